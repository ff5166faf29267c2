/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  synonyms | Synonyms | synonym, similar words, same meaning words, samanarthi words
  antonyms | Antonyms | antonym, opposite words, opposites, opposite meaning, vilom words
  idioms | Idioms & Phrases | idioms, idiom, idioms and phrases, idioms phrases, muhavare in english, english idioms
  animal-idioms | Idioms on Animals | animal idioms, idioms related to animals, idioms with animals, idioms based on animals, animals idioms, idioms of animals
  body-idioms | Idioms on Parts of the Body | idioms on body parts, body idioms, body parts idioms, idioms related to body parts, idioms with body parts, idioms of body parts
  colour-idioms | Idioms on Colours | colour idioms, color idioms, idioms on colors, idioms related to colours, idioms with colours
  one-word-substitution | One-Word Substitution | ows, one word substitution, one word substitutions, one word
  phobias | Phobias | words for fears, phobia, list of phobias
  killings | Words for Killing | words ending in cide, homicide patricide, words for killing and killers
  forms-of-government | Words for Forms of Government | democracy autocracy, words ending in cracy
  studies | Words for Studies and Sciences | words ending in logy, branches of study
  doctors | Words for Doctors | specialist doctors, names of doctors
  places-in-one-word | Words for Places | one word for places, names of places in one word
  professions | Words for Persons and Their Work | one word for professions
  beliefs | Words for Persons and Their Beliefs | atheist theist agnostic, one word for beliefs
  homonyms | Homonyms and Confused Words | homonym, confusing words, confused words, commonly confused words, paronyms
  phrasal-verbs | Phrasal Verbs | phrasal verb, meaning of phrasal verbs
  homophones | Homophones | homophone, words that sound alike
`
