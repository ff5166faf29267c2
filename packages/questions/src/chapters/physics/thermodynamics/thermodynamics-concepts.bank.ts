import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'What is the efficiency of a Carnot engine between 400 K and 300 K?' */
export const thermodynamicsConcepts = defineBank({
  id: 'thermodynamics-concepts',
  sets: [
    {
      rows: `
1 zeroth-and-state | The zeroth law of thermodynamics leads to the concept of: | temperature | internal energy | entropy | work | Two bodies in thermal equilibrium with a third are in equilibrium with each other, so they share a property: temperature.
2 zeroth-and-state | Which of the following is an extensive variable of a gas? | Volume | Pressure | Temperature | Density | Volume depends on the amount of gas. Pressure, temperature and density do not.
2 zeroth-and-state | Which of the following is not a state variable? | Heat | Pressure | Temperature | Internal energy | Heat is energy on its way between bodies and depends on the path. The others describe the state.
1 zeroth-and-state | Two systems separated by a wall that allows the flow of heat come to the same temperature. Such a wall is called: | diathermic | adiabatic | isobaric | isochoric | An adiabatic wall would not let heat through. Isobaric and isochoric describe processes.
3 zeroth-and-state | The equation of state of a gas is a relation between its: | pressure, volume and temperature | heat, work and energy | mass, speed and pressure | entropy, heat and work | For an ideal gas it is PV = nRT. Heat and work are not properties of a state.
2 first-law | A gas absorbs 100 J of heat and its internal energy rises by 60 J. The work done by the gas is: | 40 J | 160 J | 60 J | −40 J | By the first law Q = ΔU + W, so W = 100 − 60 = 40 J.
1 first-law | The first law of thermodynamics is a form of the law of conservation of: | energy | momentum | mass | charge | Heat supplied goes into internal energy and work: Q = ΔU + W.
2 first-law | The internal energy of an ideal gas depends only on its: | temperature | pressure | volume | shape of the vessel | Its molecules do not attract each other, so only their kinetic energy counts.
3 first-law | In a cyclic process a gas absorbs 300 J and rejects 180 J of heat. The net work done by it is: | 120 J | 480 J | 300 J | zero | The internal energy returns to its first value, so the work equals the net heat: 300 − 180 = 120 J.
2 work-by-gas | The work done by a gas in a process is given by the area under its: | P–V graph | P–T graph | V–T graph | T–S graph alone | Work is the sum of P dV. The area of a closed loop on the graph is the net work of a cycle.
2 work-by-gas | A gas expands from 2 m³ to 5 m³ at a constant pressure of 10⁵ Pa. The work done by it is: | 3 × 10⁵ J | 5 × 10⁵ J | 7 × 10⁵ J | 2 × 10⁵ J | W = PΔV = 10⁵ × (5 − 2) = 3 × 10⁵ J.
1 thermodynamic-processes | A process in which no heat enters or leaves the system is called: | adiabatic | isothermal | isobaric | isochoric | In an isothermal process temperature is constant, in an isobaric one pressure, and in an isochoric one volume.
1 thermodynamic-processes | In an isothermal expansion of an ideal gas, the change of internal energy is: | zero | positive | negative | equal to the heat absorbed | Temperature does not change, so the internal energy stays the same and all heat becomes work.
2 thermodynamic-processes | When a gas expands adiabatically, its temperature: | falls | rises | stays the same | first rises, then falls | It does work at the cost of its internal energy, since no heat is supplied.
2 thermodynamic-processes | The work done by a gas in an isochoric process is: | zero | PV | equal to RT | infinite | The volume does not change, so W = PΔV = 0 and all the heat changes the internal energy.
2 thermodynamic-processes | The equation of an adiabatic process of an ideal gas is: | PV^γ = constant | PV = constant | P/T = constant | V/T = constant | PV = constant describes an isothermal process, and V/T = constant an isobaric one.
3 thermodynamic-processes | At a point where they meet on a P–V diagram, the slope of an adiabatic curve compared with that of an isothermal curve is: | γ times | 1/γ times | equal | γ² times | The slopes are −γP/V and −P/V, so the adiabatic curve is steeper.
3 thermodynamic-processes | A gas (γ = 1.5) at pressure P is suddenly compressed to one-fourth of its volume. Its pressure becomes: | 8P | 4P | 6P | 16P | A sudden change is adiabatic: P' = P × 4^1.5 = 8P.
3 thermodynamic-processes | A gas expands from the same state to the same final volume by an isothermal, an adiabatic or an isobaric process. The work done by it is: | least in the adiabatic process | least in the isothermal process | least in the isobaric process | equal in the three processes | The adiabatic curve falls most steeply, so the area under it is the smallest. The isobaric process gives the most.
1 specific-heats-of-gases | For an ideal gas, the molar specific heats are related by: | Cp − Cv = R | Cp + Cv = R | Cv − Cp = R | Cp/Cv = R | At constant pressure heat is also needed for work of expansion, so Cp is larger by R. This is Mayer's relation.
2 specific-heats-of-gases | The ratio Cp/Cv for a monatomic ideal gas is: | 5/3 | 7/5 | 4/3 | 3/2 | Cv = 3R/2 and Cp = 5R/2, so the ratio is 5/3. For a diatomic gas it is 7/5.
2 specific-heats-of-gases, degrees-of-freedom | The molar specific heat at constant volume of a rigid diatomic gas is: | 5R/2 | 3R/2 | 7R/2 | 3R | It has five degrees of freedom, each of which gives R/2.
3 specific-heats-of-gases | If γ = 1.4 for a gas, its Cv is: | 2.5R | 3.5R | 1.5R | 1.4R | Cv = R/(γ − 1) = R/0.4 = 2.5R, and Cp = 3.5R.
3 specific-heats-of-gases | In an isothermal process the molar specific heat of a gas is: | infinite | zero | R | γR | Heat is absorbed without any rise of temperature. In an adiabatic process it is zero.
1 degrees-of-freedom | The number of degrees of freedom of a monatomic gas molecule is: | 3 | 5 | 6 | 2 | It can move in three directions. Rotation about its own axis has no share of energy.
2 degrees-of-freedom | According to the law of equipartition, the energy of each degree of freedom of a molecule is: | ½kT | kT | (3/2)kT | 2kT | Here k is the Boltzmann constant. A monatomic molecule thus has (3/2)kT in all.
2 degrees-of-freedom | A rigid diatomic molecule has how many degrees of freedom? | 5 | 3 | 6 | 7 | There are three of translation and two of rotation. Vibration, at high temperature, would add two.
3 degrees-of-freedom | The internal energy of 2 moles of a monatomic ideal gas at temperature T is: | 3RT | 1.5RT | 5RT | 2RT | For n moles U = (3/2)nRT = (3/2) × 2 × RT = 3RT.
2 kinetic-theory | The average kinetic energy of a molecule of an ideal gas is proportional to: | absolute temperature | pressure | square of temperature | molar mass | It equals (3/2)kT for all gases at the same temperature.
2 kinetic-theory | If the absolute temperature of a gas is made four times, the rms speed of its molecules becomes: | double | four times | half | sixteen times | v = √(3RT/M) is proportional to the square root of temperature.
2 kinetic-theory | The pressure of a gas on the walls of its vessel is due to: | collisions of molecules with walls | attraction between molecules | weight of the gas alone | expansion of the walls | Each collision changes the momentum of a molecule, and the rate of change is a force on the wall.
3 kinetic-theory | The mean free path of gas molecules becomes longer when: | the pressure is lowered | the pressure is raised | the molecules are larger | the density is increased | Fewer molecules per volume mean fewer collisions. The path is 1/(√2 nπd²).
3 kinetic-theory | The ratio of the rms speeds of hydrogen (M = 2) and oxygen (M = 32) at the same temperature is: | 4 : 1 | 1 : 4 | 16 : 1 | 2 : 1 | The speed varies as 1/√M, so the ratio is √(32/2) = 4.
1 second-law | Heat cannot by itself flow from a colder to a hotter body. This is the statement of: | Clausius | Kelvin and Planck | Joule | Boyle | It is one form of the second law. The Kelvin–Planck form says that no engine can turn all heat into work in a cycle.
2 second-law | The Kelvin–Planck statement denies the possibility of: | an engine with 100% efficiency | a refrigerator using work | a heat pump | an engine with two reservoirs | No cyclic engine can take heat from one source and change all of it into work.
2 second-law | In any natural, irreversible process the entropy of the universe: | increases | decreases | stays the same | becomes zero | Only in an ideal reversible process does it stay the same.
2 second-law | Which of the following is nearly a reversible process? | Very slow isothermal compression | Free expansion of a gas | Flow of heat from hot to cold | Burning of coal | A reversible process passes through states of equilibrium. The other three go one way only.
3 second-law | 1,000 J of heat is given reversibly to a body at a constant 250 K. The increase in its entropy is: | 4 J/K | 0.25 J/K | 250 J/K | 2.5 J/K | ΔS = Q/T = 1,000 ÷ 250 = 4 J/K.
1 carnot-engine | The efficiency of a Carnot engine depends on: | temperatures of source and sink | the working substance | the size of the engine | the speed of the piston | η = 1 − T₂/T₁ with absolute temperatures, whatever the gas used.
1 carnot-engine | Which processes make up one complete Carnot cycle? | Two isothermal and two adiabatic | Two isobaric and two isochoric | Two isothermal and two isobaric | Two adiabatic and two isochoric | The gas expands isothermally and adiabatically and is then compressed in the same two ways.
2 carnot-engine | The efficiency of a Carnot engine working between 400 K and 300 K is: | 25% | 75% | 33% | 50% | η = 1 − 300/400 = 0.25, or 25%.
2 carnot-engine | A Carnot engine can have an efficiency of 100% only if its sink is at: | 0 K | 0 °C | 100 °C | the temperature of the source | η = 1 − T₂/T₁ becomes one only for T₂ = 0, which cannot be reached.
2 carnot-engine | Which change increases the efficiency of a Carnot engine the most for the same number of kelvins? | Lowering the sink temperature | Raising the source temperature | Raising both temperatures equally | Lowering the source temperature | A fall of T₂ by x changes the efficiency by x/T₁, while a rise of T₁ by x changes it less.
3 carnot-engine | A Carnot engine with its sink at 300 K has an efficiency of 40%. To raise it to 50% with the same sink, the source must be raised by: | 100 K | 60 K | 50 K | 200 K | T₁ = 300 ÷ 0.6 = 500 K at first and 300 ÷ 0.5 = 600 K later, a rise of 100 K.
3 carnot-engine | A Carnot engine takes 600 J from a source at 600 K and rejects heat at 400 K. The heat rejected is: | 400 J | 200 J | 600 J | 300 J | Q₂/Q₁ = T₂/T₁, so Q₂ = 600 × 400 ÷ 600 = 400 J, and the work is 200 J.
3 carnot-engine | Two Carnot engines in series work between 900 K and T, and between T and 400 K. They have equal efficiencies if T is: | 600 K | 650 K | 500 K | 700 K | Equal efficiencies need T/900 = 400/T, so T = √(900 × 400) = 600 K. Equal work would need 650 K.
1 heat-engine | A device that converts heat into work in a cycle is called: | a heat engine | a refrigerator | a calorimeter | a thermostat | It takes heat from a hot source, does work and rejects the rest to a cold sink.
2 heat-engine | A heat engine takes 500 J of heat and does 150 J of work per cycle. Its efficiency is: | 30% | 70% | 23% | 15% | Efficiency is work divided by heat taken: 150 ÷ 500 = 0.30.
2 heat-engine | An engine takes 800 J from the source and rejects 600 J to the sink. Its efficiency is: | 25% | 75% | 33% | 50% | Work is 800 − 600 = 200 J, and 200 ÷ 800 = 0.25.
2 heat-engine | Which of the following is an internal combustion engine? | Diesel engine | Steam engine | Steam turbine | Hot air engine | The fuel burns inside the cylinder. In a steam engine it burns in a separate furnace.
3 heat-engine | An inventor claims an engine with 60% efficiency between 500 K and 300 K. The claim is: | impossible | possible with an ideal gas | possible without friction | possible with slow working | The greatest possible efficiency is 1 − 300/500 = 40%, that of a Carnot engine.
1 refrigerator | A household refrigerator in working order transfers heat from: | a cold body to a hot body using work | a hot body to a cold body by itself | a cold body to a hot body by itself | a hot body to a cold body using work | Work of the compressor moves heat out of the cold space to the warmer room.
2 refrigerator | If the door of a working refrigerator is left open in a closed room, the room will: | become warmer | become cooler | stay at the same temperature | cool and then freeze | The heat given out behind is the heat taken in plus the electrical work, so the room gains energy.
2 refrigerator | A refrigerator removes 300 J of heat with 100 J of work. Its coefficient of performance is: | 3 | 0.33 | 4 | 2 | The coefficient is heat removed divided by work: 300 ÷ 100 = 3.
3 refrigerator | An ideal refrigerator works between 270 K and 300 K. Its coefficient of performance is: | 9 | 10 | 0.1 | 0.9 | β = T₂/(T₁ − T₂) = 270 ÷ 30 = 9.
3 refrigerator | A Carnot engine of efficiency 1/5 is run backwards as a refrigerator. Its coefficient of performance is: | 4 | 5 | 1/5 | 6 | β = (1 − η)/η = (4/5) ÷ (1/5) = 4.
1 ideal-gas-equation | The ideal gas equation for n moles of a gas is: | PV = nRT | PV = RT/n | P/V = nRT | PT = nRV | The product of pressure and volume is proportional to the number of moles and to the absolute temperature.
1 ideal-gas-equation | The SI unit of the universal gas constant R is: | J mol⁻¹ K⁻¹ | J mol K⁻¹ | N mol⁻¹ K⁻¹ | J mol⁻¹ K | R = PV/nT, and the product of pressure and volume is an energy.
2 ideal-gas-equation | The value of the universal gas constant is nearly: | 8.31 J mol⁻¹ K⁻¹ | 1.38 J mol⁻¹ K⁻¹ | 6.02 J mol⁻¹ K⁻¹ | 9.81 J mol⁻¹ K⁻¹ | 1.38 and 6.02 are the leading figures of Boltzmann's constant and of Avogadro's number; R is their product.
2 ideal-gas-equation | The pressure and the absolute temperature of a fixed mass of an ideal gas are both doubled. Its volume: | stays the same | is doubled | is halved | becomes four times | V = nRT/P, and T/P has not changed.
2 ideal-gas-equation | At the same temperature and pressure, equal volumes of two ideal gases contain equal numbers of: | molecules | atoms | protons | electrons | N = PV/kT has nothing in it that depends on the gas. This is Avogadro's law.
3 ideal-gas-equation | The density of an ideal gas of molar mass M at pressure P and absolute temperature T is: | PM/RT | RT/PM | PRT/M | MT/PR | With n = m/M, PV = mRT/M, so m/V = PM/RT.
3 ideal-gas-equation | An open vessel holds air at 27 °C. To what temperature must it be heated to drive out one fourth of the air? | 127 °C | 36 °C | 102 °C | 227 °C | Pressure and volume stay the same, so nT does: T = 300 × 4/3 = 400 K.
1 first-law | In the relation ΔQ = ΔU + ΔW of the first law of thermodynamics, ΔU is the change of: | internal energy | pressure | volume | temperature of the surroundings | ΔQ is the heat given to the system and ΔW the work done by it.
2 first-law | A gas is compressed by 80 J of work done on it and gives out 30 J of heat. Its internal energy: | rises by 50 J | falls by 50 J | rises by 110 J | falls by 110 J | ΔU = ΔQ − ΔW = −30 − (−80) = 50 J.
2 first-law | A machine that gives out work without taking in energy would contradict the: | first law of thermodynamics | zeroth law of thermodynamics | second law of thermodynamics | third law of thermodynamics | The first law says that energy cannot be created. The second law forbids turning heat wholly into work in a cycle.
3 first-law | In an isothermal expansion an ideal gas does 250 J of work. The heat that it absorbs is: | 250 J | zero | 125 J | 500 J | The temperature, and so the internal energy, stays the same: ΔQ = ΔW.
`,
    },
  ],
})
