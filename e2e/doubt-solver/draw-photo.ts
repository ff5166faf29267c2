import type { Page } from '@playwright/test'

/** A printed question as a phone sees it: four degrees askew, grey paper, noise. The noise is the same every time. */
export async function drawPhoto(page: Page, lines: readonly string[]): Promise<Buffer> {
  const address = await page.evaluate(async (texts) => {
    // A test machine may have no Hindi font: the app brings its own.
    await document.fonts.load('44px Anek', texts.join(''))
    const canvas = document.createElement('canvas')
    ;[canvas.width, canvas.height] = [1200, 420]
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.fillStyle = '#e8e6e0'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.translate(600, 210)
    context.rotate((4 * Math.PI) / 180)
    context.fillStyle = '#222'
    context.font = '44px serif, Anek'
    context.textAlign = 'center'
    for (const [line, text] of texts.entries()) context.fillText(text, 0, line * 80 - 20)
    const picture = context.getImageData(0, 0, canvas.width, canvas.height)
    let seed = 7
    for (let at = 0; at < picture.data.length; at += 4) {
      seed = (seed * 1103515245 + 12345) % 2147483648
      const noise = (seed / 2147483648 - 0.5) * 60
      for (let channel = 0; channel < 3; channel++)
        picture.data[at + channel] = (picture.data[at + channel] ?? 0) + noise
    }
    context.putImageData(picture, 0, 0)
    return canvas.toDataURL('image/png')
  }, lines)
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}
