import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
states-nature | Matter, padarth, पदार्थ | Matter is anything that has mass and occupies space; it is made of particles and exists mainly as solid, liquid and gas.
states-nature | Plasma state, plasma in physics, प्लाज्मा अवस्था | Plasma is a state of matter made of ionised gas, that is, free electrons and ions, at very high temperature; the sun and stars and the glow of neon tubes consist of it.
states-nature | Bose–Einstein condensate, बोस आइंस्टीन संघनन | A Bose–Einstein condensate is a state of matter formed when a gas of very low density is cooled almost to absolute zero, so that its atoms act as one.
states-nature | Intermolecular forces, van der waals forces, antaranvik bal, अंतराआण्विक बल | Intermolecular forces are the forces of attraction and repulsion between molecules, such as dispersion forces, dipole forces and hydrogen bonds.
change-of-state | Sublimation, urdhvapatan, ऊर्ध्वपातन | Sublimation is the change of a solid directly into vapour without becoming liquid, as in camphor, naphthalene and iodine.
change-of-state | Melting point, galnank, गलनांक | Melting point is the temperature at which a solid turns into liquid at normal atmospheric pressure; for ice it is 0 °C.
change-of-state | Condensation, sanghanan, संघनन | Condensation is the change of a gas or vapour into liquid on cooling. Dew on grass and drops on a cold glass are examples.
change-of-state | Freezing point, himank, हिमांक | Freezing point is the temperature at which a liquid turns into solid at normal pressure; for a pure substance it equals the melting point.
evaporation-boiling | Evaporation, vashpan, वाष्पन, वाष्पीकरण | Evaporation is the change of a liquid into vapour at its surface at any temperature below the boiling point; it causes cooling.
evaporation-boiling | Boiling point, kwathnank, क्वथनांक | Boiling point is the temperature at which the vapour pressure of a liquid equals the outside pressure, so that it boils; for water at 1 atm it is 100 °C.
separation-of-mixtures | Element, tatva, तत्व | An element is a pure substance made of only one kind of atom, which cannot be broken into simpler substances by chemical means.
separation-of-mixtures | Compound, yaugik, यौगिक | A compound is a pure substance made of two or more elements chemically combined in a fixed proportion by mass, such as water.
separation-of-mixtures | Mixture, mishran, मिश्रण | A mixture is two or more substances mixed in any proportion without chemical combination, whose components can be separated by physical means, such as air.
separation-of-mixtures | Homogeneous mixture, samangi mishran, समांगी मिश्रण | A homogeneous mixture is one with the same composition throughout, such as salt dissolved in water.
separation-of-mixtures | Heterogeneous mixture, vishmangi mishran, विषमांगी मिश्रण | A heterogeneous mixture is one whose composition is not the same throughout, such as sand and salt or oil and water.
separation-of-mixtures | Centrifugation, apkendran, अपकेंद्रण | Centrifugation is the separation of particles of different density from a liquid by spinning it fast; it separates cream from milk.
gas-laws-chemistry | Dalton's law of partial pressures, dalton law, डाल्टन का आंशिक दाब नियम | Dalton's law states that the total pressure of a mixture of gases that do not react is the sum of their partial pressures: $P = p_1 + p_2 + p_3$.
gas-laws-chemistry | Avogadro's law, avogadro law, आवोगाद्रो का नियम | Avogadro's law states that equal volumes of all gases at the same temperature and pressure contain equal numbers of molecules.
gas-laws-chemistry | Partial pressure, aanshik dab, आंशिक दाब | Partial pressure of a gas in a mixture is the pressure it would exert if it alone filled the whole volume; it equals mole fraction times total pressure.
grahams-law | Graham's law of diffusion, graham law, ग्राहम का विसरण नियम | Graham's law states that at the same temperature and pressure the rate of diffusion of a gas is inversely proportional to the square root of its density (or molar mass): $\\frac{r_1}{r_2} = \\sqrt{\\frac{M_2}{M_1}}$.
grahams-law | Diffusion, visaran, विसरण | Diffusion is the mixing of substances by the random motion of their particles from a region of higher to one of lower concentration.
grahams-law | Effusion | Effusion is the escape of a gas through a very small hole into a vacuum or region of lower pressure.
kinetic-molecular-theory | Kinetic molecular theory of gases, kinetic molecular theory | The kinetic molecular theory states that a gas consists of tiny particles in constant random motion, with elastic collisions and no attraction, whose average kinetic energy is proportional to absolute temperature.
real-gases | Real gas, vastavik gas, वास्तविक गैस | A real gas is an actual gas, which departs from ideal behaviour at high pressure and low temperature because its molecules have size and attract one another.
real-gases | Van der Waals equation, वान्डर वाल्स समीकरण | The van der Waals equation corrects the ideal gas equation for attraction and volume of molecules: $\\left(P + \\frac{an^2}{V^2}\\right)(V - nb) = nRT$.
real-gases | Compressibility factor, sampidyata gunank, संपीड्यता गुणांक | Compressibility factor is the ratio $Z = PV/nRT$, which measures the departure of a gas from ideal behaviour; it is 1 for an ideal gas.
real-gases | Critical temperature of a gas, krantik tap, क्रांतिक ताप | Critical temperature is the temperature above which a gas cannot be liquefied however high the pressure.
real-gases | Liquefaction of gases, gason ka dravan | Liquefaction of a gas is its change into liquid by cooling it below its critical temperature and raising the pressure.
liquid-state | Liquid state, drav avastha, द्रव अवस्था | The liquid state is the state of matter with definite volume but no definite shape; it flows and has surface tension, viscosity and vapour pressure.
crystalline-amorphous | Crystalline solid, kristaliya thos, क्रिस्टलीय ठोस | A crystalline solid is one whose particles are arranged in a regular repeating pattern; it has a sharp melting point and is anisotropic, such as NaCl and quartz.
crystalline-amorphous | Amorphous solid, akristaliya thos, अक्रिस्टलीय ठोस | An amorphous solid is one whose particles have no long-range order; it softens over a range of temperature and is isotropic, such as glass and rubber.
unit-cell | Unit cell, ekak koshthika, एकक कोष्ठिका | A unit cell is the smallest part of a crystal lattice that, repeated in three dimensions, builds the whole lattice.
unit-cell | Crystal lattice, kristal jalak, क्रिस्टल जालक | A crystal lattice is the regular three-dimensional arrangement of points that stand for the particles of a crystal; there are 14 Bravais lattices.
unit-cell | Body-centred cubic, BCC, body centered cubic | A body-centred cubic cell is a cubic unit cell with particles at the corners and one at the centre of the body; it has 2 atoms per cell.
unit-cell | Face-centred cubic, FCC, face centered cubic | A face-centred cubic cell is a cubic unit cell with particles at the corners and at the centre of each face; it has 4 atoms per cell.
packing-voids | Packing efficiency, sankulan dakshata, संकुलन क्षमता | Packing efficiency is the percentage of the total space of a crystal filled by its particles: 52.4% in simple cubic, 68% in bcc and 74% in ccp and hcp.
packing-voids | Tetrahedral void, chatushphalkiya rikti, चतुष्फलकीय रिक्ति | A tetrahedral void is the gap between four touching spheres in a close-packed crystal; there are two for each sphere.
packing-voids | Octahedral void, ashtphalkiya rikti, अष्टफलकीय रिक्ति | An octahedral void is the gap surrounded by six spheres in a close-packed crystal; there is one for each sphere.
packing-voids | Coordination number in crystals | Coordination number in a crystal is the number of nearest neighbours of a particle: 6 in simple cubic, 8 in bcc and 12 in close packing.
schottky-frenkel | Schottky defect, शॉट्की दोष | A Schottky defect is a point defect of ionic crystals in which equal numbers of cations and anions are missing from their places; it lowers the density, as in NaCl.
schottky-frenkel | Frenkel defect, फ्रेंकेल दोष | A Frenkel defect is a point defect of ionic crystals in which the smaller ion, usually the cation, leaves its place and occupies an interstitial site; the density stays the same, as in AgCl.
crystal-defects | F-centre, F centres, F center | An F-centre is an anion vacancy of a crystal occupied by an unpaired electron; it gives colour to the crystal.
`)
