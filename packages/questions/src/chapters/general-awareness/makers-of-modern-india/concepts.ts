/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  gandhi-newspapers | Newspapers of Gandhi | newspapers started by gandhi, newspapers by gandhi, gandhiji newspapers, newspapers of mahatma gandhi, newspapers started by mahatma gandhi, journals of gandhi, gandhi ke samachar patra, newspapers edited by gandhi, newspapers founded by gandhi, young india, indian opinion
  gandhi-books | Books of Gandhi | books by gandhi, books of mahatma gandhi, books written by gandhi, hind swaraj, books written by mahatma gandhi, gandhi ki pustake
  robert-clive | Robert Clive | clive, lord clive
  warren-hastings | Warren Hastings | lord warren hastings, warren hastings reforms
  cornwallis | Lord Cornwallis | cornwallis, lord cornwallis reforms, reforms of cornwallis, <cornwallis code, charles cornwallis
  wellesley | Lord Wellesley | wellesley, richard wellesley, lord wellesley reforms
  dalhousie | Lord Dalhousie | dalhousie, governor general lord dalhousie, lord dalhousie reforms, reforms of dalhousie, lord dalhousie policies
  doctrine-of-lapse | Doctrine of Lapse | lord dalhousie doctrine of lapse, doctrine of lapse dalhousie, vyapgat siddhant, hadap niti, lapse policy, doctrine of lapse states, lord dalhousie doctrine of lapse states, states annexed under doctrine of lapse, states annexed by doctrine of lapse, states under doctrine of lapse
  canning | Lord Canning | canning, first viceroy of india
  lytton | Lord Lytton | lytton, lord lytton policies, lord litton
  governors-general-of-bengal | Governors-General of Bengal | first governor general of bengal, governor of bengal list
  charter-act-1833 | Charter Act, 1833 | saint helena act
  charter-act-1853 | Charter Act, 1853
  government-act-1858 | Government of India Act, 1858 | goi act 1858, act of 1858, queen proclamation 1858, queens proclamation, act for good government of india
  councils-act-1861 | Indian Councils Act, 1861 | councils act 1861, 1861 act
  councils-act-1892 | Indian Councils Act, 1892 | councils act 1892, 1892 act
  hunter-education-commission | Hunter Commission (1882) | hunter commission, hunter education commission
  famine-commissions | Famine Commissions | famine commissions in british india, strachey commission, famines in british india
  thuggee | Thuggee | thugs, thagi, suppression of thugs, suppression of thuggee, thuggi, thugee, thuggee sleeman
  dupleix | Dupleix | joseph dupleix, dupleix french governor, governor dupleix
  east-india-company | English East India Company | east india company, british east india company, eic, establishment of east india company, rise of east india company
  treaty-of-bassein | Treaty of Bassein | treaty of bassein 1802, bassein ki sandhi
  treaty-of-salbai | Treaty of Salbai | treaty of salbai 1782, salbai ki sandhi
  treaty-of-amritsar | Treaty of Amritsar | treaty of amritsar 1809, treaty of amritsar 1846, amritsar ki sandhi
  nana-saheb | Nana Saheb | nana sahib, nana saheb peshwa, nana saheb kanpur, dhondu pant
  kunwar-singh | Kunwar Singh | kunwar singh 1857, veer kunwar singh, babu kunwar singh, kuer singh, kunwar singh of jagdishpur
  tantia-tope | Tantia Tope | tatya tope, tatya tope 1857, tantya tope, tatia tope
  hazrat-mahal | Begum Hazrat Mahal | hazrat mahal, begam hazrat mahal, hazrat mahal of awadh
  kol-rebellion | Kol Rebellion | kol revolt, kol vidroh, kol uprising, kol mutiny
  sanyasi-rebellion | Sanyasi Rebellion | sanyasi revolt, sannyasi rebellion, sannyasi revolt, sanyasi vidroh, fakir rebellion, sanyasi and fakir rebellion, sanyasi fakir uprising
  paika-rebellion | Paika Rebellion | paika revolt, paika vidroh, paika bidroha, paik rebellion, paika rebellion of odisha, paika vidroh odisha
  deccan-riots | Deccan Riots | deccan riots 1875, deccan uprising, deccan revolt, deccan agrarian riots
  prarthana-samaj | Prarthana Samaj | prarthna samaj, prarthana samaj founder
  ramakrishna-mission | Ramakrishna Mission | ramkrishna mission, ram krishna mission, ramakrishna mission founder, ramakrishna paramahamsa, ramakrishna paramhansa, ramkrishna paramhans, ramakrishna paramahansa, <belur math
  abolition-of-sati | Abolition of Sati | sati pratha abolition, sati system, sati pratha, sati act, abolition of sati act, sati abolition act 1829, sati practice
  widow-remarriage | Widow Remarriage | widow remarriage act, widow remarriage act 1856, hindu widow remarriage act, vidhva vivah, vidhwa punarvivah, widow remarriage movement
  ao-hume | A. O. Hume | ao hume, allan octavian hume, hume, founder of congress, <safety valve theory
  gokhale | Gopal Krishna Gokhale | gokhale, gopal krishna gokhle, g k gokhale, <servants of india society
  tilak | Bal Gangadhar Tilak | tilak, lokmanya tilak, b g tilak, lokmanya bal gangadhar tilak
  khudiram-bose | Khudiram Bose | khudi ram bose, khudiram, <prafulla chaki, muzaffarpur bomb case
  savarkar | V. D. Savarkar | savarkar, veer savarkar, vinayak damodar savarkar, <abhinav bharat, vd savarkar
  anushilan-samiti | Anushilan Samiti | anushilan samiti founder, anusilan samiti, <yugantar
  karachi-session | Karachi Session of 1931 | karachi session, karachi congress, karachi resolution, karachi adhiveshan
  forward-bloc | Forward Bloc | forward block, all india forward bloc, forward bloc founder
  sarojini-naidu | Sarojini Naidu | sarojni naidu, sarojini nayadu, nightingale of india
  ghadar-party | Ghadar Party | gadar party, ghadar movement, gadar movement, ghadar andolan, ghadar party founder
  vernacular-press-act | Vernacular Press Act | vernacular press act 1878, gagging act
  ina | Indian National Army | ina, azad hind fauj, azad hind, ina subhash chandra bose, <ina trials, <red fort trials, azad hind government, azad hind fauz
  quit-india-leaders | Leaders of the Quit India Movement | quit india leaders, women in quit india movement, parallel governments, parallel government in quit india
  jyotirao-phule | Jyotirao Phule | jyotiba phule, mahatma phule, <savitribai phule, <gulamgiri
  indigo-revolt | Indigo Revolt | indigo revolt leaders, indigo rebellion leaders, indigo rebellion, neel vidroh, nil vidroh, <nil darpan, neel darpan, indigo movement, indigo revolt 1859, neel andolan
  surat-split | Surat Split | surat split of congress, surat split 1907, surat session 1907, surat session, split of congress 1907, surat adhiveshan
  permanent-settlement | Permanent Settlement | permanent settlement features, permanent settlement of bengal, zamindari system, zamindari settlement, sthayi bandobast, permanent settlement 1793
  cabinet-mission-members | Members of the Cabinet Mission | cabinet mission plan members, cabinet mission ke sadasya
  reforms-of-governors-general | Reforms of Governors-General & Viceroys | governor generals and their reforms, governor generals and reforms, viceroys and reforms, viceroys and their reforms, reforms by governor generals, governor general ke sudhar
  anglo-mysore-treaties | Treaties of the Anglo-Mysore Wars | treaties of mysore wars, <treaty of mangalore, <treaty of madras
  anglo-afghan-wars | Anglo-Afghan Wars | anglo afghan war, afghan war, afghan wars, first anglo afghan war, second anglo afghan war, third anglo afghan war, <treaty of gandamak
  leaders-of-moderates-and-extremists | Leaders of Moderates & Extremists | leaders of moderates, leaders of extremists, naram dal aur garam dal ke neta, naram dal ke neta, garam dal ke neta
  revolt-in-bihar | Revolt of 1857 in Bihar | 1857 in bihar, 1857 ki kranti bihar, bihar me 1857 ki kranti, bihar me 1857 ka vidroh, 1857 mutiny in bihar
  press-acts | Press Acts of British India | press acts, press acts during british rule, press laws, press laws in british india, acts related to press, indian press act, press regulations in british india, press adhiniyam, press censorship in british india
  education-commissions | Education Commissions of British India | education commission british period, education commissions during british rule, british education commissions, education committees in british india, education committees and commissions british india, british kal ke shiksha aayog, <sadler commission, <raleigh commission, <hartog committee
  peasant-movements | Peasant Movements | peasant movements in british india, peasant movements in india, peasant revolts, peasant revolts in british india, kisan andolan, kisan movements, peasant uprisings, farmers movement in british india, krishak andolan
  years-of-tribal-revolts | Years of Tribal Revolts | tribal revolts year wise, tribal revolts chronology, tribal movements year wise, tribal movements and years, tribal rebellions and years, adivasi vidroh aur varsh, tribal revolts in order
  founders-of-reform-movements | Founders of Reform Movements | socio religious reform movements founders, socio religious organisations and founders, socio religious movements and founders, social reform movements and founders, social reform organisations and founders, reform societies founders, samaj and founders, samaj sudhar andolan ke sansthapak, <deoband, <deoband movement
  home-rule-founders | Founders of the Home Rule Leagues | home rule movement founders, home rule movement leaders, home rule league leaders
  khilafat-leaders | Leaders of the Khilafat Movement | khilafat leaders, khilafat andolan ke neta
  swaraj-party-leaders | Leaders of the Swaraj Party | swaraj party founders, swarajist leaders, swaraj party ke neta
  women-freedom-fighters | Women Freedom Fighters | women freedom fighters of india, women in freedom struggle, women in indian freedom struggle, role of women in freedom struggle, women in national movement, female freedom fighters, mahila swatantrata senani
  universities-act-1904 | Indian Universities Act, 1904 | indian universities act, universities act 1904
  santhal-leaders | Leaders of the Santhal Rebellion | leaders of santhal revolt, santhal leaders, sidhu and kanhu, santhal vidroh ke neta
  tipu-reforms | Reforms of Tipu Sultan | tipu sultan administration, tipu sultan ke sudhar, tipu reforms, tipu sultan achievements
  wood-despatch-recommendations | Recommendations of Wood's Despatch | wood despatch provisions, wood dispatch recommendations, wood despatch ki sifarish
  cripps-proposals | Proposals of the Cripps Mission | proposals of cripps, cripps mission provisions, cripps mission failure, cripps mission ke prastav
  dalhousie-annexations | Annexations of Lord Dalhousie | dalhousie annexations, annexations by lord dalhousie, annexation policy of dalhousie, states annexed by dalhousie, states annexed by lord dalhousie, annexation by dalhousie
  gandhi-in-south-africa | Gandhi in South Africa | gandhiji in south africa, tolstoy farm, phoenix settlement, natal indian congress, dakshin africa me gandhi, gandhi in south africa movement, gandhi satyagraha in south africa
  fourteen-points | Fourteen Points of Jinnah | jinnah 14 points, fourteen points of jinnah 1929, jinnah ke 14 sutra, jinnah ke chaudah sutra, 14 points
  macaulay-minute | Macaulay's Minute | macaulay's minute on education, english education act 1835, macaulay, lord macaulay, downward filtration theory
  leaders-of-1857 | Leaders of the Revolt of 1857 | leaders of 1857, 1857 ke neta, 1857 ki kranti ke neta, 1857 revolt centres and leaders, centres of revolt of 1857, <bahadur shah zafar, 1857 revolt leaders and places, 1857 leaders and places, centres and leaders of 1857, 1857 ke vidroh ke neta, 1857 ke vidroh ke netritvakarta, 1857 ki kranti ke neta aur sthan
  years-of-gandhian-movements | Years of Gandhian Movements | gandhi ji ke andolan years, gandhian movements year wise, gandhian movements in order, gandhian movements chronology, gandhi movements year, gandhi ji ke andolan aur varsh, gandhi andolan kab hua, gandhi ke andolan year, gandhi ji movements years, gandhi ji ke andolan kram, gandhi movements in chronological order, gandhi ji ke andolan with year, gandhi movements list with years
  interim-government | Interim Government of 1946 | interim government, interim govt 1946, interim cabinet 1946, members of interim government, interim government of india 1946, interim government portfolios, antarim sarkar 1946, antarim sarkar, antrim sarkar
  reformers-of-south-india | Social Reformers of South India | south indian social reformers, reform movements in south india, social reform movements in south india, socio religious reform in south india, narayana guru, sree narayana guru, <sndp movement, <self respect movement, <justice party, <vaikom satyagraha, <guruvayur satyagraha, dakshin bharat ke samaj sudharak, <veeresalingam, temple entry movement
  revolts-in-jharkhand | Tribal Revolts of Jharkhand | tribal movements of jharkhand, jharkhand ke janjatiya vidroh, jharkhand ke adivasi vidroh, jharkhand ke vidroh, chota nagpur tribal revolts, tribal revolts in chotanagpur, <tana bhagat movement, <tilka manjhi
  individual-satyagraha | Individual Satyagraha | individual satyagraha 1940, vyaktigat satyagraha, vyaktigat satyagrah, individual satyagraha movement, first individual satyagrahi, vinoba bhave individual satyagraha
  moderates-and-extremists | Difference between Moderates and Extremists | moderates vs extremists, moderates and extremists difference, naram dal aur garam dal, naram dal aur garam dal me antar, moderates and extremists in congress, moderates vs extremists methods, moderate phase and extremist phase
  first-session-of-congress | First Session of the Congress (1885) | indian national congress first session 1885, first session of congress, first session of indian national congress, inc first session, formation of congress 1885, foundation of indian national congress 1885, congress ka pehla adhiveshan, congress ka pratham adhiveshan, inc first session 1885
  dual-government | Dual Government of Bengal | dual government, dual system of government, dual system of bengal, dyarchy of clive, clive dual government, dwaidh shasan bengal, bengal me dwaidh shasan, dwaidh shasan
  ryotwari-settlement | Ryotwari Settlement | ryotwari system munro, ryotwari system, ryotwari, raiyatwari, rayatwari, raiyatwari system, thomas munro ryotwari, rayatwari vyavastha, raiyatwari vyavastha
  third-carnatic-war | Third Carnatic War | third carnatic war wandiwash, battle of wandiwash, wandiwash, third carnatic war and battle of wandiwash, wandiwash ka yuddh, wandivash, battle of wandiwash 1760, tritiya karnatak yuddh, teesra karnatak yuddh, 3rd carnatic war
  swarajists-and-no-changers | Difference between Swarajists and No-Changers | swarajists and no changers, no changers and pro changers, swaraj party and no changers, no changers, pro changers
  three-land-systems | Zamindari, Ryotwari & Mahalwari Compared | zamindari ryotwari mahalwari, zamindari and ryotwari, zamindari and mahalwari, permanent settlement and ryotwari, permanent settlement ryotwari mahalwari, zamindari ryotwari mahalwari system
  mysore-wars | Anglo-Mysore Wars | four anglo mysore wars, first anglo mysore war, second anglo mysore war, third anglo mysore war, fourth anglo mysore war, mysore wars, angl mysore yuddh, anglo mysore yuddh, mysore yuddh, anglo mysore wars causes and results
  swadeshi-leaders | Leaders & Songs of the Swadeshi Movement | swadeshi movement leaders, swadeshi movement leaders and places, swadeshi leaders, swadeshi movement songs, swadeshi andolan ke neta, swadeshi movement and its leaders
  self-respect-movement | Self-Respect Movement | periyar, periyar ev ramasamy, ev ramasamy, e v ramasamy naicker, self respect movement periyar, atma samman andolan, aatm samman andolan
  august-offer-1940 | August Offer | august offer of 1940, august prastav, august prastav 1940, linlithgow offer, august offer linlithgow, agast prastav
  non-cooperation-and-civil-disobedience | Non-Cooperation and Civil Disobedience Compared | non cooperation and civil disobedience, non cooperation movement and civil disobedience movement, ncm and cdm, asahyog aur savinay avagya andolan
  satyashodhak-samaj | Satyashodhak Samaj | satya shodhak samaj, satyashodhak, satyashodhak samaj founder, satyasodhak samaj, satyashodak samaj
  tebhaga-movement | Tebhaga Movement | tebhaga, tebhaga andolan, tebhaga peasant movement, tebhaga kisan andolan
  kittur-chennamma | Kittur Chennamma | rani chennamma, rani of kittur, kittur rani chennamma, kittur rebellion, kittur uprising, <sangolli rayanna, kittur chenamma
  alluri-sitarama-raju | Alluri Sitarama Raju | alluri sitaram raju, alluri seetharama raju, sitarama raju, rampa rebellion 1922, rampa revolt, manyam rebellion
  pandita-ramabai | Pandita Ramabai | ramabai, pandita ramabai saraswati, <sharada sadan, <mukti mission, <arya mahila samaj
  sister-nivedita | Sister Nivedita | bhagini nivedita, nivedita, margaret noble, margaret elizabeth noble
  eka-movement | Eka Movement | eka andolan, unity movement, ekta movement, madari pasi, eka movement 1921
  rani-gaidinliu | Rani Gaidinliu | gaidinliu, rani gaidinlu, rani gaidinliu naga, gaidinliu naga, rani gaidinliu of manipur
  c-rajagopalachari | C. Rajagopalachari | rajagopalachari, rajaji, c rajagopalachari, chakravarti rajagopalachari, rajaji formula, cr plan
  aruna-asaf-ali | Aruna Asaf Ali | aruna asif ali
  matangini-hazra | Matangini Hazra | matangani hazra, gandhi buri
  life-of-gandhi | Life of Mahatma Gandhi | life of gandhi, biography of gandhi, gandhi jayanti
  maulana-azad | Maulana Abul Kalam Azad | maulana azad, abul kalam azad, maulana abul kalam, al hilal
  bipin-chandra-pal | Bipin Chandra Pal | bipan chandra pal, bipin pal
  surendranath-banerjea | Surendranath Banerjea | surendranath banerjee, surendra nath banerjee, surendranath bannerjee
  jinnah | Muhammad Ali Jinnah | jinnah
  jayaprakash-narayan | Jayaprakash Narayan | jp narayan, j p narayan, jai prakash narayan, jayprakash narayan, sampoorna kranti, total revolution, jp movement, sampurn kranti
  lord-mountbatten | Lord Mountbatten | mountbatten, last viceroy of india
`
