import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which of the following is not an indicator of the Global Hunger Index?' */
export const indicesInDepth = defineBank({
  id: 'indices-in-depth',
  sets: [
    {
      rows: `
2 how-indices-work, health-and-hunger-reports | Which of the following is not an indicator of the Global Hunger Index? | adult literacy | child wasting | child stunting | undernourishment | The four indicators are undernourishment, child stunting, child wasting and child mortality.
2 how-indices-work, health-and-hunger-reports | On which scale does the Global Hunger Index score countries, zero being the best? | 0 to 100 | 0 to 10 | 0 to 50 | 0 to 1 | Zero means no hunger. Below 10 is low and 50 or more extremely alarming.
2 how-indices-work, development-reports | In which dimension of the Human Development Index are expected years of schooling used? | knowledge | standard of living | long and healthy life | empowerment | Expected and mean years of schooling together measure knowledge. Empowerment belongs to the Gender Inequality Index.
2 how-indices-work, development-reports | Which of the following classes of countries has the highest HDI value in the Human Development Report? | very high human development | high human development | advanced human development | full human development | The report uses four classes: very high, high, medium and low.
2 how-indices-work, wef-reports | Which of the following is not a sub-index of the Global Gender Gap Index? | freedom of the press | educational attainment | health and survival | political empowerment | The fourth is economic participation and opportunity. A score of 1 means full parity.
2 how-indices-work, social-indices | What does a score of 100 mean in the Corruption Perceptions Index? | very clean | highly corrupt | average corruption | no data available | The scale runs from 0, highly corrupt, to 100, very clean.
3 how-indices-work, social-indices | Under which classes does the Democracy Index of the EIU place countries? | full, flawed, hybrid and authoritarian | free, partly free and not free | high, medium and low | old, new and failed | 'Free, partly free and not free' are the classes of Freedom House.
2 how-indices-work, social-indices | Which country first put forward Gross National Happiness as a goal of policy? | Bhutan | Finland | Denmark | Costa Rica | The fourth king of Bhutan spoke of it in the 1970s. Finland has led the World Happiness Report for many years.
2 imf-world-bank-reports, economic-reports | Which report did the World Bank discontinue in 2021 after irregularities in its data? | Doing Business | World Development Report | Global Economic Prospects | Women, Business and the Law | It was stopped in September 2021; its successor is called B-READY (Business Ready).
2 development-reports, indian-reports | Which body prepares the SDG India Index together with the United Nations in India? | NITI Aayog | Reserve Bank of India | National Statistical Office | Finance Commission | It was first published in 2018 and ranks States and Union Territories on the goals.
2 environment-reports, indian-reports | At what interval does the Forest Survey of India publish the India State of Forest Report? | every two years | every year | every five years | every ten years | It has been published since 1987 from satellite data.
2 health-and-hunger-reports, indian-reports | Which survey gives data on fertility, infant mortality and nutrition of families in India? | National Family Health Survey | Periodic Labour Force Survey | Annual Survey of Industries | Household Consumption Expenditure Survey | The International Institute for Population Sciences at Mumbai conducts it for the Ministry of Health.
1 how-indices-work, development-reports | On how many dimensions is the Human Development Index based? | three | two | four | five | They are a long and healthy life, knowledge and a decent standard of living.
1 social-indices | Which country stood first in the World Happiness Report of 2024? | Finland | Denmark | Iceland | Switzerland | Finland led the list for the seventh year in a row, followed by Denmark and Iceland.
1 social-indices | Which country was the most peaceful in the Global Peace Index of 2024? | Iceland | Ireland | Austria | New Zealand | Iceland has held the first place since 2008.
1 economic-reports | Which country stood first in the Global Innovation Index of 2024? | Switzerland | Sweden | the United States | Singapore | Switzerland has led the index of WIPO since 2011.
1 social-indices | Which country was perceived as the least corrupt in the Corruption Perceptions Index of 2024? | Denmark | Finland | Singapore | New Zealand | Denmark scored 90 out of 100, followed by Finland and Singapore.
1 how-indices-work, social-indices | What does the Henley Passport Index compare? | places that can be entered without a prior visa | prices of passports in different countries | time taken to issue a passport to an ordinary citizen | number of passports in use | Passports are ranked by the number of destinations their holders can enter without a visa obtained in advance.
1 indian-reports, social-indices | Under which ministry does the National Crime Records Bureau work? | Home Affairs | Law and Justice | Defence | Statistics | The bureau publishes Crime in India and Prison Statistics India.
3 how-indices-work, development-reports | Since 2010, how are the three dimension indices combined in the Human Development Index? | geometric mean | arithmetic mean | harmonic mean | median | With the geometric mean a poor value in one dimension cannot be fully made up by a good one in another.
3 how-indices-work, development-reports | If there were no inequality in a country, its inequality-adjusted HDI would be: | equal to its HDI | zero | one | half of its HDI | The adjusted index falls below the HDI as inequality rises; the difference is the loss due to inequality.
3 how-indices-work, development-reports | Which of the following is not a dimension of the Gender Inequality Index of UNDP? | freedom from violence | reproductive health | empowerment | labour market | It measures reproductive health, empowerment and participation in the labour market. Zero means equality.
3 how-indices-work, health-and-hunger-reports | In which of the following pairs is the index matched with its publisher correctly? | World Press Freedom Index and Reporters Without Borders | Global Hunger Index and World Health Organization | Corruption Perceptions Index and United Nations Development Programme | Living Planet Report and UNEP | Concern Worldwide and Welthungerhilfe bring out the hunger index, Transparency International the corruption index and WWF the Living Planet Report.
`,
    },
  ],
})
