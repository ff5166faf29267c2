import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { hertz } from '../../../kit/values/quantities.ts'
import { quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

/** "A wave of 5 Hz has a wavelength of 3 m. How fast does it travel?" */
export const waves = defineGenerator({
  id: 'physics/waves',
  version: 1,
  concepts: ['wave-motion', 'standing-waves', 'organ-pipes'],
  levels: { easy: { form: speed }, medium: { form: stringLoops }, hard: { form: closedPipe } },
  generate: (rng, { form }) => form(rng),
  solve(given) {
    switch (given.find) {
      case 'speed':
        // Crest after crest passes: so many wavelengths in one second.
        return given.metres / (1 / given.frequency)
      case 'string':
        return given.speed / longestFitting(given.length, given.loops, (quarters) => quarters % 2 === 0)
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
  const [person, town] = [rng.pick(people).name, rng.pick(towns)]
  const length = metres < 1 ? quantity(Math.round(metres * 1e5) / 1e3, 'cm') : quantity(metres, 'm')
  return {
    concept: 'wave-motion',
    given: { find: 'speed' as const, frequency, metres },
    prompt: rng.pick([
      say`In an experiment in ${town} ${what} has a frequency of ${hertz(frequency)} and a wavelength of ${length}. How fast does it travel?`,
      say`${person} of ${town} measures ${length} from crest to crest of ${what} whose frequency is ${hertz(frequency)}. Find its speed.`,
      say`The source of ${what} in ${town} swings ${frequency} times a second, and the wavelength is ${length}. What speed does ${person} work out?`,
      say`What is the speed of ${what} with λ = ${length} and a frequency of ${hertz(frequency)}, as ${person} notes it in ${town}?`,
      say`Each second ${frequency} crests of ${what} pass a mark in a laboratory of ${town}; two neighbouring crests are ${length} apart. With what speed does it move on?`,
    ]),
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
  const [person, town, thing] = [rng.pick(people).name, rng.pick(towns), rng.pick(STRINGED)]
  const [long, fast] = [quantity(Math.round(length * 100), 'cm'), quantity(pace, 'm/s')]
  return {
    concept: 'standing-waves',
    given: { find: 'string' as const, length, speed: pace, loops },
    prompt: rng.pick([
      say`A string of ${thing} in ${town}, ${long} long and fixed at both ends, swings in ${loops} loops. Waves run along it at ${fast}. What is the frequency?`,
      say`${person} of ${town} makes the ${long} long wire of ${thing} vibrate in ${loops} equal segments. With a wave speed of ${fast}, find the frequency of the vibration.`,
      say`On ${thing} tuned in ${town} a wave travels at ${fast}. The string measures ${long} between its fixed ends. What frequency has its harmonic number ${loops}?`,
      say`How many vibrations a second does a stretched string of ${thing} make in ${town}, if it is ${long} long, shows ${loops} loops and carries waves at ${fast}?`,
      say`Between two fixed bridges ${long} apart, the wire of ${thing} of ${person} in ${town} forms a standing wave of ${loops} loops. The wave speed on it is ${fast}. Which frequency is heard?`,
    ]),
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
  const [person, town] = [rng.pick(people).name, rng.pick(towns)]
  const [long, fast] = [quantity(hundredths, 'cm'), quantity(pace, 'm/s')]
  const pipe = rng.pick(['an organ pipe', 'a glass tube', 'a bamboo pipe', 'a steel tube', 'a plastic pipe'])
  return {
    concept: 'organ-pipes',
    given: { find: 'pipe' as const, length: hundredths / 100, speed: pace, overtone },
    prompt: rng.pick([
      say`In ${town} ${pipe} ${long} long is closed at one end. Sound travels at ${fast}. What is the frequency of its ${word} overtone? (No end correction.)`,
      say`${person} of ${town} blows across the open end of ${pipe} whose other end is closed. Its length is ${long} and the speed of sound ${fast}. Neglecting the end correction, find the ${word} overtone.`,
      say`The air in ${pipe}, open at one end only, is ${long} long. If sound has a speed of ${fast} in ${town} that day, what frequency does the ${word} overtone have without end correction?`,
      say`Which frequency belongs to the ${word} overtone of ${pipe} in a music room of ${town}? It measures ${long}, one end is closed, sound goes at ${fast} and the end correction is neglected.`,
      say`With ${fast} for the speed of sound and no end correction, ${person} in ${town} works out the ${word} overtone of ${pipe} that is ${long} long and shut at one end. What is the right frequency?`,
    ]),
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
