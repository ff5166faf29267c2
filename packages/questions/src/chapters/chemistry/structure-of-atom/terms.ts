import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
subatomic-particles | Atom, parmanu, परमाणु | An atom is the smallest particle of an element that takes part in chemical reactions; it has a nucleus of protons and neutrons with electrons round it.
subatomic-particles | Electron, इलेक्ट्रॉन | An electron is a negatively charged subatomic particle with charge $-1.6 \\times 10^{-19}$ C and mass $9.1 \\times 10^{-31}$ kg; it was discovered by J. J. Thomson.
subatomic-particles | Proton, प्रोटॉन | A proton is a positively charged particle of the nucleus with charge equal and opposite to that of the electron and mass $1.67 \\times 10^{-27}$ kg.
subatomic-particles | Neutron, न्यूट्रॉन | A neutron is a particle of the nucleus without charge and with about the mass of a proton; it was discovered by James Chadwick in 1932.
subatomic-particles | Atomic number, parmanu kramank, परमाणु संख्या | Atomic number is the number of protons in the nucleus of an atom, equal to the number of electrons in the neutral atom; it is denoted by $Z$.
subatomic-particles | Mass number, dravyaman sankhya, द्रव्यमान संख्या | Mass number is the total number of protons and neutrons in the nucleus of an atom; it is denoted by $A$.
subatomic-particles | Cathode rays, cathode kirne, कैथोड किरणें | Cathode rays are streams of electrons that travel from the cathode in a discharge tube at very low pressure.
subatomic-particles | Canal rays, anode rays, positive rays | Canal rays are streams of positive ions in a discharge tube that pass through holes in the cathode; Goldstein discovered them.
isotopes-isobars | Isotopes, isotope, samasthanik, समस्थानिक | Isotopes are atoms of the same element with the same atomic number but different mass numbers, such as protium, deuterium and tritium.
isotopes-isobars | Isobars, isobar, sambharik, समभारिक | Isobars are atoms of different elements with the same mass number but different atomic numbers, such as argon-40 and calcium-40; on a weather map an isobar is a line joining places of equal air pressure.
isotopes-isobars | Isotones, isotone, samneutronik, समन्यूट्रॉनिक | Isotones are atoms of different elements with the same number of neutrons, such as carbon-14 and oxygen-16.
atomic-models | Thomson's model of the atom, plum pudding model, थॉमसन का परमाणु मॉडल | Thomson's model pictures the atom as a sphere of positive charge with electrons embedded in it like plums in a pudding.
atomic-models | Rutherford's model of the atom, nuclear model, रदरफोर्ड का परमाणु मॉडल | Rutherford's model pictures the atom as a tiny, dense positive nucleus with electrons revolving round it; it could not explain the stability of the atom.
bohr-atom | Bohr's theory of hydrogen, bohr theory | Bohr's theory states that the electron of hydrogen moves only in fixed orbits with angular momentum $\\frac{nh}{2\\pi}$ and emits or absorbs energy only when it changes orbit.
dual-nature-uncertainty | Heisenberg's uncertainty principle, heisenberg uncertainty principle, anishchitata siddhant, अनिश्चितता का सिद्धांत | Heisenberg's uncertainty principle states that the exact position and momentum of a small particle cannot be known together: $\\Delta x\\,\\Delta p \\ge \\frac{h}{4\\pi}$.
dual-nature-uncertainty | Dual nature of matter, wave particle duality, द्वैत प्रकृति | Dual nature of matter is the fact that moving particles such as electrons behave both as particles and as waves of wavelength $\\lambda = h/mv$.
quantum-numbers | Quantum numbers, quantum sankhya, क्वांटम संख्याएँ | Quantum numbers are the four numbers ($n$, $l$, $m_l$, $m_s$) that describe completely the energy, orbital and spin of an electron in an atom.
quantum-numbers | Principal quantum number, mukhya quantum sankhya, मुख्य क्वांटम संख्या | The principal quantum number $n$ gives the shell of an electron and mainly its energy and distance from the nucleus; it takes the values 1, 2, 3 and so on.
quantum-numbers | Azimuthal quantum number, angular momentum quantum number, दिगंशी क्वांटम संख्या | The azimuthal quantum number $l$ gives the subshell and shape of an orbital; it takes values from 0 to $n - 1$ (s, p, d, f).
quantum-numbers | Magnetic quantum number, चुंबकीय क्वांटम संख्या | The magnetic quantum number $m_l$ gives the orientation of an orbital in space; it takes values from $-l$ to $+l$.
quantum-numbers | Spin quantum number, चक्रण क्वांटम संख्या | The spin quantum number $m_s$ gives the direction of the spin of an electron; it is $+\\frac{1}{2}$ or $-\\frac{1}{2}$.
orbitals-nodes | Orbital, atomic orbital, kakshak, कक्षक | An orbital is the three-dimensional region round the nucleus in which the probability of finding an electron is greatest; it holds at most two electrons.
orbitals-nodes | Node of an orbital, radial node, angular node | A node is a region where the probability of finding an electron is zero; an orbital has $n - l - 1$ radial and $l$ angular nodes.
orbitals-nodes | Schrödinger wave equation, schrodinger equation, श्रोडिंगर समीकरण | The Schrödinger wave equation is the basic equation of quantum mechanics, which describes an electron by a wave function; the square of its magnitude gives the probability of finding the electron.
filling-rules | Aufbau principle, ऑफबाऊ नियम | The Aufbau principle states that electrons fill orbitals in order of increasing energy, that is, of increasing $n + l$: 1s, 2s, 2p, 3s, 3p, 4s, 3d and so on.
filling-rules | Pauli's exclusion principle, pauli exclusion principle, पाउली का अपवर्जन नियम | Pauli's exclusion principle states that no two electrons of an atom can have the same set of all four quantum numbers, so that an orbital holds at most two electrons of opposite spin.
filling-rules | Hund's rule, hund rule of maximum multiplicity, हुंड का नियम | Hund's rule states that electrons pair in the orbitals of a subshell only after each of them has one electron with parallel spin.
electronic-configuration | Electronic configuration, electron configuration, इलेक्ट्रॉनिक विन्यास | Electronic configuration is the distribution of the electrons of an atom among its orbitals, such as 1s² 2s² 2p⁶ 3s¹ for sodium.
unpaired-magnetic | Spin-only magnetic moment, चुंबकीय आघूर्ण अयुग्मित इलेक्ट्रॉन | Spin-only magnetic moment is the moment of an atom or ion due to its $n$ unpaired electrons: $\\mu = \\sqrt{n(n+2)}$ Bohr magnetons.
`)
