package import EarshotNotation
import EarshotSession
package import EarshotTranscripts
import TestSupport

extension Transcript {
  /// The text of the screens that a transcript of the project walks through.
  package func screenSource() throws -> SourceText {
    switch screen {
    case .embedded(let source): return source
    case .path(let name):
      let folder = source.name.split(separator: "/").dropLast().map { $0 + "/" }.joined()
      return try ProjectFiles.source(folder + name)
    case .sample: return SampleApp.source
    }
  }
}
