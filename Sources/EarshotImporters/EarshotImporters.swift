// Screens of real apps in the export formats of other tools. This module recognizes the files by
// their content, reads them with diagnostics, and converts them to the element tree. Each reader's
// comment describes the limits of its format. Imports EarshotNotation and EarshotModel.
