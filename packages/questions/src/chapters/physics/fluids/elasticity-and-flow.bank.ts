import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'What is the ratio of stress to strain called?' */
export const elasticityAndFlow = defineBank({
  id: 'elasticity-and-flow',
  sets: [
    {
      rows: `
1 youngs-modulus, elasticity | Young's modulus of a material is the ratio of: | longitudinal stress to longitudinal strain | longitudinal strain to stress | volume stress to volume strain | lateral strain to longitudinal strain | The ratio of volume stress to volume strain is the bulk modulus; the ratio of the two strains is Poisson's ratio.
2 youngs-modulus, elasticity | A wire 2 m long and 1 mm² in cross-section stretches by 1 mm under 100 N. Its Young's modulus is: | 2 × 10¹¹ Pa | 2 × 10⁸ Pa | 5 × 10¹⁰ Pa | 1 × 10¹¹ Pa | Y = FL/AΔL = 100 × 2/(10⁻⁶ × 10⁻³) = 2 × 10¹¹ Pa.
2 youngs-modulus, elasticity | Steel is said to be more elastic than rubber because, for the same strain, steel: | needs a greater stress | needs a smaller stress | stretches more easily | has a smaller Young's modulus | Elasticity is measured by the modulus, and that of steel is far greater.
2 youngs-modulus, elasticity | If the length of a wire is doubled, the Young's modulus of its material will: | remain the same | be doubled | become half | become four times | Young's modulus depends on the material and temperature, not on the dimensions of the wire.
3 youngs-modulus, elasticity | Two wires of the same material and length have radii in the ratio 1 : 2. Under equal loads their extensions are in the ratio: | 4 : 1 | 2 : 1 | 1 : 4 | 1 : 2 | ΔL = FL/AY varies as 1/r², so the thinner wire stretches four times as much.
1 hookes-law, elasticity | Strain in a deformed body is: | without unit and dimension | measured in pascal | measured in newton | measured in metre | It is the ratio of a change in dimension to the original dimension.
2 hookes-law, elasticity | A spring stretches by 2 cm under a load of 10 N. Within the elastic limit, what load stretches it by 5 cm? | 25 N | 50 N | 20 N | 4 N | Extension is proportional to load by Hooke's law, so the load is 10 × 5/2 = 25 N.
2 hookes-law, elasticity | On a stress–strain graph, a material that breaks soon after its elastic limit is called: | brittle | ductile | malleable | plastic | Ductile materials have a long plastic range before fracture. Glass is brittle.
2 hookes-law, elasticity | The loss of strength of a material due to repeated alternating strains is called: | elastic fatigue | elastic limit | plastic flow | permanent set | Old bridges are declared unsafe for this reason.
2 bulk-modulus, elasticity | The reciprocal of the bulk modulus of a material is called its: | compressibility | rigidity | ductility | elastic limit | A large bulk modulus means that the material is hard to compress.
1 bulk-modulus, elasticity | Which modulus of elasticity is possessed by solids, liquids and gases alike? | Bulk modulus | Young's modulus | Shear modulus | Flexural modulus | Fluids have no fixed length or shape, so only their volume can be strained elastically.
2 bulk-modulus, elasticity | The modulus of rigidity of an ideal liquid at rest is: | zero | one | infinite | equal to its bulk modulus | A liquid at rest cannot bear a shearing stress.
2 bulk-modulus, elasticity | Poisson's ratio is the ratio of: | lateral strain to longitudinal strain | longitudinal strain to lateral strain | shear stress to shear strain | volume stress to volume strain | It has no unit. The ratio of shearing stress to strain is the modulus of rigidity.
3 bulk-modulus, elasticity | The volume of a liquid falls by 0.1% when the pressure rises by 2 × 10⁶ Pa. Its bulk modulus is: | 2 × 10⁹ Pa | 2 × 10⁷ Pa | 2 × 10⁵ Pa | 5 × 10⁸ Pa | B = Δp/(ΔV/V) = 2 × 10⁶/0.001 = 2 × 10⁹ Pa.
1 stokes-law, viscosity | The constant velocity finally reached by a small sphere falling through a viscous liquid is its: | terminal velocity | critical velocity | escape velocity | angular velocity | The weight is then balanced by the viscous force and the upthrust.
2 stokes-law, viscosity | The acceleration of a body that has reached its terminal velocity in a fluid is: | zero | equal to g | less than g but not zero | more than g | The forces on it balance, so it falls with constant velocity.
2 reynolds-number, fluid-flow | The Reynolds number of a flow is the ratio of: | inertial force to viscous force | viscous force to inertial force | gravity to surface tension | pressure to viscous force | When inertia wins, that is for a large number, the flow becomes turbulent.
1 reynolds-number, fluid-flow | A flow in which the particles of fluid move in an irregular way and form eddies is: | turbulent | streamline | laminar | steady | In streamline or laminar flow each particle follows the path of the one before it.
2 reynolds-number, fluid-flow | The Reynolds number is a quantity that has: | no dimensions | the dimensions of velocity | the dimensions of force | the dimensions of viscosity | It is ρvd/η, in which all units cancel.
3 reynolds-number, fluid-flow | For a given pipe and fluid, if the speed of flow is doubled, the Reynolds number: | doubles | is halved | becomes four times | does not change | R = ρvd/η is directly proportional to the speed.
2 reynolds-number, fluid-flow | Beyond a certain speed the flow of a liquid in a pipe ceases to be streamline. This speed is called the: | critical velocity | terminal velocity | escape velocity | mean velocity | It is larger for a more viscous liquid and a narrower pipe.
2 torricelli-law, bernoulli | By Torricelli's law, the speed of efflux from a hole at depth h below the free surface is: | √(2gh) | 2gh | √(gh) | gh/2 | It is the speed that a body would have after falling freely through h.
1 torricelli-law, bernoulli | A Venturi meter is used to measure: | rate of flow of a liquid | density of a liquid | surface tension of a liquid | temperature of a liquid | It finds the flow from the fall of pressure in a narrow throat, by Bernoulli's principle.
2 torricelli-law, bernoulli | A spinning cricket ball swerves in air because of the pressure difference on its sides. This is called the: | Magnus effect | Doppler effect | Tyndall effect | Meissner effect | Air moves faster on one side of the spinning ball, and the pressure there is lower.
3 torricelli-law, bernoulli | A tank of height H is full of water. At what depth should a hole be made so that the jet goes farthest on the ground? | H/2 | H/4 | H/3 | 3H/4 | The range is 2√(h(H − h)), which is greatest when h = H/2.
1 soap-bubble, surface-tension | Small drops of liquid are spherical because, for a given volume, a sphere has the: | least surface area | greatest surface area | greatest weight | least density | Surface tension makes the surface as small as it can be.
3 soap-bubble, surface-tension | The work done in blowing a soap bubble of radius r from a solution of surface tension T is: | 8πr²T | 4πr²T | 2πr²T | 16πr²T | Both surfaces together have the area 2 × 4πr².
2 soap-bubble, surface-tension | The excess pressure inside a water drop of radius 1 mm, with surface tension 0.07 N/m, is: | 140 Pa | 70 Pa | 280 Pa | 14 Pa | 2T/r = 2 × 0.07/0.001 = 140 Pa.
1 cohesion-adhesion, surface-tension | The force of attraction between molecules of the same substance is called: | cohesion | adhesion | viscosity | friction | Adhesion acts between molecules of different substances, as between water and glass.
1 cohesion-adhesion, capillarity | Water wets clean glass because, between them, the force of: | adhesion exceeds cohesion of water | cohesion exceeds adhesion | gravity exceeds adhesion | friction exceeds cohesion | For mercury and glass it is the other way round, so mercury does not wet glass.
2 cohesion-adhesion, capillarity | The angle of contact of mercury with glass is: | obtuse | acute | zero | exactly 90° | Mercury does not wet glass; its level is depressed in a glass capillary.
2 cohesion-adhesion, capillarity | The angle of contact between pure water and clean glass is taken as: | 0° | 45° | 90° | 135° | Water spreads on clean glass, and its meniscus is concave.
2 cohesion-adhesion, surface-tension | Ink sticks to paper and chalk to the blackboard because of: | adhesion | cohesion | viscosity | buoyancy | These are attractions between molecules of different substances.
1 relative-density, buoyancy | The instrument used to measure the relative density of liquids is the: | hydrometer | hygrometer | barometer | manometer | It floats deeper in a lighter liquid. A hygrometer measures humidity.
1 relative-density, buoyancy | The purity of milk is tested with a: | lactometer | hygrometer | calorimeter | viscometer | A lactometer is a kind of hydrometer; it sinks deeper when water has been added.
1 relative-density, buoyancy | Which of these is the unit of relative density? | It has no unit | kg m⁻³ | g cm⁻³ | N m⁻³ | It is the ratio of two densities, so it has no unit.
2 relative-density, buoyancy | A body weighs 60 N in air and 40 N in water. Its relative density is: | 3 | 1.5 | 2 | 0.67 | The loss of weight in water is 20 N, and 60/20 = 3.
2 relative-density | The mass of 50 cm³ of a substance is 135 g. Its relative density is: | 2.7 | 0.37 | 27 | 1.35 | Its density is 135/50 = 2.7 g/cm³, compared with 1 g/cm³ for water.
2 barometer, atmospheric-pressure | At sea level, the normal height of the mercury column in a barometer is: | 76 cm | 76 mm | 100 cm | 34 cm | A water barometer would need a column of about 10.3 m.
2 barometer, atmospheric-pressure | The difference between the absolute pressure of a gas and the atmospheric pressure is called: | gauge pressure | partial pressure | vapour pressure | osmotic pressure | Tyre gauges and open manometers show gauge pressure.
2 barometer, atmospheric-pressure | An open-tube manometer is used to measure the: | pressure of a gas | density of a solid | speed of wind | humidity of air | It compares the pressure of an enclosed gas with that of the atmosphere.
1 barometer, atmospheric-pressure | The mercury barometer was invented by: | Torricelli | Pascal | Archimedes | Boyle | Torricelli, a pupil of Galileo, made it in 1643.
2 floatation, buoyancy | A block floats with three-fourths of its volume in water. Its density is: | 750 kg/m³ | 250 kg/m³ | 1333 kg/m³ | 1000 kg/m³ | The fraction immersed equals the ratio of densities, so the density is 0.75 × 1000 kg/m³.
1 floatation, buoyancy | A ship moving from a river into the sea rises slightly because sea water: | is denser | is colder | is less viscous | has waves | Less volume of denser water is displaced to balance the same weight.
2 floatation, buoyancy | By the law of floatation, the weight of a floating body equals the weight of: | liquid displaced by it | its part outside liquid | its part inside liquid | liquid left in the vessel | The apparent weight of a floating body is zero.
`,
    },
  ],
})
