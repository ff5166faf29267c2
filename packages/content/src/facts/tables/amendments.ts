import { defineTable } from '../define-table.ts'

export const amendments = defineTable({
  id: 'amendments',
  about: 'amendments of the Constitution',
  header: 'Amendment',
  columns: {
    change: {
      header: 'What it did',
      kind: 'text',
      ask: [
        'What did the {name} Amendment of the Constitution bring?',
        'For what is the {name} Amendment known?',
      ],
      askBack: [
        'Which of these Amendments brought {value}?',
        'Through which of these Amendments came {value}?',
      ],
      say: 'The {name} Amendment brought {value}',
      weight: 3,
    },
    year: {
      header: 'Year',
      kind: 'year',
      ask: ['In which year was the {name} Amendment passed?'],
      askBack: ['Which of these Amendments was passed in {value}?'],
      say: 'The {name} Amendment was passed in {value}',
    },
    era: { header: 'Era', kind: 'text' },
  },
  near: ['era'],
  parts: [
    {
      sources: ['The Constitution (Amendment) Acts, India Code', 'M. Laxmikanth, Indian Polity'],
      rows: `
        1 | 1st | the Ninth Schedule | 1951 | early | It also allowed reasonable restrictions on speech.
        1 | 7th | reorganisation of states on the basis of language | 1956 | early | It did away with the four classes of states.
        2 | 10th | Dadra and Nagar Haveli as a union territory | 1961 | early | It had been freed from Portugal in 1954.
        2 | 12th | Goa, Daman and Diu as a union territory | 1962 | early | They were freed in 1961.
        2 | 13th | statehood of Nagaland | 1962 | early | Article 371A came with it.
        2 | 14th | Puducherry as part of the Union | 1962 | early | It had been French.
        2 | 15th | retirement of High Court judges at 62 in place of 60 | 1963 | early | The age was raised by two years.
        1 | 21st | Sindhi in the Eighth Schedule | 1967 | early | It was the fifteenth language.
        1 | 24th | the express power of Parliament to amend Fundamental Rights | 1971 | middle | It answered the Golaknath case.
        2 | 25th | limits on the right to property and the word amount for compensation | 1971 | middle | It came after the bank nationalisation case.
        1 | 26th | an end to privy purses of former rulers | 1971 | middle | Their titles went too.
        2 | 31st | 545 seats in the Lok Sabha in place of 525 | 1973 | middle | The population had grown.
        1 | 36th | Sikkim as a full state | 1975 | middle | It became the 22nd state.
        2 | 39th | the election of the Prime Minister kept from courts | 1975 | middle | It was passed in the Emergency.
        1 | 42nd | Fundamental Duties and the words socialist, secular and integrity | 1976 | middle | It is called the mini-Constitution.
        1 | 44th | property as a legal right only, and armed rebellion as ground of emergency | 1978 | middle | It undid much of the 42nd.
        1 | 52nd | the law against defection | 1985 | late | It added the Tenth Schedule.
        2 | 53rd | statehood of Mizoram | 1986 | late | It followed the Mizo Accord.
        2 | 55th | statehood of Arunachal Pradesh | 1986 | late | It came into force in 1987.
        2 | 56th | statehood of Goa | 1987 | late | Daman and Diu stayed a union territory.
        1 | 61st | the voting age of 18 in place of 21 | 1988 / 1989 | late | It came into force in March 1989.
        2 | 65th | a National Commission for SCs and STs with several members | 1990 | late | It took the place of a single officer.
        1 | 69th | a legislative assembly for Delhi | 1991 | late | It is the National Capital Territory since.
        1 | 71st | Konkani, Manipuri and Nepali in the Eighth Schedule | 1992 | late | They made eighteen languages.
        1 | 73rd | constitutional status of panchayats | 1992 / 1993 | late | It added the Eleventh Schedule.
        1 | 74th | constitutional status of municipalities | 1992 / 1993 | late | It added the Twelfth Schedule.
        3 | 76th | the 69% reservation of Tamil Nadu in the Ninth Schedule | 1994 | late | It kept a state law from review.
        2 | 77th | reservation in promotion for SCs and STs | 1995 | late | It added Article 16(4A).
        2 | 84th | no new count of seats until the first census after 2026 | 2001 / 2002 | recent | It rewards states that hold their population.
        1 | 86th | education as a Fundamental Right from six to fourteen | 2002 | recent | It added Article 21A and the eleventh duty.
        2 | 89th | separate National Commissions for SCs and for STs | 2003 | recent | It added Article 338A.
        1 | 91st | a Council of Ministers of at most 15% of the House / the law against defection | 2003 / 2004 | recent | It also made the law on defection stricter.
        1 | 92nd | Bodo, Dogri, Maithili and Santhali in the Eighth Schedule | 2003 / 2004 | recent | They made 22 languages.
        2 | 93rd | reservation for backward classes in private colleges | 2005 / 2006 | recent | It added Article 15(5).
        2 | 96th | the name Odia in place of Oriya | 2011 | recent | It changed the Eighth Schedule.
        1 | 97th | constitutional status of co-operative societies | 2011 / 2012 | recent | It added Part IX-B.
        2 | 98th | special provisions for the Hyderabad–Karnataka region | 2012 / 2013 | recent | It added Article 371J.
        1 | 99th | the National Judicial Appointments Commission | 2014 / 2015 | recent | The Supreme Court struck it down in 2015.
        1 | 100th | exchange of enclaves with Bangladesh | 2015 | recent | It carried out the Land Boundary Agreement.
        1 | 101st | the Goods and Services Tax | 2016 | recent | The tax began on 1 July 2017.
        1 | 102nd | constitutional status of the National Commission for Backward Classes | 2018 | recent | It added Article 338B.
        1 | 103rd | 10% reservation for economically weaker sections | 2019 | recent | It added Articles 15(6) and 16(6).
        1 | 104th | an end to nominated Anglo-Indian seats and ten more years of SC and ST seats | 2019 / 2020 | recent | The seats run until 2030.
        1 | 105th | the power of states to list their backward classes | 2021 | recent | It answered a judgment on the Maratha quota.
        1 | 106th | one third of seats for women in the Lok Sabha and assemblies | 2023 | recent | It is called the Nari Shakti Vandan Adhiniyam.
      `,
    },
  ],
})
