import type { Bank } from '../kit/bank/define-bank.ts'
import { animalTissues } from './biology/animal-tissues/animal-tissues.bank.ts'
import { biomolecules } from './biology/biomolecules/biomolecules.bank.ts'
import { biotechnology } from './biology/biotechnology/biotechnology.bank.ts'
import { cellDivision } from './biology/cell/cell-division.bank.ts'
import { cellStructure } from './biology/cell/cell-structure.bank.ts'
import { animalKingdom } from './biology/diversity-and-classification/animal-kingdom.bank.ts'
import { diversityAndClassification } from './biology/diversity-and-classification/diversity-and-classification.bank.ts'
import { plantKingdom } from './biology/diversity-and-classification/plant-kingdom.bank.ts'
import { evolution } from './biology/evolution/evolution.bank.ts'
import { healthAndDisease } from './biology/health-and-disease/health-and-disease.bank.ts'
import { genetics } from './biology/heredity/genetics.bank.ts'
import { breathingAndCirculation } from './biology/human-physiology/breathing-and-circulation.bank.ts'
import { digestion } from './biology/human-physiology/digestion.bank.ts'
import { excretionAndLocomotion } from './biology/human-physiology/excretion-and-locomotion.bank.ts'
import { nervousAndEndocrine } from './biology/human-physiology/nervous-and-endocrine.bank.ts'
import { microbes } from './biology/microbes/microbes.bank.ts'
import { molecularGenetics } from './biology/molecular-genetics/molecular-genetics.bank.ts'
import { organismsAndEcosystems } from './biology/organisms-and-ecosystems/organisms-and-ecosystems.bank.ts'
import { photosynthesis } from './biology/plant-physiology/photosynthesis.bank.ts'
import { plantPhysiology } from './biology/plant-physiology/plant-physiology.bank.ts'
import { plantStructure } from './biology/plant-structure/plant-structure.bank.ts'
import { humanReproduction } from './biology/reproduction/human-reproduction.bank.ts'
import { plantReproduction } from './biology/reproduction/plant-reproduction.bank.ts'
import { bondingConcepts } from './chemistry/chemical-bonding/bonding-concepts.bank.ts'
import { coordinationCompounds } from './chemistry/coordination-compounds/coordination-compounds.bank.ts'
import { dAndFBlock } from './chemistry/d-and-f-block/d-and-f-block.bank.ts'
import { everydayChemistry } from './chemistry/everyday-chemistry/everyday-chemistry.bank.ts'
import { metallurgy } from './chemistry/metallurgy/metallurgy.bank.ts'
import { functionalGroups } from './chemistry/organic-chemistry/functional-groups.bank.ts'
import { hydrocarbons } from './chemistry/organic-chemistry/hydrocarbons.bank.ts'
import { organicBasics } from './chemistry/organic-chemistry/organic-basics.bank.ts'
import { periodicTable } from './chemistry/periodic-table/periodic-table.bank.ts'
import { practicalChemistry } from './chemistry/practical-chemistry/practical-chemistry.bank.ts'
import { sAndPBlock } from './chemistry/s-and-p-block/s-and-p-block.bank.ts'
import { statesOfMatter } from './chemistry/states-of-matter/states-of-matter.bank.ts'
import { atomicStructure } from './chemistry/structure-of-atom/atomic-structure.bank.ts'
import { surfaceChemistry } from './chemistry/surface-chemistry/surface-chemistry.bank.ts'
import { activePassive } from './english/active-passive/active-passive.bank.ts'
import { clozeTest } from './english/cloze-test/cloze-test.bank.ts'
import { directIndirectSpeech } from './english/direct-indirect-speech/direct-indirect-speech.bank.ts'
import { errorSpotting } from './english/error-spotting/error-spotting.bank.ts'
import { fillInTheBlanks } from './english/fill-in-the-blanks/fill-in-the-blanks.bank.ts'
import { articlesDeterminers } from './english/grammar/articles-determiners.bank.ts'
import { prepositions } from './english/grammar/prepositions.bank.ts'
import { tenses } from './english/grammar/tenses.bank.ts'
import { paraJumbles } from './english/para-jumbles/para-jumbles.bank.ts'
import { readingComprehension } from './english/reading-comprehension/reading-comprehension.bank.ts'
import { sentenceImprovement } from './english/sentence-improvement/sentence-improvement.bank.ts'
import { spelling } from './english/spelling/spelling.bank.ts'
import { computerHardware } from './general-awareness/computer/computer-hardware.bank.ts'
import { computerSoftware } from './general-awareness/computer/computer-software.bank.ts'
import { networksAndSecurity } from './general-awareness/computer/networks-and-security.bank.ts'
import { bankingAwareness } from './general-awareness/economy/banking-awareness.bank.ts'
import { demandAndMarkets } from './general-awareness/economy/demand-and-markets.bank.ts'
import { incomeAndDevelopment } from './general-awareness/economy/income-and-development.bank.ts'
import { moneyAndPrices } from './general-awareness/economy/money-and-prices.bank.ts'
import { publicFinanceAndTrade } from './general-awareness/economy/public-finance-and-trade.bank.ts'
import { ecology } from './general-awareness/environment/ecology.bank.ts'
import { environmentalProtection } from './general-awareness/environment/environmental-protection.bank.ts'
import { evsThemes } from './general-awareness/environmental-studies/evs-themes.bank.ts'
import { indianGeography } from './general-awareness/geography/indian-geography.bank.ts'
import { physicalGeography } from './general-awareness/geography/physical-geography.bank.ts'
import { ancientAndMedievalHistory } from './general-awareness/history/ancient-and-medieval-history.bank.ts'
import { modernHistory } from './general-awareness/history/modern-history.bank.ts'
import { governmentAndParliament } from './general-awareness/polity/government-and-parliament.bank.ts'
import { rightsAndConstitution } from './general-awareness/polity/rights-and-constitution.bank.ts'
import { electricityConcepts } from './physics/current-electricity/electricity-concepts.bank.ts'
import { fluids } from './physics/fluids/fluids.bank.ts'
import { heatConcepts } from './physics/heat/heat-concepts.bank.ts'
import { lawsOfMotionConcepts } from './physics/laws-of-motion/laws-of-motion-concepts.bank.ts'
import { magnetismConcepts } from './physics/magnetism/magnetism-concepts.bank.ts'
import { modernPhysicsConcepts } from './physics/modern-physics/modern-physics-concepts.bank.ts'
import { lightConcepts } from './physics/optics/light-concepts.bank.ts'
import { waveConcepts } from './physics/oscillations-and-waves/wave-concepts.bank.ts'
import { rotationalMotionConcepts } from './physics/rotational-motion/rotational-motion-concepts.bank.ts'
import { semiconductors } from './physics/semiconductors/semiconductors.bank.ts'
import { energyConcepts } from './physics/work-energy-power/energy-concepts.bank.ts'
import { statements } from './reasoning/statements/statements.bank.ts'
import { evsPedagogy } from './subject-pedagogy/evs-pedagogy/evs-pedagogy.bank.ts'
import { languageLearning } from './subject-pedagogy/language-pedagogy/language-learning.bank.ts'
import { languageSkills } from './subject-pedagogy/language-pedagogy/language-skills.bank.ts'
import { mathematicsPedagogy } from './subject-pedagogy/mathematics-pedagogy/mathematics-pedagogy.bank.ts'
import { sciencePedagogy } from './subject-pedagogy/science-pedagogy/science-pedagogy.bank.ts'
import { socialSciencePedagogy } from './subject-pedagogy/social-science-pedagogy/social-science-pedagogy.bank.ts'
import { assessmentAndTeaching } from './teaching/assessment-and-teaching/assessment-and-teaching.bank.ts'
import { childDevelopment } from './teaching/child-development/child-development.bank.ts'
import { educationPolicy } from './teaching/education-policy/education-policy.bank.ts'
import { inclusiveEducation } from './teaching/inclusive-education/inclusive-education.bank.ts'
import { learningTheories } from './teaching/learning-theories/learning-theories.bank.ts'

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
