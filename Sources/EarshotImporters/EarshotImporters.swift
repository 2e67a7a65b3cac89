// Screens of real apps, as the tools of others export them: recognised by their content, read with
// diagnostics, and brought to the element tree. What a format cannot say stands beside its reader.
// Imports EarshotNotation and EarshotModel.
