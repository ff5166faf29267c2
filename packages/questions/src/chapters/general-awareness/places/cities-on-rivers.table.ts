import { defineTable } from '../../../kit/facts/define-table.ts'

export const citiesOnRivers = defineTable({
  id: 'cities-on-rivers',
  about: 'cities and the rivers on which they stand',
  header: 'City',
  columns: {
    river: {
      header: 'River',
      kind: 'text',
      ask: ['On the bank of which river is {name} situated?', 'The city of {name} is situated on the river:'],
      askBack: ['Which of the following cities is situated on the river {value}?'],
      askNot: ['Which of the following cities is not situated on the river {value}?'],
      say: '{name} is situated on the river {value}',
    },
    part: { header: 'Part of the world', kind: 'text', conceptOf: { world: 'world-cities-on-rivers' } },
  },
  near: ['part'],
  concepts: ['cities-on-rivers'],
  parts: [
    {
      sources: ['NCERT Geography textbooks', 'Oxford School Atlas'],
      rows: `
        1 | Varanasi | Ganga | north | It is known for its ghats.
        1 | Patna | Ganga | north | The Gandak and the Son meet the Ganga near it.
        1 | Haridwar | Ganga | north | The river reaches the plains here.
        1 | Kanpur | Ganga | north | It is known for leather.
        2 | Bhagalpur | Ganga | north | It is known for Tussar silk.
        1 | Agra | Yamuna | north | The Taj Mahal stands on its bank.
        1 | Delhi | Yamuna | north | It is the capital region.
        1 | Mathura | Yamuna | north | It is a place of pilgrimage.
        1 | Prayagraj | Ganga / Yamuna | north | The Kumbh Mela is held where the rivers meet.
        1 | Lucknow | Gomti | north | It is the capital of Uttar Pradesh.
        2 | Jaunpur | Gomti | north | It was the seat of the Sharqi sultans.
        1 | Ayodhya | Sarayu / Ghaghara | north | The river is the lower Ghaghara.
        2 | Gorakhpur | Rapti | north | It has one of the longest railway platforms.
        1 | Srinagar | Jhelum | north | Shikaras ply on its Dal lake.
        2 | Jammu | Tawi | north | It is the winter capital of Jammu and Kashmir.
        1 | Leh | Indus | north | It is a cold desert town.
        1 | Ludhiana | Sutlej | north | It is known for hosiery.
        2 | Ferozepur | Sutlej | north | It lies near the border.
        1 | Kota | Chambal | west | It is known for coaching classes.
        1 | Ahmedabad | Sabarmati | west | Gandhi's ashram stands on its bank.
        1 | Surat | Tapi | west | It is known for diamonds and textiles.
        2 | Vadodara | Vishwamitri | west | Crocodiles live in the river.
        1 | Bharuch | Narmada | west | It was the old port of Barygaza.
        1 | Jabalpur | Narmada | central | The Marble Rocks are near it.
        1 | Ujjain | Shipra | central | It is one of four places of the Kumbh.
        2 | Vidisha | Betwa | central | Sanchi is near it.
        2 | Orchha | Betwa | central | It is known for palaces of the Bundelas.
        1 | Nashik | Godavari | west | It is one of four places of the Kumbh.
        2 | Nanded | Godavari | west | Guru Gobind Singh spent his last days in it.
        2 | Rajahmundry | Godavari | south | The river is very wide here.
        1 | Vijayawada | Krishna | south | The Prakasam barrage stands in it.
        2 | Sangli | Krishna | west | It is known for turmeric.
        1 | Pune | Mula-Mutha | west | Two rivers join in the city.
        1 | Hyderabad | Musi | south | The Charminar stands near its bank.
        1 | Kurnool | Tungabhadra | south | It was the first capital of Andhra State.
        2 | Hampi | Tungabhadra | south | It was the capital of Vijayanagara.
        1 | Tiruchirappalli | Kaveri | south | Srirangam is an island beside it.
        1 | Srirangapatna | Kaveri | south | It was the capital of Tipu Sultan.
        2 | Erode | Kaveri | south | It is known for turmeric.
        1 | Madurai | Vaigai | south | The Meenakshi temple stands in it.
        2 | Nellore | Penna | south | It is known for rice.
        2 | Kochi | Periyar | south | The river ends near it.
        1 | Chennai | Cooum / Adyar | south | Two small rivers cross it.
        1 | Cuttack | Mahanadi | east | It lies at the head of a delta.
        1 | Sambalpur | Mahanadi | east | The Hirakud dam is near it.
        2 | Rourkela | Brahmani | east | It has a steel plant.
        1 | Jamshedpur | Subarnarekha | east | The first large steel plant of India stands in it.
        2 | Asansol | Damodar | east | It is a town of coal.
        1 | Kolkata | Hooghly | east | The Howrah bridge crosses the river.
        2 | Siliguri | Mahananda | east | It lies in a narrow neck of land.
        1 | Guwahati | Brahmaputra | north-east | The Kamakhya temple stands in it.
        1 | Dibrugarh | Brahmaputra | north-east | It is known for tea.
        1 | London | Thames | world | The Tower Bridge crosses it.
        1 | Paris | Seine | world | Notre-Dame stands on an island of it.
        1 | Cairo | Nile | world | It is the largest city of Egypt.
        1 | Khartoum | Nile | world | The Blue and the White Nile meet in it.
        1 | Baghdad | Tigris | world | It was the seat of the Abbasid caliphs.
        1 | Rome | Tiber | world | It was built on seven hills.
        1 | New York | Hudson / East River | world | Manhattan lies beside the river.
        1 | Washington, D.C. | Potomac | world | It is the capital of the United States.
        1 | Berlin | Spree | world | It is the capital of Germany.
        1 | Vienna | Danube | world | Four capitals stand on this river.
        1 | Budapest | Danube | world | Buda and Pest face each other.
        2 | Belgrade | Danube / Sava | world | The Sava joins the river here.
        2 | Warsaw | Vistula | world | It is the capital of Poland.
        2 | Prague | Vltava | world | The Charles Bridge crosses it.
        2 | Lisbon | Tagus | world | It is the capital of Portugal.
        1 | Moscow | Moskva | world | The Kremlin stands by it.
        2 | Kyiv | Dnieper | world | It is the capital of Ukraine.
        1 | Shanghai | Huangpu / Yangtze | world | It lies near the mouth of the Yangtze.
        2 | Wuhan | Yangtze | world | The Han joins the river here.
        1 | Bangkok | Chao Phraya | world | It is the capital of Thailand.
        2 | Phnom Penh | Mekong / Tonle Sap | world | It is the capital of Cambodia.
        1 | Lahore | Ravi | world | Full independence was demanded on this river in 1929.
        1 | Dhaka | Buriganga | world | It is the capital of Bangladesh.
        2 | Montreal | St Lawrence | world | It is the largest city of Quebec.
        2 | New Orleans | Mississippi | world | It is known for jazz.
        2 | Melbourne | Yarra | world | It is the capital of Victoria.
      `,
    },
  ],
})
