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
  },
  near: ['kind'],
  concepts: ['rocks'],
  parts: [
    {
      sources: ['NCERT Class XI Fundamentals of Physical Geography', 'G. B. Mahapatra, Physical Geology'],
      rows: `
        1 | granite | intrusive igneous rock | - | It cools slowly deep below the surface.
        2 | gabbro | intrusive igneous rock | - | It is dark and coarse-grained.
        2 | diorite | intrusive igneous rock | - | It has less quartz than granite.
        1 | basalt | extrusive igneous rock | - | The Deccan Trap is made of it.
        2 | obsidian | extrusive igneous rock | - | It is volcanic glass.
        2 | pumice | extrusive igneous rock | - | It is so light that it floats on water.
        2 | rhyolite | extrusive igneous rock | - | It has the composition of granite.
        1 | sandstone | sedimentary rock | - | Grains of sand are cemented in it.
        1 | limestone | sedimentary rock | - | It is mostly calcium carbonate.
        1 | shale | sedimentary rock | - | It is made of clay.
        2 | conglomerate | sedimentary rock | - | It holds rounded pebbles.
        1 | chalk | sedimentary rock | - | It is made of tiny shells.
        1 | rock salt | sedimentary rock | - | It is left when salt water dries up.
        1 | marble | metamorphic rock | limestone | Heat and pressure change the grains of the rock.
        1 | slate | metamorphic rock | shale | It splits into thin sheets for roofs.
        1 | quartzite | metamorphic rock | sandstone | It is very hard.
        2 | anthracite | metamorphic rock | bituminous coal | It is the hardest and purest coal.
        1 | gneiss | metamorphic rock | - | It often forms from granite and has bands of light and dark minerals.
        2 | schist | metamorphic rock | - | It has flakes of mica in layers.
        2 | amphibolite | metamorphic rock | basalt | It is dark and rich in hornblende.
      `,
    },
    {
      sources: ['Encyclopaedia Britannica', 'G. B. Mahapatra, Physical Geology'],
      rows: `
        3 | serpentinite | metamorphic rock | peridotite | It is green and feels smooth.
      `,
    },
  ],
})
