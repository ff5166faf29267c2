import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
heat-and-work | Heat, ushma, ऊष्मा | Heat is the energy that flows from a hotter body to a colder one because of their difference of temperature. Its SI unit is the joule.
heat-and-work | Calorie, कैलोरी | A calorie is the amount of heat that raises the temperature of one gram of water by 1 °C (from 14.5 °C to 15.5 °C); it equals about 4.186 joules.
heat-and-work | Mechanical equivalent of heat, joule's constant | The mechanical equivalent of heat is the amount of work that produces one unit of heat: $W = JH$, with $J$ = 4.186 J/cal.
temperature-scales | Temperature, tapman, तापमान | Temperature is the degree of hotness of a body, which decides the direction in which heat flows; it is a measure of the average kinetic energy of its molecules. Its SI unit is the kelvin.
temperature-scales | Thermometer, tapmapi, तापमापी | A thermometer is an instrument that measures temperature by a property that changes with it, such as the expansion of mercury.
temperature-scales | Clinical thermometer, doctor's thermometer | A clinical thermometer is a thermometer for the temperature of the human body, with a scale of about 35 °C to 42 °C and, in the mercury type, a kink that keeps the reading.
temperature-scales | Thermal equilibrium, tapiya samya, तापीय साम्य | Thermal equilibrium is the state in which bodies in contact have the same temperature, so that no net heat flows between them.
temperature-scales | Pyrometer, उत्तापमापी | A pyrometer is a thermometer that measures very high temperatures, such as those of furnaces or the sun, from the radiation they send out.
heat-transfer | Heat transfer, modes of heat transfer, ushma ka sancharan, ऊष्मा संचरण | Heat transfer is the passage of heat from a hotter to a colder place; it takes place in three ways: conduction, convection and radiation.
conduction | Conduction of heat, thermal conduction, ushma chalan, चालन | Conduction is the transfer of heat from the hotter to the colder part of a body from particle to particle, without the particles leaving their places; it is the usual way in solids.
conduction | Thermal conductivity, ushma chalakta, ऊष्मा चालकता | Thermal conductivity is the measure of how well a material conducts heat: the heat flowing per second through unit area per unit temperature gradient, $\\frac{Q}{t} = kA\\frac{\\Delta T}{d}$. Its unit is W m⁻¹ K⁻¹.
convection | Convection, samvahan, संवहन | Convection is the transfer of heat in liquids and gases by the actual movement of their heated particles from one place to another.
convection | Sea breeze, samudri sameer, समुद्र समीर | Sea breeze is the wind that blows from sea to land by day, because land heats faster and the warm air over it rises.
convection | Land breeze, sthal sameer, स्थल समीर | Land breeze is the wind that blows from land to sea at night, because land cools faster than water and the air over the sea is warmer.
thermal-radiation | Radiation of heat, thermal radiation, vikiran, विकिरण | Thermal radiation is the transfer of heat as electromagnetic waves, which needs no medium; the heat of the sun reaches the earth in this way.
thermal-radiation | Greenhouse effect in physics, paudhghar prabhav | The greenhouse effect is the warming of a planet because its atmosphere lets sunlight in but absorbs much of the infrared radiation that the surface sends back.
newtons-law-of-cooling | Newton's law of cooling, newtons law of cooling, न्यूटन का शीतलन नियम | Newton's law of cooling states that the rate of loss of heat of a body is proportional to the difference of its temperature from that of the surroundings, if the difference is small.
stefan-law | Stefan–Boltzmann law, stefan law, stefan boltzmann law, स्टीफन का नियम | The Stefan–Boltzmann law states that the energy radiated per second per unit area by a black body is proportional to the fourth power of its absolute temperature: $E = \\sigma T^4$.
stefan-law | Wien's displacement law, wien law, वीन का विस्थापन नियम | Wien's displacement law states that the wavelength at which a black body radiates most strongly is inversely proportional to its absolute temperature: $\\lambda_m T = b$.
black-body | Black body, krishnika, कृष्णिका | A black body is an ideal body that absorbs all radiation falling on it, of every wavelength, and is also the best emitter at a given temperature.
black-body | Emissivity, utsarjakta, उत्सर्जकता | Emissivity is the ratio of the energy radiated by a surface to that radiated by a black body of the same area and temperature; it lies between 0 and 1.
black-body | Kirchhoff's law of radiation | Kirchhoff's law of radiation states that at a given temperature good absorbers of radiation are also good emitters: the ratio of emissive power to absorptive power is the same for all bodies.
specific-heat | Specific heat, specific heat capacity, vishisht ushma, विशिष्ट ऊष्मा | Specific heat is the heat needed to raise the temperature of unit mass of a substance by one degree: $Q = mc\\,\\Delta T$. Its SI unit is J kg⁻¹ K⁻¹.
specific-heat | Heat capacity, thermal capacity, ushma dharita, ऊष्मा धारिता | Heat capacity is the heat needed to raise the temperature of a whole body by one degree; it equals mass times specific heat. Its SI unit is J/K.
specific-heat | Principle of calorimetry, method of mixtures | The principle of calorimetry states that when bodies at different temperatures are mixed, the heat lost by the hot bodies equals the heat gained by the cold ones, if none escapes.
specific-heat | Calorimeter, ushmamapi, ऊष्मामापी | A calorimeter is an insulated vessel, often of copper, used to measure the heat exchanged in a process.
latent-heat | Latent heat, gupt ushma, गुप्त ऊष्मा | Latent heat is the heat that unit mass of a substance takes in or gives out when it changes its state at constant temperature: $Q = mL$.
latent-heat | Latent heat of fusion, galan ki gupt ushma, गलन की गुप्त ऊष्मा | Latent heat of fusion is the heat needed to change unit mass of a solid into liquid at its melting point without change of temperature; for ice it is about 80 cal/g.
latent-heat | Latent heat of vaporisation, latent heat of vaporization, वाष्पन की गुप्त ऊष्मा | Latent heat of vaporisation is the heat needed to change unit mass of a liquid into vapour at its boiling point without change of temperature; for water it is about 540 cal/g.
latent-heat | Regelation, punarhimayan, पुनर्हिमायन | Regelation is the melting of ice under increased pressure and its freezing again when the pressure is removed.
thermal-expansion | Thermal expansion, tapiya prasar, तापीय प्रसार | Thermal expansion is the increase in the length, area or volume of a body when its temperature rises.
thermal-expansion | Bimetallic strip | A bimetallic strip is a pair of strips of two metals joined together, which bends when heated because the metals expand unequally; it is used in thermostats.
coefficients-of-expansion | Coefficient of linear expansion, linear expansion, रेखीय प्रसार गुणांक | The coefficient of linear expansion is the fractional increase in length per degree rise of temperature: $\\Delta l = l\\alpha\\,\\Delta T$. Its unit is per kelvin.
coefficients-of-expansion | Coefficient of volume expansion, cubical expansion, आयतन प्रसार गुणांक | The coefficient of volume expansion is the fractional increase in volume per degree rise of temperature; for an isotropic solid it is three times that of length: $\\gamma = 3\\alpha$.
anomalous-expansion | Anomalous expansion of water, पानी का असंगत प्रसार | Anomalous expansion of water is its unusual contraction when heated from 0 °C to 4 °C, so that water is densest at 4 °C and lakes freeze from the top.
triple-point | Triple point, trik bindu, त्रिक बिंदु | The triple point is the one temperature and pressure at which the solid, liquid and vapour of a substance exist together in equilibrium; for water it is 273.16 K.
triple-point | Absolute zero, param shunya, परम शून्य | Absolute zero is the lowest temperature theoretically possible, 0 K or −273.15 °C, at which the thermal motion of molecules is least.
triple-point | Kelvin scale, absolute temperature scale, केल्विन पैमाना | The Kelvin scale is the absolute scale of temperature that begins at absolute zero; its degree equals that of Celsius: $K = °C + 273.15$.
boiling-and-pressure | Pressure cooker principle, pressure cooker | A pressure cooker is a closed vessel that cooks food faster because the trapped steam raises the pressure and with it the boiling point of water.
thermos-flask | Thermos flask, vacuum flask, dewar flask | A thermos flask is a double-walled glass vessel with a vacuum between silvered walls, which keeps liquids hot or cold by checking conduction, convection and radiation.
humidity-physics | Relative humidity, apekshik ardrata, आपेक्षिक आर्द्रता | Relative humidity is the ratio of the water vapour present in a volume of air to the most that it could hold at that temperature, given in per cent.
humidity-physics | Dew point, osank, ओसांक | Dew point is the temperature at which the water vapour present in the air is just enough to saturate it, so that dew begins to form.
humidity-physics | Hygrometer, ardratamapi, आर्द्रतामापी | A hygrometer is an instrument that measures the humidity of the air. The wet and dry bulb thermometer is one kind.
celsius-fahrenheit | Celsius scale, centigrade, सेल्सियस | The Celsius scale is the scale of temperature on which ice melts at 0° and water boils at 100° at normal pressure.
celsius-fahrenheit | Fahrenheit scale, फारेनहाइट | The Fahrenheit scale is the scale of temperature on which ice melts at 32° and water boils at 212°: $F = \\frac{9}{5}C + 32$. Both scales agree at −40°.
`)
