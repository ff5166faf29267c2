import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'In which present State is Tarain, where two battles were fought?' */
export const sultansAndKingdoms = defineBank({
  id: 'sultans-and-kingdoms',
  sets: [
    {
      rows: `
1 battles-of-tarain | Who won the First Battle of Tarain in 1191? | Prithviraj Chauhan | Muhammad of Ghor | Jaichand of Kannauj | Qutbuddin Aibak | Prithviraj III defeated and wounded Muhammad of Ghor in 1191.
1 battles-of-tarain | Who won the Second Battle of Tarain in 1192? | Muhammad of Ghor | Prithviraj Chauhan | Jaichand | Mahmud of Ghazni | Muhammad of Ghor came back with a larger army and defeated Prithviraj.
2 battles-of-tarain | In which present State is Taraori, the field of the Battles of Tarain? | Haryana | Rajasthan | Punjab | Uttar Pradesh | Taraori lies near Thanesar and Karnal in Haryana.
2 battles-of-tarain | Which fort did Muhammad of Ghor take before the First Battle of Tarain? | Bhatinda | Ajmer | Ranthambore | Gwalior | He seized Tabarhinda, that is Bhatinda, on the border of the Chauhans.
2 battles-of-tarain | What was the chief result of the Second Battle of Tarain? | Turkish rule in northern India | End of the Mughal empire | Rise of the Palas in Bengal | Rule of the Cholas in the north | The defeat of the Chauhans opened Delhi and Ajmer to the Turks.
2 battles-of-tarain | Whom did Muhammad of Ghor leave in charge of his lands in India after the Second Battle of Tarain? | Qutbuddin Aibak | Iltutmish | Bakhtiyar Khalji | Nasiruddin Qubacha | Aibak was his slave general and later the first Sultan of Delhi.
3 battles-of-tarain | Who commanded the forces of Delhi under Prithviraj and fought Muhammad of Ghor hand to hand in the First Battle of Tarain? | Govind Rai | Hari Raja | Jaichand | Bhimdev II | Govind Rai, brother or vassal of Prithviraj, wounded the Ghurid with a spear.
3 battles-of-tarain | Which tactic of the Turks decided the Second Battle of Tarain? | Mounted archers in five divisions | Use of heavy cannon | A night attack by boats | A long siege of Delhi | Four divisions harassed the Rajputs and a reserve of fresh horse broke them.
3 battles-of-tarain | Which ruler did Muhammad of Ghor defeat at Chandawar two years after the Second Battle of Tarain? | Jaichand | Bhimdev II | Lakshmanasena | Hari Raja | Jaichand of Kannauj was defeated and killed at Chandawar in 1194.
2 battles-of-tarain, prithviraj-chauhan | Which dynasty did the loser of the Second Battle of Tarain belong to? | Chauhan | Gahadavala | Chandela | Paramara | Prithviraj III was the Chauhan king of Ajmer and Delhi; Jaichand was a Gahadavala.
2 battles-of-tarain | In which year was the battle of Tarain fought that laid the ground for the Delhi Sultanate? | 1192 | 1175 | 1191 | 1206 | The second battle in 1192 was decisive; 1206 is the year of the first Sultan.
1 prithviraj-chauhan | Who was the court poet of Prithviraj Chauhan? | Chand Bardai | Bilhana of Kashmir | Kalhana | Jayadeva | Chand Bardai is named as the author of the Prithviraj Raso.
2 prithviraj-chauhan | Which was the capital of the Chauhans under Prithviraj Chauhan, besides Delhi? | Ajmer | Kannauj | Anhilwara | Khajuraho | Ajmer had been founded by Ajayaraja of the same line.
2 prithviraj-chauhan | Who wrote the Sanskrit poem Prithviraja Vijaya on Prithviraj Chauhan? | Jayanaka | Chand Bardai | Bilhana | Hemachandra | Jayanaka of Kashmir wrote it at the court of Ajmer.
2 prithviraj-chauhan | By which other name is Prithviraj Chauhan known? | Rai Pithora | Mamalla | Gangaikonda | Ballala | His fort in Delhi is called Qila Rai Pithora.
3 prithviraj-chauhan | Which Chandela king did Prithviraj Chauhan defeat at Mahoba in 1182? | Paramardi | Vidyadhara | Dhanga | Yashovarman | The warriors Alha and Udal are said to have fought for Paramardi.
3 prithviraj-chauhan | Who was the father of Prithviraj Chauhan? | Someshvara | Vigraharaja IV | Ajayaraja | Arnoraja | Someshvara ruled at Ajmer; Vigraharaja IV was an uncle and conquered Delhi.
2 prithviraj-chauhan | Whose daughter Samyukta is Prithviraj Chauhan said to have carried away? | Jaichand | Bhimdev II | Paramardi | Lakshmanasena | The ballad says that he took her from the swayamvara at Kannauj.
3 prithviraj-chauhan | Which ruler of Gujarat was a rival of Prithviraj Chauhan? | Bhimdev II | Kumarapala | Siddharaja | Karna | Bhimdev II of the Chaulukyas had also defeated Muhammad of Ghor at Kayadara in 1178.
1 mahmud-of-ghazni | How many times did Mahmud of Ghazni raid India? | 17 | 7 | 12 | 27 | He is said to have come seventeen times between 1000 and 1027.
1 mahmud-of-ghazni | Which temple did Mahmud of Ghazni sack in 1025? | Somnath | Konark | Khajuraho | Puri | He came through the desert to Somnath on the coast of Saurashtra.
2 mahmud-of-ghazni | Which poet wrote the Shahnama at the court of Mahmud of Ghazni? | Firdausi | Amir Khusrau | Al-Biruni | Utbi | Firdausi wrote the Persian epic; Utbi was the court historian.
2 mahmud-of-ghazni | Which scholar came to India with Mahmud of Ghazni and wrote the Kitab-ul-Hind? | Al-Biruni | Ibn Battuta | Firdausi | Barani | Al-Biruni of Khwarazm learned Sanskrit and wrote on India in Arabic.
2 mahmud-of-ghazni | Which dynasty of the north-west did Mahmud of Ghazni fight first? | Hindu Shahi | Chauhan | Chandela | Pala | Jayapala and Anandapala of the Hindu Shahis were defeated.
2 mahmud-of-ghazni | Which Hindu Shahi king was defeated by Mahmud of Ghazni near Peshawar in 1001? | Jayapala | Anandapala | Trilochanapala | Bhimapala | Jayapala ended his life after the defeat; his son Anandapala lost in 1008.
3 mahmud-of-ghazni | Which title did the Caliph grant to Mahmud of Ghazni? | Yamin-ud-Daula | Zill-i-Ilahi | Sikandar-i-Sani | Ghazi Malik | His house is called Yamini after this title.
3 mahmud-of-ghazni | Which Chandela ruler resisted Mahmud of Ghazni at Kalinjar? | Vidyadhara | Dhanga | Paramardi | Yashovarman | Vidyadhara came to terms with him after the attacks of 1019 and 1022.
3 mahmud-of-ghazni | Which court historian of Mahmud of Ghazni wrote the Kitab-i-Yamini? | Utbi | Baihaqi | Minhaj | Hasan Nizami | Utbi served at Ghazni; Minhaj and Hasan Nizami wrote on the Delhi Sultans.
2 mahmud-of-ghazni | Who was the father of Mahmud of Ghazni? | Sabuktigin | Alptigin | Masud | Jayapala | Sabuktigin was the son-in-law and successor of Alptigin, who founded the kingdom.
2 mahmud-of-ghazni | In which year was the last raid of Mahmud of Ghazni, against the Jats? | 1027 | 1001 | 1018 | 1025 | He punished the Jats who had harassed him on his way from Somnath.
1 muhammad-ghori | Which was the first place in India that Muhammad Ghori attacked, in 1175? | Multan | Delhi | Ajmer | Kannauj | He took Multan from its Ismaili rulers by way of the Gomal pass.
1 muhammad-ghori | Who defeated Muhammad Ghori at the First Battle of Tarain? | Prithviraj Chauhan | Jaichand of Kannauj | Paramardi | Lakshmanasena | He was wounded in 1191 and came back the next year.
2 muhammad-ghori | Which ruling house of Gujarat defeated Muhammad Ghori in 1178? | Chaulukya | Paramara | Chauhan | Pala | The army of the young Mularaja II or Bhimdev II beat him near Mount Abu.
2 muhammad-ghori | Who defeated and killed Jaichand of Kannauj at Chandawar in 1194? | Muhammad Ghori | Mahmud of Ghazni | Iltutmish | Balban | Chandawar lies on the Yamuna near Etawah and Firozabad.
2 muhammad-ghori | In which year was Muhammad Ghori killed? | 1206 | 1192 | 1210 | 1199 | He was killed at Damyak on the way to Ghazni.
2 muhammad-ghori | Which general of Muhammad Ghori conquered Bihar and Bengal? | Bakhtiyar Khalji | Qutbuddin Aibak | Tajuddin Yildiz | Nasiruddin Qubacha | Bakhtiyar Khalji took Nadia from Lakshmanasena at the start of the thirteenth century.
3 muhammad-ghori | Which goddess is shown on some Indian coins of Muhammad Ghori? | Lakshmi | Durga | Saraswati | Ganga | He continued the type of the older Hindu coins with his name in Nagari.
3 muhammad-ghori | What was the real name of Muhammad Ghori? | Muizzuddin Muhammad bin Sam | Ghiyasuddin Muhammad bin Sam | Alauddin Husain | Saifuddin Suri | His elder brother Ghiyasuddin Muhammad ruled at Ghor.
3 muhammad-ghori | Which slave of Muhammad Ghori took over Ghazni after his death? | Tajuddin Yildiz | Qutbuddin Aibak | Nasiruddin Qubacha | Bakhtiyar Khalji | Yildiz took Ghazni, Qubacha Multan and Aibak the Indian lands.
3 muhammad-ghori | By which pass did Muhammad Ghori first enter India? | Gomal | Khyber | Bolan | Zoji La | He marched through the Gomal pass to Multan.
1 slave-dynasty | Who founded the Slave dynasty? | Qutbuddin Aibak | Shamsuddin Iltutmish | Balban | Razia | Aibak, a slave of Muhammad of Ghor, became ruler at Lahore in 1206.
1 slave-dynasty | In which year did the rule of the Slave dynasty begin? | 1206 | 1192 | 1290 | 1320 | It began when Aibak took power after the death of Muhammad of Ghor.
1 slave-dynasty | Who was the only woman ruler of the Slave dynasty? | Razia | Chand Bibi | Nur Jahan | Mumtaz | Razia was the daughter of Iltutmish and ruled from 1236 to 1240.
2 slave-dynasty | Which infant Sultan was set aside in 1290 at the end of the Slave dynasty? | Kayumars | Kaiqubad | Bahram Shah | Aram Shah | Jalaluddin Khalji set aside Kayumars, the little son of Kaiqubad, and took the throne.
2 slave-dynasty | Which Sultan of the Slave dynasty was the real organiser of the Sultanate and made Delhi the capital? | Iltutmish | Aibak | Aram Shah | Bahram Shah | Iltutmish moved the seat from Lahore to Delhi and got a letter from the Caliph.
2 slave-dynasty | Which Sultan of the Slave dynasty founded the office of diwan-i-arz, the military department? | Balban | Iltutmish | Razia | Aibak | Balban reorganised the army under a separate office, the diwan-i-arz.
2 slave-dynasty | Who came to the throne of the Slave dynasty after Iltutmish, before Razia? | Ruknuddin Firoz | Bahram Shah | Masud Shah | Aram Shah | The nobles put Ruknuddin Firoz on the throne, but Razia soon took it.
3 slave-dynasty | Which Sultan of the Slave dynasty lived simply and copied the Quran? | Nasiruddin Mahmud | Muizzuddin Kaiqubad | Ruknuddin Firoz | Iltutmish | Balban ruled in his name as naib for twenty years.
2 slave-dynasty | By which other name is the Slave dynasty known? | Mamluk | Ghaznavid | Sur | Timurid | Mamluk is the Arabic word for a slave owned for military service.
2 slave-dynasty | In which order did these Sultans of the Slave dynasty rule? | Aibak, Iltutmish, Razia, Balban | Iltutmish, Aibak, Balban, Razia | Aibak, Razia, Iltutmish, Balban | Aibak, Balban, Iltutmish, Razia | Their reigns began in 1206, 1211, 1236 and 1266.
3 slave-dynasty | Which ruler of the Slave dynasty first received a letter of investiture from the Caliph? | Iltutmish | Aibak | Ghiyasuddin Balban | Razia | The Caliph of Baghdad recognised him in 1229.
2 slave-dynasty | Which silver coin was introduced by a Sultan of the Slave dynasty? | Tanka | Rupiya | Dam | Mohur | Iltutmish introduced the silver tanka and the copper jital.
1 qutbuddin-aibak, slave-dynasty | By which title was Qutbuddin Aibak known for his gifts? | Lakh Bakhsh | Zill-i-Ilahi | Alamgir | Sikandar-i-Sani | Lakh Bakhsh means giver of lakhs; Alamgir was a title of Aurangzeb.
1 qutbuddin-aibak | How much of the Qutub Minar was built under Qutbuddin Aibak? | The first storey | Three storeys | Four storeys | All five storeys | Aibak built the lowest storey and Iltutmish went on.
1 qutbuddin-aibak | From which city did Qutbuddin Aibak rule? | Lahore | Agra | Delhi | Daulatabad | He made Lahore his seat to watch Yildiz and Qubacha.
2 qutbuddin-aibak, slave-dynasty | How did Qutbuddin Aibak die in 1210? | He fell while playing polo | He was killed in battle | He drowned in the Indus | He was poisoned by Yildiz | His horse fell on him in a game of chaugan at Lahore.
2 qutbuddin-aibak | Which mosque did Qutbuddin Aibak build at Delhi? | Quwwat-ul-Islam | Jama Masjid | Moth ki Masjid | Moti Masjid | It stands beside the Qutub Minar and was the first mosque of Delhi.
2 qutbuddin-aibak | Which mosque did Qutbuddin Aibak build at Ajmer? | Adhai Din ka Jhonpra | Quwwat-ul-Islam | Atala Masjid | Adina Masjid | It was built from an older Sanskrit college.
2 qutbuddin-aibak | Who followed Qutbuddin Aibak for a few months? | Aram Shah | Razia | Ruknuddin Firoz | Balban | Iltutmish, his son-in-law, soon took the throne from Aram Shah.
3 qutbuddin-aibak | Which scholar at the court of Qutbuddin Aibak wrote the Taj-ul-Maasir? | Hasan Nizami | Minhaj-us-Siraj | Barani | Isami | Hasan Nizami wrote on the early Turkish conquests; Minhaj wrote the Tabaqat-i-Nasiri.
3 qutbuddin-aibak | Whose name was the Qutub Minar begun by Qutbuddin Aibak meant to honour? | Bakhtiyar Kaki | Moinuddin Chishti | Nizamuddin Auliya | Baba Farid | It is linked with the Sufi Qutbuddin Bakhtiyar Kaki.
2 qutbuddin-aibak | What was Qutbuddin Aibak before he became a ruler? | Slave of Muhammad of Ghor | Son of Mahmud of Ghazni | Governor under the Caliph | Minister of Prithviraj | He had been bought as a child and was a general of Muhammad of Ghor.
1 balban, slave-dynasty | Which policy is Balban known for? | Blood and iron | Subsidiary alliance | Sulh-i-kul | Doctrine of lapse | He crushed rebels without mercy to raise the power of the crown.
1 balban | Which form of court salutation did Balban introduce? | Sijda and paibos | Jharokha darshan | Nazrana | Konar | Subjects had to lie flat and to kiss the feet of the Sultan.
2 balban | Which festival did Balban start at his court after the Persian custom? | Nauroz | Holi | Muharram | Basant | The Persian new year was kept with great pomp.
2 balban | Which group of Turkish nobles did Balban break? | The Forty | The Barids | The Amirs of Sindh | The Habshis | The Chahalgani or Forty had made and unmade Sultans.
2 balban | On what did Balban base the power of the Sultan? | Divine right | Election by nobles | Will of the army | Will of the ulema | He called himself the shadow of God, Zill-i-Ilahi.
2 balban | In which year did Balban become Sultan? | 1266 | 1246 | 1290 | 1236 | He had been naib since 1246 and was Sultan from 1266 to 1287.
2 balban | Which rebel governor of Bengal did Balban put down? | Tughril Khan | Bakhtiyar Khalji | Bughra Khan | Ikhtiyaruddin Altunia | Bughra Khan, his son, was then made governor of Bengal.
3 balban | Which son of Balban was killed by the Mongols in 1285? | Prince Muhammad | Bughra Khan | Muizzuddin Kaiqubad | Kaikhusrau | Prince Muhammad, patron of Amir Khusrau, was called the Martyr Prince.
3 balban | Who followed Balban on the throne of Delhi? | Kaiqubad | Bughra Khan | Kayumars | Jalaluddin | Kaiqubad was a grandson of Balban and a son of Bughra Khan.
3 balban | From which legendary king of Turan did Balban claim descent? | Afrasiyab | Jamshid | Rustam | Darius | Afrasiyab of Turan is the great foe of Iran in the Shahnama.
1 khalji-dynasty | Who founded the Khalji dynasty? | Jalaluddin Khalji | Alauddin Khalji | Malik Kafur | Mubarak Shah Khalji | Jalaluddin took the throne in 1290 after the last of the Mamluks.
1 khalji-dynasty | In which year was the Khalji dynasty founded? | 1290 | 1206 | 1320 | 1296 | The last Mamluk was set aside in 1290; Alauddin became Sultan in 1296.
2 khalji-dynasty | Where did the founder of the Khalji dynasty hold his court at first? | Kilokhri | Siri | Tughlaqabad | Agra | Jalaluddin stayed at Kilokhri because the people of Delhi were against him.
2 khalji-dynasty | How old was the founder of the Khalji dynasty, roughly, when he came to the throne? | Seventy | Twenty | Thirty-five | Fifty | Jalaluddin was an old man of about seventy.
2 khalji-dynasty | Who murdered the founder of the Khalji dynasty? | Alauddin | Khusrau Khan | Malik Kafur | Ghazi Malik | Alauddin, his nephew and son-in-law, had him killed at Kara in 1296.
2 khalji-dynasty | What was the name of the founder of the Khalji dynasty before he became Sultan? | Malik Firoz | Ghazi Malik | Ali Gurshasp | Juna Khan | Jalaluddin was Malik Firoz; Ali Gurshasp was Alauddin.
2 khalji-dynasty | Who ended the Khalji dynasty in 1320 before Ghazi Malik came to power? | Khusrau Khan | Malik Kafur Hazardinari | Zafar Khan | Khizr Khan | Khusrau Khan killed Mubarak Shah and ruled for a few months.
3 khalji-dynasty | Which Sultan of the Khalji dynasty called himself Caliph? | Mubarak Shah | Alauddin | Jalaluddin | Shihabuddin | Qutbuddin Mubarak Shah broke with Baghdad and took the title Khalifat-ul-lah.
3 khalji-dynasty | Which saint was executed under the founder of the Khalji dynasty? | Sidi Maula | Sarmad | Shah Inayat | Mansur | Jalaluddin had the dervish Sidi Maula trampled by an elephant.
3 khalji-dynasty | Why is the coming of the Khalji dynasty called a revolution? | Power passed from the Turkish nobles | Slavery was forbidden by law | The capital went to Agra | Peasants took over the land | The Khaljis opened high office to others than the Turks of high birth.
3 khalji-dynasty | Which Deccan kingdom did Alauddin raid in 1296, in the reign of the founder of the Khalji dynasty? | Devagiri | Warangal | Madurai | Dwarasamudra | He took the treasure of Ramachandra, the Yadava of Devagiri.
1 tughlaq-dynasty, ghiyasuddin-tughlaq | Who founded the Tughlaq dynasty? | Ghiyasuddin Tughlaq | Muhammad bin Tughlaq | Firoz Shah Tughlaq | Nasiruddin Mahmud | Ghazi Malik took the throne as Ghiyasuddin in 1320.
1 tughlaq-dynasty | In which year was the Tughlaq dynasty founded? | 1320 | 1290 | 1351 | 1414 | Ghazi Malik defeated Khusrau Khan in 1320 and became Sultan.
1 tughlaq-dynasty | Which ruler of the Tughlaq dynasty moved the capital to Daulatabad? | Muhammad bin Tughlaq | Ghiyasuddin Tughlaq | Firoz Shah Tughlaq | Nasiruddin Mahmud Shah | He moved the court from Delhi to Devagiri in 1327.
2 tughlaq-dynasty | Who was the last ruler of the Tughlaq dynasty? | Nasiruddin Mahmud Shah | Firoz Shah | Abu Bakr Shah | Muhammad bin Tughlaq | Timur invaded in his reign, and he died in 1412.
2 tughlaq-dynasty | Which ruler of the Tughlaq dynasty is known as a builder of canals? | Firoz Shah | Ghiyasuddin | Muhammad bin Tughlaq | Nasiruddin Mahmud | His longest canal ran from the Yamuna to Hisar.
2 tughlaq-dynasty | In which order did the first three rulers of the Tughlaq dynasty reign? | Ghiyasuddin, Muhammad, Firoz | Muhammad, Ghiyasuddin, Firoz | Firoz, Muhammad, Ghiyasuddin | Ghiyasuddin, Firoz, Muhammad | They came to the throne in 1320, 1325 and 1351.
2 tughlaq-dynasty | Which traveller came to India in the time of the Tughlaq dynasty? | Ibn Battuta | Al-Biruni | Domingo Paes | Hiuen Tsang | The Moroccan was qazi of Delhi under Muhammad bin Tughlaq.
2 tughlaq-dynasty | Which ruler of the Tughlaq dynasty issued token coins of brass and copper? | Muhammad bin Tughlaq | Firoz Shah Tughlaq | Ghiyasuddin Tughlaq | Nasiruddin Mahmud Shah | Token money failed because it was forged everywhere.
2 tughlaq-dynasty | Which invasion ruined Delhi under the last ruler of the Tughlaq dynasty? | Timur in 1398 | Nadir Shah in 1739 | Mongols in 1299 | Babur in 1526 | Nasiruddin Mahmud fled to Gujarat and Delhi was sacked for days.
3 tughlaq-dynasty | Under which ruler of the Tughlaq dynasty did the Vijayanagara and Bahmani kingdoms rise? | Muhammad bin Tughlaq | Firoz Shah Tughlaq | Ghiyasuddin Tughlaq | Nasiruddin Mahmud Shah | They rose in 1336 and 1347, in the last years of his reign.
3 tughlaq-dynasty | Which ruler of the Tughlaq dynasty wrote a short account of his reign, called Futuhat, or victories? | Firoz Shah | Muhammad bin Tughlaq | Ghiyasuddin | Abu Bakr Shah | The Futuhat-i-Firoz Shahi is his own account of his good works.
2 tughlaq-dynasty | Which dynasty followed the Tughlaq dynasty in 1414? | Sayyid | Lodi | Khalji | Sur | Khizr Khan founded the Sayyid dynasty in 1414.
3 tughlaq-dynasty | Which ruler of the Tughlaq dynasty set up an office for farming, the diwan-i-kohi? | Muhammad bin Tughlaq | Firoz Shah Tughlaq | Ghiyasuddin Tughlaq | Nasiruddin Mahmud Shah | The diwan-i-amir-kohi gave loans to peasants to extend cultivation.
3 tughlaq-dynasty | Which ruler of the Tughlaq dynasty had an office of slaves, diwan-i-bandagan? | Firoz Shah | Ghiyasuddin | Muhammad bin Tughlaq | Nasiruddin Mahmud | He is said to have had 1,80,000 slaves.
2 ghiyasuddin-tughlaq | Which title did Ghiyasuddin Tughlaq bear before he became Sultan? | Ghazi Malik | Malik Firoz | Juna Khan | Ulugh Khan | He had won many fights with the Mongols as governor of Dipalpur.
2 ghiyasuddin-tughlaq | Which saint is said to have told Ghiyasuddin Tughlaq 'Delhi is yet far off'? | Nizamuddin Auliya | Moinuddin Chishti | Baba Farid | Bakhtiyar Kaki | 'Hanuz Dilli dur ast' is the famous saying of Nizamuddin Auliya.
2 ghiyasuddin-tughlaq | How did Ghiyasuddin Tughlaq die in 1325? | A wooden pavilion fell on him | He was killed at Tarain | He died of plague in Sindh | He was poisoned by Timur | It was built by his son to welcome him back from Bengal.
2 ghiyasuddin-tughlaq | From which province was Ghiyasuddin Tughlaq returning when he died? | Bengal | Gujarat | Malwa | Sindh | He had gone east to settle a dispute over the throne of Bengal.
3 ghiyasuddin-tughlaq | Which usurper did Ghiyasuddin Tughlaq defeat to become Sultan? | Khusrau Khan | Malik Kafur Hazardinari | Khizr Khan | Kayumars | Khusrau Khan had killed the last Khalji, Mubarak Shah.
3 ghiyasuddin-tughlaq | By how much did Ghiyasuddin Tughlaq allow the revenue of a province to be raised at most in a year? | One-tenth or one-eleventh more | One-half more | One-third more | Two-thirds more | He ordered that any rise in a year should be small and gradual.
3 ghiyasuddin-tughlaq | Which post did Ghiyasuddin Tughlaq hold under the Khaljis? | Governor of Dipalpur | Governor of Bengal | Qazi of Delhi | Admiral of Gujarat | He guarded the north-west against the Mongols from Dipalpur.
2 ghiyasuddin-tughlaq | Which son followed Ghiyasuddin Tughlaq in 1325? | Juna Khan | Firoz | Mahmud Khan | Zafar Khan | Juna Khan or Ulugh Khan became Muhammad bin Tughlaq.
1 timur-invasion | In which year did Timur invade India? | 1398 | 1221 | 1526 | 1739 | He crossed the Indus in autumn and sacked Delhi in December 1398.
1 timur-invasion | Who was the Sultan of Delhi when Timur invaded? | Nasiruddin Mahmud | Firoz Shah Tughlaq | Ibrahim Lodi | Khizr Khan | He was the last of the Tughlaqs and fled to Gujarat.
2 timur-invasion | Which dynasty was ruling Delhi at the time of the invasion of Timur? | Tughlaq | Khalji | Lodi | Sayyid | The Tughlaq dynasty was nearly at its end.
2 timur-invasion | Whom did Timur leave as governor of Multan, who later founded a dynasty at Delhi? | Khizr Khan | Bahlul Lodi | Mubarak Shah | Daulat Khan | Khizr Khan founded the Sayyid dynasty in 1414.
2 timur-invasion | From which capital did Timur rule? | Samarkand | Kabul | Ghazni | Herat | Samarkand in Central Asia was the seat of his empire.
2 timur-invasion | Which later ruler of India was a descendant of Timur? | Babur | Sher Shah | Bahlul Lodi | Nadir Shah | Babur came from Timur on his father's side and Chingiz Khan on his mother's.
3 timur-invasion | Which minister of the Sultan fought Timur outside Delhi? | Mallu Iqbal | Malik Kafur | Mahmud Gawan | Ghazi Malik | Mallu Iqbal and the Sultan fled after a short battle.
2 timur-invasion | By which nickname is Timur known in Europe? | Tamerlane | Saladin | Genghis | Sandracottus | The name Tamerlane comes from Timur-i-lang, that is Timur the lame.
1 sayyid-dynasty | Who founded the Sayyid dynasty? | Khizr Khan | Mubarak Shah | Alam Shah | Bahlul Lodi | He took Delhi in 1414 and ruled in the name of Timur's house.
1 sayyid-dynasty | In which year was the Sayyid dynasty founded? | 1414 | 1398 | 1451 | 1320 | The dynasty lasted from 1414 to 1451, when the Lodis followed.
2 sayyid-dynasty | Who was the last ruler of the Sayyid dynasty? | Alam Shah | Muhammad Shah | Mubarak Shah | Khizr Khan | He gave up Delhi and lived at Badaun.
2 sayyid-dynasty | To whom did the last ruler of the Sayyid dynasty leave Delhi in 1451? | Bahlul Lodi | Sikandar Lodi | Babur | Sher Shah | Bahlul Lodi, governor of Sirhind, founded the next dynasty.
2 sayyid-dynasty | Which title did the founder of the Sayyid dynasty not use, calling himself Rayat-i-Ala? | Sultan | Amir | Malik | Khan | Khizr Khan ruled as deputy of Shah Rukh, son of Timur.
2 sayyid-dynasty | Who wrote the Tarikh-i-Mubarak Shahi, the chief source on the Sayyid dynasty? | Yahya Sirhindi | Ziauddin Barani | Afif | Isami | Yahya bin Ahmad Sirhindi wrote it under Mubarak Shah.
3 sayyid-dynasty | Which ruler of the Sayyid dynasty was murdered in 1434 in the town he was building on the Yamuna? | Mubarak Shah | Khizr Khan | Muhammad Shah | Alam Shah | The town was Mubarakabad, where he had gone to look at the work.
3 sayyid-dynasty | To which town did Alam Shah of the Sayyid dynasty retire? | Badaun | Agra | Multan | Lahore | He stayed at Badaun till his death in 1478.
3 sayyid-dynasty | For about how many years did the Sayyid dynasty rule? | 37 | 84 | 94 | 75 | It ruled from 1414 to 1451; the Mamluks ruled for 84 years and the Tughlaqs for 94.
1 sikandar-lodi | Which city did Sikandar Lodi found in 1504? | Agra | Hisar | Jaunpur | Fatehpur Sikri | He built it to control the region and moved his court there.
2 sikandar-lodi | Which reform of Sikandar Lodi stayed in use till the time of Akbar? | Yard for measuring land | Coins of brass | Solar calendar | Corps of royal slaves | It was called gaz-i-Sikandari; Akbar replaced it by the gaz-i-Ilahi.
2 sikandar-lodi | Under which pen name did Sikandar Lodi write Persian verse? | Gulrukhi | Zafar | Makhfi | Rahim | Gulrukhi means rose-faced; Zafar was the pen name of Bahadur Shah II.
2 sikandar-lodi | Who was the father of Sikandar Lodi? | Bahlul Lodi | Ibrahim Lodi | Daulat Khan | Alam Khan | Sikandar followed Bahlul, the founder of the dynasty, in 1489.
2 sikandar-lodi | What was the name of Sikandar Lodi before he became Sultan? | Nizam Khan | Farid Khan | Zafar Khan | Salim | He was the son of Bahlul by the daughter of a goldsmith.
3 sikandar-lodi | On which subject were Sanskrit works put into Persian as the Farhang-i-Sikandari under Sikandar Lodi? | Medicine | Grammar | Astronomy | Law | The book, made by Mian Bhua, is also called Tibb-i-Sikandari.
3 sikandar-lodi | Which region in the east did Sikandar Lodi bring under Delhi? | Bihar | Assam | Odisha | Arakan | He also made a treaty with the Sultan of Bengal.
2 sikandar-lodi | Who followed Sikandar Lodi in 1517? | Ibrahim Lodi | Bahlul Lodi | Babur | Islam Shah | Ibrahim, the last of the Lodis, was killed at Panipat in 1526.
3 sikandar-lodi | Which kingdom did Sikandar Lodi fight for years without taking its main fort? | Gwalior | Mewar | Vijayanagara | Kashmir | Raja Man Singh Tomar held the fort of Gwalior.
1 pala-dynasty | Who founded the Pala dynasty? | Gopala | Dharmapala | Devapala | Mahipala I | Gopala was chosen about 750 to end the disorder in Bengal.
1 pala-dynasty | Over which region did the Pala dynasty rule? | Bengal and Bihar | Gujarat and Malwa | Kashmir and Punjab | Karnataka and Kerala | The Palas held the lower and middle Ganga.
1 pala-dynasty | Which religion did the Pala dynasty support? | Buddhism | Jainism | Islam | Christianity | They founded Vikramashila and Somapura and gave to Nalanda.
2 pala-dynasty | How did the founder of the Pala dynasty come to power? | He was elected | He inherited it | He killed his father | He was sent by Delhi | The Khalimpur plate says that the people chose Gopala to end matsyanyaya.
2 pala-dynasty | What was the state of disorder called before the founder of the Pala dynasty was elected? | Matsyanyaya | Vishti | Digvijaya | Brahmadeya | Matsyanyaya is the law of the fish, where the big eat the small.
2 pala-dynasty | Who was the son of the founder of the Pala dynasty? | Dharmapala | Mahipala I | Ramapala | Govindapala | Dharmapala made the kingdom a power of northern India.
2 pala-dynasty | Which ruler of the Pala dynasty founded Vikramashila? | Dharmapala | Gopala | Devapala | Mahipala I | Dharmapala founded Vikramashila in Bihar and the Somapura monastery in Bengal.
2 pala-dynasty | Which king of Suvarnadvipa asked Devapala of the Pala dynasty for villages for a monastery? | Balaputradeva | Sailodbhava | Jayavarman II | Kaundinya | Balaputradeva of the Sailendras built a monastery at Nalanda.
3 pala-dynasty | Which inscription tells that the founder of the Pala dynasty was elected? | Khalimpur | Aihole | Gwalior | Deopara | The Khalimpur copper plate is of the reign of Dharmapala.
3 pala-dynasty | Which ruler is called the second founder of the Pala dynasty? | Mahipala I | Devapala | Ramapala | Madanapala | Mahipala I restored the kingdom at the end of the tenth century.
3 pala-dynasty | Which revolt under Divya shook the Pala dynasty in the eleventh century? | Kaivarta | Pabna | Kol | Ahom | Ramapala won Varendra back, as the Ramacharita of Sandhyakara Nandi tells.
2 pala-dynasty | Which dynasty took Bengal from the Pala dynasty? | Sena | Gupta | Chola | Ganga | Vijayasena founded the power of the Senas in the twelfth century.
1 pratiharas | Who was the greatest ruler of the Gurjara-Pratiharas? | Mihira Bhoja | Vatsaraja | Nagabhata I | Rajyapala | Bhoja I ruled at Kannauj in the ninth century.
1 pratiharas | Who founded the line of the Gurjara-Pratiharas of Malwa? | Nagabhata I | Mihira Bhoja | Mahipala I | Vatsaraja | He stopped the Arabs of Sindh in the eighth century.
2 pratiharas | Which invaders did the Pratihara king Nagabhata I defeat? | Arabs | Hunas | Mongols | Greeks | The Gwalior inscription praises his victory over the mlechchhas, the Arabs of Sindh.
2 pratiharas | Which title of the Pratihara king Bhoja is found on his coins? | Adivaraha | Vikramaditya | Mahendraditya | Gangaikonda | The coins show the boar form of Vishnu.
2 pratiharas | What was the capital of the Pratiharas at the height of their power? | Kannauj | Ujjain | Ajmer | Dhara | Nagabhata II took Kannauj and Bhoja ruled from there.
2 pratiharas | Which dramatist lived at the Pratihara court under Mahendrapala I? | Rajashekhara | Bhavabhuti | Kalidasa | Banabhatta | Rajashekhara, teacher of the king, wrote Karpuramanjari and Kavyamimamsa.
3 pratiharas | Which inscription is the chief source on the Pratihara king Mihira Bhoja? | Gwalior | Aihole | Khalimpur | Junagadh | The Gwalior prashasti gives the line of the dynasty up to Bhoja.
3 pratiharas | Which Pratihara ruler fled before Mahmud of Ghazni in 1018? | Rajyapala | Mahendrapala I | Vatsaraja | Nagabhata II | The Chandelas later killed him for giving up Kannauj.
3 pratiharas | Which Arab traveller wrote of the Pratihara kingdom and its fine cavalry in the ninth century? | Sulaiman | Ibn Battuta | Al-Biruni | Al-Idrisi | Sulaiman calls the king of Jurz an enemy of the Arabs.
2 pratiharas | In which century did the Pratihara king Mihira Bhoja rule? | Ninth | Seventh | Eleventh | Thirteenth | Mihira Bhoja ruled at Kannauj from about 836 to 885.
1 chandelas | Which temples were built by the Chandelas? | Khajuraho | Konark | Dilwara | Belur | The temples of Khajuraho date from about 950 to 1050.
1 chandelas | Over which region did the Chandelas rule? | Bundelkhand | Malwa | Saurashtra | Bengal | Bundelkhand, then called Jejakabhukti, lies between the Yamuna and the Vindhyas.
2 chandelas | Who founded the Chandela dynasty? | Nannuka | Yashovarman | Dhanga | Vidyadhara | Nannuka founded it in the early ninth century as a vassal of the Pratiharas.
2 chandelas | Which Chandela king built the Kandariya Mahadeva temple? | Vidyadhara | Nannuka | Dhanga | Paramardi | The Kandariya Mahadeva is the largest and highest temple of Khajuraho.
2 chandelas | Which fort was the stronghold of the Chandelas? | Kalinjar | Chittor | Golconda | Ranthambore | Kalinjar in Uttar Pradesh was attacked by Mahmud of Ghazni and by Aibak.
3 chandelas | What was the kingdom of the Chandelas called? | Jejakabhukti | Gauda | Sapadalaksha | Lata | It was named after the chief Jeja or Jayashakti.
3 chandelas | Which Sanskrit play was staged at the court of the Chandela king Kirtivarman? | Prabodhachandrodaya | Mudrarakshasa | Uttararamacharita | Ratnavali | Krishna Mishra wrote the allegory on the rise of the moon of knowledge.
3 chandelas | Which general took Kalinjar from the Chandelas in 1202 or 1203? | Qutbuddin Aibak | Malik Kafur | Bakhtiyar Khalji | Mahmud Gawan | Aibak took Kalinjar when Paramardi was the king of the Chandelas.
2 chandelas | Which warriors, sung of in ballads, served the Chandela king Paramardi? | Alha and Udal | Jaimal and Patta | Gora and Badal | Harihara and Bukka | Alha and Udal fought against Prithviraj Chauhan at Mahoba.
1 paramaras | Who was the most famous ruler of the Paramaras? | Bhoja | Munja | Upendra | Siyaka | Raja Bhoja of Dhara was a scholar and builder of the eleventh century.
1 paramaras | What was the capital of the Paramaras? | Dhara | Ajmer | Kannauj | Anhilwara | Dhara is the present Dhar in Madhya Pradesh.
2 paramaras | Which region did the Paramaras rule? | Malwa | Bengal | Bundelkhand | Saurashtra | The Paramaras ruled Malwa from Ujjain and Dhara.
2 paramaras | Which work on architecture was written by the Paramara king Bhoja? | Samarangana Sutradhara | Manasollasa | Brihat Samhita | Natyashastra | Bhoja wrote the Samarangana Sutradhara; Manasollasa is by the Chalukya Someshvara III.
2 paramaras | Which unfinished temple stands in the town that the Paramara king Bhoja founded near present Bhopal? | Of Shiva | Of Vishnu | Of Surya | Of Kartikeya | The town is Bhojpur, which also had a huge lake.
2 paramaras | Who was the founder of the Paramara dynasty? | Upendra | Bhoja | Munja | Nagabhata I | Upendra or Krishnaraja began as a vassal of the Rashtrakutas.
3 paramaras | Which Paramara king was put to death by Tailapa II of the Chalukyas? | Munja | Bhoja | Siyaka II | Udayaditya | Munja or Vakpati had crossed the Godavari against advice.
3 paramaras | Who conquered Malwa, the old land of the Paramaras, for Delhi in 1305? | Ain-ul-Mulk Multani | Malik Kafur Hazardinari | Zafar Khan | Ulugh Khan | He was the general whom Alauddin Khalji sent to Mandu.
1 sena-dynasty | Which court poet of the Sena dynasty wrote the Gita Govinda? | Jayadeva | Sandhyakara Nandi | Bilhana | Kalhana | Jayadeva lived at the court of Lakshmanasena; Bilhana wrote on a Chalukya king.
2 sena-dynasty | Who was the last great ruler of the Sena dynasty, driven from Nadia by the Turks? | Lakshmanasena | Vijayasena | Ballalasena | Hemantasena | Bakhtiyar Khalji surprised him at Nadia about 1203.
2 sena-dynasty | Who made the Sena dynasty the chief power of Bengal in the twelfth century? | Vijayasena | Samantasena | Lakshmanasena | Keshavasena | The Deopara inscription praises the victories of Vijayasena over his neighbours.
2 sena-dynasty | Which social system is ascribed to Ballalasena of the Sena dynasty? | Kulinism | Iqta | Devadasi | Mansab | He is said to have ranked families of Brahmanas and others in Bengal.
3 sena-dynasty | Which works did Ballalasena of the Sena dynasty write? | Danasagara and Adbhutasagara | Gita Govinda and Pavanaduta | Ramacharita and Raso | Rajatarangini and Lilavati | The second was completed by his son Lakshmanasena.
3 sena-dynasty | Which inscription of the Sena dynasty was composed by Umapatidhara? | Deopara | Khalimpur | Aihole | Allahabad | It praises Vijayasena and the temple that he built.
3 sena-dynasty | From which region did the Sena dynasty come originally? | Karnataka | Kashmir | Gujarat | Malwa | The Senas called themselves Brahmakshatriyas who had come from Karnata.
3 sena-dynasty | Who wrote the Pavanaduta at the court of the Sena dynasty? | Dhoyi | Jayadeva | Sandhyakara Nandi | Umapatidhara | Dhoyi sends the wind as a messenger, after the Meghaduta.
1 iltutmish-reforms | Which silver coin did Iltutmish introduce in his reforms of the coinage? | Tanka | Rupiya | Dam | Jital | The tanka was of silver and the jital of copper.
1 iltutmish-reforms | Which copper coin was part of the reforms of Iltutmish? | Jital | Tanka | Mohur | Dam | The silver tanka and the copper jital were the two basic coins.
1 iltutmish-reforms | Which system of assigning land revenue did Iltutmish organise among his reforms? | Iqta | Mansab | Jagir for life | Ryotwari | Officers were paid by the revenue of an iqta and could be moved.
2 iltutmish-reforms | Which body of nobles did Iltutmish form? | The Forty | The Eight Ministers | The Nine Gems | The Barids | The Forty, Turkan-i-Chahalgani, were slave officers whom he had raised.
2 iltutmish-reforms | To which city did Iltutmish move the capital? | Delhi | Lahore | Agra | Badaun | He ruled from Delhi, while Aibak had stayed at Lahore.
2 iltutmish-reforms | From whom did Iltutmish get the letter of investiture that strengthened his rule? | Caliph of Baghdad | Shah of Persia | Sultan of Ghor | Khan of the Mongols | It came in 1229 and made him a lawful Sultan.
2 iltutmish-reforms | What did Iltutmish hang before his palace for those who sought justice? | Bells with chains | Red flags | A golden drum | A mirror | Ibn Battuta tells of the bells with marble lions.
2 iltutmish-reforms | Which Mongol leader reached the Indus in the reign of Iltutmish? | Chingiz Khan | Timur | Hulagu | Qutlugh Khwaja | He followed the prince of Khwarazm in 1221, to whom Iltutmish gave no shelter.
3 iltutmish-reforms | Which reservoir did Iltutmish build for Delhi? | Hauz-i-Shamsi | Hauz Khas | Suraj Kund | Satpula | Hauz-i-Shamsi is at Mehrauli; Hauz Khas was made by Alauddin Khalji.
2 iltutmish-reforms | Which heir did Iltutmish name against custom? | Razia | Ruknuddin | Balban | Bahram | He held his daughter to be abler than his sons.
1 vijayanagara-travellers | Which Italian traveller came to Vijayanagara about 1420? | Nicolo Conti | Marco Polo | Manucci | Della Valle | He came in the reign of Deva Raya I.
1 vijayanagara-travellers | Which Persian envoy came to Vijayanagara in 1443? | Abdur Razzaq | Ibn Battuta | Al-Biruni | Ferishta | He came in the reign of Deva Raya II.
1 vijayanagara-travellers | Which Portuguese traveller came to Vijayanagara in the reign of Krishnadevaraya? | Domingo Paes | Vasco da Gama | Cabral | Albuquerque | Paes and Barbosa both wrote of the great king.
2 vijayanagara-travellers | Which Portuguese horse trader wrote a history of Vijayanagara under Achyuta Raya? | Fernao Nuniz | Domingo Paes | Duarte Barbosa | Caesar Frederick | Fernao Nuniz stayed in the city for three years about 1535.
2 vijayanagara-travellers | Which Russian traveller came to the Deccan near Vijayanagara about 1470? | Afanasy Nikitin | Marco Polo | Nicolo Conti | Ralph Fitch | Nikitin lived in the Bahmani kingdom and speaks of Vijayanagara.
2 vijayanagara-travellers | Of which ruler was Abdur Razzaq the envoy at Vijayanagara? | Shah Rukh | Timur | Shah Abbas | Babur | Shah Rukh, son of Timur, ruled from Herat.
2 vijayanagara-travellers | Which traveller wrote that Vijayanagara was such as 'eye had not seen nor ear heard of'? | Abdur Razzaq | Nicolo Conti | Nuniz | Barbosa | The Persian envoy describes seven walls, one within another.
2 vijayanagara-travellers | Which Portuguese official, who knew Malayalam, wrote on Vijayanagara about 1516? | Duarte Barbosa | Fernao Nuniz | Afonso de Albuquerque | Domingo Paes | He served at Cannanore and described the people of the coast.
3 vijayanagara-travellers | In which king's reign did Nicolo Conti visit Vijayanagara? | Deva Raya I | Deva Raya II | Krishnadevaraya | Bukka I | Conti came about 1420; Abdur Razzaq came under Deva Raya II.
3 vijayanagara-travellers | Which English historian used the accounts of Paes and Nuniz in A Forgotten Empire on Vijayanagara? | Robert Sewell | Colin Mackenzie | V. A. Smith | James Mill | Sewell translated both accounts and published the book in 1900.
1 aurangzeb-deccan | Which kingdom of the Deccan did Aurangzeb annex in 1686? | Bijapur | Golconda | Ahmadnagar | Berar | Bijapur fell in 1686 and Golconda in 1687.
1 aurangzeb-deccan | Which kingdom of the Qutb Shahis fell to Aurangzeb in his Deccan wars? | Golconda | Bijapur | Vijayanagara | Mysore | Abul Hasan Qutb Shah was its last ruler.
2 aurangzeb-deccan | Which Maratha ruler did Aurangzeb execute in 1689 in his Deccan wars? | Sambhaji | Shivaji | Rajaram | Shahu | Sambhaji was captured at Sangameshwar and put to death in March 1689.
2 aurangzeb-deccan | For about how many years did Aurangzeb stay in the Deccan at the end of his reign? | 25 | 5 | 10 | 40 | He went south in 1681 and died there in 1707.
2 aurangzeb-deccan | Where did Aurangzeb die in the Deccan? | Ahmadnagar | Bijapur | Aurangabad | Burhanpur | He died at Ahmadnagar and is buried at Khuldabad.
2 aurangzeb-deccan | Where is the tomb of Aurangzeb in the Deccan? | Khuldabad | Ahmadnagar | Golconda | Daulatabad | The plain tomb is near that of a Sufi saint.
2 aurangzeb-deccan | Which rebel son of Aurangzeb fled to Sambhaji in the Deccan? | Akbar | Azam | Muazzam | Kam Bakhsh | Prince Akbar had joined the Rajputs and then went to the Marathas.
2 aurangzeb-deccan | With the ruin of which ruler by a long war has that of Aurangzeb in the Deccan been compared? | Napoleon | Nadir Shah | Alexander | Akbar | Historians write that the Deccan ulcer ruined Aurangzeb as the Spanish ulcer ruined Napoleon.
2 aurangzeb-deccan | Which general did Aurangzeb send to the Deccan, whom Shivaji surprised at Poona in 1663? | Shaista Khan | Jai Singh | Mir Jumla | Dilir Khan | Shaista Khan lost his fingers in the night attack.
3 aurangzeb-deccan | Which Maratha queen led the resistance to Aurangzeb in the Deccan after 1700? | Tarabai | Jijabai | Ahilyabai | Yesubai | Tarabai ruled for her young son Shivaji II.
1 prithviraj-chauhan | In which year did Prithviraj Chauhan defeat Muhammad Ghori at Tarain? | 1191 | 1178 | 1192 | 1206 | He lost the second battle on the same field a year later.
2 prithviraj-chauhan | Which fort of Delhi is named after Prithviraj Chauhan? | Qila Rai Pithora | Purana Qila | Salimgarh | Tughlaqabad | It was an enlargement of Lal Kot, the fort of the Tomars.
2 prithviraj-chauhan | In which language is the Prithviraj Raso on Prithviraj Chauhan? | Braj with Rajasthani | Persian | Prakrit | Old Gujarati | It is counted among the first great works of Hindi literature.
3 prithviraj-chauhan | Consider the following statements on Prithviraj Chauhan: // 1. Jaichand of Kannauj fought on his side at Tarain. // 2. He is also counted as Prithviraj III. // Which of the statements given above is/are correct? | 2 only | 1 only | 1 and 2 | Neither 1 nor 2 | Jaichand kept away, and was himself defeated at Chandawar in 1194.
2 ghiyasuddin-tughlaq | For what is the tomb of Ghiyasuddin Tughlaq at Delhi known? | Sloping walls | Four tall minarets | A double dome | Inlay of gems | It stands like a small fort, once in the midst of a lake, and has a dome of white marble.
2 ghiyasuddin-tughlaq | Which kingdom was annexed by the son of Ghiyasuddin Tughlaq in 1323? | Warangal | Devagiri | Chittor | Gujarat | The last Kakatiya king Prataparudra was taken prisoner.
2 ghiyasuddin-tughlaq | Ghiyasuddin Tughlaq is named as the first Sultan to give peasants the help of: | canals | wells with wheels | free seed | water tanks | Firoz Shah of the same dynasty later built many more of them.
3 ghiyasuddin-tughlaq | Consider the following statements on Ghiyasuddin Tughlaq: // 1. He improved the post with runners and horsemen. // 2. He belonged to the Lodi clan of Afghans. // Which of the statements given above is/are correct? | 1 only | 2 only | 1 and 2 | Neither 1 nor 2 | His father was a Qaraunah Turk by most accounts.
2 timur-invasion | Which grandson of Timur came to India before him and took Multan? | Pir Muhammad | Ulugh Beg | Abu Said | Shah Rukh | Timur himself crossed the Indus in September 1398.
2 timur-invasion | For about how long did Timur stay in Delhi? | 15 days | 1 day | 6 months | 3 years | The city was sacked and its craftsmen were carried away to build at his capital.
2 timur-invasion | What was the chief effect of the invasion of Timur on Delhi? | The Sultanate broke up into parts | The Mughals took the throne | The capital moved to Agra | The Mongols settled in the city | Jaunpur, Malwa and Gujarat became independent at about this time.
3 timur-invasion | In which work are the memoirs ascribed to Timur on his invasion of India? | Malfuzat-i-Timuri | Tughlaqnama | Tabaqat-i-Nasiri | Fatawa-i-Jahandari | The Zafarnama of Sharafuddin Yazdi also tells of it.
2 timur-invasion | Consider the following statements on the invasion of Timur: // 1. It took place more than a century before Babur won at Panipat. // 2. Timur stayed in India as Sultan. // Which of the statements given above is/are correct? | 1 only | 2 only | 1 and 2 | Neither 1 nor 2 | He left in March 1399 after a few months.
2 sayyid-dynasty | Which dynasty came right after the Sayyid dynasty at Delhi? | Lodi | Tughlaq | Khalji | Mughal | Its first Sultan was Bahlul, an Afghan of Sirhind.
2 sayyid-dynasty | What did the Sayyid dynasty claim about its descent? | From the Prophet Muhammad | From Genghis Khan | From Timur | From Mahmud of Ghazni | The claim, doubted by many, gave the dynasty its name.
2 sayyid-dynasty | Which is the correct order of the rulers of the Sayyid dynasty? | Khizr Khan, Mubarak Shah, Muhammad Shah, Alam Shah | Mubarak Shah, Khizr Khan, Alam Shah, Muhammad Shah | Khizr Khan, Muhammad Shah, Mubarak Shah, Alam Shah | Alam Shah, Khizr Khan, Mubarak Shah, Muhammad Shah | They were four in all, between 1414 and 1451.
3 sayyid-dynasty | In whose name, as overlord, did the founder of the Sayyid dynasty rule? | Shah Rukh | Babur | Firoz Shah | Mahmud Begarha | Shah Rukh was the son of Timur, who had made him governor.
2 sikandar-lodi | Which tax on goods was abolished by Sikandar Lodi to make food cheap? | Duty on grain | Tax on salt | Tax on houses | Toll on horses | Zakat on corn was given up, and prices were low in his time.
2 sikandar-lodi | What was the religion of the mother of Sikandar Lodi, the daughter of a goldsmith? | Hindu | Jain | Christian | Buddhist | Some nobles objected to his succession for that reason.
3 sikandar-lodi | Consider the following statements on Sikandar Lodi: // 1. He made Agra his seat. // 2. He was killed at Panipat. // Which of the statements given above is/are correct? | 1 only | 2 only | 1 and 2 | Neither 1 nor 2 | It was his son Ibrahim who fell at Panipat in 1526.
2 chandelas | Which Chandela king refused to submit to Mahmud of Ghazni and stood against him in 1019 and 1022? | Vidyadhara | Dhanga | Nannuka | Kirtivarman | He had also punished the ruler of Kannauj for giving way to Mahmud.
2 chandelas | Which Chandela king built the Lakshmana temple at Khajuraho? | Yashovarman | Vidyadhara | Paramardi | Nannuka | It was finished about 954 under his son Dhanga.
2 chandelas | Of which power were the Chandelas feudatories at first? | Pratiharas | Cholas | Senas | Kakatiyas | They became free in the tenth century as their overlords of Kannauj grew weak.
3 chandelas | Consider the following statements on the Chandelas: // 1. They also built Jain temples at their capital. // 2. Mahoba was one of their towns. // Which of the statements given above is/are correct? | 1 and 2 | 1 only | 2 only | Neither 1 nor 2 | The Parsvanatha temple is a Jain temple of Khajuraho.
2 paramaras | Which college of Sanskrit, with a temple of Saraswati, is said to have stood in the Paramara capital? | Bhojashala | Odantapuri | Ghatikasthana | Sharada Peeth | It is named after the most famous king of the dynasty.
2 paramaras | Which lake near the present capital of Madhya Pradesh is ascribed to a Paramara king? | Bhojtal | Pushkar | Chilika | Sagartal | It is also called the Upper Lake of Bhopal.
2 paramaras | The Navasahasanka Charita, on the Paramara king Sindhuraja, was written by: | Padmagupta | Bilhana | Kalhana | Jayanaka | Bilhana wrote the Vikramankadevacharita, on a Chalukya king.
3 paramaras | Which of the following was the neighbour and rival of the Paramara king Bhoja in Gujarat? | Bhima I | Mularaja I | Kumarapala | Siddharaja | The Solanki Bhima and the Kalachuri Karna joined to bring Bhoja down.
3 paramaras | Consider the following statements on the Paramaras: // 1. Munja was the uncle of Bhoja. // 2. They first ruled under the Rashtrakutas. // Which of the statements given above is/are correct? | 1 and 2 | 1 only | 2 only | Neither 1 nor 2 | Bhoja was the son of Sindhuraja, the younger brother of Munja.
1 sena-dynasty | In which region did the Sena dynasty rule? | Bengal | Malwa | Gujarat | Kashmir | They took the place of the Palas in the twelfth century.
2 sena-dynasty | Which dynasty did the Senas replace as the chief power of their region? | Palas | Pratiharas | Gahadavalas | Kakatiyas | Ramapala had been the last strong king of it.
2 sena-dynasty | Who drove Lakshmanasena of the Sena dynasty from his capital? | Bakhtiyar Khalji | Qutbuddin Aibak | Mahmud of Ghazni | Malik Kafur | He is said to have entered Nadia with eighteen horsemen.
2 sena-dynasty | Which religion was favoured by the Sena dynasty, unlike the kings before it? | Hinduism | Buddhism | Jainism | Islam | The Palas had been great patrons of Buddhism.
3 sena-dynasty | Who was the founder of the family of the Sena dynasty in Bengal? | Samantasena | Gopala | Ballalasena | Shashanka | His grandson Vijayasena made the family a great power.
`,
    },
  ],
})
