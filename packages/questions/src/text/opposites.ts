import type { Sentence } from './read-sentences.ts'

/** Words that exclude each other: a sentence with the other one contradicts the text. */
const PAIRS: readonly (readonly [string, string])[] = (
  'increases/decreases, increase/decrease, increased/decreased, higher/lower, high/low, highest/lowest, largest/smallest, longest/shortest, ' +
  'larger/smaller, large number/small number, large particles/small particles, more than/less than, at least/at most, faster/slower, fastest/slowest, thicker/thinner, thick/thin, ' +
  'northern/southern, eastern/western, hot/cold, solid/liquid, oxygenated/deoxygenated, upper/lower, outer/inner, outermost/innermost, ' +
  'left side/right side, left ventricle/right ventricle, left bank/right bank, away from/towards, maximum/minimum, positive/negative, soluble/insoluble, volatile/non-volatile, perennial/seasonal, ' +
  'longitudinal/transverse, can/cannot, direct/indirect, imports/exports, rich in/poor in, fine/coarse, heavier/lighter, ' +
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

/** The sentence with one word turned into its opposite, for each word that allows it. */
export function turnAround({ text }: Sentence): Opposite[] {
  return PAIRS.flatMap(([one, two]) => {
    const [ones, twos] = [mentions(text, one), mentions(text, two)]
    if (ones.length + twos.length !== 1) return []
    const [found] = [...ones, ...twos]
    const [value, instead] = ones.length === 1 ? [one, two] : [two, one]
    // 'the Second Battle' is a name.
    if (found?.[0] !== value || (/^can/.test(value) && /\bonly\b/.test(text))) return []
    // A river that rises in the hills does not fall there.
    if (value === 'rises' && /^ (?:in|near|from|at)\b/.test(text.slice(found.index + value.length))) return []
    if (/than$/.test(value) === false && /^(?:larger|smaller)$/.test(value) && / than/.test(text)) return []
    return [
      { text: text.slice(0, found.index) + instead + text.slice(found.index + value.length), value, instead },
    ]
  })
}
