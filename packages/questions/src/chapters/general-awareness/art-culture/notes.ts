import { about, defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

const DANCES = 'facts/dances'
const FESTIVALS = 'facts/festivals'
const SITES = 'facts/heritage-sites'
const CRAFTS = 'facts/crafts'
const TRIBES = 'facts/tribes'
const MUSICIANS = 'facts/musicians'

export const notes = defineNotes({
  overview:
    'Art and culture in papers is a map: which dance, festival, craft, tribe or monument belongs to which state. Travel through the map state by state and hang one dance, one festival, one craft on each, rather than learning each list alone. Then learn the few where a state has two classical dances or a craft lives in two states.',
  terms,
  method: [
    'Ask whether the thing is classical or folk, of the temple, the court or the village.',
    'Listen to the language of the name: it often gives the state.',
    'Place it on the map, and recall what else that state has.',
    'For a statement question check the small words: only, oldest, classical.',
  ],
  tables: [
    {
      title: 'Eight classical dances',
      columns: ['Dance', 'Home', 'Tell it by'],
      rows: [
        ['Bharatanatyam', 'Tamil Nadu', 'bent knees, straight lines; from temples'],
        ['Kathakali', 'Kerala', 'painted faces, great skirts; acted by men by tradition'],
        ['Mohiniyattam', 'Kerala', 'swaying, white and gold; by women'],
        ['Kuchipudi', 'Andhra Pradesh', 'dancing on the rim of a brass plate'],
        ['Odissi', 'Odisha', 'the three-bend pose, tribhanga'],
        ['Kathak', 'the north', 'spins and ankle bells; temple story and Mughal court'],
        ['Manipuri', 'Manipur', 'stiff round skirt, soft steps, Ras Lila'],
        ['Sattriya', 'Assam', 'from the monasteries of Shankaradeva; recognised last, in 2000'],
      ],
      of: [DANCES, MUSICIANS],
    },
    {
      title: 'Two traditions of music',
      columns: ['Point', 'Hindustani', 'Carnatic'],
      rows: [
        ['Home', 'the north', 'the south'],
        ['Persian influence', 'strong', 'little'],
        ['Voice and piece', 'khayal, dhrupad, thumri; room to improvise', 'kriti; the composition leads'],
        ['Great names of old', 'Tansen, Amir Khusrau', 'Purandara Dasa; Tyagaraja, Dikshitar, Syama Sastri'],
        ['Drum', 'tabla, pakhawaj', 'mridangam'],
      ],
      of: [MUSICIANS],
    },
    {
      title: 'Three styles of temple',
      columns: ['Style', 'Where', 'Tell it by'],
      rows: [
        ['Nagara', 'the north', 'curved tower (shikhara), no great gateway'],
        ['Dravida', 'the south', 'stepped tower (vimana), great gateways (gopuram), a tank'],
        ['Vesara', 'the Deccan', 'a mixture of both: Chalukyas, Hoysalas'],
      ],
      of: [SITES],
    },
  ],
  tips: [
    about('bank/art-pairs', 'G for grey and Greek: Gandhara. Red sandstone means Mathura.'),
    about(
      'bank/arts-of-india',
      'Two painters of Jahangir by title: Mansur Nadir-ul-Asr (birds and flowers), Abul Hasan Nadir-uz-Zaman.',
    ),
    about(
      'bank/state-dances-and-court-art',
      'Three Chhau dances: Purulia and Seraikela wear masks, Mayurbhanj in Odisha does not.',
    ),
    about('bank/masters-and-temples', 'Khajuraho belongs to the Chandelas and the Nagara style.'),
    about(
      DANCES,
      'Kerala has two classical dances; Kathak is the only one of the north; the Ministry of Culture counts Chhau as well.',
    ),
    about(
      DANCES,
      'Chhau has three homes: Purulia (West Bengal) and Seraikella (Jharkhand) with masks, Mayurbhanj (Odisha) without.',
    ),
    about(
      DANCES,
      'Punjab in a pair: Bhangra by men, Giddha by women. Gujarat in a pair: Garba with claps, Dandiya with sticks.',
    ),
    about(
      FESTIVALS,
      'Harvest by state: Pongal Tamil Nadu, Onam Kerala, Bihu Assam, Lohri Punjab, Nuakhai Odisha, Wangala of the Garos.',
    ),
    about(FESTIVALS, 'Kumbh Mela goes round four places: Prayagraj, Haridwar, Ujjain and Nashik.'),
    about(
      CRAFTS,
      'Sarees by sound: Paithani Maharashtra, Patola Gujarat, Pochampally Telangana, Kanchipuram Tamil Nadu.',
    ),
    about(
      TRIBES,
      'North-east by state: Khasi, Garo and Jaintia Meghalaya; Angami and Ao Nagaland; Apatani and Monpa Arunachal; Mizo hills the Lushai.',
    ),
    about(TRIBES, 'Andamans: Jarawa, Onge, Sentinelese, Great Andamanese. Nicobar: Shompen and Nicobarese.'),
    about(
      SITES,
      'First inscriptions in 1983: Ajanta, Ellora, Agra Fort, Taj Mahal. Mixed site, nature and culture: Khangchendzonga alone.',
    ),
    about(
      MUSICIANS,
      'One instrument, one name: shehnai Bismillah Khan, santoor Shivkumar Sharma, sarangi Ram Narayan, flute Hariprasad Chaurasia.',
    ),
    about(
      CRAFTS,
      'Metal: Bidri is silver inlaid in blackened zinc alloy, Dhokra is cast with lost wax, the Aranmula mirror is polished metal.',
    ),
    about(
      MUSICIANS,
      'With the Bharat Ratna: M. S. Subbulakshmi, Ravi Shankar, Bismillah Khan, Lata Mangeshkar, Bhimsen Joshi, Bhupen Hazarika.',
    ),
    about(
      SITES,
      'Cut from rock: Ajanta, Ellora, Elephanta, the rathas of Mahabalipuram. Railways: Darjeeling, Nilgiri, Kalka–Shimla, and the terminus of Mumbai.',
    ),
    about(
      'bank/dances-music-and-heritage',
      'Gwalior is the oldest gharana of khayal, Kirana that of Bhimsen Joshi, Jaipur-Atrauli that of Kishori Amonkar.',
    ),
    about('bank/arts-of-india', 'Nagara has a shikhara, Dravida a vimana and a gopuram.'),
  ],
  mistakes: [
    about(
      'bank/art-pairs',
      'Calling the red sandstone Buddha a work of Gandhara: the red spotted stone is of Sikri near Mathura.',
    ),
    about(
      'bank/arts-of-india',
      'Mixing the Razmnama (the Mahabharata in Persian) with the Hamzanama (the adventures of Amir Hamza): both are of Akbar.',
    ),
    about(
      'bank/state-dances-and-court-art',
      'Mixing two dances of Kerala: Oppana of the Mappila Muslims and Margamkali of the St Thomas Christians.',
    ),
    about(
      'bank/masters-and-temples',
      'Giving the temples of Khajuraho to the Cholas, who built at Thanjavur.',
    ),
    about(DANCES, 'Mixing Kathak (north) with Kathakali (Kerala).'),
    about(DANCES, 'Putting all Bihus in April: Bohag is in April, Kati in October, Magh in January.'),
    about(DANCES, 'Calling Bihu, Garba or Bhangra classical.'),
    about(
      CRAFTS,
      'Mixing Pattachitra (Odisha, West Bengal), Phad (Rajasthan) and Pithora (Gujarat, Madhya Pradesh).',
    ),
    about(FESTIVALS, 'Mixing Losar (new year) with Lohri (Punjab, in January).'),
    about(
      SITES,
      'Giving Ajanta (Buddhist, painted) what is true of Ellora (Buddhist, Hindu and Jain, carved).',
    ),
    about(TRIBES, 'Taking the Toda (Nilgiris) for a tribe of the north-east.'),
    about(MUSICIANS, 'Mixing sitar (plucked with a wire plectrum) with sarod (without frets).'),
    about(
      'bank/dances-music-and-heritage',
      'Giving the gharanas of khayal (Gwalior, Agra, Kirana) to Kathak, whose gharanas are Lucknow, Jaipur and Banaras.',
    ),
    about(
      'bank/arts-of-india',
      'Mixing Tyagaraja of the Trinity with Purandara Dasa, the father of Carnatic music.',
    ),
  ],
  advanced: [
    about(
      SITES,
      'Nagara grew in forms of its own: Khajuraho in the middle, Odisha with its rekha tower, Solanki in Gujarat.',
    ),
    about(
      CRAFTS,
      'A GI tag names a product by its place for ten years and can be renewed; the registry is in Chennai. The first was Darjeeling tea, in 2004.',
    ),
    about(
      [DANCES, FESTIVALS],
      'On the UNESCO list of living heritage: Kutiyattam, Ramlila, Chhau, Kalbelia, Mudiyettu, Sankirtana of Manipur, Yoga, Kumbh Mela, Durga Puja, Garba.',
    ),
  ],
  lists: {
    'bank/art-pairs':
      'Gandhara is Greek in dress and grey in stone, Mathura Indian in spirit and red in stone. Ask for stone, region, dress, face and patron.',
    'bank/state-dances-and-court-art':
      'Learn each dance with district, community and season. The trap is the dance of the neighbour: Bhavai is of Gujarat and Tamasha of Maharashtra, Chhau wears masks in Purulia and none in Mayurbhanj.',
    'bank/masters-and-temples':
      'Each master with the art or instrument, each temple with its dynasty, place and style.',
    'bank/arts-of-india':
      'Take one art at a time: dance, music, painting, temple, puppet, martial art, language. For each keep its parts and one example from each region.',
    'bank/dances-music-and-heritage':
      'Each gharana with its founder and one singer, each folk dance with its State, who dances it and when, each cave or temple with its number, builder and faith.',
    [TRIBES]:
      'Go round the map: north-east, Andamans, Chota Nagpur, the centre, Nilgiris, western hills, Himalaya. One tribe may live in several states; a question gives the state for which it is known.',
    [CRAFTS]:
      'Sort by what it is made of: painted cloth, woven silk, embroidery, metal, wood, clay. Then by place. Ikat is dyed before it is woven (Patola, Pochampally, Sambalpuri); embroidery comes after (Chikankari, Phulkari).',
    [MUSICIANS]:
      'Learn artists by their art and not by name. Stringed and plucked: sitar, sarod, santoor (struck). Bowed: sarangi, violin. Blown: flute, shehnai. Beaten: tabla, mridangam. Then dancers by dance.',
    [SITES]:
      'Group by kind: caves, temples, Mughal buildings, forts, cities, parks. Natural sites are few and most are in the hills or in Assam. New sites come every year or two, so note the date up to which your list runs.',
    [FESTIVALS]:
      'Sort by season and by faith: harvest in January and April, Rath Yatra in the rains, Dussehra and Diwali in autumn, Buddhist masks in the high Himalaya. Fairs go with a place: Pushkar camels, Sonepur cattle.',
    [DANCES]:
      'Classical first, since there are only eight, then one or two folk dances for each state. Ask who dances (men, women, both), with what (sticks, swords, pots, masks) and when (harvest, wedding, temple).',
  },
})
