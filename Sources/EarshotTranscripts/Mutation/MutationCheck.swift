import EarshotReports
package import EarshotModel
package import EarshotNotation
import EarshotSession

/// A check that tries mutations of an app.
///
/// Earshot changes the app as developers might break it, and then runs the app's sessions on each
/// changed app. If no session notices a change, the sessions don't protect this part of the app.
///
/// The same app and sessions always produce the same changes and verdicts.
///
/// - Source: our choice, after mutation testing (DeMillo, Lipton and Sayward 1978).
package struct MutationCheck: Sendable {
  private let document: AppDocument
  /// The sessions that use the app.
  ///
  /// Without a change, each of them passes.
  private let rehearsals: [Rehearsal]
  /// The screens that at least one session opens.
  private let opened: Set<ElementTree.Index>
  /// The gestures that have an effect in the app.
  private let answers: MutationAnswers
  /// The positions of the app's nodes in its files.
  private let places: MutationPlaces
  /// The parts of the app that the sessions hear and run, or `nil` if the app has errors.
  private let cover: Cover?
  /// The limits of the search for a way to hear an unnoticed change.
  private let work: WorkBudget.Limits
  /// The changes to try, in the order of the tree.
  package let mutants: [Mutant]
  /// The total number of changes, including the changes that aren't tried.
  package let total: Int

  /// Prepares a check.
  ///
  /// The result is `nil` if the app has errors.
  ///
  /// - Parameters:
  ///   - app: The result of reading the app, without errors.
  ///   - sources: The files of the app.
  ///   - transcripts: The sessions, each of which passes without a change.
  ///   - overrides: Settings that override the headers.
  ///   - limit: The maximum number of changes to try. If there are more changes, the check selects
  ///     changes at even intervals.
  ///   - work: The limits of the search for each change that no session notices.
  package init?(
    _ app: AppDocument.ParseResult,
    in sources: [SourceText],
    transcripts: [Transcript],
    overrides: [(name: String, value: String)] = [],
    limit: Int,
    work: WorkBudget.Limits = .usual
  ) {
    guard let document = app.document else { return nil }
    (self.document, self.work) = (document, work)
    places = MutationPlaces(app.references, in: sources)
    cover = Cover(app, in: sources, transcripts: transcripts, overrides: overrides)
    var met: Set<Rehearsal.Situation> = []
    let rehearsals = transcripts.map {
      Rehearsal($0, in: document, overrides: overrides, met: &met)
    }
    self.rehearsals = rehearsals
    let opened = rehearsals.reduce(into: Set()) { $0.formUnion($1.screens) }
    self.opened = opened
    let tree = document.tree
    answers = MutationAnswers(of: tree)
    let nodes = tree.indices.filter { tree.screen(of: $0).map(opened.contains) ?? true }
    let all = Mutation.mutants(of: tree, at: nodes, startedAs: Session(document).settled)
    total = all.count
    mutants = all.count <= limit ? all : (0..<limit).map { all[$0 * all.count / limit] }
  }

  /// The screens that no session opens, which the check doesn't change.
  package var unopened: [String] {
    document.tree.screens.filter { !opened.contains($0) }
      .map { Quoting.name(document.tree[$0].identifier ?? "") }
  }

  /// Makes a change and returns the result, including the session that notices the change.
  ///
  /// - Complexity: The same as for running the sessions. If no session notices the change, the
  ///   method also tries every gesture at every stop of the screens and after every step of the
  ///   sessions.
  package func result(of mutant: Mutant) -> MutationResult {
    var tree = document.tree
    mutant.apply(&tree)
    let changed = AppDocument(
      tree: tree,
      written: document.written,
      each: document.each,
      trivia: document.trivia
    )
    let place = places.place(of: mutant)
    let verdict: MutationResult.Verdict
    if let finding = firstFinding(in: changed, near: mutant.node) {
      verdict = .noticed(by: finding)
    } else {
      var probe = MutationProbe(
        document: document,
        changed: changed,
        answers: answers,
        work: WorkBudget(limits: .init(step: work.step, run: work.step))
      )
      if let evidence = difference(with: &probe) {
        verdict = .survived(remedy: evidence.remedy(mutant.guards))
      } else {
        verdict = probe.work.isSpent ? .givenUp : verdictOfSilence(mutant)
      }
    }
    return MutationResult(mutant, place, verdict)
  }

  /// Returns the verdict on a change for which the search found no difference.
  ///
  /// A change in a handler that no session runs survives, because nothing shows that it's
  /// inaudible.
  ///
  /// - Source: our choice, after PIT (pitest.org): a change without coverage isn't detected.
  private func verdictOfSilence(_ mutant: Mutant) -> MutationResult.Verdict {
    guard let handler = mutant.handler,
      cover?.isRun(at: mutant.node, handler.event, handler.number) == false
    else { return .unheard }
    return .survived(remedy: "a session that runs this handler")
  }

  /// Returns the place of the first difference in a session, or `nil` if no session differs.
  ///
  /// The method tries the sessions that open the screen of the change before all other sessions.
  private func firstFinding(in changed: AppDocument, near node: ElementTree.Index) -> Finding.Place?
  {
    let screen = document.tree.screen(of: node)
    let near = rehearsals.filter { screen.map($0.screens.contains) ?? true }
    let far = rehearsals.filter { !(screen.map($0.screens.contains) ?? true) }
    for rehearsal in near + far {
      let found = TranscriptRun.firstFailure(
        of: rehearsal.transcript,
        on: changed,
        overrides: rehearsal.overrides
      )
      if let found { return found.place }
    }
    return nil
  }

  /// Returns the place where you can hear the change, or `nil` if there's none.
  private func difference(with probe: inout MutationProbe) -> MutationEvidence? {
    for rehearsal in rehearsals {
      if let found = probe.differenceAlong(rehearsal, .overview) { return found }
    }
    guard let first = rehearsals.first else { return nil }
    for screen in document.tree.screens {
      if let found = probe.differenceOn(screen, first) { return found }
    }
    for rehearsal in rehearsals {
      if let found = probe.differenceAlong(rehearsal, .gestures) { return found }
    }
    return nil
  }
}
