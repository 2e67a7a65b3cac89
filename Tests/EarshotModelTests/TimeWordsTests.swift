@testable import EarshotModel
import Testing

@Suite("Words for a time")
struct TimeWordsTests {
  @Test(
    "leave out the parts that are 0",
    arguments: [
      ("0", "0 seconds"), ("1", "1 second"), ("61", "1 minute 1 second"), ("60", "1 minute"),
      ("615", "10 minutes 15 seconds"), ("3600", "1 hour"), ("3605", "1 hour 5 seconds"),
      ("3900", "1 hour 5 minutes"), ("7322", "2 hours 2 minutes 2 seconds"),
      ("360000", "100 hours"),
    ]
  )
  func english(_ seconds: String, _ words: String) {
    #expect(TimeWords(language: nil)?.text(ofSeconds: seconds) == words)
  }

  @Test(
    "have the forms and the spaces of their language",
    arguments: [
      ("de", "1 Stunde 5 Minuten 1 Sekunde"), ("ru-RU", "1 час 5 минут 1 секунда"),
      ("zh-Hans", "1小时5分钟1秒钟"), ("zh_CN", "1小时5分钟1秒钟"), ("zh-Hans-HK", "1小时5分钟1秒"),
      ("zh-SG", "1小时5分钟1秒"), ("zh-Hant", "1 小時 5 分鐘 1 秒"), ("zh-TW", "1 小時 5 分鐘 1 秒"),
      ("zh-HK", "1 小時 5 分鐘 1 秒"), ("zh_Hant_MO", "1 小時 5 分鐘 1 秒"), ("ja", "1 時間 5 分 1 秒"),
      ("ko", "1시간 5분 1초"),
      ("vi", "1 giờ 5 phút 1 giây"), ("fr", "1 heure 5 minutes 1 seconde"),
      ("pl", "1 godzina 5 minut 1 sekunda"), ("pt-PT", "1 hora 5 minutos 1 segundo"),
    ]
  )
  func languages(_ language: String, _ words: String) {
    #expect(TimeWords(language: language)?.text(ofSeconds: "3901") == words)
  }

  @Test("handle 21 and 22 as their language does", arguments: [("ru", "21 минута 22 секунды")])
  func slavic(_ language: String, _ words: String) {
    #expect(TimeWords(language: language)?.text(ofSeconds: "1282") == words)
  }

  @Test(
    "are missing for what isn't a number of seconds",
    arguments: ["", "-1", "1.5", "10:15", "x"]
  )
  func others(_ text: String) {
    #expect(TimeWords(language: "en")?.text(ofSeconds: text) == nil)
  }

  @Test(
    "are recognized as they are spoken",
    arguments: [
      ("1 hour", true), ("1 hour 5 seconds", true), ("90 seconds", false), ("1 minutes", false),
      ("1:15", false), ("", false), ("75", false), ("1 minute 15 seconds", true),
    ]
  )
  func recognized(_ text: String, _ isTime: Bool) {
    #expect(TimeWords(language: "en")?.says(text) == isTime)
  }

  @Test("are known for exactly the languages whose forms are")
  func table() {
    #expect(TimeWords(language: "sw") == nil)
    #expect(TimeWords(language: "ms-Arab") == nil)
    #expect(TimeWords(language: "ms-BN") != nil)
    for row in TimeWords.table {
      let forms = PluralRule(language: row.tag)?.formCounts.lowerBound
      for unit in [row.hours, row.minutes, row.seconds] {
        #expect(unit.split(separator: "|").count == forms, "\(row.tag)")
      }
    }
  }
}
