import { about, defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

const RIGHTS = 'bank/rights-and-constitution'
const PARLIAMENT = 'bank/government-and-parliament'
const ARTICLES = 'facts/articles'
const AMENDMENTS = 'facts/amendments'
const BODIES = 'facts/national-bodies'
const PARTS = 'facts/constitution-parts'
const SCHEDULES = 'facts/schedules'
const SOURCES = 'facts/borrowed-features'
const COMMITTEES = 'facts/committees'
const DEPTH = 'bank/articles-in-depth'
const OFFICES = 'bank/offices-in-depth'
const STATEMENTS = 'bank/polity-statements'
const ACTS = 'facts/constitutional-acts'

/** How to remember each list of polity. */
const polityLists = {
  'bank/powers-and-cases':
    'Each case with the one thing it decided and its year; each office with how it is filled, removed and what it alone can do.',
  'bank/rights-and-constitution':
    'Six groups of rights: equality (14–18), freedom (19–22), against exploitation (23–24), religion (25–28), culture and education (29–30), remedies (32). Ask of each: for citizens or for all, against whom, and with what exception. Principles direct, duties remind; neither can be enforced by a court.',
  'bank/government-and-parliament':
    'Follow a bill: introduced, read, passed, sent to the other House, assented to. Then follow a rupee: budget, vote, appropriation, audit by the CAG, Public Accounts Committee. Most questions ask for one step of these two roads.',
  'facts/national-bodies':
    'Three baskets. Article of the Constitution: constitutional. Act of Parliament: statutory. Resolution of the cabinet: executive. Then learn who appoints, for how long and who can remove: what is hard to remove is meant to be independent.',
  'facts/committees':
    'Tie the name to one word: Mandal backward classes, Sarkaria Centre and states, Swaran Singh duties, Narasimham banks, Kothari education. Two committees may bear one name, so add the year.',
  'facts/borrowed-features':
    'Ask what a country is proud of. Britain: Parliament and rule of law. America: rights and courts. Ireland: social principles. Canada: a strong Centre. Australia: working together (Concurrent List, joint sitting). The Act of 1935 gave the largest share of the text.',
  'facts/amendments':
    'Put them on the road of history: land reform in the 1950s, states and languages in 1956, Parliament against courts in the 1970s, Emergency in 1976 and repair in 1978, local bodies in 1992, reservation and GST later. The number grows with the year, so an order question can be solved from the story.',
  'facts/constitution-parts':
    'Read the parts as a table of contents: land, people, rights, principles, Union, states, local bodies, relations, money, services, elections, languages, emergency, amendment.',
  'facts/schedules':
    'Schedules are the appendices: lists that would burden the text. There were eight in 1950; the Ninth came in 1951, the Tenth in 1985, the Eleventh and Twelfth with local bodies in 1992.',
  'facts/articles':
    'Do not learn them one after another. Learn one anchor for every ten or twenty, then the neighbours of each anchor: 14 equality, so 15 and 16 are its uses and 17 and 18 what it abolishes. Pairs of Union and state lie about ninety apart: 72 and 161, 123 and 213.',
  [DEPTH]:
    'Take one article at a time and know five things of it: what it says, who has it, its limits, the amendment that changed it and the case that widened it. Article 21 lives by its cases, Article 370 by its dates.',
  [OFFICES]:
    'Ask six questions of every office: who appoints, what qualification, what term, who takes the oath, how removed, to whom the resignation goes. Put the Union office beside that of the State.',
  [STATEMENTS]:
    'Judge each statement alone and write T or F beside it before you look at the code. A statement with only, all, never or cannot is often the wrong one; check it first.',
  [ACTS]:
    'Every Act takes a step: 1773 control begins, 1784 double control, 1833 one Governor-General of India, 1853 examination, 1858 Crown, 1909 separate electorates, 1919 dyarchy in provinces, 1935 provincial autonomy.',
}

export const notes = defineNotes({
  overview:
    'The Constitution is one book with a plan: who we are (territory, citizens), what the citizen has and owes (rights, principles, duties), who governs (Union, states, local bodies), how they share power (laws, money, services), and what happens in need (emergency, amendment). Know the plan, and an article number tells you its subject from its place. Papers then play on pairs: rights and principles, Lok Sabha and Rajya Sabha, President and Governor, constitutional and statutory.',
  terms,
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
      'bank/powers-and-cases',
      'Kesavananda Bharati (1973) gave the basic structure; Minerva Mills (1980) the balance of rights and directive principles.',
    ),
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
    about(PARLIAMENT, 'A minister may hold office for six months without a seat in either House.'),
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
    about(
      DEPTH,
      'Cases of Article 21 in order: Maneka Gandhi 1978 fair procedure, Hussainara 1979 speedy trial, Olga Tellis 1985 livelihood, Puttaswamy 2017 privacy.',
    ),
    about(
      OFFICES,
      'Six years or 65: CAG and Election Commissioners. Three years or 70: chairperson of the NHRC. Pleasure: Governor, Attorney General, ministers.',
    ),
    about(
      STATEMENTS,
      'In Statement-I and II questions first judge both; only if both are true ask whether because would join them.',
    ),
    about(ACTS, 'Charters came every twenty years: 1793, 1813, 1833, 1853.'),
  ],
  mistakes: [
    about(
      'bank/powers-and-cases',
      'Taking Golaknath (1967) for the case of the basic structure; it is Kesavananda Bharati.',
    ),
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
    about(
      PARLIAMENT,
      'Saying that the Speaker presides over the Rajya Sabha: the Speaker presides over joint sittings.',
    ),
    about(
      COMMITTEES,
      'Mixing Balwant Rai Mehta with Ashok Mehta, and the Mudaliar (schools) with the Radhakrishnan Commission (universities).',
    ),
    about(PARTS, 'Looking for panchayats in Part XI: they are Part IX, municipalities IX-A.'),
    about(
      DEPTH,
      'Taking 5 August 2019 (the order on Article 370) for 31 October 2019 (the two Union Territories).',
    ),
    about(
      OFFICES,
      'Letting the Governor appoint judges of the High Court: the President does, after consulting the Governor.',
    ),
    about(STATEMENTS, 'Choosing the code with most statements: half-true statements are put in for that.'),
    about(ACTS, 'Giving dyarchy in the provinces to 1935: it came in 1919 and was ended in 1935.'),
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
