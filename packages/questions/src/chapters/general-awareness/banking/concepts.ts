/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  repo-rate | Repo Rate and Policy Rates | repo rate, repo, <reverse repo rate, <bank rate, msf, <marginal standing facility, <standing deposit facility, sdf, policy rates, laf, liquidity adjustment facility, repo dar, <reverse repo
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
  customer-protection | Banking Acts and Customer Protection | <banking regulation act, <dicgc, deposit insurance
  kyc-and-money-laundering | KYC & Money Laundering | kyc, know your customer, kyc norms, kyc aml, kyc and aml, aml, anti money laundering, money laundering, <pmla, dhan shodhan
  financial-inclusion | Financial Inclusion | microfinance, self help group bank linkage, <lead bank scheme, banking correspondent, <kisan credit card, self help group, shg
  priority-sector | Priority Sector Lending | priority sector, psl, prathmikta kshetra, priority sector lending norms
  money-market | Money Market | <commercial paper, <certificate of deposit, <call money, money market instruments, mudra bazar
  sebi | SEBI | securities and exchange board of india, sebi act, market regulator, regulator of stock market
  insurance | Insurance and IRDAI | irdai, irda, insurance, lic, <reinsurance, bima, <life insurance, general insurance, insurance awareness
  cheque-truncation | Cheque Truncation System | cheque truncation, cts, cts 2010, <positive pay, <positive pay system, check truncation system
  banking-ombudsman | Banking Ombudsman | ombudsman, bank lokpal, banking lokpal, integrated ombudsman scheme, rbi ombudsman, banking ombudsman scheme
  money-and-banking | Money & Banking | mudra aur banking
  negotiable-instruments | Negotiable Instruments | negotiable instruments act, negotiable instrument, negotiable instruments act 1881, bill of exchange, promissory note, endorsement, parkramya vilekh, section 138, cheque bounce
  types-of-cheques | Types of Cheques | types of cheque, kinds of cheques
  sebi-functions | Functions of SEBI | sebi functions, sebi ke karya, role of sebi
  payment-limits | Limits of NEFT, RTGS and IMPS | neft rtgs imps limits, neft limit, rtgs limit, imps limit, rtgs minimum amount, limits of neft and rtgs, transaction limits of neft rtgs
  npa-classification | Classification of NPAs | npa classification, classification of npa, types of npa, sub standard doubtful loss assets, npa categories, asset classification of banks, special mention account, sma 0 sma 1 sma 2
`
