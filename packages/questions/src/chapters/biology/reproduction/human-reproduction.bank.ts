import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Where does fertilisation take place in humans?' */
export const humanReproduction = defineBank({
  id: 'human-reproduction',
  sets: [
    {
      rows: `
1 fertilisation-and-implantation | In which part of the human female does fertilisation normally take place? | Fallopian tube | Uterus | Ovary | Cervix of the uterus | Sperm and ovum meet in the ampullary region of the fallopian tube. The embryo is implanted in the uterus some days later.
1 pregnancy | The human foetus is supplied with food and oxygen through the: | placenta | amnion | yolk sac | ovary | The placenta connects mother and foetus by the umbilical cord. The amnion holds the fluid that cushions the foetus.
1 fertilisation-and-implantation | What decides the sex of a human baby? | The sperm of the father | The egg of the mother | The age of the mother | The length of pregnancy | Every egg carries an X chromosome. A sperm carries X or Y, so the sperm decides whether the child is XX or XY.
1 sex-hormones, male-system | Which hormone brings about the male characters at puberty? | Testosterone | Oestrogen | Progesterone | Prolactin | Testosterone is secreted by Leydig cells of the testes. Oestrogen brings about female characters.
1 pregnancy | The usual length of human pregnancy is about: | nine months | seven months | twelve months | six months | The average human pregnancy, or gestation, lasts about nine months from fertilisation to birth.
1 male-system | The testes lie outside the abdomen in the scrotum because sperm formation needs: | a lower temperature | a higher temperature | more blood pressure | more sunlight | The scrotum is 2 to 2.5 °C cooler than the body, which sperm formation needs.
1 menstrual-cycle | The release of an egg from the ovary is called: | ovulation | menstruation | implantation | parturition | Ovulation occurs about the 14th day of a 28-day cycle. Parturition is childbirth.
1 contraception | Which is a permanent method of contraception in men? | Vasectomy | Tubectomy | Copper-T | Condom | In vasectomy a part of the vas deferens is cut and tied. Tubectomy is the operation in women.
2 menstrual-cycle | Which hormone causes ovulation by a sudden rise in the middle of the menstrual cycle? | LH | FSH | Prolactin | Oxytocin | The LH surge makes the Graafian follicle burst and release the ovum. FSH makes the follicles grow.
2 menstrual-cycle | After ovulation the remains of the follicle form the: | corpus luteum | corpus albicans | corpus callosum | zona pellucida | The corpus luteum secretes progesterone, which keeps the lining of the uterus. The corpus callosum is a part of the brain.
2 pregnancy | Which hormone is detected in urine in the common test of pregnancy? | hCG | LH | FSH | Oestrogen | Human chorionic gonadotropin is made by the placenta from early pregnancy. LH, FSH and oestrogen are present without pregnancy too.
2 spermatogenesis, gametogenesis | The acrosome of a sperm contains: | enzymes to enter the egg | mitochondria for energy | yolk for the embryo | the second polar body | The acrosome, a cap over the nucleus, has enzymes that help fertilisation. Mitochondria lie in the middle piece.
2 spermatogenesis, male-system, gametogenesis | Which cells in the testis nourish the developing sperm cells? | Sertoli cells | Leydig cells | Granulosa cells | Goblet cells | Sertoli cells lie within seminiferous tubules and nourish germ cells. Leydig cells between the tubules secrete androgens.
2 fertilisation-and-implantation | In which stage is the human embryo implanted in the uterus? | Blastocyst | Zygote | Gastrula | Two-cell stage | The blastocyst, with trophoblast and inner cell mass, becomes embedded in the endometrium about a week after fertilisation.
2 parturition | The yellowish milk of the first days after birth, rich in antibodies, is: | colostrum | chyle | serum | amniotic fluid | Colostrum contains IgA antibodies, which give the newborn passive immunity. It is essential for the baby.
2 oogenesis, gametogenesis | How many functional gametes come from one primary oocyte in humans? | One | Two | Three | Four | Unequal divisions give one large ovum and small polar bodies. One primary spermatocyte, in contrast, gives four sperms.
2 contraception | Copper ions released from an intrauterine device such as Copper-T: | reduce the movement of sperms | stop the ovaries from making eggs | tie the fallopian tubes together | prevent the secretion of LH | Copper ions suppress the motility and fertilising ability of sperms. Ovulation is stopped by hormonal pills.
3 oogenesis, fertilisation-and-implantation, gametogenesis | When is the second meiotic division of the human oocyte completed? | After the sperm enters | Before birth of the girl | At puberty | Before ovulation | Entry of the sperm makes the secondary oocyte finish meiosis II, giving the ovum and the second polar body.
3 fertilisation-and-implantation | Entry of more than one sperm is prevented by changes in the: | zona pellucida | corona radiata | theca externa | acrosome | Contact of a sperm with the zona pellucida changes the membrane so that additional sperms are blocked.
3 art | In ZIFT, which is transferred into the fallopian tube? | Zygote or early embryo | Unfertilised egg | Sperms alone | Late blastocyst | In zygote intrafallopian transfer the embryo of up to 8 blastomeres goes to the tube. GIFT transfers an ovum collected from a donor.
3 sex-hormones, menstrual-cycle | Which hormone level falls at the end of the cycle and starts menstruation if no pregnancy occurs? | Progesterone | Prolactin | Relaxin | hCG | The corpus luteum degenerates without fertilisation, progesterone falls, and the endometrium breaks down.
3 spermatogenesis, gametogenesis | Which part of the sperm has mitochondria that supply energy for swimming? | Middle piece | Head | Acrosome | Tail tip | Numerous mitochondria in the middle piece make energy for movement of the tail. The head holds the haploid nucleus.
3 spermatogenesis, gametogenesis | Consider the statements: // 1. A spermatid changes into a sperm by spermiogenesis. // 2. Spermatids are diploid cells. // Which is correct? | 1 only | 2 only | 1 and 2 | Neither 1 nor 2 | Spermiogenesis is the change of spermatids into sperms without division. Spermatids come from meiosis II and are haploid.
3 reproductive-health | In India the use of amniocentesis is banned by law for: | finding the sex of the foetus | finding Down syndrome | finding chromosomal disorders | finding sickle-cell anaemia | It is banned for sex determination to check female foeticide. It may be used to detect genetic disorders.
1 oogenesis, gametogenesis | The female gamete in humans is called the: | ovum | ovary | sperm | zygote | The ovary makes ova. A zygote forms when an ovum is fertilised by a sperm.
1 fertilisation-and-implantation | Twins that come from one fertilised egg are always: | of the same sex | of different sexes | of different blood groups | born on different days | Identical twins have the same chromosomes and so the same sex. Fraternal twins come from two eggs.
1 sex-hormones, reproductive-health | At which stage does a child begin to develop adult body features? | Puberty | Infancy | Menopause | Old age | At puberty sex hormones bring changes such as growth of hair and change of voice. Menopause is the end of menstrual cycles.
2 sex-hormones, menstrual-cycle | The first menstruation of a girl at puberty is called: | menarche | menopause | ovulation | parturition | Menarche begins the reproductive phase. Menopause ends it at about 45 to 50 years.
2 male-system | Where are sperms stored and matured after they leave the testis? | Epididymis | Prostate | Urethra | Urinary bladder | Sperms mature and are stored in the epididymis before passing on through the vas deferens.
2 contraception | Oral contraceptive pills act chiefly by: | preventing ovulation | killing sperms | blocking the oviduct | dissolving the embryo | Hormones in the pills inhibit ovulation and implantation and thicken the mucus of the cervix.
3 pregnancy | The three germ layers are formed in the embryo during: | gastrulation | cleavage | implantation | ovulation | Ectoderm, mesoderm and endoderm form from the inner cell mass at gastrulation.
3 female-system | Which layer of the uterus contracts strongly during childbirth? | Myometrium | Endometrium | Perimetrium | Chorion | The myometrium is of smooth muscle. The endometrium undergoes changes in the menstrual cycle.
`,
    },
  ],
})
