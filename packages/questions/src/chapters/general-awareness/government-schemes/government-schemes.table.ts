import { defineTable } from '../../../kit/facts/define-table.ts'

/** Schemes, missions and platforms of the Union by launch year, purpose and ministry. A purpose that the name already tells has no cell. */
export const governmentSchemes = defineTable({
  id: 'government-schemes',
  about: 'schemes and initiatives of the Government of India',
  header: 'Scheme or initiative',
  columns: {
    year: {
      header: 'Launched in',
      kind: 'year',
      ask: ['In which year was {name} launched?', '{name} was launched in:'],
      askBack: ['Which of the following was launched in {value}?'],
      askNot: ['Which of the following was not launched in {value}?'],
      say: '{name} was launched in {value}',
      order: 'Arrange the following schemes in the order in which they were launched',
      concepts: ['years-of-schemes'],
    },
    aim: {
      header: 'Main purpose',
      kind: 'text',
      ask: ['What is the main purpose of {name}?', 'The main purpose of {name} is:'],
      askBack: ['The main purpose of which of the following is {value}?'],
      say: 'The main purpose of {name} is {value}',
      weight: 2,
    },
    ministry: {
      header: 'Ministry',
      kind: 'text',
      ask: ['Under which Union ministry is {name} implemented?'],
      askBack: ['Which of the following is implemented under the {value}?'],
      say: '{name} is implemented under the {value}',
      concepts: ['ministries-of-schemes'],
    },
    field: {
      header: 'Field',
      kind: 'text',
      conceptOf: {
        finance: 'savings-and-loans',
        living: 'housing-and-towns',
        economy: 'industry-schemes',
        health: 'health-schemes',
        village: 'rural-schemes',
        work: 'employment-schemes',
        farming: 'farmer-schemes',
        environment: 'energy-and-environment',
        people: 'welfare-schemes',
        nation: 'governance-schemes',
        education: 'education-schemes',
        defence: 'governance-schemes',
      },
    },
    sector: { header: 'Sector', kind: 'text' },
  },
  near: ['field'],
  alike: ['sector'],
  parts: [
    {
      sources: [
        'Press Information Bureau, Government of India',
        'India: A Reference Annual (Publications Division)',
      ],
      asOf: '2024-10',
      rows: `
        1 jan-dhan, mudra-and-jan-dhan | Pradhan Mantri Jan Dhan Yojana | 2014 | access to banking facilities for every household | Ministry of Finance | finance | economy | Each account comes with a RuPay card.
        1 swachh-bharat | Swachh Bharat Mission | 2014 | - | - | living | places | It was launched on 2 October, the birthday of Mahatma Gandhi.
        1 make-in-india | Make in India | 2014 | - | Ministry of Commerce and Industry | economy | economy | Its symbol is a lion made of cogs.
        2 women-and-child | Mission Indradhanush | 2014 | full immunisation of children and pregnant women | Ministry of Health and Family Welfare | health | people | Its name, rainbow, recalls seven vaccines.
        2 | Saansad Adarsh Gram Yojana | 2014 | - | Ministry of Rural Development | village | places | Members of Parliament adopt villages under it. It was launched on the birthday of Jayaprakash Narayan.
        2 | Deen Dayal Upadhyaya Grameen Kaushalya Yojana | 2014 | skill training and placement of rural youth | Ministry of Rural Development | work | economy | It is part of the National Rural Livelihood Mission.
        1 | Namami Gange | 2014 | - | Ministry of Jal Shakti | environment | places | It is carried out by the National Mission for Clean Ganga.
        2 | Rashtriya Gokul Mission | 2014 | conservation and development of indigenous cattle breeds | Ministry of Fisheries, Animal Husbandry and Dairying | farming | places | It raises the milk yield of Indian breeds.
        1 women-and-child, beti-bachao | Beti Bachao Beti Padhao | 2015 | - | Ministry of Women and Child Development | people | people | It was launched at Panipat in Haryana.
        1 women-and-child, sukanya-samriddhi | Sukanya Samriddhi Yojana | 2015 | a small savings account for the girl child | Ministry of Finance | finance | economy | An account can be opened until the girl is ten.
        1 mudra-and-jan-dhan | Pradhan Mantri Mudra Yojana | 2015 | collateral-free loans to micro enterprises | Ministry of Finance | finance | economy | Its first three classes of loan are Shishu, Kishor and Tarun.
        1 insurance-and-pension, atal-pension | Atal Pension Yojana | 2015 | a guaranteed pension of ₹1,000 to ₹5,000 a month | Ministry of Finance | finance | economy | People from 18 to 40 may join.
        2 insurance-and-pension | Pradhan Mantri Jeevan Jyoti Bima Yojana | 2015 | life insurance cover of ₹2 lakh | Ministry of Finance | finance | economy | It is for account holders from 18 to 50.
        2 insurance-and-pension | Pradhan Mantri Suraksha Bima Yojana | 2015 | accident insurance cover of ₹2 lakh | Ministry of Finance | finance | economy | It is for account holders from 18 to 70.
        1 | Digital India | 2015 | - | Ministry of Electronics and Information Technology | economy | economy | It was launched on 1 July.
        1 | Smart Cities Mission | 2015 | - | Ministry of Housing and Urban Affairs | living | places | It took up a hundred cities and was launched on the same day as AMRUT.
        2 | AMRUT | 2015 | water supply and sewerage in urban areas | Ministry of Housing and Urban Affairs | living | places | The letters stand for Atal Mission for Rejuvenation and Urban Transformation.
        1 | Soil Health Card Scheme | 2015 | - | Ministry of Agriculture and Farmers Welfare | farming | places | It was launched at Suratgarh in Rajasthan.
        2 | HRIDAY | 2015 | development of heritage cities | Ministry of Housing and Urban Affairs | living | places | Its twelve cities included Varanasi, Ajmer and Amritsar.
        2 | UJALA | 2015 | distribution of energy-efficient LED bulbs | Ministry of Power | environment | places | It is run by Energy Efficiency Services Limited.
        2 | Pradhan Mantri Krishi Sinchayee Yojana | 2015 | expansion of irrigation and more crop per drop | - | farming | places | It joined several older irrigation schemes.
        2 | PRAGATI | 2015 | review of projects by the Prime Minister through video conference | - | nation | economy | The letters stand for Pro-Active Governance and Timely Implementation.
        1 | Startup India | 2016 | - | Ministry of Commerce and Industry | economy | economy | It was launched on 16 January, now National Startup Day.
        1 stand-up-india | Stand-Up India | 2016 | bank loans of ₹10 lakh to ₹1 crore for SC, ST and women entrepreneurs | Ministry of Finance | finance | economy | Each bank branch is to help at least one woman and one SC or ST borrower.
        1 women-and-child, ujjwala | Pradhan Mantri Ujjwala Yojana | 2016 | LPG connections for women of poor households | Ministry of Petroleum and Natural Gas | people | people | It was launched at Ballia in Uttar Pradesh.
        1 insurance-and-pension | Pradhan Mantri Fasal Bima Yojana | 2016 | crop insurance for farmers | Ministry of Agriculture and Farmers Welfare | farming | places | Farmers pay 2% for kharif and 1.5% for rabi food crops.
        2 | e-NAM | 2016 | online trading of agricultural produce | Ministry of Agriculture and Farmers Welfare | farming | places | The letters stand for National Agriculture Market.
        2 | Shyama Prasad Mukherji Rurban Mission | 2016 | - | Ministry of Rural Development | village | places | It gives urban facilities to clusters of villages and was launched at Kurubhat in Chhattisgarh.
        1 | BHIM | 2016 | instant payments by mobile phone through UPI | - | finance | economy | It was made by the National Payments Corporation of India.
        1 | Saubhagya | 2017 | universal household electrification | Ministry of Power | living | places | Its full name is Pradhan Mantri Sahaj Bijli Har Ghar Yojana.
        2 women-and-child | Pradhan Mantri Matru Vandana Yojana | 2017 | cash benefit for pregnant and lactating women | Ministry of Women and Child Development | health | people | It makes up in part for wages lost before and after birth.
        2 | SWAYAM | 2017 | free online courses for students | Ministry of Education | education | people | It offers courses from class 9 to postgraduate level.
        2 | UMANG | 2017 | a single mobile app for government services | Ministry of Electronics and Information Technology | nation | economy | The letters stand for Unified Mobile Application for New-age Governance.
        1 ayushman-bharat | Ayushman Bharat PM-JAY | 2018 | hospital cover of ₹5 lakh a year for poor families | Ministry of Health and Family Welfare | health | people | It was launched at Ranchi.
        1 women-and-child | POSHAN Abhiyaan | 2018 | reduction of stunting, undernutrition and anaemia | Ministry of Women and Child Development | health | people | It was launched at Jhunjhunu in Rajasthan.
        2 | Samagra Shiksha | 2018 | integrated schooling from pre-school to class 12 | Ministry of Education | education | people | It joined Sarva Shiksha Abhiyan, RMSA and Teacher Education.
        2 swachh-bharat | GOBARdhan | 2018 | - | Ministry of Jal Shakti | environment | places | It turns cattle dung into biogas and compost and is part of the rural Swachh Bharat Mission.
        1 pm-kisan | PM-KISAN | 2019 | income support of ₹6,000 a year to farmer families | Ministry of Agriculture and Farmers Welfare | farming | places | It is paid in three instalments and was launched at Gorakhpur.
        1 jal-jeevan-mission | Jal Jeevan Mission | 2019 | tap water connections for rural households | - | living | places | Its call is Har Ghar Jal.
        2 insurance-and-pension | Pradhan Mantri Shram Yogi Maandhan | 2019 | a monthly pension of ₹3,000 for unorganised workers | Ministry of Labour and Employment | finance | economy | The worker and the government pay equal shares.
        2 | PM-KUSUM | 2019 | solar pumps and solar power plants for farmers | Ministry of New and Renewable Energy | farming | places | It also lets farmers sell solar power to the grid.
        2 | Fit India Movement | 2019 | - | Ministry of Youth Affairs and Sports | people | people | It was launched on National Sports Day.
        2 | NISHTHA | 2019 | capacity building of school teachers | Ministry of Education | education | people | It is one of the largest teacher training programmes.
        1 | PM SVANidhi | 2020 | working capital loans for street vendors | Ministry of Housing and Urban Affairs | finance | economy | It began with loans of ₹10,000 after the first lockdown.
        2 food-security | Pradhan Mantri Garib Kalyan Anna Yojana | 2020 | - | Ministry of Consumer Affairs, Food and Public Distribution | people | people | It began in the pandemic with 5 kg of free grain a head each month and was extended for five years from January 2024.
        2 | Pradhan Mantri Matsya Sampada Yojana | 2020 | development of fisheries (the Blue Revolution) | Ministry of Fisheries, Animal Husbandry and Dairying | farming | places | It raises the catch and the income of fishers.
        1 | SVAMITVA | 2020 | property cards for rural houses through drone survey | Ministry of Panchayati Raj | village | places | It was launched on National Panchayati Raj Day.
        2 | Mission Karmayogi | 2020 | capacity building of civil servants | Ministry of Personnel, Public Grievances and Pensions | nation | economy | Its courses are on the iGOT platform.
        1 | PM Gati Shakti | 2021 | coordinated planning of multi-modal infrastructure | Ministry of Commerce and Industry | economy | economy | Its National Master Plan brings the plans of many ministries on one platform.
        2 ayushman-bharat | Ayushman Bharat Digital Mission | 2021 / 2020 | - | - | health | people | The account was first called Health ID and is now ABHA.
        1 | e-Shram | 2021 | a national database of unorganised workers | Ministry of Labour and Employment | work | economy | Each worker gets a universal account number.
        1 | Agnipath | 2022 | recruitment of soldiers for a term of four years | Ministry of Defence | defence | economy | The recruits are called Agniveers.
        2 | PM SHRI | 2022 | development of model schools under the NEP | Ministry of Education | education | people | More than 14,500 schools are to be developed.
        2 | Mission LiFE | 2022 | - | Ministry of Environment, Forest and Climate Change | environment | places | It was launched at Ekta Nagar in Gujarat with the UN Secretary-General.
        1 | PM Vishwakarma | 2023 | support to traditional artisans of 18 trades | Ministry of Micro, Small and Medium Enterprises | work | economy | It was launched on Vishwakarma Jayanti.
        1 | PM-JANMAN | 2023 | welfare of particularly vulnerable tribal groups | Ministry of Tribal Affairs | people | people | It was launched at Khunti in Jharkhand.
        1 | PM Surya Ghar: Muft Bijli Yojana | 2024 | rooftop solar plants for one crore households | Ministry of New and Renewable Energy | environment | places | It promises up to 300 units of free electricity a month.
        2 | PM Internship Scheme | 2024 | - | Ministry of Corporate Affairs | work | economy | It offers internships in the top companies of the country.
        1 women-and-child | Integrated Child Development Services | 1975 | supplementary nutrition and pre-school education through anganwadis | - | health | people | It serves children under six, pregnant women and nursing mothers.
        1 food-security | Mid-Day Meal Scheme | 1995 | - | Ministry of Education | education | people | It was renamed PM POSHAN in 2021.
        1 | Pradhan Mantri Gram Sadak Yojana | 2000 | - | Ministry of Rural Development | village | places | It builds all-weather roads to villages and was launched on 25 December.
        1 food-security | Antyodaya Anna Yojana | 2000 | highly subsidised foodgrain for the poorest families | Ministry of Consumer Affairs, Food and Public Distribution | people | people | A household gets 35 kg a month.
        2 women-and-child | Janani Suraksha Yojana | 2005 | promotion of institutional delivery | Ministry of Health and Family Welfare | health | people | It is part of the National Health Mission.
        2 | National Rural Health Mission | 2005 | - | - | health | people | It brought in the ASHA worker.
        2 | JNNURM | 2005 | infrastructure and reforms in large cities | - | living | places | The letters stand for Jawaharlal Nehru National Urban Renewal Mission.
        2 | MPLADS | 1993 | development works recommended by members of Parliament | Ministry of Statistics and Programme Implementation | nation | economy | Each member may recommend works of ₹5 crore a year.
        2 housing-scheme | Indira Awaas Yojana | 1985 | assistance to the rural poor for building houses | Ministry of Rural Development | village | places | It became Pradhan Mantri Awaas Yojana (Gramin) in 2016.
        2 | Jawahar Rozgar Yojana | 1989 | wage employment in rural areas | - | work | economy | It joined two older programmes, NREP and RLEGP.
        1 | Operation Flood | 1970 | a national milk grid through dairy cooperatives | - | farming | places | It was led by the National Dairy Development Board and brought the White Revolution.
        2 | National Service Scheme | 1969 | community service by students | Ministry of Youth Affairs and Sports | education | people | It was launched in the birth centenary year of Mahatma Gandhi.
        2 | Community Development Programme | 1952 | integrated rural development with people's participation | - | village | places | It led to the Balwant Rai Mehta Committee on panchayats.
        2 women-and-child | Kasturba Gandhi Balika Vidyalaya | 2004 | - | Ministry of Education | education | people | It gives residential schooling to girls of disadvantaged groups and is now part of Samagra Shiksha.
        3 | Rashtriya Krishi Vikas Yojana | 2007 | incentives to states for more spending on agriculture | Ministry of Agriculture and Farmers Welfare | farming | places | It was begun under the Eleventh Plan.
        3 insurance-and-pension | Rashtriya Swasthya Bima Yojana | 2008 | health insurance of ₹30,000 for BPL families | - | health | people | It was taken over by PM-JAY.
      `,
    },
  ],
})
