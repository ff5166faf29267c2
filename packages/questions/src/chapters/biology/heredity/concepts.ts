/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  mendel-laws | Mendel's Laws | laws of inheritance, <law of segregation, <law of dominance, <law of independent assortment
  mendel-experiments | Mendel's Experiments on Pea | mendel experiment, mendel pea plant, seven characters of pea
  genetic-terms | Terms of Genetics | genotype and phenotype, homozygous and heterozygous, dominant and recessive
  alleles | Allele | allelomorph, what is allele, gene and allele
  crosses | Mendelian Ratios of Crosses | mendelian ratio, mendelian ratios, <f2 generation
  dihybrid-cross | Dihybrid Cross | dihybrid, mendel genetics dihybrid cross, mendelian genetics dihybrid cross, genetics dihybrid cross, mendelian dihybrid cross, mendel dihybrid, mendel dihybrid cross, two gene cross, <independent assortment, 9:3:3:1 ratio
  dihybrid-ratio | Ratios of a Dihybrid Cross | dihybrid ratio, 9 3 3 1 ratio, 9:3:3:1, dihybrid phenotypic ratio, phenotypic ratio of dihybrid cross, genotypic ratio of dihybrid cross
  incomplete-dominance | Incomplete Dominance & Codominance | incomplete dominance, codominance, co-dominance
  blood-groups | Blood Groups | abo blood groups, inheritance of blood groups, blood group genetics, rakt samuh
  polygenic | Polygenic Inheritance & Pleiotropy | polygenic inheritance, pleiotropy, polygenes
  chromosomal-theory | Chromosomal Theory of Inheritance | <sutton and boveri, chromosomal theory, chromosome theory of inheritance
  linkage | Linkage & Recombination | linkage, linked genes, morgan experiment on drosophila, gene mapping, <recombination frequency, <linkage map
  human-sex-determination | Sex Determination in Humans | sex determination in human beings, sex determination of a child, boy or girl chromosomes
  sex-determination | Sex Determination | <sex chromosomes, xx xy, <zz zw, haplodiploid sex determination, ling nirdharan
  sex-linked | Sex-linked Inheritance | <x linked inheritance, <colour blindness, color blindness, <haemophilia, hemophilia
  genetic-disorders | Genetic Disorders | genetic diseases, hereditary diseases, genetic disorder in humans, anuvanshik rog
  mendelian-disorders | Mendelian Disorders | thalassemia, <thalassaemia, <phenylketonuria
  sickle-cell | Sickle-Cell Anaemia | sickle cell, sickle cell anemia, sickle cell anaemia inheritance, sickle cell disease
  chromosomal-disorders | Chromosomal Disorders | turner syndrome, klinefelter syndrome, <aneuploidy
  down-syndrome | Down's Syndrome | trisomy 21, chromosomal disorders down syndrome
  pedigree | Pedigree Analysis | pedigree, pedigree chart, family tree in genetics
  hardy-weinberg | Hardy–Weinberg Principle | hardy weinberg, hardy weinberg law, hardy weinberg equilibrium, allele frequency, population genetics
  multiple-alleles | Multiple Alleles | multiple allelism, multiple alleles in man, bahu alleles
  test-cross | Test Cross | testcross, back cross, test cross and back cross
  polyploidy | Polyploidy | polyploid, euploidy, bahugunita
`
