import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { hertz } from '../../../kit/values/quantities.ts'
import { quantity } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "A wave of 5 Hz has a wavelength of 3 m. How fast does it travel?" */
export const waves = defineGenerator({
  id: 'physics/waves',
  version: 4,
  concepts: ['wave-motion', 'standing-waves', 'organ-pipes'],
  levels: {
    easy: { forms: [speed] },
    medium: { forms: [stringLoops, closedPipe] },
    hard: { forms: [unison] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'speed':
        // Crest after crest passes: so many wavelengths in one second.
        return given.metres / (1 / given.frequency)
      case 'string':
        return given.speed / longestFitting(given.length, given.loops, (quarters) => quarters % 2 === 0)
      case 'unison': {
        // The wavelength in the closed pipe, then the open pipe that holds it as often as asked. In centimetres.
        const wavelength = longestFitting(given.length, given.overtone + 1, (quarters) => quarters % 2 === 1)
        return (given.ofOpen + 1) * (wavelength / 2)
      }
      case 'pipe':
        return (
          given.speed / longestFitting(given.length, given.overtone + 1, (quarters) => quarters % 2 === 1)
        )
    }
  },
})

/** The wavelength of the n-th standing wave: tries one quarter wave after the other on the given length. */
function longestFitting(length: number, wanted: number, fits: (quarters: number) => boolean): number {
  const quarters = range(1, 100).filter(fits)[wanted - 1]
  return quarters === undefined ? Number.NaN : (4 * length) / quarters
}

const WAVES = [
  { what: 'a sound wave in sea water', speeds: range(145, 155).map((tens) => tens * 10) },
  { what: 'a sound wave in air', speeds: range(330, 350) },
  { what: 'a sound wave in fresh water', speeds: range(140, 150).map((tens) => tens * 10) },
  { what: 'a wave on a long rope', speeds: range(4, 40) },
  { what: 'a ripple on a pond', speeds: [0.2, 0.3, 0.4, 0.5, 0.6, 0.8] },
  { what: 'a wave on a slack spring', speeds: range(2, 12) },
  { what: 'a sound wave in helium', speeds: range(96, 100).map((tens) => tens * 10) },
] as const

const SPEEDS = WAVES.flatMap(({ what, speeds }) =>
  speeds.flatMap((pace) =>
    [2, 4, 5, 8, 10, 16, 20, 25, 40, 50, 80, 100, 125, 200, 250, 400, 500, 1000].flatMap((frequency) => {
      const metres = Math.round((pace / frequency) * 1e6) / 1e6
      const isUsual = metres >= 0.04 && metres <= 20 && Number.isInteger(Math.round(metres * 1e6) / 1e3)
      return isUsual && (pace > 300 ? frequency >= 80 : frequency <= 16)
        ? [{ what, pace, frequency, metres }]
        : []
    }),
  ),
)

function speed(rng: Random) {
  const { what, pace, frequency, metres } = rng.pick(SPEEDS)
  const answer = quantity(pace, 'm/s')

  const length = metres < 1 ? quantity(Math.round(metres * 1e5) / 1e3, 'cm') : quantity(metres, 'm')
  return {
    concept: 'wave-motion',
    given: { find: 'speed' as const, frequency, metres },
    prompt: stem(
      rng,
      [
        say`The frequency of ${what} is ${hertz(frequency)} and its wavelength is ${length}.`,
        say`${what} has a wavelength of ${length} and a frequency of ${hertz(frequency)}.`,
        say`A source of frequency ${hertz(frequency)} produces ${what} of wavelength ${length}.`,
        say`The distance between two consecutive crests (or compressions) of ${what} is ${length}. Its frequency is ${hertz(frequency)}.`,
      ],
      [
        say`The velocity of the wave is:`,
        say`What is the speed of the wave?`,
        say`Find the velocity with which it propagates.`,
        say`With what speed does the wave travel in the medium?`,
      ],
    ),
    answer,
    mistakes: [
      { value: frequency / metres, because: 'the frequency was divided by the wavelength' },
      { value: metres / frequency, because: 'the wavelength was divided by the frequency' },
      { value: pace * 2, because: 'the distance of two crests was taken as half a wavelength' },
      { value: pace / 2, because: 'the distance of two crests was taken as two wavelengths' },
      { value: pace * 10, because: 'the decimal point was moved one place right' },
      { value: pace / 10, because: 'the decimal point was moved one place left' },
      { value: frequency + metres, because: 'frequency and wavelength were added' },
    ],
    steps: [
      say`Speed = frequency × wavelength, with the wavelength ${quantity(metres, 'm')}`,
      say`v = ${frequency} × ${metres} = ${answer}`,
    ],
  }
}

