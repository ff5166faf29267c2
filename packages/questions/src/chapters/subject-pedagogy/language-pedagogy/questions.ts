import { askBank } from '../../../kit/bank/ask-bank.ts'
import { languageLearning } from './language-learning.bank.ts'
import { languageSkills } from './language-skills.bank.ts'

export const generators = {
  'bank/language-learning': askBank(languageLearning),
  'bank/language-skills': askBank(languageSkills),
}

export const notes = () => import('./notes.ts')
