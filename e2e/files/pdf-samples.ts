import { deflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'

const PAGES = [
  `<h1>The Revolt of 1857</h1><p>The revolt began at Meerut on 10 May 1857 when soldiers refused the new cartridges.
   Mangal Pandey had been hanged at Barrackpore on 8 April 1857 for attacking his officers. The rebels marched to
   Delhi and proclaimed Bahadur Shah Zafar the emperor of India. At Kanpur the revolt was led by Nana Saheb.
   Kunwar Singh led the revolt in Bihar although he was nearly 80 years old. Rani Lakshmibai died near Gwalior in 1858.</p>`,
  `<h1>Plants</h1><p>The green pigment in leaves that traps sunlight is called chlorophyll. The loss of water vapour
   from the leaves of a plant is known as transpiration. Tiny pores of a leaf through which gases pass are called
   stomata. The tissue that carries water from the roots to the leaves is called xylem.</p>`,
]

/** A real PDF of two pages of a school book, made by the browser. */
export async function bookPdf(page: Page): Promise<Buffer> {
  await page.setContent(PAGES.map((text) => `<section style="break-after: page">${text}</section>`).join(''))
  return page.pdf({ format: 'A5' })
}

/** Pages without a letter, as a scanner makes them. */
export async function scannedPdf(page: Page): Promise<Buffer> {
  await page.setContent('<svg width="300" height="300"><circle cx="150" cy="150" r="90" /></svg>')
  return page.pdf({ format: 'A5' })
}

/** 256 MB of spaces, packed twice into a few kilobytes. */
export function bombPdf(): Buffer {
  const packed = deflateSync(deflateSync(Buffer.alloc(256 * 1024 * 1024, 32), { level: 1 }))
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] /Contents 4 0 R >>',
    `<< /Length ${packed.length} /Filter [/FlateDecode /FlateDecode] >>\nstream\n${packed.toString('latin1')}\nendstream`,
  ]
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')
  return Buffer.from(`%PDF-1.7\n${body}trailer << /Root 1 0 R /Size 5 >>\n%%EOF`, 'latin1')
}

/** A past paper in two columns: a passage, a key below some questions, one answer wrong, two missing. */
export async function pastPaperPdf(page: Page): Promise<Buffer> {
  const lines = [
    'Directions (1): Read the passage and answer the question.',
    'The revolt began at Meerut on 10 May 1857.',
    '1. Where did the revolt of 1857 begin?',
    '(a) Delhi (b) Meerut (c) Kanpur (d) Jhansi',
    'Ans. (b)',
    '2. What is 25% of 80?',
    '(a) 10 (b) 20 (c) 30 (d) 40',
    '3. Find the HCF of 36 and 48.',
    '(a) 6 (b) 12 (c) 24 (d) 4',
    'Ans. (a)',
    '4. Who is the headman of this village?',
    '(a) Ram (b) Shyam (c) Mohan (d) Sohan',
    '5. Which colour has the door of this school?',
    '(a) Red (b) Green (c) Blue (d) White',
    'Ans. (d)',
  ]
  await page.setContent(
    `<div style="columns: 2; font: 14px sans-serif">${lines.map((line) => `<p style="margin: 4px 0">${line}</p>`).join('')}</div>`,
  )
  return page.pdf({ format: 'A4' })
}

/** A page that is a picture of a text. */
export async function scanOfText(
  page: Page,
  text = 'The revolt began at Meerut on 10 May 1857.',
  style = '',
): Promise<Buffer> {
  await page.setContent(`<style>${style}</style><p style="font: 40px serif, Hindi">${text}</p>`)
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.locator('p').screenshot()
  await page.setContent(`<img style="width: 100%" src="data:image/png;base64,${picture.toString('base64')}">`)
  return page.pdf({ format: 'A5' })
}
