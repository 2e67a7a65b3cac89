import AccessibilityModel
public import Notation

extension Transcript {
  /// A transcript as far as it could be read, and what is wrong with it.
  public struct Reading: Sendable {
    /// The transcript; nothing if there are errors.
    public let transcript: Transcript?
    /// What is wrong, in the order of the file.
    public let diagnostics: [Diagnostic]
  }

  /// Reads a transcript.
  ///
  /// - Complexity: O(*n*) in the length of the file.
  public static func read(_ source: SourceText) -> Reading {
    if let diagnostic = source.diagnosticOfBytes {
      return Reading(transcript: nil, diagnostics: [diagnostic])
    }
    var reader = TranscriptReader(source)
    reader.read(source.lines)
    return reader.reading
  }
}

/// Reads a transcript line by line; the first characters of a line decide what it is.
struct TranscriptReader {
  private var transcript: Transcript
  private var header = TranscriptHeader()
  private var isInHeader = true
  /// Whether the lines that come belong to a file that travels with the transcript.
  private var isEmbedding = false
  /// The texts of the files that travel with the transcript, in their order.
  private var embeddedTexts: [[UInt8]] = []
  private var diagnostics = DiagnosticCollector()

  init(_ source: SourceText) { transcript = Transcript(source: source) }

  /// What was read.
  var reading: Transcript.Reading {
    var transcript = transcript
    for (place, text) in embeddedTexts.enumerated() {
      let name = transcript.embedded[place].source.name
      transcript.embedded[place].source = SourceText(name: name, utf8: text)
    }
    header.apply(to: &transcript)
    let all = diagnostics.all
    return Transcript.Reading(transcript: all.isEmpty ? transcript : nil, diagnostics: all)
  }

  /// Reads lines that stand together: a file, or one block of a document.
  mutating func read(_ lines: [TextLine]) {
    isEmbedding = false
    for line in lines {
      if let name = line.text.embeddedName {
        embed(name, line)
      } else if isEmbedding {
        append(line)
      } else {
        read(line)
      }
    }
  }

  /// Takes in a screen that stands in a document beside the transcript, unless one of its name
  /// travels with the transcript itself.
  mutating func embed(_ lines: [TextLine], named name: String) {
    guard let first = lines.first, !transcript.embedded.contains(where: { $0.name == name }) else {
      return
    }
    beginFile(name, after: first.number - 1)
    for line in lines { append(line) }
  }

  private mutating func embed(_ name: String, _ line: TextLine) {
    isEmbedding = true
    if transcript.embedded.contains(where: { $0.name == name }) {
      diagnostics.report("a second file '\(name)'", at: line.range)
    }
    beginFile(name, after: line.number)
  }

  /// Begins a file that stands in the transcript after a line; each of its lines keeps its number.
  private mutating func beginFile(_ name: String, after line: Int) {
    transcript.embedded.append(.init(name, in: transcript.source))
    embeddedTexts.append([UInt8](repeating: 0x0A, count: line))
  }

  private mutating func append(_ line: TextLine) {
    embeddedTexts[embeddedTexts.count - 1] += line.text.utf8
    embeddedTexts[embeddedTexts.count - 1].append(0x0A)
  }

  private mutating func read(_ line: TextLine) {
    let text = line.trimmed
    if text.isProse { return }
    if text.isEmpty {
      isInHeader = isInHeader && header.isEmpty
    } else if text.begins(with: ">") {
      isInHeader = false
      readCommand(text, line)
    } else if isInHeader, let field = Transcript.Field(line) {
      header.read(field, line, &diagnostics)
    } else if transcript.steps.isEmpty {
      diagnostics.report(.beforeFirstCommand, at: line.range)
    } else {
      readHeard(line)
    }
  }

  private mutating func readCommand(_ text: String, _ line: TextLine) {
    let command = text.withoutPrompt
    if command.isEmpty {
      return diagnostics.report("a command after '>' is missing", at: line.range)
    }
    transcript.steps.append(.init(command: command, line: line.number))
  }

  private mutating func readHeard(_ line: TextLine) {
    let heard = Transcript.Line(text: line.text, number: line.number)
    let place = transcript.steps.count - 1
    if line.trimmed.begins(with: "?") {
      transcript.steps[place].claims.append(heard)
    } else {
      transcript.steps[place].expected.append(heard)
    }
  }
}

extension Transcript.EmbeddedFile {
  /// Creates a file that has no lines yet.
  ///
  /// What is wrong with a screen is told as of the transcript; JSON is known by its name.
  fileprivate init(_ name: String, in source: SourceText) {
    let isJSON = name.hasSuffix(".json")
    self.name = name
    self.source = SourceText(name: isJSON ? "\(source.name)#\(name)" : source.name, utf8: [])
  }
}

extension String {
  /// The name in a line `-- NAME --`.
  fileprivate var embeddedName: String? {
    let text = trimmedEnd
    guard text.begins(with: "-- "), text.hasSuffix(" --") else { return nil }
    let name = String(text.dropFirst(3).dropLast(3)).trimmed
    return name.isEmpty ? nil : name
  }
}

extension Diagnostic.Message {
  fileprivate static let beforeFirstCommand: Self =
    "this line stands before the first command; a command begins with '> '"
}
