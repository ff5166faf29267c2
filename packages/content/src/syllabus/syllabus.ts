import { activePassive } from './chapters/active-passive.ts'
import { ages } from './chapters/ages.ts'
import { algebra } from './chapters/algebra.ts'
import { analogy } from './chapters/analogy.ts'
import { animalTissues } from './chapters/animal-tissues.ts'
import { artCulture } from './chapters/art-culture.ts'
import { assessmentAndTeaching } from './chapters/assessment-and-teaching.ts'
import { average } from './chapters/average.ts'
import { awards } from './chapters/awards.ts'
import { binomialTheorem } from './chapters/binomial-theorem.ts'
import { biomolecules } from './chapters/biomolecules.ts'
import { biotechnology } from './chapters/biotechnology.ts'
import { bloodRelations } from './chapters/blood-relations.ts'
import { boats } from './chapters/boats.ts'
import { books } from './chapters/books.ts'
import { calculus } from './chapters/calculus.ts'
import { calendar } from './chapters/calendar.ts'
import { cell } from './chapters/cell.ts'
import { chemicalBonding } from './chapters/chemical-bonding.ts'
import { chemicalKinetics } from './chapters/chemical-kinetics.ts'
import { childDevelopment } from './chapters/child-development.ts'
import { classification } from './chapters/classification.ts'
import { clock } from './chapters/clock.ts'
import { clozeTest } from './chapters/cloze-test.ts'
import { codingDecoding } from './chapters/coding-decoding.ts'
import { complexNumbers } from './chapters/complex-numbers.ts'
import { compoundInterest } from './chapters/compound-interest.ts'
import { computer } from './chapters/computer.ts'
import { conicSections } from './chapters/conic-sections.ts'
import { coordinateGeometry } from './chapters/coordinate-geometry.ts'
import { coordinationCompounds } from './chapters/coordination-compounds.ts'
import { cubesAndDice } from './chapters/cubes-and-dice.ts'
import { currentElectricity } from './chapters/current-electricity.ts'
import { dAndFBlock } from './chapters/d-and-f-block.ts'
import { dataInterpretation } from './chapters/data-interpretation.ts'
import { defence } from './chapters/defence.ts'
import { directIndirectSpeech } from './chapters/direct-indirect-speech.ts'
import { directionSense } from './chapters/direction-sense.ts'
import { discount } from './chapters/discount.ts'
import { diversityAndClassification } from './chapters/diversity-and-classification.ts'
import { economy } from './chapters/economy.ts'
import { educationPolicy } from './chapters/education-policy.ts'
import { electrochemistry } from './chapters/electrochemistry.ts'
import { electrostatics } from './chapters/electrostatics.ts'
import { environment } from './chapters/environment.ts'
import { environmentalStudies } from './chapters/environmental-studies.ts'
import { equilibrium } from './chapters/equilibrium.ts'
import { errorSpotting } from './chapters/error-spotting.ts'
import { everydayChemistry } from './chapters/everyday-chemistry.ts'
import { evolution } from './chapters/evolution.ts'
import { evsPedagogy } from './chapters/evs-pedagogy.ts'
import { figureCounting } from './chapters/figure-counting.ts'
import { fillInTheBlanks } from './chapters/fill-in-the-blanks.ts'
import { fluids } from './chapters/fluids.ts'
import { fractionsAndDecimals } from './chapters/fractions-and-decimals.ts'
import { generalScience } from './chapters/general-science.ts'
import { geography } from './chapters/geography.ts'
import { geometry } from './chapters/geometry.ts'
import { governmentSchemes } from './chapters/government-schemes.ts'
import { grammar } from './chapters/grammar.ts'
import { gravitation } from './chapters/gravitation.ts'
import { hcfLcm } from './chapters/hcf-lcm.ts'
import { healthAndDisease } from './chapters/health-and-disease.ts'
import { heat } from './chapters/heat.ts'
import { heredity } from './chapters/heredity.ts'
import { history } from './chapters/history.ts'
import { humanPhysiology } from './chapters/human-physiology.ts'
import { importantDays } from './chapters/important-days.ts'
import { inclusiveEducation } from './chapters/inclusive-education.ts'
import { india } from './chapters/india.ts'
import { inputOutput } from './chapters/input-output.ts'
import { international } from './chapters/international.ts'
import { languagePedagogy } from './chapters/language-pedagogy.ts'
import { lawsOfMotion } from './chapters/laws-of-motion.ts'
import { learningTheories } from './chapters/learning-theories.ts'
import { logarithms } from './chapters/logarithms.ts'
import { magnetism } from './chapters/magnetism.ts'
import { mathematicalOperations } from './chapters/mathematical-operations.ts'
import { mathematicsPedagogy } from './chapters/mathematics-pedagogy.ts'
import { matrices } from './chapters/matrices.ts'
import { mensuration } from './chapters/mensuration.ts'
import { metallurgy } from './chapters/metallurgy.ts'
import { microbes } from './chapters/microbes.ts'
import { mirrorImages } from './chapters/mirror-images.ts'
import { missingNumber } from './chapters/missing-number.ts'
import { mixture } from './chapters/mixture.ts'
import { modernPhysics } from './chapters/modern-physics.ts'
import { moleConcept } from './chapters/mole-concept.ts'
import { molecularGenetics } from './chapters/molecular-genetics.ts'
import { motion } from './chapters/motion.ts'
import { numberSystem } from './chapters/number-system.ts'
import { optics } from './chapters/optics.ts'
import { organicChemistry } from './chapters/organic-chemistry.ts'
import { organisations } from './chapters/organisations.ts'
import { organismsAndEcosystems } from './chapters/organisms-and-ecosystems.ts'
import { oscillationsAndWaves } from './chapters/oscillations-and-waves.ts'
import { paraJumbles } from './chapters/para-jumbles.ts'
import { partnership } from './chapters/partnership.ts'
import { percentage } from './chapters/percentage.ts'
import { periodicTable } from './chapters/periodic-table.ts'
import { permutationAndCombination } from './chapters/permutation-and-combination.ts'
import { pipes } from './chapters/pipes.ts'
import { places } from './chapters/places.ts'
import { plantPhysiology } from './chapters/plant-physiology.ts'
import { plantStructure } from './chapters/plant-structure.ts'
import { polity } from './chapters/polity.ts'
import { practicalChemistry } from './chapters/practical-chemistry.ts'
import { probability } from './chapters/probability.ts'
import { profitAndLoss } from './chapters/profit-and-loss.ts'
import { progressions } from './chapters/progressions.ts'
import { puzzle } from './chapters/puzzle.ts'
import { quadraticEquations } from './chapters/quadratic-equations.ts'
import { ranking } from './chapters/ranking.ts'
import { ratioProportion } from './chapters/ratio-proportion.ts'
import { readingComprehension } from './chapters/reading-comprehension.ts'
import { reasoningInequality } from './chapters/reasoning-inequality.ts'
import { redoxReactions } from './chapters/redox-reactions.ts'
import { reports } from './chapters/reports.ts'
import { reproduction } from './chapters/reproduction.ts'
import { rotationalMotion } from './chapters/rotational-motion.ts'
import { sAndPBlock } from './chapters/s-and-p-block.ts'
import { sciencePedagogy } from './chapters/science-pedagogy.ts'
import { scienceTechnology } from './chapters/science-technology.ts'
import { seating } from './chapters/seating.ts'
import { semiconductors } from './chapters/semiconductors.ts'
import { sentenceImprovement } from './chapters/sentence-improvement.ts'
import { series } from './chapters/series.ts'
import { setsAndFunctions } from './chapters/sets-and-functions.ts'
import { simpleInterest } from './chapters/simple-interest.ts'
import { simplification } from './chapters/simplification.ts'
import { socialSciencePedagogy } from './chapters/social-science-pedagogy.ts'
import { solutions } from './chapters/solutions.ts'
import { speedTimeDistance } from './chapters/speed-time-distance.ts'
import { spelling } from './chapters/spelling.ts'
import { sports } from './chapters/sports.ts'
import { statements } from './chapters/statements.ts'
import { statesOfMatter } from './chapters/states-of-matter.ts'
import { statistics } from './chapters/statistics.ts'
import { structureOfAtom } from './chapters/structure-of-atom.ts'
import { surdsAndIndices } from './chapters/surds-and-indices.ts'
import { surfaceChemistry } from './chapters/surface-chemistry.ts'
import { syllogism } from './chapters/syllogism.ts'
import { thermochemistry } from './chapters/thermochemistry.ts'
import { thermodynamics } from './chapters/thermodynamics.ts'
import { timeAndWork } from './chapters/time-and-work.ts'
import { trigonometry } from './chapters/trigonometry.ts'
import { unitsAndDimensions } from './chapters/units-and-dimensions.ts'
import { vectors } from './chapters/vectors.ts'
import { vennDiagrams } from './chapters/venn-diagrams.ts'
import { vocabulary } from './chapters/vocabulary.ts'
import { wordOrder } from './chapters/word-order.ts'
import { workEnergyPower } from './chapters/work-energy-power.ts'

