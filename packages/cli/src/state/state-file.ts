import { statusNames } from '@tributary/domain'
import * as z from 'zod/mini'

/** The version of the format. A file with a different one is refused. */
export const FORMAT = 1

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))
const names = z.array(name)
const status = z.optional(z.literal(statusNames))
const statusItem = z.strictObject({ name, status })
const choice = z.union([z.literal('all'), names])

/** Where a secret comes from. A file never has the secret itself. */
const secretReference = z.union([
  z.strictObject({ fromEnv: z.string().check(z.regex(/^[A-Za-z_][A-Za-z0-9_]{0,199}$/)) }),
  z.strictObject({ fromFile: z.string().check(z.minLength(1)) }),
])

/** The schema of one connector of a file. */
export const connector = z.strictObject({
  name,
  type: name,
  /** The key of an existing connector, by which it is found even if its name has changed. */
  key: z.optional(name),
  /** The name under which it was added, if it has changed since. */
  originalName: z.optional(name),
  schedule: z.optional(z.string()),
  paused: z.optional(z.boolean()),
  properties: z.optional(z.record(z.string(), z.union([z.string(), secretReference]))),
  users: z.optional(names),
})

const grant = z.union([
  z.strictObject({ area: name, subareas: choice }),
  z.strictObject({ subarea: name, areas: z.literal('all') }),
  z.strictObject({ version: name, milestones: choice }),
])

/** The schema of the Excel structure of a file. */
export const excel = z.strictObject({
  entities: z.optional(names),
  subareas: z.optional(z.array(statusItem)),
  areas: z.optional(z.array(z.strictObject({ name, status, subareas: choice }))),
  versions: z.optional(
    z.array(z.strictObject({ name, status, milestones: z.optional(z.array(statusItem)) })),
  ),
  helperTables: z.optional(z.array(statusItem)),
  securityGroups: z.optional(
    z.array(z.strictObject({ name, status, grants: z.optional(z.array(grant)), members: z.optional(names) })),
  ),
  links: z.optional(
    z.array(z.strictObject({ user: name, entities: z.optional(choice), helperTables: z.optional(names) })),
  ),
})

/** The schema of a file. A list that is missing is not changed. */
export const stateFile = z.strictObject({
  format: z.literal(FORMAT),
  connectors: z.optional(z.array(connector)),
  excel: z.optional(excel),
})

/** The wanted or exported state of one organisation. */
export type State = z.infer<typeof stateFile>
export type WantedConnector = z.infer<typeof connector>
export type WantedExcel = z.infer<typeof excel>
export type WantedGrant = z.infer<typeof grant>
export type SecretReference = z.infer<typeof secretReference>
export type Choice = z.infer<typeof choice>

/** The path of a value in a file, e.g. `connectors`, 0, `type`. */
export type StatePath = readonly (string | number)[]
