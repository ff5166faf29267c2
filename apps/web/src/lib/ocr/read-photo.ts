import { createWorker, OEM, PSM, type Worker } from 'tesseract.js'

export type PhotoLanguage = 'eng' | 'hin+eng'

export type PhotoText =
  | { ok: true; text: string /** 0 to 100, the reader's own estimate. */; confidence: number }
  | { ok: false; problem: 'not-a-picture' | 'no-text' | 'failed' | 'cancelled' }

export interface Reading {
  language: PhotoLanguage
  signal: AbortSignal
  /** 0 to 1. */
  onProgress: (share: number) => void
  /** A page of a document is not rotated, so that a page without letters is given up at once. */
  isUpright?: boolean
}

/** Below this the picture is probably rotated. */
const DOUBTFUL = 60
const TURNS: readonly Turn[] = [90, 270, 180]

/** Reads a photo in this browser, in a worker of our own origin: the picture is not sent anywhere. */
export async function readPhoto(
  photo: Blob,
  { language, signal, onProgress, isUpright = false }: Reading,
): Promise<PhotoText> {
  const upright = await drawUpright(photo, 0).catch(() => null)
  if (!upright) return { ok: false, problem: 'not-a-picture' }
  let worker: Worker | undefined
  // A busy worker receives no messages, so it is terminated.
  const end = () => worker?.terminate()
  signal.addEventListener('abort', end)
  try {
    worker = await createWorker(language, OEM.LSTM_ONLY, {
      workerPath: '/ocr/worker.min.js',
      corePath: '/ocr',
      langPath: '/ocr',
      workerBlobURL: false,
      // The browser's cache keeps the models; a second copy in a database would only take up space.
      cacheMethod: 'none',
      logger: ({ status, progress }) =>
        onProgress(status === 'recognizing text' ? 0.4 + 0.6 * progress : 0.3),
    })
    if (signal.aborted) return { ok: false, problem: 'cancelled' } // there was no worker to terminate yet
    await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO, preserve_interword_spaces: '1' })
    let best = await recognise(worker, upright)
    for (const turn of isUpright ? [] : TURNS) {
      if (best.confidence >= DOUBTFUL || signal.aborted) break
      const turned = await recognise(worker, await drawUpright(photo, turn))
      if (turned.confidence > best.confidence) best = turned
    }
    if (signal.aborted) return { ok: false, problem: 'cancelled' }
    return best.text === '' ? { ok: false, problem: 'no-text' } : { ok: true, ...best }
  } catch {
    return { ok: false, problem: signal.aborted ? 'cancelled' : 'failed' }
  } finally {
    signal.removeEventListener('abort', end)
    await worker?.terminate()
  }
}

async function recognise(worker: Worker, picture: Blob): Promise<{ text: string; confidence: number }> {
  const { data } = await worker.recognize(picture, { rotateAuto: true })
  return { text: tidyReading(data.text), confidence: data.confidence }
}

/** The lines, without blank lines and trailing blanks. */
const tidyReading = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')

/** Quarter turns, in degrees. */
export type Turn = 0 | 90 | 180 | 270

/** Enough to read the letters of a page; larger pictures only take longer. */
const LONGEST_SIDE = 2000

/** The picture in its orientation (stored in the file by the camera), no larger than needed, then rotated. */
export async function drawUpright(photo: Blob, turn: Turn): Promise<Blob> {
  const picture = await createImageBitmap(photo)
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height))
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
  const isSideways = turn === 90 || turn === 270
  const canvas = new OffscreenCanvas(isSideways ? height : width, isSideways ? width : height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate((turn * Math.PI) / 180)
  context.filter = 'grayscale(1)'
  context.drawImage(picture, -width / 2, -height / 2, width, height)
  picture.close()
  return canvas.convertToBlob({ type: 'image/png' })
}
