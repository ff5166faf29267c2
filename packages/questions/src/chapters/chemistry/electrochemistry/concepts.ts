/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  galvanic-cell | Galvanic Cell | electrochemical cell, voltaic cell, <cell notation, anode and cathode
  electrochemical-series | Electrochemical Series | electrochemical series of metals, electro chemical series
  electrode-potential | Electrode Potential & EMF | standard electrode potential, emf of a cell, cell potential, electrode potential, emf in electrochemistry
  nernst-equation | Nernst Equation | nernst, concentration cell
  cell-gibbs-energy | Cell EMF, Gibbs Energy & Equilibrium | gibbs energy of cell, equilibrium constant from emf, delta g = -nfe
  faraday-laws | Faraday's Laws of Electrolysis | faraday law, faraday first law, faraday second law, faraday, electrochemical equivalent
  electrolysis-of-brine | Electrolysis of Sodium Chloride | electrolysis of nacl, electrolysis of brine, electrolysis of aqueous nacl, electrolysis of molten nacl, chlor alkali process, downs cell
  electrolysis-products | Electrolysis & its Products | products of electrolysis, electrolytic cell, <electrolysis of water, electrolysis, vidyut apghatan, <electrolytes
  conductance | Conductance of Solutions | conductivity of solutions, molar conductivity, conductance, cell constant
  batteries-fuel-cells | Batteries & Fuel Cells | battery
  corrosion-electrochemistry | Corrosion as an Electrochemical Process | electrochemical theory of rusting, cathodic protection, sacrificial protection
  lead-storage-battery | Lead Storage Battery & Secondary Cells | lead storage battery, lead acid battery, <nickel cadmium cell, nicad cell, nicd battery, secondary cell, lithium ion battery, <rechargeable battery
  dry-cell | Dry Cell & Primary Cells | dry cell, leclanche cell, <mercury cell, primary cell, primary and secondary cells
  fuel-cell | Fuel Cells | h2 o2 fuel cell, hydrogen fuel cell, hydrogen oxygen fuel cell
  electroplating | Electroplating | electro plating, electrorefining in chemistry
  kohlrausch-law | Kohlrausch's Law | kohlrausch, limiting molar conductivity, law of independent migration of ions
  salt-bridge | Daniell Cell & Salt Bridge | daniell cell, daniell cell reaction, daniell cell diagram, daniell cell diagram and reaction, salt bridge
  hydrogen-electrode | Standard Hydrogen Electrode | she, reference electrode, standard hydrogen electrode potential
`
