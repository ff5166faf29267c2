/** Writes samples of every type and level to .cache/gallery.html: node tools/gallery.ts [part of an id] */
import { mkdirSync, writeFileSync } from 'node:fs'
import { catalogue, loadChapter } from '@ekagra/questions/chapters/catalogue'
import { type Composed, composeQuestion } from '@ekagra/questions/kit/compose-question'
import { toPlainText } from '@ekagra/questions/kit/wording/plain-text'
import { Difficulty } from '@ekagra/schema/difficulty'

const SAMPLES = 3
const folder = new URL('../.cache/', import.meta.url)
const wanted = process.argv[2] ?? ''

const escapeHtml = (text: string): string =>
  toPlainText(text).replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

function renderQuestion({ question }: Composed): string {
  const options = question.options.map((option, index) => {
    const note =
      index === question.correctIndex
        ? 'the answer'
        : (question.misconceptions?.[index] ?? 'no named mistake')
    return `<li class="${index === question.correctIndex ? 'key' : ''}">${escapeHtml(option)} <small>${escapeHtml(note)}</small></li>`
  })
  const steps = (question.steps ?? []).map((step) => `<li>${escapeHtml(step)}</li>`)
  const figure = question.figure ? `<pre>${escapeHtml(JSON.stringify(question.figure))}</pre>` : ''
  return `<article><p>${escapeHtml(question.text)}</p>${figure}<ol type="A">${options.join('')}</ol><ol>${steps.join('')}</ol></article>`
}

const sections: string[] = []
for (const entry of catalogue.filter(({ id }) => id.includes(wanted))) {
  const generator = (await loadChapter(entry.chapterId)).get(entry.id)
  if (!generator) throw new Error(`no generator ${entry.id}`)
  const levels = Difficulty.options.map((level) => {
    const samples = Array.from({ length: SAMPLES }, (_, index) => {
      const composed = composeQuestion(generator, entry, { level, seed: 'gallery', index })
      return 'problem' in composed
        ? `<article>${escapeHtml(composed.problem)}</article>`
        : renderQuestion(composed)
    })
    return `<h3>${level}</h3><div class="row">${samples.join('')}</div>`
  })
  const path = [entry.subject, entry.chapter, entry.title].map(escapeHtml).join(' / ')
  sections.push(
    `<section id="${entry.id}"><h2>${entry.id} <small>${path}</small></h2>${levels.join('')}</section>`,
  )
}

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Question gallery</title>
<style>
  body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem; max-width: 90rem }
  .row { display: grid; grid-template-columns: repeat(auto-fit, minmax(22rem, 1fr)); gap: 1rem }
  article { border: 1px solid #ccc; border-radius: 8px; padding: 0 1rem; white-space: pre-line }
  .key { font-weight: 600; color: #06682f }
  small { color: #666; font-weight: 400 }
</style>
<h1>${sections.length} types of question</h1>${sections.join('\n')}</html>`

mkdirSync(folder, { recursive: true })
const file = new URL('gallery.html', folder)
writeFileSync(file, page)
console.log(`${sections.length} types in ${file.pathname}`)
