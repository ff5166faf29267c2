import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Who developed the first vaccine?' */
export const namedDiseases = defineBank({
  id: 'named-diseases',
  sets: [
    {
      rows: `
1 polio-rabies, viral-diseases | Rabies is caused by: | a virus | a bacterium | a protozoan | a fungus | It is spread by the bite of an infected dog or other mammal and affects the nervous system.
1 polio-rabies, vaccines | The first vaccine, against smallpox, was developed in 1796 by: | Edward Jenner | Louis Pasteur | Robert Koch | Alexander Fleming | He used material from cowpox. Pasteur later developed the vaccine against rabies.
1 polio-rabies, vaccines | The vaccine against rabies was first used on a human being in 1885 by: | Louis Pasteur | Edward Jenner | Jonas Salk | Robert Koch | Jonas Salk developed the injected vaccine against polio.
3 polio-rabies, vaccines | The oral polio vaccine, with weakened live virus, was developed by: | Albert Sabin | Jonas Salk | Louis Pasteur | Edward Jenner | Salk's earlier vaccine contained killed virus and was given by injection.
3 polio-rabies, viral-diseases | The poliovirus enters the body mainly through: | contaminated food and water | bites of mosquitoes | bites of dogs | blood transfusion only | It multiplies in the intestine and may attack the nerve cells of the spinal cord.
1 polio-rabies, viral-diseases | Which disease was declared eradicated from the world in 1980? | Smallpox | Polio | Malaria | Measles | It is the only human disease that has been eradicated by vaccination so far.
1 hepatitis, viral-diseases | Hepatitis is an inflammation of the: | liver | kidney | lungs | brain | Yellowing of the eyes and skin, called jaundice, is a common sign.
2 hepatitis, viral-diseases | Which type of hepatitis spreads chiefly through contaminated food and water? | Hepatitis A | Hepatitis B | Hepatitis C | Hepatitis D | B, C and D spread mainly through blood and body fluids.
2 hepatitis, viral-diseases | Hepatitis B spreads through: | infected blood and body fluids | mosquito bites | contaminated air only | drinking of dirty water | Shared needles and unsafe transfusion are common ways.
2 hepatitis | The yellow colour of the skin in jaundice is due to excess in the blood of: | bilirubin | melanin | haemoglobin | carotene | Bilirubin is formed from the breakdown of haemoglobin and is normally removed by the liver.
1 leprosy-tb, bacterial-diseases | Leprosy is caused by a species of: | Mycobacterium | Salmonella | Vibrio | Plasmodium | Mycobacterium leprae was discovered by Hansen in 1873.
2 leprosy-tb, bacterial-diseases | The bacterium that causes tuberculosis was discovered in 1882 by: | Robert Koch | Louis Pasteur | Joseph Lister | Ronald Ross | Ronald Ross showed that mosquitoes carry the malarial parasite.
2 leprosy-tb, bacterial-diseases | The organ that is most often affected by tuberculosis is the: | lungs | liver | heart | stomach | It spreads by droplets from the cough of a patient.
2 leprosy-tb, bacterial-diseases | DOTS is the strategy of treatment used for: | tuberculosis | malaria | cholera | diabetes | It stands for directly observed treatment, short course.
1 emerging-viruses, viral-diseases | Covid-19 is caused by a virus named: | SARS-CoV-2 | H1N1 | HIV-1 | MERS-CoV | H1N1 is the influenza virus of swine flu.
1 emerging-viruses, viral-diseases | Swine flu of 2009 was caused by the influenza virus of the type: | H1N1 | H5N1 | H7N9 | H3N8 | The type H5N1 is known for bird flu, which affects poultry.
2 emerging-viruses, viral-diseases | The Ebola virus is named after a: | river | scientist | country | city | The Ebola river is in the Democratic Republic of the Congo, where it appeared in 1976.
3 emerging-viruses, viral-diseases | Zika virus disease is spread mainly by the bite of: | Aedes mosquitoes | Anopheles mosquitoes | Culex mosquitoes | sandflies | Aedes also carries dengue and chikungunya; Anopheles carries malaria.
2 emerging-viruses, viral-diseases | The natural hosts of the Nipah virus are: | fruit bats | house rats | domestic fowl | house flies | It can pass to people through food soiled by bats or from infected pigs.
1 food-poisoning, bacterial-diseases | Botulism, a dangerous food poisoning, is caused by a bacterium of the genus: | Clostridium | Salmonella | Staphylococcus | Escherichia | Its spores survive in badly canned food and grow without oxygen.
1 food-poisoning | Common signs of food poisoning are: | vomiting and diarrhoea | rash and swollen glands | cough and sore throat | pain in the joints | The stomach and intestine are irritated by the microbes or their toxins.
2 food-poisoning, bacterial-diseases | Food poisoning within a few hours of eating cream handled by a cook with boils is most likely due to the toxin of: | Staphylococcus aureus | Clostridium botulinum | Salmonella typhimurium | Vibrio cholerae | The bacterium lives on skin and in boils. The toxin is already in the food, so illness comes quickly.
2 food-poisoning, bacterial-diseases | Salmonella food poisoning is most often traced to: | undercooked eggs and poultry | well-boiled rice and pulses | freshly peeled ripe fruits | roasted and salted nuts | The bacteria live in the intestines of fowl and other animals and are killed by thorough cooking.
2 food-poisoning | The toxin of botulism, a food poisoning, acts mainly on: | nerves that work muscles | cells that make red blood | tubules of the kidney | glands of the skin | It stops the release of acetylcholine, and the muscles are paralysed.
1 food-poisoning, bacterial-diseases | Which of these bacteria is not a cause of food poisoning? | Rhizobium | Salmonella | Staphylococcus | Clostridium | It lives in root nodules of pulses and fixes nitrogen.
2 food-poisoning | A sealed tin of food whose ends have bulged should be thrown away because: | bacteria in it have formed gas | the metal has taken up water | the food has lost its vitamins | the salt in it has crystallised | Bacteria that live without oxygen may have grown in it, with a risk of deadly toxin.
3 food-poisoning | Given below are two statements on food poisoning: // Statement I: The toxin of Staphylococcus aureus is easily destroyed by warming the food. // Statement II: The toxin of botulism is destroyed by boiling the food. // Choose the correct answer. | Statement I is incorrect but Statement II is correct | Statement I is correct but Statement II is incorrect | Both Statement I and Statement II are correct | Both Statement I and Statement II are incorrect | The toxin of staphylococci stands heat well, so reheated food can still cause illness.
2 food-poisoning | Aflatoxin, which poisons damp groundnuts and grain, is made by a: | fungus | bacterium | virus | protozoan | The mould Aspergillus flavus makes it; it harms the liver.
3 food-poisoning | Match what poisons food (A to C) with where it comes from (1 to 3): // A. Botulinum toxin // B. Aflatoxin // C. Staphylococcal toxin // 1. Mouldy groundnuts // 2. Infected skin of a food handler // 3. Badly canned food | A-3, B-1, C-2 | A-1, B-3, C-2 | A-3, B-2, C-1 | A-2, B-1, C-3 | Bacteria of botulism need food without air, and moulds need damp.
1 food-poisoning | Cooked food kept in a refrigerator is less likely to cause food poisoning because cold: | slows the growth of bacteria | kills all bacteria at once | removes water from the food | breaks down every toxin | The bacteria stay alive, and grow again when the food is warm.
3 food-poisoning, bacterial-diseases | Food poisoning from cooked rice left for hours at room temperature is typically caused by: | Bacillus cereus | Bacillus anthracis | Lactobacillus | Mycobacterium | Its spores survive boiling and grow in the warm rice. Bacillus anthracis causes anthrax.
2 food-poisoning | In medicine, very small doses of the toxin that causes botulism are used to: | relax muscles in spasm | stop severe bleeding | lower blood sugar | kill stomach worms | It blocks the nerves of a muscle for some months.
1 viral-diseases, diseases | Which of these groups has only viral diseases? | Mumps, measles, influenza | Typhoid, cholera, measles | Mumps, malaria, influenza | Tetanus, rabies, polio | Typhoid, cholera and tetanus are bacterial, and malaria is caused by a protozoan.
2 viral-diseases, diseases | Mumps is a viral disease that causes swelling of the: | salivary glands | thyroid gland | lymph nodes of the neck | tonsils | The parotid glands in front of the ears swell.
2 viral-diseases, diseases | The virus that causes chickenpox may return years later as: | shingles | smallpox | measles | mumps | The varicella-zoster virus stays in nerve cells after chickenpox.
`,
    },
  ],
})
