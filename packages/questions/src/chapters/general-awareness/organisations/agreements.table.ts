import { defineTable } from '../../../kit/facts/define-table.ts'

/** Treaties and conferences by the year in which they were adopted or held, with what they are about. */
export const agreements = defineTable({
  id: 'agreements',
  about: 'international agreements',
  header: 'Agreement',
  columns: {
    subject: {
      header: 'Subject',
      kind: 'text',
      ask: [
        'Which of the following is the subject of the {name}?',
        'The {name} deals with which of the following?',
      ],
      askBack: ['Which of these deals with {value}?'],
      say: 'The {name} deals with {value}',
      weight: 2,
    },
    year: {
      header: 'Adopted in',
      kind: 'year',
      ask: ['In which year was the {name} adopted?'],
      askBack: ['Which of these was adopted in {value}?'],
      say: 'The {name} was adopted in {value}',
      order: 'Arrange these agreements in the order in which they were adopted',
    },
    field: {
      header: 'Field',
      kind: 'text',
      conceptOf: {
        environment: 'environment-agreements',
        culture: 'other-agreements',
        arms: 'arms-treaties',
        rights: 'human-rights-agreements',
        trade: 'other-agreements',
        law: 'other-agreements',
      },
    },
  },
  near: ['field'],
  parts: [
    {
      sources: ['United Nations Treaty Collection', 'Encyclopaedia Britannica'],
      asOf: '2024-06',
      rows: `
        1 | Ramsar Convention | wetlands | 1971 | environment | It is named after a town in Iran.
        1 | CITES convention | trade in endangered wild animals and plants | 1973 | environment | It was agreed in Washington.
        1 climate-agreements | Vienna Convention of 1985 | protection of the ozone layer | 1985 | environment | The Montreal Protocol stands under it.
        1 climate-agreements | Montreal Protocol | substances that deplete the ozone layer / protection of the ozone layer / cutting down hydrofluorocarbons | 1987 | environment | It has been ratified by every member of the UN.
        2 climate-agreements | Kigali Amendment | cutting down hydrofluorocarbons / protection of the ozone layer | 2016 | environment | It was made to the Montreal Protocol in Rwanda.
        1 climate-agreements | Kyoto Protocol | binding cuts of greenhouse gases for developed countries / the climate, in yearly conferences of parties | 1997 | environment | It came into force in 2005.
        1 climate-agreements | Paris Agreement | keeping global warming well below 2 °C / the climate, in yearly conferences of parties | 2015 | environment | It was adopted at COP21.
        1 | Convention on Biological Diversity | conservation of living things and fair use of their genes / sharing the benefits of genetic resources | 1992 | environment | It was opened for signature at the Rio Earth Summit.
        1 | Cartagena Protocol | safe handling of living modified organisms | 2000 | environment | It stands under the Convention on Biological Diversity.
        1 | Nagoya Protocol | sharing the benefits of genetic resources | 2010 | environment | It stands under the Convention on Biological Diversity.
        1 | Basel Convention | movement of hazardous wastes across borders | 1989 | environment | It keeps rich countries from dumping waste in poor ones.
        2 | Rotterdam Convention | prior informed consent in the trade of hazardous chemicals | 1998 | environment | Importers must agree before such chemicals are sent.
        1 | Stockholm Convention of 2001 | persistent organic pollutants | 2001 | environment | It began with twelve chemicals, the dirty dozen.
        1 | Minamata Convention | mercury | 2013 | environment | It is named after a bay in Japan whose people were poisoned.
        2 | Bonn Convention | migratory species of wild animals | 1979 | environment | India hosted its thirteenth conference at Gandhinagar.
        2 | UN Convention to Combat Desertification | degraded land and drought | 1994 | environment | It is one of the three Rio conventions.
        2 climate-agreements | UN Framework Convention on Climate Change | the climate, in yearly conferences of parties | 1992 | environment | Its yearly meetings are called COP.
        2 | Sendai Framework | lower risk from disasters | 2015 | environment | It runs until 2030.
        2 | World Heritage Convention | natural and cultural sites of the whole of mankind | 1972 | culture | It was adopted by UNESCO.
        1 | Nuclear Non-Proliferation Treaty | stopping the spread of nuclear weapons | 1968 | arms | India has not signed it.
        1 | Comprehensive Nuclear-Test-Ban Treaty | an end to all nuclear explosions | 1996 | arms | India has not signed it.
        2 | Partial Test Ban Treaty | - | 1963 | arms | It ended nuclear tests in air, in space and under water, and India has signed it.
        2 | Outer Space Treaty | peaceful use of the Moon and other bodies in space | 1967 / 1966 | arms | No country may claim the Moon.
        2 | Antarctic Treaty | - | 1959 | arms | India joined it in 1983.
        2 | Ottawa Treaty | anti-personnel landmines | 1997 | arms | India has not joined it.
        2 | Chemical Weapons Convention | a ban on poison gas and other chemical arms | 1993 / 1992 | arms | The OPCW sees to it.
        2 | Biological Weapons Convention | a ban on arms made of germs and toxins | 1972 / 1971 | arms | It was the first treaty to ban a whole class of weapons.
        1 | Universal Declaration of Human Rights | rights of every human being | 1948 | rights | 10 December is kept as Human Rights Day.
        1 | Convention on the Rights of the Child | - | 1989 | rights | India joined it in 1992.
        2 | CEDAW convention | an end to discrimination against women | 1979 | rights | It is called the bill of rights of women.
        2 | Genocide Convention | punishing the destruction of a people | 1948 | rights | It was adopted one day before the declaration of human rights.
        2 wto | Marrakesh Agreement | the founding of the World Trade Organization | 1994 | trade | It closed the Uruguay Round.
        2 | Vienna Convention of 1961 | diplomatic relations and immunity | 1961 | law | It keeps diplomats from arrest.
        2 | UN Convention on the Law of the Sea | territorial waters and economic zones of coastal states | 1982 | law | An exclusive economic zone reaches 200 nautical miles.
        2 other-agreements | Maastricht Treaty | the founding of the European Union | 1992 | region | It opened the way to the euro.
        1 agreements-of-india | Panchsheel Agreement | five principles of peaceful coexistence of India and China | 1954 | region | Its preamble was part of an accord on Tibet.
        1 agreements-of-india | Tashkent Declaration | restoring peace between India and Pakistan after the war of 1965 | 1966 | region | Lal Bahadur Shastri died a few hours after signing it.
        1 agreements-of-india | Simla Agreement | settling relations of India and Pakistan after the war of 1971 | 1972 | region | It was signed by Indira Gandhi and Z. A. Bhutto.
        1 indus-waters-treaty, agreements-of-india | Indus Waters Treaty | sharing the rivers of the Indus system | 1960 | region | The World Bank brought it about.
      `,
    },
  ],
})
