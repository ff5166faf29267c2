import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
photoelectric-effect | Photoelectric effect, prakash vidyut prabhav, प्रकाश विद्युत प्रभाव | The photoelectric effect is the emission of electrons from a metal surface when light of sufficiently high frequency falls on it; Einstein explained it by photons.
photoelectric-effect | Einstein's photoelectric equation | Einstein's photoelectric equation states that the greatest kinetic energy of a photoelectron is the energy of the photon less the work function: $K_{max} = hf - \\phi_0$.
photoelectric-effect | Thermionic emission, tapayanik utsarjan, तापायनिक उत्सर्जन | Thermionic emission is the release of electrons from a metal surface when it is heated sufficiently.
work-function | Work function, karya phalan, कार्य फलन | Work function is the least energy needed to pull an electron out of a metal surface: $\\phi_0 = hf_0$. It is usually given in electron volts.
work-function | Threshold frequency, dehli avritti, देहली आवृत्ति | Threshold frequency is the least frequency of light that can cause emission of electrons from a given metal: $f_0 = \\phi_0/h$.
work-function | Stopping potential, nirodhi vibhav, निरोधी विभव | Stopping potential is the negative potential of the collector at which the photoelectric current just becomes zero: $eV_0 = K_{max}$.
photon | Photon, foton, फोटॉन | A photon is a quantum, or packet, of electromagnetic radiation with energy $E = hf$ and momentum $p = h/\\lambda$; it has no rest mass and moves with the speed of light.
photon | Planck's constant, planck constant, प्लांक नियतांक | Planck's constant is the constant that relates the energy of a photon to its frequency: $h = 6.63 \\times 10^{-34}$ J s.
photon | Compton effect | The Compton effect is the increase in the wavelength of X-rays or gamma rays when their photons are scattered by electrons; it shows the particle nature of radiation.
matter-waves | Matter waves, de broglie waves, dravya tarang, द्रव्य तरंग | Matter waves are the waves associated with moving particles of matter; their wavelength is given by the de Broglie relation $\\lambda = h/p$.
matter-waves | De Broglie wavelength, de broglie hypothesis, डी ब्रॉग्ली तरंगदैर्घ्य | The de Broglie wavelength is the wavelength of the wave associated with a moving particle: $\\lambda = \\frac{h}{mv}$.
matter-waves | Davisson and Germer experiment | The Davisson and Germer experiment is the observation of diffraction of electrons by a nickel crystal, which proved the wave nature of electrons.
rutherford-scattering | Rutherford's alpha scattering experiment, gold foil experiment, rutherford experiment | Rutherford's experiment is the scattering of alpha particles by a thin gold foil; the few large deflections showed that the atom has a tiny, dense, positive nucleus.
rutherford-scattering | Distance of closest approach | The distance of closest approach is the least distance from the nucleus that an alpha particle moving straight towards it reaches, where its kinetic energy has become potential energy.
rutherford-scattering | Impact parameter | The impact parameter is the perpendicular distance of the initial path of an alpha particle from the centre of the nucleus; a smaller value means a larger scattering angle.
bohr-model | Bohr model, bohr's model of the atom, बोर मॉडल | The Bohr model describes the atom as a nucleus with electrons in fixed circular orbits of definite energy; angular momentum is a multiple of $h/2\\pi$ and light is emitted when an electron jumps down.
bohr-model | Ground state, mool avastha | The ground state of an atom is its state of lowest energy; for hydrogen the electron then has −13.6 eV.
bohr-model | Excitation energy, uttejan urja | Excitation energy is the energy needed to raise an electron of an atom from its ground state to a higher level.
bohr-model | Ionisation energy of an atom | Ionisation energy is the energy needed to remove the electron completely from an atom in its ground state; for hydrogen it is 13.6 eV.
hydrogen-spectrum | Hydrogen spectrum, line spectrum of hydrogen | The hydrogen spectrum is the set of separate lines of light emitted by excited hydrogen atoms: $\\frac{1}{\\lambda} = R\\left(\\frac{1}{n_1^2} - \\frac{1}{n_2^2}\\right)$.
hydrogen-spectrum | Emission spectrum, utsarjan spectrum, उत्सर्जन स्पेक्ट्रम | An emission spectrum is the pattern of wavelengths given out by excited atoms as their electrons fall to lower levels, seen as bright lines.
hydrogen-spectrum | Absorption spectrum of atoms, अवशोषण स्पेक्ट्रम | An absorption spectrum is the pattern of dark lines in a continuous spectrum at the wavelengths that a cooler gas has absorbed.
balmer-series | Lyman series, लाइमन श्रेणी | The Lyman series is the set of hydrogen lines emitted when electrons fall to the first level ($n = 1$); it lies in the ultraviolet.
balmer-series | Balmer series, बामर श्रेणी | The Balmer series is the set of hydrogen lines emitted when electrons fall to the second level ($n = 2$); it lies mainly in the visible region.
balmer-series | Paschen series, पाश्चन श्रेणी | The Paschen series is the set of hydrogen lines emitted when electrons fall to the third level ($n = 3$); it lies in the infrared.
x-rays | X-rays, x rays, x ray, एक्स किरणें | X-rays are electromagnetic waves of very short wavelength, about 0.01 to 10 nm, produced when fast electrons strike a metal target; they were discovered by Röntgen.
nucleus | Atomic nucleus, nabhik, परमाणु नाभिक | The nucleus is the tiny dense centre of an atom, made of protons and neutrons, that holds nearly all its mass; its radius is $R = R_0A^{1/3}$.
nucleus | Nuclear force, nabhikiya bal, नाभिकीय बल | Nuclear force is the strong, short-range attraction that holds protons and neutrons together in the nucleus; it does not depend on charge.
nucleus | Nucleon, nyukliyon | A nucleon is a particle of the nucleus, either a proton or a neutron; their total is the mass number.
nucleus | Atomic mass unit in physics, unified atomic mass unit | The unified atomic mass unit is one twelfth of the mass of an atom of carbon-12; it is $1.66 \\times 10^{-27}$ kg, equivalent to 931.5 MeV.
binding-energy | Binding energy, nuclear binding energy, bandhan urja, बंधन ऊर्जा | Binding energy is the energy needed to separate a nucleus into its protons and neutrons; it equals the mass defect times $c^2$.
binding-energy | Mass defect, dravyaman kshati, द्रव्यमान क्षति | Mass defect is the difference between the total mass of the separate nucleons and the mass of the nucleus they form: $\\Delta m = Zm_p + (A - Z)m_n - M$.
binding-energy | Binding energy per nucleon | Binding energy per nucleon is the binding energy of a nucleus divided by its mass number; it measures stability and is greatest near iron, about 8.75 MeV.
radioactivity | Radioactivity, radiodharmita, रेडियोधर्मिता, रेडियोसक्रियता | Radioactivity is the spontaneous breaking up of unstable nuclei with the emission of alpha, beta or gamma rays; it was discovered by Becquerel.
radioactivity | Law of radioactive decay, radioactive decay law | The law of radioactive decay states that the number of nuclei decaying per second is proportional to the number present: $dN/dt = -\\lambda N$, so $N = N_0e^{-\\lambda t}$.
half-life | Half-life, half life, ardh aayu, अर्ध-आयु | Half-life is the time in which half the nuclei of a radioactive sample decay: $T_{1/2} = 0.693/\\lambda$. It is not changed by temperature or pressure.
mean-life | Mean life, average life, madhya aayu, माध्य आयु | Mean life is the average lifetime of all the nuclei of a radioactive sample: $\\tau = 1/\\lambda = 1.44\\,T_{1/2}$.
mean-life | Decay constant, kshay niyatank, क्षय नियतांक | Decay constant is the probability per unit time that a nucleus will decay; it is the reciprocal of the mean life.
radioactivity-units | Becquerel, बेकेरल | The becquerel is the SI unit of radioactivity, equal to one decay per second.
radioactivity-units | Curie, curie unit, क्यूरी | The curie is an older unit of radioactivity, equal to $3.7 \\times 10^{10}$ decays per second, about the activity of one gram of radium.
alpha-beta-decay | Alpha decay, alpha particle, अल्फा क्षय | Alpha decay is the emission of an alpha particle, that is, a helium nucleus (two protons and two neutrons), from a nucleus; the atomic number falls by 2 and the mass number by 4.
alpha-beta-decay | Beta decay, beta particle, बीटा क्षय | Beta decay is the emission of a beta particle, a fast electron or positron, from a nucleus when a neutron turns into a proton or the reverse; in beta-minus decay the atomic number rises by 1.
alpha-beta-decay | Gamma decay, gamma rays, गामा किरणें | Gamma decay is the emission of gamma rays, that is, photons of very high energy, by an excited nucleus; neither the atomic number nor the mass number changes.
radioisotopes | Radioisotope, radioactive isotope, रेडियो समस्थानिक | A radioisotope is an isotope of an element that is radioactive; cobalt-60 is used against cancer and iodine-131 for the thyroid.
radioisotopes | Carbon dating, radiocarbon dating, कार्बन डेटिंग | Carbon dating is a way to find the age of once-living remains from the amount of radioactive carbon-14 left in them; its half-life is about 5,730 years.
nuclear-fission | Nuclear fission, nabhikiya vikhandan, नाभिकीय विखंडन | Nuclear fission is the splitting of a heavy nucleus such as uranium-235 into two lighter nuclei, with release of neutrons and a large amount of energy.
nuclear-fusion | Nuclear fusion, nabhikiya sanlayan, नाभिकीय संलयन | Nuclear fusion is the joining of light nuclei, such as those of hydrogen, into a heavier one with release of great energy; it is the source of the energy of the sun.
chain-reaction | Chain reaction, nuclear chain reaction, shrinkhala abhikriya, श्रृंखला अभिक्रिया | A chain reaction is a series of fissions in which neutrons released by one fission cause further fissions; it is controlled in a reactor and uncontrolled in an atom bomb.
chain-reaction | Critical mass, krantik dravyaman, क्रांतिक द्रव्यमान | Critical mass is the least mass of fissile material in which a nuclear chain reaction can keep itself going.
nuclear-reactor | Nuclear reactor, nabhikiya reactor, नाभिकीय रिएक्टर | A nuclear reactor is a plant in which a controlled chain reaction of fission releases heat, mostly to make electricity.
nuclear-reactor | Breeder reactor, fast breeder reactor | A breeder reactor is a nuclear reactor that produces more fissile material than it uses, for example plutonium-239 from uranium-238.
moderator | Moderator, mandak, मंदक | A moderator is a material in a nuclear reactor that slows down fast neutrons so that they cause further fission; heavy water and graphite are used.
moderator | Control rods, niyantrak chhad, नियंत्रक छड़ें | Control rods are rods of cadmium or boron that absorb neutrons in a reactor and so control the rate of the chain reaction.
mass-energy | Mass–energy equivalence, mass energy equivalence, E = mc2, द्रव्यमान ऊर्जा तुल्यता | Mass–energy equivalence is Einstein's principle that mass is a form of energy: $E = mc^2$, where $c$ is the speed of light.
laser | Laser, लेजर | A laser is a source of intense, coherent and single-coloured light; the name stands for Light Amplification by Stimulated Emission of Radiation.
laser | Stimulated emission, उद्दीपित उत्सर्जन | Stimulated emission is the emission of a photon by an excited atom when another photon of the same energy passes; both then move in the same direction and phase.
elementary-particles | Elementary particle, fundamental particle, mool kan, मूल कण | An elementary particle is a particle that is not known to be made of smaller ones, such as the electron, the quark and the photon.
elementary-particles | Quark, क्वार्क | A quark is an elementary particle with a fractional charge; protons and neutrons are each made of three quarks.
elementary-particles | Higgs boson, god particle, हिग्स बोसॉन | The Higgs boson is the particle of the Higgs field, which gives elementary particles their mass; it was found at CERN in 2012.
elementary-particles | Positron, पॉजिट्रॉन | A positron is the antiparticle of the electron, with the same mass and an equal but positive charge.
elementary-particles | Antimatter, pratipadarth, प्रतिपदार्थ | Antimatter is matter made of antiparticles, which have the same mass as ordinary particles but opposite charge; it is annihilated on meeting matter, giving energy.
`)
