import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'An allele that shows only in the homozygous state is:' */
export const genetics = defineBank({
  id: 'genetics',
  sets: [
    {
      rows: `
1 | An allele whose effect shows only when both copies are the same is called: | recessive | dominant | codominant | lethal | A recessive allele is hidden by a dominant one in the heterozygote. It shows only in the homozygous state.
1 | The observable features of an organism make up its: | phenotype | genotype | karyotype | genome | Phenotype is what is seen, such as tallness. Genotype is the set of alleles, such as Tt or TT.
1 | The sex chromosomes of a normal human male are: | XY | XX | XO | ZW | Males have one X and one Y chromosome. XX is found in females, and ZW in female birds.
1 | How many pairs of autosomes does a normal human cell have? | 22 | 23 | 44 | 46 | Humans have 23 pairs of chromosomes: 22 pairs of autosomes and one pair of sex chromosomes.
1 | Which plant did Mendel use for his famous experiments? | Garden pea | Snapdragon | Four o'clock plant | Evening primrose | Garden pea, Pisum sativum, has clear contrasting characters and can be selfed easily. Snapdragon shows incomplete dominance.
1 | A cross of an organism with a homozygous recessive parent to find its genotype is a: | test cross | back cross to the dominant | dihybrid cross | reciprocal cross | In a test cross all gametes of the recessive parent carry recessive alleles, so offspring reveal the genotype of the other parent.
2 | Human ABO blood groups show which two features together? | Multiple alleles and codominance | Polygeny and codominance | Linkage and codominance | Pleiotropy and incomplete dominance | There are three alleles, of which two are codominant in the AB group. Polygeny means that many genes affect one character.
2 | Down's syndrome results from an additional copy of chromosome number: | 21 | 18 | 13 | 23 | Down's syndrome is trisomy of chromosome 21, described by Langdon Down in 1866. It arises mostly by non-disjunction.
2 | The genotype of a person with Klinefelter's syndrome is: | 44 + XXY | 44 + XO | 44 + XYY | 45 + XX | An extra X in a male gives Klinefelter's syndrome with 47 chromosomes. XO is Turner's syndrome in a female.
2 | Pink flowers in a cross between red and white snapdragons are due to: | incomplete dominance | codominance | epistasis | complete dominance | In incomplete dominance the hybrid is intermediate. In codominance both parental characters would appear side by side.
2 | Human skin colour, controlled by several genes, is an example of: | polygenic inheritance | pleiotropy | multiple allelism | sex-linked inheritance | Several genes add their effects, so there is a range of shades. In pleiotropy one gene has many effects.
2 | Genes on the same chromosome tend to be inherited together. This is called: | linkage | segregation | dominance | mutation | Morgan described linkage in Drosophila. Crossing over can separate linked genes and produce recombinants.
2 | Colour blindness is commoner in men than in women because: | men have only one X chromosome | the gene lies on the Y chromosome | men have weaker eye muscles | the gene is dominant only in men | The recessive gene is on X. One copy shows in a man, whereas a woman needs two copies to be affected.
2 | Sex determination of the ZZ–ZW type is found in: | birds | humans | fruit flies | grasshoppers | In birds the female is ZW and the male ZZ. Humans and fruit flies are XX–XY and grasshoppers XX–XO.
3 | Phenylketonuria, in which one gene has several effects, is an example of: | pleiotropy | polygeny | codominance | crossing over | The mutation of one enzyme leads to mental retardation and reduced hair and skin colour. A single gene with many effects is pleiotropic.
3 | In sickle-cell anaemia, which change of amino acid occurs at position six of the beta chain? | Glutamic acid to valine | Valine to glutamic acid | Glutamic acid to lysine | Glycine to valine | A point mutation of GAG to GUG puts valine in place of glutamic acid. The cells become sickle-shaped when oxygen is low.
3 | Who used the frequency of recombination to map genes on chromosomes? | Alfred Sturtevant | Walter Sutton | Hugo de Vries | Reginald Punnett | Sturtevant, Morgan's student, took recombination frequency as the measure of distance. Sutton united Mendelism with chromosomes.
3 | A man with haemophilia marries a woman with no gene for it. What is expected? | All daughters are carriers | All sons are affected | Half of the sons are affected | All daughters are affected | Daughters receive the father's X with the gene and are carriers. Sons receive his Y and are free.
3 | In honeybees a male (drone) develops from: | an unfertilised egg | a fertilised egg | an egg fed on royal jelly | two fused eggs | Drones are haploid and arise by parthenogenesis. Fertilised eggs give queens and workers, which are diploid.
3 | The failure of chromatids to separate during cell division results in: | aneuploidy | polyploidy of all cells | a gene mutation | crossing over | Gain or loss of one chromosome is aneuploidy. Polyploidy is an increase of a whole set, often from failure of cytokinesis.
2 | Two pea plants with round seeds give some offspring with wrinkled seeds. The parents must be: | both heterozygous | both homozygous | one homozygous, one heterozygous | both recessive | Wrinkled is recessive, so each parent must have given one recessive allele; both are Rr.
1 | Alternative forms of the same gene are called: | alleles | gametes | chromatids | codons | Alleles such as T and t lie at the same place on homologous chromosomes.
1 | In a cross TT × tt, all the plants of the F₁ generation are: | tall | dwarf | half tall and half dwarf | of medium height | All F₁ plants are Tt, and T is dominant, so they are tall.
1 | Which of these human characters is decided by a single pair of chromosomes? | Sex | Height | Weight | Skin colour | XX gives a female and XY a male. Height and skin colour depend on many genes.
2 | How many different kinds of gametes can a plant of genotype AaBb form, with free assortment? | 4 | 2 | 8 | 16 | The gametes are AB, Ab, aB and ab. The number is 2ⁿ, where n is the number of heterozygous pairs.
2 | A child with blood group O can have parents of which blood groups? | A and B | AB and O | AB and A | AB and B | Parents IᴬI° and IᴮI° can both give the O allele. A parent of group AB has no O allele to give.
2 | Turner's syndrome is due to: | absence of one X chromosome | an extra X chromosome | an extra chromosome 21 | absence of a Y in males | The genotype is 44 + XO, a sterile female. Klinefelter's syndrome has an extra X.
2 | The gene for haemophilia is: | X-linked and recessive | X-linked and dominant | Y-linked | autosomal and dominant | It passes from carrier mothers to sons. Queen Victoria was a well-known carrier.
3 | In a family tree, a trait that appears in every generation and in half the children of an affected parent is most likely: | autosomal dominant | autosomal recessive | X-linked recessive | Y-linked | A dominant gene shows wherever it is present, so the trait does not skip generations. Myotonic dystrophy is an example.
3 | The F₂ phenotypic ratio in incomplete dominance is: | 1 : 2 : 1 | 3 : 1 | 9 : 3 : 3 : 1 | 1 : 1 | Since the heterozygote is different from both parents, phenotypic and genotypic ratios are the same.
3 | Linked genes are shown by which departure from Mendel's ratios in a dihybrid test cross? | Fewer recombinants than parental types | More recombinants than parental types | Equal numbers of all four types | No offspring of the parental types | Free assortment would give equal numbers. Genes on one chromosome mostly stay in the parental combination.
3 | Thalassaemia differs from sickle-cell anaemia in being a: | quantitative defect of globin | qualitative defect of globin | lack of iron in food | defect of white cells | In thalassaemia too few globin chains are made; in sickle-cell anaemia a wrong globin is made.
2 | The law of segregation is also known as the law of: | purity of gametes | independent assortment | dominance of one parent | blending of characters | Alleles do not blend; they separate in gamete formation, so each gamete is pure for a character.
2 | Which of these characters did Mendel study in pea? | Position of flower | Number of leaves | Length of root | Time of flowering | Mendel studied seven characters, such as flower position, stem height, pod shape and seed colour.
3 | A cross between AaBb and aabb, with free assortment, gives the phenotypic ratio: | 1 : 1 : 1 : 1 | 9 : 3 : 3 : 1 | 3 : 1 | 1 : 2 : 1 | The dihybrid forms four kinds of gametes in equal numbers; the test parent gives only ab.
3 | Morgan chose Drosophila for his work because it: | breeds fast and has many variants | lives longer than most insects | has a very large number of chromosomes | reproduces only asexually | A new generation takes about two weeks, a mating gives many flies, and they grow on simple medium.
3 | A person with genotype IᴬIᴮ has red cells with: | A as well as B antigens | A antigen only | B antigen only | no antigen of this system | Both alleles are expressed, which is codominance. The plasma has neither antibody.
`,
    },
  ],
})
