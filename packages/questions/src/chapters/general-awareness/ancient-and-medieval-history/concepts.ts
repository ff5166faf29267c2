/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  stone-age | Stone Age | prehistoric india, prehistory, <palaeolithic, <palaeolithic age, paleolithic, paleolithic age, <mesolithic, <mesolithic age, <chalcolithic, <chalcolithic age, pashan kal, prehistoric age, old stone age, stone age sites, stone age in india, <bhimbetka
  indus-valley | Harappan Civilisation | indus valley, harappa, harappan civilization, indus valley civilization, harappa sabhyata, sindhu ghati sabhyata, sindhu sabhyata, indus civilisation, indus civilization, ivc, bricks beads and bones
  vedic-age | Vedic Age | vedic, vedic period, rigvedic, vedic civilization, vedic literature, vaidik kal, vedic kaal, vaidik sabhyata, vedic terms
  later-vedic-age | Later Vedic Age | later vedic period, later vedic, later vedic civilization, uttar vaidik kal, uttar vedic kal, uttar vaidik kaal
  mahajanapadas | Mahajanapadas & Magadha | mahajanapada, mahajanpad, rise of magadha, magadha empire, magadh, <haryanka dynasty, <nanda dynasty, <bimbisara, <ajatashatru
  buddhism | Buddhism | buddha, gautam buddha, gautama buddha, bauddh dharm
  four-noble-truths | Four Noble Truths | four noble truths and eightfold path, buddha four noble truths, four noble truths of buddhism, chaar arya satya, char arya satya, teachings of buddha, middle path
  jainism | Jainism | jain dharm, jain religion
  mahavira | Mahavira | vardhamana mahavira, vardhaman mahavir, mahavir swami, mahaveer swami, lord mahavira
  tirthankaras | Jain Tirthankaras | tirthankaras, tirthankar, jainism tirthankaras, jain tirthankar, 24 tirthankaras
  maurya-empire | Maurya Empire | mauryan empire, maurya dynasty, mauryas, maurya vansh, maurya samrajya, <bindusara
  ashoka | Ashoka | ashoka the great, emperor ashoka, samrat ashok, ashok, asoka, <kalinga war
  ashokan-edicts | Edicts of Ashoka | <ashokan pillars, <ashoka pillar, ashokan edicts, ashoka inscriptions, ashokan inscriptions, <pillar edicts, ashok ke abhilekh
  post-maurya | Post-Mauryan Period | post mauryan, <mathura art
  kanishka | Kanishka | kanishk, king kanishka, emperor kanishka, samrat kanishk
  satavahanas | Satavahanas | satavahana dynasty, satvahan, satvahan vansh, satavahan, andhra dynasty, satavahan vansh, satavahana empire
  sangam-age | Sangam Age | sangam period, sangam kal, early cholas cheras pandyas
  gupta-empire | Gupta Empire | gupta dynasty, guptas, gupta golden age, gupta period, gupta age, gupta vansh, gupta samrajya, gupt samrajya, golden age of india, gupt vansh, gupt kaal, gupt kal, gupta kaal, gupta kal
  chandragupta-ii | Chandragupta II Vikramaditya | chandragupta ii, chandragupta 2, chandragupta vikramaditya, chandragupta second, vikramaditya, chandragupt vikramaditya
  harsha | Harshavardhana | harsha, harshvardhan, harsh vardhan, pushyabhuti dynasty, vardhana dynasty, vardhan vansh
  pallavas-chalukyas | Pallavas, Chalukyas & Rashtrakutas | south indian dynasties, dynasties of south india
  cholas | Cholas | chola dynasty, chola empire, chola vansh, <rajaraja chola, chol vansh
  rajendra-chola | Rajendra Chola I | rajendra chola, rajendra i, rajendra chola 1, gangaikonda chola
  early-medieval-kingdoms | Rajputs, Palas & Pratiharas | rajput dynasties, rajputs, <chauhans, <rajput rulers, early medieval india
  turkish-invasions | Arab & Turkish Invasions | turkish invasion, arab invasion, <muhammad bin qasim, arab conquest of sindh
  delhi-sultanate | Delhi Sultanate | dilli sultanat, delhi sultanat, delhi saltanat, sultanate period, <iltutmish, <khalji dynasty
  muhammad-bin-tughlaq | Muhammad bin Tughlaq | mohammad bin tughlaq, muhammad bin tughluq, mohammed bin tughlaq, muhammad tughlaq, mohammad tughlaq
  alauddin-khalji | Alauddin Khalji | alauddin khilji, allauddin khilji, ala ud din khalji
  vijayanagara | Vijayanagara Empire | vijayanagar, vijaynagar, vijayanagar samrajya, hampi history, vijayanagar empire, vijaynagar empire, vijayanagar kingdom, vijayanagara
  krishnadevaraya | Krishnadevaraya | krishnadeva raya, krishna deva raya, krishnadev rai, krishna dev rai, krishnadevraya, <amuktamalyada, <ashtadiggajas
  bahmani | Bahmani & Deccan Sultanates | bahmani kingdom, bahmani sultanate, deccan sultanates, <bijapur sultanate, <golconda
  bhakti | Bhakti Movement | bhakti andolan, bhakti saints, bhakti movement saints, chaitanya mahaprabhu, alvars and nayanars
  sufism | Sufi Movement | sufi, sufism, sufi saints, sufi andolan, <chishti order, <chishti
  sufi-orders | Sufi Orders | sufi silsila, chishti silsila, sufi orders in india, <suhrawardi, <naqshbandi, chishti and suhrawardi
  mughal-empire | Mughal Empire | mughal, mughal dynasty, mughal period, mughal samrajya, mughal vansh, mughal emperors, mugal, mugal samrajya, <babur, <humayun, <jahangir, <shah jahan, <aurangzeb, aurangjeb
  nur-jahan | Nur Jahan | noor jahan, nurjahan, noorjahan, nur jahan begum
  akbar | Akbar | emperor akbar, akbar the great, <din i ilahi
  mughal-administration | Mughal Administration | jagirdari system, mughal prashasan
  sher-shah | Sher Shah Suri | shershah suri, sher shah, sur dynasty, suri dynasty, sur empire
  marathas | Marathas | maratha empire, maratha confederacy, maratha power, rise of marathas, maratha samrajya
  bajirao-i | Baji Rao I | bajirao, peshwa bajirao, baji rao, bajirao i, bajirao 1, peshwa baji rao i, bajirao peshwa battles, battles of bajirao
  maratha-administration | Maratha Administration | maratha revenue system, administration under shivaji
  shivaji | Shivaji | chhatrapati shivaji, shivaji maharaj, shivaji maratha, shivaji bhonsle, administration of shivaji
  sikh-gurus | Sikh Gurus & Sikh Power | sikh guru, ten sikh gurus, sikh history, sikhism, sikh empire, sikh dharm, sikh dharma, sikh guru ke naam
  guru-gobind-singh | Guru Gobind Singh | guru govind singh, gobind singh, govind singh, tenth sikh guru, khalsa panth, khalsa
  successor-states | Regional States of the 18th Century | <nawabs of awadh, nizam of hyderabad, regional kingdoms, autonomous states, travancore kingdom
  dynasties | Dynasties | vansh, rajvansh, dynasties of india
  rulers | Rulers & Their Deeds | ruler, kings, kings of india, shasak, famous rulers, rulers of india
  battles | Battles | important battles, battles of india, yuddh, wars of indian history
  haldighati | Battle of Haldighati | haldighati, battle of haldighati 1576, haldighati ka yuddh, maharana pratap, rana pratap
  panipat | Battles of Panipat | panipat, panipat war, panipat ka yuddh, three battles of panipat
  first-panipat | First Battle of Panipat | panipat 1526, panipat ka pratham yuddh, panipat ka pehla yuddh, first panipat war
  second-panipat | Second Battle of Panipat | panipat 1556, panipat ka dusra yuddh, hemu, second panipat war
  third-panipat | Third Battle of Panipat | panipat 1761, panipat ka tisra yuddh, panipat ka teesra yuddh
  monuments | Monuments | <forts of india, forts and monuments, historical monuments, indo islamic architecture, <charminar, <iron pillar
  inscriptions | Inscriptions | abhilekh, shilalekh, important inscriptions
  travellers | Foreign Travellers | foreign travelers, foreign travellers in india, videshi yatri, <ibn battuta, <hiuen tsang, <fa hien, <al biruni, through the eyes of travellers
  history-terms | Historical Terms | terms of medieval history, administrative terms of history, history terminology
  sixteen-mahajanapadas | Sixteen Mahajanapadas | 16 mahajanapadas, solah mahajanpad, 16 mahajanpad, list of mahajanapadas
  alexander | Alexander's Invasion | alexander, sikandar ka aakraman, <porus, <battle of hydaspes
  chandragupta-maurya | Chandragupta Maurya | chandragupt maurya, <seleucus nicator
  harappan-towns | Sites of the Harappans | indus valley sites, sites of indus valley civilization, indus valley civilisation sites, harappan civilization sites, harappan towns, sindhu ghati ke sthal, sindhu sabhyata ke sthal, harappa ke sthal, ivc sites, <lothal, <dholavira, <kalibangan, <great bath of mohenjodaro, <rakhigarhi, <mohenjodaro great bath, <banawali, <chanhudaro, <surkotada
  gandhara-art | Gandhara Art | gandhar kala, gandhara school of art, gandhara school, gandhar shaili, gandhara kala, mathura school of art, <gandhara and mathura art, gandhara and mathura school of art
  razia | Razia Sultan | razia sultana, raziya sultan, razia, razia begum
  firoz-tughlaq | Firoz Shah Tughlaq | firoz tughlaq, firuz shah tughlaq, feroz shah tughlaq, firoz shah, firoz shah kotla, firozshah kotla
  lodi-dynasty | Lodi Dynasty | lodi vansh, <ibrahim lodi, <bahlul lodi
  amir-khusrau | Amir Khusrau | amir khusro, ameer khusro, amir khusrow
  din-i-ilahi | Din-i-Ilahi | din e ilahi, tauhid i ilahi, deen e ilahi, din ilahi
  mansabdari | Mansabdari System | mansabdari, akbar mansabdari, mansabdari system of akbar, mansabdar, mansabdari pratha, zat and sawar, mansabdari vyavastha
  ashtapradhan | Ashtapradhan | ashta pradhan, asta pradhan, ashtapradhan of shivaji, council of shivaji, shivaji ashtapradhan ministers, ministers of shivaji, ashtapradhan ministers
  qutub-minar | Qutub Minar | qutb minar, kutub minar, qutub complex, qutab minar, kutubminar, qutub minar kisne banwaya, who built qutub minar
  ancient-universities | Nalanda & Ancient Universities | nalanda, nalanda university, nalanda vishwavidyalaya, nalanda mahavihara, <taxila, <takshashila, <vikramashila, ancient universities of india, ancient universities
  sangam-literature | Sangam Literature | sangam sahitya, sangam texts, <silappadikaram, <tolkappiyam, <manimekalai, sangam literature epics
  alauddin-market-reforms | Market Reforms of Alauddin Khalji | alauddin khilji market reforms, market control policy, alauddin bazar niyantran, alauddin market reforms, alauddin market policy, market control of alauddin khilji
  buddhist-texts | Tripitaka & Buddhist Texts | tripitaka, buddhist literature, buddhist texts, <vinaya pitaka, <jataka tales, <jatakas, bauddh sahitya, pitakas, buddhist books, buddhist scriptures, tipitaka, milinda panho, bauddh granth
  kautilya-arthashastra | Kautilya & Arthashastra | kautilya, chanakya, vishnugupta, chanakya niti
  upanishads | Upanishads | upnishad, vedanta texts, main upanishads
  samudragupta | Samudragupta | samudra gupta, samudragupta conquests, napoleon of india, <allahabad pillar inscription, prayag prashasti, samudragupt
  iqta-system | Iqta System | iqta, iqtadari, iqta system of delhi sultanate, muqti, iqta pratha
  navratnas-of-akbar | Navratnas of Akbar | nine gems of akbar, nine jewels of akbar, nauratan, <todar mal, <birbal, abul fazl
  alvars-and-nayanars | Alvars & Nayanars | alvars, nayanars, alvar saints, nayanar saints, azhwar, <andal, alvar nayanar saints
  shankaracharya | Adi Shankaracharya | shankaracharya, shankara, adi shankara, advaita vedanta, advaita, shankaracharya ke math, four mathas of shankaracharya, mathas of shankaracharya
  tripartite-struggle | Tripartite Struggle | tripartite struggle for kannauj, struggle for kannauj, tri party struggle, tripakshiya sangharsh, trikoniya sangharsh
  chola-administration | Chola Administration | chola local administration, chola village administration, <uttaramerur inscription, <kudavolai system, chola prashasan, local self government of cholas, ur sabha nagaram
  harappan-town-planning | Harappan Town Planning | town planning of indus valley, town planning of harappan civilization, nagar niyojan, drainage system of harappa, great bath
  rigveda | Rigveda | rigved, rig veda, rigveda mandalas
  vedic-rivers | Vedic Rivers | rigvedic rivers, rivers of rigveda, vedic period rivers, vedic rivers old and new names, vedic rivers and modern names
  chola-temples | Chola Temples | chola temple architecture, chola architecture, great living chola temples, chola art and architecture, chola temples unesco, <brihadeshwara temple, <brihadeshvara temple, <brihadisvara temple, <brihadeeswarar temple, thanjavur temple
  sher-shah-reforms | Reforms of Sher Shah Suri | sher shah reforms, administration of sher shah suri, sher shah land revenue, sher shah revenue system, land revenue system of sher shah, sher shah land reforms, sher shah suri land reforms
  mughal-architecture | Mughal Architecture | mughal monuments, mughal buildings, mughal vastukala, mughal art and architecture, <fatehpur sikri
  gupta-temples | Gupta Temples | gupta period temples, gupta temple architecture, gupta architecture
  pallava-architecture | Pallava Architecture | pallava temples, pallava art and architecture, mahabalipuram temples, pallava architecture rathas, rathas of mahabalipuram
  mohenjo-daro | Mohenjo-daro | mohenjodaro, mohanjodaro, mohenjo daro great bath
  kushanas | Kushanas | kushan, kushan dynasty, kushana dynasty, kushan empire, kushana empire, kushan vansh, kushan rulers
  harappan-rivers | Harappan Sites & Rivers | harappan sites and their rivers, indus valley sites and rivers, ivc sites rivers, harappan towns and rivers, indus valley civilization sites and rivers, harappan sites on which river, sindhu ghati sthal aur nadi
  harappan-states | Harappan Sites & States | harappan sites state wise, indus valley sites and states, indus valley sites state wise, ivc sites state wise, harappan sites in gujarat, harappan sites in india and pakistan, location of harappan sites
  harappan-finds | Finds at Harappan Sites | harappan sites and findings, indus valley sites and findings, harappan sites and discoveries, ivc sites and findings, ivc findings, important findings of indus valley sites, what was found at harappan sites, harappan excavations
  founders-of-dynasties | Founders of Dynasties | founders of indian dynasties, vansh ke sansthapak, rajvansh aur sansthapak, dynasties and their founders
  capitals-of-dynasties | Capitals of Dynasties | dynasties and their capitals, ancient dynasties and capitals, kingdoms and capitals
  mahajanapada-capitals | Capitals of the Mahajanapadas | 16 mahajanapadas and capitals, mahajanpad ki rajdhani, mahajanapadas and their capitals, 16 mahajanapadas with capitals
  builders | Builders of Monuments | who built, monuments and their builders, who built which monument, kisne banwaya
  travellers-and-rulers | Travellers & the Rulers of Their Time | foreign travellers and rulers, travellers and rulers, foreign travellers during reign of, travellers and kings, foreign travellers and kings, foreign travellers in whose reign, kis raja ke samay aaya, foreign travellers and contemporary rulers
  works-of-travellers | Books of Foreign Travellers | foreign travellers and their books, travellers and their works, foreign travellers and works
  years-of-battles | Years of Battles | battles year wise, battles with years, battles and dates
  sultanate-dynasties | Dynasties of the Delhi Sultanate | delhi sultanate ke vansh, order of delhi sultanate dynasties, slave khalji tughlaq sayyid lodi, slave khilji tughlaq sayyid lodi, delhi sultanate timeline, delhi sultanate founders, founders of delhi sultanate dynasties
  rock-edicts | Rock Edicts of Ashoka | ashokan rock edicts, rock edicts, major rock edicts, major rock edicts of ashoka, 14 rock edicts, ashok ke shilalekh, minor rock edicts, <thirteenth rock edict, ashokan major rock edicts
  regions-of-saints | Saints & Their Regions | saints and regions, saints and places
  mughal-emperors | Mughal Emperors in Order | mughal rulers in order, mughal kings in order, mughal succession, mughal emperors list, mughal badshah in order, sequence of mughal emperors, mughal emperors and fathers
  peshwas | Peshwas | maratha peshwas, maratha peshwas in order, peshwas in order, peshwas of maratha empire, list of peshwas
`
