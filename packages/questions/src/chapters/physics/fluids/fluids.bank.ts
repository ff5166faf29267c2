import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'A ship made of steel floats because:' */
export const fluids = defineBank({
  id: 'fluids',
  sets: [
    {
      rows: `
1 floatation, buoyancy | A steel ship floats on water because it: | displaces water equal to its weight | is lighter than a steel nail | is held up by surface tension | has no weight in water | Its hollow shape displaces much water. A solid piece of steel displaces less than its weight and sinks.
1 buoyancy | A body partly or wholly in a fluid is pushed up by a force equal to the weight of fluid displaced. This is the principle of: | Archimedes | Pascal | Bernoulli | Newton | Pascal's law is about pressure being passed on in a fluid, and Bernoulli's about pressure and speed.
1 pascals-law | The hydraulic brake and the hydraulic lift work on: | Pascal's law | Archimedes' principle | Boyle's law | Hooke's law | Pressure on an enclosed fluid is passed on equally in all directions.
1 pressure | The pressure at a point in a liquid at rest depends on: | depth and density of the liquid | shape of the vessel | volume of the liquid | area of the base | Pressure is hρg. It does not depend on the shape or size of the vessel.
1 pressure | A sharp knife cuts better than a blunt one because: | pressure is larger on a small area | force is larger on a small area | friction of the edge is larger | it has more weight at the edge | The same force on a smaller area gives a larger pressure.
1 buoyancy | It is easier to swim in sea water than in river water because sea water is: | denser | colder | deeper | less salty | Denser water gives a larger upthrust for the same volume.
1 atmospheric-pressure | Atmospheric pressure, as one goes up a mountain: | decreases | increases | stays the same | first rises, then falls | There is less air above, and the air is thinner. So climbers carry oxygen.
2 floatation, buoyancy | A piece of ice floats in a glass filled with water to the brim. When it melts the water level: | stays the same | rises and overflows | falls | first falls, then rises | Floating ice displaces water equal to its own weight, which is just the water it gives on melting.
1 capillarity | Kerosene rises in the wick of a lamp by: | capillary action | gravity | evaporation alone | buoyancy | Surface tension draws the liquid up through narrow spaces in the wick.
1 bernoulli-applications, bernoulli | The lift of an aeroplane wing is explained mainly by: | Bernoulli's principle | Pascal's law | Archimedes' principle | Hooke's law | Air moves faster over the curved top, where pressure is lower than below the wing.
1 surface-tension | A small insect can walk on the surface of water because of: | surface tension | viscosity | buoyancy | capillarity | The surface acts like a stretched skin that holds up the small weight.
1 surface-tension | Soap helps to clean clothes because it: | lowers the surface tension of water | raises the surface tension of water | raises the boiling point of water | makes water denser | Lower surface tension lets water wet the cloth and surround particles of grease.
2 atmospheric-pressure | An ink pen may leak in an aeroplane at a great height because: | the air pressure outside is lower | the air pressure outside is higher | the ink becomes heavier | the temperature is much higher | Pressure inside the pen is that of the ground, which pushes the ink out where pressure is low.
1 viscosity | Which of the following has the highest viscosity at room temperature? | Honey | Water | Petrol | Alcohol | Honey flows slowly because its layers resist sliding. Petrol and alcohol are thinner than water.
2 barometer, atmospheric-pressure | A sudden fall in the reading of a barometer indicates: | a storm | fair weather | a cold night | high humidity only | A sudden fall of pressure lets air rush in from around, so a storm is expected.
2 bernoulli-applications, bernoulli | Two boats moving side by side in the same direction tend to: | come closer | move apart | sink deeper by turns | keep their distance | Water flows faster in the narrow space between, so pressure there falls by Bernoulli's principle.
1 floatation, relative-density, buoyancy | A body floats in water with half its volume outside. Its relative density is: | 0.5 | 1 | 1.5 | 2 | The weight equals that of water of half its volume, so its density is half that of water.
2 soap-bubble, surface-tension | The excess pressure inside a soap bubble becomes, when its radius is doubled: | half | double | one-fourth | unchanged | Excess pressure is 4T/r, so it is inversely proportional to the radius.
2 cohesion-adhesion, capillarity | Mercury in a glass capillary stands lower than outside because: | cohesion is more than adhesion | adhesion is more than cohesion | mercury is a good conductor | mercury has low density | Its molecules attract each other more than they do glass, so the angle of contact is obtuse and the level is depressed.
3 floatation, buoyancy | A boat with stones floats in a small pond. If the stones are thrown into the water, the level of the pond: | falls | rises | stays the same | rises, then falls back | In the boat the stones displace water of their weight; on the bottom only of their volume, which is less.
1 atmospheric-pressure | At which place is the atmospheric pressure greatest? | At sea level | On a hill top | In a high valley | At the height of a flying jet | The column of air above is tallest at sea level. Pressure falls steadily with height.
1 pressure | Dams are built thicker at the base because water pressure: | increases with depth | decreases with depth | is the same at all depths | acts only downwards | Pressure is hρg, so the wall must be strongest at the bottom.
1 floatation, buoyancy | An iron nail sinks in water but floats in mercury because mercury is: | denser than iron | lighter than water | a good conductor | sticky to iron | A body floats in a liquid denser than itself. Mercury is about 13.6 times as dense as water and iron about 7.9 times.
1 buoyancy | A balloon filled with hydrogen rises in air because hydrogen is: | lighter than air | hotter than air | heavier than air | burning in air | The upthrust of displaced air is greater than the weight of the balloon with its gas.
1 atmospheric-pressure | A straw draws up a drink because sucking: | lowers the pressure in the mouth | raises the pressure in the mouth | makes the drink lighter | warms the drink | Air pressure on the drink outside is then greater and pushes it up the straw.
1 pressure | Railway sleepers are made wide in order to: | reduce pressure on the ground | increase pressure on the ground | increase the weight of rails | keep rails warm | The same weight spread over a larger area makes less pressure.
1 buoyancy | The weight of a body appears least when it is: | fully dipped in salt water | half dipped in fresh water | hung in air | fully dipped in fresh water | Upthrust grows with the volume dipped and with the density of the liquid, which is greater in salt water.
2 surface-tension | Hot soup tastes better partly because hot liquid has lower: | surface tension | boiling point | weight | vapour pressure | Surface tension falls with temperature, so hot soup spreads over the tongue.
2 reynolds-number, fluid-flow | Streamline flow turns turbulent when the Reynolds number is: | large | zero | small | negative | At low Reynolds number viscous forces keep flow smooth. Above a critical value it becomes turbulent.
1 bernoulli | Bernoulli's principle is a form of the conservation of: | energy | mass | momentum | charge | The sum of pressure, kinetic and potential energy per volume is constant. The equation of continuity expresses conservation of mass.
2 fluid-flow | Water flows faster in the narrow part of a pipe because: | the volume flowing per second is constant | pressure is greater in the narrow part | gravity is stronger in it | viscosity falls in it | By continuity, area times speed is constant. Pressure in the narrow part is lower, not higher.
2 stokes-law, viscosity | The terminal velocity of a small sphere falling in a liquid is proportional to: | the square of its radius | its radius | the cube of its radius | the inverse of its radius | By Stokes' law v = 2r²(ρ − σ)g/9η, so it varies as r².
1 buoyancy | A solid of volume 500 cm³ is fully under water. The buoyant force on it is: (g = 10 m/s²) | 5 N | 50 N | 0.5 N | 500 N | It displaces 0.5 kg of water, which weighs 5 N.
1 buoyancy | A stone weighs 50 N in air and 30 N in water. The upthrust on it is: | 20 N | 80 N | 30 N | 50 N | The apparent loss of weight equals the upthrust of the water.
2 buoyancy | A body of volume 200 cm³ and mass 150 g is put in water. It will: | float with a part above water | sink to the bottom | stay anywhere inside the water | dissolve in the water | Its density of 0.75 g/cm³ is less than that of water.
2 buoyancy | An iceberg of density 0.9 g/cm³ floats in water of density 1 g/cm³. The part above the surface is: | 10% | 90% | 19% | 1% | The part under water is the ratio of the densities, 0.9.
3 buoyancy | A block of wood of volume 600 cm³ and density 0.8 g/cm³ floats in water. What mass must be put on it to sink it just below the surface? | 120 g | 480 g | 600 g | 80 g | It displaces 600 g of water when submerged and has 480 g of its own.
2 buoyancy | By Archimedes' principle, how much does a 2 kg block of volume 800 cm³ appear to weigh when fully under water? (g = 10 m/s²) | 12 N | 20 N | 8 N | 28 N | Its weight of 20 N is lowered by the weight of 0.8 kg of water, 8 N.
2 buoyancy | A body of volume 100 cm³ weighs 5 N in air. By Archimedes' principle its apparent weight in water is: (g = 10 m/s²) | 4 N | 5 N | 6 N | 1 N | It displaces 0.1 kg of water, so the upthrust is 1 N.
2 buoyancy | A crown weighs 20 N in air and 19 N in water. By Archimedes' principle its relative density is: | 20 | 19 | 1.05 | 10 | Relative density is the weight in air divided by the loss of weight in water.
2 buoyancy | A raft of volume 3 m³ floats with two-thirds of it in water of density 1000 kg/m³. By Archimedes' principle its mass is: | 2,000 kg | 1,600 kg | 1,000 kg | 667 kg | It displaces 2 m³ of water of equal mass.
3 buoyancy | A cube of side 10 cm floats in water with 4 cm above the surface. By Archimedes' principle its mass is: | 600 g | 400 g | 300 g | 60 g | The part under water is 10 × 10 × 6 cm³, which displaces 600 g of water.
`,
    },
  ],
})
