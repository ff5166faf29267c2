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
      askBack: ['Which of the following dealt with {value}?'],
      say: 'The {name} dealt with {value}',
      alike: ['kind'],
    },
    year: {
      header: 'Set up in',
      kind: 'year',
      ask: ['In which year was the {name} set up?'],
      askBack: ['Which of the following was set up in {value}?'],
      say: 'The {name} was set up in {value}',
      order: 'Arrange the following committees in the order in which they were set up',
      weight: 0.6,
    },
    field: {
      header: 'Field',
      kind: 'text',
      conceptOf: { economy: 'economic-committees', education: 'education-committees' },
    },
    kind: { header: 'Kind', kind: 'text' },
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
        1 centre-state-relations | Sarkaria Commission | Centre-State relations | 1983 | polity | state | It advised a standing Inter-State Council.
        2 centre-state-relations | Punchhi Commission | Centre-State relations | 2007 | polity | state | It looked at them afresh.
        1 panchayati-raj | Balwant Rai Mehta Committee | a three-tier panchayati raj | 1957 | polity | state | Rajasthan began it at Nagaur in 1959.
        1 panchayati-raj | Ashok Mehta Committee | a two-tier panchayati raj | 1977 | polity | state | It was set up by the Janata government.
        2 panchayati-raj | L. M. Singhvi Committee | constitutional recognition of panchayats | 1986 | polity | state | The 73rd Amendment followed.
        1 union-and-territory | Fazl Ali Commission | reorganisation of states | 1953 | polity | state | K. M. Panikkar and H. N. Kunzru were members.
        2 union-and-territory | Dhar Commission | the feasibility of linguistic states / reorganisation of states | 1948 | polity | state | It advised against it.
        2 union-and-territory | JVP Committee | a second review of the demand for linguistic states / the feasibility of linguistic states / reorganisation of states | 1948 | polity | state | The letters stand for Jawaharlal, Vallabhbhai and Pattabhi.
        1 reservation | Mandal Commission | reservation for backward classes | 1979 / 1978 | polity | state | It advised 27%.
        2 reservation | Kaka Kalelkar Commission | identification of backward classes / reservation for backward classes | 1953 | polity | state | Its report was not accepted.
        1 fundamental-duties | Swaran Singh Committee | Fundamental Duties | 1976 | polity | state | The 42nd Amendment followed.
        1 | Kothari Commission (1964) | a national pattern of education at all stages | 1964 | education | state | It led to the policy of 1968.
        1 | Mudaliar Commission | secondary education | 1952 | education | state | It advised multipurpose schools.
        1 | Radhakrishnan Commission | university education | 1948 | education | state | It led to the UGC.
        1 | Kasturirangan Committee of 2017 | the draft of the National Education Policy | - | education | state | It proposed the 5+3+3+4 structure of the policy of 2020.
        2 | Yash Pal Committee (1992) | the academic burden on school students | 1992 | education | state | It asked for lighter school bags.
        1 | Narasimham Committee | banking sector reforms | 1991 | economy | economy | A second one reported in 1998.
        2 | Malhotra Committee | insurance sector reforms | 1993 | economy | economy | IRDA followed.
        1 | Tendulkar Committee | the methodology for estimating poverty / a review of the poverty line | 2005 | economy | economy | It reported in 2009.
        2 | Rangarajan Committee (2012) | a review of the poverty line / the methodology for estimating poverty | 2012 | economy | economy | It reported in 2014.
        1 | Raja Chelliah Committee | tax reforms / reform of direct and indirect taxes | 1991 | economy | economy | It advised wider nets and lower rates.
        2 | Kelkar Task Force (2002) | reform of direct and indirect taxes / tax reforms | 2002 | economy | economy | It advised a goods and services tax.
        1 | Urjit Patel Committee | a framework for monetary policy | 2013 | economy | economy | It advised a target for inflation.
        2 | Nachiket Mor Committee | financial services for small businesses and poor households | 2013 | economy | economy | Payments banks followed.
        2 | P. J. Nayak Committee | governance of bank boards | 2014 | economy | economy | The Banks Board Bureau followed.
        1 | Bimal Jalan Committee (2018) | the economic capital framework of the RBI | 2018 | economy | economy | It told how much surplus to pay the government.
        1 | N. K. Singh Committee | review of the FRBM Act | 2016 | economy | economy | It advised a debt ratio.
        1 | Swaminathan Commission (2004) | the condition of farmers and minimum support prices | 2004 | farming | economy | It was the National Commission on Farmers and advised a price of one and a half times the cost.
        2 | Shanta Kumar Committee | reform of the Food Corporation of India | 2014 | farming | economy | It reported in 2015.
        1 | Ashok Dalwai Committee | doubling the income of farmers | 2016 | farming | economy | It wrote fourteen volumes.
        1 | Lodha Committee | reform of cricket administration | 2015 | law | state | The Supreme Court set it up.
        1 | J. S. Verma Committee (2012) | criminal law on crimes against women | 2012 | law | state | It reported in a month.
        1 | B. N. Srikrishna Committee (2017) | protection of personal data | 2017 | law | state | The Digital Personal Data Protection Act of 2023 came later.
        1 | Liberhan Commission | the demolition of the Babri Masjid | 1992 | law | state | It took seventeen years.
        2 | Vohra Committee | the nexus between crime and politics | 1993 | law | state | It reported in the same year.
        1 vigilance-and-rti | Santhanam Committee | prevention of corruption | 1962 | law | state | The CVC followed.
        2 elections | Dinesh Goswami Committee | electoral reforms / state funding of elections | 1990 | law | state | It advised state funding.
        2 elections | Indrajit Gupta Committee | state funding of elections | 1998 | law | state | It backed funding in kind.
        2 | Kargil Review Committee | - | 1999 | defence | state | K. Subrahmanyam led it.
        2 | Shekatkar Committee | combat strength and spending of the armed forces | 2016 | defence | state | It advised a Chief of Defence Staff.
        1 | Madhav Gadgil Panel | the ecology of the Western Ghats | 2010 | environment | state | It called the whole range sensitive.
        2 | Kasturirangan Working Group on the Western Ghats | - | 2012 | environment | state | It put the ecologically sensitive area at 37%.
        1 | Bibek Debroy Committee | restructuring of the Indian Railways | 2014 | transport | economy | It reported in 2015.
        2 | Anil Kakodkar Committee (2011) | safety on the railways | 2011 | transport | economy | It reported in 2012.
        1 | Sachar Committee | the status of the Muslim community of India | 2005 | society | state | It reported in 2006.
      `,
    },
  ],
})
