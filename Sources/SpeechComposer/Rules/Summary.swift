import FocusEngine

extension Composer {
  /// Where a stop stands: its page, its place among others, its row and column.
  func summary(_ reading: Reading, _ page: PagePlace?) -> Utterance? {
    nil
  }
}
