import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'What does the third band of a carbon resistor give?' */
export const resistanceAndDevices = defineBank({
  id: 'resistance-and-devices',
  sets: [
    {
      rows: `
2 superconductivity | The electrical resistance of mercury falls abruptly to zero near 4.2 K. This phenomenon is called: | superconductivity | semiconductivity | thermionic emission | photoconductivity | Below its critical temperature a superconductor offers no resistance to a steady current.
1 superconductivity | Who discovered superconductivity, in 1911, while working with mercury at very low temperature? | Kamerlingh Onnes | Georg Ohm | James Joule | Gustav Kirchhoff | Kamerlingh Onnes of Leiden first liquefied helium and used it to cool mercury below 4.2 K.
2 superconductivity | The temperature below which a material loses all its electrical resistance is called its: | critical temperature | Curie temperature | neutral temperature | inversion temperature | The Curie temperature belongs to ferromagnets; the neutral and inversion temperatures belong to thermocouples.
3 superconductivity | The complete expulsion of magnetic field from the inside of a superconductor is known as the: | Meissner effect | Seebeck effect | Peltier effect | Hall effect | A superconductor behaves as a perfect diamagnet. The Seebeck and Peltier effects are thermoelectric.
2 superconductivity | In its magnetic behaviour, a superconductor below its critical temperature is: | perfectly diamagnetic | weakly paramagnetic | strongly ferromagnetic | completely non-magnetic | It expels the field from its interior, so its susceptibility is −1, as in a perfect diamagnet.
2 superconductivity | A steady current set up in a closed ring of superconductor continues for years without a battery because: | no heat is lost in the ring | the ring produces its own emf | electrons in it have no mass | the ring stores charge | With zero resistance there is no Joule heating, so the energy of the current is not used up.
1 resistor-colour-code | In the colour code of carbon resistors, the digit represented by the colour black is: | 0 | 1 | 2 | 9 | Black stands for 0, brown for 1, red for 2 and white for 9.
1 resistor-colour-code | In the colour code of carbon resistors, a gold band at the end indicates a tolerance of: | ±5% | ±10% | ±20% | ±2% | Gold means 5%, silver 10%, and no fourth band means 20%.
2 resistor-colour-code | A carbon resistor has bands brown, black and red in this order. Its resistance is: | 1 kΩ | 100 Ω | 10 kΩ | 200 Ω | Brown is 1, black is 0 and red means ×10², so the value is 10 × 100 = 1000 Ω.
2 resistor-colour-code | A carbon resistor has bands yellow, violet and orange, followed by silver. Its resistance is: | 47 kΩ ± 10% | 47 kΩ ± 5% | 4.7 kΩ ± 10% | 470 kΩ ± 5% | Yellow is 4, violet is 7 and orange means ×10³. Silver gives a tolerance of 10%.
2 resistor-colour-code | In the colour code of a carbon resistor, the third band gives the: | power of ten as multiplier | first significant figure | tolerance in per cent | temperature coefficient | The first two bands are significant figures, the third is the multiplier and the fourth the tolerance.
3 resistor-colour-code | Which sequence of the first three bands marks a carbon resistor of 5.6 kΩ? | Green, blue, red | Blue, green, red | Green, blue, orange | Green, violet, red | Green is 5, blue is 6 and red means ×10², which gives 56 × 100 = 5600 Ω.
1 temperature-and-resistance | When a pure semiconductor such as silicon is heated, its resistance: | decreases | increases | remains the same | first rises, then is constant | Heating frees more charge carriers, so the temperature coefficient of a semiconductor is negative.
2 temperature-and-resistance | A device whose resistance changes sharply with temperature, used to detect small changes in temperature, is a: | thermistor | rheostat | transistor | capacitor | Thermistors are made of oxides of metals and most have a large negative temperature coefficient.
2 temperature-and-resistance | A wire has a resistance of 10 Ω at 0 °C and 14 Ω at 100 °C. Its temperature coefficient of resistance is: | 0.004 per °C | 0.04 per °C | 0.0004 per °C | 0.4 per °C | α = (14 − 10)/(10 × 100) = 0.004 per °C.
3 temperature-and-resistance | A coil has resistance 20 Ω at 0 °C and α = 0.005 per °C. At what temperature is its resistance 30 Ω? | 100 °C | 50 °C | 150 °C | 200 °C | 30 = 20(1 + 0.005t) gives 0.005t = 0.5, so t = 100 °C.
1 current-density | The SI unit of current density is: | A m⁻² | A m | A m⁻¹ | A m² | Current density is the current through unit area taken normal to the flow.
2 current-density | A current of 2 A flows through a wire of cross-section 4 mm². The current density is: | 5 × 10⁵ A m⁻² | 5 × 10³ A m⁻² | 2 × 10⁶ A m⁻² | 8 × 10⁵ A m⁻² | J = I/A = 2/(4 × 10⁻⁶) = 5 × 10⁵ A m⁻².
2 current-density | Current density is which kind of quantity? | Vector | Scalar | Dimensionless | Pure number | It has the direction of flow of positive charge at a point, while the current itself is a scalar.
3 current-density | A wire tapers, so that its radius at end Q is half of that at end P. With a steady current, the ratio of current density at Q to that at P is: | 4 : 1 | 2 : 1 | 1 : 1 | 1 : 4 | The current is the same everywhere and the area at Q is one-fourth, so the current density is four times.
1 electric-fuse | An electric fuse should always be connected in the: | live wire | neutral wire | earth wire | earth and neutral wires | When the fuse melts, the live wire is cut, so the appliance is no longer at high potential.
1 electric-fuse | An electric fuse protects a circuit by means of which effect of current? | Heating effect | Magnetic effect | Chemical effect | Lighting effect | Excess current heats and melts the fuse wire. A miniature circuit breaker switches off by other means.
2 electric-fuse | A heater of 2.2 kW works on 220 V. Which of these fuse ratings is the smallest that is suitable for it? | 15 A | 10 mA | 5 A | 1 A | The heater draws 2200/220 = 10 A, so the fuse must carry a little more than 10 A.
2 electric-fuse, household-circuits | In modern houses, which device has largely replaced the fuse and can be switched on again after a fault? | MCB | Rheostat | Transformer | Galvanometer | A miniature circuit breaker trips when the current is too large and is reset by hand.
1 earthing, household-circuits | According to the old colour code of wires in India, the earth wire has insulation of colour: | green | red | black | blue | In the older code red is live, black is neutral and green is earth.
2 earthing, household-circuits | The metal body of an electric iron is connected to the earth wire so that: | leaking current flows to the ground | the iron takes less current | the iron gets hot faster | the fuse never melts | If the live wire touches the body, the current passes through the earth wire and the user gets no shock.
2 earthing, household-circuits | In a three-pin plug, the longest and thickest pin is connected to the: | earth wire | live wire | neutral wire | fuse wire | It makes the earth connection before the live connection is made when the plug is inserted.
2 earthing, household-circuits | In domestic wiring in India, the potential difference between the live wire and the neutral wire is about: | 220 V | 110 V | 440 V | 50 V | The supply is alternating, at 220 V and 50 Hz; the neutral wire is nearly at the potential of the ground.
1 electric-bulb, heating-effect | Incandescent bulbs are usually filled with an inert gas such as argon in order to: | slow the evaporation of the filament | make the light coloured | raise the current in the filament | cool the glass with air | Without oxygen the filament does not burn, and the gas checks its evaporation.
2 electric-bulb, electric-power | The resistance of the filament of a bulb marked 100 W, 220 V, when glowing, is: | 484 Ω | 220 Ω | 2.2 Ω | 48.4 Ω | R = V²/P = 48400/100 = 484 Ω.
2 electric-bulb | The resistance of the filament of a bulb when glowing, compared with that when cold, is: | much greater | much smaller | nearly the same | zero | The filament is a metal, whose resistance rises with temperature; it is several times larger when hot.
1 thermoelectricity | The Seebeck effect is the production of: | an emf by a difference of temperature | heat by a current in a resistor | light by a current in a diode | a current by a moving magnet | When the two junctions of two metals are at different temperatures, a thermo-emf is set up.
2 thermoelectricity | A thermocouple is a device that is used mainly to measure: | temperature | pressure | humidity | magnetic field | The emf of its junctions depends on their difference of temperature.
2 thermoelectricity | The Peltier effect is the converse of the: | Seebeck effect | Joule effect | Hall effect | Photoelectric effect | A current through a junction of two metals makes it warm or cold, while in the Seebeck effect heat produces a current.
3 thermoelectricity | With the cold junction at 0 °C, a thermocouple has neutral temperature 270 °C. Its temperature of inversion is: | 540 °C | 270 °C | 135 °C | 810 °C | The neutral temperature is midway between the cold junction and the inversion temperature, so it is 2 × 270 °C.
2 thermoelectricity | At the neutral temperature of a thermocouple, the thermo-emf is: | maximum | zero | negative | unstable | It becomes zero at the temperature of inversion and changes its sign beyond it.
3 emf-internal-resistance | A cell of emf 12 V and internal resistance 2 Ω gives maximum power to an external resistance. This power is: | 18 W | 36 W | 72 W | 9 W | The external resistance is then 2 Ω, the current 12/4 = 3 A, and the power 3² × 2 = 18 W.
`,
    },
  ],
})
