import { singular } from '../../kit/concepts.ts'

/**
 * Words that can be said of almost any topic. One that is not understood does not make the topic strange: 'meiosis significance' is
 * about meiosis, while 'pascal triangle' is not about the law of Pascal. Words that make something else of a name ('sum of cubes',
 * 'number of squares') are not here.
 */
const ASPECTS: ReadonlySet<string> = new Set(
  `advantage application behaviour calculation cause characteristic chart classification component condition consequence
  criteria demerit description development diagram disadvantage discoverer discovery disorder drawback effect evidence
  exception experiment fact factor feature function graph history identification importance improvement influence invention kind
  limitation location mechanism merit method model nature nomenclature observation origin pathway pattern phase
  preparation principle process proof purpose reaction reason relation relationship requirement role scope shape significance
  solution source stage step structure symptom technique treatment trend type variation working`
    .split(/\s+/)
    .map(singular),
)

export const isAspect = (word: string): boolean => ASPECTS.has(word)
