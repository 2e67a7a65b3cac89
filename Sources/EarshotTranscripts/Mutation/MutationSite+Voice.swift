import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

// Properties that Voice Control uses.
extension MutationSite {
  /// The changes that remove the Voice Control names or change the first of them.
  var changedInputLabels: [Mutant] {
    guard let first = element.userInputLabels.first else { return [] }
    let guards =
      [claim { "\($0) shows name \(quoted(first))" }]
      + element.userInputLabels.map { name in claim { "can say \(quoted(name)) for \($0)" } }
    let changed = [first + " 2"] + element.userInputLabels.dropFirst()
    return [
      mutant(
        .inputLabels,
        "the property 'userInputLabels' of \(name) was removed",
        guards: guards
      ) { $0.userInputLabels = [] },
      mutant(
        .inputLabels,
        "the first name in 'userInputLabels' of \(name) was changed to \(quoted(changed[0]))",
        guards: guards
      ) { $0.userInputLabels = changed },
    ]
  }

  /// The change in which an element starts or stops responding to user interaction.
  ///
  /// This change exists only if the screen file sets the property. Otherwise, the traits and
  /// handlers decide.
  var flippedInteraction: [Mutant] {
    guard let responds = element.respondsToUserInteraction else { return [] }
    let names = element.userInputLabels + [element.label ?? ""].filter { !$0.isEmpty }
    let claims = names.prefix(1).map { name in
      claim { "\(responds ? "" : "not ")can say \(quoted(name)) for \($0)" }
    }
    let words = "the property 'respondsToUserInteraction' of \(name) was changed to \(!responds)"
    return [
      mutant(.interaction, words, guards: claims) { $0.respondsToUserInteraction = !responds }
    ]
  }
}

extension Session {
  /// Every name that you can say, in the format of “Show names”.
  var linesOfNames: [String] {
    allNamesForVoice.flatMap { SessionLine.beside($0.isEmpty ? .numbers : .names, $0).printed }
  }
}
