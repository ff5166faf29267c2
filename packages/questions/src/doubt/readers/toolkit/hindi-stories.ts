const N = String.raw`(\d+\/\d+|\d[\d,]*(?:\.\d+)?)`
const RUPEES = `(?:[Rr]s\\.? ?|₹ ?)?${N}(?: ?(?:rupees|rs|Rs|/-))?`
/** What may stand between a price and its verb: '300 rupees a chair bought'. */
const THING = '(?:(?!(?:and|profit|loss|sold|bought|selling|is|on|discount|cost|marked)\\b)[a-z]+ ){0,3}'
const METRES = `${N} ?(?:m|meters?|metres?|mtr)`

/** A kind of question whose quantities are told apart by their units and the words beside them, in whatever order a Hindi sentence has them. */
interface Story {
  /** What the translated question must speak of. */
  cue: RegExp
  refuses?: RegExp
  /** Each quantity: patterns with one number. What a pattern matches is taken out of the question. */
  quantities: Readonly<Record<string, readonly string[]>>
  /** What is asked, in what is left of the question, and the English sentence; it must name exactly the quantities that are given. */
  asks: readonly (readonly [asked: RegExp, sentences: readonly string[]])[]
}

/** 'Kitne samay mein 2000 rupaye 5% sadharan byaj se 2600 ho jayenge?' */
const interestStories = (kind: 'simple' | 'compound'): readonly Story[] => [
  {
    cue: new RegExp(`${kind} interest`),
    refuses: new RegExp(
      `\\b(?:${kind === 'simple' ? 'compound' : 'simple'}|difference|times|part|half|quarterly|months?|chh?ah?mahi|timahi)\\b`,
    ),
    quantities: {
      rate: [`${N} ?%(?: per annum)?(?: of)?(?: ${kind} interest)?(?: of)?(?: rate)?(?: of| on)*`],
      years: [`${N} years?(?: of)?`],
      interest: [`${kind} interest(?: of)? ${RUPEES}(?: is)?`],
      amount: [
        `${RUPEES} (?:becomes|become|is jayenge|is jayega|is jaye|is jaayenge|is jaega|is jayegi|ban jayenge)`,
        `amount ${RUPEES}`,
      ],
      principal: [`(?:[Rr]s\\.? ?|₹ ?)${N}(?: of)?`, `${N} ?(?:rupees|rs|Rs)(?: of)?`, `principal ${RUPEES}`],
    },
    asks: [
      [
        /\btime\b|how many years/,
        [
          `In how many years will Rs {principal} amount to Rs {amount} at {rate}% ${kind} interest?`,
          ...(kind === 'simple'
            ? [
                'In how many years will Rs {principal} earn a simple interest of Rs {interest} at {rate}% per annum?',
              ]
            : []),
        ],
      ],
      [
        /\brate\b|how many ?%/,
        [
          `At what rate percent per annum will Rs {principal} amount to Rs {amount} in {years} years at ${kind} interest?`,
        ],
      ],
      [
        /\bamount\b|how many(?: rupees)? (?:is jayenge|is jayega|becomes|is jaenge|milenge)/,
        [`What will Rs {principal} amount to in {years} years at {rate}% ${kind} interest?`],
      ],
    ],
  },
]

