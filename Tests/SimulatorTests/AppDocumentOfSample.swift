import Notation
import Simulator

/// The sample app, read.
enum AppDocumentOfSample {
  static let document = AppDocument.read([SampleApp.source]).document
}
