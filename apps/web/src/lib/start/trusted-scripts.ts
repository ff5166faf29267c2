interface TrustedTypePolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(address: string): string | null }): unknown
}
declare global {
  interface Window {
    /** Not in every browser; where it is missing, the rest of the content policy still holds. */
    trustedTypes?: TrustedTypePolicyFactory
  }
}

/** The workers of our own build: the reader of PDFs, the reader of photos, and the service worker. */
const OWN_SCRIPT = /^\/(?:assets\/[\w.-]+\.m?js|ocr\/[\w.-]+\.js|service-worker\.js)$/

export function isOwnScript(address: string, page: string): boolean {
  const url = URL.parse(address, page)
  return url !== null && url.origin === new URL(page).origin && OWN_SCRIPT.test(url.pathname)
}

/**
 * The content policy lets no text become HTML or the address of a script (Trusted Types). Our own workers are the only exception. The
 * policy is the default one, because the library that reads photos starts its worker by a plain address.
 */
export function allowOwnScripts(): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isOwnScript(address, location.href) ? address : null),
  })
}
