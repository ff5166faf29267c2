/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  ecosystem | Ecosystem | ecosystems, paristhitiki, paristhitiki tantra, components of ecosystem, <primary productivity, types of ecosystem
  food-chain | Food Chain & Food Web | food chain, food web, food chain food web, khadya shrinkhala, energy flow in ecosystem, 10 percent law
  trophic-levels | Trophic Levels | trophic level, trophic levels of food chain, trophic levels in food chain, trophic levels in ecosystem, trophic level in food chain, poshan star, poshi star
  ecological-pyramids | Ecological Pyramids | ecological pyramid, <pyramid of energy, <pyramid of biomass
  ecological-succession | Ecological Succession | succession, pioneer species, <climax community
  ecological-niche | Niche & Population | ecological niche, <carrying capacity
  species-interactions | Interactions of Species | <mutualism, <commensalism, symbiosis, species interactions, population interactions
  nutrient-cycles | Nutrient Cycles | biogeochemical cycles, biogeochemical cycle, <phosphorus cycle, nutrient cycling
  nitrogen-cycle | Nitrogen Cycle | nitrogen fixation in soil, nitrification and denitrification, nitrogen chakra
  adaptations | Adaptations | adaptation of plants and animals, adaptation, <hibernation
  biodiversity | Biodiversity | jaiv vividhta, jaiv vividhata, jaiva vividhata, <genetic diversity, <endemic species, biological diversity
  biodiversity-hotspots | Biodiversity Hotspots | hotspots, hotspots in india, biodiversity hotspots in india, biodiversity hotspot, jaiv vividhata hotspot
  conservation | Conservation of Biodiversity | biodiversity conservation, in situ conservation, ex situ conservation, in situ and ex situ, gene bank, wildlife conservation
  biosphere-reserves | Biosphere Reserves | biosphere reserve, biosphere reserves in india, jaiv mandal
  national-parks | National Parks of India | national park, rashtriya udyan, national parks and wildlife sanctuaries, national parks in india, wildlife sanctuary, sanctuary, abhyaranya, protected areas, protected area network
  parks-and-states | National Parks & States | national parks and states, national parks state wise, national parks in india state wise, national parks with states, list of national parks state wise, national park location, national parks location state
  tiger-reserves | Tiger Reserves | tiger reserve, tiger reserves in india, bagh abhyaranya
  wildlife-projects | Project Tiger & Other Projects | wildlife projects, <project cheetah, national animal and heritage animal
  endangered-species | Endangered Species | endangered animals, red data book, threatened species, sankatgrast prajatiyan
  wetlands | Wetlands | wetland, ardrabhumi, wetlands and ramsar sites, wetlands of india
  mangroves | Mangroves | mangrove, mangrove forests, mangrove forest, mangroves of india
  coral-reefs | Coral Reefs | coral reef, <coral bleaching, corals, pravalbhitti, moonga chattan, <great barrier reef
  air-pollution | Air Pollution | air pollutants, vayu pradushan
  water-pollution | Water Pollution | jal pradushan, <minamata disease
  noise-pollution | Noise Pollution | dhwani pradushan, sound pollution, noise pollution decibel, noise level decibel
  acid-rain | Acid Rain | amliya varsha, amla varsha, acid rain causes, causes of acid rain
  ozone-depletion | Ozone Layer Depletion | ozone, ozone layer, ozone hole, ozone depletion, ozone parat, <cfc
  montreal-protocol | Montreal Protocol | montreal protocol 1987, montreal protocol on ozone, montrial protocol, <kigali amendment
  climate-change | Climate Change & Global Warming | climate change, global warming, jalvayu parivartan, <carbon footprint
  greenhouse-effect | Greenhouse Effect | greenhouse effect gases, greenhouse effect and gases, greenhouse gases, green house effect, green house gases, ghg, harit grah prabhav
  climate-agreements | Climate Agreements | unfccc, <international solar alliance, climate change agreements, <net zero
  paris-agreement | Paris Agreement | paris agreement climate, paris climate agreement, paris agreement 2015, paris samjhauta, ndc, cop21
  kyoto-protocol | Kyoto Protocol | kyoto, kyoto protocol 1997
  carbon-credits | Carbon Credits & Carbon Market | carbon credit, carbon trading, carbon market, carbon tax, <clean development mechanism, cdm, carbon credits in india, emission trading
  environmental-conventions | Environmental Conventions | environmental conventions and protocols, environmental protocols, <basel convention, <convention on biological diversity, <nagoya protocol, <stockholm convention, international environment conventions, international environmental conventions, environment conventions, international conventions on environment
  environmental-laws | Environmental Laws | paryavaran kanoon, environmental acts in india, environmental acts, <biological diversity act, <environment protection act
  national-green-tribunal | National Green Tribunal | ngt, ngt act, rashtriya harit adhikaran
  forest-rights-act | Forest Rights Act | fra, fra 2006, fra forest rights act, forest rights act 2006, van adhikar adhiniyam
  environmental-bodies | Environmental Organisations | environmental bodies, <iucn, unep, <wwf
  environmental-movements | Environmental Movements | <appiko movement, <silent valley movement, <bishnoi movement
  deforestation | Forests & Deforestation | deforestation, forest conservation, <forest policy, social forestry, afforestation, van vinash
  waste-management | Waste Management | solid waste management, <e waste, <biodegradable waste, <plastic waste, kachra prabandhan, solid waste
  sustainable-development | Sustainable Development | satat vikas, <brundtland report, organic farming
  renewable-energy | Renewable Energy | renewable energy sources, renewable sources of energy, solar energy, <wind energy, <biogas, non conventional energy, green hydrogen, akshay urja, renewable and non renewable energy, renewable and nonrenewable energy, renewable and non renewable sources of energy
  madhya-pradesh-parks | National Parks of Madhya Pradesh | mp national parks, madhya pradesh national parks, national parks in mp, national park of mp, mp ke rashtriya udyan, madhya pradesh ke rashtriya udyan, <madhya pradesh
  assam-parks | National Parks of Assam | assam national parks, national parks in assam, assam ke rashtriya udyan
  kaziranga | Kaziranga National Park | kaziranga, kajiranga, kaziranga rashtriya udyan, one horned rhino, one horned rhinoceros
  iucn-red-list | IUCN Red List | red list, iucn red list categories, iucn categories, iucn status
  wildlife-protection-act | Wild Life (Protection) Act, 1972 | wildlife protection act, wildlife protection act 1972, wild life protection act, wpa 1972, vanya jeev sanrakshan adhiniyam, wildlife act
  project-tiger | Project Tiger | bagh pariyojana, project tiger 1973, tiger census, tiger project
  climate-conferences | Climate Conferences | climate conference, climate change conference, cop summits, <cop26, cop 26, <cop27, cop 27, <cop28, cop 28, cop29, conference of parties, conference of the parties, climate summits, stockholm conference, stockholm conference 1972, un climate conference, climate change conferences cop, climate change conferences, cop meetings
  earth-summit | Earth Summit & Agenda 21 | earth summit, rio summit, agenda 21, rio conference, earth summit 1992, prithvi sammelan, rio 20, rio earth summit
  ipcc | IPCC | intergovernmental panel on climate change, ipcc report, ipcc reports
  eia | Environmental Impact Assessment | eia, eia notification, environment impact assessment, paryavaran prabhav aakalan
  bhopal-gas-tragedy | Bhopal Gas Tragedy | bhopal gas kand, bhopal gas disaster, bhopal disaster, <methyl isocyanate
  eutrophication | Eutrophication | algal bloom, eutrophication of lakes, cultural eutrophication, suposhan
  bod | Biochemical Oxygen Demand | bod, biological oxygen demand, <cod, <chemical oxygen demand
  biomagnification | Biomagnification | biological magnification, ddt in food chain, jaiv avardhan, bio magnification
  bioaccumulation | Bioaccumulation | bio accumulation, bioconcentration
  chipko-movement | Chipko Movement | chipko andolan, chipko, sunderlal bahuguna, gaura devi, chandi prasad bhatt
  narmada-bachao-andolan | Narmada Bachao Andolan | narmada bachao movement, save narmada movement, medha patkar, sardar sarovar protest, narbada bachao andolan
  carbon-cycle | Carbon Cycle | carbon cycle in nature, carbon chakra
  carbon-sequestration | Carbon Sequestration & Sinks | carbon sequestration, <carbon sink, <carbon sinks, carbon capture and storage, ccs, <blue carbon, carbon storage
  photochemical-smog | Smog & Air Quality Index | smog, photochemical smog, air quality index, aqi, particulate matter, pm 2.5, national air quality index, vayu gunvatta suchkank
  keystone-species | Keystone Species | keystone predator
  ecotone-and-flagship-species | Ecotone, Flagship & Umbrella Species | ecotone, edge effect, edge species, flagship species, umbrella species, indicator species
  sustainable-development-goals | Sustainable Development Goals | sdg, sdgs, sdg goals, 17 sdg, agenda 2030, satat vikas lakshya, 2030 agenda
  e-waste | E-Waste | electronic waste, e waste management, ewaste, e waste rules, e kachra
  project-elephant | Project Elephant & Elephant Reserves | project elephant, elephant reserves, elephant corridor, hathi pariyojana, elephant project
  ramsar-convention | Ramsar Convention | ramsar convention on wetlands, convention on wetlands, ramsar sandhi
  invasive-species | Invasive Species | invasive alien species, alien species, invasive species in india, videshi prajatiyan
  natural-resources | Natural Resources | natural resource, renewable and non renewable resources, conservation of natural resources, prakritik sansadhan
  biosphere-reserves-and-states | Biosphere Reserves & States | biosphere reserves state wise, biosphere reserves and states, biosphere reserves with states, biosphere reserves location, biosphere reserve states
  years-of-biosphere-reserves | Years of Biosphere Reserves | biosphere reserves year wise, biosphere reserves and years, biosphere reserves in order, biosphere reserves establishment year, first biosphere reserve of india
  years-of-environment-agreements | Years of Environment Agreements | environment conventions year wise, environmental conventions and years, environment agreements year wise, environmental treaties years, environment protocols and years
  years-of-environment-laws | Years of Environment Laws | environment acts and years, environment laws year wise, environmental acts year wise, environment acts year wise, environment laws in order, environmental laws and years
  ramsar-sites | Ramsar Sites | ramsar site, ramsar, ramsar sites in india, ramsar sites of india, ramsar sites state wise, state wise ramsar sites, ramsar sites and states, ramsar sites with states, ramsar wetlands, ramsar sthal, wetlands state wise, wetlands and states, ramsar wetland sites
  tiger-reserves-and-states | Tiger Reserves & States | tiger reserves state wise, tiger reserves and states, tiger reserves with states, tiger reserve and state, state wise tiger reserves, tiger reserves location, tiger reserves in states, bagh abhyaranya aur rajya
  cites-convention | CITES | cites convention, washington convention, cites appendix, convention on international trade in endangered species
  water-and-air-acts | Water Act & Air Act | water act 1974, air act 1981, water act and air act, water pollution act, air pollution act, water prevention and control of pollution act, air prevention and control of pollution act, pollution control board, pollution control boards, cpcb, central pollution control board
`
