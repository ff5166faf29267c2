/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  prepositions | Prepositions | use of prepositions, correct preposition
  prepositions-of-time | Prepositions of Time | in on at, <since and for
  prepositions-of-place | Prepositions of Place and Movement | place prepositions, between and among, prepositions of movement, preposition of direction
  fixed-prepositions | Words Followed by Prepositions | fixed prepositions, appropriate prepositions, dependent prepositions, verbs with prepositions, adjectives with prepositions, nouns followed by prepositions
  articles | Articles: A, An and The | a an the, use of articles, articles in english, english articles, definite article, indefinite article, omission of articles, articles exercise
  determiners | Determiners | quantifiers, few and a few, little and a little, much and many, some and any
  tenses | Tenses | sequence of tenses, english tenses, verb tenses, tense, kaal in english, twelve tenses, 12 tenses
  present-simple | Present Simple | simple present, simple present tense, present indefinite, present indefinite tense, present simple tense
  present-continuous | Present Continuous | present progressive, present progressive tense, present imperfect, present continuous tense
  present-perfect | Present Perfect | present perfect tense
  present-perfect-continuous | Present Perfect Continuous | present perfect progressive, present perfect continuous tense
  past-simple | Past Simple | simple past, simple past tense, past indefinite, past indefinite tense, past simple tense
  past-continuous | Past Continuous | past progressive, past progressive tense, past imperfect, past continuous tense
  past-perfect | Past Perfect | past perfect tense, pluperfect
  past-perfect-continuous | Past Perfect Continuous | past perfect progressive, past perfect continuous tense
  future-simple | Future Simple | simple future, simple future tense, future indefinite, future indefinite tense, future simple tense
  future-continuous | Future Continuous | future progressive, future progressive tense, future continuous tense
  future-perfect | Future Perfect | future perfect tense
  future-perfect-continuous | Future Perfect Continuous | future perfect progressive, future perfect continuous tense
  agreement-with-either-or | Agreement with Either–Or & Neither–Nor | subject verb agreement either or, subject verb agreement neither nor, verb with either or, neither nor rule, subject verb agreement with either or
  subject-verb-agreement | Subject-Verb Agreement | sva, subject verb concord, verb agreement, agreement of verb with subject, subject verb agrement
  conditionals | Conditional Sentences | conditionals, if clause, zero conditional, first conditional, second conditional, third conditional, conditional clause
  modals | Modals | modal verbs, modal auxiliaries, modal auxiliary verbs, must and have to, use of should and must, need and dare, need to dare to, dare and need
  verb-forms | Gerunds, Infinitives and Participles | gerund, infinitive, participle, gerund and infinitive, verb forms, non finite verbs, verb pattern
  subjunctive | Wishes and the Subjunctive | subjunctive mood, i wish, would rather, as if as though, unreal past, wish sentences
  inversion | Inverted Sentences | inversion in grammar, inversion in english, inversion in conditionals, no sooner than, hardly when, scarcely when
  conjunctions | Conjunctions | correlative conjunctions, either or neither nor, coordinating conjunction, subordinating conjunction, use of unless and until
  question-tags | Question Tags | tail questions
  degrees-of-comparison | Degrees of Comparison | comparative and superlative, comparative degree, superlative degree, positive degree, degrees of adjectives, adjective degree, degree
  pronouns | Pronouns | relative pronouns, reflexive pronouns, who and whom, possessive pronouns
  nouns | Nouns | singular and plural nouns, plural of nouns, uncountable nouns, countable nouns, countable uncountable, countable and uncountable nouns, nouns number, number of nouns, singular plural, gender of nouns, noun number
  figures-of-speech | Figures of Speech | simile and metaphor, simile, metaphor, <personification, <alliteration, <oxymoron, <hyperbole, alankar in english
  parts-of-speech | Parts of Speech | word classes, kinds of nouns, types of nouns, kinds of pronouns, shabd bhed in english
  collective-nouns | Collective Nouns | group names, nouns of multitude
  foreign-phrases | Foreign Words and Phrases | foreign phrases, foreign words, latin phrases, french phrases, foreign expressions, foreign words and phrases used in english
  adjectives-and-adverbs | Adjectives and Adverbs | adjective, adverb, order of adjectives, position of adverbs, adverb placement, placement of adverbs, order of adverbs
  punctuation | Punctuation | punctuation marks, <comma, <apostrophe, <semicolon, use of comma, viram chinh in english
  prefixes-and-suffixes | Prefixes, Suffixes & Root Words | prefix suffix, prefix and suffix, prefixes and suffixes, prefix, suffix, root words, root word, word roots, roots prefixes and suffixes
  sentences-and-clauses | Sentences & Clauses | clauses, clause, <noun clause, <adjective clause, <adverb clause, simple compound and complex sentences, simple compound complex sentence, simple compound complex, types of sentences, kinds of sentences, transformation of sentences, synthesis of sentences, <complex sentence, <compound sentence
`
