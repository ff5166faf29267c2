import {
  fairMinutes,
  minutesOfPaper,
  questionsOfPaper,
  toMarks,
} from '@ekagra/exam/exam-paper/pattern-figures'
import { OWN_SUBJECTS } from '@ekagra/questions/exams/patterns'
import type { ExamPattern, MarkFraction } from '@ekagra/schema/exam-pattern'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { BelowTheEdge } from '../../components/below-the-edge.tsx'
import { PageMeta } from '../../components/page-meta.tsx'
import { PaperStrip } from '../../components/papers/paper-strip.tsx'
import { PatternFiguresRow } from '../../components/papers/pattern-figures-row.tsx'
import { Button, IconButton } from '../../components/ui/button.tsx'
import { Segmented } from '../../components/ui/form/segmented.tsx'
import { Select } from '../../components/ui/form/select.tsx'
import { TextField } from '../../components/ui/form/text-field.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { Page, PageHead, SideColumns } from '../../components/ui/page.tsx'
import { examStartPath } from '../../lib/filled-paths.ts'
import { formatMarks } from '../../lib/papers/format-marks.ts'
import * as paths from '../../lib/paths.ts'
import { keepOwnPattern, readOwnPatterns, removeOwnPattern } from '../../lib/stores/hall/own-pattern-store.ts'
import { examChooseMessages } from '../../messages/en/exam-choose.ts'
import { topicMessages } from '../../messages/en/topic.ts'
import { useMessages } from '../../messages/use-messages.ts'

interface Row {
  subject: string
  questions: string
  minutes: string
}

interface Form {
  name: string
  rows: readonly Row[]
  clock: 'common' | 'sectional'
  right: '1' | '2' | '4'
  wrong: 'none' | 'quarter' | 'third' | 'half'
}

const NEW: Form = {
  name: '',
  rows: [
    { subject: 'English', questions: '20', minutes: '12' },
    { subject: 'Quantitative Aptitude', questions: '20', minutes: '12' },
    { subject: 'Reasoning', questions: '20', minutes: '12' },
  ],
  clock: 'sectional',
  right: '1',
  wrong: 'quarter',
}

const SHARES: Readonly<Record<Form['wrong'], MarkFraction>> = {
  none: [0, 1],
  quarter: [1, 4],
  third: [1, 3],
  half: [1, 2],
}

/** The same in every language. */
const SIGNS: Readonly<Record<Form['wrong'], string>> = { none: '0', quarter: '−¼', third: '−⅓', half: '−½' }

const isCount = (text: string, most: number) =>
  /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= most

const isRowValid = ({ questions, minutes }: Row) => isCount(questions, 100) && isCount(minutes, 180)

function toPattern(form: Form, id: string): ExamPattern {
  const right: MarkFraction = [Number(form.right), 1]
  const [share, of] = SHARES[form.wrong]
  const wrong: MarkFraction = [Number(form.right) * share, of]
  const rows = form.rows.filter(isRowValid)
  const isSectional = form.clock === 'sectional'
  return {
    id,
    title: form.name.trim() || id,
    group: 'own',
    clock: isSectional
      ? { kind: 'sectional' }
      : {
          kind: 'common',
          minutes: Math.max(
            1,
            rows.reduce((sum, { minutes }) => sum + Number(minutes), 0),
          ),
        },
    sections: rows.flatMap(({ subject, questions, minutes }) => {
      const known = OWN_SUBJECTS.find(({ title }) => title === subject)
      if (!known) return []
      return [
        {
          ...known,
          parts: [{ questions: Number(questions), form: 'option' as const, right, wrong }],
          ...(isSectional && { minutes: Number(minutes) }),
        },
      ]
    }),
    levels: [30, 50, 20],
    calculator: 'none',
    realOptions: 4,
    languages: [],
    cutOffs: [],
  }
}

function toForm(pattern: ExamPattern): Form {
  const [first] = pattern.sections.flatMap(({ parts }) => parts)
  const right = first ? toMarks(first.right) : 1
  const share = first ? toMarks(first.wrong) / right : 0
  const wrong = (['none', 'quarter', 'third', 'half'] as const).find(
    (name) => Math.abs(toMarks(SHARES[name]) - share) < 0.001,
  )
  return {
    name: pattern.title,
    rows: pattern.sections.map((section) => ({
      subject: section.title,
      questions: String(section.parts.reduce((sum, { questions }) => sum + questions, 0)),
      minutes: String(Math.round(fairMinutes(pattern, section))),
    })),
    clock: pattern.clock.kind,
    right: right === 4 ? '4' : right === 2 ? '2' : '1',
    wrong: wrong ?? 'none',
  }
}

