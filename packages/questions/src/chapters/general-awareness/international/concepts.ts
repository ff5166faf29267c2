/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  capitals | Capitals of Countries | world capitals, desh aur rajdhani, rajdhani
  currencies | Currencies of Countries | currency, desh aur mudra
  asian-countries | Countries of Asia | asian countries, south east asian countries, west asia, central asian countries
  neighbours | Neighbours of India | padosi desh
  european-countries | Countries of Europe | european countries, europe, balkan countries, european capitals
  african-countries | Countries of Africa | african countries, africa, african capitals
  american-countries | Countries of the Americas | south american countries, north american countries, caribbean countries, latin american countries
  oceania-countries | Countries of Oceania | oceania, pacific island countries, australia and new zealand
  parliaments | Parliaments of the World | parliament names, legislatures of the world, sansad ke naam, parliament of different countries, parliaments and countries, parliament names of countries
  look-east-policy | Look East Policy | act east policy, look east, act east, purab ki or dekho niti, <mekong ganga cooperation, <kaladan project
  chabahar-port | Chabahar Port | chabahar, chabahar port of iran, chah bahar, chabahar bandargah
  doklam | Doklam | doklam standoff, doklam stand off, doklam dispute, doklam plateau, doklam vivad
  south-china-sea | South China Sea | nine dash line, spratly islands, dakshin china sagar
  strait-of-hormuz | Strait of Hormuz | hormuz
  strait-of-malacca | Strait of Malacca | malacca, strait of malaka
  red-sea | Red Sea | lal sagar, <houthi, <houthis
  persian-gulf | Persian Gulf | gulf countries, khadi desh, arabian gulf, <gulf cooperation council, <gcc, <gcc countries
  belt-and-road | Belt and Road Initiative | belt and road, bri, obor, <china pakistan economic corridor, <cpec
  line-of-actual-control | Line of Actual Control | lac, <galwan, <galwan valley, <galwan clash, india china border, pangong tso dispute
  nelson-mandela | Nelson Mandela | mandela, <apartheid, <apartheid in south africa, <anti apartheid movement
  abraham-lincoln | Abraham Lincoln | lincoln, gettysburg address, emancipation proclamation
  martin-luther-king | Martin Luther King | i have a dream
  donald-trump | Donald Trump | trump
  vladimir-putin | Vladimir Putin | putin
`
