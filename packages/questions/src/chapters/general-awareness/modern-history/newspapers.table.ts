import { defineTable } from '../../../kit/facts/define-table.ts'

export const newspapers = defineTable({
  id: 'newspapers',
  about: 'newspapers of the freedom movement',
  header: 'Newspaper or journal',
  columns: {
    founder: {
      header: 'Founder or editor',
      kind: 'text',
      ask: ['With whom is the newspaper or journal {name} associated?', 'Who started or edited {name}?'],
      askBack: ['Which of the following newspapers or journals is associated with {value}?'],
      askNot: ['Which of the following newspapers or journals is not associated with {value}?'],
      say: '{name} is associated with {value}',
    },
  },
  concepts: ['newspapers'],
  parts: [
    {
      sources: [
        'Spectrum, A Brief History of Modern India',
        "Bipan Chandra and others, India's Struggle for Independence",
      ],
      rows: `
        1 | Bengal Gazette | James Augustus Hicky | It was the first newspaper of India, in 1780.
        1 ram-mohan-roy | Sambad Kaumudi | Raja Rammohan Roy | It was in Bengali.
        1 ram-mohan-roy | Mirat-ul-Akhbar | Raja Rammohan Roy | It was in Persian.
        1 | Kesari | Bal Gangadhar Tilak / Gopal Ganesh Agarkar | It was in Marathi.
        1 | Mahratta | Bal Gangadhar Tilak / Gopal Ganesh Agarkar | It was in English.
        1 | Young India | Mahatma Gandhi | It ran from 1919.
        1 | Navajivan | Mahatma Gandhi | It was in Gujarati.
        1 | Harijan | Mahatma Gandhi | It began in 1933.
        1 | Indian Opinion | Mahatma Gandhi | It was printed in South Africa.
        1 | New India | Annie Besant / Bipin Chandra Pal | It spoke for Home Rule.
        2 | Commonweal | Annie Besant | It spoke for Home Rule.
        1 | Al-Hilal | Maulana Abul Kalam Azad | It was in Urdu.
        1 | Comrade | Maulana Mohammad Ali | It was in English.
        2 | Hamdard | Maulana Mohammad Ali | It was in Urdu.
        1 | Bande Mataram (Calcutta) | Aurobindo Ghosh / Bipin Chandra Pal | It spoke for Swadeshi.
        1 | Yugantar | Barindra Kumar Ghosh and Bhupendranath Dutta | It spoke for revolution.
        1 | The Bengalee | Surendranath Banerjea | It was in English.
        1 | Amrita Bazar Patrika | Sisir Kumar Ghosh and Motilal Ghosh | It turned to English overnight in 1878.
        1 | Hindu Patriot | Girish Chandra Ghosh / Harish Chandra Mukherjee | It spoke for the indigo growers.
        1 vidyasagar | Som Prakash | Ishwar Chandra Vidyasagar / Dwarkanath Vidyabhushan | It was in Bengali.
        1 | Rast Goftar | Dadabhai Naoroji | It was in Gujarati.
        1 | The Hindu | G. Subramania Iyer | It began in Madras in 1878.
        2 | Swadesamitran | G. Subramania Iyer | It was in Tamil.
        2 | Sudharak | Gopal Ganesh Agarkar | It spoke for social reform.
        1 ambedkar | Mooknayak | B. R. Ambedkar | It began in 1920.
        1 ambedkar | Bahishkrit Bharat | B. R. Ambedkar | It began in 1927.
        1 | Independent | Motilal Nehru | It was printed in Allahabad.
        1 | National Herald | Jawaharlal Nehru | It began in 1938.
        1 | Leader | Madan Mohan Malaviya | It was printed in Allahabad.
        2 | Hindustan (Hindi) | Madan Mohan Malaviya | He edited it at Kalakankar.
        1 | Ghadar | Lala Har Dayal | It was printed in San Francisco.
        1 | Indian Sociologist | Shyamji Krishna Varma | It was printed in London.
        1 | Bande Mataram (Geneva) | Madam Bhikaji Cama | She raised the flag at Stuttgart.
        2 | Free Hindustan | Taraknath Das | It was printed in Vancouver.
        1 | Pratap | Ganesh Shankar Vidyarthi | It was printed in Kanpur.
        2 | Kudi Arasu | E. V. Ramasamy Periyar | It was in Tamil.
        2 | Tahzib-ul-Akhlaq | Sir Syed Ahmad Khan | It spoke for reform.
        2 | Indian Mirror | Debendranath Tagore / Manmohan Ghosh / Keshab Chandra Sen | It became a daily.
        2 | Bangadarshan | Bankim Chandra Chattopadhyay | Anandamath came out in it.
        2 | Sulabh Samachar | Keshab Chandra Sen | It sold for a paisa.
        2 | Tribune | Sardar Dyal Singh Majithia | It began in Lahore.
        2 | Din Bandhu | Krishnarao Bhalekar | It was a paper of the Satyashodhak movement.
      `,
    },
  ],
})
