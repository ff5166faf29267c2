import { about, defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

const CODES = 'bank/new-criminal-laws'
const BNS = 'facts/bns-sections'
const BNSS = 'facts/bnss-sections'

export const notes = defineNotes({
  overview:
    'On 1 July 2024 three laws of 2023 took the place of three old ones: the Bharatiya Nyaya Sanhita says what a crime is and how it is punished, the Bharatiya Nagarik Suraksha Sanhita what the police and the courts do, the Bharatiya Sakshya Adhiniyam how a fact is proved. Papers ask three things: which law replaced which, the new number of a well-known section, and what is new.',
  terms,
  method: [
    'Ask first to which of the three the question belongs: a crime, a step of the case, or a proof.',
    'For a section, think of its old number and of its place in the new order: offences against women and children and against the body come before those against property.',
    'For a step of a case, go along the road: information, arrest, investigation, remand, charge sheet, bail, trial, judgment.',
    'For a number of days or years ask whom it binds: the informant, the police or the court.',
  ],
  tables: [
    {
      title: 'The three laws',
      columns: ['Law of 2023', 'In place of', 'Sections', 'Holds'],
      rows: [
        [
          'Bharatiya Nyaya Sanhita',
          'Indian Penal Code, 1860',
          '358 (earlier 511)',
          'offences and punishments',
        ],
        [
          'Bharatiya Nagarik Suraksha Sanhita',
          'Code of Criminal Procedure, 1973',
          '531 (earlier 484)',
          'arrest, investigation, bail, trial',
        ],
        [
          'Bharatiya Sakshya Adhiniyam',
          'Indian Evidence Act, 1872',
          '170 (earlier 167)',
          'what may be proved, and how',
        ],
      ],
      of: [CODES],
    },
    {
      title: 'Old number, new number',
      columns: ['Offence', 'Penal Code', 'BNS'],
      rows: [
        ['murder, its punishment', '302', '103'],
        ['attempt to murder', '307', '109'],
        ['rape, its punishment', '376', '64'],
        ['dowry death', '304B', '80'],
        ['cruelty by husband or his relatives', '498A', '85'],
        ['death by negligence', '304A', '106'],
        ['theft', '378 and 379', '303'],
        ['cheating', '415 and 420', '318'],
      ],
      of: [BNS],
    },
    {
      title: 'The road of a case in the BNSS',
      columns: ['Step', 'Section'],
      rows: [
        ['arrest without a warrant', '35'],
        ['information to the police (FIR)', '173'],
        ['investigation and forensic experts', '176'],
        ['remand', '187'],
        ['police report (charge sheet)', '193'],
        ['bail and anticipatory bail', '478 to 482'],
        ['inherent powers of the High Court', '528'],
      ],
      of: [BNSS],
    },
  ],
  tips: [
    about(
      CODES,
      'New in the BNS: community service, organised crime, terrorist act, snatching, mob murder. Gone by name: sedition.',
    ),
    about(BNS, 'Old to new: 302 is 103, 307 is 109, 376 is 64, 420 is 318, 498A is 85, 304B is 80.'),
    about(BNSS, 'Section 144 of the old code is now 163; Section 144 of the BNSS is maintenance.'),
  ],
  mistakes: [
    about(
      CODES,
      'Taking 25 December 2023, the day of assent, for the day on which the laws came into force.',
    ),
    about(BNS, 'Giving the old number: 302 and 420 belong to the Penal Code, not to the BNS.'),
    about(
      BNSS,
      'Taking Section 482 of the BNSS (anticipatory bail) for the old 482 (inherent powers, now 528).',
    ),
  ],
  advanced: [
    about(
      CODES,
      'An offence done before 1 July 2024 is still tried for under the Penal Code: a criminal law does not look back (Article 20).',
    ),
    about(
      BNSS,
      'An undertrial who has never been convicted is released after a third of the longest term, others after half, unless the offence can bring death or imprisonment for life.',
    ),
  ],
  lists: {
    [CODES]:
      'Three pairs: BNS for the Penal Code (what is a crime), BNSS for the procedure code (what police and courts do), BSA for the Evidence Act (how it is proved). 358, 531 and 170 sections; in force from 1 July 2024.',
    [BNS]:
      'Learn the ten that every paper asks: 64 rape, 70 gang rape, 80 dowry death, 85 cruelty, 103 murder, 106 negligence, 109 attempt, 111 organised crime, 303 theft, 318 cheating. Offences against women come first in the code, property near 300.',
    [BNSS]:
      'Follow a case: arrest 35, FIR 173, investigation 176, remand 187, charge sheet 193, bail 478 to 482, trial, High Court 528.',
  },
})
