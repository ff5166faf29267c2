/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  banks-of-india | Banks and their Headquarters | banks of india, bank and headquarters, indian banks, public sector banks, private banks
  financial-bodies | Financial Institutions | financial bodies, headquarters of financial bodies, <exim bank, <national housing bank, <nabfid
  bank-history | History & Mergers of Banks | history of banking, merger of banks, <imperial bank, <bank of hindustan
  bank-nationalisation | Nationalisation of Banks | bank nationalisation, bank nationalization, nationalization of banks, nationalised banks, bankon ka rashtriyakaran
  types-of-banks | Types of Banks | rrb, cooperative bank, <scheduled bank, <commercial bank, local area bank, bank ke prakar
  payments-banks | Payments Banks | payments bank, payment bank, payment banks
  regional-rural-banks | Regional Rural Banks | rrb regional rural banks, regional rural bank, gramin bank, kshetriya gramin bank
  bank-accounts | Bank Accounts and Deposits | bank account, types of bank accounts, types of deposits, <savings account, current account of bank, <fixed deposit, <recurring deposit, <nostro account, <vostro account, <casa, <nostro vostro, <nostro and vostro, <cash credit
  cheques | Cheques and Negotiable Instruments | cheque, <demand draft
  loans | Loans and Security | bank loan, <hypothecation, <pledge, <mortgage, <overdraft, <letter of credit, collateral
  npa | Non-Performing Assets | npa, bad loans, <wilful defaulter
  sarfaesi | SARFAESI Act | sarfaesi act 2002, sarfaesi, securitisation act
  insolvency | Insolvency Code & Asset Reconstruction | ibc, ibc 2016, insolvency and bankruptcy code 2016, insolvency and bankruptcy code, insolvency, <bad bank, <asset reconstruction company, <narcl, nclt
  basel-norms | Basel Norms and Bank Capital | basel, basel norms, <capital adequacy ratio, crar, <tier 1 capital, banking risks, d sib, basel 2
  payment-systems | Payment Systems | digital payment, digital banking, nach, <ifsc, <micr, <swift, electronic fund transfer, card payment, payment and settlement systems
  neft-rtgs-imps | NEFT, RTGS and IMPS | neft, rtgs, imps, neft rtgs, <immediate payment service
  npci | NPCI and UPI | national payments corporation of india, <rupay, <bhim, <aeps, <fastag, bharat bill payment system, bbps, <e rupi
  digital-rupee | Digital Rupee | cbdc, e rupee, central bank digital currency, digital currency of rbi
  customer-protection | Banking Acts and Customer Protection
  kyc-and-money-laundering | KYC & Money Laundering | kyc norms, kyc aml, aml, anti money laundering, money laundering, dhan shodhan
  financial-inclusion | Financial Inclusion | self help group bank linkage, <lead bank scheme, banking correspondent
  priority-sector | Priority Sector Lending | priority sector, psl, prathmikta kshetra, priority sector lending norms
  mudra | MUDRA Loans | mudra yojana, pmmy, pradhan mantri mudra yojana, mudra bank, mudra
  nbfc | Non-Banking Financial Companies | nbfc, shadow banking, <housing finance company
  nabard | NABARD | nabard functions, role of nabard, nabard ke karya, nabard bank, national bank for agriculture and rural development, <ridf, rural credit
  sidbi | SIDBI and MSME Finance | sidbi, small industries development bank of india, msme, msme loans, <treds
  money-market | Money Market | money market instruments, mudra bazar
  capital-market | Capital Market | stock market, share market, <sensex, <nifty, <bull and bear, <debentures, punji bazar
  sebi | SEBI | securities and exchange board of india, sebi act, market regulator, regulator of stock market
  insurance | Insurance and IRDAI | insurance, types of insurance, <reinsurance, bima, <life insurance, general insurance, insurance awareness, <bancassurance
  pension | Pensions and PFRDA | pfrda, nps, national pension system, pension, <unified pension scheme, epfo
  credit-rating | Credit Rating and Credit Bureaus | credit rating, <crisil, <cibil, icra, <credit score, credit rating agencies
  cheque-truncation | Cheque Truncation System | cheque truncation, cts, cts 2010, <positive pay, <positive pay system, check truncation system
  banking-ombudsman | Banking Ombudsman | ombudsman, bank lokpal, banking lokpal, integrated ombudsman scheme, rbi ombudsman, banking ombudsman scheme
  treasury-bills | Treasury Bills | t bills, tbills, treasury bills in india
  money-and-banking | Money & Banking | mudra aur banking
  negotiable-instruments | Negotiable Instruments | negotiable instruments act, negotiable instruments act 1881, bill of exchange, promissory note, <endorsement, parkramya vilekh, section 138, cheque bounce
  basel-3 | Basel III | basel 3, basel 3 norms, basel iii norms, basel 2 and basel 3, basel three
  types-of-cheques | Types of Cheques | kinds of cheques, negotiable instruments act cheque types, types of cheques under negotiable instruments act, negotiable instruments types of cheques, cheque ke prakar, <bearer cheque, <order cheque
  sebi-functions | Functions of SEBI | sebi ke karya, role of sebi
  bank-headquarters | Headquarters of Banks | bank headquarters, banks and headquarters, banks headquarters, hq of banks, banks hq, headquarter of banks, bank ke mukhyalay, headquarters of public sector banks, psu banks headquarters, private banks headquarters
  bank-years | Founding Years of Banks | banks founding years, bank establishment year, banks established in, establishment year of banks, banks and establishment years, foundation year of banks
  payment-limits | Limits of NEFT, RTGS and IMPS | neft limit, rtgs limit, imps limit, rtgs minimum amount, limits of neft and rtgs, transaction limits of neft rtgs
  npa-classification | Classification of NPAs | types of npa, sub standard doubtful loss assets, npa categories, asset classification of banks, special mention account, sma 0 sma 1 sma 2
  plastic-money | ATMs & Bank Cards | atm, <debit card, credit card, debit card and credit card, <white label atm, plastic money, bank cards, <brown label atm
  monetary-policy-tools | Tools of Monetary Policy | instruments of monetary policy, tools of rbi, credit control tools, methods of credit control, quantitative and qualitative tools, quantitative and qualitative instruments of rbi, maudrik niti ke upkaran
  kyc-documents | KYC Documents | officially valid documents, officially valid documents for kyc, kyc documents list, ovd
  small-finance-banks | Small Finance Banks | small finance bank, sfb, small finance banks in india, laghu vitt bank
  mutual-funds | Mutual Funds | types of mutual funds, sip, systematic investment plan, nav of mutual fund, <amfi
  irdai | IRDAI | insurance regulator, insurance regulator of india, irda, insurance regulatory and development authority, insurance regulatory authority, bima niyamak
  repo-and-reverse-repo | Repo Rate against Reverse Repo Rate | difference between repo rate and reverse repo rate, difference between repo and reverse repo, repo rate and reverse repo rate, repo vs reverse repo
  stock-exchanges | Stock Exchanges of India | stock exchange, bse and nse, bombay stock exchange, national stock exchange
  repo-crr-slr | Repo Rate, CRR & SLR | repo crr slr, rbi monetary policy repo crr slr, monetary policy repo crr slr, repo crr slr difference, difference between repo crr and slr, difference between crr and slr, crr and slr difference, crr vs slr, repo rate crr slr msf, rbi repo rate crr slr, crr aur slr mein antar
  narasimham-committee | Narasimham Committee | narasimham committee recommendations, narasimham committee 1991, narasimham committee 1998, narsimham committee, narasimhan committee, narsimhan committee, banking sector reforms, banking reforms in india, banking reforms narasimham committee
  banking-regulation-act | Banking Regulation Act, 1949 | banking regulation act, br act 1949, br act, banking companies act, sections of banking regulation act, banking viniyaman adhiniyam
  types-of-bonds | Types of Bonds | bonds, types of bonds masala green, <masala bond, <green bond, <zero coupon bond, <junk bonds, kinds of bonds, <sovereign gold bond, masala and green bonds, bond ke prakar
  mclr-and-base-rate | MCLR & Base Rate | mclr, base rate, marginal cost of funds based lending rate, external benchmark lending rate, eblr, bplr base rate mclr, difference between mclr and base rate, mclr base rate difference
  nri-accounts | Accounts of Non-Residents | nre nro and fcnr accounts, nre nro, nre nro fcnr, nre and nro account, nre account, nro account, fcnr account, nri account, types of nri accounts, difference between nre and nro, types of bank accounts nre nro, nri bank accounts
  crossing-of-cheques | Crossing of Cheques | crossing of cheque types, types of crossing, crossed cheque, general and special crossing, account payee crossing
  rbi-governors | Governors of the RBI | rbi governors list, first governor of rbi, first indian governor of rbi, governors of reserve bank of india
  commercial-bank-functions | Functions of Commercial Banks | functions of commercial bank, functions of commercial banks in india, commercial banks functions, commercial bank functions, primary and secondary functions of banks, functions of banks, functions of a bank, vanijyik bank ke karya, agency functions of bank
  fdi-and-fpi | Difference between FDI and FPI | fdi and fpi, fdi and fii, fii and fpi, foreign direct investment and foreign portfolio investment, fdi and portfolio investment, fdi fpi fii
  fiscal-and-monetary-policy | Difference between Fiscal and Monetary Policy | fiscal and monetary policy, rajkoshiya niti aur maudrik niti
  commercial-and-cooperative-banks | Difference between Commercial and Cooperative Banks | commercial and cooperative banks, cooperative and commercial banks, commercial bank and cooperative bank, cooperative bank and commercial bank, commercial banks and co-operative banks, commercial banks and cooperative banks, vanijyik aur sahkari bank
  direct-and-indirect-tax | Difference between Direct and Indirect Taxes | direct and indirect tax, direct and indirect taxes, pratyaksh aur apratyaksh kar
  repo-and-bank-rate | Difference between Repo Rate and Bank Rate | repo rate and bank rate, bank rate and repo rate, repo and bank rate, bank rate and repo, repo rate bank rate, bank rate vs repo rate
  development-banks | Development Banks of India | development banks, development bank of india, development financial institutions, development finance institutions, nabard sidbi exim bank establishment, nabard sidbi exim bank, nabard sidbi exim nhb, all india financial institutions, aifi, development banks in india
  money-and-capital-market | Money Market and Capital Market Compared | money market and capital market, difference between money market and capital market, mudra bazar aur punji bazar
  primary-and-secondary-market | Primary and Secondary Market Compared | primary and secondary market, primary market, secondary market, prathmik aur dwitiyak bazar, new issue market and stock exchange
  banking-terms | Banking Terms | terms of banking, banking terminology, terms used in banking, banking terms and definitions, important banking terms, bank terms, banking shabdavali
  money-and-credit | Money and Credit | money and credit class 10, formal and informal credit, formal sector loans, mudra aur sakh, <barter system, <grameen bank of bangladesh, double coincidence of wants
  banking-abbreviations | Banking Abbreviations | banking full forms, bank full forms, full forms of banking terms, full form of neft rtgs, financial abbreviations
  derivatives-market | Financial Derivatives | derivatives futures, futures and options, derivatives market, derivative market, futures market, futures contract, options trading, <call option, <put option, <forward contract, <hedging, share market derivatives, vayda bazar, f and o, derivatives and futures, financial derivative
  notes-and-coins | Currency Notes & Coins of India | currency notes, currency note, indian currency notes, indian currency, coins of india, indian coins, mint, mints of india, paper currency printing, paper currency, note printing press, coinage act, coins act, rupee symbol, <new currency notes
  self-help-groups | Self-Help Groups | self help group, self help groups, shg, microfinance, micro finance, microfinance institutions
  ipo | Initial Public Offering | ipo, <asba, <red herring prospectus
  kyc | Know Your Customer | kyc, ekyc, ckyc
  commercial-paper | Commercial Paper | commercial papers, cp money market
  certificate-of-deposit | Certificate of Deposit | certificates of deposit
  call-money | Call Money Market | call money, notice money
  demat-account | Demat Account | demat, dematerialisation, depositories, nsdl and cdsl, depository participant
  deposit-insurance | Deposit Insurance | dicgc, insurance of bank deposits
  cryptocurrency | Cryptocurrency | crypto, virtual digital assets, <bitcoin
  kisan-credit-card | Kisan Credit Card | kcc
  upi | UPI | unified payments interface
  lic | Life Insurance Corporation (LIC) | lic, lic of india, life insurance corporation
`
