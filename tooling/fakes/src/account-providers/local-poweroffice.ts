import { randomUUID } from 'node:crypto'
import { type Choice, choicePage, unknownVisitPage } from './choice-page.ts'
import type { Asked, LocalProvider, Said } from './local-http.ts'
import { secret } from './local-tokens.ts'

const NAME = 'PowerOffice Go'

export type PowerOfficeApplication = {
  applicationKey: string
  subscriptionKey: string
  redirectUri: string
}

type Visit = { client: Choice; back: URL }

/**
 * The onboarding of PowerOffice Go from its documentation: it starts with an organisation number, shows a
 * consent page, and ends by exchanging the token from the callback for the client's key.
 */
export class LocalPowerOffice implements LocalProvider {
  /** Runs when a client's key is issued. */
  onClientKey: (key: string, client: Choice) => void = () => undefined
  readonly application: PowerOfficeApplication
  readonly #clients: readonly Choice[]
  readonly #visits = new Map<string, Visit>()
  readonly #tokens = new Map<string, Choice>()

  constructor(application: PowerOfficeApplication, clients: readonly Choice[]) {
    this.application = application
    this.#clients = clients
  }

  answer(asked: Asked): Said {
    const { path } = asked
    if (path.startsWith('onboard/')) return this.#onboard(path.slice('onboard/'.length), asked)
    if (asked.header('ocp-apim-subscription-key') !== this.application.subscriptionKey)
      return { status: 401, json: { message: 'Access denied due to invalid subscription key.' } }
    if (path === 'v2/Onboarding/Initiate') return this.#initiate(asked)
    return path === 'v2/Onboarding/Finalize' ? this.#finalise(asked) : { status: 404 }
  }

  #initiate({ json, header }: Asked): Said {
    const back = String(json.RedirectUri)
    const client = this.#clients.find(({ id }) => id === String(json.ClientOrganizationNo).replace(/\s/g, ''))
    const isOurs =
      json.ApplicationKey === this.application.applicationKey &&
      back.startsWith(`${this.application.redirectUri}?`)
    if (!isOurs || !client) return { status: 400, json: { Title: 'Bad Request', Status: 400 } }
    const visit = randomUUID()
    this.#visits.set(visit, { client, back: new URL(back) })
    return { json: { TemporaryUrl: `http://${header('host')}/poweroffice/onboard/${visit}` } }
  }

  #onboard(id: string, { method, form }: Asked): Said {
    const visit = this.#visits.get(id)
    if (!visit) return { status: 404, page: unknownVisitPage(NAME) }
    const { client, back } = visit
    const asking = { provider: NAME, legend: 'Client', choices: [client], kind: 'radio' } as const
    if (method !== 'POST') return { page: choicePage(asking) }
    const cancelled = form.get('action') === 'cancel'
    if (!cancelled && form.get('choice') !== client.id)
      return { page: choicePage({ ...asking, refused: true }) }
    this.#visits.delete(id)
    back.searchParams.set('status', cancelled ? 'Cancelled' : 'Success')
    if (!cancelled) back.searchParams.set('token', this.#token(client))
    return { goTo: back }
  }

  #token(client: Choice) {
    const token = secret()
    this.#tokens.set(token, client)
    return token
  }

  #finalise({ json }: Asked): Said {
    const token = String(json.OnboardingToken)
    const client = this.#tokens.get(token)
    this.#tokens.delete(token)
    if (!client) return { status: 400, json: { Title: 'Bad Request', Status: 400 } }
    const key = secret()
    this.onClientKey(key, client)
    const opened = { ClientKey: key, ClientName: client.name, ClientOrganizationNumber: client.id }
    return { json: { OnboardedClientsInformation: [opened], UserEmail: 'user@poweroffice.example' } }
  }
}
