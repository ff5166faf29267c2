import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Synonyms, antonyms, idioms, one-word substitutions and words that are taken for each other: six to ten marks of nearly every English section, answered in seconds or not at all. Few words are learned by lists alone; roots, families and sentences keep them.',
  terms,
  method: [
    'Say the meaning of the word in your own words before you look at the options.',
    'Note the part of speech: the answer is of the same one.',
    'Note the direction. An antonym paper always offers a synonym as a trap, and the other way round.',
    'If the word is unknown, cut it into prefix, root and suffix.',
    'Put the option in place of the word in a short sentence: does it still say the same?',
  ],
  tables: [
    {
      title: 'Roots that open many words',
      columns: ['Root', 'Meaning', 'Words'],
      rows: [
        ['bene', 'good', 'benevolent, beneficial, benign'],
        ['mal', 'bad', 'malicious, malign, malevolent'],
        ['loqu, loc', 'speak', 'loquacious, eloquent, soliloquy'],
        ['cred', 'believe', 'credible, credulous, incredulous'],
        ['ami', 'friend', 'amiable, amicable, amity'],
        ['bell', 'war', 'belligerent, bellicose, rebel'],
        ['voc, vok', 'call', 'revoke, advocate, provoke'],
        ['ver', 'true', 'veracity, verify, veracious'],
        ['omni', 'all', 'omnipotent, omniscient, omnivorous'],
        ['anthrop', 'mankind', 'philanthropist, misanthrope, anthropology'],
      ],
    },
    {
      title: 'Endings of one-word substitutions',
      columns: ['Ending', 'Meaning', 'Words'],
      rows: [
        ['-cide', 'killing, or what kills', 'regicide, genocide, pesticide'],
        ['-cracy, -archy', 'rule', 'theocracy, oligarchy, plutocracy'],
        ['-phobia', 'fear', 'acrophobia, xenophobia'],
        ['-mania', 'madness for', 'kleptomania, megalomania'],
        ['-logy', 'study', 'etymology, ornithology'],
        ['-phile', 'one who loves', 'bibliophile'],
        ['-gamy', 'marriage', 'bigamy, monogamy'],
      ],
    },
    {
      title: 'Prefixes that turn a word round',
      columns: ['Prefix', 'Examples'],
      rows: [
        ['in-, im-, il-, ir-', 'inept, imprudent, illegible, irrelevant'],
        ['dis-', 'disloyal, disagree'],
        ['un-', 'unanimous is none of them: it comes from one mind'],
        ['mis-', 'misnomer, misfortune'],
        ['anti-, contra-', 'antipathy, contradict'],
      ],
    },
  ],
  tips: [
    'Learn words in families of one sense: timid, diffident, bashful, craven.',
    'Learn each word with its opposite: garrulous and taciturn, frugal and extravagant.',
    'Two options that mean the same cannot both be right: strike both out.',
    'An idiom almost never means what its words say: the option that takes it literally is the trap.',
    'In a pair such as stationary and stationery, tie one letter to one meaning: e for envelope.',
    'Ten words a day, read again after one, three and seven days, stay.',
  ],
  mistakes: [
    'Marking a synonym where an antonym is asked.',
    'Trusting a likeness of sound: ingenious and ingenuous, venal and venial, eminent and imminent.',
    'Taking inflammable for the opposite of flammable: both mean that it burns easily.',
    'Choosing the most difficult option because it looks learned.',
  ],
  advanced: [
    'Weigh the tone: frugal praises, parsimonious blames, though both spend little.',
    'Weigh the degree: to dislike, to detest and to abhor rise in strength, and the nearest degree is the key.',
    'Words with two faces (sanction, cleave, oversight) take their sense from the sentence alone.',
  ],
})
