import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which of these is true of fusion but not of fission?' */
export const nuclearPairs = defineBank({
  id: 'nuclear-pairs',
  sets: [
    {
      rows: `
1 fission-and-fusion | In fission a heavy nucleus splits. In fusion: | light nuclei join | light nuclei split | heavy nuclei join | nuclei lose electrons | Deuterium and tritium, for example, join to form helium.
1 fission-and-fusion | The energy of the sun and that of a nuclear power plant come, respectively, from: | fusion and fission | fission and fusion | fusion in each case | fission in each case | Hydrogen nuclei fuse in the sun; uranium nuclei split in a reactor.
1 fission-and-fusion | Fuels of fission and of fusion are, for example, respectively: | uranium-235 and deuterium | deuterium and uranium-235 | helium and plutonium | carbon and thorium | Heavy nuclei serve the first and isotopes of hydrogen the second.
2 fission-and-fusion | Which of the following is needed for fusion but not for fission? | A temperature of many million kelvin | A slow neutron | A heavy nucleus | A control rod | Positive nuclei must be fast to overcome their repulsion.
2 fission-and-fusion | Which of the following reactions can be controlled for power on a large scale at present? | Fission of uranium | Fusion of deuterium | Fusion of hydrogen | Beta decay of tritium | Reactors run on a controlled chain reaction of fission; controlled fusion is still at the stage of experiments.
2 fission-and-fusion | The atom bomb and the hydrogen bomb work, respectively, on: | fission, and fusion set off by fission | fusion, and fission set off by fusion | fusion in each case | fission alone in each case | The heat for fusion is given by a fission bomb.
2 fission-and-fusion | Per unit mass of fuel, the energy released is: | greater in fusion than in fission | greater in fission than in fusion | the same in fission and fusion | the same as in a chemical reaction | More of the mass is changed into energy for each nucleon in fusion.
2 fission-and-fusion | Radioactive waste is a greater problem of: | fission, as fragments are radioactive | fusion, as helium is radioactive | fusion, as uranium is left over | fission, as helium is left over | Fusion of hydrogen isotopes gives mostly stable helium.
2 fission-and-fusion | Given below are two statements: // Statement I: A chain reaction by neutrons is a feature of fission. // Statement II: Fusion is also called a thermonuclear reaction. // Choose the correct answer. | Both Statement I and Statement II are correct | Statement I is correct but Statement II is incorrect | Statement I is incorrect but Statement II is correct | Both Statement I and Statement II are incorrect | Neutrons from one fission start others; fusion needs great heat.
2 fission-and-fusion | Given below are two statements: // Statement I: In both fission and fusion, binding energy per nucleon of the products is higher. // Statement II: In both, the total mass of the products is greater than that of the reactants. // Choose the correct answer. | Statement I is correct but Statement II is incorrect | Both Statement I and Statement II are correct | Statement I is incorrect but Statement II is correct | Both Statement I and Statement II are incorrect | The products weigh less, and the lost mass appears as energy.
2 fission-and-fusion | On the curve of binding energy, fission and fusion take place, respectively, with nuclei: | beyond iron and before it | before iron and beyond it | beyond iron in each case | before iron in each case | Iron has nearly the highest binding energy per nucleon, so both move towards it.
2 fission-and-fusion | Given below are an Assertion (A) and a Reason (R): // A: Fusion needs a far higher temperature than fission. // R: Light nuclei are positive and repel one another. // Choose the correct answer. | Both A and R are true and R is the correct explanation of A | Both A and R are true but R is not the correct explanation of A | A is true but R is false | A is false but R is true | A neutron without charge starts fission even at low speed.
3 fission-and-fusion | The binding energy per nucleon is 1.1 MeV in deuterium and 7.0 MeV in helium-4. The fusion of two deuterons into one helium-4 nucleus releases: | 23.6 MeV | 5.9 MeV | 11.8 MeV | 28.0 MeV | The binding energy rises from 4 × 1.1 = 4.4 MeV to 4 × 7.0 = 28 MeV.
3 fission-and-fusion | A fission of uranium-235 by a neutron releases 200 MeV, and the fusion of two deuterons into helium-4 releases 24 MeV. Per nucleon taking part, the energy of fusion is about: | 7 times that of fission | 60 times that of fission | twice that of fission | one-eighth that of fission | Fusion gives 24/4 = 6 MeV and fission 200/236, about 0.85 MeV, for each nucleon.
`,
    },
  ],
})
