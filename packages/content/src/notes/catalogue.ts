import type { ChapterId } from '../syllabus/syllabus.ts'
import type { ChapterNotes } from './chapter-notes.ts'

/** What is written for each chapter, loaded when it is wanted. A chapter without an entry is served from its generators alone. */
export const chapterNotes: Readonly<Partial<Record<ChapterId, () => Promise<ChapterNotes>>>> = {
  'hcf-lcm': async () => (await import('./chapters/hcf-lcm.ts')).hcfLcmNotes,
  'number-system': async () => (await import('./chapters/number-system.ts')).numberSystemNotes,
  percentage: async () => (await import('./chapters/percentage.ts')).percentageNotes,
  'profit-and-loss': async () => (await import('./chapters/profit-and-loss.ts')).profitAndLossNotes,
  discount: async () => (await import('./chapters/discount.ts')).discountNotes,
  'simple-interest': async () => (await import('./chapters/simple-interest.ts')).simpleInterestNotes,
  'compound-interest': async () => (await import('./chapters/compound-interest.ts')).compoundInterestNotes,
  'ratio-proportion': async () => (await import('./chapters/ratio-proportion.ts')).ratioProportionNotes,
  partnership: async () => (await import('./chapters/partnership.ts')).partnershipNotes,
  ages: async () => (await import('./chapters/ages.ts')).agesNotes,
  mixture: async () => (await import('./chapters/mixture.ts')).mixtureNotes,
  'speed-time-distance': async () =>
    (await import('./chapters/speed-time-distance.ts')).speedTimeDistanceNotes,
  boats: async () => (await import('./chapters/boats.ts')).boatsNotes,
  'time-and-work': async () => (await import('./chapters/time-and-work.ts')).timeAndWorkNotes,
  pipes: async () => (await import('./chapters/pipes.ts')).pipesNotes,
  average: async () => (await import('./chapters/average.ts')).averageNotes,
  algebra: async () => (await import('./chapters/algebra.ts')).algebraNotes,
  mensuration: async () => (await import('./chapters/mensuration.ts')).mensurationNotes,
  trigonometry: async () => (await import('./chapters/trigonometry.ts')).trigonometryNotes,
  probability: async () => (await import('./chapters/probability.ts')).probabilityNotes,
  series: async () => (await import('./chapters/series.ts')).seriesNotes,
  'coding-decoding': async () => (await import('./chapters/coding-decoding.ts')).codingDecodingNotes,
  ranking: async () => (await import('./chapters/ranking.ts')).rankingNotes,
  calendar: async () => (await import('./chapters/calendar.ts')).calendarNotes,
  'blood-relations': async () => (await import('./chapters/blood-relations.ts')).bloodRelationsNotes,
  'word-order': async () => (await import('./chapters/word-order.ts')).wordOrderNotes,
  clock: async () => (await import('./chapters/clock.ts')).clockNotes,
  'cubes-and-dice': async () => (await import('./chapters/cubes-and-dice.ts')).cubesAndDiceNotes,
  'reasoning-inequality': async () =>
    (await import('./chapters/reasoning-inequality.ts')).reasoningInequalityNotes,
  syllogism: async () => (await import('./chapters/syllogism.ts')).syllogismNotes,
  seating: async () => (await import('./chapters/seating.ts')).seatingNotes,
  'direction-sense': async () => (await import('./chapters/direction-sense.ts')).directionSenseNotes,
  'mathematical-operations': async () =>
    (await import('./chapters/mathematical-operations.ts')).mathematicalOperationsNotes,
  analogy: async () => (await import('./chapters/analogy.ts')).analogyNotes,
  motion: async () => (await import('./chapters/motion.ts')).motionNotes,
  optics: async () => (await import('./chapters/optics.ts')).opticsNotes,
  'mole-concept': async () => (await import('./chapters/mole-concept.ts')).moleConceptNotes,
  equilibrium: async () => (await import('./chapters/equilibrium.ts')).equilibriumNotes,
  heredity: async () => (await import('./chapters/heredity.ts')).heredityNotes,
  geometry: async () => (await import('./chapters/geometry.ts')).geometryNotes,
  'coordinate-geometry': async () =>
    (await import('./chapters/coordinate-geometry.ts')).coordinateGeometryNotes,
  logarithms: async () => (await import('./chapters/logarithms.ts')).logarithmsNotes,
  progressions: async () => (await import('./chapters/progressions.ts')).progressionsNotes,
  'quadratic-equations': async () =>
    (await import('./chapters/quadratic-equations.ts')).quadraticEquationsNotes,
  simplification: async () => (await import('./chapters/simplification.ts')).simplificationNotes,
  'surds-and-indices': async () => (await import('./chapters/surds-and-indices.ts')).surdsAndIndicesNotes,
  'fractions-and-decimals': async () =>
    (await import('./chapters/fractions-and-decimals.ts')).fractionsAndDecimalsNotes,
  'laws-of-motion': async () => (await import('./chapters/laws-of-motion.ts')).lawsOfMotionNotes,
  'work-energy-power': async () => (await import('./chapters/work-energy-power.ts')).workEnergyPowerNotes,
  'oscillations-and-waves': async () =>
    (await import('./chapters/oscillations-and-waves.ts')).oscillationsAndWavesNotes,
  'permutation-and-combination': async () =>
    (await import('./chapters/permutation-and-combination.ts')).permutationAndCombinationNotes,
  statistics: async () => (await import('./chapters/statistics.ts')).statisticsNotes,
  'structure-of-atom': async () => (await import('./chapters/structure-of-atom.ts')).structureOfAtomNotes,
  'chemical-bonding': async () => (await import('./chapters/chemical-bonding.ts')).chemicalBondingNotes,
  solutions: async () => (await import('./chapters/solutions.ts')).solutionsNotes,
  thermochemistry: async () => (await import('./chapters/thermochemistry.ts')).thermochemistryNotes,
  'redox-reactions': async () => (await import('./chapters/redox-reactions.ts')).redoxReactionsNotes,
  'chemical-kinetics': async () => (await import('./chapters/chemical-kinetics.ts')).chemicalKineticsNotes,
  electrochemistry: async () => (await import('./chapters/electrochemistry.ts')).electrochemistryNotes,
}
