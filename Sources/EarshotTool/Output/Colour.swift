/// Whether a stream gets colours.
enum Colour {
  /// Decides by what was asked for and what the stream is.
  ///
  /// First the option `--color`, then `NO_COLOR`, then `CLICOLOR_FORCE` and `FORCE_COLOR`, then
  /// whether lines go to a terminal that knows colours.
  static func isOn(
    _ options: Options,
    _ environment: Environment,
    toTerminal isTerminal: Bool
  ) -> Bool {
    switch options[.color] {
    case "always": return true
    case "never": return false
    default: break
    }
    if isSet("NO_COLOR", environment) { return false }
    for name in ["CLICOLOR_FORCE", "FORCE_COLOR"] where isSet(name, environment) {
      if environment.variables[name] != "0" { return true }
    }
    return isTerminal && !environment.terminalIsDumb && !options.has(.plain)
  }

  private static func isSet(_ name: String, _ environment: Environment) -> Bool {
    !(environment.variables[name] ?? "").isEmpty
  }
}
