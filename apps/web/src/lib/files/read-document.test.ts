import { deflateRawSync } from 'node:zlib'
import { Document, HeadingLevel, LevelFormat, Packer, Paragraph, Table, TableCell, TableRow } from 'docx'
import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import writeExcel from 'write-excel-file/node'
import { readPlain, readZipped } from './read-document.ts'

const docx = async (children: (Paragraph | Table)[]) =>
  new Uint8Array(
    await Packer.toBuffer(
      new Document({
        numbering: {
          config: [
            {
              reference: 'paper',
              levels: [
                { level: 0, format: LevelFormat.DECIMAL, text: '%1.' },
                { level: 1, format: LevelFormat.LOWER_LETTER, text: '(%2)' },
              ],
            },
          ],
        },
        sections: [{ children }],
      }),
    ),
  )

const item = (text: string, level: number) =>
  new Paragraph({ text, numbering: { reference: 'paper', level } })

it('a Word document gives its chapters by their headings, and its tables as lines', async () => {
  const read = readZipped(
    await docx([
      new Paragraph({ text: 'The Revolt', heading: HeadingLevel.HEADING_1 }),
      new Paragraph('It began at Meerut. <script>alert(1)</script>'),
      new Paragraph({ text: 'पौधे', heading: HeadingLevel.HEADING_1 }),
      new Table({
        rows: [
          new TableRow({
            children: ['xylem', 'water'].map((text) => new TableCell({ children: [new Paragraph(text)] })),
          }),
        ],
      }),
    ]),
  )
  expect(read).toEqual({
    ok: true,
    parts: ['The Revolt\n\nIt began at Meerut. <script>alert(1)</script>', 'पौधे\n\nxylem | water'],
    headings: [
      { title: 'The Revolt', part: 1 },
      { title: 'पौधे', part: 2 },
    ],
    found: null,
  })
})

it('a past paper in Word keeps its questions, whose numbers and letters Word does not store as text', async () => {
  const read = readZipped(
    await docx([
      ...['First question?', 'Second question?'].flatMap((stem) => [
        item(stem, 0),
        ...['one', 'two', 'three', 'four'].map((option) => item(option, 1)),
      ]),
      new Paragraph('Answer Key'),
      new Paragraph('1. (b)  2. (d)'),
    ]),
  )
  expect(read).toMatchObject({
    found: {
      format: 'numbered',
      questions: [
        { text: 'First question?', options: ['one', 'two', 'three', 'four'], key: 1 },
        { text: 'Second question?', options: ['one', 'two', 'three', 'four'], key: 3 },
      ],
      problems: [],
    },
  })
})

it('a spreadsheet of questions keeps them with their rows', async () => {
  const row = (...cells: (string | number)[]) => cells.map((value) => ({ value }))
  const file = await writeExcel([
    row('Question', 'Option A', 'Option B', 'Option C', 'Option D', 'Answer'),
    row('0.1 + 0.2?', 0.1 + 0.2, 1, 2, 3, 'A'),
    row('भारत की राजधानी?', 'मुंबई', 'दिल्ली', 'पुणे', 'गोवा', 'B'),
  ]).toBuffer()
  expect(readZipped(new Uint8Array(file))).toMatchObject({
    ok: true,
    found: {
      format: 'csv',
      questions: [
        { row: 2, text: '0.1 + 0.2?', options: ['0.3', '1', '2', '3'], key: 0 },
        { row: 3, text: 'भारत की राजधानी?', options: ['मुंबई', 'दिल्ली', 'पुणे', 'गोवा'], key: 1 },
      ],
    },
  })
})

