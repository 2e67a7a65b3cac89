import EarshotModel
import Testing

@Suite("Numbers with their decimals")
struct WrittenNumberTests {
  @Test(
    "are found with the decimals they are written with",
    arguments: [
      ("1.50 euros", "1.50"), ("1,99 €", "1,99"), ("1,240 euros", "1,240"),
      ("1,240.50", "1,240.50"),
      ("1.234,5", "1.234,5"), ("1.234.567,89", "1.234.567,89"), ("1.234", "1.234"),
      ("−3 degrees", "−3"), ("-$7.85", "-7.85"), ("−€5", "−5"), ("€-5", "-5"), ("£ -5", "-5"),
      ("A-$5", "5"), ("12−5", "12"), ("covid−19", "19"), ("-", nil),
      ("-3 degrees", "-3"), ("covid-19", "19"), ("1,2345", "1,2345"), ("7.", "7"), ("007", "7"),
    ]
  )
  func found(_ text: String, _ number: String?) {
    #expect(WrittenNumber(firstIn: text)?.description == number)
  }

  @Test(
    "don't include numbers of more than 15 digits",
    arguments: ["1234567890123456", "no digits", ""]
  )
  func notFound(_ text: String) { #expect(WrittenNumber(firstIn: text) == nil) }

  private func sum(_ terms: [(Bool, [String])]) -> String? {
    let amount = Amount(
      terms: terms.map { isSubtracted, factors in
        Amount.Term(
          isSubtracted: isSubtracted,
          factors: factors.map { .text(TextTemplate($0)) }
        )
      }
    )
    return amount.sum { operand in
      guard case .text(let text) = operand, let words = text.literal else { return nil }
      return WrittenNumber(firstIn: words)
    }?.description
  }

  @Test("add, subtract, and multiply without rounding")
  func sums() {
    #expect(sum([(false, ["1.50", "2"])]) == "3.00")
    #expect(sum([(false, ["1.5"]), (false, ["0.25"])]) == "1.75")
    #expect(sum([(false, ["0.1"]), (true, ["0.3"])]) == "-0.2")
    #expect(sum([(false, ["1,99", "3"])]) == "5,97")
    #expect(sum([(false, ["2"]), (false, ["3", "4"])]) == "14")
  }

  @Test("make a number with their own number of decimals")
  func style() {
    #expect(sum([(false, ["$2,418.36"]), (false, ["-$7.85"])]) == "2,410.51")
    #expect(sum([(false, ["−2"]), (true, ["3"])]) == "−5")
    #expect(sum([(false, ["1.234,5"]), (false, ["1"])]) == "1.235,5")
    #expect(sum([(false, ["999,999"]), (false, ["1"])]) == "1,000,000")
    #expect(sum([(false, ["1,250"]), (true, ["2,251"])]) == "-1,001")
    #expect(sum([(false, ["999"]), (false, ["1"])]) == "1000")
    #expect(sum([(false, ["1,234"]), (false, ["1,5"])]) == nil)
  }

  @Test("give nothing if something has no number, or if it is too long")
  func nothing() {
    #expect(sum([(false, ["1.50", "many"])]) == nil)
    #expect(sum([(false, ["1,5"]), (false, ["1.5"])]) == nil)
    #expect(sum([(false, ["999999999999999"]), (false, ["1"])]) == nil)
    #expect(sum([(false, ["99999999999", "99999999999"])]) == nil)
    #expect(sum([(false, ["0.00000001", "0.00000001"])]) == nil)
  }
}

@Suite("Forms of a word")
struct PluralRuleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let language: String
    let forms: [String]
    /// Numbers with the form that goes with each.
    let numbers: [String: String]

    var testDescription: String { language }
  }

  static let cases = [
    Case(
      language: "en",
      forms: ["item", "items"],
      numbers: ["1": "item", "0": "items", "2": "items", "1.0": "items", "21": "items"]
    ),
    Case(
      language: "ru-RU",
      forms: ["рубль", "рубля", "рублей"],
      numbers: [
        "1": "рубль", "21": "рубль", "101": "рубль", "2": "рубля", "24": "рубля", "11": "рублей",
        "12": "рублей", "0": "рублей", "5": "рублей", "111": "рублей", "1.50": "рубля",
      ]
    ),
    Case(
      language: "pl",
      forms: ["złoty", "złote", "złotych", "złotego"],
      numbers: [
        "1": "złoty", "2": "złote", "22": "złote", "12": "złotych", "21": "złotych", "0": "złotych",
        "1.5": "złotego",
      ]
    ),
    Case(
      language: "cs",
      forms: ["koruna", "koruny", "korun"],
      numbers: ["1": "koruna", "4": "koruny", "22": "korun", "0": "korun", "1.5": "koruny"]
    ),
    Case(
      language: "fr",
      forms: ["article", "articles"],
      numbers: ["0": "article", "1": "article", "1.5": "article", "2": "articles"]
    ),
    Case(
      language: "be",
      forms: ["рубель", "рублі", "рублёў"],
      numbers: [
        "1": "рубель", "21": "рубель", "11": "рублёў", "1.00": "рубель", "2.0": "рублі",
        "5.00": "рублёў", "1.50": "рублі", "21.5": "рублі",
      ]
    ),
    Case(
      language: "uk",
      forms: ["гривня", "гривні", "гривень"],
      numbers: ["1": "гривня", "1.00": "гривні", "2.5": "гривні", "12": "гривень"]
    ),
    Case(
      language: "sk",
      forms: ["kus", "kusy", "kusov", "kusa"],
      numbers: ["1": "kus", "3": "kusy", "0": "kusov", "1.00": "kusa", "22": "kusov"]
    ),
    Case(
      language: "pt-BR",
      forms: ["item", "itens"],
      numbers: ["0": "item", "1": "item", "1.5": "item", "2": "itens"]
    ),
    Case(
      language: "pt-PT",
      forms: ["artigo", "artigos"],
      numbers: ["0": "artigos", "1": "artigo", "1.00": "artigos", "2": "artigos"]
    ),
    Case(language: "ja", forms: ["個"], numbers: ["1": "個", "5": "個"]),
  ]

  /// Languages in which 1.00 is one, and 0 and 1.5 aren't.
  static let withOne = ["es", "nb", "hu", "el", "tr", "bg"].map { language in
    Case(
      language: language,
      forms: ["euro", "euros"],
      numbers: ["0": "euros", "1": "euro", "1.00": "euro", "1.50": "euros", "21": "euros"]
    )
  }

  /// Languages in which 1.00 isn't one.
  static let withOneWhole = ["de", "nl", "sv", "it", "fi", "et"].map { language in
    Case(
      language: language,
      forms: ["euro", "euros"],
      numbers: ["0": "euros", "1": "euro", "1.00": "euros", "1.5": "euros", "21": "euros"]
    )
  }

  @Test("follow the language", arguments: cases + withOne + withOneWhole)
  func form(_ item: Case) throws {
    let amount = Amount(terms: [], forms: item.forms)
    #expect(!item.numbers.isEmpty)
    for (number, form) in item.numbers {
      let sum = try #require(WrittenNumber(number))
      #expect(amount.text(of: sum, in: item.language) == "\(number) \(form)")
    }
  }
}
