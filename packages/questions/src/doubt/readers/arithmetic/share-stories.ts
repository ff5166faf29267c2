import Fraction from 'fraction.js'
import { found, type Reader, type ReaderGroup } from '../toolkit/found.ts'
import { law, product, readStory, sum } from '../toolkit/story.ts'

/** "Rs 1260 divided among A B C in ratio 2:3:4. How much more does C get than A?" */
const moreThanTheOther: Reader = {
  id: 'more-than-the-other',
  cue: /(?:more|less) does/,
  concepts: ['Ratio & Proportion'],
  read(r) {
    const whole =
      /^(?:if )?₹?(\d+(?:\.\d+)?)(?: is| are| was)?(?: to be)?(?: divided| distributed| shared)(?: among| between) ([a-z]+)(?:,? and |, | )([a-z]+)(?:(?:,? and |, | )([a-z]+))? in (?:the )?ratio (?:of )?(\d+) ?: ?(\d+)(?: ?: ?(\d+))? ?[.,]? (?:find |then )?(?:by )?how much (more|less) does ([a-z]+) get than ([a-z]+)$/.exec(
        r.text.replaceAll(/[?.]$/g, '').trim(),
      )
    if (!whole) return null
    const [, total = '', a = '', b = '', c, x = '', y = '', z, word, who = '', than = ''] = whole
    if ((c === undefined) !== (z === undefined)) return null
    const names = [a, b, ...(c === undefined ? [] : [c])]
    const parts = [x, y, ...(z === undefined ? [] : [z])].map(Number)
    const [one, other] = [parts[names.indexOf(who)], parts[names.indexOf(than)]]
    const all = parts.reduce((sum, part) => sum + part, 0)
    if (one === undefined || other === undefined || new Set(names).size !== names.length) return null
    const gap = word === 'more' ? one - other : other - one
    if (gap <= 0) return null
    const value = new Fraction(total).mul(gap).div(all)
    return found({
      value,
      unit: '₹',
      steps: [
        ['One part', `${total} ÷ ${all}`],
        ['The difference in parts', `${gap}`],
      ],
      check: new Fraction(total)
        .mul(Math.max(one, other))
        .div(all)
        .sub(new Fraction(total).mul(Math.min(one, other)).div(all))
        .equals(value),
    })
  },
}

interface Partner {
  money: number
  months: number
}

