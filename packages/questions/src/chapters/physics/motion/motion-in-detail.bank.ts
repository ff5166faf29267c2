import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'What does a body at rest have?' */
export const motionInDetail = defineBank({
  id: 'motion-in-detail',
  sets: [
    {
      rows: `
3 projectile-motion | Given below are two statements: // Statement I: At the highest point of a projectile fired at 45° to the horizontal, its velocity is zero. // Statement II: The acceleration of a projectile is the same at every point of its path. // Choose the correct answer. | Statement I is incorrect but Statement II is correct | Both Statement I and Statement II are correct | Both Statement I and Statement II are incorrect | Statement I is correct but Statement II is incorrect | At the top only the vertical component is zero; the horizontal one stays. The acceleration is g throughout.
2 motion-graphs | Given below are two statements: // Statement I: The slope of a displacement–time graph gives the velocity. // Statement II: The area under an acceleration–time graph gives the change in velocity. // Choose the correct answer. | Both Statement I and Statement II are correct | Both Statement I and Statement II are incorrect | Statement I is correct but Statement II is incorrect | Statement I is incorrect but Statement II is correct | Slope is the rate of change of displacement, and acceleration multiplied by time is the change in velocity.
3 distance-displacement | Given below are two statements: // Statement I: The magnitude of the displacement of a body can be greater than the distance that it travels. // Statement II: The average speed of a body can be zero over an interval in which it moves. // Choose the correct answer. | Both Statement I and Statement II are incorrect | Both Statement I and Statement II are correct | Statement I is correct but Statement II is incorrect | Statement I is incorrect but Statement II is correct | Displacement is at most the distance, and a body that moves covers a distance, so its average speed is not zero.
1 acceleration, equations-of-motion | The SI unit of acceleration is: | m s⁻² | m s⁻¹ | m s | m² s⁻¹ | Acceleration is the change of velocity per second.
1 acceleration, equations-of-motion | A body moving with uniform velocity has an acceleration of: | zero | 9.8 m/s² | 1 m/s² | a negative value | Neither its speed nor its direction changes, so nothing is gained per second.
2 acceleration, equations-of-motion | A car slows down from 20 m/s to 5 m/s in 5 s. Its retardation is: | 3 m/s² | 5 m/s² | 4 m/s² | 15 m/s² | The velocity falls by 15 m/s in 5 s, so the retardation is 15/5.
2 acceleration | A body moves along a circle at a constant speed. It has: | acceleration towards the centre | no acceleration | acceleration along the path | constant velocity | The direction of its velocity changes all the time.
3 acceleration, equations-of-motion | The position of a body is x = 2t³ − 3t² (SI units). Its acceleration at t = 1 s is: | 6 m/s² | 0 m/s² | 12 m/s² | 3 m/s² | v = 6t² − 6t and a = 12t − 6, which is 6 at t = 1.
2 acceleration, equations-of-motion | A body starts from rest with uniform acceleration. The ratio of distances covered in the 1st, 2nd and 3rd seconds is: | 1 : 3 : 5 | 1 : 2 : 3 | 1 : 4 : 9 | 1 : 1 : 1 | The distances in successive seconds are as odd numbers; the total distances are as 1 : 4 : 9.
1 displacement, distance-displacement | Displacement of a moving body is: | the shortest distance from start to end | the length of the path | always more than distance | a scalar quantity | It is a vector and can be zero even when the distance is not.
2 displacement, distance-displacement | A body moves 6 m east and then 6 m west. The distance covered and the displacement are: | 12 m and 0 m | 0 m and 12 m | 12 m and 12 m | 6 m and 6 m | The body returns to its start, so the displacement is zero.
1 displacement, distance-displacement | The motion of the hands of a clock is an example of: | periodic motion | random motion | rectilinear motion | projectile motion | It repeats itself after fixed intervals of time.
2 velocity, distance-displacement | A man goes to a market at 4 km/h and returns at 6 km/h. His average velocity for the whole trip is: | zero | 5 km/h | 4.8 km/h | 2 km/h | His displacement is zero. The average speed is 4.8 km/h.
1 velocity, distance-displacement | The speedometer of a car shows its: | instantaneous speed | average speed | average velocity | acceleration | It gives the speed at the given moment, not its direction.
2 velocity, distance-displacement | Which of these can be zero for a moving body over an interval of time? | Average velocity | Average speed | Distance travelled | Path length | The displacement may be zero while the path length is not.
2 vector-laws, vectors-in-physics | A force of 20 N acts at 60° to the horizontal. Its horizontal component is: | 10 N | 17.3 N | 20 N | 34.6 N | F cos 60° = 20 × 1/2 = 10 N.
2 projectile-range, projectile-motion | A ball is projected at 20 m/s at 30° to the horizontal. Its time of flight is: (g = 10 m/s²) | 2 s | 1 s | 4 s | 3.5 s | T = 2u sin θ/g = 2 × 20 × 0.5/10 = 2 s.
2 horizontal-projectile, projectile-motion | A ball is thrown horizontally at 10 m/s from a height of 20 m. Its horizontal range is: (g = 10 m/s²) | 20 m | 10 m | 40 m | 5 m | It falls for √(2 × 20/10) = 2 s, so the range is 10 × 2 m.
2 horizontal-projectile, projectile-motion | A bomb is dropped from a plane flying horizontally at constant speed. Without air resistance, when it hits the ground the plane is: | vertically above it | far ahead of it | behind it | exactly at rest | Both have the same horizontal velocity all the time.
2 horizontal-projectile, projectile-motion | For a body thrown horizontally from a tower, which quantity stays constant during the flight? | Horizontal velocity | Vertical velocity | Speed | Direction of motion | No horizontal force acts on it when air resistance is absent.
2 horizontal-projectile, projectile-motion | Two bullets are fired horizontally from the same height at 200 m/s and 400 m/s. Which one reaches the ground first? | Both at the same time | The slower bullet | The faster bullet | The heavier bullet | The vertical motion is the same for both.
2 projectile-range, projectile-motion | A body is projected at 20 m/s at 30° to the horizontal. The maximum height it reaches is: (g = 10 m/s²) | 5 m | 10 m | 20 m | 2.5 m | H = u² sin² θ/2g = 400 × 0.25/20 = 5 m.
2 projectile-range, projectile-motion | The greatest horizontal range of a projectile thrown at 30 m/s on level ground is: (g = 10 m/s²) | 90 m | 45 m | 180 m | 60 m | At 45° the range is u²/g = 900/10.
2 river-boat, relative-velocity | To cross a river in the least time, a swimmer should head: | straight across the river | upstream at an angle | downstream at an angle | along the current | The velocity across the river is then the greatest, though he lands downstream.
2 river-boat, relative-velocity | Rain falls vertically at 10 m/s, and a man runs east at 10 m/s. He should hold his umbrella at what angle to the vertical? | 45° | 30° | 60° | 90° | The relative velocity has equal horizontal and vertical parts, so tan θ = 1.
`,
    },
  ],
})