/** The page at /exams/own: a pattern of one's own. */
export function Component() {
  const words = useMessages(examChooseMessages)
  const own = words.form
  const { sectionName } = useMessages(topicMessages)
  const navigate = useNavigate()
  const wanted = useSearchParams()[0].get('id')
  const [kept] = useState(() => readOwnPatterns().find(({ id }) => id === wanted))
  const [id] = useState(() => kept?.id ?? `own-${Date.now().toString(36)}`)
  const [form, setForm] = useState<Form>(() => (kept ? toForm(kept) : NEW))
  const [hasTried, setTried] = useState(false)
  const change = (changes: Partial<Form>) => setForm({ ...form, ...changes })
  const changeRow = (index: number, changes: Partial<Row>) =>
    change({ rows: form.rows.map((row, place) => (place === index ? { ...row, ...changes } : row)) })
  const subjects = form.rows.map(({ subject }) => subject)
  const unused = OWN_SUBJECTS.filter(({ title }) => !subjects.includes(title))
  const pattern = toPattern(form, id)
  const isTwice = new Set(subjects).size < subjects.length
  const isNamed = form.name.trim() !== ''
  const isValid = isNamed && form.rows.length > 0 && form.rows.every(isRowValid) && !isTwice
  const save = (next: string) => {
    setTried(true)
    if (!isValid) return
    keepOwnPattern(pattern)
    void navigate(next)
  }
  const pace = Math.round((minutesOfPaper(pattern) * 60) / Math.max(1, questionsOfPaper(pattern)))
  const [right, wrong] = [Number(form.right), Number(form.right) * toMarks(SHARES[form.wrong])]
  const guess = right / 4 - (3 * wrong) / 4
  return (
    <Page>
      <PageMeta title={own.title} />
      <PageHead title={kept ? own.change : own.title} text={own.text} />
      <SideColumns
        main={
          <form
            noValidate
            className="grid gap-8"
            onSubmit={(event) => {
              event.preventDefault()
              save(examStartPath(id))
            }}
          >
            <TextField
              label={own.name}
              placeholder={own.namePlaceholder}
              maxLength={60}
              value={form.name}
              error={hasTried && !isNamed ? own.nameMissing : undefined}
              onChange={(event) => change({ name: event.target.value })}
            />
            <fieldset className="min-w-0">
              <legend className="mb-2 text-sm font-title">{own.sections}</legend>
              <div className="grid gap-2">
                {form.rows.map((row, index) => (
                  <div
                    key={row.subject}
                    className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_2.75rem] items-end gap-2 max-md:not-last:mb-3 max-md:[&>*:first-child]:col-span-full md:grid-cols-[minmax(0,1fr)_5rem_5rem_2.75rem]"
                  >
                    <Select
                      label={own.subject}
                      hideLabel={index > 0}
                      value={row.subject}
                      options={OWN_SUBJECTS.filter(
                        ({ title }) => title === row.subject || !subjects.includes(title),
                      ).map(({ title }) => ({ value: title, label: sectionName(title) }))}
                      onValueChange={(subject) => changeRow(index, { subject })}
                    />
                    <TextField
                      label={own.questions}
                      hideLabel={index > 0}
                      inputMode="numeric"
                      value={row.questions}
                      onChange={(event) => changeRow(index, { questions: event.target.value })}
                    />
                    <TextField
                      label={own.minutes}
                      hideLabel={index > 0}
                      inputMode="numeric"
                      value={row.minutes}
                      onChange={(event) => changeRow(index, { minutes: event.target.value })}
                    />
                    <IconButton
                      label={own.remove(sectionName(row.subject))}
                      disabled={form.rows.length === 1}
                      onClick={() => change({ rows: form.rows.filter((_, place) => place !== index) })}
                    >
                      <Icon name="trash" />
                    </IconButton>
                  </div>
                ))}
              </div>
              <p role="alert" className="mt-2 text-sm font-label text-wrong empty:hidden">
                {hasTried && !form.rows.every(isRowValid) && own.badNumber}
                {hasTried && isTwice && own.twice}
              </p>
              {unused[0] && (
                <Button
                  variant="quiet"
                  className="mt-2 -ml-3"
                  onClick={() =>
                    change({
                      rows: [
                        ...form.rows,
                        { subject: unused[0]?.title ?? '', questions: '20', minutes: '12' },
                      ],
                    })
                  }
                >
                  <Icon name="plus" />
                  {own.add}
                </Button>
              )}
            </fieldset>
            <Segmented
              legend={own.clock}
              value={form.clock}
              choices={[
                { value: 'common', label: own.one },
                { value: 'sectional', label: own.each },
              ]}
              onValueChange={(clock) => change({ clock })}
            />
            <BelowTheEdge>
              <div className="grid gap-6 md:grid-cols-2">
                <Segmented
                  legend={own.right}
                  value={form.right}
                  choices={(['1', '2', '4'] as const).map((value) => ({ value, label: `+${value}` }))}
                  onValueChange={(value) => change({ right: value })}
                />
                <Segmented
                  legend={own.wrong}
                  value={form.wrong}
                  choices={(['none', 'quarter', 'third', 'half'] as const).map((value) => ({
                    value,
                    label: SIGNS[value],
                  }))}
                  onValueChange={(value) => change({ wrong: value })}
                />
              </div>
              <div className="flex flex-wrap items-center gap-3">
                <Button type="submit" variant="primary" size="lg" className="max-md:w-full">
                  {own.save}
                  <Icon name="arrow-right" />
                </Button>
                <Button variant="quiet" onClick={() => save(paths.exams)}>
                  {own.later}
                </Button>
                {kept && (
                  <Button
                    variant="danger-quiet"
                    onClick={() => {
                      removeOwnPattern(id)
                      void navigate(paths.exams)
                    }}
                  >
                    {own.delete}
                  </Button>
                )}
              </div>
            </BelowTheEdge>
          </form>
        }
        side={
          <BelowTheEdge>
            <section className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:sticky lg:top-24">
              <h2 className="text-sm">{own.preview}</h2>
              {pattern.sections.length > 0 && (
                <>
                  <PaperStrip pattern={pattern} />
                  <PatternFiguresRow pattern={pattern} />
                  <p className="text-sm text-ink-2">
                    {own.paceText(pace)} {own.guessText(formatMarks(guess))}
                  </p>
                </>
              )}
            </section>
          </BelowTheEdge>
        }
      />
    </Page>
  )
}
