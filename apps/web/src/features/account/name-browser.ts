/** In this order: most browsers also name the ones that they want to be taken for. */
const BROWSERS: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: readonly [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

export interface NamedBrowser {
  browser: string
  system: string
  isPhone: boolean
}

/** What a browser calls itself, in words; null when it cannot be told. */
export function nameBrowser(userAgent: string): NamedBrowser | null {
  const find = (list: readonly [RegExp, string][]) => list.find(([pattern]) => pattern.test(userAgent))?.[1]
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)]
  if (browser === undefined || system === undefined) return null
  return { browser, system, isPhone: system === 'Android' || system === 'iOS' }
}
