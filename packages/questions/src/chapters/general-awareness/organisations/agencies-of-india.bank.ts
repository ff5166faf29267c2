import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Who was the first chief of the Research and Analysis Wing (RAW)?' */
export const agenciesOfIndia = defineBank({
  id: 'agencies-of-india',
  sets: [
    {
      rows: `
1 raw | What does RAW, the external intelligence agency of India, stand for? | Research and Analysis Wing | Reconnaissance and Attack Wing | Regional Army Watch | Research Agency of Warfare | It gathers intelligence outside India; the Intelligence Bureau works inside the country.
1 raw | In which year was RAW founded? | 1968 | 1947 | 1962 | 1975 | It was set up on 21 September 1968, when Indira Gandhi was Prime Minister.
1 raw | Who was the first chief of RAW? | R. N. Kao | B. N. Mullik | K. F. Rustamji | Ajit Doval | B. N. Mullik headed the Intelligence Bureau, and Rustamji was the first chief of the BSF.
2 raw | Which agency did the work of RAW before 1968? | Intelligence Bureau | Central Bureau of Investigation | Border Security Force | National Investigation Agency | Its failures in the wars of 1962 and 1965 led to an agency of its own for abroad.
2 raw | Under which office does RAW function? | Cabinet Secretariat | Ministry of External Affairs | Ministry of Home Affairs | Chiefs of Staff Committee | Its head is a Secretary (Research) and reports to the Prime Minister.
2 raw | Where is the headquarters of RAW? | New Delhi | Mumbai | Kolkata | Chennai | The agencies that advise the Union Government sit in the capital.
2 raw | The head of RAW holds the rank of: | Secretary to the Government of India | Director General of Police of a State | Major General | Joint Secretary | The post is called Secretary (Research) in the Cabinet Secretariat.
2 raw | Which law does not apply to RAW, except for complaints of corruption and human rights? | Right to Information Act | Official Secrets Act | Indian Contract Act | Prevention of Corruption Act | RAW is in the Second Schedule of the RTI Act (Section 24).
2 raw | Which technical intelligence agency of India, set up in 2004, works beside RAW and the Intelligence Bureau? | NTRO | NATGRID | NCB | DRI | The National Technical Research Organisation deals with satellites, signals and cyber intelligence.
3 raw | Match the agency with its work: // A. RAW // B. Intelligence Bureau // C. NIA // 1. Intelligence inside India // 2. Investigation of terror cases // 3. Intelligence outside India | A-3, B-1, C-2 | A-3, B-2, C-1 | A-1, B-3, C-2 | A-2, B-1, C-3 | RAW and the IB gather intelligence; the NIA investigates and prosecutes.
3 raw | Arrange the following agencies in the order in which they were set up: // 1. RAW // 2. Intelligence Bureau // 3. NIA // 4. CBI | 2, 4, 1, 3 | 4, 2, 1, 3 | 2, 1, 4, 3 | 1, 2, 3, 4 | The years are 1887, 1963, 1968 and 2008.
1 barc | Where is the Bhabha Atomic Research Centre (BARC)? | Trombay, Mumbai | Kalpakkam | Tarapur | Kota | Kalpakkam has the Indira Gandhi Centre for Atomic Research.
1 barc | Which reactor of BARC was the first nuclear reactor in Asia? | Apsara | Dhruva | Kamini | Zerlina | It reached criticality on 4 August 1956; CIRUS followed in 1960.
1 barc | BARC bears the name of which scientist? | Homi J. Bhabha | C. V. Raman | Vikram Sarabhai | Jagadish Chandra Bose | He planned the three stages of the nuclear programme and died in an air crash in 1966.
2 barc | What was BARC called before 1967? | Atomic Energy Establishment, Trombay | Tata Institute of Fundamental Research | Indian Rare Earths | Saha Institute | It was founded in January 1954 and renamed after the death of Bhabha.
2 barc | Under which department does BARC work? | Department of Atomic Energy | Department of Space | Department of Biotechnology | Department of Science and Technology | The department is directly under the Prime Minister.
2 barc | Which research reactor of BARC, built with help from Canada, ran from 1960 to 2010? | CIRUS | Dhruva | Purnima | Kamini | Plutonium from it was used in the test of 1974.
2 barc | Dhruva, the research reactor of BARC with a power of 100 MW, uses which fuel and moderator? | natural uranium and heavy water | enriched uranium and light water | plutonium and sodium | thorium and graphite | It reached criticality in 1985 and makes isotopes for medicine too.
2 barc | What did scientists of BARC develop for farmers by mutation breeding? | new varieties of seeds | tractors | drip pipes | chemical pesticides | More than fifty varieties of groundnut, pulses, rice and others have been released.
3 barc | Arrange the reactors of BARC in the order in which they became critical: // 1. Dhruva // 2. Apsara // 3. CIRUS | 2, 3, 1 | 2, 1, 3 | 3, 2, 1 | 1, 2, 3 | Apsara is of 1956, CIRUS of 1960 and Dhruva of 1985.
3 barc | Consider the following pairs: // 1. BARC : Trombay // 2. Indira Gandhi Centre for Atomic Research : Kalpakkam // 3. Raja Ramanna Centre for Advanced Technology : Hyderabad // Which of the pairs given above are correctly matched? | 1 and 2 only | 1 and 3 only | 2 and 3 only | 1, 2 and 3 | The Raja Ramanna Centre is at Indore; Hyderabad has the Nuclear Fuel Complex.
1 icmr | What does ICMR stand for? | Indian Council of Medical Research | Indian Centre for Medicine and Rehabilitation | International Council of Medical Rules | Institute for Care and Medical Relief | It is the apex body of biomedical research in India.
1 icmr | Where is the headquarters of ICMR? | New Delhi | Pune | Hyderabad | Chennai | Its institutes are spread over the country, such as that of virology in Pune.
2 icmr | In which year was the body founded that is now ICMR? | 1911 | 1857 | 1935 | 1952 | It began as the Indian Research Fund Association and was renamed in 1949.
2 icmr | What was the earlier name of ICMR? | Indian Research Fund Association | Medical Council of India | Indian Medical Association | Board of Scientific Research | The association was founded in 1911 and renamed in 1949.
2 icmr | Which institute of ICMR is in Pune? | National Institute of Virology | National Institute of Nutrition | National Institute of Epidemiology | National Institute of Malaria Research | Nutrition is at Hyderabad, epidemiology at Chennai and malaria at New Delhi.
2 icmr | The National Institute of Nutrition of ICMR is at: | Hyderabad | Pune | Lucknow | Kolkata | It publishes the dietary guidelines for Indians and the tables of food values.
2 icmr | With which company did ICMR develop the vaccine Covaxin? | Bharat Biotech | Serum Institute of India | Zydus Cadila | Biological E | The strain was isolated at the National Institute of Virology.
2 icmr | Under which department of the Health Ministry does ICMR work? | Department of Health Research | Department of Health and Family Welfare | Department of AYUSH | Department of Pharmaceuticals | Its Director General is also Secretary of that department.
2 icmr | Research of an institute of ICMR at Chennai since the 1950s changed the treatment of which disease? | tuberculosis | cholera | leprosy | malaria | It showed that patients can be treated at home instead of in sanatoria.
3 icmr | Match the institute of ICMR with its city: // A. Virology // B. Nutrition // C. Occupational Health // 1. Ahmedabad // 2. Pune // 3. Hyderabad | A-2, B-3, C-1 | A-3, B-2, C-1 | A-2, B-1, C-3 | A-1, B-3, C-2 | The institute at Ahmedabad deals with the health of workers.
3 icmr | Consider the following statements about ICMR: // 1. It is older than independent India. // 2. It is the regulator that licenses new drugs. // 3. It gives ethical guidelines for biomedical research. // Which of the statements given above are correct? | 1 and 3 only | 1 and 2 only | 2 and 3 only | 1, 2 and 3 | New drugs are licensed by the Central Drugs Standard Control Organisation.
`,
    },
  ],
})
