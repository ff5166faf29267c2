import { defineTable } from '../../../kit/facts/define-table.ts'

/** Treaties by the year in which a conference adopted them, or the parties signed them, with what they are about. */
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
      askBack: ['Which of the following deals with {value}?'],
      say: 'The {name} deals with {value}',
      weight: 2,
    },
    year: {
      header: 'Adopted in',
      kind: 'year',
      ask: ['In which year was the {name} adopted?'],
      askBack: ['Which of the following was adopted in {value}?'],
      say: 'The {name} was adopted in {value}',
      order: 'Arrange the following agreements in the order in which they were adopted',
      concepts: ['years-of-agreements'],
    },
    signed: {
      header: 'Signed in',
      kind: 'year',
      ask: ['In which year was the {name} signed?'],
      askBack: ['Which of the following was signed in {value}?'],
      say: 'The {name} was signed in {value}',
      order: 'Arrange the following agreements in the order in which they were signed',
      concepts: ['years-of-agreements'],
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
    kind: { header: 'Kind', kind: 'text' },
  },
  near: ['field'],
  alike: ['kind'],
  parts: [
    {
      sources: ['United Nations Treaty Collection', 'Encyclopaedia Britannica'],
      asOf: '2024-06',
      rows: `
        1 | Ramsar Convention | the conservation and wise use of wetlands | 1971 | - | environment | environment | It is named after a town in Iran.
        1 | CITES convention | international trade in endangered wild animals and plants | 1973 | - | environment | environment | It was agreed in Washington.
        1 climate-agreements | Vienna Convention of 1985 | the protection of the ozone layer / the phase-out of substances that deplete the ozone layer | 1985 | - | environment | environment | The Montreal Protocol stands under it.
        1 climate-agreements | Montreal Protocol | the phase-out of substances that deplete the ozone layer / the protection of the ozone layer / the phase-down of hydrofluorocarbons | 1987 | - | environment | environment | It has been ratified by every member of the UN.
        2 climate-agreements | Kigali Amendment | the phase-down of hydrofluorocarbons / the protection of the ozone layer / the phase-out of substances that deplete the ozone layer | 2016 | - | environment | environment | It was made to the Montreal Protocol in Rwanda.
        1 climate-agreements | Kyoto Protocol | binding targets of emission reduction for developed countries | 1997 | - | environment | environment | It came into force in 2005.
        1 climate-agreements | Paris Agreement | nationally determined contributions to limit global warming | 2015 | - | environment | environment | It was adopted at COP21.
        1 | Convention on Biological Diversity | - | 1992 | - | environment | environment | It was opened for signature at the Rio Earth Summit. It covers conservation, sustainable use and fair sharing of benefits.
        1 | Cartagena Protocol | the safe transfer, handling and use of living modified organisms | 2000 | - | environment | environment | It stands under the Convention on Biological Diversity.
        1 | Nagoya Protocol | access to genetic resources and fair sharing of their benefits | 2010 | - | environment | environment | It stands under the Convention on Biological Diversity.
        1 | Basel Convention | the transboundary movement of hazardous wastes | 1989 | - | environment | environment | It keeps industrial countries from dumping waste in poor ones.
        2 | Rotterdam Convention | prior informed consent in the trade of hazardous chemicals | 1998 | - | environment | environment | Importers must agree before such chemicals are sent.
        1 | Stockholm Convention of 2001 | the elimination of persistent organic pollutants | 2001 | - | environment | environment | It began with twelve chemicals, the dirty dozen.
        1 | Minamata Convention | the control of mercury and its compounds | 2013 | - | environment | environment | It is named after a bay in Japan whose people were poisoned.
        2 | Bonn Convention | the conservation of migratory species of wild animals | 1979 | - | environment | environment | India hosted its thirteenth conference at Gandhinagar.
        2 | UN Convention to Combat Desertification | - | 1994 | - | environment | environment | It is one of the three Rio conventions.
        2 climate-agreements | UN Framework Convention on Climate Change | - | 1992 | - | environment | environment | Its yearly meetings are called COP.
        2 | Sendai Framework | disaster risk reduction | 2015 | - | environment | environment | It runs until 2030.
        2 | World Heritage Convention | - | 1972 | - | culture | other | It was adopted by UNESCO for natural and cultural sites of outstanding universal value.
        1 | Nuclear Non-Proliferation Treaty | - | 1968 | - | arms | other | India has not signed it.
        1 | Comprehensive Nuclear-Test-Ban Treaty | - | 1996 | - | arms | other | India has not signed it.
        2 | Partial Test Ban Treaty | - | - | 1963 | arms | other | It banned nuclear tests in the atmosphere, in outer space and under water, and India has signed it.
        2 | Outer Space Treaty | - | - | 1967 | arms | other | No country may claim the Moon.
        2 | Antarctic Treaty | - | - | 1959 | arms | other | India joined it in 1983.
        2 | Ottawa Treaty | the prohibition of anti-personnel mines | - | 1997 | arms | other | India has not joined it.
        2 | Geneva Protocol of 1925 | the prohibition of the use of poison gas in war | - | 1925 | arms | other | It followed the gas attacks of the First World War.
        3 | Treaty of Tlatelolco | a nuclear-weapon-free zone in Latin America and the Caribbean | - | 1967 | arms | other | It was signed in Mexico City.
        3 | Treaty of Pelindaba | a nuclear-weapon-free zone in Africa | - | 1996 | arms | other | It was signed in Cairo.
        3 | Treaty of Rarotonga | a nuclear-weapon-free zone in the South Pacific | - | 1985 | arms | other | It is named after an island of the Cook Islands.
        2 | Chemical Weapons Convention | - | 1993 / 1992 | - | arms | other | The OPCW at The Hague supervises it.
        2 | Biological Weapons Convention | - | 1972 / 1971 | - | arms | other | It was the first treaty to ban a whole class of weapons.
        1 | Universal Declaration of Human Rights | - | 1948 | - | rights | other | 10 December is kept as Human Rights Day.
        1 | Convention on the Rights of the Child | - | 1989 | - | rights | other | India joined it in 1992.
        2 | CEDAW convention | the elimination of discrimination against women | 1979 | - | rights | other | It is called the bill of rights of women.
        2 | Genocide Convention | - | 1948 | - | rights | other | It was adopted one day before the Universal Declaration of Human Rights.
        2 wto | Marrakesh Agreement | the establishment of the World Trade Organization | - | 1994 | trade | other | It closed the Uruguay Round.
        2 | Vienna Convention of 1961 | diplomatic relations and immunity | 1961 | - | law | other | It protects diplomats from arrest.
        2 | Rome Statute | the establishment of the International Criminal Court | 1998 | - | law | other | The court sits at The Hague, and India is not a party.
        2 | Bretton Woods Agreement | the establishment of the IMF and the World Bank | - | 1944 | trade | other | It was reached at a conference in New Hampshire.
        2 | Berne Convention of 1886 | the protection of literary and artistic works | - | 1886 | law | other | It is administered by WIPO.
        2 other-agreements | Schengen Agreement | the abolition of checks at common borders in Europe | - | 1985 | Europe / trade / law | other | It is named after a village of Luxembourg.
        2 other-agreements | Warsaw Pact | a military alliance of the Soviet bloc | - | 1955 | Europe / trade / law | other | It was dissolved in 1991.
        2 | UN Convention on the Law of the Sea | - | 1982 | - | law | other | An exclusive economic zone reaches 200 nautical miles.
        2 other-agreements | Maastricht Treaty | the establishment of the European Union | - | 1992 | Europe / trade / law | other | It opened the way to the euro.
        1 agreements-of-india | Panchsheel Agreement | trade and intercourse between India and the Tibet region of China | - | 1954 | India | other | Its preamble holds the five principles of peaceful coexistence.
        1 agreements-of-india | Tashkent Declaration | the restoration of peace after the India-Pakistan war of 1965 | - | 1966 | India | other | Lal Bahadur Shastri died a few hours after signing it.
        1 agreements-of-india | Simla Agreement | the settlement of relations after the India-Pakistan war of 1971 | - | 1972 | India | other | It was signed by Indira Gandhi and Z. A. Bhutto.
        1 indus-waters-treaty, agreements-of-india | Indus Waters Treaty | - | - | 1960 | India | other | The World Bank mediated it.
      `,
    },
  ],
})
