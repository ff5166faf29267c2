import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'When is a reaction spontaneous at all temperatures?' */
export const thermochemistryConcepts = defineBank({
  id: 'thermochemistry-concepts',
  sets: [
    {
      rows: `
3 thermo-basics | Given below are two statements: // Statement I: The enthalpy of neutralisation of a strong acid with a strong base is about −57 kJ/mol. // Statement II: The enthalpy of neutralisation of acetic acid with NaOH is greater in magnitude than that of HCl with NaOH. // Choose the correct answer. | Statement I is correct but Statement II is incorrect | Both Statement I and Statement II are correct | Both Statement I and Statement II are incorrect | Statement I is incorrect but Statement II is correct | A part of the heat is used to ionise the weak acid, so less is given out.
1 thermo-basics | A system that can exchange energy but not matter with its surroundings is: | closed | open | isolated | homogeneous | A closed vessel of hot water is an example. An isolated system exchanges neither and an open one exchanges both.
1 thermo-basics | Tea kept in a tightly closed thermos flask is nearly an example of: | an isolated system | a closed system | an open system | a heterogeneous system | Neither matter nor, ideally, heat can pass through its walls.
2 thermo-basics | Which of the following is a path function? | Work | Enthalpy | Internal energy | Entropy | Work and heat depend on how the change is carried out. The other three depend only on the initial and final states.
2 thermo-basics | Which of the following is an intensive property? | Density | Volume | Enthalpy | Mass | Density does not depend on the amount of matter. Volume, enthalpy and mass are extensive.
3 thermo-basics | Which of the following sets consists of state functions only? | Enthalpy, entropy, Gibbs energy | Heat, work, enthalpy | Work, entropy, volume | Heat, temperature, pressure | Heat and work depend on the path, so every set that has one of them is ruled out.
1 first-law-chemistry | A system absorbs 500 J of heat and does 200 J of work on the surroundings. The change in its internal energy is: | +300 J | +700 J | −300 J | −700 J | ΔU = q + w = 500 − 200 = 300 J, since work done by the system is negative.
2 first-law-chemistry | For which reaction is ΔH equal to ΔU (all substances gases)? | H₂ + Cl₂ → 2HCl | N₂ + 3H₂ → 2NH₃ | 2SO₂ + O₂ → 2SO₃ | PCl₅ → PCl₃ + Cl₂ | ΔH = ΔU + Δn(g)RT, and Δn(g) is zero only for the first reaction.
2 first-law-chemistry | The heat measured in a bomb calorimeter equals the change in: | internal energy | enthalpy | entropy | Gibbs energy | The volume is constant, so no work of expansion is done and q = ΔU. At constant pressure heat equals ΔH.
2 first-law-chemistry | The work done when an ideal gas expands freely into vacuum is: | zero | positive | negative | equal to RT | There is no external pressure to push against, so w = −p(ext) × ΔV = 0.
3 first-law-chemistry | For N₂(g) + 3H₂(g) → 2NH₃(g) at temperature T, ΔH − ΔU is equal to: | −2RT | +2RT | −RT | zero | Δn(g) = 2 − 4 = −2, so ΔH − ΔU = Δn(g)RT = −2RT.
3 first-law-chemistry | An ideal gas expands isothermally and absorbs 400 J of heat. The work done by the gas is: | 400 J | zero | 800 J | 200 J | At constant temperature the internal energy of an ideal gas does not change, so all the heat becomes work.
2 enthalpy-of-formation | The standard enthalpy of formation is taken as zero for: | O₂(g) | O₃(g) | CO₂(g) | H₂O(l) | It is zero for an element in its most stable form. Ozone is not the stable form of oxygen.
2 enthalpy-of-formation | The enthalpy of neutralisation of any strong acid by any strong base is about: | −57.1 kJ/mol | −114.2 kJ/mol | −13.7 kJ/mol | +57.1 kJ/mol | The reaction is always H⁺ + OH⁻ → H₂O. The value −13.7 is in kilocalories.
3 enthalpy-of-formation | The heat of neutralisation of acetic acid by NaOH is less than 57.1 kJ/mol because some heat is used to: | ionise the weak acid | ionise the strong base | evaporate the water formed | dissolve sodium acetate | Molecules of the weak acid must first be split into ions, which takes up a part of the heat.
1 entropy | Entropy of a thermodynamic system is a measure of its: | disorder | total heat | pressure | rate of reaction | A more disordered state, such as a gas, has more entropy than an ordered one such as a crystal.
1 entropy | In which of the following changes does entropy decrease? | Freezing of water | Melting of ice | Evaporation of ether | Dissolving of sugar | Molecules become more ordered in a solid. In the other changes they become more disordered.
2 entropy | The entropy of a perfect crystal at absolute zero is: | zero | infinite | negative | equal to R | There is only one possible arrangement. This is the third law of thermodynamics.
2 entropy | For which reaction is the entropy change the most positive? | CaCO₃(s) → CaO(s) + CO₂(g) | N₂(g) + 3H₂(g) → 2NH₃(g) | 2H₂(g) + O₂(g) → 2H₂O(l) | Ag⁺(aq) + Cl⁻(aq) → AgCl(s) | A gas is formed from a solid. In the other reactions gases are used up or a solid is precipitated.
3 entropy | A liquid boils at 300 K with an enthalpy of vaporisation of 30 kJ/mol. Its entropy of vaporisation in J K⁻¹ mol⁻¹ is: | 100 | 10 | 9000 | 0.1 | ΔS = ΔH/T = 30,000 ÷ 300 = 100 J K⁻¹ mol⁻¹.
3 entropy | For a spontaneous process in an isolated system, the change in entropy is: | positive | negative | zero | equal to enthalpy | An isolated system moves towards more disorder. The change is zero once equilibrium is reached.
1 gibbs-energy | At constant temperature and pressure, a process is spontaneous if ΔG is: | negative | positive | zero | infinite | Gibbs energy falls in a spontaneous process. It is zero at equilibrium.
2 gibbs-energy | A reaction with ΔH negative and ΔS positive is: | spontaneous at all temperatures | never spontaneous | spontaneous only when hot | spontaneous only when cold | ΔG = ΔH − TΔS is negative whatever the temperature, since both terms are negative.
2 gibbs-energy | A reaction with ΔH and ΔS both positive becomes spontaneous at: | high temperature | low temperature | all temperatures | no temperature | At a high temperature TΔS is larger than ΔH, so ΔG becomes negative. Melting of ice is an example.
2 gibbs-energy | If ΔG° of a reaction is zero, its equilibrium constant is: | 1 | 0 | 10 | infinite | ΔG° = −2.303RT log K, and log K = 0 means K = 1.
3 gibbs-energy | For a reaction ΔH = 30 kJ/mol and ΔS = 100 J K⁻¹ mol⁻¹. Above which temperature is it spontaneous? | 300 K | 30 K | 3,000 K | 130 K | ΔG is zero at T = ΔH/ΔS = 30,000 ÷ 100 = 300 K, and negative above it.
3 gibbs-energy | For a reaction at 300 K, ΔH = −20 kJ/mol and ΔS = −50 J K⁻¹ mol⁻¹. The value of ΔG is: | −5 kJ/mol | −35 kJ/mol | +5 kJ/mol | −20 kJ/mol | TΔS = 300 × (−50) = −15 kJ, so ΔG = −20 + 15 = −5 kJ/mol.
3 gibbs-energy | Consider the following statements: // 1. An endothermic reaction can be spontaneous. // 2. Every exothermic reaction is spontaneous at all temperatures. // Which of the statements given above is/are correct? | 1 only | 2 only | 1 and 2 | Neither 1 nor 2 | With a large positive ΔS an endothermic reaction can have negative ΔG. An exothermic one with negative ΔS is not spontaneous when hot.
2 lattice-hydration | The lattice enthalpy of an ionic compound is found indirectly with the: | Born–Haber cycle | Carnot cycle | Krebs cycle | Hardy–Schulze rule | It applies Hess's law to the steps by which a crystal is formed from its elements.
2 lattice-hydration | Which of the following has the largest lattice enthalpy? | MgO | NaCl | KCl | NaF | Ions with double charges and small radii attract each other most strongly.
3 lattice-hydration | For NaCl the lattice enthalpy is +788 kJ/mol and the hydration enthalpy −784 kJ/mol. Its enthalpy of solution is: | +4 kJ/mol | −4 kJ/mol | +1,572 kJ/mol | −1,572 kJ/mol | Enthalpy of solution is lattice enthalpy plus hydration enthalpy: 788 − 784 = +4 kJ/mol.
3 lattice-hydration | A salt dissolves in water with cooling. For this salt, the energy released by hydration is: | less than the lattice enthalpy | more than the lattice enthalpy | equal to the lattice enthalpy | equal to zero | The extra energy needed to break the lattice is taken from the water, so the solution becomes cold.
2 lattice-hydration, bond-enthalpy | The enthalpy of atomisation of H₂(g) is equal to its: | bond dissociation enthalpy | enthalpy of combustion | enthalpy of fusion | lattice enthalpy | Breaking one mole of H–H bonds gives gaseous atoms, so the two are the same for a diatomic gas.
1 gibbs-energy | The Gibbs free energy G is defined as: | H − TS | H + TS | U − TS | U + PV | G = H − TS. U + PV is the enthalpy and U − TS the Helmholtz energy.
2 gibbs-energy | The decrease in Gibbs free energy at constant temperature and pressure equals the greatest: | non-expansion work | heat absorbed | work of expansion | rise of entropy | The decrease −ΔG is the useful work other than that of expansion, such as electrical work.
2 gibbs-energy | The standard Gibbs energy change of a reaction is related to its equilibrium constant K by: | ΔG° = −RT ln K | ΔG° = RT ln K | ΔG° = −RT/K | ΔG° = RK ln T | With K greater than 1, ΔG° is negative.
3 gibbs-energy | For a reaction ΔH = −40 kJ and ΔS = −100 J/K. It stops being spontaneous above: | 400 K | 250 K | 4000 K | 40 K | ΔG = 0 at T = ΔH/ΔS = 40,000 ÷ 100 = 400 K; above it −TΔS outweighs ΔH.
1 gibbs-energy | At equilibrium at constant temperature and pressure, the value of ΔG is: | zero | one | negative | infinite | No further change is possible by itself in either direction, so ΔG is zero.
1 entropy | Which of the following has the highest entropy for the same substance? | Gas | Liquid | Crystal | Glass | Particles of a gas have the most disorder.
2 entropy | The SI unit of entropy is: | J K⁻¹ | J | K J⁻¹ | J s | Entropy change is heat divided by temperature, so its unit is J K⁻¹.
2 entropy | The entropy change of a system that takes in heat q reversibly at temperature T is: | q/T | qT | T/q | q − T | The change is ΔS = q/T for heat taken in reversibly at temperature T.
2 entropy | In the dissolving of common salt in water, the entropy of the system: | increases | decreases | stays the same | becomes zero | The ordered crystal breaks up into ions that move freely.
2 entropy | Entropy is a: | state function | path function | form of heat | form of work | Its change depends only on the initial and the final state.
`,
    },
  ],
})
