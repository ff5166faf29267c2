import { defineTable } from '../../../kit/facts/define-table.ts'

export const alloys = defineTable({
  id: 'alloys',
  about: 'alloys and ores',
  header: 'Alloy or ore',
  columns: {
    made: {
      header: 'Of',
      kind: 'text',
      ask: ['Which metal or metals are in {name}?', '{name} is an alloy or ore of:'],
      askBack: ['Which of the following is an alloy or ore of {value}?'],
      askNot: ['Which of the following is not an alloy or ore of {value}?'],
      say: '{name} is an alloy or ore of {value}',
    },
    kind: { header: 'Kind', kind: 'text', conceptOf: { alloy: 'alloys', ore: 'ores' } },
  },
  near: ['kind'],
  parts: [
    {
      sources: ['NCERT Class X Science', 'NCERT Class XII Chemistry, Isolation of Elements'],
      rows: `
        1 | brass | copper and zinc / zinc / copper | alloy | It makes utensils and instruments.
        1 | bronze | copper and tin / copper / tin | alloy | It gave its name to an age.
        1 | German silver | copper, zinc and nickel / copper and zinc / copper and nickel / zinc / copper | alloy | It holds no silver.
        1 | solder | lead and tin / lead / tin | alloy | It melts easily.
        1 | gun metal | copper, tin and zinc / copper and zinc / copper and tin / zinc / copper / tin | alloy | It makes bearings.
        2 | bell metal | copper and tin / copper / tin | alloy | It rings well.
        1 | stainless steel | iron, chromium and nickel / nickel and chromium / iron and nickel / iron / chromium | alloy | It does not rust.
        1 | nichrome | nickel and chromium / chromium | alloy | It makes heating coils.
        2 | duralumin | aluminium, copper, magnesium and manganese / aluminium and magnesium / aluminium / copper / manganese / magnesium | alloy | It makes aircraft.
        2 | magnalium | aluminium and magnesium / aluminium / magnesium | alloy | It makes balance beams.
        2 | alnico | iron, aluminium, nickel and cobalt / iron and nickel / aluminium / iron | alloy | It makes magnets.
        2 | invar | iron and nickel / iron | alloy | It hardly expands.
        2 | amalgam for teeth | mercury with silver and tin / mercury / tin / silver / copper | alloy | It fills teeth.
        2 | constantan | copper and nickel / copper | alloy | It makes thermocouples.
        2 | type metal | lead, antimony and tin / lead and tin / lead / tin | alloy | It made letters.
        1 | bauxite | aluminium | ore | It is found in Odisha.
        1 | haematite | iron | ore | It is a red oxide.
        1 | magnetite | iron | ore | It is a black oxide.
        2 | siderite | iron | ore | It is a carbonate.
        1 | galena | lead | ore | It is a sulphide.
        1 | cinnabar | mercury | ore | It is a sulphide.
        2 | zinc blende | zinc | ore | It is a sulphide.
        2 | calamine | zinc | ore | It is a carbonate.
        1 | copper pyrites (chalcopyrite) | copper / iron | ore | It also holds iron.
        2 | malachite | copper | ore | It is green.
        1 | pitchblende | uranium | ore | Radium was found in it.
        1 | monazite | thorium | ore | It is in the sands of Kerala.
        1 | cassiterite | tin | ore | It is an oxide.
        2 | pyrolusite | manganese | ore | It is a dioxide.
        2 | chromite | chromium / iron | ore | It is found in Odisha.
        2 | rutile | titanium | ore | It is in beach sands.
        2 | ilmenite | titanium / iron | ore | It is in beach sands.
        2 | wolframite | tungsten / iron / manganese | ore | It was mined at Degana.
        2 | argentite | silver | ore | It is a sulphide.
        2 | dolomite | magnesium / calcium | ore | It also holds calcium.
        2 | carnallite | magnesium | ore | It also holds potassium.
        2 | cryolite | aluminium | ore | It helps in electrolysis.
        2 | fluorspar | calcium | ore | It is a fluoride.
      `,
    },
  ],
})
