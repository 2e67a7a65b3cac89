// Material for a design review: drawings of screens with numbered stops, pages, storyboards,
// comments for pull requests, tables for the handover, and handouts for a workshop. All text from
// files goes through `Markup` on its way into a page.
