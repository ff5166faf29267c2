import Fraction from 'fraction.js'
import { readList } from '../read-facts.ts'
import { sayFully, sayNumber } from '../say-number.ts'
import { confirmed, type DoubtSolver, step } from '../solution.ts'

const TERM =
  /^(?:(?:find|what is|calculate|the)\s+)*(\d{1,4})(?:st|nd|rd|th) term of (?:the |an )?(?:a\.?p\.?|arithmetic progression|arithmetic sequence)\s*:?\s*(.+?)[\s,.]*(?:\.{2,}|…)?$/
const SUM =
  /^(?:(?:find|what is|calculate|the)\s+)*sum of (?:the )?first (\d{1,4}) terms of (?:the |an )?(?:a\.?p\.?|arithmetic progression|arithmetic sequence)\s*:?\s*(.+?)[\s,.]*(?:\.{2,}|…)?$/

/** "Find the 15th term of the AP 3, 7, 11, ..." */
export const solveSequence: DoubtSolver = ({ listed }) => {
  const text = listed.replace(/[,\s]*(?:\.{2,}|…)\s*$/, '')
  const [term, total] = [TERM.exec(text), SUM.exec(text)]
  const match = term ?? total
  const list = match?.[2] ? readList(match[2]) : null
  const [first, second, third] = list ?? []
  // Two terms do not determine a pattern.
  if (!match?.[1] || !list || !first || !second || !third) return null
  const difference = second.sub(first)
  if (!list.every((one, at) => one.equals(first.add(difference.mul(at))))) return null
  const n = Number(match[1])
  if (n < 1) return null
  const last = first.add(difference.mul(n - 1))
  const sum = first.add(last).mul(n).div(2)
  let [walked, added] = [first, new Fraction(0)]
  for (let at = 1; at <= n; at++) {
    added = added.add(walked)
    if (at < n) walked = walked.add(difference)
  }
  const result = term ? last : sum
  return confirmed(walked.equals(last) && added.equals(sum), {
    difficulty: 'Beginner',
    concepts: ['Arithmetic Progression', 'Series'],
    steps: [
      step(
        'Read off the first term and the common difference',
        `$a = ${first}$, $d = ${difference}$, $n = ${n}$`,
      ),
      term
        ? step('Use the formula', `$a_n = a + (n-1)d$ = ${sayNumber(last)}`)
        : step('Use the formula', `$S_n = \\frac{n}{2}\\left(2a + (n-1)d\\right)$ = ${sayNumber(sum)}`),
    ],
    finalAnswer: sayFully(result),
  })
}
