import { defineChapter } from '../../../kit/define-chapter.ts'

export const defence = defineChapter({
  subject: 'general-awareness',
  title: 'Defence',
  aliases: [
    'defense',
    'defence current affairs',
    'raksha',
    'military',
    'armed forces',
    'indian army',
    'sena',
  ],
  weight: 35,
  concepts: `
    missiles | Missiles | missile, missiles of india, indian missiles, prithvi missile, igmdp, prakshepastra
    aircraft | Military Aircraft | fighter aircraft, fighter jets, tejas, rafale, military helicopters, ladaku viman
    ships-and-submarines | Warships and Submarines | submarine, warship, aircraft carrier, ins vikrant, ins arihant, indian navy ships, scorpene
    land-weapons | Tanks and Guns | battle tank, arjun tank, pinaka, artillery guns, rifles of indian army
    exercises | Joint Military Exercises | military exercises, joint exercises, defence exercises, war exercises, sainya abhyas
    army-exercises | Exercises of the Army | army exercises, surya kiran exercise, nomadic elephant
    naval-exercises | Exercises of the Navy | naval exercises, varuna exercise, malabar exercise, simbex
    air-exercises | Exercises of the Air Force | air force exercises, garuda exercise, cope india
    military-ranks | Ranks of the Armed Forces | military ranks, army ranks, navy ranks, air force ranks, sena ke pad
    forces-and-commands | Armed Forces and Commands | chief of defence staff, cds, commands of indian army, army commands, supreme commander, national defence academy, mottos of armed forces, first army chief
    paramilitary | Central Armed Police Forces | paramilitary forces, bsf, crpf, itbp, cisf, ssb, assam rifles, nsg, capf
    wars-and-operations | Wars and Operations of India | military operations, operation vijay, operation meghdoot, kargil war, indo pak war, operation parakram, operation cactus
    brahmos | BrahMos | brahmos missile, brahmos cruise missile, bramhos, bramhos missile
    agni | Agni Missiles | agni missile, agni 5, agni v, agni missiles of india, agni series
  `,
  types: {
    'bank/missiles-in-depth': { title: 'BrahMos & Agni', aliases: [], weight: 0.4 },
    'bank/forces-and-operations': {
      title: 'Forces & Operations',
      aliases: ['indian armed forces'],
      weight: 1,
    },
    'facts/military-ranks': {
      title: 'Ranks of the Armed Forces',
      aliases: [],
      weight: 0.4,
    },
    'facts/defence-systems': {
      title: 'Missiles & Weapons',
      aliases: ['weapons', 'defence systems', 'drdo'],
    },
    'facts/military-exercises': {
      title: 'Military Exercises',
      aliases: ['yudh abhyas', 'exercise'],
    },
  },
  questions: () => import('./questions.ts'),
})
