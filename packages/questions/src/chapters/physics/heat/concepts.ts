/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  heat-transfer | Conduction, Convection & Radiation | transfer of heat, modes of heat transfer, ushma ka sancharan
  thermal-radiation | Thermal Radiation | radiation
  newtons-law-of-cooling | Newton's Law of Cooling | law of cooling, rate of cooling
  temperature-scales | Temperature & Thermometers | thermometer, temperature scales, <clinical thermometer, tapman, thermal equilibrium, <pyrometer, types of thermometers
  specific-heat | Specific Heat & Calorimetry | specific heat, heat capacity, method of mixtures, principle of calorimetry, specific heat capacity, vishisht ushma, water equivalent, thermal capacity
  latent-heat | Latent Heat, Evaporation & Boiling | latent heat, latent heat of fusion, latent heat of vaporisation, gupt ushma, cooling by evaporation
  thermal-expansion | Thermal Expansion | expansion, expansion of solids
  heat-and-work | Heat & Work | mechanical equivalent of heat, heat as a form of energy, joule calorie, <calorie
  thermal-conductivity | Thermal Conductivity | coefficient of thermal conductivity, thermal conductivity numericals, ushma chalakta
  conduction | Conduction of Heat | conduction, conductors of heat, ushma chalan
  convection | Convection | <sea breeze and land breeze, <land and sea breeze, <convection currents, samvahan, <land breeze, <sea breeze
  stefan-law | Stefan & Wien Laws | <wien law, <wien displacement law, <wiens displacement law
  stefan-boltzmann-law | Stefan's Law | stefan boltzmann law, stefan boltzmann, stefan, stefan boltzman law
  black-body | Black Body Radiation | black body, <emissivity, <kirchhoff law of radiation, emissive power, krishnika
  anomalous-expansion | Anomalous Expansion of Water | anomalous expansion, maximum density of water
  coefficients-of-expansion | Coefficients of Expansion | <linear expansion, <coefficient of linear expansion, <cubical expansion, <coefficient of cubical expansion, <superficial expansion, <bimetallic strip, volume expansion
  triple-point | Triple Point & Kelvin Scale | triple point, <triple point of water, kelvin scale, absolute scale of temperature, <absolute zero
  boiling-and-pressure | Boiling & Pressure | boiling point pressure cooker, <pressure cooker, effect of pressure on boiling point, boiling point and pressure, effect of pressure on melting point, <regelation
  thermos-flask | Thermos Flask | vacuum flask, dewar flask, thermos
  humidity-physics | Humidity & Dew Point | dew point, humidity in physics, hygrometry, <hygrometer
  celsius-fahrenheit | Celsius & Fahrenheit | celsius fahrenheit conversion, conversion of temperature, celsius, fahrenheit
  heat-and-temperature | Heat & Temperature | heat and temperature difference, difference between heat and temperature, ushma aur taap
`
