package import EarshotNotation

/// The pages of the cookbook, found by the names that people have for components.
package struct Cookbook: Sendable {
  /// The pages, by name.
  package let recipes: [Recipe]

  /// Creates a cookbook from documents, leaving out documents that aren't pages of the cookbook.
  ///
  /// - Parameter pages: The Markdown documents, in order.
  package init(_ pages: some Sequence<SourceText>) {
    recipes = pages.compactMap(Recipe.init)
  }

  /// Returns the page for a component, by its own name or by one of its other names.
  ///
  /// Ignores case, spaces, and hyphens, so `Date Picker` is the same as `date-picker`.
  ///
  /// - Parameter name: The name, as typed.
  /// - Returns: The page, or `nil` if no page has the name.
  package func recipe(called name: String) -> Recipe? {
    let letters = name.plainLetters
    return recipes.first { $0.name.plainLetters == letters }
      ?? recipes.first { $0.aliases.contains { $0.plainLetters == letters } }
  }

  /// Returns the end of a message about an unknown name.
  ///
  /// It contains the name that the user probably meant, or is empty.
  ///
  /// - Parameters:
  ///   - name: The name, as typed.
  ///   - others: Other names that the user could mean.
  /// - Returns: The end of a message.
  package func ending(for name: String, or others: [String]) -> String {
    let names = others + recipes.flatMap { [$0.name] + $0.aliases }
    let near = Suggestion.ending(for: name, in: names)
    let spelled = name.plainLetters
    guard near.isEmpty, spelled.count > 3,
      let recipe = recipes.first(where: { recipe in
        ([recipe.name] + recipe.aliases).contains {
          $0.plainLetters.hasPrefix(spelled) || spelled.hasPrefix($0.plainLetters)
        }
      })
    else { return near }
    return "; did you mean '\(recipe.name)'?"
  }
}

extension String {
  /// The letters and digits in lowercase, for comparing names regardless of case and punctuation.
  fileprivate var plainLetters: String {
    String(lowercased().filter { $0.isLetter || $0.isNumber })
  }
}
