import Foundation
import Testing

@testable import EarshotTool

/// Signals that arrive while the program works, each in its own process.
@Suite("A signal to a working program")
struct InterruptionTests {
  /// Lets a terminal's signals through, as for a program that a shell starts.
  private static func prepare(_ policy: Interruption.Policy) {
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { signal(number, SIG_DFL) }
    SignalPipe.shared.catchEndings(policy)
    SignalPipe.shared.catchSignals([SIGQUIT])
  }

  @Test("the first Control-C asks to interrupt, and goes to the prompt unless someone takes it")
  func asks() async {
    await #expect(processExitsWith: .exitCode(7)) {
      Self.prepare(.request)
      guard !Interruption.isRequested else { exit(1) }
      raise(SIGINT)
      guard Interruption.isRequested, Interruption.isRequested else { exit(2) }
      guard Interruption.take(), !Interruption.isRequested, !Interruption.take() else { exit(3) }
      guard SignalPipe.shared.wait(for: -1, atMost: 0) == nil else { exit(4) }
      raise(SIGINT)
      guard SignalPipe.shared.wait(for: -1, atMost: -1) == .signal(SIGINT) else { exit(5) }
      guard !Interruption.isRequested else { exit(6) }
      exit(7)
    }
  }

  @Test("the second Control-C ends what never returns")
  func ends() async {
    await #expect(processExitsWith: .exitCode(130)) {
      Self.prepare(.request)
      raise(SIGINT)
      // A timer stands for the second key, so something outside really interrupts the loop.
      let main = pthread_self()
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { pthread_kill(main, SIGINT) }
      var count = 0
      while true { count &+= 1 }
    }
  }

  @Test("the first Control-C ends a command without a prompt")
  func endsAtOnce() async {
    await #expect(processExitsWith: .exitCode(130)) {
      Self.prepare(.end)
      raise(SIGINT)
      exit(1)
    }
  }

  @Test("a signal to end does so at once", arguments: [SIGTERM, SIGHUP, SIGQUIT])
  func terminates(_ signal: Int32) async {
    await #expect(processExitsWith: .exitCode(128 + signal)) { [signal = signal as Int32] in
      Self.prepare(.request)
      raise(signal)
      exit(1)
    }
  }

  @Test("at a prompt a signal goes to the loop that waits", arguments: [SIGINT, SIGTERM, SIGHUP])
  func waits(_ signal: Int32) async {
    await #expect(processExitsWith: .exitCode(7)) { [signal = signal as Int32] in
      Self.prepare(.request)
      let main = pthread_self()
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { pthread_kill(main, signal) }
      let isHeard = SignalPipe.shared.wait(for: -1, atMost: 10_000) == .signal(signal)
      exit(isHeard ? 7 : 1)
    }
  }

  @Test("a signal that was ignored at the start stays ignored")
  func ignored() async {
    await #expect(processExitsWith: .exitCode(7)) {
      signal(SIGHUP, SIG_IGN)
      SignalPipe.shared.catchEndings(.end)
      raise(SIGHUP)
      exit(7)
    }
  }
}
