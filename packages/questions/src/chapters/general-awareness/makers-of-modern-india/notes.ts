import { about, defineNotes } from '../../../kit/define-notes.ts'

const GOVERNORS = 'bank/governors-and-acts'
const PEOPLE = 'bank/people-and-movements'

export const notes = defineNotes({
  overview:
    'The governors, Acts, treaties, rebels and reformers of British India that papers ask one by one. Each has a year, a place and a short list of deeds; most wrong options are the deeds of the neighbour in time.',
  method: [
    'For a Governor-General note one war, one law, one institution and the successor.',
    'For an Act note what it ended, what it began and who held office.',
    'For a rising note region, leader, year and cause.',
    'For a leader note paper, book, society and the session presided over.',
  ],
  tables: [
    {
      title: 'Leaders of 1857 and their places',
      columns: ['Leader', 'Place'],
      rows: [
        ['Nana Saheb, Tantia Tope', 'Kanpur'],
        ['Begum Hazrat Mahal', 'Lucknow'],
        ['Rani Lakshmibai', 'Jhansi'],
        ['Kunwar Singh', 'Jagdishpur'],
      ],
      of: [PEOPLE],
    },
    {
      title: 'Acts in order',
      columns: ['Act', 'What to remember'],
      rows: [
        ['Regulating Act, 1773', 'Governor-General of Bengal'],
        ['Charter Act, 1833', 'Governor-General of India, end of trade'],
        ['Charter Act, 1853', 'open competition for the civil service'],
        ['Government of India Act, 1858', 'rule of the Crown, Viceroy'],
        ['Indian Councils Act, 1861', 'Indians nominated, portfolio system, ordinances'],
      ],
      of: [GOVERNORS],
    },
  ],
  tips: [
    about(
      PEOPLE,
      'Papers of Gandhi in order: Indian Opinion 1903, Young India and Navajivan 1919, Harijan 1933.',
    ),
    about(PEOPLE, 'Real names: Nana Saheb was Dhondu Pant, Tantia Tope was Ramchandra Pandurang.'),
    about(GOVERNORS, 'Famine commissions by name: Strachey 1880, Lyall 1897, Macdonnell 1900.'),
  ],
  mistakes: [
    about(GOVERNORS, 'Counting Awadh among the states that lapsed: it was taken for misgovernment.'),
    about(PEOPLE, 'Taking Ranade for the founder of the Prarthana Samaj: it was Atmaram Pandurang.'),
  ],
  advanced: [
    about(GOVERNORS, 'There are two treaties of Amritsar: 1809 with Ranjit Singh, 1846 with Gulab Singh.'),
  ],
  lists: {
    [GOVERNORS]:
      'Learn each Governor-General with one war and one law. The trap is the neighbour: the Widow Remarriage Act was prepared under Dalhousie and passed under Canning.',
    [PEOPLE]:
      'Learn each leader with one paper and one society. The trap is a paper with a similar name: New India is of Annie Besant, Young India of Gandhi.',
  },
})
