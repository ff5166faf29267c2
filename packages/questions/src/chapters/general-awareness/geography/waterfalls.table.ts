import { defineTable } from '../../../kit/facts/define-table.ts'

export const waterfalls = defineTable({
  id: 'waterfalls',
  about: 'waterfalls of India',
  header: 'Waterfall',
  columns: {
    river: {
      header: 'River',
      kind: 'text',
      ask: ['On which river is the {name} located?'],
      askBack: ['Which of the following waterfalls is on the river {value}?'],
      say: 'The {name} is on the river {value}',
      weight: 2,
      concepts: ['waterfalls-and-rivers'],
    },
    state: {
      header: 'State',
      kind: 'text',
      ask: ['In which state is the {name} located?'],
      askBack: ['Which of the following waterfalls is in {value}?'],
      askNot: ['Which of the following waterfalls is not in {value}?'],
      say: 'The {name} is in {value}',
      namesOf: 'states',
      concepts: ['waterfalls-and-states'],
    },
  },
  concepts: ['waterfalls'],
  parts: [
    {
      sources: [
        'NCERT Class XI India: Physical Environment',
        'Lucent General Knowledge, waterfalls of India',
      ],
      rows: `
        1 | Jog waterfall | Sharavati | Karnataka | It falls about 253 m in one leap.
        1 | Shivanasamudra waterfall | Kaveri | Karnataka | One of the first hydroelectric stations of India was built there in 1902.
        2 | Gokak waterfall | Ghataprabha | Karnataka | It lies in Belagavi district.
        1 | Dudhsagar waterfall | Mandovi | Goa / Karnataka | Its name means sea of milk.
        1 | Hundru waterfall | Subarnarekha | Jharkhand | It lies near Ranchi.
        1 | Dhuandhar waterfall | Narmada | Madhya Pradesh | It lies near Jabalpur.
        2 | Kapildhara waterfall | Narmada | Madhya Pradesh | It lies near Amarkantak.
        2 | Chachai waterfall | Beehar | Madhya Pradesh | It lies in Rewa district.
        1 | Chitrakote waterfall | Indravati | Chhattisgarh | It is called the Niagara of India.
        2 | Tirathgarh waterfall | - | Chhattisgarh | It lies in a national park of Bastar.
        1 | Athirappilly waterfall | Chalakudy | Kerala | It lies in Thrissur district.
        1 | Hogenakkal waterfall | Kaveri | Tamil Nadu / Karnataka | It lies in Dharmapuri district.
        2 | Courtallam waterfall | Chittar | Tamil Nadu | It lies in Tenkasi district.
        2 | Duduma waterfall | Machkund | Odisha / Andhra Pradesh | It feeds a power station on the border.
        2 | Kuntala waterfall | Kadam | Telangana | It lies in Adilabad district.
        2 | Nohkalikai waterfall | - | Meghalaya | It lies near Cherrapunji.
      `,
    },
  ],
})
