import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
molar-mass | Mole, mole concept, mol, मोल | A mole is the amount of substance that contains $6.022 \\times 10^{23}$ particles (atoms, molecules or ions), as many as there are atoms in 12 g of carbon-12.
molar-mass | Molar mass, molar dravyaman, मोलर द्रव्यमान | Molar mass is the mass of one mole of a substance in grams per mole; it is numerically equal to the atomic or molecular mass. For water it is 18 g/mol.
molar-mass | Molecular mass, anu bhar, आण्विक द्रव्यमान | Molecular mass is the sum of the atomic masses of all the atoms in one molecule; for CO₂ it is 44 u.
molar-mass | Limiting reagent, limiting reactant, seemant abhikarmak, सीमांत अभिकर्मक | The limiting reagent is the reactant that is used up first in a reaction and so decides how much product is formed.
molar-mass | Empirical formula, mulanupati sutra, मूलानुपाती सूत्र | The empirical formula is the simplest whole-number ratio of the atoms of each element in a compound; for benzene it is CH.
molar-mass | Molecular formula, anusutra, आण्विक सूत्र | The molecular formula shows the actual number of atoms of each element in a molecule: molecular formula = $n$ × empirical formula. For benzene it is C₆H₆.
molar-mass | Stoichiometry, rasasamikaranmiti, स्टॉइकियोमेट्री | Stoichiometry is the calculation of the amounts of reactants and products of a reaction from its balanced equation.
avogadro-number | Avogadro's number, avogadro constant, avogadro number, आवोगाद्रो संख्या | Avogadro's number is the number of particles in one mole of any substance, $6.022 \\times 10^{23}$ per mole.
molar-volume | Molar volume, molar volume of a gas, मोलर आयतन | Molar volume is the volume of one mole of a substance; for an ideal gas at 0 °C and 1 atm it is 22.4 litres.
molar-volume | STP, standard temperature and pressure, मानक ताप और दाब | STP means standard temperature and pressure: 0 °C (273 K) and 1 atm in older use, where a mole of gas occupies 22.4 L; IUPAC now takes 1 bar (22.7 L).
laws-of-combination | Law of conservation of mass, dravyaman sanrakshan ka niyam, द्रव्यमान संरक्षण का नियम | The law of conservation of mass states that matter is neither created nor destroyed in a chemical reaction; it was given by Lavoisier.
laws-of-combination | Law of definite proportions, law of constant composition, sthir anupat ka niyam, स्थिर अनुपात का नियम | The law of definite proportions states that a compound always contains the same elements in the same ratio by mass; it was given by Proust.
laws-of-combination | Law of multiple proportions, gunit anupat ka niyam, गुणित अनुपात का नियम | The law of multiple proportions states that when two elements form several compounds, the masses of one that combine with a fixed mass of the other are in a ratio of small whole numbers.
laws-of-combination | Gay-Lussac's law of gaseous volumes, law of gaseous volumes | Gay-Lussac's law of gaseous volumes states that gases react in volumes that bear a simple whole-number ratio to each other at the same temperature and pressure.
laws-of-combination | Dalton's atomic theory, dalton ka parmanu siddhant, डाल्टन का परमाणु सिद्धांत | Dalton's atomic theory states that matter consists of indivisible atoms, that atoms of one element are alike, and that compounds form by atoms joining in simple whole-number ratios.
atomic-mass | Atomic mass, relative atomic mass, parmanu bhar, परमाणु द्रव्यमान | Atomic mass is the average mass of the atoms of an element compared with one twelfth of the mass of a carbon-12 atom.
atomic-mass | Atomic mass unit, amu, परमाणु द्रव्यमान मात्रक | The atomic mass unit is one twelfth of the mass of one atom of carbon-12, about $1.66 \\times 10^{-24}$ g.
mole-fraction | Molarity, molarta, मोलरता | Molarity is the number of moles of solute in one litre of solution: M = moles ÷ litres of solution. It changes with temperature.
mole-fraction | Molality, molalta, मोललता | Molality is the number of moles of solute in one kilogram of solvent; it does not change with temperature.
mole-fraction | Mole fraction, mol ansh, मोल अंश | Mole fraction of a component is the ratio of its number of moles to the total number of moles in the mixture: $x_A = \\frac{n_A}{n_A + n_B}$.
mole-fraction | Parts per million, PPM | Parts per million is the number of parts of a substance in one million parts of the mixture; it expresses very small concentrations.
equivalents-normality | Equivalent mass, equivalent weight, tulyanki bhar, तुल्यांकी द्रव्यमान | Equivalent mass is the mass of a substance that combines with or displaces 1 g of hydrogen, 8 g of oxygen or 35.5 g of chlorine: molar mass ÷ valence factor.
equivalents-normality | Normality, normalta, नॉर्मलता | Normality is the number of gram equivalents of solute in one litre of solution: N = molarity × valence factor.
`)
