import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
olympics | Olympic Games, olympics, olympic khel, ओलंपिक | The Olympic Games are the international games of many sports held every four years; the modern ones were begun by Pierre de Coubertin at Athens in 1896.
olympics | Olympic rings, olympic symbol | The Olympic rings are five interlaced rings, blue, yellow, black, green and red, that stand for the union of the five inhabited continents.
olympics | Olympic motto | The Olympic motto is 'Citius, Altius, Fortius – Communiter', that is, Faster, Higher, Stronger – Together; the last word was added in 2021.
olympics | Paralympics, paralympic games | The Paralympics are the international games for athletes with disabilities, held after the Olympic Games in the same city.
asian-and-commonwealth-games | Asian Games, asiad, एशियाई खेल | The Asian Games are the games of the countries of Asia held every four years; the first were at New Delhi in 1951.
asian-and-commonwealth-games | Commonwealth Games, CWG, rashtramandal khel, राष्ट्रमंडल खेल | The Commonwealth Games are the games of the countries of the Commonwealth held every four years; the first were at Hamilton, Canada, in 1930.
world-cups | Cricket World Cup, icc world cup | The Cricket World Cup is the world championship of one-day international cricket, first held in England in 1975.
cricket | Googly | A googly is a ball in cricket, bowled by a leg spinner with a leg-break action, that turns the other way, from off to leg for a right-handed batter.
cricket | LBW, leg before wicket | LBW (leg before wicket) is a way of being out in cricket: the ball strikes the batter's body, mostly the leg, when it would have hit the wicket.
cricket | Hat-trick, hat trick | A hat-trick is three successes by one player: three wickets with successive balls in cricket, or three goals in a match in football and hockey.
cricket | Maiden over | A maiden over is an over in cricket in which no run is scored off the bowler.
cricket | DRS, decision review system | DRS is the system in cricket by which a team may ask the third umpire to review a decision with the help of technology.
cricket | Duckworth–Lewis method, duckworth lewis, DLS method | The Duckworth–Lewis (–Stern) method is the formula that sets a fair target in a limited-overs match shortened by rain.
cricket | Ranji Trophy, रणजी ट्रॉफी | The Ranji Trophy is the national first-class cricket championship of India, begun in 1934 and named after K. S. Ranjitsinhji.
football | Offside | Offside is the rule in football by which an attacker may not take part in play if nearer to the opponents' goal line than both the ball and the second-last opponent when it is played.
football | Penalty kick, penalty in football | A penalty kick is a free shot at goal from 11 metres, given for certain fouls by defenders in their own penalty area.
football | Durand Cup, डूरंड कप | The Durand Cup, begun in 1888, is the oldest football tournament of Asia, named after Mortimer Durand.
football | Santosh Trophy | The Santosh Trophy is the national football championship between the states of India.
hockey | Penalty corner | A penalty corner in hockey is a set play given for a foul by defenders in the circle; the ball is pushed out from the back line and shot at goal.
tennis | Grand Slam, grand slam tennis, grand slam tournament | A Grand Slam is the winning of all four major tennis titles in a year; the name is also given to each: the Australian Open, French Open, Wimbledon and US Open.
tennis | Deuce | Deuce is the score of 40–40 in a game of tennis, after which a player must win two points in a row to win the game.
tennis | Ace in tennis | An ace in tennis is a good serve that the opponent does not touch with the racket and that so wins the point.
tennis | Davis Cup | The Davis Cup is the yearly international team championship of men's tennis, begun in 1900.
badminton-and-table-tennis | Thomas Cup and Uber Cup, thomas cup, uber cup | The Thomas Cup is the world team championship of badminton for men; the Uber Cup is that for women.
badminton-and-table-tennis | Smash, smash in badminton | A smash is a hard downward stroke over the net in badminton, tennis or table tennis.
golf-and-polo | Birdie, birdie in golf | A birdie in golf is a score of one stroke under par for a hole; two under is an eagle and one over a bogey.
golf-and-polo | Par in golf | Par in golf is the number of strokes that a good player is expected to need for a hole or a round.
golf-and-polo | Chukker, chukka | A chukker is a period of play, usually of seven minutes, in a game of polo.
indoor-games | Checkmate, check mate, sheh aur maat | Checkmate in chess is the position in which the king is attacked and has no way to escape, which ends the game.
indoor-games | Castling | Castling in chess is the single move of king and rook together: the king goes two squares towards the rook, which is put on its other side.
indoor-games | Stalemate | Stalemate in chess is the position in which the player to move is not in check but has no legal move; the game is a draw.
combat-sports | Knockout | A knockout in boxing is the end of a bout when a boxer is down and cannot rise before the count of ten.
team-games | Kho-kho, kho kho, खो-खो | Kho-kho is an Indian game of chase between two teams in which chasers sit in a row and pass the turn by touching a team mate and saying 'kho'.
team-games | Kabaddi, कबड्डी | Kabaddi is an Indian game of two teams of seven in which a raider enters the other half, touches opponents and returns in one breath, saying 'kabaddi'.
team-games | Scrum, scrum in rugby | A scrum in rugby is the way of restarting play in which the forwards of both sides bind together and push for the ball.
trophies | Subroto Cup | The Subroto Cup is the yearly inter-school football tournament of India, named after Air Marshal Subroto Mukerjee.
`)
