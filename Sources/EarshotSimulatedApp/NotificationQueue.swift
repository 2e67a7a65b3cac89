/// What an app told and VoiceOver has not yet taken, in order.
struct NotificationQueue: Sendable {
  private var told: [Notification] = []

  /// Adds a notification.
  mutating func tell(_ notification: Notification) { told.append(notification) }

  /// Hands over everything.
  mutating func takeAll() -> [Notification] {
    defer { told = [] }
    return told
  }

  /// Forgets everything.
  mutating func clear() { told = [] }

  /// The page that was told last, or `nil` if none was.
  var pageStatus: String? { told.lazy.reversed().compactMap(\.pageStatus).first }

  /// Forgets the pages that were told.
  mutating func dropPages() { told.removeAll { $0.pageStatus != nil } }
}

extension Notification {
  /// The page that is told, or `nil` if the notification tells something else.
  fileprivate var pageStatus: String? {
    if case .pageScrolled(let status) = self { status } else { nil }
  }
}
