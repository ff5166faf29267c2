import { defineTable } from '../../../kit/facts/define-table.ts'

export const temples = defineTable({
  id: 'temples',
  about: 'places of worship of India',
  header: 'Place of worship',
  columns: {
    place: {
      header: 'Place',
      kind: 'text',
      ask: ['Where is the {name} located?'],
      askBack: ['Which of the following is located at {value}?'],
      say: 'The {name} is located at {value}',
    },
    state: {
      header: 'State or union territory',
      kind: 'text',
      ask: ['In which state or union territory is the {name} located?'],
      askBack: ['Which of the following is located in {value}?'],
      askNot: ['Which of the following is not located in {value}?'],
      say: 'The {name} is located in {value}',
      namesOf: 'states',
      concepts: ['temples-and-states'],
    },
    region: { header: 'Region', kind: 'text' },
  },
  near: ['region'],
  concepts: ['temples'],
  parts: [
    {
      sources: ['Incredible India, Ministry of Tourism', 'Lucent General Knowledge, places of worship'],
      rows: `
        1 | Meenakshi Temple | Madurai | Tamil Nadu | south | It has fourteen gopurams.
        1 | Ramanathaswamy Temple | Rameswaram | Tamil Nadu | south | It has very long corridors.
        1 | Padmanabhaswamy Temple | Thiruvananthapuram | Kerala | south | Great treasure was found in its vaults.
        1 | Sabarimala Temple | Pathanamthitta | Kerala | south | It is dedicated to Ayyappa.
        1 | Venkateswara Temple of Tirumala | Tirupati | Andhra Pradesh | south | It stands on the Tirumala hills.
        1 | Virupaksha Temple | Hampi / Pattadakal | Karnataka | south | It stood in the capital of Vijayanagara.
        1 | Chamundeshwari Temple | Mysuru | Karnataka | south | It stands on a hill.
        2 | Ramappa Temple | Palampet | Telangana | south | It is a World Heritage Site.
        1 | Lingaraja Temple | Bhubaneswar | Odisha | east | It is of the Kalinga style.
        1 | Jagannath Temple | Puri | Odisha | east | It is known for the Rath Yatra.
        1 | Kamakhya Temple | Guwahati | Assam | east | It stands on the Nilachal hill.
        1 | Dakshineswar Temple | Kolkata | West Bengal | east | Ramakrishna lived there.
        1 | Mahabodhi Temple | Bodh Gaya | Bihar | east | The Buddha was enlightened there.
        1 | Baidyanath Dham Temple | Deoghar | Jharkhand | east | Pilgrims carry water of the Ganga to it from Sultanganj.
        1 | Kashi Vishwanath Temple | Varanasi | Uttar Pradesh | north | It is one of the twelve jyotirlingas.
        1 | Vaishno Devi Temple | Katra | Jammu and Kashmir | north | It is a cave shrine in the Trikuta hills.
        1 | Kedarnath Temple | Rudraprayag | Uttarakhand | north | It is one of the twelve jyotirlingas.
        1 | Jwalamukhi Temple | Kangra | Himachal Pradesh | north | Natural flames burn in it.
        1 | Brahma Temple of Pushkar | Pushkar | Rajasthan | west | It is one of the few temples of this god.
        1 | Dilwara group of temples | Mount Abu | Rajasthan | west | They are Jain temples of marble.
        1 | Ranakpur Jain Temple | Pali | Rajasthan | west | It has 1,444 pillars.
        2 | Karni Mata Temple | Deshnoke | Rajasthan | west | Rats live in it.
        1 | Mahakaleshwar Temple | Ujjain | Madhya Pradesh | west | It is one of the twelve jyotirlingas.
        1 | Siddhivinayak Temple | Mumbai | Maharashtra | west | It is dedicated to Ganesha.
        1 | Sai Baba Temple of Shirdi | Shirdi | Maharashtra | west | It is in Ahilyanagar district.
        2 | Grishneshwar Temple | Ellora | Maharashtra | west | It is one of the twelve jyotirlingas.
        1 | Dwarkadhish Temple | - | Gujarat | west | It is one of the four dhams.
        2 | Akshardham Temple opened in 1992 | Gandhinagar | Gujarat | west | A later one stands in Delhi.
        2 | Hazur Sahib | Nanded | Maharashtra | west | Guru Gobind Singh died there.
        1 | Basilica of Bom Jesus | Old Goa | Goa | west | It keeps the relics of St Francis Xavier.
        2 | Tawang Monastery | Tawang | Arunachal Pradesh | east | It is the largest Buddhist monastery of India.
        2 | Rumtek Monastery | Gangtok | Sikkim | east | It is a seat of the Karmapa.
        2 | Hazratbal Shrine | Srinagar | Jammu and Kashmir | north | It stands on the Dal lake.
        1 | Haji Ali Dargah | Mumbai | Maharashtra | west | It stands on an islet.
      `,
    },
  ],
})
