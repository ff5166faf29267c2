import { readSections } from '../../../kit/define-notes.ts'

export const sections = readSections(String.raw`
# heat-and-temperature | Heat and temperature
| Point | Heat | Temperature |
| --- | --- | --- |
| What it is | energy that flows because of a difference of temperature | how hot a body is; average kinetic energy of its molecules |
| Unit | joule; calorie | kelvin; °C |
| Measured by | calorimeter | thermometer |
| Depends on mass | yes, $Q = mc\Delta T$ | no |
| Part in the flow | what flows | decides which way |

Heat flows from the hotter to the colder body, whichever of them has more energy, until both are equally hot: thermal equilibrium. If A and B are each in equilibrium with C, they are so with each other (zeroth law). While ice melts or water boils, heat goes in and the temperature stays. A body holds internal energy, not heat.

*Worked.* 1 kg and 2 kg of water warmed by 10 °C ($c = 4200$): the same rise, but 42 kJ and 84 kJ. *Worked.* An iceberg has more internal energy than a cup of hot tea, yet heat flows from the tea to the ice.

# temperature-scales, celsius-fahrenheit, triple-point | Temperature and its scales
$$\frac C5 = \frac{F-32}{9} = \frac{K-273.15}{5}$$

A change of 1 °C is 1 K and 1.8 °F. Equal readings: −40 °C = −40 °F. Any faulty or new scale: $\frac{\text{reading}-\text{ice}}{\text{steam}-\text{ice}}$ is the same for all. **Triple point** of water: 273.16 K at 611 Pa, where ice, water and vapour are together; it fixed the kelvin scale. Thermometers: mercury (−39 to 357 °C), alcohol (cold places), gas (most exact), platinum resistance, thermocouple, pyrometer (furnaces, no touch).

*Worked.* 37 °C = 98.6 °F = 310 K. *Worked.* A faulty thermometer reads 5° in ice and 95° in steam; reading 59°: $\frac{54}{90}\times100 = 60$ °C.

# thermal-expansion, coefficients-of-expansion | Expansion
$\Delta L = L\alpha\Delta T$, $\Delta A = A\beta\Delta T$, $\Delta V = V\gamma\Delta T$ with $\alpha : \beta : \gamma = 1 : 2 : 3$. A hole in a plate grows as the plate would. Liquids: real = apparent + vessel. Gases expand most. Gaps in rails, bimetal strip (bends to the side of smaller $\alpha$), tight rim put on hot. A pendulum clock loses $\frac12\alpha\Delta T$ of its time when warm.

*Worked.* 10 m steel rail, $\alpha = 1.2\times10^{-5}$, 40 °C hotter: 4.8 mm. *Worked.* $\gamma = 5.4\times10^{-5}$: $\alpha = 1.8\times10^{-5}$.

# anomalous-expansion | Anomalous expansion of water
From 0 to 4 °C water shrinks; at 4 °C it is densest. So lakes freeze from the top, fish live below at 4 °C, and pipes burst in frost.

~~~
volume |\                 /
       | \             /
       |  \         /
       |     \ . /
       +------4--------- t/°C
~~~

# specific-heat | Specific heat and calorimetry
$Q = mc\Delta T$; water 4186 J/(kg K) (1 cal/(g °C)) is very high: coolant, sea breeze. Heat capacity $mc$; water equivalent $\frac{mc}{c_w}$. Lost heat = gained heat.

*Worked.* 100 g at 80 °C and 300 g at 20 °C of water: $\frac{8000+6000}{400} = 35$ °C. *Worked.* 0.2 kg of metal at 100 °C in 0.4 kg of water at 20 °C, end 25 °C: $c = \frac{0.4\times4200\times5}{0.2\times75} = 560$ J/(kg K).

# latent-heat, boiling-and-pressure | Latent heat, boiling
$Q = mL$ at constant temperature: ice 336 kJ/kg (80 cal/g), steam 2260 kJ/kg (540 cal/g). Steam burns worse than water at 100 °C. Evaporation: at the surface, at every temperature, cools. Boiling: throughout, when vapour pressure equals outer pressure; a cooker raises it, a hill lowers it. Pressure lowers the melting point of ice (regelation). Salt lowers the freezing and raises the boiling point.

*Worked.* 10 g ice at −10 °C to steam at 100 °C ($c_{ice} = 0.5$): $50+800+1000+5400 = 7250$ cal. *Worked.* 100 g ice at 0 °C in 100 g water at 60 °C: the water gives 6000 cal, melts 75 g; end 0 °C with 25 g ice.

# heat-and-work | Heat and work
$W = JH$, $J = 4.186$ J/cal (Joule). Falling water: $\Delta T = \frac{gh}{c}$.

*Worked.* A waterfall of 210 m ($g = 10$, $c = 4200$): 0.5 °C. *Worked.* A lead bullet at 200 m/s stops, half the heat stays in it, $c = 125$: $\Delta T = \frac{200^2}{4\times125} = 80$ °C.

# heat-transfer, conduction, thermal-conductivity, convection | Conduction and convection
$$\frac Qt = \frac{KA(T_1-T_2)}{d}, \qquad R = \frac{d}{KA}$$

Slabs in series add resistances; equal thickness in series $\frac{2K_1K_2}{K_1+K_2}$, equal area side by side $\frac{K_1+K_2}2$. Silver is the best conductor, air poor: wool, double panes. Ice on a lake: time ∝ (thickness)².

Convection is flow of warmed fluid: sea breeze by day, land breeze by night, trade winds, heaters low, coolers high.

*Worked.* Rods of $K$ and $2K$, same size, in series between 100 °C and 0 °C: the junction is at $100-\frac23\times100 = 33.3$ °C with $K$ at the hot side.

# thermal-radiation, black-body, stefan-law, stefan-boltzmann-law | Radiation, black body, Stefan and Wien
No medium, speed of light. A good absorber is a good emitter (Kirchhoff). A black body absorbs all; a cavity with a small hole comes near.

$$E = \sigma T^4, \quad P = e\sigma A(T^4-T_0^4), \quad \sigma = 5.67\times10^{-8}; \qquad \lambda_mT = b = 2.9\times10^{-3}\ \text{m K}$$

*Worked.* From 27 °C to 327 °C: $T$ doubles, 16 times the radiation. *Worked.* The Sun's peak 480 nm: $T \approx 6000$ K. Spheres of radii 1 : 2 and temperatures 2 : 1: powers $1\cdot16 : 4\cdot1 = 4 : 1$.

# newtons-law-of-cooling | Newton's law of cooling
Rate ∝ excess over the surroundings (small excess): $\frac{T_1-T_2}{t} = k\left(\frac{T_1+T_2}2-T_0\right)$; exactly $T-T_0 = (T_i-T_0)e^{-kt}$.

*Worked.* 60 °C to 50 °C in 10 min, room 25 °C: $1 = k\times30$. The next 10 min: $\frac{50-T}{10} = \frac1{30}\left(\frac{50+T}2-25\right)$, so $T = \frac{300}{7} \approx 42.9$ °C.

# thermos-flask | Thermos flask
Vacuum between two walls stops conduction and convection, silvering stops radiation, the cork stopper stops conduction and convection at the neck.

# humidity-physics | Humidity and dew point
Absolute humidity: g of vapour in 1 m³. Relative humidity: $\frac{\text{vapour present}}{\text{vapour at saturation}}\times100\%$ = SVP at the dew point over SVP at air temperature. Dew point: temperature at which the present vapour saturates. Measured by hygrometer; wet and dry bulb read alike at 100%. Moist air is lighter than dry air.

*Worked.* SVP 17.5 mm at 20 °C, dew point with SVP 10.5 mm: 60%.
`)
