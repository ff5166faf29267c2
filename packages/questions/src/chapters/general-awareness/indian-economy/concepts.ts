/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  basic-concepts | Basic Concepts of Economics | <factors of production, micro and macro economics, <macroeconomics
  demand-and-supply | Demand and Supply | demand, law of demand, law of supply, <demand curve, <supply curve, mang aur purti, equilibrium price
  elasticity | Elasticity of Demand | demand and supply elasticity, elasticity of demand and supply, demand elasticity, <price elasticity, elasticity of supply, <income elasticity, <cross elasticity, mang ki loch
  utility | Utility and Consumer Behaviour | consumer behaviour, marginal utility, law of diminishing marginal utility, upyogita
  production-and-cost | Production and Cost | <fixed cost, variable cost, <marginal cost, <economies of scale, <law of diminishing returns, returns to scale, theory of production
  market-structure | Market Structure | types of market, <monopsony, bazar ke prakar
  market-failure | Public Goods and Market Failure | public goods, <externality, <externalities, market failure, <free rider problem, <merit goods
  national-income | National Income | gva, rashtriya aay, <per capita income, methods of national income, <circular flow of income
  gdp-and-gnp | GDP and GNP | gdp, gnp, nnp, gdp gnp nnp, gdp gnp nnp ndp, <gross domestic product, <gross national product, <real and nominal gdp, sakal gharelu utpad
  gdp-against-gnp | Difference between GDP & GNP | gdp vs gnp, gdp and gnp difference, gdp gnp difference, difference between gdp and gnp, difference of gdp and gnp, gdp aur gnp mein antar, gdp gnp mein antar
  growth-and-development | Economic Growth and Development | economic growth, economic development, sustainable development economics, <capital output ratio
  human-development | Human Development | <human capital, manav vikas
  inequality | Income Inequality | <kuznets curve
  poverty | Poverty | garibi, <poverty line, poverty in india, <head count ratio, bpl, <multidimensional poverty index, mpi, garibi rekha
  unemployment | Unemployment | berojgari, plfs, labour force
  unemployment-types | Types of Unemployment | kinds of unemployment, <structural unemployment, <frictional unemployment, <cyclical unemployment, <seasonal unemployment, berojgari ke prakar
  phillips-curve | Phillips Curve | philips curve, phillips curve inflation unemployment, trade off of inflation and unemployment
  sectors | Sectors of the Economy | <primary sector, <secondary sector, <tertiary sector, sectors of indian economy, organised and unorganised sector, <core industries
  agriculture | Agricultural Economy | agricultural economics, apmc, <buffer stock, <cacp, krishi arthvyavastha
  msp | Minimum Support Price | msp, nyuntam samarthan mulya, msp and cacp, minimum support prices, msp of crops, msp crops
  green-revolution | Green Revolution | harit kranti, green revolution in india, hyv seeds
  land-reforms | Land Reforms | bhoomi sudhar, <land ceiling, <zamindari abolition, <consolidation of holdings, <bhoodan
  five-year-plans | Five-Year Plans | five year plan, panchvarshiya yojana, panchvarshiya yojna, panch varshiya yojana, panchvarshiy yojana, economic planning, 12th five year plan
  economic-reforms | Economic Reforms and Industrial Policy | lpg reforms, 1991 reforms, new economic policy, liberalisation privatisation globalisation, industrial policy, maharatna, navratna, liberalisation, liberalization, economic liberalisation
  money | Money and Money Supply | money supply, m1 m2 m3, <reserve money, <high powered money, <fiat money, <legal tender, quantity theory of money, mudra ki purti
  monetary-policy | Monetary Policy | maudrik niti, credit control, <inflation targeting, quantitative easing, <moral suasion
  monetary-policy-committee | Monetary Policy Committee | mpc, monetary policy committee of rbi, maudrik niti samiti
  repo-rate | Repo Rate and Policy Rates | repo rate, repo, <reverse repo rate, <bank rate, msf, <marginal standing facility, <standing deposit facility, sdf, policy rates, laf, liquidity adjustment facility, repo dar, <reverse repo
  crr-slr | CRR and SLR | crr, slr, cash reserve ratio, <statutory liquidity ratio, ndtl
  rbi | Reserve Bank of India | rbi, governor of rbi, central bank, rbi act, <hilton young commission, bhartiya reserve bank, bharatiya reserve bank
  inflation | Inflation | mudrasfiti, mudra sphiti, mudra sfiti, mudrasphiti, mahangai, <deflation, <disinflation
  price-indices | CPI and WPI | cpi, wpi, price index, consumer price index, wholesale price index, inflation index, base year
  iip | Index of Industrial Production & Core Industries | iip, index of industrial production, eight core industries, core sector, index of eight core industries, audyogik utpadan suchkank
  budget | Union Budget | budget, government budget, <zero based budgeting, kendriya bajat, <economic survey
  deficits | Fiscal Deficit and Other Deficits | <revenue deficit, <primary deficit, <budget deficit, <deficit financing
  fiscal-policy | Fiscal Policy and Public Debt | fiscal policy, public finance, public debt, rajkoshiya niti, <crowding out, fiscal consolidation
  taxes | Taxes | tax, taxation, indian tax system, income tax, <cess, <surcharge, kar pranali, <customs duty
  gst | Goods and Services Tax | gst, goods and service tax, <cgst, <sgst, <igst, <input tax credit, vastu evam seva kar, gst in india
  gst-council | GST Council | gst parishad, goods and services tax council, article 279a
  balance-of-payments | Balance of Payments | bop, <balance of trade, <foreign exchange reserves, forex reserves, <special drawing rights, sdr, bhugtan santulan
  exchange-rate | Exchange Rate | convertibility of rupee, <floating exchange rate, vinimay dar, neer and reer
  foreign-trade | Foreign Trade | international trade, trade policy, <comparative advantage, <tariff, import quota, <anti dumping duty, <most favoured nation, free trade agreement, videshi vyapar
  foreign-investment | Foreign Investment | fpi, fii, <portfolio investment, <masala bond, gdr, <adr, external commercial borrowing, <fema
  economic-terms | Economic Terms | economics terms, economic terminology, banking and economic terms
  gdp-deflator | GDP Deflator | gdp deflater, deflator, real gdp and gdp deflator
  types-of-tax | Types of Tax | types of taxes, kar ke prakar, direct and indirect tax, <direct tax, <indirect tax, <progressive tax, direct and indirect taxes, pratyaksh kar, apratyaksh kar, <capital gains tax, <regressive tax
  rbi-functions | Functions of the RBI | functions of rbi, rbi functions, rbi ke karya, role of rbi, rbi role and functions, functions of reserve bank of india, role of reserve bank of india
  money-multiplier | Money Multiplier & Credit Creation | money multiplier, credit creation, credit creation by banks, sakh nirman
  special-economic-zones | Special Economic Zones | sez, special economic zone, sez act, <export processing zone, sez act 2005
  venture-capital | Venture Capital & Start-ups | venture capital, angel investor, angel investors, unicorn startup, <seed capital, venture capital fund
  money-and-banking | Money & Banking | mudra aur banking
  giffen-and-inferior-goods | Giffen, Inferior & Normal Goods | giffen goods, giffen good, giffen paradox, inferior goods, normal goods, veblen goods, normal and inferior goods, exceptions to law of demand, giffen vastu, ghatiya vastu
  perfect-competition | Perfect Competition | perfect competition market, perfectly competitive market, purn pratiyogita
  monopoly | Monopoly | monopoly market, features of monopoly, monopoly features, monopolist, natural monopoly, ekadhikar, price discrimination
  oligopoly | Oligopoly & Monopolistic Competition | oligopoly, cartel, monopolistic competition, duopoly, kinked demand curve, alpadhikar
  opportunity-cost | Opportunity Cost & Production Possibility Curve | opportunity cost, production possibility curve, ppc, production possibility frontier, avsar lagat
  disguised-unemployment | Disguised Unemployment | hidden unemployment, chhipi berojgari, prachchhann berojgari, disguised unemployment in india
  demand-pull-and-cost-push | Demand-Pull & Cost-Push Inflation | demand pull inflation, cost push inflation, demand pull and cost push
  indifference-curve | Indifference Curve & Consumer Surplus | indifference curve, indifference curves, consumer surplus, budget line, marginal rate of substitution, udasinta vakra
  gini-and-lorenz | Gini Coefficient & Lorenz Curve | gini coefficient, gini index, lorenz curve, gini coefficient and lorenz curve
  foreign-direct-investment | Foreign Direct Investment | fdi, fdi in india, fdi and fpi, fdi vs fpi, pratyaksh videshi nivesh
  open-market-operations | Open Market Operations | omo, open market operation, khule bazar ki kriyayen
  devaluation | Devaluation & Depreciation of the Rupee | devaluation, rupee depreciation, currency depreciation, devaluation of rupee, avmulyan, devaluation and depreciation
  disinvestment | Disinvestment & Privatisation | disinvestment, privatisation, privatization, strategic sale, disinvestment in india, vinivesh
  demonetisation | Demonetisation | demonetization, demonetisation 2016, notebandi, note bandi, vimudrikaran
  frbm-act | FRBM Act | frbm, frbm act 2003, fiscal responsibility and budget management act, n k singh committee frbm
  receipts-and-expenditure | Revenue & Capital Receipts and Expenditure | revenue receipts, capital receipts, capital expenditure, revenue expenditure, revenue and capital receipts, revenue and capital expenditure
  functions-of-money | Functions of Money | function of money, money functions, barter system, mudra ke karya, medium of exchange, store of value
  fiscal-vs-revenue-deficit | Difference between Fiscal Deficit and Revenue Deficit | fiscal deficit and revenue deficit, fiscal and revenue deficit, revenue deficit and fiscal deficit, fiscal deficit vs revenue deficit, revenue deficit vs fiscal deficit, rajkoshiya ghata aur rajasva ghata
  fiscal-deficit | Fiscal Deficit | rajkoshiya ghata, fiscal deficit in india, fiscal deficit formula
  human-development-index | Human Development Index | hdi, hdi index, hdi components, components of hdi, dimensions of hdi, inequality adjusted hdi, manav vikas suchkank
  types-of-inflation | Types of Inflation | inflation types, kinds of inflation, creeping inflation, galloping inflation, hyperinflation, stagflation, core inflation, headline inflation, skewflation, mudrasfiti ke prakar, inflation types and causes, types and causes of inflation, inflation causes and types, causes of inflation
  first-five-year-plan | First Five-Year Plan | 1st five year plan, first plan, first five year plan 1951, pratham panchvarshiya yojana
  national-income-numericals | National Income Numericals | national income numerical, gdp gnp ndp formulas, gdp gnp nnp ndp formulas, gdp gnp formulas, national income formulas, gdp formula, gnp formula, ndp formula, numericals on national income, national income calculation, gdp numericals, calculation of national income, national income problems
  demographic-dividend | Demographic Dividend | demographic window, janankikiya labhansh
  public-distribution-system | Public Distribution System | pds, targeted public distribution system, tpds, ration shops, sarvajanik vitran pranali
  infrastructure | Infrastructure | economic infrastructure, social infrastructure, infrastructure development, adharbhut sanrachna
  plan-models | Models of Planning | five year plan models, models of five year plans, plan models, planning models, five year plans models, mahalanobis model, harrod domar model, <bombay plan, <gandhian plan, <peoples plan, <sarvodaya plan, plans before independence, five year plans with models, five year plan with model, five year plans and models, five year plans and their models, models of planning in india
  current-account | Current Account of the Balance of Payments | bop current account, balance of payment current account, current account of balance of payments, current account deficit, cad, chalu khata ghata
  deficit-numericals | Sums on Deficits | deficit numericals, fiscal deficit numericals, revenue deficit numericals, primary deficit numericals, budget deficit numericals, fiscal deficit sums
  poverty-committees | Committees on Poverty | poverty estimation committees, poverty line committees, committees on poverty line, committees on poverty estimation, poverty committees, tendulkar committee poverty, <rangarajan committee poverty, poverty estimation in india
  economic-systems | Economic Systems | mixed economy, types of economy, types of economies, types of economic systems, capitalist economy, socialist economy, capitalism and socialism, market economy, planned economy, mishrit arthvyavastha
  consumer-protection | Consumer Protection & Consumer Rights | consumer protection, consumer rights, rights of consumers, consumer protection act, consumer protection act 2019, consumer protection act 1986, consumer awareness, consumer day, consumer court, upbhokta sanrakshan, upbhokta adhikar
`
