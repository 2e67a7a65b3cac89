import EarshotNotation

extension Diagnostic.Message {
  static func xmlTooLarge(_ count: Int) -> Self {
    "the file is \((count - 1) >> 20 + 1) MB; the limit is 64 MB"
  }

  static var noElement: Self {
    "there's no element; an XML file needs one element that contains all others"
  }

  static func otherXMLEncoding(_ name: String) -> Self {
    "the file declares the encoding \(name); save the file as UTF-8"
  }

  static func declaration(_ word: String) -> Self {
    "document types and entities aren't supported; delete '\(word)'"
  }

  static func unclosedMarkup(_ what: String) -> Self {
    "this \(what) isn't closed before the end of the file"
  }

  static func unclosedElement(_ name: String) -> Self {
    "<\(name)> isn't closed before the end of the file; was the file cut off?"
  }

  static var unclosedTag: Self { "this tag has no end; was the file cut off?" }

  static var unclosedValue: Self {
    "this value isn't closed before the end of the file; was the file cut off?"
  }

  static var nothingToClose: Self {
    "no element is open, so this end tag has no start tag"
  }

  static func wrongClosing(line: Int) -> Self {
    "expected the end tag of the element on line \(line), found a different end tag"
  }

  static var secondRoot: Self {
    """
    this element comes after the end of the document; split the file, because it can contain only \
    one document
    """
  }

  static var textBeforeRoot: Self { "there's text before the first element; delete the text" }

  static var textAfterRoot: Self { "there's text after the last element; delete the text" }

  static var nestedTooDeepXML: Self { "elements are nested more than 1,024 levels deep" }

  static var tooManyElements: Self { "the file contains more than 1,000,000 elements" }

  static var tooManyAttributes: Self { "an element can have at most 256 attributes" }

  static func repeatedAttribute(_ name: String) -> Self {
    "this element has the attribute '\(name)' twice; delete one"
  }

  static var lessInValue: Self { "a '<' can't be in a value; write it as '&lt;'" }

  static var bareAmpersand: Self { "this '&' doesn't begin an entity; write it as '&amp;'" }

  static func unknownEntity(_ name: String) -> Self {
    "unknown entity '&\(name);'; the entities of XML are &amp;, &lt;, &gt;, &quot;, and &apos;"
  }

  static func notACharacterNumber(_ name: String) -> Self {
    "'&\(name);' isn't a valid character number"
  }

  static func refusedCharacter(_ name: String) -> Self {
    "XML doesn't allow the character '&\(name);'"
  }

  static func controlInXML(_ byte: UInt8) -> Self {
    "XML doesn't allow the control character \(Display.escape(Unicode.Scalar(byte)))"
  }

  static func expected(_ what: String, found: String) -> Self {
    "expected \(what), found \(found)"
  }
}
