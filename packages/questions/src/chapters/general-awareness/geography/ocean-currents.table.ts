import { defineTable } from '../../../kit/facts/define-table.ts'

export const oceanCurrents = defineTable({
  id: 'ocean-currents',
  about: 'ocean currents',
  header: 'Current',
  columns: {
    ocean: {
      header: 'Ocean',
      kind: 'text',
      ask: ['In which ocean does the {name} Current flow?'],
      askBack: ['Which of the following currents flows in the {value}?'],
      askNot: ['Which of the following currents does not flow in the {value}?'],
      say: 'The {name} Current flows in the {value}',
    },
    kind: {
      header: 'Kind',
      kind: 'text',
      askBack: ['Which of the following is a {value} current?'],
      askNot: ['Which of the following is not a {value} current?'],
      say: 'The {name} Current is {value}',
      weight: 2,
      concepts: ['warm-and-cold-currents'],
    },
    coast: {
      header: 'Coast',
      kind: 'text',
      ask: ['Along which coast does the {name} Current flow?'],
      askBack: ['Which of the following currents flows along {value}?'],
      say: 'The {name} Current flows along {value}',
      weight: 2,
    },
  },
  near: ['ocean'],
  concepts: ['ocean-currents', 'tides-and-currents'],
  parts: [
    {
      sources: [
        'NCERT Class XI Fundamentals of Physical Geography',
        'Goh Cheng Leong, Certificate Physical and Human Geography',
      ],
      rows: `
        1 | Gulf Stream | Atlantic Ocean | warm | the eastern coast of the United States | It keeps north-west Europe mild.
        2 | North Atlantic | - | warm | the coast of Norway | It keeps the ports of Norway free of ice.
        1 | Labrador | Atlantic Ocean | cold | the eastern coast of Canada | It meets a warm current near Newfoundland.
        1 | Canary | Atlantic Ocean | cold | the north-western coast of Africa | The Sahara lies beside it.
        1 | Benguela | Atlantic Ocean | cold | the south-western coast of Africa | The Namib desert lies beside it.
        1 | Brazilian | Atlantic Ocean | warm | the eastern coast of South America | It meets the Falkland Current.
        2 | Falkland | Atlantic Ocean | cold | - | It flows along the coast of Argentina and brings icebergs from the south.
        1 | Kuroshio | Pacific Ocean | warm | the eastern coast of Japan from the south | Its name means black stream.
        1 | Oyashio | Pacific Ocean | cold | the coast of Kamchatka and the Kuril Islands | It meets a warm current off Japan.
        1 | California | Pacific Ocean | cold | - | It flows along the western coast of the United States and brings fog to San Francisco.
        1 | Peru (Humboldt) | Pacific Ocean | cold | the western coast of South America | It feeds a great anchovy fishery.
        2 | Alaska | Pacific Ocean | warm | the coast of British Columbia | It is a branch of the North Pacific drift.
        2 | East Australian | Pacific Ocean | warm | the coast of New South Wales | It carries warm water to the south.
        1 | Agulhas | Indian Ocean | warm | the south-eastern coast of Africa | It is fed by the Mozambique Current.
        2 | Mozambique | Indian Ocean | warm | the western side of Madagascar | It flows in a channel.
        1 | West Australian | Indian Ocean | cold | the western coast of Australia | It flows to the north.
      `,
    },
  ],
})
