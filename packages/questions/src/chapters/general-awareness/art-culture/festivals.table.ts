import { defineTable } from '../../../kit/facts/define-table.ts'

export const festivals = defineTable({
  id: 'festivals',
  about: 'festivals and fairs of India',
  header: 'Festival or fair',
  columns: {
    state: {
      header: 'State or union territory',
      kind: 'text',
      ask: ['With which state or union territory is {name} associated?', '{name} is associated with:'],
      askBack: ['Which of the following festivals is associated with {value}?'],
      askNot: ['Which of the following festivals is not associated with {value}?'],
      say: '{name} is associated with {value}',
      namesOf: 'states',
    },
    region: { header: 'Region', kind: 'text' },
  },
  near: ['region'],
  concepts: ['festivals'],
  parts: [
    {
      sources: ['Ministry of Tourism, Utsav portal', 'Centre for Cultural Resources and Training, New Delhi'],
      rows: `
        1 harvest-festivals | Onam | Kerala | south | Snake-boat races are held at it.
        1 | Thrissur Pooram | Kerala | south | Caparisoned elephants stand in two rows.
        1 harvest-festivals | Pongal | Tamil Nadu / Puducherry | south | It is a harvest festival in January.
        1 | Jallikattu | Tamil Nadu | south | Bulls are held by the hump at Pongal.
        1 | Bathukamma | Telangana | south | Women stack flowers.
        1 | Bonalu | Telangana | south | Pots are offered to the goddess Mahakali.
        1 fairs | Medaram (Sammakka Saralamma) Jatara | Telangana | south | It is one of the largest tribal fairs.
        1 | Mysuru Dasara | Karnataka | south | An elephant carries the golden howdah.
        2 | Kambala | Karnataka / Kerala | south | Buffaloes race in wet fields.
        1 | Hampi Utsav | Karnataka | south | It is held in the ruins of Vijayanagara.
        1 | Hornbill Festival | Nagaland | north-east | It is held at Kisama in December.
        2 | Moatsu | Nagaland | north-east | The Ao keep it after sowing.
        2 | Sekrenyi | Nagaland | north-east | The Angami keep it.
        1 harvest-festivals | Wangala Festival | Meghalaya | north-east | The Garo thank the sun god for the harvest.
        2 harvest-festivals | Nongkrem Festival | Meghalaya | north-east | The Khasi keep it at Smit.
        2 | Behdienkhlam | Meghalaya | north-east | The Jaintia drive away the plague.
        1 harvest-festivals | Bihu Festival | Assam | north-east | There are three in the year.
        1 fairs | Ambubachi Mela | Assam | north-east | It is held at the Kamakhya temple.
        1 | Losar of Tawang | Arunachal Pradesh | north-east | The Monpa keep their new year.
        1 | Ziro Music Festival | Arunachal Pradesh | north-east | It is held in the valley of the Apatani.
        2 harvest-festivals | Dree Festival | Arunachal Pradesh | north-east | The Apatani keep it for the crops.
        2 | Nyokum | Arunachal Pradesh | north-east | The Nyishi keep it.
        1 | Chapchar Kut | Mizoram | north-east | It comes after jhum clearing.
        1 | Sangai Festival | Manipur | north-east | It is named after the state animal.
        1 | Yaoshang | Manipur | north-east | It is kept in spring for five days.
        2 | Lai Haraoba | Manipur | north-east | It pleases the old gods.
        1 | Kharchi Puja | Tripura | north-east | Fourteen gods are worshipped.
        2 | Garia Puja | Tripura | north-east | It is kept in April.
        1 | Saga Dawa | Sikkim / Arunachal Pradesh / Ladakh | north-east | It recalls the birth, enlightenment and death of the Buddha.
        2 | Losoong | Sikkim | north-east | It is the Bhutia new year.
        1 fairs | Pushkar Fair | Rajasthan | north | It is known for camels.
        1 | Desert Festival of Jaisalmer | Rajasthan | north | It is held on the Sam dunes.
        1 | Gangaur of Jaipur | Rajasthan | north | Women worship Gauri.
        2 | Teej of Jaipur | Rajasthan | north | It greets the rains.
        1 | Rann Utsav | Gujarat | west | It is held on the white salt desert.
        1 | International Kite Festival of Uttarayan | Gujarat | west | It is held in January in Ahmedabad.
        2 fairs | Tarnetar Fair | Gujarat | west | It is known for embroidered umbrellas.
        2 | Modhera Dance Festival | Gujarat | west | It is held at the Sun Temple.
        1 fairs | Surajkund Mela | Haryana | north | It is a fair of crafts at Faridabad.
        2 | International Gita Mahotsav | Haryana | north | It is held at Kurukshetra.
        1 | Hola Mohalla | Punjab | north | Nihangs show martial skill at Anandpur Sahib.
        1 harvest-festivals | Lohri | Punjab / Haryana / Himachal Pradesh / Jammu and Kashmir / Delhi | north | A bonfire is lit in January.
        1 | Kullu Dussehra | Himachal Pradesh | north | It begins when it ends elsewhere.
        2 fairs | Minjar Fair | Himachal Pradesh | north | It is held at Chamba.
        2 fairs | Lavi Fair | Himachal Pradesh | north | It is held at Rampur.
        1 | Hemis Festival | Ladakh | north | It recalls Guru Padmasambhava.
        2 | Sindhu Darshan | Ladakh | north | It honours the river Indus.
        1 | Tulip Festival | Jammu and Kashmir | north | It is held in Srinagar in spring.
        1 | Chhath | Bihar / Jharkhand / Uttar Pradesh / Delhi | east | The setting and the rising sun are worshipped.
        1 fairs | Sonepur Mela | Bihar | east | It is a large cattle fair where the Gandak meets the Ganga.
        2 | Rajgir Mahotsav | Bihar | east | It is held in an old capital of Magadha.
        1 | Sarhul | Jharkhand / Odisha / Chhattisgarh / West Bengal | east | The sal tree is worshipped.
        1 | Rath Yatra of Puri | Odisha | east | Jagannath is drawn on a chariot.
        1 | Konark Dance Festival | Odisha | east | It is held before the Sun Temple.
        2 harvest-festivals | Nuakhai | Odisha / Chhattisgarh | east | The first rice of the year is offered.
        2 | Raja Parba | Odisha | east | It honours the earth for three days.
        1 | Durga Puja of Kolkata | West Bengal | east | It is on the UNESCO list since 2021.
        1 fairs | Ganga Sagar Mela | West Bengal | east | It is held where the river meets the sea.
        2 fairs | Poush Mela | West Bengal | east | It is held at Santiniketan.
        1 | Bastar Dussehra | Chhattisgarh | central | It lasts 75 days.
        2 | Bhoramdeo Mahotsav | Chhattisgarh | central | It is held at an old temple.
        1 | Khajuraho Dance Festival | Madhya Pradesh | central | It is held before the temples.
        1 | Tansen Samaroh | Madhya Pradesh | central | It is held at Gwalior.
        2 | Lokrang | Madhya Pradesh | central | It is held at Bhopal in January.
        2 | Bhagoria | Madhya Pradesh | central | The Bhil keep it before Holi.
        1 | Ganeshotsav of Mumbai and Pune | Maharashtra | west | Tilak made it public.
        2 | Kala Ghoda Festival | Maharashtra | west | It is held in Mumbai.
        2 | Pandharpur Wari | Maharashtra | west | Pilgrims walk to Vithoba.
        2 | Ellora Festival | Maharashtra | west | It is held near the caves.
        1 | Carnival of Panaji | Goa | west | King Momo leads it.
        2 | Shigmo | Goa | west | It is kept in spring.
        1 | Taj Mahotsav | Uttar Pradesh | north | It is held at Agra.
        2 | Dev Deepawali of Varanasi | Uttar Pradesh | north | The ghats are lit by lamps.
        2 | Harela | Uttarakhand / Himachal Pradesh | north | Seeds are sown for the rains.
        2 | Nanda Devi Raj Jat | Uttarakhand | north | It is held once in twelve years.
        1 | Lumbini Festival | Andhra Pradesh / Telangana | south | It honours the Buddhist past.
      `,
    },
  ],
})
