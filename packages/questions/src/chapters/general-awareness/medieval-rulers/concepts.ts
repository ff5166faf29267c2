/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  battles-of-tarain | Battles of Tarain | battle of tarain, first battle of tarain, second battle of tarain, tarain ka yuddh, tarain war, battles of tarain 1191 1192, tarain
  prithviraj-chauhan | Prithviraj Chauhan | prithviraj chauhan iii, prithviraj iii, rai pithora, prithviraj, prithvi raj chauhan, chauhan dynasty prithviraj, prithviraj chauhan battles, chauhan dynasty, chauhans of ajmer
  mahmud-of-ghazni | Mahmud of Ghazni | mahmud ghaznavi, mahmud ghazni, mehmood ghazni, mahmud gajnavi, ghaznavi, somnath attack, ghazni invasion, invasions of mahmud of ghazni
  muhammad-ghori | Muhammad Ghori | mohammad ghori, muhammad of ghor, muhammad gori, mohammed ghori, mohammad gori, muizzuddin muhammad, ghori invasion
  slave-dynasty | Slave Dynasty | slave dynasty rulers, rulers of slave dynasty, ghulam vansh, mamluk dynasty, mamluk sultans, gulam vansh, slave dynasty founder, slave dynasty kings
  qutbuddin-aibak | Qutbuddin Aibak | qutubuddin aibak, qutb ud din aibak, kutubuddin aibak, qutbuddin, aibak, qutub ud din aibak
  balban | Balban | ghiyasuddin balban, ghiyas ud din balban, sultan balban, blood and iron policy
  khalji-dynasty | Khalji Dynasty: Rise and Fall | khilji dynasty founder, khalji dynasty founder, founder of khilji dynasty, founder of khalji dynasty, jalaluddin khilji, jalaluddin khalji, khilji revolution, khalji revolution
  tughlaq-dynasty | Tughlaq Dynasty | tughlaq, tughlak dynasty, tughluq dynasty, tughlaq rulers, rulers of tughlaq dynasty, tughlaq vansh, tughlak vansh, tughlaq dynasty rulers, tughlaq sultans, tuglaq dynasty, tughlaq dynasty founder, tughlaq kings
  ghiyasuddin-tughlaq | Ghiyasuddin Tughlaq | ghazi malik, ghiyas ud din tughlaq, gayasuddin tughlaq, ghiyasuddin tughluq, tughlaqabad
  timur-invasion | Invasion of Timur | timur invasion, timur, timur lang, taimur, taimur lang, tamerlane, timur attack, timur invasion of india, taimur ka akraman
  sayyid-dynasty | Sayyid Dynasty | sayyid vansh, saiyad dynasty, sayyid rulers, khizr khan, sayyid dynasty founder
  sikandar-lodi | Sikandar Lodi | sikander lodi, sikandar lodhi, sultan sikandar lodi
  pala-dynasty | Pala Dynasty | palas, pala empire, pal vansh, pala dynasty founder, founder of pala dynasty, pala rulers, palas of bengal, pala kings, dharmapala
  pratiharas | Gurjara-Pratiharas | gurjara pratihara, gurjar pratihar, pratihara dynasty, pratiharas, gurjara pratihara dynasty, gurjar pratihar vansh, mihira bhoja, mihir bhoj
  chandelas | Chandelas | chandela dynasty, chandel vansh, chandelas of bundelkhand, chandelas of khajuraho, chandela rulers
  paramaras | Paramaras | paramara dynasty, parmar vansh, paramaras of malwa, raja bhoj, raja bhoja, parmar dynasty, paramara bhoja, king bhoja
  sena-dynasty | Sena Dynasty | sena vansh, senas of bengal, sen vansh, sena rulers, lakshmanasena, sena dynasty bengal
  shah-jahan-monuments | Monuments of Shah Jahan | shah jahan monuments, shahjahan monuments, monuments built by shah jahan, monuments of shahjahan, buildings of shah jahan, shah jahan architecture, architecture of shah jahan, red fort delhi, <red fort
  taj-mahal | Taj Mahal | tajmahal, taj mahal agra, taj mahal facts, taj mahal architect
  akbarnama | Akbarnama & Ain-i-Akbari | akbarnama, ain i akbari, akbarnama ain i akbari, ain e akbari, akbarnama and ain i akbari, abul fazl, abul fazal, akbarnama author, author of akbarnama
  mughal-chronicles | Books of the Mughal Court | mughal chronicles, books of mughal period, mughal literature, mughal period books and authors, books of mughal period authors, mughal books, mughal kalin pustake, literature in mughal period, mughal period literature, <baburnama, <humayun nama, <padshahnama, mughal period books
  dara-shikoh | Dara Shikoh | dara shukoh, darashikoh, dara sikoh, prince dara, sirr i akbar
  guru-nanak | Guru Nanak | guru nanak dev, guru nanak dev ji, nanak dev, first sikh guru
  guru-arjan | Guru Arjan | guru arjan dev, guru arjun dev, guru arjun, fifth sikh guru, compiler of adi granth
  guru-tegh-bahadur | Guru Tegh Bahadur | guru teg bahadur, tegh bahadur, teg bahadur, ninth sikh guru
  ranjit-singh | Maharaja Ranjit Singh | ranjit singh, ranjeet singh, sher e punjab, lion of punjab ranjit singh, sikh empire ranjit singh
  treaty-of-purandar | Treaty of Purandar | purandar treaty, purandar ki sandhi, treaty of purandar 1665, purandar
  shivaji-coronation | Coronation of Shivaji | shivaji coronation, coronation of shivaji maharaj, shivaji rajyabhishek, shivaji ka rajyabhishek, shivaji crowned
  nadir-shah | Nadir Shah | invasion of nadir shah, nadir shah invasion, nadirshah, battle of karnal, nadir shah attack, peacock throne
  ahmad-shah-abdali | Ahmad Shah Abdali | abdali, ahmed shah abdali, ahmad shah durrani, ahmad shah abdali invasion
  kabir | Kabir | kabir das, kabirdas, sant kabir, saint kabir, kabir ke dohe
  mirabai | Mirabai | meera bai, mira bai, meerabai, sant meera, mira
  ramanuja | Ramanuja | ramanujacharya, ramanujan saint, saint ramanuja, vishishtadvaita
  basava | Basava | basavanna, basaveshwara, lingayat, lingayats, virashaiva, lingayat movement, veerashaiva
  tulsidas | Tulsidas | goswami tulsidas, tulsi das, ramcharitmanas
  nizamuddin-auliya | Nizamuddin Auliya | nizamuddin aulia, hazrat nizamuddin, nizamuddin, sheikh nizamuddin auliya
  harihara-and-bukka | Harihara & Bukka | harihara and bukka, harihar and bukka, harihara bukka, sangama dynasty, founders of vijayanagara empire, founder of vijayanagar empire
  mahmud-gawan | Mahmud Gawan | mahmud gawan bahmani, muhammad gawan, mahmood gawan
  battle-of-khanwa | Battle of Khanwa | khanwa, khanwa ka yuddh, battle of khanwa 1527, rana sanga, battle of khanua
  battle-of-chausa | Battle of Chausa | chausa, chausa ka yuddh, battle of chausa 1539, battle of chausa and kannauj
  battle-of-talikota | Battle of Talikota | talikota, talikota ka yuddh, battle of rakshasi tangadi, rakshasi tangadi, battle of talikota 1565
  iltutmish-reforms | Reforms of Iltutmish | iltutmish reforms, iltutmish administration, iltutmish contributions, iltutmish ke sudhar
  vijayanagara-travellers | Foreign Travellers in Vijayanagara | vijayanagara foreign travellers, foreign travellers to vijayanagara, travellers of vijayanagara empire, foreign travellers in vijayanagara empire, vijayanagar foreign travellers, travellers who visited vijayanagara
  aurangzeb-deccan | Aurangzeb in the Deccan | aurangzeb deccan policy, deccan policy of aurangzeb, aurangzeb deccan, aurangzeb and deccan, deccan campaigns of aurangzeb
  sambhaji | Sambhaji | chhatrapati sambhaji, sambhaji maharaj, shambhaji, sambhaji raje, sambhaji maratha
  namdev | Namdev | sant namdev, saint namdev, namdeva, namdev saint, bhagat namdev
  mughal-queens | Wives of Mughal Emperors | mughal emperors and their wives, mughal emperors wives, wives of mughal rulers, mughal queens, mughal begums, mughal kings and their wives, queens of mughal emperors, mughal rani
  sultanate-architecture | Architecture of the Delhi Sultanate | delhi sultanate architecture, sultanate architecture, architecture of sultanate period, delhi sultanate monuments, monuments of delhi sultanate, monuments of sultanate period, sultanate period architecture, buildings of delhi sultanate, sultanate kalin vastukala
  bhakti-saints-and-states | Bhakti Saints & Their States | bhakti saints and their states, bhakti saints and states, bhakti saints state wise, bhakti movement saints and states, bhakti saints and regions, bhakti saints region, bhakti saints and their regions, bhakti sant aur rajya
  akbar-rajput-policy | Rajput Policy of Akbar | akbar rajput policy, rajput policy of mughals, mughal rajput relations, akbar and rajputs, akbar ki rajput niti, rajput policy
  war-of-succession | War of Succession of Shah Jahan's Sons | shah jahan sons war of succession, war of succession, war of succession among sons of shah jahan, mughal war of succession, shah jahan sons, sons of shah jahan, uttaradhikar ka yuddh, battle of samugarh
  battles-of-babur | Battles of Babur | babur battles, battles of babur in order, battles fought by babur, babur ke yuddh, wars of babur
  aurangzeb-religious-policy | Religious Policy of Aurangzeb | aurangzeb religious policy, aurangzeb dharmik niti, aurangzeb ki dharmik niti, aurangzeb jizya
`
