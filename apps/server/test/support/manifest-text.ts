/** The text of a small manifest. */
export const manifestText = (name: string) => `name: ${name}
base: https://api.shelf.example/
settings:
  - { name: apiKey, title: API key, secret: true, required: true }
authentication: { kind: headerKey, name: X-Api-Key, value: '{apiKey}' }
streams:
  - name: sales
    request: { path: sales }
    columns: [{ path: id, kind: whole }]
    key: [id]
    paging: { kind: onePage }
`
