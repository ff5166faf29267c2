import { defineTable } from '../../../kit/facts/define-table.ts'

export const mines = defineTable({
  id: 'mines',
  about: 'mines and minerals of India',
  header: 'Place',
  columns: {
    mineral: {
      header: 'Mineral',
      kind: 'text',
      conceptOf: {
        gold: 'minerals',
        diamond: 'minerals',
        copper: 'minerals',
        'zinc and lead': 'minerals',
        'iron ore': 'minerals',
        mica: 'minerals',
        chromite: 'minerals',
        bauxite: 'minerals',
        manganese: 'minerals',
        marble: 'minerals',
        limestone: 'minerals',
        'monazite and ilmenite': 'minerals',
        'rock phosphate': 'minerals',
        'rock salt': 'minerals',
        pyrites: 'minerals',
        coal: 'energy-resources',
        lignite: 'energy-resources',
        petroleum: 'energy-resources',
        uranium: 'energy-resources',
      },
      ask: ['For which mineral is {name} known?', '{name} is known for the mining of:'],
      askBack: ['Which of the following places is known for {value}?'],
      askNot: ['Which of the following places is not known for {value}?'],
      say: '{name} is known for {value}',
      weight: 2,
      concepts: ['mines-and-minerals'],
    },
    state: {
      header: 'State',
      kind: 'text',
      ask: ['In which state is the mining area {name} located?'],
      askBack: ['Which of the following mining areas is located in {value}?'],
      say: '{name} is located in {value}',
      namesOf: 'states',
      concepts: ['mines-and-states'],
    },
  },
  near: ['state'],
  concepts: ['mines'],
  parts: [
    {
      sources: ['Indian Bureau of Mines, Indian Minerals Yearbook', 'NCERT India: People and Economy'],
      rows: `
        1 coalfields | Jharia | coal | Jharkhand | It has the best coking coal.
        1 coalfields | Bokaro | coal | Jharkhand | It feeds a steel plant.
        1 coalfields | Raniganj | coal | West Bengal / Jharkhand | It was the first coalfield of India.
        1 coalfields | Singrauli | coal | Madhya Pradesh / Uttar Pradesh | It has great power stations.
        1 coalfields | Korba | coal / bauxite | Chhattisgarh | It is called the power capital of the state.
        1 coalfields | Talcher | coal | Odisha | Its coal feeds power stations.
        2 coalfields | Singareni | coal | Telangana | It is the great coalfield of the south.
        1 coalfields | Neyveli | lignite / coal | Tamil Nadu | Lignite is brown coal.
        2 coalfields | Kamptee | coal | Maharashtra | It is near Nagpur.
        2 coalfields | Makum | coal | Assam | Its coal is young and rich in sulphur.
        1 | Kolar | gold | Karnataka | The mines were shut in 2001.
        1 | Hutti | gold | Karnataka | It is worked still.
        2 | Ramagiri | gold | Andhra Pradesh | It is in the old Anantapur district.
        1 | Panna | diamond | Madhya Pradesh | It is the working diamond mine of India.
        1 | Khetri | copper | Rajasthan | It is in Jhunjhunu district.
        1 | Malanjkhand | copper | Madhya Pradesh | It is an open pit in Balaghat.
        2 | Mosabani | copper | Jharkhand | It is in Singhbhum.
        1 | Zawar | zinc and lead | Rajasthan | It is near Udaipur.
        2 | Rampura Agucha | zinc and lead | Rajasthan | It is in Bhilwara district.
        2 | Rajpura-Dariba | zinc and lead | Rajasthan | It is in Rajsamand district.
        1 | Bailadila | iron ore | Chhattisgarh | Its ore goes to Japan by Visakhapatnam.
        1 | Dalli-Rajhara | iron ore | Chhattisgarh | It feeds Bhilai.
        1 | Kudremukh | iron ore | Karnataka | Mining ended there in 2005.
        1 | Noamundi | iron ore | Jharkhand | It feeds Jamshedpur.
        1 | Ballari | iron ore / manganese | Karnataka | It was called Bellary.
        2 | Badampahar | iron ore | Odisha | It is in Mayurbhanj.
        2 | Gorumahisani | iron ore | Odisha | P. N. Bose found its ore.
        2 | Bababudan | iron ore | Karnataka | Its hills are known for coffee too.
        1 | Jaduguda | uranium | Jharkhand | It is the oldest uranium mine of India.
        2 | Tummalapalle | uranium | Andhra Pradesh | It is in the old Kadapa district.
        2 | Domiasiat | uranium | Meghalaya | It is in the Khasi Hills.
        1 | Koderma | mica | Jharkhand | It was called the mica capital.
        2 | Gudur | mica | Andhra Pradesh | It is in the Nellore mica belt.
        1 | Sukinda | chromite | Odisha | It has nearly all chromite of India.
        1 | Lohardaga | bauxite | Jharkhand | Its ore feeds Muri.
        2 | Panchpatmali | bauxite | Odisha | It feeds the alumina refinery at Damanjodi.
        2 | Katni | bauxite / limestone / marble | Madhya Pradesh | It is known for limestone as well.
        2 | Amarkantak | bauxite | Madhya Pradesh / Chhattisgarh | The Narmada rises there.
        1 | Balaghat | manganese / copper / bauxite | Madhya Pradesh | Its mine is among the largest of Asia.
        2 | Nagpur–Bhandara belt | manganese | Maharashtra | The ore feeds ferro-alloy plants.
        1 | Digboi | petroleum | Assam | It has the oldest refinery of India.
        1 | Naharkatiya | petroleum | Assam | Its oil goes to Barauni and Noonmati.
        1 | Ankleshwar | petroleum | Gujarat | Nehru called it the fountain of prosperity.
        2 | Kalol | petroleum | Gujarat | It is near Ahmedabad.
        1 | Barmer | petroleum / lignite | Rajasthan | The field is named Mangala.
        2 | Makrana | marble | Rajasthan | The Taj Mahal is of its stone.
        2 | Rohtas | limestone / pyrites | Bihar | It is known for pyrites at Amjhore.
        2 | Chavara | monazite and ilmenite | Kerala | They lie in the beach sand.
        2 | Jamarkotra | rock phosphate | Rajasthan | It makes fertilisers.
        2 | Mandi | rock salt | Himachal Pradesh | Nearly all rock salt mined in India comes from there.
      `,
    },
  ],
})
