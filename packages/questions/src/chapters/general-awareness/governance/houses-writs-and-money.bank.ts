import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which session of Parliament begins with the address of the President every year?' */
export const housesWritsAndMoney = defineBank({
  id: 'houses-writs-and-money',
  sets: [
    {
      rows: `
1 parliament-sessions | How many sessions does Parliament usually hold in a year? | three | two | four | twelve | They are the Budget, Monsoon and Winter sessions.
1 parliament-sessions | Which session of Parliament is the longest? | Budget Session | Monsoon Session | Winter Session | Special Session | It usually runs from the end of January to April or May, with a recess.
1 parliament-sessions | Who summons and prorogues the sessions of Parliament? | President | Speaker | Prime Minister | Vice-President | Article 85 gives these powers to the President, who acts on advice.
1 parliament-sessions | What is the longest gap allowed between two sessions of Parliament? | six months | three months | nine months | one year | So Parliament must meet at least twice a year.
2 parliament-sessions | What is the act called that ends a session of Parliament? | Prorogation | Adjournment | Dissolution | Quorum | An adjournment only ends a sitting, and dissolution ends the House itself.
2 parliament-sessions | In which months is the Monsoon Session of Parliament usually held? | July to September | February to May | November to December | May to June | The Winter Session follows in November and December.
2 parliament-sessions | Which sitting is held between the election of a new Lok Sabha and the end of the outgoing one's term? | Lame-duck session | Vote on account session | Joint session | Budget session | Members who were not elected again sit in it for the last time.
2 parliament-sessions | Who can adjourn a sitting during a session of the Lok Sabha? | Speaker | President | Prime Minister | Leader of the House | The presiding officer adjourns, while the President prorogues.
2 parliament-sessions | Which Article deals with the sessions, prorogation and dissolution of Parliament? | Article 85 | Article 75 | Article 95 | Article 105 | Article 75 is on ministers and Article 105 on privileges.
2 parliament-sessions | What share of members must be present for a sitting during a session of Parliament? | one tenth | one fourth | one third | one half | This is the quorum of each House under Article 100.
3 parliament-sessions | What is an adjournment of the House during a session without a date for the next meeting called? | Adjournment sine die | Prorogation | Guillotine | Division | The House can be called again before prorogation.
3 parliament-sessions | Which business lapses at the end of a session of Parliament? | pending notices | pending bills | money bills | joint committee reports | All notices lapse on prorogation except those for introducing bills, but bills do not.
3 parliament-sessions | Under which Article is a joint session of the two Houses of Parliament called? | Article 108 | Article 100 | Article 110 | Article 118 | The Speaker presides at it; Article 110 defines a Money Bill.
1 speaker-powers | Whose decision on whether a Bill is a Money Bill is final by the powers of the office? | Speaker of the Lok Sabha | President of India | Chairman of the Rajya Sabha | Minister of Finance | Article 110 gives the Speaker this power, and no court may question it.
2 speaker-powers | Under which Schedule does the Speaker have the power to disqualify members for defection? | Tenth | Seventh | Eighth | Ninth | The decision is open to review by the courts since the Kihoto Hollohan case.
2 speaker-powers | By which power does the Speaker break a tie in the Lok Sabha? | casting vote | veto | whip | order of adjournment | The Speaker does not vote in the first instance.
2 speaker-powers | In the absence of the Speaker, who uses the powers of the chair? | Deputy Speaker | Vice-President | Leader of the House | Secretary-General | When both are away, a member of the panel of chairpersons presides.
3 speaker-powers | Who appoints the chairpersons of the parliamentary committees of the Lok Sabha? | Speaker | President | Prime Minister | Leader of the Opposition | All committees of the House work under the direction of the Speaker.
3 speaker-powers | By whom is a Speaker pro tem, who has the powers of the chair for a few days, appointed? | President | Prime Minister | Chief Justice | outgoing Speaker | The oath of new members and the election of the Speaker are the tasks.
1 finance-commission-chairmen | Who was the chairman of the First Finance Commission? | K. C. Neogy | K. Santhanam | A. K. Chanda | Mahavir Tyagi | The First Commission under K. C. Neogy was set up in 1951.
1 finance-commission-chairmen | Who was chairman of the Finance Commission whose award covers 2021 to 2026? | N. K. Singh | Y. V. Reddy | Vijay Kelkar | C. Rangarajan | It was the Fifteenth Commission, set up in November 2017 under N. K. Singh.
1 finance-commission-chairmen | Under whose chairmanship did a Finance Commission raise the share of the States in taxes to 42%? | Y. V. Reddy | Bimal Jalan | N. K. Singh | D. Subbarao | It was the Fourteenth Commission, for the years 2015 to 2020.
1 finance-commission-chairmen | Who appoints the chairman of the Finance Commission? | President | Prime Minister | Finance Minister | Parliament | Article 280 provides for it every fifth year or earlier.
2 finance-commission-chairmen | Who was the chairman of the Thirteenth Finance Commission? | Vijay Kelkar | Y. V. Reddy | A. M. Khusro | K. C. Pant | He had earlier headed a task force on taxes.
2 finance-commission-chairmen | Which former Governor of the Reserve Bank headed the Twelfth Finance Commission? | C. Rangarajan | Y. V. Reddy | Bimal Jalan | S. Venkitaramanan | Y. V. Reddy, another former Governor, headed the Fourteenth Commission.
2 finance-commission-chairmen | Which economist is chairman of the Finance Commission for the years from 2026? | Arvind Panagariya | Rajiv Kumar | N. K. Singh | Krishnamurthy Subramanian | The Sixteenth Commission is headed by the first Vice-Chairperson of NITI Aayog.
2 finance-commission-chairmen | Which quality must the chairman of the Finance Commission have under the Act of 1951? | experience in public affairs | a degree in law | service as a judge | training as an auditor of accounts | The four other members are drawn from fields such as finance, accounts and law.
2 finance-commission-chairmen | Who was the chairman of the Tenth Finance Commission? | K. C. Pant | N. K. P. Salve | Y. B. Chavan | J. M. Shelat | Its scheme led to the 80th Amendment on sharing all central taxes.
3 finance-commission-chairmen | The Eleventh Finance Commission, for the years 2000 to 2005, had which economist at its head? | A. M. Khusro | C. Rangarajan | K. C. Pant | Bimal Jalan | He had been Vice-Chancellor of the Aligarh Muslim University.
3 finance-commission-chairmen | Who was the chairman of the Ninth Finance Commission? | N. K. P. Salve | Y. B. Chavan | K. Brahmananda Reddy | P. V. Rajamannar | Y. B. Chavan headed the Eighth and Rajamannar the Fourth.
3 finance-commission-chairmen | Which of these was chairman of the Finance Commission after K. C. Neogy? | K. Santhanam | A. K. Chanda | J. M. Shelat | Mahavir Tyagi | Santhanam headed the Second Commission and A. K. Chanda the Third.
3 finance-commission-chairmen | Match the Finance Commission with its chairman: // A. First // B. Thirteenth // C. Fifteenth // 1. Vijay Kelkar // 2. N. K. Singh // 3. K. C. Neogy // Which one of the following is the correct match? | A-3, B-1, C-2 | A-3, B-2, C-1 | A-1, B-3, C-2 | A-2, B-1, C-3 | The First belongs to 1951 and the Fifteenth to 2017.
2 niti-aayog | Which body did NITI Aayog replace on 1 January 2015? | Planning Commission | Finance Commission | National Development Council | Economic Advisory Council | The Planning Commission had been set up in March 1950.
2 niti-aayog | Who appoints the Chief Executive Officer of NITI Aayog? | Prime Minister | President | Parliament | Finance Commission | The officer has a fixed term and the rank of a Secretary.
2 niti-aayog | Which programme of NITI Aayog sets up Tinkering Labs in schools? | Atal Innovation Mission | Digital India | Make in India | Samagra Shiksha Abhiyan | The Atal Innovation Mission was begun by NITI Aayog in 2016.
3 niti-aayog | Which index of NITI Aayog follows the progress of States towards the Global Goals? | SDG India Index | Human Development Index | Ease of Living Index | Global Hunger Index | The SDG India Index of NITI Aayog was first published in 2018.
3 niti-aayog | What is the approach of NITI Aayog to planning usually called? | bottom-up | top-down | centralised | imperative | The States take part in making policy, which is called cooperative federalism.
1 mandamus | What is the meaning of the writ of mandamus? | we command | to have the body | to be certified | by what authority | It orders a public authority to do its duty.
1 mandamus | Against whom does the writ of mandamus lie? | an official who refuses a public duty | a private person who breaks a contract | the Governor of a State | a foreign embassy | It enforces a duty that the law lays down.
2 mandamus | Against which of these can the writ of mandamus not be issued? | the Governor of a State | a municipal board | a tribunal | a corporation under an Act | It also cannot be issued against the President or a Chief Justice acting as a judge.
2 mandamus | A licence is refused although the law says that it shall be given. Which writ helps? | Mandamus | Habeas corpus | Quo warranto | Prohibition | The authority can be ordered to do what the law says.
2 mandamus | When will a court refuse the writ of mandamus? | when the duty is left to discretion | when the duty is laid down by law | when the official sits in office | when a tribunal is at fault | The duty must be mandatory and not discretionary.
2 mandamus | For which purpose is the writ of mandamus not available? | to enforce a private contract | to make a board hold elections due by law | to make a tribunal use its jurisdiction | to stop the working of a void law | The duty must be a public one, so contracts between persons are left out.
3 mandamus | Which pair of writs differs in this, that one orders an act and the other forbids it? | Mandamus and prohibition | Certiorari and habeas corpus | Quo warranto and certiorari | Habeas corpus and quo warranto | Mandamus directs activity, while prohibition directs a court to stop.
3 mandamus | Who may ask for the writ of mandamus? | a person with a legal right to the duty | any citizen without interest | only a public servant | only the government of a State or the Union | Quo warranto, on the other hand, can be asked for by any interested person.
1 writs, article-32-writs | Under Article 32, for which rights can the Supreme Court issue writs? | Fundamental Rights | all legal rights | rights of property only | rights under contracts | High Courts can issue writs for other legal rights too.
2 writs, article-32-writs | Which writs under Article 32 are issued only against judicial or quasi-judicial bodies? | prohibition and certiorari | mandamus and habeas corpus | quo warranto and mandamus | habeas corpus and quo warranto | Since 1991 certiorari also lies against administrative authorities that affect rights.
2 writs, article-32-writs | What did B. R. Ambedkar call Article 32, under which writs are issued? | the heart and soul of the Constitution | the key to the Constitution | the cornerstone and conscience of the Constitution | the jewel of the Constitution | Without it the other rights would be empty.
3 writs, article-32-writs | What may Parliament do about writs under Article 32(3)? | empower other courts to issue them | abolish all five of them | move them to the States | limit them to citizens | No such law has been made so far.
3 writs, article-32-writs | When may the right to move the Supreme Court for writs under Article 32 be suspended? | during a national emergency | when a State asks for it | when Parliament is dissolved | during a financial crisis | Article 359 allows it by an order of the President, but not for Articles 20 and 21.
1 article-32-writs | Which part of the Constitution holds Article 32, under which writs are issued? | Part III | Part II | Part IV | Part V | Article 32 is itself one of the Fundamental Rights.
1 article-32-writs | Which court issues writs under Article 32? | Supreme Court | High Court | District Court | Lok Adalat | The Supreme Court acts under Article 32 and High Courts under Article 226.
1 article-32-writs | How many kinds of writs does Article 32 name? | five | three | four | seven | They are habeas corpus, mandamus, prohibition, certiorari and quo warranto.
1 article-32-writs | Which of these is not a writ named in Article 32? | injunction | mandamus | certiorari | prohibition | An injunction is an order of a civil court.
2 article-32-writs | Which writ under Article 32 asks by what authority a person holds a public office? | Quo warranto | Certiorari | Mandamus | Prohibition | It keeps people from taking an office without a right to it.
2 article-32-writs | Which writ under Article 32 brings a detained person before the court? | Habeas corpus | Quo warranto | Certiorari | Mandamus | The name means to have the body of.
2 article-32-writs | Which writ under Article 32 stops a lower court while its case is still going on? | Prohibition | Certiorari | Quo warranto | Habeas corpus | Certiorari quashes an order that has been made already.
2 article-32-writs | Can the Supreme Court refuse a writ under Article 32 when a Fundamental Right is violated? | No, the remedy is itself a Fundamental Right | Yes, as a matter of discretion | Yes, if Parliament agrees | No, unless the State objects | A High Court, on the other hand, may refuse under Article 226.
3 article-32-writs | Over which area do writs of the Supreme Court under Article 32 run? | the whole territory of India | the Union Territories only | the States that agree | the capital and the Presidency towns only | Writs of a High Court run within its own territory and where the cause arises.
3 article-32-writs | Which writ under Article 32 can be issued against a private person too? | Habeas corpus | Mandamus | Certiorari | Prohibition | Unlawful custody by a private person is enough for it.
`,
    },
  ],
})
