import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which building of Alauddin Khalji has a true dome and horseshoe arches?' */
export const courtsSaintsAndBuildings = defineBank({
  id: 'courts-saints-and-buildings',
  sets: [
    {
      rows: `
1 sambhaji | Whose son was Sambhaji, the second Chhatrapati of the Marathas? | Shivaji | Shahaji | Rajaram | Venkoji | Sambhaji was the elder son of Shivaji; Rajaram was his half-brother.
1 sambhaji | Which Mughal emperor had Sambhaji put to death? | Aurangzeb | Shah Jahan | Jahangir | Bahadur Shah I | Aurangzeb was then in the Deccan with his whole court.
1 sambhaji | In which year was Sambhaji executed? | 1689 | 1680 | 1700 | 1707 | He was captured in February and put to death in March of 1689.
1 sambhaji | Who followed Sambhaji as ruler of the Marathas in 1689? | Rajaram | Shahu | Tarabai | Shivaji II | Rajaram, his half-brother, escaped to the fort of Jinji in the south.
2 sambhaji | Which rebel son of Aurangzeb was given shelter by Sambhaji? | Prince Akbar | Prince Azam | Prince Muazzam | Kam Bakhsh | Prince Akbar had risen against his father with the Rajputs in 1681.
2 sambhaji | At which place was Sambhaji captured by the Mughals? | Sangameshwar | Panhala | Sindhudurg Fort | Vishalgad | Muqarrab Khan surprised him there in the Konkan in 1689.
2 sambhaji | Which son of Sambhaji grew up as a captive in the Mughal camp? | Shahu | Rajaram | Venkoji | Ramaraja | Shahu was taken with his mother when Raigad fell and was freed in 1707.
2 sambhaji | Who was the wife of Sambhaji, taken prisoner at the fall of Raigad? | Yesubai | Soyarabai | Tarabai | Jijabai | Yesubai was taken with her son and stayed with the Mughals until 1719.
2 sambhaji | Which poet from the north was the close adviser of Sambhaji and died with him? | Kavi Kalash | Kavi Bhushan | Paramananda | Gaga Bhatta | Kavi Kalash was captured together with his master in 1689.
2 sambhaji | Which queen of Shivaji tried to keep Sambhaji from the throne in 1680? | Soyarabai | Saibai | Putalabai | Sagunabai | Soyarabai wanted the crown for her own young son Rajaram.
3 sambhaji | Which rich Mughal town did the Marathas of Sambhaji plunder in 1681? | Burhanpur | Surat | Ahmedabad | Golconda | Burhanpur was the gate of the Mughals to the Deccan.
3 sambhaji | Which Sanskrit work is ascribed to Sambhaji? | Budhabhushanam | Rajavyavaharakosha | Shivabharata | Dasbodh | The Budhabhushanam deals with the duties of a king; the Dasbodh is of Ramdas.
3 sambhaji | At which place near Pune was Sambhaji put to death? | Tulapur | Jejuri | Saswad | Chakan | Tulapur lies at the meeting of the Bhima and the Indrayani.
3 sambhaji | Which European power did Sambhaji attack in 1683? | Portuguese | Dutch | French | English | He came near to taking Goa before a Mughal army drew him away.
1 namdev | In which region did the Bhakti saint Namdev preach? | Maharashtra | Bengal | Assam | Tamil Nadu | Namdev was one of the great Varkari saints of the Marathi country.
1 namdev | To which deity was Namdev devoted? | Vitthal of Pandharpur | Jagannath of Puri | Rama of Ayodhya | Ranganatha of Srirangam | Vitthal or Vithoba is the god of the Varkaris.
1 namdev | What was the occupation of the family of Namdev? | tailors | weavers | potters | barbers | Namdev was a tailor or cloth printer, while Kabir was a weaver.
2 namdev | With which saint of Maharashtra did Namdev travel to holy places? | Jnaneshwar | Samarth Ramdas | Eknath | Tukaram | The two lived at one time; the other three came centuries later.
2 namdev | In which sacred book of another faith are hymns of Namdev found? | Guru Granth Sahib | Zend Avesta | Dhammapada | Kalpasutra | Sixty-one hymns of Namdev are in the book of the Sikhs.
2 namdev | What are the devotional verses of Namdev in Marathi called? | Abhangas | Vachanas | Dohas | Kirtanas | Abhangas are sung by the Varkaris; vachanas are of the Lingayats.
2 namdev | To which tradition of pilgrims did Namdev belong? | Varkari | Lingayat | Vallabha | Ekasarana | The Varkaris walk to Pandharpur twice a year.
2 namdev | In which place of Punjab did Namdev spend some years of his life? | Ghuman | Anandpur | Tarn Taran | Kartarpur | Ghuman in the Gurdaspur district has a shrine to him.
3 namdev | Who was the guru of the saint Namdev? | Visoba Khechar | Nivrittinath | Raghavananda | Janardan Swami | Nivrittinath was the guru of Jnaneshwar and Janardan Swami that of Eknath.
3 namdev | Which woman saint served in the house of Namdev and wrote verses? | Janabai | Bahinabai | Muktabai | Kanhopatra | Janabai calls herself the maid of Namdev in her verses.
3 namdev | Which part of the temple at Pandharpur is named after Namdev? | the first step | the main tower | the bathing ghat | the flagstaff | He wished to lie where the feet of pilgrims would touch him.
3 namdev | Which saint of a low caste, whose verses name the god of Pandharpur, lived in the time of Namdev? | Chokhamela | Ravidas | Sena | Purandaradasa | Chokhamela was a Mahar and is buried near the temple gate.
1 mughal-queens | Whose wife was Nur Jahan? | Jahangir | Akbar | Shah Jahan | Aurangzeb | Jahangir married her in 1611; her first name was Mehrunnisa.
1 mughal-queens | For which wife did Shah Jahan build the Taj Mahal? | Mumtaz Mahal | Dilras Banu Begum | Nur Jahan | Hamida Banu | Mumtaz Mahal died at Burhanpur in 1631, and the building was begun soon after.
1 mughal-queens | Who was the wife of Humayun and the mother of Akbar? | Hamida Banu Begum | Maham Begum | Bega Begum | Salima Sultan Begum | Akbar was born to her at Amarkot in 1542.
1 mughal-queens | In memory of which wife of Aurangzeb was the Bibi ka Maqbara built? | Dilras Banu Begum | Nawab Bai | Aurangabadi Mahal | Arjumand Banu | Her son Azam Shah built it at Aurangabad.
2 mughal-queens | Which Rajput princess, wife of Akbar, had the title Mariam-uz-Zamani? | a princess of Amber | a princess of Mewar | a princess of Marwar | a princess of Bikaner | She was the daughter of Bharmal and the mother of Jahangir.
2 mughal-queens | Which wife of a Mughal emperor had coins struck in her name? | Nur Jahan | Mumtaz Mahal | Hamida Banu | Dilras Banu | Coins with the name of Nur Jahan were struck in the time of Jahangir.
2 mughal-queens | What was the earlier name of the wife whom Shah Jahan called Mumtaz Mahal? | Arjumand Banu | Mehrunnisa | Jagat Gosain | Ruqaiya | She was the daughter of Asaf Khan, the brother of Nur Jahan.
2 mughal-queens | Which wife of Humayun had his tomb at Delhi built? | Bega Begum | Mah Chuchak Begum | Maham Begum | Salima Sultan Begum | Bega Begum, also known as Haji Begum, had the tomb built in the time of Akbar.
2 mughal-queens | Which wife of Bahadur Shah Zafar went with him to Rangoon? | Zinat Mahal | Lal Kunwar | Qudsia Begum | Hazrat Mahal | Hazrat Mahal was a wife of the last Nawab of Awadh.
3 mughal-queens | Which widow of Bairam Khan became a wife of Akbar? | Salima Sultan Begum | Ruqaiya Begum | Maham Anga | Jija Begum | She was also a grandchild of Babur and was the stepmother of Abdur Rahim.
3 mughal-queens | Which wife of Jahangir was the mother of Shah Jahan? | Jagat Gosain | Salima Sultan Begum | Nur Jahan | Sahib Jamal | Jagat Gosain was a princess of Jodhpur; Man Bai was the mother of Khusrau.
3 mughal-queens | Which wife of Babur was the mother of Humayun? | Maham Begum | Gulrukh Begum | Dildar Begum | Bega Begum | Gulrukh was the mother of Kamran and Dildar of Hindal.
3 mughal-queens | Which favourite queen had great power under Jahandar Shah? | Lal Kunwar | Zinat Mahal | Qudsia Begum | Jahanara | Lal Kunwar had been a dancing girl and gave high posts to her relatives.
1 sultanate-architecture | Which ruler of the Delhi Sultanate began the Qutub Minar? | Qutbuddin Aibak | Iltutmish | Balban | Alauddin Khalji | Aibak built the first storey and Iltutmish went on with it.
1 sultanate-architecture | Which was the first mosque built at Delhi under the Sultanate? | Quwwat-ul-Islam | Begumpuri Masjid | Khirki Masjid | Jama Masjid | Aibak built it with pillars of older temples.
1 sultanate-architecture | In which city is the Adhai Din ka Jhonpra, a mosque of the early Sultanate? | Ajmer | Delhi | Agra | Badaun | It was built by Aibak on the site of a school.
1 sultanate-architecture | Which gateway of the Qutub complex was built by Alauddin Khalji? | Alai Darwaza | Buland Darwaza | Delhi Darwaza | Ajmeri Darwaza | It was finished in 1311, with a true dome and horseshoe arches.
2 sultanate-architecture | Which feature marks the architecture of the Tughlaqs in the Delhi Sultanate? | sloping walls | double domes | glazed blue tiles | hanging balconies | The inclined walls, called batter, gave the buildings strength.
2 sultanate-architecture | Which city of Delhi did Alauddin Khalji build? | Siri | Tughlaqabad | Jahanpanah | Firozabad | Siri is counted as the second of the cities of Delhi.
2 sultanate-architecture | Which fort city of the Delhi Sultanate was built by Ghiyasuddin? | Tughlaqabad | Siri | Jahanpanah | Dinpanah | The tomb of the Sultan stands beside it; Dinpanah was built by Humayun.
2 sultanate-architecture | Which Sultan brought two pillars of Ashoka to Delhi? | Firoz Shah Tughlaq | Muhammad bin Tughlaq | Sikandar Lodi | Iltutmish | One came from Topra and the other from Meerut.
2 sultanate-architecture | Which dynasty of the Sultanate is known for tombs in gardens and for the double dome? | Lodi | Khalji | Slave | Tughlaq | The tomb of Sikandar Lodi has a double dome.
2 sultanate-architecture | Which building at Delhi is held to be the first monumental tomb of the Sultanate? | Sultan Ghari | Tomb of Balban | Tomb of Iltutmish | Lal Gumbad | Iltutmish built it for his son Nasiruddin Mahmud.
3 sultanate-architecture | In which tomb of the Delhi Sultanate is the true arch first found? | Tomb of Balban | Tomb of Iltutmish | Sultan Ghari | Tomb of Firoz Shah | Earlier arches were made of stones that project step by step.
3 sultanate-architecture | Which city of Delhi did Muhammad bin Tughlaq build? | Jahanpanah | Siri | Firozabad | Qila Rai Pithora | Its walls joined the older cities of Siri and Qila Rai Pithora.
3 sultanate-architecture | What name is given to the style of arch and dome that the Sultanate brought to India? | arcuate | trabeate | nagara | vesara | The older style of pillars and beams is called trabeate.
3 sultanate-architecture | Which reservoir at Delhi was dug by Alauddin Khalji? | Hauz Khas | Hauz-i-Shamsi | Suraj Kund | Anang Tal | Hauz Khas was dug for Siri; the Hauz-i-Shamsi was made by Iltutmish.
1 bhakti-saints-and-states | In which State did the Bhakti saint Chaitanya chiefly preach? | Bengal | Gujarat | Kerala | Punjab | He was born at Nabadwip and spread kirtan.
1 bhakti-saints-and-states | Which Bhakti saint belongs to Assam? | Shankaradeva | Narsinh Mehta | Basava | Tukaram | He founded the Ekasarana dharma and the sattras.
1 bhakti-saints-and-states | To which State did the Bhakti saint Narsinh Mehta belong? | Gujarat | Rajasthan | Maharashtra | Odisha | He lived at Junagadh and wrote Vaishnav jan to.
1 bhakti-saints-and-states | Which Bhakti saint belongs to Rajasthan by birth and marriage? | Mirabai | Andal | Lal Ded | Akka Mahadevi | Mirabai was a princess of Merta who married into Mewar.
2 bhakti-saints-and-states | In which State did the Bhakti saint Basava found the Lingayats? | Karnataka | Tamil Nadu | Telangana | Kerala | He was a minister at the court of Kalyani.
2 bhakti-saints-and-states | Which Bhakti saint is from Kashmir? | Lal Ded | Mirabai | Janabai | Andal | Lal Ded was a Shaiva of Kashmir, and her verses are called vakhs.
2 bhakti-saints-and-states | In which State did the Bhakti saint Tukaram sing his abhangas? | Maharashtra | Karnataka | Gujarat | Andhra Pradesh | Tukaram lived at Dehu near Pune in the time of Shivaji.
2 bhakti-saints-and-states | The Bhakti poet Jagannath Das, who wrote a Bhagabata, belongs to which State? | Odisha | Bengal | Bihar | Assam | He was one of the five friends, the Panchasakha.
2 bhakti-saints-and-states | Which Bhakti saint of Karnataka is called the father of Carnatic music? | Purandaradasa | Kanakadasa | Tyagaraja | Basava | Purandaradasa set the first lessons of Carnatic music.
2 bhakti-saints-and-states | In which present State was the Bhakti saint Ravidas born? | Uttar Pradesh | Rajasthan | Bihar | Madhya Pradesh | Ravidas lived at Varanasi, made shoes and had Mirabai among his followers.
3 bhakti-saints-and-states | To which State did the Bhakti poet Ezhuthachan belong? | Kerala | Tamil Nadu | Karnataka | Goa | He is called the father of the Malayalam language.
3 bhakti-saints-and-states | Which Bhakti poet of the Telugu country put the Bhagavata into Telugu? | Potana | Vemana | Annamacharya | Tikkana | Potana of the Warangal region put the Bhagavata into Telugu verse.
3 bhakti-saints-and-states | Match the Bhakti saint with the State: // A. Shankaradeva // B. Basava // C. Narsinh Mehta // 1. Karnataka // 2. Gujarat // 3. Assam // Which one of the following is the correct match? | A-3, B-1, C-2 | A-3, B-2, C-1 | A-1, B-3, C-2 | A-2, B-1, C-3 | The three belong to Assam, Karnataka and Gujarat in this order.
3 bhakti-saints-and-states | In which State did the Bhakti saint Dadu Dayal settle and die? | Rajasthan | Punjab | Uttar Pradesh | Odisha | He was born at Ahmedabad and died at Naraina near Jaipur.
1 akbar-rajput-policy | Which Rajput state was the first to make a marriage alliance with Akbar? | Amber | Mewar | Bundi | Ranthambore | Raja Bharmal gave his daughter in marriage in 1562.
1 akbar-rajput-policy | Which Rajput state did not submit to Akbar under Rana Pratap? | Mewar | Amber | Bikaner | Jaisalmer | Rana Pratap fought at Haldighati in 1576 and went on from the hills.
1 akbar-rajput-policy | Which Rajput of Amber became one of the highest nobles of Akbar? | Man Singh | Jai Singh | Ajit Singh | Jaswant Singh | He held the rank of 7,000; Jai Singh belongs to later reigns.
1 akbar-rajput-policy | Which tax did Akbar end in 1563, a step that pleased the Rajputs? | pilgrim tax | jizya | zakat | salt tax | The jizya was ended in the next year, 1564.
2 akbar-rajput-policy | Which fort of Mewar did Akbar take in 1568? | Chittor | Kumbhalgarh | Ranthambore | Mandalgarh | Jaimal and Patta fell in the defence of Chittor.
2 akbar-rajput-policy | Who led the army of Akbar against Mewar at Haldighati? | Man Singh | Bhagwan Das | Todar Mal | Birbal | He was himself a Rajput, and a part of the Rajput policy.
2 akbar-rajput-policy | What did Akbar leave to Rajput rulers who accepted him? | their lands as watan jagirs | their own coinage | freedom from all service | the title of emperor | They served as mansabdars and kept their homelands.
2 akbar-rajput-policy | Which Rajput chief of Ranthambore submitted to Akbar in 1569? | Surjan Hada | Udai Singh | Maldev | Chandrasen | Surjan Hada belonged to the Hadas of Bundi and gave up the fort.
2 akbar-rajput-policy | Which tax on non-Muslims did Akbar abolish in 1564 in line with his Rajput policy? | Jizya | Zakat | Khams | Ushr | Akbar ended the jizya in 1564, and Aurangzeb brought it back in 1679.
3 akbar-rajput-policy | Which ruler of Marwar held out against Akbar until his death in 1581? | Chandrasen | Udai Singh | Maldev | Rai Singh | His brother Mota Raja Udai Singh accepted the Mughals.
3 akbar-rajput-policy | Whose daughter was the Rajput wife of Akbar who became the mother of Salim? | Bharmal | Bhagwan Das | Maldev | Rai Singh | She was a daughter of Bharmal of Amber; Bhagwan Das was her brother.
3 akbar-rajput-policy | With which ruler of Mewar did Jahangir at last make the peace that the Rajput policy of Akbar had sought? | Amar Singh | Karan Singh | Raj Singh | Jagat Singh | The peace of 1615 freed him from coming to court himself.
1 war-of-succession | Who won the war of succession among the sons of Shah Jahan? | Aurangzeb | Dara Shikoh | Shuja | Murad | He was crowned at Delhi in 1658 and again in 1659.
1 war-of-succession | Which son did Shah Jahan want as his heir in the war of succession? | Dara Shikoh | Aurangzeb | Shah Shuja | Murad Bakhsh | He was the eldest and stayed at court.
1 war-of-succession | In which year did the illness of Shah Jahan start the war of succession? | 1657 | 1627 | 1666 | 1680 | Shah Jahan fell ill in 1657, and the decisive battles came in 1658.
1 war-of-succession | Which battle near Agra decided the war of succession in May 1658? | Samugarh | Dharmat | Khajwa | Deorai | Dara fled after it, and Agra was taken.
2 war-of-succession | Who commanded the imperial army at Dharmat in the war of succession? | Jaswant Singh | Jai Singh | Mir Jumla | Shaista Khan | The Raja of Marwar lost the battle in April 1658.
2 war-of-succession | Of which province was Shah Shuja governor when the war of succession began? | Bengal | Gujarat | Deccan | Punjab | Murad was in Gujarat and Aurangzeb in the Deccan.
2 war-of-succession | Where was Shah Jahan kept as a prisoner after the war of succession? | Agra Fort | Red Fort of Delhi | Gwalior Fort | Lahore Fort | His daughter Jahanara stayed with him until his death in 1666.
2 war-of-succession | Which daughter of Shah Jahan took the side of Aurangzeb in the war of succession? | Roshanara | Jahanara | Gauharara | Zebunnisa | Jahanara was for Dara; Zebunnisa was a daughter of Aurangzeb.
2 war-of-succession | Which brother joined Aurangzeb in the war of succession and was later put to death? | Murad | Shuja | Dara | Khusrau | He was seized near Mathura and executed at Gwalior in 1661.
3 war-of-succession | At which battle of January 1659 did Aurangzeb defeat Shuja in the war of succession? | Khajwa | Samugarh | Deorai | Bahadurpur | At Bahadurpur Shuja had been beaten by the son of Dara in 1658.
3 war-of-succession | To which country did Shuja flee at the end of the war of succession? | Arakan | Persia | Nepal | Tibet | Shuja fled from Bengal to Arakan and was killed there with his family.
3 war-of-succession | Which was the last battle of Dara in the war of succession, near Ajmer? | Deorai | Dharmat | Khajwa | Samugarh | He was betrayed afterwards by Malik Jiwan and executed in 1659.
1 battles-of-babur | In which battle did Babur defeat Ibrahim Lodi? | First Panipat | Khanwa | Chanderi | Ghaghra | Babur won at Panipat on 21 April 1526 with guns and horsemen.
1 battles-of-babur | Against whom did Babur fight the battle of Khanwa? | Rana Sanga | Ibrahim Lodi | Medini Rai | Mahmud Lodi | It was fought near Agra in March 1527.
1 battles-of-babur | In which year did Babur fight the battle of Chanderi? | 1528 | 1526 | 1527 | 1530 | It came after Khanwa in 1527 and before Ghaghra in 1529.
1 battles-of-babur | Against whom did Babur fight the battle of Chanderi? | Medini Rai | Rana Sanga | Sher Khan | Nusrat Shah | The Rajput chief held the fort in Malwa.
2 battles-of-babur | Which was the last battle of Babur in India? | Ghaghra | Khanwa | Chanderi | Panipat | It was fought against Afghans of the east in 1529.
2 battles-of-babur | What did Babur give up with an oath before the battle of Khanwa? | wine | music | hunting | chess | He broke his cups and declared a holy war to give heart to his men.
2 battles-of-babur | Which method of Babur placed carts tied together before the guns in battle? | Rumi device | Tulughma | Mansab | Gazi | Tulughma was the turning of the enemy by wings of horsemen.
2 battles-of-babur | Who commanded the artillery in the battles of Babur with Mustafa? | Ustad Ali Quli | Chin Timur | Mahdi Khwaja | Khusrau Shah | The two gunners were masters of the Ottoman style.
2 battles-of-babur | Which tactic of turning the flanks of the enemy did Babur use in his battles? | Tulughma | Araba | Guerrilla war | Phalanx | Babur had learnt the tulughma from the Uzbeks of Central Asia.
3 battles-of-babur | Against which Afghan prince, a brother of Ibrahim Lodi, did Babur fight the battle of Ghaghra? | Mahmud Lodi | Alam Khan | Daulat Khan | Sikandar Sur | Nusrat Shah of Bengal had given him help.
3 battles-of-babur | Which is the correct order of the battles of Babur? | Panipat, Khanwa, Chanderi, Ghaghra | Khanwa, Panipat, Chanderi, Ghaghra | Panipat, Chanderi, Khanwa, Ghaghra | Panipat, Khanwa, Ghaghra, Chanderi | They were fought in 1526, 1527, 1528 and 1529.
3 battles-of-babur | Which Uzbek chief had beaten Babur at the battle of Sar-i-Pul in 1501, long before his battles in India? | Shaibani Khan | Ubaidullah Khan | Abdullah Khan | Khusrau Shah | Babur lost Samarkand and later took Kabul in 1504.
1 aurangzeb-religious-policy | Which tax on non-Muslims did Aurangzeb bring back in 1679? | Jizya | Zakat | Khams | Chauth | Akbar had ended the jizya in 1564, and it was hated.
1 aurangzeb-religious-policy | Which Sikh Guru was executed at Delhi in 1675 under the religious policy of Aurangzeb? | Guru Tegh Bahadur | Guru Arjan | Guru Har Rai | Guru Gobind Singh | Guru Arjan was put to death under Jahangir.
1 aurangzeb-religious-policy | Which art did Aurangzeb ban at court as a part of his religious policy? | music | calligraphy | gardening | chess | He himself had been a skilled player of the veena.
1 aurangzeb-religious-policy | Which official did Aurangzeb appoint to watch over morals under his religious policy? | Muhtasib | Diwan | Mir Bakhshi | Kotwal | He was to see that people kept to the holy law.
2 aurangzeb-religious-policy | Which custom of showing the emperor at a window did Aurangzeb end by his religious policy? | Jharokha darshan | Tuladan | Nauroz | Sijda | Tuladan was the weighing of the emperor, which he ended as well.
2 aurangzeb-religious-policy | Which festival of Persian origin did Aurangzeb stop at court under his religious policy? | Nauroz | Id | Shab-i-barat | Muharram | It marked the new year of the Persians.
2 aurangzeb-religious-policy | Which code of Islamic law was compiled by order of Aurangzeb? | Fatawa-i-Alamgiri | Zawabit-i-Alamgiri | Futuhat-i-Alamgiri | Ain-i-Akbari | Scholars of the empire worked on the Fatawa-i-Alamgiri for some years.
2 aurangzeb-religious-policy | What did Aurangzeb no longer stamp on his coins under his religious policy? | the kalima | his name | the year | the mint | He feared that it would be defiled underfoot.
2 aurangzeb-religious-policy | By which name was Aurangzeb called for his simple and strict religious life? | Zinda Pir | Jagat Guru | Sahib-i-Qiran | Shah-i-Buland | Zinda Pir means a living saint, for his plain life and prayers.
3 aurangzeb-religious-policy | Which group of Narnaul rose against the religious policy and taxes of Aurangzeb in 1672? | Satnamis | Jats | Bundelas | Ahoms | The Jats rose at Mathura in 1669 under Gokula.
3 aurangzeb-religious-policy | Which Jat leader of Mathura rose in 1669 under Aurangzeb's religious policy? | Gokula | Suraj Mal | Badan Singh | Churaman | The temple of Keshava Deva was destroyed soon after.
3 aurangzeb-religious-policy | Which Rajput house went to war with Aurangzeb after 1678 over succession and religious policy? | Rathors of Marwar | Kachhwahas of Amber | Hadas of Bundi | Bhatis of Jaisalmer | Durgadas Rathor defended the rights of the young Ajit Singh of Marwar.
`,
    },
  ],
})
