/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  reported-statements | Reported Statements | direct indirect speech assertive, assertive narration, assertive sentences narration, reporting statements
  reported-questions | Reported Questions | direct indirect speech interrogative, interrogative narration, interrogative sentences narration, reporting questions, indirect questions, direct indirect interrogative sentences
  reported-commands | Reported Commands and Requests | direct indirect speech imperative, imperative narration, imperative sentences narration, reporting commands, reporting requests, direct indirect imperative sentences
  reported-exclamations | Reported Exclamations and Wishes | direct indirect speech exclamatory, exclamatory narration, exclamatory sentences narration, optative sentences narration, reporting exclamations, direct indirect exclamatory sentences
  time-and-place-words | Change of Time and Place Words | change of time words in narration, change of adverbs in narration
  unchanged-tenses | Tenses That Do Not Change | universal truth narration, no change of tense in narration
`
