export interface Picture {
  screen: string
  look: string
  file: string
}

const asHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** One row for each screen, one column for each width and theme; a click opens the picture in full size. */
export function contactSheet(pictures: readonly Picture[], takenAt: Date): string {
  const looks = [...new Set(pictures.map(({ look }) => look))]
  const screens = [...new Set(pictures.map(({ screen }) => screen))]
  const cell = (screen: string, look: string) => {
    const picture = pictures.find((other) => other.screen === screen && other.look === look)
    if (!picture) return '<td></td>'
    const [file, title] = [asHtml(picture.file), asHtml(`${screen}, ${look}`)]
    return `<td><a href="${file}"><img src="${file}" alt="${title}" loading="lazy"></a></td>`
  }
  const rows = screens.map(
    (screen) =>
      `<tr><th scope="row">${asHtml(screen)}</th>${looks.map((look) => cell(screen, look)).join('')}</tr>`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Ekagra, every screen</title>
<style>
  body { font: 15px/1.5 system-ui, sans-serif; margin: 1rem; }
  th { text-align: left; vertical-align: top; padding: 0.5rem; position: sticky; top: 0; background: #fff; }
  td { vertical-align: top; padding: 0.5rem; }
  img { width: 15rem; max-height: 30rem; object-fit: cover; object-position: top; border: 1px solid #ccc; }
</style>
<h1>Every screen</h1>
<p>${asHtml(takenAt.toISOString())}, ${pictures.length} pictures</p>
<table>
<thead><tr><th scope="col">Screen</th>${looks.map((look) => `<th scope="col">${asHtml(look)}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</html>
`
}
