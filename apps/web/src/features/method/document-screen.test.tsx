import { pages } from 'virtual:document-pages'
import { METHOD_CHAPTERS } from '@madre/method'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startI18n } from '../../i18n/i18n.ts'
import { storeLanguage } from '../../i18n/languages.ts'
import DocumentScreen from './document-screen.tsx'

beforeAll(async () => {
  storeLanguage('en')
  await startI18n()
})
afterEach(cleanup)

function show(address: string) {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  const view = render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterContextProvider router={router}>
        <DocumentScreen address={address} />
      </RouterContextProvider>
    </QueryClientProvider>,
  )
  return { ...view, router }
}

/** The words of a page, without its code. */
const wordsOf = (html: string): string => html.replace(/<code\b.*?<\/code>/gs, '').replace(/<[^>]*>/g, '')

describe('the pages of the method', () => {
  it('are an index, a page a chapter in their order, and the verifications', () => {
    expect(pages.map((p) => p.address)).toEqual([
      '/method',
      ...METHOD_CHAPTERS.map((chapter) => `/method/${chapter}`),
      '/verification',
      '/verification/references',
      '/verification/climate',
    ])
    METHOD_CHAPTERS.forEach((_, i) => {
      expect(pages[i + 1]!.title).toMatch(new RegExp(`^${i + 1} `))
    })
  })

  it.each(pages.map((p) => p.address))('%s: formulas are typeset, links lead somewhere', async (address) => {
    const page = pages.find((p) => p.address === address)!
    const { default: html } = await page.load()
    expect(wordsOf(html)).not.toMatch(/\$|\\[a-z]|\*\*|katex-error/)
    const ids = [...html.matchAll(/<h\d id="([^"]*)"/g)].map((m) => m[1])
    expect(ids).toEqual(page.headings.map((h) => h.id))
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, href] of html.matchAll(/<a [^>]*href="([^"]*)"/g)) {
      const [path, id] = href!.split('#')
      const target = path === '' ? page : pages.find((p) => p.address === path)
      expect(target, href).toBeDefined()
      if (id !== undefined)
        expect(
          target!.headings.map((h) => h.id),
          href,
        ).toContain(id)
    }
  })

  it('number their readings without a gap', () => {
    for (const page of pages.filter((p) => p.address.startsWith('/method/'))) {
      const chapter = page.title.split(' ')[0]
      expect(page.headings.map((h) => h.id)).toEqual(page.headings.map((_, i) => `${chapter}.${i + 1}`))
    }
  })
})

it('the verification leads to that of wind and snow from the place', async () => {
  const { default: html } = await pages.find((p) => p.address === '/verification')!.load()
  expect(html).toContain('<a href="/verification/climate">')
  const climate = pages.find((p) => p.address === '/verification/climate')!
  expect(climate.title).toBe('Verification of wind and snow from the place')
  expect((await climate.load()).default).toMatch(/<tr><td>V01<\/td>/)
})

it('the method leads to the full-scale tests, and their pictures stand in the page', async () => {
  const address = '/verification#against-full-scale-tests'
  for (const from of ['/method', '/method/sheeting', '/method/resistances'])
    expect((await pages.find((p) => p.address === from)!.load()).default).toContain(`<a href="${address}">`)
  const { container } = show('/verification')
  await screen.findByRole('heading', { level: 2, name: 'Against full-scale tests' })
  const titles = [...container.querySelectorAll('svg[role="img"] > title')].map((title) => title.textContent)
  expect(titles).toEqual([
    expect.stringMatching(/^49 purlins under uplift: measured over calculated/),
    expect.stringMatching(/^217 webs under local forces: measured over calculated/),
  ])
  expect(container.querySelector('img')).toBeNull()
})

describe('the screen of a page', () => {
  it('shows the page under its title, in English, with its formulas', async () => {
    const { container } = show('/method/deflections')
    expect(await screen.findByRole('heading', { level: 2, name: /^7.4 Main spans$/ })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('7 Deflections')
    expect(document.title).toMatch(/ — 7 Deflections$/)
    expect(container.querySelectorAll('.katex-display')).toHaveLength(5)
    expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/method/deflections')
  })

  it('follows a link to another reading without loading the application anew', async () => {
    const { container, router } = show('/method/deflections')
    await screen.findByRole('heading', { level: 2, name: /^7.4/ })
    await userEvent.click(container.querySelector('a[href="/method/actions#1.13"]')!)
    expect(router.history.location.href).toBe('/method/actions#1.13')
  })
})
