import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which mixture shows a negative deviation from Raoult's law?' */
export const solutionsConcepts = defineBank({
  id: 'solutions-concepts',
  sets: [
    {
      rows: `
1 raoults-law | According to Raoult's law, the partial vapour pressure of a liquid in an ideal solution is proportional to its: | mole fraction | molar mass | boiling point | density | It equals the mole fraction times the vapour pressure of the pure liquid.
2 raoults-law | Equal moles of two liquids with vapour pressures 100 mm and 60 mm form an ideal solution. Its vapour pressure is: | 80 mm | 160 mm | 40 mm | 100 mm | Each mole fraction is 0.5, so the total is 0.5 × 100 + 0.5 × 60 = 80 mm.
3 raoults-law | Pure liquids A and B have vapour pressures 450 mm and 700 mm. Their ideal solution has 600 mm. The mole fraction of A in the liquid is: | 0.4 | 0.6 | 0.5 | 0.3 | 450x + 700(1 − x) = 600 gives 250x = 100, so x = 0.4.
3 raoults-law | Liquids A and B, with pure vapour pressures 100 mm and 60 mm, are mixed in equal moles as an ideal solution. The mole fraction of A in the vapour is: | 0.625 | 0.5 | 0.375 | 0.8 | Partial pressures are 50 mm and 30 mm, so A has the share 50 ÷ 80 = 0.625. The vapour is richer in the more volatile liquid.
2 raoults-law, relative-lowering | A non-volatile solute lowers the vapour pressure of a solvent because: | fewer solvent molecules are at the surface | the solute evaporates faster | the solution becomes hotter | the solvent molecules decompose | Part of the surface is taken up by the solute, so fewer solvent molecules escape.
2 ideal-nonideal | For an ideal solution the enthalpy of mixing is: | zero | positive | negative | infinite | Forces between unlike molecules equal those between like ones, so heat is neither given out nor taken up, and the volume does not change.
2 ideal-nonideal | Which pair of liquids forms a nearly ideal solution? | n-hexane and n-heptane | ethanol and water | chloroform and acetone | nitric acid and water | The molecules are alike in size and forces. The other pairs deviate from Raoult's law.
2 ideal-nonideal | A mixture of chloroform and acetone shows negative deviation from Raoult's law because: | hydrogen bonds form between them | hydrogen bonds in them are broken | they do not mix with each other | they have equal boiling points | The hydrogen of chloroform is held by the oxygen of acetone, so molecules escape less readily.
2 ideal-nonideal | Mixtures that boil at a constant temperature without change of composition are called: | azeotropes | colloids | isotonic mixtures | eutectics | They cannot be separated by fractional distillation, since liquid and vapour have the same composition.
3 ideal-nonideal | A solution with a large positive deviation from Raoult's law forms: | a minimum boiling azeotrope | a maximum boiling azeotrope | an ideal solution | two solid phases | Its vapour pressure is higher than expected, so it boils below both components, as 95% ethanol with water does.
3 ideal-nonideal | Ethanol and acetone show positive deviation because, on mixing, acetone: | breaks hydrogen bonds of ethanol | forms strong bonds with ethanol | reacts with ethanol | is changed into a solid | Acetone molecules get between ethanol molecules and weaken their attraction, so both escape more easily.
1 henrys-law | Cold drink bottles are sealed under high pressure of carbon dioxide in order to: | increase its solubility | decrease its solubility | warm the drink | remove dissolved oxygen | By Henry's law the solubility of a gas is proportional to its pressure above the liquid.
1 henrys-law | With rise of temperature, the solubility of gases in water generally: | decreases | increases | stays the same | becomes infinite | Dissolving of gases gives out heat. So fish are more comfortable in cold water, which holds more oxygen.
2 henrys-law | At a given pressure, a gas with a larger Henry's constant (p = K x) is: | less soluble | more soluble | always lighter | always heavier | x = p/K, so a larger constant means a smaller mole fraction in the solution.
2 henrys-law | Scuba divers use air diluted with helium in order to avoid: | bends | anoxia | dehydration | frostbite | Nitrogen dissolved in blood at high pressure forms bubbles as the diver rises. Helium is less soluble in blood.
2 henrys-law | Climbers at high altitude may suffer from anoxia because there: | partial pressure of oxygen is low | partial pressure of oxygen is high | nitrogen dissolves more in blood | carbon dioxide is absent | By Henry's law less oxygen dissolves in blood when its pressure is low.
3 henrys-law | The Henry's constant of N₂ in water at 293 K is 76.48 kbar. At a nitrogen pressure of 0.987 bar, its mole fraction in water is about: | 1.29 × 10⁻⁵ | 1.29 × 10⁻² | 7.75 × 10⁻⁴ | 1.29 × 10⁻⁸ | x = p/K = 0.987 ÷ 76,480 = 1.29 × 10⁻⁵.
1 osmotic-pressure | Two solutions that have the same osmotic pressure at the same temperature are called: | isotonic | hypertonic | hypotonic | azeotropic | No net flow of solvent takes place between isotonic solutions. A 0.9% solution of salt is isotonic with blood.
1 osmotic-pressure | Sea water is made fit for drinking in large plants by: | reverse osmosis | osmosis | sublimation | filtration through sand | Pressure greater than the osmotic pressure forces pure water out through a membrane.
2 osmotic-pressure | Red blood cells placed in a concentrated solution of common salt will: | shrink | swell and burst | stay the same | divide at once | Water flows out of the cells into the hypertonic solution by osmosis.
2 osmotic-pressure | Which colligative property is best suited for finding the molar mass of proteins and polymers? | Osmotic pressure | Elevation of boiling point | Depression of freezing point | Lowering of vapour pressure | It is measurable even for very dilute solutions and at room temperature, at which proteins are not harmed.
1 molar-mass-from-colligative | Colligative properties of dilute solutions depend on: | the number of solute particles | the nature of the solute | the colour of the solution | the shape of the molecules | Lowering of vapour pressure and osmotic pressure depend only on how many particles there are per amount of solvent.
2 molar-mass-from-colligative | Which of the following is not a colligative property? | Vapour pressure of the pure solvent | Osmotic pressure | Elevation of boiling point | Depression of freezing point | The other three depend on the number of solute particles. The vapour pressure of a pure liquid has nothing to do with a solute.
2 vant-hoff-factor | What is the van't Hoff factor of K₄[Fe(CN)₆] if it is completely dissociated? | 5 | 4 | 10 | 11 | It gives four K⁺ ions and one [Fe(CN)₆]⁴⁻ ion, five particles in all. The complex ion does not break up.
2 vant-hoff-factor | The van't Hoff factor of ethanoic acid in benzene is close to 0.5 because the acid: | forms dimers | is fully ionised | reacts with benzene | is insoluble in benzene | Two molecules are held together by hydrogen bonds, so the number of particles is nearly halved.
3 vant-hoff-factor, boiling-freezing | Which of the following 0.1 m aqueous solutions has the highest boiling point? | AlCl₃ | NaCl | CaCl₂ | Glucose | AlCl₃ gives four ions, CaCl₂ three, NaCl two, and glucose does not split. More particles raise the boiling point more.
3 vant-hoff-factor, boiling-freezing | Which of the following 0.1 m aqueous solutions has the lowest freezing point? | K₂SO₄ | KCl | Urea | Sucrose | K₂SO₄ gives three ions per formula unit, so its depression of the freezing point is the largest.
2 boiling-freezing | Ethylene glycol is added to car radiators in cold places to: | lower the freezing point of water | raise the freezing point of water | lower the boiling point of water | make the water flow faster | It is an antifreeze: the solute depresses the freezing point, so water does not turn to ice.
`,
    },
  ],
})
