import { defineTable } from '../../../kit/facts/define-table.ts'

export const alloys = defineTable({
  id: 'alloys',
  about: 'alloys',
  header: 'Alloy',
  columns: {
    made: {
      header: 'Of',
      kind: 'text',
      concepts: ['alloy-composition'],
      ask: ['What is {name} made of?', '{name} is an alloy of:'],
      askBack: ['Which of the following is an alloy of {value}?'],
      askNot: ['Which of the following is not an alloy of {value}?'],
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
  },
  concepts: ['alloys'],
  parts: [
    {
      sources: ['NCERT Class X Science', 'NCERT Class XII Chemistry, Isolation of Elements'],
      rows: `
        1 | brass | copper and zinc / zinc / copper | taps and musical instruments | It is yellow and does not rust.
        1 | bronze | copper and tin / copper / tin | statues and medals | It gave its name to an age.
        1 | German silver | copper, zinc and nickel / copper and zinc / copper and nickel / zinc / copper | ware that looks like silver | It holds no silver.
        1 | solder | lead and tin / lead / tin | joining electric wires | It melts easily.
        1 | gun metal | copper, tin and zinc / copper and zinc / copper and tin / zinc / copper / tin | bearings and barrels of guns | It resists wear.
        2 | bell metal | copper and tin / copper / tin | bells and gongs | It rings well.
        1 | stainless steel | iron, chromium and nickel / nickel and chromium / iron and nickel / iron / chromium | surgical instruments | It does not rust.
        1 | nichrome | nickel and chromium / chromium | heating coils | It has a high resistance and does not burn in air.
        2 | duralumin | aluminium, copper, magnesium and manganese / aluminium and magnesium / aluminium / copper / manganese / magnesium | bodies of aircraft | It is light and strong.
        2 | magnalium | aluminium and magnesium / aluminium / magnesium | beams of balances | It is lighter than aluminium.
        2 | alnico | iron, aluminium, nickel and cobalt / iron and nickel / aluminium / iron | permanent magnets | Its name is made from its metals.
        2 | invar | iron and nickel / iron | pendulums and measuring tapes | It hardly expands.
        2 | amalgam for teeth | mercury with silver and tin / mercury / tin / silver / copper | - | It fills cavities.
        2 | constantan | copper and nickel / copper | thermocouples | Its resistance hardly changes with temperature.
        2 | type metal | lead, antimony and tin / lead and tin / lead / tin | letters of printing presses | It expands when it sets.
      `,
    },
  ],
})
