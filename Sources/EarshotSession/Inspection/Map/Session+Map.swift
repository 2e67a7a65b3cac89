package import EarshotModel
import EarshotFocusEngine
import EarshotNotation
import EarshotSimulatedApp
import EarshotComposer

extension Session {
  /// The valid widths of a map, in columns.
  private static let mapWidths = 20...400
  /// The minimum width at which a map is more useful than a list.
  private static let leastMapWidth = 40
  /// The maximum width of most maps.
  ///
  /// On a wider map, a phone's screen would no longer have the shape of a phone.
  private static let widestMap = 60
  /// The maximum width of a map whose stops need more than the usual width to stay side by side.
  private static let widestGrid = 120
  /// The maximum number of boxes to draw.
  ///
  /// The list contains all stops.
  private static let boxLimit = 100

  /// The stops as a list, followed by a drawing of the screen in text, or only the list if there's
  /// no space for a map.
  ///
  /// - Source: TERMINAL.md 2.7 and 3.
  var mapLines: [String] {
    mutating get {
      if mapWidth == 0 { return mapList }
      let width = min(max(mapWidth, Session.mapWidths.lowerBound), Session.mapWidths.upperBound)
      guard width >= Session.leastMapWidth else {
        return mapList
          + [
            "the map needs \(Session.leastMapWidth) columns, but only \(width) are available; make the window wider"
          ]
      }
      var scale = MapScale(size: screenSize, columns: min(width - 2, Session.widestMap))
      let stops = state.phone.engine.stops(in: state.phone.app)
      let places = stops.map {
        scale.place(of: state.phone.engine.frame(of: $0, in: state.phone.app))
      }
      let drawn = drawn(stops, places)
      scale.columns = max(
        scale.columns,
        min(width - 2, Session.widestGrid, MapLayout.leastColumns(for: drawn))
      )
      let layout = MapLayout(drawn, scale)
      let picture = picture(layout, scale)
      return mapList + (picture.isEmpty ? [] : ["Map:"] + picture)
        + layout.broken.map(\.sentence) + shapes(stops) + lost(places)
    }
  }

  /// The size that the screen or the app specifies, or otherwise the default size for an iPhone or
  /// an iPad.
  package var screenSize: Size {
    let declared = [state.phone.app.screen, tree.root].compactMap { tree[$0].size }.first {
      $0.width.isFinite && $0.height.isFinite && $0.width > 0 && $0.height > 0
    }
    if let declared { return declared }
    let hasFrames = stops.contains { tree[$0].frame != nil }
    let isPad = state.phone.engine.idiom(of: state.phone.app) == .pad && hasFrames
    return isPad ? Size(width: 1_024, height: 1_366) : Size(width: 390, height: 844)
  }

  /// The name of the screen after a space, or an empty string if it has none.
  private var mapName: String {
    let screen = tree[state.phone.app.screen]
    let name = [screen.label, screen.identifier].compactMap { $0 }.first { !$0.isEmpty }
    return name.map { " \(Display.spoken($0))" } ?? ""
  }

  /// Returns the stops that get a box, up to the limit.
  private func drawn(_ stops: [ElementTree.Index], _ places: [MapPlace]) -> [MapLayout.Stop] {
    let drawn = zip(stops, places).enumerated().compactMap { offset, stop -> MapLayout.Stop? in
      guard stop.1.isDrawn else { return nil }
      return MapLayout.Stop(
        number: offset + 1,
        label: Display.spoken(mapLabel(of: stop.0)),
        isFocused: stop.0 == cursor,
        frame: stop.1.frame
      )
    }
    return Array(drawn.prefix(Session.boxLimit))
  }

  private func picture(_ layout: MapLayout, _ scale: MapScale) -> [String] {
    guard layout.height > 0 else { return [] }
    var canvas = MapCanvas(columns: scale.columns, rows: layout.height + 2)
    canvas.drawBorder()
    for box in layout.boxes { canvas.draw(box) }
    return canvas.text
  }

  private func mapLabel(of stop: ElementTree.Index) -> String {
    let element = tree[stop]
    return [label(of: stop), element.value].compactMap { $0 }.first { !$0.isEmpty }
      ?? element.role.nodeWord
  }

  /// Returns lines about stops whose shape isn't a rectangle, because the drawing shows only boxes.
  private func shapes(_ stops: [ElementTree.Index]) -> [String] {
    stops.enumerated().compactMap { place, stop in
      guard tree.hasDetails(stop), let name = tree[stop].path?.shapeName else { return nil }
      return "stop \(place + 1) is \(name), but the drawing shows only the box around it"
    }
  }

  /// Returns lines about the number and the positions of stops that aren't in the drawing.
  private func lost(_ places: [MapPlace]) -> [String] {
    let kinds: [(String, MapPlace)] = [
      ("above", .above), ("below", .below), ("to the left", .left), ("to the right", .right),
    ]
    let counts = kinds.compactMap { name, kind in
      let count = places.filter { $0 == kind }.count
      return count > 0 ? "\(count) \(name)" : nil
    }
    return counts.isEmpty ? [] : ["stops off the screen: \(counts.joined(separator: ", "))"]
  }

  /// The list of stops below a heading, with the same information as the map.
  private var mapList: [String] {
    mutating get {
      let lines = screenLines
      let place = cursor.flatMap { cursor in stops.firstIndex(of: cursor) }
      let focus = place.map { "Focus on \($0 + 1)." } ?? "No focus."
      return ["Screen\(mapName), \(lines.count.counted("element")). \(focus)"] + lines
    }
  }
}

extension MapLayout.BrokenRow {
  /// A sentence about the stops of the row, which are side by side on the screen but not in the
  /// drawing.
  fileprivate var sentence: String {
    "stops \(first) to \(last) form one row on the screen; to see the whole row, make the window \(columns + 2) columns wide"
  }
}

extension MapPlace {
  /// The frame on the screen, or `nil` if the stop is off the screen or the frame is unknown.
  fileprivate var frame: Rect? { if case .onScreen(let rect) = self { rect } else { nil } }

  /// Whether to draw a box for the stop.
  ///
  /// Stops off the screen have no box.
  fileprivate var isDrawn: Bool { frame != nil || self == .nowhere }
}
