import { defineTable } from '../../../kit/facts/define-table.ts'

export const saints = defineTable({
  id: 'saints',
  about: 'Bhakti and Sufi saints',
  header: 'Saint',
  columns: {
    known: {
      header: 'Known for',
      kind: 'text',
      ask: [
        'With which of the following is {name} associated?',
        'In the religious history of India, {name} is known for:',
      ],
      askBack: ['Which of the following saints is associated with {value}?'],
      say: '{name} is associated with {value}',
      weight: 2,
    },
    region: {
      header: 'Place or region',
      kind: 'text',
      ask: ['With which place or region is {name} chiefly associated?'],
      askBack: ['Which of the following saints is chiefly associated with {value}?'],
      say: '{name} is chiefly associated with {value}',
      concepts: ['regions-of-saints'],
    },
    path: {
      header: 'Path',
      kind: 'text',
      conceptOf: { thinker: 'bhakti', bhakti: 'bhakti', sufi: 'sufism' },
    },
  },
  near: ['path'],
  lookalikes: ['the doctrine of Dvaita'],
  parts: [
    {
      sources: ['NCERT Themes in Indian History II', 'Satish Chandra, History of Medieval India'],
      rows: `
        1 | Shankaracharya | the doctrine of Advaita | - | thinker | He set up four mathas in the corners of India.
        1 | Ramanuja | the doctrine of Vishishtadvaita | - | thinker | He taught at Srirangam in the eleventh century.
        1 | Madhvacharya | the doctrine of Dvaita | - | thinker | He taught at Udupi in the thirteenth century.
        1 | Vallabhacharya | the doctrine of Shuddhadvaita and the Pushti Marga | - | thinker | He worshipped Krishna as Shrinathji.
        2 | Nimbarka | the doctrine of Dvaitadvaita | - | thinker | He lived at Mathura.
        1 | Basavanna | the Virashaiva (Lingayat) movement and vachanas | Karnataka | bhakti | He was a minister of the Kalachuri king Bijjala.
        1 | Chaitanya | Gaudiya Vaishnavism and kirtana | Bengal / Odisha | bhakti | He spent his last years at Puri.
        1 | Shankaradeva | the Ekasarana Dharma and namghars | Assam | bhakti | He also wrote the plays called Ankia Nat.
        1 | Kabir | dohas collected in the Bijak | Varanasi | bhakti | He was brought up by a weaver.
        2 | Ravidas | bhakti songs of a shoemaker who taught equality / the guru of Mirabai | Varanasi | bhakti | Forty of his hymns stand in the Adi Granth.
        1 | Mirabai | songs to Krishna as Giridhar Gopal | Rajasthan | bhakti | She was born at Merta and married into the house of Mewar.
        1 | Tulsidas | the Ramcharitmanas in Awadhi | - | bhakti | He also wrote the Vinay Patrika.
        1 | Surdas | the Sursagar in Braj | - | bhakti | He was one of the Ashtachhap poets.
        1 | Narsinh Mehta | the hymn Vaishnava Jana To | Gujarat | bhakti | Gandhi loved this hymn.
        1 | Jnaneshwar | a Marathi commentary on the Bhagavad Gita | Maharashtra | bhakti | The work is called the Jnaneshwari or Bhavarthadipika.
        1 | Tukaram | abhangas in the time of Shivaji | Maharashtra | bhakti | He lived at Dehu.
        2 | Ramdas | the Dasbodh | Maharashtra | bhakti | He is regarded as the guru of Shivaji.
        2 | Dadu Dayal | being the teacher of Sundardas | Rajasthan | bhakti | His followers are called Dadupanthis.
        2 | Lal Ded | mystic verses called vakhs | Kashmir | bhakti | She lived in the fourteenth century.
        2 | Andal | the Tiruppavai hymns | the Tamil country | bhakti | She was the only woman among the Alvars.
        1 | Moinuddin Chishti | the title Gharib Nawaz | Ajmer / Rajasthan | sufi | He began the Chishti order in India.
        1 | Nizamuddin Auliya | being the teacher of Amir Khusrau | Delhi | sufi | He was called Mahbub-i-Ilahi.
        1 | Baba Farid | a Sufi centre at Ajodhan (Pakpattan) | - | sufi | Verses ascribed to him stand in the Adi Granth.
        1 | Bahauddin Zakariya | the beginning of the Suhrawardi order in India | Multan | sufi | His order accepted gifts of the state.
        2 | Qutbuddin Bakhtiyar Kaki | being revered by Iltutmish as the Chishti saint of Mehrauli | Delhi | sufi | The Qutb Minar is often said to be named after him.
        1 | Salim Chishti | the blessing of the birth of Jahangir | Fatehpur Sikri | sufi | His tomb is of white marble.
        2 | Gesu Daraz | preaching in the Deccan under the Bahmanis | Gulbarga / Karnataka / Delhi | sufi | He came south from Delhi about 1400.
        2 | Shaikh Nasiruddin | the title Chiragh, the lamp | Delhi | sufi | He was a successor of Nizamuddin.
        2 | Shaikh Ahmad Sirhindi | the leadership of the Naqshbandi order in the time of Jahangir | - | sufi | He opposed the religious views of Akbar.
        2 | Mian Mir | being the Qadiri saint revered by Dara Shikoh and the Sikhs | Lahore | sufi | He is said to have laid the foundation stone at Amritsar.
      `,
    },
  ],
})
