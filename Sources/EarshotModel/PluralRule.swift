/// The rule that selects the form of a word for a number in a language.
///
/// - Source: our choice, with the plural rules of CLDR 47; its “many” and “other” share one form
///   where only millions or fractions need both.
public enum PluralRule: Hashable, Sendable {
  /// One form for all numbers.
  case single
  /// The first form for 1 without decimals, and the second for all other numbers.
  case oneWhole
  /// The first form for 1, with or without decimals, and the second for all other numbers.
  case one
  /// The first form for numbers whose whole part is 0 or 1, and the second for all other numbers.
  case belowTwo
  /// The first form for 1, 21, 31, and so on, the second for 2 to 4, 22 to 24, and so on, and the
  /// third for all other numbers. Fractions use the second form.
  case eastSlavic
  /// The East Slavic forms, except that a number with only zeros as decimals isn't a fraction.
  case belarusian
  /// The first form for 1, the second for 2 to 4, 22 to 24, and so on, the third for all other
  /// numbers, and, optionally, a fourth for fractions.
  case polish
  /// The first form for 1, the second for 2 to 4, the third for all other numbers, and, optionally,
  /// a fourth for fractions.
  case czech

  private struct Language {
    let tag: String
    let name: String
    let rule: PluralRule

    init(_ tag: String, _ name: String, _ rule: PluralRule) {
      self.tag = tag
      self.name = name
      self.rule = rule
    }
  }

  private static let languages = [
    Language("ja", "Japanese", .single), Language("ko", "Korean", .single),
    Language("zh", "Chinese", .single), Language("vi", "Vietnamese", .single),
    Language("th", "Thai", .single), Language("id", "Indonesian", .single),
    Language("ms", "Malay", .single),
    Language("en", "English", .oneWhole), Language("de", "German", .oneWhole),
    Language("nl", "Dutch", .oneWhole), Language("sv", "Swedish", .oneWhole),
    Language("it", "Italian", .oneWhole), Language("fi", "Finnish", .oneWhole),
    Language("et", "Estonian", .oneWhole),
    Language("es", "Spanish", .one), Language("nb", "Norwegian", .one),
    Language("hu", "Hungarian", .one), Language("el", "Greek", .one),
    Language("tr", "Turkish", .one), Language("bg", "Bulgarian", .one),
    Language("fr", "French", .belowTwo), Language("pt", "Portuguese", .belowTwo),
    Language("pt-pt", "European Portuguese", .oneWhole),
    Language("ru", "Russian", .eastSlavic), Language("uk", "Ukrainian", .eastSlavic),
    Language("be", "Belarusian", .belarusian),
    Language("pl", "Polish", .polish),
    Language("cs", "Czech", .czech), Language("sk", "Slovak", .czech),
  ]

  /// Creates the rule for a BCP 47 language, or the English rule if there's no language.
  ///
  /// - Returns: The rule, or `nil` for a language without a known rule.
  public init?(language: String?) {
    guard let entry = PluralRule.language(language) else { return nil }
    self = entry.rule
  }

  /// Returns the English name of a language, or `nil` if its rule is unknown.
  package static func name(of language: String?) -> String? { self.language(language)?.name }

  private static func language(_ tag: String?) -> Language? {
    let tag = tag ?? "en"
    if let known = languages.first(where: { $0.tag == tag }) { return known }
    let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }.prefix(2)
    let (name, first) = (parts.joined(separator: "-"), parts.first ?? "")
    return languages.first { $0.tag == name } ?? languages.first { $0.tag == first }
  }

  /// The permitted numbers of forms in an amount.
  package var formCounts: ClosedRange<Int> {
    switch self {
    case .single: 1...1
    case .oneWhole, .one, .belowTwo: 2...2
    case .eastSlavic, .belarusian: 3...3
    case .polish, .czech: 3...4
    }
  }

  /// Returns the index of the form for a number, starting at 0, given the number of forms.
  func form(for number: WrittenNumber, of count: Int) -> Int {
    switch self {
    case .single: return 0
    case .oneWhole: return number.isOne && !number.isFraction ? 0 : 1
    case .one: return number.isOne ? 0 : 1
    case .belowTwo: return number.wholePart < 2 ? 0 : 1
    case .eastSlavic, .polish, .czech:
      guard !number.isFraction else { return count == 4 ? 3 : 1 }
      return slavicForm(for: number.wholePart)
    case .belarusian: return number.isWhole ? slavicForm(for: number.wholePart) : 1
    }
  }

  private func slavicForm(for count: Int) -> Int {
    let (last, teens) = (count % 10, (11...14).contains(count % 100))
    switch self {
    case .eastSlavic, .belarusian:
      return last == 1 && !teens ? 0 : (2...4).contains(last) && !teens ? 1 : 2
    case .polish: return count == 1 ? 0 : (2...4).contains(last) && !teens ? 1 : 2
    default: return count == 1 ? 0 : (2...4).contains(count) ? 1 : 2
    }
  }
}
