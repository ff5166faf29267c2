import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'What is 104 °F on the Celsius scale?' */
export const heatNumericals = defineBank({
  id: 'heat-numericals',
  sets: [
    {
      rows: `
1 celsius-fahrenheit, temperature-scales | A temperature of 104 °F is equal to: | 40 °C | 37 °C | 42 °C | 57.8 °C | C = (104 − 32) × 5/9 = 40.
1 triple-point, temperature-scales | The temperature −273 °C is nearly equal to: | 0 K | 273 K | 100 K | −273 K | K = °C + 273, so it is absolute zero, the lowest possible temperature.
3 temperature-scales | A faulty thermometer reads 5° in melting ice and 95° in steam at 1 atm. When it reads 50°, the true temperature is: | 50 °C | 45 °C | 55 °C | 47.5 °C | (50 − 5)/(95 − 5) = 45/90 = 0.5 of the scale, so the true value is 50 °C.
2 black-body, stefan-boltzmann-law, stefan-law, thermal-radiation | The absolute temperature of a black body is doubled. The energy it radiates per second becomes: | 16 times | 2 times | 4 times | 8 times | By Stefan's law it varies as T⁴, and 2⁴ = 16.
2 black-body, thermal-radiation | According to Kirchhoff's law of radiation, a good absorber of heat is: | a good emitter | a poor emitter | a good reflector | a poor conductor | At the same temperature the ratio of emission to absorption is the same for all bodies.
1 newtons-law-of-cooling, thermal-radiation | A body cools from 80 °C to 60 °C in 5 min in a room at 30 °C. By Newton's law of cooling the mean rate is proportional to the mean excess, which is: | 40 °C | 70 °C | 20 °C | 50 °C | The mean temperature is 70 °C, and its excess over the room is 70 − 30 = 40 °C.
2 stefan-law, thermal-radiation | The sun's radiation is strongest at about 500 nm, and its surface is at 6,000 K. A star whose strongest radiation is at 250 nm has a temperature of: | 12,000 K | 3,000 K | 6,000 K | 9,600 K | By Wien's law λT is constant, so half the wavelength means twice the temperature.
1 heat-and-work | One calorie of heat is equal to about: | 4.2 J | 1 J | 98 J | 42 J | Joule found the mechanical equivalent of heat: 4.186 J raises one gram of water by 1 °C.
1 heat-and-work | Hands become warm when rubbed together because: | work is changed into heat | heat is drawn from the air | blood becomes hotter | radiation is absorbed | Work against friction raises the internal energy of the skin.
2 heat-and-work | Water falls 420 m. If all its energy becomes heat in the water, its temperature rises by about: (g = 10 m/s², c = 4,200 J/kg °C) | 1 °C | 10 °C | 4.2 °C | 42 °C | gh/c = 10 × 420 ÷ 4,200 = 1 °C.
2 heat-and-work | A bicycle pump becomes hot when air is pumped quickly because: | compression of air is adiabatic | compression of air is isothermal | friction with air is zero | heat flows in from outside | The work done on the air raises its internal energy, since there is no time for heat to escape. Friction adds a little.
2 heat-transfer | The rate of flow of heat through a slab is doubled when its thickness is: | halved | doubled | made four times | made one-fourth | The rate is KAΔT/d, inversely proportional to thickness.
3 thermal-conductivity, conduction, heat-transfer | Two rods of equal length and area with conductivities K and 3K are joined end to end. Their equivalent conductivity is: | 1.5K | 2K | 4K | 1.8K | In series 2/K' = 1/K + 1/3K = 4/3K, so K' = 1.5K.
1 specific-heat | The heat needed to raise 2 kg of water by 10 °C is: (c = 4,200 J/kg °C) | 84 kJ | 42 kJ | 8.4 kJ | 4.2 kJ | Q = mcΔT = 2 × 4,200 × 10 = 84,000 J.
3 heat-and-work, specific-heat | A lead bullet at 200 m/s is stopped by a wall, and half of the heat stays in the bullet. Its temperature rises by: (specific heat of lead 125 J/kg °C) | 80 °C | 160 °C | 40 °C | 320 °C | Half of ½v² is 10,000 J for each kilogram, and 10,000/125 = 80.
`,
    },
  ],
})
