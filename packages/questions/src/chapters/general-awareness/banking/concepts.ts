/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  banks-of-india | Banks and their Headquarters | banks of india, bank and headquarters, indian banks, public sector banks, private banks
  financial-bodies | Financial Institutions | financial bodies, headquarters of financial bodies, <exim bank, <national housing bank, nabfid
  bank-history | History & Mergers of Banks | history of banking, merger of banks, <imperial bank, <bank of hindustan
  bank-nationalisation | Nationalisation of Banks | bank nationalisation, bank nationalization, nationalization of banks, nationalised banks, bankon ka rashtriyakaran
  types-of-banks | Types of Banks | rrb, cooperative bank, <scheduled bank, <commercial bank, local area bank, bank ke prakar
  payments-banks | Payments Banks | payments bank, payment bank, payment banks
  regional-rural-banks | Regional Rural Banks | regional rural bank, gramin bank, kshetriya gramin bank
  bank-accounts | Bank Accounts and Deposits | bank account, types of bank accounts, types of deposits, <savings account, current account of bank, <fixed deposit, <recurring deposit, <nostro account, <vostro account, <casa, nri account
  cheques | Cheques and Negotiable Instruments | cheque, cheques, <demand draft
  loans | Loans and Security | bank loan, <hypothecation, <pledge, <mortgage, <overdraft, <letter of credit, <mclr, <base rate, collateral
  npa | Non-Performing Assets | npa, non performing asset, bad loans, <wilful defaulter, non performing assets
  sarfaesi | SARFAESI Act | sarfaesi act 2002, sarfaesi, securitisation act
  insolvency | Insolvency Code & Asset Reconstruction | ibc, ibc 2016, insolvency and bankruptcy code 2016, insolvency and bankruptcy code, insolvency, <bad bank, <asset reconstruction company, <narcl, nclt
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
  capital-market | Capital Market | stock market, share market, <sensex, <nifty, <ipo, bull and bear, <debentures, punji bazar
  sebi | SEBI | securities and exchange board of india, sebi act, market regulator, regulator of stock market
  insurance | Insurance and IRDAI | insurance, types of insurance, lic, <reinsurance, bima, <life insurance, general insurance, insurance awareness
  pension | Pensions and PFRDA | pfrda, nps, national pension system, pension, <unified pension scheme, epfo
  credit-rating | Credit Rating and Credit Bureaus | credit rating, <crisil, <cibil, icra, <credit score, credit rating agencies
  cheque-truncation | Cheque Truncation System | cheque truncation, cts, cts 2010, <positive pay, <positive pay system, check truncation system
  banking-ombudsman | Banking Ombudsman | ombudsman, bank lokpal, banking lokpal, integrated ombudsman scheme, rbi ombudsman, banking ombudsman scheme
  treasury-bills | Treasury Bills | t bills, treasury bill, t bill, tbills, treasury bills in india
  money-and-banking | Money & Banking | mudra aur banking
  negotiable-instruments | Negotiable Instruments | negotiable instruments act, negotiable instrument, negotiable instruments act 1881, bill of exchange, promissory note, endorsement, parkramya vilekh, section 138, cheque bounce
  basel-3 | Basel III | basel 3, basel 3 norms, basel iii norms, basel 2 and basel 3, basel three
  types-of-cheques | Types of Cheques | types of cheque, kinds of cheques, cheque types, negotiable instruments act cheque types, types of cheques under negotiable instruments act, negotiable instruments types of cheques, cheque ke prakar, <crossing of cheque, <types of crossing of cheque, <crossed cheque, <bearer cheque, <order cheque
  sebi-functions | Functions of SEBI | sebi functions, sebi ke karya, role of sebi
  bank-headquarters | Headquarters of Banks | bank headquarters, banks and headquarters, banks headquarters, hq of banks, banks hq, headquarter of banks, bank ke mukhyalay, headquarters of public sector banks, psu banks headquarters, private banks headquarters
  bank-years | Founding Years of Banks | banks founding years, bank establishment year, banks established in, establishment year of banks, banks and establishment years, foundation year of banks
  payment-limits | Limits of NEFT, RTGS and IMPS | neft rtgs imps limits, neft limit, rtgs limit, imps limit, rtgs minimum amount, limits of neft and rtgs, transaction limits of neft rtgs
  npa-classification | Classification of NPAs | npa classification, classification of npa, types of npa, sub standard doubtful loss assets, npa categories, asset classification of banks, special mention account, sma 0 sma 1 sma 2
  plastic-money | ATMs & Bank Cards | atm, <debit card, credit card, debit card and credit card, debit and credit card, <white label atm, plastic money, bank cards, brown label atm
  monetary-policy-tools | Tools of Monetary Policy | monetary policy tools, instruments of monetary policy, monetary policy instruments, tools of rbi, rbi tools, credit control tools, methods of credit control, credit control methods, quantitative and qualitative tools, quantitative and qualitative instruments of rbi, maudrik niti ke upkaran
  kyc-documents | KYC Documents | documents for kyc, kyc document, officially valid documents, officially valid documents for kyc, kyc documents list, ovd
  small-finance-banks | Small Finance Banks | small finance bank, sfb, small finance banks in india, laghu vitt bank
  mutual-funds | Mutual Funds | mutual fund, types of mutual funds, sip, systematic investment plan, nav of mutual fund, amfi, mutual fund types
  irdai | IRDAI | insurance regulator, insurance regulator of india, irda, regulator of insurance, insurance regulatory and development authority, insurance regulatory authority, bima niyamak
  repo-and-reverse-repo | Repo Rate against Reverse Repo Rate | difference between repo rate and reverse repo rate, difference between repo and reverse repo, repo rate and reverse repo rate, repo and reverse repo rate, repo rate vs reverse repo rate, repo vs reverse repo, repo rate and reverse repo, reverse repo rate and repo rate
  stock-exchanges | Stock Exchanges of India | stock exchange, stock exchanges, stock exchange in india, bse and nse, bombay stock exchange, national stock exchange
`
