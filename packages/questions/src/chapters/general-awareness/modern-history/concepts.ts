/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  battles | Battles | important battles, battles of india, yuddh, wars of indian history
  advent-of-europeans | Advent of Europeans | arrival of europeans, coming of europeans, <dutch, french in india, european companies, europiyon ka aagman
  carnatic-wars | Carnatic Wars | anglo french wars, anglo french rivalry, karnataka yuddh, karnatak yuddh
  company-expansion | British Conquest of India | expansion of british rule, british expansion in india
  plassey | Battle of Plassey | plassey, plasi ka yuddh, palasi ka yuddh, battle of plassey 1757, <siraj ud daulah
  buxar | Battle of Buxar | buxar, buxar ka yuddh, battle of buxar 1764, <treaty of allahabad
  subsidiary-alliance | Subsidiary Alliance | sahayak sandhi, subsidiary alliance system, subsidiary alliance wellesley, lord wellesley subsidiary alliance
  doctrine-of-lapse | Doctrine of Lapse | lord dalhousie doctrine of lapse, doctrine of lapse dalhousie, vyapgat siddhant, hadap niti, lapse policy, doctrine of lapse states, lord dalhousie doctrine of lapse states, states annexed under doctrine of lapse, states annexed by doctrine of lapse, states under doctrine of lapse
  anglo-mysore-wars | Anglo-Mysore Wars & Tipu Sultan | anglo mysore war, tipu sultan, tipu, <haidar ali, <hyder ali, haider ali, kingdom of mysore, <treaty of seringapatam
  anglo-maratha-wars | Anglo-Maratha Wars | <first anglo maratha war, <second anglo maratha war, third anglo maratha war
  anglo-sikh-wars | Anglo-Sikh Wars | <first anglo sikh war, <second anglo sikh war, annexation of punjab
  land-revenue | Land Revenue Systems | land revenue system of british
  drain-of-wealth | Economic Impact of British Rule | deindustrialisation, economic critique of colonialism
  education-and-press | Education & Press under the British | british education policy, development of press in india, <charter act and education
  treaties | Historic Treaties | important treaties, treaties of history
  governors-general | Governors-General & Viceroys | viceroy, governor general, viceroys of india, governor general of india
  revolt-of-1857 | Revolt of 1857 | 1857, sepoy mutiny, first war of independence, 1857 ki kranti, 1857 ka vidroh, 1857 mutiny, rebels and the raj
  tribal-and-peasant-movements | Tribal & Peasant Movements | tribal revolts, tribal movements, adivasi vidroh, tribals dikus and the vision of a golden age, tribals dikus and golden age
  santhal-rebellion | Santhal Rebellion | santhal revolt, santal rebellion, santhal hul, santhal vidroh, santhal uprising, santhal rebellion 1855
  indigo-revolt | Indigo Revolt | indigo revolt leaders, indigo rebellion leaders, indigo rebellion, neel vidroh, nil vidroh, <nil darpan, neel darpan, indigo movement, indigo revolt 1859, neel andolan
  social-reform | Social & Religious Reform Movements | social reform, socio religious reform, socio religious reform movements, reform movements, social reformers, samaj sudhar, samaj sudhar andolan, samajik dharmik sudhar andolan, dharmik sudhar andolan, samajik sudhar andolan
  ram-mohan-roy | Raja Rammohan Roy | raja ram mohan roy, ram mohan roy, rammohan roy, rammohun roy
  brahmo-samaj | Brahmo Samaj | brahma samaj, brahmo sabha, <keshab chandra sen, <debendranath tagore, brahmo samaj founder
  arya-samaj | Arya Samaj & Dayananda Saraswati | arya samaj, dayananda saraswati, dayanand saraswati, swami dayanand, <satyarth prakash, <shuddhi movement
  vidyasagar | Ishwar Chandra Vidyasagar | ishwarchandra vidyasagar, ishwar chand vidyasagar, vidyasagar
  vivekananda | Swami Vivekananda & Ramakrishna Mission | swami vivekananda, vivekananda, vivekanand
  jyotirao-phule | Jyotirao Phule | jyotiba phule, mahatma phule, <savitribai phule, <gulamgiri
  newspapers | Newspapers & Journals | newspaper, samachar patra, newspapers and founders, newspapers and editors, newspapers of freedom movement, newspapers of the freedom struggle
  constitutional-reforms | Constitutional Reforms under the British |
  early-congress | Moderates, Extremists & the Early Congress | formation of congress, foundation of congress, <moderates, naram dal, early nationalists, political associations before congress, <dadabhai naoroji, early congress, congress ki sthapna, congress ki sthapana
  surat-split | Surat Split | surat split of congress, surat split 1907, surat session 1907, surat session, split of congress 1907, surat adhiveshan
  congress-sessions | Sessions of the Congress | inc sessions, indian national congress, congress adhiveshan
  swadeshi-movement | Swadeshi Movement | swadeshi andolan, swadeshi, swadeshi and boycott movement, boycott movement, partition of bengal and swadeshi movement
  partition-of-bengal | Partition of Bengal | partition of bengal 1905, bang bhang, bangal vibhajan, bengal vibhajan, anti partition movement, annulment of partition of bengal
  muslim-league | Muslim League | all india muslim league, communalism in india
  home-rule | Home Rule Movement | home rule league, home rule andolan, home rule movement 1916, home rule league 1916, all india home rule league, home rule league tilak besant, home rule movement tilak and annie besant
  revolutionaries | Revolutionary Movement | revolutionary activities, revolutionary nationalism, krantikari andolan, revolutionaries
  bhagat-singh | Bhagat Singh | bhagat singh rajguru sukhdev, shaheed bhagat singh, lahore conspiracy case, <naujawan bharat sabha
  ghadar-party | Ghadar Party | gadar party, ghadar movement, gadar movement, ghadar andolan, ghadar party founder
  kakori | Kakori Conspiracy | kakori, kakori kand, kakori train action, kakori conspiracy case, kakori train robbery, <ashfaqulla khan, <ram prasad bismil
  early-satyagrahas | Champaran to Jallianwala Bagh | <ahmedabad mill strike, early gandhian movements
  champaran | Champaran Satyagraha | champaran, champaran satyagraha 1917, <tinkathia, champaran andolan, champaran satyagraha leaders
  kheda | Kheda Satyagraha | kheda, kaira satyagraha
  rowlatt-act | Rowlatt Act | rowlatt satyagraha, rowlatt act 1919, rowlatt bills, rowlatt satyagrah, rowlatt kanun
  jallianwala-bagh | Jallianwala Bagh Massacre | jallianwala bagh, jalianwala bagh, jallianwala bagh hatyakand, jaliyanwala bagh, amritsar massacre, <hunter committee
  bardoli | Bardoli Satyagraha | bardoli, bardoli movement
  non-cooperation | Non-Cooperation Movement | non cooperation, asahyog andolan, non cooperation and khilafat, non cooperation and khilafat movement
  khilafat | Khilafat Movement | khilafat, khilafat andolan, <ali brothers
  chauri-chaura | Chauri Chaura | chauri chaura incident, chauri chaura kand, chauri chaura ghatna
  swaraj-party | Swaraj Party | swarajists, congress khilafat swaraj party
  simon-commission | Simon Commission | simon commision, simon go back, indian statutory commission, saiman commission
  nehru-report | Nehru Report & Fourteen Points | nehru report, nehru report 1928, motilal nehru report, nehru committee report
  purna-swaraj | Lahore Congress & Purna Swaraj | purna swaraj, poorna swaraj, <lahore session, lahore session 1929, lahore congress
  civil-disobedience | Civil Disobedience Movement | civil disobedience, savinay avagya andolan
  dandi-march | Dandi March | salt satyagraha, salt march, dandi yatra, namak satyagraha, namak andolan, namak satyagrah, namak kanun
  round-table-conference | Round Table Conferences | rtc, golmej sammelan, <first round table conference, <second round table conference, <third round table conference
  gandhi-irwin-pact | Gandhi–Irwin Pact | delhi pact 1931, gandhi irwin samjhauta
  poona-pact | Poona Pact | pune pact, poona pact 1932, communal award and poona pact, puna samjhauta
  communal-award | Communal Award | communal award 1932, macdonald award, sampradayik panchat, ramsay macdonald award
  quit-india | Quit India Movement | quit india, bharat chhodo andolan, bharat chodo andolan, august kranti
  cripps-mission | Cripps Mission | cripps proposals, cripps offer, cripps mission 1942
  august-offer | August Offer & Individual Satyagraha | resignation of congress ministries
  subhas-and-ina | Subhas Chandra Bose & the INA | subhas chandra bose, subhash chandra bose, subhas bose, netaji, <forward bloc
  ina | Indian National Army | ina, azad hind fauj, azad hind, ina subhash chandra bose, <ina trials, <red fort trials, azad hind government, azad hind fauz
  ambedkar | B. R. Ambedkar | dr ambedkar, dr br ambedkar, dr b r ambedkar, bhimrao ambedkar, babasaheb ambedkar, br ambedkar, ambedkar, father of indian constitution, father of constitution, <mahad satyagraha
  sardar-patel | Sardar Patel | sardar vallabhbhai patel, vallabhbhai patel, iron man of india
  lajpat-rai | Lala Lajpat Rai | lajpat rai, punjab kesari, sher e punjab
  independence-and-partition | Independence & Partition | partition of india, transfer of power
  freedom-movement | Events of the Freedom Movement | important events of freedom struggle
  slogans | Slogans & Famous Sayings | slogan, famous slogans, nare, who said, famous sayings
  after-independence | India after Independence | post independence history, post independence india, india since independence, indo pak wars
  bentinck | Lord William Bentinck | william bentinck, lord bentinck, bentinck
  ripon | Lord Ripon | ripon, father of local self government
  ilbert-bill | Ilbert Bill | ilbert bill controversy, ilbert bill 1883, ilbart bill
  curzon | Lord Curzon | curzon
  rani-lakshmibai | Rani Lakshmibai | rani laxmibai, jhansi ki rani, laxmibai, lakshmi bai, rani lakshmibai 1857, rani laxmibai 1857
  birsa-munda | Birsa Munda | munda rebellion, ulgulan, munda vidroh, birsa munda andolan
  vernacular-press-act | Vernacular Press Act | vernacular press act 1878, gagging act
  woods-despatch | Wood's Despatch | wood dispatch, wood despatch 1854, magna carta of english education
  aligarh-movement | Aligarh Movement | syed ahmad khan, sir syed ahmad khan, sir syed ahmed khan, aligarh andolan, aligarh movement founder
  young-bengal | Young Bengal Movement | young bengal, derozio, henry derozio, henry vivian derozio
  theosophical-society | Theosophical Society | theosophical movement, thiosophical society, madame blavatsky, theosophical society founder
  wavell-plan | Wavell Plan | wavell plan 1945, simla conference 1945, simla conference
  naval-mutiny | Royal Indian Navy Mutiny | naval mutiny, naval mutiny 1946, rin mutiny, royal indian navy mutiny 1946, navy mutiny, nausena vidroh
  cabinet-mission | Cabinet Mission | cabinet mission plan, cabinet mission 1946, cabinet mission plan 1946
  mountbatten-plan | Mountbatten Plan | june 3 plan, mountbatten plan 1947, <indian independence act, indian independence act 1947, <radcliffe award, bharat ka vibhajan, bharat vibhajan
  gandhian-movements | Gandhian Movements | gandhi andolan, gandhi ji ke andolan, movements of gandhi, gandhi ji movements, mahatma gandhi and the nationalist movement, mahatma gandhi and nationalist movement
  vasco-da-gama | Vasco da Gama & the Portuguese | vasco da gama, vasco de gama, portuguese in india, portuguese, sea route to india, alfonso de albuquerque
  permanent-settlement | Permanent Settlement | permanent settlement features, permanent settlement of bengal, zamindari system, zamindari settlement, sthayi bandobast, <cornwallis code, permanent settlement 1793
  ryotwari-and-mahalwari | Ryotwari & Mahalwari Systems | mahalwari, mahalwari system, ryotwari and mahalwari
  montagu-chelmsford | Montagu–Chelmsford Reforms (1919) | montagu chelmsford reforms, montague chelmsford reforms, montagu chelmsford, montague chelmsford, dyarchy, diarchy, government of india act 1919, goi act 1919, dyarchy in provinces
  morley-minto | Morley–Minto Reforms (1909) | morley minto reforms, morley minto, <separate electorates, indian councils act 1909
  drain-theory | Drain of Wealth | drain theory, drain of wealth theory, dhan nishkasan, dadabhai naoroji drain theory, poverty and un british rule in india
  mangal-pandey | Mangal Pandey | barrackpore mutiny, mangal pande, mangal pandey 1857, mangal pandey regiment
  macaulay-minute | Macaulay's Minute | macaulay's minute on education, english education act 1835, macaulay, lord macaulay, downward filtration theory
  gandhi-in-south-africa | Gandhi in South Africa | gandhiji in south africa, tolstoy farm, phoenix settlement, natal indian congress, indian opinion, dakshin africa me gandhi
  hsra | HSRA & Chandrashekhar Azad | hsra, hindustan socialist republican association, chandrashekhar azad, chandra shekhar azad, hindustan republican association, saunders murder
  chittagong-armoury-raid | Chittagong Armoury Raid & Surya Sen | chittagong armoury raid, chittagong uprising, surya sen, master da, chittagong armory raid, preetilata waddedar
  lal-bal-pal | Lal, Bal & Pal | lala lajpat rai bal gangadhar tilak bipin chandra pal, garam dal, extremists
  princely-states | Integration of Princely States | princely states, integration of states, sardar patel integration of states, <operation polo, <junagadh, <instrument of accession, rajya ekikaran, deshi riyasat, challenges of nation building
  lucknow-pact | Lucknow Pact | lucknow pact 1916, lucknow session 1916, lucknow samjhauta, congress league pact
  lahore-resolution | Two-Nation Theory & Lahore Resolution | two nation theory, lahore resolution, lahore resolution 1940, demand for pakistan, pakistan resolution, <direct action day, dwi rashtra siddhant
  moplah-rebellion | Moplah Rebellion | moplah revolt, mappila rebellion, malabar rebellion, mappila revolt, moplah rebellion 1921, wagon tragedy, mopla vidroh
  komagata-maru | Komagata Maru | komagata maru incident, kamagata maru, kamagatamaru, komagata maru 1914, <gurdit singh
  causes-of-1857 | Causes of the Revolt of 1857 | causes of 1857, reasons of revolt of 1857
  regulating-act | Regulating Act, 1773 | regulating act
  pitts-india-act | Pitt's India Act, 1784 | pitts india act, pit's india act, board of control
  leaders-of-1857 | Leaders of the Revolt of 1857 | leaders of 1857, 1857 ke neta, 1857 ki kranti ke neta, 1857 revolt centres and leaders, centres of revolt of 1857, <bahadur shah zafar, 1857 revolt leaders and places, 1857 leaders and places, centres and leaders of 1857, 1857 ke vidroh ke neta, 1857 ke vidroh ke netritvakarta, 1857 ki kranti ke neta aur sthan
  charter-act-1813 | Charter Act, 1813
  years-of-battles | Years of Battles | battles year wise, battles with years, battles and dates
  congress-presidents | Presidents of Congress Sessions | congress presidents, inc presidents, inc sessions and presidents, presidents of indian national congress, congress adhiveshan ke adhyaksh, congress sessions and their presidents, inc presidents in order
  founders-of-societies | Founders of Societies | organisations and founders, sabha and founders, associations and founders
  years-of-societies | Years of Societies | founding years of societies, organisations and founding years, samaj and years, reform societies year wise
  years-of-treaties | Years of Treaties | treaties year wise, treaties in chronological order, treaties in order, chronology of treaties, sandhi aur varsh, treaties of british india and years
  leaders-of-uprisings | Leaders of Uprisings | tribal revolts and leaders, revolts and leaders, tribal movements and leaders, peasant movements and leaders, rebellion leaders, revolts and their leaders, vidroh aur neta, tribal rebellions and leaders, peasant revolts and leaders
  years-of-uprisings | Years of Uprisings | revolts and years, uprisings in order, peasant movements year wise, chronology of revolts
  places-of-uprisings | Places of Uprisings | tribal revolts and places, tribal revolts region wise, tribal revolts and states, tribal revolts state wise, peasant movements and places, revolts and places
  viceroys-in-order | Viceroys in Order | governor generals in order, list of viceroys in order, viceroys year wise, chronology of viceroys, viceroys chronological order, governor generals chronological order, viceroys tenure
  freedom-movement-in-order | Freedom Movement in Order | freedom struggle chronology, freedom movement chronological order, freedom struggle year wise, freedom movement year wise, timeline of freedom struggle, dates of freedom struggle, national movement chronology, modern history chronology
  champaran-ahmedabad-kheda | Champaran, Ahmedabad & Kheda | champaran kheda ahmedabad satyagraha, champaran and kheda satyagraha, champaran kheda, first satyagrahas of gandhi, early satyagrahas of gandhi, ahmedabad satyagraha, ahmedabad mill satyagraha, champaran kheda andolan
  deeds-of-viceroys | Governors-General & Events of Their Time | governor general and their works, viceroys and their works, viceroys and their acts, important works of viceroys, viceroys and events
`
