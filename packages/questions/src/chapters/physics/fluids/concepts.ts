/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  pressure | Pressure & Thrust | pressure in liquids, hydrostatic pressure, fluid pressure, dab
  atmospheric-pressure | Atmospheric Pressure | vayumandaliya dab, air pressure
  pascals-law | Pascal's Law | pascal, pascal principle, hydraulic lift, hydraulic press, hydraulic brake
  buoyancy | Archimedes' Principle | archimedes principle and buoyancy, archimedes, upthrust, utplavan, buoyancy, buoyant force
  surface-tension | Surface Tension | prishth tanav, <surface energy
  capillarity | Capillarity | capillary rise, capillary action, keshiktva
  viscosity | Viscosity | coefficient of viscosity, shyanta, viscous force
  fluid-flow | Streamline Flow & Continuity | equation of continuity, streamline flow
  bernoulli | Bernoulli's Principle | bernoulli theorem, bernoulli equation, bernoulli
  bernoulli-applications | Applications of Bernoulli's Principle | applications of bernoulli theorem, bernoulli applications, uses of bernoulli theorem, <lift of an aeroplane
  elasticity | Elasticity | mechanical properties of solids, pratyasthata, elastic potential energy of wire, <energy stored in a stretched wire
  youngs-modulus | Young's Modulus | modulus of elasticity, elastic modulus, elastic moduli
  hookes-law | Hooke's Law | hooke, stress and strain, stress strain curve, stress strain graph, <elastic limit, <elastic fatigue
  bulk-modulus | Bulk & Shear Modulus | bulk modulus, shear modulus, <modulus of rigidity, <rigidity modulus, <compressibility, <poisson ratio, <poissons ratio
  stokes-law | Stokes' Law & Terminal Velocity | stokes law, terminal velocity
  reynolds-number | Reynolds Number & Turbulence | reynolds number, turbulent flow, critical velocity of flow, laminar flow, turbulence
  torricelli-law | Torricelli's Law & Venturi Meter | torricelli law, torricelli, torricelli theorem, velocity of efflux, <speed of efflux, venturimeter, venturi meter, <magnus effect
  soap-bubble | Excess Pressure in Drops & Bubbles | excess pressure in a bubble, soap bubble, excess pressure, bubbles and drops
  cohesion-adhesion | Cohesion, Adhesion & Angle of Contact | cohesion and adhesion, cohesive force, adhesive force, angle of contact, adhesion, cohesion
  relative-density | Density & Relative Density | relative density, specific gravity, <hydrometer, <lactometer, <density of substances, apekshik ghanatva, density, ghanatva, ghanatv
  barometer | Barometer & Manometer | barometer, manometer, <gauge pressure, <torricelli barometer
  floatation | Law of Floatation | law of flotation, floating bodies, floatation, flotation, iceberg, plavan
`
