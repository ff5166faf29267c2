/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  raoults-law | Raoult's Law | raoult law, vapour pressure of solutions, vapour pressure of liquid mixtures, raoult
  ideal-nonideal | Ideal & Non-Ideal Solutions | ideal solution, non ideal solutions, <positive deviation from raoult's law, <negative deviation
  azeotropes | Azeotropes | azeotrope, azeotropic mixture, minimum boiling azeotrope, maximum boiling azeotrope
  henrys-law | Henry's Law | henry law, henry constant, henrys law constant, <solubility of gases, solubility of gas in liquid, henry
  relative-lowering | Relative Lowering of Vapour Pressure | rlvp, lowering of vapour pressure, relative lowering of vapor pressure
  boiling-freezing | Boiling-Point Elevation & Freezing-Point Depression | boiling point elevation, elevation of boiling point, freezing point depression, depression of freezing point, ebullioscopic constant, cryoscopic constant, antifreeze
  osmotic-pressure | Osmotic Pressure | osmosis in chemistry, isotonic solutions, reverse osmosis, hypertonic and hypotonic solutions
  vant-hoff-factor | Van't Hoff Factor | vant hoff factor, abnormal molar mass, van t hoff factor, association and dissociation of solute
  molar-mass-from-colligative | Colligative Properties: Concept | colligative property, colligative properties definition, molar mass from colligative properties
`
