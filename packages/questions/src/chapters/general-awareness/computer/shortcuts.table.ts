import { defineTable } from '../../../kit/facts/define-table.ts'

/** What the keys do in Windows and in the programs that papers ask about. */
export const shortcuts = defineTable({
  id: 'shortcuts',
  about: 'keyboard shortcuts',
  header: 'Shortcut',
  columns: {
    work: {
      header: 'Work',
      kind: 'text',
      ask: ['The keyboard shortcut {name} is used to:', '{name} is used to:'],
      askBack: [
        'Which of the following is used to {value}?',
        'Which of the following shortcut keys is used to {value}?',
      ],
      say: '{name} is used to {value}',
    },
    field: {
      header: 'Program',
      kind: 'text',
      conceptOf: {
        Word: 'word-shortcuts',
        Excel: 'excel-shortcuts',
        window: 'windows-shortcuts',
        function: 'function-keys',
      },
    },
  },
  near: ['field'],
  concepts: ['shortcuts'],
  parts: [
    {
      sources: [
        'Microsoft Support, Keyboard shortcuts in Windows',
        'Microsoft Support, Keyboard shortcuts in Word, Excel and PowerPoint',
      ],
      rows: `
        1 | Ctrl + C | copy the selection | common | Paste it with Ctrl + V.
        1 | Ctrl + X | cut the selection | common | Paste it with Ctrl + V.
        1 | Ctrl + V | paste what was copied | common | It comes from the clipboard.
        1 | Ctrl + Z | undo the last action | common | Ctrl + Y brings it back.
        1 | Ctrl + Y | redo the last action | common | It undoes an undo.
        1 | Ctrl + A | select everything | common | A stands for all.
        1 | Ctrl + S | save the file | common | F12 saves it under another name in Word.
        1 | Ctrl + P | print the file | common | P stands for print.
        1 | Ctrl + F | find a word in the text | common | F stands for find.
        1 | Ctrl + H | replace one text by another in Word | Word | It opens the box of find and replace.
        1 | Ctrl + N | open a new file | common | N stands for new.
        1 | Ctrl + O | open an existing file | common | O stands for open.
        1 | Ctrl + B | make text bold in Word | Word | B stands for bold.
        1 | Ctrl + I | make text italic in Word | Word | I stands for italic.
        1 | Ctrl + U | underline text in Word | Word | U stands for underline.
        1 | Ctrl + E | centre a paragraph in Word | Word | Ctrl + L and Ctrl + R move it to the sides.
        1 | Ctrl + L | align a paragraph to the left in Word | Word | L stands for left.
        1 | Ctrl + R | align a paragraph to the right in Word | Word | R stands for right.
        1 | Ctrl + J | justify a paragraph in Word | Word | Both edges become straight.
        1 | Ctrl + K | insert a hyperlink in Word | Word | It joins text to an address.
        2 | Ctrl + M | indent a paragraph in Word | Word | In PowerPoint it makes a new slide.
        2 | Ctrl + D | open the font box in Word | Word | In a browser it makes a bookmark.
        2 | Ctrl + G | go to a page or line in Word | Word | F5 does the same.
        2 | Ctrl + T | make a hanging indent in Word | Word | In a browser it opens a tab.
        2 | Ctrl + Q | take away the format of a paragraph in Word | Word | Ctrl + Space does so for letters.
        2 | Ctrl + Enter | insert a page break in Word | Word | The text goes on on a new page.
        2 | Ctrl + 1 | set single line spacing in Word | Word | In Excel it opens the box of formats.
        2 | Ctrl + 2 | set double line spacing in Word | Word | Ctrl + 5 sets one and a half.
        2 | Ctrl + 5 | set one and a half line spacing in Word | Word | Ctrl + 1 sets single spacing.
        2 | Ctrl + = | write a subscript in Word | Word | As in the formula of water.
        3 | Ctrl + Shift + D | underline text twice in Word | Word | Ctrl + U underlines it once.
        2 | Ctrl + Home | go to the beginning of the file | common | Home alone goes to the beginning of the line.
        2 | Ctrl + End | go to the end of the file | common | End alone goes to the end of the line.
        2 | Ctrl + Backspace | erase the word to the left | Word | Backspace alone deletes one letter.
        2 | Ctrl + Delete | erase the word to the right | Word | Delete alone deletes one letter.
        1 | F1 | open help | function | It works in nearly every program.
        1 | F2 | rename a file in the file manager | function | In Excel it edits a cell.
        2 | F3 | search in the file manager / find a word in the text | function | With Shift it changes capitals in Word.
        1 | F5 | refresh the window / go to a page or line in Word | function | In PowerPoint it starts the slide show.
        1 word-shortcuts | F7 | check spelling and grammar in Word | function | The thesaurus opens with Shift.
        2 | F11 | show the browser on the full screen | function | The same key leaves it.
        1 word-shortcuts | F12 | save a file under another name in Word | function | It opens the box of save as.
        1 word-shortcuts | Shift + F7 | open the thesaurus in Word | function | It lists synonyms.
        2 word-shortcuts | Shift + F3 | change the case of letters in Word | function | It goes from small to capital letters.
        2 | Shift + F5 | start the slide show from the present slide | function | F5 alone starts it from the first.
        1 | Alt + F4 | close the program | window | On the desktop it shuts the computer down.
        1 | Alt + Tab | switch between open programs | window | Hold Alt and press Tab again for the next.
        2 | Alt + Enter | show the properties of a file | window | In Excel it begins a new line in a cell.
        1 | Ctrl + Shift + Esc | open the task manager | window | It shows what is running.
        1 | Ctrl + W | close the present tab or file | window | The program stays open.
        2 | Ctrl + Shift + T | open again the tab that was closed | browser | It works in most browsers.
        2 | Ctrl + Shift + N | open a private window in Chrome | browser | In the file manager it makes a folder.
        2 | Ctrl + Shift + Delete | clear the data of browsing | browser | History and cookies go.
        1 | Windows + D | show the desktop | window | Press it again to bring the windows back.
        1 | Windows + L | lock the computer | window | L stands for lock.
        1 | Windows + E | open the file manager | window | E stands for Explorer.
        1 | Windows + R | open the box for running a command | window | R stands for run.
        2 | Windows + P | choose how a projector shows the screen | window | P stands for project.
        2 | Windows + I | open the settings | window | It works since Windows 8.
        2 | Shift + Delete | remove a file for good | window | It does not go to the recycle bin.
        2 | Ctrl + Shift + Enter | put in an array formula in Excel | Excel | Curly brackets show it.
        2 | Ctrl + Space | select a whole column in Excel | Excel | Shift + Space selects a row.
        2 | Shift + Space | select a whole row in Excel | Excel | Ctrl + Space selects a column.
        2 | Alt + = | add up a column in Excel | Excel | It enters the function SUM.
        2 | Shift + F11 | insert a new worksheet in Excel | Excel | F11 alone makes a chart.
        2 | Ctrl + 9 | hide a row in Excel | Excel | Ctrl + 0 hides a column.
        2 | Ctrl + 0 | hide a column in Excel | Excel | Ctrl + 9 hides a row.
      `,
    },
  ],
})
