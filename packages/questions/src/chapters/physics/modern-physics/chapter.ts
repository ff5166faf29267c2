import { defineChapter } from '../../../kit/define-chapter.ts'

export const modernPhysics = defineChapter({
  subject: 'physics',
  title: 'Modern Physics',
  aliases: ['atoms and nuclei', 'dual nature of radiation and matter', 'atomic physics', 'nuclear physics'],
  weight: 90,
  types: {
    'physics/photoelectric': {
      title: 'Photoelectric Effect',
      aliases: [],
    },
    'physics/half-life': {
      title: 'Radioactive Decay',
      aliases: [],
    },
    'physics/bohr': {
      title: "Bohr's Atom",
      aliases: [],
    },
    'bank/modern-physics-concepts': {
      title: 'Concepts of Modern Physics',
      aliases: [],
      weight: 1.3,
    },
    'bank/atoms-and-nuclei': {
      title: 'Matter Waves, Nuclei & Nuclear Energy',
      aliases: ['concepts of nuclei'],
      weight: 1.2,
    },
  },
  concepts: `
    photoelectric-effect | Photoelectric Effect | photoelectric, work function, stopping potential, photon energy, threshold frequency, einstein photoelectric equation, photons, prakash vidyut prabhav
    matter-waves | Matter Waves | de broglie, de broglie wavelength, davisson germer experiment, wave nature of matter, wave particle duality
    bohr-model | Bohr's Model of the Atom | bohr model, energy levels, hydrogen atom, bohr radius, bohr postulates, rutherford scattering, alpha particle scattering
    hydrogen-spectrum | Hydrogen Spectrum | spectral series, lyman series, balmer series, paschen series, emission spectrum of hydrogen, rydberg constant
    x-rays | X-Rays | x rays, x ray, xray, characteristic x rays, bremsstrahlung
    nucleus | Nucleus & Nuclear Forces | nuclear size, nuclear radius, nuclear force, nuclear density, isotopes isobars isotones in nuclei, isotopes
    binding-energy | Binding Energy & Mass Defect | binding energy, mass defect, mass energy equivalence, binding energy per nucleon, e = mc2
    radioactivity | Radioactivity | alpha beta gamma decay, alpha decay, beta decay, gamma rays, radioactive rays, laws of radioactive decay, nuclear decay, radiodharmita
    half-life | Half-Life & Decay Law | half life, decay constant, mean life, activity of a sample, ardh aayu
    radioisotopes | Uses of Radioisotopes | radioisotopes, carbon dating, uses of isotopes, radioactive tracers
    nuclear-fission | Nuclear Fission | fission, chain reaction, atom bomb, nabhikiya vikhandan
    nuclear-fusion | Nuclear Fusion | fusion, hydrogen bomb, energy of the sun, thermonuclear fusion, nabhikiya sanlayan
    nuclear-reactor | Nuclear Reactor | nuclear energy, moderator, control rods, nuclear power plant, heavy water reactor, breeder reactor
  `,
  questions: () => import('./questions.ts'),
})