/** "A started a business with Rs 20000 and after 3 months B joined with Rs 30000. Out of a yearly profit of Rs 25500 how much less does A get than B?" */
const partners: Reader = {
  id: 'partners-by-months',
  cue: /invest|business|joins|joined/,
  concepts: ['Partnership'],
  read(r) {
    if (
      r.has(
        'withdr\\w+|adds?|added|more money|half|double[ds]?|ratio|salary|manag\\w+|working partner|%|leaves?|left|c|sleeping|reinvest\\w*|loss|another',
      )
    )
      return null
    const INVESTS =
      '(?:starts|started|begins|began|invests|invested|puts|puts in)(?: a| the| some)?(?: business| shop)?(?: with| in business with| by investing| investing)? ₹?#'
    const first = r.take(`a ${INVESTS}(?: for # month| for (?:the )?(?:full|whole) year| for (?:a|1) year)?`)
    const late =
      r.take(
        '(?:and |, )*(?:after # month,? )b(?: also)? (?:joins|joined)(?: him| her| a| in| the business)*(?: with| by investing| investing) ₹?#',
      ) ?? null
    const lateSwapped = late
      ? null
      : r.take(
          'b (?:joins|joined)(?: him| her| a| in| the business)*(?: after # month)(?: later)?(?: with| by investing| investing) ₹?#',
        )
    const steady =
      late || lateSwapped
        ? null
        : r.take(
            `(?:and |, )*b ${INVESTS}(?: for # month| for (?:the )?(?:full|whole) year| for (?:a|1) year)?`,
          )
    if (!first?.[0] || (!late && !lateSwapped && !steady?.[0])) return null
    const wholeYear = r.drop(
      '(?:at the end of (?:the |1 |a )?(?:1 )?year|(?:after|in|for) (?:1|a|the) year|out of a yearly|yearly|annual|the annual|at the year end)',
    )
    const profit = r.one(
      '(?:,? ?(?:the |a |total |out of a |if the |if |out of )*profit(?: of| is| was| earned is| earned| at the end of the year is)*) ?₹?#',
    )
    const share = r.words("(?:the )?(?:share of (a|b)|(a|b)'s share)(?: (?:in|of) (?:the )?profit)?")
    const gap = share ? null : r.words('how much (more|less) (?:does|will) (a|b) get than (a|b)')
    if (!profit || (!share && !gap)) return null
    // Months are told for both, or the time is the year.
    const monthsOf = (told: readonly Fraction[] | null | undefined) => Number(told?.[1] ?? 12)
    const a: Partner = { money: first[0].valueOf(), months: monthsOf(first) }
    const joins = late ?? lateSwapped
    const b: Partner = joins
      ? { money: Number(joins[1]), months: 12 - Number(joins[0]) }
      : { money: Number(steady?.[0]), months: monthsOf(steady) }
    const saysYear = wholeYear || /(?:full|whole|a|1) year/.test(r.text)
    if (!saysYear && (joins || first.length < 2 || (steady?.length ?? 0) < 2)) {
      if (joins || first.length !== (steady?.length ?? 0)) return null
    }
    if (
      !r.done('business rs profit what of him and the is earned they out find') ||
      b.months <= 0 ||
      a.months <= 0
    )
      return null
    const [wa, wb] = [a.money * a.months, b.money * b.months]
    const all = new Fraction(wa + wb)
    const [sa, sb] = [profit.mul(wa).div(all), profit.mul(wb).div(all)]
    const [word = '', who = '', than = ''] = gap ?? []
    const difference = (who === 'a' ? sa.sub(sb) : sb.sub(sa)).mul(word === 'more' ? 1 : -1)
    if (gap && (who === than || difference.lte(0))) return null
    const value = share ? (share[0] === 'a' ? sa : sb) : difference
    return found({
      value,
      unit: '₹',
      steps: [
        ['Money × months', `A: ${wa}, B: ${wb}`],
        ['Shares', `A: ${sa.toFraction()}, B: ${sb.toFraction()}`],
      ],
      check: sa.add(sb).equals(profit) && sa.mul(wb).equals(sb.mul(wa)),
    })
  },
}

