import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { held, refusal } from '../../test/fake-backend.ts'
import { address, freshBrowser, openPortal } from '../../test/open-portal.tsx'
import { linkingBackend, type ScreenName } from './linking.samples.ts'

freshBrowser()

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const submit = (name: string) => screen.getByRole('button', { name })
const isDisabled = (name: string) => submit(name).hasAttribute('disabled')
const choose = async (name: string | RegExp) => userEvent.click(await screen.findByRole('radio', { name }))
const tick = async (name: string | RegExp) => userEvent.click(await screen.findByRole('checkbox', { name }))
const ticked = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const confirm = async (question: string, button: string) => {
  const dialog = await screen.findByRole('alertdialog', { name: question })
  await userEvent.click(within(dialog).getByRole('button', { name: button }))
  // Nothing else can be pressed until the dialog is closed.
  await waitFor(() => expect(document.body.style.pointerEvents).not.toBe('none'))
}
const row = async (name: string) => {
  const edit = await screen.findByRole('button', { name: `Edit ${name}` })
  const item = edit.closest('li')
  if (!item) throw new Error(`${name} is not in the list.`)
  return item
}
const expectText = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByRole('main').textContent).toMatch(text))

type Words = Record<
  'title' | 'create' | 'new' | 'submit' | 'back' | 'nothing' | 'unlink' | 'relation' | 'saved',
  string
> & { left: readonly [string, string]; right: readonly [string, string] }

const words: Record<ScreenName, Words> = {
  areas: {
    title: 'Link Areas to Subareas',
    ...{ create: 'Create new link', new: 'New link', submit: 'Create Link', back: 'Back to links' },
    ...{ nothing: 'Not linked', unlink: 'Unlink', relation: 'LINKED TO', saved: 'Link created' },
    ...{ left: ['Cash flow', 'Revenue'], right: ['Retail North', 'Retail South'] },
  },
  groups: {
    title: 'Assign Users to Security Groups',
    ...{
      create: 'Create new assignment',
      new: 'New assignment',
      submit: 'Assign',
      back: 'Back to assignments',
    },
    ...{ nothing: 'Not assigned', unlink: 'Unassign', relation: 'ASSIGNED TO', saved: 'Assignment saved' },
    ...{ left: ['Ana', 'Eva'], right: ['Controllers', 'Readers'] },
  },
  entities: {
    title: 'Link users to entities',
    ...{ create: 'Create new link', new: 'New link', submit: 'Create Link', back: 'Back to links' },
    ...{ nothing: 'Not linked', unlink: 'Delete', relation: 'LINKED TO', saved: 'Link created' },
    ...{ left: ['Ana', 'Eva'], right: ['acme Ltd', 'Birch Ltd'] },
  },
  helperTables: {
    title: 'Assign Users to Helper Tables',
    ...{ create: 'Create new link', new: 'New assignment', submit: 'Create Link', back: 'Back to links' },
    ...{ nothing: 'Not assigned', unlink: 'Unassign', relation: 'ASSIGNED TO', saved: 'Assignment saved' },
    ...{ left: ['Ana', 'Eva'], right: ['Accounts', 'Budgets'] },
  },
  companies: {
    title: 'Xero Connector - Assign Users V2',
    ...{ create: 'Create new assignment', new: 'New assignment', submit: 'Assign' },
    ...{ back: 'Back to assignments', nothing: 'Not assigned', unlink: 'Unassign' },
    ...{ relation: 'ASSIGNED TO', saved: 'Assignment saved' },
    ...{ left: ['Ana', 'Eva'], right: ['Acme Retail', 'Acme Traders'] },
  },
}

const shown = (screenName: ScreenName, name: string) => (screenName === 'areas' ? name : `${name} Smith`)

