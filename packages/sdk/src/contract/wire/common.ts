import type { Named, Status } from '@tributary/domain'
import * as z from 'zod/mini'
import { isFitName } from '../../common/validation/fit-name.ts'
import { NAME_MAXIMUM } from '../../common/validation/name.ts'
import { entity } from './entity.ts'
import { id, text, textUpTo, upToThousand } from './fields.ts'
import { holds } from './holds.ts'

export const status = entity<Status>({ id: ['Id', id], name: ['Name', text] })

export const named = entity<Named>({ id: ['Id', id], name: ['Name', text] })

/** The name of an item, of up to `most` characters. It is trimmed and must have visible characters. */
export const nameUpTo = /* @__NO_SIDE_EFFECTS__ */ (most: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(most),
      holds(
        isFitName,
        'may hold letters, numbers and ordinary signs only.',
        'letters, numbers and ordinary signs',
      ),
    )

/** The name of an item. */
export const name = /* @__PURE__ */ nameUpTo(NAME_MAXIMUM)

/** The organisation of a body. */
export const organisationId = ['comOrganisationId', id] as const

/** An optional `?orgId`. Without it, the call is about every organisation of the caller. */
export const inOrganisation = z.strictObject({
  /** The organisation. Without it, every organisation of the caller. */
  orgId: z.optional(id),
})

/** The part of a query that reads a list a page at a time. */
export const paging = {
  /** The most items of the page. Without it, all of them. */
  limit: /* @__PURE__ */ z.optional(upToThousand),
  /** The `cursor` in the `Link` header of the last response. */
  cursor: /* @__PURE__ */ z.optional(/* @__PURE__ */ textUpTo(220)),
} as const

/** An optional `?orgId`, and a page. */
export const pageInOrganisation = z.strictObject({
  /** The organisation. Without it, every organisation of the caller. */
  orgId: z.optional(id),
  ...paging,
})

/** A required `?orgId`, and a page. */
export const pageOfOrganisation = z.strictObject({
  /** The organisation. */
  orgId: id,
  ...paging,
})

/** A required `?orgId`. */
export const ofOrganisation = z.strictObject({
  /** The organisation. */
  orgId: id,
})
