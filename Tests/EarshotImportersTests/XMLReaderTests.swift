import EarshotNotation
import Testing

@testable import EarshotImporters

@Suite("XML")
struct XMLReaderTests {
  @Test("elements, attributes, and text are read with their places")
  func structure() throws {
    let text = """
      \u{FEFF}<?xml version="1.0" encoding="UTF-8"?>
      <!-- a comment with <b> -->
      <a x='1' y="2 &amp; &#x33;&#10;4">
        <b:c-d/>text <![CDATA[<&>]]> &lt;
      </a>
      """
    let tree = try XMLReader.read(SourceText(name: "a.xml", text))
    #expect(tree.elements.map { tree.name(of: $0) } == ["a", "b:c-d"])
    #expect(tree.elements.map(\.depth) == [0, 1])
    #expect(tree.elements.map(\.parent) == [-1, 0])
    let root = tree.elements[0]
    #expect(tree.attribute(tree.number(of: "x"), of: root)?.value == "1")
    #expect(tree.attribute(tree.number(of: "y"), of: root)?.value == "2 & 3\n4")
    #expect(tree.attribute(tree.number(of: "z"), of: root) == nil)
    #expect(root.text == "text <&> <\n" || root.text?.contains("<&> <") == true)
    let bytes = Array(text.utf8)[root.range]
    #expect(String(decoding: bytes, as: UTF8.self).hasPrefix("<a x='1'"))
  }

  @Test("a line break in an attribute is a space, as in XML")
  func normalization() throws {
    let tree = try XMLReader.read(SourceText(name: "a.xml", "<a x='1\r\n2\t3'/>"))
    #expect(tree.attributes.map(\.value) == ["1  2 3"])
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let place: String
    let words: String

    init(_ text: String, _ place: String, _ words: String) {
      (self.text, self.place, self.words) = (text, place, words)
    }

    var testDescription: String { text.debugDescription }
  }

  @Test(
    "mistakes are reported at their places",
    arguments: [
      Case("", "1:1", "no element"),
      Case("<a>", "1:1", "<a> isn't closed"),
      Case(
        "<a>\n<b>\n</a>",
        "3:1",
        """
        this end tag doesn't match the start tag on line 2; correct one of the tags, or add \
        '</b>' before this end tag
        """
      ),
      Case("</a>", "1:1", "this end tag has no start tag"),
      Case("<a/><b/>", "1:5", "this element comes after the end of the XML document"),
      Case("<a/>\nmore", "2:1", "there's text after the end of the last element"),
      Case("more<a/>", "1:1", "there's text before the first element"),
      Case("<a x='1' x='2'/>", "1:10", "this element has the attribute 'x' more than once"),
      Case("<a x=1/>", "1:6", "expected a value in quotes"),
      Case("<a x/>", "1:5", "expected '=' and a value"),
      Case("<a x='1'y='2'/>", "1:9", "expected a space"),
      Case("<a x='<'/>", "1:7", "a '<' can't be in a value"),
      Case("<a x='1", "1:6", "this value isn't closed"),
      Case("<a x='1' ", "1:1", "this tag has no '>'"),
      Case("<a>&b;</a>", "1:4", "unknown entity '&b;'"),
      Case("<a>& b</a>", "1:4", "this '&' doesn't begin an entity"),
      Case("<a>&#0;</a>", "1:4", "XML doesn't allow the character"),
      Case("<a>&#27;</a>", "1:4", "XML doesn't allow the character"),
      Case("<a>&#xD800;</a>", "1:4", "XML doesn't allow the character"),
      Case("<a>&#x110000;</a>", "1:4", "XML doesn't allow the character"),
      Case("<a>&#1x;</a>", "1:4", "isn't a valid character reference"),
      Case("<a x='\u{1B}'/>", "1:7", "the control character \\u{1B}"),
      Case("<a><!-- </a>", "1:4", "this comment isn't closed"),
      Case("<a>\n<!DOCTYPE a></a>", "2:1", "from '<!DOCTYPE' to the '>'"),
      Case("<!DOCTYPE a [<!ENTITY b 'c'>]><a/>", "1:1", "from '<!DOCTYPE' to the '>'"),
      Case("<a><!ENTITY % b 'c'></a>", "1:4", "from '<!ENTITY' to the '>'"),
      Case("<!DOCTYPE html><html></html>", "1:1", "this file is a web page in HTML"),
      Case("<a><!- b --></a>", "1:4", "begin a comment with '<!--'"),
      Case("<a/><![CDATA[b]]>", "1:5", "there's text after the end of the last element"),
      Case("<?xml version='1.0' encoding='UTF-16'?><a/>", "1:1", "the encoding UTF-16"),
      Case("<a\u{0}/>", "1:3", "a NUL byte"),
    ]
  )
  func diagnostics(_ example: Case) {
    let source = SourceText(name: "a.xml", example.text)
    let error = #expect(throws: Diagnostic.self) { try XMLReader.read(source) }
    guard let error else { return }
    let place = source.place(of: error.range.lowerBound)
    #expect("\(place.line):\(place.column)" == example.place)
    #expect(error.message.text.contains(example.words), "\(error.message.text)")
  }

  @Test("there are limits to depth and to attributes")
  func limits() throws {
    let deep = { (depth: Int) in
      String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    }
    #expect(throws: Never.self) { try XMLReader.read(SourceText(name: "a.xml", deep(1_024))) }
    #expect(throws: Diagnostic.self) { try XMLReader.read(SourceText(name: "a.xml", deep(1_025))) }
    let wide = { (count: Int) in
      "<a \((0..<count).map { "a\($0)='1'" }.joined(separator: " "))/>"
    }
    #expect(throws: Never.self) { try XMLReader.read(SourceText(name: "a.xml", wide(256))) }
    #expect(throws: Diagnostic.self) { try XMLReader.read(SourceText(name: "a.xml", wide(257))) }
  }
}
