import { defineBank } from '../../../kit/bank/define-bank.ts'

/** Figures of speech, parts of speech, collective nouns and foreign phrases: "Which figure of speech is used in 'The classroom was a zoo that morning'?" */
export const figuresAndWordClasses = defineBank({
  id: 'figures-and-word-classes',
  sets: [
    {
      rows: `
1 figures-of-speech | Name the figure of speech: 'The classroom was a zoo that morning.' | Metaphor | Simile | Personification | Onomatopoeia | The classroom is called a zoo without 'like' or 'as', so it is a metaphor.
1 figures-of-speech | Name the figure of speech: 'Her smile was as bright as the noon sun.' | Simile | Metaphor | Oxymoron | Alliteration | Two things are compared with 'as … as', which makes it a simile.
1 figures-of-speech | Which figure of speech is used here? 'The old clock scolded me for coming late.' | Personification | Simile | Oxymoron | Euphemism | A clock cannot scold: a lifeless thing acts like a person.
1 figures-of-speech | Which figure of speech is used here? 'I have told you a million times to shut the gate.' | Hyperbole | Simile | Irony | Oxymoron | 'A million times' is a great exaggeration, which is called hyperbole.
1 figures-of-speech | Identify the figure of speech: 'Seven silver swans swam silently.' | Alliteration | Onomatopoeia | Metaphor | Oxymoron | The words begin with the same sound, s.
1 figures-of-speech | Identify the figure of speech: 'The pan hissed and the door creaked.' | Onomatopoeia | Alliteration | Euphemism | Hyperbole | 'Hissed' and 'creaked' imitate the sounds that they name.
1 figures-of-speech | A comparison of two unlike things with 'like' or 'as' is called: | simile | metaphor | hyperbole | alliteration | Without 'like' or 'as' the comparison would be a metaphor.
1 figures-of-speech | To give the feelings or actions of a person to a lifeless thing is called: | personification | alliteration | hyperbole | onomatopoeia | In 'the sun smiled' the sun acts like a person.
2 figures-of-speech | The use of words whose sound imitates what they name is called: | onomatopoeia | alliteration | personification | euphemism | 'Buzz', 'hiss' and 'splash' are examples. Alliteration repeats the first sound of several words.
2 figures-of-speech | Name the figure of speech: 'A deafening silence fell on the hall.' | Oxymoron | Simile | Onomatopoeia | Personification | Two words that contradict each other, 'deafening' and 'silence', stand side by side.
2 figures-of-speech | Name the figure of speech: 'The more he learnt, the less he felt he knew.' | Paradox | Simile | Onomatopoeia | Euphemism | The statement seems to contradict itself, yet it is true: that is a paradox.
2 figures-of-speech | Which figure of speech is used here? 'Man proposes, God disposes.' | Antithesis | Simile | Hyperbole | Onomatopoeia | Opposite ideas are set against each other in a balanced sentence.
2 figures-of-speech | Identify the figure of speech: 'O Night, hide me under your cloak!' | Apostrophe | Simile | Euphemism | Onomatopoeia | The night is addressed as if it could hear: that is apostrophe.
2 figures-of-speech | Identify the figure of speech: 'The pen is mightier than the sword.' | Metonymy | Simile | Onomatopoeia | Oxymoron | 'Pen' stands for writing and 'sword' for force; each thing is named by something connected with it.
2 figures-of-speech | Name the figure of speech: 'The captain called all hands on deck.' | Synecdoche | Simile | Oxymoron | Hyperbole | 'Hands' stands for the sailors: a part is named for the whole.
2 figures-of-speech | A mother says to her son, who is covered with mud, 'How clean you look!' Her words are an example of: | irony | simile | euphemism | metaphor | She says the opposite of what she means.
2 figures-of-speech | Which of the following sentences contains a simile? | He fought like a lion. | He was a lion in the fight. | The lion roared all night. | He likes lions very much. | 'Like a lion' compares the man with a lion. 'He was a lion' is a metaphor, and 'likes' is only a verb.
2 figures-of-speech | Which of the following sentences contains a metaphor? | Hope is a lamp in the dark. | Hope shines like a lamp. | The lamp burns in the dark. | He is as calm as a lake. | Hope is called a lamp without 'like' or 'as'. With these words it would be a simile.
2 figures-of-speech | Which of the following is an oxymoron? | Open secret | Broken window | Loud thunder | Heavy rain | A secret is hidden, so 'open secret' joins two words that contradict each other.
2 figures-of-speech | Name the figure of speech: 'The banker gave up his post because he had lost interest.' | Pun | Simile | Oxymoron | Apostrophe | 'Interest' is used in two senses, liking and money: a play on words.
2 figures-of-speech | Which figure of speech is used here? 'I came, I saw, I conquered.' | Climax | Anticlimax | Oxymoron | Euphemism | The ideas rise in the order of importance.
3 figures-of-speech | Which figure of speech is used here? 'In the fire he lost his house, his savings and his umbrella.' | Anticlimax | Climax | Simile | Apostrophe | The list rises and then suddenly falls to a trifle.
1 figures-of-speech | To say 'He has passed away' instead of 'He has died' is an example of: | euphemism | hyperbole | irony | simile | A mild expression is used for something unpleasant.
3 figures-of-speech | 'She is no ordinary singer,' wrote the critic in high praise. To affirm a thing by denying its opposite is called: | litotes | hyperbole | paradox | euphemism | Less is said than is meant: she is an uncommonly good singer.
1 parts-of-speech | What part of speech is 'fast' in 'He ran fast to catch the bus'? | Adverb | Adjective | Noun | Preposition | It tells how he ran, so it modifies the verb.
1 parts-of-speech | What part of speech is 'fast' in 'We took a fast train'? | Adjective | Adverb | Verb | Conjunction | It describes the noun 'train', so it is an adjective here.
1 parts-of-speech | In 'They waited under the bridge', the word 'under' is a: | preposition | conjunction | pronoun | verb | It shows the place of the waiting in relation to the bridge.
1 parts-of-speech | In 'He was poor but honest', the word 'but' is a: | conjunction | preposition | pronoun | noun | It joins the two adjectives 'poor' and 'honest'.
1 parts-of-speech | Name the part of speech of 'Alas' in 'Alas! the match is lost'. | Interjection | Conjunction | Adverb | Pronoun | It expresses a sudden feeling and is not joined to the rest of the sentence.
1 parts-of-speech | 'Honesty is respected everywhere.' What kind of noun is 'honesty'? | Abstract noun | Proper noun | Collective noun | Material noun | It names a quality that cannot be seen or touched.
1 parts-of-speech | 'A flock of birds flew over the lake.' What kind of noun is 'flock'? | Collective noun | Abstract noun | Proper noun | Material noun | It names a group of birds as a whole.
1 parts-of-speech | 'Gold is dearer than silver.' What kind of noun is 'gold'? | Material noun | Abstract noun | Collective noun | Proper noun | It names the matter of which things are made.
2 parts-of-speech | In 'Nobody but you knows the answer', the word 'but' is a: | preposition | conjunction | pronoun | verb | Here 'but' means 'except' and governs the pronoun 'you'.
2 parts-of-speech | What part of speech is 'after' in 'We went out after the rain had stopped'? | Conjunction | Preposition | Adverb | Adjective | It joins a clause with its own verb, 'had stopped', to the rest.
2 parts-of-speech | What part of speech is 'after' in 'We went for a walk after dinner'? | Preposition | Conjunction | Adverb | Adjective | It is followed by the noun 'dinner' alone, which it governs.
2 parts-of-speech | Name the part of speech of 'which' in 'Which of these is your bag?' | Pronoun | Adjective | Conjunction | Adverb | It stands for a thing and is the subject of 'is'.
2 parts-of-speech | Name the part of speech of 'which' in 'Which road leads to the fort?' | Adjective | Pronoun | Conjunction | Adverb | It stands before the noun 'road' and belongs to it.
2 parts-of-speech | In 'She herself opened the door', the word 'herself' is: | an emphatic pronoun | a reflexive pronoun | a relative pronoun | a possessive pronoun | It only adds force; the sentence is complete without it.
2 parts-of-speech | In 'He cut himself while shaving', the word 'himself' is: | a reflexive pronoun | an emphatic pronoun | a relative pronoun | a possessive pronoun | It is the object of 'cut' and means the same person as the subject.
2 parts-of-speech | What part of speech is 'above' in 'The above statement is wrong'? | Adjective | Preposition | Adverb | Conjunction | It qualifies the noun 'statement', so it is an adjective here.
2 parts-of-speech | What part of speech is 'above' in 'Stars were shining above'? | Adverb | Preposition | Adjective | Noun | It modifies the verb and has no noun after it to govern.
2 parts-of-speech | In 'Since you insist, I shall come', the word 'since' is a: | conjunction | preposition | pronoun | verb | It joins the clause 'you insist' to the main clause and means 'because'.
2 parts-of-speech | In 'He has been ill since Monday', the word 'since' is a: | preposition | conjunction | pronoun | verb | It is followed by the noun 'Monday', which it governs.
2 parts-of-speech | In 'Swimming is good exercise', the word 'swimming' does the work of a: | noun | adjective | adverb | preposition | It is a gerund and the subject of the sentence, as a noun would be.
1 collective-nouns | A group of lions is called a: | pride | flock | swarm | shoal | We speak of a pride of lions, a flock of sheep and a swarm of bees.
1 collective-nouns | A group of wolves that hunt together is called a: | pack | flock | school | litter | We speak of a pack of wolves; a flock is of sheep or birds.
1 collective-nouns | Many bees flying together are called a: | swarm | herd | pride | fleet | We speak of a swarm of bees and of a herd of cattle.
1 collective-nouns | A group of ships that sail together is called a: | fleet | flock | herd | bunch | We speak of a fleet of ships; the sailors of one ship are its crew.
1 collective-nouns | Persons who sing together in church or school are called a: | choir | jury | crew | squad | A choir sings; a jury gives a verdict in court.
1 collective-nouns | A number of fish swimming together is called a: | shoal | herd | pack | brood | We speak of a shoal, or a school, of fish.
1 collective-nouns | Complete with the right noun: a ______ of keys | bunch | flight | sheaf | herd | Keys, grapes and bananas come in a bunch.
2 collective-nouns | Complete with the right noun: a ______ of stairs | flight | fleet | sheaf | swarm | The stairs between two floors are a flight of stairs.
2 collective-nouns | Complete with the right noun: a ______ of mountains | range | fleet | bunch | crowd | Mountains in a line are a range of mountains.
2 collective-nouns | Stalks of wheat tied together make a: | sheaf | flock | crew | range | Wheat, like papers, is tied in a sheaf.
2 collective-nouns | The sailors who work on one ship are its: | crew | jury | troupe | choir | The crew works the ship; a troupe is a company of actors or dancers.
2 collective-nouns | Dancers or actors who travel and perform together are called a: | troupe | crew | jury | fleet | 'Troupe' is used of performers, 'troop' of soldiers or scouts.
2 collective-nouns | The puppies born to a dog at one time are a: | litter | swarm | flight | shoal | We speak of a litter of puppies or kittens.
2 collective-nouns | Chickens hatched by a hen at one time are a: | brood | litter | shoal | pride | A hen has a brood of chickens; a cat has a litter of kittens.
2 collective-nouns | A collection of poems by several poets is called: | an anthology | an archipelago | a constellation | a catalogue | An anthology gathers poems or stories in one book.
1 collective-nouns | A group of many islands is called: | an archipelago | an anthology | a constellation | a convoy | An archipelago is of islands, a constellation of stars.
1 collective-nouns | Stars that form a pattern in the sky are called: | a constellation | an archipelago | an anthology | a congregation | A congregation is of people who have come to pray.
3 collective-nouns | Geese on the ground are spoken of as a: | gaggle | pride | pack | litter | The special noun for geese is 'gaggle'; in flight they are a skein.
1 foreign-phrases | What does the Latin phrase 'ad hoc' mean? | For one particular purpose | At the very beginning | In the same place as before | In favour of the poor | An ad hoc committee is set up for one purpose only.
1 foreign-phrases | 'The committee wants to keep the status quo.' What does the phrase mean? | The present state of things | The rank of each member | The rule of the majority | The promise made to voters | The Latin phrase 'status quo' means things as they are now.
1 foreign-phrases | 'We stopped at Nagpur en route to Chennai.' The phrase means: | on the way | by train | for a meal | in a hurry | The French phrase 'en route' means 'on the way'.
1 foreign-phrases | 'Teachers learn from pupils and vice versa.' The phrase means: | the other way round | by good fortune | without any change | from time to time | Here it means that pupils learn from their teachers too.
2 foreign-phrases | A 'bona fide' traveller is one who is: | genuine | wealthy | foreign | honoured | The Latin words mean 'in good faith', that is, not pretending.
2 foreign-phrases | A 'de facto' ruler is one who rules: | in fact, if not by law | by law, if not in fact | for a fixed number of years | with the help of a council | 'De facto' means 'in fact'; 'de jure' means 'by law'.
2 foreign-phrases | The payment will be made 'pro rata'. The phrase means: | in proportion | in advance | in secret | in cash | 'Pro rata' means in proportion to the share of each.
2 foreign-phrases | The House was adjourned 'sine die', that is: | without a date for meeting again | until the same hour next day | because of the death of a member | after a vote by show of hands | The Latin words mean 'without a day', so no date is fixed.
2 foreign-phrases | The trial was held 'in camera', that is: | in private | on film | in the open | in haste | 'In camera' means behind closed doors, not before a camera.
2 foreign-phrases | A 'viva voce' test is one that is held: | by word of mouth | with books open | in a laboratory | at the end of a course | The Latin words mean 'with the living voice', so the test is oral.
2 foreign-phrases | An 'ex gratia' payment is made: | as a favour, not as a duty | after a case is lost in court | in return for a past service | before the work is begun | It is given though there is no legal duty to pay.
2 foreign-phrases | 'He committed a faux pas at the dinner.' The phrase means: | a social blunder | a petty theft | a cruel joke | a breach of law | The French words mean 'false step', that is, a slip in manners.
3 foreign-phrases | 'The merger was presented to them as a fait accompli.' It was: | already done and settled | still open to discussion | doubtful in law | likely to fail | The French words mean 'an accomplished fact', which cannot be undone.
3 foreign-phrases | 'The editor was given carte blanche.' He was given: | full freedom to act | a written warning | a share of the profit | an empty page to fill | The French words mean 'blank paper', on which one may write what one likes.
2 foreign-phrases | A case that is strong 'prima facie' is strong: | at first sight | after long study | beyond all doubt | in a higher court | 'Prima facie' means on the face of it, before closer inquiry.
2 foreign-phrases | 'The post was a quid pro quo for his support in the election.' The phrase means: | something given in return | something said in jest | something done in secret | something left undone | The Latin words mean 'something for something', a favour for a favour.
1 foreign-phrases | The police studied the 'modus operandi' of the thief. The phrase means: | method of working | place of hiding | record of crimes | reason for stealing | The Latin words mean 'way of operating', here that of a criminal.
3 figures-of-speech | Name the figure of speech: 'He passed a sleepless night before the result.' | Transferred epithet | Oxymoron | Onomatopoeia | Antithesis | The man was sleepless, not the night: the adjective is moved to another noun.
3 figures-of-speech | Name the figure of speech: 'She lost her purse and her temper.' | Zeugma | Climax | Antithesis | Euphemism | One verb, 'lost', governs two nouns in two different senses.
3 figures-of-speech | Name the figure of speech: 'Only the Crown can grant this pardon.' | Metonymy | Synecdoche | Hyperbole | Oxymoron | The crown is a sign of the ruler and stands for him. Synecdoche would name a part of him.
3 parts-of-speech | In which of the following sentences is 'round' a preposition? | The earth moves round the sun. | The children gathered round. | The table in the hall is round. | India won the first round. | There it governs 'the sun'. In the others it is an adverb, an adjective and a noun.
3 parts-of-speech | In which of the following sentences is 'that' a relative pronoun? | This is the pen that I lost. | He said that he was ill. | That house is for sale. | I cannot walk that far. | There it stands for 'the pen' and joins the clause to it. In the others it is a conjunction, an adjective and an adverb.
3 parts-of-speech | Which of the following sentences contains a gerund? | He is fond of painting. | He was painting the gate. | A smiling child ran past. | Standing there, he saw us. | 'Painting' follows the preposition 'of' and does the work of a noun. The other words in -ing are participles.
3 parts-of-speech | In 'Tell me when he will come', the clause 'when he will come' does the work of: | a noun | an adverb | an adjective | a conjunction | It is the object of 'tell'. It would be an adverb clause in 'Ring me up when he comes'.
3 parts-of-speech | In 'Give me such books as you have read', the word 'as' is: | a relative pronoun | a conjunction | a preposition | an adverb | After 'such', 'as' refers to the noun, here 'men', like 'who'.
3 foreign-phrases | 'Ceteris paribus, demand falls as the price rises.' The phrase means: | other things being equal | in the course of time | against all expectation | as a matter of fact | The Latin words mean 'with other things the same'.
3 foreign-phrases | The lawyer was appointed 'amicus curiae'. He was to be: | an adviser to the court | a judge of appeal | a guardian of the child | a witness for the State | The Latin words mean 'a friend of the court': he takes no side.
1 punctuation | Which punctuation mark ends a direct question? | question mark | full stop | comma | colon | An indirect question, on the other hand, ends with a full stop.
1 punctuation | A boy named Ravi is called by his mother. How should her words be punctuated? | Ravi, come here. | Ravi come, here. | Ravi come here, | Ravi; come here? | The name of the person addressed is set off by a comma.
1 punctuation | Which word has the apostrophe in its right place? | don't | do'nt | d'ont | dont' | The apostrophe stands where the letter o of 'not' is left out.
2 punctuation | Choose the sentence in which the direct speech is punctuated correctly. | 'I am tired,' she said. | 'I am tired', She said. | 'I am tired.' she said. | I am tired, 'she said.' | The comma stands inside the quotation marks and 'she' has a small letter.
2 punctuation | Choose the right punctuation mark: 'She bought four things__ rice, dal, oil and salt.' | colon | comma | hyphen | apostrophe | A colon introduces a list after a complete statement.
2 punctuation | Choose the right punctuation mark: 'It was raining__ we stayed at home.' | semicolon | comma | hyphen | colon and dash | Two complete sentences without a joining word are separated by a semicolon.
2 punctuation | Which phrase means 'the hostel of several girls' in correct punctuation? | the girls' hostel | the girl's hostel | the girls hostel's | the girls's hostel | After a plural in s only the apostrophe is added.
2 punctuation | Which sentence needs no comma? | My brother lives in Pune. | However he did not come. | Yes I will do it. | Sir may I come in? | The others need one after 'However', 'Yes' and 'Sir'.
3 punctuation | Which sentence uses 'its' and 'it's' with the right punctuation? | It's a dog that has lost its way. | Its a dog that has lost it's way. | It's a dog that has lost it's way. | Its a dog that has lost its way. | 'It's' is short for 'it is', and 'its' is the possessive.
3 punctuation | 'Who is a doctor' is only added information about my father. Which sentence shows this by its commas? | My father, who is a doctor, works in Patna. | My father who is a doctor, works in Patna. | My father, who is a doctor works in Patna. | My father who, is a doctor, works in Patna. | A clause that only adds information stands between two commas.
1 prefixes-and-suffixes | Which prefix makes the opposite of 'possible'? | im- | un- | in- | dis- | Before the letters m and p the prefix in- is changed to im-.
1 prefixes-and-suffixes | Which prefix makes the opposite of 'legal'? | il- | un- | ir- | dis- | Before the letter l the prefix in- is changed to il-.
1 prefixes-and-suffixes | Which suffix turns 'child' into a noun for a time of life? | -hood | -ness | -ship | -ment | The word is 'childhood', made in the same way as 'boyhood'.
2 prefixes-and-suffixes | Which suffix turns the adjective 'kind' into a noun? | -ness | -hood | -ment | -tion | The noun is 'kindness', as 'sadness' is formed from 'sad'.
2 prefixes-and-suffixes | The prefix 'mis-' in 'misunderstand' means: | wrongly | again | before | against | The words 'mislead' and 'misprint' have the same prefix and sense.
2 prefixes-and-suffixes | The prefix 'post-' in 'postscript' means: | after | before | against | between | A postscript is written after the letter; the opposite prefix, 'pre-', means 'before'.
2 prefixes-and-suffixes | The root word 'graph' in 'autograph' and 'telegraph' means: | write | see | hear | far | The part 'auto' means self and the part 'tele' means far.
2 prefixes-and-suffixes | The root word 'bio' in 'biology' and 'biography' means: | life | book | earth | study | The part 'logy' means study and the part 'graphy' means writing.
2 prefixes-and-suffixes | The suffix '-cide' in 'insecticide' and 'homicide' means: | killing | loving | fearing | ruling | An insecticide kills insects; the suffix '-phobia' is used for fear.
3 prefixes-and-suffixes | Which of the following words has both a prefix and a suffix? | unhappiness | happiness | unhappy | happily | The prefix un- and the suffix -ness are added to 'happy'.
3 prefixes-and-suffixes | Match the prefix with its meaning: // P. anti- Q. inter- R. ante- // 1. before 2. against 3. between | P-2, Q-3, R-1 | P-1, Q-3, R-2 | P-2, Q-1, R-3 | P-3, Q-2, R-1 | 'Antenatal' is before birth and 'antisocial' against society.
1 sentences-and-clauses | A group of words with a subject and a finite verb that is a part of a larger sentence is called a: | clause | phrase | preposition | syllable | A phrase has no finite verb of its own.
1 sentences-and-clauses | 'The sun rises in the east.' This sentence is: | simple | compound | complex | exclamatory | It has only one subject and one finite verb, 'rises'.
1 sentences-and-clauses | 'He ran fast but he missed the train.' This sentence is: | compound | simple | complex | imperative | Two main clauses are joined by the conjunction 'but'.
2 sentences-and-clauses | 'I know that he is honest.' This sentence is: | complex | compound | simple | interrogative | It has one main clause and one subordinate clause.
2 sentences-and-clauses | In 'I know where he lives', the clause 'where he lives' is: | a noun clause | an adjective clause | an adverb clause | a main clause | It is the object of the verb 'know', as a noun would be.
2 sentences-and-clauses | In 'The boy who won the prize is my cousin', the clause 'who won the prize' is: | an adjective clause | a noun clause | an adverb clause | a main clause | It tells which boy is meant, as an adjective does.
2 sentences-and-clauses | In 'We stayed at home because it was raining', the clause 'because it was raining' is: | an adverb clause | a noun clause | an adjective clause | a main clause | It tells why we stayed, so it does the work of an adverb.
2 sentences-and-clauses | Change into a simple sentence: 'He was ill and could not come.' | Being ill, he could not come. | He was ill so he could not come. | As he was ill, he could not come. | He could not come because he was ill. | A participle phrase takes the place of the first clause; the others have two clauses.
2 sentences-and-clauses | Change into an assertive sentence: 'What a beautiful flower!' | It is a very beautiful flower. | How beautiful the flower is! | Is it a beautiful flower? | Let the flower be beautiful. | An assertive sentence states the fact and ends with a full stop.
3 sentences-and-clauses | Change into a complex sentence: 'Work hard or you will fail.' | Unless you work hard, you will fail. | You must work hard to pass. | Work hard, for you may fail. | Without hard work you will fail. | The clause with 'unless' is subordinate to the main clause.
3 sentences-and-clauses | Change into a negative sentence without changing the meaning: 'Only he can do this.' | None but he can do this. | He cannot do this. | Not only he can do this. | He alone cannot do this. | 'None but' has a negative form and the same meaning as 'only'.
3 sentences-and-clauses | Which of these sentences is compound? | She sings and he dances. | She sings while he dances. | She sings a song for the dancer. | She knows that he dances. | Only here two main clauses stand side by side; the second and the fourth are complex.
1 figures-of-speech | The repetition of the same consonant sound at the beginning of nearby words is called: | alliteration | onomatopoeia | assonance | hyperbole | Assonance, on the other hand, repeats the same vowel sound.
1 figures-of-speech | Which of these phrases is an example of alliteration? | big brown bears | as brave as an old lion | the quiet village | a sea of troubles | The three words begin with the same sound b.
2 figures-of-speech | Which sentence contains alliteration? | Kind kings keep calm. | The wind howled at night. | Time is as good as money. | He ran like a deer. | The sound k begins every word, also where it is written c.
2 figures-of-speech | Alliteration depends on the: | sounds of the words | length of the words | meaning of the words | order of the clauses | 'City' and 'cat' begin with the same letter but do not alliterate.
2 figures-of-speech | Which pair of words can form an alliteration? | photo and fire | ceiling and carrot | giraffe and goat | kneel and kingdom | 'Photo' and 'fire' begin with the same sound, though not with the same letter.
3 figures-of-speech | Which of these lines has no alliteration? | The moon rose over hills. | Busy bees buzzed by the bush. | Soft sands slid slowly south. | Dark days drew down at dusk. | No two of its chief words begin with the same consonant sound.
1 figures-of-speech | Which sentence contains personification? | The stars winked at us. | The stars were very bright. | The star is another sun. | His eyes were two stars. | Winking is done by persons, and here the stars do it.
2 figures-of-speech | Which of these phrases shows personification? | the angry sea | the deep blue sea | as deep as the sea | a sea of faces | Anger is a feeling of a person; 'a sea of faces' is a metaphor.
2 figures-of-speech | In 'The wind whispered through the tall pines', which word gives the wind a human action? | whispered | through | tall | pines | Whispering is done by people, so the wind is personified by this verb.
3 figures-of-speech | Personification differs from apostrophe, because in an apostrophe the thing or person is: | spoken to directly | compared with 'like' | made larger than it is | named by a part of it | 'O Death, where is thy sting?' is addressed to Death.
3 figures-of-speech | Which sentence does not contain personification? | The river is two miles wide. | The river sang in the valley. | The river hugged the hills. | The river ran away from the sun. | It only gives a measure; the others give the river acts of a person.
1 sentences-and-clauses | In 'What he said was true', the noun clause is: | What he said | was true | he said was | said was true | It is the subject of the verb 'was'.
2 sentences-and-clauses | In which sentence is the noun clause the object of a verb? | I hope that you are well. | What she wants is rest. | The man who came is old. | We left when it rained. | 'That you are well' tells what I hope.
2 sentences-and-clauses | In 'It is certain that he will come', the clause 'that he will come' is: | a noun clause | an adjective clause | an adverb clause | a main clause | It is the real subject, for which 'it' stands at the beginning.
2 sentences-and-clauses | In 'The news that he had won pleased us', the noun clause is in apposition to the word: | news | he | won | us | The clause tells what the news was, so it stands beside that noun.
3 sentences-and-clauses | In which sentence is 'when he will come' a noun clause? | Ask him when he will come. | Wait for the day when he will come. | We do not know the hour when he will come. | I long for the time when he will come. | It is the object of 'ask'; in the others it describes a noun.
1 sentences-and-clauses | A sentence with one main clause and no subordinate clause is called: | simple | complex | compound | conditional | A complex sentence has a subordinate clause, a compound one two main clauses.
2 sentences-and-clauses | Which of these sentences is complex? | I stayed because it rained. | It rained and I stayed at home. | It rained; I stayed at home. | I stayed there in the rain. | It has the subordinate clause 'because it rained' beside its main clause.
2 sentences-and-clauses | 'Finding the door locked, he went away.' This sentence is: | simple | compound | complex | interrogative | It has one finite verb, 'went'; 'finding the door locked' is a phrase.
2 sentences-and-clauses | Which of these sentences is simple? | Tired of waiting, she left. | She was tired, so she left. | She left because she was tired. | As she was tired, she left. | 'Tired of waiting' is a phrase without a finite verb. With 'so' two clauses are joined to a compound sentence.
`,
    },
  ],
})
