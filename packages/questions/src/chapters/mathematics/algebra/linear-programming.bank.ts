import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Where does a linear objective function take its greatest value?' */
export const linearProgramming = defineBank({
  id: 'linear-programming',
  sets: [
    {
      rows: `
1 linear-programming | In a linear programming problem, the function to be maximised or minimised is called the: | objective function | constraint | feasible region | corner point | The constraints are the linear inequalities on the variables.
1 linear-programming | The set of all points that satisfy every constraint of a linear programming problem is the: | feasible region | objective function | optimal solution | corner point | The optimal solution, when it exists, occurs at a corner of this region.
2 linear-programming | If the feasible region of a linear programming problem is bounded, the optimal value of the objective function occurs: | at a corner point | at the centre of the region | only at the origin | outside the region | This fact is the basis of the corner point method.
2 linear-programming | The maximum value of Z = 3x + 4y subject to x + y ≤ 4, x ≥ 0, y ≥ 0 is: | 16 | 12 | 28 | 14 | At (0, 0), (4, 0) and (0, 4) the values are 0, 12 and 16.
1 linear-programming | The corner points of a feasible region are (0, 0), (5, 0), (4, 3) and (0, 6). The maximum value of Z = 5x + 3y is: | 29 | 25 | 18 | 33 | The values are 0, 25, 20 + 9 = 29 and 18.
1 linear-programming | The corner points of a feasible region are (2, 1), (6, 0) and (0, 5). The minimum value of Z = 3x + 2y over this bounded region is: | 8 | 10 | 18 | 6 | The values are 6 + 2 = 8, 18 and 10.
2 linear-programming | The feasible region of a linear programming problem is always: | a convex set | a circle | an unbounded set | a triangle | It is the intersection of half-planes, and each half-plane is convex.
3 linear-programming | The maximum value of Z = 2x + 3y subject to x + 2y ≤ 10, 2x + y ≤ 14, x ≥ 0, y ≥ 0 is: | 18 | 15 | 14 | 16 | The corners are (0, 0), (7, 0), (6, 2) and (0, 5), with values 0, 14, 18 and 15.
2 linear-programming | If Z = px + qy (p, q > 0) has its maximum at both (3, 4) and (0, 5), then the relation of p and q is: | q = 3p | p = 3q | p = q | q = 2p | Equal values give 3p + 4q = 5q, so q = 3p.
3 linear-programming | The corner points of a feasible region are (0, 0), (6, 0), (4, 3) and (0, 5). If Z = x + ky (k > 0) has its maximum at (4, 3) only, then: | 2/3 < k < 2 | 1/2 < k < 3/2 | 0 < k < 2/3 | k > 2 | 4 + 3k must exceed 6, the value at (6, 0), and 5k, the value at (0, 5).
3 linear-programming | The corner points of a feasible region are (0, 0), (8, 0), (6, 2) and (0, 4). The maximum value of Z = px + qy (p, q > 0) is 24, and it occurs at both (6, 2) and (0, 4). Then p + q is equal to: | 8 | 6 | 10 | 12 | From 4q = 24, q = 6; from 6p + 2q = 24, p = 2. At (8, 0) the value is only 16.
3 linear-programming | A chair takes 2 hours of carpentry and 1 hour of polishing, a table 3 hours of each. In a week 36 hours of carpentry and 24 hours of polishing are available. If the profit is ₹30 on a chair and ₹60 on a table, the greatest weekly profit is: | ₹600 | ₹540 | ₹480 | ₹720 | With 2x + 3y ≤ 36 and x + 3y ≤ 24 the corners (18, 0), (12, 4) and (0, 8) give ₹540, ₹600 and ₹480.
3 linear-programming | The minimum value of Z = 4x + 5y subject to x + 2y ≥ 8, 3x + 2y ≥ 12, x ≥ 0, y ≥ 0 is: | 23 | 30 | 32 | 20 | The corners of the unbounded region are (8, 0), (2, 3) and (0, 6), with values 32, 23 and 30; 4x + 5y < 23 has no point in the region.
2 linear-programming | If an objective function has the same maximum value at two corner points, then the number of points where the maximum occurs is: | infinitely many | 2 | 1 | 0 | Every point of the line segment joining the two corners gives the same value.
2 linear-programming | The maximum value of Z = 4x + 3y subject to x + y ≤ 8, x ≤ 5, x ≥ 0, y ≥ 0 is: | 29 | 24 | 20 | 27 | The corners are (0, 0), (5, 0), (5, 3) and (0, 8), with values 0, 20, 29 and 24.
2 linear-programming | The minimum value of Z = 5x + 2y subject to x + y ≥ 6, y ≤ 4, x ≥ 0, y ≥ 0 is: | 18 | 12 | 30 | 20 | The corners are (6, 0) and (2, 4), with values 30 and 18; (0, 6) is not allowed, as y would exceed 4.
`,
    },
  ],
})
