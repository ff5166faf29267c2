/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  werner-theory | Werner's Theory | werner, primary and secondary valency, double salts and complexes, <double salt
  coordination-terms | Coordination Number & Oxidation State | coordination number, <coordination sphere, <counter ion, oxidation state in complexes
  ligands | Ligands & Chelates | ligand, chelate, chelation, denticity, <ambidentate ligand, <bidentate ligand, <edta, chelating ligand
  coordination-nomenclature | Naming of Complexes | iupac nomenclature of coordination compounds, naming coordination compounds, iupac naming of coordination compounds, nomenclature of coordination compounds, iupac name of complex
  coordination-isomerism | Isomerism in Complexes | isomerism in coordination compounds, <linkage isomerism, <ionisation isomerism, facial and meridional isomers, <optical isomerism in complexes, <geometrical isomerism in complexes, isomerism coordination, coordination isomerism, isomerism of complexes
  valence-bond-complexes | Valence Bond Theory of Complexes | valence bond theory, vbt, inner orbital complex, outer orbital complex, geometry of complexes, hybridisation of complexes
  crystal-field | Crystal Field Theory | cft, crystal field splitting, crystal field, <spectrochemical series, cfse, colour of complexes, high spin and low spin
  complex-magnetism | Magnetism of Complexes | magnetic moment of complexes, paramagnetic complex, <diamagnetic complex
  metal-carbonyls | Metal Carbonyls | <synergic bonding, ni(co)4, organometallic compounds
  coordination-uses | Uses of Complexes | applications of coordination compounds, <cisplatin, <wilkinson catalyst, importance of coordination compounds, complexes in biology
`
