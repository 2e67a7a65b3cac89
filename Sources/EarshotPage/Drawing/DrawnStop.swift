import EarshotModel

/// A stop in a drawing.
struct DrawnStop: Sendable {
  /// A change of a stop relative to the other app in a comparison.
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
  /// Whether VoiceOver has already read the same text at a stop around this stop.
  var isReadTwice = false
  /// Whether the audit has an error or a warning at the stop.
  var hasFinding = false
  var change: Change?
  /// The name of the group that begins at the stop, or `nil` if none begins or its name is already
  /// visible.
  var caption: String?
  /// The list that contains the stop as a row, or `nil` if there's none.
  var list: ElementTree.Index?
  /// The position of the stop in a table, or `nil` if the stop isn't in a table.
  var cell: TableGrid.Cell?
  /// The frame on the screen, in points, or `nil` if it isn't known.
  var frame: Rect?
}
