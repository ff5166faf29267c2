import { about, defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

const SCHEMES = 'facts/government-schemes'
const AMOUNTS = 'bank/schemes-in-depth'

export const notes = defineNotes({
  overview:
    'A scheme is five facts: year, aim, for whom, what they get, which ministry. Learn them by aim, since schemes of one aim are set against each other: banking, insurance, pensions, health, girls, farming, homes, skills, energy. The name often says the aim if you know the Hindi word. Amounts change with budgets; learn them with a date.',
  terms,
  method: [
    'Translate the name: jan dhan people’s wealth, fasal bima crop insurance, awas home, jal jeevan water life, matru vandana honour to mothers.',
    'Ask for whom it is: age, sex, income, village or town.',
    'Ask what is given: account, cover, loan, cash, thing or skill.',
    'Use the year to decide between an old and a new scheme of one aim.',
  ],
  tables: [
    {
      title: 'Three that came together in May 2015',
      columns: ['Point', 'PMJJBY', 'PMSBY', 'APY'],
      rows: [
        ['For', 'life: any death', 'accident', 'pension from 60'],
        ['Age to join', '18–50', '18–70', '18–40'],
        ['Gives', '₹2 lakh', '₹2 lakh', '₹1,000 to ₹5,000 a month'],
        ['Cost a year', '₹436 (since 2022)', '₹20 (since 2022)', 'by age and pension'],
      ],
    },
    {
      title: 'Schemes by aim',
      columns: ['Aim', 'Schemes'],
      rows: [
        ['Banking and loans', 'Jan Dhan 2014, Mudra 2015, Stand-Up India 2016, SVANidhi 2020'],
        ['Girls and mothers', 'Beti Bachao Beti Padhao 2015, Sukanya Samriddhi 2015, Matru Vandana 2017'],
        ['Farmers', 'Fasal Bima 2016, PM-KISAN 2019, Soil Health Card 2015'],
        ['Home and village', 'Saubhagya 2017, Jal Jeevan 2019, SVAMITVA 2020, Gram Sadak 2000'],
        [
          'Health and food',
          'POSHAN 2018, Ayushman Bharat 2018, Mid-Day Meal 1995 (now PM POSHAN), ICDS 1975',
        ],
        ['Energy', 'Ujjwala 2016, Surya Ghar 2024'],
        ['Work and trade', 'Make in India 2014, Startup India 2016, Vishwakarma 2023'],
      ],
    },
  ],
  tips: [
    about('bank/schemes-by-name', 'Sukanya Samriddhi: open till 10, pay for 15 years, matures after 21.'),
    'Years: 2014 accounts, cleaning, making; 2015 girls, cover, cities, Mudra, Digital; 2016 gas, crops, startups; 2018 health; 2019 farmers’ cash, tap water.',
    'Mudra has steps by size: Shishu to ₹50,000, Kishor to ₹5 lakh, Tarun to ₹10 lakh, Tarun Plus to ₹20 lakh (as of 2024).',
    'Jan Dhan, Aadhaar, Mobile: the JAM trinity behind direct benefit transfer.',
    'Central sector schemes are paid by the Union alone; centrally sponsored ones are shared with states, as a rule 60 to 40, and 90 to 10 for the north-east and Himalayan states.',
    'Old names are asked beside the new: Indira Awas became PM Awas, Mid-Day Meal became PM POSHAN.',
    'Bank papers ask amounts and ages, SSC the year and aim, UPSC who is eligible.',
    about(
      AMOUNTS,
      'Places of launch: Panipat for girls, Ballia for gas, Ranchi for health, Gorakhpur for farmers.',
    ),
  ],
  mistakes: [
    about(
      'bank/schemes-by-name',
      'Mixing the 15 years of deposits with the 21 years of a Sukanya Samriddhi account.',
    ),
    'Mixing Startup India (new companies) with Stand-Up India (loans to women, SC and ST).',
    'Mixing Jeevan Jyoti (life) with Suraksha (accident).',
    'Mixing Beti Bachao Beti Padhao (sex ratio, schooling) with Sukanya Samriddhi (savings).',
    'Mixing SVANidhi (street vendors) with SVAMITVA (property cards by drone).',
    'Mixing Saubhagya (electricity) with Ujjwala (gas) and UJALA (LED lamps).',
    about(AMOUNTS, 'Mixing 5 kg a person (priority household) with 35 kg a household (Antyodaya).'),
  ],
  advanced: [
    'Insurance premium of Fasal Bima for the farmer: 2% kharif, 1.5% rabi, 5% commercial and horticultural crops.',
    'PM-KISAN pays ₹6,000 a year in three parts; Ayushman Bharat covers ₹5 lakh a family a year and, since 2024, everybody from 70.',
    'Ask by what right: a scheme is an order that can end, an Act gives a right, as the Food Security Act of 2013 does.',
  ],
  lists: {
    'bank/schemes-by-name':
      'One card for each scheme: date and place of launch, ministry, for whom, the amount and the age. Panipat 2015 for girls, Ballia 2016 for gas, Kolkata 2015 for pensions, Noida 2016 for Stand-Up India.',
    [SCHEMES]:
      'Sort by aim first (money, farm, health, home, girl, skill), then put the year beside it. Two schemes of one year and one field are the pair that papers offer together.',
    [AMOUNTS]:
      'Learn the numbers with their unit: 100 days, ₹6,000 in three parts, ₹5 lakh a family, 5 kg a head, 35 kg an Antyodaya household, 75% and 50% of people.',
  },
})
