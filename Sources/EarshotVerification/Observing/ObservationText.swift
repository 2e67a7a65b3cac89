package import EarshotLines
import EarshotNotation
import EarshotSession

/// The result of comparing a record, as lines for people.
package enum ObservationText {
  /// Returns the lines for one record, which contain the differences, the amount of agreement, the
  /// rules involved, and the settled questions.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the record.
  package static func lines(
    of observation: Observation,
    settled: [SettledSetting],
    _ comparison: SpokenComparison
  ) -> [String] {
    let places = SourceLineTable(observation.source)
    let name = observation.source.name
    var lines = [name + (observation.runtime.map { ": \($0)" } ?? "")]
    for miss in observation.misses {
      let place = places.place(of: miss.range.lowerBound)
      lines.append("\(name):\(place.line):\(place.column): \(miss.sentence)")
      lines += miss.details.map { "  \($0.name.padded(to: 9))\($0.text)" }
    }
    lines.append(rate(of: [observation], comparison))
    lines += observation.leftOut.map { reason, count in
      "\(count.counted("utterance")) \(count == 1 ? "isn't" : "aren't") compared, \(reason)"
    }
    lines += rules(of: observation)
    lines += settled.map(\.sentence)
    if observation.source.utf8.count > SettledSetting.limit {
      lines.append("Earshot didn't try other settings, because the record is longer than 256 KiB")
    }
    return lines.map { Display.safe($0) }
  }

  /// Returns a sentence with the number of utterances that agree.
  package static func rate(
    of observations: [Observation],
    _ comparison: SpokenComparison
  ) -> String {
    let compared = observations.reduce(0) { $0 + $1.compared }
    let agreed = observations.reduce(0) { $0 + $1.agreed }
    guard compared > 0 else { return "there are no utterances to compare" }
    let way = comparison == .exact ? "exactly" : "by words"
    let verb = agreed == 1 || compared == 1 ? "agrees" : "agree"
    return
      "\(agreed) of \(compared.counted("utterance")) \(verb), compared \(way) "
      + "(\(agreed * 100 / compared)%)"
  }

  /// Returns the rules involved in the differences, each with its sentence.
  ///
  /// The most frequent rule comes first.
  private static func rules(of observation: Observation) -> [String] {
    var counts: [(name: String, count: Int)] = []
    for rule in observation.misses.flatMap({ $0.rules.prefix(1) }) {
      if let place = counts.firstIndex(where: { $0.name == rule }) {
        counts[place].count += 1
      } else {
        counts.append((rule, 1))
      }
    }
    counts = counts.enumerated()
      .sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }.map(\.element)
    let (missed, compared) = (observation.misses.count, observation.compared)
    let isOne = missed == 1
    let total = "\(missed) of \(compared.counted("utterance")) \(isOne ? "differs" : "differ")"
    switch counts.count {
    case 0: return []
    case 1 where counts[0].name == Observation.noRule:
      return ["\(total), and no rule in Earshot explains \(isOne ? "it" : "them")"]
    case 1:
      let all = isOne ? "" : ", all"
      return ["\(total)\(all) because of '\(counts[0].name)'"] + meaning(of: counts)
    default:
      let list = counts.map { "\($0.count) \(cause($0.name))" }.joined(separator: ", ")
      return ["\(total): \(list)"] + meaning(of: counts)
    }
  }

  private static func cause(_ rule: String) -> String {
    rule == Observation.noRule ? "without a matching rule in Earshot" : "because of '\(rule)'"
  }

  private static func meaning(of counts: [(name: String, count: Int)]) -> [String] {
    counts.compactMap { count in
      RuleCatalog.cited(count.name).map { "  \(count.name): \($0)" }
    }
  }
}

extension Observation.Miss {
  /// The difference in a sentence.
  package var sentence: String {
    switch (phone, earshot) {
    case (_?, _?): "\(gesture): the device and Earshot say different words"
    case (_?, nil): "\(gesture): only the device says the following"
    default: "\(gesture): only Earshot says the following"
    }
  }

  /// The phone's speech and Earshot's speech, each with its name, and the rules that the phone
  /// contradicts.
  package var details: [(name: String, text: String)] {
    let said = [("device", phone), ("earshot", earshot)].compactMap { name, text in
      text.map { (name: name, text: $0) }
    }
    return said + rules.map { ("rule", $0) }
  }
}

extension SettledSetting {
  /// The conclusion from the record, in a sentence.
  package var sentence: String {
    let counts = agreed.map { "\($0.count) with '\($0.value)'" }.joined(separator: ", ")
    let values = best.map { "\(name): \($0)" }.asAlternatives
    return
      "\(values) matches the record best (utterances that agree, minus those that the device "
      + "omits: \(counts))"
  }
}
