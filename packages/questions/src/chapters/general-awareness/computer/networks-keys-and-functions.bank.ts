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
`,
    },
  ],
})
