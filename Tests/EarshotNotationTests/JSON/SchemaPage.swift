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
    "events": AppEvent.named.map { .string($0.name) },
    "guardable": guardable.map { .string($0) },
  ]

  /// The properties that may have guards, by their keys and, where those differ, their names.
  private static var guardable: [String] {
    let properties = Property.allCases.filter(\.spec.isGuardable)
    return properties.map(\.jsonName)
      + properties.filter { $0.jsonName != $0.name }.map(\.name)
  }

  private static let template = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Element tree of Earshot",
      "description": "The JSON form of screens: an app, a screen or a bare node, with UIKit's property names. A missing or null key is the default; keys of tools are kept out of the way with a warning.",
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
          "description": "An app: its screens, the first of which it starts with.",
          "type": "object",
          "properties": {
            "app": {"description": "The name of the app, spoken at the start.", "type": ["string", "null"]},
            @keys app
            "tabBar": {
              "description": "The tab bar of the app, with tabs that open screens.",
              "anyOf": [{"$ref": "#/$defs/node"}, {"type": "null"}]
            },
            "children": {
              "description": "The nodes on every screen, alerts and sheets.",
              "type": ["array", "null"],
              "items": {"$ref": "#/$defs/node"}
            },
            "screens": {
              "description": "The screens.",
              "type": ["array", "null"],
              "items": {"$ref": "#/$defs/screen"}
            },
            "each": {
              "description": "One line for many.",
              "type": ["array", "null"],
              "items": {"$ref": "#/$defs/each"}
            }
          }
        },
        "screen": {
          "description": "What is shown at one time.",
          "type": "object",
          "properties": {
            "screen": {"description": "The name of the screen.", "type": "string", "minLength": 1},
            "title": {"description": "The title; it is never heard.", "type": ["string", "null"]},
            "captured": {
              "description": "Whether a test of the app wrote the file: it doesn't say what the app does.",
              "type": ["boolean", "null"]
            },
            @keys screen
            "children": {
              "description": "The nodes inside, in the order of the file.",
              "type": ["array", "null"],
              "items": {"$ref": "#/$defs/node"}
            }
          },
          "required": ["screen"]
        },
        "node": {
          "description": "A node of a screen: an element, a container or a view.",
          "type": "object",
          "properties": {
            "role": {
              "description": "The word of the screen notation for what it is; without it 'containerType' or 'isAccessibilityElement' decide.",
              "enum": @roles
            },
            @keys node
            "children": {
              "description": "The nodes inside, in the order of the file.",
              "type": ["array", "null"],
              "items": {"$ref": "#/$defs/node"}
            }
          }
        },
        "each": {
          "description": "Properties, parts and events of every node that matches; a node's own win.",
          "type": "object",
          "properties": {
            "selector": {
              "description": "The nodes: identifiers, tags and traits.",
              "type": "string",
              "examples": [".message", "#pay, button"]
            },
            @keys each
          },
          "required": ["selector"]
        },
        @definitions
        "number": {
          "description": "A number, or one of the words with which broken apps report what is none.",
          "anyOf": [{"type": "number"}, {"enum": ["NaN", "Infinity", "-Infinity"]}]
        },
        "rectangle": {
          "description": "x, y, width and height in points.",
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
          "description": "What is done, in order: one effect of the screen notation each.",
          "type": "array",
          "items": {"type": "string", "examples": ["show #error", "push card", "announce \"Added\" high"]}
        },
        "condition": {
          "description": "When it counts, as a guard of the screen notation; always where missing.",
          "type": ["string", "null"],
          "examples": ["#amount is empty"]
        },
        "content": {
          "description": "An entry behind \"More content available\".",
          "type": "object",
          "properties": {
            "label": {"description": "The name of the entry.", "type": ["string", "null"]},
            "value": {"description": "What the entry says.", "type": ["string", "null"]},
            "important": {
              "description": "Whether the value is spoken with the element.",
              "type": ["boolean", "null"]
            },
            "interpolated": {
              "description": "Whether the value has references such as {#size}.",
              "type": ["boolean", "null"]
            }
          },
          "required": []
        },
        "chart": {
          "description": "The descriptor of a chart.",
          "type": "object",
          "properties": {
            "title": {"description": "What the chart shows.", "type": "string", "minLength": 1},
            "summary": {
              "description": "What a person learns from it.",
              "type": ["string", "null"],
              "minLength": 1
            },
            "xAxis": {"$ref": "#/$defs/chartXAxis"},
            "yAxis": {"$ref": "#/$defs/chartYAxis"},
            "series": {
              "description": "The series, in their order.",
              "type": "array",
              "items": {"$ref": "#/$defs/chartSeries"},
              "minItems": 1
            }
          },
          "required": ["title", "xAxis", "yAxis", "series"]
        },
        "chartXAxis": {
          "description": "The horizontal axis, which is heard as time.",
          "type": "object",
          "properties": {
            "title": {"description": "What the values are.", "type": "string", "minLength": 1},
            "categories": {
              "description": "The values, if they are words.",
              "type": ["array", "null"],
              "items": {"type": "string", "minLength": 1},
              "minItems": 1,
              "uniqueItems": true
            },
            "range": {
              "description": "The values, if they are numbers.",
              "type": ["string", "null"],
              "examples": ["1900...2000"]
            }
          },
          "required": ["title"]
        },
        "chartYAxis": {
          "description": "The vertical axis, which is heard as pitch.",
          "type": "object",
          "properties": {
            "title": {"description": "What the values are.", "type": "string", "minLength": 1},
            "range": {
              "description": "The least and the greatest value, and what follows each of them.",
              "type": "string",
              "examples": ["0...700 euros"]
            }
          },
          "required": ["title", "range"]
        },
        "chartSeries": {
          "description": "Points that belong together.",
          "type": "object",
          "properties": {
            "name": {"description": "The name.", "type": "string", "minLength": 1},
            "isContinuous": {
              "description": "Whether a line joins the points.",
              "type": ["boolean", "null"]
            },
            "points": {
              "description": "An x value and a y value each.",
              "type": ["array", "null"],
              "items": {"type": "string", "examples": ["January 480", "1960 268"]}
            }
          },
          "required": ["name"]
        },
        "mark": {
          "description": "A marked range of the text, for rotors.",
          "type": "object",
          "properties": {
            "name": {"description": "The name of the mark.", "type": "string"},
            "text": {"description": "The words that are marked.", "type": "string"},
            "occurrence": {
              "description": "Which of several occurrences, from 1; the first unmarked one where missing.",
              "type": ["integer", "null"],
              "minimum": 1
            },
            "on": {
              "description": "What opening a mark named 'link' does; the first that holds counts.",
              "type": ["array", "null"],
              "items": {"$ref": "#/$defs/markHandler"}
            }
          },
          "required": ["name", "text"]
        },
        "markHandler": {
          "description": "What is done when a link inside a text is opened.",
          "type": "object",
          "properties": {
            "when": {"$ref": "#/$defs/condition"},
            "do": {"$ref": "#/$defs/effects"}
          },
          "required": []
        },
        "action": {
          "anyOf": [
            {"description": "The name of an action that does nothing.", "type": "string"},
            {"$ref": "#/$defs/actionObject"}
          ]
        },
        "actionObject": {
          "description": "A custom action.",
          "type": "object",
          "properties": {
            "name": {"description": "The name that is spoken.", "type": "string"},
            "when": {"$ref": "#/$defs/condition"},
            "do": {"$ref": "#/$defs/effects"}
          },
          "required": ["name"]
        },
        "rotor": {
          "description": "A custom rotor.",
          "type": "object",
          "properties": {
            "name": {"description": "The name that the dial speaks.", "type": "string"},
            "selector": {
              "description": "What it walks: identifiers, tags and traits, or 'mark' and the name of a mark.",
              "type": "string",
              "examples": [".special, header", "mark bold"]
            }
          },
          "required": ["name", "selector"]
        },
        "handler": {
          "description": "What is done at an event or, with 'every' or 'idle', when a timer runs out.",
          "type": "object",
          "properties": {
            "event": {
              "description": "The event, as after 'on' in the screen notation.",
              "enum": @events
            },
            "every": {"description": "The interval of a timer.", "type": "string", "examples": ["2s", "500ms"]},
            "idle": {"description": "How long the user makes no gesture.", "type": "string", "examples": ["60s"]},
            "when": {"$ref": "#/$defs/condition"},
            "do": {"$ref": "#/$defs/effects"}
          },
          "required": [],
          "oneOf": [{"required": ["event"]}, {"required": ["every"]}, {"required": ["idle"]}]
        },
        "guardedLine": {
          "description": "A line of a property that counts while its guard holds.",
          "type": "object",
          "properties": {
            "property": {
              "description": "The property.",
              "enum": @guardable
            },
            "when": {
              "description": "The guard; a line of traits without one counts where no other does.",
              "type": ["string", "null"]
            },
            "value": {"description": "What the property is then, in the form of its key."},
            "interpolated": {
              "description": "Whether the text has references such as {#size}.",
              "type": ["boolean", "null"]
            }
          },
          "required": ["property"]
        },
        "interpolatedTexts": {
          "description": "Texts with references such as {#size} or {value}; \\{ is a brace.",
          "type": "object",
          "properties": {
            "label": {
              "description": "The label with its references; of a screen its title.",
              "type": ["string", "null"]
            },
            "value": {"description": "The value with its references.", "type": ["string", "null"]},
            "hint": {"description": "The hint with its references.", "type": ["string", "null"]},
            "placeholder": {"description": "The placeholder with its references.", "type": ["string", "null"]}
          },
          "required": []
        }
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
