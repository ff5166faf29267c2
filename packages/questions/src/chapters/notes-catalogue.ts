import type { ChapterNotes } from '../kit/define-notes.ts'
import type { ChapterId } from './chapters.ts'

/** What is written for each chapter, loaded when it is wanted. A chapter of the syllabus without notes is a compile error here. */
export const chapterNotes: Readonly<Record<ChapterId, () => Promise<ChapterNotes>>> = {
  'hcf-lcm': async () => (await import('./mathematics/hcf-lcm/notes.ts')).hcfLcmNotes,
  'number-system': async () => (await import('./mathematics/number-system/notes.ts')).numberSystemNotes,
  percentage: async () => (await import('./mathematics/percentage/notes.ts')).percentageNotes,
  'profit-and-loss': async () => (await import('./mathematics/profit-and-loss/notes.ts')).profitAndLossNotes,
  discount: async () => (await import('./mathematics/discount/notes.ts')).discountNotes,
  'simple-interest': async () => (await import('./mathematics/simple-interest/notes.ts')).simpleInterestNotes,
  'compound-interest': async () =>
    (await import('./mathematics/compound-interest/notes.ts')).compoundInterestNotes,
  'ratio-proportion': async () =>
    (await import('./mathematics/ratio-proportion/notes.ts')).ratioProportionNotes,
  partnership: async () => (await import('./mathematics/partnership/notes.ts')).partnershipNotes,
  ages: async () => (await import('./mathematics/ages/notes.ts')).agesNotes,
  mixture: async () => (await import('./mathematics/mixture/notes.ts')).mixtureNotes,
  'speed-time-distance': async () =>
    (await import('./mathematics/speed-time-distance/notes.ts')).speedTimeDistanceNotes,
  boats: async () => (await import('./mathematics/boats/notes.ts')).boatsNotes,
  'time-and-work': async () => (await import('./mathematics/time-and-work/notes.ts')).timeAndWorkNotes,
  pipes: async () => (await import('./mathematics/pipes/notes.ts')).pipesNotes,
  average: async () => (await import('./mathematics/average/notes.ts')).averageNotes,
  algebra: async () => (await import('./mathematics/algebra/notes.ts')).algebraNotes,
  mensuration: async () => (await import('./mathematics/mensuration/notes.ts')).mensurationNotes,
  trigonometry: async () => (await import('./mathematics/trigonometry/notes.ts')).trigonometryNotes,
  probability: async () => (await import('./mathematics/probability/notes.ts')).probabilityNotes,
  series: async () => (await import('./reasoning/series/notes.ts')).seriesNotes,
  'coding-decoding': async () => (await import('./reasoning/coding-decoding/notes.ts')).codingDecodingNotes,
  ranking: async () => (await import('./reasoning/ranking/notes.ts')).rankingNotes,
  calendar: async () => (await import('./reasoning/calendar/notes.ts')).calendarNotes,
  'blood-relations': async () => (await import('./reasoning/blood-relations/notes.ts')).bloodRelationsNotes,
  'word-order': async () => (await import('./reasoning/word-order/notes.ts')).wordOrderNotes,
  clock: async () => (await import('./reasoning/clock/notes.ts')).clockNotes,
  'cubes-and-dice': async () => (await import('./reasoning/cubes-and-dice/notes.ts')).cubesAndDiceNotes,
  'reasoning-inequality': async () =>
    (await import('./reasoning/reasoning-inequality/notes.ts')).reasoningInequalityNotes,
  syllogism: async () => (await import('./reasoning/syllogism/notes.ts')).syllogismNotes,
  seating: async () => (await import('./reasoning/seating/notes.ts')).seatingNotes,
  'direction-sense': async () => (await import('./reasoning/direction-sense/notes.ts')).directionSenseNotes,
  'mathematical-operations': async () =>
    (await import('./reasoning/mathematical-operations/notes.ts')).mathematicalOperationsNotes,
  analogy: async () => (await import('./reasoning/analogy/notes.ts')).analogyNotes,
  motion: async () => (await import('./physics/motion/notes.ts')).motionNotes,
  optics: async () => (await import('./physics/optics/notes.ts')).opticsNotes,
  'mole-concept': async () => (await import('./chemistry/mole-concept/notes.ts')).moleConceptNotes,
  equilibrium: async () => (await import('./chemistry/equilibrium/notes.ts')).equilibriumNotes,
  heredity: async () => (await import('./biology/heredity/notes.ts')).heredityNotes,
  geometry: async () => (await import('./mathematics/geometry/notes.ts')).geometryNotes,
  'coordinate-geometry': async () =>
    (await import('./mathematics/coordinate-geometry/notes.ts')).coordinateGeometryNotes,
  logarithms: async () => (await import('./mathematics/logarithms/notes.ts')).logarithmsNotes,
  progressions: async () => (await import('./mathematics/progressions/notes.ts')).progressionsNotes,
  'quadratic-equations': async () =>
    (await import('./mathematics/quadratic-equations/notes.ts')).quadraticEquationsNotes,
  simplification: async () => (await import('./mathematics/simplification/notes.ts')).simplificationNotes,
  'surds-and-indices': async () =>
    (await import('./mathematics/surds-and-indices/notes.ts')).surdsAndIndicesNotes,
  'fractions-and-decimals': async () =>
    (await import('./mathematics/fractions-and-decimals/notes.ts')).fractionsAndDecimalsNotes,
  'laws-of-motion': async () => (await import('./physics/laws-of-motion/notes.ts')).lawsOfMotionNotes,
  'work-energy-power': async () =>
    (await import('./physics/work-energy-power/notes.ts')).workEnergyPowerNotes,
  'oscillations-and-waves': async () =>
    (await import('./physics/oscillations-and-waves/notes.ts')).oscillationsAndWavesNotes,
  'permutation-and-combination': async () =>
    (await import('./mathematics/permutation-and-combination/notes.ts')).permutationAndCombinationNotes,
  statistics: async () => (await import('./mathematics/statistics/notes.ts')).statisticsNotes,
  'structure-of-atom': async () =>
    (await import('./chemistry/structure-of-atom/notes.ts')).structureOfAtomNotes,
  'chemical-bonding': async () =>
    (await import('./chemistry/chemical-bonding/notes.ts')).chemicalBondingNotes,
  solutions: async () => (await import('./chemistry/solutions/notes.ts')).solutionsNotes,
  thermochemistry: async () => (await import('./chemistry/thermochemistry/notes.ts')).thermochemistryNotes,
  'redox-reactions': async () => (await import('./chemistry/redox-reactions/notes.ts')).redoxReactionsNotes,
  'chemical-kinetics': async () =>
    (await import('./chemistry/chemical-kinetics/notes.ts')).chemicalKineticsNotes,
  electrochemistry: async () => (await import('./chemistry/electrochemistry/notes.ts')).electrochemistryNotes,
  'conic-sections': async () => (await import('./mathematics/conic-sections/notes.ts')).conicSectionsNotes,
  'binomial-theorem': async () =>
    (await import('./mathematics/binomial-theorem/notes.ts')).binomialTheoremNotes,
  'complex-numbers': async () => (await import('./mathematics/complex-numbers/notes.ts')).complexNumbersNotes,
  vectors: async () => (await import('./mathematics/vectors/notes.ts')).vectorsNotes,
  matrices: async () => (await import('./mathematics/matrices/notes.ts')).matricesNotes,
  calculus: async () => (await import('./mathematics/calculus/notes.ts')).calculusNotes,
  'data-interpretation': async () =>
    (await import('./mathematics/data-interpretation/notes.ts')).dataInterpretationNotes,
  'venn-diagrams': async () => (await import('./reasoning/venn-diagrams/notes.ts')).vennDiagramsNotes,
  puzzle: async () => (await import('./reasoning/puzzle/notes.ts')).puzzleNotes,
  'input-output': async () => (await import('./reasoning/input-output/notes.ts')).inputOutputNotes,
  classification: async () => (await import('./reasoning/classification/notes.ts')).classificationNotes,
  'missing-number': async () => (await import('./reasoning/missing-number/notes.ts')).missingNumberNotes,
  'mirror-images': async () => (await import('./reasoning/mirror-images/notes.ts')).mirrorImagesNotes,
  'figure-counting': async () => (await import('./reasoning/figure-counting/notes.ts')).figureCountingNotes,
  'units-and-dimensions': async () =>
    (await import('./physics/units-and-dimensions/notes.ts')).unitsAndDimensionsNotes,
  gravitation: async () => (await import('./physics/gravitation/notes.ts')).gravitationNotes,
  magnetism: async () => (await import('./physics/magnetism/notes.ts')).magnetismNotes,
  'modern-physics': async () => (await import('./physics/modern-physics/notes.ts')).modernPhysicsNotes,
  electrostatics: async () => (await import('./physics/electrostatics/notes.ts')).electrostaticsNotes,
  heat: async () => (await import('./physics/heat/notes.ts')).heatNotes,
  thermodynamics: async () => (await import('./physics/thermodynamics/notes.ts')).thermodynamicsNotes,
  'current-electricity': async () =>
    (await import('./physics/current-electricity/notes.ts')).currentElectricityNotes,
  vocabulary: async () => (await import('./english/vocabulary/notes.ts')).vocabularyNotes,
  'error-spotting': async () => (await import('./english/error-spotting/notes.ts')).errorSpottingNotes,
  'sentence-improvement': async () =>
    (await import('./english/sentence-improvement/notes.ts')).sentenceImprovementNotes,
  'fill-in-the-blanks': async () =>
    (await import('./english/fill-in-the-blanks/notes.ts')).fillInTheBlanksNotes,
  'cloze-test': async () => (await import('./english/cloze-test/notes.ts')).clozeTestNotes,
  'reading-comprehension': async () =>
    (await import('./english/reading-comprehension/notes.ts')).readingComprehensionNotes,
  'para-jumbles': async () => (await import('./english/para-jumbles/notes.ts')).paraJumblesNotes,
  'active-passive': async () => (await import('./english/active-passive/notes.ts')).activePassiveNotes,
  'direct-indirect-speech': async () =>
    (await import('./english/direct-indirect-speech/notes.ts')).directIndirectSpeechNotes,
  spelling: async () => (await import('./english/spelling/notes.ts')).spellingNotes,
  grammar: async () => (await import('./english/grammar/notes.ts')).grammarNotes,
  'child-development': async () =>
    (await import('./teaching/child-development/notes.ts')).childDevelopmentNotes,
  'learning-theories': async () =>
    (await import('./teaching/learning-theories/notes.ts')).learningTheoriesNotes,
  'inclusive-education': async () =>
    (await import('./teaching/inclusive-education/notes.ts')).inclusiveEducationNotes,
  'assessment-and-teaching': async () =>
    (await import('./teaching/assessment-and-teaching/notes.ts')).assessmentAndTeachingNotes,
  'education-policy': async () => (await import('./teaching/education-policy/notes.ts')).educationPolicyNotes,
  cell: async () => (await import('./biology/cell/notes.ts')).cellNotes,
  biomolecules: async () => (await import('./biology/biomolecules/notes.ts')).biomoleculesNotes,
  'diversity-and-classification': async () =>
    (await import('./biology/diversity-and-classification/notes.ts')).diversityAndClassificationNotes,
  'plant-structure': async () => (await import('./biology/plant-structure/notes.ts')).plantStructureNotes,
  'plant-physiology': async () => (await import('./biology/plant-physiology/notes.ts')).plantPhysiologyNotes,
  'human-physiology': async () => (await import('./biology/human-physiology/notes.ts')).humanPhysiologyNotes,
  reproduction: async () => (await import('./biology/reproduction/notes.ts')).reproductionNotes,
  'molecular-genetics': async () =>
    (await import('./biology/molecular-genetics/notes.ts')).molecularGeneticsNotes,
  evolution: async () => (await import('./biology/evolution/notes.ts')).evolutionNotes,
  'health-and-disease': async () =>
    (await import('./biology/health-and-disease/notes.ts')).healthAndDiseaseNotes,
  microbes: async () => (await import('./biology/microbes/notes.ts')).microbesNotes,
  biotechnology: async () => (await import('./biology/biotechnology/notes.ts')).biotechnologyNotes,
  'organisms-and-ecosystems': async () =>
    (await import('./biology/organisms-and-ecosystems/notes.ts')).organismsAndEcosystemsNotes,
  'animal-tissues': async () => (await import('./biology/animal-tissues/notes.ts')).animalTissuesNotes,
  'periodic-table': async () => (await import('./chemistry/periodic-table/notes.ts')).periodicTableNotes,
  'states-of-matter': async () => (await import('./chemistry/states-of-matter/notes.ts')).statesOfMatterNotes,
  'organic-chemistry': async () =>
    (await import('./chemistry/organic-chemistry/notes.ts')).organicChemistryNotes,
  's-and-p-block': async () => (await import('./chemistry/s-and-p-block/notes.ts')).sAndPBlockNotes,
  'd-and-f-block': async () => (await import('./chemistry/d-and-f-block/notes.ts')).dAndFBlockNotes,
  'coordination-compounds': async () =>
    (await import('./chemistry/coordination-compounds/notes.ts')).coordinationCompoundsNotes,
  'surface-chemistry': async () =>
    (await import('./chemistry/surface-chemistry/notes.ts')).surfaceChemistryNotes,
  'everyday-chemistry': async () =>
    (await import('./chemistry/everyday-chemistry/notes.ts')).everydayChemistryNotes,
  metallurgy: async () => (await import('./chemistry/metallurgy/notes.ts')).metallurgyNotes,
  'practical-chemistry': async () =>
    (await import('./chemistry/practical-chemistry/notes.ts')).practicalChemistryNotes,
  semiconductors: async () => (await import('./physics/semiconductors/notes.ts')).semiconductorsNotes,
  fluids: async () => (await import('./physics/fluids/notes.ts')).fluidsNotes,
  'rotational-motion': async () =>
    (await import('./physics/rotational-motion/notes.ts')).rotationalMotionNotes,
  'sets-and-functions': async () =>
    (await import('./mathematics/sets-and-functions/notes.ts')).setsAndFunctionsNotes,
  statements: async () => (await import('./reasoning/statements/notes.ts')).statementsNotes,
  'important-days': async () =>
    (await import('./general-awareness/important-days/notes.ts')).importantDaysNotes,
  india: async () => (await import('./general-awareness/india/notes.ts')).indiaNotes,
  'government-schemes': async () =>
    (await import('./general-awareness/government-schemes/notes.ts')).governmentSchemesNotes,
  awards: async () => (await import('./general-awareness/awards/notes.ts')).awardsNotes,
  organisations: async () => (await import('./general-awareness/organisations/notes.ts')).organisationsNotes,
  reports: async () => (await import('./general-awareness/reports/notes.ts')).reportsNotes,
  defence: async () => (await import('./general-awareness/defence/notes.ts')).defenceNotes,
  'science-technology': async () =>
    (await import('./general-awareness/science-technology/notes.ts')).scienceTechnologyNotes,
  environment: async () => (await import('./general-awareness/environment/notes.ts')).environmentNotes,
  places: async () => (await import('./general-awareness/places/notes.ts')).placesNotes,
  sports: async () => (await import('./general-awareness/sports/notes.ts')).sportsNotes,
  geography: async () => (await import('./general-awareness/geography/notes.ts')).geographyNotes,
  international: async () => (await import('./general-awareness/international/notes.ts')).internationalNotes,
  'art-culture': async () => (await import('./general-awareness/art-culture/notes.ts')).artCultureNotes,
  economy: async () => (await import('./general-awareness/economy/notes.ts')).economyNotes,
  polity: async () => (await import('./general-awareness/polity/notes.ts')).polityNotes,
  history: async () => (await import('./general-awareness/history/notes.ts')).historyNotes,
  books: async () => (await import('./general-awareness/books/notes.ts')).booksNotes,
  'general-science': async () =>
    (await import('./general-awareness/general-science/notes.ts')).generalScienceNotes,
  computer: async () => (await import('./general-awareness/computer/notes.ts')).computerNotes,
  'language-pedagogy': async () =>
    (await import('./subject-pedagogy/language-pedagogy/notes.ts')).languagePedagogyNotes,
  'mathematics-pedagogy': async () =>
    (await import('./subject-pedagogy/mathematics-pedagogy/notes.ts')).mathematicsPedagogyNotes,
  'evs-pedagogy': async () => (await import('./subject-pedagogy/evs-pedagogy/notes.ts')).evsPedagogyNotes,
  'science-pedagogy': async () =>
    (await import('./subject-pedagogy/science-pedagogy/notes.ts')).sciencePedagogyNotes,
  'social-science-pedagogy': async () =>
    (await import('./subject-pedagogy/social-science-pedagogy/notes.ts')).socialSciencePedagogyNotes,
  'environmental-studies': async () =>
    (await import('./general-awareness/environmental-studies/notes.ts')).environmentalStudiesNotes,
}
