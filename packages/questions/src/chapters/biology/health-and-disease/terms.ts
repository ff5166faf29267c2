import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
diseases | Health, swasthya, स्वास्थ्य | Health is a state of complete physical, mental and social well-being, and not merely the absence of disease (WHO).
diseases | Disease, rog, रोग | A disease is a condition in which the normal working of one or more organs or systems of the body is disturbed, shown by signs and symptoms.
diseases | Pathogen, rogannu, रोगाणु | A pathogen is an organism that causes disease, such as certain bacteria, viruses, fungi, protozoans and worms.
diseases | Communicable disease, infectious disease, sankramak rog, संक्रामक रोग | A communicable disease is one that spreads from one person to another by air, water, contact or carriers, such as tuberculosis and cholera.
diseases | Non-communicable disease, non infectious disease, असंक्रामक रोग | A non-communicable disease is one that does not spread from person to person, such as diabetes and cancer.
diseases | Vector of disease, disease vector, rog vahak, रोगवाहक | A vector is an animal, such as a mosquito, that carries a pathogen from a sick to a healthy host.
diseases | Incubation period, udbhavan kal, उद्भवन अवधि | Incubation period is the time between the entry of a pathogen and the appearance of the first symptoms.
diseases | Epidemic and pandemic, epidemic, pandemic, endemic disease, महामारी | An epidemic is the rapid spread of a disease to many people of a region; a pandemic spreads over many countries, and an endemic disease is always present in a region.
bacterial-diseases | Typhoid, typhoid fever, टाइफाइड | Typhoid is a bacterial disease of the intestine caused by Salmonella typhi through contaminated food and water, confirmed by the Widal test.
bacterial-diseases | Pneumonia, निमोनिया | Pneumonia is an infection of the alveoli of the lungs, in which they fill with fluid; Streptococcus pneumoniae and Haemophilus influenzae commonly cause it.
bacterial-diseases | Cholera, haiza, हैजा | Cholera is an acute intestinal disease with watery diarrhoea caused by the bacterium Vibrio cholerae in contaminated water and food.
bacterial-diseases | Tetanus, टिटनेस | Tetanus is a disease with painful muscle spasms caused by the toxin of the bacterium Clostridium tetani, which enters through wounds.
bacterial-diseases | Plague, pleg, प्लेग | Plague is a bacterial disease caused by Yersinia pestis and spread by rat fleas.
bacterial-diseases | Diphtheria, डिप्थीरिया | Diphtheria is a bacterial disease of the throat caused by Corynebacterium diphtheriae, prevented by the DPT vaccine.
viral-diseases | Dengue, dengue fever, डेंगू | Dengue is a viral fever with severe pain in joints and muscles, spread by Aedes mosquitoes.
viral-diseases | Chikungunya, चिकनगुनिया | Chikungunya is a viral disease with fever and severe pain of joints, spread by Aedes mosquitoes.
viral-diseases | Common cold, jukam, जुकाम | The common cold is an infection of the nose and respiratory passage, but not of the lungs, caused mostly by rhinoviruses.
malaria | Malaria, मलेरिया | Malaria is a disease with recurring chills and high fever caused by the protozoan Plasmodium and spread by the female Anopheles mosquito.
malaria | Plasmodium, प्लाज्मोडियम | Plasmodium is the protozoan parasite of malaria; it lives in the liver and red blood cells of man and completes its sexual cycle in the mosquito.
other-infections | Amoebiasis, amoebic dysentery, अमीबी पेचिश | Amoebiasis is an infection of the large intestine by Entamoeba histolytica, with pain, mucus and blood in the stool.
other-infections | Ascariasis, एस्केरिएसिस | Ascariasis is the infection of the intestine by the roundworm Ascaris, through food and water contaminated with its eggs.
other-infections | Filariasis, elephantiasis, hathi paon, हाथी पाँव | Filariasis is the swelling of legs and other parts caused by the filarial worm Wuchereria in lymph vessels, spread by mosquitoes.
other-infections | Ringworm, daad, दाद | Ringworm is a fungal disease of the skin with dry, scaly, itching patches, caused by Microsporum, Trichophyton and Epidermophyton.
immunity | Immunity, pratiraksha, प्रतिरक्षा | Immunity is the ability of the body to fight disease-causing organisms and their toxins.
immunity | Antigen, pratijan, प्रतिजन | An antigen is a foreign substance, such as a protein of a microbe, that causes the body to produce antibodies.
innate-immunity | Innate immunity, sahaj pratiraksha, सहज प्रतिरक्षा | Innate immunity is the non-specific defence present from birth, by barriers such as skin, stomach acid, phagocytes and interferons.
innate-immunity | Interferons, interferon, इंटरफेरॉन | Interferons are proteins secreted by virus-infected cells that protect other cells from viral infection.
acquired-immunity | Acquired immunity, uparjit pratiraksha, उपार्जित प्रतिरक्षा | Acquired immunity is the specific defence developed during life after contact with a pathogen or vaccine; it has memory.
acquired-immunity | Active immunity, sakriya pratiraksha, सक्रिय प्रतिरक्षा | Active immunity is immunity in which the body itself makes antibodies after infection or vaccination; it is slow but lasts long.
acquired-immunity | Passive immunity, nishkriya pratiraksha, निष्क्रिय प्रतिरक्षा | Passive immunity is immunity by ready-made antibodies given to the body, as in colostrum or anti-tetanus serum; it is quick but short.
acquired-immunity | Humoral immunity, antibody mediated immunity | Humoral immunity is the immune response by antibodies in the blood and body fluids, produced by B lymphocytes.
acquired-immunity | Cell-mediated immunity, cell mediated immunity, CMI | Cell-mediated immunity is the immune response by T lymphocytes, which kill infected cells and cause rejection of grafts.
antibodies | Antibody, antibodies, immunoglobulin, pratirakshi, प्रतिरक्षी | An antibody is a protein produced by B lymphocytes in response to an antigen, which it binds; it has two heavy and two light chains (H₂L₂).
vaccines | Vaccine, tika, टीका | A vaccine is a preparation of weakened or killed pathogens or their antigens that produces immunity against a disease.
vaccines | Vaccination, immunisation, tikakaran, टीकाकरण | Vaccination is the giving of a vaccine to produce active immunity against a disease; Edward Jenner began it with smallpox.
lymphoid-organs | Lymphoid organs, lasikabh ang, लसीकाभ अंग | Lymphoid organs are organs in which lymphocytes arise, mature or work: bone marrow and thymus (primary), spleen, lymph nodes and tonsils (secondary).
lymphoid-organs | Spleen, pliha, प्लीहा | The spleen is a bean-shaped secondary lymphoid organ that filters blood, traps microbes and stores red blood cells.
allergy | Allergy, एलर्जी | Allergy is the exaggerated response of the immune system to certain substances (allergens) in the environment such as pollen and dust; IgE antibodies and histamine take part.
allergy | Autoimmune disease, autoimmunity, स्वप्रतिरक्षा | An autoimmune disease is one in which the immune system attacks the body's own cells, such as rheumatoid arthritis.
aids | AIDS, acquired immunodeficiency syndrome, एड्स | AIDS is the loss of immunity caused by the human immunodeficiency virus (HIV), which destroys helper T lymphocytes.
aids | HIV, human immunodeficiency virus, एचआईवी | HIV is the retrovirus with RNA as genetic material that causes AIDS; it spreads by sexual contact, infected blood and needles, and from mother to child.
cancer | Cancer, kark rog, कैंसर | Cancer is the uncontrolled growth and division of abnormal cells, which lose contact inhibition and form tumours.
cancer | Tumour, benign tumour, malignant tumour, अर्बुद | A tumour is a mass of abnormally growing cells; a benign tumour stays in its place, a malignant one invades other tissues.
cancer | Metastasis, मेटास्टेसिस | Metastasis is the spread of cancer cells from a malignant tumour to distant parts through blood or lymph.
cancer | Carcinogen, carcinogens, कैंसरजन | A carcinogen is an agent that causes cancer, such as tobacco smoke, ultraviolet rays and X-rays.
cancer | Oncogene, oncogenes | An oncogene is a gene that, when activated, turns a normal cell into a cancer cell; its normal form is a proto-oncogene.
drugs | Drug addiction, नशे की लत | Drug addiction is the psychological attachment to the effects of a drug such that a person takes it even when not needed; it leads to dependence.
drugs | Opioids, opioid | Opioids are drugs such as morphine and heroin, from the poppy Papaver somniferum, that bind to receptors in the nervous system and gut and depress body functions.
drugs | Cannabinoids, ganja, bhang, charas | Cannabinoids are drugs from Cannabis sativa, such as marijuana, hashish and charas, that act on the brain and the cardiovascular system.
drugs | Withdrawal syndrome, विनिवर्तन संलक्षण | Withdrawal syndrome is the set of unpleasant symptoms, such as shaking, nausea and sweating, that appear when a dependent person stops the drug.
polio-rabies | Polio, poliomyelitis, पोलियो | Polio is a viral disease, mainly of children, that attacks the nervous system and may paralyse the legs; it spreads by food and water.
polio-rabies | Rabies, hydrophobia, jalatank, रेबीज | Rabies is a fatal viral disease of the nervous system spread by the bite of infected animals, usually dogs; fear of water is a symptom.
polio-rabies | Smallpox, chechak, चेचक | Smallpox was a contagious disease caused by the variola virus; it was eradicated from the world by vaccination.
hepatitis | Hepatitis, हेपेटाइटिस | Hepatitis is inflammation of the liver, mostly caused by hepatitis viruses A to E; A and E spread by food and water, B and C by blood.
hepatitis | Jaundice, piliya, पीलिया | Jaundice is the yellowing of skin and eyes by excess of bile pigment (bilirubin) in the blood, often due to disease of the liver.
leprosy-tb | Tuberculosis, TB, kshay rog, क्षय रोग | Tuberculosis is an infectious disease, mostly of the lungs, caused by Mycobacterium tuberculosis and spread through the air; BCG is its vaccine.
leprosy-tb | Leprosy, hansen's disease, kushth rog, कुष्ठ रोग | Leprosy is a chronic disease of skin and nerves caused by Mycobacterium leprae; it is curable by multi-drug therapy.
emerging-viruses | COVID-19, coronavirus disease, कोविड 19 | COVID-19 is a respiratory disease caused by the coronavirus SARS-CoV-2, first found in 2019 and declared a pandemic in 2020.
emerging-viruses | Swine flu, H1N1, स्वाइन फ्लू | Swine flu is an influenza caused by the H1N1 virus, which came from pigs and spreads among people through the air.
emerging-viruses | Ebola, इबोला | Ebola is a severe, often fatal viral disease with fever and bleeding, spread by contact with body fluids of infected people or animals.
emerging-viruses | Nipah virus, निपाह वायरस | Nipah virus is a virus of fruit bats that can pass to pigs and people and cause fever and inflammation of the brain.
emerging-viruses | Zika virus, जीका वायरस | Zika virus is a virus spread mainly by Aedes mosquitoes; infection in pregnancy can cause a small head (microcephaly) in the baby.
`)
