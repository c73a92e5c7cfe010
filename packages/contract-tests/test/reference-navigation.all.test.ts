import { expect } from 'vitest'
import { executeButton, placeOf, searchField, show, views } from './reference-page.ts'
import { test } from './reference-stage.ts'

const heading = { level: 1 } as const

test('each view has an address: links, Back, a reload and a new tab lead to it', async ({ stage }) => {
  const page = await stage.open()
  const contents = page.getByRole('navigation', { name: 'Contents' })
  const link = contents.getByRole('link', { name: 'Redeliver one delivery' })
  expect(await link.getAttribute('href')).toBe(placeOf('redeliver_event'))
  await link.click()
  await page.getByRole('heading', { ...heading, name: 'Redeliver one delivery' }).waitFor()
  expect(await link.getAttribute('aria-current')).toBe('page')
  expect(await page.title()).toBe('Redeliver one delivery · Tenant API')
  expect(await page.evaluate('document.activeElement.tagName')).toBe('H1')
  await contents.getByRole('link', { name: 'Errors' }).click()
  await expect
    .poll(() => page.evaluate('document.querySelector("#errors").getBoundingClientRect().y'))
    .toBeLessThan(120)
  await page.goBack()
  await page.getByRole('heading', { ...heading, name: 'Redeliver one delivery' }).waitFor()
  expect(await page.evaluate('scrollY')).toBe(0)
  await page.reload()
  await page.getByRole('heading', { ...heading, name: 'Redeliver one delivery' }).waitFor()
})

test('Back, Forward and a reload return to the scroll position of the view', async ({ stage }) => {
  const page = await stage.open()
  const scrollY = () => page.evaluate<number>('scrollY')
  async function scrollTo(y: number) {
    await page.evaluate(`scrollTo(0, ${y})`)
    await expect.poll(() => page.evaluate('history.state?.scroll')).toBe(y)
  }
  const overview = page.getByRole('heading', { ...heading, name: 'Tenant API' })
  const operation = page.getByRole('heading', { ...heading, name: 'Redeliver one delivery' })
  await overview.waitFor()
  await scrollTo(300)
  await show(page, placeOf('redeliver_event'))
  await operation.waitFor()
  expect(await scrollY()).toBe(0)
  await scrollTo(200)
  await page.goBack()
  await overview.waitFor()
  expect(await scrollY()).toBe(300)
  await page.goForward()
  await operation.waitFor()
  expect(await scrollY()).toBe(200)
  await page.reload()
  await operation.waitFor()
  expect(await scrollY()).toBe(200)
})

test('addresses of operations, the webhook, schemas and event types lead to their view', async ({
  stage,
}) => {
  const places: Record<string, string> = {
    '#/operations/create_event_stream': 'Create an event stream',
    '#/webhooks/create_event_stream': 'Not found',
    '#/webhooks/receive_event': 'Receive an event',
    '#/schemas/EventStream': 'EventStream',
    '#/event-types/user.created': 'user.created',
    '#/operations/nothing': 'Not found',
    '#/%zz': 'Not found',
    '#/constructor': 'Not found',
    '#/schemas/toString': 'Not found',
    '#/event-types/toString': 'Not found',
    '#': 'Tenant API',
  }
  const page = await stage.open()
  for (const [hash, name] of Object.entries(places)) {
    await show(page, hash)
    await expect.poll(() => page.getByRole('heading', heading).textContent()).toContain(name)
  }
})

test.for([390, 1280])(
  'at a width of %i, an unknown address leads to the search and to the start',
  async (width, { stage }) => {
    const page = await stage.open('#/unknown', { viewport: { width, height: 800 } })
    await page.getByRole('heading', { ...heading, name: 'Not found' }).waitFor()
    await page.getByText('The reference has nothing at #/unknown.').waitFor()
    expect(await page.title()).toBe('Not found · Tenant API')
    await page.getByRole('button', { name: 'search the reference' }).click()
    await expect.poll(() => page.evaluate('document.activeElement.type')).toBe('search')
    await page.keyboard.press('Escape')
    await page.getByRole('main').getByRole('link', { name: 'overview' }).click()
    await page.getByRole('heading', { ...heading, name: 'Tenant API' }).waitFor()
  },
)

