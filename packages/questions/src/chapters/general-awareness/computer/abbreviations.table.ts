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
      askBack: ['What is the short form of {value}?', 'Which of the following stands for {value}?'],
      say: '{name} stands for {value}',
    },
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
  explain: '{name} is the short form of {full}.',
  concepts: ['abbreviations'],
  parts: [
    {
      sources: [
        'NCERT Class XI and XII Computer Science',
        'RBI glossary and Lucent General Knowledge, abbreviations',
      ],
      rows: `
        1 | CPU | Central Processing Unit | computer | It is the brain of the computer.
        1 | ALU | Arithmetic Logic Unit | computer | It does sums.
        1 | RAM | Random Access Memory | computer | It is empty when power goes.
        1 | ROM | Read Only Memory | computer | It keeps its contents.
        1 | USB | Universal Serial Bus | computer | It joins devices.
        1 | HTTP | Hypertext Transfer Protocol | computer | It carries web pages.
        1 | HTML | Hypertext Markup Language | computer | Web pages are written in it.
        1 | URL | Uniform Resource Locator | computer | It is a web address.
        1 | WWW | World Wide Web | computer | Tim Berners-Lee made it.
        1 | LAN | Local Area Network | computer | It covers a building.
        1 | WAN | Wide Area Network | computer | It covers a country.
        2 | FTP | File Transfer Protocol | computer | It moves files.
        2 | SMTP | Simple Mail Transfer Protocol | computer | It sends mail.
        2 | TCP | Transmission Control Protocol | computer | It puts packets in order.
        2 | DNS | Domain Name System | computer | It finds addresses.
        2 | BIOS | Basic Input Output System | computer | It starts the machine.
        2 | ASCII | American Standard Code for Information Interchange | computer | A is 65.
        2 | SQL | Structured Query Language | computer | It asks databases.
        2 | PDF | Portable Document Format | computer | It looks the same everywhere.
        2 | GUI | Graphical User Interface | computer | It has windows and icons.
        2 | OCR | Optical Character Recognition | computer | It reads print.
        2 | MICR | Magnetic Ink Character Recognition | computer | It reads cheques.
        2 | DVD | Digital Versatile Disc | computer | It holds films.
        2 | GPS | Global Positioning System | computer | It tells where one is.
        2 | AI | Artificial Intelligence | computer | Machines learn tasks.
        2 | ISP | Internet Service Provider | computer | It sells access.
        1 | ATM | Automated Teller Machine | banking | It gives cash.
        1 | NEFT | National Electronic Funds Transfer | banking | It settles in batches.
        1 | RTGS | Real Time Gross Settlement | banking | It is for large sums.
        1 | IMPS | Immediate Payment Service | banking | It works at once.
        1 | UPI | Unified Payments Interface | banking | It pays by phone.
        1 | KYC | Know Your Customer | banking | Banks ask for papers.
        1 | IFSC | Indian Financial System Code | banking | It has eleven signs.
        1 | EMI | Equated Monthly Instalment | banking | It repays a loan.
        1 | NPA | Non-Performing Asset | banking | It is a bad loan.
        2 | SWIFT | Society for Worldwide Interbank Financial Telecommunication | banking | It sits in Belgium.
        2 | CIBIL | Credit Information Bureau (India) Limited | banking | It keeps credit scores.
        2 | SLR | Statutory Liquidity Ratio | banking | Banks hold it in securities.
        2 | CRR | Cash Reserve Ratio | banking | Banks hold it with the RBI.
        2 | FDI | Foreign Direct Investment | banking | It builds firms.
        1 | GST | Goods and Services Tax | banking | It began in 2017.
        1 | GDP | Gross Domestic Product | banking | It measures output.
        2 | NABARD | National Bank for Agriculture and Rural Development | banking | It began in 1982.
        2 | SIDBI | Small Industries Development Bank of India | banking | It sits in Lucknow.
        2 | SEBI | Securities and Exchange Board of India | banking | It watches markets.
        1 | ISRO | Indian Space Research Organisation | science | It sits in Bengaluru.
        1 | DRDO | Defence Research and Development Organisation | science | It makes missiles.
        2 | BARC | Bhabha Atomic Research Centre | science | It is at Trombay.
        2 | CSIR | Council of Scientific and Industrial Research | science | It began in 1942.
        1 | PSLV | Polar Satellite Launch Vehicle | science | It launched Chandrayaan-1.
        2 | GSLV | Geosynchronous Satellite Launch Vehicle | science | It lifts heavy craft.
        1 | LASER | Light Amplification by Stimulated Emission of Radiation | science | Its light is of one colour.
        1 | RADAR | Radio Detection and Ranging | science | It finds aircraft.
        1 | SONAR | Sound Navigation and Ranging | science | It finds submarines.
        1 | LED | Light Emitting Diode | science | It saves power.
        2 | LCD | Liquid Crystal Display | science | It shows pictures.
        1 | DNA | Deoxyribonucleic Acid | science | It holds genes.
        2 | RNA | Ribonucleic Acid | science | It carries messages.
        1 | AIDS | Acquired Immune Deficiency Syndrome | science | HIV causes it.
        1 | HIV | Human Immunodeficiency Virus | science | It weakens defence.
        2 | ECG | Electrocardiogram | science | It records the heart.
        2 | MRI | Magnetic Resonance Imaging | science | It needs no X-rays.
        1 | LPG | Liquefied Petroleum Gas | science | It cooks food.
        1 | CNG | Compressed Natural Gas | science | It drives buses.
        2 | CFC | Chlorofluorocarbon | science | It harms ozone.
        1 | UNESCO | United Nations Educational, Scientific and Cultural Organization | world | It sits in Paris.
        1 | UNICEF | United Nations International Children's Emergency Fund | world | It sits in New York.
        1 | WHO | World Health Organization | world | It sits in Geneva.
        1 | WTO | World Trade Organization | world | It sits in Geneva.
        1 | IMF | International Monetary Fund | world | It sits in Washington.
        1 | NATO | North Atlantic Treaty Organization | world | It sits in Brussels.
        1 | SAARC | South Asian Association for Regional Cooperation | world | It sits in Kathmandu.
        1 | ASEAN | Association of Southeast Asian Nations | world | It sits in Jakarta.
        1 | OPEC | Organization of the Petroleum Exporting Countries | world | It sits in Vienna.
        2 | BIMSTEC | Bay of Bengal Initiative for Multi-Sectoral Technical and Economic Cooperation | world | It sits in Dhaka.
        2 | IAEA | International Atomic Energy Agency | world | It sits in Vienna.
        2 | CITES | Convention on International Trade in Endangered Species | world | It guards wildlife.
        2 | IUCN | International Union for Conservation of Nature | world | It keeps the Red List.
        1 | UPSC | Union Public Service Commission | India | It selects civil servants.
        1 | CBI | Central Bureau of Investigation | India | It began in 1963.
        1 | RTI | Right to Information | India | The Act is of 2005.
        1 | FIR | First Information Report | India | Police write it.
        1 | PIL | Public Interest Litigation | India | P. N. Bhagwati opened the door to it.
        1 | NITI | National Institution for Transforming India | India | It began in 2015.
        2 | NHRC | National Human Rights Commission | India | It began in 1993.
        1 | EVM | Electronic Voting Machine | India | It records votes.
        2 | VVPAT | Voter Verifiable Paper Audit Trail | India | It shows a slip.
        2 | NOTA | None of the Above | India | It came in 2013.
        1 | CBSE | Central Board of Secondary Education | India | It holds school exams.
        2 | NCERT | National Council of Educational Research and Training | India | It writes school books.
      `,
    },
  ],
})
