import { defineTable } from '../../../kit/facts/define-table.ts'

export const inscriptions = defineTable({
  id: 'inscriptions',
  about: 'inscriptions of early India',
  header: 'Inscription',
  columns: {
    ruler: {
      header: 'Associated ruler',
      kind: 'text',
      ask: [
        'With which ruler is the {name} associated?',
        'Which of the following rulers is associated with the {name}?',
      ],
      askBack: ['Which of the following inscriptions is associated with {value}?'],
      say: 'The {name} is associated with {value}',
    },
    era: { header: 'Era', kind: 'text' },
  },
  near: ['era'],
  concepts: ['inscriptions'],
  parts: [
    {
      sources: ['NCERT Themes in Indian History I', 'D. C. Sircar, Select Inscriptions'],
      rows: `
        1 post-maurya | Hathigumpha inscription | Kharavela | ancient | It is cut at Udayagiri near Bhubaneswar.
        1 post-maurya | Junagadh inscription of 150 CE | Rudradaman I | ancient | It is the first long one in Sanskrit and tells of the repair of the Sudarshana lake.
        1 post-maurya | Nashik cave inscription of Balashri | Gautamiputra Satakarni | ancient | She was the mother of the king.
        2 post-maurya | Rabatak inscription | Kanishka | ancient | It was found in Afghanistan and lists his ancestors.
        2 post-maurya | Ayodhya inscription of Dhanadeva | Pushyamitra | ancient | It says that the king performed two horse sacrifices.
        1 gupta-empire | Allahabad pillar inscription (Prayaga Prashasti) | Samudragupta | gupta | Harishena composed it.
        1 gupta-empire | Udayagiri cave inscription of Virasena | Chandragupta II | gupta | It was cut near Vidisha when the king came to conquer the west.
        2 gupta-empire | Bilsad pillar inscription | Kumaragupta I | gupta | It lists the Gupta kings in order.
        1 gupta-empire | Bhitari pillar inscription | Skandagupta | gupta | It tells of a war with the Hunas.
        2 gupta-empire | Eran inscription on sati | Bhanugupta | gupta | It is dated 510 CE.
        2 | Mandasor pillar inscription of the sixth century | Yashodharman | gupta | It tells of the defeat of Mihirakula.
        1 harsha | Banskhera copper plate | Harshavardhana | early medieval | It bears the signature of the king.
        1 pallavas-chalukyas | Aihole inscription | Pulakeshin II | early medieval | Ravikirti composed it.
        1 cholas | Uttaramerur inscription | Parantaka I | early medieval | It tells how village committees were chosen by lot.
        2 cholas | Tiruvalangadu copper-plate grant | Rajendra I | early medieval | It tells of his campaigns.
        1 early-medieval-kingdoms | Gwalior prashasti of the ninth century | Mihira Bhoja | early medieval | It gives the history of the dynasty.
        2 early-medieval-kingdoms | Khalimpur copper plate | Dharmapala | early medieval | It tells of the choice of Gopala as king.
        2 early-medieval-kingdoms | Deopara inscription | Vijayasena | early medieval | Umapatidhara composed it.
        1 ashokan-edicts, ashoka, maurya-empire | Rummindei pillar inscription | Ashoka | ancient | It marks the birthplace of the Buddha.
      `,
    },
  ],
})
