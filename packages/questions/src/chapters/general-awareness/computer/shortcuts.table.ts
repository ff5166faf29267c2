import { defineTable } from '../../../kit/facts/define-table.ts'

/** What the keys do in Windows and in the programs that papers ask about. */
export const shortcuts = defineTable({
  id: 'shortcuts',
  about: 'keyboard shortcuts',
  header: 'Shortcut',
  columns: {
    work: {
      header: 'Function',
      kind: 'text',
      ask: ['The keyboard shortcut {name} is used to:', '{name} is used to:'],
      askBack: [
        'Which of the following is used to {value}?',
        'Which of the following shortcut keys is used to {value}?',
      ],
      say: '{name} is used to {value}',
    },
    field: {
      header: 'Field',
      kind: 'text',
      conceptOf: {
        Word: 'word-shortcuts',
        Excel: 'excel-shortcuts',
        window: 'windows-shortcuts',
        function: 'function-keys',
      },
    },
    program: { header: 'Program', kind: 'text' },
  },
  near: ['field'],
  together: 'program',
  places: { Word: 'in MS Word', Excel: 'in MS Excel' },
  concepts: ['shortcuts'],
  parts: [
    {
      sources: [
        'Microsoft Support, Keyboard shortcuts in Windows',
        'Microsoft Support, Keyboard shortcuts in Word, Excel and PowerPoint',
      ],
      rows: `
        1 | Ctrl + C | copy the selection | common | Windows | Paste it with Ctrl + V.
        1 | Ctrl + X | cut the selection | common | Windows | Paste it with Ctrl + V.
        1 | Ctrl + V | paste the copied content | common | Windows | It comes from the clipboard.
        1 | Ctrl + Z | undo the last action | common | Windows | Ctrl + Y brings it back.
        1 | Ctrl + Y | redo the last action | common | Windows | It undoes an undo.
        1 | Ctrl + A | select everything | common | Windows | A stands for all.
        1 | Ctrl + S | save the file | common | Windows | F12 saves it under another name in Word.
        1 | Ctrl + P | print the file | common | Windows | P stands for print.
        1 | Ctrl + F | find a word in the text | common | Windows | F stands for find.
        1 | Ctrl + H | open Find and Replace | Word | Word | It opens the box of find and replace.
        1 | Ctrl + N | open a new file | common | Windows | N stands for new.
        1 | Ctrl + O | open an existing file | common | Windows | O stands for open.
        1 | Ctrl + B | make text bold | Word | Word | B stands for bold.
        1 | Ctrl + I | make text italic | Word | Word | I stands for italic.
        1 | Ctrl + U | underline text | Word | Word | U stands for underline.
        1 | Ctrl + E | centre a paragraph | Word | Word | Ctrl + L and Ctrl + R move it to the sides.
        1 | Ctrl + L | align a paragraph to the left | Word | Word | L stands for left.
        1 | Ctrl + R | align a paragraph to the right | Word | Word | R stands for right.
        1 | Ctrl + J | justify a paragraph | Word | Word | Both edges become straight.
        1 | Ctrl + K | insert a hyperlink | Word | Word | It joins text to an address.
        2 | Ctrl + M | indent a paragraph | Word | Word | In PowerPoint it makes a new slide.
        2 | Ctrl + D | open the Font dialog box | Word | Word | In a browser it makes a bookmark.
        2 | Ctrl + G | go to a page or line | Word | Word | F5 does the same.
        2 | Ctrl + T | make a hanging indent | Word | Word | In a browser it opens a tab.
        2 | Ctrl + Q | remove paragraph formatting | Word | Word | Ctrl + Space does so for letters.
        2 | Ctrl + Enter | insert a page break | Word | Word | The text goes on on a new page.
        2 | Ctrl + 1 | set single line spacing | Word | Word | In Excel it opens the box of formats.
        2 | Ctrl + 2 | set double line spacing | Word | Word | Ctrl + 5 sets one and a half.
        2 | Ctrl + 5 | set one and a half line spacing | Word | Word | Ctrl + 1 sets single spacing.
        2 | Ctrl + = | apply subscript | Word | Word | As in the formula of water.
        3 | Ctrl + Shift + D | apply a double underline | Word | Word | Ctrl + U underlines it once.
        2 | Ctrl + Home | go to the beginning of the document | common | Windows | Home alone goes to the beginning of the line.
        2 | Ctrl + End | go to the end of the document | common | Windows | End alone goes to the end of the line.
        2 | Ctrl + Backspace | delete the word to the left | Word | Word | Backspace alone deletes one letter.
        2 | Ctrl + Delete | delete the word to the right | Word | Word | Delete alone deletes one letter.
        1 | F1 | open help | function | Windows | It works in nearly every program.
        1 | F2 | rename the selected file | function | Windows | In Excel it edits a cell.
        2 | F3 | search in File Explorer / find a word in the text | function | Windows | With Shift it changes capitals in Word.
        1 | F5 | refresh the active window | function | Windows | In PowerPoint it starts the slide show.
        1 word-shortcuts | F7 | check spelling and grammar | function | Word | The thesaurus opens with Shift.
        2 | F11 | switch the browser to full screen | function | Windows | The same key leaves it.
        1 word-shortcuts | F12 | open the Save As dialog box | function | Word | It opens the box of save as.
        1 word-shortcuts | Shift + F7 | open the thesaurus | function | Word | It lists synonyms.
        2 word-shortcuts | Shift + F3 | change the case of letters | function | Word | It goes from small to capital letters.
        2 | Shift + F5 | start the slide show from the current slide | function | Windows | F5 alone starts it from the first.
        1 | Alt + F4 | close the active program | window | Windows | On the desktop it shuts the computer down.
        1 | Alt + Tab | switch between open programs | window | Windows | Hold Alt and press Tab again for the next.
        2 | Alt + Enter | show the properties of a file | window | Windows | In Excel it begins a new line in a cell.
        1 | Ctrl + Shift + Esc | open Task Manager | window | Windows | It shows what is running.
        1 | Ctrl + W | close the current tab or file | window | Windows | The program stays open.
        2 | Ctrl + Shift + T | reopen the last closed tab | browser | Windows | It works in most browsers.
        2 | Ctrl + Shift + N | open an incognito window in Chrome | browser | Windows | In the file manager it makes a folder.
        2 | Ctrl + Shift + Delete | clear the browsing data | browser | Windows | History and cookies go.
        1 | Windows + D | show the desktop | window | Windows | Press it again to bring the windows back.
        1 | Windows + L | lock the computer | window | Windows | L stands for lock.
        1 | Windows + E | open File Explorer | window | Windows | E stands for Explorer.
        1 | Windows + R | open the Run dialog box | window | Windows | R stands for run.
        2 | Windows + P | choose the display mode for a projector | window | Windows | P stands for project.
        2 | Windows + I | open the Settings app | window | Windows | It works since Windows 8.
        2 | Shift + Delete | delete a file permanently | window | Windows | It does not go to the recycle bin.
        2 | Ctrl + Shift + Enter | enter an array formula | Excel | Excel | Curly brackets show it.
        2 | Ctrl + Space | select an entire column | Excel | Excel | Shift + Space selects a row.
        2 | Shift + Space | select an entire row | Excel | Excel | Ctrl + Space selects a column.
        2 | Alt + = | insert the AutoSum formula | Excel | Excel | It enters the function SUM.
        2 | Shift + F11 | insert a new worksheet | Excel | Excel | F11 alone makes a chart.
        2 | Ctrl + 9 | hide a row | Excel | Excel | Ctrl + 0 hides a column.
        2 | Ctrl + 0 | hide a column | Excel | Excel | Ctrl + 9 hides a row.
        2 | Ctrl + Shift + L | turn the filter on or off | Excel | Excel | Arrows appear in the cells of the first row.
        2 | Ctrl + Page Down | go to the next worksheet | Excel | Excel | Ctrl + Page Up goes to the one before.
        2 | Ctrl + Page Up | go to the previous worksheet | Excel | Excel | Ctrl + Page Down goes to the next one.
        2 | Alt + F1 | insert a chart of the selected data | Excel | Excel | F11 makes it on a sheet of its own.
        3 | F9 | recalculate all open workbooks | Excel | Excel | Shift + F9 does so for one worksheet.
        2 | F4 | switch a reference between relative and absolute | Excel | Excel | Dollar signs appear before the column and the row.
      `,
    },
  ],
})
