import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which cells make antibodies?' */
export const healthAndDisease = defineBank({
  id: 'health-and-disease',
  sets: [
    {
      rows: `
1 malaria, diseases | Which mosquito spreads the parasite of malaria? | Female Anopheles | Male Anopheles | Female Culex | Male and female Culex | Only female Anopheles mosquitoes bite and carry Plasmodium. Aedes carries dengue and chikungunya.
1 leprosy-tb, bacterial-diseases, diseases | Which of these diseases spreads from person to person? | Tuberculosis | Diabetes | Cancer | Night blindness | Tuberculosis is infectious and spreads through droplets in air. The other three do not spread from person to person.
1 vaccines, immunity | A vaccine protects by making the body: | form antibodies and memory cells | kill all the bacteria living in the gut | produce more red blood cells | raise its temperature for ever | Weakened or inactivated germs in a vaccine start a primary response and leave memory cells for later.
1 leprosy-tb, vaccines, bacterial-diseases, immunity, diseases | The BCG vaccine protects against: | tuberculosis | tetanus | whooping cough | hepatitis B | BCG, a weakened strain of Mycobacterium bovis, is given soon after birth. It was developed by Calmette and Guérin.
1 aids | Which cells of the body does HIV chiefly attack? | Helper T cells | Red blood cells | Platelets | Nerve cells | HIV enters helper T lymphocytes and lowers their number, so the body loses its power to fight infections.
1 bacterial-diseases, diseases | The confirmatory test commonly used for typhoid fever is the: | Widal test | ELISA test | Schick test | Mantoux test | The Widal test shows typhoid. ELISA is used for HIV, and Mantoux is the skin test for tuberculosis.
1 aids | By which of these can HIV spread? | Sharing of infected needles | Shaking hands | Mosquito bites | Sharing of food and utensils | HIV spreads by sexual contact, infected blood and needles and from mother to child. It does not spread by touch or insects.
1 antibodies, immunity | Which white blood cells produce antibodies? | B lymphocytes | T lymphocytes | Neutrophils | Basophils | B lymphocytes produce antibodies in response to pathogens. T lymphocytes do not secrete them but help B cells.
2 antibodies, immunity | An antibody molecule is made of: | two light and two heavy chains | four light chains | four heavy chains | one light and three heavy chains | Each antibody is written H₂L₂: it has two heavy and two light peptide chains.
2 acquired-immunity, immunity | Ready-made antibodies given against tetanus or snake bite provide: | passive immunity | active immunity | innate immunity | cell-mediated immunity | Injected antibodies act at once but do not last. In active immunity the body makes its own antibodies, which takes time.
2 antibodies, immunity | Which antibody is plentiful in the colostrum of mothers? | IgA | IgE | IgM | IgD | IgA in colostrum protects the newborn. IgE takes part in allergic reactions.
2 allergy, immunity | Which substances released by mast cells cause the symptoms of allergy? | Histamine and serotonin | Adrenaline and glucagon | Pepsin and trypsin | Actin and myosin | Histamine and serotonin released from mast cells cause sneezing and running eyes; antihistamines relieve them.
2 malaria, diseases | The infective stage of Plasmodium that enters humans by a mosquito bite is the: | sporozoite | merozoite | gametocyte | trophozoite | Sporozoites stored in the salivary glands of the mosquito enter the blood and reach the liver. Gametocytes go from man to mosquito.
2 malaria, diseases | The chill and high fever of malaria are linked to which substance, set free when red cells burst? | Haemozoin | Haemoglobin | Heparin | Histamine | Haemozoin is a toxic substance released when infected red blood cells rupture, every three to four days.
2 drugs | Heroin is obtained from which plant? | Papaver somniferum | Cannabis sativa | Erythroxylum coca | Catharanthus roseus | Heroin is made by acetylation of morphine from the latex of poppy. Cocaine comes from Erythroxylum coca.
2 cancer | Spread of cancer cells through blood or lymph to distant places is called: | metastasis | metamorphosis | benign growth | contact inhibition | Metastasis is the most feared property of malignant tumours. Benign tumours stay in their place.
2 other-infections, diseases | Filariasis spreads through the bite of: | Culex mosquitoes | sand flies | tsetse flies | blood-sucking leeches | Female Culex mosquitoes carry the filarial worm Wuchereria. Sand flies carry kala-azar and tsetse flies sleeping sickness.
2 allergy, immunity | Rheumatoid arthritis is an example of: | an autoimmune disease | a bacterial infection | a deficiency disease | an inherited blood disorder | In autoimmune disease the body attacks its own cells. Rheumatoid arthritis affects many people in this way.
2 innate-immunity, immunity | Interferons protect the body chiefly against: | viruses | bacteria | worms | fungi | Interferons are proteins secreted by virus-infected cells which protect other, uninfected cells. They are cytokine barriers.
2 lymphoid-organs, immunity | Which of these is a primary lymphoid organ? | Thymus | Spleen | Lymph node | Tonsil | Bone marrow and thymus are primary organs where lymphocytes mature. Spleen, nodes and tonsils are secondary ones.
2 acquired-immunity, immunity | Rejection of a transplanted kidney is chiefly due to: | cell-mediated immunity | antibodies in colostrum | passive immunity | lack of antibodies | T lymphocytes recognise non-self tissue and attack the graft. So tissue matching and immunosuppressants are needed.
2 aids | HIV is a retrovirus because it has: | RNA and reverse transcriptase | DNA and DNA polymerase | RNA and no enzyme | DNA and reverse transcriptase | Reverse transcriptase makes viral DNA from the RNA genome, and this DNA enters the DNA of the host cell.
2 cancer | Genes that, when activated, can turn a normal cell cancerous are called: | proto-oncogenes | tumour suppressors | pseudogenes | reporter genes | Proto-oncogenes or cellular oncogenes are present in normal cells. Under certain conditions their activation leads to cancer.
2 drugs | Cocaine acts on the nervous system by interfering with the transport of: | dopamine | acetylcholine | adrenaline | insulin | Cocaine interferes with the transport of the neurotransmitter dopamine and gives a sense of euphoria and more energy.
2 acquired-immunity, immunity | In the secondary immune response, as compared with the primary, the body responds: | faster and more strongly | more slowly and weakly | faster but more weakly | in just the same way | Memory cells formed at the first meeting make the second (anamnestic) response quick and intense.
1 cancer, drugs | Which habit is the chief cause of lung cancer? | Smoking | Eating sweets | Drinking tea | Lack of sleep | Smoke of tobacco contains carcinogens. Chewing tobacco causes cancer of the mouth.
1 bacterial-diseases, diseases | ORS is given to patients of diarrhoea to: | replace water and salts | kill all the germs in the gut | stop the pain | supply proteins | Oral rehydration solution has salts, glucose and water and prevents dehydration.
1 bacterial-diseases, diseases | Cholera spreads mainly through: | contaminated water | mosquito bites | droplets in air | contact of healthy skin | Vibrio cholerae comes with contaminated food and water. Clean water and sanitation prevent it.
2 innate-immunity, immunity | The skin, mucus and the acid of the stomach are part of: | innate immunity | acquired immunity | passive immunity | humoral immunity | Innate immunity is non-specific and present from birth as barriers. Acquired immunity is specific to a pathogen.
2 viral-diseases, bacterial-diseases, diseases | Which of these is not a viral disease? | Typhoid | Mumps | Measles | Common cold | Typhoid is caused by Salmonella typhi, a bacterium. The other three are due to viruses.
2 malaria, diseases | In which organ of man do malarial parasites first multiply? | Liver | Heart | Lungs | Kidney | Sporozoites reach the liver cells, multiply there and later attack red blood cells.
2 other-infections, diseases | Ascaris infects humans when: | its eggs are swallowed with food | a mosquito bites the skin | larvae are breathed in with dust | blood is taken from a donor | Eggs in soil contaminate water and vegetables and are swallowed.
`,
    },
  ],
})
