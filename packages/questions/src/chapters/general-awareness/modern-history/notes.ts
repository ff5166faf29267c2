import { about, defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Two centuries, three threads. The British take power (Plassey 1757, Buxar 1764, alliances, lapse), they use it (revenue, trade, law, schools), and India answers (revolts, reform, the Congress, the movements of Gandhi, freedom in 1947). Give every fact to its thread and its decade. Papers ask who, when, in which order, and which of two that look alike.',
  terms,
  method: [
    'Place the name on the road: the Company up to 1858, the Crown up to 1947, the Republic after it.',
    'For an order, fix the one or two dates that you are sure of and sort the rest around them.',
    'For a pair, ask who was in office or alive then: a Viceroy cannot sign an Act of another decade.',
    'For a movement say cause, year, leader, place, end.',
  ],
  tables: [
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
      of: ['facts/freedom-movement', 'bank/modern-history', 'facts/congress-sessions', 'facts/uprisings'],
    },
    {
      title: 'Three ways to settle land revenue',
      columns: ['System', 'With whom', 'Where', 'Name to hold'],
      rows: [
        ['Permanent Settlement, 1793', 'zamindars', 'Bengal, Bihar, Odisha', 'Cornwallis'],
        ['Ryotwari', 'each peasant', 'Madras, Bombay', 'Munro and Read'],
        ['Mahalwari', 'the village as a whole', 'North-West Provinces, Punjab', 'Holt Mackenzie'],
      ],
      of: ['bank/modern-history', 'facts/viceroys'],
    },
  ],
  tips: [
    about(
      'bank/people-and-turning-points',
      'The Vernacular Press Act of 1878 is Lytton, its repeal in 1882 is Ripon.',
    ),
    about(
      ['facts/freedom-movement', 'facts/congress-sessions'],
      'Fix three turning points, 1905 (partition of Bengal), 1919 (Rowlatt, Jallianwala Bagh) and 1942 (Quit India), and sort the rest around them.',
    ),
    about(
      'facts/viceroys',
      'Last Governor-General of the Company and first Viceroy are one man: Canning. Last Viceroy: Mountbatten; only Indian Governor-General: Rajagopalachari.',
    ),
    about(
      'facts/freedom-movement',
      'Constitutional steps: 1909 separate electorates, 1919 dyarchy in provinces, 1935 provincial autonomy.',
    ),
    about(
      'facts/treaties',
      'Mysore wars end in Madras, Mangalore, Seringapatam and, without a treaty with Tipu, in his death in 1799. The borders are drawn by Amritsar 1809, Sagauli 1816 and Yandabo 1826.',
    ),
    about(
      'facts/uprisings',
      'Gandhi’s first three in India: Champaran 1917 (indigo), Ahmedabad 1918 (mill hands), Kheda 1918 (revenue).',
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
      'bank/modern-history',
      'Between the Regulating Act of 1773 and the Act of 1858 the Charter Acts go in steps: 1813 ends the monopoly of trade with India, 1833 that of China, 1853 opens the civil service to competition.',
    ),
    about(
      'facts/congress-sessions',
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
      'facts/viceroys',
      'Schooling: Macaulay’s Minute under Bentinck 1835, Wood’s Despatch under Dalhousie 1854, Hunter Commission under Ripon 1882.',
    ),
    about(
      'facts/uprisings',
      'Santhal 1855, the great revolt 1857, indigo 1859: three risings in five years.',
    ),
    about(
      'facts/slogans',
      'Vande Mataram comes from Anandamath, Jai Hind was the greeting of the INA, Satyameva Jayate comes from the Mundaka Upanishad.',
    ),
    about(
      'bank/company-rule',
      'Settlements: Cornwallis with the zamindar, Munro with the ryot, Mackenzie with the village.',
    ),
    about(
      'bank/freedom-struggle',
      'Each mass movement of Gandhi came about ten years after the one before: 1920, 1930, 1942.',
    ),
    about(
      'facts/modern-battles',
      'Plassey (1757) was won by a plot, Buxar (1764) by fighting: Buxar gave the Company the Diwani in 1765.',
    ),
  ],
  mistakes: [
    about(
      'facts/modern-battles',
      'Placing Plassey (1757) after the Third Battle of Panipat (1761), or Wandiwash (1760) in the Mysore wars: it ended French power.',
    ),
    about(
      'bank/people-and-turning-points',
      'Mixing the Ilbert Bill of 1883 (Ripon) with the Vernacular Press Act of 1878 (Lytton).',
    ),
    about(
      ['facts/freedom-movement', 'facts/congress-sessions'],
      'Mixing the Lucknow Pact (1916), the Poona Pact (1932) and the Gandhi–Irwin Pact (1931).',
    ),
    about(
      'facts/congress-sessions',
      'Taking the first woman president (Annie Besant, 1917) for the first Indian woman president (Sarojini Naidu, 1925).',
    ),
    about('facts/viceroys', 'Giving the Vernacular Press Act to Ripon: Lytton made it, Ripon took it back.'),
    about(
      'facts/reformers',
      'Mixing Brahmo Samaj (1828), Prarthana Samaj (1867) and Arya Samaj (1875): Calcutta, Bombay, and Bombay again.',
    ),
    about(
      'facts/treaties',
      'Mixing the Treaty of Amritsar of 1809 (Sutlej border) with that of 1846 (Kashmir).',
    ),
    about(
      'bank/modern-history',
      'Mixing the Subsidiary Alliance (Wellesley: troops for protection) with the Doctrine of Lapse (Dalhousie: no heir).',
    ),
    about('facts/newspapers', 'Giving Kesari to Gandhi or Harijan to Ambedkar.'),
    about(
      'facts/uprisings',
      'Mixing the Santhal rising (1855, Sidhu and Kanhu) with the Munda rising (1899, Birsa).',
    ),
    about('facts/slogans', 'Giving Jai Jawan Jai Kisan to Nehru: it is Shastri’s.'),
    about(
      'bank/company-rule',
      'Mixing the first Governor-General of Bengal (Warren Hastings) with that of India (Bentinck).',
    ),
    about('bank/freedom-struggle', 'Placing the Gandhi–Irwin Pact before the Dandi March.'),
  ],
  advanced: [
    about(
      ['bank/modern-history', 'facts/freedom-movement'],
      'Moderates asked by petition, extremists by boycott, revolutionaries by arms: UPSC asks which method belongs to whom.',
    ),
    about(
      'bank/modern-history',
      'Drain of wealth: Naoroji named it, R. C. Dutt wrote its economic history; home charges were its core.',
    ),
    about(
      ['facts/freedom-movement', 'bank/modern-history'],
      'The Government of India Act of 1935 planned an all-India federation that never came, because the princes did not join.',
    ),
  ],
  lists: {
    'bank/people-and-turning-points':
      'A line of time with each person or event beside the ruler or viceroy of those years; reform movements with founder, journal and school.',
    'bank/company-rule':
      'Ask how the Company won (war, alliance, lapse), how it took revenue (zamindar, ryot, village) and who resisted (sepoys, peasants, tribes). Dates of 1757, 1764, 1793, 1833, 1857 hold the rest in place.',
    'bank/freedom-struggle':
      'Learn the movement in phases: petitions to 1905, Swadeshi, Home Rule, Non-Cooperation, Civil Disobedience, Quit India, transfer of power. For each keep cause, programme, leader and end.',
    'bank/modern-history':
      'Three threads run side by side: how the British took power (battles, alliances, lapse), how they used it (revenue, trade, law) and how India answered (revolts, reform, Congress, mass movements). Give each event to its thread.',
    'facts/congress-sessions':
      'Learn the sessions as turns of the road: founding 1885, Swaraj 1906, split 1907, reunion 1916, Purna Swaraj 1929, rights 1931, planning 1938. The year, the place and the president are asked crosswise.',
    'facts/newspapers':
      'Sort papers by the editor’s politics: reformers, moderates, extremists, revolutionaries abroad, Gandhi, Ambedkar. One editor often had one paper in English and one in his own tongue: Tilak’s Mahratta and Kesari.',
    'facts/reformers':
      'For each society say founder, year, place and what it fought: idol worship, caste, the state of women or lack of schooling. Bengal comes first in time, Maharashtra stands for caste and schooling, the south for self-respect.',
    'facts/viceroys':
      'Learn them in order with one deed each, then in pairs of maker and undoer: Lytton and Ripon, Curzon and Hardinge II, who ended the partition of Bengal. Titles: Governor-General of Bengal from 1773, of India from 1833, Viceroy from 1858.',
    'facts/freedom-movement':
      'Count by decades. 1880s founding; 1900s Swadeshi; 1910s Home Rule and Gandhi’s return; 1920s Non-Cooperation and Swarajists; 1930s salt, Round Tables, provinces; 1940s war, Quit India, partition. Within a decade cause comes before effect: Rowlatt before Jallianwala Bagh, Simon before the Nehru Report.',
    'facts/treaties':
      'Tie each treaty to the war it ends and write the two in pairs. Marathas: Surat, Salbai, Bassein. Mysore: Madras, Mangalore, Seringapatam. Sikhs: Amritsar, Lahore. Nepal: Sagauli. Burma: Yandabo.',
    'facts/uprisings':
      'Ask who rose, against whom, and where. Tribal risings are against outsiders on forest land (Chota Nagpur, Rajmahal, Andhra), peasant risings against planters and revenue, and 1857 began with soldiers. For 1857 learn one leader for each city.',
    'facts/slogans':
      'Hear the voice: a demand, a farewell, a call to arms. Some lines were coined by one and made famous by another: Hasrat Mohani coined Inquilab Zindabad, Bhagat Singh carried it.',
    'facts/modern-battles':
      'Sort by the enemy of the Company: French (Wandiwash), Bengal (Plassey, Buxar), Mysore (1799), Marathas (Assaye, Koregaon), Sikhs (Sobraon, Chillianwala); then the wars of the Republic in 1962, 1965 and 1971.',
  },
})
