import { concepts as animalTissues } from './biology/animal-tissues/concepts.ts'
import { concepts as biomolecules } from './biology/biomolecules/concepts.ts'
import { concepts as biotechnology } from './biology/biotechnology/concepts.ts'
import { concepts as cell } from './biology/cell/concepts.ts'
import { concepts as diversityAndClassification } from './biology/diversity-and-classification/concepts.ts'
import { concepts as evolution } from './biology/evolution/concepts.ts'
import { concepts as healthAndDisease } from './biology/health-and-disease/concepts.ts'
import { concepts as heredity } from './biology/heredity/concepts.ts'
import { concepts as humanPhysiology } from './biology/human-physiology/concepts.ts'
import { concepts as microbes } from './biology/microbes/concepts.ts'
import { concepts as molecularGenetics } from './biology/molecular-genetics/concepts.ts'
import { concepts as organismsAndEcosystems } from './biology/organisms-and-ecosystems/concepts.ts'
import { concepts as plantPhysiology } from './biology/plant-physiology/concepts.ts'
import { concepts as plantStructure } from './biology/plant-structure/concepts.ts'
import { concepts as reproduction } from './biology/reproduction/concepts.ts'
import type { ChapterId } from './chapters.ts'
import { concepts as chemicalBonding } from './chemistry/chemical-bonding/concepts.ts'
import { concepts as chemicalKinetics } from './chemistry/chemical-kinetics/concepts.ts'
import { concepts as coordinationCompounds } from './chemistry/coordination-compounds/concepts.ts'
import { concepts as dAndFBlock } from './chemistry/d-and-f-block/concepts.ts'
import { concepts as electrochemistry } from './chemistry/electrochemistry/concepts.ts'
import { concepts as equilibrium } from './chemistry/equilibrium/concepts.ts'
import { concepts as everydayChemistry } from './chemistry/everyday-chemistry/concepts.ts'
import { concepts as metallurgy } from './chemistry/metallurgy/concepts.ts'
import { concepts as moleConcept } from './chemistry/mole-concept/concepts.ts'
import { concepts as organicChemistry } from './chemistry/organic-chemistry/concepts.ts'
import { concepts as periodicTable } from './chemistry/periodic-table/concepts.ts'
import { concepts as practicalChemistry } from './chemistry/practical-chemistry/concepts.ts'
import { concepts as redoxReactions } from './chemistry/redox-reactions/concepts.ts'
import { concepts as sAndPBlock } from './chemistry/s-and-p-block/concepts.ts'
import { concepts as solutions } from './chemistry/solutions/concepts.ts'
import { concepts as statesOfMatter } from './chemistry/states-of-matter/concepts.ts'
import { concepts as structureOfAtom } from './chemistry/structure-of-atom/concepts.ts'
import { concepts as surfaceChemistry } from './chemistry/surface-chemistry/concepts.ts'
import { concepts as thermochemistry } from './chemistry/thermochemistry/concepts.ts'
import { concepts as activePassive } from './english/active-passive/concepts.ts'
import { concepts as clozeTest } from './english/cloze-test/concepts.ts'
import { concepts as directIndirectSpeech } from './english/direct-indirect-speech/concepts.ts'
import { concepts as errorSpotting } from './english/error-spotting/concepts.ts'
import { concepts as fillInTheBlanks } from './english/fill-in-the-blanks/concepts.ts'
import { concepts as grammar } from './english/grammar/concepts.ts'
import { concepts as newPatternEnglish } from './english/new-pattern-english/concepts.ts'
import { concepts as paraJumbles } from './english/para-jumbles/concepts.ts'
import { concepts as readingComprehension } from './english/reading-comprehension/concepts.ts'
import { concepts as sentenceImprovement } from './english/sentence-improvement/concepts.ts'
import { concepts as spelling } from './english/spelling/concepts.ts'
import { concepts as vocabulary } from './english/vocabulary/concepts.ts'
import { concepts as actsAndCommissions } from './general-awareness/acts-and-commissions/concepts.ts'
import { concepts as ancientAndMedievalHistory } from './general-awareness/ancient-and-medieval-history/concepts.ts'
import { concepts as artCulture } from './general-awareness/art-culture/concepts.ts'
import { concepts as awards } from './general-awareness/awards/concepts.ts'
import { concepts as banking } from './general-awareness/banking/concepts.ts'
import { concepts as books } from './general-awareness/books/concepts.ts'
import { concepts as computer } from './general-awareness/computer/concepts.ts'
import { concepts as criminalLaws } from './general-awareness/criminal-laws/concepts.ts'
import { concepts as defence } from './general-awareness/defence/concepts.ts'
import { concepts as earlyIndia } from './general-awareness/early-india/concepts.ts'
import { concepts as environment } from './general-awareness/environment/concepts.ts'
import { concepts as environmentalStudies } from './general-awareness/environmental-studies/concepts.ts'
import { concepts as generalScience } from './general-awareness/general-science/concepts.ts'
import { concepts as geography } from './general-awareness/geography/concepts.ts'
import { concepts as governance } from './general-awareness/governance/concepts.ts'
import { concepts as governmentSchemes } from './general-awareness/government-schemes/concepts.ts'
import { concepts as headsOfState } from './general-awareness/heads-of-state/concepts.ts'
import { concepts as importantDays } from './general-awareness/important-days/concepts.ts'
import { concepts as india } from './general-awareness/india/concepts.ts'
import { concepts as indianEconomy } from './general-awareness/indian-economy/concepts.ts'
import { concepts as international } from './general-awareness/international/concepts.ts'
import { concepts as landAndResources } from './general-awareness/land-and-resources/concepts.ts'
import { concepts as makersOfModernIndia } from './general-awareness/makers-of-modern-india/concepts.ts'
import { concepts as medievalRulers } from './general-awareness/medieval-rulers/concepts.ts'
import { concepts as microeconomics } from './general-awareness/microeconomics/concepts.ts'
import { concepts as modernHistory } from './general-awareness/modern-history/concepts.ts'
import { concepts as organisations } from './general-awareness/organisations/concepts.ts'
import { concepts as places } from './general-awareness/places/concepts.ts'
import { concepts as polity } from './general-awareness/polity/concepts.ts'
import { concepts as reports } from './general-awareness/reports/concepts.ts'
import { concepts as scienceTechnology } from './general-awareness/science-technology/concepts.ts'
import { concepts as sports } from './general-awareness/sports/concepts.ts'
import { concepts as worldHistory } from './general-awareness/world-history/concepts.ts'
import { concepts as ages } from './mathematics/ages/concepts.ts'
import { concepts as algebra } from './mathematics/algebra/concepts.ts'
import { concepts as average } from './mathematics/average/concepts.ts'
import { concepts as binomialTheorem } from './mathematics/binomial-theorem/concepts.ts'
import { concepts as boats } from './mathematics/boats/concepts.ts'
import { concepts as calculus } from './mathematics/calculus/concepts.ts'
import { concepts as complexNumbers } from './mathematics/complex-numbers/concepts.ts'
import { concepts as compoundInterest } from './mathematics/compound-interest/concepts.ts'
import { concepts as conicSections } from './mathematics/conic-sections/concepts.ts'
import { concepts as coordinateGeometry } from './mathematics/coordinate-geometry/concepts.ts'
import { concepts as dataInterpretation } from './mathematics/data-interpretation/concepts.ts'
import { concepts as discount } from './mathematics/discount/concepts.ts'
import { concepts as fractionsAndDecimals } from './mathematics/fractions-and-decimals/concepts.ts'
import { concepts as geometry } from './mathematics/geometry/concepts.ts'
import { concepts as hcfLcm } from './mathematics/hcf-lcm/concepts.ts'
import { concepts as logarithms } from './mathematics/logarithms/concepts.ts'
import { concepts as matrices } from './mathematics/matrices/concepts.ts'
import { concepts as mensuration } from './mathematics/mensuration/concepts.ts'
import { concepts as mixture } from './mathematics/mixture/concepts.ts'
import { concepts as numberSystem } from './mathematics/number-system/concepts.ts'
import { concepts as partnership } from './mathematics/partnership/concepts.ts'
import { concepts as percentage } from './mathematics/percentage/concepts.ts'
import { concepts as permutationAndCombination } from './mathematics/permutation-and-combination/concepts.ts'
import { concepts as pipes } from './mathematics/pipes/concepts.ts'
import { concepts as primaryMathematics } from './mathematics/primary-mathematics/concepts.ts'
import { concepts as probability } from './mathematics/probability/concepts.ts'
import { concepts as profitAndLoss } from './mathematics/profit-and-loss/concepts.ts'
import { concepts as progressions } from './mathematics/progressions/concepts.ts'
import { concepts as quadraticEquations } from './mathematics/quadratic-equations/concepts.ts'
import { concepts as ratioProportion } from './mathematics/ratio-proportion/concepts.ts'
import { concepts as setsAndFunctions } from './mathematics/sets-and-functions/concepts.ts'
import { concepts as simpleInterest } from './mathematics/simple-interest/concepts.ts'
import { concepts as simplification } from './mathematics/simplification/concepts.ts'
import { concepts as speedTimeDistance } from './mathematics/speed-time-distance/concepts.ts'
import { concepts as statistics } from './mathematics/statistics/concepts.ts'
import { concepts as surdsAndIndices } from './mathematics/surds-and-indices/concepts.ts'
import { concepts as timeAndWork } from './mathematics/time-and-work/concepts.ts'
import { concepts as trigonometry } from './mathematics/trigonometry/concepts.ts'
import { concepts as vectors } from './mathematics/vectors/concepts.ts'
import { concepts as currentElectricity } from './physics/current-electricity/concepts.ts'
import { concepts as electrostatics } from './physics/electrostatics/concepts.ts'
import { concepts as fluids } from './physics/fluids/concepts.ts'
import { concepts as gravitation } from './physics/gravitation/concepts.ts'
import { concepts as heat } from './physics/heat/concepts.ts'
import { concepts as lawsOfMotion } from './physics/laws-of-motion/concepts.ts'
import { concepts as magnetism } from './physics/magnetism/concepts.ts'
import { concepts as modernPhysics } from './physics/modern-physics/concepts.ts'
import { concepts as motion } from './physics/motion/concepts.ts'
import { concepts as optics } from './physics/optics/concepts.ts'
import { concepts as oscillationsAndWaves } from './physics/oscillations-and-waves/concepts.ts'
import { concepts as rotationalMotion } from './physics/rotational-motion/concepts.ts'
import { concepts as semiconductors } from './physics/semiconductors/concepts.ts'
import { concepts as thermodynamics } from './physics/thermodynamics/concepts.ts'
import { concepts as unitsAndDimensions } from './physics/units-and-dimensions/concepts.ts'
import { concepts as workEnergyPower } from './physics/work-energy-power/concepts.ts'
import { concepts as analogy } from './reasoning/analogy/concepts.ts'
import { concepts as calendar } from './reasoning/calendar/concepts.ts'
import { concepts as clock } from './reasoning/clock/concepts.ts'
import { concepts as cubesAndDice } from './reasoning/cubes-and-dice/concepts.ts'
import { concepts as decisionMaking } from './reasoning/decision-making/concepts.ts'
import { concepts as embeddedFigures } from './reasoning/embedded-figures/concepts.ts'
import { concepts as figureAssembly } from './reasoning/figure-assembly/concepts.ts'
import { concepts as figureCounting } from './reasoning/figure-counting/concepts.ts'
import { concepts as figureSeries } from './reasoning/figure-series/concepts.ts'
import { concepts as gamesAndNetworks } from './reasoning/games-and-networks/concepts.ts'
import { concepts as mathematicalOperations } from './reasoning/mathematical-operations/concepts.ts'
import { concepts as mirrorImages } from './reasoning/mirror-images/concepts.ts'
import { concepts as paperFolding } from './reasoning/paper-folding/concepts.ts'
import { concepts as ranking } from './reasoning/ranking/concepts.ts'
import { concepts as seating } from './reasoning/seating/concepts.ts'
import { concepts as series } from './reasoning/series/concepts.ts'
import { concepts as statements } from './reasoning/statements/concepts.ts'
import { concepts as evsPedagogy } from './subject-pedagogy/evs-pedagogy/concepts.ts'
import { concepts as languagePedagogy } from './subject-pedagogy/language-pedagogy/concepts.ts'
import { concepts as mathematicsPedagogy } from './subject-pedagogy/mathematics-pedagogy/concepts.ts'
import { concepts as sciencePedagogy } from './subject-pedagogy/science-pedagogy/concepts.ts'
import { concepts as socialSciencePedagogy } from './subject-pedagogy/social-science-pedagogy/concepts.ts'
import { concepts as assessmentAndTeaching } from './teaching/assessment-and-teaching/concepts.ts'
import { concepts as childDevelopment } from './teaching/child-development/concepts.ts'
import { concepts as educationPolicy } from './teaching/education-policy/concepts.ts'
import { concepts as inclusiveEducation } from './teaching/inclusive-education/concepts.ts'
import { concepts as learningTheories } from './teaching/learning-theories/concepts.ts'
import { concepts as researchAndHigherEducation } from './teaching/research-and-higher-education/concepts.ts'

/**
 * The concepts of every chapter that is divided into some. Tools and tests read them here; what runs in a browser reads
 * the files that tools/records/index-topics.ts makes of them, because all names together are too much to fetch for one topic.
 */
export const conceptLists: Readonly<Partial<Record<ChapterId, string>>> = {
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
  seating,
  series,
  ranking,
  calendar,
  clock,
  'cubes-and-dice': cubesAndDice,
  'mirror-images': mirrorImages,
  'figure-assembly': figureAssembly,
  'paper-folding': paperFolding,
  'figure-series': figureSeries,
  'embedded-figures': embeddedFigures,
  'figure-counting': figureCounting,
  statements,
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
  'decision-making': decisionMaking,
  'games-and-networks': gamesAndNetworks,
  polity,
  'criminal-laws': criminalLaws,
  'acts-and-commissions': actsAndCommissions,
  'heads-of-state': headsOfState,
  governance,
  banking,
  'indian-economy': indianEconomy,
  microeconomics,
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
}
