import { defineTable } from '../../../kit/facts/define-table.ts'

/** Days that fall on the same date every year; movable ones (Mother's Day, World Maritime Day) are left out. */
export const importantDays = defineTable({
  id: 'important-days',
  about: 'important days',
  header: 'Day',
  columns: {
    date: {
      header: 'Date',
      kind: 'day',
      ask: [
        'On which date is {name} observed?',
        'When is {name} observed every year?',
        '{name} is observed on:',
      ],
      askBack: [
        'Which of the following days is observed on {value}?',
        '{value} is observed as which of the following?',
      ],
      say: '{name} is observed on {value}',
      order: 'Arrange the following days in the order in which they come in a calendar year',
    },
    scope: {
      header: 'Scope',
      kind: 'text',
      conceptOf: {
        India: 'national-days',
        World: 'international-days',
      },
    },
    field: {
      header: 'Field',
      kind: 'text',
      conceptOf: {
        health: 'health-days',
        environment: 'environment-days',
        science: 'science-days',
        defence: 'defence-days',
        people: 'people-days',
        education: 'education-and-culture-days',
        culture: 'education-and-culture-days',
        language: 'education-and-culture-days',
        economy: 'economy-and-work-days',
        work: 'economy-and-work-days',
        food: 'food-days',
        peace: 'peace-days',
        nation: 'nation-days',
      },
    },
  },
  near: ['scope', 'field'],
  reasonFor: 'date',
  parts: [
    {
      sources: [
        'Government of India press releases (PIB)',
        'NCERT and CBSE school calendars of national days',
      ],
      rows: `
        3 | Pravasi Bharatiya Divas | 9 January | India | nation | It honours the overseas Indian community. | Mahatma Gandhi returned to India from South Africa on 9 January 1915.
        1 birthdays | National Youth Day | 12 January | India | people | It is the birthday of Swami Vivekananda. | Swami Vivekananda was born on 12 January 1863.
        2 | Armed Forces Veterans' Day | 14 January | India | defence | It honours those who have served in the forces. | K. M. Cariappa retired from the Army on 14 January 1953.
        1 | Army Day | 15 January | India | defence | It honours the soldiers of the Indian Army. | K. M. Cariappa became the first Indian Commander-in-Chief of the Army on 15 January 1949.
        3 | National Startup Day | 16 January | India | economy | It has been observed since 2022 to encourage new enterprises.
        2 birthdays | Parakram Diwas | 23 January | India | people | It is the birthday of Netaji Subhas Chandra Bose. | Netaji Subhas Chandra Bose was born on 23 January 1897.
        1 | National Girl Child Day | 24 January | India | people | It was begun in 2008 to speak for the rights of girls.
        1 | National Voters' Day | 25 January | India | nation | It has been observed since 2011 to enrol new voters. | The Election Commission of India was established on 25 January 1950.
        2 | National Tourism Day | 25 January | India | economy | It promotes tourism within India.
        1 | Republic Day | 26 January | India | nation | The Constitution came into force on this day in 1950. | The Constitution of India came into force on 26 January 1950.
        2 | Martyrs' Day (Shaheed Diwas) for Mahatma Gandhi | 30 January | India | people | Mahatma Gandhi was assassinated on this day. | Mahatma Gandhi was assassinated on 30 January 1948.
        2 | Indian Coast Guard Day | 1 February | India | defence | The Coast Guard watches over the seas of India. | The Indian Coast Guard took up its work on 1 February 1977.
        1 | National Science Day | 28 February | India | science | It marks the discovery of the Raman effect. | C. V. Raman announced the discovery of the Raman effect on 28 February 1928.
        2 | National Safety Day | 4 March | India | work | It is led by the National Safety Council. | The National Safety Council was founded on 4 March 1966.
        3 | CISF Raising Day | 10 March | India | defence | The force guards airports and large plants. | The Central Industrial Security Force was raised on 10 March 1969.
        3 | Ordnance Factories' Day | 18 March | India | defence | It marks the first ordnance factory at Cossipore near Kolkata. | Production at the first ordnance factory at Cossipore began on 18 March 1802.
        3 | National Maritime Day | 5 April | India | economy | It recalls the first voyage of an Indian-owned steamship to London. | The SS Loyalty of the Scindia company sailed from Mumbai to London on 5 April 1919.
        3 | National Safe Motherhood Day | 11 April | India | health | India observes it on the birth anniversary of Kasturba Gandhi. | Kasturba Gandhi was born on 11 April 1869.
        2 birthdays | Ambedkar Jayanti | 14 April | India | people | It is the birthday of Dr B. R. Ambedkar. | Dr B. R. Ambedkar was born on 14 April 1891.
        2 | National Civil Services Day | 21 April | India | nation | Sardar Patel called civil servants the steel frame of India. | Sardar Patel addressed the first batch of administrative officers at Metcalfe House on 21 April 1947.
        1 | National Panchayati Raj Day | 24 April | India | nation | It marks the 73rd Amendment coming into force. | The 73rd Constitutional Amendment came into force on 24 April 1993.
        1 | National Technology Day | 11 May | India | science | It marks the nuclear tests at Pokhran. | India carried out the Pokhran-II nuclear tests on 11 May 1998.
        2 | Anti-Terrorism Day | 21 May | India | nation | It is the death anniversary of Rajiv Gandhi. | Rajiv Gandhi was assassinated on 21 May 1991.
        2 birthdays | National Statistics Day | 29 June | India | science | It is the birthday of P. C. Mahalanobis. | P. C. Mahalanobis was born on 29 June 1893.
        1 | National Doctors' Day | 1 July | India | health | It honours Dr B. C. Roy, who was born and died on this date. | Dr Bidhan Chandra Roy was born on 1 July 1882.
        2 | GST Day | 1 July | India | economy | The Goods and Services Tax began on this day in 2017. | The Goods and Services Tax was rolled out on 1 July 2017.
        1 | Kargil Vijay Diwas | 26 July | India | defence | It marks the victory in the Kargil war. | Operation Vijay ended in victory at Kargil on 26 July 1999.
        2 | National Handloom Day | 7 August | India | economy | It recalls the start of the Swadeshi movement. | The Swadeshi movement was launched at the Calcutta Town Hall on 7 August 1905.
        1 | Independence Day | 15 August | India | nation | India became independent on this day in 1947. | British rule in India ended on 15 August 1947.
        2 birthdays | Sadbhavana Diwas | 20 August | India | people | It is the birthday of Rajiv Gandhi. | Rajiv Gandhi was born on 20 August 1944.
        2 | National Space Day | 23 August | India | science | It marks the landing of Chandrayaan-3. | Chandrayaan-3 landed near the south pole of the Moon on 23 August 2023.
        1 birthdays | National Sports Day | 29 August | India | sports | It is the birthday of the hockey player Major Dhyan Chand. | Major Dhyan Chand was born on 29 August 1905.
        1 birthdays | Teachers' Day in India | 5 September | India | people | It is the birthday of Dr S. Radhakrishnan. | Dr Sarvepalli Radhakrishnan was born on 5 September 1888.
        2 | National Forest Martyrs Day | 11 September | India | environment | It recalls the Bishnois who died guarding khejri trees. | The people of Khejarli were killed while protecting their trees on 11 September 1730.
        1 | Hindi Diwas | 14 September | India | language | Hindi in Devanagari was adopted as the official language. | The Constituent Assembly adopted Hindi as the official language of the Union on 14 September 1949.
        1 birthdays | Engineers' Day in India | 15 September | India | people | It is the birthday of M. Visvesvaraya. | Sir M. Visvesvaraya was born on 15 September 1861.
        2 birthdays | Antyodaya Diwas | 25 September | India | people | It is the birthday of Pandit Deendayal Upadhyaya. | Pandit Deendayal Upadhyaya was born on 25 September 1916.
        1 birthdays | Gandhi Jayanti | 2 October | India | people | It is the birthday of Mahatma Gandhi. | Mahatma Gandhi was born on 2 October 1869.
        1 | Indian Air Force Day | 8 October | India | defence | The Air Force was raised on this day in 1932. | The Indian Air Force was officially established on 8 October 1932.
        2 | Police Commemoration Day | 21 October | India | defence | It honours policemen who died on duty. | Ten policemen were killed at Hot Springs in Ladakh on 21 October 1959.
        2 | Infantry Day | 27 October | India | defence | It marks the airlift of Indian troops to Srinagar. | The 1st Battalion of the Sikh Regiment landed at Srinagar on 27 October 1947.
        1 birthdays | Rashtriya Ekta Diwas (National Unity Day) | 31 October | India | people | It is the birthday of Sardar Vallabhbhai Patel. | Sardar Vallabhbhai Patel was born on 31 October 1875.
        2 | National Legal Services Day | 9 November | India | nation | It recalls the law on free legal aid. | The Legal Services Authorities Act came into force on 9 November 1995.
        1 birthdays | National Education Day | 11 November | India | people | It is the birthday of Maulana Abul Kalam Azad. | Maulana Abul Kalam Azad was born on 11 November 1888.
        1 birthdays | Children's Day in India | 14 November | India | people | It is the birthday of Jawaharlal Nehru. | Jawaharlal Nehru was born on 14 November 1889.
        2 birthdays | Janjatiya Gaurav Diwas | 15 November | India | people | It is the birthday of Birsa Munda. | Birsa Munda was born on 15 November 1875.
        2 | National Press Day | 16 November | India | nation | It marks the start of the Press Council. | The Press Council of India began to function on 16 November 1966.
        1 | Constitution Day (Samvidhan Divas) | 26 November | India | nation | It has been observed since 2015. | The Constituent Assembly adopted the Constitution on 26 November 1949.
        2 birthdays | National Milk Day | 26 November | India | people | It is the birthday of Verghese Kurien, the father of the White Revolution. | Verghese Kurien was born on 26 November 1921.
        2 | BSF Raising Day | 1 December | India | defence | The force guards the land borders of India. | The Border Security Force was raised on 1 December 1965.
        2 | National Pollution Control Day | 2 December | India | environment | It recalls the victims of the Bhopal gas disaster. | The Bhopal gas leak took place in the night of 2 December 1984.
        1 | Indian Navy Day | 4 December | India | defence | It marks the attack on Karachi harbour in the war of 1971. | The Indian Navy attacked Karachi harbour in Operation Trident on 4 December 1971.
        2 | Armed Forces Flag Day | 7 December | India | defence | Funds are collected for soldiers and their families.
        2 | National Energy Conservation Day | 14 December | India | environment | It is led by the Bureau of Energy Efficiency.
        1 | Vijay Diwas | 16 December | India | defence | It marks the victory in the war of 1971. | Pakistani forces surrendered at Dhaka on 16 December 1971.
        1 birthdays | National Mathematics Day | 22 December | India | science | It is the birthday of Srinivasa Ramanujan. | Srinivasa Ramanujan was born on 22 December 1887.
        1 birthdays | Kisan Diwas (National Farmers' Day) | 23 December | India | people | It is the birthday of Chaudhary Charan Singh. | Chaudhary Charan Singh was born on 23 December 1902.
        2 | National Consumer Day | 24 December | India | nation | It recalls the law that protects buyers. | The Consumer Protection Act received the President's assent on 24 December 1986.
        1 birthdays | Good Governance Day | 25 December | India | people | It is the birthday of Atal Bihari Vajpayee. | Atal Bihari Vajpayee was born on 25 December 1924.
        2 | Veer Bal Diwas | 26 December | India | people | It honours the Sahibzadas, the sons of Guru Gobind Singh.
      `,
    },
    {
      sources: [
        'United Nations list of international days and weeks',
        'UNESCO, WHO and UNEP calendars of observances',
      ],
      rows: `
        3 | World Braille Day | 4 January | World | people | Braille lets blind people read by touch. | Louis Braille was born on 4 January 1809.
        2 | the International Day of Education | 24 January | World | education | The UN has observed it since 2019.
        2 | International Holocaust Remembrance Day | 27 January | World | peace | It remembers the victims of the Holocaust. | The Auschwitz camp was liberated on 27 January 1945.
        1 | World Wetlands Day | 2 February | World | environment | Wetlands store water and shelter migratory birds. | The Ramsar Convention was signed on 2 February 1971.
        3 | World Pulses Day | 10 February | World | food | The FAO promotes pulses as a source of protein.
        2 | the International Day of Women and Girls in Science | 11 February | World | science | UNESCO and UN Women lead it.
        2 | World Radio Day | 13 February | World | science | UNESCO chose the day on which United Nations Radio began. | United Nations Radio was established on 13 February 1946.
        2 | the World Day of Social Justice | 20 February | World | people | It speaks for fair work and an end to poverty.
        1 | International Mother Language Day | 21 February | World | language | UNESCO declared it in memory of the language movement of Dhaka. | Students died in Dhaka for the Bengali language on 21 February 1952.
        2 | Zero Discrimination Day | 1 March | World | people | UNAIDS began it in 2014.
        1 | World Wildlife Day | 3 March | World | environment | The CITES treaty guards wild animals and plants in trade. | The CITES convention was signed on 3 March 1973.
        1 | International Women's Day | 8 March | World | people | The UN has observed it since the International Women's Year of 1975.
        2 | the International Day of Mathematics (Pi Day) | 14 March | World | science | The date written 3/14 recalls the first digits of pi. | The number pi begins with the digits 3.14.
        2 | the International Day of Happiness | 20 March | World | people | Bhutan proposed it to the United Nations.
        1 | the International Day of Forests | 21 March | World | environment | The UN General Assembly proclaimed it in 2012.
        2 | World Down Syndrome Day | 21 March | World | health | The date 21/3 stands for three copies of the 21st chromosome. | People with Down syndrome have three copies of chromosome 21.
        2 | World Poetry Day | 21 March | World | culture | UNESCO proclaimed it in 1999.
        1 | World Water Day | 22 March | World | environment | It was proposed at the Rio Earth Summit of 1992.
        1 | World Meteorological Day | 23 March | World | science | The World Meteorological Organization sits in Geneva. | The convention of the World Meteorological Organization came into force on 23 March 1950.
        1 | World Tuberculosis Day | 24 March | World | health | The disease is caused by Mycobacterium tuberculosis. | Robert Koch announced the discovery of the tuberculosis bacillus on 24 March 1882.
        1 | World Autism Awareness Day | 2 April | World | health | The UN General Assembly declared it in 2007.
        1 | World Health Day | 7 April | World | health | The WHO has its headquarters in Geneva. | The constitution of the World Health Organization came into force on 7 April 1948.
        2 | the International Day of Human Space Flight | 12 April | World | science | Yuri Gagarin was the first human in space. | Yuri Gagarin orbited the Earth on 12 April 1961.
        1 | Earth Day | 22 April | World | environment | It was first held in the United States. | The first Earth Day was held on 22 April 1970.
        1 | World Book and Copyright Day | 23 April | World | culture | UNESCO chose the day on which Shakespeare and Cervantes are remembered. | William Shakespeare died on 23 April 1616.
        1 | World Malaria Day | 25 April | World | health | Malaria is spread by the female Anopheles mosquito.
        1 | World Intellectual Property Day | 26 April | World | economy | The WIPO sits in Geneva. | The convention that set up the WIPO came into force on 26 April 1970.
        2 | International Jazz Day | 30 April | World | culture | UNESCO proclaimed it in 2011.
        1 | International Workers' Day (May Day) | 1 May | World | work | It honours the movement for the eight-hour working day.
        1 | World Press Freedom Day | 3 May | World | people | It recalls the Windhoek Declaration of African journalists. | The Windhoek Declaration was adopted on 3 May 1991.
        2 | the International Day of Families | 15 May | World | people | The UN proclaimed it in 1993.
        2 | World Telecommunication and Information Society Day | 17 May | World | science | The union of 1865 became the ITU. | The International Telegraph Union was founded on 17 May 1865.
        2 birthdays | World Bee Day | 20 May | World | environment | Slovenia proposed it for the birthday of Anton Jansa, a pioneer of beekeeping.
        2 | World Metrology Day | 20 May | World | science | It marks the Metre Convention of 1875. | The Metre Convention was signed on 20 May 1875.
        2 | International Tea Day | 21 May | World | food | The UN proclaimed it on a proposal led by India.
        1 | the International Day for Biological Diversity | 22 May | World | environment | The Convention on Biological Diversity was adopted on this date in Nairobi. | The text of the Convention on Biological Diversity was adopted on 22 May 1992.
        2 | the International Day of UN Peacekeepers | 29 May | World | peace | The first UN peacekeeping mission was UNTSO. | The UN Truce Supervision Organization was set up on 29 May 1948.
        1 | World No Tobacco Day | 31 May | World | health | It is led by the World Health Organization.
        2 | World Bicycle Day | 3 June | World | sports | The UN proclaimed it in 2018.
        1 | World Environment Day | 5 June | World | environment | It is led by the UN Environment Programme in Nairobi. | The Stockholm Conference on the Human Environment began on 5 June 1972.
        2 | World Food Safety Day | 7 June | World | food | The WHO and the FAO lead it together.
        1 | World Oceans Day | 8 June | World | environment | Canada proposed it at the Rio Earth Summit.
        1 | World Day Against Child Labour | 12 June | World | work | The International Labour Organization began it in 2002.
        1 | World Blood Donor Day | 14 June | World | health | It honours the man who found the ABO blood groups. | Karl Landsteiner was born on 14 June 1868.
        2 | World Elder Abuse Awareness Day | 15 June | World | people | It speaks for the safety of older people.
        2 | the World Day to Combat Desertification and Drought | 17 June | World | environment | It marks the adoption of the UN convention on desertification. | The UN Convention to Combat Desertification was adopted on 17 June 1994.
        1 | World Refugee Day | 20 June | World | people | The UNHCR leads it.
        1 | the International Day of Yoga | 21 June | World | health | India proposed it; the day is the June solstice. | The longest day of the year in the northern hemisphere falls on 21 June.
        2 | United Nations Public Service Day | 23 June | World | people | It honours the work of public servants.
        1 | International Day Against Drug Abuse and Illicit Trafficking | 26 June | World | health | The UN General Assembly chose it in 1987.
        2 | International Asteroid Day | 30 June | World | science | It recalls an explosion over Siberia. | The Tunguska event took place on 30 June 1908.
        1 | World Population Day | 11 July | World | people | It recalls the day on which the world had five thousand million people. | The world population was taken to reach five billion on 11 July 1987.
        2 | World Youth Skills Day | 15 July | World | work | The UN has observed it since 2015.
        1 birthdays | Nelson Mandela International Day | 18 July | World | people | It is the birthday of Nelson Mandela. | Nelson Mandela was born on 18 July 1918.
        2 | International Chess Day | 20 July | World | sports | It marks the founding of the world chess federation. | The chess federation FIDE was founded on 20 July 1924.
        2 | International Moon Day | 20 July | World | science | It recalls the first people on the Moon. | Apollo 11 landed on the Moon on 20 July 1969.
        1 birthdays | World Hepatitis Day | 28 July | World | health | It is the birthday of Baruch Blumberg, who found the hepatitis B virus. | Baruch Blumberg was born on 28 July 1925.
        1 | International Tiger Day | 29 July | World | environment | It was set at the St Petersburg tiger summit of 2010.
        2 | the International Day of Friendship | 30 July | World | peace | The UN General Assembly proclaimed it in 2011.
        2 | the International Day of the World's Indigenous Peoples | 9 August | World | people | It marks the first meeting of a UN working group in 1982.
        1 | International Youth Day | 12 August | World | people | The UN has observed it since 2000.
        1 | World Humanitarian Day | 19 August | World | people | It remembers UN workers killed in Baghdad in 2003. | The UN headquarters in Baghdad was bombed on 19 August 2003.
        2 | the International Day against Nuclear Tests | 29 August | World | peace | Kazakhstan proposed it. | The Semipalatinsk test site was closed on 29 August 1991.
        1 | the International Day of Charity | 5 September | World | people | It is the death anniversary of Mother Teresa. | Mother Teresa died on 5 September 1997.
        1 | International Literacy Day | 8 September | World | education | UNESCO has observed it since 1967.
        1 | the International Day of Democracy | 15 September | World | people | The UN General Assembly chose it in 2007.
        1 | World Ozone Day | 16 September | World | environment | The ozone layer stops ultraviolet rays. | The Montreal Protocol was signed on 16 September 1987.
        2 | World Patient Safety Day | 17 September | World | health | The WHO has observed it since 2019.
        1 | the International Day of Peace | 21 September | World | peace | The Peace Bell is rung at the UN headquarters.
        2 | the International Day of Sign Languages | 23 September | World | language | It marks the founding of the World Federation of the Deaf. | The World Federation of the Deaf was founded on 23 September 1951.
        1 | World Tourism Day | 27 September | World | economy | The UN Tourism organisation sits in Madrid. | The statutes of the World Tourism Organization were adopted on 27 September 1970.
        2 | International Translation Day | 30 September | World | language | It is the feast of St Jerome, who translated the Bible.
        1 | the International Day of Older Persons | 1 October | World | people | The UN General Assembly chose it in 1990.
        1 birthdays | the International Day of Non-Violence | 2 October | World | peace | The UN chose the birthday of Mahatma Gandhi. | Mahatma Gandhi was born at Porbandar on 2 October 1869.
        1 | World Teachers' Day | 5 October | World | education | It marks a UNESCO and ILO recommendation of 1966. | The recommendation on the status of teachers was adopted on 5 October 1966.
        1 | World Post Day | 9 October | World | economy | The Universal Postal Union sits in Bern. | The Universal Postal Union was founded on 9 October 1874.
        1 | the International Day of the Girl Child | 11 October | World | people | The UN has observed it since 2012.
        2 | the International Day for Disaster Risk Reduction | 13 October | World | environment | The Sendai Framework guides this work up to 2030.
        2 | the International Day of Rural Women | 15 October | World | people | It comes one day before World Food Day.
        1 | World Food Day | 16 October | World | food | The FAO has its headquarters in Rome. | The Food and Agriculture Organization was founded on 16 October 1945.
        1 | the International Day for the Eradication of Poverty | 17 October | World | people | It was first marked in Paris in 1987.
        2 | International Snow Leopard Day | 23 October | World | environment | It recalls the Bishkek declaration of 2013.
        1 | United Nations Day | 24 October | World | peace | The UN has its headquarters in New York. | The Charter of the United Nations came into force on 24 October 1945.
        2 | the World Day for Audiovisual Heritage | 27 October | World | culture | UNESCO chose the date of its recommendation of 1980.
        1 | World Cities Day | 31 October | World | economy | It closes Urban October of UN-Habitat.
        1 | World Tsunami Awareness Day | 5 November | World | environment | Japan recalls how burning rice sheaves warned a village in 1854.
        2 | World Science Day for Peace and Development | 10 November | World | science | UNESCO proclaimed it in 2001.
        1 birthdays | World Diabetes Day | 14 November | World | health | It is the birthday of a discoverer of insulin. | Frederick Banting was born on 14 November 1891.
        2 | the International Day for Tolerance | 16 November | World | peace | UNESCO adopted its principles on tolerance on this date in 1995.
        1 | World Toilet Day | 19 November | World | health | It marks the founding of the World Toilet Organization in 2001.
        1 | World Children's Day | 20 November | World | people | It recalls the UN declaration and convention on the rights of the child. | The Convention on the Rights of the Child was adopted on 20 November 1989.
        1 | World Television Day | 21 November | World | culture | It marks the first World Television Forum of 1996.
        1 | the International Day for the Elimination of Violence against Women | 25 November | World | people | It remembers the Mirabal sisters of the Dominican Republic. | The Mirabal sisters were killed on 25 November 1960.
        1 | World AIDS Day | 1 December | World | health | It has been observed since 1988.
        1 | the International Day for the Abolition of Slavery | 2 December | World | people | It marks the UN convention of 1949 against trafficking in persons.
        1 | the International Day of Persons with Disabilities | 3 December | World | people | The UN has observed it since 1992.
        1 birthdays | World Soil Day | 5 December | World | environment | It is the birthday of King Bhumibol of Thailand, who backed it.
        1 | International Volunteer Day | 5 December | World | people | The UN General Assembly chose it in 1985.
        1 | International Civil Aviation Day | 7 December | World | economy | The ICAO sits in Montreal. | The Chicago Convention on civil aviation was signed on 7 December 1944.
        1 | International Anti-Corruption Day | 9 December | World | people | It marks the UN Convention against Corruption.
        1 | Human Rights Day | 10 December | World | people | The declaration was adopted in Paris. | The Universal Declaration of Human Rights was adopted on 10 December 1948.
        1 | International Mountain Day | 11 December | World | environment | It follows the International Year of Mountains of 2002.
        2 | International Universal Health Coverage Day | 12 December | World | health | The UN endorsed health for all on this date in 2012.
        1 | International Migrants Day | 18 December | World | people | It marks the UN convention of 1990 on migrant workers.
        2 | the Arabic Language Day of the United Nations | 18 December | World | language | Arabic became an official language of the UN General Assembly in 1973.
        1 | International Human Solidarity Day | 20 December | World | people | It is observed to recall that nations share goals.
        2 | World Meditation Day | 21 December | World | health | The UN has observed it since 2024; it is the December solstice.
        2 | the International Day of Epidemic Preparedness | 27 December | World | health | The UN proclaimed it in 2020.
      `,
    },
    {
      sources: [
        'Announcements of the bodies that keep the day (UICC, ICOM, ICN, IOC and others)',
        'General knowledge yearbooks, list of days',
      ],
      rows: `
        1 | World Cancer Day | 4 February | World | health | It is led by the Union for International Cancer Control.
        3 | World NGO Day | 27 February | World | people | It honours voluntary organisations.
        1 | World Consumer Rights Day | 15 March | World | economy | It recalls a speech of President Kennedy on the rights of buyers. | President Kennedy spoke of the rights of consumers on 15 March 1962.
        2 | World Sparrow Day | 20 March | World | environment | It was begun by the Nature Forever Society of India.
        2 | World Theatre Day | 27 March | World | culture | The International Theatre Institute began it in 1961.
        2 birthdays | World Homoeopathy Day | 10 April | World | health | It is the birthday of Samuel Hahnemann. | Samuel Hahnemann was born on 10 April 1755.
        2 birthdays | World Haemophilia Day | 17 April | World | health | It is the birthday of Frank Schnabel, who founded the World Federation of Hemophilia.
        1 | World Heritage Day | 18 April | World | culture | Its full name is International Day for Monuments and Sites.
        2 birthdays | International Dance Day | 29 April | World | culture | It is the birthday of Jean-Georges Noverre, who shaped modern ballet. | Jean-Georges Noverre was born on 29 April 1727.
        2 | International Firefighters' Day | 4 May | World | people | It is also the feast of St Florian, patron of firefighters.
        1 birthdays | World Red Cross Day | 8 May | World | health | It is the birthday of the founder of the Red Cross. | Henry Dunant was born on 8 May 1828.
        1 birthdays | International Nurses Day | 12 May | World | health | It is the birthday of Florence Nightingale. | Florence Nightingale was born on 12 May 1820.
        2 | World Hypertension Day | 17 May | World | health | High blood pressure is often called a silent killer.
        1 | International Museum Day | 18 May | World | culture | The International Council of Museums began it in 1977.
        2 | World Turtle Day | 23 May | World | environment | It was begun by American Tortoise Rescue.
        2 | World Milk Day | 1 June | World | food | The FAO began it in 2001.
        2 | World Music Day | 21 June | World | culture | It began in France as the Fête de la Musique in 1982.
        1 | International Olympic Day | 23 June | World | sports | It marks the founding of the International Olympic Committee. | The International Olympic Committee was founded on 23 June 1894.
        2 | World Zoonoses Day | 6 July | World | health | It recalls the first vaccine against rabies. | Louis Pasteur gave the first rabies vaccine on 6 July 1885.
        2 birthdays | Malala Day | 12 July | World | people | It is the birthday of Malala Yousafzai. | Malala Yousafzai was born on 12 July 1997.
        1 | Hiroshima Day | 6 August | World | peace | The bomb that was dropped was called Little Boy. | An atomic bomb was dropped on Hiroshima on 6 August 1945.
        2 | Nagasaki Day | 9 August | World | peace | The bomb that was dropped was called Fat Man. | An atomic bomb was dropped on Nagasaki on 9 August 1945.
        2 | World Biofuel Day | 10 August | World | environment | It recalls Rudolf Diesel running an engine on peanut oil.
        1 | World Elephant Day | 12 August | World | environment | It has been observed since 2012.
        2 | World Lion Day | 10 August | World | environment | The Asiatic lion lives in the Gir forest of Gujarat.
        1 | World Photography Day | 19 August | World | culture | It recalls the daguerreotype process of 1839. | The French government announced the daguerreotype on 19 August 1839.
        2 | World Mosquito Day | 20 August | World | health | It recalls the proof that mosquitoes carry malaria. | Ronald Ross found the malaria parasite in a mosquito on 20 August 1897.
        2 | World Coconut Day | 2 September | World | food | It marks the founding of the Asian and Pacific Coconut Community.
        1 | World Suicide Prevention Day | 10 September | World | health | It has been observed since 2003.
        2 | World Bamboo Day | 18 September | World | environment | The World Bamboo Organization began it in 2009.
        2 | World Alzheimer's Day | 21 September | World | health | Alzheimer's disease is the most common cause of dementia.
        2 | World Rhino Day | 22 September | World | environment | The one-horned rhino lives in Kaziranga.
        2 | World Pharmacists Day | 25 September | World | health | It marks the founding of the International Pharmaceutical Federation.
        1 | World Rabies Day | 28 September | World | health | It is the death anniversary of Louis Pasteur. | Louis Pasteur died on 28 September 1895.
        1 | World Heart Day | 29 September | World | health | The World Heart Federation leads it.
        2 | International Coffee Day | 1 October | World | food | The International Coffee Organization began it in 2015.
        2 | World Vegetarian Day | 1 October | World | food | It opens a month of vegetarian awareness.
        2 | World Animal Day | 4 October | World | environment | It is the feast of St Francis of Assisi.
        1 | World Mental Health Day | 10 October | World | health | The World Federation for Mental Health began it in 1992.
        2 | World Standards Day | 14 October | World | science | Delegates of 25 countries met in London on this date in 1946 to plan the ISO.
        2 birthdays | World Students' Day | 15 October | World | education | It is the birthday of Dr A. P. J. Abdul Kalam. | Dr A. P. J. Abdul Kalam was born on 15 October 1931.
        1 | Global Handwashing Day | 15 October | World | health | Washing hands with soap stops many infections.
        2 | World Osteoporosis Day | 20 October | World | health | Osteoporosis makes bones weak and brittle.
        1 | World Polio Day | 24 October | World | health | Rotary International began it for the birth of Jonas Salk.
        2 | World Stroke Day | 29 October | World | health | A stroke cuts off the blood supply of a part of the brain.
        2 | World Vegan Day | 1 November | World | food | It marks the founding of the Vegan Society in 1944.
        2 | World Radiography Day | 8 November | World | health | X-rays were found by W. C. Roentgen. | W. C. Roentgen discovered X-rays on 8 November 1895.
        1 | World Pneumonia Day | 12 November | World | health | Pneumonia inflames the air sacs of the lungs.
        1 | World Kindness Day | 13 November | World | people | The World Kindness Movement began it in 1998.
        1 | International Students' Day | 17 November | World | education | It recalls the students of Prague in 1939.
        1 | International Men's Day | 19 November | World | people | It speaks for the health of men and boys.
        2 | World Fisheries Day | 21 November | World | food | It speaks for fishing that does not empty the seas.
        2 | World Computer Literacy Day | 2 December | World | education | The Indian company NIIT began it in 2001.
        2 | UNICEF Day | 11 December | World | people | UNICEF has its headquarters in New York. | UNICEF was founded on 11 December 1946.
      `,
    },
  ],
})
