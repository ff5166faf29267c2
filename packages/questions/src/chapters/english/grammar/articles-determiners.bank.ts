import { defineBank } from '../../../kit/bank/define-bank.ts'

/** "Fill in the right article or determiner." */
export const articlesDeterminers = defineBank({
  id: 'articles-determiners',
  sets: [
    {
      rows: `
1 articles | Fill in the right article or determiner: // He is ______ honest man and everybody trusts him. | an | a | the | some | The h of 'honest' is silent, so the word begins with a vowel sound and takes 'an'.
1 articles | Fill in the right article or determiner: // He has proved ______ useful member of our club. | a | an | much | many | 'Useful' begins with the sound of y, a consonant, so it takes 'a' although its first letter is a vowel.
1 articles | Fill in the right article or determiner: // ______ sun gives us light and heat. | The | A | An | Some | A thing of which there is only one takes 'the': the sun, the moon, the earth.
1 articles | Fill in the right article or determiner: // My brother is ______ engineer in the railways. | an | a | the | no article | A profession after 'be' takes the indefinite article, and 'engineer' begins with a vowel sound.
1 articles | Fill in the right article or determiner: // Mount Everest is ______ highest peak in the world. | the | a | an | more | A superlative adjective takes the definite article: the highest peak.
1 determiners | Fill in the right determiner: // How ______ milk do you need for the tea? | much | many | few | several | 'Milk' is uncountable and takes 'much'. 'Many', 'few' and 'several' are used with things that can be counted.
1 determiners | Fill in the right determiner: // There are ______ chairs in the hall; bring some more. | few | little | much | a little | 'Chairs' can be counted, so 'few' is used. 'Little' and 'much' go with uncountable nouns.
1 determiners | Fill in the right determiner: // I have ______ money left, enough for the bus. | a little | a few | few | many | 'Money' is uncountable, and 'enough for the bus' shows that there is some, so 'a little'.
1 determiners | Fill in the right determiner: // I have two sisters, and ______ of them sing well. | both | all | every | many | Two persons taken together are 'both'. 'All' is used for three or more.
1 articles | Fill in the right article or determiner: // The boy plays ______ flute very well. | the | a | an | some | Musical instruments take 'the' when one speaks of playing them.
1 determiners | Fill in the right determiner: // Is there ______ water in the bottle? | any | many | few | several | In a question about an uncountable thing 'any' is used. The others go with things that can be counted.
1 articles | Fill in the right article or determiner: // He comes to school by ______ bus. | no article | a | the | an | With 'by' and a means of transport no article is used: by bus, by train.
2 articles | Fill in the right article or determiner: // ______ Ganga rises in the Himalayas. | The | A | An | No article | The names of rivers take the definite article: the Ganga, the Kaveri.
2 articles | Fill in the right article or determiner: // He was sent to ______ prison for two years for theft. | no article | the | any | an | A prison used for its own purpose takes no article: he went there as a prisoner. A visitor would go to the prison.
2 articles | Fill in the right article or determiner: // ______ rich should help the poor. | The | A | An | No article | 'The' with an adjective names a whole class of people: the rich, the poor.
2 articles | Fill in the right article or determiner: // Kalidasa is often called ______ Shakespeare of India. | the | any | an | no article | A proper name made particular by 'of India' takes 'the': 'the Shakespeare of India' means its greatest playwright.
2 articles | Fill in the right article or determiner: // She waited for ______ hour and a half at the counter. | an | a | the | any | The h of 'hour' is silent, so the article is 'an'.
2 articles | Fill in the right article or determiner: // My neighbours speak ______ Tamil at home. | no article | the | a | an | The names of languages are used without an article: they speak Tamil.
2 articles | Fill in the right article or determiner: // The village has ______ one-room school for sixty children. | a | an | few | no article | 'One' begins with the sound of w, a consonant, so the article before it is 'a'.
2 determiners | Fill in the right determiner: // There is hardly ______ sugar in the jar. | any | some | no | none | 'Hardly' is negative in sense and is followed by 'any', not by 'no' or 'none'.
2 determiners | Fill in the right determiner: // ______ student in the class was given a sapling to plant. | Every | All | Both | Most | 'Student' and 'was' are singular, so 'every' fits. The others take a plural noun.
2 determiners | Fill in the right determiner: // He has read ______ of the books on this shelf, not one is left. | all | many | much | every | 'Not one is left' means the whole number, so 'all' and not 'many'. 'Much' is for what cannot be counted, and 'every' is not followed by 'of'.
2 determiners | Fill in the right determiner: // I have two uncles; ______ of them lives in our town. | neither | every | all | both | The singular verb 'lives' and the number two call for 'neither'. 'Both' would need 'live', and 'every' is not followed by 'of'.
2 articles, degrees-of-comparison | Fill in the right article or determiner: // The more you read, ______ more you learn. | the | a | so | much | Two comparatives that rise together each take 'the': the more, the more.
2 articles | Fill in the right article or determiner: // We had ______ dinner at eight and went for a walk. | no article | a | the | an | The names of meals take no article when they are spoken of in general: we had dinner.
2 determiners | Fill in the right determiner: // ______ of these two pens will do; they are equally good. | Either | Any | Every | All | One or the other of two is 'either'. 'Any' is used for more than two.
3 articles, determiners | Fill in the right article or determiner: // ______ little knowledge he had of law was of no use to him. | The | A | An | Some | 'The little' means the small amount that there was. A relative clause follows it, which 'a little' would not fit.
2 articles, degrees-of-comparison | Fill in the right article or determiner: // He is ______ better of the two bowlers. | the | a | an | more | A comparative with 'of the two' takes 'the': the better of the two.
3 articles, determiners | Fill in the right article or determiner: // ______ few friends that he had all left him in his misfortune. | The | A | Some | Any | 'The few' means not many, but all there were; the clause 'that he had' makes it definite.
1 articles | Fill in the right article or determiner: // What ______ pity that you missed the show! | a | the | an | such | In an exclamation 'what' is followed by 'a' before a singular noun that can be counted.
3 articles | Fill in the right article or determiner: // She is in ______ hospital as a patient, and I am going to ______ hospital to visit her. | no article, the | the, no article | a, no article | no article, no article | A patient is 'in hospital' without an article; a visitor goes to the building, 'the hospital'.
2 determiners, articles | Fill in the right article or determiner: // ______ great many trees were uprooted by the storm. | A | The | An | Some | 'A great many' is a fixed phrase with a plural noun and verb.
2 articles | Fill in the right article or determiner: // Not ______ word was spoken as the coffin was carried past. | a | the | an | any | 'Not a' with a singular noun means 'not even one'.
2 articles | Fill in the right article or determiner: // It was ______ honour to share ______ stage with the old singer. | an, the | a, the | an, an | a, an | The h of 'honour' is silent, so 'an' is used, and 'the stage' is the particular one on which he sang.
2 articles | Fill in the right article or determiner: // ______ European and ______ Indian were sharing the cabin. | A, an | An, a | A, a | An, an | 'European' begins with the sound of y and takes 'a'; 'Indian' begins with a vowel sound and takes 'an'.
2 articles, subject-verb-agreement | Fill in the right article or determiner: // ______ number of seats in the bus is limited. | The | A | An | Some | 'The number of' takes a singular verb, as here. 'A number of' would take the plural 'are'.
`,
    },
  ],
})
