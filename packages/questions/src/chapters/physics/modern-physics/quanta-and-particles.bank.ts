import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which series of hydrogen lies in visible light?' */
export const quantaAndParticles = defineBank({
  id: 'quanta-and-particles',
  sets: [
    {
      rows: `
2 work-function, photoelectric-effect | Light of frequency ν falls on a metal of work function W. The maximum kinetic energy of the emitted electrons is: | hν − W | hν + W | hν/W | W − hν | This is Einstein's photoelectric equation; W is the energy used to free the electron.
2 work-function, photoelectric-effect | Which metal is widely used in photoelectric cells because of its low work function? | Caesium | Platinum | Gold | Tungsten | Its work function of about 2 eV allows emission by visible light.
2 work-function, photoelectric-effect | The stopping potential in a photoelectric experiment depends on the: | frequency of light | intensity of light | area of the metal plate | distance of the source | Intensity changes the number of electrons and not their greatest energy.
1 photon, photoelectric-effect | The energy of a photon of frequency ν is: | hν | h/ν | hν² | ν/h | h is Planck's constant. In terms of wavelength the energy is hc/λ.
2 photon | The momentum of a photon of wavelength λ is: | h/λ | hλ | hc/λ | λ/h | Its energy is hc/λ, and the momentum is energy divided by c.
2 photon | The energy of a photon of wavelength 620 nm is: (hc = 1,240 eV nm) | 2 eV | 0.5 eV | 1 eV | 4 eV | The energy is hc/λ, that is 1240/620 = 2 eV.
3 photon | In the Compton effect, X-rays scattered by electrons have, compared with the incident rays, a: | longer wavelength | shorter wavelength | higher frequency | higher speed | The photon gives a part of its energy to the electron, which shows its particle nature.
2 balmer-series, hydrogen-spectrum | The lines of the Lyman series arise when electrons jump from higher orbits to the orbit with n equal to: | 1 | 2 | 3 | 4 | For Balmer the final orbit is n = 2 and for Paschen n = 3.
2 balmer-series, hydrogen-spectrum | The first line (H-alpha) of the Balmer series is due to the jump of an electron from: | n = 3 to n = 2 | n = 2 to n = 1 | n = 4 to n = 2 | n = 4 to n = 3 | It is the red line of hydrogen at about 656 nm.
2 balmer-series, hydrogen-spectrum | The Paschen series of hydrogen lies in which region? | Infrared | Ultraviolet | Visible | X-ray | Its electrons end in the third orbit, so the photons have small energy.
3 balmer-series, hydrogen-spectrum | With Rydberg constant R, the shortest wavelength (series limit) of the Balmer series is: | 4/R | 1/R | 9/R | 36/5R | 1/λ = R(1/2² − 0) = R/4. The longest wavelength is 36/5R.
1 rutherford-scattering | In Rutherford's scattering experiment, alpha particles were directed at a thin foil of: | gold | lead | zinc | iron | Gold can be beaten into very thin sheets, and its nucleus is heavy.
2 rutherford-scattering | A few alpha particles were scattered back through large angles. From this Rutherford concluded that: | positive charge is in a tiny nucleus | electrons are heavy | atoms are solid spheres | neutrons are present in atoms | Most particles passed straight through, so most of the atom is empty.
2 rutherford-scattering | The distance of closest approach of an alpha particle to a nucleus is doubled if its kinetic energy is: | halved | doubled | made four times | made one-fourth | All kinetic energy turns into electric potential energy, which varies as 1/r.
2 rutherford-scattering | In alpha scattering, a head-on collision, with impact parameter zero, gives a scattering angle of: | 180° | 90° | 0° | 45° | The particle is stopped by the repulsion and returns along its own path.
3 rutherford-scattering | The number of alpha particles scattered at an angle θ is proportional to: | 1/sin⁴(θ/2) | 1/sin²(θ/2) | sin⁴(θ/2) | 1/cos⁴(θ/2) | So very few particles are scattered through large angles.
2 alpha-beta-decay, radioactivity | In beta-plus decay, a nucleus emits: | a positron and a neutrino | an electron and an antineutrino | an alpha particle | a gamma photon only | A proton changes into a neutron, so the atomic number falls by one.
2 alpha-beta-decay, radioactivity | When a nucleus emits a gamma ray, its atomic number and mass number: | both stay the same | both decrease | both increase | change by 1 and 4 | The nucleus only passes to a lower energy level.
3 alpha-beta-decay, radioactivity | Uranium-238 (atomic number 92) changes finally into lead-206 (atomic number 82). The numbers of alpha and beta particles emitted are: | 8 and 6 | 6 and 8 | 8 and 10 | 10 and 8 | Mass falls by 32, so 8 alphas; these lower the charge by 16, so 6 betas bring it back to 82.
1 radioactivity-units, radioactivity | Radioactivity was discovered in 1896, in salts of uranium, by: | Henri Becquerel | Marie Curie | Ernest Rutherford | Wilhelm Röntgen | The Curies later found polonium and radium; Röntgen discovered X-rays.
1 radioactivity-units, radioactivity | The SI unit of radioactivity, equal to one disintegration per second, is the: | becquerel | curie | rutherford | roentgen | One curie is 3.7 × 10¹⁰ disintegrations per second.
2 radioactivity-units, radioactivity | One curie is equal to: | 3.7 × 10¹⁰ disintegrations per second | 10⁶ disintegrations per second | 1 disintegration per second | 3.7 × 10⁷ disintegrations per second | It is about the activity of one gram of radium. 10⁶ per second is one rutherford.
2 radioactivity-units, radioactivity | Marie and Pierre Curie discovered which two radioactive elements? | Polonium and radium | Uranium and thorium | Radon and radium | Thorium and polonium | Both were separated from pitchblende, an ore of uranium.
2 radioactivity-units, radioactivity | A Geiger–Müller counter is used to: | detect nuclear radiation | measure electric charge | count red blood cells | measure temperature | Radiation ionises the gas in its tube and produces pulses.
2 mean-life | If λ is the decay constant, the mean life of a radioactive substance is: | 1/λ | λ | 0.693/λ | λ/0.693 | The half-life is 0.693/λ, which is shorter than the mean life.
2 mean-life, half-life | The half-life of a radioactive substance is 69.3 days. Its decay constant is: | 0.01 per day | 0.1 per day | 1 per day | 0.001 per day | The decay constant is 0.693 divided by the half-life, so it is 0.01 per day.
2 mean-life, half-life | The ratio of the mean life to the half-life of a radioactive substance is about: | 1.44 | 0.693 | 2 | 1 | Mean life is 1/λ and half-life is 0.693/λ, and 1/0.693 = 1.44.
2 mean-life | The activity of a radioactive sample with N nuclei and decay constant λ is: | λN | N/λ | λ/N | λN² | The rate of decay is proportional to the number of nuclei present.
3 mean-life | In a time equal to its mean life, the fraction of a radioactive sample that decays is about: | 63% | 50% | 37% | 69% | The fraction left is e⁻¹, that is 37%.
1 mass-energy | The relation E = mc² was given by: | Einstein | Newton | Bohr | Planck | It follows from the special theory of relativity of 1905.
2 mass-energy | The energy equivalent of 1 g of matter is: | 9 × 10¹³ J | 9 × 10¹⁶ J | 3 × 10⁸ J | 9 × 10¹⁰ J | E = 10⁻³ × (3 × 10⁸)² = 9 × 10¹³ J.
2 mass-energy | When an electron and a positron meet, they are changed into: | gamma ray photons | a proton | a neutron | two neutrinos only | Their mass is turned into energy, in the process called annihilation.
3 mass-energy | The least energy of a gamma photon that can produce an electron–positron pair is: | 1.02 MeV | 0.51 MeV | 931 MeV | 13.6 eV | The rest energy of each of the two particles is 0.51 MeV.
2 mass-energy | According to special relativity, the speed of light in vacuum is: | the same for all inertial observers | greater for moving sources | different in each frame | zero for a moving observer | This is one of Einstein's two postulates of 1905.
1 chain-reaction, nuclear-fission | The atom bombs dropped in 1945 were based on: | uncontrolled nuclear fission | uncontrolled nuclear fusion | controlled fission | radioactive decay alone | Controlled fission is used in nuclear reactors, and fusion in the hydrogen bomb.
2 chain-reaction, nuclear-fission | The least mass of fissile material needed to keep up a chain reaction is called: | critical mass | atomic mass | rest mass | reduced mass | In a smaller mass too many neutrons escape through the surface.
2 chain-reaction, nuclear-fission | A chain reaction in uranium is possible because each fission releases more than one: | neutron | proton | electron | alpha particle | About two or three neutrons from each fission can cause further fissions.
1 moderator, nuclear-reactor | In a nuclear reactor, the function of the moderator is to: | slow down fast neutrons | absorb extra neutrons | carry away heat | shield the workers | Control rods absorb neutrons and the coolant carries heat away.
2 moderator, nuclear-reactor | When the control rods of a reactor are pushed further in, the rate of fission: | decreases | increases | does not change | becomes unlimited | They absorb neutrons and so reduce the multiplication.
1 laser | The full form of LASER begins with 'Light Amplification by Stimulated', and ends with: | Emission of Radiation | Energy of Radiation | Emission of Rays | Extension of Radiation | It is a source of intense, coherent and monochromatic light.
2 laser | Which property is not a feature of laser light? | Wide spread of wavelengths | High coherence | High intensity | Narrow beam | A laser gives light of nearly one wavelength.
2 laser | The first laser, made by Theodore Maiman in 1960, used a rod of: | ruby | quartz | diamond | silicon | It gave red light of wavelength 694 nm.
2 laser | For laser action, more atoms must be in the higher energy level than in the lower one. This is called: | population inversion | total reflection | photoelectric emission | nuclear fusion | It is produced by pumping energy into the medium.
1 laser | Which of the following uses a laser beam to read data? | CD player | Cassette tape | Radio receiver | Electric bell | Reflected laser light is read from the pits on the disc.
1 elementary-particles | The particle popularly called the 'God particle', found at CERN in 2012, is the: | Higgs boson | neutrino | positron | meson | It is connected with how particles get their mass.
2 elementary-particles | Protons and neutrons are made up of: | quarks | leptons | photons | positrons | A proton has two up quarks and one down quark.
2 elementary-particles | The antiparticle of the electron, discovered by Anderson in 1932, is the: | positron | proton | neutron | neutrino | It has the mass of the electron and an equal positive charge.
2 elementary-particles | The neutrino, suggested to explain the energy of beta decay, was proposed by: | Wolfgang Pauli | Niels Bohr | James Chadwick | Max Planck | It has no charge and very little mass. Chadwick discovered the neutron.
2 elementary-particles | Which of the following is a lepton? | Electron | Proton | Neutron | Pion | Protons and neutrons are baryons, and pions are mesons.
2 alpha-beta-decay, radioactivity | Which of alpha, beta and gamma rays has the greatest ionising power? | Alpha rays | Beta rays | Gamma rays | All three alike | Alpha particles are the heaviest and carry twice the charge, so they ionise most and penetrate least.
1 alpha-beta-decay, radioactivity | Gamma rays are: | electromagnetic waves | fast electrons | helium nuclei | fast protons | They have no charge and no rest mass.
2 alpha-beta-decay, radioactivity | Alpha rays are stopped by: | a sheet of paper | only thick lead | only a metre of concrete | nothing at all | They have a range of a few centimetres in air; gamma rays need thick lead.
2 alpha-beta-decay, radioactivity | In an electric field, beta-minus rays bend towards the: | positive plate | negative plate | source | neither plate | They are electrons and carry negative charge, so the positive plate attracts them.
2 work-function, photoelectric-effect | The threshold frequency of a metal of work function W is: | W/h | h/W | Wh | W/hc | A photon of this frequency has just the energy hν₀ = W.
3 work-function, photoelectric-effect | The work function of a metal is 3.3 eV. The greatest kinetic energy of electrons ejected by photons of 4.5 eV is: | 1.2 eV | 7.8 eV | 3.3 eV | 4.5 eV | By Einstein's equation it is 4.5 − 3.3 = 1.2 eV.
2 work-function, photoelectric-effect | No electrons leave a metal plate, however bright the red light on it. Which of these may eject them? | Dim violet light | Bright infrared light | Two beams of the red light | The red light for a longer time | A photon below the threshold has too little energy, however many photons there are.
1 work-function, photoelectric-effect | The work function of metals is usually given in: | electronvolt | volt per metre | hertz | coulomb | It is an energy; the stopping potential is in volts.
2 balmer-series | The Lyman series of hydrogen lies in the: | ultraviolet region | visible region | infrared region | region of microwaves | Its jumps end at n = 1 and have the greatest energies. The Balmer series is visible.
2 balmer-series | In the Balmer series of hydrogen, electrons jump to the level: | n = 2 | n = 1 | n = 3 | n = 4 | The Lyman series ends at n = 1 and the Paschen series at n = 3.
2 balmer-series | The Paschen series of hydrogen lies in the: | infrared region | visible region | ultraviolet region | region of X-rays | Its jumps end at n = 3 and have small energies.
`,
    },
  ],
})
