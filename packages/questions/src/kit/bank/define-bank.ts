/** Questions that share a passage, or have none. */
export interface BankSet {
  /** Shown above each question of the set, with its title; ' // ' separates paragraphs. */
  passage?: { title: string; text: string }
  /**
   * One question per line, cells separated by ' | ': level (1 easy, 2 medium, 3 hard) and the concepts that it tests,
   * the question, the right option, three wrong ones, and why the key is right; then, if the author wants, why each wrong
   * one is wrong, '-' where the explanation says it already. ' // ' in a cell is a line break.
   * '2 writs, fundamental-rights | ...' tests two concepts of the chapter.
   */
  rows: string
  /** The concepts of every question of the set, besides those that a line names. */
  concepts?: readonly string[]
}

export interface Bank {
  /** The type of question is 'bank/<id>'. */
  id: string
  sets: readonly BankSet[]
}

/** The shape of every bank of written questions; see chapters/english/error-spotting. */
export const defineBank = (bank: Bank): Bank => bank
