import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'What is the acceleration of a block on a smooth incline?' */
export const lawsOfMotionNumericals = defineBank({
  id: 'laws-of-motion-numericals',
  sets: [
    {
      rows: `
1 newton-third-law | A boat moves back when a man jumps from it to the shore. This is explained by Newton's: | third law | first law | second law | law of gravitation | The man pushes the boat back and the boat pushes him forward with an equal force.
2 newton-third-law | A book rests on a table. The reaction to the weight of the book acts on: | the earth | the table | the book | the floor | Weight is the pull of the earth on the book, so its reaction is the pull of the book on the earth.
2 types-of-force, newton-third-law | A spring balance is pulled by two persons at its two ends with 50 N each. Its reading is: | 50 N | 100 N | zero | 25 N | The balance shows the tension, which is 50 N. One of the forces only plays the part of a wall.
1 momentum | What is the momentum of a body of mass 5 kg moving at 4 m/s? | 20 kg m/s | 1.25 kg m/s | 9 kg m/s | 1 kg m/s | p = mv = 5 × 4 = 20 kg m/s.
2 conservation-of-momentum, momentum | A bullet of 20 g leaves a gun of 4 kg at 400 m/s. The recoil speed of the gun is: | 2 m/s | 20 m/s | 40 m/s | 4 m/s | 0.02 × 400 = 4 × v gives v = 2 m/s.
2 conservation-of-momentum, momentum | The momentum of a system of bodies is conserved if: | no net external force acts on it | no internal force acts in it | its energy is constant | all its bodies are equal | Internal forces come in equal and opposite pairs and cannot change the total momentum.
3 conservation-of-momentum, momentum | A shell at rest explodes into three pieces of equal mass. Two fly off at right angles, each at v. The speed of the third is: | √2 v | v | 2v | v/√2 | The momenta of the two add up to √2 mv, and the third must balance it.
1 inclined-plane | The acceleration of a body sliding down a smooth plane inclined at 30° is: | g/2 | g/√3 | g/√2 | √3g/2 | It is g sin 30° = g/2, whatever the mass.
1 angle-of-repose, inclined-plane | The angle of repose of a block on a plane is 45°. The coefficient of static friction is: | 1 | 0.5 | 0.71 | 1.41 | At the angle of repose the coefficient is tan θ, and tan 45° = 1.
2 inclined-plane | The force along a smooth plane inclined at 30° needed to hold a block of weight 100 N is: | 50 N | 100 N | 87 N | 58 N | The component of weight along the plane is 100 × sin 30° = 50 N.
2 inclined-plane, friction | A block slides down a plane inclined at 30° with constant speed. The coefficient of kinetic friction is: | 1/√3 | √3 | 1/2 | √3/2 | No acceleration means mg sin θ = μ mg cos θ, so μ = tan 30°.
3 inclined-plane, friction | A block slides down a plane of 45° with acceleration g/(2√2). The coefficient of friction is: | 0.5 | 0.25 | 0.75 | 1.25 | g(sin 45° − μ cos 45°) = (g/√2)(1 − μ) = g/(2√2) gives μ = 0.5.
1 newton-second-law | A force of 10 N acts on a body of 2 kg for 3 s from rest. Its final speed is: | 15 m/s | 30 m/s | 5 m/s | 60 m/s | a = 10 ÷ 2 = 5 m/s², and v = 5 × 3 = 15 m/s.
2 banking-of-roads, circular-motion | The angle of banking of a road of radius r for speed v without friction is given by: | tan θ = v²/rg | sin θ = v²/rg | tan θ = rg/v² | sin θ = rg/v² | The horizontal part of the normal force, N sin θ, gives mv²/r and N cos θ balances mg.
2 vertical-circle, circular-motion | The least speed at the top of a vertical circle of radius r for a stone on a string to complete the circle is: | √(gr) | √(5gr) | √(2gr) | √(3gr) | At the top gravity alone must give the centripetal force: mg = mv²/r. At the bottom √(5gr) is needed.
3 vertical-circle, circular-motion | A stone of 0.5 kg on a string just completes a vertical circle. The tension when the string is horizontal is: (g = 10 m/s²) | 15 N | 30 N | 20 N | 5 N | With v² = gr at the top, v² = 3gr at the level of the centre, and the tension is mv²/r = 3mg = 15 N.
`,
    },
  ],
})
