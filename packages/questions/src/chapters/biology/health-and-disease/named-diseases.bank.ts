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
`,
    },
  ],
})
