import EarshotLines

extension Transcript {
  /// The transcript in canonical form: a line a line, without indentation and trailing blanks.
  ///
  /// Reading it again gives the same transcript, at the same lines; what is canonical already comes
  /// back byte for byte. It is meant for files of their own: the text around the sessions of a
  /// document would be taken for speech.
  ///
  /// - Complexity: O(*n*) in the length of the file.
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
  /// The line as it is printed.
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

  /// Speech keeps its blanks after a `\`, and nowhere else.
  private var heardText: String {
    let text = String(text.drop(while: \.isBlank))
    return text.begins(with: "\\") ? text : text.trimmedEnd
  }
}