/** Every chapter that can be asked about, by subject. */
export const chapters = {
  'hcf-lcm': hcfLcm,
  'number-system': numberSystem,
  percentage,
  'profit-and-loss': profitAndLoss,
  discount,
  'simple-interest': simpleInterest,
  'compound-interest': compoundInterest,
  'ratio-proportion': ratioProportion,
  partnership,
  ages,
  mixture,
  'speed-time-distance': speedTimeDistance,
  boats,
  'time-and-work': timeAndWork,
  pipes,
  average,
  algebra,
  geometry,
  'coordinate-geometry': coordinateGeometry,
  mensuration,
  trigonometry,
  probability,
  'conic-sections': conicSections,
  'binomial-theorem': binomialTheorem,
  'sets-and-functions': setsAndFunctions,
  'complex-numbers': complexNumbers,
  vectors,
  matrices,
  calculus,
  'permutation-and-combination': permutationAndCombination,
  statistics,
  'data-interpretation': dataInterpretation,
  logarithms,
  progressions,
  'quadratic-equations': quadraticEquations,
  simplification,
  'surds-and-indices': surdsAndIndices,
  'fractions-and-decimals': fractionsAndDecimals,
  series,
  'coding-decoding': codingDecoding,
  ranking,
  calendar,
  'blood-relations': bloodRelations,
  'word-order': wordOrder,
  clock,
  'cubes-and-dice': cubesAndDice,
  'reasoning-inequality': reasoningInequality,
  syllogism,
  'mirror-images': mirrorImages,
  'figure-counting': figureCounting,
  'venn-diagrams': vennDiagrams,
  seating,
  puzzle,
  'input-output': inputOutput,
  statements,
  classification,
  'missing-number': missingNumber,
  'direction-sense': directionSense,
  'mathematical-operations': mathematicalOperations,
  analogy,
  'important-days': importantDays,
  computer,
  'general-science': generalScience,
  vocabulary,
  books,
  history,
  polity,
  economy,
  'art-culture': artCulture,
  international,
  geography,
  sports,
  places,
  environment,
  'environmental-studies': environmentalStudies,
  'science-technology': scienceTechnology,
  defence,
  reports,
  organisations,
  awards,
  'government-schemes': governmentSchemes,
  india,
  motion,
  'oscillations-and-waves': oscillationsAndWaves,
  'work-energy-power': workEnergyPower,
  'laws-of-motion': lawsOfMotion,
  optics,
  'units-and-dimensions': unitsAndDimensions,
  gravitation,
  magnetism,
  'modern-physics': modernPhysics,
  electrostatics,
  heat,
  thermodynamics,
  'current-electricity': currentElectricity,
  'mole-concept': moleConcept,
  'structure-of-atom': structureOfAtom,
  'chemical-bonding': chemicalBonding,
  solutions,
  thermochemistry,
  equilibrium,
  electrochemistry,
  'chemical-kinetics': chemicalKinetics,
  'redox-reactions': redoxReactions,
  heredity,
  'practical-chemistry': practicalChemistry,
  'rotational-motion': rotationalMotion,
  'animal-tissues': animalTissues,
  fluids,
  semiconductors,
  metallurgy,
  'everyday-chemistry': everydayChemistry,
  'surface-chemistry': surfaceChemistry,
  'coordination-compounds': coordinationCompounds,
  'd-and-f-block': dAndFBlock,
  's-and-p-block': sAndPBlock,
  'organic-chemistry': organicChemistry,
  'states-of-matter': statesOfMatter,
  'periodic-table': periodicTable,
  'organisms-and-ecosystems': organismsAndEcosystems,
  biotechnology,
  microbes,
  'health-and-disease': healthAndDisease,
  evolution,
  'molecular-genetics': molecularGenetics,
  reproduction,
  'human-physiology': humanPhysiology,
  'plant-physiology': plantPhysiology,
  'plant-structure': plantStructure,
  'diversity-and-classification': diversityAndClassification,
  biomolecules,
  cell,
  'error-spotting': errorSpotting,
  'sentence-improvement': sentenceImprovement,
  'fill-in-the-blanks': fillInTheBlanks,
  'cloze-test': clozeTest,
  'reading-comprehension': readingComprehension,
  'para-jumbles': paraJumbles,
  'active-passive': activePassive,
  'direct-indirect-speech': directIndirectSpeech,
  spelling,
  grammar,
  'child-development': childDevelopment,
  'learning-theories': learningTheories,
  'inclusive-education': inclusiveEducation,
  'assessment-and-teaching': assessmentAndTeaching,
  'education-policy': educationPolicy,
  'language-pedagogy': languagePedagogy,
  'mathematics-pedagogy': mathematicsPedagogy,
  'evs-pedagogy': evsPedagogy,
  'science-pedagogy': sciencePedagogy,
  'social-science-pedagogy': socialSciencePedagogy,
} as const

export type ChapterId = keyof typeof chapters
export type TypeIdOf<Id extends ChapterId> = keyof (typeof chapters)[Id]['types']
