import type { AssignableRole, User, Xero2SqlProductLink } from '@tributary/domain'
import * as z from 'zod/mini'
import { named, status } from './wire/common.ts'
import { entity } from './wire/entity.ts'
import { flag, id, listOf, orNull, text } from './wire/fields.ts'
import { instantOrNull } from './wire/instant.ts'

export const role = entity<AssignableRole>({
  id: ['Id', id],
  name: ['Name', text],
  displayName: ['DisplayName', text],
})

export const productLink = entity<Xero2SqlProductLink>({ id: ['Id', id], companyName: ['CompanyName', text] })

export const user = entity<User>({
  id: ['Id', id],
  firstName: ['FirstName', text],
  lastName: ['LastName', text],
  emailAddress: ['EmailAddress', text],
  role: ['Role', orNull(role)],
  roleId: ['RoleId', orNull(id)],
  statusId: ['StatusId', orNull(id)],
  status: ['Status', orNull(status)],
  microsoftId: ['MS_Oid', z.nullish(text)],
  groups: ['Groups', listOf(named)],
  entities: ['B2SEntities', listOf(named)],
  everyEntity: ['B2SEntitiesAllCurrentAndFuture', flag],
  helperTables: ['HelperTables', listOf(named)],
  xero2SqlProducts: ['Xero2SqlProducts', listOf(productLink)],
  connectors: ['Connectors', listOf(named)],
  lastSignedInAt: ['LastSignedInAtUtc', instantOrNull],
  belongsElsewhere: ['BelongsElsewhere', flag],
})
