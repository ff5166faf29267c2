/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  states-nature | Solids, Liquids, Gases & Plasma | three states of matter, <plasma state, properties of solids liquids and gases, <fourth state of matter
  change-of-state | Change of State & Sublimation | change of state, sublimation, melting and freezing, condensation, urdhvapatan
  evaporation-boiling | Evaporation & Boiling | evaporation, <boiling point, vapour pressure of liquids, vashpikaran
  separation-of-mixtures | Separation of Mixtures | is matter around us pure, elements compounds and mixtures, mixtures and compounds, separation techniques, separation of substances, padarthon ka prithakkaran
  gas-laws-chemistry | Gas Laws in Chemistry | dalton law of partial pressure, partial pressure, <avogadro law, <absolute zero
  grahams-law | Graham's Law of Diffusion | graham law, diffusion of gases, rate of diffusion, effusion
  kinetic-molecular-theory | Kinetic Molecular Theory | kinetic molecular theory of gases, average kinetic energy of gas molecules, molecular speeds
  real-gases | Real Gases & Liquefaction | real gas, <boyle temperature, <van der waals constant, <van der waals equation, <compressibility factor, liquefaction of gases, <critical temperature, critical constants, liquefaction
  liquid-state | Liquid State | <surface tension of liquids, <viscosity of liquids, liquids
  crystalline-amorphous | Crystalline & Amorphous Solids | amorphous solids, crystalline solids, types of crystalline solids, types of solids, classification of solids, ionic molecular covalent and metallic solids, anisotropy, crystalline
  unit-cell | Unit Cell | crystal lattice, bcc fcc, <number of atoms in unit cell, <bravais lattice, <face centred cubic, <body centred cubic, <density of unit cell, <bcc, <fcc
  packing-voids | Close Packing & Voids | <packing efficiency, close packing, hcp and ccp, <tetrahedral voids, <octahedral voids, <radius ratio, <hcp, voids
  crystal-defects | Defects in Crystals | point defects, <f centres, imperfections in solids, nonstoichiometric defects
  schottky-frenkel | Schottky & Frenkel Defects | schottky defect, frenkel defect, stoichiometric defects
`
