const MULTIPLIERS = [2_654_435_761, 1_597_334_677] as const

/**
 * Tells devices that report the same content apart, and nothing else: another content gives another mark, and the mark does not lead back to
 * the device. Two rounds of 32 bits each, because browsers offer real hashes only on https.
 */
export function deviceMark(device: string, contentId: string): string {
  const text = `${device}\n${contentId}`
  return MULTIPLIERS.map((multiplier) => {
    let hash = 0xdeadbeef ^ multiplier
    for (let at = 0; at < text.length; at += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(at), multiplier)
      hash ^= hash >>> 15
    }
    return (hash >>> 0).toString(16).padStart(8, '0')
  }).join('')
}
