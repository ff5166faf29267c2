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
      fakes: 'false',
    },
    // Meanings of other terms are often of another kind of thing: a rate is not a subsidy.
    false: { header: 'False meaning', kind: 'text' },
    field: { header: 'Field', kind: 'text' },
  },
  near: ['field'],
  concepts: ['economic-terms'],
  parts: [
    {
      sources: ['Reserve Bank of India, glossary', 'NCERT Class XII Introductory Macroeconomics'],
      rows: `
        1 repo-rate, monetary-policy | Repo rate | the rate at which the RBI lends to banks against securities | the rate at which banks lend to the RBI / the rate at which banks lend to their best customers / the rate at which banks lend to one another overnight without security | banking | A higher rate makes loans dearer.
        1 repo-rate, monetary-policy | Reverse repo rate | the rate at which banks lend to the RBI | the rate at which the RBI lends to banks against securities / the rate at which banks lend to one another overnight / the rate at which the RBI lends to the States | banking | It takes money out of the market.
        1 repo-rate, monetary-policy | Bank rate | the rate at which the RBI lends to banks for a long time | the rate at which banks lend to the RBI / the rate at which banks lend for a long time to their best customers / the rate that banks pay on savings deposits | banking | It needs no repurchase agreement.
        1 crr-slr, monetary-policy | Cash reserve ratio | the share of deposits that banks keep in cash with the RBI | the share of deposits that banks hold in gold and securities / the share of deposits that banks must lend to farmers / the share of loans that banks have not recovered | banking | Banks earn no interest on it.
        1 crr-slr, monetary-policy | Statutory liquidity ratio | the share of deposits that banks hold in gold and securities | the share of deposits that banks keep in cash with the RBI / the share of deposits that banks keep in accounts with other banks / the share of deposits that banks must lend to farmers | banking | They hold it themselves.
        2 repo-rate, monetary-policy | Marginal standing facility | overnight money from the RBI above the repo rate | long-term money from the RBI below the repo rate / overnight money from the RBI below the repo rate / overnight money of one bank for another without security | banking | It began in 2011.
        2 monetary-policy | Open market operation | the sale or purchase of government bonds by the RBI | the sale or purchase of foreign goods by the government / the sale of shares of public companies by the government / the purchase of food grains by the government at a fixed price | banking | It changes the money in the market.
        1 | Non-performing asset | a loan unpaid for more than 90 days | a loan unpaid for more than 30 days / a loan given without any security / a loan repaid before its time | banking | Interest or principal is overdue.
        2 repo-rate | Basis point | one hundredth of a per cent | one tenth of a per cent / one thousandth of a per cent / one fourth of a per cent | banking | 25 of them make a quarter per cent.
        1 inflation | Inflation | a lasting rise of the general price level | a lasting fall of the general price level / a sudden fall of the general price level / a lasting fall of the general wage level | prices | Money then buys less.
        1 inflation | Deflation | a lasting fall of the general price level | a lasting rise of the general price level / a slower rise of prices / a fall of the price of a single good | prices | Buyers then wait.
        2 inflation | Disinflation | a slower rise of prices | a lasting fall of the general price level / a faster rise of prices / a rise of prices with stagnant growth | prices | Prices still go up.
        1 inflation | Stagflation | rising prices with stagnant growth and unemployment | falling prices with fast growth and full employment / rising prices with fast growth and full employment / falling prices with stagnant growth and unemployment | prices | It was seen after the oil shock of 1973.
        2 inflation | Hyperinflation | a very fast and uncontrolled rise of prices / a lasting rise of the general price level | a slow and steady rise of prices / a slow and steady fall of prices over many years / a very slow and controlled rise of prices | prices | Germany had it in 1923.
        2 inflation | Headline inflation | the rise of all prices, food and fuel too / a lasting rise of the general price level | the rise of all prices, food and fuel left out / the rise of all prices other than food / the rise of the prices of food and fuel alone | prices | Core inflation leaves them out.
        1 deficits | Fiscal deficit | the excess of all spending over income other than loans | the excess of revenue spending over revenue income / the excess of imports over exports / the excess of all spending over income with loans included | budget | It shows how much is to be borrowed.
        1 deficits | Revenue deficit | the excess of revenue spending over revenue income | the excess of all spending over income other than loans / the excess of capital spending over capital income / the excess of imports of goods over exports of goods | budget | It means borrowing for everyday spending.
        1 deficits | Primary deficit | fiscal deficit less interest payments | revenue deficit less interest payments / revenue deficit plus interest payments / revenue deficit less capital spending | budget | It leaves out the load of the past.
        2 deficits | Deficit financing | meeting a gap by borrowing or new money | meeting a gap by raising taxes / meeting a gap by cutting public spending / meeting a gap by raising the prices of public services | budget | It can raise prices.
        1 taxes | Direct tax | a tax whose burden cannot be passed on | a tax whose burden is passed on to the buyer / a tax that is laid on imported goods alone / a tax that shopkeepers collect from buyers | tax | Income tax is one.
        1 taxes | Indirect tax | a tax whose burden is passed on to the buyer | a tax whose burden cannot be passed on / a tax that is laid on the profits of companies / a tax that is laid on the income of persons | tax | GST is one.
        1 national-income | Gross domestic product | the value of all final goods and services made within a country | the value of all final goods and services made by citizens at home and abroad / the value of all final goods and services made by citizens abroad / the value of all final goods and services that a country exports | income | It is counted for a year or a quarter.
        1 gdp-and-gnp, national-income | Gross national product | domestic product plus net factor income from abroad | domestic product less net factor income from abroad / domestic product less net indirect taxes / domestic product less depreciation | income | It follows the nation, not the land.
        2 national-income | Net national product | national product less depreciation | national product plus depreciation / national product plus indirect taxes / domestic product plus depreciation | income | At factor cost it is the national income.
        1 national-income | Per capita income | national income divided by population | national income divided by the number of workers / national income divided by the number of families / national income divided by the number of taxpayers | income | It is only an average.
        2 inequality | Gini coefficient | a measure of inequality of incomes from 0 to 1 | a measure of unemployment from 0 to 1 / a measure of poverty from 0 to 100 / a measure of inequality of regions from 1 to 10 | income | It is read off the Lorenz curve.
        2 taxes | Laffer curve | the link of tax rate and tax revenue | the link of inflation and unemployment / the link of income and inequality / the link of tax rate and exports | tax | Too high a rate lowers revenue.
        2 phillips-curve, inflation | Phillips curve | the link of inflation and unemployment | the link of tax rate and tax revenue / the link of inflation and exports / the link of tax rate and unemployment | prices | One goes down as the other goes up.
        2 | Engel's law | the larger share of income that poor families spend on food | the larger share of income that rich families spend on food / the equal share of income that all families spend on food / the larger share of income that rich families save | income | The share falls as income grows.
        2 | Giffen good | a staple of the poor that is bought more as its price rises | a luxury that is wanted more as it gets dearer / a luxury of the rich that is wanted less as their income grows / a staple of the poor that is bought less as its price rises | market | Bread of poor families was the first example.
        2 | Veblen good | a luxury that is wanted more as it gets dearer | a staple of the poor that is bought more as its price rises / a staple of the poor that is bought less as its price rises / a luxury that is wanted less as it gets dearer | market | It shows wealth.
        1 money, money-and-banking | Gresham's law | bad money driving out good | good money driving out bad / supply creating its own demand / dear money driving out cheap | banking | People hoard the better coin.
        1 | Monopoly | a market with one seller | a market with one buyer / a market with a few buyers / a market with two buyers | market | There is no close substitute.
        2 | Monopsony | a market with one buyer | a market with one seller / a market with two sellers / a market with a few sellers | market | It is the mirror of a monopoly.
        1 | Oligopoly | a market with a few sellers | a market with very many buyers / a market with a few buyers / a market with one seller | market | They watch each other.
        2 foreign-trade | Dumping | selling abroad below the price at home | selling abroad above the price at home / buying abroad above the price at home / buying abroad below the price at home | trade | A duty can be laid against it.
        1 exchange-rate | Devaluation | an official cut of the value of a currency | an official rise of the value of a currency / a rise of a currency's value by market forces / a fall of a currency's value by market forces | trade | India did it in 1966 and 1991.
        2 exchange-rate | Depreciation of a currency | a fall of a currency's value by market forces | a rise of a currency's value by market forces / an official rise of the value of a currency / an official cut of the value of a currency | trade | No order is given.
        1 balance-of-payments | Balance of payments | a record of all dealings of a country with the rest of the world | a record of the exports and imports of goods alone / a record of all taxes and spending of a government / a record of all debts of a country to the rest of the world, old and new | trade | It has a current and a capital account.
        1 balance-of-payments | Balance of trade | exports of goods less imports of goods | imports of goods less exports of goods / imports of services less exports of services / exports of services less imports of services | trade | It is part of the current account.
        2 foreign-investment | Hot money | funds that move quickly between countries for gain | funds that stay in a country for many years / funds that are hidden to escape tax / funds that a government borrows from abroad for many years | trade | They leave as fast as they come.
        1 | Bull market | a market where share prices are rising | a market where share prices are falling / a market where bond prices are falling / a market where share prices are steady | shares | Buyers lead it.
        1 | Bear market | a market where share prices are falling | a market where share prices are rising / a market where bond prices are rising / a market where share prices are steady | shares | Sellers lead it.
        1 | Initial public offering | the first sale of shares to the public | the first sale of bonds by a government / the first sale of bonds to the public / the sale of new shares to existing owners | shares | The company is then listed.
        2 | Insider trading | dealing in shares with secret information | dealing in shares without a licence / dealing in shares of a foreign company without a licence / dealing in shares within a single day | shares | It is a crime.
        2 | Blue-chip company | a large company with a sound record | a new company with high risk / a small company with high risk / a new company with rapid growth and no debt | shares | The name comes from poker.
        1 economic-reforms | Disinvestment | the sale of government holdings in public companies | the purchase of private companies by the government / the sale of government bonds by the RBI / the withdrawal of foreign funds from the share market | budget | It brings money to the budget.
        1 budget | Subsidy | help by the government to keep a price low | a tax by the government to keep imports low / a tax by the government to keep a price high / a loan by the government to firms in loss | budget | Food and fertiliser have it.
        2 | Venture capital | money for young firms with high risk | money for old firms with low risk / money for the daily needs of large firms / money for the government at a fixed rate | shares | The investor becomes a part-owner.
        2 money, money-and-banking | Legal tender | money that must be accepted in payment | money that may be refused in payment / money that is kept in banks alone / money that is issued by private firms alone | banking | Notes of the RBI are such.
        1 msp, agriculture | Minimum support price | the price at which the government promises to buy a crop | the price at which ration shops sell grain / the lowest price at which the government lets a crop be exported / the price at which the government sells a crop to mills | market | It is advised by the CACP.
        2 sectors | Sunrise industry | a new industry that is growing fast | an old industry that is slowly dying / an old industry that is moving abroad / a large industry that the government owns | market | Software was one.
      `,
    },
  ],
})
