import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'How many octahedral voids are there in a ccp unit cell?' */
export const solidsAndGases = defineBank({
  id: 'solids-and-gases',
  sets: [
    {
      rows: `
1 states-nature | Which property is shared by liquids and gases but not by solids? | They can flow | They have a fixed volume | They have a fixed shape | They cannot be compressed | Both are fluids. A liquid has a fixed volume but a gas does not.
2 states-nature | Forces of attraction between particles are weakest in: | gases | liquids | crystalline solids | amorphous solids | Particles of a gas are far apart and move almost independently.
1 separation-of-mixtures | Which of the following is a compound? | Water | Air | Brass | Soil | Water has hydrogen and oxygen in a fixed ratio. Air, brass and soil are mixtures.
2 separation-of-mixtures | Cream is separated from milk by: | centrifugation | sublimation | distillation | chromatography | On spinning, heavier parts move outwards and the lighter cream gathers in the middle.
2 separation-of-mixtures | The gases of air are separated by: | fractional distillation of liquid air | filtration of air | sublimation of solid air | evaporation of water | Liquid nitrogen boils off at −196 °C before oxygen, which boils at −183 °C.
1 gas-laws-chemistry | At constant temperature the pressure of a gas is doubled. Its volume becomes: | half | double | four times | the same | By Boyle's law PV is constant, so twice the pressure halves the volume.
2 gas-laws-chemistry | The total pressure of a mixture of gases that do not react equals the sum of their partial pressures. This law was given by: | Dalton | Graham | Charles | Avogadro | Each gas exerts the pressure it would have if it filled the vessel alone.
3 gas-laws-chemistry | Equal masses of H₂ and O₂ are mixed in a vessel. The partial pressure of H₂ is what part of the total? | 16/17 | 1/2 | 1/17 | 1/16 | Moles are as 1/2 to 1/32, that is 16 : 1, so the mole fraction of hydrogen is 16/17.
2 grahams-law | Which gas diffuses fastest under the same conditions? | Hydrogen | Oxygen | Carbon dioxide | Nitrogen | Rate of diffusion varies as 1/√M, and hydrogen has the smallest molar mass.
3 grahams-law | The rates of diffusion of CH₄ (M = 16) and SO₂ (M = 64) are in the ratio: | 2 : 1 | 4 : 1 | 1 : 2 | 1 : 4 | By Graham's law the ratio of the rates is √(64/16) = 2.
3 grahams-law | A gas diffuses at half the rate of oxygen (M = 32). Its molar mass is: | 128 | 64 | 16 | 8 | Graham's law gives (1/2)² = 32/M, so M = 128.
2 kinetic-molecular-theory | According to the kinetic theory, collisions between molecules of an ideal gas are: | perfectly elastic | perfectly inelastic | chemical in nature | absent altogether | No energy is lost in collisions, so the gas does not cool by itself.
3 kinetic-molecular-theory | The order of the speeds of gas molecules is: | most probable < average < rms | rms < average < most probable | average < most probable < rms | rms < most probable < average | They are in the ratio 1 : 1.128 : 1.224.
2 real-gases | The compressibility factor Z of an ideal gas is: | 1 | 0 | less than 1 | greater than 1 | Z = PV/nRT. For most real gases it is below one at moderate and above one at very high pressure.
3 real-gases | For a real gas the constant 'b' in the van der Waals equation has the unit: | L mol⁻¹ | L² mol⁻² | atm L² mol⁻² | atm L⁻¹ | It is the excluded volume of a mole. The constant a has the unit atm L² mol⁻².
2 liquid-state | A liquid boils when its vapour pressure becomes equal to: | the external pressure | zero | its surface tension | its critical pressure | So water boils at a lower temperature on mountains and at a higher one in a pressure cooker.
2 liquid-state | Which of the following liquids has the highest vapour pressure at room temperature? | Ether | Water | Glycerol | Mercury | Ether has weak attractions between its molecules and boils at 35 °C.
3 liquid-state | The viscosity of glycerol is greater than that of water mainly because of its: | more numerous hydrogen bonds | smaller density | lower boiling point | ionic bonds | Each molecule has three –OH groups, which link it to several others.
1 crystalline-amorphous | Crystalline solids, unlike amorphous ones, have: | a sharp melting point | no definite shape | short-range order only | the same properties in all directions | Their particles are regularly arranged throughout. They are anisotropic.
2 crystalline-amorphous | Which of the following is a molecular solid? | Dry ice | Quartz | Sodium chloride | Copper | Molecules of CO₂ are held by weak forces. Quartz is a covalent network, and the others are ionic and metallic.
2 crystalline-amorphous | Solids whose properties differ along different directions are called: | anisotropic | isotropic | isomorphous | amorphous | Crystals are anisotropic. Glass and liquids are isotropic.
1 unit-cell | The number of atoms in a simple cubic unit cell is: | 1 | 2 | 4 | 8 | Each of eight corner atoms is shared by eight cells: 8 × 1/8 = 1.
2 unit-cell | An atom at the centre of a face of a cubic unit cell belongs to that cell by: | one-half | one-fourth | one-eighth | the whole | A face is shared by two cells. A corner atom counts one-eighth and a body-centre atom one.
2 unit-cell | How many Bravais lattices are possible in three dimensions? | 14 | 7 | 32 | 230 | There are seven crystal systems with fourteen lattices.
3 unit-cell | A compound has atoms A at the corners and B at the face centres of a cube. Its formula is: | AB₃ | AB | A₃B | AB₂ | A: 8 × 1/8 = 1. B: 6 × 1/2 = 3.
3 unit-cell | In a face-centred cubic lattice of edge a, the radius of the atoms is: | a/2√2 | a/2 | √3a/4 | a/√2 | Atoms touch along the face diagonal: 4r = √2a, so r = a/2√2. In a body-centred lattice r = √3a/4.
3 unit-cell | An element of atomic mass 60 has an fcc lattice of edge 400 pm. Its density is about: (N = 6 × 10²³) | 6.25 g/cm³ | 3.13 g/cm³ | 1.56 g/cm³ | 12.5 g/cm³ | d = ZM/Na³ = 4 × 60 ÷ (6 × 10²³ × 64 × 10⁻²⁴) = 240 ÷ 38.4 = 6.25 g/cm³.
1 packing-voids | The packing efficiency of hcp and ccp structures is: | 74% | 68% | 52% | 100% | It is the closest packing of equal spheres. The bcc structure has 68% and simple cubic 52%.
2 packing-voids | The coordination number of an atom in a cubic close-packed structure is: | 12 | 8 | 6 | 4 | Six neighbours lie in its own layer and three each above and below. In bcc it is 8.
2 packing-voids | For N close-packed spheres, the number of tetrahedral voids is: | 2N | N | N/2 | 4N | Each sphere has two tetrahedral voids and one octahedral void, so there are N octahedral voids.
3 packing-voids | In a ccp lattice of anions, cations occupy half of the tetrahedral voids. The formula of the compound is: | AB | A₂B | AB₂ | A₂B₃ | For N anions there are 2N tetrahedral voids, and half of them are N cations, as in ZnS.
3 packing-voids | In a ccp lattice of oxide ions, metal ions M occupy two-thirds of the octahedral voids. The formula of the oxide is: | M₂O₃ | M₃O₂ | MO | MO₂ | For three oxide ions there are three octahedral voids and two metal ions, as in Al₂O₃.
2 packing-voids | The empty part of the volume in a body-centred cubic structure is: | 32% | 26% | 48% | 68% | Its packing efficiency is 68%, so 100 − 68 = 32% is empty.
2 crystal-defects | Which of the following crystals commonly shows Frenkel defects? | AgBr | NaCl | KCl | CsCl | The small Ag⁺ ion can move to an interstitial place. AgBr shows Schottky defects as well.
2 crystal-defects, schottky-frenkel | A Frenkel defect in a crystal leaves its density: | unchanged | increased | decreased | zero | The ion only moves to another place in the crystal, so the mass is the same.
3 crystal-defects | The yellow colour of sodium chloride heated in sodium vapour is due to: | F-centres | Frenkel defects | impurity of iron | Schottky defects | Electrons trapped in anion vacancies absorb visible light.
3 crystal-defects | One Sr²⁺ ion replacing Na⁺ ions in NaCl creates how many cation vacancies? | 1 | 2 | 0 | 3 | It takes the place of two Na⁺ ions for electrical neutrality and fills one site, so one site is empty.
2 unit-cell | The seven crystal systems are distinguished by their: | edge lengths and angles | colours | densities | melting points | A cubic system has equal edges and angles of 90°, while a triclinic one has unequal edges and unequal angles.
2 unit-cell | In which crystal system are all edges equal and all angles 90°? | Cubic | Tetragonal | Orthorhombic | Hexagonal | A tetragonal cell has one edge different and an orthorhombic cell has three different edges.
3 unit-cell | An element has a bcc lattice of edge 300 pm. The radius of its atom is about: | 130 pm | 150 pm | 106 pm | 212 pm | In a bcc lattice r = √3a/4 = 1.732 × 300 ÷ 4 = 130 pm.
3 unit-cell | How many formula units of NaCl are there in one unit cell of the rock-salt structure? | 4 | 1 | 2 | 8 | Chloride ions form an fcc lattice with four ions per cell, and sodium ions fill all four octahedral voids.
2 crystal-defects, schottky-frenkel | In a Frenkel defect, an ion: | moves to an interstitial place | leaves the crystal | is replaced by an impurity | loses an electron | It is usually the smaller ion, the cation.
1 crystal-defects, schottky-frenkel | A Schottky defect in an ionic crystal means that: | cations and anions are missing in equal numbers | only anions are missing | an extra cation is between the layers | foreign ions are present | Electrical neutrality is kept, and the density falls.
2 crystal-defects, schottky-frenkel | Which crystal mostly shows Schottky defects? | NaCl | ZnS | AgI | Diamond | Its ions are of similar size; zinc sulphide and silver iodide show Frenkel defects.
2 crystal-defects | White zinc oxide turns yellow on heating because it: | loses oxygen | gains oxygen | melts | loses zinc | The extra zinc ions and electrons between the ions give the colour.
3 crystal-defects | The formula of a sample of iron oxide is Fe₀.₉₅O. Its defect is of the kind: | metal deficiency | metal excess | Frenkel | impurity only | Some Fe²⁺ ions are missing, and Fe³⁺ ions make up for their charge.
2 schottky-frenkel | Which of these compounds shows both Schottky and Frenkel defects? | AgBr | NaCl | ZnS | CsCl | Silver bromide is known for both. NaCl and CsCl show Schottky, and ZnS shows Frenkel defects.
2 schottky-frenkel | Schottky defects are common in ionic crystals whose ions: | are of similar size | differ much in size | are all neutral | have no charge | NaCl, KCl and CsCl are examples, with high coordination numbers. A large difference favours Frenkel defects.
2 schottky-frenkel | ZnS and AgCl show mainly Frenkel defects because in them: | the cation is much smaller | the anion is much smaller | both ions are of equal size | the ions carry no charge | The small cation fits into an interstitial place. With ions of equal size Schottky defects are common.
1 schottky-frenkel | Schottky and Frenkel defects are both: | stoichiometric defects | metal excess defects | metal deficiency defects | impurity defects | The ratio of cations to anions stays the same in both, so they are called intrinsic defects too.
2 schottky-frenkel | As a crystal is heated, the number of Schottky defects in it: | increases | decreases | stays the same | becomes zero | Energy is needed to make a vacancy, so there are more of them at higher temperatures.
3 schottky-frenkel | Given below are two statements: // Statement I: A crystal with a Frenkel defect is electrically neutral. // Statement II: A crystal with a Schottky defect has more cations than anions. // Choose the correct answer. | Statement I is correct but Statement II is incorrect | Both Statement I and Statement II are correct | Both Statement I and Statement II are incorrect | Statement I is incorrect but Statement II is correct | In a Schottky defect equal numbers of cation and anion charges are missing, so it is neutral too.
3 schottky-frenkel | An ionic crystal is found to be less dense than its unit cell predicts. The likely reason is: | Schottky defects | Frenkel defects | interstitial impurities | extra interstitial cations | Ions are missing from their places, so the mass falls while the volume stays. A Frenkel defect leaves the density unchanged.
2 schottky-frenkel | Another name for the Frenkel defect is: | dislocation defect | vacancy defect | impurity defect | line defect | It makes a vacancy at one place and an interstitial ion at another. The Schottky defect is a vacancy defect.
`,
    },
  ],
})
