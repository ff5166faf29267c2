/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  improving-the-verb | Improving the Verb | verb improvement, improvement of tense
  improving-agreement | Improving Agreement | agreement improvement
  improving-gerunds-and-infinitives | Improving Gerunds and Infinitives | gerund improvement
  improving-conditionals | Improving Conditionals and Wishes | conditional improvement
  improving-comparison | Improving Comparisons, Adjectives and Adverbs | comparison improvement
  improving-connectors | Improving Connectors | connector improvement, conjunction improvement
  improving-word-order | Improving Word Order and Structure | word order, word order improvement
  improving-phrasal-verbs | Improving Prepositions and Phrasal Verbs | preposition improvement
  improving-usage | Improving Pronouns, Articles and Usage | usage improvement, double negatives
  no-improvement | No Improvement | no improvement needed, no improvement required
`
