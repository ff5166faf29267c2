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
1 derangement-and-distribution | The number of derangements of 2 objects, in which neither keeps its own place, is: | 1 | 2 | 0 | 4 | The two objects can only exchange their places.
1 derangement-and-distribution | In how many ways can 3 letters be put into 3 addressed envelopes so that no letter is in its right envelope (a derangement)? | 2 | 3 | 6 | 1 | Of the 6 arrangements only the two cyclic ones keep no letter in its place.
1 derangement-and-distribution | In how many ways can 4 different prizes be distributed among 3 students, if a student may get any number of them? | 81 | 64 | 24 | 12 | Each prize has 3 choices: 3⁴ = 81.
2 derangement-and-distribution | In how many ways can 4 letters be put into 4 addressed envelopes so that all of them go wrong (a derangement)? | 9 | 24 | 8 | 23 | 4!(1/2! − 1/3! + 1/4!) = 12 − 4 + 1 = 9.
2 derangement-and-distribution | The number of derangements of 5 objects is: | 44 | 120 | 45 | 60 | 5!(1/2! − 1/3! + 1/4! − 1/5!) = 60 − 20 + 5 − 1 = 44.
2 derangement-and-distribution | By stars and bars, in how many ways can 7 identical sweets be distributed among 3 children, if a child may get none? | 36 | 21 | 35 | 15 | C(7 + 2, 2) = C(9, 2) = 36.
2 derangement-and-distribution | In how many ways can 7 identical sweets be distributed among 3 children so that each gets at least one? | 15 | 36 | 20 | 35 | C(7 − 1, 2) = C(6, 2) = 15.
2 derangement-and-distribution | By stars and bars, the number of non-negative integral solutions of x + y + z = 10 is: | 66 | 55 | 36 | 120 | There are 10 stars and 2 bars: C(12, 2) = 66.
3 derangement-and-distribution | Five letters are put into five addressed envelopes at random. In how many ways are exactly two of them right and the rest deranged? | 20 | 10 | 40 | 44 | C(5, 2) × 2 = 20, since the other three have 2 derangements.
3 derangement-and-distribution | The number of positive integral solutions of x + y + z + w = 8 is: | 35 | 165 | 56 | 70 | It is a distribution of 8 identical objects into 4 parts, none empty: C(7, 3) = 35.
3 derangement-and-distribution | Four letters are put into four addressed envelopes. In how many ways can exactly one letter be in a wrong envelope? | 0 | 4 | 1 | 9 | If three letters are right, the fourth has only its own envelope left.
1 rank-of-a-word | All arrangements of the letters A, B and C are listed as in a dictionary. The rank of the word CAB is: | 5 | 4 | 6 | 3 | The order is ABC, ACB, BAC, BCA, CAB, CBA.
1 rank-of-a-word | The letters of the word BAD are arranged in all ways as in a dictionary. The rank of the word BAD is: | 3 | 4 | 2 | 5 | Only ABD and ADB come before it in the list.
2 rank-of-a-word | How many words come before the word FARM when its letters are arranged in all ways as in a dictionary? | 7 | 8 | 6 | 12 | 6 words begin with A; then FAMR comes before FARM.
2 rank-of-a-word | LATE, TALE, TEAL and so on are written down in dictionary order, with every arrangement of these four letters. What is the rank of the word LATE? | 14 | 13 | 12 | 15 | 12 words begin with A or E; LAET comes before LATE.
2 rank-of-a-word | When all arrangements of the letters of the word LIGHT are listed as in a dictionary, how many words begin with G? | 24 | 120 | 12 | 6 | The other four letters can be arranged in 4! ways.
3 rank-of-a-word | If the 720 arrangements of its six letters are put in alphabetical order, then the rank of the word MOTHER is: | 309 | 308 | 261 | 321 | 2 × 120 + 2 × 24 + 3 × 6 + 1 × 2 = 308 words come before it.
3 rank-of-a-word | For the word ZENITH, of the words formed with all its letters and ranked alphabetically, 600 do not begin with Z. The rank of the word ZENITH is: | 616 | 615 | 601 | 720 | Of those that begin with Z, 12 + 2 + 1 = 15 come before it.
3 rank-of-a-word | The letters of the word MATHS are arranged in all ways as in a dictionary. The 50th word of the list begins with: | M | H | A | S | Each first letter has 24 words: A to the 24th, H to the 48th, M from the 49th.
2 derangement-and-distribution | Five letters are put into five addressed envelopes so that exactly one is right. With derangements of the others, the number of ways is: | 45 | 44 | 9 | 24 | The right letter is chosen in 5 ways, and the derangements of 4 letters are 9.
2 derangement-and-distribution | The chance that a random arrangement of 4 letters in 4 addressed envelopes is a derangement is: | 3/8 | 1/4 | 1/2 | 5/8 | Of the 24 arrangements of four letters, 9 are derangements.
3 derangement-and-distribution | The number of derangements D of n objects satisfies D(n) = (n − 1) times: | D(n − 1) + D(n − 2) | D(n − 1) − D(n − 2) | D(n − 1) | n × D(n − 2) | The first object goes to one of n − 1 places; the object of that place takes the first place or not.
3 derangement-and-distribution | The number of derangements of 6 objects is: | 265 | 264 | 309 | 720 | It is 5 times the sum of the derangements of 5 and of 4 objects, 44 + 9.
2 derangement-and-distribution | In how many derangements of the letters A, B, C and D does B take the first place? | 3 | 2 | 4 | 6 | By symmetry each of B, C and D takes it in a third of the 9 derangements.
`,
    },
  ],
})
