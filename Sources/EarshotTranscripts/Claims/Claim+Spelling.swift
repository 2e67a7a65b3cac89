import EarshotLines
import EarshotNotation
import EarshotSession

extension Claim {
  /// The text of the app that a claim which fails was perhaps meant to name, as the end of a message;
  /// empty if what it asks for may be said, or is near to nothing.
  ///
  /// - Complexity: as ``SpokenTexts/meant(by:caseMatters:)``.
  func spelling(in document: AppDocument) -> String {
    guard !isNegated, let texts = heardTexts, !texts.isEmpty else { return "" }
    let spoken = SpokenTexts(document)
    let near = texts.lazy.compactMap { spoken.meant(by: $0, caseMatters: false) }.first
    return near.map { "; did you mean \(quoted($0))?" } ?? ""
  }

  /// The texts that the claim asks to hear, or `nil` if it is of another kind.
  private var heardTexts: [String]? {
    switch content {
    case .says(let text): [text]
    case .conveys(_, let items):
      items.compactMap { item in
        switch item {
        case .label(let text), .value(let text), .hint(let text): text
        case .position, .action, .role, .state: nil
        }
      }
    default: nil
    }
  }
}
