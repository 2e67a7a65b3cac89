extension TimeWords {
  /// The words of one language.
  ///
  /// Bars separate the forms of a unit.
  struct Row: Sendable {
    let tag: String
    let hours: String
    let minutes: String
    let seconds: String
    let spacing: Spacing

    init(
      _ tag: String,
      _ hours: String,
      _ minutes: String,
      _ seconds: String,
      _ spacing: Spacing = .everywhere
    ) {
      self.tag = tag
      self.hours = hours
      self.minutes = minutes
      self.seconds = seconds
      self.spacing = spacing
    }
  }

  /// The words in the languages that ``PluralRule`` supports, in the order of its languages, with
  /// additional rows for Chinese.
  ///
  /// - Source: our choice: the long unit patterns of CLDR 47 for hours, minutes, and seconds.
  static let table = [
    Row("ja", "時間", "分", "秒"),
    Row("ko", "시간", "분", "초", .betweenParts),
    Row("zh", "小时", "分钟", "秒钟", .nowhere),
    Row("zh-hant", "小時", "分鐘", "秒"), Row("zh-hans-sg", "小时", "分钟", "秒", .nowhere),
    Row("vi", "giờ", "phút", "giây"),
    Row("th", "ชั่วโมง", "นาที", "วินาที"),
    Row("id", "jam", "menit", "detik"),
    Row("ms", "jam", "minit", "saat"),
    Row("en", "hour|hours", "minute|minutes", "second|seconds"),
    Row("de", "Stunde|Stunden", "Minute|Minuten", "Sekunde|Sekunden"),
    Row("nl", "uur|uur", "minuut|minuten", "seconde|seconden"),
    Row("sv", "timme|timmar", "minut|minuter", "sekund|sekunder"),
    Row("it", "ora|ore", "minuto|minuti", "secondo|secondi"),
    Row("fi", "tunti|tuntia", "minuutti|minuuttia", "sekunti|sekuntia"),
    Row("et", "tund|tundi", "minut|minutit", "sekund|sekundit"),
    Row("es", "hora|horas", "minuto|minutos", "segundo|segundos"),
    Row("nb", "time|timer", "minutt|minutter", "sekund|sekunder"),
    Row("hu", "óra|óra", "perc|perc", "másodperc|másodperc"),
    Row("el", "ώρα|ώρες", "λεπτό|λεπτά", "δευτερόλεπτο|δευτερόλεπτα"),
    Row("tr", "saat|saat", "dakika|dakika", "saniye|saniye"),
    Row("bg", "час|часа", "минута|минути", "секунда|секунди"),
    Row("fr", "heure|heures", "minute|minutes", "seconde|secondes"),
    Row("pt", "hora|horas", "minuto|minutos", "segundo|segundos"),
    Row("ru", "час|часа|часов", "минута|минуты|минут", "секунда|секунды|секунд"),
    Row("uk", "година|години|годин", "хвилина|хвилини|хвилин", "секунда|секунди|секунд"),
    Row("be", "гадзіна|гадзіны|гадзін", "хвіліна|хвіліны|хвілін", "секунда|секунды|секунд"),
    Row("pl", "godzina|godziny|godzin", "minuta|minuty|minut", "sekunda|sekundy|sekund"),
    Row("cs", "hodina|hodiny|hodin", "minuta|minuty|minut", "sekunda|sekundy|sekund"),
    Row("sk", "hodina|hodiny|hodín", "minúta|minúty|minút", "sekunda|sekundy|sekúnd"),
  ]
}
