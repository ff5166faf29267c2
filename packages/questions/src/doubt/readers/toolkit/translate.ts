/**
 * Hindi and Hinglish words of exam questions, in English. The words of a question, not its grammar: readers find quantities by their units and
 * by the words beside them, in any order. Words that change a meaning ('baad', 'pehle', 'nahin') are translated too, so that strict readers still see them.
 */
const PHRASES: readonly (readonly [english: string, spoken: string])[] = [
  ['simple interest', 'sadharan byaj|saadharan byaaj|sadharan byaaj|साधारण ब्याज|सरल ब्याज'],
  ['compound interest', 'chakravridhi byaj|chakravriddhi byaj|chakravridhi byaaj|चक्रवृद्धि ब्याज'],
  ['interest', 'byaj|byaaj|ब्याज'],
  ['cost price', 'kray mulya|krya mulya|lagat mulya|क्रय मूल्य|लागत मूल्य'],
  ['selling price', 'vikray mulya|vikrya mulya|विक्रय मूल्य'],
  ['marked price', 'ankit mulya|अंकित मूल्य'],
  ['principal', 'muldhan|mooldhan|मूलधन'],
  ['amount', 'mishradhan|मिश्रधन'],
  ['per annum', 'varshik|vaarshik|prati varsh|salana|saalana|वार्षिक|प्रति वर्ष'],
  ['rate', 'dar|दर'],
  ['value', 'maan|मान'],
  [
    'covers',
    'jati hai|jaati hai|jata hai|jaata hai|tay karti hai|tay karta hai|chalti hai|जाती है|जाता है|तय करती है|तय करता है',
  ],
  ['larger', 'badi|bada|बड़ी|बड़ा|बड़ी|बड़ा'],
  ['smaller', 'chhoti|choti|chhota|chota|छोटी|छोटा'],
  ['right angled', 'samkon|समकोण'],
  ['hypotenuse', 'karn|karna|कर्ण'],
  ['sides', 'bhujaye|bhujayen|bhujaen|bhujaon|भुजाएँ|भुजाएं|भुजाओं'],
  ['watch', 'ghadi|घड़ी'],
  ['bought', 'kharidi|kharida|khareedi|khareeda|kharidta hai|खरीदी|खरीदा|खरीदता है'],
  ['sold', 'bech di|bech diya|bechi|becha|bechta hai|बेच दी|बेच दिया|बेची|बेचा|बेचता है'],
  ['that', 'us|उस'],
  ['% profit', 'pratishat labh|pratishat munafa|प्रतिशत लाभ'],
  ['% loss', 'pratishat hani|pratishat haani|प्रतिशत हानि'],
  ['profit %', 'labh pratishat|लाभ प्रतिशत'],
  ['loss %', 'hani pratishat|haani pratishat|हानि प्रतिशत'],
  ['%', 'pratishat|partishat|फीसदी|प्रतिशत'],
  ['profit', 'labh|laabh|munafa|लाभ|मुनाफा'],
  ['loss', 'hani|haani|nuksan|nuksaan|हानि|नुकसान'],
  ['discount', 'chhoot|chhut|choot|batta|छूट|बट्टा'],
  ['bought for', 'mein kharida|me kharida|mein khareeda|me khareeda|में खरीदा|में खरीदी|mein kharidi|me kharidi'],
  [
    'sold for',
    'mein becha|me becha|me bechi|mein bechi|में बेची|mein bech diya|me bech diya|mein bechta hai|me bechta hai|में बेचा|में बेच दिया',
  ],
  ['years', 'varsh|saal|sal|वर्ष|वर्षों|साल'],
  ['months', 'mahine|maheene|maah|महीने|माह'],
  ['days', 'dino|dinon|din|दिन|दिनों'],
  ['hours', 'ghante|ghanta|ghanton|घंटे|घंटा|घण्टे|घंटों'],
  ['minutes', 'minat|मिनट|मिनटों'],
  ['seconds', 'सेकंड|सेकेंड|सेकण्ड'],
  [
    'km/h',
    'kilometre prati ghanta|kilometer prati ghanta|km prati ghanta|किमी प्रति घंटा|किमी/घंटा|किलोमीटर प्रति घंटा|किमी प्रति घंटे',
  ],
  ['m/s', 'metre prati second|meter prati second|मीटर प्रति सेकंड'],
  ['km', 'किमी|किलोमीटर'],
  ['cm', 'सेमी|सेंटीमीटर'],
  ['m', 'मीटर'],
  ['kg', 'किग्रा|किलोग्राम'],
  ['litres', 'लीटर'],
  ['rupees', 'rupaye|rupay|rupye|rupaiye|रुपये|रुपए|रूपये|रु'],
  ['train', 'railgadi|rail gadi|relgadi|rel gadi|रेलगाड़ी|रेलगाडी|ट्रेन'],
  ['platform', 'प्लेटफार्म|प्लेटफॉर्म'],
  ['pole', 'khambe|khamba|khambhe|khambha|खंभे|खम्भे|खंभा|खम्भा'],
  ['bridge', 'pul|पुल'],
  ['long', 'lambi|lamba|lambe|लंबी|लम्बी|लंबा|लम्बा|लंबे|लम्बे'],
  ['running', 'chal rahi hai|chal raha hai|chalti hai|चल रही है|चल रहा है|चलती है|चलता है'],
  ['for', 'ke liye|के लिए|के लिये'],
  ['borrows', 'udhar leta hai|udhaar leta hai|udhar liya|उधार लेता है|उधार ली|उधार लिया'],
  ['length', 'lambai|lambaai|लंबाई|लम्बाई'],
  ['breadth', 'chaudai|chaudaai|चौड़ाई'],
  ['height', 'unchai|oonchai|ऊंचाई|ऊँचाई'],
  [
    'crosses',
    'par karegi|par karega|paar karega|paar karti hai|paar kar leti hai|par karti hai|paar karegi|paar karne|par karne|पार करती है|पार करेगी|पार करने|पार कर लेती है',
  ],
  ['average speed', 'ausat chal|ausat gati|औसत चाल|औसत गति'],
  ['speed', 'chaal|chal|gati|raftar|चाल|गति|रफ्तार'],
  ['time', 'samay|समय'],
  ['distance', 'doori|duri|दूरी'],
  ['work', 'kaam|kam|karya|काम|कार्य'],
  [
    'finish',
    'कर सकते हैं|करते हैं|karte hain|poora karega|pura karega|poora karenge|pura karenge|poora karta hai|pura karta hai|karte hain|karte hai|poora kar sakta hai|pura kar sakta hai|kar sakta hai|kar sakte hain|karta hai|karenge|karega|pura|poora|पूरा करेंगे|पूरा करेगा|पूरा करता है|पूरा कर सकता है|कर सकता है|करता है|करेंगे|पूरा',
  ],
  ['together', 'milkar|mil kar|ek saath|ek sath|dono milkar|मिलकर|एक साथ'],
  ['alone', 'akela|akele|अकेला|अकेले'],
  ['both', 'dono|donon|दोनों'],
  ['average', 'ausat|औसत'],
  ['ratio', 'anupat|anupaat|अनुपात'],
  ['present age', 'vartman aayu|vartaman aayu|vartman umar|वर्तमान आयु|वर्तमान उम्र'],
  ['age', 'aayu|ayu|umar|umra|आयु|उम्र'],
  ['father', 'pita|पिता'],
  ['son', 'putra|beta|bete|पुत्र|बेटा|बेटे'],
  ['sum', 'yog|yogfal|jod|योग|योगफल'],
  ['difference', 'antar|अंतर|अन्तर'],
  ['product', 'gunanfal|gunanphal|गुणनफल'],
  ['2 numbers', 'do sankhyaon|do sankhyayen|do sankhyaen|दो संख्याओं'],
  ['numbers', 'sankhyaon|sankhyaen|sankhyayen|sankhyaein|संख्याओं|संख्याएँ|संख्याएं'],
  ['number', 'sankhya|संख्या'],
  ['square root', 'vargmool|vargmul|वर्गमूल'],
  ['unit digit', 'ikai ka ank|इकाई का अंक|इकाई अंक'],
  ['remainder', 'sheshfal|sheshphal|शेषफल'],
  ['lcm', 'laghuttam samapvartya|लघुत्तम समापवर्त्य|ल\\.?स\\.?'],
  ['hcf', 'mahattam samapvartak|महत्तम समापवर्तक|म\\.?स\\.?'],
  ['area', 'kshetrafal|kshetraphal|chhetrafal|क्षेत्रफल'],
  ['perimeter', 'parimap|parimaap|परिमाप|परिमिति'],
  ['circumference', 'paridhi|परिधि'],
  ['volume', 'aayatan|ayatan|आयतन'],
  ['radius', 'trijya|त्रिज्या'],
  ['diameter', 'vyas|vyaas|व्यास'],
  ['side', 'bhuja|भुजा'],
  ['circle', 'vritt|vrit|वृत्त'],
  ['rectangle', 'aayat|ayat|आयत'],
  ['square', 'varg|वर्ग'],
  ['triangle', 'tribhuj|त्रिभुज'],
  ['cylinder', 'belan|बेलन'],
  ['cone', 'shanku|शंकु'],
  ['sphere', 'gola|gole|गोला|गोले'],
  ['cube', 'ghan|घन'],
  ['boat', 'naav|nav|naaw|नाव'],
  ['still water', 'shant jal|sthir jal|शांत जल|स्थिर जल'],
  ['stream', 'dhara|धारा'],
  ['downstream', 'dhara ki disha mein|धारा की दिशा में|anupravah'],
  ['upstream', 'dhara ke viprit|dhara ke vipreet|धारा के विपरीत'],
  ['tank', 'tanki|टंकी'],
  ['pipe', 'nal|नल'],
  ['fill', 'bhar sakta hai|bharta hai|bhar dega|bharega|भर सकता है|भरता है'],
  ['article', 'vastu|वस्तु'],
  ['shopkeeper', 'dukandar|dukaandar|दुकानदार'],
  ['with', 'wale|wali|wala|vale|vali|vala|वाले|वाली|वाला'],
  ['takes', 'lagega|lagenge|lagegi|lagta hai|लगेगा|लगेंगे'],
  ['series', 'shrinkhla|shrankhla|शृंखला|श्रृंखला'],
  ['person', 'vyakti|aadmi|व्यक्ति|आदमी'],
  ['probability', 'prayikta|praayikta|प्रायिकता'],
  ['dice', 'paase|paasa|पासे|पासा'],
  ['coin', 'sikka|sikke|सिक्का|सिक्के'],
  ['student', 'chhatra|छात्र'],
  ['next term', 'agla pad|agli sankhya|अगला पद|अगली संख्या'],
  ['how many', 'kitne|kitna|kitni|कितने|कितना|कितनी'],
  ['what', 'kya|kaun sa|kaunsa|kaun si|kaunsi|क्या|कौन सा|कौन सी'],
  [
    'find',
    'gyat kijiye|gyaat kijiye|gyat karo|gyat karein|nikalo|nikale|nikaliye|nikalein|bataiye|batao|bataye|ज्ञात कीजिए|ज्ञात करें|ज्ञात करो|निकालिए|बताइए',
  ],
  ['if', 'yadi|agar|यदि|अगर'],
  ['and', 'aur|tatha|evam|evan|और|तथा|एवं'],
  ['of', 'ka|ki|ke|का|की|के'],
  ['after', 'baad|बाद'],
  ['before', 'pehle|pahle|पहले'],
  ['not', 'nahi|nahin|नहीं'],
  ['is', 'hai|hain|hoga|hogi|honge|ho|tha|thi|है|हैं|होगा|होगी|होंगे|हो|था|थी'],
  ['a', 'ek|एक'],
  [
    '',
    'mein|me|se|ko|par|ne|to|unki|unka|inki|inka|usi|isi|rahi|raha|rahe|उनकी|उनका|उसी|रही|रहा|रहे|uska|uski|usne|iski|iska|ise|kisi|apni|apna|wah|woh|vah|में|से|को|पर|ने|तो|उसका|उसकी|उसने|इसकी|किसी|वह|जब|jab',
  ],
]

