import { defineChapter } from '../../../kit/define-chapter.ts'

export const heredity = defineChapter({
  subject: 'biology',
  title: 'Heredity',
  aliases: ['genetics', 'inheritance', 'principles of inheritance', 'mendel', 'mendelian genetics'],
  weight: 100,
  types: {
    'biology/monohybrid': { title: 'Monohybrid Cross', aliases: ['monohybrid', 'punnett square'] },
    'biology/dihybrid': {
      title: 'Dihybrid Cross',
      aliases: ['dihybrid', 'independent assortment', 'two-gene cross'],
    },
    'biology/blood-group': {
      title: 'Blood Groups',
      aliases: ['blood group', 'abo blood group', 'inheritance of blood group'],
    },
    'biology/hardy-weinberg': {
      title: 'Hardy–Weinberg Principle',
      aliases: ['hardy weinberg', 'hardy weinberg law', 'allele frequency', 'population genetics'],
    },
    'biology/dna-complement': {
      title: 'DNA Bases',
      aliases: ['dna complement', 'complementary strand', 'chargaff rule', 'base pairing'],
    },
    'bank/genetics': {
      title: 'Genetics Concepts',
      aliases: ['anuvanshiki'],
      weight: 2,
    },
    'bank/inheritance-patterns': { title: 'Patterns of Inheritance', aliases: [], weight: 3 },
  },
  concepts: `
    mendel-laws | Mendel's Laws | laws of inheritance, mendel laws, mendels law, law of segregation, law of dominance, law of independent assortment
    mendel-experiments | Mendel's Experiments on Pea | mendel experiments on pea, mendel experiment, mendel pea plant, mendel, seven characters of pea
    genetic-terms | Terms of Genetics | genotype and phenotype, allele, homozygous and heterozygous, dominant and recessive
    crosses | Test Cross & Mendelian Ratios | test cross, testcross, back cross, mendelian ratio, f2 generation
    incomplete-dominance | Incomplete Dominance & Codominance | incomplete dominance, codominance, co-dominance, multiple alleles, multiple allelism
    polygenic | Polygenic Inheritance & Pleiotropy | polygenic inheritance, pleiotropy, polygenes
    chromosomal-theory | Chromosomal Theory of Inheritance | sutton and boveri, chromosomal theory, chromosome theory of inheritance
    linkage | Linkage & Recombination | linkage, linked genes, morgan experiment on drosophila, gene mapping, recombination frequency, linkage map
    sex-determination | Sex Determination | sex chromosomes, xx xy, zz zw, haplodiploid sex determination, ling nirdharan
    sex-linked | Sex-linked Inheritance | sex linked inheritance, x linked inheritance, colour blindness, color blindness, haemophilia, hemophilia
    genetic-disorders | Genetic Disorders | genetic diseases, hereditary diseases, genetic disorder in humans, anuvanshik rog
    mendelian-disorders | Mendelian Disorders | sickle cell anaemia, sickle cell, thalassemia, thalassaemia, phenylketonuria
    chromosomal-disorders | Chromosomal Disorders | down syndrome, turner syndrome, klinefelter syndrome, aneuploidy, trisomy 21
    pedigree | Pedigree Analysis | pedigree, pedigree chart, family tree in genetics
  `,
  questions: () => import('./questions.ts'),
})
