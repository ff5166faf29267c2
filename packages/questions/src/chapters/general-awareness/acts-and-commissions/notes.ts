import { about, defineNotes } from '../../../kit/define-notes.ts'

const PROTECTION = 'bank/acts-of-protection'
const DIGNITY = 'bank/laws-of-dignity'
const ORDER = 'bank/acts-of-order-and-trade'
const AGENCIES = 'bank/agencies-and-codes'
const POLLS = 'bank/polls-districts-and-work'
const SOCIETY = 'bank/society-and-order'
const AUDITS = 'bank/audits-charters-and-patents'
const COMMISSIONS = 'bank/commissions'

export const notes = defineNotes({
  overview:
    'Papers ask the well-known Acts of Parliament one by one: the year, whom the Act protects or punishes, the authority it sets up, and one or two numbers of days, years or rupees. Commissions are asked by their head, subject, year and best-known advice.',
  method: [
    'Write one card for each Act: year, what it replaced, who is covered, authority, time limits, punishment.',
    'Ask whether the law is civil or criminal: under FEMA and the Domestic Violence Act most remedies are civil.',
    'For a time limit ask whom it binds: the complainant, the committee, the police or the court.',
    'For a commission note the head, the Article or ministry behind it and the one advice that was followed.',
  ],
  tables: [
    {
      title: 'Acts that protect, by year',
      columns: ['Act', 'Year', 'Remember'],
      rows: [
        ['Dowry Prohibition Act', '1961', 'giver and taker both punished'],
        ['SC/ST (Prevention of Atrocities) Act', '1989', 'no anticipatory bail'],
        ['Domestic Violence Act', '2005', 'Protection Officer, shared household'],
        ['Prohibition of Child Marriage Act', '2006', '18 for girls, 21 for boys'],
        ['POCSO Act', '2012', 'below 18, neutral as to gender'],
        ['POSH Act', '2013', 'Internal Committee from ten employees'],
        ['Juvenile Justice Act', '2015', '16 to 18 may be tried as adults'],
      ],
      of: [PROTECTION],
    },
    {
      title: 'Laws of dignity, life and work',
      columns: ['Law', 'Year', 'Remember'],
      rows: [
        ['Factories Act', '1948', '48 hours a week, overtime at double rate'],
        ['Minimum Wages Act', '1948', 'review within five years; now the Code on Wages'],
        ['MTP Act', '1971', '20 weeks, 24 for some since 2021'],
        ['Act on manual scavengers', '2013', 'sewers and septic tanks too'],
        ['Whistle Blowers Protection Act', '2014', 'within seven years, not without a name'],
        ['Transgender Persons Act', '2019', 'follows the NALSA judgment of 2014'],
        ['Surrogacy (Regulation) Act', '2021', 'altruistic only, once in a life'],
      ],
      of: [DIGNITY],
    },
    {
      title: 'Acts of order and trade, by year',
      columns: ['Act', 'Year', 'Remember'],
      rows: [
        ['Indian Contract Act', '1872', 'a minor’s agreement is void'],
        ['AFSPA', '1958', 'disturbed areas'],
        ['UAPA', '1967', 'individuals listed since 2019'],
        ['NDPS Act', '1985', 'bail under Section 37'],
        ['Prevention of Corruption Act', '1988', 'bribe giver punished since 2018'],
        ['FEMA', '1999', 'replaced FERA, civil'],
        ['IT Act', '2000', 'Section 66A struck down in 2015'],
        ['Competition Act', '2002', 'replaced the MRTP Act'],
        ['Companies Act', '2013', 'social responsibility 2%'],
      ],
      of: [ORDER],
    },
    {
      title: 'Elections, districts, work and identity',
      columns: ['Subject', 'Year', 'Remember'],
      rows: [
        ['Office of Collector', '1772', 'Warren Hastings; judicial powers lost in 1793'],
        ['Act on bonded labour', '1976', 'debt extinguished, vigilance committees'],
        ['Assam Accord', '1985', '25 March 1971, Section 6A'],
        ['Act on child labour', '1986', 'below 14 nowhere, since 2016'],
        ['Prakash Singh case', '2006', 'seven directions on police reforms'],
        ['Aadhaar Act', '2016', 'upheld in 2018 but for Section 57'],
        ['Code on Social Security', '2020', 'defines gig and platform workers'],
        ['Act on digital personal data', '2023', 'Data Protection Board, up to ₹250 crore'],
        ['Electoral bonds struck down', '2024', 'right of voters to information'],
        ['Kovind report', '2024', 'two steps, 100 days between them'],
      ],
      of: [POLLS],
    },
    {
      title: 'Commissions and their subjects',
      columns: ['Head', 'Set up', 'Subject'],
      rows: [
        ['Kothari', '1964', 'education'],
        ['Sarkaria', '1983', 'Centre-State relations'],
        ['Sachar', '2005', 'the Muslim community'],
        ['Punchhi', '2007', 'Centre-State relations again'],
      ],
      of: [COMMISSIONS],
    },
  ],
  tips: [
    about(
      AGENCIES,
      'Ministries: NIA Home Affairs, Enforcement Directorate Finance; the CVC is a body of its own under an Act of 2003.',
    ),
    about(
      DIGNITY,
      'Weeks in the MTP Act: 20 on one doctor’s opinion, 24 on two for some women, beyond that a Board.',
    ),
    about(PROTECTION, 'Ages: POCSO below 18; trial as an adult 16 to 18; marriage 18 and 21.'),
    about(
      ORDER,
      'Sections of the IT Act: 65 source code, 66C identity, 66F terror, 67 obscenity, 69A blocking.',
    ),
    about(POLLS, 'Article 23 is on forced labour at any age, Article 24 on children below 14.'),
    about(
      SOCIETY,
      'Naxalism by year: 1967 Naxalbari, 1969 CPI (ML), 2004 CPI (Maoist), 2011 Salwa Judum judgment.',
    ),
    about(
      AUDITS,
      'Terms: patent 20 years from filing; Part A of the gender budget is wholly for women, Part B from 30%.',
    ),
    about(COMMISSIONS, 'Kothari: 10+2+3 years and 6% of the national income.'),
  ],
  mistakes: [
    about(AGENCIES, 'Putting the NIA and the Enforcement Directorate under one ministry.'),
    about(DIGNITY, 'Giving a Governor the power to pardon a death sentence: only the President has it.'),
    about(PROTECTION, 'Taking POCSO for a law for girls only: it protects boys as well.'),
    about(ORDER, 'Taking a breach of FEMA for a crime: that was so under FERA.'),
    about(
      POLLS,
      'Taking the District Magistrate for the District Judge: one is of the executive, one of the courts.',
    ),
    about(
      SOCIETY,
      'Giving the Press Council power over television: its Act is on newspapers and news agencies.',
    ),
    about(AUDITS, 'Taking gender budgeting for a separate budget, or black money for fake notes.'),
    about(COMMISSIONS, 'Mixing Sarkaria (1983) and Punchhi (2007): both were on the Centre and the States.'),
  ],
  advanced: [
    about(
      PROTECTION,
      'Under POCSO the accused has to prove innocence once the facts of Section 29 stand; the usual rule is the other way round.',
    ),
    about(ORDER, 'Section 69A of the IT Act was upheld in the judgment that struck down Section 66A.'),
  ],
  lists: {
    [PROTECTION]:
      'Sort by whom the Act protects: wives (1961, 2005), working women (2013), children (2006, 2012, 2015), Scheduled Castes and Tribes (1989). Then learn the authority: Protection Officer, Internal Committee, Board, Special Court.',
    [DIGNITY]:
      'For each law learn the case behind it: NALSA (2014), Bachan Singh (1980), Kedar Nath Singh (1962), Balram Singh (2023). Then the one number: 24 weeks, 35 years, seven years, 48 hours.',
    [ORDER]:
      'Sort by field: security (AFSPA, UAPA, NDPS), honesty (corruption), net (IT), road (motor vehicles), money and firms (FEMA, competition, companies, contract). For each learn what it replaced.',
    [AGENCIES]:
      'Agencies by year and ministry: ED 1956 Finance, CVC 1964, NIA 2008 Home Affairs. Four labour codes: wages, industrial relations, social security, safety. Maternity leave 26 weeks since 2017. Bhoodan: Vinoba, Pochampally 1951, one sixth.',
    [POLLS]:
      'Polls: Kovind Committee and Article 82A; bonds 2017 to 2024. District: Collector, DM, Deputy Commissioner are one office. Work: Articles 23 and 24, ILO 138 and 182, aggregators. Data: Principal, Fiduciary, Processor, Board.',
    [SOCIETY]:
      'For each issue learn the law, the case and one body: trafficking Article 23 and Palermo, honour killing Shakti Vahini, waqf mutawalli and the Central Waqf Council, press the Act of 1978, naxalism CoBRA and Greyhounds.',
    [AUDITS]:
      'For each learn where it began and what it does: social audit in Rajasthan, citizen’s charter in Britain, gender budget in Australia; patents by Section 3(d) and Section 84; black money by its three stages.',
    [COMMISSIONS]: 'For each name learn the subject, the year and the one step that followed from it.',
  },
})
