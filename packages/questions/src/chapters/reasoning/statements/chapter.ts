import { defineChapter } from '../../../kit/define-chapter.ts'

export const statements = defineChapter({
  subject: 'reasoning',
  title: 'Critical Reasoning',
  aliases: ['statements', 'logical reasoning statements', 'verbal logic', 'analytical statements'],
  weight: 60,
  concepts: `
    assumptions | Statement & Assumption | statement assumption, statement and assumptions, implicit assumption, assumption, assumptions, kathan aur dharna, statement and assumption
    conclusions | Statement & Conclusion | statement conclusion, statement and conclusions, kathan aur nishkarsh, statement and conclusion
    cause-and-effect | Cause & Effect | cause effect, karan aur prabhav, karan parinam
    strong-arguments | Statement & Argument | statement and arguments, strong and weak argument, strong argument, kathan aur tark, statement and argument
    courses-of-action | Course of Action | courses of action, statement and course of action, statement and action, karyavahi
  `,
  types: {
    'bank/statements': {
      title: 'Assumptions, Conclusions & Actions',
      aliases: [],
    },
    'bank/cause-and-effect': {
      title: 'Causes & Effects',
      aliases: ['cause effect reasoning'],
    },
    'bank/strong-arguments': {
      title: 'Strong & Weak Arguments',
      aliases: ['argument reasoning'],
    },
  },
  questions: () => import('./questions.ts'),
})
