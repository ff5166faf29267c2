/**
 * The static 'Loading Error' page of index.html, shown without React because React itself may have failed to
 * load.
 */
export function showLoadingError(page: Document, reload: () => void) {
  const template = page.getElementById('loading-error')
  if (!(template instanceof HTMLTemplateElement)) return
  page.body.replaceChildren(template.content.cloneNode(true))
  page.querySelector('button')?.addEventListener('click', reload)
}
