import { about, defineNotes } from '../../../kit/define-notes.ts'

const EARLY = 'bank/ancient-and-medieval-history'
const MODERN = 'bank/modern-history'
const FREEDOM = 'facts/freedom-movement'
const SITES = 'facts/harappan-sites'
const VICEROYS = 'facts/viceroys'
const DYNASTIES = 'facts/dynasties'
const RULERS = 'facts/rulers'
const BATTLES = 'facts/battles'
const UPRISINGS = 'facts/uprisings'
const SESSIONS = 'facts/congress-sessions'
const TERMS = 'facts/history-terms'
const TREATIES = 'facts/treaties'
const TRAVELLERS = 'facts/travellers'
const MONUMENTS = 'facts/monuments'

/** How to remember each list of history. */
const historyLists = {
  'bank/people-and-turning-points':
    'A line of time with each person or event beside the ruler or viceroy of those years; reform movements with founder, journal and school.',
  'bank/ancient-india':
    'Go age by age: stone tools, Harappan towns, Vedas, mahajanapadas, Buddha and Mahavira, Mauryas, Kushanas and Satavahanas, Sangam, Guptas, Harsha. For each age keep one text, one inscription, one ruler and one place.',
  'bank/medieval-india':
    'Two lines run side by side: Delhi (Sultans, Surs, Mughals) and the Deccan (Cholas, Vijayanagara, Bahmanis, Marathas). For each ruler keep one reform, one book and one building.',
  'bank/company-rule':
    'Ask how the Company won (war, alliance, lapse), how it took revenue (zamindar, ryot, village) and who resisted (sepoys, peasants, tribes). Dates of 1757, 1764, 1793, 1833, 1857 hold the rest in place.',
  'bank/freedom-struggle':
    'Learn the movement in phases: petitions to 1905, Swadeshi, Home Rule, Non-Cooperation, Civil Disobedience, Quit India, transfer of power. For each keep cause, programme, leader and end.',
  'bank/world-history':
    'Hang events on a line of time: Renaissance, Reformation, American, French and Industrial Revolutions, unifications of 1871, two World Wars, Russia 1917.',
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
  'bank/modern-history':
    'Three threads run side by side: how the British took power (battles, alliances, lapse), how they used it (revenue, trade, law) and how India answered (revolts, reform, Congress, mass movements). Give each event to its thread.',
  'facts/harappan-sites':
    'One site, one find. Draw a sketch map with Sindh and Punjab in the west, Rajasthan and Haryana in the middle and Gujarat in the south, and write one find at each site. Sites of Gujarat have to do with water and trade: dockyard, reservoirs.',
  'facts/congress-sessions':
    'Learn the sessions as turns of the road: founding 1885, Swaraj 1906, split 1907, reunion 1916, Purna Swaraj 1929, rights 1931, planning 1938. The year, the place and the president are asked crosswise.',
  'facts/newspapers':
    'Sort papers by the editor’s politics: reformers, moderates, extremists, revolutionaries abroad, Gandhi, Ambedkar. One editor often had one paper in English and one in his own tongue: Tilak’s Mahratta and Kesari.',
  'facts/reformers':
    'For each society say founder, year, place and what it fought: idol worship, caste, the state of women or lack of schooling. Bengal comes first in time, Maharashtra stands for caste and schooling, the south for self-respect.',
  'facts/viceroys':
    'Learn them in order with one deed each, then in pairs of maker and undoer: Lytton and Ripon, Curzon and Hardinge II, who ended the partition of Bengal. Titles: Governor-General of Bengal from 1773, of India from 1833, Viceroy from 1858.',
  'facts/rulers':
    'Give each ruler one thing that nobody else has: an inscription, a coin, a reform, a building. Wrong options offer the father or the son, so learn the line of succession with it.',
  'facts/dynasties':
    'A dynasty is founder, capital, region, greatest king. Group by region: Magadha, Deccan, far south, north-west, Delhi. Capitals repeat, and that is the trap: Pataliputra and Delhi belong to many.',
  'facts/battles':
    'Learn place, year, the two sides and what changed. Group by century: Ghor in the 1190s, Babur from 1526 to 1529, Sher Shah in 1539 and 1540, Company wars from 1757. The place names repeat (Tarain, Panipat), so say first, second, third.',
  'facts/freedom-movement':
    'Count by decades. 1880s founding; 1900s Swadeshi; 1910s Home Rule and Gandhi’s return; 1920s Non-Cooperation and Swarajists; 1930s salt, Round Tables, provinces; 1940s war, Quit India, partition. Within a decade cause comes before effect: Rowlatt before Jallianwala Bagh, Simon before the Nehru Report.',
  'facts/history-terms':
    'Place the term in its age by its language: Sanskrit for Vedic to Gupta times, Tamil for the Cholas, Persian and Arabic for Sultans and Mughals, Marathi for the Marathas, English for the Company. Then decide whether it is a tax, an office, an assembly or a kind of land.',
  'facts/travellers':
    'Traveller, land, king: three cards that belong together. Chinese pilgrims came for Buddhism, Arabs and Persians as scholars or envoys, Venetians and Portuguese for trade, the English to ask Jahangir for it.',
  'facts/treaties':
    'Tie each treaty to the war it ends and write the two in pairs. Marathas: Surat, Salbai, Bassein. Mysore: Madras, Mangalore, Seringapatam. Sikhs: Amritsar, Lahore. Nepal: Sagauli. Burma: Yandabo.',
  'facts/uprisings':
    'Ask who rose, against whom, and where. Tribal risings are against outsiders on forest land (Chota Nagpur, Rajmahal, Andhra), peasant risings against planters and revenue, and 1857 began with soldiers. For 1857 learn one leader for each city.',
  'facts/slogans':
    'Hear the voice: a demand, a farewell, a call to arms. Some lines were coined by one and made famous by another: Hasrat Mohani coined Inquilab Zindabad, Bhagat Singh carried it.',
  'facts/monuments':
    'Builder first, then place, then style. Sultans built in rubble and red stone with arches, Akbar in red sandstone, Shah Jahan in marble; Pallavas cut from rock, Cholas raised tall towers, Hoysalas carved soft stone in star plans.',
}

