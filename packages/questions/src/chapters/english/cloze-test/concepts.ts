/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  cloze-verbs | Cloze: Verbs | verbs in cloze test
  cloze-adjectives | Cloze: Adjectives and Adverbs | adjectives in cloze test
  cloze-nouns | Cloze: Nouns | nouns in cloze test
  cloze-set-phrases | Cloze: Small Words and Set Phrases | prepositions in cloze test, connectors in cloze test
`
