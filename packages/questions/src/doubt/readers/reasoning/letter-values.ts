import Fraction from 'fraction.js'
import { found, type ReaderGroup } from '../toolkit/found.ts'

const placeOf = (letter: string): number => letter.charCodeAt(0) - 96
const sorted = (word: string): string => [...word].sort().join('')

export const letterValues: ReaderGroup = {
  subject: 'Reasoning',
  concepts: ['Coding-Decoding'],
  readers: [
    {
      // "If A = 1, B = 2 then what is the value of FACE?"
      id: 'sum-of-letter-values',
      cue: /a ?= ?1\b/,
      read(r) {
        const match =
          /^(?:if )?a ?= ?1,? ?(?:and )?b ?= ?2,? ?(?:(?:and )?c ?= ?3,? ?)?(?:and so on|so on|\.{2,}|etc\.?|…| |,)*(?:z ?= ?26)?[,.]? ?(?:then )?(?:find |what is |the |value of |sum of |letters of |word )*([a-z]{3,10})(?: is| =)?[? ]*$/.exec(
            r.text,
          )
        const word = match?.[1]
        if (word === undefined) return null
        const values = [...word].map(placeOf)
        const value = values.reduce((sum, one) => sum + one, 0)
        return found({
          value: new Fraction(value),
          steps: [['Add the places of the letters', `${values.join(' + ')} = ${value}`]],
          check: values.every((one) => one >= 1 && one <= 26),
        })
      },
    },
    {
      // "If the letters of MOTHER are arranged alphabetically, how many letters remain at the same position?"
      id: 'letters-that-stay',
      cue: /(?:alphabetic|dictionary)/,
      read(r) {
        if (!/how many/.test(r.text) || /\breverse|vowels?|consonants?\b|not /.test(r.text)) return null
        const match =
          /^(?:if )?(?:all )?(?:in )?(?:the )?(?:(?:letters|alphabets) (?:of|in) )?(?:the )?(?:word )?['"“‘]?([a-z]{4,14})['"”’]?,? (?:(?:the |all |its )*(?:letters|alphabets) )?(?:are |is )?(?:re-?arranged|arranged|written)(?: in)?(?: the)? (?:alphabetically|alphabetical order|dictionary order|(?:english )?alphabetical (?:order|series))(?: from left to right)?,? (?:then )?(?:the position of )?how many (?:letters|alphabets)(?: of the word)? (?:will |would |do |does )?(?:remain|stay|are|be|have|retain)(?: (?:in|at|on|its|their|the|same|original|unchanged|position|positions|place|places))+[ ?]*$/.exec(
            r.text,
          )
        const word = match?.[1]
        if (word === undefined) return null
        const ordered = sorted(word)
        const staying = [...word].filter((letter, at) => letter === ordered[at])
        return found({
          value: new Fraction(staying.length),
          steps: [
            ['Arrange the letters', ordered.toUpperCase()],
            [
              'Compare place by place',
              staying.length === 0
                ? 'No letter keeps its place.'
                : `${staying.join(', ').toUpperCase()} keep their places.`,
            ],
          ],
          check: ordered.length === word.length && sorted(ordered) === ordered,
        })
      },
    },
  ],
}
