import { defineTable } from '../../../kit/facts/define-table.ts'

export const ports = defineTable({
  id: 'ports',
  about: 'ports of India',
  header: 'Port',
  columns: {
    state: {
      header: 'State or union territory',
      kind: 'text',
      ask: ['In which state or union territory is the port of {name} located?'],
      askBack: ['Which of the following ports is located in {value}?'],
      askNot: ['Which of the following ports is not located in {value}?'],
      say: 'The port of {name} is located in {value}',
      namesOf: 'states',
      concepts: ['ports-and-states'],
    },
    fact: {
      header: 'Known as',
      kind: 'text',
      ask: ['The port of {name} is:', 'Which of the following describes the port of {name}?'],
      askBack: ['Which of the following ports is {value}?'],
      say: 'The port of {name} is {value}',
    },
    coast: { header: 'Coast', kind: 'text' },
  },
  near: ['coast'],
  concepts: ['ports'],
  parts: [
    {
      sources: [
        'Ministry of Ports, Shipping and Waterways',
        'NCERT Class XII Geography, India: People and Economy',
      ],
      asOf: '2024-06',
      rows: `
        1 major-ports | Kandla | Gujarat | a tidal harbour developed after Partition in place of Karachi | West | It is now called Deendayal Port.
        1 major-ports | Mumbai | - | the largest natural harbour of the country | West | It is one of the oldest major ports.
        1 major-ports | Nhava Sheva | Maharashtra | the largest container port among the major ports | West | Its official name is Jawaharlal Nehru Port, and it was built to relieve the port of Mumbai.
        2 | Vadhavan | Maharashtra | - | West | It was approved as a major port in 2024.
        1 major-ports | Mormugao | Goa | an outlet for iron ore on the Zuari estuary | West | It is one of the oldest ports of the west coast.
        1 major-ports | New Mangalore | Karnataka | the outlet for the iron ore of Kudremukh | West | It lies at Panambur.
        1 major-ports | Kochi | Kerala | a natural harbour called the queen of the Arabian Sea | West | It lies at the head of Vembanad lake.
        1 | Vizhinjam | Kerala | the first deep-water transshipment port of the country | West | Its first ship came in 2023.
        1 major-ports | Tuticorin | Tamil Nadu | named after the founder of a Swadeshi steamship company | East | It is now called V. O. Chidambaranar Port.
        1 major-ports | Chennai | - | the oldest artificial harbour of the east coast | East | It was built in the nineteenth century.
        1 major-ports | Ennore | Tamil Nadu | the first corporate major port of the country | East | It is now called Kamarajar Port and lies north of Chennai.
        1 major-ports | Visakhapatnam | Andhra Pradesh | a landlocked harbour behind a hill called the Dolphin's Nose | East | A headquarters of the Navy lies beside it.
        1 major-ports | Paradip | Odisha | a very deep harbour in the delta of the Mahanadi | East | It handles iron ore and coal.
        1 major-ports | Kolkata | - | the only riverine major port of the country | East | It is the oldest major port and was named after Syama Prasad Mookerjee in 2020.
        1 major-ports | Haldia | West Bengal | a dock complex that relieves a riverine port | East | It lies where the Haldi meets the Hooghly.
        2 | Mundra | Gujarat | the largest private port of the country | West | It lies on the Gulf of Kutch.
        2 | Pipavav | Gujarat | the first private port of the country | West | It lies in Saurashtra.
        2 | Dahej | Gujarat | - | West | It lies on the Gulf of Khambhat.
        2 | Krishnapatnam | Andhra Pradesh | - | East | It lies south of Nellore.
        2 | Gangavaram | Andhra Pradesh | - | East | It lies near Visakhapatnam.
        2 | Dhamra | Odisha | - | East | It handles coal and ore.
        2 | Gopalpur | Odisha | - | East | It was an old port of Kalinga.
        2 | Karaikal | Puducherry | - | East | It handles coal.
        2 | Kattupalli | Tamil Nadu | - | East | It lies near Ennore.
        2 | Port Blair | Andaman and Nicobar Islands | - | Islands | The town is now called Sri Vijaya Puram.
      `,
    },
  ],
})
