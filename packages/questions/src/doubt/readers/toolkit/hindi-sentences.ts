/** A number, which is a group. */
const N = String.raw`(\d+\/\d+|\d[\d,]*(?:\.\d+)?)`
/** A length of time in which nothing else is told. */
const ANY = '[^.?]*?'

/**
 * Whole questions in the order of Hindi, after their words were put into English, each as the English sentence that a reader knows. `#` is a number.
 * What is between the quantities may be any words, but no number: a second number means another question.
 */
const SENTENCES: readonly (readonly [hindi: string, english: string])[] = [
  // Percentages
  [
    `^(?:find )?(?:[a-z]+ (?:of|ki|ka) )?(salary|price|income|kimat|keemat)[^\\d]{0,8}#% (?:badh|increase)[^\\d]{0,14}(?:phir|fir|baad|after|then)[^\\d]{0,6}#% (?:kam|work|less|ghat)[^\\d]*(?:change|badlav|parivartan|antar|difference)[^\\d]*$`,
    'The salary of a worker is first increased by $2% and then reduced by $3%. Find the overall percentage change.',
  ],
  [
    `^${ANY}#% (?:marks )?(?:needs|required|lana|laane|zaruri|jaruri)[^\\d]*?# (?:marks )?(?:mile|milte|paye|prapt|laya|laye|lata|aaye|get)[^\\d]*?# (?:marks )?fails?[^\\d]*(?:max|maximum|total|poornank|purnank)[^\\d]*$`,
    'A student needs $1% marks to pass. He gets $2 marks and fails by $3 marks. Find the maximum marks.',
  ],
  [
    `^(?:find )?(?:a |that )?(?:salary|income|price|number|population)[^\\d]{0,12}#% (?:on increasing|badhkar|badh kar|increase)[^\\d]{0,12}(?:[Rr]s )?#(?: rupees)?(?: is| becomes)?[,. ]*(?:before|original|mool)[^\\d]*$`,
    'A number increased by $1% becomes $2. Find the number.',
  ],
  [
    `^(?:find )?(?:[a-z]+ of )?price #% (?:badh|increase|on increasing|badhta|more)[^\\d]*(?:expenditure|kharcha)[^\\d]*(?:not|na|same|saman|samaan|sthir)[^\\d]*consumption[^\\d]*(?:work|less|ghat\\w*|kami|reduce)[^\\d]*$`,
    'The price of sugar increases by $1%. By what percent must consumption be reduced so that expenditure does not change?',
  ],
  [
    `^(?:find )?(?:a )?number of #% (?:and|mein|me)?[^\\d]{0,6}# (?:jodne|milane|add)[^\\d]*(?:same|that)? ?number[^\\d]*$`,
    'If $2 is added to $1% of a number, the result is the number itself. Find the number.',
  ],
  [
    '^(?:find )?(?:a )?number of #(%?) (?:uske|usi number|that|that number of|number of|iske|of)? ?#(%?) # more[^\\d]*$',
    '$1$2 of a number is $5 more than $3$4 of it. Find the number.',
  ],
  [
    '^(?:find )?(?:a )?number of #(%?) (?:uske|usi number|that|that number of|number of|iske|of)? ?#(%?) # less[^\\d]*$',
    '$1$2 of a number is $5 less than $3$4 of it. Find the number.',
  ],
  [
    '^(?:find )?(?:a )?(?:class )?(?:of )?# (?:students?|bachche)[^\\d]{0,6}#% (boy|girl)s?[^\\d]*(boy|girl)s? (?:how many|is|find)[^\\d]*$',
    'A class has $1 students. $2% are $3s. How many $4s?',
  ],
  // Trade
  [
    `^[^\\d]*#% (?:cost price )?(?:marked price |more )*(?:marks up|more|upar|above)[^\\d]*#% discount[^\\d]*profit ?%?[^\\d]*$`,
    'A shopkeeper marks his goods $1% above the cost price and allows a discount of $2%. Find his profit percent.',
  ],
  [
    `^[^\\d]*# [a-z]+ # (?:rupees|rs) bought(?: for)?[^\\d]*(?:and )?# (?:rupees|rs) (?:prati|per|each|har)[^\\d]*sold[^\\d]*(?:profit|loss)[^\\d]*$`,
    'A man buys $1 pens for Rs $2 and sells them at Rs $3 each. Find his gain percent.',
  ],
  [
    `^[^\\d]*(?:1 |a )?(?:darjan|dozen) [a-z]+ # (?:rupees |rs )?(?:bought|kharid\\w*)(?: for| kar)?[^\\d]*# (?:rupees|rs) (?:prati|per|each|har)[^\\d]*sold[^\\d]*(?:profit|loss)[^\\d]*$`,
    'A man buys 12 pens for Rs $1 and sells them at Rs $2 each. Find his gain percent.',
  ],
  // Interest
  [
    `^(?!.*compound)[^\\d]*(?:dhan|sum|rashi|principal|dhanrashi)[^\\d]{0,12}# years of simple interest #% (?:per annum )?(?:of )?(?:rate )?(?:[Rr]s )?# ?(?:rupees)?[^\\d]*(?:principal|dhan|sum|rashi)[^\\d]*$`,
    'The simple interest on a sum at $2% per annum for $1 years is Rs $3. Find the sum.',
  ],
  [
    `^(?:find )?(?:[Rr]s )?#(?: rupees)? of # years of (simple|compound) interest #%[^\\d]*$`,
    'Find the $3 interest on Rs $1 at $4% per annum for $2 years.',
  ],
  [
    `^(?:find )?(?:[Rr]s )?#(?: rupees)?(?: of)? #% (?:per annum )?(?:of )?(?:rate )?(?:of )?# years of (simple|compound) interest[^\\d]*$`,
    'Find the $4 interest on Rs $1 at $2% per annum for $3 years.',
  ],
  [
    '^(?:find )?(?:[Rr]s )?#(?: rupees)?(?: of)? #% (?:per annum )?(?:of )?(?:rate )?(?:of )?# years of interest[^\\d]*$',
    'Find the simple interest on Rs $1 at $2% per annum for $3 years.',
  ],
  // Averages
  [
    `^[^\\d]*# (?:pariyon|pari|innings|inning|matches) of (?:run )?average #[^\\d]*#(?:th|vi|vin|ve|वीं) (?:pari|innings|inning|match)[^\\d]*# runs?[^\\d]*average[^\\d]*$`,
    'The average of $1 numbers is $2. If a number $4 is included, find the new average.',
  ],
  [
    `^[^\\d]*# numbers of average #[^\\d]*# (?:of )?(?:jagah|place|position|badle)[^\\d]*#[^\\d]*average[^\\d]*$`,
    'The average of $1 numbers is $2. Later it was found that $3 was misread as $4. Find the correct average.',
  ],
  [
    `^[^\\d]*# numbers of average #[^\\d]*(?:a|ek) number (?:is )?excluded[^\\d]*average #[^\\d]*number[^\\d]*$`,
    'The average of $1 numbers is $2. One number is excluded and the average becomes $3. Find the excluded number.',
  ],
  [
    `^[^\\d]*# (?:pariyon|pari|innings|inning|matches)[^\\d]*average # [^\\d]*#(?:th|vi|vin|ve|वीं) (?:pari|innings|inning|match)[^\\d]*how many runs?[^\\d]*average # [^\\d]*$`,
    'A batsman has an average of $2 in $1 innings. How many must he score in the $3th innings to make the average $4?',
  ],
  // Work
  [
    `^(?:find )?(?:if )?([A-Z])(?: a| that)?(?: work)?(?: of)? # days[^\\dA-Z]*([A-Z])(?: that| a)?(?: work)?(?: of)? # days[^\\dA-Z]*([A-Z])(?: that| a)?(?: work)?(?: of)? # days[^\\d]*together[^\\d]*how many days[^\\d]*$`,
    '$1, $3 and $5 can finish a work in $2, $4 and $6 days respectively. In how many days will they finish it together?',
  ],
  [
    `^(?:find )?(?:if )?([A-Z])(?: a| that)?(?: work)?(?: of)? # days[^\\dA-Z]*([A-Z])(?: that| a)?(?: work)?(?: of)? # days[^\\d]*together[^\\d]*how many days[^\\d]*$`,
    '$1 can do a work in $2 days and $3 can do it in $4 days. In how many days will they finish it together?',
  ],
  [
    '^(?:find )?(?:a work )?([A-Z]) and ([A-Z]) together (?:a work |that work )?# days finish[^\\dA-Z]*\\1 (?:alone )?(?:a work |that work )?# days finish[^\\dA-Z]*\\2 (?:alone )?(?:that work )?how many days[^\\d]*$',
    '$1 and $2 together can do a work in $3 days. $1 alone can do it in $4 days. In how many days can $2 alone do it?',
  ],
  [
    `^[^\\d]*(?:pipe|nal)[^\\d]*# (hours|minutes)[^\\d]*fills?[^\\d]*(?:other|another|a)[^\\d]*# (?:hours|minutes)[^\\d]*(?:empties|khali)[^\\d]*both[^\\d]*$`,
    'A pipe can fill a tank in $1 $2 and another pipe can empty it in $3 $2. If both pipes are opened together, in how many $2 will the tank be filled?',
  ],
  [
    '^(?:find )?# (?:men|persons?)[^\\d]*# days[^\\d]*# days[^\\d]*how many (?:men|persons?)[^\\d]*$',
    '$1 men can do a work in $2 days. How many men are needed to do it in $3 days?',
  ],
  // Motion
  [
    '^(?:find )?(?:a )?(?:car|train|bus|bike)? ?# km/h (?:of )?(?:speed )?# hours[^\\d]*distance[^\\d]*$',
    'A car travels at $1 km/h for $2 hours. Find the distance.',
  ],
  [
    `^[^\\d]*# km/h (?:of speed )?(?:covers|goes|travels|running|jata|jaata)?[^\\d]*# km/h (?:of speed )?(?:returns|wapas|vapas)[^\\d]*average speed[^\\d]*$`,
    'A man goes to a place at $1 km/h and returns at $2 km/h. Find his average speed.',
  ],
  [
    `^[^\\d]*train[^\\d]*# km/h[^\\d]*pole[^\\d]*# (?:seconds|sec|s) [^\\d]*length[^\\d]*$`,
    'A train running at $1 km/h crosses a pole in $2 seconds. Find the length of the train.',
  ],
  [
    `^[^\\d]*# (?:m|meter|metre) long train[^\\d]*pole[^\\d]*# (?:seconds|sec|s)\\b[^\\d]*speed[^\\d]*$`,
    'A train $1 m long crosses a pole in $2 seconds. Find its speed.',
  ],
  [
    `^[^\\d]*# (?:m|meter|metre) long train[^\\d]*# km/h[^\\d]*# (?:m|meter|metre) long (platform|bridge)[^\\d]*time[^\\d]*$`,
    'A train $1 m long running at $2 km/h crosses a $4 $3 m long. Find the time.',
  ],
  [
    `^[^\\d]*# km/h[^\\d]*# (?:min|minutes)[^\\d]*(?:late|der)[^\\d]*# km/h[^\\d]*# (?:min|minutes)[^\\d]*(?:before|early|jaldi|first)[^\\d]*distance[^\\d]*$`,
    'Walking at $1 km/h a man is $2 minutes late and at $3 km/h he is $4 minutes early. Find the distance.',
  ],
  // Ages
  [
    `^(?:find )?father of age (?:that )?son (?:of age )?# years (?:more|older)[^\\d]*# years after father of age son of age of # times[^\\d]*(?:age of son|son of (?:present )?age)[^\\d]*$`,
    'A father is $1 years older than his son. After $2 years he will be $3 times as old as his son. Find the present age of the son.',
  ],
  [
    '^(?:find )?father of age son of age of # times[^\\d]*age of sum #[^\\d]*son of (?:present )?age[^\\d]*$',
    'A father is $1 times as old as his son. The sum of their ages is $2. Find the age of the son.',
  ],
  [
    '^(?:find )?([A-Za-z]+) of (?:present )?age (?:that )?([A-Za-z]+) (?:of (?:present )?age )?(?:of )?# times[^\\d]*sum (?:of ages )?#[^\\d]*(?<![a-z])\\2 of (?:present )?age[^\\d]*$',
    'A father is $3 times as old as his son. The sum of their ages is $4. Find the age of the son.',
  ],
  [
    '^(?:find )?([A-Za-z]+) of (?:present )?age (?:that )?([A-Za-z]+) (?:of (?:present )?age )?(?:of )?# times[^\\d]*sum (?:of ages )?#[^\\d]*(?<![a-z])\\1 of (?:present )?age[^\\d]*$',
    'A father is $3 times as old as his son. The sum of their ages is $4. Find the age of the father.',
  ],
  [
    '^(?:find )?([A-Za-z]+) of age (?:that )?([A-Za-z]+) # years (?:more|older|larger)[^\\d]*sum (?:of ages )?#[^\\d]*(?<![a-z])\\1 of (?:present )?age[^\\d]*$',
    'A is $3 years older than B. The sum of their ages is $4 years. Find the age of A.',
  ],
  [
    '^(?:find )?([A-Za-z]+) of age (?:that )?([A-Za-z]+) # years (?:more|older|larger)[^\\d]*sum (?:of ages )?#[^\\d]*(?<![a-z])\\2 of (?:present )?age[^\\d]*$',
    'A is $3 years older than B. The sum of their ages is $4 years. Find the age of B.',
  ],
  // Averages and percentages
  [
    '^(?:find )?# numbers of average # (?:is)?[ .,]*(?:all |that )?(?:numbers )?(?:of )?sum(?: (?:is|what|find|how many))*[ ?.]*$',
    'The average of $1 numbers is $2. Find the sum of the numbers.',
  ],
  [
    '^[^\\d]*# (?:marks |ank )?(?:of )?# (?:marks |ank )(?:mile|milte|paye|prapt|aaye|laya|laye)[^\\d]*%[^\\d]*$',
    '$2 is what percent of $1?',
  ],
  [
    '^[^\\d]*(?:price|mulya|daam|salary|population|cost)[^\\d]* #(?: rupees)? (?:badhkar|badh kar|se badhkar) #[^\\d]*%[^\\d]*$',
    'A price increases from $1 to $2. Find the percentage increase.',
  ],
  [
    '^[^\\d]*(?:price|mulya|daam|salary|population|cost)[^\\d]* #(?: rupees)? (?:ghatkar|ghat kar) #[^\\d]*%[^\\d]*$',
    'A price decreases from $1 to $2. Find the percentage decrease.',
  ],
  [
    '^[^\\d]*(?:jansankhya|population|aabadi|जनसंख्या)[^\\d]*# [^\\d]*#% (?:badh\\w*|increase\\w*)[^\\d]*# years after[^\\d]*$',
    'The population of a town is $1. It increases by $2% every year. What will be the population after $3 years?',
  ],
  [
    '^(?:find )?# students? of average age # years[^\\d]*(?:shikshak|teacher|शिक्षक)[^\\d]*average(?: age)? # [^\\d]*(?:shikshak|teacher|शिक्षक) of age[^\\d]*$',
    'The average age of $1 students is $2 years. When the teacher is included the average becomes $3. Find the age of the teacher.',
  ],
  [
    '^(?:find )?(?:a )?square of area # (?:cm2|m2|cm\\^2|m\\^2|sq cm|sq m)? ?(?:is)?[., ]*(?:that )?(?:of )?side[^\\d]*$',
    'The area of a square is $1. Find its side.',
  ],
  ['^(?:find )?# of cube(?: (?:is|what|find))*[ ?.]*$', '$1^3'],
  ['^(?:find )?# of square(?: (?:is|what|find))*[ ?.]*$', '$1^2'],
  // Clocks
  [
    '^(?:find )?(\\d{1,2}:\\d{2})[^\\d]*hands[^\\d]*(?:angle|kon)(?![a-z])[^\\d]*$',
    'What is the angle between the hands of a clock at $1?',
  ],
  // Atoms
  [
    '^(?:find )?[^\\d]*(?:atomic number|parmanu kramank|parmanu sankhya|परमाणु क्रमांक) #[^\\d]*mass (?:number )?#[^\\d]*neutrons?(?![a-z])[^\\d]*$',
    'An atom has atomic number $1 and mass number $2. Find the number of neutrons.',
  ],
  // Chance
  [
    '^(?:find )?(?:a |1 )?dice thrown[^\\d]*?(even|odd|prime) numbers? of getting probability[^\\d]*$',
    'A dice is thrown. Find the probability of getting an $1 number.',
  ],
  [
    '^(?:find )?(?:a |1 )?dice thrown[^\\d]*?# (?:of getting|aane of) probability[^\\d]*$',
    'A dice is thrown. Find the probability of getting $1.',
  ],
  // Codes
  [
    '^(?:find )?(?:if )?(?:a code )?([A-Z]{3,}) (?:code )?([A-Z]{3,}) (?:likhte|likha|likhe|likhi|coded|code)[a-z ,.]*? ([A-Z]{3,})(?: of)?(?: code)?(?: (?:what|how|kaise|likhenge|likha|jayega|likhe|is|code|find))*[ ?.]*$',
    'If $1 is coded as $2, how is $3 coded?',
  ],
  // Mixtures
  [
    '^(?:find )?# (?:litres|litre|l|liter) (?:milk|mixture|solution)[^\\d]{0,8}#% water[^\\d]*water[^\\d]*(?:milaye|milana|milaya|mila|dala|dale|added)[^\\d]*water #%[^\\d]*$',
    'A mixture of $1 litres contains $2% water. How much water must be added to make the water $3%?',
  ],
  // Physics and chemistry
  [
    '^(?:find )?# kg[^\\d]*# (?:m|meter|metre)s? (?:of |ki )?(?:height|high)[^\\d]*potential energy[^\\d]*(?:g ?= ?#)[^\\d]*$',
    'Find the potential energy of a body of mass $1 kg at a height of $2 m. g = $3 m/s^2',
  ],
  [
    '^(?:find )?# kg[^\\d]*# (?:m|meter|metre)s? (?:of |ki )?(?:height|high)[^\\d]*potential energy[^\\d]*$',
    'Find the potential energy of a body of mass $1 kg at a height of $2 m.',
  ],
  [
    '^(?:find )?# (?:W|w|watt) of (?:a )?(heater|bulb|fan|press|iron|motor)[^\\d]{0,6}# hours (?:roz|daily|pratidin|har days|prati days)[^\\d]*# days[^\\d]*unit[^\\d]*$',
    'A $2 of $1 W is used for $3 hours daily for $4 days. Find the units of energy consumed.',
  ],
  [
    `^(?:find )?# ohm and # ohm (parallel|series)[^\\d]*resistance[^\\d]*$`,
    'Find the equivalent resistance of $1 ohm and $2 ohm resistors in $3.',
  ],
  [
    `^[^\\d]*# km/h[^\\d]*(?:brakes? applied)[^\\d]*# (?:seconds|sec|s) stops[^\\d]*retardation[^\\d]*$`,
    'A car moving at $1 km/h is brought to rest in $2 seconds. Find the retardation.',
  ],
  [
    `^(?:find )?# (?:seconds|sec|s) # ?C charge flows[^\\d]*(?:stream|current)[^\\d]*$`,
    'A charge of $2 C flows in $1 s. Find the current.',
  ],
  [
    `^(?:find )?# ?g (?:of )?([A-Za-z]\\w*) (?:of )?(?:how many )?moles(?: is| find|[ ?.])*$`,
    'Find the number of moles in $1 g of $2.',
  ],
  // Days
  [
    `^(?:find )?(\\d{1,2}) ([a-z]+),? (\\d{4}) (?:ko )?what days?[^\\d]*$`,
    'What day of the week was $1 $2 $3?',
  ],
]

const compiled = SENTENCES.map(([hindi, english]) => [new RegExp(hindi.replaceAll('#', N)), english] as const)

/** Words that make another question of it: who leaves, works in turns, or only in part. */
const TURNS =
  /(?<![a-z])(?:chh?od\w*|leaves|bari|baari|vaikalpik|ekantar|aadh[aei]|half|not|na|only|sirf|keval|except|remaining|shesh|baa?k[iy]|bach[aie]?|alone|difference|antar|ghat\w*|kam|less|loss|roz|pratidin)(?![a-z])/i

/** The English sentence of a whole question in the order of Hindi; null when it is of no known kind. */
export function asEnglishSentence(translated: string): string | null {
  for (const [hindi, english] of compiled)
    if (
      hindi.test(translated) &&
      (!TURNS.test(translated) || TURNS.test(english) || /consumption|daily/.test(english))
    )
      return translated.replace(hindi, english)
  return null
}
