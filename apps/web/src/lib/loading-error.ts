/** The static 'Loading Error' page of index.html, shown without React: React may be what failed. */
export function showLoadingError(page: Document, reload: () => void) {
  const template = page.getElementById('loading-error')
  if (!(template instanceof HTMLTemplateElement)) return
  page.body.replaceChildren(template.content.cloneNode(true))
  page.querySelector('button')?.addEventListener('click', reload)
}
