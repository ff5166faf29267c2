import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which of these is true of the mansabdari but not of the iqta system?' */
export const rankAndGrantPairs = defineBank({
  id: 'rank-and-grant-pairs',
  sets: [
    {
      rows: `
1 mansabdari-and-iqta | The iqta and the mansabdari systems belong, respectively, to the: | Delhi Sultanate and Mughals | Mughals and Delhi Sultanate | Marathas and Delhi Sultanate | Cholas and Vijayanagara kings | Iltutmish organised iqtas in the Sultanate; Akbar introduced mansabs.
1 mansabdari-and-iqta | An iqta was an assignment of land revenue. A mansab was: | a rank in the imperial service | a grant of rent-free land | a share of the produce | an office of the village | Rank decided the pay and the number of horsemen of its holder.
1 mansabdari-and-iqta | Holders in the iqta and the mansabdari system were called, respectively: | muqti and mansabdar | mansabdar and muqti | deshmukh and muqti | nayaka and mansabdar | The muqti or wali held the iqta of the Sultan.
2 mansabdari-and-iqta | Which rulers are chiefly linked with setting up the iqta and the mansabdari system, respectively? | Iltutmish and Akbar | Akbar and Iltutmish | Balban and Babur | Sher Shah and Humayun | Akbar introduced the mansab ranks in the 1570s.
2 mansabdari-and-iqta | Which double rank belongs to mansabdari and has no counterpart in the iqta system? | Zat and sawar | Khalsa and jagir | Dagh and chehra | Kharaj and ushr | Zat fixed personal rank and pay, sawar the number of horsemen.
2 mansabdari-and-iqta | Iqtadars were paid from the revenue of the iqta. Mansabdars were paid: | in cash or through a jagir | in cash and never through a jagir | through a jagir and never in cash | through rent-free inam villages | Those paid by jagir were called jagirdars, those in cash naqdi.
2 mansabdari-and-iqta | The iqtadar had to administer the land. A mansabdar with a jagir usually: | only had the right to its revenue | tried civil and criminal cases in it | passed it on to his eldest son | held it until the end of his life | Administration was with imperial officers, while the jagirdar collected revenue due.
2 mansabdari-and-iqta | Which of the following was common to the iqta and the mansabdari systems? | Holders kept troops for the ruler | Holders had zat and sawar ranks | Posts were hereditary from the start | Holders were paid in cash alone | Both were means to keep an army and collect revenue, and holders could be transferred.
2 mansabdari-and-iqta | Consider the following statements: // I. Firuz Shah Tughlaq made iqtas hereditary. // II. Mansabs under Akbar were hereditary by law. // Which of the statements given above is/are correct? | I only | Both I and II | II only | Neither I nor II | A mansab lapsed with the holder's death and a son had to be given a rank anew.
2 mansabdari-and-iqta | Consider the following statements: // I. Branding of horses, dagh, was used by Alauddin Khalji in the age of iqtas. // II. Akbar used dagh and descriptive rolls for the troops of mansabdars. // Which of the statements given above is/are correct? | Both I and II | I only | II only | Neither I nor II | Both rulers wanted to prevent false musters by their nobles.
3 mansabdari-and-iqta | The rank of du-aspa sih-aspa, part of the mansabdari and not of the iqta system, was brought in under: | Jahangir | Akbar | Shah Jahan | Aurangzeb | Some mansabdars could thus keep more horsemen without a rise of their zat rank.
2 mansabdari-and-iqta | Given below are an Assertion (A) and a Reason (R): // A: Mansabdari joined civil and military services in one scale of ranks more closely than the iqta system. // R: Every Mughal officer, civil or military, held a mansab. // Choose the correct answer. | Both A and R are true and R is the correct explanation of A | Both A and R are true but R is not the correct explanation of A | A is true but R is false | A is false but R is true | Even a judge or writer in high service had a numerical rank.
3 mansabdari-and-iqta | A mansabdar of 4,000 zat had a sawar rank of 2,500. In which class of his zat rank was he placed? | Second | First | Third | Fourth | Sawar equal to zat made the first class, half of it or more the second and less than half the third; iqtadars had no such ranks.
3 mansabdari-and-iqta | What was a muqti of the Delhi Sultanate to send to the Sultan as fawazil? | Surplus revenue of the iqta | Fifth part of the war booty | Fee for branding his horses | Arrears of his own salary | After the pay of his troops and himself was met, the balance went to the treasury; a mansabdar with a jagir had no such duty.
`,
    },
  ],
})
