import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'A painted cube is cut into equal cubes, of which 8 have no paint. Into how many was it cut?' */
export const cubeProblems = defineBank({
  id: 'cube-problems',
  sets: [
    {
      rows: `
1 painted-cubes | A cube painted on all faces is cut into 27 equal cubes. How many of them have no paint? | 1 | 0 | 8 | 6 | Only the cube in the very middle has no outer face.
1 painted-cubes | A painted cube is cut into 64 equal cubes. Those with three painted faces are: | 8 | 12 | 24 | 6 | They are the corner cubes, and a cube has eight corners.
1 painted-cubes | When a painted cube is cut into many equal cubes, those with just two painted faces lie: | on the edges, but not at the corners | at the corners of the big cube only | in the middle of the six faces | inside the big cube, out of sight | An edge belongs to two faces and a corner to three.
1 painted-cubes | At least how many straight cuts divide a cube into 27 equal cubes, if the pieces stay in place? | 6 | 9 | 3 | 8 | Two cuts are needed in each of the three directions.
2 painted-cubes | A cube painted on all sides is cut into 64 equal cubes. How many have exactly one painted face? | 24 | 8 | 16 | 12 | In the middle of each of the six faces lie 2 × 2 such cubes.
2 painted-cubes | A cube painted all over is cut into 125 equal cubes. How many have exactly two painted faces? | 36 | 45 | 54 | 60 | On each of the twelve edges lie three such cubes.
2 painted-cubes | Two opposite faces of a cube are painted red, the others not. It is cut into 64 equal cubes. How many have some paint? | 32 | 16 | 24 | 48 | They are the two outer layers with 16 cubes each.
2 painted-cubes | A painted cube is cut into equal cubes, of which 8 have no paint. Into how many was it cut? | 64 | 27 | 125 | 216 | The inner block is 2 × 2 × 2, so the cube is 4 × 4 × 4.
2 painted-cubes | The opposite faces of a cube are painted alike in three colours. After it is cut into 27 equal cubes, how many show all three colours? | 8 | 12 | 6 | 1 | Each corner cube has one face of each pair of opposite faces.
2 painted-cubes | Only two adjacent faces of a cube are painted. It is cut into 27 equal cubes. How many have two painted faces? | 3 | 9 | 6 | 1 | They lie along the edge that the two painted faces share.
2 painted-cubes | A painted cube of side 5 cm is cut into cubes of side 1 cm. What part of the total surface of these is painted? | 1/5 | 1/6 | 1/25 | 1/125 | The painted surface is 150 cm², the total 125 × 6 = 750 cm².
3 painted-cubes | A painted cube is cut into 125 equal cubes. How many have at least one painted face? | 98 | 27 | 54 | 90 | All but the 3 × 3 × 3 cubes inside have some paint.
3 painted-cubes | A block of 4 × 3 × 2 unit cubes is painted outside. How many unit cubes have no paint? | 0 | 2 | 4 | 1 | The block is only two layers high, so each cube is at the surface.
3 painted-cubes | A block of 5 × 4 × 3 unit cubes is painted outside. How many unit cubes have exactly one painted face? | 22 | 26 | 24 | 18 | The faces give 2 × (3 × 2 + 3 × 1 + 2 × 1) such cubes.
3 painted-cubes | All faces of a cube but one are painted. It is cut into 64 equal cubes. How many have no paint? | 12 | 8 | 16 | 4 | The unpainted part is 2 × 2 wide and three layers deep.
3 painted-cubes | A painted cube is cut into equal cubes. As many have one painted face as have two. Into how many was it cut? | 64 | 27 | 125 | 216 | From 6(n − 2)² = 12(n − 2) the number n is 4.
1 views-of-a-die | In one view of a die 1 is seen with 2 and 3, in another with 4 and 5. The face opposite to 1 shows: | 6 | 2 | 5 | 4 | Four neighbours of 1 are seen, so the sixth number is opposite.
1 views-of-a-die | The faces next to 2 on a die show 1, 3, 4 and 6. The number opposite to 2 is: | 5 | 6 | 1 | 3 | A face has four neighbours and one opposite face.
1 views-of-a-die | At most how many faces of a die can be seen at one time, without a mirror? | 3 | 2 | 4 | 5 | Of two opposite faces only one can be seen.
2 views-of-a-die | One view of a die shows 2, 3 and 1, another shows 2, 3 and 6. The number opposite to 1 is: | 6 | 4 | 5 | 2 | Only two faces touch both 2 and 3, and these two are opposite to each other.
2 views-of-a-die | A die first shows 3 on top with 1 and 2 beside it, then 3 on top with 5 and 6 beside it. What is at its bottom? | 4 | 1 | 6 | 5 | The four sides are 1, 2, 5 and 6, so 4 is opposite to 3.
2 views-of-a-die | On a cube A touches B, C, D and E, and B is opposite to D. The letter opposite to C is: | E | F | A | B | F is opposite to A, B to D, and so C and E are left.
1 standard-dice | A standard die, with opposite faces that total 7, shows 5 on top. Its bottom shows: | 2 | 1 | 6 | 3 | The two add up to seven, and 7 − 5 = 2.
2 standard-dice | The four side faces of a standard die lying on a table show in all: | 14 | 7 | 21 | 12 | They are two pairs of opposite faces, each with the sum 7.
2 standard-dice | Two standard dice are stacked, and 3 is on top. What is the sum of the numbers on the three hidden horizontal faces? | 11 | 14 | 18 | 12 | The upper die hides 4, and the two level faces of the lower make 7.
3 standard-dice | Three standard dice are stacked, and 6 is on top. The five hidden level faces show in all: | 15 | 21 | 20 | 16 | The first hides 1, and each of the others has 7.
3 standard-dice | A standard die with 1 on top and 2 in front is rolled one step towards the front. The top now shows: | 5 | 2 | 6 | 1 | The front goes to the bottom and the back, which has 7 − 2, comes up.
3 standard-dice | On a standard die three faces meet at each corner. Their sum can never be: | 8 | 9 | 12 | 14 | One of each pair 1–6, 2–5 and 3–4 meets there, which gives 6, 7, 9, 10, 11, 12, 14 or 15.
1 open-dice | In the net of a cube, two squares of one row with one square between them become: | opposite faces | adjacent faces | one and the same face | the top and the front | The square between them bends by a right angle on both sides.
2 open-dice | A net has the squares 1, 2, 3, 4 in a row, with 5 above and 6 below the square 2. Which is opposite to 5? | 6 | 4 | 1 | 3 | The squares 5 and 6 fold up on the two sides of the row.
2 open-dice | A net has the squares P, Q, R, S in a row, with T above and U below the square Q. Which is opposite to P? | R | S | Q | T | In a row every second square is opposite.
3 open-dice | How many different nets of six squares fold into a cube, turned and mirrored ones counted once? | 11 | 6 | 8 | 14 | They are six with a row of four, and five others.
`,
    },
  ],
})