describe.each([
  ['areas', '[LINKAREA-01, LINKAREA-02, LINKAREA-05, LINKAREA-09, LINKAREA-14, LINKAREA-15]'],
  ['groups', '[USERGROUP-01, USERGROUP-02, USERGROUP-04, USERGROUP-05, USERGROUP-06, USERGROUP-10]'],
  ['entities', '[USERENT-01, USERENT-02, USERENT-06, USERENT-07, USERENT-12]'],
  ['companies', '[XASSIGN-01, XASSIGN-02, XASSIGN-03, XASSIGN-04, XASSIGN-05, XASSIGN-06, XASSIGN-08]'],
  ['helperTables', '[USERHELPER-01, USERHELPER-02, USERHELPER-07, USERHELPER-10]'],
] as const)('the linking screen of %s', (name, ids) => {
  const its = words[name]
  const [first, second] = its.left
  const [one, two] = its.right

  it(`lists every item with its links ${ids}`, async () => {
    const backend = linkingBackend(name, { [first]: [], [second]: [one, two] })
    await openPortal(backend.path, backend)
    const linked = within(await row(shown(name, second)))
    expect(linked.getByText(its.relation)).toBeDefined()
    expect((await row(shown(name, second))).textContent).toContain(`${one}, ${two}`)
    expect(within(await row(shown(name, first))).getByText(its.nothing)).toBeDefined()
    expect(
      within(await row(shown(name, first))).queryByRole('button', { name: new RegExp(its.unlink) }),
    ).toBeNull()
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    expect(trail.getByText(its.title)).toBeDefined()
    const report = screen.queryByRole('link', { name: 'Who sees what' })?.getAttribute('href')
    expect(report).toBe(name === 'groups' ? '/excel/security/access' : undefined)
    await press(its.create)
    await heading(its.new)
    expect([address(), document.activeElement?.textContent]).toEqual([`${backend.path}?new`, its.new])
    expect(isDisabled(its.submit)).toBe(true)
    await press(its.back)
    await heading(its.title)
    expect(address()).toBe(backend.path)
  })

  it(`saves each new link with one call ${ids}`, async () => {
    const backend = linkingBackend(name, { [first]: [], [second]: [one] })
    await openPortal(`${backend.path}?new`, backend)
    await choose(new RegExp(shown(name, second)))
    expect([ticked(one), ticked(two)]).toEqual([true, false])
    await tick(two)
    await expectText(/Adds 1 [a-z-]+( [a-z]+)*\./)
    await press(its.submit)
    await screen.findByText(its.saved)
    await heading(its.title)
    expect(backend.changes()).toHaveLength(1)
    expect(backend.linkedTo(second)).toHaveLength(2)
    expect((await row(shown(name, second))).textContent).toContain(`${one}, ${two}`)
  })

  it(`removes links immediately, and restores them with Undo ${ids}`, async () => {
    const backend = linkingBackend(name, { [first]: [], [second]: [one, two] })
    await openPortal(backend.path, backend)
    await press(`${its.unlink} ${shown(name, second)}`)
    if (name === 'areas' || name === 'entities') {
      const question =
        name === 'areas' ? `Unlink ${second} from all sub-areas?` : `Delete the links of ${second} Smith?`
      await confirm(question, its.unlink)
    }
    within(await row(shown(name, second))).getByText(its.nothing)
    await press(/^Undo/)
    await screen.findByText(`The links of ${shown(name, second)} have been restored.`)
    expect((await row(shown(name, second))).textContent).toContain(`${one}, ${two}`)
    expect(backend.sent[0]).toEqual(expect.objectContaining({ expected: backend.linkedTo(second) }))
  })

  it(`shows the number of calls before the first one is sent ${ids}`, async () => {
    const backend = linkingBackend(name, { [first]: [], [second]: [] })
    await openPortal(`${backend.path}?edit=${first.toLowerCase().replace(' ', '-')}`, backend)
    await tick(one)
    await tick(two)
    backend.on(backend.calledAs.list, held(() => []).handler)
    await press(its.submit)
    await expectText('Saving 0 of 2')
    expect(backend.changes()).toEqual([])
  })

  it(`retries only the failed calls of a save ${ids}`, async () => {
    const backend = linkingBackend(name, { [first]: [], [second]: [] })
    await openPortal(`${backend.path}?edit=${first.toLowerCase().replace(' ', '-')}`, backend)
    await tick(one)
    await tick(two)
    let calls = 0
    backend.on(backend.calledAs.link, (request) =>
      ++calls === 1 ? refusal(400, 'Not now.') : backend.works(request),
    )
    await press(its.submit)
    await screen.findByText(new RegExp(`Could not link (${one}|${two}): Not now\\.`))
    expect(screen.getByText('1 of 2 saved. Not saved:')).toBeDefined()
    await press('Retry 1 failed')
    await screen.findByText(its.saved)
    expect(backend.changes()).toHaveLength(3)
    expect(backend.linkedTo(first)).toHaveLength(2)
  })

  it(`sends nothing if another user was faster, and merges their changes ${ids}`, async () => {
    const backend = linkingBackend(name, { [first]: [], [second]: [one] })
    await openPortal(`${backend.path}?new`, backend)
    await choose(new RegExp(shown(name, second)))
    await tick(one)
    const third = {
      areas: 'Wholesale',
      groups: 'Treasury',
      entities: 'Cedar Ltd',
      helperTables: 'Currencies',
      companies: 'Cedar',
    }[name]
    await tick(two)
    backend.changeLinks(second, [one, third])
    await press(its.submit)
    await screen.findByText(
      /Another user has changed the links of .*: 1 .* added\. The form now includes this\./,
    )
    expect(backend.changes()).toEqual([])
    expect([ticked(one), ticked(two), ticked(third)]).toEqual([false, true, true])
    await press(its.submit)
    await screen.findByText(its.saved)
    expect(backend.linkedTo(second)?.toSorted()).toEqual(
      [two, third].map((it) => it.toLowerCase().replace(' ', '-')).toSorted(),
    )
  })

  it(`shows that the edited item does not exist ${ids}`, async () => {
    const backend = linkingBackend(name, { [first]: [], [second]: [one] })
    await openPortal(`${backend.path}?edit=missing`, backend)
    await screen.findByRole('heading', { name: /^This (area|user) no longer exists\.$/ })
    await userEvent.click(screen.getByRole('link', { name: its.back }))
    await heading(its.title)
  })
})

