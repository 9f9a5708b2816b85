/** A small manifest that shows the format. Its system does not exist. */
export const exampleManifest = `name: Acme
base: https://api.acme.example/v1/

# What each connector must provide.
settings:
  - { name: apiKey, title: API key, secret: true, required: true }

authentication: { kind: bearer, token: '{apiKey}' }
rate: { requests: 50, seconds: 60 }

# Each stream becomes a table.
streams:
  - name: customers
    request: { path: customers }
    records: items
    columns:
      - { path: id, kind: whole }
      - { path: name, kind: text }
      - { path: changed, kind: instant }
    key: [id]
    paging: { kind: pageNumber, parameter: page, size: { per_page: 100 }, total: total }
`
