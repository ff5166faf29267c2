/** Questions that share a text, or none. */
export interface BankSet {
  /** Shown above each question of the set, with its title; ' // ' parts its paragraphs. */
  passage?: { title: string; text: string }
  /**
   * One question a line, cells apart by ' | ': level (1 easy, 2 medium, 3 hard), the question, the right option, three wrong
   * ones, and why the key is right. ' // ' in a cell is a line break.
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
