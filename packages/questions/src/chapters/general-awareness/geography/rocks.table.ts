import { defineTable } from '../../../kit/facts/define-table.ts'

export const rocks = defineTable({
  id: 'rocks',
  about: 'rocks',
  header: 'Rock',
  columns: {
    kind: {
      header: 'Kind',
      kind: 'text',
      ask: ['What kind of rock is {name}?'],
      askBack: [
        'Which of the following is an example of {value}?',
        'Which of the following rocks is an example of {value}?',
      ],
      askNot: ['Which of the following is not an example of {value}?'],
      say: '{name} is an example of {value}',
      weight: 2,
      conceptOf: {
        'intrusive igneous rock': 'igneous-rocks',
        'extrusive igneous rock': 'igneous-rocks',
        'sedimentary rock': 'sedimentary-rocks',
        'metamorphic rock': 'metamorphic-rocks',
      },
    },
    from: {
      header: 'Formed from',
      kind: 'text',
      ask: ['By the metamorphism of which rock is {name} formed?'],
      askBack: ['Which of the following rocks is formed by the metamorphism of {value}?'],
      say: '{name} is formed by the metamorphism of {value}',
      weight: 2,
    },
    mark: {
      header: 'Description',
      kind: 'text',
      askBack: ['Which of the following rocks is {value}?'],
      say: '{name} is {value}',
    },
  },
  near: ['kind'],
  concepts: ['rocks'],
  parts: [
    {
      sources: ['NCERT Class XI Fundamentals of Physical Geography', 'G. B. Mahapatra, Physical Geology'],
      rows: `
        1 | granite | intrusive igneous rock | - | - | It cools slowly deep below the surface.
        2 | gabbro | intrusive igneous rock | - | cooled deep below the surface, with the composition of basalt | It is dark and coarse-grained.
        2 | diorite | intrusive igneous rock | - | - | It has less quartz than granite.
        1 | basalt | extrusive igneous rock | - | the black rock of the Deccan Trap | It is lava that cooled quickly.
        2 | obsidian | extrusive igneous rock | - | a black volcanic glass that breaks with sharp edges | It cooled too quickly for crystals to form.
        2 | pumice | extrusive igneous rock | - | so light that it floats on water | It is full of holes left by gas.
        2 | rhyolite | extrusive igneous rock | - | fine-grained, with the composition of granite | It is the volcanic form of granite.
        1 | sandstone | sedimentary rock | - | - | Grains of sand are cemented in it.
        1 | limestone | sedimentary rock | - | - | It is mostly calcium carbonate.
        1 | shale | sedimentary rock | - | made of hardened mud and clay | It splits easily into layers.
        2 | conglomerate | sedimentary rock | - | made of rounded pebbles cemented together | Rivers and waves rounded the pebbles.
        1 | chalk | sedimentary rock | - | soft, white and made of the shells of tiny sea organisms | It is a kind of limestone.
        1 | rock salt | sedimentary rock | - | left behind when salt water dries up | It is also called halite.
        1 | marble | metamorphic rock | limestone | the white stone of the Taj Mahal | Heat and pressure change the grains of the rock.
        1 | slate | metamorphic rock | shale | split into thin sheets for roofs | Pressure arranges its grains in one direction.
        1 | quartzite | metamorphic rock | sandstone | - | It is very hard.
        1 | gneiss | metamorphic rock | - | banded with light and dark minerals | It often forms from granite.
        2 | schist | metamorphic rock | - | - | It has flakes of mica in layers.
        2 | amphibolite | metamorphic rock | basalt | - | It is dark and rich in hornblende.
      `,
    },
    {
      sources: ['Encyclopaedia Britannica', 'G. B. Mahapatra, Physical Geology'],
      rows: `
        3 | serpentinite | metamorphic rock | peridotite | - | It is green and feels smooth.
      `,
    },
  ],
})
