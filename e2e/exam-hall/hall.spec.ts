import { expect } from '@playwright/test'
import { clearSiteData } from '../support/clear-site-data.ts'
import { findToast } from '../support/find-toast.ts'
import { test } from '../support/test.ts'
import { answer, atQuestion, handIn, openQuestion, readPaper, readStore, startPaper } from './sit-paper.ts'

const QUARTER = '/exams/start/ssc-cgl?scope=quarter'

test('a paper is chosen: the whole one, a section with its share of the time, a person’s own pattern, and an exam whose name is typed for a test', async ({
  page,
}) => {
  await test.step('a person’s own pattern is kept and sat', async () => {
    await page.goto('/exams/own')
    await page.getByRole('button', { name: 'Save and go on' }).click()
    await expect(page.getByText('Give it a name.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Name' }).fill('Clerk drill')
    await page.getByRole('button', { name: 'Remove Reasoning' }).click()
    await page.getByRole('radio', { name: 'One for all' }).check()
    await page.getByRole('button', { name: 'Save and go on' }).click()
    await expect(page.getByText('You have 24 minutes.')).toBeVisible()
    await page.goto('/exams')
    await expect(page.getByRole('link', { name: /Clerk drill/ }).first()).toBeVisible()
  })
  await test.step('an exam is chosen from the list, and the start says what is missing', async () => {
    await page.getByRole('link', { name: 'Full paper' }).first().click()
    await expect(page.getByRole('heading', { name: 'Read before you start' })).toBeVisible()
    await page.getByRole('button', { name: 'Start the paper' }).click()
    await expect(page.getByText('Tick the box above first.')).toBeVisible()
    await expect(page).toHaveURL('/exams/start/ssc-cgl')
  })

  await test.step('one section has its own share of the time, and extra time is a third more', async () => {
    await page.goBack()
    await page.getByRole('button', { name: 'One section' }).first().click()
    await page.getByRole('radio', { name: /Quantitative Aptitude/ }).check()
    await page.getByRole('button', { name: 'Start section' }).click()
    await expect(page).toHaveURL('/exams/start/ssc-cgl?scope=section&section=2')
    await expect(page.getByText('You have 15 minutes.')).toBeVisible()
    await page.getByRole('switch', { name: /Extra time/ }).check()
    await expect(page.getByText('You have 20 minutes.')).toBeVisible()
  })

  await test.step('the name of an exam typed for a test offers the hall', async () => {
    await page.goto('/test')
    await page.getByRole('textbox').first().fill('SSC CGL')
    await page.getByRole('link', { name: /Sit the whole SSC CGL Tier 1 paper/ }).click()
    await expect(page).toHaveURL('/exams/start/ssc-cgl')
  })
})

