import type { Organisation } from '@tributary/domain'
import { type Client, listOrganisations } from '@tributary/sdk'
import { CommandFailure, usage } from '../failure/command-failure.ts'
import type { Io } from '../terminal/io.ts'
import { chooseOne } from './choose.ts'
import { connect } from './connect.ts'
import type { AccessOptions } from './credentials.ts'
import { organisationMessages as messages } from './organisation.messages.ts'

/** Options of every command about one organisation. */
export type OrganisationOptions = AccessOptions & {
  /** The name or id of the organisation. */
  organisation?: string | undefined
}

/** A client and the organisation that a command is about. */
export type InOrganisation = { client: Client; orgId: Organisation['id']; organisation: Organisation }

/** Connects, and finds the organisation. Without a name it is the only one of the user. */
export async function inOrganisation(io: Io, options: OrganisationOptions): Promise<InOrganisation> {
  const client = await connect(io, options)
  const wanted = options.organisation ?? (io.env.TRIBUTARY_ORGANISATION || undefined)
  const organisation = chosen(await listOrganisations(client), wanted)
  return { client, orgId: organisation.id, organisation }
}

function chosen(all: readonly Organisation[], wanted: string | undefined): Organisation {
  if (wanted !== undefined)
    return chooseOne(all, wanted, { noun: 'organisation', nameOf: ({ companyName }) => companyName })
  const [only, another] = all
  if (!only) throw new CommandFailure('notFound', messages.none)
  if (another) throw usage(messages.several(all.map(({ companyName }) => companyName)))
  return only
}
