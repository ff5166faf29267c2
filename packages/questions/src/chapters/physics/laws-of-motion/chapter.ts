import { defineChapter } from '../../../kit/define-chapter.ts'

export const lawsOfMotion = defineChapter({
  subject: 'physics',
  title: 'Laws of Motion',
  aliases: [
    "newton's laws",
    'newton laws of motion',
    'newton ke niyam',
    'nyutan ke niyam',
    'nyutan ke gati ke niyam',
    'dynamics',
    'force and motion',
  ],
  weight: 95,
  types: {
    'physics/force': {
      title: 'Force and Momentum',
      aliases: ['force'],
    },
    'physics/pulley': { title: 'Pulleys', aliases: [] },
    'physics/circular': {
      title: 'Circular Motion',
      aliases: [],
    },
    'physics/friction': { title: 'Friction', aliases: [] },
    'bank/laws-of-motion-concepts': {
      title: 'Concepts of Force & Motion',
      aliases: [],
      weight: 1.5,
    },
    'bank/laws-of-motion-numericals': {
      title: 'Force, Momentum & Inclines',
      aliases: ['laws of motion numericals'],
      weight: 1,
    },
  },
  concepts: `
    inertia | Inertia & Newton's First Law | inertia, newton first law, law of inertia, first law of motion, jadatva, inertia of rest, inertia of motion
    newton-second-law | Newton's Second Law | second law of motion, newton second law, force and acceleration, f = ma
    newton-third-law | Newton's Third Law | newton third law, action and reaction, third law of motion, rocket propulsion, kriya pratikriya
    momentum | Linear Momentum | momentum, conservation of linear momentum, samveg
    impulse | Impulse | impulsive force, impulse momentum theorem, aaveg
    friction | Friction | coefficient of friction, limiting friction, static friction, kinetic friction, rolling friction, gharshan
    apparent-weight | Apparent Weight in a Lift | lift problems, man in a lift, apparent weight, pseudo force
    circular-motion | Circular Motion | centripetal force, centripetal acceleration, banking of road, banking of roads, centrifugal force, uniform circular motion, vertical circular motion, conical pendulum
    pulleys | Pulleys & Connected Bodies | pulley, connected bodies, atwood machine, tension in a string, pulley problems
    inclined-plane | Inclined Plane | body on an inclined plane, angle of repose, motion on an incline, smooth incline
  `,
  questions: () => import('./questions.ts'),
})
