import { chapterGroups } from '../chapters/chapter-groups.ts'
import type { SyllabusLines } from './exam.ts'

/**
 * Topics that only news can answer. Awards, sports, schemes and the like count under their own names: their tables are
 * dated.
 */
const NEWS = 'Events of the last months'

/** 'History' of a syllabus is these chapters together. */
export const HISTORY = chapterGroups.history.chapters

/** 'Economy & Banking' likewise. */
const ECONOMY = chapterGroups.economy.chapters

/** School science that papers ask besides plain facts. */
const WRITTEN_SCIENCE = [
  'bank/laws-of-motion-concepts',
  'bank/heat-concepts',
  'bank/light-concepts',
  'bank/electricity-concepts',
  'bank/wave-concepts',
  'bank/fluids',
  'everyday-chemistry',
  'metallurgy',
  'bank/cell-structure',
  'bank/digestion',
  'bank/breathing-and-circulation',
  'bank/nervous-and-endocrine',
  'health-and-disease',
] as const

/** Questions of one SSC paper. */
export const SSC_AWARENESS: SyllabusLines = {
  History: [3.5, ...HISTORY],
  'Indian Polity': [3.5, 'polity', 'criminal-laws', 'heads-of-state', 'governance', 'acts-and-commissions'],
  Geography: [3, 'geography', 'land-and-resources'],
  'General Science': [4, 'general-science', ...WRITTEN_SCIENCE],
  'Art & Culture': [3, 'art-culture'],
  'Economy & Banking': [2, ...ECONOMY],
  Sports: [1.5, 'sports'],
  'Awards, Honours & Persons': [0.8, 'awards'],
  'Books & Authors': [0.5, 'books'],
  'Important Days & Events': [0.4, 'important-days'],
  'Government Schemes': [0.6, 'government-schemes'],
  'States & Places of India': [0.8, 'india', 'places'],
  'Environment & Biodiversity': [0.4, 'environment'],
  'Countries & Organisations': [0.4, 'international', 'organisations'],
  'Reports & Indices': [0.1, 'reports'],
  'Defence, Science & Technology': [0.3, 'defence', 'science-technology'],
  'Computer Awareness': [0.2, 'computer'],
  [NEWS]: [1.5],
}

/** A module of its own in the second tier of SSC CGL. */
export const COMPUTER_KNOWLEDGE: SyllabusLines = { 'Computer Awareness': [20, 'computer'] }

export const RAILWAY_AWARENESS: SyllabusLines = {
  'General Science': [8, 'general-science', ...WRITTEN_SCIENCE],
  History: [5, ...HISTORY],
  'Indian Polity': [4.5, 'polity', 'criminal-laws', 'heads-of-state', 'governance', 'acts-and-commissions'],
  Geography: [4.5, 'geography', 'land-and-resources'],
  'Computer Awareness': [3, 'computer'],
  'Economy & Banking': [2, ...ECONOMY],
  'Art & Culture': [2, 'art-culture'],
  Sports: [1.5, 'sports'],
  'Awards, Honours & Persons': [1, 'awards'],
  'Books & Authors': [0.8, 'books'],
  'Government Schemes': [1.2, 'government-schemes'],
  'Important Days & Events': [0.5, 'important-days'],
  'Environment & Biodiversity': [1, 'environment'],
  'Organisations & Countries': [1, 'organisations', 'international'],
  'Science & Technology': [1, 'science-technology'],
  'States & Places of India': [1, 'india', 'places'],
  [NEWS]: [3],
}

export const GROUP_D_AWARENESS: SyllabusLines = {
  History: [2.5, ...HISTORY],
  'Indian Polity': [2.5, 'polity', 'criminal-laws', 'heads-of-state', 'governance', 'acts-and-commissions'],
  Geography: [2.5, 'geography', 'land-and-resources'],
  Sports: [1.5, 'sports'],
  'Awards, Honours & Persons': [1.5, 'awards'],
  'Art & Culture': [2, 'art-culture'],
  'Economy & Banking': [1.5, ...ECONOMY],
  'Government Schemes': [1, 'government-schemes'],
  'Books & Authors': [0.5, 'books'],
  'Science & Technology': [1, 'science-technology'],
  'Important Days & Events': [0.5, 'important-days'],
  'States & Places of India': [0.5, 'india', 'places'],
  [NEWS]: [2.5],
}

