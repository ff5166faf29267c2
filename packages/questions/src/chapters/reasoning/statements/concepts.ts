/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  assumptions | Statement & Assumption | statement assumption, statement and assumptions, implicit assumption, assumption, assumptions, kathan aur dharna, statement and assumption
  conclusions | Statement & Conclusion | statement conclusion, statement and conclusions, kathan aur nishkarsh, statement and conclusion, conclusion
  cause-and-effect | Cause & Effect | cause effect, karan aur prabhav, karan parinam
  strong-arguments | Statement & Argument | statement and arguments, strong and weak argument, strong argument, kathan aur tark, statement and argument
  courses-of-action | Course of Action | courses of action, statement and course of action, statement and action, karyavahi
`
