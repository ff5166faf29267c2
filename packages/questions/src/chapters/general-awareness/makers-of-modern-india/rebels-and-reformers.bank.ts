import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which rebellion was led by Alluri Sitarama Raju?' */
export const rebelsAndReformers = defineBank({
  id: 'rebels-and-reformers',
  sets: [
    {
      rows: `
1 kittur-chennamma | Kittur Chennamma was the queen of a small state in present-day: | Karnataka | Maharashtra | Tamil Nadu | Kerala | The town of Kittur lies in Belagavi district.
1 kittur-chennamma | Against whom did Kittur Chennamma take up arms? | East India Company | French Company | Nizam of Hyderabad | Portuguese of Goa | The Company wanted to take over her state in 1824.
1 kittur-chennamma | In which year did Kittur Chennamma rise against the British? | 1824 | 1757 | 1799 | 1857 | Her rising came 33 years before the great revolt.
2 kittur-chennamma | Kittur Chennamma fought when the British refused to accept her: | adopted son | treaty with the Peshwa | coins | appeal for lower salt tax | After the death of her husband and son she had adopted Shivalingappa.
2 kittur-chennamma | Which British Collector of Dharwad was killed in the first battle with Kittur Chennamma? | St. John Thackeray | Mountstuart Elphinstone | Thomas Munro | W. C. Rand | The battle took place at Kittur in October 1824.
2 kittur-chennamma | Who, a lieutenant of Kittur Chennamma, carried on a guerrilla war after her capture? | Sangolli Rayanna | Tantia Tope | Veerapandya Kattabomman | Velu Thampi | He was hanged at Nandagad in January 1831.
2 kittur-chennamma | In which fort was Kittur Chennamma imprisoned till her death in 1829? | Bailhongal | Gwalior | Golconda | Vellore | The town is in Belagavi district, and her memorial is there.
2 kittur-chennamma | To which later British policy is the quarrel of Kittur Chennamma over adoption often compared? | Doctrine of Lapse | Ring Fence | Subsidiary Alliance | Dual Government | Dalhousie made this policy of annexation famous from 1848.
2 kittur-chennamma | The statue of Kittur Chennamma unveiled in 2007 stands in the complex of: | Parliament House | Red Fort | Raj Ghat | Rashtrapati Bhavan | President Pratibha Patil unveiled it at New Delhi.
3 kittur-chennamma | Consider the following statements about Kittur Chennamma: // 1. She was wife of Mallasarja Desai. // 2. She took part in the Revolt of 1857. // 3. She won the first battle of October 1824. // Which of the statements given above are correct? | 1 and 3 only | 1 and 2 only | 2 and 3 only | 1, 2 and 3 | She died in 1829, long before the Revolt of 1857.
3 kittur-chennamma | Arrange these women fighters by the time of their fight with the British: // 1. Kittur Chennamma // 2. Velu Nachiyar // 3. Rani Lakshmibai | 2, 1, 3 | 1, 2, 3 | 2, 3, 1 | 3, 1, 2 | Velu Nachiyar won back Sivaganga in 1780; the others fought in 1824 and 1857–58.
1 alluri-sitarama-raju | Which rebellion was led by Alluri Sitarama Raju? | Rampa Rebellion | Santhal Rebellion | Kol Rebellion | Munda Rebellion | It is also called the Manyam rebellion of 1922–24.
1 alluri-sitarama-raju | Alluri Sitarama Raju fought the British in which present-day State? | Andhra Pradesh | Madhya Pradesh | Kerala | Assam | The hills of the Godavari and Visakhapatnam agencies were his field.
1 alluri-sitarama-raju | By which title is Alluri Sitarama Raju known? | Manyam Veerudu | Punjab Kesari | Deshbandhu | Lokmanya | It means hero of the forest. Deshbandhu is C. R. Das.
2 alluri-sitarama-raju | Against which law, which stopped shifting cultivation, did the followers of Alluri Sitarama Raju rise? | Madras Forest Act, 1882 | Vernacular Press Act, 1878 | Rowlatt Act, 1919 | Ilbert Bill, 1883 | Forced labour on roads was another grievance of the hill people.
2 alluri-sitarama-raju | Alluri Sitarama Raju attacked police stations in August 1922 mainly to get: | guns and ammunition | grain and cattle | maps and letters | salt and cloth | Chintapalli, Krishnadevipeta and Rajavommangi were raided one after another.
2 alluri-sitarama-raju | Alluri Sitarama Raju was shot dead by the British in May of: | 1924 | 1919 | 1931 | 1942 | He was caught at Koyyuru and tied to a tree.
2 alluri-sitarama-raju | Of which movement of Gandhi did Alluri Sitarama Raju speak well, asking people to wear khadi and give up drink? | Non-Cooperation | Quit India | Civil Disobedience | Individual Satyagraha | Yet he held that India could be freed only by force and not by non-violence.
2 alluri-sitarama-raju | The followers of Alluri Sitarama Raju in the Gudem-Rampa hills were mostly: | tribal people of the hills | workers of cotton mills | sailors of the navy | traders of the coast | They believed that he had powers to heal and could survive bullets.
2 alluri-sitarama-raju | The 125th birth anniversary year of Alluri Sitarama Raju was opened in July 2022 with a statue at: | Bhimavaram | Tirupati | Vijayawada | Warangal | The bronze statue is 30 feet high. He was born in 1897.
3 alluri-sitarama-raju | Consider the following about Alluri Sitarama Raju: // 1. He himself was born in a tribal family. // 2. He led a guerrilla war. // 3. His rising was in the Madras Presidency. // Which of the statements given above are correct? | 2 and 3 only | 1 and 2 only | 1 and 3 only | 1, 2 and 3 | He was not of a tribe but lived in the hills as an ascetic.
3 alluri-sitarama-raju | Match the leaders with the risings. // A. Alluri Sitarama Raju – B. Birsa Munda – C. Sidhu and Kanhu // 1. Santhal – 2. Rampa – 3. Ulgulan // Choose the correct match. | A-2, B-3, C-1 | A-2, B-1, C-3 | A-1, B-3, C-2 | A-3, B-2, C-1 | Ulgulan, the great tumult of the Mundas, was in 1899–1900 and the Santhal rising in 1855–56.
1 pandita-ramabai | Pandita Ramabai is known as a reformer who worked for: | education of women and widows | rights of workers in cotton mills | release of political prisoners | spread of khadi | She ran homes and schools for widows and orphans.
1 pandita-ramabai | The Sharada Sadan, a home and school for widows, was opened in 1889 by Pandita Ramabai in: | Bombay | Calcutta | Madras | Lahore | It was moved to Poona in the next year.
1 pandita-ramabai | Which book on the life of women was written by Pandita Ramabai in English? | The High-Caste Hindu Woman | The Web of Indian Life | Gulamgiri | A Comparison of Women and Men | It came out in 1887. 'The Web of Indian Life' is by Sister Nivedita.
2 pandita-ramabai | The titles 'Pandita' and 'Saraswati' were given to Pandita Ramabai in 1878 by scholars of: | Calcutta | Varanasi | Poona | Mysore | They were struck by her knowledge of Sanskrit texts.
2 pandita-ramabai | Which society for women was founded by Pandita Ramabai at Poona in 1882? | Arya Mahila Samaj | Bharat Stree Mahamandal | Seva Sadan | Ladies' Social Conference | Sarala Devi founded the Bharat Stree Mahamandal in 1910.
2 pandita-ramabai | Before which commission on education did Pandita Ramabai give evidence in 1882? | Hunter Commission | Sadler Commission | Raleigh Commission | Hartog Committee | She asked for women teachers and women doctors.
2 pandita-ramabai | Where did Pandita Ramabai set up the Mukti Mission? | Kedgaon | Wardha | Satara | Nashik | It is near Pune and took in many victims of the famine of the 1890s.
2 pandita-ramabai | The British Government gave Pandita Ramabai in 1919 the: | Kaisar-i-Hind medal | Victoria Cross | Order of Merit | Star of India | The medal was for public service in India. Gandhi returned his in 1920.
2 pandita-ramabai | Pandita Ramabai became in 1883, during her stay in England, a: | Christian | Buddhist | Theosophist | Brahmo | She had gone to England in order to study medicine.
3 pandita-ramabai | Consider the following about Pandita Ramabai: // 1. She translated the Bible into Marathi. // 2. She attended the Congress session of 1889. // 3. She founded the Theosophical Society. // Which of the statements given above are correct? | 1 and 2 only | 1 and 3 only | 2 and 3 only | 1, 2 and 3 | The Theosophical Society was founded by Blavatsky and Olcott in New York in 1875.
3 pandita-ramabai | Match the persons with their institutions. // A. Pandita Ramabai – B. D. K. Karve – C. Jyotirao Phule // 1. Satyashodhak Samaj – 2. Mukti Mission – 3. Indian Women's University // Choose the correct match. | A-2, B-3, C-1 | A-2, B-1, C-3 | A-1, B-3, C-2 | A-3, B-2, C-1 | Karve founded the university in 1916; it later took the name SNDT.
1 sister-nivedita | Sister Nivedita was a disciple of: | Swami Vivekananda | Dayananda Saraswati | Annie Besant | Sri Aurobindo | He gave her the name, which means the dedicated one.
1 sister-nivedita | What was the name of Sister Nivedita before she came to India? | Margaret Noble | Madeleine Slade | Marjorie Sykes | Nellie Sengupta | Madeleine Slade was Mira Behn, the follower of Gandhi.
1 sister-nivedita | In which country was Sister Nivedita born? | Ireland | France | Germany | Canada | She was born in 1867 at Dungannon and taught in London.
2 sister-nivedita | In 1898 Sister Nivedita opened in Calcutta a: | school for girls | cotton mill | printing press | medical college | The school at Bagbazar was inaugurated by Sarada Devi.
2 sister-nivedita | Which book on Vivekananda was written by Sister Nivedita? | The Master as I Saw Him | The Discovery of India | Raja Yoga | The Life Divine | 'The Web of Indian Life' is also by her; 'The Life Divine' is by Aurobindo.
2 sister-nivedita | During which disaster of 1899 did Sister Nivedita nurse and clean in Calcutta? | plague | earthquake | cyclone | cholera | She cleaned the lanes herself and asked young men to join.
2 sister-nivedita | Which Indian scientist did Sister Nivedita help in editing his works? | J. C. Bose | C. V. Raman | S. N. Bose | Homi Bhabha | She also helped him to find funds for research.
2 sister-nivedita | Which symbol did Sister Nivedita put on the flag she designed for India in about 1904–06? | Vajra | Charkha | Lotus | Chakra | It is the thunderbolt of Indra, with the words Vande Mataram.
2 sister-nivedita | Where did Sister Nivedita die in 1911? | Darjeeling | Shimla | Almora | Kodaikanal | Her epitaph says that here reposes one who gave her all to India.
3 sister-nivedita | Consider the following about Sister Nivedita: // 1. She encouraged Indian art and Abanindranath Tagore. // 2. She supported the partition of Bengal. // 3. She came to India in 1898. // Which of the statements given above are correct? | 1 and 3 only | 1 and 2 only | 2 and 3 only | 1, 2 and 3 | She opposed the partition of 1905 and backed the Swadeshi movement.
3 sister-nivedita | Match the women with the persons whom they followed. // A. Sister Nivedita – B. Mira Behn – C. The Mother (Mirra Alfassa) // 1. Sri Aurobindo – 2. Vivekananda – 3. Gandhi // Choose the correct match. | A-2, B-3, C-1 | A-2, B-1, C-3 | A-1, B-3, C-2 | A-3, B-2, C-1 | Mirra Alfassa led the ashram of Aurobindo at Puducherry.
1 eka-movement | The Eka Movement of 1921–22 was a movement of: | peasants | sailors | mill workers | students | Eka means unity: the peasants swore to stand together.
1 eka-movement | The Eka Movement took place in which present-day State? | Uttar Pradesh | Andhra Pradesh | Gujarat | Kerala | It spread in the districts of Hardoi, Bahraich and Sitapur.
1 eka-movement | Which leader is best known for the Eka Movement? | Madari Pasi | Baba Ramchandra | Sahajanand Saraswati | Vallabhbhai Patel | Baba Ramchandra led the Kisan Sabha in Awadh a little earlier.
2 eka-movement | The main grievance of the Eka Movement was: | rent higher than the recorded one | the tax on salt made in the village | the forced planting of indigo | the price of cloth | It was often half as much again as the rent on paper.
2 eka-movement | The thekedars, against whom the Eka Movement was also directed, were: | rent farmers | village teachers | grain merchants | forest guards | They collected the rent for the landlords and took more than was due.
2 eka-movement | At the meetings of the Eka Movement, peasants took a vow over: | water in a hole that stood for the Ganga | a copy of the Ramcharitmanas of the village | the sword of a zamindar | a heap of foreign cloth that was set on fire | They swore to pay only the recorded rent, on time, and not to leave when ejected.
2 eka-movement | The Eka Movement was at first helped by Congress and which other movement? | Khilafat | Home Rule | Quit India | Aligarh | Its leaders soon drifted away, as the followers would not keep to non-violence.
2 eka-movement | In the Eka Movement, peasants swore not to do: | begar | any farming | pilgrimage | spinning | It is forced labour without pay. They also swore to give no help to criminals.
2 eka-movement | By when was the Eka Movement put down by the authorities? | March 1922 | August 1942 | April 1919 | May 1930 | Severe repression brought it to an end within months.
3 eka-movement | Consider the following statements about the Eka Movement: // 1. Some small zamindars took part in it. // 2. It began in the south of India. // 3. Low-caste leaders came to lead it. // Which of the statements given above are correct? | 1 and 3 only | 1 and 2 only | 2 and 3 only | 1, 2 and 3 | It was a movement of Awadh, and Madari Pasi was of a low caste.
3 eka-movement | Arrange these peasant movements in order of time: // 1. Champaran Satyagraha // 2. Eka Movement // 3. Bardoli Satyagraha // 4. Indigo Revolt | 4, 1, 2, 3 | 1, 4, 2, 3 | 4, 1, 3, 2 | 4, 2, 1, 3 | They began in 1859, 1917, 1921 and 1928 respectively.
1 rani-gaidinliu | Rani Gaidinliu led a movement against the British among the: | Nagas | Santhals | Bhils | Khasis | She belonged to the Zeliangrong people of the Naga hills.
1 rani-gaidinliu | Who gave Gaidinliu the title of Rani? | Jawaharlal Nehru | Mahatma Gandhi | Subhas Chandra Bose | Sarojini Naidu | He met her in the jail at Shillong in 1937.
1 rani-gaidinliu | In which present-day State was Rani Gaidinliu born? | Manipur | Mizoram | Tripura | Meghalaya | She was born in a village of the Tamenglong hills in 1915.
2 rani-gaidinliu | Whose movement did Rani Gaidinliu lead on after his hanging in 1931? | Haipou Jadonang | Birsa Munda | U Tirot Sing | Maniram Dewan | Jadonang was her cousin and wanted a Naga Raj.
2 rani-gaidinliu | In which year was Rani Gaidinliu captured by the British? | 1932 | 1922 | 1928 | 1942 | She was captured in October of that year and sentenced to prison for life.
2 rani-gaidinliu | Which movement of faith is connected with Rani Gaidinliu? | Heraka | Tana Bhagat | Kuka | Satnami | It tried to reform and keep the old religion of her people.
2 rani-gaidinliu | Which honour did Rani Gaidinliu receive in 1982? | Padma Bhushan | Padma Shri | Bharat Ratna | Padma Vibhushan | She had received the Tamra Patra in 1972.
3 rani-gaidinliu | Until which year was Rani Gaidinliu kept in prison? | 1947 | 1935 | 1937 | 1942 | She was set free when India became independent.
1 c-rajagopalachari | Who was the only Indian Governor-General of free India? | C. Rajagopalachari | Rajendra Prasad | Vallabhbhai Patel | G. V. Mavalankar | He held the post from June 1948 until January 1950.
1 c-rajagopalachari | Which party did C. Rajagopalachari found in 1959? | Swatantra Party | Praja Party | Jana Sangh | Forward Bloc | It stood for free enterprise and against state control.
2 c-rajagopalachari | To which place on the coast of Tamil Nadu did C. Rajagopalachari lead the salt march of 1930? | Vedaranyam | Nagapattinam | Rameswaram | Tuticorin | The march set out from Tiruchirappalli in April 1930.
2 c-rajagopalachari | Of which presidency did C. Rajagopalachari become Premier in 1937? | Madras | Bombay | Bengal | United Provinces | He brought in prohibition and laws for entry to temples.
2 c-rajagopalachari | The formula that C. Rajagopalachari put forward in 1944 was meant to settle the demand for: | Pakistan | Dominion Status | linguistic provinces | separate electorates | It offered the Muslim League a vote of the people on Pakistan after independence.
2 c-rajagopalachari | When did C. Rajagopalachari receive the Bharat Ratna? | 1954 | 1948 | 1959 | 1972 | He was among the first three to receive it.
2 c-rajagopalachari | For which work in Tamil did C. Rajagopalachari win the Sahitya Akademi Award? | on the Ramayana | on the Mahabharata | on the Kural | on the Gita | The book is Chakravarti Tirumagan, and the award was of 1958.
1 aruna-asaf-ali | Where did Aruna Asaf Ali hoist the national flag in August 1942? | Bombay | Delhi | Ballia | Satara | It was at the Gowalia Tank Maidan on 9 August 1942.
1 aruna-asaf-ali | With which movement is Aruna Asaf Ali chiefly associated? | Quit India | Swadeshi | Home Rule | Khilafat | She is often called the Grand Old Lady of the movement.
2 aruna-asaf-ali | Of which city was Aruna Asaf Ali elected mayor in 1958? | Delhi | Bombay | Madras | Calcutta | She was the first to be elected mayor there.
2 aruna-asaf-ali | Which honour was given to Aruna Asaf Ali in 1997, after her death? | Bharat Ratna | Padma Shri | Padma Bhushan | Lenin Prize | She had died in Delhi in July of the year before.
2 aruna-asaf-ali | Which monthly of the Congress did Aruna Asaf Ali edit with Ram Manohar Lohia? | Inquilab | Harijan | Kesari | Bande Mataram | She did so while the police were looking for her.
2 aruna-asaf-ali | How did Aruna Asaf Ali carry on the movement from 1942 to 1946? | from underground | from a jail | from abroad | from an ashram | The government offered a reward for her arrest.
1 matangini-hazra | In which movement was Matangini Hazra shot dead while she held the flag? | Quit India | Swadeshi | Civil Disobedience | Non-Cooperation | She led a procession in September 1942 at the age of about 72.
1 matangini-hazra | By what name was Matangini Hazra known? | Gandhi Buri | Rani Ma | Bharat Kokila | Lok Mata | In Bengali it means the old lady who follows Gandhi.
2 matangini-hazra | At which town of Bengal did Matangini Hazra die in 1942? | Tamluk | Contai | Asansol | Bolpur | Tamluk in Midnapore was the seat of the parallel government.
2 matangini-hazra | To which place was the procession of Matangini Hazra in 1942 going? | a police station | a railway line | a salt depot | a temple | The crowd wanted to take over the station at Tamluk.
2 matangini-hazra | Which parallel government arose in the district of Matangini Hazra in December 1942? | Tamralipta | Prati Sarkar | Azad Dasta | Ballia | The Tamralipta Jatiya Sarkar at Tamluk lasted until 1944.
`,
    },
  ],
})
