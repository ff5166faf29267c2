import { about, defineChapterNotes } from '../../../kit/define-notes.ts'
import { polityLists } from './notes-lists.ts'

const RIGHTS = 'bank/rights-and-constitution'
const PARLIAMENT = 'bank/government-and-parliament'
const ARTICLES = 'facts/articles'
const AMENDMENTS = 'facts/amendments'
const BODIES = 'facts/national-bodies'
const PARTS = 'facts/constitution-parts'
const SCHEDULES = 'facts/schedules'
const SOURCES = 'facts/borrowed-features'
const PRESIDENTS = 'facts/presidents'
const MINISTERS = 'facts/prime-ministers'
const VICE = 'facts/vice-presidents'
const COMMITTEES = 'facts/committees'

export const polityNotes = defineChapterNotes({
  overview:
    'The Constitution is one book with a plan: who we are (territory, citizens), what the citizen has and owes (rights, principles, duties), who governs (Union, states, local bodies), how they share power (laws, money, services), and what happens in need (emergency, amendment). Know the plan, and an article number tells you its subject from its place. Papers then play on pairs: rights and principles, Lok Sabha and Rajya Sabha, President and Governor, constitutional and statutory.',
  method: [
    'Place the question in the plan: rights, Union, states, bodies, emergency, amendment.',
    'For an article use its range: 12–35 rights, 36–51 principles, 52–151 the Union, 152–237 the states.',
    'For a body ask by what it exists: an article, an Act or an order of the government.',
    'In a statement question suspect always, only and every: the Constitution nearly always has an exception.',
  ],
  tables: [
    {
      title: 'Where an article stands',
      columns: ['Articles', 'Subject', 'Anchor'],
      rows: [
        ['1–11', 'Union and citizenship', '3: new states'],
        ['12–35', 'Fundamental Rights', '14, 19, 21, 32'],
        ['36–51', 'Directive Principles', '40 panchayats, 44 civil code'],
        ['51A', 'Fundamental Duties', 'eleven of them'],
        ['52–151', 'the Union', '72 pardon, 110 Money Bill, 123 ordinance'],
        ['152–237', 'the states', '161 pardon, 213 ordinance, 226 writs'],
        ['243 with letters', 'panchayats and municipalities', '73rd and 74th amendments'],
        ['245–263', 'laws and relations', '246 lists, 262 rivers'],
        ['268–293', 'sharing of taxes, loans', '280 Finance Commission'],
        ['324–329', 'elections', '326 adult suffrage'],
        ['352–360', 'emergency', '352, 356, 360'],
        ['368', 'amendment', ''],
      ],
      of: [ARTICLES, PARTS, RIGHTS, PARLIAMENT],
    },
    {
      title: 'Rights, Principles, Duties',
      columns: ['Point', 'Rights', 'Principles', 'Duties'],
      rows: [
        ['Part', 'III', 'IV', 'IV-A'],
        ['Enforced by courts', 'yes', 'no', 'no'],
        ['Aim', 'political democracy', 'social and economic democracy', 'the citizen’s part'],
        ['Model', 'the United States', 'Ireland', 'the Soviet Union'],
        ['Bind', 'mostly the State', 'the State', 'the citizen'],
      ],
      of: [RIGHTS, SOURCES],
    },
    {
      title: 'Two Houses',
      columns: ['Point', 'Lok Sabha', 'Rajya Sabha'],
      rows: [
        ['Chosen by', 'the people', 'elected members of the assemblies'],
        ['Life', 'five years unless dissolved', 'permanent; a third retires every two years'],
        ['Least age', '25', '30'],
        ['Chaired by', 'the Speaker', 'the Vice-President'],
        ['Money Bill', 'begins here, decides', 'can only advise, within 14 days'],
        ['Alone can', 'remove the government', 'open a State subject (249), create All-India Services (312)'],
      ],
      of: [PARLIAMENT],
    },
    {
      title: 'Five writs',
      columns: ['Writ', 'Says', 'Against whom'],
      rows: [
        ['Habeas corpus', 'produce the person', 'anybody, private persons too'],
        ['Mandamus', 'do your duty', 'public authorities; not the President or a private person'],
        ['Prohibition', 'stop the case', 'lower courts and tribunals, before the order'],
        ['Certiorari', 'the order is quashed', 'lower courts, tribunals, authorities, after the order'],
        ['Quo warranto', 'by what right do you hold it?', 'the holder of a public office'],
      ],
      of: [RIGHTS],
    },
  ],
  tips: [
    about(
      RIGHTS,
      'Rights for citizens only: 15, 16, 19, 29, 30. Rights for every person: 14, 20, 21, 21A, 22, 25.',
    ),
    about(RIGHTS, 'Articles 20 and 21 cannot be suspended even in an emergency.'),
    about(
      [RIGHTS, ARTICLES],
      'Article 32 goes to the Supreme Court for Fundamental Rights only; Article 226 goes to a High Court and is wider.',
    ),
    about(
      [PARLIAMENT, ARTICLES],
      'President and Governor go in pairs: pardon 72 and 161, ordinance 123 and 213, ministers 74 and 163, budget 112 and 202.',
    ),
    about(
      AMENDMENTS,
      'Learn five by heart first: 42nd the mini-constitution, 44th its repair, 73rd and 74th local bodies, 101st GST.',
    ),
    about(
      BODIES,
      'Constitutional bodies have an article; NHRC, CIC and NGT have an Act; NITI Aayog has neither.',
    ),
    about(
      SCHEDULES,
      'Remember the twelve with TEARS OF OLD PM: territories, emoluments, affirmations, Rajya Sabha, Scheduled areas, other tribal areas, federal lists, official languages, land reforms, defection, panchayats, municipalities.',
    ),
    about(
      SOURCES,
      'What protects the citizen is American, what runs the house is British, what guides the State is Irish.',
    ),
    about(
      PRESIDENTS,
      'The President is elected by elected members of both Houses and of the assemblies; nominated members have no vote, though they can vote in an impeachment.',
    ),
    about(
      VICE,
      'The Vice-President is elected by all members of both Houses, nominated ones too; the states have no part.',
    ),
    about(
      [MINISTERS, PARLIAMENT],
      'A minister may hold office for six months without a seat in either House.',
    ),
    about(
      PARLIAMENT,
      'A joint sitting (108) is for ordinary bills; never for a Money Bill or a constitutional amendment.',
    ),
    about(
      COMMITTEES,
      'Panchayats: Balwant Rai Mehta three tiers, Ashok Mehta two. Centre and states: Sarkaria, then Punchhi.',
    ),
    about(
      PARTS,
      'Part VII was repealed; newer parts carry letters (IV-A, IX-A, IX-B, XIV-A), so the last number is still XXII.',
    ),
    about(
      BODIES,
      'The NHRC can only recommend; the Election Commission decides. The CAG reports to the President, and Parliament reads.',
    ),
    about(
      COMMITTEES,
      'Committees of Parliament are something else: Public Accounts, Estimates, Public Undertakings.',
    ),
    about(
      SOURCES,
      'Due process is American, procedure established by law Japanese; since Maneka Gandhi (1978) the procedure must also be fair.',
    ),
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
    about(
      AMENDMENTS,
      'Then the newer ones: 86th education, 91st size of ministries, 99th judges (struck down in 2015), 103rd weaker sections, 106th women.',
    ),
    about(
      PARTS,
      'III rights, IV principles, V Union, VI states: from the citizen to the state. XVIII is emergency, XX amendment.',
    ),
    about(
      SCHEDULES,
      'Languages of the Eighth: 14 in 1950, Sindhi in 1967, three in 1992, four in 2003, so 22.',
    ),
  ],
  slips: [
    about(
      RIGHTS,
      'Counting property among Fundamental Rights: since 1978 it is a legal right under Article 300A.',
    ),
    about([ARTICLES, RIGHTS], 'Taking Article 17 (untouchability) for Article 18 (titles).'),
    about(
      [PARLIAMENT, ARTICLES],
      'Mixing Article 352 (war, external aggression, armed rebellion), 356 (breakdown in a state) and 360 (finance).',
    ),
    about(AMENDMENTS, 'Giving the voting age of 18 to the 42nd amendment: it is the 61st.'),
    about(BODIES, 'Calling the Election Commission statutory or the NHRC constitutional.'),
    about(
      SCHEDULES,
      'Mixing the Fifth Schedule (Scheduled Areas) with the Sixth (tribal areas of four north-eastern states).',
    ),
    about(
      SOURCES,
      'Giving the Concurrent List to Canada: it is from Australia; residuary powers are from Canada.',
    ),
    about([PRESIDENTS, VICE], 'Taking every President for a former Vice-President: several were not.'),
    about(
      PARLIAMENT,
      'Saying that the Speaker presides over the Rajya Sabha: the Speaker presides over joint sittings.',
    ),
    about(
      COMMITTEES,
      'Mixing Balwant Rai Mehta with Ashok Mehta, and the Mudaliar (schools) with the Radhakrishnan Commission (universities).',
    ),
    about(
      MINISTERS,
      'Counting the terms of Vajpayee once: he came in 1996 for thirteen days and again in 1998.',
    ),
    about(PARTS, 'Looking for panchayats in Part XI: they are Part IX, municipalities IX-A.'),
  ],
  advanced: [
    about(
      [RIGHTS, AMENDMENTS],
      'Basic structure in order: Shankari Prasad 1951, Golaknath 1967, Kesavananda 1973, Minerva Mills 1980.',
    ),
    about(
      AMENDMENTS,
      'Some amendments need half of the states too: those on federal lists, High Courts and Supreme Court, election of the President, representation, and Article 368 itself.',
    ),
    about(
      PARLIAMENT,
      'Simple majority for ordinary law; a majority of the House and two thirds of those voting for amendment; two thirds of the whole membership to impeach the President.',
    ),
    about(
      [BODIES, PARLIAMENT],
      'Members of the UPSC leave at 65, of a state commission at 62, the CAG at 65, judges of the Supreme Court at 65 and of a High Court at 62.',
    ),
  ],
  lists: polityLists,
})
