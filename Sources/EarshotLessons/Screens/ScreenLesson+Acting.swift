import EarshotComposer
import EarshotFocusEngine
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession
import EarshotTranscripts

// The effects of controls.
extension ScreenLesson {
  /// The subject of a question about a control.
  ///
  /// The lesson asks only one question about each subject.
  private enum Act: Hashable {
    case toggles, adjusts, leads, speaks
  }

  /// Asks at most one question about each subject: the words for a switch that changes, the gesture
  /// that changes a value, the destination of a control, and the words after a double tap.
  mutating func askWhatHappens() {
    make("four-finger tap top")
    var asked: Set<Act> = []
    for number in session.order.indices.prefix(Self.stopLimit) {
      guard let act = act(at: number, besides: asked), move(to: number) else { continue }
      if asked.isEmpty { begin(.sectionUsing) }
      if ask(about: act) { asked.insert(act) }
    }
  }

  /// Returns the subject of a question about a stop, or `nil` if there's none that the lesson
  /// hasn't asked about.
  private func act(at number: Int, besides asked: Set<Act>) -> Act? {
    let (stops, described) = (session.settled.stops, session.order)
    guard stops.indices.contains(number), described.indices.contains(number) else { return nil }
    let stop = described[number]
    guard stop.traits.isDisjoint(with: [.notEnabled, .textEntry, .searchField]),
      !stop.quoted.isEmpty
    else { return nil }
    var there = session
    there.putFocus(on: stops[number])
    return act(of: stop, there).flatMap { asked.contains($0) ? nil : $0 }
  }

  private func act(of stop: Session.Stop, _ there: Session) -> Act? {
    var after = there
    if stop.traits.contains(.adjustable) {
      let response = after.run("swipe up")
      return response.isRefused || response.sign == nil || after.cursor != there.cursor
        || after.focusedStop?.value == stop.value ? nil : .adjusts
    }
    let response = after.run("double tap")
    guard !response.isRefused, let last = response.speech.last else { return nil }
    if stop.traits.contains(.toggleButton), response.speech.count == 1 {
      return after.focusedStop?.value == stop.value ? nil : .toggles
    }
    if after.shownNames != there.shownNames { return .leads }
    return last == stop.quoted || last == stop.shortName ? nil : .speaks
  }

  /// Asks a question and makes the gesture.
  ///
  /// - Returns: Whether there was a question.
  private mutating func ask(about act: Act) -> Bool {
    guard let stop = session.focusedStop else { return false }
    switch act {
    case .toggles:
      ask(.words, .whatToggles(stop.quoted))
      make("double tap")
    case .adjusts:
      ask(.gesture, .whichAdjusts(stop.quoted))
      make("swipe up")
    case .leads: return askWhereItLeads(stop)
    case .speaks:
      guard let last = tried("double tap")?.response.speech.last else { return false }
      let again = LessonAsk.Choice(text: Wording.quoted(stop.shortName)[language], isRight: false)
      let sound = LessonAsk.Choice(text: Wording.soundAlone[language], isRight: false)
      let right = LessonAsk.Choice(text: Wording.quoted(last)[language], isRight: true)
      ask(.choice, .whatIsHeard(after: stop.shortName), Self.ordered(right, [again, sound]))
      make("double tap")
    }
    return true
  }

  private mutating func askWhereItLeads(_ stop: Session.Stop) -> Bool {
    guard let (_, after) = tried("double tap"), let name = after.titles.last else { return false }
    let here = session.shownNames
    let isBack = here.count > after.shownNames.count
    let others = session.tree.screens.map(session.title).filter {
      !$0.isEmpty && $0 != name && !session.titles.contains($0)
    }
    let wrong =
      others.prefix(1).map { Wording.toScreen($0) } + [.nowhere(stop.shortName)]
      + (isBack ? [] : [.backWhereYouCameFrom])
    let right = isBack ? Wording.backWhereYouCameFrom : .toScreen(name)
    ask(
      .choice,
      .whereItLeads(stop.shortName),
      Self.ordered(
        .init(text: right[language], isRight: true),
        wrong.map { .init(text: $0[language], isRight: false) }
      )
    )
    var back = after
    guard !back.run("scrub").isRefused, back.shownNames == here else { return true }
    make("double tap")
    ask(.gesture, .whichGoesBack)
    make("scrub")
    return true
  }

