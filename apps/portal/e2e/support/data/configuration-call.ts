import { expect } from '@playwright/test'
import type { SettingKey } from '@tributary/domain'
import type { Server } from '../server/server.ts'
import { password, people } from './people.ts'

/** Has a super admin turn a switch of the installation; whoever does so on a shared server turns it back. */
export async function turn({ url }: Server, key: SettingKey, on: boolean): Promise<void> {
  const signedIn = await post(`${url}/backend/auth/signin`, {
    emailAddress: people.sue.email,
    password,
  })
  const { accessToken } = (await signedIn.json()) as { accessToken: string }
  const turned = await post(
    `${url}/backend/admin/globalconfiguration`,
    { key, value: String(on) },
    accessToken,
  )
  expect(turned.status).toBe(200)
}

const post = (address: string, body: object, accessToken?: string) =>
  fetch(address, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(accessToken && { Authorization: `Bearer ${accessToken}` }),
    },
    body: JSON.stringify(body),
  })
