import EarshotLines
import EarshotModel
import EarshotSession

/// A way in which developers break a screen.
///
/// Each case provides everything from a name to an implementation.
///
/// To add a mutation, add a case. The compiler then requires its words here, and its implementation
/// in ``mutants(at:)``.
///
/// - Source: our choice, after the operators of mutation testing (DeMillo, Lipton and Sayward 1978,
///   “Hints on Test Data Selection”): small changes that a competent developer could make by
///   mistake.
package enum Mutation: String, CaseIterable, Sendable {
  case label, rename, value, hint, placeholder, trait, state, content, chart
  case reference, plural, text, range
  case action, rotor
  case announcement, notification, effect
  case priority, target, screen, voice, audio
  case order, hidden, modal, split, merge
  case inputLabels = "input-labels"
  case interaction

  /// The change, as described in help and the documentation.
  package var summary: String {
    switch self {
    case .label: "a label is removed"
    case .rename: "a label is changed"
    case .value: "a value is removed"
    case .hint: "a hint is removed"
    case .placeholder: "a placeholder is removed"
    case .trait: "a trait is removed, whether the role implies it or you added it"
    case .state:
      """
      a line with a condition is removed, so the condition no longer changes the property
      """
    case .content: "one entry of custom content is removed"
    case .chart:
      """
      a chart, its summary, its unit, a series, or a point is removed, or the title or a value is changed
      """
    case .action: "a custom action is removed"
    case .rotor: "a custom rotor is removed"
    case .reference: "text that refers to other elements no longer changes with them"
    case .plural: "a word has the same form after every number"
    case .text: "a value, or the text that a handler sets, is changed"
    case .range: "the scale of an element loses its first or last value"
    case .announcement: "an announcement is removed"
    case .notification: "a notification is removed"
    case .effect: "any other effect of a handler, an action, or a timer is removed"
    case .priority: "an announcement gets a different priority"
    case .target: "a notification loses its element or its words"
    case .screen: "a different screen opens"
    case .voice: "the app's own speech says something different"
    case .audio: "the audio session gets a different category or different options"
    case .order: "two adjacent elements change places"
    case .hidden: "an element is hidden"
    case .modal: "a view that covers others is no longer modal"
    case .split: "a part of an element becomes a separate stop"
    case .merge: "two adjacent elements become one stop"
    case .inputLabels: "names for Voice Control are removed, or the first name is changed"
    case .interaction: "an element starts or stops responding to user interaction"
    }
  }

  /// Returns the changes of this kind that are possible at a node.
  func mutants(at site: MutationSite) -> [Mutant] {
    switch self {
    case .label: site.droppedText(.label, self)
    case .rename: site.renamed
    case .value: site.droppedText(.value, self)
    case .hint: site.droppedText(.hint, self)
    case .placeholder: site.droppedText(.placeholder, self)
    case .trait: site.droppedTraits
    case .state: site.droppedGuards
    case .content: site.droppedContent
    case .chart: site.changedCharts
    case .action: site.removedActions
    case .rotor: site.removedRotors
    case .reference: site.frozenReferences
    case .plural: site.singleForms
    case .text: site.otherTexts
    case .range: site.shortenedScales
    case .announcement, .notification, .effect: site.removedEffects(self)
    case .priority: site.otherPriorities
    case .target: site.lostTargets
    case .screen: site.otherScreens
    case .voice: site.otherWordsOfApp
    case .audio: site.otherAudio
    case .order: site.exchanged
    case .hidden: site.hidden
    case .modal: site.unmodal
    case .split: site.split
    case .merge: site.merged
    case .inputLabels: site.changedInputLabels
    case .interaction: site.flippedInteraction
    }
  }

  /// Returns all possible changes to the given nodes.
  ///
  /// The changes are ordered by node and then by case.
  ///
  /// - Complexity: O(*m*), where *m* is the number of changes, not including the subtrees of
  ///   neighbors.
  static func mutants(
    of tree: ElementTree,
    at nodes: some Sequence<ElementTree.Index>,
    startedAs session: Session
  ) -> [Mutant] {
    nodes.filter { !tree[$0].role.isMadeByBuilder && !tree.isRemoved($0) }.flatMap { index in
      let site = MutationSite(tree, index, session)
      return allCases.flatMap { $0.mutants(at: site) }
    }
  }
}

/// One change to an app.
package struct Mutant: Sendable {
  /// The kind of change.
  package let mutation: Mutation
  let node: ElementTree.Index
  /// The event of the changed handler, and the handler's index among the node's handlers of that
  /// event.
  var handler: (event: AppEvent, number: Int)?
  /// The change, in words.
  package let words: String
  /// Claims that may notice the change, with the simplest claim first.
  var guards: [String] = []
  /// A closure that makes the change.
  let apply: @Sendable (inout ElementTree) -> Void
}

/// A node that can be changed.
struct MutationSite {
  /// The app, as described in its files.
  let tree: ElementTree
  let index: ElementTree.Index
  let element: Element
  /// The name of the node in a sentence.
  let name: String
  /// The session at the start of the app.
  let session: Session

  init(_ tree: ElementTree, _ index: ElementTree.Index, _ session: Session) {
    self.tree = tree
    self.index = index
    self.session = session
    element = tree[index]
    name = tree.nameInSentence(of: index)
  }

  /// The node's name in a claim, or `nil` if it has neither an identifier nor a label.
  var target: String? { tree.target(of: index) }

  /// Creates a change to this node.
  func mutant(
    _ mutation: Mutation,
    _ words: String,
    guards: [String?] = [],
    _ change: @escaping @Sendable (inout Element) -> Void
  ) -> Mutant {
    Mutant(
      mutation: mutation,
      node: index,
      words: words,
      guards: guards.compactMap { $0 }
    ) { [index] tree in tree.update(index, change) }
  }

  /// Returns a claim about the node, or `nil` if there's no way to name the node.
  func claim(_ make: (String) -> String) -> String? { target.map(make) }
}
