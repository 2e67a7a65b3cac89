import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

// What Voice Control goes by.
extension MutationSite {
  /// The names are dropped, and the first of them is changed.
  var changedInputLabels: [Mutant] {
    guard let first = element.userInputLabels.first else { return [] }
    let guards =
      [claim { "\($0) shows name \(quoted(first))" }]
      + element.userInputLabels.map { name in claim { "can say \(quoted(name)) for \($0)" } }
    let changed = [first + " 2"] + element.userInputLabels.dropFirst()
    return [
      mutant(.inputLabels, "the userInputLabels of \(name) were dropped", guards: guards) {
        $0.userInputLabels = []
      },
      mutant(
        .inputLabels,
        "the first of the userInputLabels of \(name) was changed to \(quoted(changed[0]))",
        guards: guards
      ) { $0.userInputLabels = changed },
    ]
  }

  /// An element that responds to user interaction no longer does, or the other way round.
  ///
  /// It's only changed where the screen says it; elsewhere the traits and handlers say it.
  var flippedInteraction: [Mutant] {
    guard let responds = element.respondsToUserInteraction else { return [] }
    let names = element.userInputLabels + [element.label ?? ""].filter { !$0.isEmpty }
    let claims = names.prefix(1).map { name in
      claim { "\(responds ? "" : "not ")can say \(quoted(name)) for \($0)" }
    }
    let words = "the respondsToUserInteraction of \(name) was changed to \(!responds)"
    return [
      mutant(.interaction, words, guards: claims) { $0.respondsToUserInteraction = !responds }
    ]
  }
}

extension Session {
  /// Every name that can be said here, as the lines of “Show names” have them.
  var linesOfNames: [String] {
    allNamesForVoice.flatMap { SessionLine.beside($0.isEmpty ? .numbers : .names, $0).printed }
  }
}
