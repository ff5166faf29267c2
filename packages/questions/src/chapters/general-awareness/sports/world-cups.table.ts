import { defineTable } from '../../../kit/facts/define-table.ts'

export const worldCups = defineTable({
  id: 'world-cups',
  about: 'World Cups',
  header: 'World Cup',
  columns: {
    winner: {
      header: 'Winner',
      kind: 'text',
      ask: ['Which team won the {name}?', 'The {name} was won by:'],
      askBack: ['Which of the following was won by {value}?'],
      say: 'The {name} was won by {value}',
      weight: 2,
      concepts: ['world-cup-winners'],
    },
    runner: {
      header: 'Runner-up',
      kind: 'text',
      ask: ['Which team was the runner-up in the {name}?'],
      say: 'The runner-up in the {name} was {value}',
    },
    sport: {
      header: 'Sport',
      kind: 'text',
      conceptOf: { cricket: 'cricket', 'T20 cricket': 'cricket', football: 'football' },
    },
    // West Germany and Czechoslovakia beside Germany and Croatia would be obvious.
    period: { header: 'Period', kind: 'text' },
  },
  near: ['sport'],
  alike: ['sport', 'period'],
  concepts: ['world-cups'],
  parts: [
    {
      sources: ['International Cricket Council, history of the World Cups', 'FIFA, history of the World Cup'],
      rows: `
        2 | men's cricket World Cup of 1975 | West Indies | Australia | cricket | - | It was the first; Clive Lloyd was captain.
        2 | men's cricket World Cup of 1979 | West Indies | England | cricket | - | Vivian Richards made a hundred in the final.
        1 | men's cricket World Cup of 1983 | India | West Indies | cricket | - | Kapil Dev was captain.
        2 | men's cricket World Cup of 1987 | Australia | England | cricket | - | The final was at Kolkata.
        2 | men's cricket World Cup of 1992 | Pakistan | England | cricket | - | Imran Khan was captain.
        2 | men's cricket World Cup of 1996 | Sri Lanka | Australia | cricket | - | The final was at Lahore.
        2 | men's cricket World Cup of 1999 | Australia | Pakistan | cricket | - | The final was at Lord's.
        1 | men's cricket World Cup of 2003 | Australia | India | cricket | - | Ricky Ponting made a hundred in the final.
        2 | men's cricket World Cup of 2007 | Australia | Sri Lanka | cricket | - | The final was at Bridgetown.
        1 | men's cricket World Cup of 2011 | India | Sri Lanka | cricket | - | M. S. Dhoni hit the winning six at Mumbai.
        1 | men's cricket World Cup of 2015 | Australia | New Zealand | cricket | - | The final was at Melbourne.
        1 | men's cricket World Cup of 2019 | England | New Zealand | cricket | - | It was decided by the count of boundaries after a super over.
        1 | men's cricket World Cup of 2023 | Australia | India | cricket | - | The final was at Ahmedabad.
        1 | men's T20 World Cup of 2007 | India | Pakistan | T20 cricket | - | It was the first, held in South Africa.
        2 | men's T20 World Cup of 2009 | Pakistan | Sri Lanka | T20 cricket | - | It was held in England.
        2 | men's T20 World Cup of 2010 | England | Australia | T20 cricket | - | It was held in the West Indies.
        2 | men's T20 World Cup of 2012 | West Indies | Sri Lanka | T20 cricket | - | It was held in Sri Lanka.
        2 | men's T20 World Cup of 2014 | Sri Lanka | India | T20 cricket | - | It was held in Bangladesh.
        2 | men's T20 World Cup of 2016 | West Indies | England | T20 cricket | - | The final was at Kolkata.
        2 | men's T20 World Cup of 2021 | Australia | New Zealand | T20 cricket | - | The final was at Dubai.
        2 | men's T20 World Cup of 2022 | England | Pakistan | T20 cricket | - | The final was at Melbourne.
        1 | men's T20 World Cup of 2024 | India | South Africa | T20 cricket | - | The final was at Bridgetown.
        3 | FIFA World Cup of 1954 | West Germany / Germany | Hungary | football | before 1991 | The final is called the miracle of Bern.
        2 | FIFA World Cup of 1958 | Brazil | Sweden | football | before 1991 | Pelé won it at seventeen.
        3 | FIFA World Cup of 1962 | Brazil | Czechoslovakia | football | before 1991 | It was held in Chile.
        1 | FIFA World Cup of 1966 | England | West Germany / Germany | football | before 1991 | It was held in England.
        2 | FIFA World Cup of 1970 | Brazil | Italy | football | before 1991 | Brazil kept the Jules Rimet Trophy.
        3 | FIFA World Cup of 1974 | West Germany / Germany | the Netherlands | football | before 1991 | Franz Beckenbauer was captain.
        2 | FIFA World Cup of 1978 | Argentina | the Netherlands | football | before 1991 | It was held in Argentina.
        2 | FIFA World Cup of 1982 | Italy | West Germany / Germany | football | before 1991 | It was held in Spain.
        1 | FIFA World Cup of 1986 | Argentina | West Germany / Germany | football | before 1991 | Diego Maradona was captain.
        2 | FIFA World Cup of 1990 | West Germany / Germany | Argentina | football | before 1991 | It was held in Italy.
        2 | FIFA World Cup of 1994 | Brazil | Italy | football | since 1991 | It was decided on penalties.
        2 | FIFA World Cup of 1998 | France | Brazil | football | since 1991 | Zinedine Zidane scored twice in the final.
        1 | FIFA World Cup of 2002 | Brazil | Germany | football | since 1991 | It was held in Korea and Japan.
        2 | FIFA World Cup of 2006 | Italy | France | football | since 1991 | It was held in Germany.
        1 | FIFA World Cup of 2010 | Spain | the Netherlands | football | since 1991 | It was the first held in Africa.
        1 | FIFA World Cup of 2014 | Germany | Argentina | football | since 1991 | It was held in Brazil.
        1 | FIFA World Cup of 2018 | France | Croatia | football | since 1991 | It was held in Russia.
        1 | FIFA World Cup of 2022 | Argentina | France | football | since 1991 | It was held in Qatar.
      `,
    },
  ],
})
