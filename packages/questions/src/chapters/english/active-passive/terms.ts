import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
voice-of-statements | Active voice, kartri vachya | Active voice is the form of a verb in which the subject does the action, such as 'Ravi wrote a letter'.
voice-of-statements | Passive voice, karm vachya | Passive voice is the form of a verb in which the subject receives the action, made with a form of 'be' and the past participle, such as 'A letter was written by Ravi'.
voice-of-statements | Voice in grammar, voice of a verb, vachya in english | Voice is the form of a verb that shows whether the subject does the action (active) or receives it (passive).
voice-of-statements | Agent in passive voice, by agent | The agent in passive voice is the doer of the action in a passive sentence, named after 'by' and left out when it is unknown or unimportant.
voice-of-questions | Passive of a question, passive of questions | The passive of a question keeps the question form: the helping verb comes before the new subject, as 'Did he write it?' becomes 'Was it written by him?'.
voice-of-commands | Passive of a command, passive of imperatives | The passive of a command with an object is formed with 'Let + object + be + past participle', as 'Shut the door' becomes 'Let the door be shut'; requests, advice and commands without an object take 'You are requested (advised, ordered) to …'.
voice-with-modals | Passive with modals, passive of modals | The passive with a modal is formed with 'modal + be + past participle', as 'You must obey rules' becomes 'Rules must be obeyed'.
voice-with-two-objects | Direct object and indirect object, direct object, indirect object | The direct object is the thing or person that the action falls on; the indirect object is the person to or for whom it is done, as 'me' in 'He gave me a pen'.
voice-of-phrasal-verbs | Passive of phrasal verbs, prepositional verb in passive | The passive of a phrasal verb keeps the preposition or adverb with the verb, as 'They laughed at him' becomes 'He was laughed at by them'.
impersonal-passive | Impersonal passive, it is said that | The impersonal passive is a passive with 'it' as its subject that reports what people say or think, such as 'It is said that he is rich'.
voice-with-infinitives | Passive infinitive | The passive infinitive is formed with 'to be + past participle', such as 'to be done' in 'The work is to be done'.
passive-to-active | Passive to active, change into active voice | Changing passive to active makes the agent the subject and the subject the object, as 'It was built by them' becomes 'They built it'.
`)
