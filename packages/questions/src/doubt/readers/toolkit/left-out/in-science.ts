import type { LeftOut } from './left-out.ts'

/** Bodies that move and stop. */
const MOTION: readonly LeftOut[] = [
  // 'car from 20 m/s stops in 4 s'
  [
    /\b(car|train|bus|bike|body|vehicle|truck|scooter) from (?=\d+(?:\.\d+)? ?(?:m\/s|km\/hr?|kmph) (?:stops|comes to rest|is stopped))/g,
    '$1 moving at ',
  ],
  // 'car 72 kmph brakes stops in 50 m'
  [
    /\b(car|train|bus|bike|truck|scooter) (\d+(?:\.\d+)? ?(?:kmph|km\/hr?|m\/s)) (?:brakes? )?(?:and )?stops\b/g,
    '$1 moving at $2 stops',
  ],
  // 'bullet 20 g velocity 100 m/s gun 5 kg recoil velocity'
  [
    /^bullet (?:of )?(\d+(?:\.\d+)? ?k?g) (?:velocity|speed) (\d+(?:\.\d+)? ?m\/s),? gun (?:of )?(\d+(?:\.\d+)? ?kg)[.,]? recoil (?:velocity|speed)[\s?.]*$/g,
    'bullet of $1 fired at $2 from gun of $3. recoil velocity of gun',
  ],
]

/** Resistors, charges, bulbs, coils. */
const ELECTRICITY: readonly LeftOut[] = [
  // 'three 6 ohm resistors in parallel'
  [
    /\b(\d|two|three|four|five|six) (\d+(?:\.\d+)?) ?ohms? (?:resistors|resistances)\b/g,
    '$1 resistors of $2 ohm each',
  ],
  // '… resistors. equivalent'
  [/(?<=\b(?:resist|ohm).*[.,?] )(?:find )?equivalent[\s?.]*$/g, 'find the equivalent resistance'],
  // 'force between two charges 1 uC each'
  [
    /\b(?:electric |electrostatic )?force between (?:2|two) (?:point )?charges (?:of )?(\d+(?:\.\d+)?(?: ?[x*] ?10\^\(?-?\d+\)?)? ?[unμµ]?c) each(?: placed| kept| separated by)*/g,
    'force between two charges of $1 and $1 ',
  ],
  // 'running a 60 W bulb'
  [/\b(running|using) (?:a |an )?(?=\d+ ?w(?:att)? bulb)/g, 'using a '],
  // 'bulb for 5 hours daily'
  [/\bbulb (?:for )?(\d+) (hours?|hrs?|h) daily\b/g, 'bulb $1 $2 a day'],
  // 'transformer 100 turns primary 500 secondary, 220 v input. output'
  [
    /^transformer (\d+) turns (?:in )?primary (?:and )?(\d+) (?:turns )?(?:in )?secondary,? (\d+ ?v) input[.,]? output(?: voltage)?[\s?.]*$/g,
    'transformer has $1 turns in primary and $2 in secondary. input $3. find output voltage',
  ],
]

/** Mirrors; acids and bases. */
const LIGHT_AND_SOLUTIONS: readonly LeftOut[] = [
  // '20 ml of 0.1 m naoh neutralises 0.2 m hcl. volume'
  [
    /^(\d+(?:\.\d+)? ?ml) of (\d+(?:\.\d+)? ?m [a-z\d()]+) neutralises? (\d+(?:\.\d+)? ?m [a-z\d()]+)[.,]? volume(?: of [a-z\d()]+)?[\s?.]*$/g,
    'volume of $3 required to neutralise $1 of $2',
  ],
  // 'object 30 cm from a mirror, focal length 15'
  [
    /(?<=\bobject (?:is )?(?:placed )?(?:at )?\d+(?:\.\d+)? ?cm .*\bfocal length (?:of |is |= ?)?)(\d+(?:\.\d+)?)(?=[.,?;]? |[.,?;]*$)(?! ?(?:cm|m|mm)\b)/g,
    '$1 cm',
  ],
]

/** Physics and chemistry. */
export const LEFT_OUT_IN_SCIENCE: readonly LeftOut[] = [...MOTION, ...ELECTRICITY, ...LIGHT_AND_SOLUTIONS]
