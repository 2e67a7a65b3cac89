import Dispatch
package import Testing

/// A trait for tests that mostly wait for another program: they run on threads of their own.
///
/// Tests share as many threads as there are processors. A test that waits would keep one of them
/// from all others, and a suite whose tests run one after another would begin its second test when
/// nearly all others are over.
package struct OwnThread: TestTrait, SuiteTrait, TestScoping {
  package var isRecursive: Bool { true }

  package func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else {
      return try await function()
    }
    try await withTaskExecutorPreference(QueueExecutor(), operation: function)
  }
}

extension Trait where Self == OwnThread {
  /// Runs each test on a thread of its own, beside those that all others share.
  package static var onOwnThread: Self { Self() }
}

/// An executor with one thread.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private final class QueueExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "earshot.test")

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
