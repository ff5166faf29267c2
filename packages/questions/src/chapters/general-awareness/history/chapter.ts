import { defineChapter } from '../../../kit/define-chapter.ts'

/** Names for a part of the chapter: each leads to all types that ask about it. */
const ANCIENT = [
  'ancient history',
  'ancient indian history',
  'ancient india',
  'prachin itihas',
  'prachin bharat',
  'prachin bharat ka itihas',
] as const
const MEDIEVAL = [
  'medieval history',
  'medieval indian history',
  'medieval india',
  'madhyakalin itihas',
  'madhyakalin bharat',
] as const
const EARLY = [...ANCIENT, ...MEDIEVAL, 'ancient and medieval history'] as const
const MODERN = [
  'modern history',
  'modern indian history',
  'modern india',
  'adhunik itihas',
  'aadhunik itihas',
  'aadhunik bharat',
] as const

export const history = defineChapter({
  subject: 'general-awareness',
  title: 'History',
  aliases: ['itihas', 'indian history', 'history of india'],
  weight: 130,
  concepts: `
    stone-age | Stone Age | prehistoric india, prehistory, palaeolithic, paleolithic, mesolithic, neolithic, chalcolithic, pashan kal, prehistoric age, bhimbetka
    indus-valley | Harappan Civilisation | indus valley, harappa, harappan civilization, indus valley civilization, harappa sabhyata, sindhu ghati sabhyata, sindhu sabhyata, mohenjodaro, mohenjo daro, harappan sites, indus civilisation, indus civilization, ivc
    vedic-age | Vedic Age | vedic period, vedas, rigveda, rigvedic, later vedic age, upanishads, vedic civilization, vedic literature, vaidik kal, vedic kaal, vaidik sabhyata, vedic terms
    mahajanapadas | Mahajanapadas & Magadha | mahajanapada, mahajanpad, 16 mahajanapadas, rise of magadha, magadha empire, magadh, haryanka dynasty, nanda dynasty, alexander invasion, bimbisara, ajatashatru
    buddhism | Buddhism | buddha, gautam buddha, gautama buddha, bauddh dharm, buddhist councils, buddhist council, tripitaka, mahayana, hinayana
    jainism | Jainism | jain dharm, mahavira, vardhamana mahavira, mahavir swami, tirthankaras, tirthankar, jain religion
    maurya-empire | Maurya Empire | mauryan empire, maurya dynasty, mauryas, maurya vansh, maurya samrajya, chandragupta maurya, bindusara, chanakya, kautilya, arthashastra, mauryan administration
    ashoka | Ashoka | ashoka the great, emperor ashoka, samrat ashok, ashok, asoka, ashokan edicts, edicts of ashoka, kalinga war
    post-maurya | Post-Mauryan Period | post mauryan, kushana dynasty, kushan, kushans, kanishka, satavahana, satavahanas, satvahan, shunga dynasty, sunga dynasty, indo greeks, shakas, sakas, gandhara art, mathura art
    sangam-age | Sangam Age | sangam period, sangam literature, sangam kal, early cholas cheras pandyas
    gupta-empire | Gupta Empire | gupta dynasty, guptas, gupta period, gupta age, gupta vansh, gupta samrajya, samudragupta, chandragupta vikramaditya, golden age of india, gupt vansh
    harsha | Harshavardhana | harsha, harshvardhan, harsh vardhan, pushyabhuti dynasty, vardhana dynasty, vardhan vansh
    pallavas-chalukyas | Pallavas, Chalukyas & Rashtrakutas | pallava dynasty, pallavas, chalukyas, chalukya dynasty, rashtrakutas, rashtrakuta dynasty, hoysalas, kakatiyas, south indian dynasties, dynasties of south india
    cholas | Cholas | chola dynasty, chola empire, chola vansh, rajaraja chola, rajendra chola, chola administration, chol vansh
    early-medieval-kingdoms | Rajputs, Palas & Pratiharas | rajput dynasties, rajputs, pala dynasty, palas, pratiharas, gurjara pratihara, tripartite struggle, chandelas, paramaras, chauhans, prithviraj chauhan, rajput rulers, early medieval india, sena dynasty
    turkish-invasions | Arab & Turkish Invasions | turkish invasion, arab invasion, mahmud of ghazni, mahmud ghaznavi, muhammad ghori, mohammad ghori, muhammad bin qasim, battle of tarain, arab conquest of sindh
    delhi-sultanate | Delhi Sultanate | dilli sultanat, delhi sultanat, sultanate period, slave dynasty, ghulam vansh, mamluk dynasty, khilji dynasty, khalji dynasty, khilji vansh, tughlaq dynasty, tughlak vansh, lodi dynasty, sayyid dynasty, alauddin khilji, alauddin khalji, muhammad bin tughlaq, iltutmish, balban, razia sultan, iqta, delhi sultanate administration
    vijayanagara | Vijayanagara Empire | vijayanagar, vijaynagar, vijayanagar samrajya, krishnadevaraya, hampi history, battle of talikota
    bahmani | Bahmani & Deccan Sultanates | bahmani kingdom, bahmani sultanate, deccan sultanates, bijapur sultanate, golconda
    bhakti | Bhakti Movement | bhakti andolan, bhakti saints, bhakti movement saints, kabir, chaitanya mahaprabhu, alvars and nayanars, ramanuja, shankaracharya, mirabai
    sufism | Sufi Movement | sufi, sufism, sufi saints, sufi andolan, chishti order, sufi silsila
    mughal-empire | Mughal Empire | mughal, mughals, mughal dynasty, mughal period, mughal samrajya, mughal vansh, mughal emperors, mugal, mugal samrajya, babur, humayun, jahangir, shah jahan, aurangzeb, aurangjeb, later mughals, decline of mughal empire
    akbar | Akbar | emperor akbar, akbar the great, din i ilahi, navratnas of akbar
    mughal-administration | Mughal Administration | mansabdari system, mansabdari, mughal revenue system, todar mal, jagirdari system, zabti system, mughal prashasan
    sher-shah | Sher Shah Suri | shershah suri, sher shah, sur dynasty, suri dynasty, sur empire
    marathas | Marathas | maratha empire, maratha samrajya, shivaji, chhatrapati shivaji, peshwas, peshwa, maratha administration, ashtapradhan
    sikh-gurus | Sikh Gurus & Sikh Power | sikh guru, ten sikh gurus, sikh history, sikhism, guru nanak, guru gobind singh, maharaja ranjit singh, sikh empire
    successor-states | Regional States of the 18th Century | nawabs of awadh, nizam of hyderabad, regional kingdoms, autonomous states, travancore kingdom
    dynasties | Dynasties | dynasty, vansh, rajvansh, dynasties of india, founders of dynasties, dynasties and founders, dynasty and capital
    rulers | Rulers & Their Deeds | ruler, kings, kings of india, shasak, famous rulers, rulers of india
    battles | Battles | battle, important battles, battles of india, yuddh, battle of panipat, panipat, wars of indian history
    monuments | Monuments & Builders | monument, who built, builders of monuments, forts of india, forts and monuments, historical monuments, mughal architecture, indo islamic architecture
    inscriptions | Inscriptions | inscription, abhilekh, shilalekh, allahabad pillar inscription, important inscriptions
    travellers | Foreign Travellers | foreign traveller, foreign travelers, foreign travellers in india, videshi yatri, ibn battuta, hiuen tsang, megasthenes, fa hien, al biruni
    history-terms | Historical Terms | terms of medieval history, administrative terms of history, history terminology
    advent-of-europeans | Advent of Europeans | arrival of europeans, coming of europeans, portuguese in india, dutch in india, french in india, vasco da gama, european companies, carnatic wars, europiyon ka aagman
    company-expansion | British Conquest of India | expansion of british rule, british expansion in india, east india company, battle of plassey, battle of buxar, plassey, buxar, subsidiary alliance, doctrine of lapse, anglo mysore wars, anglo maratha wars, anglo sikh wars, anglo mysore war, anglo maratha war, anglo sikh war, tipu sultan
    land-revenue | Land Revenue Systems | permanent settlement, ryotwari, raiyatwari, mahalwari, zamindari system, sthayi bandobast, land revenue system of british
    drain-of-wealth | Economic Impact of British Rule | drain of wealth, drain theory, deindustrialisation, economic critique of colonialism, dhan nishkasan
    education-and-press | Education & Press under the British | british education policy, macaulay minute, woods despatch, wood despatch, vernacular press act, development of press in india, charter act and education
    treaties | Historic Treaties | historic treaty, sandhi, important treaties, treaties of history
    governors-general | Governors-General & Viceroys | viceroy, governor general, governors general, viceroys of india, governor general of india, lord curzon, lord dalhousie, lord wellesley, lord cornwallis, lord ripon, lord william bentinck
    revolt-of-1857 | Revolt of 1857 | 1857 revolt, 1857, sepoy mutiny, first war of independence, 1857 ki kranti, 1857 ka vidroh, 1857 mutiny, rani lakshmibai, mangal pandey
    tribal-and-peasant-movements | Tribal & Peasant Movements | tribal revolts, tribal movements, peasant movements, peasant revolts, santhal rebellion, munda rebellion, birsa munda, indigo revolt, kisan andolan, adivasi vidroh, moplah rebellion, kol rebellion
    social-reform | Social & Religious Reform Movements | social reform, socio religious reform, socio religious reform movements, reform movements, social reformers, samaj sudhar, samaj sudhar andolan, brahmo samaj, arya samaj, raja ram mohan roy, raja rammohan roy, swami vivekananda, jyotiba phule, ramakrishna mission, prarthana samaj
    newspapers | Newspapers & Journals | newspaper, newspapers and journals, samachar patra, newspapers and founders, newspapers and editors, newspapers of freedom movement
    constitutional-reforms | Constitutional Reforms under the British | morley minto reforms, montagu chelmsford reforms, montague chelmsford reforms, separate electorates, dyarchy, diarchy
    early-congress | Moderates, Extremists & the Early Congress | formation of congress, foundation of congress, moderates, extremists, moderates and extremists, lal bal pal, surat split, early nationalists, political associations before congress, dadabhai naoroji
    congress-sessions | Sessions of the Congress | congress session, inc sessions, indian national congress, congress adhiveshan, congress presidents, lahore session
    swadeshi-movement | Partition of Bengal & Swadeshi | partition of bengal, swadeshi movement, swadeshi andolan, bang bhang, bengal partition, anti partition movement
    muslim-league | Muslim League | all india muslim league, two nation theory, demand for pakistan, communalism in india
    home-rule | Home Rule Movement | home rule league, lucknow pact, home rule andolan
    revolutionaries | Revolutionary Movement | revolutionary movements, revolutionary activities, revolutionary nationalism, krantikari andolan, bhagat singh, chandrashekhar azad, ghadar party, gadar party, kakori conspiracy, hsra, chittagong armoury raid
    early-satyagrahas | Champaran to Jallianwala Bagh | champaran satyagraha, champaran, kheda satyagraha, ahmedabad mill strike, rowlatt act, rowlatt satyagraha, jallianwala bagh, jallianwala bagh massacre, bardoli satyagraha, early gandhian movements, gandhi in south africa
    non-cooperation | Non-Cooperation & Khilafat | non cooperation movement, non cooperation, khilafat movement, asahyog andolan, khilafat andolan, chauri chaura, swaraj party
    simon-commission | Simon Commission to Purna Swaraj | simon commission, nehru report, jinnah fourteen points, purna swaraj
    civil-disobedience | Civil Disobedience Movement | civil disobedience, salt satyagraha, dandi march, savinay avagya andolan, namak satyagraha, round table conference, round table conferences, poona pact, gandhi irwin pact, communal award
    quit-india | Quit India Movement | quit india, bharat chhodo andolan, bharat chodo andolan, cripps mission, august offer, individual satyagraha, august kranti
    subhas-and-ina | Subhas Chandra Bose & the INA | subhash chandra bose, subhas bose, netaji, indian national army, azad hind fauj, forward bloc
    independence-and-partition | Independence & Partition | partition of india, cabinet mission, cabinet mission plan, mountbatten plan, wavell plan, royal indian navy mutiny, naval mutiny, transfer of power, integration of princely states, indian independence act
    freedom-movement | Events of the Freedom Movement | dates of freedom struggle, timeline of freedom struggle, important events of freedom struggle
    slogans | Slogans & Famous Sayings | slogan, famous slogans, nare, who said, famous sayings
    after-independence | India after Independence | post independence history, post independence india, india since independence, indo pak wars
    world-history | World History | vishwa itihas, french revolution, world war, first world war, second world war, industrial revolution, russian revolution, american revolution
  `,
  types: {
    'bank/ancient-and-medieval-history': {
      title: 'Society & State in Early India',
      aliases: [...EARLY],
      weight: 2,
    },
    'bank/ancient-india': {
      title: 'From the Vedas to Harsha',
      aliases: [...ANCIENT],
      weight: 2.5,
    },
    'bank/medieval-india': {
      title: 'Sultans, Mughals & Marathas',
      aliases: [...MEDIEVAL],
      weight: 2.4,
    },
    'bank/modern-history': {
      title: 'British Rule & the National Movement',
      aliases: [...MODERN, 'british rule', 'british rule in india', 'gandhian movements'],
      weight: 3,
    },
    'bank/company-rule': {
      title: 'India under the Company & the Crown',
      aliases: [...MODERN, 'british india', 'colonial india', 'company rule'],
      weight: 1.8,
    },
    'bank/freedom-struggle': {
      title: 'The Struggle for Freedom',
      aliases: [...MODERN, 'gandhian era', 'gandhi era', 'freedom fighters'],
      weight: 2.4,
    },
    'bank/world-history': { title: 'History of the World', aliases: [], weight: 0.3 },
    'facts/mahajanapadas': { title: 'Mahajanapadas', aliases: [...ANCIENT], weight: 0.8 },
    'facts/inscriptions': { title: 'Inscriptions of Early India', aliases: [...ANCIENT], weight: 0.8 },
    'facts/saints': {
      title: 'Bhakti & Sufi Saints',
      aliases: [...MEDIEVAL, 'bhakti and sufi movement', 'saints', 'sant'],
      weight: 0.8,
    },
    'facts/sikh-gurus': { title: 'The Ten Sikh Gurus', aliases: [...MEDIEVAL], weight: 0.4 },
    'facts/harappan-sites': {
      title: 'Indus Valley Civilisation',
      aliases: [...ANCIENT],
      weight: 0.8,
    },
    'facts/congress-sessions': { title: 'Sessions of the Congress', aliases: [...MODERN], weight: 0.7 },
    'facts/newspapers': { title: 'Newspapers of the Freedom Movement', aliases: [...MODERN], weight: 0.6 },
    'facts/reformers': { title: 'Reform Movements & Societies', aliases: [...MODERN] },
    'facts/viceroys': { title: 'Governors-General & Viceroys', aliases: [...MODERN] },
    'facts/rulers': { title: 'Rulers & Their Deeds', aliases: [...EARLY], weight: 1.2 },
    'facts/dynasties': { title: 'Dynasties', aliases: [...EARLY], weight: 1.5 },
    'facts/battles': { title: 'Battles', aliases: [...MEDIEVAL, 'wars', 'war'] },
    'facts/freedom-movement': {
      title: 'Freedom Movement',
      aliases: [
        ...MODERN,
        'freedom struggle',
        'national movement',
        'swatantrata sangram',
        'independence movement',
        'indian national movement',
      ],
      weight: 2.6,
    },
    'facts/history-terms': { title: 'Terms of Indian History', aliases: [], weight: 1 },
    'facts/travellers': { title: 'Foreign Travellers', aliases: ['yatri'], weight: 0.6 },
    'facts/treaties': { title: 'Historic Treaties', aliases: [], weight: 0.9 },
    'facts/uprisings': {
      title: 'Revolts & Uprisings',
      aliases: [...MODERN, 'uprising', 'revolts'],
      weight: 1.2,
    },
    'facts/slogans': { title: 'Slogans & Famous Sayings', aliases: [...MODERN, 'quotes'], weight: 0.8 },
    'facts/monuments': { title: 'Monuments & Builders', aliases: [...MEDIEVAL], weight: 1.4 },
  },
  questions: () => import('./questions.ts'),
})
