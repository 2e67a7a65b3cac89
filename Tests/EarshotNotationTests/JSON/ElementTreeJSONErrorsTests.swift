import EarshotNotation
import Testing

@Suite("Mistakes in a JSON tree")
struct ElementTreeJSONErrorsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let severity: Diagnostic.Severity
    let place: String
    let words: String

    init(_ severity: Diagnostic.Severity, _ text: String, at place: String, _ words: String) {
      self.text = text
      self.severity = severity
      self.place = place
      self.words = words
    }

    var testDescription: String { text }
  }

  @Test(
    "are reported once, at their places, with what was expected",
    arguments: [
      Case(
        .error,
        "[]",
        at: "[]",
        "expected an object that describes an app, a screen, or a node, found an array"
      ),
      Case(
        .error,
        #"{"label": 3}"#,
        at: "3",
        "expected a string for 'label', found a number; put it in quotes"
      ),
      Case(
        .error,
        #"{"hidden": "yes"}"#,
        at: #""yes""#,
        "expected true or false for 'hidden', found a string; write it without quotes"
      ),
      Case(.error, #"{"alpha": [1]}"#, at: "[1]", "expected a number for 'alpha', found an array"),
      Case(
        .error,
        #"{"traits": "button"}"#,
        at: #""button""#,
        "expected an array of traits for 'traits', found a string; put it in brackets"
      ),
      Case(
        .error,
        #"{"traits": [1]}"#,
        at: "1",
        "expected a string, found a number; put it in quotes"
      ),
      Case(.error, #"{"tags": {}}"#, at: "{}", "expected an array for 'tags', found an object"),
      Case(
        .error,
        #"{"frame": [0, 0, 10]}"#,
        at: "[0, 0, 10]",
        "expected [x, y, width, height], found 3 values"
      ),
      Case(
        .error,
        #"{"frame": [0, 0, 10, "wide"]}"#,
        at: #""wide""#,
        "expected a number, 'NaN', 'Infinity', or '-Infinity', found 'wide'"
      ),
      Case(
        .error,
        #"{"frame": "0 0 1 1"}"#,
        at: #""0 0 1 1""#,
        "expected an array [x, y, width, height] for 'frame', found a string"
      ),
      Case(
        .error,
        #"{"children": {}}"#,
        at: "{}",
        "expected an array of nodes for 'children', found an object"
      ),
      Case(.error, #"{"children": [null]}"#, at: "null", "expected a node, found null"),
      Case(
        .error,
        #"{"level": 0}"#,
        at: "0",
        "expected a whole number from 1 to 999,999,999 for 'level'"
      ),
      Case(
        .error,
        #"{"row": 1.5}"#,
        at: "1.5",
        "expected a whole number from 0 to 999,999,999 for 'row'"
      ),
      Case(
        .error,
        #"{"role": "buton"}"#,
        at: #""buton""#,
        "unknown role 'buton'; did you mean 'button'?"
      ),
      Case(
        .error,
        #"{"role": "screen"}"#,
        at: #""screen""#,
        "unknown role 'screen'; 'earshot help roles' lists the roles"
      ),
      Case(
        .error,
        #"{"containerType": "lists"}"#,
        at: #""lists""#,
        "unknown word 'lists' for 'containerType'; did you mean 'list'?"
      ),
      Case(
        .error,
        #"{"header": "x"}"#,
        at: #""x""#,
        "unknown word 'x' for 'header'; use 'row', 'column', or 'both'"
      ),
      Case(
        .error,
        #"{"foreground": "red"}"#,
        at: #""red""#,
        "expected a string such as '#767676', found 'red'"
      ),
      Case(
        .error,
        #"{"customRotors": [{"name": "a"}]}"#,
        at: "{",
        "this object needs the key 'selector'; add it"
      ),
      Case(
        .error,
        #"{"customActions": [{"do": []}]}"#,
        at: "{",
        "this object needs the key 'name'; add it"
      ),
      Case(
        .error,
        #"{"headerElementsForRow": {"first": []}}"#,
        at: #""first""#,
        "'first' isn't the number of a row or column; write the number, counted from 0"
      ),
      Case(
        .error,
        #"{"on": [{"do": []}]}"#,
        at: "{",
        "a handler needs one of the keys 'event', 'every', and 'idle'; add one of them"
      ),
      Case(
        .error,
        #"{"guarded": [{"property": "valeus", "when": "self is dimmed", "value": "a"}]}"#,
        at: #""valeus""#,
        "unknown word 'valeus' for 'property'; did you mean 'values'?"
      ),
      Case(
        .error,
        #"{"label": 01}"#,
        at: "01",
        """
        expected a value, found '01', which isn't JSON; write a string in double quotes, a number, \
        true, false, or null
        """
      ),
      Case(
        .error,
        #"{"screens": [{"title": "a"}]}"#,
        at: "{",
        "a screen needs a name; write '\"screen\": \"home\"'"
      ),
      Case(
        .error,
        #"{"screens": [{"screen": "a"}], "tabBar": {"role": "list"}}"#,
        at: "list",
        """
        the key 'tabBar' needs a node with the role 'tabBar', not 'list'; put other nodes of the app under \
        'children'
        """
      ),
      Case(
        .error,
        #"{"accessibilityElements": ["nowhere"]}"#,
        at: "nowhere",
        "unknown identifier '#nowhere'; give an element this identifier"
      ),
      Case(
        .error,
        #"{"children": [{"accessibilityElements": ["b"]}, {"identifier": "b"}]}"#,
        at: "b",
        "'elements' can list only nodes inside this element, but '#b' is outside; remove it from the list"
      ),
      Case(
        .error,
        #"{"on": [{"event": "activate", "do": ["push nowhere"]}]}"#,
        at: "push nowhere",
        "unknown screen 'nowhere'; the app has 'tree', so use that name or add the screen"
      ),
      Case(
        .error,
        #"{"on": [{"event": "activat", "do": []}]}"#,
        at: "activat",
        "unknown event 'activat'; did you mean 'activate'?"
      ),
      Case(
        .error,
        #"{"interpolated": {"label": "{#a}"}}"#,
        at: "{#a}",
        "unknown identifier '#a'; give an element this identifier"
      ),
      Case(
        .error,
        #"{"role": "alert", "hidden": true}"#,
        at: #""hidden""#,
        "'hidden' doesn't apply to an alert, a dialog, a popover, or a modal sheet; use 'present' "
          + "and 'dismiss' to open and close it"
      ),
      Case(
        .warning,
        #"{"lable": "a"}"#,
        at: #""lable""#,
        "unknown key 'lable'; did you mean 'label'?"
      ),
      Case(
        .warning,
        #"{"badgeValue": "3"}"#,
        at: #""badgeValue""#,
        "unknown key 'badgeValue'; delete it"
      ),
      Case(
        .warning,
        #"{"traits": ["buton"]}"#,
        at: #""buton""#,
        "unknown trait 'buton'; did you mean 'button'?"
      ),
      Case(
        .warning,
        #"{"children": [{"identifier": "a"}, {"identifier": "a"}]}"#,
        at: #""a""#,
        "a different node already has the identifier 'a', and the identifier refers to the first one; give this node a different identifier"
      ),
      Case(
        .warning,
        #"{"screens": [{"screen": "a"}, {"screen": "a"}]}"#,
        at: #""a""#,
        "there's already a screen 'a', and the name refers to the first one; give this screen a different name"
      ),
      Case(
        .warning,
        #"{"language": "en_US"}"#,
        at: #""en_US""#,
        "Earshot ignores the language 'en_US'; write a language tag such as 'pt-BR'"
      ),
      Case(
        .warning,
        #"{"label": "a", "label": 3}"#,
        at: #""label""#,
        "this object already has the key 'label', and Earshot uses only the first one; delete this one"
      ),
    ]
  )
  func diagnostics(_ example: Case) throws {
    let source = SourceText(name: "tree.json", example.text)
    let (document, diagnostics) = ElementTreeJSON.read(source)
    let diagnostic = try #require(diagnostics.first)
    #expect(diagnostics.count == 1, "\(diagnostics)")
    #expect(diagnostic.severity == example.severity)
    #expect(diagnostic.message.text == example.words)
    #expect(String(decoding: source.utf8[diagnostic.range], as: UTF8.self) == example.place)
    #expect((document == nil) == (example.severity == .error))
  }

  @Test("are reported a hundred times if a tool is wrong everywhere")
  func manyWarnings() {
    let nodes = Array(repeating: #"{"badgeValue": "3"}"#, count: 150).joined(separator: ",")
    let (document, diagnostics) = ElementTreeJSON.read(
      SourceText(name: "x.json", "{\"children\": [\(nodes)]}")
    )
    #expect(document != nil)
    #expect(diagnostics.count { $0.severity == .warning } == 100)
    #expect(
      diagnostics.filter { $0.severity == .note }.map(\.message.text) == ["and 50 more warnings"]
    )
  }

  @Test("are reported all at once")
  func several() {
    let text = #"{"label": 1, "value": 2, "children": [{"hint": 3}, {"traits": [4, "a", 5]}]}"#
    let (_, diagnostics) = ElementTreeJSON.read(SourceText(name: "x.json", text))
    #expect(diagnostics.count { $0.severity == .error } == 5)
    #expect(diagnostics.count { $0.severity == .warning } == 1)
  }
}
