import { Difficulty } from '@ekagra/schema/difficulty'
import type { Bank } from '../kit/bank/define-bank.ts'
import { readBank } from '../kit/bank/read-bank.ts'
import { asMarkdownLine, markdownTable } from './as-markdown.ts'

/** The questions of a bank up to a level, with answer and reason; '' when every question needs its passage. */
export function writePoints({ bank, level, most }: { bank: Bank; level: Difficulty; most: number }): string {
  const levels = Difficulty.options.slice(0, Difficulty.options.indexOf(level) + 1)
  const rows = readBank(bank)
    .map(({ question }) => question)
    // Questions over several lines are for answering, not for reading.
    .filter(({ level: own, text, passage }) => levels.includes(own) && !passage && !text.includes('\n'))
    .slice(0, most)
    .map(({ text, key, explanation }) => [text, key, explanation].map(asMarkdownLine))
  return rows.length === 0 ? '' : markdownTable(['What is asked', 'Answer', 'Why'], rows)
}
