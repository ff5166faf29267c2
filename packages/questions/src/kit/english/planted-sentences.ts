/** Sentences with a planted error: the right words, then the wrong ones that replace them. See `read-sentences.ts`. */
export const plantedSentences = `
1 time | My grandmother goes to the temple / {on|in} Mondays / with a basket of flowers. | Days of the week take 'on'.
1 time | The two brothers were born / {in|on} 1998 / in a small town near Bhopal. | A year takes 'in'. 'On' is for days and dates.
1 time | The shopkeeper has been selling spices / {for|since} twenty years / in this lane. | A length of time takes 'for'. 'Since' needs a point of time.
1 time | The child has been crying / {since|from} morning / and will not take its milk. | With the perfect the starting point takes 'since', not 'from'.
2 time | All the forms must reach this office / {by|till} the tenth of June, / or they will be rejected. | A single act that must be done before a date takes 'by'. 'Till' is for what goes on up to it.
2 time | The last match will be played / {on|at} Sunday evening / if the ground is dry. | The evening of a named day takes 'on'.
2 time= | The caravan reached the oasis / at dawn / and rested there until noon. | 'At dawn' and 'until noon' are both right.
3 time | The inquiry must be completed / {within|before} a month / of the date of this order. | 'Within' means inside a length of time that runs from a date. 'Before' does not take a length of time in this way.
2 place | The bus from Nashik stops / {at|in} the crossroads / near the old mill. | A point on a road takes 'at'.
2 place | Walk straight / {as far as|till} the post office / and then turn to the left. | 'Till' is used of time. A distance takes 'as far as' or 'up to'.
2 place | {Besides|Beside} being a surgeon, / my uncle is / a gifted singer. | 'Besides' means in addition to. 'Beside' means at the side of.
3 place= | The river flows / past the fort / and joins the sea at Bharuch. | A river flows past a building; all the prepositions are right.
1 fixed | The shopkeeper was angry / {with|on} the boys / for breaking the glass. | One is angry with a person, not on a person.
1 fixed | The captain is fond / {of|for} telling stories / about his days at sea. | 'Fond' takes 'of'.
1 fixed | My uncle is very particular / {about|for} his food / and eats at fixed hours. | 'Particular' takes 'about'.
1 fixed | Sugar is made / {from|by} the juice / of the cane in these mills. | When a material is changed, a thing is made 'from' it.
2 fixed | A retired judge presided / {over|on} the meeting / of the town council. | One presides over or at a meeting.
1 fixed | The child has been suffering / {from|with} measles / since Friday. | One suffers from a disease.
2 fixed | The new law deprives the tenants / {of|from} many rights / that they enjoyed earlier. | A person is deprived of a thing.
2 fixed | The team consists / {of|from} eleven players / and a coach from Kerala. | 'Consist' takes 'of'.
2 fixed | My sister is married / {to|with} an engineer / who works in Pune. | One is married to a person.
2 fixed | The villagers are desirous / {of|for} opening / a library near the well. | 'Desirous' takes 'of' and a gerund.
2 fixed | My grandfather is hard / {of|in} hearing, / so please speak loudly. | The fixed phrase is 'hard of hearing'.
2 fixed= | The tourists were astonished / at the beauty / of the carvings on the temple walls. | One is astonished at a thing.
2 fixed | The singer is deeply indebted / {to|of} his uncle / for his early training. | One is indebted to a person for a thing.
2 fixed | The new machine is inferior / {to|than} the old one / in every respect. | 'Inferior' takes 'to', not 'than'.
2 fixed | The clerk was ashamed / {of|for} his rude words / and begged our pardon. | 'Ashamed' takes 'of'.
3 fixed | The magistrate acquitted the driver / {of|from} the charge / of rash driving. | One is acquitted of a charge.
3 fixed | The tax will fall heavily / on those / who are accustomed {to|with} a life of ease. | 'Accustomed' takes 'to'.
3 fixed | The singer's voice is quite devoid / {of|from} warmth, / though it is well trained. | 'Devoid' takes 'of'.
3 fixed | This diet is deficient / {in|of} iron / and should not be given to children. | A thing is deficient in what it lacks.
3 fixed | The farmer is anxious / {about|of} the late rains / and the rising price of seed. | One is anxious about a thing.
3 fixed= | The teacher prevailed upon the boy / to apologise / to his classmate. | 'Prevail upon' a person to do a thing is the right form.
3 fixed | These findings are at variance / {with|from} the figures / published last year. | The phrase is 'at variance with'.
3 fixed | The editor takes great pride / {in|of} the accuracy / of the paper's reports. | One takes pride in a thing, but is proud of it.
3 fixed | The minister laid emphasis / {on|for} cleanliness / in all the hospitals. | One lays emphasis on a thing.
1 article | {Mount Abu|The Mount Abu} / is the only hill station / in Rajasthan. | The name of a single mountain takes no article.
1 article | My cousin wants to be / {an|a} honest lawyer / like his grandfather. | The h of 'honest' is silent, so 'an' is used.
1 article | {The Ganges|Ganges} / is worshipped / by millions of people. | Names of rivers take 'the'.
1 article | Mumbai is {the largest|largest} city / on the western coast / of India. | A superlative takes 'the'.
1 article | The tides rise / because {the moon|moon} / pulls the waters of the sea. | A thing of which there is only one takes 'the'.
2 article | {Iron|The iron} is / a useful metal / and is found in many States. | A material noun used in a general sense takes no article.
2 article | Most of the clerks come / to work by {bus|a bus} / and go home on foot. | With 'by' and a means of travel no article is used.
2 article | The weavers have formed / {a|an} union / to protect their rights. | 'Union' begins with the sound of y, a consonant, and takes 'a'.
2 article | {Man|The man} is mortal, / but his good deeds / live after him. | 'Man' in the sense of all mankind takes no article.
2 article | Her brother is {an NCC|a NCC} cadet / and will march / on Republic Day. | The letter N is pronounced 'en', so 'an' is used.
2 article | The government should do more / for {the deaf|deaf} / and the blind in our villages. | 'The' with an adjective stands for a whole class of people.
2 article= | The more you practise, / the better / you will play. | Two comparatives that change together each take 'the'.
2 article | Bengaluru / is often called {the Silicon Valley|Silicon Valley} / of India by the newspapers. | A proper noun that stands for another place takes 'the'.
2 article | My uncle returned / from {the United States|United States} / after fifteen years. | Names of countries such as the United States take 'the'.
2 article | The carpenter asked for {a hammer|hammer} / and / a box of nails. | A singular countable noun needs an article.
2 article | Boats cross to the island / twice {an|a} hour / when the sea is calm. | The h of 'hour' is silent, so 'an' is used.
3 article | {The honesty|Honesty} of this porter / has been praised / by all the passengers. | An abstract noun made particular by 'of this porter' takes 'the'.
3 article | The injured man was taken / to {hospital in a|hospital in} taxi / by two students. | The singular noun 'taxi' needs an article.
3 article= | Such a long speech / on so small a subject / is hard to bear. | 'Such a long speech' and 'so small a subject' are both right.
3 article | Copper is {a better|better} conductor / of heat / than iron or lead. | The singular countable noun 'conductor' needs an article.
3 article | It was indeed / {a unique|an unique} experience / to ride a camel at night. | 'Unique' begins with the sound of y, a consonant, and takes 'a'.
1 determiner | There are / {fewer|less} cars / on this road at night than by day. | 'Cars' can be counted, so 'fewer' is used.
1 determiner | How {much|many} rice / does your family need / for one month? | 'Rice' cannot be counted and takes 'much'.
2 determiner | {Every one of|Every of} my friends / has sent me / a card from Goa. | 'Every' is not followed by 'of'; 'every one of' is.
2 determiner | The patient has eaten / hardly {any|some} food / since Wednesday. | 'Hardly' is negative in sense and takes 'any'.
2 determiner | {Both these|These both} roads / lead / to the railway station. | 'Both' stands before 'these'.
2 determiner= | A few of the old students / still write / to their headmaster. | 'A few' means some, and it goes with a plural noun and verb.
3 determiner | {All his|His all} efforts / to save the tree / came to nothing. | 'All' stands before 'his'.
3 determiner | {Much|Many} of the damage / was caused / by the wind and not by the rain. | 'Damage' cannot be counted and takes 'much'.
1 agreement | Each of my uncles / {has|have} a shop / in the main market. | 'Each of' takes a singular verb.
1 agreement | The furniture in these rooms / {was|were} bought / by my grandfather. | The subject is 'furniture', which is singular.
1 agreement | My spectacles / {are|is} lying / on the upper shelf. | 'Spectacles' is plural and takes a plural verb.
1 agreement | Everyone in my class / {likes|like} the new teacher / of science. | 'Everyone' takes a singular verb.
1 agreement | Economics / {is|are} taught / in the first year of this course. | The name of a subject in -ics takes a singular verb.
2 agreement | The honesty of these porters / {is|are} known / to every traveller. | The subject is 'honesty', not 'porters'.
2 agreement | The chairman, along with two members, / {is|are} visiting / the flooded villages today. | 'Along with' does not change the number of the subject 'chairman'.
2 agreement | A large number of trees / {have|has} been planted / on both sides of the canal. | 'A number of' means many and takes a plural verb.
2 agreement | The number of tigers in this forest / {has|have} risen / in the last five years. | 'The number of' takes a singular verb.
2 agreement | Either the twins or their mother / {waters|water} the plants / every evening. | With 'either … or' the verb agrees with the nearer subject, 'mother'.
2 agreement | Neither the driver nor the passengers / {were|was} hurt / when the bus overturned. | With 'neither … nor' the verb agrees with the nearer subject, 'passengers'.
2 agreement= | Gulliver's Travels / was written / by Jonathan Swift in the eighteenth century. | The title of a book is singular, so 'was' is right.
2 agreement | Ten years in prison / {is|are} a heavy price / for one moment of anger. | A period taken as a whole takes a singular verb.
2 agreement | The captain and leading scorer of the side / {has|have} injured / his right knee. | One article and 'his' show one person, so the verb is singular.
2 agreement= | The cattle / are grazing / in the field behind the school. | 'Cattle' is plural in sense, so 'are' is right.
3 agreement | This is one of those novels / that {are|is} read again and again / by young and old. | 'That' stands for 'those novels', so the verb is plural.
3 agreement | Many a flower / {is|are} born / to bloom unseen in the forest. | 'Many a' takes a singular noun and verb.
3 agreement | It is you / who {are|is} to decide / the future of this school. | After 'who' the verb agrees with 'you'.
3 agreement | The teacher, and not the pupils, / {was|were} blamed / for the confusion in the hall. | In 'A, and not B' the verb agrees with the first subject.
3 agreement | Two thirds of the work / {has|have} been finished / ahead of time. | 'Two thirds of' agrees with the noun that follows; 'work' is singular.
3 agreement= | The rich / are not always / as happy as they seem. | 'The rich' means rich people and takes a plural verb.
1 tense | The postman / {came|has come} to our house / an hour ago. | A finished time with 'ago' takes the simple past.
1 tense | He generally / {walks|is walking} to his office / but takes a rickshaw when it rains. | A habit is told in the simple present.
1 tense | My aunt / has {gone|went} to Varanasi / to attend a wedding, so the house is locked. | After 'has' the past participle 'gone' is used.
1 tense | Please be quiet; / the baby {is sleeping|sleeps} / in the next room. | What is going on now takes the present continuous.
1 tense= | The moon / has no light of its own / and shines by the light of the sun. | General truths take the simple present.
2 tense | I had hardly locked the door / when the telephone / {rang|had rung} in the kitchen. | Of two past actions only the earlier one takes the past perfect.
2 tense | I / {have been living|am living} in this flat / since my marriage. | With 'since' the perfect is needed.
2 tense | We shall start for the stadium / when the rain / {stops|will stop}. | After 'when' the future is told in the simple present.
2 tense | By the time the doctor came, / the fever {had gone|has gone} / down by itself. | Of two past actions the earlier one takes the past perfect.
2 tense | The guide told us / that the fort / {had been|has been} built in a single year. | After 'told' the present perfect goes back to the past perfect.
2 tense | Columbus set sail / in 1492 / and {reached|has reached} the New World in October. | A finished past time takes the simple past.
2 tense | The fever has left him, / but he / {has not regained|did not regained} his strength yet. | 'Did' cannot stand before a past form, and 'yet' goes with the present perfect.
2 tense= | Half the audience had left / long before / the last song ended. | The earlier of two past actions takes the past perfect.
2 tense | The old tree in our courtyard / {fell|was fallen} / during the storm last night. | 'Fall' has no object and so no passive; the simple past is needed.
3 tense | It is time / the boys / {were|are} in bed. | 'It is time' with a subject is followed by the simple past.
3 tense | This is the first time / I / {have tasted|am tasting} such sweet grapes. | 'This is the first time' is followed by the present perfect.
3 tense | The sailor {lay|laid} / on the deck / and looked at the stars. | The past tense of 'lie' in the sense of resting is 'lay'. 'Laid' is from 'lay', which takes an object.
3 tense | The water level / {has risen|has raised} / by two feet since the morning. | 'Rise' has no object; 'raise' needs one.
3 tense | She had been teaching in Imphal / for six years / when she {was|has been} transferred. | The point in the past takes the simple past.
3 tense= | The picture that used to hang here / has been moved / to the museum. | 'Used to hang' and 'has been moved' are both right.
1 conditional | If she {comes|will come} early, / we shall / go to the market together. | The clause with 'if' takes the simple present, not 'will'.
1 conditional | We shall go to the zoo / on Sunday / if the sky {is|will be} clear. | The clause with 'if' takes the simple present, not 'will'.
1 conditional | Unless you {book|do not book} / your seat today, / you will not get a ticket. | 'Unless' means 'if not', so another 'not' is wrong.
2 conditional | If the farmers had received the seed in time, / the crop {would not have|will not have} failed / last year. | A condition about the past goes with 'would have'.
2 conditional | If I {were|would be} the mayor of this city, / I would plant / a tree in every lane. | An unreal condition takes 'were'. 'Would' belongs to the main clause.
2 conditional | She would have caught the bus / if she {had left|would have left} home / ten minutes earlier. | The clause with 'if' takes the past perfect. 'Would have' belongs to the main clause.
2 conditional= | If he were alive today, / he would be proud / of his granddaughter. | An unreal condition about the present takes 'were' and 'would'.
2 conditional | As long as you {keep|will keep} / your promise, / I shall keep mine. | After 'as long as' the future is told in the simple present.
3 conditional | {Had he|If had he} followed the map, / he would not / have lost his way. | 'Had he followed' already means 'if he had followed', so 'if' must go.
3 conditional | But for your help, / the boat {would have|will have} sunk / that night. | 'But for' with a past event is followed by 'would have'.
3 conditional= | Should the price fall further, / the growers / will stop picking the fruit. | 'Should the price fall' means 'if the price should fall'.
3 conditional | I shall buy the house / provided that / the owner {lowers|will lower} the price. | After 'provided that' the future is told in the simple present.
1 modal | My little nephew can / {count|to count} up to a hundred / in three languages. | 'Can' takes the base form without 'to'.
1 modal | You must / {take|to take} this tablet / after every meal. | 'Must' takes the base form without 'to'.
2 modal | You ought {to respect|respect} / the feelings / of your neighbours. | 'Ought' is followed by 'to'.
2 modal | You had better / {leave|to leave} now / if you want to catch the ferry. | 'Had better' takes the base form without 'to'.
2 modal= | We need not hurry, / for the shop / stays open till ten. | 'Need not' takes the base form without 'to'.
3 modal | Speak softly / lest the child / {should wake|should not wake} up. | 'Lest' already holds the negative sense.
3 modal | The door is locked and the lamps are out; / they {must have gone|must had gone} / to bed. | 'Must' is followed by 'have' and the past participle.
3 modal | He dare not {oppose|to oppose} / his uncle / in such a matter. | 'Dare not' takes the base form without 'to'.
1 verbform | My father has stopped / {smoking|to smoking} / on the advice of his doctor. | 'Stop' is followed by the gerund without 'to'.
1 verbform | The children want / {to see|seeing} the circus / before it leaves the town. | 'Want' is followed by the infinitive with 'to'.
1 verbform | The policeman let / the old woman {cross|to cross} / the road first. | 'Let' takes the infinitive without 'to'.
1 verbform | Bees make honey, / but we cannot make / them {work|to work} faster. | 'Make' in the active takes the infinitive without 'to'.
2 verbform | The engineers succeeded / {in repairing|to repair} the dam / before the monsoon. | 'Succeed' takes 'in' and a gerund.
2 verbform | I am not used / {to eating|to eat} such spicy food / at night. | After 'be used to' a gerund follows.
2 verbform | The boy was made / {to stand|stand} / outside the class for an hour. | In the passive 'make' is followed by the infinitive with 'to'.
2 verbform | She could not help / {admiring|to admire} the courage / of the young climber. | 'Cannot help' is followed by the gerund.
2 verbform | The heavy traffic prevented us / {from reaching|to reach} the court / before eleven. | 'Prevent' takes 'from' and a gerund.
2 verbform | It is no good / {blaming|to blaming} the driver / for the bad road. | 'It is no good' is followed by the gerund without 'to'.
2 verbform= | The bank has postponed / opening its new branch / until January. | 'Postpone' is followed by the gerund.
3 verbform | The committee is considering / {shifting|to shift} the fair / to a larger ground. | 'Consider' is followed by the gerund.
3 verbform | The visitors objected / to {paying|pay} twice / for the same ticket. | In 'object to' the 'to' is a preposition, so a gerund follows.
3 verbform | He was seen / {to enter|enter} the bank / a few minutes before the robbery. | In the passive 'see' is followed by the infinitive with 'to'.
3 verbform= | The clerk admitted / having misplaced the papers / and offered to look for them. | 'Admit' takes the gerund and 'offer' the infinitive.
3 verbform | The old couple did nothing / but {wait|waiting} for a letter / from their son. | After 'do nothing but' the base form is used.
2 subjunctive | I wish I / {were|am} as tall / as my elder brother. | After 'I wish' an unreal present takes the past form.
2 subjunctive | The rules require / that every visitor {sign|to sign} / the register at the gate. | After 'require that' the base form is used without 'to'.
3 subjunctive | I wish / I {had listened|would have listened} / to my mother's advice that day. | A wish about the past takes the past perfect, not 'would have'.
3 subjunctive | I would rather you / {did not|do not} smoke / in the children's room. | 'Would rather' with another subject is followed by the past form.
3 subjunctive= | It is essential / that the accused be heard / before any order is passed. | After 'it is essential that' the base form 'be' is used.
2 inversion | No sooner / {did the curtain|the curtain did} rise / than the audience began to clap. | After 'no sooner' at the beginning the auxiliary stands before the subject.
2 inversion | Never in my life / {have I|I have} heard / such a foolish excuse. | A negative adverb at the beginning is followed by the auxiliary and the subject.
3 inversion | Not until the next morning / {did we|we did} learn / that the bridge had been washed away. | 'Not until' at the beginning turns the order of the main clause.
3 inversion= | Rarely does the old judge / raise his voice / in the courtroom. | 'Rarely' at the beginning is followed by the auxiliary and the subject.
3 inversion | On no account / {must this switch|this switch must} be touched / while the machine is running. | A negative phrase at the beginning is followed by the auxiliary and the subject.
1 conjunction | He not only plays the flute / {but also|and also} makes it / with his own hands. | 'Not only' is followed by 'but also'.
1 conjunction | {As|As because} the well was dry, / the women walked / to the next village. | 'As' and 'because' both give a reason, so one is enough.
2 conjunction | Hardly had the bus stopped / {when|than} the passengers / began to get down. | 'Hardly' is followed by 'when'.
2 conjunction | Neither the heat {nor|or} the dust / could stop / the pilgrims on their way. | 'Neither' is followed by 'nor'.
2 conjunction | Both Mohan {and|as well as} his wife / teach / at the same college in Surat. | 'Both' is followed by 'and'.
2 conjunction | No sooner had the thief seen the policeman / {than|then} he jumped / over the wall. | 'No sooner' is followed by 'than'.
2 conjunction | Keep rocking the cradle / until the baby {falls|does not fall} / fast asleep. | 'Until' is already negative in sense and takes no 'not'.
2 conjunction= | He was not only fined / but also suspended / for the rest of the season. | 'Not only fined' is balanced by 'but also suspended'.
2 conjunction | Ten years have passed / {since|when} I last met / my friend from Kohima. | A time that runs from a point in the past is counted with 'since'.
3 conjunction | It was so dark / {that|as} we could not see / our own hands. | 'So' before an adjective is followed by 'that' for a result.
3 conjunction | There is no such hotel / {as|which} you describe / in this part of the town. | 'Such' is followed by 'as'.
3 conjunction= | Whether he resigns or not / makes no difference / to the workers. | 'Whether … or not' is the right pair.
3 conjunction | I doubt {whether|that if} the parcel / will reach Leh / before the roads are closed. | 'Whether' alone joins the two clauses; 'that if' is wrong.
3 conjunction | {Though|Despite} the road was steep, / the old woman climbed it / without a rest. | 'Despite' takes a noun. A clause needs 'though'.
1 comparison | The Pacific is {deeper|more deeper} / than / any other ocean. | One comparative is enough: 'deeper'.
1 comparison | This is the {easiest|most easiest} sum / in the whole book, / and yet he could not solve it. | One superlative is enough: 'easiest'.
1 comparison | My village is / as {peaceful|more peaceful} as / it was in my childhood. | 'As … as' takes the positive degree.
2 comparison | Of the two routes to the top, / the northern one / is the {shorter|shortest}. | For two things the comparative is used.
2 comparison | The streets of Chandigarh are wider / than {those of|of} / most other Indian cities. | 'Those' stands for 'the streets', so that like is compared with like.
2 comparison | Leela is more careful / than {any other|any} clerk / in her office. | She is herself a clerk of the office, so 'other' is needed.
2 comparison= | The more slowly he spoke, / the more closely / the children listened. | Two comparatives that change together each take 'the'.
2 comparison | This lane is so {narrow|narrower} / that two carts / cannot pass each other. | After 'so' the positive degree is used.
3 comparison | The salary of a clerk here / is lower than {that of|of} a driver / in the same firm. | 'That of' stands for 'the salary of'.
3 comparison | This variety of wheat is {superior|more superior} / to / the one that we sowed last year. | 'Superior' is already a comparative and takes no 'more'.
3 comparison | Your house is bigger / than {mine|me}, / but it has no garden. | A house is compared with a house, so 'mine' is needed.
1 pronoun | The manager and {I|me} / have decided / to share the cost of the party. | As a subject the form 'I' is used.
1 pronoun | The gift was meant / for my sister and {me|I} / on our birthday. | After a preposition the object form is used.
1 pronoun | The lady {who|whom} / lives next door / is a famous dancer. | 'Who' is the subject of 'lives'.
2 pronoun | {She and I|Her and me} / are going to Leh / with the same group. | As subjects the forms 'she' and 'I' are used.
2 pronoun | The bank has changed / {its|it's} rules / for opening an account. | The possessive 'its' has no apostrophe; 'it's' means 'it is'.
2 pronoun | The players enjoyed {themselves|theirselves} / very much / at the farewell party. | The reflexive pronoun of 'they' is 'themselves'.
2 pronoun | One should not / speak ill / of {one's|your} absent friends. | In formal English 'one' is followed by 'one's'.
2 pronoun= | It is I / who am responsible / for the safety of these children. | 'It is I who am' is right in formal English.
2 pronoun | The tourists availed {themselves of|of} / the free bus service / to the caves. | 'Avail' takes a reflexive pronoun and 'of'.
3 pronoun | The candidate {whom|which} you recommended / last month / has been selected. | 'Which' is not used of persons; 'whom' is the object of 'recommended'.
3 pronoun | Let him and {me|I} / carry / the boxes to the cart. | After 'let' the object form is used.
3 pronoun | She is one of the few writers / {whose|who's} books / are read in every home. | 'Whose' shows possession. 'Who's' means 'who is'.
3 pronoun= | The climate of Kashmir / is cooler / than that of Kerala. | 'That of' stands for 'the climate of'.
1 noun | The farmer sold / all his {sheep|sheeps} / at the cattle fair. | 'Sheep' has the same form in the plural.
1 noun | My luggage / {is|are} still / lying on the platform. | 'Luggage' cannot be counted and takes a singular verb.
1 noun | She has long black {hair|hairs} / and / bright brown eyes. | 'Hair' on the head as a whole is not counted.
2 noun | One of the {oldest temples|oldest temple} / in this district / stands on a hill. | 'One of the' is followed by a plural noun.
2 noun | The {machinery|machineries} in this mill / is / of the latest type. | 'Machinery' cannot be counted and has no plural.
2 noun | The lawyer carried / three {bundles|bundle} of papers / into the court. | A number above one is followed by a plural noun.
2 noun | He is a man / of his {word|words} / and will repay the loan. | The idiom is 'a man of his word', which means one who keeps promises.
2 noun | The {commander-in-chief's|commander's-in-chief} orders / were / obeyed at once. | In a compound noun the apostrophe is added at the end.
2 noun= | Three dozen eggs / were packed / in straw and sent to the market. | After a number 'dozen' stays singular.
3 noun | The old palace stands / in picturesque {surroundings|surrounding} / beside the lake. | 'Surroundings' in the sense of a place round a thing is plural.
3 noun | The new {criteria|criterias} / for selection / are printed on the last page. | 'Criteria' is already the plural of 'criterion'.
1 adverb | The boatman rowed / {quickly|quick} / towards the drowning man. | A verb is described by an adverb.
1 adverb | The soup tastes {delicious|deliciously} / with a little / lemon juice. | Verbs of sense such as 'taste' take an adjective.
2 adverb | The porters worked {hard|hardly} / the whole day / and earned a good sum. | The adverb of 'hard' is 'hard'. 'Hardly' means scarcely.
2 adverb | My grandmother cannot hear {well|good}, / so we speak / close to her ear. | A verb is described by the adverb 'well'.
2 adverb | My eyes are not / {strong enough|enough strong} / to read without glasses. | 'Enough' stands after the adjective.
2 adverb= | The trains on this line / hardly ever / run late in summer. | 'Hardly ever' means almost never and is right.
3 adverb | The second edition is / {much|very} better / than the first one. | A comparative is strengthened by 'much', not by 'very'.
3 adverb | He looked {angry|angrily} and tired / when he came out / of the principal's room. | 'Look' in the sense of seeming takes an adjective, as 'tired' shows.
1 order | I wonder / where {he has|has he} hidden / the key of the almirah. | An indirect question keeps the order of a statement.
2 order | Please tell us / how {you solved|did you solve} / this riddle. | An indirect question keeps the order of a statement.
2 order | She {never eats|eats never} / between meals / and walks every day. | The adverb of frequency stands before the main verb.
2 order= | I have never met / so kind a doctor / in all my life. | 'So' with an adjective stands before the article.
3 order | So heavy {was the box|the box was} / that four men / could not lift it. | 'So' with an adjective at the beginning is followed by the verb and the subject.
3 order | Seldom {do we|we do} find / such patience / in a man of his age. | A negative adverb at the beginning is followed by the auxiliary and the subject.
2 parallel | The new rules apply / to buying, selling / and {storing|to store} grain. | The parts of a list have one form, here the gerund.
2 parallel | She taught the girls to knit, / to sew / and {to weave|weaving} baskets. | The parts of a list have one form, here the infinitive.
2 parallel | The officer is respected for his courage, / his fairness / and {his honesty|being honest}. | The parts of a list have one form, here nouns.
3 parallel | The boy was told to sit down, / to keep quiet / and {to wait|waiting} for his turn. | The parts of a list have one form, here the infinitive.
3 parallel= | He writes clearly, / speaks slowly / and listens with patience. | The three verbs have one form, the simple present.
3 parallel | The work is dull, badly paid / and {dangerous|dangerously}, / but he cannot leave it. | The parts of a list have one form, here adjectives.
2 modifier | {It being|Being} a hot day, / the dogs / lay panting in the shade. | 'Being a hot day' would describe the dogs; the phrase needs its own subject, 'it'.
3 modifier | {While I was reading|While reading} the newspaper, / a bee / stung me on the hand. | 'While reading' would describe the bee; the clause needs its own subject.
3 modifier= | Having read the report twice, / the minister signed it / without a word. | The participle belongs to the subject, 'the minister', so the sentence is right.
3 modifier | {There being|Being} no bridge, / the villagers / crossed the river by boat. | 'Being no bridge' has no subject of its own; 'there being' is needed.
1 superfluous | The soldiers {advanced|advanced forward} / in silence / through the night. | 'Advance' already means to move forward.
1 superfluous | My {cousin|cousin brother} / has opened / a shop in Nagpur. | 'Cousin' alone is used; 'cousin brother' is not standard English.
1 superfluous | Let us {discuss|discuss about} / the plan / over a cup of tea. | 'Discuss' takes its object directly.
2 superfluous | Though he is rich, {he|but he} / leads / a very simple life. | 'Though' already joins the two clauses, so 'but' must go.
2 superfluous | The new house {comprises|comprises of} / four rooms / and a small kitchen. | 'Comprise' takes its object directly; 'consist' takes 'of'.
2 superfluous | The nurses could not {cope|cope up} / with the rush of patients / after the accident. | The verb is 'cope with'; 'up' is not used.
2 superfluous | The farmers {requested|requested for} / a loan / to buy new pumps. | The verb 'request' takes its object directly.
2 superfluous | The two sisters / {resemble|resemble to} / their mother in every way. | 'Resemble' takes its object directly.
2 superfluous= | He ordered tea / for all of us / and paid the bill himself. | 'Order' takes its object directly, and 'himself' gives force to 'he'.
3 superfluous | The reason why he resigned / is {that|because} his pay / was cut without notice. | 'The reason' is followed by 'that', not by 'because'.
3 superfluous | The accused {described|described about} / the whole incident / to the court. | 'Describe' takes its object directly.
3 superfluous | The bus was so full / that there was hardly {any|no} room / for even one more passenger. | 'Hardly' is already negative, so 'no' after it makes a double negative.
`
