import { CARD_COLOURS as COLOURS, ringColour } from './card-colours.ts'
import { fitLines } from './fit-lines.ts'

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

/** A square: every messenger shows it whole. */
export const CARD_SIZE = 1080
const EDGE = 88
const RING = { x: CARD_SIZE / 2, y: 430, radius: 230, width: 40 }
const FONT = '"Anek", "Noto Sans", "Noto Sans Devanagari", system-ui, sans-serif'

const font = (weight: number, size: number) => `${weight} ${size}px ${FONT}`

/** A result as a picture: mark and name, the ring with its score, what it was about. */
export async function drawResultCard(pen: CanvasRenderingContext2D, card: ResultCard): Promise<void> {
  // A canvas does not wait for a font, and a Devanagari topic needs a file of its own.
  await document.fonts.load(font(600, 72), `${card.topic}${card.badge}`).catch(() => [])
  pen.fillStyle = COLOURS.paper
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
  pen.strokeStyle = COLOURS.action
  pen.stroke(new Path2D('M27.8 16A11.8 11.8 0 1 0 24.6 24.1M16 16H27.8'))
  pen.fillStyle = COLOURS.bindu
  pen.fill(new Path2D('M21 16A5 5 0 1 1 11 16A5 5 0 1 1 21 16'))
  pen.restore()
  write(pen, product, { x: EDGE + 84, y: 120, look: font(650, 60), colour: COLOURS.ink, align: 'left' })
  write(pen, slogan, {
    x: CARD_SIZE - EDGE,
    y: 117,
    look: font(400, 40),
    colour: COLOURS['ink-3'],
    align: 'right',
  })
}

function drawRing(pen: CanvasRenderingContext2D, { percentage, right }: ResultCard): void {
  const { x, y, radius, width } = RING
  const share = Math.min(100, Math.max(0, percentage)) / 100
  const [start, end] = [-Math.PI / 2, 2 * Math.PI * share - Math.PI / 2]
  pen.lineWidth = width
  pen.lineCap = 'round'
  pen.strokeStyle = COLOURS.rule
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.stroke()
  if (share > 0) {
    pen.strokeStyle = ringColour(percentage)
    pen.beginPath()
    pen.arc(x, y, radius, start, end)
    pen.stroke()
  }
  pen.fillStyle = COLOURS.bindu
  pen.strokeStyle = COLOURS.paper
  pen.lineWidth = 10
  pen.beginPath()
  pen.arc(x + radius * Math.cos(end), y + radius * Math.sin(end), 30, 0, 2 * Math.PI)
  pen.fill()
  pen.stroke()
  write(pen, `${percentage}%`, { x, y: y + 40, look: font(650, 150), colour: COLOURS.ink })
  write(pen, right, { x, y: y + 104, look: font(400, 48), colour: COLOURS['ink-2'] })
}

function drawWords(pen: CanvasRenderingContext2D, { topic, badge, facts, host }: ResultCard): void {
  const x = CARD_SIZE / 2
  write(pen, badge, { x, y: 772, look: font(500, 50), colour: COLOURS['ink-2'] })
  pen.font = font(600, 72)
  const lines = fitLines(topic, 2, (line) => pen.measureText(line).width <= CARD_SIZE - 2 * EDGE)
  for (const [at, line] of lines.entries()) {
    write(pen, line, {
      x,
      y: (lines.length > 1 ? 846 : 872) + at * 78,
      look: font(600, 72),
      colour: COLOURS.ink,
    })
  }
  pen.fillStyle = COLOURS.rule
  pen.fillRect(EDGE, 962, CARD_SIZE - 2 * EDGE, 2)
  write(pen, facts, { x: EDGE, y: 1026, look: font(400, 44), colour: COLOURS['ink-2'], align: 'left' })
  write(pen, host, {
    x: CARD_SIZE - EDGE,
    y: 1026,
    look: font(500, 44),
    colour: COLOURS.action,
    align: 'right',
  })
}
