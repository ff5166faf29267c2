import { defineBank } from '../../../kit/bank/define-bank.ts'

/** Questions on single instruments and terms: 'At what price are treasury bills issued?' */
export const bankingAndTaxTerms = defineBank({
  id: 'banking-and-tax-terms',
  sets: [
    {
      rows: `
2 gdp-deflator, national-income | The GDP deflator is the ratio of: | nominal GDP to real GDP | real GDP to nominal GDP | GDP to GNP | GDP to population | The ratio is multiplied by 100. It shows how far the rise of nominal GDP is due to prices.
2 gdp-deflator, national-income | Which measure of inflation covers all goods and services produced within a country? | GDP deflator | Consumer Price Index | Wholesale Price Index | Industrial Production Index | The CPI covers a basket of consumers and the WPI mainly goods in bulk. The index of industrial production measures output.
2 gdp-deflator, national-income | If nominal GDP is ₹150 crore and the GDP deflator is 125, what is real GDP? | ₹120 crore | ₹125 crore | ₹187.5 crore | ₹175 crore | Real GDP is nominal GDP divided by the deflator and multiplied by 100: 150 ÷ 125 × 100 = 120.
2 gdp-deflator, national-income | In the base year, the value of the GDP deflator is: | 100 | 0 | 1 | 50 | Nominal and real GDP are equal in the base year, so their ratio times 100 is 100.
3 gdp-deflator, national-income | Consider the following statements on the GDP deflator: // I. It includes prices of imported goods. // II. Its basket changes with what is produced. // Which of the statements given above is/are correct? | II only | I only | Both I and II | Neither I nor II | It covers only goods produced at home, so imports are out. Unlike the CPI its basket is not fixed.
1 types-of-tax, taxes | Which of these is a direct tax in India? | Corporation tax | Customs duty | GST | Excise duty | It is paid on the profit of companies by those on whom it is levied. The others are passed on to buyers.
2 types-of-tax, taxes | A tax that takes a larger share of income from the poor than from the rich is: | regressive | progressive | proportional | degressive | A flat tax on salt is an example. A proportional tax takes the same share from all.
2 types-of-tax, taxes | Tax charged at the same rate on all incomes is called: | proportional | progressive | regressive | specific | With a progressive tax the rate rises with income.
2 types-of-tax, taxes | A tax levied according to the value of goods is called: | ad valorem | specific | lump sum | capitation | A specific tax is fixed by weight, size or number. A capitation tax is levied per head.
2 types-of-tax, taxes | What is a tax on the tax payable, such as that on high incomes, called? | Surcharge | Education cess | Rebate | Tariff | A cess is levied for a stated purpose. Both are not shared with the States.
2 types-of-tax, taxes | Which tax in India is levied on the profit from the sale of shares, land or houses? | Capital gains tax | Gift tax | Corporation tax | Securities transaction tax | Gains are short-term or long-term by the period of holding. The securities transaction tax is levied on the value of the trade.
1 rbi-functions, rbi, money-and-banking | Which of these is not a function of the Reserve Bank of India? | Opening accounts for the public | Issuing bank notes | Being banker to the Government | Acting as lender of last resort | The RBI deals with banks and governments. Accounts of the public are opened by commercial banks.
2 rbi-functions, rbi, money-and-banking | Under which section of the RBI Act, 1934 does the RBI have the sole right to issue bank notes? | Section 22 | Section 7 | Section 17 | Section 45 | Section 7 deals with management of the bank, and directions of the Government.
2 rbi-functions, rbi, money-and-banking | Which system of note issue has the RBI followed since 1957? | Minimum reserve system | Proportional reserve system | Fixed fiduciary system | Full reserve system | The RBI must keep gold and foreign securities of ₹200 crore, of which gold is ₹115 crore.
2 rbi-functions, rbi, money-and-banking | For which of these does the RBI act as the custodian? | Foreign exchange reserves | Shares of listed companies | Pension funds | Customs revenue | It manages the reserves under FEMA and steadies the rupee.
2 money-multiplier, money, money-and-banking | If the reserve ratio is 20%, what is the simple money multiplier? | 5 | 20 | 4 | 2 | The multiplier is 1 divided by the reserve ratio: 1 ÷ 0.20 = 5.
2 money-multiplier, money, money-and-banking | The money multiplier is the ratio of: | money supply to high-powered money | currency to deposits | income to investment | deposits to loans | It shows how much money a unit of reserve money supports. Income to investment is the Keynesian multiplier.
2 money-multiplier, money, money-and-banking | What happens to the money multiplier when the cash reserve ratio is raised? | It falls | It rises | It stays the same | It doubles | Banks can lend a smaller share of each deposit.
2 money-multiplier, money, money-and-banking | With a reserve ratio of 10%, a fresh deposit of ₹1,000 can lead to total deposits of: | ₹10,000 | ₹1,100 | ₹9,000 | ₹100 | The multiplier is 1 ÷ 0.10 = 10, so deposits become 10 × ₹1,000.
2 money-multiplier, money, money-and-banking | The process by which banks multiply deposits through lending is called: | credit creation | capital formation | crowding out | open market operation | It rests on keeping only a fraction of deposits as reserve.
1 special-economic-zones, foreign-trade | In which year was the Special Economic Zones Act passed in India? | 2005 | 1991 | 2000 | 2013 | The SEZ policy was announced in 2000, and the Act came into force in February 2006.
1 special-economic-zones, foreign-trade | Asia's first Export Processing Zone was set up in 1965 at: | Kandla | Visakhapatnam | Noida | Cochin | Kandla is in Gujarat. Such zones were later turned into Special Economic Zones.
2 special-economic-zones, foreign-trade | For purposes of trade and duties, a Special Economic Zone in India is treated as: | foreign territory | a tax-free State | a Union Territory | a customs post | Goods that enter it from the rest of India count as exports.
2 special-economic-zones, foreign-trade | What is the chief aim of Special Economic Zones? | Promotion of exports | Supply of food grains | Protection of forests | Training of labour | They also attract foreign investment and create employment.
2 special-economic-zones, foreign-trade | Under which Ministry does the Board of Approval for Special Economic Zones work? | Commerce and Industry | Finance and Company Affairs | External Affairs | Corporate Affairs | The Secretary of the Department of Commerce chairs it.
2 venture-capital | Money invested in new firms with high risk and high growth prospects is known as: | venture capital | working capital | fixed capital | reserve capital | The investor takes a share in the firm. Working capital meets day-to-day needs.
2 venture-capital | A wealthy person who puts his or her own money into a start-up at its early stage is called an: | angel investor | anchor investor | arbitrageur | underwriter | An anchor investor is an institution that buys shares just before a public issue.
2 venture-capital | A start-up valued at more than one billion US dollars is called a: | unicorn | blue chip | cash cow | white knight | Unicorns are private firms. A blue chip is a large and sound company listed on the stock market.
2 venture-capital | Which body regulates venture capital funds in India? | SEBI | RBI | IRDAI | PFRDA | They come under the rules of 2012 on Alternative Investment Funds.
2 venture-capital | The early money used to develop an idea before a start-up earns revenue is called: | seed capital | sunk capital | share premium | bridge debt | It often comes from founders, friends or angel investors.
1 rbi-functions, rbi, money-and-banking | In which role does the RBI lend to a sound bank that can get cash nowhere else? | Lender of last resort | Banker to the Government | Custodian of reserves | Issuer of currency | It keeps a run on one bank from spreading to others.
2 rbi-functions, rbi, money-and-banking | Which of these is a function of the RBI? | Granting licences to banks | Registering stockbrokers | Collecting income tax | Passing the Union Budget | It licenses and inspects banks under the Banking Regulation Act, 1949. SEBI registers stockbrokers.
2 rbi-functions, rbi, money-and-banking | What is the role of the RBI with regard to coins? | It puts them into circulation | It mints them | It decides their metal | It has no part in them | The Government mints coins under the Coinage Act, and the RBI distributes them.
2 rbi-functions, rbi, money-and-banking | As the bankers' bank, the RBI: | keeps the balances of banks | takes deposits of the public | insures shares of companies | fixes the rents of bank branches | It also lends to banks and settles payments between them.
3 rbi-functions, rbi, money-and-banking | Which work of the RBI is called promotional, beyond the usual duties of a central bank? | Spreading banking to villages | Issuing bank notes | Holding foreign exchange | Keeping banks' cash reserves | It helped to set up NABARD and other institutions. The other three are functions of any central bank.
`,
    },
  ],
})
