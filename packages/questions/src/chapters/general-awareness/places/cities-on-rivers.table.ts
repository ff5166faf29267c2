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
    part: { header: 'Part of the world', kind: 'text' },
    // The Thames beside rivers of India would be struck out at sight.
    home: { header: 'Home', kind: 'text', conceptOf: { world: 'world-cities-on-rivers' } },
  },
  near: ['part'],
  alike: ['home'],
  concepts: ['cities-on-rivers'],
  parts: [
    {
      sources: ['NCERT Geography textbooks', 'Oxford School Atlas'],
      rows: `
        1 | Varanasi | Ganga | north | India | It is known for its ghats.
        1 | Patna | Ganga | north | India | The Gandak and the Son meet the Ganga near it.
        1 | Haridwar | Ganga | north | India | The river reaches the plains here.
        1 | Kanpur | Ganga | north | India | It is known for leather.
        2 | Bhagalpur | Ganga | north | India | It is known for Tussar silk.
        1 | Agra | Yamuna | north | India | The Taj Mahal stands on its bank.
        1 | Delhi | Yamuna | north | India | It is the capital region.
        1 | Mathura | Yamuna | north | India | It is a place of pilgrimage.
        1 | Prayagraj | Ganga / Yamuna | north | India | The Kumbh Mela is held where the rivers meet.
        1 | Lucknow | Gomti | north | India | It is the capital of Uttar Pradesh.
        2 | Jaunpur | Gomti | north | India | It was the seat of the Sharqi sultans.
        1 | Ayodhya | Sarayu / Ghaghara | north | India | The river is the lower Ghaghara.
        2 | Gorakhpur | Rapti | north | India | It has one of the longest railway platforms.
        1 | Srinagar | Jhelum | north | India | Shikaras ply on its Dal lake.
        2 | Jammu | Tawi | north | India | It is the winter capital of Jammu and Kashmir.
        1 | Leh | Indus | north | India | It is a cold desert town.
        1 | Ludhiana | Sutlej | north | India | It is known for hosiery.
        2 | Ferozepur | Sutlej | north | India | It lies near the border.
        1 | Kota | Chambal | west | India | It is known for coaching classes.
        1 | Ahmedabad | Sabarmati | west | India | Gandhi's ashram stands on its bank.
        1 | Surat | Tapi | west | India | It is known for diamonds and textiles.
        2 | Vadodara | Vishwamitri | west | India | Crocodiles live in the river.
        1 | Bharuch | Narmada | west | India | It was the old port of Barygaza.
        1 | Jabalpur | Narmada | central | India | The Marble Rocks are near it.
        1 | Ujjain | Shipra | central | India | It is one of four places of the Kumbh.
        2 | Vidisha | Betwa | central | India | Sanchi is near it.
        2 | Orchha | Betwa | central | India | It is known for palaces of the Bundelas.
        1 | Nashik | Godavari | west | India | It is one of four places of the Kumbh.
        2 | Nanded | Godavari | west | India | Guru Gobind Singh spent his last days in it.
        2 | Rajahmundry | Godavari | south | India | The river is very wide here.
        1 | Vijayawada | Krishna | south | India | The Prakasam barrage stands in it.
        2 | Sangli | Krishna | west | India | It is known for turmeric.
        1 | Pune | Mula-Mutha | west | India | Two rivers join in the city.
        1 | Hyderabad | Musi | south | India | The Charminar stands near its bank.
        1 | Kurnool | Tungabhadra | south | India | It was the first capital of Andhra State.
        2 | Hampi | Tungabhadra | south | India | It was the capital of Vijayanagara.
        1 | Tiruchirappalli | Kaveri | south | India | Srirangam is an island beside it.
        1 | Srirangapatna | Kaveri | south | India | It was the capital of Tipu Sultan.
        2 | Erode | Kaveri | south | India | It is known for turmeric.
        1 | Madurai | Vaigai | south | India | The Meenakshi temple stands in it.
        2 | Nellore | Penna | south | India | It is known for rice.
        2 | Kochi | Periyar | south | India | The river ends near it.
        1 | Chennai | Cooum / Adyar | south | India | Two small rivers cross it.
        1 | Cuttack | Mahanadi | east | India | It lies at the head of a delta.
        1 | Sambalpur | Mahanadi | east | India | The Hirakud dam is near it.
        2 | Rourkela | Brahmani | east | India | It has a steel plant.
        1 | Jamshedpur | Subarnarekha | east | India | The first large steel plant of India stands in it.
        2 | Asansol | Damodar | east | India | It is a town of coal.
        1 | Kolkata | Hooghly | east | India | The Howrah bridge crosses the river.
        2 | Siliguri | Mahananda | east | India | It lies in a narrow neck of land.
        1 | Guwahati | Brahmaputra | north-east | India | The Kamakhya temple stands in it.
        1 | Dibrugarh | Brahmaputra | north-east | India | It is known for tea.
        1 | London | Thames | Europe | world | The Tower Bridge crosses it.
        1 | Paris | Seine | Europe | world | Notre-Dame stands on an island of it.
        1 | Cairo | Nile | Asia and Africa | world | It is the largest city of Egypt.
        1 | Khartoum | Nile | Asia and Africa | world | The Blue and the White Nile meet in it.
        1 | Baghdad | Tigris | Asia and Africa | world | It was the seat of the Abbasid caliphs.
        1 | Rome | Tiber | Europe | world | It was built on seven hills.
        1 | New York | Hudson / East River | New World | world | Manhattan lies beside the river.
        1 | Washington, D.C. | Potomac | New World | world | It is the capital of the United States.
        1 | Berlin | Spree | Europe | world | It is the capital of Germany.
        1 | Vienna | Danube | Europe | world | Four capitals stand on this river.
        1 | Budapest | Danube | Europe | world | Buda and Pest face each other.
        2 | Belgrade | Danube / Sava | Europe | world | The Sava joins the river here.
        2 | Warsaw | Vistula | Europe | world | It is the capital of Poland.
        2 | Prague | Vltava | Europe | world | The Charles Bridge crosses it.
        2 | Lisbon | Tagus | Europe | world | It is the capital of Portugal.
        1 | Moscow | Moskva | Europe | world | The Kremlin stands by it.
        2 | Kyiv | Dnieper | Europe | world | It is the capital of Ukraine.
        1 | Shanghai | Huangpu / Yangtze | Asia and Africa | world | It lies near the mouth of the Yangtze.
        2 | Wuhan | Yangtze | Asia and Africa | world | The Han joins the river here.
        1 | Bangkok | Chao Phraya | Asia and Africa | world | It is the capital of Thailand.
        2 | Phnom Penh | Mekong / Tonle Sap | Asia and Africa | world | It is the capital of Cambodia.
        1 | Lahore | Ravi | Asia and Africa | world | Full independence was demanded on this river in 1929.
        1 | Dhaka | Buriganga | Asia and Africa | world | It is the capital of Bangladesh.
        2 | Montreal | St Lawrence | New World | world | It is the largest city of Quebec.
        2 | New Orleans | Mississippi | New World | world | It is known for jazz.
        2 | Melbourne | Yarra | New World | world | It is the capital of Victoria.
        2 | Philadelphia | Delaware / Schuylkill | New World | world | The Declaration of Independence was signed in it.
        2 | Buenos Aires | Río de la Plata | New World | world | It is the capital of Argentina.
        2 | Perth | Swan | New World | world | It is the capital of Western Australia.
      `,
    },
  ],
})
