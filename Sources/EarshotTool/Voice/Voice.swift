#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

internal import EarshotLines
internal import EarshotSession

/// A voice that says phrases one after the other with the system's synthesizer and plays cues
/// between them.
///
/// The voice needs no thread: the loop that waits for input calls ``advance()``, which checks
/// whether the synthesizer finished a phrase and begins the next one. The type is a class because
/// that loop shares the voice.
final class Voice {
  /// A phrase, a cue, or the sound of a chart.
  enum Item: Hashable, Sendable {
    case phrase(Phrase)
    case cue(Cue)
    case graph(GraphLine)
  }

  private let synthesizer: Synthesizer
  private var waiting: ArraySlice<Item> = []
  private var voiceOver: Speaker
  private var app: AppVoice
  /// The player for cues, or `nil` if cues are silent.
  private var player: CuePlayer?
  private var cue: (child: Child, start: UInt64, patience: Int)?
  /// Whether the current cue is the sound of a chart, which phrases wait for.
  private var isGraph = false

  /// The time between two checks, in milliseconds.
  static let pause: Int32 = 20

  /// Creates a voice that says nothing yet.
  init(_ synthesizer: Synthesizer) {
    self.synthesizer = synthesizer
    voiceOver = Speaker(synthesizer, as: .voice)
    app = AppVoice(synthesizer)
    Child.prepare()
  }

  /// Whether any phrase or cue is in progress or waiting.
  var isSpeaking: Bool {
    voiceOver.phrase != nil || cue != nil || !waiting.isEmpty || app.isSpeaking
  }

  /// Says phrases after the current speech.
  func say(_ phrases: [Phrase]) { play(phrases.map { .phrase($0) }) }

  /// Plays phrases and cues, after the current speech.
  func play(_ items: [Item]) {
    waiting += items.filter { item in
      switch item {
      case .phrase(let phrase): !phrase.text.allSatisfy(\.isWhitespace)
      case .cue, .graph: player != nil
      }
    }
    advance()
  }

  /// Begins the next phrase if the synthesizer finished the previous one.
  ///
  /// A cue plays during the next phrase, and so does the app's own voice.
  func advance() {
    app.advance()
    endCue(after: cue?.patience ?? 0)
    if isGraph { return }
    while voiceOver.advance(), let next = waiting.first {
      switch next {
      case .phrase(let phrase) where isBeside(phrase): app.say(phrase)
      case .phrase(let phrase): voiceOver.begin(phrase)
      case .cue(let cue):
        // Only one cue plays at a time.
        if self.cue != nil { return }
        self.cue = player?.play(cue).map { ($0, MonotonicClock.now(), CuePlayer.patience) }
      case .graph(let graph):
        if self.cue != nil { return }
        let sound = graph.samples
        self.cue = player?.play(sound).map { ($0, MonotonicClock.now(), sound.patience) }
        isGraph = self.cue != nil
      }
      waiting.removeFirst()
    }
  }

  /// Releases the cue if it has ended, and stops it if it has played for the given number of
  /// microseconds.
  private func endCue(after patience: Int) {
    guard let (child, start, _) = cue else { return }
    if child.status() == nil {
      guard MonotonicClock.microseconds(since: start) >= patience else { return }
      child.end()
    }
    cue = nil
    isGraph = false
  }

  /// Stops speaking immediately.
  func silence() {
    waiting = []
    app.stop()
    silenceVoiceOver()
  }

  /// Silences VoiceOver immediately, as a gesture does.
  ///
  /// The app's own voice continues.
  func silenceVoiceOver() {
    let rest = waiting
    waiting = []
    for case .phrase(let phrase) in rest where isBeside(phrase) { app.say(phrase) }
    endCue(after: 0)
    guard voiceOver.stop(), let words = synthesizer.silencing else { return }
    run(words)
  }

  /// Returns whether VoiceOver can speak at the same time as the phrase, instead of after it.
  private func isBeside(_ phrase: Phrase) -> Bool {
    phrase.speaker == .app && synthesizer.hasSpeakers
  }

  /// Runs the synthesizer with the given arguments for at most one second.
  private func run(_ words: [String]) {
    guard let child = Child(synthesizer.path, words, input: "") else { return }
    for _ in 0..<100 {
      if child.status() != nil { return }
      usleep(10_000)
    }
    child.end()
  }

  /// Waits until the voice has said every phrase or the user interrupts the program, which silences
  /// the voice.
  func finish() {
    advance()
    while isSpeaking {
      usleep(10_000)
      if Interruption.isRequested { return silence() }
      advance()
    }
  }
}

extension Voice {
  /// Creates the voice that a command line requests.
  ///
  /// Returns `nil` without `--voice`. If no synthesizer is installed, the initializer also returns
  /// `nil`, and prints a line that names a program to install.
  convenience init?(_ options: Options, _ environment: Environment, _ console: inout Console) {
    guard options.has(.voice) else { return nil }
    guard let synthesizer = Synthesizer.find(in: environment) else {
      console.report(["earshot: \(Synthesizer.advice)"])
      return nil
    }
    self.init(synthesizer)
    player = CuePlayer(options, environment, &console)
    if !environment.inputIsTerminal { SignalPipe.shared.catchEndings(.end) }
  }

  /// Says the words in a response and plays its cues.
  func say(_ response: Session.Response, in session: Session) {
    let phrasing = Phrasing(
      tree: session.tree,
      manner: session.options.manner,
      language: session.language
    )
    play(response.content.flatMap { phrasing.items(of: $0) })
  }

  /// The work that advances the voice while the program waits for input.
  var idling: Idling {
    Idling(pause: Self.pause) { [self] in
      advance()
      return nil
    }
  }
}

extension Phrasing {
  /// Returns the audible parts of a line, which are its cue and its words.
  fileprivate func items(of line: SessionLine) -> [Voice.Item] {
    let cue: Cue?
    switch line {
    case .beside(let kind, let text): cue = Cue(kind, text)
    case .refusal: cue = .refused
    case .graph(let graph): return [.graph(graph)]
    case .speech, .hint, .voice, .note, .claim, .silence: cue = nil
    }
    return (cue.map { [.cue($0)] } ?? []) + phrases(of: [line]).map { .phrase($0) }
  }
}
