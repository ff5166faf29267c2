import { defineTable } from '../../../kit/facts/define-table.ts'

export const nationalParks = defineTable({
  id: 'national-parks',
  about: 'national parks of India',
  header: 'National park',
  columns: {
    state: {
      header: 'State or union territory',
      kind: 'text',
      ask: [
        'In which state or union territory is {name} National Park located?',
        'Where is {name} National Park located?',
      ],
      askBack: ['Which of the following national parks is located in {value}?'],
      askNot: ['Which of the following national parks is not located in {value}?'],
      say: '{name} National Park is located in {value}',
      namesOf: 'states',
      concepts: ['parks-and-states'],
      conceptOf: { 'Madhya Pradesh': 'madhya-pradesh-parks', Assam: 'assam-parks' },
    },
    region: { header: 'Region', kind: 'text' },
  },
  near: ['region'],
  concepts: ['national-parks'],
  parts: [
    {
      sources: [
        'Wildlife Institute of India, national wildlife database',
        'Ministry of Environment, Forest and Climate Change',
      ],
      asOf: '2024-06',
      rows: `
        1 | Jim Corbett | Uttarakhand | north | It was the first national park of India, set up in 1936 as Hailey National Park.
        1 kaziranga | Kaziranga | Assam | north-east | It is the home of the one-horned rhinoceros and a World Heritage Site.
        1 | Manas | Assam | north-east | It is a World Heritage Site on the border of Bhutan.
        2 | Orang | Assam | north-east | It lies on the north bank of the Brahmaputra.
        2 | Nameri | Assam | north-east | It adjoins the Pakhui sanctuary of Arunachal Pradesh.
        2 | Dibru-Saikhowa | Assam | north-east | It is known for feral horses.
        1 | Gir | Gujarat | west | It is the only wild home of the Asiatic lion.
        2 | Blackbuck (Velavadar) | Gujarat | west | It has grassland with large herds of blackbuck.
        1 | Marine (Gulf of Kutch) | Gujarat | west | It was the first marine national park of India.
        3 | Vansda | Gujarat | west | It lies in the Dang forests.
        1 | Ranthambore | Rajasthan | north | Its tigers live around an old fort.
        1 | Keoladeo (Bharatpur) | Rajasthan | north | It is a World Heritage Site for birds.
        1 | Desert | Rajasthan | north | It shelters the great Indian bustard near Jaisalmer.
        1 | Sariska | Rajasthan | north | Tigers were brought back to it in 2008.
        3 | Mukundara Hills | Rajasthan | north | It lies near Kota.
        1 | Kanha | Madhya Pradesh | central | It is known for the hard-ground barasingha.
        1 | Bandhavgarh | Madhya Pradesh | central | White tigers of Rewa came from this region.
        1 | Pench | Madhya Pradesh / Maharashtra | central | Kipling's Jungle Book is set around it.
        1 | Panna | Madhya Pradesh | central | The river Ken flows through it.
        2 | Satpura | Madhya Pradesh | central | It lies around Pachmarhi.
        2 | Madhav | Madhya Pradesh | central | It lies near Shivpuri.
        1 | Kuno | Madhya Pradesh | central | Cheetahs from Namibia were released in it in 2022.
        2 | Van Vihar | Madhya Pradesh | central | It lies in the city of Bhopal.
        1 | Sundarbans | West Bengal | east | It is the largest mangrove forest with tigers.
        2 | Buxa | West Bengal | east | It lies on the border of Bhutan.
        2 | Gorumara | West Bengal | east | It has one-horned rhinoceroses in the Dooars.
        1 | Jaldapara | West Bengal | east | It has one-horned rhinoceroses on the river Torsa.
        2 | Neora Valley | West Bengal | east | It is known for the red panda.
        2 | Singalila | West Bengal | east | It has the peak Sandakphu.
        1 | Periyar | Kerala | south | Its elephants come to a lake made by a dam.
        1 | Silent Valley | Kerala | south | A dam in it was given up after a people's movement.
        1 | Eravikulam | Kerala | south | It is the home of the Nilgiri tahr.
        2 | Mathikettan Shola | Kerala | south | It lies in the Idukki district.
        1 | Bandipur | Karnataka | south | It adjoins Nagarahole, Mudumalai and Wayanad.
        1 | Nagarahole (Rajiv Gandhi) | Karnataka | south | The river Kabini borders it.
        1 | Bannerghatta | Karnataka | south | It lies near Bengaluru.
        2 | Kudremukh | Karnataka | south | Iron ore was once mined in it.
        2 | Anshi (Kali) | Karnataka | south | It is known for black panthers.
        1 | Mudumalai | Tamil Nadu | south | It lies in the Nilgiri hills.
        1 | Guindy | Tamil Nadu | south | It lies in the city of Chennai.
        3 | Mukurthi | Tamil Nadu | south | It shelters the Nilgiri tahr.
        1 | Gulf of Mannar Marine | Tamil Nadu | south | It has 21 islands with coral reefs.
        1 | Indira Gandhi (Anamalai) | Tamil Nadu | south | It lies in the Anamalai hills.
        1 | Tadoba | Maharashtra | west | It is the oldest national park of its state.
        3 | Navegaon | Maharashtra | west | It lies in the Gondia district.
        3 | Gugamal | Maharashtra | west | It is part of the Melghat tiger reserve.
        1 | Sanjay Gandhi | Maharashtra | west | It lies at Borivali in Mumbai and has the Kanheri caves.
        3 | Chandoli | Maharashtra | west | It lies in the Western Ghats.
        1 | Simlipal | Odisha | east | It is known for melanistic tigers.
        1 | Bhitarkanika | Odisha | east | It is known for saltwater crocodiles.
        2 | Indravati | Chhattisgarh | central | It is known for wild buffaloes.
        2 | Kanger Ghati | Chhattisgarh | central | It has the Tirathgarh falls.
        3 | Guru Ghasidas | Chhattisgarh | central | It was once part of Sanjay National Park.
        1 | Dudhwa | Uttar Pradesh | north | It is known for the swamp deer.
        1 | Valmiki | Bihar | east | It is a tiger reserve on the border of Nepal.
        2 | Betla | Jharkhand | east | It is part of the Palamau tiger reserve.
        1 | Great Himalayan | Himachal Pradesh | north | It is a World Heritage Site in Kullu.
        2 | Pin Valley | Himachal Pradesh | north | It is a cold desert in Spiti.
        3 | Inderkilla | Himachal Pradesh | north | It lies in Kullu.
        1 | Valley of Flowers | Uttarakhand | north | It is a World Heritage Site in Chamoli.
        1 | Nanda Devi | Uttarakhand | north | It is a World Heritage Site around a peak of 7,816 m.
        1 | Rajaji | Uttarakhand | north | It is named after C. Rajagopalachari.
        1 | Gangotri | Uttarakhand | north | It lies in Uttarkashi.
        3 | Govind | Uttarakhand | north | It lies on the upper river Tons.
        1 | Hemis | Ladakh | north | It is known for the snow leopard.
        1 | Dachigam | Jammu and Kashmir | north | It is the home of the hangul.
        2 | Kishtwar | Jammu and Kashmir | north | It lies on a tributary of the Chenab.
        1 | Keibul Lamjao | Manipur | north-east | It is the only floating park, on Loktak lake, and the home of the sangai.
        1 | Namdapha | Arunachal Pradesh | north-east | It has four big cats: tiger, leopard, snow leopard and clouded leopard.
        3 | Mouling | Arunachal Pradesh | north-east | It lies in the Siang region.
        1 | Khangchendzonga | Sikkim | north-east | It is a mixed World Heritage Site.
        2 | Balphakram | Meghalaya | north-east | It lies in the Garo hills.
        2 | Nokrek | Meghalaya | north-east | It is known for wild citrus.
        3 | Murlen | Mizoram | north-east | It lies near the border of Myanmar.
        2 | Phawngpui (Blue Mountain) | Mizoram | north-east | It has the highest peak of its state.
        3 | Intanki | Nagaland | north-east | It lies in the Peren district.
        2 | Clouded Leopard | Tripura | north-east | It lies in the Sepahijala sanctuary.
        2 | Papikonda | Andhra Pradesh | south | The Godavari cuts through its hills.
        1 | Sri Venkateswara | Andhra Pradesh | south | It lies around Tirupati.
        3 | Kasu Brahmananda Reddy | Telangana | south | It lies in the city of Hyderabad.
        3 | Mrugavani | Telangana | south | It lies near Hyderabad.
        2 | Sultanpur | Haryana | north | It is known for birds and lies in Gurugram.
        2 | Kalesar | Haryana | north | It lies at the foot of the Shivaliks.
        2 | Mollem (Bhagwan Mahavir) | Goa | west | It has the Dudhsagar falls.
        2 | Mahatma Gandhi Marine (Wandoor) | Andaman and Nicobar Islands | islands | It has coral reefs and mangroves.
        3 | Campbell Bay | Andaman and Nicobar Islands | islands | It lies on Great Nicobar.
        3 | Saddle Peak | Andaman and Nicobar Islands | islands | It has the highest point of the islands.
      `,
    },
  ],
})
