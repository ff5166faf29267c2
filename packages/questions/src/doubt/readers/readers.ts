import type { Solution } from '../solution.ts'
import { ages } from './ages.ts'
import { algebra } from './algebra.ts'
import { atoms } from './atoms.ts'
import { averages } from './averages.ts'
import { basics } from './basics.ts'
import { chanceAndCounting } from './chance.ts'
import { chemistry } from './chemistry.ts'
import { comparisons } from './comparisons.ts'
import { complexNumbers } from './complex-numbers.ts'
import { coordinates } from './coordinates.ts'
import { digits } from './digits.ts'
import { eventsAndSets } from './events-and-sets.ts'
import { everyday } from './everyday.ts'
import { factors } from './factors.ts'
import { figures } from './figures.ts'
import { identities } from './identities.ts'
import { interest } from './interest.ts'
import { journeys } from './journeys.ts'
import { kinship } from './kinship.ts'
import { laws } from './laws.ts'
import { letterPuzzles } from './letters.ts'
import { limits } from './limits.ts'
import { matrices } from './matrices.ts'
import { measure } from './measure.ts'
import { mixtures } from './mixtures.ts'
import { money } from './money.ts'
import { motion } from './motion.ts'
import { numberStories } from './number-stories.ts'
import { numbers } from './numbers.ts'
import { oneMore } from './one-more.ts'
import { operations } from './operations.ts'
import { percentage } from './percentage.ts'
import { physics } from './physics.ts'
import { plainFigures } from './plain-figures.ts'
import { polynomials } from './polynomials.ts'
import { ratio } from './ratio.ts'
import { reasoning } from './reasoning.ts'
import { shapesInWords } from './shapes-in-words.ts'
import { shares } from './shares.ts'
import { simpleLaws } from './simple-laws.ts'
import { near, type Reader, type ReaderGroup } from './toolkit/found.ts'
import { normalise } from './toolkit/normalise.ts'
import { namesIn, Reading } from './toolkit/reading.ts'
import { trade } from './trade.ts'
import { vectors } from './vectors.ts'
import { work } from './work.ts'
import { workTogether } from './work-together.ts'

/** Every family of questions that is read from its words. */
export const readerGroups: readonly ReaderGroup[] = [
  percentage,
  trade,
  interest,
  shares,
  work,
  motion,
  numbers,
  algebra,
  measure,
  chanceAndCounting,
  reasoning,
  physics,
  chemistry,
  ratio,
  averages,
  kinship,
  letterPuzzles,
  laws,
  figures,
  basics,
  plainFigures,
  ages,
  factors,
  everyday,
  operations,
  comparisons,
  digits,
  mixtures,
  shapesInWords,
  journeys,
  oneMore,
  identities,
  money,
  workTogether,
  numberStories,
  coordinates,
  polynomials,
  complexNumbers,
  limits,
  matrices,
  vectors,
  eventsAndSets,
  simpleLaws,
  atoms,
]

/** The answer of the family that understands the whole question. When two families differ, the question is ambiguous and gets none. */
export function readQuestion(tidied: string, original: string): (Solution & { family: string }) | null {
  const text = normalise(tidied)
  const names = namesIn(original)
  let answer: (Solution & { family: string }) | null = null
  for (const { readers, subject, concepts } of readerGroups)
    for (const { id, cue, read } of readers) {
      if (!cue.test(text)) continue
      const solution = tryRead(read, new Reading(text, names, original))
      if (!solution) continue
      if (answer && !sameAnswer(answer, solution)) return null
      answer ??= { ...solution, subject, concepts, family: id }
    }
  return answer
}

/** Typed numbers may be such that a family would divide by zero: '0 men do a work in 5 days'. Such a question is not of its kind. */
function tryRead(read: Reader['read'], reading: Reading): Solution | null {
  try {
    return read(reading)
  } catch (error) {
    if (error instanceof Error && error.message === 'Division by Zero') return null
    throw error
  }
}

/** Two families may word the same answer in two ways: 280π cm² and 880 cm² with π = 22/7 differ, 20√3 m and 34.64 m do not. */
function sameAnswer(a: Solution, b: Solution): boolean {
  if (a.finalAnswer === b.finalAnswer) return true
  const [x, y] = [a.exactly, b.exactly]
  if (typeof x?.value !== 'number' || typeof y?.value !== 'number') return false
  return near(x.value, y.value) && (x.unit === y.unit || x.unit === '' || y.unit === '')
}
