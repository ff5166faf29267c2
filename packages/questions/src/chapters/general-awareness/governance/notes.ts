import { about, defineNotes } from '../../../kit/define-notes.ts'

const GOVERNANCE = 'bank/governance'
const HOUSES = 'bank/houses-writs-and-money'

export const notes = defineNotes({
  overview:
    'How power is shared with the village and kept in check above it: the committees that led to panchayati raj, the audit of public money, the choices left to a Governor, and the law against changing sides in a House.',
  method: [
    'For a committee fix three things: the year, the number of tiers and the one idea it is known by.',
    'For an office ask who appoints, to whom it reports and what it may decide alone.',
    'For defection ask which kind of member it is: of a party, independent or nominated. The rule differs.',
    'For an Amendment name what was added, what was moved and what the next one took back.',
  ],
  tables: [
    {
      title: 'Chairmen of Finance Commissions',
      columns: ['Commission', 'Chairman'],
      rows: [
        ['First', 'K. C. Neogy'],
        ['Twelfth', 'C. Rangarajan'],
        ['Thirteenth', 'Vijay Kelkar'],
        ['Fourteenth', 'Y. V. Reddy'],
        ['Fifteenth', 'N. K. Singh'],
        ['Sixteenth', 'Arvind Panagariya'],
      ],
      of: [HOUSES],
    },
    {
      title: 'Committees on panchayats',
      columns: ['Committee', 'Year', 'Known for'],
      rows: [
        ['Balwant Rai Mehta', '1957', 'three tiers, democratic decentralisation'],
        ['Ashok Mehta', '1977–78', 'two tiers, mandal panchayat, parties in elections'],
        ['Hanumantha Rao', '1984', 'planning in the district'],
        ['G. V. K. Rao', '1985', "'grass without roots', District Development Commissioner"],
        ['L. M. Singhvi', '1986', 'constitutional recognition, gram sabha'],
        ['Thungon', '1988', 'constitutional recognition, district planning'],
      ],
      of: [GOVERNANCE],
    },
    {
      title: 'Who loses a seat for defection',
      columns: ['Member', 'Loses the seat on'],
      rows: [
        ['of a party', 'leaving it, or voting against its direction without leave'],
        ['independent', 'joining any party'],
        ['nominated', 'joining a party after six months'],
        ['with two thirds of the party', 'nothing, if they merge with another party'],
      ],
      of: [GOVERNANCE],
    },
  ],
  tips: [
    about(
      'facts/governance-abbreviations',
      'In NITI the T is transforming: National Institution for Transforming India.',
    ),
    about(
      'bank/polity-pairs',
      'Prohibition comes before the decision, certiorari after it; a Fundamental Right binds courts, a Directive Principle the lawmaker.',
    ),
    about(HOUSES, 'Three sessions a year, at most six months apart: Budget, Monsoon, Winter.'),
    about(
      GOVERNANCE,
      'Audit in four Articles: 148 the office, 149 duties and powers, 150 form of accounts, 151 reports.',
    ),
    about(
      GOVERNANCE,
      'The Governor acts on advice unless the Constitution says discretion; the Governor alone decides what is discretion (Article 163).',
    ),
    about(
      GOVERNANCE,
      'The 42nd Amendment added three words, ten duties and four Directive Principles, and moved five subjects to the Concurrent List.',
    ),
  ],
  mistakes: [
    about(
      'facts/governance-abbreviations',
      'Taking the V of VVPAT twice for voting: they are voter and verifiable.',
    ),
    about(
      'bank/polity-pairs',
      'Giving the Governor power over sentences of courts martial: only the President has it.',
    ),
    about(
      HOUSES,
      'Asking for mandamus where the official has discretion: the duty must be laid down by law.',
    ),
    about(GOVERNANCE, 'Giving two tiers to Balwant Rai Mehta: he proposed three, and Ashok Mehta two.'),
    about(
      GOVERNANCE,
      'Taking the Comptroller for a treasurer: the office audits after the money is spent and does not issue it.',
    ),
  ],
  advanced: [
    about(
      GOVERNANCE,
      'A split by one third was allowed until the 91st Amendment of 2003; only a merger by two thirds is left.',
    ),
  ],
  lists: {
    'facts/governance-abbreviations':
      'Say for each body what its last letter is: C is commission in UPSC, NHRC and CVC, and B is bureau in CBI. VVPAT is the paper trail of the EVM, and NOTA is a button on it.',
    'bank/polity-pairs':
      'Put two columns side by side and fill them line by line: source, term, age, who elects, who removes, what it alone can do. A question on a pair asks for the one line in which the two differ.',
    [HOUSES]:
      'Learn who does what: the President summons and prorogues, the Speaker adjourns. The trap is the near word: adjournment ends a sitting, prorogation a session, dissolution the House.',
    [GOVERNANCE]:
      'Sort by body: village, auditor, Governor, House. Learn for each what it may do alone and what needs the advice or vote of others.',
  },
})
