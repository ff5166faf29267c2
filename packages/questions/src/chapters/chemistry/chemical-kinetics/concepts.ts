/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  rate-of-reaction | Rate of Reaction | reaction rate, average and instantaneous rate, factors affecting rate of reaction, rate of chemical reaction
  rate-law | Rate Law & Rate Constant | rate law, rate constant, rate equation
  rate-constant-unit | Unit of the Rate Constant | unit of rate constant, rate constant unit, units of rate constant, units of k
  order-molecularity | Order & Molecularity | order of reaction, molecularity, order and molecularity, elementary reaction, molecularity of reaction
  zero-order | Zero-Order Reactions | zero order, zero order reaction, half life of zero order, half life of zero order reaction, zero order kinetics
  first-order | First-Order Reactions | first order, first order kinetics, half-life of a reaction, first order reaction, pseudo first order, pseudo first order reaction, half life of reaction
  arrhenius-activation | Arrhenius Equation & Activation Energy | arrhenius equation, arrhenius, activation energy
  temperature-and-rate | Temperature & Rate of Reaction | temperature dependence of rate, temperature coefficient of rate, effect of temperature on rate of reaction, temperature coefficient of reaction
  collision-theory | Collision Theory | effective collisions, <activated complex, threshold energy, steric factor, transition state
`
