import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
how-indices-work | Composite index, suchkank | A composite index is a single number that combines several indicators, so that countries or years can be compared.
how-indices-work | Indicator of an index, development indicator | An indicator of an index is a measurable fact that stands for a wider condition, such as life expectancy for health.
development-reports | Human Development Report, HDR | The Human Development Report is the report published by the UNDP since 1990 that contains the Human Development Index; Mahbub ul Haq began it.
development-reports | Multidimensional Poverty Index, MPI, bahuayami garibi suchkank | The Multidimensional Poverty Index measures poverty by deprivations in health, education and standard of living; the global one is made by UNDP with OPHI.
development-reports | SDG India Index | The SDG India Index is NITI Aayog's measure of the progress of states and union territories towards the Sustainable Development Goals.
development-reports | World Development Report | The World Development Report is the yearly report of the World Bank, each on one theme of development.
economic-reports | World Economic Outlook, WEO | The World Economic Outlook is the IMF's report, usually in April and October, on the world economy and its expected growth.
economic-reports | Global Innovation Index, GII | The Global Innovation Index is WIPO's yearly ranking of countries by their capacity for and success in innovation.
economic-reports | Economic Survey, aarthik sarvekshan, आर्थिक सर्वेक्षण | The Economic Survey is the yearly review of India's economy by the Ministry of Finance, laid before Parliament ahead of the Union Budget.
social-indices | Corruption Perceptions Index, CPI corruption | The Corruption Perceptions Index is Transparency International's yearly ranking of countries by how corrupt experts and business people think their public sector is.
social-indices | Global Gender Gap Report, gender gap index | The Global Gender Gap Report is the World Economic Forum's measure of the gap between women and men in economy, education, health and politics.
social-indices | World Happiness Report, happiness index | The World Happiness Report is the yearly report that ranks countries by how people judge their own lives; it now comes from Oxford's Wellbeing Research Centre with Gallup and the UN SDSN.
social-indices | World Press Freedom Index, press freedom index | The World Press Freedom Index is the yearly ranking of countries by freedom of the press made by Reporters Without Borders.
social-indices | Global Peace Index | The Global Peace Index is the yearly ranking of countries by peacefulness made by the Institute for Economics and Peace, Sydney.
social-indices | Henley Passport Index, passport index | The Henley Passport Index ranks passports by the number of places that their holders can visit without a visa in advance.
health-and-hunger-reports | Global Hunger Index, GHI, vaishvik bhukhmari suchkank | The Global Hunger Index measures hunger by undernourishment, child stunting, child wasting and child mortality; 0 is the best score. Concern Worldwide and Welthungerhilfe publish it.
health-and-hunger-reports | Stunting | Stunting is low height for age in a child, caused by long-lasting lack of nutrition.
health-and-hunger-reports | Wasting, child wasting | Wasting is low weight for height in a child, caused by recent and severe lack of nutrition or by illness.
environment-reports | Living Planet Report | The Living Planet Report is the WWF's report, every two years, on the state of nature; its index follows populations of vertebrate species.
environment-reports | Emissions Gap Report | The Emissions Gap Report is UNEP's yearly report on the gap between the emissions expected from pledges and those needed for the goals of Paris.
environment-reports | India State of Forest Report, ISFR | The India State of Forest Report is the report of the Forest Survey of India, every two years, on forest and tree cover.
environment-reports | Environmental Performance Index, EPI | The Environmental Performance Index is the ranking of countries on the environment, every two years, by Yale and Columbia universities.
indian-reports | ASER report, annual status of education report | ASER is the report of the NGO Pratham on how well children in rural India can read and do arithmetic.
indian-reports | Crime in India report, NCRB report | The Crime in India report is the yearly report of the National Crime Records Bureau on crimes recorded by the police.
indian-reports | NFHS, national family health survey | The NFHS is the large sample survey of households in India on population, health and nutrition, done for the Ministry of Health by IIPS, Mumbai.
wef-reports | Global Risks Report | The Global Risks Report is the World Economic Forum's yearly report on the most serious risks before the world.
un-reports | World Investment Report | The World Investment Report is UNCTAD's yearly report on foreign direct investment in the world.
imf-world-bank-reports | Global Financial Stability Report | The Global Financial Stability Report is the IMF's report, twice a year, on the risks to the world's financial system.
imf-world-bank-reports | B-READY, business ready report | B-READY is the World Bank's assessment of the business climate of economies, which took the place of the Doing Business report stopped in 2021.
`)
