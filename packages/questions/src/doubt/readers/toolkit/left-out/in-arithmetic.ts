import { type LeftOut, NUMBER } from './left-out.ts'

/** How many times as long the whole takes. */
const PARTS: Readonly<Record<string, number>> = {
  half: 2,
  '1/2': 2,
  'one third': 3,
  '1/3': 3,
  'one fourth': 4,
  '1/4': 4,
  'two third': 1.5,
  'two thirds': 1.5,
  '2/3': 1.5,
}
const KIN =
  'father|mother|son|daughter|brother|sister|husband|wife|uncle|nephew|man|woman|boy|girl|[a-d]|[pqr]'

/** Who works how long. */
const WORK: readonly LeftOut[] = [
  // 'a does half work in 5 days': the whole work, when all that is asked is how long it takes together
  [
    /\b([a-d]) (?:can |does |can do |do |completes |finishes )+(half|one third|1\/3|one fourth|1\/4|two thirds?|2\/3|1\/2)(?: (?:of )?(?:a |the |that )*(?:work|job|it))? in (\d+) (days|hours)\b(?=(?!.*\b(?:rest|remaining|left|then|alone|joins?|leaves?|starts?|after|not)\b).*\btogether\b)/g,
    (_: string, who: string, part: string, time: string, unit: string) =>
      `${who} can do a work in ${Number(time) * (PARTS[part] ?? 1)} ${unit}`,
  ],
  // 'they work together 3 days then A leaves'
  [
    new RegExp(`\\btogether (?=${NUMBER} (?:days|hours)\\b,? (?:then|and|after|before))`, 'g'),
    'together for ',
  ],
  // '6 men or 8 women do a work in 14 days. 6 men and 8 women together'
  [
    /(?<=\bin \d+ (days|hours)\b.*[.;?] )(\d+ (?:men|women|boys|children|girls) and \d+ (?:men|women|boys|children|girls))(?: together)?[\s?.]*$/g,
    'in how many $1 will $2 do it',
  ],
  // 'a 20 days b 30 days'
  [/^a (\d+) (days|hours),? (?:and )?b (\d+) \2(?=[.,;] )/g, 'a can do a work in $1 $2 and b in $3 $2'],
  // 'both work 5 days'
  [/\b(both|they) work (?=\d+ (?:days|hours)\b)/g, '$1 work for '],
  // '…, a leaves'
  [/(?<=\bwork for \d+ (?:days|hours)), (?:then )?([ab]) leaves/g, ' then $1 leaves'],
  // 'b takes how many more days'
  [/\b([ab]) takes how many more (days|hours)[\s?.]*$/g, 'in how many more $2 will $1 finish the work'],
]

/** What was bought and sold. */
const TRADE: readonly LeftOut[] = [
  // 'a dealer sells at 10% profit'
  [
    /^a (dealer|trader|shopkeeper|merchant|vendor) (sells|sold) (?=at (?:a )?(?:loss|profit|gain|\d+%))/g,
    'a $1 $2 an article ',
  ],
  // 'had he sold it for 660'
  [/\bhad (he|she) sold it (?=for )/g, 'had $1 sold '],
  // '12 articles cp equals 10 articles sp'
  [
    /(?<![\d.])(\d+) (articles?|pens?|books?|items?|oranges|mangoes|apples|eggs) (cp|sp|cost price|selling price)\b(?! of)/g,
    '$3 of $1 $2',
  ],
  // 'cp of 12 articles equals sp of 10'
  [
    /\b((?:cp|sp|cost price|selling price) of \d+ [a-z]+) equals (?=(?:cp|sp|cost price|selling price) of)/g,
    '$1 is equal to ',
  ],
  // 'sp of 2 watches is 990 each'
  [/^(?:sp|selling price) of (2|two) ([a-z]+) is (₹?\d[\d,]*) each\b/g, 'a man sells $1 $2 for $3 each'],
  // 'loss of 15% when sold at 680'
  [
    /^(loss|profit|gain) of (\d+(?:\.\d+)?%) when (?:an? [a-z]+ (?:is )?)?sold (?:at|for) (₹?\d[\d,]*)(?=[.,;])/g,
    'a man sells an article for $3 at a $1 of $2',
  ],
  // 'at what price to gain 10%'
  [/\bat what price to (?=(?:gain|lose|make|earn)\b)/g, 'at what price should he sell it to '],
  // 'a sold watch to b at 20% profit'
  [
    /\b([a-c]) (?:sold|sells) (watch|cycle|bike|car|book|article|item|phone|house) to (?=[b-d]\b)/g,
    '$1 sold a $2 to ',
  ],
  // ', b sold to c'
  [/, (?:and )?([b-d]) (?:sold|sells) to (?=[c-e]\b)/g, ' and $1 sold it to '],
  // 'cp for a'
  [/\b(?:cp|cost price) (?:of|for) ([a-d])[\s?.]*$/g, 'cost price of $1'],
]

