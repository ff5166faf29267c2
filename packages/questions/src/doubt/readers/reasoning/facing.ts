import Fraction from 'fraction.js'
import { sayNumber } from '../../say-number.ts'
import { found, type ReaderGroup } from '../toolkit/found.ts'
import { readWhole } from '../toolkit/whole.ts'

const WAYS = ['North', 'North-east', 'East', 'South-east', 'South', 'South-west', 'West', 'North-west']
const mod = (value: number, by: number): number => ((value % by) + by) % by
const WAY = '(north-?east|north-?west|south-?east|south-?west|north|south|east|west)'

/** The angle of a direction, clockwise from north. */
function angleOf(word: string): number {
  const plain = word.replace('-', '')
  return WAYS.findIndex((way) => way.toLowerCase().replace('-', '') === plain) * 45
}

/** How far somebody faces from where the shadow falls, by the side on which it falls. */
const FROM_SHADOW: Readonly<Record<string, number>> = {
  left: 90,
  right: -90,
  front: 0,
  behind: 180,
  back: 180,
}

/** Words that tell nothing about where somebody faces. */
const PLAIN =
  /^(?:a|an|the|man|person|boy|girl|woman|student|he|she|i|am|is|was|are|and|then|again|after|that|now|if|in|to|towards?|of|his|her|my|at|first|next|finally|further|another|standing|stands?|stood|park|same|by|direction|directions|which|what|will|would|be|do|does|facing|faces?|face|initially|present|presently|currently|who|it|on|for|more|once|times?|side|way|your|you|this|find|ground|position|with|has|have|how|one|ultimately|angle|an|through|falls?|fell|forming|formed|forms|makes?|being|looking|day|when|exactly|walking|started|starts|moving|s)$/

/** Where the sun is, and so where a shadow falls: the sun is in the east in the morning and in the west in the evening. */
const sunAt = (text: string): number | null => {
  const morning = /\b(?:morning|sunrise|rising sun|dawn)\b/.test(text)
  const evening = /\b(?:evening|sunset|setting sun|dusk)\b/.test(text)
  return morning === evening ? null : morning ? 90 : 270
}

