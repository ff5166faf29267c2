import { defineLaws } from '../../../kit/laws/define-laws.ts'

/** "An echo is heard 2 s after a shout. How far is the cliff, when sound travels at 340 m/s?" */
export const soundLaws = defineLaws({
  id: 'physics/sound-laws',
  version: 2,
  laws: [
    {
      id: 'echo',
      concepts: ['echo'],
      constant: 2,
      quantities: {
        d: { name: 'the distance', unit: 'm', power: 1 },
        v: { name: 'the speed', unit: 'm/s', power: -1, values: [330, 332, 334, 336, 340, 344, 350] },
        t: {
          name: 'the time',
          unit: 'second',
          power: -1,
          values: [0.4, 0.5, 0.8, 1, 1.2, 1.5, 1.8, 2, 2.5, 3],
        },
      },
      forms: [
        {
          asks: 'd',
          levels: ['easy', 'medium', 'hard'],
          given: [
            'A person shouts in front of a cliff and hears the echo after {t}. Sound travels at {v}.',
            'A man fires a gun and hears its echo from a hill after {t}. The speed of sound is {v}.',
          ],
          asked: ['The sound was reflected at a distance of:', 'At what distance was the sound reflected?'],
          work: 'd = vt ÷ 2 = #v × #t ÷ 2',
        },
        {
          asks: 't',
          levels: ['medium', 'hard'],
          given: ['A boy stands {d} away from a tall building, and sound travels at {v}.'],
          asked: [
            'He hears the echo of his shout after:',
            'After what time does he hear the echo of his shout?',
          ],
          work: 't = 2d ÷ v = 2 × #d ÷ #v',
        },
        {
          asks: 'v',
          levels: ['medium', 'hard'],
          given: ['A person who shouts {d} away from a cliff hears the echo after {t}.'],
          asked: ['The speed of sound is:', 'What is the speed of sound?'],
          work: 'v = 2d ÷ t = 2 × #d ÷ #t',
        },
      ],
    },
    {
      id: 'shm-energy',
      concepts: ['shm-energy', 'shm'],
      constant: 20_000,
      quantities: {
        E: { name: 'the energy', unit: 'J', power: 1 },
        m: { name: 'the mass', unit: 'kg', power: -1, values: [0.1, 0.2, 0.4, 0.5, 0.8, 1, 2, 4, 5] },
        w: { name: 'the angular frequency', unit: 'rad/s', power: -2, values: [2, 4, 5, 10, 20, 30, 40] },
        A: { name: 'the amplitude', unit: 'cm', power: -2, values: [2, 4, 5, 10, 20, 30, 40] },
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
          given: ['A body of mass {m} oscillates simple harmonically at {w} with a total energy of {E}.'],
          asked: ['The amplitude of its motion is:', 'What is the amplitude of its motion?'],
          work: 'A = √(2E ÷ (mω²)) = √(2 × #E ÷ (#m × #w²))',
        },
      ],
    },
  ],
})
