import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Who appoints the Prime Minister of India?' */
export const executiveOffices = defineBank({
  id: 'executive-offices',
  sets: [
    {
      rows: `
1 prime-minister | Who appoints the Prime Minister of India? | President | Speaker of the Lok Sabha | Chief Justice of India | Vice-President | Under Article 75 the President appoints the Prime Minister, as a rule the leader of the majority in the Lok Sabha.
1 prime-minister | On whose advice does the President appoint the other ministers of the Union? | Prime Minister | Vice-President | Chief Justice of India | Leader of the Opposition | Article 75 says that the other ministers are appointed on the advice of the Prime Minister.
1 prime-minister | To which House is the Council of Ministers collectively responsible? | Lok Sabha | Rajya Sabha | State legislature | Joint sitting of both Houses | Article 75(3) makes the Council of Ministers collectively responsible to the House of the People.
2 prime-minister | Which Article says that there shall be a Council of Ministers with the Prime Minister at the head to advise the President? | Article 74 | Article 72 | Article 76 | Article 78 | Article 74 sets up the Council; Article 78 lists the duties of the Prime Minister to the President.
2 prime-minister | Under Article 78, to whom must the Prime Minister communicate the decisions of the Council of Ministers? | President | Speaker | Vice-President | Governors of States | Article 78 makes it the duty of the Prime Minister to inform the President of all decisions of the Council.
2 prime-minister | What is the highest number of Union ministers, the Prime Minister included, under the 91st Amendment? | 15 per cent of the Lok Sabha | 10 per cent of the Lok Sabha | 20 per cent of both Houses | 15 per cent of both Houses | The 91st Amendment of 2003 fixed the limit at fifteen per cent of the total number of members of the Lok Sabha.
2 prime-minister | What happens to the Council of Ministers when the Prime Minister resigns or dies? | It ceases to exist | It goes on for six months | It elects a new leader | It works under the Speaker | The other ministers hold office with the Prime Minister, so the Council is dissolved.
2 prime-minister | Which of these bodies is headed by the Prime Minister? | NITI Aayog | Finance Commission | Election Commission | Public Accounts Committee | The Prime Minister is the ex officio chairperson of NITI Aayog.
2 prime-minister | Who described the Prime Minister as 'first among equals'? | Lord Morley | A. V. Dicey | Walter Bagehot | Ivor Jennings | Lord Morley used the Latin words primus inter pares for the Prime Minister in the cabinet.
3 prime-minister | Who administers the oath of office to the Prime Minister? | President | Chief Justice of India | Speaker of the Lok Sabha | Vice-President | Article 75(4) asks the President to administer the oaths of office and secrecy to a minister.
3 prime-minister | Which House must pass a vote of no confidence to make the Prime Minister and the ministry resign? | Lok Sabha alone | Rajya Sabha alone | Both Houses one by one | A joint sitting | The ministry is responsible to the Lok Sabha, so its vote alone decides.
3 prime-minister | Where does the word 'cabinet' occur in the Constitution? | Article 352 | Article 74 | Article 75 | Article 356 | The 44th Amendment put the word into Article 352, on the written advice for a national emergency.
1 vice-president | Who is the ex officio Chairman of the Rajya Sabha? | Vice-President of India | President of India | Prime Minister | Speaker of the Lok Sabha | Article 64 makes the Vice-President the ex officio Chairman of the Council of States.
1 vice-president | For how many years does the Vice-President of India hold office? | Five | Four | Six | Three | Article 67 gives a term of five years from the date of entering the office.
1 vice-president | What is the minimum age to be elected Vice-President of India? | 35 years | 25 years | 30 years | 40 years | Article 66 asks for an age of thirty-five, as for the President.
2 vice-president | Who elects the Vice-President of India? | Members of both Houses of Parliament | Members of the Rajya Sabha alone | Parliament and State assemblies | The President and Governors | Article 66 gives the vote to all members of both Houses, elected and nominated.
2 vice-president | Before whom does the Vice-President of India take the oath of office? | President | Chief Justice of India | Prime Minister | Deputy Chairman of the Rajya Sabha | Article 69 asks for an oath before the President or a person appointed by the President.
2 vice-president | In which House must a resolution to remove the Vice-President begin? | Rajya Sabha | Lok Sabha | Either House | A joint sitting | Article 67 asks for a resolution of the Rajya Sabha that the Lok Sabha agrees to.
2 vice-president | How many days' notice is needed for a resolution to remove the Vice-President? | 14 | 7 | 21 | 30 | Article 67 asks for at least fourteen days' notice of the intention to move the resolution.
2 vice-president | For how long can the Vice-President act as President when the office falls vacant? | Six months | One month | One year | Until the next general election | A new President has to be elected within six months, so the Vice-President acts at most that long.
2 vice-president | From the Constitution of which country was the office of the Vice-President of India taken? | United States | United Kingdom | Ireland | Canada | The Vice-President who presides over the upper House is a feature of the United States.
3 vice-president | When the Vice-President acts as President, who presides over the Rajya Sabha? | Deputy Chairman | Speaker of the Lok Sabha | Prime Minister | Oldest member of the House | Article 91 lets the Deputy Chairman perform the duties while the Vice-President acts as President.
3 vice-president | Who decides disputes about the election of the Vice-President? | Supreme Court | Election Commission | Rajya Sabha | President | Article 71 leaves all doubts and disputes on the election of the President and the Vice-President to the Supreme Court.
3 vice-president | As what does the Vice-President of India draw a salary? | Chairman of the Rajya Sabha | Member of the Cabinet | Head of NITI Aayog | Deputy to the President | No salary is attached to the office itself; it is paid for the chair of the Rajya Sabha.
1 president-election | By which method is the President of India elected? | Indirect election | Direct election | Nomination by Parliament | Vote of the Rajya Sabha alone | The elected members of Parliament and of the State assemblies vote, so the election is indirect.
2 president-election | Under which system of voting is the President of India elected? | Single transferable vote | First past the post | Party list system | Show of hands | Article 55 lays down proportional representation by the single transferable vote, by secret ballot.
2 president-election | Which Article deals with the electoral college for the President? | Article 54 | Article 52 | Article 58 | Article 61 | Article 54 names the electors; Article 55 gives the manner and Article 61 the impeachment.
3 president-election | Which Amendment let the assemblies of Delhi and Puducherry vote in the election of the President? | 70th | 61st | 73rd | 91st | The 70th Amendment of 1992 added their elected members to the electoral college.
1 president-election | Which of these does not vote in the election of the President of India? | Nominated member of the Rajya Sabha | Elected member of the Lok Sabha | Elected member of a State assembly | Elected member of the Rajya Sabha | Only elected members of both Houses and of the assemblies vote, so a nominated member does not.
1 impeachment-of-president | Which Article lays down the procedure for the impeachment of the President? | Article 61 | Article 56 | Article 72 | Article 124 | Article 61 is on impeachment; Article 124 has the removal of judges of the Supreme Court.
2 impeachment-of-president | In which House can the impeachment of the President begin? | Either House of Parliament | Lok Sabha alone | Rajya Sabha alone | A State assembly | One House prefers the charge and the other investigates it.
2 impeachment-of-president | How many days' notice must be given before the impeachment of the President is moved? | 14 | 7 | 21 | 30 | Article 61 asks for fourteen days' notice signed by one fourth of the members of the House.
3 impeachment-of-president | Who may take part in the impeachment of the President though they have no vote in the election? | Nominated members of Parliament | Members of State assemblies | Judges of the Supreme Court | Governors of the States | Nominated members of both Houses may vote on the impeachment but do not elect the President.
1 impeachment-of-president | For which of these does the Constitution use the word impeachment? | Removal of the President | Removal of the Vice-President | Removal of a Governor | Removal of the Speaker | Article 61 speaks of impeachment of the President; the others are removed in other ways.
`,
    },
  ],
})
