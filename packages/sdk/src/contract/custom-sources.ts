import * as z from 'zod/mini'
import {
  checkedManifest,
  customSource,
  customSourceText,
  customSourceVersion,
  customSourceVersionText,
  triedTable,
} from './custom-sources.entities.ts'
import { endpoint } from './endpoint.ts'
import { list, nothing, written } from './wire/answers.ts'
import { id, textUpTo } from './wire/fields.ts'
import { request } from './wire/request.ts'

const service = 'connector'
const path = '/business2cloud/clients/{orgId}/custom-sources'

/** As many characters as a manifest may have, and some more, so that its own check can name the limit. */
const manifestText = z.string().check(z.maxLength(300 * 1024))
const versionNumber = z.number()

export const listCustomSources = endpoint({
  method: 'GET',
  path,
  summary: 'List the custom sources of an organisation and of the installation.',
  level: 2,
  response: list(customSource),
  service,
})

export const getCustomSource = endpoint({
  method: 'GET',
  path: `${path}/{sourceId}`,
  summary: 'Get a custom source with its manifest.',
  level: 2,
  response: customSourceText,
  service,
})

export const checkManifest = endpoint({
  method: 'POST',
  path: `${path}/check`,
  summary: 'Check a manifest without saving it.',
  level: 2,
  body: request({
    /** The manifest, in YAML or JSON. */
    text: ['Text', manifestText],
  }),
  longBody: true,
  response: checkedManifest,
  service,
  keyed: false,
})

export const tryManifest = endpoint({
  method: 'POST',
  path: `${path}/try`,
  summary: 'Read the first page of a table of a manifest without saving anything.',
  level: 2,
  body: request({
    /** The manifest, in YAML or JSON. */
    text: ['Text', manifestText],
    /** The name of the table to read. */
    table: ['Table', textUpTo(100)],
    /** An existing connector, whose stored secrets are used for missing ones. */
    clientConnectorId: ['ClientConnectorId', z.optional(id)],
    /** The settings of the manifest, up to 50. */
    properties: [
      'Properties',
      z
        .array(
          request({
            /** The full name of the property. */
            name: ['Name', textUpTo(100)],
            /** The value to use. */
            value: ['Value', z.string().check(z.maxLength(4000))],
          }),
        )
        .check(z.maxLength(50)),
    ],
  }),
  longBody: true,
  response: triedTable,
  service,
  deadline: 'synchronise',
  keyed: false,
})

export const createCustomSource = endpoint({
  method: 'POST',
  path,
  summary: 'Add a custom source.',
  level: 2,
  body: request({
    /** The manifest, in YAML or JSON. */
    text: ['Text', manifestText],
  }),
  longBody: true,
  response: written(customSource),
  errors: [409],
  service,
})

export const saveCustomSource = endpoint({
  method: 'POST',
  path: `${path}/{sourceId}`,
  summary: 'Save a new version of a custom source.',
  level: 2,
  body: request({
    /** The manifest, in YAML or JSON. */
    text: ['Text', manifestText],
    /**
     * The number of the version that was edited. The response is 409 if a newer version exists.
     */
    version: ['Version', versionNumber],
  }),
  longBody: true,
  response: written(customSource),
  errors: [409],
  service,
})

export const deleteCustomSource = endpoint({
  method: 'DELETE',
  path: `${path}/{sourceId}`,
  summary: 'Delete a custom source that no connector reads.',
  level: 2,
  response: written(nothing),
  errors: [409],
  service,
})

export const listCustomSourceVersions = endpoint({
  method: 'GET',
  path: `${path}/{sourceId}/versions`,
  summary: 'List the versions of a custom source, newest first.',
  level: 2,
  response: list(customSourceVersion),
  service,
})

export const getCustomSourceVersion = endpoint({
  method: 'GET',
  path: `${path}/{sourceId}/versions/{number}`,
  summary: 'Get a version of a custom source with its manifest.',
  level: 2,
  response: customSourceVersionText,
  service,
})

export const restoreCustomSource = endpoint({
  method: 'POST',
  path: `${path}/{sourceId}/versions/{number}/restore`,
  summary: 'Save an earlier version of a custom source as a new one.',
  level: 2,
  body: request({
    /** The number of the newest version. If there is a newer one, the response is 409. */
    version: ['Version', versionNumber],
  }),
  response: written(customSource),
  errors: [409],
  service,
})
