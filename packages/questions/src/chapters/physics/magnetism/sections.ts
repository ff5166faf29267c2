import { readSections } from '../../../kit/define-notes.ts'

export const sections = readSections(String.raw`
# bar-magnet | Bar magnet and field lines
Poles come in pairs; a broken magnet has two new poles. Lines run from N to S outside and S to N inside: closed loops that never cross, dense where the field is strong. Moment $m$ = pole strength × length. Cut across: half the length, half $m$; cut lengthwise: half the pole strength, half $m$.

Far away ($r \gg l$): on the axis $B = \frac{\mu_0}{4\pi}\frac{2m}{r^3}$, on the equator half of it. In a field: $\tau = mB\sin\theta$, $U = -mB\cos\theta$, and small swings have $T = 2\pi\sqrt{\frac{I}{mB}}$.

*Worked.* $m = 0.5$ A m² at 30° to 0.2 T: $\tau = 0.5\times0.2\times0.5 = 0.05$ N m. Turning it from along to against the field takes $2mB = 0.2$ J.

# earths-magnetism | Earth's magnetism
The magnetic poles lie some 11° off the axis; the one near the geographic north is a magnetic *south* pole.

- **Declination**: angle between geographic and magnetic north.
- **Dip** (inclination) $\delta$: angle of the field with the horizontal; 0° at the magnetic equator, 90° at the poles. $B_H = B\cos\delta$, $B_V = B\sin\delta$, $\tan\delta = \frac{B_V}{B_H}$.
- Lines of equal declination are isogonic, of equal dip isoclinic; no dip: aclinic line.

*Worked.* $B_H = 0.3$ G and dip 60°: $B = \frac{0.3}{\cos60°} = 0.6$ G, $B_V = 0.52$ G.

# electromagnet, field-of-currents | Oersted's experiment and fields of currents
A current turns a compass needle (Oersted, 1820). Right-hand grip: thumb along the current, fingers along the field. An electromagnet is a coil on soft iron: easily made and unmade (bells, cranes, relays); permanent magnets are of steel or alnico.

| Current | Field |
| --- | --- |
| long straight wire | $\frac{\mu_0I}{2\pi r}$ |
| centre of a circular coil, $N$ turns | $\frac{\mu_0NI}{2R}$ |
| arc of angle $\theta$ | $\frac{\mu_0I\theta}{4\pi R}$ |
| axis of a loop | $\frac{\mu_0IR^2}{2(R^2+x^2)^{3/2}}$ |
| inside a long solenoid | $\mu_0nI$ |

*Worked.* 10 A in a long wire, 5 cm away: $B = \frac{2\times10^{-7}\times10}{0.05} = 4\times10^{-5}$ T.

# biot-savart | Biot–Savart law
$$dB = \frac{\mu_0}{4\pi}\frac{I\,dl\sin\theta}{r^2}, \qquad \frac{\mu_0}{4\pi} = 10^{-7}\ \text{T m/A}$$

Its direction is that of $d\vec l\times\vec r$. No field along the line of the element. A finite wire at distance $d$: $\frac{\mu_0I}{4\pi d}(\sin\alpha+\sin\beta)$.

*Worked.* Centre of a square loop of side $a$: each side gives $\frac{\mu_0I}{4\pi(a/2)}\cdot2\sin45°$; four give $\frac{2\sqrt2\mu_0I}{\pi a}$.

# ampere-law, solenoid | Ampere's law, solenoid and toroid
$$\oint\vec B\cdot d\vec l = \mu_0I_{enclosed}$$

Solenoid $B = \mu_0nI$ inside, half at the ends, nearly none outside. Toroid $B = \frac{\mu_0NI}{2\pi r}$ inside, none outside. A thick wire of radius $a$: $B \propto r$ inside, $\propto\frac1r$ outside, largest at the surface.

*Worked.* 500 turns on 0.5 m with 2 A: $n = 1000$ per metre, $B = 4\pi\times10^{-7}\times1000\times2 \approx 2.5$ mT.

# magnetic-force, force-on-charge, force-on-conductor, cyclotron | Force on moving charges, cyclotron
$$\vec F = q\vec v\times\vec B, \qquad r = \frac{mv}{qB} = \frac{\sqrt{2mK}}{qB}, \qquad T = \frac{2\pi m}{qB}$$

Across the field: a circle; along it: straight; at an angle: a helix of pitch $v\cos\theta\cdot T$. The force does no work, so speed and energy stay. Crossed fields let through only $v = \frac EB$.

**Cyclotron**: an alternating voltage of frequency $\frac{qB}{2\pi m}$ speeds ions up at each gap between the dees. It fails for electrons and near the speed of light (mass grows), and for neutrons, which have no charge. $K_{max} = \frac{q^2B^2R^2}{2m}$.

*Worked.* Proton and alpha particle with equal kinetic energy: $r\propto\frac{\sqrt m}{q}$, so the radii are as $1 : \frac{\sqrt4}{2} = 1 : 1$.

# parallel-currents, fleming-rules | Force on currents, Fleming's rules
Wire: $F = BIl\sin\theta$. Two parallel wires: $\frac Fl = \frac{\mu_0I_1I_2}{2\pi d}$; same direction attracts, opposite repels.

**Left hand** (motor): first finger field, second current, thumb force. **Right hand** (generator): thumb motion, first finger field, second induced current.

*Worked.* Two wires 10 cm apart with 5 A each: $\frac{2\times10^{-7}\times25}{0.1} = 5\times10^{-5}$ N/m.

# current-loop | Current loop and magnetic moment
$m = NIA$, $\tau = NIAB\sin\theta$ with $\theta$ between the normal and the field: largest when the plane is along the field. An electron in orbit: $m = \frac{evr}{2}$, $\frac mL = \frac{e}{2m_e}$, Bohr magneton $9.27\times10^{-24}$ A m².

# galvanometer, galvanometer-conversion | Galvanometer and its conversion
A coil in a radial field: $NIAB = k\phi$, so deflection is proportional to current. Current sensitivity $\frac{NAB}{k}$, voltage sensitivity $\frac{NAB}{kR}$.

- **Ammeter**: shunt in parallel $S = \frac{I_gG}{I-I_g}$; low resistance, in series with the circuit.
- **Voltmeter**: in series $R = \frac{V}{I_g}-G$; high resistance, in parallel.

*Worked.* $G = 50$ Ω, $I_g = 1$ mA. To read 1 A: $S = \frac{0.05}{0.999} \approx 0.05$ Ω. To read 10 V: $R = 10000-50 = 9950$ Ω.

# magnetic-materials, diamagnetism, paramagnetism, ferromagnetism | Magnetic materials
$B = \mu_0(H+M)$, $M = \chi H$, $\mu_r = 1+\chi$.

| Point | Dia | Para | Ferro |
| --- | --- | --- | --- |
| $\chi$ | small, negative | small, positive | large, positive |
| $\mu_r$ | a little below 1 | a little above 1 | thousands |
| In a field | pushed to the weaker part | drawn weakly | drawn strongly |
| Cause | orbits oppose the field | unpaired electrons | domains |
| With temperature | none | Curie: $\chi = \frac CT$ | above the Curie point paramagnetic |
| Examples | Bi, Cu, water, Au; superconductors ($\chi=-1$) | Al, O₂, Na, Pt | Fe, Co, Ni, Gd |

**Hysteresis**: $B$ lags behind $H$. At $H=0$ retentivity is left; the reverse $H$ that removes it is the coercivity; the area of the loop is the energy lost in each cycle. Soft iron: thin loop, for cores; steel: wide loop, for permanent magnets.

*Worked.* $\chi = 3\times10^{-4}$ at 300 K; at 200 K $\chi = 4.5\times10^{-4}$.

# electromagnetic-induction, faradays-law-of-induction, lenz-law, motional-emf | Induction, Lenz's law, motional EMF
Flux $\Phi = BA\cos\theta$ (weber). **Faraday**: $e = -N\frac{d\Phi}{dt}$; the charge that flows is $\frac{N\Delta\Phi}{R}$, however fast. **Lenz**: the induced current opposes the change that makes it, which is conservation of energy.

~~~
 N pole comes near a ring   ->  near face becomes N (repels)
 N pole goes away           ->  near face becomes S (attracts)
~~~

Rod across a field: $e = Blv$; rod turning about its end: $e = \frac12B\omega l^2$; force to pull it $\frac{B^2l^2v}{R}$.

*Worked.* 100 turns, flux falls from 5 mWb to 0 in 0.1 s: $e = 100\times\frac{0.005}{0.1} = 5$ V. *Worked.* A plane with 40 m wings at 200 m/s where $B_V = 5\times10^{-5}$ T: $e = 0.4$ V.

# inductance, energy-in-inductor, mutual-inductance | Self and mutual inductance
$e = -L\frac{dI}{dt}$, energy $\frac12LI^2$, solenoid $L = \mu_0n^2Al$. Mutual: $e_2 = -M\frac{dI_1}{dt}$, $M = k\sqrt{L_1L_2}$. In series without coupling $L_1+L_2$. Time constant of an LR circuit $\frac LR$. Henry = V s/A.

*Worked.* 4 A to 0 in 0.02 s in 0.5 H: $e = 0.5\times200 = 100$ V; stored before: $\frac12\times0.5\times16 = 4$ J.

# eddy-currents | Eddy currents
Whirls of current in solid metal when flux changes. Use: brakes of trains, induction heater, speedometer, dead-beat galvanometer. Loss in cores: cut by laminating the core with insulated sheets.

# generator-motor, electric-motor, ac-generator | Generator and motor
AC generator: $e = NBA\omega\sin\omega t$, taken off by slip rings; with a split ring (commutator) DC. A motor is the reverse: current in, torque out; the split ring turns the current round every half turn. Back EMF $e = V - IR$: large at full speed, none at the start, hence a starter.

*Worked.* 50 turns, 0.02 m², 0.1 T, 50 rev/s: $e_0 = 50\times0.1\times0.02\times100\pi \approx 31.4$ V. *Worked.* Motor on 200 V, 4 Ω, 5 A: back EMF $200-20 = 180$ V, efficiency 90%.

# transformer, transformer-efficiency | Transformer
$\frac{V_s}{V_p} = \frac{N_s}{N_p} = \frac{I_p}{I_s}$ (ideal). Works on AC only. Losses: copper ($I^2R$), eddy, hysteresis, leak of flux. Power is sent at high voltage because the loss in the line is $I^2R = \frac{P^2R}{V^2}$.

*Worked.* 220 V to 11 V, 100% efficient, 44 W lamp: $I_s = 4$ A, $I_p = 0.2$ A, turns 20 : 1.

# alternating-current, reactance | Alternating current and reactance
$I = I_0\sin\omega t$; $I_{rms} = \frac{I_0}{\sqrt2}$; mean over half a cycle $\frac{2I_0}{\pi}$, over a cycle 0. Indian mains: 220 V rms, peak 311 V, 50 Hz.

| Element | Opposition | Current |
| --- | --- | --- |
| $R$ | $R$ | in phase |
| $L$ | $X_L = \omega L$ | 90° behind |
| $C$ | $X_C = \frac1{\omega C}$ | 90° ahead |

*Worked.* $L = 0.7$ H at 50 Hz: $X_L = 314\times0.7 \approx 220$ Ω, so 1 A on 220 V. For DC an inductor is a wire, a capacitor a gap.

# lcr-circuit, ac-resonance, power-factor | LCR circuit, resonance, power factor
$$Z = \sqrt{R^2+(X_L-X_C)^2}, \quad \tan\phi = \frac{X_L-X_C}{R}, \quad P = V_{rms}I_{rms}\cos\phi, \quad \cos\phi = \frac RZ$$

**Resonance**: $X_L = X_C$, $f_0 = \frac1{2\pi\sqrt{LC}}$, $Z = R$ least, current largest, $\cos\phi = 1$. Sharpness $Q = \frac{\omega_0L}{R} = \frac1R\sqrt{\frac LC}$. A pure $L$ or $C$ takes no mean power: wattless current.

*Worked.* $R = 30$ Ω, $X_L = 80$ Ω, $X_C = 40$ Ω on 200 V: $Z = 50$ Ω, $I = 4$ A, $\cos\phi = 0.6$, $P = 480$ W. *Worked.* $L = 1$ mH, $C = 0.1$ μF: $\omega_0 = \frac1{\sqrt{10^{-10}}} = 10^5$ rad/s.

*Mistake.* Adding $V_R$, $V_L$, $V_C$ as numbers: $V = \sqrt{V_R^2+(V_L-V_C)^2}$.

# ac-and-dc | Difference between AC and DC
| | AC | DC |
| --- | --- | --- |
| Direction | reverses | constant |
| Frequency in India | 50 Hz | 0 |
| From | alternator, mains | cell, solar cell, rectifier |
| Transformer | works | does not |
| Electroplating, charging | no | yes |

An AC generator has two slip rings, a DC generator a split-ring commutator. RMS = peak / √2.
`)
