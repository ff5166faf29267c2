import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
pressure | Pressure, dab, dabav, दाब | Pressure is the force acting normally on unit area of a surface: $P = F/A$. It is a scalar and its SI unit is the pascal.
pressure | Pascal, pascal unit, पास्कल | The pascal is the SI unit of pressure, equal to a force of one newton acting normally on an area of one square metre.
pressure | Thrust, pranod, प्रणोद | Thrust is the total force acting on a surface in the direction perpendicular to it. Its SI unit is the newton.
pressure | Hydrostatic pressure, pressure in a liquid | Hydrostatic pressure is the pressure at a point inside a liquid at rest due to the liquid above it: $P = h\\rho g$. It grows with depth and acts equally in all directions.
atmospheric-pressure | Atmospheric pressure, air pressure, vayumandaliya dab, वायुमंडलीय दाब | Atmospheric pressure is the pressure exerted by the weight of the air on every surface; at sea level it is about $1.013 \\times 10^5$ Pa, or 76 cm of mercury.
pascals-law | Pascal's law, pascal ka niyam, पास्कल का नियम | Pascal's law states that a change of pressure applied to an enclosed fluid at rest is transmitted undiminished to every part of the fluid and to the walls of the vessel.
pascals-law | Hydraulic lift, hydraulic press, द्रवचालित लिफ्ट | A hydraulic lift is a machine based on Pascal's law in which a small force on a narrow piston gives a large force on a wide one: $F_1/A_1 = F_2/A_2$.
buoyancy | Buoyancy, buoyant force, upthrust, utplavan bal, उत्प्लावन बल | Buoyancy is the upward force that a fluid exerts on a body wholly or partly immersed in it; it equals the weight of the fluid displaced.
buoyancy | Archimedes' principle, archimedes principle, आर्किमिडीज का सिद्धांत | Archimedes' principle states that a body wholly or partly immersed in a fluid is pushed up by a force equal to the weight of the fluid it displaces.
floatation | Law of floatation, law of flotation, plavan ka niyam, प्लवन का नियम | The law of floatation states that a floating body displaces fluid whose weight is equal to its own weight.
surface-tension | Surface tension, prishth tanav, पृष्ठ तनाव | Surface tension is the property by which the free surface of a liquid behaves like a stretched sheet and tends to the least area; it is the force per unit length: $T = F/l$, in N/m.
surface-tension | Surface energy, पृष्ठ ऊर्जा | Surface energy is the extra potential energy of the molecules at the surface of a liquid; per unit area it is numerically equal to the surface tension.
capillarity | Capillarity, capillary action, keshiktva, केशिकत्व | Capillarity is the rise or fall of a liquid in a very narrow tube because of surface tension: $h = \\frac{2T\\cos\\theta}{r\\rho g}$. Oil rising in a lamp wick is an example.
cohesion-adhesion | Cohesion, cohesive force, sansanjak bal, संसंजक बल | Cohesion is the force of attraction between molecules of the same substance, such as that between water molecules in a drop.
cohesion-adhesion | Adhesion, adhesive force, asanjak bal, आसंजक बल | Adhesion is the force of attraction between molecules of different substances, such as that between water and glass or chalk and a blackboard.
cohesion-adhesion | Angle of contact, sparsh kon, स्पर्श कोण | Angle of contact is the angle between the tangent to a liquid surface at the point of contact and the solid surface, measured inside the liquid; it is acute for liquids that wet the solid.
viscosity | Viscosity, shyanta, श्यानता | Viscosity is the property of a fluid by which it opposes the relative motion of its layers, a kind of internal friction. Honey is more viscous than water.
viscosity | Coefficient of viscosity, श्यानता गुणांक | Coefficient of viscosity is the tangential force per unit area needed to maintain unit velocity gradient between layers of a fluid: $F = \\eta A\\,dv/dx$. Its SI unit is Pa s.
stokes-law | Stokes' law, stokes law, स्टोक्स का नियम | Stokes' law states that the viscous drag on a small sphere of radius $r$ moving with speed $v$ through a fluid is $F = 6\\pi\\eta rv$.
stokes-law | Terminal velocity, antim veg, सीमांत वेग | Terminal velocity is the constant speed that a body falling through a fluid attains when drag and buoyancy together balance its weight.
fluid-flow | Streamline flow, laminar flow, steady flow, dhara rekhiya pravah, धारारेखीय प्रवाह | Streamline flow is the steady flow of a fluid in which every particle passing a given point follows the same path with the same velocity as the particles before it.
fluid-flow | Equation of continuity, continuity equation, सांतत्य समीकरण | The equation of continuity states that for an incompressible fluid in steady flow the product of area and speed is constant: $A_1v_1 = A_2v_2$.
bernoulli | Bernoulli's principle, bernoulli theorem, bernoulli equation, बरनौली का सिद्धांत | Bernoulli's principle states that in the streamline flow of an ideal fluid the sum of pressure energy, kinetic energy and potential energy per unit volume is constant: $P + \\frac{1}{2}\\rho v^2 + \\rho gh$ = constant.
reynolds-number | Reynolds number, रेनल्ड्स संख्या | Reynolds number is a pure number that tells whether the flow of a fluid is streamline or turbulent: $Re = \\rho vd/\\eta$. Small values mean streamline flow.
reynolds-number | Turbulent flow, turbulence, vikshubdh pravah, विक्षुब्ध प्रवाह | Turbulent flow is the irregular flow of a fluid, with eddies and changing velocity at each point, which sets in when the speed exceeds the critical velocity.
torricelli-law | Torricelli's law, torricelli theorem, velocity of efflux | Torricelli's law states that the speed of a liquid flowing out of a hole at depth $h$ below the surface equals that of free fall through $h$: $v = \\sqrt{2gh}$.
torricelli-law | Venturi meter, venturimeter | A Venturi meter is a device with a narrowed tube, based on Bernoulli's principle, that measures the rate of flow of a liquid through a pipe.
soap-bubble | Excess pressure, excess pressure in a drop and bubble | Excess pressure is the amount by which the pressure inside a curved liquid surface exceeds that outside: $2T/r$ for a drop and $4T/r$ for a soap bubble.
relative-density | Density, ghanatva, घनत्व | Density is the mass per unit volume of a substance: $\\rho = m/V$. Its SI unit is kg/m³; that of water is about 1000 kg/m³.
relative-density | Relative density, specific gravity, apekshik ghanatva, आपेक्षिक घनत्व | Relative density is the ratio of the density of a substance to the density of water at 4 °C; being a ratio, it has no unit.
relative-density | Hydrometer, हाइड्रोमीटर | A hydrometer is a floating instrument that measures the density or relative density of liquids; it sinks deeper in lighter liquids.
relative-density | Lactometer, दुग्धमापी | A lactometer is a kind of hydrometer used to test the purity of milk by measuring its relative density.
barometer | Barometer, vayudabmapi, वायुदाबमापी | A barometer is an instrument that measures atmospheric pressure; the mercury barometer was invented by Torricelli.
barometer | Manometer, मैनोमीटर | A manometer is a U-shaped tube holding a liquid that measures the pressure of a gas by the difference of the liquid levels in its two arms.
barometer | Gauge pressure, गेज दाब | Gauge pressure is the difference between the absolute pressure at a point and the atmospheric pressure.
elasticity | Elasticity, pratyasthata, प्रत्यास्थता | Elasticity is the property by which a body regains its original size and shape when the deforming force is removed. In physics steel is more elastic than rubber.
elasticity | Plasticity, sughatyata, सुघट्यता | Plasticity is the property by which a body keeps its changed shape after the deforming force is removed, as putty or wet clay does.
hookes-law | Hooke's law, hookes law, hooke ka niyam, हुक का नियम | Hooke's law states that within the elastic limit stress is directly proportional to strain; for a spring, the force is proportional to the extension: $F = kx$.
hookes-law | Stress, mechanical stress, pratibal, प्रतिबल | Stress is the internal restoring force per unit area set up in a deformed body: stress $= F/A$. Its SI unit is N/m² or pascal.
hookes-law | Strain, mechanical strain, vikriti, विकृति | Strain is the ratio of the change in a dimension of a body to its original dimension, such as $\\Delta l/l$; it has no unit.
hookes-law | Elastic limit, pratyasthata seema, प्रत्यास्थता सीमा | Elastic limit is the greatest stress up to which a body regains its original shape completely when the deforming force is removed.
hookes-law | Elastic fatigue | Elastic fatigue is the weakening of the elastic property of a material by repeated straining, which is why bridges are declared unsafe after long use.
youngs-modulus | Young's modulus, youngs modulus, यंग प्रत्यास्थता गुणांक | Young's modulus is the ratio of longitudinal stress to longitudinal strain within the elastic limit: $Y = \\frac{F/A}{\\Delta l/l}$. Its SI unit is the pascal.
bulk-modulus | Bulk modulus, आयतन प्रत्यास्थता गुणांक | Bulk modulus is the ratio of the change of pressure to the volume strain it causes: $B = -\\frac{\\Delta P}{\\Delta V/V}$. Its reciprocal is the compressibility.
bulk-modulus | Shear modulus, modulus of rigidity, दृढ़ता गुणांक | Shear modulus is the ratio of shearing (tangential) stress to shearing strain within the elastic limit: $\\eta = \\frac{F/A}{\\theta}$. Only solids have it.
bulk-modulus | Compressibility, संपीड्यता | Compressibility is the reciprocal of the bulk modulus: the fractional decrease of volume per unit increase of pressure.
bulk-modulus | Poisson's ratio, poisson ratio | Poisson's ratio is the ratio of lateral strain to longitudinal strain in a stretched wire or rod within the elastic limit; it has no unit.
`)
