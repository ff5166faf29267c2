import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
types-of-banks | Commercial bank, vanijyik bank | A commercial bank takes deposits from the public and lends and invests them for profit.
types-of-banks | Scheduled bank, anusuchit bank | A scheduled bank is a bank listed in the Second Schedule of the RBI Act, 1934.
payments-banks | Payments bank | A payments bank is a bank that may take small deposits and offer payments and remittances but may not give loans or issue credit cards.
regional-rural-banks | Regional rural bank, RRB bank, gramin bank | A regional rural bank is a bank under the Act of 1976 for farmers, labourers and artisans of a region, owned by the Centre, the state and a sponsor bank in the ratio 50 : 15 : 35.
bank-accounts | Current account, chalu khata | A current account is a bank account for businesses with any number of deposits and withdrawals, which as a rule earns no interest.
bank-accounts | Fixed deposit, term deposit, FD, savadhi jama | A fixed deposit is money left with a bank for a fixed time at a fixed rate of interest, which is higher than that of a savings account.
bank-accounts | KYC, know your customer | KYC (know your customer) is the duty of a bank to check the identity and address of its customers, so as to prevent fraud and money laundering.
bank-accounts | CASA ratio, CASA | The CASA ratio is the share of current and savings account deposits in the total deposits of a bank; a high ratio means cheap funds.
cheques | Cheque, check bank | A cheque is a bill of exchange drawn on a named banker and payable only on demand.
cheques | Crossed cheque, crossing of cheque | A crossed cheque has two parallel lines across its face; it can be paid only into a bank account and not over the counter.
cheque-truncation | Cheque truncation system, CTS | The cheque truncation system stops the movement of the paper cheque: its picture and data are sent to the paying bank instead.
loans | Collateral, collateral security | Collateral is property that a borrower pledges to a lender, who may sell it if the loan is not repaid.
loans | Hypothecation | Hypothecation is a charge on movable goods in favour of a lender while the goods stay in the hands of the borrower, as in a car loan.
npa | Non performing asset, NPA, gair nishpadit parisampatti | A non-performing asset is a loan whose interest or principal has been overdue for more than 90 days.
sarfaesi | SARFAESI Act, sarfaesi | The SARFAESI Act, 2002 lets banks take and sell the assets pledged for a bad loan without going to court.
insolvency | Insolvency and Bankruptcy Code, IBC | The Insolvency and Bankruptcy Code, 2016 is the law for resolving insolvent companies and persons within a fixed time, through resolution professionals and tribunals.
basel-norms | Capital adequacy ratio, CAR, CRAR | The capital adequacy ratio is a bank's capital as a percentage of its risk-weighted assets. It shows how much loss the bank can bear.
payment-systems | Unified Payments Interface, UPI | The Unified Payments Interface is a system of NPCI that moves money at once between bank accounts by mobile phone, using a virtual payment address.
neft-rtgs-imps | NEFT, national electronic funds transfer | NEFT is the RBI's system for electronic transfer of money between bank accounts, settled in half-hourly batches at all hours; it has no minimum amount.
neft-rtgs-imps | RTGS, real time gross settlement | RTGS is the RBI's system that settles large payments one by one and at once; the minimum amount is two lakh rupees.
neft-rtgs-imps | IMPS, immediate payment service | IMPS is the instant transfer of money between bank accounts by mobile, internet or ATM, run by NPCI on all days and at all hours.
digital-rupee | Digital rupee, CBDC, e rupee, central bank digital currency | The digital rupee is the currency of the RBI in electronic form: legal tender and a liability of the central bank, as a note is.
financial-inclusion | Financial inclusion, vittiya samaveshan | Financial inclusion means that everyone, above all the poor, has access to useful and affordable banking, credit, insurance and pension services.
priority-sector | Priority sector lending, PSL | Priority sector lending is the share of loans that banks must give to sectors such as agriculture, small enterprises, education, housing and weaker sections.
nbfc | NBFC, non banking financial company | A non-banking financial company lends and invests like a bank but cannot take demand deposits and is not part of the payment system.
nabard | NABARD | NABARD is the National Bank for Agriculture and Rural Development, set up in 1982 as the apex bank for rural credit.
money-market | Money market, mudra bazar | The money market is the market for funds and instruments of up to one year, such as call money, treasury bills and commercial paper.
money-market | Commercial paper | Commercial paper is an unsecured promissory note by which sound companies borrow in the money market for up to a year.
money-market | Call money | Call money is money that banks lend each other for one day.
treasury-bills | Treasury bill, T-bill, rajkosh bill | A treasury bill is a short-term security of the Government of India, sold at a discount and repaid at face value after 91, 182 or 364 days.
capital-market | Capital market, punji bazar | The capital market is the market for long-term funds: shares, debentures and bonds.
capital-market | IPO, initial public offering | An initial public offering is the first sale of shares of a company to the public.
capital-market | Debenture, rin patra | A debenture is a document by which a company acknowledges a loan and promises interest at a fixed rate; its holder is a creditor, not an owner.
capital-market | Mutual fund | A mutual fund pools the money of many investors and invests it in shares, bonds and other securities through professional managers.
capital-market | Bull market, bull and bear | A bull market is one in which prices rise and are expected to rise further; in a bear market they fall and are expected to fall further.
sebi | SEBI | SEBI is the Securities and Exchange Board of India, the regulator of the securities market, set up in 1988 and given statutory powers in 1992.
insurance | Insurance, bima, बीमा | Insurance is a contract by which an insurer, in return for a premium, promises to make good a loss or pay a sum when a named event happens.
insurance | Bancassurance | Bancassurance is the sale of insurance through the branches of a bank.
`)
