import { defineTable } from '../../../kit/facts/define-table.ts'

/** Well-known sites only: the list grows almost every year. */
export const ramsarSites = defineTable({
  id: 'ramsar-sites',
  about: 'Ramsar sites of India',
  header: 'Ramsar site',
  columns: {
    state: {
      header: 'State or union territory',
      kind: 'text',
      ask: [
        'In which state or union territory is the Ramsar site {name} located?',
        'Where is the wetland {name} located?',
      ],
      askBack: [
        'Which of the following wetlands is located in {value}?',
        'Which of the following Ramsar sites is located in {value}?',
      ],
      askNot: ['Which of the following Ramsar sites is not located in {value}?'],
      say: '{name} is located in {value}',
      namesOf: 'states',
    },
    region: { header: 'Region', kind: 'text' },
  },
  near: ['region'],
  concepts: ['ramsar-sites', 'wetlands'],
  parts: [
    {
      sources: [
        'Ramsar Sites Information Service',
        'Ministry of Environment, Forest and Climate Change, wetlands of India',
      ],
      asOf: '2023-12',
      rows: `
        1 | Chilika Lake | Odisha | east | It is the largest coastal lagoon of India and was among its first two Ramsar sites.
        1 | Keoladeo | Rajasthan | north | It was among the first two Ramsar sites of India, in 1981.
        1 | Sambhar Lake | Rajasthan | north | It is the largest inland salt lake of India.
        1 | Loktak Lake | Manipur | north-east | It is known for floating phumdis.
        1 | Wular Lake | Jammu and Kashmir | north | It is one of the largest freshwater lakes of India.
        2 | Hokersar | Jammu and Kashmir | north | It is a wetland near Srinagar.
        2 | Surinsar-Mansar Lakes | Jammu and Kashmir | north | They are twin lakes near Jammu.
        1 | Tso Moriri | Ladakh | north | It is one of the highest Ramsar sites of the world.
        2 | Tso Kar | Ladakh | north | It is a salt lake where black-necked cranes breed.
        1 | Harike | Punjab | north | It lies where the Beas meets the Sutlej.
        2 | Kanjli | Punjab | north | It lies on the Kali Bein in Kapurthala.
        2 | Ropar | Punjab | north | It lies on the Sutlej.
        3 | Keshopur-Miani | Punjab | north | It is a community reserve in Gurdaspur.
        1 | Ashtamudi | Kerala | south | Its name means eight arms.
        1 | Vembanad-Kol | Kerala | south | It is the longest lake of India.
        2 | Sasthamkotta Lake | Kerala | south | It is the largest freshwater lake of Kerala.
        1 | Bhitarkanika Mangroves | Odisha | east | It is known for saltwater crocodiles.
        1 | Point Calimere | Tamil Nadu | south | Flamingos winter in it.
        2 | Pallikaranai Marsh | Tamil Nadu | south | It lies in Chennai.
        2 | Pichavaram Mangrove | Tamil Nadu | south | It lies near Chidambaram.
        2 | Vedanthangal | Tamil Nadu | south | It is one of the oldest bird sanctuaries of India.
        1 | Kolleru Lake | Andhra Pradesh | south | It lies between the deltas of the Krishna and the Godavari.
        1 | Nalsarovar | Gujarat | west | It is the largest bird sanctuary of its state.
        3 | Khijadia | Gujarat | west | It lies near Jamnagar.
        3 | Thol Lake | Gujarat | west | It lies near Mehsana.
        3 | Wadhvana | Gujarat | west | It lies near Vadodara.
        1 | Bhoj Wetland | Madhya Pradesh | central | It is made of the two lakes of Bhopal.
        3 | Sakhya Sagar | Madhya Pradesh | central | It lies in Madhav National Park.
        3 | Sirpur | Madhya Pradesh | central | It lies in Indore.
        1 | Rudrasagar Lake | Tripura | north-east | The palace Neermahal stands in it.
        1 | Deepor Beel | Assam | north-east | It lies beside Guwahati.
        1 | East Kolkata Wetlands | West Bengal | east | It cleans the waste water of a city by fish ponds.
        1 | Sundarban Wetland | West Bengal | east | It is the largest Ramsar site of India.
        1 | Renuka | Himachal Pradesh | north | It is one of the smallest Ramsar sites of India.
        2 | Pong Dam Lake | Himachal Pradesh | north | It was made by a dam on the Beas.
        2 | Chandertal | Himachal Pradesh | north | It is a high lake in Spiti.
        1 | Upper Ganga River (Brijghat to Narora) | Uttar Pradesh | north | River dolphins live in it.
        2 | Nawabganj | Uttar Pradesh | north | It lies near Unnao.
        3 | Sarsai Nawar Jheel | Uttar Pradesh | north | It is known for sarus cranes.
        2 | Sur Sarovar | Uttar Pradesh | north | It is also called Keetham lake, near Agra.
        3 | Haiderpur | Uttar Pradesh | north | It was made by a barrage on the Ganga.
        1 | Nandur Madhameshwar | Maharashtra | west | It was the first Ramsar site of its state.
        1 | Lonar Lake | Maharashtra | west | A meteorite made it.
        2 | Thane Creek | Maharashtra | west | It is known for flamingos.
        1 | Kanwar (Kabartal) | Bihar | east | It was the first Ramsar site of its state.
        1 | Asan | Uttarakhand | north | It was the first Ramsar site of its state.
        2 | Sultanpur National Park | Haryana | north | It is a bird park in Gurugram.
        2 | Bhindawas | Haryana | north | It lies in Jhajjar.
        3 | Nanda Lake | Goa | west | It was the first Ramsar site of its state.
        2 | Ranganathittu | Karnataka | south | It lies on islands of the Kaveri.
        3 | Pala Wetland | Mizoram | north-east | It was the first Ramsar site of its state.
        2 | Hirakud Reservoir | Odisha | east | It was made by a dam on the Mahanadi.
        2 | Ansupa Lake | Odisha | east | It is the largest freshwater lake of Odisha.
      `,
    },
  ],
})
