import { defineTable } from '../../../kit/facts/define-table.ts'

export const banks = defineTable({
  id: 'banks',
  about: 'banks and financial bodies of India',
  header: 'Bank or body',
  columns: {
    seat: {
      header: 'Headquarters',
      kind: 'text',
      ask: [
        'Where is the headquarters of {name} located?',
        'In which city does {name} have its head office?',
      ],
      askBack: ['Which of the following has its headquarters in {value}?'],
      askNot: ['Which of the following does not have its headquarters in {value}?'],
      say: 'The headquarters of {name} is in {value}',
      weight: 2,
      concepts: ['bank-headquarters'],
    },
    year: {
      header: 'Founded in',
      kind: 'year',
      ask: ['In which year was {name} founded?'],
      askBack: ['Which of the following was founded in {value}?'],
      say: '{name} was founded in {value}',
      order: 'Arrange the following in the order in which they were founded',
      concepts: ['bank-years'],
    },
    kind: {
      header: 'Kind',
      kind: 'text',
      conceptOf: {
        'public sector bank': 'banks-of-india',
        'new private bank': 'banks-of-india',
        'old private bank': 'banks-of-india',
        body: 'financial-bodies',
      },
    },
  },
  near: ['kind'],
  parts: [
    {
      sources: ['Reserve Bank of India, list of banks', 'Annual reports of the banks and bodies'],
      asOf: '2024-06',
      rows: `
        1 | the Reserve Bank of India | Mumbai | 1935 | body | It was nationalised in 1949.
        1 | the State Bank of India | Mumbai | 1955 | public sector bank | It was the Imperial Bank before.
        1 | Punjab National Bank | New Delhi | 1894 | public sector bank | Lala Lajpat Rai was among its founders.
        1 | Bank of Baroda | Vadodara / Mumbai | 1908 | public sector bank | Sayajirao Gaekwad III founded it.
        1 | Canara Bank | Bengaluru | 1906 | public sector bank | Ammembal Subba Rao Pai founded it in Mangaluru.
        2 | Union Bank of India | Mumbai | 1919 | public sector bank | Mahatma Gandhi opened its head office.
        2 | Bank of India | Mumbai | 1906 | public sector bank | It was nationalised in 1969.
        2 | Central Bank of India | Mumbai | 1911 | public sector bank | It was the first bank wholly owned by Indians.
        1 | Indian Bank | Chennai | 1907 | public sector bank | It grew out of the Swadeshi movement.
        2 | Indian Overseas Bank | Chennai | 1937 | public sector bank | M. Ct. M. Chidambaram Chettyar founded it.
        1 | UCO Bank | Kolkata | 1943 | public sector bank | G. D. Birla founded it.
        1 | Bank of Maharashtra | Pune | 1935 | public sector bank | It was registered in 1935.
        2 | Punjab and Sind Bank | New Delhi | 1908 | public sector bank | Bhai Vir Singh was among its founders.
        1 | HDFC Bank | Mumbai | 1994 | new private bank | It merged with its parent in 2023.
        1 | ICICI Bank | Mumbai / Vadodara | 1994 | new private bank | It is a large private bank.
        2 | Axis Bank | Mumbai | 1993 | new private bank | It was called UTI Bank until 2007.
        2 | Kotak Mahindra Bank | Mumbai | - | new private bank | It became a bank in 2003.
        1 | Yes Bank | Mumbai | - | new private bank | It was rescued in 2020.
        1 | IDBI Bank | Mumbai | 1964 | new private bank | It began as a development bank.
        1 | Bandhan Bank | Kolkata | 2015 | new private bank | It began as a micro-lender.
        2 | Federal Bank | Aluva | 1931 | old private bank | Its home is in Kerala.
        2 | South Indian Bank | Thrissur | 1929 | old private bank | Its home is in Kerala.
        2 | Karnataka Bank | Mangaluru | 1924 | old private bank | It is a private bank.
        2 | Karur Vysya Bank | Karur | 1916 | old private bank | Its home is in Tamil Nadu.
        2 | City Union Bank | Kumbakonam | 1904 | old private bank | Its home is in Tamil Nadu.
        2 | Jammu and Kashmir Bank | Srinagar | 1938 | old private bank | The state was its chief owner.
        2 | Nainital Bank | Nainital | 1922 | old private bank | G. B. Pant was among its founders.
        1 nabard | NABARD | Mumbai | 1982 | body | It was set up on the advice of the Sivaraman Committee.
        1 sidbi | SIDBI | Lucknow | 1990 | body | It helps small industries.
        1 | EXIM Bank | Mumbai | 1982 | body | It pays for exports and imports.
        1 sebi | SEBI | Mumbai | 1988 | body | It was given its powers by an Act of 1992.
        1 insurance | IRDAI | Hyderabad | 1999 | body | It watches over insurance.
        1 pension | PFRDA | New Delhi | 2003 | body | It watches over pensions.
        1 insurance | the Life Insurance Corporation of India | Mumbai | 1956 | body | It was made by joining more than two hundred companies.
        1 npci | the National Payments Corporation of India | Mumbai | 2008 | body | It runs UPI and RuPay.
        2 | the National Housing Bank | New Delhi | 1988 | body | It helps housing finance.
        1 capital-market | the Bombay Stock Exchange | Mumbai | 1875 | body | It is the oldest of Asia.
        1 capital-market | the National Stock Exchange | Mumbai | 1992 | body | Its index is the Nifty.
        2 insolvency | the Insolvency and Bankruptcy Board of India | New Delhi | 2016 | body | It came with the code of 2016.
        2 mudra | MUDRA | Mumbai | 2015 | body | It refinances small loans.
      `,
    },
  ],
})
