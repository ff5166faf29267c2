import { defineTable } from '../../../kit/facts/define-table.ts'

export const biosphereReserves = defineTable({
  id: 'biosphere-reserves',
  about: 'biosphere reserves of India',
  header: 'Biosphere reserve',
  columns: {
    state: {
      header: 'State or union territory',
      kind: 'text',
      ask: ['In which state or union territory is the {name} Biosphere Reserve located?'],
      askBack: ['Which of the following biosphere reserves lies wholly or partly in {value}?'],
      say: 'The {name} Biosphere Reserve lies wholly or partly in {value}',
      namesOf: 'states',
      weight: 2,
      concepts: ['biosphere-reserves-and-states'],
    },
    year: {
      header: 'Set up in',
      kind: 'year',
      ask: ['In which year was the {name} Biosphere Reserve set up?'],
      say: 'The {name} Biosphere Reserve was set up in {value}',
      order: 'Arrange the following biosphere reserves in the order in which they were set up',
      concepts: ['years-of-biosphere-reserves'],
    },
  },
  concepts: ['biosphere-reserves'],
  parts: [
    {
      sources: [
        'Ministry of Environment, Forest and Climate Change, list of biosphere reserves',
        'UNESCO, Man and the Biosphere Programme',
      ],
      rows: `
        1 | Nilgiri | Tamil Nadu / Kerala / Karnataka | 1986 | It was the first biosphere reserve of India and lies in three states.
        1 | Nanda Devi | Uttarakhand | 1988 | It surrounds a peak of 7,816 m.
        2 | Nokrek | Meghalaya | 1988 | It lies in the Garo hills and is known for wild citrus.
        1 | Great Nicobar | - | 1989 | The Shompen live in it.
        1 | Gulf of Mannar | Tamil Nadu | 1989 | It is a marine reserve with coral reefs.
        1 | Manas | Assam | 1989 | It lies on the border of Bhutan.
        1 | Sundarban | West Bengal | 1989 | It is a mangrove delta.
        2 | Simlipal | Odisha | 1994 | It is known for tigers and elephants.
        2 | Dibru-Saikhowa | Assam | 1997 | It lies on the south bank of the Brahmaputra.
        2 | Dehang-Dibang | Arunachal Pradesh | 1998 | It lies in the valleys of two rivers.
        2 | Pachmarhi | Madhya Pradesh | 1999 | It lies in the Satpura range.
        1 | Khangchendzonga | Sikkim | 2000 | It surrounds the highest peak of India.
        2 | Agasthyamalai | Kerala / Tamil Nadu | 2001 | It lies at the southern end of the Western Ghats.
        2 | Achanakmar-Amarkantak | Chhattisgarh / Madhya Pradesh | 2005 | The Narmada rises in it.
        1 | Kachchh | Gujarat | 2008 | It is the largest by area and holds the Rann.
        2 | Cold Desert | Himachal Pradesh | 2009 | It covers Pin Valley and Spiti.
        2 | Seshachalam | Andhra Pradesh | 2010 | It lies in the Eastern Ghats.
        2 | Panna | Madhya Pradesh | 2011 | The river Ken flows through it.
      `,
    },
  ],
})
