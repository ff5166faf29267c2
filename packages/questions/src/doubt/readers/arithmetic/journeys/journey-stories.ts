import type { ReaderGroup } from '../../toolkit/found.ts'
import { law, product, readStory, sum } from '../../toolkit/story.ts'

const WHO =
  'car bus train truck bike cyclist cycle man boy girl person runner scooter motorcycle walker athlete athletes'
const BEATS = '(?:beats|defeats|can beat)'

export const journeyStories: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Time, Speed & Distance', 'Boats & Streams'],
  readers: [
    // "a cyclist goes at 18 km/h, how many metres will he cover in 2 minutes"
    readStory({
      id: 'steady-speed',
      isExact: true,
      cue: /km\/h|m\/s|m\/min/,
      refuses:
        'upstream|downstream|stream|still|current|average|first|next|then|half|return\\w*|back|late|early|usual|stops?|stopping|stoppages?|rest|each|every|accelerat\\w*|retard\\w*|long|length|platform|pole|bridge|tunnel|opposite|towards|same|another|other|meet\\w*|ahead|behind|thief|police|relative|race|round|circular|faster|slower|more|less|sound|light|wave|thrown|dropped|remaining|instead|and then|after|before|initial|final|velocity|echo|gun|fired|lightning|starts|angle|to come',
      quantities: {
        v: { kind: 'speed', unit: 'km/h', label: 'speed', asked: '(?:the |its |his |her )*speed' },
        s: {
          kind: 'length',
          label: 'distance',
          asked:
            'how many @unit (?:will|does|can|would|do) (?:he|she|it|the [a-z]+) (?:cover|go|travel|run|walk)|(?:the |what )*distance(?: covered| travelled)?|how far (?:will|does|can|would) (?:he|she|it|the [a-z]+) (?:go|travel|run|walk|cover)',
        },
        t: {
          kind: 'time',
          unit: 'min',
          label: 'time',
          asked:
            'how many @unit (?:will|does|would) (?:he|she|it|the [a-z]+) take|(?:the |what )*time(?: taken| will (?:he|she|it) take)?',
        },
      },
      facts: [
        [
          '(?:goes|runs|walks|moves|travels|running|moving|travelling|walking|rides|drives|going|cycles)?(?: at| with)?(?: a| the| speed| of)* ?@speed',
          'v',
        ],
        ['(?:in|for) @time', 't'],
        ['(?:to )?(?:cover|covers|go|travel|run|walk|covering)? ?(?:a distance of )?@length', 's'],
      ],
      relations: [product('distance = speed × time', 's', { v: 1, t: 1 })],
      words: `${WHO} at a speed of in covers cover distance goes`,
    }),
    // "Two trains 120 m and 180 m long run in the same direction at 60 km/h and 42 km/h. In how many minutes will the faster one cross the slower?"
    readStory({
      id: 'two-trains-cross',
      isExact: true,
      cue: /2 trains|another train/,
      refuses:
        'meet|start|stations|distance|apart|passenger|man|sitting|window|platform|pole|bridge|after|before|towns|km(?!/h)|ratio|equal|same speed|same length|each(?! other)',
      implied: [
        [
          '(?:are )?(?:running|run|moving|going|move|travelling|travel)?(?: on parallel tracks)?(?: in)? (?:the )?same direction(?: on parallel tracks)?',
          'way',
          -1,
        ],
        [
          '(?:are )?(?:running|run|moving|going|move|travelling|travel)?(?: on parallel tracks)?(?: in| towards)? (?:the )?opposite directions?(?: on parallel tracks)?|(?:running |moving )?towards each other',
          'way',
          1,
        ],
      ],
      quantities: {
        way: { kind: 'plain', label: 'direction', isSigned: true },
        a: { kind: 'length', label: 'first length' },
        b: { kind: 'length', label: 'second length' },
        v: { kind: 'speed', unit: 'km/h', label: 'first speed' },
        w: { kind: 'speed', unit: 'km/h', label: 'second speed' },
        t: {
          kind: 'time',
          unit: 's',
          label: 'time',
          asked:
            '(?:(?:the |what )*time|how (?:long|much time|many @unit))(?: taken| will| does| do| they| take| it| to| the| faster| slower| train| 1| trains)* (?:cross|pass|clear|overtake)(?: each other| one another| the slower(?: 1| train| one)?| the other| it)?(?: completely)?',
        },
      },
      facts: [
        ['(?:of )?(?:lengths? )?(?:of )?@length and @length(?: long| in length| respectively)?', 'a', 'b'],
        ['(?:of )?(?:lengths? )?(?:of )?# (?:and|,) @length(?: long| in length| respectively)?', 'a', 'b'],
        ['(?:at|with)(?: the)?(?: speeds?)?(?: of)? @speed and @speed', 'v', 'w'],
        ['(?:at|with)(?: the)?(?: speeds?)?(?: of)? # (?:and|,) @speed', 'v', 'w'],
      ],
      relations: [
        sum('Distance = both lengths', 'd', { a: 1, b: 1 }),
        law(
          'Relative speed',
          'r',
          ['v', 'w', 'way'],
          (v, w, way) => (way > 0 ? v + w : Math.abs(v - w)),
          (v, w, way) => Math.max(v, w) + way * Math.min(v, w),
        ),
        product('Distance = relative speed × time', 'd', { r: 1, t: 1 }),
      ],
      words: '2 trains run running are moving respectively on parallel tracks in the long will',
    }),
    // "Speed of boat in still water is 10 km/h and stream 2 km/h. How much more time in minutes does it take to go 48 km upstream than downstream?"
    readStory({
      id: 'boat-story',
      isExact: true,
      cue: /stream|current/,
      concepts: ['Boats & Streams'],
      refuses:
        'ratio|times|twice|half|double|average|then|2 boats|another boat|meet|wind|same time|floats?|log|raft|other side|across the|perpendicular|wire|circuit|ohm|# v|# a|volts?',
      quantities: {
        b: {
          kind: 'speed',
          unit: 'km/h',
          label: 'speed in still water',
          asked: '(?:the |its |his )*(?:speed|rate)(?: of (?:the )?(?:boat|man|swimmer))? in still water',
        },
        c: {
          kind: 'speed',
          unit: 'km/h',
          label: 'speed of the stream',
          asked: '(?:the )?(?:speed|rate|velocity) of (?:the )?(?:stream|current|river)',
        },
        down: {
          kind: 'speed',
          unit: 'km/h',
          label: 'speed downstream',
          asked: '(?:the |its |his )*(?:speed downstream|downstream speed)',
        },
        up: {
          kind: 'speed',
          unit: 'km/h',
          label: 'speed upstream',
          asked: '(?:the |its |his )*(?:speed upstream|upstream speed)|(?<=and )upstream(?=$|[ ,.]*$)',
        },
        d: { kind: 'length', unit: 'km', label: 'distance' },
        extra: {
          kind: 'time',
          unit: 'h',
          label: 'extra time',
          asked:
            'how much more time(?:,? in @unit)?(?: does it| will it| does the boat| will the boat)? take(?: to)?(?: go| row| cover| travel)?[ ¦]*upstream than(?: to go| going)? downstream|how much (?:longer|more time)(?: does| will)? it takes?(?: to go)?(?: upstream than downstream)?',
        },
        both: {
          kind: 'time',
          unit: 'h',
          label: 'time there and back',
          asked: '(?:the )?total time(?: taken)?(?: to (?:go and (?:come|return)(?: back)?|and back))?',
        },
        td: {
          kind: 'time',
          unit: 'h',
          label: 'time downstream',
          asked:
            '(?:the |how much |how long )*time(?: taken)?(?: will it take)?(?: to go| to cover| to travel)?(?: ¦)? downstream',
        },
        tu: {
          kind: 'time',
          unit: 'h',
          label: 'time upstream',
          asked:
            '(?:the |how much |how long )*time(?: taken)?(?: will it take)?(?: to go| to cover| to travel)?(?: ¦)? upstream',
        },
      },
      facts: [
        [
          '(?:the )?(?:speed|rate) of (?:a |the )?(?:boat|man|swimmer|motorboat)(?: in still water)?(?: is| =)* ?@speed(?: in still water)?',
          'b',
        ],
        [
          '(?:a |the )?(?:boat|man|swimmer)(?: can)? (?:rows?|goes|swims?|moves|travels?)(?: at)? @speed in still water',
          'b',
        ],
        [
          '(?:and )?(?:the )?(?:speed of )?(?:the |a )?(?:stream|current|river)(?: flows| runs| is| of| at| =| speed)* ?@speed',
          'c',
        ],
        ['@length', 'd'],
      ],
      idle: [],
      holds: (known) => (known.get('b') ?? 0) > (known.get('c') ?? 0),
      relations: [
        sum('Downstream = still water + stream', 'down', { b: 1, c: 1 }),
        sum('Upstream = still water − stream', 'up', { b: 1, c: -1 }),
        product('Distance = speed × time', 'd', { down: 1, td: 1 }),
        product('Distance = speed × time', 'd', { up: 1, tu: 1 }),
        sum('Extra time upstream', 'tu', { td: 1, extra: 1 }),
        sum('Time there and back', 'both', { td: 1, tu: 1 }),
      ],
      words: 'boat man swimmer in still water to go take takes it row rows and',
    }),
    // "in a 400 m race A beats B by 40 m, A runs at 8 m/s. find speed of B"
    readStory({
      id: 'speed-in-a-race',
      isExact: true,
      cue: /race.*beat|beat.*race/,
      refuses: 'start of|head start|# s|seconds?|min|dead heat|rounds?|circular|c(?! race)|gives|ratio',
      quantities: {
        R: { kind: 'length', label: 'race' },
        x: { kind: 'length', label: 'lead' },
        a: { kind: 'speed', unit: 'm/s', label: 'speed of A', asked: "(?:the )?speed of a|a's speed" },
        b: { kind: 'speed', unit: 'm/s', label: 'speed of B', asked: "(?:the )?speed of b|b's speed" },
      },
      facts: [
        ['(?:in )?(?:a |the )?@length race', 'R'],
        [`a ${BEATS} b by @length`, 'x'],
        ["(?:if )?a(?: runs| run|'s speed| speed)?(?: is| at)* @speed", 'a'],
        ["(?:if )?b(?: runs| run|'s speed| speed)?(?: is| at)* @speed", 'b'],
      ],
      holds: (known) => (known.get('x') ?? 0) < (known.get('R') ?? 0),
      relations: [
        sum('B runs in the same time', 'run', { R: 1, x: -1 }),
        product('A: race = speed × time', 'R', { a: 1, t: 1 }),
        product('B: way = speed × time', 'run', { b: 1, t: 1 }),
      ],
      words: 'race runs by in a the and',
    }),
    // "In a 100 m race A beats B by 10 m and B beats C by 10 m. How many metres has C left when A finishes?"
    readStory({
      id: 'three-in-a-race',
      isExact: true,
      cue: /race.*beats b.*beats c/,
      refuses: '# s|seconds?|min|dead heat|rounds?|circular|gives|ratio|m/s|km/h|start',
      quantities: {
        R: { kind: 'length', label: 'race' },
        R2: { kind: 'length', label: 'second race' },
        R3: { kind: 'length', label: 'third race' },
        x: { kind: 'length', label: 'lead of A' },
        y: { kind: 'length', label: 'lead of B' },
        z: {
          kind: 'length',
          label: 'lead of A over C',
          asked: `how many @unit(?: has c(?: still)?(?: left)?(?: to run)?(?: left)?)?(?: when a finish(?:es)?)?(?: the race)?|by how (?:much|many @unit)(?: distance)?(?: can| will| does| would)? a beat c|by (?:what distance|how many @unit) (?:will|can|does|would) a beat c`,
        },
      },
      facts: [
        ['(?:if )?a and c (?:run|race)(?: a| the)? @length(?: race)?', 'R3'],
        [`in (?:a |the |another )?@length race,? a ${BEATS} b by @length`, 'R', 'x'],
        [`in (?:a |the |another )?@length race,? b ${BEATS} c by @length`, 'R2', 'y'],
        [`b ${BEATS} c by @length`, 'y'],
        ['in (?:a |the |same |another )*@length race', 'R2'],
      ],
      idle: ['R2', 'R3'],
      holds: (known) => ['R2', 'R3'].every((name) => !known.has(name) || known.get(name) === known.get('R')),
      relations: [
        law(
          'C runs (R − x)(R − y) ÷ R while A runs R',
          'z',
          ['R', 'x', 'y'],
          (R, x, y) => R - ((R - x) * (R - y)) / R,
          (R, x, y) => x + y - (x * y) / R,
        ),
      ],
      words: 'race in the same of a and by if when finishes another',
    }),
    // "Walking at 4/5 of usual speed a boy is 10 minutes late to school. In how many minutes does he reach at his usual speed?"
    readStory({
      id: 'late-by-going-slower',
      isExact: true,
      cue: /usual/,
      refuses: 'early|earlier|faster|km|m/s|distance|first|next|then|half way|train',
      quantities: {
        f: { kind: 'plain', label: 'part of the usual speed' },
        late: { kind: 'time', unit: 'min', label: 'late' },
        t: {
          kind: 'time',
          unit: 'min',
          label: 'usual time',
          asked:
            '(?:the |his |her |what )*usual time(?: taken)?(?: to (?:reach|cover)[a-z ]{0,20})?|how (?:many @unit|long|much time)(?: does| will)? (?:he|she|it)(?: take)?(?: to)? (?:reach|take)s?(?: (?:school|office|there))?(?: (?:at|with|by) (?:his|her|its) usual speed)?',
        },
      },
      facts: [
        [
          '(?:walking|going|moving|travelling|running|driving|cycling|by walking|by going|walks)?(?: at| with)? ?# (?:of|th of) (?:his|her|its|the)? ?usual speed',
          'f',
        ],
        [
          '(?:is |reaches |gets |was |he is |she is )*(?:late by )?@time(?: late)?(?: to| for| at| in reaching)?(?: (?:school|office|college|work))?',
          'late',
        ],
      ],
      holds: (known) => (known.get('f') ?? 1) < 1,
      relations: [
        law(
          'The slower trip takes 1/f as long',
          'late',
          ['t', 'f'],
          (t, f) => t / f - t,
          (t, f) => (t * (1 - f)) / f,
        ),
        law(
          'Usual time = late × f ÷ (1 − f)',
          't',
          ['late', 'f'],
          (late, f) => (late * f) / (1 - f),
          (late, f) => late / (1 / f - 1),
        ),
      ],
      words: 'a boy girl man student person he she reaches late to school office his her',
    }),
  ],
}
