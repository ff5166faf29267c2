import { sameQuantity } from '../choose-option.ts'
import type { Solution } from '../solution.ts'
import { ages } from './arithmetic/ages.ts'
import { agesAndShares } from './arithmetic/ages-and-shares.ts'
import { agesInAnyOrder } from './arithmetic/any-order/ages.ts'
import { averagesInAnyOrder } from './arithmetic/any-order/averages.ts'
import { mixturesInAnyOrder } from './arithmetic/any-order/mixtures.ts'
import { moneyInAnyOrder } from './arithmetic/any-order/money.ts'
import { numbersInAnyOrder } from './arithmetic/any-order/numbers.ts'
import { partnershipInAnyOrder } from './arithmetic/any-order/partnership.ts'
import { ratesInAnyOrder } from './arithmetic/any-order/rates.ts'
import { trainsAndChases } from './arithmetic/any-order/trains-and-chases.ts'
import { workersInAnyOrder } from './arithmetic/any-order/workers.ts'
import { averages } from './arithmetic/averages.ts'
import { basics } from './arithmetic/basics.ts'
import { boatsAndAges } from './arithmetic/boats-and-ages.ts'
import { chainsOfChanges } from './arithmetic/chains-of-changes.ts'
import { changesAndParts } from './arithmetic/changes-and-parts.ts'
import { classicSums } from './arithmetic/classic-sums.ts'
import { classics } from './arithmetic/classics.ts'
import { digits } from './arithmetic/digits.ts'
import { everyday } from './arithmetic/everyday.ts'
import { everydayAsks } from './arithmetic/everyday-asks.ts'
import { factors } from './arithmetic/factors.ts'
import { fewWords } from './arithmetic/few-words.ts'
import { journeyStories } from './arithmetic/journeys/journey-stories.ts'
import { journeys } from './arithmetic/journeys/journeys.ts'
import { motion } from './arithmetic/journeys/motion.ts'
import { stopsAndDelays } from './arithmetic/journeys/stops-and-delays.ts'
import { meetingsAndMixtures } from './arithmetic/meetings-and-mixtures.ts'
import { mixtures } from './arithmetic/mixtures.ts'
import { interest } from './arithmetic/money/interest.ts'
import { money } from './arithmetic/money/money.ts'
import { moneyStories } from './arithmetic/money/money-stories.ts'
import { partsAndPrices } from './arithmetic/money/parts-and-prices.ts'
import { shopAndVoteSums } from './arithmetic/money/shop-and-vote-sums.ts'
import { trade } from './arithmetic/money/trade.ts'
import { numberStories } from './arithmetic/number-stories.ts'
import { numbers } from './arithmetic/numbers.ts'
import { oneLineSums } from './arithmetic/one-line-sums.ts'
import { oneMore } from './arithmetic/one-more.ts'
import { percentage } from './arithmetic/percentage.ts'
import { plainAsks } from './arithmetic/plain-asks.ts'
import { plainStories } from './arithmetic/plain-stories.ts'
import { ratio } from './arithmetic/ratio.ts'
import { shareStories } from './arithmetic/share-stories.ts'
import { shares } from './arithmetic/shares.ts'
import { shortStories } from './arithmetic/short-stories.ts'
import { shorthand } from './arithmetic/shorthand.ts'
import { sumsInFewWords } from './arithmetic/sums-in-few-words.ts'
import { terse } from './arithmetic/terse.ts'
import { twoConditions } from './arithmetic/two-conditions.ts'
import { work } from './arithmetic/work/work.ts'
import { workAndPipes } from './arithmetic/work/work-and-pipes.ts'
import { workStories } from './arithmetic/work/work-stories.ts'
import { workTogether } from './arithmetic/work/work-together.ts'
import { algebra } from './mathematics/algebra.ts'
import { anglesAndRoots } from './mathematics/angles-and-roots.ts'
import { cardsRowsAndSets } from './mathematics/any-order/cards-rows-and-sets.ts'
import { heightsInAnyOrder } from './mathematics/any-order/heights.ts'
import { progressionsAndLogs } from './mathematics/any-order/progressions-and-logs.ts'
import { solidsAndFigures } from './mathematics/any-order/solids-and-figures.ts'
import { chanceAndCounting } from './mathematics/chance.ts'
import { circlesAndTriangles } from './mathematics/circles-and-triangles.ts'
import { complexNumbers } from './mathematics/complex-numbers.ts'
import { conics } from './mathematics/conics.ts'
import { coordinates } from './mathematics/coordinates.ts'
import { counted } from './mathematics/counted.ts'
import { endlessForms } from './mathematics/endless-forms.ts'
import { eventsAndSets } from './mathematics/events-and-sets.ts'
import { fewWordsOfFigures } from './mathematics/few-words-of-figures.ts'
import { figureSums } from './mathematics/figure-sums.ts'
import { figures } from './mathematics/figures.ts'
import { heightStories } from './mathematics/height-stories.ts'
import { identities } from './mathematics/identities.ts'
import { knownResults } from './mathematics/known-results.ts'
import { lettersAndDigits } from './mathematics/letters-and-digits.ts'
import { limits } from './mathematics/limits.ts'
import { logarithms } from './mathematics/logarithms.ts'
import { matrices } from './mathematics/matrices.ts'
import { measure } from './mathematics/measure.ts'
import { meltedAndBent } from './mathematics/melted-and-bent.ts'
import { middlesOfData } from './mathematics/middles-of-data.ts'
import { moreFigureSums } from './mathematics/more-figure-sums.ts'
import { namedResults } from './mathematics/named-results.ts'
import { plainFigures } from './mathematics/plain-figures.ts'
import { polynomials } from './mathematics/polynomials.ts'
import { shapesInWords } from './mathematics/shapes-in-words.ts'
import { termsOfAProgression } from './mathematics/terms-of-a-progression.ts'
import { terseFigures } from './mathematics/terse-figures.ts'
import { vectors } from './mathematics/vectors.ts'
import { calendarShift } from './reasoning/calendar-shift.ts'
import { clockHands } from './reasoning/clock-hands.ts'
import { comparisons } from './reasoning/comparisons.ts'
import { facing } from './reasoning/facing.ts'
import { kinship } from './reasoning/kinship.ts'
import { letterValues } from './reasoning/letter-values.ts'
import { letterPuzzles } from './reasoning/letters.ts'
import { operations } from './reasoning/operations.ts'
import { reasoning } from './reasoning/reasoning.ts'
import { rowsAndClocks } from './reasoning/rows-and-clocks.ts'
import { seriesAsTyped } from './reasoning/series-as-typed.ts'
import { syllogism } from './reasoning/syllogism.ts'
import { wordAnalogies } from './reasoning/word-analogies.ts'
import { wordCodes } from './reasoning/word-codes.ts'
import { amounts } from './science/amounts.ts'
import { atoms } from './science/atoms.ts'
import { bondsAndLines } from './science/bonds-and-lines.ts'
import { cellsBulbsAndSlabs } from './science/cells-bulbs-and-slabs.ts'
import { chemistry } from './science/chemistry.ts'
import { chemistrySheets } from './science/chemistry-sheets.ts'
import { countedParticles } from './science/counted-particles.ts'
import { electronsOfAtoms } from './science/electrons-of-atoms.ts'
import { elements } from './science/elements.ts'
import { energyStories } from './science/energy-stories.ts'
import { fallsAndPlanets } from './science/falls-and-planets.ts'
import { fieldSheets } from './science/field-sheets.ts'
import { genetics } from './science/genetics.ts'
import { heatSheets } from './science/heat-sheets.ts'
import { inLetters } from './science/in-letters.ts'
import { inheritanceStories } from './science/inheritance-stories.ts'
import { knownConstants } from './science/known-constants.ts'
import { laws } from './science/laws.ts'
import { lightAndAtomSheets } from './science/light-and-atom-sheets.ts'
import { lightAndCircuits } from './science/light-and-circuits.ts'
import { matterAndCircuitSheets } from './science/matter-and-circuit-sheets.ts'
import { matterStories } from './science/matter-stories.ts'
import { mechanicsSheets } from './science/mechanics-sheets.ts'
import { mixedAcidsAndPurity } from './science/mixed-acids-and-purity.ts'
import { motionStories } from './science/motion-stories.ts'
import { physics } from './science/physics.ts'
import { reactionsInNumbers } from './science/reactions-in-numbers.ts'
import { rollingWavesAndDecay } from './science/rolling-waves-and-decay.ts'
import { shapesOfMolecules } from './science/shapes-of-molecules.ts'
import { shortPhysics } from './science/short-physics.ts'
import { simpleLaws } from './science/simple-laws.ts'
import { tersePhysics } from './science/terse-physics.ts'
import { near, type Reader, type ReaderGroup } from './toolkit/found.ts'
import { normalise } from './toolkit/normalise.ts'
import { namesIn, Reading } from './toolkit/reading.ts'

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
  facing,
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
  classics,
  changesAndParts,
  stopsAndDelays,
  circlesAndTriangles,
  wordAnalogies,
  calendarShift,
  seriesAsTyped,
  wordCodes,
  terse,
  shorthand,
  terseFigures,
  tersePhysics,
  inLetters,
  plainAsks,
  partsAndPrices,
  boatsAndAges,
  anglesAndRoots,
  letterValues,
  elements,
  shortStories,
  motionStories,
  energyStories,
  lightAndCircuits,
  matterStories,
  amounts,
  moneyStories,
  journeyStories,
  workStories,
  counted,
  shareStories,
  heightStories,
  termsOfAProgression,
  plainStories,
  twoConditions,
  conics,
  endlessForms,
  logarithms,
  middlesOfData,
  knownConstants,
  countedParticles,
  electronsOfAtoms,
  genetics,
  reactionsInNumbers,
  clockHands,
  syllogism,
  meltedAndBent,
  chainsOfChanges,
  everydayAsks,
  shapesOfMolecules,
  moreFigureSums,
  shopAndVoteSums,
  rowsAndClocks,
  bondsAndLines,
  shortPhysics,
  lettersAndDigits,
  figureSums,
  agesAndShares,
  meetingsAndMixtures,
  workAndPipes,
  classicSums,
  sumsInFewWords,
  knownResults,
  namedResults,
  mechanicsSheets,
  heatSheets,
  fieldSheets,
  lightAndAtomSheets,
  fallsAndPlanets,
  chemistrySheets,
  inheritanceStories,
  matterAndCircuitSheets,
  cellsBulbsAndSlabs,
  rollingWavesAndDecay,
  mixedAcidsAndPurity,
  mixturesInAnyOrder,
  ratesInAnyOrder,
  partnershipInAnyOrder,
  agesInAnyOrder,
  trainsAndChases,
  moneyInAnyOrder,
  averagesInAnyOrder,
  workersInAnyOrder,
  numbersInAnyOrder,
  heightsInAnyOrder,
  solidsAndFigures,
  cardsRowsAndSets,
  progressionsAndLogs,
  fewWords,
  fewWordsOfFigures,
  oneLineSums,
]

