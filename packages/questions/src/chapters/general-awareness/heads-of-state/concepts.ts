/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  presidents-in-office | Presidents since 1950 | list of presidents, presidents of india list, first president of india
  vice-presidents-in-office | Vice-Presidents since 1952 | list of vice presidents, vice presidents of india list, vice presidents of india, first vice president of india
  prime-ministers-in-office | Prime Ministers since 1947 | list of prime ministers, pm of india, prime ministers of india list, <first prime minister of india, <atal bihari vajpayee, <rajiv gandhi, <morarji desai
  prime-minister | Prime Minister and Council of Ministers | prime minister, prime minister appointment, powers of prime minister, pradhan mantri, pradhanmantri, council of ministers, union council of ministers, mantriparishad, mantri parishad
  vice-president | Vice-President: Election and Office | vice president, vice president of india, powers of vice president, uprashtrapati, upa rashtrapati
  president-election | Election of the President | electoral college, rashtrapati chunav
  impeachment-of-president | Impeachment of the President | mahabhiyog, impeachment
  presidents-in-order | Presidents in Order | presidents of india in order, list of presidents in order, presidents chronological order, presidents of india year wise, presidents tenure, first president of india to now
  prime-ministers-in-order | Prime Ministers in Order | prime ministers of india in order, pm in order, list of prime ministers in order, prime ministers year wise, prime ministers chronological order, prime ministers tenure, pms of india in order
  abdul-kalam | A. P. J. Abdul Kalam | apj abdul kalam, abdul kalam, dr apj abdul kalam, apj kalam, missile man, missile man of india, books by apj abdul kalam, apj abdul kalam books
  lal-bahadur-shastri | Lal Bahadur Shastri | shastri ji, lal bahadur shashtri, jai jawan jai kisan
  rajendra-prasad | Rajendra Prasad | dr rajendra prasad, rajendra babu
  radhakrishnan | Sarvepalli Radhakrishnan | radhakrishnan, s radhakrishnan, dr radhakrishnan, dr sarvepalli radhakrishnan
  droupadi-murmu | Droupadi Murmu | draupadi murmu, president murmu
  narendra-modi | Narendra Modi | pm modi, prime minister modi
  indira-gandhi | Indira Gandhi
  manmohan-singh | Manmohan Singh
  cp-radhakrishnan | C. P. Radhakrishnan | cp radhakrishnan, c p radhakrishnan, chandrapuram ponnusami radhakrishnan
  jagdeep-dhankhar | Jagdeep Dhankhar | jagdeep dhankar
`
