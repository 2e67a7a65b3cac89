import EarshotModel

/// The JSON form of screens, as tools write it: UIKit's property names.
///
/// - Source: SCREEN-FORMAT.md, "JSON".
package enum ElementTreeJSON {
  /// Reads an app, a screen or a bare node.
  ///
  /// - Returns: The app, if there is no error, and all that is wrong or doubtful.
  /// - Complexity: O(*n*) in the size of the file.
  package static func read(
    _ source: SourceText,
    number: Int = 0
  ) -> (AppDocument?, [Diagnostic]) {
    var parser = ScreenParser()
    parser.readJSON(source, number: number)
    let result = parser.finish()
    return (result.document, result.diagnostics)
  }
}
