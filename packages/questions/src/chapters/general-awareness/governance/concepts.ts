/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  panchayati-raj-committees | Committees on Panchayati Raj | committees related to panchayati raj, panchayat committees, <ashok mehta committee, <balwant rai mehta committee, <l m singhvi committee, <gvk rao committee, panchayati raj samitiyan, evolution of panchayati raj
  panchayati-raj | Panchayati Raj | panchayat, gram panchayat, local government, local self government, zila parishad
  anti-defection | Anti-Defection Law | anti defection, tenth schedule, 10th schedule, 52nd amendment, dal badal kanoon, dal badal
  cag-powers | Powers of the CAG | functions of cag, duties of cag, cag duties and powers, cag ki shaktiyan, role of cag, powers of comptroller and auditor general
  cag | Comptroller and Auditor General | cag, article 148
  governor-discretion | Discretionary Powers of the Governor | discretion of governor, situational discretion of governor, rajyapal ki vivekadhin shaktiyan
  governor-powers | Powers of the Governor | rajyapal ki shaktiyan, powers of state governor, governor of state powers, powers of governor of a state
  governor | Governor | rajyapal, article 153
  amendment-42 | 42nd Amendment | 42nd amendment act, forty second amendment, mini constitution, 42 va sanshodhan, 42nd amendment changes, changes by 42nd amendment
  types-of-majority | Types of Majority | types of majority in parliament, simple majority, absolute majority, effective majority, majority in parliament, majorities in indian parliament, bahumat ke prakar
  pardoning-power | Pardoning Power | pardoning power of president, president pardoning power article 72, article 72 pardoning power, pardoning power of governor, mercy petition, kshamadan, pardoning power of president and governor
  constituent-assembly-committees | Committees of the Constituent Assembly | constituent assembly committees chairman, samvidhan sabha ki samitiyan
  parliament-sessions | Sessions of Parliament | sessions of indian parliament, sansad ke satra, <budget session, <monsoon session, winter session, <lame duck session
  speaker-powers | Powers of the Speaker | powers of lok sabha speaker, powers and functions of speaker, removal of speaker, role of speaker
  finance-commission-chairmen | Chairmen of Finance Commissions | finance commission chairman, finance commissions and their chairmen, chairpersons of finance commission, vitt aayog ke adhyaksh
  niti-aayog | NITI Aayog | <aspirational districts, niti ayog, neeti aayog, niti aayog functions
  mandamus | Mandamus | writ of mandamus, paramadesh
  writs | Writs | writs in indian constitution, types of writs, five writs, <certiorari, <quo warranto, <writ of prohibition, <article 226
  article-32-writs | Writs under Article 32 | article 32 writs, writs of supreme court, writs by supreme court, five writs of article 32
  money-and-financial-bill | Money Bill & Financial Bill | money bill vs finance bill, difference between money bill and finance bill, difference between money bill and financial bill, dhan vidheyak aur vitt vidheyak
  veto-of-the-president | Veto Powers of the President | veto of president, veto power, <pocket veto, <absolute veto, <suspensive veto, types of veto, president ki veto shakti, nishedhadhikar
  schedules | Schedules of the Constitution | anusuchi, 12 schedules, schedules of indian constitution, twelve schedules, samvidhan ki anusuchi
  cag-articles | Articles on the CAG | articles related to cag
  rajya-sabha-nomination | Nominated Members of the Rajya Sabha | rajya sabha members nomination, nomination to rajya sabha, president nominated members of rajya sabha, rajya sabha ke manonit sadasya
  vice-president-qualification | Qualifications of the Vice-President | eligibility of vice president, uprashtrapati ki yogyata
  financial-bills | Financial Bills | finance bill, types of financial bills, article 117, vitt vidheyak
  gandhian-principles | Gandhian Directive Principles | gandhian directive principles of state policy, gandhian principles in dpsp, gandhian principles, gandhian dpsp
  supreme-court-jurisdiction | Jurisdiction of the Supreme Court | powers and jurisdiction of supreme court, <original jurisdiction, <advisory jurisdiction, <appellate jurisdiction
  lokpal | Lokpal & Lokayuktas | lokpal, lokayukta, lokpal act, lokpal bill, ombudsman of india
  emergency | Emergency Provisions | emergency, aapatkal, apatkal, types of emergency, part xviii, emergency provisions 352 356 360, emergency 352 356 360, articles 352 356 360
  national-emergency | National Emergency | article 352, rashtriya aapatkal, <emergency of 1975, <1975 emergency
  presidents-rule | President's Rule | article 356, rashtrapati shasan, state emergency, <bommai case, <article 355
  financial-emergency | Financial Emergency | article 360, vittiya aapatkal
  73rd-amendment | 73rd Amendment | 73rd constitutional amendment, 73rd amendment act, 73rd amendment act 1992, 73rd amendment panchayati raj, 73rd constitutional amendment act
  citizenship-amendment-act | Citizenship Amendment Act, 2019 | citizenship amendment act, caa, caa 2019, caa nrc, oci, nagrikta sanshodhan adhiniyam, citizenship amendment
  plan-models | Models of Planning | five year plan models, plan models, mahalanobis model, <harrod domar model, <bombay plan, <gandhian plan, <peoples plan, <sarvodaya plan, plans before independence, five year plans with models, five year plans and their models, models of planning in india
  fifth-and-sixth-schedules | Fifth & Sixth Schedules | fifth schedule, 5th schedule, scheduled areas
  sixth-schedule | Sixth Schedule | 6th schedule, autonomous district council, sixth schedule tribal areas, sixth schedule areas
  pesa-act | PESA Act | pesa, pesa act 1996, panchayats extension to scheduled areas act, bhuria committee
  zonal-councils | Zonal Councils | kshetriya parishad, zonal councils in india
  inter-state-council | Inter-State Council | interstate council, article 263, antarrajya parishad
  womens-reservation-act | Women's Reservation Act (106th Amendment) | women's reservation act, womens reservation, womens reservation bill, 106th amendment, 106th constitutional amendment, nari shakti vandan adhiniyam, nari shakti vandan, mahila aarakshan
  upsc-and-spsc | UPSC & State Public Service Commissions | upsc, functions of upsc, upsc functions, union public service commission, spsc, state psc, state public service commission, lok seva aayog, sangh lok seva aayog, article 315, articles 315 to 323, upsc articles, upsc and state psc, upsc and state psc articles 315 323
  joint-sitting | Joint Sitting of Parliament | joint sitting, joint session of parliament, joint session, joint sitting of both houses, article 108, sanyukt baithak, sansad ki sanyukt baithak, joint sitting of lok sabha and rajya sabha
  no-confidence-motion | No-Confidence Motion | avishwas prastav, no confidence motion in lok sabha, no confidence and censure motion, confidence motion, no trust motion
  articles-20-and-22 | Articles 20 & 22 | article 20, article 22, <double jeopardy, preventive detention, protection in respect of conviction for offences, protection against arrest and detention, article 20 21 22, nivarak nirodh, anuchchhed 20, anuchchhed 22, self incrimination, <ex post facto law
  zero-hour | Zero Hour | zero hour in parliament, shunya kal, shunya kaal, zero hour lok sabha
  states-reorganisation | States Reorganisation Commission | states reorganization commission, fazl ali commission, fazal ali commission, states reorganisation act, states reorganisation act 1956, reorganisation of states, linguistic reorganisation of states, linguistic reorganization of states, <dhar commission, <jvp committee, rajya punargathan ayog, rajya punargathan, dhar commission and jvp committee
  financial-committees | Financial Committees of Parliament | financial committees, parliamentary committees pac estimates, estimates committee, pac and estimates committee, public accounts committee and estimates committee, <committee on public undertakings, prakkalan samiti, finance committees of parliament
  vice-president-removal | Removal of the Vice-President | removal of vice president of india, vice president term and removal, how is vice president removed, up rashtrapati ko hatana, uprashtrapati ko hatane ki prakriya, article 67
  commission-for-women | National Commission for Women | ncw, women commission, rashtriya mahila aayog, rashtriya mahila ayog
  classification-of-dpsp | Classification of Directive Principles | classification of dpsp, socialist gandhian liberal principles, types of dpsp, types of directive principles, socialistic principles dpsp, dpsp ka vargikaran, liberal intellectual principles, socialist principles of dpsp
  important-amendments | Important Amendments | important constitutional amendments, imp constitutional amendments, important amendments of constitution, important amendments of indian constitution, imp amendments, major constitutional amendments, major amendments, landmark amendments, famous amendments, mahatvapurn samvidhan sanshodhan, mahatvapurna samvidhan sanshodhan, important samvidhan sanshodhan, pramukh samvidhan sanshodhan
  chief-election-commissioner | Chief Election Commissioner | cec, chief election commissioner of india, mukhya chunav ayukt, mukhya nirvachan ayukt, election commissioners, removal of chief election commissioner, appointment of chief election commissioner
  eleventh-and-twelfth-schedules | Eleventh & Twelfth Schedules | 11th and 12th schedule, eleventh schedule, twelfth schedule, 11th schedule, 12th schedule, schedule 11 and 12, gyarahvi anusuchi, barahvi anusuchi, 11vi anusuchi, 12vi anusuchi
  drafting-committee-members | Drafting Committee | drafting committee of constitution, drafting committee members, drafting committee of indian constitution, drafting committee of constituent assembly, prarup samiti, prarup samiti ke sadasya, drafting committee ambedkar, drafting comittee
  rights-in-emergency | Fundamental Rights in an Emergency | fundamental rights suspended during emergency, fundamental rights during emergency, suspension of fundamental rights, suspension of fundamental rights during emergency, article 358 and 359, article 358, article 359, effect of emergency on fundamental rights, aapatkal me maulik adhikar, apatkal me mool adhikar
  appointment-of-governor | Appointment & Term of the Governor | appointment of governor, term of governor, qualification of governor, governor qualification and appointment, governor appointment and removal, removal of governor, rajyapal ki niyukti, rajyapal ki niyukti aur karyakal
  jurisdiction-of-high-courts | Jurisdiction of High Courts | high court jurisdiction and powers, powers of high court, writ jurisdiction of high court, article 227, article 226 and 227, uchch nyayalaya ka kshetradhikar, high court ke adhikar, article 226 high court
  election-of-vice-president | Election of the Vice-President | vice president election process, how is vice president elected, electoral college of vice president, election of vice president of india, up rashtrapati ka chunav, uprashtrapati ka chunav, vice president election procedure, article 66
  urban-local-bodies | Urban Local Bodies | municipal corporation and nagar panchayat, urban local government, urban local bodies types, municipal corporation, <nagar panchayat, nagar nigam, nagar palika, nagar nigam aur nagar palika, types of municipalities, <cantonment board, urban local self government, shahri sthaniya nikay, municipal council
  rights-and-principles-compared | Difference between Fundamental Rights and Directive Principles | fundamental rights and directive principles, fundamental rights and directive principles of state policy, fundamental rights and dpsp, fr and dpsp, maulik adhikar aur niti nirdeshak tatva, mool adhikar aur niti nirdeshak tatva
  lok-sabha-and-rajya-sabha | Difference between Lok Sabha and Rajya Sabha | lok sabha and rajya sabha, loksabha and rajyasabha, rajya sabha lok sabha powers, comparison of lok sabha and rajya sabha
  national-emergency-and-presidents-rule | Difference between National Emergency and President's Rule | national emergency and president's rule, national emergency and state emergency, article 352 and 356, rashtriya aapatkal aur rashtrapati shasan
  president-and-governor | Difference between President and Governor | president governor comparison, rashtrapati aur rajyapal, president of india and governor
  certiorari-and-prohibition | Difference between Certiorari and Prohibition | certiorari and prohibition, certiorari and prohibition writs, utpreshan aur pratishedh
  writs-compared | The Five Writs Compared | difference between writs, difference between five writs, writs comparison, compare writs, habeas corpus and mandamus, mandamus and certiorari, mandamus and prohibition, habeas corpus and quo warranto, quo warranto and mandamus
  kinds-of-pardon | Pardon, Commutation, Remission, Respite & Reprieve | kinds of pardon, types of pardon, pardon reprieve respite remission, commutation and remission, respite and reprieve, pardon and commutation, pardon and reprieve, pardon and remission, commutation of sentence, remission of sentence, pardon commutation remission, commutation remission respite and reprieve
  cabinet-and-council | Difference between Cabinet and Council of Ministers | cabinet and council of ministers, cabinet aur mantri parishad, mantrimandal aur mantriparishad
  supreme-court-and-high-court | Difference between Supreme Court and High Court | supreme court and high court, supreme court vs high court jurisdiction, sarvochch nyayalaya aur uchch nyayalaya
  cabinet-committees | Cabinet Committees | cabinet committees of india, cabinet committee on security, cabinet committee on political affairs, appointments committee of cabinet, mantrimandal samitiyan, union cabinet committees
  public-accounts-committee | Public Accounts Committee | pac, lok lekha samiti, pac committee, pac of parliament, public accounts committee of parliament, public accounts committee pac
  censure-and-no-confidence | Difference between Censure Motion and No-Confidence Motion | censure motion and no confidence motion, censure motion, confidence motion and no confidence motion, ninda prastav aur avishwas prastav
  adjournment-prorogation-dissolution | Adjournment, Prorogation & Dissolution Compared | adjournment prorogation dissolution, adjournment and prorogation, prorogation and dissolution, adjournment and dissolution, adjournment sine die and prorogation, adjournment sine die, prorogation
  parliamentary-and-presidential | Parliamentary and Presidential Systems Compared | parliamentary and presidential system, parliamentary and presidential form of government, parliamentary and presidential government, parliamentary vs presidential, sansadiya aur adhyakshatmak pranali, presidential system
  federal-and-unitary | Federal and Unitary Systems Compared | federal and unitary system, federal and unitary, federal and unitary features, federal and unitary government, sanghatmak aur ekatmak shasan, federal and unitary features of indian constitution
  constitutional-and-statutory | Constitutional and Statutory Bodies Compared | difference between constitutional and statutory bodies, constitutional bodies and statutory bodies, constitutional statutory and non constitutional bodies, samvaidhanik aur vaidhanik nikay, constitutional and non constitutional bodies
  power-sharing | Power Sharing | power sharing class 10, satta ki sajhedari, <majoritarianism, <belgium and sri lanka, power sharing in belgium
  democracy | Democracy | what is democracy, what is democracy why democracy, loktantra, types of democracy, features of democracy, outcomes of democracy, <direct democracy
  vote-on-account | Vote on Account | <interim budget, vote on account and interim budget, lekhanudan
  zero-based-budgeting | Zero-Based Budgeting | zero based budgeting, zero base budgeting, zero based budget, zbb, shunya adharit bajat
  quorum | Quorum | quorum of parliament, quorum in parliament, quorum of lok sabha, ganpurti
  whip | Party Whip | whip, whip in parliament, <chief whip, <three line whip, sachetak
  governance-abbreviations | Abbreviations of Public Life in India | full forms of government bodies, full forms of indian bodies, full forms of governance
  e-governance | E-Governance | e governance, egovernance, e gov, electronic governance, negp, e shasan
`
