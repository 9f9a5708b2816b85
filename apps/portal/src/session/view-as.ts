import type { Id, SessionUser } from '@tributary/domain'
import { type Client, endViewAs, refreshSession, startViewAs } from '@tributary/sdk'
import { notifyOtherTabs } from './tabs.ts'

/** Shows the portal as another user. */
export async function showAs(client: Client, organisationId: Id, userId: Id): Promise<void> {
  await startViewAs(client, { params: { id: userId }, body: { organisationId } })
  await loadAgain(client, '/home')
}

/** Returns to the account of the administrator, on the page of the viewed user. */
export async function returnFromView(client: Client, { viewAs }: SessionUser): Promise<void> {
  await endViewAs(client)
  await loadAgain(client, viewAs ? `/people/${encodeURIComponent(String(viewAs.userId))}` : '/home')
}

/** Loads the page again in every tab, because nothing that it has read belongs to the new user. */
async function loadAgain(client: Client, path: string) {
  const user = await refreshSession(client)
  // This tab hears the message as well, and ignores it for its own user.
  if (user) notifyOtherTabs({ type: 'signed-in', email: user.email })
  location.assign(path)
}
