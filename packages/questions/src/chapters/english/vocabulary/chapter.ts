import { defineChapter } from '../../../kit/define-chapter.ts'

export const vocabulary = defineChapter({
  subject: 'english',
  title: 'Vocabulary',
  aliases: ['vocab', 'english vocabulary', 'word power', 'word meaning', 'english vocab'],
  weight: 40,
  concepts: `
    synonyms | Synonyms | synonym, similar words, same meaning words, samanarthi words
    antonyms | Antonyms | antonym, opposite words, opposites, opposite meaning, vilom words
    idioms | Idioms & Phrases | idioms, idiom, idioms and phrases, idioms phrases, muhavare in english, english idioms
    one-word-substitution | One-Word Substitution | ows, one word substitution, one word substitutions, one word
    phobias | Phobias | words for fears, phobia, list of phobias
    killings | Words for Killing | words ending in cide, homicide patricide, words for killing and killers
    forms-of-government | Words for Forms of Government | democracy autocracy, words ending in cracy
    studies | Words for Studies and Sciences | words ending in logy, branches of study
    doctors | Words for Doctors | specialist doctors, names of doctors
    places-in-one-word | Words for Places | one word for places, names of places in one word
    professions | Words for Persons and Their Work | one word for professions
    beliefs | Words for Persons and Their Beliefs | atheist theist agnostic, one word for beliefs
    homonyms | Homonyms and Confused Words | homophones, homonym, homophone, confusing words, confused words, commonly confused words, paronyms
    phrasal-verbs | Phrasal Verbs | phrasal verb, meaning of phrasal verbs
  `,
  types: {
    'facts/confused-words': {
      title: 'Commonly Confused Words',
      aliases: [],
      weight: 1,
    },
    'facts/one-word': {
      title: 'One-Word Substitution',
      aliases: ['substitution'],
      weight: 2,
    },
    'facts/idioms': {
      title: 'Idioms & Phrases',
      aliases: ['phrases'],
      weight: 2,
    },
    'facts/phrasal-verbs': { title: 'Phrasal Verbs and Their Meanings', aliases: [], weight: 1 },
    'facts/synonyms': {
      title: 'Synonyms',
      aliases: [],
      weight: 2,
    },
    'facts/antonyms': {
      title: 'Antonyms',
      aliases: [],
      weight: 2,
    },
  },
  questions: () => import('./questions.ts'),
})