/** The answer of the family that understands the whole question. When two families differ, the question is ambiguous and gets none. */
export function readQuestion(tidied: string, original: string): (Solution & { family: string }) | null {
  const text = normalise(tidied)
  const joined = text.replace(HOURS_AND_MINUTES, '$1 $2/60 h')
  return (
    readText(text, original) ??
    (joined === text ? null : readText(joined, original)) ??
    readWithLetters(text, original)
  )
}

/** Families that tell people apart by their letters; others would take the letter of 'A bought' for an article. */
const byLetter: readonly ReaderGroup[] = [ratesInAnyOrder, partnershipInAnyOrder, trainsAndChases, terse]

/** Names that are often typed without their capital. */
const COMMON_NAMES =
  /(?<![a-z])(?:ram|shyam|mohan|sohan|ravi|rahul|rohan|rohit|amit|sumit|anil|sunil|raju|sita|gita|geeta|rita|reena|seema|priya|pooja|neha|simran|kavita|sunita|anita|kiran|aman|raj|rajesh|asha|usha|nisha|rakhi|riya|tina|pankaj|naveen|vivek|akash|vishal|rajat|sachin|ajay|vijay|suresh|ramesh|mahesh|ganesh|dinesh|mukesh|rakesh|sanjay|ankit|arun|varun|meera|gopal|manoj|vinod|deepak|ashok|mohit|nitin|vikas|karan|arjun)(?![a-z])/g

