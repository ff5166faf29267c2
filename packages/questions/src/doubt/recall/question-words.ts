/** Phrases that are one thing in other words. Applied to lower-case text before it is cut into words. */
const PHRASES: readonly (readonly [pattern: RegExp, plain: string])[] = [
  // The Brahmo Samaj of India is another body than the Brahmo Samaj.
  [/\b(samaj|sabha|society|association) of india\b/g, '$1 ofindia'],
  [/['’]s\b/g, ''],
  // The angle for an index of √2 is not that for 2.
  [/√ ?(?=\d)/g, 'sqrt'],
  [/\b([a-z])\.(?=[a-z]\.)/g, '$1'],
  [/\b([a-z])\. ?([a-z])\b\.?/g, '$1$2'],
  [/\b(?:stands? for|abbreviation of|expansion of|expand(?:ed)? form of|full name of)\b/g, 'full form'],
  [/\b(?:human|our) body\b|\bbody of (?:an? )?(?:adult )?(?:human|man)\b/g, 'human'],
  [/\b(?:with|by) the help of\b/g, 'by '],
  [/\bpower house\b/g, 'powerhouse'],
  [/\bdil\b\.? (?=hcl|h2so4|hno3|acid|hydrochloric|sulphuric|nitric)/g, 'dilute '],
  [/\bhybridization\b/g, 'hybridisation'],
  [/\b(?:of|in) (?:the |our )?solar system\b/g, ' '],
  [
    /\b(?:came|come|comes|coming) into (?:force|effect|operation)\b|\b(?:implemented|lagu)\b|लागू/g,
    'enforced ',
  ],
  [/\bgiven (?:out|off)\b/g, 'released'],
  // 'The term for' a thing is its name; the term of the Lok Sabha is not.
  [/\bterms?\b(?= (?:used |given )?(?:for|to)\b)/g, ' '],
  // What a park is known for is not where it is.
  [
    /\b(?:famous|known|renowned|noted|popular) for\b|\b(?:ke liye|kis liye) (?:prasiddh|famous|mashhoor|mashoor|jana)\b/g,
    'knownfor ',
  ],
  [/\bvidyut dhara\b|विद्युत धारा/g, 'electric current '],
  [/\brakt ?chap\b|रक्तचाप/g, 'blood pressure '],
  [/\bsabse (?:adhik|zyada|jyada)\b|सबसे अधिक|सबसे ज्यादा/g, 'most '],
  [/\b(?:set up|came into being|came into existence)\b/g, 'founded'],
  [/\b(?:made up|composed|consists?|mixture|alloy) of\b/g, 'alloy of'],
  [/\bsabse (?:bada|badi|bade)\b|सबसे बड़[ाीे]|सबसे बड[ाीे]/g, 'largest '],
  [/\bsabse (?:chhota|chhoti|chota|choti)\b|सबसे छोट[ाीे]/g, 'smallest '],
  [/\bsabse (?:lamba|lambi)\b|सबसे ल[ंम]्?ब[ाी]/g, 'longest '],
  [/\bsabse (?:uncha|unchi|ooncha|oonchi)\b|सबसे ऊ[ंँ]च[ाी]/g, 'highest '],
  [/\bmanav sharir\b|\bmanushya\b|मानव शरीर/g, 'human '],
  [/\brasayanik (?:sutra|sootra)\b|रासायनिक सूत्र/g, 'chemical formula '],
  [/\b(?:continent|mahadweep|mahadvip)\b|महाद्वीप/g, 'continent '],
  [/\bpradhan ?mantri\b|प्रधानमंत्री|प्रधान मंत्री/g, 'prime minister '],
  [/\bmukhya ?mantri\b|मुख्यमंत्री/g, 'chief minister '],
]

/** Words that can be left out of a question of fact without changing it. 'Not', 'first', 'before' and 'only' are not among them. */
const LEFT_OUT = new Set(
  `a an the of in on at by to for is are was were am be been being did does do has have had can could will would shall should may it its itself this that these those their they
  which what who whom whose when where how many much name names tell me give please pls called call known know named as termed regarded considered referred refer nicknamed popularly popular
  also commonly usually mainly generally famous famously following given correct correctly one ones among us our we you your there here and or with sir located situated lies lie found find
  deals deal dealing related relates relate concerned associated associate linked about approximately nearly normal normally mostly chiefly typical important classical traditional
  during present contain contains contained containing paya payi paye nimn inme inmein sambandhit sambandh
  year date title honour honoured conferred word phrase expression idiom exactly total number count used use uses from adult
  ka ki ke ko se me mein main par hai hain he tha thi the kaun kon kaunsa kaunsi konsa konsi sa si kya kis kise kisne kiske kisko kiski kab kahan kaha kitne kitni kitna naam bataiye batao btao kehte kahte kahlata jata jati jaata jaati hui hua hue value ki
  का की के को से में पर है हैं था थी थे कौन सा सी क्या किस किसे किसने किसके किसकी कब कहाँ कहां कितने कितनी कितना नाम बताइए बताओ कहते जाता कहा हुआ हुई`.split(
    /\s+/,
  ),
)

/** Nouns that only say what kind of thing is named or asked for: 'the hormone insulin', 'the river Ganga'. */
const KINDS = new Set(
  `hormone disease gas metal element river dam city place person scientist physicist chemist instrument device organ process phenomenon substance compound chemical king ruler emperor battle
  festival dance form theatre book novel play poem organisation organization institution union territory scheme mission park sanctuary temple lake game sport award prize language type kind method law
  element liquid solid material country state nation hill station district town site group part animal plant planet bird layer molecule act sea ocean leader reformer movement article constitution india human`
    .split(/\s+/)
    .map(stem),
)

/** Words that pick one of a row: with them every noun counts, because the first woman and the first person differ. */
const PICKS =
  /^(?:not|non|no|never|except|only|first|last|second|third|most|least|oldest|newest|latest|former|next|previous|before|after|other|than|lightest|heaviest|hardest|softest|fastest|slowest|brightest|hottest|coldest|nearest|closest|farthest|deepest|largest|smallest|longest|shortest|highest|lowest|tallest|biggest|richest|poorest|densest|strongest|weakest|minimum|maximum|mother|father|son|daughter|wife|successor|predecessor|woman|without|under|over|minus)$/

/** Words that mean the same in a question of fact; the first one is kept. Hindi words are in the lists of their English ones. */
const SAME: readonly string[] = [
  'aayog ayog आयोग',
  'second dusra dusre dusri doosra doosre दूसरा दूसरे दूसरी',
  'third tisra tisre tisri teesra teesre तीसरा तीसरे',
  'chairman adhyaksh chairperson अध्यक्ष',
  'write wrote written author authored writer penned likha likhi lekhak rachna लिखा लिखी लेखक',
  'found founded founder founders established establish establishes formed created sthapana sthapit स्थापित sthapna sansthapak स्थापना संस्थापक',
  'launch launched start started begin began begun commenced initiated introduced shuru शुरू',
  'discover discovered discoverer discovery invent invented inventor invention credited proposed propounded gave formulated diya khoj avishkar aavishkar खोज आविष्कार',
  'headquarter headquarters hq headquartered mukhyalay mukhyalaya मुख्यालय',
  'observe observed celebrated celebrate manaya manate मनाया',
  'largest biggest greatest',
  'highest tallest',
  'nearest closest',
  'farthest furthest',
  'produce produced evolved evolves liberated made secreted secrete secretes released releases synthesised synthesized produces makes nikalta nikalti sravit',
  'formula sutra sootra सूत्र',
  'measure measured measures measuring napte mapte napa mapa mapne napne मापा मापते नापते',
  'earthquake bhukamp भूकंप भूकम्प',
  'vinegar sirka सिरका sirke',
  'lemon nimbu neembu नींबू',
  'curd dahi दही',
  'tamarind imli इमली',
  'milk doodh dudh दूध',
  'air हवा वायु',
  'iron loha लोहा',
  'eye aankh आँख आंख',
  'kidney gurda गुर्दा',
  'liver yakrit यकृत',
  'sea समुद्र',
  'deficiency lack shortage deficient kami कमी',
  'cause caused causes causing due responsible hota hoti होता होती',
  'india indian bharat bharatiya hindustan भारत भारतीय',
  'clotting coagulation clot clots',
  'need needed helps help necessary required essential',
  'mean meaning means meant',
  'antonym antonyms opposite vilom विलोम',
  'synonym synonyms similar paryayvachi पर्यायवाची',
  'device instrument apparatus tool machine upkaran yantra उपकरण',
  'build built constructed banwaya banaya बनवाया',
  'term tenure karyakal kaaryakal avdhi कार्यकाल',
  'born birth janm जन्म',
  'massacre hatyakand हत्याकांड',
  'member sadasya सदस्य',
  'fight fought yuddh युद्ध',
  'mitochondria mitochondrion',
  'sun sunlight surya सूर्य',
  'national rashtriya rastriya राष्ट्रीय',
  'bird pakshi पक्षी',
  'animal pashu janwar पशु',
  'flower phool pushp फूल पुष्प',
  'tree ped vriksh वृक्ष पेड़',
  'fruit phal फल',
  'game khel खेल',
  'song geet गीत',
  'anthem gaan गान',
  'capital rajdhani राजधानी',
  'river nadi नदी',
  'country desh देश',
  'state rajya राज्य',
  'water pani jal जल पानी',
  'force bal बल',
  'energy urja ऊर्जा',
  'pressure dab daab दाब',
  'power shakti शक्ति',
  'si एसआई',
  'world sansar संसार vishv vishwa duniya विश्व दुनिया',
  'planet grah ग्रह',
  'ocean mahasagar महासागर',
  'lake jheel झील',
  'mountain parvat पर्वत',
  'father pita janak पिता जनक',
  'first pehla pehle pehli pahla pahle pahli pratham प्रथम पहला पहले पहली',
  'woman lady female women mahila महिला',
  'president rashtrapati राष्ट्रपति',
  'governor rajyapal राज्यपाल',
  'currency mudra मुद्रा',
  'constitution samvidhan संविधान',
  'unit matrak मात्रक',
  'gland granthi ग्रंथि',
  'disease rog bimari रोग बीमारी',
  'mosquito machhar machchhar मच्छर',
  'spread failta failti phailta',
  'city shahar शहर',
  'cell koshika कोशिका',
  'salt namak नमक',
  'powerhouse पावरहाउस',
  'area kshetrafal क्षेत्रफल',
  'blood rakt khoon रक्त खून',
  'heart hriday हृदय',
  'brain mastishk मस्तिष्क',
  'bone bones haddi haddiyan haddiya asthi हड्डी हड्डियाँ हड्डियां',
  'human manav मानव',
  'organ ang अंग',
  'vitamin विटामिन',
  'gas गैस',
  'metal dhatu धातु',
  'light prakash प्रकाश',
  'sound dhwani ध्वनि',
  'earth prithvi पृथ्वी',
  'dam bandh baandh बाँध बांध',
  'chemical rasayanik रासायनिक',
  'festival tyohar त्योहार',
  'dance nritya नृत्य',
  'article anuchchhed anuched anuchhed अनुच्छेद',
  'parliament sansad संसद',
  'movement andolan aandolan आंदोलन',
  'book pustak kitab पुस्तक',
  'language bhasha भाषा',
  'acid aml अम्ल',
  'temperature tapman तापमान',
  'work karya कार्य',
  'plant paudha paudhe पौधा पौधे',
  'leaf patti pattiyan पत्ती पत्तियों',
  'deaths death died die mrityu मृत्यु',
  'discharge discharged',
  'defeat defeated defeats beat',
  'colour color',
  'sulphuric sulfuric',
  'aluminium aluminum',
  'sulphur sulfur',
  'haemoglobin hemoglobin',
  'leukaemia leukemia',
  'anaemia anemia',
]
const canonical = new Map(
  SAME.flatMap((group) => {
    const [first = '', ...others] = group.split(' ')
    return [first, ...others].map((word) => [word, stem(first)] as const)
  }),
)

/** Endings that do not change which thing is meant: countries and country, converts and converted. */
function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  const singular = word
    .replace(/ies$/, 'y')
    .replace(/(?<=ss|sh|ch|x)es$/, '')
    .replace(/(?<=[^sui])s$/, '')
  return singular.length < 6 ? singular : singular.replace(/(?:ing|ed)$/, '').replace(/(?<=[a-z]{3})e$/, '')
}

/** What a question asks for: 'who' a person, 'when' a time. Null when it does not say. */
type AskedKind = 'person' | 'time' | 'year' | 'date' | 'place' | 'count' | 'reason' | null

export interface QuestionWords {
  /** All telling words with the kinds, without those that turn the question. */
  words: readonly string[]
  /** What must be equal in two questions that are compared by most of their words: words that pick or turn, and numbers. */
  decisive: string
  /** The words that make the question what it is, in order of the alphabet. Two questions are the same when these are equal. */
  key: string
  /** Kinds of things that are named besides. */
  kinds: readonly string[]
  /** The kind in 'which metal ...', 'in which state ...'. */
  wanted: string | null
  asks: AskedKind
  /** 'What is the Lok Sabha', 'Lok Sabha kya hai': the thing itself is asked for, not its year or its number. */
  isWhat: boolean
}

/** Verbs after which 'by' turns the question round: 'who defeated Porus' and 'who was defeated by Porus'. */
const TURNED_BY =
  /\b((?:defeat|succeed|preced|kill|follow|replac|conquer|overthr|captur|beat|taught|teach|own|bound|eat|invad|attack|influenc|inspir|attract|absorb|emit|surround|separat)[a-z]*) by (?=(?:the |an? )?([a-z]+))/g

/** 'Akbar was the father of', 'of which metal is bauxite an ore'. */
const OTHER_END =
  /\b(?:father|mother|parent|son|daughter|wife|husband|brother|sister|successor|predecessor|capital|teacher|guru|disciple|student|founder|author|symbol|formula|name|unit|synonym|antonym|opposite|ore|alloy|isotope|tributary|currency|study|product|cause|head|source)s? of(?: (?:which|what|whom)\b|[\s:.?_-]*$)|^of (?:which|what|whom)\b/

/** A formula with a charge: 'o2+', 'o2^-', 'so42−', 'fe3+'. */
const ION = /(?<![a-z\d])((?:[a-z]{1,2}\d{0,2}){1,3})\^?\(?([+−-])\)?(?![a-z\d+−-])/g

const KIND_OF: readonly (readonly [pattern: RegExp, kind: Exclude<AskedKind, null>])[] = [
  [
    /\bhow (?:many|much)\b|\bkitn[aei]\b|कितन[ाेी]|\b(?:number of|no\.? of|total (?:number|members|seats|strength))\b/,
    'count',
  ],
  [/\bwhy\b|\bhow\b(?! (?:many|much))|\bkyon?\b|\bkyu\b|\bkaise\b|क्यों|कैसे/, 'reason'],
  [/\b(?:which|what) (?:date|day)\b|\bdate\b/, 'date'],
  [/\b(?:which|what) year\b|\bin the year\b|\byear$/, 'year'],
  [/\b(?:when|kab)\b|कब/, 'time'],
  [/\bwhere\b|\bkaha(?:n)?\b|\bwhich (?:city|place|town)\b|कहाँ|कहां/, 'place'],
  [/\b(?:who|whom|whose|kisne|kiske)\b|किसने/, 'person'],
]

/** How a text is compared: marks of accents removed, small figures as digits, lower case. Hindi vowel signs are kept. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()

/** The words of a question of fact. The same question in other words gives the same key; a question that differs in one telling word does not. */
export function questionWords(question: string): QuestionWords {
  let text = plainText(question).replace(/[“”"‘’`]/g, (mark) => (mark === '’' ? "'" : ' '))
  const asks = KIND_OF.find(([pattern]) => pattern.test(text))?.[1] ?? null
  for (const [pattern, plain] of PHRASES) text = text.replace(pattern, plain)
  const turned: string[] = []
  text = text.replace(TURNED_BY, (_, verb: string, agent: string) => {
    turned.push(`by>${stem(agent)}`)
    return `${verb} `
  })
  // 'Akbar was the father of', 'Akbar succeeded whom': the other end of 'the father of Akbar', 'who succeeded Akbar' is asked.
  // 'Control rods are made of materials that': how it goes on is asked.
  const open = /\b(to|that|because|when|if|so)[\s:.?_-]*$/.exec(text)?.[1]
  if (open !== undefined) turned.push(`${open}>`)
  if (OTHER_END.test(text)) turned.push('of>')
  // O₂⁺ is not O₂.
  for (const [, , sign = ''] of text.matchAll(ION)) turned.push(`ion>${sign === '+' ? '+' : '-'}`)
  if (
    /(?<!^(?:by |of |to |with |between |for |after |from )?)\bwhom\b|\b(?:defeated|succeeded|preceded|killed|followed|replaced)[\s:.?_-]*$/.test(
      text,
    )
  )
    turned.push('whom>')
  const words: string[] = []
  let before = ''
  for (const word of text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
    if (before === 'into' || before === 'than' || (before === 'to' && /convert|chang|transform/.test(text)))
      turned.push(`${before === 'to' ? 'into' : before}>${canonical.get(word) ?? stem(word)}`)
    before = word
    if (word === 'into' || word === 'than' || LEFT_OUT.has(word)) continue
    words.push(canonical.get(word) ?? stem(word))
  }
  const isPick = words.some((word) => PICKS.test(word))
  const kept = isPick ? words : words.filter((word) => !KINDS.has(word))
  // A question of nothing but kinds ('national animal') needs them.
  const telling = kept.length === 0 ? words : kept
  const named =
    /\b(?:which|what)(?: (?:one )?of (?:the following|these))? ([a-z]+)|(?<!\p{L})(?:kis|kaun ?s[aei]|kon ?s[aei]|किस|कौन ?स[ाीे]) ([\p{L}\p{M}]+)/u
      .exec(text)
      ?.slice(1)
      .find((word) => word !== undefined)
  const wanted = named === undefined ? '' : (canonical.get(named) ?? stem(named))
  return {
    words,
    decisive: [...words.filter((word) => PICKS.test(word) || /\d/.test(word)), ...turned].sort().join(' '),
    wanted: KINDS.has(wanted) ? wanted : null,
    key: [...telling, ...turned].sort().join(' '),
    kinds: isPick ? [] : words.filter((word) => KINDS.has(word)),
    asks,
    isWhat: asks === null && /^what (?:is|are|was|were)\b|\bkya\b|क्या/.test(text),
  }
}

/** Whether a word only names a kind of thing. */
export const isKind = (word: string): boolean => KINDS.has(word)

/** A word of an answer as it is compared: mitochondria and mitochondrion are one. */
export const canonicalWord = (word: string): string => canonical.get(word) ?? stem(word)
