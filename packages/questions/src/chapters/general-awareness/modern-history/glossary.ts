/** What wrong options of the chapter's written questions are, where neither its tables nor another question says it. */
export const glossary = `
Indian Statutory Commission | is the official name of the Simon Commission
Chamber of Princes | was set up in 1921 for the rulers of the Indian States
Louis Mountbatten | was the last Viceroy
Stafford Cripps | brought the offer of 1942 and was a member of the Cabinet Mission
Claude Auchinleck | was the last Commander-in-Chief of undivided India
Ramsay MacDonald | was Prime Minister at the Round Table Conferences and gave the Communal Award
Stanley Baldwin | was Prime Minister when the Act of 1935 was passed
Pandit Jawaharlal Nehru | led the interim government of 1946
Sardar Vallabhbhai Patel | led the Bardoli Satyagraha and integrated the States
Rajagopalachari | led the salt march to Vedaranyam and was the last Governor-General
Tara Singh | led the Akalis
HMIS Hindustan | was a ship at Karachi that joined the revolt of 1946
B. C. Dutt | was the rating whose arrest set off the strike on HMIS Talwar
Shah Nawaz Khan | was one of the three officers of the INA tried in the Red Fort
P. K. Sahgal | was one of the three officers of the INA tried in the Red Fort
Abul Kalam Azad | published Al-Hilal and was President of the Congress from 1940 to 1946
Maulana Azad | published Al-Hilal and was President of the Congress from 1940 to 1946
Zafar Ali Khan | edited the Urdu paper Zamindar of Lahore
Shaukat Ali | led the Khilafat Movement with his brother Muhammad Ali
Sanskrit College | at Calcutta was headed by Ishwar Chandra Vidyasagar
Fort William College | was founded by Wellesley in 1800 to train civil servants
Serampore College | was founded by the Baptist missionaries
Thomas Raleigh | headed the Universities Commission of 1902
Antony MacDonnell | headed the Famine Commission of 1900
Colin Scott-Moncrieff | headed the Irrigation Commission of 1901
Sir Bampfylde Fuller | was Lieutenant-Governor of Eastern Bengal and Assam
John Morley | was Secretary of State at the reforms of 1909
Morley | was Secretary of State at the reforms of 1909
Sadler Commission | of 1917 looked into Calcutta University
Hartog Committee | of 1929 looked into the state of schooling
Thomas Munro | made the Ryotwari settlement in Madras
James Rennell | made the first good map of Bengal and of India
Arms Act | of 1878 under Lytton forbade Indians to keep arms without a licence
Hunter Commission | of 1882 looked into schooling
Macaulay's Minute | of 1835 favoured English education
Raleigh Commission | of 1902 looked into the universities
Canning | was Governor-General in the revolt of 1857 and the first Viceroy
Jhum | is shifting cultivation
Ryotwari | settled the revenue with each peasant
James Outram | took over Awadh in 1856 and defended Lucknow
Henry Havelock | led the first relief of Lucknow and died there in 1857
Kalpi | on the Yamuna is where Tantia Tope and the Rani were beaten in May 1858
Jhalkari | Bai was a companion of the Rani of Jhansi who looked like her
Afonso de Albuquerque | took Goa in 1510
Joseph Dupleix | was the French Governor of the Carnatic Wars
Robert Clive | won Plassey in 1757
Gerald Aungier | made Bombay the seat of the Company in the west
Wandiwash | in 1760 ended French power in India
Plassey | in 1757 gave the Company control of Bengal
Francois Martin | founded Pondicherry
Count de Lally | lost at Wandiwash in 1760
Calicut | is where Vasco da Gama landed in 1498
Alivardi Khan | was the Nawab of Bengal before Siraj-ud-Daulah
Shuja-ud-Daulah | was the Nawab of Awadh who fought at Buxar
Najm-ud-Daulah | was the Nawab of Bengal after Mir Jafar
Arthur Wellesley | won Assaye in 1803 and was later Duke of Wellington
Hugh Rose | put down the revolt in central India
First Anglo-Maratha War | ended with the Treaty of Salbai in 1782
Third Anglo-Maratha War | ended the rule of the Peshwa in 1818
Third Carnatic War | ended with the Treaty of Paris in 1763
Bombay Presidency | was mostly under Ryotwari
Madras Presidency | was mostly under Ryotwari
Bankim Chandra | wrote Anandamath with Vande Mataram
Regulating Act of 1773 | made the Governor of Bengal Governor-General and set up the Supreme Court at Calcutta
Charter Act of 1833 | made the Governor-General of Bengal Governor-General of India
Pitt's India Act of 1784 | set up the Board of Control
William Bentinck | abolished sati in 1829
Dufferin | was Viceroy when the Congress was founded
Curzon | partitioned Bengal in 1905
Northbrook | was Viceroy from 1872 to 1876
John Nicholson | fell in the assault on Delhi in 1857
Gangadhar Rao Newalkar | was the Raja of Jhansi and husband of Lakshmibai
Welby Commission | of 1895 looked into Indian expenditure; Naoroji was a member
Fraser Commission | of 1902 looked into the police
Hindu Widows' Remarriage Act | was passed in 1856
Dev Samaj | was founded at Lahore by Shiv Narayan Agnihotri
Ramabai Ranade | led the Seva Sadan of Poona
Har Bilas Sarda | moved the Child Marriage Restraint Act of 1929
Narayana Guru | led the reform of the Ezhavas of Kerala
M. G. Ranade | led the Prarthana Samaj and the Social Conference
G. K. Gokhale | founded the Servants of India Society
R. G. Bhandarkar | was a scholar of the Prarthana Samaj
Rahul Sankrityayan | was a writer and leader of the Kisan Sabha in Bihar
Lawrence | was Viceroy from 1864 to 1869
Chelmsford | was Viceroy at the Rowlatt Act and Jallianwala Bagh
Lytton | passed the Vernacular Press Act and held the Delhi Durbar of 1877
Eyre Coote | won Wandiwash in 1760
Thomas Adams | was the British commander against Mir Qasim in 1763
Fergusson College | at Poona was founded in 1885 by the Deccan Education Society
Alexander Duff | was the Scottish missionary who founded a college at Calcutta
William Carey | was the Baptist missionary of Serampore
Lansdowne | was Viceroy at the Age of Consent Act of 1891
Bal Gangadhar Tilak | edited Kesari and founded a Home Rule League in 1916
Bipin Chandra Pal | edited New India and was an Extremist leader of Bengal
Lala Lajpat Rai | led the protest against the Simon Commission at Lahore
Sisir Kumar Ghosh | founded Amrita Bazar Patrika
Ekla Chalo Re | is a song of Tagore of the Swadeshi years
Satish Chandra Mukherjee | founded the Dawn Society
Rash Behari Bose | planned the bomb on Hardinge in 1912 and led the League in Japan
Nawab Salimullah | of Dacca was a founder of the Muslim League
M. A. Jinnah | gave the Fourteen Points and led the Muslim League
Fazlul Haq | moved the Lahore Resolution of 1940
Madan Lal Dhingra | shot Curzon Wyllie in London in 1909
Kartar Singh Sarabha | was a Ghadar leader hanged in 1915
Sukhdev | was hanged with Bhagat Singh and Rajguru
Batukeshwar Dutt | threw the bomb in the Assembly with Bhagat Singh in 1929
Bhagwati Charan Vohra | wrote The Philosophy of the Bomb
Kingsford | was the judge at whom the Muzaffarpur bomb was aimed
Dyer | gave the order to fire at Jallianwala Bagh
Chauri Chaura | is where a police station was burnt in 1922
Muzaffarpur | is where Khudiram Bose and Prafulla Chaki threw a bomb in 1908
Alipore | gave its name to the conspiracy case of 1908 against Aurobindo
Sister Nivedita | was a disciple of Vivekananda
Michael O'Dwyer | was Lieutenant-Governor of Punjab in 1919, shot by Udham Singh in 1940
Sidney Rowlatt | headed the committee that proposed the Act of 1919
William Hunter | headed the inquiry into Jallianwala Bagh
Montagu | made the August Declaration of 1917
Samuel Hoare | was Secretary of State at the Act of 1935
Woodrow Wilson | gave the Fourteen Points of 1918
K. Kamaraj | was a Congress leader of Madras, later its Chief Minister
T. Prakasam | was known as Andhra Kesari
Kasturba Gandhi | died in the Aga Khan Palace in 1944
Kamaladevi | Chattopadhyay called women to the Salt Satyagraha
Willingdon | was Viceroy from 1931 to 1936
Irwin | made the pact with Gandhi in 1931
Rajendra Prasad | was President of the Constituent Assembly
Lakshmi Sahgal | led the Rani of Jhansi Regiment
Rani Durgavati | of Gondwana fought Akbar’s army
Ashfaqullah Khan | was hanged for the Kakori action
Rajendra Lahiri | was hanged for the Kakori action
Roshan Singh | was hanged for the Kakori action
Tej Bahadur Sapru | was a Liberal leader who mediated between Congress and government
Ali Imam | was a Muslim member of the Nehru Committee
Hakim Ajmal Khan | presided over the Congress of 1921 and helped to found Jamia Millia
Enver Pasha | was a leader of the Young Turks
Ibn Saud | founded Saudi Arabia
Treaty of Lausanne | of 1923 replaced the Treaty of Sèvres
Treaty of Trianon | was the peace with Hungary
Treaty of Neuilly | was the peace with Bulgaria
Anthony Eden | was Prime Minister of Britain from 1955 to 1957
Harold Macmillan | was Prime Minister of Britain from 1957 to 1963
Hindu Mahasabha | was led by Malaviya, Moonje and Savarkar
Liberal Federation | was formed by Moderates who left the Congress in 1918
Jagjivan Ram | founded the Depressed Classes League and was long a minister
Jogendra Nath Mandal | was the first law minister of Pakistan
Indian Councils Act, 1909 | brought separate electorates for Muslims
Indian Independence Act, 1947 | made two Dominions
Clement Attlee | was Prime Minister of Britain when India became free
Neville Chamberlain | was Prime Minister of Britain from 1937 to 1940
Republican Party of India | was planned by Ambedkar and founded in 1957
Congress Socialist Party | was founded in 1934 by Jayaprakash Narayan and Narendra Deva
E. V. Ramasamy | led the Self-Respect Movement
V. S. Srinivasa Sastri | followed Gokhale as head of the Servants of India Society
Sabarmati | was the ashram from which the Dandi March began
`
