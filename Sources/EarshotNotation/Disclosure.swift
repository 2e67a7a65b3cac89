import EarshotModel

/// What decides whether text of a file may appear in a message, an excerpt, or a report.
///
/// A session that is passed on may name any path, and a folder may hold any link. So a file has to
/// say for itself that it is meant for Earshot.
///
/// - Source: our choice; SECURITY.md promises it.
package enum Disclosure: Hashable, Sendable {
  /// The name of the file, where it is one of Earshot's names; its beginning under other names.
  case byName
  /// Its beginning: a link leads to a file of another kind than the name says.
  case byBeginning
  /// Nothing: a link leads out of the folder that somebody named.
  case never
}

extension SourceText {
  /// Whether text of the file may appear in messages.
  ///
  /// - Complexity: O(*n*) in the length of the file up to its first line that is no comment.
  package var isDisclosed: Bool {
    switch disclosure {
    case .never: false
    case .byBeginning: beginsAsScreenFile
    case .byName: name == "-" || FileKind(ofName: name) != nil || beginsAsScreenFile
    }
  }

  /// Whether the first line that is neither blank nor a comment parses whole as the first line of a
  /// screen file.
  package var beginsAsScreenFile: Bool {
    for line in SourceLines(utf8) where !line.content.isEmpty {
      let content = utf8[line.content]
      if content.first == UInt8(ascii: "#") { continue }
      guard line.indentation.isEmpty, content.count <= ScreenParser.lineLimit else { return false }
      var parser = ScreenParser()
      // Standard input is always shown, so the parser doesn't come back here to ask.
      parser.read(SourceText(name: "-", utf8: Array(content)), number: 0)
      return !parser.diagnostics.hasErrors
    }
    return false
  }
}

extension SourceText {
  /// Whether the first key of a JSON text is one of Earshot's own form.
  var beginsAsOwnJSON: Bool {
    guard name != "-" else { return true }
    let quote = UInt8(ascii: "\"")
    let key = utf8.drop { $0 != quote }.dropFirst().prefix { $0 != quote }
    return key.count <= 64 && NodeKey.isKnown(String(decoding: key, as: UTF8.self))
  }
}

extension Diagnostic {
  /// The diagnostic without the line that it is about, and without the words of it that a message
  /// quotes.
  ///
  /// A quoted mark such as `','` is no word.
  package var withoutText: Diagnostic {
    var diagnostic = self
    diagnostic.showsText = false
    if message.quotesWords { diagnostic.message = .hidden }
    return diagnostic
  }

  /// Diagnostics as they may be shown: of a file whose text stays private, one that says only that
  /// something is wrong with it.
  ///
  /// - Parameters:
  ///   - diagnostics: The errors in the sources.
  ///   - sources: The sources that were read together.
  /// - Returns: The diagnostics, in their order.
  /// - Complexity: O(*n*) in the number of diagnostics.
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
  /// Whether a letter or a digit is between single quotation marks, or a mark has no partner.
  fileprivate var quotesWords: Bool {
    let pieces = text.split(separator: "'", omittingEmptySubsequences: false)
    guard pieces.count % 2 == 1 else { return true }
    return pieces.enumerated().contains { index, piece in
      index % 2 == 1 && piece.contains { $0.isLetter || $0.isNumber || !$0.isASCII }
    }
  }

  static var hidden: Self {
    """
    the file can't be read from here on; it doesn't begin as an app does, so Earshot doesn't show \
    its text
    """
  }

  static var reachedByLink: Self {
    """
    this link leads out of its folder, so what is wrong with the file isn't shown; name the file \
    itself to see it
    """
  }
}

extension NodeKey {
  /// Whether an app, a screen, or a node may have the key.
  fileprivate static func isKnown(_ name: String) -> Bool {
    numbers(in: .node)[name] != nil || structural.contains { $0.name == name }
  }
}
