/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  gandhi-newspapers | Newspapers of Gandhi | newspapers started by gandhi, newspapers by gandhi, gandhi newspapers, gandhiji newspapers, newspapers of mahatma gandhi, newspapers started by mahatma gandhi, journals of gandhi, gandhi ke samachar patra, newspaper of gandhi, newspapers edited by gandhi, newspapers founded by gandhi, young india, indian opinion
  gandhi-books | Books of Gandhi | gandhi books, books by gandhi, books of mahatma gandhi, books written by gandhi, hind swaraj, mahatma gandhi books, books written by mahatma gandhi, gandhi ki pustake
  robert-clive | Robert Clive | clive, lord clive, dual government, dual government in bengal, dual system of government
  warren-hastings | Warren Hastings | lord warren hastings, warren hasting, warren hastings reforms, reforms of warren hastings
  cornwallis | Lord Cornwallis | cornwallis, lord cornwallis reforms, reforms of cornwallis, cornwallis code, charles cornwallis
  wellesley | Lord Wellesley | wellesley, richard wellesley, lord wellesley reforms
  dalhousie | Lord Dalhousie | dalhousie, lord dalhousie reforms, reforms of dalhousie, lord dalhousie policies
  doctrine-of-lapse | Doctrine of Lapse | lord dalhousie doctrine of lapse, doctrine of lapse dalhousie, vyapgat siddhant, hadap niti, lapse policy, doctrine of lapse states, lord dalhousie doctrine of lapse states, states annexed under doctrine of lapse, states annexed by doctrine of lapse, states under doctrine of lapse
  canning | Lord Canning | canning, first viceroy of india
  lytton | Lord Lytton | lytton, lord lytton policies, lord litton
  governors-general-of-bengal | Governors-General of Bengal | governor generals of bengal, governor general of bengal, governors general of bengal, first governor general of bengal, bengal ke governor general, governor of bengal list
  charter-act-1833 | Charter Act, 1833 | charter act 1833, charter act of 1833, 1833 charter act, saint helena act
  charter-act-1853 | Charter Act, 1853 | charter act 1853, charter act of 1853, 1853 charter act
  government-act-1858 | Government of India Act, 1858 | government of india act 1858, goi act 1858, act of 1858, 1858 act, queen proclamation 1858, queens proclamation, act for good government of india
  councils-act-1861 | Indian Councils Act, 1861 | indian councils act 1861, indian council act 1861, councils act 1861, 1861 act
  councils-act-1892 | Indian Councils Act, 1892 | indian councils act 1892, indian council act 1892, councils act 1892, 1892 act, act of 1892
  hunter-education-commission | Hunter Commission (1882) | hunter commission, hunter education commission, hunter commission 1882, hunter commission on education
  famine-commissions | Famine Commissions | famine commission, famine commissions in british india, strachey commission, famines in british india, famine commission of british india
  thuggee | Thuggee | thugs, thagi, suppression of thugs, suppression of thuggee, thuggi, thugee, thuggee sleeman
  dupleix | Dupleix | joseph dupleix, dupleix french governor, governor dupleix
  east-india-company | English East India Company | east india company, british east india company, eic, establishment of east india company, rise of east india company
  treaty-of-bassein | Treaty of Bassein | bassein treaty, treaty of bassein 1802, bassein ki sandhi
  treaty-of-salbai | Treaty of Salbai | salbai treaty, treaty of salbai 1782, salbai ki sandhi
  treaty-of-amritsar | Treaty of Amritsar | amritsar treaty, treaty of amritsar 1809, treaty of amritsar 1846, amritsar ki sandhi
  nana-saheb | Nana Saheb | nana sahib, nana saheb peshwa, nana saheb kanpur, dhondu pant
  kunwar-singh | Kunwar Singh | kunwar singh 1857, veer kunwar singh, babu kunwar singh, kuer singh, kunwar singh of jagdishpur
  tantia-tope | Tantia Tope | tatya tope, tatya tope 1857, tantya tope, tatia tope
  hazrat-mahal | Begum Hazrat Mahal | hazrat mahal, begam hazrat mahal, hazrat mahal of awadh
  kol-rebellion | Kol Rebellion | kol revolt, kol vidroh, kol uprising, kol mutiny
  sanyasi-rebellion | Sanyasi Rebellion | sanyasi revolt, sannyasi rebellion, sannyasi revolt, sanyasi vidroh, fakir rebellion, sanyasi and fakir rebellion, sanyasi fakir uprising
  paika-rebellion | Paika Rebellion | paika revolt, paika vidroh, paika bidroha, paik rebellion, paika rebellion of odisha, paika vidroh odisha
  deccan-riots | Deccan Riots | deccan riot, deccan riots 1875, deccan uprising, deccan revolt, deccan agrarian riots
  prarthana-samaj | Prarthana Samaj | prarthna samaj, prarthana samaj founder
  ramakrishna-mission | Ramakrishna Mission | ramkrishna mission, ram krishna mission, ramakrishna mission founder, belur math
  abolition-of-sati | Abolition of Sati | sati abolition, sati pratha abolition, sati system, sati pratha, sati act, abolition of sati act, sati abolition act 1829, sati practice
  widow-remarriage | Widow Remarriage | widow remarriage act, widow remarriage act 1856, hindu widow remarriage act, vidhva vivah, vidhwa punarvivah, widow remarriage movement
  ao-hume | A. O. Hume | ao hume, a o hume, allan octavian hume, hume, founder of congress, safety valve theory
  gokhale | Gopal Krishna Gokhale | gokhale, gopal krishna gokhle, g k gokhale, servants of india society
  tilak | Bal Gangadhar Tilak | tilak, lokmanya tilak, b g tilak, lokmanya bal gangadhar tilak
  khudiram-bose | Khudiram Bose | khudi ram bose, khudiram, prafulla chaki, muzaffarpur bomb case
  savarkar | V. D. Savarkar | savarkar, veer savarkar, vinayak damodar savarkar, abhinav bharat, vd savarkar
  anushilan-samiti | Anushilan Samiti | anushilan samiti founder, anusilan samiti, yugantar
  karachi-session | Karachi Session of 1931 | karachi session, karachi session 1931, karachi congress, karachi resolution, karachi adhiveshan
  forward-bloc | Forward Bloc | forward block, all india forward bloc, forward bloc founder
  sarojini-naidu | Sarojini Naidu | sarojni naidu, sarojini nayadu, nightingale of india
  ghadar-party | Ghadar Party | gadar party, ghadar movement, gadar movement, ghadar andolan, ghadar party founder, founder of ghadar party
  vernacular-press-act | Vernacular Press Act | vernacular press act 1878, gagging act
  ina | Indian National Army | ina, azad hind fauj, azad hind, ina subhash chandra bose, subhash chandra bose ina, <ina trials, <red fort trials, azad hind government, azad hind fauz
  quit-india-leaders | Leaders of the Quit India Movement | quit india movement leaders, leaders of quit india movement, quit india leaders, women in quit india movement, parallel governments, parallel government in quit india
  jyotirao-phule | Jyotirao Phule | jyotiba phule, mahatma phule, <satyashodhak samaj, <savitribai phule, <gulamgiri
  indigo-revolt | Indigo Revolt | indigo revolt leaders, leaders of indigo revolt, indigo rebellion leaders, indigo rebellion, neel vidroh, nil vidroh, nil darpan, neel darpan, indigo movement, indigo revolt 1859, neel andolan
  surat-split | Surat Split | surat split of congress, surat split 1907, surat session 1907, surat session, split of congress 1907, surat adhiveshan
  permanent-settlement | Permanent Settlement | permanent settlement features, features of permanent settlement, permanent settlement of bengal, zamindari system, zamindari settlement, sthayi bandobast, permanent settlement 1793
  cabinet-mission-members | Members of the Cabinet Mission | cabinet mission members, cabinet mission plan members, members of cabinet mission, members of cabinet mission plan, cabinet mission ke sadasya
  reforms-of-governors-general | Reforms of Governors-General & Viceroys | governor generals and their reforms, governor generals and reforms, viceroys and reforms, viceroys and their reforms, reforms of governor generals, reforms of viceroys, governor general reforms, viceroys reforms, reforms by governor generals, governor general ke sudhar
  anglo-mysore-treaties | Treaties of the Anglo-Mysore Wars | treaties of anglo mysore wars, anglo mysore war treaties, anglo mysore wars treaties, anglo mysore wars and treaties, treaties of mysore wars, treaty of anglo mysore war, anglo mysore war and treaty, <treaty of mangalore, <treaty of madras
  leaders-of-moderates-and-extremists | Leaders of Moderates & Extremists | moderates and extremists leaders, moderate and extremist leaders, moderate leaders and extremist leaders, leaders of moderates, leaders of extremists, moderate leaders, extremist leaders, moderates leaders, extremists leaders, naram dal aur garam dal ke neta, naram dal ke neta, garam dal ke neta
  revolt-in-bihar | Revolt of 1857 in Bihar | 1857 revolt in bihar, bihar in revolt of 1857, 1857 revolt bihar, 1857 in bihar, 1857 ki kranti bihar, bihar me 1857 ki kranti, bihar me 1857 ka vidroh, 1857 mutiny in bihar
  press-acts | Press Acts of British India | press acts, press acts british india, press acts in british india, press acts during british rule, press laws, press laws in british india, acts related to press, press act, indian press act, press regulations in british india, press adhiniyam, press censorship in british india
  education-commissions | Education Commissions of British India | education commission british period, education commissions british period, education commissions in british india, education commissions during british rule, education commission in british india, british education commissions, education committees in british india, education committees and commissions british india, british kal ke shiksha aayog, <sadler commission, <raleigh commission, <hartog committee
  peasant-movements | Peasant Movements | peasant movements in british india, peasant movements in india, peasant revolts, peasant revolts in british india, kisan andolan, kisan movements, peasant uprisings, farmers movement in british india, krishak andolan
  years-of-tribal-revolts | Years of Tribal Revolts | tribal revolts years, tribal revolts and years, tribal revolts year wise, tribal revolts chronology, tribal revolt years, tribal movements year wise, tribal movements and years, tribal rebellions and years, adivasi vidroh aur varsh, tribal revolts in order
  founders-of-reform-movements | Founders of Reform Movements | socio religious reform movements founders, socio religious reform movement founders, reform movements and founders, reform movements founders, socio religious organisations and founders, socio religious movements and founders, social reform movements and founders, social reform organisations and founders, reform societies founders, samaj and founders, founders of samaj, founder of samaj, samaj sudhar andolan ke sansthapak
  home-rule-founders | Founders of the Home Rule Leagues | home rule league founders, home rule movement founders, founder of home rule league, founders of home rule movement, home rule movement leaders, home rule league leaders, leaders of home rule movement, leaders of home rule league
  khilafat-leaders | Leaders of the Khilafat Movement | khilafat leaders, khilafat movement leaders, leaders of khilafat, khilafat andolan ke neta
  swaraj-party-leaders | Leaders of the Swaraj Party | swaraj party leaders, swaraj party founders, founders of swaraj party, swarajist leaders, swaraj party ke neta
  women-freedom-fighters | Women Freedom Fighters | women freedom fighters of india, women in freedom struggle, women in indian freedom struggle, role of women in freedom struggle, women in national movement, female freedom fighters, mahila swatantrata senani
  universities-act-1904 | Indian Universities Act, 1904 | indian universities act 1904, indian universities act, universities act 1904, university act 1904, indian university act 1904
  santhal-leaders | Leaders of the Santhal Rebellion | santhal rebellion leaders, leaders of santhal revolt, santhal revolt leaders, santhal leaders, sidhu and kanhu, sidhu kanhu, santhal vidroh ke neta
  tipu-reforms | Reforms of Tipu Sultan | tipu sultan reforms, tipu sultan administration, administration of tipu sultan, tipu sultan ke sudhar, tipu reforms, tipu sultan achievements
  wood-despatch-recommendations | Recommendations of Wood's Despatch | wood despatch recommendations, recommendations of wood despatch, wood's despatch recommendations, woods despatch recommendations, wood despatch provisions, wood dispatch recommendations, wood despatch ki sifarish
  cripps-proposals | Proposals of the Cripps Mission | cripps mission proposals, proposals of cripps, cripps proposal, cripps mission provisions, cripps mission failure, cripps mission ke prastav
  dalhousie-annexations | Annexations of Lord Dalhousie | lord dalhousie annexation, dalhousie annexations, annexations by lord dalhousie, annexation policy of dalhousie, states annexed by dalhousie, states annexed by lord dalhousie, annexation by dalhousie
  gandhi-in-south-africa | Gandhi in South Africa | gandhiji in south africa, tolstoy farm, phoenix settlement, natal indian congress, dakshin africa me gandhi, gandhi in south africa movement, gandhi movement in south africa, gandhi satyagraha in south africa
  fourteen-points | Fourteen Points of Jinnah | jinnah 14 points, jinnah fourteen points, 14 points of jinnah, fourteen points of jinnah 1929, jinnah ke 14 sutra, jinnah ke chaudah sutra, 14 points
  macaulay-minute | Macaulay's Minute | macaulay minute, macaulay's minute on education, english education act 1835, macaulay, lord macaulay, downward filtration theory
`
