package import EarshotLines
import EarshotModel
public import EarshotSession
public import EarshotNotation

// The execution of typed lines: comments, claims, commands, and the log.
extension Session {
  /// Runs a line of input: one or more commands separated by `;`, a claim, a comment, or a blank
  /// line.
  @discardableResult
  public mutating func run(_ line: String) -> Response {
    beginLine()
    let response = respond(to: input(line))
    record(response)
    return response
  }

  /// Replaces the app with a new app, as `:open` does, and starts the new app.
  ///
  /// - Returns: The line with the position of the cursor.
  public mutating func replace(with document: AppDocument) -> [String] {
    reopen(document).printed
  }

  /// Replaces the app like `replace` and returns the output as values.
  package mutating func reopen(_ document: AppDocument) -> [SessionLine] {
    open(document)
    run("start")
    return [.note(focusLine)]
  }

  /// Returns the parsed form of a line.
  ///
  /// If the user repeats a line, the session doesn't parse it again.
  private mutating func input(_ line: String) -> InputLine {
    if let lastInput, lastInput.typed == line { return lastInput.line }
    let input = InputLine(line)
    lastInput = (line, input)
    return input
  }

  private mutating func respond(to line: InputLine) -> Response {
    switch line.kind {
    case .blank: break
    case .prose(let phase):
      noteRemark(line.text)
      if phase != nil { beginPhase() }
    case .claim(let text): return claim(text)
    case .commands: return run(commands: line)
    }
    return Response(to: .remark(line))
  }

  private mutating func run(commands line: InputLine) -> Response {
    let text = line.text
    let commands = line.commands
    var run = ResponseBuilder(keepingMoments: keepsMoments)
    if commands.isEmpty { run.refuse(CommandParser.unknown(text), typed: text) }
    for text in commands {
      guard let command = understand(text, isAlone: commands.count == 1, &run) else { continue }
      switch command {
      case .session(.claim(let text)): claim(text, &run)
      case .session(.log): run.note(logLines)
      case .session(.mark(let name)): mark(as: name, &run)
      case .session(.goTo(let name)): goTo(name, &run)
      default: perform(command, &run)
      }
    }
    var response = finish(&run, isInspection: text.begins(with: ":"))
    guard response.isMalformed else { return response }
    for place in response.content.indices {
      guard case .refusal(.misunderstood(let reason)) = response.content[place] else { continue }
      response.content[place] = .refusal(.misunderstood(withValidClaim(reason, for: text)))
    }
    return response
  }
}

// Typed claims.
extension Session {
  /// Judges a claim on its own line.
  private mutating func claim(_ text: String) -> Response {
    do throws(Diagnostic) {
      return Response(to: .claim, content: [.claim(try judged(text, afterGesture: false))])
    } catch {
      let lines = mistake(text, error).map { SessionLine.note($0) }
      return Response(to: .claim, content: lines, isMalformed: true)
    }
  }

  /// Judges the claim after `:claim` and prints it as a line of a transcript.
  ///
  /// - Source: SESSIONS.md, "The REPL's own commands", `:claim`.
  private mutating func claim(_ text: String, _ run: inout ResponseBuilder) {
    guard !text.isEmpty else { return run.refuse(CommandParser.needs(":claim", "a claim")) }
    do throws(Diagnostic) {
      run.add([.claim(try judged(text, afterGesture: run.hasGesture))])
    } catch {
      run.noteMalformed(mistake(text, error))
    }
  }

  private mutating func judged(
    _ text: String,
    afterGesture isAfterGesture: Bool
  ) throws(Diagnostic) -> JudgedClaim {
    let claim = try Claim(text)
    if !isAfterGesture, let title = titleOfEmptyPhase {
      throw Diagnostic(.error, .claimInEmptyPhase(title), range: 0..<0)
    }
    var failure = judge(claim)
    if let mistake = mistake(in: claim, holds: failure == nil) {
      throw mistake.suggestingWholeLine(LineMark.claim.line(claim.text), from: -2)
    }
    if let sentence = failure, claim.asksForTexts {
      let spoken = SpokenTexts(document)
      work.spend(spoken.cost)
      failure = sentence + claim.spelling(in: spoken)
    }
    return JudgedClaim(claim.text, failure: failure)
  }

  private func mistake(in claim: Claim, holds: Bool, everyName: Bool = false) -> Diagnostic? {
    claim.mistake(in: document, typing: isTypedInto, holds: holds, everyName: everyName)
  }

  /// Judges a claim without changing the session.
  ///
  /// The names in the claim must exist in the app.
  ///
  /// - Returns: The actual state, or `nil` if the claim is true.
  /// - Throws: ``Diagnostic`` if the claim uses a name that the app doesn't have, or if the claim
  ///   can't be false.
  package func findingOnKnownNames(of claim: Claim) throws(Diagnostic) -> String? {
    let failure = failure(of: claim)
    if let mistake = mistake(in: claim, holds: failure == nil, everyName: true) { throw mistake }
    return failure
  }

  /// The title of the current phase if it has no steps yet and is in the log, or `nil` otherwise.
  private var titleOfEmptyPhase: String? {
    for entry in log.entries.reversed() {
      switch entry {
      case .remark(let line):
        if case .prose(let title?) = line.kind { return title }
      case .commands(let commands, _, _):
        if commands.contains(where: { $0.command != nil }) { return nil }
      case .undoing: return nil
      case .lines: break
      }
    }
    return nil
  }

  /// Returns a comment that contains a malformed claim and its error.
  private func mistake(_ text: String, _ diagnostic: Diagnostic) -> [String] {
    let message = diagnostic.message.text
    let isOffered = Self.offersClaim(message)
    var answer = message
    if text == "help" { answer = "unknown claim 'help'; write ':help'" }
    let isUnknown = message.hasPrefix(.unknownClaim) || message.contains(.notAState)
    let ofScreen = isUnknown ? claimOfScreen(in: text) : nil
    if let ofScreen, (try? Claim(ofScreen)) != nil {
      let reason = message.firstRange(of: "; ").map { message[..<$0.lowerBound] } ?? message[...]
      answer = "\(reason); write '? \(ofScreen)'"
    } else if message.contains(.nameOfScreen), let claims = claimsOfScreens(in: text) {
      answer = "\(message.prefix { $0 != ";" }); \(claims)"
    } else if !isOffered, message.hasPrefix(.unknownClaim) || message.hasPrefix(.claimAboutElement),
      let claim = claim(naming: text) ?? claim(inWords: text), (try? Claim(claim)) != nil
    {
      let reason = message.firstRange(of: "; ").map { message[..<$0.lowerBound] } ?? message[...]
      answer = "\(reason); write '? \(claim)'"
    }
    return ["? \(Display.safe(text))", Display.spoken(answer)]
  }
}
