Tool(arguments: CommandLine.arguments.dropFirst(), environment: .process).runAndExit()
