import { expect, type Locator, type Page } from '@playwright/test'

/** Marks what Tab should reach, in the order of the page, and writes down what it does reach. Returns how many there are. */
const markStops = (page: Page) =>
  page.evaluate(() => {
    const groups = new Set<string>()
    const stops = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]',
      ),
    ].filter((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return false
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
      // The arrow keys move inside a group of radio buttons: Tab stops at the chosen one, or at the first.
      const chosen = document.querySelector(`input[name="${CSS.escape(element.name)}"]:checked`)
      const isStop = chosen ? element === chosen : !groups.has(element.name)
      groups.add(element.name)
      return isStop
    })
    for (const [index, element] of stops.entries()) {
      const isRadio = element instanceof HTMLInputElement && element.type === 'radio'
      for (const one of isRadio ? document.getElementsByName(element.name) : [element])
        one.dataset.stop = `${index}`
    }
    const reached: string[] = []
    const over = new AbortController()
    Object.assign(window, { reached, stopWriting: () => over.abort() })
    const write = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return
      const around = [target, target.closest('label'), target.parentElement]
      const isSeen = around.some(
        (one) =>
          one &&
          getComputedStyle(one).outlineStyle !== 'none' &&
          getComputedStyle(one).outlineWidth !== '0px',
      )
      const name = target.dataset.stop ?? `not expected: ${target.outerHTML.slice(0, 200)}`
      reached.push(isSeen ? name : `not seen: ${target.outerHTML.slice(0, 200)}`)
    }
    // Tab begins at the top, wherever a link of the app has left the focus.
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
    document.addEventListener('focusin', write, { signal: over.signal })
    return stops.length
  })

/** What gets the focus though it is behind the dialog. */
function writeDownEscapes(): void {
  const escaped: string[] = []
  Object.assign(window, { escaped })
  document.addEventListener('focusin', ({ target }) => {
    if (
      target instanceof Element &&
      document.querySelector('dialog[open]') &&
      target.matches(':is(main, header, aside) *:not(dialog, dialog *)')
    )
      escaped.push(target.outerHTML.slice(0, 200))
  })
}

/** Many presses at once, one after the other for the page: it need not be drawn between them. */
const pressTab = (page: Page, times: number) =>
  Promise.all(Array.from({ length: times }, () => page.keyboard.press('Tab')))

/** Opens a dialog by Enter, goes round in it once, and leaves it by Escape: the focus is where it was. */
async function openAndLeave(page: Page, opener: Locator) {
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.locator('dialog[open]')
  await expect(dialog).toBeVisible()
  const controls = await dialog.locator('button, input, select, textarea').count()
  await page.evaluate(writeDownEscapes)
  await pressTab(page, controls + 1)
  expect(await page.evaluate(() => Reflect.get(window, 'escaped'))).toEqual([])
  await expect(page.locator(':is(main, header, aside) :focus:not(dialog, dialog *)')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
}

/** Tab reaches each control in order and shows where it is; dialogs give the focus back. */
export async function expectUsedByKeys(page: Page, path: string, dialogs: readonly RegExp[]) {
  const count = await markStops(page)
  await pressTab(page, count)
  const reached = await page.evaluate(() => {
    Reflect.get(window, 'stopWriting')()
    return Reflect.get(window, 'reached')
  })
  expect(reached, path).toEqual(Array.from({ length: count }, (_, index) => `${index}`))
  for (const name of dialogs) await openAndLeave(page, page.getByRole('button', { name }).first())
}
