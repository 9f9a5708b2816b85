import type {
  CheckedManifest,
  CustomSetting,
  CustomSource,
  CustomSourceText,
  CustomSourceVersion,
  ManifestLineFault,
  TriedRequest,
  TriedTable,
} from '@tributary/domain'
import * as z from 'zod/mini'
import { tablePreview } from './connectors.entities.ts'
import { entity } from './wire/entity.ts'
import { flag, orNull, text } from './wire/fields.ts'
import { instant, instantOrNull } from './wire/instant.ts'

const setting = entity<CustomSetting>({
  name: ['Name', text],
  title: ['Title', text],
  secret: ['Secret', flag],
  required: ['Required', flag],
})

const summary = {
  format: ['Format', text],
  settings: ['Settings', z.array(setting)],
  tables: ['Tables', z.array(text)],
  hosts: ['Hosts', z.array(text)],
  needsAuthorisation: ['NeedsAuthorisation', flag],
} as const

const fault = entity<ManifestLineFault>({
  line: ['Line', z.number()],
  column: ['Column', z.number()],
  path: ['Path', text],
  message: ['Message', text],
})

export const checkedManifest = entity<CheckedManifest>({
  ...summary,
  name: ['Name', orNull(text)],
  faults: ['Faults', z.array(fault)],
})

const source = {
  ...summary,
  id: ['Id', text],
  name: ['Name', text],
  origin: ['Origin', text],
  version: ['Version', z.number()],
  changedAt: ['ChangedAtUtc', instantOrNull],
  changedBy: ['ChangedBy', orNull(text)],
  connectors: ['Connectors', z.number()],
} as const

export const customSource = entity<CustomSource>(source)

export const customSourceText = entity<CustomSourceText>({ ...source, text: ['Text', text] })

const version = {
  number: ['Number', z.number()],
  at: ['AtUtc', instant],
  by: ['By', orNull(text)],
  restored: ['Restored', orNull(z.number())],
} as const

export const customSourceVersion = entity<CustomSourceVersion>(version)

export const customSourceVersionText = entity<CustomSourceVersion & Pick<CustomSourceText, 'text'>>({
  ...version,
  text: ['Text', text],
})

const triedRequest = entity<TriedRequest>({
  method: ['Method', text],
  url: ['Url', text],
  headers: [
    'Headers',
    z.array(entity<TriedRequest['headers'][number]>({ name: ['Name', text], value: ['Value', text] })),
  ],
  body: ['Body', orNull(text)],
})

export const triedTable = entity<TriedTable>({
  request: ['Request', orNull(triedRequest)],
  status: ['Status', orNull(z.number())],
  preview: ['Preview', orNull(tablePreview)],
  error: ['Error', orNull(text)],
  notes: ['Notes', z.array(text)],
})
