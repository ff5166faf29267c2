/** Correct sentences on connectors, comparison, nouns, pronouns, word order and parallel form. See `read-sentences.ts`. */
export const usageSentences = `
1 conjunction | He worked hard, / {but|or|unless|lest} he could not finish / the work in time. | 'But' joins two ideas that stand against each other.
1 conjunction | Take an umbrella, / {for|unless|though|than} it may rain / in the afternoon. | 'For' gives the reason for what was said before.
1 conjunction | {Though|Because|Unless|Until} he is poor, / he never / asks anyone for help. | 'Though' introduces what stands against the main statement.
1 conjunction | He is both honest / {and|but|or|as well} hardworking, / says his teacher. | 'Both' is followed by 'and'.
1 conjunction | Run fast, / {or|if|because|until} you will / miss the train. | 'Or' tells what will happen otherwise.
1 conjunction | She was absent / {because|although|unless|so that} she had / a high fever. | 'Because' gives the cause of her absence.
2 conjunction | {Unless|Because|That|Lest} you work harder, / you will not pass / the examination. | 'Unless' means 'if you do not'. The other words do not make sense here.
2 conjunction | No sooner did the teacher enter / {than|when|then|but} the class / became silent. | 'No sooner' is followed by 'than'.
2 conjunction | Scarcely had I reached home / {when|than|then|that} the telephone / began to ring. | 'Scarcely' and 'hardly' are followed by 'when'.
2 conjunction | Neither the clerk / {nor|or|and|but} the manager / was present at the counter. | 'Neither' is followed by 'nor'.
2 conjunction | Not only the crops / {but also|and also|as well|or also} the cattle / were lost in the flood. | 'Not only' is followed by 'but also'.
2 conjunction | He spoke so softly / {that|as|than|so} nobody at the back / could hear him. | 'So' before an adverb is followed by 'that' for a result.
2 conjunction | {Although|Despite|In spite|Because of} it was cold, / the boys went / for a swim. | 'Although' is followed by a clause. 'Despite' takes a noun, and 'in spite' needs 'of'.
2 conjunction | She asked me / {whether|that|what|unless} I would come / or stay at home. | 'Whether … or' gives two possibilities.
2 conjunction | I have not seen him / {since|for|from|until} he left / the village. | 'Since' is followed by the point from which the time is counted.
2 conjunction | The old man walked slowly / {lest|that|unless|whether} he should / fall on the ice. | 'Lest' means 'for fear that' and is followed by 'should'.
3 conjunction | {As|Because of|Due to|Owing} it was getting dark, / we put up our tents / by the stream. | 'As' gives a reason and is followed by a clause. The other words need a noun.
3 conjunction | He is such a clever boy / {that|as|so|than} he can answer / any question. | 'Such' before a noun is followed by 'that' for a result.
3 conjunction | There is no doubt / {that|whether|what|as} the old dam / needs repair. | 'No doubt' is followed by a that-clause.
3 conjunction | She would rather walk / {than|then|to|instead} travel / in that old bus. | 'Rather' is followed by 'than'.
3 conjunction | It was not until he spoke / {that|when|then|than} we / recognised the old actor. | 'It was not until' is followed by 'that'.
1 comparison | This road is / {wider|more wider|widest|wide} than / the one near the school. | One comparative is enough: 'wider than'.
1 comparison | Kanchenjunga is one of / the {highest|higher|most high|high} peaks / in the world. | 'One of the' is followed by the superlative.
1 comparison | My bag is as / {heavy|heavier|heaviest|more heavy} as / yours. | 'As … as' takes the positive degree.
1 comparison | Iron is {more useful|usefuller|most useful|useful} / than / any other metal. | Longer adjectives form the comparative with 'more'.
1 comparison | This is the {worst|worse|most worst|badly} storm / that we have had / in ten years. | The superlative of 'bad' is 'worst'.
1 comparison | She sings {better|more better|best|good} / than / her elder sister. | The comparative of 'well' is 'better', without 'more'.
2 comparison | Of the two plans, / the second is / the {better|best|good|more better}. | For two things the comparative is used.
2 comparison | The population of Delhi is larger / than {that of|of|those of|that} / Jaipur. | 'That of' stands for 'the population of', so that like is compared with like.
2 comparison | He is cleverer / than {any other|any|all|every} boy / in his class. | He is himself in the class, so 'other' is needed.
2 comparison | Her handwriting is superior / {to|than|from|over} mine / in every way. | 'Superior' takes 'to', not 'than'.
2 comparison | No other river in India / is as {long|longer|longest|more long} / as the Ganga. | 'As … as' takes the positive degree.
2 comparison | The more he earned, / the {less|least|little|lesser} / he gave away. | 'The more' is balanced by another comparative, 'the less'.
3 comparison | The mangoes of this garden / are sweeter than {those|that|these ones|them} / of that garden. | 'Those' stands for 'the mangoes', which is plural.
3 comparison | He is {more clever than wise|cleverer than wise|cleverer than wiser|more clever than wiser}, / as everyone / in the office knows. | When two qualities of one person are compared, 'more' is used and not the ending -er.
3 comparison | This cloth is {preferable to|more preferable than|more preferable to|preferable than} / that one / for summer clothes. | 'Preferable' is not used with 'more', and it takes 'to'.
3 comparison | The younger brother / is as strong as, if not {stronger than|stronger|as strong|stronger as}, / the elder one. | Both comparisons must be complete: 'as strong as, if not stronger than'.
3 comparison | She is the {elder|eldest|more elder|oldest} of the two sisters / who run / the shop. | For two persons the comparative 'elder' is used.
1 pronoun | This letter is / for you and {me|I|my|mine}, / so let us open it. | After a preposition the object form 'me' is used.
1 pronoun | My brother and {I|me|myself|mine} / went to the fair / on Sunday. | As a subject the form 'I' is used.
1 pronoun | The boy {who|whom|which|whose} / broke the window / has run away. | 'Who' is the subject of 'broke'.
1 pronoun | This is the house / {which|who|whom|what} / my grandfather built. | 'Which' is used for things.
1 pronoun | She hurt {herself|her self|hers|himself} / while cutting / the vegetables. | The action comes back to 'she', so 'herself' is used.
1 pronoun | These books are {ours|our|our's|us}, / not those / on the shelf. | Without a noun the possessive is 'ours', and it has no apostrophe.
2 pronoun | Let you and {me|I|my|myself} / settle the matter / without a quarrel. | After 'let' the object form 'me' is used.
2 pronoun | The girl / {whose|who|whom|which} purse was stolen / is crying at the gate. | 'Whose' shows possession.
2 pronoun | The man / {whom|which|whose|what} you met at my house / is a famous painter. | 'Whom' is the object of 'met'.
2 pronoun | One must do / {one's|your|our|its} duty / without fear. | In formal English 'one' is followed by 'one's'.
2 pronoun | The dog wagged / {its|it's|their|it} tail / when the postman came in. | The possessive 'its' has no apostrophe; 'it's' means 'it is'.
2 pronoun | The two sisters / love {each other|one to another|themself|each another} / dearly. | Two persons who love in return love each other.
2 pronoun | All {that|which|what|who} glitters / is not / gold. | After 'all' the relative pronoun 'that' is used.
2 pronoun | It was {she|her|hers|herself} / who first saw / the smoke from the hill. | In formal English the subject form follows 'it was' before 'who'.
3 pronoun | The officer {who|whom|whose|which} I thought was honest / took / a bribe. | 'Who' is the subject of 'was'; 'I thought' is put in between.
3 pronoun | The climate of Shimla is like / {that|those|it|this} / of Ooty. | 'That' stands for 'the climate'.
3 pronoun | My sister is older than {I|mine|myself|my} / by two years / and a few days. | The sentence means 'than I am', so the subject form is used.
3 pronoun | Everyone except Ravi and {me|I|my|myself} / had finished / the paper by noon. | After the preposition 'except' the object form is used.
3 pronoun | The committee has submitted / {its|their|his|it's} report / to the minister. | A committee that acts as one body is singular, as 'has' shows.
1 noun | She gave me / some good {advice|advices|advises|advise} / about my studies. | 'Advice' cannot be counted and has no plural.
1 noun | The {furniture|furnitures|furniture's|furnishings} in this hall / is / very old. | 'Furniture' cannot be counted and has no plural.
1 noun | There are twelve {women|womans|woman|womens} / in the hockey / team. | The plural of 'woman' is 'women'.
1 noun | He bought two {dozen|dozens|dozen of|dozens of} bananas / from the shop / at the corner. | After a number 'dozen' stays singular.
1 noun | Two {thieves|thiefs|thief|thieve} / were caught / near the bank last night. | The plural of 'thief' is 'thieves'.
2 noun | My {brother-in-law's|brother's-in-law|brothers-in-law|brother-in-laws} car / was stolen / from the parking lot. | In a compound noun the apostrophe is added at the end.
2 noun | The police need / more {information|informations|information's|inform} / about the missing child. | 'Information' cannot be counted and has no plural.
2 noun | He took a walk of / {ten miles|ten mile|ten-mile|tens miles} / before breakfast. | A number above one is followed by a plural noun. As an adjective it would be 'a ten-mile walk'.
2 noun | We went on a {five-day|five-days|five days|fifth days} / tour of / the hills. | A number with a noun used as an adjective takes the singular: a five-day tour.
2 noun | A herd of {cattle|cattles|cattle's|cattels} / was grazing / beside the canal. | 'Cattle' is plural in sense and takes no -s.
2 noun | One of the {workers|worker|worker's|workers'} / has been hurt / by the machine. | 'One of the' is followed by a plural noun.
3 noun | The {scenery|sceneries|scenic|scenics} of Kashmir / has charmed / travellers for ages. | 'Scenery' cannot be counted and has no plural.
3 noun | These {phenomena|phenomenons|phenomenas|phenomenon} / are not yet / fully understood. | The plural of 'phenomenon' is 'phenomena'.
3 noun | He left no {stone|stones|pebble|rocks} unturned / to find / the lost child. | The idiom is 'to leave no stone unturned'.
3 noun | He gave us / two {pieces of advice|advices|advice|pieces of advices} / before he left. | To count advice one says 'two pieces of advice'.
1 adverb | She sings / {sweetly|sweet|sweetness|sweeter} / in the morning. | A verb is described by an adverb: 'sings sweetly'.
1 adverb | The old man walked / {slowly|slow|slowness|slower} / up the hill with a heavy load. | A verb is described by an adverb.
1 adverb | The flowers smell / {sweet|sweetly|sweetness|sweeten} / after the rain. | Verbs of sense such as 'smell' take an adjective.
1 adverb | She is {too|so|such|very} tired / to cook / the dinner tonight. | 'Too' with an adjective is followed by 'to'.
2 adverb | It is raining / {heavily|heavy|hardly|heaviness} / in the hills today. | 'Heavily' describes how it rains. 'Hardly' would mean scarcely.
2 adverb | He worked {hard|hardly|hardy|harden} / all through the year / and stood first. | The adverb of 'hard' is 'hard'. 'Hardly' means scarcely.
2 adverb | The tea is {too|very|so|such} hot / to drink / at once. | 'Too' with an adjective is followed by 'to'.
2 adverb | She arrived {late|lately|latest|latter} / and missed / the first act of the play. | 'Late' is the adverb of time. 'Lately' means recently.
2 adverb | He is rich enough / {to buy|that he buys|buying|for buy} / a house in the city. | 'Enough' after an adjective is followed by 'to'.
2 adverb | He plays chess {well|good|nice|goodly} / enough to beat / his uncle. | A verb is described by the adverb 'well'.
3 adverb | I {hardly ever|hardly never|hardly not ever|not hardly ever} / see him / these days. | 'Hardly' is already negative and is not used with 'never' or 'not'.
3 adverb | She felt {sad|sadly|sadden|saddening} / when her best friend / left the town. | 'Feel' in the sense of being in a state takes an adjective.
3 adverb | This is {much|very|more|most} better / than / the first draft. | A comparative is strengthened by 'much', not by 'very'.
`
