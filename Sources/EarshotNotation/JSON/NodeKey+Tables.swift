import EarshotModel

/// The location of a value in a part of an element, such as its place in a table.
///
/// It uses closures for the same reason as ``Storage``.
private struct Part<Whole, Value>: Sendable {
  let get: @Sendable (Whole) -> Value
  let set: @Sendable (inout Whole, Value) -> Void
}

extension NodeKey {
  static let row = place(
    "row",
    Part(get: { $0.row }, set: { $0.row = $1 }),
    "The row of a cell in a table, counted from 0, or null if it's unknown."
  )
  static let column = place(
    "column",
    Part(get: { $0.column }, set: { $0.column = $1 }),
    "The column of a cell in a table, counted from 0, or null if it's unknown."
  )

  static let rowSpan = span(
    "rowSpan",
    Part(get: { $0.rows }, set: { $0.rows = $1 }),
    "The number of rows that a cell covers."
  ) {
    $0.rows != 1 || $0.columns == 1
  }
  static let columnSpan = span(
    "columnSpan",
    Part(get: { $0.columns }, set: { $0.columns = $1 }),
    """
    The number of columns that a cell covers.
    """
  ) {
    $0.columns != 1
  }

  /// The keys for the information that a data table provides about itself.
  static let tables: [NodeKey] = [
    count(
      "rowCount",
      Part(get: { $0.rowCount }, set: { $0.rowCount = $1 }),
      "The number of rows in a table."
    ),
    count(
      "columnCount",
      Part(get: { $0.columnCount }, set: { $0.columnCount = $1 }),
      "The number of columns in a table."
    ),
    headers(
      "headerElementsForRow",
      Part(get: { $0.headersByRow }, set: { $0.headersByRow = $1 }),
      "The identifiers of the headers of each row. The key is the row's number, counted from 0."
    ),
    headers(
      "headerElementsForColumn",
      Part(get: { $0.headersByColumn }, set: { $0.headersByColumn = $1 }),
      "The identifiers of the headers of each column. The key is the column's number, counted from 0."
    ),
  ]

  /// Returns the key for the row or the column of a cell, which is null if it's unknown.
  private static func place(
    _ name: String,
    _ part: Part<CellPlace, Int?>,
    _ summary: String
  ) -> NodeKey {
    NodeKey(name, in: .node, summary: summary, schema: .count(from: 0), readsNull: true) {
      (reader, index, element) throws(Diagnostic) in
      var place = element.cellPlace ?? CellPlace(row: nil, column: nil)
      if reader.json.kind(index) != .null {
        part.set(&place, try reader.count(index, in: 0...999_999_999))
      }
      element.cellPlace = place
    } write: { element in
      element.cellPlace.map { part.get($0).map { .number($0) } ?? .null }
    }
  }

  private static func span(
    _ name: String,
    _ part: Part<CellSpan, Int>,
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
      part.set(&span, try reader.count(index, in: 1...1_000))
      element.span = span
    } write: { element in
      element.span.flatMap { isWritten($0) ? .number(part.get($0)) : nil }
    }
  }

  private static func count(
    _ name: String,
    _ part: Part<DataTable, Int?>,
    _ summary: String
  ) -> NodeKey {
    NodeKey(name, in: .node, summary: summary, schema: .count(from: 0)) {
      (reader, index, element) throws(Diagnostic) in
      var table = element.table ?? DataTable()
      part.set(&table, try reader.count(index, in: 0...999_999_999))
      element.table = table
    } write: { element in
      element.table.flatMap { part.get($0).map { .number($0) } }
    }
  }

  /// Returns the key for the identifiers of headers by row or column: `{"0": ["a", "b"]}`.
  private static func headers(
    _ name: String,
    _ part: Part<DataTable, [Int: [String]]>,
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
      part.set(&table, try reader.headers(index))
      element.table = table
    } write: { element in
      guard let headers = element.table.map(part.get), !headers.isEmpty else { return nil }
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
      throw mistyped(index, expected: "an object whose values are arrays of identifiers")
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
    "'\(name)' isn't the number of a row or column; write the number, counted from 0"
  }
}
