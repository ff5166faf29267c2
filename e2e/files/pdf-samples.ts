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

/** 256 MB of spaces, packed twice into a few hundred bytes. */
export function bombPdf(): Buffer {
  const packed = deflateSync(deflateSync(Buffer.alloc(256 * 1024 * 1024, 32)))
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] /Contents 4 0 R >>',
    `<< /Length ${packed.length} /Filter [/FlateDecode /FlateDecode] >>\nstream\n${packed.toString('latin1')}\nendstream`,
  ]
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')
  return Buffer.from(`%PDF-1.7\n${body}trailer << /Root 1 0 R /Size 5 >>\n%%EOF`, 'latin1')
}
