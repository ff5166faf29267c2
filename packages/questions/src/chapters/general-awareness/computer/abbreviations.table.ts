import { defineTable } from '../../../kit/facts/define-table.ts'

export const abbreviations = defineTable({
  id: 'abbreviations',
  about: 'short forms',
  header: 'Short form',
  columns: {
    full: {
      header: 'Full form',
      kind: 'text',
      ask: ['What is the full form of {name}?', '{name} stands for:'],
      say: '{name} stands for {value}',
      fakes: 'false',
    },
    // Full forms of other letters would be struck out at sight.
    false: { header: 'False full form', kind: 'text' },
    field: {
      header: 'Field',
      kind: 'text',
      conceptOf: {
        computer: 'computer-abbreviations',
        banking: 'banking-abbreviations',
        world: 'organisation-abbreviations',
        India: 'organisation-abbreviations',
        science: 'science-abbreviations',
      },
    },
  },
  near: ['field'],
  together: 'field',
  shapes: ['direct', 'wrong pair', 'statements', 'how many pairs'],
  explain: '{name} is the short form of {full}.',
  concepts: ['abbreviations'],
  parts: [
    {
      sources: [
        'NCERT Class XI and XII Computer Science',
        'RBI glossary and Lucent General Knowledge, abbreviations',
      ],
      rows: `
        1 | CPU | Central Processing Unit | Central Program Unit / Computer Program Unit / Control Program Unit | computer | It is the brain of the computer.
        1 | ALU | Arithmetic Logic Unit | Arithmetic Language Unit / Algebraic Logic Unit / Arithmetic Load Unit / Algebraic Language Unit / Algebraic Load Unit | computer | It does sums.
        1 | RAM | Random Access Memory | Read Access Memory / Rapid Action Memory / Random Allocated Memory / Read Action Memory / Read Allocated Memory / Rapid Allocated Memory | computer | It is empty when power goes.
        1 | ROM | Read Only Memory | Random Only Memory / Read Output Memory / Recorded Only Memory / Random Output Memory / Recorded Output Memory | computer | It keeps its contents.
        1 | USB | Universal Serial Bus | Unified System Bus / Universal System Band / Uniform Serial Bus / Unified System Band / Uniform System Bus / Uniform System Band | computer | It joins devices.
        1 | HTTP | Hypertext Transfer Protocol | Hypertext Transmission Program / High Transfer Text Protocol / Hyperlink Transfer Technology Protocol / High Transmission Text Program / Hyperlink Transmission Technology Program | computer | It carries web pages.
        1 | HTML | Hypertext Markup Language | Hypertext Making Language / High Text Markup Language / Hyperlink Text Machine Language / High Text Making Language / Hyperlink Text Making Language | computer | Web pages are written in it.
        1 | URL | Uniform Resource Locator | Universal Registered Link / Unified Reference Locator / Uniform Register Link / Universal Reference Locator / Universal Registered Locator / Universal Register Link | computer | It is a web address.
        1 | WWW | World Wide Web | World Wide Wire / Wide World Web / World Work Web / Wide World Wire / Wide Work Web / World Work Wire | computer | Tim Berners-Lee made it.
        1 | LAN | Local Area Network | Large Area Network / Linked Area Node / Local Access Node / Large Access Network / Large Area Node | computer | It covers a building.
        1 | WAN | Wide Area Network | Wide Access Network / World Area Node / Wide Access Node / Wireless Area Node | computer | It covers a country.
        2 | FTP | File Transfer Protocol | Fast Transfer Protocol / File Transmission Program / Folder Transfer Process / Fast Transmission Program / Fast Transfer Program / Fast Transfer Process | computer | It moves files.
        2 | SMTP | Simple Mail Transfer Protocol | Standard Mail Transmission Process / System Mail Transfer Program / Standard Message Transfer Protocol / Standard Mail Transmission Protocol / Standard Mail Transfer Program | computer | It sends mail.
        2 | TCP | Transmission Control Protocol | Transfer Communication Process / Technical Control Program / Terminal Connection Protocol / Transfer Control Program / Transfer Communication Program / Transfer Connection Protocol | computer | It puts packets in order.
        1 | DNS | Domain Name System | Digital Network System / Data Name Service / Domain Number Standard / Digital Name Service / Digital Network Service / Digital Number Standard | computer | It finds addresses.
        2 | BIOS | Basic Input Output System | Binary Input Output Software / Basic Internal Operating System / Built-in Output System / Binary Internal Operating System / Binary Input Operating System | computer | It starts the machine.
        2 | ASCII | American Standard Code for Information Interchange | American Scientific Code for International Interchange / Advanced Standard Code for Information Input / American System of Coded Internet Information / American Scientific Code for Information Input / American Scientific Code for International Input | computer | A is 65.
        1 | SQL | Structured Query Language | Sequential Question Language / System Query Logic / Standard Quick Language / Sequential Query Logic / Sequential Question Logic / Sequential Quick Language | computer | It asks databases.
        1 | PDF | Portable Document Format | Printed Document File / Public Data Format / Permanent Document Form / Printed Data Format / Printed Document Form / Public Document File | computer | It looks the same everywhere.
        1 | GUI | Graphical User Interface | General User Instruction / Graphical Unit Interaction / Global User Interface / General Unit Interaction / General User Interaction / Graphical Unit Instruction | computer | It has windows and icons.
        2 | OCR | Optical Character Recognition | Original Character Reader / Online Content Recognition / Original Code Reading / Original Character Reading | computer | It reads print.
        2 | MICR | Magnetic Ink Character Recognition | Machine Input Character Reader / Magnetic Image Code Recognition / Manual Ink Character Reading / Machine Image Code Recognition / Machine Input Code Recognition / Machine Input Character Recognition | computer | It reads cheques.
        1 | DVD | Digital Versatile Disc | Digital Visual Drive / Data Versatile Drive / Dual Volume Disc / Data Visual Drive / Data Volume Disc / Dual Visual Drive | computer | It holds films.
        1 | GPS | Global Positioning System | General Position Satellite / Global Path Service / Geographic Pointing System / General Path Service / General Position Service / General Pointing System | computer | It tells where one is.
        1 | AI | Artificial Intelligence | Automatic Information / Advanced Input / Automatic Input / Applied Information | computer | Machines learn tasks.
        1 | ISP | Internet Service Provider | Internal System Protocol / International Service Port / Information Sharing Program / Internal Service Port / Internal System Port / Internal Sharing Program | computer | It sells access.
        1 | ATM | Automated Teller Machine | Automatic Transfer Machine / Account Transaction Machine / Automatic Transfer Money | banking | It gives cash.
        1 | NEFT | National Electronic Funds Transfer | National Exchange of Foreign Trade / New Electronic Fund Tracking / Nationwide Easy Funds Transfer / National Electronic Fund Tracking / National Exchange Fund Tracking / New Exchange of Foreign Trade | banking | It settles in batches.
        1 | RTGS | Real Time Gross Settlement | Real Transfer of Government Securities / Regular Time Gross System / Rapid Transaction Gateway Service / Real Transfer Gross System / Real Transaction Gateway Service / Real Transfer Gateway Service | banking | It is for large sums.
        1 | IMPS | Immediate Payment Service | Instant Money Payment System / Internet Mobile Purchase Service / Inter-bank Monetary Payment Scheme / Instant Mobile Purchase Service / Instant Money Purchase Service / Instant Money Payment Service | banking | It works at once.
        1 | UPI | Unified Payments Interface | Universal Payment Identity / United Payments Initiative / Unique Purchase Interface / Universal Payments Initiative / Universal Purchase Interface | banking | It pays by phone.
        1 | KYC | Know Your Customer | Keep Your Cash / Know Your Credit / Key to Your Customer / Keep Your Credit / Key to Your Credit / Key to Your Cash | banking | Banks ask for papers.
        1 | IFSC | Indian Financial System Code | International Funds Service Code / Indian Funds Settlement Company / Interbank Financial Security Code / International Funds Settlement Company / International Funds Service Company / International Financial Security Code | banking | It has eleven signs.
        1 | EMI | Equated Monthly Instalment | Easy Money Instalment / Equal Money Interest / Estimated Monthly Income / Easy Money Interest / Easy Monthly Income / Easy Money Income | banking | It repays a loan.
        1 | NPA | Non-Performing Asset | Net Profitable Account / Non-Payable Amount / National Pending Account / Net Pending Account / National Profitable Account | banking | It is a bad loan.
        2 | SWIFT | Society for Worldwide Interbank Financial Telecommunication | System for Worldwide International Funds Transfer / Secure Wire for Instant Financial Transactions / Society of World Institutions for Financial Trade / System for Worldwide Instant Financial Transactions / System for Worldwide International Financial Transactions | banking | It sits in Belgium.
        2 | CIBIL | Credit Information Bureau (India) Limited | Central Investment Board of India Limited / Credit Insurance Bank of India Limited / Corporate Information Bureau of Indian Lenders / Central Insurance Bank of India Limited / Central Investment Bank of India Limited / Central Information Bureau of Indian Lenders | banking | It keeps credit scores.
        2 | SLR | Statutory Liquidity Ratio | Standard Lending Rate / Statutory Lending Ratio / Secured Liquidity Reserve / Standard Lending Ratio / Standard Liquidity Reserve / Standard Lending Reserve | banking | Banks hold it in securities.
        2 | CRR | Cash Reserve Ratio | Credit Reserve Rate / Central Repo Rate / Credit Repo Rate | banking | Banks hold it with the RBI.
        1 | FDI | Foreign Direct Investment | Foreign Deposit Insurance / Fixed Domestic Income / Financial Deposit Insurance / Financial Development Insurance / Financial Domestic Income | banking | It builds firms.
        1 | GST | Goods and Services Tax | Goods and Supply Tariff / Goods and Stock Tax / Gross Supply Tax / Gross Sales Tariff | banking | It began in 2017.
        1 | GDP | Gross Domestic Product | General Domestic Price / Gross Development Product / Government Domestic Production / General Development Product / General Domestic Production / Gross Development Price | banking | It measures output.
        1 | NABARD | National Bank for Agriculture and Rural Development | National Board for Agriculture and Rural Development / National Bureau of Agricultural Research and Development / National Bank for Agrarian Reform and Development / National Board of Agricultural Research and Development / National Board for Agricultural Research and Development / National Board for Agriculture Research and Development | banking | It began in 1982.
        2 | SIDBI | Small Industries Development Bank of India | Small Investment and Deposit Bank of India / State Industrial Development Board of India / Small Infrastructure Development Bank of India / Small Industrial Development Board of India / Small Investment Development Board of India | banking | It sits in Lucknow.
        1 | SEBI | Securities and Exchange Board of India | Stock and Equity Bureau of India / Securities and Equity Board of India / Stock Exchange Bank of India / Stock and Equity Board of India / Securities and Equity Bureau of India | banking | It watches markets.
        1 | ISRO | Indian Space Research Organisation | International Space Research Organisation / Indian Satellite Research Office / Indian Scientific Research Organisation / International Satellite Research Office / International Space Research Office / International Scientific Research Organisation | science | It sits in Bengaluru.
        1 | DRDO | Defence Research and Development Organisation | Defence Research and Design Organisation / Department of Research and Defence Operations / Defence Rocket Development Office / Defence Rocket and Design Organisation / Department of Research and Design Operations | science | It makes missiles.
        1 | BARC | Bhabha Atomic Research Centre | Bharat Atomic Research Centre / Bhabha Applied Research Council / Bhabha Astronomical Research Centre / Bharat Applied Research Council / Bharat Atomic Research Council / Bharat Astronomical Research Centre | science | It is at Trombay.
        2 | CSIR | Council of Scientific and Industrial Research | Centre for Science and International Research / Council of Social and Industrial Research / Central Scientific Institute of Research / Centre of Social and Industrial Research / Centre for Social and Industrial Research / Centre for Science and Industrial Research | science | It began in 1942.
        1 | PSLV | Polar Satellite Launch Vehicle | Primary Satellite Launch Vehicle / Polar Space Landing Vehicle / Powered Satellite Lift Vehicle / Primary Space Landing Vehicle / Primary Satellite Landing Vehicle / Primary Satellite Lift Vehicle | science | It launched Chandrayaan-1.
        2 | GSLV | Geosynchronous Satellite Launch Vehicle | Global Satellite Launch Vehicle / Geostationary Space Lift Vehicle / Ground Satellite Launching Vehicle / Global Space Lift Vehicle / Global Satellite Lift Vehicle / Global Satellite Launching Vehicle | science | It lifts heavy craft.
        1 | LASER | Light Amplification by Stimulated Emission of Radiation | Light Absorption by Stimulated Emission of Rays / Light Activation by Simple Energy Radiation / Linear Amplification by Strong Emission of Radiation / Light Absorption by Simple Energy Radiation / Light Absorption by Stimulated Energy Radiation | science | Its light is of one colour.
        1 | RADAR | Radio Detection and Ranging | Rapid Direction and Ranging / Radio Distance and Reading / Radiation Detection and Recording / Rapid Distance and Reading / Rapid Direction and Reading / Rapid Detection and Recording | science | It finds aircraft.
        1 | SONAR | Sound Navigation and Ranging | Sonic Object and Ranging / Sound Observation and Recording / Solar Navigation and Ranging / Sonic Observation and Recording / Sonic Object and Recording / Solar Object and Ranging | science | It finds submarines.
        1 | LED | Light Emitting Diode | Low Energy Device / Light Electric Display / Linear Emission Diode / Low Electric Display / Low Energy Display / Low Emission Diode | science | It saves power.
        1 | LCD | Liquid Crystal Display | Light Crystal Device / Linear Colour Display / Liquid Colour Diode / Light Colour Display / Light Colour Diode / Light Crystal Diode | science | It shows pictures.
        1 | DNA | Deoxyribonucleic Acid | Dinucleic Acid / Deoxynitric Acid / Dextronucleic Acid | science | It holds genes.
        1 | RNA | Ribonucleic Acid | Radionucleic Acid / Reduced Nitric Acid / Rhizonucleic Acid / Radionitric Acid / Rhizonitric Acid | science | It carries messages.
        1 | AIDS | Acquired Immune Deficiency Syndrome | Active Immune Disease Syndrome / Acquired Infection Deficiency Symptom / Acute Immune Deficiency Sickness / Active Infection Deficiency Symptom / Active Immune Deficiency Symptom / Active Immune Disease Symptom | science | HIV causes it.
        1 | HIV | Human Immunodeficiency Virus | Human Infection Virus / Highly Infectious Virus / Human Immunity Vaccine / Human Infection Vaccine / Highly Infectious Vaccine | science | It weakens defence.
        2 | ECG | Electrocardiogram | Electroencephalogram / Electromyogram / Electrical Cardiac Graph | science | It records the heart.
        2 | MRI | Magnetic Resonance Imaging | Magnetic Radiation Image / Medical Resonance Instrument / Molecular Ray Imaging / Magnetic Radiation Instrument / Medical Radiation Image / Medical Resonance Image | science | It needs no X-rays.
        1 | LPG | Liquefied Petroleum Gas | Light Petroleum Gas / Lighted Petroleum Gas / Light Pressure Gas / Lighted Pressure Gas | science | It cooks food.
        1 | CNG | Compressed Natural Gas | Clean Natural Gas / Compressed Neutral Gas / Cooled Nitrogen Gas / Clean Neutral Gas / Clean Nitrogen Gas / Cooled Neutral Gas | science | It drives buses.
        2 | CFC | Chlorofluorocarbon | Chlorofluorocalcium / Carbon-free chloride / Carbofluorochromate | science | It harms ozone.
        1 | UNESCO | United Nations Educational, Scientific and Cultural Organization | United Nations Economic, Social and Cultural Organization / United Nations Environment, Science and Climate Organization / United Nations Educational, Social and Commercial Organization / United Nations Economic, Science and Climate Organization / United Nations Economic, Social and Climate Organization / United Nations Economic, Social and Commercial Organization | world | It sits in Paris.
        1 | UNICEF | United Nations International Children's Emergency Fund | United Nations International Child Education Fund / United Nations Institute for Children's Education and Food / United Nations International Community Emergency Fund / United Nations International Community Education Fund / United Nations Institute for Children's Emergency Food | world | It sits in New York.
        1 | WHO | World Health Organization | World Human Organization / World Hygiene Office / World Hospital Organization / World Human Office / World Hospital Office | world | It sits in Geneva.
        1 | WTO | World Trade Organization | World Tariff Office / World Transport Organization / World Treaty Organization / World Transport Office / World Treaty Office | world | It sits in Geneva.
        1 | IMF | International Monetary Fund | International Money Federation / Inter-Governmental Monetary Forum / International Market Fund / International Money Forum / Inter-Governmental Money Federation / Inter-Governmental Monetary Federation | world | It sits in Washington.
        1 | NATO | North Atlantic Treaty Organization | North American Treaty Organization / North Atlantic Trade Organization / Northern Alliance Treaty Office / North American Trade Organization / North Alliance Treaty Office / North American Treaty Office | world | It sits in Brussels.
        1 | SAARC | South Asian Association for Regional Cooperation | South Asian Agreement for Regional Cooperation / South Asian Association for Research Collaboration / Southern Asia Alliance for Regional Commerce / South Asian Agreement for Research Collaboration / South Asian Agreement for Regional Collaboration / South Asia Alliance for Regional Commerce | world | It sits in Kathmandu.
        1 | ASEAN | Association of Southeast Asian Nations | Alliance of South and East Asian Nations / Association of Small Economies of Asian Nations / Asian States for Economic Assistance and Negotiation / Alliance of Small Economies of Asian Nations / Alliance of States for Economic Assistance and Negotiation | world | It sits in Jakarta.
        1 | OPEC | Organization of the Petroleum Exporting Countries | Organization of Petroleum Energy Companies / Office of Petroleum Export Control / Organization of Producers of Energy and Coal / Organization of Petroleum Export Control / Organization of Petroleum Energy Control / Office of Petroleum Energy Companies | world | It sits in Vienna.
        2 | BIMSTEC | Bay of Bengal Initiative for Multi-Sectoral Technical and Economic Cooperation | Bengal and Indian Maritime States for Trade and Economic Cooperation / Bay of Bengal Initiative for Multi-Sectoral Trade and Energy Cooperation / Bangladesh, India and Myanmar Scheme for Technical and Economic Cooperation / Bengal and Indian Maritime States for Technical and Energy Cooperation / Bangladesh, India and Myanmar Scheme for Trade and Energy Cooperation | world | It sits in Dhaka.
        2 | IAEA | International Atomic Energy Agency | International Alternative Energy Association / Inter-Asian Energy Agency / International Atomic Export Authority / International Alternative Export Authority / International Alternative Energy Authority / International Atomic Export Association | world | It sits in Vienna.
        2 | CITES | Convention on International Trade in Endangered Species | Convention on International Transport of Exotic Species / Council for International Trade in Environmental Services / Committee on Internal Trade in Endangered Species / Convention for International Trade in Environmental Services / Convention on International Trade in Environmental Services / Convention on International Transport in Environmental Services | world | It guards wildlife.
        2 | IUCN | International Union for Conservation of Nature | International Union for Climate and Nature / International Unit for Conservation of Nations / Inter-Universal Council for Nature / International Union for Climate and Nations / International Unit for Climate and Nature | world | It keeps the Red List.
        1 | UPSC | Union Public Service Commission | Union Police Service Commission / United Public Selection Committee / Union Public Selection Council / Union Public Selection Committee / Union Police Selection Committee / Union Police Service Committee | India | It selects civil servants.
        1 | CBI | Central Bureau of Investigation | Criminal Bureau of India / Central Board of Inquiry / Central Bureau of Intelligence / Criminal Board of Inquiry / Criminal Bureau of Inquiry / Criminal Bureau of Intelligence | India | It began in 1963.
        1 | RTI | Right to Information | Right to Inquiry / Right to Inspection / Rule of Transparent Information / Right of Transparent Information / Right to Transparent Information | India | The Act is of 2005.
        1 | FIR | First Information Report | First Investigation Record / Formal Information Record / First Inquiry Report / Formal Investigation Record / Formal Inquiry Report / First Inquiry Record | India | Police write it.
        1 | PIL | Public Interest Litigation | Public Information Law / People's Interest Legislation / Public Inquiry Litigation / Public Information Legislation / People's Information Law / People's Interest Law | India | P. N. Bhagwati opened the door to it.
        1 | NITI | National Institution for Transforming India | National Initiative for Technology in India / New Institute for Transforming India / National Institute of Trade and Investment / National Initiative of Trade and Investment / National Initiative for Trade and Investment | India | It began in 2015.
        2 | NHRC | National Human Rights Commission | National Human Resource Council / National Heritage Research Commission / National Human Relief Committee / National Human Resource Committee / National Heritage Resource Council / National Heritage Research Council | India | It began in 1993.
        1 | EVM | Electronic Voting Machine | Electoral Verification Machine / Electronic Vote Monitor / Electric Voting Mechanism / Electoral Vote Monitor / Electoral Verification Monitor / Electoral Voting Mechanism | India | It records votes.
        2 | VVPAT | Voter Verifiable Paper Audit Trail | Voter Verified Public Audit Test / Valid Vote Paper Audit Trail / Voter Visible Polling Account Trail / Voter Verified Public Audit Trail / Voter Verified Polling Account Trail / Voter Verified Public Account Trail | India | It shows a slip.
        1 | NOTA | None of the Above | No Option to Accept / Not on the Agenda / None of these Applicants / No Option on the Agenda | India | It came in 2013.
        1 | CBSE | Central Board of Secondary Education | Central Bureau of School Education / Council for Basic and Secondary Education / Central Board of School Examinations / Central Bureau of School Examinations / Council for Basic School Examinations | India | It holds school exams.
        1 | NCERT | National Council of Educational Research and Training | National Centre for Educational Reform and Teaching / National Council of Educational Resources and Textbooks / National Committee on Education Research and Technology / National Centre of Educational Resources and Textbooks / National Centre for Educational Resources and Textbooks / National Centre for Educational Reform and Textbooks | India | It writes school books.
      `,
    },
  ],
})
