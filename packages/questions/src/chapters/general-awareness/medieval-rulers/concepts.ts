/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  battles-of-tarain | Battles of Tarain | first battle of tarain, second battle of tarain, tarain ka yuddh, tarain war, battles of tarain 1191 1192, tarain
  prithviraj-chauhan | Prithviraj Chauhan | prithviraj chauhan iii, prithviraj iii, rai pithora, prithviraj, prithvi raj chauhan, chauhan dynasty prithviraj, prithviraj chauhan battles, chauhan dynasty, chauhans of ajmer
  mahmud-of-ghazni | Mahmud of Ghazni | mahmud ghaznavi, mehmood ghazni, mahmud gajnavi, ghaznavi, somnath attack, ghazni invasion, invasions of mahmud of ghazni
  muhammad-ghori | Muhammad Ghori | mohammad ghori, muhammad of ghor, muhammad gori, mohammed ghori, mohammad gori, muizzuddin muhammad, ghori invasion
  slave-dynasty | Slave Dynasty | slave dynasty rulers, ghulam vansh, mamluk dynasty, mamluk sultans, gulam vansh, slave dynasty founder, slave dynasty kings
  qutbuddin-aibak | Qutbuddin Aibak | qutubuddin aibak, qutb ud din aibak, kutubuddin aibak, qutbuddin, aibak, qutub ud din aibak
  balban | Balban | ghiyasuddin balban, ghiyas ud din balban, sultan balban, blood and iron policy
  khalji-dynasty | Khalji Dynasty: Rise and Fall | khilji dynasty founder, khalji dynasty founder, jalaluddin khilji, <jalaluddin khalji, khilji revolution, khalji revolution, khilji vansh ka itihas
  tughlaq-dynasty | Tughlaq Dynasty | tughlaq, tughlak dynasty, tughluq dynasty, tughlaq rulers, rulers of tughlaq dynasty, tughlaq vansh, tughlak vansh, tughlaq sultans, tuglaq dynasty, tughlaq dynasty founder, tughlaq kings
  ghiyasuddin-tughlaq | Ghiyasuddin Tughlaq | ghazi malik, ghiyas ud din tughlaq, gayasuddin tughlaq, ghiyasuddin tughluq, tughlaqabad
  timur-invasion | Invasion of Timur | timur, timur lang, taimur, taimur lang, tamerlane, timur attack, timur invasion of india, taimur ka akraman
  sayyid-dynasty | Sayyid Dynasty | sayyid vansh, saiyad dynasty, sayyid rulers, <khizr khan, sayyid dynasty founder
  sikandar-lodi | Sikandar Lodi | sikander lodi, sikandar lodhi, sultan sikandar lodi
  pala-dynasty | Pala Dynasty | palas, pala empire, pal vansh, pala dynasty founder, pala rulers, palas of bengal, pala kings, <dharmapala
  pratiharas | Gurjara-Pratiharas | gurjar pratihar, pratihara dynasty, pratiharas, gurjara pratihara dynasty, gurjar pratihar vansh, mihira bhoja, mihir bhoj
  chandelas | Chandelas | chandela dynasty, chandel vansh, chandelas of bundelkhand, chandelas of khajuraho, chandela rulers
  paramaras | Paramaras | paramara dynasty, parmar vansh, paramaras of malwa, raja bhoj, raja bhoja, parmar dynasty, paramara bhoja, king bhoja
  sena-dynasty | Sena Dynasty | sena vansh, senas of bengal, sen vansh, sena rulers, <lakshmanasena, sena dynasty bengal
  shah-jahan-monuments | Monuments of Shah Jahan | shahjahan monuments, monuments built by shah jahan, buildings of shah jahan, shah jahan architecture, red fort delhi, <red fort
  taj-mahal | Taj Mahal | tajmahal, taj mahal agra, taj mahal facts, taj mahal architect
  akbarnama | Akbarnama & Ain-i-Akbari | akbarnama, ain i akbari, ain e akbari, abul fazl, abul fazal, akbarnama author
  mughal-chronicles | Books of the Mughal Court | mughal chronicles, books of mughal period, mughal literature, mughal period books and authors, mughal books, mughal kalin pustake, literature in mughal period, <baburnama, <humayun nama, <padshahnama, kings and chronicles
  dara-shikoh | Dara Shikoh | dara shukoh, darashikoh, dara sikoh, prince dara, sirr i akbar
  guru-nanak | Guru Nanak | guru nanak dev, guru nanak dev ji, nanak dev, first sikh guru
  guru-arjan | Guru Arjan | guru arjan dev, guru arjun dev, guru arjun, fifth sikh guru, compiler of adi granth
  guru-tegh-bahadur | Guru Tegh Bahadur | guru teg bahadur, tegh bahadur, teg bahadur, ninth sikh guru
  ranjit-singh | Maharaja Ranjit Singh | ranjit singh, ranjeet singh, sher e punjab, lion of punjab ranjit singh, sikh empire ranjit singh
  treaty-of-purandar | Treaty of Purandar | purandar ki sandhi, treaty of purandar 1665, purandar
  shivaji-coronation | Coronation of Shivaji | coronation of shivaji maharaj, shivaji rajyabhishek, shivaji crowned
  nadir-shah | Nadir Shah | invasion of nadir shah, nadirshah, <battle of karnal, nadir shah attack, <peacock throne
  ahmad-shah-abdali | Ahmad Shah Abdali | abdali, ahmed shah abdali, ahmad shah durrani, ahmad shah abdali invasion
  kabir | Kabir | kabir das, kabirdas, bhakti movement kabir, sant kabir, saint kabir, kabir ke dohe
  mirabai | Mirabai | meera bai, mira bai, meerabai, sant meera, mira
  ramanuja | Ramanuja | ramanujacharya, ramanujan saint, saint ramanuja, vishishtadvaita
  basava | Basava | basavanna, basaveshwara, lingayat, virashaiva, lingayat movement, veerashaiva
  tulsidas | Tulsidas | goswami tulsidas, tulsi das, ramcharitmanas
  nizamuddin-auliya | Nizamuddin Auliya | nizamuddin aulia, hazrat nizamuddin, nizamuddin, sheikh nizamuddin auliya
  harihara-and-bukka | Harihara & Bukka | harihar and bukka, sangama dynasty, founders of vijayanagara empire, founder of vijayanagar empire
  mahmud-gawan | Mahmud Gawan | mahmud gawan bahmani, muhammad gawan, mahmood gawan
  battle-of-khanwa | Battle of Khanwa | khanwa, khanwa ka yuddh, battle of khanwa 1527, <rana sanga, battle of khanua
  battle-of-chausa | Battle of Chausa | chausa, chausa ka yuddh, battle of chausa 1539, battle of chausa and kannauj
  battle-of-talikota | Battle of Talikota | talikota, talikota ka yuddh, battle of rakshasi tangadi, rakshasi tangadi, battle of talikota 1565
  iltutmish-reforms | Reforms of Iltutmish | iltutmish administration, iltutmish contributions, iltutmish ke sudhar
  vijayanagara-travellers | Foreign Travellers in Vijayanagara | travellers of vijayanagara empire, foreign travellers in vijayanagara empire, vijayanagar foreign travellers, travellers who visited vijayanagara
  aurangzeb-deccan | Aurangzeb in the Deccan | aurangzeb deccan policy, deccan campaigns of aurangzeb
  sambhaji | Sambhaji | chhatrapati sambhaji, sambhaji maharaj, shambhaji, sambhaji raje, sambhaji maratha
  namdev | Namdev | sant namdev, saint namdev, namdeva, bhagat namdev
  mughal-queens | Wives of Mughal Emperors | mughal emperors and their wives, wives of mughal rulers, mughal queens, mughal begums, mughal kings and their wives, queens of mughal emperors, mughal rani
  sultanate-architecture | Architecture of the Delhi Sultanate | sultanate architecture, architecture of sultanate period, delhi sultanate monuments, monuments of sultanate period, buildings of delhi sultanate, sultanate kalin vastukala
  bhakti-saints-and-states | Bhakti Saints & Their States | bhakti saints and states, bhakti saints state wise, bhakti movement saints and states, bhakti saints and regions, bhakti saints and their regions, bhakti sant aur rajya
  akbar-rajput-policy | Rajput Policy of Akbar | rajput policy of mughals, mughal rajput relations, akbar and rajputs, akbar ki rajput niti, rajput policy
  war-of-succession | War of Succession of Shah Jahan's Sons | war of succession, war of succession among sons of shah jahan, mughal war of succession, shah jahan sons, uttaradhikar ka yuddh, <battle of samugarh
  battles-of-babur | Battles of Babur | battles of babur in order, battles fought by babur, babur ke yuddh, wars of babur
  aurangzeb-religious-policy | Religious Policy of Aurangzeb | aurangzeb dharmik niti, aurangzeb jizya
  mansabdari | Mansabdari System | mansabdari, akbar mansabdari, mansabdari system of akbar, mansabdar, mansabdari pratha, zat and sawar, mansabdari vyavastha
  order-of-sultanate-dynasties | Dynasties of Delhi in Order | delhi sultanate dynasties in order, delhi sultanate chronological order, delhi sultanate chronology, delhi sultanate rulers in order, delhi sultanate dynasties sequence, delhi sultanate ke vansh kram, delhi sultanate ke shasak kram se, order of delhi sultans, delhi sultanate dynasties and rulers in order, delhi sultanate dynasties in chronological order, delhi sultanat ke vansh kram se, delhi sultanat ke vansh, delhi saltanat ke vansh kram se, delhi saltanat ke vansh
  mughal-land-revenue | Land Revenue under the Mughals | <todar mal, mughal land revenue, mughal land revenue system, land revenue system of akbar, dahsala system, zabti system, todar mal bandobast, mughal land revenue todar mal bandobast, todar mal land revenue, todarmal bandobast, mughal revenue system, akbar revenue system, ain i dahsala, land revenue of akbar, polaj parauti chachar banjar, mughal kalin bhu rajasva, akbar ki bhu rajasva vyavastha
  sultanate-departments | Departments of the Delhi Sultanate | central departments of delhi sultanate, central administration of delhi sultanate, delhi sultanate administration, <diwan i arz, <diwan i kohi, <diwan i insha, diwans of delhi sultanate, delhi sultanate ke vibhag, sultanate administration departments, departments under delhi sultanate, delhi sultanate ka prashasan
  later-mughals | Later Mughals | later mughal emperors, later mughal rulers, later mughal kings, bahadur shah i to bahadur shah ii, uttar mughal, uttarvarti mughal, uttar mughal kal, parvarti mughal, <sayyid brothers, decline of mughals later mughals, weak successors of aurangzeb
  saints-of-maharashtra | Bhakti Saints of Maharashtra | saints of maharashtra, bhakti movement in maharashtra, maharashtra ke sant, maharashtra ke bhakti sant, varkari saints, varkari movement, varkari sampraday, jnaneshwar, sant dnyaneshwar, dnyaneshwar, tukaram, sant tukaram, <eknath, sant eknath, <samarth ramdas, marathi saints
  chauth-and-sardeshmukhi | Chauth & Sardeshmukhi | chauth, sardeshmukhi, maratha chauth, chauth tax, taxes of marathas
  vijayanagara-administration | Administration of Vijayanagara | vijayanagar administration, administration of vijayanagara empire, nayankara system, nayankara, <ayagar system, nayaka system, amaranayaka system, amara nayaka system, vijayanagar ka prashasan, nayankara and ayagar system, vijayanagar samrajya ka prashasan
  conquests-of-alauddin | Conquests of Alauddin Khalji | alauddin khilji conquests, alauddin conquests, alauddin khilji campaigns, southern campaigns of alauddin khilji, malik kafur, malik kafur south india campaign, alauddin khilji south india, alauddin khilji ki vijay, alauddin khilji ke vijay abhiyan, military campaigns of alauddin khilji, expansion of alauddin khilji
  years-of-panipat | Years of the Battles of Panipat | three battles of panipat years, panipat ke yuddh kab hue, panipat ke yuddh ke varsh, panipat ka yuddh kab hua, panipat battle dates, panipat war years
  decline-of-mughals | Decline of the Mughal Empire | mughal empire decline causes, decline of mughals, fall of mughal empire, causes of downfall of mughal empire, downfall of mughal empire, mughal samrajya ka patan, mughal samrajya ke patan ke karan, disintegration of mughal empire
  sikh-gurus-in-order | Sikh Gurus in Order | ten sikh gurus in order, sikh gurus sequence, sikh gurus list in order, 10 sikh gurus in order, sikh guru kram, sikh guruon ka kram, sikh gurus chronological order, sikh gurus and their order, 10 sikh gurus
  akbar-religious-policy | Religious Policy of Akbar | akbar religious policy ibadat khana, ibadat khana, sulh i kul, akbar sulh i kul, mahzar 1579, akbar mahzar, religious views of akbar, akbar ki dharmik niti, religious reforms of akbar, sulh e kul
  humayun-and-sher-shah | Humayun & Sher Shah | humayun and sher shah battles, battles of humayun, wars of humayun and sher shah, humayun aur sher shah ke yuddh, humayun aur shershah, humayun exile, struggle of humayun and sher shah, battles between humayun and sher shah
  reforms-of-firoz-tughlaq | Reforms of Firoz Shah Tughlaq | firoz shah tughlaq canals and taxes, firoz tughlaq reforms, firoz shah tughlaq canals, firoz shah tughlaq taxes, firuz shah tughlaq reforms, firoz tughlaq administration, administration of firoz shah tughlaq, firoz tughlaq ke sudhar, public works of firoz shah tughlaq, firoz tughlaq canals and departments
  mansabdari-and-iqta | Difference between Mansabdari and Iqta System | mansabdari and iqta, mansabdari and iqta system, iqtadari and mansabdari, mansabdari and jagirdari
  ahoms | Ahoms | ahom, ahom kingdom, ahom dynasty, <battle of saraighat, <lachit borphukan, ahom rajvansh
  gonds | Gonds | gond, gond tribe, gond kingdom, <rani durgavati, gondwana kingdom, garha katanga
  ahilyabai-holkar | Ahilyabai Holkar | ahilya bai holkar, ahilyabai, ahilya bai, rani ahilyabai holkar, devi ahilyabai, ahilyabai holkar indore
`
