/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  adsorption | Adsorption | adsorption and absorption, adhishoshan
  catalysis | Catalysis | catalyst, <enzyme catalysis, homogeneous and heterogeneous catalysis, zeolite catalyst, utprerak, promoters and poisons
  industrial-catalysts | Catalysts in Industry | catalyst in industrial process, catalysts used in industry, industrial catalysts, catalyst used in haber process and contact process, catalysts and processes
  colloid-types | Types of Colloids | classification of colloids, lyophilic and lyophobic, dispersed phase and dispersion medium, sol gel aerosol foam, multimolecular and macromolecular colloids
  tyndall-effect | Tyndall Effect | tyndall, colloids tyndall effect, colloids tyndall, scattering of light by colloids
  colloid-properties | Properties of Colloids | <brownian movement, brownian motion
  coagulation | Coagulation & Hardy–Schulze Rule | hardy schulze rule, coagulation of colloids, flocculation, <gold number, <cottrell precipitator, coagulation in chemistry, delta formation, coagulation hardy schulze, hardy schulze
  colloid-preparation | Preparation & Purification of Colloids | <dialysis in colloids, <peptisation, <bredig arc method, ultrafiltration, preparation of colloids, <peptization
  emulsions | Emulsions | emulsifying agents, <emulsifier, <oil in water emulsion
  micelles | Micelles | <critical micelle concentration, associated colloids, <cmc
  colloids | Colloids | colloidal solutions, kollaid, colloid and suspension, <lyophilic colloids, lyophobic sols, <lyophilic sols
  freundlich-isotherm | Freundlich Adsorption Isotherm | freundlich isotherm, freundlich equation, adsorption isotherm
  physisorption | Physisorption & Chemisorption | physisorption, chemisorption, <physical adsorption, chemical adsorption, langmuir
  electrophoresis | Electrophoresis & Zeta Potential | electrophoresis, zeta potential, <electro osmosis, charge on colloidal particles, helmholtz electrical double layer
`
