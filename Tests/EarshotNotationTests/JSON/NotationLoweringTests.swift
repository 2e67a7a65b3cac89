import EarshotModel
import Testing

@testable import EarshotNotation

@Suite("A tool's tree as a screen file")
struct ScreenExpressionTests {
  /// The result of reading a tree in JSON: the screen file, and the warnings.
  private func converted(_ text: String) throws -> (screen: String, warnings: [String]) {
    let (document, diagnostics) = ElementTreeJSON.read(SourceText(name: "s.json", text))
    let read = try #require(document, "\(diagnostics)")
    let (expressed, warnings) = read.expressedInScreenFormat()
    let screen = expressed.screenText
    let again = AppDocument.read([SourceText(name: "s.screen", screen)])
    #expect(again.diagnostics == [], "\(screen)")
    #expect(again.document?.screenText == screen)
    return (screen, warnings.map(\.message.text))
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let json: String
    let screen: String
    let warnings: [String]

    init(_ what: String, _ json: String, _ screen: String, _ warnings: [String] = []) {
      self.testDescription = what
      self.json = json
      self.screen = "screen s\n" + screen
      self.warnings = warnings
    }
  }

  @Test(
    "says the same in the words of the notation",
    arguments: [
      Case(
        "an element and a plain view",
        #"{"isAccessibilityElement": false, "children": [{"isAccessibilityElement": true, "traits": ["button", "selected"], "label": "A", "frame": [0, 1.5, 2, 3]}]}"#,
        """
          view
            element button selected "A"
              frame: 0 1.5 2 3

        """
      ),
      Case(
        "a list that is an element",
        #"{"containerType": "list", "isAccessibilityElement": true}"#,
        """
          list
            element: true

        """
      ),
      Case(
        "a button that is none",
        #"{"role": "button", "isAccessibilityElement": false, "label": "A"}"#,
        """
          button "A"
            element: false

        """
      ),
      Case(
        "a view with a container type",
        #"{"role": "view", "containerType": "landmark", "traits": ["tabBar"]}"#,
        """
          landmark tabBar

        """
      ),
      Case(
        "a group that is none",
        #"{"role": "group", "containerType": "none", "label": "A"}"#,
        """
          view "A"

        """
      ),
      Case(
        "a toolbar that is a list keeps its class",
        #"{"role": "toolbar", "containerType": "list"}"#,
        """
          list
            class: UIToolbar

        """
      ),
      Case(
        "a container type of an element means nothing",
        #"{"role": "switch", "containerType": "list"}"#,
        """
          switch

        """
      ),
      Case(
        "a container type that its role cannot lose",
        #"{"role": "scrollView", "containerType": "list", "identifier": "feed"}"#,
        """
          scrollView #feed

        """,
        [
          """
          the scroll view 'feed' has the container type 'list', which a screen file can't express, so Earshot leaves out the type
          """
        ]
      ),
      Case(
        "a repeated identifier",
        #"{"children": [{"identifier": "a"}, {"identifier": "a"}, {"identifier": "a-2"}]}"#,
        """
          view
            view #a
            view #a-3
            view #a-2

        """,
        ["a different node already has the identifier 'a', so this node gets 'a-3'"]
      ),
      Case(
        "an alpha beyond its bounds",
        #"{"alpha": -3, "children": [{"alpha": 7}]}"#,
        """
          view
            alpha: 0
            view
              alpha: 1

        """
      ),
      Case(
        "numbers that are none",
        #"{"frame": ["NaN", "-Infinity", 1e21, 1e-7]}"#,
        """
          view
            frame: NaN -Infinity 1000000000000000000000 0.0000001

        """
      ),
      Case(
        "texts that need quotes",
        #"{"label": "{#a} \"b\"\n", "value": " x", "hint": "", "placeholder": "{b}"}"#,
        #"""
          view "\{#a} \"b\"\n"
            value: " x"
            hint:
            placeholder: {b}

        """#
      ),
    ]
  )
  func words(_ example: Case) throws {
    let (screen, warnings) = try converted(example.json)
    #expect(screen == example.screen)
    #expect(warnings == example.warnings)
  }

  // MARK: Tables

  private static func table(_ cells: String, _ keys: String = "") -> String {
    #"{"containerType": "dataTable", "identifier": "t"\#(keys), "children": [\#(cells)]}"#
  }

  private static func cell(_ name: String, _ row: Int, _ column: Int, _ keys: String = "") -> String
  {
    #"{"identifier": "\#(name)", "isAccessibilityElement": true, "row": \#(row), "column": \#(column)\#(keys)}"#
  }

  private static let lost =
    "a screen file can't express the rows and columns of the table 't', so Earshot leaves them out"

  @Test(
    "has rows where a table's cells do",
    arguments: [
      Case(
        "rows beside a view that is no cell",
        table(
          [#"{"label": "no cell"}"#, cell("a", 0, 0), cell("b", 0, 1), cell("c", 1, 0)].joined(
            separator: ","
          )
        ),
        """
          table #t
            view "no cell"
            row
              element #a
              element #b
            row
              element #c

        """
      ),
      Case(
        "spans from above, and rows without cells of their own",
        table(
          [
            cell("a", 0, 0, #", "rowSpan": 3"#), cell("b", 0, 1, #", "columnSpan": 2"#),
            cell("c", 1, 1), cell("d", 3, 0),
          ].joined(separator: ",")
        ),
        """
          table #t
            row
              element #a
                span: 3x1
              element #b
                span: 1x2
            row
              element #c
            row
            row
              element #d

        """
      ),
      Case(
        "views around the cells of a row become rows",
        table(
          [
            #"{"label": "first", "children": [\#(cell("a", 0, 0))]}"#,
            #"{"children": [\#(cell("b", 1, 0)), \#(cell("c", 1, 1))]}"#,
          ].joined(separator: ",")
        ),
        """
          table #t
            row "first"
              element #a
            row
              element #b
              element #c

        """
      ),
      Case(
        "headers at the beginning of rows and columns",
        table(
          [cell("a", 0, 0), cell("b", 0, 1), cell("c", 1, 0), cell("d", 1, 1)].joined(
            separator: ","
          ),
          #", "rowCount": 2, "headerElementsForRow": {"1": ["c"]}, "headerElementsForColumn": {"1": ["b"]}"#
        ),
        """
          table #t
            row
              element #a
              element #b
                header: column
            row
              element #c
                header: row
              element #d

        """,
        [
          "the headers of the table 't' become 'header:', so VoiceOver also says “Row header” "
            + "or “Column header” when the cursor is on them"
        ]
      ),
      Case(
        "headers below what they head are lost",
        table(
          [cell("a", 0, 0), cell("b", 1, 0)].joined(separator: ","),
          #", "headerElementsForColumn": {"0": ["b"]}"#
        ),
        """
          table #t
            row
              element #a
            row
              element #b

        """,
        ["a screen file can't express the headers of the table 't', so Earshot leaves them out"]
      ),
      Case(
        "a column that is left out",
        table([cell("a", 0, 0), cell("b", 0, 2)].joined(separator: ",")),
        """
          table #t
            element #a
            element #b

        """,
        [lost]
      ),
      Case(
        "rows that come back",
        table([cell("a", 0, 0), cell("b", 1, 0), cell("c", 0, 1)].joined(separator: ",")),
        """
          table #t
            element #a
            element #b
            element #c

        """,
        [lost]
      ),
      Case(
        "a row that is not known",
        table(#"{"identifier": "a", "isAccessibilityElement": true, "row": null, "column": 0}"#),
        """
          table #t
            element #a

        """,
        [lost]
      ),
      Case(
        "a row as far away as numbers go",
        table(cell("a", 999_999_999, 0)),
        """
          table #t
            element #a

        """,
        [lost]
      ),
      Case(
        "places outside of tables mean nothing",
        cell("a", 3, 4),
        """
          element #a

        """
      ),
    ]
  )
  func tables(_ example: Case) throws {
    let (screen, warnings) = try converted(example.json)
    #expect(screen == example.screen)
    #expect(warnings == example.warnings)
  }

  @Test("is the same if it comes from a screen file", arguments: JSONRoundTripTests.screens)
  func screens(_ text: String) throws {
    let document = try #require(AppDocument.read([SourceText(name: "a.screen", text)]).document)
    let (expressed, warnings) = document.expressedInScreenFormat()
    #expect((expressed == document) == true)
    #expect(warnings == [])
  }

  @Test("keeps what is read from every conformance case")
  func conformance() throws {
    let trees = try ConformanceTrees.all
    #expect(trees.count > 100)
    for (id, source) in trees {
      let document = try #require(ElementTreeJSON.read(source).0)
      let (expressed, warnings) = document.expressedInScreenFormat()
      #expect(warnings == [], "\(id)")
      let screen = expressed.screenText
      let result = AppDocument.read([SourceText(name: "a.screen", screen)])
      #expect(result.diagnostics == [], "\(id)\n\(screen)")
      let again = try #require(result.document, "\(id)")
      #expect(readOut(again.tree) == readOut(document.tree), "\(id)\n\(screen)")
    }
  }

  /// Everything that order and speech depend on, except the places of cells.
  private func readOut(_ tree: ElementTree) -> [Element] {
    tree.indices.filter { tree[$0].role != .row }.map { index in
      var element = tree[index]
      element.table = nil
      element.cellPlace = nil
      element.declared = []
      return element
    }
  }
}
