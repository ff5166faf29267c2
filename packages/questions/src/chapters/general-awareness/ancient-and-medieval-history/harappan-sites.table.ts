import { defineTable } from '../../../kit/facts/define-table.ts'

export const harappanSites = defineTable({
  id: 'harappan-sites',
  about: 'sites of the Indus Valley Civilisation',
  header: 'Site',
  columns: {
    find: {
      header: 'Known for',
      kind: 'text',
      ask: ['The Harappan site of {name} is known for:'],
      askBack: ['Which of the following Harappan sites is known for {value}?'],
      say: '{name} is known for {value}',
      weight: 2,
      concepts: ['harappan-finds'],
    },
    place: {
      header: 'Present location',
      kind: 'text',
      ask: [
        'Where is the Harappan site of {name} located?',
        'In which present-day state or province is {name} located?',
      ],
      askBack: ['Which of the following Harappan sites is located in {value}?'],
      askNot: ['Which of the following Harappan sites is not located in {value}?'],
      say: '{name} is located in {value}',
      weight: 2,
      concepts: ['harappan-states'],
    },
    river: {
      header: 'River',
      kind: 'text',
      ask: ['On the bank of which river was the Harappan site of {name} situated?'],
      askBack: ['Which of the following Harappan sites was situated on the {value}?'],
      say: '{name} was situated on the {value}',
      concepts: ['harappan-rivers'],
    },
  },
  near: ['place'],
  concepts: ['harappan-towns', 'indus-valley'],
  parts: [
    {
      sources: ['NCERT Themes in Indian History I', 'Archaeological Survey of India, excavation reports'],
      rows: `
        1 | Harappa | rows of six granaries | Punjab (Pakistan) | Ravi | Daya Ram Sahni dug it in 1921.
        1 mohenjo-daro | Mohenjo-daro | the Great Bath and the bronze dancing girl | Sindh (Pakistan) | Indus | R. D. Banerji dug it in 1922.
        1 | Lothal | a dockyard / rice husk in Kathiawar | Gujarat | Bhogava | S. R. Rao dug it.
        1 | Kalibangan | a ploughed field and fire altars | Rajasthan | Ghaggar / Saraswati | Its name means black bangles.
        1 | Dholavira | large reservoirs and a signboard of ten signs | Gujarat | - | It is a World Heritage Site.
        1 | Banawali | a toy plough of clay and good barley | Haryana | Saraswati / Ghaggar | R. S. Bisht dug it.
        1 | Rakhigarhi | a skeleton whose DNA was studied and the largest mound in India | Haryana | Ghaggar / Drishadvati | It is in Hisar.
        1 | Chanhudaro | a bead factory and no citadel | Sindh (Pakistan) | Indus | N. G. Majumdar dug it.
        1 | Surkotada | bones said to be of a horse | Gujarat | - | It is in Kutch.
        2 | Rangpur | rice husk in Kathiawar | Gujarat | Bhadar | It is in Saurashtra.
        2 | Ropar | a dog buried with its master | Punjab (India) | Sutlej | It was dug after independence.
        2 | Alamgirpur | the easternmost end of the civilisation | Uttar Pradesh | Hindon | It is in Meerut district.
        2 | Sutkagendor | the westernmost end of the civilisation | Balochistan (Pakistan) | Dasht | It lies near the sea.
        2 | Amri | remains of rhinoceros | Sindh (Pakistan) | Indus | It has layers before Harappa.
        2 | Kot Diji | a fortified early town that was burnt | Sindh (Pakistan) | Indus | It is older than Harappa.
        2 | Daimabad | bronze figures of a chariot, elephant and rhinoceros | Maharashtra | Pravara | It is the southern end.
        2 | Manda | the northernmost end of the civilisation | Jammu and Kashmir | Chenab | It is near Akhnoor.
      `,
    },
  ],
})
