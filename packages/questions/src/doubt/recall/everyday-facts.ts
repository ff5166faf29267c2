import type { ShortFacts } from './short-facts.ts'

/** Facts that learners ask about every day, in the words in which they ask them. Written as those of short-facts.ts. */
export const everydayFacts: readonly ShortFacts[] = [
  {
    chapter: 'polity',
    facts: `
which amendment reduced the voting age from 21 to 18 ; which amendment lowered the voting age to 18 ; which amendment gave voting age 18 ; which amendment is related to voting age 18 ; which amendment reduced voting age | 61st / 61st Amendment / Sixty-first | It was made in 1988 and came into force in 1989.
directive principles are in which part ; directive principles of state policy are in which part of the constitution ; directive principles are given in which part | Part IV / Part 4 | They are in Articles 36 to 51.
which schedule of the Constitution deals with languages ; which schedule deals with languages ; official languages are given in which schedule ; languages are listed in which schedule of the Constitution | Eighth Schedule / Eighth / 8th / 8th Schedule / 8 / VIII | It lists 22 languages.
which schedule of the Constitution deals with anti defection law ; anti defection law is given in which schedule ; which schedule deals with anti defection | Tenth Schedule / Tenth / 10th / 10th Schedule / 10 / X | The 52nd Amendment added it in 1985.
which schedule of the Constitution deals with panchayats ; panchayati raj is given in which schedule ; which schedule deals with panchayats ; which schedule deals with panchayati raj | Eleventh Schedule / Eleventh / 11th / 11th Schedule / 11 / XI | The 73rd Amendment added it.
which schedule of the Constitution deals with municipalities ; which schedule deals with municipalities | Twelfth Schedule / Twelfth / 12th / 12th Schedule / 12 / XII | The 74th Amendment added it.
which schedule of the Constitution deals with division of powers between union and states ; union list state list and concurrent list are given in which schedule ; which schedule has the three lists | Seventh Schedule / Seventh / 7th / 7th Schedule / 7 / VII | It has the Union, State and Concurrent Lists.
which schedule of the Constitution deals with land reforms ; which schedule deals with land reforms | Ninth Schedule / Ninth / 9th / 9th Schedule / 9 / IX | The first amendment added it in 1951.
how many schedules are there in the Indian Constitution ; number of schedules in the Indian Constitution ; how many schedules in Indian Constitution | 12 / Twelve | At first there were eight.
how many languages are there in the eighth schedule ; number of languages in eighth schedule ; how many languages are recognised in the eighth schedule | 22 / Twenty-two | At first there were 14.
which article deals with right to equality ; right to equality is given in which article ; article for right to equality ; article of right to equality ; right to equality comes under which article ; right to equality article | Article 14 / 14 / Article 14-18 / Articles 14-18 / Articles 14 to 18 / Article 14 to 18 / 14-18 / 14 to 18 | Articles 14 to 18 are about equality; Article 14 gives equality before law.
Article 14 deals with ; Article 14 is related to | Right to equality / Equality before law / Equality before the law | Articles 14 to 18 are about equality.
Article 17 deals with ; Article 17 is related to | Abolition of untouchability / Untouchability | It is a part of the right to equality.
Article 19 deals with ; Article 19 is related to | Right to freedom / Freedom of speech and expression / Freedom of speech / Six freedoms | It gives six freedoms.
Article 21 deals with ; Article 21 is related to | Right to life and personal liberty / Right to life / Protection of life and personal liberty / Right to Life and Liberty | Article 21A gives the right to education.
Article 32 deals with ; Article 32 is related to | Right to constitutional remedies / Constitutional remedies | The Supreme Court issues writs under it.
Article 370 was related to ; Article 370 is related to ; Article 370 deals with | Jammu and Kashmir / Special status of Jammu and Kashmir | It lost its effect in August 2019.
Article 356 deals with ; Article 356 is related to | President's rule / President rule / State emergency / Failure of constitutional machinery in states | It is for a State.
Article 352 deals with ; Article 352 is related to | National emergency | Article 356 is for a State, Article 360 for finance.
Article 360 deals with ; Article 360 is related to | Financial emergency | It has never been used.
which article deals with national emergency ; national emergency is declared under which article | Article 352 / 352 | Article 356 is President's rule.
which article deals with president rule ; president rule is imposed under which article ; president rule in a state is imposed under which article | Article 356 / 356 | It is for a State.
which article deals with financial emergency ; financial emergency is declared under which article | Article 360 / 360 | It has never been used.
how many members can the President nominate to the Rajya Sabha ; how many members are nominated to the Rajya Sabha by the President ; how many members can be nominated to Rajya Sabha by President ; number of nominated members in Rajya Sabha ; how many members of Rajya Sabha are nominated by the President | 12 / Twelve | Article 80: from art, literature, science and social service.
minimum age to become President of India ; minimum age for President of India ; minimum age to be the President of India | 35 years / 35 | Article 58.
minimum age to become Prime Minister of India ; minimum age for Prime Minister of India | 25 years / 25 | A member of the Lok Sabha must be 25.
minimum age to become member of Rajya Sabha ; minimum age for Rajya Sabha member ; minimum age to become a Rajya Sabha member | 30 years / 30 | Article 84.
minimum age to vote in India ; voting age in India ; minimum voting age in India | 18 years / 18 | The 61st Amendment lowered it from 21.
voting age was reduced from 21 to 18 by which amendment ; which amendment reduced the voting age from 21 to 18 | 61st / 61st Amendment | It was in 1989.
fundamental rights are taken from the constitution of which country ; fundamental rights are borrowed from which country ; fundamental rights in the Indian Constitution are borrowed from | USA / US / United States / United States of America / America | The Bill of Rights.
directive principles are borrowed from which country ; directive principles of state policy are borrowed from ; directive principles are taken from the constitution of which country ; DPSP is borrowed from which country | Ireland | They are in Part IV.
fundamental duties are borrowed from which country ; fundamental duties are taken from the constitution of which country ; fundamental duties are borrowed from | USSR / Soviet Union / Russia | They are in Part IVA.
parliamentary system in India is borrowed from which country ; parliamentary system of India is taken from ; parliamentary form of government is borrowed from | Britain / UK / United Kingdom / England | So is the rule of law.
who appoints the judges of Supreme Court ; judges of the Supreme Court are appointed by ; Supreme Court judges are appointed by | President / President of India | Article 124.
retirement age of Supreme Court judge ; retirement age of Supreme Court judges ; age of retirement of a judge of Supreme Court | 65 years / 65 | For the High Courts it is 62.
retirement age of High Court judge ; retirement age of High Court judges ; age of retirement of a judge of High Court | 62 years / 62 | For the Supreme Court it is 65.
guardian of the Constitution of India ; guardian of the Indian Constitution ; who is the guardian of the Constitution ; custodian of the Constitution of India | Supreme Court / Supreme Court of India | It can strike down laws.
who administers the oath of office to the President of India ; who administers oath to the President ; who gives oath to the President of India | Chief Justice of India / Chief Justice | Article 60.
`,
  },
  {
    chapter: 'general-science',
    facts: `
first law of thermodynamics is based on ; first law of thermodynamics is ; first law of thermodynamics states | Conservation of energy / Law of conservation of energy | Heat is partly work and partly internal energy.
newton first law is also called ; newton first law of motion is also known as ; newton first law gives | Law of inertia / Inertia / Definition of force | A body keeps its state of motion.
newton second law gives ; newton second law of motion gives | Force / Measure of force / F = ma | Force is the rate of change of momentum.
isotopes of an element have same number of ; isotopes have same ; isotopes have the same number of ; isotopes of an element have the same | Protons / Atomic number | Their neutrons differ.
isotopes differ in number of ; isotopes of an element differ in number of ; isotopes have different number of | Neutrons / Mass number | Their protons are equal.
isobars have same ; isobars have the same | Mass number / Atomic mass | Their atomic numbers differ.
unit of electric resistance ; SI unit of electric resistance ; unit of resistance ; SI unit of resistance | Ohm / ohm / Ω | V = IR.
unit of electric current ; SI unit of electric current ; unit of current ; SI unit of current | Ampere / A | It is a base unit.
unit of potential difference ; SI unit of potential difference ; unit of voltage ; unit of electric potential ; SI unit of electric potential | Volt / V | One joule for one coulomb.
unit of electric power ; SI unit of electric power ; unit of power | Watt / W | One joule a second.
unit of work ; unit of energy ; SI unit of work ; SI unit of energy | Joule / J | One newton metre.
unit of force ; SI unit of force | Newton / N | It gives 1 kg an acceleration of 1 m/s².
unit of pressure ; SI unit of pressure | Pascal / Pa | One newton on a square metre.
unit of power of lens ; SI unit of power of lens ; unit of power of a lens ; SI unit of power of a lens | Dioptre / Diopter / D | It is the inverse of a metre.
unit of charge ; SI unit of charge ; unit of electric charge ; SI unit of electric charge | Coulomb / C | One ampere in a second.
commercial unit of electrical energy ; commercial unit of electricity ; commercial unit of electric energy | Kilowatt hour / kWh / Kilowatt-hour / Unit | It is 3.6 × 10⁶ J.
1 kwh is equal to ; 1 kilowatt hour is equal to ; one kilowatt hour is equal to | 3.6 × 10⁶ J / 3.6 × 10^6 J / 3.6 x 10^6 J / 3600000 J | 1000 W for 3600 s.
1 horse power is equal to ; 1 hp is equal to ; one horse power is equal to | 746 W / 746 watt / 746 watts / 746 | It is the power of engines.
gravitational force between two bodies is inversely proportional to ; gravitational force is inversely proportional to ; force of gravitation is inversely proportional to | Square of distance / Square of the distance / Square of the distance between them / Square of distance between them | It is proportional to the product of the masses.
1 mole of any gas at STP occupies ; volume of 1 mole of gas at STP ; one mole of a gas at STP occupies ; molar volume of gas at STP ; one mole of any gas at STP occupies | 22.4 L / 22.4 litres / 22.4 litre / 22400 ml / 22.4 | It is the molar volume.
normal heart rate of human ; normal heart rate of human per minute ; normal heart beat of human per minute ; normal pulse rate of human ; how many times does the human heart beat in a minute ; human heart beats how many times in a minute | 72 / 72 times / 72 per minute / 72 beats per minute | It is 60 to 100 at rest.
red colour of blood is due to ; blood is red due to ; khoon ka lal rang kiske karan hai ; khoon ka rang lal kiske karan hai | Haemoglobin / Hemoglobin | It holds iron.
plaster of paris formula ; formula of plaster of paris ; chemical formula of plaster of paris | CaSO4.1/2H2O / CaSO₄·½H₂O / CaSO4·½H2O / CaSO4.½H2O | It is made from gypsum.
which law explains working of rocket ; rocket works on which law ; working of rocket is based on which law ; rocket works on the principle of which law of newton | Newton's third law / Newton's third law of motion / Third law of motion | Gases go down, the rocket goes up; momentum is conserved.
gas which burns with pop sound ; which gas burns with a pop sound ; gas that burns with pop sound | Hydrogen / H2 | It is the test for hydrogen.
oxidation number of oxygen in H2O2 ; oxidation state of oxygen in H2O2 ; oxidation number of O in H2O2 ; oxidation number of oxygen in hydrogen peroxide | −1 / -1 | It is a peroxide.
paudhon me bhojan banane ki kriya ; paudhe apna bhojan kis kriya se banate hai ; process by which plants make food | Photosynthesis / प्रकाश संश्लेषण | Light, water and carbon dioxide make sugar.
normal body temperature of human in celsius ; normal human body temperature in celsius ; human body temperature in celsius | 37 °C / 37 / 37°C / 37 degree celsius | It is 98.6 °F.
normal body temperature of human in fahrenheit ; normal human body temperature in fahrenheit ; human body temperature in fahrenheit | 98.6 °F / 98.6 / 98.6°F / 98.4 / 98.4°F | It is 37 °C.
normal body temperature of human ; normal human body temperature ; normal temperature of human body | 37 °C / 98.6 °F / 37°C / 98.6°F / 98.4°F / 37 degree celsius | It is 37 °C or 98.6 °F.
which part of plant absorbs water ; which part of the plant absorbs water from soil ; water is absorbed by which part of the plant ; which part of the plant absorbs water and minerals | Root / Roots / Root hair / Root hairs | Root hairs take it in by osmosis.
part of plant that makes food ; which part of plant prepares food ; food is prepared in which part of plant | Leaf / Leaves | Its chloroplasts hold chlorophyll.
xylem transports ; function of xylem ; xylem carries | Water / Water and minerals | Phloem carries food.
phloem transports ; function of phloem ; phloem carries | Food | Xylem carries water.
which tissue transports water in plants ; tissue that transports water in plants ; water in plants is transported by ; tissue that conducts water in plants | Xylem | Phloem carries food.
which tissue transports food in plants ; tissue that transports food in plants ; food in plants is transported by ; tissue that conducts food in plants | Phloem | Xylem carries water.
which gas do we breathe in ; gas we inhale ; which gas do humans need for breathing ; gas necessary for respiration | Oxygen / O2 | It is 21% of the air.
which gas do we breathe out ; gas exhaled by humans ; which gas is exhaled by humans | Carbon dioxide / CO2 | Plants use it for photosynthesis.
which blood cells fight infection ; blood cells which fight infection ; which blood cells help fight infection ; which blood cells protect us from disease ; soldiers of the body | White blood cells / WBC / WBCs / Leucocytes | Platelets clot blood, red cells carry oxygen.
which blood cells carry oxygen ; oxygen is carried by which blood cells ; which cells carry oxygen in blood ; which component of blood carries oxygen | Red blood cells / RBC / RBCs / Haemoglobin / Erythrocytes | Their haemoglobin binds it.
which blood cells help in clotting ; which component of blood helps in clotting ; blood clotting is done by ; cells that help in blood clotting | Platelets / Blood platelets / Thrombocytes | Vitamin K is needed too.
largest cell in human body ; largest cell of human body | Ovum / Egg / Egg cell | The smallest is the sperm.
longest cell in human body ; longest cell of human body | Neuron / Nerve cell | It can be a metre long.
longest bone in human body ; largest bone in human body ; largest bone of human body ; longest bone of human body | Femur / Thigh bone | The smallest is the stapes.
strongest muscle in human body ; strongest muscle of human body | Masseter / Jaw muscle | It closes the jaw.
universal recipient blood group ; blood group universal recipient ; which blood group is universal recipient ; which blood group is called universal recipient | AB / AB+ / AB positive | O negative is the universal donor.
universal donor blood group ; blood group universal donor ; which blood group is universal donor ; which blood group is called universal donor | O / O- / O negative | AB positive is the universal recipient.
study of fungi ; study of fungi is called | Mycology | Phycology is the study of algae.
study of insects ; study of insects is called | Entomology | Ornithology is the study of birds.
study of birds ; study of birds is called | Ornithology | Entomology is the study of insects.
study of cells ; study of cells is called | Cytology / Cell biology | Histology is the study of tissues.
study of heart ; study of heart is called | Cardiology | A cardiologist treats it.
study of fossils ; study of fossils is called | Palaeontology / Paleontology | Fossils tell of extinct life.
study of earthquakes ; study of earthquakes is called | Seismology | A seismograph records them.
study of fishes ; study of fish ; study of fishes is called | Ichthyology | Herpetology is the study of reptiles.
which disease is caused by bite of mad dog ; disease caused by dog bite ; which disease is caused by dog bite | Rabies / Hydrophobia | A virus causes it.
typhoid is caused by ; typhoid is caused by which microorganism | Bacteria / Salmonella typhi / Salmonella / Bacterium | It spreads by food and water.
dengue is caused by ; dengue is caused by which microorganism | Virus / Dengue virus | The Aedes mosquito carries it.
AIDS is caused by ; AIDS is caused by which microorganism | Virus / HIV | It weakens the immune system.
tuberculosis is caused by ; TB is caused by ; tuberculosis is caused by which microorganism | Bacteria / Mycobacterium tuberculosis / Bacterium | The BCG vaccine protects from it.
cholera is caused by ; cholera is caused by which microorganism | Bacteria / Vibrio cholerae / Bacterium | It spreads by water.
malaria is caused by ; malaria is caused by which microorganism | Plasmodium / Protozoa / Protozoan | The female Anopheles mosquito carries it.
covid 19 is caused by ; corona is caused by | Virus / SARS-CoV-2 / Coronavirus | It began in 2019.
polio is caused by | Virus / Poliovirus | Salk made the first vaccine.
ringworm is caused by | Fungus / Fungi | It is a disease of the skin.
goitre is caused by deficiency of ; goitre is caused due to deficiency of ; goitre is due to lack of | Iodine | It is needed for thyroxine.
deficiency of iodine causes ; iodine deficiency causes ; lack of iodine causes which disease | Goitre / Goiter | The thyroid swells.
deficiency of iron causes ; iron deficiency causes ; lack of iron causes which disease | Anaemia / Anemia | Iron is needed for haemoglobin.
anaemia is caused by deficiency of ; anaemia is due to lack of | Iron | It is needed for haemoglobin.
which acid is present in stomach ; acid present in human stomach ; stomach contains which acid ; acid secreted in stomach | Hydrochloric acid / HCl | It kills germs and helps pepsin.
which acid is present in ant sting ; acid present in ant bite ; acid in the sting of ant | Formic acid / Methanoic acid | Formica is the Latin for ant.
which acid is present in apple ; acid present in apple | Malic acid | Malum is the Latin for apple.
which acid is present in tomato ; acid present in tomato | Oxalic acid / Citric acid | Spinach has oxalic acid too.
king of acids ; which acid is called king of acids ; king of chemicals | Sulphuric acid / H2SO4 / Sulfuric acid | It is used in most industries.
chemical formula of sulphuric acid ; formula of sulphuric acid | H2SO4 / H₂SO₄ | It is the king of chemicals.
chemical formula of nitric acid ; formula of nitric acid | HNO3 / HNO₃ | It is a strong acid.
chemical formula of ammonia ; formula of ammonia | NH3 / NH₃ | It is made by the Haber process.
chemical formula of methane ; formula of methane | CH4 / CH₄ | It is the main part of natural gas.
chemical formula of glucose ; formula of glucose | C6H12O6 / C₆H₁₂O₆ | Photosynthesis makes it.
chemical formula of table salt ; chemical formula of common salt ; formula of common salt | NaCl / Sodium chloride | It is got from sea water.
chemical name of common salt ; chemical name of table salt | Sodium chloride / NaCl | It is got from sea water.
gas filled in balloons ; which gas is filled in balloons ; which gas is used in balloons | Helium | It is light and does not burn.
gas used for ripening of fruits ; which gas is used for artificial ripening of fruits ; which gas is used to ripen fruits ; gas used in artificial ripening of fruits | Ethylene / Ethene | It is the plant's own hormone.
main component of LPG ; main constituent of LPG ; LPG mainly contains | Butane / Butane and propane / Propane and butane | Ethyl mercaptan gives it a smell.
main component of CNG ; main constituent of CNG ; CNG mainly contains ; main component of natural gas ; main constituent of natural gas ; main constituent of biogas ; main component of biogas ; gobar gas mainly contains ; main component of gobar gas | Methane / CH4 | It is the simplest hydrocarbon.
pH of human blood ; pH value of human blood ; pH of blood ; pH value of blood | 7.4 / 7.35-7.45 / 7.35 to 7.45 | It is slightly alkaline.
pH of pure water ; pH value of pure water ; pH of water ; pH value of water ; pH of distilled water | 7 / Seven | It is neutral.
most abundant metal in the earth crust ; most abundant metal on earth ; most abundant metal in earth crust | Aluminium / Aluminum | Oxygen is the most abundant element there.
most abundant element in the earth crust ; most abundant element in earth crust | Oxygen | Silicon is the second.
most abundant element in the universe | Hydrogen | Helium is the second.
best conductor of electricity ; which metal is the best conductor of electricity ; best conductor of heat and electricity | Silver | Copper is the second.
metal which is liquid at room temperature ; which metal is liquid at room temperature ; metal found in liquid state at room temperature ; which metal is found in liquid state ; liquid metal | Mercury | Bromine is the liquid non-metal.
non metal which is liquid at room temperature ; which non metal is liquid at room temperature ; liquid non metal | Bromine | Mercury is the liquid metal.
which metal is stored in kerosene ; metal kept in kerosene ; metal stored in kerosene oil | Sodium / Potassium / Sodium and potassium | It reacts with air and water.
coating of zinc on iron is called ; process of coating iron with zinc ; coating iron with zinc is called ; process of coating zinc on iron | Galvanisation / Galvanization / Galvanizing / Galvanising | It keeps iron from rusting.
galvanisation is coating of iron with ; in galvanisation iron is coated with ; which metal is used in galvanisation | Zinc | It keeps iron from rusting.
rusting of iron is an example of ; rusting is an example of which reaction | Oxidation / Corrosion / Chemical change | Iron takes up oxygen and water.
rusting of iron needs ; for rusting iron needs ; rusting of iron requires | Oxygen and water / Oxygen and moisture / Air and water / Air and moisture / Moisture and oxygen / Water and oxygen | It makes hydrated iron oxide.
sound cannot travel through ; sound can not travel through ; sound cannot travel in | Vacuum | It needs a medium.
sound travels fastest in ; in which medium does sound travel fastest ; speed of sound is maximum in | Solids / Solid / Steel / Iron | Its particles are close.
unit of frequency ; SI unit of frequency | Hertz / Hz | One vibration a second.
which colour of light bends the most ; which colour deviates the most in a prism ; which colour of light is deviated most by a prism | Violet | Red bends least.
which colour of light bends the least ; which colour deviates the least in a prism ; which colour has the longest wavelength ; which colour of light has the maximum wavelength ; colour with longest wavelength | Red | Violet has the shortest.
which colour has the shortest wavelength ; which colour of light has the minimum wavelength ; colour with shortest wavelength | Violet | Red has the longest.
sky appears blue due to ; blue colour of sky is due to ; sky looks blue because of | Scattering of light / Scattering / Rayleigh scattering | Blue light is scattered most.
rainbow is formed due to ; formation of rainbow is due to ; rainbow is due to | Dispersion of light / Dispersion / Dispersion, refraction and internal reflection / Dispersion and total internal reflection | Drops of water split the light.
mirage is due to ; mirage is formed due to ; mirage is an example of ; optical fibre works on the principle of ; optical fibre is based on ; sparkling of diamond is due to ; diamond shines due to | Total internal reflection | Light cannot leave the denser medium.
`,
  },
  {
    chapter: 'geography',
    facts: `
longest river in India ; longest river of India | Ganga / Ganges | It is about 2,525 km long.
capital of Australia | Canberra | It is neither Sydney nor Melbourne.
longest dam in India ; longest dam of India | Hirakud / Hirakud Dam | It is on the Mahanadi.
highest dam in India ; highest dam of India ; tallest dam in India | Tehri / Tehri Dam | It is on the Bhagirathi.
how many states are there in India ; number of states in India ; total states in India ; how many states in India | 28 / Twenty-eight | There are 8 union territories.
how many union territories are there in India ; number of union territories in India ; total union territories in India ; how many union territories in India | 8 / Eight | There are 28 states.
largest state of India by population ; most populated state of India ; most populous state of India ; state with largest population in India | Uttar Pradesh / UP | Sikkim has the fewest people.
smallest state of India by area ; smallest state of India ; smallest state in India | Goa | Rajasthan is the largest.
largest state of India by area ; largest state of India ; largest state in India | Rajasthan | Goa is the smallest.
which planet is called red planet ; red planet ; planet known as red planet | Mars | Iron oxide makes it red.
`,
  },
  {
    chapter: 'modern-history',
    facts: `
where is Jallianwala Bagh ; Jallianwala Bagh is in which city ; Jallianwala Bagh is situated in ; Jallianwala Bagh is in ; in which city is Jallianwala Bagh | Amritsar / Amritsar, Punjab | The massacre was on 13 April 1919.
who was the viceroy during the partition of Bengal ; who divided Bengal in 1905 ; partition of Bengal was done by | Lord Curzon / Curzon | It was annulled in 1911.
partition of Bengal took place in ; when was Bengal partitioned ; year of partition of Bengal ; in which year was Bengal partitioned | 1905 / 16 October 1905 | It was annulled in 1911.
who gave the slogan do or die ; slogan do or die was given by | Mahatma Gandhi / Gandhi / Gandhiji / M. K. Gandhi | It was in the Quit India Movement.
who gave the slogan jai hind ; slogan jai hind was given by | Subhas Chandra Bose / Subhash Chandra Bose / Netaji Subhas Chandra Bose / Netaji | He led the Indian National Army.
who gave the slogan swaraj is my birthright ; swaraj is my birthright was said by ; who said swaraj is my birthright | Bal Gangadhar Tilak / Tilak / Lokmanya Tilak | He was called Lokmanya.
who gave the slogan jai jawan jai kisan ; slogan jai jawan jai kisan was given by | Lal Bahadur Shastri / Shastri | It was in 1965.
`,
  },
  {
    chapter: 'organisations',
    facts: `
headquarters of WHO ; headquarters of the World Health Organization ; WHO headquarters ; where is the headquarters of WHO | Geneva / Geneva, Switzerland | It was founded in 1948.
headquarters of World Bank ; World Bank headquarters ; headquarters of IMF ; IMF headquarters | Washington DC / Washington, D.C. / Washington D.C. / Washington | Both are from Bretton Woods.
headquarters of WTO ; WTO headquarters ; headquarters of ILO | Geneva | So is that of the WHO.
headquarters of SAARC ; SAARC headquarters | Kathmandu | It is in Nepal.
headquarters of International Court of Justice ; where is the International Court of Justice ; International Court of Justice is in | The Hague / Hague | It is in the Netherlands.
`,
  },
  {
    chapter: 'sports',
    facts: `
wimbledon is associated with which sport ; wimbledon is related to which game ; wimbledon trophy is related to ; wimbledon is associated with | Tennis / Lawn tennis | It is played on grass in London.
ranji trophy is associated with which sport ; ranji trophy is related to which game ; ranji trophy is related to ; ranji trophy is associated with | Cricket | It began in 1934.
durand cup is associated with which sport ; durand cup is related to which game ; durand cup is related to ; santosh trophy is related to which game ; santosh trophy is associated with which sport | Football | It began in 1888.
thomas cup is associated with which sport ; thomas cup is related to which game ; thomas cup is related to ; uber cup is related to which game | Badminton | The Uber Cup is for women.
davis cup is associated with which sport ; davis cup is related to which game ; davis cup is related to | Tennis / Lawn tennis | It is for men's teams.
how many players are there in a cricket team ; number of players in a cricket team | 11 / Eleven | So are there in football and hockey.
how many players are there in a hockey team ; number of players in a hockey team | 11 / Eleven | One is the goalkeeper.
how many players are there in a football team ; number of players in a football team | 11 / Eleven | One is the goalkeeper.
how many players are there in a volleyball team ; number of players in a volleyball team | 6 / Six | A game has up to five sets.
how many players are there in a basketball team ; number of players in a basketball team | 5 / Five | They are those on the court.
how many players are there in a kabaddi team ; number of players in a kabaddi team | 7 / Seven | They are those on the mat.
`,
  },
  {
    chapter: 'learning-theories',
    facts: `
who gave the concept of zone of proximal development ; who gave zone of proximal development ; zone of proximal development was given by ; who proposed zpd ; who gave the concept of zpd | Lev Vygotsky / Vygotsky | It is what a child can do with help, but not yet alone.
who gave the theory of multiple intelligence ; who gave multiple intelligence theory ; theory of multiple intelligences was given by ; who proposed multiple intelligences | Howard Gardner / Gardner | He first named seven intelligences, in 1983.
who gave the theory of moral development ; theory of moral development was given by ; who proposed the stages of moral development | Lawrence Kohlberg / Kohlberg | It has three levels and six stages.
who gave classical conditioning ; classical conditioning theory was given by ; who proposed classical conditioning ; who gave the theory of classical conditioning | Ivan Pavlov / Pavlov | He worked with dogs.
who gave operant conditioning ; operant conditioning theory was given by ; who proposed operant conditioning ; who gave the theory of operant conditioning | B. F. Skinner / Skinner | Behaviour is shaped by what follows it.
who gave the insight theory of learning ; insight learning theory was given by ; who gave insight learning theory ; who gave insight theory | Wolfgang Kohler / Kohler | He worked with chimpanzees, of whom Sultan is the best known.
who gave the trial and error theory ; trial and error theory was given by ; who proposed trial and error learning ; who gave trial and error theory of learning | E. L. Thorndike / Thorndike | He worked with cats in a puzzle box.
first stage of piaget ; piaget first stage ; piaget 1st stage ; first stage of cognitive development by piaget ; piaget first stage of cognitive development | Sensorimotor stage / Sensorimotor | From birth to about 2 years.
second stage of piaget ; piaget second stage ; piaget 2nd stage ; second stage of cognitive development by piaget ; piaget second stage of cognitive development | Preoperational stage / Preoperational | From about 2 to 7 years.
third stage of piaget ; piaget third stage ; piaget 3rd stage ; third stage of cognitive development by piaget ; piaget third stage of cognitive development | Concrete operational stage / Concrete operational | From about 7 to 11 years.
fourth stage of piaget ; piaget fourth stage ; piaget 4th stage ; last stage of piaget ; piaget last stage | Formal operational stage / Formal operational | From about 11 years on.
how many stages of cognitive development did piaget give ; number of stages in piaget theory ; how many stages in piaget theory | 4 / Four | Sensorimotor, preoperational, concrete operational and formal operational.
`,
  },
  {
    chapter: 'chemical-bonding',
    facts: `
how many sigma and pi bonds are there in benzene ; number of sigma and pi bonds in benzene | 12 sigma bonds, 3 pi bonds | Six C−C and six C−H bonds are sigma.
how many sigma and pi bonds are there in ethene ; number of sigma and pi bonds in ethene ; number of sigma and pi bonds in ethylene | 5 sigma bonds, 1 pi bond | Four C−H bonds and one of the double bond are sigma.
how many sigma and pi bonds are there in ethyne ; number of sigma and pi bonds in ethyne ; number of sigma and pi bonds in acetylene | 3 sigma bonds, 2 pi bonds | Two C−H bonds and one of the triple bond are sigma.
how many sigma and pi bonds are there in nitrogen molecule ; number of sigma and pi bonds in N2 ; number of sigma and pi bonds in nitrogen molecule | 1 sigma bond, 2 pi bonds | It has a triple bond.
how many sigma and pi bonds are there in CO2 ; number of sigma and pi bonds in CO2 ; number of sigma and pi bonds in carbon dioxide | 2 sigma bonds, 2 pi bonds | Each of its double bonds has one of each.
`,
  },
]
