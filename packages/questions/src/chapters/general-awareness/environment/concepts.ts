/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  ecosystem | Ecosystem | paristhitiki, paristhitiki tantra, components of ecosystem, <primary productivity
  food-chain | Food Chain & Food Web | food chain, food web, khadya shrinkhala, energy flow in ecosystem, 10 percent law
  trophic-levels | Trophic Levels | trophic levels of food chain, trophic levels in ecosystem, poshan star, poshi star
  ecological-pyramids | Ecological Pyramids | <pyramid of energy, <pyramid of biomass, ecosystem pyramid, pyramids of ecosystem
  ecological-succession | Ecological Succession | succession, pioneer species, <climax community
  ecological-niche | Niche & Population | ecological niche, <carrying capacity, niche
  species-interactions | Interactions of Species | <mutualism, <commensalism, symbiosis, population interactions
  nutrient-cycles | Nutrient Cycles | biogeochemical cycles, <phosphorus cycle, nutrient cycling
  nitrogen-cycle | Nitrogen Cycle | nitrogen fixation in soil, nitrification and denitrification, nitrogen chakra
  adaptations | Adaptations | adaptation of plants and animals, <hibernation
  biodiversity | Biodiversity | jaiv vividhta, jaiv vividhata, jaiva vividhata, <genetic diversity, <endemic species, biological diversity
  biodiversity-hotspots | Biodiversity Hotspots | hotspots, hotspots in india, biodiversity hotspots in india, jaiv vividhata hotspot
  conservation | Conservation of Biodiversity | <gene bank, wildlife conservation
  biosphere-reserves | Biosphere Reserves | jaiv mandal
  national-parks | National Parks of India | national park, rashtriya udyan, national parks and wildlife sanctuaries, wildlife sanctuary, sanctuary, abhyaranya, protected areas, protected area network, <west bengal, <himachal pradesh, <andhra pradesh, <arunachal pradesh, <jammu and kashmir, <jim corbett, <corbett national park
  parks-and-states | National Parks & States | national parks state wise, national parks in india state wise, national parks with states, list of national parks state wise, national park location, national parks location state
  tiger-reserves | Tiger Reserves | tiger reserves in india, bagh abhyaranya
  wildlife-projects | Project Tiger & Other Projects | wildlife projects, <project cheetah, national animal and heritage animal
  endangered-species | Endangered Species | endangered animals, red data book, threatened species, sankatgrast prajatiyan, <hangul, <olive ridley, <olive ridley turtles
  wetlands | Wetlands | ardrabhumi, wetlands and ramsar sites, wetlands of india
  mangroves | Mangroves | mangrove forests, mangroves of india
  coral-reefs | Coral Reefs | corals, pravalbhitti, moonga chattan, <great barrier reef
  air-pollution | Air Pollution | air pollutants, vayu pradushan
  water-pollution | Water Pollution | jal pradushan, <minamata disease
  noise-pollution | Noise Pollution | dhwani pradushan, sound pollution, noise pollution decibel, noise level decibel
  acid-rain | Acid Rain | amliya varsha, amla varsha, acid rain causes, ph of rain water, ph of rainwater
  ozone-depletion | Ozone Layer Depletion | ozone, ozone layer, ozone hole, ozone depletion, ozone parat, <cfc
  montreal-protocol | Montreal Protocol | montreal protocol 1987, montreal protocol on ozone, montrial protocol, <kigali amendment
  climate-change | Climate Change & Global Warming | climate change, global warming, jalvayu parivartan, <carbon footprint
  greenhouse-effect | Greenhouse Effect | greenhouse effect gases, greenhouse gases, green house effect, green house gases, ghg, harit grah prabhav
  climate-agreements | Climate Agreements | unfccc, <international solar alliance, climate change agreements
  paris-agreement | Paris Agreement | paris agreement climate, paris agreement 2015, paris samjhauta, ndc, cop21
  kyoto-protocol | Kyoto Protocol | kyoto, kyoto protocol 1997
  carbon-credits | Carbon Credits & Carbon Market | carbon credit, carbon trading, carbon market, <carbon tax, <clean development mechanism, cdm, carbon credits in india, emission trading
  environmental-conventions | Environmental Conventions | environmental conventions and protocols, environmental protocols, <basel convention, <convention on biological diversity, <nagoya protocol, <stockholm convention, international environment conventions, international environmental conventions, environment conventions
  environmental-laws | Environmental Laws | paryavaran kanoon, environmental acts in india, environmental acts, <biological diversity act
  national-green-tribunal | National Green Tribunal | ngt, ngt act, rashtriya harit adhikaran
  forest-rights-act | Forest Rights Act | fra, fra 2006, fra forest rights act, forest rights act 2006, van adhikar adhiniyam
  environmental-bodies | Environmental Organisations | environmental bodies, <iucn, <unep, <wwf
  environmental-movements | Environmental Movements | <appiko movement, <bishnoi movement
  deforestation | Forests & Deforestation | deforestation, forest conservation, <forest policy, social forestry, <afforestation, van vinash
  waste-management | Waste Management | solid waste management, <e waste, <biodegradable waste, <plastic waste, kachra prabandhan, solid waste
  sustainable-development | Sustainable Development | satat vikas, <brundtland report
  renewable-energy | Renewable Energy | renewable energy sources, solar energy, <wind energy, <biogas, non conventional energy, akshay urja, renewable and non renewable energy, renewable and nonrenewable energy, renewable and non renewable sources of energy, <biomass energy, <biomass, urja ke srot, sources of energy, urja ke vaikalpik srot, <wind farm, <solar power plant
  madhya-pradesh-parks | National Parks of Madhya Pradesh | mp national parks, mp ke rashtriya udyan, madhya pradesh ke rashtriya udyan, <madhya pradesh
  assam-parks | National Parks of Assam | assam ke rashtriya udyan
  kaziranga | Kaziranga National Park | kaziranga, kajiranga, kaziranga rashtriya udyan, one horned rhino, one horned rhinoceros
  iucn-red-list | IUCN Red List | red list, iucn red list categories, iucn categories, iucn status
  wildlife-protection-act | Wild Life (Protection) Act, 1972 | wildlife protection act, wildlife protection act 1972, wild life protection act, wpa 1972, vanya jeev sanrakshan adhiniyam, wildlife act
  project-tiger | Project Tiger | bagh pariyojana, project tiger 1973, tiger census
  climate-conferences | Climate Conferences | climate change conference, cop summits, <cop30, <cop 30, <cop26, cop 26, <cop27, cop 27, <cop28, cop 28, cop29, conference of parties, climate summits, stockholm conference, stockholm conference 1972, un climate conference, climate change conferences cop, cop meetings
  earth-summit | Earth Summit & Agenda 21 | earth summit, rio summit, <agenda 21, rio conference, earth summit 1992, prithvi sammelan, rio 20, rio earth summit
  ipcc | IPCC | intergovernmental panel on climate change, ipcc report
  eia | Environmental Impact Assessment | eia, eia notification, environment impact assessment, paryavaran prabhav aakalan
  bhopal-gas-tragedy | Bhopal Gas Tragedy | bhopal gas kand, bhopal gas disaster, bhopal disaster, <methyl isocyanate
  eutrophication | Eutrophication | algal bloom, eutrophication of lakes, cultural eutrophication, suposhan
  bod | Biochemical Oxygen Demand | bod, biological oxygen demand, <cod, <chemical oxygen demand
  biomagnification | Biomagnification | biological magnification, ddt in food chain, jaiv avardhan, bio magnification
  bioaccumulation | Bioaccumulation | bio accumulation, bioconcentration
  chipko-movement | Chipko Movement | chipko andolan, chipko, <sunderlal bahuguna, <gaura devi, <chandi prasad bhatt
  narmada-bachao-andolan | Narmada Bachao Andolan | narmada bachao movement, save narmada movement, <medha patkar, sardar sarovar protest, narbada bachao andolan
  carbon-cycle | Carbon Cycle | carbon cycle in nature, carbon chakra
  carbon-sequestration | Carbon Sequestration & Sinks | carbon sequestration, <carbon sink, <carbon sinks, carbon capture and storage, ccs, <blue carbon, carbon storage
  photochemical-smog | Smog & Air Quality Index | smog, photochemical smog, particulate matter, pm 2.5
  keystone-species | Keystone Species | keystone predator
  ecotone-and-flagship-species | Ecotone, Flagship & Umbrella Species | ecotone, <edge effect, edge species, flagship species, umbrella species, <indicator species
  sustainable-development-goals | Sustainable Development Goals | sdg, sdg goals, 17 sdg, agenda 2030, satat vikas lakshya
  e-waste | E-Waste | electronic waste, e waste management, ewaste, e waste rules, e kachra
  project-elephant | Project Elephant & Elephant Reserves | project elephant, elephant reserves, <elephant corridor, hathi pariyojana
  ramsar-convention | Ramsar Convention | ramsar convention on wetlands, convention on wetlands, ramsar sandhi
  invasive-species | Invasive Species | invasive alien species, alien species, invasive species in india, videshi prajatiyan
  natural-resources | Natural Resources | renewable and non renewable resources, conservation of natural resources, prakritik sansadhan, prakritik sampada
  biosphere-reserve-features | Features of Biosphere Reserves | zones of biosphere reserve, largest biosphere reserve of india, importance of biosphere reserves
  biosphere-reserves-and-states | Biosphere Reserves & States | biosphere reserves state wise, biosphere reserves with states, biosphere reserves location
  years-of-biosphere-reserves | Years of Biosphere Reserves | biosphere reserves year wise, biosphere reserves in order, biosphere reserves establishment year, first biosphere reserve of india
  years-of-environment-agreements | Years of Environment Agreements | environment conventions year wise, environmental conventions and years, environment agreements year wise, environmental treaties years, environment protocols and years
  years-of-environment-laws | Years of Environment Laws | environment acts and years, environment laws year wise, environmental acts year wise, environment acts year wise, environment laws in order, environmental laws and years
  ramsar-sites | Ramsar Sites | ramsar, ramsar sites in india, ramsar sites state wise, ramsar sites and states, ramsar sites with states, ramsar wetlands, ramsar sthal, wetlands state wise, wetlands and states, ramsar wetland sites
  tiger-reserves-and-states | Tiger Reserves & States | tiger reserves state wise, tiger reserves with states, tiger reserves location, bagh abhyaranya aur rajya
  cites-convention | CITES | cites convention, washington convention, cites appendix, convention on international trade in endangered species
  water-and-air-acts | Water Act & Air Act | water act 1974, air act 1981, water pollution act, air pollution act, water prevention and control of pollution act, air prevention and control of pollution act, pollution control board, cpcb, <central pollution control board
  greenhouse-gases | Greenhouse Gases & Their Sources | greenhouse gases list, sources of greenhouse gases, <global warming potential, gwp, greenhouse gas sources, harit grah gas, methane and nitrous oxide
  napcc | National Action Plan on Climate Change | napcc, napcc missions, national action plan on climate change missions, eight missions of napcc, 8 missions of napcc, <national solar mission, <green india mission
  environment-protection-act | Environment (Protection) Act, 1986 | environment protection act, epa 1986, epa act, environmental protection act 1986, environmental protection act, paryavaran sanrakshan adhiniyam, paryavaran sanrakshan adhiniyam 1986, umbrella act environment
  bioremediation | Bioremediation | bio remediation, <phytoremediation, bioremediation techniques, types of bioremediation, bioremediation of oil spill, jaiv upchar, <oilzapper
  coral-reef-types | Types of Coral Reefs | fringing barrier atoll, fringing reef barrier reef and atoll, atoll, fringing reef, barrier reef, types of coral reefs fringing barrier atoll, coral reefs in india and types, pravalbhitti ke prakar
  biomes | Biomes of the World | biome, types of biomes, terrestrial biomes, taiga and tundra, tundra biome, taiga biome, <tundra, <taiga, jivom, jaivom, major biomes
  ecosystem-types | Types of Ecosystem | terrestrial and aquatic ecosystem, types of ecosystem terrestrial and aquatic, aquatic ecosystem, terrestrial ecosystem, paristhitiki tantra ke prakar, kinds of ecosystem
  critically-endangered-species | Critically Endangered Species of India | critically endangered species, critically endangered animals, critically endangered animals of india, critically endangered birds of india, ghor sankatgrast prajatiyan
  in-situ-and-ex-situ | Difference between In situ and Ex situ Conservation | in situ and ex situ, in situ conservation, ex situ conservation, in situ and ex situ difference, in situ and ex situ conservation difference, insitu and exsitu conservation, difference between in situ and ex situ, swasthane aur bahysthane sanrakshan, insitu exsitu
  hotspots-and-conservation | Biodiversity Hotspots & Conservation | hotspots and conservation
  tiger-reserve-records | Largest, Smallest & First Tiger Reserves | largest tiger reserve, smallest tiger reserve, first tiger reserve, largest and smallest tiger reserve, first nine tiger reserves, largest tiger reserve in india, sabse bada bagh abhyaranya
  aqi | Air Quality Index | aqi, air quality index pollutants, aqi pollutants, national air quality index, aqi categories, air quality index categories, vayu gunvatta suchkank, aqi in india, pm 2.5 and pm 10
  noise-limits | Limits of Noise | noise pollution limits, noise level limits, noise standards in india, noise pollution standards, noise pollution rules 2000, silence zone, permissible noise level, noise limit in residential area, noise pollution rules
  extinction-causes | Causes of Extinction of Species | causes of extinction, extinction of species, evil quartet, causes of loss of biodiversity, loss of biodiversity, mass extinction, jaiv vividhata ka hras
  tidal-and-wave-energy | Tidal and Wave Energy | tidal energy, wave energy, tidal power, ocean energy, <otec, tidal energy in india, jwariya urja, tidal power plant, ocean thermal energy
  park-and-sanctuary | Difference between National Park and Wildlife Sanctuary | national park and wildlife sanctuary, national park and sanctuary, national park wildlife sanctuary biosphere reserve, national park sanctuary and biosphere reserve, national park and biosphere reserve, rashtriya udyan aur abhyaranya, wildlife sanctuary and biosphere reserve
  global-warming-and-ozone-depletion | Global Warming and Ozone Depletion Compared | global warming and ozone depletion, global warming and ozone layer depletion, greenhouse effect and ozone depletion, global warming and greenhouse effect, global warming aur ozone, difference between global warming and ozone depletion, difference between global warming and ozone layer depletion
  bird-sanctuaries | Bird Sanctuaries of India | bird sanctuary, bird sanctuaries and states, wildlife sanctuaries and bird sanctuaries, bird sanctuary state wise, pakshi vihar, pakshi abhyaranya, famous bird sanctuaries
  rainwater-harvesting | Rainwater Harvesting | rain water harvesting, water conservation rainwater harvesting, water conservation, water harvesting, traditional water harvesting, johad and tanka, varsha jal sanchayan, jal sanrakshan
  net-zero | Net Zero Emissions | net zero, net zero 2070, net zero target, carbon neutrality, net zero by 2070
  gir | Gir National Park | gir, gir forest, gir sanctuary, gir lion, asiatic lion, asiatic lions, gir rashtriya udyan
`
