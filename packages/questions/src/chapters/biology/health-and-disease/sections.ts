import { readSections } from '../../../kit/define-notes.ts'

export const sections = readSections(`
# diseases, bacterial-diseases, food-poisoning, leprosy-tb | Bacterial diseases
Infectious diseases pass on, others (cancer, diabetes) do not. A pathogen is proved by Koch's postulates.

| Disease | Cause | Spread, sign |
| --- | --- | --- |
| Typhoid | *Salmonella typhi* | food, water; steady fever 39–40 °C; Widal test |
| Pneumonia | *Streptococcus pneumoniae*, *Haemophilus influenzae* | droplets; alveoli fill |
| Cholera | *Vibrio cholerae* | water; rice-water stools |
| Plague | *Yersinia pestis* | rat flea |
| Diphtheria | *Corynebacterium diphtheriae* | droplets; throat |
| Tetanus | *Clostridium tetani* | wounds; lockjaw |
| Leprosy | *Mycobacterium leprae* | long contact; skin, nerves; MDT |
| Tuberculosis | *Mycobacterium tuberculosis* (Koch 1882) | droplets; BCG, DOTS, Mantoux test |

Food poisoning: *Clostridium botulinum* (badly canned food; paralysis), *Staphylococcus aureus* (skin of the cook; toxin stands heat, illness in hours), *Salmonella* (eggs, poultry), *Bacillus cereus* (rice); aflatoxin of the mould *Aspergillus flavus*.

# viral-diseases, polio-rabies, hepatitis, emerging-viruses | Viral diseases
| Disease | Virus | Note |
| --- | --- | --- |
| Common cold | rhinoviruses | nose, not lungs |
| Influenza | influenza A, B | H1N1 swine flu, H5N1 bird flu |
| Measles, mumps | paramyxoviruses | MMR vaccine |
| Chickenpox | varicella-zoster | shingles later |
| Dengue, chikungunya | flavivirus, alphavirus | *Aedes* mosquito; low platelets in dengue |
| Polio | enterovirus | India free since 2014; Sabin oral, Salk injected |
| Rabies | rhabdovirus | dog bite; fatal once signs show; Pasteur 1885 |
| Smallpox | variola | gone since 1980; Jenner 1796 |
| Hepatitis | A, E by food and water; B, C, D by blood; B is a DNA virus | vaccine for A and B; jaundice |
| Ebola | filovirus | body fluids, fruit bats |
| Covid-19 | SARS-CoV-2 (RNA) | spike protein, ACE2; pandemic 2020 |

# malaria | Malaria
*Plasmodium*: *vivax*, *ovale*, *malariae*, *falciparum* (gravest). Female *Anopheles*.

~~~
mosquito bite: sporozoites -> liver -> red cells burst: haemozoin, chill and fever
gametocytes in red cells -> taken up -> fertilised in the mosquito's gut
-> sporozoites in its salivary glands
~~~

Ross found it in mosquitoes (1897, Secunderabad). Fever comes every 3rd or 4th day. Quinine, chloroquine, artemisinin. *Gambusia* fish eat larvae.

# other-infections | Protozoa, worms, fungi
Amoebiasis: *Entamoeba histolytica*, houseflies carry it. Kala-azar: *Leishmania donovani*, sandfly. Sleeping sickness: *Trypanosoma*, tsetse fly. Ascariasis: *Ascaris*, eggs in soil. Filariasis: *Wuchereria*, *Culex*, swollen limbs. Ringworm: fungi *Microsporum*, *Trichophyton*, *Epidermophyton*.

# immunity, innate-immunity | Immunity
Innate barriers: physical (skin, mucus), physiological (acid, tears, saliva), cellular (neutrophils, monocytes, NK cells, macrophages), cytokine (interferons of virus-infected cells).

| Kind | Natural | By art |
| --- | --- | --- |
| Active (slow, lasting) | after an illness | vaccine |
| Passive (at once, short) | colostrum IgA, placenta IgG | antitoxin, antivenom |

# acquired-immunity, antibodies, lymphoid-organs | Acquired immunity and antibodies
Specific, with memory: the second (anamnestic) response is fast and strong. B cells make antibodies (humoral), T cells act themselves (cell-mediated: graft rejection). Antibody H₂L₂: two heavy, two light chains, Y-shaped, two binding sites.

| Class | Where |
| --- | --- |
| IgG | most; crosses the placenta |
| IgA | colostrum, tears, saliva |
| IgM | first made, largest |
| IgE | allergy |
| IgD | on B cells |

Primary organs: bone marrow, thymus (cells mature); secondary: spleen, nodes, tonsils, Peyer's patches, appendix, MALT (half of the lymphoid tissue).

# vaccines | Vaccines
Weakened (BCG, oral polio, MMR), killed (Salk, rabies), toxoid (tetanus, diphtheria), recombinant (hepatitis B from yeast), mRNA and vector (Covid-19). Ready antibodies are passive: antitetanus serum, snake antivenom.

# allergy | Allergy and autoimmunity
Allergy: IgE, mast cells give histamine and serotonin; antihistamine, adrenaline, steroids. Autoimmune: rheumatoid arthritis, myasthenia gravis, type 1 diabetes, Graves disease.

# aids | AIDS
HIV: retrovirus, two RNA strands, reverse transcriptase. Macrophage is the factory; helper T cells (CD4) fall. Spread by sex, blood, needles, mother to child; not by touch or mosquitoes. ELISA, Western blot. Antiretroviral drugs lengthen life.

# cancer | Cancer
Loss of contact inhibition; benign stays, malignant spreads (metastasis). Carcinoma: epithelium; sarcoma: connective tissue; leukaemia: blood; lymphoma. Carcinogens: UV, X-rays, tobacco smoke, oncogenic viruses; proto-oncogenes become oncogenes. Biopsy, CT, MRI; surgery, radiation, chemotherapy, α-interferon.

# drugs | Drugs and alcohol
| Drug | Source | Acts |
| --- | --- | --- |
| Opioids: morphine, heroin (diacetylmorphine) | *Papaver somniferum* | depressant |
| Cannabinoids: marijuana, hashish, charas, ganja | *Cannabis sativa* | heart and blood vessels |
| Cocaine | *Erythroxylum coca* | stimulant, blocks dopamine uptake |
| Hallucinogens | *Atropa*, *Datura*; LSD from ergot | mind |
| Nicotine | tobacco | adrenaline up; CO takes haemoglobin |

Dependence: withdrawal signs when stopped. Alcohol: cirrhosis. Anabolic steroids in sport: acne, moods, stunted growth.

# innate-and-acquired-immunity | Difference between Innate and Acquired Immunity
Innate: from birth, non-specific, four barriers (physical, physiological, cellular, cytokine). Acquired: after contact, specific, with memory; B cells antibodies, T cells. Active: own antibodies, slow, lasting. Passive: ready-made, quick, short.

# zoonotic-diseases, one-health, bird-flu | Zoonotic diseases, bird flu and One Health
Passed between vertebrates and humans. Rabies: dog. Plague: rat and its flea. Leptospirosis: urine of rats. Brucellosis: raw milk. Anthrax: spores of *Bacillus anthracis*. Kyasanur Forest disease: ticks, Karnataka 1957. Scrub typhus: mites. Toxoplasmosis: cat. Nipah: fruit bats. Bird flu (H5N1): from poultry and wild birds; sick flocks are culled. **One Health**: people, animals and environment together; WHO, FAO, WOAH (Paris, 1924) and UNEP.

# food-adulteration, malnutrition | Food: adulteration and malnutrition
| Food | Adulterant | Test or harm |
| --- | --- | --- |
| Mustard | argemone | epidemic dropsy |
| Gram, arhar | khesari | lathyrism |
| Turmeric, dal | metanil yellow | pink with HCl |
| Milk | starch | blue with iodine |

Law: Act of 1954, replaced by that of 2006. Malnutrition: kwashiorkor (protein; oedema), marasmus (protein and calories). Stunted: low height for age; wasted: low weight for height.
`)
