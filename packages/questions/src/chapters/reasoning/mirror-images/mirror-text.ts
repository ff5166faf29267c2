import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "A mirror stands to the right of the word. Which picture is seen in it?" */
export const mirrorText = defineGenerator({
  id: 'reasoning/mirror-text',
  version: 4,
  concepts: ['mirror-images', 'mirror-image-of-clock', 'mirror-image-of-words', 'water-images'],
  levels: {
    easy: { form: clockInMirror, length: 0, below: 0 },
    medium: { form: word, length: 5, below: 0 },
    hard: { form: word, length: 7, below: 0.6 },
  },
  generate: (rng, { form, length, below }) => form(rng, length, below),
  solve(given) {
    switch (given.find) {
      case 'clock': {
        // Reflects the hands and tries every minute of the day until they match.
        const shown = given.hour * 60 + given.minute
        for (let time = 0; time < 720; time++) if ((720 - time) % 720 === shown % 720) return dial(time)
        return ''
      }
      case 'word': {
        const wanted = image(given.text, given.mirror).map(look).join(' ')
        const fits = given.choices.flatMap((choice, index) =>
          choice.map(look).join(' ') === wanted ? [index + 1] : [],
        )
        return fits.length === 1 ? `Picture ${fits[0]}` : ''
      }
    }
  },
})

type Turn = 'none' | 'left-right' | 'upside-down' | 'both'

type Glyph = { text: string; turn: Turn }

function clockInMirror(rng: Random, _length: number, _below: number) {
  const { hour, minute } = rng.until(
    () => ({ hour: rng.int(1, 11), minute: rng.int(5, 55, 5) }),
    // The image of the time must be another time.
    (drawn) => drawn.hour !== 5 || drawn.minute !== 30,
  )
  const real = (720 - hour * 60 - minute + 720) % 720
  const at = dial
  const shown = at(hour * 60 + minute)
  const answer = at(real)
  const told = `${hour}:${String(minute).padStart(2, '0')}`
  const where = rng.pick(['barber’s shop', 'waiting room', 'bedroom', 'gym', 'tailor’s shop', 'hall'])
  return {
    concept: ['mirror-image-of-clock', 'mirror-images'],
    given: { find: 'clock' as const, hour, minute },
    prompt: stem(
      rng,
      [
        say`The mirror image of a clock without numerals, hung in a ${where}, shows the time as ${told}.`,
        say`When seen in a mirror, a clock in a ${where} appears to show ${told}.`,
        say`A clock in a ${where} is viewed through a mirror and the time in it appears to be ${told}.`,
        say`The time seen in a mirror placed in front of a clock in a ${where} is ${told}.`,
      ],
      [
        say`What is the actual time?`,
        say`The correct time is:`,
        say`Find the actual time shown by the clock.`,
        say`What time does the clock really show?`,
      ],
    ),
    figure: {
      kind: 'clock-face' as const,
      title: 'A clock as seen in a mirror',
      description: `The face of a clock without numerals, as it is seen in a mirror; its hands seem to show ${told}.`,
      hour,
      minute,
      isMirrored: false,
    },
    answer,
    mistakes: [
      { value: shown, because: say`that is the time in the mirror` },
      { value: at(real + 60), because: say`the hours were taken off 12 without lending one for the minutes` },
      { value: at(real - 60), because: say`an hour too many was taken off` },
      { value: at(hour * 60 + 60 - minute), because: say`only the minute hand was turned over` },
      { value: at((12 - hour) * 60 + minute), because: say`only the hour hand was turned over` },
      { value: at(hour * 60 + minute + 360), because: say`the hands were turned by half a round` },
      { value: at(1080 - hour * 60 - minute), because: say`the time was taken off 18 hours` },
    ],
    steps: [
      say`A mirror turns the hands over, so the time and its image add up to 12:00.`,
      say`11:60 − ${told} = ${answer}`,
    ],
  }
}

/**
 * Letters that change in both mirrors are frequent enough to tell the pictures apart; none turns into another
 * letter.
 */
const LETTERS = 'FGJLPQR'

const DIGITS = '24579'

const OTHERS = 'ABCDEHKMTUVXY'

