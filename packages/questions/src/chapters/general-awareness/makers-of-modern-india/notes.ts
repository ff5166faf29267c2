import { about, defineNotes } from '../../../kit/define-notes.ts'

const GOVERNORS = 'bank/governors-and-acts'
const PEOPLE = 'bank/people-and-movements'
const REFORMS = 'bank/reforms-and-risings'

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
      title: 'Treaties of the Anglo-Mysore wars',
      columns: ['War', 'Treaty', 'Terms'],
      rows: [
        ['First', 'Madras, 1769', 'conquests given back, help if attacked'],
        ['Second', 'Mangalore, 1784', 'conquests given back'],
        ['Third', 'Seringapatam, 1792', 'half of Mysore, money and two sons as hostages'],
      ],
      of: [REFORMS],
    },
    {
      title: 'Press laws',
      columns: ['Year', 'Law', 'Under'],
      rows: [
        ['1799', 'censorship', 'Wellesley'],
        ['1823', 'licences', 'John Adam'],
        ['1835', 'freedom of the press', 'Metcalfe'],
        ['1878', 'Vernacular Press Act', 'Lytton'],
        ['1882', 'its repeal', 'Ripon'],
      ],
      of: [REFORMS],
    },
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
      'bank/rebels-and-reformers',
      'Kittur 1824, Rampa 1922 to 1924, Eka 1921 to 1922: two in the south, one in Awadh.',
    ),
    about(
      'bank/movement-pairs',
      'Moderates petition, Extremists boycott; Swarajists enter councils, No-changers spin and build.',
    ),
    about(
      REFORMS,
      'Education in order: Wood 1854, Hunter 1882, Raleigh 1902, Sadler 1917, Hartog 1929, Sargent 1944.',
    ),
    about(
      PEOPLE,
      'Papers of Gandhi in order: Indian Opinion 1903, Young India and Navajivan 1919, Harijan 1933.',
    ),
    about(
      PEOPLE,
      'Satyashodhak Samaj: Poona 1873, paper Deenbandhu. Tebhaga: Bengal 1946, two thirds for the tiller.',
    ),
    about(PEOPLE, 'Real names: Nana Saheb was Dhondu Pant, Tantia Tope was Ramchandra Pandurang.'),
    about(GOVERNORS, 'Famine commissions by name: Strachey 1880, Lyall 1897, Macdonnell 1900.'),
  ],
  mistakes: [
    about(
      'bank/rebels-and-reformers',
      'Mixing Sister Nivedita (Margaret Noble, of Vivekananda) with Mira Behn (Madeleine Slade, of Gandhi).',
    ),
    about(
      'bank/movement-pairs',
      'Putting Rajagopalachari or Patel among the Swarajists: they were No-changers in 1922 and 1923.',
    ),
    about(REFORMS, 'Calling the Pabna movement a revolt against planters: it was against zamindars.'),
    about(GOVERNORS, 'Counting Awadh among the states that lapsed: it was taken for misgovernment.'),
    about(PEOPLE, 'Taking Ranade for the founder of the Prarthana Samaj: it was Atmaram Pandurang.'),
  ],
  advanced: [
    about(GOVERNORS, 'There are two treaties of Amritsar: 1809 with Ranjit Singh, 1846 with Gulab Singh.'),
  ],
  lists: {
    'bank/rebels-and-reformers':
      'For a rebel learn the place, the year, the grievance and the comrade: Chennamma and Rayanna, Raju and the Forest Act, Madari Pasi and the vow. For a reformer learn the home or school, the book and the honour.',
    'bank/movement-pairs':
      'Two columns again: leaders, years, aim, method, social base. The words petition and boycott, council entry and constructive work tell the groups apart.',
    [REFORMS]:
      'Learn each reform with its year and its author, each rising with its place. The trap is the next holder of the office: Lytton made the press Act of 1878 and Ripon took it back.',
    [GOVERNORS]:
      'Learn each Governor-General with one war and one law. The trap is the neighbour: the Widow Remarriage Act was prepared under Dalhousie and passed under Canning.',
    [PEOPLE]:
      'Learn each leader with one paper and one society. The trap is a paper with a similar name: New India is of Annie Besant, Young India of Gandhi.',
  },
})
