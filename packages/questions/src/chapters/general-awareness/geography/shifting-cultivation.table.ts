import { defineTable } from '../../../kit/facts/define-table.ts'

export const shiftingCultivation = defineTable({
  id: 'shifting-cultivation',
  about: 'names of shifting cultivation',
  header: 'Name',
  columns: {
    place: {
      header: 'Region',
      kind: 'text',
      ask: [
        'In which country or region is shifting cultivation known as {name}?',
        '{name} is the local name of slash-and-burn farming in:',
        'Where do people call shifting agriculture {name}?',
      ],
      askBack: [
        'By which of the following names is shifting cultivation known in {value}?',
        'Slash-and-burn farming in {value} is called:',
      ],
      say: 'Shifting cultivation is known as {name} in {value}',
    },
    part: { header: 'Part', kind: 'text' },
  },
  near: ['part'],
  concepts: ['shifting-cultivation', 'agriculture-types'],
  parts: [
    {
      sources: ['NCERT Class IX and X Contemporary India', 'Majid Husain, Systematic Agricultural Geography'],
      rows: `
        1 | Jhum | north-east India | India | It is known so in Assam, Meghalaya, Mizoram and Nagaland.
        1 | Podu | Andhra Pradesh | India | It is also called penda there.
        1 | Bewar | Madhya Pradesh | India | It is also called dahiya there.
        1 | Kuruwa | Jharkhand | India | It is practised by tribal farmers.
        2 | Khil | the Himalayan belt | India | It is practised on hill slopes.
        2 | Waltre | south-eastern Rajasthan | India | It is also written as valre.
        2 | Kumari | the Western Ghats | India | Forest on the slopes is burnt, and ragi is sown in the ashes.
        2 | Dipa | Bastar in Chhattisgarh | India | It is known so in the Andaman and Nicobar Islands too.
        1 | Milpa | Mexico and Central America | world | Maize is grown with beans and squash.
        1 | Ladang | Indonesia and Malaysia | world | Hill rice is grown there.
        1 | Roca | Brazil | world | Cassava is a common crop.
        1 | Conuco | Venezuela | world | It is practised in the Orinoco basin.
        1 | Ray | Vietnam | world | It is practised in the hills.
        1 | Chena | Sri Lanka | world | Millets are grown in the dry zone.
        2 | Masole | central Africa | world | It is practised in the Congo basin.
      `,
    },
    {
      sources: ['Majid Husain, Systematic Agricultural Geography', 'Encyclopaedia Britannica'],
      rows: `
        2 | Tavy | Madagascar | world | Hill rice is sown after the forest has been burnt.
        2 | Kaingin | the Philippines | world | It is also written as caingin.
      `,
    },
  ],
})
