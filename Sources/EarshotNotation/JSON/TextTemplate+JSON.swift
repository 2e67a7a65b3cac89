import EarshotModel

extension TextTemplate {
  /// The text with its references in braces, so that it is read as the same text.
  ///
  /// Where a brace that is just a brace would be read as a reference, braces of words get a
  /// backslash, and backslashes right before any brace are doubled. Our choice, after the
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
  /// A text that is literal, or one with references.
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

  /// The texts between the braces that have a backslash of their own, and these braces.
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
