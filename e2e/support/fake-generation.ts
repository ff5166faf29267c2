import type { Page, Route } from '@playwright/test'

/** What the app sent to the function generate-questions. */
export interface AskedFor {
  topic: string
  count: number
  difficulty: string
  provider?: string
}

/** Stems that share few letters, so that none is taken for a duplicate of another. */
const SUBJECTS = [
  'a monsoon cloud over Kerala',
  'the Howrah bridge at noon',
  'sixteen clay lamps',
  'an express to Jodhpur',
  'wheat in a Punjab mandi',
  'the seventh session of parliament',
  'copper wire of 4 mm',
  'zebra crossings in Pune',
  'kites above Ahmedabad',
  'five unknown vectors',
  'quartz from Jharkhand',
  'my neighbour who sells mangoes',
  'blue ink on old paper',
  'hydrogen at low pressure',
  'river dolphins near Patna',
]

const makeQuestion = (index: number) => ({
  id: `fake-${Date.now()}-${index}`,
  text: `${index + 1}. ${SUBJECTS[index % SUBJECTS.length]}${'?'.repeat(1 + Math.floor(index / SUBJECTS.length))}`,
  options: [`right ${index}`, `wrong ${index}`, `other ${index}`, `none ${index}`],
  correctIndex: 0,
  explanation: `Because of ${SUBJECTS[index % SUBJECTS.length]}.`,
  difficulty: 'easy',
  trust: 'computed',
})

export const makeQuestions = (count: number) =>
  Array.from({ length: count }, (_, index) => makeQuestion(index))

const FUNCTION = '**/functions/v1/generate-questions'

/** Answers like a server that has questions; resolves to the list of requests, which grows. */
export async function answerWithQuestions(page: Page, count?: number): Promise<AskedFor[]> {
  const asked: AskedFor[] = []
  await page.route(FUNCTION, async (route) => {
    const request: AskedFor = route.request().postDataJSON()
    asked.push(request)
    await route.fulfill({ json: { questions: makeQuestions(count ?? request.count), servedBy: 'deepseek' } })
  })
  return asked
}

/** Answers with a status and a body. */
export const answerWith = (page: Page, status: number, json: unknown) =>
  page.route(FUNCTION, (route) => route.fulfill({ status, json }))

/** Never answers; the routes show whether the app gave up. */
export async function neverAnswer(page: Page): Promise<Route[]> {
  const held: Route[] = []
  await page.route(FUNCTION, (route) => {
    held.push(route)
  })
  return held
}

/** No server, and no engine in the browser either: its code was not loaded yet and cannot be. */
export async function cutOff(page: Page): Promise<void> {
  await page.route(FUNCTION, (route) => route.abort('internetdisconnected'))
  await page.route('**/assets/make-paper-*.js', (route) => route.abort('internetdisconnected'))
}

/** A session value of the contract, parsed where it is JSON. */
export async function sessionValue(page: Page, key: string): Promise<unknown> {
  const text = await page.evaluate((name) => sessionStorage.getItem(name), key)
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return text
  }
}
