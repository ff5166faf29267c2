/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  raoults-law | Raoult's Law | vapour pressure of solutions, vapour pressure of liquid mixtures, raoult
  ideal-nonideal | Ideal & Non-Ideal Solutions | ideal solution, <positive deviation from raoult's law, <negative deviation
  azeotropes | Azeotropes | azeotropic mixture, minimum boiling azeotrope, maximum boiling azeotrope
  henrys-law | Henry's Law | henry constant, henrys law constant, <solubility of gases, solubility of gas in liquid, henry
  relative-lowering | Relative Lowering of Vapour Pressure | rlvp, lowering of vapour pressure, relative lowering of vapor pressure
  boiling-freezing | Boiling-Point Elevation & Freezing-Point Depression | boiling point elevation, freezing point depression, ebullioscopic constant, cryoscopic constant, antifreeze
  osmotic-pressure | Osmotic Pressure | osmosis in chemistry, isotonic solutions, reverse osmosis, hypertonic and hypotonic solutions
  vant-hoff-factor | Van't Hoff Factor | abnormal molar mass, van t hoff factor, association and dissociation of solute
  molar-mass-from-colligative | Colligative Properties: Concept | colligative property, colligative properties definition, molar mass from colligative properties
`
