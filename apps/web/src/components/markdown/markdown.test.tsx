import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { logProblem } from '../../lib/log.ts'
import { MARKDOWN_ATTACKS, MARKDOWN_BOMBS } from '../../testing/markdown-attacks.ts'
import { Markdown } from './markdown.tsx'
import { MarkdownView } from './markdown-view.tsx'

vi.mock('../../lib/log.ts')
// Check that the text was really rendered and not shown as source because rendering failed.
afterEach(() => expect(logProblem).not.toHaveBeenCalled())

const draw = (text: string) => render(<MarkdownView text={text} topHeading={2} />).container

const FORBIDDEN_ELEMENTS =
  'script, style, link, meta, base, img, svg, iframe, object, embed, video, audio, form, button, template, math[href], details, noscript'
/** All attributes that our own components and KaTeX set. */
const KNOWN_ATTRIBUTES =
  /^(class|style|id|href|target|rel|tabindex|aria-[a-z]+|role|scope|start|type|checked|disabled|readonly|xmlns|encoding|mathvariant|stretchy|fence|separator|lspace|rspace|displaystyle|scriptlevel|columnalign|rowspacing|columnspacing|width|height|mathcolor|minsize|maxsize|accent|mathbackground|linethickness|voffset|depth|display)$/

/** KaTeX draws long signs, such as a root, as SVG. It may be loaded already when a text is drawn. */
const ROOT_SIGNS = '.katex svg, .katex svg *'
const ATTRIBUTES_OF_SIGNS = /^(width|height|viewBox|preserveAspectRatio|d|xmlns|style|class)$/

function expectHarmless(container: HTMLElement): void {
  const signs = new Set(container.querySelectorAll(ROOT_SIGNS))
  const forbidden = [...container.querySelectorAll(FORBIDDEN_ELEMENTS)].find((element) => !signs.has(element))
  expect(forbidden?.outerHTML).toBeUndefined()
  // Bombs have tens of thousands of attributes: one assertion for all of them.
  const harmful = [...container.querySelectorAll('*')].flatMap((element) => {
    const known = signs.has(element) ? ATTRIBUTES_OF_SIGNS : KNOWN_ATTRIBUTES
    return [...element.attributes].filter(
      ({ name, value }) =>
        !known.test(name) ||
        (name === 'href' && !/^(https?:\/\/|mailto:|#text-)/.test(value)) ||
        (name === 'style' && /url|fixed/.test(value)),
    )
  })
  expect(harmful.map(({ name, value }) => `${name}="${value}"`)).toEqual([])
}

describe('untrusted markdown', () => {
  it('is tested with more than 60 attacks', () => {
    expect(new Set(MARKDOWN_ATTACKS).size).toBeGreaterThanOrEqual(60)
  })

  it.each(MARKDOWN_ATTACKS)('turns %j into nothing but text', (attack) => {
    const container = draw(`before ${attack}\n\n${attack}\n\n> - ${attack}`)
    expectHarmless(container)
    for (const link of container.querySelectorAll('a')) {
      expect(link.getAttribute('href')).not.toMatch(/evil\.example.*@|javascript/i)
    }
  })

  it('turns all of them together into nothing but text', () => {
    expectHarmless(draw(MARKDOWN_ATTACKS.join('\n\n')))
  })

  it.each(MARKDOWN_BOMBS)('renders %s within the time limit', (_, bomb) => {
    const started = performance.now()
    const container = draw(bomb)
    expect(performance.now() - started).toBeLessThan(5000)
    expect(container.querySelectorAll('*').length).toBeLessThan(60_000)
    expectHarmless(container)
  })
})

describe('markdown', () => {
  it('draws headings below the title of the page, lists, emphasis and quotes', () => {
    const container = draw('# One\n\n## Two\n\n### Three\n\n- a\n- **b**\n\n1. c\n\n> d')
    expect([...container.querySelectorAll('h2, h3')].map(({ tagName }) => tagName)).toEqual([
      'H2',
      'H2',
      'H3',
    ])
    expect(container.querySelector('ul li strong')?.textContent).toBe('b')
    expect(container.querySelector('ol li')?.textContent).toBe('c')
    expect(container.querySelector('blockquote')?.textContent?.trim()).toBe('d')
  })

  it('draws tables, with line ends and bars in formulas inside a cell', () => {
    const container = draw('| Term | Value |\n|---|--:|\n| $|x|$ | a<br>b |')
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Term', 'Value'])
    expect(container.querySelectorAll('td')).toHaveLength(2)
    expect(container.querySelector('td br')).not.toBeNull()
  })

  it.each([
    ['$x_1 * y_1$', 'x_1 * y_1'],
    ['\\(a_b\\)', 'a_b'],
    ['$$\na^2\n$$', 'a^2'],
    ['> $$\n> a^2\n> $$', 'a^2'],
  ])('typesets the formula of %j', async (text, tex) => {
    const container = draw(text)
    await waitFor(() => expect(container.querySelector('annotation')?.textContent).toBe(tex))
  })

  it('reads dollar amounts as money and code as code, not as formulas', () => {
    const container = draw('It costs $5 and $10. `$x$`\n\n```\n$y$ <b>\n```\n\n    $z$')
    expect(container.textContent).toContain('It costs $5 and $10. $x$')
    expect([...container.querySelectorAll('code')].map((code) => code.textContent?.trim())).toEqual([
      '$x$',
      '$y$ <b>',
      '$z$',
    ])
  })

  it('opens safe links in a new tab without a referrer', () => {
    draw('[act](https://indiacode.example/a?b=1) www.pib.example <me@mail.example>')
    const links = screen.getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://indiacode.example/a?b=1',
      'http://www.pib.example/',
      'mailto:me@mail.example',
    ])
    for (const link of links) {
      expect(link.getAttribute('rel')).toContain('noopener')
      expect(link.getAttribute('target')).toBe('_blank')
    }
  })

  it('names the host of a link whose text names another host', () => {
    const container = draw('[https://bank.example](https://evil.example/x) [bank](https://bank.example)')
    expect(container.textContent?.trim()).toBe('https://bank.example (evil.example) bank')
  })

  it('shows the alt text of an image instead of the image', () => {
    expect(draw('![Map of Gujarat](map.png)').textContent?.trim()).toBe('[picture: Map of Gujarat]')
  })

  it('shows HTML as text', () => {
    expect(draw('a <b onclick="x()">bold</b>').textContent?.trim()).toBe('a <b onclick="x()">bold</b>')
  })

  it('links to a footnote and back within its own text', () => {
    const container = draw('Fact[^1]\n\n[^1]: Source')
    const [there, back] = container.querySelectorAll('a')
    expect(container.querySelector(`[id="${there?.hash.slice(1)}"]`)?.textContent).toContain('Source')
    expect(container.querySelector(`[id="${back?.hash.slice(1)}"]`)).toBe(there)
  })

  it('says so when a text was too long to show in full', () => {
    draw(`${'word '.repeat(15_000)}end`)
    expect(screen.getByText('The rest is too long to show.')).toBeDefined()
  })

  it('leaves blanks and vertical bars in a sentence unchanged', () => {
    expect(draw('Blanks: ______________ and | bars').textContent?.trim()).toBe(
      'Blanks: ______________ and | bars',
    )
  })

  it('shows a skeleton until the parser has loaded, then renders', async () => {
    render(<Markdown text="**here**" />)
    expect(await screen.findByText('here')).toBeDefined()
  })
})
