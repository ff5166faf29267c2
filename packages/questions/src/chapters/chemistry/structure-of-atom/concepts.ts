/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  subatomic-particles | Subatomic Particles | discovery of electron, discovery of neutron, electron proton neutron, <cathode rays, <millikan oil drop, <electron, <chadwick, goldstein, <millikan, canal rays, anode rays
  atomic-number | Atomic Number & Mass Number | atomic number and mass number, atomic number, mass number, number of neutrons, number of protons neutrons and electrons, parmanu kramank
  isotopes-isobars | Isotopes, Isobars & Isotones | isotopes and isobars, isobars, isotones, isotopes of an element, samasthanik, isotopes in chemistry
  atomic-models | Thomson & Rutherford Models | atomic model, atomic models, models of atom, rutherford model, thomson model, <gold foil experiment
  bohr-atom | Bohr's Theory of Hydrogen | bohr model in chemistry, bohr theory in chemistry, hydrogen line spectrum, bohr orbit radius
  dual-nature-uncertainty | de Broglie & Uncertainty Principle | heisenberg uncertainty principle, uncertainty principle, heisenberg, dual nature of electron, planck quantum theory, dual nature of matter
  quantum-numbers | Quantum Numbers | quantum number, shells and subshells, azimuthal quantum number, principal quantum number, magnetic quantum number, spin quantum number
  orbitals-nodes | Orbitals & Nodes | orbitals, radial nodes, nodes of orbitals, shape of orbitals, angular nodes, schrodinger wave equation, schrodinger equation, energy of orbitals
  filling-rules | Aufbau, Pauli & Hund's Rules | <aufbau principle, hund rule, <pauli exclusion principle, n + l rule, hund's rule, <pauli principle
  electronic-configuration | Electronic Configuration | electron configuration, configuration of ions, isoelectronic species, configuration of chromium and copper, isoelectronic, valence electrons
  unpaired-magnetic | Unpaired Electrons & Magnetic Moment | unpaired electrons, spin-only magnetic moment, magnetic moment of ions
`