/**
 * The same question about A, B and C, for readers that know people by their letters: 'Anil started … Sunil joined'. An
 * answer that names people is not taken, since those names were not typed.
 */
function readWithLetters(text: string, original: string): (Solution & { family: string }) | null {
  if (/(?<![a-z'])[b-dp-rx-z](?![a-z'])/.test(text)) return null
  const typed = [...namesIn(original)].filter((name) => name.length > 1)
  const people = [...new Set([...(text.match(/[a-z]+/g) ?? [])])].filter(
    (word) => typed.includes(word) || word.replace(COMMON_NAMES, '') === '',
  )
  if (people.length < 2 || people.length > 3) return null
  let [lettered, typedAgain] = [text, original]
  for (const [index, name] of people.entries()) {
    // 'find rahul share' leaves out the 's, which tells a letter from an article.
    const owner = new RegExp(`(?<![a-z])${name} (?=(?:share|profit|capital|investment)(?![a-z]))`, 'gi')
    const pattern = new RegExp(`(?<![a-z])${name}(?![a-z])`, 'gi')
    lettered = lettered.replaceAll(owner, `${name}'s `).replaceAll(pattern, 'abc'[index] ?? '')
    typedAgain = typedAgain.replaceAll(owner, `${name}'s `).replaceAll(pattern, 'ABC'[index] ?? '')
  }
  const answer = readText(lettered, typedAgain, byLetter)
  return answer && !/(?<![A-Za-z])[A-Ca-c](?![A-Za-z])/.test(answer.finalAnswer) ? answer : null
}

