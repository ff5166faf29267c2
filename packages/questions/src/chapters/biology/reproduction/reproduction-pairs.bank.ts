import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which of these is true of sexual but not of asexual reproduction?' */
export const reproductionPairs = defineBank({
  id: 'reproduction-pairs',
  sets: [
    {
      rows: `
1 sexual-and-asexual | Asexual reproduction needs one parent. Sexual reproduction usually needs: | two parents | one parent with two buds | spores of one parent | a mass of equal cells | Male and female gametes come mostly from two parents.
1 sexual-and-asexual | Fusion of gametes takes place in: | sexual and not asexual reproduction | asexual and not sexual reproduction | budding and fragmentation | binary fission and budding | Asexual reproduction goes on without any fusion of gametes.
1 sexual-and-asexual | Offspring of asexual reproduction, unlike those of sexual reproduction, are: | clones of the parent | different from one another | a mixture of two parents | haploid in all cells | They get the same genes, as only mitosis is involved.
2 sexual-and-asexual | Which pair has asexual reproduction first and sexual reproduction second? | Budding in yeast, seeds of a pea | Seeds of a pea, budding in yeast | Spores of a mould, buds of Hydra | Eggs of a frog, seeds of a pea | A pea seed comes from fertilisation, a bud from one parent.
2 sexual-and-asexual | Which division is typical for making reproductive cells in sexual reproduction, while asexual reproduction uses mitosis? | Meiosis | Amitosis | Binary fission | Budding | Halving the number of chromosomes in gametes keeps it constant over generations.
1 sexual-and-asexual | Variation that helps evolution comes mainly from: | sexual reproduction | asexual reproduction | vegetative propagation | tissue culture | Crossing over and chance meeting of gametes make new combinations.
2 sexual-and-asexual | Under steady good conditions, which one multiplies numbers faster, and why? | Asexual, as no mate is needed | Sexual, as two parents share | Sexual, as gametes are small | Asexual, as zygotes are many | One parent alone can divide again and again.
2 sexual-and-asexual | Gardeners raise fine roses and mangoes by cuttings or grafts and not by seed mainly to: | keep the qualities of the parent | get new varieties by chance | obtain more pollen | slow down the flowering | Vegetative propagation is asexual, so plants are alike; seeds bring variation.
2 sexual-and-asexual | Given below are two statements: // Statement I: The zygote of Chlamydomonas divides by meiosis. // Statement II: The zygote of a frog divides by mitosis. // Choose the correct answer. | Both Statement I and Statement II are correct | Statement I is correct but Statement II is incorrect | Statement I is incorrect but Statement II is correct | Both Statement I and Statement II are incorrect | The body of Chlamydomonas is haploid, so meiosis follows fertilisation; that of a frog is diploid and grows by mitosis.
2 sexual-and-asexual | Given below are two statements about asexual reproduction: // Statement I: Sponges form internal buds called gemmules. // Statement II: The conidia of Penicillium swim with flagella. // Choose the correct answer. | Statement I is correct but Statement II is incorrect | Both Statement I and Statement II are correct | Statement I is incorrect but Statement II is correct | Both Statement I and Statement II are incorrect | Conidia do not move by themselves; zoospores, as of Chlamydomonas, have flagella.
2 sexual-and-asexual | Parthenogenesis, as in the drone of a honeybee, is set apart from ordinary sexual reproduction because: | the egg develops unfertilised | two sperms enter the egg | the sperm develops alone | buds grow on the body | No fusion of gametes takes place, although an egg is formed.
2 sexual-and-asexual | Given below are an Assertion (A) and a Reason (R): // A: A disease may wipe out a whole crop of clones but rarely a whole crop grown from seed. // R: Asexual reproduction gives no variation among the plants. // Choose the correct answer. | Both A and R are true and R is the correct explanation of A | Both A and R are true but R is not the correct explanation of A | A is true but R is false | A is false but R is true | Sexual offspring differ, so some may resist the disease.
3 sexual-and-asexual | A plant of the genotype Aa is multiplied by cuttings and by seeds from selfing. The shares of Aa plants among the offspring are, respectively: | all and half | half and all | all and all | all and one-fourth | Cuttings are clones, while selfing gives AA, Aa and aa as 1 : 2 : 1.
3 sexual-and-asexual | In fungi such as Penicillium, conidia and ascospores are formed, respectively, by: | mitosis and meiosis | meiosis and mitosis | mitosis in each case | meiosis in each case | Conidia are asexual spores; ascospores follow the fusion of nuclei and are sexual.
3 sexual-and-asexual | A scion of variety P is grafted on a stock of variety Q, and the flowers of the new tree are selfed. The embryos in its seeds get their genes from: | P alone | Q alone | P and Q equally | P in some seeds and Q in others | Flowers grow on the scion, so pollen and egg both belong to P. The stock gives the roots and no gametes.
3 sexual-and-asexual | A potato plant with 48 chromosomes gives tubers without fertilisation and berries with seeds after it. A cell of the tuber and a nucleus of the pollen grain have, respectively: | 48 and 24 | 24 and 48 | 48 and 48 | 24 and 24 | Tubers grow by mitosis from the parent; pollen is formed after meiosis.
`,
    },
  ],
})
