/** Sentences that are judged right or wrong by a connector, a comparison, a pronoun, a noun or an adverb. See `read-sentences.ts`. */
export const judgedUsageSentences = `
1 conjunction | Both the king {and|as well as} the queen were present. | 'Both' is followed by 'and'.
1 conjunction | Either tea {or|nor} coffee will be served. | 'Either' is followed by 'or'.
1 conjunction | {Though|Despite} it was late, the shops were open. | 'Though' is followed by a clause; 'despite' takes a noun.
1 conjunction | He is so busy {that|as} he forgets his meals. | 'So' before an adjective is followed by 'that' for a result.
1 conjunction | Wait here {until|until not} the rain stops. | 'Until' is already negative in sense and takes no 'not'.
1 conjunction | {Because|As because} he was ill, he stayed at home. | One conjunction is enough to give the reason.
2 conjunction | No sooner did we sit down {than|when} the power failed. | 'No sooner' is followed by 'than'.
2 conjunction | Hardly had she slept {when|than} the alarm rang. | 'Hardly' is followed by 'when'.
2 conjunction | Neither praise {nor|or} blame affects him. | 'Neither' is followed by 'nor'.
2 conjunction | She is not only kind {but also|and also} brave. | 'Not only' is followed by 'but also'.
2 conjunction | Take care lest you {should|should not} catch cold. | 'Lest' already holds the negative sense.
2 conjunction | In spite {of his age|his age}, he climbs the hill daily. | 'In spite' needs 'of'.
3 conjunction | It was such a dull film {that|so} many left early. | 'Such' before a noun is followed by 'that' for a result.
3 conjunction | I would rather read {than|then} watch television. | 'Rather' is followed by 'than'.
3 conjunction | It was not until evening {that|when} the fog cleared. | 'It was not until' is followed by 'that'.
3 conjunction | He asked {whether|that whether} the seat was taken. | 'Whether' alone joins the two clauses.
1 comparison | This bag is {lighter|more lighter} than that one. | One comparative is enough: 'lighter'.
1 comparison | She is the {best|most best} singer in the town. | One superlative is enough: 'best'.
1 comparison | Your room is as {large|larger} as mine. | 'As … as' takes the positive degree.
1 comparison | He is {worse|more bad} today than he was yesterday. | The comparative of 'bad' is 'worse'.
1 comparison | This is the {most|more} beautiful lake of all. | 'Of all' calls for the superlative.
1 comparison | A mile is {longer|more long} than a kilometre. | Short adjectives form the comparative with -er.
2 comparison | My watch is superior {to|than} yours. | 'Superior' takes 'to'.
2 comparison | The streets here are cleaner than {those|that} of my town. | 'Those' stands for 'the streets', which is plural.
2 comparison | Of the twins, Ravi is the {taller|tallest}. | For two persons the comparative is used.
2 comparison | Ravi is shorter than {any other|any} boy in his team. | He is himself in the team, so 'other' is needed.
2 comparison | The longer we waited, the {hungrier|hungriest} we felt. | Two comparatives that change together each take 'the'.
2 comparison | He is one of the richest {men|man} in the city. | 'One of the' is followed by a plural noun.
3 comparison | He is {more brave|braver} than wise. | When two qualities of one person are compared, 'more' is used.
3 comparison | The climate of Ooty is better than {that of|of} Salem. | 'That of' stands for 'the climate of', so that like is compared with like.
3 comparison | This hall is twice {as big as|bigger as} ours. | 'Twice' is followed by 'as … as'.
1 pronoun | He and {I|me} are in the same team. | As a subject the form 'I' is used.
1 pronoun | This parcel is for you and {me|I}. | After a preposition the object form is used.
1 pronoun | The boy {who|which} sings well is my cousin. | 'Who' is used of persons.
1 pronoun | This umbrella is {hers|her's}. | The possessive 'hers' has no apostrophe.
1 pronoun | The children hurt {themselves|theirselves} in the fall. | The reflexive pronoun of 'they' is 'themselves'.
1 pronoun | The cow is licking {its|it's} calf. | The possessive 'its' has no apostrophe; 'it's' means 'it is'.
2 pronoun | One should love {one's|your} country. | In formal English 'one' is followed by 'one's'.
2 pronoun | Let you and {me|I} go and see. | After 'let' the object form is used.
2 pronoun | The lady {whose|who's} bag was lost is here. | 'Whose' shows possession.
2 pronoun | The house {which|who} stands on the hill is empty. | 'Which' is used of things.
2 pronoun | The twins never quarrel with {each other|each others}. | 'Each other' has no plural form.
2 pronoun | The boy and his sister cooked the meal by {themselves|theirself}. | The reflexive pronoun of 'they' is 'themselves'.
3 pronoun | The man {who|whom} I thought was a doctor is a clerk. | 'Who' is the subject of 'was'.
3 pronoun | He availed {himself of|of} the chance. | 'Avail' takes a reflexive pronoun and 'of'.
3 pronoun | Such men {as|who} you describe are rare. | 'Such' is followed by 'as'.
1 noun | She has grey {hair|hairs} at thirty, and it suits her. | 'Hair' on the head as a whole is not counted.
1 noun | I need your {advice|advices} on this matter. | 'Advice' cannot be counted and has no plural.
1 noun | Five {deer|deers} crossed the track. | 'Deer' has the same form in the plural.
1 noun | The {knives|knifes} are in the drawer. | The plural of 'knife' is 'knives'.
1 noun | Two {children|childs} were playing in the sand. | The plural of 'child' is 'children'.
1 noun | My {luggage is|luggages are} in the car. | 'Luggage' cannot be counted and has no plural.
2 noun | It is a {ten-rupee|ten-rupees} note. | A number with a noun used as an adjective takes the singular.
2 noun | She ordered three {dozen|dozens} pencils. | After a number 'dozen' stays singular.
2 noun | My {sisters-in-law|sister-in-laws} live abroad. | In such a compound the main noun takes the -s.
2 noun | The {scenery|sceneries} of Sikkim is lovely. | 'Scenery' cannot be counted and has no plural.
2 noun | One of my {friends|friend} is a pilot. | 'One of my' is followed by a plural noun.
2 noun | I have a lot of {work|works} to finish tonight. | 'Work' in the sense of labour cannot be counted.
3 noun | These {data|datas} were collected last year. | 'Data' is already plural.
3 noun | The thief took to his {heels|heel} when he saw us. | The idiom is 'take to one's heels'.
3 noun | Two {pieces of news|news} reached us at once. | To count news one says 'pieces of news'.
3 noun | This {phenomenon is|phenomena is} rare in the tropics. | 'Phenomenon' is the singular and 'phenomena' the plural.
1 adverb | He drives {carefully|careful} on wet roads. | A verb is described by an adverb.
1 adverb | The rose smells {sweet|sweetly}. | Verbs of sense such as 'smell' take an adjective.
1 adverb | She speaks English {well|good}. | A verb is described by the adverb 'well'.
1 adverb | The box is {too|too much} heavy for me. | Before an adjective 'too' is used without 'much'.
1 adverb | He {always gets|gets always} up early. | The adverb of frequency stands before the main verb.
1 adverb | She answered every question {politely|polite}. | A verb is described by an adverb.
2 adverb | The bride looked {happy|happily} in all the pictures. | 'Look' in the sense of seeming takes an adjective.
2 adverb | They worked {hard|hardly} to finish the road in time. | The adverb of 'hard' is 'hard'. 'Hardly' means scarcely.
2 adverb | She is {old enough|enough old} to drive. | 'Enough' stands after the adjective.
2 adverb | The train came {late|lately} and we missed the bus. | 'Late' is the adverb of time. 'Lately' means recently.
2 adverb | He hardly {ever|never} tells a lie. | 'Hardly' is already negative, so 'never' is wrong.
2 adverb | The milk tastes {sour|sourly}. | Verbs of sense such as 'taste' take an adjective.
3 adverb | Your answer is {much|very} clearer than mine. | A comparative is strengthened by 'much', not by 'very'.
3 adverb | I could {scarcely|not scarcely} believe my eyes. | 'Scarcely' is already negative.
3 adverb | The boys behaved {in a friendly way|friendly} towards us. | 'Friendly' is an adjective; it cannot describe the verb 'behaved'.
`
