import type { Draw } from '../kit/define-generator.ts'

/** The fact or the sum of a question, and the sentences that it shows: a paper asks none of them twice while there are others. */
export const askedBy = ({ about, pieces = [] }: Draw): readonly string[] =>
  about === undefined ? pieces : [about, ...pieces]
