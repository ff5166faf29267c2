import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'What is the ratio of the radii of two nuclei?' */
export const atomsAndNuclei = defineBank({
  id: 'atoms-and-nuclei',
  sets: [
    {
      rows: `
3 photoelectric-effect | Given below are two statements: // Statement I: The maximum kinetic energy of photoelectrons increases with the intensity of the light. // Statement II: The number of photoelectrons emitted per second increases with the intensity of the light, above the threshold frequency. // Choose the correct answer. | Statement I is incorrect but Statement II is correct | Both Statement I and Statement II are correct | Both Statement I and Statement II are incorrect | Statement I is correct but Statement II is incorrect | The maximum kinetic energy depends on the frequency. A higher intensity means more photons per second.
3 binding-energy | Given below are two statements: // Statement I: The binding energy per nucleon is greatest for nuclei of mass number near 56. // Statement II: Energy is released when two very light nuclei fuse into a heavier one. // Choose the correct answer. | Both Statement I and Statement II are correct | Both Statement I and Statement II are incorrect | Statement I is correct but Statement II is incorrect | Statement I is incorrect but Statement II is correct | The curve rises up to iron, so fusion of light nuclei gives more tightly bound ones and releases energy.
1 matter-waves | The wavelength associated with a moving particle was proposed by: | Louis de Broglie | Max Planck | Niels Bohr | Albert Einstein | In 1924 de Broglie gave λ = h/p. Davisson and Germer confirmed it for electrons.
2 matter-waves | The de Broglie wavelength of a particle of momentum p is: | h/p | hp | p/h | h/p² | A larger momentum means a shorter wavelength, so waves of everyday bodies are too short to be noticed.
2 matter-waves | If the kinetic energy of a free electron is made four times, its de Broglie wavelength becomes: | half | double | one-fourth | four times | λ = h/√(2mE), so it varies as 1/√E.
2 matter-waves | The de Broglie wavelength of an electron accelerated through 100 V is about: | 0.123 nm | 1.23 nm | 12.3 nm | 0.246 nm | λ = 1.227 nm ÷ √V = 1.227 ÷ 10 = 0.123 nm.
3 matter-waves | A proton and an alpha particle are accelerated through the same potential difference. The ratio of their de Broglie wavelengths is: | 2√2 : 1 | 1 : 2√2 | 2 : 1 | 4 : 1 | λ = h/√(2mqV), and mq of the alpha particle is 4 × 2 = 8 times as much, so the ratio is √8 : 1.
2 x-rays | The shortest wavelength of X-rays from a tube depends on the: | accelerating voltage | material of the target | current in the filament | size of the tube | The highest photon energy equals eV, so λ(min) = hc/eV. The characteristic lines depend on the target.
2 x-rays | X-rays are not deflected by electric and magnetic fields because they: | carry no charge | have a large mass | move too fast | are longitudinal waves | They are electromagnetic waves of short wavelength, not particles with charge.
2 x-rays | An X-ray tube works at 12.4 kV. The shortest wavelength of its X-rays is: (hc = 1,240 eV nm) | 0.1 nm | 1 nm | 0.01 nm | 10 nm | λ = hc/eV = 1,240 ÷ 12,400 = 0.1 nm.
1 nucleus | Nuclei with the same number of neutrons but different atomic numbers are called: | isotones | isotopes | isobars | isomers | Isotopes have the same number of protons and isobars the same mass number.
2 nucleus | The radius of a nucleus of mass number A is proportional to: | A^(1/3) | A | A^(2/3) | A² | The volume is proportional to A, so the radius goes as its cube root, about 1.2 fm × A^(1/3).
2 nucleus | The ratio of the radii of nuclei with mass numbers 27 and 125 is: | 3 : 5 | 27 : 125 | 9 : 25 | 5 : 3 | Radii are as the cube roots: 3 and 5.
2 mass-energy, binding-energy | The energy equivalent of a mass of one atomic mass unit is about: | 931 MeV | 0.51 MeV | 8.8 MeV | 200 MeV | E = mc² gives 931.5 MeV. The value 0.51 MeV belongs to the electron.
2 binding-energy | A nucleus is more stable if it has a larger: | binding energy per nucleon | total mass | number of electrons | atomic number | More energy is then needed to remove a nucleon. The value is greatest near iron.
2 mass-energy, binding-energy | The mass defect of a helium nucleus is 0.03 u. Its binding energy per nucleon is about: (1 u = 931 MeV) | 7 MeV | 28 MeV | 14 MeV | 8.4 MeV | The binding energy is 0.03 × 931 = 28 MeV, and there are four nucleons.
1 radioisotopes | Which radioisotope is used in the treatment of cancer by gamma rays? | Cobalt-60 | Carbon-14 | Carbon-12 | Hydrogen-2 | Cobalt-60 gives strong gamma rays. Carbon-12 and hydrogen-2 are not radioactive.
2 radioisotopes, half-life | The carbon-14 in an old piece of wood has fallen to one-fourth. Its age is about: (half-life 5,730 years) | 11,460 years | 5,730 years | 17,190 years | 22,920 years | One-fourth is left after two half-lives: 2 × 5,730 = 11,460 years.
2 radioisotopes | The age of rocks and of the earth is estimated from the decay of: | uranium-238 | carbon-14 | iodine-131 | cobalt-60 | Uranium-238 has a half-life of about 4.5 billion years. Carbon-14 decays too quickly for rocks.
1 nuclear-fission | Nuclear fission was discovered in 1938–39 by: | Otto Hahn and Fritz Strassmann | Marie and Pierre Curie | Ernest Rutherford and Niels Bohr | Enrico Fermi and Robert Millikan | They found barium after neutrons had struck uranium. Fermi built the first reactor in 1942.
2 nuclear-fission | The energy released in the fission of one uranium-235 nucleus is about: | 200 MeV | 2 MeV | 20 keV | 931 MeV | It comes from the higher binding energy per nucleon of the fragments.
2 chain-reaction, nuclear-fission | Fission of uranium-235 is brought about most readily by: | slow neutrons | fast protons | alpha particles | gamma rays | Slow, or thermal, neutrons stay longer near the nucleus and are captured. They have no charge to be repelled.
2 chain-reaction, nuclear-fission | In a nuclear bomb the chain reaction is uncontrolled, so the multiplication factor of neutrons is: | greater than one | equal to one | less than one | zero | In a steady reactor it is kept equal to one. Below one the reaction dies out.
2 nuclear-fusion | The hydrogen bomb is based on: | uncontrolled nuclear fusion | controlled nuclear fission | chemical explosion | radioactive decay | Its high starting temperature comes from a fission bomb.
2 nuclear-fusion | In the sun, the fusion of hydrogen finally gives nuclei of: | helium | lithium | carbon | oxygen | In the proton–proton cycle four protons give one helium nucleus, two positrons and energy.
2 nuclear-fusion | Per unit mass of fuel, the energy from fusion compared with that from fission is: | more | less | equal | zero | Light nuclei gain more binding energy per nucleon in fusion than heavy ones do in fission.
1 moderator, nuclear-reactor | For what purpose is graphite used in some nuclear reactors? | To slow neutrons down | To absorb neutrons | To serve as fuel | To carry away heat | As a moderator, graphite slows neutrons without absorbing many. Cadmium absorbs neutrons and serves in control rods.
2 nuclear-reactor | A breeder reactor is one that: | makes more fissile material than it uses | uses only heavy water as fuel | works without any neutrons | makes no radioactive waste | Uranium-238 or thorium-232 takes up neutrons and becomes plutonium-239 or uranium-233.
2 work-function, photoelectric-effect | The work function of a metal is 2 eV. The longest wavelength that ejects electrons is: (hc = 1,240 eV nm) | 620 nm | 2,480 nm | 310 nm | 1,240 nm | The threshold wavelength is hc/φ = 1,240 ÷ 2 = 620 nm.
2 photon, work-function, photoelectric-effect | Photons of 5 eV fall on a metal of work function 3 eV. The stopping potential is: | 2 V | 8 V | 5 V | 3 V | The greatest kinetic energy is 5 − 3 = 2 eV, so 2 V stops the electrons.
2 balmer-series, hydrogen-spectrum | Which spectral series of hydrogen lies in the ultraviolet region? | Lyman | Balmer | Paschen | Pfund | Lyman lines end at n = 1 and have the largest energies. Balmer lines are visible, and the other two are infrared.
1 energy-levels | The energy of the electron in the ground state of hydrogen is about: | −13.6 eV | +13.6 eV | −3.4 eV | zero | It is negative because the electron is bound. The level n = 2 has −3.4 eV.
2 energy-levels | The energy of the level n = 2 of the hydrogen atom is: | −3.4 eV | −6.8 eV | −13.6 eV | −1.51 eV | E = −13.6/n² = −13.6/4 = −3.4 eV.
2 energy-levels | As n increases, the energy levels of the hydrogen atom become: | closer together | farther apart | equally spaced | equal to one another | The energies go as −1/n², so the steps become smaller and smaller up to n = ∞.
2 energy-levels | In the nth orbit of hydrogen the total energy of the electron is E. Its kinetic energy is: | −E | E | 2E | −2E | The total energy is the negative of the kinetic energy, and half of the potential energy.
2 bohr-model | In Bohr's model, the angular momentum of the electron is a whole multiple of: | h/2π | h | 2π/h | h/2 | The condition mvr = nh/2π decides the allowed orbits.
2 bohr-model | The radius of the first Bohr orbit of hydrogen is 0.53 Å. The radius of the third orbit is: | 4.77 Å | 1.59 Å | 0.18 Å | 2.12 Å | The radius varies as n²: 0.53 × 9 = 4.77 Å.
1 bohr-postulates, bohr-model | In Bohr's model, orbits in which an electron does not radiate energy are called: | stationary orbits | excited orbits | valence orbits | virtual orbits | An electron radiates only when it jumps from one such orbit to a lower one.
2 bohr-model | The speed of the electron in the nth Bohr orbit of hydrogen is proportional to: | 1/n | n | n² | 1/n² | mvr = nh/2π with r proportional to n² gives v proportional to 1/n.
2 bohr-model | Which of the following can be explained by Bohr's model? | Spectrum of hydrogen | Spectrum of helium | Zeeman effect | Fine structure of lines | The model holds for atoms and ions with one electron. It says nothing about splitting in a magnetic field.
2 bohr-model | The radius of the nth Bohr orbit of an ion with one electron and atomic number Z is proportional to: | n²/Z | n/Z | Z/n² | n²Z | r = 0.53 n²/Z in ångström: a larger charge pulls the electron closer.
2 radioisotopes | The isotope used in carbon dating is: | carbon-14 | carbon-12 | carbon-13 | carbon-11 | It is radioactive with a half-life of about 5,730 years.
2 radioisotopes | Carbon dating is used to find the age of: | old wood and bones | old volcanic rocks | gold and silver coins | meteorites | Only what once lived took in carbon-14 from the air.
2 radioisotopes | The method of carbon dating was developed by: | Willard Libby | Marie Curie | Ernest Rutherford | Enrico Fermi | Libby received the Nobel Prize in Chemistry in 1960.
2 radioisotopes | In carbon dating, a sample with one-eighth of the carbon-14 of living matter is as old as: | three half-lives | eight half-lives | two half-lives | a single half-life | 1/8 = (½)³, so three half-lives have passed.
2 bohr-postulates, bohr-model | By Bohr's postulates, an electron in an allowed orbit: | does not radiate energy | radiates energy all the time | falls into the nucleus | has no energy | It radiates only when it jumps from one orbit to another.
2 bohr-postulates, bohr-model | By Bohr's postulates, the angular momentum of an electron is a whole multiple of: | h/2π | h | 2πh | h/4π | The condition is mvr = nh/2π with a whole number n.
2 bohr-postulates, bohr-model | By Bohr's postulates, the frequency of light emitted in a jump from energy E₂ to E₁ is: | (E₂ − E₁)/h | h/(E₂ − E₁) | (E₂ + E₁)/h | h(E₂ − E₁) | A photon carries away the difference of energy, hν.
1 bohr-postulates, bohr-model | According to Bohr, electrons move round the nucleus in: | certain fixed circular orbits | any orbit whatever | spiral paths | straight lines | Only those orbits are allowed in which the angular momentum is a multiple of h/2π.
2 bohr-postulates, bohr-model | In Bohr's model, light is emitted by an atom when an electron: | jumps to a lower orbit | jumps to a higher orbit | stays in one orbit | leaves the nucleus | The difference of energy leaves as a photon.
2 bohr-postulates, bohr-model | By Bohr's postulates, which force keeps the electron in its circular orbit? | Electrostatic attraction | Gravitational attraction | Magnetic force | Nuclear force | The attraction of the nucleus supplies the centripetal force.
2 bohr-postulates, bohr-model | Bohr's condition for allowed orbits is: | mvr = nh/2π | mvr = nh | mv = nh/2π | mvr² = nh/2π | Angular momentum comes only in whole multiples of h/2π.
2 bohr-postulates, bohr-model | An electron in Bohr's atom takes up a photon of exactly the right energy. It: | jumps to a higher orbit | jumps to a lower orbit | falls into the nucleus | stays where it is | Absorption lifts it by the difference between two levels.
2 bohr-postulates, bohr-model | The angular momentum of the electron in the third Bohr orbit is: | 3h/2π | h/2π | 9h/2π | 3h/π | By the second postulate it is nh/2π with n = 3.
2 bohr-postulates, bohr-model | Bohr's postulate of stationary orbits contradicts the classical idea that an accelerated charge must: | radiate energy | stay at rest | attract others | lose its mass | So it saved the atom from the collapse that Rutherford's model implied.
2 bohr-postulates, bohr-model | Bohr's model holds good only for atoms and ions with: | one electron | two electrons | filled shells | no neutrons | Examples are the atom H and the ions He⁺ and Li²⁺.
1 moderator, nuclear-reactor | Which of these is used as a moderator in nuclear reactors? | Heavy water | Cadmium | Boron | Lead | Graphite and ordinary water are used too; cadmium and boron absorb neutrons.
2 moderator, nuclear-reactor | A good moderator of neutrons is made of nuclei that are: | light | heavy | radioactive | charged negatively | A neutron loses most energy in a collision with a particle of nearly its own mass.
2 moderator, nuclear-reactor | Neutrons slowed down by a moderator to the speed of surrounding molecules are called: | thermal neutrons | fast neutrons | prompt neutrons | cosmic neutrons | They bring about the fission of uranium-235 most easily.
2 moderator, nuclear-reactor | Which part of a reactor stops the chain reaction when it is pushed fully in? | Control rods | Moderator | Coolant | Reflector | The rods of cadmium or boron absorb neutrons.
2 moderator, nuclear-reactor | The substance that carries the heat away from the core of a reactor is the: | coolant | moderator | fuel rod | shield | Water, heavy water, gases or liquid sodium are used for it.
1 radioactivity-units | The SI unit of activity, the becquerel, means one disintegration per: | second | minute | hour | year | It is a very small unit; the curie is 3.7 × 10¹⁰ times as large.
2 radioactivity-units | One rutherford, an old unit of activity, is how many disintegrations per second? | 10⁶ | 10³ | 10⁹ | 3.7 × 10¹⁰ | The last number is that of one curie.
2 radioactivity-units | The SI unit of absorbed dose of radiation is the: | gray | becquerel | curie | weber | It is one joule per kilogram of matter.
2 radioactivity-units | The biological effect of radiation on the body is measured in the SI unit: | sievert | becquerel | henry | tesla | It is the unit of equivalent dose; the rem is the older unit.
`,
    },
  ],
})
