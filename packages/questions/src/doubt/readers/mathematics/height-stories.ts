import type { ReaderGroup } from '../toolkit/found.ts'
import { law, product, readStory } from '../toolkit/story.ts'

const rad = (degrees: number): number => (degrees * Math.PI) / 180
const THING = 'tower|building|tree|pole|cliff|lighthouse|hill|house|temple|chimney|flagpole|pillar'
const isAngle = (degrees: number | undefined): boolean => degrees !== undefined && degrees > 0 && degrees < 90

export const heightStories: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Trigonometry'],
  readers: [
    // "Angle of elevation of the top of a tower from a point 30 m from its foot is 60°. What is the distance from the point to the top?"
    readStory({
      id: 'one-elevation',
      cue: /elevation|ladder|kite|shadow/,
      concepts: ['Trigonometry'],
      refuses:
        'depression|walk\\w*|moves?|moving|towards|away|another|2 (?:towers|points|poles|ships)|both|window|observer|eye|tall man|boy|becomes|changes?|speed|m/s|km/h|broken|bent|flag|other side|opposite|balloon|lake|cloud|bird|aeroplane|plane',
      quantities: {
        w: { kind: 'degrees', label: 'angle' },
        d: {
          kind: 'length',
          label: 'distance of the foot',
          asked: `how far is (?:its|the) foot(?: of the ladder)? from (?:the )?wall|(?:the )?distance of (?:the |its )?foot(?: of the ladder)? from (?:the )?wall|how far is (?:the )?point from (?:the )?(?:foot|base)(?: of the (?:${THING}))?|(?:the )?length of (?:the |its )?shadow`,
        },
        L: {
          kind: 'length',
          label: 'slant distance',
          asked: `(?:the )?distance (?:from|of|between) (?:the )?(?:point|that point) (?:to|from|and) (?:the )?top(?: of the (?:${THING}))?|(?:the )?length of the (?:ladder|string)`,
        },
        h: {
          kind: 'length',
          label: 'height',
          asked: `(?:the )?height of (?:the |this )?(?:${THING}|kite)(?: above the ground)?|how (?:high|tall) is the (?:${THING}|kite)|(?:at )?(?:what|how much) height (?:does|will) (?:it|the ladder) (?:reach|touch)(?: on)?(?: the wall)?|how high (?:on the wall )?(?:does|will) (?:it|the ladder) reach(?: on the wall)?|its height`,
        },
      },
      facts: [
        ['(?:a |the )?ladder(?: of length| of|,)? @length(?: long)?|@length long ladder', 'L'],
        [
          `(?:from )?(?:a |the )?point(?: on (?:the )?ground)?(?: which is)?(?: at a distance of)? @length (?:from|away from) (?:its|the) (?:foot|base|bottom)(?: of (?:the|a) (?:${THING}))?`,
          'd',
        ],
        [`(?:a |the )?(?:${THING}) (?:of height |is )?@length(?: high| tall)?`, 'h'],
        [`@length (?:high|tall) (?:${THING})`, 'h'],
        [
          '(?:and )?(?:leans|leaning|rests|placed|is leaning|is placed)?(?: on| against)?(?: a| the)? ?(?:wall )?(?:and )?(?:making|makes|at|inclined at)(?: an angle of| an angle)? # ?° (?:with|to) the (?:ground|horizontal|floor)',
          'w',
        ],
        [
          `(?:the |if the )*angle of elevation (?:of|to) (?:the )?top(?: of (?:a |the )?(?:${THING}))?(?: from ¦)?(?: ¦)?(?: is| of)* ?# ?°`,
          'w',
        ],
        ['(?:is |of )?# ?°', 'w'],
      ],
      holds: (known) => isAngle(known.get('w')),
      relations: [
        law(
          'tan θ',
          'tan',
          ['w'],
          (w) => Math.tan(rad(w)),
          (w) => Math.sin(rad(w)) / Math.cos(rad(w)),
        ),
        law(
          'cos θ',
          'cos',
          ['w'],
          (w) => Math.cos(rad(w)),
          (w) => Math.sin(rad(90 - w)),
        ),
        product('height = distance × tan θ', 'h', { d: 1, tan: 1 }),
        product('distance = slant × cos θ', 'd', { L: 1, cos: 1 }),
      ],
      words: `${THING.replaceAll('|', ' ')} angle of elevation top from its the point ground foot ladder wall leans leaning against on a rests is making`,
    }),
    // "The angle of elevation of the top of a tower from a point on the ground is 30°. On walking 40 m towards the tower it becomes 60°. Find the height."
    readStory({
      id: 'two-elevations',
      cue: /elevation.*(?:towards|nearer|closer)/,
      concepts: ['Trigonometry'],
      refuses: 'depression|away from|another|flag|window|balloon|boy|observer|m/s|km/h|opposite|tall',
      quantities: {
        p: { kind: 'degrees', label: 'first angle' },
        q: { kind: 'degrees', label: 'second angle' },
        s: { kind: 'length', label: 'walk' },
        h: {
          kind: 'length',
          label: 'height',
          asked: `(?:the )?height of (?:the )?(?:${THING})|how (?:high|tall) is the (?:${THING})|its height`,
        },
      },
      facts: [
        [
          `(?:the )?angle of elevation (?:of|to) (?:the )?top of (?:a |the )?(?:${THING})(?: from (?:a |the )?(?:certain )?point(?: on (?:the )?ground)?)?(?: is) # ?°`,
          'p',
        ],
        [
          `(?:on |after )?(?:walking|moving|going) @length (?:towards|nearer to|closer to) (?:the |its )?(?:${THING}|foot|base)(?: of the (?:${THING}))?`,
          's',
        ],
        ['(?:it|the angle|the angle of elevation)(?: of elevation)? (?:becomes|is|changes to) # ?°', 'q'],
      ],
      holds: (known) =>
        isAngle(known.get('p')) && isAngle(known.get('q')) && (known.get('q') ?? 0) > (known.get('p') ?? 90),
      relations: [
        law(
          'h = s ÷ (cot p − cot q)',
          'h',
          ['s', 'p', 'q'],
          (s, p, q) => s / (1 / Math.tan(rad(p)) - 1 / Math.tan(rad(q))),
          (s, p, q) => (s * Math.sin(rad(p)) * Math.sin(rad(q))) / Math.sin(rad(q - p)),
        ),
      ],
      words: `${THING.replaceAll('|', ' ')} on the and then`,
    }),
    // "From the top of a 75 m high lighthouse the angles of depression of two ships on the same side are 30 and 45. Find the distance between the ships."
    readStory({
      id: 'two-depressions',
      cue: /depression/,
      concepts: ['Trigonometry'],
      refuses: 'elevation|towards|moving|m/s|km/h|speed|flag|bottom|foot of another|tower and|3 ',
      implied: [
        ['(?:which are )?(?:on|to) (?:the )?same side(?: of (?:it|the [a-z]+))?', 'side', -1],
        ['(?:which are )?(?:on|to) (?:the )?opposite sides?(?: of (?:it|the [a-z]+))?', 'side', 1],
      ],
      quantities: {
        side: { kind: 'plain', label: 'side', isSigned: true },
        h: { kind: 'length', label: 'height' },
        p: { kind: 'degrees', label: 'first angle' },
        q: { kind: 'degrees', label: 'second angle' },
        s: {
          kind: 'length',
          label: 'distance',
          asked:
            '(?:the )?distance between (?:the )?(?:2 )?(?:ships|boats|cars|objects|points)|how far apart are the (?:ships|boats|cars)',
        },
      },
      facts: [
        [
          `(?:from )?(?:the )?top of (?:a |the )?@length (?:high|tall) (?:${THING})|(?:from )?(?:the )?top of (?:a |the )?(?:${THING}) @length (?:high|tall)|(?:from )?(?:the )?top of (?:a |the )?(?:${THING}) of height @length`,
          'h',
        ],
        ['(?:are|is) # ?°? and # ?°', 'p', 'q'],
        ['are # and #', 'p', 'q'],
      ],
      holds: (known) =>
        isAngle(known.get('p')) && isAngle(known.get('q')) && known.get('p') !== known.get('q'),
      relations: [
        law(
          'Distance to the first = h cot p',
          'x',
          ['h', 'p'],
          (h, p) => h / Math.tan(rad(p)),
          (h, p) => h * Math.tan(rad(90 - p)),
        ),
        law(
          'Distance to the second = h cot q',
          'y',
          ['h', 'q'],
          (h, q) => h / Math.tan(rad(q)),
          (h, q) => h * Math.tan(rad(90 - q)),
        ),
        law(
          'Distance between them',
          's',
          ['x', 'y', 'side'],
          (x, y, side) => (side > 0 ? x + y : Math.abs(x - y)),
          (x, y, side) => Math.max(x, y) + side * Math.min(x, y),
        ),
      ],
      words: 'the angles angle of depression 2 ships boats cars on are from in line',
    }),
  ],
}
