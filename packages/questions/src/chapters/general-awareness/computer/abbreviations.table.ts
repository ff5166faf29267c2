import { defineTable } from '../../../kit/facts/define-table.ts'
import { FULL_FORMS } from '../../../kit/facts/full-forms.ts'

export const abbreviations = defineTable({
  id: 'abbreviations',
  about: 'short forms of computing',
  ...FULL_FORMS,
  concepts: ['computer-abbreviations'],
  parts: [
    {
      sources: ['NCERT Class XI and XII Computer Science', 'Lucent General Knowledge, abbreviations'],
      rows: `
        1 | CPU | Central Processing Unit | Control Processing Unit / Central Programming Unit / Control Programming Unit | It is the brain of the computer.
        1 | ALU | Arithmetic Logic Unit | Arithmetic Logic Utility / Analytical Logic Unit / Analytical Logic Utility | It does sums.
        1 | RAM | Random Access Memory | Rapid Access Memory / Read Access Memory / Remote Access Memory | It is empty when power goes.
        1 | ROM | Read Only Memory | Random Only Memory / Read Output Memory / Random Output Memory | It keeps its contents.
        1 | USB | Universal Serial Bus | Universal System Bus / Unified Serial Bus / Unified System Bus | It joins devices.
        1 | HTTP | Hypertext Transfer Protocol | Hyperlink Transfer Protocol / Hypertext Transmission Protocol / Hyperlink Transmission Protocol | It carries web pages.
        1 | HTML | Hypertext Markup Language | Hypertext Markup Link / Hyperlink Markup Language / Hyperlink Markup Link | Web pages are written in it.
        1 | URL | Uniform Resource Locator | Unified Resource Locator / Uniform Reference Locator / Unified Reference Locator | It is a web address.
        1 | WWW | World Wide Web | World Wide Wire / Wide World Web / Wide World Wire | Tim Berners-Lee made it.
        1 | LAN | Local Area Network | Large Area Network / Local Access Network / Large Access Network | It covers a building.
        1 | WAN | Wide Area Network | Wireless Area Network / Wide Access Network / Wireless Access Network | It covers a country.
        1 | FTP | File Transfer Protocol | Folder Transfer Protocol / File Transfer Process / Folder Transfer Process | It moves files.
        2 | SMTP | Simple Mail Transfer Protocol | Standard Mail Transfer Protocol / Simple Mail Transfer Process / Standard Mail Transfer Process | It sends mail.
        2 | TCP | Transmission Control Protocol | Transfer Control Protocol / Transmission Communication Protocol / Transfer Communication Protocol | It puts packets in order.
        1 | DNS | Domain Name System | Digital Name System / Domain Name Standard / Digital Name Standard | It finds addresses.
        1 | BIOS | Basic Input Output System | Binary Input Output System / Basic Input Operating System / Binary Input Operating System | It starts the machine.
        1 | ASCII | American Standard Code for Information Interchange | American Scientific Code for Information Interchange / American Standard Code for International Interchange / American Scientific Code for International Interchange | A is 65.
        1 | SQL | Structured Query Language | Sequential Query Language / Structured Question Language / Sequential Question Language | It asks databases.
        1 | PDF | Portable Document Format | Printable Document Format / Portable Document File / Printable Document File | It looks the same everywhere.
        1 | GUI | Graphical User Interface | General User Interface / Graphical Utility Interface / General Utility Interface | It has windows and icons.
        2 | OCR | Optical Character Recognition | Optical Code Recognition / Optical Character Recording / Optical Code Recording | It reads print.
        2 | MICR | Magnetic Ink Character Recognition | Magnetic Ink Code Recognition / Magnetic Ink Character Recording / Magnetic Ink Code Recording | It reads cheques.
        1 | DVD | Digital Versatile Disc | Digital Video Drive / Digital Versatile Drive / Digital Virtual Disc / Digital Virtual Drive | It holds films.
        1 | GPS | Global Positioning System | Geographic Positioning System / Global Pointing System / Geographic Pointing System | It tells where one is.
        1 | AI | Artificial Intelligence | Automatic Intelligence / Automated Intelligence / Applied Intelligence / Advanced Intelligence | Machines learn tasks.
        1 | ISP | Internet Service Provider | Information Service Provider / Internet System Provider / Information System Provider | It sells access.
        2 | XML | Extensible Markup Language | Extended Markup Language / Extensible Mapping Language / Extended Mapping Language | It carries data between programs.
        2 | COBOL | Common Business Oriented Language | Computer Business Oriented Language / Common Basic Oriented Language / Computer Basic Oriented Language | Offices and banks wrote programs in it.
        2 | IMAP | Internet Message Access Protocol | Internal Message Access Protocol / Internet Message Address Protocol / Internal Message Address Protocol | It reads mail on the server.
        2 | GIF | Graphics Interchange Format | General Interchange Format / Graphics Image Format / General Image Format | It holds short moving pictures.
        2 | OMR | Optical Mark Recognition / Optical Mark Reader | Original Mark Recognition / Optical Mark Recording / Original Mark Recording | It checks answer sheets of examinations.
        2 | SIM | Subscriber Identity Module / Subscriber Identification Module | Service Identity Module / Subscriber Interface Module / Service Interface Module | It is the card in a mobile phone.
        2 | VoIP | Voice over Internet Protocol | Video over Internet Protocol / Voice over Internal Protocol / Video over Internal Protocol | It carries calls over the internet.
        2 | GSM | Global System for Mobile Communications | General System for Mobile Communications / Global Service for Mobile Communications / General Service for Mobile Communications | It is a standard of mobile telephony.
        3 | CDMA | Code Division Multiple Access | Channel Division Multiple Access / Code Division Mobile Access / Channel Division Mobile Access | Many calls share one band by codes.
        3 | EEPROM | Electrically Erasable Programmable Read Only Memory | Externally Erasable Programmable Read Only Memory / Electrically Editable Programmable Read Only Memory / Externally Editable Programmable Read Only Memory | It is erased without taking it out.
        3 | CMOS | Complementary Metal Oxide Semiconductor | Compound Metal Oxide Semiconductor / Complementary Magnetic Oxide Semiconductor / Compound Magnetic Oxide Semiconductor | Most chips are made in this way.
        3 | EBCDIC | Extended Binary Coded Decimal Interchange Code | Encoded Binary Coded Decimal Interchange Code / Extended Binary Coded Digital Interchange Code / Encoded Binary Coded Digital Interchange Code | It is a code of eight bits of IBM.
        3 | DHCP | Dynamic Host Configuration Protocol | Domain Host Configuration Protocol / Dynamic Host Control Protocol / Domain Host Control Protocol | It gives each machine its IP address.
        3 | ICMP | Internet Control Message Protocol | Internal Control Message Protocol / Internet Communication Message Protocol / Internal Communication Message Protocol | Ping uses it.
        3 | ARP | Address Resolution Protocol | Access Resolution Protocol / Address Routing Protocol / Access Routing Protocol | It finds the MAC address of an IP address.
        3 | RISC | Reduced Instruction Set Computer | Restricted Instruction Set Computer / Reduced Information Set Computer / Restricted Information Set Computer | It has few and simple instructions.
        3 | DMA | Direct Memory Access | Dynamic Memory Access / Direct Memory Allocation / Dynamic Memory Allocation | A device writes to memory without the CPU.
        3 | JPEG | Joint Photographic Experts Group | Joint Picture Experts Group / Joint Photographic Engineers Group / Joint Picture Engineers Group | It presses photographs into small files.
        3 | SATA | Serial Advanced Technology Attachment | Serial Advanced Transfer Attachment / Standard Advanced Technology Attachment / Standard Advanced Transfer Attachment | It joins disks to the board.
        3 | WiMAX | Worldwide Interoperability for Microwave Access | Wireless Interoperability for Microwave Access / Worldwide Integration for Microwave Access / Wireless Integration for Microwave Access | It is wireless internet over a town.
      `,
    },
  ],
})
