import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
cloze-verbs | Cloze test, cloze passage | A cloze test is a passage with words left out, which are to be filled in so that grammar, meaning and flow of the whole passage are right.
cloze-set-phrases | Set phrase, fixed phrase | A set phrase is a group of words always used together in the same form, such as 'in spite of' and 'as well as'.
`)
