/** The shelf of tests, described in our format. */
export const ownManifest = (uri: string, { name = 'Shelf', columns = '' } = {}) => `name: ${name}
base: ${uri}/v1/
settings:
  - { name: apiKey, title: API key, secret: true, required: true }
authentication: { kind: headerKey, name: X-Key, value: '{apiKey}' }
streams:
  - name: books
    request: { path: numbered }
    records: data.items
    columns:
      - { path: id, kind: whole }
      - { path: title, kind: text }
${columns}    key: [id]
    paging: { kind: pageNumber, parameter: page, total: { header: X-Total } }
`

/** The same in Airbyte's format. */
export const airbyteManifest = (uri: string) => `version: 6.0.0
type: DeclarativeSource
check: { type: CheckStream, stream_names: [books] }
streams:
  - type: DeclarativeStream
    name: books
    primary_key: [id]
    schema_loader:
      type: InlineSchemaLoader
      schema: { type: object, properties: { id: { type: integer }, title: { type: string } } }
    retriever:
      type: SimpleRetriever
      requester:
        type: HttpRequester
        url_base: ${uri}/v1/
        path: numbered
        authenticator:
          type: ApiKeyAuthenticator
          api_token: "{{ config['apiKey'] }}"
          inject_into: { type: RequestOption, inject_into: header, field_name: X-Key }
      record_selector:
        type: RecordSelector
        extractor: { type: DpathExtractor, field_path: [data, items] }
      paginator:
        type: DefaultPaginator
        page_token_option: { type: RequestOption, inject_into: request_parameter, field_name: page }
        pagination_strategy: { type: PageIncrement, page_size: 2, start_from_page: 1, inject_on_first_request: true }
spec:
  type: Spec
  connection_specification:
    type: object
    title: Shelf Spec
    required: [apiKey]
    properties:
      apiKey: { type: string, title: API key, airbyte_secret: true }
`
