import { about, defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

const TROPHIES = 'facts/trophies'
const TERMS = 'facts/sports-terms'
const STADIUMS = 'facts/stadiums'
const OLYMPICS = 'facts/olympics'
const SIZES = 'facts/team-sizes'
const GAMES = 'facts/games-hosts'
const CUPS = 'facts/world-cups'

export const notes = defineNotes({
  overview:
    'The lasting part of sports in papers is small: which cup belongs to which game, which word to which game, how many play, where the grounds are and where the Olympics were held. Winners change every season and belong to current affairs. Learn the lasting part once and well, game by game.',
  terms,
  method: [
    'Name the game first; cups, words and grounds follow from it.',
    'Ask whether the cup is national or international, for men, women or mixed teams.',
    'For a word used in several games look for the one that the options allow.',
    'For a place, keep stadium and city together.',
  ],
  tables: [
    {
      title: 'Cups by game',
      columns: ['Game', 'In India', 'In the world'],
      rows: [
        ['Cricket', 'Ranji, Duleep, Irani, Deodhar, Vijay Hazare', 'Ashes, Border–Gavaskar'],
        ['Football', 'Durand (the oldest), Santosh, Subroto', 'FIFA World Cup, Copa América'],
        ['Hockey', 'Beighton, Rangaswami, Aga Khan', 'Sultan Azlan Shah, Hockey World Cup'],
        ['Badminton', '', 'Thomas for men, Uber for women, Sudirman mixed'],
        ['Tennis', '', 'Davis for men, Billie Jean King for women'],
        ['Table tennis', '', 'Swaythling for men, Corbillon for women'],
        ['Golf', '', 'Ryder, Walker, Solheim for women'],
      ],
      of: [TROPHIES],
    },
    {
      title: 'Four Grand Slams of tennis',
      columns: ['In the order of the year', 'City', 'Ground'],
      rows: [
        ['Australian Open', 'Melbourne', 'hard court'],
        ['French Open', 'Paris (Roland Garros)', 'clay'],
        ['Wimbledon', 'London', 'grass'],
        ['US Open', 'New York (Flushing Meadows)', 'hard court'],
      ],
      of: [TROPHIES, STADIUMS, TERMS],
    },
  ],
  tips: [
    about(
      'bank/games-and-rules',
      'On court: basketball 5, volleyball 6, kabaddi 7, kho-kho 9, football and hockey 11.',
    ),
    about(
      'bank/trophies-in-depth',
      'Cricket of the young: Cooch Behar Trophy under 19, Vijay Merchant Trophy under 16.',
    ),
    about(TROPHIES, 'Badminton from T to U: Thomas for men, Uber for women; Sudirman is for both together.'),
    about(
      TROPHIES,
      'Durand Cup, 1888, is the oldest football cup of Asia; Santosh is between states, Subroto between schools.',
    ),
    about(
      TERMS,
      'Golf speaks of birds: birdie one under par, eagle two, albatross three; bogey is one over.',
    ),
    about(
      TERMS,
      'Only one game uses them: googly cricket, chukker polo, scrum rugby, castling chess, half nelson wrestling.',
    ),
    about(
      STADIUMS,
      'Two grounds of one city: Eden Gardens (cricket) and Salt Lake (football) in Kolkata; Lord’s and the Oval in London.',
    ),
    about(
      OLYMPICS,
      'No Games in 1916, 1940 and 1944: the wars. The Games of 2020 were held in 2021 and kept their name.',
    ),
    about(
      OLYMPICS,
      'Five rings for five continents; the motto is Faster, Higher, Stronger, with Together since 2021.',
    ),
    about(
      OLYMPICS,
      'Athens in 1896 and 2004, Paris three times, London three times; next come Los Angeles 2028 and Brisbane 2032.',
    ),
    about(
      SIZES,
      'Count down: rugby union 15, eleven for cricket, football and hockey, nine for baseball, seven for kabaddi and water polo, six for volleyball, five for basketball, four for polo.',
    ),
    'Bank and SSC papers ask last season’s winners too: keep a page of your own with its date.',
    about(
      GAMES,
      'India has hosted the Asian Games twice (1951, 1982) and the Commonwealth Games once (2010).',
    ),
    about(CUPS, 'India: cricket World Cups of 1983 and 2011, T20 World Cups of 2007 and 2024.'),
  ],
  mistakes: [
    about('bank/games-and-rules', 'Mixing the inventors: Morgan made volleyball, Naismith basketball.'),
    about(
      'bank/trophies-in-depth',
      'Mixing the Vijay Hazare Trophy (fifty overs) with the Syed Mushtaq Ali Trophy (twenty overs).',
    ),
    about(TROPHIES, 'Mixing Davis (men) with Billie Jean King Cup (women, the old Fed Cup).'),
    about(TROPHIES, 'Giving the Dhyan Chand Trophy to athletics: it is hockey.'),
    about(TERMS, 'Giving bully to boxing: it is the old start of a hockey game.'),
    about(SIZES, 'Mixing water polo (7) with polo (4).'),
    about(STADIUMS, 'Putting Green Park in Delhi: it is in Kanpur.'),
    about(OLYMPICS, 'Giving 1996 to Athens: the centenary Games went to Atlanta.'),
    about(GAMES, 'Putting the Commonwealth Games of 1982 in New Delhi: those were the Asian Games.'),
    about(CUPS, 'Giving 2019 to New Zealand: England won on the count of boundaries.'),
  ],
  advanced: [
    about(
      OLYMPICS,
      'India at the Games: hockey gold from 1928 to 1956 without a break, then 1964 and 1980; individual golds by Bindra (2008) and Neeraj Chopra (2021).',
    ),
    about(
      OLYMPICS,
      'The first Asian Games were in New Delhi in 1951; India held them again in 1982. The first Commonwealth Games were in Hamilton in 1930; Delhi held those of 2010.',
    ),
    about(TROPHIES, 'The National Games and the Khelo India Games are for many sports; a cup is for one.'),
  ],
  lists: {
    'bank/games-and-rules':
      'For each game note five numbers: players on the field, length of the match, size of the field, height or width of net or goal, and the year of the first Olympic medals.',
    'bank/trophies-in-depth':
      'Learn each trophy with city or teams, not only with the game. The trap is the pair of one game: Rangaswami Cup for men and Lady Ratan Tata Trophy for women, Thomas Cup for men and Uber Cup for women.',
    [STADIUMS]:
      'City first. A ground named after a person tells nothing of the place, so say both names together aloud: Chidambaram in Chennai, Chinnaswamy in Bengaluru, Wankhede in Mumbai.',
    [OLYMPICS]:
      'The years are multiples of four, so you need only the cities. Fix some posts: 1896 Athens, 1936 Berlin, 1964 Tokyo, 1980 Moscow, 2000 Sydney, 2008 Beijing, and fill the gaps between.',
    [TERMS]:
      'Think of watching the game: what the commentator says belongs to it. Where a word lives in several games (ace, deuce, birdie), the options hold only one of them.',
    [TROPHIES]:
      'Learn cups by game, not by name. Within a game ask who plays: states, schools, clubs or nations; men, women or both.',
    [SIZES]:
      'Learn the number on the field, not of the squad. Picture the game at its start: in kho-kho of the old form nine chase, of whom eight sit; in kabaddi seven stand on each side.',
    [GAMES]:
      'Asian Games fall midway between Olympics: 1951 and 1982 in New Delhi, Bangkok four times, 2018 Jakarta, 2022 Hangzhou in 2023. Commonwealth Games: 2010 Delhi, then Glasgow, Gold Coast, Birmingham.',
    [CUPS]:
      'Cricket: learn who broke the run, West Indies twice, India 1983, Australia six times. Football: Brazil five, Germany and Italy four, Argentina three. Winners and beaten finalists come in pairs.',
  },
})
