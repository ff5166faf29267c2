import { languageLearning } from '@ekagra/content/bank/language-learning'
import { languageSkills } from '@ekagra/content/bank/language-skills'
import { askBank } from '../bank/ask-bank.ts'

export const generators = {
  'bank/language-learning': askBank(languageLearning),
  'bank/language-skills': askBank(languageSkills),
}
