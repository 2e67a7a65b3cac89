/// The parts of a BCP 47 language tag, for finding the words for times.
///
/// - Source: our choice; scripts are those of CLDR 47's likely subtags.
struct WrittenLanguage: Hashable, Sendable {
  /// The primary language, such as `zh`.
  let primary: String
  private let subtags: Set<String>

  /// Parses a BCP 47 tag.
  init(_ tag: String) {
    let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    primary = parts.first ?? ""
    subtags = Set(parts.dropFirst())
  }

  /// The tag for finding the language's row in the table, or `nil` if the table doesn't have the
  /// words in the language's script.
  var row: String? {
    guard primary == "zh" else {
      let others = WrittenLanguage.otherScripts[primary] ?? []
      return subtags.isDisjoint(with: others) ? primary : nil
    }
    if subtags.contains("latn") { return nil }
    let isSimplified = subtags.contains("hans") || subtags.contains("sg")
    let isTraditional = !subtags.isDisjoint(with: WrittenLanguage.traditional)
    if subtags.contains("hant") || isTraditional && !isSimplified { return "zh-hant" }
    let isShort = isSimplified && !subtags.isDisjoint(with: WrittenLanguage.shortSeconds)
    return isShort ? "zh-hans-sg" : "zh"
  }

  /// The scripts and variants whose words differ from the words in the language's row.
  private static let otherScripts: [String: Set<String>] = [
    "ms": ["arab"], "en": ["dsrt", "shaw"], "be": ["tarask"],
  ]

  /// The regions where Chinese uses traditional characters, unless the tag specifies the script.
  private static let traditional: Set<String> = [
    "au", "bn", "gb", "gf", "hk", "id", "mo", "pa", "pf", "ph", "sr", "th", "tw", "us", "vn",
  ]

  /// The regions where the word for a second in simplified characters is “秒”.
  private static let shortSeconds: Set<String> = ["hk", "mo", "sg"]
}
