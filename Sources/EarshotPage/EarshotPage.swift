// What one brings to a design review: drawings of screens with numbered stops, pages, storyboards,
// comments for pull requests, tables for the hand-over, and hand-outs for a workshop.
// Everything that others wrote passes `Markup` on its way into a page.
