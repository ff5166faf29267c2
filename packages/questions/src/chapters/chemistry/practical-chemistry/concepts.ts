/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  titration | Titration | volumetric analysis, burette and pipette, <end point, anumapan
  titration-indicators | Indicators in Titration | <phenolphthalein, <methyl orange, choice of indicator, strong acid weak base titration, strong acid strong base titration
  permanganate-titration | Permanganate Titration | kmno4 titration, redox titration, oxalic acid and kmno4 titration
  gas-tests | Tests for Gases | test for ammonia gas, identification of gases, test for hydrogen and oxygen
  anion-analysis | Tests for Anions | anion analysis, test for chloride, <test for nitrate, <test for sulphate, <chromyl chloride test, acid radicals
  brown-ring-test | Brown Ring Test | ring test for nitrate, brown ring complex
  cation-analysis | Tests for Cations | cation analysis, tests for ions, identification of ions, <lake test, <nessler reagent, basic radicals
  cation-groups | Groups of Cations | group analysis, group reagent, analytical groups
  flame-test | Flame Test | flame colours, flame test colours, jwala parikshan
  lab-techniques | Laboratory Techniques & Safety | <filtration, <separating funnel, laboratory safety, lab techniques, <dilution of acid, laboratory techniques, lab safety
  laboratory-apparatus | Laboratory Apparatus | laboratory ware, lab apparatus, laboratory glassware, glassware, lab equipment, chemistry lab apparatus, beaker flask and funnel, laboratory equipment
`
