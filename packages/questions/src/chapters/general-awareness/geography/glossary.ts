/** What wrong options of the chapter's written questions are, where neither its tables nor another question says it. */
export const glossary = `
Cardamom | hills lie in the south of Kerala and Tamil Nadu
Palani | hills are an eastern branch of the Western Ghats in Tamil Nadu
Mahadeo | hills are part of the Satpura range
phacolith | is a lens of magma in the crest or trough of a fold
Metamorphic | rocks are changed by heat and pressure
Plutonic | rocks cooled slowly deep in the crust
plutonic rocks | cooled slowly deep in the crust
foliated rocks | are metamorphic rocks with layers, such as schist
weathering | breaks rocks where they are, without moving them
denudation | is all wearing down of the land together
Ten Degree Channel | parts the Andamans from the Nicobars
Duncan Passage | parts South Andaman from Little Andaman
Eight Degree Channel | parts Minicoy from the Maldives
Nine Degree Channel | parts Minicoy from the rest of Lakshadweep
Minicoy | is the southernmost island of Lakshadweep
Little Andaman | is the southernmost of the large Andaman islands
Car Nicobar | is the northernmost of the Nicobars
fold mountains | are crumpled layers, such as the Himalaya
residual mountains | are what erosion left, such as the Aravalli
dome mountains | are bulges lifted by magma below
Andes | are young fold mountains of South America
Rockies | are fold mountains of North America
lagoon | is a shallow lake cut off from the sea by a bar
talus | is a heap of broken rock at the foot of a cliff
fjord | is a drowned glacial valley
eskers | are winding ridges laid by streams under a glacier
drumlin | is a hill of glacial clay like half an egg
mesa | is a flat-topped hill with steep sides
Siliguri Gap | is the narrow strip that joins the north-east to India
Bhor Gap | is the way through the Western Ghats between Mumbai and Pune
Duars | are the foothills of the eastern Himalaya
Diara | is land along a river that floods change
Northern Circars | are the coast of Odisha and northern Andhra
Konkan | is the coast from Daman to Goa
Konkan coast | is the coast from Daman to Goa
Coromandel | is the coast of Tamil Nadu
Coromandel Coast | is the coast of Tamil Nadu
Malabar coast | is the coast of Kerala
ozonosphere | is the layer of the stratosphere that takes up ultraviolet light
Conrad line | is placed between the upper and the lower crust
Wallace line | parts the animals of Asia from those of Australia
mushroom rocks | are cut by wind near the ground
Kuroshio Current | is the warm current off Japan
Brazil Current | is the warm current off eastern South America
humification | is the making of humus from dead matter
calcification | is the gathering of lime in dry soils
cherry blossoms | are pre-monsoon showers that help coffee to flower
loo | is the hot dry wind of the northern plains in May and June
monoculture | is growing one crop alone
shifting cultivation | clears and burns a patch and moves on
crop rotation | grows different crops in turn
Chilika Lake | in Odisha is the largest lagoon of India
doabs | are lands between two rivers
comet | is a body of ice and dust that grows a tail near the Sun
satellite | is a body that goes round a planet
gas giant | is a large planet without a solid surface, such as Jupiter
Tropic of Capricorn | lies at 23½° south
Mohorovičić | found the boundary between crust and mantle
Edward Suess | named Gondwanaland and the layers sial, sima and nife
W. M. Davis | gave the cycle of erosion
Davis | gave the cycle of erosion
Divergent | boundaries are where plates move apart and new crust forms
Subduction | is the sinking of one plate below another
Love waves | are surface waves that shake sideways
Rayleigh waves | are surface waves that roll like the sea
Spring tides | come when Sun, Moon and Earth are in line
Storm surges | are rises of the sea driven by a cyclone
Tidal bores | are walls of water that the tide drives up a river
Zone II | is the zone of least danger of earthquakes
Thermosphere | is the hot layer above the mesosphere
Exosphere | is the outermost layer of the air
mesosphere | is the layer where meteors burn up, the coldest
Stratopause | is the top of the stratosphere
Mesopause | is the top of the mesosphere and the coldest level
lapse rate | is the fall of temperature with height, about 6.5 °C a kilometre
Polar easterlies | blow from the poles to about 60° latitude
Polar fronts | are where cold polar and warm air meet
Land breezes | blow from land to sea at night
Sea breezes | blow from sea to land by day
Katabatic winds | are cold winds that flow down a slope
Frontal | rain falls where warm air rises over cold air
Cyclonic | rain falls where air rises in a low
Isotherms | join places of equal temperature
continental slope | is the steep edge below the shelf
abyssal plain | is the flat floor of the deep sea
ocean trench | is the deepest part of the sea floor
Baltic Sea | has very fresh water, as rivers feed it
Fringing reef | lies close to the shore
Barrier reef | is parted from the shore by a wide lagoon
Selvas | are the rain forests of the Amazon
Savanna | is tropical grassland with scattered trees
Steppe | is the temperate grassland of Eurasia
Thornthwaite | classed climates by evaporation and moisture
Wegener | put forward continental drift
Greater Himalaya | is the northernmost and highest range, Himadri
Kullu valley | is the valley of the Beas in Himachal Pradesh
Kangra valley | lies in Himachal Pradesh below the Dhauladhar
Doon valley | lies between the Lesser Himalaya and the Siwaliks
Anaimalai hills | have Anamudi, the highest peak of the south
Malwa plateau | lies north of the Vindhya and drains to the Yamuna
Black cotton soil | is regur of the Deccan lava, rich in lime and clay
Saline soil | is called usar or reh and has much salt
Regur | is black soil, good for cotton
Usar | is salty or alkaline waste land
Mangrove | forests grow in tidal mud
Mangroves | grow in tidal mud
Alpine meadows | lie above the tree line
Chaparral | is the scrub of lands with winter rain
Apiculture | is the keeping of bees
Terrace farming | cuts steps in a slope
Intensive farming | uses much labour and capital on a small plot
sprinkler irrigation | sprays water like rain
flood irrigation | lets water cover the field
basin irrigation | leads water into a ring round each tree
`
