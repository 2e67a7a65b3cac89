import FocusEngine

extension Composer {
  /// A piece of a text, spoken alone.
  func utterance(for unit: SpokenUnit) -> Utterance? {
    nil
  }
}
