import { expect, it } from 'vitest'
import type { Outcome } from '../../visual/outcome.ts'
import { reportPage } from '../../visual/report/report-page.ts'

const small = { width: 10, height: 20, pixels: new Uint32Array(200) }
const changed: Outcome = {
  id: 'primitives-button--sizes',
  state: 'changed',
  now: { light: small, dark: small },
  compared: [{ theme: 'dark', before: small, difference: { count: 7, mask: small }, shot: Buffer.alloc(0) }],
}
const failed: Outcome = { id: 'layout--stack', state: 'failed', error: 'expected <b> to be there' }

const draw = (outcomes: readonly Outcome[]) =>
  new DOMParser().parseFromString(reportPage(outcomes), 'text/html')

it('names each picture, and shows its size', () => {
  const page = draw([changed])
  expect([...page.querySelectorAll('img')].map(({ alt }) => alt)).toEqual([
    'Stored picture of primitives-button--sizes in dark',
    'New picture of primitives-button--sizes in dark',
    'Difference picture of primitives-button--sizes in dark',
  ])
  expect(page.querySelector('figcaption')?.textContent).toBe('Stored: 30 × 60 px, at a third of it')
})

it('links every changed story and gives the command that stores it', () => {
  const page = draw([changed, failed])
  const links = [...page.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['#primitives-button--sizes', '#layout--stack'])
  expect(links.every((link) => page.querySelector(`h2${link}`))).toBe(true)
  expect(page.querySelector('main code')?.textContent).toBe('pnpm visual accept primitives-button--sizes')
})

it('swaps the new picture with the stored one by a button, and back', () => {
  const page = draw([changed])
  new Function('document', page.querySelector('script')?.textContent ?? '')(page)
  const button = page.querySelector('button')
  const [, shown] = page.querySelectorAll('img')
  button?.click()
  expect([button?.getAttribute('aria-pressed'), shown?.src.endsWith('.before.webp')]).toEqual(['true', true])
  button?.click()
  expect([button?.getAttribute('aria-pressed'), shown?.src.endsWith('.after.png')]).toEqual(['false', true])
})

it('escapes the error of a story that failed', () => {
  expect(draw([failed]).querySelector('pre')?.textContent).toBe('expected <b> to be there')
})