test('every entry of the contents opens its view', async ({ stage }) => {
  const page = await stage.open()
  const links = page.locator('.contents-list a')
  await links.first().waitFor()
  expect(await links.count()).toBeGreaterThan(30)
  for (const link of await links.all()) {
    await link.click()
    await expect.poll(() => link.getAttribute('aria-current')).toBe('page')
    await page.getByRole('heading', heading).waitFor()
  }
})

test('every schema can be opened, down to its last property', async ({ stage }) => {
  const page = await stage.open('#/schemas')
  await page.locator('main dt a').first().waitFor()
  const names = await page.locator('main dt a').allTextContents()
  expect(names.length).toBeGreaterThan(150)
  const opened = await page.evaluate(`(async () => {
    async function until(condition) {
      for (let frames = 0; frames < 300 && !condition(); frames += 1) await new Promise(requestAnimationFrame)
      return condition()
    }
    let count = 0
    for (const { hash } of document.querySelectorAll('main dt a')) {
      location.hash = hash
      let isOpen = await until(() => document.querySelector('main h1').textContent === hash.split('/').at(-1))
      for (let depth = 0; depth < 3; depth += 1) {
        const parts = [...document.querySelectorAll('main .schema details')]
        for (const part of parts) part.open = true
        isOpen &&= await until(() => parts.every(({ children }) => children.length > 1))
      }
      if (isOpen) count += 1
    }
    return count
  })()`)
  expect(opened).toBe(names.length)
})

test('on a narrow screen the contents are folded until they are asked for', async ({ stage }) => {
  const page = await stage.open(placeOf('get_jwks'), { viewport: { width: 390, height: 844 } })
  await executeButton(page).waitFor()
  const contents = page.locator('#contents')
  expect(await contents.isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Menu' }).click()
  await contents.getByRole('link', { name: 'List event streams' }).click()
  await page.getByRole('heading', { ...heading, name: 'List event streams' }).waitFor()
  expect(await contents.isVisible()).toBe(false)
})

test.for([390, 768])(
  'at a width of %i, the keyboard reaches the links of the header in the menu',
  async (width, { stage }) => {
    const page = await stage.open('', { viewport: { width, height: 844 } })
    const button = page.getByRole('button', { name: 'Menu' })
    const focused = () => page.evaluate('document.activeElement.textContent')
    await button.press('Enter')
    const documents = page.getByRole('list', { name: 'Documents' })
    expect(await documents.getByRole('link').allTextContents()).toEqual([
      'Console',
      'openapi.json',
      'openapi.yaml',
      'llms.txt',
    ])
    for (let steps = 0; steps < 5 && (await focused()) !== 'Console'; steps += 1)
      await page.keyboard.press('Tab')
    expect(await focused()).toBe('Console')
    await searchField(page).fill('events')
    await page.keyboard.press('Escape')
    expect(await searchField(page).inputValue()).toBe('')
    await page.keyboard.press('Escape')
    await expect.poll(() => documents.isVisible()).toBe(false)
    expect(await focused()).toBe('Menu')
  },
)

test.for([320, 360, 390, 768, 1280])('no view is wider than %i pixels', async (width, { stage }) => {
  const page = await stage.signedIn('', { viewport: { width, height: 800 } })
  for (const view of views) {
    await show(page, view)
    const expand = page.getByRole('button', { name: 'Expand all' })
    for (const button of await expand.all()) await button.click()
    const { scrollWidth, cut } = await page.evaluate<{ scrollWidth: number; cut: string[] }>(`({
      scrollWidth: document.documentElement.scrollWidth,
      cut: [...document.querySelectorAll('main :is(button, a, input, select, textarea)')]
        .filter(part => part.getBoundingClientRect().right > innerWidth)
        .map(part => part.outerHTML),
    })`)
    expect({ view, scrollWidth, cut }).toEqual({ view, scrollWidth: width, cut: [] })
  }
})
