import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
making-of-constitution | Constitution, samvidhan, संविधान | A constitution is the basic law of a state: it sets up the organs of government, divides power among them, and states the rights of citizens.
making-of-constitution | Constituent Assembly, samvidhan sabha, संविधान सभा | The Constituent Assembly was the body that framed the Constitution of India between 9 December 1946 and 26 November 1949, with Rajendra Prasad as its President.
making-of-constitution | Drafting Committee, prarup samiti | The Drafting Committee was the seven-member committee of the Constituent Assembly, set up on 29 August 1947 under B. R. Ambedkar, that prepared the draft Constitution.
making-of-constitution | Objectives Resolution, uddeshya prastav | The Objectives Resolution, moved by Jawaharlal Nehru on 13 December 1946, set out the aims of the future Constitution; the Preamble grew out of it.
preamble | Preamble, prastavana, प्रस्तावना | The Preamble is the introduction to the Constitution. It names the source of its authority (the people), the nature of the state (sovereign socialist secular democratic republic) and its aims: justice, liberty, equality and fraternity.
preamble | Secularism, secular state, dharmanirpekshta, धर्मनिरपेक्षता | Secularism in India means that the state has no religion of its own and treats all religions with equal respect.
preamble | Republic, ganrajya, गणराज्य | A republic is a state whose head is elected and does not inherit the office.
preamble | Sovereignty, samprabhuta, संप्रभुता | Sovereignty is the supreme power of a state over its own affairs, free from the control of any other state.
salient-features | Federalism, federal system, sanghvad, संघवाद | Federalism is a form of government in which power is divided by the constitution between a national government and governments of the units.
salient-features | Parliamentary system, parliamentary government, sansadiya pranali | A parliamentary system is one in which the executive is drawn from the legislature and answers to it, as in India and Britain.
salient-features | Rule of law, vidhi ka shasan | The rule of law means that no one is above the law, that all are equal before it, and that no one is punished except for a breach of law.
salient-features | Democracy, loktantra, लोकतंत्र | Democracy is government by the people, either directly or through representatives whom they elect freely and can change.
salient-features | Universal adult franchise, sarvabhaumik vayask matadhikar | Universal adult franchise is the right of every citizen of voting age, which is 18 in India, to vote without any distinction of caste, religion, sex or property.
citizenship | Citizenship, nagrikta, नागरिकता | Citizenship is full membership of a state with its rights and duties. Articles 5 to 11 of the Constitution and the Citizenship Act, 1955 govern it in India.
citizenship | Naturalisation | Naturalisation is the grant of citizenship on application to a foreigner who fulfils the conditions that the law lays down.
fundamental-rights | Fundamental rights, maulik adhikar, मौलिक अधिकार | Fundamental rights are the basic rights in Part III (Articles 12 to 35) of the Constitution. They bind the state and can be enforced in the courts.
right-to-equality | Equality before law, kanoon ke samaksh samanta | Equality before law (Article 14) means that no person has special privileges and all are subject equally to the ordinary law.
right-to-equality | Untouchability, asprishyata, अस्पृश्यता | Untouchability is the practice of shunning people for their caste. Article 17 abolishes it and forbids it in any form.
right-to-freedom | Double jeopardy | Double jeopardy means being prosecuted and punished twice for the same offence; Article 20(2) forbids it.
right-to-freedom | Preventive detention, nivarak nirodh | Preventive detention is keeping a person in custody without trial, not for an offence done but to prevent one. Article 22 sets limits to it.
article-21 | Article 21, anuchhed 21 | Article 21 says that no person shall be deprived of life or personal liberty except according to procedure established by law. Courts have read many rights into it, among them privacy.
article-32 | Article 32, right to constitutional remedies, anuchhed 32 | Article 32 gives the right to move the Supreme Court for the enforcement of fundamental rights. B. R. Ambedkar called it the heart and soul of the Constitution.
writs | Writ, writs, rit, रिट | A writ is a written order of a court. The Supreme Court (Article 32) and the High Courts (Article 226) issue five: habeas corpus, mandamus, prohibition, certiorari and quo warranto.
writs | Mandamus, paramadesh, परमादेश | Mandamus ('we command') is a writ that orders a public authority to do a duty that it has failed or refused to do.
writs | Certiorari, utpreshan, उत्प्रेषण | Certiorari is a writ of a higher court that quashes an order of a lower court or tribunal made without jurisdiction or against the law.
writs | Prohibition writ, writ of prohibition, pratishedh | Prohibition is a writ by which a higher court forbids a lower court or tribunal to go beyond its jurisdiction in a case that is still going on.
writs | Quo warranto, adhikar prichchha, अधिकार पृच्छा | Quo warranto ('by what authority') is a writ that asks a person to show by what right he or she holds a public office.
habeas-corpus | Habeas corpus, bandi pratyakshikaran, बंदी प्रत्यक्षीकरण | Habeas corpus ('you may have the body') is a writ that orders a person in custody to be brought before the court, which frees him or her if the detention is unlawful.
directive-principles | Directive principles of state policy, DPSP, directive principles, niti nirdeshak tatva, नीति निदेशक तत्व | Directive Principles are the aims in Part IV (Articles 36 to 51) that the state should follow in making laws. Courts cannot enforce them, but they are fundamental in governing the country.
uniform-civil-code | Uniform civil code, UCC, saman nagrik sanhita | A uniform civil code is one law for all citizens in matters such as marriage, divorce, inheritance and adoption, whatever their religion. Article 44 names it as an aim.
fundamental-duties | Fundamental duties, maulik kartavya, मौलिक कर्तव्य | Fundamental duties are the eleven duties of citizens in Article 51A (Part IVA): ten added by the 42nd Amendment in 1976, and one by the 86th in 2002.
amendment-procedure | Constitutional amendment, amendment of constitution, samvidhan sanshodhan | A constitutional amendment is a change of the Constitution under Article 368 by a special majority of Parliament and, for federal provisions, with the consent of half of the states.
basic-structure | Basic structure doctrine, basic structure, mul dhancha | The basic structure doctrine says that Parliament may amend any part of the Constitution but not destroy its basic features. The Supreme Court laid it down in Kesavananda Bharati (1973).
impeachment-of-president | Impeachment, mahabhiyog, महाभियोग | Impeachment is the removal of the President by Parliament for violation of the Constitution under Article 61, by a majority of two-thirds of the total membership of each House.
pardoning-power | Pardon, pardoning power, kshamadan | A pardon removes both the sentence and the conviction of an offender. The President may grant it under Article 72 and a Governor under Article 161.
pardoning-power | Reprieve | A reprieve is a temporary stay of a sentence, above all of death, so that the convict may seek pardon or commutation.
pardoning-power | Commutation, commutation of sentence | Commutation puts a lighter kind of punishment in the place of a heavier one.
pardoning-power | Remission | Remission reduces the length of a sentence without changing its kind.
ordinance | Ordinance, adhyadesh, अध्यादेश | An ordinance is a law made by the President (Article 123) or a Governor (Article 213) while the legislature is not in session. It lapses six weeks after the legislature meets again unless approved.
veto-power | Pocket veto, jebi veto | A pocket veto is used when the President neither assents to a bill, nor rejects it, nor returns it, but lets it lie.
veto-power | Suspensive veto | A suspensive veto is used when the President returns a bill to Parliament for reconsideration; if it is passed again, assent must be given.
prime-minister | Council of Ministers, mantriparishad | The Council of Ministers is the body of ministers with the Prime Minister at its head that aids and advises the President; it is collectively responsible to the Lok Sabha.
prime-minister | Cabinet, mantrimandal | The Cabinet is the small inner body of senior ministers that takes the chief decisions of the Council of Ministers.
prime-minister | Collective responsibility, samuhik uttardayitva | Collective responsibility means that the Council of Ministers stands or falls together: it must resign if it loses the confidence of the Lok Sabha.
attorney-general | Attorney General of India, attorney general, mahanyayvadi | The Attorney General (Article 76) is the highest law officer of the Government of India, qualified to be a judge of the Supreme Court, with a right to speak but not to vote in Parliament.
cag | Comptroller and Auditor General, CAG, niyantrak evam mahalekha parikshak | The Comptroller and Auditor General (Article 148) audits the accounts of the Union and the states and reports to the President or Governor, who lays the reports before the legislature.
parliament | Parliament, sansad, संसद | The Parliament of India consists of the President, the Rajya Sabha and the Lok Sabha (Article 79).
parliament | Bicameral legislature, bicameralism, dwisadniya | A bicameral legislature has two houses, as the Parliament of India has the Lok Sabha and the Rajya Sabha.
parliament-procedure | Quorum, ganpurti, गणपूर्ति | The quorum is the least number of members who must be present for a sitting: one-tenth of the total membership of the House.
parliament-procedure | Question Hour, prashn kaal, प्रश्नकाल | Question Hour is the first hour of a sitting of a House, in which members ask ministers questions. In the Rajya Sabha it is now held at noon.
parliament-procedure | Zero Hour, shunya kaal, शून्यकाल | Zero Hour is the time in which members of Parliament raise urgent matters without prior notice: in the Lok Sabha right after Question Hour, in the Rajya Sabha now at 11 a.m., before it. It is an Indian practice and not named in the rules.
parliament-procedure | Adjournment motion, sthagan prastav | An adjournment motion sets aside the ordinary business of the Lok Sabha to discuss a definite matter of urgent public importance; it needs the support of 50 members.
parliament-procedure | No confidence motion, avishvas prastav | A no-confidence motion is a motion in the Lok Sabha, supported by at least 50 members, that makes the government resign if it is passed.
parliament-procedure | Prorogation, satravasan | Prorogation is the end of a session of a House by order of the President.
parliament-procedure | Whip, party whip | A whip is an order of a party to its members in a legislature on how to vote, or the member who sees that they obey it.
law-making | Joint sitting, sanyukt baithak | A joint sitting of both Houses, called by the President under Article 108 and presided over by the Speaker, settles a deadlock over an ordinary bill.
money-bill | Money bill, dhan vidheyak, धन विधेयक | A money bill (Article 110) deals only with taxes, borrowing or spending of the government. It starts in the Lok Sabha, and the Rajya Sabha may delay it by 14 days at most.
budget-in-parliament | Consolidated Fund of India, sanchit nidhi, संचित निधि | The Consolidated Fund of India (Article 266) receives all revenues and loans of the Government of India; money leaves it only under a law of Parliament.
budget-in-parliament | Contingency Fund of India, akasmikta nidhi | The Contingency Fund of India (Article 267) is at the disposal of the President for unforeseen spending until Parliament approves it.
budget-in-parliament | Vote on account, lekhanudan | A vote on account is an advance grant by the Lok Sabha that lets the government spend for a part of the year until the budget is passed.
parliament-committees | Public Accounts Committee, PAC | The Public Accounts Committee of 22 members of Parliament examines the reports of the CAG on how the money granted by Parliament was spent.
anti-defection | Anti defection law, dal badal kanoon, tenth schedule | The anti-defection law is the Tenth Schedule, added by the 52nd Amendment in 1985. It disqualifies legislators who give up their party or vote against its whip.
supreme-court-jurisdiction | Original jurisdiction | Original jurisdiction is the power of a court to hear a case first. The Supreme Court has it in disputes between the Centre and states or between states (Article 131).
supreme-court-jurisdiction | Advisory jurisdiction | Advisory jurisdiction (Article 143) is the power of the Supreme Court to give its opinion on a question of law or fact that the President refers to it.
supreme-court-jurisdiction | Special leave petition, SLP | A special leave petition (Article 136) asks the Supreme Court to hear an appeal against an order of any court or tribunal except a military one.
subordinate-courts | Lok Adalat, लोक अदालत | A Lok Adalat ('people's court') under the Legal Services Authorities Act, 1987 settles disputes by compromise; its award is final and binding like the decree of a civil court.
judicial-review | Public interest litigation, PIL, janhit yachika, जनहित याचिका | Public interest litigation is a case brought to court by any public-spirited person for the rights of others or of the public, not for a wrong done to oneself.
judicial-review | Judicial activism, nyayik sakriyta | Judicial activism is the active part that courts take in protecting rights and making the other organs of the state do their duties.
judicial-review-power | Judicial review, nyayik punravlokan, न्यायिक पुनरावलोकन | Judicial review is the power of the Supreme Court and the High Courts to declare laws and orders void if they violate the Constitution.
collegium | Collegium system, collegium | The collegium is the group of the Chief Justice of India and the four seniormost judges of the Supreme Court that recommends judges for appointment and transfer.
governor | Governor, rajyapal, राज्यपाल | The Governor is the constitutional head of a state, appointed by the President (Article 155), who acts on the advice of the state's ministers except where discretion is given.
state-legislature | Legislative Council, Vidhan Parishad, विधान परिषद | The Legislative Council is the upper house of a state legislature where there is one. Parliament may create or abolish it if the Assembly asks for it by a special majority (Article 169).
seventh-schedule | Concurrent List, samvarti suchi, समवर्ती सूची | The Concurrent List of the Seventh Schedule names the subjects on which both Parliament and the state legislatures may make laws; the law of Parliament prevails in a conflict.
seventh-schedule | Residuary powers, avshisht shaktiyan | Residuary powers are powers over subjects named in none of the three lists; in India they belong to Parliament (Article 248).
inter-state-council | Inter-State Council, antarrajyiya parishad | The Inter-State Council (Article 263) is a body set up by the President to discuss matters of common interest to the Union and the states; the Prime Minister is its chairman.
finance-commission | Finance Commission, vitt aayog, वित्त आयोग | The Finance Commission (Article 280) is appointed by the President every five years to recommend how taxes are shared between the Union and the states.
panchayati-raj | Panchayati Raj, पंचायती राज | Panchayati Raj is the system of local self-government in villages, blocks and districts. The 73rd Amendment of 1992 gave it constitutional status (Part IX).
panchayati-raj | Gram Sabha, ग्राम सभा | The Gram Sabha is the body of all persons registered as voters in a village or group of villages under one panchayat.
elections | Delimitation, parisiman | Delimitation is the drawing of the boundaries of constituencies after a census by a Delimitation Commission.
elections | NOTA, none of the above | NOTA ('none of the above') is the choice on the voting machine by which a voter rejects all candidates; it was introduced in 2013 on an order of the Supreme Court.
elections | Model code of conduct, MCC, adarsh aachar sanhita | The model code of conduct is a set of norms, agreed by parties and enforced by the Election Commission, for parties and governments from the announcement of an election until its end.
elections | First past the post system, first past the post | In the first-past-the-post system the candidate with the most votes in a constituency wins, even without a majority.
elections | Proportional representation, anupatik pratinidhitva | Proportional representation gives parties or groups seats in proportion to their votes. Members of the Rajya Sabha are elected so, by single transferable vote.
election-commission | Election Commission of India, ECI, chunav aayog, nirvachan aayog | The Election Commission of India (Article 324) is the permanent constitutional body that conducts elections to Parliament, state legislatures, and the offices of President and Vice-President.
emergency | Emergency, aapatkaal, आपातकाल | An emergency under Part XVIII of the Constitution gives the Union wider powers in a crisis. It is of three kinds: national (Article 352), in a state (356) and financial (360).
presidents-rule | President's rule, rashtrapati shasan, राष्ट्रपति शासन | President's rule (Article 356) is rule of the Union over a state whose constitutional machinery has failed. Parliament must approve it within two months.
financial-emergency | Financial emergency, vittiya aapatkaal | A financial emergency (Article 360) may be proclaimed when the financial stability or credit of India is threatened. It has never been proclaimed.
constitutional-bodies | Constitutional body, constitutional bodies, samvaidhanik nikay | A constitutional body is one that the Constitution itself provides for, such as the Election Commission, the Finance Commission or the UPSC.
statutory-bodies | Statutory body, statutory bodies, vaidhanik nikay | A statutory body is set up by an Act of Parliament or a state legislature, such as SEBI or the National Human Rights Commission.
niti-aayog | NITI Aayog, नीति आयोग | NITI Aayog is the policy think tank of the Government of India, set up by a Cabinet resolution on 1 January 2015 in place of the Planning Commission; the Prime Minister is its chairman.
rti-act | Right to Information Act, RTI, soochna ka adhikar, सूचना का अधिकार | The Right to Information Act, 2005 lets every citizen ask a public authority for information, which must as a rule be given within 30 days.
lokpal | Lokpal, लोकपाल | The Lokpal is the body under the Act of 2013 that inquires into complaints of corruption against public functionaries of the Union, including ministers and members of Parliament.
human-rights-commission | National Human Rights Commission, NHRC | The National Human Rights Commission is a statutory body under the Protection of Human Rights Act, 1993 that inquires into violations of human rights and recommends action.
`)
