#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

internal import EarshotLines
internal import EarshotSession

/// A voice that speaks one phrase after the other with the system's synthesizer.
///
/// It's a class because the loop that waits for input lets the voice go on. The program stays one loop: ``advance()`` checks
/// whether the synthesizer finished a phrase, and begins the next.
final class Voice {
  private let synthesizer: Synthesizer
  private var waiting: ArraySlice<Phrase> = []
  private var current: (phrase: Phrase, child: Child, choosesVoice: Bool)?

  /// The time between two checks, in milliseconds.
  static let pause: Int32 = 20

  /// Creates a voice, silent at first.
  init(_ synthesizer: Synthesizer) {
    self.synthesizer = synthesizer
    Child.prepare()
  }

  /// Whether the voice speaks, or a phrase waits.
  var isSpeaking: Bool { current != nil || !waiting.isEmpty }

  /// Says phrases after what is being said.
  func say(_ phrases: [Phrase]) {
    waiting += phrases.filter { !$0.text.allSatisfy(\.isWhitespace) }
    advance()
  }

  /// Begins the next phrase if the synthesizer finished the one before.
  func advance() {
    if let (phrase, child, choosesVoice) = current {
      guard let status = child.status() else { return }
      current = nil
      // If the language has no voice, the usual one speaks.
      if status != 0, choosesVoice, phrase.language != nil { begin(phrase, choosesVoice: false) }
    }
    while current == nil, let next = waiting.popFirst() { begin(next, choosesVoice: true) }
  }

  /// Says nothing more, at once.
  func silence() {
    waiting = []
    guard let (_, child, _) = current else { return }
    current = nil
    child.end()
    if let words = synthesizer.silencing { run(words) }
  }

  /// Runs the synthesizer for a second at most.
  private func run(_ words: [String]) {
    guard let child = Child(synthesizer.path, words, input: "") else { return }
    for _ in 0..<100 {
      if child.status() != nil { return }
      usleep(10_000)
    }
    child.end()
  }

  /// Waits until the voice has spoken every phrase, or a signal interrupts it.
  func finish() {
    advance()
    while isSpeaking {
      usleep(10_000)
      if Interruption.isRequested { return silence() }
      advance()
    }
  }

  private func begin(_ phrase: Phrase, choosesVoice: Bool) {
    let arguments = synthesizer.arguments(for: phrase, choosesVoice: choosesVoice)
    let child = Child(synthesizer.path, arguments, input: synthesizer.input(for: phrase))
    current = child.map { (phrase, $0, choosesVoice) }
  }
}

extension Voice {
  /// The voice that a command line asks for.
  ///
  /// It's `nil` without `--voice`. Without a synthesizer it's `nil`, too, and one line says what to install.
  convenience init?(_ options: Options, _ environment: Environment, _ console: inout Console) {
    guard options.has(.voice) else { return nil }
    guard let synthesizer = Synthesizer.find(in: environment) else {
      console.report(["earshot: \(Synthesizer.advice)"])
      return nil
    }
    self.init(synthesizer)
    if !environment.inputIsTerminal { SignalPipe.shared.catchEndings(.end) }
  }

  /// Says what a response lets hear in words.
  func say(_ response: Session.Response, in session: Session) {
    let phrasing = Phrasing(
      tree: session.tree,
      manner: session.options.manner,
      language: session.language
    )
    say(phrasing.phrases(of: response.content))
  }

  /// Lets the voice go on while the program waits for input.
  var idling: Idling {
    Idling(pause: Self.pause) { [self] in
      advance()
      return nil
    }
  }
}
