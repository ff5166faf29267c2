import { about, defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

const HARDWARE = 'bank/computer-hardware'
const SOFTWARE = 'bank/computer-software'
const NETWORKS = 'bank/networks-and-security'
const TERMS = 'facts/computer-terms'

export const notes = defineNotes({
  overview:
    'Put every term on one of three floors. Hardware is what can be touched: processor, memory, input and output. Software is what tells it what to do: system software runs the machine, application software serves the user. Networks join machines, and security guards all three. Questions ask you to place a term on its floor and to tell it from its neighbour.',
  terms,
  method: [
    'Ask on which floor the term stands: hardware, software, network or security.',
    'Recall its nearest neighbour and the one word that parts them.',
    'For numbers in binary write the place values 1, 2, 4, 8, 16 from the right.',
    'For a shortcut, try the first letter of the English word.',
  ],
  tables: [
    {
      title: 'Neighbours and what parts them',
      columns: ['One', 'The other', 'What parts them'],
      rows: [
        ['RAM', 'ROM', 'RAM loses its contents without power, ROM keeps them'],
        ['Compiler', 'Interpreter', 'the whole program at once; line by line'],
        ['Virus', 'Worm', 'a virus needs a host file, a worm spreads by itself'],
        ['Virus', 'Trojan horse', 'a Trojan does not copy itself: it pretends to be useful'],
        ['Switch', 'Router', 'joins machines of one network; joins networks'],
        ['SMTP', 'POP and IMAP', 'sends mail; fetch mail'],
        ['HTTP', 'HTTPS', 'the S adds encryption'],
        ['Internet', 'World Wide Web', 'the network; one service on it'],
        ['Hub', 'Switch', 'a hub sends to all, a switch to the right one'],
      ],
      of: [HARDWARE, SOFTWARE, NETWORKS, TERMS],
    },
    {
      title: 'Memory from fast to slow',
      columns: ['Memory', 'Where', 'Without power'],
      rows: [
        ['Registers', 'in the processor', 'lost'],
        ['Cache', 'between processor and RAM', 'lost'],
        ['RAM', 'main memory', 'lost'],
        ['Solid-state drive', 'secondary memory', 'kept'],
        ['Hard disk', 'secondary memory', 'kept'],
      ],
      of: [HARDWARE, TERMS],
    },
    {
      title: 'Generations',
      columns: ['Generation', 'Built of'],
      rows: [
        ['First', 'vacuum tubes'],
        ['Second', 'transistors'],
        ['Third', 'integrated circuits'],
        ['Fourth', 'microprocessors'],
        ['Fifth', 'parallel processing and artificial intelligence'],
      ],
      of: [HARDWARE],
    },
    {
      title: 'The OSI model',
      columns: ['Layer', 'Name', 'Think of'],
      rows: [
        ['7', 'Application', 'HTTP, SMTP'],
        ['6', 'Presentation', 'encryption, format'],
        ['5', 'Session', 'opening and closing a dialogue'],
        ['4', 'Transport', 'TCP, UDP'],
        ['3', 'Network', 'IP, routers'],
        ['2', 'Data link', 'MAC addresses, switches'],
        ['1', 'Physical', 'cables, hubs'],
      ],
      advanced: true,
      of: [NETWORKS],
    },
  ],
  tips: [
    about('bank/computer-pairs', 'Worms walk alone, viruses ride on files, Trojans come as gifts.'),
    about('bank/networks-keys-and-functions', 'A foreign key points to the primary key of another table.'),
    about(
      HARDWARE,
      '4 bits are a nibble, 8 bits a byte; from kilobyte to terabyte each step is 1024 in most papers.',
    ),
    about(HARDWARE, 'NAND and NOR are the universal gates: any other gate can be built from either.'),
    about(HARDWARE, 'The brain is the CPU; in it the ALU reckons and the control unit directs.'),
    about(
      SOFTWARE,
      'In a spreadsheet a formula begins with =; a dollar sign before the column or the row keeps it fixed when the formula is copied.',
    ),
    about(
      SOFTWARE,
      'A primary key is never empty and never repeated; a foreign key points to a primary key of another table.',
    ),
    about(NETWORKS, 'By size: PAN, LAN, MAN, WAN, from a desk to the world.'),
    about(NETWORKS, 'An IPv4 address has 32 bits in four numbers of 0 to 255; IPv6 has 128 bits.'),
    about(
      'facts/shortcuts',
      'Letters speak English: C copy, S save, P print, B bold. V, X and Z, for paste, cut and undo, stand beside C on the keyboard.',
    ),
    about(
      'facts/file-extensions',
      'An X at the end (DOCX, XLSX, PPTX) marks the format of Office 2007 and later.',
    ),
    about('facts/abbreviations', 'Papers ask the old ones again and again: CPU, RAM, URL, HTTP, USB, BIOS.'),
    about(NETWORKS, 'Phishing uses false mails, vishing voice calls, smishing text messages.'),
    about(
      TERMS,
      'Ask of a term whether it is a thing, a program, a rule or an address: the wrong options are mostly of another kind.',
    ),
    about(
      'facts/abbreviations',
      'The P is protocol in HTTP, FTP, SMTP and IP; the L is language in HTML, SQL and XML.',
    ),
    about(
      TERMS,
      'By speed: register, cache, RAM, disk. By size: bit, nibble, byte, kilobyte, megabyte, gigabyte, terabyte.',
    ),
    about(
      'facts/file-extensions',
      'One sign apart: MP3 is sound, MP4 film; EXE is run, ZIP is unpacked, TXT is plain text.',
    ),
    about(
      'facts/shortcuts',
      'Alignment in Word: L left, R right, E centre, J justify. Ctrl with Home or End goes to the ends of the text.',
    ),
    about('bank/office-and-internet', 'F5 starts the show, F7 checks spelling, F12 saves as.'),
  ],
  mistakes: [
    about('bank/computer-pairs', 'Taking cache or ROM for secondary memory: both are primary memory.'),
    about(
      'bank/networks-keys-and-functions',
      'Taking COUNT, which counts numbers only, for COUNTA, which counts all filled cells.',
    ),
    about([HARDWARE, TERMS], 'Taking a bit for a byte: 8 Mb is one MB.'),
    about([SOFTWARE, TERMS], 'Calling a browser a search engine.'),
    about(SOFTWARE, 'Calling an operating system application software.'),
    about(
      [NETWORKS, TERMS],
      'Taking a firewall for an antivirus program: one watches traffic, the other files.',
    ),
    about('facts/shortcuts', 'Giving Ctrl + C to centring: it is Ctrl + E.'),
    about(
      'facts/abbreviations',
      'Guessing plausible words: the U of URL is uniform, the V of DVD is versatile.',
    ),
    about('facts/file-extensions', 'Taking GIF for film: it is a picture that can move, without sound.'),
    about('bank/office-and-internet', 'Mixing SMTP, which sends mail, with POP3 and IMAP, which fetch it.'),
  ],
  advanced: [
    about(NETWORKS, 'From layer 7 down: All People Seem To Need Data Processing.'),
    about(SOFTWARE, 'A transaction should be atomic, consistent, isolated and durable (ACID).'),
    about(
      HARDWARE,
      'From binary to hexadecimal take groups of four bits, to octal groups of three, from the right.',
    ),
  ],
  lists: {
    'bank/computer-pairs':
      'Set two terms side by side: size, speed, cost, what is kept when power goes, what spreads by itself. One word usually decides: whole program or line by line, host file or none.',
    'bank/networks-keys-and-functions':
      'Devices by what goes in or comes out, keys of a database by what they do (primary identifies, foreign refers), functions of a spreadsheet by what they return.',
    'bank/office-and-internet':
      'Picture the program on the screen: tabs of Word, cells of Excel, slides of PowerPoint. For networks and numbers make a small drawing or sum.',
    [HARDWARE]:
      'Follow data on its way: input device, memory, processor, memory, output device, storage. Every part of the machine has its place on that road. A touch screen stands at both ends.',
    [SOFTWARE]:
      'Sort software by whom it serves. System software (operating system, drivers, compilers, utilities) serves the machine; application software (word processor, spreadsheet, browser) serves you. A database keeps records in tables, and a key tells one record from all others.',
    [NETWORKS]:
      'Ask three things of a network term: is it a device (hub, switch, router, modem), a protocol (a language such as HTTP, FTP, SMTP) or an address (IP, MAC, URL)? Of a threat ask how it comes in and whether it copies itself.',
    'facts/abbreviations':
      'Learn a full form with the one word that is most often got wrong: hypertext is one word, the first R of RAM is random, and the I of BIOS is input. The wrong options change one or two words only.',
    [TERMS]:
      'Cover the meanings and say them in your own words. Where two terms come close, such as cache and virtual memory, say what each is made of: cache is fast hardware, virtual memory is space on a disk.',
    'facts/file-extensions':
      'Four families: documents, pictures, sound and film, programs. Within pictures remember what is lost: JPG gives up detail to save space, PNG does not, and BMP is as a rule not compressed at all.',
    'facts/shortcuts':
      'Three rules cover most: Ctrl with the first letter of the action, neighbours of C on the keyboard for the clipboard, and function keys for whole windows (F1 help, F5 refresh, F7 spelling). Windows + letter acts on the desktop.',
  },
})
