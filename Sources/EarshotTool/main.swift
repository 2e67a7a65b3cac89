Tool(arguments: RawName.arguments.dropFirst(), environment: .process).runAndExit()
