import { defineBank } from '../../../kit/bank/define-bank.ts'

/** Questions on single terms: 'Which Excel function finds the highest value?' */
export const networksKeysAndFunctions = defineBank({
  id: 'networks-keys-and-functions',
  sets: [
    {
      rows: `
1 blockchain, emerging-technology | A blockchain is best described as a: | distributed digital ledger | central database of one bank | type of antivirus program | kind of search engine | Copies of the record are kept on many computers, and no single one controls it.
1 blockchain, emerging-technology | Which was the first well-known use of blockchain technology? | Bitcoin | Ethereum | RuPay | PayPal | It was described in 2008 and began in 2009. Ethereum came in 2015.
3 blockchain, emerging-technology | Who is named as the author of the paper of 2008 on Bitcoin and its blockchain? | Satoshi Nakamoto | Vitalik Buterin | Tim Berners-Lee | Vint Cerf | The name is a pseudonym. Buterin proposed Ethereum, and Berners-Lee the World Wide Web.
2 blockchain, emerging-technology | What links each block of a blockchain to the block before it? | Cryptographic hash | Static IP address | Printed bar code number | Serial port | A change in one block changes its hash, so tampering is noticed.
3 blockchain, emerging-technology | In blockchain, programs that carry out an agreement by themselves when conditions are met are called: | smart contracts | device controllers | cookies | macros | They were made popular by the platform Ethereum.
2 blockchain, emerging-technology | In blockchain networks, the work of adding new blocks and earning coins for it is called: | mining | phishing | booting | defragmenting | Miners use computing power to solve a puzzle, known as proof of work.
3 primary-key, dbms | Which of these is true of a primary key in a database table? | It is unique and never empty | It may repeat in the table | It may be empty in some records | It must always be a number | It identifies each record. A table has only one primary key, made of one or more fields.
2 primary-key, dbms | How many primary keys can a table of a relational database have? | One | Two | Three | Any number | It may be made up of several columns. A table can have many foreign keys.
2 primary-key, dbms | A key that is made up of two or more columns is called a: | composite key | foreign key | alternate key | private key | Alternate keys are candidate keys that were not chosen as primary.
2 primary-key, dbms | Columns or sets of columns that could each serve as primary key are called: | candidate keys | foreign keys | public keys | keyboard shortcuts | One of them is chosen as primary key.
2 primary-key, dbms | In a table of students, which field is best suited as a primary key? | Roll number | Name of father | Age | City | Two students may share a name, an age or a city, but not a roll number.
1 excel-functions, ms-excel | Which function of MS Excel finds the highest value in a range? | MAX | LARGEST | TOP | HIGH | MIN finds the lowest. LARGE finds the k-th largest value.
1 excel-functions, ms-excel | With which sign must a formula or function in MS Excel begin? | = | # | & | % | Without it the entry is taken as text.
2 excel-functions, ms-excel | Which function of MS Excel looks up a value in the first column of a table? | VLOOKUP | HLOOKUP | MATCH | CHOOSE | HLOOKUP searches in the first row. V stands for vertical.
2 excel-functions, ms-excel | Which function of MS Excel counts the cells that are not empty? | COUNTA | COUNT | COUNTIF | COUNTBLANK | COUNT takes only numbers, and COUNTBLANK only empty cells.
2 excel-functions, ms-excel | Which function of MS Excel returns the current date and time? | NOW | TODAY | DATE | TIME | TODAY returns only the date, without the time of day.
2 excel-functions, ms-excel | Which function of MS Excel joins several text strings into one? | CONCATENATE | MERGE | TRIM | SUBSTITUTE | TRIM removes extra spaces. The sign & also joins text.
2 excel-functions, ms-excel | What does =AVERAGE(10,20,30) return in MS Excel? | 20 | 60 | 30 | 10 | The sum 60 is divided by the number of values, 3.
2 excel-functions, ms-excel | Which MS Excel function adds only the cells that meet a given condition? | SUMIF | SUM | COUNTIF | IF | COUNTIF counts such cells. SUM adds all of them.
1 network-devices, networking | Which device connects different networks and sends packets along the best path? | Router | Hub | Repeater | Switch | A hub and a switch join computers within one network. A repeater only strengthens the signal.
2 network-devices, networking | Which device changes digital signals into analog and back for use on a telephone line? | Modem | Switch | Bridge | Gateway | Its name comes from the words modulator and demodulator.
2 network-devices, networking | Which network device strengthens weak signals so that they can travel farther? | Repeater | Hub | Modem | Firewall | It works at the physical layer and does not read the data.
3 network-devices, networking | Unlike a hub, a switch sends a data frame: | only to the device meant | to all devices of the network | to the server first | in analog form | It learns the MAC addresses of the devices. A hub sends everything to all ports.
1 dns, internet | What does DNS do on the Internet? | Turns domain names into IP addresses | Blocks viruses in downloaded files | Sends e-mails between mail servers | Stores copies of web pages | It stands for Domain Name System and works like a telephone directory.
2 dns, internet | Which part of 'www.example.org' is the top-level domain? | org | www | example | example.org | It often shows the kind of body or country, such as a company, a school or India.
2 dns, internet | Which is the country-code domain of India? | .in | .ind | .co | .ia | It is managed by a registry under the National Internet Exchange of India.
2 dns, internet | Which domain ending is used by educational institutions? | .edu | .gov | .mil | .net | The other three belong to governments, armed forces of the USA and network providers.
2 dns, internet | Which body coordinates domain names and IP addresses worldwide? | ICANN | W3C | IEEE | ITU | W3C makes standards of the web and IEEE those of networks such as Wi-Fi.
1 sql-joins, sql | Which join in SQL returns only the rows that have matching values in both tables? | INNER JOIN | LEFT JOIN | FULL JOIN | CROSS JOIN | An outer join also keeps rows without a match.
1 sql-joins, sql | In SQL, a LEFT JOIN keeps all the rows of: | the first table | the second table | neither table | both tables | The first table, named on the left, keeps all rows. A RIGHT JOIN keeps those of the second.
2 sql-joins, sql | In the result of a LEFT JOIN, columns of the right table are filled for unmatched rows with: | NULL | 0 | a blank space | an error | There is no value for them, which SQL shows as NULL.
2 sql-joins, sql | Table A has 4 rows and table B has 5 rows. How many rows does a CROSS JOIN of the two give? | 20 | 9 | 5 | 4 | Every row of A is paired with every row of B: 4 × 5 = 20.
1 sql-joins, sql | Which SQL join gives the Cartesian product of two tables? | CROSS JOIN | INNER JOIN | RIGHT JOIN | NATURAL JOIN | It has no condition, so each row meets each row of the other table.
2 sql-joins, sql | After which keyword is the condition of a join written in SQL? | ON | BY | IN | SET | For example: A JOIN B ON A.id = B.id.
2 sql-joins, sql | Which SQL join matches columns of the same name by itself, without a condition? | NATURAL JOIN | CROSS JOIN | SELF JOIN | FULL JOIN | It compares all columns that have the same name in both tables.
2 sql-joins, sql | In SQL, the word JOIN alone means the same as: | INNER JOIN | LEFT JOIN | CROSS JOIN | FULL JOIN | INNER is the default and may be left out.
3 sql-joins, sql | Which SQL join keeps the unmatched rows of both tables? | FULL OUTER JOIN | INNER JOIN | LEFT OUTER JOIN | CROSS JOIN | It gives what LEFT and RIGHT joins give together.
3 sql-joins, sql | A join in SQL whose condition uses only the sign of equality is called: | an equijoin | a theta join of any sign | an outer join | a cross join | A theta join may use any sign of comparison; the equijoin uses only =.
2 sql-joins, sql | Two tables of a database are usually joined in SQL by matching the primary key of one with which key of the other? | Foreign key | Candidate key | Super key | Alternate key | The foreign key refers to the primary key of the other table.
1 logic-gates | Which logic gate gives output 1 when at least one of its inputs is 1? | OR | AND | NOR | NAND | The OR gate gives 0 only when all inputs are 0.
2 logic-gates | A NAND logic gate is an AND gate followed by which gate? | NOT | OR | XOR | NOR | NAND means NOT AND, so the second gate is a NOT gate.
2 logic-gates | Which of these pairs are both universal logic gates? | NAND and NOR | AND and OR | XOR and NOT | OR and NOT | Any logic circuit can be built from NAND gates alone, or from NOR gates alone.
3 logic-gates | The two inputs of a NAND gate are joined together. It then works as which logic gate? | NOT | OR | AND | XOR | With equal inputs A, the output is NOT (A AND A) = NOT A.
2 logic-gates | Which logic gate gives output 1 when its two inputs are the same? | XNOR | XOR | NAND | OR | XNOR is the opposite of XOR, whose output is 1 for different inputs.
1 osi-model | Which layer of the OSI model lies just above the physical layer? | Data link | Network | Transport | Session | The order from below is physical, data link, network, transport, session, presentation and application.
2 osi-model | Delivery of data from end to end, with flow control, is the task of which layer of the OSI model? | Transport | Network | Physical | Presentation | TCP and UDP work at the transport layer.
2 osi-model | At which layer of the OSI model does a network switch mainly work? | Data link | Physical | Session | Application | A switch uses MAC addresses, which belong to the data link layer.
2 osi-model | Which layer of the OSI model opens, manages and closes conversations between applications? | Session | Transport | Network | Data link | The session layer sets up dialogues and ends them.
2 osi-model | The unit of data at the network layer of the OSI model is called a: | packet | frame | bit | segment | Frames belong to the data link layer, segments to the transport layer.
1 osi-model | OSI in the OSI model stands for: | Open Systems Interconnection | Open Software Internet | Operating System Interface | Online System Integration | The International Organization for Standardization published it as a model of communication.
2 network-topology | In which network topology is a terminator needed at both ends of the cable? | Bus | Star | Ring | Mesh | The terminators stop signals from being reflected in the single cable.
2 network-topology | In which network topology are nodes arranged in levels, branching from a root? | Tree | Ring | Bus | Mesh | A tree joins several star networks in a hierarchy.
2 network-topology | A network topology that combines two or more different ones is called: | hybrid | mesh | tree | ring | For example, a star and a bus together form a hybrid network.
2 network-topology | In which network topology does a token pass from computer to computer? | Ring | Star | Mesh | Tree | A computer may send data only while it holds the token.
3 network-topology | In a star network topology with 6 computers and one hub, the number of cables needed is: | 6 | 15 | 5 | 12 | Each computer has one cable to the hub. A full mesh would need 15.
2 firewall, cyber-security | A firewall can be made of: | hardware or software | hardware only | paper records only | cables only | Personal firewalls are programs; networks often use separate devices.
2 firewall, cyber-security | Between which two does a firewall normally stand? | A trusted network and the Internet | Two programs on one computer | The memory and the processor | A server and its database | It checks what goes into and out of the trusted network.
2 firewall, cyber-security | A firewall that decides by the addresses and ports of each packet is called a: | packet filter | virus scanner | disk cleaner | spam folder | It looks at the header of a packet, not at the contents.
2 firewall, cyber-security | Which of these can a firewall NOT do? | Repair a damaged hard disk | Block an unwanted port | Filter incoming traffic | Keep a log of connections | A firewall controls traffic on the network only.
2 firewall, cyber-security | A server that stands between the users and the Internet, and fetches data from the Internet in their place is a: | proxy firewall | hub | repeater | modem | The inner computers are hidden behind the proxy.
1 os-functions, operating-system | Which function of an operating system decides which program gets the processor next? | Process scheduling | File management | Spooling | Memory protection | The scheduler shares the time of the processor among processes.
1 os-functions, operating-system | Keeping track of folders and of the space on a disk is which function of an operating system? | File management | Memory management | Process management | Network security | It creates, names, stores and deletes files and folders on disks.
2 os-functions, operating-system | Giving parts of RAM to programs and taking them back is which function of an operating system? | Memory management | Device management | File management | Job accounting | It also keeps programs from using each other's memory.
2 os-functions, operating-system | Device management, a function of the operating system, uses which programs to talk to hardware? | Drivers | Browsers | Compilers | Editors | A driver tells the system how to work with one kind of device.
2 os-functions, operating-system | Which of these is not a function of the operating system? | Preparing a salary slip | Managing memory | Handling input and output | Controlling access by passwords | That is the work of an application program.
2 os-functions, operating-system | Letting the user give commands by icons or typed words is which function of an operating system? | User interface | Spooling | Paging | Error logging | The interface may be graphical or a command line.
2 os-functions, operating-system | Asking for a user name and password before work begins is part of which function of an operating system? | Security | Scheduling | Spooling | Formatting | It protects data and programs from persons without permission.
2 excel-functions, ms-excel | In VLOOKUP of MS Excel, the letter V stands for: | vertical | value | variable | verify | It looks down the first column of a table. HLOOKUP looks along the first row.
2 excel-functions, ms-excel | Which function of MS Excel looks for a value along the first row of a table? | HLOOKUP | VLOOKUP | COUNTIF | ROUND | H stands for horizontal; VLOOKUP looks down the first column.
2 excel-functions, ms-excel | The third argument of VLOOKUP in MS Excel gives the: | number of the column | value to be looked for | range of the whole table | kind of match wanted | The order is value, table, column number, and whether an exact match is wanted.
3 excel-functions, ms-excel | To make VLOOKUP in MS Excel find only an exact match, its last argument is set to: | FALSE | TRUE | the number of the column | the address of the table | With TRUE, or without the argument, an approximate match is accepted.
3 excel-functions, ms-excel | VLOOKUP in MS Excel shows which error when the value is not found by an exact match? | #N/A | #DIV/0! | #NAME? | #NULL! | The error #N/A means that no value is available; #NAME? comes from a name that is not known.
`,
    },
  ],
})
