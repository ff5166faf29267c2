import { defineTable } from '../../../kit/facts/define-table.ts'

export const environmentAgreements = defineTable({
  id: 'environment-agreements',
  about: 'international agreements on the environment',
  header: 'Agreement',
  columns: {
    subject: {
      header: 'Subject',
      kind: 'text',
      ask: ['The {name} is concerned with which of the following?'],
      askBack: ['Which of the following is concerned with {value}?'],
      say: 'The {name} is concerned with {value}',
      weight: 2,
    },
    year: {
      header: 'Adopted in',
      kind: 'year',
      ask: ['In which year was the {name} adopted?'],
      say: 'The {name} was adopted in {value}',
      order: 'Arrange the following agreements in the order in which they were adopted',
      concepts: ['years-of-environment-agreements'],
    },
    theme: { header: 'Theme', kind: 'text' },
  },
  near: ['theme'],
  parts: [
    {
      sources: ['United Nations Treaty Collection', 'UNEP, multilateral environmental agreements'],
      rows: `
        1 environmental-conventions, wetlands | Ramsar Convention | the conservation and wise use of wetlands | 1971 | nature | Ramsar is a city in Iran.
        1 environmental-conventions | CITES agreement | international trade in endangered wild animals and plants | 1973 | nature | It was signed at Washington.
        1 environmental-conventions | Bonn Convention | the conservation of migratory species | 1979 | nature | It is also called CMS.
        1 ozone-depletion, environmental-conventions | Vienna Convention of 1985 | a framework for the protection of the ozone layer / the phase-out of substances that deplete ozone | 1985 | air / chemicals | A protocol with targets followed in two years.
        1 montreal-protocol, ozone-depletion, environmental-conventions | Montreal Protocol | the phase-out of substances that deplete ozone / the phase-down of hydrofluorocarbons / a framework for the protection of the ozone layer | 1987 | air / chemicals | World Ozone Day, 16 September, recalls its signing.
        1 environmental-conventions | Basel Convention | the transboundary movement of hazardous wastes | 1989 | chemicals | It came into force in 1992.
        1 climate-agreements | United Nations Framework Convention on Climate Change | - | 1992 | air | It was opened for signature at Rio.
        1 environmental-conventions, biodiversity | Convention on Biological Diversity | - | 1992 | nature | It was opened for signature at Rio.
        1 environmental-conventions | UN Convention to Combat Desertification | - | 1994 | nature | India hosted its COP14 in 2019.
        1 kyoto-protocol, climate-agreements | Kyoto Protocol | binding targets of emission reduction for developed countries | 1997 | air | It came into force in 2005.
        2 environmental-conventions | Rotterdam Convention | prior informed consent in the trade of hazardous chemicals | 1998 | chemicals | It came into force in 2004.
        1 environmental-conventions, biodiversity | Cartagena Protocol | the safe transfer of living modified organisms | 2000 | nature | It belongs to the Convention on Biological Diversity.
        1 environmental-conventions | Stockholm Convention | the elimination of persistent organic pollutants | 2001 | chemicals | It came into force in 2004.
        1 environmental-conventions, biodiversity | Nagoya Protocol | access to genetic resources and fair sharing of their benefits | 2010 | nature | It belongs to the Convention on Biological Diversity.
        1 environmental-conventions | Minamata Convention | the control of mercury and its compounds | 2013 | chemicals | It is named after a bay of Japan.
        1 paris-agreement, climate-agreements | Paris Agreement | nationally determined contributions to limit global warming | 2015 | air | It was adopted at COP21.
        1 montreal-protocol, climate-agreements, ozone-depletion | Kigali Amendment | the phase-down of hydrofluorocarbons / the phase-out of substances that deplete ozone / a framework for the protection of the ozone layer | 2016 | air / chemicals | It amends the Montreal Protocol.
        2 environmental-conventions, biodiversity | Kunming-Montreal Framework | the protection of 30% of land and sea by 2030 | 2022 | nature | It was adopted at COP15 of the Convention on Biological Diversity.
        2 environmental-conventions | Sendai Framework | disaster risk reduction | 2015 | air | It runs until 2030.
      `,
    },
  ],
})
