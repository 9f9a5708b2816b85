import { z } from 'zod'
import { requestSchemas } from './manifest-request.ts'
import { incremental, paging, windows } from './manifest-stream.ts'
import { manifestsMessages as messages } from './manifests.messages.ts'

/** The schema of a manifest. Rules that concern several fields are in `manifest-rules.ts`. */

const { path, headers, request, template } = requestSchemas

const tableName = z
  .string()
  .regex(/^[a-z][a-z0-9_]{0,58}$/, { error: () => messages.badTableName })
  .describe('Lower-case letters, digits and underscores.')
const settingName = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9]{0,39}$/, { error: () => messages.badSettingName })
  .describe('Used as {name} in other fields.')
const sentence = z.string().min(1).max(300)

const setting = z.strictObject({
  name: settingName,
  title: z.string().min(1).max(100).describe('The label of the field.'),
  secret: z.boolean().optional().describe('It is stored sealed, and used in authentication only.'),
  required: z.boolean().optional(),
  pattern: z
    .string()
    .min(1)
    .max(100)
    .optional()
    .describe('What the whole value must match: characters, classes such as [a-z] and quantifiers.'),
})

const hosts = z
  .array(
    z.string().regex(/^(?:\*\.){1,3}(?:[a-z0-9-]{1,63}\.)+[a-z0-9-]{2,63}$/, {
      error: () => messages.badHostPattern,
    }),
  )
  .min(1)
  .max(10)
  .describe('The hosts that an address with a setting may lead to. A star is one label: *.acme.example')

const base = z
  .string()
  .min(1)
  .max(500)
  .describe('The address that all paths start from, such as https://api.acme.example/v1/')

const tokenAddress = base.describe('The address that issues access tokens.')
const sendAs = z
  .enum(['basic', 'body'])
  .optional()
  .describe('Where the id and the secret are sent; basic if left out.')

/** Parameters of an authorisation address that decide who is authorised, and where the browser returns to. */
const OWN_PARAMETER =
  /^(?:client_.*|code_.*|redirect_uri|request|request_uri|response_mode|response_type|scope|state)$/i

const authorisationCode = z.strictObject({
  kind: z.literal('authorisationCode'),
  authorisationAddress: base.describe('The page on which users allow access. Their browsers are sent to it.'),
  tokenAddress,
  clientId: template,
  clientSecret: template,
  scope: template.optional().describe('The permissions to request, separated as the system needs them.'),
  sendAs,
  pkce: z
    .boolean()
    .optional()
    .describe('Whether the request has a PKCE challenge; true if left out. Few systems refuse it.'),
  parameters: z
    .record(
      z
        .string()
        .min(1)
        .max(100)
        .refine((name) => !OWN_PARAMETER.test(name), { error: () => messages.ownParameter }),
      template,
    )
    .refine((all) => Object.keys(all).length <= 20, { error: () => messages.tooMany(20) })
    .optional()
    .describe('Further parameters of the authorisation address, such as access_type.'),
})

const authentication = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('headerKey'),
    name: requestSchemas.authenticationHeader,
    value: template.describe('Such as {apiKey}, or Token {apiKey}'),
  }),
  z.strictObject({ kind: z.literal('queryKey'), name: z.string().min(1).max(100), value: template }),
  z.strictObject({ kind: z.literal('basic'), username: template, password: template }),
  z.strictObject({ kind: z.literal('bearer'), token: template }),
  z.strictObject({
    kind: z.literal('clientCredentials'),
    tokenAddress,
    clientId: template,
    clientSecret: template,
    sendAs,
    parameters: z
      .record(z.string().max(100), template)
      .optional()
      .describe('Further parameters of the token request, such as scope.'),
  }),
  authorisationCode,
])

const rate = z.strictObject({
  requests: z.int().min(1).max(100_000),
  seconds: z.int().min(1).max(86_400),
  burst: z
    .int()
    .min(1)
    .max(100)
    .optional()
    .describe('Requests that may follow each other without a pause; 1 if left out.'),
})

