import { defineTable } from '../../../kit/facts/define-table.ts'
import { FULL_FORMS } from '../../../kit/facts/full-forms.ts'

export const bankingAbbreviations = defineTable({
  id: 'banking-abbreviations',
  about: 'short forms of banking and finance',
  ...FULL_FORMS,
  concepts: ['banking-abbreviations'],
  parts: [
    {
      sources: ['RBI glossary', 'Lucent General Knowledge, abbreviations'],
      rows: `
        1 | ATM | Automated Teller Machine | Account Teller Machine / Automated Transfer Machine / Account Transfer Machine | It gives cash.
        1 | NEFT | National Electronic Funds Transfer | National Exchange Funds Transfer / National Electronic Funds Transaction / National Exchange Funds Transaction | It settles in batches.
        1 | RTGS | Real Time Gross Settlement | Real Time General Settlement / Real Time Gross System / Real Time General System | It is for large sums.
        1 | IMPS | Immediate Payment Service | Instant Payment Service / Immediate Payment System / Instant Payment System | It works at once.
        1 | UPI | Unified Payments Interface | Universal Payments Interface / Unified Payments Instrument / Universal Payments Instrument | It pays by phone.
        1 | KYC | Know Your Customer | Know Your Credit / Know Your Consumer / Know Your Contract | Banks ask for papers.
        1 | IFSC | Indian Financial System Code | International Financial System Code / Indian Financial Service Code / International Financial Service Code | It has eleven signs.
        1 | EMI | Equated Monthly Instalment | Estimated Monthly Instalment / Equated Monthly Interest / Estimated Monthly Interest | It repays a loan.
        1 | NPA | Non-Performing Asset | Non-Profitable Asset / Non-Paying Asset / Non-Productive Asset | It is a bad loan.
        2 | SWIFT | Society for Worldwide Interbank Financial Telecommunication | Society for Worldwide International Financial Telecommunication / Society for Worldwide Interbank Financial Transactions / Society for Worldwide International Financial Transactions | It sits in Belgium.
        2 | CIBIL | Credit Information Bureau (India) Limited | Central Information Bureau (India) Limited / Credit Information Board (India) Limited / Central Information Board (India) Limited | It keeps credit scores.
        2 | SLR | Statutory Liquidity Ratio | Standard Liquidity Ratio / Statutory Lending Ratio / Standard Lending Ratio | Banks hold it in securities.
        2 | CRR | Cash Reserve Ratio | Credit Reserve Ratio / Cash Reserve Rate / Credit Reserve Rate | Banks hold it with the RBI.
        1 | FDI | Foreign Direct Investment | Foreign Development Investment / Foreign Direct Income / Foreign Development Income | It builds firms.
        1 | GST | Goods and Services Tax | Goods and Sales Tax / General Services Tax / General Sales Tax | It began in 2017.
        1 | GDP | Gross Domestic Product | Gross Domestic Production / General Domestic Product / General Domestic Production | It measures output.
        1 | NABARD | National Bank for Agriculture and Rural Development | National Board for Agriculture and Rural Development / National Bank for Agriculture and Regional Development / National Board for Agriculture and Regional Development | It began in 1982.
        2 | SIDBI | Small Industries Development Bank of India | Small Investment Development Bank of India / Small Industries Development Board of India / Small Investment Development Board of India | It sits in Lucknow.
        1 | SEBI | Securities and Exchange Board of India | Stocks and Exchange Board of India / Securities and Exchange Bureau of India / Stocks and Exchange Bureau of India | It watches markets.
        2 | NPCI | National Payments Corporation of India | National Processing Corporation of India / National Payments Council of India / National Processing Council of India | It runs UPI.
        2 | NBFC | Non-Banking Financial Company | National Banking Financial Company / Non-Banking Fiscal Company / National Banking Fiscal Company | It lends but has no cheque accounts.
        2 | IRDAI | Insurance Regulatory and Development Authority of India | Investment Regulatory and Development Authority of India / Insurance Registration and Development Authority of India / Investment Registration and Development Authority of India | It sits in Hyderabad.
        2 | DICGC | Deposit Insurance and Credit Guarantee Corporation | Deposit Investment and Credit Guarantee Corporation / Deposit Insurance and Capital Guarantee Corporation / Deposit Investment and Capital Guarantee Corporation | It insures the deposits of banks.
        3 | PFRDA | Pension Fund Regulatory and Development Authority | Provident Fund Regulatory and Development Authority / Pension Fund Registration and Development Authority / Provident Fund Registration and Development Authority | It looks after the National Pension System.
        3 | NACH | National Automated Clearing House | National Account Clearing House / National Automated Cheque House / National Account Cheque House | It moves regular payments in bulk.
        3 | CASA | Current Account Savings Account | Cash Account Savings Account / Credit Account Savings Account / Corporate Account Savings Account | Such deposits cost a bank little.
        3 | CRAR | Capital to Risk-weighted Assets Ratio | Capital to Reserve-weighted Assets Ratio / Cash to Risk-weighted Assets Ratio / Cash to Reserve-weighted Assets Ratio | It tells how safe a bank is.
        3 | MCLR | Marginal Cost of Funds based Lending Rate | Minimum Cost of Funds based Lending Rate / Market Cost of Funds based Lending Rate / Mean Cost of Funds based Lending Rate | It has been the least rate of many loans since 2016.
        3 | CBDC | Central Bank Digital Currency | Central Bank Deposit Currency / Commercial Bank Digital Currency / Commercial Bank Deposit Currency | The e-rupee is one.
      `,
    },
  ],
})
