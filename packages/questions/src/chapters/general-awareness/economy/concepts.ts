/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  basic-concepts | Basic Concepts of Economics | <factors of production, <mixed economy, micro and macro economics, <macroeconomics
  demand-and-supply | Demand and Supply | demand, law of demand, law of supply, <demand curve, <supply curve, mang aur purti, equilibrium price
  elasticity | Elasticity of Demand | <price elasticity, elasticity of supply, <income elasticity, <cross elasticity, mang ki loch
  utility | Utility and Consumer Behaviour | consumer behaviour, marginal utility, law of diminishing marginal utility, upyogita
  production-and-cost | Production and Cost | <fixed cost, variable cost, <marginal cost, <economies of scale, <law of diminishing returns, returns to scale, theory of production
  market-structure | Market Structure | types of market, <monopsony, bazar ke prakar
  market-failure | Public Goods and Market Failure | public goods, <externality, <externalities, market failure, <free rider problem, <merit goods
  national-income | National Income | gva, rashtriya aay, <per capita income, methods of national income, <circular flow of income
  gdp-and-gnp | GDP and GNP | gdp, gnp, nnp, gdp gnp nnp, gdp gnp nnp ndp, gdp vs gnp, gdp and gnp difference, <gross domestic product, <gross national product, <real and nominal gdp, sakal gharelu utpad
  growth-and-development | Economic Growth and Development | economic growth, economic development, sustainable development economics, <capital output ratio
  human-development | Human Development | <human capital, manav vikas
  inequality | Income Inequality | <kuznets curve
  poverty | Poverty | garibi, <poverty line, poverty in india, <head count ratio, bpl, <multidimensional poverty index, mpi, poverty line committees, committees on poverty line, garibi rekha
  unemployment | Unemployment | berojgari, plfs, labour force
  unemployment-types | Types of Unemployment | kinds of unemployment, <structural unemployment, <frictional unemployment, <cyclical unemployment, <seasonal unemployment, berojgari ke prakar
  phillips-curve | Phillips Curve | philips curve, phillips curve inflation unemployment, trade off of inflation and unemployment
  sectors | Sectors of the Economy | <primary sector, <secondary sector, <tertiary sector, sectors of indian economy, organised and unorganised sector, <core industries
  agriculture | Agricultural Economy | agricultural economics, apmc, <buffer stock, <cacp, krishi arthvyavastha
  msp | Minimum Support Price | msp, nyuntam samarthan mulya, msp and cacp
  green-revolution | Green Revolution | harit kranti, green revolution in india, hyv seeds
  land-reforms | Land Reforms | bhoomi sudhar, <land ceiling, <zamindari abolition, <consolidation of holdings, <bhoodan
  five-year-plans | Five-Year Plans | five year plan, panchvarshiya yojana, panchvarshiya yojna, panch varshiya yojana, panchvarshiy yojana, economic planning, <mahalanobis model, 12th five year plan
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
  balance-of-payments | Balance of Payments | bop, <current account deficit, <balance of trade, <foreign exchange reserves, forex reserves, <special drawing rights, sdr, bhugtan santulan
  exchange-rate | Exchange Rate | convertibility of rupee, <floating exchange rate, vinimay dar, neer and reer
  foreign-trade | Foreign Trade | international trade, trade policy, <comparative advantage, <tariff, import quota, <anti dumping duty, <most favoured nation, free trade agreement, videshi vyapar
  foreign-investment | Foreign Investment | fpi, fii, <portfolio investment, <masala bond, gdr, <adr, external commercial borrowing, <fema
  economic-terms | Economic Terms | economics terms, economic terminology, banking and economic terms
  banks-of-india | Banks and their Headquarters | banks of india, bank and headquarters, indian banks, public sector banks, private banks
  financial-bodies | Financial Institutions | financial bodies, headquarters of financial bodies, <exim bank, <national housing bank, nabfid
  bank-history | History & Mergers of Banks | history of banking, merger of banks, <imperial bank, <bank of hindustan
  bank-nationalisation | Nationalisation of Banks | bank nationalisation, bank nationalization, nationalization of banks, nationalised banks, bankon ka rashtriyakaran
  types-of-banks | Types of Banks | <small finance bank, rrb, cooperative bank, <scheduled bank, <commercial bank, local area bank, bank ke prakar
  payments-banks | Payments Banks | payments bank, payment bank, payment banks
  regional-rural-banks | Regional Rural Banks | regional rural bank, gramin bank, kshetriya gramin bank
  bank-accounts | Bank Accounts and Deposits | bank account, types of bank accounts, types of deposits, <savings account, current account of bank, <fixed deposit, <recurring deposit, <nostro account, <vostro account, <casa, nri account
  cheques | Cheques and Negotiable Instruments | cheque, cheques, <demand draft, crossing of cheque
  loans | Loans and Security | bank loan, <hypothecation, <pledge, <mortgage, <overdraft, <letter of credit, <mclr, <base rate, collateral
  npa | Non-Performing Assets | npa, non performing asset, bad loans, <wilful defaulter, non performing assets
  sarfaesi | SARFAESI Act | sarfaesi act 2002, sarfaesi, securitisation act
  insolvency | Insolvency Code & Asset Reconstruction | ibc, insolvency and bankruptcy code, insolvency, <bad bank, <asset reconstruction company, <narcl, nclt
  basel-norms | Basel Norms and Bank Capital | basel, basel norms, <capital adequacy ratio, crar, <tier 1 capital, banking risks, d sib, basel 2
  payment-systems | Payment Systems | payment system, digital payment, digital banking, nach, <ifsc, <micr, <swift, electronic fund transfer, card payment, payment and settlement systems
  neft-rtgs-imps | NEFT, RTGS and IMPS | neft, rtgs, imps, neft rtgs, neft and rtgs, neft rtgs imps, neft vs rtgs, <immediate payment service
  npci | NPCI and UPI | upi, unified payments interface, national payments corporation of india, <rupay, <bhim, <aeps, <fastag, bharat bill payment system, bbps, <e rupi
  digital-rupee | Digital Rupee | cbdc, e rupee, central bank digital currency, digital currency of rbi
  customer-protection | Banking Acts and Customer Protection | <banking regulation act, <dicgc, deposit insurance
  kyc-and-money-laundering | KYC & Money Laundering | kyc, know your customer, kyc norms, kyc aml, kyc and aml, aml, anti money laundering, money laundering, <pmla, dhan shodhan
  financial-inclusion | Financial Inclusion | microfinance, self help group bank linkage, <lead bank scheme, banking correspondent, <kisan credit card, self help group, shg
  priority-sector | Priority Sector Lending | priority sector, psl, prathmikta kshetra, priority sector lending norms
  mudra | MUDRA Loans | mudra loan, mudra yojana, pmmy, pradhan mantri mudra yojana, mudra bank, mudra
  nbfc | Non-Banking Financial Companies | nbfc, non banking financial company, shadow banking, <housing finance company
  nabard | NABARD | nabard functions, functions of nabard, role of nabard, nabard ke karya, nabard bank, national bank for agriculture and rural development, <ridf, rural credit
  sidbi | SIDBI and MSME Finance | sidbi, small industries development bank of india, msme, msme loans, <treds
  money-market | Money Market | <commercial paper, <certificate of deposit, <call money, money market instruments, mudra bazar
  capital-market | Capital Market | stock market, share market, <stock exchange, <sensex, <nifty, <ipo, bull and bear, <mutual fund, <debentures, punji bazar
  sebi | SEBI | securities and exchange board of india, sebi act, market regulator, regulator of stock market
  insurance | Insurance and IRDAI | irdai, irda, insurance, lic, <reinsurance, bima, <life insurance, general insurance, insurance awareness
  pension | Pensions and PFRDA | pfrda, nps, national pension system, pension, <unified pension scheme, epfo
  credit-rating | Credit Rating and Credit Bureaus | credit rating, <crisil, <cibil, icra, <credit score, credit rating agencies
  cheque-truncation | Cheque Truncation System | cheque truncation, cts, cts 2010, <positive pay, <positive pay system, check truncation system
  banking-ombudsman | Banking Ombudsman | ombudsman, bank lokpal, banking lokpal, integrated ombudsman scheme, rbi ombudsman, banking ombudsman scheme
  gdp-deflator | GDP Deflator | gdp deflater, deflator, real gdp and gdp deflator
  treasury-bills | Treasury Bills | t bills, treasury bill, t bill, tbills, treasury bills in india
  types-of-tax | Types of Tax | types of taxes, kar ke prakar, direct and indirect tax, <direct tax, <indirect tax, <progressive tax, direct and indirect taxes, pratyaksh kar, apratyaksh kar, <capital gains tax, <regressive tax
  rbi-functions | Functions of the RBI | functions of rbi, rbi functions, functions of reserve bank of india, rbi ke karya, role of rbi
  money-multiplier | Money Multiplier & Credit Creation | money multiplier, credit creation, credit creation by banks, sakh nirman
  special-economic-zones | Special Economic Zones | sez, special economic zone, sez act, <export processing zone, sez act 2005
  plastic-money | ATMs & Bank Cards | atm, <debit card, credit card, debit card and credit card, debit and credit card, <white label atm, plastic money, bank cards, brown label atm
  venture-capital | Venture Capital & Start-ups | venture capital, angel investor, angel investors, unicorn startup, <seed capital, venture capital fund
  money-and-banking | Money & Banking | mudra aur banking
  giffen-and-inferior-goods | Giffen, Inferior & Normal Goods | giffen goods, giffen good, giffen paradox, inferior goods, normal goods, veblen goods, normal and inferior goods, exceptions to law of demand, giffen vastu, ghatiya vastu
  perfect-competition | Perfect Competition | perfect competition market, perfectly competitive market, purn pratiyogita
  monopoly | Monopoly | monopoly market, monopolist, natural monopoly, ekadhikar, price discrimination
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
  negotiable-instruments | Negotiable Instruments | negotiable instruments act, negotiable instrument, negotiable instruments act 1881, bill of exchange, promissory note, endorsement, parkramya vilekh, section 138, cheque bounce
  basel-3 | Basel III | basel 3, basel 3 norms, basel iii norms, basel 2 and basel 3, basel three
  fiscal-deficit | Fiscal Deficit | rajkoshiya ghata, fiscal deficit in india, fiscal deficit formula
  human-development-index | Human Development Index | hdi, hdi index, inequality adjusted hdi, manav vikas suchkank
  types-of-inflation | Types of Inflation | inflation types, kinds of inflation, creeping inflation, galloping inflation, hyperinflation, stagflation, core inflation, headline inflation, skewflation, mudrasfiti ke prakar, inflation types and causes, types and causes of inflation, inflation causes and types, causes of inflation
  first-five-year-plan | First Five-Year Plan | 1st five year plan, first plan, first five year plan 1951, pratham panchvarshiya yojana
  national-income-numericals | National Income Numericals | national income numerical, numericals on national income, national income calculation, gdp numericals, calculation of national income, national income problems
  types-of-cheques | Types of Cheques | types of cheque, kinds of cheques
  sebi-functions | Functions of SEBI | sebi functions, sebi ke karya, role of sebi
  demographic-dividend | Demographic Dividend | demographic window, janankikiya labhansh
  public-distribution-system | Public Distribution System | pds, targeted public distribution system, tpds, ration shops, sarvajanik vitran pranali
  infrastructure | Infrastructure | economic infrastructure, social infrastructure, infrastructure development, adharbhut sanrachna
  bank-headquarters | Headquarters of Banks | bank headquarters, banks and headquarters, banks headquarters, hq of banks, banks hq, headquarter of banks, bank ke mukhyalay, headquarters of public sector banks, psu banks headquarters, private banks headquarters
  bank-years | Founding Years of Banks | banks founding years, bank establishment year, banks established in, establishment year of banks, banks and establishment years, foundation year of banks
`
