import EarshotModel

extension NodeKey {
  static let row = place(
    "row",
    \.row,
    "The row of a cell in a table, from 0; null if unknown."
  )
  static let column = place(
    "column",
    \.column,
    "The column of a cell in a table, from 0; null if unknown."
  )

  static let rowSpan = span("rowSpan", \.rows, "The number of rows that a cell covers.") {
    $0.rows != 1 || $0.columns == 1
  }
  static let columnSpan = span(
    "columnSpan",
    \.columns,
    """
    The number of columns that a cell covers.
    """
  ) {
    $0.columns != 1
  }

  /// The keys for the information that a data table provides about itself.
  static let tables: [NodeKey] = [
    count("rowCount", \.rowCount, "The number of rows in a table."),
    count("columnCount", \.columnCount, "The number of columns in a table."),
    headers(
      "headerElementsForRow",
      \.headersByRow,
      "The identifiers of the headers of each row, with the row's number from 0 as the key."
    ),
    headers(
      "headerElementsForColumn",
      \.headersByColumn,
      "The identifiers of the headers of each column, with the column's number from 0 as the key."
    ),
  ]

  /// Returns the key for the row or the column of a cell, which is null if it's unknown.
  private static func place(
    _ name: String,
    _ part: any WritableKeyPath<CellPlace, Int?> & Sendable,
    _ summary: String
  ) -> NodeKey {
    NodeKey(name, in: .node, summary: summary, schema: .count(from: 0), readsNull: true) {
      (reader, index, element) throws(Diagnostic) in
      var place = element.cellPlace ?? CellPlace(row: nil, column: nil)
      if reader.json.kind(index) != .null {
        place[keyPath: part] = try reader.count(index, in: 0...999_999_999)
      }
      element.cellPlace = place
    } write: { element in
      element.cellPlace.map { $0[keyPath: part].map { .number($0) } ?? .null }
    }
  }

  private static func span(
    _ name: String,
    _ part: any WritableKeyPath<CellSpan, Int> & Sendable,
    _ summary: String,
    isWritten: @escaping @Sendable (CellSpan) -> Bool
  ) -> NodeKey {
    let schema = JSONSchema.type(
      "integer",
      .init("minimum", .number(1)),
      .init("maximum", .number(1_000))
    )
    return NodeKey(name, .span, summary: summary, schema: schema) {
      (reader, index, element) throws(Diagnostic) in
      var span = element.span ?? CellSpan()
      span[keyPath: part] = try reader.count(index, in: 1...1_000)
      element.span = span
    } write: { element in
      element.span.flatMap { isWritten($0) ? .number($0[keyPath: part]) : nil }
    }
  }

  private static func count(
    _ name: String,
    _ part: any WritableKeyPath<DataTable, Int?> & Sendable,
    _ summary: String
  ) -> NodeKey {
    NodeKey(name, in: .node, summary: summary, schema: .count(from: 0)) {
      (reader, index, element) throws(Diagnostic) in
      var table = element.table ?? DataTable()
      table[keyPath: part] = try reader.count(index, in: 0...999_999_999)
      element.table = table
    } write: { element in
      element.table.flatMap { $0[keyPath: part].map { .number($0) } }
    }
  }

  /// Returns the key for the identifiers of headers by row or column: `{"0": ["a", "b"]}`.
  private static func headers(
    _ name: String,
    _ part: any WritableKeyPath<DataTable, [Int: [String]]> & Sendable,
    _ summary: String
  ) -> NodeKey {
    let schema = JSONSchema.type(
      "object",
      .init("propertyNames", .object(["pattern": .string("^[0-9]+$")])),
      .init("additionalProperties", .object(JSONSchema.reference("names").output))
    )
    return NodeKey(name, in: .node, summary: summary, schema: schema) {
      (reader, index, element) throws(Diagnostic) in
      var table = element.table ?? DataTable()
      table[keyPath: part] = try reader.headers(index)
      element.table = table
    } write: { element in
      guard let headers = element.table?[keyPath: part], !headers.isEmpty else { return nil }
      return .object(
        headers.sorted { $0.key < $1.key }.map { .init(String($0.key), .strings($0.value)) }
      )
    }
  }
}

extension ElementTreeReader {
  fileprivate mutating func headers(
    _ index: JSONTree.Index
  ) throws(Diagnostic) -> [Int: [String]] {
    guard json.kind(index) == .object || isBroken(index) else {
      throw mistyped(index, expected: "an object of arrays of identifiers")
    }
    var headers: [Int: [String]] = [:]
    for member in json.children(of: index) {
      guard let key = json.key(member), json.kind(member) != .null else { continue }
      collecting { (reader) throws(Diagnostic) in
        let name = reader.json.name(key)
        guard let number = Int(name), number >= 0 else {
          throw reader.error(.notANumberedKey(name), at: key.range)
        }
        headers[number] = try reader.strings(member)
      }
    }
    return headers
  }
}

extension Diagnostic.Message {
  static func notANumberedKey(_ name: String) -> Self {
    "expected the number of a row or column, from 0, as a key, found '\(name)'"
  }
}
