import EarshotTool

Tool.runAndExit()
