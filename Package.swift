// swift-tools-version: 6.2
import PackageDescription

/// Whether a warning ends the build.
///
/// `.ci/run` says so. A build for use doesn't break when a new compiler warns of more.
let warningsAreErrors = Context.environment["EARSHOT_WARNINGS"] == "errors"

/// Whether SwiftPM downloaded the package for another one, whose build it then refuses because of flags.
let isDownloaded = Context.packageDirectory.split(separator: "/").contains { folder in
  ["checkouts", "registry"].contains(folder)
}

/// The settings with which a generic type such as a set gets its metadata from its own type arguments.
///
/// Without the flag, the program passes the name of the type to the runtime, which takes it apart, and then goes through
/// all 3,500 conformances for the key of each kind of set and dictionary: a quarter of a million instructions each time,
/// a third of the work for a short session.
let directMetadata: [SwiftSetting] =
  isDownloaded
  ? []
  : [
    .unsafeFlags(
      ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"],
      .when(platforms: [.linux], configuration: .release)
    )
  ]

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (warningsAreErrors ? [.treatAllWarnings(as: .error)] : [])

/// The settings of what only tests: it isn't optimized, for a test is compiled far more often than it runs long.
///
/// The compiler writes the module along with the code. If it wrote it separately, it would check the code twice.
let testSettings =
  settings + [
    .unsafeFlags(
      ["-Onone", "-no-emit-module-separately-wmo"],
      .when(configuration: .release)
    )
  ]

/// The settings of a program that carries Swift's library with it: it starts in half the time, and runs where no Swift is.
///
/// It offers no symbols to others: the runtime searches all of them at each start. Nor does it load the C++ library at
/// each start, which takes a million and a half instructions: the folder holds a linker script in its place that names
/// the static one.
let selfContained: [LinkerSetting] = [
  .unsafeFlags(
    [
      "-static-stdlib", "-Xlinker", "--no-export-dynamic", "-Xclang-linker", "-static-libgcc",
      "-L", "\(Context.packageDirectory)/Sources/Linking",
    ],
    .when(platforms: [.linux])
  )
]

/// Makes a library target of this package.
func library(_ name: String, uses dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings + directMetadata)
}

/// Makes the test target that mirrors a source target.
///
/// It depends on no more than it imports, so that it is compiled beside the targets above.
func tests(of name: String, uses dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: [.target(name: name)] + dependencies,
    swiftSettings: testSettings
  )
}

/// Makes the test target of a source target with lines, whose tests walk whole sessions.
func sessionTests(of name: String, uses dependencies: [Target.Dependency] = []) -> Target {
  let used = [
    "TestSupport", "SessionTestSupport", "EarshotReports", "EarshotTranscripts", "EarshotSession",
    "EarshotLines",
    "EarshotNotation", "EarshotModel",
  ]
  return tests(
    of: name,
    uses: used.filter { $0 != name }.map { .target(name: $0) } + dependencies
  )
}

// Tests wait for these targets without importing them. The longest chain of targets takes nearly as long as the whole
// build, so whatever isn't on that chain, such as most tests, should come later. Of the targets that are ready, the build
// system takes the last one in the alphabet.
let importersFirst: Target.Dependency = "EarshotImporters"
let auditFirst: Target.Dependency = "EarshotAudit"

