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
2 powerpoint-shortcuts, shortcuts | Which key erases what was drawn on the screen during a slide show in MS PowerPoint? | E | P | S | C | E stands for 'erase'. P goes back to the slide before.
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
1 internet | Which network, started in 1969, was the forerunner of the internet? | ARPANET | ETHERNET | INTRANET | NICNET | It was funded by the US Department of Defense. NICNET is a government network in India.
1 internet | Who invented the World Wide Web in 1989? | Tim Berners-Lee | Vint Cerf | Bill Gates | Larry Page | He worked at CERN. Vint Cerf and Bob Kahn designed TCP/IP.
1 internet | Which of these is a web browser? | Mozilla Firefox | Google Search | Yahoo Mail | MS Access | A search engine finds pages, and a browser displays them.
2 internet | Which part of the address https://www.example.org/index.html is the top-level domain? | org | www | https | index.html | The part https is the protocol and index.html is the file.
2 internet | Which domain is generally used by educational institutions? | edu | com | gov | mil | The ending com is for commercial, gov for government and mil for military sites.
2 internet | Small files stored by websites on a user's computer to remember information are called: | Cookies | Plugins | Widgets | Firewalls | They may keep logins and preferences. A plugin adds a function to a browser.
2 internet | The process of copying a file from the internet to one's own computer is called: | downloading | uploading | browsing | streaming | Uploading is the reverse. Streaming plays data without saving the whole file first.
2 internet | VoIP is a technology used mainly for: | voice calls over the internet | viewing of web pages | virus protection | video editing | It sends speech as data packets instead of using a telephone line.
1 email | Which sign separates the user name from the domain name in an e-mail address? | @ | # | & | % | In name@site.in, the part after the sign is the domain.
1 email | In an e-mail, 'Cc' stands for: | Carbon copy | Common copy | Central copy | Computer copy | In Bcc, blind carbon copy, the names are hidden from other receivers.
2 email, internet-protocols | Which protocol is used for sending e-mail? | SMTP | POP3 | IMAP | HTTP | POP3 and IMAP are used for receiving mail.
2 email | Unsolicited e-mail sent in bulk is called: | Spam | Draft | Cookie | Attachment | Drafts are messages that have been written but not yet sent.
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
