import type { ReaderGroup } from '../toolkit/found.ts'
import { law, product, type Relation, readStory, sum } from '../toolkit/story.ts'
import { GRAVITY } from './gravity.ts'

const BODY =
  'body object particle stone ball car train bus block vehicle bullet man person boy truck bike motorcycle scooter cyclist cycle box cart trolley toy driver motorbike aeroplane plane rocket coin'

/** The equations of motion in small links, so that any two of the five quantities follow from the other three. */
const UNIFORM: readonly Relation[] = [
  sum('Change of velocity = v − u', 'change', { v: 1, u: -1 }),
  product('Change of velocity = at', 'change', { a: 1, t: 1 }),
  sum('Mean velocity = ½(u + v)', 'mean', { u: 0.5, v: 0.5 }),
  product('s = mean velocity × t', 's', { mean: 1, t: 1 }),
  product('u²', 'uu', { u: 2 }),
  product('v²', 'vv', { v: 2 }),
  product('2as', 'twice', { a: 1, s: 1 }, 2),
  sum('v² = u² + 2as', 'vv', { uu: 1, twice: 1 }),
  law(
    's = ut + ½at²',
    's',
    ['u', 'a', 't'],
    (u, a, t) => u * t + (a * t * t) / 2,
    (u, a, t) => ((u + (u + a * t)) / 2) * t,
  ),
  law(
    'a = 2(s − ut) ÷ t²',
    'a',
    ['s', 'u', 't'],
    (s, u, t) => (2 * (s - u * t)) / (t * t),
    (s, u, t) => (2 * s) / t / t - (2 * u) / t,
  ),
  sum('A retardation is a negative acceleration', 'a', { r: -1 }),
]

const SIGNED = { isSigned: true } as const

