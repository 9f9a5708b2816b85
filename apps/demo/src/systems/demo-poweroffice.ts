import { powerOfficeClients } from '@tributary/fakes/account-providers/demo-accounts'
import type { LocalPowerOffice } from '@tributary/fakes/account-providers/local-poweroffice'
import { providerRoutes } from '@tributary/fakes/account-providers/provider-routes'
import { type GoClient, startPowerOffice } from '@tributary/fakes/poweroffice/go-server'
import { fillGo } from '@tributary/fakes/poweroffice/sample-go'
import type { ProviderSystem } from './demo-system.ts'

/** Starts PowerOffice Go's API with its clients, and the onboarding that issues their keys. */
export async function startDemoPowerOffice(
  provider: LocalPowerOffice,
  portal: string,
): Promise<ProviderSystem> {
  const onboarding = ['/v2/Onboarding/Initiate', '/v2/Onboarding/Finalize', '/poweroffice/onboard/:visit']
  const go = await startPowerOffice({
    application: provider.application,
    routes: providerRoutes(provider, { portal, folder: '/poweroffice/', paths: onboarding }),
  })
  const clients = new Map(powerOfficeClients.map(({ id, name }) => [id, go.addClient(`before ${id}`, name)]))
  for (const { store } of clients.values()) fillGo(store)
  // Every onboarding of a client issues another key for the same data.
  provider.onClientKey = (key, { id }) => {
    const client = clients.get(id)
    if (client) go.clients.set(key, client)
  }
  return { ...systemOf([...clients.values()]), variables: variablesOf(go.uri), stop: () => go.stop() }
}

const variablesOf = (uri: string) => ({ AUTHORISE_POWEROFFICE_API_URL: `${uri}/v2` })

function systemOf(clients: readonly GoClient[]) {
  let changes = 0

  function change() {
    changes += 1
    const Name = `Endret ${changes}`
    for (const { store } of clients)
      store.change('customers', String(store.all('customers')[0]?.Id), { Name })
    return `The first customer of each client is now called “${Name}”.`
  }

  function remove() {
    for (const { store } of clients) {
      const last = store.all('projects').at(-1)
      if (last) store.remove('projects', String(last.Id))
    }
    return 'The last project of each client is deleted.'
  }

  function takeBack() {
    for (const { privileges, withoutModule } of clients) {
      privileges.delete('Location')
      withoutModule.add('Location')
    }
    return 'The clients no longer have the module for locations.'
  }

  return {
    name: 'PowerOffice Go',
    changes: [
      { label: 'Rename a customer', run: change },
      { label: 'Delete a project', run: remove },
      { label: 'Take back the privilege for locations', run: takeBack },
    ],
  }
}
