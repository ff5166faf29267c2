import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
cpu | CPU, central processing unit, processor, computer ka dimag | The CPU (central processing unit) is the part of a computer that carries out the instructions of programs. It consists of the control unit, the arithmetic logic unit and registers.
cpu | ALU, arithmetic logic unit | The ALU (arithmetic logic unit) is the part of the CPU that does calculations and comparisons.
cpu | Control unit | The control unit is the part of the CPU that fetches and decodes instructions and directs the other parts of the computer.
cpu | Register, cpu register | A register is a very small and very fast store inside the CPU that holds the data and instructions in use.
cpu | Motherboard | The motherboard is the main circuit board of a computer; the CPU, the memory and all other parts are connected through it.
memory | Computer memory, memory of computer | Computer memory holds data and programs. Primary memory is used directly by the CPU; secondary memory keeps data when the power is off.
memory | Cache memory, cache | Cache memory is a small, fast memory between the CPU and main memory that keeps the data used most often.
memory | Virtual memory | Virtual memory is space on a disk that the operating system uses as if it were main memory when RAM is full.
ram-and-rom | RAM, random access memory | RAM (random access memory) is the main working memory of a computer. It can be read and written, and it loses its contents when the power is switched off.
ram-and-rom | ROM, read only memory | ROM (read-only memory) keeps its contents without power and is normally only read; it holds the program that starts the computer.
storage-devices | Hard disk, hard disk drive, HDD | A hard disk is a magnetic store in which data are written on spinning platters; it keeps them without power.
storage-devices | SSD, solid state drive | An SSD (solid-state drive) stores data in flash memory chips; without moving parts it is faster and more robust than a hard disk.
input-output | Input device, input devices | An input device sends data to a computer, such as a keyboard, mouse, scanner or microphone.
input-output | Output device, output devices | An output device shows or prints what a computer has worked out, such as a monitor, printer or speaker.
input-output | OCR, optical character recognition | OCR (optical character recognition) turns a picture of printed or written text into text that a computer can edit.
input-output | MICR, magnetic ink character recognition | MICR (magnetic ink character recognition) reads characters printed with magnetic ink; banks use it to sort cheques.
data-units | Bit | A bit (binary digit) is the smallest unit of data in a computer; its value is 0 or 1.
data-units | Byte | A byte is a group of 8 bits; one byte can hold one character.
number-systems | Binary number system, binary system | The binary number system has base 2 and uses only the digits 0 and 1; computers store all data in it.
logic-gates | Logic gate, logic gates | A logic gate is a circuit with one or more inputs and one output that carries out an operation of Boolean algebra such as AND, OR or NOT.
history-of-computers | Supercomputer | A supercomputer is one of the fastest computers of its time, built for very large calculations such as weather forecasts.
booting | Booting, boot | Booting is the starting of a computer: the firmware tests the hardware and loads the operating system into memory.
booting | BIOS, basic input output system | The BIOS (basic input/output system) is the firmware on the motherboard that tests the hardware and starts the operating system.
software | Software | Software is the set of programs and data that tell a computer what to do.
software | Hardware, computer hardware | Hardware is the physical part of a computer, which can be seen and touched.
software | System software | System software runs the computer itself and makes it ready for other programs, such as an operating system or a device driver.
software | Application software | Application software does a task for the user, such as a word processor, a browser or a game.
software | Freeware | Freeware is software that may be used without payment, though its source code need not be open.
software | Open source software, open source | Open-source software comes with its source code under a licence that lets anyone use, study, change and share it.
software | Firmware | Firmware is software stored permanently in a hardware device to control it.
operating-system | Operating system, OS | An operating system is the system software that manages the hardware, memory, files and programs of a computer and lets the user work with them. Windows, Linux and Android are examples.
operating-system | Multitasking | Multitasking is running several programs at the same time by sharing the processor among them.
operating-system | Kernel | The kernel is the core of an operating system; it manages memory, processes and devices.
programming | Compiler | A compiler translates a whole program written in a high-level language into machine code before it is run.
programming | Interpreter | An interpreter translates and runs a program line by line.
programming | Assembler | An assembler translates a program in assembly language into machine code.
programming | Algorithm | An algorithm is a finite list of clear steps that solves a problem.
programming | Bug, debugging | A bug is an error in a program; finding and removing it is called debugging.
dbms | Database | A database is an organised collection of related data that can be stored, searched and changed easily.
dbms | DBMS, database management system | A DBMS (database management system) is software to create, store, search and protect databases, such as MySQL or Oracle.
primary-key | Primary key | A primary key is a field or set of fields that identifies each row of a table uniquely; it can be neither empty nor repeated.
primary-key | Foreign key | A foreign key is a field of one table that refers to the primary key of another table.
sql | SQL, structured query language | SQL (Structured Query Language) is the language for defining, searching and changing data in relational databases.
networking | Computer network | A computer network is a group of computers and devices connected so that they can share data and resources.
networking | LAN, local area network | A LAN (local area network) connects computers within a small area such as a room, building or campus.
networking | WAN, wide area network | A WAN (wide area network) connects computers over a large area such as a country or the world; the internet is the largest.
networking | Bandwidth | Bandwidth is the amount of data that a connection can carry in a given time, measured in bits per second.
networking | Intranet | An intranet is a private network within an organisation that uses the technology of the internet.
network-devices | Router | A router is a device that connects networks and sends each packet of data along a path to its destination.
network-devices | Modem | A modem (modulator–demodulator) turns the digital signals of a computer into signals for a telephone or cable line and back.
network-devices | Switch network, network switch | A switch connects the devices of a local network and sends each frame only to the device for which it is meant.
network-topology | Network topology, topology in computer | Network topology is the way in which the devices of a network are connected, such as bus, star, ring, mesh or tree.
osi-model | OSI model, osi | The OSI model describes communication in a network in seven layers: physical, data link, network, transport, session, presentation and application.
internet | Internet | The internet is the worldwide network of networks whose computers talk to each other by the TCP/IP protocols.
internet | World Wide Web, WWW | The World Wide Web is the collection of linked pages and other resources that are reached over the internet by browsers. Tim Berners-Lee invented it in 1989.
internet | Web browser, browser | A web browser is a program that fetches and shows pages of the World Wide Web, such as Chrome or Firefox.
internet | URL, uniform resource locator | A URL (uniform resource locator) is the address of a page or file on the web.
internet | Cookie, cookies computer | A cookie is a small piece of data that a website stores in the browser, for example to remember the user.
internet-protocols | Protocol, network protocol | A protocol is a set of rules by which devices of a network exchange data.
http-ftp | HTTP, hypertext transfer protocol | HTTP (Hypertext Transfer Protocol) is the protocol by which browsers and servers exchange web pages; HTTPS is the same with encryption.
http-ftp | FTP, file transfer protocol | FTP (File Transfer Protocol) is a protocol for moving files between computers over a network.
ip-address | IP address, internet protocol address | An IP address is the number that identifies a device on a network; it has 32 bits in IPv4 and 128 bits in IPv6.
dns | DNS, domain name system | The DNS (Domain Name System) translates names such as example.com into IP addresses.
cyber-security | Firewall | A firewall is hardware or software that watches the traffic of a network and lets through only what its rules allow.
cyber-security | Encryption | Encryption turns data into a secret form that can be read only with the right key.
cyber-security | Phishing | Phishing is a fraud that uses fake messages or websites to trick people into giving away passwords, card numbers or other secrets.
cyber-security | Hacking, hacker | Hacking is gaining access to a computer or its data without permission; one who does so is called a hacker.
cyber-security | OTP, one time password | An OTP (one-time password) is a code that is valid for a single use within a short time.
malware | Malware | Malware is any software made to do harm, such as viruses, worms, Trojans, spyware and ransomware.
malware | Computer virus, virus in computer | A computer virus is a program that attaches itself to other programs or files, spreads when they are run, and does harm.
malware | Worm, computer worm | A worm is malware that copies itself from computer to computer over a network without attaching itself to a program.
malware | Trojan horse, trojan | A Trojan horse is malware that looks like a useful program but does harm when it is run.
malware | Ransomware | Ransomware is malware that locks or encrypts the files of its victim and asks for money to release them.
malware | Spyware | Spyware is malware that secretly collects information about the user and sends it to others.
emerging-technology | Artificial intelligence, AI | Artificial intelligence is the ability of machines to do tasks that need intelligence in people, such as understanding language, recognising pictures and learning.
emerging-technology | Machine learning | Machine learning is a branch of artificial intelligence in which programs learn rules from data instead of being given them.
emerging-technology | Cloud computing | Cloud computing is the use of storage, software and computing power over the internet from machines that others run.
emerging-technology | Internet of things, IoT | The internet of things is the network of everyday devices with sensors that send and receive data over the internet.
emerging-technology | Big data | Big data means sets of data so large, fast and varied that ordinary tools cannot handle them.
emerging-technology | Virtual reality, VR | Virtual reality is a three-dimensional world made by a computer in which a person seems to be present, seen through a headset.
blockchain | Blockchain | A blockchain is a shared record of transactions in blocks linked by cryptography; it is kept on many computers, so that past entries cannot be changed unnoticed.
`)
