/// A success criterion of the Web Content Accessibility Guidelines 2.2.
public enum Criterion: String, CaseIterable, Sendable {
  case nonTextContent = "1.1.1"
  case infoAndRelationships = "1.3.1"
  case meaningfulSequence = "1.3.2"
  case contrastMinimum = "1.4.3"
  case resizeText = "1.4.4"
  case nonTextContrast = "1.4.11"
  case keyboard = "2.1.1"
  case noKeyboardTrap = "2.1.2"
  case pageTitled = "2.4.2"
  case focusOrder = "2.4.3"
  case linkPurpose = "2.4.4"
  case headingsAndLabels = "2.4.6"
  case labelInName = "2.5.3"
  case targetSize = "2.5.8"
  case languageOfPage = "3.1.1"
  case languageOfParts = "3.1.2"
  case onFocus = "3.2.1"
  case labelsOrInstructions = "3.3.2"
  case nameRoleValue = "4.1.2"
  case statusMessages = "4.1.3"

  /// The number and the title, such as `4.1.2 Name, Role, Value`.
  public var text: String { "\(rawValue) \(title)" }

  /// The title, such as `Name, Role, Value`.
  public var title: String {
    switch self {
    case .nonTextContent: "Non-text Content"
    case .infoAndRelationships: "Info and Relationships"
    case .meaningfulSequence: "Meaningful Sequence"
    case .contrastMinimum: "Contrast (Minimum)"
    case .resizeText: "Resize Text"
    case .nonTextContrast: "Non-text Contrast"
    case .keyboard: "Keyboard"
    case .noKeyboardTrap: "No Keyboard Trap"
    case .pageTitled: "Page Titled"
    case .focusOrder: "Focus Order"
    case .linkPurpose: "Link Purpose (In Context)"
    case .headingsAndLabels: "Headings and Labels"
    case .labelInName: "Label in Name"
    case .targetSize: "Target Size (Minimum)"
    case .languageOfPage: "Language of Page"
    case .languageOfParts: "Language of Parts"
    case .onFocus: "On Focus"
    case .labelsOrInstructions: "Labels or Instructions"
    case .nameRoleValue: "Name, Role, Value"
    case .statusMessages: "Status Messages"
    }
  }
}
