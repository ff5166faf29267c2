import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Heat from the sun reaches the earth by:' */
export const heatConcepts = defineBank({
  id: 'heat-concepts',
  sets: [
    {
      rows: `
1 heat-transfer | Heat from the sun reaches the earth by: | radiation | conduction | convection | evaporation | Radiation needs no medium and crosses empty space. Conduction and convection need matter.
1 heat-transfer | In which of these does convection take place? | Liquids and gases | Solids and liquids | Solids only | Vacuum only | Convection needs the movement of the heated matter itself, so it occurs in fluids. Solids conduct.
1 heat-transfer | The handle of a cooking pan is made of plastic or wood because these are: | poor conductors of heat | good conductors of heat | good radiators of heat | good absorbers of heat | Poor conductors keep heat of the pan from reaching the hand.
1 temperature-scales | At which temperature do Celsius and Fahrenheit scales show the same reading? | −40° | 0° | 32° | −32° | With F = 9C/5 + 32 and F = C, the common value is −40.
1 temperature-scales | Normal temperature of the human body is about: | 37 °C | 42 °C | 32 °C | 98 °C | It is 37 °C or 98.6 °F. The number 98 belongs to the Fahrenheit scale.
1 thermal-radiation | Dark clothes are warmer in sunshine because dark surfaces: | absorb more radiation | reflect more radiation | conduct more heat away | emit no radiation | Black surfaces are good absorbers and good emitters of heat. White ones reflect more.
1 temperature-scales | Two bodies in contact exchange heat until they have the same: | temperature | mass | heat content | specific heat | Heat flows from the hotter to the colder body until temperatures are equal. Their heat contents may differ.
2 thermal-expansion | At what temperature is the density of water greatest? | 4 °C | 0 °C | 100 °C | −4 °C | Water contracts on cooling to 4 °C and then expands. So ice forms at the top of lakes and fish live below.
2 thermal-expansion | Gaps are left between rails of a railway line to allow for: | expansion in summer | contraction in winter | vibration of trains | drainage of rain | Iron rails lengthen when hot and would bend without gaps.
2 latent-heat | Heat needed to change one kilogram of ice at 0 °C into water at 0 °C is the latent heat of: | fusion | vaporisation | sublimation | combustion | Latent heat of fusion of ice is about 334 kJ/kg. There is no rise of temperature.
2 latent-heat | Burns by steam at 100 °C are more severe than by boiling water because steam: | gives out latent heat also | is at a higher temperature | is lighter than water | moves faster in air | Steam condensing on the skin gives up its latent heat of vaporisation in addition.
2 heat-transfer, specific-heat | Sea breeze blows by day from sea to land because: | land heats up faster than water | water heats up faster than land | the sea is higher by day | the air over sea is hotter | Water has a high specific heat and warms slowly. Warm air over land rises and cooler sea air takes its place.
2 specific-heat | Water is used as a coolant in car radiators because of its high: | specific heat capacity | coefficient of expansion | boiling point only | density | Water takes up much heat for a small rise of temperature.
2 heat-transfer | A thermos flask keeps tea hot because vacuum between its walls prevents: | conduction and convection | radiation only | evaporation only | radiation and evaporation | Vacuum stops conduction and convection, and silvered walls cut down radiation.
2 thermal-expansion | A bimetallic strip bends on heating because the two metals have different: | expansions | colours | melting points | densities | The metal that expands more lies on the outer side of the curve. Thermostats use it.
3 thermal-radiation | By Stefan's law, energy radiated per second by a black body at absolute temperature T is proportional to: | T⁴ | T² | T | √T | It varies as T⁴, with T in kelvin, so doubling T makes it sixteen times.
3 thermal-radiation | As a body becomes hotter, the wavelength of its strongest radiation: | becomes shorter | becomes longer | stays the same | changes at random | By Wien's law the product of peak wavelength and temperature is constant. So iron glows red, then yellow, then white.
3 thermal-expansion | A metal disc with a hole in it is heated. The diameter of the hole: | increases | decreases | stays the same | first falls, then rises | Every length in the disc grows in the same ratio, and the hole expands as if it were made of metal.
3 heat-and-work | In an adiabatic process, which is zero? | Heat exchanged | Work done | Change of temperature | Change of internal energy | No heat enters or leaves, so work changes internal energy. In an isothermal process temperature does not change.
3 latent-heat | Ice melts at a lower temperature when pressure on it is increased because: | it contracts on melting | it expands on melting | its latent heat is zero | pressure makes it colder | Pressure favours the state of smaller volume, which is water. Wax, which expands on melting, behaves the opposite way.
1 heat-transfer | Which of these is the best conductor of heat? | Silver | Plastic | Water | Wood | Metals conduct heat by free electrons, and silver is the best of them.
1 latent-heat | We feel cooler under a fan when we sweat because the fan: | speeds up evaporation | sends cold air | lowers the room temperature | stops sweating | Evaporation takes heat from the skin. The fan does not cool the air itself.
1 heat-transfer | Woollen clothes keep us warm in winter because wool: | traps air, a poor conductor | produces heat of its own | absorbs heat from the air | is a good conductor of heat | Still air between fibres keeps the heat of the body from escaping.
1 latent-heat | Water in an earthen pot stays cool in summer because of: | evaporation through its pores | reflection of heat by clay | conduction of heat through the clay | cold air entering the pot | Water that seeps out evaporates and takes heat from the rest.
2 heat-transfer | Ventilators are placed near the ceiling because: | warm air rises | warm air sinks | cool air rises | fresh air is warmer | Warm used air is lighter and leaves at the top, while fresh air comes in below.
2 temperature-scales | The clinical thermometer has a constriction in its tube so that: | mercury does not fall back at once | mercury rises more quickly | less mercury is needed | it can measure the heat of boiling water | The reading can then be taken after the thermometer leaves the mouth.
2 heat-transfer | On a cold morning a metal tap feels colder than a wooden door because metal: | conducts heat away faster | is at a lower temperature | has no heat at all | reflects all light | Both are at the same temperature, but metal takes heat quickly from the hand.
2 thermal-radiation | Clear nights are colder than cloudy nights because clouds: | send heat back to the earth | produce a lot of heat of their own | stop the wind at night | conduct heat to the ground | Clouds absorb heat that the earth radiates and send much of it back. On clear nights it escapes to space.
3 specific-heat | The heat capacity of a body depends on: | its mass and its material | its temperature only | its colour and temperature | its material only | Heat capacity is mass times specific heat. Specific heat alone belongs to the material.
3 specific-heat | Equal masses of copper and water receive equal heat. The rise of temperature is: | greater in copper | greater in water | zero in the water | the same in the two | Water has about ten times the specific heat of copper, so its temperature rises less.
3 heat-and-work | The second law of thermodynamics says that heat: | cannot flow by itself from cold to hot | cannot be changed into work at all | always equals the work done | is never lost in any engine | Refrigerators need outside work to move heat from cold to hot. No engine can change all heat into work in a cycle.
3 heat-transfer | Two rods of the same metal and length differ in thickness. With the same ends' temperatures, the thicker rod conducts: | more heat per second | less heat per second | the same heat per second | no heat at all | The rate of conduction is proportional to the area of cross-section.
`,
    },
  ],
})
