import Fraction from 'fraction.js'
import { found, type ReaderGroup } from '../toolkit/found.ts'

/** All numbers of a length from the digits, counted one by one: the second way, for short numbers. */
function countSlowly(digits: readonly number[], length: number, repeats: boolean): number {
  const extend = (used: readonly number[]): number => {
    if (used.length === length) return 1
    return digits.reduce((sum, digit) => {
      if ((used.length === 0 && digit === 0) || (!repeats && used.includes(digit))) return sum
      return sum + extend([...used, digit])
    }, 0)
  }
  return extend([])
}

export const digits: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Permutation & Combination'],
  readers: [
    {
      // "How many 3-digit numbers can be formed from 1, 2, 3, 4, 5 without repetition?"
      id: 'numbers-from-digits',
      cue: /digit.*(?:formed|made|form|make)/,
      read(r) {
        const length = r.one('#[- ]?digits?(?= numbers?)')
        const list = r.words('(?:digits )?\\(? ?(\\d(?: ?, ?(?:and )?\\d| and \\d){2,9}) ?\\)?')?.[0]
        if (length?.d !== 1n || !list) return null
        const own = (list.match(/\d/g) ?? []).map(Number)
        if (new Set(own).size !== own.length) return null
        const without = r.drop(
          'without (?:any )?repetition(?: of (?:the )?digits)?|without repeating(?: any| the)?(?: digits?)?|(?:if |when )?(?:the )?(?:repetition (?:of (?:the )?digits )?(?:is )?not allowed|digits? (?:are|is|can) not (?:be )?repeated|no digit is repeated|digits cannot be repeated)|(?:with )?no repetition',
        )
        const withRepeats =
          !without &&
          r.drop(
            '(?:if |when )?(?:the )?(?:repetition (?:of (?:the )?digits )?(?:is )?allowed|digits? (?:can|may) be repeated|with repetition)|with repetition',
          )
        // What is meant is not clear when nothing is said about repeating.
        if (without === withRepeats) return null
        r.drop(
          '(?:how many|number of)(?: different)?|numbers?|formed|made|using|from|with|digits?|can|out of|only|the',
        )
        if (!r.done('') || r.has('even|odd|divisible|greater|less|more|between|multiple')) return null
        const n = Number(length.n)
        if (n < 1 || n > 6 || (without && n > own.length)) return null
        const hasZero = own.includes(0)
        let value = own.length - (hasZero ? 1 : 0)
        for (let place = 1; place < n; place++) value *= withRepeats ? own.length : own.length - place
        return found({
          value: new Fraction(value),
          steps: [
            ['First place', `${own.length - (hasZero ? 1 : 0)} ways${hasZero ? ' (not 0)' : ''}`],
            [withRepeats ? 'Each further place' : 'Each further place has one digit less', `in all ${value}`],
          ],
          check: countSlowly(own, n, withRepeats) === value,
        })
      },
    },
  ],
}
