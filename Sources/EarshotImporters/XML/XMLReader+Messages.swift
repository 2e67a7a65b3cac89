import EarshotNotation

extension Diagnostic.Message {
  static func xmlTooLarge(_ count: Int) -> Self {
    "the file is \(count >> 20) MB; the limit is 64 MB"
  }

  static var noElement: Self { "no element; an XML file needs one that contains all others" }

  static func otherXMLEncoding(_ name: String) -> Self {
    "the file says it is \(name); save it as UTF-8"
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
    "this end tag closes nothing; no element is open"
  }

  static func wrongClosing(line: Int) -> Self {
    "expected the end tag of the element on line \(line), found a different one"
  }

  static var secondRoot: Self {
    """
    an element comes after the end of the document; a file can contain only one document, so split \
    it
    """
  }

  static var textBeforeRoot: Self { "text before the first element" }

  static var textAfterRoot: Self { "text after the last element" }

  static var nestedTooDeepXML: Self { "nested deeper than 1024 levels" }

  static var tooManyElements: Self { "more than 1,000,000 elements" }

  static var tooManyAttributes: Self { "more than 256 attributes in one element" }

  static func repeatedAttribute(_ name: String) -> Self {
    "this element has the attribute '\(name)' twice"
  }

  static var lessInValue: Self { "a '<' in a value; it is written '&lt;'" }

  static var bareAmpersand: Self { "an '&' that doesn't begin an entity; write '&amp;'" }

  static func unknownEntity(_ name: String) -> Self {
    "unknown entity '&\(name);'; XML knows &amp;, &lt;, &gt;, &quot; and &apos;"
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
