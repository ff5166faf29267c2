import { about, defineNotes } from '../../../kit/define-notes.ts'

const SULTANS = 'bank/sultans-and-kingdoms'
const MUGHALS = 'bank/mughals-saints-and-marathas'
const COURTS = 'bank/courts-saints-and-buildings'

export const notes = defineNotes({
  overview:
    'The rulers and saints whom papers ask about one by one, from Mahmud of Ghazni to Ranjit Singh. Each is asked by a year, a battle, a book, a building or a title, so learn four facts on each and the name that is confused with it.',
  method: [
    'For a ruler note father, year of accession, one battle, one building and the successor.',
    'For a saint note teacher, language, chief work and the place of the tomb or temple.',
    'Order the five dynasties of Delhi first: 1206, 1290, 1320, 1414 and 1451.',
    'For a treaty note the two sides, the year and what was given up.',
  ],
  tables: [
    {
      title: 'Cities of Delhi and their Sultans',
      columns: ['City', 'Sultan'],
      rows: [
        ['Siri', 'Alauddin Khalji'],
        ['Tughlaqabad', 'Ghiyasuddin Tughlaq'],
        ['Jahanpanah', 'Muhammad bin Tughlaq'],
        ['Firozabad', 'Firoz Shah Tughlaq'],
      ],
      of: [COURTS],
    },
    {
      title: 'Dynasties of Delhi',
      columns: ['Dynasty', 'Founder', 'Last ruler', 'Years'],
      rows: [
        ['Slave', 'Qutbuddin Aibak', 'Kayumars', '1206–1290'],
        ['Khalji', 'Jalaluddin Khalji', 'Mubarak Shah', '1290–1320'],
        ['Tughlaq', 'Ghiyasuddin Tughlaq', 'Nasiruddin Mahmud', '1320–1412'],
        ['Sayyid', 'Khizr Khan', 'Alam Shah', '1414–1451'],
        ['Lodi', 'Bahlul Lodi', 'Ibrahim Lodi', '1451–1526'],
      ],
      of: [SULTANS],
    },
    {
      title: 'Saints and what they taught',
      columns: ['Saint', 'Known for'],
      rows: [
        ['Ramanuja', 'Vishishtadvaita, Sribhashya'],
        ['Basava', 'Lingayats, vachanas in Kannada'],
        ['Kabir', 'nirguna bhakti, Bijak'],
        ['Guru Nanak', 'Sikhism, langar'],
        ['Tulsidas', 'Ramcharitmanas in Awadhi'],
        ['Mirabai', 'songs to Krishna'],
      ],
      of: [MUGHALS],
    },
  ],
  tips: [
    about(
      'bank/rank-and-grant-pairs',
      'Zat is the rank and pay, sawar the horsemen; the muqti holds the iqta.',
    ),
    about(
      COURTS,
      'After Shivaji: Sambhaji until 1689, Rajaram until 1700, Tarabai for her son, Shahu from 1707.',
    ),
    about(SULTANS, 'Tarain: Prithviraj won in 1191 and lost in 1192, one year apart.'),
    about(MUGHALS, 'Battles of Babur in order: Panipat 1526, Khanwa 1527, Chanderi 1528, Ghaghra 1529.'),
    about(MUGHALS, 'Invaders of the eighteenth century: Nadir Shah 1739, Abdali 1761.'),
  ],
  mistakes: [
    about(
      'bank/rank-and-grant-pairs',
      'Taking iqta or mansab for private property: both could be transferred and were not hereditary in principle.',
    ),
    about(COURTS, 'Taking Nur Jahan for the mother of Shah Jahan: she was Jagat Gosain of Jodhpur.'),
    about(SULTANS, 'Taking Alauddin for the founder of the Khaljis: it was Jalaluddin, his uncle.'),
    about(
      MUGHALS,
      'Giving the Moti Masjid of the Red Fort to Shah Jahan: his is in Agra, the other is by Aurangzeb.',
    ),
  ],
  advanced: [
    about(
      MUGHALS,
      'There are two treaties of Purandar: Shivaji and Jai Singh in 1665, Poona and the English in 1776.',
    ),
  ],
  lists: {
    'bank/rank-and-grant-pairs':
      'Iqta is a grant of revenue of the Sultans, mansab a rank of the Mughals paid in cash or jagir. Ask of each: by whom, for what, with which two numbers or duties.',
    [COURTS]:
      'Learn each building with its Sultan and each saint with region and language. The trap is the one who finished the work: Aibak began the Qutub Minar and Iltutmish went on with it.',
    [SULTANS]:
      'Learn the founder and the last ruler of each dynasty together with the year. The trap is the ruler who is better known than the founder: Alauddin, Muhammad bin Tughlaq, Bhoja, Dharmapala.',
    [MUGHALS]:
      'Learn each name with its rival: Babur and Sanga, Dara and Aurangzeb, Shivaji and Jai Singh. The trap is a book with a similar name: Muntakhab-ut-Tawarikh is by Badauni, Muntakhab-ul-Lubab by Khafi Khan.',
  },
})
