import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which memory loses its contents when the power goes off?' */
export const computerHardware = defineBank({
  id: 'computer-hardware',
  sets: [
    {
      rows: `
1 | Which of these memories loses its contents when power is switched off? | DRAM | ROM | flash memory | EEPROM | DRAM is volatile and must even be refreshed while it runs. ROM, flash and EEPROM keep their contents without power.
3 | Dynamic RAM needs to be refreshed again and again because its cells: | store bits as charge that leaks away | are made of rotating magnetic discs | keep data in the form of light pulses | can be written only a single time | Each bit is a tiny charged capacitor that loses charge in milliseconds. Static RAM uses flip-flops and needs no refreshing.
2 | Compared with dynamic RAM, static RAM is: | faster and costlier | slower and cheaper | slower and costlier | larger in capacity per chip | A static cell needs about six transistors, so it is quick but takes more space and money. It is used for cache.
1 | In which order does the speed of memory fall? | register, cache, RAM, hard disk | hard disk, RAM, cache, register | RAM, register, hard disk, cache | cache, RAM, register, hard disk | The nearer a memory is to the processor, the faster, smaller and costlier it is. Registers lie inside the processor itself.
1 | The chief purpose of cache memory is to: | give the processor quick access to data in use | keep files safe after the power is switched off | increase the size of the computer's hard disk | connect the computer to the local network | The processor is much faster than main memory. Cache holds what was used recently so that it need not wait.
2 | When the data asked for is not found in the cache, it is called: | a cache miss | a page fault | a buffer overflow | a cache flush | The data must then be brought from main memory, which takes longer. A page fault means that a page is not in main memory.
1 | The speed of a processor's clock is usually given in: | gigahertz | gigabytes | megapixels | dots per inch | A clock of 3 gigahertz ticks three thousand million times a second. Gigabytes measure storage and dots per inch printing.
1 | Which part of the processor compares two numbers? | the arithmetic logic unit | the instruction control unit | the program counter | the clock generator | Arithmetic and logical comparison are done by the ALU. The control unit tells the parts what to do, and when.
2 | The register that holds the address of the next instruction is: | the program counter | the accumulator | the instruction register | the stack pointer | The program counter moves on after each fetch. The instruction register holds the instruction being carried out.
3 | The steps of the machine cycle come in which order? | fetch, decode, execute, store | decode, fetch, store, execute | execute, decode, fetch, store | store, fetch, execute, decode | An instruction is brought from memory, interpreted by the control unit, carried out and its result written back.
2 | Which bus carries the location of the memory cell that the processor wants? | address bus | data bus | control bus | power bus | The address bus names the place, the data bus carries the contents and the control bus carries signals such as read and write.
3 | With an address bus of 16 lines a processor can address how many memory locations? | 65,536 | 16 | 32,768 | 1,024 | Each line is 0 or 1, so there are 2 to the power 16 = 65,536 different addresses.
1 | Which of these is an input device? | scanner | plotter | projector | speaker | A scanner brings a picture into the computer. A plotter draws, a projector shows and a speaker sounds what the computer gives out.
1 | Which of these is an output device? | plotter | joystick | microphone | light pen | A plotter draws large drawings on paper. The other three send data into the computer.
1 | Which device serves for both input and output? | touch screen | keyboard | barcode reader | printer | A touch screen shows pictures and senses the finger. Keyboard and barcode reader only take in, and a printer only gives out.
1 | Answer sheets with filled circles are read by: | OMR | OCR | MICR | barcode reader | Optical Mark Recognition senses dark marks at fixed places. OCR recognises letters, and MICR reads magnetic ink.
1 | Which printer sprays tiny drops of ink on paper? | inkjet printer | laser printer | dot matrix printer | thermal printer | A laser printer uses toner powder, a dot matrix printer strikes a ribbon with pins, and a thermal printer heats special paper.
2 | Which of these is an impact printer? | dot matrix printer | colour laser printer | inkjet printer | thermal printer | Its pins strike a ribbon against the paper, so it can make carbon copies. The others do not touch the paper with a hammer or pin.
2 | A laser printer forms the image on paper with: | toner and an electrically charged drum | liquid ink sprayed through nozzles | pins that strike an inked ribbon | heat acting on coated paper | The laser draws the image as charge on the drum, toner sticks to it and is fused on the paper by heat.
1 | The sharpness of a printer is usually stated in: | dots per inch | pages per minute | bits per second | frames per second | More dots in an inch give finer print. Pages per minute tells the speed of the printer.
2 | The resolution of a screen given as 1920 × 1080 tells: | the number of pixels across and down | the width and height in millimetres | the number of colours that a pixel shows | the number of pictures per second | There are 1,920 pixels in each row and 1,080 rows. The number of pictures per second is the refresh rate.
3 | A hard disk stores data in: | concentric tracks divided into sectors | one long spiral track from the centre | rows and columns of tiny capacitors | tiny pits burnt by a beam of laser light | Platters have circular tracks cut into sectors. The spiral with pits read by laser is that of an optical disc.
1 | A solid-state drive is faster than a hard disk mainly because it: | has no moving parts | is kept outside the computer | uses a stronger magnet | stores fewer files | No arm has to move and no platter has to turn before data are found. It stores data in flash memory.
2 | Bringing the scattered parts of files on a hard disk together is called: | defragmentation | disk formatting | disk partitioning | compression | With parts side by side, the head moves less. It is of little use on a solid-state drive, which has no head.
1 | Which of these stores the most data? | a terabyte | a gigabyte | a megabyte | a kilobyte | Each is about a thousand times the one before: kilobyte, megabyte, gigabyte, terabyte.
1 | How many bytes make a kilobyte when counted in powers of two? | 1,024 | 1,000 | 512 | 2,048 | Two to the power ten is 1,024. The round figure of 1,000 is used by makers of disks.
3 | A file of 20 megabytes is to be sent over a link of 8 megabits per second. It takes about: | 20 seconds | 2.5 seconds | 160 seconds | 8 seconds | One byte has eight bits, so 20 megabytes are 160 megabits, and 160 ÷ 8 = 20 seconds. Forgetting the factor gives 2.5.
1 | The binary number 1010 is equal to the decimal number: | 10 | 8 | 12 | 20 | The places are worth 8, 4, 2 and 1, so 1010 is 8 + 0 + 2 + 0 = 10.
2 | The decimal number 13 in binary is: | 1101 | 1011 | 1110 | 1001 | 13 is 8 + 4 + 1, which gives ones at the places 8, 4 and 1: 1101. The number 1011 would be 11.
2 | The hexadecimal number 1F is equal to the decimal number: | 31 | 16 | 25 | 30 | F stands for 15, so 1F is 1 × 16 + 15 = 31.
2 | The octal number 17 is equal to the decimal number: | 15 | 17 | 23 | 21 | In base 8 the places are worth 8 and 1: 1 × 8 + 7 = 15.
3 | The binary number 1101 written in octal is: | 15 | 13 | 61 | 17 | Group the bits in threes from the right: 001 and 101, that is 1 and 5. Grouping from the left gives 61, and 13 is its decimal value.
3 | What is the sum of the binary numbers 111 and 110? | 1101 | 1011 | 1001 | 1110 | 111 is 7 and 110 is 6; their sum 13 is 1101 in binary. A carry must be made whenever a column reaches two.
3 | The two's complement of the four-bit number 0101 is: | 1011 | 1010 | 0110 | 1101 | Invert the bits to get 1010 and add 1 to get 1011, which stands for −5 in four bits.
2 | A logic gate whose output is 1 only when all its inputs are 1 is: | AND | OR | NOR | XOR | An AND gate needs every input to be 1. An OR gate gives 1 as soon as one input is 1.
3 | Which gate is called universal because every other gate can be built from it? | NAND | AND | XOR | OR | NAND and NOR are universal gates. AND or OR alone cannot give an inverted output.
1 | The first generation of computers used: | vacuum tubes | transistors | integrated circuits | microprocessors | ENIAC had about 18,000 vacuum tubes. Transistors mark the second generation, integrated circuits the third and microprocessors the fourth.
2 | The idea that program and data are kept in the same memory is linked with: | John von Neumann | Charles Babbage | Blaise Pascal | Herman Hollerith | The stored-program design is the von Neumann architecture. Babbage designed the Analytical Engine a century earlier.
1 | The BIOS of a computer is run: | when the computer is switched on | whenever a document is printed | only when a virus is found | after the browser is closed | It tests the hardware and then starts the loading of the operating system from disk.
2 | The self-check that a computer makes of its hardware at start is called: | POST | BIOS | DHCP | GUI | Power-On Self-Test is a part of what the BIOS firmware does before the operating system is loaded.
2 | A GPU is used chiefly for: | fast processing of images and graphics | storage of files after shutdown | cooling of the main processor | connection to a network of mobile phones | A graphics processing unit has many small cores that work in parallel, which also suits machine learning.
3 | Consider the statements: // 1. Static RAM is used for cache. // 2. EEPROM can be erased electrically. // 3. A register is slower than main memory. // Which are correct? | 1 and 2 only | 1 and 3 only | 2 and 3 only | 1, 2 and 3 | Registers are the fastest memory of all because they are part of the processor, so statement 3 is wrong.
3 | An EPROM chip is erased by: | ultraviolet light | switching off the power | a strong magnet | writing new data over it | EPROM has a window through which ultraviolet light clears all its data. EEPROM is erased by electric signals.
1 | A UPS is attached to a computer in order to: | supply power for a while when mains fails | raise the clock speed of the processor | print many copies at the same time | protect the computer against viruses | An uninterruptible power supply has a battery, so that work can be saved and the machine shut down properly.
3 | How many of these kinds of memory are volatile? // 1. Static RAM // 2. Dynamic RAM // 3. Flash memory | two | one | three | none | Both kinds of RAM lose their contents without power, though only dynamic RAM needs refreshing. Flash memory keeps its data.
3 | Consider the statements on number systems: // 1. One octal digit stands for three bits. // 2. One hexadecimal digit stands for four bits. // 3. The largest decimal value of eight bits is 255. // Which are correct? | 1, 2 and 3 | 1 and 2 only | 1 and 3 only | 2 and 3 only | Eight is 2³ and sixteen is 2⁴, so the digits stand for three and four bits; eight ones in binary make 256 − 1 = 255.
`,
    },
  ],
})
