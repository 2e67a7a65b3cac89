// What Swift adds to the C library of Apple systems: functions with a variable number of arguments,
// and macros that are casts. The signatures come from swift/stdlib/public/Platform/Platform.swift
// and Darwin.swift.gyb. Nothing ever calls these functions; their bodies only have to compile.
@_exported import Darwin

/// The error of the last call that failed on this thread.
public var errno: Int32 {
  get { __error().pointee }
  set { __error().pointee = newValue }
}

/// Opens a file that exists.
public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32) -> Int32 { __open(path, oflag, 0) }

/// Opens a file, and creates it if necessary.
public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32, _ mode: mode_t) -> Int32 {
  __open(path, oflag, Int32(mode))
}

/// Performs an operation on an open file.
public func fcntl(_ fd: Int32, _ cmd: Int32) -> Int32 { __fcntl(fd, cmd, 0) }

/// Performs an operation on an open file, with a number.
public func fcntl(_ fd: Int32, _ cmd: Int32, _ value: Int32) -> Int32 {
  __fcntl(fd, cmd, Int(value))
}

/// Performs an operation on an open file, with a structure.
public func fcntl(_ fd: Int32, _ cmd: Int32, _ ptr: UnsafeMutableRawPointer) -> Int32 {
  __fcntl(fd, cmd, Int(bitPattern: ptr))
}

/// Sends a request to a device.
public func ioctl(_ fd: CInt, _ request: UInt) -> CInt { __ioctl(fd, request, nil) }

/// Sends a request to a device, with a number.
public func ioctl(_ fd: CInt, _ request: UInt, _ value: CInt) -> CInt { __ioctl(fd, request, nil) }

/// Sends a request to a device, with a structure.
public func ioctl(_ fd: CInt, _ request: UInt, _ ptr: UnsafeMutableRawPointer) -> CInt {
  __ioctl(fd, request, ptr)
}

/// The part of a mode that is the type of the file.
public var S_IFMT: mode_t { mode_t(0o170000) }
/// The type of named pipes.
public var S_IFIFO: mode_t { mode_t(0o010000) }
/// The type of devices such as terminals.
public var S_IFCHR: mode_t { mode_t(0o020000) }
/// The type of folders.
public var S_IFDIR: mode_t { mode_t(0o040000) }
/// The type of plain files.
public var S_IFREG: mode_t { mode_t(0o100000) }
/// The type of symbolic links.
public var S_IFLNK: mode_t { mode_t(0o120000) }

/// The default action of a signal.
public var SIG_DFL: sig_t? { nil }
/// The action of an ignored signal.
public var SIG_IGN: sig_t { unsafeBitCast(1, to: sig_t.self) }
/// What `signal` returns if it fails.
public var SIG_ERR: sig_t { unsafeBitCast(-1, to: sig_t.self) }

/// The clock that never goes back.
public var CLOCK_MONOTONIC: clockid_t { _CLOCK_MONOTONIC }

/// The environment of the program.
public var environ: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> { fatalError() }
