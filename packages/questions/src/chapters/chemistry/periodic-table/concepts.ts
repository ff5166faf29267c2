/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  periodic-history | Mendeleev & Early Classification | mendeleev, mendeleev periodic table, <dobereiner triads, <newlands law of octaves, <law of octaves, history of periodic table, newlands octaves, <lothar meyer
  periodic-law | Modern Periodic Law | periodic law, modern periodic table, <moseley
  groups-periods | Groups & Periods | number of elements in a period, <group 1 elements, groups in periodic table, periods in periodic table
  element-blocks | Blocks of the Periodic Table | s p d f blocks, position of an element in periodic table, blocks of elements
  element-naming | IUPAC Names of Heavy Elements | iupac name of elements above 100, naming of elements with z above 100, temporary names of elements, iupac name of element, naming of elements
  atomic-radius | Atomic & Ionic Radius | atomic radius, ionic radius, atomic size, trends in atomic radius, periodic trends atomic radius, periodic table trends atomic radius, trends in atomic size, periodic trends ionic radius, <covalent radius, isoelectronic ions, parmanu trijya
  ionisation-enthalpy | Ionisation Enthalpy | ionisation energy, ionization energy trend, ionisation energy trend, ionisation enthalpy trend, ionization energy, ionization enthalpy, ionisation potential, periodic trends ionisation enthalpy, periodic table trends ionisation enthalpy, periodic trends ionization energy, periodic table trends ionization energy, periodic table trends ionisation energy, periodic table ionisation enthalpy
  electron-gain-enthalpy | Electron Gain Enthalpy | electron affinity, trends in electron gain enthalpy, periodic trends electron gain enthalpy, periodic table trends electron gain enthalpy, trends in electron affinity, periodic trends electron affinity
  electronegativity | Electronegativity | pauling scale, vidyut rinatmakta, trends in electronegativity, periodic trends electronegativity, periodic table trends electronegativity
  metallic-character | Metallic Character & Oxides | metallic character, trends in metallic character, periodic trends metallic character, nature of oxides, <amphoteric oxides, <metalloids, acidic and basic oxides
  diagonal-relationship | Diagonal Relationship | diagonal relation, anomalous properties of second period elements
  periodic-trends | Trends in a Period & Group | periodic trend, trends in periodic table, <reactivity trend, chemical reactivity in periodic table
  valency | Valency | valence, valency of elements, sanyojakta, <variable valency, valence electrons, valency chart
  period-3-elements | Elements of Period 3 | period 3 elements, period 3, third period elements, third period, elements of third period, 3rd period elements, period three elements
`
