import type { ReaderGroup } from '../../toolkit/found.ts'
import { law, product, readStory, sum } from '../../toolkit/story.ts'

const THING =
  'article watch chair table fan bag cycle bicycle shirt pen book radio tv phone mobile saree sari toy item product goods camera laptop sofa horse cow goat scooter bike car house machine clock jacket shoes dress cooler mixer fridge shopkeeper trader dealer man woman person seller vendor customer merchant boy girl retailer'

export const moneyStories: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Profit & Loss', 'Discount', 'Simple Interest', 'Compound Interest'],
  readers: [
    // "A shopkeeper sells a watch for Rs 1140 at a loss of 5%. How much money did he lose?"
    readStory({
      id: 'one-sale',
      isExact: true,
      cue: /profit|loss|gain|lose|sold|sells?|selling|bought|cost/,
      concepts: ['Profit & Loss'],
      refuses:
        '(?:on|of) (?:the |its |his )*(?:selling price|sp)|discount|marked|mark|each|dozen|per|kg|litres?|% (?:more|less|above|below)|2|another|other|instead|had|if he|repairs?|transport|overheads?|tax|gst|then|again|both|half|rest|remaining|dishonest|weights?|partly|average|times|ratio|equal|same|interest|more|less|all|not|of the',
      quantities: {
        cp: {
          kind: 'money',
          label: 'cost price',
          asked:
            '(?:the |its |his )*(?:cost price|cost|buying price|cp)(?: of the [a-z]+)?|(?:at|for) what price (?:did|was) (?:he|she|it)(?: have)? (?:buy|bought)(?: it)?|how much did (?:it|he|she) (?:cost|pay)(?: for it)?',
        },
        sp: {
          kind: 'money',
          label: 'selling price',
          asked:
            '(?:the |its |his )*(?:selling price|sp)(?: of the [a-z]+)?|(?:at|for) (?:what price|how much) (?:did|was) (?:he|she|it) (?:sell|sold)(?: it)?',
        },
        p: {
          kind: 'percent',
          label: 'profit',
          asked:
            '(?:the |his |her )*(?:profit|gain) (?:%|percent(?:age)?)|what (?:%|percent(?:age)?)(?: of)? (?:profit|gain)',
        },
        l: {
          kind: 'percent',
          label: 'loss',
          asked: '(?:the |his |her )*loss (?:%|percent(?:age)?)|what (?:%|percent(?:age)?)(?: of)? loss',
        },
        P: {
          kind: 'money',
          label: 'profit',
          asked:
            '(?:the |his |her |how much )*(?:money )?(?:profit|gain|did (?:he|she) (?:gain|earn))(?: in @unit)?(?: did (?:he|she) make)?',
        },
        L: {
          kind: 'money',
          label: 'loss',
          asked:
            '(?:the |his |her |how much |how many @unit )*(?:money )?(?:loss|did (?:he|she|the [a-z]+) lose|does (?:he|she|the [a-z]+) lose|will (?:his|her) loss be)(?: in @unit)?',
        },
      },
      facts: [
        [
          '(?:at |with |makes? |made |gets? |earns?|earned |had )*(?:a |the )?(?:profit|gain|gains|gaining|gained)(?: of| is| =)* ?#%',
          'p',
        ],
        ['(?:at |with )*#% (?:profit|gain)', 'p'],
        [
          '(?:at |with |makes? |made |suffers? |bears? )*(?:a |the )?(?:loss|loses|losing|lost)(?: of| is| =)* ?#%',
          'l',
        ],
        ['(?:at |with )*#% loss', 'l'],
        [
          '(?:at |with |makes? |made |gets? |earns? |and )*(?:a |the )?(?:profit|gain|gains|gaining|gained)(?: of| is| =)* ?₹#',
          'P',
        ],
        [
          '(?:at |with |makes? |made |suffers? |and )*(?:a |the )?(?:loss|loses|losing|lost)(?: of| is| =)* ?₹#',
          'L',
        ],
        [
          '(?:bought|buys|purchased|buying|purchases|cost price|costs|costing|cp)(?: it| an?| the| is| of| at| for| =| [a-z]+(?= for| at))* ?@money',
          'cp',
        ],
        [
          '(?:sold|sells|selling|selling price|sells it|sp)(?: it| an?| the| is| of| at| for| =| [a-z]+(?= for| at))* ?@money',
          'sp',
        ],
      ],
      relations: [
        sum('Profit = SP − CP', 'sp', { cp: 1, P: 1 }),
        sum('Loss = CP − SP', 'cp', { sp: 1, L: 1 }),
        product('Profit % of CP', 'P', { cp: 1, p: 1 }, 0.01),
        product('Loss % of CP', 'L', { cp: 1, l: 1 }, 0.01),
        law(
          'SP = CP × (100 + profit %) ÷ 100',
          'cp',
          ['sp', 'p'],
          (s, p) => (100 * s) / (100 + p),
          (s, p) => s / (1 + p / 100),
        ),
        law(
          'SP = CP × (100 − loss %) ÷ 100',
          'cp',
          ['sp', 'l'],
          (s, l) => (100 * s) / (100 - l),
          (s, l) => s / (1 - l / 100),
        ),
      ],
      words: `${THING} sold sells sell buys bought by selling at for a profit loss`,
    }),
    // "marked price of a fan is 2400 and discount is 15%, how much does the customer save if he buys 3 fans"
    readStory({
      id: 'one-discount',
      isExact: true,
      cue: /discount|off\b/,
      concepts: ['Discount'],
      refuses:
        'successive|single|equivalent|further|another|2 discounts|profit|gain|loss|above|cost price|then|more|less|not|gst|tax|free|dozen|kg|each of|extra|cash|trade|coupon|first|next|difference|instead|to gain|after (?:giving|allowing)',
      quantities: {
        mp: {
          kind: 'money',
          label: 'marked price',
          asked:
            '(?:the |its )*(?:marked price|mp|list price|original price|printed price)(?: of the [a-z]+)?',
        },
        d: {
          kind: 'percent',
          label: 'discount',
          asked: '(?:the )?(?:discount (?:%|percent(?:age)?)|(?:rate|%|percent(?:age)?) of discount)',
        },
        n: { kind: 'plain', label: 'number bought' },
        all: {
          kind: 'money',
          label: 'saved in all',
          asked:
            'how much (?:does|will|did) (?:the customer|he|she|a customer|i|a person) save(?: in (?:all|total)| altogether)?',
        },
        D: {
          kind: 'money',
          label: 'discount',
          asked:
            '(?:the |how much |amount of )*(?:discount|saving|money (?:is )?saved)(?: amount)?(?:,? in @unit)?',
        },
        sp: {
          kind: 'money',
          label: 'selling price',
          asked:
            '(?:the |its )*(?:selling price|sale price|sp|price (?:to be paid|after (?:the )?discount)|price paid)(?: of the [a-z]+)?|how much (?:does|will|did) (?:the customer|he|she|i|a customer|one) (?:pay|have to pay)(?: for it)?',
        },
      },
      facts: [
        [
          '(?:if |when |on |by )+(?:he |she |they |i |we |the customer )?(?:buys|buying|bought|buy) # [a-z]+',
          'n',
        ],
        ['(?:a |the )?discount(?: of| is| given is| =)* ?#%|#% (?:discount|off)', 'd'],
        ['(?:a |the )?discount(?: of| is| =)* ?₹#', 'D'],
        [
          '(?:the )?(?:marked price|mp|list price|printed price|original price|marked at|marked|tag price)(?: of (?:a |the |an )?[a-z]+| is| at| =)* ?@money',
          'mp',
        ],
        [
          '(?:sold|sells|selling price|bought|buys|paid|pays|costs?|available|sells it|gets it)(?: it| a| an| the| is| at| for| of| =| [a-z]+(?= for| at))* ?@money',
          'sp',
        ],
        ['(?:a |an |the )?[a-z]+ (?:is )?marked (?:at )?@money', 'mp'],
      ],
      relations: [
        product('Discount = marked price × discount %', 'D', { mp: 1, d: 1 }, 0.01),
        sum('Selling price = marked price − discount', 'mp', { sp: 1, D: 1 }),
        law(
          'Marked price = selling price × 100 ÷ (100 − discount %)',
          'mp',
          ['sp', 'd'],
          (s, d) => (100 * s) / (100 - d),
          (s, d) => s / (1 - d / 100),
        ),
        product('For all of them', 'all', { D: 1, n: 1 }),
      ],
      assumed: { n: 1 },
      words: `${THING} marked price discount sold sells at for on after is a with it`,
    }),
    // "At what time in months will Rs 4000 give Rs 300 simple interest at 10% per annum?"
    readStory({
      id: 'simple-interest-story',
      isExact: true,
      cue: /simple interest|(?<![a-z])si(?![a-z])/,
      concepts: ['Simple Interest'],
      refuses:
        'compound|ci|difference|double[ds]?|triple[ds]?|times|twice|itself|parts?|2 (?:sums|parts|banks|equal)|first|next|then|half|quarter|instead|more|less|ratio|another|each|withdraw\\w*|repaid|part of|amounts to.*amounts? to|remaining|after|rest',
      quantities: {
        R: {
          kind: 'percent',
          label: 'rate',
          asked:
            '(?:the |at what |what )*(?:rate(?: of interest)?(?: per annum)?(?: %)?|(?:%|percent(?:age)?) rate)',
        },
        T: {
          kind: 'years',
          label: 'time',
          asked: '(?:the |at what |what )*time(?: period)?|(?:in )?how (?:long|many @unit|much time)',
        },
        I: {
          kind: 'money',
          label: 'simple interest',
          asked: '(?:the |how much |what )*(?:simple )?interest(?: earned| paid)?',
        },
        A: { kind: 'money', label: 'amount', asked: '(?:the |what )*(?:total )?amount(?: to be paid)?' },
        P: {
          kind: 'money',
          label: 'principal',
          asked: '(?:the |what )*(?:principal|sum(?: of money)?|sum (?:invested|lent))',
        },
      },
      facts: [
        [
          '(?:at )?(?:the )?(?:rate )?(?:of )?(?:interest )?(?:of )?#%(?: (?:per|a|p\\.?) ?(?:annum|year|a\\.?)| p\\.?a\\.?| yearly| annual(?:ly)?)?(?: rate| simple interest| si)*',
          'R',
        ],
        ['(?:in |for )?@years', 'T'],
        ['(?:amounts? to|becomes?|amount is|amounting to|amount of) @money', 'A'],
        // 'The simple interest on a sum at 5% for 4 years is 800'
        [
          '(?:simple )?(?:interest|si) (?:earned |got |received )?on (?:a |the |some |certain )*(?:sum|principal|money|amount)(?: of money)?(?: |¦|at|for|in)*(?:is|was|=) ?@money',
          'I',
        ],
        [
          '(?:give|gives|earns?|yields?|interest is|simple interest is|si is|produces?|fetch(?:es)?|get|pays?|interest of) @money(?: as)?(?: simple interest| as interest| interest| si)?',
          'I',
        ],
        [
          '(?:on |sum of |principal (?:is |of )?|a sum of |will |of |invests? |lends? |deposits? |borrows? |borrowed |lent |invested |deposited )*@money',
          'P',
        ],
      ],
      relations: [
        product('SI = P × R × T ÷ 100', 'I', { P: 1, R: 1, T: 1 }, 0.01),
        sum('Amount = principal + interest', 'A', { P: 1, I: 1 }),
        law(
          'Principal = 100 × amount ÷ (100 + RT)',
          'P',
          ['A', 'R', 'T'],
          (A, R, T) => (100 * A) / (100 + R * T),
          (A, R, T) => A / (1 + (R * T) / 100),
        ),
      ],
      words:
        'simple interest si at per annum rate of a sum money man person bank lends lent borrows borrowed invests invested deposits deposited on for paid will p.a pa amount yearly',
    }),
    // "CI on rs 8000 at 10% for 2 years compounded yearly, how much interest is earned in the 2nd year alone"
    readStory({
      id: 'compound-interest-of-one-year',
      isExact: true,
      cue: /(?:compound|(?<![a-z])ci(?![a-z])).*(?:\dth|second|third|first|last) year|(?:\dth|second|third|last) year.*(?:compound|(?<![a-z])ci(?![a-z]))/,
      concepts: ['Compound Interest'],
      refuses:
        'simple|half[- ]?yearly|quarter\\w*|difference|semi|months?|double[ds]?|population|depreciat\\w*|for the first|rates? of|then|more|less|ratio|and #%',
      quantities: {
        R: { kind: 'percent', label: 'rate' },
        n: { kind: 'plain', label: 'year' },
        N: { kind: 'years', label: 'years' },
        P: { kind: 'money', label: 'principal' },
        I: {
          kind: 'money',
          label: 'interest of that year',
          asked: '(?:the |how much |what )*(?:compound )?(?:interest|ci)(?: is| will be)?(?: earned| paid)?',
        },
      },
      facts: [
        [
          '(?:at )?(?:the )?(?:rate )?(?:of )?#%(?: (?:per|a|p\\.?) ?(?:annum|year|a\\.?)| p\\.?a\\.?| yearly)?(?: rate| compound interest| ci)*',
          'R',
        ],
        ['(?:in |for |during |of )*(?:the )?#th year(?: only| alone)?', 'n'],
        ['(?:for |in )?@years', 'N'],
        ['(?:on |sum of |principal (?:is |of )?|a sum of |of |invests? |lends? |deposits? )*@money', 'P'],
      ],
      idle: ['N'],
      implied: [
        ['second year(?: only| alone)?', 'n', 2],
        ['third year(?: only| alone)?', 'n', 3],
      ],
      holds: (known) => (known.get('n') ?? 9) <= 6 && (known.get('n') ?? 0) <= (known.get('N') ?? 9),
      relations: [
        law(
          'Interest of year n = P(1 + R/100)ⁿ⁻¹ × R/100',
          'I',
          ['P', 'R', 'n'],
          (P, R, n) => (P * (1 + R / 100) ** (n - 1) * R) / 100,
          (P, R, n) => P * (1 + R / 100) ** n - P * (1 + R / 100) ** (n - 1),
        ),
      ],
      words:
        'compound interest ci compounded yearly annually at per annum on a sum money earned in the for rs invested',
    }),
    // "Amount after 3 years at 5% simple interest is Rs 2300. How much of this is interest?"
    readStory({
      id: 'interest-inside-an-amount',
      isExact: true,
      cue: /amount (?:after|of|at)/,
      concepts: ['Simple Interest'],
      refuses: 'compound|ci|half[- ]?yearly|then|double|difference|part|another|next|first|more|less',
      quantities: {
        R: { kind: 'percent', label: 'rate' },
        T: { kind: 'years', label: 'time' },
        A: { kind: 'money', label: 'amount' },
        I: {
          kind: 'money',
          label: 'interest',
          asked:
            '(?:the )?how much of (?:this|it) is (?:the )?(?:simple )?interest|(?:the )?(?:simple )?interest(?: in it| part)?',
        },
        P: { kind: 'money', label: 'principal', asked: '(?:the )?(?:principal|sum)' },
      },
      facts: [
        ['(?:at )?#%(?: per annum| p\\.?a\\.?)? (?:simple interest|si)', 'R'],
        ['(?:after|in|for|of) @years', 'T'],
        ['(?:amount is|is|=) @money', 'A'],
      ],
      relations: [
        law(
          'Principal = 100 × amount ÷ (100 + RT)',
          'P',
          ['A', 'R', 'T'],
          (A, R, T) => (100 * A) / (100 + R * T),
          (A, R, T) => A / (1 + (R * T) / 100),
        ),
        sum('Interest = amount − principal', 'A', { P: 1, I: 1 }),
      ],
      words: 'amount after at simple interest',
    }),
    // "In an election between two candidates the winner got 58% of the 12500 votes polled. How many votes did the loser get?"
    readStory({
      id: 'election-of-two',
      isExact: true,
      cue: /votes?/,
      concepts: ['Percentage'],
      refuses:
        '3|not|third|candidates got|each|absent|did not|more than|rest|remaining|none|equal|neither|did n|women|men',
      implied: [
        [
          '(?:in |at )?(?:an |the )?election(?: was)?(?: (?:between|with|of|held between|contested by))?(?: only)?(?: the)? 2 (?:candidates|persons|people|contestants)',
          'two',
          2,
        ],
        ['(?:to |against )?(?:the )?only other candidate|(?:his|the) only (?:opponent|rival)', 'two', 2],
      ],
      quantities: {
        two: { kind: 'plain', label: 'candidates' },
        bad: { kind: 'percent', label: 'invalid votes' },
        w: { kind: 'percent', label: 'share of the winner' },
        l: { kind: 'percent', label: 'share of the loser' },
        m: {
          kind: 'plain',
          label: 'margin',
          unit: 'votes',
          asked:
            '(?:by )?how many votes did (?:he|she|the winner) win(?: by)?|(?:the )?(?:margin|majority)(?: of (?:the )?(?:victory|votes))?|(?:by )?how many votes (?:did|does|was) (?:the )?(?:loser|he) (?:lose|defeated)(?: by)?',
        },
        W: {
          kind: 'plain',
          label: 'votes of the winner',
          asked:
            '(?:how many |number of |the )*(?:valid )?votes (?:did|does) (?:the )?winner (?:get|got|receive|secure)|(?:number of |the )*votes (?:of|got by|secured by|received by|polled by|for|polled in favour of) (?:the )?(?:winner|winning candidate)|(?:number of |the )*votes (?:that )?(?:the )?(?:winner|winning candidate) (?:got|received|secured)',
        },
        L: {
          kind: 'plain',
          label: 'votes of the loser',
          asked:
            '(?:how many |number of |the )*(?:valid )?votes (?:did|does) (?:the )?(?:loser|other candidate|other) (?:get|got|receive|secure)|(?:number of |the )*votes (?:of|got by|secured by|received by|for) (?:the )?(?:loser|losing candidate|defeated candidate|other candidate)|(?:number of |the )*votes (?:that )?(?:the )?(?:loser|losing candidate|defeated candidate|other candidate) (?:got|received|secured)',
        },
        V: { kind: 'plain', label: 'valid votes', asked: '(?:how many |the |number of |total )*valid votes' },
        all: {
          kind: 'plain',
          label: 'votes polled',
          asked:
            '(?:the )?(?:total )?(?:number of )?(?:total )?votes(?: polled| cast| were polled| were cast)*(?! (?:the|did|of|got|he|she|for|secured|received|by|does|won|lost))',
        },
      },
      facts: [
        [
          '#%(?: of (?:the |total )*)? ?(?:votes )?(?:polled )?(?:were|are|was|declared)(?: declared| found)* (?:invalid|rejected)',
          'bad',
        ],
        ['#% (?:invalid|rejected) votes', 'bad'],
        [
          '(?:the )?winn(?:er|ing candidate) (?:got|gets|secured|received|polled|obtained|secures) #%(?: of)?(?: the| total)*(?: valid)? ?(?:votes)?(?: polled| cast)?',
          'w',
        ],
        [
          '(?:1 candidate|a candidate|1 of them|the loser|losing candidate|he) (?:got|gets|secured|received|polled|obtained) #%(?: of)?(?: the| total)*(?: valid)? ?(?:votes)?(?: polled| cast)?(?=[a-z ,]*(?:lost|loses|defeated))',
          'l',
        ],
        [
          '(?:1 candidate|a candidate|1 of them|he) (?:got|gets|secured|received|polled|obtained) #%(?: of)?(?: the| total)*(?: valid)? ?(?:votes)?(?: polled| cast)?(?=[a-z ,]*(?:won|wins))',
          'w',
        ],
        [
          '(?:and |he |she |who )*(?:won|wins|winning|lost|loses|defeated|was defeated)(?: the election)?(?: by)?(?: a)?(?: margin| majority)?(?: of)? # votes',
          'm',
        ],
        [
          '(?:of )?(?:the )?(?:total )?(?:number of )?(?:total )?votes(?: polled| cast| were| are| is)* # ?(?:votes)?|(?:of )?(?:the |total )*# votes(?: were)?(?: polled| cast)?',
          'all',
        ],
        ['(?:of )?(?:the )?# (?:votes )?(?:polled|cast)', 'all'],
      ],
      assumed: { bad: 0 },
      idle: ['two'],
      holds: (known) =>
        known.get('two') === 2 &&
        (known.get('w') ?? 0) > 50 &&
        ['W', 'L', 'all', 'm', 'V'].every(
          (name) => Math.abs((known.get(name) ?? 0) - Math.round(known.get(name) ?? 0)) < 1e-6,
        ),
      relations: [
        sum('The two shares make 100%', 'hundred', { w: 1, l: 1 }),
        sum('Valid share = 100% − invalid', 'good', { bad: -1 }, 100),
        product('Valid votes', 'V', { all: 1, good: 1 }, 0.01),
        product('Votes of the winner', 'W', { V: 1, w: 1 }, 0.01),
        product('Votes of the loser', 'L', { V: 1, l: 1 }, 0.01),
        sum('Lead = share of the winner − share of the loser', 'lead', { w: 1, l: -1 }),
        product('Margin', 'm', { V: 1, lead: 1 }, 0.01),
        sum('No other votes', 'hundred', {}, 100),
      ],
      words: 'election votes polled valid cast by total to in and',
    }),
  ],
}
