/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  world-history | World History | vishwa itihas
  french-revolution | French Revolution | french revolution 1789, fransisi kranti, france ki kranti, french kranti, <reign of terror, storming of bastille
  causes-of-french-revolution | Causes of the French Revolution | reasons of french revolution, french kranti ke karan
  american-revolution | American Revolution | american war of independence, american war of independance, american independence, independence of america, <boston tea party, american kranti
  industrial-revolution | Industrial Revolution | audyogik kranti, industrial revolution in england, age of industrialisation, the age of industrialisation
  russian-revolution | Russian Revolution | bolshevik revolution, october revolution, roosi kranti, rusi kranti, russian revolution 1917, russian revolution lenin, <lenin, bolshevik and menshevik
  treaty-of-versailles | Treaty of Versailles | versailles, versailles ki sandhi, treaty of versailles 1919, versay ki sandhi, <league of nations
  first-world-war | First World War | world war, world war 1, world war i, ww1, pratham vishwa yuddh
  causes-of-first-world-war | Causes of the First World War | world war 1 causes, ww1 causes, <triple alliance, pratham vishwa yuddh ke karan
  second-world-war | Second World War | world war 2, world war ii, ww2, dwitiya vishwa yuddh, second world war causes
  renaissance | Renaissance | punarjagran, european renaissance, renaissance in europe, <leonardo da vinci, <michelangelo
  napoleon | Napoleon | napoleon bonaparte, <battle of waterloo, <napoleonic code
  unification-of-germany | Unification of Germany | german unification, <bismarck, germany ka ekikaran, <otto von bismarck
  unification-of-italy | Unification of Italy | italian unification, <garibaldi, <mazzini, <cavour, italy ka ekikaran
  nazism-and-fascism | Nazism & Fascism | nazism, fascism, <hitler, <adolf hitler, <mussolini, rise of hitler, nazism and the rise of hitler, <holocaust, <weimar republic, hitler nazism, mussolini fascism, fascism in italy, nazism in germany
  chinese-revolution | Chinese Revolution | <chinese revolution 1949, <chinese revolution 1911, <mao zedong, <opium war, <opium wars, <sun yat sen
  cold-war | Cold War | sheet yuddh, shit yuddh, <berlin wall, <cuban missile crisis, <marshall plan, <truman doctrine, <warsaw pact, cold war nato warsaw pact, nato and warsaw pact
  reformation | The Reformation | reformation, protestant reformation, reformation movement, <martin luther, <counter reformation, dharm sudhar andolan, reformation in europe
  roman-empire | Roman Empire | ancient rome, roman civilisation, roman civilization, rome empire, <julius caesar, roman samrajya, <roman republic, roman emperors, roman empire emperors
  mesopotamia | Mesopotamian Civilisation | mesopotamia, mesopotamian civilization, sumerian civilisation, sumerian civilization, <babylon, <hammurabi, mesopotamia sabhyata, <cuneiform
  nationalism-in-europe | Rise of Nationalism in Europe | the rise of nationalism in europe, nationalism in europe, rise of nationalism in europe class 10, <zollverein, europe me rashtravad, yurop mein rashtravad, europe mein rashtravad, europe mein rashtravad ka uday
  print-culture | Print Culture and the Modern World | print culture, print culture and modern world, history of printing, printing press, <gutenberg, mudran sanskriti, invention of printing
  global-world | Making of a Global World | the making of a global world, making of global world, <bretton woods conference, <corn laws
  forest-society | Forest Society and Colonialism | forest society, forest society and colonialism class 9, van samaj aur upniveshvad, <bastar rebellion, <indian forest act, colonial forest policy
  pastoralists | Pastoralists in the Modern World | pastoralists, pastoralism, pastoralists class 9, charwahe, nomadic pastoralists, <maasai, <gujjar bakarwal, <dhangar
  congress-of-vienna | Congress of Vienna | congress of vienna 1815, vienna congress, treaty of vienna 1815, viyana congress
  great-depression | Great Depression | great depression of 1929, economic depression of 1929, great depression 1929, wall street crash, mahamandi
`
