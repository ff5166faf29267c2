import { about, defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

const STATES = 'facts/states'
const SYMBOLS = 'facts/state-symbols'
const PEOPLE = 'bank/people-weather-and-coasts'
const FARMS = 'bank/farms-rivers-and-work'

export const notes = defineNotes({
  overview:
    'India has 28 states and 8 union territories (as of 2025). Learn them in the waves in which they were made, since the year, the parent state and the reason belong together. Then learn where capital and High Court are not in the same city, and the animal and bird of each state with the park where they live.',
  terms,
  method: [
    'See the map: which states are neighbours, which one was cut from which?',
    'For a year go to the wave: 1956, 1960, 1966, 1972, 1987, 2000, 2014, 2019.',
    'For a court ask whether the state has its own High Court or shares one.',
    'For an animal think of the land: snow leopard in the hills, camel in the desert.',
  ],
  tables: [
    {
      title: 'How the states were made',
      columns: ['Year', 'What', 'Reason'],
      rows: [
        ['1953', 'Andhra from Madras', 'language; the fast of Potti Sriramulu'],
        ['1956', '14 states and 6 union territories', 'States Reorganisation Act, Fazl Ali'],
        ['1960', 'Maharashtra and Gujarat from Bombay', 'language'],
        ['1963', 'Nagaland', 'the hills of Assam'],
        ['1966', 'Haryana from Punjab', 'language, Shah Commission'],
        [
          '1971 and 1972',
          'Himachal Pradesh; Manipur, Meghalaya, Tripura',
          'from territory or Assam to state',
        ],
        ['1975', 'Sikkim', '36th amendment'],
        ['1987', 'Mizoram, Arunachal Pradesh, Goa', 'from territory to state'],
        ['2000', 'Chhattisgarh, Uttarakhand, Jharkhand', 'all in November, in this order'],
        ['2014', 'Telangana from Andhra Pradesh', '2 June'],
        ['2019', 'Jammu and Kashmir, Ladakh as territories', '31 October'],
      ],
      of: [STATES],
    },
    {
      title: 'Court and capital in different cities',
      columns: ['State', 'Capital', 'High Court'],
      rows: [
        ['Uttar Pradesh', 'Lucknow', 'Prayagraj'],
        ['Madhya Pradesh', 'Bhopal', 'Jabalpur'],
        ['Rajasthan', 'Jaipur', 'Jodhpur'],
        ['Odisha', 'Bhubaneswar', 'Cuttack'],
        ['Kerala', 'Thiruvananthapuram', 'Kochi'],
        ['Chhattisgarh', 'Raipur', 'Bilaspur'],
        ['Uttarakhand', 'Dehradun', 'Nainital'],
        ['Gujarat', 'Gandhinagar', 'Ahmedabad'],
      ],
      of: [STATES],
    },
    {
      title: 'Symbols of the nation',
      columns: ['Symbol', 'What'],
      rows: [
        ['Animal, heritage animal', 'tiger, elephant'],
        ['Bird', 'peacock'],
        ['Water animal', 'river dolphin'],
        ['Flower, tree, fruit', 'lotus, banyan, mango'],
        ['Emblem', 'lions of Sarnath with Satyameva Jayate (Mundaka Upanishad)'],
        ['Anthem, song', 'Jana Gana Mana (Tagore), Vande Mataram (Bankim Chandra)'],
        ['Calendar', 'Saka, adopted in 1957'],
        ['Flag', 'height to length 2 to 3; wheel of 24 spokes'],
      ],
      of: [SYMBOLS],
    },
    {
      title: 'Limits to remember',
      columns: ['What', 'Limit'],
      rows: [
        ['Cloudburst', '100 mm of rain in an hour'],
        ['Heat wave in the plains', '40 °C, and 4.5 °C above normal; 45 °C whatever the normal'],
        ['Coastal Regulation Zone', '500 m from the High Tide Line'],
        ['CRZ-I, II, III, IV', 'sensitive, towns, villages, water'],
        ['Inner Line Permit', 'Arunachal Pradesh, Nagaland, Mizoram, Manipur'],
      ],
      of: [PEOPLE],
    },
  ],
  tips: [
    about(PEOPLE, 'Reasons of migration in 2011: marriage for women, work for men.'),
    about(FARMS, 'Ken gives and Betwa takes: water goes from the surplus river to the other.'),
    about(
      STATES,
      'Of 2000 say CUJ in the order of days: Chhattisgarh 1, Uttarakhand 9, Jharkhand 15 November.',
    ),
    about(
      STATES,
      'The Guwahati court serves four states: Assam, Nagaland, Mizoram, Arunachal Pradesh. Manipur, Meghalaya and Tripura have had their own since 2013.',
    ),
    about(
      STATES,
      'Mumbai serves Goa, and Dadra and Nagar Haveli and Daman and Diu; Kolkata the Andamans; Kochi Lakshadweep; Chennai Puducherry; Chandigarh Punjab, Haryana and itself.',
    ),
    about(STATES, 'Union territories with an assembly: Delhi, Puducherry, Jammu and Kashmir.'),
    about(
      STATES,
      'States that touch most others: Uttar Pradesh eight states and Delhi. Longest coast: Gujarat.',
    ),
    about(STATES, 'Border by state: Bangladesh has the longest with India, most of it with West Bengal.'),
    about(
      SYMBOLS,
      'Birds with a name of their land: great Indian bustard Rajasthan, sarus Uttar Pradesh, monal Uttarakhand, hornbill Kerala and Arunachal Pradesh.',
    ),
    about(
      SYMBOLS,
      'Elephant: Karnataka, Kerala and Jharkhand. Indian roller (neelkanth): Karnataka, Odisha, Telangana.',
    ),
    about('bank/census-and-symbols', 'Flag 22 July 1947, anthem 24 January 1950, emblem 26 January 1950.'),
  ],
  mistakes: [
    about(
      PEOPLE,
      'Giving the Inner Line Permit to all of the north-east: Assam, Tripura and Sikkim have none.',
    ),
    about(FARMS, 'Taking natural farming for organic farming: it buys no manure from outside the farm.'),
    about(STATES, 'Giving Allahabad’s court to Lucknow: Lucknow has a bench only.'),
    about(STATES, 'Giving Ladakh or Chandigarh an assembly.'),
    about(STATES, 'Calling Goa a state since 1961: it was freed then and became a state in 1987.'),
    about(STATES, 'Counting 29 states: since 2019 there are 28.'),
    about(SYMBOLS, 'Mixing the animal of the state with the animal of its famous park.'),
    about(SYMBOLS, 'Mixing barasingha (Madhya Pradesh, Uttar Pradesh) with sangai (Manipur).'),
    about('bank/census-and-symbols', 'Calling 1872 the first synchronous census; that was 1881.'),
  ],
  advanced: [
    about(
      STATES,
      'Article 3 lets Parliament make or change states by simple majority; the state is heard, but need not agree.',
    ),
    about(
      STATES,
      'JVP and Dhar advised against states by language; Fazl Ali accepted language, but not one language, one state.',
    ),
    about(SYMBOLS, 'Rajasthan has two animals: chinkara of the wild, camel of the tame.'),
  ],
  lists: {
    [PEOPLE]:
      'For weather keep the limit in figures, for a permit or a zone the Act behind it and the States or classes. Migration: push, pull, remittances. Geothermal: Puga, Manikaran, Tattapani. Bustard: Godawan, Desert National Park.',
    [FARMS]:
      'Each topic has a few words of its own: Jeevamrit and Acchadana, Happy Seeder and Pusa decomposer, Ken and Betwa, linear and circular, e-Shram and SVANidhi, charkha and KVIC. Say what each one does.',
    'bank/census-and-symbols':
      'From the census keep the highest and the lowest state for each figure. From the symbols keep the date, the source and the number.',
    [STATES]:
      'Say each state as one line: capital, year, court. Take the north-east as seven sisters and a brother (Sikkim), the south as five, the territories by themselves. What differs from the rule (two capitals, a shared court) is what is asked.',
    [SYMBOLS]:
      'Animal and bird together with the kind of land. Hill states have pheasants and deer of the snow, the north-east has sangai, clouded leopard and rhino, dry states have bustard and chinkara. Where two states share a symbol, learn both.',
  },
})
