/** What wrong options of the chapter's written questions are, where neither its tables nor another question says it. */
export const glossary = `
Minerva Mills case | of 1980 held that limited power to amend is part of the basic structure
Navtej Johar case | of 2018 read down the law against homosexual acts
Shah Bano case | of 1985 was on the maintenance of a divorced Muslim woman
Maneka Gandhi case | of 1978 held that procedure under Article 21 must be fair
Lily Thomas case | of 2013 ended the time that convicted members had to keep their seat
S. R. Bommai case | of 1994 limited the use of Article 356
Kihoto Hollohan case | of 1992 upheld the Tenth Schedule and allowed review of the Speaker
Shankari Prasad case | of 1951 held that Parliament can amend Fundamental Rights
Vishaka case | of 1997 laid down rules against harassment at work
Waman Rao case | of 1981 protected laws put into the Ninth Schedule before 24 April 1973
Nabam Rebia case | of 2016 was on the Governor’s power to call the House in Arunachal Pradesh
Public Accounts Committee | examines the reports of the Comptroller and Auditor General
Estimates Committee | suggests economies and has members of the Lok Sabha only
Committee on Public Undertakings | examines the accounts of government companies
Contingency Fund of India | is for expenses that cannot wait for Parliament
Public Account of India | holds money that the government keeps for others, such as provident funds
Consolidated Fund of India | receives all revenues and loans of the government
Advocate General | is the first law officer of a State
Attorney General | is the first law officer of the Union
State Election Commissioner | conducts the elections of panchayats and municipalities
adjournment motion | draws the House to an urgent matter
privilege motion | is about a breach of the rights of the House
absolute veto | lets a Bill end for good
suspensive veto | returns a Bill for reconsideration
`
