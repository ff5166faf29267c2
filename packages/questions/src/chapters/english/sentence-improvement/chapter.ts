import { defineChapter } from '../../../kit/define-chapter.ts'

export const sentenceImprovement = defineChapter({
  subject: 'english',
  title: 'Sentence Improvement',
  aliases: [
    'improvement of sentences',
    'improve the sentence',
    'sentence correction',
    'phrase replacement',
    'phrase substitution',
    'sentence improvment',
  ],
  weight: 90,
  concepts: `
    improving-the-verb | Improving the Verb | verb improvement, improvement of tense
    improving-agreement | Improving Agreement | agreement improvement
    improving-gerunds-and-infinitives | Improving Gerunds and Infinitives | gerund improvement
    improving-conditionals | Improving Conditionals and Wishes | conditional improvement
    improving-comparison | Improving Comparisons, Adjectives and Adverbs | comparison improvement
    improving-connectors | Improving Connectors | connector improvement, conjunction improvement
    improving-word-order | Improving Word Order and Structure | word order, word order improvement
    improving-phrasal-verbs | Improving Prepositions and Phrasal Verbs | preposition improvement
    improving-usage | Improving Pronouns, Articles and Usage | usage improvement, double negatives
    no-improvement | No Improvement | no improvement needed, no improvement required
  `,
  types: {
    'bank/parts-in-bold': { title: 'Mending the Part in Bold', aliases: ['part in bold'] },
    'bank/sentence-improvement': { title: 'Improving a Phrase', aliases: ['phrase improvement'] },
  },
  questions: () => import('./questions.ts'),
})
