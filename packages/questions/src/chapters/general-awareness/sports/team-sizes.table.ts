import { defineTable } from '../../../kit/facts/define-table.ts'

/** Players on the field at one time. */
export const teamSizes = defineTable({
  id: 'team-sizes',
  about: 'the number of players in sports',
  header: 'Sport',
  columns: {
    players: {
      header: 'Players a side',
      kind: 'number',
      ask: [
        'How many players of each team are in play in {name}?',
        'The number of players of each side in play in {name} is:',
      ],
      askBack: ['Which of the following is played with {value} players a side?'],
      say: 'In {name} a side has {value} players in play',
      order: 'Arrange the following sports by the number of players a side, from the fewest to the most',
    },
    field: {
      header: 'Kind',
      kind: 'text',
    },
  },
  near: ['field'],
  concepts: ['team-sizes'],
  parts: [
    {
      sources: ['Rules of the international federations', 'Encyclopaedia Britannica'],
      rows: `
        1 | cricket | 11 | field | A twelfth may field for one who is hurt.
        1 | football | 11 | field | One of them keeps goal.
        1 | hockey | 11 | field | One of them may keep goal.
        1 | kabaddi | 7 | court | Five more sit on the bench.
        1 | the traditional form of kho-kho | 9 | court | The side that chases has nine.
        1 | volleyball | 6 | court | Three stand in the front row.
        1 | basketball | 5 | court | Naismith invented it in 1891.
        1 | water polo | 7 | water | One of them keeps goal.
        1 | polo | 4 | field | It is so on a full field.
        1 | rugby union | 15 | field | Rugby league has thirteen.
        2 | rugby league | 13 | field | Rugby union has fifteen.
        1 | baseball | 9 | field | They are as many as the innings.
        2 | softball | 9 | field | It comes from baseball.
        1 | netball | 7 | court | It comes from basketball.
        2 | handball | 7 | court | One of them keeps goal.
        2 | ice hockey | 6 | field | One of them keeps goal.
        2 | American football | 11 | field | There are other players for attack and defence.
        2 | Australian rules football | 18 | field | The field is oval.
        2 | Gaelic football | 15 | field | It is the game of Ireland.
        2 | futsal | 5 | court | It is football in a hall.
        2 | beach volleyball | 2 | court | It is in the Olympic Games since 1996.
        2 | curling | 4 | court | They sweep the ice.
        2 | tug of war | 8 | field | It was in the Olympic Games until 1920.
        2 | sepak takraw | 3 | court | The ball is kicked over a net.
      `,
    },
  ],
})
