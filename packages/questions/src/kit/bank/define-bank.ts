/** Questions that share a passage, or have none. */
export interface BankSet {
  /** Shown above each question of the set, with its title; ' // ' separates paragraphs. */
  passage?: { title: string; text: string }
  /**
   * One question per line, cells separated by ' | ': level (1 easy, 2 medium, 3 hard), the question, the right option,
   * three wrong ones, and why the key is right. ' // ' in a cell is a line break.
   */
  rows: string
}

export interface Bank {
  /** The type of question is 'bank/<id>'. */
  id: string
  sets: readonly BankSet[]
}

/** The shape of every bank of written questions; see error-spotting.ts. */
export const defineBank = (bank: Bank): Bank => bank
