import { defineTable } from '../../../kit/facts/define-table.ts'

export const oceanCurrents = defineTable({
  id: 'ocean-currents',
  about: 'ocean currents',
  header: 'Current',
  columns: {
    ocean: {
      header: 'Ocean',
      kind: 'text',
      ask: ['In which ocean does the {name} flow?'],
      askBack: ['Which of the following currents flows in the {value}?'],
      askNot: ['Which of the following currents does not flow in the {value}?'],
      say: 'The {name} flows in the {value}',
    },
    kind: {
      header: 'Kind',
      kind: 'text',
      askBack: ['Which of the following is a {value} current?'],
      askNot: ['Which of the following is not a {value} current?'],
      say: 'The {name} is a {value} current',
      weight: 2,
      concepts: ['warm-and-cold-currents'],
    },
    coast: {
      header: 'Coast',
      kind: 'text',
      ask: ['Along which coast does the {name} flow?'],
      askBack: ['Which of the following currents flows along {value}?'],
      say: 'The {name} flows along {value}',
      weight: 2,
      fakes: 'otherCoasts',
    },
    // Shores of the same side or of the same continent: no one looks for a current of Africa off Kamchatka.
    otherCoasts: { header: 'Other coasts', kind: 'text' },
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
        1 | Gulf Stream | Atlantic Ocean | warm | the eastern coast of the United States | the western coast of the United States / the western coast of Africa / the eastern coast of South America | It keeps north-west Europe mild.
        2 | North Atlantic Drift | - | warm | - | - | It keeps the ports of Norway free of ice.
        1 | Labrador Current | Atlantic Ocean | cold | the eastern coast of Canada | the western coast of Canada / the coast of Norway / the western coast of the United States | It meets a warm current near Newfoundland.
        1 | Canary Current | Atlantic Ocean | cold | the north-western coast of Africa | the south-western coast of Africa / the south-eastern coast of Africa / the western coast of South America | The Sahara lies beside it.
        1 | Benguela Current | Atlantic Ocean | cold | the south-western coast of Africa | the north-western coast of Africa / the south-eastern coast of Africa / the western coast of South America | The Namib desert lies beside it.
        1 | Brazilian Current | Atlantic Ocean | warm | - | - | It flows along the eastern coast of South America and meets the Falkland Current.
        2 | Falkland Current | Atlantic Ocean | cold | - | - | It flows along the coast of Argentina and brings icebergs from the south.
        1 | Kuroshio Current | Pacific Ocean | warm | the eastern coast of Japan from the south | the coast of Kamchatka and the Kuril Islands / the western coast of the United States / the eastern coast of Australia | Its name means black stream.
        1 | Oyashio Current | Pacific Ocean | cold | the coast of Kamchatka and the Kuril Islands | the eastern coast of Japan from the south / the western coast of Canada / the western coast of the United States | It meets a warm current off Japan.
        1 | California Current | Pacific Ocean | cold | - | - | It flows along the western coast of the United States and brings fog to San Francisco.
        1 | Humboldt Current | Pacific Ocean | cold | the western coast of South America | the eastern coast of South America / the western coast of the United States / the south-western coast of Africa | It is also called the Peru Current and feeds a great anchovy fishery.
        2 | Alaska Current | Pacific Ocean | warm | - | - | It is a branch of the North Pacific drift.
        2 | East Australian Current | Pacific Ocean | warm | - | - | It flows along the coast of New South Wales to the south.
        1 | Agulhas Current | Indian Ocean | warm | the south-eastern coast of Africa | the south-western coast of Africa / the north-western coast of Africa / the western coast of Australia | It is fed by the Mozambique Current.
        2 | Mozambique Current | Indian Ocean | warm | the western side of Madagascar | the south-western coast of Africa / the north-western coast of Africa / the western coast of Australia | It flows in a channel.
        1 | West Australian Current | Indian Ocean | cold | - | - | It flows to the north along the coast.
      `,
    },
  ],
})
