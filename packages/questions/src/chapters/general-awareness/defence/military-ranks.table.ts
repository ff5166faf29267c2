import { defineTable } from '../../../kit/facts/define-table.ts'

export const militaryRanks = defineTable({
  id: 'military-ranks',
  about: 'ranks of the armed forces of India',
  header: 'Rank in the Army',
  columns: {
    navy: {
      header: 'Rank in the Navy',
      kind: 'text',
      ask: ['Which rank of the Navy is equivalent to {name} in the Army?'],
      askBack: ['Which rank of the Army is equivalent to {value} in the Navy?'],
      say: '{name} in the Army is equivalent to {value} in the Navy',
    },
    air: {
      header: 'Rank in the Air Force',
      kind: 'text',
      ask: ['Which rank of the Air Force is equivalent to {name} in the Army?'],
      askBack: ['Which rank of the Army is equivalent to {value} in the Air Force?'],
      say: '{name} in the Army is equivalent to {value} in the Air Force',
    },
    place: {
      header: 'Place from the top',
      kind: 'number',
      say: '{name} is rank number {value} from General downwards',
      order: 'Arrange the following ranks of the Army from the highest to the lowest',
      weight: 0.5,
    },
  },
  concepts: ['military-ranks'],
  parts: [
    {
      sources: [
        'Indian Army, Indian Navy and Indian Air Force, rank insignia',
        'Bharat Rakshak, ranks of the armed forces',
      ],
      rows: `
        1 | General | Admiral | Air Chief Marshal | 1 | The three service chiefs hold these ranks.
        1 | Lieutenant General | Vice Admiral | Air Marshal | 2 | A corps or a command is led by this rank.
        1 | Major General | Rear Admiral | Air Vice Marshal | 3 | A division is led by this rank.
        2 | Brigadier | Commodore | Air Commodore | 4 | A brigade is led by this rank.
        1 | Colonel | Captain (Navy) | Group Captain | 5 | A battalion is led by this rank.
        1 | Lieutenant Colonel | Commander | Wing Commander | 6 | It comes next below Colonel.
        2 | Major | Lieutenant Commander | Squadron Leader | 7 | A company is led by this rank.
        2 | Captain | Lieutenant (Navy) | Flight Lieutenant | 8 | A Captain of the Navy is far higher than one of the Army.
        3 | Lieutenant | Sub Lieutenant | Flying Officer | 9 | It is the first rank of a commissioned officer.
      `,
    },
  ],
})
