import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Into how many labour codes were the central labour laws of India brought together?' */
export const agenciesAndCodes = defineBank({
  id: 'agencies-and-codes',
  sets: [
    {
      rows: `
1 labour-codes | Into how many labour codes were 29 central labour laws of India brought together? | four | two | six | eight | They are on wages, industrial relations, social security, and occupational safety with health and working conditions.
1 labour-codes | Which of the four labour codes was passed first, in 2019? | Code on Wages | Industrial Relations Code | Code on Social Security | Occupational Safety Code | The other three were passed by Parliament in September 2020.
2 labour-codes | The Factories Act of 1948 was taken into which of the labour codes? | Occupational Safety, Health and Working Conditions Code | Code on Wages | Industrial Relations Code | Code on Social Security | That code brings together thirteen laws on safety and conditions of work.
2 labour-codes | The Minimum Wages Act of 1948 was taken into which of the labour codes? | Code on Wages | Industrial Relations Code | Code on Social Security | Occupational Safety Code | The code also took in the Acts on payment of wages, bonus and equal remuneration.
2 labour-codes | The Maternity Benefit Act of 1961 was taken into which of the labour codes? | Code on Social Security | Code on Wages | Industrial Relations Code | Occupational Safety Code | The code brings together nine laws, such as those on provident fund, insurance and gratuity.
2 labour-codes | Which workers were defined in law for the first time by the Code on Social Security among the labour codes? | gig and platform workers | factory workers | miners | plantation workers | They work outside the usual relation of employer and employee, for instance through an app.
2 labour-codes | What did the Code on Wages, one of the labour codes, ask the Central Government to fix? | a floor wage | a wage for each village | a highest wage | a wage in gold | States cannot set their own minimum wages below it.
2 labour-codes | Under the Industrial Relations Code, a factory needs prior permission of the government for lay-off from how many workers on? | 300 | 50 | 100 | 1,000 | The earlier law had the limit of one hundred.
2 labour-codes | Trade unions, social security and the welfare of labour are subjects of which List of the Seventh Schedule? | Concurrent List | Union List | State List | Eleventh Schedule | Parliament and the States can both make laws on it.
1 maternity-benefit-act | To how many weeks was paid maternity leave for the first two children raised in 2017 under the Maternity Benefit Act? | 26 | 12 | 18 | 52 | Before the amendment of 2017 it was twelve weeks.
2 maternity-benefit-act | In which year was the Maternity Benefit Act first passed? | 1961 | 1948 | 1976 | 2017 | The amendment of 2017 raised the leave to twenty-six weeks.
2 maternity-benefit-act | How many weeks of leave did the Maternity Benefit Act, as amended in 2017, give to a woman with two or more surviving children? | 12 | 6 | 26 | 40 | For the first two children it is twenty-six weeks since 2017.
2 maternity-benefit-act | Under the Maternity Benefit Act, 1961, how many days of work in the twelve months before delivery entitled a woman to maternity benefit? | 80 | 30 | 160 | 240 | She must have worked for at least eighty days for that employer.
2 maternity-benefit-act | The amendment of 2017 to the Maternity Benefit Act made a crèche compulsory in establishments with at least how many employees? | 50 | 10 | 20 | 100 | The mother may visit it four times a day.
2 maternity-benefit-act | How many weeks of leave did the Maternity Benefit Act, as amended in 2017, give to a woman who adopted a child below three months? | 12 | 4 | 8 | 26 | The amendment of 2017 brought in leave for adopting and commissioning mothers.
2 maternity-benefit-act | Of the 26 weeks of leave under the Maternity Benefit Act as amended in 2017, at most how many could be taken before the delivery? | 8 | 2 | 12 | 20 | Before the amendment of 2017 it was six weeks.
2 maternity-benefit-act | Which Directive Principle stands behind the Maternity Benefit Act? | Article 42 | Article 40 | Article 44 | Article 50 | It speaks of just and humane conditions of work and of maternity relief. Article 44 is on a uniform civil code.
1 nia | What does NIA stand for in Indian law enforcement? | National Investigation Agency | National Intelligence Authority | Narcotics Inquiry Agency | National Internal Affairs | It was set up by an Act of 2008 to fight terrorism.
1 nia | After which attack was the National Investigation Agency (NIA) set up? | Mumbai, November 2008 | Parliament, December 2001 | Pathankot, January 2016 | Pulwama, February 2019 | The Act was passed by Parliament in December 2008, within weeks.
2 nia | Under which Union ministry does the NIA work? | Home Affairs | Defence | Law and Justice | Finance | The Enforcement Directorate, by contrast, is under the Ministry of Finance.
2 nia | Which kind of offences does the NIA mainly investigate? | terrorism | income-tax evasion | election petitions | patent disputes | Its Act lists the laws whose offences it may take up, such as the UAPA and the Atomic Energy Act.
2 nia | Which of the following was added to the work of the NIA by the amendment of 2019? | human trafficking | traffic offences | cheque bounce | copyright | Counterfeit currency, banned arms, explosives and cyber terrorism were added as well.
2 nia | Where may the NIA investigate since the amendment of 2019, subject to treaties and foreign laws? | also outside India | only in Union Territories | only in Delhi | only in border districts | Offences abroad against Indian citizens or interests can be taken up.
2 nia | Which courts try the cases of the NIA? | Special Courts | Family Courts | Consumer Commissions | Lok Adalats | Courts of Session can be named as Special Courts under the NIA Act.
2 nia | In which city is the headquarters of the NIA? | New Delhi | Mumbai | Hyderabad | Kolkata | It has branch offices in other cities such as Hyderabad and Guwahati.
2 nia | Whose order is needed for the NIA to take up a case in a State? | the Central Government's | the State Government's | the High Court's | the Governor's | Unlike the CBI in most cases, it needs no consent of the State.
1 enforcement-directorate | Under which Union ministry is the Enforcement Directorate (ED)? | Finance | Home Affairs | Law and Justice | Corporate Affairs | It belongs to the Department of Revenue of that ministry.
1 enforcement-directorate | Which Act against money laundering does the Enforcement Directorate enforce? | PMLA, 2002 | UAPA, 1967 | IT Act, 2000 | NDPS Act, 1985 | It also enforces FEMA and the law on fugitive economic offenders.
2 enforcement-directorate | In which year was the unit formed from which the Enforcement Directorate grew? | 1956 | 1947 | 1973 | 2002 | An Enforcement Unit was formed on 1 May 1956 in the Department of Economic Affairs.
2 enforcement-directorate | Which Act of 2018 lets the Enforcement Directorate proceed against those who flee abroad? | Fugitive Economic Offenders Act | Extradition Act | Passports Act | Benami Transactions Act | It applies where the sum involved is ₹100 crore or more.
2 enforcement-directorate | What is the paper called in which the Enforcement Directorate records a case, like an FIR of the police? | ECIR | NOC | PAN | DIN | The letters stand for Enforcement Case Information Report.
2 enforcement-directorate | For how many days can the Enforcement Directorate attach property provisionally under the PMLA? | 180 | 30 | 90 | 365 | The Adjudicating Authority has to confirm it within that time.
3 enforcement-directorate | In which case of 2022 did the Supreme Court uphold the wide powers of the Enforcement Directorate? | Vijay Madanlal Choudhary | Vineet Narain | Shreya Singhal | Lalita Kumari | Vineet Narain was on the CBI and the CVC, and Lalita Kumari on FIRs.
3 enforcement-directorate | Up to how many years in all can the term of the Director of the Enforcement Directorate be extended since 2021? | five | three | seven | ten | The first term is of two years; extensions are of one year at a time.
2 enforcement-directorate | The Fugitive Economic Offenders Act, 2018 applies to offences that involve at least: | ₹100 crore | ₹1 crore | ₹10 crore | ₹500 crore | Property in India and abroad can then be confiscated.
2 central-vigilance-commission | In which year was the Central Vigilance Commission (CVC) set up? | 1964 | 1950 | 1988 | 2003 | It was made a statutory body by an Act of 2003.
2 central-vigilance-commission | By which Act did the Central Vigilance Commission become a statutory body? | CVC Act, 2003 | Lokpal Act, 2013 | RTI Act, 2005 | Prevention of Corruption Act, 1988 | An ordinance of 1998 had come before it, after the Vineet Narain judgment.
2 central-vigilance-commission | Until which age may a Central Vigilance Commissioner serve within the term of four years? | 65 years | 60 years | 62 years | 70 years | The term is four years or until sixty-five, whichever is earlier.
2 central-vigilance-commission | Who was the first Central Vigilance Commissioner of India? | Nittoor Srinivasa Rau | N. Vittal | P. J. Thomas | Wajahat Habibullah | He took office in 1964. Wajahat Habibullah was the first Chief Information Commissioner.
2 central-vigilance-commission | Over which agency does the Central Vigilance Commission exercise superintendence in corruption cases? | CBI | NIA | RAW | IB | This covers investigations under the Prevention of Corruption Act.
2 central-vigilance-commission | How many Vigilance Commissioners at most are there beside the Central Vigilance Commissioner? | two | one | four | six | The Commission has one head and not more than two others.
1 bhoodan-movement | Who began the Bhoodan movement in 1951? | Vinoba Bhave | Jayaprakash Narayan | Baba Amte | Mahatma Gandhi | The movement asked owners to give land of their own will to the landless.
1 bhoodan-movement | Where did the Bhoodan movement begin? | Pochampally | Paunar | Mangroth | Champaran | The village is in Telangana. Mangroth in Uttar Pradesh was the first village gift.
2 bhoodan-movement | Who gave the first hundred acres of land in the Bhoodan movement? | V. Ramachandra Reddy | N. G. Ranga | Alluri Sitarama Raju | T. Prakasam | The landless of his village had asked for eighty acres.
2 bhoodan-movement | What part of their land were owners asked to give in the Bhoodan movement? | one sixth | one half | one third | one tenth | Vinoba asked to be counted as a sixth son of the family.
2 bhoodan-movement | What does the word 'Bhoodan' mean? | gift of land | gift of labour | gift of grain | gift of knowledge | Gramdan is the gift of a village, and shramdan that of labour.
2 bhoodan-movement | Which leader gave up party politics and gave his life (jeevandan) to the Bhoodan movement in 1954? | Jayaprakash Narayan | Ram Manohar Lohia | Acharya Narendra Dev | J. B. Kripalani | He later led the movement of 1974 in Bihar.
2 bhoodan-movement | Which was the first village to be given as Gramdan, out of the Bhoodan movement, in 1952? | Mangroth | Pochampally | Sevagram | Ralegan Siddhi | It is in the Hamirpur district of Uttar Pradesh.
2 bhoodan-movement | Where was the ashram of the leader of the Bhoodan movement? | Paunar | Sabarmati | Belur | Auroville | Paunar, on the river Dham, is near Wardha in Maharashtra.
2 bhoodan-movement | Which international award did the leader of the Bhoodan movement receive in 1958 as its first Indian winner? | Ramon Magsaysay Award | Nobel Peace Prize | Lenin Peace Prize | Templeton Prize | He received the Bharat Ratna after his death, in 1983.
2 bhoodan-movement | Against the background of which unrest did the Bhoodan movement begin in 1951? | Telangana peasant struggle | Tebhaga movement | Naxalbari uprising | Kheda unrest | Landless peasants had risen there from 1946 under the communists.
2 central-vigilance-commission | Which judgment of 1997 asked for a statutory status of the Central Vigilance Commission? | Vineet Narain | Bommai | Maneka Gandhi | Kihoto Hollohan | It is also known as the Jain hawala case. An ordinance on the Commission followed in 1998.
2 central-vigilance-commission | By whom is the Central Vigilance Commissioner appointed? | President | Prime Minister | Chief Justice of India | Lok Sabha | The warrant is signed by the President on the advice of a committee of three.
2 central-vigilance-commission | Before removal of a Central Vigilance Commissioner for misbehaviour, the President refers the matter to the: | Supreme Court | Election Commission | Lokpal | Rajya Sabha | The Court holds an inquiry and reports. In cases such as insolvency no reference is needed.
2 central-vigilance-commission | Of what nature is the advice of the Central Vigilance Commission to a department? | recommendatory | binding on courts | secret by law | final like a decree | The department decides, and it has to give its reasons when it does not agree.
2 central-vigilance-commission | To whom does the Central Vigilance Commission submit its annual report? | President | Lokpal | Home Minister | Comptroller and Auditor General | The President has it laid before both Houses of Parliament.
1 nia | By an Act of which year was the NIA created? | 2008 | 1967 | 2002 | 2019 | The UAPA is of 1967; the NIA Act was amended in 2019.
2 enforcement-directorate | In which city is the headquarters of the Enforcement Directorate? | New Delhi | Mumbai | Chennai | Kolkata | It has regional offices in Mumbai, Chennai, Kolkata and Chandigarh and many zonal ones.
2 maternity-benefit-act | How much leave did the Maternity Benefit Act, 1961 provide after a miscarriage? | six weeks | one week | sixteen weeks | six months | It is paid leave from the day after the miscarriage or the medical ending of pregnancy.
2 maternity-benefit-act | How many visits a day to the crèche were allowed to a mother by the amendment of 2017 to the Maternity Benefit Act? | four | one | two | eight | The interval for rest is counted among them. A crèche is needed from fifty employees.
`,
    },
  ],
})
