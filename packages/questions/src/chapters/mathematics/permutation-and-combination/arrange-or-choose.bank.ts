import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'In which of these does order matter, so that it is a permutation?' */
export const arrangeOrChoose = defineBank({
  id: 'arrange-or-choose',
  sets: [
    {
      rows: `
1 permutation-or-combination | Order matters in a permutation. In a combination: | order does not matter | order matters twice | repetition is needed | only one item is chosen | A combination is a selection, a permutation an arrangement.
1 permutation-or-combination | Which of the following is counted by a combination and not by a permutation? | Choosing 3 of 8 books to take along | Placing 3 of 8 books in a row | Giving three different prizes to 8 pupils | Making a 4-digit PIN from 8 digits | It does not matter in which order the books are chosen to be taken along.
1 permutation-or-combination | Three of these are selections, so combinations. Which one is an arrangement, so a permutation? | Electing a president and a secretary | Choosing two members of a committee | Choosing two toppings of a pizza | Choosing two cards from a pack | The two posts are different, so order matters.
1 permutation-or-combination | The numbers of permutations and combinations of n things taken r at a time are related by: | ⁿPᵣ = ⁿCᵣ × r! | ⁿCᵣ = ⁿPᵣ × r! | ⁿCᵣ = ⁿPᵣ × n! | ⁿPᵣ = ⁿCᵣ × n! | Each selection of r things can be arranged in r! ways.
2 permutation-or-combination | For the same n and r with r greater than 1, which is larger? | ⁿPᵣ | ⁿCᵣ | They are equal | It depends on n only | The number of permutations is r! times that of combinations.
2 permutation-or-combination | If ⁿPᵣ = 720 and ⁿCᵣ = 120, then r is: | 3 | 4 | 5 | 6 | The quotient is r! = 6, so r is 3.
2 permutation-or-combination | For which values of r are the numbers of permutations and combinations of n things equal? | 0 and 1 | 1 and 2 | 2 and n | n only | Then r! is 1, and the two numbers differ by that factor only.
2 permutation-or-combination | From 5 persons, in how many ways can 2 be chosen, and in how many can 2 be seated on two marked chairs? | 10 and 20 | 20 and 10 | 20 and 25 | 20 and 120 | Choosing is ⁵C₂ = 10 and arranging ⁵P₂ = 20.
2 permutation-or-combination | Given below are two statements: // Statement I: Handshakes among n people are counted by combinations. // Statement II: Gifts exchanged, one from each to every other, are counted by permutations. // Choose the correct answer. | Both Statement I and Statement II are correct | Statement I is correct but Statement II is incorrect | Statement I is incorrect but Statement II is correct | Both Statement I and Statement II are incorrect | A handshake of A and B is one; a gift from A to B and one from B to A are two.
2 permutation-or-combination | Given below are two statements: // Statement I: ⁿCᵣ = ⁿCₙ₋ᵣ for every r from 0 to n. // Statement II: ⁿPᵣ = ⁿPₙ₋ᵣ for every r from 0 to n. // Choose the correct answer. | Statement I is correct but Statement II is incorrect | Both Statement I and Statement II are correct | Statement I is incorrect but Statement II is correct | Both Statement I and Statement II are incorrect | Choosing r to take is choosing n − r to leave, which is not so with arrangements.
2 permutation-or-combination | In a league of 6 teams, single matches and matches at home and away between each pair are, respectively: | 15 and 30 | 30 and 15 | 15 and 36 | 30 and 36 | The first is a combination ⁶C₂, the second a permutation ⁶P₂.
2 permutation-or-combination | If ¹⁰Pᵣ is 24 times ¹⁰Cᵣ, then r is: | 4 | 8 | 5 | 6 | The factor between the two is r!, and 4! is 24.
3 permutation-or-combination | From 6 men and 5 women a committee of 4 with at least 2 women is to be chosen, and one of the four is then named its head. In how many ways can this be done? | 860 | 215 | 645 | 330 | Selections: 10 × 15 + 10 × 6 + 5 = 215; each has 4 choices of a head, so 860.
3 permutation-or-combination | Five different books are given to three pupils, each getting at least one. In how many ways can this be done? | 150 | 60 | 125 | 90 | 3⁵ − 3 × 2⁵ + 3 = 150. Choosing alone or arranging alone does not count it.
3 permutation-or-combination | If ⁿP₄ = 12 × ⁿP₂, then ⁿC₃ is equal to: | 20 | 10 | 35 | 120 | (n − 2)(n − 3) = 12 gives n = 6, and ⁶C₃ = 20.
`,
    },
  ],
})
