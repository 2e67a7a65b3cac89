import Foundation
import TestSupport

/// The public declarations of the products, as listed by the compiler.
///
/// They come from the symbol graph of the modules built with the tests. So every public declaration
/// appears here, and no type of another module can show in one.
struct PublicAPI {
  /// A public declaration.
  struct Symbol: Decodable {
    struct Fragment: Decodable { let spelling: String }
    struct Identifier: Decodable { let precise: String }
    struct Kind: Decodable { let identifier: String }
    struct Comment: Decodable {}

    let identifier: Identifier
    let kind: Kind
    let pathComponents: [String]
    let declarationFragments: [Fragment]
    let docComment: Comment?

    var declaration: String {
      declarationFragments.map(\.spelling).joined().split(separator: "\n").joined(separator: " ")
    }
    var name: String { pathComponents.joined(separator: ".") }
    var isType: Bool { ["swift.struct", "swift.enum", "swift.protocol"].contains(kind.identifier) }
  }

  /// The types that a type conforms to or inherits from.
  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    let targetFallback: String?
  }

  struct Graph: Decodable {
    let symbols: [Symbol]
    let relationships: [Relationship]
  }

  /// The products for tests, in the order of the page.
  static let modules = ["Earshot", "EarshotTesting", "EarshotXCTest"]

  let module: String
  let symbols: [Symbol]
  let conformances: [String: [String]]

  /// Asks the compiler for the declarations of a module.
  init(_ module: String, in folder: Folder) throws {
    let build = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let texts = build.appendingPathComponent("EarshotTexts.build/module.modulemap").path
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "swift", "symbolgraph-extract", "-module-name", module, "-target", Self.target,
        "-I", build.appendingPathComponent("Modules").path, "-Xcc", "-fmodule-map-file=\(texts)",
        "-I", ProjectFiles.root.appendingPathComponent("Sources/EarshotTexts/include").path,
        "-minimum-access-level", "public", "-skip-synthesized-members",
        "-output-dir", folder.url.path,
      ]
    try process.run()
    process.waitUntilExit()
    self.module = module
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    let graphs = try names.sorted().filter {
      $0 == "\(module).symbols.json" || $0.hasPrefix("\(module)@")
    }.map { name in
      let data = try Data(contentsOf: folder.url.appendingPathComponent(name))
      return try JSONDecoder().decode(Graph.self, from: data)
    }
    symbols = graphs.flatMap(\.symbols).sorted {
      ($0.name, $0.declaration) < ($1.name, $1.declaration)
    }
    var conformances: [String: [String]] = [:]
    for relation in graphs.flatMap(\.relationships) where relation.kind == "conformsTo" {
      let name = relation.targetFallback?.split(separator: ".").last.map(String.init) ?? ""
      conformances[relation.source, default: []].append(name)
    }
    self.conformances = conformances
  }

  #if arch(arm64)
  private static let target = "aarch64-unknown-linux-gnu"
  #else
  private static let target = "x86_64-unknown-linux-gnu"
  #endif

  /// The section of the page: the declarations, by their types.
  var section: String {
    var text = "\n## \(module)\n"
    let types = symbols.filter(\.isType)
    let owners = Set(types.map(\.pathComponents))
    let free = symbols.filter { !owners.contains($0.pathComponents.dropLast()) && !$0.isType }
    if !free.isEmpty { text += Self.block(free.map(\.declaration)) }
    for type in types {
      let of = conformances[type.identifier.precise, default: []].filter {
        !Self.implied.contains($0)
      }
      text += "\n### \(type.name)\n"
      let members = symbols.filter { $0.pathComponents.dropLast() == type.pathComponents[...] }
      let head =
        type.declaration + (of.isEmpty ? "" : ": \(Set(of).sorted().joined(separator: ", "))")
      text += Self.block([head] + members.filter { !$0.isType }.map { "  \($0.declaration)" })
    }
    return text
  }

  /// Facts that are true of every type or follow from other facts.
  private static let implied: Set = ["Copyable", "Escapable", "SendableMetatype", "Equatable", ""]

  private static func block(_ lines: [String]) -> String {
    "\n```text\n\(lines.joined(separator: "\n"))\n```\n"
  }
}
