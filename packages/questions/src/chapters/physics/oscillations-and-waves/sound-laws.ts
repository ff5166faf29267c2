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
  ],
})
