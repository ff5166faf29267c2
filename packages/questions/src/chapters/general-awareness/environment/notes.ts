import { about, defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

const ECOLOGY = 'bank/ecology'
const PROTECTION = 'bank/environmental-protection'
const PARKS = 'facts/national-parks'
const RAMSAR = 'facts/ramsar-sites'

export const notes = defineNotes({
  overview:
    'Start from the ecosystem: energy flows through it once, matter goes round in it. Then see what disturbs it (pollution, warming, loss of species) and what protects it: areas, laws and conventions. UPSC asks how these hang together; SSC and railway papers ask which park is where, which gas does what, which convention is for what.',
  terms,
  method: [
    'Decide the level: process in nature, harm, or protection.',
    'For a harm follow the chain: source, substance, what it does, to whom.',
    'For protection ask on what scale: one species, one area, a law of India, a treaty of the world.',
    'For a park or wetland see the map and the animal it is known for.',
  ],
  tables: [
    {
      title: 'Gases and harm',
      columns: ['Harm', 'Caused by', 'Treaty'],
      rows: [
        [
          'Warming',
          'carbon dioxide, methane, nitrous oxide, water vapour, CFCs',
          'UNFCCC 1992, Kyoto 1997, Paris 2015',
        ],
        ['Loss of ozone', 'CFCs, halons', 'Vienna 1985, Montreal 1987'],
        ['Acid rain', 'sulphur dioxide, oxides of nitrogen', ''],
        ['Smog of sunlight', 'oxides of nitrogen with hydrocarbons', ''],
        ['Poisoning of blood', 'carbon monoxide', ''],
      ],
      of: [PROTECTION],
    },
    {
      title: 'How strictly an area is kept',
      columns: ['Area', 'Under', 'People'],
      rows: [
        ['National park', 'Wild Life (Protection) Act 1972', 'no grazing, no private rights'],
        ['Sanctuary', 'the same Act', 'some rights may stay'],
        ['Tiger reserve', 'the same Act; core and buffer', 'core without use, buffer with'],
        [
          'Biosphere reserve',
          'a national scheme on the model of UNESCO; core, buffer, transition',
          'people live in the outer zone',
        ],
        ['Ramsar site', 'the convention of 1971', 'wise use'],
      ],
      of: [PARKS, RAMSAR, ECOLOGY],
    },
    {
      title: 'Pyramids',
      columns: ['Pyramid of', 'Upright', 'Inverted'],
      rows: [
        ['Numbers', 'grassland', 'a single tree with its insects and birds'],
        ['Biomass', 'forest', 'the open sea'],
        ['Energy', 'always', 'never'],
      ],
      of: [ECOLOGY],
    },
    {
      title: 'Laws of India in order',
      columns: ['Year', 'Act'],
      rows: [
        ['1972', 'Wild Life (Protection)'],
        ['1974', 'Water (Prevention and Control of Pollution)'],
        ['1980', 'Forest (Conservation)'],
        ['1981', 'Air (Prevention and Control of Pollution)'],
        ['1986', 'Environment (Protection), after Bhopal'],
        ['2002', 'Biological Diversity'],
        ['2006', 'Forest Rights'],
        ['2010', 'National Green Tribunal'],
      ],
      of: [PROTECTION, ECOLOGY],
    },
  ],
  tips: [
    about(
      'bank/gases-biomes-and-reserves',
      'In situ is at home: park, sanctuary, sacred grove. Ex situ is away: zoo, seed bank, garden.',
    ),
    about(
      'bank/conservation-pairs',
      'In situ is at home, ex situ is away from home; a zoo is always ex situ.',
    ),
    about(
      'bank/parks-and-reserves',
      'Madhya Pradesh by animal and story: Kanha barasingha, Kuno cheetah, Pench The Jungle Book, Panna the river Ken.',
    ),
    about(
      'bank/summits-species-and-laws',
      'The Earth Summit of 1992 gave Agenda 21 and the conventions on climate and biological diversity.',
    ),
    about(ECOLOGY, 'About a tenth of the energy passes to the next level; so food chains are short.'),
    about(
      ECOLOGY,
      'Four hotspots reach into India: Himalaya, Western Ghats with Sri Lanka, Indo-Burma, Sundaland (the Nicobars).',
    ),
    about(
      ECOLOGY,
      'IUCN steps downwards: least concern, near threatened, vulnerable, endangered, critically endangered, extinct in the wild, extinct.',
    ),
    about(ECOLOGY, 'In situ is at home (park, sacred grove), ex situ is away (zoo, seed bank).'),
    about(PROTECTION, 'Ozone is good up in the stratosphere and bad down in the air we breathe.'),
    about(
      PROTECTION,
      'Three Rio conventions: climate, biodiversity, desertification. Three on chemicals: Basel waste, Rotterdam trade, Stockholm lasting poisons. Minamata is mercury.',
    ),
    about(PROTECTION, 'High BOD means dirty water: bacteria need much oxygen to clean it.'),
    about(
      PARKS,
      'Rhino Kaziranga, lion Gir, sangai Keibul Lamjao, hangul Dachigam, tahr Eravikulam, cheetah Kuno, wild ass the Little Rann.',
    ),
    about(PARKS, 'Corbett, 1936, was the first park and in 1973 the first home of Project Tiger.'),
    about(
      RAMSAR,
      'Chilika and Keoladeo were the first two, in 1981. New sites are added often: learn numbers with their date.',
    ),
    about(
      RAMSAR,
      'The Montreux Record lists sites in danger: in India Keoladeo and Loktak; Chilika came off it.',
    ),
    about('bank/conservation-and-law', 'Article 48A is for the State, Article 51A(g) for citizens.'),
    about('facts/biosphere-reserves', 'Nilgiri was the first, Kachchh is the largest.'),
    about('facts/environment-agreements', 'Vienna 1985 promised, Montreal 1987 acted.'),
    about('facts/environment-laws', 'Water came before air.'),
  ],
  mistakes: [
    about(
      'bank/gases-biomes-and-reserves',
      'Calling nitrogen a greenhouse gas: nitrous oxide is one, nitrogen is not.',
    ),
    about(
      'bank/conservation-pairs',
      'Blaming the ozone hole for global warming: one lets in ultraviolet, the other holds back infrared.',
    ),
    about(
      'bank/parks-and-reserves',
      'Putting Mudumalai in Karnataka: it is in Tamil Nadu, beside Bandipur of Karnataka.',
    ),
    about(
      'bank/summits-species-and-laws',
      'Mixing the Montreal Protocol (ozone, 1987) with the Kyoto Protocol (greenhouse gases, 1997).',
    ),
    about(ECOLOGY, 'Mixing niche (role) with habitat (place).'),
    about(ECOLOGY, 'Calling the pyramid of energy inverted in any case.'),
    about(PROTECTION, 'Blaming the ozone hole on carbon dioxide, or warming on the ozone hole.'),
    about(
      PROTECTION,
      'Mixing biomagnification (up the food chain) with bioaccumulation (in one body) and eutrophication (too many nutrients).',
    ),
    about(PARKS, 'Putting Kanha or Bandhavgarh in Maharashtra, or Manas in West Bengal.'),
    about(
      PARKS,
      'Mixing Sariska and Ranthambore (tigers) with Keoladeo (birds): all three are in Rajasthan.',
    ),
    about(
      RAMSAR,
      'Mixing Sambhar (Rajasthan) with Chilika (Odisha) and Pulicat (Andhra Pradesh and Tamil Nadu).',
    ),
    about(
      'bank/conservation-and-law',
      'Mixing the Bonn Convention (migratory species) with Basel (hazardous wastes).',
    ),
    about('facts/biosphere-reserves', 'Placing Nokrek in Assam; it is in Meghalaya.'),
    about(
      'facts/environment-agreements',
      'Mixing Cartagena (modified organisms) with Nagoya (sharing of benefits).',
    ),
    about('facts/environment-laws', 'Giving the national parks to the Act of 1986.'),
  ],
  advanced: [
    about(
      PROTECTION,
      'Kigali (2016) amends Montreal: it cuts HFCs, which spare the ozone but warm the Earth.',
    ),
    about(
      PROTECTION,
      'Kyoto bound developed countries only; in Paris every country sets its own contribution.',
    ),
    about(
      ECOLOGY,
      'Primary succession begins on bare rock, slowly; secondary on soil that is already there, after fire or felling.',
    ),
    about(
      PARKS,
      'State governments declare parks and sanctuaries; a change of the bounds of a park needs the advice of the National Board for Wildlife.',
    ),
  ],
  lists: {
    'bank/gases-biomes-and-reserves':
      'Gases by their source, biomes from the equator to the pole, reserves by the largest, the first and the smallest.',
    'bank/conservation-pairs':
      'Ask of a protected area what people may still do in it; of a method of conservation whether the species stays at home; of a harm to the air which gas, which layer, which rays.',
    'bank/parks-and-reserves':
      'Learn each park with its district, its river and its animal. The trap is a park of two States: Pench is in Madhya Pradesh and in Maharashtra.',
    'bank/summits-species-and-laws':
      'Summits by year and city: Stockholm 1972, Rio 1992, Johannesburg 2002. Laws by year: wildlife 1972, water 1974, forest 1980, air 1981, environment 1986.',
    'bank/conservation-and-law':
      'Three circles: laws of India (1972, 1974, 1980, 1981, 1986, 2002, 2010), treaties of the world, and bodies that run them. Tie each to one thing it protects.',
    'facts/biosphere-reserves':
      'Eighteen reserves: start with Nilgiri in 1986 and end with Panna in 2011. Learn each with its state.',
    'facts/environment-agreements':
      'A city names most treaties: Ramsar wetlands, Bonn migrants, Basel wastes, Stockholm pollutants, Minamata mercury, Montreal ozone, Kyoto and Paris climate.',
    'facts/environment-laws': 'Wildlife, water, forest, air, environment: 1972, 1974, 1980, 1981, 1986.',
    [ECOLOGY]:
      'Two rules explain most: energy goes one way and shrinks, matter goes round and stays. From them follow pyramids, short chains, the use of decomposers, and why poison gathers at the top.',
    [PROTECTION]:
      'Tie each treaty to one thing it protects and each gas to one thing it harms. A framework convention comes first and promises little; its protocol follows and binds: Vienna and Montreal, climate and Kyoto, biodiversity and Cartagena.',
    [PARKS]:
      'One park, one animal, one state. Group by animal (tiger, rhino, lion, deer, birds, sea life), then by state. Madhya Pradesh has many tigers; the north-east has rhino, sangai and gibbons.',
    [RAMSAR]:
      'A wetland is a lake, lagoon, marsh, mangrove or reservoir. Learn state and kind, and mark which ones are also parks. World Wetlands Day, 2 February, is the day of the signing at Ramsar in Iran.',
  },
})