describe('the scopes of links', () => {
  it('send one call for all current and future sub-areas [LINKAREA-08, LINKAREA-10, LINKAREA-12, LINKAREA-15]', async () => {
    const backend = linkingBackend('areas', { Revenue: [] })
    await openPortal(`${backend.path}?new`, backend)
    await choose(/^Revenue/)
    await choose('Select all current and future')
    await expectText('Link Revenue to all 3 sub-areas and any added later.')
    await press('Create Link')
    expect((await row('Revenue')).textContent).toContain('All current and future sub-areas')
    expect(backend.sent).toEqual([{ areaId: 'revenue', allCurrentAndFuture: true }])
  })

  it('change to Only selected when a box is unticked [LINKAREA-14]', async () => {
    const backend = linkingBackend('areas', { Revenue: [] })
    await openPortal(`${backend.path}?edit=revenue`, backend)
    for (const scope of ['Select all current', 'Select all current and future']) {
      await choose(scope)
      await tick('Retail South')
      expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Only selected' }).checked).toBe(true)
      expect([ticked('Retail North'), ticked('Retail South'), ticked('Wholesale')]).toEqual([
        true,
        false,
        true,
      ])
    }
    await press('Create Link')
    await screen.findByText('Link created')
    expect(backend.linkedTo('Revenue')).toEqual(['retail-north', 'wholesale'])
  })

  it('keep Create Link disabled without a change [LINKAREA-14]', async () => {
    const backend = linkingBackend('areas', { Revenue: ['Retail North'] })
    await openPortal(`${backend.path}?edit=revenue`, backend)
    await expectText('Nothing will change.')
    expect(isDisabled('Create Link')).toBe(true)
    await tick('Retail South')
    expect(isDisabled('Create Link')).toBe(false)
    await tick('Retail South')
    expect(isDisabled('Create Link')).toBe(true)
  })

  it('unlink a single sub-area with one call [LINKAREA-07, LINKAREA-13]', async () => {
    const backend = linkingBackend('areas', { Revenue: ['Retail North', 'Retail South'] })
    await openPortal(`${backend.path}?edit=revenue`, backend)
    await tick('Retail South')
    await expectText('Removes 1 sub-area.')
    await press('Create Link')
    await screen.findByText('Link created')
    expect(backend.changes()).toEqual(['POST /subareas/unlink-from-area'])
  })

  it('send one call for each current sub-area [LINKAREA-12]', async () => {
    const backend = linkingBackend('areas', { Revenue: [] })
    await openPortal(`${backend.path}?new`, backend)
    await choose(/^Revenue/)
    await choose('Select all current')
    await press('Create Link')
    await screen.findByText('Link created')
    expect(backend.changes()).toHaveLength(3)
  })

  it('show that a user is linked to all entities [USERENT-01]', async () => {
    const backend = linkingBackend('entities', { Ana: ['Birch Ltd', 'acme Ltd'], Eva: true })
    await openPortal(backend.path, backend)
    expect((await row('Eva Smith')).textContent).toContain('LINKED TOAll current and future entities')
    expect((await row('Eva Smith')).textContent).not.toContain('Birch Ltd')
    expect((await row('Ana Smith')).textContent).toContain('LINKED TOacme Ltd, Birch Ltd')
  })

  it('are sent with every link to an entity [USERENT-05, USERENT-08, USERENT-09, USERENT-10, USERENT-11]', async () => {
    const backend = linkingBackend('entities', { Ana: [], Eva: true })
    await openPortal(backend.path, backend)
    expect((await row('Eva Smith')).textContent).toContain('All current and future entities')
    await press('Edit Eva Smith')
    expect(
      (await screen.findByRole<HTMLInputElement>('radio', { name: 'Select all current and future' })).checked,
    ).toBe(true)
    await choose('Only selected')
    await tick('Birch Ltd')
    await press('Create Link')
    await screen.findByText('Link created')
    expect(backend.changes()).toEqual([
      'DELETE /users/eva/link-to-entity',
      'POST /users/eva/link-to-entity',
      'POST /users/eva/link-to-entity',
    ])
    expect(backend.sent.at(-1)).toEqual(expect.objectContaining({ applyFor: 'onlySelected' }))
  })

  it('are restored by Undo [LINKAREA-11, LINKAREA-16]', async () => {
    const backend = linkingBackend('areas', { Revenue: true })
    await openPortal(backend.path, backend)
    await press('Unlink Revenue')
    await confirm('Unlink Revenue from all sub-areas?', 'Unlink')
    await press(/^Undo/)
    await screen.findByText('The links of Revenue have been restored.')
    expect(backend.sent.at(-1)).toEqual({ areaId: 'revenue', allCurrentAndFuture: true })
  })
})

