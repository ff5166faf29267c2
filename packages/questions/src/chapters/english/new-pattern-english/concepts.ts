/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  word-swap | Word Swap | words that change places, interchange of words
  column-matching | Column Matching | matching parts of sentences, column matching of sentences
  word-usage | Word Usage | word used correctly, contextual word usage
`
