/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  oxidation-number | Oxidation Number | oxidation state, valency and oxidation number, oxidation no
  balancing-equations | Balancing of Equations | balancing chemical equations, balance the equation, balancing redox equations, ion-electron method, balancing redox by ion electron, balancing redox, oxidation number method, half reaction method, balancing redox reactions
  oxidising-reducing-agents | Oxidising & Reducing Agents | oxidising agent, reducing agent, oxidizing agent, oxidant and reductant, electron transfer reaction
  redox-types | Types of Redox Reactions | <displacement reaction, decomposition redox, classification of redox reactions
  disproportionation | Disproportionation Reactions | disproportionation, <comproportionation
  types-of-reactions | Types of Chemical Reactions | <combination reaction, <decomposition reaction, <double displacement reaction, chemical reactions and equations, precipitation reaction, exothermic and endothermic reactions, exothermic endothermic, exothermic reaction, <endothermic reaction, types of chemical reactions with examples, rasayanik abhikriya, rasayanik abhikriyaen
`
