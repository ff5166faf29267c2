import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'At what frequency is a series LCR circuit in resonance?' */
export const inductionAndAc = defineBank({
  id: 'induction-and-ac',
  sets: [
    {
      rows: `
2 earths-magnetism | At a place the horizontal and vertical components of the earth's field are equal. The angle of dip is: | 45° | 0° | 60° | 90° | tan δ = V/H = 1, so the dip is 45°.
2 earths-magnetism | A dip needle stands vertical at the: | magnetic poles | magnetic equator | geographic equator | Tropic of Cancer | The field is vertical at the poles, where dip is 90°. At the magnetic equator it is horizontal.
3 earths-magnetism | At a place the dip is 60° and the horizontal component of the earth's field is 0.2 G. The total field is: | 0.4 G | 0.1 G | 0.23 G | 0.35 G | H = B cos 60°, so B = 0.2 ÷ 0.5 = 0.4 G.
1 field-of-currents | The magnetic field lines around a long straight wire carrying current are: | concentric circles | parallel straight lines | radial lines | ellipses through the wire | The right-hand thumb rule gives their sense: the thumb along the current, the fingers along the field.
2 field-of-currents | The magnetic field at distance r from a long straight current varies as: | 1/r | 1/r² | r | 1/r³ | Ampere's law gives B = μ₀I/2πr, so the field is halved at twice the distance.
2 field-of-currents | The magnetic field at the centre of a circular coil of one turn and radius R carrying current I is: | μ₀I/2R | μ₀I/2πR | μ₀I/R | μ₀I/4πR | Biot–Savart's law gives μ₀I/2R at the centre. The value μ₀I/2πR is that of a straight wire at distance R.
3 field-of-currents | A long solenoid has 1,000 turns per metre and carries 2 A. The field inside it is about: (μ₀ = 4π × 10⁻⁷ SI units) | 2.5 mT | 2.5 T | 0.25 mT | 25 mT | B = μ₀nI = 4π × 10⁻⁷ × 1,000 × 2 = 2.5 × 10⁻³ T.
3 field-of-currents | A wire is bent into a coil of one turn and then into a coil of two turns with the same current. The field at the centre becomes: | four times | two times | half | the same | The radius is halved and the number of turns doubled, so B = μ₀NI/2R becomes 2 × 2 = 4 times.
2 galvanometer | In a moving-coil galvanometer the deflection of the coil is proportional to: | the current | the square of the current | the resistance only | the inverse of current | With a radial field the torque NIAB is balanced by kθ, so θ is proportional to I.
2 galvanometer | The poles of the magnet in a moving-coil galvanometer are made cylindrical in order to get: | a radial magnetic field | a uniform parallel field | a weaker field | a lighter instrument | In a radial field the plane of the coil is always along the field, so the torque does not depend on the angle.
2 galvanometer | To convert a galvanometer into a voltmeter, one connects: | a high resistance in series | a low resistance in parallel | a low resistance in series | a high resistance in parallel | A voltmeter must draw little current. A low resistance in parallel (shunt) makes an ammeter.
3 galvanometer | A galvanometer of resistance 99 Ω gives full deflection for 10 mA. The shunt needed to measure up to 1 A is: | 1 Ω | 0.1 Ω | 9.9 Ω | 100 Ω | S = I_g G/(I − I_g) = 0.01 × 99 ÷ 0.99 = 1 Ω.
3 galvanometer | A galvanometer of 50 Ω gives full deflection for 2 mA. The series resistance needed to read up to 10 V is: | 4,950 Ω | 5,000 Ω | 5,050 Ω | 450 Ω | R = V/I_g − G = 10 ÷ 0.002 − 50 = 5,000 − 50 = 4,950 Ω.
1 electromagnetic-induction | The phenomenon of electromagnetic induction was discovered by: | Michael Faraday | Hans Christian Oersted | James Clerk Maxwell | Andre-Marie Ampere | Faraday found in 1831 that a changing magnetic field gives an emf. Oersted found that a current has a magnetic field.
1 electromagnetic-induction | The SI unit of magnetic flux is the: | weber | tesla | henry | gauss | One weber is one tesla square metre. Henry is the unit of inductance.
2 electromagnetic-induction | The flux through a coil of 50 turns changes from 0.02 Wb to 0.08 Wb per turn in 0.3 s. The induced emf is: | 10 V | 0.2 V | 3 V | 15 V | e = N ΔΦ/Δt = 50 × 0.06 ÷ 0.3 = 10 V.
2 electromagnetic-induction | A rod 0.5 m long moves at 4 m/s at right angles to a field of 0.2 T. The emf between its ends is: | 0.4 V | 0.1 V | 1.6 V | 4 V | Motional emf is Blv = 0.2 × 0.5 × 4 = 0.4 V, with rod, field and velocity at right angles to one another.
2 electromagnetic-induction | The magnetic flux through a plane coil is zero when the angle between the field and the normal to the coil is: | 90° | 0° | 45° | 180° | Flux is BA cos θ, where θ is the angle with the normal. It is the greatest at 0°.
3 electromagnetic-induction | The flux through a coil is Φ = 5t² + 2t + 1 (weber, t in seconds). The size of the induced emf at t = 1 s is: | 12 V | 8 V | 10 V | 7 V | e = dΦ/dt = 10t + 2 = 12 V at t = 1 s.
3 electromagnetic-induction | A metal rod of length l rotates about one end with angular speed ω in a field B normal to its plane of rotation. The emf between its ends is: | ½Bωl² | Bωl² | Bωl | ½Bωl | The mean speed of points of the rod is ωl/2, so e = B × l × ωl/2.
2 lenz-law | The north pole of a magnet is moved towards a closed coil. The face of the coil towards the magnet becomes: | a north pole | a south pole | neutral | alternately north and south | The induced current opposes the approach by repelling the magnet, as Lenz's law says.
2 lenz-law | A magnet is dropped through a closed copper ring held horizontally. As it approaches the ring, its acceleration is: | less than g | equal to g | more than g | zero | The induced current opposes the fall, so the net downward force is less than the weight.
2 lenz-law | The negative sign in Faraday's law e = −dΦ/dt expresses: | Lenz's law | Ohm's law | Ampere's law | Coulomb's law | It shows that the induced emf opposes the change of flux which produces it.
3 lenz-law | A magnet falls along the axis of a ring that has a small cut in it. Its acceleration is: | equal to g | less than g | more than g | zero | An emf is induced, but no current can flow in the open ring, so there is no opposing force.
3 lenz-law | Two coaxial coils face each other. When the current in one is suddenly increased, the current induced in the other is: | opposite in sense to it | in the same sense as it | zero | alternating | The induced current must oppose the growing flux, so it flows in the opposite sense. A falling current would give the same sense.
1 inductance | The SI unit of inductance is the: | henry | weber | farad | tesla | A coil has an inductance of one henry if a change of one ampere per second gives an emf of one volt.
2 inductance | The self-inductance of a solenoid of given length and area is proportional to: | the square of the number of turns | the number of turns | the current in it | the resistance of the wire | L = μ₀N²A/l. It does not depend on the current.
2 inductance | The current in a coil of inductance 0.5 H changes at 4 A/s. The induced emf is: | 2 V | 8 V | 0.125 V | 4.5 V | e = L dI/dt = 0.5 × 4 = 2 V.
2 inductance | The energy stored in an inductor of 2 H carrying a current of 3 A is: | 9 J | 6 J | 18 J | 3 J | U = ½LI² = ½ × 2 × 9 = 9 J.
3 inductance | A current of 2 A in one coil is switched off in 0.1 s and induces 10 V in a second coil. Their mutual inductance is: | 0.5 H | 2 H | 5 H | 0.05 H | M = e ÷ (dI/dt) = 10 ÷ (2 ÷ 0.1) = 10 ÷ 20 = 0.5 H.
3 inductance | Two coils of self-inductance 4 mH and 9 mH are perfectly coupled. Their mutual inductance is: | 6 mH | 13 mH | 36 mH | 5 mH | For perfect coupling M = √(L₁L₂) = √36 = 6 mH.
1 eddy-currents | Eddy currents are produced in a metal block when: | the magnetic flux through it changes | a steady current flows in it | it is kept in the dark | it is placed in a steady field at rest | A changing flux induces circulating currents in the body of the metal.
2 eddy-currents | Which of the following makes use of eddy currents? | Induction cooker | Electric iron | Electric bulb | Dry cell | A rapidly changing field heats the base of the pan by eddy currents. The iron and the bulb use currents through a resistance.
2 eddy-currents | A metal plate swinging between the poles of a magnet soon stops because of: | electromagnetic damping | gravity | friction of air only | static electricity | Eddy currents in the plate oppose its motion. Slots in the plate make them smaller.
2 eddy-currents | Eddy currents in the core of a motor are undesirable because they: | waste energy as heat | increase the speed | reduce the weight | make the core permanent magnet | The heat is lost and may harm insulation, so cores are laminated.
1 generator-motor | Which device converts electrical energy into mechanical energy? | Electric motor | Generator | Transformer | Battery charger | A current-carrying coil in a magnetic field experiences a torque. A generator does the opposite.
2 generator-motor | In an AC generator the induced emf is the greatest when the plane of the coil is: | parallel to the field | perpendicular to the field | at 45° to the field | at rest in any position | The flux is then zero, but its rate of change is the greatest.
2 generator-motor | The part of a DC motor that reverses the current in the coil after each half turn is the: | split-ring commutator | slip ring | armature core | field magnet | It keeps the torque in the same sense. Slip rings are used in AC generators.
3 generator-motor | A coil of 100 turns and area 0.1 m² rotates at 50 rad/s in a field of 0.02 T. The peak emf is: | 10 V | 1 V | 100 V | 5 V | The peak emf is NBAω = 100 × 0.02 × 0.1 × 50 = 10 V.
1 transformer | A transformer works on the principle of: | mutual induction | self induction only | the heating effect | electrostatic induction | A changing current in the primary induces an emf in the secondary through the common core.
2 transformer | A transformer has 200 turns in the primary and 1,000 in the secondary. If 220 V AC is applied, the output is: | 1,100 V | 44 V | 220 V | 5,500 V | V₂ = V₁ × N₂/N₁ = 220 × 5 = 1,100 V.
2 transformer | Which quantity does not change in an ideal transformer? | Frequency | Voltage | Current | Impedance of the load seen | The alternations of flux follow those of the primary, so frequency stays the same. Power is equal on both sides too.
3 transformer | An ideal transformer steps 220 V down to 22 V and its secondary gives 5 A. The primary current is: | 0.5 A | 50 A | 5 A | 2.2 A | Power is equal: 220 × I = 22 × 5, so I = 0.5 A.
3 transformer | A transformer of 80% efficiency takes 4 kW at 100 V and gives 200 V. The secondary current is: | 16 A | 20 A | 40 A | 32 A | The output is 0.8 × 4,000 = 3,200 W, and 3,200 ÷ 200 = 16 A.
1 alternating-current | The rms value of an alternating current with a peak value of 10 A is about: | 7.07 A | 10 A | 14.1 A | 5 A | The rms value is the peak divided by √2: 10 ÷ 1.414 = 7.07 A.
1 alternating-current | The average value of a sinusoidal alternating current over a full cycle is: | zero | the peak value | half the peak value | the rms value | The positive and negative halves cancel each other.
2 alternating-current | The peak voltage of a 220 V AC supply is about: | 311 V | 220 V | 155 V | 440 V | 220 V is the rms value, and the peak is 220 × √2 = 311 V.
2 alternating-current | In a pure capacitor connected to an AC source, the current: | leads the voltage by 90° | lags the voltage by 90° | is in phase with the voltage | leads the voltage by 45° | A capacitor draws the greatest current when the voltage changes fastest. In an inductor the current lags.
3 alternating-current | An alternating voltage is V = 200 sin 314t. Its rms value and frequency are about: | 141 V and 50 Hz | 200 V and 314 Hz | 141 V and 314 Hz | 200 V and 50 Hz | The rms value is 200 ÷ √2 = 141 V, and f = 314 ÷ 2π = 50 Hz.
1 lcr-circuit | The reactance of a capacitor to direct current in the steady state is: | infinite | zero | equal to C | equal to 1/C | The reactance is 1/ωC, and ω is zero for direct current, so a capacitor blocks it.
2 lcr-circuit | The reactance of an inductor becomes, when the frequency is doubled: | double | half | four times | the same | X = ωL is proportional to frequency. The reactance of a capacitor would be halved.
2 lcr-circuit | A series circuit has R = 3 Ω and inductive reactance 4 Ω. Its impedance is: | 5 Ω | 7 Ω | 1 Ω | 12 Ω | Z = √(R² + X²) = √(9 + 16) = 5 Ω.
2 lcr-circuit | In a series LCR circuit the voltages across R, L and C are 40 V, 60 V and 30 V. The applied voltage is: | 50 V | 130 V | 70 V | 10 V | V = √(40² + (60 − 30)²) = √(1,600 + 900) = 50 V, as the voltages of L and C are opposite in phase.
3 lcr-circuit | A series circuit has R = 8 Ω, X_L = 10 Ω and X_C = 4 Ω and is joined to 100 V AC. The current is: | 10 A | 12.5 A | 4.5 A | 7.1 A | Z = √(8² + (10 − 4)²) = √100 = 10 Ω, so the current is 100 ÷ 10 = 10 A.
2 ac-resonance | A series LCR circuit is in resonance when: | X_L = X_C | X_L > X_C | X_L < X_C | R = 0 | The two reactances cancel, so the impedance is just R and the current is greatest.
2 ac-resonance | At resonance the impedance of a series LCR circuit is: | equal to R | zero | infinite | equal to X_L | The circuit behaves like a pure resistance, with current and voltage in phase.
2 ac-resonance | The angular resonance frequency of a series LCR circuit is: | 1/√(LC) | √(LC) | 1/LC | R/L | At resonance ωL = 1/ωC, so ω² = 1/LC.
3 ac-resonance | If the capacitance in a series LCR circuit is made four times, its resonance frequency becomes: | half | one-fourth | double | four times | The frequency varies as 1/√C, and √4 = 2.
3 ac-resonance | The quality factor of a series LCR circuit is increased by: | reducing the resistance | increasing the resistance | increasing the voltage | increasing the capacitance alone | Q = (1/R)√(L/C), so a smaller resistance gives a sharper resonance.
1 power-factor | The power factor of a purely resistive AC circuit is: | 1 | 0 | 0.5 | infinite | Voltage and current are in phase, so cos φ = cos 0° = 1.
2 power-factor | The average power used by a pure inductor in an AC circuit over a cycle is: | zero | VI | VI/2 | I²X | Current and voltage differ in phase by 90°, so cos φ = 0. Energy is stored and returned.
2 power-factor | The power factor of a series circuit with R = 6 Ω and impedance 10 Ω is: | 0.6 | 0.8 | 1.67 | 0.4 | cos φ = R/Z = 6 ÷ 10 = 0.6.
2 power-factor | The current in an AC circuit that consumes no power is called: | wattless current | rms current | eddy current | peak current | It is the component of the current at 90° to the voltage.
3 power-factor | An AC circuit has V = 100 V (rms), I = 5 A (rms) and a phase difference of 60°. The average power is: | 250 W | 500 W | 433 W | 125 W | P = VI cos φ = 100 × 5 × 0.5 = 250 W.
1 transformer | A transformer that gives a higher voltage than that of its supply is called: | step-up | step-down | isolating | regulating | Its secondary has more turns than its primary.
2 transformer | Which of the following is not a cause of energy loss in a transformer? | Induction in the secondary | Heating of copper wires | Eddy currents in the core | Hysteresis of the core | Induction in the secondary is how it works. The other three turn energy into heat.
1 lcr-circuit | The total opposition of an AC circuit to current is called its: | impedance | conductance | inductance | admittance | It combines resistance and reactance and is measured in ohms.
2 lcr-circuit | The reactance of a 10 mH inductor at an angular frequency of 1,000 rad/s is: | 10 Ω | 1 Ω | 100 Ω | 0.1 Ω | X = ωL = 1,000 × 0.01 = 10 Ω.
2 lcr-circuit | The reactance of a 10 μF capacitor at an angular frequency of 1,000 rad/s is: | 100 Ω | 10 Ω | 1,000 Ω | 0.01 Ω | X = 1/ωC = 1 ÷ (1,000 × 10⁻⁵) = 100 Ω.
3 lcr-circuit | In a series LCR circuit X_L is greater than X_C. The current: | lags the voltage | leads the voltage | is in phase with it | is zero | The circuit is inductive, and tan φ = (X_L − X_C)/R is positive.
3 lcr-circuit | A coil draws 2 A from 12 V DC and 1 A from 12 V (rms) AC. Its inductive reactance is about: | 10.4 Ω | 6 Ω | 12 Ω | 18 Ω | R = 12 ÷ 2 = 6 Ω and Z = 12 Ω, so X = √(144 − 36) = 10.4 Ω.
2 alternating-current | The number of times in one second that a 50 Hz alternating current becomes zero is: | 100 | 50 | 25 | 200 | It passes through zero twice in each cycle.
2 alternating-current | An AC ammeter reads the: | rms value | peak value | average value over a cycle | instantaneous value | The effect used depends on the square of the current, so its scale is marked in rms values. The mean over a cycle is zero.
2 alternating-current | One reason for preferring AC to DC for supply over long distances is that AC: | can be changed in voltage easily | is less dangerous at any voltage | has no frequency | needs no wires | Transformers raise the voltage for transmission and lower it for use.
3 alternating-current | An alternating current of rms value 2 A flows in 10 Ω. The heat produced in 10 s is: | 400 J | 200 J | 800 J | 40 J | The rms value gives the same heat as DC: I²Rt = 4 × 10 × 10 = 400 J.
3 ac-resonance | A series circuit has L = 0.1 H and C = 10 μF. Its resonant angular frequency is: | 1,000 rad/s | 100 rad/s | 10,000 rad/s | 316 rad/s | LC = 0.1 × 10⁻⁵ = 10⁻⁶, so ω = 1/√(10⁻⁶) = 1,000 rad/s.
3 ac-resonance | At resonance in a series LCR circuit, the voltage across L is 100 V. The voltage across C is: | 100 V | zero | 50 V | 200 V | The reactances are equal, so the voltages are equal in size and opposite in phase.
1 lenz-law | Lenz's law gives the: | direction of induced current | size of induced emf | resistance of the coil | force between two magnets | The induced current opposes the change that causes it. Faraday's law gives the size of the emf.
`,
    },
  ],
})
