import Testing

@testable import EarshotTranscripts

@Suite("Whole words")
struct WholeWordTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var line: String
    var found: [String]
    var unfound: [String]
    var testDescription: String { line }
  }

  static let cases = [
    Case(
      line: "Cart, 12.50 euros",
      found: ["Cart", "12.50", "euros", "Cart, 12.50 euros", "12.50 euros", ","],
      unfound: ["Car", "art", "12", "50", ".50", "12.", "euro", "2.5", "cart", "Cart, 12"]
    ),
    Case(line: "At 9:12, 24 km", found: ["9:12", "24", "km"], unfound: ["9", "12", "2", "4"]),
    Case(line: "Balance, −20 euros", found: ["−20", "Balance"], unfound: ["20", "alance"]),
    Case(line: "3-20 days", found: ["20", "3-20"], unfound: ["2", "day"]),
    Case(line: "1,000 and 1\u{A0}000", found: ["1,000", "1\u{A0}000"], unfound: ["1", "000"]),
    Case(
      line: "Livraison aujourd’hui, l'eau",
      found: ["aujourd’hui", "l'eau"],
      unfound: ["aujourd", "hui", "eau"]
    ),
    Case(line: "Корзина пуста", found: ["Корзина"], unfound: ["Корзин", "пуст"]),
    Case(line: "cafe\u{301} noir", found: ["café"], unfound: ["caf", "cafe"]),
    Case(line: "購物車，2 件商品", found: ["物車", "2", "商"], unfound: ["車2"]),
    Case(line: "カートに入れる", found: ["カート", "ート", "入れ"], unfound: ["カト"]),
    Case(line: "เปิดตะกร้าสินค้า", found: ["ตะกร้า"], unfound: ["ตะกราา"]),
    Case(line: "장바구니 비우기", found: ["장바구니"], unfound: ["바구니"]),
    Case(line: "A中B", found: ["A", "中", "B", "A中"], unfound: ["AB"]),
    Case(line: "Rated 5🍕", found: ["5", "🍕", "Rated"], unfound: ["ated"]),
    Case(line: "", found: [], unfound: ["a", ""]),
  ]

  @Test("match only if neither end is inside a word", arguments: cases)
  func areFound(_ each: Case) {
    #expect(each.found.filter { !each.line.hasWholeWords($0) } == [])
    #expect(each.unfound.filter { each.line.hasWholeWords($0) } == [])
  }
}
