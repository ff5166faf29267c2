import { examNames } from '../exams/exam-names.ts'
import { isFiller } from './reading/fillers.ts'
import { splitTopic, type TopicWord } from './reading/plain-words.ts'
import { wishAt } from './reading/question-wishes.ts'

/**
 * Names that people type for several concepts at once, with the list that is meant. No concept and no chapter is just
 * that: 'newton's laws' are three concepts of a chapter of twenty. With a title, the long list is served under that.
 */
const NAMES: readonly (readonly [names: readonly string[], meant: string, title?: string])[] = [
  [
    [
      "newton's laws of motion",
      "newton's laws",
      'newton three laws of motion',
      'newton ke gati ke niyam',
      'newton ke niyam',
      'nyutan ke niyam',
      'nyutan ke gati ke niyam',
    ],
    'newton first law, newton second law, newton third law',
  ],
  [
    ['roots of quadratic equation', 'quadratic roots', 'zeroes of quadratic polynomial'],
    'splitting the middle term, sum of roots, nature of roots, quadratic formula',
  ],
  [
    ['acids bases and salts', 'acid base salt', 'amla kshar aur lavan', 'aml kshar aur lavan'],
    'acids and bases in daily life, acid base indicators, common salts, baking soda and washing soda',
  ],
  [
    ['sound', 'sound waves', 'dhwani', 'dhvani', 'dhwani tarang', 'dhvani tarang'],
    'speed of sound, characteristics of sound, echo, ultrasound, organ pipes, beats, doppler effect',
  ],
  [
    ['ray optics', 'geometrical optics', 'kiran prakashiki'],
    'mirrors and reflection, refraction, total internal reflection, lenses, prism, human eye, optical instruments',
  ],
  [['climate'], 'climate of india, climates of the world'],
  [
    ['present tense', 'present tenses', 'vartman kaal', 'vartman kal', 'vartman kaal in english'],
    'present simple, present continuous, present perfect, present perfect continuous',
    'Present Tense',
  ],
  [
    ['past tense', 'past tenses', 'bhoot kaal', 'bhut kal', 'bhoot kaal in english'],
    'past simple, past continuous, past perfect, past perfect continuous',
    'Past Tense',
  ],
  [
    ['future tense', 'future tenses', 'bhavishya kaal', 'bhavishya kal', 'bhavishya kaal in english'],
    'future simple, future continuous, future perfect, future perfect continuous',
    'Future Tense',
  ],
  [
    ['perfect tense', 'perfect tenses', 'perfect tenses in english'],
    'present perfect, past perfect, future perfect',
    'Perfect Tenses',
  ],
  [
    ['continuous tense', 'continuous tenses', 'progressive tenses'],
    'present continuous, past continuous, future continuous',
    'Continuous Tenses',
  ],
  [
    ['perfect continuous tense', 'perfect continuous tenses', 'perfect continuous'],
    'present perfect continuous, past perfect continuous, future perfect continuous',
    'Perfect Continuous Tenses',
  ],
  [
    [
      'mahatma gandhi',
      'gandhi',
      'gandhi ji',
      'gandhiji',
      'mk gandhi',
      'm k gandhi',
      'mohandas gandhi',
      'mohandas karamchand gandhi',
      'bapu',
    ],
    'life of mahatma gandhi, gandhian movements, gandhi in south africa, newspapers of gandhi, books of gandhi',
    'Mahatma Gandhi',
  ],
  [['music', 'sangeet'], 'classical music, musical instruments, gharanas of hindustani music'],
  [['memory'], 'computer memory, memory and forgetting'],
  [['learning'], 'learning theories', 'Learning'],
  [['teaching methods', 'teaching method'], 'methods of teaching'],
  [['sets class 11', 'sets chapter', 'sets chapter class 11', 'sets ncert class 11'], 'set theory'],
  [
    [
      'khilji dynasty',
      'khalji dynasty',
      'khilji vansh',
      'khalji vansh',
      'delhi sultanate khilji dynasty',
      'delhi sultanat khilji vansh',
    ],
    'jalaluddin khalji, alauddin khalji, conquests of alauddin khalji, market reforms of alauddin khalji',
    'Khalji Dynasty',
  ],
  [
    [
      'hampi monuments',
      'monuments of hampi',
      'hampi ke smarak',
      'vijayanagara monuments',
      'monuments of vijayanagara',
    ],
    'hampi',
  ],
  [['chemical reactions', 'rasayanik abhikriya', 'rasayanik abhikriyaen'], 'types of chemical reactions'],
  [['nuclear reactions', 'nabhikiya abhikriya'], 'nuclear fission, nuclear fusion'],
  [['babar', 'babar mughal', 'zahiruddin babar', 'zahiruddin muhammad babur'], 'babur'],
  [
    ['solid state', 'thos avastha', 'solid state crystal'],
    'crystalline and amorphous solids, unit cell, close packing and voids, crystal defects, schottky and frenkel defects',
    'Solid State',
  ],
  [
    [
      'carbon and its compounds',
      'carbon and its compound class 10',
      'carbon evam uske yogik',
      'carbon aur uske yogik',
    ],
    'homologous series, functional groups, alkanes alkenes and alkynes compared, alcohols, carboxylic acids, saponification, allotropes of carbon',
    'Carbon & its Compounds',
  ],
  [
    [
      'morphology of flowering plants',
      'plant morphology',
      'morphology of plants',
      'pushpi paudhon ki aakariki',
    ],
    'root, stem, leaf, inflorescence, parts of a flower, placentation, fruits and seeds, floral formula',
    'Morphology of Flowering Plants',
  ],
  [
    ['anatomy of flowering plants', 'plant anatomy', 'anatomy of plants', 'pushpi paudhon ka sharir'],
    'meristematic tissue, simple permanent tissues, xylem and phloem, epidermis, vascular bundles, anatomy of dicot and monocot organs, secondary growth',
    'Anatomy of Flowering Plants',
  ],
  [
    ['haloalkanes', 'haloalkane', 'halo alkanes'],
    'preparation of haloalkanes, sn1 and sn2 reactions, elimination reactions',
    'Haloalkanes',
  ],
  [
    ['nazism and the rise of hitler', 'nazism and rise of hitler'],
    'nazism and the rise of hitler',
    'Nazism & the Rise of Hitler',
  ],
  [
    ['mauryan administration', 'maurya administration', 'maurya prashasan'],
    'officials of the mauryas, kautilya arthashastra',
    'Administration of the Mauryas',
  ],
  [
    ['jahangir noor jahan', 'jahangir nur jahan', 'jahangir and nur jahan', 'jahangir and noor jahan'],
    'jahangir, nur jahan',
  ],
  [
    ['jaiv prakram', 'jaiv prakriya', 'life processes'],
    'nutrition in plants, alimentary canal, digestive enzymes and juices, human respiratory system, aerobic and anaerobic respiration, circulatory system, double circulation, transport in plants, human excretory system',
    'Life Processes',
  ],
  [['niyantran evam samanvay', 'niyantran aur samanvay'], 'control and coordination'],
  [
    ['utak', 'uttak', 'tissues', 'tissues chapter'],
    'epithelial tissue, connective tissue, muscular tissue, nervous tissue, meristematic tissue, simple permanent tissues, xylem and phloem',
    'Tissues',
  ],
  [
    ['bank nationalization 1969', 'bank nationalisation 1969', 'bank nationalization'],
    'nationalisation of banks',
  ],
  [['understanding quadrilaterals'], 'quadrilaterals'],
  [['an imperial capital vijayanagara', 'imperial capital vijayanagara'], 'vijayanagara empire'],
  [['peasants zamindars and the state'], 'land revenue under the mughals'],
  [['colonialism and the countryside'], 'permanent settlement, ryotwari settlement, deccan riots'],
  [['kings farmers and towns'], 'mahajanapadas, maurya empire, gupta empire'],
  [
    ['real numbers', 'real number', 'vastavik sankhya'],
    'rational numbers, irrational numbers, hcf of numbers',
  ],
  [['environmental chemistry'], 'acid rain, ozone layer depletion, greenhouse effect'],
  [['dual nature', 'dual nature of radiation'], 'photoelectric effect, matter waves'],
  [
    ['teaching aptitude ugc net', 'ugc net teaching aptitude', 'teaching aptitude for ugc net'],
    'levels of teaching, methods of teaching, formative assessment, communication',
  ],
  [['bal aur daab', 'bal aur dab', 'bal tatha dab'], 'force and momentum, pressure'],
  [
    ['inequalities algebra', 'algebraic inequalities', 'inequalities in algebra'],
    'linear inequalities, quadratic inequalities',
  ],
  [['thinkers beliefs and buildings'], 'buddhism, jainism, sanchi stupa'],
  [['crop production and management'], 'rabi and kharif crops, irrigation, fertilisers'],
  [['playing with numbers'], 'divisibility rules, prime numbers, hcf of numbers'],
  [
    ['abbreviations', 'abbreviation', 'full forms', 'full form', 'short forms', 'acronyms'],
    'computer abbreviations, banking abbreviations, science abbreviations, full forms of organisations',
    'Abbreviations & Full Forms',
  ],
  [['s block', 's block elements', 's-block'], 'alkali metals, alkaline earth metals'],
  [
    ['p block', 'p block elements', 'p-block'],
    'boron family, carbon family, nitrogen family, oxygen family, halogens, noble gases',
  ],
  [
    [
      'isomerism',
      'isomers',
      'samavayavata',
      'isomerism in organic chemistry',
      'organic isomerism',
      'types of isomerism',
    ],
    'structural isomerism, geometrical isomerism, optical isomerism',
  ],
  [
    ['mendel', 'mendelism', 'mendelian genetics', 'gregor mendel', 'genetics mendel'],
    "mendel's laws, mendel experiment, dihybrid cross",
  ],
  [
    [
      'projectile height and range',
      'projectile range and height',
      'projectile motion height and range',
      'projectile motion max height and range',
      'projectile motion maximum height and range',
      'projectile max height and range',
      'height and range of projectile',
    ],
    'range of a projectile, greatest height of a projectile',
  ],
  [
    [
      'vitamins deficiency diseases and chemical name',
      'vitamins deficiency diseases and chemical names',
      'vitamins chemical name and deficiency diseases',
      'vitamins and their chemical names and deficiency diseases',
    ],
    'chemical names of vitamins, deficiency diseases',
  ],
  [
    ['amines diazonium', 'amines and diazonium', 'amines and diazonium salts', 'amines diazonium salts'],
    'amines, diazonium salts',
  ],
  [
    ['thermodynamics', 'ushma gatiki', 'ushmagatiki'],
    'zeroth law and state variables, first law of thermodynamics, isothermal and adiabatic processes, second law of thermodynamics, carnot engine, heat engine',
    'Thermodynamics',
  ],
  [
    ['laws of thermodynamics', 'thermodynamics laws', 'ushmagatiki ke niyam'],
    'zeroth law and state variables, first law of thermodynamics, second law of thermodynamics',
    'Laws of Thermodynamics',
  ],
  [
    [
      'food chain food web trophic level',
      'food chain aur food web trophic level',
      'food chain food web and trophic level',
      'food chain and food web and trophic level',
    ],
    'food chain, trophic levels',
  ],
  [['half life radioactive', 'radioactivity half life', 'radioactive decay half life'], 'half life'],
  [['radioactive decay', 'radio active decay'], 'alpha beta gamma decay, half life', 'Radioactive Decay'],
  [
    ['food poisoning bacteria and viral diseases', 'food poisoning and viral diseases'],
    'food poisoning, viral diseases',
  ],
  [['alkanes alkenes alkynes', 'alkane alkene alkyne'], 'alkanes, alkenes, alkynes'],
  [
    ['profit loss discount', 'profit loss and discount', 'profit and loss discount', 'labh hani aur batta'],
    'profit and loss, discount',
  ],
  [
    ['education policy of british', 'british education policy', 'education under british rule'],
    "macaulay's minute, wood's despatch, hunter commission",
  ],
  [
    ['alcohol phenol ether', 'alcohols phenols and ethers', 'alcohols phenols ethers'],
    'alcohols, phenols, ethers',
  ],
  [
    [
      'ionic and covalent bond',
      'chemical bonding ionic covalent',
      'ionic covalent bond',
      'ionic vs covalent bond',
    ],
    'ionic bond, covalent bond',
  ],
  [
    [
      'projectile range and height',
      'range and height of projectile',
      'range and maximum height of projectile',
    ],
    'horizontal range, maximum height of projectile',
  ],
  [
    ['baking soda washing soda plaster of paris', 'plaster of paris baking soda washing soda'],
    'baking soda, washing soda, plaster of paris',
  ],
  [
    [
      'types of pollution',
      'paryavaran pradushan',
      'environmental pollution',
      'pradushan ke prakar',
      'pollution types',
      'pollution ke prakar',
      'kinds of pollution',
    ],
    'air pollution, water pollution, noise pollution',
    'Pollution',
  ],
  [
    [
      'magnetic effect of current',
      'magnetic effects of electric current',
      'magnetic effects of current',
      'magnetic effect of electric current',
    ],
    'magnetic field of currents, fleming rules, force on a current carrying conductor, electromagnet, electric motor, electric generator',
    'Magnetic Effects of Current',
  ],
  [
    ['virus', 'viruses', 'vishanu', 'virus biology'],
    'bacteria and viruses compared, viral diseases',
    'Viruses',
  ],
  [
    ['plant tissues', 'plant tissue', 'padap utak', 'paudhon ke utak'],
    'meristematic tissue, simple permanent tissues, xylem and phloem',
    'Plant Tissues',
  ],
  [
    ['gas laws boyle charles', 'boyle and charles law', 'boyle charles law', 'boyles law and charles law'],
    'boyle law, charles law',
  ],
  [
    ['himalayan rivers tributaries', 'tributaries of himalayan rivers'],
    'tributaries of ganga, indus river system, brahmaputra tributaries',
  ],
  [['continuity and differentiability', 'continuity differentiability'], 'continuity, differentiability'],
  [
    [
      'circle theorems',
      'circle theorem',
      'theorems on circles',
      'theorems of circle',
      'circle theorems geometry',
      'geometry circle theorems',
    ],
    'central angle theorem, angle in semicircle, angle in same segment, cyclic quadrilateral, two tangents, alternate segment, intersecting chords, tangent secant',
  ],
  [
    ['circle theorems class 9', 'class 9 circle theorems', 'circles class 9 theorems'],
    'central angle theorem, angle in semicircle, angle in same segment, opposite angles of a cyclic quadrilateral, distance of chord from centre, angle subtended by chord',
    'Circle Theorems of Class 9',
  ],
  [
    [
      'biosphere reserves in india',
      'biosphere reserves of india',
      'biosphere reserve in india',
      'indian biosphere reserves',
    ],
    'features of biosphere reserves, biosphere reserves state wise',
    'Biosphere Reserves of India',
  ],
  [
    ['loo and mango shower', 'loo and mango showers', 'mango shower and loo', 'mango showers and loo'],
    'loo wind, mango showers',
    'Loo and Mango Showers',
  ],
  [
    ['monetary policy', 'monetary policy of rbi', 'monetary policy of india', 'maudrik niti'],
    'tools of monetary policy, inflation targeting, monetary policy committee',
    'Monetary Policy',
  ],
  [
    ['ap gp hp', 'ap gp and hp', 'ap hp gp'],
    'arithmetic progression, geometric progression, harmonic progression',
  ],
  [['ci difference of 2 and 3 years'], 'two year ci si gap, three year ci si gap'],
  [['time and work pipes', 'pipes time and work', 'work and pipes'], 'time and work, pipes and cisterns'],
  // Beside a cell of chemistry the word is another thing.
  [['emf', 'electromotive force', 'vidyut vahak bal'], 'emf and terminal voltage'],
  [['inradius and circumradius', 'incircle and circumcircle'], 'inradius, circumradius'],
  [
    ['atomic number mass number isotopes', 'atomic number and isotopes', 'mass number and isotopes'],
    'atomic number and mass number, isotopes and isobars',
  ],
  [
    [
      'modulus and argument',
      'complex numbers modulus and argument',
      'modulus and argument of a complex number',
    ],
    'modulus of a complex number, argument of a complex number',
  ],
  [
    [
      'writs habeas corpus mandamus',
      'habeas corpus mandamus',
      'habeas corpus and mandamus',
      'habeas corpus mandamus writs',
    ],
    'habeas corpus, mandamus',
  ],
  // Each of these words is a part of many other names, so it means the sums of the primary classes only when it stands alone.
  [['measurement', 'measurements'], 'units of length, units of weight, units of capacity, units of time'],
  [['weight', 'weights'], 'units of weight'],
  [['time'], 'units of time'],
  [['patterns', 'pattern'], 'number patterns'],
  [
    [
      'dual nature of radiation and matter',
      'dual nature of radiation',
      'dual nature of matter and radiation',
    ],
    'photoelectric effect, work function, de broglie wavelength',
  ],
  [['our environment', 'our environment class 10'], 'food chain, ozone layer depletion, waste management'],
  [
    ['nationalism in india', 'nationalism in india class 10', 'bharat mein rashtravad'],
    'rowlatt act, jallianwala bagh, non cooperation movement, simon commission, civil disobedience movement',
    'Nationalism in India',
  ],
  [
    ['atoms and molecules', 'atoms and molecules class 9'],
    'laws of chemical combination, atomic mass, valency, mole concept',
  ],
  [['respiration in organisms'], 'aerobic and anaerobic respiration, mechanism of breathing'],
  [['poverty as a challenge', 'poverty as a challenge class 9'], 'poverty'],
  [['when people rebel', 'when people rebel 1857 and after'], 'revolt of 1857'],
  [['ruling the countryside'], 'permanent settlement, ryotwari system, mahalwari system, indigo revolt'],
  [
    ['from trade to territory'],
    'battle of plassey, battle of buxar, subsidiary alliance, doctrine of lapse, anglo mysore wars',
  ],
  [['women caste and reform'], 'raja ram mohan roy, jyotiba phule, widow remarriage, arya samaj'],
  [
    ['tribals dikus and the vision of a golden age', 'tribals dikus'],
    'birsa munda, santhal rebellion, kol rebellion',
  ],
  [
    ['civilising the native educating the nation', 'civilising the native'],
    "macaulay minute, wood's despatch",
  ],
  [
    ['strategies for enhancement in food production', 'enhancement in food production'],
    'animal husbandry, tissue culture, green revolution',
  ],
  [['improvement in food resources'], 'animal husbandry, cattle breeds, green revolution'],
  [['constitutional design'], 'constituent assembly, preamble, features of constitution'],
  [['electoral politics'], 'election commission, elections'],
  [['working of institutions'], 'parliament, prime minister, supreme court'],
  [['democratic rights', 'rights in a democracy'], 'fundamental rights'],
  [
    ['comparing quantities', 'comparing quantities class 8', 'comparing quantities class 7'],
    'percentage, profit and loss, simple interest, compound interest, discount',
  ],
  [
    ['sound and light', 'light and sound', 'dhwani aur prakash', 'prakash aur dhwani'],
    'speed of sound, characteristics of sound, echo, mirrors and reflection, refraction, dispersion of light',
    'Sound and Light',
  ],
  [
    ['quadrilateral', 'quadrilaterals', 'chaturbhuj'],
    'angles of a parallelogram, opposite angles of a cyclic quadrilateral, quadrilateral round a circle, angles of a polygon',
    'Quadrilaterals',
  ],
  // Beside a ball or a card, a die is thrown for its chances, not turned to see its faces.
  [
    ['probability of balls and dice', 'probability of dice and balls', 'balls and dice'],
    'balls from a bag, dice probability',
  ],
  [
    ['probability of cards and dice', 'cards and dice', 'probability of dice and cards'],
    'dice probability, playing cards',
  ],
  [['probability of cards and balls', 'cards and balls'], 'playing cards, balls from a bag'],
  [
    ['probability of balls cards and dice', 'probability of dice cards and balls', 'balls cards and dice'],
    'balls from a bag, playing cards, dice probability',
  ],
  [
    ['bodmas', 'simplification bodmas', 'bodmas simplification', 'bodmas rule simplification'],
    'sums without brackets, brackets, fractions of fractions',
    'BODMAS',
  ],
  [
    [
      'virus and bacteria diseases',
      'diseases by virus and bacteria',
      'diseases caused by virus and bacteria',
      'viral and bacterial diseases',
      'bacterial and viral diseases',
    ],
    'viral diseases, bacterial diseases',
  ],
  [
    ['faraday laws', 'laws of faraday', "faraday's laws", 'faraday ke niyam'],
    "faraday's law of induction, faraday's laws of electrolysis",
  ],
  [
    ['entropy gibbs', 'entropy and gibbs', 'gibbs entropy', 'entropy and gibbs free energy'],
    'entropy, gibbs free energy',
  ],
  [['agniveer gk', 'agniveer general knowledge', 'agniveer gs'], 'general knowledge'],
  [
    ['kerala renaissance', 'kerala psc renaissance', 'renaissance in kerala', 'kerala navodhanam'],
    'social reformers of south india',
  ],
  [
    ['drugs antibiotics analgesics', 'antibiotics and analgesics', 'analgesics antibiotics antiseptics'],
    'drugs and medicines',
  ],
  [
    ['botany', 'botany biology', 'vanaspati vigyan', 'vanaspati shastra'],
    'morphology of flowering plants, anatomy of flowering plants, transport in plants, mineral nutrition, photosynthesis, respiration in plants, plant hormones, algae, bryophytes, pteridophytes, gymnosperms, pollination, double fertilisation',
    'Botany',
  ],
  [
    ['zoology', 'zoology biology', 'jantu vigyan', 'prani vigyan', 'prani shastra'],
    'structural organisation in animals, digestion and absorption, circulatory system, human excretory system, nervous system, hormones and endocrine glands, muscle contraction, porifera, cnidaria, arthropoda, chordata, amphibia, mammalia, menstrual cycle, spermatogenesis',
    'Zoology',
  ],
  [['himalaya ki shreniyan', 'ranges of himalaya', 'himalayan ranges'], 'himalayas'],
  // Other spellings of what questions write in one way.
  [['hyder ali', 'haider ali'], 'haidar ali'],
  [['shimla agreement', 'shimla agreement 1972', 'shimla samjhauta'], 'simla agreement'],
  [['forex reserves', 'forex reserve of india'], 'foreign exchange reserves'],
  [['pli scheme', 'pli'], 'production linked incentive'],
  [['pmfby', 'crop insurance', 'crop insurance pmfby', 'pm fasal bima yojana'], 'fasal bima yojana'],
  [['dutch east india company', 'dutch in india', 'dutch company in india'], 'dutch'],
  [['iltutmish razia', 'iltutmish and razia', 'iltutmish and razia sultan'], 'iltutmish, razia sultan'],
  [
    ['federalism', 'federalism class 10', 'sanghvad'],
    'federal and unitary systems compared, union state and concurrent lists, centre state relations',
    'Federalism',
  ],
  // Of general awareness only what the categories of the Current Affairs hub name: a day there asks for no hormone and no old dynasty.
  [
    ['india bulk'],
    'india at a glance, government schemes, indian economy, banking and finance, defence, reports and indices, environment and biodiversity, awards honours and persons, places and landmarks, important days and events, sports, science and technology, summits and organisations, art and culture',
    'India Bulk',
  ],
  [['adb'], 'asian development bank'],
  [['jog falls', 'jog fall', 'jog water falls', 'gersoppa falls'], 'jog waterfall'],
  [['up gk', 'up general knowledge'], 'uttar pradesh gk', 'Uttar Pradesh'],
  [['mp gk', 'mp general knowledge'], 'madhya pradesh gk', 'Madhya Pradesh'],
  [
    ['sin cos tan values', 'sin cos values', 'values of sin cos tan', 'sin cos tan table'],
    'trigonometric ratios of standard angles',
  ],
  [
    ['malware virus computer', 'computer virus and malware', 'computer malware', 'computer virus malware'],
    'viruses and malware',
  ],
  [
    ['mineral resources coal', 'coal mineral', 'coal resources', 'coal mineral resources'],
    'coalfields of india',
  ],
  [
    ['dilution of mixture', 'dilution of alligation mixture', 'dilution of allegation mixture'],
    'milk and water, repeated replacement, rule of alligation',
  ],
]

