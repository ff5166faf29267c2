import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'How learning takes place, what moves learners, what intelligence is and how the aims of teaching are put in order.',
  terms,
  method: [
    'Ask what causes the learning: pairing, consequence, imitation, insight or building on what is known.',
    'For reinforcement, ask two things: is something added or taken away, and does the behaviour rise or fall?',
    'For objectives, find the verb: list, explain, use, compare, judge, design.',
  ],
  tables: [
    {
      title: 'Theories of learning',
      columns: ['Theorist', 'Theory'],
      rows: [
        ['Pavlov', 'classical conditioning'],
        ['Thorndike', 'trial and error; laws of readiness, exercise, effect'],
        ['Skinner', 'operant conditioning'],
        ['Köhler', 'insight'],
        ['Bandura', 'observation and modelling'],
        ['Bruner', 'discovery; enactive, iconic, symbolic'],
        ['Ausubel', 'meaningful reception; advance organisers'],
        ['Tolman', 'latent learning, cognitive maps'],
        ['Gagné', 'eight types, problem solving highest'],
      ],
    },
    {
      title: 'Intelligence',
      columns: ['Theorist', 'Idea'],
      rows: [
        ['Spearman', 'general and specific factors'],
        ['Thurstone', 'primary mental abilities'],
        ['Gardner', 'multiple intelligences'],
        ['Sternberg', 'analytical, creative, practical'],
        ['IQ', 'mental age ÷ real age × 100'],
      ],
    },
  ],
  tips: [
    'Negative reinforcement is not punishment: it makes a behaviour more frequent.',
    'Revised Bloom: remember, understand, apply, analyse, evaluate, create.',
  ],
  mistakes: ['Mixing proactive (old disturbs new) and retroactive (new disturbs old) interference.'],
  advanced: ['Attributing failure to effort helps more than attributing it to ability, luck or task.'],
})
