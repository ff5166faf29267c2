import { defineTable } from '../../../kit/facts/define-table.ts'

export const environmentLaws = defineTable({
  id: 'environment-laws',
  about: 'environmental laws of India',
  header: 'Law',
  columns: {
    year: {
      header: 'Year',
      kind: 'year',
      ask: ['In which year was the {name} enacted?'],
      askBack: ['Which of the following was enacted in {value}?'],
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
        2 | Indian Forest Act | 1927 | It was made under British rule.
        2 | Prevention of Cruelty to Animals Act | 1960 | The Animal Welfare Board was set up under it.
        1 | Wild Life (Protection) Act | 1972 | It provides for national parks and sanctuaries.
        1 | Water (Prevention and Control of Pollution) Act | 1974 | The Central Pollution Control Board was set up under it.
        1 | Forest (Conservation) Act | 1980 | It restricts the use of forest land for other purposes.
        1 | Air (Prevention and Control of Pollution) Act | 1981 | It followed the Stockholm Conference of 1972.
        1 | Environment (Protection) Act | 1986 | It followed the Bhopal gas tragedy.
        2 | Public Liability Insurance Act | 1991 | It gives relief to victims of accidents with hazardous substances.
        1 | Biological Diversity Act | 2002 | The National Biodiversity Authority was set up under it.
        1 forest-rights-act | Forest Rights Act | 2006 | It gives rights to forest-dwelling tribes.
        1 national-green-tribunal | National Green Tribunal Act | 2010 | It set up a special court for the environment.
        2 | Compensatory Afforestation Fund Act | 2016 | It uses the money paid for forest land.
      `,
    },
  ],
})
