import { defineTable } from '../../../kit/facts/define-table.ts'

export const ores = defineTable({
  id: 'ores',
  about: 'ores of metals',
  header: 'Ore',
  columns: {
    metal: {
      header: 'Metal',
      kind: 'text',
      concepts: ['ores-and-metals'],
      ask: ['Which metal is obtained from {name}?', '{name} is an ore of:'],
      askBack: ['Which of the following is an ore of {value}?'],
      say: '{name} is an ore of {value}',
      weight: 2,
    },
    compound: {
      header: 'Kind of compound',
      kind: 'text',
      ask: ['By its composition, {name} is mainly:'],
      askBack: ['Which of the following ores is {value}?'],
      askNot: ['Which of the following ores is not {value}?'],
      say: '{name} is {value} by its composition',
    },
    formula: {
      header: 'Formula',
      kind: 'text',
      concepts: ['ore-formulas'],
      ask: ['What is the chemical formula of {name}?'],
      askBack: ['Which of the following ores has the formula {value}?'],
      say: 'The formula of {name} is {value}',
    },
  },
  concepts: ['ores'],
  near: ['compound'],
  parts: [
    {
      sources: ['NCERT Class X Science', 'NCERT Class XII Chemistry, Isolation of Elements'],
      rows: `
        1 | bauxite | aluminium | an oxide | Al₂O₃·2H₂O | It is found in Odisha.
        1 | haematite | iron | an oxide | Fe₂O₃ | It is red.
        1 | magnetite | iron | an oxide | Fe₃O₄ | A magnet attracts it.
        2 | siderite | iron | a carbonate | FeCO₃ | It has less iron than haematite.
        1 | galena | lead | a sulphide | PbS | It is heavy and shines like metal.
        1 | cinnabar | mercury | a sulphide | HgS | It is bright red.
        2 | zinc blende | zinc | a sulphide | ZnS | It is also called sphalerite.
        2 | calamine | zinc | a carbonate | ZnCO₃ | It is heated to get zinc oxide.
        1 | copper pyrites (chalcopyrite) | copper / iron | a sulphide | CuFeS₂ | It also holds iron.
        2 | malachite | copper | a carbonate | CuCO₃·Cu(OH)₂ | It is green.
        1 | pitchblende | uranium | an oxide | - | Radium was found in it.
        1 | monazite | thorium | a phosphate | - | It is in the sands of Kerala.
        1 | cassiterite | tin | an oxide | SnO₂ | It is also called tinstone.
        2 | pyrolusite | manganese | an oxide | MnO₂ | It is black.
        2 | chromite | chromium / iron | an oxide | FeCr₂O₄ | It is found in Odisha.
        2 | rutile | titanium | an oxide | TiO₂ | It is in beach sands.
        2 | ilmenite | titanium / iron | an oxide | FeTiO₃ | It is in beach sands.
        2 | wolframite | tungsten / iron / manganese | - | - | It was mined at Degana.
        2 | argentite | silver | a sulphide | Ag₂S | It is also called silver glance.
        2 | dolomite | magnesium / calcium | a carbonate | CaMg(CO₃)₂ | It also holds calcium.
        2 | carnallite | magnesium | a chloride | KCl·MgCl₂·6H₂O | It also holds potassium.
        2 | cryolite | aluminium | a fluoride | Na₃AlF₆ | It helps in electrolysis.
      `,
    },
  ],
})
