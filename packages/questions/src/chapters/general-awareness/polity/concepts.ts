/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  making-of-constitution | Making of the Constitution | constituent assembly, samvidhan sabha, samvidhan nirman, framing of the constitution
  constitutional-acts | Acts before the Constitution | <pitts india act, indian councils act, historical background of the constitution, acts 1773 to 1935, acts from 1773 to 1935, acts of british india, constitutional development of india
  preamble | Preamble | preamble of the constitution, prastavana, uddeshika, prastavna
  salient-features | Salient Features of the Constitution | features of constitution, <federal features, <unitary features, federalism, <quasi federal, sanghvad, parliamentary system
  sources-of-constitution | Sources of the Constitution | borrowed features, sources of indian constitution, samvidhan ke srot, borrowed constitution
  parts-of-constitution | Parts of the Constitution | samvidhan ke bhag, 22 parts
  schedules | Schedules of the Constitution | anusuchi, 12 schedules, schedules of indian constitution, <first schedule, <second schedule, <third schedule, <fourth schedule, <ninth schedule
  union-and-territory | Union and its Territory | <article 1, <article 2, <article 3, formation of new states, states reorganisation
  citizenship | Citizenship | nagrikta, part ii of the constitution, part ii of constitution, citizenship act, <article 5, <article 11, articles 5 to 11, <overseas citizen of india
  fundamental-rights | Fundamental Rights | maulik adhikar, part iii of the constitution, part iii, part iii of constitution, part 3 of indian constitution, article 12 to 35, <article 12, <article 13, mool adhikar
  article-14 | Article 14 | equality before law, rule of law article 14, anuchchhed 14
  right-to-equality | Right to Equality | <article 15, <article 16, <article 17, <article 18, samanta ka adhikar, <untouchability, <abolition of titles, article 14 to 18, fundamental rights article 14 to 18
  right-to-freedom | Right to Freedom | <freedom of speech, six freedoms, swatantrata ka adhikar
  article-21 | Article 21: Right to Life | article 21, fundamental rights article 21, right to life, <right to privacy, personal liberty, jeevan ka adhikar
  right-to-education | Right to Education | <article 21a, shiksha ka adhikar, 86th amendment
  rte-act | Right to Education Act, 2009 | rte act, rte act 2009, right to education act, rte 2009, rte
  right-against-exploitation | Right against Exploitation | <article 23, <article 24, <begar, <forced labour, shoshan ke viruddh adhikar
  freedom-of-religion | Right to Freedom of Religion | article 25, <article 26, <article 27, <article 28, freedom of religion, dharmik swatantrata, <secularism
  minority-rights | Cultural and Educational Rights | <article 29, <article 30, minority rights, alpsankhyak adhikar
  article-19 | Article 19: Six Freedoms | article 19, fundamental rights article 19, article 19 of constitution, article 19 freedoms, anuchchhed 19, anuched 19
  article-32 | Article 32: Constitutional Remedies | article 32, right to constitutional remedies, constitutional remedies, heart and soul of the constitution, samvaidhanik upchar ka adhikar
  writs | Writs | writs in indian constitution, types of writs, five writs, <certiorari, <quo warranto, <writ of prohibition, <article 226
  habeas-corpus | Habeas Corpus | writ of habeas corpus, bandi pratyakshikaran, habeus corpus
  right-to-property | Right to Property | article 300a, article 31, <article 31a, <article 31b, sampatti ka adhikar
  directive-principles | Directive Principles of State Policy | dpsp, part iv, part iv of constitution, part 4 of indian constitution, directive principles, niti nirdeshak tatva, rajya ke niti nirdeshak tatva, article 36 to 51, <article 39, <article 48, part iv of the constitution
  uniform-civil-code | Uniform Civil Code | ucc, article 44, saman nagrik sanhita, common civil code
  fundamental-duties | Fundamental Duties | part iv a, part 4a, part iva of the constitution, part 4a of constitution, fundamental duties article, maulik kartavya, mool kartavya, article 51a, <swaran singh committee, part iva
  amendment-procedure | Amendment Procedure | article 368, amendment of the constitution, types of amendment, samvidhan sanshodhan prakriya, <special majority
  amendments | Constitutional Amendments | list of amendments, sanshodhan, samvidhan sanshodhan, constitutional amendment act, amendments of constitution, amendments of indian constitution, samvidhan sanshodhan list
  amendment-42 | 42nd Amendment | 42nd amendment act, forty second amendment, mini constitution, 42 va sanshodhan, 42nd amendment changes, changes by 42nd amendment
  amendment-44 | 44th Amendment | 44th amendment act, forty fourth amendment, 44 va sanshodhan
  basic-structure | Basic Structure and Landmark Cases |
  president | President of India: Election and Powers | president, president of india, bharat ke rashtrapati, indian president, rashtrapati, article 52
  president-election | Election of the President | president of india election, presidential election, rashtrapati chunav, <article 54, <article 55, electoral college of president
  impeachment-of-president | Impeachment of the President | article 61, mahabhiyog, impeachment
  pardoning-power | Pardoning Power | pardoning power of president, president pardoning power article 72, article 72 pardoning power, pardoning power of governor, <article 72, <article 161, mercy petition, <reprieve, <commutation, kshamadan, president vs governor pardoning power
  ordinance | Ordinances | ordinance making power, article 123, adhyadesh
  veto-power | Assent to Bills and Veto | <article 111, <article 200, <article 201, assent of the president
  vice-president | Vice-President: Election and Office | vice president, vice president of india, powers of vice president, uprashtrapati, article 63, <article 64
  prime-minister | Prime Minister and Council of Ministers | prime minister, prime minister appointment, powers of prime minister, pradhan mantri, pradhanmantri, council of ministers, union council of ministers, <cabinet, mantriparishad, article 74, article 75, <article 78, union executive
  attorney-general | Attorney General of India | attorney general, article 76, mahanyayvadi
  advocate-general | Advocate General of a State | advocate general, article 165, mahadhivakta
  solicitor-general | Solicitor General of India | solicitor general, additional solicitor general
  cag | Comptroller and Auditor General | cag, article 148, niyantrak evam mahalekha parikshak
  parliament | Parliament | sansad, indian parliament, article 79, two houses of parliament, parliament of india
  lok-sabha | Lok Sabha | house of the people, <article 81, lower house, loksabha
  rajya-sabha | Rajya Sabha | council of states, <article 80, upper house, rajyasabha, raj sabha, nominated members
  speaker | Speaker and Presiding Officers | speaker of lok sabha, lok sabha adhyaksh, <deputy speaker, <pro tem speaker, <article 93, chairman of rajya sabha
  members-of-parliament | Members of Parliament | mp qualification, <disqualification of members, <article 84, <article 105, parliamentary privileges
  parliament-procedure | Parliamentary Procedure | parliament procedure, <adjournment motion, motions in parliament, <prorogation, <quorum, <calling attention motion
  law-making | Bills and Law-making | ordinary bill, types of bills, <private member bill, legislative procedure, vidheyak
  money-bill | Money Bill | money bill vs ordinary bill, difference between money bill and ordinary bill, article 110, <article 109, dhan vidheyak, money bill article 110, definition of money bill
  budget-in-parliament | Budget & Funds in Parliament | budget in parliament, <article 112, <appropriation bill, <vote on account, <consolidated fund, <contingency fund, <public account of india, <annual financial statement, <cut motion, <guillotine in parliament, <demand for grants, <article 266, <article 267, <guillotine
  parliament-committees | Parliamentary Committees | parliament committees, <standing committee, sansadiya samiti, <joint parliamentary committee, jpc
  anti-defection | Anti-Defection Law | anti defection, tenth schedule, 10th schedule, 52nd amendment, dal badal kanoon, dal badal
  supreme-court | Supreme Court | sarvochch nyayalaya, article 124, <chief justice of india, cji, judiciary, nyaypalika, uchchatam nyayalaya, uchatam nyayalaya, <chief justice
  supreme-court-jurisdiction | Jurisdiction of the Supreme Court | original jurisdiction, appellate jurisdiction, <advisory jurisdiction, <article 131, <article 136, <article 143, special leave petition
  high-courts | High Courts | <uchch nyayalaya, article 214, <article 217, high courts of india
  subordinate-courts | Lower Courts and Lok Adalats | subordinate courts, <district court, <district judge, <gram nyayalaya, family court, <legal aid, <article 39a, <article 233
  judicial-review | Judicial Review and PIL | pil, public interest litigation, judicial activism, janhit yachika, independence of judiciary
  tribunals | Tribunals | <article 323a, <article 323b, administrative tribunal, <central administrative tribunal
  governor | Governor | rajyapal, article 153, <article 155, article 163
  chief-minister | Chief Minister and State Ministers | chief minister, chief minister appointment, mukhyamantri, state council of ministers, <article 164, <article 167, state executive
  state-legislature | State Legislature | vidhan sabha, vidhan parishad, <legislative council, legislative assembly, <article 169, <article 170, <article 171, vidhan mandal
  union-territories | Union Territories | union territories and delhi, union territories of india, kendra shasit pradesh, <article 239, <article 239aa, delhi government, lieutenant governor, <69th amendment
  centre-state-relations | Centre–State Relations | kendra rajya sambandh, union state relations, <sarkaria commission, <punchhi commission, article 245, legislative relations
  seventh-schedule | Union, State and Concurrent Lists | seventh schedule, 7th schedule, union list, state list, concurrent list, <residuary powers, samvarti suchi, <article 246, <article 248, <article 254
  inter-state-relations | Inter-State Relations | <inter state water dispute, <article 262, <article 301
  inter-state-council | Inter-State Council | interstate council, article 263, antarrajya parishad
  financial-relations | Centre–State Financial Relations | financial relations, <article 265, <article 270, <article 275, grants in aid, distribution of taxes, vittiya sambandh
  finance-commission | Finance Commission | article 280, vitta aayog, vitt aayog, 15th finance commission, 16th finance commission
  panchayati-raj | Panchayati Raj | panchayat, gram panchayat, <gram sabha, <article 243, local government, local self government, zila parishad
  municipalities | Municipalities
  scheduled-areas | Scheduled and Tribal Areas | <article 244
  official-language | Official Language | rajbhasha, article 343, <eighth schedule, languages of eighth schedule, official language eighth schedule, scheduled languages, <languages in constitution, <article 351
  article-370 | Article 370 | jammu and kashmir special status, <article 35a, dhara 370, anuchchhed 370, abrogation of article 370, jammu kashmir reorganisation act
  article-371 | Article 371: Special Provisions for States | article 371, <article 371a, <article 371f, <article 371j, special provisions for states
  elections | Elections | chunav, elections in india, electoral system, electoral reforms, <model code of conduct, <representation of the people act, <article 326, universal adult suffrage, <first past the post
  election-commission | Election Commission | article 324, chunav aayog, nirvachan aayog, election commission of india, eci
  public-services | Public Service Commissions and All-India Services | <article 311, all india services, public service commission
  reservation | Reservation | aarakshan, ews reservation, <103rd amendment, <article 330
  national-commissions | Commissions for SCs, STs and Backward Classes | national commission for scheduled castes, national commission for scheduled tribes, national commission for backward classes, ncsc, ncst, ncbc, <article 338, <article 340, sc st commission, commission for sc and st
  emergency | Emergency Provisions | emergency, aapatkal, apatkal, types of emergency, part xviii, emergency provisions 352 356 360, emergency 352 356 360, articles 352 356 360
  national-emergency | National Emergency | article 352, rashtriya aapatkal, <emergency of 1975, <1975 emergency
  presidents-rule | President's Rule | article 356, rashtrapati shasan, state emergency, <bommai case, <article 355
  financial-emergency | Financial Emergency | article 360, vittiya aapatkal
  constitutional-bodies | Constitutional Bodies | samvaidhanik nikay
  statutory-bodies | Statutory Bodies | vaidhanik nikay, regulatory bodies
  executive-bodies | Bodies set up by Executive Resolution | executive bodies, non statutory bodies
  niti-aayog | NITI Aayog | <aspirational districts, niti ayog, neeti aayog, niti aayog functions
  planning-commission | Planning Commission & National Development Council | planning commission, yojana aayog, national development council, ndc
  vigilance-and-rti | Vigilance Commission, CBI & Anti-Corruption | cbi, central bureau of investigation, anti corruption bodies
  rti-act | Right to Information Act | rti, rti act, rti act 2005, right to information, <central information commission, cic, soochna ka adhikar, suchna ka adhikar
  lokpal | Lokpal & Lokayuktas | lokpal, lokayukta, lokpal act, lokpal bill, ombudsman of india
  human-rights-commission | Human Rights Commission | nhrc, national human rights commission, manav adhikar aayog, state human rights commission
  committees | Committees and Commissions | samiti, aayog, committee and their subject, list of committees, important committees
  economic-committees | Committees on the Economy | committees on economy, <banking committees, <narasimham committee, <tendulkar committee, <urjit patel committee
  education-committees | Committees on Education | education commission, <kothari commission, <mudaliar commission, <radhakrishnan commission, shiksha aayog, <kothari aayog
  national-institutions | National Institutions of Science and Culture | <survey of india, <geological survey of india, <archaeological survey of india, <sahitya akademi, national institutions
  goi-act-1935 | Government of India Act, 1935 | goi act 1935, goi act, government of india act, 1935 act, bharat shasan adhiniyam 1935, bharat sarkar adhiniyam 1935
  kesavananda | Kesavananda Bharati Case | kesavananda bharati, keshavananda bharati case, keshavananda bharati, kesavananda bharti case, keshvanand bharti case, keshavanand bharti, kesavanand bharti, keshavanand bharti case
  golaknath-and-minerva | Golaknath & Minerva Mills Cases | golaknath case, golaknath, minerva mills, minerva mills case, golak nath case
  landmark-cases | Landmark Cases of the Supreme Court | landmark judgments, landmark cases, <maneka gandhi case, landmark judgements, <shah bano case, vishakha case, <vishaka case, vishakha guidelines, <puttaswamy case, <shreya singhal case
  judicial-review-power | Judicial Review | nyayik samiksha, judicial review in india, nyayik punaravlokan
  speaker-powers | Powers of the Speaker | powers of lok sabha speaker, powers and functions of speaker, removal of speaker, role of speaker
  governor-powers | Powers of the Governor | rajyapal ki shaktiyan, powers of state governor, governor of state powers, powers of governor of a state
  president-office | Office of the President | president of india office, qualifications of president, <oath of president
  president-powers | Powers of the President | powers of president of india, rashtrapati ki shaktiyan, constitutional powers of president, executive powers of president, <legislative powers of president
  collegium | Collegium System | collegium, judges appointment, <njac, collegium system of judges, appointment of supreme court judges
  removal-of-judges | Removal of Judges | impeachment of judges, removal of supreme court judges
  political-parties | Political Parties | <national party, <national parties, regional parties, <state party, <leader of opposition, <whip, <party whip, recognition of political parties, rajnitik dal
  regulating-act | Regulating Act, 1773 | regulating act, regulating act 1773 ke pravdhan
  73rd-amendment | 73rd Amendment | 73rd constitutional amendment, 73rd amendment act, 73rd amendment act 1992, 73rd amendment panchayati raj, 73rd constitutional amendment act
  74th-amendment | 74th Amendment | 74th constitutional amendment, 74th amendment act, 74th amendment act 1992, 74th constitutional amendment act
  lok-adalat | Lok Adalat | national lok adalat, permanent lok adalat, nalsa, legal services authorities act, people's court, legal services authority
  question-hour | Question Hour & Zero Hour | question hour, starred question, starred and unstarred questions, prashn kaal
  fifth-and-sixth-schedules | Fifth & Sixth Schedules | fifth schedule, 5th schedule, scheduled areas
  pesa-act | PESA Act | pesa, pesa act 1996, panchayats extension to scheduled areas act, bhuria committee
  evm-and-vvpat | EVM, VVPAT & NOTA | evm, vvpat, nota, vvpat full form, electronic voting machine, evm and vvpat, nota voting, voter verifiable paper audit trail
  veto-of-the-president | Veto Powers of the President | veto of president, veto power, <pocket veto, <absolute veto, <suspensive veto, types of veto
  drafting-committee | Drafting Committee & Objectives Resolution | objectives resolution
  citizenship-amendment-act | Citizenship Amendment Act, 2019 | citizenship amendment act, caa, caa 2019, caa nrc, oci, nagrikta sanshodhan adhiniyam, citizenship amendment
  womens-reservation-act | Women's Reservation Act (106th Amendment) | women's reservation act, womens reservation, womens reservation bill, 106th amendment, 106th constitutional amendment, nari shakti vandan adhiniyam, nari shakti vandan, mahila aarakshan
  mandal-commission | Mandal Commission & Indra Sawhney Case | mandal commission, mandal commission report, mandal commission report year, indra sawhney case, indra sawhney, obc reservation, <creamy layer, mandal case, obc aarakshan
  basic-structure-doctrine | Basic Structure Doctrine | basic structure, basic structure of the constitution, basic structure theory, mool dhancha, basic structure case law, basic structure cases, basic structure judgements
  office-of-profit | Office of Profit | labh ka pad, office of profit article 102, article 102, disqualification of mp
  rajya-sabha-powers | Special Powers of the Rajya Sabha | powers of rajya sabha, article 249, article 312
  governors-ordinance | Ordinance Power of the Governor | ordinance making power of governor, article 213, ordinance of governor
  zonal-councils | Zonal Councils | kshetriya parishad, zonal councils in india
  charter-acts | Charter Acts | charter act 1793
  delimitation | Delimitation | delimitation commission, delimitation of constituencies, parisiman aayog
  years-of-amendments | Years of Amendments | amendments year wise, constitutional amendments year wise, amendments with years, amendments in order, sanshodhan aur varsh
  years-of-bodies | Founding Years of National Bodies | commissions establishment year, bodies and year of establishment
`
