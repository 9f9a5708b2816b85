import { z } from 'zod'
import { SourceFailure } from '../../source-failure.ts'
import type { SourceConnection } from '../http/http-source.ts'
import type { HttpRequest } from '../http/http-stream.ts'
import { powerOfficeMessages } from './poweroffice.messages.ts'
import type { GoStream } from './poweroffice-listed.ts'

const information = z.object({
  ClientName: z.string().nullish(),
  ValidPrivileges: z.array(z.string()).nullish(),
  InvalidPrivileges: z.array(z.string()).nullish(),
})

/** What the integration may read of a client. Needs no privilege. */
const INFORMATION: HttpRequest = { path: 'ClientIntegrationInformation' }

export type GoInformation = { readonly client: string; readonly tables: readonly GoStream[] }

/** Returns the tables that the client allows and leaves out the others. */
export async function allowedStreams(
  all: readonly GoStream[],
  request: SourceConnection['request'],
  leaveOut: SourceConnection['leaveOut'],
): Promise<GoInformation> {
  const { data } = information.safeParse((await request(INFORMATION)).body)
  if (!data) throw new SourceFailure(powerOfficeMessages.badInformation, { code: 'source-data' })
  const valid = new Set(data.ValidPrivileges)
  const invalid = new Set(data.InvalidPrivileges)
  const isLeftOut = ({ privileges }: GoStream) => !hasOne(privileges, valid) && hasOne(privileges, invalid)
  const leftOut = all.filter(isLeftOut)
  if (leftOut.length === all.length)
    throw new SourceFailure(powerOfficeMessages.nothingAllowed, { code: 'not-authorised' })
  if (leftOut.length > 0)
    leaveOut({
      tables: leftOut.map(({ name }) => name),
      why: powerOfficeMessages.noPrivilege,
      code: 'not-authorised',
    })
  return {
    client: data.ClientName?.trim() || 'the client',
    tables: all.filter((stream) => !isLeftOut(stream)),
  }
}

/** A privilege is given as it is, or as a variant that also allows changes. */
const hasOne = (privileges: readonly string[], given: ReadonlySet<string>) =>
  privileges.some((name) => given.has(name) || given.has(`${name}_Full`))
