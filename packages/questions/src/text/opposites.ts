import type { Sentence } from './sentence.ts'

/** Words that exclude each other: a sentence with the other one contradicts the text. */
const PAIRS: readonly (readonly [string, string])[] = (
  'increases/decreases, increase/decrease, increased/decreased, higher/lower, high/low, highest/lowest, largest/smallest, longest/shortest, ' +
  'larger/smaller, large number/small number, large particles/small particles, more than/less than, at least/at most, faster/slower, fastest/slowest, thicker/thinner, thick/thin, ' +
  'northern/southern, eastern/western, hot/cold, solid/liquid, oxygenated/deoxygenated, upper/lower, outer/inner, outermost/innermost, ' +
  'left side/right side, left ventricle/right ventricle, left bank/right bank, away from/towards, maximum/minimum, positive/negative, soluble/insoluble, volatile/non-volatile, perennial/seasonal, ' +
  'longitudinal/transverse, can/cannot, direct/indirect, imports/exports, rich in/poor in, fine particles/coarse particles, heavier/lighter, ' +
  'compulsory/optional, permanent/temporary, presence/absence, adds/removes, expands/contracts, attracts/repels, rural/urban, ' +
  'public/private, costlier/cheaper, gain/lose, slow/rapid, simple/complex, living/non-living, always/never, raised/lowered, above/below, ' +
  'inside/outside, heavy/light, strong/weak, dry/wet, elected/nominated, vertical/horizontal, renewable/non-renewable, biggest/smallest, ' +
  'reduces/raises, prevents/causes, rises/falls, oldest/newest, larger than/smaller than, the first/the second'
)
  .split(', ')
  .map((pair) => {
    const [one = '', two = ''] = pair.split('/')
    return [one, two] as const
  })

export interface Opposite {
  text: string
  value: string
  instead: string
}

const mentions = (text: string, words: string): RegExpExecArray[] => [
  ...text.matchAll(new RegExp(`(?<![\\w-])${words}(?![\\w-])`, 'gi')),
]

/** Nouns of the list; 'light' and 'fine' are adjectives there, but not in 'the speed of light'. */
const NOUN = /^(?:increase|decrease|maximum|minimum|imports|exports|presence|absence|solid|liquid|gain)$/

/** The sentence with one word turned into its opposite, for each word that allows it. */
export const turnAround = ({ text, words }: Sentence): Opposite[] =>
  PAIRS.flatMap(([one, two]) => {
    const [ones, twos] = [mentions(text, one), mentions(text, two)]
    const [found] = [...ones, ...twos]
    const [value, instead] = ones.length === 1 ? [one, two] : [two, one]
    // 'the Second Battle' is a name.
    if (ones.length + twos.length !== 1 || found?.[0] !== value) return []
    const [before, after] = [text.slice(0, found.index), text.slice(found.index + value.length)]
    const isNoun = words.some(
      ({ start, pos, text: word }) => start === found.index && pos === 'NOUN' && word === value,
    )
    if ((isNoun && !NOUN.test(value)) || isStillTrue(before, value, after, instead)) return []
    // 'an increase', 'a decrease'
    const isSplit = /\ban?\s$/i.test(before) && /^[aeiou]/.test(value) !== /^[aeiou]/.test(instead)
    return isSplit ? [] : [{ text: before + instead + after, value, instead }]
  })

/** Whether the turned sentence may be true as well, or no sentence at all. */
const isStillTrue = (before: string, value: string, after: string, instead: string): boolean =>
  // A part is upper or lower, a value higher or lower than another.
  (value === 'lower' && /^ than/.test(after) !== (instead === 'higher')) ||
  // What is smaller than the smallest is smaller than the largest too.
  /\bthan (?:the )?$/.test(before) ||
  (/^(?:larger|smaller)$/.test(value) && / than/.test(after)) ||
  (/^can/.test(value) && /\bonly\b/.test(after)) ||
  // A river that rises in the hills does not fall there, and light that falls on a leaf does not rise.
  (/^(?:rises|falls)$/.test(value) && !/^[.,]/.test(after)) ||
  (value === 'the first' && /^ \p{L}+s\b/u.test(after)) ||
  (value === 'gain' && after.startsWith(' of'))
