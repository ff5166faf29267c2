import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
poetry | Figure of speech, figures of speech, alankar in english, अलंकार in english | A figure of speech is a way of using words other than in their plain sense, to make the meaning vivid or strong, such as simile and metaphor.
poetry | Simile, upma alankar in english | A simile is a figure of speech that compares two unlike things with the words 'like' or 'as', such as 'as brave as a lion'.
poetry | Metaphor, rupak alankar in english | A metaphor is a figure of speech that speaks of one thing as if it were another, without 'like' or 'as', such as 'Time is a thief'.
poetry | Personification, manavikaran in english | Personification is a figure of speech that gives human qualities to things, animals or ideas, such as 'The wind whispered'.
poetry | Alliteration, anupras in english | Alliteration is the repetition of the same consonant sound at the beginning of nearby words, such as 'Peter Piper picked a peck of pickled peppers'.
poetry | Hyperbole, atishayokti in english | Hyperbole is a figure of speech that exaggerates for effect and is not meant literally, such as 'I have told you a million times'.
poetry | Onomatopoeia | Onomatopoeia is the use of words that imitate the sound they name, such as buzz, hiss and splash.
poetry | Oxymoron | An oxymoron is a figure of speech that joins two words of opposite meaning, such as 'bitter sweet' and 'open secret'.
poetry | Irony | Irony is the use of words to mean the opposite of what they say, or a result opposite to what was expected.
poetry | Pun, pun in english | A pun is a play on a word that has two meanings, or on words that sound alike, usually to amuse.
poetry | Apostrophe in poetry, apostrophe figure of speech | An apostrophe in poetry is a direct address to an absent or dead person, a thing or an idea, such as 'O Death, where is thy sting?' of the Bible.
poetry | Metonymy | Metonymy is a figure of speech that names a thing by something closely linked with it, such as 'the crown' for the king.
poetry | Synecdoche | Synecdoche is a figure of speech in which a part stands for the whole or the whole for a part, such as 'hands' for workers.
poetry | Euphemism | A euphemism is a mild or pleasant expression used in place of a harsh one, such as 'passed away' for 'died'.
poetry | Paradox | A paradox is a statement that seems to contradict itself and yet holds a truth, such as 'The child is father of the man'.
poetry | Antithesis | Antithesis is the placing of opposite ideas side by side in balanced words, such as 'To err is human, to forgive divine'.
poetry | Climax figure of speech, climax in poetry | Climax is the arrangement of ideas in order of rising importance, such as 'I came, I saw, I conquered'.
poetry | Assonance | Assonance is the repetition of the same vowel sound in nearby words, such as the long i in 'the white light shines'.
poetry | Rhyme scheme, rhyming scheme | A rhyme scheme is the pattern of rhymes at the ends of the lines of a poem, shown by letters such as ABAB.
poetry | Stanza | A stanza is a group of lines that forms a unit of a poem, set apart from the next by a space.
poetry | Sonnet | A sonnet is a poem of fourteen lines with a fixed rhyme scheme, usually in iambic pentameter in English.
poetry | Ballad | A ballad is a poem or song that tells a story in simple words and short stanzas.
poetry | Ode | An ode is a lyric poem of serious tone that addresses or praises a person, thing or idea, such as Keats's 'Ode to a Nightingale'.
poetry | Elegy | An elegy is a sad poem that mourns a death, such as Gray's 'Elegy Written in a Country Churchyard'.
poetry | Blank verse | Blank verse is poetry without rhyme in regular metre, in English mostly iambic pentameter, as in Shakespeare's plays.
poetry | Free verse | Free verse is poetry without regular rhyme or metre, which follows the rhythm of natural speech.
poetry | Refrain in a poem, refrain of a poem | A refrain is a line or group of lines repeated in a poem or song, usually at the end of each stanza.
poetry | Imagery | Imagery is the use of words that call up pictures or other sense impressions in the mind of the reader.
main-idea | Main idea, central idea, main idea of a passage | The main idea is the chief point that a passage as a whole makes, to which its details lead.
main-idea | Tone of a passage, tone of the author | The tone of a passage is the writer's attitude to the subject, such as critical, humorous or admiring, shown by the choice of words.
main-idea | Theme of a passage or poem, theme of the passage | The theme is the underlying idea about life or the world that a passage or poem conveys.
inference | Inference from a passage, inference question | An inference is a conclusion that is not stated in the passage but follows from what it states.
stated-facts | Factual question, fact based question | A factual question in comprehension asks for something that the passage states directly, though the option may put it in other words.
words-in-passage | Contextual meaning, context clue | Contextual meaning is the meaning that a word has in a given sentence, as shown by the words around it.
`)
