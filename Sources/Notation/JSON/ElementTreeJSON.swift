import AccessibilityModel

/// The JSON form of screens, as tools write it: UIKit's property names.
///
/// - Source: SCREEN-FORMAT.md, "JSON".
package enum ElementTreeJSON {
  /// A node inside another takes two levels of JSON, an app two more, its parts three.
  private static let nestingLimit = 2 * ElementTreeReader.depthLimit + 8

  /// Reads an app, a screen or a bare node.
  ///
  /// - Returns: The app, if there is no error, and all that is wrong or doubtful.
  /// - Complexity: O(*n*) in the size of the file.
  package static func read(
    _ source: SourceText,
    number: Int = 0
  ) -> (AppDocument?, [Diagnostic]) {
    let (json, problems) = JSONReader.read(source, number: number, nestingLimit: nestingLimit)
    guard let json else { return (nil, problems) }
    var reader = ElementTreeReader(json, source: number)
    reader.readFile(screenName: source.screenName)
    let diagnostics = problems + reader.diagnostics
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return (nil, diagnostics) }
    let each = reader.each.map { EachBlock(selector: $0.selector, element: $0.draft.element) }
    return (AppDocument(written: reader.tree(), each: each, trivia: Trivia()), diagnostics)
  }
}

extension SourceText {
  /// What a screen made of this file is called: the name of the file without folder and ending.
  fileprivate var screenName: String {
    let file = name.split(separator: "/").last ?? ""
    let stem = file.split(separator: ".").first ?? ""
    return stem.isEmpty || stem == "-" ? "screen" : String(stem)
  }
}