/** '2 h 30 min' is one time, for readers that know hours only. */
const HOURS_AND_MINUTES = /(?<![\d.])(\d+) h(?: and|,)? (\d{1,2}) min\b/g

function readText(
  text: string,
  original: string,
  groups = readerGroups,
): (Solution & { family: string }) | null {
  const names = namesIn(original)
  let answer: (Solution & { family: string }) | null = null
  for (const { readers, subject, concepts } of groups)
    for (const { id, cue, read, concepts: own } of readers) {
      if (!cue.test(text)) continue
      const solution = tryRead(read, new Reading(text, names, original))
      if (!solution) continue
      if (answer && !sameAnswer(answer, solution)) return null
      answer ??= { ...solution, subject, concepts: own ?? concepts, family: id }
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
  // CH₂O and CH2O are one formula.
  if (a.finalAnswer.normalize('NFKC') === b.finalAnswer.normalize('NFKC')) return true
  const [x, y] = [a.exactly, b.exactly]
  if (typeof x?.value !== 'number' || typeof y?.value !== 'number') return false
  if (near(x.value, y.value) && (x.unit === y.unit || x.unit === '' || y.unit === '')) return true
  // Constants of nature are rounded in more than one way: 6.63 and 6.626, 1240 and 1242.
  if (x.isMeasured && y.isMeasured && x.unit === y.unit && Math.abs(x.value / y.value - 1) < 0.003)
    return true
  return sameQuantity({ value: x.value, unit: x.unit }, { value: y.value, unit: y.unit })
}
