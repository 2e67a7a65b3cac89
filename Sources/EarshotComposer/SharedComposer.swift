package import EarshotFocusEngine

/// A composer that the steps of a session and their utterances share, which avoids copies.
package final class SharedComposer: Sendable {
  package let composer: Composer

  /// Creates a reference to a composer.
  package init(_ composer: Composer) { self.composer = composer }

  /// Returns the utterance for an event, or `nil` if the event has no words.
  package func utterance(for event: Event) -> Utterance? {
    composer.wording(of: event)?.written(in: composer.style).from(event, self)
  }
}
