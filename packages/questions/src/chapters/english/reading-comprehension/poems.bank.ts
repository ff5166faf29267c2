import { defineBank } from '../../../kit/bank/define-bank.ts'

/** Questions on short poems, as teaching and school papers ask them. A new line of a poem is a new line here. */
export const poems = defineBank({
  id: 'poems',
  sets: [
    {
      passage: {
        title: 'The lamp-post at the corner',
        text: `All day I stand with nothing much to do,
A thin grey neighbour no one looks up to;
The parrots scold me, and the schoolboys lean
Their cycles where my coat of paint was green. // But when the evening folds the street away
And sends the last tired shadow home to stay,
I open like a flower, tall and bright,
And lay a yellow carpet made of light. // A moth, a girl with books, an old man's cough,
Come in beneath my light, and then walk off.
I never ask them where they have to be.
It is enough that they have passed by me.`,
      },
      rows: `
1 stated-facts | What do the schoolboys do by day in the poem about the lamp-post? | Lean their cycles against it | Read their books below it | Throw stones at the parrots | Paint its iron body green | 'The schoolboys lean / Their cycles' where the paint once was. The girl with books comes in the evening.
2 poetry | 'I open like a flower, tall and bright.' Which figure of speech does this line of the lamp-post's poem use? | Simile | Metaphor | Alliteration | Hyperbole | The lamp is compared with a flower by the word 'like', which makes it a simile.
2 poetry | 'And lay a yellow carpet made of light.' Which figure of speech does this line of the poem use? | Metaphor | Simile | Onomatopoeia | Irony | The patch of light on the street is called a carpet without 'like' or 'as', so it is a metaphor.
2 poetry | A lamp-post that speaks and feels, as in this poem, is an example of | personification | onomatopoeia | irony | oxymoron | A lifeless thing is given the voice and feelings of a person. That is personification.
2 poetry | What is the rhyme scheme of each stanza of the poem on the lamp-post? | aabb | abab | abba | abcb | Lines one and two rhyme (do, to), and so do lines three and four (lean, green): aabb.
3 poetry | What does the last stanza of the lamp-post's poem say about service? | It can be given without asking for anything back | It is worth little unless people say thanks | It should be kept for those whom one knows | It tires those who give it until they break | 'I never ask them where they have to be. / It is enough that they have passed by me': the lamp gives light and wants nothing.
3 poetry | How does the mood of the poem change from the first stanza to the second? | From feeling useless to feeling needed | From being joyful to being afraid | From being proud to being ashamed | From feeling calm to feeling angry | By day it has 'nothing much to do' and nobody looks up; in the evening it opens like a flower and gives light.
`,
    },
    {
      passage: {
        title: 'The river in the map',
        text: `In class the river was a line of blue,
Drawn by a careful hand and printed straight;
We learnt its length, the towns that it ran through,
And all its names, and then we wiped the slate. // In June my uncle took me to its bank.
It had no line. It wandered, brown and wide,
And mumbled to itself, and slowly drank
The muddy little streams from every side. // A buffalo looked on. A boatman sang.
A temple bell across the water rang.
I thought: the map was right, and yet so wrong;
It gave the river's length. It missed its song.`,
      },
      rows: `
1 stated-facts | In which month does the child of the poem see the river? | June | March | August | December | 'In June my uncle took me to its bank.'
1 stated-facts | Who took the child of the poem to the river? | An uncle | A boatman | A teacher | A priest | The second stanza begins 'In June my uncle took me to its bank'. The boatman only sings there.
2 poetry | 'And mumbled to itself, and slowly drank / The muddy little streams.' Which figure of speech is used here? | Personification | Simile | Oxymoron | Anaphora | The river mumbles and drinks as a person does, so it is personified. No 'like' or 'as' makes a comparison.
2 poetry | What is the rhyme scheme of the first stanza of the poem on the river? | abab | aabb | abba | abcb | blue and through rhyme (a), straight and slate rhyme (b): abab. The last stanza has aabb.
2 stated-facts | How did the real river differ from the one in the map? | It was brown and wandered | It was blue and straight | It was dry and narrow | It was short and quiet | 'It had no line. It wandered, brown and wide.' On the map it was a straight line of blue.
3 poetry | 'The map was right, and yet so wrong.' What does the child mean? | Facts alone do not hold what a thing is like | The map in the class had a printer's mistake | The river has changed its course since then | One need not learn the names of rivers | The length was correct, but the map 'missed its song': knowledge of facts is not the same as meeting the thing itself.
2 poetry | Which line of thought in teaching does the poem on the river support? | Learning by going and seeing | Learning facts by heart first | Learning only from printed books | Learning in silence and alone | The visit taught the child what the map could not: the poem speaks for direct experience.
`,
    },
  ],
})
