import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'At what temperature can ice, water and steam exist together?' */
export const heatInDetail = defineBank({
  id: 'heat-in-detail',
  sets: [
    {
      rows: `
1 conduction, heat-transfer | Which of the following liquids is a good conductor of heat? | Mercury | Water | Alcohol | Glycerine | Mercury is a metal, so it conducts well. Water and other common liquids are poor conductors.
2 conduction, heat-transfer | The SI unit of thermal conductivity is: | W m⁻¹ K⁻¹ | W m K | J K⁻¹ | W m⁻² K⁻⁴ | It is the heat that flows per second through unit area for unit temperature gradient. The last unit is that of Stefan's constant.
2 convection, heat-transfer | Land breeze, blowing from land to sea, occurs: | at night | at noon | in the afternoon | only in winter | At night the land cools faster than the sea, so the warmer air over the sea rises.
1 convection, heat-transfer | Which mode of heat transfer needs the actual movement of the particles of the medium? | Convection | Conduction | Radiation | Absorption | In conduction particles only vibrate and pass heat on; radiation needs no medium.
1 convection, heat-transfer | The freezing compartment of a refrigerator is placed at the top because: | cold air is denser and sinks | cold air is lighter and rises | heat flows only upwards | the door opens at the bottom | Sinking cold air sets up convection currents that cool the whole space.
2 convection, heat-transfer | Convection currents cannot be set up in which of the following? | Solids | Liquids | Gases | Sea water | The particles of a solid are fixed in their places and cannot carry heat by moving.
2 stefan-law, thermal-radiation | Wien's displacement law relates the wavelength of maximum emission λ of a black body to its absolute temperature T as: | λT = constant | λ/T = constant | λT⁴ = constant | λT² = constant | A hotter body emits most strongly at a shorter wavelength.
2 stefan-law, thermal-radiation | The SI unit of Stefan's constant is: | W m⁻² K⁻⁴ | W m⁻¹ K⁻¹ | W m⁻² K⁻¹ | J m⁻² K⁻⁴ | The power radiated per unit area is σT⁴.
2 stefan-law, thermal-radiation | A black body is heated from 27 °C to 327 °C. The rate at which it radiates energy becomes: | 16 times | 12 times | 4 times | 2 times | The absolute temperature rises from 300 K to 600 K, and 2⁴ = 16.
1 black-body, thermal-radiation | A perfectly black body has absorptive power equal to: | 1 | 0 | 0.5 | infinity | It absorbs all the radiation that falls on it, of every wavelength.
2 black-body, thermal-radiation | The nearest approach to a perfect black body in a laboratory is: | a hollow enclosure with a small hole | a polished silver sphere | a white painted surface | a block of clear ice | Radiation that enters the hole is reflected many times inside and is absorbed (Ferry's black body).
2 black-body, thermal-radiation | The emissivity of a perfectly black body is: | 1 | 0 | between 0 and 0.5 | more than 1 | Every other body emits less than a black body at the same temperature.
1 anomalous-expansion, thermal-expansion | When water is heated from 0 °C to 4 °C, its volume: | decreases | increases | stays the same | first increases, then decreases | This is the anomalous expansion of water. Above 4 °C it expands on heating.
1 anomalous-expansion, thermal-expansion | In very cold regions fish survive in frozen lakes because the water at the bottom is at about: | 4 °C | 0 °C | −4 °C | 10 °C | The densest water, at 4 °C, sinks, and ice floats on the top.
2 anomalous-expansion, thermal-expansion | Water pipes in cold places sometimes burst in winter because water, on freezing: | expands | contracts | becomes denser | loses latent heat | Ice takes up more room than the water from which it is formed.
2 anomalous-expansion, thermal-expansion | A beaker is full to the brim with water at 4 °C. The water overflows when it is: | heated or cooled | heated only | cooled only | stirred gently | Water has its least volume at 4 °C, so it expands either way.
2 coefficients-of-expansion, thermal-expansion | If α, β and γ are the coefficients of linear, superficial and cubical expansion of a solid, then α : β : γ is: | 1 : 2 : 3 | 3 : 2 : 1 | 1 : 1 : 1 | 1 : 4 : 9 | For an isotropic solid β = 2α and γ = 3α.
2 coefficients-of-expansion, thermal-expansion | The coefficient of linear expansion of a metal is 12 × 10⁻⁶ per °C. Its coefficient of cubical expansion is: | 36 × 10⁻⁶ per °C | 24 × 10⁻⁶ per °C | 4 × 10⁻⁶ per °C | 12 × 10⁻⁶ per °C | The cubical coefficient is three times the linear one.
1 coefficients-of-expansion, thermal-expansion | For the same rise in temperature, which of the following expands the most? | A gas | A liquid | A metal | A crystal | Gases expand far more than liquids, and liquids more than solids.
3 coefficients-of-expansion, thermal-expansion | A pendulum clock with a metal rod, correct at 20 °C, will at 40 °C: | run slow | run fast | keep correct time | stop | The rod becomes longer, so the time period increases.
1 triple-point, temperature-scales | On the Kelvin scale, the triple point of water is: | 273.16 K | 273.15 K | 0 K | 373.15 K | At this temperature ice, water and water vapour coexist; 273.15 K is the ice point.
2 triple-point, temperature-scales | At the triple point of a substance, which of the following coexist in equilibrium? | Solid, liquid and vapour | Solid and liquid only | Liquid and vapour only | Solid and vapour only | It occurs at one definite temperature and pressure.
1 triple-point, temperature-scales | The SI unit of temperature is the: | kelvin | degree Celsius | degree Fahrenheit | calorie | A change of 1 K equals a change of 1 °C.
1 triple-point, temperature-scales | The temperature of a room is 27 °C. On the Kelvin scale it is about: | 300 K | 246 K | 327 K | 273 K | T = 27 + 273 = 300 K.
2 triple-point, temperature-scales | The temperature at which the volume of an ideal gas would become zero is called: | absolute zero | triple point | critical temperature | Boyle temperature | It is 0 K or −273.15 °C, the lowest temperature that is possible.
1 boiling-and-pressure, latent-heat | Food cooks faster in a pressure cooker because the increased pressure: | raises the boiling point of water | lowers the boiling point of water | raises the melting point of food | reduces the latent heat to zero | Water boils at about 120 °C in the cooker, so the food is hotter.
1 boiling-and-pressure, latent-heat | Cooking takes longer at high altitudes because there water boils at a: | lower temperature | higher temperature | higher pressure | constant 100 °C | The atmospheric pressure is lower on mountains, so the boiling point falls.
2 boiling-and-pressure, latent-heat | The boiling point of a liquid is the temperature at which its vapour pressure equals the: | pressure on its surface | density of the liquid | latent heat of the liquid | critical pressure | That is why the boiling point changes with the external pressure.
2 boiling-and-pressure, latent-heat | A wire with weights at its ends passes slowly through a block of ice without cutting it in two. This is called: | regelation | sublimation | condensation | refraction | Ice melts under the pressure of the wire and freezes again above it.
2 boiling-and-pressure, latent-heat | When common salt is added to water, its boiling point: | rises | falls | does not change | becomes 0 °C | Dissolved impurities raise the boiling point and lower the freezing point.
1 thermos-flask, heat-transfer | The walls of a thermos flask are silvered in order to reduce loss of heat by: | radiation | conduction | convection | evaporation | Shining surfaces reflect radiation. The vacuum checks conduction and convection.
2 thermos-flask, heat-transfer | The stopper of a thermos flask is made of cork or plastic because these are: | bad conductors of heat | good radiators | good conductors of heat | very strong | Heat would otherwise escape through the mouth of the flask.
2 thermos-flask, heat-transfer | Who invented the vacuum flask, later known as the thermos flask? | James Dewar | James Watt | James Joule | Lord Kelvin | Dewar made it in 1892 to store liquefied gases.
2 thermos-flask, heat-transfer | In a thermos flask, the space between the double glass walls is: | evacuated | filled with water | filled with oxygen | filled with cotton wool | A vacuum has no particles that could conduct or convect heat.
1 humidity-physics | Relative humidity of air is measured with a: | hygrometer | hydrometer | barometer | pyrometer | A hydrometer measures relative density of liquids and a pyrometer high temperatures.
2 humidity-physics | The temperature at which the water vapour present in air is just enough to saturate it is the: | dew point | freezing point | boiling point | triple point | Below it dew is formed. At the dew point the relative humidity is 100%.
2 humidity-physics | Wet clothes dry slowly in the rainy season mainly because then the: | humidity is high | temperature is high | wind is strong | air is rarefied | Air that is nearly saturated takes up little vapour.
3 humidity-physics | The vapour pressure in air is 12 mm and the saturated vapour pressure at the same temperature is 20 mm. The relative humidity is: | 60% | 40% | 80% | 12% | Relative humidity is 12/20 × 100% = 60%.
2 humidity-physics | As the temperature of a closed room is raised without adding water vapour, the relative humidity: | falls | rises | stays the same | becomes 100% | Warm air can hold more vapour, so the same vapour is a smaller fraction of the maximum.
1 celsius-fahrenheit, temperature-scales | The normal temperature of the human body on the Fahrenheit scale is about: | 98.6 °F | 37 °F | 100 °F | 95 °F | It equals 37 °C, since F = 9C/5 + 32.
1 celsius-fahrenheit, temperature-scales | The boiling point of water at normal pressure on the Fahrenheit scale is: | 212 °F | 180 °F | 100 °F | 32 °F | It freezes at 32 °F, so there are 180 divisions between the two points.
2 celsius-fahrenheit, temperature-scales | A rise of temperature of 25 °C is equal to a rise on the Fahrenheit scale of: | 45 °F | 77 °F | 25 °F | 13.9 °F | A difference of 5 °C equals a difference of 9 °F; 32 is not added for a difference.
2 temperature-scales | The instrument used to measure the temperature of a furnace from a distance is the: | pyrometer | hygrometer | clinical thermometer | alcohol thermometer | A pyrometer uses the radiation given out by the hot body.
`,
    },
  ],
})
