import { expect, it } from 'vitest'
import { checkAirbyteText, isAirbyteText, type ManifestKind } from './airbyte-file.ts'

const kind: ManifestKind = {
  type: 'tills',
  properties: [
    { name: 'tills.apiKey', secret: true, sentTo: 'tills.node' },
    { name: 'tills.node' },
    { name: 'tills.other' },
  ],
}

const text = (host: string, secret = 'airbyte_secret: true') => `
type: DeclarativeSource
check: { type: CheckStream, stream_names: [sales] }
streams:
  - type: DeclarativeStream
    name: sales
    schema_loader: { type: InlineSchemaLoader, schema: { properties: { id: { type: integer } } } }
    retriever:
      type: SimpleRetriever
      requester:
        type: HttpRequester
        url_base: "https://${host}/api"
        authenticator: { type: BearerAuthenticator, api_token: "{{ config['apiKey'] }}" }
      record_selector: { type: RecordSelector, extractor: { type: DpathExtractor, field_path: [] } }
spec:
  connection_specification:
    properties: { apiKey: { type: string, ${secret} }, node: { type: string }, other: { type: string } }
`

const faultsOf = (written: string) => checkAirbyteText(written, 'tills.yaml', kind)

it('recognises the format by the type of its root', () => {
  expect([
    isAirbyteText(text('x')),
    isAirbyteText('name: Tills'),
    isAirbyteText('a:\n  type: DeclarativeSource'),
  ]).toEqual([true, false, false])
})

it.each(['api.example', "{{ config['node'] }}.example"])('accepts a manifest whose host is %s', (host) =>
  expect(faultsOf(text(host))).toEqual([]),
)

it('refuses a host that a secret is not bound to', () => {
  expect(faultsOf(text("{{ config['other'] }}"))).toEqual([
    'tills.yaml: apiKey is a secret that other could send to any host.',
  ])
})

it('refuses a secret that the manifest does not keep secret', () => {
  expect(faultsOf(text('api.example', 'title: Key'))).toEqual([
    'tills.yaml: apiKey needs airbyte_secret: true.',
  ])
})

it('refuses a required setting that the connector type does not have', () => {
  const other = text('api.example').replace(
    'properties: { apiKey',
    'required: [shop]\n    properties: { shop: {}, apiKey',
  )
  expect(faultsOf(other)).toEqual(['tills.yaml: tills has no property shop.'])
})

it('names the line of a component that is not supported', () => {
  const other = text('api.example').replace('BearerAuthenticator', 'JwtAuthenticator')
  expect(faultsOf(other)).toEqual(['tills.yaml:13: sales: JwtAuthenticator is not supported.'])
})
