const YEAR_IN_SECONDS = 31_536_000

/** What the app never asks a browser for, so that no injected code can either. */
const REFUSED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]

/** Headers that every answer carries. */
export function securityHeaders(options: {
  policy: string
  publicUrl: string | undefined
}): [string, string][] {
  return [
    ['Content-Security-Policy', options.policy],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', ')],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    // A browser that once got this over http would lock people out of a server that has no https.
    ...(options.publicUrl?.startsWith('https://')
      ? [['Strict-Transport-Security', `max-age=${YEAR_IN_SECONDS}`] satisfies [string, string]]
      : []),
  ]
}
