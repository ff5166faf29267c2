import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
language-acquisition | Language acquisition, bhasha arjan, भाषा अर्जन | Language acquisition is the natural, mostly unconscious picking up of a language through use and interaction, as a child does with the mother tongue.
language-acquisition | Language learning, bhasha adhigam, भाषा अधिगम | Language learning is the conscious study of a language, its rules and words, usually in a classroom.
language-acquisition | Critical period hypothesis, critical period | The critical period hypothesis, put forward by Lenneberg, holds that a language is acquired fully and easily only within a period that ends about puberty.
language-acquisition | Mother tongue, matribhasha, first language, मातृभाषा | The mother tongue is the language that a child acquires first at home and knows best, also called the first language (L1).
stages-of-speech | Babbling, babalana | Babbling is the stage, from about the sixth month, in which an infant repeats syllables such as 'ba-ba' without meaning.
stages-of-speech | Holophrase, holophrastic stage, one word stage | A holophrase is a single word that a child of about one year uses for a whole thought, such as 'milk' for 'I want milk'.
stages-of-speech | Telegraphic speech, telegraphic stage | Telegraphic speech is the speech of a child of about two years in short strings of content words without small grammatical words, such as 'want milk'.
stages-of-speech | Cooing | Cooing is the making of soft vowel-like sounds by an infant of about two to four months, before babbling.
krashen | Comprehensible input, input hypothesis, i+1 | Comprehensible input is, for Stephen Krashen, language that is understood and lies a little beyond the learner's present level (i + 1), by which language is acquired.
krashen | Affective filter, affective filter hypothesis | The affective filter is Krashen's name for the feelings, such as anxiety, low motivation and lack of confidence, that can block language input from being acquired.
krashen | Monitor hypothesis | The monitor hypothesis of Krashen says that consciously learnt rules serve only to check and correct what the acquired system produces.
language-theorists | Language acquisition device, LAD | The language acquisition device is, for Noam Chomsky, the inborn mental capacity that lets a child work out the grammar of any language that it hears.
language-theorists | Universal grammar, sarvabhaumik vyakaran | Universal grammar is Chomsky's idea that all human languages share basic principles, which are inborn in every child.
language-theorists | Competence and performance, linguistic competence | Competence is, for Chomsky, a speaker's knowledge of the language; performance is the actual use of it, with slips and limits of memory.
language-theorists | Communicative competence | Communicative competence, a term of Dell Hymes, is the knowledge of how to use language fitly: what to say to whom, when and how, besides its grammar.
structure-of-language | Phoneme, swanim, स्वनिम | A phoneme is the smallest unit of sound that makes a difference of meaning in a language, such as /p/ and /b/ in pin and bin.
structure-of-language | Morpheme, rupim, रूपिम | A morpheme is the smallest unit of meaning in a language, such as un-, kind and -ness in unkindness.
structure-of-language | Phonology | Phonology is the study of the sound system of a language: which sounds it uses and how they pattern.
structure-of-language | Morphology in language, roop vigyan | Morphology in language is the study of the form of words, how they are built from roots, prefixes and suffixes.
structure-of-language | Syntax, vakya vinyas | Syntax is the set of rules by which words are put together to form phrases and sentences.
structure-of-language | Semantics, arth vigyan | Semantics is the study of the meaning of words and sentences, as distinct from their sound (phonology) and structure (syntax).
structure-of-language | Pragmatics | Pragmatics is the study of how meaning depends on the situation, the speaker and the listener.
second-language | Interlanguage | Interlanguage, a term of Larry Selinker, is the learner's own changing system between the first language and the language being learnt.
second-language | BICS, basic interpersonal communicative skills | BICS is Jim Cummins's term for the everyday conversational use of a language, which learners gain fairly soon.
second-language | CALP, cognitive academic language proficiency | CALP is Jim Cummins's term for the command of language needed for school study, which takes years to gain.
second-language | Integrative motivation | Integrative motivation is the wish to learn a language in order to belong to or be close to the people who speak it.
second-language | Instrumental motivation | Instrumental motivation is the wish to learn a language for a practical gain, such as a job or an examination.
multilingualism | Multilingualism, bahubhashikta, बहुभाषिकता | Multilingualism is the use of several languages by a person or a society; NCF 2005 treats it as a resource of the classroom.
multilingualism | Bilingualism, dwibhashikta | Bilingualism is the ability of a person to use two languages, or their use side by side in a community.
multilingualism | Code-switching, code switching, code mixing | Code-switching is the change from one language to another within a conversation; the mixing of words of two languages within one sentence is often called code-mixing.
language-policy | Three-language formula, three language formula, tribhasha sutra, त्रिभाषा सूत्र | The three-language formula is the policy, proposed by the Kothari Commission and adopted in 1968, that pupils learn three languages at school, at least two of them Indian under NEP 2020.
language-policy | Language across the curriculum | Language across the curriculum is the view that language is learnt and used in every subject, so every teacher is in part a teacher of language.
language-policy | Medium of instruction, shiksha ka madhyam | The medium of instruction is the language in which school subjects are taught.
errors-of-learners | Overgeneralisation, overgeneralization, ati samanyikaran | Overgeneralisation is a learner's use of a rule where it does not apply, such as 'goed' for 'went'.
errors-of-learners | Fossilisation, fossilization in language | Fossilisation in language learning is the settling of an error in a learner's language so that it stays in spite of further teaching; in geology the word means the turning of the remains of living things into fossils.
errors-of-learners | Mother tongue interference, language interference, negative transfer of language | Mother tongue interference is an error in a new language that comes from carrying over a habit of the first language.
four-skills | LSRW, four skills of language, bhasha kaushal | LSRW are the four skills of language, listening, speaking, reading and writing, which grow together and support one another.
four-skills | Receptive skills, grahanatmak kaushal | Receptive skills are the language skills by which we take in meaning: listening and reading.
four-skills | Productive skills, abhivyaktatmak kaushal | Productive skills are the language skills by which we express meaning: speaking and writing.
listening-and-speaking | Fluency and accuracy, fluency | Fluency is the ability to speak or write smoothly without undue pauses; accuracy is the correctness of what is said.
listening-and-speaking | Minimal pair, minimal pairs | A minimal pair is two words that differ in one sound only, such as ship and sheep, used in teaching pronunciation.
listening-and-speaking | Intonation | Intonation is the rise and fall of the voice in speech, which shows a question, a statement or a feeling.
reading-skill | Skimming | Skimming is quick reading of a text to get its general idea, without stopping at every word.
reading-skill | Scanning in reading, scanning reading | Scanning is quick reading in search of one particular piece of information, such as a name in a list.
reading-skill | Intensive reading, gahan pathan | Intensive reading is slow, close reading of a short text for detailed understanding of its meaning and language.
reading-skill | Extensive reading, vistrit pathan | Extensive reading is the reading of many longer texts for pleasure and general understanding.
reading-skill | Decoding in reading | Decoding in reading is the turning of written letters into the sounds and words for which they stand.
writing-skill | Process writing, process approach to writing | Process writing is the teaching of writing as a series of steps: gathering ideas, drafting, revising, editing and publishing.
writing-skill | Guided writing | Guided writing is writing in which the teacher gives support such as an outline, questions or words, between controlled and free writing.
early-literacy | Emergent literacy, udiyaman saksharta | Emergent literacy is the early understanding of reading and writing that children show before formal teaching, such as scribbling and pretending to read.
early-literacy | Phonics, phonics method | Phonics is the teaching of reading by linking letters with their sounds and blending the sounds into words.
early-literacy | Whole language approach, whole language | The whole language approach teaches reading and writing through whole, meaningful texts and not through separate letters and sounds.
early-literacy | Phonological awareness, phonemic awareness | Phonological awareness is the ability to notice and work with the sounds of spoken language, such as rhymes and syllables; with single sounds it is phonemic awareness.
early-literacy | Print-rich environment, print rich environment | A print-rich environment is a room full of meaningful print, such as labels, charts, stories and children's own writing.
vocabulary-and-grammar | Active and passive vocabulary, active vocabulary, passive vocabulary | Active vocabulary is the words that a person uses in speech and writing; passive vocabulary is the words understood but not used.
methods-of-language-teaching | Grammar translation method, vyakaran anuvad vidhi | The grammar translation method teaches a language by rules of grammar and translation of texts, with little speech.
methods-of-language-teaching | Direct method, pratyaksh vidhi | The direct method teaches a language through that language itself, without the mother tongue, by tying words directly to things and actions.
methods-of-language-teaching | Audio-lingual method, audio lingual method | The audio-lingual method teaches a language by listening and by drills of sentence patterns until they become habits; it rests on behaviourism.
methods-of-language-teaching | Structural approach, sanrachnatmak upagam | The structural approach teaches a language through selected and graded sentence patterns (structures) practised orally.
methods-of-language-teaching | Total physical response, TPR | Total physical response is James Asher's method in which learners respond to commands in the new language by moving.
methods-of-language-teaching | Bilingual method, dwibhashi vidhi | The bilingual method of C. J. Dodson uses the mother tongue, by the teacher only, to give the meaning of new words and sentences.
communicative-teaching | Communicative language teaching, communicative approach, sampreshan upagam | Communicative language teaching is the approach that teaches language through its use for real purposes, with meaning and fluency before form.
communicative-teaching | Information gap activity, information gap | An information gap activity is a task in which each partner has facts that the other lacks, so that they must talk to complete it.
communicative-teaching | Task-based language teaching, task based language teaching, TBLT | Task-based language teaching is teaching in which learners use the language to carry out meaningful tasks, such as planning a trip.
language-materials | Realia | Realia are real objects brought into the classroom to teach words and ideas, such as fruits, tickets and menus.
language-materials | Authentic materials, authentic material | Authentic materials are texts made for real use and not for teaching, such as newspapers, notices and songs.
language-assessment | Proficiency test | A proficiency test is a test of a person's command of a language for some purpose, whatever course was followed.
language-assessment | Washback effect, backwash effect | Washback is the effect of a test on teaching and learning, good or bad.
remedial-teaching-in-language | Remedial teaching in language, remedial work in language | Remedial teaching in language is special practice given to learners, after diagnosis, to overcome particular difficulties in a language skill.
`)
