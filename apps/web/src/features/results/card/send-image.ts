/** Whether the device's own sheet takes a picture. */
export function canShareImage(file: File): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })
}
