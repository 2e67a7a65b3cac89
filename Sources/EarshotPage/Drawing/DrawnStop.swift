import EarshotModel

/// A stop in a drawing.
struct DrawnStop: Sendable {
  /// The change of a stop relative to the app in the comparison.
  enum Change: String, Sendable {
    case added = "new"
    case removed = "gone"
    case moved
    case differs = "differs"
  }

  /// The position in reading order, starting at 1.
  var number: Int
  var look: Look
  /// The visible name.
  var title: String
  /// The visible value.
  var detail: String
  var isDimmed = false
  var isSelected = false
  /// Whether VoiceOver has already read the same text at a stop around this one.
  var isReadTwice = false
  /// Whether the audit has an error or a warning at the stop.
  var hasFinding = false
  var change: Change?
  /// The name of the group that begins here, if no heading says it.
  var caption: String?
  /// The list that contains the stop as a row.
  var list: ElementTree.Index?
  /// The cell of the stop in a table.
  var cell: TableGrid.Cell?
  /// The frame, in points of the screen.
  var frame: Rect?
}
