/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  stone-age | Stone Age | prehistoric india, prehistory, <palaeolithic, <palaeolithic age, paleolithic, paleolithic age, <mesolithic, <mesolithic age, <chalcolithic, <chalcolithic age, pashan kal, prehistoric age, old stone age, stone age sites, stone age in india, <bhimbetka
  neolithic-age | Neolithic Age | neolithic, new stone age, neolithic sites, neolithic age sites, neolithic period, nav pashan kal, neolithic sites in india
  vedas | The Vedas | vedas, four vedas, ved, char ved, vedas and their priests, four vedas and their priests, vedas and priests, rigveda, rig veda, samaveda, sama veda, yajurveda, yajur veda, atharvaveda, atharva veda, types of vedas, upavedas, priests of vedas
  upanishads | Upanishads | upanishad, upnishad, vedanta texts, main upanishads
  epics | Epics of Ancient India | epics of india, indian epics, the two epics, ramayana and mahabharata, mahabharata and ramayana, mahakavya
  puranas | Puranas | puran, 18 puranas, eighteen puranas, puranas in ancient india
  vedic-gods | Vedic Gods | gods of vedic age, rigvedic gods, rigvedic deities, vedic deities, vedic gods and goddesses, vaidik devta
  vedic-assemblies | Sabha & Samiti | sabha and samiti, sabha samiti, sabha samiti vidatha, vedic assemblies, vidatha, political institutions of vedic age
  varna-and-ashrama | Varna & Ashrama | varna system, varna vyavastha, ashrama system, ashram vyavastha, four ashramas, four varnas, varnashrama, vedic society, social life in vedic age
  life-of-buddha | Life of the Buddha | life of buddha, buddha life events, buddha life, gautam buddha life, life of gautama buddha, events of buddha life, buddha birth place, symbols of buddha life
  mahayana-and-hinayana | Mahayana & Hinayana | mahayana and hinayana, hinayana and mahayana, sects of buddhism, buddhist sects, mahayana, hinayana, difference between hinayana and mahayana, schools of buddhism, vajrayana, theravada
  buddhist-councils | Buddhist Councils | buddhist council, four buddhist councils, bauddh sangiti, bauddh mahasabha, buddhist councils place and president
  jain-councils | Jain Councils | jain council, jain sangiti, first jain council
  buddhist-texts | Tripitaka & Buddhist Texts | tripitaka, buddhist literature, buddhist texts, vinaya pitaka, jataka tales, <jatakas, bauddh sahitya, pitakas, buddhist books, buddhist scriptures, tipitaka, milinda panho, bauddh granth
  jain-literature | Jain Literature | jain texts, jain agamas, agamas, jain books, jaina literature, literature of jainism, jain sahitya, jain scriptures
  gupta-literature | Literature of the Gupta Period | gupta literature, gupta period literature, literature of gupta period, literature in gupta age, gupta age literature, writers of gupta period, books of gupta period, gupta kalin sahitya, gupta period writers, gupta period books, literature under guptas, gupta writers
  kalidasa | Works of Kalidasa | kalidasa, kalidas, books of kalidasa, kalidas ki rachnaye, plays of kalidasa, kalidasa works, <meghaduta, abhijnana shakuntalam
  ancient-science | Science in Ancient India | ancient indian science, ancient science, science and technology in ancient india, scientists of ancient india, ancient indian scientists, mathematicians of ancient india, <varahamihira, <charaka, <sushruta, <brahmagupta, ancient indian mathematics
  aryabhata | Aryabhata | aryabhatta, aryabhat, aryabhata mathematician, aryabhatiya
  ancient-universities | Nalanda & Ancient Universities | nalanda, nalanda university, nalanda vishwavidyalaya, nalanda mahavihara, <taxila, takshashila, <vikramashila, ancient universities of india, ancient universities
  ancient-ports | Ports of Ancient India | ancient ports, ancient india ports, ancient ports of india, ancient indian ports, ports in ancient india, sangam age ports, ports of sangam age, ancient sea ports, muziris, barygaza, bharukachchha, tamralipti, arikamedu
  chalukyas | Chalukyas | chalukya, chalukya dynasty, chalukyas of badami, chalukya empire, chalukya vansh, badami chalukya, western chalukyas, <pulakeshin ii, <pulakesin ii, chalukya kings
  chalukya-capital | Capitals of the Chalukyas | chalukya capital, capital of chalukyas, capital of chalukya dynasty, chalukya dynasty capital, chalukyas capital, chalukya ki rajdhani
  pallavas | Pallavas | pallava, pallava dynasty, pallavas of kanchi, pallava empire, pallav vansh, pallava kings, pallava rulers
  rashtrakutas | Rashtrakutas | rashtrakuta, rashtrakuta dynasty, rashtrakuta empire, rashtrakut, rashtrakut vansh, rashtrakuta kings, rashtrakuta rulers
  hoysalas | Hoysalas | hoysala, hoysala dynasty, hoysala empire, hoysala temples, hoysal vansh, hoysala architecture
  kakatiyas | Kakatiyas | kakatiya, kakatiya dynasty, kakatiyas of warangal, kakatiya empire, kakatiya vansh, rudramadevi
  pandyas | Pandyas | pandya, pandya dynasty, pandya kingdom, pandyas of madurai, pandya vansh
  cheras | Cheras | chera, chera dynasty, chera kingdom, chera vansh, senguttuvan
  shungas | Shunga Dynasty | sunga dynasty, shunga, sunga, shungas, sungas, shunga vansh, sung vansh, shung vansh, pushyamitra shunga, pushyamitra sunga, shunga empire
  kanvas | Kanva Dynasty | kanva, kanvas, kanva vansh, kanv vansh, kanva dynasty founder, founder of kanva dynasty
  shakas | Shakas | shaka rulers, sakas, shaka dynasty, saka rulers, western kshatrapas, kshatrapas, rudradaman, nahapana, shak vansh, shaka kings
  kushanas | Kushanas | kushana, kushan, kushan dynasty, kushana dynasty, kushan empire, kushana empire, kushan vansh, kushanas dynasty, kushan rulers, kushans
  later-gupta-kings | Kumaragupta & Skandagupta | kumaragupta, skandagupta, kumaragupta and skandagupta, kumargupta, skandgupta, later gupta rulers, later gupta kings
  vakatakas | Vakatakas | vakataka, vakataka dynasty, vakatak vansh, vakatakas and guptas
  tripartite-struggle | Tripartite Struggle | tripartite struggle for kannauj, kannauj tripartite struggle, struggle for kannauj, tri party struggle, tripakshiya sangharsh, trikoniya sangharsh
  shankaracharya | Adi Shankaracharya | shankaracharya, shankara, adi shankara, advaita vedanta, advaita, shankaracharya ke math, four mathas of shankaracharya, mathas of shankaracharya, shankaracharya mathas
  indus-seals | Seals of the Indus Valley | indus valley seals, harappan seals, indus seals, seals of indus valley civilization, seals of harappan civilization, pashupati seal, sindhu ghati ki mohre
  tirthankara-symbols | Symbols of the Tirthankaras | jain tirthankara symbols, tirthankaras and symbols, symbols of tirthankaras, jain tirthankaras and their symbols, tirthankar ke pratik chinh, tirthankara symbol
  mauryan-officials | Officials of the Mauryas | mauryan administration officials, mauryan officials, officials of mauryan empire, maurya administration officers, officers of mauryan administration, maurya kalin adhikari
  gautamiputra-satakarni | Gautamiputra Satakarni | gautamiputra, gautmiputra satkarni, satavahana ruler gautamiputra, gautamiputra shatakarni, satavahana king gautamiputra satakarni
  samudragupta | Samudragupta | samudra gupta, samudragupta conquests, napoleon of india, allahabad pillar inscription, prayag prashasti, samudragupt
  chola-administration | Chola Administration | chola local administration, chola village administration, administration of cholas, uttaramerur inscription, kudavolai system, chola prashasan, local administration of cholas, local self government of cholas, chola local self government, ur sabha nagaram
  harsha-court-poets | Poets at the Court of Harsha | harshavardhana court poet, court poet of harsha, court poet of harshavardhana, banabhatta, works of harshavardhana, books of harshavardhana, plays of harsha, harshacharita
  harappan-rivers | Harappan Sites & Rivers | harappan sites rivers, rivers of harappan sites, harappan sites on rivers, harappan sites and their rivers, indus valley sites and rivers, indus valley sites rivers, ivc sites rivers, ivc sites and rivers, harappan towns and rivers, indus valley civilization sites and rivers, harappan sites on which river, sindhu ghati sthal aur nadi
  harappan-script | Harappan Script | indus script, script of indus valley, indus valley script, harappan writing, script of harappan civilization, indus valley civilization script, harappan lipi, sindhu lipi
  kushan-founder | Founder of the Kushanas | kushan dynasty founder, founder of kushan dynasty, kushana dynasty founder, founder of kushana dynasty, kushan vansh ka sansthapak, kujula kadphises, vima kadphises
  jain-triratna | Triratna of Jainism | jainism triratna, triratna, three jewels of jainism, jain triratna, triratna of jain religion, three gems of jainism, ratnatraya, jain dharm ke triratna
  later-vedic-society | Society of the Later Vedic Age | later vedic society, society in later vedic age, later vedic period society, later vedic society and economy, uttar vaidik samaj
  chola-navy | Navy of the Cholas | chola navy, chola naval power, naval expeditions of cholas, chola overseas conquest, chola maritime trade, chola navy and trade, chol nausena
  presidents-of-buddhist-councils | Presidents of the Buddhist Councils | buddhist councils presidents, buddhist councils and presidents, buddhist council presidents, buddhist councils and their presidents, president of buddhist council, bauddh sangiti ke adhyaksh
  ashoka-dhamma | Dhamma of Ashoka | ashoka dhamma, ashoka's dhamma, dhamma of ashoka the great, ashok ka dhamma, ashoka policy of dhamma, dhamma policy of ashoka, dhamma mahamatta, dhamma mahamattas
  gupta-science | Science in the Gupta Period | gupta science, science in gupta age, gupta period science, science and technology in gupta period, scientists of gupta period, science of gupta age, gupt kal me vigyan
  sangam-authors | Authors of Sangam Literature | sangam literature authors, sangam literature and authors, sangam books and authors, sangam works and authors, sangam texts and authors, sangam poets, tamil epics and authors, sangam sahitya ke lekhak
  nine-gems-of-vikramaditya | Nine Gems of Chandragupta II | navratna of chandragupta vikramaditya, navratnas of vikramaditya, nine gems of vikramaditya, navratnas of gupta period, gupt kaal ke navratna, gupta period navratna, chandragupta vikramaditya ke navratna, vikramaditya ke navratna
`
