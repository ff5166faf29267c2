import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which newspaper did Gandhi start in South Africa?' */
export const peopleAndMovements = defineBank({
  id: 'people-and-movements',
  sets: [
    {
      rows: `
1 gandhi-newspapers | Which newspaper did Gandhi start in South Africa in 1903? | Indian Opinion | Young India | Hindustan Times | Navajivan | Indian Opinion came out at Durban and then at the Phoenix settlement.
1 gandhi-newspapers | Which weekly on untouchability did Gandhi start in 1933? | Harijan | Young India | Indian Opinion | Kesari | Harijan came out in English, with Harijan Sevak in Hindi and Harijan Bandhu in Gujarati.
1 gandhi-newspapers | Which English weekly did Gandhi edit from 1919? | Young India | New India | Harijan | Commonweal | Young India was his English weekly until the thirties; New India was of Annie Besant.
2 gandhi-newspapers | In which language was Navajivan, edited by Gandhi from 1919, published? | Gujarati | Marathi | Rajasthani | Bengali | Navajivan was a Gujarati weekly from Ahmedabad, later in Hindi too.
2 gandhi-newspapers | Who was the first editor of Indian Opinion, the newspaper of Gandhi in South Africa? | Mansukhlal Nazar | Mahadev Desai | Henry Polak | Kasturba Gandhi | Mansukhlal Nazar edited it from 1903 and Polak came later.
2 gandhi-newspapers | Which newspaper of Gandhi was printed at the Phoenix settlement? | Indian Opinion | Bombay Chronicle | Harijan | Navajivan | The press was moved to Phoenix near Durban in 1904.
2 gandhi-newspapers | In which city was Harijan, the newspaper of Gandhi, first published in 1933? | Poona | Bombay | Calcutta | Lucknow | Gandhi was in the Yeravda jail at Poona when it began.
2 gandhi-newspapers | Which newspaper was started by Gandhi? | Harijan | Kesari | Al-Hilal | Leader | Kesari is of Tilak, Al-Hilal of Azad and Leader of Malaviya.
2 gandhi-newspapers | Which Hindi weekly was started in 1933 with the help of Gandhi? | Harijan Sevak | Harijan Bandhu | Navajivan | Hindustan | Harijan Sevak was the Hindi edition and Harijan Bandhu the Gujarati one.
3 gandhi-newspapers | In how many languages did Indian Opinion, the newspaper of Gandhi, come out at first? | Four | One | Two | Six | It came out in English, Gujarati, Hindi and Tamil at first.
3 gandhi-newspapers | For articles in which newspaper was Gandhi tried for sedition in 1922? | Young India | Harijan | Indian Opinion | Navajivan | Judge Broomfield sentenced him to six years for three articles in it.
3 gandhi-newspapers | In which newspaper did the autobiography of Gandhi come out in parts from 1925? | Navajivan | Harijan | Indian Opinion | Kesari | It appeared in Gujarati in Navajivan, and in English in Young India.
3 gandhi-newspapers | In which newspaper were the parts of Hind Swaraj by Gandhi first published in 1909? | Indian Opinion | Bombay Chronicle | Harijan | Navajivan | He wrote it on a ship from London to South Africa, and it came out in the Gujarati columns.
1 gandhi-books | What is the title of the autobiography of Gandhi? | My Experiments with Truth | Discovery of India | India Wins Freedom | The Indian Struggle | The other books are by Nehru, Azad and Bose.
1 gandhi-books | Which book did Gandhi write in 1909? | Hind Swaraj | Gita Rahasya | Glimpses of World History | Unhappy India | Hind Swaraj is a dialogue on the civilisation of the West.
2 gandhi-books | In which language did Gandhi write his autobiography? | Gujarati | Hindustani | Hindi | Marathi | He wrote it in Gujarati and Mahadev Desai translated it into English.
2 gandhi-books | Who translated the autobiography of Gandhi into English? | Mahadev Desai | Pyarelal | C. F. Andrews | Henry Polak | Mahadev Desai was his secretary for twenty-five years.
2 gandhi-books | Which book of Ruskin changed Gandhi's life, as he says in his own books? | Unto This Last | Sesame and Lilies | Modern Painters | The Stones of Venice | He read it on a train in 1904 and paraphrased it as Sarvodaya.
2 gandhi-books | Which title did Gandhi give to his paraphrase of Ruskin's book? | Sarvodaya | Swaraj | Satyagraha | Antyodaya | Sarvodaya means the rise or welfare of all.
2 gandhi-books | Which book of Tolstoy, as Gandhi writes in his books, overwhelmed him? | The Kingdom of God Is Within You | War and Peace | Anna Karenina | Resurrection | He read it in South Africa and later named Tolstoy Farm after its author.
3 gandhi-books | On which ship did Gandhi write his book Hind Swaraj? | Kildonan Castle | Komagata Maru | Rajputana | Maldera | He wrote it on the way from London to South Africa in ten days.
3 gandhi-books | Which booklet of 1941 did Gandhi write on eighteen points of national work? | Constructive Programme | Key to Health | Ashram Observances | Satyagraha in South Africa | It lists communal unity, khadi, village industries and more.
3 gandhi-books | Which book of Gandhi is on his struggle before 1914? | Satyagraha in South Africa | Key to Health | Anasaktiyoga | Hind Swaraj | Anasaktiyoga is his Gujarati version of the Gita.
1 nana-saheb | From where did Nana Saheb lead the Revolt of 1857? | Kanpur | Lucknow | Jhansi | Arrah | He was the adopted son of the last Peshwa, Baji Rao II.
1 nana-saheb | Whose adopted son was Nana Saheb? | Baji Rao II | Baji Rao I | Gangadhar Rao | Daulat Rao Sindhia | The Company stopped the pension after the death of Baji Rao II.
2 nana-saheb | Where did Nana Saheb live before the Revolt of 1857? | Bithur | Poona | Gwalior | Jagdishpur | Bithur near Kanpur was the seat of the exiled Peshwa.
2 nana-saheb | What was the real name of Nana Saheb? | Dhondu Pant | Ramchandra Pandurang | Vasudev Balwant | Damodar Rao | Nana Saheb was Dhondu Pant; Ramchandra Pandurang was Tantia Tope.
2 nana-saheb | Which adviser of Nana Saheb had gone to London to plead for his pension? | Azimullah Khan | Tantia Tope | Khan Bahadur Khan | Bakht Khan | Azimullah Khan came back by way of the Crimea.
2 nana-saheb | To which country did Nana Saheb escape after the Revolt of 1857? | Nepal | Burma | Persia | Afghanistan | He went into the Tarai in 1859 and was not heard of again.
2 nana-saheb | Which British general commanded Kanpur when Nana Saheb besieged it? | Hugh Wheeler | Colin Campbell | Henry Lawrence | Hugh Rose | Wheeler gave up after three weeks; Campbell retook Kanpur in December.
3 nana-saheb | Which British officer retook Kanpur from Nana Saheb in July 1857? | Henry Havelock | John Nicholson | William Taylor | Hugh Rose | Nicholson led the attack on Delhi and Rose fought at Jhansi.
3 nana-saheb | Which grievance turned Nana Saheb against the Company? | Loss of the Peshwa's pension | Annexation of Awadh | Greased cartridges | Loss of Jhansi | Dalhousie refused to go on paying eight lakh rupees a year.
1 kunwar-singh | From where did Kunwar Singh lead the Revolt of 1857? | Jagdishpur | Kanpur | Farrukhabad | Jhansi | Jagdishpur, the seat of Kunwar Singh, is near Arrah in Bihar.
1 kunwar-singh | In which present State did Kunwar Singh lead the Revolt of 1857? | Bihar | Madhya Pradesh | Rajasthan | Odisha | He was the zamindar of Jagdishpur in the Bhojpur region.
2 kunwar-singh | About how old was Kunwar Singh in the Revolt of 1857? | Eighty | Thirty | Forty-five | Sixty | He was the oldest of the great leaders.
2 kunwar-singh | Which limb did Kunwar Singh cut off himself, by tradition, after a bullet wound? | Left arm | Right arm | Left leg | Right leg | He is said to have offered it to the Ganga while crossing the river.
2 kunwar-singh | Which brother of Kunwar Singh went on with the fight? | Amar Singh | Tej Singh | Ritu Singh | Dalip Singh | Amar Singh kept up a guerrilla war after April 1858.
2 kunwar-singh | To which Rajput clan did Kunwar Singh belong? | Ujjainiya | Sisodia | Bundela | Kachhwaha | The Ujjainiyas of Bhojpur claim to come from the Paramaras of Ujjain.
2 kunwar-singh | Sepoys of which cantonment joined Kunwar Singh in July 1857? | Danapur | Barrackpore | Meerut | Ambala | They marched to Arrah and made him their leader.
3 kunwar-singh | On which date did Kunwar Singh win his last fight, still kept as his victory day? | 23 April 1858 | 10 May 1857 | 29 March 1857 | 18 June 1858 | He defeated Captain Le Grand near Jagdishpur and died three days later.
3 kunwar-singh | Which English officer relieved Arrah from the siege of Kunwar Singh? | Vincent Eyre | Henry Havelock | James Outram | Hugh Rose | Major Eyre marched from Buxar in August 1857.
1 tantia-tope | By which name is Ramchandra Pandurang, the general of 1857, known? | Tantia Tope | Nana Saheb | Kunwar Singh | Azimullah Khan | Ramchandra Pandurang was Tantia Tope; Nana Saheb was Dhondu Pant.
1 tantia-tope | For which kind of war is Tantia Tope known? | Guerrilla war | Naval war | Siege of forts | Trench war | He escaped British columns in central India for almost a year.
2 tantia-tope | Which city did Tantia Tope and Rani Lakshmibai take in June 1858? | Gwalior | Delhi | Lucknow | Agra | Sindhia fled to Agra while his troops went over.
2 tantia-tope | Who betrayed Tantia Tope to the British? | Man Singh of Narwar | Jiwaji Rao Sindhia | Mir Jafar | Azimullah Khan | He was taken while asleep in the forest of Paron.
2 tantia-tope | Where was Tantia Tope hanged in 1859? | Shivpuri | Kanpur | Jhansi | Farrukhabad | He was tried at Sipri, the present Shivpuri.
2 tantia-tope | Of whom was Tantia Tope the general? | Nana Saheb | Kunwar Singh | Bakht Khan | Begum Hazrat Mahal | He fought for the Peshwa at Kanpur before he went to Kalpi.
3 tantia-tope | Which British general defeated Tantia Tope on the Betwa in 1858? | Hugh Rose | Colin Campbell | Henry Havelock | John Nicholson | Tantia Tope had come with a large army to relieve Jhansi.
3 tantia-tope | Which general did Tantia Tope defeat near Kanpur in November 1857? | Windham | Outram | Neill | Wheeler | Colin Campbell came back from Lucknow and recovered the city.
1 hazrat-mahal | From where did Begum Hazrat Mahal lead the Revolt of 1857? | Lucknow | Kanpur | Delhi | Bareilly | She was a wife of Wajid Ali Shah, the deposed ruler of Awadh.
1 hazrat-mahal | Whose wife was Begum Hazrat Mahal? | Wajid Ali Shah | Bahadur Shah II | Nana Saheb | Shuja-ud-Daulah | He had been sent to Calcutta in 1856.
2 hazrat-mahal | Which son did Begum Hazrat Mahal put on the throne in 1857? | Birjis Qadr | Mirza Mughal | Mirza Jawan Bakht | Damodar Rao | The boy was crowned Nawab of Awadh in July 1857.
2 hazrat-mahal | In which country did Begum Hazrat Mahal die in 1879? | Nepal | Burma | Persia | Bhutan | She refused a British pension and was buried at Kathmandu.
2 hazrat-mahal | Which British building was besieged by the forces of Begum Hazrat Mahal? | Residency | Red Fort | Writers' Building | Fort William | The siege of the Residency of Lucknow lasted for months.
2 hazrat-mahal | Which commissioner was killed in the siege of Lucknow by the forces of Begum Hazrat Mahal? | Henry Lawrence | John Lawrence | Colin Campbell | Hugh Wheeler | He was hit by a shell in July 1857.
3 hazrat-mahal | Which maulvi fought beside Begum Hazrat Mahal? | Ahmadullah Shah | Liaqat Ali | Azimullah Khan | Syed Ahmad | The maulvi of Faizabad was one of the ablest leaders.
3 hazrat-mahal | Which document did Begum Hazrat Mahal answer with one of her own? | Queen's Proclamation of 1858 | Royal Titles Act | Charter of 1853 | Treaty of Bassein | She warned people not to trust its promises.
1 kol-rebellion | In which region did the Kol rebellion of 1831 take place? | Chota Nagpur | Malabar | Rann of Kutch | Assam | It broke out in Ranchi, Singhbhum and Palamau.
2 kol-rebellion | Who led the Kol rebellion? | Buddhu Bhagat | Veer Surendra Sai | Birsa Munda | Tirot Singh | Buddhu Bhagat fell in 1832; Sidhu led the Santhals.
2 kol-rebellion | What was the main cause of the Kol rebellion? | Land given to outsiders | A tax on salt | Recruitment for a war | Ban on hunting | Headmen lost their villages to Sikh and Muslim farmers from outside.
2 kol-rebellion | In which years did the Kol rebellion take place? | 1831 and 1832 | 1855 and 1856 | 1899 and 1900 | 1817 and 1818 | The Santhals rose in 1855 and the Mundas in 1899.
2 kol-rebellion | Which outsiders were hated by the rebels of the Kol rebellion? | Dikus | Moplahs | Poligars | Pindaris | Diku was their word for money lenders and other outsiders.
3 kol-rebellion | Which agency was formed after the Kol rebellion to rule the area? | South-West Frontier Agency | North-East Frontier Agency | Damin-i-Koh | Central India Agency | It was set up in 1833; Damin-i-Koh was the land of the Santhals.
3 kol-rebellion | Which symbol was passed from village to village to start the Kol rebellion? | Arrows | Chapatis | Lotus flowers | Red flags | Arrows went round in 1831; chapatis went round in 1857.
3 kol-rebellion | Which tribes joined the Kols in the Kol rebellion? | Mundas and Oraons | Bhils and Gonds | Khasis and Garos | Todas and Badagas | Mundas, Oraons and Hos of the same hills joined the rising.
1 sanyasi-rebellion | Which novel is based on the Sanyasi rebellion? | Anandamath | Gora | Nil Darpan | Godan | Bankim Chandra wrote it in 1882; it contains Vande Mataram.
1 sanyasi-rebellion | In which province did the Sanyasi rebellion take place? | Bengal | Bombay | Madras | Punjab | It broke out in the years after the famine of 1770.
2 sanyasi-rebellion | Which restriction angered the monks of the Sanyasi rebellion? | On visits to holy places | On the wearing of saffron | On the use of elephants | On the learning of Sanskrit | Bands of pilgrims were stopped and taxed by the Company's officers.
2 sanyasi-rebellion | Who was a leader of the fakirs in the Sanyasi rebellion? | Majnu Shah | Dudu Miyan | Titu Mir | Shariatullah | Majnu Shah led the Madari fakirs for years.
2 sanyasi-rebellion | Which zamindar woman took part in the Sanyasi rebellion? | Devi Chaudhurani | Rani Chennamma | Rani Gaidinliu | Matangini Hazra | Bankim wrote a novel on her with Bhavani Pathak.
2 sanyasi-rebellion | Which Governor-General put down the Sanyasi rebellion? | Warren Hastings | Lord Cornwallis | Lord Wellesley | William Bentinck | It was fought for many years from the 1770s.
3 sanyasi-rebellion | Which disaster of 1770 was a cause of the Sanyasi rebellion? | Famine of Bengal | Flood of the Damodar | Plague of Calcutta | Cyclone of Odisha | A third of the people of Bengal are said to have died.
3 sanyasi-rebellion | Which order of monks led the Sanyasi rebellion, with their own weapons? | Dashnami Nagas | Ramakrishna monks | Jain munis | Virashaivas | Many were disbanded soldiers who had become Giri monks.
1 paika-rebellion | In which State did the Paika rebellion take place? | Odisha | Bihar | Kerala | Assam | It broke out at Khurda, near present Bhubaneswar, in 1817.
1 paika-rebellion | Who led the Paika rebellion of 1817? | Bakshi Jagabandhu | Veer Surendra Sai | Chakra Bisoi | Laxman Naik | Jagabandhu was the commander of the Raja of Khurda.
2 paika-rebellion | Who were the Paikas of the Paika rebellion? | Foot soldiers with rent-free land | Merchants of salt | Priests of Puri | Boatmen of Chilika | They held land for military service to the king of Khurda.
2 paika-rebellion | In which year did the Paika rebellion begin? | 1817 | 1803 | 1857 | 1831 | The rising began in 1817; the English had taken Odisha in 1803.
2 paika-rebellion | Which tribe came to Khurda to join the Paika rebellion? | Kandhas | Bhils | Santhals | Mundas | About four hundred Kandhas of Ghumusar marched to Khurda.
2 paika-rebellion | Which grievance caused the Paika rebellion? | Loss of rent-free lands | Greased cartridges | Ban on sati | Indigo farming | Lands were taken and taxed, and salt became dear.
3 paika-rebellion | Which king of Khurda had been deposed before the Paika rebellion? | Mukunda Deva | Kapilendra Deva | Prataparudra | Narasimha Deva | Mukunda Deva II was deposed in 1804 after a first rising by Jayi Rajaguru.
3 paika-rebellion | In which year did the leader of the Paika rebellion surrender? | 1825 | 1817 | 1829 | 1833 | Jagabandhu lived on a pension at Cuttack till 1829.
1 deccan-riots | In which year did the Deccan riots begin? | 1875 | 1857 | 1885 | 1905 | They began at Supa in the Poona district.
1 deccan-riots | Against whom were the Deccan riots directed? | Money lenders | Indigo planters | Missionaries | Mill owners | Marwari and Gujarati money lenders held the bonds of the peasants.
2 deccan-riots | What did the peasants burn in the Deccan riots? | Bonds of debt | Standing crops | Post offices | Foreign cloth | They wanted to destroy the records of what they owed.
2 deccan-riots | What did an Act of 1879, passed after the Deccan riots, give the peasants? | No jail for debt | Free seed and cattle | Rights over forests | A share in mills | The Deccan Agriculturists' Relief Act kept those who could not pay out of the civil jail.
2 deccan-riots | In which present State did the Deccan riots take place? | Maharashtra | Telangana | Karnataka | Andhra Pradesh | The Poona and Ahmednagar districts of the Bombay presidency were affected.
2 deccan-riots | Which event in America led to the debts behind the Deccan riots? | Civil War | War of Independence | Gold rush | Great Depression | The cotton boom ended in 1865 and peasants could not pay.
2 deccan-riots | Which land system prevailed where the Deccan riots broke out? | Ryotwari | Zamindari | Mahalwari | Talukdari | Revenue was settled with each cultivator, who borrowed to pay it.
3 deccan-riots | At which village did the Deccan riots begin? | Supa | Champaran | Bardoli | Chauri Chaura | Supa was a market village in the Poona district.
3 deccan-riots | Which body took up the cause of the peasants of the Deccan riots? | Poona Sarvajanik Sabha | Bombay Association | Madras Mahajan Sabha | Servants of India Society | The Sabha, in which M. G. Ranade was active, wrote on the revenue.
1 prarthana-samaj | Who founded the Prarthana Samaj in 1867? | Atmaram Pandurang | M. G. Ranade | Jyotirao Phule | Debendranath Tagore | Atmaram Pandurang founded it; Ranade and Bhandarkar joined it later.
1 prarthana-samaj | In which city was the Prarthana Samaj founded? | Bombay | Calcutta | Madras | Lahore | It was the western counterpart of the Brahmo Samaj.
2 prarthana-samaj | Whose visit inspired the founding of the Prarthana Samaj? | Keshab Chandra Sen | Dayananda Saraswati | Swami Vivekananda | Annie Besant | The Brahmo leader spoke at Bombay in 1864 and 1867.
2 prarthana-samaj | Which historian and Sanskrit scholar was a leader of the Prarthana Samaj? | R. G. Bhandarkar | V. A. Smith | R. C. Majumdar | K. P. Jayaswal | R. G. Bhandarkar and M. G. Ranade gave the Samaj its strength.
2 prarthana-samaj | Which tradition did the Prarthana Samaj follow? | Bhakti saints of Maharashtra | Alvars of the south | Sufis of Ajmer | Sikh Gurus | It drew on the hymns of Namdev, Tukaram and other bhakti saints.
2 prarthana-samaj | Which paper was the organ of the Prarthana Samaj? | Subodh Patrika | Som Prakash | Samachar Chandrika | Arya Gazette | Subodh Patrika came out from 1873; Som Prakash was a Bengali paper.
3 prarthana-samaj | Which body did V. R. Shinde of the Prarthana Samaj found in 1906? | Depressed Classes Mission | Harijan Sevak Sangh | Satyashodhak Samaj | Seva Sadan | V. R. Shinde founded the mission at Bombay in October 1906.
3 prarthana-samaj | Which earlier society was the forerunner of the Prarthana Samaj? | Paramahansa Mandali | Atmiya Sabha | Tattvabodhini Sabha | Veda Samaj | Dadoba Pandurang had founded the Mandali in 1849.
2 prarthana-samaj | Which social aims did the Prarthana Samaj have? | Widow remarriage and education of women | Return to the Vedas | Conversion to Buddhism | Separate electorates | It also worked against caste and child marriage.
1 ramakrishna-mission | Who founded the Ramakrishna Mission in 1897? | Swami Vivekananda | Ramakrishna | Swami Dayananda | Keshab Chandra Sen | Vivekananda founded it and named it after his teacher, Ramakrishna.
1 ramakrishna-mission | Where is the headquarters of the Ramakrishna Mission? | Belur | Dakshineswar | Varanasi | Puducherry | Belur Math lies on the Hooghly near Kolkata.
2 ramakrishna-mission | At which temple had Ramakrishna, after whom the Ramakrishna Mission is named, been a priest? | Dakshineswar | Tarakeshwar Math | Belur | Puri | The Kali temple was built by Rani Rashmoni.
2 ramakrishna-mission | Which motto sums up the work of the Ramakrishna Mission? | Service of man is service of God | Back to the Vedas | Work is worship | Truth alone triumphs | 'Back to the Vedas' was the call of Dayananda.
2 ramakrishna-mission | Which Irish disciple helped the Ramakrishna Mission? | Sister Nivedita | Annie Besant | Madeleine Slade | Margaret Cousins | Her name was Margaret Noble, and she opened a school for girls.
2 ramakrishna-mission | Which English journal of the Ramakrishna order was started in 1896? | Prabuddha Bharata | Young India | Modern Review | Hindustan Review | Prabuddha Bharata is in English; Udbodhan is the Bengali journal.
3 ramakrishna-mission | Where is the Advaita Ashrama of the Ramakrishna Mission in the Himalaya? | Mayavati | Rishikesh | Almora | Kausani | It was founded in 1899 with the help of the Seviers.
3 ramakrishna-mission | Who was the first president of the Ramakrishna order after Vivekananda had set up the Ramakrishna Mission? | Swami Brahmananda | Swami Shivananda | Swami Saradananda | Swami Ranganathananda | Swami Brahmananda led the order from 1901 to 1922.
3 ramakrishna-mission | At whose house in Calcutta was the Ramakrishna Mission founded on 1 May 1897? | Balaram Bose | Girish Ghosh | Keshab Sen | Rani Rashmoni | Balaram Bose was a householder devotee in whose house the disciples met.
1 abolition-of-sati | Which Governor-General abolished sati? | William Bentinck | Lord Cornwallis | Lord Dalhousie | Marquess of Hastings | Regulation XVII of 1829 made it a crime.
1 abolition-of-sati | In which year was sati abolished? | 1829 | 1813 | 1856 | 1872 | It was first abolished in the Bengal presidency.
1 abolition-of-sati | Which Indian reformer campaigned for the abolition of sati? | Raja Rammohan Roy | Dayananda Saraswati | M. G. Ranade | Vivekananda | Rammohan Roy had seen his own sister-in-law burnt and wrote against it.
2 abolition-of-sati | By which regulation was sati abolished? | Regulation XVII | Regulation X | Regulation III | Act XV | Act XV of 1856 allowed widows to marry again.
2 abolition-of-sati | Which body opposed the abolition of sati? | Dharma Sabha | Brahmo Sabha | Atmiya Sabha | Tattvabodhini Sabha | Radhakanta Deb founded the Dharma Sabha in 1830 for the orthodox.
2 abolition-of-sati | Who founded the Dharma Sabha against the abolition of sati? | Radhakanta Deb | Dwarkanath Tagore | Derozio | Keshab Chandra Sen | It sent a petition to the Privy Council, which was rejected.
2 abolition-of-sati | Which paper of Rammohan Roy argued for the abolition of sati? | Sambad Kaumudi | Samachar Chandrika | Som Prakash | Hindu Patriot | Sambad Kaumudi was his Bengali weekly; Samachar Chandrika took the other side.
3 abolition-of-sati | Which Mughal emperor had tried to restrain sati by requiring consent? | Akbar | Jahangir | Humayun | Babur | Akbar forbade the use of force and asked his kotwals to see to it.
3 abolition-of-sati | Which inscription of 510 CE is the earliest with a date on sati? | Eran | Junagadh | Mandasor | Aihole | It tells of the wife of Goparaja under Bhanugupta.
1 widow-remarriage | Which reformer is linked with the Widow Remarriage Act of 1856? | Ishwar Chandra Vidyasagar | Raja Rammohan Roy | Swami Vivekananda | Keshab Chandra Sen | He showed from the Parashara Samhita that it was allowed.
1 widow-remarriage | In which year was the Widow Remarriage Act passed? | 1856 | 1829 | 1872 | 1891 | The law was Act XV of 1856; sati had been forbidden in 1829.
2 widow-remarriage | Who was Governor-General when the Widow Remarriage Act was passed in July 1856? | Lord Canning | Lord Dalhousie | William Bentinck | Lord Ripon | The draft was of Dalhousie's time, and Canning signed it.
2 widow-remarriage | Who started the Widow Remarriage Association in Bombay in 1861 with Vishnu Shastri Pandit? | M. G. Ranade | B. G. Tilak | Jyotirao Phule | D. K. Karve | Vishnu Shastri Pandit had begun the work in the 1850s.
2 widow-remarriage | Who married a widow himself and founded a home for widows at Poona in 1896? | D. K. Karve | M. G. Ranade | B. M. Malabari | G. G. Agarkar | Karve later founded a university for women, in the year 1916.
2 widow-remarriage | Who worked for widow remarriage in Andhra? | Kandukuri Veeresalingam | Narayana Guru | E. V. Ramasamy | Gurajada Apparao | He arranged the first such marriage at Rajahmundry in 1881.
3 widow-remarriage | Which text did Vidyasagar quote for widow remarriage? | Parashara Samhita | Manusmriti | Yajnavalkya Smriti | Arthashastra | A verse in it allows a second marriage in certain cases.
3 widow-remarriage | Who led the orthodox petition against the bill for widow remarriage? | Radhakanta Deb | Debendranath Tagore | Dwarkanath Tagore | Akshay Kumar Dutt | His petition had far more names than that of Vidyasagar, but the bill was passed.
1 ao-hume | Of which body was A. O. Hume the founder? | Indian National Congress | Muslim League | Indian Association | Servants of India Society | Hume was a retired civil servant who brought the first members together.
1 ao-hume | In which year did A. O. Hume found the Congress? | 1885 | 1875 | 1892 | 1905 | The first session was held at Bombay in December 1885.
2 ao-hume | Who was the Viceroy when A. O. Hume founded the Congress? | Lord Dufferin | Lord Ripon | Lord Lansdowne | Lord Lytton | Dufferin is said to have been told of the plan.
2 ao-hume | Which theory says that A. O. Hume founded the Congress to release discontent? | Safety valve | Drain theory | Two-nation theory | Lightning conductor | Lajpat Rai spoke of it in Young India.
2 ao-hume | Of which science is A. O. Hume called the father in India? | Ornithology | Botany | Geology | Archaeology | He collected birds and started the journal Stray Feathers.
2 ao-hume | Of which district was A. O. Hume in charge during the Revolt of 1857? | Etawah | Meerut | Kanpur | Jhansi | He was collector of Etawah in the North-Western Provinces at that time.
3 ao-hume | Which body did A. O. Hume form before the Congress? | Indian National Union | East India Association | Bengal Union | National Conference | The name was changed at Bombay on the suggestion of Naoroji.
3 ao-hume | What office did A. O. Hume hold in the Congress for many years? | General Secretary | President | Treasurer | Editor | Hume was general secretary till 1906 and never presided over a session.
1 gokhale | Which society did Gopal Krishna Gokhale found in 1905? | Servants of India Society | Deccan Education Society | Arya Samaj | Harijan Sevak Sangh | Its members gave their lives to the service of the country.
1 gokhale | Whose political guru was Gopal Krishna Gokhale? | Mahatma Gandhi | Bal Gangadhar Tilak | M. G. Ranade | Bipin Chandra Pal | Gandhi and Jinnah both looked up to him.
1 gokhale | Over which session of the Congress did Gopal Krishna Gokhale preside in 1905? | Banaras | Surat | Calcutta | Lahore | The session took place just after the partition of Bengal.
2 gokhale | Who was the guru of Gopal Krishna Gokhale? | M. G. Ranade | Dadabhai Naoroji | Jyotirao Phule | A. O. Hume | Ranade trained him in public work in the Sarvajanik Sabha of Poona.
2 gokhale | In which college of Poona did Gopal Krishna Gokhale teach? | Fergusson College | Elphinstone College | Deccan College | Wilson College | It was run by the Deccan Education Society.
2 gokhale | To which wing of the Congress did Gopal Krishna Gokhale belong? | Moderates | Extremists | Revolutionaries | Swarajists | Gokhale was a Moderate; Tilak led the other wing in Maharashtra.
2 gokhale | Which bill did Gopal Krishna Gokhale move in the council in 1911? | Elementary Education Bill | Age of Consent Bill | Ilbert Bill | Hindu Code Bill | He wanted compulsory primary education, but the bill was rejected.
2 gokhale | By which name did Tilak praise Gopal Krishna Gokhale at his funeral? | Diamond of India | Lion of Bombay | Grand Old Man | Iron Man | Tilak called him the diamond of India; the Lion of Bombay is Pherozeshah Mehta.
3 gokhale | Before which commission did Gopal Krishna Gokhale give evidence in 1897? | Welby Commission | Simon Commission | Hunter Commission | Lee Commission | The Welby Commission looked into the expenditure of the Indian government.
3 gokhale | Which country did Gopal Krishna Gokhale visit in 1912 at the invitation of Gandhi? | South Africa | Kenya | Fiji | Canada | He met the ministers of the Union on the rights of Indians.
1 tilak | Which two newspapers did Bal Gangadhar Tilak found? | Kesari and Mahratta | Young India and Harijan | Comrade and Hamdard | Leader and Abhyudaya | Kesari was in Marathi and Mahratta in English.
1 tilak | Who said 'Swaraj is my birthright and I shall have it'? | Bal Gangadhar Tilak | Lala Lajpat Rai | Bipin Chandra Pal | Subhas Chandra Bose | He used the words in the Home Rule campaign.
1 tilak | Which festivals did Bal Gangadhar Tilak make public? | Ganapati and Shivaji | Durga Puja and Holi | Onam and Pongal | Diwali and Baisakhi | They began in 1893 and 1895 or 1896.
2 tilak | Which book did Bal Gangadhar Tilak write in the Mandalay jail? | Gita Rahasya | The Arctic Home in the Vedas | Orion | Hind Swaraj | Tilak was in the jail of Mandalay in Burma from 1908 to 1914.
2 tilak | Who called Bal Gangadhar Tilak the father of Indian unrest? | Valentine Chirol | Lord Curzon | Lord Minto | Winston Churchill | Tilak sued Chirol for his book Indian Unrest in London and lost.
2 tilak | In which year did Bal Gangadhar Tilak start his Home Rule League? | 1916 | 1905 | 1920 | 1914 | It was founded at Belgaum in April 1916.
2 tilak | Which Act of 1891 did Bal Gangadhar Tilak oppose? | Age of Consent Act | Vernacular Press Act | Arms Act | Rowlatt Act | He held that a foreign government should not meddle with custom.
2 tilak | By which title was Bal Gangadhar Tilak known? | Lokmanya | Deshbandhu | Mahamana | Netaji | Deshbandhu is C. R. Das and Mahamana is Malaviya.
3 tilak | In which book did Bal Gangadhar Tilak argue that the Aryans came from near the pole? | The Arctic Home in the Vedas | Gita Rahasya | Orion | Vedic Chronology | The Arctic Home in the Vedas came out in 1903, Orion in 1893.
3 tilak | Which lawyer asked for bail for Bal Gangadhar Tilak in the sedition case of 1908? | M. A. Jinnah | Motilal Nehru | C. R. Das | Bhulabhai Desai | Jinnah argued for bail; Tilak spoke in his own defence at the trial.
3 tilak | With whom did Bal Gangadhar Tilak found the Deccan Education Society in 1884? | G. G. Agarkar | G. K. Gokhale | M. G. Ranade | D. K. Karve | Agarkar and Vishnushastri Chiplunkar had begun the New English School with him.
1 khudiram-bose | How old was Khudiram Bose when he was hanged in 1908? | 18 | 23 | 28 | 33 | He was one of the youngest to die for freedom.
1 khudiram-bose | At which place did Khudiram Bose throw a bomb in 1908? | Muzaffarpur | Murshidabad | Alipore | Chittagong | It hit the carriage of two English women by mistake.
2 khudiram-bose | Whom did Khudiram Bose want to kill? | Kingsford | Saunders | Curzon Wyllie | Hardinge | Kingsford had been a harsh magistrate at Calcutta.
2 khudiram-bose | Who was the companion of Khudiram Bose at Muzaffarpur? | Prafulla Chaki | Batukeshwar Dutt | Jatin Das | Barin Ghosh | Chaki shot himself when he was about to be caught.
2 khudiram-bose | Which case followed from the bomb of Khudiram Bose? | Alipore Bomb Case | Lahore Conspiracy Case | Kakori Case | Meerut Conspiracy Case | Aurobindo Ghosh was tried and acquitted in it.
2 khudiram-bose | Who were killed by the bomb of Khudiram Bose? | The wife and daughter of Pringle Kennedy | The magistrate and his guard | Two policemen of Patna | The Governor and his aide | Their carriage looked like that of Kingsford, so it was hit by mistake.
2 khudiram-bose | Which leader was jailed for writing on the bomb of Khudiram Bose? | Bal Gangadhar Tilak | Gopal Krishna Gokhale | Mahatma Gandhi | Surendranath Banerjea | Tilak's articles in Kesari brought him six years at Mandalay.
3 khudiram-bose | In which district of Bengal was Khudiram Bose born? | Midnapore | Dacca | Nadia | Murshidabad | He was born at Habibpur in Midnapore in 1889.
3 khudiram-bose | On which date was Khudiram Bose hanged? | 11 August 1908 | 23 March 1931 | 19 December 1927 | 30 April 1908 | The bomb was thrown on 30 April 1908.
1 savarkar | Which book of V. D. Savarkar is on the Revolt of 1857? | The Indian War of Independence | Discovery of India | Unhappy India | India Divided | It came out in 1909 and was banned.
1 savarkar | In which prison was V. D. Savarkar kept from 1911? | Cellular Jail | Yeravda Jail | Mandalay Jail | Alipore Jail | He was sent to Port Blair for two life terms.
2 savarkar | Which secret society did V. D. Savarkar found in 1904? | Abhinav Bharat | Anushilan Samiti | Ghadar Party | Yugantar | It grew out of Mitra Mela of Nasik.
2 savarkar | Of which party was V. D. Savarkar president from 1937 to 1943? | Hindu Mahasabha | Congress Socialist Party | Forward Bloc | Swaraj Party | He led the Hindu Mahasabha after his release.
2 savarkar | At which French port did V. D. Savarkar try to escape in 1910? | Marseille | Calais | Cherbourg | Brest | He jumped through a porthole of the ship Morea.
2 savarkar | Whose house in London was the base of V. D. Savarkar? | Shyamji Krishna Varma | Dadabhai Naoroji | Madam Cama | Lala Har Dayal | India House was the centre of the revolutionaries.
2 savarkar | Which member of the London group of V. D. Savarkar shot Curzon Wyllie in 1909? | Madan Lal Dhingra | Udham Singh | Anant Kanhere | Khudiram Bose | Dhingra was hanged; Udham Singh shot O'Dwyer in 1940.
3 savarkar | In which town of Maharashtra was V. D. Savarkar held after 1924? | Ratnagiri | Nasik | Ahmednagar | Kolhapur | He was confined to the district until 1937.
3 savarkar | Which earlier society of Nasik became the Abhinav Bharat of V. D. Savarkar? | Mitra Mela | Arya Bandhav Samaj | Sarvajanik Sabha | Lotus and Dagger | Mitra Mela had been founded in 1899 or 1900.
1 anushilan-samiti | In which city was the Anushilan Samiti founded in 1902? | Calcutta | Poona | Allahabad | Nagpur | It began as a club for physical exercise.
1 anushilan-samiti | Who founded the Anushilan Samiti of Calcutta? | Promathanath Mitra | Pulin Behari Das | V. D. Savarkar | Jatindranath Mukherjee | Jatindranath Banerjee and Barindra Kumar Ghosh worked with him.
2 anushilan-samiti | Who founded the Dacca Anushilan Samiti? | Pulin Behari Das | Promathanath Mitra | Barindra Kumar Ghosh | Aurobindo Ghosh | Pulin Behari Das built up the Dacca branch, which became the larger one.
2 anushilan-samiti | Which weekly was started in 1906 by members of the Anushilan Samiti? | Yugantar | Kesari | Sandhya | Bande Mataram | Barindra Kumar Ghosh and Bhupendranath Dutta ran it.
2 anushilan-samiti | Which member of the Anushilan circle died after the fight at Balasore in 1915? | Jatindranath Mukherjee | Jatindranath Das | Rash Behari Bose | Surya Sen | Bagha Jatin, as he was called, was waiting for German arms on the coast and died of his wounds.
2 anushilan-samiti | From whose writings did the Anushilan Samiti take its ideal of self-culture? | Bankim Chandra | Tagore | Sarat Chandra | Dinabandhu Mitra | Anushilan means practice or culture in the thought of Bankim.
3 anushilan-samiti | Which dacoity of 1908 was carried out by the Anushilan Samiti of Dacca? | Barrah | Kakori | Chittagong | Rodda | The Rodda arms robbery took place in Calcutta in 1914.
3 anushilan-samiti | Which member of the Anushilan Samiti planned the bomb on Lord Hardinge in 1912? | Rash Behari Bose | Barindra Ghosh | Hemchandra Kanungo | Pulin Das | He fled to Japan in 1915; Kanungo had learned bomb making in Paris.
3 anushilan-samiti | Which later medical man and founder of a great organisation had been a member of the Anushilan Samiti? | K. B. Hedgewar | B. C. Roy | M. A. Ansari | Upendranath Brahmachari | Hedgewar studied medicine at Calcutta and founded the RSS in 1925.
1 karachi-session | Who presided over the Karachi session of the Congress in 1931? | Vallabhbhai Patel | Jawaharlal Nehru | Subhas Chandra Bose | Mahatma Gandhi | It met a few days after Bhagat Singh was hanged.
1 karachi-session | In which year was the Karachi session with the resolution on fundamental rights held? | 1931 | 1929 | 1934 | 1936 | The Lahore session had been held in December 1929.
2 karachi-session | Which resolutions of the Karachi session are famous? | Fundamental rights and economic programme | Purna Swaraj and no-tax | Quit India and do or die | Non-cooperation and khadi | They were an outline of what freedom should mean for the people.
2 karachi-session | Which pact was ratified by the Karachi session? | Gandhi–Irwin Pact | Poona Pact | Lucknow Pact | Nehru–Liaquat Pact | Gandhi was sent to the Second Round Table Conference.
2 karachi-session | Whose execution took place just before the Karachi session? | Bhagat Singh and comrades | Khudiram Bose | Ram Prasad Bismil | Chapekar brothers | Bhagat Singh, Sukhdev and Rajguru were hanged on 23 March 1931.
2 karachi-session | Who drafted the resolution on fundamental rights for the Karachi session? | Jawaharlal Nehru | Rajendra Prasad | M. N. Roy | Madan Mohan Malaviya | Gandhi went through the draft and put it before the session.
2 karachi-session | Whom did the Karachi session choose as its only delegate to the Second Round Table Conference? | Mahatma Gandhi | Vallabhbhai Patel | Sarojini Naidu | Motilal Nehru | The Congress sent him alone to speak for it.
3 karachi-session | With what were Gandhi and the leaders met by the young on the way to the Karachi session? | Black flags | Garlands | White caps | Lathis | They blamed him for not having saved Bhagat Singh.
3 karachi-session | Which words are remembered from the Karachi session? | Gandhi may die, but Gandhism will live | Do or die | Delhi chalo | My life is my message | Gandhi spoke them when hostile cries met him.
1 forward-bloc | Who founded the Forward Bloc? | Subhas Chandra Bose | Jawaharlal Nehru | M. N. Roy | Jayaprakash Narayan | He formed it after he had left the office of Congress president.
1 forward-bloc | In which year was the Forward Bloc founded? | 1939 | 1934 | 1942 | 1929 | It was founded in May 1939, after the Tripuri session.
2 forward-bloc | After which session of the Congress was the Forward Bloc formed? | Tripuri | Haripura | Faizpur | Lahore | Bose resigned after Tripuri because the working committee did not support him.
2 forward-bloc | Whom had the founder of the Forward Bloc defeated for the presidency of the Congress in 1939? | Pattabhi Sitaramayya | Rajendra Prasad | Chakravarti Rajagopalachari | Vallabhbhai Patel | Gandhi had backed Pattabhi Sitaramayya and called it his own defeat.
2 forward-bloc | Who became president of the Congress when the founder of the Forward Bloc resigned? | Rajendra Prasad | Abul Kalam Azad | Jawaharlal Nehru | J. B. Kripalani | Rajendra Prasad took over as president at Calcutta in April 1939.
2 forward-bloc | Where was the first All India conference of the Forward Bloc held in June 1940? | Nagpur | Calcutta | Bombay | Kanpur | The Nagpur conference called for a provisional national government at once.
3 forward-bloc | At which place was the formation of the Forward Bloc announced in May 1939? | Unnao | Haripura | Ramgarh | Meerut | Bose announced it at Makur in the Unnao district.
3 forward-bloc | Which rival conference did the Forward Bloc hold at Ramgarh in 1940? | Anti-Compromise Conference | Round Table Conference | All-Parties Conference | Simla Conference | It met with Sahajanand Saraswati while the Congress was in session there.
1 sarojini-naidu | By which name is Sarojini Naidu known? | Nightingale of India | Grand Old Lady of India | Lady with the Lamp | Iron Lady of India | Gandhi called her Bharat Kokila for her poems.
1 sarojini-naidu | Over which session of the Congress did Sarojini Naidu preside in 1925? | Kanpur | Belgaum | Gaya | Madras | She was the first Indian woman to preside.
1 sarojini-naidu | Where was Sarojini Naidu Governor after independence? | United Provinces | West Bengal | Madras | Bihar | The United Provinces are now Uttar Pradesh, and she was the first woman Governor in India.
2 sarojini-naidu | Which salt works did Sarojini Naidu lead a march on in May 1930? | Dharasana | Vedaranyam | Dandi | Wadala | She led it after Gandhi and Abbas Tyabji had been arrested.
2 sarojini-naidu | Which of these is a book of poems by Sarojini Naidu? | The Golden Threshold | Gitanjali | Savitri | The Flute of Krishna | It came out in 1905; The Bird of Time followed in 1912.
2 sarojini-naidu | In which city was Sarojini Naidu born in 1879? | Hyderabad | Calcutta | Vijayawada | Bombay | Her father Aghorenath Chattopadhyay headed a college there.
2 sarojini-naidu | On which day is National Women's Day kept in India for Sarojini Naidu? | 13 February | 8 March | 2 October | 19 November | It is her birthday; 8 March is the international day.
2 sarojini-naidu | Which conference in London did Sarojini Naidu attend with Gandhi in 1931? | Second Round Table Conference | First Round Table Conference | Simla Conference | Imperial Conference | She went to speak for the women of India.
3 sarojini-naidu | Which body did Sarojini Naidu help to found in 1917? | Women's Indian Association | Bharat Stree Mahamandal | Seva Sadan | Arya Mahila Samaj | Annie Besant and Margaret Cousins founded it at Adyar.
3 sarojini-naidu | Which delegation met Montagu in 1917 under Sarojini Naidu? | For votes for women | For home rule | For the release of Tilak | For the Khilafat | It asked for the vote on the same terms as men.
2 ghadar-party | What was the name of the headquarters of the Ghadar Party at San Francisco? | Yugantar Ashram | India House | Keshari Bhavan | Tolstoy Farm | It was named after the revolutionary paper of Bengal. India House was in London.
2 ghadar-party | Which earlier body of Indians on the Pacific coast became the Ghadar Party? | Hindi Association | India House | Indian Independence League | Berlin Committee | The Hindi Association of the Pacific Coast was formed at Portland in 1913.
2 ghadar-party | Who was the general secretary and the brain of the Ghadar Party? | Lala Har Dayal | Sohan Singh Bhakna | Barkatullah | Taraknath Das | Har Dayal, who had left Oxford, edited the paper Ghadar.
2 ghadar-party | In which year was the Ghadar Party founded? | 1913 | 1905 | 1919 | 1925 | It began as the Hindi Association of the Pacific Coast.
2 ghadar-party | From which province of India did most members of the Ghadar Party come? | Punjab | Bengal | Bombay Presidency | United Provinces | Most were Punjabi farmers and former soldiers who had gone to America.
3 ghadar-party | In which language did the paper of the Ghadar Party first appear? | Urdu | English | Bengali | Hindi | The Urdu edition of November 1913 was followed by one in Gurmukhi.
3 ghadar-party | Which regiment rose at Singapore in 1915 under the influence of the Ghadar Party? | Fifth Light Infantry | Bengal Lancers | Garhwal Rifles | Sikh Regiment | The rising was put down and many were shot.
2 vernacular-press-act | In which year was the Vernacular Press Act repealed? | 1882 | 1878 | 1891 | 1910 | Lord Ripon repealed it four years after it had been passed.
2 vernacular-press-act | What right did the Vernacular Press Act deny to the printers who were punished? | Appeal to a court | Sale of paper | Use of the post | Printing in English | The order of the magistrate was final and no court could change it.
2 vernacular-press-act | What could be seized under the Vernacular Press Act when a paper broke its bond? | Machines and deposit | House and land | Books and furniture | Crops and cattle | The machinery and the deposit could be forfeited without a trial.
1 vernacular-press-act | Which newspapers did the Vernacular Press Act leave alone? | English papers | Bengali papers | Marathi papers | Tamil papers | It was aimed only at papers in Indian languages.
3 vernacular-press-act | On the law of which country was the Vernacular Press Act modelled? | Ireland | France | Canada | Russia | It was based on an Act for Ireland.
2 ina | Who first formed the Indian National Army from prisoners of war in 1942? | Mohan Singh | Shah Nawaz Khan | Subhas Chandra Bose | Prem Sahgal | Captain Mohan Singh raised it at Singapore and Malaya with Japanese help.
2 ina | Which women's unit did the Indian National Army have? | Rani of Jhansi Regiment | Begum Regiment | Durga Battalion | Ahilya Brigade | Captain Lakshmi Swaminathan commanded the regiment, which was formed in 1943.
2 ina | Who led the women's regiment of the Indian National Army? | Lakshmi Swaminathan | Aruna Asaf Ali | Usha Mehta | Sucheta Kripalani | She was a doctor from Madras who worked in Singapore.
3 ina | In which place of Manipur did the Indian National Army raise the flag in April 1944? | Moirang | Imphal | Churachandpur | Ukhrul | Colonel Shaukat Malik hoisted the tricolour at Moirang in April 1944.
2 ina | Who defended the officers of the Indian National Army in the Red Fort trial? | Bhulabhai Desai | Chittaranjan Das | M. A. Jinnah | B. R. Ambedkar | Bhulabhai Desai spoke for them; Nehru, Sapru and Katju sat with him.
2 quit-india-leaders | Which woman leader of the Quit India Movement stayed underground till 1946 and later became the first Mayor of Delhi? | Aruna Asaf Ali | Sucheta Kripalani | Rajkumari Amrit Kaur | Usha Mehta | She edited Inqilab with Lohia and was elected Mayor in 1958.
1 quit-india-leaders | Who ran a secret radio in Bombay during the Quit India Movement? | Usha Mehta | Aruna Asaf Ali | Matangini Hazra | Kalpana Dutt | The Congress Radio worked for some weeks from August 1942.
2 quit-india-leaders | Who formed the parallel government at Ballia during the Quit India Movement? | Chittu Pandey | Nana Patil | Satish Samanta | Jayaprakash Narayan | Chittu Pandey, who called himself a Gandhian, freed arrested Congressmen at Ballia.
2 quit-india-leaders | Who led the prati sarkar of Satara during the Quit India Movement? | Nana Patil | Chittu Pandey | Y. B. Chavan | Achyut Patwardhan | Nana Patil led it, and the parallel government of Satara lasted longest.
2 quit-india-leaders | Who escaped from the Hazaribagh jail during the Quit India Movement? | Jayaprakash Narayan | Ram Manohar Lohia | Rajendra Prasad | Acharya Narendra Dev | He climbed the wall in November 1942 and formed the Azad Dasta in Nepal.
2 quit-india-leaders | Which old woman of Tamluk was shot with the flag in her hand in the Quit India Movement? | Matangini Hazra | Kanaklata Barua | Sucheta Kripalani | Bina Das | Matangini Hazra was in her seventies; Kanaklata Barua died at Gohpur in Assam.
2 quit-india-leaders | Where was Gandhi kept during the Quit India Movement? | Aga Khan Palace | Yeravda Jail | Ahmednagar Fort | Sabarmati Jail | Nehru and other members of the committee were in the Ahmednagar Fort.
2 quit-india-leaders | Who coined the words 'Quit India'? | Yusuf Meherally | Jawaharlal Nehru | Abul Kalam Azad | Aruna Asaf Ali | He was a socialist and Mayor of Bombay.
3 quit-india-leaders | Which girl of Assam was shot at Gohpur in the Quit India Movement? | Kanaklata Barua | Rani Gaidinliu | Matangini Hazra | Pushpalata Das | She was leading a procession to hoist the flag at the police station.
3 quit-india-leaders | Where was the national government of Tamralipta formed in the Quit India Movement? | Midnapore | Satara | Ballia | Muzaffarpur | Satish Samanta led it at Tamluk in Midnapore from December 1942.
3 quit-india-leaders | Who was the president of the Congress when the Quit India resolution was passed? | Abul Kalam Azad | J. B. Kripalani | Jawaharlal Nehru | Rajendra Prasad | Abul Kalam Azad was president of the Congress from 1940 to 1946.
1 jyotirao-phule | Which society did Jyotirao Phule found in 1873? | Satyashodhak Samaj | Prarthana Samaj | Arya Samaj | Sadharan Brahmo Samaj | It means the society of seekers of truth.
2 jyotirao-phule | For whom did Jyotirao Phule open a home in 1863? | widows with child | old soldiers | lepers | students from villages | It was to save them and their infants, and one of the children was adopted by the couple.
2 jyotirao-phule | To whom did Jyotirao Phule dedicate his book Gulamgiri? | Americans who freed the slaves | Soldiers of 1857 | Peasants of Champaran | Weavers of Bengal | The book compares the caste system of India with slavery in America.
2 jyotirao-phule | Which book of Jyotirao Phule is on the peasants? | Shetkaryacha Asud | Gulamgiri | Sarvajanik Satya Dharma | Tritiya Ratna | The title means the whip of the cultivator.
3 jyotirao-phule | Who gave Jyotirao Phule the title Mahatma in 1888? | Vithalrao Vandekar | M. G. Ranade | B. R. Ambedkar | Lord Ripon | It was given at a public meeting in Bombay.
2 jyotirao-phule | In which language did Jyotirao Phule write? | Marathi | Gujarati | Kannada | English | His books were in plain Marathi for the people.
1 indigo-revolt | Who led the peasants of Nadia in the indigo revolt of 1859? | Digambar Biswas | Dinabandhu Mitra | Titu Mir | Harish Mukherjee | Digambar and Bishnucharan Biswas had been employees of planters in Nadia.
2 indigo-revolt | Which editor supported the leaders of the indigo revolt in the Hindu Patriot? | Harish Chandra Mukherjee | Girish Ghosh | Shishir Kumar Ghosh | Krishna Das Pal | He wrote in every issue about the peasants.
2 indigo-revolt | In which village of Nadia did the leaders begin the indigo revolt in 1859? | Govindpur | Champaran | Supa | Jagdishpur | Digambar and Bishnucharan Biswas led the peasants of Govindpur.
3 indigo-revolt | Who headed the commission of 1860 after the indigo revolt? | W. S. Seton-Karr | W. W. Hunter | Frank Sly | John Peter Grant | Grant was Lieutenant-Governor of Bengal. The commission found that planters could not force the ryots to sow.
3 indigo-revolt | In which year was a commission appointed to inquire into the causes of the indigo revolt? | 1860 | 1867 | 1873 | 1885 | The Indigo Commission of 1860 found the planters guilty of coercing the peasants.
2 surat-split | Which leader of the Moderates was the strongest in keeping the Extremists out at the Surat split? | Pherozeshah Mehta | Bipin Chandra Pal | Aurobindo Ghosh | Chidambaram Pillai | The session was kept in the Bombay Presidency, where his word counted most. The other three were Extremists.
2 surat-split | Which of these was not among the four resolutions of 1906 that the Extremists wanted to keep before the Surat split? | separate electorates | boycott | swadeshi | national education | The fourth was swaraj. The Moderates wished to weaken those on boycott and national schools.
2 surat-split | In which year were the two sides of the Surat split united again? | 1916 | 1911 | 1920 | 1929 | The Moderates and the Extremists came together at the Lucknow session.
2 permanent-settlement | Which share did zamindars keep under the Permanent Settlement? | One eleventh | One half | One third | One fifth | Ten elevenths of the rent went to the state.
2 permanent-settlement | Under which law could an estate be sold for late payment in the Permanent Settlement? | Sunset law | Arms law | Harvest law | Lapse law | The revenue had to be paid before sunset of a fixed day.
2 permanent-settlement | What did the cultivators of Bengal become under the Permanent Settlement? | tenants of the zamindars | owners of their fields | servants of the Company | sharers in the revenue | Their customary rights in the land were not secured, and rents could be raised.
1 cabinet-mission-members | How many members did the Cabinet Mission have? | Three | Two | Five | Seven | The three were Pethick-Lawrence, Stafford Cripps and A. V. Alexander.
1 cabinet-mission-members | Who led the Cabinet Mission? | Pethick-Lawrence | Stafford Cripps | A. V. Alexander | Lord Wavell | He was the Secretary of State for India.
2 cabinet-mission-members | Which member of the Cabinet Mission had come to India with a plan in 1942? | Stafford Cripps | A. V. Alexander | Pethick-Lawrence | Leo Amery | The Cripps Mission had failed four years before.
2 cabinet-mission-members | Which office did A. V. Alexander, a member of the Cabinet Mission, hold? | First Lord of the Admiralty | Viceroy of India | Prime Minister | Chancellor | Cripps was President of the Board of Trade.
2 cabinet-mission-members | Which office did Stafford Cripps hold as a member of the Cabinet Mission? | President of the Board of Trade | Secretary of State for India | First Lord of the Admiralty | Home Secretary | Cripps was at the Board of Trade; Pethick-Lawrence was the Secretary of State.
2 cabinet-mission-members | Who was not a member of the Cabinet Mission? | Clement Attlee | Stafford Cripps | A. V. Alexander | Pethick-Lawrence | Attlee was the Prime Minister who sent it.
2 cabinet-mission-members | Which Prime Minister sent the members of the Cabinet Mission? | Clement Attlee | Winston Churchill | Ramsay MacDonald | Stanley Baldwin | The Labour government of Attlee had come in 1945.
2 cabinet-mission-members | In which month of 1946 did the members of the Cabinet Mission reach India? | March | January | August | December | They arrived in Delhi on 24 March 1946.
3 cabinet-mission-members | Which Viceroy worked with the three members of the Cabinet Mission? | Lord Wavell | Lord Mountbatten | Lord Linlithgow | Lord Willingdon | Wavell was Viceroy from 1943 until March 1947, when Mountbatten came.
3 cabinet-mission-members | Which office did the leader of the Cabinet Mission hold? | Secretary of State for India | President of the Board of Trade | First Lord of the Admiralty | Governor of Bengal | Pethick-Lawrence was Secretary of State for India and Burma.
3 surat-split | Who was the Viceroy of India at the time of the Surat split? | Minto II | Curzon | Hardinge II | Elgin II | He tried to win over the Moderates with reforms while he put the Extremists in jail.
3 surat-split | Which object thrown on the platform is remembered from the Surat split? | A shoe | A lamp | A stone idol | A sword | A Maratha shoe hit Surendranath Banerjea and Pherozeshah Mehta.
2 permanent-settlement | Who bought many of the estates sold under the Permanent Settlement? | Merchants of Calcutta | Soldiers of the Company | Peasants of Bihar | Princes of Mysore | Merchants and money lenders of the city became absentee landlords.
3 permanent-settlement | Which class of middlemen grew up under the Permanent Settlement in Burdwan? | Patnidars | Talukdars | Poligars | Khots | The patni tenure let estates be leased and leased again.
2 ao-hume | To whom did A. O. Hume address his open letter of March 1883, before the Congress was founded? | graduates of Calcutta University | princes of Rajputana | members of the House of Lords | editors of Bombay | He asked for fifty men to begin the work of national regeneration.
2 ao-hume | Who spread the view in his book Young India that the Congress of A. O. Hume was a safety valve? | Lala Lajpat Rai | Dadabhai Naoroji | Pherozeshah Mehta | Motilal Nehru | He wrote it in 1916 to attack the Moderates.
3 ao-hume | Who wrote the biography of A. O. Hume? | William Wedderburn | Henry Cotton | George Yule | Alfred Webb | His book of 1913 mentions the secret reports that Hume had seen. All four had ties with the Congress.
3 ao-hume | What was 'Stray Feathers', edited by A. O. Hume? | a journal on birds | a book of verses | a paper of the Congress | a report on famine | It came out from Calcutta from 1872; Hume collected thousands of specimens.
2 khudiram-bose | What post did Kingsford, the target of Khudiram Bose, hold at Muzaffarpur? | judge | collector | jailer | police chief | As magistrate at Calcutta he had been hard on the young nationalists.
2 khudiram-bose | What did the companion of Khudiram Bose do when the police found him at Mokama? | shot himself | turned approver | escaped to Nepal | surrendered at once | Prafulla Chaki died so that he would not be taken.
3 khudiram-bose | In which jail was Khudiram Bose hanged? | Muzaffarpur | Alipore | Bhagalpur | Hazaribagh | The jail there now bears the name of Khudiram Bose.
2 savarkar | To how long a sentence was V. D. Savarkar condemned in 1910–11? | two life terms | ten years | one life term | twenty years | They added up to fifty years, and he was sent to the Andamans.
2 savarkar | Which book of V. D. Savarkar of 1923 asks who is a Hindu? | Hindutva | Hind Swaraj | Bandi Jivan | Gita Rahasya | It was written in prison and first came out under a pen name.
3 savarkar | The killing of which collector of Nasik led to the case against V. D. Savarkar? | A. M. T. Jackson | W. C. Rand | Curzon Wyllie | J. P. Saunders | Anant Kanhere shot him in December 1909. Rand was killed by the Chapekars in 1897.
2 anushilan-samiti | Near which garden of Calcutta did men from the circle of the Anushilan Samiti make bombs before 1908? | Muraripukur | Eden Gardens | Alfred Park | Shalimar Bagh | The police raid on the garden house at Maniktala led to the Alipore case.
2 anushilan-samiti | Which brother of Aurobindo Ghosh was a leader in the circle of the Anushilan Samiti? | Barindra Kumar | Rash Behari | Sarat Chandra | Jatindranath | Barin was sentenced to death in the Alipore case, later changed to transportation.
3 anushilan-samiti | Which party of 1940 grew out of the Anushilan Samiti? | Revolutionary Socialist Party | Swaraj Party | Krishak Praja Party | Forward Bloc | Members of the Samiti who had turned to Marxism founded it.
2 karachi-session | Which economic point is found in the resolution of the Karachi session? | State control of key industries | end of all taxes | gold standard for the rupee | private ownership of railways | Living wages, less rent and free primary schooling were promised too.
2 karachi-session | How did the Karachi session speak of the young men hanged in March 1931? | it praised their courage, not violence | it took no notice of them | it called them enemies of peace | it called for revenge on the Viceroy | Gandhi himself drafted the words of this resolution.
3 karachi-session | Which of the following was not in the resolution of the Karachi session? | separate electorates | adult suffrage | free primary education | neutrality of the State in religion | It promised equal rights to all citizens, with protection of minority cultures.
2 forward-bloc | What was the aim of the Forward Bloc within the Congress? | to unite the left wing | to win over the Moderates | to enter the councils | to work for village crafts | Bose hoped to gather all anti-imperialist groups on a minimum programme.
2 forward-bloc | Which animal is on the flag of the Forward Bloc? | tiger | lion | elephant | horse | A leaping tiger had also been the badge of Bose's men in Europe.
2 forward-bloc | For the removal of which monument did the leader of the Forward Bloc start an agitation at Calcutta in 1940? | Holwell Monument | Victoria Memorial | Ochterlony Monument | Gateway of India | It stood for the Black Hole story. He was arrested on the eve of the march.
3 forward-bloc | Which leader of Punjab was vice-president of the Forward Bloc and took over after its founder had escaped? | Sardul Singh Caveeshar | Master Tara Singh | Saifuddin Kitchlew | Baldev Singh | The party was banned in 1942 for its stand on the war.
`,
    },
  ],
})
