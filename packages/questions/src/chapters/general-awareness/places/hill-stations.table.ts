import { defineTable } from '../../../kit/facts/define-table.ts'

export const hillStations = defineTable({
  id: 'hill-stations',
  about: 'hill stations of India',
  header: 'Hill station',
  columns: {
    state: {
      header: 'State or union territory',
      kind: 'text',
      ask: ['In which state or union territory is the hill station {name} located?'],
      askBack: ['Which of the following hill stations is located in {value}?'],
      askNot: ['Which of the following hill stations is not located in {value}?'],
      say: '{name} is located in {value}',
      namesOf: 'states',
    },
    region: { header: 'Region', kind: 'text' },
  },
  near: ['region'],
  concepts: ['hill-stations'],
  parts: [
    {
      sources: ['Incredible India, Ministry of Tourism', 'Oxford School Atlas'],
      rows: `
        1 | Mussoorie | Uttarakhand | north | It lies above Dehradun.
        1 | Nainital | Uttarakhand | north | It lies around a lake.
        2 | Ranikhet | Uttarakhand | north | It is a cantonment of the Kumaon Regiment.
        2 | Lansdowne | Uttarakhand | north | It is the seat of the Garhwal Rifles.
        1 | Manali | Himachal Pradesh | north | It lies on the Beas.
        1 | Dalhousie | Himachal Pradesh | north | It is named after a Governor-General.
        1 | Dharamshala | Himachal Pradesh | north | The Dalai Lama lives at McLeod Ganj in it.
        2 | Kasauli | Himachal Pradesh | north | It has an institute for vaccines.
        1 | Gulmarg | Jammu and Kashmir | north | It is known for skiing.
        1 | Pahalgam | Jammu and Kashmir | north | The Amarnath pilgrimage starts from it.
        1 | Mount Abu | Rajasthan | west | It is the only hill station of its state.
        1 | Saputara | Gujarat | west | It lies in the Dangs.
        1 | Mahabaleshwar | Maharashtra | west | The Krishna rises there.
        1 | Lonavala | Maharashtra | west | It lies between Mumbai and Pune.
        1 | Matheran | Maharashtra | west | No motor cars are allowed in it.
        2 | Panchgani | Maharashtra | west | It is known for boarding schools.
        1 | Pachmarhi | Madhya Pradesh | west | It lies in the Satpura range.
        1 | Darjeeling | West Bengal | east | It is known for tea and a toy train.
        2 | Kalimpong | West Bengal | east | It was on the trade road to Tibet.
        1 | Shillong | Meghalaya | east | It is called the Scotland of the East.
        2 | Pelling | Sikkim | east | Kangchenjunga is seen from it.
        2 | Haflong | Assam | east | It lies in Dima Hasao.
        2 | Netarhat | Jharkhand | east | It is called the queen of Chota Nagpur.
        1 | Araku Valley | Andhra Pradesh | south | It is known for coffee.
        2 | Horsley Hills | Andhra Pradesh | south | It lies near Madanapalle.
        1 | Munnar | Kerala | south | It is known for tea.
        2 | Ponmudi | Kerala | south | It lies near Thiruvananthapuram.
        1 | Kodaikanal | Tamil Nadu | south | It lies in the Palani hills.
        1 | Yercaud | Tamil Nadu | south | It lies in the Shevaroy hills.
        1 | Coonoor | Tamil Nadu | south | It lies in the Nilgiris.
        1 | Madikeri | Karnataka | south | It is the chief town of Kodagu.
        2 | Kemmangundi | Karnataka | south | It lies in Chikkamagaluru.
      `,
    },
  ],
})
