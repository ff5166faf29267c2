/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  single-blanks | Single Blanks: the Right Word | single fillers, word in context, contextual words
  double-blanks | Double Blanks | double fillers, two blanks
  phrasal-verb-blanks | Phrasal Verbs in Sentences | phrasal verb fillers, phrasal verbs in context
  connector-blanks | Connectors in Sentences | linking words
  fixed-expression-blanks | Fixed Expressions in Sentences | collocations, fixed expressions, set phrases
  look-alike-blanks | Choosing among Look-Alike Words | similar looking words, words that look alike
`
