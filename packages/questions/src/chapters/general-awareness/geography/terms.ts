import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
solar-system | Solar system, saur mandal, सौर मंडल | The solar system is the Sun with everything that moves round it: eight planets, their moons, dwarf planets, asteroids, comets and dust.
comets-and-asteroids | Asteroid, asteroids, kshudragrah | Asteroids are small rocky bodies that move round the Sun, most of them in a belt between Mars and Jupiter.
comets-and-asteroids | Comet, dhumketu, धूमकेतु | A comet is a small body of ice and dust that moves round the Sun in a long orbit and shows a tail when it comes near the Sun.
solar-system | Light year, prakash varsh, प्रकाश वर्ष | A light year is the distance that light travels in one year, about 9.46 × 10¹² km.
earth-motions | Rotation of the Earth, earth rotation, ghurnan | Rotation is the spinning of the Earth on its axis from west to east in about 24 hours; it causes day and night.
earth-motions | Revolution of the Earth, earth revolution, parikraman | Revolution is the movement of the Earth round the Sun in about 365¼ days; with the tilt of the axis it causes the seasons.
earth-motions | Solstice, solstices, ayanant | A solstice is the day on which the Sun is overhead at a tropic: about 21 June at the Tropic of Cancer and 22 December at the Tropic of Capricorn.
earth-motions | Equinox, equinoxes, vishuv | An equinox is the day on which the Sun is overhead at the equator and day and night are equal everywhere: about 21 March and 23 September.
eclipses | Solar eclipse, surya grahan | A solar eclipse happens at new moon when the Moon comes between the Sun and the Earth and hides the Sun.
eclipses | Lunar eclipse, chandra grahan | A lunar eclipse happens at full moon when the Earth comes between the Sun and the Moon and its shadow falls on the Moon.
latitude-longitude | Latitude, akshansh, अक्षांश | Latitude is the angular distance of a place north or south of the equator, from 0° to 90°.
latitude-longitude | Longitude, deshantar, देशांतर | Longitude is the angular distance of a place east or west of the prime meridian, from 0° to 180°.
latitude-longitude | Prime meridian, pradhan yamyottar | The prime meridian is the line of 0° longitude that passes through Greenwich near London.
latitude-longitude | International Date Line, antarrashtriya tithi rekha | The International Date Line follows about the 180° meridian; crossing it westward one loses a day, eastward one gains a day.
latitude-longitude | Indian Standard Time, IST | Indian Standard Time is the local time of the meridian 82°30′ E; it is five and a half hours ahead of Greenwich time.
earth-interior | Mantle, mantle of earth | The mantle is the thick layer of the Earth between the crust and the core, down to about 2,900 km.
earth-interior | Moho discontinuity, moho | The Moho (Mohorovičić discontinuity) is the boundary between the crust and the mantle of the Earth.
igneous-rocks | Igneous rock, igneous rocks, agneya chattan, आग्नेय चट्टान | Igneous rocks form when molten magma or lava cools and becomes solid, such as granite and basalt.
sedimentary-rocks | Sedimentary rock, sedimentary rocks, avsadi chattan, अवसादी चट्टान | Sedimentary rocks form when layers of sediment are pressed and cemented together, such as sandstone, limestone and shale. They may hold fossils.
metamorphic-rocks | Metamorphic rock, metamorphic rocks, kayantarit chattan, कायांतरित चट्टान | Metamorphic rocks form when other rocks are changed by heat and pressure, such as marble from limestone and slate from shale.
plate-tectonics | Plate tectonics, plate vivartaniki | Plate tectonics is the theory that the Earth's outer shell is broken into plates that move on the hot, soft layer below, making mountains, earthquakes and volcanoes at their edges.
continental-drift | Continental drift, mahadvipiya visthapan | Continental drift is Alfred Wegener's theory of 1912 that the continents were once a single land, Pangaea, and have moved apart.
earthquakes-volcanoes | Earthquake, bhukamp, भूकंप | An earthquake is a shaking of the ground caused by a sudden release of energy in the Earth's crust.
earthquakes-volcanoes | Epicentre, epicenter, adhikendra | The epicentre is the point on the Earth's surface directly above the focus, where an earthquake begins.
earthquakes-volcanoes | Richter scale | The Richter scale measures the magnitude of an earthquake. It is logarithmic: each step means ten times the amplitude and about 32 times the energy.
earthquakes-volcanoes | Tsunami, सुनामी | A tsunami is a series of very long sea waves caused by an earthquake, eruption or landslide under the sea.
earthquakes-volcanoes | Volcano, jwalamukhi, ज्वालामुखी | A volcano is an opening in the Earth's crust through which molten rock, ash and gases come out.
landforms | Weathering, apakshay | Weathering is the breaking up of rocks where they lie by heat, frost, water, air and living things.
landforms | Erosion, apardan | Erosion is the wearing away and carrying off of rock and soil by rivers, wind, ice or waves.
types-of-mountains | Fold mountain, fold mountains, valit parvat | Fold mountains form when layers of rock are pressed together and bent upwards, as the Himalayas and the Alps.
types-of-mountains | Block mountain, block mountains, rift valley, horst | Block mountains (horsts) form when land between faults rises or its neighbours sink; the sunken strip beside them is a rift valley (graben).
river-landforms | Delta, डेल्टा | A delta is the flat, often triangular land of sediment that a river lays down at its mouth, such as the Sundarbans delta.
river-landforms | Meander, visarp | A meander is a large bend of a river on flat land; when it is cut off it leaves an oxbow lake.
river-landforms | Oxbow lake, gokhur jheel | An oxbow lake is a crescent-shaped lake left when a river cuts through the neck of a meander.
river-landforms | Estuary, jwarnadmukh | An estuary is the wide tidal mouth of a river where fresh and sea water mix and no delta forms, such as those of the Narmada and the Tapi.
glacial-landforms | Moraine, moraines, himodh | A moraine is a heap of rock and soil carried and left by a glacier.
glacial-landforms | Cirque, corrie | A cirque is an armchair-shaped hollow cut by a glacier at its head; a lake in it is called a tarn.
atmosphere | Atmosphere, vayumandal, वायुमंडल | The atmosphere is the layer of gases round the Earth, mainly nitrogen (78%) and oxygen (21%), held by gravity.
atmosphere | Troposphere, kshobhmandal | The troposphere is the lowest layer of the atmosphere, up to about 8 km at the poles and 18 km at the equator, in which all weather takes place.
atmosphere | Stratosphere, samtapmandal | The stratosphere is the layer above the troposphere, up to about 50 km; it holds the ozone layer, and jet aircraft fly in its calm lower part.
atmosphere | Ionosphere | The ionosphere is the electrically charged part of the upper atmosphere that reflects radio waves back to the Earth.
pressure-and-winds | Coriolis force, coriolis effect | The Coriolis force is the effect of the Earth's rotation that turns moving air and water to the right in the northern and to the left in the southern hemisphere.
pressure-and-winds | Trade winds, vyaparik pavan | Trade winds blow steadily from the subtropical highs towards the equator, from the north-east in the northern and the south-east in the southern hemisphere.
pressure-and-winds | Doldrums, inter tropical convergence zone, ITCZ | The doldrums are the belt of low pressure and calm air near the equator where the trade winds meet; it is also called the inter-tropical convergence zone.
pressure-and-winds | Jet stream, jet streams | A jet stream is a narrow band of very fast wind, from west to east as a rule, in the upper troposphere.
humidity-and-rain | Humidity, aardrata | Humidity is the amount of water vapour in the air; relative humidity is its share of the most that the air can hold at that temperature.
humidity-and-rain | Orographic rainfall, relief rainfall, parvatiya varsha | Orographic rainfall falls when moist air is forced to rise over a mountain and cools; the far side lies in a rain shadow.
humidity-and-rain | Convectional rainfall, samvahniya varsha | Convectional rainfall falls when air heated by the ground rises, cools and forms clouds, as on equatorial afternoons.
cyclones | Cyclone, chakravat, चक्रवात | A cyclone is a system of winds round a centre of low pressure, anticlockwise in the northern and clockwise in the southern hemisphere.
el-nino | El Nino, el niño, अल नीनो | El Niño is the unusual warming of the surface water of the central and eastern Pacific that comes every few years; it often weakens the Indian monsoon.
el-nino | La Nina, la niña | La Niña is the unusual cooling of the surface water of the central and eastern Pacific; it often brings India a good monsoon.
oceans | Continental shelf, mahadvipiya magntat | The continental shelf is the shallow, gently sloping edge of a continent under the sea, down to about 200 m; it is rich in fish and oil.
ocean-currents | Ocean current, ocean currents, samudri dhara | An ocean current is a steady flow of sea water in a definite direction, warm when it comes from the equator and cold when it comes from the poles.
tides-and-currents | Tide, tides, jwar bhata, ज्वार भाटा | Tides are the regular rise and fall of the sea, caused by the pull of the Moon and the Sun.
tides-and-currents | Spring tide, brihat jwar | A spring tide is an extra high tide at new moon and full moon, when Sun, Moon and Earth are in a line.
tides-and-currents | Neap tide, laghu jwar | A neap tide is a weak tide at the half moons, when Sun and Moon pull at right angles.
straits | Strait, jaldamrumadhya | A strait is a narrow passage of water that joins two larger bodies of water.
straits | Isthmus, sthaldamrumadhya | An isthmus is a narrow strip of land that joins two larger pieces of land, such as the Isthmus of Panama.
monsoon | Monsoon, mansoon, मानसून | The monsoon is a seasonal reversal of winds: in India moist winds blow from the south-west in summer and dry winds from the north-east in winter.
monsoon | Retreating monsoon, lautta mansoon | The retreating monsoon is the withdrawal of the south-west monsoon in October and November; it brings rain to the Tamil Nadu coast.
monsoon | Western disturbances, western disturbance, pashchimi vikshobh | Western disturbances are storms from the Mediterranean region that bring winter rain to north-west India and snow to the Himalayas.
climate-of-india | Mango shower, mango showers | Mango showers are pre-monsoon rains in April and May in Kerala and Karnataka that help mangoes to ripen.
climate-of-india | Loo, लू | The loo is a hot, dry wind of summer afternoons over the plains of north India.
soils | Soil erosion, mrida apardan | Soil erosion is the removal of the fertile top layer of soil by water or wind.
black-soil | Black soil, regur soil, kali mitti, काली मिट्टी | Black soil (regur) is clayey soil formed from Deccan lava; it holds moisture, cracks when dry and suits cotton.
alluvial-soil | Alluvial soil, jalodh mitti, जलोढ़ मिट्टी | Alluvial soil is the fertile soil laid down by rivers; new alluvium is called khadar and old alluvium bhangar.
laterite-soil | Laterite soil, laterite mitti | Laterite soil forms under heavy rain and heat that wash out silica and leave oxides of iron and aluminium; it is poor in nutrients.
rabi-kharif | Rabi crops, rabi, rabi fasal, रबी | Rabi crops are sown in winter, from October to December, and harvested in spring, such as wheat, barley, gram and mustard.
rabi-kharif | Kharif crops, kharif, kharif fasal, खरीफ | Kharif crops are sown with the monsoon in June and July and harvested in autumn, such as rice, maize, cotton and bajra.
rabi-kharif | Zaid crops, zaid | Zaid crops are grown in the short summer season between rabi and kharif, such as watermelon, cucumber and muskmelon.
shifting-cultivation | Shifting cultivation, jhum cultivation, jhum kheti, slash and burn | Shifting cultivation is farming on a patch of forest that is cut and burnt, used for a few years and then left; it is called jhum in north-east India.
agriculture-types | Subsistence farming | Subsistence farming grows food mainly for the farmer's own family, with little left to sell.
western-ghats | Rain shadow, rain shadow area, vrishti chhaya | A rain shadow is the dry area on the leeward side of a mountain, such as the Deccan east of the Western Ghats.
world-climates | Climate, jalvayu, जलवायु | Climate is the average weather of a place over a long time, usually 30 years or more.
deserts | Desert, marusthal, मरुस्थल | A desert is a region with very little rain, usually less than 25 cm a year, and scanty vegetation.
`)
