import type { Id, SessionUser } from '@tributary/domain'
import { type Client, endViewAs, startViewAs } from '@tributary/sdk'
import { notifyOtherTabs } from './tabs.ts'

/** Shows the portal as another user. The page is loaded again, because nothing that it has read belongs to that user. */
export async function showAs(
  client: Client,
  organisationId: Id,
  user: { id: Id; emailAddress: string },
): Promise<void> {
  await startViewAs(client, { params: { id: user.id }, body: { organisationId } })
  notifyOtherTabs({ type: 'signed-in', email: user.emailAddress })
  location.assign('/home')
}

/** Returns to the account of the administrator, on the page of the viewed user. */
export async function returnFromView(client: Client, user: SessionUser): Promise<void> {
  await endViewAs(client)
  // Every tab of this browser has the view, so each must load its user again.
  notifyOtherTabs({ type: 'signed-in', email: '' })
  const userId = user.viewAs?.userId
  location.assign(userId === undefined ? '/home' : `/people/${encodeURIComponent(String(userId))}`)
}