/** A few of these in a question mean that it is in Hindi or Hinglish: 'me', 'to', 'par' and 'pure' are also English words. */
const MARKS =
  /(?<![a-z])(?:hai|hain|hoga|hogi|honge|kitna|kitne|kitni|gyat|gyaat|nikalo|nikaliye|bataiye|batao|kijiye|yadi|agar|aur|tatha|pratishat|sadharan|mein)(?![a-z])|[\u0900-\u0965\u0970-\u097f]/i

const BEFORE = '(?<![a-z\\u0900-\\u0963\\u0970-\\u097f])'
const AFTER = '(?![a-z\\u0900-\\u0963\\u0970-\\u097f])'

/** Longer phrases first, so that 'sadharan byaj' is not read as 'byaj' with a word before it. */
const RULES = PHRASES.flatMap(([english, spoken]) => spoken.split('|').map((one) => ({ english, one })))
  .sort((a, b) => b.one.length - a.one.length)
  .map(({ english, one }) => ({ english, pattern: new RegExp(`${BEFORE}${one}${AFTER}`, 'giu') }))

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  do: 2,
  teen: 3,
  char: 4,
  chaar: 4,
  paanch: 5,
  panch: 5,
  chhah: 6,
  saat: 7,
  aath: 8,
  nau: 9,
  das: 10,
  दो: 2,
  तीन: 3,
  चार: 4,
  पाँच: 5,
  पांच: 5,
  छह: 6,
  छः: 6,
  सात: 7,
  आठ: 8,
  नौ: 9,
  दस: 10,
  ग्यारह: 11,
  बारह: 12,
  पंद्रह: 15,
  बीस: 20,
}
const SPOKEN_NUMBER = new RegExp(`${BEFORE}(${Object.keys(NUMBER_WORDS).join('|')})${AFTER}`, 'giu')

