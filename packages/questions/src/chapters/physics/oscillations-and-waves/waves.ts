import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { hertz } from '../../../kit/values/quantities.ts'
import { quantity } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "A wave of 5 Hz has a wavelength of 3 m. How fast does it travel?" */
export const waves = defineGenerator({
  id: 'physics/waves',
  version: 8,
  concepts: ['wave-motion', 'standing-waves', 'organ-pipes'],
  levels: {
    easy: { forms: [speed, lengthOrFrequency] },
    medium: { forms: [stringLoops, closedPipe, betweenOvertones] },
    hard: { forms: [unison, ...often(2, successive), ...often(2, resonanceColumn)] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'speed':
        // Crest after crest passes: so many wavelengths in one second.
        return given.metres / (1 / given.frequency)
      case 'length':
        return bisect((metres) => metres * given.frequency - given.speed, 1e5)
      case 'frequency':
        return bisect((frequency) => frequency * given.metres - given.speed, 1e6)
      case 'between': {
        // The tones of the pipe one after the other, from their wavelengths.
        const fits = (quarters: number) => quarters % 2 === (given.isOpen ? 0 : 1)
        const tone = (wanted: number) => given.speed / longestFitting(given.length, wanted, fits)
        return tone(given.high + 1) - tone(given.low + 1)
      }
      case 'string':
        return given.speed / longestFitting(given.length, given.loops, (quarters) => quarters % 2 === 0)
      case 'unison': {
        // The wavelength in the closed pipe, then the open pipe that holds it as often as asked. In centimetres.
        const wavelength = longestFitting(given.length, given.overtone + 1, (quarters) => quarters % 2 === 1)
        return (given.ofOpen + 1) * (wavelength / 2)
      }
      case 'successive': {
        // The harmonics of an open pipe are all multiples of the gap, those of a closed one lie midway between them.
        const gap = given.second - given.first
        const isOpen = Math.abs(given.first / gap - Math.round(given.first / gap)) < 1e-6
        const fits = (quarters: number) => quarters % 2 === (isOpen ? 0 : 1)
        // The fundamental of a pipe of one metre, and the pipe that is as much shorter as its own is higher.
        const ofOneMetre = given.speed / longestFitting(1, 1, fits)
        return (ofOneMetre / (isOpen ? gap : gap / 2)) * 100
      }
      case 'column-speed':
        // From the first to the second resonance the column grows by half a wavelength.
        return bisect((speed) => speed / given.frequency - (2 * (given.second - given.first)) / 100, 1e4)
      case 'column-end':
        // The true columns are as 1 : 3.
        return bisect((end) => 3 * (given.first + end) - (given.second + end), 100)
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
  { what: 'a sound wave in hydrogen', speeds: range(128, 132).map((tens) => tens * 10) },
  { what: 'a sound wave in carbon dioxide', speeds: range(258, 272) },
  { what: 'a wave on a stretched wire', speeds: range(30, 120) },
] as const

const SPEEDS = WAVES.flatMap(({ what, speeds }) =>
  speeds.flatMap((pace) =>
    [
      2, 2.5, 4, 5, 8, 10, 12.5, 16, 20, 25, 32, 40, 50, 80, 100, 125, 160, 200, 250, 320, 400, 500, 625, 800,
      1000,
    ].flatMap((frequency) => {
      const metres = Math.round((pace / frequency) * 1e6) / 1e6
      const isUsual = metres >= 0.04 && metres <= 20 && Number.isInteger(Math.round(metres * 1e6) / 1e3)
      const isLikely = what.includes('sound')
        ? frequency >= 80
        : what.includes('wire')
          ? frequency >= 20 && frequency <= 125
          : frequency <= 16
      return isUsual && isLikely ? [{ what, pace, frequency, metres }] : []
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
        say`For ${what}, the frequency is ${hertz(frequency)} and the wavelength is ${length}.`,
        say`The distance between two consecutive crests (or compressions) of ${what} is ${length}. Its frequency is ${hertz(frequency)}.`,
      ],
      [
        say`The velocity of the wave is:`,
        say`What is the speed of the wave?`,
        say`Find the velocity with which it propagates.`,
        say`With what speed does the wave travel in the medium?`,
        say`Calculate the speed with which the wave advances.`,
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
    ].filter(({ value }) => Number.isInteger(Math.round(value * 1e7) / 1e4)),
    steps: [
      say`Speed = frequency × wavelength, with the wavelength ${quantity(metres, 'm')}`,
      say`v = ${frequency} × ${metres} = ${answer}`,
    ],
  }
}

/** "Waves of 50 Hz travel at 12 m/s. What is their wavelength?" */
function lengthOrFrequency(rng: Random) {
  const { what, pace, frequency, metres } = rng.pick(SPEEDS)
  const isLength = rng.chance(0.5)
  const length = metres < 1 ? quantity(Math.round(metres * 1e5) / 1e3, 'cm') : quantity(metres, 'm')
  const answer = isLength ? quantity(metres, 'm') : hertz(frequency)
  const fast = quantity(pace, 'm/s')
  return {
    concept: 'wave-motion',
    given: isLength
      ? { find: 'length' as const, speed: pace, frequency }
      : { find: 'frequency' as const, speed: pace, metres },
    prompt: isLength
      ? stem(
          rng,
          [
            say`The speed of ${what} is ${fast} and its frequency is ${hertz(frequency)}.`,
            say`${what} of frequency ${hertz(frequency)} travels at ${fast}.`,
            say`A source that vibrates at ${hertz(frequency)} sends out ${what}, whose velocity is ${fast}.`,
            say`For ${what}, the frequency is ${hertz(frequency)} and the velocity is ${fast}.`,
          ],
          [
            say`Its wavelength is:`,
            say`What is the wavelength?`,
            say`Find the wavelength of the wave.`,
            say`The distance between two consecutive points in the same phase is:`,
          ],
        )
      : stem(
          rng,
          [
            say`The speed of ${what} is ${fast} and its wavelength is ${length}.`,
            say`${what} of wavelength ${length} travels at ${fast}.`,
            say`A vibrating source sends out ${what} of wavelength ${length}, whose velocity is ${fast}.`,
            say`For ${what}, the wavelength is ${length} and the velocity is ${fast}.`,
          ],
          [
            say`Its frequency is:`,
            say`What is the frequency of the wave?`,
            say`Find the frequency of the source.`,
            say`The number of waves that pass a point in one second is:`,
          ],
        ),
    answer,
    mistakes: isLength
      ? [
          { value: frequency / pace, because: 'the frequency was divided by the speed' },
          { value: pace * frequency, because: 'speed and frequency were multiplied' },
          { value: 2 * metres, because: 'two wavelengths were taken for one' },
          { value: metres / 2, because: 'half a wavelength was taken' },
          { value: metres * 10, because: 'the decimal point was moved one place right' },
          { value: metres / 10, because: 'the decimal point was moved one place left' },
          { value: metres * 4, because: 'a quarter of a wavelength was taken for a whole one' },
        ].filter(({ value }) => Number.isInteger(Math.round(value * 1e7) / 1e3))
      : [
          { value: metres / pace, because: 'the wavelength was divided by the speed' },
          { value: pace * metres, because: 'speed and wavelength were multiplied' },
          { value: 2 * frequency, because: 'half a wavelength was taken for a whole one' },
          { value: frequency / 2, because: 'two wavelengths were taken for one' },
          { value: frequency * 10, because: 'the decimal point was moved one place right' },
          { value: frequency / 10, because: 'the decimal point was moved one place left' },
          { value: pace, because: 'that number is the speed' },
        ].filter(({ value }) => Number.isInteger(Math.round(value * 1e7) / 1e4)),
    steps: isLength
      ? [say`v = fλ, so λ = v ÷ f`, say`λ = ${pace} ÷ ${frequency} = ${answer}`]
      : [
          say`v = fλ, so f = v ÷ λ, with λ = ${quantity(metres, 'm')}`,
          say`f = ${pace} ÷ ${metres} = ${answer}`,
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

/** "By how much do the first and the third overtone of a closed pipe of 50 cm differ in frequency?" */
function betweenOvertones(rng: Random) {
  const { pace, hundredths, base } = rng.pick(PIPES)
  const isOpen = rng.chance(0.5)
  // In an open pipe, two neighbouring overtones differ by the fundamental itself, which would be too easy.
  const [low, high] = rng.pick(
    isOpen
      ? [
          [0, 2],
          [0, 3],
          [1, 3],
        ]
      : [
          [0, 1],
          [0, 2],
          [0, 3],
          [1, 3],
        ],
  )
  // In an open pipe the fundamental is twice that of a closed one.
  const first = isOpen ? 2 * base : base
  const harmonic = (overtone: number) => (isOpen ? overtone + 1 : 2 * overtone + 1)
  const key = (harmonic(high) - harmonic(low)) * first
  const answer = hertz(key)
  const [lower, upper] = [TONES[low] ?? '', TONES[high] ?? '']
  const [long, fast] = [quantity(hundredths, 'cm'), quantity(pace, 'm/s')]
  const ends = isOpen ? 'open at both ends' : 'closed at one end'
  const pipe = rng.pick(['an organ pipe', 'a glass tube', 'a bamboo pipe', 'a steel tube', 'a plastic pipe'])
  return {
    concept: 'organ-pipes',
    given: { find: 'between' as const, length: hundredths / 100, speed: pace, low, high, isOpen },
    prompt: stem(
      rng,
      [
        say`${pipe} of length ${long} is ${ends}. The velocity of sound in air is ${fast}.`,
        say`The length of ${pipe} ${ends} is ${long}, and the speed of sound is ${fast}.`,
        say`The air column in ${pipe}, ${long} long and ${ends}, is set into vibration. Sound travels in it at ${fast}.`,
      ],
      [
        say`The difference between the frequencies of its ${upper} and its ${lower} is:`,
        say`By how much does the frequency of the ${upper} exceed that of the ${lower}?`,
        say`Find the difference in frequency between the ${lower} and the ${upper}.`,
      ],
      [say`(Neglect end correction.)`, say`Ignore the end correction.`, say`(End correction is negligible.)`],
    ),
    answer,
    mistakes: [
      {
        value: key / 2,
        because: isOpen
          ? 'the pipe was taken as closed at one end'
          : 'all harmonics were counted, as in an open pipe',
      },
      {
        value: 2 * key,
        because: isOpen ? 'only odd harmonics were counted' : 'the pipe was taken as open at both ends',
      },
      { value: harmonic(high) * first, because: say`that is the frequency of the ${upper}` },
      { value: harmonic(low) * first, because: say`that is the frequency of the ${lower}` },
      { value: (harmonic(high) + harmonic(low)) * first, because: 'the two frequencies were added' },
      { value: key + first, because: 'the fundamental was added once more' },
    ],
    steps: [
      isOpen
        ? say`In an open pipe the fundamental is f₁ = v ÷ 2L, and all harmonics sound.`
        : say`In a closed pipe the fundamental is f₁ = v ÷ 4L, and only odd harmonics sound.`,
      say`f₁ = ${pace} ÷ (${isOpen ? 2 : 4} × ${hundredths / 100}) = ${hertz(first)}`,
      say`The ${lower} is harmonic number ${harmonic(low)} and the ${upper} is number ${harmonic(high)}.`,
      say`${harmonic(high)} − ${harmonic(low)} = ${harmonic(high) - harmonic(low)} times the fundamental`,
      say`${harmonic(high) - harmonic(low)} × ${first} = ${answer}`,
    ],
  }
}

const TONES = ['fundamental', 'first overtone', 'second overtone', 'third overtone']

/** Shorter pipes would resonate at thousands of hertz. */
const LONG_PIPES = PIPES.filter((pipe) => pipe.hundredths >= 30 && Number.isInteger(pipe.base))

/** "Two successive resonances of a pipe are at 425 Hz and 595 Hz; sound travels at 340 m/s. How long is the pipe?" */
function successive(rng: Random) {
  const { pace, hundredths, base } = rng.pick(LONG_PIPES)
  const isOpen = rng.chance(0.35)
  // Numbers of the two harmonics, in units of the fundamental of the closed pipe.
  const low = isOpen ? 2 * rng.int(2, 5) : 2 * rng.int(1, 5) + 1
  const [first, second] = [low * base, (low + 2) * base]
  const answer = quantity(hundredths, 'cm')
  const [f, g, v] = [hertz(first), hertz(second), quantity(pace, 'm/s')]
  const gap = second - first
  const pipe = rng.pick(['an organ pipe', 'a glass tube', 'a bamboo pipe', 'a steel tube', 'a plastic pipe'])
  return {
    concept: 'organ-pipes',
    given: { find: 'successive' as const, first, second, speed: pace },
    prompt: stem(
      rng,
      [
        say`Two successive resonance frequencies of the air column in ${pipe} are ${f} and ${g}. The velocity of sound in air is ${v}.`,
        say`The air in ${pipe} resonates at ${f} and next at ${g}, and at no frequency between them. The speed of sound is ${v}.`,
        say`${pipe} gives resonance with two neighbouring frequencies of ${f} and ${g}. Sound travels in it at ${v}.`,
      ],
      [
        say`It is not told whether one or both ends are open. The length of the pipe is:`,
        say`Whether one or both of its ends are open is not known. What is its length?`,
        say`Find its length, after deciding whether one or both of its ends are open.`,
      ],
      [say`(Neglect end correction.)`, say`Ignore the end correction.`],
    ),
    answer,
    mistakes: [
      {
        value: isOpen ? hundredths / 2 : hundredths * 2,
        because: isOpen
          ? 'the pipe was taken as closed at one end, with the gap as its fundamental'
          : 'the pipe was taken as open, with half the gap as its fundamental',
      },
      {
        value: isOpen ? hundredths * 2 : hundredths / 2,
        because: 'the fundamental was taken twice or half as high',
      },
      {
        value: (pace * 100) / (4 * first),
        because: 'the lower frequency was taken as the fundamental of a closed pipe',
      },
      {
        value: (pace * 100) / (2 * first),
        because: 'the lower frequency was taken as the fundamental of an open pipe',
      },
      { value: (pace * 100) / gap, because: 'the pipe was taken as one wavelength long in its fundamental' },
      { value: hundredths * 1.5, because: 'the harmonics were counted wrongly' },
      { value: hundredths * 0.75, because: 'the harmonics were counted wrongly' },
    ].filter(({ value }) => Number.isInteger(Math.round(value * 1e6) / 1e5)),
    steps: [
      say`Difference = ${second} − ${first} = ${hertz(gap)}`,
      isOpen
        ? say`${first} ÷ ${gap} = ${low / 2} is whole: all harmonics of ${gap} Hz occur, so the pipe is open at both ends.`
        : say`${first} ÷ ${gap} = ${low / 2} is not whole: the frequencies are odd multiples of ${gap / 2} Hz, so the pipe is closed at one end.`,
      isOpen ? say`Fundamental: v ÷ 2L = ${hertz(gap)}` : say`Fundamental: v ÷ 4L = ${hertz(gap / 2)}`,
      isOpen
        ? say`L = ${pace} ÷ (2 × ${gap}) m = ${answer}`
        : say`L = ${pace} ÷ (4 × ${gap / 2}) m = ${answer}`,
    ],
  }
}

/** "With a fork of 500 Hz, resonance occurs at 16 cm and at 50 cm of air. What is the speed of sound?" */
function resonanceColumn(rng: Random) {
  const { frequency, quarter, end, speed } = rng.until(
    () => {
      const [frequency, quarter] = [rng.int(16, 60) * 10, rng.int(100, 260) / 10]
      return { frequency, quarter, end: rng.int(4, 15) / 10, speed: (4 * quarter * frequency) / 100 }
    },
    (drawn) =>
      drawn.speed >= 328 && drawn.speed <= 352 && Number.isInteger(Math.round(drawn.speed * 1e6) / 1e6),
  )
  const tidy = (size: number) => Math.round(size * 100) / 100
  const [first, second] = [tidy(quarter - end), tidy(3 * quarter - end)]
  const isSpeed = rng.chance(0.5)
  const [f, one, two] = [hertz(frequency), quantity(first, 'cm'), quantity(second, 'cm')]
  const told = [
    say`In a resonance tube, a tuning fork of frequency ${f} gives the first resonance with an air column of ${one} and the second with ${two}.`,
    say`A tuning fork of ${f} is held over a resonance tube. The first two lengths of the air column for resonance are ${one} and ${two}.`,
    say`The air column over water resonates with a fork of ${f} when it is ${one} long, and again when it is ${two} long.`,
    say`With a fork of frequency ${f}, the first and the second resonance of an air column closed at one end are found at lengths of ${one} and ${two}, respectively.`,
    say`A student raises a tube out of water below a vibrating fork of ${f} and hears the first two resonances when the air column is ${one} and ${two} long.`,
    say`The shortest two air columns in a tube closed at one end that resonate with a fork of ${f} are ${one} and ${two} long.`,
  ]
  const gap = tidy(second - first)
  if (isSpeed) {
    const value = Math.round(speed)
    const answer = quantity(value, 'm/s')
    const of = (centimetres: number) => Math.round((frequency * centimetres) / 100)
    return {
      concept: 'organ-pipes',
      given: { find: 'column-speed' as const, frequency, first, second },
      prompt: stem(rng, told, [
        say`The speed of sound in air is:`,
        say`What is the speed of sound in air?`,
        say`Find the velocity of sound in air, free from the end correction.`,
        say`Calculate the velocity of sound in the air of the tube.`,
      ]),
      answer,
      mistakes: [
        { value: of(4 * first), because: 'the first length alone was used, without the end correction' },
        {
          value: of((4 * second) / 3),
          because: 'the second length alone was used, without the end correction',
        },
        { value: of(gap), because: 'the difference was taken as a whole wavelength' },
        { value: of(2 * (second + first)), because: 'the two lengths were added' },
        { value: of(2 * second), because: 'the second length was taken as half a wavelength' },
        { value: value + 12, because: 'the multiplication was worked out wrongly' },
        { value: value - 8, because: 'the multiplication was worked out wrongly' },
      ],
      // Sound in air is neither as slow nor as fast as some of these.
      within: [300, 390] as const,
      steps: [
        say`From one resonance to the next the column grows by half a wavelength, whatever the end correction is.`,
        say`λ ÷ 2 = ${second} − ${first} = ${quantity(gap, 'cm')}`,
        say`λ = ${quantity(tidy(2 * gap), 'cm')}`,
        say`v = fλ = ${frequency} × ${tidy(2 * gap)} ÷ 100 = ${answer}`,
      ],
    }
  }
  const answer = quantity(end, 'cm')
  return {
    concept: 'organ-pipes',
    given: { find: 'column-end' as const, first, second },
    prompt: stem(rng, told, [
      say`The end correction of the tube is:`,
      say`What is the end correction of the tube?`,
      say`Find the end correction.`,
      say`Calculate the end correction for the open end.`,
    ]),
    answer,
    mistakes: [
      { value: tidy(second - 3 * first), because: 'the difference was not halved' },
      { value: tidy(end / 2), because: 'the difference was divided by 4' },
      { value: tidy(end + 0.3), because: 'the subtraction was worked out wrongly' },
      { value: tidy(Math.abs(end - 0.2)), because: 'the subtraction was worked out wrongly' },
      { value: tidy(end * 1.5), because: 'the difference was taken three times and divided by 4' },
      { value: tidy(end + 0.5), because: 'the subtraction was worked out wrongly' },
    ],
    within: [0.1, 4] as const,
    steps: [
      say`With the end correction e, the columns are a quarter and three quarters of a wavelength: l₁ + e = λ/4 and l₂ + e = 3λ/4`,
      say`So l₂ + e = 3(l₁ + e)`,
      say`2e = l₂ − 3l₁ = ${second} − 3 × ${first} = ${quantity(tidy(second - 3 * first), 'cm')}`,
      say`e = ${tidy(second - 3 * first)} ÷ 2 = ${answer}`,
    ],
  }
}
