import { defineTable } from '../../../kit/facts/define-table.ts'

export const nationalBodies = defineTable({
  id: 'national-bodies',
  about: 'national bodies of India',
  header: 'Body',
  columns: {
    year: {
      header: 'Set up in',
      kind: 'year',
      ask: ['In which year was {name} set up?'],
      askBack: ['Which of the following was set up in {value}?'],
      say: '{name} was set up in {value}',
      order: 'Arrange the following bodies in the order in which they were set up',
      weight: 2,
      concepts: ['years-of-bodies'],
    },
    basis: {
      header: 'Legal basis',
      kind: 'text',
      ask: ['What is the legal basis of {name}?'],
      askBack: ['Which of the following has its legal basis in {value}?'],
      askNot: ['Which of the following does not have its legal basis in {value}?'],
      say: '{name} has its legal basis in {value}',
      weight: 2,
    },
    field: { header: 'Field', kind: 'text' },
  },
  near: ['field'],
  parts: [
    {
      sources: ['Constitution of India and India Code', 'Websites of the bodies'],
      asOf: '2024-06',
      rows: `
        1 election-commission, constitutional-bodies | the Election Commission of India | 1950 | Article 324 of the Constitution | constitutional | Sukumar Sen was the first Chief Election Commissioner.
        1 public-services, constitutional-bodies | the Union Public Service Commission | 1926 / 1950 | Article 315 of the Constitution | constitutional | It began as the Public Service Commission under Ross Barker.
        1 finance-commission, constitutional-bodies | the Finance Commission | 1951 | Article 280 of the Constitution | constitutional | K. C. Neogy headed the first.
        1 cag, constitutional-bodies | the Comptroller and Auditor General of India | - | Article 148 of the Constitution | constitutional | V. Narahari Rao was the first.
        1 supreme-court, constitutional-bodies | the Supreme Court of India | 1950 | Article 124 of the Constitution | constitutional | H. J. Kania was its first Chief Justice.
        1 national-commissions, constitutional-bodies | the National Commission for Scheduled Castes | 2004 | Article 338 of the Constitution | constitutional | Suraj Bhan was its first chairman.
        2 national-commissions, constitutional-bodies | the National Commission for Scheduled Tribes | 2004 | Article 338A of the Constitution | constitutional | Kunwar Singh was its first chairman.
        2 national-commissions, constitutional-bodies | the National Commission for Backward Classes | 1993 | Article 338B of the Constitution | constitutional | It became constitutional in 2018.
        1 financial-relations, constitutional-bodies | the GST Council | 2016 | Article 279A of the Constitution | constitutional | The Union Finance Minister heads it.
        2 inter-state-council, inter-state-relations, constitutional-bodies | the Inter-State Council | 1990 | Article 263 of the Constitution | constitutional | The Sarkaria Commission advised it.
        1 human-rights-commission, statutory-bodies | the National Human Rights Commission | 1993 | an Act of Parliament | statutory | Ranganath Misra was its first chairman.
        1 rti-act, statutory-bodies | the Central Information Commission | 2005 | an Act of Parliament | statutory | Wajahat Habibullah was its first chief.
        1 lokpal, statutory-bodies | the Lokpal | 2019 | an Act of Parliament | statutory | P. C. Ghose was the first.
        1 tribunals, statutory-bodies | the National Green Tribunal | 2010 | an Act of Parliament | statutory | Lokeshwar Singh Panta was its first chairman.
        1 statutory-bodies | the National Commission for Women | 1992 | an Act of Parliament | statutory | Jayanti Patnaik was its first chairperson.
        2 statutory-bodies | the National Commission for Protection of Child Rights | 2007 | an Act of Parliament | statutory | Shantha Sinha was its first chairperson.
        1 statutory-bodies | the National Investigation Agency | 2008 / 2009 | an Act of Parliament | statutory | It was set up after the attack on Mumbai.
        2 statutory-bodies | the Telecom Regulatory Authority of India | 1997 | an Act of Parliament | statutory | It sits in New Delhi.
        2 statutory-bodies | the National Disaster Management Authority | 2005 / 2006 | an Act of Parliament | statutory | The Prime Minister heads it.
        2 statutory-bodies | the University Grants Commission | 1953 / 1956 | an Act of Parliament | statutory | The Act is of 1956.
        2 statutory-bodies | the Securities and Exchange Board of India | 1988 / 1992 | an Act of Parliament | statutory | The Act is of 1992.
        1 vigilance-and-rti, executive-bodies | the Central Bureau of Investigation | 1963 | an executive resolution | executive | It works under the Delhi Special Police Establishment Act of 1946.
        1 niti-aayog, executive-bodies | NITI Aayog | 2015 | an executive resolution | executive | It took the place of the Planning Commission.
        1 planning-commission, executive-bodies | the Planning Commission | 1950 | an executive resolution | executive | Nehru was its first chairman.
        1 planning-commission, executive-bodies | the National Development Council | 1952 | an executive resolution | executive | It approved the Five-Year Plans.
        2 national-institutions | the Indian Space Research Organisation | 1969 | - | executive | INCOSPAR came before it, in 1962.
        2 national-institutions | the Defence Research and Development Organisation | 1958 | - | executive | Its motto is Balasya Mulam Vigyanam.
        2 national-institutions | the Archaeological Survey of India | 1861 | - | executive | Alexander Cunningham was its first head.
        2 national-institutions | the Zoological Survey of India | 1916 | - | executive | It sits in Kolkata.
        2 national-institutions | the Botanical Survey of India | 1890 | - | executive | It sits in Kolkata.
        2 national-institutions | the Geological Survey of India | 1851 | - | executive | It sits in Kolkata.
        2 national-institutions | the Survey of India | 1767 | - | executive | It sits in Dehradun.
        2 national-institutions | the Council of Scientific and Industrial Research | 1942 | - | executive | The Prime Minister is its president.
        2 national-institutions | the Indian Council of Agricultural Research | 1929 | - | executive | It sits in New Delhi.
        2 national-institutions | the Indian Council of Medical Research | 1911 | - | executive | It was first called the Indian Research Fund Association.
        2 national-institutions | the NCERT | 1961 | - | executive | It writes school books.
        2 national-institutions | the Sahitya Akademi | 1954 | - | culture | Nehru was its first president.
        2 national-institutions | the Lalit Kala Akademi | 1954 | - | culture | It promotes visual arts.
        2 national-institutions | the National School of Drama | 1959 | - | culture | It sits in New Delhi.
      `,
    },
  ],
})
