import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which radiation has the greatest penetrating power?' */
export const modernPhysicsConcepts = defineBank({
  id: 'modern-physics-concepts',
  sets: [
    {
      rows: `
1 alpha-beta-decay, radioactivity | Which of the following radiations has the greatest penetrating power? | Gamma rays | Alpha rays | Beta rays | Cathode rays | Gamma rays pass through several centimetres of lead. Alpha rays are stopped by paper and beta rays by thin metal.
1 nuclear-fusion | The energy of the sun comes from: | nuclear fusion | nuclear fission | burning of coal | radioactive decay | Hydrogen nuclei join to form helium at very high temperature, releasing energy.
1 alpha-beta-decay, radioactivity | An alpha particle is the nucleus of: | helium | hydrogen | deuterium | lithium | It has two protons and two neutrons. Beta particles are fast electrons.
1 nuclear-fission, nuclear-reactor | A nuclear power station in India works by: | fission | fusion | photoelectric effect | chemical burning | Controlled fission of uranium heats water to make steam for turbines.
1 alpha-beta-decay, radioactivity | Which particle emitted from the nucleus is an electron? | Beta particle | Alpha particle | Gamma ray | Neutron | In beta decay a neutron changes into a proton, and the electron formed leaves the nucleus.
1 nuclear-reactor | Which of the following is used as fuel in nuclear reactors? | Uranium-235 | Carbon-14 | Cobalt-60 | Phosphorus-32 | Uranium-235 undergoes fission by slow neutrons. Carbon-14 serves dating; the other two serve medicine.
1 radioisotopes | The age of old wood and bones is found with: | carbon-14 | cobalt-60 | iodine-131 | uranium-235 | The share of carbon-14 falls after death with a half-life of about 5,730 years.
1 moderator, nuclear-reactor | Heavy water is used in a nuclear reactor as: | a moderator | a fuel rod | a control rod | a shield against heat | Heavy water slows down neutrons so that they can cause fission. Cadmium or boron rods absorb neutrons.
1 moderator, nuclear-reactor | Control rods of a nuclear reactor are made of: | cadmium or boron | copper or lead | copper or silver | uranium or thorium | They absorb neutrons and keep the chain reaction steady. Graphite and heavy water are moderators, which slow neutrons down.
1 alpha-beta-decay, radioactivity | On emission of an alpha particle, the mass number of the nucleus falls by: | 4 | 2 | 1 | 0 | An alpha particle takes away two protons and two neutrons: mass number falls by 4 and atomic number by 2.
1 alpha-beta-decay, radioactivity | When a nucleus emits an electron (beta-minus decay), its atomic number: | increases by 1 | decreases by 1 | decreases by 2 | stays the same | A neutron turns into a proton, so the atomic number rises by one while the mass number does not change.
2 work-function, photoelectric-effect | The photoelectric effect takes place only if the light has: | at least the threshold frequency | at least the threshold intensity | at least the threshold wavelength | at most the threshold frequency | Below the threshold frequency no electrons are freed, however strong the light.
2 photoelectric-effect | Einstein received the Nobel Prize for explaining the: | photoelectric effect | theory of relativity | Brownian movement | bending of starlight | The prize of 1921 was for the law of the photoelectric effect.
2 x-rays | X-rays are produced when: | fast electrons strike a metal target | slow neutrons strike uranium | light falls on a metal plate | atoms combine to form molecules | Electrons stopped suddenly by a heavy target such as tungsten give off X-rays.
1 alpha-beta-decay, radioactivity | Which of the following rays is not bent by a magnetic field? | Gamma rays | Alpha rays | Beta rays | Cathode rays | Gamma rays are electromagnetic and carry no charge. The other three consist of charged particles.
2 matter-waves | The wave nature of electrons was shown by the experiment of: | Davisson and Germer | Millikan | Franck and Hertz | Geiger and Marsden | Electrons scattered from a nickel crystal showed diffraction. Millikan measured the charge of the electron.
2 binding-energy | The binding energy per nucleon is greatest for nuclei near: | iron | uranium | hydrogen | gold | The curve has its peak of about 8.8 MeV near mass number 56. So light nuclei fuse and heavy ones split with a gain of energy.
2 matter-waves | With the same kinetic energy, which has the longest de Broglie wavelength? | Electron | Proton | Neutron | Alpha particle | λ = h/√(2mE), so the lightest particle has the longest wave.
2 half-life | The half-life of a radioactive element depends on: | the nature of its nucleus | its temperature | the pressure on it | its state of chemical combination | Radioactive decay is a nuclear process that heat, pressure and chemical bonds do not affect.
3 photoelectric-effect | A small lamp is moved to twice its distance from a photocell. The saturation current becomes: | one-fourth | half | double | four times | The intensity falls with the square of the distance, and the current with it.
2 nucleus | Nuclear forces between nucleons are: | strong and of short range | weak and of long range | strong and of long range | dependent on the charge only | They are the strongest of forces but act only within a few femtometres and do not depend on charge.
1 x-rays | Lead aprons are worn by people who work with X-rays because lead: | absorbs the rays | reflects visible light | gives off visible light | makes the rays visible | Dense lead stops most X-rays, so the body is protected from their harm.
1 x-rays | Which rays are used to photograph broken bones? | X-rays | Infrared rays | Ultraviolet rays | Radio waves | X-rays pass through flesh but are stopped more by bone.
1 nuclear-fission | Splitting of a heavy nucleus into two lighter ones is called: | fission | fusion | beta decay | ionisation | Fission of uranium releases energy and neutrons that carry on the chain reaction.
1 radioisotopes | Which radioisotope is used in the treatment of thyroid disorders? | Iodine-131 | Carbon-14 | Cobalt-60 | Uranium-238 | Iodine gathers in the thyroid gland. Cobalt-60 is used for cancer.
2 mass-energy, binding-energy | The mass of a nucleus is less than the sum of its nucleons. The difference is the: | mass defect | atomic mass | half-life | packing number | By E = mc² the mass defect corresponds to the binding energy of the nucleus.
2 photon, photoelectric-effect | A photon has zero: | rest mass | energy | linear momentum | speed | A photon moves at the speed of light with energy hν and momentum h/λ, but has no rest mass.
1 half-life | The half-life of an element is 10 days. After 20 days, what part of it is left? | One-fourth | One-half | One-eighth | One-tenth | After one half-life one-half is left and after two one-fourth.
2 nuclear-fusion | Nuclear fusion needs a very high temperature because nuclei must: | overcome electric repulsion | lose all their neutrons | be split into electrons | become neutral atoms | Positive nuclei repel each other and must come within the short range of nuclear force.
1 work-function, photoelectric-effect | Work function of a metal is the least energy needed to: | free an electron from its surface | melt one gram of it | split its nucleus | raise its temperature by one degree | It equals hν₀, where ν₀ is the threshold frequency. Caesium has a low work function.
2 nucleus | The density of nuclear matter is: | nearly the same for all nuclei | greatest in uranium | greatest in hydrogen | proportional to mass number | The volume of a nucleus is proportional to its mass number, so density is nearly constant.
2 energy-levels, bohr-model | In a hydrogen atom, as an electron goes to a higher orbit its total energy: | increases | decreases | stays the same | becomes zero | The energy −13.6/n² eV becomes less negative as n grows, so it increases.
3 alpha-beta-decay, radioactivity | A nucleus of mass number 220 at rest emits an alpha particle of 5.4 MeV. The total energy set free in the decay is: | 5.5 MeV | 5.4 MeV | 5.3 MeV | 5.9 MeV | Momenta are equal, so the daughter has 4/216 of the energy of the alpha particle, that is 0.1 MeV.
3 matter-waves, photon | An electron of mass m and a photon have the same wavelength λ. The energy of the photon divided by the kinetic energy of the electron is: | 2mcλ/h | mcλ/h | h/2mcλ | 2h/mcλ | The photon has hc/λ and the electron p²/2m = h²/2mλ².
`,
    },
  ],
})