const kind = z
  .enum(['text', 'guid', 'numeric', 'whole', 'yesNo', 'day', 'instant', 'utcInstant', 'json'])
  .describe('How the value is read, and so the type of the column.')
const column = z.strictObject({
  path: path.describe('Where the value is in the record.'),
  name: tableName.optional().describe('The path if left out.'),
  kind,
})
const ofParent = z.strictObject({
  parent: path.describe('Where the value is in the parent record.'),
  name: tableName,
  kind,
})
const lineNumber = z.strictObject({
  lineNumber: z.literal(true).describe('The place of the record in its list, from 1.'),
  name: tableName,
})

const key = z.array(tableName).max(8).describe('The columns that identify a row.')

const child = z.strictObject({
  name: tableName,
  records: path.describe('Where the list is in the parent record.'),
  columns: z
    .array(z.union([column, ofParent, lineNumber], { error: () => messages.badChildColumn }))
    .min(1)
    .max(200),
  key,
  parentKey: tableName.describe('The column with the key of the parent.'),
})

const stream = z.strictObject({
  name: tableName.describe('The name of the table.'),
  request,
  records: path.optional().describe('Where the list is in a response. Left out, the response is the list.'),
  columns: z.array(column).min(1).max(200),
  key,
  paging,
  incremental: incremental.optional(),
  windows: windows.optional(),
  removed: z
    .strictObject({
      path,
      equals: z
        .union([z.string().max(200), z.number(), z.boolean()], { error: () => messages.badScalar })
        .optional(),
    })
    .optional()
    .describe('A record was deleted if this field has a value, or this value.'),
  keepsOld: z.boolean().optional().describe('The source loses old records, so a full refresh deletes none.'),
  children: z.array(child).max(10).optional().describe('Tables made of lists inside the records.'),
  leftOut: z
    .array(z.string().max(200))
    .max(200)
    .optional()
    .describe('Fields that are not stored. All others without a column are stored in other_fields.'),
})

const cause = z.strictObject({
  status: z.int().min(300).max(599),
  path: path.optional().describe('Where to find a value in the body of the response.'),
  equals: z
    .union([z.string().max(200), z.number(), z.boolean()], { error: () => messages.badScalar })
    .optional(),
  sentence: sentence.describe('What happened and what users can do.'),
  code: z
    .enum([
      'sign-in-refused',
      'not-authorised',
      'not-in-plan',
      'source-path-missing',
      'source-busy',
      'source-data',
      'settings',
    ])
    .describe('Decides who can correct it.'),
  forbidden: z.boolean().optional().describe('The credentials are refused, so nothing else is tried.'),
  passing: z.boolean().optional().describe('The same request may succeed in a moment.'),
  notIncluded: z.boolean().optional().describe('Only this stream is missing. The others are read.'),
})

/** The format of a manifest. */
export const manifestSchema = z
  .strictObject({
    name: z
      .string()
      .regex(/^[\p{L}\p{N}][\p{L}\p{N} .,&()'’+-]{0,59}$/u, { error: () => messages.badName })
      .describe('The name of the system in sentences.'),
    base,
    hosts: hosts.optional(),
    settings: z.array(setting).max(20).optional(),
    authentication,
    headers: headers.optional(),
    rate: rate.optional(),
    longestWaitSeconds: z
      .int()
      .min(1)
      .max(900)
      .optional()
      .describe('The longest pause that the source may require.'),
    probe: request
      .optional()
      .describe('The request of connection tests; that of the first stream if left out.'),
    streams: z.array(stream).min(1).max(50),
    causes: z.array(cause).max(50).optional(),
  })
  .meta({ title: 'Tributary manifest', description: 'Describes how a source is read over HTTP.' })

/** A source of data as a manifest describes it. */
export type Manifest = z.infer<typeof manifestSchema>
