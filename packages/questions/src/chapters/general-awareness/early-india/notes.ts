import { about, defineNotes } from '../../../kit/define-notes.ts'

const TEXTS = 'bank/texts-and-faiths'
const KINGDOMS = 'bank/early-kingdoms'

export const notes = defineNotes({
  overview:
    'What early India wrote and believed, and the kingdoms between the Mauryas and the Turks. Papers ask who wrote a text and in which language, which dynasty had which capital, founder and emblem, and which port sent what to Rome.',
  method: [
    'For a text note author, language, subject and the century or court.',
    'For a dynasty note founder, capital, greatest king and the dynasty that ended it.',
    'Place each kingdom on a map: Kanchi, Badami, Malkhed, Halebidu, Warangal, Madurai.',
    'For a question on order hang the names between 185 BCE, 78 CE, 320 CE and 753 CE.',
  ],
  tables: [
    {
      title: 'The four Vedas',
      columns: ['Veda', 'What it holds', 'Priest'],
      rows: [
        ['Rigveda', 'hymns to the gods', 'Hotri'],
        ['Samaveda', 'verses set to melodies', 'Udgatri'],
        ['Yajurveda', 'formulas of sacrifice', 'Adhvaryu'],
        ['Atharvaveda', 'charms and spells', 'Brahman'],
      ],
      of: [TEXTS],
    },
    {
      title: 'Kingdoms of the Deccan and the south',
      columns: ['Dynasty', 'Founder', 'Capital'],
      rows: [
        ['Chalukyas of Badami', 'Pulakeshin I', 'Vatapi (Badami)'],
        ['Pallavas', 'Simhavishnu', 'Kanchipuram'],
        ['Rashtrakutas', 'Dantidurga', 'Manyakheta'],
        ['Hoysalas', 'Sala, by legend', 'Dwarasamudra'],
        ['Kakatiyas', 'Beta I', 'Warangal'],
        ['Vakatakas', 'Vindhyashakti', 'Nandivardhana, Vatsagulma'],
      ],
      of: [KINGDOMS],
    },
  ],
  tips: [
    about('bank/faith-pairs', 'Shveta is white, dig is the sky: the first wear white, the second the sky.'),
    about(TEXTS, 'Pali for the Tripitaka, Ardhamagadhi for the Jain agamas, Sanskrit for the Mahayana.'),
    about(KINGDOMS, 'Emblems of the south: tiger of the Cholas, fish of the Pandyas, bow of the Cheras.'),
    about(
      KINGDOMS,
      'Ports by coast: Bharuch, Sopara and Muziris in the west; Puhar, Arikamedu and Tamralipti in the east.',
    ),
  ],
  mistakes: [
    about(
      'bank/faith-pairs',
      'Giving iron and Painted Grey Ware to the Rigvedic age: both belong to the later Vedic age.',
    ),
    about(TEXTS, 'Giving Mudrarakshasa to Kalidasa: it is by Vishakhadatta, Mrichchhakatika by Shudraka.'),
    about(
      KINGDOMS,
      'Mixing the Chalukyas of Badami, of Vengi and of Kalyani with the Chaulukyas of Gujarat.',
    ),
  ],
  advanced: [
    about(
      KINGDOMS,
      'The Vakatakas were allies of the Guptas by marriage: Prabhavatigupta ruled for her sons.',
    ),
  ],
  lists: {
    'bank/faith-pairs':
      'For sects learn dress, texts, language, leader and place; for the two Vedic ages region, king, women, gods and crafts. The answer is nearly always in one of these five lines.',
    [TEXTS]:
      'Learn texts in pairs of author and work, and note the language. The trap is a work with the name of its hero, such as Malavikagnimitram, whose king is a Shunga but whose author lived under the Guptas.',
    [KINGDOMS]:
      'Learn founder, capital and last ruler of each dynasty together. The trap is the victor: Narasimhavarman I took Badami, Dantidurga ended the Chalukyas, Tailapa II ended the Rashtrakutas.',
  },
})
