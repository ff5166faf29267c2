import { defineChapter } from '../../../kit/define-chapter.ts'

export const magnetism = defineChapter({
  subject: 'physics',
  title: 'Magnetism',
  aliases: [
    'magnetic effects of current',
    'moving charges and magnetism',
    'magnetic field',
    'electromagnetism',
  ],
  weight: 70,
  types: {
    'physics/magnetic-force': {
      title: 'Magnetic Force',
      aliases: [],
    },
    'bank/magnetism-concepts': {
      title: 'Magnets & Induction',
      aliases: ['electromagnetic induction and alternating current'],
      weight: 1.3,
    },
    'bank/induction-and-ac': {
      title: 'Induction & Alternating Current',
      aliases: ['electromagnetic induction and ac'],
      weight: 1.5,
    },
  },
  concepts: `
    bar-magnet | Bar Magnet & Field Lines | magnet, magnets, bar magnet, magnetic field lines, magnetic poles, chumbak, permanent magnet
    earths-magnetism | Earth's Magnetism | terrestrial magnetism, earth's magnetic field, magnetic declination, angle of dip, dip and declination
    magnetic-materials | Magnetic Materials | diamagnetic paramagnetic ferromagnetic, diamagnetism, paramagnetism, ferromagnetism, curie temperature, hysteresis, magnetic susceptibility, magnetism and matter
    field-of-currents | Magnetic Field of Currents | magnetic field due to current, oersted experiment, electromagnet, right hand thumb rule
    biot-savart | Biot–Savart Law | biot savart law, biot-savart law, biot savart, biot savarts law
    ampere-law | Ampere's Circuital Law & Solenoid | ampere circuital law, ampere's law, ampere law, amperes circuital law, solenoid, toroid
    magnetic-force | Magnetic Force on Charges & Currents | force on a current, lorentz force, charge in a magnetic field, force on a conductor, fleming's left hand rule, cyclotron, velocity selector, force between parallel wires
    galvanometer | Moving-Coil Galvanometer | galvanometer, moving coil galvanometer, conversion of galvanometer, shunt, torque on current loop, magnetic moment of current loop
    electromagnetic-induction | Electromagnetic Induction | emi physics, emi and ac, faraday law of induction, faraday's law of electromagnetic induction, induced emf, motional emf, magnetic flux, vidyut chumbakiya preran
    lenz-law | Lenz's Law | lenz law, lenz's rule, direction of induced current, lenz
    inductance | Self & Mutual Inductance | self inductance, mutual inductance, self induction, mutual induction, inductor, energy stored in inductor
    eddy-currents | Eddy Currents | eddy current, foucault currents, electromagnetic damping, induction furnace
    generator-motor | Generator & Motor | electric generator, electric motor, ac generator, dynamo, dc motor
    transformer | Transformer | transformers, step up transformer, step down transformer, turns ratio, transformer losses
    alternating-current | Alternating Current | ac, rms value, rms current, peak value of ac, ac circuits, phasor diagram, pratyavarti dhara
    lcr-circuit | LCR Circuit & Impedance | lcr, lcr circuit, rlc circuit, series lcr circuit, impedance, inductive reactance, capacitive reactance, reactance
    ac-resonance | Resonance in AC Circuits | resonant frequency, resonance in lcr circuit, quality factor, q factor, lc oscillations, lcr circuit resonance, lcr resonance, resonance of lcr circuit, series resonance, series lcr resonance
    power-factor | Power Factor | power in ac circuit, wattless current, average power in ac
  `,
  questions: () => import('./questions.ts'),
})
