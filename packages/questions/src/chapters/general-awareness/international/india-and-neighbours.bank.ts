import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which Indian State lies next to Doklam?' */
export const indiaAndNeighbours = defineBank({
  id: 'india-and-neighbours',
  sets: [
    {
      rows: `
1 look-east-policy | Under which Prime Minister was the Look East Policy of India begun? | P. V. Narasimha Rao | Atal Bihari Vajpayee | Rajiv Gandhi | Morarji Desai | It was begun in the early 1990s, after the end of the Cold War.
1 look-east-policy | The Look East Policy was meant to improve ties chiefly with the countries of: | South-East Asia | West Asia | Central Asia | East Africa | ASEAN was at its centre. Later East Asia and the Pacific were added.
1 look-east-policy | What name was given to the Look East Policy in 2014? | Act East Policy | Go East Policy | Link East Policy | Neighbourhood First Policy | It was announced at the East Asia Summit in Myanmar.
2 look-east-policy | Under its Look East Policy, India became a full dialogue partner of ASEAN in: | 1995–96 | 1967–68 | 1985–86 | 2009–10 | India had been a sectoral partner since 1992 and became a summit-level partner in 2002.
2 look-east-policy | At which city was the Act East Policy, successor of the Look East Policy, announced in November 2014? | Nay Pyi Taw | Jakarta | Hanoi | Manila | The ASEAN-India and East Asia summits of that year were held there.
2 look-east-policy | The India-Myanmar-Thailand Trilateral Highway, a project of the Look East and Act East Policy, begins in India at: | Moreh | Tamu | Dawki | Nathu La | It is in Manipur and is to reach Mae Sot in Thailand by way of Myanmar.
2 look-east-policy | The Kaladan project of the Look East Policy links Kolkata with which port of Myanmar? | Sittwe | Yangon | Chittagong | Kyaukpyu | From there boats and a road are to go on to Mizoram.
2 look-east-policy | The Mekong-Ganga Cooperation, begun in 2000 as a part of the Look East Policy, was launched at: | Vientiane | Bangkok | New Delhi | Dhaka | India and five countries of the Mekong take part; the city is the capital of Laos.
2 look-east-policy | BIMSTEC, which fits the Look East Policy, was founded in 1997 by a declaration at: | Bangkok | Colombo | Kathmandu | Dhaka | Its secretariat was opened in Dhaka in 2014.
2 look-east-policy | The India-ASEAN agreement on trade in goods, a fruit of the Look East Policy, came into force in: | 2010 | 1992 | 1998 | 2020 | It had been signed in August 2009 at Bangkok.
3 look-east-policy | Consider the following about the Look East and Act East Policies: // 1. The north-eastern States are seen as a gateway. // 2. India is a member of ASEAN by virtue of it. // 3. India takes part in the East Asia Summit since 2005. // Which of the statements given above are correct? | 1 and 3 only | 1 and 2 only | 2 and 3 only | 1, 2 and 3 | India is a partner and not a member of ASEAN.
3 look-east-policy | Arrange the following steps of the Look East Policy in order of time: // 1. Sectoral dialogue partner of ASEAN // 2. Mekong-Ganga Cooperation // 3. First India-ASEAN Summit // 4. Act East Policy | 1, 2, 3, 4 | 2, 1, 3, 4 | 1, 3, 2, 4 | 1, 2, 4, 3 | The years are 1992, 2000, 2002 and 2014 respectively.
1 chabahar-port | Chabahar Port is in which country? | Iran | Oman | Pakistan | Iraq | It is in the province of Sistan and Baluchestan.
1 chabahar-port | Chabahar Port lies on the: | Gulf of Oman | Red Sea | Caspian Sea | Persian Gulf | It is outside the Strait of Hormuz, so ships have an open way to the ocean.
1 chabahar-port | Chabahar Port gives India a way, bypassing Pakistan, to: | Afghanistan and Central Asia | Sri Lanka and Maldives | Myanmar and Thailand | Egypt and Sudan | Goods go by road from the port to the north.
2 chabahar-port | Which terminal of Chabahar Port did India agree to develop? | Shahid Beheshti | Shahid Kalantari | Bandar Abbas | Imam Khomeini | The port has two terminals, named Shahid Kalantari and Shahid Beheshti.
2 chabahar-port | In May 2016 the trilateral agreement on Chabahar Port was signed by India, Iran and: | Afghanistan | Russia | Uzbekistan | Turkmenistan | It was on a corridor of transport and transit and was signed at Tehran.
2 chabahar-port | Which Indian company was set up to take part in the development of Chabahar Port? | India Ports Global Limited | Container Corporation of India | Shipping Corporation of India | Dredging Corporation of India | In May 2024 it signed a contract of ten years for the terminal.
2 chabahar-port | Which port of Pakistan, developed with China, lies nearest to Chabahar Port? | Gwadar | Karachi | Ormara | Pasni | The distance by sea is less than 200 km.
2 chabahar-port | The road built by India in Afghanistan, which links up with the way from Chabahar Port, runs from Zaranj to: | Delaram | Kabul | Kandahar | Mazar-i-Sharif | The Border Roads Organisation completed it in 2009.
2 chabahar-port | Which grain of India was sent to Afghanistan through Chabahar Port in the first shipment of October 2017? | wheat | rice | maize | barley | It went from the port of Kandla in Gujarat.
2 chabahar-port | The railway planned from Chabahar Port leads to which town in the east of Iran? | Zahedan | Tabriz | Isfahan | Shiraz | The line of over 600 km runs north from the port.
3 chabahar-port | Consider the following statements about Chabahar Port: // 1. It is the only oceanic port of Iran. // 2. It lies inside the Strait of Hormuz. // 3. India proposed to link it with the International North-South Transport Corridor. // Which of the statements given above are correct? | 1 and 3 only | 1 and 2 only | 2 and 3 only | 1, 2 and 3 | It lies on the Makran coast, to the east of the strait.
3 chabahar-port | Match the ports with the countries. // A. Chabahar – B. Gwadar – C. Duqm // 1. Oman – 2. Iran – 3. Pakistan // Choose the correct match. | A-2, B-3, C-1 | A-2, B-1, C-3 | A-1, B-3, C-2 | A-3, B-2, C-1 | Chabahar and Gwadar are on the Makran coast; Duqm is on the Arabian Sea.
1 doklam | Doklam is a plateau near the tri-junction of India, China and: | Bhutan | Nepal | Myanmar | Bangladesh | India holds that the plateau belongs to this kingdom.
1 doklam | In which year did the Doklam stand-off between India and China take place? | 2017 | 1999 | 2008 | 2020 | The clash in the Galwan valley was in 2020.
1 doklam | Which Indian State lies next to Doklam? | Sikkim | Assam | Uttarakhand | Tripura | Indian troops came from there to stop the work on a road.
2 doklam | About how long did the Doklam stand-off last? | 73 days | 7 days | 20 days | 365 days | It lasted from the middle of June to 28 August.
2 doklam | Doklam lies close to which valley of Tibet, between Sikkim and Bhutan? | Chumbi Valley | Galwan Valley | Spiti Valley | Nubra Valley | It points like a dagger to the south. Galwan is in Ladakh.
2 doklam | Doklam is important to India because it is near the narrow strip of land called the: | Siliguri Corridor | Wakhan Corridor | Tin Bigha Corridor | Suwalki Gap | It links the north-eastern States with the rest of India and is called Chicken's Neck.
2 doklam | What was China doing at Doklam in June 2017 that led to the stand-off? | building a road | damming a river | digging a mine | laying a railway | The road was to go south towards the Jampheri (Zompelri) Ridge.
2 doklam | The name of the Indian operation at Doklam in 2017 was: | Operation Juniper | Operation Meghdoot | Operation Vijay | Operation Parakram | Meghdoot was at Siachen in 1984 and Vijay at Kargil in 1999.
2 doklam | By what name does China call Doklam? | Donglang | Zangnan | Aksai Chin | Xizang | Zangnan is its name for Arunachal Pradesh and Xizang its name for Tibet.
2 doklam | By India's view, the tri-junction near Doklam lies near Batang La; China places it farther south at: | Mount Gipmochi | Mount Kailash | Nanda Devi | Namcha Barwa | China rests its claim on the Convention of 1890 between Britain and China.
3 doklam | Consider the following about Doklam: // 1. It is disputed between China and Bhutan. // 2. India claims it as a part of Sikkim. // 3. China cites the Convention of 1890. // Which of the statements given above are correct? | 1 and 3 only | 1 and 2 only | 2 and 3 only | 1, 2 and 3 | India has no claim of its own; it acted in coordination with Bhutan.
3 doklam | Arrange these events on the border of India and China in order of time: // 1. Doklam stand-off // 2. Nathu La and Cho La clashes // 3. Galwan clash // 4. Sumdorong Chu stand-off | 2, 4, 1, 3 | 4, 2, 1, 3 | 2, 1, 4, 3 | 2, 4, 3, 1 | The years are 1967, 1986–87, 2017 and 2020 respectively.
`,
    },
  ],
})
