import { defineChapter } from '../../../kit/define-chapter.ts'

export const rotationalMotion = defineChapter({
  subject: 'physics',
  title: 'Rotational Motion',
  aliases: ['system of particles and rotational motion', 'rotation', 'rotational dynamics', 'rigid body'],
  weight: 55,
  types: {
    'bank/rotational-motion-concepts': {
      title: 'Concepts of Rotation',
      aliases: [],
    },
    'bank/rotation-numericals': {
      title: 'Numericals of Rotation',
      aliases: ['rotation numericals'],
      weight: 1,
    },
  },
  concepts: `
    torque | Torque | moment of force, couple, turning effect of force, bal aghoorn
    moment-of-inertia | Moment of Inertia | moi, radius of gyration, moment of inertia of disc, moment of inertia of rod, moment of inertia of sphere, jadatva aghoorn, flywheel
    axes-theorems | Parallel & Perpendicular Axes | parallel axis theorem, perpendicular axis theorem, theorem of parallel axes, theorem of perpendicular axes
    angular-momentum | Angular Momentum | conservation of angular momentum, koniya samveg
    centre-of-mass | Centre of Mass & Gravity | centre of mass, centre of gravity, center of mass, center of gravity, com, dravyaman kendra
    rotational-kinematics | Angular Velocity & Acceleration | angular velocity, angular acceleration, rotational kinematics, angular displacement, koniya veg
    rolling-motion | Rolling Motion | rolling without slipping, pure rolling, rolling on inclined plane, rolling
    rotational-energy | Rotational Kinetic Energy | kinetic energy of rotation, work and power in rotation
    rotational-equilibrium | Equilibrium of Rigid Bodies | principle of moments, equilibrium of a rigid body, lever, ladder problem, classes of levers, simple machines
  `,
  questions: () => import('./questions.ts'),
})
