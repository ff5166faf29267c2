import { defineTable } from '../../../kit/facts/define-table.ts'

export const articles = defineTable({
  id: 'articles',
  about: 'articles of the Constitution',
  header: 'Article',
  columns: {
    subject: {
      header: 'Subject',
      kind: 'text',
      ask: [
        '{name} of the Constitution of India deals with:',
        '{name} of the Constitution of India is related to:',
      ],
      askBack: [
        'Which of the following articles deals with {value}?',
        'Which of the following articles of the Constitution of India is related to {value}?',
      ],
      say: '{name} deals with {value}',
    },
    part: {
      header: 'Part',
      kind: 'text',
      conceptOf: {
        Rights: 'fundamental-rights',
        Principles: 'directive-principles',
        Duties: 'fundamental-duties',
      },
    },
  },
  near: ['part'],
  parts: [
    {
      sources: ['Constitution of India', 'D. D. Basu, Introduction to the Constitution of India'],
      rows: `
        1 union-and-territory | Article 1 | the name and territory of the Union | Union | It says that India, that is Bharat, shall be a Union of States.
        2 union-and-territory | Article 2 | admission or establishment of new states | Union | Sikkim first came in through a special article beside it.
        1 union-and-territory | Article 3 | formation of new states and change of boundaries | Union | Parliament may do so by a simple majority.
        3 union-and-territory | Article 4 | laws on new states not counting as amendments of the Constitution | Union | Such laws may change the First and the Fourth Schedule.
        2 citizenship | Article 5 | citizenship at the commencement of the Constitution | Citizenship | Articles 5 to 11 are on citizenship.
        3 citizenship | Article 6 | citizenship of persons who migrated from Pakistan | Citizenship | The date that parts the cases is 19 July 1948.
        3 citizenship | Article 8 | citizenship of persons of Indian origin residing outside India | Citizenship | They had to be registered by an Indian mission.
        2 citizenship | Article 9 | loss of citizenship by taking that of a foreign state | Citizenship | India does not allow dual citizenship.
        2 citizenship | Article 11 | the power of Parliament to regulate citizenship by law | Citizenship | The Citizenship Act of 1955 was made under it.
        2 | Article 12 | the definition of the State for the Fundamental Rights | Rights | It opens the part on Fundamental Rights.
        1 judicial-review, judicial-review-power | Article 13 | laws that take away Fundamental Rights being void | Rights | Judicial review rests on it.
        1 article-14, right-to-equality | Article 14 | equality before law | Rights | It also promises equal protection of the laws.
        1 right-to-equality, reservation | Article 15 | no discrimination on grounds of religion, race, caste, sex or place of birth | Rights | Special provision for women and children is allowed.
        1 right-to-equality, reservation | Article 16 | equality of opportunity in public employment | Rights | Reservation in services rests on it.
        1 right-to-equality | Article 17 | abolition of untouchability | Rights | It is an absolute right.
        1 right-to-equality | Article 18 | abolition of titles | Rights | Military and academic distinctions are allowed.
        1 article-19, right-to-freedom | Article 19 | six freedoms such as speech, assembly and movement | Rights | They are subject to reasonable restrictions.
        2 right-to-freedom | Article 20 | protection in respect of conviction for offences | Rights | No one is punished twice for one offence.
        1 article-21 | Article 21 | protection of life and personal liberty | Rights | Privacy is read into it.
        1 right-to-education | Article 21A | free and compulsory education from six to fourteen years | Rights | The 86th Amendment put it in.
        1 right-to-freedom | Article 22 | protection against arrest and detention | Rights | A person must be brought before a magistrate within 24 hours.
        1 right-against-exploitation | Article 23 | ban on human trafficking and forced labour | Rights | Begar is such labour.
        1 right-against-exploitation | Article 24 | ban on child labour in factories | Rights | It covers children below fourteen.
        1 freedom-of-religion | Article 25 | freedom of conscience and free practice of religion | Rights | It is subject to public order, morality and health.
        2 freedom-of-religion | Article 26 | freedom to manage religious affairs | Rights | It belongs to denominations.
        3 freedom-of-religion | Article 27 | freedom from taxes for promoting a religion | Rights | The State may not favour one.
        3 freedom-of-religion | Article 28 | freedom from religious instruction in State schools | Rights | It concerns schools wholly paid by the State.
        1 minority-rights | Article 29 | protection of the interests of minorities | Rights | It guards language, script and culture.
        1 minority-rights | Article 30 | the right of minorities to run educational institutions | Rights | It covers religious and linguistic minorities.
        3 right-to-property | Article 31A | saving of laws for the acquisition of estates | Rights | The First Amendment put it in.
        2 right-to-property | Article 31B | validation of the acts in the Ninth Schedule | Rights | The First Amendment put it in.
        1 article-32, writs | Article 32 | remedies for enforcing Fundamental Rights | Rights | Ambedkar called it the heart and soul of the Constitution.
        2 | Article 33 | the power of Parliament to limit the rights of the armed forces | Rights | It keeps up discipline.
        2 | Article 34 | restriction of rights while martial law is in force | Rights | Martial law is not defined in the Constitution.
        2 | Article 36 | the definition of the State for the Directive Principles | Principles | It is the same as in Part III.
        2 | Article 37 | Directive Principles not being enforceable by any court | Principles | They are fundamental in the governance of the country all the same.
        2 | Article 38 | a social order for the welfare of the people | Principles | It asks to lessen inequalities.
        1 | Article 39 | certain principles of policy such as equal pay for equal work | Principles | It also speaks against the concentration of wealth.
        1 subordinate-courts | Article 39A | equal justice and free legal aid | Principles | The 42nd Amendment put it in.
        1 panchayati-raj | Article 40 | organisation of village panchayats | Principles | It is a Gandhian principle.
        2 | Article 41 | the right to work, to education and to public assistance | Principles | It depends on economic capacity.
        2 | Article 42 | just conditions of work and maternity relief | Principles | It is a socialist principle.
        2 | Article 43 | a living wage for workers | Principles | It also speaks of cottage industries.
        2 | Article 43A | participation of workers in the management of industries | Principles | The 42nd Amendment put it in.
        2 | Article 43B | promotion of co-operative societies | Principles | The 97th Amendment put it in.
        1 uniform-civil-code | Article 44 | a uniform civil code | Principles | It is a liberal principle.
        2 right-to-education | Article 45 | care and education of children below six years | Principles | The 86th Amendment gave it this form.
        2 | Article 46 | educational and economic interests of weaker sections | Principles | It names the SCs and STs.
        1 | Article 47 | a higher level of nutrition and public health | Principles | Prohibition of drinks rests on it.
        2 | Article 48 | organisation of agriculture and animal husbandry | Principles | It speaks of cows and calves.
        2 | Article 48A | protection of the environment, forests and wildlife | Principles | The 42nd Amendment put it in.
        2 | Article 49 | protection of monuments of national importance | Principles | It is a duty of the State.
        1 judicial-review | Article 50 | separation of the judiciary from the executive | Principles | It is a liberal principle.
        1 | Article 51 | promotion of international peace and security | Principles | It speaks of arbitration.
        1 | Article 51A | Fundamental Duties | Duties | There are eleven of them.
        1 president-office, president | Article 52 | the rule that there shall be a President of India | Executive | It says that there shall be a President.
        1 president | Article 53 | the vesting of the executive power of the Union in the President | Executive | It is vested in the President.
        2 president-election, president | Article 54 | the electoral college that elects the President | Executive | Elected members of both Houses and of the assemblies vote.
        2 president-election, president | Article 55 | the manner of election of the President | Executive | It is by proportional representation with the single transferable vote.
        2 president-office, president | Article 56 | the term of office of the President | Executive | It is five years.
        3 president-election, president | Article 57 | eligibility of the President for re-election | Executive | Only Rajendra Prasad was elected twice.
        1 president-office, president-election, president | Article 58 | qualifications for election as President | Executive | One must be 35 years old.
        3 president-office, president | Article 59 | conditions of the office of President | Executive | The holder may not be a member of either House.
        2 president-office, president | Article 60 | the oath of the President | Executive | The Chief Justice of India administers it.
        1 impeachment-of-president, president | Article 61 | impeachment of the President | Executive | The charge is violation of the Constitution.
        3 president | Article 62 | the time of filling a vacancy in the office of President | Executive | It must be filled within six months.
        1 vice-president | Article 63 | the rule that there shall be a Vice-President of India | Executive | The next article makes the holder Chairman of the Rajya Sabha.
        1 vice-president | Article 64 | the Vice-President as ex officio Chairman of the Council of States | Executive | The post of Chairman carries the salary.
        2 vice-president | Article 65 | the Vice-President acting as President | Executive | It is for a vacancy or an absence.
        2 vice-president | Article 66 | election of the Vice-President | Executive | Members of both Houses vote.
        3 vice-president | Article 67 | the term of office of the Vice-President | Executive | It is five years.
        3 vice-president | Article 69 | the oath of the Vice-President | Executive | The President administers it.
        2 president, vice-president | Article 71 | disputes on the election of a President or Vice-President | Executive | The Supreme Court decides them.
        1 president-powers, pardoning-power, president | Article 72 | the power of the President to grant pardons | Executive | It covers sentences of death.
        3 centre-state-relations | Article 73 | the extent of the executive power of the Union | Executive | It goes as far as Parliament may make laws.
        1 prime-minister | Article 74 | the Council of Ministers that aids and advises the President | Executive | The Prime Minister heads it.
        2 prime-minister | Article 75 | appointment and responsibility of the Union Ministers | Executive | They are responsible to the Lok Sabha together.
        1 attorney-general | Article 76 | the appointment and duties of the Attorney General for India | Executive | The holder is the first law officer.
        2 prime-minister | Article 77 | conduct of business of the Government of India | Executive | All action is taken in the name of the President.
        2 prime-minister | Article 78 | duties of the Prime Minister towards the President | Executive | They are about giving information.
        1 parliament | Article 79 | the constitution of Parliament | Legislature | It consists of the President and two Houses.
        1 rajya-sabha | Article 80 | the composition of the Council of States | Legislature | Twelve members are nominated.
        1 lok-sabha | Article 81 | the composition of the House of the People | Legislature | Members are chosen by direct election.
        2 delimitation, elections | Article 82 | readjustment after each census | Legislature | The Delimitation Commission rests on it.
        2 parliament-procedure | Article 83 | duration of the Houses of Parliament | Legislature | The Council of States is never dissolved.
        1 members-of-parliament | Article 84 | qualifications for membership of Parliament | Legislature | One must be 30 for the upper House and 25 for the lower.
        2 parliament-procedure | Article 85 | sessions, prorogation and dissolution of Parliament | Legislature | Six months may not pass between two sessions.
        2 president, parliament | Article 86 | the right of the President to address Houses and send messages | Legislature | It is apart from the special address.
        1 president, parliament-procedure | Article 87 | the special address by the President | Legislature | It opens the first session of each year.
        2 attorney-general, parliament | Article 88 | rights of Ministers and the Attorney General in the Houses | Legislature | They may speak but not vote unless they are members.
        1 speaker, rajya-sabha | Article 89 | the Chairman and Deputy Chairman of the Council of States | Legislature | The Chairman is not a member of the House.
        2 speaker | Article 93 | the election of the Speaker and Deputy Speaker of the Lok Sabha | Legislature | The House chooses them.
        2 speaker | Article 94 | vacation, resignation and removal of the Speaker | Legislature | Fourteen days' notice is needed for removal.
        3 parliament | Article 98 | the secretariat of Parliament | Legislature | Each House has its own.
        2 members-of-parliament | Article 99 | the oath of members of Parliament | Legislature | It is taken before the President or a person appointed by him.
        2 parliament-procedure | Article 100 | voting in the Houses and the quorum | Legislature | The quorum is one tenth of the members.
        2 members-of-parliament | Article 101 | vacation of seats in Parliament | Legislature | Sixty days of absence without leave may cost the seat.
        1 members-of-parliament | Article 102 | the grounds of disqualification of members of Parliament | Legislature | An office of profit is one ground.
        2 members-of-parliament | Article 103 | the decision on disqualification of members of Parliament | Legislature | The President decides on the opinion of the Election Commission.
        1 members-of-parliament | Article 105 | powers and privileges of the Houses of Parliament | Legislature | Members have freedom of speech in the House.
        2 members-of-parliament | Article 106 | salaries and allowances of members of Parliament | Legislature | Parliament fixes them by law.
        3 law-making | Article 107 | introduction and passing of bills | Legislature | A bill does not lapse by prorogation.
        1 law-making | Article 108 | joint sitting of both Houses | Legislature | The Speaker presides over it.
        2 money-bill | Article 109 | the special procedure for Money Bills | Legislature | The upper House must return them in fourteen days.
        1 money-bill | Article 110 | the definition of Money Bills | Legislature | The Speaker decides what is one.
        1 veto-power | Article 111 | assent of the President to bills | Legislature | A bill may be sent back once, unless it is a Money Bill.
        1 budget-in-parliament | Article 112 | the annual financial statement of the Union (Budget) | Legislature | It is laid for every financial year.
        3 budget-in-parliament | Article 113 | the procedure in Parliament on estimates | Legislature | Demands for grants are voted by the Lok Sabha.
        2 budget-in-parliament | Article 114 | Appropriation Bills | Legislature | No money leaves the Consolidated Fund without one.
        2 budget-in-parliament | Article 115 | supplementary, additional or excess grants | Legislature | They are for sums that fell short.
        2 budget-in-parliament | Article 116 | vote on account | Legislature | It lets the government spend for a short time.
        2 money-bill | Article 117 | special provisions on Financial Bills | Legislature | They need the recommendation of the President.
        2 parliament | Article 120 | the language to be used in Parliament | Legislature | It is Hindi or English.
        2 parliament, judicial-review | Article 121 | the bar on discussing the conduct of judges in Parliament | Legislature | A motion for removal is the one exception.
        2 parliament, judicial-review | Article 122 | courts not to inquire into proceedings of Parliament | Legislature | An irregular procedure is no ground.
        1 president-powers, ordinance, president | Article 123 | ordinances of the President | Executive | They lapse six weeks after Parliament meets again.
        1 supreme-court | Article 124 | the establishment of the Supreme Court | Judiciary | It also tells how judges are appointed.
        3 supreme-court | Article 126 | the acting Chief Justice of India | Judiciary | The President appoints one when the office is vacant.
        3 supreme-court | Article 127 | ad hoc judges of the Supreme Court | Judiciary | They are asked when there is no quorum.
        3 supreme-court | Article 128 | retired judges at sittings of the Supreme Court | Judiciary | The President must consent.
        2 supreme-court | Article 129 | the Supreme Court as a court of record | Judiciary | It can punish for contempt.
        2 supreme-court | Article 130 | the seat of the Supreme Court | Judiciary | It is Delhi, or another place that the Chief Justice appoints.
        1 supreme-court-jurisdiction, supreme-court | Article 131 | original jurisdiction of the Supreme Court | Judiciary | It hears disputes of the Union and the states.
        1 supreme-court-jurisdiction, supreme-court | Article 136 | special leave to appeal to the Supreme Court | Judiciary | It does not reach military courts.
        2 supreme-court | Article 137 | review of its judgments by the Supreme Court | Judiciary | It can correct itself.
        2 supreme-court | Article 141 | law declared by the Supreme Court being binding on all courts | Judiciary | Precedents follow from it.
        2 supreme-court | Article 142 | orders of the Supreme Court for doing complete justice | Judiciary | They run throughout India.
        1 supreme-court | Article 143 | the power of the President to consult the Supreme Court | Judiciary | Its opinion is not binding.
        2 supreme-court | Article 144 | authorities that act in aid of the Supreme Court | Judiciary | It covers civil and judicial ones.
        1 cag | Article 148 | the appointment of the Comptroller and Auditor General | Finance | The holder guards the public purse.
        2 cag | Article 149 | duties and powers of the Comptroller and Auditor General | Finance | Parliament lays them down by law.
        2 cag | Article 151 | audit reports | Finance | Those of the Union go to the President.
        1 governor | Article 153 | the rule that there shall be a Governor for each state | States | One person may serve two states.
        2 governor | Article 154 | the vesting of the executive power of a state in the Governor | States | It is vested in the Governor.
        1 governor | Article 155 | appointment of the Governor | States | The President appoints by warrant.
        3 governor | Article 156 | the term of office of a Governor | States | It is during the pleasure of the President, five years as a rule.
        2 governor | Article 157 | qualifications for appointment as Governor | States | One must be 35 and a citizen.
        3 governor | Article 159 | the oath of a Governor | States | The Chief Justice of the High Court administers it.
        2 pardoning-power, governor, governor-powers | Article 161 | the power of the Governor to grant pardons | States | It does not cover sentences of courts martial.
        2 chief-minister | Article 163 | the Council of Ministers that aids and advises the Governor | States | The Chief Minister heads it.
        2 chief-minister | Article 164 | appointment and responsibility of state Ministers | States | Their number is at most 15% of the assembly.
        2 advocate-general | Article 165 | the Advocate General of a state | States | The Governor appoints the holder.
        2 chief-minister | Article 167 | duties of a Chief Minister towards the Governor | States | They are about giving information.
        2 state-legislature | Article 168 | the constitution of legislatures in states | States | Some have two Houses.
        1 state-legislature | Article 169 | abolition or creation of Legislative Councils | States | The assembly must ask for it.
        2 state-legislature | Article 170 | the composition of Legislative Assemblies | States | They have 60 to 500 members, with exceptions for small states.
        2 state-legislature | Article 171 | the composition of Legislative Councils | States | They have at most a third of the strength of the assembly.
        3 state-legislature | Article 172 | the duration of state legislatures | States | It is five years for the assembly.
        2 state-legislature | Article 174 | sessions, prorogation and dissolution of state legislatures | States | The Governor summons the Houses.
        2 governor | Article 176 | the special address by the Governor | States | It opens the first session of each year.
        2 state-legislature | Article 178 | the Speaker and Deputy Speaker of an assembly | States | The assembly chooses them.
        3 state-legislature | Article 194 | powers and privileges of state legislatures | States | It mirrors the article on Parliament.
        2 veto-power, governor | Article 200 | assent of the Governor to bills | States | Some may be reserved for the President.
        2 veto-power, governor | Article 201 | bills reserved for the consideration of the President | States | The Governor reserves them.
        3 state-legislature | Article 202 | the annual financial statement of a state | States | It is the state's Budget.
        1 ordinance, governor, governors-ordinance | Article 213 | ordinances of the Governor | States | It mirrors the power of the President.
        1 high-courts | Article 214 | High Courts for states | Judiciary | Two states may share one.
        2 high-courts | Article 215 | High Courts as courts of record | Judiciary | They can punish for their contempt.
        2 high-courts | Article 217 | appointment of High Court judges | Judiciary | They hold office until 62.
        2 high-courts | Article 222 | transfer of a judge from one High Court to another | Judiciary | The President orders it after consulting the Chief Justice of India.
        1 writs, high-courts | Article 226 | the power of High Courts to issue writs | Judiciary | It is wider than that of the Supreme Court.
        2 high-courts | Article 227 | superintendence of High Courts over lower courts | Judiciary | It does not reach military tribunals.
        2 high-courts | Article 231 | a common High Court for two or more states | Judiciary | Parliament may set one up by law.
        2 subordinate-courts | Article 233 | appointment of district judges | Judiciary | The Governor consults the High Court.
        2 union-territories | Article 239 | administration of union territories | Union Territories | The President acts through an administrator.
        1 union-territories | Article 239AA | special provisions for Delhi | Union Territories | The 69th Amendment put it in.
        2 union-territories, high-courts | Article 241 | High Courts for union territories | Union Territories | Parliament may set one up by law.
        2 panchayati-raj | Article 243A | the Gram Sabha | Local | It consists of the voters of a village.
        2 panchayati-raj | Article 243B | the constitution of panchayats | Local | There are three levels, but small states may leave out the middle one.
        2 panchayati-raj | Article 243D | reservation of seats in panchayats | Local | At least one third is for women.
        2 panchayati-raj | Article 243G | powers and responsibilities of panchayats | Local | The Eleventh Schedule lists 29 matters.
        2 panchayati-raj | Article 243I | the Finance Commission for panchayats | Local | The Governor sets it up every fifth year.
        2 panchayati-raj | Article 243K | elections to panchayats | Local | The State Election Commission holds them.
        2 municipalities, 74th-amendment | Article 243Q | the constitution of municipalities | Local | There are three kinds of them.
        2 municipalities, 74th-amendment | Article 243S | ward committees | Local | They are for towns of three lakh people or more.
        2 municipalities, 74th-amendment | Article 243W | powers and responsibilities of municipalities | Local | The Twelfth Schedule lists 18 matters.
        2 municipalities | Article 243ZD | the District Planning Committee | Local | It joins the plans of panchayats and municipalities.
        2 municipalities | Article 243ZE | the Metropolitan Planning Committee | Local | It is for areas of ten lakh people or more.
        2 scheduled-areas, fifth-and-sixth-schedules | Article 244 | administration of Scheduled Areas and Tribal Areas | Areas | The Fifth and Sixth Schedules follow it.
        2 centre-state-relations | Article 245 | the extent of laws of Parliament and of state legislatures | Relations | A law of Parliament may reach beyond India.
        1 seventh-schedule, centre-state-relations | Article 246 | the subject matter of laws, in three lists | Relations | The Seventh Schedule holds the lists.
        1 seventh-schedule, centre-state-relations | Article 248 | residuary powers of legislation | Relations | They lie with Parliament.
        1 centre-state-relations, rajya-sabha | Article 249 | laws of Parliament on a State subject in the national interest | Relations | The Rajya Sabha must allow it by two thirds.
        2 centre-state-relations | Article 250 | laws of Parliament on a State subject during an emergency | Relations | They lapse six months after it ends.
        2 centre-state-relations | Article 252 | laws of Parliament for two or more states by consent | Relations | Other states may adopt them later.
        2 centre-state-relations | Article 253 | laws for giving effect to international agreements | Relations | Parliament may make them for the whole country.
        2 seventh-schedule, centre-state-relations | Article 254 | inconsistency between Union and state laws | Relations | The law of Parliament prevails as a rule.
        2 centre-state-relations | Article 256 | the obligation of states towards laws of the Union | Relations | The Union may give directions.
        2 centre-state-relations | Article 257 | control of the Union over states in certain cases | Relations | It covers railways and means of communication.
        2 inter-state-relations | Article 261 | full faith and credit to public acts and records | Relations | It holds throughout India.
        1 inter-state-relations | Article 262 | disputes on waters of inter-state rivers | Relations | Tribunals are set up under it.
        1 inter-state-council, inter-state-relations | Article 263 | the Inter-State Council | Relations | It was set up in 1990.
        2 financial-relations | Article 265 | no tax without authority of law | Finance | The executive alone cannot tax.
        1 budget-in-parliament | Article 266 | Consolidated Funds and public accounts | Finance | All revenues go there.
        2 budget-in-parliament | Article 267 | the Contingency Fund | Finance | It is for unforeseen expense.
        2 financial-relations | Article 268 | duties levied by the Union but collected by the states | Finance | Stamp duties are such.
        2 financial-relations | Article 270 | taxes levied by the Union and shared with the states | Finance | The Finance Commission proposes the share.
        2 financial-relations | Article 275 | grants from the Union to certain states | Finance | They are charged on the Consolidated Fund.
        1 financial-relations, constitutional-bodies | Article 279A | the Goods and Services Tax Council | Finance | The Union Finance Minister heads it.
        1 finance-commission | Article 280 | the Finance Commission for the Union and the states | Finance | It is set up every fifth year.
        3 financial-relations | Article 282 | expenditure of the Union or a state for any public purpose | Finance | It allows discretionary grants.
        2 financial-relations | Article 292 | borrowing by the Government of India | Finance | It is on the security of the Consolidated Fund.
        3 financial-relations | Article 293 | borrowing by states | Finance | A state in debt to the Union needs its consent.
        3 financial-relations | Article 299 | contracts of the Government | Property | They are made in the name of the President or the Governor.
        3 financial-relations | Article 300 | suits and proceedings against the Government | Property | The Union may be sued by the name of India.
        1 right-to-property | Article 300A | the right to property | Property | It is a legal right since the 44th Amendment.
        1 inter-state-relations | Article 301 | freedom of trade, commerce and intercourse | Trade | It runs throughout the territory of India.
        3 inter-state-relations | Article 307 | an authority for carrying out the provisions on trade | Trade | Parliament may appoint it.
        3 public-services | Article 309 | recruitment and conditions of service of public servants | Services | Laws or rules lay them down.
        2 public-services | Article 310 | tenure of civil servants during pleasure | Services | It is the pleasure of the President or the Governor.
        2 public-services | Article 311 | protection of civil servants against dismissal | Services | An inquiry must be held.
        1 public-services | Article 312 | All-India Services | Services | The Rajya Sabha may create new ones.
        1 public-services | Article 315 | the establishment of Public Service Commissions | Services | There is one for the Union and one for each state.
        2 tribunals | Article 323A | administrative tribunals | Tribunals | The 42nd Amendment put it in.
        1 election-commission | Article 324 | the Election Commission | Elections | It conducts elections to Parliament and assemblies.
        2 elections | Article 325 | one general electoral roll without regard to religion, race, caste or sex | Elections | There are no separate electorates.
        1 elections | Article 326 | elections on the basis of adult suffrage | Elections | The age is eighteen since 1989.
        2 elections | Article 329 | the bar on courts in electoral matters | Elections | Only an election petition can question an election.
        1 reservation | Article 330 | reservation of seats for SCs and STs in the Lok Sabha | Classes | It goes by population.
        2 reservation | Article 332 | reservation of seats for SCs and STs in the assemblies | Classes | It goes by population.
        2 reservation | Article 335 | claims of SCs and STs to services and posts | Classes | The efficiency of administration is to be kept.
        1 national-commissions | Article 338 | the National Commission for Scheduled Castes | Classes | It was split from that for STs in 2004.
        2 national-commissions | Article 338A | the National Commission for Scheduled Tribes | Classes | The 89th Amendment put it in.
        2 reservation, national-commissions | Article 340 | a commission to investigate the conditions of backward classes | Classes | The Mandal Commission was set up under it.
        2 reservation | Article 341 | the list of Scheduled Castes | Classes | The President specifies it, Parliament may change it.
        2 reservation | Article 342 | the list of Scheduled Tribes | Classes | The President specifies it, Parliament may change it.
        2 reservation | Article 342A | the list of socially and educationally backward classes | Classes | The 102nd Amendment put it in.
        1 official-language | Article 343 | the official language of the Union | Language | It is Hindi in the Devanagari script.
        2 official-language | Article 344 | the Commission and Committee of Parliament on official language | Language | The first commission was headed by B. G. Kher.
        2 official-language | Article 348 | the language of the Supreme Court and the High Courts | Language | It is English until Parliament provides otherwise.
        2 official-language | Article 350A | instruction in the mother tongue at the primary stage | Language | It helps linguistic minorities.
        2 official-language | Article 350B | the special officer for linguistic minorities | Language | The Seventh Amendment put it in.
        1 official-language | Article 351 | the duty to promote the spread of Hindi | Language | It is to enrich itself mainly from Sanskrit.
        1 national-emergency, emergency | Article 352 | the proclamation of national emergency | Emergency | It was declared in 1962, 1971 and 1975.
        2 presidents-rule, emergency | Article 355 | the duty of the Union to protect states | Emergency | It is against external aggression and internal disturbance.
        1 presidents-rule, emergency | Article 356 | President's rule in a state | Emergency | It follows a breakdown of constitutional machinery.
        2 national-emergency, emergency | Article 358 | suspension of the six freedoms during emergencies | Emergency | Since 1978 it needs war or external aggression.
        2 national-emergency, emergency | Article 359 | suspension of the enforcement of rights during emergencies | Emergency | Articles 20 and 21 cannot be suspended.
        1 financial-emergency, emergency | Article 360 | financial emergency | Emergency | It has never been declared.
        2 governor, president | Article 361 | protection of the President and Governors from court proceedings | Misc | It holds during their term.
        2 union-and-territory | Article 363A | the end of recognition of rulers and of privy purses | Misc | The 26th Amendment put it in.
        1 amendment-procedure | Article 368 | amendment of the Constitution | Amendment | The basic structure cannot be changed.
        1 article-370 | Article 370 | the special status that Jammu and Kashmir had | Temporary | It ceased to operate in 2019.
        2 article-371 | Article 371 | special provisions for Maharashtra and Gujarat | Temporary | It speaks of development boards.
        1 article-371 | Article 371A | special provisions for Nagaland | Temporary | It guards Naga customs.
        2 article-371 | Article 371B | special provisions for Assam | Temporary | It provides for a committee of the assembly on tribal areas.
        2 article-371 | Article 371C | special provisions for Manipur | Temporary | It provides for a committee on the hill areas.
        2 article-371 | Article 371D | special provisions for Andhra Pradesh and Telangana | Temporary | It is about equal chances in education and employment.
        2 article-371 | Article 371F | special provisions for Sikkim | Temporary | It came with the 36th Amendment.
        2 article-371 | Article 371G | special provisions for Mizoram | Temporary | It guards Mizo customs and land.
        2 article-371 | Article 371H | special provisions for Arunachal Pradesh | Temporary | The Governor has a special responsibility for law and order.
        2 article-371 | Article 371J | special provisions for the Hyderabad–Karnataka region | Temporary | The 98th Amendment put it in.
        2 making-of-constitution | Article 393 | the short title of the Constitution | Title | It is called the Constitution of India.
        2 making-of-constitution | Article 395 | the repeal of the Indian Independence Act and the Government of India Act | Title | It is the last article.
      `,
    },
  ],
})
