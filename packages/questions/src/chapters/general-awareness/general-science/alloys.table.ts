import { defineTable } from '../../../kit/facts/define-table.ts'

export const alloys = defineTable({
  id: 'alloys',
  about: 'alloys',
  header: 'Alloy',
  columns: {
    made: {
      header: 'Composition',
      kind: 'text',
      concepts: ['alloy-composition'],
      ask: ['What is {name} made of?', '{name} is an alloy of:'],
      askBack: ['Which of the following is an alloy of {value}?'],
      say: '{name} is an alloy of {value}',
    },
    use: {
      header: 'Used for',
      kind: 'text',
      concepts: ['alloy-uses'],
      ask: ['For which of the following is {name} chiefly used?'],
      askBack: ['Which of the following alloys is chiefly used for {value}?'],
      say: '{name} is chiefly used for {value}',
    },
    // Gun metal is an alloy of copper and zinc, and of tin, so what is not one is asked by a single metal. With three
    // metals in first place it is never told as a statement: some brass holds a little tin.
    metal: {
      header: 'Contains',
      kind: 'text',
      concepts: ['alloy-composition'],
      askBack: ['Which of the following alloys contains {value}?'],
      askNot: ['Which of the following alloys does not contain {value}?'],
      say: '{name} contains {value}',
    },
  },
  concepts: ['alloys'],
  parts: [
    {
      sources: ['NCERT Class X Science', 'NCERT Class XII Chemistry, Isolation of Elements'],
      rows: `
        1 | brass | copper and zinc | taps and musical instruments | copper / zinc | It is yellow and does not rust.
        1 | bronze | copper and tin | statues and medals | copper / tin | It gave its name to an age.
        1 | German silver | copper, zinc and nickel / copper and zinc / copper and nickel | ware that looks like silver | copper / zinc / nickel | It holds no silver.
        1 | solder | lead and tin | joining electric wires | tin / lead | It melts easily.
        1 | gun metal | copper, tin and zinc / copper and zinc / copper and tin | bearings and barrels of guns | copper / tin / zinc | It resists wear.
        2 | bell metal | copper and tin | bells and gongs | copper / tin | It rings well.
        1 | stainless steel | iron, chromium and nickel / nickel and chromium / iron and nickel | surgical instruments | nickel / iron / chromium | It does not rust.
        1 | nichrome | nickel and chromium | heating coils | - | It has a high resistance and does not burn in air.
        2 | duralumin | aluminium, copper, magnesium and manganese / aluminium and magnesium | bodies of aircraft | copper / aluminium / magnesium / manganese | It is light and strong.
        2 | magnalium | aluminium and magnesium | beams of balances | - | It is lighter than aluminium.
        2 | alnico | iron, aluminium, nickel and cobalt / iron and nickel | permanent magnets | - | Its name is made from its metals.
        2 | invar | iron and nickel | pendulums and measuring tapes | nickel / iron | It hardly expands.
        2 | amalgam for teeth | mercury with silver and tin | - | - | It fills cavities.
        2 | constantan | copper and nickel | thermocouples | nickel / copper | Its resistance hardly changes with temperature.
        2 | type metal | lead, antimony and tin / lead and tin | letters of printing presses | tin / lead / antimony | It expands when it sets.
      `,
    },
  ],
})