const STORIES: readonly Story[] = [
  // 'Ek train 90 km/h ki speed se 200 m lambi platform ko 18 sec mein paar karti hai. Train ki lambai?'
  {
    cue: /\btrain\b.*(?:cross|paar|par kar|guzar|nikal)|(?:cross|paar|par kar|guzar|nikal).*\btrain\b/,
    refuses: /\b(?:2|dono|both|two|other|opposite|viprit|person|man|boy|girl)\b/,
    quantities: {
      speed: [`${N} ?(?:km/h|kmph|km/hr|kmh)(?: (?:of )?speed)?(?: running)?`],
      platform: [
        `${METRES} (?:of )?(?:long )?(?:a )?(?:platform|bridge|tunnel|surang)`,
        `(?:platform|bridge|tunnel|surang)(?: of)? length ${METRES}`,
      ],
      train: [
        `${METRES} (?:of )?(?:long )?(?:a )?train`,
        `train of length ${METRES}`,
        `train[^\\d.]{0,8} ${METRES} long`,
      ],
      time: [`${N} ?(?:seconds?|sec|s)\\b`],
    },
    asks: [
      [
        /train of length|\blength train|(?<!platform of |bridge of )\blength\b(?! platform| bridge)/,
        [
          'A train running at {speed} km/h crosses a platform {platform} m long in {time} seconds. Find the length of the train.',
          'A train running at {speed} km/h crosses a pole in {time} seconds. Find the length of the train.',
        ],
      ],
      [
        /(?:platform|bridge|tunnel) of length/,
        [
          'A train {train} m long running at {speed} km/h crosses a platform in {time} seconds. Find the length of the platform.',
        ],
      ],
      [
        /\bspeed\b/,
        [
          'A train {train} m long crosses a platform {platform} m long in {time} seconds. Find its speed in km/h.',
          'A train {train} m long crosses a pole in {time} seconds. Find its speed in km/h.',
        ],
      ],
      [
        /\btime\b|\bhow many (?:seconds?|sec|der|time)\b|\bhow long\b/,
        [
          'A train {train} m long running at {speed} km/h crosses a platform {platform} m long. Find the time.',
          'A train {train} m long running at {speed} km/h crosses a pole. Find the time.',
        ],
      ],
    ],
  },
  // 'Ek dukandar 20% labh par saman 600 mein bechta hai. Kray mulya kya hai?'
  {
    cue: /profit|loss|bought|sold|selling/,
    refuses:
      /\b(?:discount|marked|each|prati|per|dozen|darjan|kg|repair|marammat|both|2|other|dusr[ai]|equal|barabar|price of \d|more|less|again|fir|phir)\b/,
    quantities: {
      profit: [`${N} ?% (?:of |on )?profit(?: on)?(?! ?%)`, `profit ${N} ?%`],
      loss: [`${N} ?% (?:of |on )?loss(?: on)?(?! ?%)`, `loss ${N} ?%`],
      sold: [
        `${RUPEES} ${THING}(?:on selling|sold for|sold|bech\\w*(?: (?:gives|deta|diya|di))?)`,
        `selling price(?: of)? ${RUPEES}`,
        `sold (?:article |watch |item )?for ${RUPEES}`,
      ],
      bought: [
        `${RUPEES} ${THING}(?:bought for|bought|kharid\\w*(?: kar)?)`,
        `cost price(?: of)? ${RUPEES}`,
        `bought (?:article |watch |item )?for ${RUPEES}`,
      ],
    },
    asks: [
      [
        /cost price/,
        [
          'A man sells an article for Rs {sold} at a profit of {profit}%. Find the cost price.',
          'A man sells an article for Rs {sold} at a loss of {loss}%. Find the cost price.',
        ],
      ],
      [
        /selling price|(?:how many|what)[^\d]* sold|sold[^\d]*(?:how many|what)/,
        [
          'A man buys an article for Rs {bought} and sells it at a profit of {profit}%. Find the selling price.',
          'A man buys an article for Rs {bought} and sells it at a loss of {loss}%. Find the selling price.',
        ],
      ],
      [
        /(?:profit|loss)(?: (?:or|ya|and) (?:profit|loss))? ?%|%[^\d]*(?:profit|loss)/,
        [
          'A man buys an article for Rs {bought} and sells it for Rs {sold}. Find the profit or loss percent.',
        ],
      ],
    ],
  },
  // '800 rupaye ki vastu par 15% chhoot. Vikray mulya?'
  {
    cue: /discount/,
    refuses: /\b(?:profit|loss|successive|kramik|each|2|fir|phir|cost price|free|muft)\b/,
    quantities: {
      discount: [`${N} ?%(?: of)? discount`, `discount(?: of)? ${N} ?%`],
      marked: [
        `marked price(?: of)? ${RUPEES}`,
        `${RUPEES} (?:of )?(?:a )?(?:marked price|article|shirt|watch|book|item|thing|saman|cheez|mobile|phone|saree|cycle|saikil|pankha)`,
      ],
    },
    asks: [
      [
        /selling price|how many sold|how many (?:rupees )?(?:de|dene|obtained|bikega|pade)/,
        [
          'The marked price of an article is Rs {marked} and a discount of {discount}% is given. Find the selling price.',
        ],
      ],
    ],
  },
  ...interestStories('simple'),
  ...interestStories('compound'),
  // 'Ram ek kaam 10 din mein aur Shyam 15 din mein karta hai. Dono milkar kitne din mein karenge?'
  {
    cue: /\bwork\b.*(?:together|both|saath|sath)/,
    refuses:
      /\b(?:alone|leaves|chh?od\w*|men|persons?|log|mazdoor|women|boys?|times|half|part|remaining|rest|shesh|baki|efficient|roz|daily|hours?|bari|first|after|before|not|only|wages|majduri|\d+ ?%)\b|(?:together|both|saath|sath)[^\d]*\d/,
    quantities: { first: [`${N} days`], second: [`${N} days`] },
    asks: [
      [
        /how many days/,
        [
          'A can do a work in {first} days and B can do it in {second} days. In how many days will they finish it together?',
        ],
      ],
    ],
  },
  // '45 km/h ki chal se 180 km jane mein kitna samay lagega?'
  {
    cue: /km\/h|\bkm\b/,
    refuses:
      /\b(?:train|boat|stream|average|returns?|wapas|late|der|early|jaldi|before|after|fir|phir|again|first|both|towards|direction|relative|north|south|east|west|usual|remaining|rest|more|less|\d+ ?%|race|petrol|litres?|per)\b/,
    quantities: {
      speed: [`${N} ?(?:km/h|kmph|km/hr)(?: (?:of )?speed)?`],
      way: [`${N} ?km(?!/)(?: of distance)?`],
      hours: [`${N} ?(?:hours?|hr)`],
    },
    asks: [
      [
        /\btime\b|how many (?:hours?|der)/,
        ['A car travels at {speed} km/h. How many hours will it take to cover {way} km?'],
      ],
      [/\bspeed\b/, ['A car covers {way} km in {hours} hours. Find its speed.']],
      [
        /\bdistance\b|how far|how many km|how many (?:door|dur)/,
        ['A car travels at {speed} km/h for {hours} hours. Find the distance.'],
      ],
    ],
  },
  // 'Naav dhara ki disha mein 20 km/h aur viprit 12 km/h se chalti hai. Dhara ki chal?'
  {
    cue: /\bboat\b/,
    refuses: /\b(?:hours?|distance|time|km(?!\/))\b/,
    quantities: {
      down: [
        `(?:downstream|stream of direction|anukul)(?: of)?(?: speed)? ${N} ?km/h`,
        `${N} ?km/h (?:of speed )?downstream`,
      ],
      stream: [`stream of speed(?: of)? ${N} ?km/h`],
      still: [
        `boat of (?:speed )?still water (?:of )?(?:speed )?${N} ?km/h`,
        `still water (?:boat )?(?:of )?(?:speed )?${N} ?km/h`,
        `boat of speed (?:still water )?${N} ?km/h`,
      ],
      up: [
        `(?:upstream|viprit|vipreet|pratikul)(?: of)?(?: direction)?(?: speed)? ${N} ?km/h`,
        `${N} ?km/h (?:of speed )?upstream`,
      ],
    },
    asks: [
      [
        /upstream/,
        [
          'The speed of a boat in still water is {still} km/h and of the stream {stream} km/h. Find its speed upstream.',
        ],
      ],
      [
        /downstream/,
        [
          'The speed of a boat in still water is {still} km/h and of the stream {stream} km/h. Find its speed downstream.',
        ],
      ],
      [
        /stream of speed|speed of stream/,
        [
          'The speed of a boat is {down} km/h downstream and {up} km/h upstream. Find the speed of the stream.',
        ],
      ],
      [
        /still water/,
        [
          'The speed of a boat is {down} km/h downstream and {up} km/h upstream. Find the speed of the boat in still water.',
        ],
      ],
    ],
  },
  // 'Ram ki salary 25000 hai. Wo 20% bachata hai. Bachat kitni hui?'
  {
    cue: /salary|income|earns/,
    refuses: /\b(?:ratio|increase|badh\w*|before|after|remaining|rest|shesh|baki|2)\b/,
    quantities: {
      saved: [`${N} ?% (?:of |part )?(?:saves|savings?|bachata|bacha leta)`],
      spent: [`${N} ?% (?:of |part )?(?:spends|kharch|expenditure|kharcha)(?: (?:kar deta|karta|on))?`],
      income: [`(?:salary|income|earns)[^\\d]{0,6} ?${RUPEES}(?! ?%)`, `${RUPEES} (?:salary|income|earns)`],
    },
    asks: [
      [
        /saves|savings?|bachata/,
        [
          'A man earns Rs {income} and saves {saved}% of it. Find his savings.',
          'A man earns Rs {income} and spends {spent}% of it. Find his savings.',
        ],
      ],
      [
        /kharch|spends|expenditure/,
        [
          'A man earns Rs {income} and spends {spent}% of it. Find his expenditure.',
          'A man earns Rs {income} and saves {saved}% of it. Find his expenditure.',
        ],
      ],
    ],
  },
]

