import { about, defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

const AWARDS = 'facts/awards'
const RATNA = 'facts/bharat-ratna'
const FIRSTS = 'facts/firsts'
const EPITHETS = 'facts/epithets'
const NOBEL = 'bank/nobel-and-honours'

export const notes = defineNotes({
  overview:
    'Four lists about persons: what an award is given for and by whom, who received the Bharat Ratna, who was the first, and who bears which title. Persons come back in several lists; learn a person once, with everything about them, and the lists support each other. Winners of the year are current affairs.',
  terms,
  method: [
    'Ask what is wanted: field, giver, person or year.',
    'For an award fix its field first; the giver follows from the field.',
    'For a first read every word: first woman, first Indian, first Indian woman, of free India.',
    'For a title hear its language and region: Lokmanya, Deshbandhu, Andhra Kesari.',
  ],
  tables: [
    {
      title: 'Order of honours',
      columns: ['Civil', 'War', 'Peace', 'Sport'],
      rows: [
        ['Bharat Ratna', 'Param Vir Chakra', 'Ashoka Chakra', 'Khel Ratna: best player'],
        ['Padma Vibhushan', 'Maha Vir Chakra', 'Kirti Chakra', 'Arjuna: player'],
        ['Padma Bhushan', 'Vir Chakra', 'Shaurya Chakra', 'Dronacharya: coach'],
        ['Padma Shri', '', '', ''],
      ],
      of: [AWARDS, RATNA],
    },
    {
      title: 'Firsts: one word apart',
      columns: ['First', 'Who', 'First with another word', 'Who'],
      rows: [
        ['woman President of Congress', 'Annie Besant', 'Indian woman', 'Sarojini Naidu'],
        ['Governor of the RBI', 'Osborne Smith', 'Indian', 'C. D. Deshmukh'],
        ['Field Marshal', 'Manekshaw', 'Indian Commander-in-Chief', 'Cariappa'],
        ['Indian in space', 'Rakesh Sharma', 'woman of Indian origin', 'Kalpana Chawla'],
        ['woman Governor', 'Sarojini Naidu', 'woman Chief Minister', 'Sucheta Kripalani'],
        ['individual Olympic medal of free India', 'K. D. Jadhav', 'individual gold', 'Abhinav Bindra'],
      ],
      of: [FIRSTS],
    },
    {
      title: 'Prizes of the world by field',
      columns: ['Field', 'Prize'],
      rows: [
        ['Mathematics', 'Abel (every year), Fields (every four years, under forty)'],
        ['Computing', 'Turing'],
        ['Architecture', 'Pritzker'],
        ['Journalism and letters', 'Pulitzer'],
        ['Novel', 'Booker; in translation International Booker'],
        ['Film', 'Oscar, Palme d’Or (Cannes), Golden Bear (Berlin), Golden Lion (Venice)'],
        ['Music', 'Grammy'],
        ['Service in Asia', 'Ramon Magsaysay'],
      ],
      of: [AWARDS],
    },
  ],
  tips: [
    about(
      AWARDS,
      'Nobel Prizes are given in Stockholm, the one for Peace in Oslo; that for Economics was added in 1968 and first given in 1969.',
    ),
    about(
      AWARDS,
      'Jnanpith is for a writer’s whole work, Sahitya Akademi for a book, Saraswati Samman for a book of the last ten years.',
    ),
    about(
      RATNA,
      'First three, in 1954: Rajagopalachari, Radhakrishnan, Raman, three with R. First after death: Lal Bahadur Shastri, 1966.',
    ),
    about(
      RATNA,
      'Foreigners: Khan Abdul Ghaffar Khan and Nelson Mandela. Mother Teresa, born abroad, had become a citizen of India.',
    ),
    about(RATNA, 'It is no title: it may not be put before or after the name (Article 18).'),
    about(EPITHETS, 'Two lions: Punjab Kesari is Lala Lajpat Rai, Andhra Kesari T. Prakasam.'),
    about(
      EPITHETS,
      'Two Masters: Little Master Gavaskar, Master Blaster Tendulkar; the Wizard is Dhyan Chand.',
    ),
    about(
      EPITHETS,
      'Fathers by science: Hippocrates medicine, Aristotle biology, Mendel genetics, Lavoisier modern chemistry, Linnaeus taxonomy.',
    ),
    about(
      FIRSTS,
      'Sarojini Naidu has two firsts, Vijaya Lakshmi Pandit one at the UN, Rajkumari Amrit Kaur one in the cabinet.',
    ),
    about(
      FIRSTS,
      'In sport: Bindra first individual gold 2008, Malleswari first woman with a medal 2000, Sindhu first woman with a silver 2016.',
    ),
    about(
      NOBEL,
      'Civilian order: Bharat Ratna, Padma Vibhushan, Padma Bhushan, Padma Shri. War: Param Vir, Maha Vir, Vir; peace: Ashoka, Kirti, Shaurya.',
    ),
  ],
  mistakes: [
    about(FIRSTS, 'Overlooking Indian in first Indian woman.'),
    about(
      AWARDS,
      'Mixing Arjuna (player) with Dronacharya (coach): the pupil and the teacher, as in the epic.',
    ),
    about(AWARDS, 'Mixing Param Vir Chakra (war) with Ashoka Chakra (peace).'),
    about(AWARDS, 'Giving a Nobel Prize to mathematics: there is none; Abel and Fields stand in.'),
    about(RATNA, 'Counting Gandhi among those who received the Bharat Ratna: he did not.'),
    about(EPITHETS, 'Mixing Loknayak (Jayaprakash Narayan) with Lokmanya (Tilak).'),
    about(EPITHETS, 'Mixing Frontier Gandhi (Ghaffar Khan) with the American Gandhi (Martin Luther King).'),
    about(NOBEL, 'Counting economics among the prizes of 1901: it began in 1969.'),
  ],
  advanced: [
    about(
      AWARDS,
      'The Sports Ministry renamed its highest award after Dhyan Chand in 2021; it was Rajiv Gandhi’s before.',
    ),
    about(RATNA, 'There may be at most three a year; in 2024 there were five.'),
    about(AWARDS, 'New science awards since 2024: Vigyan Ratna, Vigyan Shri, Vigyan Yuva, Vigyan Team.'),
  ],
  lists: {
    [EPITHETS]:
      'Titles come from three places: from the people (Netaji, Bapu), from a deed (Iron Man, Milkman) and from books (Father of). Put the region to Indian titles and the century to foreign ones.',
    [FIRSTS]:
      'Learn firsts by field: state, army, law, letters, space, mountain, sport. In each field learn the man, the woman, and what a small word changes.',
    [AWARDS]:
      'Field, giver, what is given. Group Indian awards by the giver (President, ministry, academy, foundation) and foreign ones by field.',
    [RATNA]:
      'Learn by field and decade: founders of the republic in the 1950s and 60s, artists and scientists from 1992 on, leaders in 2024. Presidents and Prime Ministers on the list are asked most.',
    [NOBEL]:
      'Indians and the Nobel by year: Tagore 1913, Raman 1930, Khorana 1968, Mother Teresa 1979, Chandrasekhar 1983, Sen 1998, Ramakrishnan 2009, Satyarthi 2014, Banerjee 2019. Add the field and one word on the work.',
  },
})
