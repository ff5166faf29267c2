import type { ReaderGroup } from '../toolkit/found.ts'
import { product, readStory, sum } from '../toolkit/story.ts'
import { GRAVITY } from './gravity.ts'

const BODY =
  'body object particle stone ball car train bus block vehicle bullet man person boy girl truck bike scooter box cart trolley toy coin mass'
const MASS = '(?:of |whose )?(?:a )?(?:mass |weight )?(?:of |is |= )*@mass(?: mass)?'
const TWISTS =
  'friction|angle|°|incline|inclined|pulley|string|rope|lift|elevator|spring|collid\\w*|collision|recoil\\w*|gun|rebounds?|bounces?|opposite|2 (?:bodies|blocks|balls)|average|then|again|further|another|more|each|half|double[ds]?|twice|thrice|times|circular|circle|last|next|ratio|not|efficiency|wasted|except|instead'

export const energyStories: ReaderGroup = {
  subject: 'Physics',
  concepts: ['Laws of Motion', 'Work, Energy & Power'],
  readers: [
    // "a force acts on a 500 g body for 4 s and changes its speed from 6 to 10 m/s, find the force in newton"
    readStory({
      id: 'force-and-change-of-speed',
      cue: /force|\d n\b|impulse|momentum/,
      concepts: ['Laws of Motion'],
      refuses: `${TWISTS}|height|raised|lifted|falls?|dropped|thrown|upwards?|vertically|work|energy|power|area|pressure|density|gravitational|charges?|current|field|wall|relative`,
      implied: [
        [
          '(?:comes?|brought|brings?|bring|coming)(?: it)? to (?:rest|a stop|a halt|halt|stop)|(?:is )?stopped|stops?|stopping',
          'v',
          0,
        ],
        ['(?:is |initially |lying |starts? |starting |placed )*(?:at|from) rest', 'u', 0],
      ],
      quantities: {
        J: {
          kind: 'plain',
          label: 'impulse',
          unit: 'N s',
          asked: '(?:the )?(?:impulse|change (?:in|of) (?:its )?momentum)(?: imparted| given)?',
        },
        m: {
          kind: 'mass',
          label: 'mass',
          asked: '(?:the |its )*mass(?: of the (?:body|object|block|ball|car))?',
        },
        F: {
          kind: 'force',
          label: 'force',
          isSigned: true,
          isMagnitude: true,
          asked:
            '(?:the |what )*(?:net |constant |retarding |average |resisting |stopping )*force(?: (?:needed|required|acting|applied|exerted|must be applied|by the brakes|acts))*',
        },
        a: {
          kind: 'acceleration',
          label: 'acceleration',
          asked: '(?:the |its )*acceleration(?: produced)?',
          isSigned: true,
        },
        r: {
          kind: 'acceleration',
          label: 'retardation',
          asked: '(?:the |its )*(?:retardation|deceleration)',
          isSigned: true,
        },
        u: { kind: 'speed', label: 'initial velocity' },
        v: {
          kind: 'speed',
          label: 'final velocity',
          asked: '(?:the |its )*(?:final )?(?:velocity|speed)(?: acquired| attained| gained| of the body)*',
        },
        t: {
          kind: 'time',
          label: 'time',
          asked: '(?:the )?time(?: taken| required)?|how (?:long|much time)',
        },
        s: {
          kind: 'length',
          label: 'distance',
          asked: '(?:the |how much )*distance(?: travelled| covered| moved)*|how far',
        },
        change: { kind: 'speed', label: 'change of velocity', isSigned: true },
        twice: { kind: 'plain', label: '2as', isSigned: true },
      },
      facts: [
        ['(?:retardation|deceleration)(?: of| is| =)* ?@acceleration', 'r'],
        [
          '(?:(?:an |the |its )*(?:acceleration|accelerates|accelerating)(?: of| is| at| =)* )?@acceleration',
          'a',
        ],
        [
          '(?:changes |increases |change |increase )?(?:its |the )?(?:velocity |speed )?from @speed to @speed',
          'u',
          'v',
        ],
        [
          '(?:changes |increases |change |increase )?(?:its |the )?(?:velocity |speed )?from # to @speed',
          'u',
          'v',
        ],
        [
          '(?:attains?|acquires?|reach(?:es)?|to give it|final)(?: a| the| its| velocity| speed| of| final)* @speed',
          'v',
        ],
        [
          '(?:is )?(?:moving|travelling|going|running|moves|travels)(?: with| at| a| the| velocity| speed| of| initial)* @speed',
          'u',
        ],
        ['(?:net |constant |a |the )*(?:force )?(?:of |is |= )*@force(?: force)?', 'F'],
        [MASS, 'm'],
        ['(?:in|for|after|within)(?: a| the| time| of)* @time', 't'],
        ['(?:in|within|over|through|covers?|after)(?: a| the| distance| of)* @length', 's'],
      ],
      relations: [
        product('F = ma', 'F', { m: 1, a: 1 }),
        sum('A retardation is a negative acceleration', 'a', { r: -1 }),
        sum('Change of velocity = v − u', 'change', { v: 1, u: -1 }),
        product('Change of velocity = at', 'change', { a: 1, t: 1 }),
        product('u²', 'uu', { u: 2 }),
        product('v²', 'vv', { v: 2 }),
        product('2as', 'twice', { a: 1, s: 1 }, 2),
        sum('v² = u² + 2as', 'vv', { uu: 1, twice: 1 }),
        sum('Mean velocity = ½(u + v)', 'mean', { u: 0.5, v: 0.5 }),
        product('s = mean velocity × t', 's', { mean: 1, t: 1 }),
        product('Impulse = force × time', 'J', { F: 1, t: 1 }),
        product('Impulse = m(v − u)', 'J', { m: 1, change: 1 }),
      ],
      words: `${BODY} force acts acting applied act exerted constant net velocity speed acceleration produced produces changes brakes by applying smooth surface frictionless floor horizontal moving it on under bullet strikes hits enters wooden block target`,
    }),
    // "A 10 kg box is pushed with 50 N on a floor with friction 20 N. How much kinetic energy does it gain in moving 4 m?"
    readStory({
      id: 'pushed-against-friction',
      cue: /friction/,
      concepts: ['Laws of Motion', 'Work, Energy & Power'],
      refuses:
        'angle|°|incline|inclined|coefficient|lift|rope|pulley|spring|stops?|then|again|half|twice|times|starts to move|just|minimum|maximum|static|limiting|not|no',
      quantities: {
        m: { kind: 'mass', label: 'mass' },
        f: { kind: 'force', label: 'friction' },
        A: { kind: 'force', label: 'applied force' },
        N: { kind: 'force', label: 'net force', asked: '(?:the )?(?:net|resultant|unbalanced) force' },
        a: {
          kind: 'acceleration',
          label: 'acceleration',
          asked: '(?:the |its )*acceleration(?: produced| of the (?:box|block|body))?',
        },
        s: { kind: 'length', label: 'distance' },
        K: {
          kind: 'energy',
          label: 'gain of kinetic energy',
          asked:
            '(?:the |how much )*(?:(?:gain|increase) (?:in|of) )?(?:its )?kinetic energy(?: gained| does it gain| is gained)?',
        },
        W: {
          kind: 'energy',
          label: 'work against friction',
          asked: '(?:the |how much )*work(?: is)?(?: done)? (?:by|against) (?:the )?friction',
        },
        G: {
          kind: 'energy',
          label: 'work of the applied force',
          asked: '(?:the |how much )*work(?: is)?(?: done)? by the (?:applied )?force',
        },
      },
      facts: [
        [
          '(?:a |the )*(?:force of )?(?:friction|frictional)(?: force)?(?: of| is| =| offers| offered)* ?@force',
          'f',
        ],
        ['@force(?: of)? (?:friction|frictional force)', 'f'],
        ['(?:(?:horizontal |applied |a |the )*force (?:of |is |= )*)?@force(?: force)?', 'A'],
        [MASS, 'm'],
        ['(?:in |after |through |over |by )?(?:moving |a distance |distance |of )*@length', 's'],
      ],
      idle: ['m'],
      holds: (known) => (known.get('N') ?? 0) > 0,
      relations: [
        sum('Net force = applied force − friction', 'N', { A: 1, f: -1 }),
        product('a = net force ÷ m', 'N', { m: 1, a: 1 }),
        product('Gain of kinetic energy = net force × distance', 'K', { N: 1, s: 1 }),
        product('Work against friction = friction × distance', 'W', { f: 1, s: 1 }),
        product('Work = force × distance', 'G', { A: 1, s: 1 }),
      ],
      words: `${BODY} pushed pulled push pull force horizontal horizontally floor surface rough road friction moving moves distance opposes acts by block kinetic energy`,
    }),
    // "2 kg ball falls from 10 m height, g = 10, what is its potential energy when it has fallen 4 m"
    readStory({
      id: 'energy-of-a-falling-body',
      cue: /fall|dropped|fallen/,
      concepts: ['Work, Energy & Power'],
      refuses:
        'thrown|angle|half|bounces?|rebounds?|water|power|not|average|air resistance|spring|sand|penetrat\\w+|just after|then|twice|ratio|work',
      quantities: {
        m: { kind: 'mass', label: 'mass' },
        g: { kind: 'acceleration', label: 'g' },
        H: { kind: 'length', label: 'height' },
        d: { kind: 'length', label: 'distance fallen' },
        h: { kind: 'length', label: 'height left' },
        P: { kind: 'energy', label: 'potential energy', asked: '(?:the |its )*(?:potential energy|pe)' },
        K: { kind: 'energy', label: 'kinetic energy', asked: '(?:the |its )*(?:kinetic energy|ke)' },
      },
      implied: [
        [
          '(?:just before|when|as|on|while|at the time of)(?: it| hitting| reaching| hits| reaches| striking| strikes| the)* ground',
          'h',
          0,
        ],
      ],
      facts: [
        [GRAVITY, 'g'],
        [
          '(?:when |after )?(?:it )?(?:has |have |had |having )?(?:fallen|falling)(?: through| by| down)?(?: a distance of)? @length',
          'd',
        ],
        [
          '(?:at |when )?(?:it is )?(?:at )?(?:a )?(?:height of )?@length (?:above (?:the )?ground|from (?:the )?ground)',
          'h',
        ],
        [MASS, 'm'],
        [
          '(?:from )?(?:a |the )*(?:height |tower |building )?(?:of )?@length(?: high| height| tall)?(?: tower| building| height)?',
          'H',
        ],
      ],
      assumed: { g: 9.8 },
      holds: (known) => (known.get('h') ?? 0) >= 0 && (known.get('d') ?? 0) > 0,
      relations: [
        sum('Height left = height − distance fallen', 'H', { h: 1, d: 1 }),
        product('Potential energy = mg × height left', 'P', { m: 1, g: 1, h: 1 }),
        product('Kinetic energy = mg × distance fallen', 'K', { m: 1, g: 1, d: 1 }),
      ],
      words: `${BODY} falls fall dropped from height freely released when ground`,
    }),
    // "A pump lifts 600 kg of water to 10 m height in 2 minutes. Find its power in kW taking g = 10."
    readStory({
      id: 'lifting',
      cue: /lift|rais|pump|climb|runs? up|hoist|crane|potential energy|height/,
      concepts: ['Work, Energy & Power'],
      refuses: `${TWISTS}|falls?|falling|dropped|thrown|projected|upwards with|velocity|speed|pipe|flow|rate|tank|diameter|mirror|lens|image|cone|cylinder|pressure|fluid|density`,
      quantities: {
        m: {
          kind: 'mass',
          label: 'mass',
          asked: '(?:the |what |how much )*(?:mass|water)(?: of (?:the )?(?:water|body|load))?',
        },
        g: { kind: 'acceleration', label: 'g' },
        h: { kind: 'length', label: 'height', asked: '(?:the |what )*height|how high' },
        t: {
          kind: 'time',
          label: 'time',
          asked: '(?:the |what )*time(?: taken| required)?|how (?:long|much time)',
        },
        E: {
          kind: 'energy',
          label: 'energy',
          asked:
            '(?:the |its |how much )*(?:work(?: is| was)?(?: done)?(?: by (?:him|her|it|the [a-z]+))?|(?:gravitational )?(?:potential energy|p\\.?e\\.?)(?: gained| stored)?)(?: in (?:lifting|raising|doing so)(?: it)?)?',
        },
        P: {
          kind: 'power',
          label: 'power',
          asked:
            '(?:the |its |his |her )*(?:average )?power(?: of the (?:pump|crane|engine|motor|man|boy|girl|lift)| developed| used| needed| required| output)*',
        },
      },
      facts: [
        [GRAVITY, 'g'],
        ['(?:with |of )?(?:a )?(?:power (?:of |is )?)?@power(?: power)?', 'P'],
        [`${MASS}(?: of)?`, 'm'],
        ['(?:in|within|takes?)(?: a| the| time| of)* @time', 't'],
        [
          '(?:to |through |up |by )*(?:a |the )?(?:vertical )?(?:height |distance |staircase )?(?:of )?@length(?: high| tall)?(?: height| above (?:the )?ground| building| tower| staircase)?',
          'h',
        ],
        [
          '(?:does |work of |work done (?:is |of )?|potential energy (?:of |is )*)@energy(?: of work| work)?',
          'E',
        ],
      ],
      assumed: { g: 9.8 },
      relations: [
        product('Energy = mgh', 'E', { m: 1, g: 1, h: 1 }),
        product('Power = energy ÷ time', 'E', { P: 1, t: 1 }),
      ],
      words: `${BODY} lifts lift lifted raises raise raised lifting raising carries pump crane motor engine machine water climbs climb climbed runs ran stairs staircase well up to ground above height load bag electric vertically can kept placed held at takes it`,
    }),
    // "a machine does 600 J of work in 5 minutes. power?" / "an engine of 2 kW runs 10 s. work?"
    readStory({
      id: 'speed-and-kinetic-energy',
      cue: /kinetic energy|momentum|(?<![a-z])ke(?![a-z])/,
      concepts: ['Work, Energy & Power'],
      refuses: `${TWISTS}|height|falls?|dropped|changes?|increases?|decreases?|work|stops?|rest|power|after|system|total|electron|photon|heavier|lighter`,
      quantities: {
        m: { kind: 'mass', label: 'mass', asked: '(?:the |its )*mass(?: of the [a-z]+)?' },
        v: { kind: 'speed', label: 'speed', asked: '(?:the |its )*(?:velocity|speed)(?: of the [a-z]+)?' },
        p: { kind: 'plain', unit: 'kg m/s', label: 'momentum', asked: '(?:the |its )*(?:linear )?momentum' },
        K: { kind: 'energy', label: 'kinetic energy', asked: '(?:the |its )*kinetic energy' },
      },
      facts: [
        ['(?:has |having |with )?(?:a |the |its )*kinetic energy(?: of| is| =)* ?@energy', 'K'],
        ['@energy(?: of)? kinetic energy', 'K'],
        [
          '(?:ke|kinetic energy) of (?:a |the )?@mass (?:body|object|ball|stone|car|particle) is @energy',
          'm',
          'K',
        ],
        ['(?:has |having |with )?(?:a |the |its )*momentum(?: of| is| =)* ?# (?:kg m/s|kg-m/s|ns|n s)', 'p'],
        [
          '(?:is )?(?:moving|moves|runs|running|travelling|travels|thrown)?(?: with| at)?(?: a| the| its| velocity| speed| of| is| =)* ?@speed',
          'v',
        ],
        [MASS, 'm'],
      ],
      relations: [
        product('p = mv', 'p', { m: 1, v: 1 }),
        product('KE = ½mv²', 'K', { m: 1, v: 2 }, 0.5),
        product('KE = ½pv', 'K', { p: 1, v: 1 }, 0.5),
        product('p²', 'pp', { p: 2 }),
        product('p² = 2m × KE', 'pp', { m: 1, K: 1 }, 2),
      ],
      words: `${BODY} moving moves running velocity speed`,
    }),
    // "A 1500 W heater runs 40 minutes daily. What is the electricity cost for 30 days at Rs 6 per unit?"
    readStory({
      id: 'electricity-bill',
      cue: /\bunits?\b|kwh|bill|energy|cost/,
      concepts: ['Current Electricity'],
      refuses: `and another|bulbs|fans|# (?:bulbs|fans|lamps|heaters)|ohm|current|\\d v|\\d a|another|first|then|half|more|less|saved?|instead|replaced|except|not|discount|fixed|extra|tax`,
      quantities: {
        P: { kind: 'power', label: 'power' },
        t: { kind: 'time', unit: 'h', label: 'time each day' },
        n: { kind: 'days', label: 'days' },
        price: { kind: 'money', label: 'price of a unit' },
        E: {
          kind: 'energy',
          unit: 'kWh',
          label: 'energy',
          asked:
            '(?:the |how much |total )*(?:electrical |electric )?energy(?: is)?(?: consumed| used)*|(?:how many |the )*(?:number of )?(?:electricity )?units?(?: of electricity)?(?: are| is| will be)?(?: consumed| used| will it consume)*',
        },
        cost: {
          kind: 'money',
          label: 'cost',
          asked:
            '(?:the |total |how much )*(?:electricity |electric )?(?:cost|bill|will it cost|money)(?: of (?:electricity|energy|using it))?',
        },
      },
      facts: [
        ['(?:at |@ |if |rate is )*@money ?(?:per|/|a|for a|for 1|for each) ?(?:unit|kwh)', 'price'],
        ['(?:if )?(?:1|a|each|the) unit (?:of electricity )?(?:costs|is|at|cost is) @money', 'price'],
        ['@power', 'P'],
        [
          '(?:for |runs |used |works |glows |burns )*@time(?: (?:per|a|each|every|in a) day| daily| everyday)',
          't',
        ],
        ['(?:daily|every day|everyday) (?:for )?@time', 't'],
        ['(?:for |in |of )*(?:a month of |month of )?@days', 'n'],
        ['(?:for |in )@time', 't'],
      ],
      assumed: {},
      relations: [
        product('Hours in all', 'all', { t: 1, n: 1 }),
        product('Energy = power × time', 'E', { P: 1, all: 1 }),
        product('Units', 'E', { units: 1 }, 3_600_000),
        product('Cost = units × price', 'cost', { units: 1, price: 1 }),
      ],
      words:
        'heater bulb lamp fan iron geyser refrigerator tv ac motor electric glows burns runs run used works is for electricity by appliance device oven kettle consumes it of switched on operated kept month bill unit',
    }),
  ],
}
