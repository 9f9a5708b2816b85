import { setting } from '../setting.ts'
import { flag, optional, text, withDefault } from '../value-kinds.ts'
import { portList } from './special-kinds.ts'

/** What connectors may reach. */
export const connectorSettings = {
  ALLOW_PRIVATE_TARGETS: setting(optional(flag, 'as `DEMO`'), {
    usedBy: 'all',
    does: 'Whether connectors may reach loopback and private networks.',
  }),
  TARGET_PORTS: setting(optional(portList), {
    usedBy: 'all',
    does: 'Further ports of the databases of organisations.',
  }),
  TRUST_TARGET_CERTIFICATES: setting(withDefault(flag, false), {
    usedBy: 'all',
    does: 'Skips the verification of certificates of the databases of organisations.',
  }),
  SOURCE_MANIFESTS: setting(optional({ ...text, type: 'a folder' }), {
    usedBy: 'all',
    does: 'A folder with [manifests](../connectors/custom.md): `gaap.yaml` describes the connectors of that type, a file with another name is a custom source for all organisations. The server does not start with a faulty one.',
  }),
}
