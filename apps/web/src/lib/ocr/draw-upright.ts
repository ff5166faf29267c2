/** Quarter turns, in degrees. */
export type Turn = 0 | 90 | 180 | 270

/** Letters of a page need no more; larger pictures only take longer. */
const LONGEST_SIDE = 2000

/** The picture as a camera meant it (its turn is noted in the file), no larger than needed, then turned. */
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
