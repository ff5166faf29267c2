import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Why does a skater spin faster when the arms are drawn in?' */
export const rotationalMotionConcepts = defineBank({
  id: 'rotational-motion-concepts',
  sets: [
    {
      rows: `
1 torque | A door is opened most easily by pushing it: | far from the hinges | close to the hinges | exactly at the hinges | at its middle line | The turning effect is force times distance from the axis, so the same force does most at the edge far from the hinges.
1 torque | The turning effect of a force is called its: | torque | impulse | momentum | power | Torque, or moment of force, is force times the perpendicular distance from the axis.
1 moment-of-inertia | The part played by mass in straight motion is played in rotation by the: | moment of inertia | angular velocity | torque | angular momentum | Moment of inertia opposes a change of rotation, as mass opposes a change of straight motion.
1 torque | A spanner with a longer handle loosens a nut more easily because it: | gives a larger torque | gives a larger force | reduces friction of threads | lessens the weight of the nut | The same force acts at a greater distance from the axis, so its torque is larger.
1 angular-momentum | A skater spinning on ice draws in the arms and: | spins faster | spins slower | stops at once | keeps the same speed | Moment of inertia becomes smaller and angular momentum stays the same, so angular speed increases.
1 centre-of-mass | The centre of mass of a uniform circular ring lies: | at its centre | on its rim | at its highest point | outside its plane | By symmetry it is at the centre, where there is no material at all.
1 centre-of-mass | A body is more stable when its centre of gravity is: | low and its base is wide | high and its base is wide | low and its base is narrow | high and its base is narrow | The vertical line from a low centre of gravity stays within a wide base even when tilted. Racing cars are built so.
1 rotational-kinematics | The rate of change of angular displacement is called: | angular velocity | angular momentum | angular acceleration | angular impulse | Angular velocity is measured in radians per second. Its rate of change is angular acceleration.
1 rotational-kinematics | In which unit is angular velocity measured in the SI? | rad/s | m/s | rad/s² | N m | Radian per second is the unit of angular velocity. Radian per second squared is that of angular acceleration.
1 rotational-kinematics | All points of a rigid wheel turning about a fixed axle have the same: | angular velocity | linear speed | linear acceleration | distance from the axle | Each point turns through the same angle in the same time. Linear speed grows with distance from the axle.
2 moment-of-inertia | The moment of inertia of a body depends on its mass and: | distribution of mass about the axis | angular velocity about the axis | the torque applied to it | its temperature and colour | The farther the mass lies from the axis, the larger the moment of inertia. Speed of rotation does not matter.
2 angular-momentum | Angular momentum of a body is conserved when: | no external torque acts on it | its kinetic energy is constant | its angular speed is zero | its moment of inertia is constant | Rate of change of angular momentum equals the external torque. With zero torque it stays constant.
2 moment-of-inertia-of-disc, moment-of-inertia | A ring and a disc have the same mass and radius. About the axis through the centre, which has the larger moment of inertia? | Ring | Disc | Both are equal | It depends on speed | All the mass of the ring lies at distance R, so I = MR². The disc has ½MR².
2 angular-momentum | A diver curls the body into a ball in the air in order to: | turn more rapidly | fall more slowly | reduce the weight | gain angular momentum | Curling makes the moment of inertia smaller; with angular momentum constant the angular speed is larger.
2 torque | A pair of equal and opposite forces along different lines is called: | a couple | a resultant | a collision | an impulse | A couple has no net force but turns the body, as fingers turn a tap.
2 rolling-motion | In pure rolling of a wheel on a road, the point that touches the road has a velocity of: | zero | the speed of the centre | twice the speed of the centre | half the speed of the centre | Backward rotation and forward motion cancel at the lowest point. The topmost point moves at twice the speed of the centre.
2 rolling-motion | The topmost point of a wheel rolling without slipping at speed v moves with speed: | 2v | v | zero | v/2 | Speeds of rotation and forward motion add up at the top: v + v = 2v.
2 moment-of-inertia | A flywheel is fitted to an engine to: | keep its speed steady | increase its fuel supply | reduce its mass | cool the engine | Its large moment of inertia resists sudden changes of speed between strokes.
2 rotational-equilibrium | A beam balance is in equilibrium when: | clockwise and anticlockwise moments are equal | the two pans hold equal volumes | the beam has no weight of its own | forces on the two sides are parallel | This is the principle of moments. Unequal weights can balance at unequal arms.
2 centre-of-mass | When a shell explodes in flight, its centre of mass: | follows the same parabola | falls straight down at once | stops in mid-air | flies along the tangent | Forces of the explosion are internal and cannot change the motion of the centre of mass.
2 torque | Torque is the cross product of: | position vector and force | force and velocity | momentum and velocity | force and time | The vector τ = r × F is at right angles to both. The product of force and time is impulse.
2 rotational-energy | Kinetic energy of rotation is given by: | ½Iω² | Iω | ½Iω | Iω²/4 | It has the same form as ½mv². The product Iω is angular momentum.
3 rolling-motion | A solid sphere, a disc and a ring of equal mass and radius roll down an incline without slipping. Which arrives first? | Solid sphere | Disc | Ring | All together | Acceleration is g sin θ/(1 + k²/R²), which is largest for the sphere with the smallest moment of inertia.
3 axes-theorems | The theorem of parallel axes gives I = I_cm + Md². It shows that moment of inertia is least about an axis through the: | centre of mass | edge of the body | point of support | highest point | Any parallel axis at distance d adds Md². So the axis through the centre of mass gives the least value.
3 axes-theorems | The theorem of perpendicular axes holds for: | plane bodies only | all solid bodies | spheres only | bodies with no mass at the centre | For a lamina I_z = I_x + I_y. It cannot be used for three-dimensional bodies such as spheres.
3 angular-momentum | If the polar ice melted and water flowed to the equator, the length of the day would: | increase | decrease | stay the same | become zero | The moment of inertia of the earth would grow, and with constant angular momentum it would turn more slowly.
3 rolling-motion, rotational-energy | For a rolling solid sphere, what part of the total kinetic energy is rotational? | 2/7 | 1/2 | 5/7 | 2/5 | Rotational energy is ½ × ⅖mv² = mv²/5 and the total is 7mv²/10, so the ratio is 2/7.
3 angular-momentum | A planet moves faster when it is nearer to the sun because of the conservation of: | angular momentum | linear momentum | mass | electric charge | The pull of the sun passes through it and has no torque about it, so mvr is constant: smaller r means larger v.
3 rotational-equilibrium | A body is in complete mechanical equilibrium when: | net force and net torque are zero | net force alone is zero | net torque alone is zero | its weight is zero | Zero net force stops linear acceleration and zero net torque stops angular acceleration. A couple has no net force but still turns a body.
3 moment-of-inertia | The radius of gyration of a body of mass M and moment of inertia I is: | √(I/M) | I/M | √(IM) | M/I | It is the distance k at which the whole mass could be put to give the same I = Mk².
3 rotational-equilibrium | A ladder against a smooth wall slips less readily when the person on it stands: | near the bottom | near the top | at the middle | above the middle | A weight near the top has a larger torque about the foot, which needs more friction. Near the bottom it is the least.
3 angular-momentum, rotational-energy | A man stands at the centre of a free rotating table with heavy weights in stretched hands. When he lowers the weights to his sides, his kinetic energy of rotation: | increases | decreases | stays the same | becomes zero | Energy is L²/2I; L is constant and I becomes smaller, so energy increases by the work of his muscles.
`,
    },
  ],
})
