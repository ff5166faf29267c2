import { defineTable } from '../../../kit/facts/define-table.ts'

export const stadiums = defineTable({
  id: 'stadiums',
  about: 'sports grounds',
  header: 'Ground',
  columns: {
    city: {
      header: 'City',
      kind: 'text',
      ask: ['In which city is {name} located?', 'Where is the sports ground {name} located?'],
      askBack: ['Which of the following grounds is located in {value}?'],
      askNot: ['Which of the following grounds is not located in {value}?'],
      say: '{name} is located in {value}',
    },
    sport: {
      header: 'Sport',
      kind: 'text',
      conceptOf: {
        cricket: 'cricket',
        football: 'football',
        hockey: 'hockey',
        tennis: 'tennis',
        badminton: 'badminton-and-table-tennis',
      },
    },
    country: { header: 'Country', kind: 'text' },
  },
  near: ['country', 'sport'],
  // Wimbledon among grounds of Delhi would be obvious.
  alike: ['country'],
  concepts: ['stadiums'],
  parts: [
    {
      sources: [
        'Grounds listed by the BCCI, Hockey India and the AIFF',
        'ESPNcricinfo and Olympics.com venue pages',
      ],
      asOf: '2024-06',
      rows: `
        1 | Eden Gardens | Kolkata | cricket | India | It is the oldest Test ground in use in India.
        1 | Wankhede Stadium | Mumbai | cricket | India | India won the World Cup final of 2011 on it.
        2 | Brabourne Stadium | Mumbai | cricket | India | It belongs to the Cricket Club of India.
        1 | M. A. Chidambaram Stadium | Chennai | cricket | India | It is also called Chepauk.
        1 | M. Chinnaswamy Stadium | Bengaluru | cricket | India | It runs on solar power.
        1 | Arun Jaitley Stadium | Delhi | cricket | India | It was called Feroz Shah Kotla.
        1 | Narendra Modi Stadium | Ahmedabad | cricket | India | It is the largest cricket ground by seats.
        1 | Green Park | Kanpur | cricket | India | It lies by the Ganga.
        2 | Barabati Stadium | Cuttack | cricket | India | It lies beside an old fort.
        2 | Sawai Mansingh Stadium | Jaipur | cricket | India | It is named after a Maharaja.
        2 | Holkar Stadium | Indore | cricket | India | It is named after a dynasty.
        2 | Captain Roop Singh Stadium | Gwalior | cricket | India | The first double hundred in one-day internationals was made on it.
        2 | Vidarbha Cricket Association Stadium (Jamtha) | Nagpur | cricket | India | It lies outside the city.
        2 | Keenan Stadium | Jamshedpur | cricket | India | It was built by Tata Steel.
        2 | JSCA International Stadium | Ranchi | cricket | India | It is the home ground of M. S. Dhoni.
        2 | Ekana Stadium | Lucknow | cricket | India | It is named after Atal Bihari Vajpayee.
        2 | HPCA Stadium | Dharamshala | cricket | India | It lies below the Dhauladhar range.
        2 | Inderjit Singh Bindra Stadium | Mohali | cricket | India | It was first called the PCA Stadium.
        1 | Salt Lake Stadium (Vivekananda Yuba Bharati Krirangan) | Kolkata | football | India | It is the largest football ground of India.
        1 | Jawaharlal Nehru Stadium (main ground of the Commonwealth Games of 2010) | Delhi | athletics | India | It was built for the Asian Games of 1982.
        1 | Kalinga Stadium | Bhubaneswar | hockey | India | It hosted the men's hockey World Cups of 2018 and 2023.
        1 | Birsa Munda International Hockey Stadium | Rourkela | hockey | India | It is one of the largest hockey grounds of the world.
        2 | Major Dhyan Chand National Stadium | Delhi | hockey | India | It was first called the Irwin Amphitheatre.
        2 | Dr Karni Singh Shooting Range | Delhi | shooting | India | It is named after the Maharaja of Bikaner who shot at five Olympics.
        2 | Balewadi Sports Complex | Pune | many | India | It was built for the National Games of 1994.
        2 | Gachibowli Indoor Stadium | Hyderabad | badminton | India | The badminton world championships of 2009 were held in it.
        2 | Bambolim Stadium (GMC Athletic) | Panaji | football | India | It lies near the capital of Goa.
        1 | Lord's | London | cricket | World | It is called the home of cricket.
        1 | The Oval | London | cricket | World | The first Test in England was played on it.
        1 | Wembley | London | football | World | England plays on it.
        1 | Wimbledon (All England Club) | London | tennis | World | It is the only Grand Slam event on grass.
        2 | Old Trafford cricket ground | Manchester | cricket | World | Jim Laker took 19 wickets on it.
        2 | Headingley | Leeds | cricket | World | It lies in Yorkshire.
        2 | Trent Bridge | Nottingham | cricket | World | It was opened in 1841.
        2 | Edgbaston | Birmingham | cricket | World | Brian Lara made 501 on it.
        1 | Melbourne Cricket Ground | Melbourne | cricket | World | The first Test of all was played on it in 1877.
        2 | The Gabba | Brisbane | cricket | World | India ended a long run of Australia on it in 2021.
        2 | WACA Ground | Perth | cricket | World | It was known for bounce.
        1 | Flushing Meadows | New York | tennis | World | The US Open is played there.
        1 | Roland Garros | Paris | tennis | World | It has clay courts.
        1 | Maracanã | Rio de Janeiro | football | World | The World Cup finals of 1950 and 2014 were decided on it.
        2 | Camp Nou | Barcelona | football | World | It is the largest football ground of Europe.
        2 | Santiago Bernabéu | Madrid | football | World | Real Madrid plays on it.
        2 | Newlands | Cape Town | cricket | World | It lies below Table Mountain.
        2 | Kensington Oval | Bridgetown | cricket | World | India won the men's T20 World Cup of 2024 on it.
        2 | Sabina Park | Kingston | cricket | World | It lies in Jamaica.
      `,
    },
  ],
})
