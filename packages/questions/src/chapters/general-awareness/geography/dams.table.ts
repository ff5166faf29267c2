import { defineTable } from '../../../kit/facts/define-table.ts'

export const dams = defineTable({
  id: 'dams',
  about: 'dams of India',
  header: 'Dam',
  columns: {
    river: {
      header: 'River',
      kind: 'text',
      ask: ['On which river is the {name} dam located?', 'The {name} dam is built on the river:'],
      askBack: ['Which of the following dams is located on the river {value}?'],
      askNot: ['Which of the following dams is not located on the river {value}?'],
      say: 'The {name} dam is located on the river {value}',
      weight: 2,
      concepts: ['dams-and-rivers'],
    },
    state: {
      header: 'State',
      kind: 'text',
      ask: ['In which state or union territory is the {name} dam located?'],
      askBack: ['Which of the following dams is located in {value}?'],
      askNot: ['Which of the following dams is not located in {value}?'],
      say: 'The {name} dam is located in {value}',
      namesOf: 'states',
      concepts: ['dams-and-states'],
    },
    region: { header: 'Region', kind: 'text' },
  },
  near: ['region'],
  concepts: ['dams'],
  parts: [
    {
      sources: [
        'Central Water Commission, National Register of Large Dams',
        'NCERT Class X Contemporary India',
      ],
      asOf: '2024-06',
      rows: `
        1 bhakra-nangal | Bhakra | Sutlej | Himachal Pradesh | North | Its reservoir is called Gobind Sagar.
        1 | Tehri | Bhagirathi | Uttarakhand | North | It is the highest dam of India.
        1 | Hirakud | Mahanadi | Odisha | East | It is one of the longest earthen dams of the world.
        1 | Nagarjuna Sagar | Krishna | Telangana / Andhra Pradesh | South | It is a tall masonry dam on the border of two states.
        1 | Sardar Sarovar | Narmada | Gujarat | West | The Statue of Unity faces it.
        1 | Indira Sagar | Narmada | Madhya Pradesh | Central | It has the largest reservoir of India by volume.
        1 | Mettur | Kaveri | Tamil Nadu | South | Its lake is called the Stanley Reservoir.
        1 | Krishna Raja Sagara | Kaveri | Karnataka | South | Visvesvaraya led its building near Mysuru.
        1 | Tungabhadra | Tungabhadra | Karnataka | South | It lies at Hosapete.
        1 | Almatti | Krishna | Karnataka | South | It is part of the Upper Krishna project.
        1 | Srisailam | Krishna | Andhra Pradesh / Telangana | South | It lies in the Nallamala hills.
        1 | Koyna | Koyna | Maharashtra | West | Its lake is called Shivaji Sagar.
        1 | Jayakwadi | Godavari | Maharashtra | West | Its lake is called Nath Sagar.
        2 | Ujjani | Bhima | Maharashtra | West | It lies near Solapur.
        1 | Gandhi Sagar | Chambal | Madhya Pradesh | Central | It is the first of the four works on its river.
        1 | Rana Pratap Sagar | Chambal | Rajasthan | North | It lies at Rawatbhata.
        2 | Jawahar Sagar | Chambal | Rajasthan | North | It lies above Kota.
        1 | Bisalpur | Banas | Rajasthan | North | It gives water to Jaipur and Ajmer.
        2 | Mahi Bajaj Sagar | Mahi | Rajasthan | North | It lies near Banswara.
        1 | Rihand (Govind Ballabh Pant Sagar) | Rihand | Uttar Pradesh / Madhya Pradesh | North | Its lake is one of the largest made by man in India.
        2 | Matatila | Betwa | Uttar Pradesh / Madhya Pradesh | North | It lies near Jhansi and Lalitpur.
        1 | Maithon | Barakar | Jharkhand / West Bengal | East | It was built by the Damodar Valley Corporation.
        2 | Tilaiya | Barakar | Jharkhand | East | It was the first dam of the Damodar Valley Corporation.
        1 | Panchet | Damodar | Jharkhand / West Bengal | East | It lies on the border of West Bengal.
        2 | Konar | Konar | Jharkhand | East | It was built by the Damodar Valley Corporation.
        1 | Idukki | Periyar | Kerala | South | It is a famous arch dam.
        1 | Mullaperiyar | - | Kerala | South | It is run by Tamil Nadu.
        2 | Banasura Sagar | Karamanathodu | Kerala | South | It is a large earthen dam in Wayanad.
        1 | Pong (Maharana Pratap Sagar) | Beas | Himachal Pradesh | North | Its lake is a Ramsar site.
        2 | Pandoh | Beas | Himachal Pradesh | North | It sends water of the Beas to the Sutlej.
        1 | Ranjit Sagar (Thein) | Ravi | Punjab / Jammu and Kashmir | North | It lies near Pathankot.
        2 | Chamera | Ravi | Himachal Pradesh | North | It lies near Dalhousie.
        1 | Salal | Chenab | Jammu and Kashmir | North | It lies near Reasi.
        2 | Baglihar | Chenab | Jammu and Kashmir | North | It lies in the Ramban district.
        2 | Uri | Jhelum | Jammu and Kashmir | North | It is a run-of-the-river station near the Line of Control.
        1 | Ukai | Tapi | Gujarat | West | Its lake is called Vallabh Sagar.
        2 | Kadana | Mahi | Gujarat | West | It lies in the Mahisagar district.
        2 | Dharoi | Sabarmati | Gujarat | West | It lies near Mehsana.
        1 | Bargi | Narmada | Madhya Pradesh | Central | It lies near Jabalpur.
        2 | Omkareshwar | Narmada | Madhya Pradesh | Central | A floating solar park stands on its lake.
        2 | Tawa | Tawa | Madhya Pradesh | Central | It lies in the Narmadapuram district.
        2 | Bansagar | Son | Madhya Pradesh | Central | Three states share its water.
        2 | Gangrel (Ravishankar Sagar) | Mahanadi | Chhattisgarh | Central | It lies near Dhamtari.
        2 | Hasdeo Bango | Hasdeo | Chhattisgarh | Central | It lies in the Korba district.
        1 | Sri Ram Sagar (Pochampad) | Godavari | Telangana | South | It lies in the Nizamabad district.
        2 | Nizam Sagar | Manjira | Telangana | South | It was built under the Nizam of Hyderabad.
        2 | Jurala (Priyadarshini) | Krishna | Telangana | South | It lies near Gadwal.
        1 | Polavaram | Godavari | Andhra Pradesh | South | It is a national project.
        2 | Somasila | Penna | Andhra Pradesh | South | It lies near Nellore.
        2 | Vaigai | Vaigai | Tamil Nadu | South | It lies near Theni.
        2 | Bhavanisagar | Bhavani | Tamil Nadu | South | It is a long earthen dam near Sathyamangalam.
        2 | Linganamakki | Sharavati | Karnataka | South | It feeds the power station at Jog.
        2 | Hemavathi | Hemavathi | Karnataka | South | It lies near Hassan.
        2 | Kabini | Kabini | Karnataka | South | It lies near Nagarahole.
        2 | Rengali | Brahmani | Odisha | East | It lies in the Angul district.
        2 | Balimela | Sileru | Odisha / Andhra Pradesh | East | It lies in the Malkangiri district.
        2 | Mayurakshi (Massanjore) | Mayurakshi | Jharkhand | East | It is also called the Canada dam.
      `,
    },
  ],
})
