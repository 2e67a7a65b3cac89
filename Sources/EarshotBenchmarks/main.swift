Benchmark.run(CommandLine.arguments)
