/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  rate-of-reaction | Rate of Reaction | average and instantaneous rate, factors affecting rate of reaction, rate of chemical reaction
  rate-law | Rate Law & Rate Constant | rate law, rate constant, rate equation
  rate-constant-unit | Unit of the Rate Constant | units of k
  order-molecularity | Order & Molecularity | order of reaction, molecularity, elementary reaction, molecularity of reaction
  zero-order | Zero-Order Reactions | zero order, half life of zero order, half life of zero order reaction, zero order kinetics
  first-order | First-Order Reactions | first order, first order kinetics, half-life of a reaction, pseudo first order, pseudo first order reaction
  first-order-half-life | Half-Life of a First-Order Reaction | first order half life
  arrhenius-activation | Arrhenius Equation & Activation Energy | arrhenius equation, arrhenius, activation energy
  temperature-and-rate | Temperature & Rate of Reaction | temperature dependence of rate, temperature coefficient of rate, effect of temperature on rate of reaction, temperature coefficient of reaction
  collision-theory | Collision Theory | effective collisions, <activated complex, threshold energy, steric factor, transition state
`