test('a paper in the hall: options are crossed out, only what is saved counts, and nothing is lost by a reload, by Back, by a second tab or by cleared site data', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  await startPaper(page, QUARTER)
  await test.step('an option can be crossed out and taken back, and a response cleared', async () => {
    await page.getByRole('button', { name: 'Cross out B' }).click()
    await expect(page.getByRole('radio', { name: /crossed out/ })).toHaveCount(1)
    await page.getByRole('button', { name: 'Take back crossing out B' }).click()
    await expect(page.getByRole('radio', { name: /crossed out/ })).toHaveCount(0)
    await page.getByRole('radio').nth(0).check()
    await page.getByRole('button', { name: 'Clear Response' }).click()
    await expect(page.getByRole('radio').nth(0)).not.toBeChecked()
  })

  await test.step('only what is saved counts, and the palette shows each of the five states with a name of its own', async () => {
    await page.getByRole('radio').nth(1).check()
    await expect(page.getByText('Chosen, not saved yet.')).toBeVisible()
    await openQuestion(page, 1)
    await page.getByRole('radio').nth(0).check()
    await page.getByRole('button', { name: 'Save & Next' }).click()
    await atQuestion(page, 2)
    await page.getByRole('button', { name: 'Mark for Review & Next' }).click()
    await atQuestion(page, 3)
    await page.getByRole('radio').nth(2).check()
    await page.getByRole('button', { name: 'Mark for Review & Next' }).click()
    await atQuestion(page, 4)
    await page.getByRole('button', { name: 'Questions', exact: true }).click()
    const states = ['not answered', 'answered', 'marked for review', 'answered and marked for review']
    for (const [index, state] of states.entries())
      await expect(
        page.getByRole('button', { name: `Question ${index + 1}, ${state}`, exact: true }),
      ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Question 6, not visited', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'End Test' }).click()
    await expect(page.getByText('2 will be marked.')).toBeVisible()
    await expect(page.getByText('1 question chosen but not saved: it scores nothing.')).toBeVisible()
  })

  const expectAnswered = async () => {
    await page.getByRole('button', { name: 'Questions', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Question 2, answered', exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
  }
  await test.step('a reload keeps answers and time, and says so', async () => {
    const before = await page.getByRole('timer').textContent()
    await page.reload()
    await atQuestion(page, 4)
    await expect(findToast(page, /Your paper is back/)).toBeVisible()
    const seconds = (text: string | null) => {
      const [minutes = '0', rest = '0'] = (text ?? '').split(':')
      return Number(minutes) * 60 + Number(rest)
    }
    const after = seconds(await page.getByRole('timer').textContent())
    expect(Math.abs(seconds(before) - after)).toBeLessThanOrEqual(4)
    await expectAnswered()
  })

  await test.step('the browser’s Back asks first, and an unfinished paper is offered on home, history, set-up and the list', async () => {
    await page.goBack()
    const dialog = page.getByRole('alertdialog', { name: 'Leave the paper?' })
    await dialog.getByRole('button', { name: 'Continue Test' }).click()
    await expect(page.getByRole('timer')).toBeVisible()
    await page.goBack()
    await dialog.getByRole('button', { name: 'Leave for now' }).click()
    await expect(page).toHaveURL('/exams')
    const offer = page.getByRole('link', { name: /Go on with SSC CGL Tier 1/ })
    await expect(offer).toBeVisible()
    for (const path of ['/', '/history', '/test']) {
      await page.goto(path)
      await expect(offer).toBeVisible()
    }
    await offer.click()
    await expect(page.getByRole('timer')).toBeVisible()
  })

  await test.step('two tabs cannot both run one paper', async () => {
    const address = page.url()
    const other = await context.newPage()
    await other.goto(address)
    await expect(other.getByRole('heading', { name: 'This paper is open in another tab' })).toBeVisible()
    await page.goto('/robots.txt')
    await other.getByRole('button', { name: 'Try again' }).click()
    await expect(other.getByRole('timer')).toBeVisible()
    await other.close()
    await page.goto(address)
    await expect(page.getByRole('timer')).toBeVisible()
  })

  await test.step('cleared site data are noticed, and the paper is stored again', async () => {
    await clearSiteData(page)
    await expect(findToast(page, /data of this site were cleared/)).toBeVisible()
    await expect.poll(async () => (await readStore(page, 'papers')).length).toBe(1)
    await page.reload()
    await expectAnswered()
  })

  await test.step('a full storage is said, not hidden', async () => {
    await page.evaluate(() => {
      const refuse = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
      IDBObjectStore.prototype.put = refuse
      Storage.prototype.setItem = refuse
    })
    await page.getByRole('radio').nth(0).check()
    await page.getByRole('button', { name: 'Save & Next' }).click()
    await expect(page.getByText('Your answers are not being kept on this device')).toBeVisible()
  })
})

test('a paper is sat with the keys alone and handed in: a cause that the learner sets is kept, a friend gets the same paper by a link, it is printed with its key apart, and the history opens its analysis', async ({
  page,
}) => {
  await startPaper(page, QUARTER)
  const paper = await readPaper(page)
  await test.step('every step in the hall has a key', async () => {
    await expect(async () => {
      await page.keyboard.press('b')
      await expect(page.getByRole('radio').nth(1)).toBeChecked({ timeout: 1000 })
    }).toPass()
    await page.keyboard.press('Enter')
    await atQuestion(page, 1)
    await page.keyboard.press('c')
    await page.keyboard.press('m')
    await atQuestion(page, 2)
    await page.keyboard.press('a')
    await page.keyboard.press('x')
    await expect(page.getByRole('radio').nth(0)).not.toBeChecked()
    await page.keyboard.press('ArrowLeft')
    await atQuestion(page, 1)
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keys in the hall' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('q')
    await expect(page.getByRole('dialog', { name: 'Question paper' })).toBeVisible()
    await page.keyboard.press('Escape')
    const progress = await readStore(page, 'paperProgress')
    expect(progress).toMatchObject([{ answers: expect.arrayContaining([1, 2]) }])
  })
  await openQuestion(page, 0)
  for (let index = 0; index < 3; index += 1) await answer(page, paper, index, index < 2)
  await atQuestion(page, 3)
  await handIn(page)
  await expect(page.getByRole('heading', { name: /Your first one is done/ })).toBeVisible()

  await page.locator('#wrong-answers summary').first().click()
  await page.getByRole('group', { name: 'Why it went wrong' }).getByRole('button', { name: 'Slow' }).click()
  const slow = page.getByRole('group', { name: 'Cause' }).getByRole('button', { name: 'Slow 1' })
  await expect(slow).toBeVisible()
  await page.reload()
  await expect(slow).toBeVisible()

  await page.getByRole('button', { name: 'Challenge a friend' }).click()
  await page.getByRole('checkbox', { name: /Tell my marks/ }).check()
  const link = await page.getByRole('textbox', { name: 'Link to this paper' }).inputValue()
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Print the paper' }).click()
  await expect(page.getByRole('heading', { name: 'SSC CGL Tier 1: Key' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'SSC CGL Tier 1: Answer sheet' })).toBeVisible()

  await page.goto('/history')
  await page.getByRole('button', { name: 'SSC CGL Tier 1', exact: true }).click()
  await page.getByRole('link', { name: 'View results' }).click()
  await expect(page).toHaveURL(/\/exams\/result\/paper-/)

  await startPaper(page, link)
  const friends = await readPaper(page)
  expect(friends.questions).toEqual(paper.questions)
  expect(friends.challengerMarks).toBe(3.5)
})

test('a calculator is there where the exam has one', async ({ page }) => {
  await startPaper(page, '/exams/start/gate?scope=quarter')
  await page.getByRole('button', { name: 'Questions', exact: true }).click()
  await page.getByRole('button', { name: 'Calculator' }).click()
  const calculator = page.getByRole('region', { name: 'Calculator' })
  for (const key of ['7', '×', '6', 'Equals'])
    await calculator.getByRole('button', { name: key, exact: true }).click()
  await expect(calculator.getByRole('status', { name: 'Result' })).toContainText('42')
})