export const motionStories: ReaderGroup = {
  subject: 'Physics',
  concepts: ['Motion', 'Laws of Motion'],
  readers: [
    // "A bus at 54 km/h stops in 5 s by brakes. How much distance does it cover before stopping?" / "… find its speed and the distance covered"
    readStory({
      id: 'uniform-acceleration',
      cue: /accelerat|retard|decelerat|rest|stop|brakes?|halt|velocity|speed/,
      concepts: ['Motion'],
      refuses:
        'dropped|falls?|falling|fell|thrown|projected|upwards?|vertically|height|tower|well|average|th second|last|next|then|again|further|more|another|each|platform|bridge|tunnel|pole|angle|circular|circle|radius|light|sound|wave|late|early|usual|half|double|twice|thrice|times|downstream|upstream|stream|race|friction|reaction|before applying|overtakes?|catch|catches|meets?|wall|plank|penetrat\\w+|return\\w*|back|round|lap|trip|later|remaining|rest of',
      implied: [
        [
          '(?:comes?|brought|brings?|bring|coming|came|is brought|to come)(?: it)? to (?:rest|a stop|a halt|halt|stop|a complete stop)|is stopped|stops?|stopped|stopping|can be stopped',
          'v',
          0,
        ],
        [
          '(?:starts?|starting|started|begins?|beginning)(?: (?:its motion|moving|to move))?(?: from| at)? rest|from rest|initially at rest|from the state of rest',
          'u',
          0,
        ],
      ],
      quantities: {
        r: {
          kind: 'acceleration',
          label: 'retardation',
          asked:
            '(?:the |its |uniform |average )*(?:retardation|deceleration|negative acceleration)(?: produced)?',
          ...SIGNED,
        },
        a: {
          kind: 'acceleration',
          label: 'acceleration',
          asked: '(?:the |its |uniform |constant )*acceleration(?: produced| of the [a-z]+)?',
          ...SIGNED,
        },
        u: {
          kind: 'speed',
          label: 'initial velocity',
          asked: '(?:the |its )*initial (?:velocity|speed)',
        },
        v: {
          kind: 'speed',
          label: 'final velocity',
          asked:
            '(?:the |its |his )*(?:final |maximum )?(?:velocity|speed)(?: attained| acquired| gained| reached| of the [a-z]+| will it (?:have|attain|reach|acquire|gain))*|how fast',
        },
        t: {
          kind: 'time',
          label: 'time',
          asked:
            '(?:the |what )*time(?: taken| required| needed| does it take| will it take)*|how (?:long|much time)|(?:in |after )?how many @unit',
        },
        s: {
          kind: 'length',
          label: 'distance',
          asked:
            '(?:the |how much )*(?:stopping )?(?:distance|displacement)(?: travelled| covered| traveled| moved| it travels| it covers| it moves)*|how far|how many @unit|what distance',
        },
      },
      facts: [
        [
          '(?:retardation|deceleration|decelerat[a-z]+|retard[a-z]+)(?: at| of| is| with| =| the| a| an| rate| uniformly| by)* ?@acceleration',
          'r',
        ],
        [
          '(?:(?:a |an |the |uniform |constant )*(?:acceleration|accelerat[a-z]+|increases)(?: at| of| is| with| =| the| a| an| rate| uniformly| by)* ?)?@acceleration',
          'a',
        ],
        [
          '(?:changes |increases |decreases |reduces |reduced |slows down |accelerates )?(?:its )?(?:velocity |speed )?from @speed to @speed',
          'u',
          'v',
        ],
        ['from # to @speed', 'u', 'v'],
        ['initial (?:velocity|speed)(?: of| is| =| as)* ?@speed', 'u'],
        ['final (?:velocity|speed)(?: of| is| =| as)* ?@speed', 'v'],
        [
          '(?:attains?|acquires?|reach(?:es)?|becomes?|attain|gets?|speeds? up to|increases to|decreases to|reduces to|reduced to|drops to|slows(?: down)? to)(?: a| the| its| velocity| speed| of| final)* @speed',
          'v',
        ],
        [
          '(?:is )?(?:moving|travelling|traveling|going|running|driven|driving|moves|travels|runs|starts?|starting|at|with)(?: with| at| a| an| the| its| initial| constant| uniform| speed| velocity| of)* @speed',
          'u',
        ],
        ['(?:has |have |of )?(?:a |an |the |its )*(?:velocity|speed) (?:of |is |= )*@speed', 'u'],
        ['(?:in|for|after|within|during|takes?|time)(?: the| a| time| of| is| =)* ?@time', 't'],
        [
          '(?:(?:in|for|within|over|after|through|covers?|travels?|covering|travelling|moving|distance|displacement)(?: the| a| covering| travelling| moving| covers| distance| displacement| of| is| =)* ?)?@length',
          's',
        ],
      ],
      relations: UNIFORM,
      words: `${BODY} velocity speed acceleration uniform uniformly motion straight line road track moving moves travels travelling covering brakes brake applied applying applies by during under rate constant constantly speeds up accelerates accelerated accelerating covers cover go goes before travelled covered reach come while`,
    }),
    // "a car starts from rest with 2 m/s², how far does it go in the 5th second only"
    readStory({
      id: 'in-the-nth-second',
      cue: /\dth (?:s\b|second)/,
      concepts: ['Motion'],
      refuses:
        'dropped|falls?|thrown|height|tower|upwards?|retard\\w*|decelerat\\w+|ratio|last|next|stops?|each|more',
      implied: [['(?:starts?|starting|started)(?: from| at)? rest|from rest|initially at rest', 'u', 0]],
      quantities: {
        n: { kind: 'plain', label: 'second' },
        a: { kind: 'acceleration', label: 'acceleration', asked: '(?:the |its |uniform )*acceleration' },
        u: { kind: 'speed', label: 'initial velocity' },
        s: {
          kind: 'length',
          label: 'distance',
          asked:
            '(?:the |how much )*(?:distance|displacement)(?: travelled| covered| traveled| moved| does it (?:cover|go|travel))*|how far(?: does it (?:go|travel|move))?',
        },
      },
      facts: [
        ['(?:in |during )?(?:the |its )?#th (?:s|second)(?: only| alone| of (?:its )?motion)*', 'n'],
        [
          '(?:(?:a |an |the |uniform |constant )*(?:acceleration|accelerat[a-z]+)(?: at| of| is| with| =| the| a| an| rate| uniformly| by)* ?)?@acceleration',
          'a',
        ],
        [
          '(?:initial (?:velocity|speed)|moving|starts?|with|velocity|speed)(?: with| at| a| an| the| initial| speed| velocity| of| is| =)* @speed',
          'u',
        ],
        ['(?:covers?|travels?|moves?|goes)(?: a| distance| of)* @length', 's'],
      ],
      relations: [
        {
          said: 'Distance in the nth second = u + ½a(2n − 1)',
          names: ['s', 'u', 'a', 'n'],
          open(name, known) {
            const [s = Number.NaN, u = Number.NaN, a = Number.NaN, n = Number.NaN] = ['s', 'u', 'a', 'n'].map(
              (one) => known.get(one),
            )
            if (name === 's') return u + (a * (2 * n - 1)) / 2
            return name === 'a' ? (2 * (s - u)) / (2 * n - 1) : Number.NaN
          },
          residual(known) {
            const at = (t: number) =>
              (known.get('u') ?? Number.NaN) * t + ((known.get('a') ?? Number.NaN) * t * t) / 2
            const n = known.get('n') ?? Number.NaN
            return (known.get('s') ?? Number.NaN) - (at(n) - at(n - 1))
          },
        },
      ],
      words: `${BODY} acceleration uniform uniformly moves moving travels velocity`,
    }),
    // "A stone is dropped from a tower 80 m high. Find the time to reach the ground and its velocity there (g = 10)."
    readStory({
      id: 'dropped',
      cue: /dropped|falls?|falling|released/,
      concepts: ['Motion'],
      refuses:
        'horizontally|angle|thrown|balloon|lift|air resistance|average|last|th second|energy|momentum|2 stones|balls|stones|another|moon|half|bounces?|rebounds?|heard|sound|(?:has|have|had|having|after) fallen|fallen # m|later|meets?|planet|force|work|power|drops|raindrops?|train|moving|rising|then|after it',
      implied: [
        [
          '(?:is |was |be )?(?:just )?(?:dropped|let fall|released|falls?|falling|allowed to fall)(?: down| freely| from rest)*',
          'u',
          0,
        ],
      ],
      quantities: {
        u: { kind: 'speed', label: 'initial velocity' },
        g: { kind: 'acceleration', label: 'g' },
        m: { kind: 'mass', label: 'mass' },
        t: {
          kind: 'time',
          label: 'time',
          asked:
            '(?:the |what )*time(?: taken| required| of fall)*(?: by (?:it|the [a-z]+))?(?: to (?:reach|hit|fall to|strike)(?: the)? (?:ground|earth|bottom))?|how (?:long|much time)(?: (?:does|will) (?:it|the [a-z]+) take)?(?: to (?:reach|hit|fall)(?: the| to the)? ground)?|(?:in |after )?how many @unit',
        },
        v: {
          kind: 'speed',
          label: 'velocity',
          asked:
            '(?:the |its |with what )*(?:final )?(?:velocity|speed)(?: (?:on|at|when|with which|just before|while)(?: it| reaching| hitting| striking| reaches| hits| strikes| touching| touches| the| will| hit| reach| strike)* (?:ground|there|earth|bottom|floor))?',
        },
        h: {
          kind: 'length',
          label: 'height',
          asked:
            '(?:the )?(?:height(?: of the (?:tower|building|cliff|bridge))?|distance(?: fallen| covered| it falls)?|depth(?: of the well)?)|how (?:far|high|deep)(?: (?:does|will|is) (?:it|the [a-z]+)(?: fall)?)?',
        },
      },
      facts: [
        [GRAVITY, 'g'],
        ['(?:of )?(?:mass )?@mass', 'm'],
        [
          '(?:in|after|takes?|for|within)(?: a| the| time| of)* @time(?: to (?:reach|hit|strike)(?: the)? ground)?',
          't',
        ],
        ['(?:ground|it) with(?: a)? (?:velocity|speed) (?:of )?@speed', 'v'],
        [
          '(?:from |through )?(?:the |a )?(?:top |roof )?(?:of )?(?:the |a )?(?:tower|building|cliff|bridge|height|house)?(?: of| at)?(?: a)?(?: height)?(?: of)? ?@length(?: high| tall| height| deep| above the ground)?(?: tower| building| cliff| bridge| height)?',
          'h',
        ],
      ],
      assumed: { g: 9.8 },
      idle: ['m', 'u'],
      relations: [
        product('v = gt', 'v', { g: 1, t: 1 }),
        product('h = ½gt²', 'h', { g: 1, t: 2 }, 0.5),
        product('v² = 2gh', 'vv', { g: 1, h: 1 }, 2),
        product('v²', 'vv', { v: 2 }),
      ],
      words: `${BODY} top tower building cliff roof height high tall ground reach reaches reaching hits hit hitting strikes strike striking freely gravity under earth from it rest on touches velocity speed bridge well water`,
    }),
    // "a stone is dropped from an 80 m tower, find its speed when it has fallen 20 m (g = 10)"
    readStory({
      id: 'fallen-part-of-the-way',
      cue: /fallen/,
      concepts: ['Motion'],
      refuses:
        'thrown|energy|half|kg|horizontally|angle|last|another|moon|2 stones|work|height left|above the ground',
      implied: [['(?:is |was )?(?:dropped|released|falls?)(?: freely| down)*', 'u', 0]],
      quantities: {
        u: { kind: 'speed', label: 'initial velocity' },
        g: { kind: 'acceleration', label: 'g' },
        d: { kind: 'length', label: 'distance fallen' },
        H: { kind: 'length', label: 'height' },
        v: { kind: 'speed', label: 'speed', asked: '(?:the |its )*(?:velocity|speed)' },
      },
      facts: [
        [GRAVITY, 'g'],
        ['(?:it )?(?:has |have |had )?fallen(?: through| by| down)?(?: a distance of)? @length', 'd'],
        [
          '(?:from )?(?:the |a )?(?:top of a )?(?:tower |height |building )?(?:of )?@length(?: high| tall)?(?: tower| building| height)?',
          'H',
        ],
      ],
      assumed: { g: 9.8 },
      idle: ['H', 'u'],
      holds: (known) => (known.get('H') ?? Number.POSITIVE_INFINITY) >= (known.get('d') ?? 0),
      relations: [product('v² = 2gd', 'vv', { g: 1, d: 1 }, 2), product('v²', 'vv', { v: 2 })],
      words: `${BODY} top tower building when after having height`,
    }),
    // "A ball is thrown up at 30 m/s. After how many seconds does it come back to the hand? (g = 10)"
    readStory({
      id: 'thrown-up',
      cue: /thrown|throws|projected|upwards?|tossed/,
      concepts: ['Motion'],
      refuses:
        'horizontally|angle|°|dropped|downwards?|tower|building|cliff|bridge|roof|top of a|balloon|air resistance|average|last|th second|energy|momentum|2 (?:stones|balls)|balls|stones|another|moon|half|later|planet|meets?|horizontal|inclined|kg',
      quantities: {
        g: { kind: 'acceleration', label: 'g' },
        t: {
          kind: 'time',
          label: 'time to the top',
          asked:
            '(?:the |what )*time(?: taken| required| it takes| needed)*(?: by it)? to (?:reach|attain|rise to|go to|get to)(?: the| its)? (?:maximum height|highest point|top|greatest height)|(?:how long|how much time|how many @unit)(?: (?:will|does) (?:it|the [a-z]+))?(?: take)?(?: to)? (?:reach|rise to|attain)(?: the| its)? (?:maximum height|highest point|top)',
        },
        T: {
          kind: 'time',
          label: 'total time',
          asked:
            '(?:the |what |total )*time(?: taken| required| of flight| it takes| for which it (?:remains|stays|is) in (?:the )?air)*(?: (?:to|before|in which|after which) (?:it )?(?:come back|comes back|coming back|return|returns|fall back|falls back|get back|gets back|reach back)(?: to (?:the )?(?:ground|hand|thrower|earth|surface of the earth|starting point|point of projection|his hand|same point))?)|(?:the |total )*time of flight|(?:how long|how many @unit|what time|how much time|when)(?: (?:will|does|would) (?:it|the [a-z]+))?(?: take)?(?: to)? (?:come|return|fall|be|reach|get)s?(?: back)?(?: to| in)?(?: the| his)? (?:ground|hand|thrower|earth|hands)',
        },
        h: {
          kind: 'length',
          label: 'maximum height',
          asked:
            '(?:the |its )*(?:maximum|greatest|max) height(?: reached| attained| it (?:reaches|attains)| to which it rises)*|how high(?: (?:will|does|can) (?:it|the [a-z]+) (?:go|rise|reach))?|height (?:reached|attained|to which it (?:will )?rises?)|to what height(?: (?:will|does) (?:it|the [a-z]+) (?:go|rise|reach))?',
        },
        u: {
          kind: 'speed',
          label: 'initial speed',
          asked:
            '(?:the |its |with what )*(?:initial )?(?:velocity|speed)(?: of projection| of throw| with which it (?:was|is) thrown)?',
        },
      },
      facts: [
        [GRAVITY, 'g'],
        [
          '(?:with |at )?(?:a |an |the )*(?:initial |vertical )?(?:velocity |speed )?(?:of )?@speed(?: (?:of )?(?:velocity|speed))?',
          'u',
        ],
        [
          '(?:comes?|returns?|falls?|reaches|came|returned)(?: back)?(?: to)?(?: the| his)?(?: ground| hand| thrower| earth)?(?: in| after) @time',
          'T',
        ],
        [
          '(?:reaches|rises to|attains|reach|goes|rises|reached)(?: up| to)*(?: a| the| maximum| height| of)* @length(?: high)?',
          'h',
        ],
      ],
      assumed: { g: 9.8 },
      relations: [
        product('u = gt up to the top', 'u', { g: 1, t: 1 }),
        product('The way down takes as long: T = 2t', 'T', { t: 1 }, 2),
        product('u² = 2gh', 'uu', { g: 1, h: 1 }, 2),
        product('u²', 'uu', { u: 2 }),
      ],
      words: `${BODY} thrown throws throw projected tossed straight up upward upwards vertically vertical ground into air hand height maximum cricketer person`,
    }),
    // "A ball is projected with velocity 20 m/s at 30° to the horizontal. Find its range and time of flight (g = 10)."
    readStory({
      id: 'projected-at-an-angle',
      cue: /°|angle/,
      concepts: ['Motion'],
      refuses:
        'incline|inclined plane|plane|tower|building|cliff|top of|horizontally|wall|another|2 (?:balls|stones)|complementary|elevation|depression|kg|mass|friction|refract\\w*|inciden\\w*|prism|mirror|lens|force|dropped|shadow|ladder|kite|after|half|point of',
      quantities: {
        angle: { kind: 'degrees', label: 'angle' },
        g: { kind: 'acceleration', label: 'g' },
        R: {
          kind: 'length',
          label: 'range',
          asked:
            '(?:the |its )*(?:horizontal )?range|how far (?:does|will) it (?:go|land|travel|fall)|(?:the )?horizontal distance(?: covered| travelled)?',
        },
        H: {
          kind: 'length',
          label: 'maximum height',
          asked:
            '(?:the |its )*(?:maximum|greatest) height(?: reached| attained| it reaches)?|how high (?:does|will) it (?:go|rise)',
        },
        T: {
          kind: 'time',
          label: 'time of flight',
          asked: '(?:the |its )*(?:time of flight|total time(?: in air)?)',
        },
        u: { kind: 'speed', label: 'speed' },
      },
      facts: [
        [GRAVITY, 'g'],
        ['(?:with |at )?(?:a |an |the )*(?:initial )?(?:velocity |speed )?(?:of )?@speed', 'u'],
        [
          '(?:at |making |with )?(?:an |the )?(?:angle )?(?:of )?(?:projection )?(?:is |of )?# ?°(?: (?:to|with|above|from)(?: the)? (?:horizontal|ground|horizon))',
          'angle',
        ],
        ['(?:at )?(?:an |the )?angle(?: of projection)?(?: of| is| =)* ?# ?°', 'angle'],
        // A ball that is 'thrown at 30°' is thrown at 30° to the ground; 'to the vertical' is left over.
        ['at # ?°(?! (?:to|with|from|above|below|north|south|east|west))', 'angle'],
      ],
      assumed: { g: 9.8 },
      holds: (known) => (known.get('angle') ?? 90) < 90,
      relations: [
        law(
          'R = u² sin 2θ ÷ g',
          'R',
          ['u', 'angle', 'g'],
          (u, angle, g) => (u * u * Math.sin((angle * Math.PI) / 90)) / g,
          (u, angle, g) =>
            u * Math.cos((angle * Math.PI) / 180) * ((2 * u * Math.sin((angle * Math.PI) / 180)) / g),
        ),
        law(
          'H = u² sin² θ ÷ 2g',
          'H',
          ['u', 'angle', 'g'],
          (u, angle, g) => (u * Math.sin((angle * Math.PI) / 180)) ** 2 / (2 * g),
          (u, angle, g) => (u * u * (1 - Math.cos((angle * Math.PI) / 90))) / (4 * g),
        ),
        law(
          'T = 2u sin θ ÷ g',
          'T',
          ['u', 'angle', 'g'],
          (u, angle, g) => (2 * u * Math.sin((angle * Math.PI) / 180)) / g,
          (u, angle, g) => (2 * u * Math.cos(((90 - angle) * Math.PI) / 180)) / g,
        ),
      ],
      words: `${BODY} projectile projected thrown kicked fired launched hit ground horizontal football shell arrow cannon`,
    }),
  ],
}
