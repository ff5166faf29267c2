import { defineTable } from '../define-table.ts'

export const articles = defineTable({
  id: 'articles',
  about: 'articles of the Constitution',
  header: 'Article',
  columns: {
    subject: {
      header: 'Subject',
      kind: 'text',
      ask: [
        'With what does {name} of the Constitution deal?',
        '{name} of the Constitution of India is about:',
      ],
      askBack: [
        'Which of these articles deals with {value}?',
        'Which article of the following is about {value}?',
      ],
      say: '{name} deals with {value}',
    },
    part: { header: 'Part', kind: 'text' },
  },
  near: ['part'],
  parts: [
    {
      sources: ['Constitution of India', 'D. D. Basu, Introduction to the Constitution of India'],
      rows: `
        1 | Article 1 | the name and territory of the Union | Union | It says that India, that is Bharat, shall be a Union of States.
        1 | Article 3 | formation of new states and change of boundaries | Union | Parliament may do so by a simple majority.
        2 | Article 5 | citizenship at the commencement of the Constitution | Citizenship | Articles 5 to 11 are on citizenship.
        2 | Article 11 | the power of Parliament to regulate citizenship by law | Citizenship | The Citizenship Act of 1955 was made under it.
        2 | Article 12 | the definition of the State | Rights | It opens the part on Fundamental Rights.
        1 | Article 13 | laws that take away Fundamental Rights being void | Rights | Judicial review rests on it.
        1 | Article 14 | equality before law | Rights | It also promises equal protection of the laws.
        1 | Article 15 | no discrimination on grounds of religion, race, caste, sex or place of birth | Rights | Special provision for women and children is allowed.
        1 | Article 16 | equality of opportunity in public employment | Rights | Reservation in services rests on it.
        1 | Article 17 | abolition of untouchability | Rights | It is an absolute right.
        1 | Article 18 | abolition of titles | Rights | Military and academic distinctions are allowed.
        1 | Article 19 | six freedoms such as speech, assembly and movement | Rights | They are subject to reasonable restrictions.
        2 | Article 20 | protection in respect of conviction for offences | Rights | No one is punished twice for one offence.
        1 | Article 21 | protection of life and personal liberty | Rights | Privacy is read into it.
        1 | Article 21A | free and compulsory education from six to fourteen years | Rights | The 86th Amendment put it in.
        1 | Article 22 | protection against arrest and detention | Rights | A person must be brought before a magistrate within 24 hours.
        1 | Article 23 | ban on human trafficking and forced labour | Rights | Begar is such labour.
        1 | Article 24 | ban on child labour in factories | Rights | It covers children below fourteen.
        1 | Article 25 | freedom of conscience and free practice of religion | Rights | It is subject to public order, morality and health.
        2 | Article 26 | freedom to manage religious affairs | Rights | It belongs to denominations.
        3 | Article 27 | freedom from taxes for promoting a religion | Rights | The State may not favour one.
        3 | Article 28 | freedom from religious instruction in State schools | Rights | It concerns schools wholly paid by the State.
        1 | Article 29 | protection of the interests of minorities | Rights | It guards language, script and culture.
        1 | Article 30 | the right of minorities to run educational institutions | Rights | It covers religious and linguistic minorities.
        1 | Article 32 | remedies for enforcing Fundamental Rights | Rights | Ambedkar called it the heart and soul of the Constitution.
        2 | Article 38 | a social order for the welfare of the people | Principles | It asks to lessen inequalities.
        1 | Article 39A | equal justice and free legal aid | Principles | The 42nd Amendment put it in.
        1 | Article 40 | organisation of village panchayats | Principles | It is a Gandhian principle.
        2 | Article 41 | the right to work, to education and to public assistance | Principles | It depends on economic capacity.
        2 | Article 42 | just conditions of work and maternity relief | Principles | It is a socialist principle.
        2 | Article 43 | a living wage for workers | Principles | It also speaks of cottage industries.
        1 | Article 44 | a uniform civil code | Principles | It is a liberal principle.
        2 | Article 45 | care and education of children below six years | Principles | The 86th Amendment gave it this form.
        2 | Article 46 | educational and economic interests of weaker sections | Principles | It names the SCs and STs.
        1 | Article 47 | a higher level of nutrition and public health | Principles | Prohibition of drinks rests on it.
        2 | Article 48 | organisation of agriculture and animal husbandry | Principles | It speaks of cows and calves.
        2 | Article 48A | protection of the environment, forests and wildlife | Principles | The 42nd Amendment put it in.
        2 | Article 49 | protection of monuments of national importance | Principles | It is a duty of the State.
        1 | Article 50 | separation of the judiciary from the executive | Principles | It is a liberal principle.
        1 | Article 51 | promotion of international peace and security | Principles | It speaks of arbitration.
        1 | Article 51A | Fundamental Duties | Duties | There are eleven of them.
        1 | Article 52 | the rule that there shall be a President of India | Executive | It says that there shall be a President.
        2 | Article 54 | election of the President | Executive | Elected members of both Houses and of the assemblies vote.
        2 | Article 56 | the term of office of the President | Executive | It is five years.
        1 | Article 61 | impeachment of the President | Executive | The charge is violation of the Constitution.
        1 | Article 63 | the rule that there shall be a Vice-President of India | Executive | The next article makes the holder Chairman of the Rajya Sabha.
        2 | Article 66 | election of the Vice-President | Executive | Members of both Houses vote.
        1 | Article 72 | the power of the President to grant pardons | Executive | It covers sentences of death.
        1 | Article 74 | the Council of Ministers that aids and advises the President | Executive | The Prime Minister heads it.
        2 | Article 75 | appointment and responsibility of the Union Ministers | Executive | They are responsible to the Lok Sabha together.
        1 | Article 76 | the Attorney General for India | Executive | The holder is the first law officer.
        2 | Article 78 | duties of the Prime Minister towards the President | Executive | They are about giving information.
        1 | Article 79 | the constitution of Parliament | Legislature | It consists of the President and two Houses.
        1 | Article 80 | the composition of the Council of States | Legislature | Twelve members are nominated.
        1 | Article 81 | the composition of the House of the People | Legislature | Members are chosen by direct election.
        2 | Article 85 | sessions, prorogation and dissolution of Parliament | Legislature | Six months may not pass between two sessions.
        2 | Article 93 | the Speaker and Deputy Speaker of the Lok Sabha | Legislature | The House chooses them.
        1 | Article 108 | joint sitting of both Houses | Legislature | The Speaker presides over it.
        1 | Article 110 | the definition of Money Bills | Legislature | The Speaker decides what is one.
        1 | Article 112 | the annual financial statement (Budget) | Legislature | It is laid for every financial year.
        2 | Article 116 | vote on account | Legislature | It lets the government spend for a short time.
        1 | Article 123 | ordinances of the President | Executive | They lapse six weeks after Parliament meets again.
        1 | Article 124 | the establishment of the Supreme Court | Judiciary | It also tells how judges are appointed.
        2 | Article 129 | the Supreme Court as a court of record | Judiciary | It can punish for contempt.
        1 | Article 131 | original jurisdiction of the Supreme Court | Judiciary | It hears disputes of the Union and the states.
        2 | Article 137 | review of its judgments by the Supreme Court | Judiciary | It can correct itself.
        2 | Article 141 | law declared by the Supreme Court being binding on all courts | Judiciary | Precedents follow from it.
        1 | Article 143 | the power of the President to consult the Supreme Court | Judiciary | Its opinion is not binding.
        1 | Article 148 | the Comptroller and Auditor General of India | Finance | The holder guards the public purse.
        1 | Article 153 | the rule that there shall be a Governor for each state | States | One person may serve two states.
        1 | Article 155 | appointment of the Governor | States | The President appoints by warrant.
        2 | Article 161 | the power of the Governor to grant pardons | States | It does not cover sentences of courts martial.
        2 | Article 163 | the Council of Ministers that aids and advises the Governor | States | The Chief Minister heads it.
        2 | Article 165 | the Advocate General of a state | States | The Governor appoints the holder.
        1 | Article 169 | abolition or creation of Legislative Councils | States | The assembly must ask for it.
        2 | Article 200 | assent of the Governor to bills | States | Some may be reserved for the President.
        1 | Article 213 | ordinances of the Governor | States | It mirrors the power of the President.
        1 | Article 214 | High Courts for states | Judiciary | Two states may share one.
        1 | Article 226 | the power of High Courts to issue writs | Judiciary | It is wider than that of the Supreme Court.
        2 | Article 233 | appointment of district judges | Judiciary | The Governor consults the High Court.
        1 | Article 239AA | special provisions for Delhi | Union Territories | The 69th Amendment put it in.
        2 | Article 243A | the Gram Sabha | Local | It consists of the voters of a village.
        2 | Article 243D | reservation of seats in panchayats | Local | At least one third is for women.
        2 | Article 243K | elections to panchayats | Local | The State Election Commission holds them.
        2 | Article 244 | administration of Scheduled Areas and Tribal Areas | Areas | The Fifth and Sixth Schedules follow it.
        1 | Article 248 | residuary powers of legislation | Relations | They lie with Parliament.
        1 | Article 249 | laws of Parliament on a State subject in the national interest | Relations | The Rajya Sabha must allow it by two thirds.
        2 | Article 253 | laws for giving effect to international agreements | Relations | Parliament may make them for the whole country.
        1 | Article 262 | disputes on waters of inter-state rivers | Relations | Tribunals are set up under it.
        1 | Article 263 | the Inter-State Council | Relations | It was set up in 1990.
        2 | Article 265 | no tax without authority of law | Finance | The executive alone cannot tax.
        1 | Article 266 | Consolidated Funds and public accounts | Finance | All revenues go there.
        2 | Article 267 | the Contingency Fund | Finance | It is for unforeseen expense.
        1 | Article 279A | the Goods and Services Tax Council | Finance | The Union Finance Minister heads it.
        1 | Article 280 | the Finance Commission | Finance | It is set up every fifth year.
        1 | Article 300A | the right to property | Property | It is a legal right since the 44th Amendment.
        2 | Article 311 | protection of civil servants against dismissal | Services | An inquiry must be held.
        1 | Article 312 | All-India Services | Services | The Rajya Sabha may create new ones.
        1 | Article 315 | Public Service Commissions | Services | There is one for the Union and one for each state.
        1 | Article 324 | the Election Commission | Elections | It conducts elections to Parliament and assemblies.
        1 | Article 326 | elections on the basis of adult suffrage | Elections | The age is eighteen since 1989.
        1 | Article 330 | reservation of seats for SCs and STs in the Lok Sabha | Classes | It goes by population.
        1 | Article 338 | the National Commission for Scheduled Castes | Classes | It was split from that for STs in 2004.
        2 | Article 338A | the National Commission for Scheduled Tribes | Classes | The 89th Amendment put it in.
        2 | Article 340 | a commission on the condition of backward classes | Classes | The Mandal Commission was set up under it.
        1 | Article 343 | the official language of the Union | Language | It is Hindi in the Devanagari script.
        2 | Article 350A | instruction in the mother tongue at the primary stage | Language | It helps linguistic minorities.
        1 | Article 352 | national emergency | Emergency | It was declared in 1962, 1971 and 1975.
        1 | Article 356 | President's rule in a state | Emergency | It follows a breakdown of constitutional machinery.
        1 | Article 360 | financial emergency | Emergency | It has never been declared.
        2 | Article 361 | protection of the President and Governors from court proceedings | Misc | It holds during their term.
        1 | Article 368 | amendment of the Constitution | Amendment | The basic structure cannot be changed.
        1 | Article 370 | the special status that Jammu and Kashmir had | Temporary | It ceased to operate in 2019.
        1 | Article 371A | special provisions for Nagaland | Temporary | It guards Naga customs.
        2 | Article 371F | special provisions for Sikkim | Temporary | It came with the 36th Amendment.
        2 | Article 393 | the short title of the Constitution | Title | It is called the Constitution of India.
      `,
    },
  ],
})
