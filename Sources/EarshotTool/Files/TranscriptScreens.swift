internal import Notation
internal import Simulator

extension Transcript {
  /// Reads the texts of the screens that the transcript walks.
  func screenSources() throws(Failure) -> [SourceText] {
    switch screen {
    case .sample: [SampleApp.source]
    case .embedded(let source): [source]
    case .path(let name): try AppFiles.sources([FileTest.path(name, besides: source.name)])
    }
  }
}
