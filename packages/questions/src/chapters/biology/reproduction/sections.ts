import { readSections } from '../../../kit/define-notes.ts'

export const sections = readSections(`
# asexual-reproduction, budding-fission, vegetative-propagation | Asexual and vegetative reproduction
One parent, no fusion, offspring alike (clones). Binary fission (*Amoeba*, *Paramecium*), multiple (*Plasmodium*), budding (yeast, *Hydra*), fragmentation (*Spirogyra*), regeneration (*Planaria*), gemmules (sponges), zoospores (*Chlamydomonas*), conidia (*Penicillium*).

| Organ | Plant |
| --- | --- |
| Tuber (eyes) | potato |
| Rhizome | ginger, banana |
| Runner | strawberry, grass |
| Offset | water hyacinth |
| Bulbil | *Agave* |
| Leaf buds | *Bryophyllum* |

By hand: cutting (rose, sugar cane), layering (jasmine), grafting (mango: scion on stock), tissue culture.

# parthenogenesis | Parthenogenesis
An egg grows without fertilisation: drones of honeybees (haploid), rotifers, some lizards. In plants parthenocarpy is fruit without fertilisation: banana.

# pollen | Stamen and pollen grain
Anther: two lobes, four microsporangia; wall: epidermis, endothecium, middle layers, **tapetum** (feeds). Microspore mother cell → meiosis → tetrad → grains. Exine of sporopollenin (most resistant), germ pores without it; intine of cellulose and pectin. Shed with 2 cells (60% of species): vegetative and generative; else 3 cells. Alive for 30 minutes (rice, wheat) to months (rose and pea families).

# embryo-sac | Ovule and embryo sac
Funicle, hilum, integuments, micropyle, chalaza, nucellus. Megaspore mother cell → meiosis → 4, of which one works (monosporic) → three mitoses:

~~~
   micropyle
 [ synergid  egg  synergid ]   egg apparatus
 [   two polar nuclei      ]   central cell
 [ three antipodal cells   ]   chalaza
   7 cells, 8 nuclei
~~~

*Worked.* 100 functional megaspores need 100 meioses; 100 pollen grains need 25. For 100 grains of wheat: 125.

# pollination | Pollination
Autogamy (same flower; cleistogamous flowers always), geitonogamy (same plant, by gene like autogamy), xenogamy. Wind: light grains, feathery stigma (grasses, maize); water: *Vallisneria*, *Hydrilla*, *Zostera* (not water hyacinth, water lily: insects); insects: colour, nectar; *Yucca* and its moth need each other. Against selfing: different times, self-incompatibility, dioecy (papaya). Artificial crosses: emasculation, bagging.

# self-and-cross-pollination | Self- and cross-pollination
| Point | Self-pollination | Cross-pollination |
| --- | --- | --- |
| Pollen comes from | the same flower (autogamy) or another of the same plant (geitonogamy) | a flower of another plant (xenogamy) |
| Carrier | often none; geitonogamy needs one | wind, water, animals |
| Pollen | little is enough | much, a good part is lost |
| Offspring | alike, pure lines | varied, often stronger |
| Flower | bisexual, ripe together or closed (cleistogamous) | often unisexual, or ripe at different times |
| Examples | wheat, rice, pea | maize, papaya, date palm |

Selfing is sure, even without insects, but repeated selfing weakens (inbreeding depression). Outbreeding devices: dioecy, dichogamy (protandry, protogyny), herkogamy (anther and stigma apart), self-incompatibility. *Viola*, *Oxalis* and *Commelina* bear both open (chasmogamous) and closed flowers. Only xenogamy brings new genes to the stigma.

# double-fertilisation | Double fertilisation
The tube enters by the micropyle into a synergid (filiform apparatus). One male gamete + egg → zygote (2n), the other + two polar nuclei → primary endosperm nucleus (3n). Only in angiosperms.

*Worked.* Leaf cells with 24 chromosomes: pollen 12, endosperm 36, nucellus 24.

# seed-and-fruit, apomixis, seed-germination | Endosperm, seed, fruit, apomixis
Endosperm comes before the embryo: free-nuclear first (coconut water; the white is cellular). Used up in pea, groundnut, bean; kept in castor, maize, wheat. Dicot embryo: two cotyledons, plumule, radicle; grass: scutellum, coleoptile, coleorhiza. Perisperm: left nucellus (black pepper, beet). Ovary → fruit, ovule → seed; false fruits: apple, strawberry, cashew. Germination needs water, oxygen, warmth; epigeal (bean, castor) or hypogeal (pea, maize). A date palm seed has germinated after about 2000 years.

Apomixis: seeds without fertilisation (grasses, Asteraceae), keeps hybrids; polyembryony: *Citrus*, mango.

# male-system, spermatogenesis | Male system
Testes in the scrotum 2–2.5 °C below the body. Seminiferous tubules: germ cells and Sertoli cells (feed); between: Leydig cells (testosterone). Path: tubules → rete testis → vasa efferentia → epididymis → vas deferens → ejaculatory duct → urethra. Glands: seminal vesicles, prostate, bulbourethral.

Spermatogonia (2n) → primary spermatocyte → meiosis I → 2 secondary (n) → meiosis II → 4 spermatids → spermiogenesis → sperms; spermiation sets them free. Sperm: head with acrosome, middle piece with mitochondria, tail. LH acts on Leydig, FSH on Sertoli cells. 200–300 million in an ejaculate, 60% of normal form, 40% vigorous.

# female-system, oogenesis, gametogenesis | Female system
Ovary → fallopian tube (infundibulum with fimbriae, ampulla, isthmus) → uterus (perimetrium, myometrium, endometrium) → cervix → vagina. Breast: 15–20 lobes.

Oogonia are formed before birth; primary oocytes rest in prophase I; at puberty 60,000–80,000 in each ovary. Meiosis I ends before ovulation (large secondary oocyte and first polar body); meiosis II ends when the sperm enters. One ovum from each.

| Point | Sperm | Ovum |
| --- | --- | --- |
| Starts | at puberty | before birth |
| From one mother cell | 4 | 1 and polar bodies |
| Stops | never | menopause, about 50 |

# sperm-and-egg-making | Spermatogenesis and oogenesis compared
| Point | Spermatogenesis | Oogenesis |
| --- | --- | --- |
| Where | seminiferous tubules of the testis | ovary; ends in the fallopian tube |
| Starts | at puberty | before birth |
| Goes on | through life | a store that ends at menopause |
| Division of the cytoplasm | equal | unequal: ovum and polar bodies |
| From one primary cell | 4 sperms | 1 ovum |
| Rest | none | prophase I for years, metaphase II till the sperm enters |
| Change of form | spermiogenesis | none |
| Gamete | small, moves | large, with food, does not move |
| Hormones | LH (Leydig: testosterone), FSH (Sertoli) | FSH (follicle), LH (ovulation) |

Both: multiplication by mitosis, growth, meiosis; the gametes are haploid.

*Worked.* 50 primary spermatocytes give 200 sperms, 50 secondary ones 100; 50 primary oocytes give 50 ova.

# menstrual-cycle, menstrual-hormones, sex-hormones | Menstrual cycle and sex hormones
| Days | Phase | Hormones |
| --- | --- | --- |
| 1–5 | menstrual | all low |
| 6–13 | follicular | FSH, oestrogen rise |
| 14 | ovulation | LH surge |
| 15–28 | luteal | progesterone from the corpus luteum |

Without fertilisation the corpus luteum shrinks, progesterone falls, the lining is shed. Menarche is the first, menopause the last. GnRH of the hypothalamus leads.

# fertilisation-and-implantation, twins | Fertilisation and implantation
In the ampulla; the acrosome opens the zona pellucida, whose change blocks others. Sex is set by the sperm (X or Y). Zygote → cleavage → morula (8–16) → blastocyst (trophoblast, inner cell mass) → implants about day 7. Identical twins: one zygote splits; fraternal: two ova.

# pregnancy, parturition | Pregnancy, birth, milk
Chorionic villi and uterus make the placenta: exchange and hCG, hPL, oestrogen, progesterone; relaxin late from the ovary. Only in pregnancy: hCG, hPL, relaxin. One month: heart; two: limbs and digits; three: most organs, genitals; five: movement, hair; six: fine hair, eyelids part; nine: ready. Layers: ectoderm (skin, nerves), mesoderm (muscle, bone, blood), endoderm (gut, lungs).

Birth: foetal ejection reflex → oxytocin → stronger contractions → more oxytocin. **Colostrum** has IgA. Prolactin makes milk, oxytocin lets it down.

# reproductive-health, contraception | Reproductive health and contraception
Family planning in India from 1951. MTP legal since 1971; by the amendment of 2021 up to 20 weeks on one doctor's opinion, 20 to 24 weeks for certain women on two. Amniocentesis to tell sex is banned.

| Method | Example | How |
| --- | --- | --- |
| Natural | periodic abstinence (days 10–17), lactation | no meeting |
| Barrier | condom, diaphragm | sperm kept out; condom also guards against infection |
| IUD | Lippes loop; CuT, Multiload 375; LNG-20 | sperm engulfed; Cu²⁺ slows sperm; hormone |
| Pill | progestogen–oestrogen 21 days; Saheli once a week | no ovulation; no implantation |
| Surgery | vasectomy, tubectomy | cut and tied |

# std | Sexually transmitted infections
Bacterial: syphilis (*Treponema*), gonorrhoea (*Neisseria*), chlamydiasis. Viral: genital herpes, warts (HPV), hepatitis B, AIDS. Protozoan: trichomoniasis. Not fully curable: hepatitis B, genital herpes, HIV.

# art | Infertility and assisted reproduction
IVF–ET: egg and sperm in a dish; ZIFT: zygote up to 8 cells into the tube; IUT: more than 8 cells into the uterus; GIFT: ovum of a donor into the tube; ICSI: sperm injected into the ovum; AI, IUI: semen put in when counts are low.

# sexual-and-asexual | Difference between Sexual and Asexual Reproduction
Asexual: one parent, no gametes, mitosis, clones, quick (fission, budding, spores, fragments). Sexual: mostly two parents, gametes by meiosis, fertilisation, variation, slower.
`)
