import EarshotModel

extension JSONRecord {
  static let chart = JSONRecord(
    "chart",
    "The descriptor of a chart.",
    [
      .required("title", "The title of the chart.", JSONForm<String>.name.schema),
      Key("summary", "The summary of the data.", JSONForm<String>.name.schema),
      .required("xAxis", nil, .reference("chartXAxis")),
      .required("yAxis", nil, .reference("chartYAxis")),
      .required(
        "series",
        "The series, in order.",
        .array(of: .reference("chartSeries"), .init("minItems", .number(1)))
      ),
    ]
  )

  static let xAxis = JSONRecord(
    "chartXAxis",
    "The horizontal axis, which the audio graph plays as time.",
    [
      .required("title", "The title of the axis.", JSONForm<String>.name.schema),
      Key(
        "categories",
        "The values, if they're words.",
        .array(
          of: JSONForm<String>.name.schema,
          .init("minItems", .number(1)),
          .init("uniqueItems", .bool(true))
        )
      ),
      Key(
        "range",
        "The range of the values, if they're numbers.",
        .type("string", .examples("1900...2000"))
      ),
    ]
  )

  static let yAxis = JSONRecord(
    "chartYAxis",
    "The vertical axis, which the audio graph plays as pitch.",
    [
      .required("title", "The title of the axis.", JSONForm<String>.name.schema),
      .required(
        "range",
        "The lowest and highest values, and their unit.",
        .type("string", .examples("0...700 euros"))
      ),
    ]
  )

  static let series = JSONRecord(
    "chartSeries",
    "A series of points.",
    [
      .required("name", "The name of the series.", JSONForm<String>.name.schema),
      Key("isContinuous", "Whether a line joins the points.", .type("boolean")),
      Key(
        "points",
        "The points, each with its x value and its y value.",
        .array(of: .type("string", .examples("January 480", "1960 268")))
      ),
    ]
  )
}
