/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  carbohydrates | Carbohydrates | carbohydrate, monosaccharides, <polysaccharides, <disaccharides, starch glycogen cellulose
  lipids | Lipids & Fats | lipids, lipid, fats and oils, <fatty acids, <phospholipids, <cholesterol, fats
  amino-acids | Amino Acids | amino acid, types of amino acids, <essential amino acids, <zwitterion
  proteins | Proteins | protein, <peptide bond, <collagen
  protein-structure | Structure of Proteins | protein structure, <primary secondary tertiary structure, <alpha helix, <quaternary structure
  nucleic-acids | Nucleic Acids | <nucleotides, <nucleosides, <nitrogen bases, dna structure in biomolecules
  enzymes | Enzymes | enzyme, biocatalyst, enzim
  enzyme-action | Enzyme Action | mechanism of enzyme action, factors affecting enzyme activity, <activation energy of enzymes, <active site, km value
  enzyme-inhibition | Enzyme Inhibition | competitive inhibition, competitive inhibitor, feedback inhibition of enzymes
  cofactors | Cofactors & Coenzymes | cofactor, coenzyme, prosthetic group, apoenzyme, holoenzyme
  enzyme-classes | Classification of Enzymes | enzyme classification, <oxidoreductases, <hydrolases, <ligases, <lyases
  metabolites | Primary & Secondary Metabolites | secondary metabolites, primary metabolites, <alkaloids, <biomacromolecules
`
