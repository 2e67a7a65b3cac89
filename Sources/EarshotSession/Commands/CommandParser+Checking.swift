import EarshotLines
import EarshotNotation

// Checks of a line of commands, before any of the commands runs.
extension CommandParser {
  /// A command in a line, with the result of parsing it.
  package struct PlacedCommand: Hashable, Sendable {
    /// The parsed command, or the reason that it can't be parsed.
    package var result: Result<Command, Failure>
    /// The byte range of the command in the line.
    package var range: Range<Int>
  }

  /// Parses all commands on one line.
  ///
  /// Text without a command is an error.
  ///
  /// The method doesn't check whether the names in the commands exist, because that depends on the
  /// app.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the line.
  package static func placedCommands(in line: String) -> [PlacedCommand] {
    let commands = commands(in: line).filter { !String($0).trimmed.isEmpty }
    guard !commands.isEmpty else {
      return [PlacedCommand(result: .failure(unknown(line)), range: 0..<line.utf8.count)]
    }
    return commands.map { command in
      let text = command.drop(while: \.isBlank)
      let start = line.utf8.distance(from: line.startIndex, to: text.startIndex)
      let trimmed = String(text).trimmed
      let result = checked(trimmed, isAlone: commands.count == 1)
      return PlacedCommand(result: result, range: start..<start + trimmed.utf8.count)
    }
  }

  private static func checked(_ text: String, isAlone: Bool) -> Result<Command, Failure> {
    do throws(Failure) {
      let command = try parse(text)
      if !isAlone { try checkIsJoined(command) }
      if case .session(.set(let name, let value)) = command {
        try check(setting: name, value)
      }
      return .success(command)
    } catch {
      return .failure(MeantForm.answered(error, text))
    }
  }

  /// Checks that a command can share a line with other commands.
  ///
  /// A command that sets a mark can't, because Earshot sets marks at the end of a line.
  ///
  /// - Source: SESSIONS.md, "Refusals"; our choice.
  package static func checkIsJoined(_ command: Command) throws(Failure) {
    guard case .session(let own) = command, own.definition.standsAlone else { return }
    throw needs(own.definition.words, "its own line")
  }

  /// Checks the name and the value after `:set`.
  ///
  /// The method accepts settings that the reference specifies but Earshot doesn't simulate. Earshot
  /// refuses these settings when the command runs.
  ///
  /// - Source: SESSIONS.md, "Refusals".
  static func check(setting name: String, _ value: String) throws(Failure) {
    guard !name.isEmpty else {
      throw needs(":set", "the name of a setting; ':settings' lists the settings", .name)
    }
    guard let setting = Setting.named(name) else {
      if Setting.isNamed(name, in: Setting.notSimulated) { return }
      throw MeantSetting.unknown(name, value)
    }
    var options = SessionOptions()
    if setting.leavesOut(value) || setting.set(&options, value) { return }
    let meant = value.isEmpty ? nil : SettingValue.meant(by: value, for: setting)
    let values = value.isEmpty ? setting.examples : meant.map { [$0] } ?? []
    let lines = values.map { "':set \(setting.name) \($0)'" }.joined(separator: " or ")
    let line = lines.isEmpty ? nil : "\(setting.needs); write \(lines)"
    throw needs(setting.name, line ?? setting.needs(insteadOf: value))
  }
}
