import { defineBank } from '../../../kit/bank/define-bank.ts'

/** "Fill in the right preposition." */
export const prepositions = defineBank({
  id: 'prepositions',
  sets: [
    {
      concepts: ['prepositions'],
      rows: `
1 prepositions-of-time | Fill in the right preposition: // The meeting will begin ______ half past ten. | at | in | on | to | A point of clock time takes 'at': at half past ten. 'In' is used for months and years, 'on' for days.
1 prepositions-of-time | Fill in the right preposition: // My birthday falls ______ the tenth of June. | on | in | at | by | A date or a day takes 'on'. 'In' would be used with the month alone: in June.
1 prepositions-of-place | Fill in the right preposition: // Divide the sweets equally ______ the two sisters. | between | among | across | within | 'Between' is used for two persons or things. 'Among' would need three or more.
1 prepositions-of-time | Fill in the right preposition: // She has been living in Nagpur ______ 2018. | since | for | from | by | 'Since' marks the starting point of something that still goes on. 'For' would be followed by a length of time.
1 prepositions-of-time | Fill in the right preposition: // We waited for the doctor ______ two hours. | for | since | from | until | A length of time takes 'for'. 'Since' would be followed by a point of time.
1 prepositions-of-place | Fill in the right preposition: // The cat jumped ______ the wall and ran off. | over | among | into | between | Movement from one side to the other above something is 'over'.
1 prepositions-of-place | Fill in the right preposition: // He was born ______ a small village near Gaya. | in | by | on | to | A person is born in a place such as a village or town.
1 prepositions-of-place | Fill in the right preposition: // The picture hangs ______ the fireplace, about two feet higher. | above | upon | across | along | 'Above' means at a higher level without touching. 'Upon' would mean resting on it.
1 | Fill in the right preposition: // Cut the cake ______ a sharp knife. | with | by | from | through | The tool with which a thing is done takes 'with'. 'By' names the doer.
1 | Fill in the right preposition: // This temple was built ______ a Chola king. | by | to | on | of | The doer of a passive verb is introduced by 'by'.
1 fixed-prepositions | Fill in the right preposition: // He is fond ______ old film songs. | of | to | in | at | The adjective 'fond' is followed by 'of' before what is liked.
1 fixed-prepositions | Fill in the right preposition: // The child is afraid ______ the dark. | of | to | by | at | 'Afraid' takes 'of'. One is frightened by a thing, but afraid of it.
2 fixed-prepositions | Fill in the right preposition: // He was accused ______ stealing a bicycle. | of | for | to | by | 'Accuse' takes 'of'. One is charged with a crime, but accused of it.
2 fixed-prepositions | Fill in the right preposition: // The minister will preside ______ the meeting. | over | upon | above | for | One presides over a meeting, or at it; the other words are not used with 'preside' in this sense.
2 fixed-prepositions | Fill in the right preposition: // I congratulated her ______ her success. | on | by | at | to | 'Congratulate' is followed by the person and 'on' before the occasion.
2 fixed-prepositions | Fill in the right preposition: // He died ______ cholera at the age of forty. | of | to | by | for | A person dies of a disease and by violence; hence 'died of cholera'.
2 fixed-prepositions | Fill in the right preposition: // This road is parallel ______ the canal. | to | by | of | at | The adjective 'parallel' is followed by 'to' before the thing that runs beside it.
2 fixed-prepositions | Fill in the right preposition: // She is married ______ a captain in the navy. | to | with | by | from | A person is married to someone. 'With' is a common mistake.
2 fixed-prepositions | Fill in the right preposition: // She takes great pride ______ her rose garden. | in | of | for | on | One takes pride in a thing, though one is proud of it.
2 fixed-prepositions | Fill in the right preposition: // He deals ______ cotton and silk. | in | with | at | for | A trader deals in goods. One deals with a person or a problem.
2 fixed-prepositions | Fill in the right preposition: // The villagers depend ______ the rains for their crops. | on | from | of | at | 'Depend' is followed by 'on' or 'upon', never by 'of' or 'from'.
2 fixed-prepositions | Fill in the right preposition: // I prefer walking ______ riding a bicycle. | to | than | for | from | 'Prefer' is followed by 'to' between the two things compared.
2 fixed-prepositions | Fill in the right preposition: // He has no control ______ his temper. | over | above | upon | at | The noun 'control' takes 'over' before what is ruled.
2 | Fill in the right preposition: // The shop is open every day ______ Sunday. | except | beside | without | within | 'Except' leaves one day out. 'Beside' means at the side of.
2 fixed-prepositions | Fill in the right preposition: // She was absent ______ school for a week. | from | at | of | in | 'Absent' is followed by 'from'; its opposite 'present' takes 'at'.
2 fixed-prepositions | Fill in the right preposition: // The boy resembles ______ his grandfather. | no preposition | to | with | like | 'Resemble' is transitive and takes its object directly: 'resembles his grandfather'.
2 fixed-prepositions | Fill in the right preposition: // They discussed ______ the plan until midnight. | no preposition | about | on | over | 'Discuss' is followed directly by its object. One talks about a plan, but discusses it.
2 | Fill in the right preposition: // Translate this passage ______ Hindi. | into | on | at | onto | A change from one form into another takes 'into': translate into Hindi.
3 fixed-prepositions | Fill in the right preposition: // He was acquitted ______ all the charges. | of | from | to | by | 'Acquit' is followed by 'of' before the charge, as 'accuse' and 'convict' are.
2 fixed-prepositions | Fill in the right preposition: // The new rule will come into force ______ effect from the first of April. | with | in | by | for | The official phrase is 'with effect from' and a date.
2 fixed-prepositions | Fill in the right preposition: // He persisted ______ asking the same question. | in | on | at | to | 'Persist' takes 'in' before a gerund, while 'insist' takes 'on'.
2 fixed-prepositions | Fill in the right preposition: // Her views are not in keeping ______ those of her party. | with | to | by | of | The phrase 'in keeping with' means in agreement with.
2 fixed-prepositions | Fill in the right preposition: // The prisoner was deprived ______ food for two days. | of | from | to | by | 'Deprive' is followed by 'of' before the thing taken away.
2 fixed-prepositions | Fill in the right preposition: // He is so proud that he looks down ______ his poor relations. | on | to | from | at | To look down on someone is to think him inferior. 'Look down at' is only about the eyes.
2 fixed-prepositions | Fill in the right preposition: // They were ignorant ______ the danger that lay ahead. | of | in | at | to | 'Ignorant' takes 'of' before what is not known.
2 fixed-prepositions | Fill in the right preposition: // The officer was entrusted ______ the task of finding the boat. | with | by | for | in | A person is entrusted with a task; a task is entrusted to a person.
3 fixed-prepositions | Fill in the right preposition: // The fort fell ______ the enemy after a month's siege. | to | by | at | of | A place that is captured falls to the enemy.
2 fixed-prepositions | Fill in the right preposition: // He has a great aptitude ______ mathematics. | for | in | of | to | 'Aptitude' takes 'for' before the subject in which a person is gifted.
`,
    },
  ],
})
