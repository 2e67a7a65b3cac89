package import EarshotModel

// What fingers do that reaches the app as it is.
extension App {
  /// Presses an element long.
  ///
  /// - Source: VOICEOVER.md, chapter 5, and 6.6.
  package mutating func longPress(_ index: ElementTree.Index) -> Outcome {
    settle()
    if tree[index].traits.contains(.notEnabled) { return .dimmed }
    return handle(.longPress, at: index) ? .handled : .unhandled
  }

  /// Touches an element that takes touches itself.
  ///
  /// - Source: VOICEOVER.md 6.7.
  package mutating func touch(_ index: ElementTree.Index) { _ = handle(.touch, at: index) }

  /// Zooms an element in or out.
  ///
  /// - Source: [WWDC23-10036]; VOICEOVER.md 6.9.
  package mutating func zoom(_ index: ElementTree.Index, _ event: AppEvent) -> Outcome {
    handle(event, at: index) ? .handled : .unhandled
  }
}
