import { defineChapter } from '../../../kit/define-chapter.ts'

export const economy = defineChapter({
  subject: 'general-awareness',
  title: 'Economy & Banking',
  aliases: [
    'business, economy & banking',
    'economics',
    'indian economy',
    'arthvyavastha',
    'arthashastra',
    'business',
    'economy',
    'business and economy',
    'financial awareness',
  ],
  weight: 60,
  concepts: `
    basic-concepts | Basic Concepts of Economics | opportunity cost, production possibility curve, ppc, factors of production, mixed economy, micro and macro economics, macroeconomics
    demand-and-supply | Demand and Supply | demand, law of demand, law of supply, demand curve, supply curve, giffen goods, inferior goods, mang aur purti, equilibrium price
    elasticity | Elasticity of Demand | price elasticity, elasticity of supply, income elasticity, cross elasticity, mang ki loch
    utility | Utility and Consumer Behaviour | consumer behaviour, marginal utility, law of diminishing marginal utility, consumer surplus, indifference curve, upyogita
    production-and-cost | Production and Cost | fixed cost, variable cost, marginal cost, economies of scale, law of diminishing returns, returns to scale, theory of production
    market-structure | Market Structure | types of market, perfect competition, monopoly, oligopoly, monopolistic competition, cartel, monopsony, bazar ke prakar
    market-failure | Public Goods and Market Failure | public goods, externality, externalities, market failure, free rider problem, merit goods
    national-income | National Income | gdp, gnp, nnp, gva, gross domestic product, rashtriya aay, per capita income, gdp deflator, methods of national income, circular flow of income
    growth-and-development | Economic Growth and Development | economic growth, economic development, sustainable development economics, demographic dividend, capital output ratio
    human-development | Human Development | human development index, hdi, human capital, manav vikas, inequality adjusted hdi
    inequality | Income Inequality | gini coefficient, lorenz curve, kuznets curve, gini index
    poverty | Poverty | garibi, poverty line, poverty in india, head count ratio, bpl, multidimensional poverty index, mpi
    unemployment | Unemployment | berojgari, types of unemployment, disguised unemployment, structural unemployment, frictional unemployment, plfs, labour force
    sectors | Sectors of the Economy | primary sector, secondary sector, tertiary sector, sectors of indian economy, organised and unorganised sector, core industries
    agriculture | Agricultural Economy | agricultural economics, green revolution, msp, minimum support price, apmc, buffer stock, cacp, krishi arthvyavastha
    land-reforms | Land Reforms | bhoomi sudhar, land ceiling, zamindari abolition, consolidation of holdings, bhoodan
    five-year-plans | Five-Year Plans | five year plan, panchvarshiya yojana, economic planning, mahalanobis model, 12th five year plan
    economic-reforms | Economic Reforms and Industrial Policy | lpg reforms, 1991 reforms, new economic policy, liberalisation privatisation globalisation, disinvestment, industrial policy, privatisation, maharatna, navratna
    money | Money and Money Supply | functions of money, money supply, m1 m2 m3, reserve money, high powered money, barter system, fiat money, legal tender, demonetisation, quantity theory of money, mudra ki purti
    monetary-policy | Monetary Policy | maudrik niti, monetary policy committee, mpc, credit control, open market operations, omo, inflation targeting, quantitative easing, moral suasion
    repo-rate | Repo Rate and Policy Rates | repo rate, reverse repo rate, bank rate, msf, marginal standing facility, standing deposit facility, sdf, policy rates, laf, liquidity adjustment facility, repo dar
    crr-slr | CRR and SLR | crr, slr, cash reserve ratio, statutory liquidity ratio, ndtl
    rbi | Reserve Bank of India | rbi, functions of rbi, governor of rbi, central bank, rbi act, hilton young commission, bhartiya reserve bank
    inflation | Inflation | mudrasfiti, mahangai, deflation, stagflation, types of inflation, demand pull inflation, cost push inflation, core inflation, headline inflation, disinflation
    price-indices | CPI and WPI | cpi, wpi, price index, consumer price index, wholesale price index, iip, inflation index, base year
    budget | Union Budget | budget, government budget, revenue receipts, capital receipts, capital expenditure, revenue expenditure, zero based budgeting, kendriya bajat, economic survey
    deficits | Fiscal Deficit and Other Deficits | fiscal deficit, revenue deficit, primary deficit, budget deficit, rajkoshiya ghata, frbm, frbm act, deficit financing
    fiscal-policy | Fiscal Policy and Public Debt | fiscal policy, public finance, public debt, rajkoshiya niti, crowding out, fiscal consolidation
    taxes | Taxes | tax, taxation, indian tax system, direct tax, indirect tax, direct and indirect tax, income tax, cess, surcharge, progressive tax, kar pranali, customs duty
    gst | Goods and Services Tax | gst, goods and service tax, cgst, sgst, igst, input tax credit, vastu evam seva kar, gst in india
    gst-council | GST Council | gst parishad, goods and services tax council, article 279a
    balance-of-payments | Balance of Payments | bop, current account deficit, balance of trade, foreign exchange reserves, forex reserves, special drawing rights, sdr, bhugtan santulan
    exchange-rate | Exchange Rate | devaluation, rupee depreciation, currency depreciation, convertibility of rupee, floating exchange rate, vinimay dar, neer and reer
    foreign-trade | Foreign Trade | international trade, trade policy, comparative advantage, tariff, import quota, anti dumping duty, most favoured nation, free trade agreement, videshi vyapar
    foreign-investment | Foreign Investment | fdi, fpi, fii, foreign direct investment, portfolio investment, masala bond, gdr, adr, external commercial borrowing, fema
    economic-terms | Economic Terms | economics terms, economic terminology, banking and economic terms
    banks-of-india | Banks and their Headquarters | bank headquarters, banks of india, bank and headquarters, indian banks, public sector banks, private banks
    financial-bodies | Financial Institutions | financial bodies, headquarters of financial bodies, exim bank, national housing bank, nabfid
    bank-history | History and Nationalisation of Banks | nationalisation of banks, bank nationalisation, history of banking, merger of banks, imperial bank, bank of hindustan, bankon ka rashtriyakaran
    types-of-banks | Types of Banks | payments bank, small finance bank, regional rural bank, rrb, cooperative bank, scheduled bank, commercial bank, local area bank, bank ke prakar
    bank-accounts | Bank Accounts and Deposits | bank account, types of bank accounts, types of deposits, savings account, current account of bank, fixed deposit, recurring deposit, nostro account, vostro account, casa, nri account
    cheques | Cheques and Negotiable Instruments | cheque, types of cheques, cheques, negotiable instruments, negotiable instruments act, demand draft, bill of exchange, promissory note, endorsement, crossing of cheque
    loans | Loans and Security | bank loan, hypothecation, pledge, mortgage, overdraft, letter of credit, mclr, base rate, collateral
    npa | Bad Loans and Insolvency | npa, non performing asset, bad loans, sarfaesi act, asset reconstruction company, ibc, insolvency and bankruptcy code, bad bank, wilful defaulter
    basel-norms | Basel Norms and Bank Capital | basel, basel iii, basel norms, capital adequacy ratio, crar, tier 1 capital, banking risks, d sib
    payment-systems | Payment Systems | payment system, digital payment, digital banking, neft, rtgs, imps, nach, ifsc, micr, swift, electronic fund transfer, card payment
    npci | NPCI and UPI | upi, unified payments interface, national payments corporation of india, rupay, bhim, aeps, fastag, bharat bill payment system, bbps, e rupi
    digital-rupee | Digital Rupee | cbdc, e rupee, central bank digital currency, digital currency of rbi
    customer-protection | Banking Acts and Customer Protection | banking regulation act, dicgc, deposit insurance, banking ombudsman, ombudsman, kyc, know your customer, money laundering, pmla
    financial-inclusion | Financial Inclusion and Priority Sector | financial inclusion, priority sector lending, psl, microfinance, self help group bank linkage, lead bank scheme, banking correspondent, kisan credit card, mudra loan
    nbfc | Non-Banking Financial Companies | nbfc, non banking financial company, shadow banking, housing finance company
    nabard | NABARD | national bank for agriculture and rural development, ridf, rural credit
    sidbi | SIDBI and MSME Finance | sidbi, small industries development bank of india, msme, msme loans, treds
    money-market | Money Market | treasury bills, t bills, commercial paper, certificate of deposit, call money, money market instruments, mudra bazar
    capital-market | Capital Market | stock market, share market, stock exchange, sensex, nifty, ipo, bull and bear, mutual fund, debentures, punji bazar
    sebi | SEBI | securities and exchange board of india, sebi act, market regulator, regulator of stock market
    insurance | Insurance and IRDAI | irdai, irda, insurance, lic, reinsurance, bima, life insurance, general insurance, insurance awareness
    pension | Pensions and PFRDA | pfrda, nps, national pension system, pension, unified pension scheme, epfo
    credit-rating | Credit Rating and Credit Bureaus | credit rating, crisil, cibil, icra, credit score, credit rating agencies
  `,
  types: {
    'bank/economy-statements': {
      title: 'Economy in Statements',
      aliases: ['economy statement questions'],
      weight: 1.5,
    },
    'bank/income-and-development': {
      title: 'National Income & Development',
      aliases: ['poverty and unemployment'],
      weight: 2,
    },
    'bank/money-and-prices': {
      title: 'Money, Prices & Monetary Policy',
      aliases: ['money', 'money and banking'],
      weight: 2,
    },
    'bank/public-finance-and-trade': {
      title: 'Budget, Taxes & Trade',
      aliases: [],
      weight: 2,
    },
    'bank/demand-and-markets': {
      title: 'Demand, Supply & Markets',
      aliases: ['microeconomics'],
      weight: 1,
    },
    'bank/banking-awareness': {
      title: 'Banking Awareness',
      aliases: [
        'banking knowledge',
        'banking gk',
        'banking concepts',
        'banking basics',
        'banking and financial awareness',
        'banking system',
      ],
      weight: 2,
    },
    'bank/economy-in-depth': {
      title: 'Economy in Depth',
      aliases: ['economy in depth'],
      weight: 3,
    },
    'bank/banking-in-depth': {
      title: 'Banks, Regulators & Markets',
      aliases: ['financial regulators', 'regulators in india', 'banking and financial institutions'],
      weight: 3,
    },
    'facts/five-year-plans': {
      title: 'Five-Year Plans',
      aliases: ['planning in india'],
      weight: 0.6,
    },
    'facts/banks': {
      title: 'Banks & Financial Bodies',
      aliases: [],
    },
    'facts/economy-terms': {
      title: 'Economic Terms',
      aliases: ['banking terms'],
      weight: 1.5,
    },
  },
  questions: () => import('./questions.ts'),
})
