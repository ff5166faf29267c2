/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  united-nations | United Nations | un, uno, sanyukt rashtra, united nations organisation, un agencies, un organisations, un bodies, united nations organs, un organs, principal organs of un, organs of un
  security-council | UN Security Council | unsc, security council, veto in un, suraksha parishad
  general-assembly | UN General Assembly | general assembly, unga, mahasabha
  un-secretary-general | UN Secretary-General | un secretariat
  who | World Health Organization | who headquarters, who director general, vishwa swasthya sangathan, who, w h o
  unesco | UNESCO | unesco headquarters, unesco hq, unesco mukhyalay, united nations educational scientific and cultural organization
  unesco-and-unicef | UNESCO and UNICEF | <unicef
  financial-organisations | Financial Organisations | <adb, aiib, ndb, <asian development bank, new development bank, fatf, bretton woods institutions
  imf-and-world-bank | IMF and World Bank | imf, world bank, vishwa bank, <international monetary fund, <bretton woods
  trade-organisations | Trade and Economic Forums | <opec, <oecd, trade organisations
  wto | World Trade Organization | wto, <gatt, vishwa vyapar sangathan, <trips agreement, doha round
  regional-organisations | Regional Organisations | regional groups, <african union, <commonwealth of nations, <arab league, gcc, oic, iora
  saarc-and-bimstec | SAARC and BIMSTEC | saarc, bimstec, dakshin asian kshetriya sahyog sangathan
  asean | ASEAN | asean countries, east asia summit, association of southeast asian nations
  brics-and-sco | BRICS and SCO | <brics and sco summits
  g20-and-quad | G20, G7 and QUAD | g20 and quad
  security-organisations | Security and Law Organisations | <interpol, <international criminal court, icc hague, <opcw
  environment-organisations | Environment Organisations | <iucn, wwf, <unep, <international solar alliance, <green climate fund, environmental organisations
  voluntary-organisations | Voluntary Organisations | <red cross, amnesty international, <transparency international, ngo headquarters
  sports-organisations | Sports Organisations | fifa headquarters, ioc headquarters, icc headquarters, sports federations
  environment-agreements | Environment Agreements | <ramsar convention, <cites, <basel convention, <stockholm convention, <minamata convention, <cartagena protocol, <nagoya protocol, <rotterdam convention
  climate-agreements | Climate and Ozone Agreements | <paris agreement, <kyoto protocol, unfccc, <montreal protocol, <kigali amendment, climate agreements
  arms-treaties | Arms Treaties | <outer space treaty, <chemical weapons convention, arms control
  human-rights-agreements | Human Rights Agreements | <universal declaration of human rights, udhr, <cedaw, uncrc, convention on the rights of the child
  agreements-of-india | Agreements of India with Neighbours |
  indus-waters-treaty | Indus Waters Treaty | sindhu jal samjhauta, sindhu jal sandhi, indus waters treaty 1960, iwt
  other-agreements | Agreements on Trade, Law and Culture | unclos, <law of the sea, <vienna convention, <world heritage convention
  panchsheel | Panchsheel | panchsheel agreement, panchsheel 1954, panchshil, five principles of peaceful coexistence, panchsheel principles
  simla-agreement | Simla & Tashkent Agreements | simla agreement, shimla agreement, shimla samjhauta, tashkent agreement, tashkent declaration, tashkent samjhauta, simla agreement 1972, tashkent sandhi, shimla sandhi
  non-aligned-movement | Non-Aligned Movement | nam, non alignment, gutnirpeksh andolan, <bandung conference, nam summit, non aligned
  international-court-of-justice | International Court of Justice | icj, international court, world court, icj headquarters, antarrashtriya nyayalaya, judges of icj
  npt-and-ctbt | NPT & CTBT | npt, ctbt, nuclear non proliferation treaty, comprehensive test ban treaty, npt treaty, ctbt treaty
  nato | NATO | north atlantic treaty organisation, nato countries, nato headquarters, article 5 of nato, nato members
  european-union | European Union | eu, european union countries, <eurozone, <brexit, <maastricht treaty, euro currency, european sangh
  headquarters-of-organisations | Headquarters of Organisations | headquarters, international organisations headquarters, hq of international organisations, hq of organisations, organizations and headquarters, mukhyalay, mukhyalaya, hq, antarrashtriya sangathan aur mukhyalay, world organisations headquarters
  years-of-organisations | Founding Years of Organisations | foundation year of organisations, organisations year of establishment, international organisations establishment year, international organisations year wise, organisations in order of founding
  years-of-agreements | Years of Agreements | agreements year wise, international agreements and years, conventions and years, international treaties year wise, protocols and years
  full-forms-of-organisations | Full Forms of Organisations | full forms of un agencies, full forms of international organisations, abbreviations of organisations
  un-agency-years | UN Agencies: Years of Founding | un agencies with establishment year, un agencies establishment year, un agencies and years, un bodies establishment year, un agencies founded year, un organisations establishment year, un agencies with year
  saarc-centres | SAARC: Headquarters & Centres | saarc headquarters, saarc hq, saarc secretariat, saarc regional centres, saarc ka mukhyalay
  un-agency-headquarters | Headquarters of UN Agencies | un agencies and their headquarters, un bodies headquarters, un organisations headquarters, headquarters of united nations agencies
  brics | BRICS | brics summit, brics countries, brics members, brics nations, brics bank, brics sammelan
  asean-members | Members of ASEAN | asean member countries, asean countries list, asean member states, asean ke sadasya desh
  unsc-members | Members of the UN Security Council | permanent and non permanent members of unsc, permanent members of unsc, permanent members of un security council, members of unsc, permanent and non permanent members of security council, p5 countries, suraksha parishad ke sthayi sadasya
  world-bank-group | World Bank Group | world bank group institutions, institutions of world bank group, world bank group organisations, world bank institutions, ibrd ida ifc miga icsid, ibrd and ida, <ida, <ibrd, miga, ifc, vishwa bank samuh, world bank and its institutions
  sco | Shanghai Cooperation Organisation | sco, sco summit, shanghai cooperation organization, shanghai five
  g20 | G20 | g 20, g20 summit, group of twenty, g20 presidency of india, g20 india
  raw | Research & Analysis Wing | raw, r&aw, raw agency, research and analysis wing, raw intelligence agency, khufiya agency
  barc | Bhabha Atomic Research Centre | barc, bhabha atomic research center, bhabha parmanu anusandhan kendra, <apsara reactor
  icmr | Indian Council of Medical Research | icmr
  quad | QUAD | quad summit, quad grouping, quad group, quad countries, quad members, quadrilateral security dialogue
  ilo | International Labour Organization | ilo, international labour organisation
  unhcr | UNHCR | united nations high commissioner for refugees, un refugee agency
  g7 | G7 | group of seven, g7 summit, g 7, g7 countries, g8
  apec | APEC | asia pacific economic cooperation
  world-economic-forum | World Economic Forum | wef, davos
`
