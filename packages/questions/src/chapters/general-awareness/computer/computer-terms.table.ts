import { defineTable } from '../../../kit/facts/define-table.ts'

export const computerTerms = defineTable({
  id: 'computer-terms',
  about: 'computers',
  header: 'Term',
  columns: {
    meaning: {
      header: 'Meaning',
      kind: 'text',
      ask: ['What is {name} in computing?', 'In computing, {name} is:'],
      askBack: ['Which of the following is {value}?'],
      say: '{name} is {value}',
    },
    field: {
      header: 'Field',
      kind: 'text',
      conceptOf: { memory: 'memory', network: 'networking', software: 'software' },
    },
    // A group of bits is not taken for a field of a table.
    form: { header: 'Form', kind: 'text' },
  },
  near: ['field'],
  alike: ['form'],
  concepts: ['computer-terms'],
  parts: [
    {
      sources: ['NCERT Class XI and XII Computer Science', 'Encyclopaedia Britannica'],
      rows: `
        1 cpu | the CPU | the part that carries out instructions | hardware | part | It is called the brain of the computer.
        1 cpu | the ALU | the part that performs arithmetic and logical operations | hardware | part | It belongs to the CPU.
        1 cpu | the control unit | the part that directs the operations of the other parts | hardware | part | It belongs to the CPU.
        1 | RAM | volatile main memory that can be read and written | memory | memory | It is empty when power goes.
        1 | ROM | memory that keeps its contents and is normally only read | memory | memory | It holds the start-up code.
        1 | cache memory | a very fast store between the processor and the main memory | memory | memory | It is small.
        1 | virtual memory | disk space that is used as if it were RAM | memory | memory | It lets large programs run.
        2 | a register | the smallest and fastest store inside the processor | memory | memory | It holds one word.
        1 storage-devices | a hard disk | magnetic storage with spinning platters | memory | memory | It keeps data without power.
        2 storage-devices | a solid-state drive | storage made of flash memory, without moving parts | memory | memory | It is faster than a disk.
        1 data-units | a bit | a single binary digit | data | code | It is 0 or 1.
        1 data-units | a byte | a group of eight bits | data | code | It can hold a letter.
        1 data-units | a nibble | a group of four bits | data | code | It is half a byte.
        1 data-units | ASCII | a seven-bit code for letters and signs | data | code | A is 65.
        2 data-units | Unicode | a code for the letters of all scripts | data | code | It covers Devanagari too.
        1 programming | a compiler | a program that translates a whole source program at once | software | program | C uses one.
        1 programming | an interpreter | a program that translates and runs line by line | software | program | Python uses one.
        1 programming | an assembler | a program that turns assembly language into machine code | software | program | It works close to the hardware.
        1 operating-system | an operating system | software that manages the hardware and runs other programs | software | program | Linux is one.
        1 booting | firmware | software kept in read-only memory of a device | software | program | The BIOS is such.
        1 | open-source software | programs that anyone may study, change and share | software | program | Linux is such.
        2 operating-system | a device driver | software that lets the system use a piece of hardware | software | program | A printer needs one.
        1 programming | an algorithm | a finite list of steps that solves a problem | software | idea | The word comes from al-Khwarizmi.
        1 programming | a flowchart | a diagram of the steps of a program | software | idea | A diamond is a decision.
        1 programming | debugging | finding and removing errors in a program | software | act | Hopper found a moth.
        1 booting | booting | starting a computer and loading its system | software | act | Cold and warm are its kinds.
        1 | a LAN | a network within a building or campus | network | network | It uses Ethernet.
        1 | a WAN | a network over a large area such as a country | network | network | The internet is the largest.
        2 | a MAN | a network across a city | network | network | Cable television used it.
        1 | a router | a device that passes packets between networks | network | part | It reads addresses.
        1 | a modem | a device that turns digital into analogue signals and back | network | part | It is short for modulator and demodulator.
        1 | a switch | a device that connects the computers of one network | network | part | It is cleverer than a hub.
        1 | an IP address | a number that identifies a device on a network | network | web | Version 4 has 32 bits.
        1 internet | the DNS | the service that turns domain names into IP addresses | network | web | It is like a phone book.
        1 internet | HTTP | the protocol of web pages | network | web | It uses port 80.
        1 internet | FTP | a protocol for moving files | network | web | It uses port 21.
        1 email | SMTP | a protocol for sending e-mail | network | web | It uses port 25.
        2 email | POP3 | a protocol for fetching e-mail and taking it off the server | network | web | It uses port 110.
        1 internet | a URL | the address of a page on the web | network | web | It begins with the protocol.
        1 internet | a browser | a program that shows web pages | network | program | Mosaic made it popular.
        1 internet | a search engine | a service that finds web pages by keywords | network | program | It crawls the web.
        2 | bandwidth | the amount of data that a link can carry in a second | network | web | It is told in bits a second.
        1 cyber-security | a firewall | a system that filters the traffic of a network | security | part | It follows rules.
        1 malware, cyber-security | a computer virus | a program that copies itself into other programs | security | program | It needs a host.
        1 malware, cyber-security | a worm | a program that spreads by itself over a network | security | program | It needs no host.
        1 malware, cyber-security | a Trojan horse | a harmful program that looks useful | security | program | It is named after a tale of war.
        1 cyber-security | phishing | stealing data by false messages that look real | security | act | Banks warn of it.
        1 malware, cyber-security | ransomware | a program that locks files and asks for money | security | program | WannaCry was one.
        2 malware, cyber-security | spyware | a program that watches the user in secret | security | program | A keylogger is one.
        1 cyber-security | encryption | turning data into a form that others cannot read | security | act | It needs a key.
        1 cyber-security | spam | unwanted mail sent to many | security | act | Filters catch it.
        1 internet | a cookie | a small text file that a website stores in the browser | network | web | It remembers a visit.
        1 emerging-technology | cloud computing | using computers and storage over the internet | network | act | One pays for what one uses.
        1 emerging-technology | the Internet of Things | a network of everyday devices that exchange data | network | network | Smart meters are such.
        2 emerging-technology | blockchain | a shared ledger made of linked blocks | security | idea | Bitcoin uses it.
        1 dbms | a database | an organised collection of data | data | idea | SQL asks it questions.
        1 dbms | a primary key | a field that identifies each record of a table uniquely | data | idea | It cannot be empty.
        1 ms-excel | a spreadsheet | a program that works with cells in rows and columns | software | program | It does sums by formulas.
        1 input-output | an input device | a part that brings data in, such as a keyboard | hardware | part | A mouse is one.
        1 input-output | an output device | a part that shows results, such as a printer | hardware | part | A monitor is one.
        1 input-output | a pixel | the smallest dot of a picture on a screen | hardware | code | It is short for picture element.
        2 input-output | OCR | a technique or device that reads printed letters | hardware | part | It turns a scan into text.
        2 input-output | a MICR reader | a device that reads magnetic ink on cheques | hardware | part | Banks use it.
        1 cpu | the motherboard | the main circuit board that connects all parts | hardware | part | It carries the processor.
        1 operating-system | multitasking | running several programs at the same time | software | act | The processor takes turns.
        2 operating-system | a kernel | the core of an operating system | software | program | It talks to the hardware.
        2 | a PAN | a network of devices around one person | network | network | Bluetooth makes one.
        2 | a VPN | a private network that runs over the internet | network | network | It hides traffic by encryption.
      `,
    },
  ],
})
