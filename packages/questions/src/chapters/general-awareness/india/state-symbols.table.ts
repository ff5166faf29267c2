import { defineTable } from '../../../kit/facts/define-table.ts'

/** The names are the English ones of the official lists. Where a source differs, the cell is empty. */
export const stateSymbols = defineTable({
  id: 'state-symbols',
  about: 'the symbols of the states',
  header: 'State',
  columns: {
    animal: {
      header: 'State animal',
      kind: 'text',
      concepts: ['state-animals'],
      ask: ['What is the state animal of {name}?'],
      askBack: ['Which of the following states has the {value} as its state animal?'],
      say: 'The state animal of {name} is the {value}',
    },
    bird: {
      header: 'State bird',
      kind: 'text',
      concepts: ['state-birds'],
      ask: ['What is the state bird of {name}?'],
      askBack: ['Which of the following states has the {value} as its state bird?'],
      say: 'The state bird of {name} is the {value}',
    },
    region: {
      header: 'Region',
      kind: 'text',
    },
  },
  near: ['region'],
  concepts: ['state-symbols'],
  parts: [
    {
      sources: [
        'Wildlife Institute of India, ENVIS centre on state animals and birds',
        'Official websites of the states',
      ],
      asOf: '2024-06',
      rows: `
        1 | Andhra Pradesh | blackbuck | rose-ringed parakeet | South | Its tree is the neem.
        2 | Arunachal Pradesh | gayal | great hornbill | East | The gayal is also called mithun.
        1 | Assam | one-horned rhinoceros | white-winged duck | East | Kaziranga guards the animal.
        2 | Bihar | - | house sparrow | East | Its tree is the peepal.
        2 | Chhattisgarh | wild water buffalo | common hill myna | Centre | The bird is called Bastar myna.
        1 | Goa | gaur | flame-throated bulbul | West | The gaur is the Indian bison.
        1 | Gujarat | Asiatic lion | greater flamingo | West | Gir is the last home of the animal.
        2 | Haryana | blackbuck | black francolin | North | The bird is called kala teetar.
        1 | Himachal Pradesh | snow leopard | western tragopan | North | The bird is called jujurana.
        2 | Jharkhand | Asian elephant | Asian koel | East | Its flower is the palash.
        1 | Karnataka | Asian elephant | Indian roller | South | The bird is called neelkanth.
        1 | Kerala | Asian elephant | great hornbill | South | Its fish is the karimeen.
        1 | Madhya Pradesh | barasingha | Asian paradise flycatcher | Centre | Kanha saved the swamp deer.
        1 | Maharashtra | Indian giant squirrel | yellow-footed green pigeon | West | The animal is called shekru.
        1 | Manipur | sangai | Mrs. Hume's pheasant | East | The sangai is the dancing deer of Keibul Lamjao.
        1 | Meghalaya | clouded leopard | common hill myna | East | Its flower is the lady's slipper orchid.
        2 | Mizoram | Himalayan serow | Mrs. Hume's pheasant | East | The animal is called saza.
        2 | Nagaland | gayal | Blyth's tragopan | East | The gayal is also called mithun.
        1 | Odisha | sambar | Indian roller | East | Its flower is the ashoka.
        2 | Punjab | blackbuck | northern goshawk | North | The bird is called baaz.
        1 | Rajasthan | chinkara / camel | great Indian bustard | West | It has a wild and a tame state animal.
        1 | Sikkim | red panda | blood pheasant | East | Its flower is the noble dendrobium.
        1 | Tamil Nadu | Nilgiri tahr | emerald dove | South | Its flower is the glory lily.
        2 | Telangana | chital | Indian roller | South | Its tree is the khejri.
        2 | Tripura | Phayre's leaf monkey | green imperial pigeon | East | Its tree is the agar.
        1 | Uttar Pradesh | barasingha | sarus crane | North | The crane is the tallest flying bird.
        1 | Uttarakhand | musk deer | Himalayan monal | North | Its flower is the brahma kamal.
        1 | West Bengal | fishing cat | white-throated kingfisher | East | Its flower is the night jasmine.
      `,
    },
  ],
})
