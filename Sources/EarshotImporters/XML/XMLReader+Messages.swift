import EarshotNotation

extension Diagnostic.Message {
  static func xmlTooLarge(_ count: Int) -> Self {
    "the file is \((count - 1) >> 20 + 1) MiB; the limit is 64 MiB, so export fewer screens at a time"
  }

  static var noElement: Self {
    """
    the file has no elements; export the screen again, because an XML file needs one element that \
    contains all others
    """
  }

  static func otherXMLEncoding(_ name: String) -> Self {
    """
    the file declares the encoding \(name); save the file as UTF-8, and declare the encoding UTF-8 \
    in its first line
    """
  }

  static func declaration(_ word: String) -> Self {
    """
    Earshot doesn't support the declaration of a document type or an entity; delete the whole \
    declaration, from '\(word)' to the '>' that closes it
    """
  }

  static var webPage: Self {
    """
    this file is a web page in HTML; export the accessibility tree of the page with the command \
    Accessibility.getFullAXTree of Chrome, and open that file
    """
  }

  static var strayDeclaration: Self {
    "'<!' doesn't begin a comment here; begin a comment with '<!--', or write '<' in text as &lt;"
  }

  static func unclosedMarkup(_ what: String, _ end: String) -> Self {
    "this \(what) isn't closed; add '\(end)' or, if the file was cut off, export it again"
  }

  static func unclosedElement(_ name: String) -> Self {
    "<\(name)> isn't closed; add '</\(name)>' or, if the file was cut off, export it again"
  }

  static var unclosedTag: Self {
    "this tag has no '>' at its end; add it or, if the file was cut off, export the file again"
  }

  static var unclosedValue: Self {
    "this value isn't closed; add a quotation mark or, if the file was cut off, export it again"
  }

  static var nothingToClose: Self {
    "this end tag has no start tag; delete the end tag"
  }

  static func wrongClosing(_ name: String, line: Int) -> Self {
    """
    this end tag doesn't match the start tag on line \(line); correct one of the tags, or add \
    '</\(name)>' before this end tag
    """
  }

  static var secondRoot: Self {
    """
    this element comes after the end of the XML document; split the file, because it can contain only \
    one document
    """
  }

  static var textBeforeRoot: Self { "there's text before the first element; delete the text" }

  static var textAfterRoot: Self {
    "there's text after the end of the last element; delete the text"
  }

  static var nestedTooDeepXML: Self {
    "elements are nested more than 1,024 levels deep; limit the depth when you export the screen"
  }

  static var tooManyElements: Self {
    "the file contains more than 1,000,000 elements; export fewer screens at a time"
  }

  static var tooManyAttributes: Self {
    "an element can have at most 256 attributes; delete the attributes that you don't need"
  }

  static func repeatedAttribute(_ name: String) -> Self {
    "this element has the attribute '\(name)' more than once; keep only one of them"
  }

  static var lessInValue: Self { "a '<' can't be in a value; write it as &lt;" }

  static var bareAmpersand: Self { "this '&' doesn't begin an entity; write it as &amp;" }

  static func unknownEntity(_ name: String) -> Self {
    """
    unknown entity '&\(name);'; write the character, a reference such as '&#233;', or an entity of \
    XML: &amp;, &lt;, &gt;, &quot;, or &apos;
    """
  }

  static func notACharacterNumber(_ name: String) -> Self {
    "'&\(name);' isn't a valid character reference; write a reference such as '&#233;'"
  }

  static func refusedCharacter(_ name: String) -> Self {
    "XML doesn't allow the character '&\(name);'; delete it"
  }

  static func controlInXML(_ byte: UInt8) -> Self {
    "XML doesn't allow the control character \(Display.escape(Unicode.Scalar(byte))); delete it"
  }

  static func expected(_ what: String, found: String) -> Self {
    "expected \(what), found \(found); correct the tag or, if the file was cut off, export it again"
  }
}
