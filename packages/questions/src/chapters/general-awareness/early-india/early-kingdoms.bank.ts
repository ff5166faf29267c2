import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which port of the Satavahana age is the Barygaza of the Greeks?' */
export const earlyKingdoms = defineBank({
  id: 'early-kingdoms',
  sets: [
    {
      rows: `
1 ancient-ports | Which Harappan port had a dockyard? | Lothal | Kalibangan | Dholavira | Banawali | Lothal in Gujarat has a large brick basin that is taken for a dockyard.
1 ancient-ports | The port that the Greeks called Barygaza is the present: | Bharuch | Surat | Mumbai | Khambhat | Bharuch, the old Bharukachchha at the mouth of the Narmada, was the chief port of the west coast.
2 ancient-ports | Muziris, a port of the Cheras in trade with Rome, was in present: | Kerala | Tamil Nadu | Gujarat | Odisha | Muziris, on the Malabar coast, is identified with the area of Kodungallur and Pattanam.
2 ancient-ports | Which port was the outlet of the early Cholas at the mouth of the Kaveri? | Puhar | Korkai | Muziris | Barbaricum | Puhar or Kaveripattinam was the port of the Cholas; Korkai was of the Pandyas.
2 ancient-ports | Which ancient port of the Pandyas was famous for pearls? | Korkai | Puhar | Tondi | Sopara | Pearl fishing made Korkai, near the mouth of the Tamraparni, famous.
2 ancient-ports | Tamralipti, an ancient port of the east, lies in which present State? | West Bengal | Odisha | Andhra Pradesh | Tamil Nadu | It is the present Tamluk, from which ships left for Sri Lanka and South-East Asia.
2 ancient-ports | Arikamedu, a port with Roman pottery, is near which present town? | Puducherry | Chennai | Kochi | Visakhapatnam | It is called Poduke in the Periplus, and Roman arretine ware was found there.
3 ancient-ports | By which name does the Periplus call Arikamedu? | Poduke | Barygaza | Muziris | Masalia | Poduke is Arikamedu; Barygaza is Bharuch and Masalia is Machilipatnam.
3 ancient-ports | Barbaricum, named in the Periplus, was a port at the mouth of the: | Indus | Narmada | Krishna | Ganga | It served the lower Indus under the Shakas.
2 ancient-ports | Sopara, a port with edicts of Ashoka, was on the coast of present: | Maharashtra | Gujarat | Karnataka | Odisha | Sopara or Shurparaka lies on the coast north of Mumbai.
1 ancient-ports | Which anonymous Greek work describes the ports of India? | Periplus of the Erythraean Sea | Natural History | Geography | Indica | It was written in the first century CE by a sailor or trader; Pliny wrote the Natural History.
3 ancient-ports | Who is said to have made the use of monsoon winds for sailing to Indian ports known in the Greek world? | Hippalus | Ptolemy | Pliny | Strabo | Hippalus, a Greek pilot, is credited with the direct sea route.
3 ancient-ports | Tondi and Muziris were ports of which ancient kingdom? | Chera | Chola | Pandya | Pallava | Both lay on the west coast under the Cheras.
2 ancient-ports | Which was the chief port of the Pallavas? | Mahabalipuram | Muziris | Bharuch | Tamralipti | Mamallapuram served Kanchipuram and the trade with South-East Asia.
3 ancient-ports | Ghantasala and Masalia were ancient ports on the coast of present: | Andhra Pradesh | Kerala | Gujarat | West Bengal | They lay near the mouth of the Krishna, near present Machilipatnam.
1 chalukyas | Who was the greatest ruler of the Chalukyas of Badami? | Pulakeshin II | Vikramaditya VI | Kirtivarman II | Vijayaditya | He stopped Harsha on the Narmada and sent envoys to Persia.
1 chalukyas | Which king of the north was defeated by the Chalukya ruler Pulakeshin II? | Harsha | Samudragupta | Dharmapala | Skandagupta | The Aihole inscription tells of the defeat of Harsha on the Narmada.
2 chalukyas | Who composed the Aihole inscription of the Chalukyas? | Ravikirti | Harishena | Bilhana | Banabhatta | Ravikirti was the Jain court poet of Pulakeshin II.
2 chalukyas | Which Pallava king defeated and killed the Chalukya ruler Pulakeshin II? | Narasimhavarman I | Paramesvaravarman I | Mahendravarman I | Aparajita | He took Badami in 642 and the title Vatapikonda.
2 chalukyas | Which style of temples did the Chalukyas develop? | Vesara | Nagara | Indo-Islamic | Gandhara | The Vesara or Deccan style mixes northern and southern features.
2 chalukyas | At which Chalukya site are temples of the northern and the southern style side by side on the World Heritage List? | Pattadakal | Badami | Aihole | Halebidu | Pattadakal has the Virupaksha and the Papanatha temples.
3 chalukyas | Who built the Virupaksha temple of Pattadakal? | Lokamahadevi | Kundavai | Rudramadevi | Prabhavatigupta | The queen built it for the victory of the Chalukya king Vikramaditya II over Kanchi.
3 chalukyas | Who ended the rule of the Chalukyas of Badami? | Dantidurga | Narasimhavarman I | Vijayalaya | Krishna I | Dantidurga of the Rashtrakutas overthrew Kirtivarman II about 753.
3 chalukyas | Who founded the line of the Eastern Chalukyas of Vengi? | Kubja Vishnuvardhana | Tailapa II | Pulakeshin I | Vinayaditya | He was a brother of Pulakeshin II and governed the eastern Deccan.
3 chalukyas | Who founded the line of the Western Chalukyas of Kalyani? | Tailapa II | Vishnuvardhana | Someshvara I | Vikramaditya VI | Tailapa II overthrew the Rashtrakutas in 973 and revived Chalukya rule.
2 chalukyas | Which Chinese pilgrim visited the kingdom of the Chalukya ruler Pulakeshin II? | Hiuen Tsang | Fa-Hien | I-tsing | Sung Yun | He came to the Deccan about 641 and praised its people.
3 chalukyas | Which poet wrote the Vikramankadevacharita on a Chalukya king of Kalyani? | Bilhana | Kalhana | Ravikirti | Vijnaneshvara | Bilhana wrote on Vikramaditya VI; Vijnaneshvara wrote the Mitakshara at the same court.
2 chalukyas | Which place of the Chalukyas is called a cradle of Indian temple architecture? | Aihole | Kalyani | Vengi | Manyakheta | Aihole has more than a hundred early temples.
1 chalukya-capital | What was the capital of the Early Chalukyas? | Vatapi | Kanchi | Manyakheta | Devagiri | Vatapi is the present Badami; Kanchi was the seat of the Pallavas.
1 chalukya-capital | By which name is Vatapi, the capital of the Chalukyas, known today? | Badami | Hampi | Bidar | Halebidu | Badami lies in the Bagalkot district of Karnataka.
2 chalukya-capital | Which ruler made Badami a fortified capital of the Chalukyas about 543? | Pulakeshin I | Pulakeshin II | Kirtivarman I | Mangalesha | His Badami inscription of 543 speaks of the making of the hill fort.
2 chalukya-capital | Which was the capital of the Eastern Chalukyas? | Vengi | Kalyani | Badami | Warangal | Vengi lay between the Krishna and the Godavari; later the capital moved to Rajamahendravaram.
2 chalukya-capital | Which was the capital of the later Western Chalukyas from the time of Someshvara I? | Kalyani | Vengi | Badami | Devagiri | Kalyani is the present Basavakalyan in the Bidar district.
2 chalukya-capital | Which Pallava king captured the capital of the Chalukyas in 642? | Narasimhavarman I | Mahendravarman II | Paramesvaravarman I | Nandivarman II | He was then called Vatapikonda, conqueror of Vatapi.
3 chalukya-capital | Which title did the Pallava king take after he captured the capital of the Chalukyas? | Vatapikonda | Gangaikonda | Maduraikonda | Kanchikonda | Vatapi was the capital, so its conqueror was Vatapikonda.
3 chalukya-capital | To which town did the capital of the Eastern Chalukyas move from Vengi? | Rajamahendravaram | Thanjavur | Kanchipuram | Dwarasamudra | Rajamahendravaram is the present Rajahmundry on the Godavari.
2 chalukya-capital | In which present State was the capital of the Chalukyas of Badami? | Karnataka | Maharashtra | Telangana | Tamil Nadu | Badami is in the Bagalkot district in the north of Karnataka.
3 chalukya-capital | Which was the first capital of the Western Chalukyas under Tailapa II, before Kalyani? | Manyakheta | Vengi | Devagiri | Anhilwara | He took over the capital of the Rashtrakutas, whom he had overthrown.
3 chalukya-capital | Which was the capital of the Chaulukyas or Solankis of Gujarat? | Anhilwara | Kalyani | Vengi | Dhara | Anhilwara or Patan was their capital; Dhara was of the Paramaras.
2 chalukya-capital | For what is Badami, the old capital of the Chalukyas, known besides its fort? | Rock-cut caves | A tidal dockyard | A royal step well | A marble tomb | Four caves, of Shiva, Vishnu and the Jinas, were cut under the Chalukyas.
1 pallavas | What was the capital of the Pallavas? | Kanchipuram | Thanjavur | Madurai | Badami | Kanchi was the seat of the Pallavas and a city of learning.
1 pallavas | Which Pallava king built the rathas of Mahabalipuram? | Narasimhavarman I | Paramesvaravarman II | Nandivarman III | Vishnugopa | He was called Mamalla, and the town is named after him.
2 pallavas | Which Pallava king wrote the play Mattavilasa Prahasana? | Mahendravarman I | Simhavishnu | Narasimhavarman II | Nandivarman II | Mahendravarman I was a writer, painter and musician.
2 pallavas | Which saint turned the Pallava king Mahendravarman I from Jainism to Shaivism? | Appar | Nammalvar | Sambandar | Manikkavachakar | Appar, or Tirunavukkarasar, is said to have converted him.
1 pallavas | Where is the Shore Temple of the Pallavas? | Mahabalipuram | Kanchipuram | Rameswaram | Chidambaram | It was built at Mahabalipuram under Narasimhavarman II, on the shore of the Bay of Bengal.
2 pallavas | In which style are the temples of the Pallavas built? | Dravida | Nagara | Vesara | Hoysala | They stand at the beginning of the Dravida style of the south.
2 pallavas | Which Pallava king cut the first temples into the rock in the Tamil land, as at Mandagapattu? | Mahendravarman I | Simhavishnu | Nandivarman II | Paramesvaravarman I | His inscription at Mandagapattu says that the temple was made without brick, timber, metal or mortar.
3 pallavas | Which Pallava king built the Vaikuntha Perumal temple of Kanchi? | Nandivarman II | Narasimhavarman I | Mahendravarman I | Simhavishnu | The temple to Vishnu is of the eighth century, under Nandivarman II.
2 pallavas | Which Pallava king built the Kailasanatha temple of Kanchi? | Narasimhavarman II | Paramesvaravarman I | Narasimhavarman I | Simhavishnu | He is also known as Rajasimha, and the Shore Temple is his too.
3 pallavas | Which Pallava king was defeated by Samudragupta? | Vishnugopa | Simhavishnu | Aparajita | Dantivarman | The Allahabad pillar inscription names Vishnugopa of Kanchi.
3 pallavas | Who defeated the last Pallava king Aparajita? | Aditya I | Vijayalaya | Parantaka I | Rajaraja I | The Chola Aditya I overthrew him at the end of the ninth century.
2 pallavas | Who is taken as the founder of the line of the great Pallavas in the sixth century? | Simhavishnu | Mahendravarman I | Nandivarman II | Sivaskandavarman | Simhavishnu conquered the land up to the Kaveri.
3 pallavas | Which poet, author of Dashakumaracharita, lived at the court of the Pallavas? | Dandin | Bharavi | Bilhana | Subandhu | Dandin lived at Kanchi under Narasimhavarman II; he also wrote Kavyadarsha.
2 pallavas | With which dynasty did the Pallavas fight for a long time for the land between the Krishna and the Tungabhadra? | Chalukyas | Palas | Guptas | Satavahanas | The long war of Pallavas and Chalukyas began under Mahendravarman I and Pulakeshin II.
1 rashtrakutas | Who founded the Rashtrakuta kingdom? | Dantidurga | Krishna I | Amoghavarsha I | Tailapa II | Dantidurga overthrew the Chalukyas of Badami about the year 753.
1 rashtrakutas | What was the capital of the Rashtrakutas from the time of Amoghavarsha I? | Manyakheta | Badami | Kalyani | Kanauj | Manyakheta is the present Malkhed; Kalyani was of the later Chalukyas.
1 rashtrakutas | Which Rashtrakuta king had the Kailasa temple of Ellora cut? | Krishna I | Govinda III | Dhruva | Indra III | The temple is cut from one rock, from the top downwards.
2 rashtrakutas | Which Rashtrakuta king wrote the Kavirajamarga in Kannada? | Amoghavarsha I | Krishna III | Govinda III | Indra III | It is the earliest known work on poetics in Kannada.
2 rashtrakutas | Which religion did the Rashtrakuta king Amoghavarsha I follow in his later life? | Jainism | Buddhism | Islam | Christianity | The Jain monk Jinasena was his teacher, and the king is said to have given up the throne.
2 rashtrakutas | Which Arab traveller called the Rashtrakuta king one of the four great kings of the world? | Sulaiman | Ibn Battuta | Al-Biruni | Abdur Razzaq | The merchant Sulaiman wrote in the ninth century and calls him Balhara.
3 rashtrakutas | Which Rashtrakuta king defeated both Dharmapala and Nagabhata II? | Govinda III | Krishna I | Amoghavarsha I | Dantidurga | Govinda III marched north and won both in the fight for Kannauj.
3 rashtrakutas | Which Rashtrakuta king defeated the Cholas at Takkolam in 949? | Krishna III | Govinda III | Dhruva | Indra III | The Chola prince Rajaditya was killed in the battle.
3 rashtrakutas | Who was the last ruler of the Rashtrakutas, overthrown by Tailapa II? | Karka II | Krishna III | Indra III | Dhruva | Tailapa II defeated Karka II in 973 and founded the Chalukyas of Kalyani.
2 rashtrakutas | With whom did the Rashtrakutas fight for Kannauj? | Palas and Pratiharas | Cholas and Pandyas | Guptas and Hunas | Hoysalas and Kakatiyas | The three-sided war is called the tripartite struggle.
3 rashtrakutas | Which Kannada poet was honoured by the Rashtrakuta king Krishna III as Ubhayakavichakravarti? | Ponna | Pampa | Ranna | Harihara | Pampa, Ponna and Ranna are the three gems of Kannada; Ponna wrote Shantipurana.
2 rashtrakutas | In which present State is Malkhed, the capital of the Rashtrakutas? | Karnataka | Maharashtra | Telangana | Goa | Malkhed lies in the Kalaburagi district in the north of Karnataka.
1 hoysalas | What was the capital of the Hoysalas? | Dwarasamudra | Warangal | Devagiri | Madurai | Dwarasamudra is the present Halebidu; Devagiri was the seat of the Yadavas.
1 hoysalas | Which famous temple was built under the Hoysalas? | Chennakesava of Belur | Brihadisvara of Thanjavur | Virupaksha at Pattadakal | Lingaraja at Bhubaneswar | The Hoysala king Vishnuvardhana built the temple about the year 1117.
2 hoysalas | Which Hoysala king left Jainism under the influence of Ramanuja? | Vishnuvardhana | Ballala III | Narasimha I | Sala | He was called Bittideva before, and became a Vaishnava.
2 hoysalas | Which plan is typical of Hoysala temples? | Star-shaped platform | Round plan with a dome | Single rock-cut block | Boat-shaped hall | Temples stand on a high stellate platform and are carved in soapstone.
2 hoysalas | In which material are most Hoysala temples carved? | Soapstone | Marble | Red sandstone | Laterite | Soapstone is soft when cut, which allowed very fine carving.
3 hoysalas | Which beast does the legendary founder fight on the crest of the Hoysalas? | Lion | Elephant | Boar | Bull | The crest of the dynasty shows Sala with the lion.
3 hoysalas | At which place is the Kesava temple of the Hoysalas of 1268? | Somnathpur | Belur | Halebidu | Shravanabelagola | A general of Narasimha III built it; with Belur and Halebidu it is a World Heritage Site.
3 hoysalas | Which general of Alauddin Khalji attacked the Hoysala capital in 1311? | Malik Kafur | Ulugh Khan | Zafar Khan | Nusrat Khan | Malik Kafur forced Ballala III to pay tribute.
2 hoysalas | The Hoysalas ruled mainly over which present State? | Karnataka | Kerala | Odisha | Telangana | Their land lay in the south of Karnataka.
3 hoysalas | Which Hoysala king founded or strengthened towns against the Turks and died fighting the Sultan of Madurai? | Ballala III | Ballala II | Vishnuvardhana | Narasimha II | Ballala III was killed in 1342 or 1343, shortly after Vijayanagara had risen.
1 kakatiyas | What was the capital of the Kakatiyas? | Warangal | Dwarasamudra | Devagiri | Badami | Orugallu or Warangal is in Telangana; Devagiri was of the Yadavas.
1 kakatiyas | Which woman ruled the Kakatiya kingdom in the thirteenth century? | Rudramadevi | Chand Bibi | Kundavai | Ahilyabai | She was the daughter of Ganapatideva and ruled from Warangal.
2 kakatiyas | Which traveller praised the rule of the Kakatiya queen Rudramadevi? | Marco Polo | Ibn Battuta | Nicolo Conti | Domingo Paes | Marco Polo came to Motupalli, a port of the Kakatiyas.
2 kakatiyas | Who was the last ruler of the Kakatiyas? | Prataparudra II | Ganapatideva | Rudradeva | Prola II | He was defeated by the army of Ghiyasuddin Tughlaq in 1323.
2 kakatiyas | Which Kakatiya temple became a World Heritage Site in 2021? | Ramappa temple | Chennakesava temple | Lepakshi temple | Kailasa temple | The Rudreshwara temple at Palampet is called after its sculptor Ramappa.
2 kakatiyas | Which famous fort, later known for diamonds, was first built by the Kakatiyas? | Golconda | Bidar | Daulatabad | Gwalior | Golconda began as a mud fort of the Kakatiyas.
3 kakatiyas | Which diamond is said to have belonged to the Kakatiyas before Malik Kafur took it? | Koh-i-Noor | Hope | Orlov | Cullinan | Tradition says that it came from the mines of Kollur to the Kakatiyas.
3 kakatiyas | Which Kakatiya king issued the Motupalli charter to protect sea traders? | Ganapatideva | Prataparudra II | Rudradeva | Beta I | The Abhaya Shasana of Motupalli of 1244 fixed duties for foreign traders.
3 kakatiyas | Which prince led the Tughlaq army that took the capital of the Kakatiyas in 1323? | Ulugh Khan | Malik Kafur | Zafar Khan | Khizr Khan | Ulugh Khan later ruled as Muhammad bin Tughlaq.
2 kakatiyas | Which temple at Hanamkonda was built by the Kakatiyas in 1163? | Thousand Pillar temple | Ramappa temple | Lingaraja temple | Airavatesvara temple | Rudradeva built it near Warangal for Shiva, Vishnu and Surya.
1 pandyas | What was the capital of the Pandyas? | Madurai | Uraiyur | Vanji | Kanchipuram | Madurai on the Vaigai was the seat of the Pandyas.
1 pandyas | What was the emblem of the Pandyas? | Fish | Bow | Tiger | Bull | The tiger was of the Cholas and the bow of the Cheras.
2 pandyas | Under whom were the Sangams, the assemblies of Tamil poets, held? | Pandyas | Pallavas | Hoysalas | Chalukyas | The Sangams met at Madurai and two older towns under the Pandyas.
2 pandyas | Which Pandya king won the battle of Talaiyalanganam? | Nedunjeliyan II | Kadungon | Varaguna I | Mudukudumi | He defeated a league of the Chola, the Chera and five chiefs.
2 pandyas | Who first mentions the Pandya kingdom among Greek writers, as ruled by women? | Megasthenes | Pliny | Ptolemy | Strabo | Megasthenes says that the Pandya land was famous for pearls.
3 pandyas | Which Italian traveller visited the Pandya kingdom in the thirteenth century? | Marco Polo | Nicolo Conti | Manucci | Della Valle | He describes the port of Kayal and the pearl fishery.
3 pandyas | In the Silappadikaram, which Pandya king wrongly had Kovalan put to death? | Nedunjeliyan | Kadungon | Mudukudumi | Varaguna | He died of remorse when Kannagi proved her husband innocent.
2 pandyas | Which general of the Delhi Sultanate raided the Pandya capital in 1311? | Malik Kafur | Ulugh Khan | Bakhtiyar Khalji | Ghazi Malik | Malik Kafur reached Madurai at the time of a war between two Pandya brothers.
2 pandyas | Which river flows past the capital of the Pandyas? | Vaigai | Kaveri | Periyar | Palar | Madurai stands on the Vaigai; the Kaveri flows through the Chola land.
1 cheras | What was the emblem of the Cheras? | Bow | Fish | Tiger | Boar | The bow was of the Cheras, the fish of the Pandyas and the tiger of the Cholas.
1 cheras | What was the capital of the early Cheras? | Vanji | Madurai | Uraiyur | Puhar | Vanji or Karur was the Chera seat of the Sangam age.
2 cheras | Who was the greatest Chera king of the Sangam age? | Senguttuvan | Karikala | Nedunjeliyan | Elara | He is called the Red Chera in the poems.
2 cheras | Whose worship did the Chera king Senguttuvan begin? | Kannagi | Murugan | Kovalan | Manimekalai | He set up the cult of Pattini, the ideal wife, to Kannagi.
2 cheras | Which port was the chief outlet of the Cheras? | Muziris | Puhar | Korkai | Arikamedu | Muziris sent pepper to Rome; Puhar was Chola and Korkai Pandya.
2 cheras | Which spice of the Cheras did the Romans buy most? | Pepper | Saffron | Clove | Nutmeg | Tamil poems tell of Yavana ships that brought gold and left with pepper.
3 cheras | For which Roman emperor is a temple said to have stood in the Chera port of Muziris? | Augustus | Nero | Trajan | Hadrian | The Peutinger table shows a temple of Augustus at Muziris.
3 cheras | Which Sangam collection of ten tens of poems praises the Chera kings? | Padirruppattu | Purananuru | Pattuppattu | Akananuru | Padirruppattu praises Chera kings, ten poems on each.
2 cheras | Over which present State did the Cheras mainly rule? | Kerala | Karnataka | Odisha | Andhra Pradesh | Their land was Kerala with the west of Tamil Nadu.
3 cheras | Who wrote the Silappadikaram and is called a brother of the Chera king? | Ilango Adigal | Sittalai Sattanar | Tolkappiyar | Tiruvalluvar | Ilango Adigal was a prince who became a monk; Sattanar wrote Manimekalai.
1 shungas | Who founded the Shunga dynasty? | Pushyamitra | Agnimitra | Vasudeva | Devabhuti | He killed the last Maurya about 185 BCE.
1 shungas | Which Maurya ruler was killed by the founder of the Shunga dynasty? | Brihadratha | Bindusara | Dasharatha | Kunala | Pushyamitra, the commander of his army, killed him at a review of troops.
2 shungas | Who was the last ruler of the Shungas? | Devabhuti | Agnimitra | Vasumitra | Susharman | His minister Vasudeva Kanva killed him about 73 BCE.
2 shungas | Which great grammarian lived in the time of the Shunga king Pushyamitra? | Patanjali | Panini | Katyayana | Yaska | Patanjali speaks of the sacrifice of Pushyamitra in the Mahabhashya.
2 shungas | Which sacrifice did the Shunga king Pushyamitra perform twice? | Ashvamedha | Rajasuya | Vajapeya | Agnihotra | The Ayodhya inscription of Dhanadeva speaks of two horse sacrifices.
2 shungas | Which stupa got its railing with the words 'during the rule of the Shungas'? | Bharhut | Amaravati | Sarnath | Nagarjunakonda | An inscription on the gateway of Bharhut names the Shungas.
3 shungas | At whose court was Heliodorus, the Greek envoy, received in the time of the Shungas? | Bhagabhadra | Pushyamitra | Agnimitra | Kharavela | He set up the Garuda pillar at Besnagar near Vidisha.
3 shungas | Heliodorus, who came to the Shunga court, was the envoy of: | Antialcidas | Menander | Demetrius | Seleucus | Antialcidas was the Indo-Greek king of Takshashila; Seleucus had sent Megasthenes long before.
3 shungas | What was the second capital of the Shungas, besides Pataliputra? | Vidisha | Ujjain | Mathura | Ayodhya | Agnimitra governed from Vidisha as a prince, before he became king.
2 shungas | Which dynasty followed the Shungas in Magadha? | Kanvas | Guptas | Kushanas | Nandas | Vasudeva Kanva, a minister, founded it about 73 BCE.
2 kanvas | Who founded the Kanva dynasty? | Vasudeva | Susharman | Pushyamitra | Simuka | He was the minister of the last Shunga king.
2 kanvas | Who was the last ruler of the Kanvas? | Susharman | Vasudeva | Devabhuti | Bhumimitra | The Andhras or Satavahanas put an end to his rule.
2 kanvas | How many kings of the Kanva dynasty do the Puranas name? | Four | Two | Ten | Eighteen | Vasudeva, Bhumimitra, Narayana and Susharman ruled for about 45 years.
3 kanvas | About how many years did the Kanvas rule? | 45 | 112 | 137 | 230 | They ruled from about 73 to 28 BCE; the Shungas had ruled for 112 years.
3 kanvas | According to the Puranas, which dynasty overthrew the Kanvas? | Satavahanas | Guptas | Kushanas | Shakas | The Puranas say that the Andhras ended Kanva rule.
1 shakas | Who was the most famous Shaka ruler of western India? | Rudradaman I | Gondophernes | Kanishka | Menander | His Junagadh inscription is known for its Sanskrit.
2 shakas | Which inscription of the Shaka ruler Rudradaman is the first long one in chaste Sanskrit? | Junagadh | Hathigumpha | Nasik | Besnagar | It is of 150 CE and tells of the repair of the Sudarshana lake.
2 shakas | Which lake did the Shaka ruler Rudradaman I repair? | Sudarshana | Chilika | Bhojtal | Sambhar | The lake had been made under Chandragupta Maurya by Pushyagupta.
2 shakas | Which Satavahana king defeated the Shaka ruler Nahapana? | Gautamiputra Satakarni | Vasishthiputra Pulumavi | Yajnashri Satakarni | Simuka | He struck his own name on the coins of Nahapana, as the Jogalthambi hoard shows.
2 shakas | Which Gupta king put an end to the Shakas of western India? | Chandragupta II | Samudragupta | Kumaragupta I | Skandagupta | He defeated the last of them and took the title Shakari.
2 shakas | What were the governors of the Shakas called? | Kshatrapas | Amatyas | Uparikas | Rajukas | Kshatrapa is the Persian satrap; the higher rank was mahakshatrapa.
3 shakas | Who was the first Shaka king of India? | Maues | Nahapana | Chashtana | Rudradaman I | Maues or Moga ruled in Gandhara in the first century BCE.
3 shakas | Which line of the Shakas did Chashtana found? | Kardamakas | Kshaharatas | Lichchhavis | Murundas | Rudradaman was his grandson; Nahapana was of the Kshaharatas.
1 shakas | In which year does the Shaka era begin? | 78 CE | 58 BCE | 320 CE | 606 CE | 58 BCE begins the Vikrama era and 320 the Gupta era.
3 shakas | Who was the last Shaka ruler, defeated by Chandragupta II? | Rudrasimha III | Nahapana | Rudradaman I | Jayadaman | Silver coins show the end of his rule at about 400.
1 kushanas | Who founded the Kushana dynasty? | Kujula Kadphises | Kanishka | Vima Kadphises | Huvishka | He is called Kadphises I and united the five Yuezhi clans.
2 kushanas | Which was the second capital of the Kushanas in India? | Mathura | Ujjain | Pataliputra | Vidisha | Purushapura was the first and Mathura the second.
3 kushanas | Who was the last great ruler of the Kushanas? | Vasudeva I | Huvishka | Vima Kadphises | Kujula Kadphises | His Indian name shows how far the Kushanas had taken to India.
1 later-gupta-kings | Which Gupta king defeated the Hunas? | Skandagupta | Chandragupta I | Samudragupta | Ghatotkacha | The Bhitari pillar inscription tells of his fight with the Hunas.
1 later-gupta-kings | Who was the father of Skandagupta? | Kumaragupta I | Samudragupta | Chandragupta I | Sri Gupta | Kumaragupta I was the son of Chandragupta II.
2 later-gupta-kings | Which Gupta king took the title Mahendraditya? | Kumaragupta I | Skandagupta | Chandragupta II | Samudragupta | Chandragupta II was Vikramaditya and Skandagupta was Kramaditya.
2 later-gupta-kings | Which Gupta king founded the monastery of Nalanda? | Kumaragupta I | Samudragupta | Narasimhagupta | Chandragupta I | Tradition makes Kumaragupta, also called Shakraditya, its founder.
2 later-gupta-kings | Which inscription tells of the repair of the Sudarshana lake under Skandagupta? | Junagadh | Bhitari | Eran | Allahabad | Parnadatta was governor of Saurashtra and his son Chakrapalita did the work.
2 later-gupta-kings | Which god is shown riding a peacock on coins of Kumaragupta I? | Kartikeya | Vishnu | Shiva | Indra | The king was named after Kumara, that is Kartikeya.
3 later-gupta-kings | Who was the governor of Saurashtra under Skandagupta? | Parnadatta | Tushaspha | Pushyagupta | Chiratadatta | Parnadatta is named at Junagadh; Tushaspha and Pushyagupta served the Mauryas.
3 later-gupta-kings | Which people rose against the Guptas at the end of the reign of Kumaragupta I? | Pushyamitras | Vakatakas | Kushanas | Yaudheyas | Skandagupta as a prince put the Pushyamitras down.
3 later-gupta-kings | Which inscription records the fight of Skandagupta with the Hunas? | Bhitari | Mandasor | Nasik | Aihole | The Bhitari pillar stands in the Ghazipur district of Uttar Pradesh.
2 later-gupta-kings | Which sacrifice is shown on coins of both Samudragupta and Kumaragupta I? | Ashvamedha | Rajasuya | Vajapeya | Agnishtoma | Both issued gold coins with the horse of the sacrifice.
3 later-gupta-kings | Who is generally taken as the last recognised ruler of the Guptas? | Vishnugupta | Skandagupta | Buddhagupta | Bhanugupta | His seal found at Nalanda is the latest of the line.
1 vakatakas | Who founded the Vakataka dynasty? | Vindhyashakti | Pravarasena I | Rudrasena II | Harishena | He founded it in the third century in the Vindhya region.
2 vakatakas | Which princess from the north married the Vakataka king Rudrasena II? | Prabhavatigupta | Kumaradevi | Dhruvadevi | Dattadevi | She was the daughter of Chandragupta II and ruled for her sons.
2 vakatakas | Which paintings were made under the Vakatakas? | Ajanta | Bagh | Sittanavasal | Bhimbetka | Several caves of Ajanta were made under Harishena.
2 vakatakas | Which Vakataka king performed four ashvamedhas and took the title samrat? | Pravarasena I | Vindhyashakti | Rudrasena I | Pravarasena II | He alone of the line was called samrat.
2 vakatakas | Which region was the centre of the Vakatakas? | Vidarbha | Malwa | Konkan | Kalinga | They ruled from Nandivardhana near Nagpur and from Vatsagulma.
3 vakatakas | Which Vakataka king wrote the Setubandha in Prakrit? | Pravarasena II | Rudrasena II | Harishena | Sarvasena | The poem tells of the bridge to Lanka and of the death of Ravana.
3 vakatakas | What were the two branches of the Vakatakas? | Nandivardhana and Vatsagulma | Vengi and Kalyani | Badami and Vengi | Ujjain and Vidisha | The line divided into these two branches after Pravarasena I.
3 vakatakas | Which minister of the Vakataka king Harishena gave a cave at Ajanta? | Varahadeva | Parnadatta | Virasena | Chanakya | The inscription of Varahadeva is in cave XVI of Ajanta.
2 vakatakas | Which town became the capital of the Vakatakas after Nandivardhana? | Pravarapura | Manyakheta | Pratishthana | Purushapura | Pravarasena II moved to Pravarapura, probably the present Paunar.
3 tripartite-struggle | Which Pratihara king at last made Kannauj his capital after the tripartite struggle? | Nagabhata II | Vatsaraja | Mahipala I | Rajyapala | He took it from Chakrayudha, whom the Palas had set up.
2 tripartite-struggle | Who began the tripartite struggle on the Pala side? | Dharmapala | Gopala | Mahipala I | Ramapala | Dharmapala fought for Kannauj and held a great assembly there.
2 tripartite-struggle | Which Pratihara king fought the first round of the tripartite struggle? | Vatsaraja | Mihira Bhoja | Mahendrapala | Nagabhata I | Vatsaraja defeated Dharmapala but then lost to Dhruva, the Rashtrakuta.
2 tripartite-struggle | From which region did the Rashtrakutas come to take part in the tripartite struggle? | Deccan | Bengal | Malwa | Kashmir | The Palas came from Bengal and the Pratiharas from western India.
2 shankaracharya | How many main mathas are ascribed to Adi Shankaracharya? | Four | Two | Six | Eight | They are at Sringeri, Puri, Dwarka and Badrinath (Joshimath).
2 shankaracharya | Which matha of Adi Shankaracharya is in the south? | Sringeri | Dwarka | Joshimath | Puri | Sringeri in Karnataka is the southern one, Puri the eastern and Dwarka the western.
3 shankaracharya | Whom did Adi Shankaracharya defeat in a famous debate on Mimamsa? | Mandana Mishra | Ramanuja | Madhvacharya | Nagarjuna | The wife of Mandana Mishra, Ubhaya Bharati, is said to have been the judge.
1 indus-seals | Of which stone were most seals of the Indus Valley made? | Steatite | Marble | Granite | Sandstone | Soft steatite or soapstone was cut and then hardened by heating.
1 indus-seals | Which animal is shown most often on the seals of the Indus Valley? | Unicorn | Horse | Lion | Camel | The one-horned animal is on more seals than any other.
1 indus-seals | At which site was the Pashupati seal of the Indus Valley found? | Mohenjo-daro | Harappa | Lothal | Kalibangan | The seal shows a horned figure among animals.
2 indus-seals | Which animals surround the figure on the Pashupati seal of the Indus Valley? | Elephant, tiger, rhinoceros and buffalo | Horse, cow, camel and sheep | Lion, bear, wolf and deer | Dog, cat, hen and goat | Two deer or goats are shown below the seat.
2 indus-seals | What was the usual shape of the seals of the Indus Valley? | Square | Oval | Triangle | Star | Most are square, of about two to three centimetres; a few are round or cylindrical.
2 indus-seals | For what were the seals of the Indus Valley mainly used? | Marking goods in trade | Paying of soldiers | Playing of games | Sacrifice in temples | Sealings with marks of cords and sacking have been found.
2 indus-seals | At which Harappan port was a Persian Gulf seal found with seals of the Indus Valley? | Lothal | Dholavira | Banawali | Ropar | The button seal shows the trade with the Gulf.
2 indus-seals | Where outside the Indian subcontinent have seals of the Indus Valley been found? | Mesopotamia | China | Egypt | Greece | They were found at Ur, Kish and other cities, which shows the trade.
3 indus-seals | Which animal is not found on the seals of the Indus Valley? | Cow | Bull | Elephant | Rhinoceros | The humped bull is common but the cow is not shown.
3 indus-seals | What is shown above the animal on most seals of the Indus Valley? | A line of script | The name of a king in Greek | A sun with a face | A ship | The script, written from right to left, has not been read.
1 tirthankara-symbols | What is the symbol of Mahavira among the Tirthankaras? | Lion | Bull | Snake | Elephant | The lion is of Mahavira, the bull of Rishabhanatha.
1 tirthankara-symbols | What is the symbol of the Tirthankara Rishabhanatha? | Bull | Lion | Horse | Conch | Rishabha, the name of the first Tirthankara, means bull.
1 tirthankara-symbols | What is the symbol of the Tirthankara Parshvanatha? | Snake | Lion | Lotus | Deer | A hood of snakes is shown above his head.
2 tirthankara-symbols | What is the symbol of the Tirthankara Neminatha? | Conch | Tortoise | Bull | Moon | Neminatha or Arishtanemi, with the conch, was the twenty-second Tirthankara.
2 tirthankara-symbols | What is the symbol of the Tirthankara Ajitanatha? | Elephant | Horse | Monkey | Fish | Ajitanatha, with the elephant, was the second of the twenty-four.
2 tirthankara-symbols | What is the symbol of the Tirthankara Shantinatha? | Deer | Snake | Lion | Conch | Shantinatha, with the deer, was the sixteenth of the twenty-four.
2 tirthankara-symbols | What is the symbol of the Tirthankara Mallinatha? | Water pot | Lotus | Thunderbolt | Goat | The kalasha is of the nineteenth Tirthankara, a woman in the Svetambara view.
3 tirthankara-symbols | What is the symbol of the Tirthankara Sambhavanatha? | Horse | Bull | Boar | Buffalo | Sambhavanatha, with the horse, was the third of the twenty-four.
3 tirthankara-symbols | Which Tirthankara has the tortoise as symbol? | Munisuvrata | Neminatha | Parshvanatha | Sumatinatha | Munisuvrata, with the tortoise, was the twentieth of the twenty-four.
3 tirthankara-symbols | What is the symbol of the eighth of the Tirthankaras? | Moon | Lotus | Fish | Thunderbolt | The eighth was Chandraprabha, whose name means bright as the moon.
1 mauryan-officials | What was the officer in charge of the treasury called in the Mauryan administration? | Sannidhata | Samaharta | Purohita | Senapati | The Samaharta collected the revenue and the Sannidhata kept it.
1 mauryan-officials | What was the collector-general of revenue called in the Mauryan administration? | Samaharta | Sannidhata | Pradeshika | Nagaraka | He drew up the budget and collected the taxes.
2 mauryan-officials | Which officers did Ashoka add to the Mauryan administration in the fourteenth year of his reign? | Dhamma Mahamattas | Yuktas | Amatyas | Gopas | They were to spread dhamma; an edict says that there had been none before.
2 mauryan-officials | Who was the head of a city in the Mauryan administration? | Nagaraka | Gopa | Sthanika | Gramani | The Nagaraka was in charge of a town and its order.
2 mauryan-officials | Which officer of the Mauryan administration was in charge of trade and markets? | Panyadhyaksha | Sitadhyaksha | Sutradhyaksha | Suradhyaksha | The Panyadhyaksha looked after trade; the Sitadhyaksha after the crown lands.
2 mauryan-officials | Which officer of the Mauryan administration was in charge of the crown lands? | Sitadhyaksha | Panyadhyaksha | Lohadhyaksha | Navadhyaksha | Sita means the land of the king, which the Sitadhyaksha had tilled.
2 mauryan-officials | Who measured land and dealt out justice in the country in the Mauryan administration of Ashoka? | Rajuka | Purohita | Akshapatala | Dauvarika | Ashoka gave the Rajukas power over many hundred thousand people.
2 mauryan-officials | How many boards of five members ran Pataliputra in the Mauryan administration, as Megasthenes says? | Six | Three | Eight | Twelve | The thirty members looked after crafts, foreigners, births, trade, goods and taxes.
3 mauryan-officials | Which officer kept the accounts and records in the Mauryan administration? | Akshapataladhyaksha | Sannidhata | Antapala | Dauvarika | He kept the accounts and records; the Antapala guarded the frontier forts.
3 mauryan-officials | What were the eighteen highest officers of the Mauryan administration called in the Arthashastra? | Tirthas | Adhyakshas | Yuktas | Gopas | The tirthas stood above the superintendents, the adhyakshas.
1 gautamiputra-satakarni | To which dynasty did Gautamiputra Satakarni belong? | Satavahana | Kushana | Gupta | Shunga | He was the greatest ruler of the Satavahanas.
2 gautamiputra-satakarni | Which inscription praises Gautamiputra Satakarni? | Nasik | Junagadh | Hathigumpha | Aihole | His mother Gautami Balashri had it cut in a cave at Nasik.
2 gautamiputra-satakarni | Which queen mother had the Nasik inscription on the conqueror of Nahapana written? | Gautami Balashri | Naganika | Prabhavatigupta | Dhruvadevi | She was the mother of Gautamiputra Satakarni; Naganika was a queen of Satakarni I.
2 gautamiputra-satakarni | Which Shaka ruler did Gautamiputra Satakarni defeat? | Nahapana | Rudradaman I | Chashtana | Maues | Coins of Nahapana were struck again with his name.
2 gautamiputra-satakarni | Which hoard shows coins of Nahapana struck again by Gautamiputra Satakarni? | Jogalthambi | Bayana | Arikamedu | Kasrawad | More than eight thousand coins were found near Nasik.
3 gautamiputra-satakarni | Which title of Gautamiputra Satakarni says that his horses drank of three seas? | Trisamudratoyapitavahana | Devanampiya | Sarvarajochchhetta | Amitraghata | The title is in the Nasik inscription; Sarvarajochchhetta was Samudragupta and Amitraghata was Bindusara.
3 gautamiputra-satakarni | What does the Nasik inscription call Gautamiputra Satakarni? | The only Brahmana | The only Kshatriya | Son of heaven | Lord of elephants | Ekabrahmana is taken as a claim to be the one true Brahmana.
3 gautamiputra-satakarni | Who followed Gautamiputra Satakarni on the throne? | Vasishthiputra Pulumavi | Simuka | Hala | Yajnashri | Ptolemy speaks of Pulumavi as ruler of Paithan.
2 samudragupta | How many kings of Aryavarta does the Allahabad inscription say Samudragupta uprooted? | Nine | Three | Twelve | Eighteen | Nine kings of the north were uprooted and twelve of the south were set free again.
2 samudragupta | How many kings of the south did Samudragupta defeat and set free? | Twelve | Nine | Five | Sixteen | The policy is called grahana-mokshanugraha, capture and release.
2 chola-administration | What was the assembly of merchants called in the Chola administration? | Nagaram | Sabha | Ur | Variyam | The nagaram was of merchants; variyams were the committees of the sabha.
2 harsha-court-poets | Who was the court poet of Harshavardhana? | Banabhatta | Kalidasa | Harishena | Ravikirti | Banabhatta wrote the life of the king, the Harshacharita.
2 harsha-court-poets | Which work of the court poet of Harshavardhana is a novel in Sanskrit? | Kadambari | Harshacharita | Ratnavali | Dashakumaracharita | Kadambari was completed by the son of Banabhatta.
2 harsha-court-poets | Which three plays did Harshavardhana himself write? | Ratnavali, Priyadarshika, Nagananda | Shakuntala, Malavika, Urvashi | Mudrarakshasa, Raso, Padmavat | Kadambari, Buddhacharita, Meghaduta | The king wrote all three, and Nagananda has a Buddhist theme.
2 harsha-court-poets | Which play of Harshavardhana has a Buddhist theme? | Nagananda | Ratnavali | Priyadarshika | Kadambari | It tells how Jimutavahana gave himself to save the Nagas.
3 harsha-court-poets | Which poet of the court of Harshavardhana wrote the Suryashataka? | Mayura | Bhasa | Magha | Bilhana | Mayura wrote a hundred verses to the Sun.
3 harsha-court-poets | Who completed the Kadambari of the court poet of Harshavardhana? | Bhushanabhatta | Mayura | Matanga Divakara | Dandin | Bhushana or Pulinda was the son of Banabhatta.
2 harsha-court-poets | In which form did the court poet of Harshavardhana write the Harshacharita? | Prose | Drama | Hymn | Letters | It is a life of the king in ornate Sanskrit prose.
3 harsha-court-poets | Which inscription bears the signature of Harshavardhana, the king praised by Banabhatta? | Banskhera plate | Khalimpur plate | Bhitari pillar | Eran pillar | The Banskhera copper plate of 628 has the signature of the king.
2 harappan-rivers | Match the Harappan sites (A to D) with their rivers (1 to 4): // A. Harappa // B. Mohenjo-daro // C. Ropar // D. Lothal // 1. Bhogava // 2. Ravi // 3. Indus // 4. Sutlej | A-2, B-3, C-4, D-1 | A-3, B-2, C-4, D-1 | A-2, B-3, C-1, D-4 | A-3, B-2, C-1, D-4 | Harappa stood on the Ravi, Mohenjo-daro on the Indus, Ropar on the Sutlej and Lothal on the Bhogava.
2 harappan-rivers | Which Harappan site lay between two seasonal streams, the Mansar and the Manhar? | Dholavira | Lothal | Surkotada | Rangpur | Their water was led by dams into large reservoirs inside the walls.
2 harappan-rivers | Which pair of Harappan sites stood on one and the same river? | Mohenjo-daro and Chanhudaro | Harappa and Lothal | Ropar and Manda | Alamgirpur and Daimabad | Both lie along the Indus in Sindh. The others are on the Ravi, Bhogava, Sutlej, Chenab, Hindon and Pravara.
2 harappan-rivers | The easternmost Harappan site stood on the Hindon. This river is a tributary of the: | Yamuna | Ravi | Ghaggar | Narmada | Alamgirpur lies in Meerut district of Uttar Pradesh.
2 harappan-rivers | Daimabad in Maharashtra lies on the Pravara, a tributary of the: | Godavari | Krishna | Tapi | Narmada | It is the southern end of the area in which Harappan remains were found.
2 harappan-rivers | Along which river, dry for most of the year now, do Kalibangan and many other Harappan sites of Rajasthan and Haryana lie? | Ghaggar | Chenab | Sabarmati | Beas | Many take the Ghaggar-Hakra for the Saraswati of old texts.
3 harappan-rivers | Which of the following pairs of a Harappan site and its river is wrong? | Kalibangan – Sutlej | Manda – Chenab | Harappa – Ravi | Kot Diji – Indus | Kalibangan stood on the Ghaggar. On the Sutlej stood Ropar.
3 harappan-rivers | Consider the following statements about Harappan sites: // 1. Manda, the northernmost one in India, stood on the Chenab. // 2. Sutkagendor, the westernmost one, stood on the Dasht. // Which of the statements given above is/are correct? | 1 and 2 | 1 only | 2 only | Neither 1 nor 2 | Manda is near Akhnoor in Jammu, and Sutkagendor near the Makran coast of Balochistan.
3 harappan-rivers | Of Banawali, Ropar, Amri and Manda, which Harappan site was on the Indus itself? | Amri | Banawali | Ropar | Manda | Amri is in Sindh. Ropar was on the Sutlej and Manda on the Chenab.
1 chola-administration | The ur of Chola times was the assembly of: | an ordinary village | a Brahmana village | a town of traders | a whole province | Those who owned land in a common village took part in it.
2 chola-administration | Which committee of a Chola village looked after its tanks? | eri-variyam | tottam-variyam | pon-variyam | samvatsara-variyam | Eri means a tank. The yearly committee was the samvatsara-variyam.
3 chola-administration | Of what did the tottam-variyam of a Chola village take care? | gardens | tanks | gold | roads | Other committees saw to tanks, gold and the affairs of the year.
2 chola-administration | Between which ages had a member of a village committee to be by the Chola rules at Uttaramerur? | 35 and 70 | 18 and 50 | 21 and 60 | 25 and 55 | He also had to own land that paid revenue and a house of his own.
3 chola-administration | What was not asked of a candidate for a village committee by the Chola rules at Uttaramerur? | service in the army | a house of his own | land that paid revenue | knowledge of the Vedas | He should also not have served on a committee in the last three years.
3 chola-administration | Into how many wards was Uttaramerur divided for its elections in Chola times? | 30 | 12 | 18 | 64 | One name was drawn by lot for each of the wards.
2 chola-administration | In which present district of Tamil Nadu is Uttaramerur, known for Chola records on village rule? | Kanchipuram | Thanjavur | Madurai | Tirunelveli | The records are on the walls of a temple there.
1 chola-administration | What was a group of villages called in the Chola administration? | nadu | mandalam | variyam | ghatika | The nadu did justice and collected taxes under rich peasants of the Vellala caste.
2 chola-administration | Which land of Chola records belonged to peasants who were not Brahmanas? | vellanvagai | brahmadeya | devadana | shalabhoga | Brahmadeya was given to Brahmanas, devadana to temples and shalabhoga for a school.
3 chola-administration | Pallichchhandam in Chola inscriptions means land given to: | Jaina institutions | the royal guard | guilds of weavers | the village potter | Land given to temples was called devadana or tirunamattukkani.
2 chola-administration | To whom did Chola kings give titles such as muvendavelan and araiyar? | rich landowners | temple dancers | foreign traders | Buddhist monks | They were given offices of the state at the centre with the titles.
2 chola-administration | Match the local assembly of Chola times with its members: // A. Ur // B. Sabha // C. Nagaram // 1. Merchants // 2. Common villagers // 3. Brahmanas // Which one of the following is the correct match? | A-2, B-3, C-1 | A-2, B-1, C-3 | A-3, B-2, C-1 | A-1, B-3, C-2 | The sabha was of villages given to Brahmanas and the nagaram of towns of traders.
2 pandyas | Match the dynasty of the far south with its emblem: // A. Pandyas // B. Cholas // C. Cheras // 1. Bow // 2. Fish // 3. Tiger // Which one of the following is the correct match? | A-2, B-3, C-1 | A-3, B-2, C-1 | A-2, B-1, C-3 | A-1, B-3, C-2 | The three are called the crowned kings of the Sangam age.
2 pandyas | To which Roman emperor is a Pandya king said to have sent envoys? | Augustus | Nero | Trajan | Constantine | The Greek writer Strabo tells of this embassy.
2 pandyas | Who brought back Pandya rule about 590 by ending that of the Kalabhras? | Kadungon | Nedunjeliyan | Senguttuvan | Karikala | The Pallavas did the same at Kanchi at about the same time.
3 pandyas | Under which king did the Pandyas reach their greatest power in the thirteenth century? | Jatavarman Sundara I | Varaguna I | Kadungon | Arikesari Maravarman | He conquered as far as Nellore and covered temples at Srirangam and Chidambaram with gold.
2 kanvas | Devabhuti, who lost the throne to the first of the Kanvas, was the last king of which dynasty? | Shunga | Maurya | Nanda | Satavahana | His minister Vasudeva had him killed and became king.
1 kanvas | Which order of the dynasties of Magadha that ends with the Kanvas is correct? | Nanda, Maurya, Shunga, Kanva | Maurya, Nanda, Shunga, Kanva | Nanda, Shunga, Maurya, Kanva | Shunga, Nanda, Maurya, Kanva | Each of the last two was founded by a commander or minister of the dynasty before it.
2 kanvas | To which varna did the Kanvas belong? | Brahmana | Kshatriya | Vaishya | Shudra | The Shungas before them were of the same varna.
2 kanvas | In which century did the Kanvas rule? | First century BCE | Third century BCE | Second century CE | Fourth century CE | Their rule is put from about 73 to 28 BCE.
2 kanvas | Which region was the centre of the rule of the Kanvas? | Magadha | Kalinga | Saurashtra | Gandhara | They followed the Shungas in what was left of the old empire.
3 kanvas | Who followed Vasudeva as the second king of the Kanvas? | Bhumimitra | Agnimitra | Pushyamitra | Vasumitra | The other three are names of the Shunga family; Narayana and Susharman came after him.
3 kanvas | Consider the following statements on the Kanvas: // 1. Their founder had been a minister. // 2. Their rule lasted longer than that of the Shungas. // Which of the statements given above is/are correct? | 1 only | 2 only | 1 and 2 | Neither 1 nor 2 | The Shungas ruled for more than a hundred years, the Kanvas for not even half of that.
2 kushanas | Which era, used by the Government of India, is ascribed to the Kushana king Kanishka? | Shaka era | Vikrama era | Gupta era | Kali era | It begins in 78 CE; the Vikrama era begins in 57 BCE.
2 kushanas | Which Kushana king took the title Maheshvara and showed Shiva on his coins? | Vima Kadphises | Kujula Kadphises | Kanishka | Vasishka | Kanishka's coins show gods of many faiths, among them the Buddha.
3 kushanas | Which Chinese general checked the Kushanas in Central Asia? | Pan Chao | Zheng He | Meng Tian | Zhang Qian | The king of that time, often named as Kanishka, had to pay tribute for a while.
3 kushanas | In which language is the Rabatak inscription of the Kushanas written? | Bactrian | Prakrit | Sanskrit | Tamil | It uses the Greek script and was found in Afghanistan in 1993.
2 kushanas | Which power of Iran put an end to the western part of the Kushana empire in the third century? | Sassanians | Achaemenids | Parthians | Safavids | In India the Nagas and later the Guptas rose in their place.
2 kushanas | Who among these scholars did not live under the Kushana king Kanishka by tradition? | Panini | Ashvaghosha | Vasumitra | Charaka | The grammarian lived some centuries earlier, before the Mauryas.
3 kushanas | Consider the following statements on the Kushanas: // 1. Their rule reached from Central Asia to the Ganga plain. // 2. Their gold coins followed the weight of Roman coins. // Which of the statements given above is/are correct? | 1 and 2 | 1 only | 2 only | Neither 1 nor 2 | Trade with Rome brought much gold to them.
2 vakatakas | Who ruled the Vakataka kingdom as regent for her young sons? | Prabhavatigupta | Kuberanaga | Naganika | Gautami Balashri | Her plates name the Gupta line first, that of her father Chandragupta II.
2 vakatakas | What is the theme of the Setubandha, composed by a Vakataka king? | Rama's war against Ravana | The exile of the Pandavas | Birth of Kartikeya | The fall of Pataliputra | Its name means the building of the bridge.
3 vakatakas | Which power held the Deccan before the Vakatakas? | Satavahanas | Rashtrakutas | Hoysalas | Kakatiyas | The Vakatakas rose in the third century after their fall.
3 vakatakas | Consider the following statements on the Vakatakas: // 1. They were Brahmanas. // 2. They lived at the same time as the Guptas. // Which of the statements given above is/are correct? | 1 and 2 | 1 only | 2 only | Neither 1 nor 2 | They belonged to the Vishnuvriddha gotra, and a marriage tied them to the Guptas.
2 tripartite-struggle | Whom did Dharmapala remove from the throne of Kannauj in the Tripartite Struggle? | Indrayudha | Yashovarman | Grahavarman | Jayachandra | He put Chakrayudha in his place as a vassal.
2 tripartite-struggle | Which of these dynasties took no part in the Tripartite Struggle? | Cholas | Palas | Rashtrakutas | Pratiharas | The Cholas rose in the far south at the end of that time.
2 tripartite-struggle | Why could the Rashtrakutas not hold Kannauj after their victories in the Tripartite Struggle? | Their base was far away | The Cholas had taken it | Arabs of Sindh drove them off | Their fleet was lost at sea | They had to go back to the Deccan each time, and the Pratiharas returned.
3 tripartite-struggle | Which Arab merchant of the ninth century wrote about the kings who fought in the Tripartite Struggle? | Sulaiman | Ibn Battuta | Al-Biruni | Al-Masudi | He calls the Rashtrakuta king Balhara and the Pala kingdom Ruhma.
3 tripartite-struggle | Consider the following statements on the Tripartite Struggle: // 1. It began after the death of Harsha. // 2. Mihira Bhoja was a king of the Palas. // Which of the statements given above is/are correct? | 1 only | 2 only | 1 and 2 | Neither 1 nor 2 | Mihira Bhoja was the great Pratihara king who ruled from Kannauj.
2 shankaracharya | Where in the north is the matha that is ascribed to Adi Shankaracharya? | Jyotirmath | Haridwar | Mathura | Amarnath | It lies in Uttarakhand on the way to Badrinath.
2 shankaracharya | Which order of monks with ten names is ascribed to Adi Shankaracharya? | Dashanami | Nathpanthi | Varkari | Lingayat | Giri, Puri and Bharati are among the ten names.
3 shankaracharya | Who was not a disciple of Adi Shankaracharya? | Yamunacharya | Padmapada | Sureshvara | Totaka | He came before Ramanuja in the Vaishnava line; Hastamalaka was the fourth disciple.
3 shankaracharya | On which three groups of texts did Adi Shankaracharya write commentaries? | Upanishads, Gita, Brahma Sutras | Vedas, Puranas, Smritis | Ramayana, Gita, Puranas | Agamas, Tantras, Upanishads | Together these texts are called prasthana-traya, the three sources.
2 shankaracharya | What is Brahman according to Adi Shankaracharya? | The only reality | A personal creator | One of two realities | A name of the world | The soul is not different from it; duality is the view of Madhva.
2 shankaracharya | In which age did Adi Shankaracharya live, by the view of most textbooks? | Eighth to ninth century | Fourth to fifth century | Eleventh century | Fourteenth century | Ramanuja came some two hundred years after him.
2 shankaracharya | Consider the following statements on Adi Shankaracharya: // 1. He wrote his works in Sanskrit. // 2. He founded the Vishishtadvaita school. // Which of the statements given above is/are correct? | 1 only | 2 only | 1 and 2 | Neither 1 nor 2 | Vishishtadvaita, or qualified non-duality, was taught by Ramanuja.
1 gautamiputra-satakarni | What does the name 'Gautamiputra' of the Satavahana king tell? | The name of his mother | The name of his teacher | The place of his birth | The clan of the Buddha | Satavahana kings often bore names taken from their mothers.
2 gautamiputra-satakarni | Besides the Shakas, whom does the Nasik inscription say Gautamiputra Satakarni destroyed? | Yavanas and Pahlavas | Hunas and Kushanas | Cholas and Pandyas | Nandas and Mauryas | The Yavanas were Greeks and the Pahlavas were Parthians.
2 gautamiputra-satakarni | In which century did Gautamiputra Satakarni rule? | Second century CE | First century BCE | Third century BCE | Fifth century CE | His reign is often put from about 106 to 130 CE.
3 gautamiputra-satakarni | Which family of Shakas did Gautamiputra Satakarni uproot, by the words of the Nasik inscription? | Kshaharata | Kardamaka | Guishuang | Arsacid | Nahapana belonged to it. Rudradaman was of the Kardamaka family.
3 gautamiputra-satakarni | Consider the following statements on Gautamiputra Satakarni: // 1. He claimed to have stopped the mixing of varnas. // 2. He gave land to Buddhist monks. // Which of the statements given above is/are correct? | 1 and 2 | 1 only | 2 only | Neither 1 nor 2 | He was proud to be a Brahmana, yet supported the monks at Nasik and Karle.
2 samudragupta | Which Buddhist scholar is said to have been supported by Samudragupta? | Vasubandhu | Ashvaghosha | Nagasena | Buddhaghosha | Though a worshipper of Vishnu, he was tolerant of other faiths.
2 samudragupta | In which language is the Allahabad inscription of Samudragupta composed? | Sanskrit | Pali | Prakrit | Tamil | It is partly in verse and partly in prose.
3 samudragupta | Which of these coin types does not belong to Samudragupta? | Lion-slayer | Tiger-slayer | Battle-axe | Archer | Coins with a lion hunt were struck by Chandragupta II after his conquest of Gujarat.
3 samudragupta | Which tribal republics paid tribute to Samudragupta, by the Allahabad inscription? | Malavas and Yaudheyas | Shakyas and Mallas | Vajjis and Koliyas | Hunas and Gurjaras | Frontier kings such as those of Samatata and Kamarupa paid as well.
2 samudragupta | Which area was not conquered by Samudragupta but by his son? | Gujarat of the Shakas | Kanchi of the Pallavas | Kingdoms of Aryavarta | Forest kingdoms | Chandragupta II ended the rule of the western Kshatrapas.
3 samudragupta | How did Samudragupta treat the kings of the forest lands, or atavikas? | He made them his servants | He gave them his daughters | He left them untouched | He sent them as envoys | Kings of Aryavarta were uprooted and those of the south set free.
2 samudragupta | What does the title 'Sarvarajochchhetta' of Samudragupta mean? | Uprooter of all kings | Friend of all poets | Lord of the three seas | Beloved of the gods | It is found on coins and on later Gupta records.
2 harsha-court-poets | Which of these plays was not written by Harshavardhana? | Mudrarakshasa | Nagananda | Ratnavali | Priyadarshika | The Mudrarakshasa on Chandragupta Maurya is by Vishakhadatta.
2 harsha-court-poets | Who is the hero of Nagananda, a play by Harshavardhana? | Jimutavahana | Udayana | Chandrapida | Dushyanta | He offers his own body to Garuda to save a serpent.
3 harsha-court-poets | Which poem in praise of the goddess is by Banabhatta, besides his two prose works? | Chandishataka | Suryashataka | Nitishataka | Saundarya Lahari | The Suryashataka on the sun is by Mayura.
2 harsha-court-poets | Of whose life does the Harshacharita of Banabhatta also tell, besides that of the king? | Of the poet himself | Of Hiuen Tsang | Of Pulakeshin II | Of Kalidasa | The first chapters are about his own family and youth.
3 harsha-court-poets | Consider the following statements on the court of Harshavardhana: // 1. Banabhatta wrote in Prakrit. // 2. Mayura and Banabhatta were related. // Which of the statements given above is/are correct? | 2 only | 1 only | 1 and 2 | Neither 1 nor 2 | Banabhatta wrote in ornate Sanskrit with very long sentences.
3 harappan-rivers | Shortughai, a Harappan trading post in Afghanistan, lay near which river? | Oxus | Helmand | Kabul | Indus | Lapis lazuli was found in the mountains near there.
3 harappan-rivers | Consider the following statements: // 1. Harappa stood on the Chenab. // 2. More Harappan sites are known along the Ghaggar-Hakra than along the Indus. // Which of the statements given above is/are correct? | 2 only | 1 only | 1 and 2 | Neither 1 nor 2 | Harappa stood on an old bed of the Ravi.
3 samudragupta | Which queen of Samudragupta is named in Gupta records as the mother of his famous son? | Dattadevi | Kumaradevi | Dhruvadevi | Kuberanaga | Kumaradevi was his mother; Dhruvadevi and Kuberanaga were wives of Chandragupta II.
3 samudragupta | By the play Devichandragupta of Vishakhadatta, who followed Samudragupta for a short time? | Ramagupta | Skandagupta | Purugupta | Budhagupta | He is said to have agreed to give his queen to a Shaka king, and was killed by his brother.
`,
    },
  ],
})
