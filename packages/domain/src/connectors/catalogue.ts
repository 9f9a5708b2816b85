import { aws } from './kinds/aws.ts'
import { cin7 } from './kinds/cin7.ts'
import { PORTAL_USER, targetProperties } from './kinds/common.ts'
import { excel } from './kinds/excel.ts'
import { ftp } from './kinds/ftp.ts'
import { gaap } from './kinds/gaap.ts'
import type { ConnectorKind, PropertySpec } from './kinds/kind.ts'
import { mailchimp } from './kinds/mailchimp.ts'
import { poweroffice } from './kinds/poweroffice.ts'
import { sqlserver } from './kinds/sqlserver.ts'
import { uniconta } from './kinds/uniconta.ts'
import { vend } from './kinds/vend.ts'
import { woocommerce } from './kinds/woocommerce.ts'
import { xero } from './kinds/xero.ts'

/** The twelve connector kinds (connectors spec 3). A new kind is a new file and a line here. */
export const connectorKinds: readonly ConnectorKind[] = [
  excel,
  aws,
  cin7,
  uniconta,
  woocommerce,
  ftp,
  gaap,
  sqlserver,
  mailchimp,
  vend,
  xero,
  poweroffice,
]

const kindsByType = new Map(connectorKinds.map((kind) => [kind.type, kind]))

/** The kind of a connector type in any letter case; undefined for a type we do not know. */
export const kindOf = (type: string): ConnectorKind | undefined => kindsByType.get(type.toLowerCase())

/** How a connector type is called on screen; an unknown one is called as the server spells it. */
export const displayNameOf = (type: string): string => kindOf(type)?.displayName ?? type

/** Excel has rules and addresses of its own, whatever the letter case of its type (portal spec 2.2). */
export const isExcel = (type: string): boolean => type.toLowerCase() === excel.type

/** Every property a connector of this type may have: its own, then those of the target. */
export const propertiesOf = (type: string): readonly PropertySpec[] => [
  ...(kindOf(type)?.properties ?? []),
  ...targetProperties,
]

/** Whether this property is a connection string, of whatever type: told without its password, kept sealed with it. */
export const isConnectionString = (name: string): boolean =>
  [...connectorKinds.flatMap(({ properties }) => properties), ...targetProperties].some(
    (spec) => spec.name === name && spec.input === 'connection-string',
  )

/** Whether the value of this property must never be told again (connectors spec 3). Unknown ones are secret. */
export const isSecretProperty = (type: string, name: string): boolean => {
  if (name === PORTAL_USER) return false
  const spec = propertiesOf(type).find((property) => property.name === name)
  return spec ? spec.secret === true : true
}