const compiled = new Map<string, RegExp>()
const patternOf = (source: string): RegExp => {
  const known = compiled.get(source) ?? new RegExp(`(?<![\\w.])(?:${source})(?![\\w])`)
  compiled.set(source, known)
  return known
}

/** The English sentence of a story in Hindi order; null when a number is left over, or when it is not clear what is asked. */
export function asEnglishStory(translated: string): string | null {
  for (const { cue, refuses, quantities, asks } of STORIES) {
    if (!cue.test(translated) || refuses?.test(translated)) continue
    let rest = translated
    const given = new Map<string, string>()
    for (const [name, sources] of Object.entries(quantities))
      for (const source of sources) {
        const match = patternOf(source).exec(rest)
        const value = match?.slice(1).find((group) => group !== undefined)
        if (!match || value === undefined) continue
        given.set(name, value.replaceAll(',', ''))
        rest = `${rest.slice(0, match.index)} . ${rest.slice(match.index + match[0].length)}`
        break
      }
    if (/\d/.test(rest)) continue
    const names = [...given.keys()].sort().join()
    const sentences = asks.flatMap(([asked, all]) =>
      asked.test(rest)
        ? all.filter(
            (sentence) =>
              [...sentence.matchAll(/\{(\w+)\}/g)]
                .map(([, name]) => name)
                .sort()
                .join() === names,
          )
        : [],
    )
    const [only] = sentences
    if (only !== undefined && sentences.length === 1)
      return only.replace(/\{(\w+)\}/g, (_, name: string) => given.get(name) ?? '')
  }
  return null
}
