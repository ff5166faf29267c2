import { about, defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

const PUBLISHERS = 'facts/indices'
const INDICES = 'bank/indices-in-depth'

export const notes = defineNotes({
  overview:
    'The publisher of a report lasts, the rank of India changes each year. So learn the publisher by heart, know what the index is made of, and keep the rank on a page with its date. Reports with nearly the same name come from different houses: there papers set their trap.',
  terms,
  method: [
    'Take the key word of the title: hunger, press, risk, outlook, innovation.',
    'Ask whose business that is: money the IMF, development the World Bank and UNDP, trade UNCTAD, work the ILO.',
    'For twins compare the titles word by word.',
    'For a rank ask whether a high number is good or bad.',
  ],
  tables: [
    {
      title: 'Twins',
      columns: ['Report', 'Publisher', 'Its twin', 'Publisher'],
      rows: [
        ['World Economic Outlook', 'IMF', 'Global Economic Prospects', 'World Bank'],
        ['World Economic Situation and Prospects', 'United Nations (DESA)', 'World Economic Outlook', 'IMF'],
        ['Global Competitiveness Report', 'World Economic Forum', 'World Competitiveness Ranking', 'IMD'],
        ['Human Development Report', 'UNDP', 'World Development Report', 'World Bank'],
        ['Global Gender Gap Report', 'World Economic Forum', 'Gender Inequality Index', 'UNDP'],
        ['World Investment Report', 'UNCTAD', 'World Trade Report', 'WTO'],
        ['World Energy Outlook', 'International Energy Agency', 'World Oil Outlook', 'OPEC'],
        ['Emissions Gap Report', 'UNEP', 'Assessment Reports on climate', 'IPCC'],
      ],
    },
    {
      title: 'What an index is made of',
      columns: ['Index', 'Made of', 'A high score is'],
      rows: [
        ['Human Development Index', 'long life, schooling, income per head', 'good'],
        ['Global Hunger Index', 'undernourishment, stunting, wasting, child deaths', 'bad'],
        ['Corruption Perceptions Index', 'how experts and business see the public sector', 'good: clean'],
        ['Multidimensional Poverty Index', 'health, education, standard of living', 'bad'],
        ['Global Peace Index', 'safety, conflict, militarisation', 'bad: less peace'],
        ['Gini coefficient', 'how unequal incomes are', 'bad'],
      ],
    },
  ],
  tips: [
    'World Economic Forum: competitiveness, gender gap, risks. It is a foundation in Geneva, not a UN body.',
    'IMF: outlook, financial stability, fiscal monitor. World Bank: prospects, development report.',
    'UNEP writes the gaps: emissions gap, adaptation gap.',
    'India’s own: SDG India Index NITI Aayog, forests Forest Survey of India, crime NCRB, Economic Survey the Ministry of Finance.',
    'ASER is of Pratham, an NGO; it tests what children can read and reckon.',
    'The Doing Business report of the World Bank was stopped in 2021; B-READY has taken its place.',
    'Learn ranks in one table: index, year, rank of India, first country.',
    about(
      INDICES,
      'Four parts: hunger (undernourishment, stunting, wasting, child mortality) and gender gap (economy, education, health, politics). Three parts: HDI.',
    ),
  ],
  mistakes: [
    'Giving the World Happiness Report to the World Health Organization.',
    'Giving the Global Hunger Index to the FAO: it comes from Concern Worldwide and Welthungerhilfe.',
    'Giving the Global Innovation Index to the World Economic Forum: it is of WIPO.',
    'Taking a better rank for a larger number: rank 1 is the best.',
    'Giving the Red List to the WWF: it is of the IUCN; the WWF writes the Living Planet Report.',
    about(INDICES, 'Reading 0 in the hunger index as the worst: it means no hunger.'),
  ],
  advanced: [
    'The HDI takes the geometric mean of its three parts, so a weak part cannot be made good by a strong one.',
    'Indices of perception ask people, indices of outcome count things: UPSC asks which is which.',
    'The poverty index of UNDP is made with Oxford (OPHI); NITI Aayog has a national one with two more indicators.',
  ],
  lists: {
    [PUBLISHERS]:
      'Learn publisher by publisher: three of the IMF, four of the World Bank, four of the Forum, three of UNEP, then those of India. Names of one house are offered as wrong options for another.',
    [INDICES]:
      'Of each index know what it is made of, its scale and whether a high score is good: HDI high is good, hunger score high is bad, corruption score 100 is clean.',
  },
})
