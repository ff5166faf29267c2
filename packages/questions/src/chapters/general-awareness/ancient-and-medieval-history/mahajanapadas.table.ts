import { defineTable } from '../../../kit/facts/define-table.ts'

export const mahajanapadas = defineTable({
  id: 'mahajanapadas',
  about: 'the sixteen mahajanapadas',
  header: 'Mahajanapada',
  columns: {
    capital: {
      header: 'Capital',
      kind: 'text',
      ask: [
        'What was the capital of the mahajanapada of {name}?',
        'Which city was the capital of {name} among the sixteen mahajanapadas?',
      ],
      askBack: ['Which of the following mahajanapadas had its capital at {value}?'],
      say: 'The capital of {name} was {value}',
      weight: 2,
      concepts: ['mahajanapada-capitals'],
    },
    region: {
      header: 'Present region',
      kind: 'text',
      ask: ['In which present-day area was the mahajanapada of {name} situated?'],
      askBack: ['Which of the following mahajanapadas was situated in {value}?'],
      say: '{name} was situated in {value}',
    },
  },
  concepts: ['sixteen-mahajanapadas', 'mahajanapadas'],
  parts: [
    {
      sources: [
        'NCERT Themes in Indian History I',
        'Upinder Singh, A History of Ancient and Early Medieval India',
      ],
      rows: `
        1 | Magadha | Rajagriha / Pataliputra | the Patna and Gaya area of Bihar | It became the strongest of the sixteen.
        1 | Anga | Champa | the Bhagalpur and Munger area of Bihar | Bimbisara annexed it.
        1 | Kashi | Varanasi | the Varanasi area of Uttar Pradesh | Kosala annexed it.
        1 | Kosala | Shravasti / Ayodhya / Saketa | the Awadh area of Uttar Pradesh | Prasenajit ruled it in the time of the Buddha.
        1 | Vatsa | Kaushambi | the Prayagraj area of Uttar Pradesh | Udayana was its famous king.
        1 | Avanti | Ujjain / Mahishmati | the Malwa area of Madhya Pradesh | Pradyota ruled it in the time of the Buddha.
        1 | Vajji | Vaishali | the Tirhut area of north Bihar | It was a confederacy of clans.
        2 | Malla | Kushinagar / Pava | the Deoria and Kushinagar area of Uttar Pradesh | It was ruled by an assembly.
        2 | Chedi | Shuktimati / Sothivati | the Bundelkhand area | Shishupala of the epic belonged to it.
        2 | Kuru | Indraprastha / Hastinapura | the Delhi and Meerut area | It is the land of the Mahabharata war.
        2 | Panchala | Ahichchhatra / Kampilya | the Bareilly and Farrukhabad area of Uttar Pradesh | It had a northern and a southern part.
        1 | Matsya | Viratanagara | the Jaipur and Alwar area of Rajasthan | The Pandavas hid there by the epic.
        1 | Shurasena | Mathura | the Braj area of Uttar Pradesh | It is linked with Krishna.
        1 | Ashmaka | Potana / Potali | the Godavari valley of the Deccan | It was the only one south of the Vindhyas.
        1 | Gandhara | Taxila / Purushapura | the Peshawar and Rawalpindi area | It had a famous seat of learning.
      `,
    },
  ],
})
