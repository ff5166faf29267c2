/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  d-block-configuration | Configuration of d-Block Elements | electronic configuration of transition elements, definition of transition elements, d block configuration
  d-block-oxidation-states | Variable Oxidation States | oxidation states of transition metals, stability of oxidation states
  coloured-ions | Coloured Ions | colour of transition metal ions, <d-d transition, coloured ions in solution
  d-block-magnetism | Magnetic Properties of d-Block | magnetic moment of transition metals, magnetic moment of transition metal ions, magnetic moment of fe2+, paramagnetism of transition elements
  d-block-properties | Catalysts, Alloys & Interstitial Compounds | catalytic properties of transition metals, interstitial compounds, alloy formation of transition metals, melting points of transition metals
  d-block-metals | Copper, Silver, Zinc & Mercury | <coinage metals, <copper sulphate, silver nitrate, <galvanisation, <verdigris, tarnishing of silver, compounds of copper
  potassium-permanganate | Potassium Permanganate | kmno4, permanganate, preparation of kmno4
  potassium-dichromate | Potassium Dichromate | k2cr2o7, dichromate, chromate and dichromate
  lanthanoids | Lanthanoids | lanthanides, rare earths, rare earth elements, inner transition elements, <mischmetal
  lanthanoid-contraction | Lanthanoid Contraction | lanthanide contraction
  actinoids | Actinoids | actinides, actinoid contraction, <transuranic elements
`
