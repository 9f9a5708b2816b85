import type { Named, Status } from '@tributary/domain'
import * as z from 'zod/mini'
import { entity } from './entity.ts'
import { id, text } from './fields.ts'

export const status = entity<Status>({ id: ['Id', id], name: ['Name', text] })

export const named = entity<Named>({ id: ['Id', id], name: ['Name', text] })

/** A name a person gives to something: outer blanks do not count, and something must be left. */
export const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))

/** An address longer than any mail system takes is refused before it costs anything. */
export const emailAddress = z.string().check(z.minLength(1), z.maxLength(320))

/** Passwords are never trimmed; 1,024 characters hold 256 code points of any script. */
export const password = z.string().check(z.minLength(1), z.maxLength(1024))

/** The organisation a body speaks of. */
export const organisationId = ['comOrganisationId', id] as const

/** `?orgId` where it may be left out, which means every organisation of the caller. */
export const inOrganisation = z.strictObject({ orgId: z.optional(id) })

/** `?orgId` where it may not. */
export const ofOrganisation = z.strictObject({ orgId: id })
