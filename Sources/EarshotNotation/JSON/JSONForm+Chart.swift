import EarshotModel

extension NodeKey {
  /// The chart of a node, which isn't a property of the notation.
  static let chart = NodeKey(
    "chart",
    in: [.node, .screen],
    summary: "The descriptor of a chart, for its audio graph.",
    schema: JSONForm<Chart>.chart.schema
  ) { (reader, index, element) throws(Diagnostic) in
    element.chart = try JSONForm<Chart>.chart.read(&reader, index)
  } write: { element in
    element.chart.map(JSONForm<Chart>.chart.write)
  }
}

extension JSONForm<Chart> {
  static let chart = JSONForm(
    .reference("chart"),
    read: { (reader, index) throws(Diagnostic) in
      let members = try reader.members(of: index, JSONRecord.chart)
      let title = try reader.required("title", in: members, of: index)
      let x = try reader.required("xAxis", in: members, of: index)
      let y = try reader.required("yAxis", in: members, of: index)
      let series = try reader.required("series", in: members, of: index)
      var chart = Chart(
        title: try reader.name(title),
        summary: try members["summary"].map(reader.name)
      )
      chart.xAxis = try reader.axis(.x, x)
      chart.yAxis = try reader.axis(.y, y)
      let points = PointReader(chart)
      for entry in try reader.entries(series) {
        chart.series.append(try reader.series(entry, points))
      }
      if let message = chart.objection, !chart.series.isEmpty || !reader.isBroken(series) {
        throw reader.error(message, at: reader.json.range(series))
      }
      return chart
    },
    write: { chart in
      let axes = Chart.Direction.allCases.compactMap { direction in
        chart[direction].map { JSONOutput.Member("\(direction.rawValue)Axis", $0.output) }
      }
      let series = chart.series.map { series in
        JSONOutput.object([
          .init("name", .string(series.name)), .init("isContinuous", .bool(series.isContinuous)),
          .init("points", .strings(series.points.map(chart.notation))),
        ])
      }
      return .object(
        [JSONOutput.Member("title", .string(chart.title))]
          + (chart.summary.map { [.init("summary", .string($0))] } ?? [])
          + axes + [.init("series", .array(series))]
      )
    }
  )
}

extension Chart.Axis {
  fileprivate var output: JSONOutput {
    let values: JSONOutput.Member =
      switch extent {
      case .categories(let names): .init("categories", .strings(names))
      case .numbers(let numbers): .init("range", .string(numbers.notation))
      }
    return .object([.init("title", .string(title)), values])
  }
}

extension ElementTreeReader {
  fileprivate mutating func axis(
    _ direction: Chart.Direction,
    _ index: JSONTree.Index
  ) throws(Diagnostic) -> Chart.Axis {
    let known = direction == .x ? JSONRecord.xAxis : JSONRecord.yAxis
    let members = try members(of: index, known)
    let title = try name(try required("title", in: members, of: index))
    if let categories = members["categories"] {
      guard members["range"] == nil else { throw error(.oneExtent, at: json.range(categories)) }
      let names = try strings(categories)
      let place = json.range(categories)
      guard !names.isEmpty || isBroken(categories) else { throw error(.needsExtent, at: place) }
      let scanner = Scanner([], range: 0..<0, source: source, whole: place)
      try scanner.expectCategories(names, at: place)
      return Chart.Axis(title: title, extent: .categories(names))
    }
    let range = try required("range", in: members, of: index)
    let numbers = try sentence(range, Sentence.numberExtent)
    return Chart.Axis(title: title, extent: .numbers(numbers))
  }

  fileprivate mutating func series(
    _ index: JSONTree.Index,
    _ reader: PointReader
  ) throws(Diagnostic) -> Chart.Series {
    let members = try members(of: index, JSONRecord.series)
    var series = Chart.Series(
      name: try name(try required("name", in: members, of: index)),
      isContinuous: try members["isContinuous"].map(bool) ?? false
    )
    for entry in try members["points"].map(entries) ?? [] {
      let point = try sentence(entry) { (text, source, range) throws(Diagnostic) in
        try Sentence.point(text, source: source, range: range, reader)
      }
      series.points.append(point)
    }
    return series
  }
}

extension Diagnostic.Message {
  static var oneExtent: Self { "an axis takes either 'categories' or 'range'; delete one of them" }
}
