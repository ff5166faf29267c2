import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which tributary of the Brahmaputra flows past the Parshuram Kund?' */
export const riversAndResources = defineBank({
  id: 'rivers-and-resources',
  sets: [
    {
      rows: `
1 brahmaputra-tributaries | Which of these tributaries joins the Brahmaputra from the south? | Kopili | Subansiri | Manas | Sankosh | The Kopili comes from Meghalaya and Assam; the other three come from the north.
1 brahmaputra-tributaries | Which of these is a right-bank tributary of the Brahmaputra? | Subansiri | Kopili | Burhi Dihing | Dikhow | The Subansiri comes down from Tibet and Arunachal Pradesh; the others join on the left bank.
1 brahmaputra-tributaries | After it meets which two tributaries does the Dihang take the name Brahmaputra? | Dibang and Lohit | Manas and Sankosh | Kameng and Subansiri | Dhansiri and Kopili | The Dibang and the Lohit join the Dihang near Sadiya in Assam.
1 brahmaputra-tributaries | Which of these rivers is not a tributary of the Brahmaputra? | Barak | Lohit | Manas | Teesta | The Barak flows through Manipur and Assam to the Meghna.
1 brahmaputra-tributaries | Which tributary joins the Brahmaputra on its right bank in Bangladesh? | Teesta | Kameng | Dibang | Dhansiri | Below this the river is called the Jamuna.
2 brahmaputra-tributaries | By which name is the Kameng, a tributary of the Brahmaputra, known in Assam? | Jia Bharali | Burhi Dihing | Disang | Puthimari | The Jia Bharali joins the Brahmaputra near Tezpur on the north bank.
2 brahmaputra-tributaries | Which right-bank tributary of the Brahmaputra rises in Tibet and is an antecedent river? | Subansiri | Sankosh | Raidak | Jaldhaka | It cut its valley while the Himalayas rose around it.
2 brahmaputra-tributaries | Which tributary of the Brahmaputra flows past the Parshuram Kund? | Lohit | Dibang | Kopili | Manas | The place of pilgrimage is in eastern Arunachal Pradesh.
2 brahmaputra-tributaries | Over which tributary of the Brahmaputra is the Bhupen Hazarika Setu, opened in 2017? | Lohit | Subansiri | Kameng | Kopili | The bridge joins Dhola and Sadiya over the Lohit in Assam.
2 brahmaputra-tributaries | Which tributary of the Brahmaputra gives its name to a tiger reserve on the border of Assam and Bhutan? | Manas | Sankosh | Beki | Raidak | The Manas National Park is a World Heritage Site.
2 brahmaputra-tributaries | In which State does the Dhansiri (South), a left-bank tributary of the Brahmaputra, rise? | Nagaland | Meghalaya | Tripura | Mizoram | It then flows through the Golaghat district of Assam.
3 brahmaputra-tributaries | By which name is the Sankosh, a tributary of the Brahmaputra, known in Bhutan? | Puna Tsang Chhu | Wang Chhu | Amo Chhu | Drangme Chhu | The Wang Chhu is the Raidak, the Amo Chhu the Torsa and the Drangme Chhu the Manas.
3 brahmaputra-tributaries | Consider the statements on tributaries of the Brahmaputra: // 1. The Manas joins it from the north. // 2. The Burhi Dihing joins it on the right bank. // 3. The Teesta joins it in Bangladesh. // Which are correct? | 1 and 3 only | 1 and 2 only | 2 and 3 only | 1, 2 and 3 | The second is wrong: the Burhi Dihing is a left-bank tributary.
3 brahmaputra-tributaries | The course of which tributary of the Brahmaputra marks a part of the border between Assam and West Bengal? | Sankosh | Manas | Kopili | Kameng | It comes out of Bhutan and joins the river near Dhubri.
1 ganga-tributaries | On which tributary of the Ganga does Lucknow lie? | Gomti | Ghaghara | Ramganga | Gandak | The Gomti rises near Pilibhit and joins the Ganga below Varanasi.
2 ganga-tributaries | Which tributary of the Ganga meets it between Sonpur and Hajipur? | Gandak | Gomti | Kosi | Mahananda | The Gandak is called the Narayani in Nepal; the Kosi joins further east.
2 ganga-tributaries | Which tributary of the Ganga flows through the Corbett National Park? | Ramganga | Gandak | Gomti | Mahananda | The Ramganga rises in the hills of Garhwal and Kumaon.
3 ganga-tributaries | Near which town of Bihar does the Ghaghara, a tributary of the Ganga, end? | Chhapra | Buxar | Munger | Bhagalpur | It joins the Ganga there from the north.
3 ganga-tributaries | Which is the last left-bank tributary of the Ganga in India, which rises in the Darjeeling hills? | Mahananda | Kosi | Gandak | Kamla | It joins the Ganga near the border of Bangladesh.
1 west-flowing-rivers | Which is the longest west-flowing river of the peninsula? | Narmada | Tapi | Mahi | Sabarmati | It is about 1,312 km long; the Tapi has about 724 km.
1 west-flowing-rivers | Which west-flowing river rises near Multai in the Betul district of Madhya Pradesh? | Tapi | Mahi | Luni | Narmada | Its name comes from a goddess, the daughter of the sun.
1 west-flowing-rivers | What do most west-flowing rivers of the peninsula form at their mouths? | Estuaries | Deltas | Lagoons | Sand spits | They reach the sea swiftly and with little silt.
1 west-flowing-rivers | Which of these peninsular rivers is not a west-flowing river? | Mahanadi | Netravati | Vaitarna | Ulhas | The Mahanadi flows east to the Bay of Bengal.
2 west-flowing-rivers | Between which ranges does the west-flowing Narmada run in a rift valley? | Vindhyas and Satpuras | Satpuras and Ajanta hills | Aravallis and Vindhyas | Mahadeo and Maikal hills | The Vindhyas are to its north and the Satpuras to its south.
2 west-flowing-rivers | Which west-flowing river crosses the Tropic of Cancer twice? | Mahi | Tapi | Sabarmati | Luni | It rises in Madhya Pradesh south of the line, goes north into Rajasthan and turns back to Gujarat.
2 west-flowing-rivers | Which west-flowing river drops over the Jog Falls? | Sharavati | Periyar | Mandovi | Kalinadi | The falls are in the Western Ghats of Karnataka.
1 west-flowing-rivers | Which west-flowing river runs through Ahmedabad? | Sabarmati | Mahi | Banas | Bhadar | The Sabarmati rises in the Aravallis and falls into the Gulf of Khambhat.
2 west-flowing-rivers | Into which arm of the sea do the west-flowing Narmada, Tapi and Mahi fall? | Gulf of Khambhat | Gulf of Kutch | Gulf of Mannar | Back Bay of Mumbai | All three end on the coast of Gujarat.
2 west-flowing-rivers | Which west-flowing river of Kerala is dammed at Idukki? | Periyar | Pamba | Chaliyar | Bharathapuzha | The arch dam stands between the hills Kuravan and Kurathi.
2 west-flowing-rivers | Which west-flowing river of Goa shares an estuary with the Zuari? | Mandovi | Ulhas | Netravati | Vaitarna | Panaji lies on the Mandovi, which reaches the sea beside the Zuari.
3 west-flowing-rivers | Which west-flowing river ends in the Rann of Kutch and does not reach the open sea? | Luni | Mahi | Sabarmati | Shetrunji | The Luni rises in the Aravallis near Ajmer and dies out in the marsh.
3 west-flowing-rivers | Why do the west-flowing Narmada and Tapi build no deltas? | they flow fast through rift valleys with little silt | they are dry for most of the year | they end in salt lakes before the coast | they run over soft soil to a shallow sea | Their short valleys in hard rock give them little load.
3 west-flowing-rivers | In which hills does the west-flowing Sabarmati rise? | Aravalli | Vindhya | Satpura | Sahyadri | Its source is in the Udaipur district of Rajasthan.
3 west-flowing-rivers | On which west-flowing river does Mangaluru lie, beside the Gurupura? | Netravati | Sharavati | Kalinadi | Zuari | The Netravati and the Gurupura meet near the old port of the town.
1 black-soil-crops | Which fibre crop is grown most on the black soil of the Deccan? | Cotton | Jute | Mesta | Sunn hemp | Its roots find moisture in the clay through the dry months.
1 black-soil-crops | Why do crops on black soil need little irrigation? | its clay keeps moisture for long | its water table is near the surface | it gets rain in all months | it has much humus | The fine clay swells with rain and gives the water up slowly.
1 black-soil-crops | Which of these crops is not usually grown on black soil? | Tea | Cotton | Jowar | Gram | Tea needs acid, well-drained hill slopes; the others suit the clay.
1 black-soil-crops | Which feature of black soil lets air reach the roots of crops in the hot season? | deep cracks | coarse grains | layers of pebbles | a hard crust | The clay shrinks as it dries, which is why the soil is said to plough itself.
2 black-soil-crops | Which oilseed has become the leading kharif crop of the black soil of the Malwa plateau? | Soybean | Groundnut | Castor | Niger | Madhya Pradesh grows much of the soybean of India.
2 black-soil-crops | Which millet is the chief food grain on the black soil of Maharashtra and northern Karnataka? | Jowar | Ragi | Kodo | Sawan | Jowar stands dry spells and is sown there in both seasons.
2 black-soil-crops | Which pulse is widely grown in winter on the stored moisture of black soil in Madhya Pradesh? | Gram | Arhar | Moth | Cowpea | Gram is a rabi pulse; arhar and the others are sown with the rains.
2 black-soil-crops | Why is black soil ploughed for a crop at once after the first showers? | it is too sticky when fully wet | it is blown away later | its salts rise with more rain | its seeds float up in water | Wet black clay swells and clings to the plough, so work stops.
2 black-soil-crops | Which irrigated crop of the black soil of western Maharashtra feeds the factories around Kolhapur? | Sugarcane | Groundnut | Tobacco | Linseed | Sugarcane is grown there, and the region has many cooperative sugar factories.
3 black-soil-crops | Which nutrients must be added for good crops because black soil is poor in them? | nitrogen and phosphorus | lime and potash | iron and magnesia | alumina and lime | Black soil is rich in lime, iron, magnesia and alumina and has potash.
3 black-soil-crops | Consider the statements on crops of black soil: // 1. Cotton suits it best. // 2. Every crop on it needs heavy irrigation. // 3. Wheat and gram are grown on it in winter. // Which are correct? | 1 and 3 only | 1 and 2 only | 2 and 3 only | 1, 2 and 3 | The clay stores water, so many crops do without irrigation.
3 black-soil-crops | Which of these crops is unfit for black soil, since its roots cannot bear badly drained clay? | Rubber | Cotton | Sugarcane | Sunflower | Rubber wants deep, well-drained acid soil such as the laterite of Kerala.
1 soils-and-crops | On which soil are wheat, rice and sugarcane of the northern plains grown? | Alluvial soil | Laterite soil | Arid soil | Black soil | It has potash and lime in good measure.
1 soils-and-crops | Which crop suits the red laterite soil of Tamil Nadu, Andhra Pradesh and Kerala best? | Cashew nut | Wheat | Jute | Cotton | It is a tree crop that stands poor soil.
1 soils-and-crops | On which soil is bajra the commonest crop in western Rajasthan? | Arid sandy soil | Peaty soil | Laterite soil | Black soil | Bajra stands drought and poor sand better than other grains do.
2 soils-and-crops | Which soil suits jute best? | Alluvial soil | Red soil | Laterite soil | Black soil | The plains of the lower Ganga and Brahmaputra get new silt with each flood.
2 soils-and-crops | On which soil of the southern uplands are groundnut and ragi mostly grown? | Red soil | Peaty soil | Saline soil | Mountain soil | Red soil is poor in nitrogen but good for such crops with a little manure.
2 soils-and-crops | In which kind of soil does the tea plant do best? | deep, acidic and well drained | flat, clayey and waterlogged | sandy, dry and alkaline | shallow, rocky and saline | Standing water kills the roots of tea, so slopes are chosen.
2 soils-and-crops | Which crop is grown on the marshy peaty (kari) soil of Kerala? | Paddy | Cotton | Gram | Groundnut | Paddy is grown there below sea level; the Kuttanad region is known for it.
2 soils-and-crops | For which crop is the karewa soil of the Kashmir valley known? | Saffron | Cardamom | Rubber | Jute | Pampore on a karewa is the centre of it.
2 soils-and-crops | In which soil do potatoes and other tubers grow best? | sandy loam | sticky clay | saline soil | laterite crust | Tubers swell easily in loose soil that drains well.
3 soils-and-crops | What is added to alkaline (usar) soil to make it fit for crops? | Gypsum | Limestone | Urea | Rock salt | Its calcium takes the place of the sodium; lime is for acid soil.
3 soils-and-crops | Match the soil with a crop for which it is known: // A. Laterite // B. Black // C. Arid // 1. Cotton // 2. Bajra // 3. Cashew nut // Which one of the following is the correct match? | A-3, B-1, C-2 | A-3, B-2, C-1 | A-1, B-3, C-2 | A-2, B-1, C-3 | Cashew suits laterite, cotton black soil and bajra dry sand.
3 soils-and-crops | Which soil of the hills of Karnataka and Kerala is used for coffee after its erosion is checked? | Laterite | Alluvial | Arid | Peaty | With manure laterite bears plantation crops such as tea, coffee and cashew.
1 soils-and-crops | Orchards of apples are found in India mainly on which soil? | Mountain soil | Laterite soil | Black soil | Arid soil | They stand on the slopes of Kashmir, Himachal Pradesh and Uttarakhand.
1 types-of-rainfall | Which type of rainfall is also called relief rainfall? | Orographic | Convectional | Frontal | Cyclonic | Relief is the height of the land that forces the air up.
1 types-of-rainfall | Into how many types is rainfall divided by the way in which the air is made to rise? | Three | Two | Five | Seven | They are convectional, orographic and cyclonic or frontal rain.
2 types-of-rainfall | What makes the air rise in the convectional type of rainfall? | heating of the ground | a barrier of mountains | the meeting of two air masses | a cold current of the sea | Air over hot ground expands, rises and cools until its moisture falls as rain.
2 types-of-rainfall | Which clouds bring the convectional type of rainfall with thunder? | Cumulonimbus | Cirrus | Stratus | Altostratus | They tower up through most of the troposphere.
2 types-of-rainfall | Why does Pune get much less rainfall of the relief type than Mahabaleshwar? | it lies in the rain shadow | it is nearer to the sea | it is higher above the sea | it has colder winters | The winds drop their moisture on the western slope before they reach Pune.
2 types-of-rainfall | In the frontal type of rainfall, which air is lifted? | warm air over cold air | cold air over warm air | dry air over moist air | polar air over tropical air | The lighter warm air is pushed up along the front.
3 types-of-rainfall | Which statement on the types of rainfall is correct? | Convectional rain is heavy but short | Frontal rain falls only near the equator | Relief rain is heaviest on the leeward side | Cyclonic rain needs a mountain barrier | Thunderstorms of convection pass in an hour or two.
3 types-of-rainfall | Match the type of rainfall with its cause: // A. Orographic // B. Convectional // C. Frontal // 1. Heated ground // 2. Meeting of air masses // 3. Mountain barrier // Which one of the following is the correct match? | A-3, B-1, C-2 | A-3, B-2, C-1 | A-1, B-3, C-2 | A-2, B-1, C-3 | Mountains, heat and fronts each force moist air up.
1 earthquake-waves | With which instrument are earthquake waves recorded? | Seismograph | Barograph | Hygrometer | Altimeter | Its pen or sensor draws the shaking of the ground.
1 earthquake-waves | What is the point inside the Earth called from which earthquake waves start? | Focus | Epicentre | Fault scarp | Caldera | The epicentre is the point of the surface right above it.
1 earthquake-waves | What happens to the speed of earthquake waves as they enter denser rock? | It rises | It falls | It stays the same | It becomes zero | The denser and stiffer the material, the faster the waves.
2 earthquake-waves | Which earthquake waves are body waves? | P waves and S waves | P waves and L waves | S waves and L waves | Love and Rayleigh waves | They travel through the body of the Earth; the others run along its surface.
2 earthquake-waves | What is the region called in which a certain kind of earthquake waves is not recorded? | Shadow zone | Seismic gap | Ring of fire | Fault zone | Waves are bent or stopped by the core.
2 earthquake-waves | Through which states of matter can the primary waves of an earthquake pass? | solid, liquid and gas | solid only | solid and liquid only | liquid and gas only | P waves are waves of pressure, like sound, and pass through all three.
2 earthquake-waves | Which earthquake waves are like sound waves in their motion? | P waves | S waves | Love waves | Rayleigh waves | P waves and sound both push and pull along their path.
3 earthquake-waves | Between which distances from the epicentre is the shadow zone of both P and S earthquake waves? | 105° and 145° | 45° and 90° | 60° and 100° | 150° and 180° | Beyond 145° P waves appear again, but S waves do not.
3 earthquake-waves | What does the shadow zone of secondary earthquake waves tell about the Earth? | The outer core is liquid | The inner core is solid | The mantle is molten | The crust is thin | S waves cannot pass through a liquid, so they stop at the outer core.
3 earthquake-waves | How do particles of rock move in the secondary waves of an earthquake? | at right angles to the path | along the path of the wave | in circles like water | towards the epicentre | S waves are transverse and P waves longitudinal.
1 iron-ore | Which State was the largest producer of iron ore in India as of 2023? | Odisha | Goa | Jharkhand | Karnataka | Odisha gave more than half of the ore; Chhattisgarh and Karnataka came next.
1 iron-ore | Which kind of iron ore has the highest share of iron, up to about 70%? | Magnetite | Haematite | Limonite | Siderite | Magnetite comes first, then haematite, limonite and siderite; it is also magnetic.
1 iron-ore | Which iron ore is used most in the industry of India? | Haematite | Magnetite | Limonite | Siderite | It has about 50 to 60% of iron and is found in Odisha, Jharkhand and Chhattisgarh.
1 iron-ore | Which of these States has no iron ore mines of importance? | Punjab | Odisha | Karnataka | Chhattisgarh | The ore is in the old rocks of the peninsula.
2 iron-ore | In which State is the Bailadila range, known for iron ore? | Chhattisgarh | Odisha | Jharkhand | Madhya Pradesh | The mines of Bailadila lie in the Dantewada district of the south.
2 iron-ore | From which port is the iron ore of Bailadila shipped to Japan and South Korea? | Visakhapatnam | Paradip | Haldia | Kandla | A railway over the Eastern Ghats was built for it.
2 iron-ore | Near which port did the pipeline with iron ore slurry from Kudremukh end? | Mangaluru | Karwar | Kochi | Kakinada | The mine in the Western Ghats was closed at the end of 2005.
2 iron-ore | In which State are the iron ore mines of Noamundi and Gua? | Jharkhand | Odisha | Chhattisgarh | West Bengal | Both mines are in the West Singhbhum district, near the border of Odisha.
2 iron-ore | From which port is the iron ore of Goa exported? | Mormugao | Kandla | Nhava Sheva | Tuticorin | Barges bring it down the Mandovi and the Zuari.
2 iron-ore | Over which two States does the Durg–Bastar–Chandrapur belt of iron ore extend? | Chhattisgarh and Maharashtra | Odisha and Jharkhand | Karnataka and Goa | Telangana and Odisha | The Bailadila hills are a part of it.
3 iron-ore | What does the name of the Bailadila hills of iron ore mean? | hump of an ox | face of a horse | back of a tortoise | trunk of an elephant | The hills look like the hump of an ox; the face of a horse is Kudremukh.
3 iron-ore | To which rock system does most of the iron ore of India belong? | Dharwar | Gondwana | Vindhyan | Siwalik | The Dharwar rocks hold most ores of metals; the Gondwana rocks are known for coal.
3 iron-ore | Which State has the largest resources of magnetite iron ore in India? | Karnataka | Odisha | Jharkhand | Goa | Most of it lies in the Western Ghats and is not mined.
1 steel-plants-and-countries | With the help of which country was the Bhilai steel plant set up? | Soviet Union | Britain | West Germany | United States | The agreement with the Soviet Union on Bhilai was signed in 1955.
1 steel-plants-and-countries | Which steel plant was set up with the help of Britain? | Durgapur | Bhilai | Rourkela | Bokaro | Durgapur in West Bengal was built by a group of British firms.
1 steel-plants-and-countries | West Germany gave its help to which steel plant of India? | Rourkela | Durgapur | Bhilai | Salem | It was the first plant in India to use the LD process.
2 steel-plants-and-countries | Which two steel plants of the public sector were built with Soviet help? | Bhilai and Bokaro | Durgapur and Rourkela | Bhilai and Durgapur | Rourkela and Bokaro | Britain helped at Durgapur and West Germany at Rourkela.
2 steel-plants-and-countries | Under which Five Year Plan were the three steel plants with foreign help at Bhilai, Rourkela and Durgapur set up? | Second | First | Third | Fourth | The Second Plan put heavy industry first and began all three plants.
2 steel-plants-and-countries | Match the steel plant with the country that helped it: // A. Bhilai // B. Rourkela // C. Durgapur // 1. West Germany // 2. Britain // 3. Soviet Union // Which one of the following is the correct match? | A-3, B-1, C-2 | A-3, B-2, C-1 | A-1, B-3, C-2 | A-2, B-1, C-3 | Bhilai had Soviet, Rourkela German and Durgapur British help in the 1950s.
2 steel-plants-and-countries | In which State is Bokaro, a steel plant built with Soviet help? | Jharkhand | Odisha | West Bengal | Chhattisgarh | Bokaro Steel City lies in Jharkhand in the valley of the Damodar.
1 steel-plants-and-countries | Which of these steel plants was set up by an Indian company without the help of a foreign government? | Jamshedpur | Bhilai | Rourkela | Durgapur | The Tata company was founded in 1907 and built its plant at Jamshedpur.
3 steel-plants-and-countries | Which steel plant on the coast was planned with the collaboration of the Soviet Union? | Visakhapatnam | Mangaluru | Paradip | Haldia | An agreement on the plant at Visakhapatnam was signed with the Soviet Union in 1979.
3 steel-plants-and-countries | Which country was first asked for help with the Bokaro steel plant, before the Soviet Union gave it? | United States | Japan | France | Canada | The American Congress did not agree to the aid.
3 steel-plants-and-countries | In which district of Odisha is the steel plant that was built with German help? | Sundargarh | Sambalpur | Mayurbhanj | Kendujhar | Rourkela lies there near the meeting of the Sankh and the Koel.
3 steel-plants-and-countries | In the valley of which river is the steel plant that was built with British help? | Damodar | Mahanadi | Brahmani | Subarnarekha | Durgapur gets its water from the Durgapur barrage.
2 steel-plants-and-countries | In which State is the first steel plant that was built with Soviet help? | Chhattisgarh | Jharkhand | West Bengal | Andhra Pradesh | Bhilai lies in the Durg district of Chhattisgarh and came before Bokaro.
1 national-waterways | On which river system is National Waterway 1? | Ganga | Brahmaputra | Godavari | Barak | It runs on the Ganga, the Bhagirathi and the Hooghly.
1 national-waterways | In which State is National Waterway 3, the West Coast Canal? | Kerala | Goa | Karnataka | Gujarat | The canal uses the backwaters and lagoons along the coast of Kerala.
1 national-waterways | On which river is National Waterway 2? | Brahmaputra | Ganga | Mahanadi | Krishna | National Waterway 2 on the Brahmaputra was declared in 1988, two years after the first.
2 national-waterways | How long is National Waterway 1? | 1,620 km | 891 km | 2,525 km | 365 km | It is the longest of them; National Waterway 2 has 891 km.
2 national-waterways | How many National Waterways are there since the Act of 2016? | 111 | 106 | 54 | 24 | The Act added 106 to the five that there were.
2 national-waterways | Which National Waterway is improved by the Jal Marg Vikas project with help of the World Bank? | National Waterway 1 | National Waterway 2 | National Waterway 3 | National Waterway 5 | The project is for the stretch between Haldia and Varanasi.
2 national-waterways | At which city was the first multi-modal terminal on National Waterway 1 opened in November 2018? | Varanasi | Patna | Bhagalpur | Prayagraj | The terminals at Sahibganj and Haldia came later.
3 national-waterways | National Waterway 4 takes in stretches of which two rivers with canals along the coast? | Godavari and Krishna | Mahanadi and Brahmani | Narmada and Tapi | Kaveri and Vaigai | The canals run between Kakinada and Puducherry and meet the two rivers.
3 national-waterways | In which State does most of National Waterway 5 lie? | Odisha | Bihar | Assam | Tamil Nadu | It takes in the Brahmani, the delta of the Mahanadi and the East Coast Canal.
3 national-waterways | From Kottapuram to which town did National Waterway 3 run when it was declared? | Kollam | Kozhikode | Kannur | Kasaragod | It ran between Kottapuram and Kollam and was later extended north to Kozhikode.
3 national-waterways | On which river is National Waterway 16? | Barak | Teesta | Damodar | Subansiri | The Barak waterway serves the south of Assam around Silchar.
3 national-waterways | Where is the headquarters of the body that looks after the National Waterways? | Noida | Kolkata | Patna | Kochi | The authority has regional offices on the rivers.
1 godavari-tributaries | Which of these rivers is a tributary of the Godavari? | Pranhita | Tungabhadra | Bhima | Hemavati | The Tungabhadra and the Bhima join the Krishna and the Hemavati the Kaveri.
1 godavari-tributaries | Which is the largest tributary of the Godavari by the area it drains? | Pranhita | Manjira | Sabari | Indravati | The Pranhita brings the waters of the Wardha, the Wainganga and the Penganga.
1 godavari-tributaries | Which tributary meets the Godavari at Kunavaram, below Bhadrachalam? | Sabari | Pranhita | Manjira | Pravara | The Sabari comes down from the hills of Koraput in Odisha.
2 godavari-tributaries | Which tributary of the Godavari drops over the Chitrakote Falls? | Indravati | Sabari | Wainganga | Pravara | The falls of the Indravati are in Bastar in Chhattisgarh.
2 godavari-tributaries | Which two rivers form the Pranhita, the tributary of the Godavari? | Wardha and Wainganga | Penganga and Purna | Indravati and Sabari | Manjira and Pravara | The Penganga joins the Wardha before they meet.
2 godavari-tributaries | Which right-bank tributary of the Godavari has the Nizam Sagar dam? | Manjira | Pravara | Indravati | Sabari | The Manjira rises in the Balaghat range and is the chief tributary from the south.
2 godavari-tributaries | By which name is the Sabari, a tributary of the Godavari, known in Odisha? | Kolab | Machkund | Tel | Ib | It rises in the Sinkaram hills of Koraput.
2 godavari-tributaries | Near which place does the Pranhita, a tributary, meet the Godavari? | Kaleshwaram | Bhadrachalam | Rajahmundry | Nanded | Kaleshwaram in Telangana stands where the two rivers meet.
3 godavari-tributaries | In which State does the Wainganga, a stream of the chief tributary of the Godavari, rise? | Madhya Pradesh | Maharashtra | Chhattisgarh | Andhra Pradesh | It rises in the Seoni district and gave Kipling his setting.
3 godavari-tributaries | Which tributary of the Godavari forms a long border between Maharashtra and Telangana? | Penganga | Purna | Wainganga | Sabari | It joins the Wardha and so reaches the Pranhita.
3 godavari-tributaries | Consider the statements on tributaries of the Godavari: // 1. The Manjira joins on the right bank. // 2. The Indravati joins on the left bank. // 3. The Musi is a tributary. // Which are correct? | 1 and 2 only | 1 and 3 only | 2 and 3 only | 1, 2 and 3 | The Musi, on which Hyderabad lies, joins the Krishna.
1 krishna-tributaries | Which of these rivers is a tributary of the Krishna? | Bhima | Pranhita | Indravati | Kabini | The Pranhita and the Indravati join the Godavari and the Kabini the Kaveri.
1 krishna-tributaries | Which is the longest tributary of the Krishna? | Bhima | Musi | Koyna | Malaprabha | The Bhima is about 860 km long; the Tungabhadra has the largest basin.
1 krishna-tributaries | On which tributary of the Krishna does Hyderabad lie? | Musi | Bhima | Koyna | Dudhganga | The Musi rises in the Anantagiri hills and divides the old city from the new.
1 krishna-tributaries | On which tributary of the Krishna does Hampi lie? | Tungabhadra | Ghataprabha | Bhima | Musi | The old capital of Vijayanagara stands on its bank.
2 krishna-tributaries | On which tributary of the Krishna is Pandharpur, where the river is called Chandrabhaga? | Bhima | Koyna | Panchganga | Musi | The river bends there like a half moon.
2 krishna-tributaries | Near which town does the Koyna, a tributary, meet the Krishna? | Karad | Sangli | Wai | Satara | The Koyna meets the Krishna at Karad; the place is called Preeti Sangam.
2 krishna-tributaries | Which tributary of the Krishna drops over the Gokak Falls? | Ghataprabha | Malaprabha | Tungabhadra | Panchganga | The falls are in the Belagavi district of Karnataka.
2 krishna-tributaries | On which tributary of the Krishna are the temples of Aihole and Pattadakal? | Malaprabha | Ghataprabha | Bhima | Musi | The Chalukyas built their temples along the valley of the Malaprabha.
2 krishna-tributaries | Which tributary of the Krishna flows past Kolhapur? | Panchganga | Koyna | Bhima | Malaprabha | It is formed by five streams, as the name says.
3 krishna-tributaries | Which two rivers meet at Koodli to form the largest tributary of the Krishna? | Tunga and Bhadra | Bhima and Sina | Ghataprabha and Hiranyakeshi | Mula and Mutha | The place is in the Shivamogga district of Karnataka.
3 krishna-tributaries | Which tributary of the Krishna is fed by the Mula and the Mutha of Pune? | Bhima | Koyna | Musi | Ghataprabha | The Mula-Mutha joins the Bhima east of the city.
1 indus-tributaries | Which tributary of the Indus is formed by the Chandra and the Bhaga? | Chenab | Jhelum | Ravi | Sutlej | The two streams meet at Tandi, and the Chenab is the largest tributary.
1 indus-tributaries | Which of these belongs to the Ganga system and is no tributary of the Indus? | Sharda | Sutlej | Beas | Ravi | The Sharda joins the Ghaghara in the plains of Uttar Pradesh.
1 indus-tributaries | On which tributary of the Indus does Srinagar lie? | Jhelum | Chenab | Ravi | Zanskar | The Jhelum flows on through the Wular Lake.
2 indus-tributaries | Which tributary of the Indus rises at the Rakas Tal in Tibet? | Sutlej | Beas | Ravi | Chenab | The Sutlej enters India at the Shipki La in Himachal Pradesh.
2 indus-tributaries | Which tributary of the Indus lies wholly within India? | Beas | Sutlej | Jhelum | Chenab | It rises near the Rohtang Pass and joins the Sutlej at Harike.
2 indus-tributaries | Which tributary joins the Indus near Nimmu in Ladakh? | Zanskar | Shyok | Gilgit | Kabul | In winter people walk on its frozen surface.
2 indus-tributaries | Which tributary joins the Indus from Afghanistan near Attock? | Kabul | Kurram | Gomal | Tochi | It is the chief right-bank tributary below the mountains.
2 indus-tributaries | Which tributary of the Indus rises in the spring of Verinag? | Jhelum | Chenab | Ravi | Beas | The spring is at the foot of the Pir Panjal.
3 indus-tributaries | At which place do the five Punjab tributaries join before they meet the Indus? | Panjnad | Harike | Attock | Tandi | The joint stream meets the Indus at Mithankot.
3 indus-tributaries | Which tributary of the Indus is fed by the Siachen Glacier through the Nubra? | Shyok | Zanskar | Suru | Dras | The Nubra brings its water to the Shyok in northern Ladakh.
3 indus-tributaries | By which Sanskrit name was the Ravi, a tributary of the Indus, known in the Vedas? | Parushni | Vitasta | Asikni | Vipasha | Vitasta is the Jhelum, Asikni the Chenab and Vipasha the Beas.
1 kerala-rivers | Which is the longest river of Kerala? | Periyar | Pamba | Chaliyar | Bharathapuzha | It is about 244 km long and is called the lifeline of the State.
1 kerala-rivers | On the bank of which river of Kerala do pilgrims begin the climb to Sabarimala? | Pamba | Periyar | Kabini | Neyyar | They bathe in the river before they go up through the forest.
1 kerala-rivers | Which river of Kerala is also called the Nila? | Bharathapuzha | Periyar | Chalakudy | Vamanapuram River | It is the second longest, and Kerala Kalamandalam stands on its bank.
2 kerala-rivers | Which river of Kerala drops over the Athirappilly Falls? | Chalakudy | Periyar | Bharathapuzha | Chaliyar | The Athirappilly Falls of the Chalakudy are in the Thrissur district.
2 kerala-rivers | Which river of Kerala flows east and joins the Kaveri? | Kabini | Pamba | Chaliyar | Periyar | The Kabini, the Bhavani and the Pambar are the three that flow east.
2 kerala-rivers | Which national park of Kerala is drained by the Kunthipuzha, a river that was saved from a dam? | Silent Valley | Eravikulam | Mathikettan Shola | Periyar | The river is a branch of the Bharathapuzha.
2 kerala-rivers | How many rivers of Kerala flow west to the sea? | 41 | 44 | 3 | 24 | Of 44 rivers in all, three flow east.
2 kerala-rivers | Which river of Kerala flows past Aluva and Kalady, the birthplace of Shankara? | Periyar | Pamba | Chaliyar | Vamanapuram | Kalady in the Ernakulam district lies on the north bank of it.
3 kerala-rivers | Which river of Kerala reaches the sea at Beypore near Kozhikode? | Chaliyar | Kallada | Meenachil | Karamana | Wood was floated down it to the old ship yard.
3 kerala-rivers | Into which lake do the Pamba, the Meenachil and the Manimala, rivers of Kerala, flow? | Vembanad | Ashtamudi | Sasthamkotta | Veli | All three flow to the Vembanad Lake; the Kallada flows to the Ashtamudi.
3 kerala-rivers | Where does the Bharathapuzha, a river of Kerala, have its source? | Anamalai hills | Nilgiri hills | Cardamom hills | Agasthyamala | It rises in Tamil Nadu and comes through the Palghat Gap.
1 wheat-in-india | Which State is the largest producer of wheat in India? | Uttar Pradesh | Punjab | Haryana | Madhya Pradesh | Punjab has the higher yield, but Uttar Pradesh has the larger area.
1 wheat-in-india | In which season is wheat grown in India? | Rabi | Kharif | Zaid | Kharif and zaid | It is sown in October to December and reaped in March to May.
1 wheat-in-india | Which soil suits wheat best? | well-drained loam | waterlogged clay | loose sand of river beds | acid laterite | Loam and clay loam of the northern plains hold moisture but drain well.
2 wheat-in-india | How much rain in a year does wheat need? | 50 to 75 cm | 10 to 20 cm | 150 to 200 cm | 250 to 300 cm | More rain than 100 cm harms the crop.
2 wheat-in-india | Which winter rain helps the wheat of Punjab and Haryana? | rain of western disturbances | rain of the retreating monsoon | mango showers | norwesters | These storms come from the Mediterranean and bring light rain in winter.
2 wheat-in-india | Which two regions are the main wheat belts of India? | Ganga-Satluj plains and black soil of the Deccan | Konkan and Malabar | the Assam valley and the delta of the Ganga and Brahmaputra | Coromandel and Carnatic | The second is the black soil region around Malwa.
2 wheat-in-india | Which scientist is linked with the Green Revolution in Indian wheat? | M. S. Swaminathan | Verghese Kurien | C. V. Raman | Jagadish Chandra Bose | He worked with the dwarf varieties of Norman Borlaug.
2 wheat-in-india | Which weather does ripening wheat need? | bright and dry | cool and humid | hot and wet | frosty and foggy | Growth needs cool weather and ripening bright sunshine.
3 wheat-in-india | Which two States are known as the granary of India for wheat sent to the central pool? | Punjab and Haryana | Bihar and Bengal | Gujarat and Goa | Kerala and Tamil Nadu | Punjab and Haryana give a large surplus of wheat for procurement.
3 wheat-in-india | From which country did the dwarf wheat of the Green Revolution come to India? | Mexico | Philippines | Japan | Egypt | Lerma Rojo and Sonora 64 were brought in; dwarf rice came from the Philippines.
3 wheat-in-india | Which rank did India hold among the wheat producers of the world as of 2023? | second | first | fourth | sixth | China came first, and India was second before Russia.
1 rice-in-india | When is most of the rice of India grown? | sown with the monsoon and reaped in autumn | sown in autumn and reaped in spring | sown in spring and reaped before the monsoon | sown in winter and reaped in early spring | It is a kharif crop; only some is grown in the other seasons.
1 rice-in-india | Which climate does rice need? | hot and humid | hot and dry | cool and dry | cold and humid | A temperature above 25 °C and more than 100 cm of rain suit it.
1 rice-in-india | What are the three rice crops of West Bengal called? | Aus, aman and boro | Rabi, kharif and zaid | Kar, samba and navarai | Jhum, ponam and podu | Aus is the autumn, aman the winter and boro the summer crop.
2 rice-in-india | Which State was for long the largest producer of rice in India? | West Bengal | Punjab | Himachal Pradesh | Odisha | Telangana and Uttar Pradesh have come close to it or passed it in some years.
2 rice-in-india | Which States grow rice mainly with canals and tube wells though their rain is low? | Punjab and Haryana | Assam and Arunachal | Kerala and Goa | Bengal and Odisha | Irrigation made rice a main crop there after the Green Revolution.
2 rice-in-india | Where is the National Rice Research Institute of India? | Cuttack | Karnal | Coimbatore | Kanpur | Karnal has the institute for wheat and barley, and Kanpur that for pulses.
2 rice-in-india | Which soil suits rice best? | clayey alluvium that holds water | sandy soil that drains at once | stony soil of slopes | saline soil of deserts | Water must stand in the field for weeks.
2 rice-in-india | In which method is rice first raised in a nursery and then moved to the field? | Transplanting | Broadcasting | Drilling | Dibbling | In the other three the seed is put into the field itself.
3 rice-in-india | Which high-yielding rice from the Philippines came to India in the Green Revolution? | IR8 | Sonora 64 | Lerma Rojo | Kalyan Sona | IR8 came from the Philippines; the other three are varieties of wheat.
3 rice-in-india | Which gas of importance for climate comes from flooded rice fields? | methane | ozone | helium | sulphur dioxide | Microbes without air make it in the mud.
3 rice-in-india | In which State is the Palakkad region, known as its rice bowl? | Kerala | Tamil Nadu | Karnataka | Andhra Pradesh | Thanjavur is the rice bowl of Tamil Nadu.
1 tea-in-india | More than half of the tea of India comes from which State? | Assam | West Bengal | Tamil Nadu | Kerala | The Brahmaputra valley has the largest area under tea in India.
1 tea-in-india | Which soil and land does tea need? | well-drained hill slopes | flat marshy land | dry sandy plains of deserts | saline coasts | Standing water harms the roots of the bush.
1 tea-in-india | Which tea of West Bengal is known for its flavour? | Darjeeling tea | Nilgiri tea | Kangra tea | Munnar hill tea | It was the first product of India with a GI tag.
2 tea-in-india | In which State are the Nilgiri tea gardens? | Tamil Nadu | Kerala | Karnataka | Andhra Pradesh | The Nilgiri hills are in Tamil Nadu, and tea is picked there all the year.
2 tea-in-india | In which State is the Kangra tea grown? | Himachal Pradesh | Uttarakhand | Sikkim | Arunachal Pradesh | The Kangra valley has grown it since the nineteenth century.
2 tea-in-india | Which foothill region of West Bengal grows much tea besides Darjeeling? | Dooars | Rarh | Sundarbans | Barind | It lies at the foot of Bhutan in Jalpaiguri and Alipurduar.
2 tea-in-india | Which hill town of Kerala is best known for its tea gardens? | Munnar | Ponmudi | Thekkady | Kalpetta | Munnar lies in the Idukki district among tea gardens of the high ranges.
2 tea-in-india | What did Robert Bruce learn of in 1823, with which the story of Assam tea begins? | wild tea plants of the Singphos | tea seeds in a Chinese ship | a tea book in Sanskrit | tea gardens of the Ahom kings | A Singpho chief showed him the plants of upper Assam.
3 tea-in-india | Where is the headquarters of the Tea Board of India? | Kolkata | Guwahati | Siliguri | Coonoor | The board was set up under the Tea Act of 1953.
3 tea-in-india | At which place in Assam is the Tocklai Tea Research Institute? | Jorhat | Tezpur | Dibrugarh | Silchar | It began as a research station in 1911.
1 bauxite-in-india | Of which metal is bauxite the chief ore? | Aluminium | Copper | Zinc | Manganese | Bauxite is a rock of hydrated oxides of the metal.
1 bauxite-in-india | From which State does more than half of the bauxite of India come? | Odisha | Gujarat | Jharkhand | Maharashtra | The plateaus of Koraput and Kalahandi hold most of the ore.
1 bauxite-in-india | Which mines of the Koraput district of Odisha give bauxite to NALCO? | Panchpatmali | Bailadila | Noamundi | Malanjkhand | Bailadila and Noamundi give iron ore and Malanjkhand copper.
2 bauxite-in-india | In which district of Jharkhand are the bauxite mines of the pat plateaus? | Lohardaga | Dhanbad | Koderma | East Singhbhum | Dhanbad is known for coal and Koderma for mica.
2 bauxite-in-india | In which State are the bauxite mines of the Amarkantak plateau and the Maikal hills shared with Chhattisgarh? | Madhya Pradesh | Odisha | Maharashtra | Jharkhand | Katni in the same State has bauxite too.
2 bauxite-in-india | In which part of Gujarat are the largest mines of bauxite? | Kutch and coastal Saurashtra | Surat and Navsari | Dahod and Panchmahal | Valsad and the Dangs | Devbhumi Dwarka, once a part of the Jamnagar district, has much of it.
2 bauxite-in-india | Over bauxite of which hills of Odisha did the Dongria Kondh win a case in 2013? | Niyamgiri | Mahendragiri | Gandhamardan | Panchpatmali | The gram sabhas there voted against the mine.
2 bauxite-in-india | By which process does rock turn into bauxite in warm and wet lands? | laterisation | glaciation | compaction | metamorphism | Rain carries silica away and leaves the oxides of aluminium.
3 bauxite-in-india | Which process makes alumina from bauxite? | Bayer process | Haber process | Bessemer process | Hall process | The Hall process then makes the metal from alumina.
3 bauxite-in-india | At which place of Odisha is the alumina refinery that uses the bauxite of Koraput? | Damanjodi | Angul | Rourkela | Bhubaneswar | The smelter of the company is at Angul.
3 bauxite-in-india | Which districts of Chhattisgarh are known for bauxite? | Kabirdham and Surguja | Durg and Raipur | Dantewada and Narayanpur | Mahasamund and Dhamtari | The ore lies on the Maikal hills and on the Mainpat; Dantewada is known for iron ore.
1 hydroelectric-projects | On which river is the Bhakra hydroelectric project? | Sutlej | Beas | Ravi | Chenab | The reservoir of the Bhakra dam on the Sutlej is the Gobind Sagar.
1 hydroelectric-projects | In which State is the Tehri hydroelectric project? | Uttarakhand | Himachal Pradesh | Sikkim | Jammu and Kashmir | It stands on the Bhagirathi and is the highest dam of India.
1 hydroelectric-projects | In which State is the Koyna hydroelectric project? | Maharashtra | Karnataka | Andhra Pradesh | Kerala | The Koyna project is in the Satara district; its reservoir is the Shivasagar.
1 hydroelectric-projects | Where was the first hydroelectric plant of India set up in 1897? | Darjeeling | Shivanasamudra | Khopoli | Mandi | It was at Sidrapong; Shivanasamudra followed in 1902.
2 hydroelectric-projects | On which river is the Sardar Sarovar hydroelectric project? | Narmada | Tapi | Mahi | Sabarmati | The dam of the Sardar Sarovar stands near Kevadia in Gujarat.
2 hydroelectric-projects | On which river is the Salal hydroelectric project? | Chenab | Jhelum | Ravi | Sutlej | Baglihar and Dulhasti are on the same river.
2 hydroelectric-projects | In which State is the Loktak hydroelectric project? | Manipur | Nagaland | Mizoram | Tripura | It uses the water of the Loktak Lake.
2 hydroelectric-projects | On which river is the Nathpa Jhakri hydroelectric project? | Sutlej | Beas | Yamuna | Chenab | It is one of the largest underground plants, in Himachal Pradesh.
2 hydroelectric-projects | On which river was the Shivanasamudra hydroelectric project built for the gold mines of Kolar? | Kaveri | Krishna | Sharavati | Periyar | The plant on the Kaveri began to supply Kolar with power in 1902.
3 hydroelectric-projects | Into the basin of which river does the tunnel of the Kishanganga hydroelectric project lead the water? | Jhelum | Chenab | Indus | Sutlej | The water reaches the Wular Lake through a stream in the Bandipora district.
1 hydroelectric-projects | On which river is the Hirakud hydroelectric project? | Mahanadi | Brahmani | Godavari | Damodar | The dam near Sambalpur in Odisha is one of the longest of the world.
3 hydroelectric-projects | On which river is the Balimela hydroelectric project of Odisha? | Sileru | Mahanadi | Brahmani | Baitarani | The Machkund is called Sileru further down, and Balimela stands on it.
1 hot-deserts | Which hot desert covers most of North Africa? | Sahara | Kalahari | Arabian | Namib | The Sahara is the largest hot desert of the world.
1 hot-deserts | In which countries does the hot desert Thar lie? | India and Pakistan | India and Nepal | Iran and Afghanistan | Iran and Iraq | The part in India is mainly in Rajasthan.
1 hot-deserts | In which continent is the Kalahari, a hot desert? | Africa | Asia | Australia | South America | It lies in Botswana, Namibia and South Africa.
1 hot-deserts | Which of these is not a hot desert? | Gobi | Sahara | Thar | Kalahari | The Gobi of Mongolia and China is a cold desert.
2 hot-deserts | In which country is most of the Atacama, the driest desert outside the polar lands? | Chile | Ecuador | Mexico | Namibia | The cold Peru Current flows along its coast.
2 hot-deserts | Between which latitudes do most hot deserts lie? | 15° and 30° | 0° and 10° | 45° and 60° | 60° and 75° | They are in the belt of the trade winds on the western sides of continents.
2 hot-deserts | In which country is the Great Victoria, a hot desert? | Australia | South Africa | Canada | Egypt | The Great Sandy and the Simpson are in the same country.
2 hot-deserts | In which countries is the Sonoran, a hot desert? | United States and Mexico | Chile and Peru | Egypt and Sudan | Mauritania and Morocco | Giant saguaro cacti of the Sonoran grow in Arizona and in Mexico.
2 hot-deserts | What is a fertile place with water in a hot desert called? | Oasis | Playa | Wadi | Erg | A wadi is a dry valley and an erg a sea of sand.
3 hot-deserts | Which hot desert of the Arabian peninsula is called the Empty Quarter? | Rub al Khali | Dasht-e-Lut | Syrian Desert | Nafud | It is one of the largest seas of sand.
3 hot-deserts | Which cold current helps to make the Namib desert? | Benguela | Canary | Peru | California | The Canary Current cools the coast of the Sahara.
3 hot-deserts | Which hot local wind blows from the Sahara to the Guinea coast? | Harmattan | Chinook | Mistral | Brickfielder | It is called the doctor because it is dry.
1 yamuna-tributaries | Which of these rivers is a tributary of the Yamuna? | Chambal | Gandak | Son | Kosi | The Chambal joins the Yamuna; the other three join the Ganga itself.
1 yamuna-tributaries | Which is the longest tributary of the Yamuna? | Chambal | Betwa | Ken | Hindon | The Chambal is about 960 km long and joins near Etawah.
1 yamuna-tributaries | Which is the largest tributary of the Yamuna in the mountains? | Tons | Giri | Asan | Rishi Ganga | The Tons brings more water than the Yamuna where they meet near Kalsi.
2 yamuna-tributaries | Which tributary of the Yamuna flows past Orchha and joins it at Hamirpur? | Betwa | Ken | Sindh | Chambal | The Betwa rises near Bhopal and Vidisha lies on it.
2 yamuna-tributaries | Which tributary of the Yamuna flows through the Panna National Park? | Ken | Betwa | Sindh | Banas | The Ken is to be linked with the Betwa.
2 yamuna-tributaries | Which tributary joins the Yamuna near Noida from the Shivaliks? | Hindon | Giri | Tons | Asan | The Hindon rises in the Saharanpur district and is fed by rain.
2 yamuna-tributaries | At which place do the Yamuna and its tributaries Chambal, Sindh, Kunwari and Pahuj meet? | Panchnada | Panjnad | Prayag | Deoprayag | The meeting of five rivers is near Etawah and Jalaun.
2 yamuna-tributaries | On which bank of the Yamuna do the tributaries Chambal, Betwa and Ken join? | right bank | left bank | both banks | neither bank | They all come from the south, from Malwa and Bundelkhand.
3 yamuna-tributaries | At which place of the Banda district does the Ken, a tributary, meet the Yamuna? | Chilla | Kalpi | Hamirpur | Etawah | The Ken joins the Yamuna at Chilla; the Betwa joins at Hamirpur.
3 yamuna-tributaries | Which river of Rajasthan reaches the Yamuna through the Chambal? | Banas | Luni | Mahi | Sabarmati | The Banas joins the Chambal near Sawai Madhopur.
1 longest-rivers-of-india | Which is the longest river of India by its length within the country? | Ganga | Godavari | Krishna | Yamuna | The Ganga is about 2,525 km long, and all but a little lies in India.
1 longest-rivers-of-india | Which long river of India is called the Ganga of the south for its length? | Godavari | Krishna | Narmada | Mahanadi | At about 1,465 km it is the longest river of the peninsula.
1 longest-rivers-of-india | Which river of India comes next in length after the Godavari in the peninsula? | Krishna | Kaveri | Narmada | Tapi | The Krishna is about 1,400 km long and the Narmada about 1,312 km.
2 longest-rivers-of-india | Which is the longest west-flowing river in the list of long rivers of India? | Narmada | Tapi | Mahi | Sabarmati | The Narmada is about 1,312 km long and ends in the Gulf of Khambhat.
2 longest-rivers-of-india | Which is the longest tributary among the rivers of India, without falling into the sea? | Yamuna | Son | Ghaghara | Chambal | The Yamuna is about 1,376 km long and joins the Ganga at Prayagraj.
2 longest-rivers-of-india | Of the length of the Brahmaputra, one of the long rivers of India, about how much lies within India? | 916 km | 300 km | 1,700 km | 2,525 km | More of it lies in Tibet, where it is called the Tsangpo.
2 longest-rivers-of-india | About how long is the longest river of India? | 2,525 km | 1,465 km | 1,312 km | 3,610 km | The Godavari has 1,465 km and the Narmada 1,312 km.
2 longest-rivers-of-india | Which is the longest river that lies wholly within Kerala? | Periyar | Pamba | Chaliyar | Meenachil | The Periyar is about 244 km long and drains the high ranges.
3 longest-rivers-of-india | Which is the correct order of the longest rivers of the peninsula, from the longest? | Godavari, Krishna, Narmada | Krishna, Godavari, Narmada | Narmada, Godavari, Krishna | Godavari, Narmada, Krishna | Their lengths are about 1,465, 1,400 and 1,312 km.
3 longest-rivers-of-india | Which is the longest river of Odisha and Chhattisgarh in the list of long rivers of India? | Mahanadi | Brahmani | Baitarani | Indravati | The Mahanadi is about 858 km long and rises in Chhattisgarh.
1 narmada-dams | Which dam on the Narmada is in Gujarat? | Sardar Sarovar | Indira Sagar | Omkareshwar | Bargi | The other three are further up, in Madhya Pradesh.
1 narmada-dams | Which dam on the Narmada has the largest reservoir of India by storage? | Indira Sagar | Sardar Sarovar | Bargi | Omkareshwar | It stands at Punasa in the Khandwa district.
1 narmada-dams | Near which town of Gujarat is the big dam on the Narmada, with the Statue of Unity? | Kevadia | Bharuch | Ankleshwar | Dabhoi | The place is now called Ekta Nagar and has the Statue of Unity.
2 narmada-dams | Which was the first large dam to be finished on the Narmada? | Bargi | Maheshwar | Sardar Sarovar | Indira Sagar | The Bargi dam near Jabalpur was finished about 1990.
2 narmada-dams | In which year did the tribunal on the waters of the Narmada give its final award on sharing and on the dams? | 1979 | 1956 | 1969 | 1992 | It had been set up in 1969; Gujarat, Madhya Pradesh, Maharashtra and Rajasthan share the water.
2 narmada-dams | After whom is the Bargi dam on the Narmada also named? | Rani Avantibai | Rani Durgavati | Rani Kamlapati | Ahilyabai Holkar | Its reservoir near Jabalpur is the Rani Avantibai Lodhi Sagar.
2 narmada-dams | To which dry State besides Gujarat does the canal of the dam on the Narmada carry water? | Rajasthan | Punjab | Haryana | Uttar Pradesh | The Narmada canal reaches Jalore and Barmer in western Rajasthan.
2 narmada-dams | Near which of the twelve Jyotirlingas is a dam on the Narmada? | Omkareshwar | Mahakaleshwar | Trimbakeshwar | Grishneshwar | The shrine stands on an island of the river in the Khandwa district.
3 narmada-dams | Who laid the foundation of the big dam on the Narmada in Gujarat in 1961? | Jawaharlal Nehru | Indira Gandhi | Lal Bahadur Shastri | Morarji Desai | It was opened at its full height in 2017.
1 gold-mines | In which State were the Kolar gold mines? | Karnataka | Andhra Pradesh | Telangana | Kerala | The Kolar mines of Karnataka were closed in 2001 after 120 years.
1 gold-mines | Which gold mine of Karnataka is still worked, as of 2024? | Hutti | Kolar | Bellary | Sandur | Hutti is in the Raichur district and gives most of the gold.
3 gold-mines | Which British firm opened deep gold mines at Kolar in the 1880s? | John Taylor and Sons | Martin and Company | Andrew Yule and Company | Parry and Company | The mines became some of the deepest of the world and passed to the State of Mysore in 1956.
2 gold-mines | In which State is the Ramagiri gold mine? | Andhra Pradesh | Karnataka | Jharkhand | Odisha | Ramagiri is in the Anantapur region of Andhra Pradesh.
2 gold-mines | In which year were the Kolar gold mines closed? | 2001 | 1956 | 1985 | 2015 | Mining had become too dear for the little ore that was left.
2 gold-mines | From which river of Jharkhand is gold washed from sand, beside the gold mines? | Subarnarekha | Damodar | Koel | Barakar | The name Subarnarekha means streak of gold in Sanskrit and Bengali.
2 gold-mines | In which district of Karnataka is the gold mine of Hutti? | Raichur | Kolar | Ballari | Chitradurga | It belongs to a company of the State.
2 gold-mines | Which hydroelectric plant was built in 1902 to give power to the gold mines of Kolar? | Shivanasamudra | Koyna | Mettur | Jog | The line from the Kaveri was one of the longest of its time.
3 gold-mines | In which rock system of India do the gold mines lie? | Dharwar | Gondwana | Vindhyan | Tertiary | Gold occurs in veins of quartz in the old Dharwar rocks.
3 gold-mines | Which public company ran the gold mines of Kolar in their last decades? | Bharat Gold Mines | Hindustan Copper | NMDC | Hindustan Zinc | Bharat Gold Mines was formed in 1972 as a company of the Union.
1 oil-refineries | Which is the oldest oil refinery of India? | Digboi | Barauni | Mathura | Koyali | It was set up in Assam in 1901.
1 oil-refineries | In which State is the largest oil refinery of India, at Jamnagar? | Gujarat | Maharashtra | Tamil Nadu | Odisha | The refinery of Jamnagar in Gujarat is run by Reliance Industries.
1 oil-refineries | In which State is the oil refinery of Barauni? | Bihar | Assam | Jharkhand | West Bengal | It was built with Soviet help and gets crude oil by pipeline.
1 oil-refineries | In which State is the oil refinery of Koyali? | Gujarat | Rajasthan | Maharashtra | Goa | Koyali lies near Vadodara and uses the oil of Ankleshwar.
2 oil-refineries | In which State is the oil refinery of Panipat? | Haryana | Punjab | Uttar Pradesh | Rajasthan | Panipat is in Haryana; Bathinda is the refinery of Punjab.
2 oil-refineries | In which State is the oil refinery of Paradip? | Odisha | West Bengal | Andhra Pradesh | Tamil Nadu | The refinery of Paradip on the coast of Odisha was opened in 2016.
2 oil-refineries | In which State is the oil refinery of Numaligarh? | Assam | Tripura | Meghalaya | Bihar | The refinery of Numaligarh grew out of the Assam Accord of 1985.
2 oil-refineries | In which State is the oil refinery of Bina? | Madhya Pradesh | Rajasthan | Haryana | Chhattisgarh | It lies in the Sagar district and was built with Oman.
2 oil-refineries | Which oil refinery is in West Bengal? | Haldia | Barauni | Tatipaka | Manali | Manali is in Tamil Nadu and Tatipaka in Andhra Pradesh.
2 oil-refineries | In which State is the oil refinery of Mathura, against whose smoke the Taj Mahal had to be guarded? | Uttar Pradesh | Haryana | Rajasthan | Delhi | A zone around the Taj was marked for clean air.
3 oil-refineries | Which two oil refineries stand at Mumbai? | those of BPCL and HPCL | those of IOC and ONGC | those of Reliance and Nayara | those of MRPL and CPCL | The refineries of BPCL and HPCL are both in the Mahul area of Trombay.
3 oil-refineries | In which city of Karnataka is the oil refinery of MRPL? | Mangaluru | Hubballi | Karwar | Udupi | The refinery of Mangaluru now belongs to the ONGC group.
3 oil-refineries | In which State is the oil refinery of Nayara Energy at Vadinar? | Gujarat | Maharashtra | Kerala | Goa | Vadinar lies on the Gulf of Kutch in Gujarat, not far from Jamnagar.
1 west-coast-ports | Which of these ports is on the west coast of India? | Kandla | Paradip | Ennore | Haldia | The other three are on the east coast.
1 west-coast-ports | Which port on the west coast was developed after the Partition to make up for Karachi? | Kandla | Mumbai | Mormugao | Kochi | Kandla in Kutch is now called Deendayal Port and is a tidal port.
1 west-coast-ports | Which port on the west coast is called the queen of the Arabian Sea? | Kochi | Mumbai | Mangaluru | Kandla | It lies at the head of the Vembanad backwater.
1 west-coast-ports | Which port of the west coast was built to relieve the port of Mumbai? | Jawaharlal Nehru Port | New Mangalore | Mundra | Mormugao | It lies at Nhava Sheva and handles containers.
2 west-coast-ports | Which port of Goa on the west coast exports iron ore? | Mormugao | Karwar | Ratnagiri | Panaji | It lies at the mouth of the Zuari.
2 west-coast-ports | In which State is the west coast port of New Mangalore? | Karnataka | Kerala | Goa | Tamil Nadu | The iron ore of Kudremukh was shipped there.
2 west-coast-ports | Which major port is on the Gulf of Mannar and so does not belong to the west coast? | Tuticorin | Kochi | Mormugao | Mumbai | Tuticorin is in Tamil Nadu and is named after V. O. Chidambaranar.
2 west-coast-ports | Which is the largest private port of the west coast? | Mundra | Pipavav | Dahej | Hazira | It lies in the Kutch district of Gujarat.
2 west-coast-ports | Which port on the west coast is a natural harbour and handles much of the foreign trade of India? | Mumbai | Kandla | Okha | Porbandar | Mumbai has a deep natural harbour, while Kandla is a tidal port.
3 west-coast-ports | At which place of Kerala was a deep-water port for large container ships built near Thiruvananthapuram? | Vizhinjam | Beypore | Kollam | Azhikkal | The first mother ship came in July 2024.
3 west-coast-ports | Which new major port of the west coast was approved in Maharashtra in 2024? | Vadhavan | Dighi | Jaigad | Redi | It is near Dahanu in the Palghar district.
1 monsoon-branches | Into which two branches does the south-west monsoon divide? | Arabian Sea and Bay of Bengal | Red Sea and Persian Gulf | Himalayan and Deccan | Atlantic and Pacific | The shape of the peninsula divides the moist winds into two branches.
1 monsoon-branches | Which State gets the rain of the Arabian Sea branch of the monsoon first? | Kerala | Gujarat | Goa | Maharashtra | It usually comes about the first of June.
1 monsoon-branches | Which hills does the Bay of Bengal branch of the monsoon strike at Mawsynram? | Khasi | Naga | Garo | Mizo | The funnel of the hills gives very heavy rain.
2 monsoon-branches | Which mountains does the Arabian Sea branch of the monsoon strike first? | Western Ghats | Eastern Ghats | Aravallis | Vindhyas | Their western slopes get more than 250 cm of rain.
2 monsoon-branches | Why does the Arabian Sea branch of the monsoon give little rain to Rajasthan? | the Aravallis lie parallel to it | it never reaches the State | the Himalayas stop it | the desert is too high | The winds pass along the range without rising.
2 monsoon-branches | Over which plain do the two branches of the monsoon meet? | Ganga plain | Coromandel plain | Konkan plain | Assam plain | They meet over Punjab and the Ganga plain.
2 monsoon-branches | Which mountains turn the Bay of Bengal branch of the monsoon to the west? | Arakan hills and Himalayas | Aravallis and Satpuras | Nilgiris and Anamalais | Ajanta and Balaghat | The winds then move up the Ganga plain.
2 monsoon-branches | Why does Chennai stay dry when the branches of the south-west monsoon blow? | it lies in the rain shadow and parallel to the Bay branch | it is too near the equator | it has no hills at all | it is too far from the sea | It gets its rain from the north-east monsoon.
3 monsoon-branches | How does rain change as the Bay of Bengal branch of the monsoon goes from Kolkata to Delhi? | it falls | it rises | it stays equal | it doubles at Patna | The air loses moisture on the way up the plain.
3 monsoon-branches | Which branch of the monsoon brings the rain of Nagpur through the valleys of the Narmada and Tapi? | Arabian Sea branch | Bay of Bengal branch | Retreating branch | Western disturbance | One stream enters central India north of Mumbai.
1 types-of-volcanoes | Into which three types are volcanoes divided by how often they erupt? | active, dormant and extinct | shield, cone and plug | acid, basic and neutral | young, mature and old | A dormant volcano sleeps and may wake again.
2 types-of-volcanoes | Which type of volcano is small and steep, built of ash and loose stones? | cinder cone | shield volcano | lava plateau | caldera | Paricutin in Mexico, born in 1943, is an example of it.
2 types-of-volcanoes | Which lava builds the shield type of volcanoes? | thin basic lava | thick acid lava | cold mud | ash alone | Basic lava is thin and flows far before it hardens.
3 types-of-volcanoes | Which type of volcano is Krakatoa, known for its violent eruption of 1883? | composite volcano | shield volcano | fissure volcano | mud volcano | Such volcanoes of layered lava and ash explode with force.
3 types-of-volcanoes | Which type of volcanic eruption comes from long cracks and not from one vent? | fissure eruption | central eruption | phreatic eruption | Plinian eruption | The Laki eruption of Iceland in 1783 is an example.
1 types-of-volcanoes | Which type of volcano has not erupted in historic times and is not expected to erupt again? | extinct | active | dormant | composite | A dormant one may still erupt after a long rest.
2 wheat-in-india | Which State has the highest yield of wheat per hectare among the large producing States? | Punjab | Bihar | Rajasthan | Uttar Pradesh | Irrigation and good seed give Punjab a high yield.
2 wheat-in-india | Which of these States is a large producer of wheat on black soil? | Madhya Pradesh | Kerala | Assam | Odisha | Its sharbati wheat from Sehore is well known.
1 wheat-in-india | Which of these States grows hardly any wheat? | Kerala | Punjab | Haryana | Bihar | The hot and wet climate of the south-west coast does not suit it.
3 wheat-in-india | Which is the correct group of the three largest wheat producing States of India as of 2023? | Uttar Pradesh, Madhya Pradesh and Punjab | Punjab, Kerala and Assam | Bihar, Odisha and Haryana | Gujarat, Maharashtra and Bihar | Haryana and Rajasthan come next in the list of producers.
`,
    },
  ],
})
