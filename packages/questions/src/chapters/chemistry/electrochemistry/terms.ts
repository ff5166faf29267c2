import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
galvanic-cell | Electrochemistry, vidyut rasayan, विद्युत रसायन | Electrochemistry is the branch of chemistry that studies the change of chemical energy into electrical energy and the reverse.
galvanic-cell | Galvanic cell, voltaic cell, electrochemical cell, गैल्वेनी सेल | A galvanic cell is a device that changes the energy of a spontaneous redox reaction into electrical energy.
galvanic-cell | Anode, एनोड | An anode is the electrode at which oxidation takes place; it is negative in a galvanic cell and positive in an electrolytic cell.
galvanic-cell | Cathode, कैथोड | A cathode is the electrode at which reduction takes place; it is positive in a galvanic cell and negative in an electrolytic cell.
electrode-potential | Electrode potential, standard electrode potential, electrode vibhav, इलेक्ट्रोड विभव | Electrode potential is the potential difference between an electrode and the solution of its ions; under standard conditions, measured against the hydrogen electrode, it is the standard electrode potential.
electrode-potential | EMF of a cell, cell potential | The EMF of a cell is the potential difference between its electrodes when no current is drawn: $E_{cell} = E_{cathode} - E_{anode}$ (reduction potentials).
electrode-potential | Electrochemical series, vidyut rasayanik shreni, विद्युत रासायनिक श्रेणी | The electrochemical series is the arrangement of electrodes in order of their standard reduction potentials; lithium is the strongest reducing agent and fluorine the strongest oxidising agent.
nernst-equation | Nernst equation, नर्न्स्ट समीकरण | The Nernst equation gives the potential of an electrode or cell at any concentration: $E = E^\\circ - \\frac{0.059}{n}\\log Q$ at 298 K.
nernst-equation | Concentration cell, sandrata cell | A concentration cell is a galvanic cell with two like electrodes in solutions of different concentration of the same ion; its standard EMF is zero.
cell-gibbs-energy | Gibbs energy and cell EMF, relation between Gibbs energy and EMF | The Gibbs energy change of a cell reaction equals minus the electrical work it can do: $\\Delta G^\\circ = -nFE^\\circ$; a positive EMF means a spontaneous reaction.
faraday-laws | Faraday's first law of electrolysis, faraday first law, फैराडे का प्रथम नियम | Faraday's first law of electrolysis states that the mass of a substance deposited at an electrode is proportional to the quantity of electricity passed: $m = ZIt$.
faraday-laws | Faraday's second law of electrolysis, faraday second law, फैराडे का द्वितीय नियम | Faraday's second law of electrolysis states that the masses of different substances deposited by the same quantity of electricity are proportional to their equivalent masses.
faraday-laws | Faraday constant, one faraday | The Faraday constant is the charge of one mole of electrons, about 96,500 coulombs per mole.
faraday-laws | Electrochemical equivalent | The electrochemical equivalent of a substance is the mass of it deposited by one coulomb of charge, that is, by one ampere in one second.
electrolysis-products | Electrolysis, vidyut apghatan, विद्युत अपघटन | Electrolysis is the decomposition of a molten or dissolved electrolyte by passing electric current through it.
electrolysis-products | Electrolyte, vidyut apghatya, विद्युत अपघट्य | An electrolyte is a substance that conducts electricity in the molten state or in solution because it gives ions, such as NaCl in water.
electrolysis-products | Electrolytic cell, विद्युत अपघटनी सेल | An electrolytic cell is a device in which electrical energy is used to bring about a non-spontaneous chemical reaction.
conductance | Conductivity of a solution, specific conductance, विशिष्ट चालकता | Conductivity of a solution is the conductance of a column of it of unit length and unit area: $\\kappa = G \\times \\frac{l}{A}$. Its unit is S m⁻¹.
conductance | Molar conductivity, molar chalakta, मोलर चालकता | Molar conductivity is the conducting power of all the ions from one mole of electrolyte in solution: $\\Lambda_m = \\kappa/c$. It rises on dilution.
conductance | Cell constant, cell sthirank | The cell constant is the distance between the electrodes of a conductivity cell divided by their area: $l/A$; conductivity = conductance × cell constant.
kohlrausch-law | Kohlrausch's law, kohlrausch law, कोलराउश का नियम | Kohlrausch's law states that the limiting molar conductivity of an electrolyte is the sum of the separate contributions of its cations and anions.
batteries-fuel-cells | Battery, बैटरी | A battery is an arrangement of one or more galvanic cells joined together, used as a source of electrical energy.
dry-cell | Dry cell, leclanche cell, shushk cell, शुष्क सेल | A dry cell is a primary cell with a zinc container as anode and a carbon rod in MnO₂ as cathode, with a paste of NH₄Cl and ZnCl₂; it gives about 1.5 V.
dry-cell | Primary cell, prathmik cell, प्राथमिक सेल | A primary cell is a cell whose reaction goes only once, so that it cannot be recharged, such as the dry cell and the mercury cell.
lead-storage-battery | Secondary cell, rechargeable cell, dwitiyak cell, द्वितीयक सेल | A secondary cell is a cell that can be recharged by passing current through it in the opposite direction, such as the lead storage and lithium-ion batteries.
lead-storage-battery | Lead storage battery, lead acid battery, सीसा संचायक बैटरी | The lead storage battery is a secondary battery with lead as anode, lead dioxide as cathode and about 38% sulphuric acid as electrolyte, used in vehicles.
fuel-cell | Fuel cell, indhan cell, ईंधन सेल | A fuel cell is a galvanic cell that turns the energy of a fuel such as hydrogen, supplied continuously with oxygen, directly into electricity; the hydrogen cell gives only water.
electroplating | Electroplating, vidyut lepan, विद्युत लेपन | Electroplating is the coating of an object with a thin layer of another metal by electrolysis; the object is made the cathode.
corrosion-electrochemistry | Cathodic protection, sacrificial protection, कैथोडी रक्षण | Cathodic protection is the protection of a metal from corrosion by connecting it with a more reactive metal, such as magnesium or zinc, which corrodes in its place.
salt-bridge | Salt bridge, lavan setu, लवण सेतु | A salt bridge is a U-tube holding an inert electrolyte such as KCl in agar, which joins the two solutions of a cell, completes the circuit and keeps them neutral.
salt-bridge | Daniell cell, डेनियल सेल | The Daniell cell is a galvanic cell with a zinc anode in zinc sulphate and a copper cathode in copper sulphate; it gives about 1.1 V.
hydrogen-electrode | Standard hydrogen electrode, मानक हाइड्रोजन इलेक्ट्रोड | The standard hydrogen electrode is the reference electrode of platinum in 1 M H⁺ with hydrogen gas at 1 bar; its potential is taken as zero at every temperature.
`)
