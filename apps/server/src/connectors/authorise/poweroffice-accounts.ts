import type { CustomFetch } from 'openid-client'
import { z } from 'zod'
import { isOfIssuer } from '../../session/providers/provider-host.ts'
import { type AccountProvider, AccountUnknown, type AuthorisedAccount } from './account-provider.ts'
import type { PowerOfficeSettings } from './authorise-settings.ts'
import { ANSWER_SECONDS } from './provider-fetch.ts'

const initiated = z.object({ TemporaryUrl: z.url({ protocol: /^https?$/ }) })

const finalised = z.object({
  OnboardedClientsInformation: z.array(
    z.object({
      ClientKey: z.string().min(1).max(200),
      ClientName: z.string().nullish(),
      ClientOrganizationNumber: z.string().nullish(),
    }),
  ),
})

/**
 * PowerOffice Go. Onboarding starts with an organisation number. The user agrees in Go, and the token of the callback is
 * exchanged for the client key, which stays valid until it is revoked in Go.
 */
export function powerOfficeAccounts(
  settings: PowerOfficeSettings,
  redirectUri: URL,
  fetch: CustomFetch,
): AccountProvider {
  const post = poster(settings, fetch)
  return {
    async authorisationUrl({ state, account }) {
      const back = new URL(redirectUri)
      back.searchParams.set('state', state)
      const body = {
        ApplicationKey: settings.applicationKey,
        ClientOrganizationNo: account,
        RedirectUri: back.href,
      }
      const address = new URL(initiated.parse(await post('Onboarding/Initiate', body)).TemporaryUrl)
      if (!isOfIssuer(address, new URL(settings.apiUrl)))
        throw new Error('PowerOffice returned an address outside its domain.')
      return address
    },
    async finish(answer, { account }) {
      const token = answer.get('token')
      if (answer.get('status')?.toLowerCase() !== 'success' || !token) return 'cancelled'
      const { OnboardedClientsInformation: clients } = finalised.parse(
        await post('Onboarding/Finalize', { OnboardingToken: token }),
      )
      const client = clients.find((one) => plain(one.ClientOrganizationNumber) === plain(account))
      if (!client) throw new Error('PowerOffice authorised a different client.')
      return { tokens: null, accounts: [accountOf(client, plain(account))] }
    },
    refresh: async () => 'refused',
  }
}

const plain = (number: string | null | undefined) => (number ?? '').replace(/\s/g, '').toLowerCase()

const accountOf = (
  { ClientKey, ClientName }: z.infer<typeof finalised>['OnboardedClientsInformation'][number],
  number: string,
): AuthorisedAccount => ({
  id: number,
  name: ClientName?.trim() || number,
  remoteId: null,
  settings: [
    { name: 'poweroffice.organisationNumber', value: number },
    { name: 'poweroffice.clientKey', value: ClientKey },
  ],
})

const poster =
  ({ apiUrl, subscriptionKey }: PowerOfficeSettings, fetch: CustomFetch) =>
  async (path: string, body: object): Promise<unknown> => {
    const answer = await fetch(`${apiUrl}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'Ocp-Apim-Subscription-Key': subscriptionKey },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_SECONDS * 1000),
    })
    if (answer.status === 400) throw new AccountUnknown('PowerOffice rejected the request.')
    if (!answer.ok) throw new Error(`PowerOffice returned ${answer.status}.`)
    return answer.json()
  }
