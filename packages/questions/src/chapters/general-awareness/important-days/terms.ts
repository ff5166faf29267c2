import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
nation-days | Republic Day, gantantra diwas, गणतंत्र दिवस | Republic Day is 26 January, the day in 1950 when the Constitution of India came into force and India became a republic.
nation-days | Independence Day, swatantrata diwas, स्वतंत्रता दिवस | Independence Day is 15 August, the day in 1947 when India became free of British rule.
nation-days | Constitution Day, samvidhan diwas, संविधान दिवस | Constitution Day is 26 November, the day in 1949 when the Constituent Assembly adopted the Constitution.
nation-days | National Voters' Day, voters day, matdata diwas | National Voters' Day is 25 January, the day in 1950 when the Election Commission of India was set up.
birthdays | Gandhi Jayanti, गांधी जयंती | Gandhi Jayanti is 2 October, the birthday of Mahatma Gandhi, kept by the UN as the International Day of Non-Violence.
birthdays | National Unity Day, rashtriya ekta diwas | National Unity Day is 31 October, the birthday of Sardar Vallabhbhai Patel, kept since 2014 for his part in uniting India.
people-days | Teachers' Day, teachers day, shikshak diwas, शिक्षक दिवस | Teachers' Day in India is 5 September, the birthday of Dr Sarvepalli Radhakrishnan; World Teachers' Day is 5 October.
people-days | International Women's Day, womens day, mahila diwas | International Women's Day is 8 March, kept for the achievements and equal rights of women.
people-days | Human Rights Day, manav adhikar diwas | Human Rights Day is 10 December, the day in 1948 when the UN adopted the Universal Declaration of Human Rights.
people-days | National Youth Day, yuva diwas | National Youth Day in India is 12 January, the birthday of Swami Vivekananda.
health-days | World Health Day, vishwa swasthya diwas | World Health Day is 7 April, the day in 1948 on which the World Health Organization was founded.
environment-days | World Environment Day, vishwa paryavaran diwas, विश्व पर्यावरण दिवस | World Environment Day is 5 June, kept since 1973 in memory of the Stockholm Conference on the environment of 1972.
environment-days | World Wetlands Day, wetlands day | World Wetlands Day is 2 February, the day in 1971 when the Ramsar Convention was signed.
science-days | National Science Day, rashtriya vigyan diwas, राष्ट्रीय विज्ञान दिवस | National Science Day is 28 February, the day in 1928 on which C. V. Raman discovered the Raman effect.
science-days | National Space Day | National Space Day is 23 August, the day in 2023 on which Chandrayaan-3 landed on the Moon.
science-days | National Technology Day, technology day | National Technology Day is 11 May, the day of the Pokhran nuclear tests of 1998.
defence-days | Vijay Diwas, विजय दिवस | Vijay Diwas is 16 December, the day of the Indian victory over Pakistan in the war of 1971.
defence-days | Kargil Vijay Diwas, कारगिल विजय दिवस | Kargil Vijay Diwas is 26 July, the day in 1999 when the Kargil War ended with Indian victory.
education-and-culture-days | Hindi Diwas, हिंदी दिवस | Hindi Diwas is 14 September, the day in 1949 when the Constituent Assembly made Hindi in Devanagari script the official language of the Union.
education-and-culture-days | International Mother Language Day, mother language day | International Mother Language Day is 21 February, in memory of those who died for the Bengali language at Dhaka in 1952.
economy-and-work-days | May Day, labour day, mazdoor diwas | May Day is 1 May, the International Workers' Day, in memory of the struggle for a working day of eight hours.
food-days | World Food Day | World Food Day is 16 October, the day in 1945 on which the FAO was founded.
peace-days | United Nations Day, un day | United Nations Day is 24 October, the day in 1945 when the UN Charter came into force.
`)
