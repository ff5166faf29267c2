import { shorten } from '../clean-text.ts'
import type { ExchangeQuestion } from '../exchange-question.ts'
import { writeExtras } from '../extras.ts'
import { escapeHtml, inlineToHtml, questionToHtml, textToHtml } from './write-html.ts'

/** A set in Moodle XML. */
export const writeMoodleXml = (questions: readonly ExchangeQuestion[]): string =>
  ['<?xml version="1.0" encoding="UTF-8"?>', '<quiz>', ...questions.map(writeQuestion), '</quiz>', ''].join(
    '\n',
  )

function writeQuestion(question: ExchangeQuestion, index: number): string {
  const { text, options, key, explanation, difficulty } = question
  const answers = options.map((option, place) =>
    [
      `    <answer fraction="${place === key ? 100 : 0}" format="html">`,
      `      <text>${cdata(inlineToHtml(option))}</text>`,
      '    </answer>',
    ].join('\n'),
  )
  return [
    `  <!--${writeExtras(question)}-->`,
    '  <question type="multichoice">',
    `    <name><text>${escapeHtml(`${index + 1}. ${shorten(text, 60)}`)}</text></name>`,
    `    <questiontext format="html"><text>${cdata(questionToHtml(question))}</text></questiontext>`,
    `    <generalfeedback format="html"><text>${cdata(explanation === '' ? '' : textToHtml(explanation))}</text></generalfeedback>`,
    '    <defaultgrade>1</defaultgrade>',
    '    <single>true</single>',
    '    <shuffleanswers>true</shuffleanswers>',
    '    <answernumbering>ABCD</answernumbering>',
    ...answers,
    ...(difficulty ? [`    <tags><tag><text>${difficulty}</text></tag></tags>`] : []),
    '  </question>',
  ].join('\n')
}

const cdata = (html: string): string =>
  html === '' ? '' : `<![CDATA[${html.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
