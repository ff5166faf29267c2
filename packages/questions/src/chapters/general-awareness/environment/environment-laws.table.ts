import { defineTable } from '../../../kit/facts/define-table.ts'

export const environmentLaws = defineTable({
  id: 'environment-laws',
  about: 'environmental laws of India',
  header: 'Law',
  columns: {
    year: {
      header: 'Year',
      kind: 'year',
      ask: ['In which year was the {name} enacted?', 'The {name} was enacted in the year:'],
      askBack: [
        'Which of the following was enacted in {value}?',
        'Which of the following laws on the environment was made in {value}?',
      ],
      say: 'The {name} was enacted in {value}',
      order: 'Arrange the following laws in the order in which they were enacted',
      concepts: ['years-of-environment-laws'],
    },
  },
  concepts: ['environmental-laws'],
  parts: [
    {
      sources: [
        'India Code, Ministry of Law and Justice',
        'Ministry of Environment, Forest and Climate Change',
      ],
      rows: `
        3 | Wild Birds and Animals Protection Act | 1912 | It forbade the capture and killing of some wild birds.
        2 | Indian Forest Act | 1927 | It was made under British rule.
        2 | Prevention of Cruelty to Animals Act | 1960 | The Animal Welfare Board was set up under it.
        3 | Insecticides Act | 1968 | It regulates the making, sale and use of insecticides.
        1 | Wild Life (Protection) Act | 1972 | It provides for national parks and sanctuaries.
        1 | Water (Prevention and Control of Pollution) Act | 1974 | The Central Pollution Control Board was set up under it.
        3 | Water Cess Act | 1977 | It laid a cess on the water that industries and towns use, for the pollution boards.
        1 | Forest (Conservation) Act | 1980 | It restricts the use of forest land for other purposes.
        1 | Air (Prevention and Control of Pollution) Act | 1981 | It followed the Stockholm Conference of 1972.
        1 | Environment (Protection) Act | 1986 | It followed the Bhopal gas tragedy.
        2 | Public Liability Insurance Act | 1991 | It gives relief to victims of accidents with hazardous substances.
        3 | National Environment Tribunal Act | 1995 | The tribunal that it planned was never set up.
        3 | National Environment Appellate Authority Act | 1997 | The National Green Tribunal took the place of that authority in 2010.
        2 | Energy Conservation Act | 2001 | The Bureau of Energy Efficiency was set up under it.
        1 | Biological Diversity Act | 2002 | The National Biodiversity Authority was set up under it.
        3 | Coastal Aquaculture Authority Act | 2005 | It regulates the farming of shrimp and fish along the coast.
        1 forest-rights-act | Forest Rights Act | 2006 | It gives rights to forest-dwelling tribes.
        1 national-green-tribunal | National Green Tribunal Act | 2010 | It set up a special court for the environment.
        2 | Compensatory Afforestation Fund Act | 2016 | It uses the money paid for forest land.
        2 | Dam Safety Act | 2021 | It provides for the inspection and upkeep of large dams.
      `,
    },
  ],
})