export const notes = defineNotes({
  overview:
    'History is a road, and every fact has a place on it. Build the road first: Harappa, Vedic age, Mahajanapadas, Mauryas, Guptas, regional kingdoms, Delhi Sultanate, Mughals, Company, Crown, freedom. Then hang persons, battles, books and buildings on it. Papers ask who, when, in which order, and which of two that look alike.',
  method: [
    'Place the name on the road: which age, which dynasty?',
    'For an order, fix the one or two dates that you are sure of and sort the rest around them.',
    'For a pair, ask who was alive then: a traveller cannot meet a king of another century.',
    'For a movement say cause, year, leader, place, end.',
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
        ['1757–1858', 'The Company', 'Plassey to the Crown'],
        ['1858–1947', 'The Crown', 'Congress, Gandhi, freedom'],
      ],
      of: [EARLY, DYNASTIES, RULERS, BATTLES, TERMS, MONUMENTS, TRAVELLERS],
    },
    {
      title: 'Three movements of Gandhi',
      columns: ['Point', 'Non-Cooperation', 'Civil Disobedience', 'Quit India'],
      rows: [
        ['Begun', '1920', '1930', 'August 1942'],
        [
          'Cause',
          'Rowlatt, Jallianwala Bagh, Khilafat',
          'salt tax, Purna Swaraj',
          'failure of Cripps, the war',
        ],
        ['Means', 'boycott, resignation', 'breaking laws', 'a mass rising: Do or die'],
        [
          'End',
          'called off after Chauri Chaura, 1922',
          'paused by the Gandhi–Irwin Pact, ended 1934',
          'crushed; leaders jailed at once',
        ],
      ],
      of: [FREEDOM, MODERN, SESSIONS, UPRISINGS],
    },
    {
      title: 'Three ways to settle land revenue',
      columns: ['System', 'With whom', 'Where', 'Name to hold'],
      rows: [
        ['Permanent Settlement, 1793', 'zamindars', 'Bengal, Bihar, Odisha', 'Cornwallis'],
        ['Ryotwari', 'each peasant', 'Madras, Bombay', 'Munro and Read'],
        ['Mahalwari', 'the village as a whole', 'North-West Provinces, Punjab', 'Holt Mackenzie'],
      ],
      of: [MODERN, TERMS, VICEROYS],
    },
  ],
  tips: [
    about(
      'bank/people-and-turning-points',
      'The Vernacular Press Act of 1878 is Lytton, its repeal in 1882 is Ripon.',
    ),
    about(
      [DYNASTIES, RULERS, EARLY],
      'Sultans of Delhi in order: Slave, Khalji, Tughlaq, Sayyid, Lodi. The Khaljis are the shortest-lived, the Tughlaqs ruled longest.',
    ),
    about(
      [DYNASTIES, RULERS],
      'Great Mughals: Babur, Humayun, Akbar, Jahangir, Shah Jahan, Aurangzeb. Say BHAJSA.',
    ),
    about(BATTLES, 'Panipat three times: 1526 begins Mughal rule, 1556 saves it, 1761 breaks the Marathas.'),
    about(
      BATTLES,
      'Plassey (1757) was won by a plot, Buxar (1764) by fighting: Buxar gave the Company the Diwani in 1765.',
    ),
    about(
      [FREEDOM, SESSIONS],
      'Fix three turning points, 1905 (partition of Bengal), 1919 (Rowlatt, Jallianwala Bagh) and 1942 (Quit India), and sort the rest around them.',
    ),
    about(
      VICEROYS,
      'Last Governor-General of the Company and first Viceroy are one man: Canning. Last Viceroy: Mountbatten; only Indian Governor-General: Rajagopalachari.',
    ),
    about(
      FREEDOM,
      'Constitutional steps: 1909 separate electorates, 1919 dyarchy in provinces, 1935 provincial autonomy.',
    ),
    about(
      [EARLY, RULERS],
      'Buddhist councils: Rajagriha, Vaishali, Pataliputra, Kashmir, under Ajatashatru, Kalashoka, Ashoka and Kanishka.',
    ),
    about(
      SITES,
      'By river: Harappa on the Ravi, Mohenjo-daro on the Indus, Kalibangan on the Ghaggar, Lothal on the Bhogava.',
    ),
    about(
      TREATIES,
      'Mysore wars end in Madras, Mangalore, Seringapatam and, without a treaty with Tipu, in his death in 1799. The borders are drawn by Amritsar 1809, Sagauli 1816 and Yandabo 1826.',
    ),
    about(
      UPRISINGS,
      'Gandhi’s first three in India: Champaran 1917 (indigo), Ahmedabad 1918 (mill hands), Kheda 1918 (revenue).',
    ),
    about(
      MONUMENTS,
      'Sandstone of Akbar, marble of Shah Jahan; the tomb that Nur Jahan built for her father is the first Mughal one all in white marble.',
    ),
    about(
      'facts/newspapers',
      'Gandhi: Indian Opinion in South Africa; Young India, Navajivan and Harijan in India.',
    ),
    about(
      'facts/slogans',
      'Tilak claims Swaraj as a birthright, Bose asks for blood, Gandhi says do or die: claim, call, last stand.',
    ),
    about(
      'facts/reformers',
      'Roy, Brahmo Samaj 1828; Phule, Satyashodhak Samaj 1873; Dayananda, Arya Samaj 1875; Vivekananda, Ramakrishna Mission 1897.',
    ),
    about(
      MODERN,
      'Between the Regulating Act of 1773 and the Act of 1858 the Charter Acts go in steps: 1813 ends the monopoly of trade with India, 1833 that of China, 1853 opens the civil service to competition.',
    ),
    about(
      TERMS,
      'Diwan-i- begins the name of a department, -dar ends that of a holder: mansabdar, jagirdar, zamindar.',
    ),
    about(
      TRAVELLERS,
      'Four to know best: Megasthenes at Pataliputra, Faxian under the Guptas, Xuanzang (Hiuen Tsang) with Harsha, Ibn Battuta in Delhi.',
    ),
    about(
      SITES,
      'Found first: Harappa by Daya Ram Sahni in 1921, Mohenjo-daro by R. D. Banerji in 1922; John Marshall announced the civilisation in 1924.',
    ),
    about(
      SESSIONS,
      'Gandhi presided once, at Belgaum; Nehru at Lahore in 1929 and in 1936; Bose at Haripura and Tripuri.',
    ),
    about(
      'facts/newspapers',
      'First of all was Hicky’s Bengal Gazette of 1780. The Act of 1878 hit papers in Indian languages, so Amrita Bazar Patrika turned English overnight.',
    ),
    about(
      'facts/reformers',
      'By place: Brahmo Calcutta, Prarthana and Arya Bombay, Satyashodhak Poona, Theosophists New York and later Adyar.',
    ),
    about(
      VICEROYS,
      'Schooling: Macaulay’s Minute under Bentinck 1835, Wood’s Despatch under Dalhousie 1854, Hunter Commission under Ripon 1882.',
    ),
    about(
      TERMS,
      'Iqta of the Sultans, jagir of the Mughals, nayankara of Vijayanagara: the holder had the revenue for service, not the land itself.',
    ),
    about(
      TRAVELLERS,
      'To Vijayanagara: Nicolo Conti, Abdur Razzaq, Domingo Paes, Nuniz. To Jahangir: Hawkins, then Roe.',
    ),
    about(UPRISINGS, 'Santhal 1855, the great revolt 1857, indigo 1859: three risings in five years.'),
    about(
      'facts/slogans',
      'Vande Mataram comes from Anandamath, Jai Hind was the greeting of the INA, Satyameva Jayate comes from the Mundaka Upanishad.',
    ),
    about(
      MONUMENTS,
      'Two temples of one name: Brihadisvara of Rajaraja I at Thanjavur, of his son Rajendra I at Gangaikonda Cholapuram.',
    ),
    about(
      'bank/ancient-india',
      'Councils: Rajagriha, Vaishali, Pataliputra, Kashmir, in this order of place and time.',
    ),
    about('bank/medieval-india', 'Vijayanagara in order: Sangama, Saluva, Tuluva, Aravidu.'),
    about(
      'bank/company-rule',
      'Settlements: Cornwallis with the zamindar, Munro with the ryot, Mackenzie with the village.',
    ),
    about(
      'bank/freedom-struggle',
      'Each mass movement of Gandhi came about ten years after the one before: 1920, 1930, 1942.',
    ),
    about('bank/world-history', '1776, 1789, 1917: America, France, Russia.'),
    about('facts/mahajanapadas', 'Only Ashmaka lay south of the Vindhyas.'),
    about('facts/inscriptions', 'Poets of praise: Harishena for Samudragupta, Ravikirti for Pulakeshin II.'),
    about('facts/saints', 'Chishtis kept away from courts; Suhrawardis accepted gifts.'),
    about('facts/sikh-gurus', 'Fifth compiled the Granth, ninth died in Delhi, tenth made the Khalsa.'),
  ],
  mistakes: [
    about(
      'bank/people-and-turning-points',
      'Mixing the Ilbert Bill of 1883 (Ripon) with the Vernacular Press Act of 1878 (Lytton).',
    ),
    about(
      [FREEDOM, SESSIONS],
      'Mixing the Lucknow Pact (1916), the Poona Pact (1932) and the Gandhi–Irwin Pact (1931).',
    ),
    about(
      [RULERS, TRAVELLERS],
      'Mixing Chandragupta Maurya (Megasthenes) with Chandragupta II of the Guptas (Faxian).',
    ),
    about(
      BATTLES,
      'Giving the First Battle of Tarain (1191) to Muhammad of Ghor: he lost it and won the second in 1192.',
    ),
    about(
      SESSIONS,
      'Taking the first woman president (Annie Besant, 1917) for the first Indian woman president (Sarojini Naidu, 1925).',
    ),
    about(VICEROYS, 'Giving the Vernacular Press Act to Ripon: Lytton made it, Ripon took it back.'),
    about(
      [DYNASTIES, MONUMENTS],
      'Mixing the Pallavas of Kanchi (Mahabalipuram) with the Cholas of Thanjavur (Brihadisvara).',
    ),
    about(
      'facts/reformers',
      'Mixing Brahmo Samaj (1828), Prarthana Samaj (1867) and Arya Samaj (1875): Calcutta, Bombay, and Bombay again.',
    ),
    about(TREATIES, 'Mixing the Treaty of Amritsar of 1809 (Sutlej border) with that of 1846 (Kashmir).'),
    about(TERMS, 'Taking zat (rank and pay) for sawar (horsemen).'),
    about(EARLY, 'Giving iron to the Harappans: they knew copper and bronze only.'),
    about(
      MODERN,
      'Mixing the Subsidiary Alliance (Wellesley: troops for protection) with the Doctrine of Lapse (Dalhousie: no heir).',
    ),
    about(SITES, 'Putting the Great Bath at Harappa: it is at Mohenjo-daro; Harappa has the granaries.'),
    about('facts/newspapers', 'Giving Kesari to Gandhi or Harijan to Ambedkar.'),
    about(
      UPRISINGS,
      'Mixing the Santhal rising (1855, Sidhu and Kanhu) with the Munda rising (1899, Birsa).',
    ),
    about('facts/slogans', 'Giving Jai Jawan Jai Kisan to Nehru: it is Shastri’s.'),
    about(
      'bank/ancient-india',
      'Giving the Arthashastra to the Guptas or the Allahabad pillar inscription to Ashoka alone: the pillar is his, the praise is Samudragupta’s.',
    ),
    about('bank/medieval-india', 'Crediting Akbar with the rupiya or Sher Shah with mansabs.'),
    about(
      'bank/company-rule',
      'Mixing the first Governor-General of Bengal (Warren Hastings) with that of India (Bentinck).',
    ),
    about('bank/freedom-struggle', 'Placing the Gandhi–Irwin Pact before the Dandi March.'),
    about('bank/world-history', 'Mixing the two Fourteen Points, of Wilson (1918) and of Jinnah (1929).'),
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
      [EARLY, RULERS],
      'Inscriptions as evidence: Hathigumpha for Kharavela, Junagadh for Rudradaman, Allahabad for Samudragupta, Aihole for Pulakeshin II.',
    ),
    about(
      [MODERN, FREEDOM],
      'Moderates asked by petition, extremists by boycott, revolutionaries by arms: UPSC asks which method belongs to whom.',
    ),
    about(
      MODERN,
      'Drain of wealth: Naoroji named it, R. C. Dutt wrote its economic history; home charges were its core.',
    ),
    about(
      [FREEDOM, MODERN],
      'The Government of India Act of 1935 planned an all-India federation that never came, because the princes did not join.',
    ),
  ],
  lists: historyLists,
})
