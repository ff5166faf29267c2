import { defineTable } from '../../../kit/facts/define-table.ts'

export const chemicalNames = defineTable({
  id: 'chemical-names',
  about: 'common names of chemicals',
  header: 'Common name',
  columns: {
    chemical: {
      header: 'Chemical name',
      kind: 'text',
      ask: ['What is the chemical name of {name}?', '{name} is chemically:'],
      askBack: [
        'Which of the following is the common name of {value}?',
        'By which of the following names is {value} commonly known?',
      ],
      say: '{name} is {value}',
      weight: 2,
    },
    formula: {
      header: 'Formula',
      kind: 'text',
      ask: ['What is the chemical formula of {name}?'],
      askBack: ['Which of the following has the formula {value}?'],
      say: 'The formula of {name} is {value}',
    },
    kind: { header: 'Kind', kind: 'text' },
  },
  near: ['kind'],
  lookalikes: ['methanol', 'ethanol'],
  concepts: ['chemical-names'],
  parts: [
    {
      sources: ['NCERT Class X Science', 'NCERT Class XI and XII Chemistry'],
      rows: `
        1 | common salt | sodium chloride | NaCl | salt | It is got from sea water.
        1 | baking soda | sodium hydrogen carbonate | NaHCO₃ | salt | It makes cakes rise.
        1 | washing soda | sodium carbonate decahydrate | Na₂CO₃·10H₂O | salt | It softens hard water.
        1 | caustic soda | sodium hydroxide | NaOH | base | It goes into soap.
        1 | caustic potash | potassium hydroxide | KOH | base | It goes into soft soap.
        1 | bleaching powder | calcium oxychloride | CaOCl₂ | salt | It frees chlorine.
        1 | quicklime | calcium oxide | CaO | base | It heats up with water.
        1 | slaked lime | calcium hydroxide | Ca(OH)₂ | base | It whitens walls.
        1 | limestone | calcium carbonate | CaCO₃ | salt | Marble and chalk are the same.
        1 | plaster of Paris | calcium sulphate hemihydrate | CaSO₄·½H₂O | salt | It sets with water.
        1 | gypsum | calcium sulphate dihydrate | CaSO₄·2H₂O | salt | It slows the setting of cement.
        1 | blue vitriol | copper sulphate pentahydrate | CuSO₄·5H₂O | salt | It turns white on heating.
        1 | green vitriol | ferrous sulphate heptahydrate | FeSO₄·7H₂O | salt | It treats anaemia.
        1 | white vitriol | zinc sulphate heptahydrate | ZnSO₄·7H₂O | salt | It is used in eye drops.
        1 | oil of vitriol | sulphuric acid | H₂SO₄ | acid | It is called the king of chemicals.
        1 | muriatic acid | hydrochloric acid | HCl | acid | It is in the stomach.
        2 | aqua fortis | nitric acid | HNO₃ | acid | It parts silver from gold.
        1 | vinegar | dilute acetic acid | CH₃COOH | acid | It preserves pickles.
        1 | laughing gas | nitrous oxide | N₂O | gas | Priestley found it.
        1 | marsh gas | methane | CH₄ | gas | It is the chief part of natural gas.
        1 | dry ice | solid carbon dioxide | CO₂ | gas | It passes straight to gas.
        2 | phosgene | carbonyl chloride | COCl₂ | gas | It was a war gas.
        2 | mustard gas | dichlorodiethyl sulphide | (ClCH₂CH₂)₂S | gas | It was a war gas.
        1 | heavy water | deuterium oxide | D₂O | ore | It slows neutrons.
        1 | rust | hydrated ferric oxide | Fe₂O₃·xH₂O | ore | It needs air and water.
        1 | sand (quartz) | silicon dioxide | SiO₂ | ore | Glass is made of it.
        2 | red lead | lead tetroxide | Pb₃O₄ | ore | It guards iron.
        1 | vermilion | mercuric sulphide | HgS | ore | It is red.
        2 | calomel | mercurous chloride | Hg₂Cl₂ | salt | It was a purgative.
        2 | corrosive sublimate | mercuric chloride | HgCl₂ | salt | It is a strong poison.
        1 | potash alum | potassium aluminium sulphate | K₂SO₄·Al₂(SO₄)₃·24H₂O | salt | It clears water.
        2 | borax | sodium tetraborate decahydrate | Na₂B₄O₇·10H₂O | salt | It softens water.
        1 | hypo | sodium thiosulphate | Na₂S₂O₃·5H₂O | salt | It fixes photographs.
        1 | saltpetre (nitre) | potassium nitrate | KNO₃ | salt | It goes into gunpowder.
        2 | Chile saltpetre | sodium nitrate | NaNO₃ | salt | It is a fertiliser.
        2 | sal ammoniac | ammonium chloride | NH₄Cl | salt | It goes into dry cells.
        2 | lunar caustic | silver nitrate | AgNO₃ | salt | It marks the skin black.
        1 | Epsom salt | magnesium sulphate heptahydrate | MgSO₄·7H₂O | salt | It is a purgative.
        1 | milk of magnesia | magnesium hydroxide | Mg(OH)₂ | base | It calms the stomach.
        2 | Glauber's salt | sodium sulphate decahydrate | Na₂SO₄·10H₂O | salt | It is a purgative.
        1 | wood spirit | methanol | CH₃OH | organic | It blinds.
        1 | grain alcohol | ethanol | C₂H₅OH | organic | It comes from fermentation.
        2 | chloroform | trichloromethane | CHCl₃ | organic | It was an anaesthetic.
        2 | carbolic acid | phenol | C₆H₅OH | organic | Lister used it.
        2 | TNT | trinitrotoluene | C₇H₅N₃O₆ | organic | It is an explosive.
        1 | table sugar | sucrose | C₁₂H₂₂O₁₁ | organic | It comes from cane and beet.
        2 | oil of wintergreen | methyl salicylate | C₈H₈O₃ | organic | It eases pain.
        2 | aspirin | acetylsalicylic acid | C₉H₈O₄ | organic | It eases pain and fever.
        2 | prussic acid | hydrocyanic acid | HCN | acid | It is a deadly poison.
      `,
    },
  ],
})
