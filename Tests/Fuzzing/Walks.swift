import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession
import EarshotTranscripts
import Glibc

/// The sample apps, by name.
private let apps: [AppDocument] = files(in: "Screens", ending: ".screen").compactMap {
  AppDocument.read([$0]).document
}

/// The parts of a line: the words of the dictionary, which a test compares with the program's
/// tables, and the characters that join them.
private let words: [String] = {
  let lines = contents(of: "Tests/Fuzzing/words.dict").split(separator: 0x0A)
  let quoted = lines.filter { $0.first == 0x22 && $0.last == 0x22 && !$0.contains(0x5C) }
  let marks = ["\n", "\n", "\n", "; ", "? ", "? not ", ":claim ", "say ", "2", "#", " ", "\"Zzz\""]
  return marks + quoted.map { String(decoding: $0.dropFirst().dropLast(), as: UTF8.self) }
}()

/// Walks through the sample apps, written in words.
///
/// The first byte chooses the app, and every two bytes after it choose a word or a name of the app.
/// The output and the recording are sessions that pass.
func fuzzWalks(_ bytes: [UInt8]) {
  guard let first = bytes.first, !apps.isEmpty else { return }
  let document = apps[Int(first) % apps.count]
  let names = document.tree.indices.flatMap { index in
    let label = document.tree[index].label ?? ""
    return [document.tree.name(of: index).map { Quoting.name($0, after: "#") }].compactMap(\.self)
      + (label.isEmpty ? [] : [Quoting.quotedLiteral(label)])
  }
  let all = words + names
  var text = ""
  for place in stride(from: 1, to: min(bytes.count - 1, 300), by: 2) {
    // Half of the numbers are marks and names, because there are many words.
    let number = Int(bytes[place + 1]) << 8 | Int(bytes[place])
    if number & 3 == 0 {
      text += words[(number >> 2) % 12]
    } else if number & 3 == 1, !names.isEmpty {
      text += names[(number >> 2) % names.count] + " "
    } else {
      let word = all[(number >> 2) % all.count]
      text += word.hasSuffix("\n") ? word : word + " "
    }
  }
  walk(text.split(separator: "\n").prefix(40).map(String.init), on: document)
}

/// Checks that whatever is typed, the output and the recording are sessions that pass.
func walk(_ lines: [String], on document: AppDocument) {
  var session = Session(document)
  var printed = session.run("start").transcriptLines
  for line in lines {
    let response = session.run(line)
    printed += response.transcriptLines
    for heard in response.lines { expectClean(heard) }
    if case .open? = response.request { break }
    if response.request == .reload { _ = session.reload(document) }
  }
  expectReplays("what is printed", printed, of: document)
  expectReplays("a recording", session.transcriptLines(), of: document)
}

/// Checks that lines are a session that passes.
private func expectReplays(_ what: String, _ lines: [String], of document: AppDocument) {
  let source = SourceText(name: "a.vo", lines.map { $0 + "\n" }.joined())
  let reading = Transcript.read(source)
  guard let transcript = reading.transcript else {
    let reasons = Diagnostic.rendered(reading.diagnostics, in: [source])
    preconditionFailure("\(what) does not read:\n\(reasons)\n" + lines.joined(separator: "\n"))
  }
  let run = TranscriptRun(transcript, on: document)
  if !run.passed {
    preconditionFailure("\(what) fails:\n" + lines.joined(separator: "\n") + run.report)
  }
}

/// The files of a folder whose names have this ending, in order of their names.
private func files(in folder: String, ending: String) -> [SourceText] {
  guard let stream = opendir(folder) else { return [] }
  defer { closedir(stream) }
  var names: [String] = []
  while let entry = readdir(stream) {
    let name = withUnsafePointer(to: entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    if name.hasSuffix(ending) { names.append(name) }
  }
  return names.sorted().map { SourceText(name: $0, utf8: contents(of: "\(folder)/\($0)")) }
}

/// The bytes of a file, or none if there's no such file.
private func contents(of path: String) -> [UInt8] {
  guard let file = fopen(path, "r") else { return [] }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  while case let byte = getc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
  return bytes
}