const withoutWishes = (words: readonly TopicWord[]): TopicWord[] => {
  const length = wishAt(words)?.length ?? 0
  const [first, ...rest] = words
  if (!first) return []
  return length > 0 ? withoutWishes(words.slice(length)) : [first, ...withoutWishes(rest)]
}

/** Its telling words in one order: fillers, classes and years say nothing about it. */
const keyOf = (topic: string): string =>
  withoutWishes(splitTopic(topic))
    .map(({ word }) => word)
    .filter((word) => !isFiller(word) && !/^\d+(?:th)?$/.test(word))
    .toSorted()
    .join(' ')

/** With its classes and years: 'circle theorems class 9' are fewer than 'circle theorems'. */
const exactKeyOf = (topic: string): string =>
  splitTopic(topic)
    .map(({ word }) => word)
    .toSorted()
    .join(' ')

const exactly = new Map(NAMES.flatMap((entry) => entry[0].map((name) => [exactKeyOf(name), entry])))
// Of names that differ only in a class or a year, the first is meant by any other class or year. A name of fillers
// alone ('full forms') is meant by nothing else.
const loosely = new Map(
  NAMES.toReversed()
    .flatMap((entry) => entry[0].map((name) => [keyOf(name), entry] as const))
    .filter(([key]) => key !== ''),
)

/** 'neet', 'ssc': nothing else is called so, while the 'group' of 'RRB Group D' may be one of elements. */
const SHORT_NAMES_OF_EXAMS: ReadonlySet<string> = new Set(
  Object.values(examNames)
    .flatMap(({ title }) => title.match(/\b[A-Z]{3,}\b/g) ?? [])
    .map((name) => name.toLowerCase()),
)

const withoutExam = (key: string): string =>
  key
    .split(' ')
    .filter((word) => !SHORT_NAMES_OF_EXAMS.has(word))
    .join(' ')

const entryOf = (topic: string) =>
  exactly.get(exactKeyOf(topic)) ?? loosely.get(keyOf(topic)) ?? loosely.get(withoutExam(keyOf(topic)))

/** A name of several concepts becomes their list, also beside the name of an exam; any other topic stays as it is. */
export const asList = (topic: string): string => entryOf(topic)?.[1] ?? topic

/** The title under which a name of several concepts is served; none where their own titles are. */
export const titleOfList = (topic: string): string | undefined => entryOf(topic)?.[2]