describe('the Xero companies of users', () => {
  it('are four names and three dots, which show the rest [XASSIGN-02, CONST-19]', async () => {
    const backend = linkingBackend('companies', { Ana: true, Eva: ['Birch'] })
    await openPortal(backend.path, backend)
    const ana = await row('Ana Smith')
    expect(ana.textContent).toContain('ASSIGNED TOAcme Retail, Acme Traders, Birch, Cedar, ...')
    await userEvent.click(within(ana).getByRole('button', { name: '2 more of Ana Smith' }))
    expect(ana.textContent).toContain('Dell, Elm')
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    expect(trail.getByRole('link', { name: 'Xero' }).getAttribute('href')).toBe('/connectors/xero/refresh')
  })

  it('keep their ticks if assigning fails [XASSIGN-07, ERR-45]', async () => {
    const backend = linkingBackend('companies', { Ana: ['Birch'] })
    await openPortal(`${backend.path}?edit=ana`, backend)
    await tick('Cedar')
    backend.on(backend.calledAs.link, refusal(500, 'Out of order.'))
    await press('Assign')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(
      'There was a problem with trying to assign the selected connectors. Please try again, but if the problem persists, please contact the provider.',
    )
    expect([ticked('Birch'), ticked('Cedar')]).toEqual([true, true])
    backend.on(backend.calledAs.link, backend.works)
    await press('Retry 1 failed')
    await screen.findByText('Assignment saved')
    expect(backend.linkedTo('Ana')).toEqual(['birch', 'cedar'])
  })

  it('are all removed before those that stay are assigned again [XASSIGN-06, XASSIGN-08]', async () => {
    const backend = linkingBackend('companies', { Ana: ['Birch', 'Cedar'] })
    await openPortal(`${backend.path}?edit=ana`, backend)
    await tick('Cedar')
    await press('Assign')
    await screen.findByText('Assignment saved')
    expect(backend.changes()).toEqual([
      'DELETE /users/ana/xero2sqlproduct',
      'POST /users/ana/link-xero2sqlproduct',
    ])
    expect(backend.sent).toEqual([{ expected: ['birch', 'cedar'] }, { xero2SqlProductId: 'birch' }])
  })
})

