import type { SettingKey } from '@tributary/domain'
import type { Server } from '../server/server.ts'
import { apiSession } from './api-session.ts'
import { people } from './people.ts'

/** Changes a setting of the installation as a super administrator. Tests on a shared server must change it back. */
export async function changeSwitch(server: Server, key: SettingKey, on: boolean): Promise<void> {
  const call = await apiSession(server, people.sue)
  await call('POST', '/admin/globalconfiguration', { key, value: String(on) })
}
