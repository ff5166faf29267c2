/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  national-income | National Income | gva, rashtriya aay, <per capita income, <circular flow of income
  gdp-and-gnp | GDP and GNP | gdp, gnp, nnp, gdp gnp nnp, gdp gnp nnp ndp, <gross domestic product, <gross national product, <real and nominal gdp, sakal gharelu utpad, gni, <net domestic product
  gdp-against-gnp | Difference between GDP & GNP | gdp vs gnp, gdp and gnp difference, gdp aur gnp mein antar
  growth-and-development | Economic Growth and Development | economic growth, economic development, sustainable development economics, <capital output ratio
  human-development | Human Development | manav vikas
  inequality | Income Inequality | <kuznets curve
  poverty | Poverty | garibi, <poverty line, poverty in india, <head count ratio, bpl, <multidimensional poverty index, mpi, garibi rekha
  unemployment | Unemployment | berojgari, plfs, labour force
  unemployment-types | Types of Unemployment | kinds of unemployment, <structural unemployment, <frictional unemployment, <cyclical unemployment, <seasonal unemployment, berojgari ke prakar
  phillips-curve | Phillips Curve | philips curve, phillips curve inflation unemployment, trade off of inflation and unemployment
  sectors | Sectors of the Economy | <primary sector, <secondary sector, <tertiary sector, sectors of indian economy, organised and unorganised sector, <core industries, bhartiya arthvyavastha ke kshetrak, arthvyavastha ke kshetra, arthvyavastha ke kshetrak
  agriculture | Agricultural Economy | agricultural economics, apmc, <buffer stock, <cacp, krishi arthvyavastha, agricultural marketing, <e nam, krishi vipanan
  msp | Minimum Support Price | msp, nyuntam samarthan mulya, msp and cacp, msp of crops
  green-revolution | Green Revolution | harit kranti, green revolution in india, hyv seeds
  land-reforms | Land Reforms | bhoomi sudhar, <land ceiling, <zamindari abolition, <consolidation of holdings
  five-year-plans | Five-Year Plans | panchvarshiya yojana, panchvarshiya yojna, panch varshiya yojana, panchvarshiy yojana, economic planning, 12th five year plan, planned development, politics of planned development
  economic-reforms | Economic Reforms and Industrial Policy | industrial policy, maharatna, navratna, liberalisation, liberalization, economic liberalisation
  money | Money and Money Supply | money supply, <fiat money, <legal tender, quantity theory of money, mudra ki purti
  monetary-policy | Monetary Policy | maudrik niti, credit control, <quantitative easing, <moral suasion
  monetary-policy-tools | Tools of Monetary Policy | instruments of monetary policy, monetary policy tools, monetary policy instruments, tools of credit control, quantitative and qualitative tools, maudrik niti ke upkaran
  inflation-targeting | Inflation Targeting | flexible inflation targeting, inflation targeting in india, inflation target of rbi
  monetary-policy-committee | Monetary Policy Committee | mpc, monetary policy committee of rbi, maudrik niti samiti
  repo-rate | Repo Rate and Policy Rates | repo rate, repo, <reverse repo rate, <bank rate, msf, <marginal standing facility, <standing deposit facility, sdf, policy rates, laf, liquidity adjustment facility, repo dar, <reverse repo
  crr-slr | CRR and SLR | crr, slr, cash reserve ratio, <statutory liquidity ratio, ndtl
  rbi | Reserve Bank of India | rbi, central bank, rbi act, <hilton young commission, bhartiya reserve bank, bharatiya reserve bank, kendriya bank
  inflation | Inflation | mudrasfiti, mudra sphiti, mudra sfiti, mudrasphiti, mahangai, <deflation, <disinflation
  price-indices | CPI and WPI | cpi, wpi, price index, consumer price index, wholesale price index, inflation index, base year
  iip | Index of Industrial Production & Core Industries | iip, index of industrial production, eight core industries, core sector, index of eight core industries, audyogik utpadan suchkank
  budget | Union Budget | budget, government budget, <zero based budgeting, kendriya bajat, <economic survey, bajat, aam bajat
  deficits | Fiscal Deficit and Other Deficits | <revenue deficit, <primary deficit, <budget deficit, <deficit financing
  fiscal-policy | Fiscal Policy and Public Debt | fiscal policy, public finance, public debt, rajkoshiya niti, <crowding out, fiscal consolidation
  taxes | Taxes | tax, taxation, indian tax system, income tax, <cess, <surcharge, kar pranali, <customs duty, kar pranali in india, <excise duty, <value added tax, <vat
  gst | Goods and Services Tax | gst, <cgst, <sgst, <igst, <input tax credit, vastu evam seva kar, gst in india, <101st amendment
  gst-council | GST Council | gst parishad, goods and services tax council, article 279a
  balance-of-payments | Balance of Payments | bop, <balance of trade, <foreign exchange reserves, <forex reserves, <special drawing rights, sdr, bhugtan santulan
  exchange-rate | Exchange Rate | convertibility of rupee, <floating exchange rate, vinimay dar, neer and reer
  foreign-trade | Foreign Trade | international trade, trade policy, <comparative advantage, <tariff, import quota, <anti dumping duty, <most favoured nation, free trade agreement, videshi vyapar
  foreign-investment | Foreign Investment | fpi, fii, <portfolio investment, <masala bond, gdr, <adr, external commercial borrowing, <fema
  economic-terms | Economic Terms | economic terminology, banking and economic terms
  gdp-deflator | GDP Deflator | gdp deflater, deflator, real gdp and gdp deflator
  types-of-tax | Types of Tax | types of taxes, kar ke prakar, <direct tax, <indirect tax, <progressive tax, pratyaksh kar, apratyaksh kar, <capital gains tax, <regressive tax
  rbi-functions | Functions of the RBI | rbi ke karya, role of rbi, rbi role and functions, functions of reserve bank of india, role of reserve bank of india, <lender of last resort
  money-multiplier | Money Multiplier & Credit Creation | money multiplier, credit creation, credit creation by banks, sakh nirman
  special-economic-zones | Special Economic Zones | sez, sez act, <export processing zone, sez act 2005
  venture-capital | Venture Capital & Start-ups | venture capital, <angel investor, unicorn startup, <seed capital, venture capital fund
  money-and-banking | Money & Banking | mudra aur banking
  disguised-unemployment | Disguised Unemployment | hidden unemployment, chhipi berojgari, prachchhann berojgari, disguised unemployment in india
  demand-pull-and-cost-push | Demand-Pull & Cost-Push Inflation | demand pull inflation, cost push inflation, demand pull and cost push
  gini-and-lorenz | Gini Coefficient & Lorenz Curve | gini coefficient, gini index, lorenz curve
  foreign-direct-investment | Foreign Direct Investment | fdi, fdi in india, pratyaksh videshi nivesh
  open-market-operations | Open Market Operations | omo, khule bazar ki kriyayen
  devaluation | Devaluation & Depreciation of the Rupee | devaluation, rupee depreciation, currency depreciation, devaluation of rupee, avmulyan, devaluation and depreciation
  disinvestment | Disinvestment & Privatisation | disinvestment, privatisation, privatization, strategic sale, disinvestment in india, vinivesh
  demonetisation | Demonetisation | demonetization, demonetisation 2016, notebandi, note bandi, vimudrikaran
  frbm-act | FRBM Act | frbm, frbm act 2003, fiscal responsibility and budget management act, n k singh committee frbm
  receipts-and-expenditure | Revenue & Capital Receipts and Expenditure | revenue receipts, capital receipts, capital expenditure, revenue expenditure, revenue and capital receipts, revenue and capital expenditure
  functions-of-money | Functions of Money | barter system, mudra ke karya, medium of exchange, store of value
  fiscal-vs-revenue-deficit | Difference between Fiscal Deficit and Revenue Deficit | fiscal deficit and revenue deficit, rajkoshiya ghata aur rajasva ghata
  fiscal-deficit | Fiscal Deficit | rajkoshiya ghata, fiscal deficit in india, fiscal deficit formula
  human-development-index | Human Development Index | hdi, hdi index, hdi components, dimensions of hdi, inequality adjusted hdi, manav vikas suchkank
  types-of-inflation | Types of Inflation | kinds of inflation, <creeping inflation, <galloping inflation, <hyperinflation, stagflation, <core inflation, <headline inflation, <skewflation, mudrasfiti ke prakar, inflation types and causes, causes of inflation
  first-five-year-plan | First Five-Year Plan | 1st five year plan, first plan, first five year plan 1951, pratham panchvarshiya yojana
  national-income-numericals | National Income Numericals | gdp gnp ndp formulas, gdp gnp nnp ndp formulas, gdp gnp formulas, national income formulas, gdp formula, gnp formula, ndp formula, national income calculation, gdp numericals, national income problems
  demographic-dividend | Demographic Dividend | demographic window, janankikiya labhansh
  public-distribution-system | Public Distribution System | pds, targeted public distribution system, tpds, ration shops, sarvajanik vitran pranali
  infrastructure | Infrastructure | economic infrastructure, social infrastructure, infrastructure development, adharbhut sanrachna
  plan-models | Models of Planning | five year plan models, plan models, mahalanobis model, <harrod domar model, five year plans with models, five year plans and their models, models of planning in india
  current-account | Current Account of the Balance of Payments | bop current account, current account deficit, cad, chalu khata ghata
  deficit-numericals | Sums on Deficits | deficit numericals, fiscal deficit numericals, revenue deficit numericals, primary deficit numericals, budget deficit numericals, fiscal deficit sums
  poverty-committees | Committees on Poverty | poverty estimation committees, poverty line committees, tendulkar committee poverty, <rangarajan committee poverty, poverty estimation in india
  economic-systems | Economic Systems | mixed economy, types of economy, types of economies, types of economic systems, capitalist economy, socialist economy, capitalism and socialism, market economy, planned economy, mishrit arthvyavastha
  consumer-protection | Consumer Protection & Consumer Rights | consumer protection, consumer rights, consumer protection act, consumer protection act 2019, consumer protection act 1986, consumer awareness, consumer day, consumer court, upbhokta sanrakshan, upbhokta adhikar
  plans-before-independence | Bombay, People's & Gandhian Plans | plans before independence, bombay plan, gandhian plan, peoples plan, sarvodaya plan, bombay plan 1944, bombay plan and gandhian plan, planning before independence, visvesvaraya plan, national planning committee 1938, history of planning in india, bombay plan peoples plan gandhian plan sarvodaya plan
  plan-periods | Five-Year Plans: Years & Models | five year plans years, five year plans with years, five year plans year wise, five year plan periods, <plan holiday, <rolling plan, five year plans and their years, five year plans in order, panchvarshiya yojana year wise
  lpg-reforms | LPG Reforms of 1991 | lpg reforms, 1991 reforms, economic reforms 1991, new economic policy 1991, new economic policy, liberalisation privatisation globalisation, lpg policy, lpg 1991, udarikaran nijikaran vaishvikaran, nai arthik niti 1991, globalisation, globalization, vaishvikaran, globalisation and the indian economy
  direct-against-indirect-tax | Difference between Direct & Indirect Taxes | direct tax and indirect tax difference, difference between direct and indirect tax, direct tax vs indirect tax, pratyaksh aur apratyaksh kar, pratyaksh aur apratyaksh kar mein antar
  national-income-methods | Methods of Measuring National Income | methods of national income, methods of calculating national income, income method, expenditure method, value added method, product method, methods to measure national income, national income accounting methods, rashtriya aay mapne ki vidhiyan
  money-aggregates | Measures of Money Supply: M0 to M4 | m0 m1 m2 m3, m1 m2 m3, m1 m2 m3 m4, money supply m0 m1 m2 m3, money supply m1 m2 m3, money supply measures, narrow money and broad money, <narrow money, <broad money, monetary aggregates, money aggregates, <reserve money, <high powered money
  poverty-programmes | Poverty Alleviation Programmes | poverty alleviation programmes in india, poverty alleviation schemes, poverty alleviation, anti poverty programmes, anti poverty schemes, poverty eradication programmes, garibi unmulan karyakram, garibi unmulan yojana, irdp and trysem
  human-capital | Human Capital | human capital formation, manav punji, manav poonji, people as resource, human resource development, <brain drain, human capital formation in india
  laffer-curve | Laffer Curve | laffer
  gst-reform-2025 | GST Reform of 2025 | gst 2.0, gst 2.0 rates, gst reform, gst reforms 2025, new gst rates, new gst slabs, next generation gst
  pay-commission | Central Pay Commission | pay commission, 8th pay commission, eighth pay commission, 7th pay commission, vetan aayog
`
