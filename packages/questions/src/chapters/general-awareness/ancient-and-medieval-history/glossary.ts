/** What wrong options of the chapter's written questions are, where neither its tables nor another question says it. */
export const glossary = `
Iron Age | began in north India about 1000 BCE, with the Painted Grey Ware
Alexander Cunningham | was the first head of the Archaeological Survey of India, from 1861
Mortimer Wheeler | dug at Harappa and Arikamedu in the 1940s as head of the Archaeological Survey
James Burgess | headed the Archaeological Survey in the 1880s and described the cave temples of the west
Varuna | was the Vedic god of the moral order, rita
Isha Upanishad | belongs to the Shukla Yajurveda
Kena Upanishad | belongs to the Samaveda
Shishunaga | founded the dynasty that followed the Haryankas in Magadha
Kundalavana | in Kashmir was the place of the fourth Buddhist council, under Kanishka
Seleucus | ceded lands beyond the Indus to Chandragupta Maurya for 500 elephants
Ahimsa | is the vow not to harm any living being
Asteya | is the vow not to steal
Aparigraha | is the vow to own nothing
Panchasila | are the five rules of conduct of a lay Buddhist
Hemachandra | was a Jain scholar at the court of Kumarapala of Gujarat
Vimala Shah | built the Vimala Vasahi temple at Mount Abu
Xandrames | is the Greek name of the Nanda king of Magadha
Porus | was the king whom Alexander defeated on the Hydaspes in 326 BCE
Kalidasa | wrote Abhijnanashakuntalam, Meghaduta and Raghuvamsha
Bhavabhuti | wrote Uttararamacharita and Malatimadhava
Chandragupta II Vikramaditya | defeated the Western Shakas and was visited by Faxian
Girnar | in Gujarat has a rock with edicts of Ashoka and the Junagadh inscription of Rudradaman
Kalsi | in Uttarakhand has a rock with edicts of Ashoka
Dhauli | in Odisha has a rock with the separate edicts for Kalinga
Aramaic | is a script of edicts of Ashoka in the far north-west
Bodh Gaya | is where the Buddha gained enlightenment
Sarnath | is where the Buddha gave his first sermon; its capital of four lions is the national emblem
Nagarjuna | founded the Madhyamaka school of Mahayana Buddhism
Panini | wrote the Sanskrit grammar Ashtadhyayi
Banabhatta | wrote Harshacharita and Kadambari at the court of Harsha
Tiruttakkadevar | wrote the Tamil epic Sivaka Chintamani
Brahmagupta | wrote Brahmasphutasiddhanta in 628
Sushruta | wrote on surgery in the Sushruta Samhita
Konark | has the Sun temple of Narasimhadeva I of the Eastern Gangas
Aihole | has early Chalukya temples and the inscription of Pulakeshin II
Sri Gupta | founded the Gupta line
Shakas | were Scythians; Rudradaman I was their greatest ruler in western India
Kushanas | ruled the north-west; Kanishka was the greatest of them
Parthians | ruled the north-west in the first century CE; Gondophernes is the best known
Dhruvasena II | of Valabhi was a son-in-law of Harsha
Odantapuri | was a Buddhist university of the Palas in Bihar
Kundalakesi | is a Buddhist epic in Tamil, one of the five great ones
Valayapathi | is a Jain epic in Tamil, one of the five great ones
Sung Yun | was a Chinese pilgrim of the sixth century
Amaravati and Nagarjunakonda | are Buddhist sites of the Andhra country
Sanchi and Bharhut | have stupas of the Maurya and Shunga ages in central India
Demetrius | was an Indo-Greek king who invaded India after the Mauryas
Rajgir | was the first capital of Magadha and the place of the first Buddhist council
Tushaspha | was the Yavana governor of Ashoka at Girnar
Bhuktis | were provinces of the Gupta empire
Subas | were provinces of the Mughal empire
Iqtas | were grants of land revenue under the Sultans of Delhi
Aditya I | was the Chola king who overthrew the Pallavas
Hoysalas | ruled from Dvarasamudra and built the temples of Belur and Halebidu
Kakatiyas | ruled from Warangal; Rudramadevi was one of them
Solanki | kings ruled Gujarat from Anhilwara
Tomara | kings are said to have founded Delhi
Jayadeva | wrote the Gitagovinda
Jayachandra | of Kannauj fell at Chandawar in 1194
Barani | wrote Tarikh-i-Firozshahi and Fatawa-i-Jahandari
Tajuddin Yalduz | was the slave of Muhammad of Ghor who ruled Ghazni
Razia | ruled Delhi from 1236 to 1240
Abul Fazl | wrote the Akbarnama and the Ain-i-Akbari
Jalal-ud-din Khalji | founded the Khalji dynasty in 1290
Jalaluddin Khalji | founded the Khalji dynasty in 1290
Aibak | was the first Sultan of the Slave dynasty
Makhfi | was the pen name of Zeb-un-Nissa
Nasiruddin Mahmud | was the Sultan before Balban, who governed for him
Tirumala Raya | founded the Aravidu dynasty of Vijayanagara
Navaratnas | were the nine gems of a court, such as that of Akbar
Achyutaraya | followed Krishnadevaraya on the throne of Vijayanagara
Jahanara Begum | was the eldest daughter of Shah Jahan
Zeb-un-Nissa | was a daughter of Aurangzeb and a poet
Sirhind | is where Humayun defeated Sikandar Suri in 1555
Rajatarangini | is the history of Kashmir by Kalhana
Todar Mal | was the finance minister of Akbar who settled the land revenue
Munim Khan | was an early noble of Akbar who conquered Bihar and Bengal
Adham Khan | was the foster brother of Akbar who took Malwa
Baz Bahadur of Malwa | lost his kingdom to the Mughals in the 1560s
Rana Udai Singh | of Mewar lost Chittor to Akbar in 1568
Jahandar Shah | was Emperor in 1712 and 1713
Bahadur Shah I | was the son who followed Aurangzeb
Fresco | is painting on wet plaster
Zari work | is embroidery with gold and silver thread
Farman | was an order of the Emperor
Chittor | was taken by Alauddin Khalji in 1303 and by Akbar in 1568
Ranthambore | was taken by Alauddin Khalji in 1301
Rohtas | is the name of a fort of Sher Shah in Punjab and of one in Bihar
Ghaghra | in 1529 was the last battle of Babur
Surajgarh | in 1534 was a victory of Sher Khan over Bengal
Shaista Khan | was the Mughal governor whom Shivaji attacked at Poona in 1663
Prince Muazzam | became the Emperor Bahadur Shah I
Madhav Rao I | was the Peshwa who restored Maratha power after Panipat
Nana Phadnavis | led the council of regency at Poona
Rajaram | was the younger son of Shivaji, who fought on from Jinji
Nanak | founded Sikhism
Dadu | was a saint of Rajasthan; his followers are the Dadupanthis
Qadiri | is a Sufi order to whose saint Miyan Mir Dara Shikoh was devoted
Naqshbandi | is the Sufi order of Shaikh Ahmad Sirhindi
Islam Shah Sur | was the son and heir of Sher Shah
Sikandar Shah Sur | was defeated by Humayun at Sirhind in 1555
Nizam of Hyderabad | was an independent ruler of the Deccan from 1724
Raja of Bharatpur | was the ruler of the Jats
Narayan Rao | was the Peshwa murdered in 1773
Raghunath Rao | claimed the Peshwaship with British help by the Treaty of Surat
Mirza Hakim | was the half-brother of Akbar who held Kabul
Ghiyasuddin Tughlaq | founded the Tughlaq dynasty in 1320
Ghiyas-ud-din Tughlaq | founded the Tughlaq dynasty in 1320
Moth ki Masjid | was built in Delhi under Sikandar Lodi
Isami | wrote Futuh-us-Salatin under the first Bahmani Sultan
Minhaj-us-Siraj | wrote Tabaqat-i-Nasiri
Shams Siraj Afif | wrote Tarikh-i-Firozshahi on Firoz Shah Tughlaq
Amir Hasan | wrote down the talks of Nizamuddin Auliya in Fawaid-ul-Fuad
Bakhtiyar Kaki | was the Chishti saint of Mehrauli
Chiragh-i-Dehli | is the title of Nasiruddin, the heir of Nizamuddin Auliya
Mantri | kept the record of the king’s day in the Ashtapradhan
Faizi | was the poet laureate of Akbar and brother of Abul Fazl
Nizamuddin Ahmad | wrote Tabaqat-i-Akbari
Naqdis | were mansabdars paid in cash
Daulat Khan Lodi | was the governor of Punjab who invited Babur
Khalji | was the second dynasty of the Sultanate, from 1290 to 1320
Lodi | was the last dynasty of the Sultanate, from 1451 to 1526
`
