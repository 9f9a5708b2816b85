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

/** The connector kinds. To add one, add a file in `kinds` and a line here. */
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

/** Finds the kind of a connector type, ignoring case; undefined for an unknown type. */
export const kindOf = (type: string): ConnectorKind | undefined => kindsByType.get(type.toLowerCase())

/** Returns the name of a connector type on screen; an unknown type as the server spells it. */
export const displayNameOf = (type: string): string => kindOf(type)?.displayName ?? type

/** Whether this type is Excel, ignoring case. Excel has its own rules and URLs. */
export const isExcel = (type: string): boolean => type.toLowerCase() === excel.type

/** Returns the properties a connector of this type may have: its own, then those of the target. */
export const propertiesOf = (type: string): readonly PropertySpec[] => [
  ...(kindOf(type)?.properties ?? []),
  ...targetProperties,
]

/** Whether this property, of any type, is a connection string. It is stored sealed and returned without its password. */
export const isConnectionString = (name: string): boolean =>
  [...connectorKinds.flatMap(({ properties }) => properties), ...targetProperties].some(
    (spec) => spec.name === name && spec.input === 'connection-string',
  )

/** Whether the value of this property must never be returned. Unknown properties are secret. */
export const isSecretProperty = (type: string, name: string): boolean => {
  if (name === PORTAL_USER) return false
  const spec = propertiesOf(type).find((property) => property.name === name)
  return spec ? spec.secret === true : true
}
