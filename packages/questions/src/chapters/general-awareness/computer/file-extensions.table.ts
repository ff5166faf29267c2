import { defineTable } from '../../../kit/facts/define-table.ts'

export const fileExtensions = defineTable({
  id: 'file-extensions',
  about: 'file extensions',
  header: 'Extension',
  columns: {
    kind: {
      header: 'Kind of file',
      kind: 'text',
      ask: ['What does a file with the extension {name} contain?', 'A file of the type {name} contains:'],
      askBack: ['Which of the following is the extension of a file that contains {value}?'],
      say: 'A file with the extension {name} contains {value}',
    },
    field: {
      header: 'Field',
      kind: 'text',
    },
  },
  near: ['field'],
  lookalikes: ['a C++ source file'],
  concepts: ['file-extensions'],
  parts: [
    {
      sources: [
        'Microsoft Support, Common file name extensions in Windows',
        'Library of Congress, Sustainability of Digital Formats',
      ],
      rows: `
        1 | DOCX | a Word document | office | Until 2007 it ended in doc.
        1 | XLSX | an Excel workbook | office | Until 2007 it ended in xls.
        1 | PPTX | a PowerPoint presentation | office | Until 2007 it ended in ppt.
        1 | ACCDB | an Access database | office | Until 2007 it ended in mdb.
        1 | PDF | a document with a fixed page layout | office | Adobe made it, and the name stands for portable document format.
        1 | TXT | plain text without formatting | office | Notepad writes it.
        2 | RTF | text with simple formatting | office | WordPad writes it.
        2 | CSV | a table of comma-separated values / plain text without formatting | office | A spreadsheet can open it.
        2 | ODT | a text document of LibreOffice | office | It is an open format.
        2 | PUB | a Publisher document | office | It is for leaflets and cards.
        2 | PST | an Outlook mailbox | office | It keeps mail on the computer.
        1 | JPG | a photograph with lossy compression | picture | The name stands for Joint Photographic Experts Group.
        1 | PNG | a picture with lossless compression | picture | The name stands for portable network graphics.
        1 | GIF | an animated picture of up to 256 colours | picture | The name stands for graphics interchange format.
        1 | BMP | an uncompressed bitmap picture | picture | Paint used to write it.
        2 | SVG | a vector drawing for the web | picture | It can be made larger without loss.
        2 | PSD | a Photoshop picture with layers | picture | Adobe makes the program.
        2 | ICO | an icon | picture | It is a small picture for programs.
        1 | MP3 | compressed music | media | The name stands for MPEG audio layer three.
        1 | WAV | uncompressed sound | media | Microsoft and IBM made it.
        2 | MID | musical notes for electronic instruments | media | It holds no recorded sound.
        1 | MP4 | a compressed video of the MPEG family | media | It can hold sound and subtitles too.
        2 | AVI | a video in an old format of Microsoft | media | The name stands for audio video interleave.
        2 | MOV | a video in the format of QuickTime | media | Apple made it.
        2 | MKV | a video in the Matroska format | media | It can hold many sound tracks.
        1 | EXE | a program that runs on Windows | system | Beware of such files in mail.
        1 | ZIP | a compressed archive | system | Several files become one.
        2 | RAR | an archive of WinRAR / a compressed archive | system | It needs that program to be made.
        2 | ISO | the image of an optical disc | system | It holds the whole disc.
        2 | DLL | a library that Windows programs share | system | The name stands for dynamic link library.
        2 | BAT | a batch of commands for Windows / plain text without formatting | system | It is called a batch file.
        2 | INI | the settings of a Windows program / plain text without formatting | system | It is plain text.
        2 | SYS | a system file or driver of Windows | system | It should not be deleted.
        2 | TMP | a temporary file | system | It may be deleted when no program uses it.
        2 | BAK | a backup copy | system | It is the state before a change.
        2 | LOG | a record of events / plain text without formatting | system | Programs write it line by line.
        2 | TTF | a font | system | The name stands for TrueType font.
        1 | HTML | a web page / plain text without formatting | web | The name stands for hypertext markup language.
        1 | CSS | a style sheet for web pages / plain text without formatting | web | The name stands for cascading style sheets.
        1 | JS | a JavaScript program / plain text without formatting | web | It runs in the browser.
        2 | PHP | a script that the server runs / a web page / plain text without formatting | web | Many sites run on it.
        2 | XML | data between user-defined tags / plain text without formatting | web | It is a relative of the language of web pages.
        2 | JSON | data in the notation of JavaScript objects / plain text without formatting | web | Programs exchange it.
        1 | JAVA | a Java source file / plain text without formatting | code | It is compiled to class files.
        2 | CLASS | a compiled Java program | code | The virtual machine runs it.
        1 | PY | a Python program / plain text without formatting | code | The interpreter reads it line by line.
        2 | CPP | a C++ source file / plain text without formatting | code | A compiler turns it into a program.
        1 | C | a C source file / plain text without formatting | code | A compiler turns it into a program.
        2 | SQL | a list of database commands / plain text without formatting | code | The name stands for structured query language.
        1 | APK | an app for Android | code | It is installed on phones.
        2 | IPA | an app for the iPhone | code | Apple's store delivers it.
        2 | DWG | an AutoCAD drawing | picture | Engineers use it.
        2 | EPUB | an electronic book | office | Its text flows to fit the screen.
      `,
    },
  ],
})
