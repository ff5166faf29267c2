import { defineTable } from '../../../kit/facts/define-table.ts'

export const sikhGurus = defineTable({
  id: 'sikh-gurus',
  about: 'the ten Sikh Gurus',
  header: 'Guru',
  columns: {
    deed: {
      header: 'Known for',
      kind: 'text',
      ask: ['With which of the following is {name} associated?'],
      askBack: ['Which of the following Sikh Gurus is associated with {value}?'],
      say: '{name} is associated with {value}',
      weight: 2,
    },
    number: {
      header: 'Place in the line',
      kind: 'text',
      ask: ['In the line of the ten Sikh Gurus, {name} was the:'],
      askBack: ['Who was the {value} Guru of the Sikhs?'],
      say: '{name} was the {value} Guru of the Sikhs',
    },
    // Gurus at most three places apart share a stretch of the line.
    stretch: { header: 'Stretch of the line', kind: 'text' },
  },
  near: ['stretch'],
  concepts: ['sikh-gurus'],
  parts: [
    {
      sources: ['Khushwant Singh, A History of the Sikhs', 'NCERT Our Pasts II'],
      rows: `
        1 | Guru Nanak | the beginning of langar and the founding of Kartarpur | first | 1-4 | He was born in 1469.
        1 | Guru Angad | the standard form of the Gurmukhi script | second | 1-4 / 2-5 | He wrote down the hymns of Nanak.
        2 | Guru Amar Das | the manji system of 22 seats for preaching | third | 1-4 / 2-5 / 3-6 | Akbar visited him at Goindwal.
        1 | Guru Ram Das | the founding of the city of Amritsar | fourth | 1-4 / 2-5 / 3-6 / 4-7 | It was first called Ramdaspur.
        1 | Guru Arjan | the compilation of the Adi Granth | fifth | 2-5 / 3-6 / 4-7 / 5-8 | He was put to death in 1606 under Jahangir.
        1 | Guru Hargobind | the two swords of miri and piri and the Akal Takht | sixth | 3-6 / 4-7 / 5-8 / 6-9 | He was kept in the Gwalior fort for a time.
        3 | Guru Har Rai | help to Dara Shikoh in the war of succession | seventh | 4-7 / 5-8 / 6-9 / 7-10 | He kept a garden of herbs at Kiratpur.
        2 | Guru Har Krishan | becoming Guru at the age of five and dying of smallpox in Delhi | eighth | 5-8 / 6-9 / 7-10 | The Bangla Sahib stands where he stayed.
        1 | Guru Tegh Bahadur | execution in Delhi by order of Aurangzeb in 1675 | ninth | 6-9 / 7-10 | The Sis Ganj shrine marks the place.
        1 guru-gobind-singh | Guru Gobind Singh | the creation of the Khalsa at Anandpur in 1699 | tenth | 7-10 | He made the Granth the Guru after him.
      `,
    },
  ],
})
