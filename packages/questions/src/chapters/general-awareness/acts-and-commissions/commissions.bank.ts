import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which pattern of school and college years did the Kothari Commission recommend?' */
export const commissions = defineBank({
  id: 'commissions',
  sets: [
    {
      rows: `
1 sarkaria-commission | The Sarkaria Commission was set up to examine: | Centre-State relations | police reforms | bank reforms | reservation of seats | It was set up in 1983. The Mandal Commission dealt with backward classes.
2 sarkaria-commission | How many recommendations did the Sarkaria Commission make? | 247 | 95 | 163 | 312 | It worked from 1983 for more than four years, and its report has two volumes.
2 sarkaria-commission | Which permanent council under Article 263 was set up on the advice of the Sarkaria Commission? | Inter-State Council | National Development Council | GST Council | North Eastern Council | It was formed in 1990. The GST Council came in 2016 under Article 279A.
2 sarkaria-commission | What did the Sarkaria Commission say about Article 356? | it should be used only as a last resort | it should be deleted | it should be used each time a bill fails | it should be left to the Governor alone | All other ways of mending the breakdown should be tried first. The Supreme Court relied on it in the Bommai case.
2 sarkaria-commission | Which kind of person should be made Governor, in the view of the Sarkaria Commission? | one from outside the State and detached from its politics | one who is a leader of the ruling party there | one who is a retired officer of the State | one who is chosen by the Legislature | It also wanted the Chief Minister to be consulted.
2 sarkaria-commission | What did the Sarkaria Commission advise about the all-India services? | to keep them and make them stronger | to abolish them | to hand them over to the States | to merge them with the police | It also proposed new services for engineering, medicine and education.
2 sarkaria-commission | R. S. Sarkaria, who headed the commission on Centre-State relations, had been a: | judge of the Supreme Court | Governor of the RBI | Chief Minister | Comptroller and Auditor General | The other two members were B. Sivaraman and S. R. Sen.
2 sarkaria-commission | Which commission, set up in 2007, examined Centre-State relations again after the Sarkaria Commission? | Punchhi Commission | Venkatachaliah Commission | Rajamannar Committee | Setalvad Committee | It gave its report in 2010. The Rajamannar Committee of Tamil Nadu was set up in 1969.
2 sarkaria-commission | The Sarkaria Commission wanted residuary powers to remain with Parliament only in matters of: | taxation | education | labour | irrigation | Other residuary subjects were to go to the Concurrent List.
2 sarkaria-commission | Who was the Prime Minister when the Sarkaria Commission was appointed? | Indira Gandhi | Rajiv Gandhi | Morarji Desai | V. P. Singh | The report came in the time of Rajiv Gandhi and the Inter-State Council in that of V. P. Singh.
2 sachar-committee | The report of the Sachar Committee was about the condition of which community of India? | Muslims | Scheduled Tribes | Anglo-Indians | Sikhs | It studied the social, economic and educational status of the Muslim community.
2 sachar-committee | In which year was the Sachar Committee set up? | 2005 | 1995 | 2001 | 2010 | It was appointed in March 2005 and gave its report in November 2006.
2 sachar-committee | Rajindar Sachar, who headed the Sachar Committee, had been: | Chief Justice of the Delhi High Court | Chief Election Commissioner | Governor of the Reserve Bank | Vice-Chairman of the Planning Commission | He was Chief Justice there in 1985, before he worked for civil liberties.
2 sachar-committee | Who was the Prime Minister when the Sachar Committee was appointed? | Manmohan Singh | Atal Bihari Vajpayee | I. K. Gujral | P. V. Narasimha Rao | A Ministry of Minority Affairs was formed in January 2006 under the same government.
1 kothari-commission | D. S. Kothari's commission of 1964-66 was concerned with: | education | agriculture | banking | defence | The Indian Education Commission looked at all stages of education.
2 kothari-commission | Which pattern of school and college years did the Kothari Commission recommend? | 10+2+3 | 5+3+3+4 | 11+1+3 | 8+4+2 | Ten years of school, two of higher secondary and three of the first degree. The pattern 5+3+3+4 is of the policy of 2020.
2 kothari-commission | Which National Policy on Education was based on the report of the Kothari Commission? | that of 1968 | that of 1986 | that of 1992 | that of 2020 | It was the first national policy on education of free India.
2 kothari-commission | With which words does the report of the Kothari Commission open? | The destiny of India is now being shaped in her classrooms | Education is the manifestation of perfection already in man | Where the mind is without fear | Learning is the treasure within | The second is a saying of Vivekananda and the third a line of Tagore.
2 kothari-commission | Which arrangement of languages in schools did the Kothari Commission support? | three-language formula | English only | mother tongue only | Hindi and Sanskrit only | It gave the formula in a modified form.
2 kothari-commission | What did the Kothari Commission want as a part of general education for all pupils? | work experience | military training | foreign languages | religious rites | Work experience was to link education with productivity.
2 kothari-commission | D. S. Kothari, who led the education commission, was by training a: | physicist | historian | lawyer | economist | He was chairman of the University Grants Commission from 1961 to 1973.
2 kothari-commission | Up to which age did the Kothari Commission want free and compulsory education? | 14 years | 10 years | 12 years | 18 years | It asked for early fulfilment of the directive of Article 45 for children up to fourteen.
2 kelkar-committee | The Kelkar Committee of 2002 recommended reforms of: | taxes | the police | elections | higher education | Vijay Kelkar headed task forces on direct and on indirect taxes.
2 kelkar-committee | On which mode of building infrastructure did the Kelkar Committee of 2015 report? | public-private partnership | foreign aid | labour cooperatives | army engineers | The committee to revisit the PPP model gave its report in November 2015.
2 kelkar-committee | Which Finance Commission was headed by Vijay Kelkar? | Thirteenth | Eleventh | Twelfth | Fourteenth | C. Rangarajan headed the Twelfth and Y. V. Reddy the Fourteenth.
3 kelkar-committee | The Kelkar Committee of 2012 drew up a roadmap for: | fiscal consolidation | bank mergers | land reforms | river linking | It warned of a large fiscal deficit and asked for cuts in subsidies.
2 kothari-commission | Which school system did the Kothari Commission want, so that children of all classes learn together? | common school system | boarding school system | public school system | home school system | The common school was to bring social and national integration.
2 kothari-commission | What share of the national income did the Kothari Commission recommend for education? | 6% | 2% | 8% | 12% | The policy of 2020 repeats the aim of 6% of the gross domestic product.
2 kothari-commission | Who was the Education Minister when the Kothari Commission was appointed in 1964? | M. C. Chagla | Maulana Azad | K. L. Shrimali | Triguna Sen | Chagla, a former judge, held the office from 1963 to 1966.
`,
    },
  ],
})
