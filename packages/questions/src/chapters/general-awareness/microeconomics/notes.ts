import { about, defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

const MARKETS = 'bank/demand-and-markets'

export const notes = defineNotes({
  overview:
    'Microeconomics looks at one buyer, one firm and one market. A buyer compares what one more unit gives with its price, a firm what one more unit brings with what it costs, and the market brings both together at a price. Papers ask for definitions, for which curve moves and where, for the sign and the size of an elasticity, and for what tells one form of market from the next.',
  terms,
  method: [
    'Ask whose choice it is: of a buyer (utility, demand), of a firm (cost, supply) or of many together (market).',
    'For a change in a market, say which curve moves and in which direction, then read off price and quantity.',
    'For a firm, compare the last unit: it gains as long as marginal revenue is above marginal cost.',
    'For a form of market, count the sellers, compare their products, and look whether others may enter.',
  ],
  tables: [
    {
      title: 'Markets',
      columns: ['Form', 'Sellers', 'Product', 'Power over price'],
      rows: [
        ['Perfect competition', 'very many', 'the same', 'none'],
        ['Monopolistic competition', 'many', 'differs a little', 'some'],
        ['Oligopoly', 'a few', 'the same or different', 'watch each other'],
        ['Monopoly', 'one', 'without a close substitute', 'great'],
        ['Monopsony', 'one buyer', '', 'with the buyer'],
      ],
      of: [MARKETS],
    },
    {
      title: 'What moves the demand for a good',
      columns: ['Change', 'Effect'],
      rows: [
        ['its own price', 'a movement along the curve'],
        ['a substitute gets dearer', 'the curve shifts to the right'],
        ['a complement gets dearer', 'the curve shifts to the left'],
        ['income rises, normal good', 'the curve shifts to the right'],
        ['income rises, inferior good', 'the curve shifts to the left'],
      ],
      of: [MARKETS],
    },
    {
      title: 'Price elasticity of demand (in size)',
      columns: ['Value', 'Demand', 'When the price rises, buyers spend'],
      rows: [
        ['0', 'perfectly inelastic, a vertical line', 'more'],
        ['below 1', 'inelastic: salt, medicines', 'more'],
        ['1', 'unit elastic', 'the same'],
        ['above 1', 'elastic: luxuries, goods with close substitutes', 'less'],
        ['without limit', 'perfectly elastic, a horizontal line', 'nothing: they stop buying it'],
      ],
      of: [MARKETS],
    },
    {
      title: 'Goods by what their demand does',
      columns: ['Good', 'When income rises', 'When its price rises'],
      rows: [
        ['Normal', 'more is bought', 'less is bought'],
        ['Inferior', 'less is bought', 'less is bought, as a rule'],
        ['Giffen', 'less is bought', 'more is bought'],
        ['Veblen', 'more is bought', 'more is bought, for show'],
      ],
      of: [MARKETS],
    },
  ],
  tips: [
    about(
      MARKETS,
      'Giffen and Veblen goods break the law of demand: one because buyers are poor, the other because they want to show off.',
    ),
    about(
      MARKETS,
      'Tea and coffee are substitutes, car and petrol complements: a dearer one raises the demand of a substitute and lowers that of a complement.',
    ),
    about(
      MARKETS,
      'When the marginal is zero, the total is at its maximum: so with utility, product and revenue.',
    ),
    about(
      MARKETS,
      'Marginal cost meets average cost where the average is lowest: below it pulls the average down, above it pushes it up.',
    ),
  ],
  mistakes: [
    about(MARKETS, 'Mixing a movement along the demand curve (its own price) with a shift (anything else).'),
    about(MARKETS, 'Adding up all alternatives for the opportunity cost: only the best one given up counts.'),
    about(MARKETS, 'Letting a monopolist choose price and quantity: one of them follows from demand.'),
    about(
      MARKETS,
      'Taking diminishing returns (one factor is increased) for returns to scale (all are increased together).',
    ),
  ],
  advanced: [
    about(MARKETS, 'Elasticity above 1: a lower price brings more revenue; below 1 less.'),
    about(
      MARKETS,
      'A tax falls on the side that reacts less to price: on buyers when demand is inelastic, on sellers when supply is.',
    ),
  ],
  lists: {
    [MARKETS]:
      'Two curves and a crossing. Demand falls with price, supply rises with it, and the price settles where they meet. Ask which curve moves and in which direction, then read off price and quantity.',
  },
})
