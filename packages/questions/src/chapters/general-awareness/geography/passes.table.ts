import { defineTable } from '../../../kit/facts/define-table.ts'

export const passes = defineTable({
  id: 'passes',
  about: 'mountain passes',
  header: 'Pass',
  columns: {
    state: {
      header: 'State or union territory',
      kind: 'text',
      ask: ['In which state or union territory is {name} located?', '{name} is located in:'],
      askBack: ['Which of the following passes is located in {value}?'],
      askNot: ['Which of the following passes is not located in {value}?'],
      say: '{name} is located in {value}',
      namesOf: 'states',
      weight: 2,
      concepts: ['passes-and-states'],
    },
    joins: {
      header: 'Connects',
      kind: 'text',
      ask: ['{name} connects:'],
      askBack: ['Which of the following passes connects {value}?'],
      say: '{name} connects {value}',
    },
    region: {
      header: 'Region',
      kind: 'text',
      conceptOf: { Himalaya: 'himalayan-passes', 'Western Ghats': 'western-ghats-passes' },
    },
  },
  near: ['region'],
  concepts: ['passes'],
  parts: [
    {
      sources: ['NCERT Class XI India: Physical Environment', 'Survey of India; Border Roads Organisation'],
      rows: `
        1 | Zoji La | Ladakh / Jammu and Kashmir | Srinagar and Leh | Himalaya | Snow closes it in winter.
        1 | Banihal Pass | Jammu and Kashmir | Jammu and the Kashmir valley | Himalaya | The Jawahar tunnel runs under it.
        1 | Khardung La | Ladakh | Leh and the Nubra valley | Himalaya | It is one of the highest roads.
        1 | Karakoram Pass | Ladakh | Leh and Yarkand | Himalaya | It was an old caravan road.
        2 | Chang La | Ladakh | Leh and Pangong Tso | Himalaya | It is on the way to a salt lake.
        2 | Fotu La | Ladakh | Kargil and Leh / Srinagar and Leh | Himalaya | It is the highest point of its road.
        2 | Umling La | Ladakh | Chisumle and Demchok | Himalaya | It has one of the highest motor roads of the world.
        1 | Rohtang Pass | Himachal Pradesh | Manali and Lahaul | Himalaya | The Atal Tunnel runs under its range.
        1 | Shipki La | Himachal Pradesh | Kinnaur and Tibet | Himalaya | The Sutlej enters India near it.
        1 | Bara-lacha La | Himachal Pradesh | Lahaul and Ladakh | Himalaya | It is on the road from Manali to Leh.
        2 | Debsa Pass | Himachal Pradesh | Kullu and Spiti | Himalaya | It lies between the Parvati and Spiti valleys.
        2 | Kunzum La | Himachal Pradesh | Lahaul and Spiti | Himalaya | Chandratal lies near it.
        1 | Lipulekh Pass | Uttarakhand | Kumaon and Tibet | Himalaya | Pilgrims to Manasarovar take it.
        1 | Mana Pass | Uttarakhand | Badrinath and Tibet | Himalaya | It lies in Chamoli.
        1 | Niti Pass | Uttarakhand | - | Himalaya | It leads to Tibet from Chamoli.
        2 | Muling La | Uttarakhand | - | Himalaya | It leads to Tibet from Uttarkashi.
        2 | Traill's Pass | Uttarakhand | - | Himalaya | It lies between Nanda Devi and Nanda Kot.
        1 | Nathu La | Sikkim | Gangtok and the Chumbi valley | Himalaya | It was on the old Silk Road and opened again in 2006.
        1 | Jelep La | Sikkim | Kalimpong and Lhasa / Gangtok and the Chumbi valley | Himalaya | It lies near Nathu La.
        2 | Goecha La | Sikkim | - | Himalaya | It looks on Kangchenjunga.
        1 | Bomdi La | Arunachal Pradesh | - | East | It is on the way to Tawang.
        1 | Sela Pass | Arunachal Pradesh | Tawang and the rest of the state | East | A tunnel was opened near it in 2024.
        1 | Diphu Pass | Arunachal Pradesh | - | East | It leads to Myanmar.
        2 | Pangsau Pass | Arunachal Pradesh | Ledo in Assam and Myanmar | East | The Stilwell Road crosses the Patkai hills by it.
        2 | Yonggyap Pass | Arunachal Pradesh | - | East | It leads to Tibet.
        2 | Tuju Pass | Manipur | Imphal and Tamu | East | It leads to Myanmar.
        1 western-ghats | Thal Ghat | Maharashtra | Mumbai and Nashik | Western Ghats | It is also called Kasara Ghat.
        1 western-ghats | Bhor Ghat | Maharashtra | Mumbai and Pune | Western Ghats | It is also called Khandala Ghat.
        2 western-ghats | Amba Ghat | Maharashtra | Ratnagiri and Kolhapur | Western Ghats | It is on an old road.
        2 western-ghats | Kumbharli Ghat | Maharashtra | Chiplun and Karad | Western Ghats | It crosses the Sahyadri.
        1 western-ghats | Pal Ghat (Palakkad Gap) | Kerala / Tamil Nadu | - | Western Ghats | It parts the Nilgiri and the Anamalai hills.
        2 western-ghats | Shencottah Gap | Kerala / Tamil Nadu | Kollam and Madurai | Western Ghats | A railway runs through it.
        1 | Haldighati | Rajasthan | - | Aravalli | A battle was fought in it in 1576.
        2 | Asirgarh | Madhya Pradesh | the Narmada valley and the Deccan | Satpura | It is called the gateway of the Deccan.
        2 western-ghats | Agumbe Ghat | Karnataka | Shivamogga and Udupi | Western Ghats | It is one of the wettest places of its state.
        2 western-ghats | Chorla Ghat | Goa / Karnataka / Maharashtra | Belagavi and Panaji | Western Ghats | It lies where three states meet.
      `,
    },
  ],
})
