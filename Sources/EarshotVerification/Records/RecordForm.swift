import EarshotImporters
import EarshotNotation

/// A form in which records come: how one is recognized, and where it keeps what is needed.
///
/// A new form is a case; the compiler asks for the rest.
enum RecordForm: CaseIterable {
  /// One record: what `earshot convert --to xctest` and `--to appium` make, and what aloud writes.
  case record
  /// Several records in one object, by their names, as aloud's collections have them.
  case captures
  /// A list of the answers of Appium's `mobile: voiceOverMove`.
  case answers

  /// Whether a text is in this form.
  func recognizes(_ value: JSONValue) -> Bool {
    switch self {
    case .record: value["steps"]?.kind == .array
    case .captures: value["captures"]?.kind == .object
    case .answers:
      value.entries.contains { $0.has("utterance") || $0["value"]?.has("utterance") == true }
    }
  }

  /// The records in a text of this form, each with its name.
  func records(in value: JSONValue) -> [(name: String?, record: JSONValue, steps: [JSONValue])] {
    switch self {
    case .record: [(nil, value, value["steps"]?.entries ?? [])]
    case .captures:
      value["captures"]?.members.map { ($0.name, $0.value, $0.value["steps"]?.entries ?? []) } ?? []
    // WebDriver wraps each answer in an object of its own.
    case .answers:
      [(nil, value, value.entries.map { $0.has("utterance") ? $0 : $0["value"] ?? $0 })]
    }
  }

  /// What the form is called where none is recognized.
  var summary: String {
    switch self {
    case .record: "an object with 'steps', as 'earshot convert --to xctest' makes it"
    case .captures: "an object with 'captures'"
    case .answers: "a list of objects with 'utterance', as Appium answers, bare or each in 'value'"
    }
  }
}
