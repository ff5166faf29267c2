import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'How many seconds does a raider have for one raid in kabaddi?' */
export const gamesAndRules = defineBank({
  id: 'games-and-rules',
  sets: [
    {
      rows: `
1 kabaddi, team-games | How many players of a kabaddi team are on the court at one time? | 7 | 5 | 9 | 11 | The others of the squad sit as reserves. Nine is the number in traditional kho-kho.
1 kabaddi, team-games | In kabaddi, what is the player who enters the opponents' half called? | raider | libero | striker | chaser | The defenders are called antis. A libero plays volleyball and a chaser kho-kho.
2 kabaddi, team-games | How many seconds does a raider have for one raid in kabaddi? | 30 | 15 | 45 | 60 | The raider must return to the home half within thirty seconds and chants 'kabaddi' all the time.
2 kabaddi, team-games | How many extra points does a kabaddi team get for getting all the opponents out (lona)? | two | one | three | five | They come on top of the points for each player who is out.
2 kabaddi, team-games | At least how many defenders must be on the court for a raider to win the bonus point in kabaddi? | six | three | four | five | One foot must cross the bonus line while the other is in the air.
2 kabaddi, team-games | When is a 'super tackle' made in kabaddi? | when a side with three or fewer players stops the raider | when a side with all its seven players stops the raider | when the raider crosses the bonus line | when the raid lasts thirty seconds | The side gets one extra point, because it is short of players.
2 kabaddi, team-games | Which line must a raider in kabaddi cross or touch in a valid raid, if no defender is touched? | baulk line | mid line | end line | side line | A raider who comes back without crossing it, and without a touch, is out.
2 kabaddi, team-games | A raid in kabaddi that brings no point to either side is called: | an empty raid | a super raid | a bonus raid | a dead raid | After two of them in a row the third is a do-or-die raid.
2 kabaddi, team-games | A 'do-or-die raid' in kabaddi is the raid after: | two empty raids in a row | an all out | the end of the first half | a time-out | The raider must score or is declared out.
2 kabaddi, team-games | In which Asian Games was kabaddi for men first a medal sport? | Beijing, 1990 | Delhi, 1982 | Hiroshima, 1994 | Guangzhou, 2010 | India won the gold medal there. Kabaddi for women came in 2010 at Guangzhou.
2 kabaddi, team-games | What is the size of a kabaddi court for men? | 13 m by 10 m | 11 m by 8 m | 18 m by 9 m | 27 m by 16 m | The court for women is 12 m by 8 m. 18 m by 9 m is the court of volleyball and 27 m by 16 m that of kho-kho.
2 kabaddi, team-games | How long is a kabaddi match for men, without the break? | 40 minutes | 30 minutes | 60 minutes | 90 minutes | There are two halves of twenty minutes with five minutes between them.
3 kabaddi, team-games | In kabaddi, a raid in which three or more points are won is called a: | super raid | super tackle | high five | golden raid | A high five is five points of a defender from tackles in one match.
2 kabaddi, team-games | Of which country is kabaddi the national game? | Bangladesh | Bhutan | Sri Lanka | Myanmar | It is known there as Ha-du-du. Archery is the national game of Bhutan and volleyball that of Sri Lanka.
2 kabaddi, team-games | In which year did the Pro Kabaddi League begin? | 2014 | 2008 | 2011 | 2018 | Jaipur Pink Panthers won the first season. The league of cricket began in 2008.
1 kho-kho, team-games | What does a chaser in kho-kho say while passing the chase to a sitting player? | kho | chal | out | set | The one who is touched on the back gets up and runs after the defenders.
2 kho-kho, team-games | How many chasers sit in the squares of the middle lane in traditional kho-kho? | eight | six | seven | nine | The ninth is the active chaser, who runs after the defenders.
2 kho-kho, team-games | How do the chasers who sit in the lane of kho-kho face? | neighbours face opposite ways | all face the same pole | all face the referee | all face the same side line | So that the one who gets up can run to either side.
2 kho-kho, team-games | How many poles stand on a kho-kho field? | two | one | four | six | There is one post at each end of the central lane, about 120 cm high.
2 kho-kho, team-games | In traditional kho-kho, the defenders enter the field in batches of: | three | two | four | nine | When three are out, the next three come in at once.
2 kho-kho, team-games | What is an active chaser in kho-kho not allowed to do? | turn back towards the pole left behind | touch a defender with the palm | run around the pole | give 'kho' to a sitting player | Once a direction is taken, it must be kept until a pole is reached.
2 kho-kho, team-games | With which state of India is the origin of modern kho-kho linked? | Maharashtra | Punjab | Kerala | Assam | Its rules were framed at Pune in the early years of the last century.
2 kho-kho, team-games | In which city was the first Kho Kho World Cup held, in January 2025? | New Delhi | Pune | Kathmandu | Bhubaneswar | India won both the men's and the women's titles and beat Nepal in both finals.
2 kho-kho, team-games | How long does a turn of chasing last in traditional kho-kho? | 9 minutes | 5 minutes | 15 minutes | 20 minutes | Each side chases and runs twice for nine minutes.
3 kho-kho, team-games | Which team won the first season of the league Ultimate Kho Kho in 2022? | Odisha Juggernauts | Telugu Yoddhas | Gujarat Giants | Chennai Quick Guns | They beat the Telugu Yoddhas in the final at Pune.
1 volleyball, team-games | How many players does a volleyball team have on the court? | 6 | 4 | 8 | 9 | They change places by rotation. Basketball has five players on court and kabaddi seven.
1 volleyball, team-games | In volleyball, what is the maximum number of touches a team may take before sending the ball over the net? | three | two | four | five | A touch of the block is not counted.
2 volleyball, team-games | Who invented volleyball in 1895? | William G. Morgan | James Naismith | Walter Wingfield | Abner Doubleday | He worked for the YMCA at Holyoke in the United States. Naismith invented basketball.
2 volleyball, team-games | What was the original name of volleyball? | Mintonette | Sphairistike | Battledore | Rounders | Sphairistike was the early name of lawn tennis.
2 volleyball, team-games | To how many points is each of the first four sets of volleyball played? | 25 | 15 | 21 | 30 | A lead of two is needed. The fifth set is played to fifteen.
2 volleyball, team-games | How high is the net in volleyball for men? | 2.43 m | 2.24 m | 1.55 m | 3.05 m | It is 2.24 m for women. 3.05 m is the height of the ring in basketball.
2 volleyball, team-games | Which volleyball player wears a shirt of a different colour and may not attack or block? | libero | setter | spiker | server | The libero is a specialist of defence who replaces players of the back row.
2 volleyball, team-games | In which Olympic Games was volleyball first played for medals? | Tokyo, 1964 | Rome, 1960 | Mexico, 1968 | Munich, 1972 | Beach volleyball was added at Atlanta in 1996.
2 volleyball, team-games | What is the size of a volleyball court? | 18 m by 9 m | 13 m by 10 m | 28 m by 15 m | 24 m by 8 m | 28 m by 15 m is the court of basketball and 13 m by 10 m that of kabaddi.
2 volleyball, team-games | In which direction do the players of a volleyball team rotate after winning the serve? | clockwise | anticlockwise | from left to right | from front to back | It is called rotation; a wrong order is a fault.
3 volleyball, team-games | In which city is the FIVB, the world body of volleyball? | Lausanne | Zurich | London | Kuala Lumpur | FIFA is in Zurich and the world body of badminton in Kuala Lumpur.
1 chess, indoor-games | How many squares are there on a chess board? | 64 | 36 | 81 | 100 | There are eight rows of eight squares, half of them light and half dark.
1 chess, indoor-games | Which chess piece moves in the shape of the letter L? | knight | bishop | rook | queen | It alone can jump over other pieces. The bishop moves on diagonals and the rook on rows and files.
1 chess, indoor-games | Who was the first Grandmaster of chess from India? | Viswanathan Anand | Dibyendu Barua | Manuel Aaron | Pravin Thipsay | He got the title in 1988. Aaron was the first International Master.
2 chess, indoor-games | Who became the youngest undisputed world champion of chess in December 2024? | D. Gukesh | R. Praggnanandhaa | Arjun Erigaisi | Ding Liren | He beat Ding Liren of China at Singapore at the age of eighteen.
2 chess, indoor-games | The game from which chess developed was known in ancient India as: | Chaturanga | Pachisi | Chaupar | Moksha Patam | It means four limbs: elephants, chariots, horses and foot soldiers. Moksha Patam became snakes and ladders.
2 chess, indoor-games | Which is the world body of chess? | FIDE | FIBA | FINA | FITA | It was founded in Paris in 1924. FIBA is for basketball.
2 chess, indoor-games | What is the result of a stalemate in chess? | draw | win for White | win for Black | replay | The player to move has no legal move and the king is not in check.
2 chess, indoor-games | In which move of chess do the king and a rook move together? | castling | en passant | promotion | gambit | It is the only move with two pieces of one colour.
2 chess, indoor-games | Who was the first Indian woman to become a Grandmaster of chess, in 2002? | Koneru Humpy | Harika Dronavalli | R. Vaishali | S. Vijayalakshmi | Harika followed in 2011 and Vaishali in 2023.
2 chess, indoor-games | Which chess player received the first Rajiv Gandhi Khel Ratna award, for 1991-92? | Viswanathan Anand | Manuel Aaron | Koneru Humpy | Dibyendu Barua | The award now bears the name of Major Dhyan Chand.
2 chess, indoor-games | The Chess Olympiad of 2022 was held near which city of India? | Chennai | Mumbai | Kolkata | Bengaluru | It was played at Mamallapuram in Tamil Nadu.
2 chess, indoor-games | Which computer beat the world champion Garry Kasparov in a match of chess in 1997? | Deep Blue | AlphaGo | Watson | Param | IBM built it. AlphaGo played Go and Watson a quiz.
2 chess, indoor-games | What can a pawn become in chess when it reaches the last row? | any piece but a king | only a queen | any piece, even a king | nothing, it is removed | Most players take a queen. The move is called promotion.
1 football-rules, football | How long is a football match without extra time? | 90 minutes | 60 minutes | 80 minutes | 120 minutes | There are two halves of forty-five minutes and a break between them.
1 football-rules, football | Which card is shown in football to send a player off? | red | yellow | green | blue | Two yellow cards to one player in a match also mean a red one. The green card belongs to hockey.
2 football-rules, football | From which distance is a penalty kick taken in football? | 11 m | 9 m | 14 m | 16.5 m | The spot is twelve yards from the goal line.
2 football-rules, football | What is the width of a football goal between the posts? | 7.32 m | 3.66 m | 5.5 m | 9.15 m | The bar is 2.44 m above the ground. 3.66 m is the width of a hockey goal.
2 football-rules, football | Three goals by one player in a football match are called: | a hat-trick | a brace | a treble | a grand slam | A brace is two goals by one player in a match.
2 football-rules, football | Which body makes the laws of football? | IFAB | IOC | UEFA | ICC | The International Football Association Board has the four British associations and FIFA as members.
2 football-rules, football | A football player cannot be offside when receiving the ball directly from: | a throw-in | a free kick | a long pass | a header | Nor is there offside directly from a goal kick or a corner kick.
2 football-rules, football | At which men's football World Cup was the video assistant referee (VAR) first used? | Russia, 2018 | Brazil, 2014 | Qatar, 2022 | South Africa, 2010 | Goal-line technology had been used first in 2014.
2 football-rules, football | How is a football match restarted when the whole ball has crossed the touchline? | with a throw-in | with a corner kick | with a goal kick | with a dropped ball | The side that did not touch the ball last takes the throw with both hands from behind the head.
3 football-rules, football | How far must opponents stand from the ball at a free kick in football? | 9.15 m | 5 m | 7.32 m | 11 m | It is ten yards, the same as the radius of the centre circle.
2 football-rules, football | Which player of a football team may handle the ball inside the team's own penalty area? | goalkeeper | captain | any defender | sweeper | A team has eleven players, one of whom keeps goal.
1 hockey-rules, hockey | How many quarters are there in an international hockey match? | four | two | three | five | Each lasts fifteen minutes. Until 2014 there were two halves of thirty-five minutes.
2 hockey-rules, hockey | For how long is a hockey player off the field after a green card? | 2 minutes | 5 minutes | 10 minutes | the whole match | A yellow card means five minutes or more and a red card the rest of the match.
2 hockey-rules, hockey | From which distance is a penalty stroke taken in hockey? | 6.4 m | 3.66 m | 9.15 m | 11 m | It is seven yards from the goal. 11 m is the distance in football.
2 hockey-rules, hockey | From where must an attacker play the ball to score a goal in hockey? | inside the shooting circle | any part of the field | anywhere past the centre line | outside the shooting circle | The circle, shaped like a D, reaches 14.63 m from the goal line.
2 hockey-rules, hockey | What is awarded in hockey when a defender commits an unintentional foul inside the circle that does not prevent a probable goal? | penalty corner | penalty stroke | free hit | bully | A penalty stroke is given when the foul prevented a probable goal.
2 hockey-rules, hockey | In which city is the world body of hockey (FIH)? | Lausanne | Zurich | Brussels | Dubai | Lausanne in Switzerland is also the seat of the International Olympic Committee.
3 hockey-rules, hockey | What is the length of a hockey field? | 91.4 m | 55 m | 105 m | 120 m | It is one hundred yards; the width is 55 m.
2 hockey-rules, hockey | How is play restarted in hockey when neither side is at fault, as after an injury? | bully | push-in | face-off | scrum | Two players tap their sticks on the ground and against each other. A face-off belongs to ice hockey and a scrum to rugby.
2 badminton, badminton-and-table-tennis | How many feathers does a badminton shuttlecock have? | 16 | 8 | 12 | 20 | They are mostly of goose or duck, fixed in a cork base.
2 badminton, badminton-and-table-tennis | The game of badminton takes its name from: | a country house in England | a player of the last century | a town in Denmark | a club in Malaysia | Badminton House in Gloucestershire was the seat of the Duke of Beaufort. In India the game was once called Poona.
2 badminton, badminton-and-table-tennis | Medals in badminton were first given at which Olympic Games? | Barcelona, 1992 | Seoul, 1988 | Atlanta, 1996 | Munich, 1972 | In 1972 and 1988 it had been played without official medals.
2 badminton, badminton-and-table-tennis | Who was the first Indian to win the All England championship of badminton, in 1980? | Prakash Padukone | Pullela Gopichand | Syed Modi | Nandu Natekar | Gopichand was the second, in 2001; Natekar and Modi never won it.
2 badminton, badminton-and-table-tennis | In badminton, a soft stroke that makes the shuttle fall just over the net is called: | a drop shot | a smash | a clear | a drive | A smash is hit down hard, and a clear goes high to the back of the court.
2 badminton, badminton-and-table-tennis | In badminton, a 'let' means that: | the rally is played again | the server loses the point | the game is over | the shuttle was hit twice | It is called, for example, when both sides are at fault at once.
2 badminton, badminton-and-table-tennis | In badminton, a score of zero is called: | love | duck | bogey | bye | A duck is a score of nil in cricket and a bogey a score over par in golf.
2 badminton, badminton-and-table-tennis | In which year did India win the Thomas Cup of badminton for the first time? | 2022 | 2014 | 2016 | 2024 | The men beat Indonesia 3-0 in the final at Bangkok.
2 badminton, badminton-and-table-tennis | Who was the first Indian to win an Olympic medal in badminton? | Saina Nehwal | P. V. Sindhu | Jwala Gutta | Ashwini Ponnappa | She won bronze at London in 2012. Sindhu won silver in 2016 and bronze in 2021.
2 badminton, badminton-and-table-tennis | Which team event for women is the counterpart of the Thomas Cup in badminton? | Uber Cup | Wightman Cup | Corbillon Cup | Davis Cup | It is named after Betty Uber. The Corbillon Cup is for women's table tennis.
1 basketball, team-games | In basketball, how many players of each side take part in play at a time? | 5 | 6 | 7 | 9 | Six is the number in volleyball and seven that in kabaddi.
1 basketball, team-games | Who invented basketball in 1891? | James Naismith | William G. Morgan | Walter Camp | Baron de Coubertin | He taught at Springfield in the United States. Morgan invented volleyball.
2 basketball, team-games | How high above the floor is the ring in basketball? | 3.05 m | 2.43 m | 2.75 m | 3.65 m | It is ten feet. 2.43 m is the height of the net in volleyball for men.
2 basketball, team-games | How many points is a basket from outside the arc worth in basketball? | three | one | two | four | From inside the arc it is worth two, and a free throw one.
2 basketball, team-games | In basketball, running with the ball without bouncing it is called: | travelling | dribbling | rebounding | blocking | Dribbling, the bouncing of the ball, is the lawful way to move with it.
2 basketball, team-games | How many seconds does a basketball team have to shoot after gaining the ball? | 24 | 8 | 14 | 30 | Eight seconds are allowed to bring the ball into the front half.
2 basketball, team-games | In which Olympic Games was basketball for men first a medal sport? | Berlin, 1936 | Paris, 1924 | London, 1948 | Tokyo, 1964 | The United States beat Canada in the final.
2 basketball, team-games | How long is each quarter of a basketball match under the world body FIBA? | 10 minutes | 8 minutes | 12 minutes | 15 minutes | Quarters of twelve minutes are played in the NBA.
2 hockey-rules, hockey | With which part of the stick may a hockey player strike the ball? | the flat side | the rounded back | both sides | the handle only | Use of the rounded back is called back-stick and is a foul.
2 hockey-rules, hockey | How many players, the goalkeeper among them, may defend a penalty corner in hockey? | five | three | seven | eleven | The others wait beyond the centre line until the ball is played.
2 hockey-rules, hockey | How high above the ground is the bar of the goal in field hockey? | 2.14 m | 1.55 m | 2.44 m | 3.05 m | It is seven feet. 2.44 m is the height in football and 3.05 m that of the ring in basketball.
2 basketball, team-games | How many personal fouls send a player out of a basketball match under FIBA? | five | three | four | six | In the American league, the NBA, it is six.
2 basketball, team-games | What is catching the ball after a missed shot called in basketball? | rebound | dunk | dribble | steal | A dunk is pushing the ball down through the ring.
2 basketball, team-games | What is the size of a basketball court under FIBA? | 28 m by 15 m | 18 m by 9 m | 24 m by 12 m | 40 m by 20 m | 18 m by 9 m is the court of volleyball.
1 khelo-india | What is the main aim of the Khelo India programme? | to revive sports at the grass roots | to build stadiums for cricket only | to organise the Commonwealth Games | to give pensions to coaches | It finds talent at school and university level and supports it.
1 khelo-india | The Khelo India scholarship for a chosen athlete is how much a year? | ₹5 lakh | ₹50,000 | ₹1 lakh | ₹25 lakh | It can be given for eight years, for training, food and travel.
1 khelo-india | Where were the first Khelo India School Games held, in 2018? | New Delhi | Pune | Guwahati | Panchkula | They were renamed Khelo India Youth Games from the second edition, at Pune in 2019.
2 khelo-india | Where were the first Khelo India University Games held, in 2020? | Bhubaneswar | Bengaluru | Lucknow | Jaipur | They were hosted at the KIIT University in Odisha.
2 khelo-india | Which place hosted the first Khelo India Winter Games in 2020 together with Gulmarg? | Leh | Auli | Manali | Tawang | The events on ice were at Leh and those on snow at Gulmarg.
2 khelo-india | In which city were the first Khelo India Para Games held, in December 2023? | New Delhi | Chennai | Patna | Indore | About 1,400 para athletes took part in seven sports.
2 khelo-india | Which ministry runs Khelo India? | Youth Affairs and Sports | Education | Women and Child Development | Culture | Its agency, the Sports Authority of India, carries it out.
2 khelo-india | At which place were the first Khelo India Beach Games held, in May 2025? | Diu | Goa | Puri | Puducherry | Sports such as beach volleyball and sepak takraw were played at Ghoghla beach.
2 khelo-india | Which indigenous games did the Khelo India Youth Games add at Panchkula? | Gatka, Thang-Ta, Kalaripayattu and Mallakhamba | Judo, Taekwondo, Karate and Sumo | Rugby, Baseball, Softball and Squash | Curling, Luge, Skeleton and Biathlon | Yogasana was there too. The Haryana edition was held in June 2022.
3 khelo-india | Arrange the first editions in the order of time: // 1. Khelo India Para Games // 2. Khelo India School Games // 3. Khelo India University Games // 4. Khelo India Beach Games | 2, 3, 1, 4 | 3, 2, 1, 4 | 2, 1, 3, 4 | 2, 3, 4, 1 | The years are 2018, 2020, 2023 and 2025.
3 khelo-india | Consider the following statements: // 1. Khelo India supports the building of sports infrastructure. // 2. Physical fitness of school children is a part of Khelo India. // 3. The Fit India Movement was launched on 29 August 2019. // Which of the statements given above are correct? | 1, 2 and 3 | 1 and 2 only | 2 and 3 only | 1 and 3 only | The National Sports Day, 29 August, is the birthday of Dhyan Chand.
1 national-sports | Which sport is regarded as the national sport of Japan? | Sumo wrestling | Judo | Karate | Kendo | Sumo is an old sport with rites of Shinto.
1 national-sports | Which is the national summer sport of Canada by law? | Lacrosse | Ice hockey | Baseball | Rugby | An Act of 1994 names lacrosse for summer and ice hockey for winter.
1 national-sports | Which is the national sport of Bhutan? | Archery | Polo | Football | Wrestling | Archery was declared the national sport in 1971.
1 national-sports | In which country is bullfighting held to be a national sport? | Spain | Italy | Argentina | Greece | Bullfights are best known from Spain; Portugal and Mexico have them as well.
2 national-sports | Which is the national game of Bangladesh? | Kabaddi | Hockey | Cricket | Football | Kabaddi is known there as ha-du-du and was named the national game in 1972.
2 national-sports | Which is the national sport of Sri Lanka? | Volleyball | Cricket | Rugby | Hockey | It was declared the national sport in 1991.
2 national-sports | Which is the national game of Pakistan? | Field hockey | Cricket | Squash | Polo | In field hockey Pakistan won the Olympic title three times.
2 national-sports | Which is the national winter sport of Canada? | Ice hockey | Lacrosse | Curling | Skiing | An Act of Parliament of 1994 names it for winter.
2 national-sports | Which ball game is held to be the national pastime of the United States? | Baseball | Basketball | American football | Ice hockey | It is asked in papers as the national sport of the country.
3 national-sports | Which sport is regarded as the national sport of Afghanistan? | Buzkashi | Kabaddi | Polo | Chovgan | Riders try to carry the carcass of a goat to a circle.
3 national-sports | Which is the national sport of Argentina by law, played on horses with a ball that has handles? | Pato | Polo | Rodeo | Charreria | A decree of 1953 declared it; Charreria is of Mexico.
3 national-sports | Which is the national sport of Nepal since 2017? | Volleyball | Football | Cricket | Kabaddi | Before it dandi biyo was held to be the national game.
1 cricket-terms | Which cricket term stands for three wickets in three balls running? | Hat-trick | Yorker | Maiden | Duck | A bowler takes three wickets with three balls in a row.
1 cricket-terms | What is a duck in cricket? | Dismissal for no run | A ball over the head | An over without runs | A dropped catch | Out at the first ball is called a golden duck.
1 cricket-terms | What is a maiden over in cricket? | An over without a run | The first over of a match | An over with a wicket | The over after a wicket | No run is scored off the bowler in it.
1 cricket-terms | What is a yorker in cricket? | A ball at the toes | A ball above the waist | A ball that turns late | A ball short of a length | It pitches on or near the popping crease.
2 cricket-terms | What is a googly in cricket? | Off break with a leg-break action | Full toss at the height of the waist | Fast bouncer at the head | Straight ball by a fast bowler | B. J. T. Bosanquet is said to have invented it.
2 cricket-terms | What is a 'Chinaman' in cricket? | Left-arm wrist spin | Right-arm finger spin | Fast outswing | A batting stroke | The ball turns from off to leg, into the right-handed batter.
2 cricket-terms | Which of the following cricket terms names a fielding position? | Silly point | Cover drive | Leg bye | No ball | Gully, slip and third man are other positions.
2 cricket-terms | What are byes in cricket? | Runs off neither bat nor body | Runs taken after hitting the pads | Runs for a wide ball | Runs for a lost ball | Leg byes come off the body of the batter.
2 cricket-terms | What does LBW stand for in cricket? | Leg before wicket | Long ball wide | Left behind wicket | Leg bye wicket | The ball would have hit the stumps but for the leg.
2 cricket-terms | What is the length of a cricket pitch between the wickets? | 22 yards | 20 yards | 11 yards | 18 yards | It is 20.12 metres long, or one chain in old measures.
2 cricket-terms | What is a doosra in cricket? | A ball of off spin that turns away | A second new ball taken after 80 overs | A ball of leg spin that turns in | A full toss by a spinner | It goes from leg to off for a right-hander; Saqlain Mushtaq made it known.
2 cricket-terms | Which cricket term is used when a side bats again at once after trailing heavily? | Follow-on | Declaration | Power play | Super over | In a five-day Test a lead of 200 runs is needed.
2 cricket-terms | What is a 'nightwatchman' in cricket? | A lower-order batter sent in late in the day | An umpire for a day-night match | A fielder who comes in after tea | A substitute keeper | He protects a better batter from the last overs of the day.
1 cricket-terms | The cricket term 'the Ashes' stands for Tests between which teams? | England and Australia | India and Australia | England and West Indies | India and Pakistan | The name goes back to a mock obituary of 1882.
1 combat-sports | What is the shape of the ring in boxing? | square | circle | octagon | triangle | The name is old; the ropes of a boxing ring form a square.
2 combat-sports | In which style of wrestling are holds below the waist forbidden? | Greco-Roman | freestyle | sumo | sambo | Freestyle, the other Olympic style, allows the use of the legs.
2 combat-sports | How many rounds has a bout of boxing at the Olympic Games? | three | five | ten | twelve | Each lasts three minutes. Professional title fights have twelve.
1 neeraj-chopra | With which event of athletics is Neeraj Chopra associated? | javelin throw | hammer throw | discus throw | shot put | He was the first Indian to win an Olympic gold medal in athletics.
1 neeraj-chopra | At which Olympic Games did Neeraj Chopra win the gold medal? | Tokyo 2020 | Rio 2016 | Paris 2024 | London 2012 | The Games were held in 2021; his throw was 87.58 m.
1 neeraj-chopra, paris-olympics | Which medal did Neeraj Chopra win at the Paris Olympics of 2024? | silver | gold | bronze | none | His throw was 89.45 m. Arshad Nadeem of Pakistan won the gold medal.
2 neeraj-chopra, paris-olympics | Which athlete won the Olympic gold medal ahead of Neeraj Chopra at Paris in 2024? | Arshad Nadeem | Anderson Peters | Julian Weber | Jakub Vadlejch | Arshad Nadeem of Pakistan threw 92.97 m, an Olympic record.
2 neeraj-chopra | In which city did Neeraj Chopra become world champion in August 2023? | Budapest | Eugene | Doha | Zurich | He was the first Indian to win a gold medal at the World Athletics Championships.
2 neeraj-chopra | In which city did Neeraj Chopra first throw beyond 90 metres, in May 2025? | Doha | Paris | Lausanne | Bengaluru | His throw in the Diamond League was 90.23 m.
2 neeraj-chopra | From which State of India does Neeraj Chopra come? | Haryana | Punjab | Rajasthan | Uttarakhand | He was born in a village of Panipat district.
2 neeraj-chopra | Which day does Indian athletics keep in honour of the Olympic gold medal of Neeraj Chopra? | 7 August | 23 June | 29 August | 12 January | The Athletics Federation of India chose it as National Javelin Day.
1 gukesh, chess | D. Gukesh became world champion in 2024 in which game? | chess | carrom | snooker | badminton | He is a grandmaster from Chennai and won the title in 2024.
1 gukesh, chess | Whom did D. Gukesh defeat to become world chess champion in 2024? | Ding Liren | Magnus Carlsen | Ian Nepomniachtchi | Fabiano Caruana | He won the match of fourteen games by 7½ to 6½.
1 gukesh, chess, viswanathan-anand | Who was the only Indian world chess champion before D. Gukesh? | Viswanathan Anand | Dibyendu Barua | Pentala Harikrishna | R. Praggnanandhaa | Anand won the title five times between 2000 and 2012.
2 gukesh, chess | In which city did D. Gukesh win the world chess title in December 2024? | Singapore | Chennai | Toronto | Dubai | Chennai and New Delhi had also wished to be the host.
2 gukesh, chess | Which tournament did D. Gukesh win at Toronto in April 2024? | Candidates | Chess World Cup | Tata Steel Masters | Sinquefield Cup | The winner of the Candidates may challenge the world champion.
2 gukesh, chess | At what age did D. Gukesh become the youngest undisputed world chess champion? | 18 | 16 | 20 | 22 | Garry Kasparov had been 22 when he won the title in 1985.
2 gukesh, chess | Which national award was presented to D. Gukesh in January 2025? | Khel Ratna | Arjuna Award | Dronacharya Award | Dhyan Chand Award | It was presented to Manu Bhaker, Harmanpreet Singh and Praveen Kumar with him.
2 gukesh, chess | In which city did D. Gukesh play on the top board when India won the Chess Olympiad of 2024? | Budapest | Chennai | Batumi | Baku | India won both the open and the women's event there.
`,
    },
  ],
})
