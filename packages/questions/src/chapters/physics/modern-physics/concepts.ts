/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  photoelectric-effect | Photoelectric Effect | photoelectric, prakash vidyut prabhav
  matter-waves | Matter Waves | de broglie, de broglie wavelength, <davisson germer experiment, wave nature of matter, wave particle duality, de broglie hypothesis, de broglie equation, de broglie relation, wavelength of matter waves, <davisson germer
  bohr-model | Bohr's Model of the Atom | bohr model, hydrogen atom, bohr radius
  bohr-postulates | Bohr's Postulates | bohr model postulates, bohr's postulates of atom
  energy-levels | Energy Levels of Hydrogen | energy levels, energy levels of hydrogen atom, bohr energy levels, bohr model energy levels, energy of electron in nth orbit, ground state energy of hydrogen
  hydrogen-spectrum | Hydrogen Spectrum | emission spectrum of hydrogen, ionisation energy of hydrogen, hydrogen spectral lines
  x-rays | X-Rays | xray, characteristic x rays, bremsstrahlung
  nucleus | Nucleus & Nuclear Forces | nuclear size, <nuclear radius, nuclear force, <nuclear density, isotopes isobars isotones in nuclei, isotopes
  binding-energy | Binding Energy & Mass Defect | binding energy, nuclear binding energy, mass defect, <binding energy per nucleon
  radioactivity | Radioactivity | radioactive rays, laws of radioactive decay, nuclear decay, radiodharmita
  half-life | Half-Life & Decay Law | half life, ardh aayu, decay law, radioactive half life, half life of radioactive substance, half life of radioactive element, radioactive decay half life, half life radioactivity
  radioisotopes | Uses of Radioisotopes | radioisotopes, <carbon dating, uses of isotopes, radioactive tracers, <cobalt 60 uses
  nuclear-fission | Nuclear Fission | fission, nabhikiya vikhandan
  nuclear-fusion | Nuclear Fusion | fusion, <hydrogen bomb, energy of the sun, thermonuclear fusion, nabhikiya sanlayan
  nuclear-reactor | Nuclear Reactor | nuclear energy, nuclear power plant, <heavy water reactor, <breeder reactor
  work-function | Work Function & Threshold Frequency | work function, threshold frequency, <threshold wavelength, <stopping potential, einstein photoelectric equation, photocell, <photoelectric cell, photoelectric equation, photoelectric equation numericals
  photoelectric-graphs | Graphs of Stopping Potential in the Photoelectric Effect | stopping potential graph, photoelectric graphs, photoelectric effect graph, graph of stopping potential and frequency, photoelectric current graph, photocurrent graph, einstein photoelectric equation graph
  photon | Photon | photon energy, <momentum of photon, properties of photons, <compton effect
  balmer-series | Lyman, Balmer & Paschen Series | lyman series, balmer series, paschen series, spectral series, <rydberg constant, brackett series, lyman, balmer, paschen
  rutherford-scattering | Rutherford Scattering | alpha particle scattering, alpha scattering experiment, <impact parameter, <distance of closest approach, rutherford experiment
  alpha-beta-decay | Alpha, Beta & Gamma Decay | alpha beta gamma, alpha beta gamma rays, radioactivity alpha beta gamma, alpha decay, beta decay, gamma decay, <gamma rays, <alpha particle, <beta particle, <positron, <neutrino
  radioactivity-units | Units & Discovery of Radioactivity | units of radioactivity, curie and becquerel, <becquerel, discovery of radioactivity
  mean-life | Mean Life & Decay Constant | mean life, decay constant, average life, <activity of a sample
  mass-energy | Mass–Energy Equivalence | e = mc2, einstein mass energy relation, <special relativity
  chain-reaction | Chain Reaction & Atom Bomb | chain reaction, atom bomb, <critical mass, nuclear chain reaction, parmanu bam, <manhattan project
  moderator | Moderator & Control Rods | moderator, control rods, coolant of reactor, moderator in nuclear reactor
  laser | Laser | laser light, laser full form, properties of laser, <stimulated emission
  elementary-particles | Elementary Particles | standard model particles, <higgs boson, <quarks, fundamental particles, <leptons, antimatter, <god particle, <quark
  fission-and-fusion | Difference between Nuclear Fission and Fusion | nuclear fission and fusion, fission and fusion, nabhikiya vikhandan aur sanlayan, vikhandan aur sanlayan
`
