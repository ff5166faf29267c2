/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  asexual-reproduction | Asexual & Vegetative Reproduction | asexual reproduction, alaingik janan, asexual
  pollen | Stamen & Pollen Grain | pollen grain, microsporogenesis, <anther, <tapetum, pollen, male gametophyte
  embryo-sac | Ovule & Embryo Sac | embryo sac, megasporogenesis, ovule, pistil, female gametophyte
  self-and-cross-pollination | Self-Pollination and Cross-Pollination | cross pollination, self pollination, swaparagan aur parparagan
  pollination | Pollination | autogamy geitonogamy xenogamy, types of pollination, outbreeding devices, artificial hybridisation, <emasculation, paragan
  double-fertilisation | Double Fertilisation | double fertilization, <triple fusion, syngamy, fertilisation in flowering plants
  seed-and-fruit | Endosperm, Embryo, Seed & Fruit | seed formation, embryo and endosperm, post fertilisation events, seed and fruit development, endosperm, <false fruit
  apomixis | Apomixis & Polyembryony | polyembryony, <parthenocarpy, apomixis
  male-system | Male Reproductive System | <testis, structure of testis, male accessory ducts, <male accessory glands, <seminiferous tubules
  female-system | Female Reproductive System | ovary structure in humans, <uterus, <fallopian tube, <mammary gland, <oviduct
  gametogenesis | Gametogenesis | formation of gametes in humans, sperm and ovum formation
  sperm-and-egg-making | Difference between Spermatogenesis and Oogenesis | spermatogenesis and oogenesis
  spermatogenesis | Spermatogenesis | <spermiogenesis, structure of sperm, <sertoli cells, sperm
  oogenesis | Oogenesis | <graafian follicle, ovum formation, <polar body, structure of ovum
  menstrual-hormones | Hormones of the Menstrual Cycle | hormonal control of menstrual cycle, hormones of menstruation
  menstrual-cycle | Menstrual Cycle | menstruation, <ovulation, <luteal phase, <lh surge, <corpus luteum, mahavari, menstrual cycle phases
  fertilisation-and-implantation | Fertilisation & Implantation | implantation, fertilisation in humans, <blastocyst, cleavage and morula
  pregnancy | Pregnancy & Embryonic Development | <placenta, embryonic development, pregnancy hormones, <hcg, garbhavastha
  parturition | Parturition & Lactation | childbirth, lactation, <foetal ejection reflex, <colostrum, parturition
  reproductive-health | Reproductive Health | population explosion and birth control, <amniocentesis, mtp, <medical termination of pregnancy, rch programme
  contraception | Contraception | contraceptive methods, birth control methods, <iud, <oral pills, sterilisation methods, family planning, <copper t
  std | Sexually Transmitted Infections | sexually transmitted diseases, sti, std, venereal diseases, <hpv, <syphilis, <gonorrhoea
  art | Infertility & ART | assisted reproductive technologies, <ivf, zift gift, test tube baby, infertility, <icsi
  budding-fission | Budding, Fission & Regeneration | budding, <binary fission, regeneration, budding and fission, <multiple fission, <fragmentation
  vegetative-propagation | Vegetative Propagation & Grafting | vegetative propagation, asexual reproduction in plants, grafting, <layering, cutting and grafting, vegetative reproduction
  parthenogenesis | Parthenogenesis | parthenogenetic development
  sex-hormones | Sex Hormones & Puberty | <testosterone, <oestrogen, estrogen, <progesterone, puberty, sex hormone, adolescence, reaching the age of adolescence
  twins | Twins | <identical twins, <fraternal twins, monozygotic twins
  seed-germination | Seed Germination | germination, <epigeal germination, <seed dormancy, ankuran
  sexual-and-asexual | Sexual and Asexual Reproduction Compared | difference between sexual and asexual reproduction, sexual and asexual reproduction, asexual and sexual, laingik aur alaingik janan, laingik aur alaingik prajanan
`
