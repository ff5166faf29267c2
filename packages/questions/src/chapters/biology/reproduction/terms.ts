import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
asexual-reproduction | Asexual reproduction, alaingik janan, अलैंगिक जनन | Asexual reproduction is reproduction by a single parent without fusion of gametes; the offspring are identical clones.
asexual-reproduction | Sexual reproduction, laingik janan, लैंगिक जनन | Sexual reproduction is reproduction by the formation and fusion of male and female gametes; the offspring show variation.
asexual-reproduction | Spore formation, spore, beejanu, बीजाणु | Spore formation is asexual reproduction by tiny resistant cells (spores), each of which can grow into a new individual, as in Rhizopus.
budding-fission | Binary fission, dwivikhandan, द्विविखंडन | Binary fission is asexual reproduction in which a cell divides into two equal daughter cells, as in Amoeba and bacteria.
budding-fission | Multiple fission, bahu vikhandan, बहुविखंडन | Multiple fission is asexual reproduction in which a cell divides into many daughter cells at once, as in Plasmodium.
budding-fission | Budding, mukulan, मुकुलन | Budding is asexual reproduction in which a new individual grows as an outgrowth (bud) of the parent, as in yeast and Hydra.
budding-fission | Regeneration, punarudbhavan, पुनरुद्भवन | Regeneration is the growing of a whole organism or a lost part from a piece of the body, as in Planaria and Hydra.
budding-fission | Fragmentation, खंडन | Fragmentation is asexual reproduction in which the body breaks into pieces, each of which grows into a new individual, as in Spirogyra.
vegetative-propagation | Vegetative propagation, kayik pravardhan, कायिक प्रवर्धन | Vegetative propagation is the growth of new plants from root, stem or leaf of the parent, as from potato tubers and Bryophyllum leaves.
vegetative-propagation | Grafting, kalam bandhna | Grafting is the joining of a part of one plant (scion) on to the rooted stem of another (stock) so that they grow as one.
vegetative-propagation | Layering, daab lagana, दाब लगाना | Layering is vegetative propagation in which a branch is bent and covered with soil until it strikes roots and is then cut off.
pollen | Pollen grain, parag kan, परागकण | A pollen grain is the male gametophyte of flowering plants, formed in the anther, with an outer wall (exine) of sporopollenin.
pollen | Microsporogenesis, laghu beejanujanan, लघुबीजाणुजनन | Microsporogenesis is the formation of microspores from a pollen mother cell by meiosis. Each mother cell gives a tetrad of four microspores.
pollen | Tapetum, टेपीटम | The tapetum is the innermost wall layer of the pollen sac, which nourishes the developing pollen grains.
embryo-sac | Ovule, beejand, बीजांड | An ovule is the structure in the ovary that contains the embryo sac with the egg and becomes the seed after fertilisation.
embryo-sac | Embryo sac, female gametophyte, bhrun kosh, भ्रूणकोष | The embryo sac is the female gametophyte of flowering plants, typically with 7 cells and 8 nuclei: egg, two synergids, three antipodals and a central cell with two polar nuclei.
embryo-sac | Megasporogenesis, guru beejanujanan, गुरुबीजाणुजनन | Megasporogenesis is the formation of megaspores from the megaspore mother cell by meiosis. Usually one of the four megaspores stays alive and forms the embryo sac.
pollination | Pollination, paragan, परागण | Pollination is the transfer of pollen grains from the anther to the stigma of a flower.
pollination | Self-pollination, autogamy, self pollination, swaparagan, स्वपरागण | Self-pollination is the transfer of pollen to the stigma of the same flower (autogamy) or of another flower of the same plant (geitonogamy).
pollination | Cross-pollination, xenogamy, cross pollination, par paragan, परपरागण | Cross-pollination is the transfer of pollen from the anther of one plant to the stigma of another plant of the same species.
pollination | Emasculation, vipunsan, विपुंसन | Emasculation is the removal of anthers from a bisexual flower bud before they open, done in artificial hybridisation to prevent self-pollination.
double-fertilisation | Double fertilisation, double fertilization, dohra nishechan, दोहरा निषेचन | Double fertilisation is the event in flowering plants in which one male gamete fuses with the egg (syngamy) and the other with the polar nuclei (triple fusion).
double-fertilisation | Triple fusion, trisanlayan, त्रिसंलयन | Triple fusion is the fusion of a male gamete with the two polar nuclei, giving the triploid primary endosperm nucleus.
seed-and-fruit | Endosperm, bhrunposh, भ्रूणपोष | The endosperm is the tissue, triploid in flowering plants, that nourishes the embryo in the seed; coconut water is free-nuclear endosperm.
seed-and-fruit | Perisperm | Perisperm is the nucellus that persists in some seeds, such as black pepper and beet.
apomixis | Apomixis, असंगजनन | Apomixis is the formation of seeds without fertilisation, as in some grasses; it imitates sexual reproduction.
apomixis | Polyembryony, bahubhrunta, बहुभ्रूणता | Polyembryony is the occurrence of more than one embryo in a seed, as in citrus.
male-system | Testis, testes, vrishan, वृषण | The testes are the male gonads, lying in the scrotum, which produce sperms and the hormone testosterone.
male-system | Seminiferous tubules, shukrajanak nalika, शुक्रजनक नलिका | Seminiferous tubules are the coiled tubes of the testis in which sperms are formed; they contain germ cells and Sertoli cells.
female-system | Ovary, human ovary, andashay, अंडाशय | The ovaries are the female gonads, which produce ova and the hormones oestrogen and progesterone.
female-system | Uterus, womb, garbhashay, गर्भाशय | The uterus is the muscular organ in which the embryo is implanted and develops; its inner lining is the endometrium.
female-system | Fallopian tube, oviduct, dimb vahini, डिंबवाहिनी | The fallopian tube is the tube that carries the ovum from the ovary to the uterus; fertilisation takes place in its ampullary region.
gametogenesis | Gametogenesis, yugmakjanan, युग्मकजनन | Gametogenesis is the formation of gametes, sperms in the testis and ova in the ovary.
gametogenesis | Gamete, yugmak, युग्मक | A gamete is a haploid reproductive cell, sperm or ovum, that fuses with another to form a zygote.
spermatogenesis | Spermatogenesis, shukrajanan, शुक्रजनन | Spermatogenesis is the formation of sperms from spermatogonia in the testis; one primary spermatocyte gives four sperms.
spermatogenesis | Acrosome | The acrosome is the cap of the sperm head, filled with enzymes that help the sperm to enter the ovum.
oogenesis | Oogenesis, andajanan, अंडजनन | Oogenesis is the formation of a mature ovum in the ovary; one primary oocyte gives one ovum and polar bodies.
oogenesis | Graafian follicle, ग्राफी पुटिका | A Graafian follicle is the mature follicle of the ovary, which bursts at ovulation and releases the secondary oocyte.
menstrual-cycle | Menstrual cycle, mahavari, rajodharm, आर्तव चक्र | The menstrual cycle is the reproductive cycle of female primates, in women about 28 days, in which an ovum is released and the lining of the uterus is built up and shed.
menstrual-cycle | Ovulation, andotsarg, अंडोत्सर्ग | Ovulation is the release of the ovum (secondary oocyte) from the Graafian follicle, about day 14 of the cycle, caused by the surge of LH.
menstrual-cycle | Corpus luteum, peet pind, पीत पिंड | The corpus luteum is the yellow body formed from the empty Graafian follicle; it secretes progesterone.
menstrual-cycle | Menarche and menopause, menarche, menopause, रजोनिवृत्ति | Menarche is the first menstruation at puberty; menopause is the end of menstrual cycles, at about 50 years of age.
fertilisation-and-implantation | Fertilisation, fertilization, nishechan, निषेचन | Fertilisation is the fusion of a male and a female gamete to form a diploid zygote.
fertilisation-and-implantation | Zygote, yugmanaj, युग्मनज | A zygote is the diploid cell formed by the fusion of a male and a female gamete.
fertilisation-and-implantation | Implantation, antarropan, अंतर्रोपण | Implantation is the embedding of the blastocyst in the endometrium of the uterus; it leads to pregnancy.
fertilisation-and-implantation | Blastocyst, कोरकपुटी | A blastocyst is the stage of the embryo with an outer trophoblast and an inner cell mass, which is implanted.
pregnancy | Placenta, apra, अपरा | The placenta is the organ joining the foetus to the wall of the uterus, through which food, oxygen and wastes are exchanged; it also secretes hormones such as hCG.
pregnancy | Gestation period, garbhavadhi, गर्भावधि | Gestation period is the time of development of the young in the womb; in humans it is about nine months.
parturition | Parturition, childbirth, prasav, प्रसव | Parturition is the process of childbirth, brought about by strong contractions of the uterus under oxytocin.
parturition | Colostrum, प्रथम स्तन्य | Colostrum is the yellowish first milk of the mother, rich in antibodies (IgA) that protect the newborn.
reproductive-health | Amniocentesis, ulbavedhan, उल्बवेधन | Amniocentesis is the taking of amniotic fluid to test the foetus for genetic disorders; its use for sex determination is banned in India.
reproductive-health | Medical termination of pregnancy, MTP, abortion, गर्भ का चिकित्सीय समापन | Medical termination of pregnancy is the intentional ending of pregnancy before full term; in India it is legal under the conditions of the MTP Act, 1971.
contraception | Contraception, birth control, garbhnirodh, गर्भनिरोध | Contraception is the prevention of pregnancy by natural, barrier, intrauterine, hormonal or surgical methods.
contraception | Intrauterine device, IUD, copper T, अंतः गर्भाशयी युक्ति | An intrauterine device is a contraceptive placed in the uterus by a doctor; copper-releasing ones, such as CuT, reduce the motility of sperms.
contraception | Vasectomy and tubectomy, vasectomy, tubectomy, नसबंदी | Vasectomy is male sterilisation by cutting the vas deferens; tubectomy is female sterilisation by cutting the fallopian tubes.
std | Sexually transmitted infections, STI, STD, venereal diseases, यौन संचारित रोग | Sexually transmitted infections are diseases that spread through sexual contact, such as gonorrhoea, syphilis, genital herpes and AIDS.
art | Infertility, banjhpan, बंध्यता | Infertility is the inability to have children in spite of unprotected sexual cohabitation. The cause may lie in the man or in the woman.
art | In vitro fertilisation, IVF, test tube baby, परखनली शिशु | In vitro fertilisation is the fusion of ovum and sperm outside the body in conditions like those inside it; the embryo is then transferred to the mother.
art | ZIFT, GIFT, zygote intra fallopian transfer | ZIFT is the transfer of a zygote or early embryo (up to 8 blastomeres) into the fallopian tube; GIFT is the transfer of a donor's ovum into it.
parthenogenesis | Parthenogenesis, anishek janan, अनिषेकजनन | Parthenogenesis is the development of a new individual from an unfertilised egg, as in drones of the honey bee.
sex-hormones | Testosterone, टेस्टोस्टेरोन | Testosterone is the male sex hormone secreted by the Leydig cells of the testis, which develops male characters and helps sperm formation.
sex-hormones | Oestrogen, estrogen, एस्ट्रोजन | Oestrogen is the female sex hormone of the ovary that develops female secondary sexual characters and rebuilds the lining of the uterus.
sex-hormones | Progesterone, प्रोजेस्टेरोन | Progesterone is the hormone of the corpus luteum and placenta that maintains the lining of the uterus and supports pregnancy.
sex-hormones | Puberty, यौवनारंभ | Puberty is the time in adolescence when the reproductive organs mature and secondary sexual characters appear.
twins | Identical twins, monozygotic twins | Identical twins arise when one zygote splits into two embryos; they have the same genes and sex.
twins | Fraternal twins, dizygotic twins | Fraternal twins arise when two ova are fertilised by two sperms; they differ genetically like ordinary brothers and sisters.
seed-germination | Germination, seed germination, ankuran, अंकुरण | Germination is the resumption of growth of the embryo of a seed into a seedling; it needs water, oxygen and suitable temperature.
seed-germination | Seed dormancy, beej prasupti, बीज प्रसुप्ति | Seed dormancy is the inactive state in which a living seed does not germinate even under favourable conditions.
`)
