import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
economic-systems | Mixed economy, mishrit arthvyavastha, मिश्रित अर्थव्यवस्था | A mixed economy is one in which both private firms and the state own means of production and take economic decisions. India is an example.
economic-systems | Capitalism, capitalist economy, punjivad, पूंजीवाद | Capitalism is an economic system in which the means of production are owned privately and goods are produced for profit in free markets.
economic-systems | Socialism, samajvad, समाजवाद | Socialism is a system in which the means of production are owned or controlled by society or the state, and output is shared for common welfare.
national-income | National income, rashtriya aay, राष्ट्रीय आय | National income is the money value of all final goods and services produced by the normal residents of a country in a year; in textbooks it is net national product at factor cost.
national-income | Per capita income, prati vyakti aay, प्रति व्यक्ति आय | Per capita income is the national income of a country divided by its population.
national-income | Depreciation, consumption of fixed capital, mulya hras | Depreciation is the loss in value of fixed capital through wear and tear and ageing; taken from a gross figure it gives the net figure.
gdp-and-gnp | Gross domestic product, GDP, sakal gharelu utpad, सकल घरेलू उत्पाद | Gross domestic product is the market value of all final goods and services produced within the borders of a country in a given period, usually a year.
gdp-and-gnp | Gross national product, GNP, sakal rashtriya utpad, सकल राष्ट्रीय उत्पाद | Gross national product is GDP plus net factor income from abroad: the value of final goods and services produced by the residents of a country in a year.
gdp-and-gnp | Gross value added, GVA | Gross value added is the value of output less the value of intermediate goods used up. GDP at market prices is GVA at basic prices plus product taxes minus product subsidies.
gdp-and-gnp | Nominal GDP | Nominal GDP is GDP measured at the prices of the year itself, so that it rises with prices as well as with output.
gdp-and-gnp | Real GDP | Real GDP is GDP measured at the prices of a fixed base year, so that it changes only when output changes.
gdp-deflator | GDP deflator | The GDP deflator is the ratio of nominal GDP to real GDP, multiplied by 100. It measures the price level of everything produced in the country.
growth-and-development | Economic growth, aarthik vriddhi | Economic growth is a rise in the real output of an economy over time, usually measured by real GDP.
growth-and-development | Economic development, aarthik vikas | Economic development is growth together with better living: health, education, less poverty and a better distribution of income.
human-development | Human Development Index, HDI, manav vikas suchkank | The Human Development Index of the UNDP ranks countries by three dimensions: a long and healthy life, knowledge, and a decent standard of living.
inequality | Lorenz curve | The Lorenz curve plots the cumulative share of income against the cumulative share of population; the farther it sags below the line of equality, the more unequal the distribution.
inequality | Gini coefficient, gini index | The Gini coefficient measures inequality of income between 0 (all have the same) and 1 (one has everything). It is the area between the Lorenz curve and the line of equality, divided by the whole area under that line.
poverty | Poverty line, garibi rekha, गरीबी रेखा | The poverty line is the level of income or spending below which a person is counted as poor because basic needs cannot be met.
unemployment | Disguised unemployment, prachhann berojgari, प्रच्छन्न बेरोजगारी | Disguised unemployment means that more people work on a job than are needed, so that output would not fall if some of them left. It is common in Indian agriculture.
unemployment | Structural unemployment, sanrachnatmak berojgari | Structural unemployment arises when the skills of workers do not fit the jobs that a changing economy offers.
unemployment | Frictional unemployment | Frictional unemployment is the short spell without work of people who are moving from one job to another or entering the labour market.
unemployment | Cyclical unemployment | Cyclical unemployment is the loss of jobs in a downturn of the business cycle because total demand falls.
unemployment | Seasonal unemployment, mausami berojgari | Seasonal unemployment is lack of work in some seasons of the year, as among farm workers between sowing and harvest.
phillips-curve | Phillips curve | The Phillips curve shows an inverse relation between the rate of unemployment and the rate of inflation in the short run.
sectors | Primary sector, prathmik kshetra | The primary sector takes its products straight from nature: agriculture, forestry, fishing and mining.
sectors | Secondary sector, dwitiyak kshetra | The secondary sector turns raw materials into goods: manufacturing and construction.
sectors | Tertiary sector, service sector, tritiyak kshetra | The tertiary sector provides services such as trade, transport, banking, education and communication.
msp | Minimum support price, MSP, nyuntam samarthan mulya, न्यूनतम समर्थन मूल्य | The minimum support price is the price at which the government promises to buy certain crops from farmers. It is announced before sowing on the advice of the Commission for Agricultural Costs and Prices.
green-revolution | Green Revolution, harit kranti, हरित क्रांति | The Green Revolution was the sharp rise in output of wheat and rice in India from the mid-1960s through high-yielding seeds, irrigation, fertilisers and pesticides.
money | Barter system, barter, vastu vinimay | Barter is the direct exchange of goods for goods without money; it needs a double coincidence of wants.
money | Legal tender, vaidh mudra | Legal tender is money that by law must be accepted in payment of a debt.
money | Fiat money | Fiat money is money that has value because the state declares it so, not because of the material it is made of.
money | Narrow money, M1 | Narrow money (M1) is currency with the public plus demand deposits of banks plus other deposits with the RBI.
money | Broad money, M3 | Broad money (M3) is narrow money (M1) plus the time deposits of banks.
money | Reserve money, high powered money, M0 | Reserve money is currency in circulation plus the deposits of banks and other deposits with the RBI; all other money is built upon it.
money-multiplier | Money multiplier | The money multiplier is the ratio of the money supply to reserve money. It falls when banks must keep a larger share of deposits as reserves.
monetary-policy | Monetary policy, maudrik niti, मौद्रिक नीति | Monetary policy is what a central bank does to control the quantity and the cost of money, above all to keep prices stable while minding growth.
monetary-policy | Open market operations, OMO, khule bazar ki kriya | Open market operations are purchases and sales of government securities by the central bank: buying adds money to the system, selling takes it out.
monetary-policy-committee | Monetary Policy Committee, MPC | The Monetary Policy Committee is the six-member body under the RBI Act that decides the policy repo rate needed to meet the inflation target. The Governor of the RBI presides and has a casting vote.
repo-rate | Repo rate, repo dar, रेपो दर | The repo rate is the rate of interest at which the Reserve Bank of India lends money to banks for a short time against government securities.
repo-rate | Reverse repo rate, reverse repo, रिवर्स रेपो दर | The reverse repo rate is the rate of interest at which the Reserve Bank of India borrows money from banks for a short time against government securities.
repo-rate | Bank rate, bank dar, बैंक दर | The bank rate is the rate at which the Reserve Bank of India is ready to buy or rediscount bills and other commercial paper; it is a rate for lending over a longer time than the repo rate.
repo-rate | Marginal standing facility, MSF | The marginal standing facility lets banks borrow overnight from the RBI at a rate above the repo rate, even against a part of their SLR securities, when money is short.
repo-rate | Standing deposit facility, SDF | The standing deposit facility lets the RBI take surplus money from banks without giving any security in return; its rate is the floor of the liquidity adjustment corridor.
repo-rate | Liquidity adjustment facility, LAF | The liquidity adjustment facility is the RBI's tool of repo and reverse operations by which banks borrow or park money for short periods.
crr-slr | Cash reserve ratio, CRR, nakad arakshit anupat, नकद आरक्षित अनुपात | The cash reserve ratio is the share of its net demand and time liabilities that a bank must keep as cash with the RBI, on which it earns no interest.
crr-slr | Statutory liquidity ratio, SLR, vaidhanik taralta anupat | The statutory liquidity ratio is the share of its net demand and time liabilities that a bank must hold itself in cash, gold or approved securities.
rbi | Reserve Bank of India, RBI, bharatiya rijarv bank, भारतीय रिज़र्व बैंक | The Reserve Bank of India is the central bank of the country, set up on 1 April 1935 under the RBI Act, 1934. It issues notes, runs monetary policy, and is banker to the government and to banks.
rbi-functions | Lender of last resort | The lender of last resort is the central bank, which lends to a sound bank in need of cash when nobody else will.
inflation | Inflation, mudrasfiti, मुद्रास्फीति | Inflation is a sustained rise in the general level of prices, so that a unit of money buys less than before.
inflation | Deflation, apasfiti | Deflation is a sustained fall in the general level of prices: the inflation rate is below zero.
inflation | Disinflation | Disinflation is a fall in the rate of inflation: prices still rise, but more slowly.
inflation | Stagflation | Stagflation is high inflation together with stagnant output and high unemployment.
inflation | Hyperinflation | Hyperinflation is inflation so fast that money loses its value within months or days.
inflation | Demand pull inflation | Demand-pull inflation is a rise in prices because total demand grows faster than output.
inflation | Cost push inflation | Cost-push inflation is a rise in prices because inputs such as wages, fuel or raw materials have become dearer.
inflation | Core inflation | Core inflation is inflation measured without food and fuel, whose prices swing most.
price-indices | Consumer Price Index, CPI, upbhokta mulya suchkank | The Consumer Price Index measures the change over time in retail prices of the goods and services that households buy. India's inflation target is set in terms of CPI (Combined).
price-indices | Wholesale Price Index, WPI, thok mulya suchkank | The Wholesale Price Index measures the change in prices of goods in bulk trade, before retail; it includes no services.
iip | Index of Industrial Production, IIP | The Index of Industrial Production shows month by month how the output of mining, manufacturing and electricity has changed since a base year.
budget | Union budget, annual financial statement, kendriya bajat | The Union budget is the annual financial statement of the estimated receipts and spending of the Government of India, laid before Parliament under Article 112.
budget | Revenue receipts, rajasva praptiyan | Revenue receipts are receipts of the government that neither create a liability nor reduce an asset, such as taxes, interest and dividends.
budget | Capital receipts, punjigat praptiyan | Capital receipts are receipts of the government that create a liability or reduce an asset, such as borrowing, recovery of loans and disinvestment.
budget | Capital expenditure, capex | Capital expenditure is government spending that creates assets or reduces liabilities, such as building roads or repaying loans.
budget | Zero based budgeting, zero base budget | Zero-based budgeting is making a budget in which every item of spending must be justified afresh, as if from zero, instead of being carried over from last year.
deficits | Fiscal deficit, rajkoshiya ghata, राजकोषीय घाटा | The fiscal deficit is the excess of total government expenditure over total receipts other than borrowings. It shows how much the government must borrow.
deficits | Revenue deficit, rajasva ghata, राजस्व घाटा | The revenue deficit is the excess of revenue expenditure over revenue receipts.
deficits | Primary deficit, prathmik ghata, प्राथमिक घाटा | The primary deficit is the fiscal deficit less interest payments.
fiscal-policy | Fiscal policy, rajkoshiya niti, राजकोषीय नीति | Fiscal policy is the use of government spending, taxes and borrowing to influence the economy.
fiscal-policy | FRBM Act, frbm | The Fiscal Responsibility and Budget Management Act, 2003 obliges the Union government to bring its deficits down to set targets and to be open about its finances.
fiscal-policy | Crowding out, crowding out effect | Crowding out is the fall in private investment when heavy government borrowing raises rates of interest or takes up the funds available.
types-of-tax | Direct tax, pratyaksh kar, प्रत्यक्ष कर | A direct tax is paid by the person on whom it is laid and cannot be passed on to another, such as income tax and corporation tax.
types-of-tax | Indirect tax, apratyaksh kar, अप्रत्यक्ष कर | An indirect tax is laid on goods or services and passed on to the buyer in the price, such as GST and customs duty.
types-of-tax | Progressive tax | A progressive tax takes a larger share of income as income rises, as income tax slabs do.
types-of-tax | Regressive tax | A regressive tax takes a larger share of income from the poor than from the rich.
taxes | Laffer curve | The Laffer curve shows that tax revenue first rises with the tax rate and then falls, because very high rates discourage work and invite evasion.
taxes | Tax buoyancy | Tax buoyancy is the percentage change in tax revenue divided by the percentage change in GDP.
taxes | Cess | A cess is an extra tax, often charged as a percentage of another tax, that is levied for a particular purpose, such as health and education; its proceeds are not part of the taxes shared with the states.
gst | Goods and Services Tax, GST, vastu evam seva kar, वस्तु एवं सेवा कर | The Goods and Services Tax is a single, destination-based indirect tax on the supply of goods and services, in force in India since 1 July 2017, with credit for the tax paid on inputs.
gst | Input tax credit, ITC | Input tax credit lets a business take the GST it has paid on its purchases off the GST that it owes on its sales.
gst-council | GST Council, gst parishad | The GST Council is the body under Article 279A, chaired by the Union Finance Minister with ministers of the states as members, that recommends rates, exemptions and rules of GST.
balance-of-payments | Balance of payments, BOP, bhugtan santulan, भुगतान संतुलन | The balance of payments is the record of all economic transactions between the residents of a country and the rest of the world in a year, in a current and a capital account.
balance-of-payments | Balance of trade, trade balance, vyapar santulan | The balance of trade is the value of a country's exports of goods less the value of its imports of goods.
balance-of-payments | Current account deficit, CAD, chalu khata ghata | A current account deficit arises when a country's payments for goods, services, income and transfers exceed what it receives for them from abroad.
exchange-rate | Exchange rate, vinimay dar, विनिमय दर | The exchange rate is the price of one currency in terms of another.
exchange-rate | Devaluation, avmulyan, अवमूल्यन | Devaluation is a deliberate lowering of the official value of a currency against others under a fixed exchange rate.
exchange-rate | Purchasing power parity, PPP | Purchasing power parity compares currencies by what they buy: it is the exchange rate at which the same basket of goods costs the same in two countries.
foreign-trade | Dumping, anti dumping duty | Dumping is the export of a good at a price below the one charged in the home market; an importing country may answer it with an anti-dumping duty.
foreign-investment | Foreign direct investment, FDI, pratyaksh videshi nivesh | Foreign direct investment is investment by a foreigner in a firm or plant with a lasting interest and a say in its management.
foreign-investment | Foreign portfolio investment, FPI, FII | Foreign portfolio investment is the purchase of shares and bonds by foreigners who seek a return without a say in the management and can leave quickly.
special-economic-zones | Special economic zone, SEZ | A special economic zone is a marked area treated as outside the customs territory for trade, with easier rules and tax relief to promote exports.
venture-capital | Venture capital | Venture capital is money put into young firms with high risk and high promise in return for a share in them.
economic-terms | Disinvestment, vinivesh, विनिवेश | Disinvestment is the sale of a part of the government's share in a public sector company.
economic-terms | Subsidy, sabsidi, सब्सिडी | A subsidy is money that the government pays to keep the price of a good low for its buyers or to support its producers.
economic-terms | Recession | A recession is a marked fall in economic activity over some months; by a common rule, real GDP that falls in two quarters in a row.
`)
