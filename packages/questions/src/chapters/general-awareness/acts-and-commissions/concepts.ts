/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  pocso-act | POCSO Act | pocso, pocso act 2012, posco act, protection of children from sexual offences act, protection of children from sexual offences
  dowry-prohibition-act | Dowry Prohibition Act | dowry prohibition act 1961, dowry act, dahej pratishedh adhiniyam, dowry, <dowry death, dahej
  domestic-violence-act | Domestic Violence Act | domestic violence, domestic violence act 2005, protection of women from domestic violence act, gharelu hinsa, gharelu hinsa adhiniyam
  posh-act | POSH Act | posh, posh act 2013, sexual harassment at workplace, sexual harassment of women at workplace act, <vishaka guidelines, <internal complaints committee
  sc-st-act | SC/ST (Prevention of Atrocities) Act | sc st act, sc st act 1989, sc st atrocities act, prevention of atrocities act, atrocity act, scheduled castes and scheduled tribes act
  juvenile-justice-act | Juvenile Justice Act | jj act, jj act 2015, juvenile justice, juvenile justice act 2015, kishor nyay adhiniyam, <child welfare committee
  child-marriage-act | Prohibition of Child Marriage Act | child marriage act, child marriage, prohibition of child marriage act 2006, bal vivah, <sarda act, bal vivah adhiniyam
  it-act | Information Technology Act | it act, it act 2000, information technology act 2000, cyber law, cyber laws of india, <section 66a, cyber law in india
  uapa | UAPA | unlawful activities prevention act, uapa act, uapa 1967, anti terror law
  afspa | AFSPA | armed forces special powers act, afspa act, afspa 1958
  prevention-of-corruption-act | Prevention of Corruption Act | prevention of corruption act 1988, corruption act, pc act, bhrashtachar nivaran adhiniyam
  ndps-act | NDPS Act | ndps, ndps act 1985, narcotic drugs and psychotropic substances act, narcotics act
  motor-vehicles-act | Motor Vehicles Act | motor vehicle act, motor vehicles act 1988, mv act, motor vehicle amendment act 2019, motor vehicles amendment act
  fema | FEMA | foreign exchange management act, fema act, fema 1999, fera and fema, fera, fera fema
  competition-act | Competition Act | competition act 2002, competition commission of india, cci, <mrtp act
  companies-act | Companies Act | companies act 2013, company act, company law, company act 2013, <one person company
  contract-act | Indian Contract Act | contract act, indian contract act 1872, law of contract, contract law
  sarkaria-commission | Sarkaria Commission | sarkaria committee, sarkaria commission on centre state relations, sarkaria ayog
  kothari-commission | Kothari Commission | kothari commission 1964 66, kothari ayog, indian education commission, education commission 1964
  sachar-committee | Sachar Committee | sachar committee report, sachar commission, rajinder sachar committee, sachar samiti
  kelkar-committee | Kelkar Committee | vijay kelkar committee, kelkar committee report, kelkar task force, vijay kelkar
  labour-codes | Labour Codes | labour code, four labour codes, new labour codes, labour laws, labour laws of india, <code on wages, shram sanhita
  maternity-benefit-act | Maternity Benefit Act | maternity benefit, maternity leave, maternity benefit act 1961, maternity benefit amendment act 2017, matritva labh adhiniyam
  transgender-persons-act | Transgender Persons Act | transgender persons act 2019, transgender act, transgender rights, third gender, <nalsa judgment, nalsa case, kinnar adhikar
  surrogacy-act | Surrogacy Act | surrogacy, surrogacy act 2021, surrogacy regulation act, altruistic surrogacy, <art act
  mtp-act | MTP Act | mtp act 1971, abortion law, abortion law in india, medical termination of pregnancy, medical termination of pregnancy act, abortion
  manual-scavenging | Manual Scavenging | manual scavengers act, manual scavengers, manual scavenging act 2013, pemsr act, <namaste scheme, safai karamchari andolan, safai karamchari
  whistle-blowers-act | Whistle Blowers Protection Act | whistle blowers, whistleblowers, whistle blower, whistle blower protection act, whistleblower protection, <pidpi
  death-penalty | Death Penalty | capital punishment, <rarest of rare, rarest of rare doctrine, <bachan singh case, mrityu dand, faansi
  sedition-law | Sedition Law | sedition, section 124a, sedition law in india, <kedar nath singh case, rajdroh
  factories-act | Factories Act | factories act 1948, factory act, factory act 1881, karkhana adhiniyam
  minimum-wages-act | Minimum Wages Act | minimum wages, minimum wage, minimum wages act 1948, floor wage, nyuntam vetan
  nia | National Investigation Agency | nia, nia act, nia act 2008
  enforcement-directorate | Enforcement Directorate | ed, enforcement directorate of india, pravartan nideshalaya
  central-vigilance-commission | Central Vigilance Commission | cvc, central vigilance commissioner, kendriya satarkta aayog
  bhoodan-movement | Bhoodan Movement | bhoodan, bhoodan andolan, <gramdan, vinoba bhave, bhudan movement, bhoodan gramdan
  one-nation-one-election | One Nation One Election | simultaneous elections, simultaneous election, simultaneous polls, ek desh ek chunav, ek rashtra ek chunav, kovind committee, <129th amendment bill, onoe
  electoral-bonds | Electoral Bonds | electoral bond, electoral bond scheme, electoral bonds scheme, chunavi bond, chunavi chanda, electoral bonds case
  district-collector | District Collector | collector, district magistrate, jila collector, zila collector, zila adhikari, jiladhikari, dm office, deputy commissioner, office of collector, district administration, jila prashasan
  gig-economy | Gig Economy | gig workers, gig worker, platform workers, platform economy, sharing economy, gig and platform workers, gig arthvyavastha, <aggregator
  child-labour | Child Labour | child labor, child labour act, child labour prohibition act, child labour act 1986, bal shram, bal majduri, <pencil portal
  bonded-labour | Bonded Labour | bonded labor, forced labour, bonded labour act, bonded labour system abolition act, bandhua majdoor, bandhua mazdoori, bandhua majduri, begar
  data-protection-act | Data Protection Act | dpdp act, dpdp, digital personal data protection act, data protection, data protection law, personal data protection, <srikrishna committee, data privacy
  police-reforms | Police Reforms | police reform, police reforms in india, <prakash singh case, police sudhar, <police act 1861, national police commission
  aadhaar | Aadhaar | aadhar, adhar, adhar card, aadhar card, aadhaar card, <uidai, aadhaar act, aadhaar act 2016, aadhaar case, <virtual id
  assam-accord | Assam Accord | assam samjhauta, assam movement, assam andolan, assam agitation, national register of citizens, <nrc, <section 6a, <imdt act
  human-trafficking | Human Trafficking | trafficking, trafficking in persons, human trafficking in india, immoral traffic act, immoral traffic prevention act, itpa, manav taskari, <palermo protocol
  honour-killing | Honour Killing | honor killing, honour killings, honour killing in india, khap panchayat, khap panchayats, shakti vahini case
  waqf | Waqf | wakf, waqf act, waqf amendment act, waqf amendment act 2025, waqf board, waqf boards, waqf property, waqf act 1995, central waqf council, <mutawalli
  press-council-of-india | Press Council of India | press council, pci press, press council of india act, bhartiya press parishad, <national press day
  naxalism | Naxalism | naxalite movement, naxal, naxalites, naxalbari, naxalbari movement, left wing extremism, lwe, maoism in india, maoists, naxalwad, <salwa judum, <red corridor
  social-audit | Social Audit | social audits, social audit in india, social audit in mgnrega, samajik ankekshan, <jan sunwai
  citizens-charter | Citizen's Charter | citizen charter, citizens charter, citizen charters, nagrik charter, nagrik adhikar patra, sevottam, sevottam model
  gender-budgeting | Gender Budgeting | gender budget, gender budgeting in india, gender budget statement, gender responsive budgeting, gender bajat
  patents-and-ipr | Intellectual Property Rights | patent, patents, ipr, intellectual property, patent law, patent act, patents act 1970, patent and ipr, <trips agreement, bauddhik sampada, bauddhik sampada adhikar, <compulsory licence, <trademark, <copyright
  black-money | Black Money | kala dhan, black money in india, black money act, <hawala, round tripping, <benami property, <tax evasion
  pmla | Prevention of Money Laundering Act | pmla, pmla 2002, pmla act, prevention of money laundering act 2002, money laundering act
`