/** Averages, also after somebody came or went. */
const AVERAGES: readonly LeftOut[] = [
  // 'average age of 30 students 14, …'
  [
    /\b(average (?:(?:age|weight|marks|height|salary|score) )?of \d+ [a-z]+) (?=\d+(?:\.\d+)?(?: ?(?:kg|years?|cm))?[.,;] )/g,
    '$1 is ',
  ],
  // '… joins, average 15'
  [
    /(?<=\b(?:included|excluded|joins|leaves|added|removed),? )((?:the )?(?:new )?average) (?=\d)/g,
    '$1 becomes ',
  ],
]

/** Shares, ages, incomes. */
const RATIOS: readonly LeftOut[] = [
  // 'Present ages?' or 'present ages of mother and daughter?' after a story of the two
  [
    new RegExp(
      `(?<=\\d.*[.,?;] )(?:find |what are )?(?:the |their )?(?:present |current )?ages(?: of (?:the )?(?:${KIN}) and (?:the |his |her )?(?:${KIN}))?[\\s?.]*$`,
    ),
    'find their present ages',
  ],
  // 'ratio of incomes of a and b 5:4 and expenditures 3:2'
  [
    /^(?:the )?ratio of (?:the )?(incomes?) of ([a-z]+) and ([a-z]+) (?:is |= ?)?(\d+ ?: ?\d+),? and (?:that of |ratio of )?(?:their )?(expenditures?|expenses) (?:is |are )?(?=\d+ ?:)/g,
    'the incomes of $2 and $3 are in the ratio $4 and their $5 are in the ratio ',
  ],
  // 'a, b, c share profit 1200 in ratio 1:2:3'
  [
    /^([a-c]),? ([a-c]),? (?:and )?([a-c]) share (?:a )?(?:profit|sum) (?:of )?(₹?\d[\d,]*) in (?:the )?ratio (\d+ ?: ?\d+ ?: ?\d+)(?=[.,])/g,
    'divide $4 among $1, $2 and $3 in ratio $5',
  ],
  // 'b share'
  [/(?<=[.;?] )(?:find )?([b-d]) share[\s?.]*$/g, "$1's share"],
  // 'ratio boys girls 3:2'
  [/^ratio (?:of )?(boys|girls) (?:and )?(boys|girls) (?=\d+ ?:)/g, 'ratio of $1 and $2 '],
]

/** Sums at interest, and what becomes of them at another rate. */
const INTEREST: readonly LeftOut[] = [
  // 'at si'
  [/\b(at|as) si\b/g, '$1 simple interest'],
  // '920 amounts to …'
  [/^(₹?\d[\d,]*) (?=(?:amounts to|becomes) )/g, 'a sum of $1 '],
  // '… amount if the rate increased by 3%'
  [/(?<=[.?;] )(amount|interest|time|price|speed|cost) (if [^.?,]*\d[^.?,]*)[?.\s]*$/g, '$2 find the $1'],
]

