/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  bacteria-and-viruses | Bacteria & Viruses Compared | virus and bacteria, viruses and bacteria difference, jivanu aur vishanu me antar, bacteria and virus difference, difference between bacteria and virus, bacteria and viruses, jivanu aur vishanu
  household | Microbes in Household Products | <curd, <cheese, <lactic acid bacteria, lab, fermented foods
  industrial | Fermented Beverages & Organic Acids | fermentation, industrial microbes, fermented beverages, organic acids from microbes, <fermentor
  antibiotics | Antibiotics | <penicillin, <alexander fleming, <streptomycin
  bioactive | Enzymes & Bioactive Molecules | <streptokinase, <cyclosporin a, <statins, microbial enzymes, <clot buster
  sewage | Sewage Treatment | sewage treatment plant, stp, <bod, <activated sludge, <flocs, waste water treatment, wastewater story, wastewater
  biogas | Biogas | gobar gas, biogas plant, <methanogens
  biocontrol | Biocontrol Agents | biological control, biopesticides, baculovirus, <trichoderma, <integrated pest management
  biofertilisers | Biofertilisers | biofertilizers, <mycorrhiza, azolla anabaena, organic farming microbes
  microbe-groups | Bacteria, Viruses & Fungi | bacteria, fungi and bacteria, types of microbes, harmful microorganisms
  single-cell-protein | Single Cell Protein | scp, single cell proteins, <spirulina
`
