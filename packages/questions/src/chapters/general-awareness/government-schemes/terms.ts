import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
savings-and-loans | Stand-Up India, stand up india | Stand-Up India is the scheme of 2016 for bank loans between 10 lakh and 1 crore rupees to women and SC or ST persons for setting up new enterprises.
savings-and-loans | PM SVANidhi, svanidhi yojana | PM SVANidhi is the scheme, begun in 2020, of working-capital loans without collateral to street vendors.
savings-and-loans | Sukanya Samriddhi Yojana, SSY, सुकन्या समृद्धि योजना | Sukanya Samriddhi Yojana is the small savings scheme of 2015 for a girl child, opened by parents before she is ten years old.
mudra-and-jan-dhan | Jan Dhan Yojana, PMJDY, pradhan mantri jan dhan yojana, जन धन योजना | Pradhan Mantri Jan Dhan Yojana is the national mission for financial inclusion launched in August 2014, which gives every household a basic bank account.
mudra-and-jan-dhan | MUDRA Yojana, PMMY, pradhan mantri mudra yojana, मुद्रा योजना | Pradhan Mantri MUDRA Yojana is the scheme of 2015 for loans without collateral to non-farm micro enterprises, in classes such as Shishu, Kishor and Tarun.
mudra-and-jan-dhan | JAM trinity, jan dhan aadhaar mobile | The JAM trinity is the use of Jan Dhan accounts, Aadhaar and mobile phones together to pay benefits directly.
mudra-and-jan-dhan | Direct benefit transfer, DBT, pratyaksh labh hastantaran | Direct benefit transfer is the payment of subsidies and benefits straight into the bank account of the person entitled.
insurance-and-pension | Atal Pension Yojana, APY, अटल पेंशन योजना | Atal Pension Yojana is the pension scheme of 2015, mainly for unorganised workers aged 18 to 40, with a guaranteed pension of 1,000 to 5,000 rupees a month from 60.
insurance-and-pension | PMJJBY, jeevan jyoti bima yojana, pradhan mantri jeevan jyoti bima yojana | PMJJBY is the yearly renewable life insurance scheme of 2015 for holders of bank or post office accounts aged 18 to 50, with a cover of 2 lakh rupees.
insurance-and-pension | PMSBY, suraksha bima yojana, pradhan mantri suraksha bima yojana | PMSBY is the yearly renewable accident insurance scheme of 2015 for account holders aged 18 to 70, for death or disability by accident.
insurance-and-pension | PMFBY, fasal bima yojana, pradhan mantri fasal bima yojana, फसल बीमा योजना | PMFBY is the crop insurance scheme of 2016, which covers farmers against loss of crops by natural calamities, pests and diseases at a low premium.
farmer-schemes | Soil Health Card, mrida swasthya card | The Soil Health Card, begun in 2015, is the report given to a farmer on the nutrients in the soil with advice on fertilisers.
farmer-schemes | e-NAM, enam, national agriculture market | e-NAM is the electronic trading portal, begun in 2016, that links the mandis of India into one national market for farm produce.
farmer-schemes | PM-KUSUM, pm kusum | PM-KUSUM is the scheme, begun in 2019, that helps farmers to set up solar pumps and solar power plants.
farmer-schemes | Kisan Credit Card, KCC, किसान क्रेडिट कार्ड | The Kisan Credit Card is the scheme, begun in 1998, that gives farmers timely short-term credit from banks for cultivation and other needs.
pm-kisan | PM-KISAN, pm kisan samman nidhi, kisan samman nidhi, पीएम किसान | PM-KISAN is the central scheme, in effect from December 2018, that pays income support to landholding farmer families in three instalments a year.
employment-schemes | PMKVY, kaushal vikas yojana, pradhan mantri kaushal vikas yojana | PMKVY is the flagship skill training and certification scheme of the Skill India mission, begun in 2015.
employment-schemes | PM Vishwakarma, pm vishwakarma yojana | PM Vishwakarma is the scheme, launched in September 2023, that supports traditional artisans and craftspeople with training, tools, credit and marketing.
employment-schemes | e-Shram, e shram portal | e-Shram is the national database of unorganised workers, launched in 2021 and linked with Aadhaar, through which they can reach welfare schemes.
mgnrega | MGNREGA, mnrega, manrega, narega, मनरेगा | MGNREGA is the Act of 2005 that gave rural households a legal guarantee of 100 days of unskilled wage work in a year.
mgnrega | Social audit, samajik ankekshan | A social audit is the checking of a public programme by the people for whom it is meant, as by the gram sabha under MGNREGA.
rural-schemes | PMGSY, gram sadak yojana, pradhan mantri gram sadak yojana | PMGSY is the scheme, begun in December 2000, to join unconnected rural habitations by all-weather roads.
rural-schemes | SVAMITVA, svamitva yojana | SVAMITVA is the scheme, begun in 2020, that maps inhabited rural land by drones and gives villagers property cards.
rural-schemes | DAY-NRLM, nrlm, aajeevika | DAY-NRLM (Aajeevika) is the national rural livelihoods mission, which organises rural poor women in self-help groups and links them with banks.
rural-schemes | Self-help group, SHG, swayam sahayata samuh | A self-help group is a small group of people, mostly 10 to 20 poor women, who save together and lend to one another and can borrow from a bank.
housing-and-towns | Smart Cities Mission, smart city mission | The Smart Cities Mission is the urban mission launched in June 2015 to develop 100 cities with good infrastructure and smart solutions.
housing-and-towns | AMRUT, amrut mission | AMRUT is the mission of 2015 for water supply, sewerage, green spaces and transport in cities.
housing-and-towns | Jal Jeevan Mission, har ghar jal, जल जीवन मिशन | Jal Jeevan Mission is the mission, begun in August 2019, to give every rural household drinking water by a tap.
housing-and-towns | Saubhagya, saubhagya yojana | Saubhagya was the scheme of 2017 to give an electricity connection to every household.
housing-scheme | PMAY, pradhan mantri awas yojana, pradhan mantri awaas yojana, प्रधानमंत्री आवास योजना | PMAY is the housing scheme for the poor, for cities from 2015 and for villages from 2016, when it took the place of Indira Awaas Yojana.
swachh-bharat | Swachh Bharat Mission, swachh bharat abhiyan, SBM, स्वच्छ भारत मिशन | Swachh Bharat Mission is the cleanliness mission launched on 2 October 2014 to end open defecation and manage waste.
health-schemes | National Health Mission, NHM | The National Health Mission is the mission for public health in India, with rural and urban parts, which grew from the rural mission (NRHM) of 2005.
health-schemes | Mission Indradhanush, मिशन इंद्रधनुष | Mission Indradhanush is the programme, begun in December 2014, to vaccinate all children and pregnant women who were missed by routine immunisation.
health-schemes | ASHA worker, accredited social health activist | An ASHA is a trained woman health volunteer of a village who links the community with the public health system.
ayushman-bharat | Ayushman Bharat, आयुष्मान भारत | Ayushman Bharat is the health programme of 2018 with two parts: health and wellness centres (Ayushman Arogya Mandirs) and the insurance scheme PM-JAY.
ayushman-bharat | PM-JAY, pmjay, jan arogya yojana | PM-JAY is the scheme of Ayushman Bharat, launched in September 2018, that gives poor families free hospital treatment up to 5 lakh rupees a year.
women-and-child | Beti Bachao Beti Padhao, BBBP, बेटी बचाओ बेटी पढ़ाओ | Beti Bachao Beti Padhao is the scheme launched at Panipat in January 2015 to improve the child sex ratio and the education of girls.
women-and-child | Ujjwala Yojana, PMUY, उज्ज्वला योजना | Pradhan Mantri Ujjwala Yojana is the scheme launched at Ballia in May 2016 to give LPG connections to women of poor households.
women-and-child | ICDS, integrated child development services | ICDS is the scheme begun on 2 October 1975 for the nutrition, health and pre-school education of children under six and for mothers, through anganwadis.
women-and-child | Anganwadi, आंगनवाड़ी | An anganwadi is the village or ward centre of ICDS that gives young children and mothers food, health checks and pre-school education.
food-security | National Food Security Act, NFSA, rashtriya khadya suraksha adhiniyam | The National Food Security Act, 2013 is the law that gives up to 75 per cent of rural and 50 per cent of urban people a right to subsidised foodgrains.
food-security | Antyodaya Anna Yojana, AAY, अंत्योदय अन्न योजना | Antyodaya Anna Yojana is the scheme, begun in December 2000, that gives the poorest households 35 kg of foodgrains a month.
food-security | One Nation One Ration Card, ONORC | One Nation One Ration Card is the system that lets a holder draw foodgrains under the Food Security Act from any fair price shop in India.
welfare-schemes | PM-JANMAN, pm janman | PM-JANMAN is the mission, launched in November 2023, for housing, water, health, roads and other basic facilities of particularly vulnerable tribal groups.
industry-schemes | Make in India, मेक इन इंडिया | Make in India is the initiative launched on 25 September 2014 to make India a centre of manufacturing and draw investment.
industry-schemes | Startup India, start up india | Startup India is the initiative launched in January 2016 to support new, innovative companies with easier rules, tax relief and funds.
industry-schemes | Digital India, डिजिटल इंडिया | Digital India is the programme launched in July 2015 to provide digital infrastructure, services on demand and digital empowerment of citizens.
industry-schemes | PLI scheme, production linked incentive | The PLI scheme, begun in 2020, pays companies an incentive on the increase in sales of goods made in India in chosen sectors.
industry-schemes | PM Gati Shakti, gati shakti | PM Gati Shakti is the national master plan of 2021, a digital platform on which ministries plan infrastructure projects together.
energy-and-environment | Namami Gange, नमामि गंगे | Namami Gange is the central programme, approved in 2014, to clean and conserve the Ganga.
energy-and-environment | UJALA, ujala yojana | UJALA is the scheme of 2015 to spread LED bulbs at low prices so as to save electricity.
energy-and-environment | PM Surya Ghar, muft bijli yojana | PM Surya Ghar: Muft Bijli Yojana is the scheme of 2024 that subsidises solar panels on the roofs of homes.
governance-schemes | Agnipath scheme, agniveer, अग्निपथ | Agnipath is the scheme of 2022 by which youths called Agniveers are recruited to the armed forces for four years.
governance-schemes | MPLADS, sansad nidhi, mp local area development scheme | MPLADS is the scheme, begun in December 1993, by which members of Parliament recommend development works in their areas.
governance-schemes | Central sector scheme | A central sector scheme is a scheme paid for wholly by the Union and carried out by its own agencies.
governance-schemes | Centrally sponsored scheme | A centrally sponsored scheme is a scheme carried out by the states whose cost the Union and the states share.
`)
