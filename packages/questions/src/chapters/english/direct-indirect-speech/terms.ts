import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
reported-statements | Direct speech, pratyaksh kathan | Direct speech is the repeating of a speaker's exact words within quotation marks, such as: He said, "I am tired".
reported-statements | Indirect speech, reported speech, apratyaksh kathan | Indirect speech is the reporting of what a speaker said without the exact words and without quotation marks, such as: He said that he was tired.
reported-statements | Reporting verb | The reporting verb is the verb that introduces the words of a speaker, such as said, told, asked or exclaimed.
reported-statements | Narration in english, narration | Narration is the way of telling what someone said, either directly in the exact words or indirectly in the reporter's words.
reported-statements | Backshift of tenses, backshift | Backshift is the change of a tense one step into the past in indirect speech after a past reporting verb, as 'is' becomes 'was'.
reported-questions | Reported question, indirect question | A reported question is a question in indirect speech; it takes the order of a statement, with 'if' or 'whether' for yes–no questions and the question word otherwise.
reported-commands | Reported command, reporting commands | A reported command is a command or request in indirect speech, formed with a verb such as told, ordered or requested and the infinitive with 'to'.
reported-exclamations | Reported exclamation, reporting exclamations | A reported exclamation is an exclamation turned into a statement in indirect speech, with a verb such as 'exclaimed with joy that'.
reported-exclamations | Optative sentence | An optative sentence is a sentence that expresses a wish, blessing or curse, such as 'May you live long'.
time-and-place-words | Change of time and place words, adverbs in narration | The change of time and place words in indirect speech turns words of nearness into words of distance: now becomes then, here there, today that day, tomorrow the next day.
unchanged-tenses | Universal truth in narration, universal truth | A universal truth is a statement that holds at all times; in indirect speech it keeps its present tense even after a past reporting verb, as: He said that the Earth moves round the Sun.
`)
