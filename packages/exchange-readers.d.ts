/** The part of Papa Parse that a test uses; the package brings no types. */
declare module 'papaparse' {
  const Papa: { parse(text: string): { data: string[][]; errors: unknown[] } }
  export default Papa
}
