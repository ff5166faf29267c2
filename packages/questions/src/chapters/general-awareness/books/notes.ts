import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Books are remembered by their authors, and authors by their time and tongue. Hold five shelves: Sanskrit and other old Indian works, Persian chronicles and Bhakti poets, modern writers in Indian languages, Indians who write in English, and the world. A wrong option is nearly always from the same shelf, so learn the neighbours on a shelf together.',
  terms,
  method: [
    'Decide the shelf from the title: language, subject, century.',
    'On that shelf name the author whose subject it is.',
    'Check for a twin: another book with a title that sounds alike.',
    'If you do not know, strike out authors of another shelf.',
  ],
  tables: [
    {
      title: 'Titles that are taken for each other',
      columns: ['Title', 'Author', 'Not to be taken for'],
      rows: [
        [
          'Akbarnama, Ain-i-Akbari',
          'Abul Fazl',
          'Baburnama, which Babur wrote himself, and Humayun Nama of his daughter Gulbadan',
        ],
        ['Indica', 'Megasthenes', 'Kitab-ul-Hind of Al-Biruni'],
        ['The Indian Struggle', 'Subhas Chandra Bose', 'India Wins Freedom of Maulana Azad'],
        ['The Discovery of India', 'Nehru', 'The Argumentative Indian of Amartya Sen'],
        [
          'Poverty and Un-British Rule in India',
          'Dadabhai Naoroji',
          'The Economic History of India of R. C. Dutt',
        ],
        ['Anandamath', 'Bankim Chandra', 'Devdas of Sarat Chandra'],
        ['Mudrarakshasa', 'Vishakhadatta', 'Mrichchhakatika of Shudraka'],
        ['Ashtadhyayi', 'Panini', 'Mahabhashya of Patanjali, a commentary on it'],
        ['A Passage to India', 'E. M. Forster', 'Train to Pakistan of Khushwant Singh'],
      ],
    },
    {
      title: 'Courts and their writers',
      columns: ['Ruler', 'Writer'],
      rows: [
        ['Chandragupta Maurya', 'Kautilya, Megasthenes'],
        ['Kanishka', 'Ashvaghosha, Charaka by tradition'],
        ['Harsha', 'Banabhatta; the king wrote plays himself'],
        ['Mahmud of Ghazni', 'Al-Biruni, Firdausi'],
        ['Akbar', 'Abul Fazl and his brother Faizi'],
        ['Krishnadevaraya', 'Allasani Peddana; the king wrote Amuktamalyada himself'],
      ],
    },
  ],
  tips: [
    'Names help: -charita is a life, -nama is a chronicle, -shastra is a treatise, Raso is a heroic poem.',
    'Kalidasa in pairs: two great epics (Raghuvamsha, Kumarasambhava), three plays (Shakuntala, Vikramorvashi, Malavikagnimitra), the lyric Meghaduta.',
    'Premchand writes of villages (Godan, Rangbhumi) and the middle class (Gaban, Nirmala); R. K. Narayan of Malgudi, a town that he made up.',
    'Indian winners of the Booker Prize: Arundhati Roy 1997, Kiran Desai 2006, Aravind Adiga 2008; Salman Rushdie, born in Bombay, won in 1981.',
    'The International Booker Prize went to Geetanjali Shree for Tomb of Sand in 2022 and to Banu Mushtaq for Heart Lamp in 2025.',
    'Autobiographies are asked in every paper: learn title and person for leaders, players and Presidents.',
    'New books of the year are current affairs; learn title, author and subject in one line.',
  ],
  mistakes: [
    'Giving Ain-i-Akbari to Akbar: it is by Abul Fazl.',
    'Giving Kadambari to Kalidasa: it is by Banabhatta.',
    'Mixing Tulsidas (Ramcharitmanas) with Valmiki (Ramayana).',
    'Giving The Story of My Experiments with Truth to Nehru.',
    'Taking Orwell’s Nineteen Eighty-Four and Animal Farm for history: they are fables.',
  ],
  advanced: [
    'Rajatarangini of Kalhana (12th century) is called the first work of true history in India; it is about Kashmir.',
    'Chachnama tells of the Arab conquest of Sindh, Tarikh-i-Firuz Shahi of Barani of the Sultans.',
    'Neel Darpan of Dinabandhu Mitra (1860) showed the misery of indigo peasants.',
  ],
  lists: {
    'facts/books':
      'Say title and author together, shelf by shelf. Where one author has several titles (Kalidasa, Tagore, Premchand), learn them as a row, because a paper also asks which of four is not by that author.',
    'bank/great-writers':
      'Of the great writers learn what a book tells, not only its title: hero, setting, language, translator. The trap is the neighbour: Hori is in Godan and Surdas in Rangbhoomi, Mini in Kabuliwala and Amal in The Post Office.',
  },
})
