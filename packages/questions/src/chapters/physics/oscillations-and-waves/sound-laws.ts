import { defineLaws } from '../../../kit/laws/define-laws.ts'
import { numbersBetween } from '../../../kit/laws/numbers-between.ts'

/** Lengths of strings in cm with many divisors. */
const LENGTHS = [20, 24, 25, 30, 36, 40, 45, 48, 50, 54, 60, 64, 72, 75, 80, 90, 96, 100, 120]

/** Tensions in newtons whose ratios have roots in short numbers. */
const TENSIONS = [4, 9, 16, 25, 36, 64, 81, 100, 144]

/** "An echo is heard 2 s after a shout. How far is the cliff, when sound travels at 340 m/s?" */
export const soundLaws = defineLaws({
  id: 'physics/sound-laws',
  version: 10,
  laws: [
    {
      id: 'echo',
      concepts: ['echo'],
      constant: 2,
      quantities: {
        d: { name: 'the distance', unit: 'm', power: 1 },
        v: {
          name: 'the speed',
          unit: 'm/s',
          power: -1,
          values: [
            324, 325, 326, 328, 330, 331, 332, 333, 334, 335, 336, 338, 339, 340, 341, 342, 343, 344, 345,
            346, 347, 348, 350, 352,
          ],
        },
        t: {
          name: 'the time',
          unit: 'second',
          power: -1,
          values: numbersBetween(0.4, 9),
        },
      },
      forms: [
        {
          asks: 'd',
          levels: ['easy'],
          given: [
            'A person shouts in front of a cliff and hears the echo after {t}. Sound travels at {v}.',
            'A man fires a gun and hears its echo from a hill after {t}. The speed of sound is {v}.',
            'A cannon is fired in front of a high hill. The echo of the shot comes back after {t}, and the speed of sound is {v}.',
            'The echo of a whistle from a cliff is heard {t} later, sound travelling at {v}.',
            'A girl on a boat blows a horn, and its echo from the rocks on the shore reaches her after {t}. Sound travels at {v} in the air.',
            'The siren of a ship is echoed by an iceberg {t} later, and sound travels at {v} there.',
            'On a day when sound travels at {v}, the sound of a cracker comes back from a tall building {t} later.',
          ],
          asked: [
            'The sound was reflected at a distance of:',
            'At what distance was the sound reflected?',
            'How far away is the place that reflected the sound?',
          ],
          work: 'd = vt ÷ 2 = #v × #t ÷ 2',
        },
        {
          asks: 't',
          levels: ['easy'],
          given: [
            'A boy stands {d} away from a tall building, and sound travels at {v}.',
            'A hiker stands {d} away from a steep cliff on a day when sound travels at {v}.',
            'The wall of a dam is {d} away from a man, and the speed of sound in air is {v}.',
            'A watchman is {d} away from the long wall of a fort. The velocity of sound is {v}.',
          ],
          asked: [
            'He hears the echo of his shout after:',
            'After what time does he hear the echo of his shout?',
            'How long does the echo of his shout take to reach him?',
          ],
          work: 't = 2d ÷ v = 2 × #d ÷ #v',
        },
        {
          asks: 'v',
          levels: ['easy'],
          given: [
            'A person who shouts {d} away from a cliff hears the echo after {t}.',
            'A gun is fired {d} away from a hill, and its echo is heard {t} later.',
            'A student fires a starting pistol {d} in front of a high wall and measures {t} between the shot and its echo.',
            'The echo of a whistle from a building {d} away comes back after {t}.',
          ],
          asked: [
            'The speed of sound is:',
            'What is the speed of sound?',
            'How fast does sound travel in the air there?',
          ],
          work: 'v = 2d ÷ t = 2 × #d ÷ #t',
        },
      ],
    },
    {
      id: 'wave',
      concepts: ['wave-motion'],
      within: [2, 1500],
      quantities: {
        v: { name: 'the speed', unit: 'm/s', power: 1 },
        f: { name: 'the frequency', unit: 'Hz', power: -1, values: numbersBetween(20, 1500) },
        l: { name: 'the wavelength', unit: 'm', power: -1, values: numbersBetween(0.1, 6) },
      },
      forms: [
        {
          asks: 'v',
          levels: ['easy'],
          given: [
            'A wave of frequency {f} has a wavelength of {l}.',
            'The distance between two neighbouring crests of a wave is {l}, and its frequency is {f}.',
            'A source that vibrates at {f} sends out waves of wavelength {l}.',
          ],
          asked: ['The speed of the wave is:', 'What is the speed of the wave?'],
          work: 'v = fλ = #f × #l',
        },
        {
          asks: 'f',
          levels: ['easy'],
          given: [
            'A wave of wavelength {l} travels at {v}.',
            'A wave passes through a medium at {v}, and the distance between two neighbouring crests is {l}.',
          ],
          asked: ['Its frequency is:', 'What is its frequency?'],
          work: 'f = v ÷ λ = #v ÷ #l',
        },
        {
          asks: 'l',
          levels: ['easy'],
          given: [
            'A wave of frequency {f} travels through a medium at {v}.',
            'A source of frequency {f} sends waves through a medium in which their speed is {v}.',
          ],
          asked: ['Its wavelength is:', 'What is the wavelength?'],
          work: 'λ = v ÷ f = #v ÷ #f',
        },
      ],
    },
    {
      id: 'shm-energy',
      concepts: ['shm-energy', 'shm'],
      constant: 20_000,
      quantities: {
        E: { name: 'the energy', unit: 'J', power: 1 },
        m: { name: 'the mass', unit: 'kg', power: -1, values: numbersBetween(0.1, 5) },
        w: { name: 'the angular frequency', unit: 'rad/s', power: -2, values: numbersBetween(2, 40) },
        A: { name: 'the amplitude', unit: 'cm', power: -2, values: numbersBetween(2, 40) },
      },
      forms: [
        {
          asks: 'E',
          levels: ['easy'],
          given: [
            'A body of mass {m} is in simple harmonic motion with an amplitude of {A} and an angular frequency of {w}.',
            'A particle of mass {m} executes simple harmonic motion with an angular frequency of {w} and an amplitude of {A}.',
          ],
          asked: ['Its total energy is:', 'What is its total energy?', 'Find its greatest kinetic energy.'],
          work: 'E = ½mω²A² = ½ × #m × #w² × (#A ÷ 100)²',
        },
        {
          asks: 'm',
          levels: ['medium'],
          given: [
            'The total energy of a body in simple harmonic motion, with the angular frequency {w} and the amplitude {A}, is {E}.',
          ],
          asked: ['Its mass is:', 'What is its mass?'],
          work: 'm = 2E ÷ (ω²A²) = 2 × #E ÷ (#w² × (#A ÷ 100)²)',
        },
        {
          asks: 'A',
          levels: ['medium'],
          given: [
            'A body of mass {m} executes simple harmonic motion with an angular frequency of {w} and a total energy of {E}.',
            'The energy of a particle of mass {m} in simple harmonic motion at {w} is {E}.',
          ],
          asked: ['The amplitude of its motion is:', 'What is the amplitude of its motion?'],
          work: 'A = √(2E ÷ (mω²)) = √(2 × #E ÷ (#m × #w²))',
        },
      ],
    },
    // What follows joins two laws.
    {
      id: 'echo-of-note',
      concepts: ['echo', 'wave-motion'],
      constant: 2,
      within: [20, 2000],
      allows: ({ f = 0, l = 0 }) => f * l >= 325 && f * l <= 352,
      quantities: {
        d: { name: 'the distance', unit: 'm', power: 1 },
        f: { name: 'the frequency', unit: 'Hz', power: -1, values: numbersBetween(50, 1000) },
        l: { name: 'the wavelength', unit: 'm', power: -1, values: numbersBetween(0.35, 6) },
        t: { name: 'the time', unit: 'second', power: -1, values: numbersBetween(0.4, 5) },
      },
      forms: [
        {
          asks: 'd',
          levels: ['medium'],
          given: [
            'A siren sends out a note of frequency {f} and wavelength {l} in air. Its echo from a cliff is heard after {t}.',
            'The note of a horn has a frequency of {f} and a wavelength of {l} in air. Its echo from a hill is heard {t} later.',
          ],
          asked: ['The sound is reflected at a distance of:', 'At what distance is the sound reflected?'],
          first: ['The speed of sound is v = fλ, and the sound covers 2d in the time t.'],
          work: 'd = fλt ÷ 2 = #f × #l × #t ÷ 2',
        },
        {
          asks: 'l',
          levels: ['medium'],
          given: [
            'A horn of frequency {f} is sounded {d} away from a cliff, and the echo is heard after {t}.',
            'The echo of a note of frequency {f} from a wall {d} away is heard {t} after the note is sounded.',
          ],
          asked: ['The wavelength of the sound in air is:', 'What is the wavelength of the sound in air?'],
          first: ['The sound covers 2d in the time t, so v = 2d ÷ t, and λ = v ÷ f.'],
          work: 'λ = 2d ÷ (ft) = 2 × #d ÷ (#f × #t)',
        },
      ],
    },
    {
      id: 'two-media',
      concepts: ['wave-motion'],
      within: [0.05, 40],
      quantities: {
        L: { name: 'the later wavelength', unit: 'm', power: 1 },
        l: { name: 'the first wavelength', unit: 'm', power: -1, values: numbersBetween(0.2, 5) },
        V: { name: 'the later speed', unit: 'm/s', power: -1, values: numbersBetween(300, 1500) },
        v: { name: 'the first speed', unit: 'm/s', power: 1, values: numbersBetween(300, 1500) },
      },
      forms: [
        {
          asks: 'L',
          levels: ['medium'],
          given: [
            'A sound wave of wavelength {l} travels at {v} in one medium. It enters another medium, in which its speed is {V}.',
            'On passing from one medium into another, the speed of a sound wave changes from {v} to {V}. Its wavelength in the first medium is {l}.',
          ],
          asked: ['Its wavelength in the second medium is:', 'What is its wavelength in the second medium?'],
          first: ['The frequency f = v ÷ λ does not change at the boundary.'],
          work: 'λ₂ = λ₁v₂ ÷ v₁ = #l × #V ÷ #v',
        },
        {
          asks: 'V',
          levels: ['medium'],
          given: [
            'A sound wave of wavelength {l} and speed {v} enters another medium, where its wavelength becomes {L}.',
            'The wavelength of a sound wave changes from {l} to {L} on entering a second medium. Its speed in the first medium is {v}.',
          ],
          asked: ['Its speed in the second medium is:', 'What is its speed in the second medium?'],
          first: ['The frequency f = v ÷ λ does not change at the boundary.'],
          work: 'v₂ = v₁λ₂ ÷ λ₁ = #v × #L ÷ #l',
        },
      ],
    },
    {
      id: 'compressions',
      concepts: ['wave-motion'],
      constant: 1 / 2,
      within: [20, 5000],
      allows: ({ f = 0, c = 0 }) => 2 * f * c >= 320 && 2 * f * c <= 1500,
      quantities: {
        s: { name: 'the distance', unit: 'm', power: 1 },
        c: { name: 'the gap', unit: 'm', power: -1, values: numbersBetween(0.2, 3) },
        f: { name: 'the frequency', unit: 'Hz', power: -1, values: numbersBetween(80, 900) },
        t: { name: 'the time', unit: 'second', power: -1, values: numbersBetween(0.2, 5) },
      },
      forms: [
        {
          asks: 's',
          levels: ['medium'],
          given: [
            'In a sound wave from a source of {f}, the distance between a compression and the next rarefaction is {c}.',
            'A source vibrating at {f} sends out a sound wave in which a compression is {c} away from the nearest rarefaction.',
          ],
          asked: ['The distance covered by the wave in {t} is:', 'How far does the wave travel in {t}?'],
          first: [
            'A compression and the next rarefaction are half a wavelength apart, so λ = 2c.',
            'The speed is v = fλ, and the distance is s = vt.',
          ],
          work: 's = 2cft = 2 × #c × #f × #t',
        },
      ],
    },
    {
      id: 'spring-speed',
      concepts: ['shm-energy', 'shm'],
      constant: 10_000,
      within: [0.1, 20],
      quantities: {
        v: { name: 'the speed', unit: 'm/s', power: 2 },
        k: { name: 'the force constant', unit: 'N/m', power: -1, values: numbersBetween(20, 1500) },
        A: { name: 'the amplitude', unit: 'cm', power: -2, values: numbersBetween(4, 40) },
        m: { name: 'the mass', unit: 'kg', power: 1, values: numbersBetween(0.2, 8) },
      },
      forms: [
        {
          asks: 'v',
          levels: ['medium'],
          given: [
            'A block of mass {m} on a smooth table is attached to a spring of force constant {k}. It is pulled {A} from the mean position and released.',
            'A body of mass {m}, attached to a spring of force constant {k}, executes simple harmonic motion of amplitude {A} on a frictionless surface.',
          ],
          asked: ['Its speed at the mean position is:', 'What is its maximum speed?'],
          first: ['The energy ½kA² of the stretched spring is all kinetic, ½mv², at the mean position.'],
          work: 'v = A√(k ÷ m) = (#A ÷ 100) × √(#k ÷ #m)',
        },
        {
          asks: 'A',
          levels: ['medium'],
          given: [
            'A block of mass {m}, attached to a spring of force constant {k}, oscillates on a smooth table and passes through the mean position at {v}.',
            'The maximum speed of a body of mass {m}, which oscillates on a frictionless surface at the end of a spring of force constant {k}, is {v}.',
          ],
          asked: ['The amplitude of its motion is:', 'What is the amplitude of its motion?'],
          first: ['The kinetic energy ½mv² at the mean position is equal to the energy ½kA² at the extreme.'],
          work: 'A = v√(m ÷ k) = #v × √(#m ÷ #k)',
        },
      ],
    },
    {
      id: 'speed-on-the-way',
      concepts: ['shm-energy', 'shm'],
      // At three fifths of the amplitude the speed is four fifths of the largest one.
      constant: 10_000 / 0.64,
      within: [0.04, 20],
      quantities: {
        v: { name: 'the speed', unit: 'm/s', power: 2 },
        k: { name: 'the force constant', unit: 'N/m', power: -1, values: numbersBetween(20, 1500) },
        A: { name: 'the amplitude', unit: 'cm', power: -2, values: numbersBetween(5, 50) },
        m: { name: 'the mass', unit: 'kg', power: 1, values: numbersBetween(0.2, 8) },
      },
      forms: [
        {
          asks: 'v',
          levels: ['hard'],
          given: [
            'A block of mass {m}, attached to a spring of force constant {k}, oscillates on a smooth table with an amplitude of {A}.',
            'A body of mass {m} at the end of a spring of force constant {k} executes simple harmonic motion of amplitude {A} on a frictionless surface.',
            'A spring of force constant {k} is fixed at one end and carries a block of mass {m} on a smooth floor. The block is pulled aside by {A} and released.',
          ],
          asked: [
            'Its speed, when its displacement is 3/5 of the amplitude, is:',
            'What is its speed when its displacement is 3/5 of the amplitude?',
          ],
          slips: [
            { times: 1.25, because: 'that is the speed at the mean position' },
            { times: 0.75, because: 'the displacement was multiplied by ω' },
            { times: 0.5, because: 'the displacement was taken off the amplitude without squaring' },
            { times: 0.8, because: 'the factor 4/5 was used twice' },
          ],
          first: ['v = ω√(A² − x²) with ω = √(k ÷ m).', 'For x = 3A/5 the root is 4A/5.'],
          work: 'v = (4A/5)√(k ÷ m) = 0.8 × (#A ÷ 100) × √(#k ÷ #m)',
        },
      ],
    },
    {
      id: 'energy-on-the-way',
      concepts: ['shm-energy', 'shm'],
      // At half of the amplitude a quarter of the energy is potential.
      constant: 80_000 / 3,
      within: [0.02, 100],
      quantities: {
        K: { name: 'the kinetic energy', unit: 'J', power: 1 },
        k: { name: 'the force constant', unit: 'N/m', power: -1, values: numbersBetween(20, 1500) },
        A: { name: 'the amplitude', unit: 'cm', power: -2, values: numbersBetween(4, 50) },
      },
      forms: [
        {
          asks: 'K',
          levels: ['hard'],
          given: [
            'A block fixed to a spring of force constant {k} is in simple harmonic motion of amplitude {A}.',
            'A body oscillates with an amplitude of {A} at the end of a spring of force constant {k} on a smooth table.',
            'A toy car tied to a spring of force constant {k} is pulled {A} from its mean position and released on a frictionless floor.',
          ],
          asked: [
            'Its kinetic energy, when its displacement is half of the amplitude, is:',
            'What is its kinetic energy when it is halfway between the mean and an extreme position?',
          ],
          slips: [
            { times: 4 / 3, because: 'that is the total energy' },
            { times: 1 / 3, because: 'that is the potential energy there' },
            { times: 2 / 3, because: 'half of the total energy was taken' },
          ],
          first: ['The total energy is ½kA².', 'At x = A/2 the potential energy is a quarter of it.'],
          work: 'K = 3kA² ÷ 8 = 3 × #k × (#A ÷ 100)² ÷ 8',
        },
      ],
    },
    {
      id: 'greatest-values',
      concepts: ['shm'],
      constant: 1 / 100,
      within: [1, 200],
      quantities: {
        A: { name: 'the amplitude', unit: 'cm', power: 1 },
        v: { name: 'the maximum speed', unit: 'm/s', power: -2, values: numbersBetween(0.2, 6) },
        a: { name: 'the maximum acceleration', unit: 'm/s²', power: 1, values: numbersBetween(1, 80) },
      },
      forms: [
        {
          asks: 'A',
          levels: ['hard'],
          given: [
            'A particle executes simple harmonic motion. Its maximum speed is {v} and its maximum acceleration is {a}.',
            'The maximum speed and the maximum acceleration of a body in simple harmonic motion are {v} and {a}, respectively.',
          ],
          asked: ['The amplitude of its motion is:', 'What is the amplitude of its motion?'],
          first: ['v = ωA and a = ω²A, so ω = a ÷ v and A = v ÷ ω.'],
          work: 'A = v² ÷ a = #v² ÷ #a',
        },
        {
          asks: 'a',
          levels: ['hard'],
          given: [
            'A particle in simple harmonic motion of amplitude {A} passes through the mean position at {v}.',
            'The amplitude of a body in simple harmonic motion is {A}, and its maximum speed is {v}.',
          ],
          asked: ['Its maximum acceleration is:', 'What is its maximum acceleration?'],
          first: ['v = ωA, so ω = v ÷ A, and the maximum acceleration is a = ω²A.'],
          work: 'a = v² ÷ A = #v² ÷ (#A ÷ 100)',
        },
      ],
    },
    {
      id: 'period-energy',
      concepts: ['shm-energy', 'shm'],
      constant: 500,
      within: [0.02, 500],
      quantities: {
        E: { name: 'the energy', unit: 'J', power: 1 },
        m: { name: 'the mass', unit: 'kg', power: -1, values: numbersBetween(0.2, 8) },
        A: { name: 'the amplitude', unit: 'cm', power: -2, values: numbersBetween(5, 50) },
        T: { name: 'the time period', unit: 'second', power: 2, values: numbersBetween(0.2, 4) },
      },
      forms: [
        {
          asks: 'E',
          levels: ['hard'],
          given: [
            'A body of mass {m} executes simple harmonic motion of amplitude {A} and time period {T}.',
            'The time period of a body of mass {m} in simple harmonic motion is {T} and its amplitude is {A}.',
          ],
          asked: ['Its total energy is:', 'What is its total energy?'],
          notes: ['(Take π² = 10.)', 'Use π² = 10.'],
          first: ['ω = 2π ÷ T and E = ½mω²A², so E = 2π²mA² ÷ T² with A in metres.'],
          work: 'E = 2π²mA² ÷ T² = 2 × 10 × #m × (#A ÷ 100)² ÷ #T²',
        },
      ],
    },
    {
      id: 'string-note',
      concepts: ['standing-waves'],
      within: [40, 1500],
      quantities: {
        F: { name: 'the later frequency', unit: 'Hz', power: 2 },
        f: { name: 'the first frequency', unit: 'Hz', power: -2, values: numbersBetween(80, 600) },
        l: { name: 'the first length', unit: 'cm', power: -2, values: LENGTHS },
        L: { name: 'the later length', unit: 'cm', power: 2, values: LENGTHS },
        t: { name: 'the first tension', unit: 'N', power: 1, values: TENSIONS },
        T: { name: 'the later tension', unit: 'N', power: -1, values: TENSIONS },
      },
      forms: [
        {
          asks: 'F',
          levels: ['hard'],
          given: [
            'A stretched string of length {l} under a tension of {t} has a fundamental frequency of {f}. Its length is changed to {L} and its tension to {T}.',
            'The fundamental frequency of a sonometer wire, {l} long, is {f} when its tension is {t}. The length is then made {L} and the tension {T}.',
            'A wire vibrates in one segment at {f}, with a length of {l} and a tension of {t}. Now {L} of the same wire vibrates in one segment under {T}.',
          ],
          asked: [
            'The new frequency is:',
            'What is the new frequency?',
            'At what frequency does it vibrate now?',
          ],
          first: ['f = (1 ÷ 2L)√(T ÷ μ), and μ is the same.', 'So f goes as √T ÷ L.'],
          work: 'f₂ = f₁ × (L₁ ÷ L₂) × √(T₂ ÷ T₁) = #f × (#l ÷ #L) × √(#T ÷ #t)',
        },
        {
          asks: 'L',
          levels: ['hard'],
          given: [
            'A stretched string of length {l} under a tension of {t} has a fundamental frequency of {f}. With a tension of {T}, its fundamental frequency is to be {F}.',
            'The fundamental frequency of a sonometer wire, {l} long, is {f} when its tension is {t}. The tension is made {T}, and the wire is tuned to {F} by changing its length.',
          ],
          asked: ['The length must then be:', 'What is the length of the string then?'],
          first: ['f = (1 ÷ 2L)√(T ÷ μ), and μ is the same.', 'So L goes as √T ÷ f.'],
          work: 'L₂ = L₁ × (f₁ ÷ f₂) × √(T₂ ÷ T₁) = #l × (#f ÷ #F) × √(#T ÷ #t)',
        },
      ],
    },
  ],
})
