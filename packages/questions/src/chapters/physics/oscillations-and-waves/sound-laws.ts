import { defineLaws } from '../../../kit/laws/define-laws.ts'
import { numbersBetween } from '../../../kit/laws/numbers-between.ts'

/** "An echo is heard 2 s after a shout. How far is the cliff, when sound travels at 340 m/s?" */
export const soundLaws = defineLaws({
  id: 'physics/sound-laws',
  version: 5,
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
          values: numbersBetween(0.4, 5),
        },
      },
      forms: [
        {
          asks: 'd',
          levels: ['easy', 'medium', 'hard'],
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
          levels: ['medium', 'hard'],
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
          levels: ['medium', 'hard'],
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
        f: { name: 'the frequency', unit: 'Hz', power: -1, values: numbersBetween(20, 900) },
        l: { name: 'the wavelength', unit: 'm', power: -1, values: numbersBetween(0.1, 6) },
      },
      forms: [
        {
          asks: 'v',
          levels: ['easy', 'medium'],
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
          levels: ['easy', 'medium', 'hard'],
          given: [
            'A wave of wavelength {l} travels at {v}.',
            'A wave passes through a medium at {v}, and the distance between two neighbouring crests is {l}.',
          ],
          asked: ['Its frequency is:', 'What is its frequency?'],
          work: 'f = v ÷ λ = #v ÷ #l',
        },
        {
          asks: 'l',
          levels: ['easy', 'medium', 'hard'],
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
          levels: ['easy', 'medium', 'hard'],
          given: [
            'A body of mass {m} is in simple harmonic motion with an amplitude of {A} and an angular frequency of {w}.',
            'A particle of mass {m} oscillates simple harmonically at {w} with an amplitude of {A}.',
          ],
          asked: ['Its total energy is:', 'What is its total energy?', 'Find its greatest kinetic energy.'],
          work: 'E = ½mω²A² = ½ × #m × #w² × (#A ÷ 100)²',
        },
        {
          asks: 'm',
          levels: ['medium', 'hard'],
          given: [
            'The total energy of a body in simple harmonic motion, with the angular frequency {w} and the amplitude {A}, is {E}.',
          ],
          asked: ['Its mass is:', 'What is its mass?'],
          work: 'm = 2E ÷ (ω²A²) = 2 × #E ÷ (#w² × (#A ÷ 100)²)',
        },
        {
          asks: 'A',
          levels: ['medium', 'hard'],
          given: [
            'A body of mass {m} oscillates simple harmonically at {w} with a total energy of {E}.',
            'The energy of a particle of mass {m} in simple harmonic motion at {w} is {E}.',
          ],
          asked: ['The amplitude of its motion is:', 'What is the amplitude of its motion?'],
          work: 'A = √(2E ÷ (mω²)) = √(2 × #E ÷ (#m × #w²))',
        },
      ],
    },
  ],
})
