import EarshotNotation
import EarshotSession

/// The sample app, read.
enum AppDocumentOfSample {
  static let document = AppDocument.read([SampleApp.source]).document
}
