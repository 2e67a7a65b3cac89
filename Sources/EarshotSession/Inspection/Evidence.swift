/// A kind of evidence for a rule.
///
/// The names of a rule's sources determine its kinds of evidence.
///
/// - Source: VOICEOVER.md, chapter 1; Docs/Evidence.md has the same table.
package enum Evidence: String, CaseIterable, Hashable, Sendable {
  /// A promise in Apple's headers or documents.
  case contract
  /// Speech from a demonstration or a system's log.
  case demonstration
  /// Notes of testers and users about devices.
  case testers
  /// A model of VoiceOver, with its tests.
  case model
  /// Statements of developers.
  case article
  /// Facts about another tool's files, from its source or output.
  case tool
  /// An assessment of sources on the project's design pages.
  case design
  /// A standard that isn't about VoiceOver.
  case standard
  /// A choice of Earshot that no source confirms.
  case choice
  /// No evidence, because the word in a language is unknown.
  case nothing
}

extension Evidence {
  /// The strength of the evidence, in one word.
  ///
  /// - Source: SESSIONS.md, "The REPL's own commands", `:why`.
  package enum Weight: String, CaseIterable, Hashable, Sendable {
    /// Observed in a demonstration, in a log, by testers, or by a tool on a real screen.
    case observed
    /// Specified by a model of VoiceOver.
    case model
    /// Specified by Apple's headers or another standard.
    case contract
    /// Stated by developers, or chosen without a source.
    case choice
  }

  /// The strength of this kind of evidence.
  package var weight: Weight {
    switch self {
    case .demonstration, .testers, .tool: .observed
    case .model: .model
    case .contract, .standard: .contract
    case .article, .design, .choice, .nothing: .choice
    }
  }

  /// Returns the strength of a rule's sources.
  ///
  /// If there are several sources, observed speech takes precedence over a model of the words. A
  /// model takes precedence over a contract, because the contract specifies traits but no words.
  ///
  /// If a source begins with “our choice”, the rule is a choice, because the other sources only
  /// describe something similar.
  package static func weight(of source: String) -> Weight {
    if source.lowercased().hasPrefix("our choice") { return .choice }
    let weights = Set(kinds(in: source).map(\.weight))
    return Weight.allCases.first(where: weights.contains) ?? .choice
  }

  /// The name of the kind in Docs/Fidelity.md.
  package var words: String {
    switch self {
    case .contract: "Apple's contract"
    case .demonstration: "a recorded demonstration"
    case .testers: "testers' records"
    case .model: "a model"
    case .article: "an article or book"
    case .tool: "another tool's files"
    case .design: "the project's design"
    case .standard: "a standard"
    case .choice: "our choice"
    case .nothing: "no evidence"
    }
  }

  /// The certainty of a rule with this evidence, in words.
  package var certainty: String {
    switch self {
    case .contract: "certain, although the words may differ"
    case .demonstration: "certain for the recorded system"
    case .testers: "likely; the wording is reliable, but the punctuation isn't"
    case .model: "likely; exact for the snapshot style"
    case .article: "plausible; the facts are reliable, but the wording isn't"
    case .tool: "certain for the tool's output"
    case .design: "decided by the project; its design pages cite the sources"
    case .standard: "certain"
    case .choice: "a guess at what a VoiceOver user would expect"
    case .nothing: "a guess"
    }
  }

