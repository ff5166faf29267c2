/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  stone-age | Stone Age | prehistoric india, prehistory, <palaeolithic, <palaeolithic age, paleolithic, paleolithic age, <mesolithic, <mesolithic age, <chalcolithic, <chalcolithic age, pashan kal, prehistoric age, old stone age, stone age sites, stone age in india, <bhimbetka
  neolithic-age | Neolithic Age | neolithic, new stone age, neolithic sites, neolithic age sites, neolithic period, nav pashan kal, neolithic sites in india
  vedas | The Vedas | vedas, four vedas, ved, char ved, vedas and their priests, four vedas and their priests, vedas and priests, rigveda, rig veda, samaveda, sama veda, yajurveda, yajur veda, <atharvaveda, atharva veda, types of vedas, upavedas
  upanishads | Upanishads | upnishad, vedanta texts, main upanishads
  epics | Epics of Ancient India | epics of india, indian epics, the two epics, ramayana and mahabharata, mahakavya, <ramayana, <ramayan, <mahabharat
  puranas | Puranas | puran, 18 puranas, eighteen puranas, puranas in ancient india
  vedic-gods | Vedic Gods | gods of vedic age, rigvedic gods, rigvedic deities, vedic deities, vedic gods and goddesses, vaidik devta
  vedic-assemblies | Sabha & Samiti | sabha samiti vidatha, vedic assemblies, <vidatha, political institutions of vedic age
  varna-and-ashrama | Varna & Ashrama | varna system, varna vyavastha, ashrama system, ashram vyavastha, four ashramas, four varnas, varnashrama, vedic society, social life in vedic age
  life-of-buddha | Life of the Buddha | buddha life events, gautam buddha life, life of gautama buddha, buddha birth place, symbols of buddha life
  mahayana-and-hinayana | Sects of Buddhism | buddhist sects, mahayana, hinayana, schools of buddhism, <vajrayana, <theravada
  buddhist-councils | Buddhist Councils | four buddhist councils, bauddh sangiti, bauddh mahasabha, buddhist councils place and president
  jain-councils | Jain Councils | jain sangiti, first jain council
  buddhist-texts | Tripitaka & Buddhist Texts | tripitaka, buddhist literature, buddhist texts, <vinaya pitaka, <jataka tales, <jatakas, bauddh sahitya, pitakas, buddhist books, buddhist scriptures, tipitaka, milinda panho, bauddh granth
  jain-literature | Jain Literature | jain texts, jain agamas, agamas, jain books, jaina literature, literature of jainism, jain sahitya, jain scriptures
  gupta-literature | Literature of the Gupta Period | gupta literature, literature in gupta age, writers of gupta period, books of gupta period, gupta kalin sahitya, literature under guptas, gupta writers
  kalidasa | Works of Kalidasa | kalidasa, kalidas, books of kalidasa, kalidas ki rachnaye, plays of kalidasa, <meghaduta, abhijnana shakuntalam
  ancient-science | Science in Ancient India | ancient indian science, ancient science, science and technology in ancient india, scientists of ancient india, ancient indian scientists, mathematicians of ancient india, <varahamihira, <charaka, <sushruta, <brahmagupta, ancient indian mathematics
  aryabhata | Aryabhata | aryabhatta, aryabhat, aryabhata mathematician, aryabhatiya
  ancient-universities | Nalanda & Ancient Universities | nalanda, nalanda university, nalanda vishwavidyalaya, nalanda mahavihara, <taxila, <takshashila, <vikramashila, ancient universities of india, ancient universities
  ancient-ports | Ports of Ancient India | ancient ports, ancient indian ports, sangam age ports, ancient sea ports, <muziris, <barygaza, bharukachchha, <tamralipti, <arikamedu
  chalukyas | Chalukyas | chalukya dynasty, chalukya empire, chalukya vansh, western chalukyas, <pulakeshin ii, <pulakesin ii, chalukya kings
  chalukya-capital | Capitals of the Chalukyas | capital of chalukya dynasty, chalukya ki rajdhani
  pallavas | Pallavas | pallava dynasty, pallavas of kanchi, pallava empire, pallav vansh, pallava kings, pallava rulers, pallava vansh
  rashtrakutas | Rashtrakutas | rashtrakuta dynasty, rashtrakuta empire, rashtrakut, rashtrakut vansh, rashtrakuta kings, rashtrakuta rulers
  hoysalas | Hoysalas | hoysala dynasty, hoysala empire, hoysala temples, hoysal vansh, hoysala architecture
  kakatiyas | Kakatiyas | kakatiya dynasty, kakatiyas of warangal, kakatiya empire, kakatiya vansh, <rudramadevi
  pandyas | Pandyas | pandya dynasty, pandya kingdom, pandyas of madurai, pandya vansh
  cheras | Cheras | chera dynasty, chera kingdom, chera vansh, <senguttuvan
  shungas | Shunga Dynasty | sunga dynasty, shunga, sunga, shunga vansh, sung vansh, shung vansh, pushyamitra shunga, pushyamitra sunga, shunga empire
  kanvas | Kanva Dynasty | kanva, kanva vansh, kanv vansh, kanva dynasty founder
  indo-greeks | Indo-Greeks | indo greek kingdom, indo greek kings, indo greek rulers, hind yunani
  shakas | Shakas | shaka rulers, sakas, shaka dynasty, saka rulers, western kshatrapas, <kshatrapas, rudradaman, <nahapana, shak vansh, shaka kings
  kushanas | Kushanas | kushan, kushan dynasty, kushana dynasty, kushan empire, kushana empire, kushan vansh, kushan rulers
  later-gupta-kings | Kumaragupta & Skandagupta | kumaragupta, skandagupta, kumargupta, skandgupta, later gupta rulers, later gupta kings
  vakatakas | Vakatakas | vakataka dynasty, vakatak vansh, vakatakas and guptas
  tripartite-struggle | Tripartite Struggle | tripartite struggle for kannauj, struggle for kannauj, tri party struggle, tripakshiya sangharsh, trikoniya sangharsh
  shankaracharya | Adi Shankaracharya | shankaracharya, shankara, adi shankara, advaita vedanta, advaita, shankaracharya ke math, four mathas of shankaracharya, mathas of shankaracharya
  indus-seals | Seals of the Indus Valley | harappan seals, indus seals, seals of indus valley civilization, seals of harappan civilization, <pashupati seal, sindhu ghati ki mohre
  tirthankara-symbols | Symbols of the Tirthankaras | jain tirthankara symbols, jain tirthankaras and their symbols, tirthankar ke pratik chinh
  mauryan-officials | Officials of the Mauryas | mauryan administration officials, mauryan officials, officials of mauryan empire, maurya administration officers, officers of mauryan administration, maurya kalin adhikari
  gautamiputra-satakarni | Gautamiputra Satakarni | gautamiputra, gautmiputra satkarni, satavahana ruler gautamiputra, gautamiputra shatakarni, satavahana king gautamiputra satakarni
  samudragupta | Samudragupta | samudra gupta, samudragupta conquests, napoleon of india, <allahabad pillar inscription, prayag prashasti, samudragupt
  chola-administration | Chola Administration | chola local administration, chola village administration, <uttaramerur inscription, <kudavolai system, chola prashasan, local self government of cholas, ur sabha nagaram
  harsha-court-poets | Poets at the Court of Harsha | harshavardhana court poet, court poet of harsha, banabhatta, works of harshavardhana, books of harshavardhana, plays of harsha, <harshacharita
  harappan-rivers | Harappan Sites & Rivers | harappan sites and their rivers, indus valley sites and rivers, ivc sites rivers, harappan towns and rivers, indus valley civilization sites and rivers, harappan sites on which river, sindhu ghati sthal aur nadi
  harappan-script | Harappan Script | indus script, script of indus valley, harappan writing, script of harappan civilization, indus valley civilization script, harappan lipi, sindhu lipi
  kushan-founder | Founder of the Kushanas | kushan dynasty founder, kushana dynasty founder, kushan vansh ka sansthapak, kujula kadphises, <vima kadphises
  jain-triratna | Triratna of Jainism | triratna, three jewels of jainism, jain triratna, triratna of jain religion, three gems of jainism, ratnatraya, jain dharm ke triratna
  later-vedic-society | Society of the Later Vedic Age | later vedic society, later vedic period society, later vedic society and economy, uttar vaidik samaj
  chola-navy | Navy of the Cholas | chola naval power, naval expeditions of cholas, chola overseas conquest, chola maritime trade, chola navy and trade, chol nausena
  presidents-of-buddhist-councils | Presidents of the Buddhist Councils | buddhist councils and their presidents, bauddh sangiti ke adhyaksh
  ashoka-dhamma | Dhamma of Ashoka | dhamma of ashoka the great, ashok ka dhamma, ashoka policy of dhamma, dhamma mahamatta
  gupta-science | Science in the Gupta Period | gupta science, science in gupta age, gupta period science, science and technology in gupta period, scientists of gupta period, science of gupta age, gupt kal me vigyan
  sangam-authors | Authors of Sangam Literature | sangam books and authors, sangam works and authors, sangam texts and authors, sangam poets, tamil epics and authors, sangam sahitya ke lekhak
  nine-gems-of-vikramaditya | Nine Gems of Chandragupta II | navratna of chandragupta vikramaditya, navratnas of vikramaditya, nine gems of vikramaditya, navratnas of gupta period, gupt kaal ke navratna
  buddhism-and-jainism | Buddhism & Jainism Compared | buddhism and jainism difference, buddhism vs jainism, comparison of buddhism and jainism, similarities between buddhism and jainism, buddhism and jainism similarities and differences, bauddh aur jain dharm me antar, buddhism aur jainism me antar, bauddh aur jain dharm, difference between buddhism and jainism, bauddh aur jain dharm mein antar, bauddh aur jain dharm men antar, bauddh jain antar
  jain-mahavratas | Five Vows of Jainism | panch mahavrat of jainism, panch mahavrat, five great vows of jainism, jain mahavrat, mahavratas of jainism, panch mahavrata, 5 vows of jainism, jain dharm ke panch mahavrat, jain dharm ke 5 mahavrat, anuvrata
  eightfold-path | Eightfold Path | eight fold path, noble eightfold path, ashtangik marg, ashtangika marga, eightfold path of buddha, eightfold path of buddhism, ashtangik marga, bauddh dharm ka ashtangik marg, eight fold path of buddha, 8 fold path, buddha 8 fold path
  chalukyas-of-badami | Chalukyas of Badami | chalukyas of vatapi, early chalukyas, chalukya dynasty of badami, early western chalukyas
  megasthenes | Megasthenes | indica, megasthenes indica, megasthenes account of india, megasthenese, magasthenes, megasthanes
  harappan-economy | Trade & Economy of the Harappans | harappan trade, harappan economy, harappan trade and economy, trade and economy of harappans, economy of indus valley civilization, indus valley trade, indus valley civilization trade, indus valley economy, trade in harappan civilization, economic life of harappan civilization, harappan economic life, harappan agriculture and trade, agriculture in harappan civilization, harappan weights and measures, <meluhha, sindhu ghati sabhyata ka vyapar, sindhu sabhyata ki arthvyavastha
  gupta-administration | Gupta Administration | administration of gupta empire, gupta period administration, gupta age administration, administration under the guptas, gupta prashasan, gupt prashasan, gupt kalin prashasan, gupta officials
  mauryan-art | Art of the Maurya Age | mauryan art and architecture, mauryan art, mauryan art and pillars, mauryan architecture, maurya art, maurya architecture, art of maurya period, mauryan period art and architecture, mauryan sculpture, art and architecture of mauryas, mauryan pillars, mauryan pillars and capitals, maurya kala, mauryakalin kala, <barabar caves, <lion capital of sarnath
  chola-bronzes | Chola Bronzes | nataraja, chola bronze and nataraja, chola bronze sculpture, chola nataraja, nataraja bronze, chola sculpture, natraj, chola kansya murti
  sources-of-ancient-history | Sources of Ancient Indian History | sources of ancient history, sources of indian history, sources of ancient india, literary sources of ancient india, archaeological sources of ancient india, literary and archaeological sources, prachin bharat ke srot, prachin itihas ke srot, prachin bhartiya itihas ke srot, epigraphy and numismatics, <numismatics, <epigraphy
  decline-of-mauryas | Decline of the Maurya Empire | causes of decline of mauryan empire, decline of mauryan empire, decline of mauryas, decline of maurya empire causes, fall of mauryan empire, causes of decline of mauryas, end of maurya empire, maurya samrajya ka patan, maurya samrajya ke patan ke karan, maurya vansh ka patan
  sangam-kings | Kings of the Sangam Age | sangam tamil kings, sangam kings, rulers of sangam age, karikala, <karikala chola, early chola kings of sangam age, sangam kal ke raja, sangam kal ke shasak, sangam period rulers
  chinese-travellers | Fa-Hien & Hiuen Tsang | chinese travellers, chinese travellers in india, chinese pilgrims, chinese pilgrims in india, fahien and hiuen tsang, chini yatri, fahyan aur hwensang, xuanzang, fa hian, huen tsang, hiuen tsang fa hien itsing
  ajivikas | Ajivikas | ajivika sect, aajivika, ajivak, ajivak sampraday, ajivika sampraday, makkhali gosala, ajivika philosophy, aajivak sampraday
  rigvedic-and-later-vedic | Difference between Rigvedic and Later Vedic Age | rigvedic and later vedic, rigvedic and later vedic period, rigvedic and later vedic age, rig vedic and later vedic, rig vedic and later vedic period, rig vedic and later vedic age, early vedic and later vedic, early vedic and later vedic period, early and later vedic age, rigvedic kal aur uttar vedic kal, rigvaidik aur uttar vaidik kal
  hinayana-and-mahayana | Difference between Hinayana and Mahayana | hinayana and mahayana, mahayana and theravada, hinayana and mahayana buddhism, hinyana and mahayana, hinayan aur mahayan, heenyan aur mahayan
  shvetambara-and-digambara | Difference between Shvetambara and Digambara | shvetambara and digambara, svetambara and digambara, shwetambar and digambar, swetambara and digambara, svetambar and digambar, shvetambar aur digambar, sects of jainism, jain sects, digambara, shvetambara, digambar, svetambara
  megaliths | Megaliths | megalith, megalithic culture, megalithic age, megalithic period, megalithic burials, mahapashan sanskriti, mahapashan kal
`
