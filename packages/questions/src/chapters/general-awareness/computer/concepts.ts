/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  cpu | CPU & Processor | central processing unit, cpu components, parts of cpu, processor, microprocessor, <alu, <control unit, <registers, <motherboard, cpu
  memory | Computer Memory | primary memory, <cache
  ram-and-rom | RAM & ROM | ram, rom, types of ram, types of rom, sram and dram, prom eprom eeprom
  ram-rom-difference | Difference between RAM & ROM | ram and rom difference, ram vs rom, ram aur rom me antar, ram and rom compared
  storage-devices | Storage Devices | secondary memory, secondary storage, <hard disk, ssd, <pen drive, optical disc
  input-output | Input & Output Devices | keyboard and mouse, <scanner
  printers | Printers | types of printers, <impact printer, <laser printer
  data-units | Units of Data | units of memory, bits and bytes, byte kilobyte megabyte
  number-systems | Number Systems in Computers | <binary number system, <hexadecimal, <octal number system
  number-conversion | Conversion of Number Systems | binary to decimal conversion in computer, number system binary conversion, binary conversion, decimal to binary conversion computer, binary octal hexadecimal conversion, number conversion
  logic-gates | Logic Gates | boolean gates, <nand gate, and or not gates
  generations-of-computers | Generations of Computers | generation of computer, computer generations, generations of computer, five generations of computers, computer ki pidhiyan, first generation computer
  history-of-computers | History & Types of Computers | history of computers, history of computer, <father of computer, <supercomputers, <supercomputer, types of computers
  booting | Booting & BIOS | booting process, bios, post, cold boot and warm boot, booting
  software | Software | <system software, <application software, <utility software, <open source software
  operating-system | Operating System | os, windows operating system, <linux, android os
  os-functions | Functions of an Operating System | functions of os, role of operating system
  ms-word | MS Word | microsoft word, word processing, word processor, msword, ms office, microsoft office
  ms-excel | MS Excel | excel, microsoft excel, spreadsheet, msexcel
  ms-powerpoint | MS PowerPoint | powerpoint, microsoft powerpoint, presentation software, ms power point
  shortcuts | Keyboard Shortcuts | shortcut keys, short cut keys, ctrl keys, computer shortcut keys
  word-shortcuts | Shortcuts of MS Word | word shortcut keys, ms word shortcut keys
  excel-shortcuts | Shortcuts of MS Excel | excel shortcuts, excel shortcut keys, ms excel shortcut keys
  powerpoint-shortcuts | Shortcuts of MS PowerPoint | powerpoint shortcuts, powerpoint shortcut keys, ms powerpoint shortcut keys, ppt shortcut keys
  windows-shortcuts | Shortcuts of Windows | windows shortcut keys
  function-keys | Function Keys | f1 to f12 keys
  file-extensions | File Extensions | file formats, extensions
  programming | Programming Languages | <high level language, <machine language, <python language, c language
  dbms | Database & DBMS | database, database management system, rdbms, normalization, dbms
  sql | SQL | sql commands, structured query language, sql queries
  sql-joins | SQL Joins | types of joins, inner join, <outer join, left join, joins in dbms
  sql-command-types | Types of SQL Commands | ddl and dml, sql commands ddl dml, ddl, dml, ddl dml dcl
  networking | Computer Networks | networking, internet and networking, computer network, computer networking, data communication
  ip-address | IP Address | ipv4, ipv6, ipv4 and ipv6, ip address ipv4 ipv6, ip address classes
  network-topology | Network Topology | topology, <star topology, <bus topology, <ring topology
  osi-model | OSI Model | osi, network protocols osi, computer networking osi model, computer networking osi model basics, computer network osi model, networking osi model, osi layers, seven layers of osi, tcp ip model, osi reference model
  internet | Internet & Web | internet, internet basics, <world wide web, <url, <www, <arpanet
  internet-protocols | Internet Protocols | <tcp ip, <tcp/ip, <tcp and udp, <network protocols, communication protocols
  http-ftp | HTTP & FTP | http https ftp, internet protocols http ftp, <http, <https, <ftp, <http vs https, <https vs http, <http and https
  email | E-mail | email, electronic mail, cc and bcc, smtp pop3
  cyber-security | Cyber Security | computer security, network security, <hacking, <encryption, cyber suraksha
  firewall | Firewall | network firewall, fire wall
  malware | Virus & Malware | computer virus, virus and malware, virus and antivirus, viruses and antivirus, antivirus and malware, <trojan, <antivirus, malware, viruses and malware, computer viruses
  emerging-technology | Cloud, AI & New Technologies | cloud and ai, <internet of things, iot, big data, <augmented reality, <virtual reality, <3d printing, <ar and vr
  artificial-intelligence | Artificial Intelligence | ai, machine learning, <deep learning, artificial intelligence basics, generative ai, kritrim buddhimatta
  cloud-computing | Cloud Computing | cloud services, types of cloud computing, cloud computing services, iaas paas saas, cloud storage
  computer-terms | Computer Terms | computer terminology, computer definitions, computer glossary
  computer-abbreviations | Computer Abbreviations | computer full forms, full form of computer terms, computer related full forms, full form of cpu
  blockchain | Blockchain | block chain, blockchain technology, <cryptocurrency, crypto currency
  primary-key | Primary Key & Other Keys | primary key, <foreign key, <candidate key, keys in dbms, <composite key, dbms primary key, types of keys
  excel-functions | Functions of MS Excel | excel functions, excel formulas, <vlookup, <excel sum function
  network-devices | Network Devices | <router, <modem, <hub and switch, <switch and hub, <repeater, router and switch, hub switch router, networking devices, <gateway device, computer network devices
  dns | Domain Names & DNS | dns, domain name, domain name system, <top level domain
  windows-explorer | Windows Explorer | file explorer, windows file explorer, file manager of windows
  compiler-and-interpreter | Compiler, Interpreter & Assembler | compiler and interpreter, compiler and interpreter difference, difference between compiler and interpreter, compiler and interpreter in computer, language translators, <interpreter, assembler and compiler, compiler, language processors, interpretor and compiler
  cache-and-virtual-memory | Cache & Virtual Memory | cache memory, virtual memory, levels of cache, cache hit and miss, paging and virtual memory
  lan-man-wan | LAN, MAN & WAN | lan and wan, types of network, types of computer network, types of computer networks, types of network lan man wan, lan man wan difference, lan wan man pan, difference between lan and wan, lan and man, man and wan, difference between lan man wan, lan, wan
  excel-shortcuts-and-functions | Shortcuts & Functions of MS Excel | excel shortcuts and functions, ms excel shortcut keys and functions, excel shortcut keys and formulas, excel formulas and shortcuts, ms excel shortcuts and formulas
  input-devices | Input Devices | input devices of computer, input devices in computer, computer input devices, input devices list, examples of input devices, input yuktiyan, omr ocr micr
  output-devices | Output Devices | output devices of computer, output devices in computer, computer output devices, output devices list, examples of output devices, output yuktiyan, hard copy and soft copy
  cyber-crimes | Cyber Crimes | cyber crimes types, cyber crime phishing vishing, phishing vishing smishing, phishing and vishing, cyber fraud, online fraud, cyber apradh
  software-types | Types of Software | types of software system application, system and application software, difference between system and application software, software ke prakar, types of computer software
  browsers-and-search-engines | Web Browsers and Search Engines | internet browser and search engine, browser and search engine, <web browsers, <internet browser, <web browser, <search engine, <search engines, difference between browser and search engine
  virus-worm-trojan | Virus, Worm & Trojan Compared | virus and worm, virus worm trojan, virus and trojan, worm and trojan, virus worm trojan horse, computer virus and worm, computer worm, trojan horse
  primary-and-secondary-memory | Primary and Secondary Memory Compared | primary and secondary memory, main memory and secondary memory, primary and secondary storage, prathmik aur dwitiyak memory, primary and auxiliary memory, difference between primary and secondary memory
  system-and-application-software | System and Application Software Compared | system software and application software
  phishing | Phishing | phishing attack, <spear phishing, what is phishing, <vishing, <smishing
  ransomware | Ransomware | ransomware attack, <wannacry, wannacry ransomware
  html | HTML | html tags, html language, hypertext markup language, html basics, html code
  ascii-and-unicode | ASCII & Unicode | ascii, ascii code, ascii codes, <unicode, <ebcdic, character codes, computer codes
  flowchart | Flowcharts & Algorithms | flowchart, flow chart, algorithm, algorithms, flowchart symbols, flowchart and algorithm
`
