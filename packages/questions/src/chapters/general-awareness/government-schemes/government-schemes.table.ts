import { defineTable } from '../../../kit/facts/define-table.ts'

/** Schemes of the Union by launch year and purpose; a scheme whose launch year is disputed has none. */
export const governmentSchemes = defineTable({
  id: 'government-schemes',
  about: 'schemes of the Government of India',
  header: 'Scheme',
  columns: {
    year: {
      header: 'Launched in',
      kind: 'year',
      ask: ['In which year was {name} launched?', '{name} was launched in:'],
      askBack: ['Which of these schemes was launched in {value}?'],
      askNot: ['Which of these schemes was not launched in {value}?'],
      say: '{name} was launched in {value}',
      order: 'Arrange these schemes in the order in which they were launched',
    },
    aim: {
      header: 'Aim',
      kind: 'text',
      ask: [
        'What is the main aim of the scheme {name}?',
        'The scheme {name} aims at which of the following?',
      ],
      askBack: ['Which of these schemes aims at {value}?', 'Which of these is meant for {value}?'],
      say: '{name} aims at {value}',
      weight: 2,
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
  },
  near: ['field'],
  parts: [
    {
      sources: [
        'Press Information Bureau, Government of India',
        'India: A Reference Annual (Publications Division)',
      ],
      asOf: '2024-10',
      rows: `
        1 mudra-and-jan-dhan | Pradhan Mantri Jan Dhan Yojana | 2014 | a bank account for every household | finance | Each account comes with a RuPay card.
        1 swachh-bharat | Swachh Bharat Mission | 2014 | clean towns and villages free of open defecation | living | It was launched on 2 October, the birthday of Mahatma Gandhi.
        1 | Make in India | 2014 | more manufacturing within the country | economy | Its symbol is a lion made of cogs.
        2 women-and-child | Mission Indradhanush | 2014 | full immunisation of children and pregnant women | health | Its name, rainbow, recalls seven vaccines.
        2 | Saansad Adarsh Gram Yojana | 2014 | model villages adopted by members of Parliament | village | It was launched on the birthday of Jayaprakash Narayan.
        2 | Deen Dayal Upadhyaya Grameen Kaushalya Yojana | 2014 | skills and placement for rural poor youth | work | It is part of the National Rural Livelihood Mission.
        2 | Namami Gange | 2014 | - | environment | It is carried out by the National Mission for Clean Ganga.
        2 | Rashtriya Gokul Mission | 2014 | conservation of native cattle breeds | farming | It raises the milk yield of Indian breeds.
        1 women-and-child | Beti Bachao Beti Padhao | 2015 | a better child sex ratio and schooling of girls | people | It was launched at Panipat in Haryana.
        1 women-and-child | Sukanya Samriddhi Yojana | 2015 | savings in the name of a girl child | finance | An account can be opened until the girl is ten.
        1 mudra-and-jan-dhan | Pradhan Mantri Mudra Yojana | 2015 | loans for micro enterprises without collateral | finance | Its first three classes of loan are Shishu, Kishor and Tarun.
        1 insurance-and-pension | Atal Pension Yojana | 2015 | a guaranteed pension of ₹1,000 to ₹5,000 a month | finance | People from 18 to 40 may join.
        2 insurance-and-pension | Pradhan Mantri Jeevan Jyoti Bima Yojana | 2015 | life insurance of ₹2 lakh | finance | It is for account holders from 18 to 50.
        2 insurance-and-pension | Pradhan Mantri Suraksha Bima Yojana | 2015 | accident insurance of ₹2 lakh | finance | It is for account holders from 18 to 70.
        1 | Digital India | 2015 | digital services and a knowledge economy | economy | It was launched on 1 July.
        1 | Smart Cities Mission | 2015 | a hundred cities made smart by technology | living | It was launched on the same day as AMRUT.
        2 | AMRUT | 2015 | water supply and sewerage in towns | living | The letters stand for Atal Mission for Rejuvenation and Urban Transformation.
        1 | Soil Health Card Scheme | 2015 | - | farming | It was launched at Suratgarh in Rajasthan.
        2 | HRIDAY | 2015 | development of heritage cities | living | Its twelve cities included Varanasi, Ajmer and Amritsar.
        2 | UJALA | 2015 | cheap LED bulbs for homes | environment | It is run by Energy Efficiency Services Limited.
        2 | Pradhan Mantri Krishi Sinchayee Yojana | 2015 | water for every field and more crop per drop | farming | It joined several older irrigation schemes.
        2 | PRAGATI | 2015 | review of projects by the Prime Minister over video | nation | The letters stand for Pro-Active Governance and Timely Implementation.
        1 | Startup India | 2016 | support for new innovative companies | economy | It was launched on 16 January, now National Startup Day.
        1 | Stand-Up India | 2016 | loans to women and SC or ST founders from ₹10 lakh to ₹1 crore | finance | Each bank branch is to help at least one woman and one SC or ST borrower.
        1 women-and-child | Pradhan Mantri Ujjwala Yojana | 2016 | LPG connections for women of poor households | people | It was launched at Ballia in Uttar Pradesh.
        1 insurance-and-pension | Pradhan Mantri Fasal Bima Yojana | 2016 | insurance of crops | farming | Farmers pay 2% for kharif and 1.5% for rabi food crops.
        2 | e-NAM | 2016 | an online market that joins the mandis | farming | The letters stand for National Agriculture Market.
        2 | Shyama Prasad Mukherji Rurban Mission | 2016 | - | village | It gives urban facilities to clusters of villages and was launched at Kurubhat in Chhattisgarh.
        2 | BHIM | 2016 | payments by mobile phone over UPI | finance | It was made by the National Payments Corporation of India.
        1 | Saubhagya | 2017 | an electricity connection for every household | living | Its full name is Pradhan Mantri Sahaj Bijli Har Ghar Yojana.
        2 women-and-child | Pradhan Mantri Matru Vandana Yojana | 2017 | cash support for mothers at the first birth | health | It makes up for wages lost before and after birth.
        2 | SWAYAM | 2017 | free online courses of universities | education | It offers courses from class 9 to postgraduate level.
        2 | UMANG | 2017 | one mobile app for government services | nation | The letters stand for Unified Mobile Application for New-age Governance.
        1 ayushman-bharat | Ayushman Bharat PM-JAY | 2018 | hospital cover of ₹5 lakh a year for poor families | health | It was launched at Ranchi.
        1 women-and-child | POSHAN Abhiyaan | 2018 | less stunting and anaemia among children and women | health | It was launched at Jhunjhunu in Rajasthan.
        2 | Samagra Shiksha | 2018 | school education from pre-school to class 12 | education | It joined Sarva Shiksha Abhiyan, RMSA and Teacher Education.
        2 swachh-bharat | GOBARdhan | 2018 | - | environment | It turns cattle dung into biogas and compost and is part of the rural Swachh Bharat Mission.
        1 pm-kisan | PM-KISAN | 2019 | income support for farmer families | farming | It is paid in three instalments and was launched at Gorakhpur.
        1 | Jal Jeevan Mission | 2019 | tap water in every rural household | living | Its call is Har Ghar Jal.
        2 insurance-and-pension | Pradhan Mantri Shram Yogi Maandhan | 2019 | a pension of ₹3,000 for unorganised workers | finance | The worker and the government pay equal shares.
        2 | PM-KUSUM | 2019 | solar pumps for farmers | farming | It also lets farmers sell solar power to the grid.
        2 | Fit India Movement | 2019 | - | people | It was launched on National Sports Day.
        2 | NISHTHA | 2019 | training of school teachers | education | It is one of the largest teacher training programmes.
        1 | PM SVANidhi | 2020 | working loans for street vendors | finance | It began with loans of ₹10,000 after the first lockdown.
        2 food-security | Pradhan Mantri Garib Kalyan Anna Yojana | 2020 | free foodgrain during the pandemic | people | It gave 5 kg a head each month.
        2 | Pradhan Mantri Matsya Sampada Yojana | 2020 | growth of fisheries (the Blue Revolution) | farming | It raises the catch and the income of fishers.
        1 | SVAMITVA | 2020 | maps and property cards of village homes by drone | village | It was launched on National Panchayati Raj Day.
        2 | Mission Karmayogi | 2020 | training of civil servants | nation | Its courses are on the iGOT platform.
        1 | PM Gati Shakti | 2021 | joint planning of roads, railways and ports | economy | It is called the National Master Plan for multi-modal connectivity.
        2 ayushman-bharat | Ayushman Bharat Digital Mission | 2021 / 2020 | a digital health account for every citizen | health | The account was first called Health ID and is now ABHA.
        1 | e-Shram | 2021 | a register of unorganised workers | work | Each worker gets a universal account number.
        1 | Agnipath | 2022 | recruitment of soldiers for four years | defence | The recruits are called Agniveers.
        2 | PM SHRI | 2022 | model schools under the National Education Policy | education | More than 14,500 schools are to be developed.
        2 | Mission LiFE | 2022 | - | environment | It was launched at Ekta Nagar in Gujarat with the UN Secretary-General.
        1 | PM Vishwakarma | 2023 | support for artisans of 18 traditional trades | work | It was launched on Vishwakarma Jayanti.
        1 | PM-JANMAN | 2023 | development of particularly vulnerable tribal groups | people | It was launched at Khunti in Jharkhand.
        1 | PM Surya Ghar: Muft Bijli Yojana | 2024 | rooftop solar for one crore homes | environment | It promises up to 300 units of free electricity a month.
        2 | PM Internship Scheme | 2024 | - | work | It is run by the Ministry of Corporate Affairs.
        1 women-and-child | Integrated Child Development Services | 1975 | food, health and pre-school for children under six | health | It works through anganwadis.
        1 food-security | Mid-Day Meal Scheme | 1995 | - | education | It was renamed PM POSHAN in 2021.
        1 | Pradhan Mantri Gram Sadak Yojana | 2000 | - | village | It builds all-weather roads to villages and was launched on 25 December.
        1 food-security | Antyodaya Anna Yojana | 2000 | foodgrain for the poorest of the poor | people | A household gets 35 kg a month.
        2 women-and-child | Janani Suraksha Yojana | 2005 | births in hospitals | health | It is part of the National Health Mission.
        2 | National Rural Health Mission | 2005 | - | health | It brought in the ASHA worker.
        2 | JNNURM | 2005 | renewal of large cities | living | The letters stand for Jawaharlal Nehru National Urban Renewal Mission.
        2 | MPLADS | 1993 | small works chosen by members of Parliament | nation | Each member may recommend works of ₹5 crore a year.
        2 housing-scheme | Indira Awaas Yojana | 1985 | houses for the rural poor | village | It became Pradhan Mantri Awaas Yojana (Gramin) in 2016.
        2 | Jawahar Rozgar Yojana | 1989 | wage work in villages through panchayats | work | It joined two older programmes, NREP and RLEGP.
        1 | Operation Flood | 1970 | milk through dairy cooperatives (the White Revolution) | farming | It was led by the National Dairy Development Board.
        2 | National Service Scheme | 1969 | community service by students | education | It was launched in the birth centenary year of Mahatma Gandhi.
        2 | Community Development Programme | 1952 | all-round growth of villages by their people | village | It led to the Balwant Rai Mehta Committee on panchayats.
        2 women-and-child | Kasturba Gandhi Balika Vidyalaya | 2004 | residential schools for girls of backward groups | education | It is now part of Samagra Shiksha.
        3 | Rashtriya Krishi Vikas Yojana | 2007 | more state spending on agriculture | farming | It was begun under the Eleventh Plan.
        3 insurance-and-pension | Rashtriya Swasthya Bima Yojana | 2008 | health insurance of ₹30,000 for poor families | health | It was taken over by PM-JAY.
      `,
    },
  ],
})
