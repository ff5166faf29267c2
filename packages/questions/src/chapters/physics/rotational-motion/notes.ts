import { defineNotes } from '../../../kit/define-notes.ts'
import { sections } from './sections.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview: 'Torque, moment of inertia and angular momentum: the rules of linear motion with new letters.',
  terms,
  method: [
    'Choose the axis.',
    'Find the torque or the moment of inertia about it.',
    'If no outside torque acts, keep $I\\omega$ constant.',
  ],
  tables: [
    {
      title: 'Straight and rotating',
      columns: ['Straight', 'Rotating'],
      rows: [
        ['mass $m$', 'moment of inertia $I$'],
        ['force $F$', 'torque $\\tau = r \\times F$'],
        ['momentum $mv$', 'angular momentum $I\\omega$'],
        ['$\\frac12 mv^2$', '$\\frac12 I\\omega^2$'],
      ],
    },
    {
      title: 'Moments of inertia',
      columns: ['Body and axis', '$I$'],
      rows: [
        ['Ring, own axis', '$MR^2$'],
        ['Disc, own axis', '$\\frac12 MR^2$'],
        ['Solid sphere, diameter', '$\\frac25 MR^2$'],
        ['Rod, middle', '$\\frac1{12}ML^2$'],
      ],
    },
  ],
  tips: [
    'Rolling: lowest point at rest, top at $2v$.',
    'Down an incline: solid sphere first, then disc, then ring.',
    'Equilibrium needs zero net force and zero net torque.',
  ],
  mistakes: [
    'Using the perpendicular-axes theorem for solid bodies.',
    'Thinking that the kinetic energy stays the same when a skater draws in the arms.',
  ],
  advanced: ['Parallel axes: $I = I_{cm} + Md^2$. Perpendicular axes, plane bodies: $I_z = I_x + I_y$.'],
  sections,
})
