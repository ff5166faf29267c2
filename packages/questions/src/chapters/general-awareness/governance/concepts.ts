/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  panchayati-raj-committees | Committees on Panchayati Raj | panchayati raj committees, panchayati raj committee, committees related to panchayati raj, committee on panchayati raj, panchayat committees, <ashok mehta committee, <balwant rai mehta committee, <l m singhvi committee, <gvk rao committee, panchayati raj samitiyan, evolution of panchayati raj
  panchayati-raj | Panchayati Raj | panchayat, gram panchayat, local government, local self government, zila parishad
  anti-defection | Anti-Defection Law | anti defection, tenth schedule, 10th schedule, 52nd amendment, dal badal kanoon, dal badal
  cag-powers | Powers of the CAG | cag powers, powers of cag, functions of cag, cag functions, duties of cag, cag duties and powers, cag ki shaktiyan, role of cag, powers of comptroller and auditor general
  cag | Comptroller and Auditor General | cag, comptroller auditor general, article 148
  governor-discretion | Discretionary Powers of the Governor | discretionary powers of governor, governor discretionary powers, discretion of governor, governor discretion, situational discretion of governor, rajyapal ki vivekadhin shaktiyan
  governor-powers | Powers of the Governor | governor powers, powers of governor, rajyapal ki shaktiyan
  governor | Governor | rajyapal, article 153, appointment of governor
  amendment-42 | 42nd Amendment | 42nd amendment act, forty second amendment, mini constitution, 42 va sanshodhan, 42nd amendment changes, changes by 42nd amendment
  types-of-majority | Types of Majority | types of majority in parliament, simple majority, absolute majority, effective majority, majority in parliament, majorities in indian parliament, bahumat ke prakar
  pardoning-power | Pardoning Power | pardoning power of president, pardoning powers of president, president pardoning power, president pardoning power article 72, article 72 pardoning power, pardoning power article 72, pardoning power of governor, mercy petition, kshamadan, pardoning power of president and governor
  constituent-assembly-committees | Committees of the Constituent Assembly | committees of constituent assembly, constituent assembly committees, constituent assembly committees chairman, constituent assembly committees and chairman, chairman of constituent assembly committees, samvidhan sabha ki samitiyan
  parliament-sessions | Sessions of Parliament | parliament sessions, sessions of indian parliament, parliament session, sessions of the parliament, sansad ke satra, budget session, monsoon session, winter session, lame duck session
  speaker-powers | Powers of the Speaker | powers of speaker, speaker powers, powers of lok sabha speaker, powers of the speaker of lok sabha, powers and functions of speaker, removal of speaker, role of speaker
  finance-commission-chairmen | Chairmen of Finance Commissions | finance commission chairman, finance commission chairmen, chairman of finance commission, finance commissions and chairmen, finance commissions and their chairmen, finance commission and chairman, chairpersons of finance commission, finance commission chairperson, vitt aayog ke adhyaksh
  niti-aayog | NITI Aayog | <aspirational districts, niti ayog, neeti aayog, niti aayog functions
  mandamus | Mandamus | writ of mandamus, mandamus writ, paramadesh
  writs | Writs | writs in indian constitution, writ, types of writs, five writs, <certiorari, <quo warranto, <writ of prohibition, <article 226
  article-32-writs | Writs under Article 32 | article 32 writs, writs of article 32, writs of supreme court, writs by supreme court, writs in article 32, five writs of article 32
  money-and-financial-bill | Money Bill & Financial Bill | money bill vs finance bill, money bill and finance bill, money bill vs financial bill, money bill and financial bill, difference between money bill and finance bill, difference between money bill and financial bill, finance bill vs money bill, dhan vidheyak aur vitt vidheyak
  veto-of-the-president | Veto Powers of the President | veto of president, veto power, veto power of president, pocket veto, absolute veto, suspensive veto, types of veto, veto powers of president, president veto power, president ki veto shakti, nishedhadhikar
  schedules | Schedules of the Constitution | anusuchi, 12 schedules, schedules of constitution, schedules of indian constitution, twelve schedules, samvidhan ki anusuchi
  cag-articles | Articles on the CAG | cag articles, articles related to cag, articles of cag, cag article, article of cag, articles on cag
  rajya-sabha-nomination | Nominated Members of the Rajya Sabha | rajya sabha members nomination, rajya sabha nominated members, nominated members of rajya sabha, nomination to rajya sabha, nominated members in rajya sabha, president nominated members of rajya sabha, rajya sabha ke manonit sadasya
  vice-president-qualification | Qualifications of the Vice-President | qualification of vice president, qualifications of vice president, vice president qualification, vice president qualifications, eligibility of vice president, vice president eligibility, uprashtrapati ki yogyata
  financial-bills | Financial Bills | finance bill, financial bill, finance bills, types of financial bills, article 117, vitt vidheyak
  gandhian-principles | Gandhian Directive Principles | directive principles gandhian, gandhian directive principles of state policy, gandhian principles in dpsp, dpsp gandhian principles, gandhian principles, gandhian dpsp
  supreme-court-jurisdiction | Jurisdiction of the Supreme Court | supreme court jurisdiction, jurisdictions of supreme court, powers and jurisdiction of supreme court, <original jurisdiction, <advisory jurisdiction, <appellate jurisdiction
  lokpal | Lokpal & Lokayuktas | lokpal, lokayukta, lokpal act, lokpal bill, lokpal and lokayukta, lokpal aur lokayukta, ombudsman of india
  emergency | Emergency Provisions | emergency, aapatkal, apatkal, emergency provision, types of emergency, part xviii, emergency provisions 352 356 360, emergency 352 356 360, articles 352 356 360
  national-emergency | National Emergency | article 352, rashtriya aapatkal, <emergency of 1975, <1975 emergency, <article 358, <article 359
  presidents-rule | President's Rule | article 356, presidents rule, president rule, rashtrapati shasan, state emergency, <bommai case, <article 355
  financial-emergency | Financial Emergency | article 360, vittiya aapatkal
  73rd-amendment | 73rd Amendment | 73rd constitutional amendment, 73rd amendment act, 73rd amendment act 1992, 73rd amendment panchayati raj, 73rd constitutional amendment act, eleventh schedule, 11th schedule, panchayati raj 73rd amendment
  citizenship-amendment-act | Citizenship Amendment Act, 2019 | citizenship amendment act, caa, caa 2019, caa nrc, oci, nagrikta sanshodhan adhiniyam, citizenship amendment act 2019, citizenship amendment
  plan-models | Models of Planning | five year plan models, models of five year plans, plan models, planning models, five year plans models, mahalanobis model, harrod domar model, <bombay plan, <gandhian plan, <peoples plan, <sarvodaya plan, plans before independence, five year plans with models, five year plan with model, five year plans and models, five year plans and their models, models of planning in india
  fifth-and-sixth-schedules | Fifth & Sixth Schedules | fifth schedule, sixth schedule, 5th schedule, 6th schedule, fifth and sixth schedule, autonomous district council, sixth schedule tribal areas, sixth schedule areas, scheduled areas
  pesa-act | PESA Act | pesa, pesa act 1996, panchayats extension to scheduled areas act, bhuria committee
  zonal-councils | Zonal Councils | zonal council, kshetriya parishad, zonal councils in india
  inter-state-council | Inter-State Council | inter state council, interstate council, article 263, antarrajya parishad
  womens-reservation-act | Women's Reservation Act (106th Amendment) | women's reservation act, womens reservation, womens reservation bill, women reservation bill, 106th amendment, 106th constitutional amendment, nari shakti vandan adhiniyam, nari shakti vandan, mahila aarakshan
  upsc-and-spsc | UPSC & State Public Service Commissions | upsc, union public service commission, spsc, state psc, state public service commission, lok seva aayog, sangh lok seva aayog, article 315, articles 315 to 323, upsc articles, upsc and state psc, upsc and state psc articles 315 323
`
