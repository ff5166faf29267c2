/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  assumptions | Statement & Assumption | implicit assumption, assumption, kathan aur dharna, kathan aur purvdharna, kathan aur poorvdharna, kathan purvdharna
  conclusions | Statement & Conclusion | kathan aur nishkarsh, conclusion
  cause-and-effect | Cause & Effect | karan aur prabhav, karan parinam
  strong-arguments | Statement & Argument | strong and weak argument, strong argument, kathan aur tark
  courses-of-action | Course of Action | statement and course of action, statement and action, karyavahi
`
