import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
improving-gerunds-and-infinitives | Bare infinitive | A bare infinitive is the infinitive without 'to', used after modals and after verbs such as let, make and see: 'He made me laugh'.
improving-conditionals | Unreal past, past subjunctive | The unreal past is the use of a past form for something imagined or wished in the present, such as 'If I were rich' or 'It is time we left'.
improving-word-order | Word order in english, word order | Word order is the arrangement of words in a sentence, in English normally subject, verb, object: 'The boy ate an apple'.
improving-connectors | Subordinating conjunction, subordinate clause connector | A subordinating conjunction is a conjunction that joins a dependent clause to a main clause, such as because, although, unless and since.
no-improvement | Sentence improvement | Sentence improvement is the kind of question in which a marked part of a sentence is to be replaced by a better option, or kept if it is right.
`)