/** The question with its Hindi words in English; unchanged when it is in English. */
export function translate(question: string): string {
  if (!MARKS.test(question)) return question
  let text = question.normalize('NFC').replaceAll('।', '.')
  for (const { pattern, english } of RULES) text = text.replace(pattern, english)
  text = text
    .replace(SPOKEN_NUMBER, (word) => String(NUMBER_WORDS[word.toLowerCase()] ?? word))
    .replace(/\s+/g, ' ')
    .trim()
  for (const [pattern, english] of ORDER) text = text.replace(pattern, english)
  return text.trim()
}

/** Hindi puts the question word last and the whole before its part: '500 ka 20 pratishat' is '20% of 500'. */
const ORDER: readonly (readonly [hindi: RegExp, english: string])[] = [
  [/(\d[\d,]*(?:\.\d+)?) of (\d+(?:\.\d+)?) ?%/g, '$2% of $1'],
  [/(\d[\d,]*) rupees (bought|sold) for/g, '$2 for Rs $1'],
  [/(\d[\d,]*) (?:rs\.?|rupees) (?:a |an )?(?:([a-z]+) )?(bought|sold)\b/gi, '$3 $2 for Rs $1'],
  [
    /(\d[\d,]*) rupees (\d+(?:\.\d+)?) ?% (?:per annum )?(simple|compound) interest of rate (\d+) years of (?:simple |compound )?interest/,
    'the $3 interest on Rs $1 at $2% per annum for $4 years',
  ],
  [
    /(\d+) (?:person|men|workers)s? (?:a |that )?work (?:of )?(\d+) days (?:finish|do)?(?: is)?[,.]? (?:then )?(\d+) (?:person|men|workers)s? (?:that |same |a )?work (?:of )?how many days.*$/,
    '$1 men can do a work in $2 days. In how many days will $3 men do it',
  ],
  [
    /([A-Z]) and ([A-Z]) together (?:a |that )?work (?:of )?(\d+) days finish(?: is)?[,.]? (?:and |if )?\1 alone (?:a |that )?(?:work )?(?:of )?(\d+) days finish(?: is)?[,.]? (?:then )?\2 alone (?:a |that )?(?:work )?how many days.*$/,
    '$1 and $2 together can do a work in $3 days. $1 alone can do it in $4 days. In how many days can $2 alone do it',
  ],
  [
    /right angled triangle of (?:2 )?sides? (\d+(?:\.\d+)?) ?(cm|m) and (\d+(?:\.\d+)?) ?(?:cm|m) (?:is )?[,.]? ?hypotenuse.*$/,
    'sides of a right angled triangle are $1 $2 and $3 $2, find the hypotenuse',
  ],
  [
    /(\d+(?:\.\d+)?) hours (\d+(?:\.\d+)?) km (?:covers|is covers|running)(?: is)?/,
    'covers $2 km in $1 hours',
  ],
  [
    /(rectangle|circle|square|triangle|cylinder|cone|cube|sphere) of (.*?\d ?c?m) is[.,]? (?:its )?(area|perimeter|volume|circumference)\b/,
    '$3 of a $1 of $2',
  ],
  [/\bif (.*?) is[,.]? (\S.*) of value\b/, 'if $1 find the value of $2'],
  [/\bages? of sum (\d+)/g, 'sum of ages is $1'],
  [/\bages? of ratio (\d+ ?: ?\d+)/g, 'ratio of ages is $1'],
  [/\b(\w+) of (?:present )?age (?:find|how many|what)/g, 'find the present age of $1'],
  [/\bof sum (\d+)/g, 'of sum is $1'],
  [/\b(?:and )?difference (\d+)/g, 'and difference is $1'],
  [
    /\b(?:a )?number of (\d+(?:\.\d+)?) ?% (?:is |if )?(\d+(?:\.\d+)?)(?: is)?[,. ]+(?:(?:what|the|find|number|is) ?)*[?.]*$/,
    '$1% of a number is $2, find the number',
  ],
  [/^((?:\d+(?:\.\d+)?, ?)*\d+(?:\.\d+)?(?:,? and \d+(?:\.\d+)?)) of (average|lcm|hcf|sum)\b/i, '$2 of $1'],
  [
    /(\d+(?:\.\d+)?) (cm|m) (radius|side|diameter) with (circle|square|cube|sphere) of (area|perimeter|circumference|volume)/,
    '$5 of a $4 of $3 $1 $2',
  ],
  [/^(.*?)(?:[ ,.?]*\b(?:is|how many|find|what|takes))+[ ?.]*$/, 'find $1'],
]
