import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'What is the speed of water from a hole in a tank?' */
export const fluidsAndElasticity = defineBank({
  id: 'fluids-and-elasticity',
  sets: [
    {
      rows: `
2 viscosity | Given below are two statements: // Statement I: The viscosity of a liquid decreases when it is heated. // Statement II: The viscosity of a gas increases when it is heated. // Choose the correct answer. | Both Statement I and Statement II are correct | Both Statement I and Statement II are incorrect | Statement I is correct but Statement II is incorrect | Statement I is incorrect but Statement II is correct | Heat weakens the cohesion in a liquid; in a gas it makes the molecules exchange momentum faster.
3 bernoulli | Given below are two statements: // Statement I: Where the speed of a liquid in a horizontal tube is greater, its pressure is greater. // Statement II: In a steady flow the speed of a liquid is greater where the tube is narrower. // Choose the correct answer. | Statement I is incorrect but Statement II is correct | Both Statement I and Statement II are correct | Both Statement I and Statement II are incorrect | Statement I is correct but Statement II is incorrect | By the equation of continuity the speed rises in the narrow part, and by Bernoulli the pressure falls there.
2 pressure | The pressure due to a column of water 10 m high is about: (g = 10 m/s²) | 10⁵ Pa | 10³ Pa | 10⁴ Pa | 10⁶ Pa | P = hρg = 10 × 1,000 × 10 = 10⁵ Pa, about one atmosphere.
1 pascals-law | In a hydraulic press, a small force on the small piston gives a large force on the large piston because: | pressure is equal in the liquid | energy is created in it | the liquid is squeezed to a smaller volume | the large piston is heavier | F₂ = F₁ × A₂/A₁, while the work done is the same on both sides.
2 pascals-law | The pistons of a hydraulic lift have areas 10 cm² and 500 cm². A force of 40 N on the small piston can lift a load of: | 2,000 N | 800 N | 400 N | 20,000 N | F₂ = 40 × 500 ÷ 10 = 2,000 N.
2 pascals-law | Pressure applied to an enclosed liquid at rest is transmitted: | equally in all directions | only downwards | only towards the base of the vessel | mostly upwards | This is Pascal's law. The pressure acts at right angles to every surface.
3 pascals-law | In a hydraulic lift the small piston (radius r) moves 20 cm. The large piston (radius 5r) rises by: | 0.8 cm | 4 cm | 100 cm | 20 cm | The volume is the same, and the area is 25 times: 20 ÷ 25 = 0.8 cm.
2 soap-bubble, surface-tension | The excess pressure inside a soap bubble of radius r, with surface tension T, is: | 4T/r | 2T/r | T/r | T/2r | A bubble has two surfaces. A liquid drop has one, with excess pressure 2T/r.
3 soap-bubble, surface-tension | Two soap bubbles of radii 1 cm and 2 cm are joined by a tube. Air flows: | from the smaller to the larger | from the larger to the smaller | in neither direction | first one way, then back | Excess pressure 4T/r is greater in the smaller bubble, so it shrinks.
2 capillarity | Water rises in a glass capillary to a height h. In a tube of half the radius the height is: | 2h | h/2 | h | 4h | h = 2T cos θ/rρg is inversely proportional to the radius.
2 cohesion-adhesion | The angle of contact of a liquid that wets the glass is: | acute | obtuse | a right angle | 180° | For water and clean glass it is nearly 0°. For mercury it is about 135°.
3 capillarity | A capillary tube of insufficient length is dipped in water. The water will: | rise to the top but not overflow | overflow at the top like a fountain | not rise at all | rise and fall repeatedly | The meniscus becomes flatter at the top, so that R × h stays constant.
2 viscosity | A small steel ball falling in a tall jar of glycerine soon moves with: | constant velocity | constant acceleration | increasing acceleration | decreasing velocity | Weight is balanced by upthrust and viscous force, and the ball has its terminal velocity.
2 stokes-law, viscosity | By Stokes' law, the viscous force on a small sphere moving slowly in a fluid is: | 6πηrv | 6πηr²v | 4πηrv² | 6πηv/r | It is proportional to the radius, the speed and the viscosity.
3 stokes-law, viscosity | Eight equal drops of water, each falling at terminal velocity v, join into one drop. Its terminal velocity is: | 4v | 2v | 8v | v | The radius becomes 2r since the volume is eight times, and terminal velocity varies as r².
1 fluid-flow | Water flows at 2 m/s in a pipe of area 4 cm². In a narrow part of area 1 cm² its speed is: | 8 m/s | 0.5 m/s | 2 m/s | 4 m/s | By continuity 4 × 2 = 1 × v, so v = 8 m/s.
2 fluid-flow | The equation of continuity A₁v₁ = A₂v₂ for a liquid follows from the conservation of: | mass | energy | momentum | pressure | The same mass passes each section per second if the liquid is incompressible.
2 fluid-flow | A stream of water from a tap becomes narrower as it falls because its: | speed increases | pressure increases | density increases | viscosity increases | Area times speed is constant, so the area falls as the speed grows.
3 torricelli-law | Water in an open tank stands 5 m above a small hole. The speed of the jet from the hole is: (g = 10 m/s²) | 10 m/s | 5 m/s | 50 m/s | 7 m/s | By Torricelli's law v = √(2gh) = √100 = 10 m/s.
2 bernoulli | During a strong wind the roof of a hut may be blown off because: | pressure above the roof falls | pressure above the roof rises | pressure inside falls | the roof becomes lighter | Fast air above has low pressure, and the still air inside pushes the roof up.
1 elasticity | The property by which a body regains its shape after the deforming force is removed is: | elasticity | plasticity | ductility | viscosity | Steel is highly elastic. Putty, which does not recover, is plastic.
1 elasticity | Which of the following is the most elastic? | Steel | Rubber | Glass | Copper | Steel has the largest Young's modulus of these, so it needs the largest stress for the same strain.
2 hookes-law, elasticity | Hooke's law states that within the elastic limit stress is proportional to: | strain | area | length | temperature | The constant ratio of stress to strain is the modulus of elasticity.
2 youngs-modulus, elasticity | The SI unit of Young's modulus is the same as that of: | pressure | force | strain | energy | Strain has no unit, so the modulus has the unit of stress, N/m² or pascal.
2 elasticity | A wire of length L is stretched by l under a load. Under the same load, a wire of the same metal and thickness but length 2L is stretched by: | 2l | l/2 | l | 4l | Extension is FL/AY, so it is proportional to the length.
3 elasticity | A wire is stretched by 2 mm under a load. Another of the same metal, half as long and with twice the radius, is stretched under the same load by: | 0.25 mm | 0.5 mm | 1 mm | 4 mm | Extension is proportional to L/r²: 2 × ½ ÷ 4 = 0.25 mm.
3 hookes-law, youngs-modulus, elasticity | A stress of 10⁸ N/m² in a wire gives a strain of 5 × 10⁻⁴. Its Young's modulus is: | 2 × 10¹¹ N/m² | 5 × 10⁴ N/m² | 5 × 10¹¹ N/m² | 2 × 10⁸ N/m² | Y = stress/strain = 10⁸ ÷ (5 × 10⁻⁴) = 2 × 10¹¹ N/m².
3 hookes-law, elasticity | The energy stored per unit volume of a stretched wire is: | ½ × stress × strain | stress × strain | 2 × stress × strain | stress ÷ strain | It is the area under the stress–strain line. The ratio stress ÷ strain is Young's modulus.
`,
    },
  ],
})
