import EarshotModel

/// A stop as a drawing shows it.
struct DrawnStop: Sendable {
  /// The change of a stop since the app it is compared with.
  enum Change: String, Sendable {
    case added = "new"
    case removed = "gone"
    case moved
    case differs = "differs"
  }

  /// The place in reading order, from 1.
  var number: Int
  var look: Look
  /// The name, as it is seen.
  var title: String
  /// The value, as it is seen.
  var detail: String
  var isDimmed = false
  var isSelected = false
  /// Whether VoiceOver has read the same text at a stop around it.
  var isReadTwice = false
  /// Whether the audit has an error or a warning at the stop.
  var hasFinding = false
  var change: Change?
  /// The name of the group that begins here, if no heading says it.
  var caption: String?
  /// The list that it is a row of.
  var list: ElementTree.Index?
  /// Its place in a table.
  var cell: TableGrid.Cell?
  /// Its frame, in points of the screen.
  var frame: Rect?
}
