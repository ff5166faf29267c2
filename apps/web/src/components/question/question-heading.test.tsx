import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, it } from 'vitest'
import { QuestionHeading } from './question-heading.tsx'

it('shows the passage in paragraphs above the question about it', () => {
  const passage = {
    kind: 'passage' as const,
    title: 'The lake',
    paragraphs: ['The lake was dry.', 'Then it rained.'],
  }
  const question = { text: 'What filled the lake?', figure: passage }
  render(<QuestionHeading id="asked" question={question} headingRef={createRef()} />)
  const figure = screen.getByRole('figure')
  const heading = screen.getByRole('heading', { name: 'What filled the lake?' })
  expect(figure.querySelector('figcaption')?.textContent).toBe('The lake')
  expect([...figure.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(passage.paragraphs)
  expect(figure.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('keeps the line breaks of a question', () => {
  const question = { text: 'Arrange the sentences.\nP. It rained.\nQ. The lake was dry.' }
  render(<QuestionHeading id="asked" question={question} headingRef={createRef()} />)
  expect(screen.getByRole('heading').querySelectorAll('br')).toHaveLength(2)
})

it('keeps the table of a set above the question, in a part that scrolls on its own', () => {
  const table = {
    kind: 'table' as const,
    title: 'Bicycles made',
    columns: ['Company', '2023'],
    rows: [['P', '400']],
  }
  const question = { text: 'How many bicycles did P make?', figure: table }
  render(<QuestionHeading id="asked" question={question} headingRef={createRef()} keepsStem />)
  const stem = screen.getByRole('group', { name: 'Bicycles made' })
  expect(stem.className).toContain('sticky')
  expect(stem.compareDocumentPosition(screen.getByRole('heading'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
