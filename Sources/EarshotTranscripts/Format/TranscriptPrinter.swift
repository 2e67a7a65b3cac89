import EarshotLines

extension Transcript {
  /// The transcript in canonical form, with the same lines, but without indentation and trailing
  /// spaces.
  ///
  /// Parsing the result gives the same transcript, with the same line numbers. Text that is already
  /// canonical doesn't change. Use this property only for session files, because it treats the text
  /// around the sessions of a document as speech.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the file.
  public var text: String {
    var sorter = TranscriptLineSorter()
    var result = ""
    for line in source.lines {
      result += line.canonical(as: sorter.kind(of: line))
      result += "\n"
    }
    return result
  }
}

extension TextLine {
  /// Returns the line in canonical form.
  fileprivate func canonical(as kind: TranscriptLineKind) -> String {
    switch kind {
    case .blank: ""
    case .prose: trimmed
    case .field(let field): field.value.isEmpty ? "\(field.name):" : "\(field.name): \(field.value)"
    case .command(let command): LineMark.command.line(command).trimmedEnd
    case .claim(let claim): LineMark.claim.line(claim).trimmedEnd
    case .heard: heardText
    case .fileName(let name): "-- \(name) --"
    case .fileLine: text
    }
  }

  /// The line in canonical form.
  ///
  /// Only a line that begins with `\` keeps its trailing spaces.
  private var heardText: String {
    let text = String(text.drop(while: \.isBlank))
    return text.begins(with: "\\") ? text : text.trimmedEnd
  }
}
