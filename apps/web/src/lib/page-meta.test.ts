import { beforeEach, describe, expect, it } from 'vitest'
import { applyPageMeta, createPageMetaStore, documentTitle, titleFromPath } from './page-meta.ts'

const address = (path: string) => new URL(path, 'https://ekagra.example')
const meta = (selector: string) => document.head.querySelector(selector)?.getAttribute('content')
const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href')

beforeEach(() => {
  document.head.innerHTML = ''
})

describe('titles', () => {
  it('SHELL-51 puts the product after the title of a page', () => {
    expect(documentTitle('Mock Exam', '/test')).toBe('Mock Exam | Ekagra – Smart Exam Preparation')
  })

  it('SHELL-52 has a default title', () => {
    expect(documentTitle(undefined, '/')).toBe('Ekagra – Smart Exam Preparation Tools')
  })

  it.each([
    ['/current-affairs', 'Current Affairs'],
    ['/notes/create', 'Create'],
    ['/doubt-solver/', 'Doubt Solver'],
    ['/category/indian%20polity', 'Indian Polity'],
    ['/category/%E0%A4', '%E0%A4'],
  ])('SHELL-53 derives the title of %s from its last segment', (path, title) => {
    expect(titleFromPath(path)).toBe(title)
    expect(documentTitle(undefined, path)).toBe(`${title} | Ekagra – Smart Exam Preparation`)
  })

  it('SHELL-54 derives a fixed title at the root', () => {
    expect(titleFromPath('/')).toBe('Smart Exam Preparation Tools')
  })
})

describe('the head of the document', () => {
  it('SHELL-01 presents the product as a web app for aspirants of Indian competitive exams', () => {
    applyPageMeta(document, {}, address('/'))
    expect(meta('meta[name="description"]')).toContain('Indian competitive exams')
  })

  it('SHELL-55 carries the description, the keywords and the link previews that a page sets', () => {
    applyPageMeta(
      document,
      {
        title: 'Mock Exam',
        description: 'A timed test on any topic',
        keywords: ['mock test', 'SSC'],
        image: '/mock.png',
      },
      address('/test'),
    )
    expect(document.title).toBe('Mock Exam | Ekagra – Smart Exam Preparation')
    expect(meta('meta[name="description"]')).toBe('A timed test on any topic')
    expect(meta('meta[name="keywords"]')).toBe('mock test, SSC')
    for (const selector of ['meta[property="og:title"]', 'meta[name="twitter:title"]']) {
      expect(meta(selector)).toBe('Mock Exam | Ekagra – Smart Exam Preparation')
    }
    for (const selector of ['meta[property="og:description"]', 'meta[name="twitter:description"]']) {
      expect(meta(selector)).toBe('A timed test on any topic')
    }
    for (const selector of ['meta[property="og:image"]', 'meta[name="twitter:image"]']) {
      expect(meta(selector)).toBe('https://ekagra.example/mock.png')
    }
    expect(meta('meta[name="twitter:card"]')).toBe('summary_large_image')
  })

  it('SHELL-56 names the current address as the canonical one', () => {
    applyPageMeta(document, {}, address('/search?q=time'))
    expect(canonical()).toBe('https://ekagra.example/search?q=time')
    expect(meta('meta[property="og:url"]')).toBe('https://ekagra.example/search?q=time')
  })

  it('SHELL-56 takes the canonical address that a page sets', () => {
    applyPageMeta(document, { canonical: '/search' }, address('/search?q=time'))
    expect(canonical()).toBe('https://ekagra.example/search')
  })

  it('SHELL-57 carries the structured data that a page sets', () => {
    applyPageMeta(document, { structuredData: { '@type': 'Quiz', name: 'Trains' } }, address('/practice'))
    const script = document.head.querySelector('script[type="application/ld+json"]')
    expect(JSON.parse(script?.textContent ?? '')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Quiz',
      name: 'Trains',
    })
  })

  it('keeps nothing of the previous page, and has each tag only once', () => {
    applyPageMeta(document, { keywords: ['old'], structuredData: { name: 'old' } }, address('/practice'))
    applyPageMeta(document, {}, address('/history'))
    expect(meta('meta[name="keywords"]')).toBeUndefined()
    expect(document.head.querySelector('script')).toBeNull()
    expect(document.head.querySelectorAll('meta[property="og:title"]')).toHaveLength(1)
    expect(document.head.querySelectorAll('link[rel="canonical"]')).toHaveLength(1)
  })
})

describe('the page on screen', () => {
  it('keeps the title of a newer page when the older page is removed later', () => {
    const store = createPageMetaStore()
    const leave = store.set({ title: 'Practice' })
    store.set({ title: 'History' })
    leave()
    expect(store.read()).toEqual({ title: 'History' })
  })
})
