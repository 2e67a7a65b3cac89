package import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSimulatedApp
import EarshotComposer
import EarshotFocusEngine

extension Session {
  /// The output of one step of a command.
  struct Rendering: Sendable {
    /// The sounds, and the lines about the gesture.
    var lines: [SessionLine] = []
    /// The speech that VoiceOver hasn't said yet, in order.
    var items: [SpeechItem] = []
    /// The announcements that are lost before their first word.
    var lost: [String] = []
    var isRefused = false
    /// Whether the step reached an end, so repeating the gesture has no effect.
    var isStopped = false
  }

  /// Performs a gesture, like ``run(_:)`` with the gesture's text.
  ///
  ///     session.perform(.swipe(.right)).lines    // ["Bonus points, 24, Button"]
  ///
  /// If the gesture contains a name that doesn't exist, Earshot refuses the gesture, as it refuses
  /// a gesture without an effect.
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

  /// Parses a command and adds it to the current line.
  ///
  /// The method refuses an invalid command.
  ///
  /// - Parameters:
  ///   - text: The command.
  ///   - isAlone: Whether it's the only command on the line.
  ///   - run: The current line.
  /// - Returns: The command with the correct spelling of its names, or `nil` if it was refused.
  package mutating func understand(
    _ text: String,
    isAlone: Bool,
    _ run: inout ResponseBuilder
  ) -> Command? {
    if isAlone, let lastParsed, lastParsed.text == text {
      if lastParsed.line.isEmpty { return accept(lastParsed.command, &run) }
      run.add(lastParsed.line)
      return lastParsed.command
    }
    do throws(CommandParser.Failure) {
      let command = try CommandParser.parse(text)
      if isAlone {
        lastParsed = (text, command, command.hasName ? [] : [.understood(command)])
      } else {
        try CommandParser.checkIsJoined(command)
      }
      return accept(command, &run)
    } catch {
      state.phone.app.work.spend(Work.unknownLine)
      run.refuse(withMeantLine(error, for: text), typed: text)
      return nil
    }
  }

  /// Adds a command to the current line and returns it with the correct spelling of its names.
  ///
  /// If the command contains a name that isn't in any file, the method refuses the command and
  /// returns `nil`.
  private mutating func accept(_ command: Command, _ run: inout ResponseBuilder) -> Command? {
    let command = spelled(command)
    guard case .gesture(let gesture) = command, !knowsNames(in: gesture) else {
      run.add(command)
      return command
    }
    run.refuse(unknownNameIn: command)
    if !isRehearsing, let advice = advice(onNameIn: command) { run.note([Display.safe(advice)]) }
    return nil
  }

  /// Runs a command.
  package mutating func perform(_ command: Command, _ run: inout ResponseBuilder) {
    guard !state.phone.app.work.isSpent else { return }
    switch command {
    case .gesture(let gesture) where !state.options.voiceOver && !isTaken(gesture):
      run.refuse(.voiceOverIsOff)
      run.note(["'voiceover on' turns VoiceOver on"])
    case .gesture(let gesture):
      state.place.gestures = run.gestureCount
      run.gestureCount += 1
      if gesture.definition.isSimulated || state.isPracticing {
        perform(gesture, &run)
      } else {
        // A gesture that isn't simulated is also a step, so the user can undo it.
        startSilentlyIfNeeded()
        remember()
        run.refuse(.notSimulated)
      }
    case .session(let own): perform(own, &run)
    }
  }

  /// Lets VoiceOver finish speaking, and ends the line of commands.
  ///
  /// - Parameters:
  ///   - run: The results of the commands.
  ///   - isInspection: Whether the line only requests information, so `:why` explains the line
  ///     before it.
  /// - Returns: The result of the line.
  package mutating func finish(_ run: inout ResponseBuilder, isInspection: Bool = false) -> Response
  {
    if run.endsInWait { state.waitingAnnouncements = run.speech.takeWaitingAnnouncements() }
    speakOut(&run)
    if let end = state.phone.app.work.end { return giveUpLine(end, run) }
    let response = run.response
    let isStep = run.commands.contains(where: \.isGesture)
    if isStep { state.lastStep = response.content }
    if !isInspection, !response.content.asksWhy { state.lastAnswer = response.content }
    return response
  }

  /// Records that the user typed a comment, which has no speech.
  package mutating func noteRemark(_ text: String) { state.lastAnswer = [.note(text)] }

  /// The output of the last step.
  ///
  /// A step is a line with at least one gesture.
  package var lastStep: [SessionLine] { state.lastStep }
}

extension Session {
  /// Relaunches the app at the given screen, or at the first one if the name is `nil`.
  ///
  /// At the first launch, the output begins with a comment on missing words.
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

  /// Relaunches the app at the given screen, or at the first one, without a comment on missing
  /// words.
  mutating func startWithoutRemark(at screen: ElementTree.Index?) -> Rendering {
    let (gestures, phrases, place) = (state.gestures, state.phrases, state.place)
    let (audio, end) = (state.audioBox, state.phone.app.now.nanoseconds)
    keepingWork { $0.state = $0.freshState($0.options) }
    state.phone.app.work.spend(Work.stop * tree.count)
    state.isStarted = true
    state.gestures = gestures
    state.phrases = phrases
    state.place = place
    state.audioBox = audio
    if state.hasAudio { state.audio.relaunch(at: end) }
    let lines = takeAudioLines()
    var step = render(state.phone.start(at: screen))
    step.lines = lines + step.lines
    return step
  }

  /// Starts the app silently if the session begins with a command other than `start`.
  ///
  /// - Source: SESSIONS.md, "Commands", `start`.
  /// - Rule: ``SessionRule/silentStart``
  mutating func startSilentlyIfNeeded() {
    guard !state.isStarted else { return }
    state.isStarted = true
    let screen = firstScreen.flatMap { document.tree.screenPlace(named: $0) }
    _ = state.phone.start(at: screen)
  }
}

extension [SessionLine] {
  /// Whether the last line suggests `:why` in response to a question in plain words.
  ///
  /// If the user then types `:why`, Earshot explains the line before the question.
  fileprivate var asksWhy: Bool {
    guard case .refusal(.misunderstood(let reason))? = last else { return false }
    return Suggestion.meant(in: reason) == ":why"
  }
}
