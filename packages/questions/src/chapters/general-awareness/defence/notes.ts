import { about, defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

const SYSTEMS = 'facts/defence-systems'
const EXERCISES = 'facts/military-exercises'
const RANKS = 'facts/military-ranks'
const FORCES = 'bank/forces-and-operations'

export const notes = defineNotes({
  overview:
    'Defence in papers is three matchings: weapon with kind, exercise with partner, rank with rank. All three give clues in the name once you know how to read it. The rest is news of the year, such as new ships and chiefs, and has to be learnt with a date.',
  terms,
  method: [
    'For a weapon ask: from where to where (surface, air, sea), how far, ballistic or cruise, whose.',
    'For an exercise ask: which service, and what do the letters or the language say?',
    'For a rank count from the top in each service.',
    'For news write the month beside the fact.',
  ],
  tables: [
    {
      title: 'Partners and services',
      columns: ['Partner', 'Army', 'Navy', 'Air Force'],
      rows: [
        ['United States', 'Yudh Abhyas', '', 'Cope India'],
        ['France', 'Shakti', 'Varuna', 'Garuda'],
        ['United Kingdom', 'Ajeya Warrior', 'Konkan', 'Indradhanush'],
        ['Japan', 'Dharma Guardian', 'JIMEX', 'Veer Guardian'],
        ['Sri Lanka', 'Mitra Shakti', 'SLINEX', ''],
        ['Singapore', 'Bold Kurukshetra, Agni Warrior', 'SIMBEX', ''],
      ],
      of: [EXERCISES],
    },
    {
      title: 'Missiles: read the words',
      columns: ['Word', 'Meaning', 'Example'],
      rows: [
        ['Ballistic', 'thrown up by a rocket, falls on its own', 'Agni, Prithvi'],
        ['Cruise', 'flies level with an engine all the way', 'BrahMos, Nirbhay'],
        ['Surface to air', 'defends against aircraft', 'Akash, Barak 8, S-400'],
        ['Air to air', 'from fighter to fighter', 'Astra'],
        ['Anti-tank', 'seeks armour', 'Nag'],
        ['Submarine-launched', 'from under water', 'K-15 Sagarika, K-4'],
      ],
      of: [SYSTEMS],
    },
    {
      title: 'Gallantry, highest first',
      columns: ['In war', 'In peace'],
      rows: [
        ['Param Vir Chakra', 'Ashoka Chakra'],
        ['Maha Vir Chakra', 'Kirti Chakra'],
        ['Vir Chakra', 'Shaurya Chakra'],
      ],
      of: [RANKS],
    },
  ],
  tips: [
    about(
      'bank/wars-of-india',
      'Plans of Pakistan by year: Gibraltar and Grand Slam 1965, Searchlight 1971, Badr 1999.',
    ),
    about('bank/missiles-in-depth', 'BrahMos is named after the Brahmaputra and the Moskva.'),
    about(SYSTEMS, 'The missile programme of 1983 spells PATNA: Prithvi, Agni, Trishul, Nag, Akash.'),
    about(
      SYSTEMS,
      'BrahMos is Brahmaputra and Moskva: India and Russia. Barak is with Israel. Rafale is French, Apache and Chinook American.',
    ),
    about(
      SYSTEMS,
      'Carriers: Vikramaditya came from Russia, Vikrant (2022) was built in Kochi; the first Vikrant fought in 1971.',
    ),
    about(
      EXERCISES,
      'Letters speak: SIMBEX Singapore, KAZIND Kazakhstan, SLINEX Sri Lanka, AUSTRAHIND Australia, INDRA India and Russia.',
    ),
    about(
      EXERCISES,
      'Language speaks: Nomadic Elephant Mongolia, Harimau (tiger in Malay) Malaysia, Dustlik (friendship in Uzbek) Uzbekistan, Ekuverin (friends in Dhivehi) the Maldives.',
    ),
    about(
      EXERCISES,
      'Malabar began with the United States in 1992; Japan and Australia take part as well, as of 2025.',
    ),
    about(RANKS, 'Four stars: General, Admiral and Air Chief Marshal lead the three services.'),
    about(
      RANKS,
      'Five stars are for life: Manekshaw and Cariappa Field Marshals, Arjan Singh Marshal of the Air Force.',
    ),
    'The President is Supreme Commander; the Chief of Defence Staff advises the Defence Minister on matters of all three services.',
    about(
      FORCES,
      'Rescue of Indians: Rahat Yemen 2015, Devi Shakti Afghanistan 2021, Ganga Ukraine 2022, Kaveri Sudan 2023.',
    ),
  ],
  mistakes: [
    about(
      'bank/wars-of-india',
      'Taking the Tashkent Declaration for the paper of 1971: it closed the war of 1965, Simla that of 1971.',
    ),
    about('bank/missiles-in-depth', 'Taking Akash, which hits aircraft, for Nag, which hits tanks.'),
    about(EXERCISES, 'Mixing Garuda (France, air force) with Garuda Shakti (Indonesia, army).'),
    about(EXERCISES, 'Mixing Shakti (France), Mitra Shakti (Sri Lanka) and Harimau Shakti (Malaysia).'),
    about(SYSTEMS, 'Mixing Prithvi (short range) with Agni (long range).'),
    about(SYSTEMS, 'Mixing Tejas (combat aircraft) with Dhruv (helicopter) and Arjun (tank).'),
    about(RANKS, 'Putting a Captain of the Navy beside a Captain of the Army: he ranks with a Colonel.'),
    about(FORCES, 'Mixing the two Operations Vijay: Goa in 1961 and Kargil in 1999.'),
  ],
  advanced: [
    about(
      SYSTEMS,
      'A triad can launch from land, air and sea; Arihant completes it for India, whose doctrine is no first use.',
    ),
    about(SYSTEMS, 'Barak 8 comes as a sea and a land version (MRSAM for the Army and Air Force).'),
    about(
      EXERCISES,
      'MILAN is hosted by the Indian Navy for many navies; RIMPAC by the United States off Hawaii.',
    ),
  ],
  lists: {
    'bank/wars-of-india':
      'For each war note year, Prime Minister, Army chief, one battle and the paper that closed it: 1962 Nehru, Thapar, Rezang La; 1965 Shastri, Chaudhuri, Asal Uttar, Tashkent; 1971 Indira Gandhi, Manekshaw, Longewala, Simla; 1999 Vajpayee, Malik, Tiger Hill.',
    'bank/missiles-in-depth':
      'Missiles by what they hit: Prithvi and Agni from surface to surface, Akash aircraft, Nag tanks; BrahMos is a cruise missile.',
    [RANKS]:
      'Write three columns and count down from General, Admiral, Air Chief Marshal. A Lieutenant General ranks above a Major General though a Major ranks above a Lieutenant: the title was once Sergeant-Major General. In the Navy Vice comes before Rear.',
    [SYSTEMS]:
      'Make a drawer for each kind: ballistic, cruise, air defence, air to air, anti-tank, tanks, aircraft, helicopters, ships, submarines. Names from Sanskrit are mostly Indian; for those made with a partner learn both countries.',
    [EXERCISES]:
      'Do not learn partner by partner alone: also learn which exercises of one partner belong to which service. Sea words (Konkan, Varuna) are navies, warriors and strength are armies, winged beings are air forces, as a rule.',
    [FORCES]:
      'Forces by border: BSF Pakistan and Bangladesh, ITBP China, SSB Nepal and Bhutan, Assam Rifles Myanmar. Operations by year and place: Polo 1948 Hyderabad, Vijay 1961 Goa, Trident 1971 Karachi, Meghdoot 1984 Siachen, Vijay 1999 Kargil.',
  },
})
