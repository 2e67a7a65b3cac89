import EarshotModel

/// The condition under which text of a file can appear in a message, an excerpt, or a report.
///
/// A shared session can name any path, and a folder can contain any link. A file therefore has to
/// indicate that it's for Earshot.
///
/// - Source: our choice; SECURITY.md promises it.
package enum Disclosure: Hashable, Sendable {
  /// The file's name has one of Earshot's extensions, or the file begins like an app.
  case byName
  /// The file begins like an app. A link points to it, and the link's name indicates a different
  /// kind of file.
  case byBeginning
  /// The text can't appear at all, because a link points to a file outside the folder that the user
  /// named.
  case never
}

extension SourceText {
  /// Whether text of the file can appear in messages.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the file up to its first line that isn't a
  ///   comment.
  package var isDisclosed: Bool {
    switch disclosure {
    case .never: false
    case .byBeginning: beginsAsScreenFile
    case .byName: name == "-" || FileKind(ofName: name) != nil || beginsAsScreenFile
    }
  }

  /// Whether the first line that's neither blank nor a comment is entirely valid as the first line
  /// of a screen file.
  package var beginsAsScreenFile: Bool {
    for line in SourceLines(utf8) where !line.content.isEmpty {
      let content = utf8[line.content]
      if content.first == UInt8(ascii: "#") { continue }
      guard line.indentation.isEmpty, content.count <= ScreenParser.lineLimit else { return false }
      var parser = ScreenParser()
      // Text from standard input is always disclosed, so the parser doesn't read this property
      // again.
      parser.read(SourceText(name: "-", utf8: Array(content)), number: 0)
      return !parser.diagnostics.hasErrors
    }
    return false
  }
}

extension SourceText {
  /// Whether the first key of JSON text is one of Earshot's keys, or the text is from standard
  /// input.
  var beginsAsOwnJSON: Bool {
    guard name != "-" else { return true }
    let quote = UInt8(ascii: "\"")
    let key = utf8.drop { $0 != quote }.dropFirst().prefix { $0 != quote }
    return key.count <= 64 && NodeKey.isKnown(String(decoding: key, as: UTF8.self))
  }
}

extension Diagnostic {
  /// The diagnostic without the source line.
  ///
  /// If the message quotes words, a general message replaces it.
  ///
  /// A quoted punctuation mark such as `','` isn't a word.
  package var withoutText: Diagnostic {
    var diagnostic = self
    diagnostic.showsText = false
    if message.quotesWords { diagnostic.message = .hidden }
    return diagnostic
  }

  /// Returns the diagnostics that Earshot can show.
  ///
  /// For a file whose text must not appear, the list has only one diagnostic, which says that
  /// Earshot doesn't show the file's errors.
  ///
  /// - Parameters:
  ///   - diagnostics: The diagnostics of the sources.
  ///   - sources: The sources that were read together.
  /// - Returns: The diagnostics, in their original order.
  /// - Complexity: O(*n*), where *n* is the number of diagnostics.
  package static func disclosed(
    _ diagnostics: [Diagnostic],
    in sources: [SourceText]
  ) -> [Diagnostic] {
    guard sources.contains(where: { $0.disclosure == .never }) else { return diagnostics }
    var gravest: [Int: Severity] = [:]
    var result: [Diagnostic] = []
    for diagnostic in diagnostics {
      let number = diagnostic.source
      guard sources.indices.contains(number), sources[number].disclosure == .never else {
        result.append(diagnostic)
        continue
      }
      guard gravest[number] != .error, gravest[number] == nil || diagnostic.severity == .error
      else { continue }
      gravest[number] = diagnostic.severity
      result.removeAll { $0.source == number }
      var hidden = Diagnostic.ofForeignFile(.reachedByLink, source: number)
      hidden.severity = diagnostic.severity
      result.append(hidden)
    }
    return result
  }
}

extension Diagnostic.Message {
  /// Whether a single quotation mark is unpaired, or a pair of them encloses nothing, a letter, a
  /// digit, or a non-ASCII character.
  ///
  /// An apostrophe between two ASCII letters, as in “isn't”, isn't a quotation mark.
  fileprivate var quotesWords: Bool {
    var pieces: [[Character]] = [[]]
    let characters = Array(text)
    for (place, character) in characters.enumerated() {
      guard character == "'" else {
        pieces[pieces.count - 1].append(character)
        continue
      }
      let isInWord =
        (place > 0 && characters[place - 1].isASCIILetter)
        && (place + 1 < characters.count && characters[place + 1].isASCIILetter)
      if !isInWord { pieces.append([]) }
    }
    guard pieces.count % 2 == 1 else { return true }
    return pieces.enumerated().contains { index, piece in
      index % 2 == 1
        && (piece.isEmpty || piece.contains { $0.isLetter || $0.isNumber || !$0.isASCII })
    }
  }

  static var hidden: Self {
    """
    this file has an error here, but Earshot doesn't quote the text, because the file doesn't begin \
    with the description of an app; check whether it's the right file
    """
  }

  static var reachedByLink: Self {
    """
    a symbolic link to this file points outside the link's folder, so Earshot doesn't show the \
    file's errors; to see them, name the file itself
    """
  }
}

extension Character {
  fileprivate var isASCIILetter: Bool { isASCII && isLetter }
}

extension NodeKey {
  /// Returns whether an app, a screen, or a node can have the key.
  fileprivate static func isKnown(_ name: String) -> Bool {
    numbers(in: .node)[name] != nil || structural.contains { $0.name == name }
  }
}