/** A zip with one packed file that states any size. */
function zipOf(name: string, content: Buffer, statedSize: number): Uint8Array {
  const packed = deflateRawSync(content)
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0) // version
  fields.writeUInt16LE(8, 4) // deflate
  fields.writeUInt32LE(packed.length, 14)
  fields.writeUInt32LE(statedSize, 18)
  fields.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, Buffer.from(name), packed])
  const directory = Buffer.concat([
    Buffer.from('PK\u0001\u0002'),
    Buffer.from([20, 0]),
    fields,
    Buffer.alloc(14),
    Buffer.from(name),
  ])
  const end = Buffer.alloc(18)
  end.writeUInt16LE(1, 4)
  end.writeUInt16LE(1, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(local.length, 12)
  return new Uint8Array(Buffer.concat([local, directory, Buffer.from('PK\u0005\u0006'), end]))
}

it.each(['word/document.xml', 'xl/worksheets/sheet1.xml'])(
  'a zip bomb in %s is refused without unpacking it',
  (name) => {
    const size = 64 * 1024 * 1024
    const bomb = zipOf(name, Buffer.alloc(size), size)
    expect(bomb.length).toBeLessThan(100_000)
    expect(readZipped(bomb)).toEqual({ ok: false, problem: 'too-hard' })
  },
)

it('a zip that lies about its size gives no more than it says', () => {
  const xml = `<w:document><w:body><w:p><w:r><w:t>short</w:t></w:r></w:p></w:body></w:document>`
  const bomb = zipOf('word/document.xml', Buffer.from(xml.padEnd(4 * 1024 * 1024)), xml.length)
  expect(readZipped(bomb)).toMatchObject({ ok: true, parts: ['short'] })
})

it.each([
  ['a damaged zip', strToU8('PK\u0003\u0004 and nothing more')],
  [
    'a cut Word document',
    zipSync({ 'word/document.xml': strToU8('<w:document><w:body><w:p>') }).slice(0, 60),
  ],
])('%s is said to be damaged', (_, bytes) => {
  expect(readZipped(bytes)).toEqual({ ok: false, problem: 'damaged' })
})

it('a zip of something else is not read', () => {
  expect(readZipped(zipSync({ 'photo.jpg': strToU8('x') }))).toEqual({ ok: false, problem: 'unknown-kind' })
  expect(readZipped(zipSync({ 'word/document.xml': strToU8('<w:document><w:body/></w:document>') }))).toEqual(
    {
      ok: false,
      problem: 'empty',
    },
  )
})

it('an XML bomb of entities expands nothing', () => {
  const xml = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>
    <w:document><w:body><w:p><w:r><w:t>&b;&b;&b;</w:t></w:r></w:p></w:body></w:document>`
  const read = readZipped(zipSync({ 'word/document.xml': strToU8(xml) }))
  expect(read).toMatchObject({ ok: true, parts: ['&b;&b;&b;'] })
})

it('a package of QTI gives its items in the order of their names', () => {
  const qti = (prompt: string) =>
    strToU8(`<assessmentItem><responseDeclaration identifier="R"><correctResponse><value>b</value></correctResponse></responseDeclaration>
<itemBody><choiceInteraction responseIdentifier="R"><prompt>${prompt}</prompt>${['a', 'b', 'c', 'd'].map((id) => `<simpleChoice identifier="${id}">${id}</simpleChoice>`).join('')}</choiceInteraction></itemBody></assessmentItem>`)
  const read = readZipped(
    zipSync({
      'item10.xml': qti('Ten?'),
      'item2.xml': qti('Two?'),
      'imsmanifest.xml': strToU8('<manifest/>'),
    }),
  )
  expect(read).toMatchObject({
    parts: [],
    found: { format: 'qti', questions: [{ text: 'Two?' }, { text: 'Ten?' }] },
  })
})

it('Markdown gives its chapters', () => {
  expect(readPlain('Before\n# One\ntext\n## Two\nmore', { isMarkdown: true })).toMatchObject({
    parts: ['Before', 'One\n\ntext', 'Two\n\nmore'],
    headings: [
      { title: 'One', part: 2 },
      { title: 'Two', part: 3 },
    ],
  })
})
