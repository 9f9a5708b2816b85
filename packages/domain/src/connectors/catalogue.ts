import { aws } from './kinds/aws.ts'
import { cin7 } from './kinds/cin7.ts'
import { PORTAL_USER, targetProperties } from './kinds/common.ts'
import { custom, settingNamed } from './kinds/custom.ts'
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
  custom,
]

const kindsByType = new Map(connectorKinds.map((kind) => [kind.type, kind]))

/** A connector type by its name, or as a kind: that of a custom source, with the properties of its settings. */
export type TypeOrKind = string | ConnectorKind

/** Finds the kind of a connector type, ignoring case; undefined for an unknown type. */
export const kindOf = (type: TypeOrKind): ConnectorKind | undefined =>
  typeof type === 'string' ? kindsByType.get(type.toLowerCase()) : type

/** Returns the name of a connector type. */
export const typeNameOf = (type: TypeOrKind): string => (typeof type === 'string' ? type : type.type)

/** Returns the name of a connector type on screen; an unknown type as the server spells it. */
export const displayNameOf = (type: TypeOrKind): string => kindOf(type)?.displayName ?? typeNameOf(type)

/** Whether this type is Excel, ignoring case. Excel has its own rules and URLs. */
export const isExcel = (type: string): boolean => type.toLowerCase() === excel.type

/** Whether connectors of this type read a custom source, ignoring case. */
export const isCustom = (type: TypeOrKind): boolean => kindOf(type)?.type === custom.type

/**
 * Returns the properties a connector of this type may have: its own, then those of the target. The settings of a custom
 * source are included if they are among `names`.
 */
export function propertiesOf(type: TypeOrKind, names: Iterable<string> = []): readonly PropertySpec[] {
  const own: readonly PropertySpec[] = kindOf(type)?.properties ?? []
  const known = new Set(own.map(({ name }) => name))
  const settings = isCustom(type) ? [...new Set(names)].filter((name) => !known.has(name)) : []
  return [...own, ...settings.flatMap((name) => settingNamed(name) ?? []), ...targetProperties]
}

/** Finds a property of a connector type; undefined if the type cannot have it. */
export const propertyOf = (type: TypeOrKind, name: string): PropertySpec | undefined =>
  propertiesOf(type, [name]).find((spec) => spec.name === name)

/** Whether this property, of any type, is a connection string. It is stored sealed and returned without its password. */
export const isConnectionString = (name: string): boolean =>
  [...connectorKinds.flatMap(({ properties }) => properties), ...targetProperties].some(
    (spec) => spec.name === name && spec.input === 'connection-string',
  )

/** Whether the value of this property must never be returned. Unknown properties are secret. */
export const isSecretProperty = (type: TypeOrKind, name: string): boolean => {
  if (name === PORTAL_USER) return false
  const spec = propertyOf(type, name)
  return spec ? spec.secret === true : true
}
