import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
nouns | Noun, sangya, संज्ञा | A noun is a word that names a person, place, thing, quality or idea, such as Ravi, Delhi, book or honesty.
nouns | Collective noun | A collective noun names a group taken as one, such as team, herd or jury.
nouns | Abstract noun | An abstract noun names a quality, state or idea that cannot be touched, such as courage or childhood.
nouns | Gerund | A gerund is the -ing form of a verb used as a noun, as in 'Swimming is good exercise.'
pronouns | Pronoun, sarvanam, सर्वनाम | A pronoun is a word used in place of a noun, such as he, they, this or which.
pronouns | Relative pronoun | A relative pronoun (who, whom, whose, which, that) joins a clause to the noun that it describes.
pronouns | Reflexive pronoun | A reflexive pronoun ends in -self or -selves and refers back to the subject, as in 'She hurt herself.'
adjectives-and-adverbs | Adjective, visheshan, विशेषण | An adjective is a word that describes a noun or pronoun, such as tall, honest or five.
adjectives-and-adverbs | Adverb, kriya visheshan, क्रिया विशेषण | An adverb is a word that tells more about a verb, an adjective or another adverb, such as quickly, very or often.
verb-forms | Verb, kriya, क्रिया | A verb is a word that tells an action or a state, such as run, think or be.
verb-forms | Transitive verb | A transitive verb needs an object to complete its meaning, as in 'She wrote a letter.'
verb-forms | Intransitive verb | An intransitive verb needs no object, as in 'The baby sleeps.'
verb-forms | Infinitive | An infinitive is the base form of a verb, usually with 'to', as in 'I want to learn.'
verb-forms | Participle | A participle is a form of a verb used as an adjective or to form tenses: the present participle ends in -ing, the past participle mostly in -ed or -en.
modals | Modal verb, modals, modal auxiliary | A modal is a helping verb such as can, may, must or should that shows ability, permission, duty or possibility.
tenses | Tense, kaal, काल | Tense is the form of a verb that shows the time of an action: past, present or future.
present-simple | Present simple, simple present tense, present indefinite tense | The present simple tells of habits and general truths, with the first form of the verb ('s' or 'es' after he, she and it), as in 'She walks to school.'
present-continuous | Present continuous, present continuous tense, present progressive | The present continuous tells of what is going on now, with is, am or are and the form in -ing, as in 'She is walking to school.'
present-perfect | Present perfect, present perfect tense | The present perfect tells of a past action with a result now, or of a time up to now, with has or have and the third form, as in 'She has walked home.'
present-perfect-continuous | Present perfect continuous, present perfect continuous tense | The present perfect continuous tells of an action that began in the past and still goes on, with has been or have been and the form in -ing, as in 'She has been walking for an hour.'
past-simple | Past simple, simple past tense, past indefinite tense | The past simple tells of an action at a finished time, with the second form of the verb, as in 'She walked home yesterday.'
past-continuous | Past continuous, past continuous tense, past progressive | The past continuous tells of what was going on at a moment of the past, with was or were and the form in -ing, as in 'She was walking home when it began to rain.'
past-perfect | Past perfect, past perfect tense, pluperfect | The past perfect tells which of two past actions came first, with had and the third form, as in 'She had walked home before it rained.'
past-perfect-continuous | Past perfect continuous, past perfect continuous tense | The past perfect continuous tells of an action that had gone on up to a moment of the past, with had been and the form in -ing, as in 'She had been walking for an hour when it began to rain.'
future-simple | Future simple, simple future tense, future indefinite tense | The future simple tells of what is expected or promised, with will or shall and the first form, as in 'She will walk home tomorrow.'
future-continuous | Future continuous, future continuous tense, future progressive | The future continuous tells of what will be going on at a moment of the future, with will be and the form in -ing, as in 'She will be walking home at six.'
future-perfect | Future perfect, future perfect tense | The future perfect tells of what will be over before a moment of the future, with will have and the third form, as in 'She will have walked home by six.'
future-perfect-continuous | Future perfect continuous, future perfect continuous tense | The future perfect continuous tells how long an action will have gone on at a moment of the future, with will have been and the form in -ing, as in 'By six she will have been walking for an hour.'
prepositions | Preposition, sambandhbodhak | A preposition is a word placed before a noun or pronoun to show its relation to another word, such as in, on, at or from.
conjunctions | Conjunction, samuchchaybodhak | A conjunction is a word that joins words, phrases or clauses, such as and, but, because or although.
articles | Article, articles in grammar | The articles are a, an (indefinite) and the (definite); they stand before a noun and show whether it is particular or not.
determiners | Determiner | A determiner stands before a noun and tells which or how many, such as this, my, some or each.
subject-verb-agreement | Subject verb agreement | Subject–verb agreement means that the verb takes the number and person of its subject: 'She walks', 'They walk'.
conditionals | Conditional sentence, conditionals | A conditional sentence tells what happens if a condition is met; it has an if-clause and a main clause.
degrees-of-comparison | Degrees of comparison | The degrees of comparison are the three forms of an adjective or adverb: positive (tall), comparative (taller) and superlative (tallest).
question-tags | Question tag | A question tag is a short question at the end of a statement, such as 'isn't it?'; it is negative after a positive statement and positive after a negative one.
subjunctive | Subjunctive mood | The subjunctive is the form of a verb for wishes, demands and unreal conditions, as in 'If I were you' or 'They insist that he go.'
inversion | Inversion in grammar | Inversion puts the auxiliary verb before the subject, as after a negative opening: 'Never have I seen such a sight.'
`)