/** Strings of 40 to 150 cm on which every harmonic has a short decimal. */
const STRINGS = [0.4, 0.5, 0.6, 0.64, 0.75, 0.8, 0.9, 1, 1.2, 1.25, 1.5].flatMap((length) =>
  range(4, 40).flatMap((tens) => {
    const base = Math.round((tens * 1e4) / (2 * length)) / 1e3
    return Number.isInteger(base * 2) ? [{ length, pace: tens * 10, base }] : []
  }),
)
const STRINGED = ['a sitar', 'a guitar', 'a violin', 'a veena', 'a sonometer', 'a sarod', 'a tanpura']

function stringLoops(rng: Random) {
  const { length, pace, base } = rng.pick(STRINGS)
  const loops = rng.int(2, 6)
  const answer = hertz(loops * base)
  const thing = rng.pick(STRINGED)
  const [long, fast] = [quantity(Math.round(length * 100), 'cm'), quantity(pace, 'm/s')]
  return {
    concept: 'standing-waves',
    given: { find: 'string' as const, length, speed: pace, loops },
    prompt: stem(
      rng,
      [
        say`A string of length ${long} fixed at both ends vibrates in ${loops} loops. The velocity of transverse waves in it is ${fast}.`,
        say`The string of ${thing}, ${long} long and fixed at both ends, is vibrating in ${loops} segments, and the wave velocity in it is ${fast}.`,
        say`Stationary waves with ${loops} loops are set up on a string of length ${long} clamped at both ends. Waves travel along the string at ${fast}.`,
        say`A wire of ${thing} has a vibrating length of ${long}. The speed of transverse waves in it is ${fast}, and ${loops} antinodes are formed.`,
      ],
      [
        say`The frequency of vibration is:`,
        say`What is the frequency of the note produced?`,
        say`Find the frequency of the standing wave.`,
        say`With what frequency does the string vibrate?`,
      ],
    ),
    answer,
    mistakes: [
      { value: base, because: 'that is the fundamental; it has one loop only' },
      { value: (loops - 1) * base, because: 'one loop too few was counted' },
      { value: (loops + 1) * base, because: 'one loop too many was counted' },
      { value: 2 * loops * base, because: 'the length of a loop was taken as a whole wavelength' },
      { value: (loops * base) / 2, because: 'the length of a loop was taken as a quarter of a wavelength' },
      { value: pace / length, because: 'the whole string was taken as one wavelength' },
      { value: (2 * loops - 1) * base, because: 'only odd harmonics were counted, as in a closed pipe' },
    ],
    steps: [
      say`${loops} loops fill the string, and each is half a wavelength: λ = 2L ÷ ${loops}`,
      say`f = v ÷ λ = ${loops} × v ÷ 2L`,
      say`f = ${loops} × ${pace} ÷ (2 × ${length}) = ${answer}`,
    ],
  }
}

const PIPES = range(328, 352).flatMap((pace) =>
  range(10, 150).flatMap((hundredths) => {
    const base = Math.round((pace * 25 * 1e3) / hundredths) / 1e3
    return Number.isInteger(base * 2) && base * hundredths === pace * 25 ? [{ pace, hundredths, base }] : []
  }),
)
const OVERTONES = [
  { overtone: 1, word: 'first', harmonic: 3 },
  { overtone: 2, word: 'second', harmonic: 5 },
  { overtone: 3, word: 'third', harmonic: 7 },
] as const

