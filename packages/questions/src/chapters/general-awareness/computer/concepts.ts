/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  cpu | CPU & Processor | central processing unit, cpu components, components of cpu, parts of cpu, processor, microprocessor, <alu, <control unit, <registers, <motherboard, cpu, cpu parts
  memory | Computer Memory | primary memory, <cache memory, <cache, <virtual memory
  ram-and-rom | RAM & ROM | ram, rom, types of ram, types of rom, sram and dram, prom eprom eeprom
  ram-rom-difference | Difference between RAM & ROM | difference between ram and rom, ram and rom difference, ram vs rom, rom vs ram, ram rom difference, ram aur rom me antar, ram and rom compared
  storage-devices | Storage Devices | secondary memory, secondary storage, <hard disk, ssd, <pen drive, optical disc
  input-output | Input & Output Devices | input device, output device, input devices, output devices, input and output device, input output devices, keyboard and mouse, <scanner
  printers | Printers | printer, types of printers, <impact printer, <laser printer
  data-units | Units of Data | units of memory, bits and bytes, byte kilobyte megabyte, memory units
  number-systems | Number Systems in Computers | <binary number system, <hexadecimal, <octal number system
  number-conversion | Conversion of Number Systems | number system conversion, conversion of number system, binary to decimal conversion in computer, number system binary conversion, binary conversion, decimal to binary conversion computer, binary octal hexadecimal conversion, number conversion
  logic-gates | Logic Gates | logic gate, boolean gates, <nand gate, and or not gates
  generations-of-computers | Generations of Computers | generation of computer, computer generations, generations of computer, five generations of computers, computer ki pidhiyan, first generation computer
  history-of-computers | History & Types of Computers | history of computers, history of computer, <father of computer, <supercomputers, <supercomputer, types of computers
  booting | Booting & BIOS | booting process, bios, post, cold boot and warm boot, booting
  software | Software | types of software, <system software, <application software, <utility software, <open source software
  operating-system | Operating System | os, windows operating system, <linux, android os, operating systems
  os-functions | Functions of an Operating System | operating system functions, functions of operating system, functions of os, os functions, role of operating system
  ms-word | MS Word | microsoft word, word processing, word processor, msword, ms office, microsoft office
  ms-excel | MS Excel | excel, microsoft excel, spreadsheet, msexcel
  ms-powerpoint | MS PowerPoint | powerpoint, microsoft powerpoint, presentation software, ms power point
  shortcuts | Keyboard Shortcuts | shortcut keys, keyboard shortcut, short cut keys, ctrl keys, computer shortcut keys
  word-shortcuts | Shortcuts of MS Word | ms word shortcuts, word shortcut keys, ms word shortcut keys
  excel-shortcuts | Shortcuts of MS Excel | excel shortcuts, excel shortcut keys, ms excel shortcuts, ms excel shortcut keys, shortcut keys of excel
  powerpoint-shortcuts | Shortcuts of MS PowerPoint | powerpoint shortcuts, powerpoint shortcut keys, ms powerpoint shortcuts, ms powerpoint shortcut keys, shortcut keys of powerpoint, ppt shortcut keys
  windows-shortcuts | Shortcuts of Windows | windows shortcut keys, windows key shortcuts
  function-keys | Function Keys | function key, f1 to f12 keys
  file-extensions | File Extensions | file extension, extension of file, file formats, extensions
  programming | Programming Languages | programming language, <high level language, <compiler and interpreter, <compiler, <machine language, <python language, c language
  dbms | Database & DBMS | database, database management system, rdbms, normalization, dbms
  sql | SQL | sql commands, structured query language, sql queries
  sql-joins | SQL Joins | joins in sql, sql join, types of joins, join in sql, inner join, outer join, left join, joins in dbms
  sql-command-types | Types of SQL Commands | ddl and dml, ddl dml, sql commands ddl dml, ddl, dml, ddl dml dcl
  networking | Computer Networks | networking, internet and networking, networking and internet, computer network, computer networking, lan wan man, data communication
  ip-address | IP Address | ip addresses, ipv4, ipv6, ipv4 and ipv6, ip address ipv4 ipv6, ip address classes
  network-topology | Network Topology | topology, network topologies, <star topology, <bus topology, <ring topology
  osi-model | OSI Model | osi layers, seven layers of osi, tcp ip model, osi reference model
  internet | Internet & Web | internet, internet basics, <world wide web, <web browser, <search engine, <url, <www, <arpanet
  internet-protocols | Internet Protocols | <tcp ip, <tcp/ip, <tcp and udp, internet protocol, <network protocols, communication protocols
  http-ftp | HTTP & FTP | http ftp, http and ftp, http https ftp, internet protocols http ftp, <http, <https, <ftp, <http vs https, <https vs http, <http and https, http vs ftp, ftp and http
  email | E-mail | email, electronic mail, cc and bcc, smtp pop3
  cyber-security | Cyber Security | computer security, network security, cyber crime, <phishing, <hacking, <encryption, cyber suraksha
  firewall | Firewall | firewalls, network firewall, fire wall
  malware | Viruses & Malware | computer virus, virus and malware, <ransomware, <trojan, antivirus, malware
  emerging-technology | Cloud, AI & New Technologies | cloud and ai, <internet of things, iot, big data, quantum computing, <augmented reality, <virtual reality, <3d printing, <ar and vr
  artificial-intelligence | Artificial Intelligence | ai, machine learning, deep learning, artificial intelligence basics, generative ai, kritrim buddhimatta
  cloud-computing | Cloud Computing | cloud services, types of cloud computing, cloud computing services, iaas paas saas, cloud storage
  computer-terms | Computer Terms | computer terminology, computer definitions, computer glossary
  computer-abbreviations | Computer Abbreviations | computer full forms, full form of computer terms, computer related full forms, full form of cpu
  banking-abbreviations | Banking Abbreviations | banking full forms, bank full forms, full forms of banking terms, full form of banking terms, banking terms full form, full forms in banking, full form of neft rtgs, financial abbreviations
  science-abbreviations | Science Abbreviations | science full forms, scientific abbreviations
  organisation-abbreviations | Abbreviations of Organisations | full forms of organisations, organisation full forms
  abbreviations | Abbreviations & Full Forms | abbreviation, full form, full forms, short forms, acronyms
  blockchain | Blockchain | block chain, blockchain technology, <cryptocurrency, crypto currency
  primary-key | Primary Key & Other Keys | primary key, <foreign key, <candidate key, keys in dbms, <composite key, dbms primary key, dbms keys, types of keys
  excel-functions | Functions of MS Excel | excel functions, excel formulas, <vlookup, excel formula, ms excel functions, functions in excel, functions of excel, <excel sum function
  network-devices | Network Devices | <router, <modem, <hub and switch, <switch and hub, <repeater, router and switch, hub switch router, networking devices, <gateway device, computer network devices
  dns | Domain Names & DNS | dns, domain name, domain name system, domain names, <top level domain
  windows-explorer | Windows Explorer | file explorer, windows file explorer, file manager of windows
`
