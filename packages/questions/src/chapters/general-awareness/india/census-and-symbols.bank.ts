import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which state had the highest literacy rate in the census of 2011?' */
export const censusAndSymbols = defineBank({
  id: 'census-and-symbols',
  sets: [
    {
      rows: `
1 literacy-and-sex-ratio, census-2011, census | Which state of India had the highest sex ratio in the census of 2011? | Kerala | Tamil Nadu | Goa | Punjab | Kerala had 1,084 females per 1,000 males. Haryana had the lowest among the states.
1 literacy-and-sex-ratio, census-2011, census | For which of the following did Haryana stand out among the states in the census of 2011? | Lowest sex ratio | Lowest literacy | Highest density | Highest sex ratio | Haryana had 879 females per 1,000 males. Bihar had the lowest literacy and the highest density, and Kerala the highest sex ratio.
1 literacy-and-sex-ratio, census-2011, census | Which state of India had the lowest literacy rate in the census of 2011? | Bihar | Rajasthan | Jharkhand | Arunachal Pradesh | Bihar had about 62 per cent. Kerala had the highest with 94 per cent.
2 census-2011, census | Which state of India had the lowest density of population in the census of 2011? | Arunachal Pradesh | Sikkim | Mizoram | Nagaland | It had only 17 persons per square kilometre. Bihar had the highest density with 1,106.
2 census | In which year was the first complete and synchronous census of India conducted? | 1881 | 1872 | 1901 | 1951 | The count of 1872 under Mayo was not taken everywhere at the same time. That of 1881 was held under Ripon.
1 census | At what interval is the census of India normally conducted? | Ten years | Five years | Four years | Twelve years | It has been taken every ten years from 1881 to 2011.
2 census | The census of India is conducted under which Union ministry? | Home Affairs | Finance | Statistics and Programme Implementation | Health and Family Welfare | The Registrar General and Census Commissioner works under the Home Ministry, by the Census Act of 1948.
2 census | Which year is known as the 'Year of the Great Divide' in the demographic history of India? | 1921 | 1911 | 1951 | 1981 | The population fell between 1911 and 1921 because of epidemics, and rose in every decade after it.
2 census-2011, census | Which state recorded a fall in its population between the censuses of 2001 and 2011? | Nagaland | Kerala | Sikkim | Goa | Its population fell by about 0.6 per cent. Kerala's growth was low but positive.
2 census-2011, census | Which state had the largest share of Scheduled Castes in its population in the census of 2011? | Punjab | Uttar Pradesh | West Bengal | Bihar | Punjab had about 32 per cent. Uttar Pradesh had the largest number.
2 census-2011, census | Which union territory had the largest population in the census of 2011? | Delhi | Puducherry | Chandigarh | Lakshadweep | Delhi had about 1.68 crore people. Lakshadweep had the smallest population.
2 census-2011, census | The census of 2011 was which census of independent India? | Seventh | Fifth | Sixth | Fifteenth | The first after independence was held in 1951. It was the fifteenth since 1872.
2 census-2011, census | Consider the following statements about the census of 2011: // I. Uttar Pradesh was the most populous state. // II. Sikkim was the least populous state. // Which of the statements given above is/are correct? | Both I and II | I only | II only | Neither I nor II | Uttar Pradesh had about 19.98 crore people, and Sikkim about 6.1 lakh.
1 national-symbols | The State Emblem of India was adopted on: | 26 January 1950 | 15 August 1947 | 26 November 1949 | 22 July 1947 | It is taken from the Lion Capital of Sarnath. The national flag was adopted on 22 July 1947.
1 national-symbols | On which date was the national flag adopted by the Constituent Assembly? | 22 July 1947 | 15 August 1947 | 24 January 1950 | 26 January 1950 | The design is based on that of Pingali Venkayya. The anthem was adopted on 24 January 1950.
1 national-symbols | How many spokes does the Ashoka Chakra in the national flag have? | 24 | 12 | 18 | 16 | The navy blue wheel is taken from the capital at Sarnath.
1 national-symbols | What is the ratio of the length to the height (width) of the national flag? | 3 : 2 | 2 : 1 | 4 : 3 | 5 : 3 | The three bands of saffron, white and green are of equal width.
2 national-symbols | The national anthem was first sung at the Calcutta session of the Congress in: | 1911 | 1896 | 1905 | 1920 | Vande Mataram was first sung at the session of 1896.
2 national-symbols | What is the approximate time for the full version of the national anthem to be played? | 52 seconds | 20 seconds | 65 seconds | 90 seconds | A short version of about 20 seconds is played on certain occasions.
1 national-symbols | Which of the following is the national tree of India? | Banyan | Neem | Peepal | Mango | The mango is the national fruit. The banyan stands for long life.
2 national-symbols | The national calendar of India, adopted on 22 March 1957, is based on which era? | Saka era | Vikrama era | Gupta era | Hijri era | Chaitra is its first month, and 1 Chaitra falls on 22 March, or 21 March in a leap year.
2 national-symbols | Who designed the symbol of the Indian rupee, adopted in 2010? | D. Udaya Kumar | Pingali Venkayya | Nandalal Bose | Dinanath Bhargava | It combines the Devanagari 'Ra' and the Roman 'R'. Pingali Venkayya is linked with the flag.
2 national-symbols | The words 'Satyameva Jayate' below the State Emblem are written in which script? | Devanagari | Brahmi | Roman | Grantha | They are taken from the Mundaka Upanishad. The edicts of Ashoka are in Brahmi.
2 national-symbols | Which animals appear on the abacus of the State Emblem along with the horse and the bull in the original capital? | Elephant and lion | Tiger and deer | Camel and cow | Peacock and swan | Elephant, horse, bull and lion are carved on the Sarnath abacus, parted by wheels.
2 formation-of-states | Which was the first state of independent India to be formed on a linguistic basis, in 1953? | Andhra | Kerala | Gujarat | Nagaland | It followed the death of Potti Sriramulu on a fast. Kerala was formed in 1956.
2 formation-of-states | Who headed the States Reorganisation Commission of 1953? | Fazl Ali | S. K. Dhar | K. M. Panikkar | H. N. Kunzru | Panikkar and Kunzru were its members. Dhar headed an earlier commission of 1948.
2 formation-of-states | Which three states were formed in November 2000? | Chhattisgarh, Uttarakhand and Jharkhand | Goa, Sikkim and Mizoram | Manipur, Tripura and Meghalaya | Haryana, Punjab and Nagaland | Manipur, Tripura and Meghalaya became states in January 1972.
2 formation-of-states | The Seventh Amendment and the States Reorganisation Act were both passed in: | 1956 | 1953 | 1960 | 1947 | They made fourteen states and six union territories.
2 formation-of-states | Maharashtra and Gujarat were created in 1960 by dividing the state of: | Bombay | Hyderabad | Saurashtra | Madras | They were formed on 1 May 1960, and the day is kept by both states.
2 states-facts | Which Indian state shares its border with the largest number of other states? | Uttar Pradesh | Madhya Pradesh | Assam | Chhattisgarh | It touches eight states and the union territory of Delhi.
2 states-facts | Which is the largest union territory of India by area? | Ladakh | Jammu and Kashmir | Delhi | Puducherry | Ladakh was made a union territory in 2019. Lakshadweep is the smallest.
2 states-facts | Which of the following states is surrounded by Bangladesh on three sides? | Tripura | Mizoram | Meghalaya | Assam | Its fourth side touches the Indian states of Assam and Mizoram.
2 states-facts | Which union territory of India has parts on both the eastern and the western coasts? | Puducherry | Lakshadweep | Delhi | Daman and Diu | Puducherry, Karaikal and Yanam are in the east and Mahe is in the west.
2 states-facts | Which of the following states has a coastline on the Bay of Bengal? | Odisha | Goa | Gujarat | Jharkhand | Goa and Gujarat lie on the Arabian Sea, and Jharkhand has no coast.
1 census-2011, census | What was the population of India according to the census of 2011? | about 121 crore | about 103 crore | about 111 crore | about 131 crore | The final figure was 121.08 crore. The census of 2001 had counted about 102.9 crore.
1 literacy-and-sex-ratio, census-2011, census | What was the sex ratio of India in the census of 2011? | 943 | 914 | 933 | 972 | There were 943 females per 1,000 males; the figure was 933 in 2001 and 972 in 1901. The child sex ratio was about 918 to 919.
2 census-2011, census | What was the density of population of India, in persons per square kilometre, in the census of 2011? | 382 | 325 | 267 | 415 | It was 325 in 2001 and 267 in 1991.
1 literacy-and-sex-ratio, census-2011, census | What was the literacy rate of India in the final figures of the census of 2011? | about 73% | about 65% | about 69% | about 82% | It was 72.98 per cent by the final count; 80.9 for men and 64.6 for women.
2 census-2011, census | Which state had the highest density of population in the census of 2011? | Bihar | West Bengal | Kerala | Uttar Pradesh | Bihar had about 1,106 persons per square kilometre and West Bengal 1,028.
2 census-2011, census | What was the motto of the census of 2011? | Our Census, Our Future | People First, Always | Count for the Nation | One Nation, One Count | The enumeration was held in February 2011 under the Registrar General C. Chandramouli.
1 seats-of-states | How many members does Uttar Pradesh send to the Lok Sabha? | 80 | 48 | 72 | 31 | It is the largest number of any State. Maharashtra has 48; 31 is its number in the Rajya Sabha.
1 seats-of-states | How many Lok Sabha seats does Maharashtra have? | 48 | 42 | 40 | 39 | It is second to Uttar Pradesh. West Bengal has 42, Bihar 40 and Tamil Nadu 39.
2 seats-of-states | Which State has 42 seats in the Lok Sabha? | West Bengal | Bihar | Tamil Nadu | Maharashtra | Bihar has 40 and Tamil Nadu 39; Maharashtra has 48.
1 seats-of-states | How many seats does Uttar Pradesh have in the Rajya Sabha? | 31 | 19 | 25 | 80 | It is the largest number of any State. Its Lok Sabha seats are 80.
2 seats-of-states | After Uttar Pradesh, which State has the most seats in the Rajya Sabha? | Maharashtra | Tamil Nadu | West Bengal | Bihar | Maharashtra has 19, Tamil Nadu 18, and Bihar and West Bengal 16 each.
2 seats-of-states | How many Rajya Sabha seats does Tamil Nadu have? | 18 | 16 | 12 | 11 | Bihar and West Bengal have 16 each, Karnataka 12 and Gujarat 11.
2 seats-of-states | Which pair of States has 16 seats each in the Rajya Sabha? | Bihar and West Bengal | Gujarat and Punjab | Odisha and Kerala | Karnataka and Assam | Gujarat has 11, Odisha 10, Kerala 9, and Punjab and Assam 7 each.
2 seats-of-states | How many Lok Sabha seats does Madhya Pradesh have? | 29 | 25 | 28 | 21 | Karnataka has 28, Rajasthan and Andhra Pradesh 25 each and Odisha 21.
2 seats-of-states | Which of the following States has only one seat in the Lok Sabha? | Sikkim | Manipur | Tripura | Goa | Sikkim, Mizoram and Nagaland have one seat each; the other three have two.
1 seats-of-states | How many Lok Sabha seats does Delhi have? | 7 | 5 | 10 | 3 | It has the most of the union territories. In the Rajya Sabha it has three seats.
2 seats-of-states | Which union territories besides Delhi are represented in the Rajya Sabha? | Puducherry and Jammu and Kashmir | Chandigarh and Ladakh | Lakshadweep and Puducherry | Ladakh and Jammu and Kashmir | The others have no legislature that could elect members.
2 seats-of-states | Which Schedule of the Constitution lays down how many Rajya Sabha seats each State has? | Fourth | First | Second | Seventh | The First Schedule names the States, the Second deals with salaries.
2 seats-of-states | On what basis are the seats of the Lok Sabha shared out among the States? | Population | Area | Revenue | Equal number for all | The ratio between seats and population is kept the same for all States as far as practicable.
2 seats-of-states | The number of Lok Sabha seats of each State is still based on the census of: | 1971 | 1951 | 1991 | 2011 | The 42nd Amendment froze the number and the 84th carried the freeze on to 2026.
1 border-states, states-facts | The land border of about 106 km, the shortest that India has, is with: | Afghanistan | Bhutan | Nepal | Myanmar | The border of about 106 km lies in territory held by Pakistan.
1 border-states, states-facts | Which State has the longest border with Bangladesh? | West Bengal | Assam | Tripura | Meghalaya | It is about 2,217 km, more than half of the whole border.
2 border-states, states-facts | Which of the following States does not share a border with Bangladesh? | Manipur | Mizoram | Tripura | Meghalaya | Five States do: West Bengal, Assam, Meghalaya, Tripura and Mizoram.
2 border-states, states-facts | Four States of India lie along Myanmar. Which of the following is not among them? | Assam | Nagaland | Manipur | Mizoram | Four States do: Arunachal Pradesh, Nagaland, Manipur and Mizoram.
2 border-states, states-facts | Uttarakhand, Uttar Pradesh, Bihar and Sikkim are four of the five States next to Nepal. Which is the fifth? | West Bengal | Himachal Pradesh | Jharkhand | Assam | Its northern strip near Siliguri lies between Nepal and Bangladesh.
2 border-states, states-facts | Sikkim, West Bengal and Arunachal Pradesh lie along Bhutan. Which State is the fourth? | Assam | Meghalaya | Nagaland | Bihar | The plains of Bodoland lie at the foot of the hills of Bhutan.
2 border-states, states-facts | Which of the following does not share a border with Pakistan? | Himachal Pradesh | Punjab | Rajasthan | Gujarat | Jammu and Kashmir and Ladakh also lie on this border.
2 border-states, states-facts | Which of the following States shares a border with China? | Himachal Pradesh | Assam | Nagaland | Bihar | Ladakh, Uttarakhand, Sikkim and Arunachal Pradesh do so too.
2 border-states, states-facts | Sikkim shares its borders with which three countries? | Nepal, Bhutan and China | Nepal, Bangladesh and China | Bhutan, Myanmar and China | Nepal, Bhutan and Bangladesh | In the south it touches only West Bengal.
2 border-states, states-facts | With which three countries does Arunachal Pradesh share its border? | Bhutan, China and Myanmar | Nepal, China and Bhutan | China, Myanmar and Bangladesh | Bhutan, Bangladesh and China | It touches only Assam and Nagaland inside India itself.
2 border-states, states-facts | With which two countries does Mizoram share its border? | Bangladesh and Myanmar | Bangladesh and Bhutan | Myanmar and China | Bhutan and Myanmar | It lies between the two in the far south of the north-east.
2 border-states, states-facts | How many countries share a land border with India? | Seven | Six | Eight | Nine | They are Pakistan, Afghanistan, China, Nepal, Bhutan, Bangladesh and Myanmar.
2 literacy-and-sex-ratio, census-2011, census | By about how many points was literacy of men above that of women in the census of 2011? | 16 | 4 | 8 | 12 | It was 80.9 per cent for males and 64.6 per cent for females.
2 literacy-and-sex-ratio, census-2011, census | What was the child sex ratio (0–6 years) of India in the census of 2011? | about 919 | about 943 | about 972 | about 834 | It was 927 in 2001 and fell to 919; Haryana had 834.
2 literacy-and-sex-ratio, census-2011, census | Which union territory had the lowest sex ratio in the census of 2011? | Daman and Diu | Puducherry | Chandigarh | Lakshadweep | It had 618 females per 1,000 males, as many men came there to work.
2 literacy-and-sex-ratio, census-2011, census | Besides Kerala, where did females outnumber males in the census of 2011? | Puducherry | Goa | Himachal Pradesh | Tamil Nadu | Puducherry had 1,037 females per 1,000 males; the others had fewer than 1,000.
1 literacy-and-sex-ratio, census-2011, census | Which State had the highest literacy rate in the census of 2011? | Kerala | Mizoram | Goa | Tripura | It had about 94 per cent; Mizoram followed among the States.
2 literacy-and-sex-ratio, census-2011, census | In the census of 2011, from which age was a person counted for literacy? | seven years | four years | five years | ten years | A person of seven or more who can read and write with understanding in any language is literate.
2 literacy-and-sex-ratio, census-2011, census | How is the sex ratio given in the census of India? | females per 1,000 males | males per 1,000 females | females per 100 males | males per 100 persons | Many other countries give males per 100 females.
3 literacy-and-sex-ratio, census-2011, census | Which union territory had the highest literacy rate in the census of 2011? | Lakshadweep | Delhi | Chandigarh | Puducherry | It had about 92 per cent, next only to Kerala in the whole country.
3 literacy-and-sex-ratio, census-2011, census | Arrange the States by literacy rate in the final figures of the census of 2011, the highest first: // 1. Tripura // 2. Kerala // 3. Mizoram // 4. Goa | 2, 3, 4, 1 | 3, 2, 4, 1 | 2, 3, 1, 4 | 2, 4, 3, 1 | The rates were about 94, 91, 89 and 87 per cent.
`,
    },
  ],
})
