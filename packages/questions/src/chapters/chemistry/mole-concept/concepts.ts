/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  molar-mass | Moles & Molar Mass | mole, molar mass, number of moles, gram molecular mass
  avogadro-number | Avogadro's Number | avogadro constant, number of atoms, number of molecules
  molar-volume | Molar Volume of a Gas | molar volume, 22.4 litre, volume of gas at stp, avogadro law in mole concept
  laws-of-combination | Laws of Chemical Combination | <law of conservation of mass, <law of definite proportions, <law of multiple proportions, law of constant proportions, gay lussac law of gaseous volumes, dalton atomic theory
  atomic-mass | Atomic & Average Mass | atomic mass, <atomic mass unit, relative atomic mass, amu
  mole-fraction | Mole Fraction & Other Strengths | mole fraction, <ppm, parts per million, mass percentage, strength of solution
  equivalents-normality | Equivalent Mass & Normality | normality, equivalent weight, equivalent mass, gram equivalent, valence factor
`
