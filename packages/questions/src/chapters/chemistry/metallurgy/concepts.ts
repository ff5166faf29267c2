/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  ores-minerals | Ores & Minerals | ores of metals, <gangue, <haematite, bauxite
  metal-properties | Physical Properties of Metals | malleability and ductility, <ductility, malleability
  metals-and-non-metals | Metals & Non-Metals | difference between metals and non metals, properties of metals and non metals, non metals, dhatu aur adhatu, metals and non metals difference, metal and nonmetal, metals and nonmetals difference
  reactivity-series | Reactivity Series | activity series, reactivity of metals, displacement by metals, sakriyata shreni
  concentration-of-ores | Concentration of Ores | <leaching, <magnetic separation, gravity separation of ores, benefication of ores, hydraulic washing
  froth-flotation | Froth Flotation | froth floatation, froth flotation process, froth floatation process, froth flotation method, froth floatation method, phen plavan vidhi
  calcination-roasting | Calcination & Roasting | calcination, roasting
  electrolytic-extraction | Electrolytic Extraction & Aluminium | electrolytic reduction, <extraction of sodium, electrolytic extraction
  hall-heroult | Hall–Héroult Process | hall heroult, hall heroult process, extraction of aluminium, metallurgy of aluminium, <bayer process, <cryolite
  iron-steel | Iron & Steel | <pig iron, cast iron, <wrought iron, steel, stainless steel
  blast-furnace | Blast Furnace | blast furnace reactions, extraction of iron, metallurgy of iron
  ellingham-thermite | Ellingham Diagram & Thermite | thermite reaction, thermite, reduction of metal oxides, smelting, aluminothermic process
  ellingham | Ellingham Diagram | ellingham
  copper-extraction | Extraction of Copper | <blister copper, copper matte, bessemerisation, self reduction, bessemer converter
  refining | Refining of Metals | <electrolytic refining, cupellation
  alloys-chemistry | Brass, Bronze & Other Alloys | brass, bronze, <solder, <german silver, <nichrome, <duralumin, gun metal, stainless steel composition, brass and bronze
  amalgam | Amalgams & Mercury | amalgam, mercury metal, <cinnabar
  slag-flux | Slag & Flux | flux, slag
  noble-metals | Noble & Light Metals | noble metals, gold and platinum, <lightest metal, <cyanide process, extraction of gold, mac arthur forrest
  zone-refining | Zone, Mond & van Arkel Refining | zone refining, mond process, van arkel method, vapour phase refining, poling, <liquation, chromatographic refining, van arkel
`