function word(rng: Random, length: number, below: number) {
  const mirror = rng.chance(below) ? ('below' as const) : ('beside' as const)
  const drawn = [
    ...rng.sample([...LETTERS], length - 4),
    ...rng.sample([...DIGITS], 2),
    ...rng.sample([...OTHERS], 2),
  ]
  const text = rng.shuffle(drawn).join('')
  const right = image(text, mirror)
  const plain = [...text].map((letter) => ({ text: letter, turn: 'none' as const }))
  const wrong = rng.int(0, length - 3)
  const slipAt = right.findIndex(
    (glyph, index) => index >= wrong && look(glyph) !== look({ ...glyph, turn: 'none' }),
  )
  const slip = right.map((glyph, index) => (index === slipAt ? { ...glyph, turn: 'none' as const } : glyph))
  const other = image(text, mirror === 'beside' ? 'below' : 'beside')
  const kinds =
    mirror === 'beside'
      ? [
          {
            glyphs: [...plain].reverse(),
            because: say`the order is reversed, but the letters themselves are not turned over`,
          },
          {
            glyphs: [...right].reverse(),
            because: say`the letters are turned over, but their order is not reversed`,
          },
          { glyphs: slip, because: say`one letter of it is not turned over` },
          { glyphs: other, because: say`that is the image in water, below the word` },
        ]
      : [
          { glyphs: other, because: say`that is the image in a mirror beside the word` },
          {
            glyphs: [...right].reverse(),
            because: say`the letters stand upside down, but their order must not change`,
          },
          { glyphs: slip, because: say`one letter of it does not stand upside down` },
          {
            glyphs: right.map((glyph) => ({ ...glyph, turn: 'both' as const })),
            because: say`the letters are turned half round instead of being turned over`,
          },
        ]
  const looks = new Set([right.map(look).join(' ')])
  const distinct = kinds.filter(({ glyphs }) => {
    const shape = glyphs.map(look).join(' ')
    if (looks.has(shape)) return false
    looks.add(shape)
    return true
  })
  const chosen = rng.sample(distinct, 3)
  const placed = rng.shuffle<{ glyphs: Glyph[]; because: ReturnType<typeof say> | null }>([
    ...chosen,
    { glyphs: right, because: null },
  ])
  const key = placed.findIndex(({ because }) => because === null) + 1
  const where = mirror === 'beside' ? 'to the right of' : 'below'
  const told =
    mirror === 'beside' ? 'A mirror stands to the right of it.' : 'Its image is seen in still water below it.'
  return {
    concept: mirror === 'below' ? 'water-images' : ['mirror-image-of-words', 'mirror-images'],
    given: { find: 'word' as const, text, mirror, choices: placed.map(({ glyphs }) => glyphs) },
    prompt: rng.pick([
      say`${told} Select the correct image of the combination ${text}.`,
      say`Select the correct mirror or water image of ${text}, when the reflecting surface is ${where} it.`,
      say`The reflecting line lies ${where} the combination ${text}, as shown. Which of the four pictures is its image?`,
      say`Which of the following pictures shows the image of ${text} when it is reflected along the dashed line ${where} it?`,
      say`${told} Which of the options is the image of the given combination ${text}?`,
    ]),
    figure: {
      kind: 'mirror' as const,
      title: mirror === 'beside' ? `${text} and a mirror beside it` : `${text} and water below it`,
      description: `${text} with a mirror line ${where} it, and four pictures. ${placed.map(({ glyphs }, index) => `Picture ${index + 1}: ${glyphs.map(({ text: letter, turn }) => `${letter}${TURNS[turn]}`).join(', ')}`).join('. ')}.`,
      text,
      mirror,
      choices: placed.map(({ glyphs }) => glyphs),
    },
    answer: `Picture ${key}`,
    mistakes: placed.flatMap(({ because }, index) =>
      because ? [{ value: `Picture ${index + 1}`, because }] : [],
    ),
    steps: [
      mirror === 'beside'
        ? say`A mirror beside a word reverses the order of the letters: ${[...text].reverse().join(' ')}`
        : say`Water below a word keeps the order of the letters: ${[...text].join(' ')}`,
      mirror === 'beside'
        ? say`Each letter is turned over from left to right.`
        : say`Each letter is turned upside down.`,
      ...(length > 5
        ? [
            say`Letters such as ${mirror === 'beside' ? 'A, M or T' : 'B, D or E'} look the same as before; the others show which picture is right.`,
          ]
        : []),
      say`This is so in Picture ${key}`,
    ],
  }
}

const TURNS: Readonly<Record<Turn, string>> = {
  none: '',
  'left-right': ' reversed left to right',
  'upside-down': ' upside down',
  both: ' turned half round',
}

/** A time as a dial shows it, morning or afternoon: '4:40'. */
function dial(minutes: number): string {
  const time = ((minutes % 720) + 720) % 720
  return `${Math.floor(time / 60) || 12}:${String(time % 60).padStart(2, '0')}`
}

/** Letters and digits that look the same after turning left to right, and upside down. */
const SAME_LEFT_RIGHT = new Set('AHIMOTUVWXY80')

const SAME_UPSIDE_DOWN = new Set('BCDEHIKOX380')

/** How a turned letter looks: two ways of turning that cannot be told apart look the same. */
function look({ text, turn }: Glyph): string {
  const x = (turn === 'left-right' || turn === 'both') && !SAME_LEFT_RIGHT.has(text)
  const y = (turn === 'upside-down' || turn === 'both') && !SAME_UPSIDE_DOWN.has(text)
  return `${text}${x ? '-' : ''}${y ? '|' : ''}`
}

function image(text: string, mirror: 'beside' | 'below'): Glyph[] {
  return mirror === 'beside'
    ? [...text].reverse().map((letter) => ({ text: letter, turn: 'left-right' as const }))
    : [...text].map((letter) => ({ text: letter, turn: 'upside-down' as const }))
}
