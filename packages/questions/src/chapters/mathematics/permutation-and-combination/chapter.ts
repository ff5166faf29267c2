import { defineChapter } from '../../../kit/define-chapter.ts'

export const permutationAndCombination = defineChapter({
  subject: 'mathematics',
  title: 'Permutation & Combination',
  aliases: ['permutations and combinations', 'counting', 'pnc', 'p and c', 'arrangements and selections'],
  weight: 45,
  concepts: `
    arranging-letters | Arranging the Letters of a Word | letters of a word, arrangement of letters, word arrangement permutation
    npr | Arranging Some of Many | npr, npr formula, n p r
    forming-numbers | Forming Numbers from Digits | number formation, how many numbers can be formed, digits without repetition
    circular-permutation | Circular Permutation | circular permutations, round table arrangement, necklace
    always-together | Always Together | vowels together, items together permutation
    never-together | Never Together | no two together, vowels never together, gap method
    ncr | Choosing Some of Many | ncr, ncr formula, n c r, selection of players
    handshakes | Handshakes | handshake problem, number of handshakes
    committee-formation | Forming a Committee | committee formation, team selection at least
    points-lines-and-diagonals | Diagonals by Combination | number of diagonals by combination, points and lines, non collinear points
  `,
  types: {
    'statistics/permutation': {
      title: 'Permutations',
      aliases: ['arrangement', 'arrangements', 'permutation'],
    },
    'statistics/combination': {
      title: 'Combinations',
      aliases: ['selection', 'combination'],
    },
  },
  questions: () => import('./questions.ts'),
})
