import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
stone-age | Palaeolithic age, paleolithic age, old stone age, pura pashan kal | The Palaeolithic age (Old Stone Age) is the earliest period of human history, in which people lived by hunting and gathering and used tools of chipped stone.
stone-age | Mesolithic age, middle stone age, madhya pashan kal | The Mesolithic age (Middle Stone Age) is the period between the Old and the New Stone Age, known for very small stone tools called microliths and the first taming of animals.
stone-age | Neolithic age, new stone age, nav pashan kal | The Neolithic age (New Stone Age) is the period in which people began to farm, rear animals, settle in villages and use tools of polished stone.
stone-age | Chalcolithic age, copper stone age, tamra pashan kal | The Chalcolithic age is the period in which people used tools of copper along with those of stone; Ahar and Malwa are cultures of it in India.
stone-age | Microliths, microlith | Microliths are very small stone tools, usually a few centimetres long, that are typical of the Mesolithic age and were fixed in handles of bone or wood.
stone-age | Bhimbetka, bhimbetka caves | Bhimbetka is a group of rock shelters in Madhya Pradesh with prehistoric paintings, occupied from the Stone Age on; it is a World Heritage Site.
indus-valley | Harappan civilisation, Indus Valley Civilisation, Indus Valley Civilization, IVC, sindhu ghati sabhyata, सिंधु घाटी सभ्यता, हड़प्पा सभ्यता | The Harappan civilisation was the Bronze Age urban civilisation of the Indus region, in its mature form about 2600 to 1900 BCE, known for planned towns, drains, seals and standard weights.
indus-valley | Harappan seals, Indus seals, harappan seal | Harappan seals are small, mostly square pieces of steatite carved with an animal and signs of a script that is still not read; they probably marked goods in trade.
indus-valley | Pashupati seal | The Pashupati seal is a seal from Mohenjodaro that shows a horned seated figure with animals around it, which Marshall took for an early form of Shiva.
harappan-towns | Great Bath, great bath of mohenjodaro, vishal snanagar | The Great Bath is a large brick-lined tank on the citadel of Mohenjodaro, made watertight with bitumen and thought to have served ritual bathing.
harappan-towns | Mohenjodaro, mohenjo daro, मोहनजोदड़ो | Mohenjodaro is a large Harappan city in Sindh (now Pakistan), excavated from 1922 under R. D. Banerji; the Great Bath, the dancing girl and the bearded man were found there.
harappan-towns | Lothal | Lothal is a Harappan town in Gujarat known for a brick basin taken to be a dockyard, and for its bead making.
harappan-towns | Dholavira | Dholavira is a Harappan city in Kachchh, Gujarat, divided into three parts and known for its reservoirs and a large signboard; it is a World Heritage Site.
harappan-towns | Kalibangan | Kalibangan is a Harappan site in Rajasthan on the dry bed of the Ghaggar, known for a ploughed field and fire altars.
vedic-age | Vedas, veda, ved, वेद | The Vedas are the oldest sacred texts of India, in Sanskrit: Rigveda, Samaveda, Yajurveda and Atharvaveda.
vedic-age | Rigveda, rig veda, rigved, ऋग्वेद | The Rigveda is the oldest of the four Vedas, a collection of 1028 hymns to gods such as Indra and Agni, arranged in ten mandalas.
vedic-age | Samaveda, samved | The Samaveda is the Veda of chants: verses mostly taken from the Rigveda and set to melodies, and so linked with the beginnings of Indian music.
vedic-age | Yajurveda, yajurved | The Yajurveda is the Veda of sacrificial formulas, in prose and verse, for use in ritual; it has a Black (Krishna) and a White (Shukla) form.
vedic-age | Atharvaveda, atharvaved | The Atharvaveda is the fourth Veda, which contains charms and spells against disease and evil along with hymns.
vedic-age | Upanishads, upanishad, उपनिषद | The Upanishads are philosophical texts at the end of the Vedic literature that teach about Brahman (ultimate reality) and atman (self); 'Satyameva Jayate' comes from the Mundaka Upanishad.
vedic-age | Sabha and samiti | Sabha and samiti were assemblies of the Vedic age: the sabha a smaller body of elders or notables, the samiti a general assembly of the people.
vedic-age | Gotra, gotra system | Gotra is a line of descent traced to a common ancestor or sage; from later Vedic times persons of the same gotra were not to marry each other.
mahajanapadas | Mahajanapada, mahajanpad, महाजनपद | A mahajanapada was one of the large territorial states of north India in the 6th century BCE; Buddhist texts such as the Anguttara Nikaya list sixteen.
mahajanapadas | Magadha, magadh, मगध | Magadha was the mahajanapada of south Bihar, with capitals at Rajagriha and later Pataliputra, that grew into the first empire of India.
sixteen-mahajanapadas | Gana-sangha, gana sangha, ganasangha | A gana-sangha was an early Indian state ruled not by one king but by an assembly of heads of ruling families, such as the Vajji of Vaishali.
buddhism | Buddhism, bauddh dharm, बौद्ध धर्म | Buddhism is the religion founded by Gautama Buddha in the 6th–5th century BCE; it teaches the Four Noble Truths and the Eightfold Path as the way to end suffering.
buddhism | Four Noble Truths, char arya satya, चार आर्य सत्य | The Four Noble Truths are the core of the Buddha's teaching: life is suffering; desire is its cause; suffering can end; the Eightfold Path leads to its end.
buddhism | Eightfold Path, ashtangika marga, ashtangik marg, अष्टांगिक मार्ग | The Eightfold Path is the Buddha's way to end suffering: right view, resolve, speech, action, livelihood, effort, mindfulness and concentration.
buddhism | Tripitaka, tipitaka, tripitak, त्रिपिटक | The Tripitaka ('three baskets') is the collection of Buddhist scriptures in Pali: Vinaya Pitaka (rules of monks), Sutta Pitaka (sermons) and Abhidhamma Pitaka (philosophy).
buddhism | Mahayana, mahayan | Mahayana ('greater vehicle') is the branch of Buddhism that worships the Buddha in images and honours bodhisattvas who help others to salvation.
buddhism | Hinayana, hinyan, Theravada | Hinayana ('lesser vehicle') is the older form of Buddhism, now represented by Theravada, which honours the Buddha as a teacher and seeks salvation by one's own effort.
buddhism | Bodhisattva, bodhisatva | A bodhisattva is, in Mahayana Buddhism, a being on the way to enlightenment who delays his own nirvana to help others.
buddhism | Nirvana, nirvan | Nirvana is, in Buddhism, the end of desire and so of suffering and of the cycle of rebirth.
buddhism | Jataka tales, jatakas, jatak katha | The Jataka tales are Buddhist stories, in Pali, of the earlier births of the Buddha.
jainism | Jainism, jain dharm, जैन धर्म | Jainism is the religion taught by 24 tirthankaras, the last of whom was Vardhamana Mahavira; it stresses non-violence and the release of the soul from karma.
tirthankaras | Tirthankara, tirthankar, तीर्थंकर | A tirthankara is one of the 24 great teachers of Jainism; Rishabhanatha was the first, Parshvanatha the twenty-third and Mahavira the twenty-fourth.
jainism | Triratna of Jainism, three jewels of jainism, triratna | The triratna (three jewels) of Jainism are right faith, right knowledge and right conduct, which together lead to liberation.
jainism | Panch mahavrata, five vows of jainism, panch mahavrat | The panch mahavrata, five great vows of Jainism, are non-violence (ahimsa), truth (satya), not stealing (asteya), not possessing (aparigraha) and chastity (brahmacharya), the last added by Mahavira.
jainism | Digambara and Shvetambara, digambar, shwetambar, digambara, svetambara | Digambara and Shvetambara are the two sects of Jainism: monks of the first wear no clothes, those of the second wear white.
jainism | Syadvada, anekantavada, syadvad | Syadvada is the Jain doctrine that every statement is true only from a certain point of view; it goes with anekantavada, the many-sidedness of reality.
maurya-empire | Arthashastra, arthashastra of kautilya | The Arthashastra is the Sanskrit treatise on statecraft, administration and economy ascribed to Kautilya (Chanakya), minister of Chandragupta Maurya; R. Shamasastry found its text in 1905.
maurya-empire | Saptanga theory, saptanga | The saptanga theory of Kautilya names seven elements of the state: king, minister, territory with people, fort, treasury, army and ally.
ashoka | Dhamma of Ashoka, ashoka's dhamma, dhamma, ashok ka dhamma | Ashoka's dhamma was a code of moral conduct, not a religion: respect for elders, kindness to servants, non-injury to living beings and tolerance of all sects.
ashoka | Kalinga War, kalinga yuddh, कलिंग युद्ध | The Kalinga War was Ashoka's conquest of Kalinga (Odisha) in about 261 BCE; its bloodshed made him give up war, as Rock Edict XIII tells.
ashoka | Dhamma mahamattas, dhamma mahamatta | Dhamma mahamattas were officers appointed by Ashoka to spread dhamma and look after the welfare of the people.
ashokan-edicts | Ashokan edicts, edicts of Ashoka, ashok ke abhilekh | Ashokan edicts are the orders of Ashoka carved on rocks and pillars, mostly in Prakrit and Brahmi script, first read by James Prinsep in 1837.
ashokan-edicts | Brahmi script, brahmi lipi | Brahmi is the ancient script, written from left to right, of most Ashokan inscriptions; most scripts of India descend from it.
ashokan-edicts | Kharosthi script, kharoshthi, kharosthi | Kharosthi is an ancient script of the north-west of the subcontinent, written from right to left and used in some Ashokan edicts.
alexander | Battle of Hydaspes, hydaspes, jhelum ka yuddh | The Battle of Hydaspes was fought in 326 BCE on the Jhelum, where Alexander defeated Porus and then restored his kingdom to him.
chandragupta-maurya | Indica, indika megasthenes | Indica is the account of Mauryan India by Megasthenes, the Greek ambassador of Seleucus at the court of Chandragupta; it survives only in quotations.
post-maurya | Saka era, shaka era, shak samvat, शक संवत | The Saka era is the calendar era that begins in 78 CE, usually linked with Kanishka; the national calendar of India is based on it.
post-maurya | Vikram Samvat, vikram era | Vikram Samvat is the Indian calendar era that begins in 57 BCE, by tradition started by King Vikramaditya of Ujjain.
post-maurya | Silk Route, silk road, resham marg | The Silk Route was the network of trade roads that joined China through Central Asia with West Asia and Europe; the Kushanas controlled a part of it.
gandhara-art | Gandhara art, gandhara school, gandhar kala, गांधार कला | Gandhara art is the Buddhist art of the north-west under the Kushanas, which showed the Buddha in grey schist in a Graeco-Roman manner.
gandhara-art | Mathura art, mathura school, mathura school of art | Mathura art is the school of sculpture at Mathura, in spotted red sandstone and of Indian style, that made Buddhist, Jain and Hindu images.
sangam-age | Sangam age, sangam period, sangam kal | The Sangam age is the early period of Tamil history, roughly the 3rd century BCE to the 3rd century CE, named after assemblies (sangam) of poets under the Pandya kings.
sangam-literature | Sangam literature, sangam sahitya | Sangam literature is the oldest surviving body of Tamil writing, poems of love (akam) and of war and public life (puram), with the grammar Tolkappiyam.
sangam-literature | Silappadikaram, silappathikaram, shilappadikaram | Silappadikaram ('the story of the anklet') is the Tamil epic by Ilango Adigal about Kovalan and Kannagi.
gupta-empire | Gupta Empire, gupta samrajya, gupt samrajya, गुप्त साम्राज्य | The Gupta Empire ruled much of north India from about 319 to 550 CE; its advances in literature, science and art earned it the name of a golden age.
gupta-empire | Allahabad pillar inscription, prayag prashasti, prayag prashasti harishena | The Allahabad pillar inscription (Prayag Prashasti) is a praise of Samudragupta's conquests composed in Sanskrit by his court poet Harishena, cut on a pillar of Ashoka.
gupta-empire | Ashvamedha, ashwamedha, ashvamedha yajna | The ashvamedha was the Vedic horse sacrifice by which a king proclaimed his overlordship; Samudragupta issued coins to mark his.
ancient-universities | Nalanda, nalanda mahavihara, नालंदा | Nalanda was a great Buddhist monastery and centre of learning in Bihar, founded in the 5th century under Kumaragupta I; Xuanzang studied there.
ancient-universities | Takshashila, taxila, तक्षशिला | Takshashila (Taxila) was an ancient city and centre of learning in the north-west, now in Pakistan, with which Panini and Chanakya are linked.
ancient-universities | Vikramashila, vikramshila | Vikramashila was a Buddhist centre of learning in Bihar founded by the Pala king Dharmapala.
cholas | Uttaramerur inscription, chola local government, uttaramerur | The Uttaramerur inscriptions of the Chola king Parantaka I describe village self-government: how members of committees were chosen by lot and what disqualified them.
cholas | Brahmadeya, brahmadeya land | Brahmadeya was land given to Brahmanas free of tax by a king, common under the Pallavas and Cholas.
early-medieval-kingdoms | Tripartite struggle, tripakshiya sangharsh | The tripartite struggle was the long war of the Palas, Gurjara-Pratiharas and Rashtrakutas for Kannauj in the 8th to 10th centuries.
turkish-invasions | Battles of Tarain, first battle of tarain, second battle of tarain, tarain ka yuddh | The battles of Tarain were fought by Prithviraj Chauhan and Muhammad Ghori: Prithviraj won in 1191, Ghori in 1192, which opened the way to Turkish rule.
delhi-sultanate | Delhi Sultanate, dilli sultanat, दिल्ली सल्तनत | The Delhi Sultanate was the rule from Delhi of five dynasties, Slave, Khalji, Tughlaq, Sayyid and Lodi, between 1206 and 1526.
delhi-sultanate | Iqta, iqta system, iqtadari, इक्ता | An iqta was a grant of the revenue of a territory to an officer (iqtadar or muqti) in place of salary, for which he kept troops and order; Iltutmish organised the system.
delhi-sultanate | Chahalgani, turkan-i-chahalgani, corps of forty | The Chahalgani was the group of forty powerful Turkish slave nobles of Iltutmish, whose power Balban broke.
delhi-sultanate | Sijda and paibos, sijda, paibos | Sijda (prostration) and paibos (kissing the feet of the sultan) were Persian court customs that Balban introduced to raise the dignity of the crown.
delhi-sultanate | Token currency of Muhammad bin Tughlaq, token currency, sanketik mudra | The token currency was Muhammad bin Tughlaq's issue of bronze or copper coins to pass at the value of silver tankas; forgery made it fail.
alauddin-khalji | Market reforms of Alauddin Khalji, market control policy, bazar niyantran | The market reforms of Alauddin Khalji fixed the prices of grain, cloth, horses and other goods in Delhi, under an officer called shahna-i-mandi, so that a large army could be kept cheaply.
alauddin-khalji | Dagh and chehra, dagh and huliya | Dagh was the branding of horses and chehra (huliya) the recording of a soldier's features, introduced by Alauddin Khalji to stop fraud in the army.
firoz-tughlaq | Diwan-i-Khairat, diwan i khairat | Diwan-i-Khairat was the department of charity set up by Firoz Shah Tughlaq to help the poor, among them parents who could not pay for the marriage of daughters.
vijayanagara | Vijayanagara Empire, vijayanagar samrajya, विजयनगर साम्राज्य | The Vijayanagara Empire was the kingdom of south India founded in 1336 by Harihara and Bukka on the Tungabhadra; its capital was Hampi.
vijayanagara | Battle of Talikota, talikota ka yuddh, battle of rakkasa tangadi | The Battle of Talikota (Rakshasi-Tangadi) was fought in 1565, when an alliance of Deccan sultanates defeated Vijayanagara and its capital was sacked.
vijayanagara | Amara-nayaka system, nayankara system, nayaka system | The amara-nayaka system of Vijayanagara gave military chiefs (nayakas) territory to govern; they collected its revenue, kept troops and paid a part to the king.
vijayanagara | Ashtadiggajas, ashtadiggaja | The Ashtadiggajas were the eight great Telugu poets at the court of Krishnadevaraya of Vijayanagara; Allasani Peddana was the foremost.
bhakti | Bhakti movement, bhakti andolan, भक्ति आंदोलन | The Bhakti movement was the medieval movement, begun in the Tamil country, that taught loving devotion to a personal god, in the people's tongue, above ritual and caste.
bhakti | Alvars and Nayanars, alvars, nayanars, alwar, nayanmar | The Alvars and Nayanars were Tamil poet-saints of about the 6th to 9th centuries: the Alvars devoted to Vishnu, the Nayanars to Shiva.
bhakti | Advaita, advaita vedanta, advaitvad | Advaita is the philosophy of non-dualism taught by Shankaracharya: the individual self and Brahman are one, and the world of differences is illusion (maya).
bhakti | Vishishtadvaita, vishishtadvait | Vishishtadvaita is the qualified non-dualism of Ramanuja: souls and the world are real and distinct, yet form part of God.
bhakti | Nirguna and saguna bhakti, nirgun bhakti, sagun bhakti, nirguna bhakti, saguna bhakti | Nirguna bhakti is devotion to God without form or attributes, as of Kabir and Guru Nanak; saguna bhakti is devotion to God with form, as of Tulsidas and Surdas.
bhakti | Virashaiva, lingayat, lingayats, veerashaiva movement | The Virashaivas or Lingayats are the followers of the movement led by Basavanna in 12th-century Karnataka, who worship Shiva and rejected caste and ritual; their vachanas are in Kannada.
sufism | Sufism, sufi movement, sufi, sufi mat, सूफी | Sufism is the mystic form of Islam, which seeks union with God through love and devotion under the guidance of a master (pir).
sufism | Silsila, sufi silsila | A silsila is a Sufi order, a chain of masters and disciples, such as the Chishti, Suhrawardi, Qadiri and Naqshbandi orders.
sufism | Khanqah | A khanqah is the hospice of a Sufi master, where he lived and taught his disciples.
sufism | Chishti order, chishti silsila | The Chishti order is the Sufi order brought to India by Khwaja Muinuddin Chishti, who settled at Ajmer; Nizamuddin Auliya belonged to it.
mughal-empire | Mughal Empire, mughal samrajya, मुगल साम्राज्य | The Mughal Empire was the empire founded by Babur after the First Battle of Panipat in 1526, which ruled most of India till the early 18th century and in name till 1857.
mughal-administration | Zabti system, zabt, dahsala system, ain-i-dahsala, todar mal bandobast | The zabti or dahsala system was Akbar's land revenue system under Raja Todar Mal: land was measured, and one third of the average produce of ten years was taken, in cash.
mughal-administration | Jagir, jagirdari, jagirdari system | A jagir was the right to collect the revenue of an area, given by the Mughals to a mansabdar in place of salary; it could be transferred and was not inherited.
mansabdari | Mansabdari system, mansabdar, mansabdari pratha, मनसबदारी | The mansabdari system was Akbar's ranking of officers: each held a mansab, whose zat number fixed personal rank and pay and sawar number the horsemen to be kept.
mansabdari | Zat and sawar | Zat and sawar were the two numbers of a Mughal mansab: zat showed the holder's personal rank and salary, sawar the number of cavalry he had to maintain.
akbar | Navratnas of Akbar, navratna, akbar ke navratna | The navratnas (nine jewels) were nine eminent persons of Akbar's court, among them Abul Fazl, Faizi, Todar Mal, Birbal, Tansen, Man Singh and Abdur Rahim Khan-i-Khanan.
akbar | Ibadat Khana, ibadatkhana | The Ibadat Khana was the hall built by Akbar at Fatehpur Sikri in 1575 for discussions of religion.
akbar | Jizya, jaziya, जजिया | Jizya was the tax taken from non-Muslims under Islamic rule; Akbar abolished it in 1564 and Aurangzeb brought it back in 1679.
din-i-ilahi | Din-i-Ilahi, din e ilahi, tauhid-i-ilahi, दीन-ए-इलाही | Din-i-Ilahi was the spiritual order founded by Akbar in 1582, which drew on several religions; few joined it, Birbal being the only well-known Hindu.
din-i-ilahi | Sulh-i-kul, sulh i kul, sulah e kul | Sulh-i-kul ('peace with all') was Akbar's policy of tolerance and equal treatment of all religions.
sher-shah | Grand Trunk Road, GT road, sadak-e-azam | The Grand Trunk Road is the old highway from Bengal to the north-west, rebuilt by Sher Shah Suri with trees, wells and inns (sarais) along it.
sher-shah | Rupiya of Sher Shah, silver rupiya | The rupiya was the silver coin of about 178 grains issued by Sher Shah Suri, from which the rupee takes its name.
sher-shah | Patta and qabuliyat, qabuliyat, kabuliyat | Patta was the deed that Sher Shah gave to a peasant stating his land and revenue; qabuliyat was the peasant's written agreement to pay it.
marathas | Chauth and sardeshmukhi, chauth, sardeshmukhi, चौथ और सरदेशमुखी | Chauth and sardeshmukhi were Maratha levies: chauth a fourth of the revenue of lands outside their rule, taken to spare them from raids, and sardeshmukhi a further tenth.
marathas | Peshwa, पेशवा | The Peshwa was the chief minister of the Maratha king; from Balaji Vishwanath in 1713 the office passed down in his family and became the real power.
ashtapradhan | Ashtapradhan, ashta pradhan, अष्टप्रधान | The Ashtapradhan was Shivaji's council of eight ministers, headed by the Peshwa; each minister was responsible to the king alone.
shivaji | Treaty of Purandar, purandar ki sandhi, treaty of purandar 1665 | The Treaty of Purandar of 1665 was made by Shivaji with the Mughal general Jai Singh; Shivaji gave up 23 forts and kept 12.
sikh-gurus | Khalsa, khalsa panth, खालसा | The Khalsa is the order of initiated Sikhs founded by Guru Gobind Singh at Anandpur Sahib in 1699.
sikh-gurus | Guru Granth Sahib, adi granth, गुरु ग्रंथ साहिब | The Guru Granth Sahib is the holy book of the Sikhs; Guru Arjan compiled it as the Adi Granth in 1604, and Guru Gobind Singh declared it the Guru.
sikh-gurus | Misl, misls, sikh misl | A misl was one of the twelve Sikh confederacies of the 18th century in Punjab; Ranjit Singh of the Sukerchakia misl united them.
sikh-gurus | Langar | Langar is the free community kitchen of the Sikhs, begun by Guru Nanak, where all eat together without distinction.
first-panipat | First Battle of Panipat, panipat ka pratham yuddh, panipat ka pehla yuddh, पानीपत का प्रथम युद्ध | The First Battle of Panipat was fought on 21 April 1526, when Babur defeated Ibrahim Lodi, ended the Delhi Sultanate and founded Mughal rule.
second-panipat | Second Battle of Panipat, panipat ka dusra yuddh, पानीपत का द्वितीय युद्ध | The Second Battle of Panipat was fought on 5 November 1556, when Akbar's army under Bairam Khan defeated Hemu.
third-panipat | Third Battle of Panipat, panipat ka tisra yuddh, पानीपत का तृतीय युद्ध | The Third Battle of Panipat was fought on 14 January 1761, when Ahmad Shah Abdali defeated the Marathas under Sadashiv Rao Bhau.
qutub-minar | Qutub Minar, qutb minar, kutub minar, कुतुब मीनार | The Qutub Minar is the sandstone tower in Delhi begun by Qutbuddin Aibak and completed by Iltutmish, named after the Sufi saint Qutbuddin Bakhtiyar Kaki.
monuments | Pietra dura | Pietra dura is the inlay of coloured and semi-precious stones in marble to form patterns, as on the tomb of Itimad-ud-Daulah and the Taj Mahal.
monuments | Indo-Islamic architecture, indo islamic architecture | Indo-Islamic architecture is the style of building that joined the Islamic arch, dome and minaret with Indian beams, brackets and ornament.
inscriptions | Epigraphy | Epigraphy is the study of inscriptions, that is, of writing cut on stone, metal or other hard material.
inscriptions | Numismatics | Numismatics is the study of coins, which gives evidence of kings, dates, trade and religion.
history-terms | Sarai, sarais, saray | A sarai was a rest house for travellers and traders on the main roads in medieval India; Sher Shah built many.
history-terms | Madad-i-maash, suyurghal, madad i maash | Madad-i-maash (suyurghal) was a grant of revenue-free land by the Mughals to scholars, religious persons and the needy.
bahmani | Bahmani kingdom, bahmani sultanate, bahmani samrajya | The Bahmani kingdom was the Deccan sultanate founded in 1347 by Alauddin Hasan Bahman Shah, with its capital at Gulbarga and later Bidar; it broke into five sultanates.
lodi-dynasty | Lodi dynasty, lodi vansh, लोदी वंश | The Lodi dynasty was the last dynasty of the Delhi Sultanate (1451–1526), Afghan by origin; its rulers were Bahlul, Sikandar and Ibrahim Lodi.
travellers | Kitab-ul-Hind, tahqiq-i-hind, kitab ul hind | Kitab-ul-Hind is the Arabic account of Indian religion, sciences and customs by Al-Biruni, who came to India in the time of Mahmud of Ghazni.
travellers | Rihla, rihla ibn battuta | Rihla is the Arabic book of travels of Ibn Battuta, the Moroccan traveller whom Muhammad bin Tughlaq made a qazi of Delhi.
pallavas-chalukyas | Rathas of Mahabalipuram, pancha rathas, mahabalipuram rath | The rathas of Mahabalipuram are temples in the form of chariots, each cut out of a single rock, made under the Pallava king Narasimhavarman I.
pallavas-chalukyas | Aihole inscription, aihole prashasti | The Aihole inscription is the Sanskrit praise of the Chalukya king Pulakeshin II by his court poet Ravikirti; it tells of his victory over Harsha.
harsha | Harshacharita, harshcharit | Harshacharita is the Sanskrit prose life of King Harshavardhana by Banabhatta, his court poet.
amir-khusrau | Amir Khusrau, amir khusro, tuti-e-hind, अमीर खुसरो | Amir Khusrau (1253–1325) was the Persian and Hindavi poet and musician of the Delhi Sultanate, a disciple of Nizamuddin Auliya, called Tuti-i-Hind (parrot of India).
razia | Razia Sultan, raziya sultan, रजिया सुल्तान | Razia Sultan, daughter of Iltutmish, was the ruler of Delhi from 1236 to 1240 and the only woman to sit on the throne of the Delhi Sultanate.
battles | Battle of Khanwa, khanwa ka yuddh, खानवा का युद्ध | The Battle of Khanwa was fought in March 1527, when Babur defeated Rana Sanga of Mewar and secured Mughal rule in north India.
battles | Battle of Haldighati, haldighati ka yuddh, हल्दीघाटी का युद्ध | The Battle of Haldighati was fought in June 1576 between Maharana Pratap of Mewar and Akbar's army under Man Singh of Amber.
`)
