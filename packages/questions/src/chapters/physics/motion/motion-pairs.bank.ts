import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which of these is a scalar and not a vector?' */
export const motionPairs = defineBank({
  id: 'motion-pairs',
  sets: [
    {
      rows: `
1 scalar-and-vector-compared | A scalar has magnitude only. A vector has: | magnitude and direction | direction only | magnitude and sign only | size without a unit | It must also obey the law of vector addition.
1 scalar-and-vector-compared | Which pair has a vector first and a scalar second? | Velocity and speed | Speed and velocity | Force and momentum | Mass and time | Velocity has a direction and speed has none.
1 scalar-and-vector-compared | Which of the following is a scalar, while the other three are vectors? | Work | Force | Momentum | Displacement | Work is the dot product of force and displacement.
1 scalar-and-vector-compared | Which of the following is a vector, while the other three are scalars? | Weight | Density | Energy | Temperature | Weight is a force directed towards the centre of the earth.
2 scalar-and-vector-compared | Scalars 3 and 4 of one kind add to 7. Two vectors of sizes 3 and 4 at right angles add to one of size: | 5 | 7 | 1 | 12 | The triangle law gives the square root of 9 + 16.
1 scalar-and-vector-compared | Distance is a scalar and displacement a vector. After one full round of a circular track, they are: | the length of the track, and zero | zero, and the length of the track | zero in each case | the length of the track in each case | Displacement depends on starting and end points only.
2 scalar-and-vector-compared | A scalar changes only in size. A vector stays the same only when: | neither size nor direction changes | its size stays, whatever its direction | its direction stays, whatever its size | its unit stays, whatever its size | Velocity in uniform circular motion, for example, changes by direction alone.
2 scalar-and-vector-compared | Which has a direction yet is a scalar, as it does not follow the triangle law? | Electric current | Electric field | Acceleration | Torque | Currents at a junction add as plain numbers.
2 scalar-and-vector-compared | The product of a scalar and a vector, such as mass and acceleration, is: | a vector | a scalar | a pure number | always zero | Mass times acceleration gives force, which has the direction of the acceleration.
2 scalar-and-vector-compared | Given below are two statements: // Statement I: Pressure is a scalar quantity. // Statement II: Impulse is a vector quantity. // Choose the correct answer. | Both Statement I and Statement II are correct | Statement I is correct but Statement II is incorrect | Statement I is incorrect but Statement II is correct | Both Statement I and Statement II are incorrect | Pressure acts in all directions at a point; impulse equals change of momentum.
2 scalar-and-vector-compared | Given below are two statements: // Statement I: Potential energy is a vector because gravity has a direction. // Statement II: Angular velocity is treated as a vector. // Choose the correct answer. | Statement I is incorrect but Statement II is correct | Both Statement I and Statement II are correct | Statement I is correct but Statement II is incorrect | Both Statement I and Statement II are incorrect | All kinds of energy are scalars, whatever the direction of the force.
2 scalar-and-vector-compared | Given below are an Assertion (A) and a Reason (R): // A: Speed can be constant while velocity changes. // R: Velocity is a vector and may change in direction alone. // Choose the correct answer. | Both A and R are true and R is the correct explanation of A | Both A and R are true but R is not the correct explanation of A | A is true but R is false | A is false but R is true | A body in uniform circular motion is the usual example.
3 scalar-and-vector-compared | Two vectors of size F each have a resultant of size F. The size of their difference is: | √3 F | F | 2F | √2 F | The angle between them is 120°, so the difference has the size 2F sin 60°.
3 scalar-and-vector-compared | A runner goes half round a circular track of radius 70 m in 110 s. The average speed and the size of the average velocity are, in m/s: (π = 22/7) | 2 and 1.27 | 1.27 and 2 | 2 and 0 | 4 and 1.27 | The path is 220 m long, but the displacement is the diameter, 140 m.
3 scalar-and-vector-compared | A body moves in a circle at a constant 10 m/s. While it turns through 60°, the changes in its speed and in its velocity, in m/s, have the sizes: | 0 and 10 | 0 and 0 | 0 and 17.3 | 10 and 10 | The speed is constant. The change of velocity is 2v sin 30° = 10 m/s.
3 scalar-and-vector-compared | A body moves with a constant speed of 10 m/s and turns from east to north in 5 s. Its average acceleration has a magnitude of about: | 2.8 m/s² | zero | 2 m/s² | 4 m/s² | The change of the vector velocity is 10√2 = 14.1 m/s, although the scalar speed is the same; 14.1 ÷ 5 = 2.8.
3 scalar-and-vector-compared | Two vectors of 6 and 8 units have a sum whose magnitude may be any of these except: | 1 | 2 | 10 | 14 | The sum of two vectors lies between their difference, 2, and their sum, 14, while two scalars would add up to 14 only.
2 scalar-and-vector-compared | A boy walks 6 m east and then 8 m north in 10 s. His average speed and the magnitude of his average velocity, in m/s, are respectively: | 1.4 and 1 | 1 and 1.4 | 1.4 and 0.2 | 1.4 and 1.4 | The path is 14 m long, and the displacement is √(36 + 64) = 10 m.
`,
    },
  ],
})
