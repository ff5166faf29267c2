/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  synonyms | Synonyms | similar words, same meaning words, samanarthi words
  antonyms | Antonyms | opposite words, opposites, opposite meaning, vilom words
  idioms | Idioms & Phrases | idioms, muhavare in english, english idioms
  animal-idioms | Idioms on Animals | idioms related to animals, idioms with animals, idioms based on animals
  body-idioms | Idioms on Parts of the Body | body idioms, idioms related to body parts, idioms with body parts
  colour-idioms | Idioms on Colours | color idioms, idioms related to colours, idioms with colours
  one-word-substitution | One-Word Substitution | ows, one word
  phobias | Phobias | words for fears, list of phobias
  killings | Words for Killing | words ending in cide, homicide patricide, words for killing and killers
  forms-of-government | Words for Forms of Government | democracy autocracy, words ending in cracy
  studies | Words for Studies and Sciences | words ending in logy, branches of study
  doctors | Words for Doctors | specialist doctors, names of doctors
  places-in-one-word | Words for Places | one word for places, names of places in one word
  professions | Words for Persons and Their Work | one word for professions
  beliefs | Words for Persons and Their Beliefs | atheist theist agnostic, one word for beliefs
  homonyms | Homonyms and Confused Words | homonym, confusing words, confused words, commonly confused words, paronyms
  phrasal-verbs | Phrasal Verbs | meaning of phrasal verbs
  homophones | Homophones | words that sound alike
`
