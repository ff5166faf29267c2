import type { ChapterId } from '../../chapters/chapters.ts'

export interface ShortFacts {
  /** Where more about them is learned and practised. */
  chapter: ChapterId
  facts: string
}

/**
 * Facts that papers ask again and again in one line and that no table of a chapter has. One per line, cells separated by ' | ': the ways in which it is
 * asked, separated by ' ; ', the answers, the first of them the usual one, separated by ' / ', and what else to learn. Only what holds for long.
 */
export const shortFacts: readonly ShortFacts[] = [
  {
    chapter: 'polity',
    facts: `
national animal of India | Tiger / Royal Bengal tiger / Bengal tiger | It was adopted in 1973, when Project Tiger began.
national bird of India | Peacock / Indian peacock / Indian peafowl | It was adopted in 1963.
national flower of India | Lotus | Its botanical name is Nelumbo nucifera.
national tree of India | Banyan / Banyan tree | Its botanical name is Ficus benghalensis.
national fruit of India | Mango | Its botanical name is Mangifera indica.
national river of India | Ganga / Ganges | It was declared in 2008.
national aquatic animal of India | Gangetic dolphin / Ganges river dolphin / Dolphin / River dolphin | It was declared in 2009.
national heritage animal of India | Elephant | It was declared in 2010.
national song of India | Vande Mataram | Bankim Chandra Chattopadhyay wrote it; it is in his novel Anandamath.
who wrote the national song of India ; national song of India was composed by ; who wrote Vande Mataram | Bankim Chandra Chattopadhyay / Bankim Chandra Chatterjee / Bankim Chandra Chatterji | It is in his novel Anandamath of 1882.
national anthem of India | Jana Gana Mana | It was adopted on 24 January 1950.
who wrote the national anthem of India ; national anthem of India was composed by ; who composed the national anthem | Rabindranath Tagore | It was first sung in 1911 at Calcutta.
national emblem of India is taken from ; state emblem of India is adopted from | Lion Capital of Ashoka at Sarnath / Sarnath lion capital / Ashoka pillar at Sarnath / Lion Capital of Sarnath | Satyameva Jayate below it is from the Mundaka Upanishad.
Satyameva Jayate is taken from ; the words Satyameva Jayate in the emblem are taken from | Mundaka Upanishad | They mean 'truth alone triumphs'.
who designed the national flag of India | Pingali Venkayya | It was adopted on 22 July 1947.
capital of India | New Delhi / Delhi | The move from Calcutta was announced in 1911; New Delhi was inaugurated in 1931.
how many states are there in India ; number of states in India | 28 | There are 8 union territories.
how many union territories are there in India ; number of union territories in India | 8 | There are 28 states.
currency of India | Indian rupee / Rupee | Its sign ₹ was adopted in 2010.
father of the nation of India ; who is called the father of the nation in India | Mahatma Gandhi | He was born on 2 October 1869.
father of the Indian Constitution ; who is the chief architect of the Indian Constitution | B. R. Ambedkar / Dr B. R. Ambedkar / Bhimrao Ambedkar | He was the chairman of the Drafting Committee.
chairman of the drafting committee of the Indian Constitution ; who was the chairman of the drafting committee | B. R. Ambedkar / Dr B. R. Ambedkar | The committee was set up on 29 August 1947.
who was the president of the Constituent Assembly of India ; permanent president of the Constituent Assembly ; chairman of the Constituent Assembly | Rajendra Prasad / Dr Rajendra Prasad | Sachchidananda Sinha was its temporary president.
when was the Indian Constitution adopted ; the Constitution of India was adopted on | 26 November 1949 | It came into force on 26 January 1950.
when did the Indian Constitution come into force ; the Constitution of India came into force on ; Constitution of India came into effect on | 26 January 1950 | It was adopted on 26 November 1949.
minimum age to become the President of India ; minimum age for President of India | 35 years / 35 | Article 58.
minimum age to become a member of Lok Sabha ; minimum age for Lok Sabha ; minimum age to become an MP of Lok Sabha ; minimum age to contest Lok Sabha election | 25 years / 25 | Article 84.
minimum age to become a member of Rajya Sabha ; minimum age for Rajya Sabha | 30 years / 30 | Article 84.
minimum age to vote in India ; minimum voting age in India ; voting age in India | 18 years / 18 | The 61st Amendment lowered it from 21.
minimum age to become Prime Minister of India ; minimum age for Prime Minister of India | 25 years / 25 | A member of the Rajya Sabha must be 30.
minimum age to become Governor of a state ; minimum age for Governor | 35 years / 35 | Article 157.
term of Lok Sabha ; tenure of Lok Sabha ; normal term of Lok Sabha | 5 years / five years | It can be dissolved earlier.
term of a Rajya Sabha member ; tenure of Rajya Sabha member ; term of members of Rajya Sabha | 6 years / six years | A third of the members retire every second year.
term of the President of India ; tenure of the President of India | 5 years / five years | Article 56.
upper house of the Indian Parliament ; upper house of Parliament in India | Rajya Sabha / Council of States | It is never dissolved.
lower house of the Indian Parliament ; lower house of Parliament in India | Lok Sabha / House of the People | Its term is five years.
ex officio chairman of the Rajya Sabha ; who is the ex officio chairman of Rajya Sabha ; who presides over the Rajya Sabha | Vice President / Vice President of India / Vice-President | Article 64.
who presides over the joint sitting of Parliament ; who presides over a joint session of Parliament | Speaker of Lok Sabha / Speaker / Speaker of the Lok Sabha | Article 118.
who appoints the Prime Minister of India ; Prime Minister of India is appointed by | President / President of India | Article 75.
who appoints the Governor of a state ; Governor of a state is appointed by | President / President of India | Article 155.
who appoints the Chief Justice of India ; Chief Justice of India is appointed by | President / President of India | Article 124.
who appoints the Chief Minister of a state ; Chief Minister is appointed by | Governor / Governor of the state | Article 164.
supreme commander of the Indian armed forces ; who is the supreme commander of the armed forces of India | President / President of India | Article 53.
how many fundamental rights are there in the Indian Constitution ; number of fundamental rights ; how many fundamental rights are there | 6 / six | The right to property was removed by the 44th Amendment.
how many fundamental duties are there ; number of fundamental duties ; how many fundamental duties are there in the Indian Constitution | 11 / eleven | Ten were added in 1976 and one in 2002.
how many schedules are there in the Indian Constitution ; number of schedules in the Indian Constitution | 12 / twelve | There were eight at first.
how many languages are there in the eighth schedule ; how many languages are recognised in the eighth schedule | 22 | There were 14 at first.
which schedule contains languages ; which schedule of the Constitution contains the official languages ; languages are listed in which schedule | Eighth / Eighth Schedule / 8th / 8th Schedule | It has 22 languages.
which schedule deals with anti defection ; anti defection law is in which schedule ; which schedule is related to the anti defection law | Tenth / Tenth Schedule / 10th / 10th Schedule | It was added by the 52nd Amendment in 1985.
which amendment is called the mini constitution ; mini constitution is which amendment | 42nd / 42nd Amendment / Forty-second Amendment | It was made in 1976.
which article is called the heart and soul of the Constitution ; which article did Ambedkar call the heart and soul of the Constitution | Article 32 / 32 | B. R. Ambedkar said so of the right to constitutional remedies.
which article deals with equality before law ; right to equality before law is given in which article | Article 14 / 14 | Articles 14 to 18 are the right to equality.
which article abolishes untouchability ; untouchability is abolished by which article | Article 17 / 17 | It is a part of the right to equality.
which article deals with right to life ; right to life and personal liberty is given in which article ; article related to right to life | Article 21 / 21 | The right to education was added as Article 21A.
which article deals with national emergency ; national emergency is declared under which article ; article for national emergency | Article 352 / 352 | President's rule in a state is under Article 356.
president's rule is imposed under which article ; article for President rule in a state ; which article deals with president rule | Article 356 / 356 | National emergency is under Article 352.
financial emergency is declared under which article ; which article deals with financial emergency | Article 360 / 360 | It has never been declared.`,
  },
  {
    chapter: 'geography',
    facts: `
which planet is called the red planet ; red planet | Mars | Iron oxide gives it its colour.
which planet is called the blue planet ; blue planet | Earth | Water covers about 71% of it.
morning star ; evening star ; which planet is called the morning star ; which planet is called the evening star | Venus | It is the brightest planet of our sky.
earth's twin ; which planet is called earth's twin ; sister planet of earth | Venus | It has nearly the size and mass of the earth.
planet nearest to the sun ; which planet is nearest to the sun | Mercury | It is also the smallest planet.
planet farthest from the sun ; which planet is farthest from the sun | Neptune | Pluto is now a dwarf planet.
smallest planet ; which is the smallest planet | Mercury | It is also nearest to the sun.
largest planet ; which is the largest planet | Jupiter | It is a gas giant.
hottest planet ; which is the hottest planet | Venus | Its thick carbon dioxide traps heat.
planet nearest to the earth ; which planet is nearest to the earth | Venus | It comes nearest at its closest approach.
planet famous for its rings ; which planet is known for its bright rings | Saturn | Its rings are of ice and rock; Jupiter, Uranus and Neptune have faint ones.
how many planets are there ; number of planets | 8 / eight | Pluto has been a dwarf planet since 2006.
nearest star to the earth ; star nearest to the earth | Sun / the Sun | The next is Proxima Centauri.
natural satellite of the earth ; only natural satellite of earth | Moon / the Moon | It takes about 27.3 days round the earth.
brightest star in the night sky ; which is the brightest star in the night sky | Sirius | It is in the constellation Canis Major.
land of the rising sun | Japan | Its name Nippon means origin of the sun.
land of the midnight sun | Norway | North of the Arctic Circle the sun does not set in summer.
land of thousand lakes | Finland | It has more than 180,000 lakes.
gift of the Nile | Egypt | Herodotus said so.
dark continent | Africa | Its interior was long unknown to Europeans.
sugar bowl of the world | Cuba | It was long the largest exporter of sugar.
sorrow of Bihar ; which river is called the sorrow of Bihar | Kosi | Its floods change its course.
sorrow of Bengal ; which river is called the sorrow of Bengal | Damodar | Its dams have tamed its floods.
sorrow of China ; which river is called the sorrow of China | Hwang Ho / Yellow River / Huang He | Its floods often changed its course; it is named for its yellow silt.
pink city of India ; which city is called the pink city ; pink city | Jaipur | It was painted pink in 1876.
silicon valley of India ; which city is called the silicon valley of India | Bengaluru / Bangalore | It is the centre of the software industry.
city of lakes in Rajasthan ; which city of Rajasthan is called the city of lakes | Udaipur | Bhopal in Madhya Pradesh is called so too.
manchester of India ; which city is called the manchester of India | Ahmedabad | It is known for its cotton mills.
queen of the Arabian sea ; which city is called the queen of the Arabian sea | Kochi / Cochin | It is a port of Kerala.
golden fibre ; which crop is called the golden fibre ; which fibre is called the golden fibre | Jute | West Bengal grows most of it in India.
king of fruits ; which fruit is called the king of fruits | Mango | It is the national fruit of India.
spice garden of India ; which state is called the spice garden of India | Kerala | Pepper and cardamom grow there.
ship of the desert ; which animal is called the ship of the desert | Camel | Its hump stores fat.
king of the jungle | Lion | The Asiatic lion lives in Gir in Gujarat.
highest mountain peak in the world ; highest peak in the world ; highest mountain in the world | Mount Everest / Everest | It is 8,849 m high.
longest river of India ; longest river in India | Ganga / Ganges | It is about 2,525 km long in India.
largest river island of India ; largest river island in the world | Majuli | It lies in the Brahmaputra in Assam.
largest hot desert in the world ; which is the largest hot desert in the world | Sahara / Sahara Desert | Antarctica is a larger, cold desert.
largest island in the world | Greenland | It belongs to Denmark.
largest continent | Asia | It has about a third of all land.
smallest continent | Australia | It is a country too.
largest ocean ; largest ocean in the world | Pacific / Pacific Ocean | It covers about a third of the earth.
deepest ocean trench ; deepest trench in the world | Mariana Trench / Mariana | It is in the Pacific; its deepest point is the Challenger Deep.
largest country by population ; most populous country in the world | India | It passed China in 2023.
largest state of India ; largest state of India by area ; largest state in India area wise | Rajasthan | Goa is the smallest.
smallest state of India ; smallest state of India by area ; smallest state in India area wise | Goa | Rajasthan is the largest.
most populous state of India ; largest state of India by population | Uttar Pradesh | Sikkim has the fewest people.
least populous state of India ; smallest state of India by population | Sikkim | Uttar Pradesh has the most people.
largest delta in the world | Sundarbans / Ganga Brahmaputra delta / Sunderbans / Ganges delta | It is in India and Bangladesh.
in which layer of the atmosphere is the ozone layer found ; ozone layer is found in ; ozone layer is in which layer of the atmosphere | Stratosphere | It absorbs ultraviolet rays.
lowest layer of the atmosphere ; weather phenomena occur in which layer of the atmosphere ; all weather changes occur in | Troposphere | It reaches to about 13 km.
most abundant gas in the atmosphere ; most abundant gas in air ; which gas is most abundant in the atmosphere | Nitrogen | It is about 78%.
how many continents are there ; number of continents in the world | 7 / seven | Asia is the largest.
how many oceans are there ; number of oceans in the world | 5 / five | The Pacific is the largest.
imaginary line at 0 degree latitude ; zero degree latitude | Equator / the equator | The prime meridian is 0° longitude.
zero degree longitude ; imaginary line at 0 degree longitude | Prime meridian / Greenwich meridian / the prime meridian | It passes through Greenwich.
which latitude passes through the middle of India ; which line of latitude passes through India ; tropic that passes through India | Tropic of Cancer | It passes through eight states.
how many states of India does the Tropic of Cancer pass through ; Tropic of Cancer passes through how many states of India ; through how many Indian states does the Tropic of Cancer pass | 8 / eight | Gujarat, Rajasthan, Madhya Pradesh, Chhattisgarh, Jharkhand, West Bengal, Tripura and Mizoram.
Tropic of Cancer does not pass through ; Tropic of Cancer does not pass through which state ; through which state does the Tropic of Cancer not pass | Odisha / Bihar / Assam / Kerala / Tamil Nadu / Maharashtra / Manipur / Uttar Pradesh / Karnataka / Punjab / Haryana / Andhra Pradesh / Meghalaya / Nagaland / Uttarakhand / Himachal Pradesh / Arunachal Pradesh / Sikkim / Goa / Telangana | It passes through Gujarat, Rajasthan, Madhya Pradesh, Chhattisgarh, Jharkhand, West Bengal, Tripura and Mizoram.
best soil for cotton ; which soil is best for cotton ; which soil is suitable for cotton | Black soil / Regur / Black / Regur soil | It keeps moisture.
dakshin ganga ; which river is called dakshin ganga | Godavari | It is the longest river of the peninsula.
longest river of south India ; longest river of peninsular India | Godavari | It is also called Dakshin Ganga.
largest fresh water lake of India ; largest freshwater lake in India | Wular / Wular Lake | It is in Jammu and Kashmir.
largest salt water lake of India ; largest saltwater lake in India ; largest brackish water lake of India | Chilika / Chilika Lake | It is in Odisha.
largest freshwater lake in the world ; largest fresh water lake in the world | Lake Superior / Superior | It is in North America.
deepest lake in the world | Lake Baikal / Baikal | It is in Russia.
highest waterfall in the world | Angel Falls / Angel Fall | It is in Venezuela.
longest dam in India | Hirakud / Hirakud Dam | It is on the Mahanadi in Odisha.
highest dam in India | Tehri / Tehri Dam | It is on the Bhagirathi in Uttarakhand.
Bhakra Nangal dam is on which river ; Bhakra dam is built on the river | Sutlej / Satluj | It is in Himachal Pradesh and Punjab.
Bihu is a festival of which state ; Bihu is the festival of | Assam | It is kept three times a year.
Onam is a festival of which state ; Onam is the festival of | Kerala | It marks the return of Mahabali.
Pongal is a festival of which state ; Pongal is the festival of | Tamil Nadu | It is a harvest festival of January.
currency of USA ; currency of the United States ; currency of America | US dollar / Dollar / United States dollar | A dollar has 100 cents.
currency of UK ; currency of England ; currency of Britain ; currency of the United Kingdom | Pound sterling / Pound / British pound | A pound has 100 pence.
currency of China | Yuan / Renminbi | It is called renminbi too.
currency of Russia | Rouble / Ruble / Russian ruble | A rouble has 100 kopecks.
currency of Bangladesh | Taka | A taka has 100 poisha.
world health day is celebrated on ; when is world health day celebrated | 7 April | WHO was founded on that day in 1948.
world environment day is celebrated on ; when is world environment day celebrated | 5 June | The Stockholm conference began on that day in 1972.
teachers day is celebrated in India on ; when is teachers day celebrated in India | 5 September | It is the birthday of S. Radhakrishnan.
children day is celebrated in India on ; when is children day celebrated in India | 14 November | It is the birthday of Jawaharlal Nehru.
national science day is celebrated on ; when is national science day celebrated | 28 February | The Raman effect was found on that day in 1928.
national sports day is celebrated on ; when is national sports day celebrated in India | 29 August | It is the birthday of Major Dhyan Chand.
national youth day is celebrated on ; when is national youth day celebrated in India | 12 January | It is the birthday of Swami Vivekananda.`,
  },
  {
    chapter: 'modern-history',
    facts: `
who founded the Maurya dynasty ; founder of the Maurya dynasty ; founder of the Mauryan empire ; who founded the Maurya empire | Chandragupta Maurya / Chandragupta | He defeated the Nandas about 321 BCE.
founder of the Gupta dynasty ; who founded the Gupta dynasty | Sri Gupta / Srigupta / Shri Gupta | Chandragupta I was its first great king.
founder of the Mughal empire ; who founded the Mughal empire ; first Mughal emperor of India | Babur | He won the first battle of Panipat in 1526.
last Mughal emperor ; last Mughal emperor of India | Bahadur Shah Zafar / Bahadur Shah II | He was sent to Rangoon after 1857.
founder of the slave dynasty ; who founded the slave dynasty | Qutb-ud-din Aibak / Qutubuddin Aibak / Qutub-ud-din Aibak | It began in 1206.
who built the Taj Mahal ; Taj Mahal was built by | Shah Jahan / Shahjahan | It is in Agra.
who built the Red Fort ; Red Fort was built by | Shah Jahan / Shahjahan | It is in Delhi.
who built Fatehpur Sikri ; Fatehpur Sikri was built by | Akbar | It was his capital for some years.
who built the Qutub Minar ; who started the construction of Qutub Minar | Qutb-ud-din Aibak / Qutubuddin Aibak / Qutub-ud-din Aibak | Iltutmish completed it.
founder of Buddhism ; who founded Buddhism | Gautama Buddha / Buddha / Siddhartha Gautama | He was born at Lumbini.
founder of Sikhism ; who founded Sikhism ; first guru of the Sikhs | Guru Nanak / Guru Nanak Dev | He was born at Talwandi in 1469.
last guru of the Sikhs ; tenth guru of the Sikhs | Guru Gobind Singh | He founded the Khalsa in 1699.
24th Tirthankara of Jainism ; last Tirthankara of Jainism | Mahavira / Mahavir / Vardhamana Mahavira | The first was Rishabhanatha.
first Tirthankara of Jainism | Rishabhanatha / Rishabhdev / Adinatha / Rishabha | The last was Mahavira.
where did Buddha attain enlightenment ; Buddha attained enlightenment at | Bodh Gaya / Bodhgaya | He was sitting under a peepal tree.
where did Buddha give his first sermon ; Buddha gave his first sermon at | Sarnath | It is called Dharmachakra Pravartana.
birthplace of Buddha ; where was Buddha born | Lumbini | It is in Nepal.
iron man of India | Sardar Vallabhbhai Patel / Vallabhbhai Patel / Sardar Patel | He united the princely states.
nightingale of India ; who is called the nightingale of India | Sarojini Naidu | She was the first woman Governor of a state.
frontier Gandhi ; who is called the frontier Gandhi | Khan Abdul Ghaffar Khan / Abdul Ghaffar Khan | He founded the Khudai Khidmatgar.
grand old man of India ; who is called the grand old man of India | Dadabhai Naoroji | He wrote of the drain of wealth.
lokmanya ; who is called Lokmanya | Bal Gangadhar Tilak | He said: Swaraj is my birthright.
Punjab Kesari ; who is called Punjab Kesari | Lala Lajpat Rai | He died after a lathi charge in 1928.
Deshbandhu ; who is called Deshbandhu | Chittaranjan Das / C. R. Das | He founded the Swaraj Party with Motilal Nehru.
missile man of India | A. P. J. Abdul Kalam / APJ Abdul Kalam / Dr A. P. J. Abdul Kalam | He was the 11th President.
bismarck of India | Sardar Vallabhbhai Patel / Sardar Patel | He united the princely states.
father of the Indian renaissance ; father of modern India | Raja Ram Mohan Roy / Ram Mohan Roy | He founded the Brahmo Samaj.
founder of the Brahmo Samaj of India ; who founded the Brahmo Samaj of India | Keshab Chandra Sen / Keshub Chandra Sen | It parted from the older Brahmo Samaj in 1866.
founder of the Brahmo Samaj ; who founded the Brahmo Samaj | Raja Ram Mohan Roy / Ram Mohan Roy | It began in 1828.
founder of the Arya Samaj ; who founded the Arya Samaj | Swami Dayanand Saraswati / Dayanand Saraswati / Dayananda Saraswati | It began in 1875.
founder of the Ramakrishna Mission ; who founded the Ramakrishna Mission | Swami Vivekananda / Vivekananda | It began in 1897.
founder of the Indian National Congress ; who founded the Indian National Congress | A. O. Hume / Allan Octavian Hume / AO Hume | It began in 1885.
first president of the Indian National Congress ; who was the first president of the Indian National Congress | W. C. Bonnerjee / Womesh Chandra Bonnerjee / W. C. Banerjee | The session was at Bombay in 1885.
first woman president of the Indian National Congress | Annie Besant | Sarojini Naidu was the first Indian woman.
first Indian woman president of the Indian National Congress | Sarojini Naidu | It was at Kanpur in 1925.
when did the Jallianwala Bagh massacre take place ; in which year did the Jallianwala Bagh massacre take place ; Jallianwala Bagh massacre year | 1919 / 13 April 1919 | General Dyer gave the order, at Amritsar.
when did the Dandi March start ; in which year did the Dandi March start ; Dandi March year ; when did the salt march start | 1930 / 12 March 1930 | It was against the tax on salt.
who wrote Anandamath ; author of Anandamath ; Anandamath was written by | Bankim Chandra Chattopadhyay / Bankim Chandra Chatterjee / Bankim Chandra Chatterji | Vande Mataram is in it.
who gave the slogan do or die ; slogan do or die was given by | Mahatma Gandhi | It was in the Quit India Movement of 1942.
who gave the slogan jai jawan jai kisan ; slogan jai jawan jai kisan was given by | Lal Bahadur Shastri | It was in 1965.
who coined the slogan inquilab zindabad ; slogan inquilab zindabad was coined by | Hasrat Mohani / Maulana Hasrat Mohani | Bhagat Singh made it popular.
who discovered America ; America was discovered by | Christopher Columbus / Columbus | It was in 1492.
who discovered the sea route to India ; sea route to India was discovered by ; first European to reach India by sea | Vasco da Gama | He reached Calicut in 1498.
when did India become independent ; India became independent in ; India got independence in which year ; in which year did India get independence ; India got independence on | 15 August 1947 / 1947 | The Indian Independence Act was of July 1947.
when did India become a republic ; India became a republic in ; in which year did India become a republic ; India became a republic on | 26 January 1950 / 1950 | The Constitution came into force.
when was GST introduced in India ; GST was launched in India on ; GST was implemented in India on ; GST came into force in India on ; GST was introduced in India in | 1 July 2017 / July 2017 / 2017 | The 101st Amendment made it possible.
battle of Plassey was fought in ; when was the battle of Plassey fought ; battle of Plassey year | 1757 / 23 June 1757 | Clive defeated Siraj-ud-Daulah.
battle of Buxar was fought in ; when was the battle of Buxar fought ; battle of Buxar year | 1764 / 22 October 1764 | The Company gained the diwani of Bengal.
first battle of Panipat was fought in ; when was the first battle of Panipat fought | 1526 | Babur defeated Ibrahim Lodi.
second battle of Panipat was fought in ; when was the second battle of Panipat fought | 1556 | Akbar's army defeated Hemu.
third battle of Panipat was fought in ; when was the third battle of Panipat fought | 1761 | Ahmad Shah Abdali defeated the Marathas.
first battle of Panipat was fought between ; who fought the first battle of Panipat | Babur and Ibrahim Lodi / Ibrahim Lodi and Babur | It was in 1526.
non cooperation movement was started in ; non cooperation movement was launched in ; when was the non cooperation movement started | 1920 | It ended after Chauri Chaura in 1922.
civil disobedience movement was started in ; civil disobedience movement was launched in ; when was the civil disobedience movement started | 1930 | It began with the Dandi March.
quit India movement was started in ; quit India movement was launched in ; when was the quit India movement started | 1942 / 8 August 1942 | Its slogan was 'do or die'.
partition of Bengal took place in ; partition of Bengal was done in ; when did Curzon partition Bengal | 1905 | Lord Curzon did it; it was undone in 1911, and Bengal was divided again in 1947.
who was the viceroy during the partition of Bengal ; partition of Bengal was done by ; who divided Bengal in 1905 | Lord Curzon / Curzon | It was undone in 1911.
Indian National Congress was founded in ; when was the Indian National Congress founded ; Indian National Congress was established in | 1885 | A. O. Hume founded it.
Muslim League was founded in ; when was the Muslim League founded | 1906 | It was founded at Dhaka.
who gave the slogan give me blood and I will give you freedom ; slogan give me blood and I shall give you freedom was given by | Subhas Chandra Bose / Netaji Subhas Chandra Bose | He said so in Burma in 1944.
who said swaraj is my birthright ; swaraj is my birthright was said by ; slogan swaraj is my birthright was given by | Bal Gangadhar Tilak / Lokmanya Tilak / Tilak | He published Kesari.
who wrote Gitanjali ; author of Gitanjali ; Gitanjali was written by | Rabindranath Tagore | It brought him the Nobel Prize of 1913.
who wrote Arthashastra ; Arthashastra was written by ; author of Arthashastra | Kautilya / Chanakya / Kautilya (Chanakya) | He was the minister of Chandragupta Maurya.
who wrote Ramcharitmanas ; Ramcharitmanas was written by ; author of Ramcharitmanas | Tulsidas / Goswami Tulsidas | He wrote it in Awadhi.
who wrote Mahabharata ; Mahabharata was written by ; author of Mahabharata | Ved Vyas / Vyasa / Veda Vyasa | It has eighteen parvas.
who wrote Ramayana ; Ramayana was written by ; author of Ramayana | Valmiki / Maharishi Valmiki | It is in Sanskrit.
who wrote Indica ; Indica was written by ; author of Indica | Megasthenes | He was an envoy at the court of Chandragupta Maurya.
first Indian to win the Nobel prize in physics ; first Indian Nobel prize winner in physics | C. V. Raman / CV Raman / Chandrasekhara Venkata Raman | It was in 1930.
fundamental rights of the Indian Constitution are borrowed from ; Indian Constitution has borrowed fundamental rights from ; fundamental rights are borrowed from the Constitution of which country ; Indian Constitution has borrowed the idea of fundamental rights from | USA / United States / United States of America / America | The directive principles are from Ireland.
directive principles of state policy are borrowed from ; directive principles of the Indian Constitution are borrowed from ; directive principles are taken from the Constitution of which country | Ireland / Irish Constitution | The fundamental rights are from the USA.
fundamental duties are borrowed from ; fundamental duties of the Indian Constitution are borrowed from ; fundamental duties are taken from the Constitution of which country | USSR / Soviet Union / Russia | The 42nd Amendment added them.
first Governor General of free India ; first Governor General of independent India | Lord Mountbatten / Mountbatten | C. Rajagopalachari followed him.
first Indian Governor General of India ; last Governor General of India ; first and last Indian Governor General of India | C. Rajagopalachari / Rajagopalachari / Chakravarti Rajagopalachari | He held the office from 1948 to 1950.
first Governor General of India ; first British Governor General of India | Lord William Bentinck / William Bentinck | The Charter Act of 1833 made the office.
first Governor General of Bengal | Warren Hastings | The Regulating Act of 1773 made the office.
first Viceroy of India | Lord Canning / Canning | He was also the last Governor General of the Company.
last Viceroy of India | Lord Mountbatten / Mountbatten | He came in March 1947.
first Prime Minister of India | Jawaharlal Nehru / Pandit Jawaharlal Nehru | He held the office from 1947 to 1964.
first woman Prime Minister of India | Indira Gandhi | She took office in 1966.
first woman President of India | Pratibha Patil | She took office in 2007.
first Home Minister of India | Sardar Vallabhbhai Patel / Sardar Patel / Vallabhbhai Patel | He was also the first Deputy Prime Minister.
first Vice President of India | S. Radhakrishnan / Sarvepalli Radhakrishnan / Dr S. Radhakrishnan | He took office in 1952.
first education minister of India ; first education minister of independent India | Maulana Abul Kalam Azad / Abul Kalam Azad / Maulana Azad | His birthday, 11 November, is National Education Day.
first law minister of India ; first law minister of independent India | B. R. Ambedkar / Dr B. R. Ambedkar | He was chairman of the Drafting Committee.
first Indian in space ; first Indian to go to space ; first Indian astronaut | Rakesh Sharma | He flew in 1984.
first man in space ; first man to go into space ; first human in space | Yuri Gagarin | He flew on 12 April 1961.
first woman in space ; first woman to go into space | Valentina Tereshkova | She flew in 1963.
first man on the moon ; first man to step on the moon ; first person to walk on the moon ; first person to set foot on the moon | Neil Armstrong | It was in July 1969, on Apollo 11.
first Indian to win a Nobel prize ; first Indian Nobel prize winner | Rabindranath Tagore | It was the prize for literature in 1913.
first Indian satellite ; first satellite of India | Aryabhata | It was launched in 1975.
first artificial satellite ; first artificial satellite of the world | Sputnik 1 / Sputnik | The Soviet Union launched it in 1957.
first woman IPS officer of India ; first woman IPS officer | Kiran Bedi | She joined in 1972.
first Indian woman in space ; first Indian woman to go to space ; first woman of Indian origin in space | Kalpana Chawla | She was of Indian origin, an American citizen, and flew in 1997.
first woman to climb Mount Everest | Junko Tabei | She was from Japan and climbed it in 1975.
first Indian woman to climb Mount Everest | Bachendri Pal | She climbed it in 1984.
first person to climb Mount Everest ; who first climbed Mount Everest | Edmund Hillary and Tenzing Norgay / Tenzing Norgay and Edmund Hillary | It was on 29 May 1953.`,
  },
  {
    chapter: 'organisations',
    facts: `
headquarters of the United Nations ; UN headquarters ; headquarters of UNO | New York | The UN was founded in 1945.
headquarters of UNESCO | Paris | UNESCO was founded in 1945.
headquarters of the Reserve Bank of India ; RBI headquarters ; headquarters of RBI | Mumbai | The RBI was founded in 1935.
headquarters of ISRO | Bengaluru / Bangalore | ISRO was founded in 1969.
headquarters of the International Court of Justice ; International Court of Justice is located at | The Hague / Hague | The court has 15 judges.`,
  },
  {
    chapter: 'general-science',
    facts: `
hardest natural substance ; hardest substance on earth ; hardest naturally occurring substance ; hardest substance | Diamond | It is a form of carbon.
hardest substance in the human body ; hardest part of the human body | Enamel / Tooth enamel | It covers the teeth.
lightest element ; which is the lightest element | Hydrogen | Its atomic number is 1.
lightest gas | Hydrogen | Helium is the next.
lightest metal | Lithium | It floats on water.
densest metal ; metal with the highest density | Osmium | Its density is about 22.6 g/cm³.
most abundant element in the universe | Hydrogen | Helium is the next.
most abundant element in the earth's crust | Oxygen | Silicon is the next.
most abundant metal in the earth's crust | Aluminium | Iron is the next.
most abundant element in the human body | Oxygen | It is about 65% of the mass.
best conductor of electricity ; best conductor of electricity among metals ; which metal is the best conductor of electricity | Silver | Copper is the next.
which metal is liquid at room temperature ; only metal that is liquid at room temperature | Mercury | Its symbol is Hg.
which non metal is liquid at room temperature | Bromine | Mercury is the liquid metal.
chemical name of baking soda ; baking soda is chemically | Sodium bicarbonate / Sodium hydrogen carbonate / Sodium hydrogencarbonate | NaHCO₃.
chemical name of washing soda ; washing soda is chemically | Sodium carbonate decahydrate / Sodium carbonate / Hydrated sodium carbonate | Na₂CO₃·10H₂O.
chemical name of common salt ; common salt is chemically | Sodium chloride | NaCl.
chemical name of bleaching powder | Calcium oxychloride / Calcium hypochlorite | It is written CaOCl₂; its active part is calcium hypochlorite, Ca(OCl)₂.
chemical name of plaster of Paris | Calcium sulphate hemihydrate / Calcium sulphate half hydrate | CaSO₄·½H₂O.
chemical name of gypsum | Calcium sulphate dihydrate / Hydrated calcium sulphate | CaSO₄·2H₂O.
chemical name of quicklime ; quick lime is chemically | Calcium oxide | CaO.
chemical name of slaked lime | Calcium hydroxide | Ca(OH)₂.
chemical name of vinegar ; which acid is present in vinegar ; vinegar contains which acid ; acid present in vinegar | Acetic acid / Ethanoic acid | Vinegar is a dilute solution of it (5–8%).
which acid is present in lemon ; acid present in lemon ; lemon contains which acid ; which acid is present in citrus fruits | Citric acid | It is in all citrus fruits.
which acid is present in curd ; acid present in curd ; which acid is present in milk ; sour milk contains which acid | Lactic acid | Bacteria make it from lactose.
which acid is present in tamarind ; acid present in tamarind ; which acid is present in grapes | Tartaric acid | It is in grapes too.
which acid is present in tomato ; acid present in tomato | Oxalic acid | Tomatoes also have citric and malic acid.
which acid is present in apple ; acid present in apple | Malic acid | Its name is from malum, apple.
which acid is present in ant sting ; acid present in ant bite ; acid in the sting of ants and bees | Formic acid / Methanoic acid | Formica is the Latin for ant.
which acid is present in the stomach ; acid secreted in the stomach ; which acid is produced in the human stomach | Hydrochloric acid / HCl | It kills germs and helps pepsin.
king of chemicals ; which acid is called the king of chemicals ; king of acids | Sulphuric acid | It is made by the contact process.
laughing gas ; which gas is called laughing gas ; chemical name of laughing gas ; laughing gas is chemically | Nitrous oxide / N2O | N₂O.
which gas is used in fire extinguishers ; gas used in fire extinguisher ; gas used to put out fire | Carbon dioxide / CO2 | It keeps air from the fire.
gas used for ripening of fruits ; which gas is used in the ripening of fruits ; which gaseous plant hormone ripens fruits | Ethylene / Ethene | Calcium carbide gives acetylene, which acts alike.
which gases are filled in electric bulbs ; which gas is filled in electric bulbs ; gas filled in electric bulb | Argon and nitrogen / Nitrogen and argon / Argon / Nitrogen | They are inactive and keep the filament from burning.
main component of natural gas ; main constituent of natural gas ; main component of CNG ; main constituent of biogas ; main component of biogas ; main component of gobar gas | Methane | CH₄.
main component of LPG ; main constituent of LPG | Butane / Butane and propane / Propane and butane | Ethyl mercaptan is added for its smell.
marsh gas ; which gas is called marsh gas | Methane | It forms where plants rot under water.
main gas responsible for global warming ; which gas is mainly responsible for global warming | Carbon dioxide / CO2 | Methane and nitrous oxide are others.
which gas was responsible for the Bhopal gas tragedy ; Bhopal gas tragedy was caused by which gas ; gas leaked in the Bhopal gas tragedy | Methyl isocyanate / MIC | It was on 2–3 December 1984.
pH of pure water ; pH value of pure water ; pH value of water ; pH of neutral solution | 7 | It is neutral at 25 °C.
pH of human blood ; pH value of human blood ; pH of blood | 7.4 / 7.35 to 7.45 | It is slightly basic.
chemical formula of water ; formula of water | H₂O / H2O | Its molar mass is 18 g/mol.
brass is an alloy of ; brass is made of ; components of brass | Copper and zinc | Bronze is of copper and tin.
bronze is an alloy of ; bronze is made of ; components of bronze | Copper and tin | Brass is of copper and zinc.
steel is an alloy of ; steel is made of | Iron and carbon | Stainless steel has chromium too.
who is the father of the periodic table ; father of the periodic table ; who gave the periodic table ; periodic table was given by | Mendeleev / Dmitri Mendeleev | He ordered elements by atomic mass.
modern periodic law was given by ; who gave the modern periodic law | Moseley / Henry Moseley | Properties are periodic functions of the atomic number.
who discovered the electron ; electron was discovered by | J. J. Thomson / Thomson / JJ Thomson | It was in 1897.
who discovered the neutron ; neutron was discovered by | James Chadwick / Chadwick | It was in 1932.
who discovered the nucleus of the atom ; nucleus of the atom was discovered by ; atomic nucleus was discovered by | Ernest Rutherford / Rutherford | By scattering alpha particles on gold.
who discovered oxygen ; oxygen was discovered by | Joseph Priestley / Priestley | It was in 1774; Scheele found it too.
who discovered hydrogen ; hydrogen was discovered by | Henry Cavendish / Cavendish | It was in 1766.
who discovered radioactivity ; radioactivity was discovered by | Henri Becquerel / Becquerel | It was in 1896.
who discovered radium ; radium was discovered by | Marie Curie and Pierre Curie / Marie Curie / Madame Curie | It was in 1898.
who discovered x rays ; x rays were discovered by | Wilhelm Roentgen / Roentgen / W. C. Roentgen / Röntgen | It was in 1895.
who discovered penicillin ; penicillin was discovered by | Alexander Fleming | It was in 1928.
who discovered blood circulation ; circulation of blood was discovered by | William Harvey | It was in 1628.
who discovered the cell ; cell was discovered by ; cell was first discovered by | Robert Hooke | He saw dead cells of cork in 1665.
who discovered the nucleus of the cell ; nucleus of cell was discovered by ; cell nucleus was discovered by | Robert Brown | It was in 1831.
who proposed the cell theory ; cell theory was given by | Schleiden and Schwann / Matthias Schleiden and Theodor Schwann | Virchow added that cells come from cells.
who discovered the structure of DNA ; double helix structure of DNA was given by ; double helix model of DNA was given by ; who gave the double helix model of DNA ; who gave the double helix structure of DNA | Watson and Crick / James Watson and Francis Crick | It was in 1953.
who gave the theory of evolution ; theory of natural selection was given by ; who gave the theory of natural selection ; theory of evolution was given by | Charles Darwin / Darwin | On the Origin of Species is of 1859.
who discovered smallpox vaccine ; who discovered the vaccine of smallpox ; smallpox vaccine was discovered by | Edward Jenner | It was in 1796.
who discovered gravity ; law of gravitation was given by ; who gave the law of gravitation ; gravity was discovered by | Isaac Newton / Newton / Sir Isaac Newton | Principia is of 1687.
who gave the theory of relativity ; theory of relativity was given by | Albert Einstein / Einstein | The special theory is of 1905.
father of biology | Aristotle | He is the father of zoology too.
father of botany | Theophrastus | He was a pupil of Aristotle.
father of zoology | Aristotle | Theophrastus is the father of botany.
father of genetics | Gregor Mendel / Mendel / Gregor Johann Mendel | He worked with pea plants.
father of medicine | Hippocrates | Doctors take his oath.
father of taxonomy ; father of modern taxonomy | Carolus Linnaeus / Linnaeus / Carl Linnaeus | He gave the names of two words.
father of modern chemistry | Antoine Lavoisier / Lavoisier | He named oxygen.
father of geometry | Euclid | He wrote the Elements.
father of computer ; father of the computer | Charles Babbage | He designed the analytical engine.
father of economics | Adam Smith | He wrote The Wealth of Nations.
father of the green revolution in India | M. S. Swaminathan / MS Swaminathan | Norman Borlaug is the father of the green revolution.
father of the green revolution ; father of the green revolution in the world | Norman Borlaug | In India it was M. S. Swaminathan.
father of the white revolution in India ; father of the white revolution | Verghese Kurien / Dr Verghese Kurien | It is about milk.
father of the Indian space programme ; father of the Indian space program | Vikram Sarabhai | He was the first chairman of ISRO.
father of the Indian nuclear programme ; father of the Indian atomic programme | Homi J. Bhabha / Homi Bhabha | The centre at Trombay has his name.
powerhouse of the cell ; which part of the cell is called the powerhouse ; which organelle is called the powerhouse of the cell ; which cell organelle is the powerhouse | Mitochondria / Mitochondrion | They make ATP.
suicidal bags of the cell ; which organelle is called the suicidal bag of the cell ; suicide bag of the cell | Lysosome / Lysosomes | They hold digesting enzymes.
protein factory of the cell ; which organelle is called the protein factory of the cell ; protein synthesis takes place in ; site of protein synthesis ; which organelle is the site of protein synthesis | Ribosome / Ribosomes | They are of RNA and protein.
kitchen of the cell ; which organelle is called the kitchen of the cell | Chloroplast / Chloroplasts | Photosynthesis happens there.
brain of the cell ; control centre of the cell ; which part is the control centre of the cell | Nucleus | It holds the DNA.
structural and functional unit of life ; basic unit of life ; smallest unit of life | Cell | Robert Hooke saw cells first.
structural and functional unit of kidney ; functional unit of kidney ; basic unit of kidney | Nephron | Each kidney has about a million.
structural and functional unit of the nervous system ; functional unit of the nervous system ; basic unit of the nervous system | Neuron / Nerve cell | It has dendrites, a cell body and an axon.
largest organ of the human body ; largest organ in the human body | Skin | The liver is the largest inside the body.
largest internal organ of the human body | Liver | The skin is the largest organ.
largest gland of the human body ; largest gland in the human body ; largest gland | Liver | It makes bile.
largest endocrine gland of the human body ; largest endocrine gland | Thyroid / Thyroid gland | It makes thyroxine.
master gland of the human body ; master gland ; which gland is called the master gland ; which gland is called the master gland of the human body | Pituitary / Pituitary gland | It is below the brain.
emergency gland ; which gland is called the emergency gland | Adrenal gland / Adrenal | Its hormone is adrenaline.
fight or flight hormone ; emergency hormone ; which hormone is called the emergency hormone | Adrenaline / Epinephrine | The adrenal gland makes it.
longest bone of the human body ; largest bone of the human body ; longest bone | Femur / Thigh bone | It is in the thigh.
smallest bone of the human body ; smallest bone | Stapes / Stirrup | It is in the middle ear.
strongest muscle of the human body for its weight ; strongest muscle of the human body by weight | Masseter / Jaw muscle | It closes the jaw.
largest cell of the human body ; largest human cell | Ovum / Egg cell / Egg | The smallest is the sperm.
longest cell of the human body | Neuron / Nerve cell | Its axon may be a metre long.
how many bones are there in the human body ; number of bones in the human body ; how many bones are there in an adult human | 206 | A baby has about 300.
how many bones are there in a newborn baby ; number of bones in a newborn baby ; how many bones does a baby have | about 300 / 300 | Many grow together later.
how many chromosomes are there in the human body ; number of chromosomes in humans ; how many chromosomes are found in a human cell ; how many chromosomes does a human have | 46 / 23 pairs | 22 pairs are autosomes.
how many pairs of chromosomes are there in humans ; how many pairs of chromosomes are found in a human cell | 23 / 23 pairs | One pair is of sex chromosomes.
how many chambers are there in the human heart ; number of chambers in the human heart | 4 / four | Two atria and two ventricles.
how many teeth does an adult human have ; number of teeth in adult human ; how many teeth are there in an adult human | 32 | Eight are incisors.
how many milk teeth are there ; number of milk teeth in a child ; how many milk teeth does a child have | 20 | They fall out from the age of six.
normal temperature of the human body ; normal human temperature | 37 °C / 37°C / 98.6 °F / 98.6°F / 37 | It is 98.6 °F.
normal blood pressure ; normal blood pressure of human ; normal human blood pressure ; normal blood pressure of adult | 120/80 mm Hg / 120/80 mmHg / 120/80 | The first number is systolic.
normal heart beat rate of adult human per minute ; number of heart beats per minute ; how many times does the human heart beat in a minute ; heart beats per minute | 72 / 72 times | It is 72 on the average at rest.
universal donor ; which blood group is the universal donor ; universal donor blood group ; universal blood donor | O negative / O / O− / Group O / O- | It has neither A nor B antigens.
universal recipient ; which blood group is the universal recipient ; universal recipient blood group ; universal acceptor blood group | AB positive / AB / AB+ / Group AB | It has neither antibody.
who discovered blood groups ; blood groups were discovered by | Karl Landsteiner / Landsteiner | He won the Nobel Prize of 1930 for it.
which vitamin is produced in sunlight ; which vitamin is made in the skin by sunlight ; which vitamin do we get from sunlight ; which vitamin is obtained from sunlight ; sunshine vitamin ; vitamin made by the skin in sunlight ; which vitamin is synthesised in the skin by sunlight | Vitamin D | Its lack causes rickets.
which vitamin helps in blood clotting ; vitamin needed for blood clotting ; which vitamin is responsible for blood clotting ; vitamin responsible for clotting of blood ; which vitamin helps in clotting of blood ; which vitamin is essential for blood clotting | Vitamin K | The liver needs it to make prothrombin.
which vitamin is found in citrus fruits ; vitamin found in citrus fruits ; which vitamin is present in lemon ; which vitamin is found in oranges ; which vitamin is found in amla | Vitamin C / Ascorbic acid | Its lack causes scurvy.
scurvy is caused by the deficiency of ; deficiency of which vitamin causes scurvy ; scurvy is due to lack of | Vitamin C / Ascorbic acid | The gums bleed.
rickets is caused by the deficiency of ; deficiency of which vitamin causes rickets | Vitamin D | The bones bend.
night blindness is caused by the deficiency of ; deficiency of which vitamin causes night blindness | Vitamin A / Retinol | Carrots have its provitamin.
beriberi is caused by the deficiency of ; beri beri is caused by the deficiency of ; deficiency of which vitamin causes beriberi | Vitamin B1 / Thiamine / Vitamin B₁ | The nerves suffer.
pellagra is caused by the deficiency of ; deficiency of which vitamin causes pellagra | Vitamin B3 / Niacin / Vitamin B₃ | The skin suffers.
pernicious anaemia is caused by the deficiency of ; deficiency of which vitamin causes pernicious anaemia | Vitamin B12 / Vitamin B₁₂ / Cyanocobalamin | It contains cobalt.
goitre is caused by the deficiency of ; deficiency of which element causes goitre ; goiter is caused by the deficiency of | Iodine | The thyroid swells.
anaemia is caused by the deficiency of ; deficiency of which element causes anaemia ; deficiency of which mineral causes anaemia | Iron | Haemoglobin needs it.
malaria is caused by ; which organism causes malaria ; malaria is caused by which organism ; causative agent of malaria | Plasmodium / a protozoan / Protozoa / Protozoan | The female Anopheles carries it.
malaria is spread by ; which mosquito spreads malaria ; malaria is transmitted by ; which mosquito carries malaria | Female Anopheles mosquito / Female Anopheles / Anopheles mosquito / Anopheles | Plasmodium causes it.
dengue is spread by ; which mosquito spreads dengue ; dengue is transmitted by | Aedes aegypti / Aedes mosquito / Aedes / Aedes aegypti mosquito | A virus causes it.
tuberculosis is caused by ; TB is caused by | Mycobacterium tuberculosis / Bacteria / Bacterium / a bacterium | BCG is its vaccine.
AIDS is caused by ; which virus causes AIDS | HIV / Human immunodeficiency virus | It attacks helper T cells.
BCG vaccine is given for ; BCG vaccine is given against ; BCG vaccine is used for which disease ; BCG vaccine protects against | Tuberculosis / TB | The vaccine is given at birth.
insulin is secreted by ; insulin is produced by which organ ; which gland secretes insulin ; insulin is produced in ; which organ produces insulin | Pancreas / Beta cells of pancreas / the pancreas | Lack of insulin causes diabetes.
deficiency of insulin causes ; lack of insulin causes ; which disease is caused by the lack of insulin | Diabetes / Diabetes mellitus | Insulin lowers the sugar of the blood.
diabetes is caused by the deficiency of ; diabetes is caused by the lack of which hormone | Insulin | It lowers the sugar of the blood.
bile is produced by ; bile juice is secreted by ; bile is secreted by ; bile juice is produced by ; which organ produces bile | Liver / the liver | Bile is stored in the gall bladder.
study of insects ; study of insects is called | Entomology | The study of birds is ornithology.
study of birds ; study of birds is called | Ornithology | The study of fishes is ichthyology.
study of fungi ; study of fungi is called | Mycology | The study of algae is phycology.
study of fossils ; study of fossils is called | Palaeontology / Paleontology | It tells of life in the past.
process by which plants make food ; process by which green plants make their food ; process by which plants prepare their food | Photosynthesis | It needs light, water, carbon dioxide and chlorophyll.
process by which plants lose water as vapour ; loss of water from the leaves as vapour ; loss of water vapour from leaves | Transpiration | It goes through the stomata.
green pigment of plants ; green colour of leaves is due to ; leaves are green because of ; green colour of plants is due to | Chlorophyll | It contains magnesium.
which metal is present in chlorophyll ; element present in chlorophyll ; chlorophyll contains which metal | Magnesium | Haemoglobin contains iron.
which metal is present in haemoglobin ; element present in haemoglobin ; haemoglobin contains which metal | Iron | Chlorophyll contains magnesium.
red colour of blood is due to ; blood is red because of ; red colour of blood | Haemoglobin | It carries oxygen.
which gas is released during photosynthesis ; gas released in photosynthesis ; gas evolved during photosynthesis | Oxygen / O2 | It comes from water.
which gas do plants take in for photosynthesis ; gas absorbed by plants during photosynthesis ; gas needed for photosynthesis ; gas used in photosynthesis | Carbon dioxide / CO2 | Oxygen is given out.
water is carried in plants by ; which tissue carries water in plants ; which tissue transports water in plants ; transport of water in plants is done by ; water conducting tissue in plants | Xylem / the xylem | Phloem carries food.
food is carried in plants by ; which tissue carries food in plants ; which tissue transports food in plants ; transport of food in plants is done by ; food conducting tissue in plants | Phloem / the phloem | Xylem carries water.
phenotypic ratio of a dihybrid cross ; dihybrid ratio of Mendel ; phenotypic ratio in a Mendelian dihybrid cross ; F2 phenotypic ratio of a dihybrid cross ; ratio of a Mendelian dihybrid cross | 9 : 3 : 3 : 1 / 9:3:3:1 | A monohybrid cross gives 3 : 1.
phenotypic ratio of a monohybrid cross ; phenotypic ratio in a Mendelian monohybrid cross ; F2 phenotypic ratio of a monohybrid cross ; monohybrid ratio of Mendel | 3 : 1 / 3:1 | The genotypic ratio is 1 : 2 : 1.
genotypic ratio of a monohybrid cross ; F2 genotypic ratio of a monohybrid cross | 1 : 2 : 1 / 1:2:1 | The phenotypic ratio is 3 : 1.
Mendel worked on which plant ; Mendel did his experiments on ; plant used by Mendel in his experiments ; Mendel conducted his experiments on which plant | Pea / Garden pea / Pea plant / Pisum sativum | He chose seven pairs of characters.
SI unit of force ; unit of force | newton / N | 1 N = 1 kg m/s².
SI unit of power ; unit of power | watt / W | 1 W = 1 J/s.
SI unit of pressure ; unit of pressure | pascal / Pa | 1 Pa = 1 N/m².
SI unit of electric current ; unit of electric current ; SI unit of current ; unit of current | ampere / A | It is a base unit.
SI unit of electric charge ; unit of electric charge ; SI unit of charge | coulomb / C | 1 C = 1 A s.
SI unit of resistance ; unit of resistance ; SI unit of electrical resistance ; unit of electrical resistance | ohm / Ω | 1 Ω = 1 V/A.
SI unit of temperature | kelvin / K | It is a base unit.
SI unit of work ; SI unit of energy ; unit of work ; SI unit of heat | joule / J | 1 J = 1 N m.
SI unit of frequency ; unit of frequency | hertz / Hz | 1 Hz is one cycle per second.
unit of loudness of sound ; loudness of sound is measured in ; unit of sound level | decibel / dB | It is a logarithmic scale; intensity of sound itself is in W/m².
speed of light in vacuum ; speed of light ; velocity of light in vacuum | 3 × 10⁸ m/s / 3 × 10^8 m/s / 3 x 10^8 m/s / 300000 km/s / 3,00,000 km/s | Nothing is faster.
speed of sound in air at room temperature ; speed of sound in air at 20 °C | 343 m/s / 344 m/s | At 0 °C it is about 331 m/s.
escape velocity of earth ; escape velocity on earth ; escape velocity from the surface of the earth ; value of escape velocity on earth | 11.2 km/s | It does not depend on the mass of the body.
value of g on earth ; acceleration due to gravity on earth ; value of acceleration due to gravity ; value of acceleration due to gravity on earth | 9.8 m/s² / 9.8 m/s^2 / 9.8 | It is greatest at the poles.
one horsepower is equal to ; 1 horsepower is equal to how many watts ; 1 HP is equal to how many watts ; 1 horse power = how many watts | 746 W / 746 watt / 746 watts / 746 | It was named by James Watt.
1 kWh is equal to how many joules ; 1 kilowatt hour is equal to how many joules ; one unit of electricity is equal to how many joules ; 1 kWh = how many joules | 3.6 × 10⁶ J / 3.6 × 10^6 J / 3.6 x 10^6 J / 3.6 × 10^6 joules | 1,000 W for 3,600 s.
sound cannot travel through ; sound waves cannot travel through ; sound cannot travel in | vacuum / Vacuum | It needs a medium.
which device converts mechanical energy into electrical energy ; device used to convert mechanical energy into electrical energy ; which machine converts mechanical energy into electrical energy | Generator / Dynamo / Electric generator | A motor does the opposite.
which device converts electrical energy into mechanical energy ; device used to convert electrical energy into mechanical energy | Motor / Electric motor | A generator does the opposite.
which device converts chemical energy into electrical energy ; device used to convert chemical energy into electrical energy | Battery / Cell / Electric cell / Dry cell | In charging it is the other way round.
which device converts sound energy into electrical energy ; device used to convert sound into electrical energy | Microphone | A loudspeaker does the opposite.
which mirror is used as rear view mirror ; which mirror is used in vehicles as rear view mirror ; rear view mirror in vehicles is ; mirror used as rear view mirror in vehicles | Convex mirror / Convex | Its field of view is wide.
which mirror is used by dentists ; mirror used by dentists ; which mirror is used in headlights of vehicles ; mirror used in headlights | Concave mirror / Concave | It makes a large, erect image of what is near.
which lens is used to correct myopia ; myopia is corrected by ; short sightedness is corrected by ; near sightedness is corrected by ; lens used to correct myopia | Concave lens / Concave / Diverging lens | The eyeball is too long.
which lens is used to correct hypermetropia ; hypermetropia is corrected by ; long sightedness is corrected by ; far sightedness is corrected by ; lens used to correct hypermetropia | Convex lens / Convex / Converging lens | The eyeball is too short.
blue colour of the sky is due to ; sky appears blue due to ; sky is blue because of ; blue colour of sky is caused by | Scattering of light / Scattering / Rayleigh scattering | Short wavelengths (blue) are scattered much more than red.
rainbow is formed due to ; formation of rainbow is due to ; rainbow is caused by | Dispersion of light / Dispersion / Refraction, dispersion and internal reflection / Refraction, reflection and dispersion | It is seen opposite the sun.
mirage is caused by ; mirage is due to ; mirage is formed due to ; sparkling of diamond is due to ; optical fibre works on the principle of ; principle of optical fibre | Total internal reflection | It needs the way from the denser to the rarer medium.
twinkling of stars is due to ; stars twinkle because of ; stars twinkle due to | Atmospheric refraction / Refraction / Refraction of light | Planets do not twinkle because they are near.
instrument used to measure atmospheric pressure ; atmospheric pressure is measured by ; which instrument measures atmospheric pressure | Barometer | Torricelli invented it.
instrument used to measure earthquakes ; which instrument records earthquakes ; instrument used to record earthquakes | Seismograph / Seismometer | The Richter scale gives the magnitude.
instrument used to measure electric current ; electric current is measured by ; which instrument measures electric current | Ammeter | It is joined in series.
instrument used to measure potential difference ; potential difference is measured by ; voltage is measured by ; which instrument measures potential difference | Voltmeter | It is joined in parallel.
instrument used to measure humidity ; humidity is measured by ; which instrument measures humidity | Hygrometer | A hydrometer measures density.
instrument used to measure density of liquids ; density of liquid is measured by ; specific gravity of liquid is measured by | Hydrometer | A hygrometer measures humidity.
purity of milk is measured by ; instrument used to measure the purity of milk | Lactometer | It is a hydrometer for milk.
instrument used to measure blood pressure ; blood pressure is measured by ; which instrument measures blood pressure | Sphygmomanometer | A stethoscope is used to hear the heart.
instrument used to measure wind speed ; speed of wind is measured by ; wind speed is measured by ; which instrument measures wind speed | Anemometer | A wind vane shows the direction.
first computer programmer ; who was the first computer programmer | Ada Lovelace | She wrote for the analytical engine.
brain of the computer ; which part is called the brain of the computer | CPU / Central processing unit | It has the ALU and the control unit.
1 byte is equal to how many bits ; how many bits are there in a byte ; number of bits in a byte | 8 / 8 bits | Four bits are a nibble.
1 kilobyte is equal to how many bytes ; 1 KB = how many bytes ; 1 KB is equal to how many bytes | 1024 bytes / 1024 | It is 2¹⁰.
law of inertia ; which law is called the law of inertia | Newton's first law / First law of motion / Newton's first law of motion | A body keeps its state unless a force acts on it.
rocket works on which law of Newton ; recoil of a gun is based on which law of Newton ; rocket propulsion is based on which law of motion | Newton's third law / Newton's third law of motion / Third law of motion | It also follows from conservation of momentum.
which of these is the working of a rocket based on ; which of these is the principle of a rocket | Newton's third law / Newton's third law of motion / Conservation of momentum / Law of conservation of momentum | The gases go one way, the rocket the other; the momentum of both together stays the same.
which colour of light has the longest wavelength ; which colour has the longest wavelength ; colour of longest wavelength | Red | Violet has the shortest.
which colour of light has the shortest wavelength ; which colour has the shortest wavelength ; colour of shortest wavelength | Violet | Red has the longest.
unit of power of a lens ; power of a lens is measured in ; SI unit of power of lens | Dioptre / Diopter | It is 1 ÷ the focal length in metres.
dimensional formula of force | [MLT⁻²] / MLT⁻² / [M L T⁻²] | Mass times acceleration.
dimensional formula of work ; dimensional formula of energy | [ML²T⁻²] / ML²T⁻² | Force times distance.
dimensional formula of pressure | [ML⁻¹T⁻²] / ML⁻¹T⁻² | Force per area.
dimensional formula of power | [ML²T⁻³] / ML²T⁻³ | Work per time.
dimensional formula of momentum | [MLT⁻¹] / MLT⁻¹ | Mass times velocity.
dimensional formula of acceleration | [LT⁻²] / LT⁻² / [M⁰LT⁻²] | Velocity per time.
which metals are stored in kerosene ; which metals are kept in kerosene ; metals stored in kerosene oil ; metals kept under kerosene | Sodium and potassium / Potassium and sodium | Both react strongly with air and water.
which of these metals is stored in kerosene ; which of these metals is kept in kerosene | Sodium / Potassium / Sodium and potassium | Both react strongly with air and water.
phosphorus is kept in ; white phosphorus is stored in | Water | White phosphorus catches fire in air.
which element is kept in water ; which element is stored under water | Phosphorus / White phosphorus / Yellow phosphorus | White phosphorus catches fire in air.
process of coating iron with zinc ; coating of zinc on iron ; process of depositing zinc on iron | Galvanisation / Galvanization | It protects iron from rust.
dry ice ; dry ice is ; dry ice is chemically | Solid carbon dioxide / Solid CO2 | It turns into gas without melting.
which metal is used in thermometers ; liquid metal used in thermometer | Mercury | It expands evenly.
which organ filters blood to form urine ; which organ filters urea from the blood ; which organ removes urea from the blood | Kidney / Kidneys | The unit of the kidney is the nephron.
which cells fight infection ; which blood cells fight infection ; which cells help in fighting infection ; which blood cells protect the body from infection | White blood cells / WBC / WBCs / Leucocytes | They are called leucocytes.
red blood cells are formed in ; RBC are formed in ; where are red blood cells formed ; RBC is produced in ; red blood cells are produced in | Bone marrow / Red bone marrow | They live about 120 days.
life span of red blood cells ; life span of RBC ; average life of RBC | 120 days / about 120 days | They are destroyed in the spleen.
graveyard of red blood cells ; graveyard of RBC ; which organ is called the graveyard of RBC | Spleen | Old red cells are destroyed there.
photosynthesis occurs in which cell organelle ; photosynthesis takes place in which organelle ; site of photosynthesis in the cell | Chloroplast / Chloroplasts | It needs chlorophyll.
in which of these does photosynthesis occur ; in which of these does photosynthesis take place | Chloroplast / Chloroplasts | It needs chlorophyll.
which plant hormone promotes cell division ; plant hormone responsible for cell division | Cytokinin / Cytokinins | Auxin makes cells longer.
which plant hormone is gaseous ; gaseous plant hormone | Ethylene / Ethene | It ripens fruits.
largest part of the human brain ; which is the largest part of the human brain ; largest part of the brain | Cerebrum | It thinks and remembers.
which part of the brain maintains balance ; which part of the brain controls balance | Cerebellum | It is in the hindbrain.
largest artery of the human body ; largest artery ; which is the largest artery | Aorta | It leaves the left ventricle.
largest mammal ; largest animal ; largest mammal in the world ; largest animal in the world ; largest living mammal | Blue whale | It may be 30 m long.
largest land animal | African elephant / Elephant | The blue whale is the largest animal of all.
tallest animal ; tallest animal in the world ; tallest land animal | Giraffe | It may be 5.5 m tall.
fastest land animal ; fastest animal on land | Cheetah | It runs at more than 100 km/h.
largest bird ; largest bird in the world ; largest living bird | Ostrich | It cannot fly.
smallest bird ; smallest bird in the world | Bee hummingbird / Hummingbird | It lives in Cuba.
largest flower in the world ; largest flower | Rafflesia / Rafflesia arnoldii | It grows in Sumatra and Borneo.
GDP stands for ; full form of GDP | Gross domestic product | It is the value of all final goods and services made in a country in a year.
full form of DNA ; DNA ka full form | Deoxyribonucleic acid | RNA is ribonucleic acid.
full form of RNA | Ribonucleic acid | DNA is deoxyribonucleic acid.
full form of ATP ; ATP full form | Adenosine triphosphate | It is the energy currency of the cell.
energy currency of the cell ; which molecule is called the energy currency of the cell | ATP / Adenosine triphosphate | Mitochondria make it.
full form of CPU | Central processing unit | It is called the brain of the computer.
full form of RAM | Random access memory | It loses its content without power.
full form of ROM | Read only memory | It keeps its content without power.
full form of ATM | Automated teller machine / Automatic teller machine | It gives cash.
full form of LPG gas ; full form of LPG used for cooking ; LPG cylinder full form | Liquefied petroleum gas | It is mostly butane and propane.
full form of CNG | Compressed natural gas | It is mostly methane.
full form of WWW | World Wide Web | Tim Berners-Lee invented it.
who invented the world wide web ; father of the world wide web | Tim Berners-Lee / Tim Berners Lee | It was in 1989.
who invented the telephone ; telephone was invented by | Alexander Graham Bell / Graham Bell | It was in 1876.
who invented the bulb ; who invented the electric bulb ; electric bulb was invented by | Thomas Alva Edison / Thomas Edison / Edison | It was in 1879.
who invented the radio ; radio was invented by | Guglielmo Marconi / Marconi / G. Marconi | J. C. Bose worked on radio waves too.
who invented the television ; television was invented by | John Logie Baird / J. L. Baird | It was in 1926.
who improved the steam engine of Newcomen ; Newcomen's steam engine was improved by | James Watt | Newcomen's engine was of 1712.
who invented the aeroplane ; aeroplane was invented by ; who invented the airplane | Wright brothers / the Wright brothers / Orville and Wilbur Wright | They flew in 1903.
who invented the printing press ; printing press was invented by | Johannes Gutenberg / Gutenberg | It was about 1440.
who invented the dynamite ; dynamite was invented by | Alfred Nobel | He left the Nobel prizes.
who invented the thermometer ; thermometer was invented by | Galileo / Galileo Galilei | Fahrenheit made the one with mercury.
splitting of white light into seven colours ; phenomenon of splitting of white light into seven colours ; splitting of light into its colours | Dispersion / Dispersion of light | A prism shows it.
weight of a body during free fall ; weight of a freely falling body ; apparent weight of a freely falling body | Zero / 0 | It is weightless, though its mass is the same.
SI unit of electric potential ; unit of electric potential ; SI unit of potential difference ; unit of potential difference | volt / V | 1 V = 1 J/C.
SI unit of capacitance ; unit of capacitance | farad / F | 1 F = 1 C/V.
SI unit of momentum ; unit of momentum | kg m/s / kilogram metre per second / kg m s⁻¹ | Mass times velocity.
SI unit of acceleration ; unit of acceleration | m/s² / metre per second squared / m s⁻² | Velocity per time.
SI unit of magnetic flux ; unit of magnetic flux | weber / Wb | 1 Wb = 1 T m².
sound travels fastest in which state of matter ; sound travels fastest in solid liquid or gas ; speed of sound is maximum in which state of matter | Solids / Solid | It is slowest in gases.
in which of these does sound travel fastest | Solids / Solid | It is slowest in gases and does not travel in a vacuum.
isotopes have the same ; isotopes of an element have the same ; isotopes have same | Atomic number / Number of protons | They differ in the number of neutrons.
isobars have the same ; isobars have same | Mass number / Number of nucleons | They differ in the atomic number.
which of the following is a noble gas ; which of these is a noble gas | Argon / Neon / Helium / Krypton / Xenon / Radon | They are in group 18.
which of the following is a fertilizer ; which of these is used as a fertilizer ; which of the following is used as a fertilizer | Urea / Ammonium nitrate / Ammonium sulphate / Superphosphate / NPK | Plants need nitrogen, phosphorus and potassium.
which of these is rusting of iron an example of | Oxidation / Corrosion / Chemical change | Iron takes up oxygen and water.
valency of carbon | 4 / four | It has four electrons in the outer shell.
valency of oxygen | 2 / two | It has six electrons in the outer shell.
valency of nitrogen | 3 / three | It has five electrons in the outer shell.
valency of hydrogen | 1 / one | It has one electron.
valency of sodium | 1 / one | It gives one electron away.
value of Avogadro number ; Avogadro number ; Avogadro constant | 6.022 × 10²³ / 6.022 × 10^23 / 6.022 x 10^23 | It is the number of particles in a mole.
most electronegative element ; which is the most electronegative element | Fluorine | Caesium is the least electronegative stable one.
most reactive metal in the reactivity series ; metal at the top of the reactivity series | Potassium | Caesium, below it in group 1, is still more reactive.
least reactive metal in the reactivity series ; metal at the bottom of the reactivity series | Gold | It is found free in nature.
which gas is evolved when zinc reacts with dilute HCl ; which gas is evolved when zinc reacts with dilute hydrochloric acid ; which gas is evolved when zinc reacts with dilute sulphuric acid ; which gas is produced when a metal reacts with dilute hydrochloric acid | Hydrogen / H2 | It burns with a pop.
monomer of natural rubber ; natural rubber is a polymer of | Isoprene | It is cis-polyisoprene.
monomer of PVC ; PVC is a polymer of | Vinyl chloride | PVC is polyvinyl chloride.
monomer of polythene ; polythene is a polymer of ; polyethylene is a polymer of | Ethylene / Ethene | It is polyethylene.
outermost layer of the skin ; outermost layer of skin | Epidermis | The dermis is below it.
which pigment carries oxygen in blood | Haemoglobin / Hemoglobin | It contains iron.
which blood cells carry oxygen ; which cells carry oxygen in blood | Red blood cells / RBC / RBCs / Erythrocytes | Their haemoglobin binds it.
number of chromosomes in a human gamete ; number of chromosomes in human sperm ; how many chromosomes are there in a human gamete ; how many chromosomes are there in human sperm | 23 | A body cell has 46.
how many pairs of ribs are there in the human body ; number of pairs of ribs in humans ; how many pairs of ribs does a human have | 12 | Two pairs are floating.
amoeba reproduces by ; mode of reproduction in amoeba ; amoeba reproduces by which method | Binary fission | Hydra reproduces by budding.
hydra reproduces by ; mode of reproduction in hydra | Budding | Amoeba reproduces by binary fission.
fear of heights ; fear of heights is called | Acrophobia | Hydrophobia is the fear of water.
fear of water ; fear of water is called | Hydrophobia / Aquaphobia | Hydrophobia is a sign of rabies.
Sahara desert is in which continent ; Sahara desert is located in ; Sahara desert is situated in | Africa / North Africa | It is the largest hot desert.
which Mughal emperor built the Taj Mahal ; Taj Mahal was built by which emperor | Shah Jahan / Shahjahan | It is the tomb of Mumtaz Mahal.
when did the Chauri Chaura incident take place ; Chauri Chaura incident year ; Chauri Chaura incident took place in which year | 1922 / 4 February 1922 | The Non-Cooperation Movement was withdrawn after it.
Kaziranga national park is famous for ; Kaziranga national park is known for | One-horned rhinoceros / Rhinoceros / One horned rhinoceros / Rhino | It is in Assam.
Gir national park is famous for ; Gir national park is known for | Asiatic lion / Lion / Lions / Asiatic lions | It is in Gujarat.
first five year plan of India was started in ; first five year plan started in ; first five year plan of India was launched in ; when did the first five year plan start | 1951 / April 1951 | It ran till 1956.
when was RBI established ; RBI was established in ; RBI was founded in ; when was the Reserve Bank of India established | 1935 / 1 April 1935 | It was nationalised in 1949.
when was RBI nationalised ; RBI was nationalised in ; Reserve Bank of India was nationalised in | 1949 / 1 January 1949 | It was founded in 1935.
preamble of the Indian Constitution was amended by which amendment ; preamble was amended by which amendment ; by which amendment was the preamble amended | 42nd / 42nd Amendment / Forty-second Amendment | It added 'socialist', 'secular' and 'integrity'.
largest continent of the world ; largest continent in the world | Asia | It has about a third of all land.
which gas is most abundant in earth atmosphere ; most abundant gas in earth atmosphere | Nitrogen | It is about 78%.
which part of a plant conducts photosynthesis ; photosynthesis takes place in which part of the plant ; which part of the plant makes food | Leaf / Leaves / the leaf | Its cells have chloroplasts.
which vitamins are water soluble ; water soluble vitamins | Vitamin B and C / Vitamin B complex and vitamin C / Vitamins B and C | Vitamins A, D, E and K dissolve in fat.
which of these vitamins is water soluble | Vitamin C / Vitamin B / Vitamin B complex / Vitamin B1 / Vitamin B12 | Vitamins A, D, E and K dissolve in fat.
which of these vitamins is fat soluble | Vitamin A / Vitamin D / Vitamin E / Vitamin K | Vitamins B and C dissolve in water.
which vitamins are fat soluble ; fat soluble vitamins | Vitamins A, D, E and K / A, D, E and K / Vitamin A, D, E, K | Vitamins B and C dissolve in water.
Ohm law relates ; Ohm law gives the relation between | Current and voltage / Voltage and current / Current and potential difference / Potential difference and current | V = IR.
which of the following is a vector quantity ; which of these is a vector quantity | Velocity / Displacement / Force / Acceleration / Momentum / Weight / Electric field | It has a direction.
which of the following is a scalar quantity ; which of these is a scalar quantity | Speed / Distance / Mass / Time / Temperature / Energy / Work / Power / Volume / Density | It has no direction.
how many times do the hands of a clock coincide in a day ; how many times do the hands of a clock overlap in a day ; how many times are the hands of a clock coincident in a day | 22 / 22 times | Eleven times in twelve hours.
how many times are the hands of a clock at right angle in a day ; how many times do the hands of a clock make a right angle in a day ; how many times are the hands of a clock at right angles in a day | 44 / 44 times | Twenty-two times in twelve hours.
how many times do the hands of a clock point opposite to each other in a day ; how many times are the hands of a clock opposite in a day | 22 / 22 times | Eleven times in twelve hours.
electronic configuration of sodium | 2, 8, 1 / 2,8,1 / [Ne] 3s¹ / 1s² 2s² 2p⁶ 3s¹ | Its atomic number is 11.
electronic configuration of chlorine | 2, 8, 7 / 2,8,7 / [Ne] 3s² 3p⁵ | Its atomic number is 17.
electronic configuration of carbon | 2, 4 / 2,4 / 1s² 2s² 2p² | Its atomic number is 6.
electronic configuration of oxygen | 2, 6 / 2,6 / 1s² 2s² 2p⁴ | Its atomic number is 8.
electronic configuration of magnesium | 2, 8, 2 / 2,8,2 / [Ne] 3s² | Its atomic number is 12.
electronic configuration of calcium | 2, 8, 8, 2 / 2,8,8,2 / [Ar] 4s² | Its atomic number is 20.
number of atoms in 12 g of carbon 12 ; number of atoms in one mole of carbon ; number of particles in one mole | 6.022 × 10²³ / 6.022 × 10^23 / 6.022 x 10^23 | It is the Avogadro number.`,
  },
  {
    chapter: 'vocabulary',
    facts: `
person who does not believe in God ; one who does not believe in God ; one word for a person who does not believe in God | Atheist | A theist believes in God.
person who loves books ; one who loves books ; lover of books ; one word for a person who loves books | Bibliophile | Biblion is the Greek for book.
person who collects stamps ; one who collects stamps ; one word for a person who collects stamps | Philatelist | A numismatist collects coins.
person who collects coins ; one who collects coins ; one word for a person who collects coins | Numismatist | A philatelist collects stamps.
person who speaks many languages ; one who knows many languages ; one word for a person who knows many languages | Polyglot | Poly means many.
person who eats human flesh ; one who eats human flesh | Cannibal | It is from a name of the Caribs.
person who hates women ; one who hates women | Misogynist | A misanthrope hates mankind.
person who hates mankind ; one who hates mankind | Misanthrope | A philanthropist loves mankind.
person who loves mankind ; one who loves mankind | Philanthropist | A misanthrope hates mankind.
one who can be easily cheated ; person who is easily deceived ; one who is easily deceived | Gullible | It is said of a person.
government by the people ; government of the people by the people | Democracy | Demos is the Greek for people.
system of government by one person with absolute power ; rule by one person with absolute power | Autocracy | An oligarchy is the rule of a few.
life story of a person written by himself ; story of one's own life ; life story written by oneself | Autobiography | A biography is written by another.
life story of a person written by another ; life history of a person written by another | Biography | An autobiography is written by oneself.
killing of one's own father ; murder of one's father | Patricide | Matricide is the killing of one's mother.
killing of oneself ; act of killing oneself | Suicide | Homicide is the killing of a person.
animals that live both on land and in water ; animal living both on land and in water | Amphibian / Amphibious / Amphibians | The frog is one.
animal that eats flesh ; flesh eating animal ; animals that eat flesh | Carnivore / Carnivorous / Carnivores | Herbivores eat plants.
animal that eats plants ; plant eating animal ; animals that eat plants | Herbivore / Herbivorous / Herbivores | Carnivores eat flesh.`,
  },
]