  /// The names of sources, with their kinds of evidence.
  ///
  /// A name that ends in `…` stands for all names that begin with the same text.
  package static let names: [(name: String, kind: Evidence)] = [
    ("UIAccessibility.h", .contract), ("UIAccessibility…", .contract), ("UIKit", .contract),
    ("UISwitch", .contract), ("XCUIAutomation", .contract), ("VoiceOver settings", .contract),
    ("VoiceOver User Guide", .contract), ("Apple docs", .contract),
    ("Apple Support HT210417", .contract), ("Apple news 4dcwl3iv", .contract),
    ("WWDC…", .demonstration), ("iOS 26.5 log", .demonstration),
    ("device check", .demonstration), ("iOS 27 utterances", .demonstration),
    ("OpenCCman logs", .demonstration),
    ("AS#…", .testers), ("a11ysupport.io", .testers), ("magentaA11y", .testers),
    ("cvs-health", .testers), ("kickstarter#545", .testers), ("flutter#…", .testers),
    ("Orange ouds-ios#…", .testers),
    ("SwiftEntryKit#294", .testers), ("true-sheet#…", .testers), ("maui#3736", .testers),
    ("XamarinCommunityToolkit#1385", .testers),
    ("openradar#15663", .testers), ("RZUtils#173", .testers), ("NavCogIOS#46", .testers),
    ("Awful.app#363", .testers), ("r2-testapp-swift#107", .testers),
    ("NetNewsWire#2242", .testers), ("cloud-sdk-ios-fiori#1509", .testers),
    ("openradar#2838", .testers), ("AdaptiveCards#6848", .testers), ("AudioBooth#304", .testers),
    ("pocket-casts-ios#509", .testers),
    ("firefox-ios#…", .testers), ("react-native-picker#582", .testers),
    ("captions of iOS 26.6.1", .demonstration), ("freee guidelines", .testers),
    ("openradar#19152", .testers), ("Xamarin#8848", .testers),
    ("material-components-ios#…", .testers), ("react-native#…", .testers),
    ("WordPress-iOS#…", .testers), ("swift#87860", .testers), ("fluentui-apple#…", .testers),
    ("Teams-AdaptiveCards-Mobile#…", .testers),
    ("pride-london-app#322", .testers),
    ("va-mobile-app", .testers),
    ("square/Blueprint#…", .testers), ("TTTAttributedLabel#818", .testers),
    ("TheButtonHeist", .testers), ("blindios.uk", .testers), ("AppleVis", .testers),
    ("vo-gestures", .testers), ("iOS 14 commands", .testers), ("AXTraits.h", .testers),
    ("simulator notes", .testers), ("w3c/matf#39", .testers),
    ("AccessibilitySnapshot", .model),
    ("Kodeco's article", .article), ("Audio Graphs notes", .article),
    ("UIAccessibility notes", .article), ("vo-portal", .article), ("yaraneba", .article),
    ("voiceover-easy", .article),
    ("accessibility-book", .article), ("Dodo Pizza article", .article),
    ("Yandex speech talk", .article), ("ronnqvi.st", .article),
    ("AccessibilityAnnouncer", .article), ("iaccessibility.net", .article),
    ("kevin-hirsch.com", .article),
    ("WWDC20-10116 notes", .article), ("WWDC23-10036, transcript", .article),
    ("WWDC23-10036 transcript", .article), ("basbroek.nl", .article),
    ("WebDriverAgent", .tool), ("XCUITest", .tool), ("XcodeBuildMCP", .tool),
    ("XCUIElementType", .tool),
    ("idb, FBAXKeys", .tool), ("AXe", .tool), ("ButtonHeist", .tool),
    ("VoiceOver Designer", .tool), ("Maestro", .tool), ("Appium", .tool), ("sim-use", .tool),
    ("Chrome DevTools Protocol", .tool), ("Flutter", .tool),
    ("VOICEOVER.md", .design), ("SCREEN-FORMAT.md", .design), ("SESSIONS.md", .design),
    ("TERMINAL.md", .design), ("RELIABILITY.md", .design), ("AUDIT.md", .design),
    ("APP-AUDIO.md", .design), ("AUDIO-GRAPHS.md", .design), ("VOICE-CONTROL.md", .design),
    ("CommonMark", .standard), ("ECMA-48", .standard), ("CWE-150", .standard),
    ("WCAG", .standard), ("SARIF 2.1.0", .standard),
    ("Unicode CLDR", .standard),
    ("UAX #11", .standard), ("Unicode Standard Annex 29", .standard), ("UTS #51", .standard),
    ("BCP-47", .standard), ("TAP 14", .standard), ("JSON Schema", .standard),
    ("GitHub Actions", .standard), ("XML 1.0", .standard), ("WAI-ARIA", .standard),
    ("our choice", .choice), ("unsourced", .nothing),
  ]
}

extension Evidence {
  /// Returns the kinds of evidence that a source contains, in the order of the cases.
  ///
  /// The source can be a list of names, or a sentence that contains names.
  package static func kinds(in source: String) -> [Evidence] {
    var found: Set<Evidence> = []
    var rest = source[...]
    var mayBegin = true
    while let first = rest.first {
      if mayBegin, let (kind, length) = longestName(at: rest) {
        found.insert(kind)
        rest = rest.dropFirst(length)
        mayBegin = false
      } else {
        mayBegin = !(first.isLetter || first.isNumber)
        rest = rest.dropFirst()
      }
    }
    return allCases.filter(found.contains)
  }

  private static func longestName(at text: Substring) -> (kind: Evidence, length: Int)? {
    var best: (kind: Evidence, length: Int)?
    guard let first = text.utf8.first else { return nil }
    for (beginning, kind) in beginnings[first] ?? [] {
      guard beginning.count > best?.length ?? 0, text.utf8.starts(with: beginning.utf8) else {
        continue
      }
      best = (kind, beginning.count)
    }
    return best
  }

  /// The strings that the names of sources begin with, by their first byte.
  private static let beginnings: [UInt8: [(text: Substring, kind: Evidence)]] = {
    let rows = names.map { (text: $0.hasSuffix("…") ? $0.dropLast() : $0[...], kind: $1) }
    return Dictionary(grouping: rows) { $0.text.utf8.first ?? 0 }
  }()
}
