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
2 world-records, superlatives | Consider the following pairs: // 1. Longest river – Nile // 2. Largest river by flow – Amazon // 3. Deepest lake – Lake Superior // How many of the pairs given above are correctly matched? | Only two | Only one | All three | None | Lake Baikal is the deepest lake. Lake Superior is the largest freshwater lake by area.
1 largest-lakes-of-india | Which is the largest freshwater lake of India? | Wular | Dal | Loktak | Kolleru | Wular lies on the Jhelum in Jammu and Kashmir.
1 largest-lakes-of-india | Which is the largest brackish water lake of India? | Chilika | Pulicat | Vembanad | Sambhar | Chilika lies on the coast of Odisha; Pulicat is the second.
1 largest-lakes-of-india | Which is the largest inland salt lake of India? | Sambhar | Pangong | Lonar | Chilika | Sambhar lies to the west of Jaipur in Rajasthan.
2 largest-lakes-of-india | Which is the longest lake of India? | Vembanad | Chilika | Loktak | Wular | Vembanad runs along the coast of Kerala for nearly a hundred kilometres.
2 largest-lakes-of-india | Which is the largest freshwater lake of north-east India? | Loktak | Deepor Beel | Umiam | Rudrasagar | Loktak in Manipur is known for its floating phumdis.
2 largest-lakes-of-india | On which river is the largest freshwater lake of India? | Jhelum | Chenab | Ravi | Indus | The Jhelum flows through the Wular lake in the Kashmir valley.
2 largest-lakes-of-india | Which is the second largest brackish water lagoon of India? | Pulicat | Chilika | Ashtamudi | Kolleru | Pulicat lies on the border of Andhra Pradesh and Tamil Nadu.
2 largest-lakes-of-india | Which lake between the deltas of the Krishna and the Godavari is one of the largest freshwater lakes of India? | Kolleru | Pulicat | Hussain Sagar | Nagarjuna Sagar | Kolleru is in Andhra Pradesh and is a Ramsar site.
2 largest-lakes-of-india | Which product is taken on a large scale from Sambhar Lake in Rajasthan? | Common salt | Gypsum | Borax | Sulphur | Sambhar, the largest inland salt lake of India, gives a large part of the salt of Rajasthan.
2 largest-lakes-of-india | Which high salt lake of India, shared with China, is the longest in Ladakh? | Pangong Tso | Tso Moriri | Tso Kar | Suraj Tal | About a third of its length lies in India.
2 largest-lakes-of-india | Which is the largest lake of Kerala? | Vembanad | Ashtamudi | Sasthamkotta | Periyar | Ashtamudi is the second, and Sasthamkotta the largest with fresh water.
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
1 yamuna-tributaries | Which tributary brings the most water to the Yamuna in the Himalaya? | Tons | Giri | Hindon | Sind | At the meeting near Dakpathar the Tons carries more water than the Yamuna itself.
1 yamuna-tributaries | Which tributary of the Yamuna is known for its deep ravines and its gharials? | Chambal | Ken | Betwa | Hindon | The ravines of the Chambal lie in Madhya Pradesh, Rajasthan and Uttar Pradesh.
2 yamuna-tributaries | Three of these reach the Yamuna from the south. Which tributary joins it on the left bank? | Hindon | Chambal | Betwa | Ken | The Hindon joins it near Noida. The other three come from the south.
2 yamuna-tributaries | Which tributary of the Yamuna flows through the Panna tiger reserve? | Ken | Sind | Betwa | Chambal | It also has the Raneh falls near Khajuraho.
2 yamuna-tributaries | On which tributary of the Yamuna does Orchha stand? | Betwa | Ken | Tons | Sind | The Matatila and Rajghat dams are on the same river.
2 yamuna-tributaries | Which two tributaries of the Yamuna are to be joined by the first big river-link project of India? | Ken and Betwa | Chambal and Sind | Tons and Giri | Hindon and Ken | Water is to go from the Ken to the dry Bundelkhand region.
2 yamuna-tributaries | The Banas and the Shipra reach the Yamuna by way of the: | Chambal | Betwa | Sind | Ken | Ujjain stands on the Shipra, and the Banas comes from the Aravallis.
3 yamuna-tributaries | Near which town does the Betwa join the Yamuna? | Hamirpur | Etawah | Agra | Kalpi | The Chambal joins farther up, in Etawah district.
3 yamuna-tributaries | Near which place does the Chambal, the longest southern tributary of the Yamuna, rise? | Mhow | Amarkantak | Multai | Trimbak | It rises in the Janapav hills of the Vindhyas.
3 yamuna-tributaries | Which tributary of the Yamuna flows wholly in Himachal Pradesh? | Giri | Tons | Hindon | Ken | The Giri joins the Yamuna near Paonta Sahib.
1 brahmaputra-tributaries | Which is the largest tributary of the Brahmaputra? | Subansiri | Manas | Dhansiri | Kopili | It rises in Tibet and joins the Brahmaputra in Assam.
1 brahmaputra-tributaries | Which tributary of the Brahmaputra drains Sikkim? | Teesta | Manas | Lohit | Kameng | It rises in the north of Sikkim and joins the Brahmaputra in Bangladesh.
2 brahmaputra-tributaries | Which of the following is a left-bank tributary of the Brahmaputra in Assam? | Dhansiri | Subansiri | Kameng | Manas | The other three come from the Himalaya on the right bank.
2 brahmaputra-tributaries | With which two rivers does the Siang unite in Assam to become the Brahmaputra? | Dibang and Lohit | Manas and Sankosh | Teesta and Torsa | Kopili and Dhansiri | The three rivers meet near Sadiya in the east of Assam.
2 brahmaputra-tributaries | Which tributary of the Brahmaputra gave its name to a national park on the border of Assam and Bhutan? | Manas | Subansiri | Lohit | Kopili | The park is also a tiger reserve and a World Heritage Site.
2 brahmaputra-tributaries | The Bhupen Hazarika Setu between Dhola and Sadiya crosses which tributary of the Brahmaputra? | Lohit | Dibang | Kameng | Teesta | The bridge is more than 9 km long and was opened in 2017.
3 brahmaputra-tributaries | Which tributary of the Brahmaputra rises on the Meghalaya plateau? | Kopili | Subansiri | Dibang | Sankosh | It is the largest tributary from the south in Assam.
3 brahmaputra-tributaries | On which tributary of the Brahmaputra does Dimapur stand? | Dhansiri | Kopili | Manas | Lohit | The river comes from the hills of Nagaland.
1 godavari-tributaries | Which is the largest tributary of the Godavari? | Pranhita | Manjira | Pravara | Sabari | The Pranhita drains about a third of the whole basin.
2 godavari-tributaries | The Pranhita, a tributary of the Godavari, is formed by the meeting of the Wardha and the: | Wainganga | Indravati | Purna | Manjira | The Penganga reaches it by way of the Wardha.
2 godavari-tributaries | On which tributary of the Godavari are the Chitrakote falls? | Indravati | Sabari | Wardha | Purna | The falls in Bastar are called the Niagara of India.
2 godavari-tributaries | On which tributary of the Godavari is the Nizam Sagar dam? | Manjira | Pranhita | Pravara | Indravati | It was built in Telangana in the time of the Nizam.
2 godavari-tributaries | The Bhandardara dam in Maharashtra is on which tributary of the Godavari? | Pravara | Purna | Wardha | Manjira | It is one of the oldest large dams of the State.
3 godavari-tributaries | Which tributary of the Godavari is called Kolab in its upper course in Odisha? | Sabari | Indravati | Purna | Pranhita | It joins the Godavari in Andhra Pradesh from the north.
3 godavari-tributaries | The Wainganga, which feeds the Godavari, rises in which district of Madhya Pradesh? | Seoni | Betul | Chhindwara | Mandla | It flows south through Balaghat into Maharashtra and meets the Wardha.
3 godavari-tributaries | In which State does the Indravati, a tributary of the Godavari, rise? | Odisha | Telangana | Maharashtra | Jharkhand | It comes from the Kalahandi hills and flows through Bastar.
1 krishna-tributaries | On which tributary of the Krishna does Hyderabad stand? | Musi | Bhima | Tungabhadra | Koyna | The Osman Sagar and Himayat Sagar lakes were made near the city.
2 krishna-tributaries | On the bank of which tributary of the Krishna are the ruins of Hampi? | Tungabhadra | Bhima | Malaprabha | Musi | Hampi, the capital of Vijayanagara, lies on its right bank.
2 krishna-tributaries | Which one flows into the Krishna from the north, on its left side? | Bhima | Tungabhadra | Ghataprabha | Malaprabha | The other three join from the south and west, on the right bank.
2 krishna-tributaries | The Gokak falls are on which tributary of the Krishna? | Ghataprabha | Malaprabha | Musi | Bhima | The town of Gokak is in Belagavi district of Karnataka.
2 krishna-tributaries | The temples of Pattadakal stand on the bank of which tributary of the Krishna? | Malaprabha | Ghataprabha | Koyna | Bhima | Aihole and Badami are near the same river.
2 krishna-tributaries | The Shivaji Sagar lake lies on which tributary of the Krishna? | Koyna | Bhima | Musi | Panchganga | It was made by the Koyna dam in Satara district.
3 krishna-tributaries | Kolhapur stands on which tributary of the Krishna? | Panchganga | Koyna | Musi | Ghataprabha | Five small streams make up this river, as its name tells.
1 godavari-tributaries | Three of these reach the Godavari from the south. Which tributary comes from the north? | Purna | Manjira | Pravara | Sindphana | The Purna joins on the left bank. Pravara, Sindphana and Manjira join on the right.
2 godavari-tributaries | Which tributary of the Godavari is called the lifeline of Bastar? | Indravati | Penganga | Purna | Darna | The Indravati crosses Bastar in Chhattisgarh. The Penganga flows on the border of Maharashtra and Telangana.
2 godavari-tributaries | The Penganga, of the Godavari basin, flows into which river? | Wardha | Indravati | Sabari | Manjira | The Penganga joins the Wardha, which meets the Wainganga. They become the Pranhita.
3 godavari-tributaries | Which is the longest right-bank tributary of the Godavari? | Manjira | Pravara | Sindphana | Darna | The Manjira runs for over 700 km through Maharashtra, Karnataka and Telangana. The Pravara is about 200 km long.
1 krishna-tributaries | Which is the largest tributary of the Krishna by area of basin? | Tungabhadra | Koyna | Musi | Panchganga | The Tungabhadra has the largest basin, followed by the Bhima. The Koyna is short.
2 krishna-tributaries | Which tributary of the Krishna flows past Mantralayam and Kurnool? | Tungabhadra | Musi | Bhima | Koyna | Kurnool stands where the Tungabhadra and the Hundri meet. The Musi passes Hyderabad.
3 krishna-tributaries | Which of the following is a left-bank tributary of the Krishna, like the Bhima? | Musi | Tungabhadra | Malaprabha | Ghataprabha | Musi, Munneru and Bhima come from the north. The other three join from the right.
2 krishna-tributaries | Which of the following is not a tributary of the Krishna? | Manjira | Musi | Koyna | Malaprabha | The Manjira flows to the Godavari. The other three belong to the Krishna.
1 seven-wonders | Which monument of India is one of the New Seven Wonders of the World? | Taj Mahal | Red Fort | Qutub Minar | Hawa Mahal | The list was announced in 2007 after a vote.
1 seven-wonders | Christ the Redeemer, one of the New Seven Wonders of the World, stands in: | Rio de Janeiro | Lisbon | Mexico City | Lima | The statue looks over the city from Mount Corcovado.
1 seven-wonders | The Colosseum, one of the New Seven Wonders of the World, is in: | Rome | Athens | Cairo | Istanbul | It is an amphitheatre of the first century.
2 seven-wonders | In which country is the rock-cut city of Petra, voted a wonder of the world in 2007? | Jordan | Egypt | Syria | Iraq | The city of the Nabataeans is cut into red rock.
2 seven-wonders | Machu Picchu, one of the New Seven Wonders of the World, was built by the: | Incas | Mayas | Aztecs | Romans | It lies high in the Andes mountains of Peru, above a river.
2 seven-wonders | The stepped pyramid of Chichen Itza, a wonder of the world, can be seen in: | Mexico | Peru | Brazil | Chile | It was a city of the Mayas in Yucatan.
2 seven-wonders | Which of the Seven Wonders of the Ancient World still stands? | Great Pyramid of Giza | Colossus of Rhodes | Hanging Gardens | Lighthouse of Alexandria | The other six wonders of the ancient list have been destroyed.
2 seven-wonders | Which of the following is not one of the New Seven Wonders of the World? | Eiffel Tower | Great Wall of China | Machu Picchu | Petra | The Eiffel Tower was on the list of finalists but did not win.
3 seven-wonders | Match the wonder of the world with its country: // P. Petra Q. Chichen Itza R. Colosseum // 1. Italy 2. Jordan 3. Mexico | P-2, Q-3, R-1 | P-3, Q-2, R-1 | P-2, Q-1, R-3 | P-1, Q-3, R-2 | All three are among the New Seven Wonders of 2007.
1 forts-of-rajasthan | How many hill forts of Rajasthan were put on the World Heritage List in 2013? | six | three | ten | twelve | They are Chittorgarh, Kumbhalgarh, Ranthambore, Gagron, Amber and Jaisalmer.
1 forts-of-rajasthan | Which fort of Rajasthan in the Thar, of yellow stone, has people living in it to this day? | Jaisalmer | Kumbhalgarh | Amber | Gagron | It is called Sonar Kila, the golden fort.
1 forts-of-rajasthan | Near which city of Rajasthan is the Amber fort? | Jaipur | Udaipur | Jodhpur | Kota | It was the seat of the Kachhwahas before the new city was founded in 1727.
2 forts-of-rajasthan | Which hill fort of Rajasthan is known for its Vijay Stambha? | Chittorgarh | Ranthambore | Mehrangarh | Junagarh | Rana Kumbha built the tower of victory in the fifteenth century.
2 forts-of-rajasthan | In which hill fort of Rajasthan was Maharana Pratap born? | Kumbhalgarh | Chittorgarh | Jaisalmer | Taragarh | Its wall of some 36 km is among the longest of the world.
2 forts-of-rajasthan | Which hill fort of Rajasthan stands inside a national park known for tigers? | Ranthambore | Gagron | Amber | Mehrangarh | Alauddin Khalji took it from Hammir Dev in 1301.
2 forts-of-rajasthan | Which hill fort of Rajasthan is surrounded by water on three sides? | Gagron | Amber | Jaisalmer | Ranthambore | The rivers Ahu and Kali Sindh meet below it in the district of Jhalawar.
3 forts-of-rajasthan | Which great fort of Jodhpur in Rajasthan is not among the hill forts on the World Heritage List? | Mehrangarh | Amber | Kumbhalgarh | Gagron | Rao Jodha began it in 1459, when he moved his capital.
3 forts-of-rajasthan | In which year did Akbar take the fort of Chittorgarh in Rajasthan? | 1568 | 1303 | 1535 | 1576 | Alauddin Khalji had taken it in 1303 and Bahadur Shah of Gujarat in 1535.
1 mount-everest | On the border of which two countries does Mount Everest stand? | Nepal and China | India and Nepal | India and China | Bhutan and China | The northern side is in Tibet, the southern in Nepal.
1 mount-everest | What is the height of Mount Everest, as announced in 2020? | 8,848.86 m | 8,611 m | 8,586 m | 7,817 m | 8,611 m is the height of K2 and 8,586 m that of Kanchenjunga. Nanda Devi is 7,817 m high.
1 mount-everest | Who were the first to climb Mount Everest, on 29 May 1953? | Hillary and Tenzing | Mallory and Irvine | Messner and Habeler | Hunt and Evans | Mallory and Irvine were lost near the top in 1924. Messner and Habeler climbed without oxygen in 1978.
2 mount-everest | What is Mount Everest called in Nepal? | Sagarmatha | Chomolungma | Makalu | Annapurna | Chomolungma is its name in Tibet. Makalu and Annapurna are other peaks of Nepal.
2 mount-everest | After whom did the Survey of India name Mount Everest? | its former chief | a British Viceroy | a climber of the Alps | an admiral | George Everest had been Surveyor General until 1843; the name was given in 1865.
2 mount-everest | Which Indian computed in 1852 that Mount Everest was the highest peak? | Radhanath Sikdar | Nain Singh | Kishen Singh | Sarat Chandra Das | It was then known as Peak XV. Nain Singh surveyed Tibet on foot.
2 mount-everest | Who was the first Indian woman on the top of Mount Everest, in 1984? | Bachendri Pal | Santosh Yadav | Arunima Sinha | Premlata Agarwal | Santosh Yadav climbed it twice, in 1992 and 1993.
3 mount-everest | Who was the first woman of the world on the top of Mount Everest, in 1975? | Junko Tabei | Wanda Rutkiewicz | Pan Duo | Gerlinde Kaltenbrunner | She came from Japan. Pan Duo of China followed eleven days later from the north.
3 mount-everest | Which glacier must be crossed on the usual way up Mount Everest from Nepal? | Khumbu | Rongbuk | Siachen | Gangotri | Its icefall is among the most dangerous places. The Rongbuk glacier is on the side of Tibet.
1 sahara-desert | On which continent is the Sahara? | Africa | Asia | Australia | South America | It covers most of the north of it, from the Atlantic to the Red Sea.
1 sahara-desert | What is the Sahara the largest of, on the Earth? | hot desert | cold desert | salt lake | grassland | Antarctica is larger, but it is a cold desert.
2 sahara-desert | Which great river flows through the east of the Sahara? | Nile | Congo | Zambezi | Orange | It rises far to the south and has water all the year round.
2 sahara-desert | Which dry zone lies along the southern edge of the Sahara? | Sahel | Maghreb | Karoo | Serengeti | It is a belt of grass and bushes that suffers from drought.
2 sahara-desert | Which mountains lie to the north-west of the Sahara? | Atlas | Drakensberg | Ruwenzori | Taurus | They keep the rain of the Mediterranean away from it.
2 sahara-desert | Which nomads of the Sahara are known for their blue veils? | Tuareg | Masai | Bushmen | Zulu | The Bushmen live in the Kalahari and the Masai in East Africa.
3 sahara-desert | In which months does the dry, dusty wind from the Sahara chiefly blow to West Africa? | November to March | April to June | June to September | August to October | It is the Harmattan, called the doctor, as it ends the damp heat.
`,
    },
  ],
})
