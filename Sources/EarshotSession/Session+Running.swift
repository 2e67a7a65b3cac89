package import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSimulatedApp
import EarshotComposer
import EarshotFocusEngine

extension Session {
  /// What one moment of a command lets hear.
  struct Rendering: Sendable {
    /// What sounds, and what is told of the gesture.
    var lines: [SessionLine] = []
    /// The speech to come, in order.
    var items: [SpeechItem] = []
    /// The announcements that are lost before their first word.
    var lost: [String] = []
    var isRefused = false
    /// Whether an end was reached, so that repeating the gesture is no use.
    var isStopped = false
  }

  /// Makes a gesture, as ``run(_:)`` does with its text.
  ///
  ///     session.perform(.swipe(.right)).lines    // ["Bonus points, 24, Button"]
  ///
  /// A name in it that is not there is refused, as what comes to nothing is.
  ///
  /// - Source: SESSIONS.md, "Commands".
  @discardableResult
  public mutating func perform(_ gesture: Gesture) -> Response {
    beginLine()
    var run = ResponseBuilder(keepingMoments: keepsMoments)
    if let command = accept(.gesture(gesture), &run) { perform(command, &run) }
    let response = finish(&run)
    record(response)
    return response
  }

  /// Understands a command, and adds it to what is run; one that cannot be understood is refused.
  ///
  /// - Parameters:
  ///   - text: The command.
  ///   - isAlone: Whether no other command stands on the line.
  ///   - run: What is run.
  /// - Returns: The command with the names in it spelled as they are, or `nil` if it was refused.
  package mutating func understand(
    _ text: String,
    isAlone: Bool,
    _ run: inout ResponseBuilder
  ) -> Command? {
    do throws(CommandParser.Failure) {
      let command = try CommandParser.parse(text)
      if !isAlone { try CommandParser.checkIsJoined(command) }
      return accept(command, &run)
    } catch {
      work.spend(Work.unknownLine)
      run.refuse(withMeantLine(error, for: text), typed: text)
      return nil
    }
  }

  /// Adds a command to what is run; one that names what no file names is refused like a misspelt one.
  private mutating func accept(_ command: Command, _ run: inout ResponseBuilder) -> Command? {
    let command = spelled(command)
    guard case .gesture(let gesture) = command, !knowsNames(in: gesture) else {
      run.add(command)
      return command
    }
    run.refuse(unknownNameIn: command)
    if let advice = advice(onNameIn: command) { run.note([Display.safe(advice)]) }
    return nil
  }

  /// Runs a command.
  package mutating func perform(_ command: Command, _ run: inout ResponseBuilder) {
    guard !work.isSpent else { return }
    switch command {
    case .gesture(let gesture) where !isTaken(gesture):
      run.refuse(.voiceOverIsOff)
      run.note(["'voiceover on' turns VoiceOver on"])
    case .gesture(let gesture):
      state.place.gestures = run.gestureCount
      run.gestureCount += 1
      if gesture.definition.isSimulated || state.isPractising {
        perform(gesture, &run)
      } else {
        // It is a step all the same, which can be taken back.
        startSilentlyIfNeeded()
        remember()
        run.refuse(.notSimulated)
      }
    case .session(let own): perform(own, &run)
    }
  }

  /// Ends a line of commands: what is said is said to its end.
  ///
  /// - Parameters:
  ///   - run: What the commands led to.
  ///   - isInspection: Whether the line is for the program, so that `:why` explains the one before.
  /// - Returns: What the line led to.
  package mutating func finish(_ run: inout ResponseBuilder, isInspection: Bool = false) -> Response
  {
    if run.endsInWait { state.heldTurns = run.speech.takeTurns() }
    speakOut(&run)
    if let end = work.end { return giveUpLine(end, run) }
    let response = run.response
    let isStep = run.commands.contains(where: \.isGesture)
    if isStep { state.lastStep = response.content }
    if !isInspection, !response.content.asksWhy { state.lastAnswer = response.content }
    return response
  }

  /// Notes that a remark was typed, of which nothing is heard.
  package mutating func noteRemark(_ text: String) { state.lastAnswer = [.note(text)] }

  /// What was heard at the last step: under the last line that was no command of the program.
  package var lastStep: [SessionLine] { state.lastStep }
}

extension Session {
  /// Launches the app anew, on its first screen or on the one that is asked for.
  ///
  /// - Source: SESSIONS.md, "Commands", `start`.
  mutating func start(screen name: String?) -> Rendering {
    guard let name = name ?? firstScreen else { return start(at: nil) }
    guard let screen = document.tree.screenPlace(named: name) else {
      return refuse(screen: name)
    }
    return start(at: screen)
  }

  mutating func start(at screen: ElementTree.Index?) -> Rendering {
    let remark = state.isStarted ? [] : remarkOnMissingWords
    var rendering = startWithoutRemark(at: screen)
    rendering.lines = remark + rendering.lines
    return rendering
  }

  /// Launches the app anew, on a screen or on its first.
  mutating func startWithoutRemark(at screen: ElementTree.Index?) -> Rendering {
    let (gestures, phrases, place) = (state.gestures, state.phrases, state.place)
    let audio = state.audioBox
    keepingWork { $0.state = $0.freshState($0.options) }
    work.spend(Work.stop * tree.count)
    state.isStarted = true
    state.gestures = gestures
    state.phrases = phrases
    state.place = place
    state.audioBox = audio
    if state.hasAudio { state.audio.relaunch() }
    let lines = takeAudioLines()
    var step = render(state.turn.start(at: screen))
    step.lines = lines + step.lines
    return step
  }

  /// A session that begins with another command starts without a word.
  ///
  /// - Source: SESSIONS.md, "Commands", `start`.
  /// - Rule: ``SessionRule/silentStart``
  mutating func startSilentlyIfNeeded() {
    guard !state.isStarted else { return }
    state.isStarted = true
    let screen = firstScreen.flatMap { document.tree.screenPlace(named: $0) }
    _ = state.turn.start(at: screen)
  }
}

extension [SessionLine] {
  /// Whether a question in plain words was asked that `:why` answers, so that it isn't what `:why`
  /// explains.
  fileprivate var asksWhy: Bool {
    guard case .refusal(.misunderstood(let reason))? = last else { return false }
    return reason.hasSuffix("did you mean ':why'?")
  }
}
