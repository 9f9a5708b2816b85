import { type Crm, startCrm } from '@tributary/fakes/crm/crm-server'
import { fillCrm } from '@tributary/fakes/crm/sample-crm'
import type { DemoSystem } from './demo-system.ts'

/** The same at every start if it is free, so that manifests with its address still work. */
const PORT = 4790
const KEY = 'harbour-demo-52b8'
const CLIENT = { clientId: 'tributary-demo', clientSecret: 'harbour-client-7c31' }

/**
 * Starts the demo's CRM, an invented system that no built-in source reads. Users who allow access on its page return to
 * `redirectUri`.
 */
export async function startDemoCrm(
  clock: () => Date,
  redirectUri: URL,
): Promise<DemoSystem & { address: string; key: string }> {
  const application = { ...CLIENT, redirectUri: redirectUri.href }
  const crm = await startCrm({ key: KEY, port: PORT, clock, application })
  fillCrm(crm.store, clock(), { contacts: 44 })
  const { base, documentation } = crm
  return {
    name: 'Harbour CRM',
    address: base,
    key: KEY,
    details: [
      { label: 'Documentation', value: documentation, isPage: true },
      { label: 'Address', value: base },
      { label: 'API key', value: KEY },
      { label: 'Client id', value: CLIENT.clientId },
      { label: 'Client secret', value: CLIENT.clientSecret },
    ],
    changes: changesOf(crm),
    stop: () => crm.stop(),
  }
}

function changesOf(crm: Crm): DemoSystem['changes'] {
  const { contacts, deals } = crm.store
  let renamed = 0

  function rename() {
    renamed += 1
    const name = `Renamed ${renamed}`
    contacts.change('5001', { first_name: name })
    return `The first contact is now called “${name}”.`
  }

  function remove() {
    const last = contacts.all().findLast(({ deleted }) => !deleted)
    if (last) contacts.change(String(last.id), { deleted: true })
    return 'The last contact of Harbour CRM is deleted.'
  }

  function win() {
    const open = deals.all().find(({ stage }) => stage === 'open')
    if (open) deals.change(String(open.id), { stage: 'won' })
    return 'The first open deal is won.'
  }

  function leaveOut() {
    crm.hasNotes = false
    return 'The plan of Harbour CRM no longer includes notes.'
  }

  return [
    { label: 'Rename a contact of Harbour CRM', run: rename },
    { label: 'Delete a contact of Harbour CRM', run: remove },
    { label: 'Win a deal', run: win },
    { label: 'Take notes out of the plan', run: leaveOut },
  ]
}
