import EarshotImporters
import EarshotNotation

/// A supported form of records, which determines how to recognize a record and where its data is.
///
/// To add a form, add a case. The compiler then requires the rest.
enum RecordForm: CaseIterable {
  /// A single record, as aloud and tests from `earshot convert --to xctest` and `--to appium` write
  /// it.
  case record
  /// Several records by name in one object, as in aloud's collections.
  case captures
  /// A list of responses to Appium's `mobile: voiceOverMove`.
  case answers

  /// Returns whether a value is in this form.
  func recognizes(_ value: JSONValue) -> Bool {
    switch self {
    case .record: value["steps"]?.kind == .array
    case .captures: value["captures"]?.kind == .object
    case .answers:
      value.entries.contains { $0.has("utterance") || $0["value"]?.has("utterance") == true }
    }
  }

  /// Returns the records in a value of this form, each with its name.
  func records(in value: JSONValue) -> [(name: String?, record: JSONValue, steps: [JSONValue])] {
    switch self {
    case .record: [(nil, value, value["steps"]?.entries ?? [])]
    case .captures:
      value["captures"]?.members.map { ($0.name, $0.value, $0.value["steps"]?.entries ?? []) } ?? []
    // WebDriver wraps each response in a separate object.
    case .answers:
      [(nil, value, value.entries.map { $0.has("utterance") ? $0 : $0["value"] ?? $0 })]
    }
  }
}
