import { defineBank } from '../../../kit/bank/define-bank.ts'

/** Questions on single parks, lists, acts and summits: 'Where was COP28 held?' */
export const summitsSpeciesAndLaws = defineBank({
  id: 'summits-species-and-laws',
  sets: [
    {
      rows: `
1 kaziranga, national-parks | Kaziranga National Park is most famous for which animal? | One-horned rhinoceros | Great Indian bustard | Asiatic lion | Snow leopard | It holds the largest population of the species in the world. The Asiatic lion lives in Gir.
1 kaziranga, national-parks | On the bank of which river does Kaziranga National Park lie? | Brahmaputra | Teesta | Barak | Manas | Its floods renew the grasslands of the park every year.
2 kaziranga, national-parks | In which year was Kaziranga placed on the World Heritage List? | 1985 | 1972 | 1992 | 2004 | Manas and Keoladeo were listed in the same year.
2 kaziranga, national-parks | Kaziranga National Park, which was declared a tiger reserve in 2006, lies in which State? | Assam | West Bengal | Meghalaya | Arunachal Pradesh | It lies in the districts of Golaghat, Nagaon and Karbi Anglong.
2 kaziranga, national-parks | Which of the following are counted among the 'Big Five' of Kaziranga? | Wild water buffalo and swamp deer | Asiatic lion and African cheetah | Red panda and snow leopard | Nilgai and chinkara | The others of the five are the rhinoceros, the elephant and the tiger.
1 iucn-red-list, endangered-species | The Red List of threatened species is published by the: | IUCN | WWF | UNEP | CITES | The International Union for Conservation of Nature has its seat at Gland in Switzerland.
2 iucn-red-list, endangered-species | In which year was the IUCN Red List first established? | 1964 | 1948 | 1972 | 1992 | The IUCN itself was founded in 1948 in France.
2 iucn-red-list, endangered-species | Into how many categories does the IUCN Red List place species? | Nine | Five | Seven | Twelve | They run from Not Evaluated and Data Deficient to Extinct.
2 iucn-red-list, endangered-species | Which categories of the IUCN Red List together are called 'threatened'? | Vulnerable, endangered, critically endangered | Endangered, extinct, data deficient | Near threatened, vulnerable, extinct in the wild | Least concern, vulnerable, endangered | Near threatened and least concern are lower risks, and data deficient means that too little is known.
2 iucn-red-list, endangered-species | Which of these is listed as Critically Endangered by the IUCN? | Great Indian Bustard | Royal Bengal Tiger | Indian Grey Mongoose | Snow Leopard | Fewer than 250 remain in the wild. The tiger is Endangered and the snow leopard Vulnerable.
2 iucn-red-list, endangered-species | A species of which no individual is left except in captivity is placed by the IUCN in: | Extinct in the Wild | Critically Endangered | Extinct | Data Deficient | Extinct means that the last individual has died.
1 wildlife-protection-act, environmental-laws | In which year was the Wild Life (Protection) Act of India passed? | 1972 | 1980 | 1986 | 1974 | The Forest (Conservation) Act came in 1980 and the Environment (Protection) Act in 1986.
2 wildlife-protection-act, environmental-laws | Under the Wild Life (Protection) Act, hunting of animals in Schedule I is: | prohibited | allowed with a licence | allowed in winter | allowed for tribes | The highest protection is given to this schedule, with heavy penalties.
2 wildlife-protection-act, environmental-laws | How many schedules does the Wild Life (Protection) Act have after the amendment of 2022? | Four | Six | Two | Eight | The number was cut from six. Schedule IV lists species under CITES.
2 wildlife-protection-act, environmental-laws | Who chairs the National Board for Wildlife set up under the Wild Life (Protection) Act? | Prime Minister | President | Environment Minister | Chief Justice | The Environment Minister is its vice-chairperson. State boards are chaired by Chief Ministers.
2 wildlife-protection-act, environmental-laws | Which authority was made a statutory body by the amendment of the Wild Life (Protection) Act in 2006? | National Tiger Conservation Authority | Central Pollution Control Board | National Green Tribunal | National Biodiversity Authority | It followed the report of the Tiger Task Force. The Biodiversity Authority is under the Act of 2002.
3 wildlife-protection-act, environmental-laws | Under the Act of 1972, which areas may be declared with the consent of people on private or community land? | Conservation and community reserves | National parks and their buffers | Sanctuaries | Core areas of tiger reserves | These two kinds of reserve were added by the amendment of 2002.
1 project-tiger, wildlife-projects | Project Tiger was launched in 1973 from which national park? | Jim Corbett | Kanha | Ranthambore | Sundarbans | It began there on 1 April 1973 with nine reserves.
2 project-tiger, wildlife-projects | How many tiger reserves were there when Project Tiger began in 1973? | Nine | Five | Fifteen | Twenty | They included Corbett, Manas, Kanha, Ranthambore, Bandipur and Melghat.
2 project-tiger, wildlife-projects | Who was the first director of Project Tiger? | Kailash Sankhala | Salim Ali | Jim Corbett | M. K. Ranjitsinh | He was called the Tiger Man of India. Salim Ali studied birds.
2 project-tiger, wildlife-projects | How often is the all-India estimation of tigers carried out? | Every four years | Every year | Every two years | Every twelve years | Camera traps are used. The cycle of 2022 counted 3,167 tigers at the least and gave a later estimate of 3,682.
2 project-tiger, wildlife-projects | Which day is observed as International Tiger Day? | 29 July | 5 June | 22 May | 3 March | It was decided at St. Petersburg in 2010. World Wildlife Day is 3 March.
1 climate-conferences, climate-agreements | Which summit of 1992 gave rise to the United Nations Framework Convention on Climate Change? | Earth Summit, Rio de Janeiro | Stockholm Conference on Environment | Johannesburg Summit | Kyoto Conference | The Stockholm Conference was held in 1972 and the Johannesburg Summit in 2002.
2 climate-conferences, climate-agreements | Where was the first Conference of the Parties (COP1) of the climate convention held in 1995? | Berlin | Geneva | Kyoto | Bonn | COP3 at Kyoto in 1997 adopted the Kyoto Protocol.
2 climate-conferences, climate-agreements | Which COP of the climate convention was held in India? | COP8 | COP3 | COP15 | COP11 | It was held at New Delhi in 2002. COP11 of the biodiversity convention was held at Hyderabad in 2012.
2 climate-conferences, climate-agreements | COP26 of the climate convention, in 2021, was held at: | Glasgow | Paris | Madrid | Sharm el-Sheikh | COP27 followed at Sharm el-Sheikh and COP25 was at Madrid.
2 climate-conferences, climate-agreements | COP28 of the climate convention was held in 2023 at: | Dubai | Baku | Glasgow | Bonn | It made the first global stocktake. Baku hosted COP29 in 2024.
2 climate-conferences, climate-agreements | At which COP was the loss and damage fund agreed upon? | COP27 | COP21 | COP24 | COP26 | It was agreed at Sharm el-Sheikh in 2022 and made operational at COP28.
2 earth-summit, environmental-conventions | In which city was the Earth Summit of 1992 held? | Rio de Janeiro | Stockholm | Johannesburg | New York | Its formal name was the United Nations Conference on Environment and Development.
2 earth-summit, environmental-conventions | Agenda 21, adopted at the Earth Summit, is a plan of action for: | sustainable development | nuclear safety | free trade among nations | population control | The number 21 stands for the twenty-first century.
2 earth-summit, environmental-conventions | Which of these was opened for signature at the Earth Summit of 1992? | Convention on Biological Diversity | Montreal Protocol on the Ozone Layer | Ramsar Convention | Basel Convention | The Montreal Protocol dates from 1987, Ramsar from 1971 and Basel from 1989.
2 earth-summit, environmental-conventions | How many years after the Earth Summit was the Rio+20 conference held? | 20 years | 10 years | 15 years | 25 years | It was held at Rio in 2012 with the theme of a green economy.
2 earth-summit, environmental-conventions | The World Summit on Sustainable Development of 2002, ten years after Rio, was held at: | Johannesburg | Nairobi | Cairo | Kyoto | It is also called Rio+10 or Earth Summit 2002.
2 ipcc, climate-agreements | The Intergovernmental Panel on Climate Change was set up in 1988 by the WMO and: | UNEP | UNESCO | WHO | FAO | It assesses published research and does not carry out its own.
2 ipcc, climate-agreements | With whom did the IPCC share the Nobel Peace Prize of 2007? | Al Gore | Ban Ki-moon | Barack Obama | Kofi Annan | Rajendra Pachauri was then its chairman. Annan won it in 2001 with the UN.
2 ipcc, climate-agreements | Where is the secretariat of the IPCC? | Geneva | Nairobi | Bonn | New York | The secretariat of the climate convention is at Bonn and that of UNEP at Nairobi.
2 ipcc, climate-agreements | What does the IPCC mainly publish? | Assessment reports on climate | Red lists of threatened species | Maps of ocean floors | Rules for carbon trade | The Sixth Assessment Report was completed in 2023.
2 ipcc, climate-agreements | How many working groups does the IPCC have for its assessments? | Three | Two | Five | Seven | They deal with the science, the impacts and adaptation, and mitigation.
2 eia, environmental-laws | What is the purpose of an Environmental Impact Assessment? | Study of effects before a project | Payment for damage after a project | Audit of its accounts | Sale of its carbon credits | It predicts the effects of a project so that harm can be avoided or reduced.
2 eia, environmental-laws | Under which Act is Environmental Impact Assessment made mandatory in India? | Environment (Protection) Act, 1986 | Forest (Conservation) Act, 1980 | Water Act, 1974 | Wild Life (Protection) Act, 1972 | The first notification was issued in 1994 and replaced in 2006.
2 eia, environmental-laws | In which year was the notification on EIA that divides projects into categories A and B issued? | 2006 | 1994 | 1986 | 2010 | Category A is cleared by the Centre and category B by State authorities.
2 eia, environmental-laws | Which step in the EIA process lets local people express their views? | Public hearing | Screening | Scoping | Final appraisal | Screening decides whether an assessment is needed, and scoping what it should study.
2 eia, environmental-laws | Which stage of EIA decides whether a project needs an assessment at all? | Screening | Scoping | Mitigation | Monitoring | Scoping comes next and fixes the issues to be studied.
1 bhopal-gas-tragedy, environmental-laws | Which gas leaked in the Bhopal disaster of December 1984? | Methyl isocyanate | Hydrogen sulphide | Carbon monoxide | Phosgene | It leaked from a tank of a pesticide plant of Union Carbide.
2 bhopal-gas-tragedy, environmental-laws | Which company owned the plant of the Bhopal gas tragedy? | Union Carbide | Monsanto | Dow Chemical | DuPont | Its Indian unit made pesticides such as Sevin.
2 bhopal-gas-tragedy, environmental-laws | Which Act was passed in the wake of the Bhopal gas tragedy as an umbrella law? | Environment (Protection) Act, 1986 | Water Act, 1974 | Air Act, 1981 | Forest (Conservation) Act, 1980 | The Public Liability Insurance Act of 1991 also followed it.
2 bhopal-gas-tragedy, environmental-laws | The anniversary of the Bhopal gas tragedy, 2 December, is observed in India as: | National Pollution Control Day | National Disaster Reduction Day | World Environment Day | Earth Day | World Environment Day is observed on 5 June and Earth Day on 22 April.
2 bhopal-gas-tragedy, environmental-laws | What was made at the Bhopal plant from which poisonous gas leaked in 1984? | Pesticides | Fertilisers | Explosives | Dyes | Methyl isocyanate was used there to make the pesticide carbaryl, sold as Sevin.
`,
    },
  ],
})
