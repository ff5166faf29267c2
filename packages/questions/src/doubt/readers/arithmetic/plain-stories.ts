import type { ReaderGroup } from '../toolkit/found.ts'
import { law, product, readStory, sum } from '../toolkit/story.ts'

const isWhole = (value: number | undefined): boolean =>
  value !== undefined && Math.abs(value - Math.round(value)) < 1e-6

export const plainStories: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Time, Speed & Distance', 'Mensuration', 'Average', 'Percentage'],
  readers: [
    // "a tap fills a tank in 4 hours and a leak empties it in 12 hours. time to fill the tank"
    readStory({
      id: 'fills-while-leaking',
      isExact: true,
      cue: /(?:fills?).*empt/,
      concepts: ['Pipes & Cisterns'],
      refuses:
        'after|half|full(?! tank)|third|2 (?:pipes|taps)|first|then|closed|already|litres?|# l|more|due|alternate\\w*|if only|takes',
      quantities: {
        f: { kind: 'time', label: 'filling' },
        e: { kind: 'time', label: 'emptying' },
        t: {
          kind: 'time',
          like: 'f',
          label: 'time',
          asked:
            '(?:the )?(?:time|how long|how much time|how many @unit)(?: taken| will it take| does it take| required)*(?: will the (?:tank|cistern) be)?(?: to)?(?: be)? ?(?:fill|filled|full)(?: up)?(?: the| it)?(?: tank| cistern)?',
        },
      },
      facts: [
        [
          '(?:a |1 |the )?(?:pipe|tap|inlet)(?: a)?(?: can)? fills?(?: a| the)?(?: tank| cistern| it)? in @time',
          'f',
        ],
        [
          '(?:and |, |while |but )*(?:a |the |another )?(?:leak|pipe|outlet|tap|waste pipe|drain)(?: b)?(?: can)? empt(?:y|ies)(?: it| the (?:full )?(?:tank|cistern)| the full tank)? in @time',
          'e',
        ],
      ],
      assumed: { one: 1 },
      relations: [
        product('Filled in one unit of time', 'one', { f: 1, rf: 1 }),
        product('Emptied in one unit of time', 'one', { e: 1, re: 1 }),
        sum('Gain', 'rf', { r: 1, re: 1 }),
        product('Time for one tank', 'one', { r: 1, t: 1 }),
      ],
      holds: (known) => (known.get('e') ?? 0) > (known.get('f') ?? 0),
      words: 'pipe tap tank cistern leak both opened open are together if when',
    }),
    // "two cars 300 km apart move towards each other at 40 km/h and 60 km/h. when will they meet"
    readStory({
      id: 'towards-each-other',
      isExact: true,
      cue: /towards each other/,
      refuses:
        'trains? # m|long|length|after # |before|later|stops?|bird|fly|same direction|at # am|am|pm|late|more|ratio|cross(?! each)|twice|half',
      implied: [
        [
          '(?:are )?(?:moving|move|start(?: moving)?|running|run|drive|driving|travel|travelling|walk|walking|start(?: at the same time)?|cycling)? ?towards each other',
          'way',
          1,
        ],
      ],
      quantities: {
        way: { kind: 'plain', label: 'direction' },
        d: { kind: 'length', unit: 'km', label: 'distance' },
        v: { kind: 'speed', unit: 'km/h', label: 'first speed' },
        w: { kind: 'speed', unit: 'km/h', label: 'second speed' },
        t: {
          kind: 'time',
          unit: 'h',
          label: 'time',
          asked:
            '(?:how long|how many @unit|what time|when|the time|how much time|time)(?: after| will| do| taken| it takes)*(?: they)?(?: take)?(?: to)? meet|(?:they )?(?:will )?meet after',
        },
      },
      facts: [
        [
          '(?:are |is )?@length apart|(?:the )?distance between (?:them|the 2 (?:cars|towns|places|stations|cities)) is @length',
          'd',
        ],
        ['(?:at|with)(?: the)?(?: speeds?)?(?: of)? @speed and @speed(?: respectively)?', 'v', 'w'],
        ['(?:at|with)(?: the)?(?: speeds?)?(?: of)? # and @speed(?: respectively)?', 'v', 'w'],
      ],
      idle: ['way'],
      relations: [
        sum('Speed of approach', 'r', { v: 1, w: 1 }),
        product('Distance = speed × time', 'd', { r: 1, t: 1 }),
      ],
      words: '2 cars persons men cyclists buses bikes boys who they will from places towns stations',
    }),
    // "a man goes 60 km at 30 km/h and returns at 20 km/h. average speed and total time"
    readStory({
      id: 'there-and-back',
      isExact: true,
      cue: /return|comes back|back at/,
      refuses:
        'stream|upstream|downstream|current|rest|stops?|after|half|late|early|more|less|ratio|minutes less|cover the|wind|then|first|up the hill|leaves',
      quantities: {
        d: { kind: 'length', unit: 'km', label: 'distance' },
        v: { kind: 'speed', unit: 'km/h', label: 'speed there' },
        w: { kind: 'speed', unit: 'km/h', label: 'speed back' },
        m: {
          kind: 'speed',
          unit: 'km/h',
          label: 'average speed',
          asked:
            '(?:the |his |her |its )*average speed(?: for| of)?(?: the)?(?: whole| entire| total)?(?: journey| trip)?',
        },
        T: {
          kind: 'time',
          unit: 'h',
          label: 'total time',
          asked: '(?:the |his |her |its )*total time(?: taken)?',
        },
      },
      facts: [
        [
          '(?:goes|travels|drives|covers|walks|cycles|rides)(?: a distance of)? @length (?:at|with)(?: a| the)?(?: speed of)? @speed',
          'd',
          'v',
        ],
        [
          '(?:and )?(?:returns|comes back|return|comes)(?: back)?(?: the same way| the same distance| home)?(?: at| with)(?: a| the)?(?: speed of)? @speed',
          'w',
        ],
      ],
      relations: [
        product('Time there', 'd', { v: 1, a: 1 }),
        product('Time back', 'd', { w: 1, b: 1 }),
        sum('Total time', 'T', { a: 1, b: 1 }),
        product('Both ways', 'both', { d: 1 }, 2),
        product('Average speed = all distance ÷ all time', 'both', { m: 1, T: 1 }),
      ],
      words: 'a man person car boy cyclist bus he she and find the',
    }),
    // "How many tiles of 25 cm by 20 cm are needed for a floor 5 m by 4 m?"
    readStory({
      id: 'tiles-on-a-floor',
      isExact: true,
      cue: /tiles?|bricks? of|slabs?/,
      concepts: ['Mensuration'],
      refuses: 'cost|₹|square tile|circular|height|thick|mortar|gap|volume|%|border|wall|each side|high|deep',
      quantities: {
        a: { kind: 'length', unit: 'cm', label: 'length of a tile' },
        b: { kind: 'length', unit: 'cm', label: 'width of a tile' },
        l: { kind: 'length', label: 'length of the floor' },
        w: { kind: 'length', label: 'width of the floor' },
        n: {
          kind: 'plain',
          label: 'tiles',
          asked: '(?:how many|the number of|number of) (?:rectangular )?(?:tiles|slabs|marbles)',
        },
      },
      facts: [
        [
          '(?:each )?(?:of )?(?:size |measuring |dimensions )?@length (?:by|x|\\*) @length(?= (?:are|is|will|tiles?|needed|required))',
          'a',
          'b',
        ],
        [
          '(?:for|to cover|to pave|on|cover)(?: a| the)?(?: floor| room| hall)?(?: of| measuring| of size| of dimensions)? @length (?:by|x|\\*) @length(?: floor| room| hall)?',
          'l',
          'w',
        ],
      ],
      holds: (known) =>
        isWhole(known.get('n')) &&
        isWhole((known.get('l') ?? 0) / (known.get('a') ?? 1)) &&
        isWhole((known.get('w') ?? 0) / (known.get('b') ?? 1)),
      relations: [
        product('Area of a tile', 'tile', { a: 1, b: 1 }),
        product('Area of the floor', 'floor', { l: 1, w: 1 }),
        product('Tiles = floor ÷ tile', 'floor', { tile: 1, n: 1 }),
      ],
      words: 'tiles of are needed required for the a floor room to cover rectangular size will be',
    }),
    // "a rectangular park 60 m by 40 m has a path 2 m wide inside all around. find area of the park left without the path"
    readStory({
      id: 'path-around',
      isExact: true,
      cue: /path|verandah?|border/,
      concepts: ['Mensuration'],
      refuses:
        'cost|₹|circular|cross\\w*|middle|parallel|square (?:park|field|garden)|2 paths|side only|tiles?|perimeter',
      implied: [
        [
          '(?:all )?(?:around )?inside(?: it| the (?:park|garden|field|lawn))?(?: all)?(?: around| along its boundary)?(?: it)?',
          'way',
          -1,
        ],
        [
          '(?:all )?(?:around )?outside(?: it| the (?:park|garden|field|lawn))?(?: all)?(?: around)?(?: it)?',
          'way',
          1,
        ],
      ],
      quantities: {
        way: { kind: 'plain', label: 'side', isSigned: true },
        p: { kind: 'length', label: 'width of the path' },
        l: { kind: 'length', label: 'length' },
        w: { kind: 'length', label: 'width' },
        left: {
          kind: 'area',
          label: 'area left',
          asked:
            '(?:the )?area of (?:the )?(?:park|garden|field|lawn|rest)? ?(?:left|remaining|left over)?(?: without| excluding| except) (?:the )?path|(?:the )?(?:remaining|left) area',
        },
        path: {
          kind: 'area',
          label: 'area of the path',
          asked: '(?:the )?area of (?:the )?(?:path|verandah|border)|(?:the )?path area',
        },
      },
      facts: [
        [
          '(?:a |has |with |the |there is )*(?:path|verandah?|border) (?:of )?(?:width )?@length(?: wide| broad)?(?: runs| is made| is)?',
          'p',
        ],
        ['@length (?:wide|broad) (?:path|verandah?|border)(?: runs| is made| is)?', 'p'],
        [
          '(?:a |the )?(?:rectangular )?(?:park|garden|field|lawn|plot)(?: of| is| measuring)? @length (?:by|x|\\*) @length',
          'l',
          'w',
        ],
        ['@length (?:by|x|\\*) @length(?: rectangular)?(?: park| garden| field| lawn| plot)?', 'l', 'w'],
      ],
      holds: (known) =>
        (known.get('way') ?? 0) > 0 ||
        2 * (known.get('p') ?? 0) < Math.min(known.get('l') ?? 0, known.get('w') ?? 0),
      relations: [
        law(
          'Area of the path',
          'path',
          ['l', 'w', 'p', 'way'],
          (l, w, p, way) => Math.abs((l + 2 * way * p) * (w + 2 * way * p) - l * w),
          (l, w, p, way) => 2 * p * (l + w) + way * 4 * p * p,
        ),
        law(
          'Area left inside',
          'left',
          ['l', 'w', 'p', 'way'],
          (l, w, p, way) => (way < 0 ? (l - 2 * p) * (w - 2 * p) : Number.NaN),
          (l, w, p) => l * w - (2 * p * (l + w) - 4 * p * p),
        ),
      ],
      words: 'rectangular park garden field lawn has a path around wide of it the all runs',
    }),
    // "a is 25% more than b and their sum is 450. by how much is b less than a"
    readStory({
      id: 'percent-more-and-sum',
      isExact: true,
      cue: /% (?:more|less) than.*sum|sum.*% (?:more|less) than/,
      concepts: ['Percentage'],
      refuses: 'c|average|then|product|ratio|twice|years?|old|after|before|#% more than b and #%',
      quantities: {
        p: { kind: 'percent', label: 'more' },
        q: { kind: 'percent', label: 'less' },
        s: { kind: 'plain', label: 'sum' },
        d: {
          kind: 'plain',
          label: 'difference',
          asked:
            '(?:by )?how much is (?:b less than a|a more than b)|(?:the |their )*difference(?: between (?:them|a and b))?',
        },
        a: { kind: 'plain', label: 'a', asked: '(?:the )?(?:value of )?a' },
        b: { kind: 'plain', label: 'b', asked: '(?:the )?(?:value of )?b' },
      },
      facts: [
        ['a is #% more than b', 'p'],
        ['a is #% less than b', 'q'],
        [
          '(?:and )?(?:their sum|the sum of (?:a and b|both)|sum of (?:a and b|both|them)|a \\+ b) (?:is|=) #',
          's',
        ],
      ],
      relations: [
        law(
          'b = sum × 100 ÷ (200 + p)',
          'b',
          ['s', 'p'],
          (s, p) => (100 * s) / (200 + p),
          (s, p) => s / (2 + p / 100),
        ),
        law(
          'b = sum × 100 ÷ (200 − q)',
          'b',
          ['s', 'q'],
          (s, q) => (100 * s) / (200 - q),
          (s, q) => s / (2 - q / 100),
        ),
        sum('a = sum − b', 's', { a: 1, b: 1 }),
        law(
          'Difference',
          'd',
          ['a', 'b'],
          (a, b) => Math.abs(a - b),
          (a, b) => Math.max(a, b) - Math.min(a, b),
        ),
      ],
      words: 'and is find the value of',
    }),
    // "The average weight of 8 persons increases by 1.5 kg when a new person comes in place of one weighing 65 kg. How much heavier is the new person?"
    readStory({
      id: 'new-person-heavier',
      isExact: true,
      cue: /average.*in place of|average.*replac/,
      concepts: ['Average'],
      refuses: 'age|2 (?:new )?(?:persons|men)|both|becomes|remains|then|decreases?|reduces?',
      quantities: {
        n: { kind: 'plain', label: 'persons' },
        d: { kind: 'mass', unit: 'kg', label: 'rise of the average' },
        o: { kind: 'mass', unit: 'kg', label: 'old person' },
        h: {
          kind: 'mass',
          unit: 'kg',
          label: 'heavier by',
          asked:
            '(?:by )?how much heavier is the new (?:person|man|1|boy|student)(?: than (?:the )?(?:old 1|old person|old|other|1 he replaced))?',
        },
        N: {
          kind: 'mass',
          unit: 'kg',
          label: 'new person',
          asked: '(?:the )?weight of (?:the )?new (?:person|man|boy|student|1)',
        },
      },
      facts: [
        [
          '(?:the )?average weight of # (?:persons|men|people|boys|students|girls)(?: is)? (?:increases|increased|rises|goes up) by @mass',
          'n',
          'd',
        ],
        [
          '(?:when )?(?:a )?new (?:person|man|boy|student) (?:comes|came|joins|is included) in place of (?:1|a person|a man)(?: of them)?(?: weighing| of weight| whose weight is| of)? @mass',
          'o',
        ],
        [
          '(?:when )?(?:1|a person|a man)(?: of them)? (?:weighing|of weight) @mass is replaced by (?:a )?new (?:person|man|boy|1)',
          'o',
        ],
      ],
      idle: ['o'],
      relations: [
        product('n times the rise', 'h', { n: 1, d: 1 }),
        sum('New = old + that', 'N', { o: 1, h: 1 }),
      ],
      words: 'the is what new',
    }),
    // "In a class of 60, 70% passed in maths and 80% passed in science. If 60% passed in both how many students failed in both subjects?"
    readStory({
      id: 'passed-in-both',
      isExact: true,
      cue: /both/,
      concepts: ['Percentage', 'Sets'],
      refuses:
        'failed in (?!both)|neither passed|only|at least|exactly|3 subjects|none of|or|boys|girls|average',
      quantities: {
        n: { kind: 'plain', label: 'students' },
        a: { kind: 'percent', label: 'passed in the first' },
        b: { kind: 'percent', label: 'passed in the second' },
        c: { kind: 'percent', label: 'passed in both' },
        f: {
          kind: 'plain',
          label: 'failed in both',
          asked:
            'how many(?: students)? failed in both(?: the)?(?: subjects)?|(?:the )?number of students who failed in both(?: subjects)?',
        },
        g: {
          kind: 'percent',
          label: 'failed in both',
          asked: 'what (?:%|percent(?:age)?)(?: of (?:the )?students)? failed in both(?: subjects)?',
        },
      },
      facts: [
        ['(?:in |of )?(?:a |the )?(?:class|group|exam) of #(?: students)?', 'n'],
        ['(?:and |if )*#% (?:of (?:the )?students )?(?:passed )?in both(?: the)?(?: subjects)?', 'c'],
        [
          '#% (?:of (?:the )?students )?(?:have )?passed in [a-z]+ and #% (?:have )?(?:passed )?in [a-z]+',
          'a',
          'b',
        ],
      ],
      holds: (known) =>
        (known.get('c') ?? 0) <= Math.min(known.get('a') ?? 0, known.get('b') ?? 0) &&
        (!known.has('f') || isWhole(known.get('f'))),
      relations: [
        law(
          'Failed in both = 100% − (a + b − both)',
          'g',
          ['a', 'b', 'c'],
          (a, b, c) => 100 - (a + b - c),
          (a, b, c) => 100 - (a - c) - (b - c) - c,
        ),
        product('In numbers', 'f', { n: 1, g: 1 }, 0.01),
      ],
      words: 'students passed in a class if',
    }),
    // "HCF of two numbers is 12, LCM is 360 and one number is 72. What is the difference between the two numbers?"
    readStory({
      id: 'hcf-lcm-one-number',
      isExact: true,
      cue: /(?:hcf|h\.c\.f).*(?:lcm|l\.c\.m)|(?:lcm|l\.c\.m).*(?:hcf|h\.c\.f)/,
      concepts: ['HCF & LCM'],
      refuses: 'ratio|3 numbers|product|times|less than|more than|between # and',
      quantities: {
        h: { kind: 'plain', label: 'HCF' },
        l: { kind: 'plain', label: 'LCM' },
        a: { kind: 'plain', label: 'one number' },
        d: {
          kind: 'plain',
          label: 'difference',
          asked: '(?:the )?difference (?:between|of) (?:the )?(?:2 )?numbers',
        },
        s: { kind: 'plain', label: 'sum', asked: '(?:the )?sum of (?:the )?(?:2 )?numbers' },
        b: { kind: 'plain', label: 'other number', asked: '(?:the )?(?:other|second)(?: number)?' },
      },
      facts: [
        ['(?:the )?hcf and lcm of 2 numbers are # and #', 'h', 'l'],
        ['(?:the )?lcm and hcf of 2 numbers are # and #', 'l', 'h'],
        ['(?:the )?hcf(?: of 2 numbers)?(?: is| =)* #', 'h'],
        ['(?:and )?(?:the |their )?lcm(?: of 2 numbers)?(?: is| =)* #', 'l'],
        ['(?:and |if )*(?:1|one) (?:of the )?numbers?(?: is| =)* #', 'a'],
      ],
      holds: (known) => {
        const [h = 0, l = 0, a = 0, b = 0] = ['h', 'l', 'a', 'b'].map((name) => known.get(name))
        const hcf = (x: number, y: number): number => (y === 0 ? x : hcf(y, x % y))
        return isWhole(b) && hcf(a, Math.round(b)) === h && isWhole(l / a)
      },
      relations: [
        product('Product of the numbers', 'all', { h: 1, l: 1 }),
        product('Product of the numbers', 'all', { a: 1, b: 1 }),
        sum('Sum', 's', { a: 1, b: 1 }),
        law(
          'Difference',
          'd',
          ['a', 'b'],
          (a, b) => Math.abs(a - b),
          (a, b) => Math.max(a, b) - Math.min(a, b),
        ),
      ],
      words: '2 numbers and is the find',
    }),
  ],
}
