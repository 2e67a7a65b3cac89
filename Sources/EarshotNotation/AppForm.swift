/// A form in which a text describes an app: what recognises it, and what reads it.
///
/// A new form is a case here. The compiler then asks how such a text begins and who reads it;
/// ``FileKind`` says which endings of names it comes with.
package enum AppForm: CaseIterable, Sendable {
  /// XML, which only other tools write.
  case xml
  /// JSON: the form of Earshot's own, or that of another tool.
  case json
  /// The notation, which is also what a text is taken for that is of no other form.
  case notation

  /// Finds the form of a text by how it begins, as far as its name leaves a choice.
  ///
  /// - Complexity: O(*n*) in what is looked at of the text: blanks and the bytes after them.
  package init(of text: SourceText) {
    let forms = AppForm.forms(ofName: text.name)
    self = forms.dropLast().first { $0.isBegun(by: text) } ?? forms.last ?? .notation
  }

  /// The forms that a text of this name may have, the last of them where it begins like no other.
  ///
  /// Standard input (`-`) has any form, and so has a name of no known kind.
  package static func forms(ofName name: some StringProtocol) -> [AppForm] {
    switch FileKind(ofName: name)?.content {
    case .app(let forms): forms
    case nil: allCases
    case .sessions: [.notation]
    }
  }

  /// Whether a text begins as one of this form does.
  private func isBegun(by text: SourceText) -> Bool {
    switch self {
    case .xml: text.start.first == UInt8(ascii: "<")
    case .json: text.start.first?.opensJSON ?? false
    case .notation: true
    }
  }

  /// Reads a text of this form after those before it.
  ///
  /// A text that need not be in the notation is shown to the reader of other formats first.
  func read(
    _ text: SourceText,
    number: Int,
    into parser: inout ScreenParser,
    foreign: inout (any ForeignReader)?
  ) {
    switch self {
    case .xml:
      let app = foreign?.read(text: text, number: number)
      parser.adopt(
        app ?? .unread(text.start.isEmpty ? .emptyExport : .noReaderOfXML, number: number),
        number: number
      )
      parser.hideTextOfStranger(text, number: number)
    case .json:
      parser.readJSON(text, number: number, foreign: &foreign)
      parser.hideTextOfStranger(text, number: number)
    case .notation:
      let mayBeForeign = FileKind(ofName: text.name) == nil || text.disclosure == .byBeginning
      if mayBeForeign, let app = foreign?.read(text: text, number: number) {
        parser.adopt(app, number: number)
      } else {
        parser.read(text, number: number)
        parser.hideTextOfStranger(text, number: number)
      }
    }
  }
}

extension ScreenParser {
  /// Says in one line without its text that a file cannot be read, if neither its name nor its
  /// beginning says that it is meant for us.
  fileprivate mutating func hideTextOfStranger(_ text: SourceText, number: Int) {
    guard diagnostics.hasErrors, !text.isDisclosed else { return }
    diagnostics.replaceErrors(of: number, by: .ofForeignFile(.stranger, source: number))
  }
}

extension SourceText {
  /// The bytes from the first one that is neither blank nor of a byte order mark.
  fileprivate var start: ArraySlice<UInt8> {
    let marks = utf8.starts(with: LineRanges.byteOrderMark) ? LineRanges.byteOrderMark.count : 0
    return utf8[marks...].drop { $0.isBlank || $0 == 0x0A || $0 == 0x0D }
  }
}

extension UInt8 {
  /// Whether a JSON text that describes something begins so.
  package var opensJSON: Bool { self == UInt8(ascii: "{") || self == UInt8(ascii: "[") }
}

extension Diagnostic.Message {
  fileprivate static var stranger: Self {
    """
    this file doesn't describe an app; if it should, name it '.screen', '.json', or '.xml' to see \
    why not
    """
  }

  fileprivate static var emptyExport: Self {
    "the file is empty; export it again once the app is in the foreground"
  }

  fileprivate static var noReaderOfXML: Self {
    "XML is what other tools write; give a reader of such formats along"
  }
}
