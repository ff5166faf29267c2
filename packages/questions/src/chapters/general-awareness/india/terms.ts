import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
states-and-capitals | Union territory, UT, kendra shasit pradesh, केंद्र शासित प्रदेश | A union territory is a part of India that is governed directly by the Union through an administrator or lieutenant governor whom the President appoints; since 2020 there have been eight.
states-and-capitals | State of India, bharat ke rajya | A state of India is a unit of the Union with its own elected legislature and government and with powers given by the Constitution.
formation-of-states | States Reorganisation Act, states reorganisation act 1956, rajya punargathan adhiniyam | The States Reorganisation Act of 1956 redrew the states of India mainly on the basis of language, into 14 states and 6 union territories.
formation-of-states | States Reorganisation Commission, fazl ali commission, rajya punargathan aayog | The States Reorganisation Commission was the body of 1953–55 under Fazl Ali, with H. N. Kunzru and K. M. Panikkar, that recommended reorganising the states.
formation-of-states | Dhar Commission, linguistic provinces commission | The Dhar Commission of 1948 under S. K. Dhar examined linguistic states and advised that states be formed for administrative convenience rather than by language.
formation-of-states | JVP Committee | The JVP Committee of 1948–49 (Jawaharlal Nehru, Vallabhbhai Patel and Pattabhi Sitaramayya) advised against forming states on the basis of language at that time.
formation-of-states | Linguistic state, bhashayi rajya | A linguistic state is a state whose borders follow the area of a language; Andhra, formed on 1 October 1953 for Telugu speakers, was the first.
high-courts-of-states | Seat of a High Court, bench of high court | The seat of a High Court is the city where it mainly sits; it may have benches elsewhere, as Allahabad High Court has at Lucknow.
states-facts | Seven Sisters, seven sisters of india, saat bahanein | The Seven Sisters are seven states of north-east India: Arunachal Pradesh, Assam, Manipur, Meghalaya, Mizoram, Nagaland and Tripura.
states-facts | Siliguri Corridor, chicken's neck, chicken neck | The Siliguri Corridor, or Chicken's Neck, is the narrow strip of West Bengal that joins the north-eastern states with the rest of India.
state-symbols | State symbols, rajya chinh, state symbol | State symbols are the animal, bird, tree, flower and other emblems that a state government officially adopts to stand for the state.
national-symbols | National emblem, rashtriya chinh, ashok stambh, राष्ट्रीय चिह्न | The national emblem of India is the Lion Capital of Ashoka from Sarnath with the words 'Satyameva Jayate' below, adopted on 26 January 1950.
national-symbols | National flag, rashtriya dhwaj, tiranga, राष्ट्रीय ध्वज | The national flag of India is the tricolour of saffron, white and dark green with a navy blue wheel of 24 spokes, in the ratio 3:2, adopted on 22 July 1947.
national-symbols | National anthem, rashtra gaan, jana gana mana, राष्ट्रगान | The national anthem of India is Jana Gana Mana by Rabindranath Tagore, adopted on 24 January 1950; its full playing takes about 52 seconds.
national-symbols | National song, rashtriya geet, vande mataram, राष्ट्रगीत | The national song of India is Vande Mataram by Bankim Chandra Chatterjee, from his novel Anandamath.
national-symbols | Ashoka Chakra of the flag, dharma chakra | The Ashoka Chakra of the flag is the wheel (Dharma Chakra) copied from the abacus of the Sarnath Lion Capital of Ashoka; it is navy blue and has 24 spokes.
national-symbols | National calendar, rashtriya panchang, saka calendar | The national calendar of India is based on the Saka era, with Chaitra as its first month, and has been used along with the Gregorian calendar since 22 March 1957.
national-symbols | Flag code of India, bharatiya jhanda sanhita | The Flag Code of India, 2002 is the set of rules on how the national flag may be made, flown and respected by citizens and government.
census | Census, janganana, जनगणना | A census is the complete count of the population of a country at a fixed time, with facts such as age, sex, literacy and work; in India it is normally held every ten years.
census | Sex ratio, ling anupat, लिंगानुपात | Sex ratio in India is the number of females per 1,000 males in the population.
census | Child sex ratio, shishu ling anupat | Child sex ratio is the number of girls per 1,000 boys among children from birth to six years of age.
census | Literacy rate, saksharta dar, साक्षरता दर | Literacy rate in the Indian census is the percentage of people aged seven and above who can read and write with understanding in any language.
census | Density of population, jansankhya ghanatva, जनसंख्या घनत्व | Density of population is the average number of people living in a square kilometre of area: population divided by area.
census | Decadal growth rate, dashakiya vriddhi dar | Decadal growth rate is the percentage by which a population grows in ten years, from one census to the next.
census | Year of Great Divide, year of the great divide, 1921 mahan vibhajak varsh | The Year of the Great Divide is 1921, since the decade 1911–21 alone showed a fall in India's population and growth has been steady afterwards.
census | Urbanisation, urbanization, shahrikaran, nagrikaran | Urbanisation is the growth in the share of a country's people who live in towns and cities.
census-2011 | Census 2011, 2011 census, janganana 2011 | Census 2011 was the fifteenth census of India and the seventh after independence, with the motto 'Our Census, Our Future'; it counted about 121 crore people.
census-2011 | Census town | A census town in Census 2011 is a place without a town government that has at least 5,000 people, 75 per cent of male workers outside farming and 400 people per square kilometre.
`)
