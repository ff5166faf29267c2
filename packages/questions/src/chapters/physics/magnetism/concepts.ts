/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  bar-magnet | Bar Magnet & Field Lines | magnet, bar magnet, magnetic field lines, <magnetic poles, chumbak, permanent magnet, gauss law in magnetism
  earths-magnetism | Earth's Magnetism | terrestrial magnetism, earth's magnetic field, magnetic declination, angle of dip, dip and declination, magnetic equator
  magnetic-materials | Magnetic Materials | diamagnetic paramagnetic ferromagnetic, magnetism and matter, magnetic permeability, magnetic properties of materials
  field-of-currents | Magnetic Field of Currents | magnetic field due to current
  biot-savart | Biot–Savart Law | biot savart
  ampere-law | Ampere's Circuital Law & Solenoid | ampere circuital law, ampere's law
  magnetic-force | Magnetic Force on Charges & Currents |
  force-on-charge | Magnetic Force on a Moving Charge | <lorentz force, charge in a magnetic field, force on moving charge, force on a charge in magnetic field, motion of charged particle in magnetic field, charged particle in magnetic field, <radius of circular path, <velocity selector
  force-on-conductor | Force on a Current-Carrying Conductor | force on a current, force on a conductor, force on a current carrying wire, force on current carrying conductor in magnetic field, magnetic force on a wire
  galvanometer | Moving-Coil Galvanometer | galvanometer
  electromagnetic-induction | Electromagnetic Induction | emi physics, em induction, emi and ac, induced emf, vidyut chumbakiya preran
  faradays-law-of-induction | Faraday's Law of Induction | faraday's law of electromagnetic induction, faradays law, faraday ka niyam
  lenz-law | Lenz's Law | lenz's rule, direction of induced current, lenz
  energy-in-inductor | Energy Stored in an Inductor | inductor energy, magnetic energy density
  inductance | Self & Mutual Inductance | self inductance, self induction, <inductor
  eddy-currents | Eddy Currents | foucault currents, <electromagnetic damping, induction furnace
  generator-motor | Generator & Motor |
  transformer | Transformer | <step up transformer, <step down transformer, turns ratio
  transformer-efficiency | Transformer Efficiency | <transformer loss, energy losses in transformer
  alternating-current | Alternating Current | ac, rms value, rms current, peak value of ac, ac circuits, phasor diagram, pratyavarti dhara, rms value of ac
  lcr-circuit | LCR Circuit & Impedance | lcr, lcr circuit, rlc circuit, series lcr circuit, impedance
  ac-resonance | Resonance in AC Circuits | resonant frequency, resonance in lcr circuit, <quality factor, q factor, lc oscillations, lcr resonance, series resonance, series lcr resonance
  power-factor | Power Factor | power in ac circuit, <wattless current, average power in ac, power factor of ac circuit
  diamagnetism | Diamagnetism | diamagnetic substances, diamagnetic materials, pratichumbakatva, diamagnetic
  paramagnetism | Paramagnetism & Curie Law | paramagnetism, paramagnetic substances, paramagnetic materials, curie law, curie's law, magnetic susceptibility, paramagnetic
  ferromagnetism | Ferromagnetism & Hysteresis | ferromagnetism, ferromagnetic substances, ferromagnetic materials, hysteresis, <hysteresis loop, hysteresis curve, <curie temperature, <retentivity and coercivity, ferromagnetic
  solenoid | Solenoid & Toroid | solenoid, toroid, field of a solenoid
  cyclotron | Cyclotron | cyclotron frequency
  parallel-currents | Force between Parallel Currents | force between parallel wires, force between parallel conductors, force between two parallel currents, definition of ampere, force between two parallel wires
  galvanometer-conversion | Conversion of Galvanometer | <shunt, conversion of galvanometer to ammeter, <conversion of galvanometer into voltmeter, <galvanometer to ammeter, <galvanometer to voltmeter
  current-loop | Current Loop & Magnetic Moment | <torque on current loop, magnetic moment, magnetic dipole moment, magnetic dipole, current loop
  fleming-rules | Fleming's Rules | fleming's left hand rule, fleming's right hand rule, fleming left hand, fleming right hand, fleming rule
  electric-motor | Electric Motor | <dc motor, motor, electric motor working, vidyut motor, <back emf, <back emf of motor
  ac-generator | Electric Generator | <ac generator, dynamo, dc generator, vidyut janitra
  electromagnet | Electromagnet & Oersted's Experiment | electromagnet, oersted experiment, right hand thumb rule, <electric bell, maxwell right hand rule
  motional-emf | Magnetic Flux & Motional EMF | motional emf, magnetic flux, <weber
  mutual-inductance | Mutual Inductance | mutual induction, coefficient of mutual induction
  reactance | Inductive & Capacitive Reactance | inductive reactance, capacitive reactance, reactance, <choke coil
  ac-and-dc | Difference between AC and DC | ac and dc, ac and dc current, alternating and direct current, pratyavarti dhara aur disht dhara, ac and dc generator
`
