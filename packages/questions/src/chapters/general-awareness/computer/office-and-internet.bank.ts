import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which key starts a slide show from the first slide in PowerPoint?' */
export const officeAndInternet = defineBank({
  id: 'office-and-internet',
  sets: [
    {
      rows: `
1 ms-word | Which of the following is the default file extension of a document in MS Word 2016? | docx | xlsx | pptx | txt | Excel saves workbooks as xlsx and PowerPoint saves presentations as pptx. Versions before 2007 used doc.
1 ms-word | Which tab of MS Word contains the commands to set margins and page orientation? | Layout | Insert | Review | References | In older versions it is called Page Layout. Pictures and tables are added from Insert.
1 ms-word | Which feature of MS Word moves a word to the next line automatically when the line is full? | Word wrap | Mail merge | AutoCorrect | Drop cap | AutoCorrect mends common typing errors. A drop cap is a large first letter.
2 ms-word | A large capital letter at the beginning of a paragraph that covers two or more lines is called: | Drop cap | Title case | Superscript | WordArt | WordArt is decorative text, and a superscript is set slightly above the line, as in x².
2 ms-word | In MS Word, which feature is used to copy only the formatting of a text to another text? | Format Painter | Paste Special | Track Changes | Find and Replace | The brush icon copies fonts and colours. Track Changes records edits for review.
2 ms-word | Which view of MS Word shows a document exactly as it will be printed? | Print Layout | Web Layout | Outline | Draft | Outline view shows headings, and Draft view leaves out headers and pictures.
2 ms-word | What is the red wavy line under a word in MS Word meant to show? | Spelling error | Grammar error | Hyperlink | Comment | A blue (formerly green) line marks grammar. Hyperlinks are underlined in blue.
2 ms-word | Which page orientation in MS Word is wider than it is tall? | Landscape | Portrait | Justified | Gutter | Portrait is the default. A gutter is extra margin for binding.
1 ms-excel | What is the intersection of a row and a column in MS Excel called? | Cell | Field | Range | Sheet | A group of selected cells is a range. A workbook contains worksheets.
1 ms-excel | In MS Excel, columns are labelled by letters and rows are labelled by: | numbers | letters | symbols | Roman numerals | So a cell has an address such as B5, column B and row 5.
2 excel-functions, ms-excel, excel-shortcuts-and-functions | Which function of MS Excel returns the number of cells in a range that contain numbers? | COUNT | COUNTA | SUM | LEN | COUNTA counts all cells that are not empty, and LEN gives the length of a text.
2 ms-excel, excel-shortcuts, excel-shortcuts-and-functions | Which key changes a cell reference into an absolute one while a formula is edited in MS Excel? | F4 | F2 | F9 | F11 | F2 opens a cell for editing, F9 calculates again and F11 makes a chart.
2 ms-excel | What is the result of the formula =MAX(4,9,2)-MIN(4,9,2) in MS Excel? | 7 | 9 | 2 | 15 | The largest value is 9, the smallest is 2, and their difference is 7.
2 ms-excel | Which error appears in MS Excel when a number is divided by zero? | #DIV/0! | #NAME? | #REF! | #VALUE! | The error #NAME? shows an unknown function name and #REF! an invalid cell reference.
2 ms-excel | What does a cell of MS Excel show when it is too narrow for a number? | ##### | ????? | #REF! | +++++ | Widening the column brings the number back; the value itself is not lost.
2 ms-excel | Which tool of MS Excel summarises a large table by dragging fields into rows and columns? | Pivot Table | Goal Seek | Freeze Panes | Data Validation | Freeze Panes keeps headings in view, and Goal Seek finds the input for a wanted result.
2 ms-excel | Which chart is best suited to show the shares of parts in a whole? | Pie chart | Line chart | Scatter chart | Stock chart | A line chart shows changes over time, and a scatter chart the relation of two quantities.
1 powerpoint-shortcuts, ms-powerpoint, shortcuts | Which key starts a slide show from the first slide in MS PowerPoint? | F5 | F1 | F7 | F12 | Shift + F5 starts it from the current slide, and F7 checks spelling.
1 ms-powerpoint | What is each page of a presentation in MS PowerPoint called? | Slide | Sheet | Cell | Record | A sheet belongs to Excel, and a record to a database.
2 ms-powerpoint | The visual effect while moving from one slide to the next in a presentation is called: | Transition | Animation | Template | Layout | Animation is applied to text or pictures within a slide.
2 ms-powerpoint | Which view of MS PowerPoint shows all slides as thumbnails so that they can be rearranged? | Slide Sorter | Normal | Notes Page | Reading View | Notes Page shows the speaker's notes below the slide.
2 ms-powerpoint | Which feature controls the common fonts, colours and logo of all slides in MS PowerPoint? | Slide Master | Slide Sorter | Speaker Notes | Action Button | A change in the Slide Master is applied to all slides based on it.
2 powerpoint-shortcuts, ms-powerpoint, shortcuts | Which key ends a slide show in MS PowerPoint? | Esc | F5 | Tab | Insert | F5 starts the show. Pressing B makes the screen black.
1 ms-powerpoint, powerpoint-shortcuts, shortcuts | Which keys add a new slide in MS PowerPoint? | Ctrl + M | Ctrl + S | Ctrl + P | Ctrl + W | Ctrl and S save the presentation, Ctrl and P print it and Ctrl and W close it.
2 powerpoint-shortcuts, shortcuts | Which keys start a slide show from the slide that is open in MS PowerPoint? | Shift + F5 | Ctrl + F4 | Shift + F9 | Ctrl + Home | F5 alone starts it from the first slide. Shift and F9 show or hide the grid.
2 powerpoint-shortcuts, shortcuts | Which key turns the screen black during a slide show in MS PowerPoint? | B | W | K | D | The full stop does the same. W, or a comma, turns the screen white.
2 powerpoint-shortcuts, shortcuts | Which keys open the box that puts a hyperlink on a slide of MS PowerPoint? | Ctrl + K | Ctrl + H | Ctrl + Y | Ctrl + O | Ctrl and H open Replace, Ctrl and Y repeat the last step and Ctrl and O open a file.
2 powerpoint-shortcuts, shortcuts | Which keys make a copy of the selected slide at once in MS PowerPoint? | Ctrl + D | Ctrl + X | Ctrl + U | Ctrl + L | D stands for 'duplicate'. Ctrl and X cut, Ctrl and U underline and Ctrl and L align to the left.
2 powerpoint-shortcuts, shortcuts | Which keys join several selected shapes into one group in MS PowerPoint? | Ctrl + G | Ctrl + J | Ctrl + T | Ctrl + E | With Shift added the group is taken apart. Ctrl and J justify and Ctrl and E centre the text.
2 powerpoint-shortcuts, shortcuts | Which key goes back to the slide before during a slide show in MS PowerPoint? | Page Up | Page Down | Enter | Space bar | The other three go on to the next slide or animation.
3 powerpoint-shortcuts, shortcuts | How does one go straight to slide 8 during a slide show in MS PowerPoint? | Type 8, then press Enter | Press F8, then press Esc | Press Ctrl and 8 together | Press Alt, then type 8 | The number of the slide and Enter lead to it.
3 powerpoint-shortcuts, shortcuts | Which keys change the pointer into a pen during a slide show in MS PowerPoint? | Ctrl + P | Ctrl + A | Ctrl + H | Ctrl + N | Ctrl and A bring the arrow back. Outside a show Ctrl and P print.
3 powerpoint-shortcuts, shortcuts | Which key wipes away what was drawn on the screen during a slide show in MS PowerPoint? | E | P | S | C | E stands for 'erase'. P goes back to the slide before.
1 generations-of-computers | Which component was used in the second generation of computers? | Transistors | Vacuum tubes | Integrated circuits | Microprocessors | The first generation used vacuum tubes, the third integrated circuits and the fourth microprocessors.
1 history-of-computers | Who is known as the father of the computer? | Charles Babbage | Alan Turing | Blaise Pascal | Bill Gates | He designed the Difference Engine and the Analytical Engine. Turing is called the father of computer science.
2 history-of-computers | Which was the first general-purpose electronic computer, completed in 1945–46? | ENIAC | UNIVAC | EDVAC | PARAM | UNIVAC was the first commercial computer of the USA. PARAM is an Indian supercomputer.
2 history-of-computers | Which was the first supercomputer developed in India, in 1991? | PARAM 8000 | Pratyush | Mihir | AIRAWAT | C-DAC at Pune built it under Vijay Bhatkar. Pratyush and Mihir are later machines for weather.
2 history-of-computers | Who is regarded as the first computer programmer? | Ada Lovelace | Grace Hopper | Charles Babbage | Dennis Ritchie | She wrote an algorithm for the Analytical Engine. Hopper made an early compiler and Ritchie the language C.
1 data-units | How many bits make one byte? | 8 | 12 | 16 | 32 | Four bits make a nibble, and two nibbles make a byte.
1 data-units | Which of the following is the correct ascending order of storage units? | KB, MB, GB, TB | MB, KB, TB, GB | KB, GB, MB, TB | TB, GB, MB, KB | Each unit is 1,024 times the one before it.
2 data-units | One gigabyte is equal to how many megabytes in binary measure? | 1,024 | 1,000 | 512 | 1,048 | In powers of two, 2¹⁰ MB make one GB.
2 data-units | Which of the following is larger than a terabyte? | Petabyte | Gigabyte | Megabyte | Kilobyte | A petabyte has 1,024 terabytes, and the three others are smaller than a terabyte.
2 data-units | How many different values can be represented by one byte? | 256 | 8 | 128 | 512 | Eight bits give 2⁸ combinations, from 0 to 255.
1 number-systems | What is the base of the hexadecimal number system? | 16 | 8 | 10 | 2 | It uses the digits 0 to 9 and the letters A to F. Octal has the base 8.
1 number-systems | Which digits are used in the octal number system? | 0 to 7 | 0 to 8 | 1 to 8 | 0 to 9 | Its base is 8, so the largest digit is 7.
2 number-systems | The hexadecimal digit F is equal to which decimal number? | 15 | 16 | 14 | 10 | A stands for 10, B for 11 and so on up to F for 15.
2 number-conversion, number-systems | What is the binary equivalent of the decimal number 9? | 1001 | 1010 | 1100 | 0111 | The number 9 is 8 + 1, so the bits for 8 and for 1 are set.
2 number-conversion, number-systems | What is the decimal equivalent of the binary number 1110? | 14 | 12 | 13 | 11 | The set bits stand for 8, 4 and 2, and their sum is 14.
1 logic-gates | Which logic gate inverts its single input? | NOT | AND | OR | XOR | Its output is 1 when the input is 0. The others need at least two inputs.
2 logic-gates | Which logic gate gives output 1 when its two inputs are different? | XOR | AND | NOR | XNOR | XNOR gives 1 when the inputs are equal.
2 logic-gates | For which inputs does a two-input NAND gate give output 0? | 1 and 1 | 0 and 0 | 0 and 1 | 1 and 0 | NAND is AND followed by NOT, so it is 0 only when both inputs are 1.
2 logic-gates | A two-input NOR gate gives output 1 when its inputs are: | 0 and 0 | 1 and 1 | 0 and 1 | 1 and 0 | NOR is OR followed by NOT, so any input of 1 makes it 0.
1 internet | Which network, started in 1969, was the forerunner of the internet? | ARPANET | ETHERNET | INTRANET | NICNET | It was funded by the US Department of Defense. NICNET is a government network in India.
1 internet | Who invented the World Wide Web in 1989? | Tim Berners-Lee | Vint Cerf | Bill Gates | Larry Page | He worked at CERN. Vint Cerf and Bob Kahn designed TCP/IP.
1 internet | Which of the following is a web browser? | Mozilla Firefox | Google Search | Yahoo Mail | MS Access | A search engine finds pages, and a browser displays them.
2 internet | Which part of the address https://www.example.org/index.html is the top-level domain? | org | www | https | index.html | The part https is the protocol and index.html is the file.
2 internet | Which domain is generally used by educational institutions? | edu | com | gov | mil | The ending com is for commercial, gov for government and mil for military sites.
2 internet | Small files stored by websites on a user's computer to remember information are called: | Cookies | Plugins | Widgets | Firewalls | They may keep logins and preferences. A plugin adds a function to a browser.
2 internet | The process of copying a file from the internet to one's own computer is called: | downloading | uploading | browsing | streaming | Uploading is the reverse. Streaming plays data without saving the whole file first.
2 internet | VoIP is a technology used mainly for: | voice calls over the internet | viewing of web pages | virus protection | video editing | It sends speech as data packets instead of using a telephone line.
1 email | Which sign separates the user name from the domain name in an e-mail address? | @ | # | & | % | In name@site.in, the part after the sign is the domain.
1 email | In an e-mail, 'Cc' stands for: | Carbon copy | Common copy | Central copy | Computer copy | In Bcc, blind carbon copy, the names are hidden from other receivers.
2 email, internet-protocols | Which protocol is used for sending e-mail? | SMTP | POP3 | IMAP | HTTP | POP3 and IMAP are used for receiving mail.
2 email | Unsolicited e-mail sent in bulk is called: | Spam | Draft | Cookie | Attachment | Drafts are messages that have been written but not yet sent.
1 networking | Which of the following covers the largest geographical area? | WAN | LAN | MAN | PAN | A LAN covers a building, a MAN a city and a PAN the space around a person.
2 networking | Which network device works as a central point and sends data to all connected computers? | Hub | Router | Modem | Firewall | A switch sends data only to the intended computer. A router joins networks.
2 network-topology, networking | Which topology connects each node to exactly two other nodes in a closed loop? | Ring | Star | Bus | Tree | In a star, all nodes are joined to a central device.
2 network-topology, networking | Which network topology gives the highest reliability because every node is linked with every other? | Mesh | Star | Ring | Bus | If one link fails, data can take another path. It needs the most cable.
2 network-topology, networking | If the central hub fails, the whole network stops working in which topology? | Star | Ring | Mesh | Bus | All nodes of a star depend on the hub, while the failure of one cable affects one node only.
2 networking | How many bits are there in an IPv4 address? | 32 | 48 | 64 | 128 | It is written as four numbers from 0 to 255. IPv6 has 128 bits.
2 networking | The rate of data transfer over a network is usually measured in: | bits per second | bytes per inch | dots per inch | hertz per bit | Dots per inch measures the sharpness of print.
2 osi-model | Which is the lowest layer of the OSI model? | Physical | Data link | Network | Transport | It deals with signals and cables. The application layer is the highest.
2 osi-model | At which layer of the OSI model do routers mainly work? | Network | Physical | Session | Presentation | Switches work mainly at the data link layer.
2 osi-model | Which layer of the OSI model is closest to the user? | Application | Transport | Session | Physical | HTTP, FTP and SMTP are protocols of the application layer.
3 osi-model | Encryption and data format conversion belong to which layer of the OSI model? | Presentation | Session | Transport | Network | The session layer starts and ends dialogues between computers.
1 operating-system | Which of the following is not an operating system? | MS Office | Windows 11 | Linux | macOS | MS Office is application software; the other three manage the computer itself.
2 operating-system | Android is an operating system developed on the kernel of: | Linux | Windows | macOS | Unix System V | Google develops it for mobile devices, and its source is largely open.
2 operating-system | Which of the following is a single-user operating system with a command line? | MS-DOS | Linux | Unix | Windows Server | Unix, Linux and Windows Server support many users at the same time.
2 programming | Which of the following languages is directly understood by a computer? | Machine language | Assembly language | Java | SQL | It consists of 0s and 1s. Assembly needs an assembler.
2 programming | Who developed the programming language C? | Dennis Ritchie | James Gosling | Guido van Rossum | Bjarne Stroustrup | Gosling made Java, van Rossum Python and Stroustrup C++.
2 programming | Python was created by: | Guido van Rossum | Dennis Ritchie | James Gosling | Tim Berners-Lee | It was first released in 1991. Gosling created Java.
2 blockchain, emerging-technology | Which technology underlies cryptocurrencies such as Bitcoin? | Blockchain | Bluetooth | Biometrics | Big data | A blockchain is a shared ledger whose records are linked by cryptography.
2 artificial-intelligence, emerging-technology | A chatbot that writes text after learning from large amounts of data is an example of: | generative AI | virtual reality | cloud storage | edge computing | Virtual reality shows a computer-made world through a headset.
2 cloud-computing, emerging-technology | In cloud computing, IaaS stands for: | Infrastructure as a Service | Internet as a Service | Information as a Server | Integration as a Service | The other two main models are PaaS, platform, and SaaS, software as a service.
2 emerging-technology | The smallest unit of information in a quantum computer is called: | Qubit | Byte | Nibble | Pixel | Unlike a bit, a qubit can be in a superposition of 0 and 1.
2 printers | Which of the following printers does not strike the paper? | Laser printer | Dot matrix printer | Daisy wheel printer | Line printer | Laser and inkjet printers are non-impact printers, so they are quieter.
2 storage-devices | Which of the following is an optical storage device? | DVD | Hard disk | Pen drive | Magnetic tape | It is read by a laser beam. A pen drive uses flash memory.
2 storage-devices | A pen drive stores data in which type of memory? | Flash memory | Dynamic RAM | Magnetic disk | Mask ROM | Flash keeps data without power and can be erased electrically.
2 storage-devices | What is the usual storage capacity of a single-layer Blu-ray disc? | 25 GB | 700 MB | 4.7 GB | 1.44 MB | A CD holds about 700 MB, a single-layer DVD 4.7 GB and a floppy disk 1.44 MB.
2 malware, ransomware | Which malware locks the files of a user and demands money? | Ransomware | Adware | Spyware | Worm | WannaCry of 2017 was an example. Spyware watches the user in secret.
2 booting | Which of the following is loaded into RAM from the disk during booting? | Operating system | Antivirus | Web browser | Printer driver | The BIOS starts the process, checks the hardware and loads the system.
2 booting | Starting a computer that was switched off is called: | cold booting | warm booting | rebooting | hibernating | A warm boot restarts a computer that is already running.
2 software | Which of the following is utility software? | Antivirus program | MS Word | Photoshop | Tally | Utilities maintain the computer. The others are application programs.
2 sql, dbms | Which SQL command is used to add new rows to a table? | INSERT | UPDATE | ALTER | SELECT | UPDATE changes rows that exist, and ALTER changes the structure of the table.
2 sql, dbms | Which SQL command is used to change the structure of a table? | ALTER | UPDATE | INSERT | SELECT | ALTER is a data definition command. UPDATE changes the data.
1 input-output | Which of the following is a pointing device? | Trackball | Plotter | Speaker | Projector | The mouse, the joystick and the touchpad are pointing devices too. The others give output.
2 input-output | Which key of a keyboard is a toggle key? | Caps Lock | Shift | Enter | Delete | Pressing it again turns it off. Num Lock and Scroll Lock are toggle keys too.
2 input-output | Which device reads the magnetic ink characters printed on cheques? | MICR | OMR | OCR | Barcode reader | OMR reads marks in circles and OCR reads printed text.
2 input-output | How many function keys are there on a standard keyboard? | 12 | 10 | 8 | 6 | They are named F1 to F12 and stand in the top row.
1 generations-of-computers | Which component marks the third generation of computers? | Integrated circuit | Vacuum tube | Transistor | Microprocessor | Vacuum tubes mark the first, transistors the second and microprocessors the fourth generation.
1 generations-of-computers | Computers of the fourth generation are based on: | microprocessors | transistors | vacuum tubes | magnetic drums | Very large scale integration put the whole processor on one chip; the Intel 4004 of 1971 was the first such chip.
2 generations-of-computers | Which storage device was used as the main memory of many computers of the first generation? | Magnetic drum | Floppy disk | Semiconductor RAM | Optical disc | Later computers used magnetic cores and then semiconductor memory.
2 generations-of-computers | High-level languages such as FORTRAN and COBOL came into use in which generation of computers? | Second | First | Third | Fourth | The first generation was programmed in machine language. FORTRAN appeared in 1957 and COBOL in 1959.
2 generations-of-computers | Artificial intelligence and parallel processing are the aims of which generation of computers? | Fifth | Second | Third | Fourth | The fifth generation aims at machines that understand natural language and learn.
1 ram-and-rom, memory | What is the full form of ROM in a computer? | Read Only Memory | Random Only Memory | Read On Memory | Run Only Memory | ROM keeps its contents without power and holds the start-up program. RAM stands for random access memory.
1 ram-rom-difference, ram-and-rom, memory | Which of the following is true of RAM and not of ROM? | It loses its data without power | It stores the start-up program | It is written only once by the maker | It keeps its data for years | RAM is volatile and can be read and written freely. ROM holds firmware such as the BIOS.
2 ram-and-rom, memory | Which type of ROM can be erased and rewritten electrically without removing it from the computer? | EEPROM | PROM | EPROM | Mask ROM | EPROM needs ultraviolet light, and PROM can be programmed only once.
1 http-ftp, internet-protocols, internet | What is the full form of FTP? | File Transfer Protocol | File Type Program | Fast Text Protocol | Form Transfer Process | FTP carries files between computers of a network and uses ports 20 and 21.
1 http-ftp, internet-protocols, internet | Which protocol is used by a browser to fetch web pages from a server? | HTTP | SMTP | FTP | POP3 | HTTP stands for Hypertext Transfer Protocol. SMTP and POP3 serve mail, and FTP transfers files.
2 internet-protocols, networking | Which protocol of the TCP/IP family is responsible for giving packets an address and a route? | IP | TCP | UDP | SMTP | The Internet Protocol addresses and routes packets, while TCP makes sure that they arrive in order and without loss.
2 internet-protocols, networking | How many layers does the original TCP/IP model have? | Four | Five | Six | Seven | They are the network access, internet, transport and application layers. The OSI model has seven.
2 http-ftp, internet-protocols, internet | Which port number is used by default for HTTPS? | 443 | 80 | 21 | 25 | HTTP uses port 80, FTP 21 and SMTP 25.
1 ms-powerpoint | The file extension of a presentation saved in MS PowerPoint is: | .pptx | .docx | .xlsx | .pdfx | The letters ppt stand for PowerPoint, while doc is of Word and xls of Excel.
2 ms-powerpoint | Movement given to text or pictures on a slide in MS PowerPoint is called: | animation | transition | layout | theme | A transition is the effect between two slides.
2 ms-powerpoint | Which keys start the slide show from the current slide in MS PowerPoint? | Shift + F5 | Ctrl + F5 | Alt + F4 | Ctrl + Esc | F5 alone starts the show from the first slide.
`,
    },
  ],
})
