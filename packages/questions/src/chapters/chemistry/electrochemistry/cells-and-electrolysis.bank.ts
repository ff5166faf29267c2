import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'What is deposited in the electrolysis of copper sulphate?' */
export const cellsAndElectrolysis = defineBank({
  id: 'cells-and-electrolysis',
  sets: [
    {
      rows: `
1 electrolysis-products | During electrolysis, reduction takes place at the: | cathode | anode | salt bridge | voltmeter | Positive ions gain electrons at the cathode; oxidation takes place at the anode.
2 electrolysis-products | In the electrolysis of aqueous copper sulphate with copper electrodes, the anode: | dissolves | grows heavier | gives off oxygen | stays unchanged | Copper passes into solution at the anode and is deposited at the cathode.
2 lead-storage-battery, batteries-fuel-cells | The electrolyte in a lead storage battery is: | dilute sulphuric acid | aqueous potassium hydroxide | ammonium chloride paste | sodium chloride | During discharge the acid is used up and its density falls.
2 lead-storage-battery, batteries-fuel-cells | In a lead storage battery, the cathode when it discharges is made of: | lead dioxide | spongy lead | lead sulphate | graphite | The anode is spongy lead; both are changed into lead sulphate.
2 lead-storage-battery, batteries-fuel-cells | Which of these cells can be recharged? | Nickel–cadmium cell | Zinc–carbon dry cell | Mercury cell | Silver oxide button cell | The others are primary cells, whose reaction cannot be reversed in practice.
2 lead-storage-battery, batteries-fuel-cells | When a lead storage battery is being charged, the concentration of sulphuric acid: | increases | decreases | does not change | becomes zero | Lead sulphate is changed back into lead and lead dioxide, and the acid is formed again.
2 dry-cell, batteries-fuel-cells | The depolariser in a dry cell, which is reduced at the cathode, is: | manganese dioxide | ammonium chloride paste | zinc chloride | carbon powder | Manganese is reduced from the +4 to the +3 state.
2 dry-cell, batteries-fuel-cells | The emf of a common dry cell is about: | 1.5 V | 2.0 V | 1.1 V | 12 V | A lead cell has about 2 V and the Daniell cell 1.1 V.
2 fuel-cell, batteries-fuel-cells | A fuel cell converts directly into electrical energy the: | energy of combustion of a fuel | heat of the fission of uranium nuclei | light of the sun | kinetic energy of gases | Hydrogen, methane or methanol is oxidised at an electrode.
2 fuel-cell, batteries-fuel-cells | The electrolyte in the hydrogen–oxygen fuel cell used in the Apollo space programme was: | aqueous KOH or NaOH | dilute sulphuric acid | molten NaCl | pure water | The gases are bubbled through porous carbon electrodes into the alkali.
2 fuel-cell, batteries-fuel-cells | The efficiency of a fuel cell, compared with that of a thermal power plant, is: | higher, about 70% | lower, about 10% | the same, about 40% | exactly 100% | There is no loss by conversion of heat into work, as in a thermal plant with about 40%.
2 electroplating, electrolysis-products | In silver plating, the electrolyte generally used is: | potassium argentocyanide | silver chloride | silver bromide | copper sulphate | The complex releases silver ions slowly, which gives a smooth deposit.
1 electroplating, electrolysis-products | Iron is plated with chromium or nickel chiefly in order to: | prevent rusting | make it magnetic | make it lighter | lower its melting point | The coating keeps air and moisture away and also gives a shining surface.
1 electroplating, electrolysis-products | In electroplating with copper, the mass of copper deposited is proportional to the: | quantity of electricity passed | distance between the electrodes | surface area of the cathode | concentration of copper ions | This is Faraday's first law; the charge is current multiplied by time.
2 electroplating, electrolysis-products | In electroplating, the anode is usually a: | rod of the metal to be deposited | graphite rod | rod of the same metal as the object | platinum rod | It dissolves and keeps up the concentration of ions.
2 kohlrausch-law, conductance | On dilution of a solution of an electrolyte, its molar conductivity: | increases | decreases | stays constant | becomes zero | Conductivity falls, but the volume containing one mole grows faster.
2 salt-bridge, galvanic-cell | The salt bridge of a galvanic cell usually contains, in agar-agar, a solution of: | KCl or KNO₃ | ZnSO₄ | CuSO₄ | AgNO₃ | The two ions move at nearly the same speed and do not react with the electrolytes.
2 salt-bridge, galvanic-cell | The standard emf of the Daniell cell is about: | 1.1 V | 0.34 V | 0.76 V | 0.7 V | It is 0.34 − (−0.76) = 1.10 V.
2 hydrogen-electrode, electrode-potential | In a standard hydrogen electrode, the metal over which hydrogen gas is bubbled is: | platinum | copper | zinc | silver | Platinised platinum is inert and provides the surface for the reaction.
2 hydrogen-electrode, electrode-potential | In the standard hydrogen electrode, the pressure of hydrogen and the concentration of H⁺ are: | 1 bar and 1 M | 2 bar and 1 M | 1 bar and 0.1 M | 10 bar and 1 M | These are the standard conditions, and the temperature is usually 298 K.
2 dry-cell, batteries-fuel-cells | The electrolyte in an ordinary dry cell is a moist paste of: | NH₄Cl and ZnCl₂ | H₂SO₄ and PbO₂ | KOH and HgO | NaCl and CuSO₄ | The acidic ammonium chloride slowly corrodes the zinc even when the cell is not used.
2 fuel-cell, batteries-fuel-cells | Fuel cells were used in the Apollo space programme to supply electric power and: | drinking water | oxygen to breathe | rocket fuel | heat shielding | The water vapour formed in the hydrogen–oxygen cell was condensed and used by the astronauts.
2 kohlrausch-law, conductance | By Kohlrausch's law, the limiting molar conductivity of NaCl equals the: | sum of those of Na⁺ and Cl⁻ | product of those of Na⁺ and Cl⁻ | difference of those of the ions | conductivity of pure water | At infinite dilution each ion makes its own contribution to the conductivity.
2 kohlrausch-law, conductance | A weak acid has Λm = 39 and Λ°m = 390 S cm² mol⁻¹. Its degree of dissociation is: | 0.1 | 0.01 | 0.5 | 10 | The degree of dissociation is the ratio Λm/Λ°m, that is 39/390.
2 electrochemical-series, hydrogen-electrode, electrode-potential | A metal with negative standard electrode potential, placed in 1 M acid, should: | displace hydrogen | be unaffected | be deposited | become a cathode | It is a stronger reducing agent than hydrogen. Copper, with a positive potential, does not displace it.
2 hydrogen-electrode, electrode-potential | When a zinc electrode is joined to a standard hydrogen electrode, the hydrogen electrode acts as the: | cathode | anode | salt bridge | electrolyte | Zinc has E° = −0.76 V and is oxidised, so H⁺ is reduced.
1 electrolysis-of-brine, electrolysis-products | Electrolysis of an aqueous solution of sodium chloride gives at the anode: | chlorine | sodium | hydrogen | sodium hydroxide | Chloride ions lose electrons there, though oxygen would need less energy, because of overvoltage.
2 electrolysis-of-brine, electrolysis-products | In the electrolysis of an aqueous solution of NaCl, the solution that is left becomes: | alkaline | acidic | neutral | coloured | Sodium and hydroxide ions remain, so sodium hydroxide is formed.
2 electrolysis-of-brine, electrolysis-products | The electrolysis of brine on a large scale, which gives NaOH, Cl₂ and H₂, is called the: | chlor-alkali process | contact process | Haber process | Ostwald process | Chlor stands for chlorine and alkali for sodium hydroxide.
2 electrolysis-of-brine, electrolysis-products | Sodium metal is NOT obtained by the electrolysis of an aqueous solution of NaCl because: | water is reduced more easily | sodium ions are absent | chlorine attacks sodium | the solution does not conduct | Hydrogen is set free at the cathode in place of sodium.
2 electrolysis-of-brine, electrolysis-products | In the Downs cell, sodium is made by the electrolysis of: | molten NaCl | aqueous NaCl | molten NaOH | sodium amalgam | Calcium chloride is added to lower the melting point.
2 electrolysis-of-brine, electrolysis-products | In the Downs cell for the electrolysis of NaCl, calcium chloride is added to: | lower the melting point | raise the voltage | absorb the chlorine | protect the cathode | Pure sodium chloride melts at about 800 °C; the mixture melts near 600 °C.
2 electrolysis-of-brine, electrolysis-products | In the electrolysis of very dilute aqueous NaCl, the gas at the anode is mainly: | oxygen | chlorine | hydrogen | hydrogen chloride | With few chloride ions, water is oxidised instead.
2 electrolysis-of-brine, electrolysis-products | How many faradays are needed to set free one mole of chlorine gas in the electrolysis of NaCl? | 2 | 1 | 4 | 0.5 | Two chloride ions lose two electrons to form Cl₂.
2 electrochemical-series | Which of these metals is the strongest reducing agent in the electrochemical series? | Lithium | Zinc | Copper | Silver | Its standard reduction potential of −3.05 V is the most negative.
2 electrochemical-series | Standard potentials of Zn²⁺/Zn and Ag⁺/Ag are −0.76 V and +0.80 V. The standard emf of the cell is: | 1.56 V | 0.04 V | 0.84 V | 0.76 V | It is the potential of the cathode less that of the anode: 0.80 + 0.76.
2 electrochemical-series | A solution of copper sulphate should not be kept in a vessel of: | zinc | copper | silver | gold | Zinc is above copper in the electrochemical series and displaces it.
1 electroplating | A thin layer of zinc on iron, put on to prevent rusting, is made by: | galvanisation | annealing | vulcanisation | smelting | It may be done by dipping into molten zinc or by electrolysis.
2 electroplating | For electroplating an iron key with copper, the electrolyte is a solution of: | copper sulphate | iron sulphate | zinc sulphate | sodium chloride | Copper ions of the solution are deposited on the key, the cathode.
2 electroplating | During electroplating the amount of metal in the solution stays the same because: | the anode dissolves | the cathode dissolves | water is broken up | the current is small | As much metal leaves the anode as is deposited on the cathode.
1 electroplating | Cans for food are plated with tin and not with zinc because tin is: | less reactive | more reactive | cheaper | lighter | Zinc would react with the acids of the food.
2 electroplating | Chromium is plated on taps and car parts because it: | shines and does not corrode | is the cheapest metal | is soft and light | conducts heat badly | The thin layer keeps its lustre and resists scratches.
2 electrochemical-series | Standard potentials of Mg²⁺/Mg, Fe²⁺/Fe and Cu²⁺/Cu are −2.37, −0.44 and +0.34 V. Which metal can reduce both other ions? | Magnesium | Iron | Copper | Iron or copper | A metal of lower potential reduces the ions of metals above it in potential.
2 electrochemical-series | The halogen that can displace bromine but not fluorine from their salts is: | chlorine | iodine | fluorine | astatine | Oxidising power falls from fluorine to iodine in the series.
2 electroplating | In gold plating of an ornament, the ornament is connected to the battery's: | negative terminal | positive terminal | both terminals in turn | neither of its terminals | It is the cathode, at which metal ions are reduced and deposited.
3 electroplating | How many coulombs deposit 1.08 g of silver in electroplating? (Ag = 108, F = 96,500 C) | 965 C | 96,500 C | 9650 C | 1,930 C | 1.08 g is 0.01 mol, and Ag⁺ takes one electron: 0.01 × 96,500 = 965 C.
2 electrolysis-of-brine | In the membrane cell for brine, the membrane lets through: | Na⁺ ions | Cl⁻ ions | OH⁻ ions | Cl₂ molecules | So pure NaOH is formed on the cathode side, free from chloride.
2 electrolysis-of-brine | Chlorine that mixes with cold NaOH in the cell for brine forms: | sodium hypochlorite | sodium chlorate | hydrogen chloride | sodium peroxide | Cl₂ + 2NaOH → NaCl + NaOCl + H₂O. In hot alkali chlorate would form.
2 nernst-equation | A hydrogen electrode (1 bar) has a potential of −0.177 V at 298 K. The pH of the solution is about: | 3 | 1.77 | 6 | 10 | E = −0.059 pH, and 0.177 ÷ 0.059 = 3.
2 nernst-equation | A Daniell cell with 1 M solutions has an emf of 1.10 V. When both solutions are diluted to 0.1 M, the emf is: | 1.10 V | 1.07 V | 0.55 V | 0.11 V | The ratio of the concentrations stays 1, so the logarithm is zero.
2 nernst-equation | For a cell reaction with n = 2 at 298 K, a tenfold rise of the reaction quotient lowers the emf by about: | 0.0295 V | 0.059 V | 0.118 V | 0.59 V | The change is 0.059 ÷ 2 for each power of ten.
3 nernst-equation | The E° of a cell with n = 2 is 0.295 V at 298 K. The equilibrium constant is about: | 10¹⁰ | 10⁵ | 10² | 10²⁰ | log K = 2 × 0.295 ÷ 0.059 = 10.
2 nernst-equation | For a cell with n = 1 and E° = 0.118 V, log K at 298 K is about: | 2 | 1 | 0.5 | 4 | By the Nernst equation at equilibrium, log K = nE° ÷ 0.059.
3 nernst-equation | Two hydrogen electrodes (1 bar) dip in solutions of pH 2 and pH 5 at 298 K. The emf of the cell is about: | 0.177 V | 0.059 V | 0.413 V | 0.295 V | The potentials differ by 0.059 V for each unit of pH.
`,
    },
  ],
})