export const facing: ReaderGroup = {
  subject: 'Reasoning',
  concepts: ['Direction Sense'],
  readers: [
    {
      // "I am facing south. I turn 90° clockwise and then 135° anticlockwise. Which direction am I facing now?"
      id: 'turns-on-the-spot',
      cue: /(?:facing|faces?|towards? (?:the )?(?:rising |setting )?sun).*(?:turn|clockwise|rotat|left|right)/,
      read(r) {
        if (r.has('b|another man|friend|they|shadow|km|# m|# km|walks? #|mirror|opposite of')) return null
        const start = new RegExp(
          `(?:facing|faces?|face)(?: (?:is|was))?(?: (?:towards?|to|in))?(?: the)? ${WAY}(?:wards?)?(?: direction)?(?![a-z-])`,
        ).exec(r.text)
        const sun =
          /(?:facing|faces?|face)(?: (?:towards?|to|in))?(?: the)?(?: direction of)?(?: the)? ?(?:rising |setting )?sun/.exec(
            r.text,
          )
        const first = start ?? sun
        const from = start?.[1] ? angleOf(start[1]) : sunAt(r.text)
        if (!first || from === null || (start && sun)) return null
        let rest = r.text.slice(first.index + first[0].length)
        const before = r.text
          .slice(0, first.index)
          .replace(/\b(?:in the |1 |at )?(?:morning|evening|sunrise|sunset)\b/g, ' ')
        const steps: string[] = []
        let angle = from
        let last = 0
        let fine = true
        rest = rest
          .replace(/\b(?:in the )?(?:morning|evening)\b/g, ' ')
          .replace(
            /(\d+) ?°? ?(?:turn )?(?:in (?:the |an? )?)?(anti-?clockwise|anti clockwise|counter-?clockwise|clockwise|same direction|to (?:his |her |my |the )?(?:left|right)|(?:left|right)(?:wards?)?)(?: direction)?|\b(?:turns?|turned|turning|takes?|took|rotates?|rotated)(?: to)?(?: (?:a|an|his|her|my|the))? (left|right|about(?:[- ]turn)?|back|around)(?: turn| hand)?(?! ?side by)|\b(?:to )?(?:his|her|my|the)? ?(left|right)\b/g,
            (_, degrees?: string, sense?: string, side?: string, bare?: string) => {
              const word = sense ?? side ?? bare ?? ''
              const size =
                degrees === undefined ? (/about|back|around/.test(word) ? 180 : 90) : Number(degrees)
              const sign = /same/.test(word) ? last : /anti|counter|left/.test(word) ? -1 : 1
              if (sign === 0 || size % 45 !== 0 || size > 720) fine = false
              last = sign
              angle = mod(angle + sign * size, 360)
              steps.push(`${size}° ${sign < 0 ? 'anticlockwise' : 'clockwise'}: ${WAYS[angle / 45] ?? ''}`)
              return ' '
            },
          )
        const words = `${before} ${rest}`.replace(
          /\b(?:turns?|turned|turning|rotates?|rotated|moves?|takes?)\b/g,
          ' ',
        )
        const left = words
          .split(/[^a-z\d]+/)
          .filter((word) => word !== '' && !PLAIN.test(word) && !r.names.has(word))
        if (!fine || steps.length === 0 || left.length > 0) return null
        if (!/(?:which|what) (?:direction|side|way)|direction|facing (?:now|which|what)/.test(words))
          return null
        const answer = WAYS[angle / 45]
        if (answer === undefined) return null
        return found({
          value: answer,
          steps: [
            ['Start', WAYS[from / 45] ?? ''],
            ['Turn after turn', steps.join('; ')],
          ],
          check: true,
        })
      },
    },
    {
      // "In the evening Ram's shadow falls to his right. Which direction is he facing?"
      id: 'shadow',
      cue: /shadow/,
      read(r) {
        const sun = sunAt(r.text)
        if (sun === null || r.has('b|they|talking|each other|opposite|noon|turns?|walks? #')) return null
        const side = [
          ...r.text.matchAll(
            /\b(?:to|on|towards?|at|in)? ?(?:his|her|my|the|your)? ?(left|right|front|behind|back)(?: of (?:him|her|me))?(?: hand)?(?: side)?\b/g,
          ),
        ]
        if (side.length !== 1 || !side[0]?.[1]) return null
        const words = r.text
          .replace(side[0][0], ' ')
          .replace(/\b(?:morning|evening|sunrise|sunset|shadow|after|before|just|early|late)\b/g, ' ')
        if (!words.split(/[^a-z\d]+/).every((word) => word === '' || PLAIN.test(word) || r.names.has(word)))
          return null
        const falls = mod(sun + 180, 360)
        const turn = FROM_SHADOW[side[0][1]]
        const answer = turn === undefined ? undefined : WAYS[mod(falls + turn, 360) / 45]
        if (answer === undefined || !/direction|facing|face/.test(words)) return null
        return found({
          value: answer,
          steps: [
            [
              'Where the shadow falls',
              `The sun is in the ${sun === 90 ? 'east' : 'west'}, so the shadow falls to the ${sun === 90 ? 'west' : 'east'}.`,
            ],
            ['So he faces', answer],
          ],
          check: true,
        })
      },
    },
    {
      // "If south-east becomes north and north-east becomes west, what will west become?"
      id: 'directions-renamed',
      cue: /becomes?|called/,
      read(r) {
        const NAMES = [
          'north',
          'north-east',
          'east',
          'south-east',
          'south',
          'south-west',
          'west',
          'north-west',
        ]
        const text = r.text.replace(/(north|south) (east|west)/g, '$1-$2')
        const way = '((?:north|south)(?:-(?:east|west))?|east|west)'
        const told = [
          ...text.matchAll(new RegExp(`${way} (?:becomes|is called|is) ${way}(?![a-z-])`, 'g')),
        ].map(([, from = '', to = '']) => (NAMES.indexOf(to) - NAMES.indexOf(from) + 8) % 8)
        const asked = new RegExp(
          `^(?:if )?(?:${way} (?:becomes|is called|is) ${way}[,. ]*(?:and )?)+(?:and )?(?:so on)?[,. ]*(?:then )?(?:what (?:will|would|does|shall) ${way} (?:become|be)|${way} (?:will )?becomes?)(?: what)?[ ?]*$`,
        ).exec(text)
        const from = asked?.slice(3).find((group) => group !== undefined)
        const [turn, ...others] = told
        if (from === undefined || turn === undefined || others.some((other) => other !== turn)) return null
        const value = NAMES[(NAMES.indexOf(from) + turn) % 8] ?? ''
        return found({
          value: value.replace(/^./, (letter) => letter.toUpperCase()),
          steps: [
            ['How far each is turned', `${turn * 45}° clockwise`],
            ['So', `${from} becomes ${value}`],
          ],
          check: told.length > 0 && (NAMES.indexOf(value) - NAMES.indexOf(from) + 8) % 8 === turn,
        })
      },
    },
    // "How many degrees does the minute hand move in 25 minutes?"
    readWhole({
      id: 'degrees-of-a-hand',
      cue: /(?:minute|hour|second) hand/,
      patterns: [
        '(?:many degrees|angle|degrees)~(?:traced|described|covered|made|formed|swept|turned)?~(minute|hour|second) hand~(?:clock|watch)?~(?:moves?|turns?|rotates?|covers?|moved|traces?)?~# (min|h|s)',
        '(minute|hour|second) hand~(?:clock|watch)?~(?:moves?|turns?|rotates?|covers?|traces?)~(?:many degrees|angle)~# (min|h|s)',
      ],
      solve([hand = '', unit = ''], [time]) {
        if (!time) return null
        const minutes = unit === 'h' ? time.mul(60) : unit === 's' ? time.div(60) : time
        const rate =
          hand === 'minute' ? new Fraction(6) : hand === 'hour' ? new Fraction(1, 2) : new Fraction(360)
        const value = minutes.mul(rate)
        return found({
          value,
          unit: '°',
          steps: [
            [`In a minute the ${hand} hand turns`, `${sayNumber(rate)}°`],
            ['Together', `${sayNumber(minutes)} × ${sayNumber(rate)} = ${sayNumber(value)}°`],
          ],
          check: value.div(rate).equals(minutes),
        })
      },
    }),
  ],
}
