/**
 * Streams that are compressed more than once, or whose filter is defined in another object. Decompression
 * bombs need these; ordinary documents do not.
 */
const PACKED_TWICE = /\/Filter\s*\[\s*\/\w+\s*\/(?:Flate|LZW|RunLength|ASCII85|ASCIIHex|Brotli)\w*/
const PACKING_ELSEWHERE = /\/Filter\s+\d+\s+\d+\s+R/

/** Whether a PDF could expand to far more than its size. The filter names are plain text in every PDF. */
export function couldBeBomb(bytes: Uint8Array): boolean {
  const letters = new TextDecoder('latin1').decode(bytes)
  return PACKED_TWICE.test(letters) || PACKING_ELSEWHERE.test(letters)
}
