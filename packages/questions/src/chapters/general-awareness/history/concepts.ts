/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  stone-age | Stone Age | prehistoric india, prehistory, palaeolithic, paleolithic, mesolithic, neolithic, chalcolithic, pashan kal, prehistoric age, bhimbetka
  indus-valley | Harappan Civilisation | indus valley, harappa, harappan civilization, indus valley civilization, harappa sabhyata, sindhu ghati sabhyata, sindhu sabhyata, mohenjodaro, mohenjo daro, harappan sites, indus civilisation, indus civilization, ivc
  vedic-age | Vedic Age | vedic period, vedas, rigveda, rigvedic, later vedic age, upanishads, vedic civilization, vedic literature, vaidik kal, vedic kaal, vaidik sabhyata, vedic terms
  mahajanapadas | Mahajanapadas & Magadha | mahajanapada, mahajanpad, rise of magadha, magadha empire, magadh, haryanka dynasty, nanda dynasty, bimbisara, ajatashatru
  buddhism | Buddhism | buddha, gautam buddha, gautama buddha, bauddh dharm, buddhist councils, buddhist council, tripitaka, mahayana, hinayana
  jainism | Jainism | jain dharm, mahavira, vardhamana mahavira, mahavir swami, tirthankaras, tirthankar, jain religion
  maurya-empire | Maurya Empire | mauryan empire, maurya dynasty, mauryas, maurya vansh, maurya samrajya, bindusara, chanakya, kautilya, arthashastra, mauryan administration
  ashoka | Ashoka | ashoka the great, emperor ashoka, samrat ashok, ashok, asoka, kalinga war
  ashokan-edicts | Edicts & Inscriptions of Ashoka | ashokan edicts, edicts of ashoka, ashoka inscriptions, inscriptions of ashoka, ashokan inscriptions, ashoka edicts, rock edicts, pillar edicts, ashok ke abhilekh
  post-maurya | Post-Mauryan Period | post mauryan, kushana dynasty, kushan, kushans, kanishka, satavahana, satavahanas, satvahan, shunga dynasty, sunga dynasty, indo greeks, shakas, sakas, mathura art
  sangam-age | Sangam Age | sangam period, sangam kal, early cholas cheras pandyas
  gupta-empire | Gupta Empire | gupta dynasty, guptas, gupta golden age, gupta period, gupta age, gupta vansh, gupta samrajya, samudragupta, chandragupta vikramaditya, golden age of india, gupt vansh, gupt kaal, gupt kal, gupta kaal, gupta kal
  harsha | Harshavardhana | harsha, harshvardhan, harsh vardhan, pushyabhuti dynasty, vardhana dynasty, vardhan vansh
  pallavas-chalukyas | Pallavas, Chalukyas & Rashtrakutas | pallava dynasty, pallavas, chalukyas, chalukya dynasty, rashtrakutas, rashtrakuta dynasty, hoysalas, kakatiyas, south indian dynasties, dynasties of south india
  cholas | Cholas | chola dynasty, chola empire, chola vansh, rajaraja chola, rajendra chola, chola administration, chol vansh
  early-medieval-kingdoms | Rajputs, Palas & Pratiharas | rajput dynasties, rajputs, pala dynasty, palas, pratiharas, gurjara pratihara, tripartite struggle, chandelas, paramaras, chauhans, prithviraj chauhan, rajput rulers, early medieval india, sena dynasty
  turkish-invasions | Arab & Turkish Invasions | turkish invasion, arab invasion, mahmud of ghazni, mahmud ghaznavi, muhammad ghori, mohammad ghori, muhammad bin qasim, battle of tarain, arab conquest of sindh
  delhi-sultanate | Delhi Sultanate | dilli sultanat, delhi sultanat, sultanate period, slave dynasty, ghulam vansh, mamluk dynasty, khilji dynasty, khalji dynasty, khilji vansh, tughlaq dynasty, tughlak vansh, sayyid dynasty, muhammad bin tughlaq, iltutmish, balban, iqta, delhi sultanate administration
  alauddin-khalji | Alauddin Khalji | alauddin khilji, allauddin khilji, ala ud din khalji, alauddin khalji market reforms, alauddin khilji market reforms, market reforms of alauddin khilji, market control policy, alauddin bazar niyantran, alauddin market reforms, market reforms of alauddin, alauddin market policy, market reforms of alauddin khalji
  vijayanagara | Vijayanagara Empire | vijayanagar, vijaynagar, vijayanagar samrajya, krishnadevaraya, hampi history, battle of talikota, vijayanagar empire, vijaynagar empire, vijayanagar kingdom
  bahmani | Bahmani & Deccan Sultanates | bahmani kingdom, bahmani sultanate, deccan sultanates, bijapur sultanate, golconda
  bhakti | Bhakti Movement | bhakti andolan, bhakti saints, bhakti movement saints, kabir, chaitanya mahaprabhu, alvars and nayanars, ramanuja, shankaracharya, mirabai
  sufism | Sufi Movement | sufi, sufism, sufi saints, sufi andolan, chishti order, sufi silsila, chishti silsila, chishti
  mughal-empire | Mughal Empire | mughal, mughals, mughal dynasty, mughal period, mughal samrajya, mughal vansh, mughal emperors, mugal, mugal samrajya, babur, humayun, jahangir, shah jahan, aurangzeb, aurangjeb, later mughals, decline of mughal empire
  akbar | Akbar | emperor akbar, akbar the great, din i ilahi, navratnas of akbar
  mughal-administration | Mughal Administration | mughal revenue system, todar mal, jagirdari system, zabti system, mughal prashasan
  sher-shah | Sher Shah Suri | shershah suri, sher shah, sur dynasty, suri dynasty, sur empire
  marathas | Marathas | maratha empire, maratha samrajya, peshwas, peshwa, maratha administration
  shivaji | Shivaji | chhatrapati shivaji, shivaji maharaj, shivaji maratha, shivaji bhonsle, administration of shivaji
  sikh-gurus | Sikh Gurus & Sikh Power | sikh guru, ten sikh gurus, sikh history, sikhism, guru nanak, guru gobind singh, maharaja ranjit singh, sikh empire
  successor-states | Regional States of the 18th Century | nawabs of awadh, nizam of hyderabad, regional kingdoms, autonomous states, travancore kingdom
  dynasties | Dynasties | dynasty, vansh, rajvansh, dynasties of india, founders of dynasties, dynasties and founders, dynasty and capital
  rulers | Rulers & Their Deeds | ruler, kings, kings of india, shasak, famous rulers, rulers of india
  battles | Battles | battle, important battles, battles of india, yuddh, wars of indian history
  panipat | Battles of Panipat | battle of panipat, panipat, panipat war, panipat ka yuddh, three battles of panipat
  first-panipat | First Battle of Panipat | panipat 1526, panipat ka pratham yuddh, panipat ka pehla yuddh
  second-panipat | Second Battle of Panipat | panipat 1556, panipat ka dusra yuddh, hemu
  third-panipat | Third Battle of Panipat | panipat 1761, panipat ka tisra yuddh, panipat ka teesra yuddh, ahmad shah abdali
  monuments | Monuments & Builders | monument, who built, builders of monuments, forts of india, forts and monuments, historical monuments, mughal architecture, indo islamic architecture
  inscriptions | Inscriptions | inscription, abhilekh, shilalekh, allahabad pillar inscription, important inscriptions
  travellers | Foreign Travellers | foreign traveller, foreign travelers, foreign travellers in india, videshi yatri, ibn battuta, hiuen tsang, megasthenes, fa hien, al biruni
  history-terms | Historical Terms | terms of medieval history, administrative terms of history, history terminology
  advent-of-europeans | Advent of Europeans | arrival of europeans, coming of europeans, portuguese in india, dutch in india, french in india, vasco da gama, european companies, carnatic wars, europiyon ka aagman
  company-expansion | British Conquest of India | expansion of british rule, british expansion in india, east india company
  plassey | Battle of Plassey | plassey, plasi ka yuddh, palasi ka yuddh, battle of plassey 1757, siraj ud daulah
  buxar | Battle of Buxar | buxar, buxar ka yuddh, battle of buxar 1764, treaty of allahabad
  subsidiary-alliance | Subsidiary Alliance | sahayak sandhi, subsidiary alliance system
  doctrine-of-lapse | Doctrine of Lapse | doctrine of lapse dalhousie, vyapgat siddhant, hadap niti, lapse policy
  anglo-mysore-wars | Anglo-Mysore Wars & Tipu Sultan | anglo mysore war, tipu sultan, tipu, haidar ali, hyder ali, haider ali, kingdom of mysore, treaty of seringapatam
  anglo-maratha-wars | Anglo-Maratha Wars | anglo maratha war, first anglo maratha war, second anglo maratha war, third anglo maratha war, treaty of bassein, treaty of salbai
  anglo-sikh-wars | Anglo-Sikh Wars | anglo sikh war, first anglo sikh war, second anglo sikh war, annexation of punjab
  land-revenue | Land Revenue Systems | permanent settlement, ryotwari, raiyatwari, mahalwari, zamindari system, sthayi bandobast, land revenue system of british
  drain-of-wealth | Economic Impact of British Rule | drain of wealth, drain theory, deindustrialisation, economic critique of colonialism, dhan nishkasan
  education-and-press | Education & Press under the British | british education policy, macaulay minute, development of press in india, charter act and education
  treaties | Historic Treaties | historic treaty, sandhi, important treaties, treaties of history
  governors-general | Governors-General & Viceroys | viceroy, governor general, governors general, viceroys of india, governor general of india, lord dalhousie, lord wellesley, lord cornwallis
  revolt-of-1857 | Revolt of 1857 | 1857 revolt, 1857, sepoy mutiny, first war of independence, 1857 ki kranti, 1857 ka vidroh, 1857 mutiny, mangal pandey
  tribal-and-peasant-movements | Tribal & Peasant Movements | tribal revolts, tribal movements, peasant movements, peasant revolts, santhal rebellion, indigo revolt, kisan andolan, adivasi vidroh, moplah rebellion, kol rebellion
  social-reform | Social & Religious Reform Movements | social reform, socio religious reform, socio religious reform movements, reform movements, social reformers, samaj sudhar, samaj sudhar andolan, prarthana samaj
  ram-mohan-roy | Raja Rammohan Roy | raja ram mohan roy, ram mohan roy, rammohan roy, rammohun roy, sati pratha, abolition of sati
  brahmo-samaj | Brahmo Samaj | brahma samaj, brahmo sabha, keshab chandra sen, debendranath tagore
  arya-samaj | Arya Samaj & Dayananda Saraswati | arya samaj, dayananda saraswati, dayanand saraswati, swami dayanand, satyarth prakash, shuddhi movement
  vidyasagar | Ishwar Chandra Vidyasagar | ishwarchandra vidyasagar, ishwar chand vidyasagar, vidyasagar, widow remarriage act
  vivekananda | Swami Vivekananda & Ramakrishna Mission | swami vivekananda, vivekananda, vivekanand, ramakrishna mission
  jyotirao-phule | Jyotirao Phule | jyotiba phule, mahatma phule, satyashodhak samaj, savitribai phule, gulamgiri
  newspapers | Newspapers & Journals | newspaper, newspapers and journals, samachar patra, newspapers and founders, newspapers and editors, newspapers of freedom movement
  constitutional-reforms | Constitutional Reforms under the British | morley minto reforms, montagu chelmsford reforms, montague chelmsford reforms, separate electorates, dyarchy, diarchy, montagu chelmsford, montague chelmsford, morley minto
  early-congress | Moderates, Extremists & the Early Congress | formation of congress, foundation of congress, moderates, extremists, moderates and extremists, lal bal pal, surat split, early nationalists, political associations before congress, dadabhai naoroji
  congress-sessions | Sessions of the Congress | congress session, inc sessions, indian national congress, congress adhiveshan, congress presidents
  swadeshi-movement | Partition of Bengal & Swadeshi | partition of bengal, swadeshi movement, swadeshi andolan, bang bhang, bengal partition, anti partition movement
  muslim-league | Muslim League | all india muslim league, two nation theory, demand for pakistan, communalism in india
  home-rule | Home Rule Movement | home rule league, lucknow pact, home rule andolan
  revolutionaries | Revolutionary Movement | revolutionary movements, revolutionary activities, revolutionary nationalism, krantikari andolan, chandrashekhar azad, hsra, chittagong armoury raid, revolutionaries
  bhagat-singh | Bhagat Singh | bhagat singh rajguru sukhdev, shaheed bhagat singh, lahore conspiracy case, naujawan bharat sabha
  ghadar-party | Ghadar Party | gadar party, ghadar movement, gadar movement, ghadar andolan, komagata maru
  kakori | Kakori Conspiracy | kakori, kakori kand, kakori train action, kakori conspiracy case, kakori train robbery
  early-satyagrahas | Champaran to Jallianwala Bagh | ahmedabad mill strike, early gandhian movements, gandhi in south africa
  champaran | Champaran Satyagraha | champaran, champaran satyagraha 1917, tinkathia, champaran andolan
  kheda | Kheda Satyagraha | kheda, kaira satyagraha
  rowlatt-act | Rowlatt Act & Satyagraha | rowlatt act, rowlatt satyagraha, rowlatt act 1919, rowlatt bills
  jallianwala-bagh | Jallianwala Bagh Massacre | jallianwala bagh, jalianwala bagh, jallianwala bagh hatyakand, jaliyanwala bagh, amritsar massacre, hunter committee
  bardoli | Bardoli Satyagraha | bardoli, bardoli movement
  non-cooperation | Non-Cooperation Movement | non cooperation movement, non cooperation, asahyog andolan, non cooperation and khilafat, non cooperation and khilafat movement
  khilafat | Khilafat Movement | khilafat, khilafat andolan, ali brothers
  chauri-chaura | Chauri Chaura | chauri chaura incident, chauri chaura kand, chauri chaura ghatna
  swaraj-party | Swaraj Party | swarajists, swarajist, congress khilafat swaraj party, no changers and pro changers
  simon-commission | Simon Commission | simon commision, simon go back, indian statutory commission, saiman commission
  nehru-report | Nehru Report & Fourteen Points | nehru report, jinnah fourteen points, jinnah 14 points, nehru report 1928
  purna-swaraj | Lahore Congress & Purna Swaraj | purna swaraj, poorna swaraj, lahore session, lahore session 1929, lahore congress
  civil-disobedience | Civil Disobedience Movement | civil disobedience, savinay avagya andolan
  dandi-march | Dandi March & Salt Satyagraha | dandi march, salt satyagraha, salt march, dandi yatra, namak satyagraha, namak andolan
  round-table-conference | Round Table Conferences | round table conference, rtc, golmej sammelan, first round table conference, second round table conference, third round table conference
  gandhi-irwin-pact | Gandhi–Irwin Pact | gandhi irwin pact, delhi pact 1931, gandhi irwin samjhauta
  poona-pact | Communal Award & Poona Pact | poona pact, communal award, pune pact, macdonald award, sampradayik panchat
  quit-india | Quit India Movement | quit india, bharat chhodo andolan, bharat chodo andolan, august kranti
  cripps-mission | Cripps Mission | cripps proposals, cripps offer, cripps mission 1942
  august-offer | August Offer & Individual Satyagraha | august offer, individual satyagraha, vyaktigat satyagraha, resignation of congress ministries
  subhas-and-ina | Subhas Chandra Bose & the INA | subhash chandra bose, subhas bose, netaji, forward bloc
  ina | Indian National Army | azad hind fauj, ina, ina trials, red fort trials, azad hind government, azad hind fauz
  ambedkar | B. R. Ambedkar | dr ambedkar, bhimrao ambedkar, babasaheb ambedkar, br ambedkar, ambedkar, mahad satyagraha
  sardar-patel | Sardar Patel | sardar vallabhbhai patel, vallabhbhai patel, iron man of india, integration of princely states
  lajpat-rai | Lala Lajpat Rai | lajpat rai, punjab kesari, sher e punjab
  independence-and-partition | Independence & Partition | partition of india, transfer of power
  freedom-movement | Events of the Freedom Movement | dates of freedom struggle, timeline of freedom struggle, important events of freedom struggle
  slogans | Slogans & Famous Sayings | slogan, famous slogans, nare, who said, famous sayings
  after-independence | India after Independence | post independence history, post independence india, india since independence, indo pak wars
  world-history | World History | vishwa itihas
  french-revolution | French Revolution | french revolution 1789, fransisi kranti, france ki kranti, french kranti, reign of terror
  american-revolution | American Revolution | american war of independence, american war of independance, boston tea party, american kranti
  industrial-revolution | Industrial Revolution | audyogik kranti, industrial revolution in england
  russian-revolution | Russian Revolution | bolshevik revolution, october revolution, roosi kranti, rusi kranti, russian revolution 1917
  treaty-of-versailles | Treaty of Versailles | versailles, versailles ki sandhi, treaty of versailles 1919, versay ki sandhi, league of nations
  first-world-war | First World War | world war, world war 1, world war i, ww1, pratham vishwa yuddh
  second-world-war | Second World War | world war 2, world war ii, ww2, dwitiya vishwa yuddh, second world war causes
  sixteen-mahajanapadas | Sixteen Mahajanapadas | 16 mahajanapadas, solah mahajanpad, 16 mahajanpad, 16 mahajanapada, list of mahajanapadas
  alexander | Alexander's Invasion | alexander invasion, alexander, sikandar ka aakraman, porus, battle of hydaspes
  chandragupta-maurya | Chandragupta Maurya | chandragupt maurya, seleucus nicator
  harappan-towns | Towns of the Harappans | lothal, dholavira, kalibangan, great bath, great bath of mohenjodaro, rakhigarhi, mohenjodaro great bath
  gandhara-art | Gandhara Art | gandhar kala, gandhara school of art, gandhara school, gandhar shaili, gandhara kala, mathura school of art, gandhara and mathura art, gandhara and mathura school of art
  razia | Razia Sultan | razia sultana, raziya sultan, razia, razia begum
  firoz-tughlaq | Firoz Shah Tughlaq | firoz tughlaq, firuz shah tughlaq, feroz shah tughlaq, firoz shah, firoz shah kotla, firozshah kotla
  lodi-dynasty | Lodi Dynasty | lodi vansh, ibrahim lodi, sikandar lodi, bahlul lodi
  amir-khusrau | Amir Khusrau | amir khusro, ameer khusro, amir khusrow
  din-i-ilahi | Din-i-Ilahi | din e ilahi, tauhid i ilahi, deen e ilahi, sulh i kul, din ilahi
  mansabdari | Mansabdari System | mansabdari, mansabdar, mansabdari pratha, zat and sawar, mansabdari vyavastha
  ashtapradhan | Ashtapradhan | ashta pradhan, asta pradhan, ashtapradhan of shivaji, council of shivaji
  bentinck | Lord William Bentinck | william bentinck, lord bentinck, bentinck
  ripon | Lord Ripon | ripon
  ilbert-bill | Ilbert Bill | ilbert bill controversy, ilbert bill 1883, ilbart bill
  curzon | Lord Curzon | curzon
  rani-lakshmibai | Rani Lakshmibai | rani laxmibai, jhansi ki rani, rani of jhansi, laxmibai, lakshmi bai
  birsa-munda | Birsa Munda | munda rebellion, ulgulan, munda vidroh, birsa munda andolan
  vernacular-press-act | Vernacular Press Act | vernacular press act 1878, gagging act
  woods-despatch | Wood's Despatch | wood despatch, woods despatch, wood dispatch, woods dispatch, wood despatch 1854, magna carta of english education
  aligarh-movement | Aligarh Movement | syed ahmad khan, sir syed ahmad khan, sir syed ahmed khan, aligarh andolan
  young-bengal | Young Bengal Movement | young bengal, derozio, henry derozio, henry vivian derozio
  theosophical-society | Theosophical Society | theosophical movement, thiosophical society, madame blavatsky
  wavell-plan | Wavell Plan | wavell plan 1945, simla conference 1945, simla conference
  naval-mutiny | Royal Indian Navy Mutiny | naval mutiny, naval mutiny 1946, rin mutiny, royal indian navy mutiny 1946, navy mutiny, nausena vidroh
  cabinet-mission | Cabinet Mission | cabinet mission plan, cabinet mission 1946, cabinet mission plan 1946
  mountbatten-plan | Mountbatten Plan | june 3 plan, 3 june plan, mountbatten plan 1947, indian independence act, indian independence act 1947, radcliffe award
  renaissance | Renaissance | punarjagran, european renaissance, renaissance in europe
  napoleon | Napoleon | napoleon bonaparte, battle of waterloo, napoleonic code, congress of vienna
  unification-of-germany | Unification of Germany | german unification, bismarck, germany ka ekikaran, otto von bismarck
  unification-of-italy | Unification of Italy | italian unification, garibaldi, mazzini, cavour, italy ka ekikaran
  nazism-and-fascism | Nazism & Fascism | nazism, fascism, hitler, adolf hitler, mussolini, rise of hitler, nazism and the rise of hitler, holocaust, weimar republic
  chinese-revolution | Chinese Revolution | chinese revolution 1949, chinese revolution 1911, mao zedong, opium war, opium wars, sun yat sen
  cold-war | Cold War | sheet yuddh, shit yuddh, berlin wall, cuban missile crisis, marshall plan, truman doctrine, warsaw pact
  reformation | The Reformation | reformation, protestant reformation, reformation movement, martin luther, counter reformation, dharm sudhar andolan, reformation in europe
  roman-empire | Roman Empire | ancient rome, roman civilisation, roman civilization, rome empire, julius caesar, roman samrajya, roman republic
  mesopotamia | Mesopotamian Civilisation | mesopotamia, mesopotamian civilization, sumerian civilisation, sumerian civilization, babylon, hammurabi, mesopotamia sabhyata, cuneiform
  qutub-minar | Qutub Minar | qutb minar, kutub minar, qutub complex, qutab minar, kutubminar
  ancient-universities | Nalanda & Ancient Universities | nalanda, nalanda university, nalanda vishwavidyalaya, nalanda mahavihara, taxila, takshashila, vikramashila, ancient universities of india
  sangam-literature | Sangam Literature | sangam sahitya, sangam texts, silappadikaram, tolkappiyam, manimekalai
  gandhian-movements | Gandhian Movements | gandhi ke andolan, gandhi ji ke andolan, movements of gandhi, gandhi movements
`
