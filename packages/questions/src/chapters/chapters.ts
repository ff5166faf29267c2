import { animalTissues } from './biology/animal-tissues/chapter.ts'
import { biomolecules } from './biology/biomolecules/chapter.ts'
import { biotechnology } from './biology/biotechnology/chapter.ts'
import { cell } from './biology/cell/chapter.ts'
import { diversityAndClassification } from './biology/diversity-and-classification/chapter.ts'
import { evolution } from './biology/evolution/chapter.ts'
import { healthAndDisease } from './biology/health-and-disease/chapter.ts'
import { heredity } from './biology/heredity/chapter.ts'
import { humanPhysiology } from './biology/human-physiology/chapter.ts'
import { microbes } from './biology/microbes/chapter.ts'
import { molecularGenetics } from './biology/molecular-genetics/chapter.ts'
import { organismsAndEcosystems } from './biology/organisms-and-ecosystems/chapter.ts'
import { plantPhysiology } from './biology/plant-physiology/chapter.ts'
import { plantStructure } from './biology/plant-structure/chapter.ts'
import { reproduction } from './biology/reproduction/chapter.ts'
import { chemicalBonding } from './chemistry/chemical-bonding/chapter.ts'
import { chemicalKinetics } from './chemistry/chemical-kinetics/chapter.ts'
import { coordinationCompounds } from './chemistry/coordination-compounds/chapter.ts'
import { dAndFBlock } from './chemistry/d-and-f-block/chapter.ts'
import { electrochemistry } from './chemistry/electrochemistry/chapter.ts'
import { equilibrium } from './chemistry/equilibrium/chapter.ts'
import { everydayChemistry } from './chemistry/everyday-chemistry/chapter.ts'
import { metallurgy } from './chemistry/metallurgy/chapter.ts'
import { moleConcept } from './chemistry/mole-concept/chapter.ts'
import { organicChemistry } from './chemistry/organic-chemistry/chapter.ts'
import { periodicTable } from './chemistry/periodic-table/chapter.ts'
import { practicalChemistry } from './chemistry/practical-chemistry/chapter.ts'
import { redoxReactions } from './chemistry/redox-reactions/chapter.ts'
import { sAndPBlock } from './chemistry/s-and-p-block/chapter.ts'
import { solutions } from './chemistry/solutions/chapter.ts'
import { statesOfMatter } from './chemistry/states-of-matter/chapter.ts'
import { structureOfAtom } from './chemistry/structure-of-atom/chapter.ts'
import { surfaceChemistry } from './chemistry/surface-chemistry/chapter.ts'
import { thermochemistry } from './chemistry/thermochemistry/chapter.ts'
import { activePassive } from './english/active-passive/chapter.ts'
import { clozeTest } from './english/cloze-test/chapter.ts'
import { directIndirectSpeech } from './english/direct-indirect-speech/chapter.ts'
import { errorSpotting } from './english/error-spotting/chapter.ts'
import { fillInTheBlanks } from './english/fill-in-the-blanks/chapter.ts'
import { grammar } from './english/grammar/chapter.ts'
import { newPatternEnglish } from './english/new-pattern-english/chapter.ts'
import { paraJumbles } from './english/para-jumbles/chapter.ts'
import { readingComprehension } from './english/reading-comprehension/chapter.ts'
import { sentenceImprovement } from './english/sentence-improvement/chapter.ts'
import { spelling } from './english/spelling/chapter.ts'
import { vocabulary } from './english/vocabulary/chapter.ts'
import { actsAndCommissions } from './general-awareness/acts-and-commissions/chapter.ts'
import { ancientAndMedievalHistory } from './general-awareness/ancient-and-medieval-history/chapter.ts'
import { artCulture } from './general-awareness/art-culture/chapter.ts'
import { awards } from './general-awareness/awards/chapter.ts'
import { banking } from './general-awareness/banking/chapter.ts'
import { books } from './general-awareness/books/chapter.ts'
import { computer } from './general-awareness/computer/chapter.ts'
import { criminalLaws } from './general-awareness/criminal-laws/chapter.ts'
import { defence } from './general-awareness/defence/chapter.ts'
import { earlyIndia } from './general-awareness/early-india/chapter.ts'
import { environment } from './general-awareness/environment/chapter.ts'
import { environmentalStudies } from './general-awareness/environmental-studies/chapter.ts'
import { generalScience } from './general-awareness/general-science/chapter.ts'
import { geography } from './general-awareness/geography/chapter.ts'
import { governance } from './general-awareness/governance/chapter.ts'
import { governmentSchemes } from './general-awareness/government-schemes/chapter.ts'
import { headsOfState } from './general-awareness/heads-of-state/chapter.ts'
import { importantDays } from './general-awareness/important-days/chapter.ts'
import { india } from './general-awareness/india/chapter.ts'
import { indianEconomy } from './general-awareness/indian-economy/chapter.ts'
import { international } from './general-awareness/international/chapter.ts'
import { landAndResources } from './general-awareness/land-and-resources/chapter.ts'
import { makersOfModernIndia } from './general-awareness/makers-of-modern-india/chapter.ts'
import { medievalRulers } from './general-awareness/medieval-rulers/chapter.ts'
import { microeconomics } from './general-awareness/microeconomics/chapter.ts'
import { modernHistory } from './general-awareness/modern-history/chapter.ts'
import { organisations } from './general-awareness/organisations/chapter.ts'
import { places } from './general-awareness/places/chapter.ts'
import { polity } from './general-awareness/polity/chapter.ts'
import { reports } from './general-awareness/reports/chapter.ts'
import { scienceTechnology } from './general-awareness/science-technology/chapter.ts'
import { sports } from './general-awareness/sports/chapter.ts'
import { worldHistory } from './general-awareness/world-history/chapter.ts'
import { ages } from './mathematics/ages/chapter.ts'
import { algebra } from './mathematics/algebra/chapter.ts'
import { average } from './mathematics/average/chapter.ts'
import { binomialTheorem } from './mathematics/binomial-theorem/chapter.ts'
import { boats } from './mathematics/boats/chapter.ts'
import { calculus } from './mathematics/calculus/chapter.ts'
import { complexNumbers } from './mathematics/complex-numbers/chapter.ts'
import { compoundInterest } from './mathematics/compound-interest/chapter.ts'
import { conicSections } from './mathematics/conic-sections/chapter.ts'
import { coordinateGeometry } from './mathematics/coordinate-geometry/chapter.ts'
import { dataInterpretation } from './mathematics/data-interpretation/chapter.ts'
import { discount } from './mathematics/discount/chapter.ts'
import { fractionsAndDecimals } from './mathematics/fractions-and-decimals/chapter.ts'
import { geometry } from './mathematics/geometry/chapter.ts'
import { hcfLcm } from './mathematics/hcf-lcm/chapter.ts'
import { logarithms } from './mathematics/logarithms/chapter.ts'
import { matrices } from './mathematics/matrices/chapter.ts'
import { mensuration } from './mathematics/mensuration/chapter.ts'
import { mixture } from './mathematics/mixture/chapter.ts'
import { numberSystem } from './mathematics/number-system/chapter.ts'
import { partnership } from './mathematics/partnership/chapter.ts'
import { percentage } from './mathematics/percentage/chapter.ts'
import { permutationAndCombination } from './mathematics/permutation-and-combination/chapter.ts'
import { pipes } from './mathematics/pipes/chapter.ts'
import { primaryMathematics } from './mathematics/primary-mathematics/chapter.ts'
import { probability } from './mathematics/probability/chapter.ts'
import { profitAndLoss } from './mathematics/profit-and-loss/chapter.ts'
import { progressions } from './mathematics/progressions/chapter.ts'
import { quadraticEquations } from './mathematics/quadratic-equations/chapter.ts'
import { ratioProportion } from './mathematics/ratio-proportion/chapter.ts'
import { setsAndFunctions } from './mathematics/sets-and-functions/chapter.ts'
import { simpleInterest } from './mathematics/simple-interest/chapter.ts'
import { simplification } from './mathematics/simplification/chapter.ts'
import { speedTimeDistance } from './mathematics/speed-time-distance/chapter.ts'
import { statistics } from './mathematics/statistics/chapter.ts'
import { surdsAndIndices } from './mathematics/surds-and-indices/chapter.ts'
import { timeAndWork } from './mathematics/time-and-work/chapter.ts'
import { trigonometry } from './mathematics/trigonometry/chapter.ts'
import { vectors } from './mathematics/vectors/chapter.ts'
import { currentElectricity } from './physics/current-electricity/chapter.ts'
import { electrostatics } from './physics/electrostatics/chapter.ts'
import { fluids } from './physics/fluids/chapter.ts'
import { gravitation } from './physics/gravitation/chapter.ts'
import { heat } from './physics/heat/chapter.ts'
import { lawsOfMotion } from './physics/laws-of-motion/chapter.ts'
import { magnetism } from './physics/magnetism/chapter.ts'
import { modernPhysics } from './physics/modern-physics/chapter.ts'
import { motion } from './physics/motion/chapter.ts'
import { optics } from './physics/optics/chapter.ts'
import { oscillationsAndWaves } from './physics/oscillations-and-waves/chapter.ts'
import { rotationalMotion } from './physics/rotational-motion/chapter.ts'
import { semiconductors } from './physics/semiconductors/chapter.ts'
import { thermodynamics } from './physics/thermodynamics/chapter.ts'
import { unitsAndDimensions } from './physics/units-and-dimensions/chapter.ts'
import { workEnergyPower } from './physics/work-energy-power/chapter.ts'
import { analogy } from './reasoning/analogy/chapter.ts'
import { bloodRelations } from './reasoning/blood-relations/chapter.ts'
import { calendar } from './reasoning/calendar/chapter.ts'
import { classification } from './reasoning/classification/chapter.ts'
import { clock } from './reasoning/clock/chapter.ts'
import { codingDecoding } from './reasoning/coding-decoding/chapter.ts'
import { cubesAndDice } from './reasoning/cubes-and-dice/chapter.ts'
import { decisionMaking } from './reasoning/decision-making/chapter.ts'
import { directionSense } from './reasoning/direction-sense/chapter.ts'
import { embeddedFigures } from './reasoning/embedded-figures/chapter.ts'
import { figureAssembly } from './reasoning/figure-assembly/chapter.ts'
import { figureCounting } from './reasoning/figure-counting/chapter.ts'
import { figureSeries } from './reasoning/figure-series/chapter.ts'
import { gamesAndNetworks } from './reasoning/games-and-networks/chapter.ts'
import { inputOutput } from './reasoning/input-output/chapter.ts'
import { mathematicalOperations } from './reasoning/mathematical-operations/chapter.ts'
import { mirrorImages } from './reasoning/mirror-images/chapter.ts'
import { missingNumber } from './reasoning/missing-number/chapter.ts'
import { paperFolding } from './reasoning/paper-folding/chapter.ts'
import { puzzle } from './reasoning/puzzle/chapter.ts'
import { ranking } from './reasoning/ranking/chapter.ts'
import { reasoningInequality } from './reasoning/reasoning-inequality/chapter.ts'
import { seating } from './reasoning/seating/chapter.ts'
import { series } from './reasoning/series/chapter.ts'
import { statements } from './reasoning/statements/chapter.ts'
import { syllogism } from './reasoning/syllogism/chapter.ts'
import { vennDiagrams } from './reasoning/venn-diagrams/chapter.ts'
import { wordOrder } from './reasoning/word-order/chapter.ts'
import { evsPedagogy } from './subject-pedagogy/evs-pedagogy/chapter.ts'
import { languagePedagogy } from './subject-pedagogy/language-pedagogy/chapter.ts'
import { mathematicsPedagogy } from './subject-pedagogy/mathematics-pedagogy/chapter.ts'
import { sciencePedagogy } from './subject-pedagogy/science-pedagogy/chapter.ts'
import { socialSciencePedagogy } from './subject-pedagogy/social-science-pedagogy/chapter.ts'
import { assessmentAndTeaching } from './teaching/assessment-and-teaching/chapter.ts'
import { childDevelopment } from './teaching/child-development/chapter.ts'
import { educationPolicy } from './teaching/education-policy/chapter.ts'
import { inclusiveEducation } from './teaching/inclusive-education/chapter.ts'
import { learningTheories } from './teaching/learning-theories/chapter.ts'
import { researchAndHigherEducation } from './teaching/research-and-higher-education/chapter.ts'

