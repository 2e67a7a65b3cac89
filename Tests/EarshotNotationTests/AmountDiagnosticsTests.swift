import Testing

@Suite("Unreadable amounts, comparisons, and effects")
struct AmountDiagnosticsTests {
  static let amounts: [DiagnosticCase] = [
    .lines(
      "a brace that is not closed",
      "text #count\n  value: 1\ntext \"1️⃣{#count item1️⃣\"",
      "'{#count item' isn't closed; write \"\\{#\" for a literal brace, or add a closing brace"
    ),
    .lines(
      "a single form",
      "text #p\n  value: 1\ntext \"1️⃣{#p price}1️⃣\"",
      "English has 2 plural forms, not 1; write them as in {#p price|prices}, because the number selects one of them"
    ),
    .lines(
      "words that don't change with the number",
      "text #p\n  value: 1\ntext \"{#p 1️⃣of 421️⃣}\"",
      "'of 42' doesn't change with the number; write 'text \"{#p} of 42\"'"
    ),
    .lines(
      "signs without blanks",
      "text #a\n  value: 1\ntext \"{#a1️⃣*1️⃣#a}\"",
      "put spaces around '*'"
    ),
    .lines(
      "a sign with a blank on one side",
      "text #a\n  value: 1\ntext \"{#a 1️⃣-1️⃣#a}\"",
      "put spaces around '-'"
    ),
    .lines(
      "another sign",
      "text #a\n  value: 1\ntext \"{#a 1️⃣/1️⃣ #a}\"",
      "amounts can't divide ('/'); add, subtract, or multiply instead"
    ),
    .lines(
      "a value without a number",
      "text #name\n  value: Anna\ntext #count\n  value: 1\ntext \"1️⃣{#name * #count}1️⃣\"",
      "'#name' has no number for the amount, only 'Anna'; refer to an element whose text has a number"
    ),
    .lines(
      "an amount among fixed values",
      "text #n\n  value: 1\nadjustable\n  values: 1️⃣{#n item1️⃣|items} | x",
      "the items of 'values' can't contain amounts; put the amount in 'label'"
    ),
    .lines("no name", "text \"{#1️⃣}1️⃣\"", "'#' needs a name, not '}'"),
    .lines(
      "an unknown node",
      "text #count\n  value: 1\ntext \"{1️⃣#cuont1️⃣ item|items}\"",
      "unknown identifier '#cuont'; did you mean 'count'?"
    ),
    .lines(
      "a blank in a reference",
      "text #a\n  value: 1\ntext \"1️⃣{#a }1️⃣\"",
      "an amount needs a word or an operation after '#a'; write a reference without spaces: '{#a}'"
    ),
    .lines(
      "an operand that is none",
      "text #a\n  value: 1\ntext \"{#a * 1️⃣price}1️⃣\"",
      "an amount can contain only '#identifier', 'value', and numbers, not 'price'"
    ),
    .lines(
      "an empty form",
      "text #a\n  value: 1\ntext \"{#a 1️⃣item|1️⃣}\"",
      "a word form is missing next to '|'; write a form on each side"
    ),
    .lines(
      "a point beside a comma",
      "text #a\n  value: 1.5\ntext #b\n  value: 1,5\ntext \"1️⃣{#a + #b}1️⃣\"",
      "an amount can't mix decimal points and decimal commas"
    ),
    .lines(
      "a language whose forms are not known",
      "text #a\n  value: 1\ntext\n  language: ar\n  label: 1️⃣{#a x|y}1️⃣",
      "Earshot doesn't know the plural forms of 'ar'"
    ),
    .lines(
      "an amount that depends on itself",
      "text #a\n  value: {1️⃣#a1️⃣ + 1}",
      "refers to itself"
    ),
  ]

  static let guards: [DiagnosticCase] = [
    .lines(
      "not contains",
      "text\n  hidden when label 1️⃣not contains1️⃣ a: true",
      "write 'lacks'"
    ),
    .lines(
      "no text after contains",
      "text\n  hidden when label contains1️⃣: true",
      "expected text after 'contains'"
    ),
    .lines(
      "no text after lacks",
      "text\n  hidden when label lacks1️⃣: true",
      "expected text after 'lacks'"
    ),
    .lines(
      "an unknown node in a text",
      "text #search\n  hidden when label lacks {1️⃣#serach1️⃣}: true",
      "did you mean 'search'?"
    ),
    .lines(
      "a text that depends on itself",
      "text \"A\" #a\n  value when 1️⃣label1️⃣ contains {#a}: x",
      "refers to itself"
    ),
    .lines(
      "another verb",
      "text\n  hidden when label 1️⃣holds1️⃣ a: true",
      "a condition needs 'is', 'is not', 'contains', or 'lacks'"
    ),
  ]

  static let effects: [DiagnosticCase] = [
    .lines(
      "a screen behind popToRoot",
      "text\n  on focus: popToRoot 1️⃣shop1️⃣",
      "'popToRoot' takes nothing after it; to open a screen, use 'push' or 'replace'"
    ),
    .lines(
      "back by more than one",
      "text\n  on focus: back 1️⃣21️⃣",
      "'back' goes back one screen; repeat it on its own line for each additional screen, or write "
        + "'popToRoot' to go to the first one"
    ),
  ]

  static let containers: [DiagnosticCase] = [
    .lines("one column", "view\n  columns: 1️⃣11️⃣", "'columns' needs a whole number from 2 to 100"),
    .lines(
      "columns of a table",
      "table\n  1️⃣columns1️⃣: 3",
      "'columns' isn't available for 'table'; move it to a view, group, list, landmark, or scroll view"
    ),
    .lines(
      "columns beside frames",
      "view\n  1️⃣columns1️⃣: 3\n  text #a\n    frame: 0 0 10 10",
      "'columns' has no effect, because '#a' has a frame"
    ),
    .lines(
      "a selection of many",
      "view\n  selection: 1️⃣many1️⃣",
      "'selection' needs 'one'; if people can select several, leave it out"
    ),
    .lines(
      "a selection of a button",
      "button\n  1️⃣selection1️⃣: one",
      "'selection' isn't available for 'button'; move it to a view, group, list, landmark, or scroll view"
    ),
    .lines(
      "two that are selected",
      "view\n  1️⃣selection1️⃣: one\n  button selected #a\n  button selected #b",
      "only one element in this container can be selected, but '#b' is the second; leave only one of them selected"
    ),
  ]

  @Test("are reported at their places", arguments: amounts + guards + effects + containers)
  func check(_ item: DiagnosticCase) { item.check() }
}
