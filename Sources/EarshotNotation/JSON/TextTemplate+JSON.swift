import EarshotModel

extension TextTemplate {
  /// The text with its references in braces, in a form that reads back as the same text.
  ///
  /// If a literal brace would look like a reference, braces in literal text get a backslash, and
  /// backslashes immediately before any brace are doubled. This form is our choice, modeled on the
  /// notation's strings.
  var jsonText: String {
    let plain = notation
    let isPlain = !plain.contains("\\{")
    if isPlain, (try? Sentence.template(plain, source: 0, range: 0..<0)) == self { return plain }
    var result = ""
    for segment in segments {
      switch segment {
      case .literal(let text): result.append(escapingBraces: text)
      case .reference, .amount, .parameter:
        result.doubleFinalBackslashes()
        result += segment.words
      }
    }
    return result
  }
}

extension ElementTreeReader {
  /// Returns literal text, or text with references.
  mutating func template(
    _ index: JSONTree.Index,
    isInterpolated: Bool
  ) throws(Diagnostic) -> TextTemplate {
    let text = try string(index)
    guard isInterpolated else { return TextTemplate(text) }
    guard text.contains("\\{") else { return try sentence(index, noting: Sentence.template) }
    var segments: [TextTemplate.Segment] = []
    let range = rangeOfText(index)
    for piece in text.piecesAroundBraces {
      if piece.isBrace {
        segments.append(.literal("{"))
      } else {
        segments +=
          try Sentence.template(piece.text, source: source, range: range, uses: &uses).segments
      }
    }
    return TextTemplate(segments: segments)
  }
}

extension String {
  fileprivate mutating func append(escapingBraces text: String) {
    for scalar in text.unicodeScalars {
      if scalar == "{" {
        doubleFinalBackslashes()
        self += "\\"
      }
      unicodeScalars.append(scalar)
    }
  }

  fileprivate mutating func doubleFinalBackslashes() {
    let count = utf8.reversed().prefix { $0 == UInt8(ascii: "\\") }.count
    self += String(repeating: "\\", count: count)
  }

  /// The escaped braces in the text, and the text between them.
  fileprivate var piecesAroundBraces: [(text: String, isBrace: Bool)] {
    var pieces: [(text: String, isBrace: Bool)] = []
    var text = ""
    var backslashes = 0
    for scalar in unicodeScalars {
      if scalar == "\\" {
        backslashes += 1
        continue
      }
      let isBrace = scalar == "{" && !backslashes.isMultiple(of: 2)
      text += String(repeating: "\\", count: scalar == "{" ? backslashes / 2 : backslashes)
      backslashes = 0
      if isBrace {
        pieces += [(text, false), ("{", true)]
        text = ""
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return pieces + [(text + String(repeating: "\\", count: backslashes), false)]
  }
}
