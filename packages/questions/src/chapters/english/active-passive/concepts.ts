/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  voice-of-statements | Voice of Statements in Each Tense | passive of tenses, tenses in passive voice
  voice-of-questions | Voice of Questions | interrogative sentences voice, passive of questions, active passive interrogative sentences, passive voice interrogative, active passive of questions
  voice-of-commands | Voice of Commands and Requests | passive of let, passive voice with let, active voice imperative, imperative voice, imperative sentences voice, voice change imperative sentences, passive of imperatives, active passive imperative sentences, active passive voice of imperative sentences, passive voice imperative
  voice-with-modals | Voice with Modals | passive of modals, modals in passive voice, active passive modal, active passive voice modals
  voice-with-two-objects | Voice with Two Objects | double object passive, passive with two objects
  voice-of-phrasal-verbs | Voice of Verbs with Prepositions | passive of phrasal verbs
  impersonal-passive | Impersonal Passive: It Is Said That | it is said that, impersonal passive voice, passive voice of it is said
  voice-with-infinitives | Voice with Infinitives and Gerunds | passive infinitive, passive gerund
  passive-to-active | Passive to Active | passive into active, change into active voice
`
