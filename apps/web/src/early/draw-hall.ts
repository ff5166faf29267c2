import { areShort } from '../components/question/short-options.ts'
import { readHallFirstView } from '../lib/stores/hall/hall-first-view.ts'
import { drawText } from './draw-text.ts'
import { nameSlot, removeSlots, slotOf } from './landing-slots.ts'

/** The question that was open in this tab's exam hall, as the hall has left it. The clock is shown by the app. */
export function drawHall(landing: HTMLElement): boolean {
  const view = readHallFirstView(location.pathname.split('/').at(-1) ?? '')
  if (view === null) return false
  slotOf(landing, 'title').textContent = view.title
  slotOf(landing, 'number').textContent = `${view.number} `
  slotOf(landing, 'range').textContent = view.range
  slotOf(landing, 'right').textContent = view.right
  slotOf(landing, 'wrong').textContent = view.wrong
  drawTabs(slotOf(landing, 'tab'), view.sections, view.section)
  if (view.text === null) removeSlots(landing, 'stem')
  else drawText(slotOf(landing, 'stem'), view.text)
  if (view.options === null) removeSlots(landing, 'options')
  else drawOptions(slotOf(landing, 'options'), view.options, view.chosen)
  return true
}

interface Tab {
  short: string
  title: string
  count: string
}

function drawTabs(sample: HTMLElement, sections: readonly Tab[], at: number): void {
  sample.replaceWith(
    ...sections.map(({ short, title, count }, index) => {
      const tab = sample.cloneNode(true)
      if (!(tab instanceof HTMLElement)) throw new Error('the landing has no tab')
      slotOf(tab, 'short').textContent = short
      slotOf(tab, 'long').textContent = title
      slotOf(tab, 'answered').textContent = count
      if (index !== at) slotOf(tab, 'button').removeAttribute('aria-current')
      return tab
    }),
  )
}

function drawOptions(list: HTMLElement, options: readonly string[], chosen: number | null): void {
  if (areShort(options)) list.classList.add('wide:grid-cols-2')
  // Each takes the first place that is still open.
  for (const text of options) {
    const place = slotOf(list, 'option')
    drawText(place, text)
    nameSlot(place, 'drawn option')
  }
  list.querySelectorAll('input').forEach((radio, index) => {
    radio.checked = index === chosen
  })
}
