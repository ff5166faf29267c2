import { askBank } from '../../../kit/bank/ask-bank.ts'
import { articleBlanks } from './article-blanks.bank.ts'
import { articleChoice } from './article-choice.ts'
import { articlesDeterminers } from './articles-determiners.bank.ts'
import { figuresAndWordClasses } from './figures-and-word-classes.bank.ts'
import { prepositionBlanks } from './preposition-blanks.bank.ts'
import { prepositionChoice } from './preposition-choice.ts'
import { prepositions } from './prepositions.bank.ts'
import { questionTag } from './question-tag.ts'
import { tenseOfVerb } from './tense.ts'
import { tenses } from './tenses.bank.ts'
import { usageBlanks } from './usage-blanks.bank.ts'
import { usageChoice } from './usage-choice.ts'
import { verbBlanks } from './verb-blanks.bank.ts'
import { verbChoice } from './verb-choice.ts'

export const generators = {
  'bank/preposition-blanks': askBank(prepositionBlanks),
  'bank/article-blanks': askBank(articleBlanks),
  'bank/verb-blanks': askBank(verbBlanks),
  'bank/usage-blanks': askBank(usageBlanks),
  'english/prepositions': prepositionChoice,
  'english/articles': articleChoice,
  'english/verbs': verbChoice,
  'english/usage': usageChoice,
  'english/question-tag': questionTag,
  'english/tense': tenseOfVerb,
  'bank/prepositions': askBank(prepositions),
  'bank/articles-determiners': askBank(articlesDeterminers),
  'bank/tenses': askBank(tenses),
  'bank/figures-and-word-classes': askBank(figuresAndWordClasses),
}

export const notes = () => import('./notes.ts')
