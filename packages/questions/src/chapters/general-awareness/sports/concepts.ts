/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  olympics | Olympic Games | olympic, summer olympics, olympic khel, india at olympics
  asian-and-commonwealth-games | Asian and Commonwealth Games | asian games, asiad, commonwealth games, cwg, rashtramandal khel
  world-cups | World Cups | <cricket world cup, <t20 world cup, icc world cup, vishwa cup
  cricket | Game of Cricket | indian cricket, <ranji trophy
  football | Football | <football trophies, <santosh trophy, soccer
  hockey | Hockey | field hockey, hockey world cup
  tennis | Tennis | lawn tennis, <wimbledon
  badminton-and-table-tennis | Badminton and Table Tennis | thomas cup, <uber cup
  golf-and-polo | Golf and Polo | golf, polo, golf terms, <ryder cup
  indoor-games | Indoor Games | <billiards, snooker, indoor sports
  combat-sports | Boxing and Wrestling | boxing, wrestling, kushti, mukkebazi, <mary kom
  team-games | Kabaddi, Volleyball and Other Team Games | <baseball, <rugby
  trophies | Cups and Trophies | trophy, sports trophies, trophies and games, sports trophies and games, cups and trophies and sports, khelo se judi trophy, khelon se judi trophy, khel aur trophy, khelo ki trophy, khelo se sambandhit trophy
  stadiums | Stadiums | sports grounds, <cricket stadiums, sports venues
  sports-terms | Terms of Sports | sports terminology, terms used in sports
  team-sizes | Number of Players | players in a team, team size, how many players
  olympic-hosts | Olympic Host Cities | olympics venues, summer olympics host cities, olympics held in which city, olympics hosts, olympics year and venue
  world-cup-winners | World Cup Winners | cricket world cup winners, fifa world cup winners, world cup winners list, world cup vijeta, hockey world cup winners
  hockey-trophies | Trophies of Hockey | hockey cups and trophies, trophies related to hockey, hockey tournaments, cups of hockey, trophies associated with hockey
  cricket-trophies | Trophies of Cricket | cricket cups and trophies, trophies related to cricket, domestic cricket trophies, trophies associated with cricket
  badminton-trophies | Trophies of Badminton | badminton cups and trophies, trophies related to badminton, badminton cups, trophies associated with badminton
  olympic-medallists | Individual Olympic Medals of India | individual olympic medallists of india, indian olympic medal winners, olympic medal winners of india, indian olympic medallists, olympic medals of india, indian individual olympic medal winners, olympic padak vijeta bharat
  grand-slams | Grand Slams of Tennis | grand slam winners venue, grand slam, grand slam tournaments, grand slam venues, grand slam tournaments and venues, tennis grand slams and surface
  national-sports | National Sports of Countries | national games of countries, countries and their national sports, desh aur rashtriya khel
  cricket-terms | Terms of Cricket | cricket terminology, terms related to cricket, terms used in cricket, cricket ke shabd, cricket se jude shabd, cricket sports terms, cricket ki shabdavali
  kabaddi | Kabaddi | kabaddi rules, rules of kabaddi, kabaddi terms, kabbadi, <pro kabaddi league, kabaddi ke niyam
  kho-kho | Kho-Kho | kho kho, kho kho rules, kho kho terms, khokho
  volleyball | Volleyball | volleyball rules, volleyball terms, rules of volleyball, volley ball
  chess | Chess | chess rules, terms of chess, chess terms, shatranj, <chess olympiad, <grandmaster
  football-rules | Rules of Football | football rules, laws of football, football terms, football ke niyam
  hockey-rules | Rules of Hockey | hockey terms, rules of field hockey, hockey rules, hockey ke niyam
  badminton | Badminton | badminton terms, badminton rules, rules of badminton, terms of badminton
  basketball | Basketball | basketball rules, basketball terms, rules of basketball
  khelo-india | Khelo India | khelo india games, khelo india youth games, khelo india university games, khelo india scheme, khelo india para games, <fit india movement, fit india
  champions-trophy | ICC Champions Trophy | champions trophy, icc champions trophy 2025, champions trophy 2025, champions trophy cricket
  womens-world-cup | Women's Cricket World Cup | women world cup, womens world cup, women's world cup, women cricket world cup, icc womens world cup, womens world cup 2025, mahila vishwa cup
  neeraj-chopra | Neeraj Chopra | niraj chopra, neeraj chopra javelin, javelin throw neeraj chopra
  gukesh | D. Gukesh | gukesh, d gukesh, gukesh dommaraju, chess grandmaster gukesh, world chess champion gukesh
  pv-sindhu | P. V. Sindhu | pv sindhu, p v sindhu, sindhu badminton, pusarla venkata sindhu
  viswanathan-anand | Viswanathan Anand | vishwanathan anand, vishy anand
  milkha-singh | Milkha Singh | flying sikh, bhaag milkha bhaag
  pt-usha | P. T. Usha | pt usha, p t usha, payyoli express, usha athlete
  dhyan-chand | Dhyan Chand | dhyanchand, hockey wizard, hockey ke jadugar, hockey dhyanchand, major dhyanchand
  mirabai-chanu | Mirabai Chanu | meerabai chanu
  abhinav-bindra | Abhinav Bindra | bindra shooter
  manu-bhaker | Manu Bhaker | manu bhakar
  sania-mirza | Sania Mirza
  leander-paes | Leander Paes
  ms-dhoni | M. S. Dhoni | ms dhoni, m s dhoni, mahendra singh dhoni, captain cool
  virat-kohli | Virat Kohli
  rohit-sharma | Rohit Sharma
  usain-bolt | Usain Bolt | fastest man
  lionel-messi | Lionel Messi | messi
  ipl | Indian Premier League | ipl, ipl 2025
  paralympics | Paralympic Games | paralympics, paralympic, paris paralympics 2024, paralympics 2024
  paris-olympics | Paris Olympics 2024 | paris olympics, olympics 2024, 2024 olympics, paris 2024 olympics
  archery | Archery | teerandazi, <deepika kumari
  table-tennis | Table Tennis | ping pong
  durand-cup | Durand Cup
  davis-cup | Davis Cup
`
