import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'P is to the south of Q, and R is to the east of Q. In which direction is R from P?' */
export const directionProblems = defineBank({
  id: 'direction-problems',
  sets: [
    {
      rows: `
1 | P is to the south of Q, and R is to the east of Q. In which direction is R from P? | North-east | South-west | North-west | South-east | Draw Q, with P below it and R to its right: R lies up and to the right of P.
1 | A is to the west of B, and B is to the north of C. In which direction is A from C? | North-west | North-east | South-west | South-east | From C one goes north to B and then west to A.
1 | You face north and turn right twice. Which direction do you face? | South | East | West | North | The first right turn leads to east, the second to south.
1 | A man faces the setting sun. What is on his left? | South | North | East | West | The sun sets in the west, and south is to the left of west.
1 | In the morning a woman walks towards the rising sun and then turns left. Which direction does she walk now? | North | South | West | East | The sun rises in the east, and left of east is north.
1 | If south-east is called east and all other directions are turned in the same way, what is north called? | North-west | North-east | South-west | West | South-east to east is a turn of 45° anticlockwise, and north becomes north-west.
1 | A boy walks 4 km east and then 3 km north. How far is he from the start? | 5 km | 7 km | 1 km | 6 km | The two legs form a right angle: the root of 16 + 9 is 5.
1 | A car goes 10 km north, 6 km south and 3 km east. How far is it from the start? | 5 km | 19 km | 7 km | 13 km | It is 4 km north and 3 km east of the start.
1 | School is to the north of a house, and the market is to the south of it. In which direction is the school from the market? | North | South | East | West | The three lie on one line, the school farthest north.
1 | The door of a house faces east. The back wall of the house faces: | West | North | South | East | The back is opposite to the front, and west is opposite to east.
2 | At 3 o'clock the hour hand of a clock laid flat points north. Where does the minute hand point? | West | East | South | North | The minute hand is at 12, a quarter turn anticlockwise from 3.
2 | At 6 o'clock the minute hand of a clock laid flat points east. Where does the hour hand point? | West | North | South | East | At 6 o'clock the two hands are opposite to each other.
2 | Two boys start back to back. Each walks 6 m, turns left and walks 4 m. How far apart are they? | $4\\sqrt{13}$ m | 20 m | 12 m | $2\\sqrt{13}$ m | They end 12 m apart one way and 8 m the other: the root of 208.
2 | Two cyclists start from one place. One rides 12 km north, the other 5 km west. How far apart are they? | 13 km | 17 km | 7 km | 12 km | Their paths form a right angle: the root of 144 + 25 is 13.
2 | 'A + B' means A is to the north of B, and 'A − B' means A is to the east of B. In P + Q − R, where is P from R? | North-east | North-west | South-east | South-west | Q is east of R, and P is north of Q.
2 | 'A # B' means A is 5 m to the south of B, and 'A @ B' means A is 12 m to the west of B. In P # Q @ R, how far is P from R? | 13 m | 17 m | 19 m | 15 m | P is 12 m west and 5 m south of R.
2 | A signpost fell in a storm. Set up wrongly, its arm for north shows east. A man follows its arm for south. Which way does he really go? | West | East | North | South | The post is turned by 90° clockwise, so its south points west.
2 | After turning right, left, left and right, a man walks towards the east. Which direction did he face at first? | East | West | North | South | Two right and two left turns cancel each other.
2 | R is 8 m east of S, and T is 6 m north of S. U is the middle of RT. How far is U from S? | 5 m | 7 m | 10 m | 6 m | RT is 10 m, and the middle of the hypotenuse is half of it from the right angle.
2 | A man walks 10 m south, 5 m west, 10 m north and 12 m east. He is now: | 7 m east of the start | 7 m west of the start | 17 m east of the start | 5 m west of the start | North and south cancel, and 12 − 5 = 7 m to the east are left.
2 | Facing north-west, a guard turns 90° anticlockwise. Which direction is on his right now? | North-west | South-west | North-east | South-east | He faces south-west, and to the right of it is north-west.
2 | Four players sit at a square table, one at each side. A faces north, and B sits opposite to A. C sits to the right of A. Which direction does C face? | West | East | North | South | The right of A is the east side, and who sits there looks west.
3 | If north becomes south-west and all directions are turned in the same way, what does west become? | South-east | North-east | South-west | North-west | North to south-west is 135° anticlockwise, and west turned so is south-east.
1 | A man walks 1 km, turns left and walks 2 km, turns left and walks 3 km, and turns left and walks 2 km. How far is he from the start? | 2 km | 4 km | 1 km | 3 km | He is on his first line again, 3 − 1 = 2 km behind the start.
3 | P, Q and R stand at the corners of an equilateral triangle, Q due east of P and R to the north of the line PQ. In which direction does P look when facing R? | 30° east of north | 60° east of north | 30° west of north | north-east exactly | The side PR makes 60° with the line to the east, so 30° with the north.
2 | Starting from X, a boy walks 9 m east, 12 m north, 4 m east and 12 m south, and then 7 m west. In which direction and how far is X from him? | 6 m west | 6 m east | 13 m west | 20 m west | East and west leave 9 + 4 − 7 = 6 m to the east, so X lies to his west.
3 | A walks 15 m north and B 20 m west from one point. Both then turn right and walk 20 m and 15 m. How far apart are they? | 40 m | 5 m | 35 m | 20 m | A ends 20 m east and 15 m north, B 20 m west and 15 m north.
2 | Towns K, L and M: L is 30 km to the north of K, and M is 40 km to the east of L. A straight road from M to K is shorter than the way over L by: | 20 km | 10 km | 50 km | 30 km | The road is 50 km long, the way over L 70 km.
3 | In the evening two friends talk face to face, and the shadow of one falls to his own left. Which direction does the other face? | North | South | East | West | Shadows fall to the east in the evening. Who has the east on his left faces south, and the other faces north.
2 | A fan of six equal blades has one blade pointing north. Between which directions does the next blade clockwise point? | North and east | East and south | North and west | South and west | The blades are 60° apart, so it points 60° east of north.
`,
    },
  ],
})
