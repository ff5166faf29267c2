/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  carbohydrates | Carbohydrates | monosaccharides, <polysaccharides, <disaccharides, starch glycogen cellulose, <reducing sugar, <reducing sugars
  lipids | Lipids & Fats | lipids, fats and oils, <fatty acids, <phospholipids, <cholesterol, fats
  amino-acids | Amino Acids | types of amino acids, <essential amino acids, <zwitterion
  proteins | Proteins | <peptide bond, <collagen
  protein-structure | Structure of Proteins | <primary secondary tertiary structure, <alpha helix, <quaternary structure
  nucleic-acids | Nucleic Acids | <nucleotides, <nucleosides, <nitrogen bases, dna structure in biomolecules
  enzymes | Enzymes | biocatalyst, enzim
  enzyme-action | Enzyme Action | mechanism of enzyme action, factors affecting enzyme activity, <activation energy of enzymes, <active site, km value
  enzyme-inhibition | Enzyme Inhibition | competitive inhibition, competitive inhibitor, feedback inhibition of enzymes
  cofactors | Cofactors & Coenzymes | cofactor, coenzyme, prosthetic group, apoenzyme, holoenzyme
  enzyme-classes | Classification of Enzymes | <oxidoreductases, <hydrolases, <ligases, <lyases
  metabolites | Primary & Secondary Metabolites | secondary metabolites, primary metabolites, <alkaloids, <biomacromolecules
`
