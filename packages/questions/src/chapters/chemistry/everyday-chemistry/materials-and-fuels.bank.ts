import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which part of a candle flame is the hottest?' */
export const materialsAndFuels = defineBank({
  id: 'materials-and-fuels',
  sets: [
    {
      rows: `
1 cement-glass, cement | The main raw materials for Portland cement are limestone and: | clay | sand and soda | gypsum and coal | quicklime and iron | They are heated together in a kiln to form clinker.
1 cement-glass, cement | A small amount of gypsum is added to cement in order to: | slow down its setting | make it set much faster | give it a white colour | make it fully waterproof | Without gypsum cement would set too quickly to be worked.
1 cement-glass | Ordinary glass is made by heating together sand, limestone and: | sodium carbonate | sodium chloride | calcium sulphate | aluminium oxide | It is a mixture of silicates of sodium and calcium.
1 cement-glass | The heat-resistant glass of laboratory ware, such as Pyrex, is: | borosilicate glass | soda glass | flint glass | water glass | It expands very little on heating. Flint glass, with lead, is used for lenses.
2 cement-glass | A blue colour is given to glass by adding a compound of: | cobalt | chromium | manganese | iron | Cobalt oxide gives blue and chromium oxide green.
1 cement-glass | Glass is best described as: | an amorphous solid | a crystalline ionic solid | a pure compound | an alloy of metals | Its particles have no long-range order, so it has no sharp melting point.
1 fertilisers | Which of the following fertilisers has the highest percentage of nitrogen? | Urea | Ammonium sulphate | Calcium nitrate | Ammonium nitrate | Urea has about 46% nitrogen, ammonium nitrate 35% and ammonium sulphate 21%.
1 fertilisers | In NPK fertilisers, K stands for: | potassium | krypton | calcium | phosphorus | N is nitrogen and P is phosphorus; the symbol K comes from kalium.
2 fertilisers | Superphosphate of lime supplies to the soil mainly: | phosphorus | nitrogen | potassium | iron | It is made by treating rock phosphate with sulphuric acid.
1 fertilisers | DDT, which is banned in many countries, is: | an insecticide | a nitrogen fertiliser | a weed killer | an antiseptic | It stays long in nature and builds up in food chains.
2 fertilisers | Urea is manufactured from carbon dioxide and: | ammonia | nitrogen | nitric acid | oxygen | The gases react under high pressure to form ammonium carbamate, which gives urea.
1 explosives | Gunpowder is a mixture of potassium nitrate, sulphur and: | charcoal | phosphorus | magnesium | sugar | The nitrate supplies oxygen for the burning of charcoal and sulphur.
1 explosives | Dynamite was invented by: | Alfred Nobel | Antoine Lavoisier | Humphry Davy | Justus von Liebig | He made nitroglycerine safe by absorbing it in a kind of earth.
2 explosives | TNT, a common explosive, is obtained by the nitration of: | toluene | benzene | phenol | glycerol | Its full name is trinitrotoluene. Glycerol gives nitroglycerine.
1 explosives | The main explosive in dynamite is: | nitroglycerine | picric acid | ammonium chloride | gun metal | It is absorbed in an inert material such as kieselguhr.
2 explosives | The crimson red colour in fireworks is due to salts of: | strontium | sodium | magnesium | copper | Sodium gives yellow, magnesium white and copper blue-green.
1 combustion-flame | The hottest part of a candle flame is the: | outer non-luminous zone | middle luminous yellow zone | dark zone near the wick | lower end of the wick | Combustion is complete in the outer zone, which gets enough oxygen.
1 combustion-flame | Which gas is generally used in fire extinguishers? | Carbon dioxide | Carbon monoxide | Hydrogen | Methane | It is heavier than air, covers the fire and cuts off oxygen.
1 combustion-flame | The lowest temperature at which a substance catches fire is called its: | ignition temperature | boiling point | melting point | critical temperature | White phosphorus has a very low one, so it is kept under water.
2 combustion-flame | Which fuel has the highest calorific value per kilogram? | Hydrogen | Petrol | LPG | Coal | Hydrogen gives about 150,000 kJ/kg, petrol about 45,000 and coal 25,000 to 33,000.
2 combustion-flame | The yellow light of the middle zone of a candle flame comes from: | glowing carbon particles | burning hydrogen from wax | unburnt vapour of wax | carbon dioxide formed | Combustion is incomplete there, and the carbon particles glow.
1 combustion-flame | Water should not be used to put out a fire of petrol because: | petrol floats on water and burns | water reacts violently with petrol | water decomposes and burns too | petrol sinks in water | Foam or carbon dioxide is used for such fires.
2 polymers-and-monomers, plastics-fibres, polymers | Terylene (Dacron) is a polymer of ethylene glycol and: | terephthalic acid | adipic acid | phthalic acid | caprolactam | It is a polyester. Adipic acid is used for nylon 6,6.
1 plastics-fibres, polymers | Rayon is obtained from: | wood pulp | petroleum | coal tar | silk cocoons | It is regenerated cellulose and is also called artificial silk.
2 plastics-fibres, polymers | The number 6,6 in nylon 6,6 refers to the: | carbon atoms in the two monomers | number of monomer units in a chain | number of amide bonds in a unit | nitrogen atoms in a unit | Both hexamethylenediamine and adipic acid have six carbon atoms.
2 antiseptics, drugs-medicines | Dettol is a mixture of chloroxylenol and: | terpineol | phenol | iodine | bithionol | Bithionol is added to soaps, and tincture of iodine is another antiseptic.
1 washing-soda, soda-compounds, common-salts | Washing soda is represented by the formula: | Na₂CO₃·10H₂O | NaHCO₃ | CaOCl₂ | CaSO₄·2H₂O | NaHCO₃ is baking soda and CaOCl₂ bleaching powder.
1 physical-chemical-change | Which of the following is a chemical change? | Rusting of iron | Melting of ice | Dissolving of sugar | Breaking of glass | A new substance, hydrated iron oxide, is formed in rusting.
1 physical-chemical-change | Which of the following is a physical change? | Melting of wax | Burning of paper | Souring of milk | Ripening of fruit | No new substance is formed when wax melts; it can be made solid again.
1 physical-chemical-change | The burning of a candle involves: | both physical and chemical changes | only a physical change in the wax | only a chemical change in the wax | neither kind of change | The wax melts, a physical change, and its vapour burns, a chemical change.
1 physical-chemical-change | Which of the following is always true of a chemical change? | A new substance is formed | It can always be easily reversed | Only the state changes | Some mass is lost | The total mass stays the same in a chemical change.
1 physical-chemical-change | Sublimation of camphor and digestion of food are respectively: | physical and chemical changes | chemical and physical changes | both physical changes | both chemical changes | Camphor only changes its state, while food is broken into new substances.
1 antiseptics, drugs-medicines | Medicines that are used to relieve pain are called: | analgesics | antacids | antibiotics | antiseptics | Antacids reduce acidity, and antibiotics act against bacteria.
2 antiseptics, drugs-medicines | Which of the following is used as both antiseptic and disinfectant, depending on its concentration? | Phenol | Aspirin | Morphine | Penicillin | A 0.2% solution is an antiseptic and a 1% solution a disinfectant.
1 polymers-and-monomers, polymers | The monomer of polythene is: | ethene | ethane | ethyne | ethanol | Many molecules of ethene join by opening their double bonds.
1 polymers-and-monomers, polymers | The monomer of Teflon is: | tetrafluoroethene | vinyl chloride | chloroprene | styrene | Its polymer does not stick and resists heat and acids.
2 polymers-and-monomers, polymers | Thermocol, used in packing and for disposable cups, is made from a polymer of: | styrene | isoprene | propene | acrylonitrile | It is polystyrene blown up with gas into a light foam.
2 polymers-and-monomers, polymers | The monomers of Bakelite are phenol and: | formaldehyde | acetone | ethylene glycol | urea | It is a thermosetting plastic for switches and handles.
1 polymers-and-monomers, polymers | Starch and cellulose are natural polymers of: | glucose | fructose | amino acids | fatty acids | Proteins, unlike these two, are polymers of amino acids.
1 polymers-and-monomers, polymers | Proteins are natural polymers whose monomers are: | amino acids | nucleotides | glucose units | fatty acids | The amino acids are joined by peptide bonds.
2 polymers-and-monomers, polymers | Orlon, which is like wool, is a polymer of: | acrylonitrile | vinyl chloride | styrene | propene | It is also called polyacrylonitrile and is used for blankets.
1 polymers-and-monomers, polymers | A polymer made from two different monomers, such as Buna-S, is called a: | copolymer | homopolymer | monomer | dimer | Polythene, from one kind of monomer, is a homopolymer.
1 physical-chemical-change | Dissolving sugar in water is a physical change because: | the sugar can be got back by evaporation | the sugar becomes a new substance | a gas is given off | the water becomes sour | Nothing new is formed, and the change can be undone.
1 physical-chemical-change | Which of the following is a sign of a chemical and not of a merely physical change? | A gas is given off with a new smell | The shape is changed | The state is changed from solid to liquid | The size is changed | New substances show themselves by gas, colour, heat, light or a precipitate.
1 physical-chemical-change | Curd is formed from milk. This change is: | chemical and cannot be undone | physical and cannot be undone | chemical and easily undone | physical and easily undone | Bacteria turn milk sugar into lactic acid, a new substance.
1 physical-chemical-change | Heating a platinum wire till it glows and heating a magnesium ribbon till it burns are, respectively: | physical and chemical changes | chemical and physical changes | both physical changes | both chemical changes | The wire is the same after cooling. Magnesium becomes magnesium oxide.
1 physical-chemical-change | Which of the following pairs has a physical change first and a chemical change second? | Evaporation of petrol, burning of petrol | Burning of coal, melting of wax | Digestion of food, ripening of fruit | Rusting of nails, freezing of water | Petrol vapour is still petrol, while burning turns it into carbon dioxide and water.
1 physical-chemical-change | Given below are two statements: // Statement I: Every change of state is a chemical change. // Statement II: Photosynthesis is a chemical change. // Choose the correct answer. | Statement I is incorrect but Statement II is correct | Both Statement I and Statement II are correct | Statement I is correct but Statement II is incorrect | Both Statement I and Statement II are incorrect | Melting and boiling make no new substance. Plants make sugar and oxygen.
1 washing-soda, soda-compounds, common-salts | The chemical name of washing soda is: | sodium carbonate decahydrate | sodium hydrogencarbonate | sodium sulphate decahydrate | sodium hydroxide monohydrate | It crystallises from water as large clear crystals.
1 washing-soda, soda-compounds | How many molecules of water of crystallisation are there in a formula unit of washing soda? | 10 | 7 | 5 | 2 | Epsom salt has 7, blue vitriol 5 and gypsum 2.
1 washing-soda, soda-compounds | Washing soda softens hard water because it: | precipitates calcium and magnesium | dissolves calcium and magnesium | drives out all the dissolved air | makes the water slightly acidic | The insoluble carbonates settle, and soap then gives lather.
2 washing-soda, soda-compounds | An aqueous solution of washing soda turns red litmus blue because it is the salt of a: | strong base and weak acid | weak base and strong acid | strong base and strong acid | weak base and weak acid | Carbonate ions take up hydrogen ions from water and leave hydroxide ions.
2 washing-soda, soda-compounds | Washing soda is made from baking soda by: | heating it and crystallising from water | dissolving it in dilute sulphuric acid | passing chlorine over it when dry | mixing it with slaked lime and sand | Heat gives sodium carbonate, which crystallises with water.
2 washing-soda, soda-compounds | On standing in dry air, crystals of washing soda change to the monohydrate. Each formula unit has then lost: | 9 molecules of water | 10 molecules of water | 1 molecule of water | 5 molecules of water | Na₂CO₃·10H₂O becomes Na₂CO₃·H₂O, so one molecule of water is left.
1 washing-soda, soda-compounds | Washing soda heated until it has lost all its water is known as: | soda ash | soda lime | soda water | caustic soda | It is anhydrous sodium carbonate, a white powder.
2 washing-soda, soda-compounds | Which of these is not a use of washing soda? | Taking it as an antacid | Making of glass and soap | Softening of hard water | Making of borax | It is too strong a base to be swallowed.
2 washing-soda, soda-compounds | One mole of washing soda (Na = 23, C = 12, O = 16, H = 1) has a mass of: | 286 g | 106 g | 124 g | 180 g | Na₂CO₃ is 106 and ten molecules of water are 180.
1 washing-soda, soda-compounds | Dilute hydrochloric acid poured on washing soda gives off with brisk bubbling: | carbon dioxide | chlorine | hydrogen | oxygen | Na₂CO₃ + 2HCl → 2NaCl + H₂O + CO₂.
1 washing-soda, baking-soda, soda-compounds, common-salts | Match the compound (P to R) with its formula (1 to 3): // P. Washing soda // Q. Baking soda // R. Caustic soda // 1. NaOH // 2. Na₂CO₃·10H₂O // 3. NaHCO₃ | P-2, Q-3, R-1 | P-3, Q-2, R-1 | P-2, Q-1, R-3 | P-1, Q-3, R-2 | All three are compounds of sodium and basic in water.
3 washing-soda, soda-compounds | Old washing soda has lost some of its water. 11.6 g of it, heated strongly, leaves 5.3 g of Na₂CO₃ (106 g/mol). For each Na₂CO₃ it still had how many molecules of water? | 7 | 5 | 1 | 10 | 6.3 g of water is 0.35 mol and 5.3 g of the salt 0.05 mol, so there were seven.
3 combustion-flame | Air with 20% oxygen by volume is used to burn 10 L of propane, C₃H₈, completely at the same conditions. The air needed is: | 250 L | 50 L | 150 L | 500 L | C₃H₈ + 5O₂ → 3CO₂ + 4H₂O, so 50 L of oxygen is needed, which is in 250 L of air.
3 fertilisers | The masses of urea, CO(NH₂)₂, and of ammonium nitrate, NH₄NO₃, that supply 28 kg of nitrogen are, respectively: (H = 1, C = 12, N = 14, O = 16) | 60 kg and 80 kg | 60 kg and 40 kg | 30 kg and 80 kg | 30 kg and 40 kg | Both have two nitrogen atoms in a formula unit, that is 28 in 60 and 28 in 80.
`,
    },
  ],
})
