import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which is the highest waterfall of the world?' */
export const records = defineBank({
  id: 'records',
  sets: [
    {
      rows: `
1 world-records, superlatives | Which is the highest waterfall of the world? | Angel Falls | Victoria Falls | Niagara Falls | Iguazu Falls | It is in Venezuela and falls about 979 m. Victoria Falls lies between Zambia and Zimbabwe.
1 world-records, superlatives | Which is the deepest trench of the oceans? | Mariana | Tonga | Java | Puerto Rico | It lies in the western Pacific and is about 11 km deep. The Java (Sunda) Trench is in the Indian Ocean.
2 world-records, superlatives | Which is the longest mountain range on land? | Andes | Himalaya | Rockies | Alps | The Andes run for about 7,000 km along South America. The Himalaya has the highest peaks.
1 world-records, superlatives | Which plateau is called the roof of the world? | Pamir | Deccan | Colorado | Bolivian | The Pamir Knot is the meeting place of high ranges of Asia. The Tibetan plateau is the highest large plateau.
1 world-records, superlatives | Which is the largest hot desert of the world? | Sahara | Gobi | Kalahari | Thar | It covers much of northern Africa. The Gobi is a cold desert.
1 world-records, superlatives | Which is the largest island of the world? | Greenland | New Guinea | Borneo | Madagascar | It belongs to Denmark. Australia is counted as a continent.
1 world-records, superlatives | Which is the largest peninsula of the world? | Arabian | Indian | Iberian | Malay | It covers about 3.2 million square kilometres. Spain and Portugal form the Iberian peninsula.
1 world-records, superlatives | Which rivers form the largest delta of the world? | Ganga and Brahmaputra | Nile and Congo | Tigris and Euphrates | Indus and Sutlej | The Sundarbans delta lies in India and Bangladesh.
1 world-records, superlatives | Off the coast of which country does the largest coral reef of the world lie? | Australia | Brazil | Mexico | Philippines | The Great Barrier Reef lies off the coast of Queensland and is seen from space.
2 world-records, superlatives | Which is the largest bay of the world by area? | Bay of Bengal | Hudson Bay | Bay of Biscay | Bay of Fundy | Hudson Bay has the longest coast, and the Bay of Fundy the highest tides.
2 world-records, superlatives | Which is the largest gulf of the world? | Gulf of Mexico | Persian Gulf | Gulf of Aden | Gulf of Guinea | It lies between the United States, Mexico and Cuba.
2 india-records, superlatives | Which is the longest canal of India? | Indira Gandhi Canal | Sirhind Canal | Buckingham Canal | Upper Ganga Canal | It carries water from Harike in Punjab to the Thar desert.
1 india-records, superlatives | Majuli, the largest river island of India, lies in which river? | Brahmaputra | Ganga | Godavari | Mahanadi | It is in Assam and is a district by itself.
1 india-records, superlatives | Which is the wettest place of India by average yearly rainfall? | Mawsynram | Cherrapunji | Agumbe | Mahabaleshwar | Mawsynram and Cherrapunji lie near each other in the Khasi hills of Meghalaya.
2 india-records, superlatives | Which is the largest national park of India by area? | Hemis | Jim Corbett | Kaziranga | Sundarbans | It lies in Ladakh and is known for the snow leopard.
1 india-records, superlatives | Which is the southernmost point of the Indian mainland? | Kanyakumari | Rameswaram | Indira Point | Thoothukudi | Indira Point on Great Nicobar is the southernmost point of the Union.
1 india-records, superlatives | Which river has the longest course within India? | Ganga | Indus | Brahmaputra | Godavari | The Ganga flows for about 2,525 km. The Indus and the Brahmaputra are longer in all, but much of their course lies outside India.
1 india-records, superlatives | Which is the longest west-flowing river of peninsular India? | Narmada | Tapi | Mahi | Sabarmati | The Narmada flows for about 1,312 km from Amarkantak to the Gulf of Khambhat.
2 india-records, superlatives | Which is the longest tributary of the Ganga? | Yamuna | Kosi | Gandak | Son | The Yamuna flows for about 1,376 km and joins the Ganga at Prayagraj.
2 india-records, superlatives | Which river of India carries the largest volume of water? | Brahmaputra | Ganga | Godavari | Mahanadi | Heavy rain and snow melt feed the Brahmaputra, which flows through Assam.
2 planets, superlatives | Which planet of the solar system has the largest number of known moons, as of 2023? | Saturn | Jupiter | Uranus | Neptune | Saturn went ahead of Jupiter in 2023 with more than 140 moons.
3 world-records, superlatives | Consider the following pairs: // 1. Longest river – Nile // 2. Largest river by flow – Amazon // 3. Deepest lake – Lake Superior // How many of the pairs given above are correctly matched? | Only two | Only one | All three | None | Lake Baikal is the deepest lake. Lake Superior is the largest freshwater lake by area.
1 largest-lakes-of-india | Which is the largest freshwater lake of India? | Wular | Dal | Loktak | Kolleru | Wular lies on the Jhelum in Jammu and Kashmir.
1 largest-lakes-of-india | Which is the largest brackish water lake of India? | Chilika | Pulicat | Vembanad | Sambhar | Chilika lies on the coast of Odisha; Pulicat is the second.
1 largest-lakes-of-india | Which is the largest inland salt lake of India? | Sambhar | Pangong | Lonar | Chilika | Sambhar lies to the west of Jaipur in Rajasthan.
2 largest-lakes-of-india | Which is the longest lake of India? | Vembanad | Chilika | Loktak | Wular | Vembanad runs along the coast of Kerala for nearly a hundred kilometres.
2 largest-lakes-of-india | Which is the largest freshwater lake of north-east India? | Loktak | Deepor Beel | Umiam | Rudrasagar | Loktak in Manipur is known for its floating phumdis.
2 largest-lakes-of-india | On which river is the largest freshwater lake of India? | Jhelum | Chenab | Ravi | Indus | The Jhelum flows through the Wular lake in the Kashmir valley.
2 largest-lakes-of-india | Which is the second largest brackish water lagoon of India? | Pulicat | Chilika | Ashtamudi | Kolleru | Pulicat lies on the border of Andhra Pradesh and Tamil Nadu.
2 largest-lakes-of-india | Which lake between the deltas of the Krishna and the Godavari is one of the largest freshwater lakes of India? | Kolleru | Pulicat | Hussain Sagar | Nagarjuna Sagar | Kolleru is in Andhra Pradesh and is a Ramsar site.
2 largest-lakes-of-india | Which product is taken on a large scale from Sambhar Lake in Rajasthan? | Common salt | Gypsum | Borax | Sulphur | Sambhar, the largest inland salt lake of India, gives a large part of the salt of Rajasthan.
3 largest-lakes-of-india | Which high salt lake of India, shared with China, is the longest in Ladakh? | Pangong Tso | Tso Moriri | Tso Kar | Suraj Tal | About a third of its length lies in India.
3 largest-lakes-of-india | Which is the largest lake of Kerala? | Vembanad | Ashtamudi | Sasthamkotta | Periyar | Ashtamudi is the second, and Sasthamkotta the largest with fresh water.
1 planet-records, planets | The planets with the largest and the smallest diameters in the solar system are, respectively: | Jupiter and Mercury | Saturn and Mars | Jupiter and Mars | Saturn and Mercury | Jupiter is about 1,43,000 km across at its equator and Mercury only about 4,900 km.
1 planet-records, planets | Which are the three largest planets, in the order of decreasing size? | Jupiter, Saturn, Uranus | Jupiter, Uranus, Saturn | Saturn, Jupiter, Neptune | Jupiter, Saturn, Neptune | Neptune comes fourth, a little smaller than Uranus.
1 planet-records, planets | Which planet comes second in size, after Jupiter? | Saturn | Uranus | Neptune | Earth | It is also the planet with the brightest rings.
2 planet-records, planets | After Mercury, which is the smallest planet? | Mars | Venus | Earth | Neptune | Its diameter is about half of that of the Earth.
1 planet-records, planets | Which is the largest of the four rocky inner planets? | Earth | Venus | Mars | Mercury | Venus is only a little smaller than the Earth.
2 planet-records, planets | Which is the smallest by diameter of the four giant planets? | Neptune | Uranus | Saturn | Jupiter | Its mass, however, is greater than that of Uranus.
2 planet-records, planets | The planets with the shortest and the longest years are, respectively: | Mercury and Neptune | Venus and Saturn | Mercury and Jupiter | Earth and Neptune | Mercury goes round the Sun in 88 days and Neptune in about 165 years.
2 planet-records, planets | The planets that rotate fastest and slowest about their axes are, respectively: | Jupiter and Venus | Earth and Mercury | Saturn and Mars | Jupiter and Mercury | Jupiter takes about 10 hours and Venus about 243 days.
2 planet-records, planets | The densest and the least dense planets are, respectively: | Earth and Saturn | Mercury and Jupiter | Mars and Uranus | Earth and Neptune | Saturn is even less dense than water, by its mean density.
2 planet-records, planets | The diameter of Jupiter is about how many times that of the Earth? | 11 | 2 | 50 | 100 | Its volume is more than 1,300 times that of the Earth.
2 planet-records, planets | The largest moon of the solar system, larger than the planet Mercury, goes round: | Jupiter | Saturn | Neptune | Uranus | It is Ganymede; Titan of Saturn is the second largest.
2 planet-records, planets | Which planet is both the smallest and the nearest to the Sun? | Mercury | Venus | Mars | Neptune | It has almost no atmosphere and no moon.
2 planet-records, planets | Which planet has more mass than all the other planets together? | Jupiter | Saturn | Neptune | Earth | Its mass is about 318 times that of the Earth.
`,
    },
  ],
})
