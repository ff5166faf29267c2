import type { ShortFacts } from './short-facts.ts'

/** Facts of one line that learners type and no table or other list has. Written as those of short-facts.ts. */
export const askedOften: readonly ShortFacts[] = [
  {
    chapter: 'polity',
    facts: `
who was the second president of India ; 2nd president of India | Sarvepalli Radhakrishnan / S. Radhakrishnan / Dr. S. Radhakrishnan | In office 1962 to 1967.
who was the third president of India ; 3rd president of India | Zakir Husain / Dr. Zakir Husain / Zakir Hussain | In office 1967 to 1969.
who was the fourth president of India ; 4th president of India | V. V. Giri / Varahagiri Venkata Giri | In office 1969 to 1974.
who was the fifth president of India ; 5th president of India | Fakhruddin Ali Ahmed | In office 1974 to 1977.
who was the sixth president of India ; 6th president of India | Neelam Sanjiva Reddy / N. Sanjiva Reddy | In office 1977 to 1982.
who was the seventh president of India ; 7th president of India | Giani Zail Singh / Zail Singh | In office 1982 to 1987.
who was the eighth president of India ; 8th president of India | R. Venkataraman / Ramaswamy Venkataraman | In office 1987 to 1992.
who was the ninth president of India ; 9th president of India | Shankar Dayal Sharma | In office 1992 to 1997.
who was the tenth president of India ; 10th president of India | K. R. Narayanan | In office 1997 to 2002.
who was the eleventh president of India ; 11th president of India | A. P. J. Abdul Kalam / Abdul Kalam / APJ Abdul Kalam | In office 2002 to 2007.
who was the twelfth president of India ; 12th president of India | Pratibha Patil / Pratibha Devisingh Patil | In office 2007 to 2012.
who was the thirteenth president of India ; 13th president of India | Pranab Mukherjee | In office 2012 to 2017.
who was the fourteenth president of India ; 14th president of India | Ram Nath Kovind | In office 2017 to 2022.
who was the fifteenth president of India ; 15th president of India | Droupadi Murmu | In office from 2022.
who was the second prime minister of India ; 2nd prime minister of India | Lal Bahadur Shastri | In office 1964 to 1966; Gulzarilal Nanda only acted before him.
who was the third prime minister of India ; 3rd prime minister of India | Indira Gandhi | In office first 1966 to 1977.
who was the fourth prime minister of India ; 4th prime minister of India | Morarji Desai | In office 1977 to 1979.
who was the fifth prime minister of India ; 5th prime minister of India | Charan Singh / Chaudhary Charan Singh | In office 1979 to 1980.
who was the sixth prime minister of India ; 6th prime minister of India | Rajiv Gandhi | In office 1984 to 1989.
who appoints the CAG of India ; who appoints the Comptroller and Auditor General of India ; CAG is appointed by ; Comptroller and Auditor General of India is appointed by ; who appoints CAG | President / President of India | Article 148.
who appoints the Finance Commission ; Finance Commission is appointed by ; who constitutes the Finance Commission ; Finance Commission is constituted by | President / President of India | Article 280, every fifth year.
who appoints the chairman of UPSC ; chairman of UPSC is appointed by ; who appoints the members of UPSC ; who appoints UPSC chairman | President / President of India | Article 316.
who appoints the judges of High Court ; judges of High Court are appointed by ; who appoints high court judges | President / President of India | Article 217.
who appoints the chairman of State Public Service Commission ; members of State Public Service Commission are appointed by ; who appoints SPSC chairman | Governor / Governor of the state | Article 316; only the President can remove them.
who appoints the Advocate General of a state ; Advocate General is appointed by ; who appoints the Advocate General | Governor / Governor of the state | Article 165.
who appoints the Council of Ministers ; Council of Ministers is appointed by | President / President of India | On the advice of the Prime Minister, Article 75.
who appoints the governor of RBI ; RBI governor is appointed by ; who appoints the RBI governor | Central Government / Government of India | By the Appointments Committee of the Cabinet.
who elects the Vice President of India ; Vice President of India is elected by | Members of both Houses of Parliament / Members of Lok Sabha and Rajya Sabha / Both Houses of Parliament | Nominated members vote too; Article 66.
who elects the President of India ; President of India is elected by | Elected members of both Houses of Parliament and of the Legislative Assemblies of the States and of Delhi and Puducherry / Electoral college / An electoral college | Nominated members do not vote; Article 54.
who can remove the President of India ; President of India can be removed by | Parliament, by impeachment / Parliament / Impeachment | Article 61: either House may begin it, and each needs two thirds of its total membership.
who elects the Speaker of Lok Sabha ; Speaker of Lok Sabha is elected by | Members of the Lok Sabha / Members of Lok Sabha / Lok Sabha | Article 93.
to whom does the President of India submit his resignation ; President of India submits resignation to ; President gives his resignation to | Vice President / Vice President of India | Article 56.
to whom does the Vice President submit his resignation ; Vice President submits resignation to | President / President of India | Article 67.
to whom does the Speaker of Lok Sabha submit his resignation ; Speaker of Lok Sabha submits resignation to | Deputy Speaker / Deputy Speaker of Lok Sabha | Article 94.
who is the chairman of NITI Aayog ; chairman of NITI Aayog ; who is the ex officio chairman of NITI Aayog ; who heads NITI Aayog | Prime Minister / Prime Minister of India | NITI Aayog took the place of the Planning Commission on 1 January 2015.
who is the supreme commander of the armed forces of India ; supreme commander of Indian armed forces | President / President of India | Article 53.
who was the first Muslim president of India ; first Muslim president of India | Zakir Husain / Dr. Zakir Husain / Zakir Hussain | In office 1967 to 1969.
who was the first woman chief minister of India ; first woman chief minister in India ; first woman chief minister of an Indian state | Sucheta Kripalani | Uttar Pradesh, 1963.
who was the first woman governor of India ; first woman governor in India ; first woman governor of an Indian state | Sarojini Naidu | Uttar Pradesh (then the United Provinces), 1947.
which amendment added fundamental duties ; fundamental duties were added by which amendment ; which constitutional amendment added fundamental duties ; fundamental duties were added by | 42nd / 42nd Amendment | In 1976, on the advice of the Swaran Singh Committee.
how many members are there in Rajya Sabha ; maximum strength of Rajya Sabha ; how many members in Rajya Sabha ; total members of Rajya Sabha | 250 at most / 250 | Of these 238 are elected and 12 nominated; at present there are 245 seats.
how many high courts are there in India ; number of high courts in India ; total high courts in India | 25 / Twenty-five | The 25th, of Andhra Pradesh at Amaravati, began on 1 January 2019.
which schedule of the Constitution deals with allocation of seats in Rajya Sabha ; which schedule allocates seats in Rajya Sabha ; which schedule deals with Rajya Sabha seats ; allocation of seats in Rajya Sabha is given in which schedule | Fourth Schedule / Fourth / 4th / 4th Schedule / IV / 4 | 
which schedule contains oaths and affirmations ; oaths and affirmations are given in which schedule ; which schedule of the Constitution deals with oaths | Third Schedule / Third / 3rd / 3rd Schedule / III / 3 | 
which article deals with national emergency ; national emergency is given in which article ; article for national emergency | Article 352 / 352 | Article 356 is President's rule, 360 financial emergency.
which article deals with president's rule ; president rule is given in which article ; article for president's rule | Article 356 / 356 | Article 352 is national emergency.
which article deals with financial emergency ; financial emergency is given in which article | Article 360 / 360 | It has never been declared.
how many spokes are there in Ashoka Chakra ; spokes in Ashoka Chakra ; how many spokes in the wheel of the national flag | 24 / Twenty-four | The wheel is navy blue.
`,
  },
  {
    chapter: 'organisations',
    facts: `
first woman prime minister of the world ; who was the first woman prime minister in the world | Sirimavo Bandaranaike | Of Ceylon (Sri Lanka), 1960.
first woman prime minister of Sri Lanka ; who was the first woman prime minister of Sri Lanka | Sirimavo Bandaranaike | In 1960; she was the first in the world.
first woman prime minister of Pakistan ; who was the first woman prime minister of Pakistan | Benazir Bhutto | In 1988; she was the first in a Muslim country.
first woman prime minister of Britain ; who was the first woman prime minister of Britain ; first woman prime minister of UK ; first woman prime minister of England ; first woman prime minister of the United Kingdom | Margaret Thatcher | 1979 to 1990.
first woman prime minister of Bangladesh ; who was the first woman prime minister of Bangladesh | Khaleda Zia / Begum Khaleda Zia | In 1991.
first woman prime minister of Israel ; who was the first woman prime minister of Israel | Golda Meir | In 1969.
first president of the USA ; who was the first president of America ; first president of United States ; first president of America | George Washington | 1789 to 1797.
first woman in space ; who was the first woman in space ; first woman cosmonaut | Valentina Tereshkova | Of the Soviet Union, in 1963.
first Secretary General of the United Nations ; who was the first secretary general of UNO ; first secretary general of UN | Trygve Lie | Of Norway, 1946 to 1952.
full form of NASA ; NASA full form | National Aeronautics and Space Administration | The space agency of the USA, founded in 1958.
full form of WHO ; WHO full form ; full form of W.H.O. | World Health Organization / World Health Organisation | Founded on 7 April 1948, at Geneva.
full form of BRICS ; BRICS full form | Brazil, Russia, India, China and South Africa / Brazil Russia India China South Africa | South Africa joined in 2010; more members have come since 2024.
full form of IUPAC ; IUPAC full form | International Union of Pure and Applied Chemistry | It gives chemical names their rules.
full form of NITI Aayog ; full form of NITI in NITI Aayog ; NITI stands for ; full form of NITI | National Institution for Transforming India | It took the place of the Planning Commission on 1 January 2015.
full form of MSME ; MSME full form | Micro, Small and Medium Enterprises / Micro Small and Medium Enterprises | 
full form of NGO ; NGO full form | Non-governmental organisation / Non governmental organization | 
full form of ICU ; ICU full form | Intensive care unit | 
full form of CCTV ; CCTV full form | Closed-circuit television / Closed circuit television | 
full form of VIRUS in computer ; full form of computer virus ; VIRUS full form in computer | Vital information resources under siege / Vital Information Resource Under Siege | 
full form of IP in IP address ; full form of IP address ; IP full form in computer | Internet Protocol / Internet protocol address | 
full form of PIN code ; full form of PIN in pin code ; PIN code full form | Postal index number / Postal Index Number | It has six digits.
full form of IFSC code ; full form of IFSC ; IFSC full form | Indian Financial System Code | It has eleven characters.
full form of PAN card ; full form of PAN ; PAN full form | Permanent account number / Permanent Account Number | It has ten characters.
full form of SIM card ; full form of SIM ; SIM full form | Subscriber identity module / Subscriber Identity Module | 
full form of GPS ; GPS full form | Global Positioning System | 
full form of WIFI ; full form of wi-fi | Wireless fidelity / Wireless Fidelity | 
full form of AM and PM ; full form of AM ; full form of AM PM | Ante meridiem and post meridiem / Ante meridiem | Before and after noon.
full form of PM in time ; full form of PM in 12 hour clock | Post meridiem | After noon.
full form of NCERT ; NCERT full form | National Council of Educational Research and Training | 
full form of CBSE ; CBSE full form | Central Board of Secondary Education | 
full form of NEET ; NEET full form ; full form of NEET exam | National Eligibility cum Entrance Test | 
full form of JEE ; JEE full form ; full form of JEE exam | Joint Entrance Examination | 
full form of SSC ; full form of SSC exam ; full form of SSC CGL | Staff Selection Commission | 
full form of IAS ; IAS full form ; full form of IAS officer | Indian Administrative Service | 
full form of IPS ; IPS full form ; full form of IPS officer | Indian Police Service | 
full form of NCC ; NCC full form | National Cadet Corps | 
full form of UNESCO ; UNESCO full form | United Nations Educational, Scientific and Cultural Organization / United Nations Educational Scientific and Cultural Organisation | 
full form of NABARD bank | National Bank for Agriculture and Rural Development | 
full form of EVM ; EVM full form ; full form of EVM machine | Electronic voting machine / Electronic Voting Machine | 
full form of VVPAT ; VVPAT full form | Voter verifiable paper audit trail / Voter Verified Paper Audit Trail | 
full form of RTI ; RTI full form ; full form of RTI act | Right to Information | The Act is of 2005.
full form of PIL ; PIL full form | Public interest litigation | 
full form of KYC ; KYC full form | Know your customer / Know Your Customer | 
full form of EMI ; EMI full form ; full form of EMI in loan | Equated monthly instalment / Equated Monthly Installment | 
full form of SOS | Save our souls / Save Our Souls | It began as a signal in Morse code.
full form of OK | Oll korrect / All correct / Oll Korrect | 
full form of PSLV ; PSLV full form | Polar Satellite Launch Vehicle | 
full form of GSLV ; GSLV full form | Geosynchronous Satellite Launch Vehicle | 
full form of LCD ; LCD full form | Liquid crystal display / Liquid Crystal Display | 
full form of COVID ; full form of COVID-19 ; full form of COVID 19 | Coronavirus disease / Coronavirus disease 2019 | 
full form of ORS ; ORS full form | Oral rehydration solution / Oral Rehydration Solution | 
full form of TRAI ; TRAI full form | Telecom Regulatory Authority of India | 
when was UNO founded ; when was United Nations founded ; UNO was established in ; when was UN established | 24 October 1945 / 1945 | United Nations Day.
`,
  },
  {
    chapter: 'modern-history',
    facts: `
who founded the Muslim League ; Muslim League was founded by ; founder of Muslim League | Nawab Salimullah Khan and Aga Khan / Nawab Salimullah / Aga Khan | At Dhaka in 1906.
who founded Azad Hind Fauj ; founder of Azad Hind Fauj ; who founded the Indian National Army ; who formed Azad Hind Fauj | Captain Mohan Singh; Subhas Chandra Bose reorganised it / Mohan Singh / Captain Mohan Singh | Mohan Singh in 1942; Subhas Chandra Bose took it over in 1943.
who gave the slogan Inquilab Zindabad ; slogan Inquilab Zindabad was given by ; who coined the slogan Inquilab Zindabad | Hasrat Mohani coined it; Bhagat Singh made it famous / Hasrat Mohani / Maulana Hasrat Mohani / Bhagat Singh | Hasrat Mohani in 1921.
who wrote Anandmath ; Anandmath was written by ; author of Anandamath ; who wrote Anandamath | Bankim Chandra Chattopadhyay / Bankim Chandra Chatterjee | Vande Mataram is in it.
who wrote Abhigyan Shakuntalam ; author of Abhijnana Shakuntalam ; who wrote Abhijnanasakuntalam ; who wrote Abhigyanshakuntalam ; who wrote Shakuntala | Kalidasa / Kalidas | 
who wrote Rajatarangini ; who wrote Rajtarangini ; author of Rajatarangini ; author of Rajtarangini | Kalhana / Kalhan | A history of the kings of Kashmir, of the 12th century.
who wrote Meghdoot ; who wrote Meghaduta ; author of Meghdoot | Kalidasa / Kalidas | 
who wrote Harshacharita ; who wrote Harshacharit ; author of Harshacharita ; who wrote Harshcharit | Banabhatta / Bana Bhatt / Bana | 
who wrote Mudrarakshasa ; who wrote Mudra Rakshasa ; author of Mudrarakshasa | Vishakhadatta / Visakhadatta | 
who wrote Ashtadhyayi ; author of Ashtadhyayi | Panini | A grammar of Sanskrit.
who wrote Ain-i-Akbari ; who wrote Ain e Akbari ; author of Ain-i-Akbari ; who wrote Akbarnama | Abul Fazl / Abu'l Fazl | 
which session of Congress passed the Purna Swaraj resolution ; at which session of Congress was Purna Swaraj declared ; Purna Swaraj resolution was passed at which session ; in which session was Purna Swaraj resolution passed ; where was the Purna Swaraj resolution passed | Lahore session, 1929 / Lahore / Lahore session / Lahore Session 1929 | Jawaharlal Nehru presided.
when did World War 1 start ; when did the First World War begin ; when did World War I start ; when did first world war start | 28 July 1914 / 1914 | It ended on 11 November 1918.
when did World War 1 end ; when did the First World War end ; when did World War I end | 11 November 1918 / 1918 | It began in 1914.
when did World War 2 start ; when did the Second World War begin ; when did World War II start ; when did second world war start | 1 September 1939 / 1939 | Germany invaded Poland.
when did World War 2 end ; when did the Second World War end ; when did World War II end | 2 September 1945 / 1945 | 
when did Gandhiji return to India from South Africa ; when did Mahatma Gandhi return from South Africa ; Gandhi returned to India from South Africa in ; when did Mahatma Gandhi return to India ; when did Gandhiji return to India | 9 January 1915 / 1915 | 9 January is Pravasi Bharatiya Divas.
when was the first railway started in India ; when did the first train run in India ; first train in India ran in ; when was railway started in India ; first passenger train in India ran in | 16 April 1853 / 1853 | From Bombay (Bori Bunder) to Thane.
when is Teachers Day celebrated in India ; when is Teachers' Day ; Teachers Day is celebrated on ; teachers day date | 5 September | The birthday of Sarvepalli Radhakrishnan.
when is Children's Day celebrated in India ; when is Childrens Day ; Children's Day is celebrated on | 14 November | The birthday of Jawaharlal Nehru.
when was the French Revolution ; when did the French Revolution start ; when did the French Revolution begin | 1789 | The Bastille fell on 14 July 1789.
when was the Russian Revolution ; when did the Russian Revolution take place | 1917 | 
when was the Third Battle of Panipat fought | 1761 / 14 January 1761 | Between the Marathas and Ahmad Shah Abdali.
`,
  },
  {
    chapter: 'general-science',
    facts: `
who discovered proton ; proton was discovered by ; who discovered the proton | Ernest Rutherford / Rutherford / E. Goldstein / Goldstein | Goldstein saw the canal rays in 1886; Rutherford identified and named the proton.
who discovered nucleus of atom ; nucleus of atom was discovered by ; who discovered atomic nucleus ; who discovered the nucleus of an atom | Ernest Rutherford / Rutherford | In 1911, by scattering of alpha particles.
who discovered nucleus in the cell ; who discovered cell nucleus ; nucleus of cell was discovered by | Robert Brown | In 1831.
who discovered vitamin ; vitamins were discovered by ; who discovered vitamins ; who coined the term vitamin | Casimir Funk / Funk | He gave them their name in 1912.
who invented computer ; who is the inventor of computer ; computer was invented by | Charles Babbage | He is called the father of the computer.
who invented steam engine ; steam engine was invented by ; who is the inventor of the steam engine | James Watt / Thomas Newcomen | Newcomen built one in 1712; Watt made it far better from 1769 on.
who invented microscope ; microscope was invented by | Zacharias Janssen / Janssen | About 1590; Leeuwenhoek later made the best single lenses.
who invented telescope ; telescope was invented by | Hans Lippershey / Lippershey / Galileo | In 1608; Galileo used one for the sky in 1609.
who invented aeroplane ; aeroplane was invented by ; who invented airplane | Wright brothers / Orville and Wilbur Wright | In 1903.
who invented thermometer ; thermometer was invented by | Galileo Galilei / Galileo | Fahrenheit made the mercury thermometer.
who invented barometer ; barometer was invented by | Evangelista Torricelli / Torricelli | In 1643.
who invented stethoscope ; stethoscope was invented by | Rene Laennec / Laennec | In 1816.
which planet has the most moons ; planet with most moons ; which planet has maximum moons ; planet with maximum number of moons | Saturn | More than 140 are known.
which organ purifies blood ; which organ filters blood ; which organ purifies blood in human body ; which organ filters the blood | Kidney / Kidneys | They remove urea and other wastes.
which hormone regulates calcium in blood ; hormone that regulates calcium level in blood ; which hormone controls calcium level ; which hormone regulates calcium | Parathyroid hormone / Parathormone / PTH | Calcitonin of the thyroid lowers calcium.
which hormone lowers the blood sugar level ; hormone that lowers blood sugar level ; which hormone lowers blood sugar ; which hormone controls blood sugar level ; which hormone regulates blood sugar | Insulin | It is made by the beta cells of the pancreas.
which hormone raises the blood sugar level ; which hormone increases blood sugar | Glucagon | It is made by the alpha cells of the pancreas.
why is the sky dark in space ; why does the sky appear dark to astronauts ; why does sky look dark in space ; why does the sky look black to an astronaut ; why is the sky dark for an astronaut | There is no air in space, so nothing scatters the sunlight towards the eye | On the earth the air scatters the blue.
why does a pressure cooker cook faster ; why does food cook faster in a pressure cooker ; why is food cooked faster in pressure cooker | The pressure inside is higher, so water boils at a higher temperature, about 120 °C, and the food cooks faster | Boiling point rises with pressure.
why do we see rainbow ; why does a rainbow form ; how is a rainbow formed ; why is rainbow formed ; how does rainbow form | Drops of water refract and disperse sunlight, reflect it inside and refract it again, so each colour comes out at its own angle | The sun is then behind us.
why is mercury used in thermometers ; why mercury is used in thermometer ; why is mercury used in thermometer | It expands evenly, conducts heat well, does not wet the glass, shines and stays liquid from −39 °C to 357 °C | 
why do stars twinkle at night ; why stars twinkle at night | Starlight is refracted again and again by layers of air of changing density, so the position and brightness of a star seem to change / Atmospheric refraction | Planets are near and look like small discs, so they do not twinkle.
why are cooking utensils made of metal ; why are cooking vessels made of metal ; why cooking utensils are made of metals | Metals are good conductors of heat and bear high temperatures | Handles are of plastic or wood, which conduct badly.
why does wood float on water ; why does wood float ; why wood floats on water | Its density is less than that of water, so it displaces its own weight of water before it is wholly under | Archimedes' principle.
why are gaps left between rails ; why are gaps left between railway tracks ; why is gap left between rails ; why are rails gapped ; why is a gap left between two rails | Rails expand in summer; without gaps they would press against each other and bend | Thermal expansion.
why does salt melt ice ; why salt melts ice ; why is salt put on icy roads | Salt lowers the freezing point of water, so ice melts below 0 °C | Depression of the freezing point.
why does an iron ship float ; why does a ship float on water ; why ship floats but iron nail sinks ; why does an iron nail sink but a ship float | A ship is hollow: it displaces water of its own weight, so its average density is less than that of water | A nail displaces less water than it weighs.
why do we feel cold after sweating ; why does sweating cool the body ; why do we feel cool after sweating | Sweat takes the heat for its evaporation from the body | Evaporation cools.
why does a straw look bent in water ; why does a pencil look bent in water ; why does a stick appear bent in water ; why pencil appears bent in water | Light bends as it passes from water into air, so the part under water is seen where it is not | Refraction.
why does the moon not have an atmosphere ; why is there no atmosphere on moon ; why moon has no atmosphere | Its gravity is weak: the escape velocity, 2.4 km/s, is so small that gas molecules escape | 
why is copper used in electric wires ; why are electric wires made of copper ; why copper is used for making electric wires | It conducts electricity very well, is ductile and costs less than silver | 
why is tungsten used in bulbs ; why is tungsten used in electric bulb ; why tungsten is used as filament ; why is tungsten used for filament of bulb | Its melting point is very high, 3,380 °C or more, and its resistivity is high, so it glows without melting | 
why is argon filled in electric bulbs ; why are electric bulbs filled with argon ; why are bulbs filled with inert gas | An inert gas does not react with the hot filament and slows its evaporation | 
what happens to the focal length of a convex lens when it is dipped in water ; focal length of a convex lens in water ; what happens to the focal length of a lens when it is immersed in water ; focal length of lens when dipped in water ; what happens to focal length of a convex lens when it is immersed in water ; effect on focal length of convex lens when immersed in water | It increases / Increases | The refractive index of glass relative to water is smaller; for n = 1.5 the focal length becomes about four times.
what happens to the focal length of a mirror when it is dipped in water ; focal length of a concave mirror in water ; what happens to the focal length of a concave mirror when it is immersed in water | It does not change / Remains the same / No change / Unchanged | Reflection does not depend on the medium.
phenotypic ratio of dihybrid cross in F2 generation ; dihybrid cross ratio ; phenotypic ratio of dihybrid cross ; F2 ratio of dihybrid cross ; phenotypic ratio of Mendel's dihybrid cross ; dihybrid ratio | 9 : 3 : 3 : 1 / 9:3:3:1 | From two parents that are heterozygous for both characters.
phenotypic ratio of monohybrid cross in F2 generation ; phenotypic ratio of monohybrid cross ; monohybrid phenotypic ratio ; F2 phenotypic ratio of monohybrid cross ; monohybrid ratio | 3 : 1 / 3:1 | The genotypic ratio is 1 : 2 : 1.
genotypic ratio of monohybrid cross in F2 generation ; genotypic ratio of monohybrid cross ; monohybrid genotypic ratio ; F2 genotypic ratio of monohybrid cross | 1 : 2 : 1 / 1:2:1 | The phenotypic ratio is 3 : 1.
test cross ratio of monohybrid ; monohybrid test cross ratio ; ratio of monohybrid test cross | 1 : 1 / 1:1 | Tt × tt.
dihybrid test cross ratio ; ratio of dihybrid test cross ; test cross ratio of dihybrid | 1 : 1 : 1 : 1 / 1:1:1:1 | TtRr × ttrr.
phenotypic ratio of incomplete dominance ; F2 ratio of incomplete dominance ; phenotypic ratio in incomplete dominance in F2 generation | 1 : 2 : 1 / 1:2:1 | As in Mirabilis jalapa and the snapdragon.
benzene reacts with CH3Cl in presence of anhydrous AlCl3 to give toluene this reaction is ; benzene + CH3Cl in presence of anhydrous AlCl3 reaction name ; reaction of benzene with methyl chloride and AlCl3 is ; benzene reacts with methyl chloride in presence of anhydrous AlCl3 the reaction is | Friedel-Crafts alkylation / Friedel Crafts reaction / Friedel-Crafts reaction / Friedel Crafts alkylation | With an acid chloride it is acylation.
reaction of alkyl halide with sodium in dry ether is called ; alkyl halides react with sodium in dry ether to give alkanes reaction name ; reaction of alkyl halide with sodium metal in dry ether is known as | Wurtz reaction / Wurtz | It doubles the number of carbon atoms.
conversion of aniline to benzene diazonium chloride is called ; reaction of aniline with NaNO2 and HCl is called | Diazotisation / Diazotization | At 0 to 5 °C.
rusting of iron is an example of which change ; rusting of iron is which type of change | Chemical change / Chemical / Oxidation | 
conjugate base of H2SO4 ; conjugate base of sulphuric acid | HSO₄⁻ / HSO4- | An acid becomes its conjugate base by losing one proton.
conjugate base of HCl | Cl⁻ / Cl- | 
conjugate base of H2O ; conjugate base of water | OH⁻ / OH- | 
conjugate acid of H2O ; conjugate acid of water | H₃O⁺ / H3O+ | 
conjugate base of NH3 ; conjugate base of ammonia | NH₂⁻ / NH2- | 
conjugate acid of NH3 ; conjugate acid of ammonia | NH₄⁺ / NH4+ | 
conjugate base of HCO3- ; conjugate base of bicarbonate ion | CO₃²⁻ / CO32- | 
conjugate acid of HCO3- ; conjugate acid of bicarbonate ion | H₂CO₃ / H2CO3 | 
full form of DPT vaccine ; full form of DPT ; DPT full form | Diphtheria, pertussis and tetanus / Diphtheria Pertussis Tetanus | Pertussis is whooping cough.
full form of BCG vaccine ; full form of BCG ; BCG full form | Bacillus Calmette-Guérin / Bacillus Calmette Guerin | It is given against tuberculosis.
full form of MMR vaccine ; full form of MMR ; MMR full form | Measles, mumps and rubella / Measles Mumps Rubella | 
where is the thyroid gland located ; thyroid gland is located in ; where is thyroid gland found ; location of thyroid gland | In the neck, on both sides of the trachea / Neck / In the neck / Throat | It makes thyroxine.
where is the pituitary gland located ; pituitary gland is located in ; location of pituitary gland | At the base of the brain / Brain / Base of the brain | It is called the master gland.
where are the adrenal glands located ; adrenal glands are located on ; location of adrenal gland | On top of the kidneys / Above the kidneys / Kidney / Kidneys | They make adrenaline.
where is insulin produced ; insulin is produced in ; insulin is produced by | Pancreas / In the pancreas / Beta cells of the pancreas | In the islets of Langerhans.
where is bile produced ; bile is produced in ; bile is produced by ; which organ produces bile ; bile is secreted by | Liver / In the liver | It is stored in the gall bladder.
where is urea formed in the human body ; urea is formed in ; which organ makes urea | Liver / In the liver | 
difference between autotrophs and heterotrophs ; difference between autotroph and heterotroph ; difference between autotrophic and heterotrophic nutrition | Autotrophs make their own food from simple substances, as green plants do by photosynthesis. Heterotrophs depend on other organisms for food, as animals and fungi do | 
difference between rotation and revolution ; difference between rotation and revolution of earth ; difference between revolution and rotation | Rotation is the turning of the earth on its own axis, once in about 24 hours; it gives day and night. Revolution is its motion round the sun, once in about 365¼ days; with the tilted axis it gives the seasons | 
difference between money bill and ordinary bill ; difference between ordinary bill and money bill | A money bill (Article 110) begins only in the Lok Sabha with the President's recommendation, and the Rajya Sabha can keep it 14 days at most. An ordinary bill may begin in either House, both must pass it, and a joint sitting can be called | 
why do leaves fall in autumn ; why do trees shed their leaves in autumn ; why do trees shed leaves ; why do leaves fall | Trees shed leaves in the dry or cold season to lose less water; a layer of separation forms at the stalk of the leaf | Deciduous trees.
`,
  },
  {
    chapter: 'geography',
    facts: `
where is the Indian space launch centre ; where is Satish Dhawan Space Centre ; space launch centre of India is at ; where is ISRO's launch centre ; from where does ISRO launch its rockets | Sriharikota / Sriharikota, Andhra Pradesh | The Satish Dhawan Space Centre, Andhra Pradesh.
where is Sanchi Stupa ; Sanchi Stupa is located in ; Sanchi Stupa is in which state ; in which state is Sanchi Stupa | Madhya Pradesh / Raisen district, Madhya Pradesh | Ashoka began it.
where is the Gateway of India ; Gateway of India is located in ; in which city is Gateway of India | Mumbai | Built for the visit of George V in 1911.
where is India Gate ; India Gate is located in | New Delhi / Delhi | A memorial of the First World War by Edwin Lutyens.
where is Charminar ; Charminar is located in ; in which city is Charminar | Hyderabad | Built in 1591 by Muhammad Quli Qutb Shah.
where is Hawa Mahal ; Hawa Mahal is located in | Jaipur | Built in 1799 by Sawai Pratap Singh.
largest river basin in India ; which is the largest river basin in India | Ganga basin / Ganga / Ganga river basin / Ganges | About a quarter of the area of the country.
which state has the longest coastline ; state with the longest coastline in India ; which Indian state has the longest coastline ; which state has longest coastline in India | Gujarat | 
which is the highest peak in India ; highest peak of India ; highest mountain peak in India | Kangchenjunga / Kanchenjunga / K2 / Godwin Austen | 8,586 m; K2, in the part of Kashmir held by Pakistan, is 8,611 m.
national game of India ; what is the national game of India | None has been declared by the government; hockey is often named / Hockey | A reply under the RTI Act in 2012 said that no game has been declared.
`,
  },
]
