import { readSections } from '../../../kit/define-notes.ts'

export const sections = readSections(String.raw`
# pressure, relative-density | Pressure, thrust and density
$P = \frac FA$ (pascal, N/m²), the same in all directions at a point. Below a surface $P = P_0 + h\rho g$: depth and density count, not the shape of the vessel. Relative density is density over that of water at 4 °C, a pure number. Mixing equal volumes: $\frac{\rho_1+\rho_2}2$; equal masses: $\frac{2\rho_1\rho_2}{\rho_1+\rho_2}$.

*Worked.* 20 m under water ($g = 10$ m/s², $P_0 = 10^5$ Pa): $10^5 + 20\times1000\times10 = 3\times10^5$ Pa, three atmospheres.

# atmospheric-pressure, barometer | Atmospheric pressure, barometer, manometer
1 atm = 76 cm of mercury = $1.013\times10^5$ Pa = 1013 millibar = 760 torr; about 10.3 m of water. A sudden fall of the barometer means a storm, a slow rise fair weather. Tilting the tube lengthens the column, its height stays. A manometer reads $P - P_0 = h\rho g$, gauge pressure.

~~~
   vacuum
    | |
    |#|   76 cm
    |#|
 ___|#|___
 |~~~~~~~|  mercury
~~~

*Worked.* If the height reads 75 cm because air is in the top of the tube, the air has a pressure of 1 cm of mercury.

# pascals-law | Pascal's law
Pressure put on a closed liquid is passed on everywhere in full: $\frac{F_1}{A_1} = \frac{F_2}{A_2}$. Force is gained, work is not: the small piston goes further. Hydraulic lift, brakes, press.

*Worked.* Pistons of 5 cm and 50 cm across: areas 1 : 100, so 150 N lift 15,000 N; the small one moves 1 m for 1 cm of the large.

# buoyancy, floatation | Archimedes' principle and floating
Upthrust = weight of the fluid displaced, $V\rho_fg$. Floats when $\rho_{body} < \rho_f$, and then $\frac{V_{under}}{V} = \frac{\rho_{body}}{\rho_f}$. Apparent weight = $W(1-\frac{\rho_f}{\rho_b})$. The metacentre must lie above the centre of gravity for stable floating.

*Worked.* Ice (0.917) in sea water (1.03): 89% is under water. *Worked.* A stone weighs 5 N in air, 3 N in water: relative density $\frac{5}{5-3} = 2.5$. *Worked.* Ice floating in a glass melts: the level stays; with a stone frozen in, it falls.

# surface-tension, cohesion-adhesion | Surface tension and angle of contact
$T = \frac{\text{force}}{\text{length}} = \frac{\text{energy}}{\text{area}}$, N/m. It falls with temperature and with soap. Cohesion holds like molecules together, adhesion unlike ones. Water wets glass (acute angle of contact, surface curved up), mercury does not (about 135°).

*Worked, energy.* Blowing a soap bubble of radius $r$ takes $8\pi r^2T$ (two surfaces). *Worked, drops.* 1000 equal droplets join: radius 10 times, area $\frac1{10}$ of before, energy is set free.

# soap-bubble | Excess pressure
Drop or air bubble in a liquid $\frac{2T}{r}$; soap bubble in air $\frac{4T}{r}$. The smaller has the larger pressure: joined by a tube, the small bubble shrinks. Two soap bubbles that join in vacuum at one temperature: $r^2 = r_1^2+r_2^2$.

*Worked.* Soap bubble of radius 1 cm, $T = 0.03$ N/m: $\frac{4\times0.03}{0.01} = 12$ Pa.

# capillarity | Capillarity
$$h = \frac{2T\cos\theta}{r\rho g}$$

Narrow tubes lift more ($hr$ constant). Mercury falls ($\cos\theta<0$). A tube too short does not overflow: the surface flattens. Wicks, blotting paper, soil water, and in part sap.

*Worked.* Water rises 4 cm in one tube; in one of half the radius 8 cm.

# viscosity, stokes-law | Viscosity, Stokes' law, terminal velocity
$F = \eta A\frac{dv}{dx}$; SI unit Pa s, 1 poise = 0.1 Pa s. Liquids get thinner when heated, gases thicker. **Stokes**: a ball meets $6\pi\eta rv$, and falls at last with

$$v_t = \frac{2r^2(\rho-\sigma)g}{9\eta}$$

*Worked.* 8 equal drops with $v_t = 5$ cm/s join: radius doubles, so 20 cm/s. An air bubble rises, since $\rho<\sigma$.

# fluid-flow, reynolds-number | Streamline flow, continuity, Reynolds number
$A_1v_1 = A_2v_2$: narrow means fast. $Re = \frac{\rho vd}{\eta}$: below about 1000 streamline (by many books up to 2000), above about 2000 to 3000 turbulent. Pipe (Poiseuille): $Q = \frac{\pi Pr^4}{8\eta l}$: half the radius, one sixteenth of the flow.

*Worked.* A pipe narrows from 4 cm to 2 cm across; 1 m/s becomes 4 m/s.

# bernoulli, torricelli-law | Bernoulli, Torricelli, venturi
$$P + \frac12\rho v^2 + \rho gh = \text{constant}$$

Energy conservation for a steady flow without friction. Faster means lower pressure: wings, spray, a roof lifted by a storm, a spinning ball (Magnus).

**Torricelli**: speed out of a hole at depth $h$ is $\sqrt{2gh}$. With the hole $h$ below the surface and $H-h$ above the ground it lands at $2\sqrt{h(H-h)}$, farthest for $h = \frac H2$. **Venturi**: $P_1-P_2 = \frac12\rho(v_2^2-v_1^2)$.

*Worked.* Hole 5 m below the surface: 10 m/s. *Worked.* Wind of 40 m/s over a roof of 250 m², air 1.2 kg/m³: lift $\frac12\times1.2\times1600\times250 = 2.4\times10^5$ N.

# bernoulli-applications | Applications of Bernoulli's principle
Everywhere the fluid is faster, its pressure is lower.

| Where | What happens |
| --- | --- |
| Wing of an aeroplane | faster air above, so lift $\frac12\rho(v_1^2-v_2^2)A$ |
| Atomiser, paint sprayer | fast air over the tube draws the liquid up |
| Carburettor, Bunsen burner | petrol or air is drawn in where the flow is fastest |
| Venturi meter | fall of pressure in the throat gives the rate of flow |
| Spinning ball (Magnus) | faster air on one side, the ball swerves to it |
| Storm over a roof | low pressure above, the air inside lifts it |
| Fast train, two boats side by side | pulled towards each other |

Not by it: hydraulic press and brakes (Pascal), floating ships and hydrometer (Archimedes).

*Worked.* 70 m/s above and 60 m/s below a wing of 20 m², air 1.2 kg/m³: $\frac12\times1.2\times(4900-3600) = 780$ Pa, lift 15,600 N. *Worked.* Water at 2 m/s enters a level throat of half the area: 4 m/s, and the pressure falls by $\frac12\times1000\times(16-4) = 6000$ Pa.

# elasticity, hookes-law | Elasticity and Hooke's law
Stress = force per area; strain = change per size, no unit. Up to the limit of proportionality stress = modulus × strain. Beyond the yield point the change stays. Steel is more elastic than rubber, because it needs more stress for the same strain.

~~~
stress |         . ultimate
       |      yield   . fracture
       |     /
       |    /  straight: Hooke
       |___/________ strain
~~~

Energy in a volume $= \frac12\times$ stress × strain. Springs: in series $\frac1k = \frac1{k_1}+\frac1{k_2}$, in parallel $k_1+k_2$; a spring cut in half is twice as stiff.

# youngs-modulus | Young's modulus
$$Y = \frac{F/A}{\Delta L/L}, \qquad \Delta L = \frac{FL}{AY}$$

*Worked.* Two wires of one metal, lengths 1 : 2, radii 1 : 2, same load: extensions $\frac{L}{r^2}$, as $1 : \frac12 = 2 : 1$. *Worked.* 100 N on 2 m of wire of 1 mm² steel ($2\times10^{11}$ Pa): $\Delta L = \frac{100\times2}{10^{-6}\times2\times10^{11}} = 1$ mm. Hindered heating: stress $Y\alpha\Delta T$.

# bulk-modulus | Bulk and shear modulus, Poisson's ratio
$B = -\frac{\Delta P}{\Delta V/V}$ (all bodies; its inverse is compressibility), $G = \frac{F/A}{\phi}$ (solids only). Gas: isothermal $B = P$, adiabatic $\gamma P$. Poisson's ratio: sideways over lengthwise strain, in practice 0 to 0.5.

*Worked.* Water with $B = 2\times10^9$ Pa under $10^7$ Pa shrinks by $\frac{10^7}{2\times10^9} = 0.5\%$.
`)
