import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { freshBrowser, openPortal } from '../test/open-portal.tsx'
import type { Fault } from './faults.ts'
import { faultyNetwork } from './faulty-network.ts'
import { type Form, forms } from './forms.ts'
import { expectSentence, faultsNamed } from './on-screen.ts'
import { sentences } from './sentences.ts'

freshBrowser()

// A lost response comes last, because some forms are done after it.
const some = faultsNamed('502 HTML', '200 HTML', 'cut after the server has carried it out').map(
  ([, fault]) => fault,
)

const sentenceOf = ({ place = 'message' }: Form, { outcome }: Fault) => sentences[place][outcome]

/** The faults that an open form meets in turn. A sentence on screen could be that of an earlier fault, so none repeats. */
function seriesOf(form: Form): Fault[][] {
  const shown = some.map((fault) => sentenceOf(form, fault))
  const repeats = (at: number) => shown.slice(0, at).filter((sentence) => sentence === shown[at]).length
  return Object.values(Object.groupBy(some, (_, at) => repeats(at))).map((series = []) => series)
}

/** The last of several, because a dialog is at the end of the page. */
const last = <Found>(found: readonly Found[]): Found => {
  const one = found.at(-1)
  if (one === undefined) throw new Error('There is none.')
  return one
}

const isReady = (control: HTMLElement) => {
  expect(control).toHaveProperty('disabled', false)
  return control
}
const button = (name: string | RegExp) =>
  waitFor(() =>
    isReady(
      last(screen.queryAllByRole('switch', { name }).concat(screen.queryAllByRole('button', { name }))),
    ),
  )
const press = async (name: string | RegExp) => userEvent.click(await button(name))

const field = (label: string) =>
  waitFor(
    () =>
      document.querySelector<HTMLInputElement>(`[name="${label}"]`) ??
      last(
        // A column of a table may have the name of a field.
        screen.getAllByLabelText<HTMLInputElement>(new RegExp(`^${label.replaceAll(/[()]/g, '.')}( \\*)?$`), {
          selector: ':not(th)',
        }),
      ),
  )

const openForm = async ({ open = [] }: Form) => {
  for (const name of open) await press(name)
}

async function enter({ fill = {}, choose = [] }: Form) {
  for (const [role, name] of choose) await userEvent.click(await screen.findByRole(role, { name }))
  for (const [label, text] of Object.entries(fill)) {
    await userEvent.clear(await field(label))
    await userEvent.paste(text)
  }
}

async function send({ everyTime = [], submit, confirm }: Form) {
  for (const [role, name] of everyTime) await userEvent.click(await screen.findByRole(role, { name }))
  await press(submit)
  if (confirm) await press(confirm)
}

async function expectKept(form: Form) {
  const { fill = {}, closes = false } = form
  if (closes) await openForm(form)
  for (const [label, text] of Object.entries(fill)) expect(await field(label)).toHaveProperty('value', text)
}

const expectText = (text: string) => waitFor(() => expect(document.body.textContent).toContain(text))

describe.each(forms)('$name', (form) => {
  for (const series of seriesOf(form)) {
    const names = series.map(({ name }) => name).join(', then ')
    it(`shows the sentence of ${names}, keeps what was entered, and succeeds when it is sent again [ERR-54]`, async () => {
      const backend = form.backend()
      await openPortal(form.path, backend)
      await openForm(form)
      await enter(form)
      for (const fault of series) {
        const { repair } = faultyNetwork(backend, form.call, fault)
        await send(form)
        const found = fault.reaches ? form.found : undefined
        if (found?.sentence !== false) await expectSentence(sentenceOf(form, fault))
        if (found) return expectText(found.text)
        await expectKept(form)
        repair()
      }
      await send(form)
      await expectText(form.done)
    })
  }
})
