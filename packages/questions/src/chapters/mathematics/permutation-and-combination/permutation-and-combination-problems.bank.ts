import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'At the end of a meeting everyone shook hands once with everyone else, 66 handshakes in all. How many people were there?' */
export const permutationAndCombinationProblems = defineBank({
  id: 'permutation-and-combination-problems',
  sets: [
    {
      rows: `
1 handshakes | Everyone in a group of n people shakes hands once with every other. The number of handshakes is: | $\\frac{n(n - 1)}{2}$ | n(n − 1) | $\\frac{n(n + 1)}{2}$ | n² | Each handshake is a choice of two of the n people, and the order does not matter.
1 handshakes | At a meeting of 18 people, all shake hands with all others once. How many hands does each person shake? | 17 | 18 | 153 | 9 | Each person shakes hands once with each of the 17 others.
1 handshakes | Ten friends each send a greeting card to every other friend. How many cards are sent? | 90 | 45 | 80 | 55 | A card goes both ways between two friends, so 10 × 9 = 90.
2 handshakes | At the end of a meeting everyone shook hands once with everyone else, 66 handshakes in all. How many people were there? | 12 | 11 | 13 | 33 | Here n(n − 1)/2 = 66 gives n(n − 1) = 132 = 12 × 11.
2 handshakes | At a party of 15 couples, everyone shakes hands with all except his or her own spouse. The number of handshakes is: | 420 | 435 | 840 | 615 | Of the 435 pairs of 30 people, 15 are couples, so 435 − 15 = 420.
2 handshakes | 8 men and 6 women are at a gathering. Every man shakes hands with every woman, and there are no other handshakes. How many handshakes are there? | 48 | 91 | 14 | 43 | Each of the 8 men shakes hands with each of the 6 women: 8 × 6 = 48.
2 handshakes | In a league of 9 teams, every team plays every other twice, at home and away. The number of matches is: | 72 | 36 | 81 | 144 | There are 36 pairs of teams, and each pair plays two matches.
2 handshakes | At a party every two guests shook hands. One more guest came late and shook hands with all, making 12 new handshakes. The total is now: | 78 | 66 | 91 | 144 | There were 12 guests before, so now there are 13, with 13 × 12/2 = 78 handshakes.
3 handshakes | Every two people at a party shook hands. There were 45 handshakes between men and 66 between women. How many were between a man and a woman? | 120 | 111 | 110 | 100 | 45 and 66 handshakes mean 10 men and 12 women, so 10 × 12 = 120.
3 handshakes | In a chess tournament each player was to play every other once. Two players left after 3 games each, not having met each other, and 84 games were played in all. How many players began? | 15 | 13 | 14 | 16 | The others played 84 − 6 = 78 games among themselves, so they were 13, and 13 + 2 = 15.
`,
    },
  ],
})
