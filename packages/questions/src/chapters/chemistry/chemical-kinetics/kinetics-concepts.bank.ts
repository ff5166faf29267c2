import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'What is the half-life of a zero-order reaction proportional to?' */
export const kineticsConcepts = defineBank({
  id: 'kinetics-concepts',
  sets: [
    {
      rows: `
3 first-order | Given below are two statements: // Statement I: The half-life of a first-order reaction does not depend on the initial concentration. // Statement II: The half-life of a zero-order reaction does not depend on the initial concentration. // Choose the correct answer. | Statement I is correct but Statement II is incorrect | Both Statement I and Statement II are correct | Both Statement I and Statement II are incorrect | Statement I is incorrect but Statement II is correct | It is 0.693/k for the first order and [A]₀/2k for the zero order.
3 order-molecularity | Given below are two statements: // Statement I: The order of a reaction is found by experiment. // Statement II: The molecularity of an elementary reaction can be zero. // Choose the correct answer. | Statement I is correct but Statement II is incorrect | Both Statement I and Statement II are correct | Both Statement I and Statement II are incorrect | Statement I is incorrect but Statement II is correct | At least one molecule takes part in an elementary reaction, so its molecularity is never zero. An order can be.
1 rate-of-reaction | Powdered zinc reacts faster with dilute acid than a zinc strip because the powder has: | a larger surface area | a higher temperature | a greater mass | a lower density | More atoms are exposed to the acid at once. Mass and density do not matter here.
2 rate-of-reaction | For the reaction N₂ + 3H₂ → 2NH₃, the rate of disappearance of H₂ is how many times that of N₂? | 3 | 1 | 2 | 1/3 | Three molecules of hydrogen are used for each molecule of nitrogen, so its concentration falls three times as fast.
1 order-molecularity | The sum of the powers of the concentrations in the rate law is the: | order of the reaction | molecularity | rate constant | half-life | Order is found by experiment. Molecularity is the number of particles that collide in an elementary step.
2 order-molecularity | Which of the following can never be a fraction or zero? | Molecularity | Order of reaction | Rate of reaction | Rate constant | It counts the particles of an elementary step, so it is a whole number. The order may be zero or a fraction.
2 order-molecularity | The rate law of a reaction is rate = k[A]^½[B]^(3/2). Its overall order is: | 2 | 1 | 3 | 3/4 | The order is the sum of the powers: ½ + 3/2 = 2.
3 order-molecularity | In a reaction of several steps, the overall rate is decided by: | the slowest step | the fastest step | the last step | the first step | The slowest step is the rate-determining one, wherever it comes in the order of steps.
2 zero-order | The unit of the rate constant of a zero-order reaction is: | mol L⁻¹ s⁻¹ | s⁻¹ | L mol⁻¹ s⁻¹ | L² mol⁻² s⁻¹ | The rate equals k itself, so both have the same unit. The unit s⁻¹ belongs to a first-order reaction.
2 zero-order | The half-life of a zero-order reaction is: | proportional to initial concentration | independent of initial concentration | inversely proportional to initial concentration | proportional to square of initial concentration | t½ = [R]₀/2k. For a first-order reaction it does not depend on the initial concentration.
2 zero-order | For a zero-order reaction, a straight line with slope −k is obtained by plotting against time: | [R] | log [R] | 1/[R] | [R]² | The law is [R] = [R]₀ − kt. A plot of log [R] is straight for a first-order reaction.
2 zero-order | Decomposition of ammonia on a hot platinum surface at high pressure is of: | zero order | first order | second order | third order | The surface is fully covered with gas, so the rate does not depend on pressure.
3 zero-order | A zero-order reaction has k = 0.01 mol L⁻¹ s⁻¹ and an initial concentration of 0.5 mol L⁻¹. Its half-life is: | 25 s | 50 s | 69.3 s | 100 s | t½ = [R]₀/2k = 0.5 ÷ 0.02 = 25 s. The whole reaction takes 50 s.
3 zero-order | If the initial concentration of a zero-order reactant is doubled, the time for complete reaction: | doubles | is halved | stays the same | becomes four times | The time is [R]₀/k, so it is proportional to the initial concentration.
2 first-order | The acid hydrolysis of ethyl ethanoate in excess of water is: | a pseudo first-order reaction | a zero-order reaction | a second-order reaction | a third-order reaction | Water is in such excess that its concentration hardly changes, so the rate depends only on the ester.
3 first-order | For a first-order reaction, the time needed for 99.9% completion is about how many half-lives? | 10 | 7 | 20 | 100 | After ten half-lives 1/1024 of the reactant, or about 0.1%, is left.
1 collision-theory | According to collision theory, molecules react only if they collide with: | enough energy and proper orientation | any energy and any orientation | enough energy in any orientation | proper orientation and any energy at all | Collisions that meet both conditions are effective. Others do not lead to products.
2 collision-theory | The unstable arrangement of atoms at the top of the energy barrier is called the: | activated complex | catalyst | intermediate ion | product | It lasts for a very short time and breaks up into products or back into reactants.
2 collision-theory, arrhenius-activation | Threshold energy of a reaction is equal to: | activation energy + energy of reactants | activation energy − energy of reactants | energy of products only | enthalpy of reaction | Molecules have some average energy already. The activation energy is what they need in addition.
3 collision-theory | In the equation k = P Z e^(−Ea/RT), the factor P accounts for: | proper orientation of molecules | frequency of collisions | pressure of the gas | number of products | P is the steric or probability factor. Z stands for the frequency of collisions.
3 collision-theory, arrhenius-activation | A catalyst increases the rate of a reaction because it: | lowers the activation energy | raises the activation energy | increases the energy of products | changes the enthalpy of reaction | It provides another path, so a larger fraction of collisions is effective. The enthalpy of reaction stays the same.
2 arrhenius-activation | A plot of ln k against 1/T is a straight line with the slope: | −Ea/R | Ea/R | −R/Ea | ln A | From ln k = ln A − Ea/RT the slope is −Ea/R, and the intercept is ln A.
3 arrhenius-activation | If the activation energy of a reaction is zero, its rate constant: | does not depend on temperature | increases quickly with temperature | decreases with temperature | becomes zero | k = A e⁰ = A, so it is the same at all temperatures.
3 arrhenius-activation | The activation energies of a forward and a backward reaction are 50 and 80 kJ/mol. The enthalpy of the forward reaction is: | −30 kJ/mol | +30 kJ/mol | −130 kJ/mol | +130 kJ/mol | ΔH = Ea(forward) − Ea(backward) = 50 − 80 = −30 kJ/mol.
`,
    },
  ],
})
