import { defineTable } from '../../../kit/facts/define-table.ts'

export const indices = defineTable({
  id: 'indices',
  about: 'reports and indices',
  header: 'Report or index',
  columns: {
    publisher: {
      header: 'Published by',
      kind: 'text',
      ask: ['Who publishes the {name}?', 'The {name} is published by:', 'Which body brings out the {name}?'],
      askBack: [
        'Which of the following is published by {value}?',
        'Which of the following is brought out by {value}?',
      ],
      askNot: ['Which of the following is not published by {value}?'],
      say: 'The {name} is published by {value}',
    },
    field: {
      header: 'Field',
      kind: 'text',
      conceptOf: {
        development: 'development-reports',
        economy: 'economic-reports',
        society: 'social-indices',
        environment: 'environment-reports',
        health: 'health-and-hunger-reports',
      },
    },
    // An Indian body as the publisher of a world report would be struck out at sight.
    scope: { header: 'Scope', kind: 'text' },
  },
  near: ['field'],
  alike: ['scope'],
  parts: [
    {
      sources: ['Websites of the publishers', 'Economic Survey of India, which cites the reports'],
      asOf: '2024-06',
      rows: `
        1 un-reports | Human Development Report | UNDP | development | world | Its index joins life expectancy, schooling and income.
        1 imf-world-bank-reports | World Economic Outlook | the International Monetary Fund | economy | world | It comes out in April and October.
        1 imf-world-bank-reports | Global Financial Stability Report | the International Monetary Fund | economy | world | It looks at risks in financial markets.
        2 imf-world-bank-reports | Fiscal Monitor | the International Monetary Fund | economy | world | It follows public finances.
        1 imf-world-bank-reports | Global Economic Prospects | the World Bank | economy | world | It comes out in January and June.
        1 imf-world-bank-reports | World Development Report | the World Bank | development | world | Each year it takes up one theme.
        2 imf-world-bank-reports | Logistics Performance Index | the World Bank | economy | world | It ranks countries by how well goods move.
        1 wef-reports | Global Gender Gap Report | the World Economic Forum | society | world | It has four parts: economy, education, health and politics.
        1 wef-reports | Global Risks Report | the World Economic Forum | society | world | It comes out before the meeting at Davos.
        2 wef-reports | Energy Transition Index | the World Economic Forum | environment | world | It tells how ready countries are for clean energy.
        1 un-reports | World Happiness Report | the UN Sustainable Development Solutions Network / the Wellbeing Research Centre at Oxford | society | world | Finland has led it in many years.
        1 | Corruption Perceptions Index | Transparency International | society | world | 100 means very clean and 0 highly corrupt.
        1 | World Press Freedom Index | Reporters Without Borders | society | world | The body sits in Paris.
        1 global-hunger-index | Global Hunger Index | Concern Worldwide and Welthungerhilfe | health | world | A higher score means more hunger.
        1 un-reports | Global Innovation Index | WIPO | economy | world | It ranks about 130 economies.
        1 | Global Peace Index | the Institute for Economics and Peace | society | world | The institute sits in Sydney.
        2 | Global Terrorism Index | the Institute for Economics and Peace | society | world | The publisher also brings out the Global Peace Index.
        1 un-reports | World Investment Report | UNCTAD | economy | world | It follows foreign direct investment.
        2 un-reports | Trade and Development Report | UNCTAD | economy | world | UNCTAD sits in Geneva.
        1 | Living Planet Report | the World Wide Fund for Nature | environment | world | It follows the numbers of wild animals.
        1 | Red List of Threatened Species | the IUCN | environment | world | Its classes run from least concern to extinct.
        1 un-reports | Emissions Gap Report | UNEP | environment | world | It compares promises with what the Paris goals need.
        2 un-reports | Adaptation Gap Report | UNEP | environment | world | It looks at how countries get ready for climate change.
        2 un-reports | Global Environment Outlook | UNEP | environment | world | UNEP sits in Nairobi.
        1 | World Energy Outlook | the International Energy Agency | environment | world | The agency sits in Paris.
        2 | World Oil Outlook | OPEC | economy | world | OPEC sits in Vienna.
        1 | Henley Passport Index | Henley & Partners | society | world | It counts countries one can enter without a visa.
        2 | Climate Change Performance Index | Germanwatch | environment | world | Its first three places are left empty; NewClimate Institute and CAN publish it jointly.
        2 | Global Climate Risk Index | Germanwatch | environment | world | It tells who suffers from storms, floods and heat.
        2 | World Air Quality Report | IQAir | environment | world | The company is Swiss.
        2 | Environmental Performance Index | Yale and Columbia universities | environment | world | It comes out every two years.
        2 | Index of Economic Freedom | the Heritage Foundation | economy | world | The foundation sits in Washington.
        2 | Freedom in the World Report | Freedom House | society | world | It sorts countries into free, partly free and not free.
        2 | Democracy Index | the Economist Intelligence Unit / The Economist | society | world | It has four kinds of regime.
        2 un-reports | World Employment and Social Outlook | the International Labour Organization | society | world | The body was founded in 1919.
        2 un-reports | Global Wage Report | the International Labour Organization | society | world | The body sits in Geneva.
        1 un-reports | State of the World's Children | UNICEF | health | world | It has come out since 1980.
        2 un-reports | State of World Population | UNFPA | society | world | UNFPA sits in New York.
        2 un-reports | Global Education Monitoring Report | UNESCO | society | world | It follows the fourth sustainable development goal.
        2 un-reports | World Health Statistics | the World Health Organization | health | world | It comes out once a year.
        2 un-reports | Global Tuberculosis Report | the World Health Organization | health | world | India has the largest number of patients.
        2 | Asian Development Outlook | the Asian Development Bank | economy | world | The bank sits in Manila.
        1 indian-reports | Annual Status of Education Report (ASER) | the Pratham Foundation | society | India | It tests how well rural children read and do sums.
        1 indian-reports | SDG India Index | NITI Aayog | development | India | It ranks states on the sustainable development goals.
        2 indian-reports | India Innovation Index | NITI Aayog | economy | India | It follows the model of the global index.
        2 indian-reports | School Education Quality Index | NITI Aayog | society | India | It ranks the states on school learning.
        1 indian-reports | India State of Forest Report | the Forest Survey of India | environment | India | It comes out every two years from Dehradun.
        1 indian-reports | Economic Survey of India | the Department of Economic Affairs, Ministry of Finance | economy | India | It is laid before Parliament ahead of the Budget.
        1 indian-reports | Crime in India | the National Crime Records Bureau | society | India | The bureau works under the Ministry of Home Affairs.
        2 indian-reports | Financial Stability Report of India | the Reserve Bank of India | economy | India | It comes out twice a year.
        2 indian-reports | Periodic Labour Force Survey | the National Statistical Office | society | India | It gives the unemployment rate.
        2 | Big Mac Index | The Economist | economy | world | It compares currencies by the price of a burger.
        2 imf-world-bank-reports | Business Ready Report | the World Bank | economy | world | It took the place of the Doing Business Report, which ended in 2021.
        1 wef-reports | Future of Jobs Report | the World Economic Forum | society | world | It asks employers which skills will be wanted.
      `,
    },
  ],
})
