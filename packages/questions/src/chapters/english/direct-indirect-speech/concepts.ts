/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  reported-statements | Reported Statements | assertive sentences narration, reporting statements
  reported-questions | Reported Questions | interrogative sentences narration, reporting questions, indirect questions
  reported-commands | Reported Commands and Requests | imperative sentences narration, reporting commands, reporting requests
  reported-exclamations | Reported Exclamations and Wishes | exclamatory sentences narration, optative sentences narration, reporting exclamations
  time-and-place-words | Change of Time and Place Words | change of time words in narration, change of adverbs in narration
  unchanged-tenses | Tenses That Do Not Change | universal truth narration, no change of tense in narration
`
