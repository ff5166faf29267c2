import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
thermo-basics | System and surroundings, thermodynamic system, निकाय और परिवेश | A system is the part of the universe chosen for study in thermodynamics; everything else is the surroundings.
thermo-basics | Open closed and isolated systems, open system, closed system, isolated system | An open system exchanges both matter and energy with the surroundings, a closed system only energy and an isolated system neither.
thermo-basics | State function, avastha phalan, अवस्था फलन | A state function is a property whose value depends only on the state of the system and not on the path, such as internal energy, enthalpy and entropy.
thermo-basics | Path function, path phalan, पथ फलन | A path function is a quantity whose value depends on how a change is carried out, such as heat and work.
thermo-basics | Intensive property, gahan gun, गहन गुण | An intensive property is one that does not depend on the amount of matter, such as temperature, pressure and density.
thermo-basics | Extensive property, vistirn gun, विस्तीर्ण गुण | An extensive property is one that depends on the amount of matter, such as mass, volume, internal energy and enthalpy.
first-law-chemistry | Enthalpy, एन्थैल्पी | Enthalpy is the total heat content of a system, the sum of its internal energy and the product of pressure and volume: $H = U + PV$.
first-law-chemistry | Enthalpy change, heat of reaction at constant pressure | Enthalpy change is the heat absorbed or given out by a system at constant pressure: $\\Delta H = \\Delta U + \\Delta n_gRT$; it is negative for exothermic changes.
enthalpy-of-formation | Standard enthalpy of formation, enthalpy of formation, sambhavan enthalpy, संभवन एन्थैल्पी | Standard enthalpy of formation is the enthalpy change when one mole of a compound is formed from its elements in their most stable (standard) states; it is zero for an element in its most stable form, such as graphite.
enthalpy-of-formation | Enthalpy of reaction, heat of reaction, अभिक्रिया एन्थैल्पी | Enthalpy of reaction is the enthalpy change of a reaction as written: the sum of enthalpies of formation of products less that of reactants.
enthalpy-of-formation | Enthalpy of neutralisation, heat of neutralization, उदासीनीकरण एन्थैल्पी | Enthalpy of neutralisation is the enthalpy change when one gram equivalent of an acid is neutralised by a base in dilute solution; for strong acid and strong base it is about −57.1 kJ/mol.
enthalpy-of-combustion | Enthalpy of combustion, heat of combustion, dahan enthalpy, दहन एन्थैल्पी | Enthalpy of combustion is the enthalpy change when one mole of a substance burns completely in oxygen; it is always negative.
enthalpy-of-combustion | Bomb calorimeter, बम कैलोरीमीटर | A bomb calorimeter is a closed steel vessel in a water bath used to measure the heat of combustion at constant volume.
bond-enthalpy | Bond enthalpy, bond energy, bandh enthalpy, आबंध एन्थैल्पी | Bond enthalpy is the energy needed to break one mole of bonds of a given kind in the gaseous state; for polyatomic molecules an average is used.
hess-law | Hess's law, hess law of constant heat summation, हेस का नियम | Hess's law states that the total enthalpy change of a reaction is the same whether it takes place in one step or in several.
hess-law | Thermochemistry, ushma rasayan, ऊष्मा रसायन | Thermochemistry is the branch of chemistry that studies the heat changes of chemical reactions.
entropy | Entropy, एन्ट्रॉपी | Entropy is the measure of the disorder or randomness of a system: $\\Delta S = q_{rev}/T$. It increases from solid to liquid to gas; its unit is J/K.
entropy | Third law of thermodynamics, ऊष्मागतिकी का तृतीय नियम | The third law of thermodynamics states that the entropy of a perfectly crystalline substance is zero at absolute zero.
gibbs-energy | Gibbs energy, gibbs free energy, free energy, गिब्स ऊर्जा | Gibbs energy is the energy of a system available for useful work at constant temperature and pressure: $G = H - TS$, so $\\Delta G = \\Delta H - T\\,\\Delta S$.
gibbs-energy | Spontaneous process, spontaneity, swatah pravartit prakram, स्वतः प्रवर्तित प्रक्रम | A spontaneous process is one that goes by itself under the given conditions; at constant temperature and pressure its Gibbs energy change is negative.
lattice-hydration | Lattice enthalpy, jalak enthalpy, जालक एन्थैल्पी | Lattice enthalpy is the enthalpy change when one mole of an ionic compound separates into its gaseous ions.
lattice-hydration | Hydration enthalpy, jalyojan enthalpy, जलयोजन एन्थैल्पी | Hydration enthalpy is the enthalpy change when one mole of gaseous ions dissolves in water and is surrounded by water molecules; it is negative.
born-haber | Born–Haber cycle, born haber cycle, बॉर्न हेबर चक्र | The Born–Haber cycle is a series of steps, based on Hess's law, used to find the lattice enthalpy of an ionic compound.
lattice-hydration | Enthalpy of solution, vilayan enthalpy, विलयन एन्थैल्पी | Enthalpy of solution is the enthalpy change when one mole of a substance dissolves in a given amount of solvent; it is the sum of lattice and hydration enthalpies.
`)
