#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

exit(Benchmark.run(CommandLine.arguments))
