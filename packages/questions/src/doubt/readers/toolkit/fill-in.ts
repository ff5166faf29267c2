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
const UNIT =
  'km|m|cm|mm|kg|g|litres?|l|days?|hours?|hrs?|min|mins|minutes?|months?|years?|yrs?|sec|seconds?|ohms?'
const NUMBER = String.raw`\d+(?:\.\d+)?`
const DONE = 'drawn|picked|taken|selected|chosen'
const BALLS = 'balls?|marbles?|cards?|coins?|pens?|bulbs?'
const TOGETHER = 'can|will|fill|invest|invested|start|started|do|complete|enter|entered|put|rent|together|are'
const KIN =
  'father|mother|son|daughter|brother|sister|husband|wife|uncle|nephew|man|woman|boy|girl|[a-d]|[pqr]'

/**
 * Words and marks that a telegram leaves out and a book does not, in the order in which they are put back. None of them says anything new: a rule may only
 * stand here when what it adds is the one thing that can be meant.
 */
const LEFT_OUT: readonly (readonly [pattern: RegExp, full: string | ((...groups: string[]) => string)])[] = [
  // '12 15 and 20 min', '12 15 20 days', but not '2 1/2 and 3'
  [
    new RegExp(
      `(?<![\\d./:^,] ?)(${NUMBER}) (${NUMBER}) and (${NUMBER})(?= (?:${UNIT})\\b|[,.?]|$| respectively)(?!\\.\\d)`,
      'g',
    ),
    '$1, $2 and $3',
  ],
  [
    new RegExp(`(?<![\\d./:^,] ?)(${NUMBER}) (${NUMBER}) (${NUMBER})(?= ?(?:${UNIT})\\b)`, 'g'),
    '$1, $2 and $3',
  ],
  // 'taps a b c fill', 'a b c invest'
  [new RegExp(`(?<![a-z'])([a-p]) ([b-q]) (?:and )?([c-r])(?= (?:${TOGETHER})\\b)`, 'g'), '$1, $2 and $3'],
  // '40 km upstream and 55 downstream'
  [
    new RegExp(
      `(${NUMBER}) ?(km|m) (up(?:stream|hill)|down(?:stream|hill)|by [a-z]+|on foot)(,? and |, ?)(${NUMBER}) (?=(?:up|down)(?:stream|hill)\\b|by [a-z]+|on foot)`,
      'g',
    ),
    '$1 $2 $3$4$5 $2 ',
  ],
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
  // '5 red 3 blue balls. 2 drawn without replacement'
  [
    new RegExp(
      `\\b(${BALLS})([.,;] (?:if )?)(\\d|one|two|three|four) (?=(?:(?:are|is) )?(?:${DONE})\\b)`,
      'g',
    ),
    '$1$2$3 $1 ',
  ],
  [
    /^a (dealer|trader|shopkeeper|merchant|vendor) (sells|sold) (?=at (?:a )?(?:loss|profit|gain|\d+%))/g,
    'a $1 $2 an article ',
  ],
  [/\bhad (he|she) sold it (?=for )/g, 'had $1 sold '],
  // 'log x base 2 = 5'
  [/\blog ([a-z]) (?:to )?(?:the )?base (\d+)(?: (?:is|equals?)(?= \d))?/g, 'log_$2 $1 ='],
  [/\blog (?:to )?(?:the )?base (\d+) (?:of )?([a-z]|\d+) (?:is|equals?|=) (?=[a-z\d])/g, 'log_$1 $2 = '],
  [/(log_\d+ [a-z] =) = /g, '$1 '],
  // 'its perimeter 64'
  [/(?<=\b(?:and|,) (?:its |the )?)(perimeter|area|volume|diagonal) (?=\d)/g, '$1 is '],
  [/(?<=[.;] (?:its |the )?)(perimeter|area|volume|diagonal) (?=\d)/g, '$1 is '],
  // 'Present ages?' or 'present ages of mother and daughter?' after a story of the two
  [
    new RegExp(
      `(?<=\\d.*[.,?;] )(?:find |what are )?(?:the |their )?(?:present |current )?ages(?: of (?:the )?(?:${KIN}) and (?:the |his |her )?(?:${KIN}))?[\\s?.]*$`,
    ),
    'find their present ages',
  ],
  // 'price increases 20%'
  [
    /\b(increase[sd]?|decrease[sd]?|reduce[sd]?|rises|rose|falls|fell|risen|raised) (?=\d+(?:\.\d+)?%(?! (?:more|less|of)\b))/g,
    '$1 by ',
  ],
  // 'average age of 30 students 14 … average 15'
  [
    /\b(average (?:(?:age|weight|marks|height|salary|score) )?of \d+ [a-z]+) (?=\d+(?:\.\d+)?(?: ?(?:kg|years?|cm))?[.,;] )/g,
    '$1 is ',
  ],
  [
    /(?<=\b(?:included|excluded|joins|leaves|added|removed),? )((?:the )?(?:new )?average) (?=\d)/g,
    '$1 becomes ',
  ],
  // '12 articles cp equals 10 articles sp'
  [
    /(?<![\d.])(\d+) (articles?|pens?|books?|items?|oranges|mangoes|apples|eggs) (cp|sp|cost price|selling price)\b(?! of)/g,
    '$3 of $1 $2',
  ],
  [
    /\b((?:cp|sp|cost price|selling price) of \d+ [a-z]+) equals (?=(?:cp|sp|cost price|selling price) of)/g,
    '$1 is equal to ',
  ],
  [/^(?:sp|selling price) of (2|two) ([a-z]+) is (₹?\d[\d,]*) each\b/g, 'a man sells $1 $2 for $3 each'],
  // 'amounts to 920 in 3 years at si. amount if the rate increased by 3%'
  [/\b(at|as) si\b/g, '$1 simple interest'],
  [/^(₹?\d[\d,]*) (?=(?:amounts to|becomes) )/g, 'a sum of $1 '],
  [/(?<=[.?;] )(amount|interest|time|price|speed|cost) (if [^.?,]*\d[^.?,]*)[?.\s]*$/g, '$2 find the $1'],
  // 'ratio of incomes of a and b 5:4 and expenditures 3:2'
  [
    /^(?:the )?ratio of (?:the )?(incomes?) of ([a-z]+) and ([a-z]+) (?:is |= ?)?(\d+ ?: ?\d+),? and (?:that of |ratio of )?(?:their )?(expenditures?|expenses) (?:is |are )?(?=\d+ ?:)/g,
    'the incomes of $2 and $3 are in the ratio $4 and their $5 are in the ratio ',
  ],
  // 'two trains 120 m and 80 m opposite direction 42 and 30 kmph'
  [
    /^((?:two|2) trains (?:of (?:length )?)?\d+ ?m and \d+ ?m)(?: long)?,? (?:(?:are )?(?:running|moving|run|move) )?(?:in )?(opposite|same) directions? (?:at |with )?(?=\d)/g,
    '$1 long run in $2 directions at ',
  ],
  [/(?<=trains .*)\btime to cross[\s?.]*$/g, 'time to cross each other'],
  // 'speed of boat in still water 12 stream 4 … 32 km'
  [
    /\bspeed of (?:a |the )?boat in still water (?:is )?(\d+(?:\.\d+)?)(?: ?(?:kmph|km\/hr?))?,? (?:and )?(?:speed of )?(?:of )?(?:the )?stream (?:is )?(\d+(?:\.\d+)?)(?: ?(?:kmph|km\/hr?))?(?=[ .,](?!.*(?:m\/s|\d ?m\b)).*\d ?km\b)/g,
    'speed of boat in still water is $1 km/h and speed of stream is $2 km/h',
  ],
  // '2x+3y=12 x-y=1'
  [/^((?:solve |if )?[\dxyab+\- ]+= ?-?\d+) (?=-?\d*[xyab] ?[-+] ?\d*[xyab] ?= ?-?\d)/g, '$1, '],
  // 'sum of gp 1, 2, 4, 8 upto 10 terms'
  [
    /^(?:find )?(?:the )?sum of (?:the |a )?(ap|gp|series) ((?:-?\d+(?:\.\d+)?(?:, ?| )){2,}-?\d+(?:\.\d+)?)(?:,? ?\.\.\.)? (?:up ?to|till|to) (\d+) terms[\s?.]*$/g,
    (_: string, kind: string, list: string, count: string) =>
      `sum of first ${count} terms of ${kind} ${list.split(/, ?| /).join(', ')}`,
  ],
  [/(?<=\bpolygon\b.*[.,?] )(?:find )?sides[\s?.]*$/g, 'find the number of sides'],
  [/\b(probability of (?:getting )?(?:an? )?(?:prime|even|odd|composite))[\s?.]*$/g, '$1 number'],
  // 'ways to choose 3 from 8', '5 people sit around a table how many ways'
  [/^ways (?:to (?:choose|select)|of (?:choosing|selecting)) /g, 'number of ways to choose '],
  [
    /^(\d+ (?:people|persons|men|boys|girls|students|friends|guests)) (?:can )?(sit|be seated|stand|be arranged) ([^\d.,?]*?)[.,]? (?:in )?how many ways[\s?.]*$/g,
    'in how many ways can $1 $2 $3',
  ],
  [/(?<=\bhow many ways .*)\b(?:a?round|at) (?:a )?table\b/g, 'around a round table'],
  // 'car from 20 m/s stops in 4 s'
  [
    /\b(car|train|bus|bike|body|vehicle|truck|scooter) from (?=\d+(?:\.\d+)? ?(?:m\/s|km\/hr?|kmph) (?:stops|comes to rest|is stopped))/g,
    '$1 moving at ',
  ],
  // 'three 6 ohm resistors in parallel. equivalent', 'two charges 1 uC each'
  [
    /\b(\d|two|three|four|five|six) (\d+(?:\.\d+)?) ?ohms? (?:resistors|resistances)\b/g,
    '$1 resistors of $2 ohm each',
  ],
  [/(?<=\b(?:resist|ohm).*[.,?] )(?:find )?equivalent[\s?.]*$/g, 'find the equivalent resistance'],
  [
    /\b(?:electric |electrostatic )?force between (?:2|two) (?:point )?charges (?:of )?(\d+(?:\.\d+)?(?: ?[x*] ?10\^\(?-?\d+\)?)? ?[unμµ]?c) each(?: placed| kept| separated by)*/g,
    'force between two charges of $1 and $1 ',
  ],
  [/\b(running|using) (?:a |an )?(?=\d+ ?w(?:att)? bulb)/g, 'using a '],
  [/\bbulb (?:for )?(\d+) (hours?|hrs?|h) daily\b/g, 'bulb $1 $2 a day'],
  // 'loss of 15% when sold at 680. at what price to gain 10%'
  [
    /^(loss|profit|gain) of (\d+(?:\.\d+)?%) when (?:an? [a-z]+ (?:is )?)?sold (?:at|for) (₹?\d[\d,]*)(?=[.,;])/g,
    'a man sells an article for $3 at a $1 of $2',
  ],
  [/\bat what price to (?=(?:gain|lose|make|earn)\b)/g, 'at what price should he sell it to '],
  // '6 men or 8 women do a work in 14 days. 6 men and 8 women together'
  [
    /(?<=\bin \d+ (days|hours)\b.*[.;?] )(\d+ (?:men|women|boys|children|girls) and \d+ (?:men|women|boys|children|girls))(?: together)?[\s?.]*$/g,
    'in how many $1 will $2 do it',
  ],
  [/(?<=\btrains\b.*[.;?] )(?:find )?(?:they )?meet after[\s?.]*$/g, 'find the time when they meet'],
  // 'sum of three consecutive odd numbers 51. largest'
  [/\b(sum of (?:\d|two|three|four|five) consecutive (?:odd |even )?(?:numbers|integers)) (?=\d)/g, '$1 is '],
  // 'roots of x^2+x-12'
  [
    /^((?:find )?(?:the )?(?:discriminant|roots|sum of (?:the )?roots|product of (?:the )?roots|nature of (?:the )?roots) of \d*x\^2 ?[-+][-+\dx ]*)[\s?.]*$/g,
    '$1 = 0',
  ],
  [
    /^(?:find )?(?:the )?(?:number of )?arrangements of (?:the )?(?:letters of )?(?:the )?word ([a-z]+)[\s?.]*$/g,
    'how many words can be formed from the letters of the word $1',
  ],
  // 'ap 2 7 12', 'cuboid 3 4 12'
  [
    /\b(ap|gp) (\d+(?: \d+){2,5})(?![\d.,/])/g,
    (_: string, kind: string, list: string) => `${kind} ${list.split(' ').join(', ')}`,
  ],
  [
    /^(?:a )?cuboid (\d+) (\d+) (\d+)[.,]? (diagonal|volume|surface area)[\s?.]*$/g,
    '$4 of cuboid of $1 by $2 by $3',
  ],
  [
    /^(?:the )?(\d) digit numbers divisible by (\d+) count[\s?.]*$/g,
    'how many $1 digit numbers are divisible by $2',
  ],
  [/^(2|two|3|three) cards drawn (?=from)/g, '$1 cards are drawn '],
  [/\b(angles of (?:a |the )?(?:triangle|quadrilateral|pentagon)) (?=\d+ ?: ?\d)/g, '$1 are in ratio '],
  [
    /(?<=\bangles of .*[:\d][.,]? )(?:find )?(?:the )?(smallest|largest|greatest|biggest)[\s?.]*$/g,
    'find the $1 angle',
  ],
  [/^((?:find )?cost of fencing (?:a )?)rectangle\b/g, '$1rectangular field'],
  // 'increased 20% then 10%'
  [
    /\b(increased|decreased|reduced) by (\d+(?:\.\d+)?%),? (?:and )?then (?:again )?(?:by )?(?=\d+(?:\.\d+)?% ?(?:[.,;?]|$))/g,
    '$1 by $2 and then $1 by ',
  ],
  // 'a 20 days b 30 days. both work 5 days, a leaves. b takes how many more days'
  [/^a (\d+) (days|hours),? (?:and )?b (\d+) \2(?=[.,;] )/g, 'a can do a work in $1 $2 and b in $3 $2'],
  [/\b(both|they) work (?=\d+ (?:days|hours)\b)/g, '$1 work for '],
  [/(?<=\bwork for \d+ (?:days|hours)), (?:then )?([ab]) leaves/g, ' then $1 leaves'],
  [/\b([ab]) takes how many more (days|hours)[\s?.]*$/g, 'in how many more $2 will $1 finish the work'],
  // 'a sold watch to b at 20% profit, b sold to c'
  [
    /\b([a-c]) (?:sold|sells) (watch|cycle|bike|car|book|article|item|phone|house) to (?=[b-d]\b)/g,
    '$1 sold a $2 to ',
  ],
  [/, (?:and )?([b-d]) (?:sold|sells) to (?=[c-e]\b)/g, ' and $1 sold it to '],
  [/\b(?:cp|cost price) (?:of|for) ([a-d])[\s?.]*$/g, 'cost price of $1'],
  [
    /^([a-c]),? ([a-c]),? (?:and )?([a-c]) share (?:a )?(?:profit|sum) (?:of )?(₹?\d[\d,]*) in (?:the )?ratio (\d+ ?: ?\d+ ?: ?\d+)(?=[.,])/g,
    'divide $4 among $1, $2 and $3 in ratio $5',
  ],
  [/(?<=[.;?] )(?:find )?([b-d]) share[\s?.]*$/g, "$1's share"],
  // 'car 72 kmph brakes stops in 50 m'
  [
    /\b(car|train|bus|bike|truck|scooter) (\d+(?:\.\d+)? ?(?:kmph|km\/hr?|m\/s)) (?:brakes? )?(?:and )?stops\b/g,
    '$1 moving at $2 stops',
  ],
  [
    /^bullet (?:of )?(\d+(?:\.\d+)? ?k?g) (?:velocity|speed) (\d+(?:\.\d+)? ?m\/s),? gun (?:of )?(\d+(?:\.\d+)? ?kg)[.,]? recoil (?:velocity|speed)[\s?.]*$/g,
    'bullet of $1 fired at $2 from gun of $3. recoil velocity of gun',
  ],
  [
    /^transformer (\d+) turns (?:in )?primary (?:and )?(\d+) (?:turns )?(?:in )?secondary,? (\d+ ?v) input[.,]? output(?: voltage)?[\s?.]*$/g,
    'transformer has $1 turns in primary and $2 in secondary. input $3. find output voltage',
  ],
  [
    /^(\d+(?:\.\d+)? ?ml) of (\d+(?:\.\d+)? ?m [a-z\d()]+) neutralises? (\d+(?:\.\d+)? ?m [a-z\d()]+)[.,]? volume(?: of [a-z\d()]+)?[\s?.]*$/g,
    'volume of $3 required to neutralise $1 of $2',
  ],
  // '60% of x is 90 find 40% of x'
  [
    /^(?:if )?(\d+(?:\.\d+)?%) of (?:x|a number) (?:is|=) (\d+(?:\.\d+)?),? (?:then )?(?:find |what is )?(\d+(?:\.\d+)?%) of (?:x|it|that number)[\s?.]*$/g,
    'if $1 of a number is $2, what is $3 of the number',
  ],
  [
    /^two consecutive (even |odd )?numbers sum (\d+)[\s?.]*$/g,
    'sum of two consecutive $1numbers is $2. find the numbers',
  ],
  [/^ratio (?:of )?(boys|girls) (?:and )?(boys|girls) (?=\d+ ?:)/g, 'ratio of $1 and $2 '],
  [
    /^bag (?:has )?(\d+ [a-z]+ (?:and )?\d+ [a-z]+)[,.]? (?:one|1) drawn[,.]? (?=probability)/g,
    'bag has $1 balls. one ball is drawn. ',
  ],
  [
    /^a earns (\d+(?:\.\d+)?%) (more|less) than b[.,]? (?:by what (?:%|percent) does )?b earns? (?:how much )?(more|less) than a(?: in)?(?: %| percent)?[\s?.]*$/g,
    "a's income is $1 $2 than b's income. by what percent is b's income $3 than a's",
  ],
  // 'object 30 cm from a mirror, focal length 15'
  [
    /(?<=\bobject (?:is )?(?:placed )?(?:at )?\d+(?:\.\d+)? ?cm .*\bfocal length (?:of |is |= ?)?)(\d+(?:\.\d+)?)(?=[.,?;]? |[.,?;]*$)(?! ?(?:cm|m|mm)\b)/g,
    '$1 cm',
  ],
]

/** Balls drawn together are drawn without replacement; that only changes something when they are told apart by their turn. */
const TOGETHER_ANYHOW = new RegExp(
  `((?:${DONE})(?: out)?(?: at random| randomly| together)?),? without (?:any )?replacement`,
)
const BY_TURNS =
  /\b(?:first|second|third|then|order|after|next|one by one|until|till|alternat\w*|successive\w*|replacement.*replacement|another|last)\b/

/** A doubt in the style of a telegram with the marks, units and small words that it leaves out. */
export function fillIn(text: string): string {
  let full = text
  for (const [pattern, plain] of LEFT_OUT)
    full = typeof plain === 'string' ? full.replace(pattern, plain) : full.replace(pattern, plain)
  return BY_TURNS.test(full) ? full : full.replace(TOGETHER_ANYHOW, '$1')
}
