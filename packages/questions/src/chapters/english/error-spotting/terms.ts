import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
parallelism-and-modifiers | Parallelism, parallel structure | Parallelism is the use of the same grammatical form for items joined in a list or pair, such as 'He likes reading, writing and swimming'.
parallelism-and-modifiers | Dangling modifier, dangling participle, unattached participle | A dangling modifier is a word or phrase that has no proper word in the sentence to describe, as in 'Walking home, the rain began'.
parallelism-and-modifiers | Misplaced modifier | A misplaced modifier is a word or phrase put in the wrong place, so that it seems to describe the wrong word.
superfluous-words | Redundancy, superfluous words, pleonasm | Redundancy is the use of words that repeat a meaning already expressed, such as 'return back' or 'free gift'.
superfluous-words | Tautology in english, tautology words | Tautology is the needless saying of the same thing twice in different words, such as 'a new innovation'.
superfluous-words | Double negative | A double negative is the use of two negative words where one is meant, such as 'I do not know nothing'.
agreement-errors | Proximity rule, neither nor agreement | The proximity rule is that with 'either … or' and 'neither … nor' the verb agrees with the nearer subject.
tense-errors | Sequence of tenses, sequence of tense | The sequence of tenses is the rule that the tense of a dependent clause follows that of the main clause: a past main verb usually takes a past tense after it.
preposition-errors | Fixed preposition, appropriate preposition | A fixed preposition is the one preposition that usage joins with a certain word, such as 'afraid of', 'capable of' and 'senior to'.
article-errors | Zero article, omission of articles | The zero article is the use of a noun without a, an or the, as with plural or uncountable nouns in a general sense and most proper names.
noun-and-pronoun-errors | Antecedent | An antecedent in grammar is the noun to which a pronoun refers and with which it agrees in number, gender and person; in a ratio a : b the antecedent is the first term, a.
noun-and-pronoun-errors | Uncountable noun, uncountable nouns | An uncountable noun is a noun that names what is not counted and has no plural, such as information, furniture and advice.
comparison-errors | Double comparative | A double comparative is the wrong use of 'more' with a form that is already comparative, such as 'more better'; 'most' with a superlative, such as 'most best', is a double superlative.
conjunction-errors | Correlative conjunction, correlative conjunctions | Correlative conjunctions are conjunctions used in pairs, such as either … or, not only … but also, and no sooner … than.
`)
