import EarshotModel

@testable import EarshotNotation

/// The schema of the JSON form, made from the tables of keys and properties.
enum SchemaPage {
  static let path = "Docs/element-tree.schema.json"

  static var text: String {
    template.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { lines(for: $0) }.joined(separator: "\n")
  }

  /// The text that replaces a line of the template.
  private static func lines(for line: Substring) -> [String] {
    let words = line.split(separator: " ")
    switch words.first {
    case "@keys":
      return keys(in: words[1]).map {
        "        \"\($0.name)\": {\"$ref\": \"#/$defs/key.\($0.name)\"},"
      }
      .withoutLastComma(if: words[1] == "each")
    case "@records":
      return JSONRecord.all.map { "        \"\($0.name)\": \($0.definition.text())," }
        .withoutLastComma(if: true)
    case "@definitions": return NodeKey.all.map { "    \"key.\($0.name)\": \($0.definition)," }
    default:
      guard let mark = line.firstIndex(of: "@"),
        let words = enums[String(line[mark...].dropFirst().filter(\.isLetter))]
      else { return [String(line)] }
      let rest = line[mark...].dropFirst().drop(while: \.isLetter)
      return [line[..<mark] + JSONOutput.array(words).text() + rest].map(String.init)
    }
  }

  private static func keys(in holder: Substring) -> [NodeKey] {
    let holders: [Substring: PropertySpec.Holders] = [
      "app": .app, "screen": .screen, "node": .node, "each": .each,
    ]
    return NodeKey.all.filter { $0.holders.contains(holders[holder] ?? .everywhere) }
  }

  private static let enums: [String: [JSONOutput]] = [
    "roles": Role.written.map { .string($0.rawValue) } + [.null],
    "traits": (Traits.named.map(\.name) + ["switchButton"]).map { .string($0) },
  ]

  private static let template = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Element tree of Earshot",
      "description": "The JSON form of a .screen file: an app, a screen, or a node, with UIKit's property names. If a key is missing or null, the property has its default value. Earshot ignores unknown keys with a warning.",
      "type": "object",
      "if": {"anyOf": [{"required": ["app"]}, {"required": ["screens"]}]},
      "then": {"$ref": "#/$defs/app"},
      "else": {
        "if": {"required": ["screen"]},
        "then": {"$ref": "#/$defs/screen"},
        "else": {"$ref": "#/$defs/node"}
      },
      "$defs": {
        "app": {
          "description": "An app with its screens. The app starts with the first screen.",
          "type": "object",
          "properties": {
            "app": {"description": "The name of the app, which VoiceOver says at the start.", "type": ["string", "null"]},
            @keys app
            "tabBar": {
              "description": "The tab bar of the app, with tabs that open screens.",
              "anyOf": [{"$ref": "#/$defs/node"}, {"type": "null"}]
            },
            "children": {
              "description": "The alerts and sheets that every screen can present.",
              "type": ["array", "null"],
              "items": {"$ref": "#/$defs/node"}
            },
            "screens": {
              "description": "The screens.",
              "type": ["array", "null"],
              "items": {"$ref": "#/$defs/screen"}
            },
            "each": {
              "description": "Properties of several nodes.",
              "type": ["array", "null"],
              "items": {"$ref": "#/$defs/each"}
            }
          }
        },
        "screen": {
          "description": "A screen of the app.",
          "type": "object",
          "properties": {
            "screen": {"description": "The name of the screen.", "type": "string", "minLength": 1},
            "title": {"description": "The title, which VoiceOver doesn't say.", "type": ["string", "null"]},
            "captured": {
              "description": "Whether a test of the app wrote the file. Such a file doesn't describe the app's behavior.",
              "type": ["boolean", "null"]
            },
            @keys screen
            "children": {
              "description": "The child nodes, in the order of the file.",
              "type": ["array", "null"],
              "items": {"$ref": "#/$defs/node"}
            }
          },
          "required": ["screen"]
        },
        "node": {
          "description": "A node of a screen, which is an element, a container, or a view.",
          "type": "object",
          "properties": {
            "role": {
              "description": "The role, as in a .screen file. Without a role, 'containerType' or 'isAccessibilityElement' decides what the node is.",
              "enum": @roles
            },
            @keys node
            "children": {
              "description": "The child nodes, in the order of the file.",
              "type": ["array", "null"],
              "items": {"$ref": "#/$defs/node"}
            }
          }
        },
        "each": {
          "description": "Properties, parts, and events of every node that matches the selector. A node's own properties override them.",
          "type": "object",
          "properties": {
            "selector": {
              "description": "The identifiers, tags, and traits that select the nodes.",
              "type": "string",
              "examples": [".message", "#pay, button"]
            },
            @keys each
          },
          "required": ["selector"]
        },
        @definitions
        "number": {
          "description": "A number, or one of the words that broken apps report instead of a number.",
          "anyOf": [{"type": "number"}, {"enum": ["NaN", "Infinity", "-Infinity"]}]
        },
        "rectangle": {
          "description": "The x and y coordinates, the width, and the height, in points.",
          "type": "array",
          "items": {"$ref": "#/$defs/number"},
          "minItems": 4,
          "maxItems": 4
        },
        "names": {"type": "array", "items": {"type": "string"}},
        "traits": {
          "type": "array",
          "items": {
            "anyOf": [
              {
                "enum": @traits
              },
              {"type": "string"}
            ]
          }
        },
        "effects": {
          "description": "The effects, in order, as in a .screen file.",
          "type": "array",
          "items": {"type": "string", "examples": ["show #error", "push card", "announce \"Added\" high"]}
        },
        "condition": {
          "description": "The condition, as in a .screen file. The default is always.",
          "type": ["string", "null"],
          "examples": ["#amount is empty"]
        },
        "action": {
          "anyOf": [
            {"description": "The name of an action without effects.", "type": "string"},
            {"$ref": "#/$defs/actionObject"}
          ]
        },
        @records
      }
    }

    """#
}

extension NodeKey {
  /// The key as the schema defines it.
  fileprivate var definition: String {
    let summary = JSONOutput.Member("description", .string(summary))
    return JSONOutput.object([summary] + schema.outputOrNull).text()
  }
}

extension [String] {
  fileprivate func withoutLastComma(if isLast: Bool) -> [String] {
    guard isLast, let last else { return self }
    return dropLast() + [String(last.dropLast())]
  }
}
