/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  subatomic-particles | Subatomic Particles | discovery of electron, discovery of neutron, electron proton neutron, <cathode rays, <millikan oil drop, <electron, <chadwick, goldstein, <millikan, canal rays, anode rays
  atomic-number | Atomic Number & Mass Number | atomic number, mass number, number of neutrons, number of protons neutrons and electrons, parmanu kramank
  isotopes-isobars | Isotopes, Isobars & Isotones | isotopes and isobars, isobars, isotones, isotopes of an element, samasthanik, isotopes in chemistry
  atomic-models | Thomson & Rutherford Models | atomic model, models of atom, <thomson model, <gold foil experiment
  rutherford-model | Rutherford's Model | rutherford atomic model, rutherford model of atom, nuclear model of atom
  bohr-atom | Bohr's Theory of Hydrogen | bohr model in chemistry, bohr theory in chemistry, hydrogen line spectrum, bohr orbit radius
  dual-nature-uncertainty | de Broglie & Uncertainty Principle | <heisenberg uncertainty principle, <uncertainty principle, <heisenberg, dual nature of electron, planck quantum theory, dual nature of matter, <heisenberg principle
  quantum-numbers | Quantum Numbers | shells and subshells, azimuthal quantum number, principal quantum number, magnetic quantum number, spin quantum number
  orbitals-nodes | Orbitals & Nodes | orbitals, radial nodes, shape of orbitals, angular nodes, schrodinger wave equation, schrodinger equation, energy of orbitals
  filling-rules | Aufbau, Pauli & Hund's Rules | <aufbau principle, <pauli exclusion principle, <n + l rule, <pauli principle, <aufbau, <pauli
  hunds-rule | Hund's Rule | hund's rule of maximum multiplicity, hund, hund ka niyam
  electronic-configuration | Electronic Configuration | electron configuration, configuration of ions, isoelectronic species, configuration of chromium and copper, isoelectronic, valence electrons
  unpaired-magnetic | Unpaired Electrons & Magnetic Moment | unpaired electrons, spin-only magnetic moment, magnetic moment of ions
`
