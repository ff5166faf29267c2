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
`
