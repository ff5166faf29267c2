import { defineTable } from '../../../kit/facts/define-table.ts'

/**
 * All 28 states and 8 union territories. A year is given only where there is one answer, and a High Court only where it
 * serves several or does not sit in the capital: the others would be no question.
 */
export const states = defineTable({
  id: 'states',
  about: 'the states and union territories of India',
  header: 'State or union territory',
  columns: {
    capital: {
      header: 'Capital',
      kind: 'text',
      ask: ['What is the capital of {name}?', 'Which city is the capital of {name}?'],
      askBack: [
        'Which of the following has its capital at {value}?',
        '{value} is the capital of which of the following?',
      ],
      say: 'The capital of {name} is {value}',
      weight: 0.6,
      concepts: ['capitals-of-states'],
    },
    formed: {
      header: 'Formed as a state in',
      kind: 'year',
      rarity: 2,
      concepts: ['formation-of-states'],
      ask: ['In which year was {name} formed as a state?', '{name} was formed as a state in:'],
      askBack: ['Which of the following states was formed in {value}?'],
      askNot: ['Which of the following states was not formed in {value}?'],
      say: '{name} was formed as a state in {value}',
      order: 'Arrange the following states in the order in which they were formed',
    },
    territory: {
      header: 'Union territory since',
      kind: 'year',
      rarity: 2,
      weight: 0.3,
      concepts: ['formation-of-states'],
      ask: ['In which year did {name} become a union territory?', '{name} became a union territory in:'],
      askBack: ['Which of the following became a union territory in {value}?'],
      say: '{name} became a union territory in {value}',
    },
    court: {
      header: 'Seat of its High Court',
      kind: 'text',
      rarity: 2,
      concepts: ['high-courts-of-states'],
      ask: ['Where is the principal seat of the High Court that has jurisdiction over {name}?'],
      askBack: [
        'Which of the following is under the jurisdiction of the High Court with its principal seat at {value}?',
      ],
      askNot: [
        'Which of the following is not under the jurisdiction of the High Court with its principal seat at {value}?',
      ],
      say: 'The High Court with jurisdiction over {name} has its principal seat at {value}',
    },
    neighbours: { header: 'Region', kind: 'text' },
  },
  near: ['neighbours'],
  lookalikes: ['Raipur', 'Jaipur'],
  concepts: ['states-and-capitals'],
  parts: [
    {
      sources: ['First Schedule to the Constitution of India', 'National Portal of India, Know India'],
      asOf: '2024-10',
      rows: `
        1 | Andhra Pradesh | Amaravati | 1956 / 1953 | - | - | South | Andhra, the first state made for a language, was carved out of Madras in 1953 and enlarged in 1956.
        1 | Arunachal Pradesh | Itanagar | 1987 | - | Guwahati | North-East | It was the North-East Frontier Agency until 1972.
        1 | Assam | Dispur | - | - | Guwahati | North-East | Dispur is a part of Guwahati.
        1 | Bihar | Patna | - | - | - | East | Jharkhand was cut out of it in 2000.
        1 | Chhattisgarh | Raipur | 2000 | - | Bilaspur | Central | It was cut out of Madhya Pradesh.
        1 | Goa | Panaji | 1987 | - | Mumbai | West | It was freed from Portugal in 1961 and is the smallest state by area.
        1 | Gujarat | Gandhinagar | 1960 | - | Ahmedabad | West | It was made from the Gujarati-speaking part of Bombay State.
        1 | Haryana | Chandigarh | 1966 | - | Chandigarh | North | It was made on the advice of the Shah Commission.
        1 | Himachal Pradesh | Shimla / Dharamshala | 1971 | - | - | North | It became the 18th state of the Union; Dharamshala is its winter capital.
        1 | Jharkhand | Ranchi | 2000 | - | - | East | It was formed on 15 November, the birthday of Birsa Munda.
        1 | Karnataka | Bengaluru | 1956 | - | - | South | It was called Mysore until 1973.
        1 | Kerala | Thiruvananthapuram | 1956 | - | Kochi | South | Its High Court sits at Ernakulam in Kochi and serves Lakshadweep as well.
        1 | Madhya Pradesh | Bhopal | 1956 | - | Jabalpur | Central | Its High Court sits at Jabalpur, not in the capital.
        1 | Maharashtra | Mumbai / Nagpur | 1960 | - | Mumbai | West | Nagpur is its winter capital.
        1 | Manipur | Imphal | 1972 | - | - | North-East | Loktak, the largest freshwater lake of the north-east, lies in it.
        1 | Meghalaya | Shillong | 1972 | - | - | North-East | It was cut out of Assam; its name means abode of clouds.
        1 | Mizoram | Aizawl | 1987 | - | Guwahati | North-East | It became a state after the Mizo Accord of 1986.
        1 | Nagaland | Kohima | 1963 | - | Guwahati | North-East | It became the 16th state of the Union.
        1 | Odisha | Bhubaneswar | - | - | Cuttack | East | It was formed in 1936 as the first province made for a language; its High Court sits at Cuttack.
        1 | Punjab | Chandigarh | - | - | Chandigarh | North | It was reorganised in 1966, when Haryana was made.
        1 | Rajasthan | Jaipur | - | - | Jodhpur | North | It is the largest state by area; its High Court sits at Jodhpur.
        1 | Sikkim | Gangtok | 1975 | - | - | North-East | The 36th Amendment made it the 22nd state.
        1 | Tamil Nadu | Chennai | - | - | Chennai | South | It was called Madras State until 1969.
        1 | Telangana | Hyderabad | 2014 | - | - | South | It was cut out of Andhra Pradesh on 2 June 2014.
        1 | Tripura | Agartala | 1972 | - | - | North-East | It is bounded by Bangladesh on three sides.
        1 | Uttar Pradesh | Lucknow | - | - | Prayagraj | North | It was called the United Provinces until 1950.
        1 | Uttarakhand | Dehradun / Gairsain | 2000 | - | Nainital | North | It was called Uttaranchal until 2007; Gairsain is its summer capital.
        1 | West Bengal | Kolkata | - | - | Kolkata | East | Its High Court, of 1862, is the oldest in India.
        2 | Andaman and Nicobar Islands | Sri Vijaya Puram / Port Blair | - | 1956 | Kolkata | Islands | Port Blair was renamed Sri Vijaya Puram in 2024.
        1 | Chandigarh | Chandigarh | - | 1966 | Chandigarh | North | It was planned by Le Corbusier and serves two states as capital.
        3 | Dadra and Nagar Haveli and Daman and Diu | Daman | - | 2020 | Mumbai | West | Two union territories were merged in January 2020.
        1 | Delhi | New Delhi | - | 1956 | - | North | The 69th Amendment gave it a legislative assembly.
        1 | Jammu and Kashmir | Srinagar / Jammu | - | 2019 | Srinagar / Jammu | North | It became a union territory on 31 October 2019.
        2 | Ladakh | Leh / Kargil | - | 2019 | Srinagar / Jammu | North | It is the largest union territory by area.
        2 | Lakshadweep | Kavaratti | - | 1956 | Kochi | Islands | It is the smallest union territory by area.
        1 | Puducherry | Puducherry | - | - | Chennai | South | It has four parts: Puducherry, Karaikal, Mahe and Yanam.
      `,
    },
  ],
})
