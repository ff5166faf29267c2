import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'A man is 50 and his wife 40 years old. How many years ago were their ages as 4 : 3?' */
export const agesProblems = defineBank({
  id: 'ages-problems',
  sets: [
    {
      rows: `
1 ratio-of-ages | As the years go by, the ratio of the age of a father to that of his son: | falls towards 1 | keeps growing | stays the same | falls below 1 | Both ages grow by the same number, so they become more nearly equal.
1 ratio-of-ages | The ages of two brothers are as 3 : 5 and add up to 64 years. The elder is: | 40 years old | 24 years old | 32 years old | 38 years old | One part is 64 ÷ 8 = 8 years, and five parts are 40.
1 ratio-of-ages | A mother is three times as old as her daughter. The age of the daughter is to the sum of both ages as: | 1 : 4 | 1 : 3 | 2 : 3 | 1 : 2 | One part of the daughter and three of the mother make four.
2 ratio-of-ages | The ages of two sisters are in the ratio 5 : 7 and differ by 12 years. Six years from now the ratio will be: | 3 : 4 | 5 : 7 | 6 : 7 | 4 : 5 | They are 30 and 42 now, and 36 : 48 = 3 : 4.
2 ratio-of-ages | The ages of three brothers are as 2 : 3 : 4. Eight years ago their ages added up to 57 years. The eldest is now: | 36 years old | 28 years old | 27 years old | 34 years old | The sum is now 57 + 24 = 81, and one part is 9.
2 ratio-of-ages | The ages of two cousins in years are as 3 : 4, and their product is 588. The younger is: | 21 years old | 28 years old | 42 years old | 24 years old | From 3x × 4x = 588 follows x² = 49.
2 ratio-of-ages | A man is 50 and his wife 40 years old. How many years ago were their ages as 4 : 3? | 10 | 5 | 8 | 20 | Ten years ago they were 40 and 30 years old.
3 ratio-of-ages | Two ages are ax and bx years. In n years they will be in the ratio c : d. The value of x is: | n(c − d)/(ad − bc) | n(a − b)/(ad − bc) | n(c − d)/(ac − bd) | n(a − b)/(ac − bd) | From d(ax + n) = c(bx + n) follows x(ad − bc) = n(c − d).
2 ratio-of-ages | The ages of A and B are as 3 : 4 and those of B and C as 6 : 7. All three add up to 70 years. C is: | 28 years old | 24 years old | 18 years old | 14 years old | As 9 : 12 : 14 they have 35 parts of 2 years each.
3 ratio-of-ages | The ages of two boys are now as 2 : 3. Which of the following can be the ratio of their ages after 10 years? | 3 : 4 | 1 : 2 | 3 : 5 | 1 : 5 | The ratio can only come nearer to 1; with 20 and 30 years it becomes 30 : 40.
1 past-and-future-ages | The difference between the ages of two persons: | never changes | grows by a year every year | grows by two years every year | becomes less with the years | Both grow older by the same number of years.
1 past-and-future-ages | A boy will be 20 years old in 8 years. Four years ago he was: | 8 years old | 12 years old | 16 years old | 10 years old | He is 12 now, and 12 − 4 = 8.
1 past-and-future-ages | If x is the present age of a man in years, his age n years ago was: | x − n | x + n | n − x | x/n | What lies in the past is less by the years that have gone by.
2 past-and-future-ages | The ages of a mother and her daughter add up to 50 years. Five years ago the mother was 7 times as old as the daughter. The daughter is now: | 10 years old | 5 years old | 8 years old | 12 years old | Five years ago the sum was 40, of which the daughter had one eighth.
2 past-and-future-ages | A father is 40 and his son 12 years old. In how many years will the father be twice as old as the son? | 16 | 18 | 28 | 20 | The difference is 28, so the son must be 28 then.
2 past-and-future-ages | The present ages of four friends add up to 60 years. In 5 years they will add up to: | 80 years | 65 years | 70 years | 75 years | Each grows older by 5 years: 60 + 4 × 5.
2 past-and-future-ages | In 15 years a man will be four times as old as he was 15 years ago. He is now: | 25 years old | 20 years old | 30 years old | 35 years old | From x + 15 = 4(x − 15) follows 3x = 75.
2 past-and-future-ages | A is as much younger than B as he is older than C. The ages of B and C add up to 48 years. A is: | 24 years old | 36 years old | 32 years old | 28 years old | The age of A is midway between those of B and C.
3 past-and-future-ages | A is twice as old as B was when A was as old as B is now. Their ages add up to 63 years. A is: | 36 years old | 27 years old | 30 years old | 35 years old | From A = 2(B − (A − B)) follows 3A = 4B.
3 past-and-future-ages | A father is m times as old as his son, and in n years he will be k times as old. The present age of the son is: | n(k − 1)/(m − k) | n(k + 1)/(m + k) | n(k − 1)/(m + k) | n(k + 1)/(m − k) | From mx + n = k(x + n) follows x(m − k) = n(k − 1).
`,
    },
  ],
})
