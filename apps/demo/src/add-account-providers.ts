import { startAccountProviders } from '@tributary/fakes/account-providers/account-providers'
import {
  type AuthoriseSettings,
  accountCallbackAddress,
  authoriseSettings,
  type StartContext,
} from '@tributary/server'

/** Starts the demo's account providers. Configured providers take precedence. */
export async function addAccountProviders({
  config: { authorise, publicUrl },
  onStop,
}: StartContext): Promise<AuthoriseSettings> {
  const { variables, stop } = await startAccountProviders({
    origin: publicUrl.origin,
    redirectUri: (type) => accountCallbackAddress(publicUrl, type),
  })
  onStop(stop)
  return { ...authoriseSettings(variables), ...authorise }
}
