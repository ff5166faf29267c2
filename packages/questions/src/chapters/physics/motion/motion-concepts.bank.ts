import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'What does the area under a velocity–time graph give?' */
export const motionConcepts = defineBank({
  id: 'motion-concepts',
  sets: [
    {
      rows: `
1 displacement, distance-displacement | A body moves once round a circle of radius 7 m. Its displacement is: | zero | 44 m | 14 m | 22 m | It returns to the starting point, so displacement is zero. The distance covered is 2π × 7 = 44 m.
1 displacement, distance-displacement | A person walks 3 m east and then 4 m north. The displacement is: | 5 m | 7 m | 1 m | 12 m | The two parts are at right angles: √(3² + 4²) = 5 m. The distance is 7 m.
2 velocity, distance-displacement | A car covers the first half of a distance at 40 km/h and the second half at 60 km/h. Its average speed is: | 48 km/h | 50 km/h | 45 km/h | 52 km/h | For equal distances it is 2 × 40 × 60 ÷ (40 + 60) = 48 km/h.
2 displacement, distance-displacement | The ratio of the size of displacement to the distance covered by a moving body is: | equal to or less than one | always equal to one | always less than one | greater than one | Displacement is the shortest way between two points. The two are equal only for motion in one direction on a straight line.
2 velocity, distance-displacement | A body moves half way round a circle of radius R in time t. Its average velocity is: | 2R/t | πR/t | 2πR/t | πR/2t | The displacement is the diameter 2R. The average speed is πR/t.
1 displacement, motion-graphs | The area under a velocity–time graph gives the: | displacement | acceleration | speed | force | Velocity times time is displacement. The slope of the graph gives acceleration.
1 motion-graphs | The slope of a position–time graph gives the: | velocity | acceleration | displacement | momentum | Slope is change of position divided by time.
1 motion-graphs | A position–time graph is a straight line parallel to the time axis. The body is: | at rest | moving with uniform velocity | accelerating | moving in a circle | The position does not change with time. A sloping straight line means uniform velocity.
1 motion-graphs | A velocity–time graph is a straight line parallel to the time axis. The acceleration of the body is: | zero | constant and positive | constant and negative | increasing | The velocity does not change, so the slope is zero.
3 motion-graphs | The speed of a body rises uniformly from 0 to 20 m/s in 5 s and then stays constant for 5 s. The distance covered in 10 s is: | 150 m | 200 m | 100 m | 250 m | The area is a triangle ½ × 5 × 20 = 50 m and a rectangle 5 × 20 = 100 m.
2 motion-graphs | Which of the following graphs is not possible for a moving body? | Distance falling with time | Velocity falling with time | Displacement falling with time | Acceleration falling with time | The distance covered can never become smaller. Displacement falls when a body turns back.
1 relative-velocity | Two trains move in the same direction at 60 km/h and 45 km/h. The velocity of the faster relative to the slower is: | 15 km/h | 105 km/h | 60 km/h | 52.5 km/h | For the same direction speeds are subtracted: 60 − 45 = 15 km/h.
2 river-boat, relative-velocity | Rain falls vertically at 4 m/s, and a man walks at 3 m/s. The rain appears to him to come at a speed of: | 5 m/s | 7 m/s | 1 m/s | 12 m/s | The relative velocity is √(4² + 3²) = 5 m/s, slanting towards him.
2 river-boat, relative-velocity | A boat that moves at 5 km/h in still water is steered straight across a river flowing at 3 km/h. Its speed relative to the bank is about: | 5.8 km/h | 8 km/h | 4 km/h | 2 km/h | The two velocities are at right angles: √(5² + 3²) = √34 = 5.8 km/h.
2 river-boat, relative-velocity | To cross a river by the shortest path, a swimmer should head: | upstream of the direct line | straight across | downstream of the direct line | along the flow | The upstream component of his velocity must cancel the current. Heading straight across gives the shortest time.
3 river-boat, relative-velocity | A swimmer at 5 km/h in still water crosses a river 1 km wide, flowing at 3 km/h, by the shortest path. The time taken is: | 15 min | 12 min | 10 min | 20 min | The velocity across is √(5² − 3²) = 4 km/h, so 1 km takes ¼ hour.
1 vectors-in-physics | Which of the following is a vector quantity? | Velocity | Speed | Mass | Energy | Velocity has size and direction. The others have only size.
1 vectors-in-physics | Which of the following is a scalar quantity? | Work | Force | Displacement | Momentum | Work is the dot product of force and displacement, so it has no direction.
1 vector-laws, vectors-in-physics | Two forces of 6 N and 8 N act at right angles. Their resultant is: | 10 N | 14 N | 2 N | 24 N | At right angles the resultant is √(6² + 8²) = √100 = 10 N.
2 vector-laws, vectors-in-physics | The resultant of two vectors of sizes 5 and 3 cannot be: | 9 | 8 | 2 | 4 | It must lie between 5 − 3 = 2 and 5 + 3 = 8.
2 vector-laws, vectors-in-physics | Two vectors of equal magnitude have a resultant of the same magnitude as each of them. The angle between them is: | 120° | 60° | 90° | 180° | 2a cos(θ/2) = a gives cos(θ/2) = ½, so θ = 120°.
2 vector-laws, vectors-in-physics | The sum and the difference of two non-zero vectors are equal in size. The angle between the vectors is: | 90° | 0° | 60° | 180° | Squaring A² + B² + 2A·B = A² + B² − 2A·B gives A·B = 0, so the vectors are perpendicular.
1 projectile-motion | The path of a projectile near the earth, without air resistance, is: | a parabola | a circle | a straight line | a hyperbola | Horizontal velocity is constant while the vertical one changes uniformly.
1 horizontal-range, projectile-range, projectile-motion | The horizontal range of a projectile on level ground is greatest for an angle of projection of: | 45° | 30° | 60° | 90° | R = u² sin 2θ/g is greatest when 2θ = 90°.
2 projectile-motion | At the highest point of the path of a projectile, its acceleration is: | g downwards | zero | g horizontally | less than g | Gravity acts at every point. Only the vertical velocity is zero at the top.
2 horizontal-range, projectile-range, projectile-motion | For the same speed, the ranges of a projectile are equal for angles of projection of 30° and: | 60° | 72° | 75° | 90° | Angles that add up to 90° give the same range, since sin 2θ is equal.
2 horizontal-range, projectile-range, projectile-motion | At which angle of projection is the maximum height equal to the horizontal range? | tan⁻¹ 4 | tan⁻¹ 2 | tan⁻¹ 1/2 | tan⁻¹ 1/4 | u² sin²θ/2g = 2u² sin θ cos θ/g gives tan θ = 4.
2 horizontal-projectile, projectile-motion | A ball is dropped and another is thrown horizontally from the same height at the same time. Without air resistance: | both reach the ground together | the dropped ball arrives first | the thrown ball arrives first | it depends on their masses | Vertical motion is the same for both, whatever the horizontal velocity.
1 free-fall | A stone is dropped from a tower and falls 80 m. The time taken is: (g = 10 m/s²) | 4 s | 8 s | 2 s | 16 s | h = ½gt², so t = √(2 × 80 ÷ 10) = 4 s.
1 motion-graphs | The slope of a velocity–time graph gives the: | acceleration | displacement | distance | momentum | The area under the same graph gives the displacement.
1 motion-graphs | A distance–time graph is a straight line through the origin. The body moves with: | uniform speed | uniform acceleration | increasing speed | decreasing speed | Equal distances are covered in equal times, so the slope is constant.
2 motion-graphs | For a body with uniform acceleration from rest, the position–time graph is: | a parabola | a straight line | a circle | a hyperbola | The position is ½at², which grows with the square of the time.
2 motion-graphs | The velocity–time graph of a ball thrown straight up, with upwards positive, is a: | straight line with negative slope | straight line with positive slope | line parallel to the time axis | parabola that opens downwards | The acceleration is −g throughout, also at the highest point.
2 motion-graphs | The area under an acceleration–time graph gives the: | change in velocity | change in position | distance covered | average speed | Acceleration times time is the velocity gained in that time.
1 motion-graphs | The lines of two bodies on a position–time graph cross at a point. There the bodies have the same: | position | velocity | acceleration | speed | Equal slopes, not a crossing, would mean equal velocities.
1 motion-graphs | A velocity–time graph falls in a straight line from 20 m/s to 0 in 4 s. The distance covered is: | 40 m | 30 m | 20 m | 5 m | It is the area of the triangle, ½ × 4 × 20.
1 motion-graphs | A velocity–time graph goes from 5 m/s at t = 0 to 25 m/s at t = 10 s in a straight line. The acceleration is: | 2 m/s² | 2.5 m/s² | 3 m/s² | 3.5 m/s² | The slope is (25 − 5) ÷ 10.
3 motion-graphs, displacement | The velocity of a body falls uniformly from 10 m/s to −10 m/s in 4 s. Its displacement and the distance that it covers in the 4 s are, respectively: | 0 and 20 m | 20 m and 0 | 0 and 40 m | 20 m and 40 m | The two triangles of the graph have an area of 10 m each, one above the axis and one below.
`,
    },
  ],
})
