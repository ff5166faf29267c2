import { about, defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

const INCOME = 'bank/income-and-development'
const MONEY = 'bank/money-and-prices'
const FINANCE = 'bank/public-finance-and-trade'
const TERMS = 'facts/economy-terms'
const PLANS = 'facts/five-year-plans'
const DEPTH = 'bank/economy-in-depth'
const STATEMENTS = 'bank/economy-statements'
const DEFICITS = 'economy/budget-deficits'
const ACCOUNTS = 'economy/national-accounts'

export const notes = defineNotes({
  overview:
    'Think of one circle: people earn by making things (national income), spend what they earn at prices (money), the State takes and gives (budget, taxes), and the country deals with others (trade). Banks stand in the middle, and the Reserve Bank stands over them. Every term belongs to a place on the circle, and most questions ask for the difference of two terms that lie side by side.',
  terms,
  method: [
    'Place the term: income, money and prices, budget, trade or banking.',
    'Find its partner (repo and reverse repo, CRR and SLR, fiscal and revenue deficit) and say what parts them.',
    'For cause and effect go step by step: repo up, loans dearer, less borrowed, demand down, prices down.',
    'Keep the definition apart from the present figure: the figure changes.',
  ],
  tables: [
    {
      title: 'Partners and what parts them',
      columns: ['One', 'The other', 'What parts them'],
      rows: [
        ['GDP', 'GNP', 'made within the borders; made by residents, here or abroad'],
        ['Gross', 'Net', 'depreciation is taken off'],
        ['Market price', 'Factor cost', 'indirect taxes less subsidies are taken off'],
        ['Nominal', 'Real', 'prices of the year; prices of a base year'],
        ['CRR', 'SLR', 'cash with the RBI, without interest; cash, gold and securities with the bank itself'],
        ['Repo rate', 'Bank rate', 'short loans against securities; without such a pledge'],
        ['Fiscal deficit', 'Revenue deficit', 'all that must be borrowed; gap on everyday account'],
        ['Fiscal deficit', 'Primary deficit', 'interest is taken off'],
        ['Devaluation', 'Depreciation', 'by the government; by the market'],
        ['Fiscal policy', 'Monetary policy', 'the government: tax and spend; the RBI: rates and money'],
      ],
      of: [INCOME, MONEY, FINANCE, TERMS],
    },
    {
      title: 'How the RBI leans',
      columns: ['Tool', 'Against rising prices', 'Against slack'],
      rows: [
        ['Repo rate', 'raise', 'lower'],
        ['CRR and SLR', 'raise', 'lower'],
        ['Open market', 'sell securities', 'buy securities'],
      ],
      of: [MONEY],
    },
  ],
  tips: [
    about(
      'bank/plans-prices-and-taxes',
      'Plans in pairs: First Harrod–Domar, Second Mahalanobis, Fifth Garibi Hatao, Eighth reforms.',
    ),
    about(
      'bank/banking-and-tax-terms',
      'Treasury bills run for 91, 182 or 364 days and are sold at a discount.',
    ),
    about(
      INCOME,
      'Three roads to one sum: value added (product), wages and profits (income), C + I + G + X − M (spending).',
    ),
    about(
      INCOME,
      'Transfer payments such as pensions and scholarships, and second-hand goods, are not in GDP.',
    ),
    about(INCOME, 'Human capital comes from education, health, training, migration and information.'),
    about(INCOME, 'HDI has three parts: a long life, schooling, income per head.'),
    about(
      MONEY,
      'Creeping, walking, running, galloping: names of inflation by speed. Demand pulls prices, costs push them.',
    ),
    about(
      MONEY,
      'The Monetary Policy Committee has six members, three of them from the RBI; the Governor has the casting vote.',
    ),
    about(
      FINANCE,
      'Income tax is progressive: higher income, higher rate. Indirect taxes (GST, customs) ask the same of every buyer, rich or poor.',
    ),
    about(
      FINANCE,
      'Balance of trade: goods only. Current account: goods, services, income, gifts. Capital account: loans and investment.',
    ),
    about(
      PLANS,
      'Gaps: annual plans 1966–69, rolling plan 1978–80, annual plans 1990–92. The Twelfth ended in 2017.',
    ),
    about(
      TERMS,
      'Learn terms in pairs of opposites: bull and bear, inflation and deflation, monopoly and monopsony.',
    ),
    about(
      PLANS,
      'The Second Plan and the Industrial Policy of 1956 belong together: steel at Bhilai, Durgapur and Rourkela.',
    ),
    about(
      TERMS,
      'Curves: Phillips for inflation and unemployment, Laffer for tax rate and revenue, Lorenz for inequality.',
    ),
    about(
      DEPTH,
      'In the GST Council the Centre has one third of the votes and three fourths are needed: neither side can decide alone.',
    ),
    about(
      DEFICITS,
      'Fiscal deficit is all spending less all receipts that leave no debt; less interest it is the primary one.',
    ),
    about(ACCOUNTS, 'One step at a time: domestic or national, gross or net, market price or factor cost.'),
    about(STATEMENTS, 'Receipt or spending: if an asset or a debt changes, it is capital; if not, revenue.'),
  ],
  mistakes: [
    about(
      'bank/plans-prices-and-taxes',
      'Calling the Bombay Plan a Five-Year Plan: it came from industrialists in 1944.',
    ),
    about(
      'bank/banking-and-tax-terms',
      'Calling GST a direct tax; whoever pays it passes it on in the price.',
    ),
    about([INCOME, TERMS], 'Counting steel and the car made from it: only final goods count.'),
    about([MONEY, TERMS], 'Taking disinflation (prices rise more slowly) for deflation (prices fall).'),
    about(
      [FINANCE, TERMS],
      'Taking the fiscal deficit for the debt: one is of the year, the other the sum of years.',
    ),
    about(MONEY, 'Saying that banks earn interest on the CRR: they do not.'),
    about(
      PLANS,
      'Giving the Mahalanobis model to the First Plan: it is the Second; the First followed Harrod and Domar.',
    ),
    about(FINANCE, 'Calling GST a direct tax.'),
    about(
      DEPTH,
      'Giving the CRR to the Banking Regulation Act: it rests on the RBI Act, the SLR on the Banking Regulation Act.',
    ),
    about(DEFICITS, 'Counting borrowings among the receipts: then no budget has a fiscal deficit.'),
    about(
      ACCOUNTS,
      'Adding subsidies on the way to market price: they are taken off there, and indirect taxes added.',
    ),
    about(STATEMENTS, 'Adding interest to the fiscal deficit to get the primary deficit: it is taken away.'),
  ],
  advanced: [
    about(
      MONEY,
      'Since April 2022 the standing deposit facility, not the fixed reverse repo, is the floor of the corridor; the marginal standing facility is its ceiling.',
    ),
    about(
      FINANCE,
      'Crowding out: heavy borrowing by the State raises interest and leaves less for private investment.',
    ),
    about(INCOME, 'Lorenz curve and Gini: 0 is perfect equality, 1 perfect inequality.'),
  ],
  lists: {
    'bank/plans-prices-and-taxes':
      'Each plan with its years and its aim; gaps are the Plan Holiday of 1966–69, the Rolling Plan of 1978–80 and the annual plans of 1990–92.',
    'bank/banking-and-tax-terms':
      'Terms in three groups: the money market (treasury bills, call money), payments and clearing, taxes direct and indirect.',
    [DEFICITS]:
      'Revenue deficit: revenue spending less revenue receipts. Fiscal deficit: all spending less revenue receipts, recovered loans and sold assets, which is what must be borrowed. Primary deficit: the fiscal one less interest.',
    [ACCOUNTS]:
      'GDP and income from abroad make GNP; less depreciation it is NNP; less indirect taxes and with subsidies it is at factor cost.',
    [INCOME]:
      'Every measure is GDP with a correction: add income from abroad for national, take off depreciation for net, take off indirect taxes and add subsidies for factor cost. NNP at factor cost is national income. Growth is more goods; development is better lives.',
    [MONEY]:
      'Prices rise when money runs ahead of goods. So watch who makes money (the RBI notes, banks credit) and what holds it back (rates, reserves, sale of securities). Inflation helps those who owe and hurts those who live on fixed sums.',
    [FINANCE]:
      'A budget has two accounts. Revenue account: what comes and goes every year without leaving an asset or debt. Capital account: loans, sales of assets, roads and dams. Each deficit is a gap of one of these, and trade has its own two accounts, current and capital.',
    [PLANS]:
      'One plan, one idea: 1 farming, 2 heavy industry, 3 self-reliance and war, 4 stability, 5 poverty, 6 poverty with NABARD, 8 people after reform, 11 and 12 inclusion. The Twelfth was the last; NITI Aayog took the place of the Planning Commission in January 2015.',
    [TERMS]:
      'Say each term as a short sentence with the verb: the RBI lends to banks at repo, banks lend to the RBI at reverse repo. A term that you can use in a sentence is a term that you can tell from its partner.',
    [DEPTH]:
      'Learn each body or rate with one number and one law: RBI 1935, MPC six members, inflation 4%, GST 1 July 2017, GST Council one third to two thirds. Then tell neighbours apart: CPI and WPI, CRR and SLR, revenue and capital.',
    [STATEMENTS]:
      'Draw an arrow for each statement: what goes up, what goes down. Then mark it true or false before you read the codes.',
  },
})
