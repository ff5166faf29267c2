import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'What is the work of gravity round a closed path?' */
export const energyNumericals = defineBank({
  id: 'energy-numericals',
  sets: [
    {
      rows: `
1 conservative-forces | The work done by gravity on a body carried round a closed path back to its start is: | zero | positive | negative | equal to its weight | Gravity is a conservative force, so its work depends only on the end points.
2 conservative-forces | A conservative force F is related to potential energy U along x by: | F = −dU/dx | F = dU/dx | F = U/x² | F = −U dx | The force acts towards lower potential energy, hence the negative sign.
3 conservative-forces | The potential energy of a body is U = 3x² − 6x joules (x in metres). Where is it in equilibrium, and of what kind is the equilibrium? | x = 1 m, stable | x = 1 m, unstable | x = 2 m, stable | x = 2 m, unstable | F = −dU/dx = −(6x − 6) is zero at x = 1 m. There d²U/dx² = 6 is positive, so U is least and the equilibrium is stable.
1 work-done | A force of 20 N acts at 60° to the displacement of 5 m. The work done is: | 50 J | 100 J | 87 J | 25 J | W = Fs cos 60° = 20 × 5 × 0.5 = 50 J.
1 work-done | A force F = (2i + 3j) N moves a body by s = (4i + 2j) m. The work done is: | 14 J | 8 J | 6 J | 7 J | W = F·s = 2 × 4 + 3 × 2 = 14 J.
2 kinetic-energy | If the momentum of a body increases by 20%, its kinetic energy increases by: | 44% | 20% | 40% | 10% | Kinetic energy varies as p²: 1.2² = 1.44, an increase of 44%.
1 potential-energy | The potential energy of a 2 kg body raised through 5 m increases by: (g = 10 m/s²) | 100 J | 10 J | 50 J | 25 J | mgh = 2 × 10 × 5 = 100 J.
2 collisions | A ball falls from a height h and rebounds to h/4. The coefficient of restitution is: | 1/2 | 1/4 | 3/4 | 1/16 | Speeds vary as √h, so e = √(1/4) = 1/2.
3 power-physics | An engine of constant power moves a body from rest. Its speed after time t is proportional to: | √t | t | t² | 1/t | Pt = ½mv², so v varies as √t.
1 power-physics | One kilowatt hour of energy is equal to: | 3.6 × 10⁶ J | 3.6 × 10³ J | 1,000 J | 3.6 × 10⁵ J | 1 kWh = 1,000 W × 3,600 s = 3.6 × 10⁶ J.
1 conservation-of-energy | When a ball thrown up reaches its highest point, its energy is wholly: | potential | kinetic | heat | chemical | Its speed is zero for a moment, and the kinetic energy given at the start has become potential energy.
1 kinetic-energy | The kinetic energy of a body of 4 kg moving at 3 m/s is: | 18 J | 12 J | 9 J | 6 J | ½mv² = ½ × 4 × 9 = 18 J.
2 potential-energy | A body of 2 kg falls freely from a height of 20 m. Its kinetic energy 5 m above the ground is: (g = 10 m/s²) | 300 J | 100 J | 400 J | 200 J | It has fallen 15 m, so it has gained mgh = 2 × 10 × 15 = 300 J.
3 power-physics | A pump lifts 300 kg of water each minute through 10 m and throws it out at 10 m/s. Its useful power is: (g = 10 m/s²) | 750 W | 500 W | 250 W | 1,000 W | Each second 5 kg gains 5 × 10 × 10 = 500 J of potential and ½ × 5 × 10² = 250 J of kinetic energy.
`,
    },
  ],
})