/** Every chapter, by subject. */
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
  'primary-mathematics': primaryMathematics,
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
  'embedded-figures': embeddedFigures,
  'figure-series': figureSeries,
  'paper-folding': paperFolding,
  'figure-assembly': figureAssembly,
  'venn-diagrams': vennDiagrams,
  seating,
  puzzle,
  'input-output': inputOutput,
  statements,
  'decision-making': decisionMaking,
  'games-and-networks': gamesAndNetworks,
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
  'ancient-and-medieval-history': ancientAndMedievalHistory,
  'early-india': earlyIndia,
  'medieval-rulers': medievalRulers,
  'modern-history': modernHistory,
  'makers-of-modern-india': makersOfModernIndia,
  'world-history': worldHistory,
  polity,
  'criminal-laws': criminalLaws,
  'acts-and-commissions': actsAndCommissions,
  'heads-of-state': headsOfState,
  governance,
  'indian-economy': indianEconomy,
  microeconomics,
  banking,
  'art-culture': artCulture,
  international,
  geography,
  'land-and-resources': landAndResources,
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
  'new-pattern-english': newPatternEnglish,
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
  'research-and-higher-education': researchAndHigherEducation,
  'language-pedagogy': languagePedagogy,
  'mathematics-pedagogy': mathematicsPedagogy,
  'evs-pedagogy': evsPedagogy,
  'science-pedagogy': sciencePedagogy,
  'social-science-pedagogy': socialSciencePedagogy,
} as const

export type ChapterId = keyof typeof chapters
export type TypeIdOf<Id extends ChapterId> = keyof (typeof chapters)[Id]['types']
