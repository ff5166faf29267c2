import type { ReactNode } from 'react'
import { uiMessages } from '../messages/en/ui.ts'
import { useMessages } from '../messages/use-messages.ts'
import { PageMeta } from './page-meta.tsx'
import { ChipLink } from './ui/chip.tsx'
import { Page, PageHead } from './ui/page.tsx'

export interface ReadingSection {
  /** The anchor of the section: #id. */
  id: string
  title: string
  paragraphs?: readonly string[] | undefined
  points?: readonly string[] | undefined
  /** Where to go from here. */
  links?: readonly { to: string; label: string }[] | undefined
  /** Content other than text: a table, a list of badges. */
  extra?: ReactNode
}

export interface ReadingPageProps {
  title: string
  text: string
  sections: readonly ReadingSection[]
}

function SectionBody({ section }: { section: ReadingSection }) {
  return (
    <div className="mt-3 grid gap-3">
      {section.paragraphs?.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {section.points && (
        <ul className="grid gap-2">
          {section.points.map((point) => (
            <li
              key={point}
              className="relative pl-5.5 before:absolute before:top-2.25 before:left-0.75 before:size-1.75 before:rounded-full before:border-[1.5px] before:border-ink-3"
            >
              {point}
            </li>
          ))}
        </ul>
      )}
      {section.extra}
      {section.links && (
        <div className="mt-1 flex flex-wrap gap-2">
          {section.links.map((link) => (
            <ChipLink key={link.to} to={link.to}>
              {link.label}
            </ChipLink>
          ))}
        </div>
      )}
    </div>
  )
}

/** A text to read: sections in one column, and from 960 px a table of contents at the right. */
export function ReadingPage({ title, text, sections }: ReadingPageProps) {
  const words = useMessages(uiMessages)
  return (
    <Page>
      <PageMeta title={title} description={text} />
      <PageHead title={title} text={text} />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_15rem] lg:gap-16">
        <div className="grid max-w-measure gap-10">
          {sections.map((section) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
              <h2 id={`${section.id}-title`}>{section.title}</h2>
              <SectionBody section={section} />
            </section>
          ))}
        </div>
        <nav
          aria-label={words.onThisPage}
          className="sticky top-[calc(var(--spacing-bar)+2rem)] hidden self-start lg:block"
        >
          <ul>
            {sections.map((section) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  className="flex min-h-target items-center border-l-2 border-rule py-1.5 pl-4 text-sm leading-tight text-ink-2 hover:border-action-text hover:text-ink"
                >
                  {section.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </Page>
  )
}