/** What rises and falls. */
const PERCENT: readonly LeftOut[] = [
  // 'price increases 20%'
  [
    /\b(increase[sd]?|decrease[sd]?|reduce[sd]?|rises|rose|falls|fell|risen|raised) (?=\d+(?:\.\d+)?%(?! (?:more|less|of)\b))/g,
    '$1 by ',
  ],
  // 'increased 20% then 10%'
  [
    /\b(increased|decreased|reduced) by (\d+(?:\.\d+)?%),? (?:and )?then (?:again )?(?:by )?(?=\d+(?:\.\d+)?% ?(?:[.,;?]|$))/g,
    '$1 by $2 and then $1 by ',
  ],
  // '60% of x is 90 find 40% of x'
  [
    /^(?:if )?(\d+(?:\.\d+)?%) of (?:x|a number) (?:is|=) (\d+(?:\.\d+)?),? (?:then )?(?:find |what is )?(\d+(?:\.\d+)?%) of (?:x|it|that number)[\s?.]*$/g,
    'if $1 of a number is $2, what is $3 of the number',
  ],
  // 'a earns 25% more than b. b earns how much less than a'
  [
    /^a earns (\d+(?:\.\d+)?%) (more|less) than b[.,]? (?:by what (?:%|percent) does )?b earns? (?:how much )?(more|less) than a(?: in)?(?: %| percent)?[\s?.]*$/g,
    "a's income is $1 $2 than b's income. by what percent is b's income $3 than a's",
  ],
]

/** Trains and boats. */
const JOURNEYS: readonly LeftOut[] = [
  // '40 km upstream and 55 downstream'
  [
    new RegExp(
      `(${NUMBER}) ?(km|m) (up(?:stream|hill)|down(?:stream|hill)|by [a-z]+|on foot)(,? and |, ?)(${NUMBER}) (?=(?:up|down)(?:stream|hill)\\b|by [a-z]+|on foot)`,
      'g',
    ),
    '$1 $2 $3$4$5 $2 ',
  ],
  // 'two trains 120 m and 80 m opposite direction 42 and 30 kmph'
  [
    /^((?:two|2) trains (?:of (?:length )?)?\d+ ?m and \d+ ?m)(?: long)?,? (?:(?:are )?(?:running|moving|run|move) )?(?:in )?(opposite|same) directions? (?:at |with )?(?=\d)/g,
    '$1 long run in $2 directions at ',
  ],
  // 'time to cross?'
  [/(?<=trains .*)\btime to cross[\s?.]*$/g, 'time to cross each other'],
  // 'speed of boat in still water 12 stream 4 … 32 km'
  [
    /\bspeed of (?:a |the )?boat in still water (?:is )?(\d+(?:\.\d+)?)(?: ?(?:kmph|km\/hr?))?,? (?:and )?(?:speed of )?(?:of )?(?:the )?stream (?:is )?(\d+(?:\.\d+)?)(?: ?(?:kmph|km\/hr?))?(?=[ .,](?!.*(?:m\/s|\d ?m\b)).*\d ?km\b)/g,
    'speed of boat in still water is $1 km/h and speed of stream is $2 km/h',
  ],
  // 'two trains … meet after'
  [/(?<=\btrains\b.*[.;?] )(?:find )?(?:they )?meet after[\s?.]*$/g, 'find the time when they meet'],
]

/** Numbers told by their sum or their digits. */
const NUMBERS: readonly LeftOut[] = [
  // 'sum of three consecutive odd numbers 51. largest'
  [/\b(sum of (?:\d|two|three|four|five) consecutive (?:odd |even )?(?:numbers|integers)) (?=\d)/g, '$1 is '],
  // '3 digit numbers divisible by 7 count'
  [
    /^(?:the )?(\d) digit numbers divisible by (\d+) count[\s?.]*$/g,
    'how many $1 digit numbers are divisible by $2',
  ],
  // 'two consecutive even numbers sum 46'
  [
    /^two consecutive (even |odd )?numbers sum (\d+)[\s?.]*$/g,
    'sum of two consecutive $1numbers is $2. find the numbers',
  ],
]

/** In this order: INTEREST moves what is asked to the end, and PERCENT looks at what stands at the end. */
export const LEFT_OUT_IN_ARITHMETIC: readonly LeftOut[] = [
  ...WORK,
  ...TRADE,
  ...AVERAGES,
  ...RATIOS,
  ...INTEREST,
  ...PERCENT,
  ...JOURNEYS,
  ...NUMBERS,
]
