import { about, defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

const BANKING = 'bank/banking-awareness'
const BANKS = 'facts/banks'
const REGULATORS = 'bank/banking-in-depth'
const PRACTICE = 'bank/banking-practice'

export const notes = defineNotes({
  overview:
    'What happens at and behind the counter of a bank: accounts and cheques, loans that are paid and loans that go bad, ways to send money, lending that the RBI orders, and where a customer complains.',
  terms,
  method: [
    'Sort the question: account, cheque, loan, payment, regulator or complaint.',
    'Find the neighbour that it is mixed up with (stale and post-dated, sub-standard and doubtful, NEFT and RTGS) and say what parts them.',
    'For a figure ask which year it holds for: targets and ceilings change.',
    'For a body ask what it may do: the RBI licenses banks, SEBI guards investors, the Ombudsman settles complaints.',
  ],
  tables: [
    {
      title: 'How a loan goes bad',
      columns: ['Overdue', 'Class'],
      rows: [
        ['up to 30 days', 'SMA-0'],
        ['31 to 60 days', 'SMA-1'],
        ['61 to 90 days', 'SMA-2'],
        ['more than 90 days', 'NPA, sub-standard for twelve months'],
        ['sub-standard for twelve months', 'doubtful'],
        ['found uncollectible', 'loss'],
      ],
      of: [PRACTICE, BANKING],
    },
    {
      title: 'Cheques',
      columns: ['Cheque', 'What it is'],
      rows: [
        ['bearer', 'paid to whoever presents it'],
        ['order', 'paid to the person named or as directed'],
        ['crossed', 'paid through an account'],
        ['stale', 'older than three months'],
        ['post-dated', 'bears a later date'],
        ['blank', 'signed without an amount'],
      ],
      of: [PRACTICE, BANKING],
    },
    {
      title: 'Ways to pay',
      columns: ['Way', 'Settles', 'Hold on to'],
      rows: [
        ['NEFT', 'in half-hourly batches', 'round the clock, no least amount'],
        ['RTGS', 'one by one, at once', 'from ₹2 lakh'],
        ['IMPS', 'at once', 'run by the NPCI'],
        ['UPI', 'at once', 'an address in place of an account number; run by the NPCI'],
      ],
      of: [BANKING],
    },
  ],
  tips: [
    about('facts/banking-abbreviations', 'Bank papers ask payment terms: NEFT, RTGS, IMPS, UPI, IFSC.'),
    about(
      'bank/tax-and-rate-pairs',
      'Direct: burden and payment on one person. Indirect: payment by the seller, burden on the buyer.',
    ),
    about('bank/finance-pairs', 'Policy of the RBI is monetary, policy of the budget is fiscal.'),
    about(
      'bank/rates-bonds-and-acts',
      'CRR is cash with the RBI; SLR stays with the bank in cash, gold and securities.',
    ),
    about(
      REGULATORS,
      '1969 fourteen banks, 1980 six; 2019 Vijaya and Dena to Bank of Baroda; 2020 ten banks into four.',
    ),
    about(
      BANKS,
      'The RBI was founded in 1935 as a private bank and nationalised in 1949; 14 banks followed in 1969 and 6 in 1980.',
    ),
    about(
      BANKS,
      'In 2020 ten public sector banks became four: PNB, Canara, Union, Indian. Twelve public sector banks are left (as of 2025).',
    ),
    about(
      BANKING,
      'A loan is non-performing after 90 days. Priority sector for most commercial banks: 40% of credit (as of 2025).',
    ),
    about(BANKING, 'Deposits are insured up to ₹5 lakh for each depositor in each bank (as of 2025).'),
    about(
      PRACTICE,
      'SEBI protects, regulates and develops: insider trading is the first, brokers the second, training the third.',
    ),
    about(PRACTICE, 'Complain to the bank first, wait 30 days, then go to the Ombudsman; it costs nothing.'),
  ],
  mistakes: [
    about(
      'facts/banking-abbreviations',
      'Guessing plausible words: the A of ATM is automated, not automatic.',
    ),
    about(
      'bank/rates-bonds-and-acts',
      'Mixing NRE and NRO: income earned in India goes to NRO and is taxed.',
    ),
    about(
      'bank/tax-and-rate-pairs',
      'Calling GST a direct tax because it is paid at every purchase: its burden is shifted to the buyer, so it is indirect.',
    ),
    about(
      'bank/finance-pairs',
      'Calling every purchase of shares by foreigners FDI: below ten per cent of a listed company it is portfolio investment.',
    ),
    about(REGULATORS, 'Letting a payments bank lend, or an NBFC take demand deposits.'),
    about(BANKS, 'Taking NABARD for a regulator of all banks: it finances farming and villages.'),
    about(BANKING, 'Saying that banks earn interest on the CRR: they do not.'),
    about(PRACTICE, 'Calling a standard asset an NPA: only sub-standard, doubtful and loss assets are.'),
  ],
  advanced: [
    about(
      PRACTICE,
      'With a Priority Sector Lending Certificate only the fulfilment of the target is sold; loan and risk stay where they are.',
    ),
  ],
  lists: {
    'facts/banking-abbreviations':
      'Learn a full form with the one word that is most often got wrong: RTGS ends in settlement, NPA is an asset, IMPS is immediate, the E of EMI is equated. Sort them by use: ways to pay, ratios of the RBI, bodies, taxes.',
    'bank/rates-bonds-and-acts':
      'Rates by who sets them, bonds by their currency and purpose, Acts by their sections: 5(b) banking, 22 licence, 24 SLR, 35A directions.',
    'bank/tax-and-rate-pairs':
      'A direct tax stays with the payer, an indirect one is passed on in the price. Repo is short and against securities, bank rate long and without.',
    'bank/finance-pairs':
      'For each pair ask who decides, what it touches, how long it stays and how easily it is undone. FDI stays and manages, FPI comes and goes; the Government taxes and spends, the RBI sets the price of money.',
    [REGULATORS]:
      'One regulator for one field: RBI banks and NBFCs, SEBI shares, IRDAI insurance, PFRDA pensions, NABARD and SIDBI refinance. For payments ask who runs it: RTGS and NEFT the RBI, UPI, IMPS and RuPay the NPCI.',
    [BANKS]:
      'Most sit in Mumbai, so learn those that do not: SIDBI Lucknow, IRDAI Hyderabad, PFRDA New Delhi, PNB New Delhi, Canara Bengaluru, UCO Kolkata. Then sort regulators: RBI banks, SEBI markets, IRDAI insurance, PFRDA pensions.',
    [BANKING]:
      'Sort by what a question touches: kinds of banks, kinds of accounts, ways to pay, loans gone bad, rules of the RBI. Savings and current accounts pay on demand (CASA); fixed and recurring deposits are for a term. KYC comes before every account.',
    [PRACTICE]:
      'One list for each desk: cheques by their crossing, loans by their age, payments by their limit, complaints by their road to the Ombudsman.',
  },
})
