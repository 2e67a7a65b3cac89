// Screens of real apps in the export formats of other tools: recognized by their content, read with
// diagnostics, and converted to the element tree. Each reader's comment describes the limits of its
// format. Imports EarshotNotation and EarshotModel.
