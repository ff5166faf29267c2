import { about, defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

const SEATS = 'facts/organisations'
const AGREEMENTS = 'facts/agreements'
const SUMMITS = 'bank/organisations-in-depth'

export const notes = defineNotes({
  overview:
    'Organisations are learnt by city, agreements by subject. A few cities hold most seats: Geneva, New York, Vienna, Rome, Paris, Washington. Know what an organisation does and when it was born, and you can tell why it sits there. Members and chairs change; seats and founding years do not.',
  terms,
  method: [
    'Ask what the organisation is for: peace, money, health, trade, law, region.',
    'Place it in its city group.',
    'For an agreement name the one thing it protects, then the year.',
    'For members count with a date: groups grow.',
  ],
  tables: [
    {
      title: 'Seats by city',
      columns: ['City', 'Organisations', 'Key'],
      rows: [
        ['Geneva', 'WHO, ILO, WTO, WIPO, WMO, ITU, UNHCR, UNCTAD, Red Cross', 'health, work, trade, care'],
        ['New York', 'UN, UNICEF, UNDP', 'the UN and its programmes'],
        ['Washington', 'IMF, World Bank', 'money'],
        ['Vienna', 'IAEA, OPEC, UNIDO', 'atoms, oil, industry'],
        ['Rome', 'FAO, WFP, IFAD', 'food'],
        ['Paris', 'UNESCO, OECD, IEA', 'culture, rich economies, energy'],
        ['Nairobi', 'UNEP, UN-Habitat', 'environment, towns'],
        ['The Hague', 'ICJ, ICC', 'courts'],
        ['London', 'IMO, Commonwealth, Amnesty', 'shipping'],
      ],
      of: [SEATS],
    },
    {
      title: 'Six organs of the United Nations',
      columns: ['Organ', 'Hold on to'],
      rows: [
        ['General Assembly', 'all 193 members (as of 2025), one vote each'],
        ['Security Council', '5 permanent with veto, 10 elected for two years'],
        ['Economic and Social Council', '54 members'],
        ['International Court of Justice', '15 judges for nine years, at The Hague'],
        ['Secretariat', 'the Secretary-General, five years'],
        ['Trusteeship Council', 'at rest since 1994'],
      ],
      of: [SEATS],
    },
    {
      title: 'Agreements by subject',
      columns: ['Subject', 'Agreements'],
      rows: [
        ['Ozone', 'Vienna, then Montreal, then Kigali'],
        ['Climate', 'UNFCCC, then Kyoto, then Paris'],
        ['Living things', 'Ramsar, CITES, Bonn, CBD with Cartagena and Nagoya'],
        ['Chemicals', 'Basel, Rotterdam, Stockholm, Minamata'],
        ['Nuclear arms', 'NPT 1968, CTBT 1996; India has signed neither'],
        ['India and neighbours', 'Panchsheel 1954, Indus Waters 1960, Tashkent 1966, Simla 1972'],
      ],
      of: [AGREEMENTS],
    },
  ],
  tips: [
    about('bank/agencies-of-india', 'Three years to keep: ICMR 1911, BARC 1954, RAW 1968.'),
    about(
      'facts/organisation-abbreviations',
      'The E, S and C of UNESCO are educational, scientific and cultural.',
    ),
    about(SEATS, 'Born at Bretton Woods in 1944: IMF and World Bank. The WTO of 1995 follows GATT of 1948.'),
    about(
      SEATS,
      'Older than the UN: ILO (1919), ITU (1865), UPU (1874), the Red Cross (1863), Interpol (1923).',
    ),
    about(
      SEATS,
      'In Asia: SAARC Kathmandu, ASEAN Jakarta, BIMSTEC Dhaka, SCO Beijing, ADB Manila, NDB Shanghai, AIIB Beijing, ISA Gurugram.',
    ),
    about(SEATS, 'Sports: FIFA Zurich, IOC Lausanne, ICC (cricket) Dubai.'),
    about(
      SEATS,
      'SAARC has eight members; BIMSTEC leaves out Pakistan, Afghanistan and the Maldives and adds Myanmar and Thailand.',
    ),
    about(
      AGREEMENTS,
      'Place names are the place of signing: Ramsar Iran, Kyoto Japan, Nagoya Japan, Minamata the Japanese bay of the mercury poisoning.',
    ),
    about(AGREEMENTS, 'Tashkent ends the war of 1965, Simla that of 1971.'),
    'G20, BRICS and Quad have no seat and no treaty: the chair changes every year.',
    about(
      SUMMITS,
      'Groups of four: QUAD is India, the United States, Japan and Australia; BRIC was Brazil, Russia, India and China until South Africa came in 2010.',
    ),
  ],
  mistakes: [
    about(
      'bank/agencies-of-india',
      'Putting RAW under the Home Ministry: it is under the Cabinet Secretariat.',
    ),
    about(
      'facts/organisation-abbreviations',
      'Reading the first A of SAARC as agreement: it stands for Asian, and the second for association.',
    ),
    about(
      SEATS,
      'Mixing the ICJ (between states, an organ of the UN) with the ICC (tries persons, not an organ of the UN).',
    ),
    about(SEATS, 'Mixing UNESCO (Paris) with UNICEF (New York).'),
    about(SEATS, 'Putting OPEC in the Gulf: it sits in Vienna.'),
    about(SEATS, 'Putting the IMF in New York.'),
    about(
      AGREEMENTS,
      'Mixing Montreal (ozone) with Kyoto (climate), and Nagoya (benefits) with Cartagena (modified organisms).',
    ),
    about(AGREEMENTS, 'Mixing the Vienna Convention of 1985 (ozone) with that of 1961 (diplomats).'),
    about(SUMMITS, 'Counting Germany or Japan among the permanent members of the Security Council.'),
  ],
  advanced: [
    about(
      SEATS,
      'The World Bank Group has five parts: IBRD, IDA, IFC, MIGA, ICSID; India is not a member of ICSID.',
    ),
    about(SEATS, 'SDRs of the IMF are a basket of dollar, euro, yuan, yen and pound.'),
    about(
      AGREEMENTS,
      'A convention is signed, ratified, then in force: Paris was agreed in 2015 and in force in 2016.',
    ),
    about(
      SEATS,
      'Growth of groups, as of 2025: the SCO has ten members since Belarus joined in 2024, ASEAN eleven since Timor-Leste joined in 2025.',
    ),
  ],
  lists: {
    'bank/agencies-of-india':
      'For each agency: full name, year, earlier name, seat, ministry or department, first head. RAW works abroad and the Intelligence Bureau at home; BARC means Trombay, Kalpakkam is another centre; ICMR goes back to 1911.',
    'facts/organisation-abbreviations':
      'Spell a full form out letter by letter and watch the small words: SAARC is an association for regional cooperation, OPEC is of countries, IUCN is a union.',
    [AGREEMENTS]:
      'Learn by subject, in order of time; within a subject each later one goes further. Then add the treaties of India with its neighbours, each with the war or river it settles.',
    [SEATS]:
      'Learn city by city. A question gives the organisation and offers four of these cities, so the short list of cities is all you have to choose from. Add the year for the ten that are asked most.',
    [SUMMITS]:
      'For every group know founders, number of members with a date, last to join and seat. Security Council: five permanent, ten for two years. SAARC eight, BIMSTEC seven, ASEAN five founders.',
  },
})