  /// Returns the answers with the right answer at an index that its text determines.
  private static func ordered(
    _ right: LessonAsk.Choice,
    _ wrong: [LessonAsk.Choice]
  ) -> [LessonAsk.Choice] {
    var choices = wrong
    choices.insert(right, at: right.text.utf8.reduce(0) { $0 + Int($1) } % (wrong.count + 1))
    return choices
  }
}

// The audit's findings and the task.
extension ScreenLesson {
  private static let findingLimit = 3

  /// Asks, for each of at most three findings, which of a few stops has the problem.
  mutating func ask(about findings: [Finding]) {
    begin(.sectionFinding)
    let heard = session.order.map(\.quoted)
    let known = Set(findings.map(\.heard))
    let fine = heard.filter { !$0.isEmpty && !known.contains($0) }.unique
    let here = findings.filter { heard.contains($0.heard) && !$0.heard.isEmpty }
    var asked: Set<String> = []
    for finding in here where asked.count < Self.findingLimit && !fine.isEmpty {
      guard asked.insert(finding.heard).inserted else { continue }
      let start = (asked.count * 2) % fine.count
      let others = (fine[start...] + fine[..<start]).prefix(2)
      let right = LessonAsk.Choice(
        text: Wording.quoted(finding.heard)[language],
        isRight: true
      )
      let wrong = others.map {
        LessonAsk.Choice(
          text: Wording.quoted($0)[language],
          isRight: false,
          remark: Wording.auditIsSilent[language]
        )
      }
      let reason = Wording.auditSays(finding.message, german: finding.german)
      ask(.choice, .whichIsHard, Self.ordered(right, wrong), because: reason)
    }
    if asked.isEmpty { add(.paragraph(Wording.nothingFound(here.isEmpty)[language])) }
  }

  /// Sets the task to go to a control with unique words.
  mutating func setTask() {
    if place != 0 { make("four-finger tap top") }
    let stops = session.order.prefix(Self.stopLimit)
    let target = stops.indices.last { number in
      let text = stops[number].quoted
      return number > 1 && ScreenKind(stops[number]) != .init(.text) && !text.isEmpty
        && !text.contains { "\"\\\n".contains($0) } && stops.count { $0.quoted == text } == 1
    }
    guard place == 0, let target, case .some(let goal) = session.settled.stops.element(at: target),
      let (response, after) = tried("swipe right \(target)"), after.cursor == goal,
      response.speech.last == stops[target].quoted,
      let claim = try? Claim("says \"\(stops[target].quoted)\"")
    else { return }
    begin(.sectionTask)
    var task = LessonTask()
    task.text = Wording.goTo(stops[target].shortName)[language]
    task.claims = [claim]
    task.solution = ["swipe right \(target)"]
    add(.task(task))
  }
}

extension Session {
  /// Returns the readable name of a screen, which is its title or its name in the file.
  func title(of screen: ElementTree.Index) -> String {
    let title = tree[screen].label ?? ""
    return Display.spoken(title.isEmpty ? tree.screenName(of: screen) : title)
  }

  /// The titles of the current screens, with the top screen last.
  fileprivate var titles: [String] {
    shownNames.map { name in
      shownRoots.first { tree.screenName(of: $0) == name }.map(title) ?? Display.spoken(name)
    }
  }
}

extension Array {
  /// Returns the element at an index, or `nil` if there's none.
  fileprivate func element(at place: Int) -> Element? {
    indices.contains(place) ? self[place] : nil
  }
}

extension [String] {
  /// The array with each string only once, in order.
  fileprivate var unique: [String] {
    var known: Set<String> = []
    return filter { known.insert($0).inserted }
  }
}
