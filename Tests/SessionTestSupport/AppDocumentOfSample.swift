package import EarshotNotation
import EarshotSession

/// The sample app, read.
package enum AppDocumentOfSample {
  /// The app.
  package static let document = AppDocument.read([SampleApp.source]).document
}
