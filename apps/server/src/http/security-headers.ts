import { createHash } from 'node:crypto'

/** CSP hashes of the inline elements of pages, each once: browsers then run only these. */
function hashInline(html: string, element: 'script' | 'style'): string[] {
  const pattern = new RegExp(`<${element}(?![^>]*\\ssrc\\s*=)[^>]*>([\\s\\S]*?)</${element}>`, 'gi')
  const contents = new Set([...html.matchAll(pattern)].map(([, content = '']) => content))
  return [...contents].map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`)
}

interface PolicyOptions {
  /** The pages that will be served under this policy. */
  html: string
  /** The origin of a Supabase elsewhere, which the page may call. */
  backendOrigin?: string | undefined
}

export function contentSecurityPolicy({ html, backendOrigin }: PolicyOptions): string {
  const backend = backendOrigin ? [backendOrigin, backendOrigin.replace(/^http/, 'ws')] : []
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    // WebAssembly of our own origin reads photos of questions; this does not allow eval.
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...hashInline(html, 'script')],
    'style-src': ["'self'", ...hashInline(html, 'style')],
    // KaTeX places glyphs with style attributes; they cannot load or run anything.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...backend],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'media-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/**
 * Added to the policy of pages: text never becomes HTML or the address of a script. innerHTML and its like take only what the default
 * policy of the page allows, and that allows the addresses of our own workers (apps/web/src/lib/start/trusted-scripts.ts). Workers have no such
 * policy and no page to write into, so their files go without it.
 */
export const TRUSTED_TYPES = "; require-trusted-types-for 'script'; trusted-types default"

const YEAR_IN_SECONDS = 31_536_000

/** Browser features that the app never uses, so that injected code cannot use them either. */
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

/** Headers of every answer. */
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
    // Without https, this header would lock people out of the server.
    ...(options.publicUrl?.startsWith('https://')
      ? [['Strict-Transport-Security', `max-age=${YEAR_IN_SECONDS}`] satisfies [string, string]]
      : []),
  ]
}
