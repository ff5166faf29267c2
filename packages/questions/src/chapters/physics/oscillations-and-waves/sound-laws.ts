import { defineLaws } from '../../../kit/laws/define-laws.ts'

/** "An echo is heard 2 s after a shout. How far is the cliff, when sound travels at 340 m/s?" */
export const soundLaws = defineLaws({
  id: 'physics/sound-laws',
  version: 1,
  laws: [
    {
      id: 'echo',
      concepts: ['echo'],
      constant: 2,
      quantities: {
        d: { name: 'the distance', unit: 'm', power: 1 },
        v: { name: 'the speed', unit: 'm/s', power: -1, values: [330, 332, 334, 336, 340, 344, 350] },
        t: { name: 'the time', unit: 'second', power: -1, values: [0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6] },
      },
      forms: [
        {
          asks: 'd',
          levels: ['easy', 'medium', 'hard'],
          given: [
            'A person shouts in front of a cliff and hears the echo after {t}. Sound travels at {v}.',
            'The echo of a gunshot from a hill is heard after {t}; the speed of sound is {v}.',
          ],
          asked: ['The distance of the reflecting surface is:', 'How far is the reflecting surface?'],
          work: 'd = vt ÷ 2 = #v × #t ÷ 2',
        },
        {
          asks: 't',
          levels: ['medium', 'hard'],
          given: ['A reflecting wall is at a distance of {d}, and sound travels at {v}.'],
          asked: ['The echo of a clap is heard after:', 'After what time is the echo of a clap heard?'],
          work: 't = 2d ÷ v = 2 × #d ÷ #v',
        },
        {
          asks: 'v',
          levels: ['medium', 'hard'],
          given: ['The echo from a wall at a distance of {d} is heard {t} after the sound is made.'],
          asked: ['The speed of sound is:', 'What is the speed of sound?'],
          work: 'v = 2d ÷ t = 2 × #d ÷ #t',
        },
      ],
    },
  ],
})
