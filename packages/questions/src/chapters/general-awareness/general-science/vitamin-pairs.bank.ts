import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which of these vitamins is soluble in fat and not in water?' */
export const vitaminPairs = defineBank({
  id: 'vitamin-pairs',
  sets: [
    {
      rows: `
1 fat-and-water-soluble-vitamins | Which group has only fat-soluble vitamins and no water-soluble vitamin? | A, D, E, K | B, C, D, E | A, B, C, D | B, C, E, K | The vitamins of the B group and vitamin C are soluble in water.
1 fat-and-water-soluble-vitamins | Which two are water-soluble and not fat-soluble vitamins? | B and C | A and D | E and K | C and D | They dissolve in the watery part of food and blood.
1 fat-and-water-soluble-vitamins | Fat-soluble vitamins, unlike most water-soluble ones, are: | stored in the liver and fat | passed out with the urine | needed afresh every day | washed out in boiling | Liver and fat tissue hold stores of vitamins A and D.
1 fat-and-water-soluble-vitamins | Which vitamin is lost most when cut vegetables are boiled and the water is thrown away? | Vitamin C | Vitamin A | Vitamin D | Vitamin E | It is soluble in water and spoiled by heat and air; fat-soluble ones are not washed out.
2 fat-and-water-soluble-vitamins | A harmful excess is likelier to build up in the body with: | vitamin A than vitamin C | vitamin C than vitamin A | vitamin B₁ than vitamin D | vitamin B₂ than vitamin K | Fat-soluble vitamins are stored; a surplus of water-soluble vitamins is mostly passed out with urine.
2 fat-and-water-soluble-vitamins | The absorption of which vitamin falls when bile does not reach the intestine? | Vitamin K | Vitamin C | Vitamin B₁ | Folic acid | Vitamins A, D, E and K are fat-soluble and are absorbed along with fat.
2 fat-and-water-soluble-vitamins | Which pair has a fat-soluble vitamin first and a water-soluble one second? | Retinol and thiamine | Thiamine and retinol | Calciferol and tocopherol | Riboflavin and niacin | Retinol is vitamin A and thiamine vitamin B₁.
2 fat-and-water-soluble-vitamins | Fat-soluble vitamins are stored. Which water-soluble vitamin is nevertheless stored in the liver for long? | B₁₂ | C | B₁ | B₂ | Cobalamin is in this the exception among water-soluble vitamins.
2 fat-and-water-soluble-vitamins | The vitamin that forms in the skin under sunlight is: | D, a fat-soluble vitamin | C, a water-soluble vitamin | A, a fat-soluble vitamin | B₁, a water-soluble vitamin | Ultraviolet rays change a cholesterol compound of the skin into vitamin D.
2 fat-and-water-soluble-vitamins | Consider the following statements: // I. Tocopherol is a fat-soluble vitamin. // II. Ascorbic acid is a water-soluble vitamin. // Which of the statements given above is/are correct? | Both I and II | I only | II only | Neither I nor II | Tocopherol is vitamin E and ascorbic acid vitamin C.
2 fat-and-water-soluble-vitamins | Consider the following statements: // I. Scurvy is due to lack of a fat-soluble vitamin. // II. Beriberi is due to lack of a water-soluble vitamin. // Which of the statements given above is/are correct? | II only | Both I and II | I only | Neither I nor II | Scurvy comes from lack of vitamin C, which is soluble in water, as is vitamin B₁ whose lack brings beriberi.
2 fat-and-water-soluble-vitamins | Match the vitamin with what it dissolves in and the effect of its lack: // P. Vitamin K // Q. Niacin // R. Vitamin A // S. Vitamin C // 1. Water, scurvy // 2. Fat, slow clotting // 3. Water, pellagra // 4. Fat, night blindness | P-2, Q-3, R-4, S-1 | P-3, Q-2, R-4, S-1 | P-2, Q-3, R-1, S-4 | P-3, Q-2, R-1, S-4 | Two of them dissolve in fat and two in water.
3 fat-and-water-soluble-vitamins | A patient whose bile duct is blocked bleeds for long after a cut. The best explanation is poor absorption of: | vitamin K, which is fat-soluble | vitamin C, which is water-soluble | vitamin B₁₂, which is water-soluble | vitamin D, which is fat-soluble | Without bile fats and what dissolves in them are not absorbed, and clotting needs vitamin K.
2 fat-and-water-soluble-vitamins | Given below are an Assertion (A) and a Reason (R): // A: Too much vitamin A over a long time is poisonous. // R: Fat-soluble vitamins are stored in the body and are not passed out readily with urine. // Choose the correct answer. | Both A and R are true and R is the correct explanation of A | Both A and R are true but R is not the correct explanation of A | A is true but R is false | A is false but R is true | An excess of vitamin C, which dissolves in water, leaves with the urine.
3 fat-and-water-soluble-vitamins | A person lives on polished rice, water and sunshine alone. The stores of which vitamin last the longest in the body? | Vitamin B₁₂ | Vitamin C | Vitamin B₁ | Folic acid | The liver holds enough cobalamin for years, though it is water-soluble; the other three run out in weeks or months.
`,
    },
  ],
})
