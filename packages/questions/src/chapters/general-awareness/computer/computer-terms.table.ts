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
  },
  near: ['field'],
  concepts: ['computer-terms'],
  parts: [
    {
      sources: ['NCERT Class XI and XII Computer Science', 'Encyclopaedia Britannica'],
      rows: `
        1 cpu | the CPU | the part that carries out instructions | hardware | It is called the brain of the computer.
        1 cpu | the ALU | the part that does sums and comparisons | hardware | It belongs to the CPU.
        1 cpu | the control unit | the part that directs the other parts | hardware | It belongs to the CPU.
        1 | RAM | volatile main memory that can be read and written | memory | It is empty when power goes.
        1 | ROM | memory that keeps its contents and is normally only read | memory | It holds the start-up code.
        1 | cache memory | a very fast store between the processor and the main memory | memory | It is small.
        1 | virtual memory | disk space that stands in for RAM | memory | It lets large programs run.
        2 | a register | the smallest and fastest store inside the processor | memory | It holds one word.
        1 storage-devices | a hard disk | magnetic storage with spinning platters | memory | It keeps data without power.
        2 storage-devices | a solid-state drive | storage without moving parts made of flash | memory | It is faster than a disk.
        1 data-units | a bit | a single binary digit | data | It is 0 or 1.
        1 data-units | a byte | a group of eight bits | data | It can hold a letter.
        1 data-units | a nibble | a group of four bits | data | It is half a byte.
        1 data-units | ASCII | a seven-bit code for letters and signs | data | A is 65.
        2 data-units | Unicode | a code for the letters of all scripts | data | It covers Devanagari too.
        1 programming | a compiler | a program that translates a whole source program at once | software | C uses one.
        1 programming | an interpreter | a program that translates and runs line by line | software | Python uses one.
        1 programming | an assembler | a program that turns assembly language into machine code | software | It works close to the hardware.
        1 operating-system | an operating system | software that manages the hardware and runs other programs | software | Linux is one.
        1 booting | firmware | software kept in read-only memory of a device | software | The BIOS is such.
        1 | open-source software | programs that anyone may study, change and share | software | Linux is such.
        2 operating-system | a device driver | software that lets the system use a piece of hardware | software | A printer needs one.
        1 programming | an algorithm | a finite list of steps that solves a problem | software | The word comes from al-Khwarizmi.
        1 programming | a flowchart | a drawing of the steps of a program | software | A diamond is a decision.
        1 programming | debugging | finding and mending errors in a program | software | Hopper found a moth.
        1 booting | booting | starting a computer and loading its system | software | Cold and warm are its kinds.
        1 | a LAN | a network within a building or campus | network | It uses Ethernet.
        1 | a WAN | a network over a large area such as a country | network | The internet is the largest.
        2 | a MAN | a network across a city | network | Cable television used it.
        1 | a router | a device that passes packets between networks | network | It reads addresses.
        1 | a modem | a device that turns digital into analogue signals and back | network | It is short for modulator and demodulator.
        1 | a switch | a device that joins computers of one network and sends frames to the right one | network | It is cleverer than a hub.
        1 | an IP address | a number that names a device on the internet | network | Version 4 has 32 bits.
        1 internet | the DNS | the service that turns domain names into addresses | network | It is like a phone book.
        1 internet | HTTP | the protocol of web pages | network | It uses port 80.
        1 internet | FTP | a protocol for moving files | network | It uses port 21.
        1 email | SMTP | a protocol for sending e-mail | network | It uses port 25.
        2 email | POP3 | a protocol for fetching e-mail and taking it off the server | network | It uses port 110.
        1 internet | a URL | the address of a page on the web | network | It begins with the protocol.
        1 internet | a browser | a program that shows web pages | network | Mosaic made it popular.
        1 internet | a search engine | a service that finds pages by words | network | It crawls the web.
        2 | bandwidth | how much data a link can carry in a second | network | It is told in bits a second.
        1 cyber-security | a firewall | a barrier that checks the traffic of a network | security | It follows rules.
        1 malware, cyber-security | a computer virus | a program that copies itself into other programs | security | It needs a host.
        1 malware, cyber-security | a worm | a program that spreads by itself over a network | security | It needs no host.
        1 malware, cyber-security | a Trojan horse | a harmful program that looks useful | security | It is named after a tale of war.
        1 cyber-security | phishing | stealing data by false messages that look real | security | Banks warn of it.
        1 malware, cyber-security | ransomware | a program that locks files and asks for money | security | WannaCry was one.
        2 malware, cyber-security | spyware | a program that watches the user in secret | security | A keylogger is one.
        1 cyber-security | encryption | turning data into a form that others cannot read | security | It needs a key.
        1 cyber-security | spam | unwanted mail sent to many | security | Filters catch it.
        1 internet | a cookie | a small text that a site keeps in the browser | network | It remembers a visit.
        1 emerging-technology | cloud computing | using computers and storage over the internet | network | One pays for what one uses.
        1 emerging-technology | the Internet of Things | everyday devices joined to the internet | network | Smart meters are such.
        2 emerging-technology | blockchain | a shared ledger of linked blocks | security | Bitcoin uses it.
        1 dbms | a database | an organised collection of data | data | SQL asks it questions.
        1 dbms | a primary key | a field that names each record of a table without repeats | data | It cannot be empty.
        1 ms-excel | a spreadsheet | a program with cells in rows and columns | software | It does sums by formulas.
        1 input-output | an input device | a part that brings data in, such as a keyboard | hardware | A mouse is one.
        1 input-output | an output device | a part that shows results, such as a printer | hardware | A monitor is one.
        1 input-output | a pixel | the smallest dot of a picture on a screen | hardware | It is short for picture element.
        2 input-output | OCR | a device or program that reads printed letters | hardware | It turns a scan into text.
        2 input-output | a MICR reader | a device that reads magnetic ink on cheques | hardware | Banks use it.
        1 cpu | the motherboard | the main circuit board that joins all parts | hardware | It carries the processor.
        1 operating-system | multitasking | running several programs at the same time | software | The processor takes turns.
        2 operating-system | a kernel | the core of an operating system | software | It talks to the hardware.
      `,
    },
  ],
})