let package = Package(
  name: "earshot",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .executable(name: "earshot", targets: ["EarshotProgram"]),
    .library(name: "Earshot", targets: ["Earshot"]),
    .library(name: "EarshotTesting", targets: ["EarshotTesting"]),
    .library(name: "EarshotXCTest", targets: ["EarshotXCTest"]),
    .executable(name: "earshot-bench", targets: ["EarshotBenchmarks"]),
  ],
  targets: [
    .target(name: "EarshotTexts"),
    library("EarshotModel", uses: ["EarshotTexts"]),
    library("EarshotNotation", uses: ["EarshotModel"]),
    library("EarshotReports", uses: ["EarshotLines", "EarshotNotation"]),
    library("EarshotImporters", uses: ["EarshotNotation", "EarshotModel"]),
    library("EarshotSimulatedApp", uses: ["EarshotModel"]),
    library("EarshotFocusEngine", uses: ["EarshotSimulatedApp", "EarshotModel"]),
    library("EarshotVoiceControl", uses: ["EarshotModel"]),
    library("EarshotComposer", uses: ["EarshotFocusEngine", "EarshotModel"]),
    library(
      "EarshotLines",
      uses: [
        "EarshotComposer", "EarshotFocusEngine", "EarshotSimulatedApp", "EarshotNotation",
        "EarshotModel",
      ]
    ),
    library(
      "EarshotReadOut",
      uses: [
        "EarshotLines", "EarshotComposer", "EarshotFocusEngine", "EarshotSimulatedApp",
        "EarshotNotation", "EarshotModel",
      ]
    ),
    library(
      "EarshotSession",
      uses: [
        "EarshotReadOut", "EarshotLines", "EarshotVoiceControl", "EarshotComposer",
        "EarshotFocusEngine", "EarshotSimulatedApp", "EarshotImporters", "EarshotNotation",
        "EarshotModel",
      ]
    ),
    library(
      "EarshotTranscripts",
      uses: [
        "EarshotReports", "EarshotSession", "EarshotLines", "EarshotComposer",
        "EarshotFocusEngine", "EarshotImporters", "EarshotNotation", "EarshotModel",
      ]
    ),
    library(
      "EarshotVerification",
      uses: [
        "EarshotReports",
        "EarshotTranscripts", "EarshotSession", "EarshotImporters", "EarshotLines",
        "EarshotComposer", "EarshotNotation", "EarshotModel",
      ]
    ),
    library(
      "EarshotLessons",
      uses: [
        "EarshotReports",
        "EarshotTranscripts", "EarshotSession", "EarshotLines", "EarshotVoiceControl",
        "EarshotComposer", "EarshotFocusEngine", "EarshotSimulatedApp", "EarshotNotation",
        "EarshotModel",
      ]
    ),
    library(
      "EarshotExercises",
      uses: [
        "EarshotReports",
        "EarshotLessons", "EarshotAudit", "EarshotTranscripts", "EarshotSession",
        "EarshotComposer", "EarshotLines", "EarshotNotation", "EarshotModel",
      ]
    ),
    library(
      "EarshotAudit",
      uses: [
        "EarshotReports",
        "EarshotTranscripts", "EarshotSession", "EarshotReadOut", "EarshotLines",
        "EarshotVoiceControl", "EarshotComposer", "EarshotFocusEngine", "EarshotSimulatedApp",
        "EarshotImporters", "EarshotNotation", "EarshotModel",
      ]
    ),
    library(
      "EarshotPage",
      uses: [
        "EarshotReports", "EarshotLessons",
        "EarshotAudit", "EarshotTranscripts", "EarshotSession", "EarshotReadOut", "EarshotLines",
        "EarshotComposer", "EarshotFocusEngine", "EarshotNotation", "EarshotModel",
      ]
    ),
    library(
      "Earshot",
      uses: [
        "EarshotReports",
        "EarshotAudit", "EarshotTranscripts", "EarshotSession", "EarshotReadOut", "EarshotLines",
        "EarshotComposer", "EarshotImporters", "EarshotNotation", "EarshotModel",
      ]
    ),
    library("EarshotExpectations", uses: ["Earshot"]),
    library("EarshotTesting", uses: ["EarshotExpectations", "Earshot"]),
    library("EarshotXCTest", uses: ["EarshotExpectations", "Earshot"]),
    library(
      "EarshotTool",
      uses: [
        "EarshotReports",
        "EarshotPage",
        "EarshotAudit", "EarshotExercises", "EarshotImporters", "EarshotLessons",
        "EarshotVerification", "EarshotTranscripts", "EarshotSession", "EarshotReadOut",
        "EarshotLines", "EarshotNotation", "EarshotModel",
      ]
    ),
    .executableTarget(
      name: "EarshotProgram",
      dependencies: ["EarshotTool"],
      linkerSettings: selfContained
    ),
    .executableTarget(
      name: "EarshotBenchmarks",
      dependencies: [
        "EarshotTool", "EarshotTranscripts", "EarshotSession", "EarshotReadOut", "EarshotNotation",
      ],
      swiftSettings: settings + directMetadata
    ),

    .target(
      name: "TestSupport",
      dependencies: ["EarshotNotation", "EarshotModel", importersFirst],
      path: "Tests/TestSupport",
      swiftSettings: testSettings
    ),
    tests(of: "EarshotModel"),
    tests(of: "EarshotNotation", uses: ["TestSupport", "EarshotModel"]),
    tests(
      of: "EarshotImporters",
      uses: ["TestSupport", "EarshotReadOut", "EarshotLines", "EarshotNotation", "EarshotModel"]
    ),
    tests(of: "EarshotSimulatedApp", uses: ["TestSupport", "EarshotNotation", "EarshotModel"]),
    tests(
      of: "EarshotFocusEngine",
      uses: ["TestSupport", "EarshotSimulatedApp", "EarshotNotation", "EarshotModel"]
    ),
    tests(of: "EarshotComposer", uses: ["EarshotFocusEngine", "EarshotModel"]),
    .target(
      name: "SessionTestSupport",
      dependencies: [
        "TestSupport", "EarshotTranscripts", "EarshotSession", "EarshotLines", "EarshotNotation",
        "EarshotModel", auditFirst,
      ],
      path: "Tests/SessionTestSupport",
      swiftSettings: testSettings
    ),
    sessionTests(of: "EarshotLines"),
    sessionTests(of: "EarshotReadOut", uses: ["EarshotComposer"]),
    sessionTests(
      of: "EarshotSession",
      uses: [
        "EarshotReadOut", "EarshotComposer", "EarshotFocusEngine", "EarshotSimulatedApp",
        "EarshotImporters",
      ]
    ),
    sessionTests(of: "EarshotTranscripts", uses: ["EarshotImporters", "EarshotVoiceControl"]),
    sessionTests(of: "EarshotVerification"),
    sessionTests(of: "EarshotLessons", uses: ["EarshotComposer", "EarshotFocusEngine"]),
    sessionTests(of: "EarshotAudit", uses: ["EarshotLessons", "EarshotImporters"]),
    sessionTests(of: "EarshotPage", uses: ["EarshotAudit", "EarshotReadOut"]),
    tests(
      of: "EarshotExercises",
      uses: ["TestSupport", "EarshotLessons", "EarshotTranscripts", "EarshotNotation"]
    ),
    tests(
      of: "Earshot",
      uses: [
        "TestSupport", "EarshotExpectations", "EarshotTesting", "EarshotXCTest", "EarshotComposer",
        "EarshotModel",
      ]
    ),
    .target(
      name: "ProgramTestSupport",
      path: "Tests/ProgramTestSupport",
      swiftSettings: testSettings
    ),
    tests(
      of: "EarshotTool",
      uses: [
        "TestSupport", "ProgramTestSupport", "EarshotReports", "EarshotAudit", "EarshotLessons",
        "EarshotTranscripts",
        "EarshotSession", "EarshotReadOut", "EarshotLines", "EarshotComposer", "EarshotNotation",
        "EarshotModel",
      ]
    ),
    // The program itself isn't imported, only run: its tests are compiled beside the targets above.
    .testTarget(
      name: "EarshotProgramTests",
      dependencies: ["ProgramTestSupport", "TestSupport", "EarshotNotation"],
      path: "Tests/EarshotProgramTests",
      swiftSettings: testSettings
    ),
  ],
  swiftLanguageModes: [.v6]
)
