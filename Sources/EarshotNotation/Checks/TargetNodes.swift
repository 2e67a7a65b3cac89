import EarshotModel

/// What has to be known of the nodes that a target names.
struct TargetNodes {
  /// The target, and whose own node it means where it means one.
  struct Key: Hashable {
    var target: Target
    var owner: NameReference.Owner?
  }

  var count: Int
  /// Whether one of them is an alert or a modal sheet.
  var holdPanel: Bool
  /// Whether all are tabs in the bar of the app.
  var areTabsOfApp: Bool
  /// The innermost, if each of them stands in the one before; else nothing is inside them all.
  var innermost: ElementTree.Index?
}
