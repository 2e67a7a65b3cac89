import EarshotModel
import EarshotFocusEngine
import EarshotNotation
import EarshotSimulatedApp
import EarshotComposer

extension Session {
  /// The widths that a map can have.
  private static let mapWidths = 20...400
  /// Below this a map says less than the list.
  private static let leastMapWidth = 40
  /// How many boxes are drawn; the list has all.
  private static let boxLimit = 500

  /// The screen drawn in text, then the same as a list.
  ///
  /// - Source: TERMINAL.md 2.7 and 3.
  var mapLines: [String] {
    mutating get {
      let width = min(max(mapWidth, Session.mapWidths.lowerBound), Session.mapWidths.upperBound)
      guard width >= Session.leastMapWidth else {
        return ["a map needs \(Session.leastMapWidth) columns and there are \(width); the list:"]
          + mapList
      }
      let scale = MapScale(size: mapSize, columns: width - 2)
      let stops = state.engine.stops(in: state.app)
      let places = stops.map { scale.place(of: state.engine.frame(of: $0, in: state.app)) }
      let picture = picture(stops, places, scale)
      guard !picture.isEmpty else { return mapList + lost(places) }
      let heading =
        "Map of \(mapName), \(scale.columns) by \(picture.count) characters; "
        + "the list below says the same."
      return [heading] + picture + lost(places) + mapList + order(of: places)
    }
  }

  /// The size of the screen: its own, the app's, that of a phone or a pad.
  private var mapSize: Size {
    let declared = [state.app.screen, tree.root].compactMap { tree[$0].size }.first {
      $0.width.isFinite && $0.height.isFinite && $0.width > 0 && $0.height > 0
    }
    if let declared { return declared }
    let hasFrames = stops.contains { tree[$0].frame != nil }
    let isPad = state.engine.idiom(of: state.app) == .pad && hasFrames
    return isPad ? Size(width: 1_024, height: 1_366) : Size(width: 390, height: 844)
  }

  private var mapName: String {
    let screen = tree[state.app.screen]
    return Display.spoken(screen.label ?? screen.identifier ?? "the screen")
  }

  private func picture(
    _ stops: [ElementTree.Index],
    _ places: [MapPlace],
    _ scale: MapScale
  ) -> [String] {
    var boxes = zip(stops, places).enumerated().compactMap { offset, stop -> MapBox? in
      guard case .onScreen(let rect) = stop.1 else { return nil }
      return MapBox(
        number: offset + 1,
        label: Display.spoken(mapLabel(of: stop.0)),
        isFocused: stop.0 == cursor,
        columns: scale.columns(of: rect),
        rows: scale.rows(of: rect)
      )
    }
    let focused = boxes.firstIndex(where: \.isFocused)
    if let focused, focused >= Session.boxLimit || boxes.isBuried(focused) {
      boxes.swapAt(focused, boxes.count - 1)
      boxes.removeFirst(max(0, boxes.count - Session.boxLimit))
    }
    boxes = Array(boxes.prefix(Session.boxLimit))
    var canvas = MapCanvas(columns: scale.columns, rows: scale.rows)
    for place in boxes.indices {
      boxes[place].isCovered = boxes[(place + 1)...].contains { $0.overlaps(boxes[place]) }
      canvas.draw(boxes[place])
    }
    return canvas.text
  }

  private func mapLabel(of stop: ElementTree.Index) -> String {
    let element = tree[stop]
    return [label(of: stop), element.value].compactMap { $0 }.first { !$0.isEmpty }
      ?? element.role.nodeWord
  }

  /// How many stops are not on the picture, and where they are.
  private func lost(_ places: [MapPlace]) -> [String] {
    let kinds: [(String, MapPlace)] = [
      ("above", .above), ("below", .below), ("left", .left), ("right", .right),
      ("without a place", .nowhere),
    ]
    let counts = kinds.compactMap { name, kind in
      let count = places.filter { $0 == kind }.count
      return count > 0 ? "\(name): \(count)" : nil
    }
    return counts.isEmpty ? [] : [counts.joined(separator: ", ")]
  }

  /// The list that says the same: a heading, then the stops.
  private var mapList: [String] {
    mutating get {
      let lines = screenLines
      let place = cursor.flatMap { cursor in stops.firstIndex(of: cursor) }
      let focus = place.map { "Focus on \($0 + 1)." } ?? "No focus."
      return ["Screen \(mapName), \(lines.count.counted("element")). \(focus)"] + lines
    }
  }

  /// The stops on the picture in the order in which swipes meet them.
  private func order(of places: [MapPlace]) -> [String] {
    let numbers = places.enumerated().compactMap { offset, place -> String? in
      if case .onScreen = place { String(offset + 1) } else { nil }
    }
    let shown = numbers.count > 40 ? numbers.prefix(38) + ["…"] + numbers.suffix(1) : numbers[...]
    return ["Order: \(shown.joined(separator: " > "))"]
  }
}

extension [MapBox] {
  /// Whether a later box would hide one altogether; then that one is drawn last.
  ///
  /// - Source: TERMINAL.md, chapter 3: the later one wins; that focus is always seen: our choice.
  fileprivate func isBuried(_ place: Int) -> Bool {
    self[(place + 1)...].contains { $0.covers(self[place]) }
  }
}
