/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  language-acquisition | Language Acquisition and Learning | language acquisition, acquisition and learning, <critical period hypothesis, <first language acquisition
  stages-of-speech | Stages of Early Speech | <babbling, <holophrase, <telegraphic speech, language development stages, <holophrastic stage
  krashen | Krashen | krashen theory, <comprehensible input, <affective filter, input hypothesis, <monitor hypothesis
  language-theorists | Theorists of Language | <chomsky, <language acquisition device, <noam chomsky, universal grammar, <skinner on language, <vygotsky on language, <halliday functions of language
  structure-of-language | Structure of Language | <phoneme, <morpheme, phonology and syntax, <semantics, <phonology
  second-language | Second Language Learning | <interlanguage, <bics and calp, second language acquisition, <integrative motivation, <bics, <calp
  multilingualism | Multilingualism in the Classroom | multilingual classroom, <bilingualism, <code switching, <mother tongue in education, bahubhashikta, multilingualism, <mother tongue
  language-policy | Language in Curriculum and Policy | <three language formula, <language across the curriculum, <medium of instruction, language education policy, tribhasha sutra
  errors-of-learners | Errors of Language Learners | errors in language learning, <overgeneralisation, <fossilisation, <mother tongue interference, language errors
  four-skills | Four Skills of Language | lsrw, language skills, <receptive skills, <productive skills
  listening-and-speaking | Listening and Speaking | teaching of listening, teaching of speaking, pronunciation teaching, role of listening and speaking, oral skills, <minimal pairs
  reading-skill | Teaching of Reading | skimming and scanning, <extensive reading, intensive reading, reading skill, reading comprehension skills
  writing-skill | Teaching of Writing | process writing, writing skill, <process approach to writing, <guided writing
  early-literacy | Early Literacy | <phonics, <emergent literacy, <print rich environment, <whole language approach, <phonological awareness
  vocabulary-and-grammar | Teaching of Vocabulary and Grammar | teaching of grammar, teaching of vocabulary, role of grammar
  methods-of-language-teaching | Methods of Language Teaching | <grammar translation method, <grammar translation, <direct method, <audio lingual method, <structural approach, <total physical response, <bilingual method, <suggestopedia
  communicative-teaching | Communicative Language Teaching | communicative approach, clt, <task based language teaching, communicative method, <communicative competence
  language-materials | Textbooks and Materials in Language | <realia, teaching learning material in language, multimedia in language class, language textbook, <authentic materials
  language-assessment | Assessment of Language | language testing, cloze test in assessment, language evaluation, evaluating language proficiency, evaluating language
  remedial-teaching-in-language | Remedial Teaching in Language | remedial teaching, remedial work in language
`
