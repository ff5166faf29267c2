import { defineChapter } from '../../../kit/define-chapter.ts'

export const motion = defineChapter({
  subject: 'physics',
  title: 'Motion',
  aliases: ['mechanics', 'motion in a straight line'],
  weight: 100,
  types: {
    'physics/kinematics': {
      title: 'Equations of Motion',
      aliases: [],
    },
    'physics/projectile': {
      title: 'Projectile Motion',
      aliases: ['motion in a plane'],
    },
    'bank/motion-concepts': {
      title: 'Graphs, Vectors & Relative Motion',
      aliases: ['concepts of motion'],
      weight: 1.2,
    },
  },
  concepts: `
    distance-displacement | Speed, Velocity & Displacement | distance and displacement, average speed and velocity, average velocity, speed and velocity, instantaneous velocity, chal aur veg
    equations-of-motion | Equations of Motion | kinematics, uniform acceleration, kinematic equations, uniformly accelerated motion, gati ke sameekaran
    free-fall | Free Fall | motion under gravity, freely falling body, body thrown upwards, vertical motion
    motion-graphs | Motion Graphs | velocity time graph, position time graph, displacement time graph, v-t graph, x-t graph
    relative-velocity | Relative Velocity | relative motion, river boat problem, rain man problem, swimmer crossing a river, relative speed in physics
    vectors-in-physics | Scalars & Vectors | scalars and vectors, scalar and vector, vector addition, resultant of vectors, resolution of vectors, sadish aur adish
    projectile-motion | Projectile Motion | projectile, two dimensional motion, horizontal range, time of flight, maximum height of projectile, oblique projection, horizontal projection, prakshepya gati
  `,
  questions: () => import('./questions.ts'),
})
