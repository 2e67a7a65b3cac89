import EarshotModel

extension NodeKey {
  /// What a data table and its cells tell of themselves.
  static let tables: [NodeKey] = [
    place("row", \.row),
    place("column", \.column),
    span("rowSpan", \.rows) { $0.rows != 1 || $0.columns == 1 },
    span("columnSpan", \.columns) { $0.columns != 1 },
    .optional("header", .header, \.heading, .word),
    count("rowCount", \.rowCount),
    count("columnCount", \.columnCount),
    headers("headerElementsForRow", \.headersByRow),
    headers("headerElementsForColumn", \.headersByColumn),
  ]

  /// The row or column of a cell; null for one that is unknown.
  private static func place(
    _ name: String,
    _ part: any WritableKeyPath<CellPlace, Int?> & Sendable
  ) -> NodeKey {
    NodeKey(name, in: .node, readsNull: true) { (reader, index, element) throws(Diagnostic) in
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
    isWritten: @escaping @Sendable (CellSpan) -> Bool
  ) -> NodeKey {
    NodeKey(name, .span) { (reader, index, element) throws(Diagnostic) in
      var span = element.span ?? CellSpan()
      span[keyPath: part] = try reader.count(index, in: 1...1_000)
      element.span = span
    } write: { element in
      element.span.flatMap { isWritten($0) ? .number($0[keyPath: part]) : nil }
    }
  }

  private static func count(
    _ name: String,
    _ part: any WritableKeyPath<DataTable, Int?> & Sendable
  ) -> NodeKey {
    NodeKey(name, in: .node) { (reader, index, element) throws(Diagnostic) in
      var table = element.table ?? DataTable()
      table[keyPath: part] = try reader.count(index, in: 0...999_999_999)
      element.table = table
    } write: { element in
      element.table.flatMap { $0[keyPath: part].map { .number($0) } }
    }
  }

  /// The identifiers of the headers by row or column: `{"0": ["a", "b"]}`.
  private static func headers(
    _ name: String,
    _ part: any WritableKeyPath<DataTable, [Int: [String]]> & Sendable
  ) -> NodeKey {
    NodeKey(name, in: .node) { (reader, index, element) throws(Diagnostic) in
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
    "expected the number of a row or column from 0 as key, found '\(name)'"
  }
}
