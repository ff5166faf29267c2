import { scoreColour } from '@ekagra/exam/grading/score-bands'

export interface ResultCard {
  topic: string
  percentage: number
  /** '7 of 10 right' */
  right: string
  /** 'Great job!' */
  badge: string
  /** 'Easy, 5:30' */
  facts: string
  product: string
  slogan: string
  /** 'ekagra.example' */
  host: string
}

/** A square: every messenger shows it uncropped. */
export const CARD_SIZE = 1080
const EDGE = 88
const RING = { x: CARD_SIZE / 2, y: 430, radius: 230, width: 40 }
const FONT = '"Anek", "Noto Sans", "Noto Sans Devanagari", system-ui, sans-serif'

const font = (weight: number, size: number) => `${weight} ${size}px ${FONT}`

/** A result as a picture: logo and name, the ring with the score, the topic. */
export async function drawResultCard(pen: CanvasRenderingContext2D, card: ResultCard): Promise<void> {
  // A canvas does not wait for fonts, and a Devanagari topic needs its own font file.
  await document.fonts.load(font(600, 72), `${card.topic}${card.badge}`).catch(() => [])
  pen.fillStyle = CARD_COLOURS.paper
  pen.fillRect(0, 0, CARD_SIZE, CARD_SIZE)
  drawHead(pen, card)
  drawRing(pen, card)
  drawWords(pen, card)
}

function write(
  pen: CanvasRenderingContext2D,
  text: string,
  { x, y, look, colour, align = 'center' }: Placed,
): void {
  pen.font = look
  pen.fillStyle = colour
  pen.textAlign = align
  pen.fillText(text, x, y)
}

interface Placed {
  x: number
  y: number
  look: string
  colour: string
  align?: CanvasTextAlign
}

function drawHead(pen: CanvasRenderingContext2D, { product, slogan }: ResultCard): void {
  pen.save()
  pen.translate(EDGE - 6, 66)
  pen.scale(2.2, 2.2)
  pen.lineWidth = 4.2
  pen.lineCap = 'round'
  pen.strokeStyle = CARD_COLOURS.action
  pen.stroke(new Path2D('M27.8 16A11.8 11.8 0 1 0 24.6 24.1M16 16H27.8'))
  pen.fillStyle = CARD_COLOURS.bindu
  pen.fill(new Path2D('M21 16A5 5 0 1 1 11 16A5 5 0 1 1 21 16'))
  pen.restore()
  write(pen, product, { x: EDGE + 84, y: 120, look: font(650, 60), colour: CARD_COLOURS.ink, align: 'left' })
  write(pen, slogan, {
    x: CARD_SIZE - EDGE,
    y: 117,
    look: font(400, 40),
    colour: CARD_COLOURS['ink-3'],
    align: 'right',
  })
}

function drawRing(pen: CanvasRenderingContext2D, { percentage, right }: ResultCard): void {
  const { x, y, radius, width } = RING
  const share = Math.min(100, Math.max(0, percentage)) / 100
  const [start, end] = [-Math.PI / 2, 2 * Math.PI * share - Math.PI / 2]
  pen.lineWidth = width
  pen.lineCap = 'round'
  pen.strokeStyle = CARD_COLOURS.rule
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.stroke()
  if (share > 0) {
    pen.strokeStyle = ringColour(percentage)
    pen.beginPath()
    pen.arc(x, y, radius, start, end)
    pen.stroke()
  }
  pen.fillStyle = CARD_COLOURS.bindu
  pen.strokeStyle = CARD_COLOURS.paper
  pen.lineWidth = 10
  pen.beginPath()
  pen.arc(x + radius * Math.cos(end), y + radius * Math.sin(end), 30, 0, 2 * Math.PI)
  pen.fill()
  pen.stroke()
  write(pen, `${percentage}%`, { x, y: y + 40, look: font(650, 150), colour: CARD_COLOURS.ink })
  write(pen, right, { x, y: y + 104, look: font(400, 48), colour: CARD_COLOURS['ink-2'] })
}

function drawWords(pen: CanvasRenderingContext2D, { topic, badge, facts, host }: ResultCard): void {
  const x = CARD_SIZE / 2
  write(pen, badge, { x, y: 772, look: font(500, 50), colour: CARD_COLOURS['ink-2'] })
  pen.font = font(600, 72)
  const lines = fitLines(topic, 2, (line) => pen.measureText(line).width <= CARD_SIZE - 2 * EDGE)
  for (const [at, line] of lines.entries()) {
    write(pen, line, {
      x,
      y: (lines.length > 1 ? 846 : 872) + at * 78,
      look: font(600, 72),
      colour: CARD_COLOURS.ink,
    })
  }
  pen.fillStyle = CARD_COLOURS.rule
  pen.fillRect(EDGE, 962, CARD_SIZE - 2 * EDGE, 2)
  write(pen, facts, { x: EDGE, y: 1026, look: font(400, 44), colour: CARD_COLOURS['ink-2'], align: 'left' })
  write(pen, host, {
    x: CARD_SIZE - EDGE,
    y: 1026,
    look: font(500, 44),
    colour: CARD_COLOURS.action,
    align: 'right',
  })
}

/** The light tokens: a picture has no theme, and a canvas cannot read custom properties. */
export const CARD_COLOURS = {
  paper: '#fbf8f1',
  rule: '#e2dac8',
  ink: '#1b1a24',
  'ink-2': '#494550',
  'ink-3': '#696367',
  action: '#2b3585',
  bindu: '#f0a01a',
  'correct-fill': '#1f7a45',
  'note-fill': '#24699f',
  'bindu-line': '#b26a00',
  'wrong-fill': '#bf3527',
} as const

const BANDS = {
  green: CARD_COLOURS['correct-fill'],
  blue: CARD_COLOURS['note-fill'],
  amber: CARD_COLOURS['bindu-line'],
  red: CARD_COLOURS['wrong-fill'],
} as const

/** The colour of the score's band; bands start at 80, 60 and 40. */
const ringColour = (percentage: number): string => BANDS[scoreColour(percentage)]

/**
 * Breaks a text into at most `most` lines that `fits` accepts; a text that is too long ends with an ellipsis.
 */
export function fitLines(text: string, most: number, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && !fits(longer)) {
      lines.push(line)
      line = word
    } else line = longer
  }
  lines.push(line)
  if (lines.length <= most) return lines.map((whole) => shorten(whole, fits))
  const rest = lines.slice(most - 1).join(' ')
  return [...lines.slice(0, most - 1), shorten(rest, fits)]
}

function shorten(line: string, fits: (line: string) => boolean): string {
  if (fits(line)) return line
  // By grapheme: cutting a Devanagari vowel sign off its letter would misspell the word.
  const letters = [...new Intl.Segmenter().segment(line)].map(({ segment }) => segment)
  while (letters.length > 1 && !fits(`${letters.join('').trimEnd()}…`)) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
