// The part of Apple's XCTest that EarshotXCTest uses and other systems' XCTest lacks: an issue with
// a place in a file that isn't Swift. The signatures come from the documentation of XCTest, for
// Xcode 12 and later.

/// A test case.
open class XCTestCase {
  /// Creates a test case.
  public init() {}

  /// Records a failure or another problem.
  open func record(_ issue: XCTIssue) {}
}

/// A problem that a test found.
public struct XCTIssue {
  /// The kinds of problems.
  public enum IssueType: Int, Sendable {
    case assertionFailure, thrownError, uncaughtException, performanceRegression, system
    case unmatchedExpectedFailure
  }

  /// Creates an issue.
  public init(
    type: IssueType,
    compactDescription: String,
    detailedDescription: String? = nil,
    sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(),
    associatedError: (any Error)? = nil,
    attachments: [XCTAttachment] = []
  ) {}
}

/// A place in a source file.
open class XCTSourceCodeLocation {
  /// Creates a place in the file at a path; lines start at 1.
  public init(filePath: String, lineNumber: Int) {}
}

/// The place of an issue, and how the program got there.
open class XCTSourceCodeContext {
  /// Creates a context, with or without a place.
  public init(location: XCTSourceCodeLocation? = nil) {}
}

/// Data that goes with a report.
open class XCTAttachment {}

/// Fails the running test.
public func XCTFail(
  _ message: String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) {}

/// Expects that a block fails.
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil,
  failingBlock: () throws -> R
) rethrows -> R { try failingBlock() }
