import EarshotNotation

/// The settings that the walks of a sheet settle, and the walks that settle them differently.
struct SheetSettings {
  /// A setting with its values.
  ///
  /// Each value has the walks that settle it.
  private struct Wish {
    let name: String
    var values: [(value: String, walks: [String])]
  }

  private var wishes: [Wish] = []

  /// Collects the settings that walks settle.
  ///
  /// - Complexity: O(*n*·*m*), where *n* is the number of walks and *m* is the number of settings.
  init(_ walks: [(walk: String, settings: [String])]) {
    for (walk, settings) in walks {
      for setting in settings { add(setting, of: walk) }
    }
  }

  private mutating func add(_ setting: String, of walk: String) {
    let name = String(setting.prefix { $0 != ":" })
    guard let place = wishes.firstIndex(where: { $0.name == name }) else {
      return wishes.append(Wish(name: name, values: [(setting, [walk])]))
    }
    if let value = wishes[place].values.firstIndex(where: { $0.value == setting }) {
      wishes[place].values[value].walks.append(walk)
    } else {
      wishes[place].values.append((setting, [walk]))
    }
  }

  /// A comment for each setting on which the walks disagree, followed by the other settings.
  var lines: [String] {
    let contested = wishes.filter { $0.values.count > 1 }
    let remarks = contested.map { wish in
      let values = wish.values.map { "'\($0.value)' (\(SheetSettings.walks($0.walks)))" }
      return "some walks contradict each other: \(values.joined(separator: ", "))"
    }
    let settled = wishes.filter { $0.values.count == 1 }.compactMap(\.values.first?.value)
    guard !settled.isEmpty else { return remarks }
    return remarks + ["settings of this device:"] + settled.map { "  \($0)" }
  }

  /// Returns the numbers of walks in a list, with a noun.
  static func walks(_ numbers: [String]) -> String {
    "\(numbers.count == 1 ? "walk" : "walks") \(numbers.joinedWithAnd)"
  }
}
