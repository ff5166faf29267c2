/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  equilibrium-constant | Equilibrium Constant | kc and kp, kc, kp, law of mass action, relation between kp and kc, samya sthirank
  reaction-quotient | Reaction Quotient | direction of reaction, q and k
  degree-of-dissociation | Degree of Dissociation & Equilibrium Amounts | degree of dissociation, equilibrium concentrations, ice table
  le-chatelier | Le Chatelier's Principle | le chatelier, lechatelier principle, effect of temperature and pressure on equilibrium, factors affecting equilibrium
  dynamic-equilibrium | Dynamic Equilibrium | reversible reaction, physical equilibrium, reversible and irreversible reactions, characteristics of equilibrium
  acid-base-theories | Acid–Base Theories | bronsted lowry theory, bronsted acid, bronsted base, bronsted acids and bases, conjugate acid base pair, <lewis acid, lewis acids and bases, arrhenius acid, <conjugate base, bronsted lowry, conjugate acid base, arrhenius theory of acids, acids and bases
  ph | pH | ph of solutions, poh, ph value, ph scale, ph of strong acid
  weak-acids-bases | Weak Acids & Bases | ionisation of weak acids, ostwald dilution law, ka and kb, <ionisation constant, dissociation constant of weak acid, <degree of ionisation, weak acid ph, weak bases
  buffer | Buffer Solutions | buffer, <henderson equation, <henderson, <buffer capacity, <acidic buffer, <basic buffer
  salt-hydrolysis | Salt Hydrolysis | nature of salt solutions, ph of salt solution
  solubility-product | Solubility Product | ksp, solubility product constant, solubility and ksp, precipitation and ionic product
  common-ion-effect | Common Ion Effect | common ion
  ionic-equilibrium | Ionic Equilibrium | aaynik samya, ionic equilibrium in solution, ionic equilibria, strong and weak electrolytes
  chemical-equilibrium | Chemical Equilibrium | rasayanik samya, homogeneous equilibrium, heterogeneous equilibrium
  phase-rule | Phase Rule | gibbs phase rule, phase rule chemistry, phase rule degrees of freedom, phase equilibrium, phase diagram of water, <eutectic, <triple point of water
  ionic-product-of-water | Ionic Product of Water | ionic product, kw, kw of water
`
