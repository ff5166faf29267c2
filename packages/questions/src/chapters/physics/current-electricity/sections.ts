import { readSections } from '../../../kit/define-notes.ts'

export const sections = readSections(String.raw`
# current-and-conductors, current-density | Current and current density
$I = \frac qt$ (1 A = 1 C/s ≈ $6.25\times10^{18}$ electrons a second); conventional current runs against the electrons. Density $J = \frac IA = \sigma E$. Conductors have free electrons, insulators none, semiconductors few: heating helps them.

*Worked.* 0.5 A for 10 minutes: $q = 300$ C.

# drift-velocity | Drift velocity
$$I = nAev_d, \qquad v_d = \frac{eE\tau}{m}, \qquad \mu = \frac{v_d}{E}$$

About a millimetre a second, while the field sets in nearly at the speed of light: a lamp lights at once.

*Worked.* Copper, $n = 8.5\times10^{28}$ m⁻³, 1 mm², 1.36 A: $v_d = \frac{1.36}{8.5\times10^{28}\times10^{-6}\times1.6\times10^{-19}} = 10^{-4}$ m/s. Same current through a wire of double radius: a quarter of the speed.

# ohms-law | Ohm's law
$V = IR$ for metals at a fixed temperature; the graph is a straight line through the origin. Diodes, electrolytes, lamps do not follow it. The slope of $V$ against $I$ is $R$, of $I$ against $V$ it is $\frac1R$.

# resistivity, temperature-and-resistance, superconductivity | Resistance, temperature, superconductors
$R = \frac{\rho l}{A}$. Resistivity belongs to the material: silver least, then copper, gold, aluminium; alloys (manganin, constantan, nichrome) have more and change little with heat, so standard resistors are made of them. Metals: $R_t = R_0(1+\alpha t)$, $\alpha>0$; carbon and semiconductors $\alpha<0$. Below a critical temperature some metals lose all resistance and push the field out (Meissner): mercury at 4.2 K, Onnes 1911.

*Worked, stretching.* A wire drawn to $n$ times its length has $n^2R$ (volume stays). 10% longer: 21% more. *Worked.* 2 Ω at 0 °C, $\alpha = 0.004$ per °C: 2.8 Ω at 100 °C.

# resistor-colour-code | Colour code
Black 0, brown 1, red 2, orange 3, yellow 4, green 5, blue 6, violet 7, grey 8, white 9. Two digits, power of ten, tolerance: gold 5%, silver 10%, none 20%.

*Worked.* Yellow, violet, red, gold: $47\times10^2 = 4.7$ kΩ ± 5%.

# series-parallel | Series and parallel
Series: same current, $R = R_1+R_2+\dots$, voltage by resistance. Parallel: same voltage, $\frac1R = \frac1{R_1}+\frac1{R_2}+\dots$, less than the least, current by the inverse. $n$ equal: $nR$ and $\frac Rn$, ratio $n^2$.

*Worked.* 6 Ω and 3 Ω in parallel: 2 Ω; on 12 V they take 2 A and 4 A. *Worked, ladder without end.* Steps of $R$ in series and $R$ across: $x = R+\frac{Rx}{R+x}$, $x = \frac{1+\sqrt5}{2}R$. *Worked.* A wire of 12 Ω bent to a circle, ends of a diameter: 3 Ω.

# emf-internal-resistance | EMF and internal resistance
$V = E-Ir$ while giving current, $E+Ir$ while charging, $E$ with nothing connected. $r = R\left(\frac EV-1\right)$. Most power goes outside when $R = r$. $n$ cells in series: $\frac{nE}{R+nr}$; in parallel: $\frac{E}{R+r/n}$.

*Worked.* A cell of 1.5 V and 0.5 Ω on 2.5 Ω: 0.5 A, $V = 1.25$ V.

# emf-and-potential-difference | EMF and terminal voltage
| Point | EMF $E$ | Terminal voltage $V$ |
| --- | --- | --- |
| Meaning | work of the source on each coulomb in the whole circuit | work on each coulomb in the outer circuit |
| When | also with nothing connected; it is the cause | in a closed circuit; it is the effect |
| Depends on the outer resistance | no | yes, $V = \frac{ER}{R+r}$ |
| Read by | potentiometer, which takes no current | voltmeter |

Both are in volts; EMF is no force. The lost volts $Ir$ fall inside the cell. Giving current $V < E$, open $V = E$, being charged $V > E$, short-circuited $V = 0$ with $I = \frac Er$.

*Worked.* 2 V open, 1.6 V on 4 Ω: $I = 0.4$ A, lost 0.4 V, $r = 1$ Ω. *Worked.* A 12 V battery of 0.5 Ω charged with 4 A: $V = 12+2 = 14$ V.

# kirchhoff-laws, kirchhoff-loop-rule | Kirchhoff's laws
Junction: sum of currents is zero (charge). Loop: sum of voltages is zero (energy). Go round the loop: $-IR$ along the current, $+E$ from − to + of a cell.

*Worked.* Cells 10 V (1 Ω) and 4 V (1 Ω) against each other in a loop with 4 Ω: $I = \frac{10-4}{6} = 1$ A.

# wheatstone-bridge, metre-bridge | Wheatstone bridge and metre bridge
~~~
          B
       P /|\ Q
        / | \
       A  G  C         balance: P/Q = R/S,
        \ | /          then no current through G
       R \|/ S
          D
~~~

Interchanging cell and galvanometer keeps the balance. Metre bridge: $\frac RS = \frac{l}{100-l}$.

*Worked.* Balance at 40 cm with 6 Ω on the right: $R = 6\times\frac{40}{60} = 4$ Ω.

# potentiometer | Potentiometer
It compares voltages by length and takes no current at balance, so it reads the true EMF: $\frac{E_1}{E_2} = \frac{l_1}{l_2}$, $r = R\left(\frac{l_1}{l_2}-1\right)$. Longer wire, smaller drop per length: more sensitive.

*Worked.* 2 V across 4 m; a cell balances at 3 m: 1.5 V.

# ammeter-voltmeter | Ammeter and voltmeter
Ammeter in series, resistance near zero; voltmeter in parallel, resistance very large. Ideal: 0 and infinite. A galvanometer becomes the one by a small shunt, the other by a large series resistor.

# heating-effect, electric-power, electric-bulb | Heating, power and bulbs
$$H = I^2Rt, \qquad P = VI = I^2R = \frac{V^2}R, \qquad 1\ \text{kWh} = 3.6\times10^6\ \text{J}$$

Bulb: $R = \frac{V^2}{P}$: a 100 W lamp has less resistance than a 40 W lamp. In series the *smaller* wattage glows brighter, in parallel the larger. Series: $\frac1P = \frac1{P_1}+\frac1{P_2}$. Filament: tungsten (melts at 3380 °C) with argon.

*Worked.* 1.5 kW for 2 h a day, 30 days: 90 units. *Worked.* A 100 W, 220 V bulb on 110 V: 25 W. *Worked.* Two heaters boil water in 10 and 15 min: parallel 6 min, series 25 min.

# household-circuits, electric-fuse, earthing | Household circuits and safety
Live (red or brown), neutral (black or blue), earth (green). Appliances in parallel; switch and fuse in the live wire. **Fuse**: thin wire that melts easily, in series; rated a little above the working current. **MCB** switches off by a coil and a bimetal and is reset by hand. **Earthing** joins the metal body to the ground, so that a leak flows there and blows the fuse. Overload: too many appliances; short circuit: live touches neutral.

*Worked.* A 2 kW heater on 220 V takes 9.1 A: a 10 A fuse.

# thermoelectricity | Thermocouple
Two metals, two junctions at different temperatures: a voltage (**Seebeck**). Current through a junction heats or cools it (**Peltier**). Neutral temperature $T_n = \frac{T_i+T_c}{2}$: the EMF is largest there, and reverses beyond $T_i$.

*Worked.* Cold junction 10 °C, inversion 530 °C: neutral 270 °C.

# conductors-and-insulators | Difference between Conductors and Insulators
| | Conductor | Insulator | Semiconductor |
| --- | --- | --- | --- |
| Free electrons | many | hardly any | few |
| Resistivity (Ω m) | 10⁻⁸ | 10¹² and more | 10⁻⁵ to 10⁶ |
| When heated | resists more | — | resists less |
| Examples | silver, copper, graphite | rubber, glass, mica | silicon, germanium |

# series-and-parallel-compared | Series and Parallel Circuits Compared
| | Series | Parallel |
| --- | --- | --- |
| Same for all | current | voltage |
| Adds up | voltage | current |
| Equal resistors R | nR | R/n |
| One part fails | all stop | others work |
`)
