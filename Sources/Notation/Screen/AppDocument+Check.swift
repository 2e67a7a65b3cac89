import AccessibilityModel

extension AppDocument {
  /// Checks what a file refers to.
  func check(_ uses: [Use], salvaged: Salvage, into diagnostics: inout DiagnosticList) {
  }
}
