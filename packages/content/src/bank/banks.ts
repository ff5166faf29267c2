import { activePassive } from './active-passive.ts'
import { ancientAndMedievalHistory } from './ancient-and-medieval-history.ts'
import { animalKingdom } from './animal-kingdom.ts'
import { animalTissues } from './animal-tissues.ts'
import { articlesDeterminers } from './articles-determiners.ts'
import { assessmentAndTeaching } from './assessment-and-teaching.ts'
import { atomicStructure } from './atomic-structure.ts'
import { bankingAwareness } from './banking-awareness.ts'
import { biomolecules } from './biomolecules.ts'
import { biotechnology } from './biotechnology.ts'
import { bondingConcepts } from './bonding-concepts.ts'
import { breathingAndCirculation } from './breathing-and-circulation.ts'
import { cellDivision } from './cell-division.ts'
import { cellStructure } from './cell-structure.ts'
import { childDevelopment } from './child-development.ts'
import { clozeTest } from './cloze-test.ts'
import { computerHardware } from './computer-hardware.ts'
import { computerSoftware } from './computer-software.ts'
import { coordinationCompounds } from './coordination-compounds.ts'
import { dAndFBlock } from './d-and-f-block.ts'
import type { Bank } from './define-bank.ts'
import { demandAndMarkets } from './demand-and-markets.ts'
import { digestion } from './digestion.ts'
import { directIndirectSpeech } from './direct-indirect-speech.ts'
import { diversityAndClassification } from './diversity-and-classification.ts'
import { ecology } from './ecology.ts'
import { educationPolicy } from './education-policy.ts'
import { electricityConcepts } from './electricity-concepts.ts'
import { energyConcepts } from './energy-concepts.ts'
import { environmentalProtection } from './environmental-protection.ts'
import { errorSpotting } from './error-spotting.ts'
import { everydayChemistry } from './everyday-chemistry.ts'
import { evolution } from './evolution.ts'
import { evsPedagogy } from './evs-pedagogy.ts'
import { evsThemes } from './evs-themes.ts'
import { excretionAndLocomotion } from './excretion-and-locomotion.ts'
import { fillInTheBlanks } from './fill-in-the-blanks.ts'
import { fluids } from './fluids.ts'
import { functionalGroups } from './functional-groups.ts'
import { genetics } from './genetics.ts'
import { governmentAndParliament } from './government-and-parliament.ts'
import { healthAndDisease } from './health-and-disease.ts'
import { heatConcepts } from './heat-concepts.ts'
import { humanReproduction } from './human-reproduction.ts'
import { hydrocarbons } from './hydrocarbons.ts'
import { inclusiveEducation } from './inclusive-education.ts'
import { incomeAndDevelopment } from './income-and-development.ts'
import { indianGeography } from './indian-geography.ts'
import { languageLearning } from './language-learning.ts'
import { languageSkills } from './language-skills.ts'
import { lawsOfMotionConcepts } from './laws-of-motion-concepts.ts'
import { learningTheories } from './learning-theories.ts'
import { lightConcepts } from './light-concepts.ts'
import { magnetismConcepts } from './magnetism-concepts.ts'
import { mathematicsPedagogy } from './mathematics-pedagogy.ts'
import { metallurgy } from './metallurgy.ts'
import { microbes } from './microbes.ts'
import { modernHistory } from './modern-history.ts'
import { modernPhysicsConcepts } from './modern-physics-concepts.ts'
import { molecularGenetics } from './molecular-genetics.ts'
import { moneyAndPrices } from './money-and-prices.ts'
import { nervousAndEndocrine } from './nervous-and-endocrine.ts'
import { networksAndSecurity } from './networks-and-security.ts'
import { organicBasics } from './organic-basics.ts'
import { organismsAndEcosystems } from './organisms-and-ecosystems.ts'
import { paraJumbles } from './para-jumbles.ts'
import { periodicTable } from './periodic-table.ts'
import { photosynthesis } from './photosynthesis.ts'
import { physicalGeography } from './physical-geography.ts'
import { plantKingdom } from './plant-kingdom.ts'
import { plantPhysiology } from './plant-physiology.ts'
import { plantReproduction } from './plant-reproduction.ts'
import { plantStructure } from './plant-structure.ts'
import { practicalChemistry } from './practical-chemistry.ts'
import { prepositions } from './prepositions.ts'
import { publicFinanceAndTrade } from './public-finance-and-trade.ts'
import { readingComprehension } from './reading-comprehension.ts'
import { rightsAndConstitution } from './rights-and-constitution.ts'
import { rotationalMotionConcepts } from './rotational-motion-concepts.ts'
import { sAndPBlock } from './s-and-p-block.ts'
import { sciencePedagogy } from './science-pedagogy.ts'
import { semiconductors } from './semiconductors.ts'
import { sentenceImprovement } from './sentence-improvement.ts'
import { socialSciencePedagogy } from './social-science-pedagogy.ts'
import { spelling } from './spelling.ts'
import { statements } from './statements.ts'
import { statesOfMatter } from './states-of-matter.ts'
import { surfaceChemistry } from './surface-chemistry.ts'
import { tenses } from './tenses.ts'
import { waveConcepts } from './wave-concepts.ts'

/** Every bank of written questions, for the check. */
export const banks: readonly Bank[] = [
  educationPolicy,
  assessmentAndTeaching,
  inclusiveEducation,
  learningTheories,
  languageLearning,
  languageSkills,
  mathematicsPedagogy,
  evsPedagogy,
  sciencePedagogy,
  socialSciencePedagogy,
  evsThemes,
  childDevelopment,
  tenses,
  articlesDeterminers,
  prepositions,
  spelling,
  directIndirectSpeech,
  activePassive,
  paraJumbles,
  readingComprehension,
  clozeTest,
  fillInTheBlanks,
  sentenceImprovement,
  errorSpotting,
  incomeAndDevelopment,
  moneyAndPrices,
  publicFinanceAndTrade,
  demandAndMarkets,
  bankingAwareness,
  rightsAndConstitution,
  governmentAndParliament,
  ecology,
  environmentalProtection,
  computerHardware,
  computerSoftware,
  networksAndSecurity,
  physicalGeography,
  indianGeography,
  ancientAndMedievalHistory,
  modernHistory,
  cellStructure,
  cellDivision,
  biomolecules,
  diversityAndClassification,
  plantStructure,
  photosynthesis,
  plantPhysiology,
  digestion,
  breathingAndCirculation,
  excretionAndLocomotion,
  nervousAndEndocrine,
  plantReproduction,
  humanReproduction,
  molecularGenetics,
  evolution,
  healthAndDisease,
  microbes,
  biotechnology,
  organismsAndEcosystems,
  periodicTable,
  statesOfMatter,
  statements,
  organicBasics,
  hydrocarbons,
  functionalGroups,
  sAndPBlock,
  dAndFBlock,
  coordinationCompounds,
  surfaceChemistry,
  everydayChemistry,
  metallurgy,
  semiconductors,
  fluids,
  genetics,
  lawsOfMotionConcepts,
  energyConcepts,
  heatConcepts,
  lightConcepts,
  electricityConcepts,
  magnetismConcepts,
  waveConcepts,
  modernPhysicsConcepts,
  atomicStructure,
  bondingConcepts,
  animalTissues,
  rotationalMotionConcepts,
  practicalChemistry,
  plantKingdom,
  animalKingdom,
]
