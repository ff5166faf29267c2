import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'How children come to a language and how a teacher helps them: theories of acquisition, bilingual learners, methods, the four skills, grammar, materials and tests. Papers of CTET ask fifteen such questions for each of the two languages.',
  terms,
  method: [
    'Name the theory first: habit (Skinner), inborn capacity (Chomsky), input (Krashen) or interaction (Vygotsky, Bruner).',
    'Find the skill: listening and reading receive, speaking and writing produce.',
    'For a method, ask what it does with the mother tongue, with rules and with errors.',
    'Where a policy is named, choose the option that keeps the home language, meaning and use in front.',
  ],
  tables: [
    {
      title: 'Theories of language learning',
      columns: ['Theorist', 'Idea'],
      rows: [
        ['Skinner', 'language is behaviour shaped by reinforcement'],
        ['Chomsky', 'Language Acquisition Device; competence and performance'],
        ['Krashen', 'acquisition and learning, natural order, monitor, input (i + 1), affective filter'],
        ['Vygotsky', 'language grows in social interaction and turns inward'],
        ['Bruner', 'support of adults: Language Acquisition Support System'],
        ['Cummins', 'BICS for conversation, CALP for study; skills transfer'],
        ['Selinker', 'interlanguage, fossilisation'],
        ['Hymes', 'communicative competence'],
        ['Lenneberg', 'critical period'],
      ],
    },
    {
      title: 'Methods',
      columns: ['Method', 'Mark'],
      rows: [
        ['Grammar-translation', 'rules and translation, little speech'],
        ['Direct', 'no mother tongue; word tied to thing'],
        ['Audio-lingual', 'pattern drills; errors prevented'],
        ['Bilingual (Dodson)', 'teacher gives the meaning in the mother tongue'],
        ['Communicative', 'real purposes, information gap, role play'],
        ['Total Physical Response (Asher)', 'respond to commands by moving'],
        ['Phonics', 'letters and sounds, then words'],
        ['Look-and-say', 'whole words by sight'],
      ],
    },
    {
      title: 'Reading',
      columns: ['Kind', 'Purpose'],
      rows: [
        ['Skimming', 'general idea'],
        ['Scanning', 'one particular item'],
        ['Intensive', 'a short text in detail'],
        ['Extensive', 'many texts for pleasure'],
        ['Bottom-up', 'from letters to meaning'],
        ['Top-down', 'from expectation to text'],
      ],
    },
  ],
  tips: [
    'NCF 2005 and NEP 2020 see the languages of the pupils as a resource and errors as a part of learning.',
    'RTE Act, Section 29(2)(f): medium of instruction as far as practicable in the mother tongue.',
    'Process writing: gather ideas, draft, revise, edit, publish.',
  ],
  mistakes: [
    "Taking Krashen's learning for acquisition: learning is the conscious one.",
    'Taking fluent reading aloud for understanding.',
    "Mixing overgeneralisation ('goed', a rule of the same language) with interference (a habit of another one).",
  ],
  advanced: [
    'Swain adds output and Long adds negotiation of meaning to the input of Krashen.',
    'Achievement tests follow a course; proficiency tests do not; washback is the effect of a test on teaching.',
  ],
})
