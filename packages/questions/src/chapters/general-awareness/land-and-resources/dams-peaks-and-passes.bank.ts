import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which is the highest dam of India?' */
export const damsPeaksAndPasses = defineBank({
  id: 'dams-peaks-and-passes',
  sets: [
    {
      rows: `
1 dam-records | Which is the highest dam of India? | Tehri | Bhakra | Sardar Sarovar | Nagarjuna Sagar | The Tehri dam is about 260 m high. Bhakra, the next, is 226 m high.
1 dam-records | Which is the longest dam of India? | Hirakud | Farakka | Nagarjuna Sagar | Mettur | With its dykes the Hirakud dam is about 26 km long. Farakka is a barrage.
1 dam-records | On which river does the highest dam of India stand? | Bhagirathi | Sutlej | Alaknanda | Yamuna | The Tehri dam is on the Bhagirathi in Uttarakhand. Bhakra is on the Sutlej.
1 dam-records | The waters of which river are held back by the longest dam of India, near Sambalpur? | Mahanadi | Godavari | Krishna | Damodar | The Hirakud dam was built on the Mahanadi in Odisha to control its floods.
1 dam-records | Which is the highest concrete gravity dam of India? | Bhakra | Tehri | Hirakud | Idukki | Tehri is higher, but it is of rock and earth. Idukki is an arch dam.
2 dam-records | What kind of dam is the highest dam of India? | rock and earth fill | straight concrete gravity | thin concrete arch | timber crib | Tehri is an embankment dam of rock and earth. Bhakra is a concrete gravity dam and Idukki an arch dam.
2 dam-records | About how high is the highest dam of India? | 260 m | 160 m | 226 m | 305 m | Tehri is 260.5 m high, and Bhakra is 226 m high.
1 dam-records | Which is the oldest dam of India still in use? | Kallanai | Mettur | Mullaperiyar | Krishna Raja Sagara | The Grand Anicut on the Kaveri is nearly two thousand years old. The other three are of the last two centuries.
2 dam-records | Who is said to have built the Kallanai, the oldest dam of India in use? | Karikala Chola | Rajaraja Chola | Narasimhavarman | Pulakeshin II | The Grand Anicut near Tiruchirappalli is ascribed to Karikala of the Sangam age.
2 dam-records | Which dam holds the largest reservoir of India by volume? | Indira Sagar | Bhakra | Hirakud | Nagarjuna Sagar | Indira Sagar is on the Narmada in Madhya Pradesh.
2 dam-records | Which is the largest masonry dam of India? | Nagarjuna Sagar | Tehri | Bhakra | Ukai | It stands on the Krishna between Telangana and Andhra Pradesh. Bhakra is of concrete.
2 dam-records | Which of the following dams of India is an arch dam? | Idukki | Hirakud | Tehri | Mettur | It stands across the gorge of the Periyar in Kerala, between two granite hills.
2 dam-records | Which dam of India ranks second in height, after Tehri? | Bhakra | Hirakud | Koyna | Rihand | It is 226 m high; only Tehri, with about 260 m, is higher.
2 dam-records | In which year was the longest dam of India opened by Jawaharlal Nehru? | 1957 | 1948 | 1963 | 1972 | The Hirakud dam was opened on 13 January 1957. Bhakra was dedicated in 1963.
3 dam-records | Arrange these dams of India from the highest to the lowest: // 1. Hirakud // 2. Tehri // 3. Nagarjuna Sagar // 4. Bhakra | 2, 4, 3, 1 | 4, 2, 3, 1 | 2, 4, 1, 3 | 4, 2, 1, 3 | Tehri is about 260 m high, Bhakra 226 m, Nagarjuna Sagar about 124 m and Hirakud about 61 m.
2 dam-records, damodar-valley | Which dam, the first of the Damodar Valley Corporation, was opened in 1953? | Tilaiya | Maithon | Panchet | Konar | Tilaiya stands on the Barakar in Jharkhand. Konar followed in 1955, Maithon in 1957 and Panchet in 1959.
2 dam-records | Which dam of China has the world's largest hydroelectric power station by capacity? | Three Gorges | Xiaolangdi | Gezhouba | Jinping | It stands on the Yangtze and has a capacity of 22,500 MW.
3 dam-records | Which man-made lake is the largest in the world by surface area? | Lake Volta | Lake Kariba | Lake Nasser | Lake Mead | It lies behind the Akosombo dam in Ghana. Kariba on the Zambezi is the largest by volume.
1 highest-peaks-of-india | Leaving out the areas held by Pakistan, which is the highest peak of India? | Kangchenjunga | Nanda Devi | Kamet | Trisul | It is 8,586 m high and stands on the border of Sikkim and Nepal.
1 highest-peaks-of-india | Which is the highest peak that lies wholly within India? | Nanda Devi | Kangchenjunga | Kamet | Nanga Parbat | Nanda Devi in Uttarakhand is 7,816 m high. Kangchenjunga is shared with Nepal.
1 highest-peaks-of-india | In which state of India is Kangchenjunga? | Sikkim | Uttarakhand | Himachal Pradesh | Arunachal Pradesh | It stands on the border of Sikkim with Nepal.
2 highest-peaks-of-india | About how high is Kangchenjunga? | 8,586 m | 7,816 m | 8,126 m | 8,848 m | 7,816 m is the height of Nanda Devi, 8,126 m of Nanga Parbat and 8,848.86 m of Everest.
2 highest-peaks-of-india | What is the rank of Kangchenjunga among the highest peaks of the world? | third | second | fourth | fifth | Everest and K2 are higher. Lhotse is the fourth and Makalu the fifth.
2 highest-peaks-of-india | In which mountain range is K2, the second highest peak of the world? | Karakoram | Pir Panjal | Zanskar | Dhauladhar | It is 8,611 m high and is also called Godwin-Austen.
1 highest-peaks-of-india | Which is the highest peak of South India? | Anamudi | Doddabetta | Mullayanagiri | Kudremukh | Anamudi in Kerala is 2,695 m high. Doddabetta in the Nilgiris is 2,637 m high.
2 highest-peaks-of-india | In which state of India is Nanda Devi? | Uttarakhand | Sikkim | Himachal Pradesh | West Bengal | The peak stands in the Chamoli district, in a national park on the World Heritage list.
2 highest-peaks-of-india | Which is the highest peak of the Nilgiri hills? | Doddabetta | Anamudi | Guru Shikhar | Dhupgarh | It is near Udhagamandalam in Tamil Nadu. Anamudi is in the Anaimalai hills.
2 highest-peaks-of-india | Guru Shikhar is the highest peak of the: | Aravalli range | Satpura range | Vindhya range | Sahyadri range | It is 1,722 m high and stands near Mount Abu. Dhupgarh is the highest of the Satpura.
2 highest-peaks-of-india | Dhupgarh, the highest peak of the Satpura range, is near which hill station? | Pachmarhi | Mount Abu | Mahabaleshwar | Matheran | It is in the Mahadeo hills of Madhya Pradesh, 1,350 m high.
2 highest-peaks-of-india | Kangto is the highest peak of which state of India? | Arunachal Pradesh | Nagaland | Manipur | Mizoram | Saramati is the highest of Nagaland and Phawngpui that of Mizoram.
3 highest-peaks-of-india | Arrange these peaks of India from the highest to the lowest: // 1. Nanda Devi // 2. Guru Shikhar // 3. Kangchenjunga // 4. Anamudi | 3, 1, 4, 2 | 1, 3, 4, 2 | 3, 1, 2, 4 | 1, 3, 2, 4 | They are 8,586 m, 7,816 m, 2,695 m and 1,722 m high.
3 highest-peaks-of-india | What does the name Kangchenjunga mean? | five treasures of the great snow | goddess who gives plenty to all | naked mountain | forehead of the sky | It has five summits. The naked mountain is Nanga Parbat, and Sagarmatha is a name of Everest.
3 highest-peaks-of-india | By whom was Nanda Devi first climbed, in 1936? | Tilman and Odell | Hillary and Tenzing | Herzog and Lachenal | Mallory and Irvine | Hillary and Tenzing climbed Everest in 1953, Herzog and Lachenal Annapurna in 1950.
1 nathu-la | In which state of India is the pass Nathu La? | Sikkim | Arunachal Pradesh | Himachal Pradesh | Uttarakhand | It joins Sikkim with the Chumbi valley of Tibet.
1 nathu-la | Which two countries are joined by Nathu La? | India and China | India and Nepal | India and Bhutan | India and Myanmar | It leads to the Tibet Autonomous Region of China.
2 nathu-la | In which year was Nathu La reopened for trade between India and China? | 2006 | 1988 | 1999 | 2015 | It had been closed since the war of 1962. Pilgrims to Kailash used it from 2015.
2 nathu-la | After which war was trade through Nathu La stopped? | that of 1962 | that of 1947-48 | that of 1965 | that of 1971 | The war with China closed the pass for forty-four years.
2 nathu-la | Nathu La was on a branch of which old trade route? | Silk Road | Grand Trunk Road | Amber Road | Salt March road | Caravans went from Lhasa to the plains of Bengal.
2 nathu-la | For pilgrims to which place was a route through Nathu La opened in 2015? | Kailash Manasarovar | Amarnath | Kedarnath | Gurudwara Hemkund Sahib | It can be driven, unlike the older way over Lipulekh in Uttarakhand.
2 nathu-la | With which valley of Tibet does Nathu La join Sikkim? | Chumbi | Spiti | Nubra | Kullu | Jelep La, another pass of Sikkim, leads into the same valley.
2 nathu-la | Which lake lies on the road from Gangtok to Nathu La? | Tsomgo | Pangong | Loktak | Chandratal | Tsomgo, or Changu, is a glacial lake about 38 km from Gangtok.
3 nathu-la | In which year did a clash of Indian and Chinese troops take place at Nathu La and Cho La? | 1967 | 1959 | 1975 | 1987 | The fighting was in September and October 1967, and China was pushed back.
3 nathu-la | About how high above sea level is Nathu La? | 4,300 m | 1,800 m | 2,800 m | 6,200 m | It is about 4,310 m high, so snow closes it in winter.
1 khyber-pass | The Khyber Pass joins Pakistan with: | Afghanistan | Iran | China | Tajikistan | It is on the way from Peshawar to Kabul.
1 khyber-pass | Which city of Pakistan is nearest to the Khyber Pass? | Peshawar | Quetta | Lahore | Karachi | Quetta is near the Bolan Pass, which lies farther south.
2 khyber-pass | In which mountains is the Khyber Pass? | Safed Koh | Karakoram | Zagros | Pir Panjal | The Safed Koh or Spin Ghar is a range that runs along the border south of the river Kabul.
2 khyber-pass | Which pass, south of the Khyber Pass, lies near Quetta in Baluchistan? | Bolan | Zoji La | Shipki La | Palghat | The Bolan Pass joins Sibi and Quetta, and the road goes on to Kandahar.
2 khyber-pass | Which border crossing lies at the western end of the Khyber Pass? | Torkham | Wagah | Chaman | Attari | Wagah and Attari are between India and Pakistan. Chaman is on the way to Kandahar.
2 khyber-pass | Which general of Ranjit Singh was killed in 1837 at Jamrud, at the mouth of the Khyber Pass? | Hari Singh Nalwa | Zorawar Singh | Dewan Mokham Chand | Misr Diwan Chand | He had built the fort of Jamrud to hold the pass against the Afghans.
2 khyber-pass | Through the Khyber Pass the road from Peshawar leads towards which city? | Kabul | Kandahar | Herat | Tehran | Jalalabad lies on the same way. Kandahar is reached through the Bolan Pass and Quetta.
3 khyber-pass | Which town is at the highest part of the Khyber Pass? | Landi Kotal | Quetta | Gilgit | Multan | The Khyber railway, opened in 1925, ran from Jamrud to Landi Kotal.
2 khyber-pass | Why was the Khyber Pass important in the history of India? | many invaders came through it | gold was mined in it | the Indus rises in it | the Mauryas had their capital in it | Armies from the north-west, and trade, came to the plains through it.
1 himalayan-passes-by-state | Which pass of Himachal Pradesh lies between the Kullu valley and Lahaul? | Rohtang | Shipki La | Bara-lacha La | Niti | The Atal Tunnel now runs under its range.
2 himalayan-passes-by-state | Which pass of Himachal Pradesh joins Lahaul with Spiti? | Kunzum La | Rohtang | Jalori | Shipki La | The lake Chandratal lies near it. Rohtang joins Kullu with Lahaul.
2 himalayan-passes-by-state | In which range is the Rohtang Pass of Himachal Pradesh? | Pir Panjal | Karakoram | Zanskar | Shiwalik | It is on the eastern end of the Pir Panjal, about 51 km from Manali.
2 himalayan-passes-by-state | Which district of Himachal Pradesh has the pass Shipki La? | Kinnaur | Kangra | Chamba | Solan | The Sutlej enters India from Tibet near it.
2 himalayan-passes-by-state | Near which pass of Himachal Pradesh, on the road from Manali to Leh, do the rivers Chandra and Bhaga rise? | Bara-lacha La | Shipki La | Rohtang | Jalori | The two rivers rise on its opposite sides and meet at Tandi to form the Chenab.
2 himalayan-passes-by-state, passes-of-himachal | Which pass of Himachal Pradesh is on the road from Manali to Leh, at the border of Ladakh's side? | Bara-lacha La | Shipki La | Debsa | Jalori | The rivers Chandra and Bhaga rise near it on its two sides.
1 resources-and-development | Coal and petroleum are resources of which kind? | non-renewable | renewable | biotic and flowing | human | They take millions of years to form. Sun, wind and water are renewable.
1 resources-and-development | Which of the following is a biotic resource? | forest | rock | metal ore | water | Biotic resources come from the living world; rocks, metals and water are abiotic.
2 resources-and-development | Resources that are found in a region but have not been put to use are called: | potential | developed | stock | reserve | An example is the wind and sun of Rajasthan and Gujarat, of which much is still unused.
2 resources-and-development | Materials that could meet human needs but for which people lack the technology are called: | stock | reserve | developed resources | renewable resources | Hydrogen in water as a rich source of energy is the usual example. Reserves can be used with known technology.
2 resources-and-development | Where was the Earth Summit of 1992, which adopted Agenda 21 on the use of resources, held? | Rio de Janeiro | Stockholm | Johannesburg | Kyoto | Stockholm held the conference of 1972 and Johannesburg that of 2002.
2 resources-and-development | Which report of 1987 brought in the idea of sustainable development of resources? | Our Common Future | Limits to Growth | Small is Beautiful | Silent Spring | It is the report of the Brundtland Commission.
2 resources-and-development | Who said that there is enough for everybody's need and not for anybody's greed, a thought on resources? | Mahatma Gandhi | Vinoba Bhave | Sunderlal Bahuguna | E. F. Schumacher | He blamed greedy persons and the exploiting nature of modern technology.
2 resources-and-development | Which kind of land takes the largest share, about 43%, of India's land resources? | plains | mountains | plateaus | islands | Mountains take about 30% and plateaus about 27%.
2 resources-and-development | The area sown more than once in a year, added to the net sown area, gives the: | gross cropped area | cultivable waste | fallow land | forest area | Land left without crops for a year or less is current fallow.
2 resources-and-development | Which is the main cause of degradation of land resources in Punjab and Haryana? | over-irrigation | mining | overgrazing | snowfall | Waterlogging makes the soil salty and alkaline. Mining is the cause in Jharkhand and Odisha, overgrazing in Rajasthan and Gujarat.
2 resources-and-development | Land left uncultivated for one year or less is called: | current fallow | cultivable waste | barren land | net sown area | Land unused for one to five years is other fallow; cultivable waste for more than five.
2 resources-and-development | According to the National Forest Policy of 1952, what share of the country's area should be under forest? | 33% | 10% | 20% | 50% | The policy of 1952 first laid it down to keep the ecological balance.
2 resources-and-development | The territorial waters of India extend up to how many nautical miles from the coast? | 12 | 3 | 24 | 200 | Resources within twelve nautical miles belong to the nation; the exclusive economic zone goes to 200.
1 khyber-pass | In which province of Pakistan does the Khyber Pass lie? | Khyber Pakhtunkhwa | Baluchistan | Sindh | Punjab | The province, earlier the North-West Frontier Province, has the pass in its name.
2 passes-of-himachal | Which pass of Himachal Pradesh is crossed on the road from Banjar to Ani in the Kullu district? | Jalori | Shipki La | Kunzum La | Hampta | It joins the Banjar valley with Ani. Hampta joins Kullu with Lahaul on foot.
2 passes-of-himachal | The Atal Tunnel under the Rohtang Pass is about how long? | 9 km | 2 km | 5 km | 14 km | It is 9.02 km long and was opened in October 2020.
`,
    },
  ],
})
