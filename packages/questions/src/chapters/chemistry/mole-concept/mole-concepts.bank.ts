import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which law do CO and CO₂ illustrate?' */
export const moleConcepts = defineBank({
  id: 'mole-concepts',
  sets: [
    {
      rows: `
2 mole-fraction | Given below are two statements: // Statement I: The molality of a solution does not change with temperature. // Statement II: The molarity of a solution changes with temperature. // Choose the correct answer. | Both Statement I and Statement II are correct | Both Statement I and Statement II are incorrect | Statement I is correct but Statement II is incorrect | Statement I is incorrect but Statement II is correct | Molality is based on masses; molarity is based on the volume, which changes with temperature.
1 laws-of-combination | The law of conservation of mass was established by: | Antoine Lavoisier | Joseph Proust | John Dalton | Amedeo Avogadro | Lavoisier weighed reactants and products in closed vessels. Proust gave the law of definite proportions.
1 laws-of-combination | Pure water from any source has hydrogen and oxygen in the mass ratio 1 : 8. This illustrates the law of: | definite proportions | multiple proportions | conservation of mass | gaseous volumes | A compound always has the same elements in the same ratio by mass, as Proust stated.
2 laws-of-combination | The pair CO and CO₂ illustrates the law of: | multiple proportions | definite proportions | reciprocal proportions | conservation of mass | Masses of oxygen that join with 12 g of carbon are 16 g and 32 g, in the simple ratio 1 : 2.
1 laws-of-combination | At constant temperature and pressure, 2 volumes of hydrogen combine with 1 volume of oxygen to give how many volumes of steam? | 2 | 1 | 3 | 4 | By Gay-Lussac's law volumes are in simple ratio: 2H₂ + O₂ → 2H₂O, so two volumes of steam form.
1 laws-of-combination | Equal volumes of all gases at the same temperature and pressure contain equal numbers of molecules. This was stated by: | Avogadro | Gay-Lussac | Dalton | Proust | Avogadro's law of 1811 explained Gay-Lussac's law of volumes.
3 laws-of-combination | Two oxides of a metal M contain 50% and 40% of M by mass. If the first is MO, the formula of the second is: | M₂O₃ | MO₂ | M₂O | M₃O₂ | In MO, 1 g of M has 1 g of oxygen. In the second 40 g of M has 60 g of oxygen, 1.5 g per gram, that is 1.5 times as much: M₂O₃.
1 atomic-mass | One atomic mass unit is exactly one-twelfth of the mass of an atom of: | carbon-12 | oxygen-16 | hydrogen-1 | carbon-14 | The isotope carbon-12 has been the standard of atomic masses since 1961.
2 atomic-mass | Chlorine has 75% ³⁵Cl and 25% ³⁷Cl. Its average atomic mass is: | 35.5 u | 36.0 u | 36.5 u | 35.0 u | 0.75 × 35 + 0.25 × 37 = 26.25 + 9.25 = 35.5 u.
1 atomic-mass | The molecular mass of glucose, C₆H₁₂O₆, is: | 180 u | 160 u | 72 u | 96 u | 6 × 12 + 12 × 1 + 6 × 16 = 72 + 12 + 96 = 180 u. The value 342 belongs to cane sugar.
2 atomic-mass | Boron has isotopes of mass 10 and 11 and an average atomic mass of 10.8. The percentage of ¹¹B is: | 80% | 20% | 50% | 70% | 10(1 − x) + 11x = 10.8 gives x = 0.8, so 80% is ¹¹B.
2 atomic-mass | The mass of one molecule of water is about: | 3 × 10⁻²³ g | 18 g | 6 × 10⁻²³ g | 1.8 × 10⁻²³ g | 18 g ÷ 6.022 × 10²³ = 2.99 × 10⁻²³ g.
1 mole-fraction | The sum of the mole fractions of all components of a solution is: | 1 | 0 | 10 | 100 | Each mole fraction is a share of the total number of moles, so together they make 1.
1 mole-fraction | A solution has 1 mol of ethanol and 4 mol of water. The mole fraction of ethanol is: | 0.20 | 0.25 | 0.80 | 0.40 | 1 ÷ (1 + 4) = 0.20. The ratio 1 : 4 = 0.25 leaves ethanol out of the total.
2 mole-fraction | Which of the following ways of stating concentration depends on temperature? | Molarity | Molality | Mole fraction | Mass percentage | Molarity has volume in it, which changes with temperature. The others are based on mass or moles alone.
2 mole-fraction | The mole fraction of glucose in a 1 molal aqueous solution is about: | 0.018 | 0.18 | 1.0 | 0.056 | 1 kg of water is 55.5 mol, so the mole fraction is 1 ÷ 56.5 = 0.018.
1 mole-fraction | A sample of 1 kg of water has 15 mg of chloroform. The concentration of chloroform is: | 15 ppm | 1.5 ppm | 7.5 ppm | 0.15 ppm | 15 mg in 10⁶ mg of water is 15 parts per million by mass.
1 equivalents-normality | The equivalent mass of sulphuric acid (M = 98) in its full neutralisation is: | 49 | 98 | 24.5 | 196 | It has two replaceable hydrogen ions, so the equivalent mass is 98 ÷ 2 = 49.
2 equivalents-normality | The normality of a 0.5 M solution of H₂SO₄ (complete neutralisation) is: | 1 N | 0.25 N | 0.5 N | 2 N | Normality is molarity times basicity: 0.5 × 2 = 1 N.
2 equivalents-normality | What volume of 0.1 N NaOH neutralises 50 mL of 0.2 N HCl? | 100 mL | 50 mL | 25 mL | 80 mL | N₁V₁ = N₂V₂ gives 0.1 × V = 0.2 × 50, so V = 100 mL.
2 equivalents-normality | The equivalent mass of KMnO₄ (M = 158) in acidic medium is: | 31.6 | 52.7 | 158 | 79 | Manganese takes five electrons (+7 to +2), so it is 158 ÷ 5 = 31.6. In neutral medium three electrons give 52.7.
2 equivalents-normality | The equivalent mass of K₂Cr₂O₇ (M = 294) as an oxidant in acidic medium is: | 49 | 98 | 147 | 294 | Two chromium atoms take three electrons each, six in all: 294 ÷ 6 = 49.
1 laws-of-combination | The law of definite proportions was given by: | Joseph Proust | John Dalton | Antoine Lavoisier | Joseph Gay-Lussac | Dalton gave the law of multiple proportions and Lavoisier that of mass.
1 laws-of-combination | 12 g of carbon burns with 32 g of oxygen to give 44 g of carbon dioxide. This illustrates the law of: | conservation of mass | definite proportions | multiple proportions | combining volumes | The mass of the product equals that of the reactants.
2 laws-of-combination | The law of gaseous volumes was given by: | Gay-Lussac | Proust | Avogadro | Lavoisier | Gases combine in volumes that are in a simple ratio at the same temperature and pressure.
2 laws-of-combination | In N₂O and NO, the masses of oxygen that combine with 28 g of nitrogen are in the ratio: | 1 : 2 | 2 : 1 | 1 : 1 | 1 : 4 | They are 16 g and 32 g, as the law of multiple proportions requires.
1 atomic-mass | What is the average atomic mass of an element based on? | Masses and abundance of its isotopes | Number of its valence electrons | Mass of its heaviest isotope only | Sum of its protons and electrons | It is the mean of the masses of the isotopes, each weighted by its share in nature.
1 atomic-mass | The formula mass of sodium chloride (Na = 23, Cl = 35.5) is: | 58.5 u | 35.5 u | 46 u | 23 u | The sum is 23 + 35.5 = 58.5 u. It is called formula mass because NaCl has no molecules.
2 atomic-mass | One atomic mass unit is about: | 1.66 × 10⁻²⁴ g | 6.02 × 10⁻²³ g | 9.1 × 10⁻²⁸ g | 1.66 × 10⁻²⁷ g | It equals 1 g divided by 6.022 × 10²³. In kilograms the value is 1.66 × 10⁻²⁷ kg.
1 atomic-mass | The molecular mass of H₂SO₄ (H = 1, S = 32, O = 16) is: | 98 u | 96 u | 82 u | 49 u | The sum is 2 × 1 + 32 + 4 × 16 = 98 u. The equivalent mass is half of it, 49.
2 atomic-mass | An element has isotopes of mass 20 (90%) and 22 (10%). Its average atomic mass is: | 20.2 u | 21 u | 20.9 u | 21.8 u | The average is 0.9 × 20 + 0.1 × 22 = 18 + 2.2 = 20.2 u. The plain mean, 21, ignores the shares.
2 atomic-mass | Copper has isotopes of mass 63 and 65 and an average atomic mass of 63.5. The percentage of ⁶³Cu is: | 75% | 25% | 50% | 63% | If the share is x, 63x + 65(1 − x) = 63.5, so 2x = 1.5 and x = 0.75.
2 atomic-mass | Given below are two statements: // Statement I: The relative atomic mass of an element is expressed in grams. // Statement II: Atomic masses of most elements are not whole numbers. // Choose the correct answer. | Statement I is incorrect but Statement II is correct | Both Statement I and Statement II are correct | Both Statement I and Statement II are incorrect | Statement I is correct but Statement II is incorrect | Natural elements are mostly mixtures of isotopes. A relative atomic mass is a ratio and has no unit.
1 mole-fraction | Mole fraction is expressed in: | no unit | mol/L | mol/kg | g/L | It is a ratio of two numbers of moles, so units cancel.
1 mole-fraction | 10 g of salt is dissolved in 90 g of water. The mass percentage of salt is: | 10% | 11.1% | 9% | 90% | The mass of solution is 100 g, so 10 ÷ 100 = 10%. Dividing by the mass of water alone would give 11.1%.
2 mole-fraction | 18 g of water and 46 g of ethanol (M = 46) are mixed. The mole fraction of water is: | 0.5 | 0.28 | 0.72 | 1.0 | There is one mole of each, so the fraction is 1 ÷ 2 = 0.5.
2 mole-fraction | A solution is made of 23 g of ethanol (M = 46) and 27 g of water (M = 18). The mole fraction of ethanol is: | 0.25 | 0.33 | 0.46 | 0.75 | The moles are 0.5 and 1.5, and 0.5 ÷ 2 = 0.25. Leaving ethanol out of the total would give 0.33, and 0.46 is its mass fraction.
1 mole-fraction | Sea water has 6 × 10⁻³ g of dissolved oxygen in 1 kg. In ppm by mass this is: | 6 ppm | 9 ppm | 60 ppm | 6000 ppm | The value is 6 × 10⁻³ ÷ 1000 × 10⁶ = 6 ppm.
1 mole-fraction | Which unit of concentration is best for traces of pollutants in air or water? | Parts per million | Molarity | Mass percentage | Mole fraction | Very small amounts give handy numbers in ppm. As a mass percentage they would be tiny decimals.
2 mole-fraction | Given below are two statements: // Statement I: The mole fraction of a component can be greater than 1. // Statement II: The mole fraction of a component does not change with temperature. // Choose the correct answer. | Statement I is incorrect but Statement II is correct | Both Statement I and Statement II are correct | Both Statement I and Statement II are incorrect | Statement I is correct but Statement II is incorrect | Numbers of moles do not depend on temperature. A part cannot be more than the whole.
1 equivalents-normality | Normality of a solution is the number of gram equivalents of solute in: | one litre of solution | one litre of solvent | one kilogram of solvent | one kilogram of solution | Molarity counts moles in the same volume. Moles in one kilogram of solvent give molality.
2 equivalents-normality | The equivalent mass of Ca(OH)₂ (M = 74) as a base is: | 37 | 74 | 148 | 49.3 | It gives two OH⁻ ions, so 74 ÷ 2 = 37.
2 equivalents-normality | The relation between normality N and molarity M of a solution is: | N = M × n-factor | N = M ÷ n-factor | N = M + n-factor | N = M − n-factor | For a dibasic acid such as H₂SO₄ the factor is 2.
2 equivalents-normality | How many grams of NaOH (M = 40) are needed for 500 mL of a 0.2 N solution? | 4 g | 8 g | 6 g | 20 g | The number of equivalents is 0.2 × 0.5 = 0.1, and 0.1 × 40 = 4 g.
3 equivalents-normality | 100 mL of 0.2 N HCl is mixed with 100 mL of 0.1 N NaOH. The normality of the acid left is: | 0.05 N | 0.1 N | 0.15 N | 0.01 N | 20 − 10 = 10 milliequivalents of acid remain in 200 mL, and 10 ÷ 200 = 0.05 N.
2 equivalents-normality | The equivalent mass of oxalic acid crystals, H₂C₂O₄·2H₂O (M = 126), is: | 63 | 126 | 45 | 42 | It is a dibasic acid, so 126 ÷ 2 = 63. The anhydrous acid has 90 ÷ 2 = 45.
1 mole-fraction | 4 mg of fluoride is present in 2 kg of water. Its concentration in ppm is: | 2 ppm | 4 ppm | 8 ppm | 0.5 ppm | One milligram in one kilogram is 1 ppm, so 4 mg in 2 kg is 2 ppm.
2 mole-fraction | A concentration of 0.01% by mass, expressed in ppm, is: | 100 ppm | 10 ppm | 1 ppm | 1000 ppm | One per cent is 10⁴ ppm, so 0.01% is 100 ppm.
2 mole-fraction | 500 g of toothpaste has 0.2 g of fluoride. The concentration of fluoride is: | 400 ppm | 40 ppm | 4000 ppm | 100 ppm | The value is 0.2 ÷ 500 × 10⁶ = 400 ppm.
2 equivalents-normality | How many gram equivalents are there in 49 g of H₂SO₄ (M = 98)? | 1 | 0.5 | 2 | 49 | Its equivalent mass is 98 ÷ 2 = 49, so 49 g is one gram equivalent. It is half a mole.
1 laws-of-combination | The law of multiple proportions was given by: | Dalton | Proust | Lavoisier | Avogadro | Proust gave the law of definite proportions, and Lavoisier that of conservation of mass.
2 laws-of-combination | Which pair of compounds can be used to illustrate the law of multiple proportions? | H₂O and H₂O₂ | H₂O and H₂S | NaCl and KCl | CO₂ and SO₂ | The same two elements combine in two ways: 8 g and 16 g of oxygen with 1 g of hydrogen.
1 laws-of-combination | Ammonia has nitrogen and hydrogen in the mass ratio 14 : 3. How much nitrogen combines with 6 g of hydrogen in ammonia? | 28 g | 35 g | 42 g | 84 g | By the law of definite proportions the ratio is always 14 : 3, so 6 g needs 28 g.
3 equivalents-normality | 2.65 g of Na₂CO₃ (106 g/mol) is dissolved to make 250 mL. For complete neutralisation, 25 mL of this solution needs 0.1 N HCl: | 50 mL | 25 mL | 100 mL | 12.5 mL | The equivalent mass is 53, so the solution is 0.2 N, and 25 × 0.2/0.1 = 50 mL.
`,
    },
  ],
})
