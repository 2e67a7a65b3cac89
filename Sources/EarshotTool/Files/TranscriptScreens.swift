internal import EarshotNotation
internal import EarshotSession

extension Transcript {
  /// Reads the texts of the screens that the transcript walks.
  func screenSources() throws(Failure) -> [SourceText] {
    switch screen {
    case .sample: [SampleApp.source]
    case .embedded(let source): [source]
    case .path(let name): try Operands.appSources([name.asPath(besides: source.name)])
    }
  }
}

extension String {
  /// The path of a file that another file names so, seen from where the program stands.
  func asPath(besides file: String) -> String {
    guard !hasPrefix("/"), let slash = file.lastIndex(of: "/") else { return self }
    return file[...slash] + self
  }
}
