import { defineTable } from '../../../kit/facts/define-table.ts'

export const economyTerms = defineTable({
  id: 'economy-terms',
  about: 'terms of economics and banking',
  header: 'Term',
  columns: {
    meaning: {
      header: 'Meaning',
      kind: 'text',
      ask: ["What is meant by '{name}'?", "'{name}' means:"],
      askBack: [
        'Which of the following terms means {value}?',
        'Which of the following terms refers to {value}?',
      ],
      say: "'{name}' means {value}",
    },
    field: { header: 'Field', kind: 'text' },
  },
  near: ['field'],
  concepts: ['economic-terms'],
  parts: [
    {
      sources: ['Reserve Bank of India, glossary', 'NCERT Class XII Introductory Macroeconomics'],
      rows: `
        1 repo-rate, monetary-policy | Repo rate | the rate at which the RBI lends to banks against securities | banking | A higher rate makes loans dearer.
        1 repo-rate, monetary-policy | Reverse repo rate | the rate at which banks lend to the RBI | banking | It takes money out of the market.
        1 repo-rate, monetary-policy | Bank rate | the rate at which the RBI lends to banks for a long time | banking | It needs no repurchase agreement.
        1 crr-slr, monetary-policy | Cash reserve ratio | the share of deposits that banks keep in cash with the RBI | banking | Banks earn no interest on it.
        1 crr-slr, monetary-policy | Statutory liquidity ratio | the share of deposits that banks hold in gold and securities | banking | They hold it themselves.
        2 repo-rate, monetary-policy | Marginal standing facility | overnight money from the RBI above the repo rate | banking | It began in 2011.
        2 monetary-policy | Open market operation | the sale or purchase of government bonds by the RBI | banking | It changes the money in the market.
        1 | Non-performing asset | a loan unpaid for more than 90 days | banking | Interest or principal is overdue.
        2 repo-rate | Basis point | one hundredth of a per cent | banking | 25 of them make a quarter per cent.
        1 inflation | Inflation | a lasting rise of the general price level | prices | Money then buys less.
        1 inflation | Deflation | a lasting fall of the general price level | prices | Buyers then wait.
        2 inflation | Disinflation | a slower rise of prices | prices | Prices still go up.
        1 inflation | Stagflation | rising prices with stagnant growth and unemployment | prices | It was seen after the oil shock of 1973.
        2 inflation | Hyperinflation | a very fast and uncontrolled rise of prices / a lasting rise of the general price level | prices | Germany had it in 1923.
        2 inflation | Headline inflation | the rise of all prices, food and fuel too / a lasting rise of the general price level | prices | Core inflation leaves them out.
        1 deficits | Fiscal deficit | the excess of all spending over income other than loans | budget | It shows how much is to be borrowed.
        1 deficits | Revenue deficit | the excess of revenue spending over revenue income | budget | It means borrowing for everyday spending.
        1 deficits | Primary deficit | fiscal deficit less interest payments | budget | It leaves out the load of the past.
        2 deficits | Deficit financing | meeting a gap by borrowing or new money | budget | It can raise prices.
        1 taxes | Direct tax | a tax whose burden cannot be passed on | tax | Income tax is one.
        1 taxes | Indirect tax | a tax whose burden is passed on to the buyer | tax | GST is one.
        1 national-income | Gross domestic product | the value of all final goods and services made within a country | income | It is counted for a year or a quarter.
        1 gdp-and-gnp, national-income | Gross national product | domestic product plus net factor income from abroad | income | It follows the nation, not the land.
        2 national-income | Net national product | national product less depreciation | income | At factor cost it is the national income.
        1 national-income | Per capita income | national income divided by population | income | It is only an average.
        2 inequality | Gini coefficient | a measure of inequality of incomes from 0 to 1 | income | It is read off the Lorenz curve.
        2 taxes | Laffer curve | the link of tax rate and tax revenue | tax | Too high a rate lowers revenue.
        2 phillips-curve, inflation | Phillips curve | the link of inflation and unemployment | prices | One goes down as the other goes up.
        2 demand-and-supply | Engel's law | the larger share of income that poor families spend on food | income | The share falls as income grows.
        2 demand-and-supply | Giffen good | a staple of the poor that is bought more as its price rises | market | Bread of poor families was the first example.
        2 demand-and-supply | Veblen good | a luxury that is wanted more as it gets dearer | market | It shows wealth.
        1 money, money-and-banking | Gresham's law | bad money driving out good | banking | People hoard the better coin.
        1 market-structure | Monopoly | a market with one seller | market | There is no close substitute.
        2 market-structure | Monopsony | a market with one buyer | market | It is the mirror of a monopoly.
        1 market-structure | Oligopoly | a market with a few sellers | market | They watch each other.
        2 foreign-trade | Dumping | selling abroad below the price at home | trade | A duty can be laid against it.
        1 exchange-rate | Devaluation | an official cut of the value of a currency | trade | India did it in 1966 and 1991.
        2 exchange-rate | Depreciation of a currency | a fall of a currency's value by market forces | trade | No order is given.
        1 balance-of-payments | Balance of payments | a record of all dealings of a country with the rest of the world | trade | It has a current and a capital account.
        1 balance-of-payments | Balance of trade | exports of goods less imports of goods | trade | It is part of the current account.
        2 foreign-investment | Hot money | funds that move quickly between countries for gain | trade | They leave as fast as they come.
        1 | Bull market | a market where share prices are rising | shares | Buyers lead it.
        1 | Bear market | a market where share prices are falling | shares | Sellers lead it.
        1 | Initial public offering | the first sale of shares to the public | shares | The company is then listed.
        2 | Insider trading | dealing in shares with secret information | shares | It is a crime.
        2 | Blue-chip company | a large company with a sound record | shares | The name comes from poker.
        1 economic-reforms | Disinvestment | the sale of government holdings in public companies | budget | It brings money to the budget.
        1 budget | Subsidy | help by the government to keep a price low | budget | Food and fertiliser have it.
        2 | Venture capital | money for young firms with high risk | shares | The investor becomes a part-owner.
        2 money, money-and-banking | Legal tender | money that must be accepted in payment | banking | Notes of the RBI are such.
        1 msp, agriculture | Minimum support price | the price at which the government promises to buy a crop | market | It is advised by the CACP.
        2 basic-concepts | Sunrise industry | a new industry that is growing fast | market | Software was one.
      `,
    },
  ],
})
