package import EarshotModel

extension App {
  /// Tells the screen and the app what became of an announcement.
  ///
  /// Its text is their value from then on, so that texts and guards can name it. Both are told,
  /// the screen first, as all observers of a notification are: our choice.
  ///
  /// - Source: UIAccessibility.h, announcementDidFinish; SCREEN-FORMAT.md, "Events and effects".
  package mutating func announcementEnded(with event: AppEvent, _ text: String) {
    for node in [screen, tree.root] where listens(to: event, at: node) {
      change(node) { $0.set(.value(TextTemplate(text))) }
      _ = handle(event, at: node)
    }
  }

  private func listens(to event: AppEvent, at node: ElementTree.Index) -> Bool {
    tree[node].hasDetails && tree[node].handlers.contains { $0.event == event }
  }
}
