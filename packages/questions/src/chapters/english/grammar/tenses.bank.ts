import { defineBank } from '../../../kit/bank/define-bank.ts'

/** "Fill in the right form of the verb." */
export const tenses = defineBank({
  id: 'tenses',
  sets: [
    {
      rows: `
1 tenses | Fill in the right form of the verb: // Water ______ at a hundred degrees Celsius at sea level. | boils | boiled | is boiling | has boiled | A fact that is always true takes the present simple.
1 tenses | Fill in the right form of the verb: // Look! The baby ______ towards the stairs. | is crawling | crawls | crawled | has crawled | 'Look!' shows that it is happening now, so the present continuous is used.
1 tenses | Fill in the right form of the verb: // We ______ our house last Diwali. | painted | have painted | paint | are painting | 'Last Diwali' is a finished time, which takes the simple past.
1 tenses | Fill in the right form of the verb: // I ______ him since we were at school together. | have known | know | knew | am knowing | 'Since' with a starting point takes the present perfect, and 'know' has no continuous form.
1 tenses | Fill in the right form of the verb: // She usually ______ to office by metro. | goes | is going | has gone | go | A habit takes the present simple; 'she' is third person singular, so the verb ends in -es.
1 tenses | Fill in the right form of the verb: // When I reached the stadium, the match ______. | had begun | has begun | begins | will begin | The match began before the past moment of arriving, so the past perfect is used.
1 tenses | Fill in the right form of the verb: // They ______ cricket when it began to rain. | were playing | are playing | have played | play | An action in progress when another began takes the past continuous.
1 conditionals, tenses | Fill in the right form of the verb: // If you heat ice, it ______. | melts | melted | would melt | had melted | A general truth with 'if' takes the present simple in both clauses.
1 tenses | Fill in the right form of the verb: // I promise that I ______ you as soon as I reach Delhi. | will call | called | have called | had called | A promise about the future takes 'will' with the bare verb.
1 tenses, verb-forms | Fill in the right form of the verb: // He has ______ three letters this morning. | written | wrote | write | writing | After 'has' the past participle is needed: 'written'. 'Wrote' is the simple past.
1 tenses | Fill in the right form of the verb: // My father ______ the newspaper every morning. | reads | reading | is reading | has read | A daily habit takes the present simple, and the subject is third person singular.
1 modals | Fill in the right form of the verb: // You ______ not tell lies. | should | ought | are | have | 'Should' is followed by the bare verb. 'Ought' would need 'to' after 'not'.
2 tenses | Fill in the right form of the verb: // By the time the police came, the thieves ______. | had escaped | have escaped | escape | will escape | 'By the time' with a past event shows that the escape came earlier, so the past perfect is used.
2 tenses | Fill in the right form of the verb: // I ______ here for two hours, and the bus has still not come. | have been waiting | am waiting | will have been waiting | wait | An action that began two hours ago and still goes on takes the present perfect continuous.
2 conditionals | Fill in the right form of the verb: // If I ______ you, I would not sign that paper. | were | am | have been | had been | An unreal present condition takes 'were' for all persons: 'If I were you'.
2 tenses | Fill in the right form of the verb: // Next June we ______ in this town for twenty years. | shall have lived | shall live | have lived | should have been living | At a future moment a period will be complete, which is the future perfect.
2 conditionals | Fill in the right form of the verb: // She would have passed if she ______ harder. | had worked | worked | has worked | would work | The main clause 'would have passed' is an unreal past, so the if-clause takes the past perfect.
2 tenses | Fill in the right form of the verb: // He asked me where I ______ the night before. | had been | have been | am | will be | The night before the past moment of asking takes the past perfect.
2 tenses | Fill in the right form of the verb: // Do not go out until the rain ______. | stops | will stop | stopped | would stop | In a time clause about the future the present simple is used, not 'will'.
2 subject-verb-agreement | Fill in the right form of the verb: // Neither of the two answers ______ correct. | is | are | were | have been | 'Neither' is singular and takes a singular verb.
2 subject-verb-agreement | Fill in the right form of the verb: // Bread and butter ______ his usual breakfast. | is | are | were | have been | Two nouns that make up one dish are treated as singular: bread and butter is.
2 tenses, subject-verb-agreement | Fill in the right form of the verb: // The team ______ practising at the nets every day since Monday. | has been | is | was | have | 'Since Monday' takes the present perfect continuous, and the team acts as one body: 'has been practising'.
2 subjunctive | Fill in the right form of the verb: // I wish I ______ a car; then I could drive you home. | had | have | will have | have had | A wish contrary to the present takes the past tense.
2 subjunctive | Fill in the right form of the verb: // We would rather you ______ tomorrow than today. | came | coming | will come | have come | 'Would rather' with another subject is followed by the past tense to speak of the future.
2 tenses | Fill in the right form of the verb: // The train ______ before we reached the platform, so we had to wait for the next one. | had left | has left | leaves | will leave | The leaving came before another past event, so the past perfect is used.
2 modals | Fill in the right form of the verb: // You ______ better take an umbrella; it looks like rain. | had | have | would | should | 'Had better' with the bare verb is used for advice.
2 verb-forms | Fill in the right form of the verb: // He got his watch ______ at a shop near the station. | repaired | repair | repairing | to repair | 'Get' with an object and a past participle means to have something done by another person.
2 verb-forms | Fill in the right form of the verb: // She is used to ______ alone in a big city. | living | live | have lived | lived | In 'be used to' the word 'to' is a preposition, so the gerund follows.
3 inversion | Fill in the right form of the verb: // Not until the curtain fell ______ that the actor was ill. | did we learn | we learnt | we had learnt | have we learnt | 'Not until' at the head brings inversion in the main clause, and the time is past: 'did we learn'.
3 subjunctive | Fill in the right form of the verb: // It is essential that every witness ______ present on Friday. | be | to be | being | been | After 'it is essential that' the base form 'be' is used. 'To be', 'being' and 'been' cannot be the verb of the clause.
3 conditionals, inversion | Fill in the right form of the verb: // Had the driver been careful, the accident ______. | would not have happened | will not have happened | had not happened | would not be happened | 'Had the driver been' is an inverted third conditional; the main clause takes 'would have' with a participle.
3 tenses | Fill in the right form of the verb: // This is the first time that I ______ a solar eclipse. | have seen | see | am seeing | saw | After 'this is the first time' the present perfect is used.
3 subjunctive | Fill in the right form of the verb: // He talks as though he ______ everything about farming. | knew | has known | will know | had to know | 'As though' with something unreal takes the past tense: he does not really know.
3 tenses | Fill in the right form of the verb: // The patient ______ by the time the ambulance arrives, unless we act at once. | will have died | has died | had died | would have been dying | At a future moment the event will already be complete, so the future perfect is used.
3 modals | Fill in the right form of the verb: // There ______ a heavy shower before we left, for the road was under water. | must have been | must be | should be | must had been | A certain guess about the past is expressed by 'must have' with the past participle.
3 inversion | Fill in the right form of the verb: // No sooner ______ the news than she burst into tears. | had she heard | she had heard | has she heard | she heard | 'No sooner' at the head brings inversion, with the past perfect for the earlier event.
3 modals | Fill in the right form of the verb: // You ______ the door; I had already done it. | need not have locked | need not lock | must not lock | could not lock | 'Need not have' with a participle says that something was done although it was unnecessary.
3 subject-verb-agreement | Fill in the right form of the verb: // The thief, together with his two partners, ______ been arrested. | has | have | were | are | 'Together with' does not make the subject plural; the verb agrees with 'the thief'.
`,
    },
  ],
})
