import { defineNotes } from '../../../kit/define-notes.ts'
import { sections } from './sections.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Pressure in liquids and gases, floating and sinking, surface tension, viscosity, and the flow of fluids by Bernoulli.',
  terms,
  method: [
    'Compare weight with upthrust.',
    'For a liquid at rest use depth; for a moving one use Bernoulli.',
    'Ask what the pressure outside does.',
  ],
  tables: [
    {
      title: 'Laws',
      columns: ['Law', 'Says'],
      rows: [
        ['Pascal', 'pressure on an enclosed fluid is passed on equally'],
        ['Archimedes', 'upthrust = weight of fluid displaced'],
        ['Bernoulli', 'faster flow, lower pressure'],
        ['Stokes', 'drag = $6\\pi\\eta r v$'],
      ],
    },
    {
      title: 'Formulas',
      columns: ['Quantity', 'Formula'],
      rows: [
        ['Pressure at depth $h$', '$h\\rho g$'],
        ['Continuity', '$A_1v_1 = A_2v_2$'],
        ['Excess pressure in a drop', '$2T/r$'],
        ['Excess pressure in a soap bubble', '$4T/r$'],
      ],
    },
  ],
  tips: [
    'A floating body displaces its own weight; a sunken one only its volume.',
    'Surface tension and viscosity of liquids fall on heating.',
    'Terminal velocity of a small sphere varies as $r^2$.',
  ],
  mistakes: [
    'Thinking that water rises when floating ice melts.',
    'Thinking pressure is higher where flow is fast.',
  ],
  advanced: ['Angle of contact: acute when water wets glass, obtuse for mercury.'],
  sections,
})