export const shareStories: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Ratio & Proportion', 'Partnership', 'Mixture & Alligation', 'Average', 'Percentage'],
  readers: [
    moreThanTheOther,
    partners,
    // "30 litre mixture has milk and water 7:3. how much water must be added so that milk and water are equal"
    readStory({
      id: 'water-until-equal',
      isExact: true,
      cue: /mixture.*equal/,
      concepts: ['Mixture & Alligation'],
      refuses:
        'removed|replaced|taken|drawn|milk (?:must|should|is to) be added|%|more|less|acid|sold|cost|then',
      implied: [
        [
          '(?:so that |such that |to make )+(?:the )?(?:quantity of |amount of )?(?:milk and water|both|water and milk)(?: are| become| is| in equal)*(?: quantity)? equal',
          'equal',
          1,
        ],
      ],
      quantities: {
        equal: { kind: 'plain', label: 'milk to water' },
        V: { kind: 'litres', label: 'mixture' },
        a: { kind: 'plain', label: 'parts of milk' },
        b: { kind: 'plain', label: 'parts of water' },
        x: {
          kind: 'litres',
          label: 'water added',
          asked:
            '(?:how much|how many @unit of|what quantity of|(?:the )?(?:quantity|amount) of) water(?: must| should| has| is)?(?: to)?(?: be)? ?(?:added)?',
        },
      },
      facts: [
        ['(?:a )?@litres(?: of)?(?: a)? mixture|(?:a )?mixture of @litres', 'V'],
        [
          '(?:of |has |contains |having |with )*milk and water(?: in)?(?: the)?(?: ratio)?(?: of| is)? # ?: ?#',
          'a',
          'b',
        ],
      ],
      idle: ['equal'],
      holds: (known) => (known.get('a') ?? 0) > (known.get('b') ?? 0),
      relations: [
        law(
          'Milk less water',
          'x',
          ['V', 'a', 'b'],
          (V, a, b) => (V * (a - b)) / (a + b),
          (V, a, b) => (V * a) / (a + b) - (V * b) / (a + b),
        ),
      ],
      words: 'mixture milk water contains in to it added must be of',
    }),
    // "From 40 litres of milk 4 litres is taken out and replaced by water, this is done once more. How much water is in the can now?"
    readStory({
      id: 'replaced-again',
      isExact: true,
      cue: /replaced/,
      concepts: ['Mixture & Alligation'],
      refuses: 'mixture of|ratio|%|sold|cost|half|then # l|# times(?! more)|sugar',
      implied: [
        [
          '(?:this|the)(?: process| operation)? (?:is|was) (?:done|repeated) once more|(?:this|the)(?: process| operation)? (?:is|was) repeated(?: once)?(?: again)?',
          'n',
          2,
        ],
        [
          '(?:this|the)(?: process| operation)? (?:is|was) (?:done|repeated) (?:2 more times|twice more)',
          'n',
          3,
        ],
      ],
      quantities: {
        n: { kind: 'plain', label: 'times' },
        V: { kind: 'litres', label: 'milk at first' },
        x: { kind: 'litres', label: 'taken out each time' },
        W: {
          kind: 'litres',
          label: 'water',
          asked:
            '(?:how much|the|(?:the )?(?:quantity|amount) of) water(?: is| will be)?(?: there)?(?: in the (?:can|vessel|container|mixture|cask))?(?: now)?',
        },
        M: {
          kind: 'litres',
          label: 'milk',
          asked:
            '(?:how much|the|(?:the )?(?:quantity|amount) of) milk(?: is| will be)?(?: left| there| remaining)?(?: in the (?:can|vessel|container|mixture|cask))?(?: now)?',
        },
      },
      facts: [
        [
          '(?:from )?(?:a )?(?:can|vessel|container|cask)?(?: containing| contains| of| having| has)* ?@litres(?: of)?(?: pure)? milk',
          'V',
        ],
        ['@litres(?: of milk)?(?: is| are| was| were)? (?:taken out|drawn|removed|withdrawn|drawn out)', 'x'],
      ],
      holds: (known) => (known.get('x') ?? 0) < (known.get('V') ?? 0),
      relations: [
        law(
          'Milk left = V(1 − x/V)ⁿ',
          'M',
          ['V', 'x', 'n'],
          (V, x, n) => V * (1 - x / V) ** n,
          (V, x, n) => (V - x) ** n / V ** (n - 1),
        ),
        sum('Water = V − milk', 'V', { M: 1, W: 1 }),
      ],
      words: 'and replaced by with water milk can vessel same quantity equal amount it from',
    }),
    // "20 kg alloy has 30% copper, how many grams of copper must be added to make it 44% copper"
    readStory({
      id: 'added-to-raise-a-percent',
      isExact: true,
      cue: /\d%.*(?:added|add).*\d%/,
      concepts: ['Mixture & Alligation'],
      refuses: 'mixed|ratio|evaporat\\w*|removed|replaced|taken|water|then|gold and',
      quantities: {
        W: { kind: 'mass', unit: 'kg', label: 'alloy' },
        p: { kind: 'percent', label: 'first percent' },
        q: { kind: 'percent', label: 'last percent' },
        x: {
          kind: 'mass',
          unit: 'kg',
          label: 'added',
          asked:
            '(?:how much|how many @unit of|what (?:mass|quantity|weight) of) (?:copper|zinc|tin|silver|gold|iron|salt|sugar|pure copper|nickel)(?: must| should| has| is)?(?: to)?(?: be)? ?(?:added)?',
        },
      },
      facts: [
        ['@mass(?: of)?(?: an| a)? (?:alloy|solution|mixture)', 'W'],
        [
          '(?:make|get|become|have|contain|raise)(?: it| the alloy| to| a| the| copper)* #% ?(?:of )?(?:copper|zinc|tin|silver|gold|iron|salt|sugar|nickel)?',
          'q',
        ],
        [
          '(?:has |contains |having |containing |of |with )*#% (?:of )?(?:copper|zinc|tin|silver|gold|iron|salt|sugar|nickel)',
          'p',
        ],
      ],
      holds: (known) => (known.get('q') ?? 0) > (known.get('p') ?? 0) && (known.get('q') ?? 100) < 100,
      relations: [
        law(
          'The other part stays: W(100 − p) = (W + x)(100 − q)',
          'x',
          ['W', 'p', 'q'],
          (W, p, q) => (W * (q - p)) / (100 - q),
          (W, p, q) => (W * (100 - p)) / (100 - q) - W,
        ),
      ],
      words: 'alloy solution mixture added to make it must be an',
    }),
    // "a batsman has average 40 in 10 innings, how many runs he must score in 11th innings to raise average by 4"
    readStory({
      id: 'runs-to-raise-an-average',
      isExact: true,
      cue: /average.*(?:innings|matches)|(?:innings|matches).*average/,
      concepts: ['Average'],
      refuses:
        'not out|wickets?|bowl\\w*|decreases?|highest|lowest|excluding|out of|last # innings|next # innings|each|exceeds?',
      quantities: {
        n: { kind: 'plain', label: 'innings' },
        m: { kind: 'plain', label: 'next innings' },
        A: { kind: 'plain', label: 'average' },
        d: { kind: 'plain', label: 'rise' },
        x: {
          kind: 'plain',
          label: 'runs',
          asked:
            '(?:how many|the|number of) runs(?: must| should)?(?: he| she| does he need to| must he| should he)?(?: must| should| need to| have to)?(?: make| score| be made)?',
        },
      },
      facts: [
        [
          '(?:has |an |a |his )*average(?: of| is| score is)* ?#(?: runs)? (?:in|for|after) # (?:innings|matches)',
          'A',
          'n',
        ],
        ['average (?:of|for|in) # (?:innings|matches) is #', 'n', 'A'],
        ['(?:in )?(?:the |his |next )*#th (?:innings|match)', 'm'],
        ['(?:to )?(?:raise|increase|improve)(?: his| her| the)? average by #(?: runs)?', 'd'],
      ],
      idle: ['m'],
      holds: (known) => !known.has('m') || known.get('m') === (known.get('n') ?? 0) + 1,
      relations: [
        law(
          'Runs = new average × (n + 1) − old average × n',
          'x',
          ['n', 'A', 'd'],
          (n, A, d) => (A + d) * (n + 1) - A * n,
          (n, A, d) => A + d * (n + 1),
        ),
      ],
      words: 'a batsman player cricketer next he in to has the innings',
    }),
    // "average of 9 numbers is 24. if one number 40 is removed what is the sum of the rest"
    readStory({
      id: 'average-without-one',
      isExact: true,
      cue: /average.*(?:removed|excluded|left out)/,
      concepts: ['Average'],
      refuses:
        'added|included|replaced|becomes?|changes?|decreases?|increases?|wrong\\w*|2 numbers are|multiplied|first|last',
      quantities: {
        n: { kind: 'plain', label: 'numbers' },
        A: { kind: 'plain', label: 'average' },
        x: { kind: 'plain', label: 'number removed' },
        S: {
          kind: 'plain',
          label: 'sum of the rest',
          asked:
            '(?:the )?sum of (?:the )?(?:rest|remaining|others?|remaining numbers|other numbers|rest of the numbers)',
        },
        B: {
          kind: 'plain',
          label: 'average of the rest',
          asked:
            '(?:the )?(?:new )?average(?: of (?:the )?(?:rest|remaining|others?|remaining numbers|other numbers|rest of the numbers))?',
        },
      },
      facts: [
        ['average of # (?:numbers|observations|results) is #', 'n', 'A'],
        ['(?:if )?(?:1|a) number # (?:is |was )?(?:removed|excluded|left out)', 'x'],
        [
          '(?:if )?(?:1 of the numbers|a number|1 number),? (?:which is |equal to |i\\.?e\\.? )?#,? (?:is |was )?(?:removed|excluded|left out)',
          'x',
        ],
        ['(?:if )?(?:the )?number # (?:is |was )?(?:removed|excluded|left out)', 'x'],
      ],
      relations: [
        product('Sum of all', 'all', { n: 1, A: 1 }),
        sum('Sum of the rest', 'all', { S: 1, x: 1 }),
        sum('One fewer', 'n', { k: 1 }, 1),
        product('Average of the rest', 'S', { k: 1, B: 1 }),
      ],
      words: 'numbers if removed',
    }),
    // "A student needs 40% to pass. He gets 178 marks and fails by 22 marks, what percent did he get?"
    readStory({
      id: 'pass-marks',
      isExact: true,
      cue: /pass/,
      concepts: ['Percentage'],
      refuses:
        'another|2 students|second|boys|girls|both|subjects|more than|average|first|papers?|questions|correct',
      quantities: {
        p: { kind: 'percent', label: 'pass percent', asked: '(?:the )?(?:pass(?:ing)? (?:%|percentage))' },
        P: { kind: 'plain', label: 'pass marks', asked: '(?:the )?(?:pass(?:ing)? marks)' },
        g: { kind: 'plain', label: 'marks got' },
        f: { kind: 'plain', label: 'marks short' },
        M: { kind: 'plain', label: 'maximum marks', asked: '(?:the )?(?:maximum|total|full) marks' },
        q: {
          kind: 'percent',
          label: 'percent got',
          asked:
            'what (?:%|percentage)(?: of marks| marks)? did (?:he|she) (?:get|score)|(?:his|her) (?:%|percentage)(?: of marks)?',
        },
      },
      facts: [
        [
          '(?:needs?|must get|has to get|requires?|have to score|must score|has to score|has to secure)(?: at least)? #%(?: marks)?(?: in order)? to pass|(?:pass(?:ing)?|minimum pass) marks (?:are|is) #%',
          'p',
        ],
        ['(?:he |she |and )*(?:fails|failed|is failed|fell short)(?: by)? # ?(?:marks)?', 'f'],
        ['(?:he |she |and )*(?:gets|got|scores|scored|secured|obtained) # marks', 'g'],
        ['(?:maximum|total|full) marks(?: are| is)? #', 'M'],
      ],
      relations: [
        sum('Pass marks = marks got + marks short', 'P', { g: 1, f: 1 }),
        product('Pass marks = pass % of the maximum', 'P', { M: 1, p: 1 }, 0.01),
        product('Marks got', 'g', { M: 1, q: 1 }, 0.01),
      ],
      words: 'a student candidate boy girl in an exam examination marks to pass he',
    }),
    // "Ravi spends 30% of salary on rent, 45% on food and saves the rest. If his salary is 24000 per month how much does he save in a year?"
    readStory({
      id: 'saves-the-rest',
      isExact: true,
      cue: /(?:spends?|spent).*(?:sav|rest)/,
      concepts: ['Percentage'],
      refuses:
        'of the (?:rest|remaining|remainder)|remaining|increase[sd]?|decrease[sd]?|more|less|if he had|raised|after|half|twice|ratio|each|wife|son',
      implied: [['(?:and )?(?:saves|saved|keeps|deposits)(?: the)? rest', 'saves', 1]],
      quantities: {
        saves: { kind: 'plain', label: 'saves the rest' },
        a: { kind: 'percent', label: 'first part' },
        b: { kind: 'percent', label: 'second part' },
        c: { kind: 'percent', label: 'third part' },
        S: { kind: 'money', label: 'salary', asked: '(?:his |her |the )*(?:monthly )?(?:salary|income)' },
        Y: {
          kind: 'money',
          label: 'saved in a year',
          asked:
            'how much (?:does|will) (?:he|she) save in (?:a|1) year|(?:his |her |the )*(?:yearly|annual) savings?',
        },
        m: {
          kind: 'money',
          label: 'saved in a month',
          asked:
            'how much (?:does|will) (?:he|she) save(?: (?:per|in a|every|each|a) month)?|(?:his |her |the )*(?:monthly )?savings?',
        },
      },
      facts: [
        ['spends? #%(?: of)?(?: his| her| the)?(?: monthly)?(?: salary| income)?(?: on [a-z]+)?', 'a'],
        ['(?:and |, )*#%(?: of it)? on [a-z]+', 'b'],
        ['(?:and |, )*#%(?: of it)? on [a-z]+', 'c'],
        [
          '(?:if )?(?:his |her |the )*(?:monthly )?(?:salary|income) is @money(?: (?:per|a|every) month| monthly)',
          'S',
        ],
        ['(?:if )?(?:his |her |the )*monthly (?:salary|income) is @money', 'S'],
        ['(?:and )?saves @money(?: (?:per|a|every) month| monthly)', 'm'],
      ],
      assumed: { b: 0, c: 0 },
      idle: ['saves'],
      holds: (known) => known.get('saves') === 1 || known.has('m'),
      relations: [
        sum('Percent saved', 'p', { a: -1, b: -1, c: -1 }, 100),
        product('Saved in a month', 'm', { S: 1, p: 1 }, 0.01),
        product('Saved in a year', 'Y', { m: 1 }, 12),
      ],
      words: 'a man person and he she his her salary rent food',
    }),
    // "population of a town is 50000 and increases 10% per year. what is the increase in population during the second year only"
    readStory({
      id: 'population-over-years',
      isExact: true,
      cue: /population/,
      concepts: ['Percentage'],
      refuses:
        'ago|before|first|then|next|males?|females?|men|women|half|becomes?|became|immigra\\w*|died|net',
      implied: [
        [
          '(?:in |during )?(?:the )?second year(?: only| alone)?|(?:in |during )?(?:the )?2th year(?: only| alone)?',
          'k',
          2,
        ],
      ],
      quantities: {
        k: { kind: 'plain', label: 'year' },
        P: { kind: 'plain', label: 'population now' },
        r: { kind: 'percent', label: 'rise each year' },
        f: { kind: 'percent', label: 'fall each year' },
        n: { kind: 'years', label: 'years' },
        I: {
          kind: 'plain',
          label: 'increase in that year',
          asked:
            '(?:the )?increase in (?:the )?population|(?:by )?how (?:many people|much) (?:does|will) (?:the )?population (?:increase|rise)',
        },
        L: {
          kind: 'plain',
          label: 'lost in all',
          asked:
            'how many people (?:will be|are)? ?lost(?: in (?:total|all))?|(?:the )?(?:total )?decrease in (?:the )?population',
        },
      },
      facts: [
        ['(?:the )?population of (?:a|the) (?:town|village|city)(?: is)? #', 'P'],
        ['(?:it )?(?:is )?# now', 'P'],
        [
          '(?:and )?(?:it )?(?:increases|grows|rises|is increasing)(?: by| at)?(?: the rate of)? #% (?:per year|every year|per annum|annually|each year|a year|yearly)',
          'r',
        ],
        [
          '(?:the )?(?:population of (?:a|the) (?:town|village|city) )?(?:and )?(?:it )?(?:decreases|falls|declines|is decreasing)(?: by| at)?(?: the rate of)? #% (?:per year|every year|per annum|annually|each year|a year|yearly)',
          'f',
        ],
        ['(?:in|during|after)(?: total in)? @years', 'n'],
      ],
      relations: [
        law(
          'Increase of year k = P(1 + r/100)ᵏ⁻¹ × r/100',
          'I',
          ['P', 'r', 'k'],
          (P, r, k) => (P * (1 + r / 100) ** (k - 1) * r) / 100,
          (P, r, k) => P * (1 + r / 100) ** k - P * (1 + r / 100) ** (k - 1),
        ),
        law(
          'Lost = P − P(1 − f/100)ⁿ',
          'L',
          ['P', 'f', 'n'],
          (P, f, n) => P - P * (1 - f / 100) ** n,
          (P, f, n) => (P * (100 ** n - (100 - f) ** n)) / 100 ** n,
        ),
      ],
      words: 'population town village city now in the it people total',
    }),
  ],
}
