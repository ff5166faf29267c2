import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'At which city is the Beighton Cup, the oldest hockey trophy of India, played?' */
export const trophiesInDepth = defineBank({
  id: 'trophies-in-depth',
  sets: [
    {
      rows: `
1 hockey-trophies | Which of the following is a trophy of hockey? | Beighton Cup | Santosh Trophy | Ranji Trophy | Thomas Cup | The Santosh Trophy is for football, the Ranji Trophy for cricket and the Thomas Cup for badminton.
1 hockey-trophies | At which city is the Beighton Cup, the oldest hockey trophy of India, played? | Kolkata | Mumbai | Chennai | Bhopal | The Bengal Hockey Association holds the tournament at Kolkata since 1895.
1 hockey-trophies | In which country is the hockey trophy Sultan Azlan Shah Cup played for? | Malaysia | Pakistan | Indonesia | Oman | The tournament is named after a king of Malaysia who loved the game.
1 hockey-trophies | Which hockey trophy is for the women's national championship of India? | Lady Ratan Tata Trophy | Rangaswami Cup | Nehru Trophy | Scindia Gold Cup | The Lady Ratan Tata Trophy is for women; the Rangaswami Cup is for men.
1 hockey-trophies | Which of the following trophies is not for hockey? | Durand Cup | Aga Khan Cup | Dhyan Chand Trophy | Rangaswami Cup | The Durand Cup is the oldest football tournament of Asia.
2 hockey-trophies | For what is the Rangaswami Cup of hockey given? | men's national championship | women's national championship | junior national championship | championship of schools | It was named after a journalist of a Madras newspaper.
2 hockey-trophies | In which city is the Aga Khan hockey trophy played? | Mumbai | Kolkata | Lucknow | Jalandhar | The tournament began in 1896, one year after the Beighton Cup.
2 hockey-trophies | In which city is the Obaidullah Khan Gold Cup of hockey played? | Bhopal | Gwalior | Hyderabad | Rampur | The trophy was begun by the ruling family of the princely state.
2 hockey-trophies | Which city holds the hockey tournament for the Murugappa Gold Cup? | Chennai | Bengaluru | Kochi | Coimbatore | It is played at the Mayor Radhakrishnan Stadium.
2 hockey-trophies | In which city is the Nehru hockey trophy for seniors played? | Delhi | Allahabad | Mumbai | Lucknow | The Nehru tournament began in 1964 and has events for schools too.
2 hockey-trophies | In which city is the Surjit trophy of hockey played? | Jalandhar | Ludhiana | Amritsar | Chandigarh | It is held in memory of the full back Surjit Singh.
3 hockey-trophies | In which year was the oldest hockey trophy of India first played for? | 1895 | 1911 | 1928 | 1947 | The Beighton Cup is also one of the oldest hockey tournaments of the world.
3 hockey-trophies | Which country was the host of the first Champions Trophy of hockey in 1978? | Pakistan | India | Netherlands | Germany | It was played at Lahore on the idea of Air Marshal Nur Khan.
3 hockey-trophies | Which event took the place of the Champions Trophy of hockey after 2018? | Pro League | World League | Nations Cup | Asia Cup | The FIH Pro League was first played in 2019.
3 hockey-trophies | At which city is the Scindia Gold Cup, a hockey trophy, played? | Gwalior | Bhopal | Indore | Ujjain | It is named after the ruling family of the old state.
1 cricket-trophies | Between which two countries is the Border–Gavaskar Trophy of cricket played? | India and Australia | India and England | Australia and England | India and West Indies | It is named after Allan Border and Sunil Gavaskar.
1 cricket-trophies | Between which two countries is the Ashes series of cricket played? | England and Australia | England and India | Australia and New Zealand | England and South Africa | The name comes from a mock obituary of English cricket in 1882.
1 cricket-trophies | After whom is the Ranji Trophy of cricket named? | K. S. Ranjitsinhji | K. S. Duleepsinhji | D. B. Deodhar | Vijay Hazare | Ranjitsinhji played for England and was later the ruler of Nawanagar.
1 cricket-trophies | Which cricket trophy is played between the champions of the Ranji Trophy and the Rest of India? | Irani Cup | Duleep Trophy | Deodhar Trophy | Moin-ud-Dowlah Cup | The Irani Cup began in the season of 1959–60 and is named after Z. R. Irani.
2 cricket-trophies | Between which kind of teams was the Duleep Trophy of cricket long played? | zones | universities | States | clubs | North, South, East, West and Central Zone played for it.
2 cricket-trophies | In which form of cricket do the States play for the Vijay Hazare Trophy? | fifty overs a side | twenty overs a side | five-day Tests | ten overs a side | It is the national one-day championship of the States, with fifty overs a side.
2 cricket-trophies | In which form of cricket is the Syed Mushtaq Ali Trophy played? | twenty overs a side | fifty overs a side | four-day matches | sixty overs a side | It is named after an opening batsman of Indore.
2 cricket-trophies | For players under which age is the Cooch Behar Trophy of cricket? | 19 | 16 | 23 | 25 | The Vijay Merchant Trophy is for players under 16.
2 cricket-trophies | In which country is the Sheffield Shield of cricket played? | Australia | England | South Africa | New Zealand | It is the first-class championship of the States of Australia.
2 cricket-trophies | In which year was the Ranji Trophy of cricket first played? | 1934 | 1957 | 1947 | 1952 | The first match was at Madras in November 1934.
3 cricket-trophies | Between which two teams is the Frank Worrell Trophy of cricket played? | Australia and West Indies | England and West Indies | India and West Indies | New Zealand and Australia | It was made after the tied Test of 1960 at Brisbane.
3 cricket-trophies | Between which two teams is the Freedom Trophy of cricket played? | India and South Africa | India and Pakistan | England and South Africa | India and Sri Lanka | It is dedicated to Mahatma Gandhi and Nelson Mandela.
3 cricket-trophies | Against which team did India play for the Anthony de Mello Trophy of cricket at home? | England | Australia | West Indies | Pakistan | De Mello was one of the founders of the Board of Control in India.
3 cricket-trophies | For players under which age is the Vijay Merchant Trophy of cricket? | 16 | 19 | 21 | 23 | The trophy is named after a batsman of Bombay.
1 badminton-trophies | For which event of badminton is the Thomas Cup given? | men's teams | women's teams | mixed teams | men's singles | The Uber Cup is for women and the Sudirman Cup for mixed teams.
1 badminton-trophies | Which badminton trophy do women's teams play for? | Uber Cup | Thomas Cup | Sudirman Cup | Davis Cup | Betty Uber was an English player of the 1930s.
1 badminton-trophies | Which trophy of badminton is for mixed teams? | Sudirman Cup | Thomas Cup | Uber Cup | Davis Cup | It is named after a founder of the Indonesian association.
2 badminton-trophies | Which team did India beat in the final to win the Thomas Cup of badminton in 2022? | Indonesia | China | Malaysia | Denmark | India won by three matches to none at Bangkok.
2 badminton-trophies | Who was the first Indian to win the All England badminton title? | Prakash Padukone | Pullela Gopichand | Syed Modi | Nandu Natekar | He won in 1980 and Gopichand in 2001.
2 badminton-trophies | After whom is the Thomas Cup of badminton named? | George Thomas | Thomas Lipton | Frank Thomas | Thomas Bach | He was the first president of the International Badminton Federation.
2 badminton-trophies | In which city was the All England badminton championship held as of 2024? | Birmingham | London | Manchester | Glasgow | It has been played at the Arena there since 1994.
3 badminton-trophies | Which team won the first Thomas Cup of badminton in 1949? | Malaya | Denmark | Indonesia | England | It beat Denmark in the final at Preston.
3 badminton-trophies | How many matches make up a tie of the Thomas Cup of badminton? | five | three | seven | nine | There are three singles and two doubles in each tie between two teams.
3 badminton-trophies | Which country won the first Sudirman Cup of badminton in 1989? | Indonesia | China | South Korea | Malaysia | It was held at Jakarta, and South Korea lost the final.
1 olympic-medallists | Who won the first individual Olympic gold medal for India? | Abhinav Bindra | Neeraj Chopra | Rajyavardhan Rathore | Sushil Kumar | He won in the 10 m air rifle at Beijing in 2008.
1 olympic-medallists | In which event did Neeraj Chopra win an individual Olympic gold medal for India? | javelin throw | long jump | shot put | discus throw | He threw 87.58 m at Tokyo in August 2021.
1 olympic-medallists | Who was the first Indian woman with an individual Olympic medal? | Karnam Malleswari | P. V. Sindhu | Mary Kom | Saina Nehwal | She won bronze in weightlifting at Sydney in 2000.
1 olympic-medallists, combat-sports | Who won the first individual Olympic medal of independent India, in 1952? | K. D. Jadhav | Leander Paes | Milkha Singh | Norman Pritchard | Jadhav won bronze in freestyle wrestling at Helsinki in 1952.
2 olympic-medallists | In which sport did Leander Paes win an individual Olympic medal for India in 1996? | Tennis | Badminton | Boxing | Shooting | He won bronze in the singles at Atlanta.
2 olympic-medallists | Who won the first individual Olympic silver medal of independent India? | Rajyavardhan Rathore | Sushil Kumar | Vijay Kumar | Abhinav Bindra | He won in the double trap at Athens in 2004.
2 olympic-medallists | Which Indian shooter won two Olympic medals at Paris in 2024? | Manu Bhaker | Swapnil Kusale | Sarabjot Singh | Heena Sidhu | One was in the 10 m air pistol alone and one in the mixed team.
2 olympic-medallists | In which sport did Mirabai Chanu win an individual Olympic silver medal for India? | Weightlifting | Wrestling | Boxing | Judo | She won it in the 49 kg class at Tokyo.
2 olympic-medallists | Which Indian woman won an individual Olympic silver medal at Rio in 2016? | P. V. Sindhu | Saina Nehwal | Sakshi Malik | Dipa Karmakar | She lost the badminton final of Rio 2016.
2 olympic-medallists, combat-sports | In which sport did Vijender Singh win an individual Olympic medal for India in 2008? | Boxing | Wrestling | Archery | Hockey | It was the first Olympic medal of India in boxing.
2 olympic-medallists, combat-sports | Which Indian wrestler won individual Olympic medals in 2008 and 2012? | Sushil Kumar | Yogeshwar Dutt | Bajrang Punia | Ravi Kumar Dahiya | He won bronze at Beijing and silver at London.
3 olympic-medallists | In which event did Vijay Kumar win an individual Olympic silver medal for India in 2012? | 25 m rapid fire pistol | 10 m air rifle | 50 m rifle prone | double trap | Gagan Narang won bronze in the air rifle at the same Games.
2 olympic-medallists, combat-sports | Which boxer of Assam won an individual Olympic bronze medal for India at Tokyo? | Lovlina Borgohain | Nikhat Zareen | Mary Kom | Pooja Rani | Lovlina boxed in the welterweight class and lost in the semi-final.
2 olympic-medallists, combat-sports | Which wrestler won an individual Olympic bronze medal for India at Paris in 2024? | Aman Sehrawat | Bajrang Punia | Deepak Punia | Ravi Kumar Dahiya | At 21 he was the youngest Olympic medallist of India.
1 grand-slams | Which Grand Slam of tennis is played on grass? | Wimbledon | French Open | US Open | Australian Open | The French Open is on clay and the other two on hard courts.
1 grand-slams | In which city is the French Open, a Grand Slam of tennis, played? | Paris | Lyon | Nice | Marseille | It is held at the stadium of Roland Garros.
1 grand-slams | Which Grand Slam of tennis comes first in the year? | Australian Open | French Open | Wimbledon | US Open | The Australian Open is played at Melbourne in January, before the others.
1 grand-slams | At Flushing Meadows in which city is a Grand Slam of tennis played? | New York | Chicago | Miami | Los Angeles | The US Open has been played there on hard courts since 1978.
2 grand-slams | Which is the oldest Grand Slam of tennis, begun in 1877? | Wimbledon | US Open | French Open | Australian Open | Wimbledon began in 1877 and the US championships in 1881.
2 grand-slams | On which surface is the Grand Slam of Roland Garros played? | clay | grass | hard court | carpet | Roland Garros has red clay, and Rafael Nadal won there fourteen times.
2 grand-slams | How many tournaments make up the Grand Slam of tennis? | four | three | five | six | They are held in Melbourne, Paris, London and New York.
2 grand-slams | At which venue is the Australian Open, a Grand Slam of tennis, held? | Melbourne Park | Sydney Olympic Park | Kooyong | Adelaide Oval | The tournament moved to Melbourne Park from Kooyong in 1988.
2 grand-slams | Who was the first Indian to win a Grand Slam title of tennis in 1997? | Mahesh Bhupathi | Leander Paes | Vijay Amritraj | Rohan Bopanna | He won the mixed doubles at Paris with Rika Hiraki.
2 grand-slams | Which Indian player won the mixed doubles of the Australian Open, a Grand Slam, in 2009? | Sania Mirza | Ankita Raina | Nirupama Vaidyanathan | Rushmi Chakravarthi | She won it with Mahesh Bhupathi, as the first Indian woman with such a title.
3 grand-slams | Who won all four Grand Slam singles in one year twice, in 1962 and 1969? | Rod Laver | Don Budge | Roy Emerson | Ken Rosewall | Don Budge had done it once, in 1938.
3 grand-slams | Who was the first player to win a Golden Grand Slam of tennis, in 1988? | Steffi Graf | Martina Navratilova | Monica Seles | Chris Evert | She added the Olympic gold of Seoul to the four titles.
1 combat-sports | Who was the first Indian woman to win an Olympic medal in boxing? | Mary Kom | Lovlina Borgohain | Nikhat Zareen | Laishram Sarita Devi | She won bronze at London in 2012, when boxing for women came into the Games.
2 combat-sports | In which sport did Sakshi Malik win an Olympic medal at Rio in 2016? | wrestling | boxing | judo | weightlifting | She was the first woman of India to do so in this sport.
2 combat-sports | Which Indian wrestler won an Olympic silver medal at Tokyo? | Ravi Kumar Dahiya | Bajrang Punia | Deepak Punia | Yogeshwar Dutt | He lost the final of the 57 kg class in 2021; Punia won bronze.
2 combat-sports | Which boxer, born Cassius Clay, refused to serve in the Vietnam war? | Muhammad Ali | Joe Frazier | George Foreman | Sonny Liston | He lost his title for it and won it back in 1974.
1 combat-sports | From which State of India does the boxer Mary Kom come? | Manipur | Assam | Mizoram | Nagaland | She was born there in 1982 and is called Magnificent Mary.
2 combat-sports | How many times did Mary Kom win the world championship in boxing? | six | two | four | eight | The titles came between 2002 and 2018, the last at Delhi.
2 combat-sports | What is the title of the autobiography of Mary Kom? | Unbreakable | Playing to Win | Ace against Odds | A Shot at History | Playing to Win is by Saina Nehwal, Ace against Odds by Sania Mirza and A Shot at History by Abhinav Bindra.
2 cricket-trophies, cricket | Which team has won the Ranji Trophy most often? | Mumbai | Karnataka | Delhi | Baroda | It has more than forty titles, many of them as Bombay, and won fifteen in a row up to 1973.
2 cricket-trophies, cricket | Which ruler gave the cup that is played for as the Ranji Trophy? | Maharaja of Patiala | Maharaja of Baroda | Nawab of Pataudi | Maharaja of Mysore | Bhupinder Singh gave it in memory of Ranjitsinhji of Nawanagar.
1 grand-slams, tennis | Which player won the men's singles at Wimbledon eight times? | Roger Federer | Pete Sampras | Boris Becker | Björn Borg | The last of the eight came in 2017. Sampras won seven, and Borg five in a row.
2 grand-slams, tennis | What is the name of the trophy for the ladies' singles at Wimbledon? | Venus Rosewater Dish | Daphne Akhurst Cup | Suzanne Lenglen Cup | Uber Cup | The Akhurst Cup is of the Australian and the Lenglen Cup of the French Open.
2 grand-slams, tennis | Which Indian won the boys' singles at Wimbledon in 1954? | Ramanathan Krishnan | Vijay Amritraj | Ramesh Krishnan | Jaidip Mukerjea | He was the first Asian to do so. His son Ramesh won the title in 1979 and Leander Paes in 1990.
2 grand-slams, tennis | With whom did Sania Mirza win the women's doubles at Wimbledon in 2015? | Martina Hingis | Serena Williams | Cara Black | Barbora Strycova | It was her first title in women's doubles at this level.
1 trophies | Match the trophies with the sports: // P. Ranji Trophy Q. Santosh Trophy R. Rangaswami Cup // (1) Football (2) Cricket (3) Hockey | P-2, Q-1, R-3 | P-1, Q-2, R-3 | P-2, Q-3, R-1 | P-3, Q-1, R-2 | All three are for national championships of India.
2 trophies | Which trophy is given to the women's team champions of world badminton? | Uber Cup | Thomas Cup | Sudirman Cup | Swaythling Cup | The Thomas Cup is for men's teams and the Sudirman Cup for mixed teams.
2 trophies | Which is the oldest football tournament of India, begun in 1888? | Durand Cup | Santosh Trophy | Rovers Cup | Federation Cup | It was begun at Simla by Mortimer Durand, the Foreign Secretary.
2 trophies | Which trophy is contested by zones in Indian first-class cricket? | Duleep Trophy | Ranji Trophy | Irani Cup | Vijay Hazare Trophy | The Irani Cup is between the Ranji champions and the Rest of India.
2 trophies | Allan Border and which Indian batter give their names to the trophy of India–Australia Tests? | Sunil Gavaskar | Kapil Dev | Rahul Dravid | Vijay Hazare | The Border–Gavaskar Trophy was first played for in 1996.
2 trophies | Which of the following pairs of a trophy and a sport is wrong? | Davis Cup – badminton | Beighton Cup – hockey | Durand Cup – football | Ryder Cup – golf | The Davis Cup is for men's teams of tennis.
2 trophies | Which country kept the Jules Rimet Cup of football for good after 1970? | Brazil | Italy | Uruguay | England | It had won the World Cup for the third time; a new trophy came in 1974.
2 trophies | Which cup is played between golf teams of Europe and the United States? | Ryder Cup | Walker Cup | Davis Cup | Canada Cup | The contest for men is held once in every two years.
2 trophies | Consider the following pairs: // 1. Agha Khan Cup – hockey // 2. Ezra Cup – polo // 3. Subroto Cup – cricket // How many of the pairs are correct? | Only two | None | Only one | All three | The Subroto Cup is a football tournament of schools.
3 trophies | Which trophy goes to the most stylish boxer of the Olympics? | Val Barker Trophy | Ashes Urn | Wightman Cup | Lonsdale Belt | It was first given in 1936; the Wightman Cup was of women's tennis.
1 champions-trophy, cricket-trophies | Which country won the ICC Champions Trophy of 2025? | India | New Zealand | Australia | Pakistan | India beat New Zealand in the final on 9 March 2025 by four wickets.
1 champions-trophy, cricket-trophies | Who was the captain of India in the ICC Champions Trophy of 2025? | Rohit Sharma | Virat Kohli | Hardik Pandya | Shubman Gill | Rohit Sharma was also player of the match in the final.
2 champions-trophy, cricket-trophies | In which city was the final of the ICC Champions Trophy of 2025 played? | Dubai | Lahore | Karachi | Rawalpindi | Pakistan was the host, but the matches of India were played at Dubai.
2 champions-trophy, cricket-trophies | Which country was the host of the ICC Champions Trophy of 2025, though India played elsewhere? | Pakistan | Sri Lanka | England | Bangladesh | India did not travel there and played in the United Arab Emirates.
2 champions-trophy, cricket-trophies | In which year was the tournament now called the ICC Champions Trophy first held, at Dhaka? | 1998 | 1992 | 2002 | 2004 | It was then called the ICC KnockOut Trophy.
2 champions-trophy, cricket-trophies | Which team won the first ICC Champions Trophy, then called the KnockOut Trophy? | South Africa | West Indies | Sri Lanka | New Zealand | South Africa beat West Indies in the final at Dhaka.
2 champions-trophy, cricket-trophies | Under which captain did India win the ICC Champions Trophy of 2013? | M. S. Dhoni | Rahul Dravid | Virat Kohli | Sourav Ganguly | India beat England at Birmingham by five runs.
2 champions-trophy, cricket-trophies | Which team beat India in the final of the ICC Champions Trophy of 2017? | Pakistan | England | Australia | Bangladesh | Pakistan won by 180 runs at the Oval in London.
3 champions-trophy, cricket-trophies | With which team did India share the ICC Champions Trophy of 2002 after rain? | Sri Lanka | Pakistan | England | Australia | The final at Colombo was begun on two days and could not be finished.
3 champions-trophy, cricket-trophies | Who was named player of the tournament at the ICC Champions Trophy of 2025? | Rachin Ravindra | Rohit Sharma | Varun Chakravarthy | Shreyas Iyer | The batter of New Zealand made the most runs.
1 womens-world-cup, world-cups | Which country won the Women's Cricket World Cup of 2025? | India | South Africa | Australia | England | It was the first title of India in this event, won on 2 November 2025.
1 womens-world-cup, world-cups | Who was the captain of India in the Women's Cricket World Cup of 2025? | Harmanpreet Kaur | Smriti Mandhana | Mithali Raj | Jhulan Goswami | Mithali Raj had led India to the finals of 2005 and 2017.
1 womens-world-cup, world-cups | Which country has won the Women's Cricket World Cup most often, as of 2025? | Australia | England | New Zealand | India | Australia has won it seven times and England four times.
2 womens-world-cup, world-cups | Which team lost the final of the Women's Cricket World Cup of 2025? | South Africa | Australia | New Zealand | Sri Lanka | India made 298 for 7 and won by 52 runs.
2 womens-world-cup, world-cups | At which ground was the final of the Women's Cricket World Cup of 2025 played? | D. Y. Patil Stadium | Wankhede Stadium | Eden Gardens | Narendra Modi Stadium | The ground is at Navi Mumbai, where India had also played before.
2 womens-world-cup, world-cups | Who was player of the tournament at the Women's Cricket World Cup of 2025? | Deepti Sharma | Shafali Verma | Laura Wolvaardt | Jemimah Rodrigues | She took 22 wickets; Shafali Verma was player of the final.
2 womens-world-cup, world-cups | In which year was the first Women's Cricket World Cup held, two years before that of men? | 1973 | 1978 | 1982 | 1988 | England was the host and the winner of the first tournament.
2 womens-world-cup, world-cups | A chase of 339 took India past which side in the semi-final of the Women's Cricket World Cup of 2025? | Australia | England | South Africa | New Zealand | Jemimah Rodrigues made 127 not out against the holders of the title.
3 womens-world-cup, world-cups | To which team did India lose the final of the Women's Cricket World Cup of 2017 at Lord's? | England | Australia | New Zealand | South Africa | England won by nine runs; the captain of India was Mithali Raj.
`,
    },
  ],
})
