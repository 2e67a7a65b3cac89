import Testing

@testable import EarshotTool

@Suite("Threads that share a list of jobs")
struct WorkersTests {
  @Test("return the results in the order of the list", arguments: [1, 2, 3, 8, 64])
  func order(_ count: Int) throws {
    let items = Array(0..<500)
    var results: [Int] = []
    try Workers(count: count).run(items) { item in
      // Some jobs take longer than others.
      (0..<(item % 7) * 200).reduce(item) { $0 &+ $1 &- $1 }
    } deliver: { (result) throws(Failure) in
      results.append(result)
      return true
    }
    #expect(results == items)
  }

  @Test("stop when no more is needed, or something is wrong", arguments: [1, 4])
  func stops(_ count: Int) throws {
    var results: [Int] = []
    try Workers(count: count).run(Array(0..<1000), work: { $0 }) { (result) throws(Failure) in
      results.append(result)
      return result < 10
    }
    #expect(results == Array(0...10))
    #expect(throws: Failure.usage("enough")) {
      try Workers(count: count).run(Array(0..<1000), work: { $0 }) { _ throws(Failure) -> Bool in
        throw Failure.usage("enough")
      }
    }
  }

  @Test("do nothing if there is nothing to do")
  func nothing() throws {
    try Workers(count: 4).run([Int](), work: { $0 }) { (_: Int) throws(Failure) in
      Issue.record("a result of nothing")
      return true
    }
  }
}

@Suite("The progress of a run")
struct ProgressTests {
  @Test("shows how far a run is that lasts more than a second, ten times a second")
  func progress() {
    let second: UInt64 = 1_000_000_000
    var progress = Progress(9, isWanted: true, now: 5 * second)
    #expect(progress.add(hasFailed: false, now: 5 * second + 1) == nil)
    #expect(progress.removal() == nil)
    #expect(progress.add(hasFailed: false, now: 6 * second) == "\r\u{1B}[K2 of 9 files")
    #expect(progress.add(hasFailed: true, now: 6 * second + 1_000_000) == nil)
    #expect(progress.removal() == "\r\u{1B}[K")
    #expect(progress.removal() == nil)
    #expect(progress.add(hasFailed: true, now: 7 * second) == "\r\u{1B}[K4 of 9 files, 2 failed")
    var unseen = Progress(9, isWanted: false, now: 0)
    #expect(unseen.add(hasFailed: false, now: 60 * second) == nil)
  }
}
