// What a test uses: screens, sessions and session files, as types of this module alone.
//
// Nothing of the modules below shows in a public declaration: they are imported for the inside only,
// so the compiler proves that this surface is whole. Names at top level are few and say what they
// are about, so that none takes the place of a `Color`, `Path` or `Session` of the app. The whole
// surface is listed in Docs/API.md.
