import { about, defineNotes } from '../../../kit/define-notes.ts'

const PRESIDENTS = 'facts/presidents'
const MINISTERS = 'facts/prime-ministers'
const VICE = 'facts/vice-presidents'
const OFFICES = 'bank/executive-offices'

export const notes = defineNotes({
  overview:
    'Three short lists: who was President, Vice-President and Prime Minister, in which order, and what each is remembered for. Papers ask for the first, the only and the youngest, for the year of a change, and for who stood in when an office fell empty.',
  method: [
    'Fix the anchors first: 1950, 1962, 1977, 2002 and 2022 for Presidents; 1947, 1964, 1966, 1977, 1991, 2004 and 2014 for Prime Ministers.',
    'Hang every other name between two anchors.',
    'Ask whether the question means the full office or acting in it: those who acted are on no list.',
    'For an order question place the two that you are sure of and strike out every option that turns them round.',
  ],
  tables: [
    {
      title: 'The three offices',
      columns: ['Point', 'President', 'Vice-President', 'Prime Minister'],
      rows: [
        ['Comes in by', 'indirect election', 'indirect election', 'appointment by the President'],
        [
          'Chosen by',
          'elected members of both Houses and of the assemblies',
          'all members of both Houses',
          'the majority in the Lok Sabha',
        ],
        ['Least age', '35', '35', '25 (Lok Sabha) or 30 (Rajya Sabha)'],
        ['Term', 'five years', 'five years', 'as long as the Lok Sabha trusts the ministry'],
        [
          'Removed by',
          'impeachment in either House',
          'the Rajya Sabha with the agreement of the Lok Sabha',
          'a vote of no confidence',
        ],
      ],
      of: [PRESIDENTS, VICE, MINISTERS],
    },
    {
      title: 'Firsts and onlys',
      columns: ['Asked as', 'Name'],
      rows: [
        ['first to die in office as President', 'Zakir Husain, 1969'],
        ['only President elected unopposed', 'Neelam Sanjiva Reddy, 1977'],
        ['first woman as President', 'Pratibha Patil, 2007'],
        ['first woman as Prime Minister', 'Indira Gandhi, 1966'],
        ['youngest Prime Minister', 'Rajiv Gandhi, at forty'],
        ['first Prime Minister from the south', 'P. V. Narasimha Rao'],
        ['acted as Prime Minister twice', 'Gulzarilal Nanda, 1964 and 1966'],
      ],
      of: [PRESIDENTS, MINISTERS],
    },
  ],
  tips: [
    about(
      OFFICES,
      'Articles in order: 52 to 62 President, 63 to 71 Vice-President, 74, 75 and 78 Prime Minister and ministers.',
    ),
    about(
      PRESIDENTS,
      'The President is elected by elected members of both Houses and of the assemblies; nominated members have no vote, though they can vote in an impeachment.',
    ),
    about(
      VICE,
      'The Vice-President is elected by all members of both Houses, nominated ones too; the states have no part.',
    ),
    about(MINISTERS, 'A minister may hold office for six months without a seat in either House.'),
    about(
      MINISTERS,
      'First from outside the Congress: Morarji Desai, 1977. First to fall by a vote of the House: V. P. Singh, 1990.',
    ),
    about(
      VICE,
      'Removed by the Rajya Sabha with the agreement of the Lok Sabha; the word impeachment is kept for the President.',
    ),
    about(
      PRESIDENTS,
      'Giri won on second preferences in 1969, Reddy was unopposed in 1977, Rajendra Prasad served longest.',
    ),
  ],
  mistakes: [
    about(
      OFFICES,
      'Saying that the ministry answers to Parliament: it is collectively responsible to the Lok Sabha alone.',
    ),
    about([PRESIDENTS, VICE], 'Taking every President for a former Vice-President: several were not.'),
    about(
      MINISTERS,
      'Counting the terms of Vajpayee once: he came in 1996 for thirteen days and again in 1998.',
    ),
  ],
  advanced: [
    about(
      PRESIDENTS,
      'If both offices fall empty the Chief Justice acts as President: M. Hidayatullah did in 1969, after Zakir Husain had died and V. V. Giri had resigned to stand for election.',
    ),
  ],
  lists: {
    [OFFICES]:
      'Learn who appoints, who administers the oath, to whom one resigns and who removes, office by office. The trap is to give the Vice-President the electors of the President: the states vote only for the President.',
    [MINISTERS]:
      'Learn the order with one event each. Short terms are the trap: Charan Singh, V. P. Singh, Chandra Shekhar, Deve Gowda, Gujral. Gulzarilal Nanda was acting only, twice, each time after a death in office.',
    [VICE]:
      'Six of them became President; mark them. The Vice-President chairs the Rajya Sabha without being a member of it, and votes only in a tie.',
    [PRESIDENTS]:
      'Learn the order in threes and tie each to one first: first, only, youngest, from which community. Two died in office, Zakir Husain and Fakhruddin Ali Ahmed.',
  },
})
