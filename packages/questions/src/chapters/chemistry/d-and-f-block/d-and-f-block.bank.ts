import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Why are ions of transition metals mostly coloured?' */
export const dAndFBlock = defineBank({
  id: 'd-and-f-block',
  sets: [
    {
      rows: `
1 d-block-configuration | The elements of groups 3 to 12 of the periodic table form the: | d-block | s-block | p-block | f-block | In the d-block electrons enter the d orbitals of the shell below the outermost. Groups 1 and 2 are the s-block.
1 d-block-metals | Which of these metals is liquid at room temperature? | Mercury | Zinc | Copper | Chromium | Mercury melts at −39 °C because its atoms are held by weak metallic bonds. The other three are solids.
1 d-block-metals | Which metal is the best conductor of electricity? | Silver | Copper | Gold | Iron | Silver conducts best, then copper and gold. Copper is used in wires because silver is costly.
1 d-block-metals | Galvanisation is coating of iron with: | zinc | tin | chromium | copper | Zinc guards iron even when scratched, since it is oxidised first. Tin is used to coat food cans.
1 d-block-metals, coloured-ions | The colour of crystals of hydrated copper sulphate is: | blue | green | white | pink | CuSO₄·5H₂O is blue. On heating it loses water and turns white; hydrated ferrous sulphate is pale green.
1 potassium-permanganate | Potassium permanganate crystals have which colour? | Purple | Orange | Green | Yellow | KMnO₄ is deep purple. Potassium dichromate is orange and potassium chromate yellow.
2 coloured-ions | Compounds of transition metals are mostly coloured because of: | d–d transitions of electrons | s–p transitions of electrons | vibration of the nuclei | reflection from free electrons | Electrons absorb visible light in moving between split d levels. Ions with d⁰ or d¹⁰ are mostly colourless.
2 coloured-ions | Which of these ions is colourless in water? | Zn²⁺ | Cu²⁺ | Ni²⁺ | Fe³⁺ | Zn²⁺ has a full d¹⁰ subshell, so no d–d transition is possible. The other ions have partly filled d orbitals.
2 d-block-configuration | Which of these is not regarded as a typical transition element? | Zinc | Iron | Copper | Chromium | Zinc has a filled d subshell in the atom and in its usual ion. Copper counts because Cu²⁺ is d⁹.
2 d-block-properties | Transition metals are good catalysts chiefly because they: | show variable oxidation states | have low densities | have low melting points | never form any complex compounds | They change oxidation state and offer surfaces on which reactants are held. Their densities and melting points are mostly high.
2 d-block-oxidation-states, potassium-permanganate | The oxidation state of manganese in KMnO₄ is: | +7 | +6 | +4 | +2 | Potassium is +1 and four oxygen atoms make −8, so manganese must be +7.
2 potassium-dichromate, d-block-oxidation-states | The oxidation state of chromium in K₂Cr₂O₇ is: | +6 | +3 | +7 | +4 | Two potassium atoms give +2 and seven oxygen atoms −14, so two chromium atoms make +12, or +6 each.
2 potassium-dichromate | Adding alkali to an orange solution of dichromate gives: | yellow chromate | green chromium(III) | purple permanganate | colourless chromate | Dichromate changes into yellow chromate in alkali and returns to orange in acid.
2 d-block-oxidation-states | Which metal of the first transition series shows the most oxidation states? | Manganese | Scandium | Zinc | Copper | Manganese, 3d⁵4s², shows all states from +2 to +7. Scandium shows +3 and zinc +2 only.
2 lanthanoids | The most common oxidation state of lanthanoids is: | +3 | +2 | +4 | +1 | All lanthanoids show +3. Some also show +2, such as Eu, or +4, such as Ce.
3 lanthanoid-contraction | Lanthanoid contraction is caused by: | poor shielding by 4f electrons | strong shielding by 4f electrons | decrease of nuclear charge | loss of outer 6s electrons | 4f electrons shield the nuclear charge poorly, so atoms and ions shrink along the series.
3 d-block-magnetism | The spin-only magnetic moment of a d⁵ high-spin ion such as Mn²⁺ is about: | 5.9 BM | 4.9 BM | 3.9 BM | 1.7 BM | Five unpaired electrons give √(5 × 7) = √35, about 5.92 Bohr magnetons.
3 d-block-oxidation-states | Why is Cu⁺ unstable in water? | It disproportionates into Cu²⁺ and Cu | It reduces water and sets hydrogen free | It has a half-filled d subshell | It is too large to be hydrated | The greater hydration enthalpy of Cu²⁺ makes 2Cu⁺ change into Cu²⁺ and Cu.
3 potassium-permanganate | In acidic solution permanganate, as an oxidant, is reduced to: | Mn²⁺ | MnO₂ | MnO₄²⁻ | Mn₂O₃ | In acid MnO₄⁻ gains five electrons and becomes nearly colourless Mn²⁺. In neutral or weakly alkaline medium it gives MnO₂.
3 lanthanoids | Mischmetal, used in lighter flints, is an alloy made chiefly of: | lanthanoid metals | alkali metals | actinoid metals | alkaline earth metals | Mischmetal has about 95% lanthanoids and 5% iron with traces of other elements.
3 d-block-properties | Interstitial compounds of transition metals are generally: | very hard and high melting | soft and low melting | highly reactive with water | non-conducting | Small atoms such as carbon or nitrogen lie in holes of the lattice. The compounds are hard, inert and conduct like metals.
1 d-block-metals | Anhydrous copper sulphate, a white powder, turns blue on adding: | water | petrol | kerosene | dry sand | Water of crystallisation gives the blue colour, so the powder is a test for moisture.
1 d-block-magnetism | Which of these metals is not attracted by a magnet? | Copper | Iron | Nickel | Cobalt | Iron, cobalt and nickel are ferromagnetic. Copper is weakly diamagnetic.
1 d-block-metals | Which two metals are called coinage metals along with gold? | Copper and silver | Iron and zinc | Nickel and lead | Tin and mercury | Copper, silver and gold of group 11 resist corrosion and were used for coins from early times.
2 d-block-metals | Verdigris, the green layer on old copper vessels, is a basic: | carbonate | chloride | oxide | phosphate | Moist air with carbon dioxide forms basic copper carbonate, CuCO₃·Cu(OH)₂.
2 d-block-metals | Silver articles turn black in air because of: | silver sulphide | silver oxide | silver chloride | silver nitrate | Hydrogen sulphide in air reacts with silver to form a black layer of Ag₂S.
2 coloured-ions | Which ion gives the green colour to hydrated ferrous sulphate? | Fe²⁺ | Fe³⁺ | Cu²⁺ | SO₄²⁻ | Green vitriol, FeSO₄·7H₂O, has pale green Fe²⁺. Solutions of Fe³⁺ are yellow to brown.
2 d-block-properties | Which metal is used with platinum and palladium in the catalytic converters of cars? | Rhodium | Sodium | Calcium | Potassium | Platinum, palladium and rhodium change carbon monoxide and nitrogen oxides of the exhaust into harmless gases.
3 d-block-configuration | The outer configuration of copper (Z = 29) is: | 3d¹⁰ 4s¹ | 3d⁹ 4s² | 3d⁸ 4s² | 3d¹⁰ 4s² | A full d subshell has extra stability, so one electron moves from 4s to 3d.
3 d-block-magnetism | Which of these ions has the highest number of unpaired electrons? | Mn²⁺ | Cu²⁺ | Ni²⁺ | Ti³⁺ | Mn²⁺ is d⁵ with five unpaired electrons; Ni²⁺ has two and Cu²⁺ and Ti³⁺ one each.
3 actinoids | Actinoids differ from lanthanoids in that all actinoids are: | radioactive | non-metals | colourless gases | found free in nature | All actinoids are radioactive. Of the lanthanoids only promethium is.
2 d-block-properties | Why do transition metals form alloys with each other easily? | Their atomic sizes are similar | Their densities are all very low | They all have one electron | They are liquids when mixed | Atoms of nearly equal radius can replace one another in the crystal lattice.
`,
    },
  ],
})
