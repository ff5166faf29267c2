import { defineBank } from '../../../kit/bank/define-bank.ts'

/** "Choose the correct spelling for the blank." */
export const spelling = defineBank({
  id: 'spelling',
  sets: [
    {
      rows: `
1 double-letters | Choose the correct spelling for the blank: // The hotel can ______ two hundred guests. | accommodate | acommodate | accomodate | acomodate | 'Accommodate' has a double c and a double m: there is room in the word for both pairs.
1 ie-and-ei | Choose the correct spelling for the blank: // You will ______ the books by Friday. | receive | recieve | receiv | reciev | After c the letters stand as 'ei', and the final e is kept: 'receive'.
1 unstressed-vowels | Choose the correct spelling for the blank: // Keep the wet waste and the dry waste ______. | separate | seperate | separete | seperete | 'Separate' has an a in the middle: think of 'a rat' inside the word. The ending is '-ate'.
1 silent-letters | Choose the correct spelling for the blank: // The meeting was held on a ______. | Wednesday | Wendesday | Wednasday | Wendasday | 'Wednesday' keeps a silent d before n, and 'es' follows: Wed-nes-day.
1 unstressed-vowels | Choose the correct spelling for the blank: // It was a ______ sunset over the sea. | beautiful | baeutiful | beautifull | baeutifull | 'Beautiful' begins like 'beauty', with 'eau', and the suffix '-ful' has a single l.
1 word-endings | Choose the correct spelling for the blank: // The letter ends with the words 'Yours ______'. | sincerely | sinserely | sincereley | sinsereley | 'Sincerely' is 'sincere' with '-ly': the e of the adjective is kept and nothing else is added.
1 unstressed-vowels | Choose the correct spelling for the blank: // The new bus has seats for ______ passengers. | forty | fourty | fortey | fourtey | Although 'four' is spelt with u, 'forty' is not, and it ends in a plain y.
1 double-letters | Choose the correct spelling for the blank: // Please write your ______ on the envelope. | address | adress | addresse | adresse | 'Address' has a double d and ends in a double s, without an e.
1 double-letters | Choose the correct spelling for the blank: // The doctor gave her an ______ for Monday. | appointment | apointment | appointmeant | apointmeant | 'Appointment' comes from 'appoint', with a double p, and ends in '-ment'.
1 double-letters | Choose the correct spelling for the blank: // Such a poor show will ______ his admirers. | disappoint | dissappoint | disapoint | dissapoint | 'Disappoint' is the prefix 'dis-' with 'appoint': one s and a double p.
1 unstressed-vowels | Choose the correct spelling for the blank: // The ______ of India lives in Rashtrapati Bhavan. | President | Pressident | Presidant | Pressidant | 'President' comes from 'preside': one s, and the ending '-ent'.
1 unstressed-vowels | Choose the correct spelling for the blank: // He spoke with great ______. | enthusiasm | enthoosiasm | enthusisam | enthoosisam | 'Enthusiasm' ends in '-iasm', and its second syllable is spelt with u.
1 word-endings | Choose the correct spelling for the blank: // This medicine is not ______ in the village shop. | available | availible | availabel | availibel | 'Available' is 'avail' with the suffix '-able', so a stands before 'ble'.
1 silent-letters | Choose the correct spelling for the blank: // She has a good ______ of French grammar. | knowledge | knoledge | knowlege | knolege | 'Knowledge' contains 'know' and ends in '-ledge', with a d before the g.
1 double-letters | Choose the correct spelling for the blank: // My favourite ______ is chess. | pastime | passtime | pasttime | passttime | 'Pastime' is written with a single s and a single t, though it means something that passes the time.
2 double-letters | Choose the correct spelling for the blank: // She wore the silver necklace on the ______ of her sister's wedding. | occasion | ocasion | occassion | ocassion | 'Occasion' has a double c and a single s. It is misspelt most often by doubling the s.
2 double-letters | Choose the correct spelling for the blank: // It is not ______ to wear a tie here. | necessary | neccessary | necesary | neccesary | 'Necessary' has one c and a double s: one collar and two sleeves.
2 word-endings | Choose the correct spelling for the blank: // The shop sells paper, ink and other ______. | stationery | stationary | stationerey | stationarey | Writing materials are 'stationery' with e; 'stationary' with a means not moving.
2 word-endings | Choose the correct spelling for the blank: // Her long ______ as a nurse was useful in the camp. | experience | expereince | experiense | expereinse | 'Experience' has 'ie' in the middle and ends in '-ence'.
2 word-endings | Choose the correct spelling for the blank: // His ______ of the rules cost us the match. | ignorance | inorance | ignorence | inorence | 'Ignorance' keeps the g of 'ignore' and ends in '-ance'.
2 double-letters | Choose the correct spelling for the blank: // There was an ______ silence after the speech. | embarrassing | embarassing | embarrasing | embarasing | 'Embarrassing' has a double r and a double s.
2 word-endings | Choose the correct spelling for the blank: // The results of the water test were quite ______. | satisfactory | saticfactory | satisfactery | saticfactery | 'Satisfactory' comes from 'satisfy', with s, and ends in '-ory'.
2 unstressed-vowels | Choose the correct spelling for the blank: // The old ______ is full of rare manuscripts. | library | libary | librery | libery | 'Library' has an r after the b, which is often dropped in speech, and ends in '-ary'.
2 double-letters | Choose the correct spelling for the blank: // The school celebrated its golden ______. | jubilee | jubelee | jubile | jubele | 'Jubilee' has an i in the middle and a double e at the end.
2 unstressed-vowels, word-endings | Choose the correct spelling for the blank: // The engine needs regular ______. | maintenance | maintenence | maintenanse | maintenense | The noun of 'maintain' is 'maintenance', with 'ten' in the middle and the ending '-ance'.
2 unstressed-vowels | Choose the correct spelling for the blank: // The witness was asked to give his ______ of the fight. | description | discription | describtion | discribtion | 'Description' begins with 'des', as 'describe' does, but the b of the verb turns into p.
2 unstressed-vowels | Choose the correct spelling for the blank: // Her ______ of the word is wrong. | pronunciation | pronounciation | pronunsiation | pronounsiation | Although the verb is 'pronounce', the noun is 'pronunciation': u alone in the second syllable, and '-ciation'.
2 double-letters | Choose the correct spelling for the blank: // The government has appointed a new ______. | committee | commettee | commitee | commetee | 'Committee' has a double m, a double t and a double e, with i in the middle.
2 word-endings | Choose the correct spelling for the blank: // The thief was caught by the ______ of the guard. | vigilance | vigelance | vigilence | vigelence | 'Vigilance' is spelt with i in the second syllable and ends in '-ance'.
1 double-letters | Choose the correct spelling for the blank: // My grandmother ______ wakes up before sunrise. | always | allways | alwayes | allwayes | Although it is made of 'all' and 'ways', 'always' has a single l and no e.
2 double-letters, word-endings | Choose the correct spelling for the blank: // All the ______ of the building were insured. | occupants | ocupants | occupents | ocupents | 'Occupant' has a double c and ends in '-ant'.
2 double-letters | Choose the correct spelling for the blank: // The new law protects workers from ______. | harassment | harrassment | harasment | harrasment | 'Harassment' has a single r and a double s, unlike 'embarrassment', which doubles both.
2 word-endings | Choose the correct spelling for the blank: // The team showed great ______ under pressure. | perseverance | purseverance | perseverence | purseverence | 'Perseverance' begins with 'per', not 'pur', and ends in '-ance', though 'severe' stands inside it.
2 word-endings, double-letters | Choose the correct spelling for the blank: // The paper was full of ______ mistakes. | grammatical | gramatical | grammetical | grametical | 'Grammatical' comes from 'grammar': double m, and a before 't'.
3 unstressed-vowels | Choose the correct spelling for the blank: // Entering the shrine with shoes on was thought ______. | sacrilegious | sacrelegious | sacriligious | sacreligious | 'Sacrilegious' comes from 'sacrilege', not from 'religious': i first and then e. It means showing disrespect for what is sacred.
2 word-endings | Choose the correct spelling for the blank: // The ______ between the two drafts was soon noticed. | discrepancy | disrepancy | discrepency | disrepency | 'Discrepancy' has 'sc' after 'di' and ends in '-ancy'.
3 silent-letters, double-letters | Choose the correct spelling for the blank: // The patient was taken to hospital with a brain ______. | haemorrhage | heamorrhage | haemorrage | heamorrage | 'Haemorrhage' in British spelling begins with 'hae' and has a double r followed by h.
3 silent-letters | Choose the correct spelling for the blank: // He was praised for his ______ behaviour in the crisis. | conscientious | consceintious | conscientuous | consceintuous | 'Conscientious' comes from 'conscience': 'ie' after 'sc', and the ending '-ious'.
3 ie-and-ei, unstressed-vowels | Choose the correct spelling for the blank: // The young ______ led his platoon across the river. | lieutenant | luetenant | lieutinant | luetinant | 'Lieutenant' begins with 'lieu', as in 'in lieu of', and the next vowel is e.
2 double-letters | Choose the correct spelling for the blank: // The railway line runs ______ to the coast. | parallel | paralel | parallell | paralell | 'Parallel' has a double l in the middle, like two parallel lines, and a single l at the end.
2 word-endings | Choose the correct spelling for the blank: // The scientist was known for his ______ notes. | meticulous | meteculous | meticoulous | metecoulous | 'Meticulous' has i in the second syllable and u in the third.
3 word-endings | Choose the correct spelling for the blank: // A good dictionary is ______ to a translator. | indispensable | indespensable | indispensible | indespensible | 'Indispensable' has i after 'ind' and ends in '-able', from 'dispense'.
2 word-endings | Choose the correct spelling for the blank: // The sentry gave a ______ salute to the visitor. | perfunctory | pirfunctory | perfunctery | pirfunctery | 'Perfunctory', done without interest, begins with 'per' and ends in '-ory'.
3 ie-and-ei | Choose the correct spelling for the blank: // The ______ boys hid the teacher's chalk. | mischievous | mischeivous | mischievious | mischeivious | 'Mischievous' has 'ie' before v, and no i after it: '-ous', not '-ious'.
2 word-endings | Choose the correct spelling for the blank: // The villagers lived in ______ fear of floods. | perpetual | perpitual | perpetaul | perpitaul | 'Perpetual' has e in the second syllable and ends in '-ual'.
2 unstressed-vowels | Choose the correct spelling for the blank: // He brought a brass lamp home as a ______ of Moradabad. | souvenir | souvinir | souvener | souviner | 'Souvenir' comes from French and is spelt with e and then i: sou-ve-nir.
3 unstressed-vowels | Choose the correct spelling for the blank: // He spent his life in the higher ______ of the state. | bureaucracy | buruecracy | bureaucrasy | buruecrasy | 'Bureaucracy' begins with 'bureau', the French word for an office, and ends in '-cracy' like 'democracy'.
3 ie-and-ei, unstressed-vowels | Choose the correct spelling for the blank: // The bank was kept under constant ______ by the police. | surveillance | serveillance | surviellance | serviellance | 'Surveillance' begins with 'sur' and has 'ei' in the middle, as in 'veil'.
`,
    },
  ],
})
