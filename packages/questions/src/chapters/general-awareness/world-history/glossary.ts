/** What wrong options of the chapter's written questions are, where neither its tables nor another question says it. */
export const glossary = `
George Washington | led the American army and was the first President
Abraham Lincoln | was President in the Civil War and freed the slaves of the South
Benjamin Franklin | won French help for the American Revolution
Tsar Nicholas II | was the last Tsar, who gave up his throne in March 1917
John Calvin | led the Reformation at Geneva
Erasmus | was a humanist of Rotterdam who wrote In Praise of Folly
Count Cavour | was the chief minister of Piedmont
Giuseppe Garibaldi | led the Red Shirts to Sicily in 1860
Metternich | was the Austrian Chancellor who shaped Vienna in 1815
Jean-Paul Marat | was the editor of the Friend of the People, murdered in 1793
Abbé Sieyès | wrote What is the Third Estate?
Olympe de Gouges | wrote the Declaration of the Rights of Woman
Lexington | saw the first shots of the American war in 1775
Bunker Hill | was a battle near Boston in 1775
Fabians | are English socialists who believe in slow reform
Levellers | were radicals of the English Civil War
Henry Bessemer | made cheap steel in a converter
John Kay | invented the flying shuttle
Henry Cort | invented the puddling of iron
Rasputin | was the monk with influence at the court of the last Tsar
Stolypin | was a Russian prime minister who changed land holding
Theodore Roosevelt | was President of the United States from 1901 to 1909
Herbert Hoover | was President of the United States when the slump of 1929 began
Warren Harding | was President of the United States from 1921 to 1923
Henry VII | was the first Tudor king
Charles I | was the king beheaded in 1649
James I | was the first Stuart king of England
Thomas More | wrote Utopia
Ulrich Zwingli | led the Reformation at Zurich
Council of Constance | ended the schism of the popes in 1417
Council of Clermont | called for the First Crusade in 1095
Persian Wars | were fought by Greek cities against Darius and Xerxes
Peloponnesian Wars | were fought between Athens and Sparta
Dawes Plan | of 1924 eased German reparations
Joseph Stalin | ruled the Soviet Union from the 1920s to 1953
Leonid Brezhnev | led the Soviet Union from 1964 to 1982
Boris Yeltsin | was the first President of Russia
Hindenburg | was the German President who named Hitler Chancellor
Kaiser William II | was the German Emperor in the First World War
Francis Joseph | was the Emperor of Austria from 1848 to 1916
Louis Philippe | was the king of the French from 1830 to 1848
Papal States | were ruled by the Pope until 1870
Dante Alighieri | wrote the Divine Comedy
Galileo | observed the moons of Jupiter with a telescope
William Caxton | brought printing to England
Aldus Manutius | was a printer of Venice
Nicolaus Copernicus | put the Sun in the centre of the planets
Kristallnacht | was the attack on Jews and their shops in November 1938
Deng Xiaoping | opened the economy of China from 1978
Zhou Enlai | was the first Premier of the People’s Republic
Guam | was an American island that Japan took in the days after Pearl Harbor
Okinawa | was the last great island battle, in 1945
put the king on trial | – that came only in December 1792
abolished slavery in the colonies | – that was done by the Convention in 1794
declared war on Austria | – that was done in April 1792
Bishops and parish priests | made up the First Estate
Nobles with feudal rights | made up the Second Estate
Officers of the royal army | were mostly nobles, of the Second Estate
Utrecht | was the peace of 1713 that ended the War of the Spanish Succession
A new Tsar, and victory in the war | – that is what the Bolsheviks were against
Free elections, and return of land to nobles | – Lenin wanted land for the peasants and power for the soviets
9 November | of 1918 is when the Kaiser gave up his throne
3 March | of 1918 is the date of the Treaty of Brest-Litovsk
give up its navy | – the navy was cut to a few ships, by other articles
join the League of Nations | – Germany was let in only in 1926
divide itself into two states | – that came after the Second World War, in 1949
Brittany | is the peninsula west of Normandy
Flanders | is the north of Belgium, a battlefield of the First World War
Rome | was the seat of the Pope
330 CE | is when Constantine made Constantinople his capital
410 CE | is when the Visigoths sacked Rome
1453 CE | is when the Turks took Constantinople and ended the Eastern Empire
gladiators | were fighters in the arena, mostly slaves
pagodas | are storeyed Buddhist towers of East Asia
stupas | are Buddhist mounds for relics
Mari | was a city on the middle Euphrates
SEATO | was a pact of 1954 for South-East Asia
the European Union | was founded in 1992 by the Maastricht Treaty
the United Nations | was founded in 1945, with the Soviet Union as a member
Denmark, Russia and France | – Russia stayed neutral in the wars of Prussia
Austria, Italy and France | – Italy was the ally of Prussia in 1866
Austria, Russia and Britain | – neither Russia nor Britain took part
Berlin | was the capital of Prussia and then of the Empire
Konigsberg | is where William I was crowned King of Prussia in 1861
Bundesrat | was the council of the German states
Two Sicilies | was the kingdom that Garibaldi conquered in 1860
Naples | was the capital of the Two Sicilies
Tuscany | was a duchy that joined Piedmont in 1860
Ferdinand II | was the Bourbon king of the Two Sicilies until 1859
Sardinia | gave its name to the kingdom of Piedmont
equality before law | – the Code brought it
Federal Republic | of Germany was set up in the west in 1949
Democratic Republic | of Germany was set up in the east in 1949
Tang | ruled China from 618 to 907
Western Han | ruled China from 206 BCE to 9 CE
the Manchu court | had fallen in 1912
`
