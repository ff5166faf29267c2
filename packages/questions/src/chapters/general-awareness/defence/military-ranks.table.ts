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
      fakes: 'nearNavy',
    },
    air: {
      header: 'Rank in the Air Force',
      kind: 'text',
      ask: ['Which rank of the Air Force is equivalent to {name} in the Army?'],
      askBack: ['Which rank of the Army is equivalent to {value} in the Air Force?'],
      say: '{name} in the Army is equivalent to {value} in the Air Force',
      fakes: 'nearAir',
    },
    place: {
      header: 'Place from the top',
      kind: 'number',
      say: 'counting from General downwards, {name} is rank number {value}',
      order: 'Arrange the following ranks of the Army from the highest to the lowest',
      weight: 0.5,
    },
    // Ranks one or two steps apart share a stretch, those at either end a longer one.
    stretch: { header: 'Stretch', kind: 'text' },
    // The next ranks above and below: nobody takes a Captain for a Vice Admiral.
    nearNavy: { header: 'Near ranks of the Navy', kind: 'text' },
    nearAir: { header: 'Near ranks of the Air Force', kind: 'text' },
  },
  near: ['stretch'],
  concepts: ['military-ranks'],
  parts: [
    {
      sources: [
        'Indian Army, Indian Navy and Indian Air Force, rank insignia',
        'Bharat Rakshak, ranks of the armed forces',
      ],
      rows: `
        1 | General | Admiral | Air Chief Marshal | 1 | 1 to 5 | Vice Admiral / Rear Admiral / Commodore | Air Marshal / Air Vice Marshal / Air Commodore | The three service chiefs hold these ranks.
        1 | Lieutenant General | Vice Admiral | Air Marshal | 2 | 1 to 5 / 2 to 4 | Admiral / Rear Admiral / Commodore | Air Chief Marshal / Air Vice Marshal / Air Commodore | A corps or a command is led by this rank.
        1 | Major General | Rear Admiral | Air Vice Marshal | 3 | 1 to 5 / 2 to 4 / 3 to 5 | Vice Admiral / Commodore / Captain | Air Marshal / Air Commodore / Group Captain | A division is led by this rank.
        2 | Brigadier | Commodore | Air Commodore | 4 | 1 to 5 / 2 to 4 / 3 to 5 / 4 to 6 | Rear Admiral / Captain / Vice Admiral | Air Vice Marshal / Group Captain / Air Marshal | A brigade is led by this rank.
        1 | Colonel | Captain | Group Captain | 5 | 1 to 5 / 3 to 5 / 4 to 6 / 5 to 7 / 5 to 9 | Commodore / Commander / Lieutenant Commander | Wing Commander / Air Commodore / Squadron Leader | A battalion is led by this rank.
        1 | Lieutenant Colonel | Commander | Wing Commander | 6 | 4 to 6 / 5 to 7 / 6 to 8 / 5 to 9 | Captain / Lieutenant Commander / Commodore | Group Captain / Squadron Leader / Air Commodore | It comes next below Colonel.
        2 | Major | Lieutenant Commander | Squadron Leader | 7 | 5 to 7 / 6 to 8 / 5 to 9 | Commander / Lieutenant / Captain | Wing Commander / Flight Lieutenant / Group Captain | A company is led by this rank.
        2 | Captain | Lieutenant | Flight Lieutenant | 8 | 6 to 8 / 5 to 9 | Lieutenant Commander / Commander / Sub Lieutenant | Squadron Leader / Flying Officer / Wing Commander | A Captain of the Navy is far higher than one of the Army.
        3 | Lieutenant | Sub Lieutenant | Flying Officer | 9 | 5 to 9 | - | Flight Lieutenant / Squadron Leader / Wing Commander | It is the first rank of a commissioned officer.
      `,
    },
  ],
})
