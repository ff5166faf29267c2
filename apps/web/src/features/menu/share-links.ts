export interface ShareLink {
  name: 'whatsapp' | 'x' | 'facebook'
  address: string
}

/** Where a person can send the app's link, with a message where the other side takes one. */
export function shareLinks(link: string, message: string): ShareLink[] {
  const [text, url] = [encodeURIComponent(message), encodeURIComponent(link)]
  return [
    { name: 'whatsapp', address: `https://wa.me/?text=${encodeURIComponent(`${message} ${link}`)}` },
    { name: 'x', address: `https://x.com/intent/post?text=${text}&url=${url}` },
    { name: 'facebook', address: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
  ]
}
