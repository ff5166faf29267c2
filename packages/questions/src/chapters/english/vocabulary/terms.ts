import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
synonyms | Synonym, synonyms, samanarthi shabd, paryayvachi in english | A synonym is a word that has the same or nearly the same meaning as another word, such as big and large.
antonyms | Antonym, antonyms, opposite word, vilom shabd in english | An antonym is a word that means the opposite of another word, such as hot and cold.
idioms | Idiom, idioms, muhavara | An idiom is a fixed group of words whose meaning cannot be known from the separate words, such as 'to break the ice'.
idioms | Proverb, proverbs, kahawat, lokokti | A proverb is a short, well-known saying that states a general truth or advice as a whole sentence, such as 'A stitch in time saves nine'.
phrasal-verbs | Phrasal verb, phrasal verbs | A phrasal verb is a verb joined with a preposition or adverb (or both) that together have a meaning of their own, such as give up or look after.
homonyms | Homonym, homonyms | Homonyms are words that have the same spelling or sound but different meanings, such as bank (of a river) and bank (for money).
homophones | Homophone, homophones | Homophones are words that sound alike but differ in meaning and usually in spelling, such as there and their.
homonyms | Homograph, homographs | Homographs are words that are spelt alike but differ in meaning and sometimes in sound, such as lead (the metal) and lead (to guide).
homonyms | Paronym, paronyms | Paronyms are words that look or sound nearly alike and are easily confused but differ in meaning, such as affect and effect.
one-word-substitution | One-word substitution, one word substitution, one word substitutions | One-word substitution is the replacing of a phrase or clause by a single word of the same meaning, such as 'bibliophile' for 'one who loves books'.
one-word-substitution | Prefix, upsarg in english | A prefix is a letter or group of letters put before a word to change its meaning, such as un- in unhappy.
one-word-substitution | Suffix, pratyay in english | A suffix is a letter or group of letters put after a word to form a new word, such as -ness in kindness.
one-word-substitution | Root word, root of a word | A root word is the basic part of a word that carries its main meaning and to which prefixes and suffixes are added, such as port (carry) in transport.
phobias | Phobia, phobias | A phobia is a strong, lasting and unreasonable fear of a thing or situation, such as hydrophobia, the fear of water.
phobias | Claustrophobia | Claustrophobia is the abnormal fear of being in closed or narrow places, such as lifts.
phobias | Acrophobia | Acrophobia is the abnormal fear of heights; the word comes from the Greek akron, summit, and phobos, fear.
phobias | Xenophobia | Xenophobia is the fear or hatred of foreigners or of what is foreign; the word comes from the Greek xenos, stranger.
killings | Homicide | Homicide is the killing of one human being by another; the ending -cide means killing, as also in suicide, the killing of oneself.
killings | Patricide and matricide, patricide, matricide, parricide | Patricide is the killing of one's father and matricide of one's mother; parricide covers the killing of a parent or near relative.
killings | Regicide | Regicide is the killing of a king, or a person who kills a king; the word comes from the Latin rex, king.
killings | Infanticide | Infanticide is the killing of an infant, especially soon after birth; the killing of an unborn child is foeticide.
forms-of-government | Autocracy | Autocracy is government by one person with absolute power, who is not limited by law or by other bodies.
forms-of-government | Aristocracy | Aristocracy is government by the nobles, or the class of nobles itself; by its Greek roots the word means rule by the best.
forms-of-government | Oligarchy | Oligarchy is government by a small group of powerful people; the word comes from the Greek oligos, few.
forms-of-government | Plutocracy | Plutocracy is government by the rich; the word comes from the Greek ploutos, wealth.
forms-of-government | Theocracy | Theocracy is government by priests or in the name of God, by religious law.
forms-of-government | Bureaucracy, naukarshahi | Bureaucracy is government or administration by officials who are appointed and not elected, under fixed rules.
forms-of-government | Anarchy, arajakta | Anarchy is the absence of government or law and the disorder that follows from it.
studies | Etymology | Etymology is the study of the origin and history of words; it is often confused with entomology, the study of insects.
studies | Philology | Philology is the study of language and literature in their historical development, especially through old texts.
studies | Anthropology, manav vigyan | Anthropology is the study of human beings, their origin, societies and cultures; the word comes from the Greek anthropos, man.
doctors | Ophthalmologist | An ophthalmologist is a doctor who treats diseases of the eye; an optician makes or sells spectacles.
doctors | Paediatrician, pediatrician | A paediatrician is a doctor who treats children and their diseases; the branch of medicine is paediatrics.
doctors | Cardiologist | A cardiologist is a doctor who treats diseases of the heart; the branch of medicine is cardiology.
places-in-one-word | Aviary | An aviary is a large cage or building in which birds are kept; the word comes from the Latin avis, bird.
places-in-one-word | Orphanage, anathalay | An orphanage is a home where children without parents are kept and cared for.
places-in-one-word | Granary | A granary is a building or room in which threshed grain is stored; figuratively, a region that grows much grain.
professions | Cartographer | A cartographer is a person who draws or makes maps; the work itself is called cartography.
professions | Lexicographer | A lexicographer is a person who writes or compiles a dictionary, such as Samuel Johnson or Noah Webster.
professions | Philanthropist | A philanthropist is a person who helps others, especially by giving money to good causes, out of love of mankind.
beliefs | Atheist, nastik | An atheist is a person who believes that there is no God or gods, from the Greek a-, without, and theos, god.
beliefs | Agnostic | An agnostic is a person who holds that it cannot be known whether there is a God.
beliefs | Theist, aastik | A theist is a person who believes in the existence of God or gods; the opposite is an atheist.
beliefs | Optimist and pessimist, optimist, pessimist | An optimist is a person who looks on the bright side and expects good results; a pessimist looks on the dark side and expects bad ones.
beliefs | Stoic | A stoic is a person who bears pain and pleasure calmly, without showing feeling.
`)
