import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Nearly every day in the calendar marks something that happened: a birth, a victory, a law that came into force, the founding of a UN body, the signing of a convention. Learn the reason with the date and both stay. Then learn the pairs in which India and the world keep different days for the same thing, because that is where papers set their trap.',
  terms,
  method: [
    'Read whether the day is Indian or of the world.',
    'Name the person or event behind the day: it often gives the date.',
    'If the date is asked back, think of the neighbours in the chains below and count on.',
    'Keep themes, hosts and slogans apart from dates: they change every year.',
  ],
  tables: [
    {
      title: 'India and the world: not on the same day',
      columns: ['For', 'India', 'The world'],
      rows: [
        ['Teachers', '5 September, birth of Radhakrishnan', '5 October'],
        ['Children', '14 November, birth of Nehru', '20 November'],
        ['Youth', '12 January, birth of Vivekananda', '12 August'],
        ['Girls', '24 January', '11 October'],
        ['Women', '13 February, birth of Sarojini Naidu', '8 March'],
        ['Consumers', '24 December, Act of 1986', '15 March'],
        ['Education', '11 November, birth of Azad', '24 January'],
        ['Tourism', '25 January', '27 September'],
        ['Postal services', '10 October', '9 October, founding of the UPU'],
      ],
    },
    {
      title: 'Why that date',
      columns: ['Reason', 'Think of'],
      rows: [
        [
          'Birth of a great person',
          'Ramanujan: mathematics; Dhyan Chand: sports; Visvesvaraya: engineers; B. C. Roy: doctors; Patel: unity',
        ],
        ['A discovery or test', 'the Raman effect on 28 February 1928; Pokhran on 11 May 1998'],
        [
          'A law or office',
          'the Constitution adopted on 26 November 1949; the Election Commission founded on 25 January 1950',
        ],
        ['A war', 'Kargil, 26 July 1999; Karachi harbour, 4 December 1971; Dhaka, 16 December 1971'],
        [
          'A UN body was founded',
          'the WHO on 7 April 1948; the FAO on 16 October 1945; the UN itself on 24 October 1945',
        ],
        [
          'A convention was signed',
          'Ramsar on 2 February 1971; Montreal on 16 September 1987; human rights on 10 December 1948',
        ],
      ],
    },
  ],
  tips: [
    'A chain in March: forests 21, water 22, weather 23, tuberculosis 24. First the forest, then the rain.',
    'A chain in April: the Earth 22, books 23, panchayats 24, malaria 25, intellectual property 26.',
    'A chain in December: AIDS 1, slavery 2, disability 3, navy 4, soil and volunteers 5.',
    'The three services: Army in January, Air Force in October, Navy in December: A, A, N through the year.',
    'The last days of December belong to mathematics (22), farmers (23), consumers (24) and good governance (25).',
    'Some days move: Mother’s Day is the second Sunday of May, Father’s Day the third Sunday of June.',
    'Railway and SSC papers ask the date; UPSC asks what the day recalls.',
  ],
  mistakes: [
    'Giving Teachers’ Day of India (September) for that of the world (October).',
    'Mixing Vijay Diwas (16 December, 1971) with Kargil Vijay Diwas (26 July, 1999).',
    'Mixing Constitution Day (26 November, adopted) with Republic Day (26 January, in force).',
    'Mixing Earth Day (22 April) with World Environment Day (5 June).',
  ],
  advanced: [
    'The Constitution came into force on 26 January because Purna Swaraj had been kept on that day since 1930.',
    'Mother Language Day, 21 February, recalls the language martyrs of Dhaka in 1952.',
    'Newer days: National Space Day on 23 August for the landing of Chandrayaan-3, Janjatiya Gaurav Divas on 15 November for Birsa Munda.',
  ],
})
