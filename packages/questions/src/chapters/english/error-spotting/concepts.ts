/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  agreement-errors | Errors of Subject-Verb Agreement | subject verb agreement errors, agreement errors, errors in subject verb agreement
  tense-errors | Errors of Tense and Verb | tense errors, errors in tenses, errors in verbs, verb errors
  preposition-errors | Errors of Preposition | preposition errors, errors in prepositions, wrong preposition
  article-errors | Errors of Article and Determiner | article errors, errors in articles, determiner errors
  noun-and-pronoun-errors | Errors of Noun and Pronoun | noun errors, pronoun errors, errors in nouns, errors in pronouns
  comparison-errors | Errors of Comparison, Adjective and Adverb | errors in adverbs, comparison errors, errors in adjectives, errors in degrees of comparison
  conjunction-errors | Errors of Conjunction | conjunction errors, errors in conjunctions, connector errors
  conditional-errors | Errors in Conditional Sentences | conditional errors, errors in if clauses
  gerund-and-infinitive-errors | Errors of Gerund and Infinitive | gerund errors, infinitive errors
  word-order-errors | Errors of Word Order and Inversion | word order errors, inversion errors
  parallelism-and-modifiers | Parallelism and Dangling Modifiers | parallelism, dangling modifiers, dangling participle, parallel structure
  superfluous-words | Superfluous Words | redundancy errors, superfluous expressions, redundant words
  sentences-without-error | Sentences without Error | no error sentences
`