describe('a linking screen', () => {
  it('removes one group by removing all, then assigns the rest again [USERGROUP-03, USERGROUP-07, USERGROUP-08, USERGROUP-09]', async () => {
    const backend = linkingBackend('groups', { Ana: ['Controllers', 'Readers'] })
    await openPortal(`${backend.path}?edit=ana`, backend)
    await tick('Readers')
    await press('Assign')
    await screen.findByText('Assignment saved')
    expect(backend.changes()).toEqual(['DELETE /users/ana/link-to-group', 'POST /users/ana/link-to-group'])
    expect(backend.sent[1]).toEqual({ comOrganisationId: 'acme', groupId: 'controllers' })
  })

  it('removes one helper table by removing all, then assigns the rest again [USERHELPER-04, USERHELPER-08, USERHELPER-09]', async () => {
    const backend = linkingBackend('helperTables', { Ana: ['Accounts', 'Budgets'] })
    await openPortal(`${backend.path}?edit=ana`, backend)
    await tick('Accounts')
    await press('Create Link')
    await screen.findByText('Assignment saved')
    expect(backend.changes()).toEqual([
      'DELETE /users/ana/link-helperTable',
      'POST /users/ana/link-helperTable',
    ])
    expect(backend.sent).toEqual([{ expected: ['accounts', 'budgets'] }, { helperTableId: 'budgets' }])
  })

  it('searches and sorts users and helper tables [USERHELPER-03, USERHELPER-05, USERHELPER-06]', async () => {
    const backend = linkingBackend('helperTables', { Ana: [], Eva: [] })
    await openPortal(backend.path, backend)
    await row('Eva Smith')
    const search = (name: string) => screen.getByRole('searchbox', { name })
    const rows = () =>
      screen.queryAllByRole('button', { name: /^Edit / }).map((edit) => edit.getAttribute('aria-label'))
    await press('Sort descending')
    expect(rows()).toEqual(['Edit Eva Smith', 'Edit Ana Smith'])
    await userEvent.type(search('Search users'), 'ana')
    await waitFor(() => expect(rows()).toEqual(['Edit Ana Smith']))

    await press('Create new link')
    await heading('New assignment')
    const item = (name: RegExp) => screen.getByRole('radio', { name })
    const box = (name: string) => screen.getByRole('checkbox', { name })
    const boxes = () => screen.getAllByRole('checkbox', { name: /^(Accounts|Budgets)/ })
    for (const sort of screen.getAllByRole('button', { name: 'Sort descending' })) await userEvent.click(sort)
    expect(screen.getAllByRole('radio')).toEqual([item(/^Eva/), item(/^Ana/)])
    expect(boxes()).toEqual([box('Budgets'), box('Accounts')])
    await userEvent.type(search('Search users'), 'ana')
    await waitFor(() => expect(screen.getAllByRole('radio')).toEqual([item(/^Ana/)]))
    await userEvent.type(search('Search helper tables'), 'acc')
    await waitFor(() => expect(boxes()).toEqual([box('Accounts')]))
  })

  it('hides archived items that are not linked, and never unlinks hidden ones [STATE-26]', async () => {
    const backend = linkingBackend('areas', { Revenue: ['Wholesale'], Costs: [], Old: [] }, [
      'Old',
      'Wholesale',
      'Retail South',
    ])
    await openPortal(`${backend.path}?new`, backend)
    expect(screen.queryByRole('radio', { name: /^Old/ })).toBeNull()
    await choose(/^Costs/)
    expect(screen.queryByRole('checkbox', { name: /^Wholesale/ })).toBeNull()
    await choose(/^Revenue/)
    expect([ticked(/^Wholesale/), screen.queryByRole('checkbox', { name: /^Retail South/ })]).toEqual([
      true,
      null,
    ])
    await tick('Retail North')
    await press('Create Link')
    await screen.findByText('Link created')
    expect(backend.linkedTo('Revenue')).toEqual(['wholesale', 'retail-north'])
  })

  it('shows the email address of users of the same name [USERENT-03]', async () => {
    const backend = linkingBackend('entities', { Ana: [], ana: [] })
    await openPortal(backend.path, backend)
    const buttons = await screen.findAllByRole('button', {
      name: /^Edit Ana Smith \(ana@tributary\.example\)$/i,
    })
    expect(buttons).toHaveLength(2)
  })

  it('needs confirmation before ticks are lost', async () => {
    const backend = linkingBackend('areas', { Costs: [], Revenue: [] })
    await openPortal(backend.path, backend)
    await press('Create new link')
    await choose(/^Costs/)
    await tick('Wholesale')
    await press('Back to links')
    await press('Keep editing')
    expect(ticked('Wholesale')).toBe(true)
    await choose(/^Revenue/)
    await press('Keep editing')
    history.back()
    await press('Keep editing')
    expect([address(), ticked('Wholesale')]).toEqual([`${backend.path}?new`, true])
    await press('Back to links')
    await press('Discard')
    await heading('Link Areas to Subareas')
  })

  it('keeps ticks that were set before an area was chosen', async () => {
    const backend = linkingBackend('areas', { Revenue: ['Retail North'] })
    await openPortal(`${backend.path}?new`, backend)
    await tick('Wholesale')
    expect(isDisabled('Create Link')).toBe(true)
    await choose(/^Revenue/)
    expect([ticked('Retail North'), ticked('Wholesale')]).toEqual([true, true])
  })

  it('restores links with the reason if they could not be removed [LINKAREA-16]', async () => {
    const backend = linkingBackend('groups', { Ana: ['Readers'] })
    await openPortal(backend.path, backend)
    const answer = held(() => refusal(409, 'The groups have changed.'))
    backend.on(backend.calledAs.unlinkAll, answer.handler)
    await press('Unassign Ana Smith')
    within(await row('Ana Smith')).getByText('Not assigned')
    answer.letGo()
    await screen.findByText('The groups have changed.')
    expect((await row('Ana Smith')).textContent).toContain('Readers')
  })

  it('keeps the ticks if the chosen user was deleted meanwhile [ERR-24]', async () => {
    const backend = linkingBackend('groups', { Ana: [], Eva: [] })
    await openPortal(`${backend.path}?new`, backend)
    await choose(/^Ana/)
    await tick('Readers')
    backend.changeLinks('Ana', null)
    await press('Assign')
    await screen.findByText('This user no longer exists.')
    expect([ticked('Readers'), backend.changes()]).toEqual([true, []])
    await choose(/^Eva/)
    expect(ticked('Readers')).toBe(true)
  })

  it('shows that a target was deleted meanwhile', async () => {
    const backend = linkingBackend('areas', { Revenue: [] })
    await openPortal(`${backend.path}?new`, backend)
    await choose(/^Revenue/)
    await tick('Wholesale')
    backend.on(backend.calledAs.link, refusal(404, 'Not found.'))
    await press('Create Link')
    await screen.findByText('Could not link Wholesale: It no longer exists.')
    expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull()
  })
})
