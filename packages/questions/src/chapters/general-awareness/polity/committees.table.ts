import { defineTable } from '../../../kit/facts/define-table.ts'

export const committees = defineTable({
  id: 'committees',
  about: 'committees and commissions',
  header: 'Committee or commission',
  columns: {
    subject: {
      header: 'Subject',
      kind: 'text',
      ask: [
        'Which of the following was the subject of the {name}?',
        'The {name} dealt with which of the following?',
      ],
      askBack: ['Which of these dealt with {value}?'],
      say: 'The {name} dealt with {value}',
    },
    year: {
      header: 'Set up in',
      kind: 'year',
      ask: ['In which year was the {name} set up?'],
      askBack: ['Which of these was set up in {value}?'],
      say: 'The {name} was set up in {value}',
      order: 'Arrange these committees in the order in which they were set up',
      weight: 0.6,
    },
    field: {
      header: 'Field',
      kind: 'text',
      conceptOf: { economy: 'economic-committees', education: 'education-committees' },
    },
  },
  near: ['field'],
  concepts: ['committees'],
  parts: [
    {
      sources: [
        'Reports of the committees, Government of India',
        'M. Laxmikanth, Indian Polity; Ramesh Singh, Indian Economy',
      ],
      rows: `
        1 centre-state-relations | Sarkaria Commission | relations of the Centre and the states | 1983 | polity | It advised a standing Inter-State Council.
        2 centre-state-relations | Punchhi Commission | relations of the Centre and the states | 2007 | polity | It looked at them afresh.
        1 panchayati-raj | Balwant Rai Mehta Committee | a three-tier panchayati raj | 1957 | polity | Rajasthan began it at Nagaur in 1959.
        1 panchayati-raj | Ashok Mehta Committee | a two-tier panchayati raj | 1977 | polity | It was set up by the Janata government.
        2 panchayati-raj | L. M. Singhvi Committee | constitutional recognition of panchayats | 1986 | polity | The 73rd Amendment followed.
        1 union-and-territory | Fazl Ali Commission | reorganisation of states | 1953 | polity | K. M. Panikkar and H. N. Kunzru were members.
        2 union-and-territory | Dhar Commission | whether states should follow languages / reorganisation of states | 1948 | polity | It advised against it.
        2 union-and-territory | JVP Committee | a second look at linguistic states / whether states should follow languages / reorganisation of states | 1948 | polity | The letters stand for Jawaharlal, Vallabhbhai and Pattabhi.
        1 reservation | Mandal Commission | reservation for backward classes | 1979 / 1978 | polity | It advised 27%.
        2 reservation | Kaka Kalelkar Commission | the first survey of backward classes / reservation for backward classes | 1953 | polity | Its report was not accepted.
        1 fundamental-duties | Swaran Singh Committee | Fundamental Duties | 1976 | polity | The 42nd Amendment followed.
        1 | Kothari Commission (1964) | a national pattern of education | 1964 | education | It led to the policy of 1968.
        1 | Mudaliar Commission | secondary education | 1952 | education | It advised multipurpose schools.
        1 | Radhakrishnan Commission | university education | 1948 | education | It led to the UGC.
        1 | Kasturirangan Committee on the NEP | the draft of the National Education Policy 2020 | 2017 | education | It brought the 5+3+3+4 pattern.
        2 | Yash Pal Committee (1992) | learning without burden | 1992 | education | It asked for lighter school bags.
        1 | Narasimham Committee | reform of banking | 1991 | economy | A second one reported in 1998.
        2 | Malhotra Committee | reform of insurance | 1993 | economy | IRDA followed.
        1 | Tendulkar Committee | the method of counting the poor / a review of the poverty line | 2005 | economy | It reported in 2009.
        2 | Rangarajan Committee (2012) | a review of the poverty line / the method of counting the poor | 2012 | economy | It reported in 2014.
        1 | Raja Chelliah Committee | reform of taxes / direct and indirect taxes | 1991 | economy | It advised wider nets and lower rates.
        2 | Kelkar Task Force (2002) | direct and indirect taxes / reform of taxes | 2002 | economy | It advised a goods and services tax.
        1 | Urjit Patel Committee | a framework for monetary policy | 2013 | economy | It advised a target for inflation.
        2 | Nachiket Mor Committee | financial services for small businesses and poor households | 2013 | economy | Payments banks followed.
        2 | P. J. Nayak Committee | governance of bank boards | 2014 | economy | The Banks Board Bureau followed.
        1 | Bimal Jalan Committee (2018) | the economic capital framework of the RBI | 2018 | economy | It told how much surplus to pay the government.
        1 | N. K. Singh Committee | review of the FRBM Act | 2016 | economy | It advised a debt ratio.
        1 | Swaminathan Commission (2004) | farmers and the price of one and a half times the cost | 2004 | farming | It is called the National Commission on Farmers.
        2 | Shanta Kumar Committee | reform of the Food Corporation of India | 2014 | farming | It reported in 2015.
        1 | Ashok Dalwai Committee | doubling the income of farmers | 2016 | farming | It wrote fourteen volumes.
        1 | Lodha Committee | reform of cricket administration | 2015 | law | The Supreme Court set it up.
        1 | J. S. Verma Committee (2012) | criminal law on crimes against women | 2012 | law | It reported in a month.
        1 | B. N. Srikrishna Committee (2017) | protection of personal data | 2017 | law | The Digital Personal Data Protection Act of 2023 came later.
        1 | Liberhan Commission | the demolition at Ayodhya | 1992 | law | It took seventeen years.
        2 | Vohra Committee | the nexus of crime and politics | 1993 | law | It reported in the same year.
        1 vigilance-and-rti | Santhanam Committee | prevention of corruption | 1962 | law | The CVC followed.
        2 elections | Dinesh Goswami Committee | reform of elections / state funding of elections | 1990 | law | It advised state funding.
        2 elections | Indrajit Gupta Committee | state funding of elections | 1998 | law | It backed funding in kind.
        2 | Kargil Review Committee | the lessons of the war of 1999 | 1999 | defence | K. Subrahmanyam led it.
        2 | Shekatkar Committee | combat strength and spending of the armed forces | 2016 | defence | It advised a Chief of Defence Staff.
        1 | Madhav Gadgil Panel | the ecology of the Western Ghats / how much of the Western Ghats is sensitive | 2010 | environment | It called the whole range sensitive.
        2 | Kasturirangan Working Group on the Ghats | how much of the Western Ghats is sensitive / the ecology of the Western Ghats | 2012 | environment | It put it at 37%.
        1 | Bibek Debroy Committee | restructuring of the railways | 2014 | transport | It reported in 2015.
        2 | Anil Kakodkar Committee (2011) | safety of the railways | 2011 | transport | It reported in 2012.
        1 | Sachar Committee | the condition of Muslims in India | 2005 | society | It reported in 2006.
      `,
    },
  ],
})
