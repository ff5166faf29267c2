import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which of these is true of the mansabdari but not of the iqta system?' */
export const rankAndGrantPairs = defineBank({
  id: 'rank-and-grant-pairs',
  sets: [
    {
      rows: `
1 mansabdari-and-iqta | The iqta and the mansabdari systems belong, respectively, to the: | Delhi Sultanate and Mughals | Mughals and Delhi Sultanate | Marathas and Delhi Sultanate | Cholas and Vijayanagara kings | Iltutmish organised iqtas in the Sultanate; Akbar introduced mansabs.
1 mansabdari-and-iqta | An iqta was an assignment of land revenue. A mansab was: | a rank in the imperial service | a village free from all revenue | a tax on horses and cattle | a school for young nobles | Rank decided the pay and the number of horsemen of its holder.
1 mansabdari-and-iqta | Holders in the iqta and the mansabdari system were called, respectively: | muqti and mansabdar | mansabdar and muqti | deshmukh and muqti | nayaka and mansabdar | The muqti or wali held the iqta of the Sultan.
2 mansabdari-and-iqta | Which rulers are chiefly linked with setting up the iqta and the mansabdari system, respectively? | Iltutmish and Akbar | Akbar and Iltutmish | Balban and Babur | Sher Shah and Humayun | Akbar introduced the mansab ranks in the 1570s.
2 mansabdari-and-iqta | Which double rank belongs to mansabdari and has no counterpart in the iqta system? | Zat and sawar | Khalsa and jagir | Dagh and chehra | Kharaj and ushr | Zat fixed personal rank and pay, sawar the number of horsemen.
2 mansabdari-and-iqta | How did mansabdars get their pay, while iqtadars kept revenue of their own iqta? | In cash or through a jagir | In grain from each peasant | In shares of foreign trade | In gold from the temples | Those paid by jagir were called jagirdars, those in cash naqdi.
2 mansabdari-and-iqta | The iqtadar had to administer the land. A mansabdar with a jagir usually: | only had the right to its revenue | held civil and criminal justice in full | owned the land with his heirs | ruled it without any transfer | Administration was with imperial officers, while the jagirdar collected revenue due.
2 mansabdari-and-iqta | What did both systems share? | Holders owed troops to the ruler | Holders owned the land for ever | Ranks ran from 10 to 10,000 | Pay was given only in cash | Both were means to keep an army and collect revenue, and holders could be transferred.
2 mansabdari-and-iqta | Consider the following statements: // I. Firuz Shah Tughlaq made iqtas hereditary. // II. Mansabs under Akbar were hereditary by law. // Which of the statements given above is/are correct? | I only | Both I and II | II only | Neither I nor II | A mansab lapsed with the holder's death and a son had to be given a rank anew.
2 mansabdari-and-iqta | Consider the following statements: // I. Branding of horses, dagh, was used by Alauddin Khalji in the age of iqtas. // II. Akbar used dagh and descriptive rolls for the troops of mansabdars. // Which of the statements given above is/are correct? | Both I and II | I only | II only | Neither I nor II | Both rulers wanted to prevent false musters by their nobles.
3 mansabdari-and-iqta | The rank of du-aspa sih-aspa, part of the mansabdari and not of the iqta system, was brought in under: | Jahangir | Akbar | Shah Jahan | Aurangzeb | Some mansabdars could thus keep more horsemen without a rise of their zat rank.
3 mansabdari-and-iqta | Given below are an Assertion (A) and a Reason (R): // A: Mansabdari joined civil and military services in one scale of ranks more closely than the iqta system. // R: Every Mughal officer, civil or military, held a mansab. // Choose the correct answer. | Both A and R are true and R is the correct explanation of A | Both A and R are true but R is not the correct explanation of A | A is true but R is false | A is false but R is true | Even a judge or writer in high service had a numerical rank.
`,
    },
  ],
})
