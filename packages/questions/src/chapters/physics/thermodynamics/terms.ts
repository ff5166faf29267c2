import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
boyles-law | Boyle's law, boyle law, boyle ka niyam, बॉयल का नियम | Boyle's law states that at constant temperature the volume of a fixed mass of gas is inversely proportional to its pressure: $PV$ = constant.
charles-law | Charles's law, charles law, charles ka niyam, चार्ल्स का नियम | Charles's law states that at constant pressure the volume of a fixed mass of gas is directly proportional to its absolute temperature: $V/T$ = constant.
charles-law | Gay-Lussac's law, gay lussac law of pressure, pressure law | Gay-Lussac's pressure law states that at constant volume the pressure of a fixed mass of gas is directly proportional to its absolute temperature: $P/T$ = constant.
ideal-gas-equation | Ideal gas, perfect gas, adarsh gas, आदर्श गैस | An ideal gas is an imagined gas whose molecules have no size and no mutual attraction, so that it obeys the gas laws exactly at all pressures and temperatures.
ideal-gas-equation | Ideal gas equation, ideal gas law, PV = nRT, आदर्श गैस समीकरण | The ideal gas equation relates pressure, volume, amount and absolute temperature of an ideal gas: $PV = nRT$.
ideal-gas-equation | Universal gas constant, gas constant, गैस नियतांक | The universal gas constant is the constant of the ideal gas equation, the same for one mole of every gas: $R = 8.314$ J mol⁻¹ K⁻¹.
kinetic-theory | Kinetic theory of gases, gason ka anugati siddhant, गैसों का अणुगति सिद्धांत | The kinetic theory of gases explains their behaviour by taking a gas as a very large number of tiny molecules in constant random motion; $P = \\frac{1}{3}\\rho v_{rms}^2$.
kinetic-theory | Root mean square speed, RMS speed, वर्ग माध्य मूल चाल | Root mean square speed is the square root of the mean of the squares of the speeds of the molecules of a gas: $v_{rms} = \\sqrt{3RT/M}$.
kinetic-theory | Mean free path, माध्य मुक्त पथ | Mean free path is the average distance that a molecule of a gas travels between two successive collisions.
kinetic-theory | Boltzmann constant, बोल्ट्ज़मान नियतांक | The Boltzmann constant is the gas constant per molecule, $k = R/N_A = 1.38 \\times 10^{-23}$ J/K; the mean kinetic energy of a molecule is $\\frac{3}{2}kT$.
degrees-of-freedom | Degrees of freedom, swatantrata ki koti, स्वातंत्र्य कोटि | Degrees of freedom of a molecule are the number of independent ways in which it can have energy; a monatomic gas has 3 and a rigid diatomic gas 5.
degrees-of-freedom | Law of equipartition of energy, equipartition of energy, ऊर्जा समविभाजन नियम | The law of equipartition states that in thermal equilibrium the energy is shared equally among all degrees of freedom, each having $\\frac{1}{2}kT$ per molecule on average.
specific-heats-of-gases | Molar specific heat at constant volume, Cv of a gas | Molar specific heat at constant volume is the heat that raises one mole of a gas by one kelvin while its volume is kept fixed; all of it becomes internal energy.
specific-heats-of-gases | Molar specific heat at constant pressure, Cp of a gas | Molar specific heat at constant pressure is the heat that raises one mole of a gas by one kelvin at fixed pressure; it is larger than that at constant volume because work is done.
specific-heats-of-gases | Mayer's relation, mayer relation, मेयर का संबंध | Mayer's relation states that the molar specific heats of an ideal gas differ by the gas constant: $C_p - C_v = R$.
specific-heats-of-gases | Adiabatic index, ratio of specific heats | The adiabatic index is the ratio of the specific heats of a gas, $\\gamma = C_p/C_v$; it is 5/3 for a monatomic and 7/5 for a diatomic gas.
zeroth-and-state | Zeroth law of thermodynamics, zeroth law, ऊष्मागतिकी का शून्यवाँ नियम | The zeroth law states that two systems each in thermal equilibrium with a third are in thermal equilibrium with each other; it leads to the idea of temperature.
zeroth-and-state | Thermodynamics, ushmagatiki, ऊष्मागतिकी | Thermodynamics is the branch of physics that deals with heat, work, temperature and the conversion of heat into other forms of energy.
zeroth-and-state | State variables, thermodynamic variables, अवस्था चर | State variables are quantities such as pressure, volume, temperature and internal energy that describe the equilibrium state of a system and do not depend on how it was reached.
first-law | First law of thermodynamics, ऊष्मागतिकी का प्रथम नियम | The first law of thermodynamics states that the heat given to a system equals the increase of its internal energy plus the work done by it: $\\Delta Q = \\Delta U + W$.
first-law | Internal energy, aantarik urja, आंतरिक ऊर्जा | Internal energy is the total kinetic and potential energy of the molecules of a system; for an ideal gas it depends on temperature only.
work-by-gas | Work done by a gas, गैस द्वारा किया गया कार्य | Work done by a gas is the energy it gives when it expands against pressure, $W = \\int P\\,dV$; it is the area under the curve of the P–V diagram.
work-by-gas | P–V diagram, PV diagram, indicator diagram | A P–V diagram is a graph of the pressure of a gas against its volume; the area under the curve is the work done.
thermodynamic-processes | Isothermal process, samtapi prakram, समतापी प्रक्रम | An isothermal process is one at constant temperature; for an ideal gas $PV$ is constant and internal energy does not change.
thermodynamic-processes | Adiabatic process, ruddhoshm prakram, रुद्धोष्म प्रक्रम | An adiabatic process is one in which no heat enters or leaves the system; for an ideal gas $PV^\\gamma$ is constant. A bursting tyre is an example.
thermodynamic-processes | Isobaric process, samdabi prakram, समदाबी प्रक्रम | An isobaric process is a thermodynamic process at constant pressure; the work done is $W = P\\,\\Delta V$.
thermodynamic-processes | Isochoric process, samaytanik prakram, समआयतनिक प्रक्रम | An isochoric process is a thermodynamic process at constant volume; no work is done, so all heat goes into internal energy.
thermodynamic-processes | Cyclic process, chakriya prakram, चक्रीय प्रक्रम | A cyclic process is one in which a system returns to its initial state; its internal energy does not change and the net work equals the net heat.
second-law | Second law of thermodynamics, ऊष्मागतिकी का द्वितीय नियम | The second law of thermodynamics states that heat does not by itself flow from a colder to a hotter body, and that no engine can turn all heat taken in into work in a cycle.
second-law | Entropy in thermodynamics, entropy in physics | Entropy is the thermodynamic measure of the disorder of a system; for a reversible process $dS = dQ/T$, and in an isolated system it never decreases.
second-law | Reversible process, utkramniya prakram, उत्क्रमणीय प्रक्रम | A reversible process is one that can be turned back so that system and surroundings both return to their initial states; it must be very slow and free of friction.
second-law | Irreversible process, anutkramniya prakram, अनुत्क्रमणीय प्रक्रम | An irreversible process is one that cannot be turned back without leaving a change in the surroundings; all natural processes are of this kind.
carnot-engine | Carnot engine, carnot cycle, कार्नो इंजन | A Carnot engine is an ideal reversible heat engine working between two temperatures by two isothermal and two adiabatic steps; its efficiency is $\\eta = 1 - T_2/T_1$.
carnot-engine | Carnot's theorem, carnot theorem | Carnot's theorem states that no engine working between two given temperatures can be more efficient than a reversible Carnot engine between them.
heat-engine | Heat engine, ushma engine, ऊष्मा इंजन | A heat engine is a device that turns part of the heat taken from a hot source into work and gives the rest to a cold sink.
heat-engine | Efficiency of a heat engine, ऊष्मा इंजन की दक्षता | Efficiency of a heat engine is the ratio of the work done to the heat taken in: $\\eta = W/Q_1 = 1 - Q_2/Q_1$; it is always less than 1.
heat-engine | Internal combustion engine, IC engine | An internal combustion engine is a heat engine in which the fuel burns inside the cylinder, such as the petrol and diesel engines.
refrigerator | Refrigerator, prashitak, प्रशीतक | A refrigerator is a heat engine worked in reverse: by external work it takes heat from a cold space and gives it to warmer surroundings.
refrigerator | Coefficient of performance, निष्पादन गुणांक | The coefficient of performance of a refrigerator is the ratio of the heat taken from the cold space to the work done: $\\beta = Q_2/W$.
refrigerator | Heat pump, ushma pump | A heat pump is a device like a refrigerator that takes heat from cold surroundings and delivers it to a room in order to warm it.
`)
