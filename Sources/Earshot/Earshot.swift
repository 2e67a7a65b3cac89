@_exported public import AccessibilityModel
@_exported public import Notation
@_exported public import Simulator
