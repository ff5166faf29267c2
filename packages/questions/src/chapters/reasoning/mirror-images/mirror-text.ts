import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "A mirror stands to the right of the word. Which picture is seen in it?" */
export const mirrorText = defineGenerator({
  id: 'reasoning/mirror-text',
  version: 5,
  concepts: ['mirror-images', 'mirror-image-of-clock', 'mirror-image-of-words', 'water-images'],
  levels: {
    easy: {
      forms: [...often(10, clockInMirror), ...often(3, sameLetters), ...often(4, word)],
      length: 4,
      below: 0.2,
    },
    medium: { forms: [word], length: 5, below: 0.3 },
    hard: { forms: [word], length: 7, below: 0.6 },
  },
  generate: (rng, { forms, length, below }) => rng.pick(forms)(rng, length, below),
  solve(given) {
    switch (given.find) {
      case 'clock': {
        // Reflects the hands and tries every minute of the day until they match.
        const shown = given.hour * 60 + given.minute
        for (let time = 0; time < 720; time++) if ((720 - time) % 720 === shown % 720) return dial(time)
        return ''
      }
      case 'same':
        // Letter by letter, as they look before and after.
        return [...given.text].filter(
          (letter) =>
            look({ text: letter, turn: given.mirror === 'beside' ? 'left-right' : 'upside-down' }) ===
            look({ text: letter, turn: 'none' }),
        ).length
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
    () => ({ hour: rng.int(1, 11), minute: rng.chance(0.4) ? rng.int(5, 55, 5) : rng.int(1, 59) }),
    // The image of the time must be another time.
    (drawn) => drawn.hour !== 5 || drawn.minute !== 30,
  )
  // The hands are turned over both ways: from the mirror to the clock, and from the clock to the mirror.
  const isImage = rng.chance(0.7)
  const found = (720 - hour * 60 - minute + 720) % 720
  const at = dial
  const answer = at(found)
  const told = at(hour * 60 + minute)
  const where = rng.pick(['barber’s shop', 'waiting room', 'bedroom', 'gym', 'tailor’s shop', 'hall'])
  return {
    concept: ['mirror-image-of-clock', 'mirror-images'],
    given: { find: 'clock' as const, hour, minute },
    prompt: isImage
      ? stem(
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
        )
      : stem(
          rng,
          [
            say`A clock in a ${where} shows ${told}.`,
            say`The time by a clock without numerals is ${told}.`,
            say`It is ${told} by the clock in a ${where}, which hangs opposite a mirror.`,
          ],
          [
            say`What time does its mirror image show?`,
            say`The time that appears in the mirror is:`,
            say`If it is seen in a mirror, the time will appear to be:`,
            say`Which time is seen in the mirror?`,
          ],
        ),
    figure: {
      kind: 'clock-face' as const,
      title: isImage ? 'A clock as seen in a mirror' : 'A clock',
      description: isImage
        ? `The face of a clock without numerals, as it is seen in a mirror; its hands seem to show ${told}.`
        : `The face of a clock without numerals; its hands show ${told}.`,
      hour,
      minute,
      isMirrored: false,
    },
    answer,
    mistakes: [
      {
        value: told,
        because: isImage ? say`that is the time in the mirror` : say`that is the time by the clock itself`,
      },
      {
        value: at(found + 60),
        because: say`the hours were taken off 12 without lending one for the minutes`,
      },
      { value: at(found - 60), because: say`an hour too many was taken off` },
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

/** Words of everyday life in which no letter comes twice. */
const PLAIN_WORDS =
  'MACHINE HOLIDAY COMPUTER WORKSHOP DAUGHTER MONKEY BLANKET VOLCANO HEXAGON MIXTURE OUTSIDE CHEMIST THUNDER FAMOUS PLAYGROUND HOUSE MOUTH WATERY EQUATION AUTHOR COMEDY PYTHON BACKYARD DIPLOMA HARMONY MODEL COUNTRY MONDAY FRIDAY TUESDAY TROPHY CHAMPION DOCUMENT HYDRANT'
    .split(' ')
    .filter((text) => new Set(text).size === text.length)

/** "How many letters of the word MACHINE look the same in a mirror?" */
function sameLetters(rng: Random, _length: number, below: number) {
  const mirror = rng.chance(below * 2) ? ('below' as const) : ('beside' as const)
  const [own, other] =
    mirror === 'beside' ? [SAME_LEFT_RIGHT, SAME_UPSIDE_DOWN] : [SAME_UPSIDE_DOWN, SAME_LEFT_RIGHT]
  const isWord = rng.chance(0.15)
  const text = isWord ? rng.pick(PLAIN_WORDS) : rng.sample([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'], 7).join('')
  const name = isWord ? 'word' : 'group'
  const letters = [...text]
  const same = letters.filter((letter) => own.has(letter))
  const answer = same.length
  const turned = letters.filter((letter) => other.has(letter)).length
  const [image, glass] = mirror === 'beside' ? ['mirror image', 'a mirror'] : ['water image', 'water']
  return {
    concept: mirror === 'below' ? 'water-images' : ['mirror-image-of-words', 'mirror-images'],
    given: { find: 'same' as const, text, mirror },
    prompt: rng.pick([
      say`How many letters of the ${name} ${text} look the same in ${glass}?`,
      say`In ${text}, how many capital letters are the same as their ${image}s?`,
      say`How many of the capital letters ${text} do not change in their ${image}s?`,
    ]),
    answer,
    within: [0, text.length] as const,
    mistakes: [
      { value: text.length - answer, because: say`that is the number of letters that look different` },
      {
        value: turned,
        because:
          mirror === 'beside'
            ? say`that is the number for a water image`
            : say`that is the number for a mirror beside the word`,
      },
      { value: answer + 1, because: say`a letter was counted that looks different` },
      { value: answer - 1, because: say`one of the letters was overlooked` },
      { value: answer + 2, because: say`two letters were counted that look different` },
      { value: answer - 2, because: say`two of the letters were overlooked` },
    ],
    steps: [
      mirror === 'beside'
        ? say`The letters A, H, I, M, O, T, U, V, W, X and Y look the same in a mirror.`
        : say`The letters B, C, D, E, H, I, K, O and X look the same in water.`,
      same.length === 0
        ? say`${text} has none of them, so the number is ${answer}`
        : say`Of them ${text} has ${same.join(', ')}, so the number is ${answer}`,
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

/** Words without letters that turn into another one, by their length. */
const WORDS: Readonly<Record<number, readonly string[]>> = {
  4: 'GOAT LEAF PARK FARM LAMP GOLF FLAG PLOT DRUM FOLD GIFT FORK LIFT CAFE GATE PAGE LOUD HELP'.split(' '),
  5: 'FLARE GRAPE PLATE FRUIT GLOVE PILOT TIGER RIVER PAPER FLOOR GRADE LEMUR PLACE QUILT RURAL TABLE EARLY BREAD'.split(
    ' ',
  ),
  7: 'REPTILE CAPITAL GALLERY PERFUME CULTURE QUARTER LIBRARY FACTORY VICTORY PICTURE DROUGHT FREIGHT TEXTILE HELPFUL LECTURE PROTECT'
    .split(' ')
    .filter((text) => text.length === 7),
}

/** A word, letters, digits, or letters and digits. */
function drawText(rng: Random, length: number): { text: string; name: string } {
  switch (rng.pick(['word', 'letters', 'digits', 'mixed', 'mixed'] as const)) {
    case 'word':
      return { text: rng.pick(WORDS[length] ?? []), name: 'word' }
    case 'letters': {
      const plain = Math.floor(length / 2)
      const drawn = [...rng.sample([...LETTERS], length - plain), ...rng.sample([...OTHERS], plain)]
      return { text: rng.shuffle(drawn).join(''), name: 'group of letters' }
    }
    case 'digits':
      return {
        text: rng
          .until(
            () => range(1, length).map(() => rng.pick([...DIGITS])),
            (drawn) => new Set(drawn).size > 2 && drawn.join('') !== drawn.toReversed().join(''),
          )
          .join(''),
        name: 'number',
      }
    case 'mixed': {
      const digits = length === 4 ? 1 : 2
      const plain = length === 4 ? 1 : 2
      const drawn = [
        ...rng.sample([...LETTERS], length - digits - plain),
        ...rng.sample([...DIGITS], digits),
        ...rng.sample([...OTHERS], plain),
      ]
      return { text: rng.shuffle(drawn).join(''), name: 'combination of letters and digits' }
    }
  }
}

function word(rng: Random, length: number, below: number) {
  const mirror = rng.chance(below) ? ('below' as const) : ('beside' as const)
  const { text, name } = drawText(rng, length)
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
  const sign = name === 'number' ? 'digit' : name.endsWith('digits') ? 'letter or digit' : 'letter'
  const key = placed.findIndex(({ because }) => because === null) + 1
  const where = mirror === 'beside' ? 'to the right of' : 'below'
  const [kind, glass] = mirror === 'beside' ? ['mirror image', 'a mirror'] : ['water image', 'water']
  return {
    concept: mirror === 'below' ? 'water-images' : ['mirror-image-of-words', 'mirror-images'],
    given: { find: 'word' as const, text, mirror, choices: placed.map(({ glyphs }) => glyphs) },
    // The figure shows the text: as in papers, the stem need not repeat it.
    prompt: rng.pick([
      say`Select the correct ${kind} of the given ${name}, with ${glass} ${where} it as shown.`,
      say`Which of the pictures is the correct ${kind} of the given ${name}, with ${glass} ${where} it?`,
      say`The figure shows a ${name} with ${glass} ${where} it. Which picture is its ${kind}?`,
      say`Choose the picture that is the ${kind} of the given ${name}, reflected along the dashed line ${where} it.`,
      say`The given ${name} is reflected in ${glass} ${where} it. Its image is:`,
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
        ? say`A mirror beside a ${name} reverses the order: ${[...text].reverse().join(' ')}`
        : say`Water below a ${name} keeps the order: ${[...text].join(' ')}`,
      mirror === 'beside'
        ? say`Each ${sign} is turned over from left to right.`
        : say`Each ${sign} is turned upside down.`,
      ...(length > 5
        ? [
            name === 'number'
              ? say`One digit that is not turned over makes a picture wrong.`
              : say`Letters such as ${mirror === 'beside' ? 'A, M or T' : 'B, D or E'} look the same as before; the others show which picture is right.`,
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
