import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which treaty did Shivaji sign with Jai Singh in 1665?' */
export const mughalsSaintsAndMarathas = defineBank({
  id: 'mughals-saints-and-marathas',
  sets: [
    {
      rows: `
1 taj-mahal, shah-jahan-monuments | Which tomb did Shah Jahan build at Agra for his wife? | Taj Mahal | Bibi ka Maqbara | Gol Gumbaz | Humayun's Tomb | The Taj Mahal stands on the Yamuna at Agra; Bibi ka Maqbara is at Aurangabad.
1 shah-jahan-monuments | What is the walled city that Shah Jahan built called today? | Old Delhi | Siri | Mehrauli | Purana Qila | It was Shahjahanabad; Siri, Mehrauli and Purana Qila are older sites of Delhi.
1 shah-jahan-monuments | Which fort of Delhi was built by Shah Jahan? | Red Fort | Purana Qila | Siri Fort | Salimgarh | The Red Fort was the palace of his new city.
2 taj-mahal, shah-jahan-monuments | Who was the chief architect of the Taj Mahal of Shah Jahan? | Ustad Ahmad Lahori | Mirak Mirza Ghiyas | Abul Fazl | Ustad Mansur | He worked on the Red Fort too; Mirza Ghiyas designed Humayun's Tomb.
2 shah-jahan-monuments | Which mosque of white marble did Shah Jahan build in the Agra Fort? | Moti Masjid | Jama Masjid | Nagina Bagh | Badshahi Masjid | The Pearl Mosque in Agra is his; the one in the Red Fort is by Aurangzeb.
2 shah-jahan-monuments | Which garden did Shah Jahan lay out at Lahore in 1641? | Shalimar Bagh | Nishat Bagh | Ram Bagh | Chashma Shahi | The Shalimar Bagh of Kashmir is of Jahangir; Ram Bagh at Agra is of Babur.
2 shah-jahan-monuments | Which decoration of inlaid stones is typical of the monuments of Shah Jahan? | Pietra dura | Fresco | Mosaic of glass | Stucco of shells | Precious stones were set in marble, as in the Taj Mahal.
2 shah-jahan-monuments | Which throne was made for Shah Jahan and stood in the Diwan-i-Khas? | Peacock Throne | Marble Throne | Lion Throne | Ivory Throne | The Takht-i-Taus was carried off by Nadir Shah in 1739.
3 shah-jahan-monuments | In which building of the Agra Fort did Shah Jahan spend his last years? | Musamman Burj | Jahangiri Mahal | Diwan-i-Am | Panch Mahal | He was held there by Aurangzeb and could see the Taj Mahal.
3 shah-jahan-monuments | On which monument of Shah Jahan are the words 'If there is a paradise on earth, it is this'? | Diwan-i-Khas of the Red Fort | Gateway of the Taj Mahal | Jama Masjid of Delhi | Moti Masjid of Agra | The Persian couplet is ascribed to Amir Khusrau.
1 shah-jahan-monuments | Which material did Shah Jahan use most in his monuments? | White marble | Red brick | Black basalt | Grey granite | Akbar had preferred red sandstone; marble is the mark of Shah Jahan.
1 akbarnama | Who wrote the Akbarnama? | Abul Fazl | Badauni | Faizi | Nizamuddin Ahmad | Abul Fazl was the court historian and friend of Akbar.
1 akbarnama | In which language was the Akbarnama written? | Persian | Arabic | Turki | Urdu | Persian was the language of the court; Babur wrote in Turki.
2 akbarnama | Into how many volumes is the Akbarnama divided? | Three | Two | Five | Seven | Two volumes tell the history and the third is the Ain-i-Akbari.
2 akbarnama | What is the Ain-i-Akbari, the third volume of the Akbarnama, about? | Administration and statistics | Wars of Babur | Lives of saints | Travels in Persia | It gives the institutions, revenue and people of the empire.
2 akbarnama | Who translated the Akbarnama into English? | Henry Beveridge | H. Blochmann | Annette Beveridge | William Jones | Blochmann and Jarrett translated the Ain; Annette Beveridge the Baburnama and Humayun Nama.
2 akbarnama | Who killed the author of the Akbarnama in 1602? | Bir Singh Bundela | Man Singh | Hemu | Khusrau | He acted at the wish of Prince Salim.
2 akbarnama | Who translated the Ain-i-Akbari into English with Jarrett? | Blochmann | Beveridge | Elliot | Cunningham | Blochmann did the first volume and Jarrett the other two.
3 akbarnama | With whom does the first volume of the Akbarnama begin the line of the emperor's ancestors? | Adam | Timur | Babur | Chingiz Khan | It traces the line of Akbar back to Adam and goes on to his early reign.
3 akbarnama | Who finished the story of the Akbarnama after its author was killed? | Inayatullah | Abdul Qadir Badauni | Lahori | Khafi Khan | Inayatullah wrote the continuation, which is called Takmil-i-Akbarnama or Takmila.
3 akbarnama | Which critic of Akbar wrote another history of his reign, unlike the Akbarnama? | Badauni | Faizi | Abdul Hamid Lahori | Todar Mal | Badauni wrote the Muntakhab-ut-Tawarikh in secret and blamed the new faith.
3 akbarnama | How many provinces of the empire does the Ain-i-Akbari of the Akbarnama list at first? | Twelve | Seven | Twenty-one | Thirty | Akbar divided the empire into twelve subas in 1580.
1 mughal-chronicles | Who wrote the Humayun Nama? | Gulbadan Begum | Jahanara | Nur Jahan | Mumtaz Mahal | She was the daughter of Babur and sister of Humayun.
2 mughal-chronicles | In which language did Babur write his memoirs, the Baburnama? | Turki | Persian | Arabic | Urdu | It was translated into Persian by Abdur Rahim Khan-i-Khanan.
2 mughal-chronicles | Who wrote the Muntakhab-ut-Tawarikh? | Badauni | Abul Fazl | Khafi Khan | Lahori | Badauni was a critic of Akbar; Khafi Khan wrote Muntakhab-ul-Lubab.
2 mughal-chronicles | Who wrote the Padshahnama on the reign of Shah Jahan? | Abdul Hamid Lahori | Abul Fazl | Mutamad Khan | Abdul Qadir Badauni | Lahori was the court historian; Mutamad Khan wrote on the reign of Jahangir.
2 mughal-chronicles | Which Mughal emperor wrote his own memoirs in Persian? | Jahangir | Akbar | Shah Jahan | Aurangzeb | Jahangir wrote the Tuzuk-i-Jahangiri; Babur wrote in Turki.
3 mughal-chronicles | Who wrote the Alamgirnama on the first years of Aurangzeb? | Mirza Muhammad Kazim | Khafi Khan | Inayat Khan | Saqi Mustaid Khan | Kazim wrote on the first ten years; Saqi Mustaid Khan wrote the Maasir-i-Alamgiri.
3 mughal-chronicles | Who wrote the Tabaqat-i-Akbari? | Nizamuddin Ahmad | Abul Fazl | Abdul Qadir Badauni | Faizi | Nizamuddin Ahmad was a bakhshi, an army paymaster, of Akbar.
3 mughal-chronicles | Who wrote the Muntakhab-ul-Lubab? | Khafi Khan | Abdul Qadir Badauni | Lahori | Bhimsen | Khafi Khan wrote on Aurangzeb and later emperors.
1 dara-shikoh | Who was the father of Dara Shikoh? | Shah Jahan | Akbar | Jahangir | Aurangzeb | Dara was his eldest son and chosen heir.
1 dara-shikoh | Which texts did Dara Shikoh translate into Persian? | Upanishads | Puranas | Jatakas | Tripitaka | The translation of 1657 is called Sirr-i-Akbar, the Great Secret.
2 dara-shikoh | What is the book of Dara Shikoh on the meeting of Hinduism and Islam called? | Majma-ul-Bahrain | Sirr-i-Akbar | Tuzuk-i-Jahangiri | Humayun Nama | It means the mingling of the two oceans.
2 dara-shikoh | At which battle of May 1658 did Aurangzeb defeat Dara Shikoh near Agra? | Samugarh | Dharmat | Deorai | Khajwa | Dharmat came in April and Deorai in 1659.
2 dara-shikoh | Where was the last battle of Dara Shikoh fought in 1659? | Deorai | Samugarh | Khajwa | Chausa | Deorai lies near Ajmer; at Khajwa Shuja was beaten.
2 dara-shikoh | Which Sufi order did Dara Shikoh follow? | Qadiri | Chishti | Suhrawardi | Naqshbandi | He was a pupil of Mullah Shah and admired Mian Mir.
3 dara-shikoh | Which traveller was the physician of Dara Shikoh for a time and saw his end? | Bernier | Tavernier | Hawkins | Terry | Bernier met him on his flight; Manucci served in his artillery.
3 dara-shikoh | Which work of Dara Shikoh gives the lives of Sufi saints? | Safinat-ul-Auliya | Sirr-i-Akbar | Razmnama | Majma-ul-Bahrain | Safinat-ul-Auliya tells of saints of the main orders.
3 dara-shikoh | Which chief betrayed Dara Shikoh to Aurangzeb in 1659? | Malik Jiwan | Jaswant Singh | Mir Jumla | Shaista Khan | Malik Jiwan of Dadar handed him over near the Bolan pass.
2 dara-shikoh | Which sister supported Dara Shikoh in the war of succession? | Jahanara | Roshanara | Zebunnisa | Gulbadan | Jahanara stood by Dara, while Roshanara took the side of Aurangzeb.
1 guru-nanak | Where was Guru Nanak born in 1469? | Talwandi | Amritsar | Kartarpur | Anandpur | Talwandi is the present Nankana Sahib in Pakistan.
1 guru-nanak | Which religion did Guru Nanak found? | Sikhism | Jainism | Buddhism | Sufism | He was the first of the ten Sikh Gurus.
1 guru-nanak | In which town did Guru Nanak settle and spend his last years? | Kartarpur | Talwandi | Amritsar Sahib | Goindwal | Kartarpur lies on the Ravi, now in Pakistan.
2 guru-nanak | Whom did Guru Nanak name as his successor? | Guru Angad | Guru Amar Das | Guru Ram Das | Sri Chand | He chose Bhai Lehna and called him Angad, instead of his son Sri Chand.
2 guru-nanak | What is the free common kitchen begun by Guru Nanak called? | Langar | Masnad | Daswandh | Manji | All eat together in the langar without distinction of caste.
2 guru-nanak | What are the long journeys of Guru Nanak called? | Udasis | Janamsakhis | Shabads | Manjis | He travelled with Mardana to Mecca, Tibet and Sri Lanka by tradition.
2 guru-nanak | Who was the companion of Guru Nanak, a player of the rabab? | Mardana | Bhai Bala | Bhai Gurdas | Sri Chand | Mardana was a Muslim minstrel who went with him on his journeys.
2 guru-nanak | What are the traditional accounts of the life of Guru Nanak called? | Janamsakhis | Hukamnamas | Vachanas | Abhangs | Vachanas are of the Lingayats and abhangs of Maharashtra.
3 guru-nanak | Which sect did Sri Chand, the son of Guru Nanak, found? | Udasi | Nirankari | Namdhari | Nanakpanthi | The Udasis founded by Sri Chand live as ascetics, unlike other Sikhs.
3 guru-nanak | The sack of which town by Babur did Guru Nanak describe in his hymns? | Saidpur | Lahore | Sirhind | Multan | He saw the sack of Saidpur (Eminabad) in 1520 or 1521; the hymns are called Babarvani.
1 guru-arjan | Which holy book did Guru Arjan compile in 1604? | Adi Granth | Dasam Granth | Zafarnama | Sukhmani Mala | The Adi Granth holds hymns of the Gurus and of other saints.
1 guru-arjan | Which temple was completed under Guru Arjan? | Harmandir Sahib | Akal Takht | Keshgarh Sahib | Hazur Sahib | The Golden Temple was built in the tank of Amritsar.
2 guru-arjan | Which Mughal emperor had Guru Arjan put to death in 1606? | Jahangir | Akbar | Shah Jahan | Aurangzeb | He was accused of helping the rebel prince Khusrau.
2 guru-arjan | Which rebel prince was Guru Arjan accused of helping? | Khusrau | Khurram | Dara | Parviz | Khusrau was the eldest son of Jahangir and rebelled in 1606.
2 guru-arjan | What number is Guru Arjan among the Sikh Gurus? | Fifth | Third | Sixth | Ninth | He was the son of the fourth Guru, Ram Das.
2 guru-arjan | Who followed Guru Arjan as Guru? | Hargobind | Har Rai | Ram Das | Tegh Bahadur | Hargobind took two swords, for spiritual and worldly power.
2 guru-arjan | Which town was founded by Guru Arjan in 1590? | Tarn Taran | Anandpur | Amritsar Sahib | Kiratpur | Tarn Taran has a great tank of his; Amritsar was founded by Guru Ram Das.
3 guru-arjan | Which Sufi is said to have laid the foundation of the Harmandir under Guru Arjan? | Mian Mir | Baba Farid | Bulleh Shah | Nizamuddin Auliya | Mian Mir of Lahore was of the Qadiri order.
3 guru-arjan | Which hymn, the 'psalm of peace', did Guru Arjan compose? | Sukhmani Sahib | Japji Sahib | Jaap Sahib | Anand Sahib | Japji is by Guru Nanak and Jaap by Guru Gobind Singh.
3 guru-arjan | To whom did Guru Arjan dictate the Adi Granth? | Bhai Gurdas | Bhai Mani Singh | Bhai Mardana | Baba Buddha | Bhai Gurdas wrote it; Baba Buddha was the first granthi.
1 guru-tegh-bahadur | Where was Guru Tegh Bahadur put to death in 1675? | Delhi | Lahore | Amritsar | Agra | Gurdwara Sis Ganj stands at the place in Chandni Chowk.
1 guru-tegh-bahadur | Under which emperor was Guru Tegh Bahadur put to death? | Aurangzeb | Jahangir | Shah Jahan | Bahadur Shah I | He had stood up for the Brahmanas of Kashmir.
1 guru-tegh-bahadur | Who was the son of Guru Tegh Bahadur? | Guru Gobind Singh | Guru Har Rai | Guru Har Krishan | Guru Hargobind | Gobind Singh followed his father as the tenth Guru.
2 guru-tegh-bahadur | Which number is Guru Tegh Bahadur among the Sikh Gurus? | Ninth | Seventh | Eighth | Sixth | He followed Guru Har Krishan in 1664 or 1665.
2 guru-tegh-bahadur | Which town did Guru Tegh Bahadur found? | Anandpur Sahib | Amritsar | Tarn Taran | Goindwal | It was first called Chak Nanki, after his mother.
2 guru-tegh-bahadur | Whose forced conversion did Guru Tegh Bahadur oppose? | Kashmiri Pandits | Jats of Mathura | Satnamis of Narnaul | Rajputs of Marwar | A party of Brahmanas from Kashmir came to him for help.
2 guru-tegh-bahadur | Who was the father of Guru Tegh Bahadur? | Guru Hargobind | Guru Arjan | Guru Har Rai | Guru Ram Das | He was the youngest son of the sixth Guru.
3 guru-tegh-bahadur | Which gurdwara of Delhi marks the cremation of the body of Guru Tegh Bahadur? | Rakab Ganj | Sis Ganj | Bangla Sahib | Moti Bagh | Lakhi Shah Vanjara burnt his own house to cremate the body.
3 guru-tegh-bahadur | At which place was Guru Tegh Bahadur when he was recognised as Guru? | Bakala | Kiratpur | Patna | Goindwal | The trader Makhan Shah Lubana found the true Guru at Bakala.
2 guru-tegh-bahadur | In which city was the son of Guru Tegh Bahadur born in 1666? | Patna | Delhi | Nanded | Lahore | The family stayed at Patna during his journey to the east.
1 ranjit-singh | By which name is Maharaja Ranjit Singh known? | Lion of Punjab | Tiger of Mysore | Lion of Mewar | Iron Man | He is called Sher-e-Punjab; the tiger of Mysore is Tipu Sultan.
1 ranjit-singh | Which city did Ranjit Singh take in 1799 and make his capital? | Lahore | Amritsar | Multan | Peshawar | He took Lahore in 1799 and was crowned Maharaja there in 1801.
1 ranjit-singh | To which misl did Ranjit Singh belong? | Sukerchakia | Bhangi | Ahluwalia | Kanhaiya | His father Mahan Singh was the chief of the Sukerchakia misl.
2 ranjit-singh | Which treaty did Ranjit Singh sign with the English in 1809? | Treaty of Amritsar | Treaty of Lahore | Treaty of Bhairowal | Treaty of Bassein | Charles Metcalfe signed it, and the Sutlej became the border.
2 ranjit-singh | Who signed the Treaty of Amritsar with Ranjit Singh for the English? | Charles Metcalfe | Henry Lawrence | John Malcolm | Mountstuart Elphinstone | Charles Metcalfe was sent to Punjab by the Governor-General Lord Minto I.
2 ranjit-singh | From whom did Ranjit Singh get the Koh-i-Noor? | Shah Shuja | Nadir Shah | Zaman Shah | Dost Muhammad | Shah Shuja of Afghanistan gave it up at Lahore in 1813.
2 ranjit-singh | Which general of Ranjit Singh was killed at Jamrud in 1837? | Hari Singh Nalwa | Diwan Mohkam Chand | Misr Diwan Chand | Akali Phula Singh | Nalwa held the north-west frontier against the Afghans.
2 ranjit-singh | In which year did Ranjit Singh die? | 1839 | 1869 | 1849 | 1857 | Punjab was annexed ten years later, in 1849.
3 ranjit-singh | Which European officers trained the army of Ranjit Singh? | Allard and Ventura | Dupleix and Bussy | Perron and De Boigne | Lally and Law | Allard was French and Ventura Italian, both of Napoleon's army; De Boigne served Sindhia.
3 ranjit-singh | Which exiled ruler of Kabul was to get back his throne by the treaty that Ranjit Singh signed with the English in 1838? | Shah Shuja | Dost Muhammad | Zaman Shah | Kamran Shah | Shah Shuja was then a pensioner of the English at Ludhiana; Dost Muhammad held Kabul against him.
3 ranjit-singh | Who was the foreign minister of Ranjit Singh? | Fakir Azizuddin | Dhian Singh | Dina Nath | Gulab Singh | Fakir Azizuddin was the foreign minister and Dhian Singh the prime minister.
1 treaty-of-purandar | Between whom was the Treaty of Purandar of 1665 signed? | Shivaji and Jai Singh | Shivaji and Afzal Khan | Sambhaji and Aurangzeb | Baji Rao II and Wellesley | Raja Jai Singh signed for the Mughal emperor.
1 treaty-of-purandar | In which year was the Treaty of Purandar signed by Shivaji? | 1665 | 1659 | 1674 | 1680 | It followed the siege of Purandar by Jai Singh.
2 treaty-of-purandar | How many forts did Shivaji give up by the Treaty of Purandar? | 23 | 34 | 35 | 40 | He gave up twenty-three and kept twelve of thirty-five forts.
2 treaty-of-purandar | How many forts was Shivaji allowed to keep by the Treaty of Purandar? | 12 | 5 | 23 | 35 | Twelve were left to him on condition of loyalty.
1 treaty-of-purandar | Which Mughal emperor gained by the Treaty of Purandar of 1665? | Aurangzeb | Shah Jahan | Jahangir | Akbar | Raja Jai Singh of Amber was the general of the emperor Aurangzeb.
2 treaty-of-purandar | Who received a mansab of 5,000 after the Treaty of Purandar of 1665? | Sambhaji | Shivaji | Rajaram | Shahaji | His son Sambhaji was to serve the Mughals in the place of Shivaji.
2 treaty-of-purandar | To which city did Shivaji go in 1666, after the Treaty of Purandar? | Agra | Delhi | Bijapur | Lahore | He was placed under guard at Agra and escaped in a basket.
3 treaty-of-purandar | Against which kingdom did Shivaji agree to help the Mughals by the Treaty of Purandar? | Bijapur | Golconda | Ahmadnagar | Mysore | Jai Singh attacked Bijapur with Maratha help in the winter of 1665.
3 treaty-of-purandar | Which commander of Shivaji was killed defending Purandar before the Treaty of Purandar? | Murarbaji Deshpande | Tanaji Malusare | Baji Prabhu | Netaji Palkar | Tanaji fell at Sinhagad in 1670 and Baji Prabhu at Pavan Khind in 1660.
3 treaty-of-purandar | Who witnessed and described the Treaty of Purandar as an officer of Jai Singh's artillery? | Manucci | Bernier | Tavernier | Fryer | The Venetian Niccolao Manucci was in the camp of Jai Singh.
3 treaty-of-purandar | With whom did the English sign the Treaty of Purandar of 1776? | The Council of the Peshwa | Raghunath Rao | Haidar Ali | The Nizam | Colonel Upton signed it with the ministers at Poona, in place of the Treaty of Surat.
1 shivaji-coronation | In which year was Shivaji crowned? | 1674 | 1665 | 1668 | 1659 | The coronation took place on the hill fort of Raigad in June 1674.
1 shivaji-coronation | At which fort was the coronation of Shivaji held? | Raigad | Pratapgad | Shivneri | Sinhagad | Raigad was his capital; he was born at Shivneri.
2 shivaji-coronation | Which priest of Varanasi performed the coronation of Shivaji? | Gaga Bhatt | Ramdas | Tukaram | Dadaji Konddeo | Gaga Bhatt traced his line to the Sisodias of Mewar.
2 shivaji-coronation | Which title did Shivaji take at his coronation? | Chhatrapati | Peshwa | Shahanshah | Maharana | Chhatrapati means lord of the umbrella; the Peshwa was his minister.
2 shivaji-coronation | Which title, 'protector of the faith', was taken at the coronation of Shivaji? | Haindava Dharmoddharaka | Alamgir | Rai Pithora | Shakari | It means the one who upholds the Hindu faith.
2 shivaji-coronation | Which English envoy was present at the coronation of Shivaji? | Henry Oxinden | Thomas Roe | William Hawkins | John Child | Oxinden came from Bombay to ask for trade rights.
3 shivaji-coronation | With which rites was the second coronation of Shivaji held in September 1674? | Tantric | Vedic | Vaishnava | Jain | The Tantric priest Nischal Puri held that the first, by Vedic rites, had been at a wrong time, since his mother died soon after.
3 shivaji-coronation | Who died some days after the coronation of Shivaji? | His mother Jijabai | His father Shahaji | His son Sambhaji | His teacher Ramdas | Jijabai died at Pachad near Raigad in June 1674.
3 shivaji-coronation | Which gold coin was issued at the coronation of Shivaji? | Hon | Mohur | Dinar | Tanka | The Shivrai hon in gold and the Shivrai in copper were issued.
2 shivaji-coronation | From which event was the new era of Shivaji counted? | His coronation at Raigad | His capture of Torna | His escape from Agra | His victory at Pratapgad | The era of the coronation, or Rajyabhisheka Shaka, began in June 1674 and stood on his coins and papers.
3 shivaji-coronation | Which dynasty's descent did the priest claim for Shivaji at the coronation? | Sisodias of Mewar | Rathores of Marwar | Yadavas of Devagiri | Kachhwahas of Amber | It was needed to show that he was a Kshatriya.
1 nadir-shah | In which year did Nadir Shah invade India? | 1739 | 1707 | 1717 | 1526 | He came after the Mughal empire had grown weak.
1 nadir-shah | Of which country was Nadir Shah the ruler? | Persia | Afghanistan | Turkey | Uzbekistan | Nadir Shah had made himself Shah of Persia in 1736.
1 nadir-shah | Which Mughal emperor was on the throne when Nadir Shah invaded? | Muhammad Shah | Bahadur Shah I | Farrukhsiyar | Shah Alam II | Muhammad Shah, known as Rangila, ruled from 1719 to 1748.
2 nadir-shah | At which battle did Nadir Shah defeat the Mughals? | Karnal | Panipat | Samugarh | Khanwa | The battle of Karnal was fought in February 1739 and lost within hours.
2 nadir-shah | Which throne did Nadir Shah carry away from Delhi? | Peacock Throne | Lion Throne | Marble Throne | Golden Throne | He carried away the throne of Shah Jahan and the Koh-i-Noor diamond.
1 nadir-shah | Which diamond did Nadir Shah take and name? | Koh-i-Noor | Hope Diamond | Cullinan | Regent | The name Koh-i-Noor, which he is said to have given, means mountain of light.
2 nadir-shah | Which commander of Nadir Shah later invaded India himself? | Ahmad Shah Abdali | Shah Shuja-ul-Mulk | Zaman Shah | Najib-ud-Daula | Abdali became ruler of Afghanistan after Nadir Shah was killed in 1747.
3 nadir-shah | Which lands were lost to Nadir Shah by the Mughals? | Those west of the Indus | Those east of the Ganga | Gujarat and Malwa | Bengal and Bihar | Kabul and the land beyond the Indus were given to Persia.
3 nadir-shah | Which governor of Awadh was captured at Karnal by Nadir Shah? | Saadat Khan | Safdarjung | Shuja-ud-Daula | Asaf-ud-Daula | Saadat Khan is said to have told him of the wealth of Delhi.
3 nadir-shah | In which year was Nadir Shah killed? | 1747 | 1755 | 1761 | 1773 | His own officers killed him, and Abdali set up the Afghan kingdom.
1 ahmad-shah-abdali | Which battle of 1761 did Ahmad Shah Abdali win? | Third Battle of Panipat | Battle of Karnal | Battle of Buxar | Battle of Plassey | He defeated the Marathas under Sadashivrao Bhau in January 1761.
1 ahmad-shah-abdali | Of which country was Ahmad Shah Abdali the ruler? | Afghanistan | Persia | Turkey | Nepal | He founded the Durrani kingdom of the Afghans in 1747.
2 ahmad-shah-abdali | By which other name is Ahmad Shah Abdali known? | Durrani | Rangila | Safdarjung | Alamgir | He took the title Durr-i-Durrani, pearl of pearls.
2 ahmad-shah-abdali | Which Indian allies fought with Ahmad Shah Abdali at Panipat? | Najib-ud-Daula and Shuja-ud-Daula | Suraj Mal and Holkar | The Nizam and Haidar Ali | Mir Jafar and Mir Qasim | The Rohillas and the Nawab of Awadh joined him.
2 ahmad-shah-abdali | Under whom had Ahmad Shah Abdali been a general? | Nadir Shah | Shah Abbas | Zaman Shah | Muhammad Shah | He took over the eastern lands after the murder of Nadir Shah.
2 ahmad-shah-abdali | Which city was sacked by Ahmad Shah Abdali in 1757? | Delhi | Poona | Calcutta | Hyderabad | Mathura and Vrindavan suffered in the same raid.
3 ahmad-shah-abdali | Whom did Ahmad Shah Abdali recognise as Mughal emperor after Panipat? | Shah Alam II | Alamgir II | Ahmad Shah | Muhammad Shah | He recognised Shah Alam II and left Najib-ud-Daula in charge of Delhi.
3 ahmad-shah-abdali | Which Maratha chief fell against Ahmad Shah Abdali at Barari Ghat in January 1760? | Dattaji Sindhia | Malhar Rao Holkar | Ibrahim Gardi | Vishwas Rao | Vishwas Rao and Ibrahim Gardi died at Panipat a year later.
2 ahmad-shah-abdali | Which people of Punjab fought the armies of Ahmad Shah Abdali for years and rose after him? | Sikhs | Jats | Rohillas | Bundelas | The Sikh misls took Lahore and Punjab as the Afghans left.
1 kabir | Which collection holds the verses of Kabir? | Bijak | Padmavat | Sursagar | Vinaya Patrika | The Bijak is the holy book of the Kabirpanthis.
1 kabir | Who is said to have been the teacher of Kabir? | Ramananda | Ramanuja | Vallabhacharya | Chaitanya | Ramananda of Varanasi took pupils from all castes.
1 kabir | In which city did Kabir live as a weaver? | Varanasi | Mathura | Puri | Ajmer | He was brought up by the weavers Niru and Nima.
2 kabir | Which form of God did Kabir worship? | Nirguna | Saguna | Incarnation of Krishna | Incarnation of Rama | He taught one God without form and rejected idols.
2 kabir | Where did Kabir die? | Maghar | Varanasi | Prayag | Ayodhya | He went to Maghar to show that salvation does not depend on the place of death.
2 kabir | In which Sikh scripture are hymns of Kabir included? | Adi Granth | Dasam Granth | Zafarnama | Janamsakhi | Guru Arjan took in hymns of several saints.
2 kabir | Which Sultan of Delhi was a contemporary of Kabir by tradition? | Sikandar Lodi | Iltutmish | Firoz Tughlaq | Alauddin Khalji | Tradition says that Sikandar Lodi tried to punish him.
2 kabir | What are the two-line verses of Kabir called? | Dohas | Abhangs | Vachanas | Rubais | His couplets or sakhis are learned by heart all over the north.
3 kabir | Which style of upside-down language is found in verses of Kabir? | Ulatbansi | Ghazal | Khayal | Lavani | Ulatbansi are riddles in which the usual order is turned round.
1 mirabai | To which god were the songs of Mirabai addressed? | Krishna | Rama | Shiva | Vithoba | She took Krishna for her lord and called him Giridhar Gopal.
1 mirabai | To which kingdom did Mirabai come by marriage? | Mewar | Marwar | Amber | Gwalior | She married Bhoj Raj, son of Rana Sanga.
2 mirabai | Who was the husband of Mirabai? | Bhoj Raj | Rana Kumbha | Rana Pratap | Udai Singh | Bhoj Raj died young, before his father Rana Sanga.
2 mirabai | In which languages did Mirabai sing? | Rajasthani and Braj | Awadhi and Bhojpuri | Marathi and Konkani | Maithili and Bangla | Her padas are in Rajasthani mixed with Braj and Gujarati.
2 mirabai | Who is named as the guru of Mirabai? | Ravidas | Kabir | Chaitanya | Surdas | Tradition makes the leather worker Ravidas her teacher.
2 mirabai | At which place in Rajasthan was Mirabai brought up? | Merta | Chittor | Bundi | Nagaur | She was a granddaughter of Rao Duda of Merta and was born at Kurki.
3 mirabai | Where did Mirabai spend her last days by tradition? | Dwarka | Puri | Maghar | Pandharpur | She is said to have merged into the image of Ranchhod at Dwarka.
3 mirabai | Who was the father of Mirabai? | Ratan Singh | Rao Jodha | Rana Sanga | Man Singh | Ratan Singh Rathore fought and fell at Khanwa.
2 mirabai | In which century did Mirabai live? | Sixteenth | Twelfth | Fourteenth | Eighteenth | She was born about 1498 and died about 1547.
1 ramanuja | Which philosophy did Ramanuja teach? | Vishishtadvaita | Advaita | Dvaita | Shuddhadvaita | Vishishtadvaita is qualified non-dualism; Shankara taught Advaita and Madhva Dvaita.
1 ramanuja | To which sect did Ramanuja belong? | Sri Vaishnava | Shaiva Siddhanta | Lingayat | Nath | He was the head of the temple of Srirangam.
2 ramanuja | Where was Ramanuja born? | Sriperumbudur | Kaladi | Udupi | Melukote | Kaladi is of Shankara and Udupi is linked with Madhva.
2 ramanuja | Which commentary on the Brahma Sutras did Ramanuja write? | Sribhashya | Mahabhashya | Gita Govinda | Anubhashya | Mahabhashya is a grammar by Patanjali and Anubhashya is by Vallabha.
2 ramanuja | Which king of the Hoysalas came under the influence of Ramanuja? | Vishnuvardhana | Ballala III | Narasimha I | Vira Ballala II | He left Jainism and built the Chennakesava temple.
2 ramanuja | Near which temple town did Ramanuja spend most of his life? | Srirangam | Puri | Madurai | Rameswaram | He organised the worship of the Ranganatha temple.
3 ramanuja | Which Tamil saints' hymns did Ramanuja treat as equal to the Vedas? | Alvars | Nayanars | Siddhars | Virashaivas | The Divya Prabandham of the Alvars is called the Tamil Veda.
3 ramanuja | At which place in Karnataka did Ramanuja stay to escape a Chola king? | Melukote | Sringeri | Udupi | Belur | Melukote lay in the Hoysala kingdom, out of reach of the Chola king.
3 ramanuja | What is the way of complete surrender to God taught in the school of Ramanuja called? | Prapatti | Sannyasa | Moksha | Vairagya | Prapatti or sharanagati was open to people of every caste.
2 ramanuja | What was unveiled at Hyderabad in 2022 in honour of Ramanuja? | Statue of Equality | Statue of Unity | Statue of Peace | Statue of Belief | The sitting figure is 216 feet high and stands at Muchintal.
1 basava | Which sect did Basava found? | Lingayat | Varkari | Alvar | Shaiva Siddhanta | The Lingayats or Virashaivas wear a small linga.
1 basava | In which present State did Basava live? | Karnataka | Kerala | Gujarat | Bengal | He lived at Kalyana in the twelfth century.
2 basava | What are the short prose poems of Basava called? | Vachanas | Abhangs | Dohas | Kirtanas | Vachanas are in simple Kannada that everybody could understand and sing.
2 basava | What was the hall of debate set up by Basava called? | Anubhava Mantapa | Ibadat Khana | Bhojashala | Atmiya Sabha | Allama Prabhu presided over it, and people of every caste took part.
2 basava | Under which king was Basava a minister? | Bijjala II | Vikramaditya VI | Vishnuvardhana | Pulakeshin II | Bijjala of the Kalachuris had seized Kalyana from the Chalukyas.
2 basava | Which woman poet belonged to the movement of Basava? | Akka Mahadevi | Andal of Srivilliputhur | Lal Ded | Mirabai | Andal was an Alvar and Lal Ded lived in Kashmir.
2 basava | Which of the following did Basava reject? | Distinctions of caste | Dignity of labour | Devotion to Shiva | Teaching in Kannada | He also rejected image worship and the authority of the Vedas.
3 basava | Who presided over the hall of debate of Basava? | Allama Prabhu | Akka Mahadevi | Channabasava | Siddharama | Allama Prabhu was the mystic head of the Anubhava Mantapa.
3 basava | Which word of Basava means that work is worship? | Kayaka | Dasoha | Jangama | Prapatti | 'Kayakave Kailasa' makes honest work the way to heaven.
3 basava | What are the wandering monks of the sect of Basava called? | Jangamas | Bhikkhus | Yatis | Qalandars | Jangama, guru and linga are held in honour together.
1 tulsidas | Which is the most famous work of Tulsidas? | Ramcharitmanas | Sursagar | Prithviraj Raso | Bijak | The Ramcharitmanas was begun at Ayodhya in 1574; Sursagar is by Surdas.
1 tulsidas | Which Mughal emperor was a contemporary of Tulsidas? | Akbar | Babur | Aurangzeb | Bahadur Shah I | Tulsidas lived under Akbar and Jahangir and died in 1623.
2 tulsidas | In which language is the Ramcharitmanas of Tulsidas written? | Awadhi | Braj | Maithili | Sanskrit | Surdas wrote in Braj and Vidyapati in Maithili.
2 tulsidas | Which of the following is also a work of Tulsidas? | Vinaya Patrika | Sahitya Lahari | Bijak | Akhravat | Sahitya Lahari is by Surdas and Akhravat by Jayasi.
2 tulsidas | Which hymn of forty verses is ascribed to Tulsidas? | Hanuman Chalisa | Durga Saptashati | Sukhmani | Bhaja Govindam | The Hanuman Chalisa has forty verses; Bhaja Govindam is ascribed to Shankara.
2 tulsidas | In which city did Tulsidas spend his last years? | Varanasi | Mathura | Pandharpur | Puri | Tulsi Ghat on the Ganga is named after him.
2 tulsidas | To which stream of bhakti did Tulsidas belong? | Saguna, devotion to Rama | Saguna, devotion to Krishna | Nirguna, of knowledge | Sufi, of love | Kabir was of the nirguna stream and Surdas sang of Krishna.
3 tulsidas | Who was the wife of Tulsidas, whose words turned him to God? | Ratnavali | Padmavati | Samyukta | Loi | Loi is named as the wife of Kabir.
3 tulsidas | In which year did Tulsidas begin the Ramcharitmanas? | 1574 | 1616 | 1623 | 1680 | He began it on Rama Navami of Samvat 1631.
3 tulsidas | Into how many kandas did Tulsidas divide the Ramcharitmanas? | Seven | Five | Ten | Eighteen | It follows the seven kandas of Valmiki, from Bala to Uttara.
1 nizamuddin-auliya | To which Sufi order did Nizamuddin Auliya belong? | Chishti | Suhrawardi | Qadiri | Naqshbandi | He was the fourth of the great Chishtis of India.
1 nizamuddin-auliya | Which poet was a disciple of Nizamuddin Auliya? | Amir Khusrau | Firdausi | Nizamuddin Ahmad | Malik Muhammad Jayasi | His tomb lies close to that of his master.
1 nizamuddin-auliya | In which city is the dargah of Nizamuddin Auliya? | Delhi | Ajmer | Lahore | Agra | The dargah is in the Nizamuddin quarter of Delhi; Moinuddin Chishti lies at Ajmer.
2 nizamuddin-auliya | Who was the teacher of Nizamuddin Auliya? | Baba Farid | Bakhtiyar Kaki | Moinuddin Chishti | Nasiruddin Chiragh | He went to Baba Farid at Ajodhan (Pakpattan).
2 nizamuddin-auliya | Which successor of Nizamuddin Auliya is known as the lamp of Delhi? | Nasiruddin Chiragh | Gesudaraz | Salim Chishti | Amir Hasan | Nasiruddin Mahmud is called Chiragh-i-Dilli; Gesudaraz went to the Deccan.
2 nizamuddin-auliya | By which title is Nizamuddin Auliya known? | Mahbub-i-Ilahi | Gharib Nawaz | Ganj-i-Shakar | Bandanawaz | It means beloved of God; Gharib Nawaz is Moinuddin Chishti.
3 nizamuddin-auliya | Who recorded the talks of Nizamuddin Auliya in the Fawaid-ul-Fuad? | Amir Hasan Sijzi | Amir Khusrau | Barani | Isami | Amir Hasan Sijzi was a poet and disciple.
3 nizamuddin-auliya | About how many Sultans of Delhi did Nizamuddin Auliya see without visiting their courts? | Seven | Two | Three | Twelve | He lived from the time of Balban's house to Muhammad bin Tughlaq's accession.
3 nizamuddin-auliya | Where was Nizamuddin Auliya born? | Badaun | Ajmer | Multan | Gulbarga | He was born at Badaun; Gulbarga is the place of Gesudaraz.
2 nizamuddin-auliya | Which practice, learnt from yogis, made people call Nizamuddin Auliya a siddha? | Control of breath | Keeping of silence | Living on alms | Walking on fire | Yogis are said to have called him sidh for them.
1 harihara-and-bukka | Which empire did Harihara and Bukka found in 1336? | Vijayanagara | Bahmani | Maratha | Hoysala | The brothers built the city of Vijayanagara on the Tungabhadra.
1 harihara-and-bukka | To which dynasty of Vijayanagara did Harihara and Bukka belong? | Sangama | Saluva | Tuluva | Aravidu | They were sons of Sangama, so the first dynasty bears his name.
2 harihara-and-bukka | Which sage advised Harihara and Bukka? | Vidyaranya | Ramdas | Madhva | Vallabha | Vidyaranya of Sringeri helped them to found the kingdom.
2 harihara-and-bukka | On which river did Harihara and Bukka found their capital? | Tungabhadra | Krishna | Kaveri | Godavari | Hampi stands on the south bank of the Tungabhadra.
2 harihara-and-bukka | In whose service had Harihara and Bukka been at Warangal? | Kakatiyas | Hoysalas | Pandyas | Yadavas | They served Prataparudra and then the court of Kampili.
2 harihara-and-bukka | Which Sultan took Harihara and Bukka to Delhi as captives? | Muhammad bin Tughlaq | Alauddin Khalji | Firoz Tughlaq | Ghiyasuddin Tughlaq | They were sent back to govern Kampili and soon became free.
2 harihara-and-bukka | Which king of the first dynasty of Vijayanagara had the Sultanate of Madurai destroyed? | Bukka I | Harihara I | Deva Raya I | Deva Raya II | His son Kumara Kampana conquered Madurai about 1370.
3 harihara-and-bukka | Who wrote the Madhura Vijayam on the conquest by the son of Bukka? | Gangadevi | Tirumalamba | Allasani Peddana | Akka Mahadevi | Gangadevi was the wife of Kumara Kampana, who conquered Madurai.
3 harihara-and-bukka | Which commentator on the Vedas lived under Harihara and Bukka? | Sayana | Medhatithi | Kulluka | Hemadri | Sayana, a minister, was by tradition the brother of Madhava Vidyaranya.
3 harihara-and-bukka | To which country did Bukka I send an embassy in 1374? | China | Persia | Portugal | Egypt | Bukka I sent envoys to the Ming emperor of China in 1374.
1 mahmud-gawan | Of which kingdom was Mahmud Gawan the prime minister? | Bahmani | Vijayanagara | Bijapur | Golconda | He served the Bahmani Sultan Muhammad Shah III as vakil or prime minister.
1 mahmud-gawan | Where did Mahmud Gawan build his madrasa? | Bidar | Gulbarga | Bijapur | Hyderabad | Bidar was then the Bahmani capital; Gulbarga had been the first one.
2 mahmud-gawan | From which country did Mahmud Gawan come? | Persia | Turkey | Arabia | Egypt | He came from Gilan as a merchant, and was counted among the Afaqis.
2 mahmud-gawan | How did Mahmud Gawan die in 1481? | He was executed | He fell in battle | He drowned at Goa | He died in exile | Deccani nobles used a forged letter against him.
2 mahmud-gawan | Into how many provinces did Mahmud Gawan divide the Bahmani kingdom? | Eight | Four | Twelve | Twenty | He doubled the four tarafs to weaken the governors.
2 mahmud-gawan | Which port on the west coast did Mahmud Gawan take from Vijayanagara? | Goa | Surat | Calicut | Cochin | He took Dabhol and Goa, which helped the trade in horses.
2 mahmud-gawan | To which party of nobles did Mahmud Gawan belong? | Afaqis | Deccanis | Habshis | Rajputs | Afaqis were the newcomers and Deccanis the old settlers.
3 mahmud-gawan | Which Bahmani Sultan put Mahmud Gawan to death? | Muhammad III | Firoz Shah | Ahmad Shah | Humayun Shah | He soon regretted it and died the next year.
3 mahmud-gawan | Which title of Mahmud Gawan means chief of the merchants? | Malik-ut-Tujjar | Khwaja Jahan | Amir-ul-Umara | Wakil-us-Saltanat | It was given to him by Humayun Shah.
2 mahmud-gawan | What happened to the Bahmani kingdom within decades of the death of Mahmud Gawan? | It split into five Sultanates | It became a Mughal province | It joined Vijayanagara | It fell to the Portuguese | They were Bijapur, Ahmadnagar, Golconda, Berar and Bidar.
1 battle-of-khanwa | Between whom was the Battle of Khanwa fought? | Babur and Rana Sanga | Humayun and Sher Shah | Akbar and Hemu | Akbar and Rana Pratap | Babur defeated Rana Sanga and his Rajput league in March 1527.
1 battle-of-khanwa | In which year was the Battle of Khanwa fought? | 1527 | 1526 | 1529 | 1540 | The battle came in 1527, a year after the First Battle of Panipat.
2 battle-of-khanwa | Of which kingdom was the loser of the Battle of Khanwa the ruler? | Mewar | Marwar | Gwalior | Malwa | Rana Sanga or Sangram Singh was the ruler of Mewar.
2 battle-of-khanwa | Which title did Babur take after the Battle of Khanwa? | Ghazi | Alamgir | Qalandar | Shahanshah | He had declared the fight a jihad, and took the title after the victory.
2 battle-of-khanwa | What did Babur give up before the Battle of Khanwa to hearten his men? | Wine | Meat | Music | Hunting | He broke his cups and dropped the tamgha tax on Muslims.
2 battle-of-khanwa | In which present State is the field of the Battle of Khanwa? | Rajasthan | Haryana | Punjab | Gujarat | Khanwa lies in the Bharatpur district, not far from Agra.
2 battle-of-khanwa | Which Afghan prince joined Rana Sanga in the Battle of Khanwa? | Mahmud Lodi | Sher Khan | Daulat Khan | Sikandar Shah | Mahmud Lodi was a brother of Ibrahim Lodi; Hasan Khan of Mewat came too.
3 battle-of-khanwa | Which chief of Mewat was killed in the Battle of Khanwa? | Hasan Khan | Medini Rai | Silhadi | Mahmud Lodi | Medini Rai of Chanderi was attacked by Babur in 1528.
3 battle-of-khanwa | Which chief is said to have changed sides to Babur in the Battle of Khanwa? | Silhadi | Medini Rai | Hasan Khan | Maldeo | Silhadi of Raisen is blamed in Rajput tradition.
3 battle-of-khanwa | Which battle did Babur fight after Khanwa in 1528? | Chanderi | Ghaghra | Chausa | Panipat | Chanderi in 1528 was followed by Ghaghra in 1529.
1 battle-of-chausa | Who won the Battle of Chausa in 1539? | Sher Khan | Humayun | Babur | Bahadur Shah | Sher Khan surprised the Mughal camp and Humayun hardly escaped over the Ganga.
1 battle-of-chausa | Who was defeated in the Battle of Chausa? | Humayun | Sher Shah | Akbar | Hemu | He was beaten again at Kannauj the next year.
2 battle-of-chausa | Near which town of Bihar, known for a battle of 1764, was the Battle of Chausa fought? | Buxar | Patna | Gaya | Munger | Chausa lies near Buxar, where the Karmanasa meets the Ganga.
2 battle-of-chausa | Who saved Humayun from drowning after the Battle of Chausa? | A water carrier | A washerman | A boat builder | A monk | The bhishti Nizam was allowed to sit on the throne for a day.
2 battle-of-chausa | Which title did the winner take after the Battle of Chausa? | Sher Shah | Alamgir | Ghazi | Sultan Adil | Sher Khan had coins struck as Sher Shah.
2 battle-of-chausa | Which battle followed the Battle of Chausa in 1540 and drove Humayun out? | Kannauj | Ghaghra | Panipat | Khanwa | It is also called the battle of Bilgram.
3 battle-of-chausa | Near which river was the Battle of Chausa fought, besides the Ganga? | Karmanasa | Son | Gandak | Gomti | The Mughal camp lay on the Karmanasa, near its meeting with the Ganga.
3 battle-of-chausa | From which province was Humayun returning before the Battle of Chausa? | Bengal | Gujarat | Malwa | Kashmir | He had stayed for months at Gaur while Sher Khan cut his way.
3 battle-of-chausa | In which year after the Battle of Chausa did Humayun win Delhi back? | 1555 | 1545 | 1542 | 1550 | He came back after fifteen years and died in 1556.
1 battle-of-talikota | In which year was the Battle of Talikota fought? | 1565 | 1526 | 1556 | 1554 | The battle that ruined Vijayanagara was fought in January 1565.
1 battle-of-talikota | Which empire was defeated in the Battle of Talikota? | Vijayanagara | Mughal | Bahmani | Maratha | Its capital was sacked and left in ruins.
2 battle-of-talikota | Who led the army of Vijayanagara in the Battle of Talikota? | Rama Raya | Krishnadevaraya | Sadashiva Raya | Tirumala | Rama Raya was the real ruler under Sadashiva Raya.
2 battle-of-talikota | By which other name is the Battle of Talikota known? | Rakshasi-Tangadi | Bilgram | Haldighati | Dharmat | The field lay between two villages of those names; it is also called Bannihatti.
2 battle-of-talikota | Which Deccan Sultanate did not join the league at the Battle of Talikota? | Berar | Bijapur | Golconda | Ahmadnagar | Berar stayed away; Bidar was the fourth that took part.
2 battle-of-talikota | Which dynasty ruled what was left of Vijayanagara after the Battle of Talikota? | Aravidu | Sangama | Saluva | Tuluva | Tirumala founded the Aravidu line and moved the court to Penukonda.
3 battle-of-talikota | To which town did the capital move after the Battle of Talikota? | Penukonda | Bidar | Srirangapatna | Golconda | Tirumala went to Penukonda; Chandragiri and Vellore came later as seats.
3 battle-of-talikota | Which Sultan had Rama Raya beheaded in the Battle of Talikota? | Husain Nizam Shah | Ali Adil Shah | Ibrahim Qutb Shah | Ali Barid Shah | Husain Nizam Shah of Ahmadnagar had the old commander beheaded on the field.
3 battle-of-talikota | Who was the nominal king of Vijayanagara at the time of the Battle of Talikota? | Sadashiva Raya | Achyuta Raya | Sriranga | Venkata II | He was a nephew of Achyuta and ruled only in name.
2 battle-of-talikota | Which Italian traveller saw Vijayanagara in 1567, after the Battle of Talikota? | Caesar Frederick | Nicolo Conti | Marco Polo | Manucci | He found the city standing empty; Conti had come in 1420.
1 mughal-chronicles | In which language were most chronicles of the Mughal court written? | Persian | Arabic | Urdu | Sanskrit | Turki, the mother tongue of the first emperor, was given up under Akbar.
2 mughal-chronicles | Who translated the Baburnama into Persian at the court of Akbar? | Abdur Rahim Khan-i-Khanan | Abul Fazl | Faizi | Birbal | He was the son of Bairam Khan and wrote Hindi dohas too.
2 mughal-chronicles | Match the book of the Mughal court with its author: // P. Humayun Nama // Q. Padshahnama // R. Tabaqat-i-Akbari // 1. Nizamuddin Ahmad // 2. Gulbadan Begum // 3. Abdul Hamid Lahori // Which one of the following is the correct match? | P-2, Q-3, R-1 | P-3, Q-2, R-1 | P-2, Q-1, R-3 | P-1, Q-3, R-2 | Gulbadan was a daughter of Babur and sister of Humayun.
2 mughal-chronicles | The Razmnama, made at the court of Akbar, is a Persian translation of the: | Mahabharata | Ramayana | Panchatantra | Atharvaveda | The name means the book of war; it was richly illustrated.
3 mughal-chronicles | Which Hindu writer of the time of Aurangzeb wrote the Nuskha-i-Dilkusha? | Bhimsen | Todar Mal | Ishwardas Nagar | Chandra Bhan | Ishwardas Nagar, another of them, wrote the Futuhat-i-Alamgiri.
2 mughal-chronicles | Why did Khafi Khan have to write his history of the Mughals in secret? | Aurangzeb had forbidden it | He wrote in Sanskrit | He was a prisoner | The Marathas had banned it | The emperor stopped the writing of the official chronicle after ten years.
2 ahmad-shah-abdali | In which year did Ahmad Shah Abdali become the ruler of his country? | 1747 | 1755 | 1757 | 1761 | He was chosen after the murder of the Persian king whom he had served.
1 ahmad-shah-abdali | Which diamond came into the hands of Ahmad Shah Abdali and later of Ranjit Singh? | Koh-i-Noor | Hope | Pitt | Orlov | Ranjit Singh got it from Shah Shuja, a grandson of Abdali.
2 ahmad-shah-abdali | Which Mughal governor lost the Punjab to Ahmad Shah Abdali in 1752? | Mir Mannu | Safdar Jang | Najib-ud-Daula | Imad-ul-Mulk | He had to accept the Afghan as his overlord.
3 ahmad-shah-abdali | Consider the following statements on Ahmad Shah Abdali: // 1. He invaded India several times between 1748 and 1767. // 2. The Jats of Bharatpur fought beside the Marathas against him at Panipat to the end. // Which of the statements given above is/are correct? | 1 only | 2 only | 1 and 2 | Neither 1 nor 2 | Surajmal withdrew before the battle, as the Bhau did not heed his advice.
2 kabir | Into how many parts is the Bijak of Kabir divided? | Three | Five | Seven | Twelve | They are called the sakhi, the sabad and the ramaini.
2 kabir | What is the mixed speech of wandering saints called in which Kabir composed? | Sadhukkadi | Maithili | Dingal | Rekhta | It mixes Braj, Awadhi, Khari Boli, Punjabi and other tongues.
2 kabir | What did Kabir reject in both Hindu and Muslim practice? | Outward rites and images | Love of God | Respect for a guru | Honest labour | He lived as a weaver and held work and devotion together.
2 kabir | Consider the following statements on Kabir: // 1. He called God by names such as Ram, Rahim and Hari. // 2. He held the worship of images to be the way to God. // Which of the statements given above is/are correct? | 1 only | 2 only | 1 and 2 | Neither 1 nor 2 | Kabir was a saint of the nirguna school and mocked the worship of images.
2 mirabai | Who is said to have sent a cup of poison to Mirabai? | The Rana of Mewar | Emperor Akbar | The Sultan of Gujarat | The priest of Dwarka | By legend the poison did her no harm.
2 mirabai | By which name does Mirabai call Krishna in her songs, as the one who lifted the mountain? | Giridhar | Vitthal | Jagannath | Ranganatha | 'Mere to Giridhar Gopal' is one of the best known.
2 mirabai | What form of devotion is found in the songs of Mirabai? | To God as her husband | To God as a child | To God without form | To God as a judge | This is called madhurya bhava and belongs to saguna devotion.
3 mirabai | Consider the following statements on Mirabai: // 1. She belonged to the Rathore clan by birth. // 2. She was a saint of the nirguna school. // Which of the statements given above is/are correct? | 1 only | 2 only | 1 and 2 | Neither 1 nor 2 | She loved Krishna with his form, which is saguna devotion.
2 battle-of-chausa | How did the Afghans win the Battle of Chausa? | By a surprise attack at dawn | By heavy guns from a fort | By a long siege | By a fight of elephants | Humayun had stayed in camp for months while rains weakened his army.
2 battle-of-chausa | In which month of 1539 was the Battle of Chausa fought? | June | January | March | November | The rains had begun, and many Mughals drowned in the river.
2 battle-of-chausa | Consider the following statements on the Battle of Chausa: // 1. It was fought before the Battle of Kannauj (Bilgram). // 2. Sher Khan had taken the title of Sher Shah before it. // Which of the statements given above is/are correct? | 1 only | 2 only | 1 and 2 | Neither 1 nor 2 | Kannauj followed in 1540. The title was taken after the victory of 1539 at Chausa.
2 battle-of-chausa | What reward did the man who saved Humayun after the Battle of Chausa receive, by the old accounts? | To sit on the throne for a while | The government of Bengal | The hand of a princess | The Koh-i-Noor diamond | The name of the man is given as Nizam.
1 taj-mahal, shah-jahan-monuments | On the bank of which river does the Taj Mahal stand? | Yamuna | Ganga | Chambal | Betwa | It was visible from the fort upstream, in which its builder died.
2 taj-mahal, shah-jahan-monuments | From where was the white marble of the Taj Mahal brought? | Makrana | Jaisalmer | Dholpur | Kota | Makrana is in Rajasthan; Dholpur is known for red sandstone.
2 taj-mahal, shah-jahan-monuments | About how many years did it take to finish the Taj Mahal with its garden and gates? | 22 | 5 | 12 | 11 | It was begun in 1632 and finished in 1653.
2 taj-mahal, shah-jahan-monuments | In which year was the Taj Mahal put on the World Heritage List? | 1983 | 1994 | 1993 | 2007 | Agra Fort, Ajanta and Ellora were listed in the same year.
2 taj-mahal, shah-jahan-monuments | In which town did Mumtaz Mahal, for whom the Taj Mahal was built, die in 1631? | Burhanpur | Agra | Lahore | Daulatabad | Her body was first buried there and later brought to its place.
2 taj-mahal, shah-jahan-monuments | What is the plan of the garden of the Taj Mahal, divided into four by channels of water, called? | Char bagh | Jal mahal | Baradari | Hasht bihisht | In most such gardens the tomb is in the middle, here it stands at the end.
1 taj-mahal, shah-jahan-monuments | How many minarets stand at the corners of the platform of the Taj Mahal? | Four | Two | Six | Eight | They lean slightly outwards, so that they would not fall on the tomb.
3 taj-mahal, shah-jahan-monuments | Who designed the verses written on the walls of the Taj Mahal? | Amanat Khan | Abul Hasan | Ustad Mansur | Daswanth | His signature can be read inside; the letters grow larger towards the top to look equal.
2 taj-mahal, shah-jahan-monuments | Which later tomb in the Deccan is a copy of the Taj Mahal? | Bibi ka Maqbara | Gol Gumbaz | Tomb of Sher Shah | Charminar | It was built by a son of Aurangzeb for Dilras Banu Begum.
2 taj-mahal, shah-jahan-monuments | Which earlier tomb with a double dome in a garden was a model for the Taj Mahal? | Humayun's Tomb | Gol Gumbaz | Tomb of Ghiyasuddin Tughlaq | Safdarjung's Tomb | Safdarjung's Tomb at Delhi came a hundred years later.
2 taj-mahal, shah-jahan-monuments | Consider the following statements on the Taj Mahal: // 1. Shah Jahan is buried in it. // 2. It was begun in the reign of Jahangir. // Which of the statements given above is/are correct? | 1 only | 2 only | 1 and 2 | Neither 1 nor 2 | His grave lies beside that of his wife; Jahangir had died in 1627.
2 taj-mahal, shah-jahan-monuments | What building stands to the west of the Taj Mahal, matched by a guest hall to the east? | A mosque | A library | A palace | A bath house | The hall on the other side, called jawab, is there for the sake of balance.
1 shah-jahan-monuments | Of which city founded by Shah Jahan was the Red Fort of Delhi the palace? | Shahjahanabad | Firozabad | Jahanpanah | Dinpanah | It is the walled city that is now called Old Delhi.
2 shah-jahan-monuments | Which two are the main gates of the Red Fort of Delhi? | Lahori and Delhi Gate | Buland and Hathi Pol | Kashmiri and Ajmeri Gate | Alai and Sher Mandal Gate | The Lahori Gate faces the street called Chandni Chowk.
2 shah-jahan-monuments | In which year was the Red Fort of Delhi put on the World Heritage List? | 2007 | 1983 | 1993 | 1998 | Agra Fort had been listed in 1983 and Humayun's Tomb in 1993.
2 shah-jahan-monuments | What did the Nahr-i-Bihisht in the Red Fort of Delhi do? | It led water through the palaces | It kept the royal treasure | It held the prayers of Friday | It stored arms and gunpowder | The name of this channel means the stream of paradise.
2 shah-jahan-monuments | In which hall of the Red Fort of Delhi did the Peacock Throne stand? | Diwan-i-Khas | Rang Mahal | Naubat Khana | Mumtaz Mahal | Nadir Shah carried it away to Persia in 1739.
1 ahilyabai-holkar | Over which Maratha state did Ahilyabai Holkar rule? | Indore | Gwalior | Baroda | Nagpur | The Holkars ruled the Malwa; the Scindias had Gwalior.
1 ahilyabai-holkar | From which town on the Narmada did Ahilyabai Holkar rule? | Maheshwar | Omkareshwar | Bharuch | Jabalpur | Her fort and her ghats on the river still stand there.
1 ahilyabai-holkar | Which temple of Varanasi did Ahilyabai Holkar have rebuilt? | Kashi Vishwanath | Sankat Mochan | Durga Kund | Bharat Mata | It was rebuilt about 1780 beside its old place.
2 ahilyabai-holkar | Whose daughter-in-law was Ahilyabai Holkar? | Malhar Rao Holkar | Tukoji Rao Holkar | Mahadji Scindia | Raghunath Rao | Malhar Rao trained her in the work of government.
2 ahilyabai-holkar | In which siege was Khanderao, the husband of Ahilyabai Holkar, killed in 1754? | Kumher | Nagaur | Gwalior | Chittor | Kumher, in present-day Rajasthan, was a fort of the Jats.
2 ahilyabai-holkar | In which year did Ahilyabai Holkar take over the government of her state? | 1767 | 1725 | 1745 | 1795 | Malhar Rao died in 1766 and her son in 1767.
2 ahilyabai-holkar | Which craft did Ahilyabai Holkar bring to her capital? | weaving of sarees | casting of bronze | carving of ivory | making of carpets | She settled weavers there, and Maheshwari sarees are known all over India.
2 ahilyabai-holkar | Who ruled the Holkar state after the death of Ahilyabai Holkar in 1795? | Tukoji Rao Holkar | Malhar Rao Holkar | Khanderao Holkar | Yashwant Rao Holkar | Tukoji Rao had commanded her army. Yashwant Rao came after him.
2 ahilyabai-holkar | Which district was given a new name after Ahilyabai Holkar, who was born there in 1725? | Ahmednagar | Aurangabad | Osmanabad | Hoshangabad | It is now Ahilyanagar; she was born in the village of Chondi.
`,
    },
  ],
})