/** Science up to the tenth class. */
export const SCHOOL_SCIENCE: SyllabusLines = {
  'Motion, Force & Gravitation': [
    3,
    'physics/kinematics',
    'physics/force',
    'physics/gravitation',
    'bank/laws-of-motion-concepts',
  ],
  'Work & Energy': [1.5, 'physics/energy', 'physics/power', 'bank/energy-concepts'],
  'Light & Sound': [
    2,
    'physics/lens',
    'physics/mirror',
    'physics/refraction',
    'bank/light-concepts',
    'physics/waves',
    'bank/wave-concepts',
  ],
  'Electricity & Magnetism': [
    2,
    'physics/resistor-network',
    'physics/electric-power',
    'bank/electricity-concepts',
    'physics/magnetic-force',
    'bank/magnetism-concepts',
  ],
  'Elements, Compounds & Reactions': [
    4,
    'facts/elements',
    'facts/chemical-names',
    'facts/alloys',
    'facts/ores',
    'metallurgy',
    'bank/states-of-matter',
  ],
  'Acids, Bases & Salts': [1.5, 'chemistry/ph', 'everyday-chemistry'],
  'Carbon & its Compounds': [1.5, 'bank/hydrocarbons', 'bank/organic-basics'],
  'Units & Instruments': [1, 'facts/si-units', 'facts/instruments'],
  'Human Body': [2.5, 'human-physiology'],
  'Cell & Tissues': [1, 'cell', 'animal-tissues'],
  'Plants & Animals': [2, 'plant-structure', 'diversity-and-classification', 'bank/photosynthesis'],
  'Health & Disease': [1.5, 'facts/diseases', 'facts/vitamins', 'health-and-disease'],
  'Heredity & Evolution': [1, 'heredity', 'evolution'],
  'Environment & Resources': [0.5, 'environment'],
}

/** The first paper of the civil services: questions of a typical year. */
export const CIVIL_SERVICES: SyllabusLines = {
  'Indian Polity & Governance': [
    15,
    'polity',
    'criminal-laws',
    'heads-of-state',
    'governance',
    'government-schemes',
    'acts-and-commissions',
  ],
  'Economy & Banking': [15, ...ECONOMY],
  'Environment & Ecology': [15, 'environment'],
  'Geography of India & the World': [13, 'geography', 'land-and-resources', 'places'],
  'Modern History': [7, 'modern-history'],
  'Ancient History': [
    3,
    'bank/ancient-and-medieval-history',
    'bank/ancient-india',
    'facts/mahajanapadas',
    'facts/inscriptions',
    'facts/harappan-sites',
    'facts/rulers',
    'facts/dynasties',
  ],
  'Medieval History': [
    2,
    'bank/ancient-and-medieval-history',
    'bank/medieval-india',
    'facts/saints',
    'facts/sikh-gurus',
    'facts/rulers',
    'facts/dynasties',
    'facts/battles',
    'facts/monuments',
  ],
  'Art & Culture': [5, 'art-culture'],
  'Science & Technology': [8, 'science-technology', 'defence'],
  'General Science': [4, 'general-science', ...WRITTEN_SCIENCE],
  'International Relations & Organisations': [5, 'organisations', 'international', 'reports'],
  [NEWS]: [8],
}

/** State services ask more plain facts, and about their own state, for which there are no questions here. */
export const STATE_SERVICES: SyllabusLines = {
  History: [22, ...HISTORY],
  'Indian Polity': [16, 'polity', 'criminal-laws', 'heads-of-state', 'governance', 'acts-and-commissions'],
  Geography: [18, 'geography', 'land-and-resources', 'places'],
  'Economy & Banking': [14, ...ECONOMY],
  'General Science': [20, 'general-science', ...WRITTEN_SCIENCE],
  'Science & Technology': [5, 'science-technology', 'defence', 'computer'],
  'Environment & Ecology': [10, 'environment'],
  'Art & Culture': [6, 'art-culture'],
  'Government Schemes & India': [6, 'government-schemes', 'india'],
  'Organisations, Countries & Reports': [5, 'organisations', 'international', 'reports'],
  'Sports, Awards, Books & Days': [8, 'sports', 'awards', 'books', 'important-days'],
  'Reasoning & Numeracy': [5, 'percentage', 'average', 'ratio-proportion', 'series', 'coding-decoding'],
  'The State itself': [10],
  [NEWS]: [10],
}

/** The general knowledge of the defence papers without the sciences. */
export const DEFENCE_AWARENESS: SyllabusLines = {
  'History & Freedom Movement': [20, ...HISTORY],
  Geography: [20, 'geography', 'land-and-resources', 'places'],
  'Indian Polity': [10, 'polity', 'criminal-laws', 'heads-of-state', 'governance', 'acts-and-commissions'],
  'Economy & Banking': [6, ...ECONOMY],
  'Defence & Awards': [6, 'defence', 'awards', 'sports'],
  'Organisations & Countries': [4, 'organisations', 'international'],
  'Art, Culture & Books': [4, 'art-culture', 'books'],
  [NEWS]: [8],
}
