import { about, defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'The history of India up to the fall of the Mughals is a road, and every fact has a place on it. Build the road first: Harappa, Vedic age, Mahajanapadas, Mauryas, Guptas, regional kingdoms, Delhi Sultanate, Mughals, Marathas. Then hang persons, battles, books and buildings on it. Papers ask who, when, in which order, and which of two that look alike.',
  terms,
  method: [
    'Place the name on the road: which age, which dynasty?',
    'For an order, fix the one or two dates that you are sure of and sort the rest around them.',
    'For a pair, ask who was alive then: a traveller cannot meet a king of another century.',
  ],
  tables: [
    {
      title: 'The road',
      columns: ['About', 'Age', 'Hold on to'],
      rows: [
        ['2600–1900 BCE', 'Harappan cities', 'planned towns, seals, no iron'],
        ['1500–600 BCE', 'Vedic age', 'from cattle to settled farming and iron'],
        ['600–321 BCE', 'Mahajanapadas', 'Buddha, Mahavira, Magadha rises'],
        ['321–185 BCE', 'Mauryas', 'Kautilya, Ashoka, Kalinga'],
        ['320–550 CE', 'Guptas', 'land grants, Kalidasa, Aryabhata'],
        ['600–1200', 'Regional kingdoms', 'Harsha, Pallavas, Cholas, Rajputs'],
        ['1206–1526', 'Delhi Sultanate', 'five dynasties'],
        ['1526–1707', 'Great Mughals', 'Babur to Aurangzeb'],
        ['1707–1761', 'Marathas and regional states', 'later Mughals, Peshwas, third Panipat'],
      ],
      of: [
        'bank/ancient-and-medieval-history',
        'facts/dynasties',
        'facts/rulers',
        'facts/battles',
        'facts/history-terms',
        'facts/monuments',
        'facts/travellers',
      ],
    },
    {
      title: 'Three ways to settle land revenue',
      columns: ['System', 'With whom', 'Where', 'Name to hold'],
      rows: [
        ['Permanent Settlement, 1793', 'zamindars', 'Bengal, Bihar, Odisha', 'Cornwallis'],
        ['Ryotwari', 'each peasant', 'Madras, Bombay', 'Munro and Read'],
        ['Mahalwari', 'the village as a whole', 'North-West Provinces, Punjab', 'Holt Mackenzie'],
      ],
      of: ['facts/history-terms'],
    },
  ],
  tips: [
    about(
      ['facts/dynasties', 'facts/rulers', 'bank/ancient-and-medieval-history'],
      'Sultans of Delhi in order: Slave, Khalji, Tughlaq, Sayyid, Lodi. The Khaljis are the shortest-lived, the Tughlaqs ruled longest.',
    ),
    about(
      ['facts/dynasties', 'facts/rulers'],
      'Great Mughals: Babur, Humayun, Akbar, Jahangir, Shah Jahan, Aurangzeb. Say BHAJSA.',
    ),
    about(
      'facts/battles',
      'Panipat three times: 1526 begins Mughal rule, 1556 saves it, 1761 breaks the Marathas.',
    ),
    about(
      ['bank/ancient-and-medieval-history', 'facts/rulers'],
      'Buddhist councils: Rajagriha, Vaishali, Pataliputra, Kashmir, under Ajatashatru, Kalashoka, Ashoka and Kanishka.',
    ),
    about(
      'facts/harappan-sites',
      'By river: Harappa on the Ravi, Mohenjo-daro on the Indus, Kalibangan on the Ghaggar, Lothal on the Bhogava.',
    ),
    about(
      'facts/monuments',
      'Sandstone of Akbar, marble of Shah Jahan; the tomb that Nur Jahan built for her father is the first Mughal one all in white marble.',
    ),
    about(
      'facts/history-terms',
      'Diwan-i- begins the name of a department, -dar ends that of a holder: mansabdar, jagirdar, zamindar.',
    ),
    about(
      'facts/travellers',
      'Four to know best: Megasthenes at Pataliputra, Faxian under the Guptas, Xuanzang (Hiuen Tsang) with Harsha, Ibn Battuta in Delhi.',
    ),
    about(
      'facts/harappan-sites',
      'Found first: Harappa by Daya Ram Sahni in 1921, Mohenjo-daro by R. D. Banerji in 1922; John Marshall announced the civilisation in 1924.',
    ),
    about(
      'facts/history-terms',
      'Iqta of the Sultans, jagir of the Mughals, nayankara of Vijayanagara: the holder had the revenue for service, not the land itself.',
    ),
    about(
      'facts/travellers',
      'To Vijayanagara: Nicolo Conti, Abdur Razzaq, Domingo Paes, Nuniz. To Jahangir: Hawkins, then Roe.',
    ),
    about(
      'facts/monuments',
      'Two temples of one name: Brihadisvara of Rajaraja I at Thanjavur, of his son Rajendra I at Gangaikonda Cholapuram.',
    ),
    about(
      'bank/ancient-india',
      'Councils: Rajagriha, Vaishali, Pataliputra, Kashmir, in this order of place and time.',
    ),
    about('bank/medieval-india', 'Vijayanagara in order: Sangama, Saluva, Tuluva, Aravidu.'),
    about('facts/mahajanapadas', 'Only Ashmaka lay south of the Vindhyas.'),
    about('facts/inscriptions', 'Poets of praise: Harishena for Samudragupta, Ravikirti for Pulakeshin II.'),
    about('facts/saints', 'Chishtis kept away from courts; Suhrawardis accepted gifts.'),
    about('facts/sikh-gurus', 'Fifth compiled the Granth, ninth died in Delhi, tenth made the Khalsa.'),
  ],
  mistakes: [
    about(
      ['facts/rulers', 'facts/travellers'],
      'Mixing Chandragupta Maurya (Megasthenes) with Chandragupta II of the Guptas (Faxian).',
    ),
    about(
      'facts/battles',
      'Giving the First Battle of Tarain (1191) to Muhammad of Ghor: he lost it and won the second in 1192.',
    ),
    about(
      ['facts/dynasties', 'facts/monuments'],
      'Mixing the Pallavas of Kanchi (Mahabalipuram) with the Cholas of Thanjavur (Brihadisvara).',
    ),
    about('facts/history-terms', 'Taking zat (rank and pay) for sawar (horsemen).'),
    about(
      'bank/ancient-and-medieval-history',
      'Giving iron to the Harappans: they knew copper and bronze only.',
    ),
    about(
      'facts/harappan-sites',
      'Putting the Great Bath at Harappa: it is at Mohenjo-daro; Harappa has the granaries.',
    ),
    about(
      'bank/ancient-india',
      'Giving the Arthashastra to the Guptas or the Allahabad pillar inscription to Ashoka alone: the pillar is his, the praise is Samudragupta’s.',
    ),
    about('bank/medieval-india', 'Crediting Akbar with the rupiya or Sher Shah with mansabs.'),
    about('facts/mahajanapadas', 'Mixing Champa of Anga with Kaushambi of Vatsa.'),
    about('facts/inscriptions', 'Giving the Bhitari inscription to Samudragupta; it is Skandagupta’s.'),
    about(
      'facts/saints',
      'Mixing Ramanuja (Vishishtadvaita) with Ramananda, the teacher of Kabir by tradition.',
    ),
    about('facts/sikh-gurus', 'Giving the founding of Amritsar to Guru Arjan; it was Guru Ram Das.'),
  ],
  advanced: [
    about(
      ['bank/ancient-and-medieval-history', 'facts/rulers'],
      'Inscriptions as evidence: Hathigumpha for Kharavela, Junagadh for Rudradaman, Allahabad for Samudragupta, Aihole for Pulakeshin II.',
    ),
  ],
  lists: {
    'bank/ancient-india':
      'Go age by age: stone tools, Harappan towns, Vedas, mahajanapadas, Buddha and Mahavira, Mauryas, Kushanas and Satavahanas, Sangam, Guptas, Harsha. For each age keep one text, one inscription, one ruler and one place.',
    'bank/medieval-india':
      'Two lines run side by side: Delhi (Sultans, Surs, Mughals) and the Deccan (Cholas, Vijayanagara, Bahmanis, Marathas). For each ruler keep one reform, one book and one building.',
    'facts/mahajanapadas':
      'Walk from east to west along the Ganga: Anga, Magadha, Vajji, Kashi, Kosala, Vatsa, Panchala, Kuru; then Avanti in the centre and Ashmaka in the south.',
    'facts/inscriptions':
      'One inscription, one ruler, one thing told: Hathigumpha the deeds of Kharavela, Junagadh a lake, Allahabad conquests, Aihole the defeat of Harsha, Uttaramerur village elections.',
    'facts/saints':
      'Sort first: thinkers with their doctrine, Bhakti saints with region and work, Sufis with their place. The prefix tells the doctrine: advaita not two, dvaita two, vishishta with a quality.',
    'facts/sikh-gurus':
      'Ten Gurus, ten deeds: langar, script, manjis, Amritsar, Granth, two swords, herbs, a child, a martyr, the Khalsa.',
    'bank/ancient-and-medieval-history':
      'For each age ask the same four questions: who ruled and by what right, who paid which tax, what people believed, what they traded. Change from one age to the next is what UPSC asks, for instance from the tribal assembly of the Rigveda to the king’s officers of the Mauryas.',
    'facts/harappan-sites':
      'One site, one find. Draw a sketch map with Sindh and Punjab in the west, Rajasthan and Haryana in the middle and Gujarat in the south, and write one find at each site. Sites of Gujarat have to do with water and trade: dockyard, reservoirs.',
    'facts/rulers':
      'Give each ruler one thing that nobody else has: an inscription, a coin, a reform, a building. Wrong options offer the father or the son, so learn the line of succession with it.',
    'facts/dynasties':
      'A dynasty is founder, capital, region, greatest king. Group by region: Magadha, Deccan, far south, north-west, Delhi. Capitals repeat, and that is the trap: Pataliputra and Delhi belong to many.',
    'facts/battles':
      'Learn place, year, the two sides and what changed. Group by century: Ghor in the 1190s, Babur from 1526 to 1529, Sher Shah in 1539 and 1540, Nadir Shah and Abdali in the 1700s. The place names repeat (Tarain, Panipat), so say first, second, third.',
    'facts/history-terms':
      'Place the term in its age by its language: Sanskrit for Vedic to Gupta times, Tamil for the Cholas, Persian and Arabic for Sultans and Mughals, Marathi for the Marathas, English for the Company. Then decide whether it is a tax, an office, an assembly or a kind of land.',
    'facts/travellers':
      'Traveller, land, king: three cards that belong together. Chinese pilgrims came for Buddhism, Arabs and Persians as scholars or envoys, Venetians and Portuguese for trade, the English to ask Jahangir for it.',
    'facts/monuments':
      'Builder first, then place, then style. Sultans built in rubble and red stone with arches, Akbar in red sandstone, Shah Jahan in marble; Pallavas cut from rock, Cholas raised tall towers, Hoysalas carved soft stone in star plans.',
  },
})
