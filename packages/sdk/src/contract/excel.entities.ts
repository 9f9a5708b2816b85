import type { Area, Entity, HelperTable, Milestone, Subarea, Version } from '@tributary/domain'
import * as z from 'zod/mini'
import { named, status } from './wire/common.ts'
import { entity } from './wire/entity.ts'
import { flag, id, listOf, orNull, text } from './wire/fields.ts'
import { trusted } from './wire/trusted.ts'

const organisationId = ['comOrganisationId', id] as const

export const entityOfOrganisation = entity<Entity>({
  id: ['Id', id],
  name: ['Name', text],
  organisationId,
})

/** Every value except "custom" means automatic, including a missing one. */
export const linkType = z.codec(z.nullish(z.string()), z.literal(['automatic', 'custom']), {
  decode: (wire) => (wire?.toLowerCase() === 'custom' ? 'custom' : 'automatic'),
  encode: (value) => value,
})

export const area = entity<Area>({
  id: ['Id', id],
  name: ['Name', text],
  status: ['Status', orNull(status)],
  subareaLinkType: ['SubareaLinkType', linkType],
  subareas: ['Subareas', listOf(named)],
  allCurrentAndFuture: ['AllCurrentAndFuture', flag],
  organisationId,
})

/** `{Area: {Id, Name}}` on the wire, the area itself here. */
const linkedArea = z.codec(
  z.looseObject({
    /** The linked area. */
    Area: named,
  }),
  trusted<{ id: string | number; name: string }>(),
  {
    decode: (link) => link.Area,
    encode: (area) => ({ Area: area }),
  },
)

const listOrder = z.codec(z.nullish(z.number()), z.number(), {
  decode: (wire) => wire ?? 1,
  encode: (value) => value,
})

export const subarea = entity<Subarea>({
  id: ['Id', id],
  name: ['Name', text],
  status: ['Status', orNull(status)],
  listOrder: ['listOrder', listOrder],
  areas: ['AreasSubareas', listOf(linkedArea)],
  organisationId,
})

export const milestone = entity<Milestone>({
  id: ['Id', id],
  name: ['Name', text],
  status: ['Status', orNull(status)],
  versionId: ['versionId', id],
  listOrder: ['listOrder', listOrder],
})

export const version = entity<Version>({
  id: ['Id', id],
  name: ['Name', text],
  status: ['Status', orNull(status)],
  milestones: ['Milestones', listOf(milestone)],
  organisationId,
})

export const helperTable = entity<HelperTable>({
  id: ['Id', id],
  name: ['Name', text],
  inputTableName: ['InputTableName', text],
  status: ['Status', orNull(status)],
  budget2SqlProductId: ['budget2SqlProductId', orNull(id)],
  organisationId,
})