function closedPipe(rng: Random) {
  const { pace, hundredths, base } = rng.pick(PIPES)
  const { overtone, word, harmonic } = rng.pick(OVERTONES)
  const answer = hertz(harmonic * base)

  const [long, fast] = [quantity(hundredths, 'cm'), quantity(pace, 'm/s')]
  const pipe = rng.pick(['an organ pipe', 'a glass tube', 'a bamboo pipe', 'a steel tube', 'a plastic pipe'])
  return {
    concept: 'organ-pipes',
    given: { find: 'pipe' as const, length: hundredths / 100, speed: pace, overtone },
    prompt: stem(
      rng,
      [
        say`${pipe} of length ${long} is closed at one end. The velocity of sound in air is ${fast}.`,
        say`The length of ${pipe} closed at one end is ${long}, and the speed of sound is ${fast}.`,
        say`An air column of length ${long} in ${pipe} with one closed end is set into vibration. Sound travels in it at ${fast}.`,
        say`Consider ${pipe} open at one end only. Its length is ${long} and the velocity of sound in it is ${fast}.`,
      ],
      [
        say`The frequency of its ${word} overtone is:`,
        say`What is the frequency of the ${word} overtone?`,
        say`Find the frequency of the ${word} overtone produced.`,
        say`In the ${word} overtone, the air column vibrates with a frequency of:`,
      ],
      [say`(Neglect end correction.)`, say`Ignore the end correction.`, say`(End correction is negligible.)`],
    ),
    answer,
    mistakes: [
      { value: base, because: 'that is the fundamental' },
      {
        value: (overtone + 1) * base,
        because: 'even harmonics were counted; a closed pipe has only odd ones',
      },
      { value: (harmonic + 2) * base, because: 'that is the next overtone' },
      { value: (harmonic - 2) * base, because: 'that is the tone before; the fundamental is no overtone' },
      { value: 2 * (overtone + 1) * base, because: 'the pipe was taken as open at both ends' },
      {
        value: 2 * harmonic * base,
        because: 'the pipe was taken as half a wavelength long in its fundamental',
      },
      { value: (harmonic * base) / 2, because: 'the pipe was taken as one eighth of a wavelength long' },
    ],
    steps: [
      say`In the fundamental the closed pipe is a quarter of a wavelength long: f₁ = v ÷ 4L`,
      say`f₁ = ${pace} ÷ (4 × ${hundredths / 100}) = ${hertz(base)}`,
      say`Only odd harmonics sound, so the ${word} overtone is harmonic number ${harmonic}.`,
      say`f = ${harmonic} × ${base} = ${answer}`,
    ],
  }
}

const OPEN_TONES = [
  { ofOpen: 0, word: 'fundamental note', harmonic: 1 },
  { ofOpen: 1, word: 'first overtone', harmonic: 2 },
  { ofOpen: 2, word: 'second overtone', harmonic: 3 },
] as const

/** "The second overtone of a closed pipe of 75 cm is in unison with the first overtone of an open pipe. How long is the open pipe?" */
function unison(rng: Random) {
  const { overtone, word, harmonic } = rng.pick(OVERTONES)
  const open = rng.pick(OPEN_TONES)
  const length = harmonic * rng.int(3, 40)
  const key = (2 * open.harmonic * length) / harmonic
  const answer = quantity(key, 'cm')
  const long = quantity(length, 'cm')
  return {
    concept: 'organ-pipes',
    given: { find: 'unison' as const, length, overtone, ofOpen: open.ofOpen },
    prompt: stem(
      rng,
      [
        say`The ${word} overtone of an organ pipe of length ${long}, closed at one end, has the same frequency as the ${open.word} of a pipe open at both ends.`,
        say`A pipe closed at one end and ${long} long vibrates in its ${word} overtone. It is in unison with the ${open.word} of an open pipe.`,
        say`The ${open.word} of an open organ pipe is in resonance with the ${word} overtone of a closed organ pipe of length ${long}.`,
      ],
      [
        say`The length of the open pipe is:`,
        say`What is the length of the open pipe?`,
        say`Find the length of the pipe that is open at both ends.`,
      ],
      [say`(Neglect end correction.)`, say`Ignore the end correction.`, say`(End correction is negligible.)`],
    ),
    answer,
    mistakes: [
      { value: 2 * key, because: 'the open pipe was taken as a whole wavelength long in its fundamental' },
      {
        value: key / 2,
        because: 'the open pipe was taken as a quarter of a wavelength long in its fundamental',
      },
      { value: length, because: 'equal frequency does not mean equal length' },
      {
        value: (2 * open.harmonic * length) / (overtone + 1),
        because: 'even harmonics were counted; a closed pipe has only odd ones',
      },
      {
        value: (2 * (open.harmonic + 1) * length) / harmonic,
        because: 'the fundamental was counted as an overtone of the open pipe',
      },
      {
        value: (2 * open.harmonic * length) / (harmonic + 2),
        because: 'the next overtone of the closed pipe was taken',
      },
      { value: (2 * open.harmonic * length) / (harmonic - 2), because: 'the overtone before was taken' },
    ].filter(({ value }) => Number.isInteger(Math.round(value * 1e6) / 1e5)),
    steps: [
      say`A closed pipe has only odd harmonics, so its ${word} overtone is harmonic number ${harmonic}.`,
      say`Its frequency is ${harmonic}v ÷ 4L, with L = ${long}.`,
      say`The ${open.word} of an open pipe of length l has the frequency ${open.harmonic === 1 ? '' : open.harmonic}v ÷ 2l.`,
      say`So l = ${open.harmonic} × 4L ÷ (2 × ${harmonic})`,
      say`l = ${4 * open.harmonic} × ${length} ÷ ${2 * harmonic} = ${answer}`,
    ],
  }
}
