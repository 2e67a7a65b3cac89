import EarshotModel

/// The screens of one tab, the last on top.
struct ScreenStack: Hashable, Sendable {
  /// One screen on the stack; a screen may stand on it more than once.
  struct Showing: Hashable, Sendable {
    /// The number of this showing, never used again.
    var layer: Layer
    /// The screen.
    var screen: ElementTree.Index
    /// Whether the screen was presented, so that it covers the tab bar.
    var isPresented: Bool
    /// The alerts and sheets that are open over it, the last on top.
    var panels: [Panel] = []
  }

  /// An alert or a sheet that is open.
  struct Panel: Hashable, Sendable {
    /// The number of this showing, never used again.
    var layer: Layer
    /// The alert or the sheet.
    var index: ElementTree.Index
  }

  var showings: [Showing]

  var top: Showing { showings[showings.count - 1] }
}

/// Something that was shown once: a screen on its stack, or an alert or a sheet over it.
///
/// VoiceOver remembers its place by it, as it does by a view controller.
package struct Layer: Hashable, Sendable {
  private let number: Int

  package init(_ number: Int) { self.number = number }
}
