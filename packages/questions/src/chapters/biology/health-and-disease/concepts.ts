/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  diseases | Common Diseases in Humans | human diseases, infectious diseases, communicable diseases, pathogens, rog
  bacterial-diseases | Bacterial Diseases | <typhoid, <pneumonia, <tuberculosis, <cholera, <plague, <diphtheria, <salmonella typhi, diseases caused by bacteria, bacteria diseases, bacteria se hone wale rog
  food-poisoning | Food Poisoning | food poisoning bacteria, food poisoning bacterial, <botulism, food poisoning causes, food borne diseases, <botulinum toxin, <aflatoxin
  viral-diseases | Viral Diseases | <common cold, <dengue, <chikungunya, <rhinovirus, viral infection, diseases caused by virus, diseases caused by viruses, virus diseases, virus se hone wale rog
  malaria | Malaria | plasmodium, life cycle of plasmodium, malarial parasite
  other-infections | Protozoan, Worm & Fungal Diseases | <amoebiasis, <ascariasis, <filariasis, <elephantiasis, <ringworm, protozoan diseases, fungal diseases, worm diseases, diseases caused by protozoa, diseases caused by fungi, diseases caused by worms, protozoa diseases
  immunity | Immunity | immune system, immunology, types of immunity, pratiraksha, rog pratirodhak kshamta
  innate-immunity | Innate Immunity | <phagocytosis, <interferons, innate immune barriers, non specific immunity
  acquired-immunity | Acquired Immunity | t cells, b cells, t lymphocytes, b lymphocytes, active and passive immunity, <cell mediated immunity, <humoral immunity, <primary and secondary immune response, t cells and b cells, <lymphocytes, antigen
  antibodies | Antibodies | immunoglobulin, structure of antibody, igg iga igm, types of antibodies
  vaccines | Vaccines & Immunisation | vaccine, vaccination, immunisation, tika karan
  lymphoid-organs | Lymphoid Organs | thymus and spleen, <malt, <bone marrow and thymus, <primary lymphoid organs, lymph nodes and spleen
  allergy | Allergy & Autoimmunity | allergy, autoimmunity, autoimmune disease, <rheumatoid arthritis, hypersensitivity, causes of allergy, allergens
  aids | AIDS | hiv, hiv aids, acquired immuno deficiency syndrome, retrovirus
  cancer | Cancer | tumour, <oncogenes, <metastasis, carcinogens, <malignant tumour
  drugs | Drugs & Alcohol Abuse | drugs, <opioids, <cannabinoids, <cocaine, <heroin, <morphine, <nicotine, adolescence and drug abuse, <cannabis
  polio-rabies | Polio, Rabies & Smallpox | polio, rabies, smallpox, poliomyelitis, <edward jenner, <pulse polio, measles
  hepatitis | Hepatitis | <hepatitis b, <jaundice, hepatitis virus
  leprosy-tb | Leprosy & Tuberculosis | leprosy, hansen disease, tb, kushth rog
  emerging-viruses | Ebola, Swine Flu & Covid-19 | ebola, swine flu, covid 19, coronavirus, <influenza, zika virus, nipah virus, covid, covid virus, corona virus
  innate-and-acquired-immunity | Difference between Innate and Acquired Immunity | innate and acquired immunity, innate and adaptive immunity, janmajat aur uparjit pratiraksha
  zoonotic-diseases | Zoonotic Diseases | zoonotic disease, zoonoses, zoonosis, diseases from animals, diseases spread by animals, pashujanya rog, <kyasanur forest disease, <leptospirosis, <brucellosis, <anthrax, <scrub typhus
  one-health | One Health | one health approach, one health mission, national one health mission, one health concept, ek swasthya
  food-adulteration | Food Adulteration | adulteration of food, food adulterants, adulterants in food, adulteration, milavat, khadya milavat, khadya padarth me milavat, <fssai, food safety and standards act, <epidemic dropsy, <lathyrism
  malnutrition | Malnutrition | kuposhan, undernutrition, protein energy malnutrition, <marasmus, stunting and wasting, <hidden hunger, causes of malnutrition
  bird-flu | Bird Flu | avian influenza, avian flu, h5n1, bird flu virus, h5n1 virus, <influenza virus
`
