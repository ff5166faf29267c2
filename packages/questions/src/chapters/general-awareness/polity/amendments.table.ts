import { defineTable } from '../../../kit/facts/define-table.ts'

export const amendments = defineTable({
  id: 'amendments',
  about: 'amendments of the Constitution',
  header: 'Amendment',
  columns: {
    change: {
      header: 'Provision',
      kind: 'text',
      ask: [
        'The {name} Amendment of the Constitution of India is related to:',
        'The {name} Constitutional Amendment provided for:',
      ],
      askBack: [
        'Which of the following Constitutional Amendments provided for {value}?',
        'Which of the following Amendments of the Constitution of India is related to {value}?',
      ],
      say: 'The {name} Amendment provided for {value}',
      weight: 3,
    },
    year: {
      header: 'Year',
      kind: 'year',
      ask: ['In which year was the {name} Amendment passed?'],
      say: 'The {name} Amendment was passed in {value}',
      concepts: ['years-of-amendments'],
    },
    era: { header: 'Era', kind: 'text' },
  },
  near: ['era'],
  concepts: ['amendments'],
  parts: [
    {
      sources: ['The Constitution (Amendment) Acts, India Code', 'M. Laxmikanth, Indian Polity'],
      rows: `
        1 right-to-property | 1st | the creation of the Ninth Schedule | 1951 | early | It also allowed reasonable restrictions on speech.
        1 union-and-territory | 7th | reorganisation of states on the basis of language | 1956 | early | It did away with the four classes of states.
        2 union-and-territory | 9th | the transfer of Berubari to Pakistan | 1960 | early | It followed an agreement of 1958.
        2 union-territories | 10th | the inclusion of Dadra and Nagar Haveli as a union territory | 1961 | early | It had been freed from Portugal in 1954.
        2 vice-president | 11th | a change in the election of the Vice-President | 1961 | early | A joint meeting of both Houses is no longer needed.
        2 union-territories | 12th | the inclusion of Goa, Daman and Diu as a union territory | 1962 | early | They were freed in 1961.
        2 union-and-territory | 13th | statehood of Nagaland | 1962 | early | Article 371A came with it.
        2 union-territories | 14th | the inclusion of Puducherry in the Union | 1962 | early | It had been French.
        2 high-courts | 15th | raising the retirement age of High Court judges from 60 to 62 | 1963 | early | The age was raised by two years.
        2 right-to-freedom | 16th | an oath of candidates to uphold the sovereignty and integrity of India | 1963 | early | It also allowed limits on speech for that sake.
        3 right-to-property | 17th | protection of land under personal cultivation and addition of 44 Acts to the Ninth Schedule | 1964 | early | Compensation at market value is due for such land.
        2 union-and-territory | 18th | making the word 'State' in Article 3 include union territories | 1966 | early | It made the power to form new states clear.
        2 elections | 19th | the abolition of election tribunals | 1966 | early | High Courts hear election petitions since.
        1 official-language | 21st | the inclusion of Sindhi in the Eighth Schedule | 1967 | early | It was the fifteenth language.
        2 union-and-territory | 22nd | an autonomous state of Meghalaya within Assam | 1969 | early | It put in Article 244A.
        2 reservation | 23rd | the extension of reserved seats until 1980 | 1969 / 1970 | early | It also limited Anglo-Indian nominations in assemblies to one.
        1 fundamental-rights, amendment-procedure | 24th | the express power of Parliament to amend Fundamental Rights | 1971 | middle | It answered the Golaknath case.
        2 right-to-property | 25th | the word 'amount' in place of 'compensation' for property taken over by the state | 1971 | middle | It came after the bank nationalisation case.
        1 union-and-territory | 26th | the abolition of the privy purses of former rulers | 1971 | middle | Their titles went too.
        2 union-territories | 27th | the status of union territories for Mizoram and Arunachal Pradesh | 1971 / 1972 | middle | Arunachal Pradesh had been the North-East Frontier Agency.
        2 public-services | 28th | the abolition of the special privileges of Indian Civil Service officers | 1972 | middle | It put in Article 312A.
        2 lok-sabha | 31st | raising the number of Lok Sabha seats from 525 to 545 | 1973 | middle | The population had grown.
        2 article-371 | 32nd | special provisions for Andhra Pradesh | 1973 / 1974 | middle | It put in Articles 371D and 371E.
        2 members-of-parliament | 33rd | a check on forced resignations of legislators | 1974 | middle | The Speaker must be satisfied that they are voluntary.
        1 union-and-territory | 35th | the status of an associate state for Sikkim | 1974 / 1975 | middle | It added a Tenth Schedule of that time.
        1 union-and-territory | 36th | the status of a full state for Sikkim | 1975 | middle | It became the 22nd state.
        2 union-territories | 37th | an assembly and a council of ministers for Arunachal Pradesh as a union territory | 1975 | middle | It became a state in 1987.
        2 emergency | 38th | putting the declaration of emergency beyond the review of courts | 1975 | middle | The 44th Amendment undid it.
        2 prime-minister | 39th | putting the election of the Prime Minister beyond the review of courts | 1975 | middle | It was passed in the Emergency.
        2 union-and-territory | 40th | the power of Parliament to fix limits of territorial waters and the economic zone | 1976 | middle | It changed Article 297.
        2 | 41st | raising the retirement age of state Public Service Commission members from 60 to 62 | 1976 | middle | Members of the UPSC serve until 65.
        1 amendment-42 | 42nd | Fundamental Duties and the words 'socialist', 'secular' and 'integrity' in the Preamble | 1976 | middle | It is called the mini-Constitution.
        2 | 43rd | removing the bar on High Courts deciding the validity of central laws | 1977 / 1978 | middle | It undid a part of the 42nd.
        1 amendment-44, right-to-property | 44th | making the right to property a legal right and 'armed rebellion' a ground of emergency | 1978 | middle | It undid much of the 42nd.
        2 reservation | 45th | the extension of reserved seats until 1990 | 1980 | late | It took the period to forty years.
        2 scheduled-areas | 49th | the extension of the Sixth Schedule to the tribal areas of Tripura | 1984 | late | An autonomous district council could be formed.
        2 reservation | 51st | reserved seats in the Lok Sabha for tribes of four north-eastern states / reserved seats for tribes in assemblies of the north-eastern states | 1984 / 1985 | late | They are Nagaland, Meghalaya, Mizoram and Arunachal Pradesh.
        1 anti-defection | 52nd | the law against defection | 1985 | late | It added the Tenth Schedule.
        2 union-and-territory | 53rd | statehood of Mizoram | 1986 | late | It followed the Mizo Accord.
        2 union-and-territory | 55th | statehood of Arunachal Pradesh | 1986 | late | It came into force in 1987.
        2 union-and-territory | 56th | statehood of Goa | 1987 | late | Daman and Diu stayed a union territory.
        2 reservation | 57th | reserved seats for tribes in assemblies of the north-eastern states | 1987 | late | It changed Article 332.
        2 official-language | 58th | the authoritative text of the Constitution in Hindi | 1987 | late | It put in Article 394A.
        1 elections | 61st | lowering the voting age from 21 to 18 | 1988 / 1989 | late | It came into force in March 1989.
        2 reservation | 62nd | the extension of reserved seats until 2000 | 1989 / 1990 | late | It took the period to fifty years.
        2 national-commissions | 65th | a National Commission for SCs and STs with several members | 1990 | late | It took the place of a single officer.
        1 union-territories | 69th | a legislative assembly for Delhi | 1991 | late | It is the National Capital Territory since.
        2 president-election, president, union-territories | 70th | a vote for the assemblies of Delhi and Puducherry in the election of the President | 1992 | late | Their elected members vote since.
        1 official-language | 71st | the inclusion of Konkani, Manipuri and Nepali in the Eighth Schedule | 1992 | late | They made eighteen languages.
        1 panchayati-raj | 73rd | constitutional status of panchayats | 1992 / 1993 | late | It added the Eleventh Schedule.
        1 municipalities | 74th | constitutional status of municipalities | 1992 / 1993 | late | It added the Twelfth Schedule.
        2 reservation | 77th | reservation in promotion for SCs and STs | 1995 | late | It added Article 16(4A).
        2 reservation | 79th | the extension of reserved seats until 2010 | 1999 / 2000 | late | It took the period to sixty years.
        2 financial-relations | 80th | a single pool of central taxes shared with states | 2000 | recent | It followed the Tenth Finance Commission.
        2 reservation | 81st | keeping unfilled reserved posts of earlier years outside the 50% limit | 2000 | recent | It put in Article 16(4B).
        2 reservation | 82nd | relaxed marks for SCs and STs in promotion | 2000 | recent | It added a proviso to Article 335.
        2 panchayati-raj | 83rd | freeing Arunachal Pradesh from reserving panchayat seats for Scheduled Castes | 2000 | recent | The state has hardly any.
        2 elections | 84th | freezing the number of Lok Sabha and assembly seats until the first census after 2026 | 2001 / 2002 | recent | It rewards states that hold their population.
        2 reservation | 85th | seniority for SCs and STs promoted by reservation | 2001 / 2002 | recent | It changed Article 16(4A).
        1 right-to-education | 86th | making education a Fundamental Right from the age of six to fourteen | 2002 | recent | It added Article 21A and the eleventh duty.
        2 elections | 87th | the drawing of constituencies by the census of 2001 in place of 1991 | 2003 | recent | The number of seats stayed as it was.
        2 national-commissions | 89th | separate National Commissions for SCs and for STs | 2003 | recent | It added Article 338A.
        1 prime-minister | 91st | limiting the Council of Ministers to 15% of the strength of the House / the law against defection | 2003 / 2004 | recent | It also made the law on defection stricter.
        1 official-language | 92nd | the inclusion of Bodo, Dogri, Maithili and Santhali in the Eighth Schedule | 2003 / 2004 | recent | They made 22 languages.
        2 reservation | 93rd | reservation for backward classes in private educational institutions | 2005 / 2006 | recent | It added Article 15(5).
        2 scheduled-areas | 94th | freeing Bihar from the duty to have a tribal welfare minister | 2006 | recent | Chhattisgarh and Jharkhand were put in its place.
        2 reservation | 95th | the extension of reserved seats until 2020 | 2009 / 2010 | recent | It took the period to seventy years.
        2 official-language | 96th | the name Odia in place of Oriya | 2011 | recent | It changed the Eighth Schedule.
        1 | 97th | constitutional status of co-operative societies | 2011 / 2012 | recent | It added Part IX-B.
        2 article-371 | 98th | special provisions for the Hyderabad–Karnataka region | 2012 / 2013 | recent | It added Article 371J.
        1 supreme-court | 99th | the National Judicial Appointments Commission | 2014 / 2015 | recent | The Supreme Court struck it down in 2015.
        1 union-and-territory | 100th | exchange of enclaves with Bangladesh | 2015 | recent | It carried out the Land Boundary Agreement.
        1 financial-relations | 101st | the Goods and Services Tax | 2016 | recent | The tax began on 1 July 2017.
        1 national-commissions | 102nd | constitutional status of the National Commission for Backward Classes | 2018 | recent | It added Article 338B.
        1 reservation | 103rd | 10% reservation for economically weaker sections | 2019 | recent | It added Articles 15(6) and 16(6).
        1 reservation | 104th | the abolition of nominated Anglo-Indian seats and the extension of SC and ST seats until 2030 | 2019 / 2020 | recent | The seats run until 2030.
        1 reservation | 105th | the power of states to list their backward classes | 2021 | recent | It answered a judgment on the Maratha quota.
        1 reservation | 106th | one third of seats for women in the Lok Sabha and assemblies | 2023 | recent | It is called the Nari Shakti Vandan Adhiniyam.
      `,
    },
  ],
})
