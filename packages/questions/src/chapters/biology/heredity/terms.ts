import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
mendel-laws | Heredity, anuvanshikta, आनुवंशिकता | Heredity is the passing of characters from parents to their offspring. It takes place by genes, which lie on chromosomes.
mendel-laws | Genetics, anuvanshiki, आनुवंशिकी | Genetics is the branch of biology that studies heredity and variation. Gregor Mendel is called its father.
mendel-laws | Law of dominance, prabhavita ka niyam, प्रभाविता का नियम | The law of dominance states that when two unlike alleles of a character are present together, only one, the dominant, is expressed.
mendel-laws | Law of segregation, prithakkaran ka niyam, पृथक्करण का नियम | The law of segregation states that the two alleles of a pair separate when gametes are formed, so that each gamete receives only one of them.
mendel-laws | Law of independent assortment, swatantra apvyuhan ka niyam, स्वतंत्र अपव्यूहन का नियम | The law of independent assortment states that the alleles of one pair separate independently of those of another pair when gametes are formed.
mendel-experiments | Mendel's experiments, mendel experiment on pea | Mendel's experiments were crosses of garden pea plants with seven pairs of contrasting characters, from which he found the laws of inheritance.
mendel-experiments | Monohybrid cross, eksankar sankaran, एकसंकर क्रॉस | A monohybrid cross is a cross between parents that differ in one pair of contrasting characters; the F₂ ratio of phenotypes is 3 : 1.
mendel-experiments | Dihybrid cross, dwisankar sankaran, द्विसंकर क्रॉस | A dihybrid cross is a cross between parents that differ in two pairs of contrasting characters; the F₂ ratio of phenotypes is 9 : 3 : 3 : 1.
genetic-terms | Gene, jeen, जीन | A gene is the unit of heredity, a segment of DNA that codes for a protein or RNA and so decides a character.
genetic-terms | Allele, alleles, yugm vikalpi, युग्मविकल्पी | Alleles are alternative forms of the same gene, such as T for tall and t for dwarf in pea.
genetic-terms | Genotype, जीनोटाइप | Genotype is the genetic make-up of an organism for a character, such as TT, Tt or tt.
genetic-terms | Phenotype, लक्षणप्ररूप | Phenotype is the observable appearance of an organism for a character, such as tall or dwarf.
genetic-terms | Homozygous, samyugmaji, समयुग्मजी | Homozygous means having two identical alleles of a gene, such as TT or tt.
genetic-terms | Heterozygous, vishamyugmaji, विषमयुग्मजी | Heterozygous means having two different alleles of a gene, such as Tt. Such an organism is also called a hybrid.
genetic-terms | Dominant allele, dominant trait, prabhavi, प्रभावी लक्षण | A dominant allele is one that shows its effect even when only one copy is present.
genetic-terms | Recessive allele, recessive trait, aprabhavi, अप्रभावी लक्षण | A recessive allele is one that shows its effect only when both copies are present, in the absence of the dominant allele.
genetic-terms | Variation, vibhinnata, विभिन्नता | Variation is the degree by which offspring differ from their parents and from each other.
crosses | Test cross, parikshan sankaran, परीक्षार्थ क्रॉस | A test cross is the cross of an organism of dominant phenotype with a homozygous recessive one in order to find its genotype.
crosses | Back cross | A back cross is the cross of an F₁ hybrid with either of its parents.
crosses | Punnett square, पनेट वर्ग | A Punnett square is a diagram that shows all possible combinations of gametes of two parents and so the genotypes of the offspring.
incomplete-dominance | Incomplete dominance, apurna prabhavita, अपूर्ण प्रभाविता | Incomplete dominance is the inheritance in which the heterozygote is intermediate between the parents, such as pink flowers of snapdragon from red and white.
incomplete-dominance | Codominance, co-dominance, sahprabhavita, सहप्रभाविता | Codominance is the inheritance in which both alleles of a pair are fully expressed in the heterozygote, such as the AB blood group.
incomplete-dominance | Multiple alleles, bahuvikalpta | Multiple alleles are three or more alternative forms of one gene in a population, such as Iᴬ, Iᴮ and i of the ABO blood groups.
polygenic | Polygenic inheritance, bahujeeni vanshagati, बहुजीनी वंशागति | Polygenic inheritance is the control of a character by three or more genes whose effects add up, such as human height and skin colour.
polygenic | Pleiotropy, बहुप्रभाविता | Pleiotropy is the condition in which a single gene affects several characters, as in phenylketonuria.
chromosomal-theory | Chromosomal theory of inheritance, गुणसूत्रीय वंशागति सिद्धांत | The chromosomal theory of inheritance, of Sutton and Boveri, states that genes lie on chromosomes, whose pairing and separation in meiosis explain Mendel's laws.
linkage | Linkage, sahlagnata, सहलग्नता | Linkage is the tendency of genes on the same chromosome to be inherited together; Morgan studied it in Drosophila.
linkage | Recombination, punaryojan, पुनर्योजन | Recombination is the formation of combinations of genes not found in the parents, by crossing over or independent assortment.
linkage | Centimorgan, map unit | A centimorgan or map unit is the distance between genes on a chromosome that corresponds to a recombination frequency of 1%.
sex-determination | Sex determination, ling nirdharan, लिंग निर्धारण | Sex determination is the way in which the sex of an individual is fixed; in humans XX is female and XY male, and the sperm decides the sex of the child.
sex-determination | Sex chromosomes, allosomes, ling gunsutra, लिंग गुणसूत्र | Sex chromosomes are the chromosomes that determine sex, X and Y in humans; all the others are autosomes.
sex-determination | Haplodiploidy, haplodiploid sex determination | Haplodiploidy is the sex determination of honey bees, in which fertilised eggs give diploid females and unfertilised eggs haploid males.
sex-linked | Sex-linked inheritance, ling sahlagna vanshagati, लिंग सहलग्न वंशागति | Sex-linked inheritance is the inheritance of characters whose genes lie on a sex chromosome, usually the X, such as colour blindness and haemophilia.
sex-linked | Colour blindness, color blindness, varnandhta, वर्णांधता | Colour blindness is an X-linked recessive disorder in which red and green cannot be told apart; it is more common in men.
sex-linked | Haemophilia, hemophilia, हीमोफीलिया | Haemophilia is an X-linked recessive disorder in which blood does not clot properly, so that even a small cut bleeds long.
genetic-disorders | Genetic disorder, anuvanshik vikar, आनुवंशिक विकार | A genetic disorder is a disorder caused by a change in a gene (Mendelian) or in the number or structure of chromosomes (chromosomal).
mendelian-disorders | Sickle-cell anaemia, sickle cell anemia, दात्र कोशिका अरक्तता | Sickle-cell anaemia is an autosomal recessive disorder in which glutamic acid is replaced by valine in the beta chain of haemoglobin, so that red cells become sickle-shaped.
mendelian-disorders | Thalassemia, thalassaemia, थैलेसीमिया | Thalassemia is an autosomal recessive blood disorder in which too little of a globin chain of haemoglobin is made, causing anaemia.
mendelian-disorders | Phenylketonuria, PKU | Phenylketonuria is an autosomal recessive metabolic disorder in which the enzyme that turns phenylalanine into tyrosine is missing, which harms mental development.
chromosomal-disorders | Down syndrome, trisomy 21, डाउन सिंड्रोम | Down syndrome is a disorder caused by an extra copy of chromosome 21, with short stature, round head and slow physical and mental development.
chromosomal-disorders | Turner syndrome, turner's syndrome, टर्नर सिंड्रोम | Turner's syndrome is a disorder of females with only one X chromosome (45, XO), who are sterile with undeveloped ovaries.
chromosomal-disorders | Klinefelter syndrome, klinefelter's syndrome, क्लाइनफेल्टर सिंड्रोम | Klinefelter's syndrome is a disorder of males with an extra X chromosome (47, XXY), who are sterile and show some feminine features.
chromosomal-disorders | Aneuploidy, असुगुणिता | Aneuploidy is the gain or loss of one or more chromosomes, due to their failure to separate in cell division.
chromosomal-disorders | Polyploidy, बहुगुणिता | Polyploidy is the presence of more than two complete sets of chromosomes, seen often in plants.
pedigree | Pedigree analysis, vanshavali vishleshan, वंशावली विश्लेषण | Pedigree analysis is the study of the inheritance of a character through several generations of a family by means of a family chart.
`)
