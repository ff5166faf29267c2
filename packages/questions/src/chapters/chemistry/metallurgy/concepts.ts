/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  ores-minerals | Ores & Minerals | minerals and ores, ores of metals, <gangue, <haematite, bauxite
  metal-properties | Physical Properties of Metals | malleability and ductility, <ductility, malleability
  metals-and-non-metals | Metals & Non-Metals | metals and non metals, metals vs non metals, metal and non metal, difference between metals and non metals, metals non metals, properties of metals and non metals, metal vs non metal, non metals, dhatu aur adhatu, dhatu adhatu, metals and non metals difference, metal and nonmetal, metals and nonmetals difference
  reactivity-series | Reactivity Series | activity series, reactivity of metals, displacement by metals, sakriyata shreni
  concentration-of-ores | Concentration of Ores | <leaching, <magnetic separation, gravity separation of ores, benefication of ores, hydraulic washing
  froth-flotation | Froth Flotation | froth floatation, froth flotation process, froth floatation process, froth flotation method, froth floatation method, phen plavan vidhi
  calcination-roasting | Calcination & Roasting | calcination, roasting, roasting and calcination
  electrolytic-extraction | Electrolytic Extraction & Aluminium | electrolytic reduction, <extraction of sodium, electrolytic extraction
  hall-heroult | Hall–Héroult Process | hall heroult, hall heroult process, extraction of aluminium, metallurgy of aluminium, <bayer process, <cryolite
  iron-steel | Iron & Steel | <pig iron, cast iron, <wrought iron, steel, stainless steel
  blast-furnace | Blast Furnace | blast furnace reactions, reactions in blast furnace, extraction of iron, metallurgy of iron
  ellingham-thermite | Ellingham Diagram & Thermite | ellingham diagram, thermite reaction, thermite, reduction of metal oxides, smelting, aluminothermic process
  copper-extraction | Extraction of Copper | <blister copper, copper matte, bessemerisation, self reduction, bessemer converter
  refining | Refining of Metals | <electrolytic refining, cupellation
  alloys-chemistry | Brass, Bronze & Other Alloys | brass, bronze, <solder, <german silver, <nichrome, <duralumin, gun metal, stainless steel composition, brass and bronze
  amalgam | Amalgams & Mercury | amalgam, mercury metal, amalgams, <cinnabar
  slag-flux | Slag & Flux | slag and flux, flux, slag
  noble-metals | Noble & Light Metals | noble metals, gold and platinum, <lightest metal, <cyanide process, extraction of gold, mac arthur forrest
  zone-refining | Zone, Mond & van Arkel Refining | zone refining, mond process, van arkel method, vapour phase refining, poling, <liquation, chromatographic refining, van arkel
`
