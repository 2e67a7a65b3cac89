/// A form in which a text describes an app: what recognises it, and what reads it.
///
/// A new form is a case here. The compiler then asks how such a text begins and who reads it;
/// ``FileKind`` says which endings of names it comes with.
package enum AppForm: CaseIterable, Sendable {
  /// The JSON form.
  case json
  /// The notation, which is also what a text is taken for that is of no other form.
  case notation

  /// Finds the form of a text by its name, and where that leaves a choice by how the text begins.
  ///
  /// - Complexity: O(*n*) in what is looked at of the text: blanks and the bytes after them.
  package init(of text: SourceText) {
    let forms = AppForm.forms(ofName: text.name)
    self = forms.dropLast().first { $0.isBegun(by: text) } ?? forms.last ?? .notation
  }

  /// The forms that a text of this name may have, the last of them where it begins like no other.
  ///
  /// Standard input (`-`) has any form. A name of no known kind, or of a session, is that of a
  /// text in the notation.
  package static func forms(ofName name: some StringProtocol) -> [AppForm] {
    switch FileKind(ofName: name)?.content {
    case .app(let forms): forms
    case nil where name == "-": allCases
    case .sessions, nil: [.notation]
    }
  }

  /// Whether a text begins as one of this form does.
  private func isBegun(by text: SourceText) -> Bool {
    switch self {
    case .json: text.start.first == UInt8(ascii: "{")
    case .notation: true
    }
  }

  /// Reads a text of this form after those before it.
  func read(_ text: SourceText, number: Int, into parser: inout ScreenParser) {
    switch self {
    case .json: parser.readJSON(text, number: number)
    case .notation: parser.read(text, number: number)
    }
  }
}

extension SourceText {
  /// The bytes from the first one that is neither blank nor of a byte order mark.
  fileprivate var start: ArraySlice<UInt8> {
    let marks = utf8.starts(with: LineRanges.byteOrderMark) ? LineRanges.byteOrderMark.count : 0
    return utf8[marks...].drop { $0.isBlank || $0 == 0x0A || $0 == 0x0D }
  }
}
