/** Streams that are packed several times, or whose packing is told elsewhere: what bombs need and documents do not. */
const PACKED_TWICE = /\/Filter\s*\[\s*\/\w+\s*\/(?:Flate|LZW|RunLength|ASCII85|ASCIIHex|Brotli)\w*/
const PACKING_ELSEWHERE = /\/Filter\s+\d+\s+\d+\s+R/

/** Whether a PDF could unpack to far more than its size. The marks stand in plain letters in any PDF. */
export function couldBeBomb(bytes: Uint8Array): boolean {
  const letters = new TextDecoder('latin1').decode(bytes)
  return PACKED_TWICE.test(letters) || PACKING_ELSEWHERE.test(letters)
}
