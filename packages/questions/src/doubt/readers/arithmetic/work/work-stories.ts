import type { ReaderGroup } from '../../toolkit/found.ts'
import { law, product, readStory, sum } from '../../toolkit/story.ts'

const DO = '(?:can )?(?:do(?:es)?|finish(?:es)?|complete[s]?|build[s]?|make[s]?)'
const JOB = '(?:a |the |it |same )*(?:piece of )?(?:work|job|task|it)?'
const FILL = '(?:can )?fills?(?: up)?(?: (?:a|the|an empty))?(?: tank| cistern| it)?'

export const workStories: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Time & Work', 'Pipes & Cisterns'],
  readers: [
    // "A and B together finish a job in 6 days, A alone in 10 days. how many days more does B take alone than A"
    readStory({
      id: 'two-workers',
      isExact: true,
      cue: /together.*alone|alone.*together/,
      concepts: ['Time & Work'],
      refuses:
        'c|leaves?|left|joins?|joined|after|half|times|twice|remaining|wages?|paid|men|women|efficien\\w*|%|pipes?|tank|starts?|started|alternate|destroy\\w*|rest',
      quantities: {
        t: { kind: 'days', label: 'together' },
        a: {
          kind: 'days',
          label: 'A alone',
          asked:
            '(?:in )?how many days (?:will|can|does|would) a(?: alone)? (?:take|finish|do|complete)(?: it)?(?: alone)?',
        },
        more: {
          kind: 'days',
          label: 'more days',
          asked:
            '(?:by )?how many (?:more days|days more) (?:does|will|would) b take(?: alone)? than a(?: alone)?|how many (?:more days|days more) than a (?:does|will) b(?: alone)? take(?: alone)?',
        },
        b: {
          kind: 'days',
          label: 'B alone',
          asked:
            '(?:in )?how many days (?:will|can|does|would) b(?: alone)? (?:take|finish|do|complete)(?: it)?(?: alone)?',
        },
      },
      facts: [
        [`a and b(?: working)?(?: together)?(?: ${DO})? ?${JOB}(?: together)? in @days`, 't'],
        [`(?:and |while |but )?a(?: alone)?(?: ${DO})? ?${JOB}(?: alone)? in @days`, 'a'],
      ],
      relations: [
        product('Together in one day', 'one', { t: 1, rt: 1 }),
        product('A in one day', 'one', { a: 1, ra: 1 }),
        product('B in one day', 'one', { b: 1, rb: 1 }),
        sum('The days of both add', 'rt', { ra: 1, rb: 1 }),
        sum('More days', 'b', { a: 1, more: 1 }),
      ],
      assumed: { one: 1 },
      words: 'a work job together alone to do it',
    }),
    // "A does a work in 8 days, B in 12 days, they are paid rs 1500 for doing it together. what is B's share"
    readStory({
      id: 'pay-of-two-workers',
      isExact: true,
      cue: /paid|wages?|₹/,
      concepts: ['Time & Work'],
      refuses:
        'c|with the help|help|leaves?|left|joins?|after|half|times|twice|per day|daily|men|women|child|boy|efficien\\w*|%|alternate|rest|remaining|profit|invest\\w*|each|more|less',
      quantities: {
        a: { kind: 'days', label: 'A alone' },
        b: { kind: 'days', label: 'B alone' },
        pay: { kind: 'money', label: 'pay' },
        sa: { kind: 'money', label: 'share of A', asked: "(?:the )?(?:share of a|a's share|a get)" },
        sb: { kind: 'money', label: 'share of B', asked: "(?:the )?(?:share of b|b's share|b get)" },
      },
      facts: [
        [`a(?: alone)? ${DO} ?${JOB}(?: alone)? in @days`, 'a'],
        [`b(?: alone)?(?: ${DO})? ?${JOB}(?: alone)? in @days`, 'b'],
        [`a and b ${DO} ?${JOB} in @days and @days`, 'a', 'b'],
        [
          '(?:they|both|together they|a and b)(?: together)? (?:are |were |get |got |earn |earned |will be |both )*(?:paid )?@money(?: in all)?(?: for (?:doing |the )?(?:it|work|whole work)?(?: together)?)?',
          'pay',
        ],
      ],
      relations: [
        law(
          'Pay goes by the work of one day: 1/A : 1/B',
          'sa',
          ['a', 'b', 'pay'],
          (a, b, pay) => (pay * b) / (a + b),
          (a, b, pay) => pay / a / (1 / a + 1 / b),
        ),
        sum('The rest is of B', 'pay', { sa: 1, sb: 1 }),
      ],
      words: 'a work job together it they both do did',
    }),
    // "Pipe A fills a tank in 40 minutes and pipe B in 1 hour. Both opened together, in how many minutes is half the tank filled?"
    readStory({
      id: 'two-pipes-part',
      isExact: true,
      cue: /pipes?|taps?/,
      concepts: ['Pipes & Cisterns'],
      refuses:
        'empties|emptied|emptying|can empty|to empty|leak\\w*|outlet|drain\\w*|closed|turned off|after|third|alternate\\w*|first|then|3 pipes|faster than|times|waste|c(?= )|remaining|already',
      implied: [
        [
          '(?:is |will )?half (?:of )?(?:the |a )?(?:tank|cistern)(?: be| is)?(?: filled| full)?|(?:the )?(?:tank|cistern) (?:is |be )?half (?:filled|full)',
          'part',
          0.5,
        ],
        [
          '(?:is |will )?(?:one[- ]third|1/3|1-third) (?:of )?(?:the |a )?(?:tank|cistern)(?: be| is)?(?: filled| full)?',
          'part',
          1 / 3,
        ],
        [
          '(?:is |will )?(?:three[- ]fourths?|3/4|3 ?-?fourths?|3-fourth) (?:of )?(?:the |a )?(?:tank|cistern)(?: be| is)?(?: filled| full)?',
          'part',
          0.75,
        ],
      ],
      quantities: {
        part: { kind: 'plain', label: 'part of the tank' },
        V: { kind: 'litres', label: 'tank' },
        a: { kind: 'time', unit: 'min', label: 'first pipe' },
        b: { kind: 'time', unit: 'min', label: 'second pipe' },
        T: { kind: 'time', unit: 'min', label: 'time for the whole tank' },
        La: {
          kind: 'litres',
          label: 'by the faster pipe',
          asked: 'how many @unit (?:does|will) the faster pipe (?:put in|fill|supply|pour)(?: in)?',
        },
        t: {
          kind: 'time',
          unit: 'min',
          like: 'a',
          label: 'time',
          asked:
            '(?:how many @unit|how long|how much time|(?:the |what )*time)(?: taken| will it take| does it take)*(?: is| will| to fill)?',
        },
      },
      facts: [
        [
          `(?:2 )?(?:pipes|taps)(?: a and b)? (?:can )?fill (?:a |the )?@litres (?:tank|cistern) in @time and @time`,
          'V',
          'a',
          'b',
        ],
        [`(?:2 )?(?:pipes|taps) (?:a and b )?${FILL} in @time and @time`, 'a', 'b'],
        [`(?:2 )?(?:pipes|taps) (?:a and b )?${FILL} in # and @time`, 'a', 'b'],
        [`(?:pipe|tap) a ${FILL} in @time and (?:pipe |tap )?b(?: ${FILL})? in @time`, 'a', 'b'],
      ],
      assumed: { part: 1, one: 1 },
      relations: [
        product('First pipe in one minute', 'one', { a: 1, ra: 1 }),
        product('Second pipe in one minute', 'one', { b: 1, rb: 1 }),
        sum('Both in one minute', 'r', { ra: 1, rb: 1 }),
        product('Whole tank', 'one', { T: 1, r: 1 }),
        product('Part of the tank', 't', { T: 1, part: 1 }),
        law(
          'Part of the faster pipe',
          'share',
          ['ra', 'rb'],
          (x, y) => Math.max(x, y) / (x + y),
          (x, y) => 1 - Math.min(x, y) / (x + y),
        ),
        product('Litres of the faster pipe', 'La', { V: 1, share: 1 }),
      ],
      words:
        'pipe pipes tap taps tank cistern both opened open together are when fill filled the empty is if they',
    }),
    // "a tap fills tank in 6 hours but due to leak it takes 8 hours. in how many hours the leak alone will empty three fourth of the full tank"
    readStory({
      id: 'leak-part',
      isExact: true,
      cue: /leak/,
      concepts: ['Pipes & Cisterns'],
      refuses: '2 (?:pipes|taps|leaks)|litres?|# l|another|closed|minute of|per|capacity|more|twice|times',
      implied: [
        ['half (?:of )?(?:the |a )*(?:full )?(?:tank|cistern)', 'part', 0.5],
        [
          '(?:three[- ]fourths?|3/4|3[ -]?fourths?) (?:of )?(?:the |a )*(?:full )?(?:tank|cistern)',
          'part',
          0.75,
        ],
        ['(?:one[- ]third|1/3|1[ -]third) (?:of )?(?:the |a )*(?:full )?(?:tank|cistern)', 'part', 1 / 3],
      ],
      quantities: {
        part: { kind: 'plain', label: 'part of the tank' },
        f: { kind: 'time', unit: 'h', label: 'filling without the leak' },
        w: { kind: 'time', unit: 'h', label: 'filling with the leak' },
        L: { kind: 'time', unit: 'h', label: 'leak empties the tank' },
        t: {
          kind: 'time',
          like: 'f',
          label: 'time',
          asked:
            '(?:how many @unit|how long|how much time|(?:the |what )*time)(?: does| will| can| would)? (?:the )?leak(?: alone)?(?: take)?(?: will| to)?(?: alone)? (?:empty|empties)(?: it)?',
        },
      },
      facts: [
        ['(?:a |the )?(?:tap|pipe) (?:can )?fills? (?:a |the )?(?:tank|cistern) in @time', 'f'],
        [
          '(?:but |and )?(?:due to|because of|with|owing to) (?:a |the )?leak(?:age)?(?: in (?:the )?bottom| in it)?,?(?: it)?(?: takes| took| is filled in| fills in)* @time(?: to fill(?: it)?)?',
          'w',
        ],
      ],
      assumed: { part: 1, one: 1 },
      holds: (known) => (known.get('w') ?? 0) > (known.get('f') ?? 0),
      relations: [
        product('Tap in one hour', 'one', { f: 1, rf: 1 }),
        product('Both in one hour', 'one', { w: 1, rw: 1 }),
        sum('The leak takes the difference', 'rf', { rw: 1, rl: 1 }),
        product('Leak for the whole tank', 'one', { L: 1, rl: 1 }),
        product('Leak for the part', 't', { L: 1, part: 1 }),
      ],
      words: 'a tap pipe tank cistern leak alone empty full it the of',
    }),
    // "15 men can build a wall in 24 days working 8 hours a day. How many more men are needed to finish it in 18 days with same hours?"
    readStory({
      id: 'more-men',
      isExact: true,
      cue: /(?:men|workers|labourers|persons|people)/,
      concepts: ['Time & Work'],
      refuses:
        'women|boys|children|girls|leave\\w*|left|join\\w*|after|half|twice|times|remaining|provisions?|food|days? more|less|%|wall # m|long|efficien\\w*|already|first|then',
      quantities: {
        m: { kind: 'plain', label: 'men' },
        d: { kind: 'days', label: 'days' },
        h: { kind: 'plain', label: 'hours a day' },
        d2: { kind: 'days', label: 'new days' },
        h2: { kind: 'plain', label: 'new hours a day' },
        more: {
          kind: 'plain',
          label: 'more men',
          asked:
            '(?:how many|the number of) (?:more|extra|additional) (?:men|workers|labourers|persons|people)(?: are| will be| must be| should be)?(?: needed| required| employed)?',
        },
        n: {
          kind: 'plain',
          label: 'men needed',
          asked:
            '(?:how many|the number of) (?:men|workers|labourers|persons|people)(?: are| will be)?(?: needed| required)?',
        },
      },
      implied: [['(?:with|working)(?: the)? same (?:number of )?hours(?: a day| per day| daily)?', 'kh', 1]],
      facts: [
        [
          `# (?:men|workers|labourers|persons|people) ${DO} (?:a |the )?(?:piece of )?(?:work|wall|job|task|road|it) in @days,? (?:working|by working) # h(?:ours?)? (?:a|per|each|every) day`,
          'm',
          'd',
          'h',
        ],
        [
          `# (?:men|workers|labourers|persons|people) ${DO} (?:a |the )?(?:piece of )?(?:work|wall|job|task|road|it) in @days`,
          'm',
          'd',
        ],
        ['(?:to )?(?:finish|complete|do|build)(?: it| the (?:work|wall|job)| the same work)? in @days', 'd2'],
      ],
      idle: ['h', 'kh'],
      holds: (known) => (known.get('more') ?? 0) > 0 && !(known.has('h') && !known.has('kh')),
      relations: [
        product('Work in man-days', 'work', { m: 1, d: 1 }),
        product('Men needed = work ÷ days', 'work', { n: 1, d2: 1 }),
        sum('More men', 'n', { m: 1, more: 1 }),
      ],
      words: 'wall work job needed required to finish it the same',
    }),
  ],
}
